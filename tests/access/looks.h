// SPDX-License-Identifier: MIT
// Captures the table at one moment, and compares two worlds that the public cannot tell apart.
#pragma once

#include "tests/e2e/table_window.h"

#include <QImage>
#include <QStringList>

namespace taletop::app {

/// A sentence that was announced to screen readers, unprompted or on request.
struct Heard {
    int seated = -1; ///< the seat that was seated at that time, or -1
    QString words;
};

/// The table after a press, or at the beginning.
struct Look {
    QString door;
    bool lastOfDoor = true; ///< false while the door's key is still down
    std::string moment;     ///< the current question
    QByteArray told;        ///< everything that the public and the knower may know about the match
    int seated = -1;        ///< the seat whose hand is open, or -1
    bool open = false;      ///< are hands open by agreement, or because the match is over?
    QString wrong;          ///< a complaint if the press must not open a hand but did, or ""
    QList<Heard> heard;     ///< the sentences since the previous look
    QStringList shared;     ///< the log and the open zones, as in the models
    QStringList shown;      ///< everything except the frame (linesOf)
    quint64 frame = 0;      ///< a hash of the frame
    QImage picture;         ///< the frame itself, only for locating a difference
};

enum class Closely { Sums, Pictures };

/// Captures the table now. `told` is everything that the public and the knower may know.
[[nodiscard]] Look lookAt(TableWindow& table, const QByteArray& told, Closely closely);

/// Returns a difference between looks at two worlds, or "". The worlds are the same to the public, and to the
/// `knower` if it is a seat. Compares everything if nobody or the knower is seated, otherwise only the log
/// and open cards.
[[nodiscard]] QString leakOf(const Look& one, const Look& other, int knower);

/// The result of a walk through both worlds.
struct Walked {
    QString leak;                     ///< the difference and the way to it, or ""
    std::vector<std::string> moments; ///< the moment after each door that led to the same public table
    int looks = 0;                    ///< the number of compared looks
    int alike = 0;                    ///< the number of completely compared looks
    int heard = 0;                    ///< the number of compared sentences
};

/// Compares look by look until the public knowledge differs, because then everyone may see a difference.
[[nodiscard]] Walked compare(const QList<Look>& one, const QList<Look>& other, int knower);

} // namespace taletop::app
