// SPDX-License-Identifier: MIT
// A match on the table. Owns the parts that QML binds to, and connects them. Every change ends in one new
// view of the table, from which present() updates all parts.
#pragma once

#include "app/session/autosave.h"
#include "app/session/event_feed.h"
#include "app/session/hints.h"
#include "app/session/match_log.h"
#include "app/session/move_maker.h"
#include "app/session/refusals.h"
#include "app/session/session_table.h"
#include "app/session/table_consent.h"
#include "app/session/table_picture.h"
#include "app/session/table_prompt.h"
#include "app/session/turn_scheduler.h"
#include "app/session/undo.h"
#include "app/text/translation.h"

#include <QObject>
#include <QUrl>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

namespace taletop::app {

class MatchSession : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("App.session")
    Q_PROPERTY(QString gameId READ gameId CONSTANT)
    Q_PROPERTY(QString gameTitle READ gameTitle CONSTANT)
    Q_PROPERTY(QUrl tableUrl READ tableUrl CONSTANT)
    Q_PROPERTY(qreal cardWidth READ cardWidth CONSTANT)
    Q_PROPERTY(qreal cardHeight READ cardHeight CONSTANT)
    Q_PROPERTY(qreal cardGutter READ cardGutter CONSTANT)
    Q_PROPERTY(int seatCount READ seatCount CONSTANT)
    Q_PROPERTY(QString deal READ deal CONSTANT)
    Q_PROPERTY(taletop::app::SeatModel* seats READ seats CONSTANT)
    Q_PROPERTY(taletop::app::ChoiceModel* choices READ choices CONSTANT)
    Q_PROPERTY(taletop::app::MoveBuilder* touches READ touches CONSTANT)
    Q_PROPERTY(taletop::app::PadModel* pad READ pad CONSTANT)
    Q_PROPERTY(taletop::app::ScoreModel* score READ score CONSTANT)
    Q_PROPERTY(taletop::app::MatchLog* log READ log CONSTANT)
    Q_PROPERTY(taletop::app::Curtain* curtain READ curtain CONSTANT)
    Q_PROPERTY(taletop::app::ReactionWindow* reactions READ reactions CONSTANT)
    Q_PROPERTY(taletop::app::Review* review READ review CONSTANT)
    Q_PROPERTY(taletop::app::LookBack* lookBack READ lookBack CONSTANT)
    Q_PROPERTY(taletop::app::TableVote* vote READ vote CONSTANT)
    Q_PROPERTY(taletop::app::SecondThought* thought READ thought CONSTANT)
    Q_PROPERTY(taletop::app::EventPlayer* events READ events CONSTANT)
    Q_PROPERTY(taletop::app::TaleReader* tale READ tale CONSTANT)
    Q_PROPERTY(taletop::app::Hints* hints READ hints CONSTANT)
    Q_PROPERTY(taletop::app::Refusals* refusal READ refusal CONSTANT)
    Q_PROPERTY(taletop::app::Undo* undo READ undo CONSTANT)
    Q_PROPERTY(taletop::app::TurnScheduler* scheduler READ scheduler CONSTANT)
    Q_PROPERTY(taletop::app::Autosave* autosave READ autosave CONSTANT)
    Q_PROPERTY(int revision READ revision NOTIFY changed)
    Q_PROPERTY(int viewer READ viewer NOTIFY changed)
    Q_PROPERTY(int actor READ actor NOTIFY changed)
    Q_PROPERTY(int focusSeat READ focusSeat NOTIFY changed)
    Q_PROPERTY(QString question READ question NOTIFY changed)
    Q_PROPERTY(QString prompt READ prompt NOTIFY changed)
    Q_PROPERTY(QString detail READ detail NOTIFY changed)
    Q_PROPERTY(QString step READ step NOTIFY changed)
    Q_PROPERTY(bool over READ over NOTIFY changed)
    Q_PROPERTY(bool mayChangeSeats READ mayChangeSeats NOTIFY changed)
    Q_PROPERTY(QVariantMap counters READ counters NOTIFY changed)
    Q_PROPERTY(QVariantMap counterTexts READ counterTexts NOTIFY changed)

public:
    /// Shows `match`. Call begin() once the signals are connected.
    explicit MatchSession(match::Match match, QObject* parent = nullptr);

