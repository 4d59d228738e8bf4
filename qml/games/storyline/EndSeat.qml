// SPDX-License-Identifier: MIT
// A seat at The End: its tokens in the order they were gained, and their value.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: row

    required property StorylineContents contents
    required property int index
    readonly property var about: contents.seats[index] ?? ({ counters: {}, counterTexts: {} })
    property int before: 0
    property var earned: []
    readonly property int seat: about.seat ?? index
    readonly property list<var> tokens: contents.turned[index] ?? []
    readonly property int closed: tokens.length > 0 || !visible ? 0 : about.counters["tokens"] ?? 0
    readonly property bool told: contents.tellsOf(seat) || about.counters["resolving"] === 1
    readonly property real step: Math.min(size + Theme.px(8),
        (discs.width - size) / Math.max(1, tokens.length + closed - 1))
    readonly property real size: Math.min(Theme.px(56), height - Theme.px(20))

    function things(): var {
        const list = [];
        for (let i = 0; i < open.count; ++i)
            list.push(open.itemAt(i));
        return list;
    }

    objectName: "end-" + seat
    Accessible.role: Accessible.List
    Accessible.name: about.summary ?? ""

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(12)
        color: Theme.nightSlot
        border.width: row.told ? Theme.ring : 1
        border.color: row.told ? Theme.gold : Theme.nightEdge
    }
    SeatEmblem {
        id: emblem
        x: Theme.px(10)
        anchors.verticalCenter: parent.verticalCenter
        size: Math.min(Theme.px(40), row.height - Theme.px(12))
        emblem: row.about.emblem ?? 0
    }
    Words {
        id: natural
        visible: false
        text: name.text
        font.family: Theme.titleFont
        font.bold: true
        font.pixelSize: Math.max(12, Math.min(Theme.type(17), Math.round(row.height * 0.4)))
    }
    Column {
        id: words
        x: emblem.x + emblem.width + Theme.px(10)
        readonly property real usual: Math.min(Math.max(Theme.px(150), Theme.type(14) * 9.5), row.width * 0.34)
        readonly property real tokens: row.tokens.length * (row.size + Theme.px(4)) // width of all tokens side by side
        // Shrinks to the name if tokens would overlap otherwise.
        width: row.contents.session.over && row.width - x - usual - Theme.px(24) < tokens
            ? Math.min(usual, Math.ceil(natural.implicitWidth) + 2)
            : usual
        anchors.verticalCenter: parent.verticalCenter
        LongWords {
            id: name
            width: parent.width
            text: row.visible ? row.about.name ?? "" : ""
            size: 17
            font.pixelSize: Math.max(12, Math.min(Theme.type(17), Math.round(row.height * 0.4)))
            font.family: Theme.titleFont
            font.bold: true
            color: Theme.onTable
            minimumPixelSize: 11
        }
        Words {
            width: parent.width
            visible: !row.contents.session.over // the score sheet shows the final score
            text: !row.visible ? "" : row.about.counterTexts["score"] ?? row.about.counterTexts["tokens"] ?? ""
            size: 14
            font.pixelSize: Math.max(12, Math.min(Theme.type(14), Math.round(row.height * 0.34)))
            color: Theme.nightSoft
            elide: Text.ElideRight
        }
    }
    Item {
        id: discs
        anchors.left: words.right
        anchors.leftMargin: Theme.px(10)
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(14)
        height: parent.height

        Repeater {
            model: ListRows {
                length: row.closed
            }
            delegate: TokenBack {
                required property int index
                x: index * row.step
                y: (row.height - height) / 2
                width: row.size
            }
        }
        Repeater {
            id: open
            model: ListRows {
                length: row.tokens.length
            }
            delegate: FocusScope {
                id: token
                required property int index
                readonly property var about: row.tokens[index] ?? ({ face: 0, mark: 0, name: "" })
                readonly property bool legal: row.contents.ending &&
                    row.contents.choices.some(choice => choice.gesture[0] === touch)

                objectName: "token-" + row.seat + "-" + index
                x: index * row.step
                y: (row.height - height) / 2
                width: row.size
                height: width
                activeFocusOnTab: legal || activeFocus
                Accessible.role: legal ? Accessible.Button : Accessible.StaticText
                Accessible.name: about.name
                Accessible.focusable: legal
                Accessible.onPressAction: press()
                Keys.onReturnPressed: press()
                Keys.onEnterPressed: press()
                Keys.onSpacePressed: press()

                readonly property string touch: "card/turned/" + row.seat + "/" + index
                readonly property bool looked: activeFocus || pointer.hovered
                onLookedChanged: {
                    if (looked)
                        row.contents.token = touch;
                    else if (row.contents.token === touch)
                        row.contents.token = "";
                }

                function press(): void {
                    row.contents.touches.touch(token.touch);
                }

                TokenDisc {
                    width: parent.width
                    face: token.about.face
                    mark: token.about.mark
                    delay: Math.round((row.before + token.index) * Motion.stagger * 1.5)
                    pointed: row.earned.some(card =>
                        card.kind === "turned" && card.owner === row.seat && card.index === token.index)
                }
                Rectangle {
                    anchors.fill: parent
                    anchors.margins: -2
                    radius: width / 2
                    color: Theme.clear
                    border.width: Theme.ring
                    border.color: Theme.gold
                    visible: token.legal
                }
                FocusRing {
                    radius: parent.width / 2
                    visible: token.activeFocus
                }
                TapHandler {
                    onTapped: token.press()
                }
                Tip { // includes the token's effect
                    text: {
                        const rules = Cards.text("storyline", token.about.face).rules ?? [];
                        return [token.about.name].concat(rules.map(rule => rule.text)).join("\n");
                    }
                }
                HoverHandler {
                    id: pointer
                    cursorShape: token.legal ? Qt.PointingHandCursor : Qt.ArrowCursor
                }
            }
        }
    }
}
