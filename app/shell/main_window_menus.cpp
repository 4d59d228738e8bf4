// SPDX-License-Identifier: MIT
// The menus of the window, in the order of desktop card games: Game, Move, View, Settings, Help.
#include "app/shell/main_window.h"

#include "app/shell/menu_bar.h"
#include "app/shell/menu_keys.h"
#include "app/shell/save_dialogs.h"

#include <QApplication>
#include <QQmlEngine>
#include <QQmlExpression>
#include <QQuickItem>

#include <algorithm>
#include <array>

namespace taletop::app {

namespace {

constexpr std::array textSizes{1.0, 1.25, 1.5};

MenuBar* barOf(const QMainWindow& window) { return static_cast<MenuBar*>(window.menuBar()); }

} // namespace

void MainWindow::buildMenus() {
    buildGameMenu();
    buildMoveMenu();
    buildViewMenu();
    buildSettingsMenu();
    buildHelpMenu();
    watchMenus();
    m_entries.update();
    m_app.setMenuKeys(menuKeysOf(*menuBar()));
}

/// Tracks open menus, because they cover the table. When the user moves between menus, the next one opens
/// before the last one closes.
void MainWindow::watchMenus() {
    MenuBar* bar = barOf(*this);
    QList<const QMenu*> menus{bar->whole()};
    for (const QAction* head : bar->actions())
        menus.append(head->menu());
    for (const QMenu* menu : menus) {
        connect(menu, &QMenu::aboutToShow, this, [this, menu, bar] {
            m_openMenus.insert(menu);
            bar->follow();
            tellWhatIsOpen();
        });
        connect(menu, &QMenu::aboutToHide, this, [this, menu] {
            m_openMenus.erase(menu);
            tellWhatIsOpen();
        });
    }
    for (const QMenu* menu : menuBar()->findChildren<QMenu*>())
        connect(menu, &QMenu::aboutToHide, this, &MainWindow::giveKeysBack, Qt::QueuedConnection);
}

/// Returns the keyboard focus to the table, because a menu bar would keep it after a menu was used.
void MainWindow::giveKeysBack() {
    if (QApplication::activePopupWidget() == nullptr && QApplication::activeModalWidget() == nullptr)
        m_panel->setFocus(Qt::OtherFocusReason);
    barOf(*this)->follow();
}

/// Gives the menus the look of the pages.
void MainWindow::dressMenus() {
    QQuickItem* root = m_panel->rootObject();
    if (root == nullptr)
        return;
    QQmlExpression theme(qmlContext(root), root, QStringLiteral("Theme")); // the page's own import
    QFont letters(m_app.appearance()->plainFont());
    letters.setPixelSize(qRound(16 * m_app.appearance()->textScale()));
    barOf(*this)->dress(theme.evaluate().value<QObject*>(), letters);
}

void MainWindow::buildGameMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Game"));
    m_ofThePage.append(menu->addAction(tr("&New…"), QKeySequence::New, this, [this] {
        if (const contract::Game* game = m_app.currentGame())
            m_app.openSeats(QString::fromUtf8(game->info().id));
    }));
    m_ofThePage.append(
        menu->addAction(tr("&Open…"), QKeySequence::Open, this, [this] { openSave(this, m_app); }));
    m_resume = menu->addAction(tr("&Continue"), &m_app, &App::resumeNewest);
    menu->addSeparator();
    m_saveCopy =
        menu->addAction(tr("&Save a copy…"), QKeySequence::Save, this, [this] { saveCopy(this, m_app); });
    m_keepTale = menu->addAction(tr("&Keep the tale as a book…"), &m_app, &App::keepTale);
    m_postcard = menu->addAction(tr("&Postcard…"), &m_app, &App::showPostcard);
    m_sameDeal = menu->addAction(tr("Replay this &deal"), &m_app, &App::playSameDeal);
    m_seats = menu->addAction(tr("Sea&ts…"), QKeySequence(Qt::CTRL | Qt::Key_T), this,
                              [this] { m_app.openSeatChanges(); });
    menu->addSeparator();
    m_sheets.append(menu->addAction(tr("Statist&ics"), this, [this] {
        QMetaObject::invokeMethod(m_panel->rootObject(), "openSheet",
                                  Q_ARG(QString, QStringLiteral("Statistics")));
    }));
    m_home = menu->addAction(tr("&Back to the shelf"), &m_app, &App::goHome);
    QAction* quit = menu->addAction(tr("&Quit"), QKeySequence(Qt::CTRL | Qt::Key_Q), this, &QWidget::close);
    quit->setMenuRole(QAction::QuitRole);
}

