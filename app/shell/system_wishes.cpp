// SPDX-License-Identifier: MIT
#include "app/shell/system_wishes.h"

#include <QApplication>
#include <QDir>
#include <QSettings>
#include <QStyle>

#include <algorithm>

namespace taletop::app {

namespace {

constexpr double ordinaryFont = 10; ///< points; KDE's at first

constexpr QLatin1String appearance("org.freedesktop.appearance");
constexpr QLatin1String gnome("org.gnome.desktop.interface");
constexpr QLatin1String gnomeAccess("org.gnome.desktop.a11y.interface");
constexpr QLatin1String kde("org.kde.kdeglobals.KDE");
constexpr QLatin1String kdeGeneral("org.kde.kdeglobals.General");

/// A value of a file as it stands there; a list, as of a font, in one piece.
QString fromFile(const QString& file, const QString& key) {
    const QVariant value = QSettings(file, QSettings::IniFormat).value(key);
    return value.toStringList().join(u',');
}

bool isNo(const QVariant& value) {
    const QString text = value.toString().toLower();
    return text == QLatin1String("0") || text == QLatin1String("false");
}

bool isYes(const QVariant& value) {
    const QString text = value.toString().toLower();
    return text == QLatin1String("1") || text == QLatin1String("true");
}

/// KDE's factor for how long things move: none at all is calm.
bool standsStill(const QVariant& factor) {
    bool isNumber = false;
    const double number = factor.toString().toDouble(&isNumber);
    return isNumber && number <= 0;
}

/// "Noto Sans,12,-1,5,..." is a font a fifth larger than the ordinary one.
double scaleOfFont(const QVariant& font) {
    const double points = font.toString().section(u',', 1, 1).toDouble();
    return points > 0 ? points / ordinaryFont : 1;
}

bool gtkIsCalm(const QDir& folder) {
    const QString key = QStringLiteral("Settings/gtk-enable-animations");
    for (const QString& version : {QStringLiteral("gtk-4.0"), QStringLiteral("gtk-3.0")}) {
        const QString value = fromFile(folder.filePath(version + QStringLiteral("/settings.ini")), key);
        if (!value.isEmpty())
            return isNo(value);
    }
    return false;
}

bool qtIsCalm() {
    const auto* application = qobject_cast<QApplication*>(QCoreApplication::instance());
    if (application == nullptr)
        return false;
#ifdef Q_OS_WIN
    if (!QApplication::isEffectEnabled(Qt::UI_General))
        return true;
#endif
    return QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration) <= 0;
}

QVariant value(const DesktopValues& said, QLatin1String group, const char* key) {
    return said.value(QString(group) + u'/' + QLatin1String(key));
}

} // namespace

const QStringList& desktopGroups() {
    static const QStringList groups{appearance, gnome, gnomeAccess, kde, kdeGeneral};
    return groups;
}

SystemWishes systemWishes(const QString& configFolder) {
    const QDir folder(configFolder);
    const QString globals = folder.filePath(QStringLiteral("kdeglobals"));
    const bool still = standsStill(fromFile(globals, QStringLiteral("KDE/AnimationDurationFactor")));
    return {.calm = still || gtkIsCalm(folder) || qtIsCalm(),
            .contrast = false,
            .textScale = scaleOfFont(fromFile(globals, QStringLiteral("font")))};
}

SystemWishes systemWishes(const QString& configFolder, const DesktopValues& said, bool qtEnlarges) {
    SystemWishes wishes = systemWishes(configFolder);
    const QVariant moves = value(said, gnome, "enable-animations");
    wishes.calm = wishes.calm || (moves.isValid() && isNo(moves)) ||
                  isYes(value(said, appearance, "reduced-motion")) ||
                  standsStill(value(said, kde, "AnimationDurationFactor"));
    wishes.contrast =
        isYes(value(said, appearance, "contrast")) || isYes(value(said, gnomeAccess, "high-contrast"));
    if (const QVariant font = value(said, kdeGeneral, "font"); font.isValid())
        wishes.textScale = scaleOfFont(font);
    if (!qtEnlarges)
        wishes.textScale = std::max(wishes.textScale, value(said, gnome, "text-scaling-factor").toDouble());
    return wishes;
}

std::optional<bool> wantsDark(const DesktopValues& said) {
    switch (value(said, appearance, "color-scheme").toInt()) {
    case 1:
        return true;
    case 2:
        return false;
    default:
        return std::nullopt;
    }
}

} // namespace taletop::app
