// SPDX-License-Identifier: MIT
#include "app/models/catalogue_model.h"

#include "app/text/translation.h"
#include "core/contract/registry.h"

#include <QStringList>

#include <algorithm>

namespace taletop::app {

namespace {

/// Returns the words of a card that a search looks at.
QString wordsOf(const contract::Game& game, int face, const QString& group) {
    const scene::CardText card = game.cardText(face);
    QStringList words{translated(card.name), group};
    for (const scene::CardRule& rule : card.rules) {
        words.append(translated(rule.text));
        if (rule.entry > 0)
            words.append(QString::fromStdString(game.ledgerEntry(rule.entry)));
    }
    return plainLetters(words.join(u'\n'));
}

} // namespace

int CatalogueModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

QVariant CatalogueModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const auto place = static_cast<std::size_t>(m_shown[static_cast<std::size_t>(index.row())]);
    const Card& card = m_cards[place];
    switch (role) {
    case FaceRole:
        return card.face;
    case GameRole:
        return m_gameId;
    case NameRole:
        return card.name;
    case GroupRole:
        return card.group;
    default:
        return {};
    }
}

QHash<int, QByteArray> CatalogueModel::roleNames() const {
    return {{FaceRole, "face"}, {GameRole, "game"}, {NameRole, "name"}, {GroupRole, "group"}};
}

void CatalogueModel::setGameId(const QString& gameId) {
    if (m_gameId == gameId)
        return;
    m_gameId = gameId;
    read();
}

void CatalogueModel::setFilter(const QString& filter) {
    if (m_filter == filter)
        return;
    m_filter = filter;
    const std::vector<int> wanted = found();
    syncRows(
        m_shown, wanted, [](int a, int b) { return a == b; }, [](int, int) { return QVector<int>{}; });
    emit filterChanged();
}

void CatalogueModel::read() {
    beginResetModel();
    m_cards.clear();
    const contract::Game* game = contract::findGame(m_gameId.toStdString());
    for (const contract::CardGroup& group : game != nullptr ? game->catalogue() : contract::Catalogue{}) {
        const QString title = translated(group.title);
        for (const int face : group.faces)
            m_cards.push_back(
                {face, translated(game->cardText(face).name), title, wordsOf(*game, face, title)});
    }
    m_shown = found();
    endResetModel();
    emit gameChanged();
    emit filterChanged();
}

QVariantMap CatalogueModel::look() const {
    const contract::Game* game = contract::findGame(m_gameId.toStdString());
    const scene::CardLook look = game != nullptr ? game->cardLook() : scene::CardLook{};
    return {{QStringLiteral("width"), look.width},
            {QStringLiteral("height"), look.height},
            {QStringLiteral("gutter"), look.gutter}};
}

std::vector<int> CatalogueModel::found() const {
    const QStringList words = plainLetters(m_filter).split(u' ', Qt::SkipEmptyParts);
    std::vector<int> places;
    for (std::size_t i = 0; i < m_cards.size(); ++i)
        if (std::ranges::all_of(words,
                                [&](const QString& word) { return m_cards[i].searched.contains(word); }))
            places.push_back(static_cast<int>(i));
    return places;
}

} // namespace taletop::app
