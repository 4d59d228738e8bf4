// SPDX-License-Identifier: MIT
// What somebody who reports a problem tells of the program and the system. It is shown before it is told, and
// holds no names, no folders, no cards and no number of a deal.
#pragma once

#include <QString>

class QQuickWindow;
class QWidget;

namespace taletop::app {

class App;

/// In English, for those who mend it; a line for each thing. `drawn` is the table.
[[nodiscard]] QString problemReport(App& app, const QQuickWindow& drawn);

/// Shows it, copies it if somebody wants that, and opens the page for problems. Nothing is sent. Does not
/// wait.
void showProblemReport(QWidget* parent, App& app, const QQuickWindow& drawn);

} // namespace taletop::app
