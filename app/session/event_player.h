// SPDX-License-Identifier: MIT
// Tells what happened by itself moment by moment: the table shows as much as has been told, waits
// by the player's speed or for a press, and any press may end the telling at once. What people have
// to read waits for a press at every speed.
#pragma once

#include "core/table/playback.h"

#include <QObject>
#include <QTimer>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <deque>

namespace taletop::app {

/// Milliseconds that a moment stays: by speed (0 instant to 3 leisurely), letters to read and sums
/// to see; shorter, down to two thirds, the more of its chapter came before it.
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
    /// The moment that is told is there to be read: nothing but a press goes on from it.
    [[nodiscard]] bool waits() const { return m_telling && m_waits; }
    [[nodiscard]] QString chapter() const { return m_chapter; } ///< "wars", for a picture; "" at rest
    [[nodiscard]] QString title() const { return m_title; }     ///< "Wars"
    [[nodiscard]] QString text() const { return m_text; }       ///< the caption, one sentence
    [[nodiscard]] QVariantList seats() const { return m_seats; }
    [[nodiscard]] QVariantList winners() const { return m_winners; }
    /// Maps {seat, what, label, total, parts}, a part {text, amount, face}.
    [[nodiscard]] QVariantList sums() const { return m_sums; }
    [[nodiscard]] int index() const { return m_index; } ///< of the moment that is told, from 0
    [[nodiscard]] int count() const { return m_count; } ///< moments of this telling

    /// Goes on with the next moment at once.
    Q_INVOKABLE void next();
    /// Stops the clock, or lets it go on.
    Q_INVOKABLE void pause(bool paused);
    /// Stops the clock while something is looked at closely.
    Q_INVOKABLE void linger(bool lingering);
    /// What is left comes true at once, up to the next moment that waits.
    Q_INVOKABLE void skip();

    // ---- not for QML

    /// Somebody wants to act: skips, unless what is told waits to be read. May they?
    bool makeWay();
    /// All that is left comes true at once.
    void finish();
    void setSpeed(int speed); ///< 0 instant to 3 leisurely
    void setStepMode(bool stepMode);
    /// Nothing is told but what waits for a press.
    void setHurried(bool hurried) { m_hurried = hurried; }
    /// People play, who read what is told; else nothing waits for them.
    void setReaders(bool readers) { m_readers = readers; }
    /// Nothing goes on until it is released.
    void hold(bool held);
    /// Are these worth telling, and is there time for it?
    [[nodiscard]] bool wantsToTell(const std::vector<table::StoryStep>& steps) const;
    /// How many steps of the telling are still to come.
    [[nodiscard]] std::size_t untold() const { return m_steps.size(); }
    /// Tells them; due() comes for each, the first at once, and then ended().
    void begin(std::vector<table::StoryStep> steps, const QStringList& seatNames);
    /// Forgets what is left.
    void stop();

signals:
    void changed();
    void due(const taletop::table::StoryStep& step); ///< its facts come true now
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
    int m_inChapter = 0; ///< moments told in a row in this chapter
    int m_time = 0;      ///< of the moment that is told, in milliseconds
    int m_speed = 2;
    bool m_stepMode = false;
    bool m_telling = false;
    bool m_paused = false;
    bool m_lingering = false;
    bool m_held = false;
    bool m_readers = false;
    bool m_hurried = false;
    bool m_waits = false; ///< so does the moment that is told
};

} // namespace taletop::app
