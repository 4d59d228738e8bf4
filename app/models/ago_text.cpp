// SPDX-License-Identifier: MIT
#include "app/models/ago_text.h"

#include "app/models/save_list_model.h"

#include <QLocale>

namespace taletop::app {

bool isToCome(const QDateTime& then, const QDateTime& now) { return now.addDays(1) < then; }

QString agoText(const QDateTime& then, const QDateTime& now) {
    const qint64 minutes = then.secsTo(now) / 60;
    if (isToCome(then, now))
        return QLocale().toString(then.date(), QLocale::ShortFormat);
    if (minutes < 1)
        return SaveListModel::tr("just now");
    if (minutes < 2)
        return SaveListModel::tr("a minute ago");
    if (minutes < 60)
        return SaveListModel::tr("%1 minutes ago").arg(minutes);
    if (minutes < 120)
        return SaveListModel::tr("an hour ago");
    const qint64 days = then.daysTo(now);
    if (days < 1)
        return SaveListModel::tr("%1 hours ago").arg(minutes / 60);
    if (days < 2)
        return SaveListModel::tr("yesterday");
    if (days < 7)
        return SaveListModel::tr("%1 days ago").arg(days);
    return QLocale().toString(then.date(), QLocale::ShortFormat);
}

} // namespace taletop::app
