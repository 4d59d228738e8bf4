// SPDX-License-Identifier: MIT
// The contents of the table as models for QML, all made from one view of the table.
#pragma once

#include "app/input/move_builder.h"
#include "app/models/choice_model.h"
#include "app/models/pad_model.h"
#include "app/models/score_model.h"
#include "app/models/seat_model.h"
#include "app/session/hints.h"
#include "app/session/session_table.h"
#include "app/session/table_zones.h"

#include <QObject>
#include <QVariantMap>

namespace taletop::app {

class TablePicture : public QObject {
    Q_OBJECT

public:
    /// Both arguments must outlive this.
    TablePicture(SessionTable& table, const Hints& hints);

    [[nodiscard]] const scene::CardLook& look() const { return m_look; }
    [[nodiscard]] TableZones& zones() { return m_zones; }
    [[nodiscard]] SeatModel& seats() { return m_seats; }
    [[nodiscard]] ChoiceModel& choices() { return m_choices; }
    [[nodiscard]] MoveBuilder& touches() { return m_touches; }
    [[nodiscard]] PadModel& pad() { return m_pad; }
    [[nodiscard]] ScoreModel& score() { return m_score; }

    // ---- for QML

    [[nodiscard]] QVariantList zoneNames() const; ///< list of maps {kind, owner}
    [[nodiscard]] QVariantMap counters() const;   ///< counters of the whole table, by key
    [[nodiscard]] QVariantMap counterTexts() const;
    /// Returns where the cards at a log line's places (LogModel) are visible now, as maps {kind, owner,
    /// index}.
    [[nodiscard]] QVariantList placesNow(const QVariantList& places) const;

    /// Shows SessionTable::view: moves rows according to its facts, then matches them to its scene.
    void show();

private:
    void seatPeople();
    void offer();
    [[nodiscard]] QString winnerText() const;

    SessionTable* m_table;
    const Hints* m_hints;
    scene::CardLook m_look;
    TableZones m_zones;
    SeatModel m_seats;
    ChoiceModel m_choices;
    MoveBuilder m_touches;
    PadModel m_pad;
    ScoreModel m_score;
};

} // namespace taletop::app
