// SPDX-License-Identifier: MIT
// A key that is held has not been let go. X11 repeats a key by letting it go and pressing it again in the
// same moment, and on a busy machine Qt may not know the two for a repetition: whoever holds a seat's key
// would have let it go and tapped it, and left the hand open.
#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <memory>

class QKeyEvent;

namespace taletop::app {

class KeyRepeats : public QObject {
public:
    /// Where the keyboard repeats like that, and only there: a key that comes up is told of a moment later.
    [[nodiscard]] static bool areNeeded();

    /// Comes before everybody who was told of the program's keys so far.
    explicit KeyRepeats(QObject* parent = nullptr);
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool press(QObject* window, const QKeyEvent& event);
    void withhold(QObject* window, const QKeyEvent& release);
    void letPass();

    std::unique_ptr<QKeyEvent> m_release; ///< withheld
    QPointer<QObject> m_window;           ///< that it is for
    QTimer m_patience;
    int m_key = 0; ///< came up last
    quint64 m_cameUp = 0;
    bool m_passing = false;
};

} // namespace taletop::app
