// SPDX-License-Identifier: MIT
// The examples of a game's rules that players can try, each with a picture of its subject.
#pragma once

#include "app/models/row_model.h"
#include "core/contract/game.h"

#include <QString>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace taletop::app {

/// Returns the face of the card that an example is about: the first card named in its text, otherwise the
/// first that the learner may touch. Returns 0 if there is none, or the example can't be set up.
[[nodiscard]] int faceOfExample(const contract::Game& game, const contract::RuleEntry& rule);

class ExampleModel : public RowModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString gameId READ gameId WRITE setGameId NOTIFY gameChanged)
    Q_PROPERTY(int count READ count NOTIFY gameChanged)

public:
    enum Role {
        EntryRole = Qt::UserRole + 1, ///< string: "FT-45"
        TitleRole,                    ///< string: title of the entry
        CaptionRole,                  ///< string: the subject of the example and what to try
        FaceRole,                     ///< int: the face of the card that it is about, or 0
        TableRole,                    ///< string: URL of a picture of its table
        /// string: the game's id, for delegates that outlive a change of gameId
        GameRole,
    };

    explicit ExampleModel(QObject* parent = nullptr) : RowModel(parent) {}

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] QString gameId() const { return m_gameId; }
    /// Lists the examples of a game. An unknown game has no rows.
    void setGameId(const QString& gameId);
    [[nodiscard]] int count() const { return rowCount(); }

    Q_INVOKABLE int rowOf(const QString& entry) const; ///< -1 if there is none
    Q_INVOKABLE QString entryAt(int row) const { return at(row).value(QStringLiteral("entry")).toString(); }

signals:
    void gameChanged();

private:
    struct Row {
        const contract::RuleEntry* rule = nullptr;
        QString entry;
        int face = 0;
    };

    QString m_gameId;
    std::vector<Row> m_rows;
};

} // namespace taletop::app
