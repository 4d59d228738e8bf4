// SPDX-License-Identifier: MIT
// Matches for tests of the models.
#pragma once

#include "app/session/match_session.h"
#include "core/contract/registry.h"

#include <QAbstractItemModel>
#include <QJsonArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

namespace taletop::app {

/// The header of a match of `game` with these kinds of players, one per seat.
[[nodiscard]] match::Header headerOf(const contract::Game& game, const QStringList& kinds,
                                     std::uint64_t seed);

/// A match that its turn limit ended before anyone won (TS-131); nullopt if no game has such a limit.
[[nodiscard]] std::optional<match::Match> undecidedMatch();

/// A session at speed 0 whose bots wait for begin().
[[nodiscard]] std::unique_ptr<MatchSession> sessionOf(const contract::Game& game, const QStringList& kinds,
                                                      std::uint64_t seed);

/// A session of people only that has already begun.
[[nodiscard]] std::unique_ptr<MatchSession> sessionOfPeople(const contract::Game& game, int seats,
                                                            std::uint64_t seed);

/// Submits the choice of this row; returns false if it was refused.
bool choose(MatchSession& session, int row);

/// The row of the first choice whose move starts with this text; -1 if there is none.
[[nodiscard]] int rowOf(MatchSession& session, const QString& start);

/// Runs the event loop until the match is over or a minute has passed.
void playOn(MatchSession& session);

/// Runs the event loop until the viewer, a person, must act or the match is over.
void waitForPerson(MatchSession& session);

/// Returns a description if the zones show more than `viewer` may see, or "".
[[nodiscard]] QString shownBeyond(MatchSession& session, kit::Seat viewer);

/// All rows of a model with all their roles.
[[nodiscard]] QJsonArray dump(const QAbstractItemModel& model);

/// Everything in a session's models, including zones.
[[nodiscard]] QJsonObject dump(MatchSession& session);

/// All models of a session, including the zones of its scene.
[[nodiscard]] QList<QAbstractItemModel*> modelsOf(MatchSession& session);

/// The file's text, or "" if there is none.
[[nodiscard]] QByteArray textOf(const QString& file);

} // namespace taletop::app
