// SPDX-License-Identifier: MIT
// The small sounds of the table, by the names of the files in resources/sounds ("seal"). They are played by
// Qt Multimedia, which is looked for when something is first to be heard: without it the table is silent.
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

    /// May anything be heard? At first not. Switched off, every device that was opened is let go.
    void setOn(bool on);
    /// Begins to play; a sound that is still heard goes on beside it. Unknown names: nothing.
    void play(const QString& name);
    /// 0 to 1, of what the system allows.
    void setVolume(double volume);

    /// Has anything been opened to play with?
    [[nodiscard]] bool open() const { return m_player != nullptr; }
    /// Is Qt Multimedia there?
    [[nodiscard]] static bool installed();
    /// The file that is heard for a name at its so many-th time, or "": some sounds have several forms, which
    /// come in turn.
    [[nodiscard]] static QString fileOf(const QString& name, int time);

private:
    class Player;
    std::unique_ptr<Player> m_player;
    QHash<QString, int> m_times; ///< how often each was heard
    bool m_on = false;
    double m_volume = 1;
};

} // namespace taletop::app
