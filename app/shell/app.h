// SPDX-License-Identifier: MIT
// The program as seen from QML: the current page, the lists, the settings and the match. The classes of its
// parts document their functions.
#pragma once

#include "app/input/seat_keys.h"
#include "app/models/game_list_model.h"
#include "app/models/save_list_model.h"
#include "app/models/seat_sheet.h"
#include "app/shell/app_state.h"
#include "app/shell/appearance.h"
#include "app/shell/first_words.h"
#include "app/shell/leaving.h"
#include "app/shell/loudspeaker.h"
#include "app/shell/notice.h"
#include "app/shell/pages.h"
#include "app/shell/practice.h"
#include "app/shell/practice_visits.h"
#include "app/shell/preferences.h"
#include "app/shell/question.h"
#include "app/shell/save_opener.h"
#include "app/shell/settings.h"
#include "app/shell/table_keepsakes.h"
#include "app/shell/tabletop.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <functional>

class QJSEngine;
class QQmlEngine;

namespace taletop::app {

class App : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QString page READ page NOTIFY pageChanged)
    Q_PROPERTY(taletop::app::GameListModel* games READ games CONSTANT)
    Q_PROPERTY(taletop::app::SaveListModel* saves READ saves CONSTANT)
    Q_PROPERTY(taletop::app::SeatSheet* seatSheet READ seatSheet CONSTANT)
    Q_PROPERTY(taletop::app::MatchSession* session READ session NOTIFY sessionChanged)
    Q_PROPERTY(taletop::app::TaleBook* book READ book CONSTANT)
    Q_PROPERTY(taletop::app::Postcard* postcard READ postcard CONSTANT)
    Q_PROPERTY(taletop::app::Practice* practice READ practice CONSTANT)
    Q_PROPERTY(taletop::app::Phones* phones READ phones CONSTANT)
    Q_PROPERTY(taletop::app::Question* question READ question CONSTANT)
    Q_PROPERTY(taletop::app::Voice* voice READ voice CONSTANT)
    Q_PROPERTY(taletop::app::FirstWords* firstWords READ firstWords CONSTANT)
    Q_PROPERTY(taletop::app::SeatKeys* seatKeys READ seatKeys CONSTANT)
    Q_PROPERTY(taletop::app::Settings* settings READ settings CONSTANT)
    Q_PROPERTY(taletop::app::Appearance* appearance READ appearance CONSTANT)
    Q_PROPERTY(int speed READ speed WRITE setSpeed NOTIFY speedChanged)
    Q_PROPERTY(bool stepMode READ stepMode WRITE setStepMode NOTIFY stepModeChanged)
    Q_PROPERTY(bool sounds READ sounds WRITE setSounds NOTIFY soundsChanged)
    Q_PROPERTY(QString notice READ notice NOTIFY noticeChanged)
    Q_PROPERTY(bool canShowBroken READ canShowBroken NOTIFY noticeChanged)
    Q_PROPERTY(bool covered READ covered WRITE setCovered NOTIFY coveredChanged)
    Q_PROPERTY(bool asked READ asked WRITE setAsked NOTIFY coveredChanged)
    Q_PROPERTY(QVariantList menuKeys READ menuKeys NOTIFY menusChanged)

