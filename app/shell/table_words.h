// SPDX-License-Identifier: MIT
// What a table shows, in words to be heard: nothing that is not shown to whoever sits before the screen.
#pragma once

#include "app/session/match_session.h"

#include <QString>

namespace taletop::app {

/// The cards that the one who sits before the screen sees and others do not; while nobody sits there, that
/// nobody does.
[[nodiscard]] QString handWords(MatchSession& session);
/// What is asked; of several people with the name of who is, as the prompt bar has it.
[[nodiscard]] QString askedWords(MatchSession& session);
/// What has been touched so far: what one more touch would do, or the card that is taken up; "" of nothing.
[[nodiscard]] QString touchedWords(MatchSession& session);
/// What everybody sees: what is asked, the seats, and the cards that lie open.
[[nodiscard]] QString tableWords(MatchSession& session);
/// The last lines of the log, newest last.
[[nodiscard]] QString happenedWords(MatchSession& session);

} // namespace taletop::app
