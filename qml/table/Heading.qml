// SPDX-License-Identifier: MIT
// What heads other words: its lines end between phrases, also where words are written without spaces.
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
