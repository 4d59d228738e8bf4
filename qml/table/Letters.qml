// SPDX-License-Identifier: MIT
// How wide words are in certain letters. The measure of FontMetrics tells no binding when the letters have become
// others: what is made as a whole may ask before its letters are set, and then kept the width in those of before.
import QtQuick
import Taletop.App

FontMetrics {
    id: letters

    function wide(words: string): real {
        return letters.font.family === "" ? 0 : letters.advanceWidth(words);
    }
    // Of what no line breaks: the widest.
    function widest(words: string): real {
        let most = 0;
        for (const part of Phrases.parts(words))
            most = Math.max(most, letters.wide(part.trim()));
        return most;
    }
}
