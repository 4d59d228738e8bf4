// SPDX-License-Identifier: MIT
#include "app/shell/appearance.h"

#include "app/shell/fonts.h"

#include <QHash>

#include <string_view>

namespace taletop::app {

namespace {

constexpr const char* likedTheme = "artTheme"; // key in the preferences

/// Returns the index of the option that selects a game's picture set, or -1.
int themeOption(const contract::GameInfo& info) {
    for (std::size_t i = 0; i < info.options.size(); ++i)
        if (std::string_view(info.options[i].key) == "theme")
            return static_cast<int>(i);
    return -1;
}

} // namespace

Appearance::Appearance(Settings& settings, Preferences& preferences)
    : m_settings(&settings), m_preferences(&preferences) {}

void Appearance::tell(const QByteArray& key) {
    static const QHash<QByteArray, void (Appearance::*)()> tellers{
        {"reducedMotion", &Appearance::reducedMotionChanged},
        {"highContrast", &Appearance::highContrastChanged},
        {"textScale", &Appearance::textScaleChanged},
    };
    if (const auto teller = tellers.value(key, nullptr))
        emit(this->*teller)();
}

// ---- pictures

void Appearance::setArtTheme(const QString& theme) {
    if (m_artTheme == theme || !artThemes().contains(theme))
        return;
    m_artTheme = theme;
    m_preferences->set(likedTheme, theme);
    emit artThemeChanged();
}

void Appearance::show(const contract::Game* game) {
    m_themes = game != nullptr ? taletop::app::artThemes(QString::fromUtf8(game->info().id))
                               : std::vector<ArtTheme>{};
    const QString liked = m_preferences->value(likedTheme, QString());
    QString theme = m_themes.empty() ? QString() : m_themes.front().id;
    if (artThemes().contains(liked))
        theme = liked;
    emit artThemesChanged();
    if (m_artTheme == theme)
        return;
    m_artTheme = theme;
    emit artThemeChanged();
}

void Appearance::propose(SeatSheet& sheet) const {
    const contract::GameInfo& info = sheet.game()->info();
    const int place = themeOption(info);
    if (place < 0)
        return;
    const contract::OptionInfo& option = info.options[static_cast<std::size_t>(place)];
    const QString liked = m_preferences->value(likedTheme, QString());
    for (int value = option.least; value <= option.most; ++value)
        if (QString::fromStdString(contract::optionValueText(option, value)) == liked)
            sheet.setOption(place, value);
}

void Appearance::takeFrom(const match::Match& match) {
    const contract::GameInfo& info = match.game().info();
    const int place = themeOption(info);
    if (place < 0)
        return;
    const auto index = static_cast<std::size_t>(place);
    const int value = match.header().options.values[index];
    setArtTheme(QString::fromStdString(contract::optionValueText(info.options[index], value)));
}

QStringList Appearance::artThemes() const {
    QStringList ids;
    for (const ArtTheme& theme : m_themes)
        ids.append(theme.id);
    return ids;
}

QStringList Appearance::artThemeNames() const {
    QStringList names;
    for (const ArtTheme& theme : m_themes)
        names.append(theme.name);
    return names;
}

// ---- language

QString Appearance::titleFont() const { return fonts::inLanguage(fonts::title, QLocale()); }

QString Appearance::storyFont() const { return fonts::inLanguage(fonts::story, QLocale()); }

QString Appearance::plainFont() const { return fonts::inLanguage(fonts::plain, QLocale()); }

qreal Appearance::leastLineHeight() const { return fonts::leastLineHeight(QLocale()); }

} // namespace taletop::app
