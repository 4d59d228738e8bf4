// SPDX-License-Identifier: MIT
#include "app/shell/setting_table.h"

#include "app/input/seat_keys.h"
#include "app/text/translation.h"

#include <QtGlobal>

#include <algorithm>
#include <cmath>

// Marks a text of the table for translation.
#define SETTING_TEXT(source) QT_TRANSLATE_NOOP("Settings", source)

namespace taletop::app {

namespace {

using enum SettingKind;

Setting languageSetting() {
    return {.key = "language",
            .group = "language",
            .kind = Language,
            .label = SETTING_TEXT("Language"),
            .explanation = SETTING_TEXT("Everything is written in it at once."),
            .words = SETTING_TEXT("translation words tongue"),
            .standard = QStringLiteral("system")};
}

void addReading(std::vector<Setting>& table, bool calm) {
    table.push_back({.key = "textScale",
                     .group = "reading",
                     .kind = Choice,
                     .label = SETTING_TEXT("Text size"),
                     .explanation = SETTING_TEXT("Makes words and figures larger everywhere."),
                     .words = SETTING_TEXT("font letters large small zoom"),
                     .standard = 1.0,
                     .choices = {{1.0, SETTING_TEXT("100 %")},
                                 {1.25, SETTING_TEXT("125 %")},
                                 {1.5, SETTING_TEXT("150 %")}}});
    table.push_back({.key = "highContrast",
                     .group = "reading",
                     .label = SETTING_TEXT("High contrast"),
                     .explanation = SETTING_TEXT("Black, white and few strong colours."),
                     .words = SETTING_TEXT("colours dark eyes"),
                     .standard = false});
    table.push_back({.key = "reducedMotion",
                     .group = "reading",
                     .label = SETTING_TEXT("Less motion"),
                     .explanation = SETTING_TEXT("Cards fade from place to place instead of flying."),
                     .words = SETTING_TEXT("animation reduced still"),
                     .standard = calm});
    table.push_back({.key = "lookClosely",
                     .group = "reading",
                     .kind = Choice,
                     .label = SETTING_TEXT("Look closely"),
                     .explanation = SETTING_TEXT(
                         "What a card does comes up small. The key I or a long press shows it large."),
                     .words = SETTING_TEXT("inspector zoom hover pointer card rest"),
                     .standard = QStringLiteral("hover"),
                     .choices = {{QStringLiteral("hover"), SETTING_TEXT("When the pointer rests on a card")},
                                 {QStringLiteral("key"), SETTING_TEXT("Only with the key I")}}});
}

void addPace(std::vector<Setting>& table) {
    table.push_back({.key = "speed",
                     .group = "pace",
                     .kind = Choice,
                     .label = SETTING_TEXT("Speed"),
                     .explanation = SETTING_TEXT("How fast cards travel and others play."),
                     .words = SETTING_TEXT("animation bots fast slow"),
                     .standard = 2,
                     .choices = {{0, SETTING_TEXT("Instant")},
                                 {1, SETTING_TEXT("Quick")},
                                 {2, SETTING_TEXT("Normal")},
                                 {3, SETTING_TEXT("Leisurely")}}});
    table.push_back(
        {.key = "stepMode",
         .group = "pace",
         .label = SETTING_TEXT("Step by step"),
         .explanation = SETTING_TEXT("What happens by itself waits for a press after each moment."),
         .words = SETTING_TEXT("wait pause"),
         .standard = false});
}

void addMoves(std::vector<Setting>& table) {
    table.push_back({.key = "askFirst",
                     .group = "moves",
                     .label = SETTING_TEXT("Ask before something is given away"),
                     .explanation = SETTING_TEXT(
                         "An empty plan, a bonus not used, action points left: the table asks once."),
                     .words = SETTING_TEXT("confirm sure question warning lose"),
                     .standard = true});
}

void addSound(std::vector<Setting>& table) {
    table.push_back(
        {.key = "sounds",
         .group = "sound",
         .label = SETTING_TEXT("Sounds"),
         .explanation = SETTING_TEXT("Small sounds of the table. None of them tells what is not seen too."),
         .words = SETTING_TEXT("noise mute quiet audio"),
         .standard = true});
    table.push_back({.key = "volume",
                     .group = "sound",
                     .kind = Number,
                     .label = SETTING_TEXT("Volume"),
                     .explanation = SETTING_TEXT("How loud they are, of what the system allows."),
                     .words = SETTING_TEXT("loud noise audio"),
                     .standard = 60,
                     .least = 10,
                     .most = 100,
                     .step = 10});
}

void addSeats(std::vector<Setting>& table) {
    static constexpr const char* keys[] = {"seatKey1", "seatKey2", "seatKey3", "seatKey4",
                                           "seatKey5", "seatKey6", "seatKey7", "seatKey8"};
    static_assert(std::size(keys) == SeatKeys::count);
    for (int seat = 0; seat < SeatKeys::count; ++seat)
        table.push_back({.key = keys[seat],
                         .group = "seats",
                         .kind = Key,
                         .label = SETTING_TEXT("Seat %1"),
                         .words = SETTING_TEXT("key keyboard peek look"),
                         .seat = seat});
}

void addScreen(std::vector<Setting>& table) {
    table.push_back({.key = "standardPrivacy",
                     .group = "screen",
                     .kind = Choice,
                     .label = SETTING_TEXT("Hands at a new table"),
                     .explanation = SETTING_TEXT(
                         "Behind a curtain each looks alone at what is secret. Open hands are for learning."),
                     .words = SETTING_TEXT("privacy secret hide"),
                     .standard = QStringLiteral("curtain"),
                     .choices = {{QStringLiteral("curtain"), SETTING_TEXT("Curtain")},
                                 {QStringLiteral("open"), SETTING_TEXT("Open")}}});
    table.push_back({.key = "curtainIdle",
                     .group = "screen",
                     .kind = Choice,
                     .label = SETTING_TEXT("The curtain falls by itself"),
                     .explanation = SETTING_TEXT("When nobody has touched anything for so long."),
                     .words = SETTING_TEXT("privacy idle seconds time"),
                     .standard = 30,
                     .choices = {{15, SETTING_TEXT("15 s")},
                                 {30, SETTING_TEXT("30 s")},
                                 {60, SETTING_TEXT("60 s")},
                                 {0, SETTING_TEXT("Never")}}});
    table.push_back(
        {.key = "responseBeat",
         .group = "screen",
         .kind = Choice,
         .label = SETTING_TEXT("Time to answer a play"),
         .explanation = SETTING_TEXT(
             "As long for all, whatever they hold; it stands while anything is open. Without a clock, and "
             "for whoever plays alone, the table waits."),
         .words = SETTING_TEXT("beat response reaction clock seconds"),
         .standard = 5,
         .choices = {{3, SETTING_TEXT("3 s")},
                     {5, SETTING_TEXT("5 s")},
                     {8, SETTING_TEXT("8 s")},
                     {0, SETTING_TEXT("No clock")}}});
}

/// "true" from a file, true from QML.
std::optional<QVariant> asSwitch(const QVariant& value) {
    const QString text = value.toString().toLower();
    if (text == QLatin1String("true") || text == QLatin1String("1"))
        return true;
    if (text == QLatin1String("false") || text == QLatin1String("0"))
        return false;
    return std::nullopt;
}

/// Numbers of a file are texts.
bool same(const QVariant& wanted, const QVariant& value) {
    if (wanted.typeId() == QMetaType::QString)
        return wanted.toString() == value.toString();
    bool isNumber = false;
    const double number = value.toString().toDouble(&isNumber);
    return isNumber && std::abs(number - wanted.toDouble()) < 0.001;
}

std::optional<QVariant> asNumber(const Setting& setting, const QVariant& value) {
    bool isNumber = false;
    const int number = value.toString().toInt(&isNumber);
    if (!isNumber || number < setting.least || number > setting.most)
        return std::nullopt;
    return number;
}

} // namespace

const std::vector<SettingGroup>& settingGroups() {
    static const std::vector<SettingGroup> groups{
        {"language", SETTING_TEXT("Language")},
        {"reading", SETTING_TEXT("Reading")},
        {"pace", SETTING_TEXT("Pace")},
        {"moves", SETTING_TEXT("Your moves")},
        {"sound", SETTING_TEXT("Sound")},
        {"seats", SETTING_TEXT("Seats’ keys"),
         SETTING_TEXT("At a shared screen each seat has a key: hold it to look at your hand, tap it to sit "
                      "down. Choose a seat here, then press its new key.")},
        {"screen", SETTING_TEXT("At one screen")},
    };
    return groups;
}

std::vector<Setting> settingTable(bool calm) {
    std::vector<Setting> table{languageSetting()};
    addReading(table, calm);
    addPace(table);
    addMoves(table);
    addSound(table);
    addSeats(table);
    addScreen(table);
    return table;
}

std::optional<QVariant> acceptedValue(const Setting& setting, const QVariant& value) {
    switch (setting.kind) {
    case Switch:
        return asSwitch(value);
    case Choice:
        for (const SettingChoice& choice : setting.choices)
            if (same(choice.value, value))
                return choice.value;
        return std::nullopt;
    case Number:
        return asNumber(setting, value);
    case Language:
        if (value.toString() == setting.standard || availableLanguages().contains(value.toString()))
            return value.toString();
        return std::nullopt;
    case Key:
        break;
    }
    return std::nullopt;
}

} // namespace taletop::app
