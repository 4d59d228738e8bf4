// SPDX-License-Identifier: MIT
// Plays sounds and speech according to the settings, once people can hear them.
#pragma once

#include "app/session/match_session.h"
#include "app/shell/settings.h"
#include "app/sound/sounds.h"
#include "app/speech/voice.h"

#include <QObject>

namespace taletop::app {

class Loudspeaker : public QObject {
    Q_OBJECT

public:
    /// `settings` must outlive this.
    explicit Loudspeaker(const Settings& settings);

    [[nodiscard]] Voice& voice() { return m_voice; }
    /// Plays a sound from resources/sounds by its name, unless sounds are off.
    void play(const QString& sound);
    /// Plays the sounds of this table as long as the table exists.
    void listenTo(MatchSession& table);
    /// Enables sounds and the voice. No device is opened before this call, for example in tests and on
    /// platforms without a user.
    void beHeard();
    void followSettings(); ///< must be called when the settings may have changed

signals:
    void played(const QString& sound); ///< emitted even if the machine can't play sounds

private:
    const Settings* m_settings;
    Sounds m_sounds;
    Voice m_voice;
    bool m_heard = false; ///< was beHeard() called?
};

} // namespace taletop::app
