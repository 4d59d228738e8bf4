// SPDX-License-Identifier: MIT
// JSON with line numbers for the deck reader, so that an error can name its line.
#pragma once

#include "core/kit/notice.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace taletop::storyline {

/// A JSON value, the line that it begins on, and its key in the object around it.
struct DeckValue {
    enum class Kind : std::uint8_t { Null, Flag, Number, Text, List, Object };
    Kind kind = Kind::Null;
    int line = 0;
    bool flag = false;
    std::int64_t number = 0; ///< whole numbers only
    std::string text = {};
    std::string key = {};              ///< key of a member of an object
    std::vector<DeckValue> items = {}; ///< items of a list, or members of an object sorted by key

    /// The member with this key, or nullptr; also nullptr if this is not an object.
    [[nodiscard]] const DeckValue* find(std::string_view wanted) const;
};

/// An error in the JSON: its line and a sentence.
struct DeckJsonError {
    int line = 0;
    kit::Notice what;
};

/// Parses a text into `value`, in time linear in its bytes; returns an error if it fails. Refuses invalid
/// JSON, duplicate keys, numbers that are not whole, and values nested deeper than a deck's.
[[nodiscard]] std::optional<DeckJsonError> parseDeckJson(std::string_view text, DeckValue& value);

} // namespace taletop::storyline
