// SPDX-License-Identifier: MIT
// Messages to people that they did not request. Each one covers part of the page until it is closed or
// replaced.
#pragma once

#include <QObject>
#include <QString>

namespace taletop::app {

class Notice : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] QString text() const { return m_notice; } ///< "" if there is none
    /// Replaces the notice; "" removes it.
    void set(const QString& notice);

    /// Links the notice to this damaged save, which can be shown in part.
    void setBroken(const QString& save);
    [[nodiscard]] QString broken() const { return m_broken; } ///< path of that save, or ""

    /// Shows why the match can't be saved, once for each reason. With "", removes that notice.
    void tellTrouble(const QString& problem);
    /// Forgets the last reason because another match begins, so that even the same reason is shown again.
    void forgetTrouble() { m_trouble = {}; }

signals:
    void changed();

private:
    QString m_notice;
    QString m_trouble; ///< last reason that was shown
    QString m_broken;
};

} // namespace taletop::app
