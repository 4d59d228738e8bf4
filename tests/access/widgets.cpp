// SPDX-License-Identifier: MIT
#include "tests/access/widgets.h"

#include "app/shell/dialogs.h"
#include "app/shell/problem_report.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDialog>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QTest>
#include <QTimer>

#include <functional>

namespace taletop::app {

namespace {

constexpr QSize smallWindow(1024, 640);

QString sizeOf(const QSize& size) { return QStringLiteral("%1x%2").arg(size.width()).arg(size.height()); }

bool isLarger(const QSize& one, const QSize& other) {
    return one.width() > other.width() || one.height() > other.height();
}

/// The shortcut letter of a menu entry, or a null character.
QChar letterOf(const QString& text) {
    for (qsizetype at = text.indexOf(u'&'); at >= 0 && at + 1 < text.size(); at = text.indexOf(u'&', at + 2))
        if (text[at + 1] != u'&')
            return text[at + 1].toLower();
    return {};
}

void checkEntries(const QString& name, const QList<QAction*>& entries, QStringList& words,
                  QStringList& found) {
    QString letters;
    for (const QAction* entry : entries) {
        if (entry->isSeparator())
            continue;
        words.append(entry->text().remove(u'&'));
        if (words.last().isEmpty())
            found.append(QStringLiteral("menu %1 has an entry that says nothing").arg(name));
        const QChar letter = letterOf(entry->text());
        if (letter.isNull())
            continue;
        if (letters.contains(letter))
            found.append(QStringLiteral("menu %1 has two entries with the letter %2, such as “%3”")
                             .arg(name, letter)
                             .arg(words.last()));
        letters.append(letter);
    }
}

void checkMenu(QMenu& menu, QStringList& words, QStringList& found) {
    const QString name = menu.title().remove(u'&');
    if (menu.isEmpty())
        emit menu.aboutToShow(); // some menus are filled only on this signal
    checkEntries(name, menu.actions(), words, found);
    if (isLarger(menu.sizeHint(), smallWindow))
        found.append(
            QStringLiteral("menu %1 is larger than a small window: %2").arg(name, sizeOf(menu.sizeHint())));
    for (const QAction* entry : menu.actions())
        if (entry->menu() != nullptr)
            checkMenu(*entry->menu(), words, found);
}

void checkDialog(const QWidget& dialog, QStringList& words, QStringList& found) {
    const QString name = dialog.windowTitle();
    words.append(name);
    if (isLarger(dialog.size(), smallWindow))
        found.append(
            QStringLiteral("“%1” is larger than a small window: %2").arg(name, sizeOf(dialog.size())));
    for (const QLabel* label : dialog.findChildren<QLabel*>()) {
        if (label->text().isEmpty() || !label->isVisibleTo(&dialog))
            continue;
        words.append(label->text());
        const QSize wanted = label->wordWrap() ? QSize(label->width(), label->heightForWidth(label->width()))
                                               : label->sizeHint();
        if (isLarger(wanted, label->size()))
            found.append(QStringLiteral("“%1” in “%2” is cut off").arg(label->text().left(40), name));
    }
    for (const QAbstractButton* button : dialog.findChildren<QAbstractButton*>()) {
        if (button->text().isEmpty() || !button->isVisibleTo(&dialog))
            continue;
        words.append(button->text().remove(u'&'));
        if (isLarger(button->sizeHint(), button->size()))
            found.append(QStringLiteral("“%1” in “%2” is cut off").arg(button->text(), name));
    }
}

/// Calls `open`, checks the modal or modeless dialog that it opens, and closes the dialog.
void lookAt(const std::function<void()>& open, QStringList& words, QStringList& found) {
    bool seen = false;
    const auto look = [&] {
        QWidget* dialog = QApplication::activeModalWidget();
        if (seen || dialog == nullptr)
            return;
        seen = true;
        checkDialog(*dialog, words, found);
        dialog->close();
    };
    QTimer soon;
    QObject::connect(&soon, &QTimer::timeout, &soon, look);
    soon.start(50);
    open();
    if (!QTest::qWaitFor([&] { return seen; }))
        found.append(QStringLiteral("no dialog came up"));
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

} // namespace

QStringList brokenMenus(TableWindow& table, QStringList& words) {
    table.window().resize(smallWindow);
    const QMenuBar& bar = *table.window().menuBar();
    table.window().activateWindow(); // after a change of language the new window may be inactive
    (void)QTest::qWaitForWindowActive(&table.window());
    table.key(Qt::Key_Alt); // shows the menu bar
    QStringList found;
    if (!QTest::qWaitFor([&] { return bar.height() > 0; }))
        found.append(QStringLiteral("Alt does not show the menu bar"));
    checkEntries(QStringLiteral("bar"), bar.actions(), words, found);
    for (QAction* head : bar.actions()) {
        if (!bar.rect().contains(bar.actionGeometry(head)))
            found.append(QStringLiteral("“%1” has no room in the bar").arg(head->text()));
        checkMenu(*head->menu(), words, found);
    }
    return found;
}

QStringList brokenDialogs(TableWindow& table, QStringList& words) {
    QStringList found;
    MainWindow& window = table.window();
    lookAt([&] { showAboutTaletop(&window, table.app().preferences().savesFolder()); }, words, found);
    lookAt([&] { showWhatACurtainHides(&window); }, words, found);
    lookAt([&] { showProblemReport(&window, table.app(), *window.panel()->quickWindow()); }, words, found);
    return found;
}

} // namespace taletop::app
