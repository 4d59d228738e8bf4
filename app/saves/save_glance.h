// SPDX-License-Identifier: MIT
// The information in a save that a list shows: read completely once, and kept for the card and its picture.
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
    contract::AnyState view; ///< the table's current public view
    kit::Text progress;      ///< progress, such as "turn 3"; may be empty
    bool finished = false;
    contract::Result result; ///< empty before the end, because it would reveal hidden cards
    bool readOnly = false;   ///< true if the match can't be continued here
};

/// Reads a save and replays it; callable on any thread.
[[nodiscard]] SaveGlance glanceAt(const QString& file);

/// Returns the URL of a picture of its table. `stamp` changes with the file.
[[nodiscard]] QString pictureAddress(const QString& file, const QString& stamp);

/// A thread-safe cache of the last glances.
class SaveGlances {
public:
    using Glance = std::shared_ptr<const SaveGlance>;

    SaveGlances();
    /// Returns the glance at a file, and reads it now unless it is known. `stamp` changes with the file.
    [[nodiscard]] Glance at(const QString& file, const QString& stamp);

private:
    QMutex m_mutex;
    QCache<QString, Glance> m_glances;
};

} // namespace taletop::app
