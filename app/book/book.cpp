// SPDX-License-Identifier: MIT
#include "app/book/book.h"

#include <algorithm>

namespace taletop::app {

namespace {

constexpr qsizetype longestText = 20000; ///< characters

bool isLineEnd(QChar character) {
    return character == u'\n' || character == QChar::LineSeparator || character == QChar::ParagraphSeparator;
}

/// Should the character be dropped? Joiners stay, because Arabic and emoji need them. Marks that change the
/// text's direction are dropped, because they could reverse a whole line.
bool isDropped(QChar character) {
    if (character.category() == QChar::Other_Control)
        return true;
    const char16_t code = character.unicode();
    return (code >= 0x202A && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069) || code == 0xFEFF;
}

} // namespace

QString printable(const QString& text) {
    QString made;
    made.reserve(std::min(text.size(), longestText));
    for (qsizetype at = 0; at < text.size(); ++at) {
        const QChar character = text.at(at);
        if (made.size() >= longestText) {
            made += QChar(0x2026);
            break;
        }
        if (isLineEnd(character)) {
            made += u'\n';
        } else if (character.isHighSurrogate() && at + 1 < text.size() && text.at(at + 1).isLowSurrogate()) {
            made += character;
            made += text.at(++at);
        } else if (character.isSurrogate()) {
            made += QChar(QChar::ReplacementCharacter);
        } else if (character == u'\t') {
            made += u' ';
        } else if (!isDropped(character)) {
            made += character;
        }
    }
    return made;
}

} // namespace taletop::app
