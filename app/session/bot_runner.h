// SPDX-License-Identifier: MIT
// Lets bots think on a thread of their own. They get a copy of their seat's view, nothing else.
#pragma once

#include "core/contract/game.h"
#include "core/kit/rng.h"

#include <QObject>
#include <QThread>

#include <string>

namespace taletop::app {

/// What a bot is asked.
struct BotQuestion {
    const contract::Game* game = nullptr;
    contract::AnyState view; ///< blanked for `seat`
    kit::Seat seat = 0;
    std::string kind;   ///< of the bot
    kit::Rng random{0}; ///< its stream for this decision
    int revision = 0;   ///< of the table that the view was taken from
};

/// What it answers.
struct BotAnswer {
    kit::Seat seat = 0;
    contract::AnyMove move;
    int revision = 0;
};

class BotRunner : public QObject {
    Q_OBJECT

public:
    explicit BotRunner(QObject* parent = nullptr);
    ~BotRunner() override; ///< waits for the bot that is thinking

    /// Asks; answered() comes later on the caller's thread. The thread starts with the first question.
    void ask(const BotQuestion& question);

signals:
    void answered(const taletop::app::BotAnswer& answer);

private:
    QThread m_thread;
    QObject* m_worker = nullptr; ///< lives on m_thread
};

/// What the bot would do; called on any thread.
[[nodiscard]] BotAnswer answerTo(const BotQuestion& question);

} // namespace taletop::app

Q_DECLARE_METATYPE(taletop::app::BotAnswer)
