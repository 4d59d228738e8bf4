// SPDX-License-Identifier: MIT
// What a list shows of a save: read once, whole, and kept for the card and its picture.
#pragma once

#include "core/kit/text.h"
#include "core/match/match.h"

#include <QCache>
#include <QMutex>
#include <QString>

#include <memory>

namespace taletop::app {

struct SaveGlance {
    bool opened = true;                   ///< its file could be read
    const contract::Game* game = nullptr; ///< nullptr: it is damaged, or could not be read
    match::Header header;
    contract::AnyState view; ///< of the table as it stands, what lies open for everybody
    kit::Text progress;      ///< how far it is: "turn 3"; may be empty
    bool finished = false;
    contract::Result result; ///< of what is finished; empty before, when it would tell what is hidden
    bool readOnly = false;   ///< it cannot be played on here
};

/// Reads a save and plays it through; on any thread.
[[nodiscard]] SaveGlance glanceAt(const QString& file);

/// The address of a picture of its table. `stamp` is another one when the file has changed.
[[nodiscard]] QString pictureAddress(const QString& file, const QString& stamp);

/// The glances at the files that were looked at last; for any number of threads.
class SaveGlances {
public:
    using Glance = std::shared_ptr<const SaveGlance>;

    SaveGlances();
    /// At a file. `stamp` is another one when the file has changed; read now if nobody has read it yet.
    [[nodiscard]] Glance at(const QString& file, const QString& stamp);

private:
    QMutex m_mutex;
    QCache<QString, Glance> m_glances;
};

} // namespace taletop::app
