// SPDX-License-Identifier: MIT
// The program as QML knows it: which page is shown, the lists, the settings, the match.
#pragma once

#include "app/art/art_themes.h"
#include "app/input/seat_keys.h"
#include "app/models/game_list_model.h"
#include "app/models/save_list_model.h"
#include "app/models/seat_sheet.h"
#include "app/session/match_session.h"
#include "app/shell/first_words.h"
#include "app/shell/postcard.h"
#include "app/shell/practice.h"
#include "app/shell/preferences.h"
#include "app/shell/question.h"
#include "app/shell/settings.h"
#include "app/shell/tale_book.h"
#include "app/sound/sounds.h"
#include "app/speech/voice.h"
#include "core/match/save.h"

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
    Q_PROPERTY(taletop::app::Question* question READ question CONSTANT)
    Q_PROPERTY(taletop::app::Voice* voice READ voice CONSTANT)
    Q_PROPERTY(taletop::app::FirstWords* firstWords READ firstWords CONSTANT)
    Q_PROPERTY(taletop::app::SeatKeys* seatKeys READ seatKeys CONSTANT)
    Q_PROPERTY(taletop::app::Settings* settings READ settings CONSTANT)
    Q_PROPERTY(int speed READ speed WRITE setSpeed NOTIFY speedChanged)
    Q_PROPERTY(bool stepMode READ stepMode WRITE setStepMode NOTIFY stepModeChanged)
    Q_PROPERTY(bool reducedMotion READ reducedMotion WRITE setReducedMotion NOTIFY reducedMotionChanged)
    Q_PROPERTY(bool sounds READ sounds WRITE setSounds NOTIFY soundsChanged)
    Q_PROPERTY(bool highContrast READ highContrast WRITE setHighContrast NOTIFY highContrastChanged)
    Q_PROPERTY(qreal textScale READ textScale WRITE setTextScale NOTIFY textScaleChanged)
    Q_PROPERTY(QString artTheme READ artTheme WRITE setArtTheme NOTIFY artThemeChanged)
    Q_PROPERTY(QStringList artThemes READ artThemes NOTIFY artThemesChanged)
    Q_PROPERTY(QStringList artThemeNames READ artThemeNames NOTIFY artThemesChanged)
    Q_PROPERTY(QString titleFont READ titleFont NOTIFY fontsChanged)
    Q_PROPERTY(QString storyFont READ storyFont NOTIFY fontsChanged)
    Q_PROPERTY(QString plainFont READ plainFont NOTIFY fontsChanged)
    Q_PROPERTY(qreal leastLineHeight READ leastLineHeight NOTIFY fontsChanged)
    Q_PROPERTY(QString notice READ notice NOTIFY noticeChanged)
    Q_PROPERTY(bool canShowBroken READ canShowBroken NOTIFY noticeChanged)
    Q_PROPERTY(bool covered READ covered WRITE setCovered NOTIFY coveredChanged)
    Q_PROPERTY(QVariantList menuKeys READ menuKeys NOTIFY menusChanged)

