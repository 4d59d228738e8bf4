// SPDX-License-Identifier: MIT
#include "core/games/storyline/words/deck_json.h"

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>
#include <set>

namespace taletop::storyline {

namespace {

constexpr std::size_t deepest = 8;
constexpr const char* noJson = TALETOP_TEXT("storyline", "This is not JSON.");

/// Iterates over bytes and counts the line ends passed.
class CountingIterator {
public:
    using difference_type = std::ptrdiff_t;
    using value_type = char;
    using pointer = const char*;
    using reference = const char&;
    using iterator_category = std::input_iterator_tag;

    CountingIterator(const char* at, int* line) : m_at(at), m_line(line) {}
    reference operator*() const { return *m_at; }
    CountingIterator& operator++() {
        if (*m_at == '\n')
            ++*m_line;
        ++m_at;
        return *this;
    }
    CountingIterator operator++(int) {
        CountingIterator before = *this;
        ++*this;
        return before;
    }
    friend bool operator==(const CountingIterator& a, const CountingIterator& b) { return a.m_at == b.m_at; }

private:
    const char* m_at;
    int* m_line;
};

/// Builds the value from the parser's events, with the line of each event.
class Builder : public nlohmann::json_sax<nlohmann::json> {
public:
    Builder(DeckValue& root, const int& line) : m_line(line), m_root(root) {}

    [[nodiscard]] std::optional<DeckJsonError> error() const { return m_error; }

    bool null() override { return put({.kind = DeckValue::Kind::Null}); }
    bool boolean(bool flag) override { return put({.kind = DeckValue::Kind::Flag, .flag = flag}); }
    bool number_integer(number_integer_t number) override {
        return put({.kind = DeckValue::Kind::Number, .number = number});
    }
    bool number_unsigned(number_unsigned_t number) override {
        if (number > INT64_MAX)
            return fail(TALETOP_TEXT("storyline", "A number is too large."));
        return put({.kind = DeckValue::Kind::Number, .number = static_cast<std::int64_t>(number)});
    }
    bool number_float(number_float_t, const string_t&) override {
        return fail(TALETOP_TEXT("storyline", "All numbers must be whole numbers."));
    }
    bool string(string_t& text) override { return put({.kind = DeckValue::Kind::Text, .text = text}); }
    bool binary(binary_t&) override { return fail(noJson); }
    bool start_object(std::size_t) override { return open(DeckValue::Kind::Object); }
    bool start_array(std::size_t) override { return open(DeckValue::Kind::List); }
    bool end_object() override {
        std::ranges::sort(m_open.back().value->items, {}, &DeckValue::key);
        return close();
    }
    bool end_array() override { return close(); }
    bool key(string_t& key) override {
        if (!m_open.back().keys.insert(key).second)
            return fail(TALETOP_TEXT("storyline", "'%1' appears twice in one object."), {key.substr(0, 40)});
        m_key = key;
        return true;
    }
    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override {
        return fail(TALETOP_TEXT(
            "storyline", "This is not JSON. A comma, a quotation mark or a bracket is missing or extra."));
    }

private:
    /// An unfinished value.
    struct Open {
        DeckValue* value = nullptr;
        std::set<std::string> keys = {}; ///< keys so far, for an object
    };

    bool fail(const char* what, std::vector<kit::Notice> arguments = {}) {
        if (!m_error)
            m_error = DeckJsonError{m_line, {"storyline", what, std::move(arguments)}};
        return false;
    }
    bool put(DeckValue value) {
        add(std::move(value));
        return true;
    }
    DeckValue* add(DeckValue value) {
        value.line = m_line;
        if (m_open.empty()) {
            m_root = std::move(value);
            return &m_root;
        }
        DeckValue& parent = *m_open.back().value;
        if (parent.kind == DeckValue::Kind::Object)
            value.key = std::move(m_key);
        return &parent.items.emplace_back(std::move(value));
    }
    bool open(DeckValue::Kind kind) {
        if (m_open.size() == deepest)
            return fail(TALETOP_TEXT("storyline", "The values are nested too deeply."));
        // A value grows only while it is the innermost open one, so these pointers stay valid.
        m_open.push_back({add({.kind = kind})});
        return true;
    }
    bool close() {
        m_open.pop_back();
        return true;
    }

    const int& m_line;
    DeckValue& m_root;
    std::vector<Open> m_open;
    std::string m_key;
    std::optional<DeckJsonError> m_error;
};

} // namespace

const DeckValue* DeckValue::find(std::string_view wanted) const {
    if (kind != Kind::Object)
        return nullptr;
    const auto found = std::ranges::lower_bound(items, wanted, {}, &DeckValue::key);
    return found == items.end() || found->key != wanted ? nullptr : &*found;
}

std::optional<DeckJsonError> parseDeckJson(std::string_view text, DeckValue& value) {
    int line = 1;
    Builder builder(value, line);
    const CountingIterator begin(text.data(), &line);
    const CountingIterator end(text.data() + text.size(), &line);
    if (nlohmann::json::sax_parse(begin, end, &builder))
        return std::nullopt;
    return builder.error().value_or(DeckJsonError{line, {"storyline", noJson}});
}

} // namespace taletop::storyline
