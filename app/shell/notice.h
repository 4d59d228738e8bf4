// SPDX-License-Identifier: MIT
// What the program tells people without being asked, one thing at a time: it lies over the page until it is
// put away, or something newer is to be told.
#pragma once

#include "app/text/sentence.h"

#include <QObject>
#include <QString>

namespace taletop::app {

class Notice : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] QString text() const { return m_notice.text(); } ///< "": there is none
    [[nodiscard]] const Sentence& sentence() const { return m_notice; }
    /// Tells this instead of what was told; an empty one puts that away.
    void set(const Sentence& notice);

    /// The notice is about this damaged save, of which something can be looked at.
    void setBroken(const QString& save);
    [[nodiscard]] QString broken() const { return m_broken; } ///< that save, or ""

    /// Tells why the match cannot be saved: once, until it is another reason. An empty one puts the notice
    /// away that says so.
    void tellTrouble(const Sentence& problem);
    /// Another match lies on the table: what is wrong with that one is told, be it the same.
    void forgetTrouble() { m_trouble = {}; }

    void retell() { emit changed(); } ///< in another language

signals:
    void changed();

private:
    Sentence m_notice;
    Sentence m_trouble; ///< as it was told
    QString m_broken;
};

} // namespace taletop::app
