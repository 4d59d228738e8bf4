// SPDX-License-Identifier: MIT
// Measures text in a font. FontMetrics does not notify bindings when its font changes, so a binding could measure
// before the font is set and keep that width.
import QtQuick
import Taletop.App

FontMetrics {
    id: letters

    function wide(words: string): real {
        return letters.font.family === "" ? 0 : letters.advanceWidth(words);
    }
    // Returns the width of the widest part that line breaks don't split.
    function widest(words: string): real {
        let most = 0;
        for (const part of Phrases.parts(words))
            most = Math.max(most, letters.wide(part.trim()));
        return most;
    }
}
