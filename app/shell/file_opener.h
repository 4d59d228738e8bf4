// SPDX-License-Identifier: MIT
// Opens saves that are dropped on the window, or that the system passes to the running program.
#pragma once

#include "app/shell/app.h"

class QWidget;

namespace taletop::app {

class FileOpener : public QObject {
    Q_OBJECT

public:
    /// Watches the application, and makes `window` accept files. `app` must outlive this.
    FileOpener(App& app, QWidget& window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void open(const QString& file);

    App& m_app;
};

} // namespace taletop::app
