// SPDX-License-Identifier: MIT
// The bots' turns: one bot after the other is asked and moves after a pause. How long the pause is
// depends on what everybody knows, never on what the bot holds or how long it thinks about it.
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
    /// Milliseconds from the question to the move of this seat; for a bot that thinks they are longer, as
    /// long as it may think. Negative: nobody waits, and it moves as soon as it can.
    using Pause = std::function<int(kit::Seat)>;

    /// What a bot does that is led; nothing: what it thinks of itself.
    using Script = std::function<std::optional<contract::AnyMove>(kit::Seat)>;

    /// `match` must outlive this.
    explicit BotTurns(const match::Match& match, QObject* parent = nullptr);

    /// 0 instant, 1 quick, 2 normal, 3 leisurely.
    void setSpeed(int speed) { m_speed = speed; }
    /// The pause by speed.
    [[nodiscard]] int usualPause() const;
    /// At most the one of quick bots: as short as it may be without telling how long a bot thinks.
    [[nodiscard]] int shortPause() const;
    /// Another pause from the next question on; an empty function: the usual one.
    void setPause(Pause pause) { m_pauseOf = std::move(pause); }
    void setScript(Script script) { m_script = std::move(script); }
    /// Lets no bot move until it is released; the pause of one that was asked goes on where it stopped.
    void hold(bool held);
    /// The match has changed: what was asked before means nothing any more.
    void turnOver();
    /// Others play the bots' seats now: what the ones before had in mind is forgotten.
    void forgetIntentions() { m_intentions.forget(); }
    /// Asks the first bot that must act, unless it has been asked since the last turnOver().
    void look();
    /// Lets the bot that waits out its pause move at once.
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
    std::size_t m_length = 0; ///< entries of the journal when a bot was asked last
    int m_turn = 1;
    int m_asked = 0; ///< turn for which a bot was asked
    int m_speed = 2;
    int m_left = 0;     ///< of the pause that was held, in milliseconds
    bool m_due = false; ///< the pause is over
    bool m_held = true;
    bool m_thinking = false;
};

} // namespace taletop::app
