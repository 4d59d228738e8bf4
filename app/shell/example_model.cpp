// SPDX-License-Identifier: MIT
#include "app/shell/example_model.h"

#include "app/saves/save_glance.h"
#include "app/shell/practice.h"
#include "app/text/translation.h"
#include "core/contract/registry.h"

#include <QRegularExpression>

#include <algorithm>

namespace taletop::app {

namespace {

QString entryOf(const contract::Game& game, const contract::RuleEntry& rule) {
    return QString::fromStdString(game.ledgerEntry(rule.number));
}

/// Returns the position of the card's name in the text as whole words, or -1.
qsizetype placeOf(const QString& name, const QString& words) {
    const QRegularExpression whole(QStringLiteral("(?<!\\w)%1(?!\\w)").arg(QRegularExpression::escape(name)));
    return whole.match(words).capturedStart();
}

/// Returns the catalogue card that is named first. If two names begin at the same place, the longer one
/// counts. Skips names without letters, which look like numbers. Searches the source text, so that the card
/// is the same in every language.
int faceNamed(const contract::Game& game, const QString& words) {
    int face = 0;
    qsizetype first = words.size();
    qsizetype length = 0;
    for (const contract::CardGroup& group : game.catalogue())
        for (const int each : group.faces) {
            const QString name = QString::fromUtf8(game.cardText(each).name.source);
            const bool spelled = std::ranges::any_of(name, [](QChar sign) { return sign.isLetter(); });
            const qsizetype at = spelled ? placeOf(name, words) : -1;
            if (at < 0 || at > first || (at == first && name.size() <= length))
                continue;
            face = each;
            first = at;
            length = name.size();
        }
    return face;
}

int faceAt(const scene::Scene& scene, const scene::Pick& pick) {
    for (const scene::Zone& zone : scene.zones)
        if (pick.kind == scene::Pick::Kind::Card && zone.zone == pick.zone)
            return static_cast<std::size_t>(pick.index) < zone.cards.size()
                       ? zone.cards[static_cast<std::size_t>(pick.index)].face
                       : 0;
    return 0;
}

/// Returns the first face-up card that the learner may touch.
int faceTouched(const match::Match& match) {
    const auto& seats = match.header().seats;
    const kit::SeatSet acting = match.pending().seats;
    for (std::size_t each = 0; each < seats.size(); ++each) {
        const auto seat = static_cast<kit::Seat>(each);
        if (!acting.contains(seat) || seats[each].kind != match::personKind)
            continue;
        const scene::Scene scene = match.game().scene(match.view(seat), seat);
        for (const scene::Choice& choice : scene.choices)
            for (const scene::Pick& pick : choice.gesture)
                if (const int face = faceAt(scene, pick); face > 0)
                    return face;
    }
    return 0;
}

} // namespace

int faceOfExample(const contract::Game& game, const contract::RuleEntry& rule) {
    const int named = faceNamed(game, QString::fromUtf8(rule.example.source));
    if (named > 0)
        return named;
    const auto read = readExample(entryOf(game, rule));
    const auto* example = std::get_if<Example>(&read);
    return example != nullptr ? faceTouched(example->match) : 0;
}

int ExampleModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant ExampleModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case EntryRole:
        return row.entry;
    case TitleRole:
        return translated(row.rule->title);
    case CaptionRole:
        return translated(row.rule->example);
    case GameRole:
        return m_gameId;
    case FaceRole:
        return row.face;
    case TableRole:
        return pictureAddress(exampleFile(m_gameId, row.entry), QStringLiteral("example"));
    default:
        return {};
    }
}

int ExampleModel::rowOf(const QString& entry) const {
    const auto row = std::ranges::find(m_rows, entry, &Row::entry);
    return row == m_rows.end() ? -1 : static_cast<int>(row - m_rows.begin());
}

QHash<int, QByteArray> ExampleModel::roleNames() const {
    return {{EntryRole, "entry"}, {TitleRole, "title"}, {CaptionRole, "caption"},
            {FaceRole, "face"},   {GameRole, "game"},   {TableRole, "table"}};
}

void ExampleModel::setGameId(const QString& gameId) {
    if (m_gameId == gameId)
        return;
    beginResetModel();
    m_gameId = gameId;
    m_rows.clear();
    if (const contract::Game* game = contract::findGame(gameId.toStdString()))
        for (const contract::RuleChapter& chapter : game->rulebook())
            for (const contract::RuleEntry& rule : chapter.entries)
                if (!rule.example.empty())
                    m_rows.push_back({&rule, entryOf(*game, rule), faceOfExample(*game, rule)});
    endResetModel();
    emit gameChanged();
}

} // namespace taletop::app
