// SPDX-License-Identifier: MIT
#include "app/shell/program.h"

#include "app/shell/command_line.h"
#include "app/shell/demo.h"
#include "app/shell/end_signals.h"
#include "app/shell/first_program.h"
#include "app/shell/fonts.h"
#include "app/shell/missing_parts.h"
#include "app/shell/renderer.h"
#include "app/shell/shell.h"
#include "core/contract/registry.h"

#include <QApplication>
#include <QFileInfo>
#include <QIcon>
#include <QRandomGenerator>
#include <QSessionManager>
#include <QTemporaryDir>

#ifdef Q_OS_LINUX
#include <unistd.h>
#endif

#include <cstdio>
#include <memory>
#include <optional>

namespace taletop::app {

namespace {

void describeProgram() {
    QCoreApplication::setApplicationName(QStringLiteral("taletop"));
    QCoreApplication::setOrganizationName(QString());
    QCoreApplication::setApplicationVersion(QStringLiteral(TALETOP_VERSION));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Taletop"));
    QGuiApplication::setDesktopFileName(QStringLiteral(TALETOP_ID));
}

/// Is there a display? Without one, Qt would abort instead of printing an error sentence.
bool canShowWindows() {
#ifdef Q_OS_LINUX
    return !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") ||
           !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM");
#else
    return true;
#endif
}

#ifdef Q_OS_LINUX
char** startedWith = nullptr;
QtMessageHandler otherwise = nullptr;

/// Restarts the program without a display if Qt can't connect to it. Does not retry if the user chose the
/// platform.
void startWithoutDisplay(QtMsgType type, const QMessageLogContext& context, const QString& words) {
    if (type != QtFatalMsg || !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        return otherwise(type, context, words);
    otherwise(QtWarningMsg, context, words);
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY"})
        qunsetenv(name);
    ::execv("/proc/self/exe", startedWith);
}
#endif

std::unique_ptr<QApplication> application(int& argc, char** argv) {
#ifdef Q_OS_LINUX
    startedWith = argv;
    otherwise = qInstallMessageHandler(startWithoutDisplay);
    const auto shown = qScopeGuard([] { qInstallMessageHandler(otherwise); });
#endif
    return std::make_unique<QApplication>(argc, argv);
}

/// Can a user see the windows? On platforms without a screen, nobody could close a dialog.
bool somebodyLooks() {
    const QString platform = QGuiApplication::platformName();
    return platform != QLatin1String("offscreen") && platform != QLatin1String("minimal");
}

/// Prints messages before there is a window, in the language of the arguments or the system. Translations
/// need a Qt application, which is created only for this.
template <class Say>
auto inWords(int& argc, char** argv, const QStringList& arguments, const Say& sayIt) {
    const QCoreApplication application(argc, argv);
    const QString named = languageNamed(arguments);
    const std::unique_ptr<InstalledWords> words =
        named.endsWith(QLatin1String(".qm"))
            ? std::make_unique<InstalledWords>(named)
            : std::make_unique<InstalledWords>(named.isEmpty() ? QLocale::system() : QLocale(named));
    return sayIt();
}

/// Returns the arguments, beginning with the program's name.
QStringList argumentsOf(int& argc, char** argv) {
#ifdef Q_OS_WIN
    // On Windows, argv has question marks for letters that are not in the system's code page.
    return QCoreApplication(argc, argv).arguments();
#else
    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        arguments.append(QString::fromLocal8Bit(argv[i]));
    return arguments;
#endif
}

int complain(const QString& line) {
    std::fprintf(stderr, "taletop: %s\n", qUtf8Printable(line));
    return 2;
}

/// Opens what the command line requests. Returns an error sentence, or "".
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

/// Returns the save of the match on the table if it is unfinished, otherwise "".
QString openSave(App& app) {
    MatchSession* session = app.practice()->active() ? app.practice()->waiting() : app.session();
    return session != nullptr && !session->over() ? session->saveFile().file() : QString();
}

/// Carries out the request of a second start, unless its match is already on the table. Errors have been
/// reported by that start or the notice.
void oblige(App& app, MainWindow& window, const SecondStart& start) {
    comeForward(window, start.token);
    const auto read = readCommandLine(start.arguments);
    const auto* wishes = std::get_if<Wishes>(&read);
    const QString save = openSave(app);
    const bool there = !save.isEmpty() && wishes != nullptr && (wishes->resume || wishes->file == save);
    if (wishes != nullptr && !there)
        openWishes(app, *wishes);
}

/// Asks a desktop that restores its session to restart the program with the match on the table.
void comeBackWithTheDesktop(Shell& shell, const Wishes& wishes) {
    // The portable package starts with a script that sets up the libraries.
    const QString starter = qEnvironmentVariable("TALETOP_STARTER", QCoreApplication::applicationFilePath());
    const auto tell = [&shell, starter, folder = wishes.dataFolder](QSessionManager& desktop) {
        desktop.setRestartHint(QSessionManager::RestartIfRunning);
        desktop.setRestartCommand(QStringList{starter} + wordsToComeBack(folder, openSave(shell.app())));
    };
    QObject::connect(qApp, &QGuiApplication::saveStateRequest, &shell, tell, Qt::DirectConnection);
}

int play(Shell& shell, const Wishes& wishes) {
    const EndSignals end; // must exist before any save is marked as open
    const QString problem = openWishes(shell.app(), wishes);
    if (!problem.isEmpty()) {
        const int code = complain(problem);
        if (!somebodyLooks())
            return code;
        // The notice on the home page also shows the problem.
    }
    shell.makeWindow();
    const FirstProgram first(FirstProgram::placeFor(shell.app().preferences().savesFolder()));
    QObject::connect(&first, &FirstProgram::asked, &shell,
                     [&](const SecondStart& start) { oblige(shell.app(), shell.window(), start); });
    comeBackWithTheDesktop(shell, wishes);
    const auto beHeard = [&shell] { shell.app().beHeard(); };
    if (somebodyLooks()) {
        beHeard();
        QObject::connect(&shell, &Shell::madeAgain, beHeard);
    }
    QObject::connect(&end, &EndSignals::asked, &shell, [&shell] {
        shell.window().close(); // the page may ask a question that nobody answers
        QApplication::exit(0);
    });
    shell.window().show();
    return QApplication::exec();
}

/// Passes the arguments on to a running program with the same saves. Returns false if there is none.
bool anotherDoesIt(QStringList arguments, const Wishes& wishes, const QString& token) {
    if (wishes.newWindow || !wishes.demo.isEmpty())
        return false;
    const QString place = FirstProgram::placeFor(Preferences(wishes.dataFolder).savesFolder());
    for (QString& word : arguments)
        if (!wishes.file.isEmpty() && word == wishes.file)
            word = QFileInfo(word).absoluteFilePath(); // the other program may have another working folder
    return FirstProgram::handOver(place, {.arguments = arguments, .token = token});
}

} // namespace

int run(int& argc, char** argv) {
    const QStringList arguments = argumentsOf(argc, argv);
    const auto read = readCommandLine(arguments);
    if (std::holds_alternative<Answer>(read)) {
        const Answer answer =
            inWords(argc, argv, arguments, [&] { return std::get<Answer>(readCommandLine(arguments)); });
        std::fputs(answer.text.c_str(), answer.code == 0 ? stdout : stderr);
        return answer.code;
    }
    const Wishes& wishes = std::get<Wishes>(read);
    if (!wishes.demo.isEmpty() && !canShowWindows())
        qputenv("QT_QPA_PLATFORM", "offscreen");
    if (!canShowWindows())
        return inWords(argc, argv, arguments, [] {
            return complain(translated(
                "cli", TALETOP_TEXT("cli", "there is no display; --demo FOLDER plays a game without one")));
        });
    if (!noWindowsHere().isEmpty()) {
        // Create a Qt application, because only that reads the qt.conf beside it, which says where plugins
        // are.
        const QString problem = inWords(argc, argv, arguments, [] { return noWindowsHere(); });
        if (!problem.isEmpty())
            return complain(problem);
    }
    describeProgram();
    const QString token = qEnvironmentVariable("XDG_ACTIVATION_TOKEN"); // must be read before Qt removes it
    const auto qt = application(argc, argv);
    if (anotherDoesIt(arguments, wishes, token))
        return 0;
    QGuiApplication::setWindowIcon(QIcon(QStringLiteral(":/art/icon/taletop.svg")));
    fonts::install();
    const QTemporaryDir demoData;
    Shell shell(wishes.demo.isEmpty() ? wishes.dataFolder : demoData.path(), wishes.language);
    chooseRenderer(shell.app().settings()->value("drawing").toString());
    if (wishes.demo.isEmpty())
        return play(shell, wishes);
    shell.makeWindow();
    const contract::Game& shown = wishes.game != nullptr ? *wishes.game : *contract::games().front();
    return Demo(shell.app(), shell.window(), wishes.demo, shown).run();
}

} // namespace taletop::app
