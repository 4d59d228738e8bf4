// SPDX-License-Identifier: MIT
// Collects the items below a root, parents first.
.pragma library

function gather(item, found) {
    found.push(item); // appends to one shared list, because joining copies for each item is slow in Qt 6.8
    const children = item.children;
    for (let i = 0; i < children.length; ++i)
        gather(children[i], found);
    return found;
}

function all(root) {
    return gather(root, []);
}

function shown(item) {
    return item.visible && item.enabled;
}

function stops(root) {
    return all(root).filter(item => shown(item) && item.activeFocusOnTab);
}

function named(root, name) {
    if (root.objectName === name && root.visible)
        return root;
    const children = root.children;
    for (let i = 0; i < children.length; ++i) {
        const found = named(children[i], name);
        if (found !== null)
            return found;
    }
    return null;
}
