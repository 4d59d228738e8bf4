// SPDX-License-Identifier: MIT
#include "app/shell/settings.h"

#include <QSettings>

#include <algorithm>

namespace taletop::app {

Settings::Settings(QSettings& file, SeatKeys& keys, QObject* parent)
    : QObject(parent), m_file(file), m_keys(keys), m_table(settingTable()), m_rows(new SettingsModel(*this)) {
    for (const Setting& setting : m_table) {
        if (setting.kind == SettingKind::Key)
            continue;
        const QVariant written = m_file.value(QLatin1String(setting.key), setting.standard);
        m_values.insert(setting.key, acceptedValue(setting, written).value_or(setting.standard));
    }
    connect(&m_keys, &SeatKeys::changed, this, [this] { emit changed("seatKeys"); });
}

const Setting& Settings::setting(const char* key) const {
    const auto found =
        std::ranges::find_if(m_table, [key](const Setting& each) { return qstrcmp(each.key, key) == 0; });
    Q_ASSERT(found != m_table.end());
    return *found;
}

QVariant Settings::value(const char* key) const {
    Q_ASSERT(m_values.contains(key));
    return m_values.value(key);
}

QVariantMap Settings::values() const {
    QVariantMap all;
    for (auto each = m_values.cbegin(); each != m_values.cend(); ++each)
        all.insert(QString::fromLatin1(each.key()), each.value());
    return all;
}

bool Settings::set(const char* key, const QVariant& value) {
    const Setting& wanted = setting(key);
    const auto accepted = acceptedValue(wanted, value);
    if (accepted && *accepted != m_values.value(key))
        put(wanted, *accepted);
    return accepted.has_value();
}

/// Stores a value. Removes a default value instead, so that everyone who chose nothing gets a better default
/// later.
void Settings::put(const Setting& setting, const QVariant& value) {
    m_values[setting.key] = value;
    if (value == setting.standard)
        m_file.remove(QLatin1String(setting.key));
    else
        m_file.setValue(QLatin1String(setting.key), value);
    emit changed(setting.key);
    emit valuesChanged();
}

bool Settings::isStandard(const Setting& setting) const {
    if (setting.kind == SettingKind::Key)
        return m_keys.isStandard(setting.seat);
    return m_values.value(setting.key) == setting.standard;
}

void Settings::reset(const QString& group) {
    bool keys = false;
    for (const Setting& setting : m_table) {
        if (!group.isEmpty() && group != QLatin1String(setting.group))
            continue;
        keys = keys || setting.kind == SettingKind::Key;
        if (setting.kind != SettingKind::Key && !isStandard(setting))
            put(setting, setting.standard);
    }
    if (keys)
        m_keys.reset();
    if (group.isEmpty())
        emit allReset();
}

} // namespace taletop::app
