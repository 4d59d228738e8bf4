// SPDX-License-Identifier: MIT
#include "app/phone/messages.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace taletop::phone {

namespace {

using Json = nlohmann::json;

constexpr std::size_t longestSecret = 64;
constexpr std::size_t longestMove = 512;
constexpr std::size_t longestTouch = 64;
constexpr std::size_t mostWords = 8;

std::optional<std::string> stringIn(const Json& object, const char* key, std::size_t longest) {
    const auto found = object.find(key);
    if (found == object.end() || !found->is_string())
        return std::nullopt;
    auto text = found->get<std::string>();
    return text.empty() || text.size() > longest ? std::nullopt : std::optional(std::move(text));
}

/// Reads the number of the question, or returns nullopt if there is no valid one.
std::optional<int> revisionIn(const Json& object) {
    const auto revision = object.find("revision");
    if (revision == object.end() || !revision->is_number_unsigned() || *revision > 1'000'000'000)
        return std::nullopt;
    return revision->get<int>();
}

std::optional<Message> readMove(const Json& object) {
    auto text = stringIn(object, "move", longestMove);
    const auto revision = revisionIn(object);
    if (!text || !revision)
        return std::nullopt;
    Message message{Message::Kind::Move, std::move(*text), *revision, {}};
    const auto words = object.find("words");
    if (object.size() != (words == object.end() ? 2U : 3U))
        return std::nullopt;
    if (words == object.end())
        return message;
    if (!words->is_object() || words->size() > mostWords)
        return std::nullopt;
    for (const auto& [key, value] : words->items()) {
        if (!value.is_string())
            return std::nullopt;
        message.words.emplace_back(key, value.get<std::string>());
    }
    return message;
}

/// Reads a press of a button, or the page asking why a thing makes no move.
std::optional<Message> readPress(const Json& object) {
    const auto revision = revisionIn(object);
    if (!revision || object.size() != 2)
        return std::nullopt;
    if (auto touch = stringIn(object, "why", longestTouch))
        return Message{Message::Kind::Why, std::move(*touch), *revision, {}};
    if (auto move = stringIn(object, "lay", longestMove))
        return Message{Message::Kind::Lay, std::move(*move), *revision, {}};
    auto word = stringIn(object, "press", longestMove);
    if (!word || std::ranges::find(pressWords, *word) == std::end(pressWords))
        return std::nullopt;
    return Message{Message::Kind::Press, std::move(*word), *revision, {}};
}

} // namespace

std::optional<Message> readMessage(std::string_view bytes) {
    if (bytes.size() > longestMessage)
        return std::nullopt;
    const Json object = Json::parse(bytes.begin(), bytes.end(), nullptr, false);
    if (!object.is_object())
        return std::nullopt;
    if (object.contains("move"))
        return readMove(object);
    if (object.contains("revision"))
        return readPress(object);
    if (object.size() != 1)
        return std::nullopt;
    for (const auto& [key, kind] :
         {std::pair{"code", Message::Kind::Pair}, std::pair{"key", Message::Kind::Return}})
        if (auto secret = stringIn(object, key, longestSecret))
            return Message{kind, std::move(*secret), 0, {}};
    return std::nullopt;
}

} // namespace taletop::phone
