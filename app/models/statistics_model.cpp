// SPDX-License-Identifier: MIT
#include "app/models/statistics_model.h"

#include "app/models/ago_text.h"
#include "app/text/names.h"
#include "app/text/translation.h"
#include "core/contract/registry.h"

#include <QLocale>

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <set>

namespace taletop::app {

namespace {

/// A person's highest score.
struct Best {
    int points = 0;
    QString name;
};

/// The numbers of one game.
struct Tally {
    int finished = 0;
    std::map<QString, int> wins; ///< number of wins by the person's name
    int botWins = 0;
    std::optional<Best> best;
    QDateTime last;
};

void addEnd(Tally& tally, const SaveGlance& glance) {
    ++tally.finished;
    const auto& seats = glance.header.seats;
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        const bool won = std::ranges::count(glance.result.winners, static_cast<kit::Seat>(seat)) > 0;
        if (seats[seat].kind != match::personKind) {
            tally.botWins += won ? 1 : 0;
            continue;
        }
        const QString name = shownName(seats[seat].name);
        if (won)
            ++tally.wins[name];
        if (seat >= glance.result.totals.size())
            continue;
        if (const int points = glance.result.totals[seat]; !tally.best || points >= tally.best->points)
            tally.best = Best{points, name}; // newest saves come first, so ties go to the earlier one
    }
}

/// Identifies the match of a save. Copies of a save have the same match.
QString matchOf(const SaveGlance& glance) {
    QStringList parts{QString::number(glance.header.seed), QString::fromStdString(glance.header.started)};
    for (const match::SeatRecord& seat : glance.header.seats)
        parts.append(QString::fromStdString(seat.name));
    return parts.join(u'\n');
}

QString winsText(const Tally& tally) {
    std::vector<std::pair<QString, int>> wins(tally.wins.begin(), tally.wins.end());
    std::ranges::stable_sort(wins, std::greater<>(), &std::pair<QString, int>::second);
    if (tally.botWins > 0)
        wins.emplace_back(StatisticsModel::tr("bots"), tally.botWins);
    QStringList parts;
    for (const auto& [name, times] : wins)
        //: %1 is a name, %2 is how many games that person has won
        parts.append(StatisticsModel::tr("%1 %2").arg(name, QLocale().toString(times)));
    return parts.join(StatisticsModel::tr(", "));
}

StatisticsModel::Row rowOf(const contract::Game& game, const Tally& tally) {
    StatisticsModel::Row row;
    row.gameId = QString::fromUtf8(game.info().id);
    row.title = translated(game.info().title);
    row.finished = withEnglishPlural(StatisticsModel::tr("%n game(s) finished", nullptr, tally.finished),
                                     tally.finished);
    row.wins = winsText(tally);
    if (tally.best)
        //: %1 is a number of points, %2 is a name
        row.best =
            StatisticsModel::tr("%2, %1").arg(QLocale().toString(tally.best->points), tally.best->name);
    row.last = agoText(tally.last, QDateTime::currentDateTime());
    return row;
}

} // namespace

StatisticsModel::StatisticsModel(QObject* parent) : RowModel(parent) {
    m_soon.setSingleShot(true);
    m_soon.setInterval(50);
    connect(&m_soon, &QTimer::timeout, this, &StatisticsModel::add);
}

int StatisticsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant StatisticsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case GameIdRole:
        return row.gameId;
    case TitleRole:
        return row.title;
    case FinishedRole:
        return row.finished;
    case WinsRole:
        return row.wins;
    case BestRole:
        return row.best;
    case LastRole:
        return row.last;
    default:
        return {};
    }
}

QHash<int, QByteArray> StatisticsModel::roleNames() const {
    return {{GameIdRole, "gameId"}, {TitleRole, "title"}, {FinishedRole, "finished"},
            {WinsRole, "wins"},     {BestRole, "best"},   {LastRole, "last"}};
}

void StatisticsModel::setSaves(SaveListModel* saves) {
    if (m_saves == saves)
        return;
    if (m_saves != nullptr)
        m_saves->disconnect(this);
    m_saves = saves;
    if (m_saves != nullptr) {
        const auto soon = [this] {
            if (!m_soon.isActive())
                m_soon.start();
        };
        connect(m_saves, &QAbstractItemModel::dataChanged, this, soon);
        connect(m_saves, &QAbstractItemModel::rowsInserted, this, soon);
        connect(m_saves, &QAbstractItemModel::rowsRemoved, this, soon);
        m_saves->readAll();
    }
    add();
    emit savesChanged();
}

void StatisticsModel::add() {
    std::map<const contract::Game*, Tally> tallies;
    std::set<QString> seen;
    m_waiting = 0;
    m_finished = 0;
    const std::vector<SaveListModel::Row> none;
    for (const SaveListModel::Row& save : m_saves != nullptr ? m_saves->rows() : none) {
        m_waiting += save.read != save.stamp ? 1 : 0;
        if (!save.glance || save.glance->game == nullptr)
            continue;
        Tally& tally = tallies[save.glance->game];
        if (!tally.last.isValid()) // newest saves come first
            tally.last = save.changed;
        // Skip copies, unfinished matches, and matches with a deal that someone chose.
        if (!save.glance->finished || save.glance->header.dealtByHand ||
            !seen.insert(matchOf(*save.glance)).second)
            continue;
        addEnd(tally, *save.glance);
        ++m_finished;
    }
    std::vector<Row> wanted;
    for (const contract::Game* game : contract::games())
        if (const auto tally = tallies.find(game); tally != tallies.end())
            wanted.push_back(rowOf(*game, tally->second));
    syncRows(
        m_rows, wanted, [](const Row& a, const Row& b) { return a.gameId == b.gameId; },
        [](const Row& a, const Row& b) {
            return a == b ? QVector<int>{}
                          : QVector<int>{TitleRole, FinishedRole, WinsRole, BestRole, LastRole};
        });
    emit counted();
}

} // namespace taletop::app
