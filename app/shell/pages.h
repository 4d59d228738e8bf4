// SPDX-License-Identifier: MIT
// Which page the window shows.
#pragma once

#include <QObject>
#include <QString>

namespace taletop::app {

class Pages : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// "home", "seats" or "table"; "" while one table makes room for the next.
    [[nodiscard]] QString shown() const { return m_shown; }
    [[nodiscard]] bool showsTable() const { return m_shown == QLatin1String("table"); }
    void show(const QString& page);

signals:
    void changed();

private:
    QString m_shown = QStringLiteral("home");
};

} // namespace taletop::app
