// SPDX-License-Identifier: MIT
#include "app/shell/problem_report.h"

#include "app/shell/app.h"
#include "app/shell/fonts.h"
#include "app/shell/renderer.h"

#include <QApplication>
#include <QClipboard>
#include <QDesktopServices>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QQuickWindow>
#include <QScreen>
#include <QStyle>
#include <QVBoxLayout>

namespace taletop::app {

namespace {

/// Describes the desktop, without anything that could name a folder or a user.
QString desktop() {
    QStringList words{QGuiApplication::platformName()};
    for (const char* name : {"XDG_CURRENT_DESKTOP", "XDG_SESSION_TYPE"})
        if (const QString said = qEnvironmentVariable(name); !said.isEmpty())
            words.append(said);
    if (!qEnvironmentVariableIsEmpty("FLATPAK_ID"))
        words.append(QStringLiteral("Flatpak"));
    words.append(QApplication::style()->objectName());
    return words.join(QStringLiteral(", "));
}

QString screens() {
    QStringList list;
    for (const QScreen* screen : QGuiApplication::screens())
        list.append(QStringLiteral("%1 x %2 at %3")
                        .arg(screen->size().width())
                        .arg(screen->size().height())
                        .arg(screen->devicePixelRatio()));
    return list.join(QStringLiteral(", "));
}

QString typefaces() {
    QStringList list;
    for (const auto& family : {fonts::title, fonts::story, fonts::plain})
        list.append(QString(family) +
                    (fonts::installed(family) ? QString() : QStringLiteral(" (not there)")));
    return list.join(QStringLiteral(", "));
}

QString heard() {
    return QStringLiteral("sounds %1, voice %2")
        .arg(Sounds::installed() ? QStringLiteral("by Qt Multimedia") : QStringLiteral("not there"),
             Voice::installed() ? QStringLiteral("by Qt TextToSpeech") : QStringLiteral("not there"));
}

/// Describes the game, but reveals nothing about the match.
QString game(App& app) {
    MatchSession* session = app.session();
    if (session == nullptr)
        return QStringLiteral("none; the page is ") + app.page();
    const match::Header& header = session->match().header();
    const table::HotSeat& hotSeat = session->hotSeat();
    int people = 0;
    for (const match::SeatRecord& seat : header.seats)
        people += seat.kind == match::personKind ? 1 : 0;
    return QStringLiteral("%1, rules revision %2, %3 seats, people on %4, %5 entries%6")
        .arg(QString::fromStdString(header.game))
        .arg(header.revision)
        .arg(header.seats.size())
        .arg(people)
        .arg(hotSeat.inUse() ? hotSeat.seenByAll()
                             : static_cast<int>(session->match().journal().entries.size()))
        .arg(session->saveFile().problem().isEmpty() ? QString() : QStringLiteral(", cannot be saved"));
}

QString changedSettings(App& app) {
    QStringList list;
    for (const Setting& setting : app.settings()->table())
        if (setting.kind != SettingKind::Key && !app.settings()->isStandard(setting))
            list.append(QLatin1String(setting.key) + u'=' + app.settings()->value(setting.key).toString());
    return list.isEmpty() ? QStringLiteral("as at first") : list.join(QStringLiteral(", "));
}

} // namespace

QString problemReport(App& app, const QQuickWindow& drawn) {
    const std::initializer_list<std::pair<const char*, QString>> told{
        {"Taletop", QCoreApplication::applicationVersion()},
        {"Qt",
         QStringLiteral("%1, built with %2").arg(QLatin1String(qVersion()), QStringLiteral(QT_VERSION_STR))},
        {"System", QStringLiteral("%1, %2 %3, %4")
                       .arg(QSysInfo::prettyProductName(), QSysInfo::kernelType(), QSysInfo::kernelVersion(),
                            QSysInfo::currentCpuArchitecture())},
        {"Desktop", desktop()},
        {"Drawn by", rendererOf(drawn)},
        {"Heard by", heard()},
        {"Screens", screens()},
        {"Language", QLocale::system().name() + QStringLiteral(", shown in ") + QLocale().name()},
        {"Typefaces", typefaces()},
        {"Game", game(app)},
        {"Settings", changedSettings(app)}};
    QString report;
    for (const auto& [what, value] : told)
        report += QLatin1String(what) + QStringLiteral(": ") + value + u'\n';
    return report;
}

void showProblemReport(QWidget* parent, App& app, const QQuickWindow& drawn) {
    auto* dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(QCoreApplication::translate("ProblemReport", "Report a problem"));
    dialog->resize(600, 420);
    auto* about = new QLabel(QCoreApplication::translate(
                                 "ProblemReport",
                                 "Tell us what you did, what you expected and what happened, then paste this "
                                 "below it. Nothing is sent from here. The page opens in your browser."),
                             dialog);
    about->setWordWrap(true);
    auto* text = new QPlainTextEdit(problemReport(app, drawn), dialog);
    text->setObjectName(QStringLiteral("report"));
    text->setReadOnly(true);
    text->setTabChangesFocus(true);
    text->setAccessibleName(
        QCoreApplication::translate("ProblemReport", "About the program and your system"));
    about->setBuddy(text);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    QPushButton* copy = buttons->addButton(QCoreApplication::translate("ProblemReport", "&Copy"),
                                           QDialogButtonBox::ActionRole);
    QPushButton* page = buttons->addButton(QCoreApplication::translate("ProblemReport", "&Open the page"),
                                           QDialogButtonBox::ActionRole);
    QObject::connect(copy, &QPushButton::clicked, text,
                     [text] { QGuiApplication::clipboard()->setText(text->toPlainText()); });
    QObject::connect(page, &QPushButton::clicked, dialog, [] {
        QDesktopServices::openUrl(QUrl(QStringLiteral("https://github.com/taletop/taletop/issues/new")));
    });
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    auto* layout = new QVBoxLayout(dialog);
    layout->addWidget(about);
    layout->addWidget(text);
    layout->addWidget(buttons);
    dialog->open();
}

} // namespace taletop::app
