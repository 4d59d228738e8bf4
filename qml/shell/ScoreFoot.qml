// SPDX-License-Identifier: MIT
// The foot of the score sheet: the winner, and buttons to continue.
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: foot

    required property MatchSession session
    required property bool complete
    property Item apart: null // place for secondary buttons that don't fit here; null if they fit
    property bool more: false // are the turning points scrolled out of view?
    // Height of the whole foot.
    readonly property real whole: first.height + quietRows * (rows.spacing + same.implicitHeight) + Theme.px(26)
    readonly property list<real> widths: [
        deal.implicitWidth,
        same.implicitWidth,
        watch.implicitWidth,
        roomy ? 0 : card.implicitWidth,
        session.tale.told ? tale.implicitWidth : 0
    ]
    readonly property int quietRows: rowsOf(widths)
    // Width left beside the winner. The postcard button is there if that doesn't wrap the winner's line, or if the
    // secondary buttons have no room for it.
    readonly property real beside: rows.width - card.implicitWidth - again.width - home.width - Theme.px(34)
    readonly property real quieter: deal.width + same.width + watch.width +
        (session.tale.told ? tale.width + others.spacing : 0) + card.implicitWidth + 3 * others.spacing
    readonly property bool won: session.score.winners.length > 0 // no postcard without a winner
    readonly property bool roomy: ending.advanceWidth <= beside || quieter > rows.width && beside > Theme.type(22) * 5

    component CardButton: PaperButton {
        objectName: "showPostcard"
        text: qsTr("Postcard…")
        description: qsTr("A picture of this game to keep")
        size: 15
        quiet: true
        onClicked: App.showPostcard()
    }

    signal turnsAsked

    // Returns how many rows are needed for items of these widths.
    function rowsOf(widths: var): int {
        let count = 1;
        let reach = 0;
        for (const width of widths.filter(width => width > 0)) {
            if (reach > 0 && reach + width > rows.width) {
                ++count;
                reach = 0;
            }
            reach += width + others.spacing;
        }
        return count;
    }

    implicitHeight: rows.height + Theme.px(26)

    TextMetrics {
        id: ending
        font: winner.font
        text: foot.session.score.winnerText
    }
    Column {
        id: rows
        x: Theme.px(28)
        width: parent.width - x - Theme.px(20)
        y: Theme.px(6)
        spacing: Theme.px(10)

        Item {
            id: first
            width: parent.width
            height: Math.max(winner.height, home.height)

            Words {
                id: winner
                objectName: "scoreWinner"
                anchors.left: parent.left
                anchors.right: foot.roomy ? card.left : again.left
                anchors.rightMargin: Theme.px(12)
                anchors.verticalCenter: parent.verticalCenter
                text: foot.complete ? Phrases.unbroken(foot.session.score.winnerText) : ""
                size: 22
                font.family: Theme.titleFontOf(text)
                font.bold: true
                wrapMode: Text.Wrap // for a name longer than a line
                Accessible.ignored: false
                Accessible.role: Accessible.AlertMessage
                Accessible.name: foot.complete ? foot.session.score.winnerText : ""
            }
            CardButton {
                id: card
                visible: foot.roomy && foot.won
                anchors.right: again.left
                anchors.rightMargin: Theme.px(10)
                anchors.verticalCenter: parent.verticalCenter
            }
            PaperButton {
                id: again
                objectName: "playAgain"
                anchors.right: home.left
                anchors.rightMargin: Theme.px(10)
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Play again")
                primary: true
                accent: Theme.accent(foot.session.gameId)
                onClicked: App.playAgain()
            }
            PaperButton {
                id: home
                objectName: "goHome"
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Home")
                quiet: true
                onClicked: App.goHome()
            }
        }
        Item {
            id: place
            width: parent.width
            height: others.height
            visible: foot.apart === null
        }
    }
    Flow {
        id: others
        parent: foot.apart !== null ? foot.apart : place
        width: rows.width
        spacing: Theme.px(10)

        Words {
            id: deal
            objectName: "dealNumber"
            height: Theme.target
            verticalAlignment: Text.AlignVCenter
            text: qsTr("Deal %1").arg(foot.session.deal)
            size: 15
            color: Theme.inkSoft
            Accessible.ignored: false
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        PaperButton {
            id: same
            objectName: "sameDeal"
            text: qsTr("Replay this deal")
            size: 15
            quiet: true
            onClicked: App.playSameDeal()
        }
        PaperButton {
            id: watch
            objectName: "watchAgain"
            text: qsTr("Watch the game")
            size: 15
            quiet: true
            onClicked: {
                foot.session.review.open(0);
                foot.session.review.play();
            }
        }
        PaperButton {
            id: turns
            objectName: "toTurningPoints"
            // Hidden if it would need another row, or would itself be below the fold.
            visible: foot.more && foot.apart === null &&
                foot.rowsOf(Array.from(foot.widths).concat(implicitWidth)) === foot.quietRows
            text: qsTr("Turning points")
            size: 15
            quiet: true
            onClicked: foot.turnsAsked()
        }
        CardButton {
            visible: !foot.roomy && foot.won
        }
        PaperButton {
            id: tale
            objectName: "keepTale"
            visible: foot.session.tale.told
            text: qsTr("Keep the tale as a book")
            size: 15
            quiet: true
            onClicked: App.keepTale()
        }
    }
}
