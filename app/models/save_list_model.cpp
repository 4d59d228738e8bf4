// SPDX-License-Identifier: MIT
#include "app/models/save_list_model.h"

#include "app/text/translation.h"
#include "core/match/save.h"

#include <QDir>
#include <QFile>
#include <QLocale>

#include <string_view>

namespace taletop::app {

namespace {

/// The public number by which a game's progress is told.
constexpr std::string_view progressCounter = "turn";

QString peopleText(const std::vector<match::SeatRecord>& seats) {
    QStringList people;
    int bots = 0;
    for (const match::SeatRecord& seat : seats) {
        if (seat.kind == "human")
            people.append(QString::fromStdString(seat.name));
        else
            ++bots;
    }
    if (bots > 0)
        people.append(withEnglishPlural(SaveListModel::tr("%n bot(s)", nullptr, bots), bots));
    return people.join(SaveListModel::tr(", "));
}

QString titleText(const match::Match& match) {
    const QString game = translated(match.game().info().title);
    if (match.over())
        return SaveListModel::tr("%1, finished").arg(game);
    const scene::Scene scene = match.game().scene(match.view(kit::spectator), kit::spectator);
    for (const scene::Counter& counter : scene.counters)
        if (counter.key == progressCounter && counter.seat == kit::spectator)
            return SaveListModel::tr("%1, %2").arg(game, translated(counter.text));
    return game;
}

SaveListModel::Summary summaryOfFile(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {{}, SaveListModel::tr("A save that cannot be opened"), {}, false};
    const QByteArray text = file.readAll();
    const auto loaded =
        match::loadSave(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
    if (std::holds_alternative<match::LoadError>(loaded))
        return {{}, SaveListModel::tr("A damaged save"), {}, false};
    const match::Match& match = std::get<match::Loaded>(loaded).match;
    return {QString::fromUtf8(match.game().info().id), titleText(match), peopleText(match.header().seats),
            match.over()};
}

} // namespace

QString agoText(const QDateTime& then, const QDateTime& now) {
    const qint64 minutes = then.secsTo(now) / 60;
    if (minutes < 1)
        return SaveListModel::tr("just now");
    if (minutes < 2)
        return SaveListModel::tr("a minute ago");
    if (minutes < 60)
        return SaveListModel::tr("%1 minutes ago").arg(minutes);
    if (minutes < 120)
        return SaveListModel::tr("an hour ago");
    const qint64 days = then.daysTo(now);
    if (days < 1)
        return SaveListModel::tr("%1 hours ago").arg(minutes / 60);
    if (days < 2)
        return SaveListModel::tr("yesterday");
    if (days < 7)
        return SaveListModel::tr("%1 days ago").arg(days);
    return QLocale().toString(then.date(), QLocale::ShortFormat);
}

SaveListModel::SaveListModel(QString folder, QObject* parent)
    : RowModel(parent), m_folder(std::move(folder)) {}

int SaveListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant SaveListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    switch (role) {
    case FileRole:
        return m_rows[row].file;
    case GameIdRole:
        return summaryOf(row).gameId;
    case TitleRole:
        return summaryOf(row).title;
    case PeopleRole:
        return summaryOf(row).people;
    case WhenRole:
        return agoText(m_rows[row].changed, QDateTime::currentDateTime());
    case FinishedRole:
        return summaryOf(row).finished;
    default:
        return {};
    }
}

QHash<int, QByteArray> SaveListModel::roleNames() const {
    return {{FileRole, "file"},     {GameIdRole, "gameId"}, {TitleRole, "title"},
            {PeopleRole, "people"}, {WhenRole, "when"},     {FinishedRole, "finished"}};
}

void SaveListModel::refresh() {
    std::vector<Row> wanted;
    const auto files = QDir(m_folder).entryInfoList({QStringLiteral("*.taletop")}, QDir::Files, QDir::Time);
    for (const QFileInfo& file : files)
        wanted.push_back({file.absoluteFilePath(), file.lastModified()});
    const int before = count();
    syncRows(
        m_rows, wanted, [](const Row& a, const Row& b) { return a.file == b.file; },
        [](const Row& a, const Row& b) {
            return a.changed == b.changed
                       ? QVector<int>{}
                       : QVector<int>{GameIdRole, TitleRole, PeopleRole, WhenRole, FinishedRole};
        });
    if (before != count())
        emit countChanged();
}

QString SaveListModel::newestUnfinished() const {
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        if (!summaryOf(row).gameId.isEmpty() && !summaryOf(row).finished)
            return m_rows[row].file;
    return {};
}

const SaveListModel::Summary& SaveListModel::summaryOf(std::size_t row) const {
    auto& summary = m_rows[row].summary;
    if (!summary)
        summary = summaryOfFile(m_rows[row].file);
    return *summary;
}

} // namespace taletop::app
