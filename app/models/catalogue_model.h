// SPDX-License-Identifier: MIT
// A game's cards, to browse and search.
#pragma once

#include "app/models/row_model.h"

#include <QString>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace taletop::app {

class CatalogueModel : public RowModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString gameId READ gameId WRITE setGameId NOTIFY gameChanged)
    Q_PROPERTY(QString filter READ filter WRITE setFilter NOTIFY filterChanged)
    Q_PROPERTY(int count READ count NOTIFY filterChanged)
    Q_PROPERTY(int total READ total NOTIFY gameChanged)
    Q_PROPERTY(QVariantMap look READ look NOTIFY gameChanged)

public:
    enum Role {
        FaceRole = Qt::UserRole + 1, ///< int
        GameRole,                    ///< string: the game's id, for delegates that outlive a change of gameId
        NameRole,                    ///< string
        GroupRole,                   ///< string: the type of card
    };

    explicit CatalogueModel(QObject* parent = nullptr) : RowModel(parent) {}

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] QString gameId() const { return m_gameId; }
    /// Shows the cards of a game. Unknown games and some others have none.
    void setGameId(const QString& gameId);
    /// Returns the filter. A card is shown if its name, type or text contains each word of the filter,
    /// ignoring case and accents.
    [[nodiscard]] QString filter() const { return m_filter; }
    void setFilter(const QString& filter);
    [[nodiscard]] int count() const { return rowCount(); }                       ///< cards shown
    [[nodiscard]] int total() const { return static_cast<int>(m_cards.size()); } ///< all cards
    [[nodiscard]] QVariantMap look() const; ///< map {width, height, gutter} of a card, in units

signals:
    void gameChanged();
    void filterChanged();

private:
    struct Card {
        int face = 0;
        QString name;
        QString group;
        QString searched; ///< words to search in
    };

    void read();
    [[nodiscard]] std::vector<int> found() const;

    QString m_gameId;
    QString m_filter;
    std::vector<Card> m_cards;
    std::vector<int> m_shown; ///< indices into m_cards
};

} // namespace taletop::app
