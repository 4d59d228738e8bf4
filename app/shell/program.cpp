// SPDX-License-Identifier: MIT
#include "app/shell/program.h"

#include "app/models/tables.h"
#include "app/shell/command_line.h"
#include "app/shell/demo.h"
#include "app/shell/file_opener.h"
#include "app/shell/fonts.h"
#include "app/shell/language.h"

#include <QApplication>
#include <QIcon>
#include <QQmlEngine>
#include <QRandomGenerator>
#include <QTemporaryDir>

#include <cstdio>

namespace taletop::app {

namespace {

void describeProgram() {
    QCoreApplication::setApplicationName(QStringLiteral("taletop"));
    QCoreApplication::setOrganizationName(QString());
    QCoreApplication::setApplicationVersion(QStringLiteral(TALETOP_VERSION));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Taletop"));
    QGuiApplication::setDesktopFileName(QStringLiteral(TALETOP_ID));
}

/// Without a display Qt would abort; a sentence is better.
bool canShowWindows() {
#ifdef Q_OS_LINUX
    return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY") ||
           qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
#else
    return true;
#endif
}

/// Platforms without a screen have nobody to close a dialog.
bool somebodyLooks() {
    const QString platform = QGuiApplication::platformName();
    return platform != QLatin1String("offscreen") && platform != QLatin1String("minimal");
}

int complain(const QString& line) {
    std::fprintf(stderr, "taletop: %s\n", qPrintable(line));
    return 2;
}

/// Opens what the command line asks for; a problem in words, or "".
QString openWishes(App& app, const Wishes& wishes) {
    if (wishes.speed)
        app.setSpeed(*wishes.speed);
    if (!wishes.file.isEmpty())
        return app.resume(wishes.file) ? QString() : app.notice();
    if (wishes.resume && (wishes.game == nullptr || !app.saves()->newestUnfinished().isEmpty())) {
        app.resumeNewest();
    } else if (wishes.game != nullptr) {
        match::Header header = wishes.header;
        if (!wishes.seeded)
            header.seed = QRandomGenerator::global()->bounded(1U, 1'000'000U);
        app.start(*wishes.game, header);
    }
    return {};
}

int play(App& app, QQmlEngine& engine, const Wishes& wishes) {
    const QString problem = openWishes(app, wishes);
    if (!problem.isEmpty()) {
        const int code = complain(problem);
        if (!somebodyLooks())
            return code;
        // Whoever looks reads it on the home page, in the notice.
    }
    MainWindow window(app, engine);
    const FileOpener opener(app, window);
    window.show();
    return QApplication::exec();
}

} // namespace

int run(int& argc, char** argv) {
    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        arguments.append(QString::fromLocal8Bit(argv[i]));
    const auto read = readCommandLine(arguments);
    if (const auto* answer = std::get_if<Answer>(&read)) {
        std::fputs(answer->text.c_str(), answer->code == 0 ? stdout : stderr);
        return answer->code;
    }
    const Wishes& wishes = std::get<Wishes>(read);
    if (!wishes.demo.isEmpty() && !canShowWindows())
        qputenv("QT_QPA_PLATFORM", "offscreen");
    if (!canShowWindows())
        return complain(QStringLiteral("there is no display; --demo FOLDER plays a game without one"));
    describeProgram();
    const QApplication application(argc, argv);
    QGuiApplication::setWindowIcon(QIcon(QStringLiteral(":/art/icon/taletop.svg")));
    fonts::install();
    const QTemporaryDir demoData;
    App app(wishes.demo.isEmpty() ? wishes.dataFolder : demoData.path());
    const Language language(*app.settings());
    app.retell(); // what was told before it was known
    QQmlEngine engine;
    app.attach(engine);
    if (wishes.demo.isEmpty())
        return play(app, engine, wishes);
    MainWindow window(app, engine);
    const contract::Game& shown = wishes.game != nullptr ? *wishes.game : *tables().front();
    return Demo(app, window, wishes.demo, shown).run();
}

} // namespace taletop::app
