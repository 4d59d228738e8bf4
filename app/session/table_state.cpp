// SPDX-License-Identifier: MIT
#include "app/session/table_state.h"

#include <utility>

namespace taletop::app {

TableState takeState(MatchSession& session) {
    const Curtain& curtain = *session.curtain();
    const Review& review = *session.review();
    TableState state{.match = session.match(),
                     .saveFile = std::move(session.saveFile()),
                     .readOnly = session.table().readOnly,
                     .privacy = curtain.mode(),
                     .seated = curtain.seated(),
                     .past = {},
                     .pastViewer = review.viewer(),
                     .judged = session.lookBack()->begun(),
                     .judgedSeat = session.lookBack()->seat()};
    if (review.active())
        state.past = review.position();
    return state;
}

std::unique_ptr<MatchSession> sessionOf(TableState& state) {
    auto session = std::make_unique<MatchSession>(std::move(state.match));
    session->saveFile() = std::move(state.saveFile);
    if (!state.readOnly.empty())
        session->setReadOnly(state.readOnly);
    if (!session->saveFile().problem().isEmpty())
        session->autosave()->save(); // lets the new session report a failed save in its own language
    return session;
}

void restore(MatchSession& session, const TableState& state) {
    Curtain& curtain = *session.curtain();
    curtain.setMode(state.privacy);
    curtain.sit(state.seated);
    if (state.judged)
        session.lookBack()->begin();
    session.lookBack()->setSeat(state.judgedSeat);
    if (!state.past)
        return session.review()->leave();
    session.review()->open(*state.past);
    session.review()->setViewer(state.pastViewer);
}

} // namespace taletop::app
