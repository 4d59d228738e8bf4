// SPDX-License-Identifier: MIT
// The window: a menu bar over the table.
#pragma once

#include "app/shell/announcer.h"
#include "app/shell/app.h"
#include "app/shell/asked.h"
#include "app/shell/attention.h"
#include "app/shell/panel_room.h"
#include "app/shell/quick_panel.h"

#include <QMainWindow>
#include <QVariantList>

#include <functional>
#include <set>
#include <vector>

class QAction;
class QActionGroup;
class QMenu;
class QSessionManager;

namespace taletop::app {

class EarHand;

class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// Shows `page` of `app`; both engine and app must outlive the window.
    MainWindow(App& app, QQmlEngine& engine,
               const QUrl& page = QUrl(QStringLiteral("qrc:/qt/qml/Taletop/Shell/Main.qml")));
    ~MainWindow() override;

    [[nodiscard]] QuickPanel* panel() { return m_panel; }
    /// What calls the person to a table that waits behind other windows; the system's way if nothing
    /// else is set.
    void setAlert(std::function<void()> alert) { m_alert = std::move(alert); }

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    /// An entry of a menu that shows what is set.
    struct Shown {
        QAction* action;
        const char* key; ///< of the setting
        QVariant value;  ///< for which it is checked
    };

    void buildMenus();
    void buildGameMenu();
    void buildMoveMenu();
    void buildViewMenu();
    void buildSettingsMenu();
    void buildHelpMenu();
    void fillHandsMenu();
    void addLock(QMenu& menu);
    void addHeadphones(QMenu& menu);
    void fillThemeMenu();
    void addTextSizes(QMenu& menu);
    void addCardSizes(QMenu& menu);
    void addSayings(QMenu& menu);
    void setDetail();
    /// A group of exclusive entries; `values` are what `set` gets.
    QActionGroup* addChoices(QMenu& menu, const QStringList& texts, const QVariantList& values,
                             const QVariant& current, const std::function<void(const QVariant&)>& set);
    void addChoicesOf(QMenu& menu, const char* key, const QStringList& texts, const QVariantList& values);
    void addSwitchOf(QMenu& menu, const char* key, const QString& text);
    /// One size up or down, or back to the first.
    void changeTextSize(int by);
    [[nodiscard]] QVariantList menuKeys() const;
    [[nodiscard]] QString actionOf(int key) const;
    void giveKeysBack();
    void retranslate();
    void updateActions();
    void nameWindow(const MatchSession* session);
    void updateShown();
    void watchMenus();
    void watchSession();
    [[nodiscard]] bool isInFront() const;
    void tellStandstill();
    void callIfAsked();
    void followQuestion();
    void closeWhenSaved();
    void endOfSession(QSessionManager& manager);
    void openFile();
    void saveCopyAs();
    void showRules();
    void showAbout();
    void reportProblem();
    void toggleFullScreen();

    App& m_app;
    QQmlEngine& m_engine;
    QuickPanel* m_panel;
    PanelRoom* m_room;
    Announcer* m_announcer;
    EarHand* m_earHand;
    bool m_leaving = false; ///< whoever was asked wants to go
    QMenu* m_handsMenu = nullptr;
    QMenu* m_themeMenu = nullptr;
    QAction* m_resume = nullptr;
    QAction* m_saveCopy = nullptr;
    QAction* m_keepTale = nullptr;
    QAction* m_home = nullptr;
    QAction* m_postcard = nullptr;
    QAction* m_sameDeal = nullptr;
    QList<QAction*> m_cardSizes;
    QAction* m_lookBack = nullptr;
    QAction* m_undo = nullptr;
    QAction* m_hint = nullptr;
    QAction* m_finish = nullptr;
    QAction* m_skip = nullptr;
    std::vector<Shown> m_shown;
    std::set<const QMenu*> m_openMenus;
    std::function<void()> m_alert;
    Asked m_asked;
    Attention m_attention{[this] { m_alert(); }};
};

} // namespace taletop::app
