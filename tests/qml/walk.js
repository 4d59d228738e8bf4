// SPDX-License-Identifier: MIT
// Walks the items below a root.
.pragma library

function all(root) {
    let found = [root];
    for (let i = 0; i < root.children.length; ++i)
        found = found.concat(all(root.children[i]));
    return found;
}

function shown(item) {
    return item.visible && item.enabled;
}

function stops(root) {
    return all(root).filter(item => shown(item) && item.activeFocusOnTab);
}

function named(root, name) {
    return all(root).find(item => item.objectName === name && item.visible) ?? null;
}
