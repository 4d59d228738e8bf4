// SPDX-License-Identifier: MIT
#include "app/shell/main_window.h"

#include "app/shell/book_dialogs.h"
#include "app/shell/dialogs.h"
#include "core/ruleset/registry.h"

#include <QActionGroup>
#include <QCloseEvent>
#include <QFileDialog>
#include <QMenuBar>
#include <QQmlEngine>
#include <QQuickItem>

namespace taletop::app {

namespace {

constexpr QSize firstSize(1440, 900);
constexpr QSize leastSize(800, 560);

QString fileFilter() { return MainWindow::tr("Taletop games (*.taletop)"); }

} // namespace

MainWindow::MainWindow(App& app, QQmlEngine& engine, const QUrl& page)
    : m_app(app), m_engine(engine), m_panel(new QuickPanel(&engine, this)) {
    setObjectName(QStringLiteral("mainWindow"));
    setMinimumSize(leastSize);
    setCentralWidget(m_panel);
    resize(firstSize);
    restoreGeometry(app.preferences().value("geometry", QByteArray()));
    buildMenus();
    connect(&app, &App::pageChanged, this, &MainWindow::updateActions);
    connect(&app, &App::sessionChanged, this, &MainWindow::watchSession);
    connect(&app, &App::saveCopyWanted, this, &MainWindow::saveCopyAs);
    connect(&app, &App::rulesWanted, this, &MainWindow::showRules);
    connect(m_panel, &QuickPanel::stirred, this, [this] {
        if (MatchSession* session = m_app.session())
            session->curtain()->stir();
    });
    connect(app.book(), &TaleBook::wished, this,
            [this](TaleBook::Form form) { carryOut(this, *m_app.book(), form); });
    m_panel->setSource(page);
    m_panel->setFocus();
    updateActions();
}

MainWindow::~MainWindow() {
    // The scene goes before the app that it is bound to.
    delete m_panel;
}

void MainWindow::buildMenus() {
    menuBar()->clear();
    buildGameMenu();
    buildMoveMenu();
    buildViewMenu();
    buildHelpMenu();
}

void MainWindow::buildGameMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Game"));
    m_newGame = menu->addAction(tr("&New…"), QKeySequence::New, this, [this] {
        if (const ruleset::Game* game = m_app.currentGame())
            m_app.openSeats(QString::fromUtf8(game->info().id));
    });
    menu->addAction(tr("&Open…"), QKeySequence::Open, this, &MainWindow::openFile);
    m_saveCopy = menu->addAction(tr("&Save a copy…"), QKeySequence::Save, this, &MainWindow::saveCopyAs);
    m_keepTale = menu->addAction(tr("&Keep the tale as a book…"), &m_app, &App::keepTale);
    m_sameDeal = menu->addAction(tr("Same &deal again"), &m_app, &App::playSameDeal);
    m_home = menu->addAction(tr("Back to the &shelf"), &m_app, &App::goHome);
    menu->addSeparator();
    QAction* quit = menu->addAction(tr("&Quit"), QKeySequence(Qt::CTRL | Qt::Key_Q), this, &QWidget::close);
    quit->setMenuRole(QAction::QuitRole);
}

void MainWindow::buildMoveMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Move"));
    m_undo = menu->addAction(tr("&Undo"), QKeySequence::Undo, this, [this] {
        if (MatchSession* session = m_app.session())
            session->undo();
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
            session->hint();
    });
    m_finish = menu->addAction(tr("&Finish what moves"), this, [this] {
        if (MatchSession* session = m_app.session())
            session->finishAnimations();
    });
}

QActionGroup* MainWindow::addChoices(QMenu& menu, const QStringList& texts, const QVariantList& values,
                                     const QVariant& current,
                                     const std::function<void(const QVariant&)>& set) {
    auto* group = new QActionGroup(&menu);
    for (int i = 0; i < texts.size(); ++i) {
        const QVariant value = values[i];
        QAction* action = menu.addAction(texts[i], this, [set, value] { set(value); });
        action->setCheckable(true);
        action->setChecked(value == current);
        group->addAction(action);
    }
    return group;
}

void MainWindow::buildViewMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&View"));
    QMenu* speed = menu->addMenu(tr("&Speed"));
    addChoices(*speed, {tr("&Instant"), tr("&Quick"), tr("&Normal"), tr("&Leisurely")}, {0, 1, 2, 3},
               m_app.speed(), [this](const QVariant& value) { m_app.setSpeed(value.toInt()); });
    speed->addSeparator();
    QAction* steps = speed->addAction(tr("&Step by step"), &m_app, &App::setStepMode);
    steps->setCheckable(true);
    steps->setChecked(m_app.stepMode());
    QMenu* text = menu->addMenu(tr("&Text size"));
    addChoices(*text, {tr("&Normal"), tr("&Large"), tr("&Very large")}, {1.0, 1.25, 1.5}, m_app.textScale(),
               [this](const QVariant& value) { m_app.setTextScale(value.toDouble()); });
    m_handsMenu = menu->addMenu(tr("&Hands"));
    connect(m_handsMenu, &QMenu::aboutToShow, this, &MainWindow::fillHandsMenu);
    m_themeMenu = menu->addMenu(tr("&Pictures"));
    connect(m_themeMenu, &QMenu::aboutToShow, this, &MainWindow::fillThemeMenu);
    QAction* still = menu->addAction(tr("&Less motion"), &m_app, &App::setReducedMotion);
    still->setCheckable(true);
    still->setChecked(m_app.reducedMotion());
    QAction* sounds = menu->addAction(tr("S&ounds"), &m_app, &App::setSounds);
    sounds->setCheckable(true);
    sounds->setChecked(m_app.sounds());
    QAction* contrast = menu->addAction(tr("High &contrast"), &m_app, &App::setHighContrast);
    contrast->setCheckable(true);
    contrast->setChecked(m_app.highContrast());
    menu->addSeparator();
    menu->addAction(tr("&Full screen"), QKeySequence(Qt::Key_F11), this, &MainWindow::toggleFullScreen);
}

