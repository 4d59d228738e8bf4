// SPDX-License-Identifier: MIT
// A report about the program and the system, for bug reports. The user sees it first. It contains no names,
// folders, cards or deal numbers.
#pragma once

#include <QString>

class QQuickWindow;
class QWidget;

namespace taletop::app {

class App;

/// Returns the report in English, for the developers, with one line per item. `drawn` is the window of the
/// table.
[[nodiscard]] QString problemReport(App& app, const QQuickWindow& drawn);

/// Shows the report, copies it on request, and opens the page for bug reports. Sends nothing. Returns at
/// once.
void showProblemReport(QWidget* parent, App& app, const QQuickWindow& drawn);

} // namespace taletop::app
