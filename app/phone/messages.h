// SPDX-License-Identifier: MIT
// Reads the messages that the page of a hand sends. Without Qt, so that any bytes can be tried.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace taletop::phone {

/// The most bytes of a message.
inline constexpr std::size_t longestMessage = 4096;

/// One message of a page: an object with exactly one of the keys below.
struct Message {
    enum class Kind {
        Pair,   ///< {"code": "..."}: wants the hand for which this code was shown
        Return, ///< {"key": "..."}: wants the hand that it had before
        Move,   ///< {"move": "...", "revision": 3, "words": {...}}: answers the question with this number
        Press,  ///< {"press": "stop", "revision": 3}: one of the words in pressWords, at this question
        Lay,    ///< {"lay": "...", "revision": 3}: makes the steps of the hint that begins with this move
        Why,    ///< {"why": "card/hand/0/2", "revision": 3}: why does this thing make no move now?
    };
    Kind kind = Kind::Press;
    std::string text; ///< code, key, move, press or touch
    int revision = 0; ///< the number of the question that the page shows
    std::vector<std::pair<std::string, std::string>> words; ///< for Move: words by the keys of their fields

    friend bool operator==(const Message&, const Message&) = default;
};

/// The buttons of a page that make no move: say stop, let a play go, let all plays go until one's turn, be
/// asked again, continue the narration, take the last move back, ask for a hint or for more of it.
inline constexpr std::string_view pressWords[] = {"stop", "pass", "quiet", "ask", "next", "undo", "hint"};

/// Returns nullopt for anything other than a message of our page.
[[nodiscard]] std::optional<Message> readMessage(std::string_view bytes);

} // namespace taletop::phone