/// Only between turns: while somebody sits behind the curtain nothing can be chosen.
void MainWindow::fillHandsMenu() {
    m_handsMenu->clear();
    MatchSession* session = m_app.session();
    addChoices(*m_handsMenu, {tr("Behind a &curtain"), tr("&Open")}, {"curtain", "open"},
               session != nullptr ? session->curtain()->mode() : QString(),
               [this](const QVariant& value) { m_app.setPrivacy(value.toString()); });
    for (QAction* action : m_handsMenu->actions())
        action->setEnabled(session != nullptr && session->curtain()->people() > 1 &&
                           session->curtain()->seated() < 0);
}

void MainWindow::fillThemeMenu() {
    m_themeMenu->clear();
    QVariantList values;
    for (const QString& theme : m_app.artThemes())
        values.append(theme);
    addChoices(*m_themeMenu, m_app.artThemeNames(), values, m_app.artTheme(),
               [this](const QVariant& value) { m_app.setArtTheme(value.toString()); });
}

void MainWindow::buildHelpMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Help"));
    menu->addAction(tr("&Rules"), QKeySequence(Qt::Key_F1), this, &MainWindow::showRules);
    QAction* about = menu->addAction(tr("&About Taletop"), this, &MainWindow::showAbout);
    about->setMenuRole(QAction::AboutRole);
}

void MainWindow::watchSession() {
    if (MatchSession* session = m_app.session())
        connect(session, &MatchSession::changed, this, &MainWindow::updateActions);
    updateActions();
}

void MainWindow::updateActions() {
    const MatchSession* session = m_app.page() == QLatin1String("table") ? m_app.session() : nullptr;
    m_saveCopy->setEnabled(session != nullptr);
    m_keepTale->setVisible(session != nullptr && m_app.session()->tale()->told());
    m_home->setEnabled(m_app.page() != QLatin1String("home"));
    const bool asks = session != nullptr && !session->canUndo() && m_app.session()->vote()->possible();
    m_undo->setText(asks ? tr("&Undo: ask the table…") : tr("&Undo"));
    m_undo->setEnabled(session != nullptr && (session->canUndo() || asks));
    m_lookBack->setEnabled(session != nullptr);
    // The seed of a match that goes on tells what is hidden from each other.
    m_sameDeal->setEnabled(session != nullptr &&
                           (session->over() || m_app.session()->curtain()->people() < 2));
    m_hint->setEnabled(session != nullptr && !session->over());
    m_finish->setEnabled(session != nullptr);
    const QString title = session != nullptr ? session->gameTitle() : QString();
    setWindowTitle(title.isEmpty() ? tr("Taletop") : tr("%1 – Taletop").arg(title));
}

void MainWindow::retranslate() {
    buildMenus();
    updateActions();
    m_engine.retranslate();
}

void MainWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    // Whoever looks elsewhere leaves nothing open behind him.
    if (event->type() == QEvent::ActivationChange && !isActiveWindow() && m_app.session() != nullptr)
        m_app.session()->curtain()->fall();
    QMainWindow::changeEvent(event);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    m_app.preferences().set("geometry", saveGeometry());
    QMainWindow::closeEvent(event);
}

void MainWindow::openFile() {
    const QString file = QFileDialog::getOpenFileName(this, tr("Open a game"),
                                                      m_app.preferences().savesFolder(), fileFilter());
    if (!file.isEmpty() && !m_app.resume(file)) {
        showProblem(this, m_app.notice());
        m_app.dismissNotice();
    }
}

void MainWindow::saveCopyAs() {
    MatchSession* session = m_app.session();
    if (session == nullptr)
        return;
    QString file = QFileDialog::getSaveFileName(this, tr("Save a copy"),
                                                session->gameId() + QLatin1String(".taletop"), fileFilter());
    if (file.isEmpty())
        return;
    if (!file.endsWith(QLatin1String(".taletop")))
        file += QLatin1String(".taletop");
    const QString problem = session->autosave().saveCopy(file, session->match());
    if (!problem.isEmpty())
        showProblem(this, problem);
}

/// The page may have a sheet of its own for them; a dialog does otherwise.
void MainWindow::showRules() {
    const ruleset::Game* game = m_app.currentGame();
    if (game == nullptr)
        return;
    QObject* page = m_panel->rootObject();
    const char* open = "openRules(QString)";
    if (page != nullptr && page->metaObject()->indexOfMethod(open) >= 0)
        QMetaObject::invokeMethod(page, "openRules", Q_ARG(QString, QString::fromUtf8(game->info().id)));
    else
        showRulesOf(this, *game);
}

void MainWindow::showAbout() { showAboutTaletop(this); }

void MainWindow::toggleFullScreen() { setWindowState(windowState() ^ Qt::WindowFullScreen); }

} // namespace taletop::app
