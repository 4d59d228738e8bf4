// SPDX-License-Identifier: MIT
#include "app/shell/setting_entries.h"

#include <QActionGroup>
#include <QMenu>

namespace taletop::app {

QActionGroup* addExclusive(QMenu& menu, const QStringList& texts, const QVariantList& values,
                           const QVariant& current, const std::function<void(const QVariant&)>& set) {
    auto* group = new QActionGroup(&menu);
    for (int i = 0; i < texts.size(); ++i) {
        const QVariant value = values[i];
        QAction* action = menu.addAction(texts[i], &menu, [set, value] { set(value); });
        action->setCheckable(true);
        action->setChecked(value == current);
        group->addAction(action);
    }
    return group;
}

void SettingEntries::addChoices(QMenu& menu, const char* key, const QStringList& texts,
                                const QVariantList& values) {
    const QActionGroup* group =
        addExclusive(menu, texts, values, m_settings->value(key),
                     [this, key](const QVariant& value) { m_settings->set(key, value); });
    const QList<QAction*> actions = group->actions();
    for (int i = 0; i < actions.size(); ++i)
        m_shown.push_back({actions[i], key, values[i]});
}

void SettingEntries::addSwitch(QMenu& menu, const char* key, const QString& text) {
    QAction* action = menu.addAction(text, &menu, [this, key](bool on) { m_settings->set(key, on); });
    action->setCheckable(true);
    m_shown.push_back({action, key, true});
}

void SettingEntries::update() const {
    for (const Shown& shown : m_shown)
        shown.action->setChecked(m_settings->value(shown.key) == shown.value);
}

} // namespace taletop::app
