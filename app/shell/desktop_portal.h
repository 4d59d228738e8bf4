// SPDX-License-Identifier: MIT
// The desktop's own word on its settings, at the start and whenever they change, as its portal tells it over
// D-Bus, inside of a sandbox too. A build without Qt D-Bus hears nothing.
#pragma once

#include "app/shell/system_wishes.h"

#include <QObject>

#include <functional>
#include <memory>

namespace taletop::app {

class DesktopPortal : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    [[nodiscard]] const DesktopValues& said() const { return m_said; }

signals:
    void told(); ///< something is new in said()

protected:
    DesktopValues m_said;
};

/// Asks and never waits. `bus`: the address of another bus than the session's, for tests.
[[nodiscard]] std::unique_ptr<DesktopPortal> askDesktop(const QString& bus = {});

} // namespace taletop::app
