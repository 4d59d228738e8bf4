// SPDX-License-Identifier: MIT
#include "app/shell/practice.h"

#include "app/text/translation.h"
#include "core/contract/registry.h"
#include "core/match/save.h"

#include <QFile>

#include <algorithm>

namespace taletop::app {

namespace {

/// The game that "FT-45" is a rule of, if it has a table.
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

QString brokenText(const QString& entry, const QString& file, const match::LoadError& error) {
    const QString place = error.line > 0 ? Practice::tr(", line %1").arg(error.line) : QString();
    return Practice::tr("The example of %1 cannot be set up. %2%3: %4")
        .arg(entry, file, place, QString::fromStdString(error.what));
}

} // namespace

std::variant<Example, QString> readExample(const QString& entry, const QString& folder) {
    const contract::Game* game = gameOf(entry);
    const contract::RuleEntry* rule = game != nullptr ? ruleOf(*game, entry) : nullptr;
    if (rule == nullptr)
        return Practice::tr("There is no rule called “%1”.").arg(entry);
    const QString path =
        QStringLiteral("%1/%2/examples/%3.taletop").arg(folder, QString::fromUtf8(game->info().id), entry);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Practice::tr(
                   "The example of %1 is missing: %2 cannot be opened. The rule can be read without it.")
            .arg(entry, path);
    auto loaded = match::loadSave(file.readAll().toStdString());
    if (const auto* error = std::get_if<match::LoadError>(&loaded))
        return brokenText(entry, path, *error);
    auto& save = std::get<match::Loaded>(loaded);
    if (&save.match.game() != game)
        return Practice::tr("The example of %1 cannot be set up: %2 belongs to another game.")
            .arg(entry, path);
    return Example{std::move(save.match), entry, translated(rule->title), translated(rule->example),
                   QString::fromStdString(save.notice)};
}

void Practice::begin(const Example& example, MatchSession* session) {
    m_session = session;
    m_entry = example.entry;
    m_title = example.title;
    m_caption = example.caption;
    emit changed();
}

void Practice::comeFrom(const QString& page, MatchSession* waiting) {
    m_page = page;
    m_waiting.reset(waiting);
    if (!m_waiting)
        return;
    m_waiting->setParent(nullptr);
    m_waiting->finishAnimations();
    m_waiting->curtain()->fall();
    m_waiting->hold(true);
}

MatchSession* Practice::takeBack(QObject* owner) {
    if (m_waiting)
        m_waiting->setParent(owner);
    return m_waiting.release();
}

void Practice::end() {
    m_session = nullptr;
    m_waiting.reset();
    emit changed();
}

} // namespace taletop::app
