// SPDX-License-Identifier: MIT
#include "app/text/type_fit.h"

#include <QFont>
#include <QHash>
#include <QTextLayout>

#include <algorithm>

namespace taletop::app {

namespace {

/// As Text lays words out.
bool fits(const FitQuestion& question, int pixels) {
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
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(question.width);
        widest = std::max(widest, line.naturalTextWidth());
        height += line.height() * question.lineHeight;
    }
    layout.endLayout();
    return widest <= question.width && height <= question.height;
}

int largest(const FitQuestion& question) {
    if (fits(question, question.most)) // as most words do
        return question.most;
    int fitting = std::min(question.least, question.most);
    for (int below = fitting + 1, above = question.most - 1; below <= above;) {
        const int tried = (below + above) / 2;
        if (fits(question, tried)) {
            fitting = tried;
            below = tried + 1;
        } else {
            above = tried - 1;
        }
    }
    return fitting;
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

} // namespace taletop::app
