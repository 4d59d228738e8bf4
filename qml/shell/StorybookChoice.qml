// SPDX-License-Identifier: MIT
// The choice of words for the tale: the built-in ones, or a file from the player's folder.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Column {
    id: choice

    required property Storybooks storybooks
    property ChoiceList list: null
    property var unopened: null // the folder, if no program could open it

    spacing: Theme.px(6)

    Connections {
        target: Application
        function onStateChanged(): void { // files may have changed while the player was in another program
            if (Application.state === Qt.ApplicationActive && choice.storybooks.offered)
                choice.storybooks.refresh();
        }
    }
    OptionLine {
        width: choice.width
        list: choice.list
        key: "storybook"
        label: qsTr("Deck")
        explanation: qsTr("Tell the tale in our words or with a deck you’ve made.")
        value: choice.storybooks.chosen
        least: 0
        most: choice.storybooks.titles.length - 1
        isSwitch: false
        valueTexts: Array.from(choice.storybooks.titles)
        onChosen: value => choice.storybooks.chosen = value
    }
    Flow {
        width: choice.width
        spacing: Theme.px(10)
        PaperButton {
            objectName: "startDeck"
            text: qsTr("Make my own")
            description: qsTr("Copies our deck to your folder so that you can change it in any text editor.")
            quiet: true
            size: 15
            onClicked: {
                choice.unopened = null;
                choice.storybooks.startOne();
            }
        }
        PaperButton {
            objectName: "openDecks"
            text: qsTr("Open the folder")
            quiet: true
            size: 15
            onClicked: {
                const folder = choice.storybooks.where();
                choice.unopened = folder.toString() !== "" && Qt.openUrlExternally(folder) ? null : folder;
            }
        }
    }
    Words {
        objectName: "deckMade"
        width: choice.width
        visible: text !== ""
        text: choice.storybooks.made
        size: 15
        wrapMode: Text.Wrap
        Accessible.ignored: false
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
    Repeater {
        model: [
            choice.unopened === null ? choice.storybooks.trouble
                : qsTr("The folder for decks can’t be opened: %1").arg(choice.unopened),
            choice.storybooks.lost,
            ...choice.storybooks.refused
        ].filter(sentence => sentence !== "")
        delegate: Words {
            required property string modelData
            width: choice.width
            text: modelData
            size: 15
            color: Theme.refuse
            wrapMode: Text.Wrap
            Accessible.ignored: false
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
    }
}
