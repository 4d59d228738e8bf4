// SPDX-License-Identifier: MIT
// A match on the table: the only way in for moves, and the models that show what came of them.
#pragma once

#include "app/input/touch_desk.h"
#include "app/models/choice_model.h"
#include "app/models/log_model.h"
#include "app/models/pad_model.h"
#include "app/models/score_model.h"
#include "app/models/seat_model.h"
#include "app/session/autosave.h"
#include "app/session/bot_turns.h"
#include "app/session/curtain.h"
#include "app/session/guide.h"
#include "app/session/hint_ladder.h"
#include "app/session/log_writer.h"
#include "app/session/look_back.h"
#include "app/session/response_beat.h"
#include "app/session/review.h"
#include "app/session/seat_lock.h"
#include "app/session/second_look.h"
#include "app/session/second_thought.h"
#include "app/session/standstill.h"
#include "app/session/storyteller.h"
#include "app/session/study.h"
#include "app/session/table_vote.h"
#include "app/session/table_zones.h"
#include "app/session/tale_reader.h"
#include "core/match/match.h"

#include <QObject>
#include <QUrl>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <optional>

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
    Q_PROPERTY(bool practice READ practice CONSTANT)
    Q_PROPERTY(QString deal READ deal CONSTANT)
    Q_PROPERTY(QString readOnly READ readOnly NOTIFY changed)
    Q_PROPERTY(QString trouble READ trouble NOTIFY troubled)
    Q_PROPERTY(taletop::app::SeatModel* seats READ seats CONSTANT)
    Q_PROPERTY(taletop::app::ChoiceModel* choices READ choices CONSTANT)
    Q_PROPERTY(taletop::app::TouchDesk* touches READ touches CONSTANT)
    Q_PROPERTY(taletop::app::PadModel* pad READ pad CONSTANT)
    Q_PROPERTY(taletop::app::ScoreModel* score READ score CONSTANT)
    Q_PROPERTY(taletop::app::LogModel* log READ log CONSTANT)
    Q_PROPERTY(taletop::app::Curtain* curtain READ curtain CONSTANT)
    Q_PROPERTY(taletop::app::ResponseBeat* beat READ beat CONSTANT)
    Q_PROPERTY(taletop::app::Review* review READ review CONSTANT)
    Q_PROPERTY(taletop::app::LookBack* lookBack READ lookBack CONSTANT)
    Q_PROPERTY(taletop::app::Study* study READ study CONSTANT)
    Q_PROPERTY(taletop::app::TableVote* vote READ vote CONSTANT)
    Q_PROPERTY(taletop::app::SeatLock* lock READ lock CONSTANT)
    Q_PROPERTY(taletop::app::Standstill* standstill READ standstill CONSTANT)
    Q_PROPERTY(taletop::app::SecondThought* thought READ thought CONSTANT)
    Q_PROPERTY(taletop::app::Storyteller* story READ story CONSTANT)
    Q_PROPERTY(taletop::app::TaleReader* tale READ tale CONSTANT)
    Q_PROPERTY(int revision READ revision NOTIFY changed)
    Q_PROPERTY(int viewer READ viewer NOTIFY changed)
    Q_PROPERTY(int actor READ actor NOTIFY changed)
    Q_PROPERTY(int focusSeat READ focusSeat NOTIFY changed)
    Q_PROPERTY(QString prompt READ prompt NOTIFY changed)
    Q_PROPERTY(QString detail READ detail NOTIFY changed)
    Q_PROPERTY(QString step READ step NOTIFY changed)
    Q_PROPERTY(bool over READ over NOTIFY changed)
    Q_PROPERTY(QVariantMap counters READ counters NOTIFY changed)
    Q_PROPERTY(QVariantMap counterTexts READ counterTexts NOTIFY changed)
    Q_PROPERTY(QVariantList totals READ totals NOTIFY changed)
    Q_PROPERTY(QVariantList winners READ winners NOTIFY changed)
    Q_PROPERTY(QString winnerText READ winnerText NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(QString undoText READ undoText NOTIFY changed)
    Q_PROPERTY(bool thinking READ thinking NOTIFY thinkingChanged)
    Q_PROPERTY(QString hintMove READ hintMove NOTIFY hintChanged)
    Q_PROPERTY(QString hintText READ hintText NOTIFY hintChanged)
    Q_PROPERTY(QVariantList hints READ hints NOTIFY hintChanged)
    Q_PROPERTY(QString refusalText READ refusalText NOTIFY refusalChanged)
    Q_PROPERTY(QString refusalEntry READ refusalEntry NOTIFY refusalChanged)

public:
    /// Shows `match`. Call begin() when the signals are connected.
    explicit MatchSession(match::Match match, QObject* parent = nullptr);

    [[nodiscard]] QString gameId() const;
    [[nodiscard]] QString gameTitle() const;
    [[nodiscard]] QUrl tableUrl() const;
    [[nodiscard]] qreal cardWidth() const { return m_look.width; }
    [[nodiscard]] qreal cardHeight() const { return m_look.height; }
    [[nodiscard]] qreal cardGutter() const { return m_look.gutter; }
    [[nodiscard]] int seatCount() const { return m_names.size() > 0 ? static_cast<int>(m_names.size()) : 0; }
    [[nodiscard]] bool practice() const { return m_match.header().practice; }
    /// The number of the deal; to be shown when the match is over, for it tells every card.
    [[nodiscard]] QString deal() const { return QString::number(m_match.header().seed); }
    /// Why nothing can be played here any more, one sentence; "" for a match that goes on.
    [[nodiscard]] QString readOnly() const { return m_readOnly; }
    /// What keeps the match from being saved, one sentence; "" if it is.
    [[nodiscard]] QString trouble() const { return m_autosave.problem(); }
    [[nodiscard]] SeatModel* seats() { return &m_seats; }
    [[nodiscard]] ChoiceModel* choices() { return &m_choices; }
    [[nodiscard]] TouchDesk* touches() { return &m_touches; }
    [[nodiscard]] PadModel* pad() { return &m_pad; }
    [[nodiscard]] ScoreModel* score() { return &m_score; }
    [[nodiscard]] LogModel* log() { return &m_log; }
    [[nodiscard]] Curtain* curtain() { return &m_curtain; }
    [[nodiscard]] ResponseBeat* beat() { return &m_beat; }
    [[nodiscard]] Review* review() { return &m_review; }
    [[nodiscard]] LookBack* lookBack() { return &m_lookBack; }
    [[nodiscard]] Study* study() { return &m_study; }
    [[nodiscard]] TableVote* vote() { return &m_vote; }
    [[nodiscard]] SeatLock* lock() { return &m_lock; }
    [[nodiscard]] Standstill* standstill() { return &m_standstill; }
    [[nodiscard]] SecondThought* thought() { return &m_thought; }
    [[nodiscard]] Storyteller* story() { return &m_story; }
    [[nodiscard]] TaleReader* tale() { return &m_tale; }
    [[nodiscard]] int revision() const { return m_revision; }
    [[nodiscard]] int viewer() const { return m_review.active() ? m_review.eyes() : m_curtain.viewer(); }
    [[nodiscard]] int actor() const { return m_review.active() ? kit::spectator : m_curtain.actor(); }
    [[nodiscard]] int focusSeat() const;
    [[nodiscard]] QString prompt() const;
    [[nodiscard]] QString detail() const;
    [[nodiscard]] QString step() const;
    /// The match has ended, its end has been told, and nobody looks back at it.
    [[nodiscard]] bool over() const { return m_match.over() && !m_story.telling() && !m_review.active(); }
    [[nodiscard]] QVariantMap counters() const;
    [[nodiscard]] QVariantMap counterTexts() const;
    [[nodiscard]] QVariantList totals() const;
    [[nodiscard]] QVariantList winners() const;
    [[nodiscard]] QString winnerText() const;
    [[nodiscard]] bool canUndo() const { return m_undoSeat.has_value(); }
    [[nodiscard]] QString undoText() const;
    [[nodiscard]] bool thinking() const { return m_bots.thinking(); }
    /// A hint or a second look is still thought about, for a person.
    [[nodiscard]] bool weighing() const { return m_hints.thinks() || m_secondLook.thinks(); }
    /// The first move that the hint names; "" while it names none.
    [[nodiscard]] QString hintMove() const { return hints().value(0).toMap().value("move").toString(); }
    [[nodiscard]] QString hintText() const { return hints().value(0).toMap().value("text").toString(); }
    /// All that it says (HintLadder::rows).
    [[nodiscard]] QVariantList hints() const { return m_hints.rows(m_names); }
    [[nodiscard]] QString refusalText() const { return m_refusalText; }
    [[nodiscard]] QString refusalEntry() const { return m_refusalEntry; }

    // ---- for QML

    /// The model of a zone, the same object for ever; owner -1 for shared zones.
    Q_INVOKABLE taletop::app::ZoneModel* zone(const QString& kind, int owner);
    /// All zones of the table in the order of its scene: maps {kind, owner}.
    Q_INVOKABLE QVariantList zones() const;
    /// Makes the actor's move, with the words beside it by their keys (TaleReader::fieldsOf). False if
    /// it is not made: not allowed, with the refusal texts set; not meant for what is asked, as
    /// something is being told; or giving something up, and the table asks first (thought).
    Q_INVOKABLE bool submit(const QString& move, const QVariantMap& words = {});
    /// Why the actor may not make the move, or "".
    Q_INVOKABLE QString whyNot(const QString& move) const;
    /// Takes a move back; if it may not go back without asking, asks the table.
    Q_INVOKABLE void undo();
    /// Who sits behind the curtain takes the lock off the own hand, or gets to choose one.
    void changeLock();
    Q_INVOKABLE bool isLocked(int seat) const; ///< its digits are asked for
    /// A hint; asked again it says more.
    Q_INVOKABLE void hint();
    Q_INVOKABLE void clearHint();
    Q_INVOKABLE void clearRefusal();
    /// Lets what moves arrive at once, and a waiting bot move.
    Q_INVOKABLE void finishAnimations();
    /// Everything at once up to the next question to a person, or the next moment that waits to be
    /// read. Where only bots play, and where somebody is asked already, no more than what moves.
    Q_INVOKABLE void skipToTurn();
    Q_INVOKABLE QString seatName(int seat) const { return m_names.value(seat); }
    Q_INVOKABLE int seatEmblem(int seat) const;
    /// Where lines of the log with this number lead: a position of the review.
    Q_INVOKABLE int positionOf(int number) const { return m_writer.entryOf(number); }
    /// Looking back: do they tell of the moment that is shown?
    Q_INVOKABLE bool tellsThen(int number) const;
    /// The number of the last lines of the log at a position of the review; 0: none.
    Q_INVOKABLE int numberAt(int position) const { return m_writer.numberAt(position); }
    /// Where the cards of a log line's places (LogModel) lie open now: maps {kind, owner, index}.
    Q_INVOKABLE QVariantList placesNow(const QVariantList& places) const;

    // ---- not for QML

    [[nodiscard]] const match::Match& match() const { return m_match; }
    [[nodiscard]] Autosave& autosave() { return m_autosave; }
    /// Lets the bots play; a match that is only shown is looked back at.
    void begin();
    /// Studies this decision of the seat, before which the match stands.
    void beginStudy(const bots::TurningPoint& point, kit::Seat seat);
    /// Lets nobody's bot move until it is released.
    void hold(bool held);
    /// What the table waits for a person to do, different for each question; "": for nobody.
    [[nodiscard]] QString question() const;
    /// 0 instant, 1 quick, 2 normal, 3 leisurely.
    void setSpeed(int speed);
    /// Whether moves are made for a person who has no other choice; never while a play can be answered.
    void setForcedSteps(bool taken);
    /// Whether the table asks before a choice that loses much is sealed: 0 never, 1 in practice, 2 always.
    void setThinkAgain(int when);
    /// What that choice would lose, as far as is known by now (SecondLook::lossBy).
    [[nodiscard]] QString lossBy(const contract::AnyMove& move) const { return m_secondLook.lossBy(move); }
    /// What happens by itself waits for a press after each moment.
    void setStepMode(bool stepMode) { m_story.setStepMode(stepMode); }
    /// Tells what stands on the table anew, in another language.
    void retell();
    /// From now on somebody leads through the match, who outlives it or belongs to it.
    void setGuide(const Guide* guide);
    void guideChanged() { goOn(); } ///< what it holds is let go, or the other way round
    /// Shows a bot's seat where no person plays.
    void watch(kit::Seat seat);
    /// Another match of the same game, seats and options lies on the table instead, and nobody has
    /// looked at it yet: for whoever compares many of them.
    void exchange(match::Match match);
    /// From now on the match is only shown: nobody moves, and nothing is written to its file. `why`
    /// is what whoever tries is told.
    void setReadOnly(const QString& why);
    /// Brings the file up to the match, if it is behind.
    void save();

signals:
    void changed();
    void thinkingChanged();
    void hintChanged();
    void refusalChanged();
    void cardMoved(const QString& fromKind, int fromOwner, int fromIndex, const QString& toKind, int toOwner,
                   int toIndex, int face);
    void refused();                        ///< the refusal texts are set
    void taught(const QString& words);     ///< by the guide
    void handsOpened();                    ///< the table has agreed to play on with open hands
    void turned();                         ///< the models are settled after one entry or an undo
    void finishWanted();                   ///< what moves shall arrive at once
    void troubled(const QString& problem); ///< what keeps the match from being saved; "": nothing any more
    void told(const QString& news);        ///< of its file, a sentence for the player

private:
    bool make(const QString& move, const QVariantMap& words, bool meant);
    bool tryOut(kit::Seat seat, const contract::AnyMove& move);
    bool mayWrite();
    bool playMove(kit::Seat seat, const contract::AnyMove& move, const contract::Remarks& remarks = {});
    void show(const std::vector<Played>& played, const contract::AnyState& before);
    void showAtOnce(const std::vector<Played>& played);
    void tell(const std::vector<StoryStep>& steps, const contract::AnyState& before);
    void tellStep(const StoryStep& step);
    bool tellReading();
    void endTelling();
    bool makeWay();
    void goOn();
    void standStill();
    [[nodiscard]] bool asksPerson() const;
    [[nodiscard]] int pauseOf(kit::Seat bot) const;
    void setSkipping(bool skipping);
    [[nodiscard]] bool hintsStand() const;
    /// What a hint for the seat may rest on.
    [[nodiscard]] contract::Known knownForHint(kit::Seat seat) const;
    void settle();
    void callToAnswer(kit::Seat seat);
    void letPass(kit::Seat seat);
    void showSight();
    void showReview();
    void showMoment(int by);
    /// Why nobody may move now, whoever must act; "" if that is not so.
    [[nodiscard]] QString restraint() const;
    [[nodiscard]] const contract::AnyState& stateShown() const;
    void refresh();
    void offer(const std::vector<scene::Choice>& choices);
    void refuse(const QStringList& touches);
    bool rearrange(const contract::AnyMove& wanted);
    [[nodiscard]] std::vector<contract::AnyMove> lastMoves(kit::Seat seat) const;
    [[nodiscard]] scene::Scene sceneNow() const;
    [[nodiscard]] QString reviewPrompt() const;
    [[nodiscard]] QStringList saidThen() const;
    void refreshSeats();
    void refreshScore();
    void follow();
    void writeLog();
    void addToLog(const std::vector<kit::Fact>& facts, std::size_t entry);
    void chooseUndo();
    void putToVote();
    void carryOutAgreed(match::Agreement::What what, kit::Seat seat);
    void keepLock(kit::Seat seat, const std::string& lock);
    void showTakenBack(kit::Seat seat);
    void followHint();
    void lookAgain();
    [[nodiscard]] bool isForced() const;
    void takeForcedStep();
    void setRefusal(const QString& text, const QString& entry);
    void showRefusal(const kit::Refusal& refusal, const contract::AnyMove& move);

    match::Match m_match;
    contract::AnyState m_told; ///< while a story is told: what everybody sees of it so far
    scene::CardLook m_look;
    QStringList m_names;
    scene::Scene m_scene;
    contract::Result m_result;
    TableZones m_zones;
    SeatModel m_seats;
    ChoiceModel m_choices;
    PadModel m_pad;
    ScoreModel m_score;
    LogModel m_log;
    LogWriter m_writer;
    TouchDesk m_touches;
    Autosave m_autosave;
    Curtain m_curtain;
    ResponseBeat m_beat;
    BotTurns m_bots;
    Review m_review;
    LookBack m_lookBack;
    Study m_study;
    TableVote m_vote;
    SeatLock m_lock;
    Standstill m_standstill;
    SecondThought m_thought;
    Storyteller m_story;
    TaleReader m_tale;
    const Guide* m_guide = nullptr;
    std::optional<kit::Seat> m_undoSeat;
    int m_revision = 1;
    HintLadder m_hints;
    SecondLook m_secondLook;
    QString m_refusalText;
    QString m_refusalEntry;
    QString m_readOnly;
    std::size_t m_studied = 0; ///< entries before the decision that is studied
    std::size_t m_readAt = 0;  ///< entries at which what lies open was told
    bool m_held = true;        ///< by hold()
    bool m_skipping = false;   ///< to the next question
    bool m_takesForced = false;
    bool m_thinksAgain = false;
    bool m_wentBack = false; ///< moves were taken back, and no person has moved since
};

} // namespace taletop::app
