// SPDX-License-Identifier: MIT
// The upper part of another seat's playmat: who it is, in which form, the achievements, and what the
// seat may still use.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme
import Taletop.Table

Item {
    id: head

    required property TableHand hold
    property var row: null // of the seat model
    property var character: null // { face, mark, name }
    property int achievements: 0
    property bool owner: false // of the turn
    property bool brief: false // the short name of each character, as soon as one of the heads is tight
    readonly property var numbers: row?.counters ?? ({})

    readonly property bool pressable: hold.desk.held.length === 0 && !hold.desk.legal("seat/" + row?.seat) // else it is aimed at

    function formText(): string {
        const parts = head.numbers["target"] ? [qsTr("targeted")] : [];
        parts.push(head.character ? head.called(head.character.name) : head.row?.kindText ?? "");
        if (head.numbers["altered"] === 1)
            parts.push(qsTr("altered"));
        if (head.numbers["rockyMark"])
            parts.push(qsTr("1 action next turn"));
        return parts.join(" · ");
    }

    // "Jack, the Beagle", or "Jack" where there is no room; the picture and its inspector tell the rest.
    function called(name: string): string {
        return head.brief ? name.split(/[,،、]/)[0] : name;
    }
    // As long as it may ever be, in either form.
    function longestForm(named: var): string {
        const names = head.character ? [head.character.name, head.hold.desk.facts(head.character.face).lines?.[1]?.text ?? ""] : [""];
        return names.map(name => [qsTr("targeted"), named(name), qsTr("altered")].join(" · ")).join("\n");
    }

    // The most that may ever stand there decides, so that nothing moves when it does.
    readonly property real beside: medals.x - name.x - Theme.px(4)
    readonly property bool below: longest.implicitWidth > beside // the form stands below the medals
    readonly property bool raised: below && longest.implicitWidth <= width - name.x && beside - uses.most > Theme.type(20) * 6 // what may be used stands beside them
    readonly property int lines: below && !raised && longest.implicitWidth > width - name.x - uses.most ? 2 : 1
    // With whole names; large letters need the height for what is decided.
    readonly property bool tight: whole.implicitWidth > beside && whole.implicitWidth > (Theme.textScale > 1.2 ? 1 : 1.7) * (width - name.x - uses.most)
    implicitHeight: Math.max(Theme.px(56), form.y + longest.implicitHeight / 2 * lines)

    Portrait {
        id: portrait
        width: Math.round(Theme.px(54) * 56 / 46) + 4
        height: Theme.px(54) + 4
        hold: head.hold
        character: head.character
    }
    SeatEmblem {
        x: portrait.visible ? portrait.width - width * 0.6 : 0
        y: portrait.visible ? portrait.height - height * 0.8 : 0
        size: Theme.px(portrait.visible ? 28 : 46)
        emblem: head.row?.emblem ?? 0
        SeatPress {
            anchors.fill: parent
            seat: head.row?.seat ?? -1
            wanted: head.pressable
        }
    }
    UnaskedMark {
        x: portrait.visible ? (portrait.width - width) / 2 : 0
        y: (portrait.height - height) / 2
        seat: head.row?.seat ?? -1
    }
    LongWords {
        id: name
        x: portrait.width + Theme.px(20)
        y: head.below ? Math.max(0, (medals.height - height) / 2) : 0
        width: head.beside - (head.raised ? uses.most : 0)
        text: head.row?.name ?? ""
        size: 20
        font.family: Theme.titleFont
        font.bold: true
        color: Theme.onTable
        SeatPress {
            anchors.fill: parent
            seat: head.row?.seat ?? -1
            wanted: head.pressable
        }
    }
    Words {
        id: form
        x: name.x
        y: head.below ? Math.max(name.height - Theme.px(2), medals.height) : name.height - Theme.px(2)
        width: !head.below ? head.beside : head.raised || uses.width === 0 ? head.width - x : uses.x - x - uses.spacing
        text: head.formText()
        size: 13
        color: Theme.tailSoft
        wrapMode: Text.WordWrap
        maximumLineCount: 2
        elide: Text.ElideRight
    }
    Words {
        id: longest
        visible: false
        text: head.longestForm(name => head.called(name))
        size: 13
    }
    Words {
        id: whole
        visible: false
        text: head.longestForm(name => name)
        size: 13
    }
    Row {
        id: medals
        anchors.right: parent.right
        spacing: Theme.px(5)
        Repeater {
            model: 4
            delegate: Rectangle {
                id: medal
                required property int index
                readonly property bool filled: index < head.achievements
                width: Theme.px(30)
                height: Theme.px(38)
                radius: Theme.px(5)
                color: filled ? Theme.gold : Theme.nightSlot
                border.width: 1
                border.color: filled ? Theme.goldDeep : Theme.nightEdge
                Tip {
                    text: medal.filled ? qsTr("Achievement %1 collected").arg(medal.index + 1) : qsTr("Achievement %1 still to come").arg(medal.index + 1)
                }
                Icon {
                    anchors.centerIn: parent
                    icon: "achievement-" + (medal.index + 1)
                    size: Theme.px(24)
                    visible: medal.filled
                }
                Words {
                    anchors.centerIn: parent
                    text: medal.index + 1
                    size: 14
                    color: Theme.tailSoft
                    visible: !medal.filled
                }
            }
        }
    }
    Row {
        id: uses
        readonly property real most: Theme.px(20) * 5 + spacing * 4
        anchors.right: head.raised ? medals.left : parent.right
        anchors.rightMargin: head.raised ? spacing : 0
        y: head.raised ? (medals.height - height) / 2 : medals.height + Theme.px(2)
        spacing: Theme.px(8)
        Icon {
            icon: "swap"
            size: Theme.px(20)
            visible: head.owner && head.numbers["swapLeft"] > 0
            Tip {
                text: head.row?.counterTexts["swapLeft"] ?? ""
            }
        }
        Icon {
            icon: "bonus"
            size: Theme.px(20)
            visible: head.numbers["bonusLeft"] > 0
            Tip {
                text: head.row?.counterTexts["bonusLeft"] ?? ""
            }
        }
        Icon {
            icon: "acting"
            size: Theme.px(20)
            visible: head.numbers["abilityLeft"] > 0
            Tip {
                text: head.row?.counterTexts["abilityLeft"] ?? ""
            }
        }
        Paws {
            visible: head.owner
            points: head.numbers["points"] ?? 0
            words: head.row?.counterTexts["points"] ?? ""
            size: Theme.px(20)
        }
    }
}
