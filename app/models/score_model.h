// SPDX-License-Identifier: MIT
// The score sheet: one row per line, with the cards that earned its points.
#pragma once

#include "app/models/row_model.h"
#include "core/contract/result.h"
#include "core/scene/scene.h"

#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace taletop::app {

class ScoreModel : public RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the session has one")
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    Q_PROPERTY(QVariantList totals READ totals NOTIFY resultChanged)
    Q_PROPERTY(QVariantList winners READ winners NOTIFY resultChanged)
    Q_PROPERTY(QString winnerText READ winnerText NOTIFY resultChanged)

public:
    enum Role {
        KeyRole = Qt::UserRole + 1, ///< string: the key in result files
        LabelRole,                  ///< string: "Longest chain"
        PointsRole,                 ///< list of int by seat
        /// list of {seat, what, points, cards: [{kind, owner, index, spot}]}: what earned them
        EarnedRole,
    };

    struct Row {
        QString key;
        QString label;
        QVariantList points;
        QVariantList earned;

        friend bool operator==(const Row&, const Row&) = default;
    };

    using RowModel::RowModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int count() const { return rowCount(); }
    [[nodiscard]] QVariantList totals() const { return m_totals; }    ///< by seat; empty before the end
    [[nodiscard]] QVariantList winners() const { return m_winners; }  ///< seats of the winners
    [[nodiscard]] QString winnerText() const { return m_winnerText; } ///< winner, such as "Ana wins."

    /// Shows these lines. `zones` gives the kind and owner of the cards' zones.
    void sync(const std::vector<contract::ScoreLine>& lines, const std::vector<scene::Zone>& zones,
              const QStringList& seatNames);
    /// Sets the result and its description.
    void conclude(const contract::Result& result, const QString& winnerText);

signals:
    void countChanged();
    void resultChanged();

private:
    std::vector<Row> m_rows;
    QVariantList m_totals;
    QVariantList m_winners;
    QString m_winnerText;
};

} // namespace taletop::app
