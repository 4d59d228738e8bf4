// SPDX-License-Identifier: MIT
#include "app/shell/leaving.h"

namespace taletop::app {

namespace {

/// Tries again to save if there is anything to save. Is every move saved?
bool isSafe(MatchSession& session) {
    if (session.saveFile().behind())
        session.autosave()->save();
    return session.saveFile().wouldBeLost(session.match()).isEmpty();
}

} // namespace

Leaving::Leaving(const Others& others)
    : m_practice(&others.practice), m_tabletop(&others.tabletop), m_visits(&others.visits),
      m_question(&others.question) {}

bool Leaving::saved() {
    // Show the match that the question will be about.
    if (m_practice->waiting() != nullptr && !isSafe(*m_practice->waiting()))
        m_visits->leave();
    MatchSession* session = m_tabletop->session();
    return session == nullptr || m_tabletop->letsGoOf(session) || isSafe(*session);
}

void Leaving::whenSaved(const std::function<void()>& next) {
    if (saved())
        return next();
    MatchSession& session = *m_tabletop->session();
    m_question->ask(tr("Leave without saving?"), session.saveFile().wouldBeLost(session.match()),
                    {{QStringLiteral("copy"), tr("Save a copy elsewhere…"), tr("Then leaves the table."),
                      [this, next] {
                          emit copyWanted();
                          whenSaved(next);
                      }},
                     {QStringLiteral("leave"), tr("Leave anyway"), tr("Unsaved moves will be lost."), next},
                     {QStringLiteral("stay"), tr("Stay"),
                      tr("Keep playing. The game will be saved as soon as possible.")}});
}

} // namespace taletop::app
