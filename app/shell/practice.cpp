// SPDX-License-Identifier: MIT
#include "app/shell/practice.h"

#include "app/text/translation.h"
#include "core/contract/registry.h"
#include "core/match/save.h"

#include <QFile>

#include <algorithm>

namespace taletop::app {

namespace {

/// Returns the game that a rule such as "FT-45" belongs to, or nullptr if there is none.
const contract::Game* gameOf(const QString& entry) {
    const std::string prefix = entry.left(entry.lastIndexOf(u'-')).toStdString();
    const auto all = contract::games();
    const auto found =
        std::ranges::find_if(all, [&](const contract::Game* game) { return game->info().ledger == prefix; });
    return found == all.end() ? nullptr : *found;
}

const contract::RuleEntry* ruleOf(const contract::Game& game, const QString& entry) {
    for (const contract::RuleChapter& chapter : game.rulebook())
        for (const contract::RuleEntry& rule : chapter.entries)
            if (QString::fromStdString(game.ledgerEntry(rule.number)) == entry)
                return &rule;
    return nullptr;
}

QString placeOf(const match::LoadError& error) {
    return error.line > 0 ? Practice::tr(", line %1").arg(error.line) : QString();
}

QString brokenText(const QString& entry, const QString& file, const match::LoadError& error) {
    return Practice::tr("The example for %1 cannot be set up. %2%3: %4")
        .arg(entry, file, placeOf(error), translated(error.what));
}

} // namespace

QString exampleFile(const QString& gameId, const QString& entry, const QString& folder) {
    return QStringLiteral("%1/%2/examples/%3.taletop").arg(folder, gameId, entry);
}

std::variant<Example, QString> readExample(const QString& entry, const QString& folder) {
    const contract::Game* game = gameOf(entry);
    const contract::RuleEntry* rule = game != nullptr ? ruleOf(*game, entry) : nullptr;
    if (rule == nullptr)
        return Practice::tr("There is no rule called “%1”.").arg(entry);
    const QString path = exampleFile(QString::fromUtf8(game->info().id), entry, folder);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Practice::tr(
                   "The example for %1 is missing: %2 cannot be opened. You can still read the rule.")
            .arg(entry, path);
    auto loaded = match::loadSave(file.readAll().toStdString());
    if (const auto* error = std::get_if<match::LoadError>(&loaded))
        return brokenText(entry, path, *error);
    auto& save = std::get<match::Loaded>(loaded);
    if (&save.match.game() != game)
        return Practice::tr("The example for %1 cannot be set up: %2 belongs to another game.")
            .arg(entry, path);
    return Example{std::move(save.match), entry, rule->title, rule->example, save.notice};
}

std::variant<OpenedLesson, QString> readLesson(const QString& gameId, int step, const QString& folder) {
    const contract::Game* game = contract::findGame(gameId.toStdString());
    const contract::Lesson lesson = game != nullptr ? game->lesson() : contract::Lesson();
    if (lesson.empty())
        return Practice::tr("There is no lesson for “%1”.").arg(gameId);
    const kit::Text title = game->info().title;
    const QString path = QStringLiteral("%1/%2/lessons/first.taletop").arg(folder, gameId);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Practice::tr("The lesson for %1 is missing: %2 cannot be opened. Here are the rules instead.")
            .arg(translated(title), path);
    const auto broken = [&](const match::LoadError& error) {
        return Practice::tr("The lesson for %1 cannot be set up. %2%3: %4 Here are the rules instead.")
            .arg(translated(title), path, placeOf(error), translated(error.what));
    };
    auto loaded = match::loadSave(file.readAll().toStdString());
    if (const auto* error = std::get_if<match::LoadError>(&loaded))
        return broken(*error);
    const match::Match& line = std::get<match::Loaded>(loaded).match;
    if (&line.game() != game)
        return broken({0, {"files", TALETOP_TEXT("files", "it belongs to another game.")}});
    match::LessonRun run(lesson, line.journal());
    const bool within = step >= 0 && step < static_cast<int>(run.size());
    auto opened = run.open(*game, within ? static_cast<std::size_t>(step) : 0);
    if (const auto* error = std::get_if<match::LoadError>(&opened))
        return broken(*error);
    return OpenedLesson{std::get<match::Match>(std::move(opened)), std::move(run)};
}

// ---- progress in lessons

namespace {

QString placeKey(const QString& gameId) { return QStringLiteral("lessons/%1/place").arg(gameId); }
QString offeredKey(const QString& gameId) { return QStringLiteral("lessons/%1/offered").arg(gameId); }

} // namespace

QVariantMap Practice::lessonOf(const QString& gameId) const {
    const contract::Game* game = contract::findGame(gameId.toStdString());
    const contract::Lesson lesson = game != nullptr ? game->lesson() : contract::Lesson();
    if (lesson.empty())
        return {};
    QVariantList chapters;
    int steps = 0;
    for (const contract::LessonChapter& chapter : lesson.chapters) {
        chapters.append(QVariantMap{{QStringLiteral("title"), translated(chapter.title)},
                                    {QStringLiteral("step"), steps}});
        steps += static_cast<int>(chapter.steps.size());
    }
    const int reached = m_file.value(placeKey(gameId)).toInt();
    return {{QStringLiteral("goal"), translated(lesson.goal)},
            {QStringLiteral("minutes"), lesson.minutes},
            {QStringLiteral("steps"), steps},
            {QStringLiteral("reached"), reached < steps ? std::max(reached, 0) : 0},
            {QStringLiteral("chapters"), chapters}};
}

bool Practice::offers(const QString& gameId) {
    if (m_file.contains(offeredKey(gameId)) || m_file.contains(placeKey(gameId)) ||
        lessonOf(gameId).isEmpty())
        return false;
    m_file.setValue(offeredKey(gameId), true);
    return true;
}

void Practice::keepPlace() {
    if (m_lesson)
        m_file.setValue(placeKey(m_visit.gameId), m_lesson->done() ? 0 : m_lesson->place());
}

void Practice::teach(const QString& gameId, LessonGuide* guide, MatchSession* session) {
    takeUp({.page = m_visit.page, .gameId = gameId, .entry = {}, .title = {}, .caption = {}, .moment = {}},
           guide, session);
}

void Practice::begin(const Example& example, MatchSession* session) {
    takeUp({.page = m_visit.page,
            .gameId = {},
            .entry = example.entry,
            .title = example.title,
            .caption = example.caption,
            .moment = {}},
           nullptr, session);
}

void Practice::takeUp(const Visit& visit, LessonGuide* guide, MatchSession* session) {
    m_session = session;
    m_lesson = guide;
    m_visit = visit;
    if (guide != nullptr)
        connect(guide, &LessonGuide::changed, this, &Practice::keepPlace);
    emit changed();
}

void Practice::playOn(const Moment& moment, MatchSession* session) {
    m_session = session;
    m_visit.moment = moment;
    emit changed();
}

void Practice::comeFrom(const QString& page, MatchSession* waiting) {
    m_visit.page = page;
    m_waiting.reset(waiting);
    if (!m_waiting)
        return;
    m_waiting->setParent(nullptr);
    m_waiting->scheduler()->finishAnimations();
    m_waiting->curtain()->fall();
    m_waiting->scheduler()->hold(true);
}

void Practice::end() {
    m_session = nullptr;
    m_lesson = nullptr;
    m_visit.moment.reset();
    m_waiting.reset();
    emit changed();
}

} // namespace taletop::app
