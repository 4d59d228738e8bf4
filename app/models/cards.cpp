// SPDX-License-Identifier: MIT
#include "app/models/cards.h"

#include "app/text/translation.h"
#include "core/contract/registry.h"

#include <QCoreApplication>
#include <QEvent>
#include <QJSEngine>
#include <QVariantList>

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

} // namespace taletop::app
