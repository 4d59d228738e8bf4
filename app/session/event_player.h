// SPDX-License-Identifier: MIT
// Narrates automatic events moment by moment. The table shows only what has been narrated, then waits for the
// time that the speed sets, or for a press. A press can also end the narration. Moments that people must read
// wait for a press at every speed.
#pragma once

#include "core/table/playback.h"

#include <QObject>
#include <QTimer>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <deque>

namespace taletop::app {

/// Returns for how many milliseconds a moment is shown. That depends on the speed (0 instant to 3 leisurely),
/// the letters to read and the sums to see. It shrinks, at most to two thirds, with the number of earlier
/// moments of the same chapter (`before`).
[[nodiscard]] int storyTime(int speed, qsizetype letters, int sums, int before);

class EventPlayer : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the session has one")
    Q_PROPERTY(bool telling READ telling NOTIFY changed)
    Q_PROPERTY(bool paused READ paused NOTIFY changed)
    Q_PROPERTY(bool stepMode READ stepMode NOTIFY changed)
    Q_PROPERTY(bool waits READ waits NOTIFY changed)
    Q_PROPERTY(QString chapter READ chapter NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY changed)
    Q_PROPERTY(QVariantList seats READ seats NOTIFY changed)
    Q_PROPERTY(QVariantList winners READ winners NOTIFY changed)
    Q_PROPERTY(QVariantList sums READ sums NOTIFY changed)
    Q_PROPERTY(int index READ index NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)

public:
    explicit EventPlayer(QObject* parent = nullptr);

    [[nodiscard]] bool telling() const { return m_telling; }
    [[nodiscard]] bool paused() const { return m_paused; }
    [[nodiscard]] bool stepMode() const { return m_stepMode; }
    /// Must the current moment be read? Then only a press continues.
    [[nodiscard]] bool waits() const { return m_telling && m_waits; }
    [[nodiscard]] QString chapter() const { return m_chapter; } ///< picture, such as "wars"; "" at rest
    [[nodiscard]] QString title() const { return m_title; }     ///< such as "Wars"
    [[nodiscard]] QString text() const { return m_text; }       ///< caption, in one sentence
    [[nodiscard]] QVariantList seats() const { return m_seats; }
    [[nodiscard]] QVariantList winners() const { return m_winners; }
    /// List of maps {seat, what, label, total, parts}, where each part is {text, amount, face}.
    [[nodiscard]] QVariantList sums() const { return m_sums; }
    [[nodiscard]] int index() const { return m_index; } ///< number of the current moment, from 0
    [[nodiscard]] int count() const { return m_count; } ///< number of moments in this narration

    /// Continues with the next moment at once.
    Q_INVOKABLE void next();
    /// Pauses or resumes the clock.
    Q_INVOKABLE void pause(bool paused);
    /// Pauses the clock while the player examines something.
    Q_INVOKABLE void linger(bool lingering);
    /// Applies the remaining steps at once, up to the next moment that waits.
    Q_INVOKABLE void skip();

    // ---- for C++ only

    /// Skips the narration because someone wants to act. Returns false if the current moment must be read
    /// first.
    bool makeWay();
    /// Applies all remaining steps at once.
    void finish();
    void setSpeed(int speed); ///< 0 instant, 1 quick, 2 normal, 3 leisurely
    void setStepMode(bool stepMode);
    /// Narrates only moments that wait for a press.
    void setHurried(bool hurried) { m_hurried = hurried; }
    /// Sets whether people are playing, who read the narration. Without them nothing waits to be read.
    void setReaders(bool readers) { m_readers = readers; }
    /// Stops everything until it is released.
    void hold(bool held);
    /// Is any of these steps worth narrating at this speed?
    [[nodiscard]] bool wantsToTell(const std::vector<table::StoryStep>& steps) const;
    /// Returns the number of steps that are still to be narrated.
    [[nodiscard]] std::size_t untold() const { return m_steps.size(); }
    /// Narrates the steps. Emits due() for each step, at once for the first one, and finally ended().
    void begin(std::vector<table::StoryStep> steps, const QStringList& seatNames);
    /// Stops the narration and drops the remaining steps.
    void stop();

signals:
    void changed();
    void due(const taletop::table::StoryStep& step); ///< the step's facts take effect now
    void ended();

private:
    void advance(bool toWaiting = false);
    [[nodiscard]] bool tells(const std::optional<scene::Beat>& beat) const;
    void show(const scene::Beat& beat);
    void rest();
    void wait();

    QTimer m_clock; ///< single shot
    std::deque<table::StoryStep> m_steps;
    QStringList m_names;
    QString m_chapter;
    QString m_title;
    QString m_text;
    QVariantList m_seats;
    QVariantList m_winners;
    QVariantList m_sums;
    int m_index = -1;
    int m_count = 0;
    int m_inChapter = 0; ///< consecutive moments narrated in this chapter
    int m_time = 0;      ///< duration of the current moment, in milliseconds
    int m_speed = 2;
    bool m_stepMode = false;
    bool m_telling = false;
    bool m_paused = false;
    bool m_lingering = false;
    bool m_held = false;
    bool m_readers = false;
    bool m_hurried = false;
    bool m_waits = false; ///< must the current moment be read?
};

} // namespace taletop::app
