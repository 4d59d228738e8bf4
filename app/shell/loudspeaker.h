// SPDX-License-Identifier: MIT
// Plays sounds and speech according to the settings, once somebody can hear them.
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
    /// Plays a sound of resources/sounds by its name, unless sounds are switched off.
    void play(const QString& sound);
    /// Plays the sounds of this table for as long as it exists.
    void listenTo(MatchSession& table);
    /// Enables sounds and the voice. Before this, as in tests and on platforms without a user, no device is
    /// opened.
    void beHeard();
    void followSettings(); ///< call this when the settings may have changed

signals:
    void played(const QString& sound); ///< was played, or would have been on a capable machine

private:
    const Settings* m_settings;
    Sounds m_sounds;
    Voice m_voice;
    bool m_heard = false; ///< was beHeard() called?
};

} // namespace taletop::app
