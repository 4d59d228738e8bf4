// SPDX-License-Identifier: MIT
#include "app/models/seat_model.h"

#include <QCoreApplication>

#include <array>

namespace taletop::app {

namespace {

QVector<int> changedSeatRoles(const SeatModel::Row& a, const SeatModel::Row& b) {
    QVector<int> roles;
    const auto note = [&](bool same, std::initializer_list<int> changed) {
        if (!same)
            roles.append(changed);
    };
    note(a.name == b.name, {SeatModel::NameRole});
    note(a.kind == b.kind, {SeatModel::KindRole, SeatModel::KindTextRole});
    note(a.emblem == b.emblem, {SeatModel::EmblemRole, SeatModel::EmblemNameRole});
    note(a.isViewer == b.isViewer, {SeatModel::IsViewerRole});
    note(a.pending == b.pending, {SeatModel::PendingRole});
    note(a.done == b.done, {SeatModel::DoneRole});
    note(a.counters == b.counters, {SeatModel::CountersRole});
    note(a.counterTexts == b.counterTexts, {SeatModel::CounterTextsRole});
    note(a.summary == b.summary, {SeatModel::SummaryRole});
    return roles;
}

} // namespace

QString seatKindText(const QString& kind) {
    if (kind == QLatin1String("casual"))
        return SeatModel::tr("casual bot");
    if (kind == QLatin1String("random"))
        return SeatModel::tr("random bot");
    if (kind == QLatin1String("gentle"))
        return SeatModel::tr("gentle bot");
    if (kind == QLatin1String("keen"))
        return SeatModel::tr("keen bot");
    if (kind == QLatin1String("sharp"))
        return SeatModel::tr("sharp bot");
    return SeatModel::tr("person");
}

QString seatKindHelp(const QString& kind, bool thoughtPays) {
    const bool thinks = kind == QLatin1String("keen") || kind == QLatin1String("sharp");
    if (thinks && !thoughtPays)
        return SeatModel::tr("Plays like the casual bot, because looking ahead doesn’t help in this game.");
    if (kind == QLatin1String("random"))
        return SeatModel::tr("Plays random legal moves.");
    if (kind == QLatin1String("gentle"))
        return SeatModel::tr("An easy opponent for your first games.");
    if (kind == QLatin1String("casual"))
        return SeatModel::tr("Plays sensibly, by rules of thumb.");
    if (kind == QLatin1String("keen"))
        return SeatModel::tr("Thinks ahead for a moment.");
    if (kind == QLatin1String("sharp"))
        return SeatModel::tr("Thinks ahead as hard as it can.");
    return {};
}

QString emblemName(int emblem) {
    static constexpr std::array names{QT_TRANSLATE_NOOP("taletop::app::SeatModel", "fox"),
                                      QT_TRANSLATE_NOOP("taletop::app::SeatModel", "cat"),
                                      QT_TRANSLATE_NOOP("taletop::app::SeatModel", "owl"),
                                      QT_TRANSLATE_NOOP("taletop::app::SeatModel", "hare"),
                                      QT_TRANSLATE_NOOP("taletop::app::SeatModel", "fish"),
                                      QT_TRANSLATE_NOOP("taletop::app::SeatModel", "snail"),
                                      QT_TRANSLATE_NOOP("taletop::app::SeatModel", "moth"),
                                      QT_TRANSLATE_NOOP("taletop::app::SeatModel", "moon")};
    static_assert(names.size() == emblemCount);
    const int place = qBound(0, emblem, emblemCount - 1);
    return SeatModel::tr(names[static_cast<std::size_t>(place)]);
}

int SeatModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant SeatModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case SeatRole:
        return row.seat;
    case NameRole:
        return row.name;
    case KindRole:
        return row.kind;
    case KindTextRole:
        return seatKindText(row.kind);
    case EmblemRole:
        return row.emblem;
    case EmblemNameRole:
        return emblemName(row.emblem);
    case IsViewerRole:
        return row.isViewer;
    case PendingRole:
        return row.pending;
    case DoneRole:
        return row.done;
    case CountersRole:
        return row.counters;
    case CounterTextsRole:
        return row.counterTexts;
    case SummaryRole:
        return row.summary;
    default:
        return {};
    }
}

QHash<int, QByteArray> SeatModel::roleNames() const {
    return {{SeatRole, "seat"},
            {NameRole, "name"},
            {KindRole, "kind"},
            {KindTextRole, "kindText"},
            {EmblemRole, "emblem"},
            {EmblemNameRole, "emblemName"},
            {IsViewerRole, "isViewer"},
            {PendingRole, "pending"},
            {DoneRole, "done"},
            {CountersRole, "counters"},
            {CounterTextsRole, "counterTexts"},
            {SummaryRole, "summary"}};
}

void SeatModel::sync(const std::vector<Row>& wanted) {
    syncRows(
        m_rows, wanted, [](const Row& a, const Row& b) { return a.seat == b.seat; }, changedSeatRoles);
}

} // namespace taletop::app
