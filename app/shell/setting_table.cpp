// SPDX-License-Identifier: MIT
#include "app/shell/setting_table.h"

#include "app/input/seat_keys.h"
#include "app/text/translation.h"

#include <QApplication>
#include <QStyle>

#include <algorithm>
#include <cmath>

namespace taletop::app {

namespace {

using enum SettingKind;

Setting languageSetting() {
    return {.key = "language",
            .group = "language",
            .kind = Language,
            .label = QT_TRANSLATE_NOOP("Settings", "Language"),
            .explanation = QT_TRANSLATE_NOOP("Settings", "Changes the whole program immediately."),
            .words = QT_TRANSLATE_NOOP("Settings", "translation words tongue"),
            .standard = QStringLiteral("system")};
}

/// Has the system switched animations off? Unknown, and therefore false, without a QApplication.
bool systemStandsStill() {
    if (qobject_cast<QApplication*>(QCoreApplication::instance()) == nullptr)
        return false;
#ifdef Q_OS_WIN // Qt's themes for other systems don't report this effect
    if (!QApplication::isEffectEnabled(Qt::UI_General))
        return true;
#endif
    return QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration) <= 0;
}

void addReading(std::vector<Setting>& table) {
    table.push_back({.key = "textScale",
                     .group = "reading",
                     .kind = Choice,
                     .label = QT_TRANSLATE_NOOP("Settings", "Text size"),
                     .explanation = QT_TRANSLATE_NOOP("Settings", "Makes all text and numbers larger."),
                     .words = QT_TRANSLATE_NOOP("Settings", "font letters large small zoom television TV"),
                     .standard = 1.0,
                     .choices = {{1.0, QT_TRANSLATE_NOOP("Settings", "100%")},
                                 {1.25, QT_TRANSLATE_NOOP("Settings", "125%")},
                                 {1.5, QT_TRANSLATE_NOOP("Settings", "150%")}}});
    table.push_back({.key = "highContrast",
                     .group = "reading",
                     .label = QT_TRANSLATE_NOOP("Settings", "High contrast"),
                     .explanation = QT_TRANSLATE_NOOP("Settings", "Black, white and a few strong colours."),
                     .words = QT_TRANSLATE_NOOP("Settings", "colours dark eyes"),
                     .standard = false});
    table.push_back(
        {.key = "reducedMotion",
         .group = "reading",
         .label = QT_TRANSLATE_NOOP("Settings", "Reduce motion"),
         .explanation = QT_TRANSLATE_NOOP("Settings", "Cards fade from place to place instead of flying."),
         .words = QT_TRANSLATE_NOOP("Settings", "animation reduced still"),
         .standard = systemStandsStill()});
    table.push_back(
        {.key = "lookClosely",
         .group = "reading",
         .kind = Choice,
         .label = QT_TRANSLATE_NOOP("Settings", "Card preview"),
         .explanation = QT_TRANSLATE_NOOP(
             "Settings",
             "A small note says what a card does. Press I, right-click or hold a card to enlarge it."),
         .words = QT_TRANSLATE_NOOP("Settings", "inspector zoom hover pointer card rest"),
         .standard = QStringLiteral("hover"),
         .choices = {
             {QStringLiteral("hover"), QT_TRANSLATE_NOOP("Settings", "When the pointer rests on a card")},
             {QStringLiteral("key"), QT_TRANSLATE_NOOP("Settings", "Only when I ask")}}});
}

void addHearing(std::vector<Setting>& table) {
    table.push_back(
        {.key = "announced",
         .group = "reading",
         .kind = Choice,
         .label = QT_TRANSLATE_NOOP("Settings", "Screen reader announcements"),
         .explanation = QT_TRANSLATE_NOOP("Settings", "How much is announced automatically."),
         .words = QT_TRANSLATE_NOOP("Settings", "announce speak voice blind hear access"),
         .standard = QStringLiteral("full"),
         .choices = {{QStringLiteral("brief"), QT_TRANSLATE_NOOP("Settings", "Questions and results")},
                     {QStringLiteral("full"), QT_TRANSLATE_NOOP("Settings", "Everything, move by move")}}});
}

void addPace(std::vector<Setting>& table) {
    table.push_back(
        {.key = "speed",
         .group = "pace",
         .kind = Choice,
         .label = QT_TRANSLATE_NOOP("Settings", "Speed"),
         .explanation = QT_TRANSLATE_NOOP("Settings", "How fast the cards move and the bots play."),
         .words = QT_TRANSLATE_NOOP("Settings", "animation bots fast slow"),
         .standard = 2,
         .choices = {{0, QT_TRANSLATE_NOOP("Settings", "Instant")},
                     {1, QT_TRANSLATE_NOOP("Settings", "Quick")},
                     {2, QT_TRANSLATE_NOOP("Settings", "Normal")},
                     {3, QT_TRANSLATE_NOOP("Settings", "Leisurely")}}});
    table.push_back({.key = "stepMode",
                     .group = "pace",
                     .label = QT_TRANSLATE_NOOP("Settings", "Step by step"),
                     .explanation = QT_TRANSLATE_NOOP(
                         "Settings", "After each event, the game waits until you press Next."),
                     .words = QT_TRANSLATE_NOOP("Settings", "wait pause"),
                     .standard = false});
}

void addMoves(std::vector<Setting>& table) {
    table.push_back(
        {.key = "askFirst",
         .group = "moves",
         .label = QT_TRANSLATE_NOOP("Settings", "Warn before I waste something"),
         .explanation = QT_TRANSLATE_NOOP(
             "Settings", "Asks once before you commit an empty plan, skip a bonus or lose action points."),
         .words = QT_TRANSLATE_NOOP("Settings", "confirm sure question warning lose"),
         .standard = true});
    table.push_back(
        {.key = "forcedSteps",
         .group = "moves",
         .label = QT_TRANSLATE_NOOP("Settings", "Play forced moves for me"),
         .explanation = QT_TRANSLATE_NOOP(
             "Settings",
             "Makes your move for you when only one is possible. You still decide whether to stop a play."),
         .words = QT_TRANSLATE_NOOP("Settings", "automatic single only move quick"),
         .standard = false});
}

void addSound(std::vector<Setting>& table) {
    table.push_back({.key = "sounds",
                     .group = "sound",
                     .label = QT_TRANSLATE_NOOP("Settings", "Sounds"),
                     .explanation = QT_TRANSLATE_NOOP(
                         "Settings", "Soft sounds from the table. Everything you hear can also be seen."),
                     .words = QT_TRANSLATE_NOOP("Settings", "noise mute quiet audio"),
                     .standard = true});
    table.push_back({.key = "volume",
                     .group = "sound",
                     .kind = Number,
                     .label = QT_TRANSLATE_NOOP("Settings", "Volume"),
                     .explanation = QT_TRANSLATE_NOOP(
                         "Settings", "How loud the sounds are, relative to your system’s volume."),
                     .words = QT_TRANSLATE_NOOP("Settings", "loud noise audio"),
                     .standard = 60,
                     .least = 10,
                     .most = 100,
                     .step = 10});
    table.push_back({.key = "voice",
                     .group = "sound",
                     .label = QT_TRANSLATE_NOOP("Settings", "Reading aloud"),
                     .explanation = QT_TRANSLATE_NOOP(
                         "Settings", "Adds a button that reads an open tale aloud in your system’s voice."),
                     .words = QT_TRANSLATE_NOOP("Settings", "voice speech speak tale audio"),
                     .standard = true});
    table.push_back({.key = "voiceVolume",
                     .group = "sound",
                     .kind = Number,
                     .label = QT_TRANSLATE_NOOP("Settings", "Voice volume"),
                     .explanation = QT_TRANSLATE_NOOP(
                         "Settings", "How loud the voice is, relative to your system’s volume."),
                     .words = QT_TRANSLATE_NOOP("Settings", "loud speech audio"),
                     .standard = 80,
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
                         .label = QT_TRANSLATE_NOOP("Settings", "Seat %1"),
                         .words = QT_TRANSLATE_NOOP("Settings", "key keyboard look"),
                         .seat = seat});
}

void addScreen(std::vector<Setting>& table) {
    table.push_back(
        {.key = "standardPrivacy",
         .group = "screen",
         .kind = Choice,
         .label = QT_TRANSLATE_NOOP("Settings", "Hands in a new game"),
         .explanation = QT_TRANSLATE_NOOP(
             "Settings",
             "With the curtain, each player looks and chooses in private. Open hands are for learning."),
         .words = QT_TRANSLATE_NOOP("Settings", "privacy secret hide"),
         .standard = QStringLiteral("curtain"),
         .choices = {{QStringLiteral("curtain"), QT_TRANSLATE_NOOP("Settings", "Curtain")},
                     {QStringLiteral("open"), QT_TRANSLATE_NOOP("Settings", "Open")}}});
}

void addDrawing(std::vector<Setting>& table) {
    table.push_back(
        {.key = "drawing",
         .group = "screen",
         .kind = Choice,
         .label = QT_TRANSLATE_NOOP("Settings", "Graphics"),
         .explanation =
             QT_TRANSLATE_NOOP("Settings", "Automatic uses software rendering if there is no graphics card. "
                                           "Takes effect the next time Taletop starts."),
         .words = QT_TRANSLATE_NOOP("Settings", "renderer graphics OpenGL software slow black window"),
         .standard = QStringLiteral("auto"),
         .choices = {{QStringLiteral("auto"), QT_TRANSLATE_NOOP("Settings", "Automatic")},
                     {QStringLiteral("processor"), QT_TRANSLATE_NOOP("Settings", "Software")}}});
}

/// Converts a switch, which is "true" in a file and true in QML.
std::optional<QVariant> asSwitch(const QVariant& value) {
    const QString text = value.toString().toLower();
    if (text == QLatin1String("true") || text == QLatin1String("1"))
        return true;
    if (text == QLatin1String("false") || text == QLatin1String("0"))
        return false;
    return std::nullopt;
}

/// Are the values equal? Numbers from a file are strings.
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
        {"language", QT_TRANSLATE_NOOP("Settings", "Language")},
        {"reading", QT_TRANSLATE_NOOP("Settings", "Reading")},
        {"pace", QT_TRANSLATE_NOOP("Settings", "Pace")},
        {"moves", QT_TRANSLATE_NOOP("Settings", "Your moves")},
        {"sound", QT_TRANSLATE_NOOP("Settings", "Sound")},
        {"seats", QT_TRANSLATE_NOOP("Settings", "Seat keys"),
         QT_TRANSLATE_NOOP("Settings", "On a shared screen each seat has a key that opens and closes its "
                                       "hand. Choose a seat here, then press its new key.")},
        {"screen", QT_TRANSLATE_NOOP("Settings", "Sharing a screen")},
    };
    return groups;
}

std::vector<Setting> settingTable() {
    std::vector<Setting> table{languageSetting()};
    addReading(table);
    addHearing(table);
    addPace(table);
    addMoves(table);
    addSound(table);
    addSeats(table);
    addScreen(table);
    addDrawing(table);
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
