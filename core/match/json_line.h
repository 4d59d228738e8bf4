// SPDX-License-Identifier: MIT
// Strict parser for files whose lines are JSON objects. Nothing here throws.
#pragma once

#include "core/contract/remark.h"
#include "core/kit/notice.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace taletop::match {

/// One line without its line break ("\n" or "\r\n").
struct Line {
    std::string_view text;
    int number = 0;    ///< number of the line, from 1
    bool whole = true; ///< does it end in a line break?
    bool last = false; ///< is it the last line?
};

/// Iterates over the lines of a text.
class Lines {
public:
    explicit Lines(std::string_view text) : m_rest(text) {}
    [[nodiscard]] std::optional<Line> next();

private:
    std::string_view m_rest;
    int m_number = 0;
};

/// The JSON object of a line, or the problem with the line.
struct ParsedLine {
    nlohmann::json object;
    kit::Notice problem; ///< a clause; empty if there is none
};

/// Parses a line in time linear in its bytes. Refuses invalid JSON, values other than an object, duplicate
/// keys in an object, and deeper nesting than any of our files has.
[[nodiscard]] ParsedLine parseLine(std::string_view line);

/// The JSON value as text on one line; invalid UTF-8 is replaced.
[[nodiscard]] std::string lineOf(const nlohmann::ordered_json& value);

/// Reads typed fields of an object and keeps the first problem as a clause. Must not outlive the object.
class Fields {
public:
    explicit Fields(const nlohmann::json& object) : m_object(object) {}

    /// A text of at most `longest` bytes.
    std::string text(const char* key, std::size_t longest);
    /// A whole number from `least` to `most`; `least` if there is a problem with it.
    std::int64_t number(const char* key, std::int64_t least, std::int64_t most);
    bool flag(const char* key);
    /// An object or a list; empty if there is a problem with it.
    const nlohmann::json& object(const char* key);
    const nlohmann::json& list(const char* key);

    void fail(kit::Notice problem);
    [[nodiscard]] bool failed() const { return !m_problem.empty(); }
    [[nodiscard]] const kit::Notice& problem() const { return m_problem; }

private:
    const nlohmann::json* find(const char* key);

    const nlohmann::json& m_object;
    kit::Notice m_problem;
};

/// Adds the member "remarks" to an entry's line: a list of {key: text}; no member if there are none.
void addRemarks(nlohmann::ordered_json& object, const contract::Remarks& remarks);
[[nodiscard]] contract::Remarks readRemarks(const nlohmann::json& object, Fields& fields);

} // namespace taletop::match
