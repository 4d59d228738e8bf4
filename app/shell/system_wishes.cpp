// SPDX-License-Identifier: MIT
#include "app/shell/system_wishes.h"

#include <QApplication>
#include <QDir>
#include <QSettings>
#include <QStyle>

namespace taletop::app {

namespace {

QString fromFile(const QString& file, const QString& key) {
    return QSettings(file, QSettings::IniFormat).value(key).toString();
}

bool kdeIsCalm(const QDir& folder) {
    bool isNumber = false;
    const double factor =
        fromFile(folder.filePath(QStringLiteral("kdeglobals")), QStringLiteral("KDE/AnimationDurationFactor"))
            .toDouble(&isNumber);
    return isNumber && factor <= 0;
}

bool gtkIsCalm(const QDir& folder) {
    const QString key = QStringLiteral("Settings/gtk-enable-animations");
    for (const QString& version : {QStringLiteral("gtk-4.0"), QStringLiteral("gtk-3.0")}) {
        const QString value = fromFile(folder.filePath(version + QStringLiteral("/settings.ini")), key);
        if (!value.isEmpty())
            return value == QLatin1String("0") || value.toLower() == QLatin1String("false");
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

} // namespace

bool systemIsCalm(const QString& configFolder) {
    const QDir folder(configFolder);
    return kdeIsCalm(folder) || gtkIsCalm(folder) || qtIsCalm();
}

} // namespace taletop::app
