// SPDX-License-Identifier: MIT
// Ends the program in an orderly way when the system requests it with a signal (SIGTERM, SIGHUP, SIGINT).
#pragma once

#include <QObject>

namespace taletop::app {

class EndSignals : public QObject {
    Q_OBJECT

public:
    /// Starts listening. Only one object may exist at a time. Does nothing on systems without signals, such
    /// as Windows.
    explicit EndSignals(QObject* parent = nullptr);
    ~EndSignals() override;

signals:
    void asked();

private:
    void read();
};

} // namespace taletop::app
