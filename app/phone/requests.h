// SPDX-License-Identifier: MIT
// Reads the requests that browsers send for the page of a hand. Uses no Qt, so that it can be fuzzed.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace taletop::phone {

/// The largest size of a request, in bytes.
inline constexpr std::size_t longestRequest = 4096;

/// A request, classified by the resource that it asks for.
struct Request {
    enum class Kind {
        Page,    ///< "/"
        Script,  ///< "/hand.js"
        Style,   ///< "/hand.css"
        Picture, ///< "/art/<number>.svg"
        Socket,  ///< "/hand", from our own page: opens a connection for messages
        Missing, ///< any other path
        Refused, ///< not a request that our page makes
    };
    Kind kind = Kind::Refused;
    int picture = 0;

    friend bool operator==(const Request&, const Request&) = default;
};

/// Returns the length of the request at the start of these bytes, including its empty line, or nullopt if its
/// end has not arrived.
[[nodiscard]] std::optional<std::size_t> requestLength(std::string_view bytes);

/// Reads a whole request. `host` is our own address, such as "192.168.1.5:40123". Refuses requests that have
/// a body or name another host (against DNS rebinding), and sockets for other pages.
[[nodiscard]] Request readRequest(std::string_view request, std::string_view host);

} // namespace taletop::phone
