// SPDX-License-Identifier: MIT
// The page that the window shows.
#pragma once

#include <QObject>
#include <QString>

namespace taletop::app {

class Pages : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Returns "home", "seats" or "table", or "" while one table replaces another.
    [[nodiscard]] QString shown() const { return m_shown; }
    [[nodiscard]] bool showsTable() const { return m_shown == QLatin1String("table"); }
    void show(const QString& page);

signals:
    void changed();

private:
    QString m_shown = QStringLiteral("home");
};

} // namespace taletop::app
