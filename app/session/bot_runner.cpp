// SPDX-License-Identifier: MIT
#include "app/session/bot_runner.h"

#include "core/bots/bot.h"

namespace taletop::app {

BotAnswer answerTo(const BotQuestion& question) {
    const bots::Bot* bot = bots::findBot(question.kind);
    if (bot == nullptr)
        bot = bots::bots().front();
    kit::Rng random = question.random;
    return {question.seat, bot->decide(*question.game, question.view, question.seat, random),
            question.revision};
}

BotRunner::BotRunner(QObject* parent) : QObject(parent) {
    m_thread.setObjectName(QStringLiteral("bots"));
    qRegisterMetaType<BotAnswer>();
}

BotRunner::~BotRunner() {
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
    QMetaObject::invokeMethod(m_worker, [this, question] { emit answered(answerTo(question)); });
}

} // namespace taletop::app
