// SPDX-License-Identifier: MIT
#include "app/text/phrases.h"

#include <QStringList>

namespace taletop::app {

namespace {

constexpr QChar joinHere(0x2060);
/// Letters; what is longer may break inside, so that it never leaves its place.
constexpr qsizetype longestJoined = 8;

bool isHiragana(QChar letter) { return letter >= QChar(0x3041) && letter <= QChar(0x309F); }
bool isKatakana(QChar letter) {
    return letter >= QChar(0x30A1) && letter <= QChar(0x30FF) && letter != QChar(0x30FB); // ・ parts words
}
bool isKanji(QChar letter) {
    return letter == QChar(0x3005) || (letter >= QChar(0x4E00) && letter <= QChar(0x9FFF));
}
bool isJapanese(QChar letter) { return isHiragana(letter) || isKatakana(letter) || isKanji(letter); }

/// Does a phrase begin at `at`, behind hiragana? A single letter of it is mostly in the middle of a word, as
/// in 捨て札, unless it is a particle.
bool beginsPhrase(const QString& text, qsizetype at) {
    static const QString particles = QStringLiteral("はがをにへとでものや");
    static const QString endings = QStringLiteral("方札場目物者用側"); // of words that began before: つなぎ方
    if (!isHiragana(text[at - 1]) || isHiragana(text[at]))
        return false;
    const bool single = at < 2 || !isHiragana(text[at - 2]);
    return particles.contains(text[at - 1]) || (!single && !endings.contains(text[at]));
}

/// May a line end before `at`? Not between a number and what it counts, nor before a particle.
bool isBetweenPhrases(const QString& text, qsizetype at) {
    if ((text[at - 1].isDigit() && isJapanese(text[at])) || (text[at - 1].isLetter() && isHiragana(text[at])))
        return false;
    return !isJapanese(text[at - 1]) || !isJapanese(text[at]) || beginsPhrase(text, at);
}

QString joined(const QString& letters) {
    return letters.size() <= longestJoined ? letters.split(QString(), Qt::SkipEmptyParts).join(joinHere)
                                           : letters;
}

/// A long phrase may end a line where other letters begin: ゲーム|開始前の.
QString joinedPhrase(const QString& phrase) {
    if (phrase.size() <= longestJoined)
        return joined(phrase);
    QString result;
    qsizetype from = 0;
    for (qsizetype at = 1; at < phrase.size(); ++at)
        if (isKatakana(phrase[at - 1]) != isKatakana(phrase[at])) {
            result += joined(phrase.mid(from, at - from));
            from = at;
        }
    return result += joined(phrase.mid(from));
}

} // namespace

QString Phrases::unbroken(const QString& heading) {
    const QString text = QString(heading).remove(joinHere);
    QString result;
    qsizetype from = 0;
    for (qsizetype at = 1; at <= text.size(); ++at)
        if (at == text.size() || isBetweenPhrases(text, at)) {
            result += joinedPhrase(text.mid(from, at - from));
            from = at;
        }
    return result;
}

} // namespace taletop::app
