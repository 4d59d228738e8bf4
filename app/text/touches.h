// SPDX-License-Identifier: MIT
// Converts touches to and from text: "card/hand/0/2", "zone/store/0", "seat/1", "button/pass", "spot/3".
#pragma once

#include "core/scene/scene.h"

#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace taletop::app {

/// Returns a zone's kind and owner, as in "store/0", or "" if there is no zone with this number.
[[nodiscard]] QString placeOf(int zone, const std::vector<scene::Zone>& zones);

/// Returns the text of a pick, or "" if its zone is not among `zones`.
[[nodiscard]] QString touchOf(const scene::Pick& pick, const std::vector<scene::Zone>& zones);
[[nodiscard]] QStringList gestureOf(const scene::Choice& choice, const std::vector<scene::Zone>& zones);

/// Parses a touch. The zone is -1 if it does not exist. Stores a button's key in `key`.
[[nodiscard]] scene::Pick pickOf(const QString& touch, const std::vector<scene::Zone>& zones,
                                 std::string& key);

} // namespace taletop::app
