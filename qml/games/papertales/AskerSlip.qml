// SPDX-License-Identifier: MIT
// Names the Unit whose ability asks for a choice among one's own Units, and quotes it. Shown below these Units.
import QtQuick
import Taletop.Theme
import Taletop.Table

Item {
    id: slip

    required property PapertalesContents contents
    readonly property int asker: contents.counters["asker"] ?? 0
    readonly property var facts: asker > 0 ? contents.facts(asker) : ({})
    readonly property string phase: contents.step === "save" ? "aging" : "deploy" // phase of the quoted ability
    readonly property string effect: (facts.lines ?? [])
        .filter(line => line.icon === phase)
        .map(line => line.text)
        .join(" ")

    implicitHeight: Math.ceil(words.height) + Theme.px(24)
    Accessible.role: Accessible.StaticText
    Accessible.name: name.text + ". " + told.text + " " + deed.text

    Paper {
        anchors.fill: parent
        radius: Theme.px(14)
        depth: 0.8
    }
    UnitTile {
        id: picture
        x: Theme.px(14)
        anchors.verticalCenter: parent.verticalCenter
        height: Math.min(parent.height - Theme.px(20), Theme.px(96))
        width: Math.round(height * 1.1)
        face: slip.asker
    }
    Column {
        id: words
        x: picture.x + Theme.px(118)
        width: parent.width - x - Theme.px(16)
        anchors.verticalCenter: parent.verticalCenter
        Words {
            id: name
            width: parent.width
            text: slip.facts.name ?? ""
            size: 19
            font.family: Theme.titleFont
            font.bold: true
            wrapMode: Text.WordWrap
        }
        Words {
            id: told
            width: parent.width
            text: slip.effect
            size: 16
            font.family: Theme.storyFont
            wrapMode: Text.WordWrap
        }
        Words {
            id: deed
            width: parent.width
            text: qsTr("Press a Unit with a gold rim to choose it. Press it again to confirm.")
            size: 15
            color: Theme.inkSoft
            wrapMode: Text.WordWrap
        }
    }
}
