// SPDX-License-Identifier: MIT
// Lets bots think on a thread of their own. They get a copy of their seat's view, nothing else. Whoever
// changes the table or leaves it waits for none of them.
#pragma once

#include "app/session/thought_thread.h"
#include "core/bots/bot.h"
#include "core/contract/game.h"
#include "core/kit/rng.h"

#include <QObject>

#include <string>

namespace taletop::app {

/// What a bot is asked.
struct BotQuestion {
    const contract::Game* game = nullptr;
    contract::Known known; ///< to `seat`, and nothing else
    kit::Seat seat = 0;
    std::string kind;   ///< of the bot
    kit::Rng random{0}; ///< its stream for this decision
    int revision = 0;   ///< of the table that it was asked at
};

/// What it answers: a step, or several that belong together.
struct BotAnswer {
    kit::Seat seat = 0;
    contract::AnyDecision steps;
    int revision = 0;
};

/// How long a bot of this kind thinks at a table at most, in milliseconds of the clock on the wall, however
/// slow or busy the machine is; 0: it does not think. As long as this it seems to think whatever it holds.
[[nodiscard]] int longestThought(const std::string& kind);

class BotRunner : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Asks; answered() comes later on the caller's thread. Whoever still thinks about an older question
    /// stops.
    void ask(const BotQuestion& question);
    /// Nobody wants to know any more.
    void drop() { m_thread.drop(); }

signals:
    void answered(const taletop::app::BotAnswer& answer);

private:
    ThoughtThread m_thread;
};

/// What the bot would do; called on any thread. `unwanted`: asked again and again while it thinks.
[[nodiscard]] BotAnswer answerTo(const BotQuestion& question, const std::function<bool()>& unwanted = {});

} // namespace taletop::app
