// SPDX-License-Identifier: MIT
// JSON with line numbers: what the deck reader reads, so that an error can name its line.
#pragma once

#include "core/kit/notice.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace taletop::storyline {

/// A JSON value, the line that it begins on, and the key that it has in its object.
struct DeckValue {
    enum class Kind : std::uint8_t { Null, Flag, Number, Text, List, Object };
    Kind kind = Kind::Null;
    int line = 0;
    bool flag = false;
    std::int64_t number = 0; ///< whole numbers only
    std::string text = {};
    std::string key = {};              ///< of a member of an object
    std::vector<DeckValue> items = {}; ///< of a list; of an object its members, sorted by their keys

    /// The member with this key, or nullptr; what is no object has none.
    [[nodiscard]] const DeckValue* find(std::string_view wanted) const;
};

/// What is wrong with the JSON: where, and a sentence.
struct DeckJsonError {
    int line = 0;
    kit::Notice what;
};

/// Parses a text into `value`, in time linear in its bytes; on an error says what. Refused besides what is no
/// JSON: keys that stand twice, numbers that are not whole, and values nested deeper than a deck's.
[[nodiscard]] std::optional<DeckJsonError> parseDeckJson(std::string_view text, DeckValue& value);

} // namespace taletop::storyline
