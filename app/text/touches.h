// SPDX-License-Identifier: MIT
// What is touched, as tables write it: "card/hand/0/2", "zone/store/0", "seat/1", "button/pass", "spot/3".
#pragma once

#include "core/scene/scene.h"

#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace taletop::app {

/// "store/0": kind and owner of a zone; "" if there is none with this number.
[[nodiscard]] QString placeOf(int zone, const std::vector<scene::Zone>& zones);

/// `zones` tell what the zones of picks are called; "" for a pick in none of them.
[[nodiscard]] QString touchOf(const scene::Pick& pick, const std::vector<scene::Zone>& zones);
[[nodiscard]] QStringList gestureOf(const scene::Choice& choice, const std::vector<scene::Zone>& zones);

/// What a touch names; of a zone that is not there the number is -1. `key` holds the key of a button.
[[nodiscard]] scene::Pick pickOf(const QString& touch, const std::vector<scene::Zone>& zones,
                                 std::string& key);

} // namespace taletop::app
