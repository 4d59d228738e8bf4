// SPDX-License-Identifier: MIT
#include "core/terminal/say.h"

#include <algorithm>
#include <iomanip>
#include <sstream>

namespace taletop::cli {

namespace {

using Key = std::pair<std::string_view, std::string_view>;

Key keyOf(const Translation& translation) { return {translation.context, translation.source}; }

/// Fills in all arguments in one pass, so that an argument with "%2" stays unchanged.
std::string filled(const std::string& form, std::span<const std::string> arguments) {
    std::string result;
    for (std::size_t i = 0; i < form.size(); ++i) {
        const auto place = static_cast<std::size_t>(i + 1 < form.size() ? form[i + 1] - '1' : -1);
        if (form[i] == '%' && place < arguments.size()) {
            result += arguments[place];
            ++i;
        } else {
            result += form[i];
        }
    }
    return result;
}

} // namespace

std::string languageOf(std::string_view locale) {
    const std::string_view code = locale.substr(0, locale.find_first_of("_.@"));
    return std::string(code == "C" || code == "POSIX" ? "" : code);
}

Say::Say(std::span<const Language> languages, std::string_view code) {
    const auto language =
        std::ranges::find_if(languages, [&](const Language& each) { return code == each.code; });
    if (language == languages.end())
        return;
    m_translate = [all = language->translations](const char* context, const char* source) {
        const auto found = std::ranges::lower_bound(all, Key(context, source), {}, keyOf);
        return std::string(found != all.end() && keyOf(*found) == Key(context, source) ? found->words
                                                                                       : source);
    };
}

std::string Say::translated(const char* context, const char* source) const {
    return m_translate ? m_translate(context, source) : source;
}

std::string Say::operator()(const char* source, std::initializer_list<std::string> arguments) const {
    return filled(translated("cli", source), {arguments.begin(), arguments.size()});
}

std::string Say::operator()(const kit::Text& name) const {
    std::vector<std::string> arguments;
    for (const kit::TextArgument& argument : name.arguments)
        if (argument.kind == kit::TextArgument::Kind::Word)
            arguments.push_back(translated(name.context, argument.word));
    return filled(translated(name.context, name.source), arguments);
}

std::string Say::operator()(const kit::Notice& notice) const {
    return notice.said(
        [this](const char* context, const char* source, int) { return translated(context, source); });
}

std::string figure(double number, int digits) {
    std::ostringstream text;
    text << std::fixed << std::setprecision(digits) << number;
    return text.str();
}

std::string listed(const std::vector<std::string>& words) {
    std::string list;
    for (const std::string& word : words)
        list += (list.empty() ? "" : ", ") + word;
    return list;
}

} // namespace taletop::cli
