// SPDX-License-Identifier: MIT
// What lies where on the table of a game, by number.
#pragma once

#include "app/models/row_model.h"
#include "core/contract/overview.h"

#include <QString>
#include <QtQml/qqmlregistration.h>

namespace taletop::app {

class OverviewModel : public RowModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString gameId READ gameId WRITE setGameId NOTIFY gameChanged)
    Q_PROPERTY(int count READ count NOTIFY gameChanged)
    Q_PROPERTY(qreal aspect READ aspect CONSTANT)

public:
    enum Role {
        NumberRole = Qt::UserRole + 1, ///< int: from 1
        WordsRole,                     ///< string: what lies there
        PlaceRole,                     ///< rect: in parts of the picture, 0 to 1
        PaperRole,                     ///< bool: a sheet of paper; else cards lie there
    };

    explicit OverviewModel(QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] QString gameId() const { return m_gameId; }
    /// An unknown game has no rows, and neither has one without an overview.
    void setGameId(const QString& gameId);
    [[nodiscard]] int count() const { return rowCount(); }
    /// Of the picture: its height, in widths.
    [[nodiscard]] qreal aspect() const {
        return contract::overviewHeight / static_cast<qreal>(contract::overviewWidth);
    }

signals:
    void gameChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QString m_gameId;
    contract::Overview m_overview;
};

} // namespace taletop::app
