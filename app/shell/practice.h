// SPDX-License-Identifier: MIT
// The practice table: an example of the rulebook, a lesson or a turning point, set up to be played, and the
// way back to where one came from.
#pragma once

#include "app/session/lesson_guide.h"
#include "app/text/translation.h"

#include <QObject>
#include <QPointer>
#include <QSettings>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <optional>
#include <utility>
#include <variant>

namespace taletop::app {

/// An example as it lies in the resources.
struct Example {
    match::Match match;
    QString entry;      ///< "FT-45"
    kit::Text title;    ///< of the entry
    kit::Text caption;  ///< what it shows and what to try
    kit::Notice notice; ///< as loading a save gives it
};

/// A moment of a match to play on from, and for whom.
struct Moment {
    std::size_t entries = 0; ///< that were played before it
    kit::Seat seat = 0;
};

/// What is practised, and where one came from.
struct Visit {
    QString page;
    QString gameId; ///< of the lesson; "": it is none
    QString entry;  ///< of the example, or ""
    kit::Text title;
    kit::Text caption;
    std::optional<Moment> moment; ///< that is played on from
};

/// Where the example of this entry lies; there need not be one.
[[nodiscard]] QString exampleFile(const QString& gameId, const QString& entry,
                                  const QString& folder = QStringLiteral(":/art/games"));

/// The example of this entry below `folder`/<game>/examples; or a sentence on why there is none.
[[nodiscard]] std::variant<Example, QString>
readExample(const QString& entry, const QString& folder = QStringLiteral(":/art/games"));

/// A lesson as it lies in the resources, where one of its steps begins.
struct OpenedLesson {
    match::Match match;
    match::LessonRun run;
};

/// The lesson of this game below `folder`/<game>/lessons, at a step (from 0; beyond the last: at the first);
/// or a sentence on why there is none.
[[nodiscard]] std::variant<OpenedLesson, QString>
readLesson(const QString& gameId, int step, const QString& folder = QStringLiteral(":/art/games"));

class Practice : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("App has one")
    Q_PROPERTY(bool active READ active NOTIFY changed)
    Q_PROPERTY(bool playedOn READ playedOn NOTIFY changed)
    Q_PROPERTY(QString entry READ entry NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString caption READ caption NOTIFY changed)
    Q_PROPERTY(taletop::app::LessonGuide* lesson READ lesson NOTIFY changed)

public:
    /// How far lessons were taken is kept in `file`, which outlives this.
    explicit Practice(QSettings& file) : m_file(file) {}

    [[nodiscard]] bool active() const { return m_session != nullptr; }
    /// A match is played on that was over; else there is a lesson or an example.
    [[nodiscard]] bool playedOn() const { return m_visit.moment.has_value(); }
    [[nodiscard]] QString entry() const { return m_visit.entry; }
    [[nodiscard]] QString title() const { return translated(m_visit.title); }
    [[nodiscard]] QString caption() const { return translated(m_visit.caption); }

    /// The lesson on the table; nullptr: something else lies there, or nothing.
    [[nodiscard]] LessonGuide* lesson() const { return m_lesson; }
    /// What there is to learn a game by: {goal, minutes, steps, reached: a step to go on with or 0,
    /// chapters: [{title, step}]}, steps from 0; empty: no lesson.
    Q_INVOKABLE QVariantMap lessonOf(const QString& gameId) const;
    /// Is the lesson to be offered to somebody who opens this box for the first time? Once.
    Q_INVOKABLE bool offers(const QString& gameId);

    // ---- not for QML

    /// `session` is led by the guide now.
    void teach(const QString& gameId, LessonGuide* guide, MatchSession* session);
    /// `session` shows the example now.
    void begin(const Example& example, MatchSession* session);
    /// `session` plays on from this moment now; an example that was on the table stays the one to go back to.
    void playOn(const Moment& moment, MatchSession* session);
    /// `session` shows what was practised before the window was made again; nullptr: no lesson.
    void takeUp(const Visit& visit, LessonGuide* guide, MatchSession* session);
    [[nodiscard]] const Visit& visit() const { return m_visit; }
    [[nodiscard]] const std::optional<Moment>& moment() const { return m_visit.moment; }
    /// Whoever goes to practise comes from this page; from a table, with the match that waits there:
    /// it is held as it is until takeBack() or end().
    void comeFrom(const QString& page, MatchSession* waiting);
    [[nodiscard]] QString page() const { return m_visit.page; }
    [[nodiscard]] MatchSession* waiting() const { return m_waiting.get(); }
    /// The match that waited, no longer kept here; none if one came from elsewhere.
    [[nodiscard]] std::unique_ptr<MatchSession> takeBack() { return std::move(m_waiting); }
    /// Another match is on the table, or none; what waited is not needed any more.
    void end();
    [[nodiscard]] bool shows(const MatchSession* session) const { return m_session == session; }

signals:
    void changed();

private:
    void keepPlace();

    QSettings& m_file;
    const MatchSession* m_session = nullptr;
    QPointer<LessonGuide> m_lesson;
    Visit m_visit;
    std::unique_ptr<MatchSession> m_waiting;
};

} // namespace taletop::app
