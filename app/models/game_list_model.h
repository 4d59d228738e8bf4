// SPDX-License-Identifier: MIT
// The game boxes on the home page: the games of the registry, then those that are coming.
#pragma once

#include "app/models/row_model.h"
#include "core/contract/game.h"

#include <QString>
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
        GameIdRole = Qt::UserRole + 1, ///< string: picture names are made of it
        TitleRole,                     ///< string
        TaglineRole,                   ///< string: one line about it
        PlayersRole,                   ///< string: "2–4 players"
        MinutesRole,                   ///< string: "15 min"
        PlayableRole,                  ///< bool: false where it is still coming
        CreditsRole,                   ///< string: who made the game
    };

    struct Row {
        QString gameId;
        QString title;
        QString tagline;
        QString players;
        QString minutes;
        bool playable = true;
        QString credits;
    };

    explicit GameListModel(QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int count() const { return rowCount(); }
    /// Tells the texts anew, in another language.
    void retell();

private:
    std::vector<Row> m_rows;
};

} // namespace taletop::app
