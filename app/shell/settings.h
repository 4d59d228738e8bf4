// SPDX-License-Identifier: MIT
// What the player has set, kept from one time to the next. What a file says wrongly, or does not
// say, is as it is at first.
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
    /// Reads `file`, which must outlive this as `keys` must.
    Settings(QSettings& file, SeatKeys& keys, QObject* parent = nullptr);

    [[nodiscard]] const std::vector<Setting>& table() const { return m_table; }
    [[nodiscard]] SeatKeys& seatKeys() { return m_keys; }
    [[nodiscard]] SettingsModel* rows() { return m_rows; }
    [[nodiscard]] QVariantMap values() const; ///< of all but keys, by the settings' keys

    /// The value of the setting with this key, which must be one of the table.
    [[nodiscard]] QVariant value(const char* key) const;
    /// Sets it, keeps it and tells of it; false where the value means nothing for it.
    bool set(const char* key, const QVariant& value);
    [[nodiscard]] bool isStandard(const Setting& setting) const;
    /// Sets all of a group as they are at first; "": of all groups.
    Q_INVOKABLE void reset(const QString& group = {});

signals:
    void changed(const QByteArray& key); ///< for seats' keys "seatKeys"
    void valuesChanged();
    void allReset(); ///< those of all groups

private:
    [[nodiscard]] const Setting& setting(const char* key) const;
    void put(const Setting& setting, const QVariant& value);

    QSettings& m_file;
    SeatKeys& m_keys;
    const std::vector<Setting> m_table;
    QHash<QByteArray, QVariant> m_values; ///< of all but keys
    SettingsModel* m_rows;
};

} // namespace taletop::app
