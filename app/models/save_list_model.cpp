// SPDX-License-Identifier: MIT
#include "app/models/save_list_model.h"

#include "app/models/save_names.h"
#include "app/text/translation.h"
#include "core/match/save.h"

#include <QDir>
#include <QFile>
#include <QLocale>

#include <algorithm>
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

QString progressText(const match::Loaded& save) {
    const match::Match& match = save.match;
    if (save.readOnly)
        return SaveListModel::tr("of another version");
    if (match.over())
        return SaveListModel::tr("finished");
    const scene::Scene scene = match.game().scene(match.view(kit::spectator), kit::spectator);
    for (const scene::Counter& counter : scene.counters)
        if (counter.key == progressCounter && counter.seat == kit::spectator)
            return translated(counter.text);
    return {};
}

SaveListModel::Summary summaryOfFile(const QString& path) {
    const QString name = QFileInfo(path).fileName();
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {{}, SaveListModel::tr("A save that cannot be opened"), {}, name, false, true};
    const QByteArray text = file.read(static_cast<qint64>(match::largestSave) + 1);
    const auto loaded =
        match::loadSave(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
    if (std::holds_alternative<match::LoadError>(loaded))
        return {{}, SaveListModel::tr("A damaged save"), {}, name, false, true};
    const auto& save = std::get<match::Loaded>(loaded);
    const match::Match& match = save.match;
    return {QString::fromUtf8(match.game().info().id),
            translated(match.game().info().title),
            progressText(save),
            peopleText(match.header().seats),
            match.over(),
            save.readOnly};
}

/// Where a removed save waits.
QString removedPath(const QString& file) { return file + QStringLiteral(".removed"); }

/// As SavePictureProvider reads it: a file that has changed gets another picture.
QString pictureOf(const QString& file, const QDateTime& changed) {
    const auto base = QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals;
    return QStringLiteral("image://saves/%1/%2")
        .arg(changed.toMSecsSinceEpoch())
        .arg(QString::fromLatin1(file.toUtf8().toBase64(base)));
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

SaveListModel::~SaveListModel() { forgetRemoved(); }

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
    case NameRole:
        return givenName(m_rows[row].file);
    case GameIdRole:
        return summaryOf(row).gameId;
    case TitleRole:
        return summaryOf(row).title;
    case ProgressRole:
        return summaryOf(row).progress;
    case PeopleRole:
        return summaryOf(row).people;
    case WhenRole:
        return agoText(m_rows[row].changed, QDateTime::currentDateTime());
    case FinishedRole:
        return summaryOf(row).finished;
    case DamagedRole:
        return summaryOf(row).gameId.isEmpty();
    case PictureRole:
        return summaryOf(row).gameId.isEmpty() ? QString() : pictureOf(m_rows[row].file, m_rows[row].changed);
    default:
        return {};
    }
}

QHash<int, QByteArray> SaveListModel::roleNames() const {
    return {{FileRole, "file"},      {NameRole, "name"},         {GameIdRole, "gameId"},
            {TitleRole, "title"},    {ProgressRole, "progress"}, {PeopleRole, "people"},
            {WhenRole, "when"},      {FinishedRole, "finished"}, {DamagedRole, "damaged"},
            {PictureRole, "picture"}};
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
            return a.changed == b.changed ? QVector<int>{}
                                          : QVector<int>{GameIdRole, TitleRole,    ProgressRole, PeopleRole,
                                                         WhenRole,   FinishedRole, DamagedRole,  PictureRole};
        });
    if (before != count())
        emit countChanged();
}

int SaveListModel::rowOf(const QString& file) const {
    const auto row = std::ranges::find(m_rows, file, &Row::file);
    return row == m_rows.end() ? -1 : static_cast<int>(row - m_rows.begin());
}

QString SaveListModel::newestUnfinished() const {
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        if (!summaryOf(row).readOnly && !summaryOf(row).finished)
            return m_rows[row].file;
    return {};
}

const SaveListModel::Summary& SaveListModel::summaryOf(std::size_t row) const {
    auto& summary = m_rows[row].summary;
    if (!summary)
        summary = summaryOfFile(m_rows[row].file);
    return *summary;
}

/// The game of a save that is listed; "save" if that cannot be told.
QString SaveListModel::gameOf(const QString& file) const {
    const int row = rowOf(file);
    const QString game = row < 0 ? QString() : summaryOf(static_cast<std::size_t>(row)).gameId;
    return game.isEmpty() ? QStringLiteral("save") : game;
}

// ---- changing the folder

void SaveListModel::remove(const QString& file) {
    forgetRemoved();
    if (QFile::rename(file, removedPath(file)))
        m_removed = file;
    else
        emit problem(tr("%1 cannot be removed. Check that its folder may be written to.")
                         .arg(QDir::toNativeSeparators(file)));
    refresh();
    emit removedChanged();
}

void SaveListModel::undoRemove() {
    if (m_removed.isEmpty())
        return;
    // Its name may have been given away since.
    const QString file = QFile::exists(m_removed) ? freePath(m_removed) : m_removed;
    if (QFile::rename(removedPath(m_removed), file)) {
        if (file != m_removed)
            emit renamed(m_removed, file);
        m_removed.clear();
    } else {
        emit problem(tr("%1 cannot be put back. Check that its folder may be written to.")
                         .arg(QDir::toNativeSeparators(file)));
    }
    refresh();
    emit removedChanged();
}

void SaveListModel::forgetRemoved() {
    if (m_removed.isEmpty())
        return;
    QFile::remove(removedPath(m_removed));
    QFile::remove(keptCopy(m_removed));
    emit gone(m_removed);
    m_removed.clear();
}

QString SaveListModel::rename(const QString& file, const QString& name) {
    const QFileInfo old(file);
    if (name.trimmed() == givenName(file))
        return file;
    QString stem = fileStem(name);
    if (stem.isEmpty() && !name.trimmed().isEmpty()) {
        emit problem(tr("A save cannot be called “%1”. Use letters or digits.").arg(name.trimmed()));
        return file;
    }
    const bool unnamed = stem.isEmpty();
    if (unnamed)
        stem = standardStem(gameOf(file), old.lastModified());
    QString wanted = old.dir().absoluteFilePath(stem + QStringLiteral(".taletop"));
    if (unnamed)
        wanted = freePath(wanted);
    else if (taken(wanted, file)) {
        emit problem(tr("There is a save called “%1” already. Choose another name.").arg(stem));
        return file;
    }
    if (!QFile::rename(file, wanted)) {
        emit problem(tr("%1 cannot be renamed. Check that its folder may be written to.")
                         .arg(QDir::toNativeSeparators(file)));
        return file;
    }
    QFile::rename(keptCopy(file), keptCopy(wanted));
    emit renamed(file, wanted);
    refresh();
    return wanted;
}

} // namespace taletop::app
