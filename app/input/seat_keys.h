// SPDX-License-Identifier: MIT
// Each seat's key on the shared keyboard. A learnt key is identified by its position (the scan code), so that
// it stays in place when the keyboard layout changes.
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <array>
#include <functional>

class QSettings;

namespace taletop::app {

class SeatKeys : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("App has them")
    Q_PROPERTY(int revision READ revision NOTIFY changed)

public:
    static constexpr int count = 8;

    /// Reads learnt keys from `file`, which must outlive this. The defaults are F2 to F9, which no table
    /// uses. If the file has one key for two seats, or a forbidden key, all seats get their defaults.
    explicit SeatKeys(QSettings& file, QObject* parent = nullptr);

    /// Returns the seat of a key, or -1. A `scanCode` of 0 means that the position is unknown.
    Q_INVOKABLE int seatOf(int key, uint scanCode) const;
    /// Returns the label of the seat's key, such as "F2"; "" beyond the seats.
    Q_INVOKABLE QString name(int seat) const;
    /// Gives the seat another key. Returns false and changes nothing if whyNot() gives a reason.
    Q_INVOKABLE bool learn(int seat, int key, uint scanCode);
    /// Returns a sentence that explains why the seat can't have the key, or "" if it can. The key may belong
    /// to another seat or a menu, or be needed for navigation.
    [[nodiscard]] QString whyNot(int seat, int key, uint scanCode) const;
    /// Returns the label of a key.
    [[nodiscard]] static QString keyName(int key);
    [[nodiscard]] bool isStandard(int seat) const;
    /// Sets the function that returns the menu action of a key, or "".
    void setMenu(std::function<QString(int key)> actionOf) { m_menuActionOf = std::move(actionOf); }
    /// Restores F2 to F9.
    Q_INVOKABLE void reset();
    [[nodiscard]] int revision() const { return m_revision; } ///< a number that grows with every change

signals:
    void changed();

private:
    struct SeatKey {
        int key = 0;
        uint scanCode = 0; ///< 0 if only `key` identifies it

        /// Compares positions if both are known.
        [[nodiscard]] bool isSame(const SeatKey& other) const {
            const bool byPlace = scanCode != 0 && other.scanCode != 0;
            return byPlace ? scanCode == other.scanCode : key == other.key;
        }
        friend bool operator==(const SeatKey&, const SeatKey&) = default;
    };

    [[nodiscard]] static SeatKey standard(int seat);
    void read();
    void changedAt(int seat);

    QSettings& m_file;
    std::array<SeatKey, count> m_keys;
    std::function<QString(int)> m_menuActionOf;
    int m_revision = 0;
};

} // namespace taletop::app
