// SPDX-License-Identifier: MIT
// The cards of a game to leaf through and to search.
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
        GameRole,                    ///< id: a card that is about to go is still one of its own game
        NameRole,                    ///< string
        GroupRole,                   ///< string: what sort of card it is
    };

    explicit CatalogueModel(QObject* parent = nullptr) : RowModel(parent) {}

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] QString gameId() const { return m_gameId; }
    /// An unknown game has no cards, and some games have none to leaf through.
    void setGameId(const QString& gameId);
    /// Only cards are shown in which every word of this stands, in name, sort or what the card does,
    /// whatever its case and accents.
    [[nodiscard]] QString filter() const { return m_filter; }
    void setFilter(const QString& filter);
    [[nodiscard]] int count() const { return rowCount(); }                       ///< cards shown
    [[nodiscard]] int total() const { return static_cast<int>(m_cards.size()); } ///< cards there are
    [[nodiscard]] QVariantMap look() const; ///< {width, height, gutter} of a card, in units

signals:
    void gameChanged();
    void filterChanged();

private:
    struct Card {
        int face = 0;
        QString name;
        QString group;
        QString searched; ///< what the filter looks through
    };

    void read();
    [[nodiscard]] std::vector<int> found() const;

    QString m_gameId;
    QString m_filter;
    std::vector<Card> m_cards;
    std::vector<int> m_shown; ///< places in m_cards
};

} // namespace taletop::app
