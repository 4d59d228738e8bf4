// SPDX-License-Identifier: MIT
// The system asks the program to end (SIGTERM, SIGHUP, SIGINT): it does so in good order.
#pragma once

#include <QObject>

namespace taletop::app {

class EndSignals : public QObject {
    Q_OBJECT

public:
    /// One at a time. Without signals, as on Windows, it does nothing.
    explicit EndSignals(QObject* parent = nullptr);
    ~EndSignals() override;

signals:
    void asked();

private:
    void read();
};

} // namespace taletop::app
