// SPDX-License-Identifier: MIT
#include "app/text/type_fit.h"

#include "app/text/phrases.h"

#include <QFont>
#include <QHash>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace taletop::app {

namespace {

/// The size of the words relative to the available room. They fit if width and height are at most 1.
struct Need {
    qreal width = 0;
    qreal height = 0;
    int rows = 0;
    [[nodiscard]] bool fits() const { return width <= 1 && height <= 1; }
};

/// Lays out the words as Text does.
Need needAt(const FitQuestion& question, int pixels) {
    QFont font(question.family);
    font.setBold(question.bold);
    font.setPixelSize(pixels);
    QTextOption option;
    option.setWrapMode(QTextOption::WordWrap);
    option.setUseDesignMetrics(true);
    QString words = question.words;
    QTextLayout layout(words.replace(u'\n', QChar::LineSeparator), font);
    layout.setTextOption(option);
    layout.beginLayout();
    qreal widest = 0;
    qreal height = 0;
    int rows = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(question.width);
        widest = std::max(widest, line.naturalTextWidth());
        height += line.height() * question.lineHeight;
        ++rows;
    }
    layout.endLayout();
    constexpr qreal least = 0.001; // used for an empty room
    return {widest / std::max(question.width, least), height / std::max(question.height, least), rows};
}

/// Returns the largest size that fits. Each size needs its own font and a new layout, so the next size to try
/// is estimated from the last.
int largest(const FitQuestion& question) {
    int fitting = std::min(question.least, question.most);
    int failing = question.most + 1;
    for (int tried = question.most; failing - fitting > 1;) {
        const Need need = needAt(question, tried);
        (need.fits() ? fitting : failing) = tried;
        // Larger letters make rows both longer and taller.
        const qreal factor =
            std::min(1 / std::max(need.width, 0.001), std::sqrt(1 / std::max(need.height, 0.001)));
        const int wanted = static_cast<int>(tried * std::min(factor, 2.0));
        tried = std::clamp(wanted, fitting + 1, std::max(fitting + 1, failing - 1));
    }
    return fitting;
}

/// Do the words fit if their phrases are not broken?
bool haveRoom(const FitQuestion& question, const QString& unbroken) {
    FitQuestion phrases = question;
    phrases.words = unbroken;
    // Try the largest size first, because fonts in sizes that are never shown cost time.
    if (question.most > question.least && needAt(phrases, question.most).fits())
        return true;
    const Need need = needAt(phrases, question.least);
    // Accept unbroken phrases in no more rows if the height is too small even for words that may break
    // anywhere.
    return need.width <= 1 && (need.height <= 1 || need.rows <= needAt(question, question.least).rows);
}

} // namespace

std::size_t qHash(const FitQuestion& question, std::size_t seed) {
    return qHashMulti(seed, question.words, question.family, question.bold, question.most, question.least,
                      question.width, question.height, question.lineHeight);
}

int TypeFit::wrapped(const QString& words, const QString& family, bool bold, int most, int least, qreal width,
                     qreal height, qreal lineHeight) {
    const FitQuestion question{words, family, bold, most, least, width, height, lineHeight};
    if (const int* known = m_answers.object(question))
        return *known;
    const int pixels = largest(question);
    m_answers.insert(question, new int(pixels));
    return pixels;
}

QString TypeFit::inPhrases(const QString& words, const QString& family, bool bold, int most, int least,
                           qreal width, qreal height, qreal lineHeight) {
    const QString unbroken = Phrases::unbroken(words);
    if (unbroken == words)
        return words;
    const FitQuestion question{words, family, bold, most, least, width, height, lineHeight};
    if (const bool* known = m_unbroken.object(question))
        return *known ? unbroken : words;
    const bool room = haveRoom(question, unbroken);
    m_unbroken.insert(question, new bool(room));
    return room ? unbroken : words;
}

} // namespace taletop::app