public:
    /// `dataFolder` as for Preferences. No default: QML would prefer it to create().
    explicit App(const QString& dataFolder, QObject* parent = nullptr);
    ~App() override;

    /// The App that the engine was given by attach(); QML calls this.
    static App* create(QQmlEngine* engine, QJSEngine* scriptEngine);
    /// Makes this the App of an engine's scenes, and adds the card pictures and our modules to it.
    void attach(QQmlEngine& engine);

    [[nodiscard]] QString page() const { return m_page; }
    [[nodiscard]] GameListModel* games() { return &m_games; }
    [[nodiscard]] SaveListModel* saves() { return &m_saves; }
    [[nodiscard]] SeatSheet* seatSheet() { return &m_sheet; }
    [[nodiscard]] MatchSession* session() { return m_session; }
    [[nodiscard]] TaleBook* book() { return &m_book; }
    [[nodiscard]] Postcard* postcard() { return &m_postcard; }
    [[nodiscard]] Practice* practice() { return &m_practice; }
    [[nodiscard]] Question* question() { return &m_question; }
    [[nodiscard]] Voice* voice() { return &m_voice; }
    [[nodiscard]] FirstWords* firstWords() { return &m_firstWords; }
    [[nodiscard]] SeatKeys* seatKeys() { return &m_seatKeys; }
    [[nodiscard]] Settings* settings() { return &m_settings; }
    /// 0 instant to 3 leisurely
    [[nodiscard]] int speed() const { return m_settings.value("speed").toInt(); }
    void setSpeed(int speed) { m_settings.set("speed", speed); }
    /// What happens by itself waits for a press after each moment.
    [[nodiscard]] bool stepMode() const { return m_settings.value("stepMode").toBool(); }
    void setStepMode(bool stepMode) { m_settings.set("stepMode", stepMode); }
    [[nodiscard]] bool reducedMotion() const { return m_settings.value("reducedMotion").toBool(); }
    void setReducedMotion(bool reduced) { m_settings.set("reducedMotion", reduced); }
    [[nodiscard]] bool sounds() const { return m_settings.value("sounds").toBool(); } ///< heard at all
    void setSounds(bool on) { m_settings.set("sounds", on); }
    [[nodiscard]] bool highContrast() const { return m_settings.value("highContrast").toBool(); }
    void setHighContrast(bool high) { m_settings.set("highContrast", high); }
    [[nodiscard]] qreal textScale() const { return m_settings.value("textScale").toDouble(); } ///< 1 to 1.5
    void setTextScale(qreal scale) { m_settings.set("textScale", scale); }
    [[nodiscard]] QString artTheme() const { return m_artTheme; }
    void setArtTheme(const QString& theme);
    [[nodiscard]] QStringList artThemes() const;
    [[nodiscard]] QStringList artThemeNames() const;
    [[nodiscard]] QString titleFont() const;
    [[nodiscard]] QString storyFont() const;
    [[nodiscard]] QString plainFont() const;
    [[nodiscard]] qreal leastLineHeight() const; ///< a factor; what lines of this language need
    [[nodiscard]] QString notice() const { return m_notice.text(); }
    /// The notice is about a damaged save of which something can be looked at.
    [[nodiscard]] bool canShowBroken() const { return !m_broken.isEmpty(); }
    [[nodiscard]] bool covered() const { return m_covered; } ///< by a sheet: no moves meanwhile
    void setCovered(bool covered);
    [[nodiscard]] QVariantList menuKeys() const { return m_menuKeys; } ///< {menu, text, keys} each
    void setMenuKeys(const QVariantList& keys);

    /// Opens the set-up sheet; unknown games are told in the notice.
    Q_INVOKABLE void openSeats(const QString& gameId);
    Q_INVOKABLE void startMatch(); ///< of the set-up sheet, if it can start
    Q_INVOKABLE void goHome();
    /// Goes on with a save; a damaged one is told in the notice, and false. A file from elsewhere is
    /// played on in a copy among the saves, the same one each time. A newer version's save is only looked
    /// at, and its file left alone. What another program plays is asked about.
    Q_INVOKABLE bool resume(const QString& file);
    /// With the newest that can be played on; tells if there is none, or what was passed over.
    void resumeNewest();
    /// Looks at the save that the notice is about, as far as it can be read.
    Q_INVOKABLE bool showBroken();
    Q_INVOKABLE void dismissNotice() { setNotice({}); }
    /// The same game, seats and options with a new seed.
    Q_INVOKABLE void playAgain();
    /// The same game, seats and options with the same seed.
    Q_INVOKABLE void playSameDeal();
    Q_INVOKABLE void saveCopy() { emit saveCopyWanted(); }
    Q_INVOKABLE void openRules() { emit rulesWanted(); }
    /// Sets the example of a rule ("FT-45") up on a practice table, which is never saved; what is on
    /// the table now waits for leaveExample(). Without such an example nothing changes but the notice.
    Q_INVOKABLE void openExample(const QString& entry);
    /// The lesson of a game, from a step on (from 0), on a practice table like an example's. Without one the
    /// notice says so, and the page tells how the game is played.
    Q_INVOKABLE void openLesson(const QString& gameId, int step = 0);
    /// Sets a turning point of the match at the table (LookBack::rows) up on a practice table, which is never
    /// saved: it asks what else could have been done, and may be played on from.
    Q_INVOKABLE void studyTurningPoint(int index);
    /// The same turning point once more.
    Q_INVOKABLE void studyAgain();
    /// From the practice table back to where one came from, and nothing is asked.
    Q_INVOKABLE void leaveExample();
    Q_INVOKABLE void keepTale();     ///< opens the book of the tale at the table, as far as it goes
    Q_INVOKABLE void showPostcard(); ///< of the match at the table, when somebody has won it
    /// Plays a sound of resources/sounds by its name, unless they are switched off.
    Q_INVOKABLE void play(const QString& sound);

    // ---- not for QML

    /// Starts this match, shared as setPrivacy says ("": as people usually do here); the options must
    /// have passed checkOptions.
    void start(const contract::Game& game, const match::Header& header, const QString& privacy = {});
    /// Tries a last time to save what is on the table. May it be let go, without a loss?
    bool saved();
    /// Does what lets go of the table, at once if nothing is lost by it, else when somebody says so.
    void whenSaved(const std::function<void()>& next);
    /// Sets how the people of the match share the screen, for this match and its save; false while
    /// somebody sits behind the curtain.
    bool setPrivacy(const QString& privacy);
    /// The same in the middle of a match: once there are secrets, hands open if the table agrees.
    void changePrivacy(const QString& privacy);
    [[nodiscard]] Preferences& preferences() { return m_preferences; }
    void setNotice(const Sentence& notice);
    /// Sounds and the voice are heard from now on, as they are set. Before, as in tests and where nobody
    /// sits, no device is opened.
    void beHeard();
    void retell(); ///< everything, in another language
    /// The game that the page is about: the match's, else the first there is.
    [[nodiscard]] const contract::Game* currentGame() const;

