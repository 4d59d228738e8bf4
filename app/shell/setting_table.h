// SPDX-License-Identifier: MIT
// The table of all settings: their names, possible values and defaults.
#pragma once

#include <QString>
#include <QVariant>

#include <optional>
#include <vector>

namespace taletop::app {

enum class SettingKind {
    Switch,   ///< on or off, stored as a bool
    Choice,   ///< one of several values
    Number,   ///< integer, between least and most
    Key,      ///< keyboard key of a seat
    Language, ///< "system" or an available language, found at run time
};

/// A source text of the context "Settings". Ambiguous texts have a meaning for translators.
struct SettingText {
    const char* source = "";
    const char* meaning = nullptr;
};

/// A value of a choice and its text.
struct SettingChoice {
    QVariant value;
    SettingText text;
};

/// A setting, with source texts of the context "Settings".
struct Setting {
    const char* key = ""; ///< key in the settings file; only a name for the keys of seats
    const char* group = "";
    SettingKind kind = SettingKind::Switch;
    const char* label = "";
    const char* explanation = "";
    const char* words = ""; ///< additional words for the search
    QVariant standard{};
    std::vector<SettingChoice> choices{}; ///< possible values of a choice
    int least = 0;                        ///< bounds of a number
    int most = 0;
    int step = 1;
    int seat = -1; ///< seat that a keyboard key belongs to; -1 for other settings
};

struct SettingGroup {
    const char* id = "";
    const char* title = "";
    const char* note = ""; ///< remark about the whole group
};

[[nodiscard]] const std::vector<SettingGroup>& settingGroups();

/// Returns the settings in the order of their groups. Reduced motion is the default if Qt reports that the
/// system does not animate its own windows.
[[nodiscard]] std::vector<Setting> settingTable();

/// Converts a value from a file or elsewhere. Returns nullopt if it is invalid: a text for a number, a number
/// out of range, or an unknown choice.
[[nodiscard]] std::optional<QVariant> acceptedValue(const Setting& setting, const QVariant& value);

} // namespace taletop::app
