// SPDX-License-Identifier: MIT
// For builds without Qt TextToSpeech.
#include "app/speech/voice.h"

namespace taletop::app {

namespace {

class NoVoice : public Voice {
public:
    using Voice::Voice;
    [[nodiscard]] bool available() const override { return false; }
    [[nodiscard]] bool speaking() const override { return false; }
    void say(const QString&, const QString&) override {}
    void stop() override {}
};

} // namespace

Voice* makeVoice(QObject* parent) { return new NoVoice(parent); }

} // namespace taletop::app
