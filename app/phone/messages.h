// SPDX-License-Identifier: MIT
// Reads the messages that the page of a hand sends. Uses no Qt, so that it can be fuzzed.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace taletop::phone {

/// The largest size of a message, in bytes.
inline constexpr std::size_t longestMessage = 4096;

/// A message of a page, which is an object with exactly one of these keys.
struct Message {
    enum class Kind {
        Pair,   ///< {"code": "..."}: requests the hand for which this code was shown
        Return, ///< {"key": "..."}: requests the hand that the page had before
        Move,   ///< {"move": "...", "revision": 3, "words": {...}}: answers the question with this number
        Press,  ///< {"press": "stop", "revision": 3}: presses one of pressWords, at this question
        Lay,    ///< {"lay": "...", "revision": 3}: makes the steps of the hint that begins with this move
        Why,    ///< {"why": "card/hand/0/2", "revision": 3}: asks why this thing makes no move now
    };
    Kind kind = Kind::Press;
    std::string text;                                       ///< code, key, move, press or touch
    int revision = 0;                                       ///< number of the question that the page shows
    std::vector<std::pair<std::string, std::string>> words; ///< texts of a Move, by the keys of their fields

    friend bool operator==(const Message&, const Message&) = default;
};

/// The buttons of a page that make no move: say stop, pass on a play, pass on all plays until the seat's
/// turn, be asked again, continue the narration, take back the last move, ask for (more of) a hint.
inline constexpr std::string_view pressWords[] = {"stop", "pass", "quiet", "ask", "next", "undo", "hint"};

/// Reads a message. Returns nullopt for anything that our page does not send.
[[nodiscard]] std::optional<Message> readMessage(std::string_view bytes);

} // namespace taletop::phone
