// SPDX-License-Identifier: MIT
#include "app/session/table_picture.h"

#include "app/text/translation.h"
#include "core/kit/at.h"

namespace taletop::app {

namespace {

/// Joins names, as in "Marie", "Marie and Fred" or "Marie, Fred and Denis".
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
        parts.append(TablePicture::tr("must act now"));
    return parts.join(TablePicture::tr(", "));
}

} // namespace

TablePicture::TablePicture(SessionTable& table, const Hints& hints)
    : m_table(&table), m_hints(&hints), m_look(table.game().cardLook()),
      m_zones(QSizeF(m_look.width, m_look.height)), m_touches(table.game()) {
    connect(m_hints, &Hints::changed, this, [this] {
        const scene::Scene& scene = m_table->view.scene;
        m_choices.sync(scene.choices, scene.zones, m_table->names, m_hints->moves());
        m_touches.setHints(m_hints->moves());
    });
}

void TablePicture::show() {
    const table::TableView& view = m_table->view;
    m_zones.play(view.facts, view.visibility, view.scene, m_table->names);
    m_zones.sync(view.scene, m_table->names);
    seatPeople();
    offer();
    m_pad.sync(view.scene.pad, m_table->names);
    m_score.sync(view.result.lines, view.scene.zones, m_table->names);
    m_score.conclude(view.result, winnerText());
}

void TablePicture::seatPeople() {
    const table::TableView& view = m_table->view;
    std::vector<SeatModel::Row> rows;
    for (kit::Seat seat = 0; seat < m_table->names.size(); ++seat) {
        const match::SeatRecord& record = kit::at(m_table->match.header().seats, seat);
        const table::SeatStanding& standing = kit::at(view.seats, seat);
        SeatModel::Row row;
        row.seat = seat;
        row.name = m_table->names[seat];
        row.kind = QString::fromStdString(record.kind);
        row.emblem = record.emblem;
        row.isViewer = standing.isViewer;
        row.pending = standing.pending;
        row.done = standing.done;
        for (const scene::Counter& counter : view.scene.counters) {
            if (counter.seat != seat)
                continue;
            row.counters.insert(QString::fromUtf8(counter.key), counter.value);
            row.counterTexts.insert(QString::fromUtf8(counter.key), translated(counter.text, m_table->names));
        }
        row.summary = summaryOf(row);
        rows.push_back(row);
    }
    m_seats.sync(rows);
}

void TablePicture::offer() {
    const table::TableView& view = m_table->view;
    m_choices.sync(view.scene.choices, view.scene.zones, m_table->names, m_hints->moves());
    m_touches.setHints(m_hints->moves());
    m_touches.settle(view.scene, view.question.id);
}

// ---- for QML

QVariantList TablePicture::zoneNames() const {
    QVariantList found;
    for (const scene::Zone& zone : m_table->view.scene.zones)
        found.append(QVariantMap{{"kind", QString::fromUtf8(zone.kind)}, {"owner", zone.owner}});
    return found;
}

QVariantMap TablePicture::counters() const {
    QVariantMap map;
    for (const scene::Counter& counter : m_table->view.scene.counters)
        if (counter.seat == kit::spectator)
            map.insert(QString::fromUtf8(counter.key), counter.value);
    return map;
}

QVariantMap TablePicture::counterTexts() const {
    QVariantMap map;
    for (const scene::Counter& counter : m_table->view.scene.counters)
        if (counter.seat == kit::spectator)
            map.insert(QString::fromUtf8(counter.key), translated(counter.text, m_table->names));
    return map;
}

QString TablePicture::winnerText() const {
    if (!m_table->view.over)
        return {};
    if (m_table->names.size() == 1)
        return tr("%1 has %n point(s).", nullptr, m_table->view.result.totals.front())
            .arg(m_table->names.first());
    QStringList names;
    for (const kit::Seat seat : m_table->view.result.winners)
        names.append(m_table->names[seat]);
    if (names.isEmpty()) // only some games end this way; their prompt says so
        return translated(m_table->view.scene.prompt, m_table->names);
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
