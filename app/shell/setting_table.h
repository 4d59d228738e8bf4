// SPDX-License-Identifier: MIT
// The table of all settings: names, possible values, defaults.
#pragma once

#include <QString>
#include <QVariant>

#include <optional>
#include <vector>

namespace taletop::app {

enum class SettingKind {
    Switch,   ///< on or off, as a bool
    Choice,   ///< one of several values
    Number,   ///< integer, from least to most
    Key,      ///< a keyboard key, for a seat
    Language, ///< "system" or an available language, found at run time
};

/// A source text of the context "Settings"; ambiguous ones have a meaning for translators.
struct SettingText {
    const char* source = "";
    const char* meaning = nullptr;
};

/// A value of a choice.
struct SettingChoice {
    QVariant value;
    SettingText text;
};

/// A setting, with source texts of the context "Settings".
struct Setting {
    const char* key = ""; ///< key in the settings file; a mere name for seats' keys
    const char* group = "";
    SettingKind kind = SettingKind::Switch;
    const char* label = "";
    const char* explanation = "";
    const char* words = ""; ///< other words to search for
    QVariant standard{};
    std::vector<SettingChoice> choices{}; ///< values of a choice
    int least = 0;                        ///< bounds of a number
    int most = 0;
    int step = 1;
    int seat = -1; ///< the seat that a seat key belongs to; -1 for other settings
};

struct SettingGroup {
    const char* id = "";
    const char* title = "";
    const char* note = ""; ///< remark about the whole group
};

[[nodiscard]] const std::vector<SettingGroup>& settingGroups();

/// Returns the settings, grouped. Reduced motion is the default if Qt says that the system does not animate
/// its own windows.
[[nodiscard]] std::vector<Setting> settingTable();

/// Converts a value from a file or elsewhere; nullopt if it is invalid: a text for a number, a number out of
/// range, an unknown choice.
[[nodiscard]] std::optional<QVariant> acceptedValue(const Setting& setting, const QVariant& value);

} // namespace taletop::app
