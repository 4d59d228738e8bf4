// SPDX-License-Identifier: MIT
#include "app/models/game_list_model.h"

#include "app/text/translation.h"
#include "core/contract/registry.h"

namespace taletop::app {

namespace {

QString playersText(int least, int most) {
    return least == most ? withEnglishPlural(GameListModel::tr("%n player(s)", nullptr, least), least)
                         : GameListModel::tr("%1–%2 players").arg(least).arg(most);
}

QString minutesText(int minutes) { return GameListModel::tr("%1 min").arg(minutes); }

} // namespace

GameListModel::GameListModel(QObject* parent) : RowModel(parent), m_standard(coloursOf(QString())) {
    for (const contract::Game* game : contract::games()) {
        const contract::GameInfo& info = game->info();
        const QString id = QString::fromUtf8(info.id);
        m_rows.push_back({id, translated(info.title), translated(info.tagline),
                          playersText(info.seatsLeast, info.seatsMost), minutesText(info.minutes),
                          translated(info.credits)});
        m_colours.insert(id, coloursOf(id));
    }
}

GameColours GameListModel::colours(const QString& gameId) const {
    return m_colours.value(gameId, m_standard);
}

QColor GameListModel::accent(const QString& gameId, bool contrast) const {
    const GameColours given = colours(gameId);
    return contrast ? given.accentInContrast : given.accent;
}

QColor GameListModel::table(const QString& gameId, bool contrast) const {
    const GameColours given = colours(gameId);
    return contrast ? given.tableInContrast : given.table;
}

int GameListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant GameListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case GameIdRole:
        return row.gameId;
    case TitleRole:
        return row.title;
    case TaglineRole:
        return row.tagline;
    case PlayersRole:
        return row.players;
    case MinutesRole:
        return row.minutes;
    case CreditsRole:
        return row.credits;
    default:
        return {};
    }
}

QHash<int, QByteArray> GameListModel::roleNames() const {
    return {{GameIdRole, "gameId"},   {TitleRole, "title"},     {TaglineRole, "tagline"},
            {PlayersRole, "players"}, {MinutesRole, "minutes"}, {CreditsRole, "credits"}};
}

} // namespace taletop::app
