// SPDX-License-Identifier: MIT
// Asks the bots that must act one after the other, and makes each move after a pause. The pause depends only
// on public knowledge, never on the bot's cards or its real thinking time.
#pragma once

#include "app/session/bot_runner.h"
#include "core/bots/intentions.h"
#include "core/match/match.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <optional>

namespace taletop::app {

class BotTurns : public QObject {
    Q_OBJECT

public:
    /// Returns the milliseconds from the question to this seat's move. Bots that think always take at least
    /// their full thinking time. A negative number means that nobody is waiting, so that the bot moves as
    /// soon as it can.
    using Pause = std::function<int(kit::Seat)>;

    /// Returns the move that a guide prescribes for a bot, or nullopt to let the bot decide.
    using Script = std::function<std::optional<contract::AnyMove>(kit::Seat)>;

    /// `match` must outlive this.
    explicit BotTurns(const match::Match& match, QObject* parent = nullptr);

    /// Sets the speed: 0 instant, 1 quick, 2 normal, 3 leisurely.
    void setSpeed(int speed) { m_speed = speed; }
    /// Returns the pause for the current speed, in milliseconds.
    [[nodiscard]] int usualPause() const;
    /// Returns the usual pause, but at most that of quick bots. This pause still does not reveal how long a
    /// bot thinks.
    [[nodiscard]] int shortPause() const;
    /// Uses another pause from the next question on. An empty function restores the usual one.
    void setPause(Pause pause) { m_pauseOf = std::move(pause); }
    void setScript(Script script) { m_script = std::move(script); }
    /// Keeps all bots from moving until they are released. An interrupted pause then continues where it
    /// stopped.
    void hold(bool held);
    /// Discards the current question and answer because the match has changed.
    void turnOver();
    /// Forgets the plans of the previous bots, because these seats have new players.
    void forgetIntentions() { m_intentions.forget(); }
    /// Asks the first bot that must act, unless one has been asked since the last turnOver().
    void look();
    /// Ends the current pause, so that the waiting bot moves at once.
    void hurry();
    [[nodiscard]] bool thinking() const { return m_thinking; }

signals:
    void moved(taletop::kit::Seat seat, const taletop::contract::AnyMove& move);
    void thinkingChanged();

private:
    [[nodiscard]] kit::Seat firstBot() const;
    [[nodiscard]] int pauseOf(kit::Seat seat, bool thinks) const;
    void takeAnswer(const BotAnswer& answer);
    void endPause();
    void play();
    void setThinking(bool thinking);

    const match::Match* m_match;
    BotRunner m_runner;
    QTimer m_pause; ///< single shot
    Pause m_pauseOf;
    Script m_script;
    std::optional<BotAnswer> m_answer;
    bots::Intentions m_intentions;
    std::size_t m_length = 0; ///< number of journal entries when a bot was last asked
    int m_turn = 1;
    int m_asked = 0; ///< turn for which a bot was last asked
    int m_speed = 2;
    int m_left = 0;     ///< remainder of the held pause, in milliseconds
    bool m_due = false; ///< is the pause over?
    bool m_held = true;
    bool m_thinking = false;
};

} // namespace taletop::app
