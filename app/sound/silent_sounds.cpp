// SPDX-License-Identifier: MIT
// For builds without Qt Multimedia.
#include "app/sound/sounds.h"

namespace taletop::app {

namespace {

class SilentSounds : public Sounds {
public:
    void play(const QString&) override {}
    void setVolume(double) override {}
};

} // namespace

std::unique_ptr<Sounds> makeSounds() { return std::make_unique<SilentSounds>(); }

} // namespace taletop::app
