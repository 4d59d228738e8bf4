// SPDX-License-Identifier: MIT
// The window: a menu bar over the table.
#pragma once

#include "app/shell/announcer.h"
#include "app/shell/app.h"
#include "app/shell/attention.h"
#include "app/shell/hands_menu.h"
#include "app/shell/panel_room.h"
#include "app/shell/quick_panel.h"
#include "app/shell/setting_entries.h"

#include <QMainWindow>

#include <functional>
#include <set>

class QAction;
class QMenu;
class QSessionManager;

namespace taletop::app {

class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// Shows `page` of `app`. Both the engine and the app must outlive the window.
    MainWindow(App& app, QQmlEngine& engine,
               const QUrl& page = QUrl(QStringLiteral("qrc:/qt/qml/Taletop/Shell/Main.qml")));
    ~MainWindow() override;

    [[nodiscard]] QuickPanel* panel() { return m_panel; }
    /// Returns a description of the sheets open over the page, or "" if the page provides none.
    [[nodiscard]] QString whatIsOpen() const;
    /// Opens these sheets again in a new window.
    void reopen(const QString& whatIsOpen);
    /// Sets the function that draws attention to a table behind other windows, by default the system's.
    void setAlert(std::function<void()> alert) { m_alert = std::move(alert); }

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void buildMenus();
    void buildGameMenu();
    void buildMoveMenu();
    void buildViewMenu();
    void buildSettingsMenu();
    void buildHelpMenu();
    void fillThemeMenu();
    void addTextSizes(QMenu& menu);
    void addCardSizes(QMenu& menu);
    void addSayings(QMenu& menu);
    void setDetail();
    /// Changes the size by steps; 0 restores the default.
    void changeTextSize(int by);
    void giveKeysBack();
    void updateActions();
    void nameWindow(MatchSession* session);
    void watchMenus();
    void leaveRoomForFrame();
    void dressMenus();
    void watchSession();
    [[nodiscard]] bool isInFront() const;
    void tellWhatIsOpen();
    void callIfAsked();
    void closeWhenSaved();
    void endOfSession(QSessionManager& manager);
    void showRules();
    void showAbout();
    void reportProblem();
    void toggleFullScreen();

    App& m_app;
    QuickPanel* m_panel;
    PanelRoom* m_room;
    Announcer* m_announcer;
    HandsMenu m_hands;
    SettingEntries m_entries;
    bool m_leaving = false; ///< has the user agreed to leave?
    QMenu* m_handsMenu = nullptr;
    QMenu* m_themeMenu = nullptr;
    QAction* m_resume = nullptr;
    QAction* m_saveCopy = nullptr;
    QAction* m_keepTale = nullptr;
    QAction* m_home = nullptr;
    QAction* m_postcard = nullptr;
    QAction* m_sameDeal = nullptr;
    QAction* m_seats = nullptr;
    QList<QAction*> m_cardSizes;
    QList<QAction*> m_ofThePage; ///< actions available on every page
    QList<QAction*> m_sheets;
    QAction* m_lookBack = nullptr;
    QAction* m_undo = nullptr;
    QAction* m_hint = nullptr;
    QAction* m_finish = nullptr;
    QAction* m_skip = nullptr;
    std::set<const QMenu*> m_openMenus;
    std::function<void()> m_alert;
    Attention m_attention{[this] { m_alert(); }};
};

} // namespace taletop::app
