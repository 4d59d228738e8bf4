// SPDX-License-Identifier: MIT
#include "app/shell/menu_keys.h"

#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>

namespace taletop::app {

namespace {

/// Returns an action's text without its mnemonic, which is a mark, or a letter in brackets if no word has
/// one: 開く(&O)…
QString plainText(const QAction& action) {
    static const QRegularExpression letter(QStringLiteral(" ?\\(&\\w\\)|&"));
    return action.text().remove(letter);
}

} // namespace

QVariantList menuKeysOf(const QMenuBar& bar) {
    QVariantList list;
    for (const QAction* head : bar.actions()) {
        for (const QAction* action : head->menu()->findChildren<QAction*>()) {
            QStringList keys;
            for (const QKeySequence& key : action->shortcuts())
                keys.append(key.toString(QKeySequence::NativeText));
            if (!keys.isEmpty())
                list.append(QVariantMap{{QStringLiteral("menu"), plainText(*head)},
                                        {QStringLiteral("text"), plainText(*action)},
                                        {QStringLiteral("keys"), keys}});
        }
    }
    return list;
}

QString actionOf(const QWidget& window, int key) {
    for (const QAction* action : window.findChildren<QAction*>())
        if (action->shortcuts().contains(QKeySequence(key)))
            return plainText(*action);
    return {};
}

bool triggerAction(const QWidget& window, const QKeySequence& key) {
    for (QAction* action : window.findChildren<QAction*>())
        if (action->isEnabled() && action->shortcuts().contains(key)) {
            action->trigger();
            return true;
        }
    return false;
}

} // namespace taletop::app
