// SPDX-License-Identifier: MIT
// Colours, fonts and sizes for the whole table. No other QML file names a colour, but the C++ code that draws saves and
// phones repeats the seats' colours.
pragma Singleton
import QtQuick
import Taletop.App

QtObject {
    id: theme

    // ---- size: one scale factor, computed from the window's size, which Main sets
    property real windowWidth: 1440
    property real windowHeight: 900
    readonly property real scale: scaleFor(windowWidth, windowHeight)
    // ---- the window's shape, which determines a table's layout: wide from 2:1, tall under 1.3:1, usual between them
    readonly property bool wide: windowWidth >= 2 * windowHeight
    readonly property bool tall: windowWidth < 1.3 * windowHeight
    // ---- target heights of cards
    readonly property int handHeight: vh(tall ? 24 : 30)
    readonly property int ownHeight: vh(22)
    readonly property int opponentHeight: vh(tall ? 9 : 12)
    readonly property int hoverHeight: vh(tall ? 34 : 42) // height of a card under the pointer
    readonly property real textScale: App.appearance.textScale
    readonly property bool contrast: App.appearance.highContrast

    // ---- paper and ink
    readonly property color paper: contrast ? "#FFFFFF" : "#FBF4E4"
    readonly property color paperShade: contrast ? "#F2F2F2" : "#F1E5CB"
    // The fill of a hovered or focused item; ink stays readable on it.
    readonly property color paperTouched: contrast ? "#D6D6D6" : "#D9C8A4"
    readonly property color paperEdge: contrast ? "#000000" : "#D9C8A4"
    // The outline of unfilled buttons and tags.
    readonly property color paperLine: contrast ? "#000000" : "#AB9B78"
    readonly property color ruleLine: contrast ? "#000000" : "#E2D4B6"
    readonly property color ink: contrast ? "#000000" : "#2B2638"
    readonly property color inkSoft: contrast ? "#1C1826" : "#5F5670"
    readonly property color gold: contrast ? "#FFE000" : "#FFD45E"
    readonly property color goldDeep: contrast ? "#6B4A00" : "#8A6410"
    readonly property color refuse: contrast ? "#8E0010" : "#B93F44"
    readonly property color shadow: "#1A1420"
    readonly property color veil: contrast ? "#E6000000" : "#801A1420"
    readonly property color clear: "transparent"

    // ---- the table and text on it
    readonly property color onTable: contrast ? "#FFFFFF" : "#FFF6E6"
    readonly property color onTableSoft: contrast ? "#FFFFFF" : "#E3EFE7"
    readonly property color lane: contrast ? "#000000" : "#2412241F"
    readonly property color laneEdge: contrast ? "#FFFFFF" : "#38FFFFFF"
    readonly property color home: contrast ? "#FFFFFF" : "#E9DCC0"
    readonly property color shelf: contrast ? "#3A2410" : "#8A5A35"
    readonly property color shelfLight: contrast ? "#3A2410" : "#A87048"
    readonly property color shelfDark: contrast ? "#000000" : "#6B4327"

    // ---- panels on a night-blue table
    readonly property color nightPanel: contrast ? "#000000" : "#1EFFFFFF"
    readonly property color nightEdge: contrast ? "#FFFFFF" : "#3CFFFFFF"
    readonly property color nightOpen: contrast ? "#1A1942" : "#3CFFFFFF" // for an empty slot that needs a card
    readonly property color nightSlot: contrast ? "#000000" : "#26100F2C"
    readonly property color nightSoft: contrast ? "#FFFFFF" : "#D9D7EE"

    // ---- panels on a plum table
    readonly property color tailDeep: contrast ? "#000000" : "#512844"
    readonly property color tailPanel: contrast ? "#000000" : "#2E2A0E24"
    readonly property color tailSoft: contrast ? "#FFFFFF" : "#F6E3EA"

    // ---- QR codes
    readonly property color codeGround: "#FFFFFF"
    readonly property color codeSquare: "#000000"

    readonly property color onAccent: contrast ? "#FFFFFF" : "#FFF6E6"

    // ---- Scary Tales: character, place, feature, object, action; each is shown with an icon or a word
    readonly property list<color> storyColors: contrast ? ["#6E1F1D", "#0F4238", "#5C3F00", "#223A70", "#47246A"]
        : ["#9A3A37", "#2F6B60", "#8A6410", "#3F5C9C", "#6B4288"]

    // ---- seats: colours by emblem, always shown with it (fox, cat, owl, hare, fish, snail, moth, moon)
    readonly property list<color> seatColors: contrast
        ? ["#903F13", "#6B3F94", "#7A4E26", "#6F5309", "#1E5B8D", "#973354", "#446022", "#343964"]
        : ["#B14D18", "#6B3F94", "#7A4E26", "#88660B", "#22669E", "#B23C63", "#55782A", "#343964"]

    // ---- type
    readonly property string titleFont: App.appearance.titleFont
    readonly property string storyFont: App.appearance.storyFont
    readonly property string plainFont: App.appearance.plainFont
    readonly property real leastLineHeight: App.appearance.leastLineHeight // cached, because each call measures a font

    readonly property int target: Math.max(44, px(46))
    readonly property int radius: px(14)
    readonly property int gap: px(12)
    readonly property int ring: Math.max(2, px(3))

    function scaleFor(width: real, height: real): real {
        return Math.max(0.7, Math.min(2.0, Math.min(width / 1440, height / 900)));
    }
    // Returns the pixels for a length in the 1440 x 900 design.
    function px(measure: real): real {
        return Math.round(measure * theme.scale);
    }
    // Returns whole pixels for a percentage of the window's height, which is capped at 1.25 times its width.
    function vh(percent: real): int {
        return Math.round(percent / 100 * Math.min(theme.windowHeight, 1.25 * theme.windowWidth));
    }
    // Returns the pixels for a font size: at least 12, and about 1.9% of the height of a window of the usual shape.
    function type(size: real): int {
        return Math.max(12, Math.round(Math.max(size * theme.textScale, 17) * theme.scale));
    }
    // Returns the wanted line height factor, or the smallest that suits the language if that is larger.
    function leading(wanted: real): real {
        return Math.max(wanted, theme.leastLineHeight);
    }
    // Returns the width of the log drawer, which keeps lines readable at any font size.
    function drawer(): real {
        return Math.max(theme.px(340), theme.type(15) * 18);
    }
    // Returns a game's accent colour, which fills primary buttons.
    function accent(gameId: string): color {
        return App.games.accent(gameId, theme.contrast);
    }
    function table(gameId: string): color {
        return App.games.table(gameId, theme.contrast);
    }
    // Returns the title typeface, or the story typeface if the text has digits, because the title typeface's digits are
    // low and its 1 looks like a Roman I.
    function titleFontOf(text: string): string {
        return /[0-9]/.test(text) ? theme.storyFont : theme.titleFont;
    }
    function seatColor(emblem: int): color {
        return theme.seatColors[Math.max(0, emblem) % 8];
    }
    // Returns the background of a seat that must act.
    function seatGround(emblem: int): color {
        const colour = theme.seatColor(emblem);
        return theme.contrast ? Qt.darker(colour, 1.3) : Qt.rgba(colour.r, colour.g, colour.b, 0.6);
    }
    function emblemSource(emblem: int): url {
        const names = ["fox", "cat", "owl", "hare", "fish", "snail", "moth", "moon"];
        return "qrc:/art/emblems/" + names[Math.max(0, emblem) % 8] + ".svg";
    }
}
