// SPDX-License-Identifier: MIT
#include "app/models/cards.h"

#include "app/text/first_sentence.h"
#include "app/text/translation.h"
#include "core/contract/keywords.h"
#include "core/contract/line_rules.h"
#include "core/contract/registry.h"

#include <QJSEngine>
#include <QRegularExpression>
#include <QVariantList>

#include <algorithm>

namespace taletop::app {

namespace {

QVariantMap readFacts(const QString& game, const scene::CardFacts& facts) {
    QVariantMap numbers;
    for (const scene::CardFacts::Number& number : facts.numbers)
        numbers.insert(QString::fromUtf8(number.key), number.value);
    QVariantList lines;
    for (const scene::CardFacts::Line& line : facts.lines)
        lines.append(QVariantMap{{QStringLiteral("text"), translated(line.text)},
                                 {QStringLiteral("icon"), QString::fromUtf8(line.icon)},
                                 {QStringLiteral("amount"), line.amount},
                                 {QStringLiteral("level"), line.level}});
    QStringList pictures;
    for (const std::string& picture : facts.pictures)
        pictures.append(QStringLiteral("qrc:/art/games/%1/%2").arg(game, QString::fromStdString(picture)));
    return {{QStringLiteral("key"), QString::fromUtf8(facts.name.source)},
            {QStringLiteral("name"), translated(facts.name)},
            {QStringLiteral("pictures"), pictures},
            {QStringLiteral("numbers"), numbers},
            {QStringLiteral("lines"), lines}};
}

/// Returns the forms of a keyword. Sentences that explain it begin with the first form.
QStringList formsOf(const QString& term) {
    QStringList forms = withoutLineMarks(term).split(u'|', Qt::SkipEmptyParts);
    for (QString& form : forms)
        form = form.trimmed();
    forms.removeAll(QString());
    return forms;
}

/// Matches a letter in a script that puts spaces between words.
constexpr QLatin1String
    apartLetter("[^\\W\\p{Han}\\p{Hiragana}\\p{Katakana}\\p{Thai}\\p{Lao}\\p{Khmer}\\p{Myanmar}]|\\p{M}");

/// Do the words contain the form as a separate word, or anywhere in a script without spaces?
bool stands(const QString& form, const QString& words) {
    const auto letter = [](const QString& all, qsizetype at) {
        static const QRegularExpression apart(apartLetter, QRegularExpression::UseUnicodePropertiesOption);
        return at >= 0 && at < all.size() && apart.match(all.mid(at, 1)).hasMatch();
    };
    const bool opens = letter(form, 0);
    const bool closes = letter(form, form.size() - 1);
    for (qsizetype at = words.indexOf(form, 0, Qt::CaseInsensitive); at >= 0;
         at = words.indexOf(form, at + 1, Qt::CaseInsensitive))
        if (!(opens && letter(words, at - 1)) && !(closes && letter(words, at + form.size())))
            return true;
    return false;
}

const contract::RuleEntry* ruleOf(const contract::Game& game, int number) {
    for (const contract::RuleChapter& chapter : game.rulebook())
        for (const contract::RuleEntry& rule : chapter.entries)
            if (rule.number == number)
                return &rule;
    return nullptr;
}

} // namespace

QJSValue Cards::facts(const QString& game, int face) {
    QJSValue& known = m_facts[game + u'/' + QString::number(face)];
    if (!known.isUndefined())
        return known;
    const contract::Game* found = contract::findGame(game.toStdString());
    const bool there =
        found != nullptr && face >= 0 && static_cast<std::size_t>(face) < found->info().faceNames.size();
    known = qjsEngine(this)->toScriptValue(there ? readFacts(game, found->cardFacts(face)) : QVariantMap());
    return known;
}

QVariantMap Cards::text(const QString& game, int face) const {
    const contract::Game* found = contract::findGame(game.toStdString());
    if (found == nullptr || face < 0 || static_cast<std::size_t>(face) >= found->info().faceNames.size())
        return {};
    const scene::CardText card = found->cardText(face);
    QVariantList rules;
    for (const scene::CardRule& rule : card.rules) {
        const QString ledger =
            rule.entry > 0 ? QString::fromStdString(found->ledgerEntry(rule.entry)) : QString();
        rules.append(
            QVariantMap{{QStringLiteral("text"), translated(rule.text)}, {QStringLiteral("ledger"), ledger}});
    }
    return {{QStringLiteral("name"), translated(card.name)}, {QStringLiteral("rules"), rules}};
}

QVariantList Cards::keywords(const QString& game, const QString& words) const {
    const contract::Game* found = contract::findGame(game.toStdString());
    QVariantList list;
    if (found == nullptr)
        return list;
    const QString shown = withoutLineMarks(words);
    for (const contract::Keyword& keyword : contract::keywordsOf(*found)) {
        const QStringList forms = formsOf(translated(keyword.term));
        const contract::RuleEntry* rule = ruleOf(*found, keyword.ledger);
        const bool said =
            std::ranges::any_of(forms, [&](const QString& form) { return stands(form, shown); });
        if (rule != nullptr && said)
            list.append(QVariantMap{
                {QStringLiteral("term"), forms.front()},
                {QStringLiteral("sentence"), firstSentence(translated(rule->text))},
                {QStringLiteral("ledger"), QString::fromStdString(found->ledgerEntry(keyword.ledger))}});
    }
    return list;
}

QString Cards::ruleOfLine(const QString& game, const QString& key) const {
    const contract::Game* found = contract::findGame(game.toStdString());
    const int rule = found != nullptr ? contract::ruleOfLine(*found, key.toStdString()) : 0;
    return rule > 0 ? QString::fromStdString(found->ledgerEntry(rule)) : QString();
}

} // namespace taletop::app
