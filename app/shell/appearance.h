// SPDX-License-Identifier: MIT
// How everything looks, whatever it is: the pictures of a game, letters, contrast, motion.
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
    /// Both must outlive this.
    Appearance(Settings& settings, Preferences& preferences);

    [[nodiscard]] bool reducedMotion() const { return m_settings->value("reducedMotion").toBool(); }
    void setReducedMotion(bool reduced) { m_settings->set("reducedMotion", reduced); }
    [[nodiscard]] bool highContrast() const { return m_settings->value("highContrast").toBool(); }
    void setHighContrast(bool high) { m_settings->set("highContrast", high); }
    [[nodiscard]] qreal textScale() const { return m_settings->value("textScale").toDouble(); } ///< 1 to 1.5
    void setTextScale(qreal scale) { m_settings->set("textScale", scale); }
    /// The pictures of the game that is shown; "" where it has one kind alone.
    [[nodiscard]] QString artTheme() const { return m_artTheme; }
    void setArtTheme(const QString& theme); ///< one of artThemes(), and liked from now on
    [[nodiscard]] QStringList artThemes() const;
    [[nodiscard]] QStringList artThemeNames() const;
    [[nodiscard]] QString titleFont() const;
    [[nodiscard]] QString storyFont() const;
    [[nodiscard]] QString plainFont() const;
    [[nodiscard]] qreal leastLineHeight() const; ///< a factor; what lines of this language need

    // ---- not for QML

    /// This game is shown from now on, in the pictures that are liked if it has them; nullptr: none.
    void show(const contract::Game* game);
    /// The set-up sheet begins with the pictures that were liked last time.
    void propose(SeatSheet& sheet) const;
    /// The pictures that were chosen for this match, where its game lets one choose them.
    void takeFrom(const match::Match& match);
    void tell(const QByteArray& key); ///< this setting has changed

signals:
    void reducedMotionChanged();
    void highContrastChanged();
    void textScaleChanged();
    void artThemeChanged();
    void artThemesChanged();

private:
    Settings* m_settings;
    Preferences* m_preferences;
    std::vector<ArtTheme> m_themes; ///< of the game that is shown
    QString m_artTheme;
};

} // namespace taletop::app