void MainWindow::buildMoveMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Move"));
    m_undo = menu->addAction(tr("&Undo"), QKeySequence::Undo, this, [this] {
        if (MatchSession* session = m_app.session())
            session->undo()->take();
    });
    m_lookBack = menu->addAction(tr("&Look back"), QKeySequence(Qt::CTRL | Qt::Key_L), this, [this] {
        Review* review = m_app.session() != nullptr ? m_app.session()->review() : nullptr;
        if (review != nullptr && review->active())
            review->leave();
        else if (review != nullptr)
            review->open();
    });
    m_hint = menu->addAction(tr("&Hint"), QKeySequence(Qt::Key_H), this, [this] {
        if (MatchSession* session = m_app.session())
            session->hints()->ask();
    });
    m_finish = menu->addAction(tr("&Skip animations"), this, [this] {
        if (MatchSession* session = m_app.session())
            session->scheduler()->finishAnimations();
    });
    m_skip = menu->addAction(tr("S&kip to my turn"), QKeySequence(Qt::Key_F), this, [this] {
        if (MatchSession* session = m_app.session())
            session->scheduler()->skipToTurn();
    });
}

void MainWindow::buildViewMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&View"));
    addTextSizes(*menu->addMenu(tr("&Text size")));
    addCardSizes(*menu->addMenu(tr("C&ard size")));
    m_entries.addSwitch(*menu, "highContrast", tr("High &contrast"));
    m_themeMenu = menu->addMenu(tr("&Pictures"));
    connect(m_themeMenu, &QMenu::aboutToShow, this, &MainWindow::fillThemeMenu);
    m_handsMenu = menu->addMenu(tr("&Hands"));
    m_ofThePage.append(m_handsMenu->menuAction());
    connect(m_handsMenu, &QMenu::aboutToShow, this, [this] { m_hands.fill(*m_handsMenu); });
    addSayings(*menu->addMenu(tr("&Read aloud")));
    menu->addSeparator();
    QAction* full = menu->addAction(tr("&Full screen"), this, &MainWindow::toggleFullScreen);
    QList<QKeySequence> keys = QKeySequence::keyBindings(QKeySequence::FullScreen);
    if (!keys.contains(QKeySequence(Qt::Key_F11)))
        keys.append(QKeySequence(Qt::Key_F11));
    full->setShortcuts(keys);
}

void MainWindow::addTextSizes(QMenu& menu) {
    QAction* larger = menu.addAction(tr("&Larger"), this, [this] { changeTextSize(1); });
    larger->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)});
    menu.addAction(tr("&Smaller"), QKeySequence(Qt::CTRL | Qt::Key_Minus), this,
                   [this] { changeTextSize(-1); });
    menu.addAction(tr("&Default size"), QKeySequence(Qt::CTRL | Qt::Key_0), this,
                   [this] { changeTextSize(0); });
    menu.addSeparator();
    m_entries.addChoices(menu, "textScale", {tr("&100%"), tr("1&25%"), tr("1&50%")},
                         {textSizes[0], textSizes[1], textSizes[2]});
}

