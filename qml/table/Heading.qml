// SPDX-License-Identifier: MIT
// A heading whose lines end between phrases, even in languages written without spaces.
import QtQuick
import Taletop.App
import Taletop.Theme

Words {
    required property string words

    text: Phrases.unbroken(words)
    font.family: Theme.titleFontOf(words)
    font.bold: true
    wrapMode: Text.WordWrap
    Accessible.role: Accessible.Heading
    Accessible.name: words
}
