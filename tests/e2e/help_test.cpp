// SPDX-License-Identifier: MIT
// Tests of the Help menu: a problem report without personal data, and the credits.
#include "app/shell/dialogs.h"
#include "app/shell/missing_parts.h"
#include "tests/e2e/table_window.h"
#include "tests/models/saved_games.h"
#include "tests/qt_main.h"

#include <QClipboard>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDir>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>

using namespace taletop;
using namespace taletop::app;

namespace {

/// Opens the dialog of Help > Report a problem, and returns it.
QDialog* report(TableWindow& table) {
    for (QAction* action : table.window().findChildren<QAction*>())
        if (action->text() == MainWindow::tr("Report a &problem…"))
            action->trigger();
    return qobject_cast<QDialog*>(QApplication::activeModalWidget());
}

QString textIn(const QDialog& dialog) {
    const auto* text = dialog.findChild<QPlainTextEdit*>(QStringLiteral("report"));
    return text != nullptr ? text->toPlainText() : QString();
}

} // namespace

class HelpTest : public QObject {
    Q_OBJECT

private slots:
    void aReportDescribesTheProgramAndNamesNobody() {
        TableWindow table;
        const contract::Game& game = *contract::findGame("foxtail");
        match::Header header = headerOf(game, {"human", "human", "casual"}, 739'184);
        header.seats[0].name = "Guinevere";
        table.app().start(game, header);
        table.app().appearance()->setHighContrast(true);
        QDialog* dialog = report(table);
        QVERIFY(dialog != nullptr);
        const QString text = textIn(*dialog);
        for (const QString& told :
             {QStringLiteral("Taletop: "), QLatin1String(qVersion()) + QStringLiteral(", built with"),
              QStringLiteral("Drawn by: the processor\n"), QStringLiteral("Desktop: offscreen"),
              QStringLiteral("Game: foxtail, rules revision 1, 3 seats, people on 2"),
              QStringLiteral("Settings: highContrast=true")})
            QVERIFY2(text.contains(told), qPrintable(told + QStringLiteral(" is not in\n") + text));
        for (const QString& secret :
             {QStringLiteral("Guinevere"), QStringLiteral("739184"), QDir::homePath(), QDir::tempPath(),
              table.app().preferences().savesFolder(), QSysInfo::machineHostName()})
            QVERIFY2(!text.contains(secret, Qt::CaseInsensitive), qPrintable(secret + u'\n' + text));
        for (const match::Entry& entry : table.session().match().journal().entries)
            QVERIFY(!text.contains(QString::fromStdString(entry.move)) || entry.move.size() < 4);
    }

    void theReportIsCopiedUnchanged() {
        TableWindow table;
        table.app().settings()->reset(); // otherwise the report would list the settings of TableWindow
        QDialog* dialog = report(table);
        QVERIFY(dialog != nullptr);
        QVERIFY(textIn(*dialog).contains(QStringLiteral("Game: none; the page is home")));
        QVERIFY(textIn(*dialog).contains(QStringLiteral("Settings: as at first")));
        const auto buttons = dialog->findChild<QDialogButtonBox*>()->buttons();
        QGuiApplication::clipboard()->clear();
        for (QAbstractButton* button : buttons)
            if (button->text() == QCoreApplication::translate("ProblemReport", "&Copy"))
                button->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), textIn(*dialog));
        QTest::keyClick(dialog, Qt::Key_Escape);
        QVERIFY(QApplication::activeModalWidget() == nullptr);
    }

    void licencesAreNamed() {
        const QString text = aboutText({});
        for (const char* name : {"MIT", "SIL Open Font License", "Vollkorn", "Gentium Plus", "Andika",
                                 "GNU Lesser General Public License 3", "JSON for Modern C++", "CLI11"})
            QVERIFY2(text.contains(QLatin1String(name)), name);
    }

    void theFolderOfSavesIsNamed() { QVERIFY(aboutText(QStringLiteral("/a <b>")).contains("/a &lt;b&gt;")); }

    void missingPartsAreListed() {
        const QString text = aboutText({});
        for (const QString& missing : missingParts(findParts(QLocale())))
            QVERIFY2(text.contains(missing.toHtmlEscaped()), qPrintable(text));
    }
};

TALETOP_TEST(HelpTest)
#include "help_test.moc"
