// SPDX-License-Identifier: MIT
// What is heard of the program: sounds and a voice, as they are set, from when there is somebody to hear
// them.
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
    /// Plays a sound of resources/sounds by its name, unless they are switched off.
    void play(const QString& sound);
    /// Plays what happens at this table, for as long as it is there.
    void listenTo(MatchSession& table);
    /// Sounds and the voice are heard from now on. Before, as in tests and where nobody sits, no device is
    /// opened.
    void beHeard();
    void followSettings(); ///< they may have changed

signals:
    void played(const QString& sound); ///< or would have been, on a machine that can

private:
    const Settings* m_settings;
    Sounds m_sounds;
    Voice m_voice;
    bool m_heard = false; ///< beHeard() was called
};

} // namespace taletop::app
