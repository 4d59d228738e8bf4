// SPDX-License-Identifier: MIT
#include "core/games/foxtail/table/geometry.h"
#include "tests/rules/foxtail/tail_text.h"

#include <doctest/doctest.h>

#include <array>
#include <cmath>
#include <numbers>
#include <string>
#include <vector>

using namespace taletop;
using namespace taletop::foxtail;
using scene::Pose;

namespace {

constexpr double hair = 1e-9; ///< tolerance: cards that only touch do not cover or overlap

struct Point {
    double x;
    double y;
};

Point turned(double degrees, Point point) {
    const double turn = degrees * std::numbers::pi / 180;
    return {point.x * std::cos(turn) - point.y * std::sin(turn),
            point.x * std::sin(turn) + point.y * std::cos(turn)};
}
Point onTable(const Pose& pose, Point point) {
    const Point offset = turned(pose.angle, point);
    return {pose.x + offset.x, pose.y + offset.y};
}
/// How far the point is outside the card, along its axes; negative inside.
double outside(const Pose& card, Point point) {
    const Point local = turned(-card.angle, {point.x - card.x, point.y - card.y});
    return std::max(std::abs(local.x) - cardWidth / 2, std::abs(local.y) - cardHeight / 2);
}

/// The 33 points of a charm's disc: its centre, a ring at half the radius and its edge.
std::vector<Point> discOf(const Pose& card, int kind) {
    const Point centre{(kind % 2 == 0 ? -1 : 1) * (cardWidth / 2 - charmInset),
                       (kind < 2 ? -1 : 1) * (cardHeight / 2 - charmInset)};
    std::vector<Point> points{onTable(card, centre)};
    for (int i = 0; i < 16; ++i) {
        for (const double radius : {charmDiameter / 4, charmDiameter / 2}) {
            const Point offset = turned(22.5 * i, {radius, 0});
            points.push_back(onTable(card, {centre.x + offset.x, centre.y + offset.y}));
        }
    }
    return points;
}

/// Do two cards overlap by more than `hair`? Tested with separating axes.
bool overlap(const Pose& a, const Pose& b) {
    for (const double axisAngle : {a.angle, a.angle + 90, b.angle, b.angle + 90}) {
        const Point axis = turned(axisAngle, {1, 0});
        const auto span = [&](const Pose& card) {
            double least = 1e9;
            double most = -1e9;
            for (const double x : {-cardWidth / 2, cardWidth / 2}) {
                for (const double y : {-cardHeight / 2, cardHeight / 2}) {
                    const Point corner = onTable(card, {x, y});
                    const double at = corner.x * axis.x + corner.y * axis.y;
                    least = std::min(least, at);
                    most = std::max(most, at);
                }
            }
            return std::array{least, most};
        };
        const auto first = span(a);
        const auto second = span(b);
        if (first[1] <= second[0] + hair || second[1] <= first[0] + hair)
            return false;
    }
    return true;
}

Tail blankTail(const std::string& links) {
    Tail tail;
    for (std::size_t i = 0; i <= links.size(); ++i)
        tail.push_back({{1, 1, 1, 2}, Link::None});
    setLinks(tail, links);
    return tail;
}

/// Does FT-29 hide this corner, by the link of its own bit (under) or of the next bit (over)?
bool hiddenByRule(const Tail& tail, std::size_t place, int kind) {
    const Link own = tail[place].link;
    const Link next = place + 1 < tail.size() ? tail[place + 1].link : Link::None;
    switch (kind) {
    case 0:
        return own == Link::UnderTop;
    case 1:
        return next == Link::OverTop;
    case 2:
        return own == Link::UnderBottom;
    default:
        return next == Link::OverBottom;
    }
}

/// The number of points of a charm's disc that higher cards cover.
int coveredPoints(const std::vector<Pose>& poses, std::size_t card, int kind) {
    int covered = 0;
    for (const Point& point : discOf(poses[card], kind)) {
        bool under = false;
        for (std::size_t other = 0; other < poses.size(); ++other)
            under = under || (poses[other].layer > poses[card].layer && outside(poses[other], point) <= hair);
        covered += under ? 1 : 0;
    }
    return covered;
}

/// Works like coveredPoints, but a point on a card's edge does not count as covered.
int strictlyCoveredPoints(const std::vector<Pose>& poses, std::size_t card, int kind) {
    int covered = 0;
    for (const Point& point : discOf(poses[card], kind)) {
        bool under = false;
        for (std::size_t other = 0; other < poses.size(); ++other)
            under = under || (poses[other].layer > poses[card].layer && outside(poses[other], point) < -hair);
        covered += under ? 1 : 0;
    }
    return covered;
}

} // namespace

