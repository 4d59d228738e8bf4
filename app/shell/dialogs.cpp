// SPDX-License-Identifier: MIT
#include "app/shell/dialogs.h"

#include "app/models/game_list_model.h"
#include "app/shell/missing_parts.h"
#include "app/shell/preferences.h"
#include "app/text/translation.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace taletop::app {

void showProblem(QWidget* parent, const QString& problem) {
    QMessageBox box(QMessageBox::Warning, QCoreApplication::translate("Dialogs", "Taletop"), problem,
                    QMessageBox::Ok, parent);
    box.setTextFormat(Qt::PlainText);
    box.exec();
}

namespace {

/// May the file be replaced? Asks about the full name, because the file dialog may have asked before the
/// ending was added.
bool mayReplace(QWidget* parent, const QString& file) {
    if (!QFileInfo::exists(file))
        return true;
    QMessageBox box(
        QMessageBox::Question, QCoreApplication::translate("Dialogs", "Taletop"),
        QCoreApplication::translate("Dialogs", "%1 already exists. Replace it? Its contents will be lost.")
            .arg(QDir::toNativeSeparators(file)),
        QMessageBox::NoButton, parent);
    box.setTextFormat(Qt::PlainText);
    const QPushButton* replace =
        box.addButton(QCoreApplication::translate("Dialogs", "Replace"), QMessageBox::DestructiveRole);
    QPushButton* other =
        box.addButton(QCoreApplication::translate("Dialogs", "Choose another name"), QMessageBox::RejectRole);
    box.setDefaultButton(other);
    box.setEscapeButton(other);
    box.exec();
    return box.clickedButton() == replace;
}

} // namespace

QString askForNewFile(QWidget* parent, Preferences& preferences, const NewFile& wanted) {
    const QString ending = u'.' + wanted.ending;
    const QString first = QStandardPaths::writableLocation(wanted.place);
    QString proposed = QDir(preferences.folderOf(wanted.kind, first)).filePath(wanted.name + ending);
    while (true) {
        QFileDialog dialog(parent, wanted.title, proposed, wanted.filter);
        dialog.setAcceptMode(QFileDialog::AcceptSave);
        dialog.setOption(QFileDialog::DontConfirmOverwrite);
        dialog.selectFile(QFileInfo(proposed).fileName());
        if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty())
            return {};
        QString file = dialog.selectedFiles().front();
        if (!file.endsWith(ending, Qt::CaseInsensitive))
            file += ending;
        if (mayReplace(parent, file)) {
            preferences.rememberFolder(wanted.kind, file);
            return file;
        }
        proposed = file;
    }
}

QString aboutText(const QString& savesFolder) {
    QString text =
        QStringLiteral("<h2>Taletop %1</h2><p>%2</p><p>%3</p>")
            .arg(QCoreApplication::applicationVersion().toHtmlEscaped(),
                 QCoreApplication::translate("Dialogs", "A card table that knows the rules."),
                 QCoreApplication::translate(
                     "Dialogs", "Unofficial: not made by the authors or publishers of these games, and all "
                                "pictures are our own. Buy their games. They’re worth it."));
    const GameListModel games;
    for (int row = 0; row < games.rowCount(); ++row) {
        const QModelIndex game = games.index(row);
        const QString credits = game.data(GameListModel::CreditsRole).toString();
        if (!credits.isEmpty())
            text += QStringLiteral("<p><b>%1</b><br>%2</p>")
                        .arg(game.data(GameListModel::TitleRole).toString().toHtmlEscaped(),
                             credits.toHtmlEscaped());
    }
    QStringList paragraphs{
        QCoreApplication::translate("Dialogs",
                                    "Taletop is free software under the MIT licence. Its fonts, Vollkorn, "
                                    "Gentium Plus and Andika, are under the SIL Open Font License."),
        QCoreApplication::translate("Dialogs", "It uses Qt %1 (GNU Lesser General Public License 3), JSON "
                                               "for Modern C++ (MIT licence) and CLI11 (BSD licence).")
            .arg(QLatin1String(qVersion())),
        QCoreApplication::translate("Dialogs", "Your games are saved in %1.")
            .arg(QDir::toNativeSeparators(savesFolder).toHtmlEscaped())};
    if (const QStringList missing = missingParts(findParts(QLocale())); !missing.isEmpty())
        paragraphs.append(missing.join(u' ').toHtmlEscaped());
    return text + QStringLiteral("<p>%1</p>").arg(paragraphs.join(QStringLiteral("</p><p>")));
}

void showAboutTaletop(QWidget* parent, const QString& savesFolder) {
    QMessageBox::about(parent, QCoreApplication::translate("Dialogs", "About Taletop"),
                       aboutText(savesFolder));
}

QString curtainText() {
    const QStringList paragraphs{
        QCoreApplication::translate("Dialogs",
                                    "The curtain is privacy by courtesy. A hand opens with its seat’s key or "
                                    "when its name is pressed, and everyone else looks away."),
        QCoreApplication::translate("Dialogs", "A saved game holds everything, including every hand. Anyone "
                                               "who opens the file in an editor can see all of it.")};
    return QStringLiteral("<p>%1</p>").arg(paragraphs.join(QStringLiteral("</p><p>")));
}

void showWhatACurtainHides(QWidget* parent) {
    auto* box =
        new QMessageBox(QMessageBox::NoIcon, QCoreApplication::translate("Dialogs", "What the curtain hides"),
                        curtainText(), QMessageBox::Close, parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

QString rulesText(const contract::Game& game) {
    const contract::GameInfo& info = game.info();
    QFile file(QStringLiteral(":/art/games/%1/rules.md").arg(QString::fromUtf8(info.id)));
    if (file.open(QIODevice::ReadOnly))
        return QString::fromUtf8(file.readAll());
    return QStringLiteral("# %1\n\n%2\n\n%3\n")
        .arg(translated(info.title), translated(info.tagline), translated(info.credits));
}

void showRulesOf(QWidget* parent, const contract::Game& game) {
    auto* dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(
        QCoreApplication::translate("Dialogs", "Rules: %1").arg(translated(game.info().title)));
    dialog->resize(640, 720);
    auto* page = new QTextBrowser(dialog);
    page->setMarkdown(rulesText(game));
    page->setOpenExternalLinks(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    auto* layout = new QVBoxLayout(dialog);
    layout->addWidget(page);
    layout->addWidget(buttons);
    dialog->show();
}

} // namespace taletop::app
