// SPDX-License-Identifier: MIT
#include "app/shell/main_window.h"

#include "app/shell/book_dialogs.h"
#include "app/shell/dialogs.h"
#include "app/shell/menu_bar.h"
#include "app/shell/menu_keys.h"
#include "app/shell/problem_report.h"
#include "app/shell/save_dialogs.h"
#include "core/contract/registry.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QLayout>
#include <QQmlEngine>
#include <QQuickItem>
#include <QScreen>
#include <QSessionManager>

namespace taletop::app {

namespace {

constexpr QSize firstSize(1440, 900);
constexpr QSize leastSize(320, 240); // a smaller window than the panel needs is scrolled

} // namespace

MainWindow::MainWindow(App& app, QQmlEngine& engine, const QUrl& page)
    : m_app(app), m_panel(new QuickPanel(&engine, *app.seatKeys(), this)),
      m_room(new PanelRoom(m_panel, this)), m_announcer(new Announcer(this)), m_hands(app, this),
      m_entries(*app.settings()), m_alert([this] { QApplication::alert(this); }) {
    setObjectName(QStringLiteral("mainWindow"));
    setMinimumSize(leastSize);
    setCentralWidget(m_room);
    resize(firstSize);
    restoreGeometry(app.preferences().value("geometry", QByteArray()));
    leaveRoomForFrame();
    auto* bar = new MenuBar(this);
    setMenuBar(bar);
    buildMenus();
    app.seatKeys()->setMenu([this](int key) { return actionOf(*this, key); });
    connect(app.settings(), &Settings::changed, this, [this] { m_entries.update(); });
    connect(app.settings(), &Settings::changed, this, &MainWindow::setDetail);
    connect(app.settings(), &Settings::changed, this, &MainWindow::dressMenus, Qt::QueuedConnection);
    connect(app.appearance(), &Appearance::textScaleChanged, this,
            [this] { m_room->setTextScale(m_app.appearance()->textScale()); });
    connect(&app, &App::coveredChanged, this, &MainWindow::updateActions);
    connect(&app, &App::pageChanged, this, &MainWindow::updateActions);
    connect(&app, &App::sessionChanged, this, &MainWindow::watchSession);
    connect(&app, &App::saveCopyWanted, this, [this] { saveCopy(this, m_app); });
    connect(&WindowMenus::of(engine), &WindowMenus::wanted, bar,
            [this, bar](const QPointF& below) { bar->popUp(m_panel->mapToGlobal(below.toPoint())); });
    connect(&app, &App::rulesWanted, this, &MainWindow::showRules);
    connect(m_panel, &QuickPanel::pressed, this, [this] {
        if (MatchSession* session = m_app.session())
            emit session->curtain()->pressed();
    });
    connect(m_panel, &QuickPanel::usedBy, this, [this](bool keyboard) {
        if (QQuickItem* root = m_panel->rootObject())
            root->setProperty("byKeys", keyboard);
    });
    connect(app.firstWords(), &FirstWords::changed, this,
            [this] { m_announcer->tell(m_app.firstWords()->text()); });
    connect(app.book(), &TaleBook::wished, this,
            [this](TaleBook::Form form) { carryOut(this, m_app.preferences(), *m_app.book(), form); });
    connect(app.postcard(), &Postcard::wished, this, [this](const QImage& picture) {
        carryOut(this, m_app.preferences(), *m_app.postcard(), picture);
    });
    connect(qApp, &QGuiApplication::commitDataRequest, this, &MainWindow::endOfSession, Qt::DirectConnection);
    m_room->setTextScale(app.appearance()->textScale());
    // Lay out the first page at once in its final size.
    layout()->activate();
    m_panel->resize(m_room->size().expandedTo(m_panel->minimumSize()));
    m_panel->setSource(page);
    m_panel->setFocus();
    dressMenus();
    setDetail();
    watchSession(); // the program may have started with a match
}

MainWindow::~MainWindow() {
    m_app.seatKeys()->setMenu({});
    // Destroy the scene before the app that it is bound to.
    delete m_panel;
}

/// Makes the window small enough for its frame, whose size is known only once the window is shown. No desktop
/// has a larger frame than the one assumed here.
void MainWindow::leaveRoomForFrame() {
    constexpr QSize frame(16, 48);
    if (!isMaximized() && !isFullScreen())
        resize(size().boundedTo(screen()->availableSize() - frame));
}

void MainWindow::watchSession() {
    if (MatchSession* session = m_app.session()) {
        connect(session, &MatchSession::changed, this, &MainWindow::updateActions);
        connect(session->autosave(), &Autosave::troubled, this, &MainWindow::updateActions);
        connect(session, &MatchSession::changed, this, &MainWindow::callIfAsked);
        connect(session->events(), &EventPlayer::changed, this, &MainWindow::callIfAsked);
    }
    m_announcer->follow(m_app.session());
    tellWhatIsOpen();
    callIfAsked();
    updateActions();
}

void MainWindow::setDetail() {
    const bool full = m_app.settings()->value("announced").toString() == QLatin1String("full");
    m_announcer->setDetail(full ? Announcer::Detail::Full : Announcer::Detail::Brief);
}

/// Is the window in front, or behind only our own dialogs?
bool MainWindow::isInFront() const { return isActiveWindow() || QGuiApplication::modalWindow() != nullptr; }

/// Informs the match when a dialog or a menu covers the table.
void MainWindow::tellWhatIsOpen() {
    if (MatchSession* session = m_app.session())
        session->scheduler()->setBehind(QGuiApplication::modalWindow() != nullptr || !m_openMenus.empty());
}

void MainWindow::callIfAsked() { m_attention.look(m_app.session(), isInFront()); }

void MainWindow::updateActions() {
    MatchSession* atTable = m_app.page() == QLatin1String("table") ? m_app.session() : nullptr;
    // Disable everything covered by a sheet or a question.
    const bool covered = m_app.covered();
    MatchSession* session = covered ? nullptr : atTable;
    const bool plays = session != nullptr;
    for (QAction* action : std::as_const(m_ofThePage))
        action->setEnabled(!covered);
    for (QAction* action : std::as_const(m_sheets))
        action->setEnabled(!m_app.asked());
    m_resume->setEnabled(!covered && atTable == nullptr && m_app.saves()->mayContinue());
    m_saveCopy->setEnabled(plays);
    m_keepTale->setVisible(atTable != nullptr && m_app.session()->tale()->told());
    m_keepTale->setEnabled(plays);
    m_postcard->setEnabled(plays && !session->score()->winners().isEmpty());
    for (QAction* action : std::as_const(m_cardSizes))
        action->setEnabled(plays);
    m_home->setEnabled(!covered && m_app.page() != QLatin1String("home"));
    const bool asks = plays && !session->undo()->possible() && m_app.session()->vote()->possible();
    m_undo->setText(asks ? tr("&Undo: ask the table…") : tr("&Undo"));
    m_undo->setEnabled(plays && (session->undo()->possible() || asks));
    m_lookBack->setEnabled(plays);
    // Don't reveal the seed of a running match, because it shows what players hide from each other.
    m_sameDeal->setEnabled(plays && (session->over() || !m_app.session()->curtain()->shared()));
    m_seats->setEnabled(plays && m_app.mayChangeSeats());
    m_hint->setEnabled(plays && !session->over());
    m_finish->setEnabled(plays);
    m_skip->setEnabled(plays && !session->over());
    nameWindow(atTable);
}

/// Sets the window's title. It says that a match can't be saved as long as that is true, even after the
/// notice was closed.
void MainWindow::nameWindow(MatchSession* session) {
    if (session == nullptr)
        setWindowTitle(tr("Taletop"));
    else if (session->saveFile().problem().isEmpty())
        setWindowTitle(tr("%1 – Taletop").arg(session->gameTitle()));
    else
        setWindowTitle(tr("%1, not saved – Taletop").arg(session->gameTitle()));
}

QString MainWindow::whatIsOpen() const {
    QString open;
    QObject* page = m_panel->rootObject();
    if (page != nullptr && page->metaObject()->indexOfMethod("whatIsOpen()") >= 0)
        QMetaObject::invokeMethod(page, "whatIsOpen", Q_RETURN_ARG(QString, open));
    return open;
}

void MainWindow::reopen(const QString& whatIsOpen) {
    if (!whatIsOpen.isEmpty())
        QMetaObject::invokeMethod(m_panel->rootObject(), "reopen", Q_ARG(QString, whatIsOpen));
}

bool MainWindow::event(QEvent* event) {
    const bool done = QMainWindow::event(event);
    if (event->type() == QEvent::WindowBlocked || event->type() == QEvent::WindowUnblocked)
        tellWhatIsOpen();
    return done;
}

void MainWindow::changeEvent(QEvent* event) {
    // Close an open hand when the user turns to another window.
    if (event->type() == QEvent::ActivationChange && !isActiveWindow() && m_app.session() != nullptr)
        m_app.session()->curtain()->fall();
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::ActivationChange)
        callIfAsked();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!m_leaving && !m_app.saved()) {
        event->ignore();
        return closeWhenSaved();
    }
    m_app.preferences().set("geometry", saveGeometry());
    QMainWindow::closeEvent(event);
}