TEST_CASE("FT-38 a bit over the one before is a layer higher, and one under it a layer lower") {
    const std::vector<Pose> poses = tailPoses(blankTail("ABBC"), false);
    REQUIRE(poses.size() == 5);
    const std::array layers{0, 1, 0, -1, 0};
    for (std::size_t i = 0; i < layers.size(); ++i)
        CHECK(poses[i].layer == layers[i]);
}

TEST_CASE("FT-39 tails on the screen hide exactly the corners of FT-29") {
    constexpr int discPoints = 33;
    int strings = 0;
    int wrong = 0;
    int strangers = 0;
    for (std::size_t count = 1; count <= 6; ++count) {
        for (std::size_t number = 0; number < std::size_t{1} << (2 * count); ++number) {
            const Tail tail = blankTail(lettersOf(number, count));
            const std::vector<Pose> poses = tailPoses(tail, false);
            ++strings;
            for (std::size_t card = 0; card < poses.size(); ++card) {
                for (int kind = 0; kind < kindCount; ++kind) {
                    const bool hidden = hiddenByRule(tail, card, kind);
                    const int covered =
                        hidden ? coveredPoints(poses, card, kind) : strictlyCoveredPoints(poses, card, kind);
                    wrong += covered == (hidden ? discPoints : 0) ? 0 : 1;
                }
                for (std::size_t other = card + 1; other < poses.size(); ++other)
                    strangers += overlap(poses[card], poses[other]) == (other == card + 1) ? 0 : 1;
            }
        }
    }
    CHECK(strings == 5460);
    CHECK(wrong == 0);
    CHECK(strangers == 0);
}

TEST_CASE("FT-39 links turn the tail by the angles of the ledger") {
    // Angles are anticlockwise in the ledger, but clockwise in poses.
    CHECK(-tailPoses(blankTail("AAAAA"), false).back().angle == doctest::Approx(60));
    CHECK(-tailPoses(blankTail("ACACA"), false).back().angle == doctest::Approx(12));
    CHECK(std::sin(tilt * std::numbers::pi / 180) >= charmDiameter / (cardHeight - charmDiameter));
    CHECK(cardWidth >= 2.2 * charmDiameter);
}

TEST_CASE("FT-39 the longest tail that always turns the same way does not overlap itself") {
    for (const char letter : {'A', 'B', 'C', 'D'}) {
        const std::vector<Pose> poses = tailPoses(blankTail(std::string(longestTail - 1, letter)), true);
        REQUIRE(poses.size() == longestTail + 1);
        CHECK(std::abs(poses[longestTail - 1].angle) == doctest::Approx(228));
        for (std::size_t card = 0; card < poses.size(); ++card)
            for (std::size_t other = card + 1; other < poses.size(); ++other)
                CHECK(overlap(poses[card], poses[other]) == (other == card + 1));
    }
}

TEST_CASE("FT-37 the tip covers no charm and lies straight under the last bit") {
    for (std::size_t number = 0; number < 256; ++number) {
        const Tail tail = blankTail(lettersOf(number, 4));
        const std::vector<Pose> with = tailPoses(tail, true);
        const std::vector<Pose> without = tailPoses(tail, false);
        REQUIRE(with.size() == without.size() + 1);
        CHECK(std::vector(with.begin(), with.end() - 1) == without);
        CHECK(with.back() == tipPose(tail));
        CHECK(with.back().angle == without.back().angle);
        CHECK(with.back().layer < without.back().layer);
        CHECK(overlap(with.back(), without.back()));
        for (std::size_t card = 0; card < without.size(); ++card)
            for (int kind = 0; kind < kindCount; ++kind)
                CHECK(strictlyCoveredPoints(with, card, kind) == strictlyCoveredPoints(without, card, kind));
    }
}

TEST_CASE("FT-39 a ghost is where its bit will be") {
    CHECK(nextPose({}, Link::None) == Pose{});
    for (std::size_t number = 0; number < 64; ++number) {
        const std::string links = lettersOf(number, 3);
        for (const Link link : allLinks) {
            Tail tail = blankTail(links);
            const Pose ghost = nextPose(tail, link);
            tail.push_back({{1, 1, 1, 2}, link});
            CHECK(tailPoses(tail, false).back() == ghost);
        }
    }
}
