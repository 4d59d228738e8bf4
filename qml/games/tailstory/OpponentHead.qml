// SPDX-License-Identifier: MIT
// The part of a mat beside its piles: player, character form, remaining uses, and achievements as pips below.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme
import Taletop.Table

Item {
    id: head

    required property TailstoryThings hold
    property var row: null // a row of the seat model
    property var character: null // the seat's character: { face, mark, name }
    property int achievements: 0
    property bool owner: false // is it this seat's turn?
    readonly property var numbers: row?.counters ?? ({})
    readonly property bool targeted: numbers["target"] > 0
    // Can the head be pressed? While a card is held, the seat is a target instead.
    readonly property bool pressable: hold.contents.held.length === 0 && !hold.contents.legal("seat/" + row?.seat)
    readonly property real nameHeight: Math.ceil(Theme.type(20) * 1.35)
    readonly property real usesHeight: Math.ceil(Math.max(Theme.px(24), Theme.type(13) * 1.35))
    readonly property real upper: Math.max(portrait.visible ? height * 0.56 : 0, nameHeight + usesHeight)
    readonly property real least: nameHeight + usesHeight + Theme.px(26) // minimum height
    readonly property real pip: Math.round(Math.min(height - upper - Theme.px(4), width * 0.14, Theme.px(44)))
    // Area beside the pips.
    readonly property rect rest: Qt.rect(pips.width + Theme.px(10), height - pip, width - pips.width - Theme.px(10),
        pip)

    function formText(): string {
        const parts = head.targeted ? [qsTr("targeted")] : [];
        parts.push(head.character ? head.character.name : head.row?.kindText ?? "");
        if (head.numbers["altered"] === 1)
            parts.push(qsTr("altered"));
        if (head.numbers["rockyMark"])
            parts.push(qsTr("1 action next turn"));
        return parts.join(" · ");
    }

    Portrait {
        id: portrait
        width: Math.round(Math.min(head.height * 0.56 * ratio, head.width * 0.42))
        hold: head.hold
        character: head.character
        words: head.formText()
    }
    SeatEmblem {
        id: emblem
        x: portrait.visible ? portrait.width - width * 0.7 : 0
        y: portrait.visible ? portrait.height - height * 0.8 : 0
        size: portrait.visible ? Math.round(portrait.height * 0.5) : Math.round(Math.min(head.height, Theme.px(46)))
        emblem: head.row?.emblem ?? 0
        SeatPress {
            anchors.fill: parent
            seat: head.row?.seat ?? -1
            wanted: head.pressable
        }
    }
    UnaskedMark {
        x: portrait.visible ? (portrait.width - width) / 2 : 0
        y: 0
        seat: head.row?.seat ?? -1
    }
    LongWords {
        id: name
        x: emblem.x + emblem.width + Theme.px(6)
        y: Math.max(0, (head.upper - height - uses.height) / 2)
        width: head.width - x
        height: head.nameHeight
        text: head.row?.name ?? ""
        size: 20
        font.family: Theme.titleFont
        font.bold: true
        color: Theme.onTable
        SeatPress {
            anchors.fill: parent
            signs: false
            seat: head.row?.seat ?? -1
            wanted: head.pressable
        }
    }
    Words { // names the player until the seats have characters
        anchors.top: name.bottom
        x: name.x
        width: name.width
        visible: head.character === null || head.targeted
        text: head.targeted ? qsTr("targeted") : head.row?.kindText ?? ""
        size: 13
        color: head.owner ? Theme.onTable : Theme.tailSoft
        elide: Text.ElideRight
    }
    Row {
        id: uses
        readonly property real side: Math.round(Math.min(Theme.px(24), (name.width - 4 * spacing) / 5))
        anchors.top: name.bottom
        x: name.x
        height: head.usesHeight
        visible: head.character !== null && !head.targeted
        spacing: Theme.px(4)
        Paws {
            visible: head.owner
            points: head.numbers["points"] ?? 0
            words: head.row?.counterTexts["points"] ?? ""
            size: uses.side
        }
        Repeater {
            model: [
                { icon: "swap", key: "swapLeft" },
                { icon: "bonus", key: "bonusLeft" },
                { icon: "acting", key: "abilityLeft" }
            ]
            delegate: Icon {
                required property var modelData
                icon: modelData.icon
                size: uses.side
                visible: head.numbers[modelData.key] > 0 && (modelData.key !== "swapLeft" || head.owner)
                Tip {
                    text: head.row?.counterTexts[parent.modelData.key] ?? ""
                }
            }
        }
    }
    Row {
        id: pips
        y: head.height - height
        spacing: Theme.px(4)
        Repeater {
            model: 4
            delegate: Rectangle {
                id: medal
                required property int index
                readonly property bool filled: index < head.achievements
                width: head.pip
                height: width
                radius: width / 2
                color: filled ? Theme.gold : Theme.nightSlot
                border.width: 2
                border.color: filled ? Theme.goldDeep : Theme.tailSoft
                Tip {
                    text: medal.filled ? qsTr("Achievement %1 collected").arg(medal.index + 1)
                        : qsTr("Achievement %1 still to come").arg(medal.index + 1)
                }
                Icon {
                    anchors.centerIn: parent
                    icon: "achievement-" + (medal.index + 1)
                    size: Math.round(head.pip * 0.7)
                    visible: medal.filled
                }
            }
        }
    }
}
