// SPDX-License-Identifier: MIT
// Every setting there is: what it is called, what it may be, what it is until somebody sets it.
#pragma once

#include <QString>
#include <QVariant>

#include <optional>
#include <vector>

namespace taletop::app {

enum class SettingKind {
    Switch,   ///< bool
    Choice,   ///< one of some values
    Number,   ///< whole, from least to most
    Key,      ///< a key of the keyboard, for a seat
    Language, ///< "system" or a language that is there: its values are found at run time
};

/// A source of the context "Settings"; one that means two things has a meaning for those who translate it.
struct SettingText {
    const char* source = "";
    const char* meaning = nullptr;
};

/// One value of a choice.
struct SettingChoice {
    QVariant value;
    SettingText text;
};

/// Texts are sources of the context "Settings".
struct Setting {
    const char* key = ""; ///< in the file; for seats' keys only a name
    const char* group = "";
    SettingKind kind = SettingKind::Switch;
    const char* label = "";
    const char* explanation = "";
    const char* words = ""; ///< what else one may look for
    QVariant standard{};
    std::vector<SettingChoice> choices{}; ///< of a choice
    int least = 0;                        ///< of a number
    int most = 0;
    int step = 1;
    int seat = -1; ///< of a key
};

struct SettingGroup {
    const char* id = "";
    const char* title = "";
    const char* note = ""; ///< what is to be said about all of them
};

[[nodiscard]] const std::vector<SettingGroup>& settingGroups();

/// Group by group. There is less motion at first where the system moves nothing in its own windows, as Qt
/// tells.
[[nodiscard]] std::vector<Setting> settingTable();

/// What a value from a file or from elsewhere means, or nothing where it means none: a text for a
/// number, a number out of bounds, a choice that there is not.
[[nodiscard]] std::optional<QVariant> acceptedValue(const Setting& setting, const QVariant& value);

} // namespace taletop::app
