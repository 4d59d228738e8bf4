// SPDX-License-Identifier: MIT
// Narrates automatic events in place of the prompt bar: the chapter, one sentence, the numbers with their sums, any
// news, and how to continue. Space: next; P: pause; Esc: skip. A moment that waits for the player ignores keys pressed
// before it appeared.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Taletop.App
import Taletop.Theme

FocusScope {
    id: bar

    required property EventPlayer events
    property list<int> emblems // emblems of the seats
    property list<string> names // names of the seats
    property var pictures: ({}) // picture URLs, by chapter and by subject of a sum
    property color accent: Theme.accent("")
    property real centre: width / 2 // horizontal centre of the slip with the sums
    property real widest: width // maximum width of that slip
    property bool summed: true // false if the table itself already shows the totals
    readonly property bool telling: events.telling
    readonly property KeyMap keys: storyKeys
    readonly property bool still: events.paused || events.stepMode || events.waits
    readonly property int deadTime: 500
    readonly property string moment: events.waits ? events.index + " " + events.text : ""
    property bool dead: false // has a waiting moment just appeared? If so, keys are ignored
    property real told: 0 // height of the words and sums
    property int asked: -1 // index of the hovered or focused sum, or -1
    property bool made: false // have the contents been created? They are on the first narration

    // Returns true if the narration used the key.
    function handle(event: var): bool {
        if (!bar.telling || !storyKeys.isPlain(event))
            return false;
        const early = bar.events.waits && (bar.dead || event.isAutoRepeat);
        return early ? storyKeys.bindingOf(event.key) !== null : storyKeys.press(event);
    }
    function next(): void {
        if (!bar.dead)
            bar.events.next();
    }
    function skip(): void {
        if (!bar.dead)
            bar.events.skip();
    }

    signal ruleAsked(entry: string)

    objectName: "storyBar"
    visible: telling
    implicitHeight: Math.max(Theme.px(78), told + Theme.px(18), Theme.target + Theme.px(20))
    Accessible.role: Accessible.AlertMessage
    Accessible.name: events.title + ". " + events.text
    onTellingChanged: {
        bar.made = bar.made || bar.telling;
        if (!telling)
            bar.events.linger(false);
    }

    onMomentChanged: {
        bar.dead = moment !== "";
        if (bar.dead)
            seen.restart();
    }

    Timer {
        id: seen
        interval: bar.deadTime
        onTriggered: bar.dead = false
    }
    EventKeys {
        id: storyKeys
        events: bar.events
    }
    Repeater {
        model: ListRows {
            length: bar.made ? 1 : 0
        }
        delegate: Item {
            id: page
            anchors.fill: parent

            function lookAt(): void {
                let found = -1;
                for (let i = 0; i < chips.count; ++i) {
                    if ((chips.itemAt(i) as EventSum)?.asked)
                        found = i;
                }
                bar.asked = found;
                bar.events.linger(found >= 0);
            }

            Paper {
                anchors.fill: parent
                radius: Theme.px(18)
                depth: 1.1
            }
            MouseArea { // a press anywhere on the bar continues
                anchors.fill: parent
                onClicked: bar.next()
            }
            Image {
                id: mark
                readonly property string picture: bar.pictures[bar.events.chapter] ?? ""
                x: Theme.px(20)
                anchors.verticalCenter: parent.verticalCenter
                visible: picture !== ""
                width: Theme.px(44)
                height: width
                source: picture
                sourceSize.width: Math.ceil(Theme.px(44) * Screen.devicePixelRatio)
                smooth: true
            }
            Item {
                id: middle
                anchors.left: parent.left
                anchors.leftMargin: mark.visible ? Theme.px(80) : Theme.px(26)
                anchors.right: note.left
                anchors.rightMargin: Theme.px(8)
                anchors.verticalCenter: parent.verticalCenter
                height: Math.max(moment.height + (news.visible ? news.height : 0), why.wanted)
                visible: !why.active
                onHeightChanged: bar.told = height

                Item {
                    id: moment
                    width: parent.width
                    height: Math.max(said.height, sums.height)

                    Column {
                        id: said
                        anchors.verticalCenter: parent.verticalCenter
                        width: sums.visible
                            ? Math.min(parent.width * 0.56,
                                Math.max(ruler.implicitWidth, chapter.implicitWidth) + Theme.px(8))
                            : parent.width

                        Words {
                            id: chapter
                            text: bar.events.count > 1
                                ? Phrases.fill(qsTr("%1 · %2 of %3"),
                                    [bar.events.title, bar.events.index + 1, bar.events.count])
                                : bar.events.title
                            size: 14
                            color: Theme.inkSoft
                        }
                        Words {
                            id: caption
                            width: parent.width
                            text: bar.events.text
                            size: 22
                            font.family: Theme.titleFontOf(text)
                            wrapMode: Text.WordWrap
                            maximumLineCount: 2
                            elide: Text.ElideRight
                            lineHeight: Theme.leading(0.92)
                        }
                    }
                    Words { // measures the preferred width of the caption
                        id: ruler
                        visible: false
                        text: bar.events.text
                        size: 22
                        font.family: Theme.titleFontOf(text)
                    }
                    Flow {
                        id: sums
                        anchors.left: said.right
                        anchors.leftMargin: Theme.px(14)
                        anchors.right: parent.right
                        anchors.verticalCenter: parent.verticalCenter
                        spacing: Theme.px(6)
                        visible: bar.summed && bar.events.sums.length > 0

                        Repeater {
                            id: chips
                            model: bar.telling ? bar.events.sums : []
                            delegate: EventSum {
                                objectName: "storySum-" + modelData.what + "-" + modelData.seat
                                emblem: bar.emblems[modelData.seat] ?? 0
                                owner: bar.names[modelData.seat] ?? ""
                                picture: bar.pictures[modelData.what] ?? ""
                                onAskedChanged: page.lookAt()
                            }
                            onItemRemoved: page.lookAt()
                        }
                    }
                }
                Words {
                    id: news
                    objectName: "firstWord"
                    y: moment.height
                    width: parent.width
                    visible: bar.telling && text !== ""
                    text: App.firstWords.text
                    size: 15
                    font.family: Theme.storyFont
                    wrapMode: Text.WordWrap
                }
            }
            EntryLink {
                id: note
                anchors.right: buttons.left
                anchors.rightMargin: Theme.px(8)
                anchors.verticalCenter: parent.verticalCenter
                entry: news.text === "" || why.active ? "" : App.firstWords.entry
                onFollowed: entry => bar.ruleAsked(entry)
            }
            BarSlip {
                id: why
                x: middle.x - Theme.px(14)
                width: buttons.x - Theme.px(12) - x
                anchors.verticalCenter: parent.verticalCenter
                onRuleAsked: entry => bar.ruleAsked(entry)
            }
            Row {
                id: buttons
                anchors.right: parent.right
                anchors.rightMargin: Theme.px(16)
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.px(8)

                PaperButton {
                    objectName: "storyPause"
                    visible: !bar.events.stepMode && !bar.events.waits
                    text: bar.events.paused ? qsTr("Continue") : qsTr("Pause")
                    keys: "P"
                    quiet: true
                    size: 15
                    onClicked: bar.events.pause(!bar.events.paused)
                }
                PaperButton {
                    objectName: "storySkip"
                    visible: !bar.events.waits || bar.events.index + 1 < bar.events.count
                    text: qsTr("Skip")
                    keys: qsTr("Esc")
                    quiet: true
                    size: 15
                    onClicked: bar.skip()
                }
                PaperButton {
                    objectName: "storyNext"
                    text: qsTr("Next")
                    keys: qsTr("Space")
                    primary: true
                    accent: bar.accent
                    onClicked: bar.next()
                }
            }
            EventParts {
                objectName: "storyParts"
                x: Math.round(Math.max(0, Math.min(bar.width - width, bar.centre - width / 2)))
                y: -height - Theme.px(10)
                widest: Math.min(bar.width, bar.widest)
                emblems: bar.emblems
                names: bar.names
                sums: !bar.telling ? []
                    : bar.still ? bar.events.sums
                    : bar.events.sums[bar.asked] ? [bar.events.sums[bar.asked]]
                    : []
            }
        }
    }
}
