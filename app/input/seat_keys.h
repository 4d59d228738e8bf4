// SPDX-License-Identifier: MIT
// Each seat's key on the keyboard that all share. A key that was taught is known by its place (the
// scan code), so that it stays where it is when the language of the keyboard changes.
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <array>

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
    /// uses them.
    explicit SeatKeys(QSettings& file, QObject* parent = nullptr);

    /// The seat of a key, -1: none. `scanCode` 0: not known.
    Q_INVOKABLE int seatOf(int key, uint scanCode) const;
    /// What is printed on the seat's key: "F2"; "" beyond the seats.
    Q_INVOKABLE QString name(int seat) const;
    /// Gives the seat another key; false, and nothing changes, if another seat has it.
    Q_INVOKABLE bool learn(int seat, int key, uint scanCode);
    /// Back to F2 to F9.
    Q_INVOKABLE void reset();
    [[nodiscard]] int revision() const { return m_revision; } ///< grows with every change

signals:
    void changed();

private:
    struct SeatKey {
        int key = 0;
        uint scanCode = 0; ///< 0: told by `key`

        friend bool operator==(const SeatKey&, const SeatKey&) = default;
    };

    [[nodiscard]] static SeatKey standard(int seat);
    void changedAt(int seat);

    QSettings& m_file;
    std::array<SeatKey, count> m_keys;
    int m_revision = 0;
};

} // namespace taletop::app
