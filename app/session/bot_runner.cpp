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
    return {question.seat, bot->choose(*question.game, question.view, question.seat, random, enough).steps,
            question.revision};
}

BotRunner::BotRunner(QObject* parent) : QObject(parent) {
    m_thread.setObjectName(QStringLiteral("bots"));
    qRegisterMetaType<BotAnswer>();
}

BotRunner::~BotRunner() {
    drop();
    m_thread.quit();
    m_thread.wait();
}

void BotRunner::ask(const BotQuestion& question) {
    if (m_worker == nullptr) {
        m_worker = new QObject;
        m_worker->moveToThread(&m_thread);
        connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
        m_thread.start();
    }
    // The signal is emitted on the bots' thread and delivered, queued, on the receiver's.
    const int number = ++m_asked;
    m_wanted = number;
    QMetaObject::invokeMethod(m_worker, [this, question, number] {
        if (m_wanted == number)
            emit answered(answerTo(question, [this, number] { return m_wanted != number; }));
    });
}

} // namespace taletop::app
