// SPDX-License-Identifier: MIT
#include "app/shell/first_program.h"

#include <QCryptographicHash>
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocalServer>
#include <QLocalSocket>
#include <QWidget>

namespace taletop::app {

namespace {

constexpr int patience = 3'000;       // milliseconds that people wait for a window
constexpr qint64 longest = 64 * 1024; // bytes; no request is longer
constexpr const char* takenLine = "taken\n";
constexpr QLatin1String formKey("taletop-start");
constexpr int form = 1;

QByteArray lineOf(const SecondStart& start) {
    const QJsonObject said{{formKey, form},
                           {QStringLiteral("arguments"), QJsonArray::fromStringList(start.arguments)},
                           {QStringLiteral("token"), start.token}};
    return QJsonDocument(said).toJson(QJsonDocument::Compact) + '\n';
}

/// Parses the line. Returns an empty SecondStart if that fails.
SecondStart startIn(const QByteArray& line) {
    const QJsonObject said = QJsonDocument::fromJson(line).object();
    if (said.value(formKey).toInt() != form)
        return {};
    SecondStart start{.arguments = {}, .token = said.value(QStringLiteral("token")).toString()};
    for (const QJsonValue& word : said.value(QStringLiteral("arguments")).toArray())
        start.arguments.append(word.toString());
    return start;
}

/// Returns a folder that only this user can write to, or "".
QString ownFolder() {
#ifdef Q_OS_LINUX
    const QString runtime = qEnvironmentVariable("XDG_RUNTIME_DIR");
    const QString sandbox = qEnvironmentVariable("FLATPAK_ID");
    // Use the folder that sandboxed programs of the same kind share.
    const QString folder =
        sandbox.isEmpty() || runtime.isEmpty() ? runtime : runtime + QStringLiteral("/app/") + sandbox;
    return QFileInfo(folder).isDir() ? folder : QString();
#else
    return QDir::tempPath(); // on these systems the folder belongs to the user
#endif
}

} // namespace

QString FirstProgram::placeFor(const QString& savesFolder) {
    const QString folder = ownFolder();
    const QByteArray saves = QDir(savesFolder).absolutePath().toUtf8();
    const QString name =
        QStringLiteral("taletop-") +
        QString::fromLatin1(QCryptographicHash::hash(saves, QCryptographicHash::Sha256).toHex().left(16));
    return folder.isEmpty() ? QString() : QDir(folder).filePath(name);
}

bool FirstProgram::handOver(const QString& place, const SecondStart& start) {
    if (place.isEmpty())
        return false;
    QLocalSocket socket;
    socket.connectToServer(place);
    if (!socket.waitForConnected(patience)) {
        // Remove the socket that a killed program left behind.
        if (socket.error() == QLocalSocket::ConnectionRefusedError)
            QLocalServer::removeServer(place);
        return false;
    }
    socket.write(lineOf(start));
    while (!socket.canReadLine())
        if (!socket.waitForReadyRead(patience))
            return false;
    return socket.readLine() == takenLine;
}

FirstProgram::FirstProgram(const QString& place, QObject* parent) : QObject(parent) {
    if (place.isEmpty())
        return;
    m_server = new QLocalServer(this);
    m_server->setSocketOptions(QLocalServer::UserAccessOption);
    connect(m_server, &QLocalServer::newConnection, this, [this] {
        while (QLocalSocket* from = m_server->nextPendingConnection()) {
            connect(from, &QLocalSocket::disconnected, from, &QObject::deleteLater);
            connect(from, &QLocalSocket::readyRead, this, [this, from] { hear(from); });
            hear(from);
        }
    });
    // Ignore failures: another start was faster, or the disk is full. This program runs anyway.
    m_server->listen(place);
}

void FirstProgram::hear(QLocalSocket* from) {
    if (!from->canReadLine()) {
        if (from->bytesAvailable() > longest)
            from->abort();
        return;
    }
    const SecondStart start = startIn(from->readLine(longest));
    if (start.arguments.isEmpty())
        return from->abort();
    from->write(takenLine);
    from->disconnectFromServer(); // takes effect once the line has been written
    emit asked(start);
}

void comeForward(QWidget& window, const QString& token) {
    // Pass the token to Qt, because Wayland raises only windows that can present it.
    if (!token.isEmpty())
        qputenv("XDG_ACTIVATION_TOKEN", token.toUtf8());
    window.setWindowState(window.windowState() & ~Qt::WindowMinimized);
    window.show();
    window.raise();
    window.activateWindow();
}

} // namespace taletop::app
