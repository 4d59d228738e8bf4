// SPDX-License-Identifier: MIT
// Unrequested messages to people, one at a time: each stays over the page until it is closed or replaced.
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

    /// Says that the notice is about this damaged save, part of which can be shown.
    void setBroken(const QString& save);
    [[nodiscard]] QString broken() const { return m_broken; } ///< path of that save, or ""

    /// Shows why the match can't be saved, once for each reason. "" removes that notice.
    void tellTrouble(const QString& problem);
    /// Forgets the reason when another match begins, so that it is shown again even if it is the same.
    void forgetTrouble() { m_trouble = {}; }

signals:
    void changed();

private:
    QString m_notice;
    QString m_trouble; ///< the reason as last shown
    QString m_broken;
};

} // namespace taletop::app
