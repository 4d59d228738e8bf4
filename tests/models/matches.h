// SPDX-License-Identifier: MIT
// Creates matches for tests of the models.
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

/// A match that ended at its turn limit without a winner (TS-131), or nullopt if no game has such a limit.
[[nodiscard]] std::optional<match::Match> undecidedMatch();

/// A session at speed 0. Its bots do not move before begin().
[[nodiscard]] std::unique_ptr<MatchSession> sessionOf(const contract::Game& game, const QStringList& kinds,
                                                      std::uint64_t seed);

/// A session of people only, which has already begun.
[[nodiscard]] std::unique_ptr<MatchSession> sessionOfPeople(const contract::Game& game, int seats,
                                                            std::uint64_t seed);

/// Submits the choice of this row. Returns false if the choice was refused.
bool choose(MatchSession& session, int row);

/// The row of the first choice whose move starts with this text, or -1.
[[nodiscard]] int rowOf(MatchSession& session, const QString& start);

/// Runs the event loop until the match is over or a minute has passed.
void playOn(MatchSession& session);

/// Runs the event loop until the viewer, a person, must act or the match is over.
void waitForPerson(MatchSession& session);

/// Compares the zones with the view of `viewer`. Returns a description of the first difference, or "".
[[nodiscard]] QString shownBeyond(MatchSession& session, kit::Seat viewer);

/// Returns all rows of a model with all their roles.
[[nodiscard]] QJsonArray dump(const QAbstractItemModel& model);

/// Returns the contents of all models of a session, including its zones.
[[nodiscard]] QJsonObject dump(MatchSession& session);

/// Returns all models of a session, including those of its zones.
[[nodiscard]] QList<QAbstractItemModel*> modelsOf(MatchSession& session);

/// The file's text, or "" if the file cannot be read.
[[nodiscard]] QByteArray textOf(const QString& file);

} // namespace taletop::app
