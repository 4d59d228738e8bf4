// SPDX-License-Identifier: MIT
// Each seat's key on the keyboard that all share. A key that was taught is known by its place (the
// scan code), so that it stays where it is when the language of the keyboard changes.
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

    /// Reads what was taught from `file`, which must outlive this; F2 to F9 otherwise: no table
    /// uses them. Where the file gives one key to two seats, or one that no seat can have, all seats
    /// have their first keys.
    explicit SeatKeys(QSettings& file, QObject* parent = nullptr);

    /// The seat of a key, -1: none. `scanCode` 0: not known.
    Q_INVOKABLE int seatOf(int key, uint scanCode) const;
    /// What is printed on the seat's key: "F2"; "" beyond the seats.
    Q_INVOKABLE QString name(int seat) const;
    /// Gives the seat another key; false, and nothing changes, if whyNot says something.
    Q_INVOKABLE bool learn(int seat, int key, uint scanCode);
    /// Why the seat cannot have the key, one sentence: another seat or a menu has it, or it is needed
    /// to find one's way; or "".
    [[nodiscard]] QString whyNot(int seat, int key, uint scanCode) const;
    /// What is printed on a key.
    [[nodiscard]] static QString keyName(int key);
    [[nodiscard]] bool isStandard(int seat) const;
    /// Who knows what a menu calls the action of a key; "" for none.
    void setMenu(std::function<QString(int key)> actionOf) { m_menuActionOf = std::move(actionOf); }
    /// Back to F2 to F9.
    Q_INVOKABLE void reset();
    [[nodiscard]] int revision() const { return m_revision; } ///< grows with every change

signals:
    void changed();

private:
    struct SeatKey {
        int key = 0;
        uint scanCode = 0; ///< 0: told by `key`

        /// By their places where both are known.
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
