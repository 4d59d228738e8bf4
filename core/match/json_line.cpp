// SPDX-License-Identifier: MIT
#include "core/match/json_line.h"

#include <set>
#include <vector>

namespace taletop::match {

using nlohmann::json;

namespace {

std::string named(std::string_view key, std::string_view problem) {
    std::string sentence = "'";
    sentence.append(key.substr(0, 40)).append("' ").append(problem);
    return sentence;
}

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
    constexpr int deepest = 12;
    std::vector<std::set<std::string>> keys;
    std::string twice;
    bool tooDeep = false;
    const auto watch = [&](int depth, json::parse_event_t event, json& value) {
        tooDeep = tooDeep || depth > deepest;
        if (event == json::parse_event_t::object_start)
            keys.emplace_back();
        else if (event == json::parse_event_t::object_end)
            keys.pop_back();
        else if (event == json::parse_event_t::key && !keys.back().insert(value.get<std::string>()).second)
            twice = value.get<std::string>();
        return !tooDeep;
    };
    json value = json::parse(line.begin(), line.end(), watch, false);
    if (tooDeep)
        return {{}, "the line is nested too deeply"};
    if (value.is_discarded() || !value.is_object())
        return {{}, "the line is no JSON object"};
    if (!twice.empty())
        return {{}, named(twice, "stands twice in the line")};
    return {std::move(value), {}};
}

std::string lineOf(const nlohmann::ordered_json& value) {
    return value.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

void Fields::fail(std::string problem) {
    if (m_problem.empty())
        m_problem = std::move(problem);
}

const json* Fields::find(const char* key) {
    const auto found = m_object.find(key);
    if (found != m_object.end())
        return &*found;
    fail(named(key, "is missing"));
    return nullptr;
}

std::string Fields::text(const char* key, std::size_t longest) {
    const json* value = find(key);
    if (value == nullptr)
        return {};
    if (!value->is_string()) {
        fail(named(key, "is no text"));
        return {};
    }
    const auto& text = value->get_ref<const std::string&>();
    if (text.size() > longest) {
        fail(named(key, "is too long"));
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
        fail(named(key, "is no whole number from ") + std::to_string(least) + " to " + std::to_string(most));
        return least;
    }
    return number;
}

bool Fields::flag(const char* key) {
    const json* value = find(key);
    if (value == nullptr)
        return false;
    if (!value->is_boolean())
        fail(named(key, "is neither true nor false"));
    return value->is_boolean() && value->get<bool>();
}

const json& Fields::object(const char* key) {
    static const json none = json::object();
    const json* value = find(key);
    if (value != nullptr && !value->is_object())
        fail(named(key, "is no object"));
    return value != nullptr && value->is_object() ? *value : none;
}

const json& Fields::list(const char* key) {
    static const json none = json::array();
    const json* value = find(key);
    if (value != nullptr && !value->is_array())
        fail(named(key, "is no list"));
    return value != nullptr && value->is_array() ? *value : none;
}

void addRemarks(nlohmann::ordered_json& object, const ruleset::Remarks& remarks) {
    for (const ruleset::Remark& remark : remarks)
        object["remarks"].push_back({{remark.key, remark.text}});
}

ruleset::Remarks readRemarks(const json& object, Fields& fields) {
    constexpr std::size_t most = 16;
    ruleset::Remarks remarks;
    const auto found = object.find("remarks");
    if (found == object.end())
        return remarks;
    if (!found->is_array() || found->empty() || found->size() > most)
        fields.fail("'remarks' is no list of remarks");
    for (const json& value : fields.list("remarks")) {
        if (!value.is_object() || value.size() != 1 || !value.begin()->is_string())
            fields.fail("'remarks' is no list of remarks");
        else
            remarks.push_back({value.begin().key(), value.begin()->get<std::string>()});
    }
    return remarks;
}

} // namespace taletop::match
