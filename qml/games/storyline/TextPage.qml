// SPDX-License-Identifier: MIT
// The left page: the narrator card's text, as large as the page allows. Chosen words are inserted, and open blanks are
// marked.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table
import "StoryLook.js" as Look

Item {
    id: page

    required property StorylineContents contents
    property bool covered: false // does a turning leaf cover the page? The old text stays until the leaf lands
    readonly property var told: contents.tale.pages[contents.page - 1] ?? null
    readonly property bool past: contents.reading > 0
    readonly property list<int> banners: past
        ? contents.chosenOn(contents.page).map(card => contents.category(card.face))
        : contents.banners
    readonly property list<string> bannerTexts: past
        ? Array.from(banners).map(category => names[category])
        : contents.bannerTexts
    readonly property list<string> names: [
        qsTr("Character"),
        qsTr("Place"),
        qsTr("Feature"),
        qsTr("Object"),
        qsTr("Action")
    ]
    readonly property string tried: past ? "" : contents.triedText // the text with the previewed card's words
    readonly property string words: told ? [told.text].concat(told.details).join("\n") : ""

    readonly property int small: Math.max(12,
        Math.min(Math.max(Theme.type(16), Theme.vh(1.9)), Math.round(height * 0.06)))
    readonly property real leastNoted: Theme.type(16) * 15.5 // minimum height of a page with a note
    readonly property string note: footnote()
    readonly property bool noted: note !== "" && foot.implicitWidth <= width

    function finish(): void {
        ink.finish();
    }
    function footnote(): string {
        const name = page.contents.seatName(page.contents.narrator);
        const quiet = page.past || page.contents.chosen || page.contents.theEnd || page.contents.session.over ||
            page.height < page.leastNoted;
        return quiet || name === "" ? "" : qsTr("%1 reads this page, then chooses").arg(name);
    }

    function widestBanner(): real {
        let wide = 0;
        for (let i = 0; i < asked.count; ++i)
            wide = Math.max(wide, (asked.itemAt(i) as CategoryBanner)?.natural ?? 0);
        return wide;
    }

    Accessible.role: Accessible.StaticText
    Accessible.name: Phrases.fill(qsTr("Page %1. %2"), [contents.page, words])

    Item {
        readonly property string place: "pages/-1/" + (page.contents.page - 1) // identifies the page in lessons
        anchors.fill: parent
        anchors.margins: -Theme.px(10)
    }
    InkWriting {
        id: ink
        contents: page.contents
        told: page.told
    }
    Flow {
        id: banner
        anchors.left: parent.left
        anchors.right: count.visible ? count.left : parent.right
        anchors.rightMargin: count.visible ? Theme.px(8) : 0
        spacing: Theme.px(6)
        Repeater {
            id: asked
            model: ListRows {
                list: Array.from(page.banners)
            }
            delegate: CategoryBanner {
                required property int modelData
                required property int index
                objectName: "banner-" + index
                category: modelData
                text: page.bannerTexts[index] ?? ""
                pixels: page.small
                widest: banner.width
            }
        }
    }
    Words {
        id: count
        // The page's number if there is room. The tale so far also shows it, and The End needs none.
        visible: page.widestBanner() + Theme.px(8) + width <= page.width &&
            (page.banners.length > 0 || !page.contents.session.over)
        anchors.right: parent.right
        y: Theme.px(4)
        text: Phrases.fill(qsTr("%1 of %2"), [page.contents.page, 15])
        font.pixelSize: page.small
        font.family: Theme.storyFont
        color: Theme.inkSoft
    }
    Text {
        id: text
        objectName: "pageWords"
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.topMargin: Math.max(banner.height, count.visible || page.banners.length > 0 ? count.height : 0) +
            Theme.px(10)
        anchors.bottom: page.noted ? rule.top : parent.bottom
        anchors.bottomMargin: Theme.px(6)
        readonly property string words: page.told
            ? (page.tried !== "" ? Look.withBlanks(page.tried, false, "")
                    : Look.withBlanks(page.told.text, page.told.open, Theme.goldDeep)) + details
            : ""
        readonly property string details: page.told
            ? page.told.details.map(detail => "<br><i>" + Look.withBlanks(detail, false, "") + "</i>").join("")
            : ""
        property var before: fitted // the previous text and its size
        property var fitted: ({ words: "", letters: 12 })
        visible: !page.covered
        text: ink.writing && page.tried === "" ? ink.text + details : words
        textFormat: Text.StyledText
        color: Theme.ink
        font.family: Theme.storyFont
        font.pixelSize: letters
        // The largest size that fits. It is found at once, so that the text never visibly changes its size. The search
        // takes few tries, because each size loads fonts: it starts with the previous size and continues from the
        // resulting dimensions. If letters can't be smaller, the line spacing shrinks.
        readonly property int smallest: 11
        readonly property int largest: Math.max(Theme.type(32), Math.round(page.height * 0.085))
        property int letters: Theme.type(22)
        property real apart: 1
        function refit(): void {
            if (text.words === "" || text.width <= 0 || text.height <= 0)
                return;
            let tried = Math.max(text.smallest, Math.min(text.largest, text.letters));
            let fitting = Math.min(text.smallest, text.largest);
            let failing = text.largest + 1;
            text.apart = 1;
            while (failing - fitting > 1) {
                text.letters = tried;
                if (text.contentHeight <= text.height + 1 && text.contentWidth <= text.width)
                    fitting = tried;
                else
                    failing = tried;
                const wanted = Math.floor(tried * Math.sqrt(text.height / Math.max(1, text.contentHeight)));
                tried = Math.max(fitting + 1, Math.min(failing - 1, wanted));
            }
            text.letters = fitting;
            while (text.contentHeight > text.height + 1 && text.apart >= 0.62)
                text.apart -= 0.06;
            if (text.fitted.words !== text.words)
                text.before = text.fitted;
            text.fitted = { words: text.words, letters: text.letters };
        }
        onTextChanged: () => {
            if (!ink.writing || text.fitted.words !== text.words) // ink doesn't change the size
                refit();
        }
        onWordsChanged: {
            if (ink.writing)
                refit();
        }
        onWidthChanged: refit()
        onHeightChanged: refit()
        onLargestChanged: refit()
        Component.onCompleted: refit()
        lineHeight: Theme.leading(Theme.textScale > 1 ? 1 : 1.12) * apart // tighter for large text, to keep it large
        wrapMode: Text.WordWrap
        Accessible.ignored: true
    }
    Text {
        anchors.fill: text
        visible: page.covered
        text: page.covered ? text.before.words : ""
        textFormat: Text.StyledText
        color: Theme.ink
        font.family: Theme.storyFont
        font.pixelSize: text.before.letters
        lineHeight: text.lineHeight
        wrapMode: Text.WordWrap
        clip: true
        Accessible.ignored: true
    }
    Rectangle {
        id: rule
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: foot.top
        anchors.bottomMargin: Theme.px(5)
        height: 1
        color: Theme.paperEdge
        visible: page.noted
    }
    Words {
        id: foot
        objectName: "pageNote"
        anchors.bottom: parent.bottom
        width: parent.width
        height: Math.ceil(implicitHeight)
        visible: page.noted
        text: page.note
        font.pixelSize: page.small
        font.family: Theme.storyFont
        font.italic: true
        color: Theme.inkSoft
        elide: Text.ElideRight
    }
}
