// SPDX-License-Identifier: MIT
#include "app/text/whole_letters.h"

#include <QTextBoundaryFinder>

#include <algorithm>

namespace taletop::app {

QString firstLetters(const QString& text, qsizetype most) {
    const auto codePoints = [&](qsizetype from, qsizetype end) {
        return std::count_if(text.begin() + from, text.begin() + end,
                             [](QChar unit) { return !unit.isLowSurrogate(); });
    };
    QTextBoundaryFinder letters(QTextBoundaryFinder::Grapheme, text);
    qsizetype end = 0;
    for (qsizetype next = letters.toNextBoundary(); next > 0; next = letters.toNextBoundary()) {
        most -= codePoints(end, next);
        if (most < 0)
            break;
        end = next;
    }
    return text.left(end);
}

QValidator::State LetterLimit::validate(QString& text, int& at) const {
    const QString kept = firstLetters(text, m_most);
    if (kept.size() == text.size())
        return Acceptable;
    if (at < text.size())
        return Invalid;
    text = kept;
    at = static_cast<int>(kept.size());
    return Acceptable;
}

} // namespace taletop::app
