// SPDX-License-Identifier: MIT
// What happened since the one who sits looked last: three seconds at most, gone with any key or press.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme

FocusScope {
    id: strip

    property var lines: []
    property bool reading: false
    readonly property int longest: 3000

    signal ended

    function read(): void {
        strip.reading = strip.lines.length > 0;
        if (!strip.reading)
            return strip.ended();
        clock.restart();
        strip.forceActiveFocus();
    }
    function end(): void {
        if (!strip.reading)
            return;
        clock.stop();
        strip.reading = false;
        strip.ended();
    }

    objectName: "newsStrip"
    visible: reading
    implicitHeight: column.height + Theme.px(28)
    Accessible.role: Accessible.AlertMessage
    Accessible.name: heading.text + " " + lines.join(" ")
    Keys.onPressed: event => {
        event.accepted = !event.isAutoRepeat;
        strip.end();
    }

    Timer {
        id: clock
        interval: strip.longest
        onTriggered: strip.end()
    }
    Paper {
        anchors.fill: parent
        depth: 1.6
    }
    MouseArea {
        anchors.fill: parent
        onClicked: strip.end()
    }
    Column {
        id: column
        x: Theme.px(24)
        y: Theme.px(14)
        width: parent.width - 2 * x
        spacing: Theme.px(3)
        Words {
            id: heading
            text: qsTr("Since you last looked")
            size: 17
            font.family: Theme.titleFont
            font.bold: true
        }
        Repeater {
            model: strip.lines
            delegate: Words {
                required property string modelData
                width: column.width
                text: modelData
                size: 15
                wrapMode: Text.WordWrap
            }
        }
    }
}