public:
    /// Passes `dataFolder` to Preferences. It has no default, or QML would prefer this to create().
    explicit App(const QString& dataFolder, QObject* parent = nullptr);

    /// Returns the App that attach() gave to the engine; called by QML.
    static App* create(QQmlEngine* engine, QJSEngine* scriptEngine);
    /// Makes this the App in an engine's scenes, and registers the card pictures and our modules.
    void attach(QQmlEngine& engine);

    [[nodiscard]] QString page() const { return m_pages.shown(); }
    [[nodiscard]] GameListModel* games() { return &m_games; }
    [[nodiscard]] SaveListModel* saves() { return &m_saves; }
    [[nodiscard]] SeatSheet* seatSheet() { return &m_sheet; }
    [[nodiscard]] MatchSession* session() { return m_tabletop.session(); }
    [[nodiscard]] TaleBook* book() { return &m_keepsakes.book(); }
    [[nodiscard]] Postcard* postcard() { return &m_keepsakes.postcard(); }
    [[nodiscard]] Practice* practice() { return &m_practice; }
    [[nodiscard]] Phones* phones() { return &m_tabletop.phones(); }
    [[nodiscard]] Question* question() { return &m_question; }
    [[nodiscard]] Voice* voice() { return &m_loudspeaker.voice(); }
    [[nodiscard]] FirstWords* firstWords() { return &m_firstWords; }
    [[nodiscard]] SeatKeys* seatKeys() { return &m_seatKeys; }
    [[nodiscard]] Settings* settings() { return &m_settings; }
    [[nodiscard]] Appearance* appearance() { return &m_appearance; }
    /// Game speed: 0 instant to 3 leisurely.
    [[nodiscard]] int speed() const { return m_settings.value("speed").toInt(); }
    void setSpeed(int speed) { m_settings.set("speed", speed); }
    /// Does the narration wait for a press after each moment?
    [[nodiscard]] bool stepMode() const { return m_settings.value("stepMode").toBool(); }
    void setStepMode(bool stepMode) { m_settings.set("stepMode", stepMode); }
    [[nodiscard]] bool sounds() const { return m_settings.value("sounds").toBool(); } ///< are sounds on?
    void setSounds(bool on) { m_settings.set("sounds", on); }
    [[nodiscard]] QString notice() const { return m_notice.text(); }
    /// Is the notice about a damaged save that can be shown in part?
    [[nodiscard]] bool canShowBroken() const { return !m_notice.broken().isEmpty(); }
    /// May people and bots change seats at the table? Not in examples, lessons and replayed moments.
    [[nodiscard]] bool mayChangeSeats();
    /// Is the page covered by a sheet or a question, so that nothing on it can be used?
    [[nodiscard]] bool covered() const { return m_covered; }
    void setCovered(bool covered);
    /// Does a question cover everything, so that no sheet may open beneath it?
    [[nodiscard]] bool asked() const { return m_asked; }
    void setAsked(bool asked);
    [[nodiscard]] QVariantList menuKeys() const { return m_menuKeys; } ///< list of maps {menu, text, keys}
    void setMenuKeys(const QVariantList& keys);

    /// Opens the setup sheet. For an unknown game, shows a notice.
    Q_INVOKABLE void openSeats(const QString& gameId);
    Q_INVOKABLE void startMatch(); ///< starts the match of the setup sheet, if it can start
    /// Shows the seats of the current match on the setup sheet, so that they can be changed during play. The
    /// given `seat` is listed first.
    Q_INVOKABLE void openSeatChanges(int seat = -1);
    Q_INVOKABLE void changeSeats(); ///< changes the seats as set on the setup sheet, if valid
    Q_INVOKABLE void goHome();
    Q_INVOKABLE bool resume(const QString& file) { return m_opener.resume(file); }
    void resumeNewest() { m_opener.resumeNewest(); }
    Q_INVOKABLE bool showBroken() { return m_opener.showBroken(); }
    Q_INVOKABLE void dismissNotice() { m_notice.set({}); }
    Q_INVOKABLE void playAgain();    ///< starts the same game, seats and options with a new seed
    Q_INVOKABLE void playSameDeal(); ///< starts the same again, also with the same seed
    Q_INVOKABLE void saveCopy() { emit saveCopyWanted(); }
    Q_INVOKABLE void openRules() { emit rulesWanted(); }
    Q_INVOKABLE void openExample(const QString& entry) { m_visits.openExample(entry); }
    Q_INVOKABLE void openLesson(const QString& gameId, int step = 0) { m_visits.openLesson(gameId, step); }
    Q_INVOKABLE void playOnFrom(int turningPoint) { m_visits.playOnFrom(turningPoint); }
    Q_INVOKABLE void leaveExample() { m_visits.leave(); }
    Q_INVOKABLE void keepTale() { m_keepsakes.keepTale(); }
    Q_INVOKABLE void showPostcard() { m_keepsakes.showPostcard(); }
    Q_INVOKABLE void play(const QString& sound) { m_loudspeaker.play(sound); }

    // ---- for C++ only

    /// Starts this match with a privacy as in setPrivacy(), or the usual one if it is "". The options must
    /// have passed checkOptions.
    void start(const contract::Game& game, const match::Header& header, const QString& privacy = {});
    bool saved() { return m_leaving.saved(); }
    void whenSaved(const std::function<void()>& next) { m_leaving.whenSaved(next); }
    bool setPrivacy(const QString& privacy) { return m_tabletop.setPrivacy(privacy); }
    void changePrivacy(const QString& privacy) { m_tabletop.changePrivacy(privacy); }
    [[nodiscard]] Preferences& preferences() { return m_preferences; }
    void setNotice(const QString& notice) { m_notice.set(notice); }
    void beHeard() { m_loudspeaker.beHeard(); }
    /// Returns the state for an App that replaces this one, which must not be used afterwards.
    [[nodiscard]] AppState takeState();
    void restore(AppState state);
    /// Returns the game that the page is about: the match's game, or the first game if there is no match.
    [[nodiscard]] const contract::Game* currentGame() const;

signals:
    void pageChanged();
    void sessionChanged();
    void speedChanged();
    void stepModeChanged();
    void soundsChanged();
    void played(const QString& sound); ///< Loudspeaker::played
    void noticeChanged();
    void coveredChanged();
    void menusChanged();
    void saveCopyWanted();
    void rulesWanted();
    void settingsWanted();
    void seatChangesWanted(int seat);                             ///< the seats are on the setup sheet
    void ruleWanted(const QString& gameId, const QString& entry); ///< PracticeVisits::ruleWanted

private:
    void followParts();
    void watchSaves();
    void applySetting(const QByteArray& key);
    void keepSettings();
    void proposePractice();

    Preferences m_preferences;
    SeatKeys m_seatKeys;
    Settings m_settings;
    FirstWords m_firstWords;
    GameListModel m_games;
    SaveListModel m_saves;
    SeatSheet m_sheet;
    Pages m_pages;
    Notice m_notice;
    Question m_question;
    Practice m_practice;
    // Declared in order of dependence: each part uses only those above it.
    Appearance m_appearance;
    Loudspeaker m_loudspeaker;
    Tabletop m_tabletop;
    PracticeVisits m_visits;
    Leaving m_leaving;
    SaveOpener m_opener;
    TableKeepsakes m_keepsakes;
    bool m_covered = false;
    bool m_asked = false;
    bool m_toldLost = false; ///< has the loss of settings been reported?
    QVariantList m_menuKeys;
};

} // namespace taletop::app
