// SPDX-License-Identifier: MIT
// What the player can set, and remembers from one time to the next.
#include "app/shell/app.h"
#include "app/shell/fonts.h"

#include <string_view>

namespace taletop::app {

namespace {

/// The option by which a game lets its players choose the picture set, or -1.
int themeOption(const contract::GameInfo& info) {
    for (std::size_t i = 0; i < info.options.size(); ++i)
        if (std::string_view(info.options[i].key) == "theme")
            return static_cast<int>(i);
    return -1;
}

} // namespace

/// A running match and the scenes follow at once.
void App::applySetting(const QByteArray& key) {
    const QVariant value = key == "seatKeys" ? QVariant() : m_settings.value(key.constData());
    if (m_session != nullptr) {
        if (key == "speed")
            m_session->setSpeed(value.toInt());
        else if (key == "stepMode")
            m_session->setStepMode(value.toBool());
        else if (key == "askFirst")
            m_session->thought()->setWanted(value.toBool());
        else if (key == "thinkAgain")
            m_session->setThinkAgain(value.toInt());
        else if (key == "forcedSteps")
            m_session->setForcedSteps(value.toBool());
        else if (key == "curtainIdle")
            m_session->curtain()->setIdle(value.toInt());
        else if (key == "responseBeat") // an example waits until it has been read
            m_session->beat()->setLength(m_session->autosave().file().isEmpty() ? 0 : value.toInt() * 1000);
    }
    if (key == "firstWords")
        m_firstWords.setWanted(value.toBool());
    applySound();
    static const QHash<QByteArray, void (App::*)()> tellers{
        {"speed", &App::speedChanged},
        {"stepMode", &App::stepModeChanged},
        {"reducedMotion", &App::reducedMotionChanged},
        {"sounds", &App::soundsChanged},
        {"highContrast", &App::highContrastChanged},
        {"textScale", &App::textScaleChanged},
    };
    if (const auto teller = tellers.value(key, nullptr))
        emit(this->*teller)();
}

void App::play(const QString& sound) {
    if (!sounds())
        return;
    m_sounds.play(sound); // of some things that happen there is none
    emit played(sound);
}

void App::beHeard() {
    m_heard = true;
    applySound();
}

void App::applySound() {
    m_sounds.setVolume(m_settings.value("volume").toInt() / 100.0);
    m_sounds.setOn(m_heard && sounds());
    m_voice.setVolume(m_settings.value("voiceVolume").toInt() / 100.0);
    m_voice.setOn(m_heard && m_settings.value("voice").toBool());
}

void App::setArtTheme(const QString& theme) {
    if (m_artTheme == theme || !artThemes().contains(theme))
        return;
    m_artTheme = theme;
    m_preferences.set("artTheme", theme);
    emit artThemeChanged();
}

void App::loadThemes() {
    const contract::Game* game = currentGame();
    m_themes = game != nullptr ? taletop::app::artThemes(QString::fromUtf8(game->info().id))
                               : std::vector<ArtTheme>{};
    const QString wanted = m_preferences.value("artTheme", QString());
    QString theme = m_themes.empty() ? QString() : m_themes.front().id;
    if (artThemes().contains(wanted))
        theme = wanted;
    emit artThemesChanged();
    if (m_artTheme == theme)
        return;
    m_artTheme = theme;
    emit artThemeChanged();
}

/// The set-up sheet begins with the pictures that were liked last time.
void App::proposeTheme() {
    const contract::GameInfo& info = m_sheet.game()->info();
    const int place = themeOption(info);
    if (place < 0)
        return;
    const contract::OptionInfo& option = info.options[static_cast<std::size_t>(place)];
    const QString liked = m_preferences.value("artTheme", QString());
    for (int value = option.least; value <= option.most; ++value)
        if (QString::fromStdString(contract::optionValueText(option, value)) == liked)
            m_sheet.setOption(place, value);
}

/// Whoever opens a box for the first time practises; what somebody has chosen stays chosen.
void App::proposePractice() {
    const QString game = m_sheet.gameId();
    m_sheet.proposePractice(m_preferences.practiceOf(game),
                            !m_preferences.hasFinished(game) && !m_preferences.hasChosenPractice(game));
}

/// A match that is kept; an example or a lesson is no game.
void App::noteFinished(const MatchSession& session) {
    const auto& seats = session.match().header().seats;
    const bool played = std::ranges::any_of(
        seats, [](const match::SeatRecord& seat) { return seat.kind == match::personKind; });
    if (session.over() && played && !m_practice.shows(&session))
        m_preferences.noteFinished(session.gameId());
}

void App::takeThemeFrom(const match::Match& match) {
    const contract::GameInfo& info = match.game().info();
    const int place = themeOption(info);
    if (place < 0)
        return;
    const auto index = static_cast<std::size_t>(place);
    const int value = match.header().options.values[index];
    setArtTheme(QString::fromStdString(contract::optionValueText(info.options[index], value)));
}

QStringList App::artThemes() const {
    QStringList ids;
    for (const ArtTheme& theme : m_themes)
        ids.append(theme.id);
    return ids;
}

QStringList App::artThemeNames() const {
    QStringList names;
    for (const ArtTheme& theme : m_themes)
        names.append(theme.name);
    return names;
}

void App::setCovered(bool covered) {
    if (m_covered == covered)
        return;
    m_covered = covered;
    emit coveredChanged();
}

void App::setMenuKeys(const QVariantList& keys) {
    m_menuKeys = keys;
    emit menusChanged();
}

void App::retell() {
    m_games.retell();
    m_sheet.retell();
    m_saves.retell();
    m_settings.rows()->retell();
    for (MatchSession* session : {m_session, m_practice.waiting()})
        if (session != nullptr)
            session->retell();
    m_practice.retell();
    m_firstWords.retell();
    m_question.retell();
    retellKeepsakes();
    emit noticeChanged();
    loadThemes();
    emit fontsChanged();
}

QString App::titleFont() const { return fonts::inLanguage(fonts::title, QLocale()); }

QString App::storyFont() const { return fonts::inLanguage(fonts::story, QLocale()); }

QString App::plainFont() const { return fonts::inLanguage(fonts::plain, QLocale()); }

qreal App::leastLineHeight() const { return fonts::leastLineHeight(QLocale()); }

} // namespace taletop::app
