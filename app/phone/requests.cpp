// SPDX-License-Identifier: MIT
#include "app/phone/requests.h"

#include <algorithm>
#include <charconv>

namespace taletop::phone {

namespace {

constexpr std::string_view lineEnd = "\r\n";

char lower(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

bool sameWord(std::string_view a, std::string_view b) {
    return std::ranges::equal(a, b, [](char x, char y) { return lower(x) == lower(y); });
}

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

/// Removes and returns the next line of the text, or returns nullopt if the line is unterminated or contains
/// a control character other than a tab.
std::optional<std::string_view> takeLine(std::string_view& text) {
    const auto end = text.find(lineEnd);
    if (end == std::string_view::npos)
        return std::nullopt;
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end + lineEnd.size());
    const auto control = [](char each) {
        return (static_cast<unsigned char>(each) < ' ' && each != '\t') || each == '\x7f';
    };
    return std::ranges::any_of(line, control) ? std::nullopt : std::optional(line);
}

/// The headers that are checked.
struct Headers {
    std::optional<std::string_view> host;
    std::optional<std::string_view> origin;
    bool upgrade = false;
    bool sound = true; ///< false if there was something that our page never sends

    void add(std::string_view name, std::string_view value) {
        const auto once = [this, value](std::optional<std::string_view>& header) {
            sound = sound && !header;
            header = value;
        };
        if (sameWord(name, "host"))
            once(host);
        else if (sameWord(name, "origin"))
            once(origin);
        else if (sameWord(name, "upgrade"))
            upgrade = sameWord(value, "websocket");
        else if (sameWord(name, "transfer-encoding") || sameWord(name, "content-length"))
            sound = false;
    }
};

std::optional<Headers> readHeaders(std::string_view text) {
    Headers headers;
    while (const auto line = takeLine(text)) {
        if (line->empty())
            return text.empty() && headers.sound ? std::optional(headers) : std::nullopt;
        const auto colon = line->find(':');
        const std::string_view name = line->substr(0, colon);
        if (colon == std::string_view::npos || name.empty() ||
            name.find_first_of(" \t") != std::string_view::npos)
            return std::nullopt;
        headers.add(name, trimmed(line->substr(colon + 1)));
    }
    return std::nullopt;
}

/// Returns the path in a line such as "GET /hand.js HTTP/1.1". The path may contain only printable ASCII
/// characters without spaces.
std::optional<std::string_view> pathOf(std::string_view line) {
    constexpr std::string_view before = "GET ";
    constexpr std::string_view after = " HTTP/1.1";
    if (!line.starts_with(before) || !line.ends_with(after) || line.size() < before.size() + after.size())
        return std::nullopt;
    const std::string_view path = line.substr(before.size(), line.size() - before.size() - after.size());
    const bool plain = std::ranges::all_of(path, [](char each) { return each > ' ' && each < '\x7f'; });
    return path.starts_with('/') && plain ? std::optional(path) : std::nullopt;
}

/// Returns the number in a path such as "/art/12.svg". No other spelling is accepted.
std::optional<int> pictureOf(std::string_view path) {
    constexpr std::string_view before = "/art/";
    constexpr std::string_view after = ".svg";
    constexpr std::size_t longest = 5;
    if (!path.starts_with(before) || !path.ends_with(after) || path.size() <= before.size() + after.size())
        return std::nullopt;
    const std::string_view digits = path.substr(before.size(), path.size() - before.size() - after.size());
    int number = 0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (digits.size() > longest || read.ec != std::errc() || read.ptr != digits.data() + digits.size() ||
        number < 0 || (digits.size() > 1 && digits.front() == '0'))
        return std::nullopt;
    return number;
}

Request::Kind kindOf(std::string_view path) {
    using Kind = Request::Kind;
    if (path == "/")
        return Kind::Page;
    if (path == "/hand.js")
        return Kind::Script;
    if (path == "/hand.css")
        return Kind::Style;
    return path == "/hand" ? Kind::Socket : Kind::Missing;
}

} // namespace

std::optional<std::size_t> requestLength(std::string_view bytes) {
    constexpr std::string_view end = "\r\n\r\n";
    const auto found = bytes.find(end);
    return found == std::string_view::npos ? std::nullopt : std::optional(found + end.size());
}

Request readRequest(std::string_view request, std::string_view host) {
    using Kind = Request::Kind;
    const auto line = request.size() <= longestRequest ? takeLine(request) : std::nullopt;
    const auto path = line ? pathOf(*line) : std::nullopt;
    const auto headers = path ? readHeaders(request) : std::nullopt;
    if (!headers || headers->host != host)
        return {};
    if (const auto picture = pictureOf(*path))
        return {Kind::Picture, *picture};
    const Kind kind = kindOf(*path);
    if (kind != Kind::Socket)
        return {kind};
    constexpr std::string_view scheme = "http://";
    const bool ours = headers->origin && headers->origin->starts_with(scheme) &&
                      headers->origin->substr(scheme.size()) == host;
    return {headers->upgrade && ours ? Kind::Socket : Kind::Refused};
}

} // namespace taletop::phone