void MainWindow::closeWhenSaved() {
    m_app.whenSaved([this] {
        m_leaving = true;
        close();
    });
}

/// Handles the end of the desktop session. Tries to cancel it if something can't be saved.
void MainWindow::endOfSession(QSessionManager& manager) {
    if (m_app.saved() || !manager.allowsErrorInteraction())
        return;
    manager.cancel();
    closeWhenSaved();
}

/// Shows the rules on the page's own sheet if it has one, otherwise in a dialog.
void MainWindow::showRules() {
    const contract::Game* game = m_app.currentGame();
    if (game == nullptr)
        return;
    QObject* page = m_panel->rootObject();
    const char* open = "openRules(QString)";
    if (page != nullptr && page->metaObject()->indexOfMethod(open) >= 0)
        QMetaObject::invokeMethod(page, "openRules", Q_ARG(QString, QString::fromUtf8(game->info().id)));
    else
        showRulesOf(this, *game);
}

void MainWindow::showAbout() { showAboutTaletop(this, m_app.preferences().savesFolder()); }

void MainWindow::reportProblem() { showProblemReport(this, m_app, *m_panel->quickWindow()); }

void MainWindow::toggleFullScreen() { setWindowState(windowState() ^ Qt::WindowFullScreen); }

} // namespace taletop::app
