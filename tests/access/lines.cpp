// SPDX-License-Identifier: MIT
#include "tests/access/lines.h"

#include "tests/access/what_is_shown.h"

#include <QApplication>
#include <QJsonDocument>
#include <QMenu>

#include <algorithm>

namespace taletop::app {

namespace {

QString textOf(const QVariant& value) {
    switch (value.typeId()) {
    case QMetaType::QVariantMap:
    case QMetaType::QVariantList:
    case QMetaType::QStringList:
        return QString::fromUtf8(QJsonDocument::fromVariant(value).toJson(QJsonDocument::Compact));
    default:
        return value.toString();
    }
}

void addModel(QStringList& lines, const QString& name, const QAbstractItemModel& model) {
    const QHash<int, QByteArray> roles = model.roleNames();
    QList<int> sorted = roles.keys();
    std::ranges::sort(sorted);
    for (int row = 0; row < model.rowCount(); ++row) {
        QString line = name;
        for (const int role : sorted)
            line += u' ' + QLatin1String(roles[role]) + u'=' + textOf(model.index(row, 0).data(role));
        lines.append(line);
    }
}

void addModels(QStringList& lines, MatchSession& session) {
    const contract::Game& game = session.match().game();
    for (const scene::Zone& zone : game.scene(session.match().view(kit::spectator), kit::spectator).zones) {
        const QString kind = QString::fromUtf8(zone.kind);
        addModel(lines, QStringLiteral("%1 of %2:").arg(kind).arg(zone.owner),
                 *session.zone(kind, zone.owner));
    }
    addModel(lines, QStringLiteral("seat"), *session.seats());
    addModel(lines, QStringLiteral("choice"), *session.choices());
    addModel(lines, QStringLiteral("pad"), *session.pad());
    addModel(lines, QStringLiteral("score"), *session.score());
    addModel(lines, QStringLiteral("log"), *session.log());
    lines.append({session.prompt(), session.detail(), session.step(), session.undo()->text(),
                  session.refusal()->text(), session.events()->text(), textOf(session.counterTexts()),
                  textOf(session.hints()->rows()), textOf(session.curtain()->news()),
                  QString::number(session.curtain()->newsBefore())});
}

/// Is the viewer making a secret decision? Only the viewer sees its unfinished effect, even on open cards.
bool decidesInSecret(MatchSession& session) {
    const auto seat = static_cast<kit::Seat>(session.viewer());
    const contract::Game& game = session.match().game();
    const auto past = session.review()->moment();
    const contract::AnyState& state = past ? past->state : session.match().state();
    return seat >= 0 && game.scene(game.view(state, seat), seat).secret;
}

} // namespace

QStringList linesOf(MatchSession& session) {
    QStringList lines;
    addModels(lines, session);
    return lines;
}

QStringList linesOf(TableWindow& table) {
    QStringList lines{table.window().windowTitle()};
    addModels(lines, table.session());
    lines.append(spokenTree(table.window().panel()));
    for (const QWidget* widget : table.window().findChildren<QWidget*>())
        lines.append(widget->toolTip() + widget->statusTip() + widget->whatsThis());
    if (const auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget()))
        for (const QAction* action : menu->actions())
            lines.append(action->text() + action->toolTip() + action->statusTip() +
                         (action->isEnabled() ? QStringLiteral(" enabled") : QString()) +
                         (action->isChecked() ? QStringLiteral(" checked") : QString()));
    return lines;
}

namespace {

void addFact(QByteArray& told, const kit::Fact& fact) {
    for (const int part :
         {static_cast<int>(fact.kind), int(fact.from), int(fact.to), int(fact.fromIndex), int(fact.toIndex),
          int(fact.card.face), int(fact.card.mark), int(fact.key), int(fact.seat), int(fact.value),
          int(fact.arguments[0]), int(fact.arguments[1]), int(fact.arguments[2])})
        told.append(QByteArray::number(part)).append(' ');
    told.append('\n');
}

} // namespace

QByteArray toldOf(const match::Match& match, kit::Seat knower) {
    QByteArray told;
    std::vector<kit::Seat> who{kit::spectator};
    if (knower >= 0)
        who.push_back(knower);
    const auto listen = [&](const match::Entry&, std::span<const kit::Fact> facts,
                            const contract::AnyState&) {
        for (const kit::Seat each : who)
            for (const kit::Fact& fact : facts)
                if (const auto seen = kit::redact(fact, match.game().visibility(each)))
                    addFact(told, *seen);
    };
    match::Journal journal = match.journal();
    journal.header.revision = -1; // this journal is made by hand and has no hashes
    (void)match::Match::replayed(match.game(), journal, SIZE_MAX, listen);
    for (const kit::Seat each : who) {
        const contract::AnyState view = match.view(each);
        const auto bytes = view.bytes();
        told.append(reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size()));
    }
    return told;
}

QStringList openToAll(MatchSession& session) {
    const contract::Game& game = session.match().game();
    const auto seen = game.visibility(kit::spectator);
    QStringList lines;
    const bool begins = decidesInSecret(session);
    for (const scene::Zone& zone : game.scene(session.match().view(kit::spectator), kit::spectator).zones) {
        if ((begins && zone.owner == session.viewer()) || seen[zone.zone] != kit::Visibility::Face)
            continue;
        ZoneModel* model = session.zone(QString::fromUtf8(zone.kind), zone.owner);
        for (int row = 0; row < model->rowCount(); ++row)
            lines.append(QStringLiteral("%1 of %2: face %3, mark %4, %5")
                             .arg(model->kind())
                             .arg(zone.owner)
                             .arg(model->index(row).data(ZoneModel::FaceRole).toInt())
                             .arg(model->index(row).data(ZoneModel::MarkRole).toInt())
                             .arg(model->index(row).data(ZoneModel::NameRole).toString()));
    }
    for (const LogModel::Row& row : session.log()->rows())
        lines.append(row.text);
    return lines;
}

} // namespace taletop::app
