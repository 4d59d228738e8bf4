// SPDX-License-Identifier: MIT
#include "app/session/table_picture.h"

#include "app/text/translation.h"
#include "core/scene/reading.h"

namespace taletop::app {

namespace {

/// "Marie", "Marie and Fred", "Marie, Fred and Denis".
QString joined(const QStringList& names) {
    if (names.size() < 2)
        return names.join(QString());
    return TablePicture::tr("%1 and %2")
        .arg(names.mid(0, names.size() - 1).join(TablePicture::tr(", ")), names.last());
}

QString summaryOf(const SeatModel::Row& row) {
    QStringList parts{row.name, seatKindText(row.kind)};
    for (const QVariant& text : row.counterTexts)
        parts.append(text.toString());
    if (row.pending)
        parts.append(TablePicture::tr("to act now"));
    return parts.join(TablePicture::tr(", "));
}

} // namespace

TablePicture::TablePicture(SessionTable& table, const Counsel& counsel)
    : m_table(&table), m_counsel(&counsel), m_look(table.game().cardLook()),
      m_zones(QSizeF(m_look.width, m_look.height)), m_touches(table.game()) {
    connect(m_counsel, &Counsel::changed, this, [this] {
        m_choices.sync(m_scene.choices, m_scene.zones, m_table->names, m_counsel->moves());
        m_touches.setHints(m_counsel->moves());
    });
}

scene::Scene TablePicture::sceneNow() const {
    if (m_table->review.active())
        return m_table->review.scene();
    const contract::Game& game = m_table->game();
    const match::Match& match = m_table->match;
    const Curtain& curtain = m_table->curtain;
    scene::Scene scene = game.scene(match.view(curtain.viewer()), curtain.viewer());
    if (curtain.shared())
        showAsToAll(scene, curtain.viewer(), game, match.state());
    if (curtain.inPublic()) {
        scene::Scene own = game.scene(match.view(curtain.actor()), curtain.actor());
        scene.choices = std::move(own.choices);
        scene.prompt = own.prompt;
        scene.detail = own.detail;
        scene.step = own.step;
    }
    if (!m_table->readOnly.empty()) {
        scene.choices.clear();
        scene.step = "";
    }
    const bool allOpen = m_table->over() && !game.info().secretsStay;
    for (kit::Seat seat = 0; allOpen && seat < m_table->names.size(); ++seat)
        layOpen(scene, game.scene(match.view(seat), seat));
    return scene;
}

void TablePicture::seatPeople() {
    const contract::Pending pending = m_table->game().pending(m_table->stateShown());
    std::vector<SeatModel::Row> rows;
    for (kit::Seat seat = 0; seat < m_table->names.size(); ++seat) {
        const match::SeatRecord& record = m_table->match.header().seats[static_cast<std::size_t>(seat)];
        const bool acts = pending.kind == contract::Pending::Kind::Seats && pending.seats.contains(seat);
        SeatModel::Row row;
        row.seat = seat;
        row.name = m_table->names[seat];
        row.kind = QString::fromStdString(record.kind);
        row.emblem = record.emblem;
        row.isViewer = seat == m_table->viewer();
        row.pending = acts && !m_table->story.telling();
        row.done = !acts && pending.kind != contract::Pending::Kind::Over;
        for (const scene::Counter& counter : m_scene.counters) {
            if (counter.seat != seat)
                continue;
            row.done = row.done && !kit::sameWords(counter.key, scene::laterCounter);
            row.counters.insert(QString::fromUtf8(counter.key), counter.value);
            row.counterTexts.insert(QString::fromUtf8(counter.key), translated(counter.text, m_table->names));
        }
        row.summary = summaryOf(row);
        rows.push_back(row);
    }
    m_seats.sync(rows);
}

void TablePicture::offer() {
    m_choices.sync(m_scene.choices, m_scene.zones, m_table->names, m_counsel->moves());
    m_touches.setHints(m_counsel->moves());
    m_touches.settle(m_scene, m_scene.choices, m_table->focus());
}

void TablePicture::count() {
    m_result = m_table->over() ? m_table->game().result(m_table->match.state()) : contract::Result{};
    m_score.sync(m_result.lines, m_scene.zones, m_table->names);
}

// ---- for QML

QVariantList TablePicture::zoneNames() const {
    QVariantList found;
    for (const scene::Zone& zone : m_scene.zones)
        found.append(QVariantMap{{"kind", QString::fromUtf8(zone.kind)}, {"owner", zone.owner}});
    return found;
}

QVariantMap TablePicture::counters() const {
    QVariantMap map;
    for (const scene::Counter& counter : m_scene.counters)
        if (counter.seat == kit::spectator)
            map.insert(QString::fromUtf8(counter.key), counter.value);
    return map;
}

QVariantMap TablePicture::counterTexts() const {
    QVariantMap map;
    for (const scene::Counter& counter : m_scene.counters)
        if (counter.seat == kit::spectator)
            map.insert(QString::fromUtf8(counter.key), translated(counter.text, m_table->names));
    return map;
}

QVariantList TablePicture::totals() const {
    QVariantList list;
    for (const int total : m_result.totals)
        list.append(total);
    return list;
}

QVariantList TablePicture::winners() const {
    QVariantList list;
    for (const kit::Seat seat : m_result.winners)
        list.append(int(seat));
    return list;
}

QString TablePicture::winnerText() const {
    if (!m_table->over())
        return {};
    if (m_table->names.size() == 1)
        return tr("%1 has %n point(s).", nullptr, m_result.totals.front()).arg(m_table->names.first());
    QStringList names;
    for (const kit::Seat seat : m_result.winners)
        names.append(m_table->names[seat]);
    if (names.isEmpty()) { // only some games end so, and those say it
        const match::Match& match = m_table->match;
        return translated(m_table->game().scene(match.view(kit::spectator), kit::spectator).prompt,
                          m_table->names);
    }
    return names.size() == 1 ? tr("%1 wins.").arg(names.first()) : tr("%1 win together.").arg(joined(names));
}

QVariantList TablePicture::placesNow(const QVariantList& places) const {
    QVariantList list;
    for (const QVariant& each : places) {
        const QVariantMap place = each.toMap();
        for (const TableZones::Spot& spot : m_zones.find(place.value(QStringLiteral("kind")).toString(),
                                                         place.value(QStringLiteral("owner")).toInt(),
                                                         place.value(QStringLiteral("face")).toInt()))
            list.append(QVariantMap{{QStringLiteral("kind"), spot.kind},
                                    {QStringLiteral("owner"), spot.owner},
                                    {QStringLiteral("index"), spot.index}});
    }
    return list;
}

} // namespace taletop::app
