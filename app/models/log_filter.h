// SPDX-License-Identifier: MIT
// Selected lines of the log: those after a number, of one seat, or with points.
#pragma once

#include "app/models/log_model.h"

#include <QtQml/qqmlregistration.h>

namespace taletop::app {

class LogFilter : public LogModel {
    Q_OBJECT
    QML_ELEMENT
    Q_CLASSINFO("QML.Creatable", "true") // QML may create it, unlike the log itself
    Q_PROPERTY(taletop::app::LogModel* entries READ entries WRITE setEntries NOTIFY changed)
    Q_PROPERTY(int after READ after WRITE setAfter NOTIFY changed)
    Q_PROPERTY(int seat READ seat WRITE setSeat NOTIFY changed)
    Q_PROPERTY(bool scoredOnly READ scoredOnly WRITE setScoredOnly NOTIFY changed)

public:
    explicit LogFilter(QObject* parent = nullptr);

    [[nodiscard]] LogModel* entries() const { return m_entries; }
    void setEntries(LogModel* entries);
    [[nodiscard]] int after() const { return m_after; } ///< shows only lines with a higher number; -1 for all
    void setAfter(int after);
    [[nodiscard]] int seat() const { return m_seat; } ///< -1 for all seats
    void setSeat(int seat);
    [[nodiscard]] bool scoredOnly() const { return m_scoredOnly; }
    void setScoredOnly(bool scoredOnly);

signals:
    void changed();

private:
    void filterAnew();
    [[nodiscard]] bool accepts(const Row& row) const;

    LogModel* m_entries = nullptr;
    int m_after = -1;
    int m_seat = -1;
    bool m_scoredOnly = false;
};

} // namespace taletop::app
