// SPDX-License-Identifier: MIT
// A match on the table, as the window sees it: what may be asked of it, and the models that show what came of
// it. Each answer is that of the part it belongs to (SessionParts), where it is explained.
#pragma once

#include "app/session/course.h"
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
    Q_PROPERTY(taletop::app::TableVote* vote READ vote CONSTANT)
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
    Q_PROPERTY(bool mayChangeSeats READ mayChangeSeats NOTIFY changed)
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
    [[nodiscard]] qreal cardWidth() const { return m_parts.picture.look().width; }
    [[nodiscard]] qreal cardHeight() const { return m_parts.picture.look().height; }
    [[nodiscard]] qreal cardGutter() const { return m_parts.picture.look().gutter; }
    [[nodiscard]] int seatCount() const { return static_cast<int>(table().names.size()); }
    [[nodiscard]] bool practice() const { return match().header().practice; }
    /// The number of the deal; to be shown when the match is over, for it tells every card.
    [[nodiscard]] QString deal() const { return QString::number(match().header().seed); }
    [[nodiscard]] QString readOnly() const { return translated(table().readOnly); }
    /// What keeps the match from being saved, one sentence; "" if it is.
    [[nodiscard]] QString trouble() const { return m_parts.keeper.autosave().problem(); }
    [[nodiscard]] SeatModel* seats() { return &m_parts.picture.seats(); }
    [[nodiscard]] ChoiceModel* choices() { return &m_parts.picture.choices(); }
    [[nodiscard]] TouchDesk* touches() { return &m_parts.picture.touches(); }
    [[nodiscard]] PadModel* pad() { return &m_parts.picture.pad(); }
    [[nodiscard]] ScoreModel* score() { return &m_parts.picture.score(); }
    [[nodiscard]] LogModel* log() { return &m_parts.log.model(); }
    [[nodiscard]] Curtain* curtain() { return &m_parts.table.curtain; }
    [[nodiscard]] ResponseBeat* beat() { return &m_parts.table.beat; }
    [[nodiscard]] Review* review() { return &m_parts.table.review; }
    [[nodiscard]] LookBack* lookBack() { return &m_parts.table.lookBack; }
    [[nodiscard]] TableVote* vote() { return &m_parts.table.vote; }
    [[nodiscard]] SecondThought* thought() { return &m_parts.table.thought; }
    [[nodiscard]] Storyteller* story() { return &m_parts.table.story; }
    [[nodiscard]] TaleReader* tale() { return &m_parts.table.tale; }
    [[nodiscard]] int revision() const { return table().revision; }
    [[nodiscard]] int viewer() const { return table().view.viewer; }
    [[nodiscard]] int actor() const { return table().view.actor; }
    [[nodiscard]] int focusSeat() const { return table().view.focus; }
    [[nodiscard]] QString prompt() const { return m_parts.prompt.text(); }
    [[nodiscard]] QString detail() const { return m_parts.prompt.detail(); }
    [[nodiscard]] QString step() const { return m_parts.prompt.step(); }
    [[nodiscard]] bool over() const { return table().view.over; }
    /// May other people and bots take the seats now? Not where the match is only looked at, or led.
    [[nodiscard]] bool mayChangeSeats() const;
    [[nodiscard]] QVariantMap counters() const { return m_parts.picture.counters(); }
    [[nodiscard]] QVariantMap counterTexts() const { return m_parts.picture.counterTexts(); }
    [[nodiscard]] QVariantList totals() const { return m_parts.picture.totals(); }
    [[nodiscard]] QVariantList winners() const { return m_parts.picture.winners(); }
    [[nodiscard]] QString winnerText() const { return m_parts.picture.winnerText(); }
    [[nodiscard]] bool canUndo() const { return m_parts.wayBack.possible(); }
    [[nodiscard]] QString undoText() const { return m_parts.wayBack.text(); }
    [[nodiscard]] bool thinking() const { return table().bots.thinking(); }
    [[nodiscard]] bool weighing() const { return m_parts.counsel.weighing(); }
    /// The first move that the hint names; "" while it names none.
    [[nodiscard]] QString hintMove() const { return hints().value(0).toMap().value("move").toString(); }
    [[nodiscard]] QString hintText() const { return hints().value(0).toMap().value("text").toString(); }
    [[nodiscard]] QVariantList hints() const { return m_parts.counsel.rows(); }
    [[nodiscard]] QString refusalText() const { return m_parts.refusals.text(); }
    [[nodiscard]] QString refusalEntry() const { return m_parts.refusals.entry(); }

    // ---- for QML

    /// The model of a zone, the same object for ever; owner -1 for shared zones.
    Q_INVOKABLE taletop::app::ZoneModel* zone(const QString& kind, int owner);
    Q_INVOKABLE QVariantList zones() const { return m_parts.picture.zoneNames(); }
    Q_INVOKABLE bool submit(const QString& move, const QVariantMap& words = {});
    Q_INVOKABLE QString whyNot(const QString& move) const { return m_parts.refusals.whyNot(move); }
    Q_INVOKABLE void undo() { m_parts.wayBack.take(); }
    Q_INVOKABLE void hint() { m_parts.counsel.hint(); }
    Q_INVOKABLE void clearHint() { m_parts.counsel.clear(); }
    /// Marks only this move of a hint on the table, or all of them again.
    Q_INVOKABLE void pointHint(const QString& move) { m_parts.counsel.point(move); }
    Q_INVOKABLE void clearRefusal() { m_parts.refusals.clear(); }
    Q_INVOKABLE void setCovered(bool covered) { m_parts.pace.setCovered(covered); }
    Q_INVOKABLE void finishAnimations() { m_parts.pace.finishAnimations(); }
    Q_INVOKABLE void skipToTurn() { m_parts.pace.skipToTurn(); }
    Q_INVOKABLE QString seatName(int seat) const { return table().names.value(seat); }
    Q_INVOKABLE int seatEmblem(int seat) const;
    Q_INVOKABLE int positionOf(int number) const { return m_parts.log.positionOf(number); }
    Q_INVOKABLE bool tellsThen(int number) const { return m_parts.log.tellsThen(number); }
    Q_INVOKABLE int numberAt(int position) const { return m_parts.log.numberAt(position); }
    Q_INVOKABLE QVariantList placesNow(const QVariantList& places) const;

    // ---- not for QML

    [[nodiscard]] const match::Match& match() const { return table().match; }
    [[nodiscard]] const table::HotSeat& hotSeat() const { return table().hotSeat; }
    [[nodiscard]] Autosave& autosave() { return m_parts.keeper.autosave(); }
    void save() { m_parts.keeper.save(); }
    void begin() { m_course.begin(); }
    void watch(kit::Seat seat) { m_course.watch(seat); }
    void exchange(match::Match match) { m_course.exchange(std::move(match)); }
    /// Names and kinds by seat; mayChangeSeats() must hold.
    void changeSeats(const std::vector<match::SeatRecord>& seats) { m_course.changeSeats(seats); }
    void setReadOnly(const kit::Notice& why) { m_course.setReadOnly(why); }
    [[nodiscard]] const kit::Notice& whyReadOnly() const { return table().readOnly; }
    void hold(bool held) { m_parts.pace.hold(held); }
    void setBehind(bool behind) { m_parts.pace.setBehind(behind); }
    [[nodiscard]] QString question() const { return m_parts.pace.question(); }
    void setSpeed(int speed) { m_parts.pace.setSpeed(speed); }
    void setForcedSteps(bool taken) { m_parts.pace.setForcedSteps(taken); }
    void setStepMode(bool stepMode) { m_parts.table.story.setStepMode(stepMode); }
    /// From now on somebody leads through the match, who outlives it or belongs to it.
    void setGuide(const Guide* guide) { m_parts.pace.setGuide(guide); }
    void guideChanged() { m_parts.pace.goOn(); } ///< what it holds is let go, or the other way round

signals:
    void changed();
    void thinkingChanged();
    void hintChanged();
    void refusalChanged();
    void cardMoved(const QString& fromKind, int fromOwner, int fromIndex, const QString& toKind, int toOwner,
                   int toIndex, int face); ///< TableZones::cardMoved
    void refused();                        ///< the refusal texts are set
    void taught(const QString& words);     ///< by the guide
    void handsOpened();                    ///< TableConsent::handsOpened
    void seatsChanged();                   ///< Course::seatsChanged
    void turned();                         ///< the models are settled after one entry or an undo
    void finishWanted();                   ///< what moves shall arrive at once
    void troubled(const QString& problem); ///< MatchKeeper::troubled
    void told(const QString& news);        ///< MatchKeeper::told

private:
    [[nodiscard]] const SessionTable& table() const { return m_parts.table; }

    SessionParts m_parts;
    Course m_course;
};

} // namespace taletop::app
