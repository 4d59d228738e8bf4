// SPDX-License-Identifier: MIT
// The appearance of the tables: the game's pictures, the size of letters, contrast and motion.
#pragma once

#include "app/art/art_themes.h"
#include "app/models/seat_sheet.h"
#include "app/shell/preferences.h"
#include "app/shell/settings.h"
#include "core/match/match.h"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace taletop::app {

class Appearance : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("App.appearance")
    Q_PROPERTY(bool reducedMotion READ reducedMotion WRITE setReducedMotion NOTIFY reducedMotionChanged)
    Q_PROPERTY(bool highContrast READ highContrast WRITE setHighContrast NOTIFY highContrastChanged)
    Q_PROPERTY(qreal textScale READ textScale WRITE setTextScale NOTIFY textScaleChanged)
    Q_PROPERTY(QString artTheme READ artTheme WRITE setArtTheme NOTIFY artThemeChanged)
    Q_PROPERTY(QStringList artThemes READ artThemes NOTIFY artThemesChanged)
    Q_PROPERTY(QStringList artThemeNames READ artThemeNames NOTIFY artThemesChanged)
    Q_PROPERTY(QString titleFont READ titleFont CONSTANT)
    Q_PROPERTY(QString storyFont READ storyFont CONSTANT)
    Q_PROPERTY(QString plainFont READ plainFont CONSTANT)
    Q_PROPERTY(qreal leastLineHeight READ leastLineHeight CONSTANT)

public:
    /// Both arguments must outlive this.
    Appearance(Settings& settings, Preferences& preferences);

    [[nodiscard]] bool reducedMotion() const { return m_settings->value("reducedMotion").toBool(); }
    void setReducedMotion(bool reduced) { m_settings->set("reducedMotion", reduced); }
    [[nodiscard]] bool highContrast() const { return m_settings->value("highContrast").toBool(); }
    void setHighContrast(bool high) { m_settings->set("highContrast", high); }
    [[nodiscard]] qreal textScale() const { return m_settings->value("textScale").toDouble(); } ///< 1 to 1.5
    void setTextScale(qreal scale) { m_settings->set("textScale", scale); }
    /// Returns the picture set of the current game, or "" if it has only one.
    [[nodiscard]] QString artTheme() const { return m_artTheme; }
    void setArtTheme(const QString& theme); ///< one of artThemes(); becomes the favourite
    [[nodiscard]] QStringList artThemes() const;
    [[nodiscard]] QStringList artThemeNames() const;
    [[nodiscard]] QString titleFont() const;
    [[nodiscard]] QString storyFont() const;
    [[nodiscard]] QString plainFont() const;
    [[nodiscard]] qreal leastLineHeight() const; ///< least line height factor for this language

    // ---- for C++ only

    /// Shows this game from now on, or none if it is nullptr. Uses the favourite pictures if the game has
    /// them.
    void show(const contract::Game* game);
    /// Preselects the favourite pictures on the setup sheet.
    void propose(SeatSheet& sheet) const;
    /// Adopts the pictures chosen for this match, if its game offers a choice.
    void takeFrom(const match::Match& match);
    void tell(const QByteArray& key); ///< emits the change signal of this setting

signals:
    void reducedMotionChanged();
    void highContrastChanged();
    void textScaleChanged();
    void artThemeChanged();
    void artThemesChanged();

private:
    Settings* m_settings;
    Preferences* m_preferences;
    std::vector<ArtTheme> m_themes; ///< picture sets of the current game
    QString m_artTheme;
};

} // namespace taletop::app
