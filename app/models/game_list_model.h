// SPDX-License-Identifier: MIT
// The games of the registry, as boxes on the home page.
#pragma once

#include "app/models/game_files.h"
#include "app/models/row_model.h"
#include "core/contract/game.h"

#include <QColor>
#include <QHash>
#include <QString>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace taletop::app {

class GameListModel : public RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("App has one")
    Q_PROPERTY(int count READ count CONSTANT)

public:
    enum Role {
        GameIdRole = Qt::UserRole + 1, ///< string: the id, which is also the base of picture names
        TitleRole,                     ///< string
        TaglineRole,                   ///< string: one line about it
        PlayersRole,                   ///< string: "2–4 players"
        MinutesRole,                   ///< string: "15 min"
        CreditsRole,                   ///< string: who made the game
    };

    struct Row {
        QString gameId;
        QString title;
        QString tagline;
        QString players;
        QString minutes;
        QString credits;
    };

    explicit GameListModel(QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int count() const { return rowCount(); }
    /// See pageOf and pictureOf.
    Q_INVOKABLE static QUrl page(const QString& gameId, const QString& page) { return pageOf(gameId, page); }
    Q_INVOKABLE static QUrl picture(const QString& gameId, const QString& name) {
        return pictureOf(gameId, name);
    }
    /// Returns the colour that fills the main button, or Taletop's own for an unknown game.
    Q_INVOKABLE QColor accent(const QString& gameId, bool contrast) const;
    Q_INVOKABLE QColor table(const QString& gameId, bool contrast) const;

private:
    [[nodiscard]] GameColours colours(const QString& gameId) const;

    std::vector<Row> m_rows;
    QHash<QString, GameColours> m_colours;
    GameColours m_standard;
};

} // namespace taletop::app
