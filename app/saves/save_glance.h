// SPDX-License-Identifier: MIT
// The information about a save that lists show. A save is read once, for both its entry in a list and its
// picture.
#pragma once

#include "core/kit/text.h"
#include "core/match/match.h"

#include <QCache>
#include <QMutex>
#include <QString>

#include <memory>

namespace taletop::app {

struct SaveGlance {
    bool opened = true;                   ///< could the file be read?
    const contract::Game* game = nullptr; ///< nullptr if the save is damaged or unreadable
    match::Header header;
    contract::AnyState view; ///< view of the table for everyone
    kit::Text progress;      ///< text such as "turn 3"; may be empty
    bool finished = false;
    contract::Result result; ///< empty before the end, because it would reveal hidden cards
    bool readOnly = false;   ///< true if the match can't be continued here
};

/// Reads a save and replays it; callable on any thread.
[[nodiscard]] SaveGlance glanceAt(const QString& file);

/// Returns the URL of a picture of the save's table. `stamp` changes with the file.
[[nodiscard]] QString pictureAddress(const QString& file, const QString& stamp);

/// A thread-safe cache of recent glances.
class SaveGlances {
public:
    using Glance = std::shared_ptr<const SaveGlance>;

    SaveGlances();
    /// Returns the glance at a file, reading the file unless the glance is cached. `stamp` changes with the
    /// file.
    [[nodiscard]] Glance at(const QString& file, const QString& stamp);

private:
    QMutex m_mutex;
    QCache<QString, Glance> m_glances;
};

} // namespace taletop::app
