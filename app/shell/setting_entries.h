// SPDX-License-Identifier: MIT
// Entries of menus that set something, and show what is set.
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

/// A group of exclusive entries; `values` are what `set` gets.
QActionGroup* addExclusive(QMenu& menu, const QStringList& texts, const QVariantList& values,
                           const QVariant& current, const std::function<void(const QVariant&)>& set);

class SettingEntries {
public:
    /// `settings` must outlive this.
    explicit SettingEntries(Settings& settings) : m_settings(&settings) {}

    /// The values that a setting may have, one of them checked.
    void addChoices(QMenu& menu, const char* key, const QStringList& texts, const QVariantList& values);
    void addSwitch(QMenu& menu, const char* key, const QString& text);
    /// Shows what is set now.
    void update() const;

private:
    struct Shown {
        QAction* action;
        const char* key; ///< of the setting
        QVariant value;  ///< for which it is checked
    };

    Settings* m_settings;
    std::vector<Shown> m_shown;
};

} // namespace taletop::app
