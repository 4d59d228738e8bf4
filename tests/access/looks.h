// SPDX-License-Identifier: MIT
// What a table shows at one moment, and what two worlds that are publicly the same differ in.
#pragma once

#include "tests/e2e/table_window.h"

#include <QImage>
#include <QStringList>

namespace taletop::app {

/// A sentence that screen readers were told unasked, or on demand.
struct Heard {
    int seated = -1; ///< before whom
    QString words;
};

/// After one press, or at first.
struct Look {
    QString door;
    bool lastOfDoor = true; ///< else the key is still down
    std::string moment;     ///< what is asked for
    QByteArray told;        ///< what the rules let everybody, and the knower, know of the match
    int seated = -1;        ///< who has lifted the curtain
    bool open = false;      ///< the table has agreed to open hands, or the match is over and lays them open
    QString wrong;          ///< opened by what may open nothing; "": no
    QList<Heard> heard;     ///< since the look before
    QStringList shared;     ///< the log and the zones that lie open to all, as the models have them
    QStringList shown;      ///< the models and what screen readers get (linesOf)
    quint64 frame = 0;      ///< sum over the frame
    QImage picture;         ///< the frame, where its sum does not tell enough
};

enum class Closely { Sums, Pictures };

/// What the table shows now, of which everybody is `told`.
[[nodiscard]] Look lookAt(TableWindow& table, const QByteArray& told, Closely closely);

/// What two looks at worlds that are publicly the same, and to the `knower` if that is a seat, differ in, as
/// far as nobody may see or hear it: with nobody or the knower seated, in anything; else in what lies open to
/// all and the log. "" if there is nothing.
[[nodiscard]] QString leakOf(const Look& one, const Look& other, int knower);

/// One walk through both worlds.
struct Walked {
    QString leak;                     ///< "": none; else the way to it, and what differed there
    std::vector<std::string> moments; ///< after each door that led to the same public table
    int looks = 0;                    ///< that were compared
    int alike = 0;                    ///< of those, in all that is shown
    int heard = 0;                    ///< sentences that were compared
};

/// Compares look by look, until what the table was told differs: from there on everybody may see it.
[[nodiscard]] Walked compare(const QList<Look>& one, const QList<Look>& other, int knower);

} // namespace taletop::app
