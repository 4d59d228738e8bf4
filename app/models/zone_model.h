// SPDX-License-Identifier: MIT
// The cards of one zone as the viewer sees them, each with its pose.
#pragma once

#include "app/models/row_model.h"
#include "core/kit/card.h"
#include "core/scene/scene.h"

#include <QRectF>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

namespace taletop::app {

class ZoneModel : public RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("zones come from the session: session.zone(kind, owner)")
    Q_PROPERTY(QString kind READ kind CONSTANT)
    Q_PROPERTY(int owner READ owner CONSTANT)
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    Q_PROPERTY(bool known READ known NOTIFY countChanged)
    Q_PROPERTY(QString title READ title NOTIFY titleChanged)
    Q_PROPERTY(qreal boundsX READ boundsX NOTIFY boundsChanged)
    Q_PROPERTY(qreal boundsY READ boundsY NOTIFY boundsChanged)
    Q_PROPERTY(qreal boundsWidth READ boundsWidth NOTIFY boundsChanged)
    Q_PROPERTY(qreal boundsHeight READ boundsHeight NOTIFY boundsChanged)

public:
    enum Role {
        FaceRole = Qt::UserRole + 1, ///< int: 0 is the back
        MarkRole,                    ///< int: the public mark on the card
        CardIndexRole,               ///< int: its index in the zone, from 0
        PoseXRole,                   ///< real: x of the centre, in card units
        PoseYRole,                   ///< real: y of the centre, in card units
        PoseAngleRole,               ///< real: degrees, clockwise
        LayerRole,                   ///< int: cards are painted from the lowest layer to the highest
        NameRole,                    ///< string: a description of the card
    };

    /// A card in the zone.
    struct Row {
        int face = 0;
        int mark = 0;
        scene::Pose pose;
        QString name;

        friend bool operator==(const Row&, const Row&) = default;
    };

    ZoneModel(QString kind, int owner, QSizeF cardSize, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] QString kind() const { return m_kind; }
    [[nodiscard]] int owner() const { return m_owner; }
    /// Returns the number of cards, even if nothing else is known and there are no rows.
    [[nodiscard]] int count() const { return m_count; }
    [[nodiscard]] bool known() const { return m_known; }
    /// Returns the zone's label, or "".
    [[nodiscard]] QString title() const { return m_title; }
    [[nodiscard]] qreal boundsX() const { return m_bounds.x(); }
    [[nodiscard]] qreal boundsY() const { return m_bounds.y(); }
    [[nodiscard]] qreal boundsWidth() const { return m_bounds.width(); }
    [[nodiscard]] qreal boundsHeight() const { return m_bounds.height(); }

    /// Apply a single step of a fact. They ignore indices without rows, because a zone may show only its
    /// count.
    [[nodiscard]] std::optional<Row> take(int at);
    void put(int at, const Row& row);
    void move(int from, int to);
    /// Makes the rows match the scene. Rows remain the same items as far as their faces allow.
    void sync(const scene::Zone& zone, const QStringList& seatNames);

signals:
    void countChanged();
    void titleChanged();
    void boundsChanged();

private:
    void indexChangedFrom(int first);
    void setBounds(const QRectF& bounds);

    QString m_kind;
    int m_owner;
    QSizeF m_cardSize;
    std::vector<Row> m_rows;
    int m_count = 0;
    bool m_known = true;
    QString m_title;
    QRectF m_bounds;
};

/// Returns the rectangle around cards of this size in these poses, or an empty one if there are no cards.
[[nodiscard]] QRectF boundsOf(const std::vector<ZoneModel::Row>& rows, QSizeF cardSize);

} // namespace taletop::app
