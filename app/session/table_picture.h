// SPDX-License-Identifier: MIT
// What the table shows: the models that QML draws, made from one scene of the match.
#pragma once

#include "app/input/touch_desk.h"
#include "app/models/choice_model.h"
#include "app/models/pad_model.h"
#include "app/models/score_model.h"
#include "app/models/seat_model.h"
#include "app/session/counsel.h"
#include "app/session/session_table.h"
#include "app/session/table_zones.h"

#include <QObject>
#include <QVariantMap>

namespace taletop::app {

class TablePicture : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this.
    TablePicture(SessionTable& table, const Counsel& counsel);

    [[nodiscard]] const scene::CardLook& look() const { return m_look; }
    [[nodiscard]] const scene::Scene& scene() const { return m_scene; }
    [[nodiscard]] TableZones& zones() { return m_zones; }
    [[nodiscard]] SeatModel& seats() { return m_seats; }
    [[nodiscard]] ChoiceModel& choices() { return m_choices; }
    [[nodiscard]] TouchDesk& touches() { return m_touches; }
    [[nodiscard]] PadModel& pad() { return m_pad; }
    [[nodiscard]] ScoreModel& score() { return m_score; }

    // ---- for QML, of the scene that is shown

    [[nodiscard]] QVariantList zoneNames() const; ///< maps {kind, owner}
    [[nodiscard]] QVariantMap counters() const;   ///< those of the whole table, by key
    [[nodiscard]] QVariantMap counterTexts() const;
    [[nodiscard]] QVariantList totals() const;
    [[nodiscard]] QVariantList winners() const;
    [[nodiscard]] QString winnerText() const;
    /// Where the cards of a log line's places (LogModel) lie open now: maps {kind, owner, index}.
    [[nodiscard]] QVariantList placesNow(const QVariantList& places) const;

    // ---- drawing, in this order

    /// What is to be shown now: of one seat, or public with the choices of the seat that acts, or, when the
    /// match is over and keeps no secrets, everything that anybody knew.
    [[nodiscard]] scene::Scene sceneNow() const;
    /// From now on this is shown.
    void take(scene::Scene scene) { m_scene = std::move(scene); }
    void layCards() { m_zones.sync(m_scene, m_table->names); }
    void seatPeople();
    /// What the viewer may do.
    void offer();
    void giveNotes() { m_pad.sync(m_scene.pad, m_table->names); }
    void count(); ///< the score

private:
    SessionTable* m_table;
    const Counsel* m_counsel;
    scene::CardLook m_look;
    scene::Scene m_scene;
    contract::Result m_result;
    TableZones m_zones;
    SeatModel m_seats;
    ChoiceModel m_choices;
    TouchDesk m_touches;
    PadModel m_pad;
    ScoreModel m_score;
};

} // namespace taletop::app
