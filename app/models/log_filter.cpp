// SPDX-License-Identifier: MIT
#include "app/models/log_filter.h"

#include <algorithm>
#include <iterator>

namespace taletop::app {

LogFilter::LogFilter(QObject* parent) : LogModel(parent) {}

void LogFilter::setEntries(LogModel* entries) {
    if (m_entries == entries)
        return;
    if (m_entries != nullptr)
        m_entries->disconnect(this);
    m_entries = entries;
    if (entries != nullptr) {
        connect(entries, &QAbstractItemModel::rowsInserted, this, &LogFilter::filterAnew);
        connect(entries, &QAbstractItemModel::rowsRemoved, this, &LogFilter::filterAnew);
        connect(entries, &QAbstractItemModel::rowsMoved, this, &LogFilter::filterAnew);
        connect(entries, &QAbstractItemModel::dataChanged, this, &LogFilter::filterAnew);
    }
    filterAnew();
}

void LogFilter::setAfter(int after) {
    if (m_after == after)
        return;
    m_after = after;
    filterAnew();
}

void LogFilter::setSeat(int seat) {
    if (m_seat == seat)
        return;
    m_seat = seat;
    filterAnew();
}

void LogFilter::setScoredOnly(bool scoredOnly) {
    if (m_scoredOnly == scoredOnly)
        return;
    m_scoredOnly = scoredOnly;
    filterAnew();
}

void LogFilter::filterAnew() {
    std::vector<Row> wanted;
    if (m_entries != nullptr)
        std::ranges::copy_if(m_entries->rows(), std::back_inserter(wanted),
                             [this](const Row& row) { return accepts(row); });
    sync(wanted);
    emit changed();
}

bool LogFilter::accepts(const Row& row) const {
    return row.number > m_after && (m_seat < 0 || row.seat == m_seat) && (!m_scoredOnly || row.scored);
}

} // namespace taletop::app
