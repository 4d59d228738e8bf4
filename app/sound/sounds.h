// SPDX-License-Identifier: MIT
// The small sounds of the table, by the names of the files in resources/sounds ("seal"). A build
// without Qt Multimedia is silent.
#pragma once

#include <QString>

#include <memory>

namespace taletop::app {

class Sounds {
public:
    Sounds() = default;
    virtual ~Sounds() = default;
    Sounds(const Sounds&) = delete;
    Sounds& operator=(const Sounds&) = delete;

    /// Begins to play; a sound that is still heard goes on beside it. Unknown names: nothing.
    virtual void play(const QString& name) = 0;
    /// 0 to 1, of what the system allows.
    virtual void setVolume(double volume) = 0;
};

/// What this build can do.
[[nodiscard]] std::unique_ptr<Sounds> makeSounds();

} // namespace taletop::app
