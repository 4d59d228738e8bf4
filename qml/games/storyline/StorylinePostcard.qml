// SPDX-License-Identifier: MIT
// The postcard of a tale: its book with cover, title and tellers, and in the night sky beside it the
// pictures that the tale was told of, in its order. Nobody is named beside a picture (SL-35, SL-51).
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table
import "StoryLook.js" as Look

PostcardPage {
    id: page

    readonly property TaleReader tale: page.session.tale
    readonly property string title: tale.told ? tale.title : page.session.gameTitle
    readonly property var faces: Array.from(tale.pages).reduce((all, each) => all.concat(Array.from(each.faces)), []).filter(face => page.category(face) >= 0)
    readonly property int inRow: Array.of(4, 5, 6, 7).reduce((best, columns) => frameOf(columns) > frameOf(best) ? columns : best, 3)
    readonly property real frame: frameOf(inRow)

    function category(face: int): int {
        return Look.category(Cards.facts("storyline", face, Cards.revision));
    }
    function pictureOf(face: int): string {
        return Cards.facts("storyline", face, Cards.revision).pictures?.[0] ?? "";
    }
    // How wide the pictures are in so many columns; the last row has a place for the end.
    function frameOf(columns: int): real {
        const lines = Math.ceil((page.faces.length + 1) / columns);
        const high = (grid.room.height - (lines - 1) * grid.spacing) / lines;
        return Math.floor(Math.min((grid.room.width - (columns - 1) * grid.spacing) / columns, high * 56 / 46));
    }

    told: Array.of(page.title, page.tale.blurb, App.postcard.tellers).filter(words => words !== "").join(". ")

    PostcardCover {
        x: 86
        y: 44
        width: 520
        height: 690
        rotation: -2.5
        title: page.title
        tellers: App.postcard.tellers
        picture: page.faces.length > 0 ? page.pictureOf(page.faces[0]) : ""
    }
    FitWords {
        x: grid.x
        y: 36
        width: grid.room.width
        height: 120
        text: page.tale.blurb
        typeface: Theme.storyFont
        font.italic: true
        most: 40
        least: 24
        color: Theme.onTable
        verticalAlignment: Text.AlignVCenter
    }
    Grid {
        id: grid
        readonly property size room: Qt.size(824, 572)
        x: 672
        y: 176 + Math.max(0, (room.height - Math.ceil((page.faces.length + 1) / page.inRow) * (Math.round(page.frame * 46 / 56) + spacing) + spacing) / 2)
        columns: page.inRow
        spacing: 16
        Repeater {
            model: page.faces.length
            delegate: Rectangle {
                id: picture
                required property int index
                readonly property int face: page.faces[index]
                width: page.frame
                height: Math.round(width * 46 / 56)
                radius: 10
                color: Theme.storyColors[page.category(face)]
                border.width: 2
                border.color: Theme.paper
                PostcardPicture {
                    anchors.fill: parent
                    anchors.margins: 7
                    source: page.pictureOf(picture.face)
                    fillMode: Image.PreserveAspectCrop
                }
            }
        }
    }
    FitWords { // in the places that are left in the last row
        readonly property int before: page.faces.length % page.inRow
        x: grid.x + before * (page.frame + grid.spacing)
        y: grid.y + grid.height - (before > 0 ? height : -grid.spacing)
        width: (page.inRow - before) * (page.frame + grid.spacing) - grid.spacing
        height: Math.round(page.frame * 46 / 56)
        text: page.tale.closing
        typeface: Theme.titleFont
        heavy: true
        most: 44
        least: 20
        color: Theme.gold
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }
}
