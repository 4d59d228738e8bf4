// SPDX-License-Identifier: MIT
// The zone models of a match. Facts move their rows, and the scene sets everything else.
#pragma once

#include "app/models/zone_model.h"
#include "core/kit/fact.h"

#include <QObject>

#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace taletop::app {

class TableZones : public QObject {
    Q_OBJECT

public:
    explicit TableZones(QSizeF cardSize, QObject* parent = nullptr);

    /// Returns the model of a zone, always the same object, or nullptr if there is no such zone.
    [[nodiscard]] ZoneModel* zone(const QString& kind, int owner);

    /// Returns the number of a zone in the scene, or -1.
    [[nodiscard]] int numberOf(const QString& kind, int owner) const;

    /// A card's position in a zone.
    struct Spot {
        QString kind;
        int owner = -1;
        int index = 0;
    };
    /// Finds cards with this face in the zone, or if it has none, in the whole table if there is exactly one.
    /// For face 0, returns the position of the zone's first card.
    [[nodiscard]] std::vector<Spot> find(const QString& kind, int owner, int face) const;

    /// Moves rows according to facts redacted by `visibility`. `after` is the resulting scene, from which
    /// arriving rows take their pose.
    void play(const std::vector<kit::Fact>& facts, const std::vector<kit::Visibility>& visibility,
              const scene::Scene& after, const QStringList& seatNames);

    /// Makes the rows match the scene.
    void sync(const scene::Scene& scene, const QStringList& seatNames);

signals:
    /// Emitted before the rows change. An index of -1 means anywhere in the zone. A kind of "" means from or
    /// to a place out of sight.
    void cardMoved(const QString& fromKind, int fromOwner, int fromIndex, const QString& toKind, int toOwner,
                   int toIndex, int face);

private:
    using Key = std::pair<QString, int>;
    struct Place {
        Key key{QString(), -1};
        int index = -1;
        const scene::Zone* after = nullptr;
    };

    [[nodiscard]] Place placeOf(kit::Zone zone, std::uint8_t index, kit::Visibility seen,
                                const scene::Scene& after) const;
    void arrive(const Place& place, ZoneModel::Row row, const QStringList& seatNames);

    QSizeF m_cardSize;
    std::map<Key, ZoneModel*> m_models;
    std::map<int, Key> m_keys; ///< keys by zone number
};

} // namespace taletop::app
