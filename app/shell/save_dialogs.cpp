// SPDX-License-Identifier: MIT
#include "app/shell/save_dialogs.h"

#include "app/shell/app.h"
#include "app/shell/dialogs.h"

#include <QCoreApplication>
#include <QFileDialog>

namespace taletop::app {

namespace {

QString fileFilter() { return QCoreApplication::translate("SaveDialogs", "Taletop games (*.taletop)"); }

} // namespace

void openSave(QWidget* parent, App& app) {
    Preferences& preferences = app.preferences();
    const QString file =
        QFileDialog::getOpenFileName(parent, QCoreApplication::translate("SaveDialogs", "Open a game"),
                                     preferences.folderOf("games", preferences.savesFolder()), fileFilter());
    if (file.isEmpty())
        return;
    preferences.rememberFolder("games", file);
    app.resume(file); // a notice reports errors, and offers to show the readable part
}

void saveCopy(QWidget* parent, App& app) {
    MatchSession* session = app.session();
    if (session == nullptr)
        return;
    const QString file = askForNewFile(parent, app.preferences(),
                                       {QCoreApplication::translate("SaveDialogs", "Save a copy"),
                                        session->gameId(), QStringLiteral("taletop"), fileFilter()});
    if (file.isEmpty())
        return;
    const QString problem = session->saveFile().saveCopy(file, session->match());
    if (!problem.isEmpty())
        showProblem(parent, problem);
}

} // namespace taletop::app
