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

/// The sentences that were announced while nobody or the knower was seated.
QStringList heardBy(const Look& look, int knower) {
    QStringList words;
    for (const Heard& each : look.heard)
        if (!look.open && (each.seated < 0 || each.seated == knower))
            words.append(each.words);
    return words;
}

/// Must the whole look be the same in both worlds? This holds if nobody or the knower is seated.
bool isAlike(const Look& look, int knower) {
    return !look.open && (look.seated < 0 || look.seated == knower);
}

/// Has the match ended, in a game that reveals its secrets at the end? Then anyone who reviews the match may
/// see any hand, even before the end has been narrated.
bool handsAreOpen(MatchSession& session) {
    const match::Match& match = session.match();
    return match.over() && !match.game().info().secretsStay && (session.over() || session.review()->active());
}

} // namespace

Look lookAt(TableWindow& table, const QByteArray& told, Closely closely) {
    MatchSession& session = table.session();
    Look look;
    look.told = told;
    look.seated = session.curtain()->seated();
    look.open = session.curtain()->mode() != QLatin1String("curtain") || handsAreOpen(session);
    const QImage frame = table.window().panel()->grabFramebuffer(); // first, as painting ends the layout
    look.shared = openToAll(session);
    look.shown = linesOf(table);
    look.frame = qHashBits(frame.constBits(), static_cast<size_t>(frame.sizeInBytes()));
    if (closely == Closely::Pictures)
        look.picture = frame;
    return look;
}

QString leakOf(const Look& one, const Look& other, int knower) {
    if (one.seated != other.seated)
        return QStringLiteral("seat %1 sits, and seat %2 in the other world")
            .arg(one.seated + 1)
            .arg(other.seated + 1);
    if (!one.wrong.isEmpty())
        return one.wrong;
    if (one.shared != other.shared)
        return QStringLiteral("what is open to all: ") + firstDifference(one.shared, other.shared);
    if (const QStringList heard = heardBy(one, knower); heard != heardBy(other, knower))
        return QStringLiteral("what is heard: ") + firstDifference(heard, heardBy(other, knower));
    if (!isAlike(one, knower))
        return {};
    if (one.shown != other.shown)
        return firstDifference(one.shown, other.shown);
    if (one.frame == other.frame)
        return {};
    const QString where = frameDifference(one.picture, other.picture);
    return where.isEmpty() ? QStringLiteral("the frame") : where;
}

Walked compare(const QList<Look>& one, const QList<Look>& other, int knower) {
    Walked walked;
    QStringList way;
    for (qsizetype i = 0; i < std::min(one.size(), other.size()); ++i) {
        if (one[i].told != other[i].told)
            return walked;
        ++walked.looks;
        walked.alike += isAlike(one[i], knower) ? 1 : 0;
        walked.heard += static_cast<int>(heardBy(one[i], knower).size());
        if (one[i].lastOfDoor)
            walked.moments.push_back(one[i].moment);
        way.append(one[i].door);
        walked.leak = leakOf(one[i], other[i], knower);
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
