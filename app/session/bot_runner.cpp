// SPDX-License-Identifier: MIT
#include "app/session/bot_runner.h"

#include <QElapsedTimer>

namespace taletop::app {

int longestThought(const std::string& kind) {
    const bots::Bot* bot = bots::findBot(kind);
    const int usual = bot == nullptr ? 0 : bot->milliseconds();
    return usual == 0 ? 0 : 2 * usual + 20;
}

BotAnswer answerTo(const BotQuestion& question, const std::function<bool()>& unwanted) {
    const bots::Bot* bot = bots::findBot(question.kind);
    if (bot == nullptr)
        bot = bots::bots().front();
    kit::Rng random = question.random;
    QElapsedTimer time;
    time.start();
    const auto enough = [&, most = longestThought(question.kind)] {
        return time.hasExpired(most) || (unwanted && unwanted());
    };
    return {question.seat, bot->choose(*question.game, question.known, question.seat, random, enough).steps,
            question.revision};
}

void BotRunner::ask(const BotQuestion& question) {
    m_thread.ask([this, question](const ThoughtThread::Unwanted& unwanted) -> ThoughtThread::Tell {
        return [this, answer = answerTo(question, unwanted)] { emit answered(answer); };
    });
}

} // namespace taletop::app
