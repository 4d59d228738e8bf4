// SPDX-License-Identifier: MIT
// The practice table, for an example of the rulebook, a lesson or a turning point, and the way back from it.
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

/// An example of the rulebook, read from the resources.
struct Example {
    match::Match match;
    QString entry;      ///< number of the rulebook entry, such as "FT-45"
    kit::Text title;    ///< title of the entry
    kit::Text caption;  ///< the subject of the example and what to try
    kit::Notice notice; ///< notice from loading the save, if any
};

/// A moment of a match to continue from, and the seat to play.
struct Moment {
    std::size_t entries = 0; ///< number of entries played before the moment
    kit::Seat seat = 0;
};

/// An exercise, and the page that the player came from.
struct Visit {
    QString page;
    QString gameId; ///< id of the lesson's game, or ""
    QString entry;  ///< rulebook entry of the example, or ""
    kit::Text title;
    kit::Text caption;
    std::optional<Moment> moment; ///< moment to continue from, if any
};

/// Returns the path of this entry's example. The file need not exist.
[[nodiscard]] QString exampleFile(const QString& gameId, const QString& entry,
                                  const QString& folder = QStringLiteral(":/art/games"));

/// Returns the example for this entry below `folder`/<game>/examples, or an error sentence.
[[nodiscard]] std::variant<Example, QString>
readExample(const QString& entry, const QString& folder = QStringLiteral(":/art/games"));

/// A lesson from the resources, at the start of one of its steps.
struct OpenedLesson {
    match::Match match;
    match::LessonRun run;
};

/// Returns the game's lesson below `folder`/<game>/lessons at a step, or an error sentence. Steps count from
/// 0; a step beyond the last one becomes the first.
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
    /// Stores the progress of lessons in `file`, which must outlive this.
    explicit Practice(QSettings& file) : m_file(file) {}

    [[nodiscard]] bool active() const { return m_session != nullptr; }
    /// Is a finished match being continued, not a lesson or an example?
    [[nodiscard]] bool playedOn() const { return m_visit.moment.has_value(); }
    [[nodiscard]] QString entry() const { return m_visit.entry; }
    [[nodiscard]] QString title() const { return translated(m_visit.title); }
    [[nodiscard]] QString caption() const { return translated(m_visit.caption); }

    /// Returns the lesson on the table, or nullptr.
    [[nodiscard]] LessonGuide* lesson() const { return m_lesson; }
    /// Describes a game's lesson as {goal, minutes, steps, reached, chapters: [{title, step}]}. `reached` is
    /// the step to continue with, or 0. Steps count from 0. The map is empty if there is no lesson.
    Q_INVOKABLE QVariantMap lessonOf(const QString& gameId) const;
    /// Should the lesson be offered to a person who opens this box for the first time? Returns true only
    /// once.
    Q_INVOKABLE bool offers(const QString& gameId);

    // ---- for C++ only

    /// Starts a lesson, in which `guide` guides `session`.
    void teach(const QString& gameId, LessonGuide* guide, MatchSession* session);
    /// Starts an example, shown by `session`.
    void begin(const Example& example, MatchSession* session);
    /// Continues from this moment in `session`. If an example was on the table, it is still where the player
    /// returns to.
    void playOn(const Moment& moment, MatchSession* session);
    /// Resumes practice in `session` after the window was created again. `guide` is nullptr without a lesson.
    void takeUp(const Visit& visit, LessonGuide* guide, MatchSession* session);
    [[nodiscard]] const Visit& visit() const { return m_visit; }
    [[nodiscard]] const std::optional<Moment>& moment() const { return m_visit.moment; }
    /// Stores the page that the player came from. If this was a table, its match waits unchanged until
    /// takeBack() or end().
    void comeFrom(const QString& page, MatchSession* waiting);
    [[nodiscard]] QString page() const { return m_visit.page; }
    [[nodiscard]] MatchSession* waiting() const { return m_waiting.get(); }
    /// Returns and releases the waiting match, or nullptr if the player came from another page.
    [[nodiscard]] std::unique_ptr<MatchSession> takeBack() { return std::move(m_waiting); }
    /// Ends practice because another match, or none, is on the table. Drops the waiting match.
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
