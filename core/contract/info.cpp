// SPDX-License-Identifier: MIT
#include "core/contract/info.h"
#include "core/kit/at.h"

#include <algorithm>
#include <charconv>

namespace taletop::contract {

namespace {

std::optional<int> valueOf(const OptionInfo& option, std::string_view text) {
    for (std::size_t i = 0; i < option.values.size(); ++i)
        if (text == option.values[i])
            return option.least + static_cast<int>(i);
    if (option.values.empty() && option.least == 0 && option.most == 1) {
        if (text == "on" || text == "true")
            return 1;
        if (text == "off" || text == "false")
            return 0;
    }
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = error == std::errc{} && end == text.data() + text.size();
    return whole && number >= option.least && number <= option.most ? std::optional(number) : std::nullopt;
}

kit::Notice problem(const char* source, std::vector<kit::Notice> arguments) {
    return {"files", source, std::move(arguments)};
}

kit::Notice allowedValues(const OptionInfo& option) {
    if (option.values.empty())
        return problem(TALETOP_TEXT("files", "%1 to %2"), {option.least, option.most});
    std::string list;
    for (const char* value : option.values)
        list += (list.empty() ? "" : ", ") + std::string(value);
    return list;
}

} // namespace

Options standardOptions(const GameInfo& info, int seats) {
    Options options;
    options.seats = seats;
    for (std::size_t i = 0; i < info.options.size(); ++i)
        options.values[i] = info.options[i].standard;
    return options;
}

std::optional<kit::Notice> setOption(const GameInfo& info, Options& options, std::string_view key,
                                     std::string_view value) {
    const auto option =
        std::ranges::find_if(info.options, [&](const OptionInfo& each) { return key == each.key; });
    if (option == info.options.end()) {
        std::string known;
        for (const OptionInfo& each : info.options)
            known += (known.empty() ? "" : ", ") + std::string(each.key);
        return problem(TALETOP_TEXT("files", "%1 has no option '%2'; it has: %3"),
                       {std::string(info.id), std::string(key),
                        known.empty() ? problem(TALETOP_TEXT("files", "none"), {}) : kit::Notice(known)});
    }
    const auto number = valueOf(*option, value);
    if (!number)
        return problem(TALETOP_TEXT("files", "option %1 cannot be '%2'; allowed: %3"),
                       {std::string(key), std::string(value), allowedValues(*option)});
    kit::at(options.values, option - info.options.begin()) = *number;
    return std::nullopt;
}

std::string optionValueText(const OptionInfo& option, int value) {
    const auto index = static_cast<std::size_t>(value - option.least);
    return index < option.values.size() ? option.values[index] : std::to_string(value);
}

std::optional<kit::Notice> checkOptions(const GameInfo& info, const Options& options) {
    if (options.seats < info.seatsLeast || options.seats > info.seatsMost)
        return problem(TALETOP_TEXT("files", "%1 is for %2 to %3 seats, not %4"),
                       {std::string(info.id), info.seatsLeast, info.seatsMost, options.seats});
    for (std::size_t i = 0; i < info.options.size(); ++i)
        if (options.values[i] < info.options[i].least || options.values[i] > info.options[i].most)
            return problem(
                TALETOP_TEXT("files", "option %1 cannot be %2; allowed: %3"),
                {std::string(info.options[i].key), options.values[i], allowedValues(info.options[i])});
    return info.conflict == nullptr ? std::nullopt : info.conflict(options);
}

} // namespace taletop::contract
