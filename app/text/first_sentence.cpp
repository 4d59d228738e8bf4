// SPDX-License-Identifier: MIT
#include "app/text/first_sentence.h"

#include <QTextBoundaryFinder>

namespace taletop::app {

QString firstSentence(const QString& text) {
    static const QString sentenceEnd(2,
                                     QChar(0x200B)); // inserted by line_breaks at a translator's mark
    if (const auto end = text.indexOf(sentenceEnd); end > 0)
        return text.left(end);
    QTextBoundaryFinder finder(QTextBoundaryFinder::Sentence, text);
    const auto end = finder.toNextBoundary();
    return end > 0 ? text.left(end).trimmed() : text;
}

} // namespace taletop::app
