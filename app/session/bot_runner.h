// SPDX-License-Identifier: MIT
// Lets bots think on their own thread. They get a copy of their seat's view and memory, and nothing else.
// Neither changing nor leaving the table waits for them.
#pragma once

#include "app/session/thought_thread.h"
#include "core/bots/bot.h"
#include "core/contract/game.h"
#include "core/kit/rng.h"

#include <QObject>

#include <string>

namespace taletop::app {

/// The question for a bot.
struct BotQuestion {
    const contract::Game* game = nullptr;
    contract::Known known; ///< everything that `seat` knows, and nothing else
    kit::Seat seat = 0;
    std::string kind;   ///< the bot's kind
    kit::Rng random{0}; ///< the bot's random stream for this decision
    int revision = 0;   ///< number of the question, counted by BotTurns
};

/// The bot's answer: one step, or several that belong together.
struct BotAnswer {
    kit::Seat seat = 0;
    contract::AnyDecision steps;
    int revision = 0;
};

/// Returns the longest time that a bot of this kind thinks, in milliseconds of real time, however slow or
/// busy the machine is; 0 if it does not think. The bot always seems to think this long, whatever it holds.
[[nodiscard]] int longestThought(const std::string& kind);

class BotRunner : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Asks the bot. answered() follows later on the caller's thread. Cancels any earlier question.
    void ask(const BotQuestion& question);
    /// Drops the question, because its answer is no longer needed.
    void drop() { m_thread.drop(); }

signals:
    void answered(const taletop::app::BotAnswer& answer);

private:
    ThoughtThread m_thread;
};

/// Returns the bot's move, and polls `unwanted` while thinking. Callable on any thread.
[[nodiscard]] BotAnswer answerTo(const BotQuestion& question, const std::function<bool()>& unwanted = {});

} // namespace taletop::app
