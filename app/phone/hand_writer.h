// SPDX-License-Identifier: MIT
// Writes what the page of one hand shows, as JSON with translated texts: only what its seat may know.
#pragma once

#include "app/phone/hand_news.h"
#include "app/phone/hand_pictures.h"
#include "app/session/match_session.h"

#include <QJsonObject>
#include <QSet>

namespace taletop::app {

class HandWriter {
public:
    /// All must outlive this. `seat` holds its cards elsewhere (HotSeat::elsewhere).
    HandWriter(MatchSession& session, const HandPictures& pictures, HandNews& news, kit::Seat seat);

    /// Returns the whole page. While the table tells what has happened, there is no table and no choice in
    /// it: the page keeps the old table until it has been told. `known`: the faces whose description the page
    /// has; those of new ones are added to the page and to it.
    [[nodiscard]] QJsonObject write(QSet<int>& known) const;

private:
    [[nodiscard]] QJsonObject told() const;
    [[nodiscard]] QJsonArray zones(const scene::Scene& scene) const;
    [[nodiscard]] QJsonArray choices(const scene::Scene& scene) const;
    [[nodiscard]] QJsonArray seats(const scene::Scene& scene) const;
    [[nodiscard]] QJsonObject window() const;
    [[nodiscard]] QJsonObject faces(const scene::Scene& scene, QSet<int>& known) const;
    [[nodiscard]] QJsonObject faceOf(int face) const;
    [[nodiscard]] QString words(const kit::Text& text) const;

    MatchSession* m_session;
    const HandPictures* m_pictures;
    HandNews* m_news;
    kit::Seat m_seat;
    QStringList m_names;
};

} // namespace taletop::app
