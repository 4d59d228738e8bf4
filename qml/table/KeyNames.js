// SPDX-License-Identifier: MIT
// The labels of keys and of groups of keys.
.pragma library

// Returns the label of a key by its Qt.Key_... code.
function nameOf(key) {
    switch (key) {
    case Qt.Key_Escape:
        return qsTr("Esc");
    case Qt.Key_Return:
    case Qt.Key_Enter:
        return qsTr("Enter");
    case Qt.Key_Space:
        return qsTr("Space");
    case Qt.Key_Left:
        return "←";
    case Qt.Key_Up:
        return "↑";
    case Qt.Key_Right:
        return "→";
    case Qt.Key_Down:
        return "↓";
    case Qt.Key_Home:
        return qsTr("Home");
    case Qt.Key_End:
        return qsTr("End");
    case Qt.Key_PageUp:
        return qsTr("Page up");
    case Qt.Key_PageDown:
        return qsTr("Page down");
    case Qt.Key_Delete:
        return qsTr("Delete");
    }
    if (key >= Qt.Key_F1 && key <= Qt.Key_F12)
        return "F" + (key - Qt.Key_F1 + 1);
    return key > Qt.Key_Space && key < 0x7f ? String.fromCharCode(key) : "";
}
function isFigure(key) {
    return key >= 0x30 && key <= 0x39;
}
// Returns the labels of several keys: consecutive digits as "1 – 9", both Enter keys as one.
function namesOf(keys) {
    const names = [];
    for (let i = 0; i < keys.length; ++i) {
        let end = i;
        while (isFigure(keys[i]) && end + 1 < keys.length && keys[end + 1] === keys[end] + 1)
            ++end;
        const name = end > i + 1 ? nameOf(keys[i]) + " – " + nameOf(keys[end]) : nameOf(keys[i]);
        if (end > i + 1)
            i = end;
        if (names.indexOf(name) < 0)
            names.push(name);
    }
    return names;
}
