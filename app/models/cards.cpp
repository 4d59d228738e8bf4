// SPDX-License-Identifier: MIT
#include "app/models/cards.h"

#include "app/text/translation.h"
#include "core/contract/keywords.h"
#include "core/contract/registry.h"

#include <QCoreApplication>
#include <QEvent>
#include <QJSEngine>
#include <QRegularExpression>
#include <QTextBoundaryFinder>
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

/// Without what only says where lines break (translations/line_breaks.cpp).
QString visible(QString text) { return text.remove(QChar(0x200B)).remove(QChar(0x2060)); }

/// Where words are written apart, as a word of its own; else wherever it stands.
bool stands(const QString& shown, const QString& words) {
    const QString term = visible(shown);
    if (term.isEmpty())
        return false;
    const bool apart = std::ranges::all_of(term, [](QChar sign) {
        return sign.script() == QChar::Script_Latin || sign.script() == QChar::Script_Common;
    });
    const QString escaped = QRegularExpression::escape(term);
    const QRegularExpression wanted(apart ? QStringLiteral("(?<!\\w)%1(?!\\w)").arg(escaped) : escaped,
                                    QRegularExpression::CaseInsensitiveOption |
                                        QRegularExpression::UseUnicodePropertiesOption);
    return wanted.match(visible(words)).hasMatch();
}

QString firstSentence(const QString& text) {
    QTextBoundaryFinder finder(QTextBoundaryFinder::Sentence, text);
    const auto end = finder.toNextBoundary();
    return end > 0 ? text.left(end).trimmed() : text;
}

const contract::RuleEntry* ruleOf(const contract::Game& game, int number) {
    for (const contract::RuleChapter& chapter : game.rulebook())
        for (const contract::RuleEntry& rule : chapter.entries)
            if (rule.number == number)
                return &rule;
    return nullptr;
}

} // namespace

Cards::Cards(QObject* parent) : QObject(parent) { QCoreApplication::instance()->installEventFilter(this); }

bool Cards::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::LanguageChange && watched == QCoreApplication::instance())
        m_facts.clear();
    return QObject::eventFilter(watched, event);
}

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
    for (const contract::Keyword& keyword : contract::keywordsOf(*found)) {
        const QString term = translated(keyword.term);
        const contract::RuleEntry* rule = ruleOf(*found, keyword.ledger);
        if (rule != nullptr && stands(term, words))
            list.append(QVariantMap{
                {QStringLiteral("term"), term},
                {QStringLiteral("sentence"), firstSentence(translated(rule->text))},
                {QStringLiteral("ledger"), QString::fromStdString(found->ledgerEntry(keyword.ledger))}});
    }
    return list;
}

} // namespace taletop::app
