// SPDX-License-Identifier: MIT
// Describes the table in words for listeners, with nothing that the viewer can't see.
#pragma once

#include "app/session/match_session.h"

#include <QString>

namespace taletop::app {

/// Names the cards that only the viewer sees; if nobody is seated, says that no hand is open.
[[nodiscard]] QString handWords(MatchSession& session);
/// Returns the question; among several people with the name of the actor, as in the prompt bar.
[[nodiscard]] QString askedWords(MatchSession& session);
/// Returns the touches so far: what one more touch would do, or the card picked up; "" for none.
[[nodiscard]] QString touchedWords(MatchSession& session);
/// Describes everything public: the question, the seats, and the face-up cards.
[[nodiscard]] QString tableWords(MatchSession& session);
/// Returns the last lines of the log, newest last.
[[nodiscard]] QString happenedWords(MatchSession& session);

} // namespace taletop::app
