// SPDX-License-Identifier: MIT
// The table at one moment, and the differences between two worlds that look the same to the public.
#pragma once

#include "tests/e2e/table_window.h"

#include <QImage>
#include <QStringList>

namespace taletop::app {

/// A sentence announced to screen readers, unprompted or on demand.
struct Heard {
    int seated = -1; ///< the person who was seated
    QString words;
};

/// The table after a press, or at the beginning.
struct Look {
    QString door;
    bool lastOfDoor = true; ///< otherwise the key is still down
    std::string moment;     ///< the current question
    QByteArray told;        ///< all that the public, and the knower, may know of the match
    int seated = -1;        ///< the person who has lifted the curtain
    bool open = false;      ///< hands are open by agreement, or the match is over and opens them
    QString wrong;          ///< a press that opened a hand but must not; "": none
    QList<Heard> heard;     ///< since the previous look
    QStringList shared;     ///< the log and the open zones, as the models have them
    QStringList shown;      ///< the models and texts for screen readers (linesOf)
    quint64 frame = 0;      ///< hash of the frame
    QImage picture;         ///< the frame itself, if its hash is not enough
};

enum class Closely { Sums, Pictures };

/// The table now; `told` is what the public knows.
[[nodiscard]] Look lookAt(TableWindow& table, const QByteArray& told, Closely closely);

/// The difference between looks at two worlds that are the same to the public, and to the `knower` if it is a
/// seat, in what must not differ: everything if nobody or the knower is seated, otherwise the open things and
/// the log. "" if there is none.
[[nodiscard]] QString leakOf(const Look& one, const Look& other, int knower);

/// The result of a walk through both worlds.
struct Walked {
    QString leak;                     ///< "": none; otherwise the way to it and the difference
    std::vector<std::string> moments; ///< after each door that led to the same public table
    int looks = 0;                    ///< number of looks compared
    int alike = 0;                    ///< those compared completely
    int heard = 0;                    ///< number of sentences compared
};

/// Compares look by look until the public knowledge differs: from there on everyone may see the difference.
[[nodiscard]] Walked compare(const QList<Look>& one, const QList<Look>& other, int knower);

} // namespace taletop::app
