// SPDX-License-Identifier: MIT
// Looks at the table at one moment, and finds differences between two worlds that are alike to the public.
#pragma once

#include "tests/e2e/table_window.h"

#include <QImage>
#include <QStringList>

namespace taletop::app {

/// A sentence announced to screen readers, unprompted or on demand.
struct Heard {
    int seated = -1; ///< the seat that was seated then, or -1
    QString words;
};

/// The table after a press, or at the beginning.
struct Look {
    QString door;
    bool lastOfDoor = true; ///< false while the door's key is still down
    std::string moment;     ///< the current question
    QByteArray told;        ///< all that the public, and the knower, may know of the match
    int seated = -1;        ///< the seat whose hand is open, or -1
    bool open = false;      ///< are hands open by agreement, or because the match is over?
    QString wrong;          ///< a complaint if the press opened a hand but must not, or ""
    QList<Heard> heard;     ///< since the previous look
    QStringList shared;     ///< the log and the open zones, as the models have them
    QStringList shown;      ///< everything except the frame (linesOf)
    quint64 frame = 0;      ///< hash of the frame
    QImage picture;         ///< the frame itself, if a difference must be located
};

enum class Closely { Sums, Pictures };

/// Looks at the table now; `told` is what the public and the knower may know.
[[nodiscard]] Look lookAt(TableWindow& table, const QByteArray& told, Closely closely);

/// Returns a difference between looks at two worlds that are alike to the public, and to the `knower` if it
/// is a seat, or "". Compares everything if nobody or the knower is seated, otherwise only open things and
/// the log.
[[nodiscard]] QString leakOf(const Look& one, const Look& other, int knower);

/// The result of a walk through both worlds.
struct Walked {
    QString leak;                     ///< the difference and the way to it, or ""
    std::vector<std::string> moments; ///< after each door that led to the same public table
    int looks = 0;                    ///< number of looks compared
    int alike = 0;                    ///< number of looks compared completely
    int heard = 0;                    ///< number of sentences compared
};

/// Compares look by look until the public knowledge differs, because then everyone may see a difference.
[[nodiscard]] Walked compare(const QList<Look>& one, const QList<Look>& other, int knower);

} // namespace taletop::app
