// SPDX-License-Identifier: MIT
// Matches to test the models with.
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

/// The first line of a match of `game` with these kinds of players, one a seat.
[[nodiscard]] match::Header headerOf(const contract::Game& game, const QStringList& kinds,
                                     std::uint64_t seed);

/// A match that its limit of turns ended before anybody won (TS-131); nothing where no game has such a limit.
[[nodiscard]] std::optional<match::Match> undecidedMatch();

/// A session at speed 0 whose bots wait for begin().
[[nodiscard]] std::unique_ptr<MatchSession> sessionOf(const contract::Game& game, const QStringList& kinds,
                                                      std::uint64_t seed);

/// The same with people alone, begun.
[[nodiscard]] std::unique_ptr<MatchSession> sessionOfPeople(const contract::Game& game, int seats,
                                                            std::uint64_t seed);

/// Submits the choice of this row; false: it was refused.
bool choose(MatchSession& session, int row);

/// The row of the first choice whose move begins like that; -1: there is none.
[[nodiscard]] int rowOf(MatchSession& session, const QString& start);

/// Lets the event loop run until the match is over or a minute has passed.
void playOn(MatchSession& session);

/// Lets it run until the viewer, a person, must act or the match is over.
void waitForPerson(MatchSession& session);

/// What is wrong with what the zones show, if only what `viewer` sees may be there; "": nothing.
[[nodiscard]] QString shownBeyond(MatchSession& session, kit::Seat viewer);

/// All rows of a model with all their roles.
[[nodiscard]] QJsonArray dump(const QAbstractItemModel& model);

/// Everything that a session shows, zones included.
[[nodiscard]] QJsonObject dump(MatchSession& session);

/// All models of a session, the zones of its scene among them.
[[nodiscard]] QList<QAbstractItemModel*> modelsOf(MatchSession& session);

/// The file's text, or "" if there is none.
[[nodiscard]] QByteArray textOf(const QString& file);

} // namespace taletop::app
