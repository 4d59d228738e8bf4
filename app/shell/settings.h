// SPDX-License-Identifier: MIT
// The player's settings, which are kept between runs. Missing or invalid values in the file become defaults.
#pragma once

#include "app/input/seat_keys.h"
#include "app/shell/settings_model.h"

#include <QHash>
#include <QObject>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

class QSettings;

namespace taletop::app {

class Settings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("App has them")
    Q_PROPERTY(taletop::app::SettingsModel* rows READ rows CONSTANT)
    Q_PROPERTY(QVariantMap values READ values NOTIFY valuesChanged)

public:
    /// Reads the settings from `file`. Both `file` and `keys` must outlive this.
    Settings(QSettings& file, SeatKeys& keys, QObject* parent = nullptr);

    [[nodiscard]] const std::vector<Setting>& table() const { return m_table; }
    [[nodiscard]] SeatKeys& seatKeys() { return m_keys; }
    [[nodiscard]] SettingsModel* rows() { return m_rows; }
    [[nodiscard]] QVariantMap values() const; ///< all except keyboard keys, by name

    /// Returns the value of the setting with this key, which must be in the table.
    [[nodiscard]] QVariant value(const char* key) const;
    /// Sets and stores the value and emits changed(). Returns false if the value is invalid.
    bool set(const char* key, const QVariant& value);
    [[nodiscard]] bool isStandard(const Setting& setting) const;
    /// Resets a group to its defaults, or all groups if `group` is "".
    Q_INVOKABLE void reset(const QString& group = {});

signals:
    void changed(const QByteArray& key); ///< "seatKeys" for the keys of seats
    void valuesChanged();
    void allReset(); ///< all groups were reset

private:
    [[nodiscard]] const Setting& setting(const char* key) const;
    void put(const Setting& setting, const QVariant& value);

    QSettings& m_file;
    SeatKeys& m_keys;
    const std::vector<Setting> m_table;
    QHash<QByteArray, QVariant> m_values; ///< values of all settings except keys
    SettingsModel* m_rows;
};

} // namespace taletop::app
