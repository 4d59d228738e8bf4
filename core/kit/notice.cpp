// SPDX-License-Identifier: MIT
#include "core/kit/notice.h"

#include <string_view>

namespace taletop::kit {

Notice::Notice(const Text& text) : m_context(text.context), m_source(text.source), m_count(text.count) {
    for (const TextArgument& argument : text.arguments) {
        switch (argument.kind) {
        case TextArgument::Kind::Number:
            m_arguments.emplace_back(argument.value);
            break;
        case TextArgument::Kind::SeatName:
            m_arguments.emplace_back("core", TALETOP_TEXT("core", "seat %1"),
                                     std::vector<Notice>{argument.value + 1});
            break;
        case TextArgument::Kind::Word:
            m_arguments.emplace_back(text.context, argument.word);
            break;
        case TextArgument::Kind::None:
            return;
        }
    }
}

std::string Notice::said(const Translate& translate) const {
    if (*m_source == '\0')
        return m_words;
    const std::string form = translate(m_context, m_source, m_count);
    std::string result;
    for (std::size_t i = 0; i < form.size(); ++i) {
        const char next = i + 1 < form.size() ? form[i + 1] : '\0';
        const auto place = static_cast<std::size_t>(next - '1');
        if (form[i] == '%' && place < m_arguments.size()) {
            result += m_arguments[place].said(translate);
            ++i;
        } else if (form[i] == '%' && next == 'n' && m_count >= 0) {
            result += std::to_string(m_count);
            ++i;
        } else if (m_count >= 0 && std::string_view(form).substr(i, 3) == "(s)") {
            result += m_count == 1 ? "" : "s";
            i += 2;
        } else {
            result += form[i];
        }
    }
    return result;
}

std::string english(const Notice& notice) {
    return notice.said([](const char*, const char* source, int) { return std::string(source); });
}

} // namespace taletop::kit
