// SPDX-License-Identifier: MIT
// Describes the table in words for listeners, with nothing that the viewer can't see.
#pragma once

#include "app/session/match_session.h"

#include <QString>

namespace taletop::app {

/// Returns the names of the cards that only the viewer sees, or a text that no hand is open.
[[nodiscard]] QString handWords(MatchSession& session);
/// Returns the question. With several people, includes the actor's name, as in the prompt bar.
[[nodiscard]] QString askedWords(MatchSession& session);
/// Returns what one more touch would do after the touches so far, or the card picked up; "" without touches.
[[nodiscard]] QString touchedWords(MatchSession& session);
/// Describes everything public: the question, the seats, and the face-up cards.
[[nodiscard]] QString tableWords(MatchSession& session);
/// Returns the last lines of the log, newest last.
[[nodiscard]] QString happenedWords(MatchSession& session);

} // namespace taletop::app
