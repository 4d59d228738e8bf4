// SPDX-License-Identifier: MIT
#include "tests/access/looks.h"

#include "tests/access/lines.h"
#include "tests/access/what_is_shown.h"

#include <algorithm>

namespace taletop::app {

namespace {

QString firstDifference(const QStringList& one, const QStringList& other) {
    for (qsizetype i = 0; i < std::max(one.size(), other.size()); ++i)
        if (one.value(i) != other.value(i))
            return QStringLiteral("“%1” and “%2”").arg(one.value(i).trimmed(), other.value(i).trimmed());
    return {};
}

} // namespace

Look lookAt(TableWindow& table, const QByteArray& told, Closely closely) {
    MatchSession& session = table.session();
    Look look;
    look.told = told;
    look.seated = session.curtain()->seated();
    look.open = session.curtain()->mode() != QLatin1String("curtain") ||
                (session.over() && !session.match().game().info().secretsStay);
    const QImage frame = table.window().panel()->grabFramebuffer(); // first: what is painted is laid out
    look.shared = openToAll(session);
    look.shown = linesOf(table);
    look.frame = qHashBits(frame.constBits(), static_cast<size_t>(frame.sizeInBytes()));
    if (closely == Closely::Pictures)
        look.picture = frame;
    return look;
}

QString leakOf(const Look& one, const Look& other) {
    if (one.seated != other.seated)
        return QStringLiteral("seat %1 sits, and seat %2 in the other world")
            .arg(one.seated + 1)
            .arg(other.seated + 1);
    if (!one.wrong.isEmpty())
        return one.wrong;
    if (one.shared != other.shared)
        return QStringLiteral("what is open to all: ") + firstDifference(one.shared, other.shared);
    if (one.seated >= 0 || one.open)
        return {};
    if (one.shown != other.shown)
        return firstDifference(one.shown, other.shown);
    if (one.frame == other.frame)
        return {};
    const QString where = frameDifference(one.picture, other.picture);
    return where.isEmpty() ? QStringLiteral("the frame") : where;
}

Walked compare(const QList<Look>& one, const QList<Look>& other) {
    Walked walked;
    QStringList way;
    for (qsizetype i = 0; i < std::min(one.size(), other.size()); ++i) {
        if (one[i].told != other[i].told)
            return walked;
        ++walked.looks;
        walked.doors += one[i].lastOfDoor ? 1 : 0;
        way.append(one[i].door);
        walked.leak = leakOf(one[i], other[i]);
        if (!walked.leak.isEmpty()) {
            walked.leak.prepend(way.join(QStringLiteral(" > ")) + QStringLiteral(": "));
            return walked;
        }
    }
    if (one.size() != other.size())
        walked.leak = way.join(QStringLiteral(" > ")) + QStringLiteral(": one walk was longer");
    return walked;
}

} // namespace taletop::app
