// SPDX-License-Identifier: MIT
#include "app/models/game_files.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

namespace taletop::app {

namespace {

/// A resource's location, as a file and as a URL.
struct ResourcePlace {
    QString path;
    [[nodiscard]] bool exists() const { return QFile::exists(u':' + path); }
    [[nodiscard]] QUrl url() const { return QUrl(QStringLiteral("qrc") + u':' + path); }
};

} // namespace

QUrl pageOf(const QString& gameId, const QString& page) {
    if (gameId.isEmpty())
        return {};
    const QString name = gameId.left(1).toUpper() + gameId.mid(1);
    const ResourcePlace own{QStringLiteral("/qt/qml/Taletop/Games/%1/%2%3.qml").arg(gameId, name, page)};
    if (own.exists())
        return own.url();
    const ResourcePlace plain{QStringLiteral("/qt/qml/Taletop/Plain/Plain%1.qml").arg(page)};
    return plain.exists() ? plain.url() : QUrl();
}

QUrl pictureOf(const QString& gameId, const QString& name) {
    const ResourcePlace picture{QStringLiteral("/art/games/%1/%2").arg(gameId, name)};
    return !gameId.isEmpty() && picture.exists() ? picture.url() : QUrl();
}

GameColours coloursOf(const QString& gameId) {
    QFile file(QStringLiteral(":/art/games/%1/colours.json").arg(gameId));
    const QJsonObject given = !gameId.isEmpty() && file.open(QIODevice::ReadOnly)
                                  ? QJsonDocument::fromJson(file.readAll()).object()
                                  : QJsonObject();
    const auto colour = [&](const char* key, const char* standard) {
        const QColor own(given[QLatin1String(key)].toString());
        return own.isValid() ? own : QColor(QLatin1String(standard));
    };
    return {.accent = colour("accent", "#2F6B5B"),
            .table = colour("table", "#3F6F63"),
            .accentInContrast = colour("accentInContrast", "#0B3A2E"),
            .tableInContrast = colour("tableInContrast", "#06241C")};
}

} // namespace taletop::app
