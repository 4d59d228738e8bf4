// SPDX-License-Identifier: MIT
#include "core/match/json_line.h"

#include "core/match/words.h"

#include <vector>

namespace taletop::match {

using nlohmann::json;

namespace {

/// Puts the key in place of %1 in `problem`.
kit::Notice named(std::string_view key, const char* problem) {
    return notice(problem, {std::string(key.substr(0, 40))});
}

/// Builds a value from the parser's events and refuses anything that our files never contain. The library's
/// own callback parser scans the whole parent after each value, so a long line took minutes.
class Builder : public nlohmann::json_sax<json> {
public:
    [[nodiscard]] json& value() { return m_root; }
    [[nodiscard]] bool tooDeep() const { return m_tooDeep; }
    /// A key that occurs twice in an object; empty if there is none.
    [[nodiscard]] const std::string& twice() const { return m_twice; }

    bool null() override { return put(nullptr) != nullptr; }
    bool boolean(bool flag) override { return put(flag) != nullptr; }
    bool number_integer(number_integer_t number) override { return put(number) != nullptr; }
    bool number_unsigned(number_unsigned_t number) override { return put(number) != nullptr; }
    bool number_float(number_float_t number, const string_t&) override { return put(number) != nullptr; }
    bool string(string_t& text) override { return put(std::move(text)) != nullptr; }
    bool binary(binary_t&) override { return false; }
    bool start_object(std::size_t) override { return open(json::object()); }
    bool start_array(std::size_t) override { return open(json::array()); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool key(string_t& key) override {
        auto& members = m_open.back()->get_ref<json::object_t&>();
        const auto [member, isNew] = members.try_emplace(std::move(key));
        if (!isNew)
            m_twice = member->first;
        m_member = &member->second;
        return true;
    }
    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override {
        return false;
    }

private:
    static constexpr std::size_t deepest = 12; ///< levels of nesting

    /// Stores the value and returns its address, or nullptr if it is nested too deeply.
    json* put(json value) {
        m_tooDeep = m_tooDeep || m_open.size() > deepest;
        if (m_tooDeep)
            return nullptr;
        json* place = m_open.empty() ? &m_root : m_member;
        if (!m_open.empty() && m_open.back()->is_array())
            place = &m_open.back()->get_ref<json::array_t&>().emplace_back();
        *place = std::move(value);
        return place;
    }
    bool open(json value) {
        // A value grows only while it is the innermost open one, so these pointers stay valid.
        json* place = put(std::move(value));
        m_open.push_back(place);
        return place != nullptr;
    }
    bool close() {
        m_open.pop_back();
        return true;
    }

    json m_root;
    std::vector<json*> m_open;
    json* m_member = nullptr; ///< the member of the innermost object that gets the next value
    std::string m_twice;
    bool m_tooDeep = false;
};

} // namespace

std::optional<Line> Lines::next() {
    if (m_rest.empty())
        return std::nullopt;
    const std::size_t end = m_rest.find('\n');
    Line line{.text = m_rest.substr(0, end), .number = ++m_number, .whole = end != std::string_view::npos};
    m_rest.remove_prefix(line.whole ? end + 1 : m_rest.size());
    line.last = m_rest.empty();
    if (line.whole && line.text.ends_with('\r'))
        line.text.remove_suffix(1);
    return line;
}

ParsedLine parseLine(std::string_view line) {
    Builder builder;
    const bool whole = json::sax_parse(line.begin(), line.end(), &builder);
    if (builder.tooDeep())
        return {{}, notice(TALETOP_TEXT("files", "the line is nested too deeply"))};
    if (!whole || !builder.value().is_object())
        return {{}, notice(TALETOP_TEXT("files", "the line is not a JSON object"))};
    if (!builder.twice().empty())
        return {{}, named(builder.twice(), TALETOP_TEXT("files", "'%1' appears twice in the line"))};
    return {std::move(builder.value()), {}};
}

std::string lineOf(const nlohmann::ordered_json& value) {
    return value.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

void Fields::fail(kit::Notice problem) {
    if (m_problem.empty())
        m_problem = std::move(problem);
}

const json* Fields::find(const char* key) {
    const auto found = m_object.find(key);
    if (found != m_object.end())
        return &*found;
    fail(named(key, TALETOP_TEXT("files", "'%1' is missing")));
    return nullptr;
}

std::string Fields::text(const char* key, std::size_t longest) {
    const json* value = find(key);
    if (value == nullptr)
        return {};
    if (!value->is_string()) {
        fail(named(key, TALETOP_TEXT("files", "'%1' must be text")));
        return {};
    }
    const auto& text = value->get_ref<const std::string&>();
    if (text.size() > longest) {
        fail(named(key, TALETOP_TEXT("files", "'%1' is too long")));
        return {};
    }
    return text;
}

std::int64_t Fields::number(const char* key, std::int64_t least, std::int64_t most) {
    const json* value = find(key);
    if (value == nullptr)
        return least;
    const bool fits =
        value->is_number_unsigned() ? value->get<std::uint64_t>() <= INT64_MAX : value->is_number_integer();
    const std::int64_t number = fits ? value->get<std::int64_t>() : least;
    if (!fits || number < least || number > most) {
        fail(notice(TALETOP_TEXT("files", "'%1' must be a whole number from %2 to %3"),
                    {std::string(key), least, most}));
        return least;
    }
    return number;
}

bool Fields::flag(const char* key) {
    const json* value = find(key);
    if (value == nullptr)
        return false;
    if (!value->is_boolean())
        fail(named(key, TALETOP_TEXT("files", "'%1' must be true or false")));
    return value->is_boolean() && value->get<bool>();
}

const json& Fields::object(const char* key) {
    static const json none = json::object();
    const json* value = find(key);
    if (value != nullptr && !value->is_object())
        fail(named(key, TALETOP_TEXT("files", "'%1' must be an object")));
    return value != nullptr && value->is_object() ? *value : none;
}

const json& Fields::list(const char* key) {
    static const json none = json::array();
    const json* value = find(key);
    if (value != nullptr && !value->is_array())
        fail(named(key, TALETOP_TEXT("files", "'%1' must be a list")));
    return value != nullptr && value->is_array() ? *value : none;
}

void addRemarks(nlohmann::ordered_json& object, const contract::Remarks& remarks) {
    for (const contract::Remark& remark : remarks)
        object["remarks"].push_back({{remark.key, remark.text}});
}

contract::Remarks readRemarks(const json& object, Fields& fields) {
    constexpr std::size_t most = 16;
    const kit::Notice noRemarks = named("remarks", TALETOP_TEXT("files", "'%1' must be a list of remarks"));
    contract::Remarks remarks;
    const auto found = object.find("remarks");
    if (found == object.end())
        return remarks;
    if (!found->is_array() || found->empty() || found->size() > most)
        fields.fail(noRemarks);
    for (const json& value : fields.list("remarks")) {
        if (!value.is_object() || value.size() != 1 || !value.begin()->is_string())
            fields.fail(noRemarks);
        else
            remarks.push_back({value.begin().key(), value.begin()->get<std::string>()});
    }
    return remarks;
}

} // namespace taletop::match
