// SPDX-License-Identifier: MIT
// Menu entries that change a setting and show its value.
#pragma once

#include "app/shell/settings.h"

#include <QStringList>
#include <QVariantList>

#include <functional>
#include <vector>

class QAction;
class QActionGroup;
class QMenu;

namespace taletop::app {

/// Adds a group of exclusive entries. `set` is called with one of `values`.
QActionGroup* addExclusive(QMenu& menu, const QStringList& texts, const QVariantList& values,
                           const QVariant& current, const std::function<void(const QVariant&)>& set);

class SettingEntries {
public:
    /// `settings` must outlive this.
    explicit SettingEntries(Settings& settings) : m_settings(&settings) {}

    /// Adds an entry for each value of a setting. The current one is checked.
    void addChoices(QMenu& menu, const char* key, const QStringList& texts, const QVariantList& values);
    void addSwitch(QMenu& menu, const char* key, const QString& text);
    /// Updates the check marks from the settings.
    void update() const;

private:
    struct Shown {
        QAction* action;
        const char* key; ///< the setting's key
        QVariant value;  ///< value for which the entry is checked
    };

    Settings* m_settings;
    std::vector<Shown> m_shown;
};

} // namespace taletop::app
