// SPDX-License-Identifier: MIT
#include "app/models/rulebook_model.h"

#include "app/text/first_sentence.h"
#include "app/text/translation.h"
#include "core/contract/registry.h"

#include <QRegularExpression>

#include <algorithm>

namespace taletop::app {

namespace {

/// Tidies an entry's number: "ft-045" becomes "FT-45".
QString tidyId(const QString& id) {
    const qsizetype dash = id.lastIndexOf(u'-');
    bool isNumber = false;
    const int number = id.mid(dash + 1).toInt(&isNumber);
    return dash > 0 && isNumber ? id.left(dash + 1).toUpper() + QString::number(number) : id;
}

QRegularExpression idsOf(const QString& prefix) {
    return QRegularExpression(QStringLiteral("\\b%1-(\\d+)\\b").arg(QRegularExpression::escape(prefix)));
}

} // namespace

int RulebookModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant RulebookModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    return row.entry < 0 ? headData(row, role) : entryData(m_book[static_cast<std::size_t>(row.entry)], role);
}

QVariant RulebookModel::headData(const Row& row, int role) const {
    switch (role) {
    case ChapterRole:
    case TitleRole:
        return m_chapters[row.chapter];
    case EntryRole:
    case TextRole:
    case LinkedTextRole:
    case ExampleRole:
        return QString();
    case LinksRole:
        return QVariantList();
    case HasExampleRole:
        return false;
    default:
        return {};
    }
}

QVariant RulebookModel::entryData(const Entry& entry, int role) const {
    switch (role) {
    case EntryRole:
        return entry.id;
    case ChapterRole:
        return m_chapters[entry.chapter];
    case TitleRole:
        return entry.title;
    case TextRole:
        return entry.text;
    case LinkedTextRole:
        return linked(entry, entry.text);
    case LinksRole:
        return links(entry);
    case ExampleRole:
        return entry.example;
    case HasExampleRole:
        return !entry.example.isEmpty();
    default:
        return {};
    }
}

QHash<int, QByteArray> RulebookModel::roleNames() const {
    return {{EntryRole, "entry"},     {ChapterRole, "chapter"},       {TitleRole, "title"},
            {TextRole, "text"},       {LinkedTextRole, "linkedText"}, {LinksRole, "links"},
            {ExampleRole, "example"}, {HasExampleRole, "hasExample"}};
}

void RulebookModel::setGameId(const QString& gameId) {
    if (m_gameId == gameId)
        return;
    m_gameId = gameId;
    read();
}

void RulebookModel::setFilter(const QString& filter) {
    if (m_filter == filter)
        return;
    m_filter = filter;
    select();
    emit filterChanged();
}

void RulebookModel::read() {
    beginResetModel();
    m_book.clear();
    m_chapters.clear();
    m_rows.clear();
    const contract::Game* game = contract::findGame(m_gameId.toStdString());
    m_gameTitle = game != nullptr ? translated(game->info().title) : QString();
    m_prefix = game != nullptr ? QString::fromUtf8(game->info().ledger) : QString();
    for (const contract::RuleChapter& chapter : game != nullptr ? game->rulebook() : contract::Rulebook{}) {
        const int number = static_cast<int>(m_chapters.size());
        m_chapters.append(translated(chapter.title));
        for (const contract::RuleEntry& rule : chapter.entries) {
            Entry entry{QString::fromStdString(game->ledgerEntry(rule.number)),
                        number,
                        translated(rule.title),
                        translated(rule.text),
                        translated(rule.example),
                        {}};
            entry.searched = plainLetters(
                QStringList{entry.id, QString(entry.id).remove(u'-'), entry.title, entry.text, entry.example}
                    .join(u'\n'));
            m_book.push_back(std::move(entry));
        }
    }
    endResetModel();
    select();
    emit gameChanged();
}