    [[nodiscard]] QString gameId() const { return QString::fromUtf8(match().game().info().id); }
    [[nodiscard]] QString gameTitle() const { return translated(match().game().info().title); }
    [[nodiscard]] QUrl tableUrl() const;
    [[nodiscard]] qreal cardWidth() const { return m_picture.look().width; }
    [[nodiscard]] qreal cardHeight() const { return m_picture.look().height; }
    [[nodiscard]] qreal cardGutter() const { return m_picture.look().gutter; }
    [[nodiscard]] int seatCount() const { return static_cast<int>(m_table.names.size()); }
    /// Returns the deal number. Show it only after the match, because it reveals every card.
    [[nodiscard]] QString deal() const { return QString::number(match().header().seed); }
    [[nodiscard]] SeatModel* seats() { return &m_picture.seats(); }
    [[nodiscard]] ChoiceModel* choices() { return &m_picture.choices(); }
    [[nodiscard]] MoveBuilder* touches() { return &m_picture.touches(); }
    [[nodiscard]] PadModel* pad() { return &m_picture.pad(); }
    [[nodiscard]] ScoreModel* score() { return &m_picture.score(); }
    [[nodiscard]] MatchLog* log() { return &m_log; }
    [[nodiscard]] Curtain* curtain() { return &m_table.curtain; }
    [[nodiscard]] ReactionWindow* reactions() { return &m_table.reactions; }
    [[nodiscard]] Review* review() { return &m_table.review; }
    [[nodiscard]] LookBack* lookBack() { return &m_table.lookBack; }
    [[nodiscard]] TableVote* vote() { return &m_table.vote; }
    [[nodiscard]] SecondThought* thought() { return &m_table.thought; }
    [[nodiscard]] EventPlayer* events() { return &m_table.events; }
    [[nodiscard]] TaleReader* tale() { return &m_table.tale; }
    [[nodiscard]] Hints* hints() { return &m_hints; }
    [[nodiscard]] Refusals* refusal() { return &m_refusal; }
    [[nodiscard]] Undo* undo() { return &m_undo; }
    [[nodiscard]] TurnScheduler* scheduler() { return &m_scheduler; }
    [[nodiscard]] Autosave* autosave() { return &m_autosave; }
    [[nodiscard]] int revision() const { return m_table.revision; }
    [[nodiscard]] int viewer() const { return m_table.view.viewer; }
    [[nodiscard]] int actor() const { return m_table.view.actor; }
    [[nodiscard]] int focusSeat() const { return m_table.view.focus; }
    [[nodiscard]] QString question() const { return QString::fromStdString(m_table.view.question.id); }
    [[nodiscard]] QString prompt() const { return m_prompt.text(); }
    [[nodiscard]] QString detail() const { return m_prompt.detail(); }
    [[nodiscard]] QString step() const { return m_prompt.step(); }
    [[nodiscard]] bool over() const { return m_table.view.over; }
    /// May other people or bots take the seats now? Not in a match that is read-only, guided or over.
    [[nodiscard]] bool mayChangeSeats() const {
        return m_table.restraint().isEmpty() && m_table.guide == nullptr && !match().over();
    }
    [[nodiscard]] QVariantMap counters() const { return m_picture.counters(); }
    [[nodiscard]] QVariantMap counterTexts() const { return m_picture.counterTexts(); }

    // ---- for QML

    /// Returns the model of a zone, always the same object. `owner` is -1 for shared zones.
    Q_INVOKABLE taletop::app::ZoneModel* zone(const QString& kind, int owner);
    Q_INVOKABLE QVariantList zones() const { return m_picture.zoneNames(); }
    Q_INVOKABLE QVariantList placesNow(const QVariantList& places) const;
    Q_INVOKABLE bool submit(const QString& move, const QVariantMap& words = {}) {
        return m_moves.submit(move, words);
    }
    Q_INVOKABLE QString seatName(int seat) const { return m_table.names.value(seat); }
    Q_INVOKABLE int seatEmblem(int seat) const { return m_table.emblemOf(seat); }

    // ---- for C++ only

    [[nodiscard]] const match::Match& match() const { return m_table.match; }
    [[nodiscard]] const SessionTable& table() const { return m_table; }
    [[nodiscard]] MoveMaker& moves() { return m_moves; }
    [[nodiscard]] const table::HotSeat& hotSeat() const { return m_table.hotSeat; }
    [[nodiscard]] const BotTurns& bots() const { return m_table.bots; }
    [[nodiscard]] SaveFile& saveFile() { return m_autosave.saveFile(); }
    [[nodiscard]] QString readOnly() const { return translated(m_table.readOnly); }
    /// Lets the bots play, or opens the review of a read-only match.
    void begin();
    /// Makes the match read-only: nobody can move, and nothing is written to its file. `why` is the answer to
    /// anyone who tries.
    void setReadOnly(const kit::Notice& why);
    /// Shows the table from this bot's seat, for a match without people.
    void watch(kit::Seat seat);
    /// Replaces the match by one with the same game, seats and options that nobody has looked at.
    void exchange(match::Match match);
    /// Gives the seats to these players. The match continues where it is, and an open hand closes.
    /// mayChangeSeats() must be true.
    void changeSeats(const std::vector<match::SeatRecord>& seats);

    void setElsewhere(kit::SeatSet seats); ///< SessionTable::setElsewhere

signals:
    void changed();
    void turned();       ///< the models and the bindings to changed() are up to date
    void finishWanted(); ///< cards that are still moving must arrive at once
    void cardMoved(const QString& fromKind, int fromOwner, int fromIndex, const QString& toKind, int toOwner,
                   int toIndex, int face); ///< TableZones::cardMoved
    void taught(const QString& words);     ///< words from the guide
    void handsOpened();                    ///< the table agreed to play with open hands
    void seatsChanged();                   ///< other players took the seats

private:
    void followPeople();
    void followParts();
    void seatAnew();
    void settle();
    void putToVote();
    void showSight();
    void show(const std::vector<table::Played>& played, const contract::AnyState& before);
    void showAtOnce(const std::vector<table::Played>& played);
    void showTakenBack(kit::Seat seat, std::size_t entry);
    void showReview();
    void showMoment(int by);
    void endTelling();
    void takeForced(kit::Seat seat, const contract::AnyMove& move);
    void goThroughJournal();
    void present(const table::Playback& playback = {});

    // Declared in order of dependence: each part uses only those above it.
    SessionTable m_table;
    Refusals m_refusal;
    Hints m_hints;
    MatchLog m_log;
    TablePicture m_picture;
    TablePrompt m_prompt;
    Autosave m_autosave;
    Undo m_undo;
    MoveMaker m_moves;
    EventFeed m_feed;
    TurnScheduler m_scheduler;
    TableConsent m_consent;
};

} // namespace taletop::app
