// SPDX-License-Identifier: MIT
// The keys that are down, as the system tells it: when each event was made, which says how long a key
// was held however long the table took over it; and which key is used up.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QtQml/qqmlregistration.h>

class QKeyEvent;

namespace taletop::app {

class KeyPresses : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("App.seatKeys.presses")
    Q_PROPERTY(double time READ time)

public:
    /// Is told of every key of the program before anybody else but KeyRepeats, which must be made later: what
    /// is up between two repetitions of X11 has not been let go.
    explicit KeyPresses(QObject* parent = nullptr);

    /// When the press or release that is being handled was made, in milliseconds since some time.
    [[nodiscard]] double time() const { return static_cast<double>(m_time); }
    /// The key that is being handled has answered: nothing more comes of it until it is let go.
    Q_INVOKABLE void useUp();

    // ---- not for QML

    /// A press or a release, as often as it is passed on. True: the key is used up, and nobody else may
    /// have it.
    bool take(const QKeyEvent& event);
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] qint64 timeOf(const QKeyEvent& event) const;

    QElapsedTimer m_clock; ///< for systems that do not say when
    qint64 m_time = 0;
    int m_key = 0; ///< handled now or last
    int m_usedUp = 0;
    bool m_cameUp = false; ///< the key that is used up
};

} // namespace taletop::app
