// SPDX-License-Identifier: MIT
#include "app/art/art_themes.h"

#include "app/text/translation.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace taletop::app {

std::vector<ArtTheme> artThemes(const QString& gameId) {
    std::vector<ArtTheme> themes;
    QFile file(QStringLiteral(":/art/games/%1/themes.json").arg(gameId));
    if (!file.open(QIODevice::ReadOnly))
        return themes;
    const QJsonArray list =
        QJsonDocument::fromJson(file.readAll()).object().value(QLatin1String("themes")).toArray();
    for (const QJsonValue& value : list) {
        const QJsonObject object = value.toObject();
        ArtTheme theme;
        for (auto entry = object.begin(); entry != object.end(); ++entry)
            theme.words.insert(entry.key(), entry.value().toString());
        theme.id = theme.words.take(QStringLiteral("id"));
        const QString name = theme.words.take(QStringLiteral("name"));
        // Uses the translation of the game's option that has the same name.
        theme.name = name.isEmpty() ? theme.id : translated(qUtf8Printable(gameId), qUtf8Printable(name));
        if (!theme.id.isEmpty())
            themes.push_back(theme);
    }
    return themes;
}

QString themedFile(const QString& file, const ArtTheme& theme) {
    QString themed = file;
    themed.replace(QLatin1String("{theme}"), theme.id);
    for (auto word = theme.words.begin(); word != theme.words.end(); ++word)
        themed.replace(u'{' + word.key() + u'}', word.value());
    return themed;
}

} // namespace taletop::app
