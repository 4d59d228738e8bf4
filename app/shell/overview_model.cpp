// SPDX-License-Identifier: MIT
#include "app/shell/overview_model.h"

#include "app/text/translation.h"
#include "core/contract/registry.h"

#include <QCoreApplication>
#include <QEvent>
#include <QRectF>

namespace taletop::app {

OverviewModel::OverviewModel(QObject* parent) : RowModel(parent) {
    QCoreApplication::instance()->installEventFilter(this);
}

bool OverviewModel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::LanguageChange && watched == QCoreApplication::instance() && count() > 0)
        emit dataChanged(index(0), index(count() - 1), {WordsRole});
    return RowModel::eventFilter(watched, event);
}

int OverviewModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_overview.places.size());
}

QVariant OverviewModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const contract::TablePlace& place = m_overview.places[static_cast<std::size_t>(index.row())];
    constexpr qreal wide = contract::overviewWidth;
    constexpr qreal high = contract::overviewHeight;
    switch (role) {
    case NumberRole:
        return index.row() + 1;
    case WordsRole:
        return translated(place.words);
    case PlaceRole:
        return QRectF(place.x / wide, place.y / high, place.width / wide, place.height / high);
    case PaperRole:
        return place.zones.empty();
    default:
        return {};
    }
}

QHash<int, QByteArray> OverviewModel::roleNames() const {
    return {{NumberRole, "number"}, {WordsRole, "words"}, {PlaceRole, "place"}, {PaperRole, "paper"}};
}

void OverviewModel::setGameId(const QString& gameId) {
    if (m_gameId == gameId)
        return;
    beginResetModel();
    m_gameId = gameId;
    const contract::Game* game = contract::findGame(gameId.toStdString());
    m_overview = game != nullptr ? contract::overviewOf(*game) : contract::Overview();
    endResetModel();
    emit gameChanged();
}

} // namespace taletop::app