/// Selects the entries that match the filter. A chapter without any gets no heading.
void RulebookModel::select() {
    const QStringList words = plainLetters(m_filter).split(u' ', Qt::SkipEmptyParts);
    std::vector<Row> wanted;
    m_entries = 0;
    for (std::size_t i = 0; i < m_book.size(); ++i) {
        const Entry& entry = m_book[i];
        if (!std::ranges::all_of(words, [&](const QString& word) { return entry.searched.contains(word); }))
            continue;
        if (wanted.empty() || wanted.back().chapter != entry.chapter)
            wanted.push_back({entry.chapter, -1});
        wanted.push_back({entry.chapter, static_cast<int>(i)});
        ++m_entries;
    }
    const auto same = [](const Row& a, const Row& b) { return a == b; };
    const auto nothing = [](const Row&, const Row&) { return QVector<int>{}; };
    syncRows(m_rows, wanted, same, nothing);
    emit countChanged();
}

int RulebookModel::rowOf(const QString& entry) const {
    const Entry* found = find(entry);
    const auto row = std::ranges::find_if(m_rows, [&](const Row& each) {
        return each.entry >= 0 && &m_book[static_cast<std::size_t>(each.entry)] == found;
    });
    return found == nullptr || row == m_rows.end() ? -1 : static_cast<int>(row - m_rows.begin());
}

int RulebookModel::rowOfChapter(int chapter) const {
    const auto row = std::ranges::find(m_rows, Row{chapter, -1});
    return row == m_rows.end() ? -1 : static_cast<int>(row - m_rows.begin());
}

int RulebookModel::bestRow() const {
    const QString asked = plainLetters(m_filter).remove(u'-').trimmed();
    const QString prefix = plainLetters(m_prefix);
    for (std::size_t row = 0; row < m_rows.size() && !asked.isEmpty(); ++row) {
        const QString id = plainLetters(entryAt(static_cast<int>(row))).remove(u'-');
        if (!id.isEmpty() && (id == asked || id == prefix + asked))
            return static_cast<int>(row);
    }
    return m_rows.size() > 1 ? 1 : -1;
}

const RulebookModel::Entry* RulebookModel::find(const QString& entry) const {
    const auto found = std::ranges::find(m_book, tidyId(entry), &Entry::id);
    return found == m_book.end() ? nullptr : &*found;
}

QString RulebookModel::titleOf(const QString& entry) const {
    const Entry* found = find(entry);
    return found != nullptr ? found->title : QString();
}

QString RulebookModel::gistOf(const QString& entry, bool whole) const {
    const Entry* found = find(entry);
    return found == nullptr ? QString() : whole ? found->text : firstSentence(found->text);
}

QString RulebookModel::linkedGistOf(const QString& entry, bool whole) const {
    const Entry* found = find(entry);
    return found != nullptr ? linked(*found, gistOf(entry, whole)) : QString();
}

QString RulebookModel::linked(const Entry& entry, QString text) const {
    text = text.toHtmlEscaped();
    // Escape no-break spaces, because styled text turns them into ordinary ones.
    for (const char16_t fixed : {u'\u00a0', u'\u202f'})
        text.replace(QChar(fixed), QStringLiteral("&nbsp;"));
    QString result;
    qsizetype done = 0;
    for (auto all = idsOf(m_prefix).globalMatch(text); all.hasNext();) {
        const QRegularExpressionMatch match = all.next();
        const Entry* named = find(match.captured());
        if (named == nullptr || named == &entry)
            continue;
        result += text.mid(done, match.capturedStart() - done);
        result += QStringLiteral("<a href=\"%1\">%2</a>").arg(named->id, match.captured());
        done = match.capturedEnd();
    }
    return result + text.mid(done);
}

QVariantList RulebookModel::links(const Entry& entry) const {
    QVariantList list;
    QStringList ids;
    for (auto all = idsOf(m_prefix).globalMatch(entry.text); all.hasNext();) {
        const Entry* named = find(all.next().captured());
        if (named == nullptr || named == &entry || ids.contains(named->id))
            continue;
        ids.append(named->id);
        list.append(
            QVariantMap{{QStringLiteral("entry"), named->id}, {QStringLiteral("title"), named->title}});
    }
    return list;
}

} // namespace taletop::app
