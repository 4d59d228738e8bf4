// SPDX-License-Identifier: MIT
#include "app/shell/loudspeaker.h"

#include "app/shell/table_sounds.h"

namespace taletop::app {

Loudspeaker::Loudspeaker(const Settings& settings) : m_settings(&settings) { followSettings(); }

void Loudspeaker::play(const QString& sound) {
    if (!m_settings->value("sounds").toBool())
        return;
    m_sounds.play(sound); // not every event has a sound
    emit played(sound);
}

void Loudspeaker::listenTo(MatchSession& table) {
    new TableSounds(table, [this](const QString& sound) {
        if (m_settings->value("speed").toInt() > 0 ||
            sound != QLatin1String("card-slide")) // cards make no sliding sound at instant speed
            play(sound);
    });
}

void Loudspeaker::beHeard() {
    m_heard = true;
    followSettings();
}

void Loudspeaker::followSettings() {
    m_sounds.setVolume(m_settings->value("volume").toInt() / 100.0);
    m_sounds.setOn(m_heard && m_settings->value("sounds").toBool());
    m_voice.setVolume(m_settings->value("voiceVolume").toInt() / 100.0);
    m_voice.setOn(m_heard && m_settings->value("voice").toBool());
}

} // namespace taletop::app
