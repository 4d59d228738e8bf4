// SPDX-License-Identifier: MIT
// Writes the contents of one hand's page as JSON with translated texts. They include only what the seat may
// know.
#pragma once

#include "app/phone/hand_news.h"
#include "app/phone/hand_pictures.h"
#include "app/session/match_session.h"

#include <QJsonObject>
#include <QSet>

namespace taletop::app {

class HandWriter {
public:
    /// All arguments must outlive this. The cards of `seat` must be elsewhere (HotSeat::elsewhere). `lost` is
    /// the set of seats with phones out of reach.
    HandWriter(MatchSession& session, const HandPictures& pictures, HandNews& news, kit::Seat seat,
               kit::SeatSet lost = {});

    /// Returns the whole page. During a narration it contains neither table nor choices, because the page
    /// keeps the old table until the narration is over. `known` has the faces that the page can already
    /// describe. Adds descriptions of new faces to the page, and those faces to `known`.
    [[nodiscard]] QJsonObject write(QSet<int>& known) const;

private:
    [[nodiscard]] QJsonObject told() const;
    [[nodiscard]] QJsonArray listed(const scene::Scene& scene, scene::Counter::Row row, kit::Seat seat) const;
    [[nodiscard]] QJsonArray zones(const scene::Scene& scene) const;
    [[nodiscard]] QJsonObject zoneOf(const scene::Zone& zone, const scene::Scene& scene) const;
    [[nodiscard]] QJsonArray choices(const scene::Scene& scene) const;
    [[nodiscard]] QJsonArray seats(const scene::Scene& scene) const;
    [[nodiscard]] QString placeOfHand(kit::Seat seat) const;
    [[nodiscard]] QJsonObject window() const;
    [[nodiscard]] QJsonObject faces(const scene::Scene& scene, QSet<int>& known) const;
    [[nodiscard]] QJsonObject faceOf(int face) const;
    [[nodiscard]] QString words(const kit::Text& text) const;

    MatchSession* m_session;
    const HandPictures* m_pictures;
    HandNews* m_news;
    kit::Seat m_seat;
    kit::SeatSet m_lost;
    QStringList m_names;
};

} // namespace taletop::app
