// SPDX-License-Identifier: MIT
#include "core/games/foxtail/table/geometry.h"

#include <cmath>
#include <numbers>

namespace taletop::foxtail {

namespace {

constexpr double charmX = cardWidth / 2 - charmInset; ///< from the card's centre to a charm on the right
constexpr double charmY = cardHeight / 2 - charmInset;
constexpr double tipOverlap = 6; ///< how far the tip slides under the last bit

struct Point {
    double x;
    double y;
};

/// Converts a point of the card, relative to the card's centre, to a position on the table.
Point onTable(const scene::Pose& pose, Point point) {
    const double turn = pose.angle * std::numbers::pi / 180;
    return {pose.x + point.x * std::cos(turn) - point.y * std::sin(turn),
            pose.y + point.x * std::sin(turn) + point.y * std::cos(turn)};
}

/// The pose of a bit joined with `link` to the bit with the pose `before`.
scene::Pose poseBehind(const scene::Pose& before, Link link) {
    const bool top = link == Link::OverTop || link == Link::UnderTop;
    const bool over = link == Link::OverTop || link == Link::OverBottom;
    const double side = top ? -charmY : charmY;
    const Point pivot = onTable(before, {charmX, side});
    // Tops together: the card turns anticlockwise, so that the bottom opens.
    scene::Pose pose{.x = 0, .y = 0, .angle = before.angle + (top ? -tilt : tilt), .layer = before.layer};
    pose.layer += over ? 1 : -1;
    const Point left = onTable(pose, {-charmX, side});
    pose.x = pivot.x - left.x;
    pose.y = pivot.y - left.y;
    return pose;
}

scene::Pose lastPose(const Tail& tail) {
    scene::Pose pose;
    for (std::size_t place = 1; place < tail.size(); ++place)
        pose = poseBehind(pose, tail[place].link);
    return pose;
}

} // namespace

std::vector<scene::Pose> tailPoses(const Tail& tail, bool tip) {
    std::vector<scene::Pose> poses;
    poses.reserve(tail.size() + 1);
    for (std::size_t place = 0; place < tail.size(); ++place)
        poses.push_back(place == 0 ? scene::Pose{} : poseBehind(poses.back(), tail[place].link));
    if (tip)
        poses.push_back(tipPose(tail));
    return poses;
}

scene::Pose nextPose(const Tail& tail, Link link) {
    return tail.empty() ? scene::Pose{} : poseBehind(lastPose(tail), link);
}

scene::Pose tipPose(const Tail& tail) {
    if (tail.empty())
        return {};
    scene::Pose pose = lastPose(tail);
    const Point centre = onTable(pose, {cardWidth - tipOverlap, 0});
    // The tip is under the last bit, so that the overlap hides none of the bit's charms (FT-37).
    return {.x = centre.x, .y = centre.y, .angle = pose.angle, .layer = pose.layer - 1};
}

} // namespace taletop::foxtail
