// SPDX-License-Identifier: MIT
#include "app/shell/asked.h"

namespace taletop::app {

Asked Asked::at(MatchSession* session) {
    if (session == nullptr)
        return {};
    Asked asked{.session = session,
                .step = session->step(),
                .actor = session->actor(),
                .due = session->curtain()->seat(),
                .seated = session->curtain()->seated(),
                .page = session->story()->waits() ? session->story()->index() : -1,
                .vote = session->vote()->question(),
                .again = session->thought()->asking()};
    if (asked.actor >= 0)
        asked.moves = match::movesOf(session->match().journal(), static_cast<kit::Seat>(asked.actor));
    const ChoiceModel& choices = *session->choices();
    for (int row = 0; row < choices.rowCount(); ++row)
        asked.offered.append(choices.data(choices.index(row), ChoiceModel::MoveRole).toString());
    return asked;
}

} // namespace taletop::app
