// SPDX-License-Identifier: MIT
// The zone models of a match: facts become row moves, the scene settles the rest.
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

    /// The model of a zone, the same object for ever; empty if there is no such zone.
    [[nodiscard]] ZoneModel* zone(const QString& kind, int owner);

    /// The number of a zone that the scene shows, or -1.
    [[nodiscard]] int numberOf(const QString& kind, int owner) const;

    /// A card that lies in a zone.
    struct Spot {
        QString kind;
        int owner = -1;
        int index = 0;
    };
    /// Where cards with this face lie: in the zone if it has some, else in the whole table if there
    /// is one only. Face 0: the place of the zone's first card.
    [[nodiscard]] std::vector<Spot> find(const QString& kind, int owner, int face) const;

    /// Moves rows as the facts tell, which are redacted by `visibility`; `after` is the scene that
    /// comes of it: a row that arrives takes its pose from there.
    void play(const std::vector<kit::Fact>& facts, const std::vector<kit::Visibility>& visibility,
              const scene::Scene& after, const QStringList& seatNames);

    /// Makes the rows what the scene shows.
    void sync(const scene::Scene& scene, const QStringList& seatNames);

signals:
    /// Before the rows change. Index -1: somewhere in the zone; kind "": from or to out of sight.
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
    std::map<int, Key> m_keys; ///< by number of the zone
};

} // namespace taletop::app
