// SPDX-License-Identifier: MIT
#include "tests/phone/browser.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTest>

namespace taletop::app {

namespace {

constexpr int patience = 20'000; ///< milliseconds

} // namespace

bool Browser::open(const QString& address) {
    m_program.setProcessChannelMode(QProcess::MergedChannels);
    m_program.start(QStringLiteral("chromium"),
                    {QStringLiteral("--headless"), QStringLiteral("--no-sandbox"),
                     QStringLiteral("--disable-gpu"), QStringLiteral("--hide-scrollbars"),
                     QStringLiteral("--remote-debugging-port=0"),
                     QStringLiteral("--user-data-dir=") + m_folder.path(), QStringLiteral("about:blank")});
    QByteArray said;
    static const QRegularExpression line(QStringLiteral("DevTools listening on (ws://\\S+)"));
    const bool started = QTest::qWaitFor(
        [&] {
            said += m_program.readAll();
            return line.match(QString::fromUtf8(said)).hasMatch();
        },
        patience);
    if (!started)
        return false;
    QObject::connect(&m_line, &QWebSocket::textMessageReceived, &m_line, [this](const QString& text) {
        const QJsonObject message = QJsonDocument::fromJson(text.toUtf8()).object();
        if (message.value(QLatin1String("id")).toInt() == m_number)
            m_answer = message;
    });
    m_line.open(QUrl(line.match(QString::fromUtf8(said)).captured(1)));
    if (!QTest::qWaitFor([this] { return m_line.isValid(); }, patience))
        return false;
    const QJsonObject target =
        call(QStringLiteral("Target.createTarget"), {{QStringLiteral("url"), address}});
    const QJsonObject session = call(QStringLiteral("Target.attachToTarget"),
                                     {{QStringLiteral("targetId"), target.value(QLatin1String("targetId"))},
                                      {QStringLiteral("flatten"), true}});
    m_session = session.value(QLatin1String("sessionId")).toString();
    return !m_session.isEmpty();
}

Browser::~Browser() {
    m_program.terminate();
    if (!m_program.waitForFinished(5000))
        m_program.kill();
    m_program.waitForFinished();
}

QJsonObject Browser::call(const QString& method, const QJsonObject& parameters) {
    QJsonObject message{{QStringLiteral("id"), ++m_number},
                        {QStringLiteral("method"), method},
                        {QStringLiteral("params"), parameters}};
    if (!m_session.isEmpty())
        message.insert(QStringLiteral("sessionId"), m_session);
    m_answer = {};
    m_line.sendTextMessage(QString::fromUtf8(QJsonDocument(message).toJson(QJsonDocument::Compact)));
    (void)QTest::qWaitFor([this] { return !m_answer.isEmpty(); }, patience);
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

bool Browser::savePicture(const QString& file) {
    const QJsonObject result = call(QStringLiteral("Page.captureScreenshot"));
    QFile picture(file);
    return picture.open(QIODevice::WriteOnly) &&
           picture.write(QByteArray::fromBase64(result.value(QLatin1String("data")).toString().toLatin1())) >
               0;
}

} // namespace taletop::app
