// SPDX-License-Identifier: MIT
#include "app/text/phrases.h"

#include <QLocale>
#include <QTextBoundaryFinder>

#include <algorithm>

namespace taletop::app {

namespace {

constexpr QChar joinHere(0x2060);
/// The length up to which a phrase is never broken. Longer ones may break, so that they always fit.
constexpr qsizetype longestJoined = 8;

bool isHiragana(QChar letter) { return letter >= QChar(0x3041) && letter <= QChar(0x309F); }
bool isKatakana(QChar letter) {
    return letter >= QChar(0x30A1) && letter <= QChar(0x30FF) && letter != QChar(0x30FB); // excludes ・
}
bool isKanji(QChar letter) {
    return letter == QChar(0x3005) || (letter >= QChar(0x4E00) && letter <= QChar(0x9FFF));
}
bool isJapanese(QChar letter) { return isHiragana(letter) || isKatakana(letter) || isKanji(letter); }

/// Does a phrase begin at `at`, after hiragana? A single hiragana is usually inside a word, as in 捨て札,
/// unless it is a particle.
bool beginsPhrase(const QString& text, qsizetype at) {
    static const QString particles = QStringLiteral("はがをにへとでものや");
    static const QString endings =
        QStringLiteral("方札場目物者用側"); // last letters of words, as in つなぎ方
    if (!isHiragana(text[at - 1]) || isHiragana(text[at]))
        return false;
    const bool single = at < 2 || !isHiragana(text[at - 2]);
    return particles.contains(text[at - 1]) || (!single && !endings.contains(text[at]));
}

/// Does the character join two numbers, as in 1～3 (which has two spellings) or 1／4?
bool joinsNumbers(QChar letter) {
    return letter == QChar(0x301C) || letter == QChar(0xFF5E) || letter == QChar(0xFF0F);
}

/// May a line end before `at`? Not between a number and its unit, or before a particle.
bool isBetweenPhrases(const QString& text, qsizetype at) {
    if (joinsNumbers(text[at]) || (joinsNumbers(text[at - 1]) && text[at].isDigit()))
        return false;
    if ((text[at - 1].isDigit() && isJapanese(text[at])) || (text[at - 1].isLetter() && isHiragana(text[at])))
        return false;
    return !isJapanese(text[at - 1]) || !isJapanese(text[at]) || beginsPhrase(text, at);
}

/// Would the character be alone on its line, as in 森の|子?
bool isSingle(const QString& text, qsizetype at) {
    return isJapanese(text[at]) && isJapanese(text[at - 1]) &&
           (at + 1 == text.size() || isBetweenPhrases(text, at + 1));
}

QString joined(const QString& letters) {
    return letters.size() <= longestJoined ? letters.split(QString(), Qt::SkipEmptyParts).join(joinHere)
                                           : letters;
}

/// Joins a phrase. A long one may still break where katakana begins or ends: ゲーム|開始前の.
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
    if (std::ranges::none_of(heading, isJapanese))
        return heading;
    const QString text = QString(heading).remove(joinHere);
    QString result;
    qsizetype from = 0;
    for (qsizetype at = 1; at <= text.size(); ++at)
        if (at == text.size() ||
            (isBetweenPhrases(text, at) && (at - from >= longestJoined || !isSingle(text, at)))) {
            result += joinedPhrase(text.mid(from, at - from));
            from = at;
        }
    return result;
}

QStringList Phrases::parts(const QString& heading) {
    const QString text = unbroken(heading);
    QStringList result;
    QTextBoundaryFinder ends(QTextBoundaryFinder::Line, text);
    qsizetype from = 0;
    for (qsizetype at = ends.toNextBoundary(); at > 0; at = ends.toNextBoundary()) {
        result.append(text.mid(from, at - from));
        from = at;
    }
    return result;
}

QString Phrases::listed(const QStringList& parts) {
    const QString three =
        QLocale().createSeparatedList({QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("3")});
    return parts.join(three.section(u'1', 1).section(u'2', 0, 0)); // the last separator may be an "and"
}

QString Phrases::fill(const QString& form, const QStringList& arguments) {
    QString filled;
    for (qsizetype at = 0; at < form.size(); ++at) {
        const int place = form[at] == u'%' && at + 1 < form.size() ? form[at + 1].digitValue() : -1;
        if (place < 1 || place > arguments.size()) {
            filled += form[at];
            continue;
        }
        filled += arguments[place - 1];
        ++at;
    }
    return filled;
}

QString Phrases::withOneEnd(QString sentence, const QString& name) {
    static const QString signs = QStringLiteral("!?！？");
    static const QString stops = QStringLiteral(".。");
    const qsizetype at = sentence.indexOf(name);
    const qsizetype end = at + name.size();
    if (at >= 0 && !name.isEmpty() && signs.contains(name.back()) && end < sentence.size() &&
        stops.contains(sentence[end]))
        sentence.remove(end, 1);
    return sentence;
}

QString Phrases::sentences(const QString& first, const QString& second) {
    //: Two sentences, one after the other
    return withOneEnd(tr("%1. %2").arg(first, second), first);
}

} // namespace taletop::app
