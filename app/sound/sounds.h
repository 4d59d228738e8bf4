// SPDX-License-Identifier: MIT
// The short sounds of the table, named like their files in resources/sounds ("seal"). Qt Multimedia plays
// them. It is loaded when the first sound is played. If it is missing, the table is silent.
#pragma once

#include <QHash>
#include <QString>

#include <memory>

namespace taletop::app {

class Sounds {
public:
    Sounds();
    ~Sounds();
    Sounds(const Sounds&) = delete;
    Sounds& operator=(const Sounds&) = delete;

    /// Switches sounds on or off. They are off by default. Switching them off releases every open device.
    void setOn(bool on);
    /// Starts a sound in addition to those that are still playing. Ignores unknown names.
    void play(const QString& name);
    /// Sets the volume, from 0 to 1 relative to the system's volume.
    void setVolume(double volume);

    /// Is an audio device open?
    [[nodiscard]] bool open() const { return m_player != nullptr; }
    /// Is Qt Multimedia installed?
    [[nodiscard]] static bool installed();
    /// Returns the file of a sound when it is played for the `time`-th time, or "". Some sounds have several
    /// versions, which are played in turn.
    [[nodiscard]] static QString fileOf(const QString& name, int time);

private:
    class Player;
    std::unique_ptr<Player> m_player;
    QHash<QString, int> m_times; ///< number of times that each sound was played
    bool m_on = false;
    double m_volume = 1;
};

} // namespace taletop::app
