// SPDX-License-Identifier: MIT
#include "app/text/first_sentence.h"

#include <QTextBoundaryFinder>

namespace taletop::app {

QString firstSentence(const QString& text) {
    QTextBoundaryFinder finder(QTextBoundaryFinder::Sentence, text);
    const auto end = finder.toNextBoundary();
    return end > 0 ? text.left(end).trimmed() : text;
}

} // namespace taletop::app
