// SPDX-License-Identifier: MIT
// What the program tells people without being asked, one thing at a time: it lies over the page until it is
// put away, or something newer is to be told.
#pragma once

#include <QObject>
#include <QString>

namespace taletop::app {

class Notice : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] QString text() const { return m_notice; } ///< "": there is none
    /// Tells this instead of what was told; an empty one puts that away.
    void set(const QString& notice);

    /// The notice is about this damaged save, of which something can be looked at.
    void setBroken(const QString& save);
    [[nodiscard]] QString broken() const { return m_broken; } ///< that save, or ""

    /// Tells why the match cannot be saved: once, until it is another reason. An empty one puts the notice
    /// away that says so.
    void tellTrouble(const QString& problem);
    /// Another match lies on the table: what is wrong with that one is told, be it the same.
    void forgetTrouble() { m_trouble = {}; }

signals:
    void changed();

private:
    QString m_notice;
    QString m_trouble; ///< as it was told
    QString m_broken;
};

} // namespace taletop::app
