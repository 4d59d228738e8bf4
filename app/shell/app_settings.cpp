// SPDX-License-Identifier: MIT
// What the player can set, and remembers from one time to the next.
#include "app/shell/app.h"
#include "app/shell/fonts.h"

#include <algorithm>
#include <string_view>

namespace taletop::app {

namespace {

/// The option by which a game lets its players choose the picture set, or -1.
int themeOption(const ruleset::GameInfo& info) {
    for (std::size_t i = 0; i < info.options.size(); ++i)
        if (std::string_view(info.options[i].key) == "theme")
            return static_cast<int>(i);
    return -1;
}

} // namespace

void App::setSpeed(int speed) {
    speed = std::clamp(speed, 0, 3);
    if (m_speed == speed)
        return;
    m_speed = speed;
    m_preferences.set("speed", speed);
    if (m_session != nullptr)
        m_session->setSpeed(speed);
    emit speedChanged();
}

void App::setStepMode(bool stepMode) {
    if (m_stepMode == stepMode)
        return;
    m_stepMode = stepMode;
    m_preferences.set("stepMode", stepMode);
    if (m_session != nullptr)
        m_session->setStepMode(stepMode);
    emit stepModeChanged();
}

void App::setReducedMotion(bool reduced) {
    if (m_reducedMotion == reduced)
        return;
    m_reducedMotion = reduced;
    m_preferences.set("reducedMotion", reduced);
    emit reducedMotionChanged();
}

void App::setSounds(bool on) {
    if (m_soundsOn == on)
        return;
    m_soundsOn = on;
    m_preferences.set("sounds", on);
    emit soundsChanged();
}

void App::play(const QString& sound) {
    if (!m_soundsOn)
        return;
    m_sounds->play(sound);
    emit played(sound);
}

void App::setHighContrast(bool high) {
    if (m_highContrast == high)
        return;
    m_highContrast = high;
    m_preferences.set("highContrast", high);
    emit highContrastChanged();
}

void App::setTextScale(qreal scale) {
    scale = std::clamp(scale, 1.0, 1.5);
    if (qFuzzyCompare(m_textScale, scale))
        return;
    m_textScale = scale;
    m_preferences.set("textScale", scale);
    emit textScaleChanged();
}

void App::setArtTheme(const QString& theme) {
    if (m_artTheme == theme || !artThemes().contains(theme))
        return;
    m_artTheme = theme;
    m_preferences.set("artTheme", theme);
    emit artThemeChanged();
}

void App::loadThemes() {
    const ruleset::Game* game = currentGame();
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
    const ruleset::GameInfo& info = m_sheet.game()->info();
    const int place = themeOption(info);
    if (place < 0)
        return;
    const ruleset::OptionInfo& option = info.options[static_cast<std::size_t>(place)];
    const QString liked = m_preferences.value("artTheme", QString());
    for (int value = option.least; value <= option.most; ++value)
        if (QString::fromStdString(ruleset::optionValueText(option, value)) == liked)
            m_sheet.setOption(place, value);
}

void App::takeThemeFrom(const match::Match& match) {
    const ruleset::GameInfo& info = match.game().info();
    const int place = themeOption(info);
    if (place < 0)
        return;
    const auto index = static_cast<std::size_t>(place);
    const int value = match.header().options.values[index];
    setArtTheme(QString::fromStdString(ruleset::optionValueText(info.options[index], value)));
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

QString App::titleFont() const { return fonts::title; }

QString App::storyFont() const { return fonts::story; }

QString App::plainFont() const { return fonts::plain; }

} // namespace taletop::app
