// SPDX-License-Identifier: MIT
#include "tests/phone/browser.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <fcntl.h>
#include <unistd.h>

namespace taletop::app {

namespace {

constexpr int patience = 20'000; ///< milliseconds

const QString pressing = QStringLiteral(R"js((() => {
    const dialog = document.getElementById('card');
    const pick = list => list[Math.floor(Math.random() * list.length)];
    if (dialog.open) {
        const buttons = [...dialog.querySelectorAll('button.main')];
        const all = [...dialog.querySelectorAll('button')];
        (buttons.length ? pick(buttons) : all[all.length - 1]).click();
        return true;
    }
    const free = [...document.querySelectorAll('#choices button')].filter(button => button.textContent !== 'Undo' &&
        button.textContent !== 'Don’t ask until my turn' && button.textContent !== 'Stop…');
    const cards = [...document.querySelectorAll('button.may')];
    const things = cards.length && (Math.random() < 0.7 || !free.length) ? cards : free;
    if (!things.length)
        return false;
    pick(things).click();
    return true;
})())js");

} // namespace

/// Starts the browser, which reads from one pipe (descriptor 3) and writes to another (descriptor 4).
bool Browser::start(const QString& network) {
    std::array<int, 2> to{};
    std::array<int, 2> from{};
    if (pipe2(to.data(), O_CLOEXEC) != 0 || pipe2(from.data(), O_CLOEXEC | O_NONBLOCK) != 0)
        return false;
    m_pipe = {from[0], to[1]};
    constexpr int above = 10; // leaves descriptors 3 and 4 free
    const int reads = fcntl(to[0], F_DUPFD_CLOEXEC, above);
    const int writes = fcntl(from[1], F_DUPFD_CLOEXEC, above);
    ::close(to[0]);
    ::close(from[1]);
    m_program.setChildProcessModifier([reads, writes] {
        fcntl(writes, F_SETFL, fcntl(writes, F_GETFL) & ~O_NONBLOCK);
        dup2(reads, 3);
        dup2(writes, 4);
    });
    QStringList words{QStringLiteral("chromium"),
                      QStringLiteral("--headless"),
                      QStringLiteral("--no-sandbox"),
                      QStringLiteral("--disable-gpu"),
                      QStringLiteral("--hide-scrollbars"),
                      QStringLiteral("--disable-background-networking"),
                      QStringLiteral("--remote-debugging-pipe"),
                      QStringLiteral("--user-data-dir=") + m_folder.path(),
                      QStringLiteral("about:blank")};
    if (!network.isEmpty())
        words = QStringList{QStringLiteral("ip"), QStringLiteral("netns"), QStringLiteral("exec"), network} +
                words;
    m_program.setStandardErrorFile(QProcess::nullDevice());
    m_program.start(words.takeFirst(), words);
    const bool started = m_program.waitForStarted(patience);
    ::close(reads);
    ::close(writes);
    return started;
}

bool Browser::open(const QString& address, const QString& network) {
    if (!start(network))
        return false;
    const QJsonObject target =
        call(QStringLiteral("Target.createTarget"), {{QStringLiteral("url"), address}});
    const QJsonObject session = call(QStringLiteral("Target.attachToTarget"),
                                     {{QStringLiteral("targetId"), target.value(QLatin1String("targetId"))},
                                      {QStringLiteral("flatten"), true}});
    m_session = session.value(QLatin1String("sessionId")).toString();
    return !m_session.isEmpty();
}

/// Reads the browser's null-terminated messages, and keeps the answer to the last call.
void Browser::hear() {
    std::array<char, 65536> part{};
    for (ssize_t size = 0; (size = ::read(m_pipe[0], part.data(), part.size())) > 0;)
        m_heard.append(part.data(), size);
    for (qsizetype end = 0; (end = m_heard.indexOf('\0')) >= 0; m_heard.remove(0, end + 1)) {
        const QJsonObject message = QJsonDocument::fromJson(m_heard.left(end)).object();
        if (message.value(QLatin1String("id")).toInt() == m_number)
            m_answer = message;
    }
}

Browser::~Browser() {
    m_program.terminate();
    if (!m_program.waitForFinished(5000))
        m_program.kill();
    m_program.waitForFinished();
    for (const int end : m_pipe)
        ::close(end);
}

QJsonObject Browser::call(const QString& method, const QJsonObject& parameters) {
    QJsonObject message{{QStringLiteral("id"), ++m_number},
                        {QStringLiteral("method"), method},
                        {QStringLiteral("params"), parameters}};
    if (!m_session.isEmpty())
        message.insert(QStringLiteral("sessionId"), m_session);
    m_answer = {};
    const QByteArray text = QJsonDocument(message).toJson(QJsonDocument::Compact) + '\0';
    if (::write(m_pipe[1], text.constData(), static_cast<std::size_t>(text.size())) != text.size())
        return {};
    (void)QTest::qWaitFor(
        [this] {
            hear();
            return !m_answer.isEmpty();
        },
        patience);
    return m_answer.value(QLatin1String("result")).toObject();
}

void Browser::resize(QSize size, bool dark) {
    call(QStringLiteral("Emulation.setDeviceMetricsOverride"), {{QStringLiteral("width"), size.width()},
                                                                {QStringLiteral("height"), size.height()},
                                                                {QStringLiteral("deviceScaleFactor"), 2},
                                                                {QStringLiteral("mobile"), true}});
    const QJsonObject scheme{
        {QStringLiteral("name"), QStringLiteral("prefers-color-scheme")},
        {QStringLiteral("value"), dark ? QStringLiteral("dark") : QStringLiteral("light")}};
    call(QStringLiteral("Emulation.setEmulatedMedia"), {{QStringLiteral("features"), QJsonArray{scheme}}});
}

QJsonValue Browser::value(const QString& expression) {
    const QJsonObject result =
        call(QStringLiteral("Runtime.evaluate"),
             {{QStringLiteral("expression"), expression}, {QStringLiteral("returnByValue"), true}});
    return result.value(QLatin1String("result")).toObject().value(QLatin1String("value"));
}

bool Browser::waitFor(const QString& expression) {
    return QTest::qWaitFor([&] { return value(expression).toBool(); }, 5000);
}

bool Browser::pressSomething() { return value(pressing).toBool(); }

bool Browser::savePicture(const QString& file) {
    const QJsonObject result = call(QStringLiteral("Page.captureScreenshot"));
    QFile picture(file);
    return picture.open(QIODevice::WriteOnly) &&
           picture.write(QByteArray::fromBase64(result.value(QLatin1String("data")).toString().toLatin1())) >
               0;
}

} // namespace taletop::app