/// Adds entries for the size of cards. Ctrl and the mouse wheel do the same.
void MainWindow::addCardSizes(QMenu& menu) {
    const auto change = [this](int steps) {
        QMetaObject::invokeMethod(m_panel->rootObject(), "changeCardSize", Q_ARG(int, steps));
    };
    m_cardSizes = {
        menu.addAction(tr("&Larger"), QKeySequence(Qt::CTRL | Qt::Key_Up), this, [=] { change(1); }),
        menu.addAction(tr("&Smaller"), QKeySequence(Qt::CTRL | Qt::Key_Down), this, [=] { change(-1); }),
        menu.addAction(tr("&Default size"), QKeySequence(Qt::CTRL | Qt::Key_Home), this, [=] { change(0); })};
}

/// Adds commands for screen readers. People decide for themselves what others may hear.
void MainWindow::addSayings(QMenu& menu) {
    menu.addAction(tr("My &hand"), QKeySequence(Qt::CTRL | Qt::Key_1), m_announcer, &Announcer::sayHand);
    menu.addAction(tr("The &table"), QKeySequence(Qt::CTRL | Qt::Key_2), m_announcer, &Announcer::sayTable);
    menu.addAction(tr("&What happened"), QKeySequence(Qt::CTRL | Qt::Key_3), m_announcer,
                   &Announcer::sayWhatHappened);
    menu.addSeparator();
    m_entries.addChoices(menu, "announced", {tr("&Questions and results"), tr("&Everything, move by move")},
                         {QStringLiteral("brief"), QStringLiteral("full")});
}

void MainWindow::changeTextSize(int by) {
    Appearance& looks = *m_app.appearance();
    const auto now = std::ranges::find(textSizes, looks.textScale()) - textSizes.begin();
    const auto last = static_cast<std::ptrdiff_t>(textSizes.size()) - 1;
    const auto wanted = by == 0 ? 0 : std::clamp<std::ptrdiff_t>(now + by, 0, last);
    looks.setTextScale(textSizes[static_cast<std::size_t>(wanted)]);
}

void MainWindow::buildSettingsMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Settings"));
    QMenu* speed = menu->addMenu(tr("Spee&d"));
    m_entries.addChoices(*speed, "speed", {tr("&Instant"), tr("&Quick"), tr("&Normal"), tr("&Leisurely")},
                         {0, 1, 2, 3});
    m_entries.addSwitch(*menu, "stepMode", tr("&Step by step"));
    m_entries.addSwitch(*menu, "sounds", tr("S&ounds"));
    m_entries.addSwitch(*menu, "reducedMotion", tr("Reduce &motion"));
    menu->addSeparator();
    QAction* all = menu->addAction(tr("&Preferences…"), &m_app, &App::settingsWanted);
    all->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Comma));
    all->setMenuRole(QAction::PreferencesRole);
    m_sheets.append(all);
}

void MainWindow::buildHelpMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Help"));
    m_ofThePage.append(menu->addAction(tr("&Rules"), QKeySequence(Qt::Key_F1), this, &MainWindow::showRules));
    QAction* keys = menu->addAction(tr("&Keyboard shortcuts"), this, [this] {
        QMetaObject::invokeMethod(m_panel->rootObject(), "openSheet", Q_ARG(QString, QStringLiteral("Keys")));
    });
    // Add a second shortcut for keyboards on which the first is hard to type.
    keys->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Question), QKeySequence(Qt::Key_F12)});
    m_sheets.append(keys);
    menu->addAction(tr("Report a &problem…"), this, &MainWindow::reportProblem);
    QAction* about = menu->addAction(tr("&About Taletop"), this, &MainWindow::showAbout);
    about->setMenuRole(QAction::AboutRole);
}

// ---- entries for settings

void MainWindow::fillThemeMenu() {
    m_themeMenu->clear();
    Appearance& looks = *m_app.appearance();
    QVariantList values;
    for (const QString& theme : looks.artThemes())
        values.append(theme);
    addExclusive(*m_themeMenu, looks.artThemeNames(), values, looks.artTheme(),
                 [&looks](const QVariant& value) { looks.setArtTheme(value.toString()); });
}

} // namespace taletop::app