signals:
    void pageChanged();
    void sessionChanged();
    void speedChanged();
    void stepModeChanged();
    void reducedMotionChanged();
    void soundsChanged();
    void played(const QString& sound); ///< or would have been, on a machine that can
    void highContrastChanged();
    void textScaleChanged();
    void artThemeChanged();
    void artThemesChanged();
    void fontsChanged();
    void noticeChanged();
    void coveredChanged();
    void menusChanged();
    void saveCopyWanted();
    void rulesWanted();
    void settingsWanted();
    void ruleWanted(const QString& gameId, const QString& entry); ///< the page shows this entry

private:
    void setPage(const QString& page);
    void open(MatchSession* session);
    void takeStorybook(MatchSession& session);
    void dropSession();
    void watchSaves();
    enum class Purpose : std::uint8_t { Play, PlayWithOthers, TakeOver, Look, ShowBroken };
    bool openSave(const QString& path, Purpose purpose);
    bool openNow(const QString& path, Purpose purpose);
    [[nodiscard]] bool isOurs(const QString& file) const;
    [[nodiscard]] MatchSession* playing(const QString& file) const;
    void askWhoPlays(const QString& file, const QString& holder);
    void askAboutStrangers(const QString& path, const match::Loaded& save);
    [[nodiscard]] QString copyOf(const QByteArray& text) const;
    bool openCopy(const QString& copy);
    void show(match::Loaded save, const QString& file, Purpose purpose, std::unique_ptr<SaveLock> lock,
              const QByteArray& foreign);
    void tellTrouble(const Sentence& problem);
    void tellBroken(const QString& path, std::string_view text, const match::LoadError& error);
    void setAside();
    void endPractice();
    void openStudy(const bots::TurningPoint& point, kit::Seat seat);
    void loadThemes();
    void proposeTheme();
    void proposePractice();
    void noteFinished(const MatchSession& session);
    [[nodiscard]] Postcard::Inscription inscription() const;
    void retellKeepsakes();
    void takeThemeFrom(const match::Match& match);
    void applySetting(const QByteArray& key);
    void applySound();
    Preferences m_preferences;
    SeatKeys m_seatKeys;
    Settings m_settings;
    FirstWords m_firstWords;
    GameListModel m_games;
    SaveListModel m_saves;
    SeatSheet m_sheet;
    TaleBook m_book;
    Postcard m_postcard;
    Voice m_voice;
    Question m_question;
    MatchSession* m_session = nullptr;
    const MatchSession* m_dropped = nullptr; ///< what is on the table is being let go
    Practice m_practice{m_preferences.file()};
    std::vector<ArtTheme> m_themes;
    QString m_page = QStringLiteral("home");
    QString m_artTheme;
    Sentence m_notice;
    Sentence m_trouble; ///< why the match cannot be saved, as it was told
    QString m_broken;   ///< the damaged save that the notice is about
    bool m_covered = false;
    QVariantList m_menuKeys;
    Sounds m_sounds;
    bool m_heard = false; ///< beHeard() was called
};

} // namespace taletop::app
