// SPDX-License-Identifier: MIT
#include "app/models/save_list_model.h"

#include "app/models/ago_text.h"
#include "app/models/save_names.h"
#include "app/saves/save_lock.h"
#include "app/saves/save_writing.h"
#include "app/text/names.h"
#include "app/text/translation.h"

#include <QDir>
#include <QFile>
#include <QLocale>

#include <algorithm>
#include <numeric>

namespace taletop::app {

namespace {

QString peopleText(const std::vector<match::SeatRecord>& seats) {
    QStringList people;
    int bots = 0;
    for (const match::SeatRecord& seat : seats) {
        if (seat.kind == match::personKind)
            people.append(shownName(seat.name));
        else
            ++bots;
    }
    if (bots > 0)
        people.append(withEnglishPlural(SaveListModel::tr("%n bot(s)", nullptr, bots), bots));
    return people.join(SaveListModel::tr(", "));
}

QString titleText(const SaveGlance* glance) {
    if (glance == nullptr)
        return SaveListModel::tr("A saved game");
    if (glance->game != nullptr)
        return translated(glance->game->info().title);
    return glance->opened ? SaveListModel::tr("A damaged save")
                          : SaveListModel::tr("A save that cannot be opened");
}

/// Returns the scores, such as "42 : 37 : 12", with the winners' first.
QString scoreText(const contract::Result& result) {
    std::vector<std::size_t> order(result.totals.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto won = [&](std::size_t seat) {
        return std::ranges::count(result.winners, static_cast<kit::Seat>(seat)) > 0;
    };
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
        return won(a) != won(b) ? won(a) : result.totals[a] > result.totals[b];
    });
    QStringList points;
    for (const std::size_t seat : order)
        points.append(QLocale().toString(result.totals[seat]));
    return points.join(QStringLiteral("\u00A0:\u00A0")); // keeps the scores on one line
}

/// Returns the winners and the scores, such as "Marie won, 42 : 37".
QString endText(const SaveGlance& glance) {
    QStringList names;
    for (const kit::Seat seat : glance.result.winners)
        names.append(shownName(glance.header.seats[static_cast<std::size_t>(seat)].name));
    if (names.isEmpty())
        return SaveListModel::tr("finished, nobody won");
    const QString winners = names.join(SaveListModel::tr(", "));
    //: %1 is a name, or several with commas. %2 is everyone's points, the winner's first: "42 : 37 : 12"
    return SaveListModel::tr("%1 won, %2").arg(winners, scoreText(glance.result));
}

QString progressText(const SaveGlance& glance) {
    if (glance.readOnly)
        return SaveListModel::tr("from another version");
    if (glance.finished)
        return endText(glance);
    return glance.progress.empty() ? QString() : translated(glance.progress);
}

bool canBePlayed(const SaveGlance& glance) { return glance.game != nullptr && !glance.readOnly; }

/// The ending of a removed save that can still be restored.
constexpr QLatin1String removedEnding(".removed");
QString removedPath(const QString& file) { return file + removedEnding; }

/// Moves the file to the trash under its own name, so that it can be restored as a save. Deletes the file if
/// there is no trash.
void throwAway(const QString& waiting) {
    const QString file = freePath(waiting.chopped(removedEnding.size()));
    const QString original = keptCopy(waiting.chopped(removedEnding.size()));
    if (QFile::rename(waiting, file) && !QFile::moveToTrash(file))
        QFile::remove(file);
    if (QFile::exists(original) && !QFile::moveToTrash(original))
        QFile::remove(original);
}

/// Returns a text that differs whenever the file has changed.
QString stampOf(const QFileInfo& file) {
    return QStringLiteral("%1-%2").arg(file.lastModified().toMSecsSinceEpoch()).arg(file.size());
}

/// Returns the roles that depend on a file's contents.
QVector<int> readRoles() {
    using Model = SaveListModel;
    return {Model::GameIdRole,   Model::TitleRole,   Model::ProgressRole, Model::PeopleRole, Model::WhenRole,
            Model::FinishedRole, Model::DamagedRole, Model::PictureRole,  Model::ReadRole};
}

} // namespace

SaveListModel::SaveListModel(QString folder, QObject* parent)
    : RowModel(parent), m_folder(std::move(folder)) {
    connect(&m_reader, &SaveReader::read, this, &SaveListModel::take);
    tidy();
}

SaveListModel::~SaveListModel() { forgetRemoved(); }

int SaveListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant SaveListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case FileRole:
        return row.file;
    case NameRole:
        return givenName(row.file);
    case WhenRole:
        return agoText(row.changed, QDateTime::currentDateTime());
    default:
        break;
    }
    const SaveGlance* glance = glanceOf(static_cast<std::size_t>(index.row()));
    const bool damaged = glance != nullptr && glance->game == nullptr;
    const bool known = glance != nullptr && !damaged;
    switch (role) {
    case GameIdRole:
        return known ? QString::fromUtf8(glance->game->info().id) : QString();
    case TitleRole:
        return titleText(glance);
    case ProgressRole:
        return known ? progressText(*glance) : QString();
    case PeopleRole:
        return known     ? peopleText(glance->header.seats)
               : damaged ? QFileInfo(row.file).fileName()
                         : QString();
    case FinishedRole:
        return known && glance->finished;
    case DamagedRole:
        return damaged;
    case PictureRole:
        return known ? pictureAddress(row.file, row.read) : QString();
    case ReadRole:
        return row.read == row.stamp;
    default:
        return {};
    }
}

QHash<int, QByteArray> SaveListModel::roleNames() const {
    return {{FileRole, "file"},       {NameRole, "name"},         {GameIdRole, "gameId"},
            {TitleRole, "title"},     {ProgressRole, "progress"}, {PeopleRole, "people"},
            {WhenRole, "when"},       {FinishedRole, "finished"}, {DamagedRole, "damaged"},
            {PictureRole, "picture"}, {ReadRole, "read"}};
}

void SaveListModel::refresh() {
    std::vector<Row> wanted;
    auto files = QDir(m_folder).entryInfoList({QStringLiteral("*.taletop")}, QDir::Files, QDir::Time);
    // A save dated in the future by a wrong clock is not the latest one.
    std::ranges::stable_partition(files, [now = QDateTime::currentDateTime()](const QFileInfo& file) {
        return !isToCome(file.lastModified(), now);
    });
    for (const QFileInfo& file : files) {
        Row row{file.absoluteFilePath(), file.lastModified(), file.size(), stampOf(file)};
        // Keep the earlier contents until the changed file has been read.
        if (const int known = rowOf(row.file); known >= 0) {
            row.glance = m_rows[static_cast<std::size_t>(known)].glance;
            row.read = m_rows[static_cast<std::size_t>(known)].read;
        }
        wanted.push_back(row);
    }
    const int before = count();
    syncRows(
        m_rows, wanted, [](const Row& a, const Row& b) { return a.file == b.file; },
        [](const Row& a, const Row& b) { return a.stamp == b.stamp ? QVector<int>{} : readRoles(); });
    if (before != count())
        emit countChanged();
}

int SaveListModel::rowOf(const QString& file) const {
    const auto row = std::ranges::find(m_rows, file, &Row::file);
    return row == m_rows.end() ? -1 : static_cast<int>(row - m_rows.begin());
}

QString SaveListModel::newestUnfinished() const {
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        if (const SaveGlance& glance = readNow(row); canBePlayed(glance) && !glance.finished)
            return m_rows[row].file;
    return {};
}

bool SaveListModel::mayContinue() const {
    return std::ranges::any_of(m_rows, [](const Row& row) {
        return !row.glance || (canBePlayed(*row.glance) && !row.glance->finished);
    });
}

QString SaveListModel::damagedBefore(const QString& file) const {
    for (std::size_t row = 0; row < m_rows.size() && m_rows[row].file != file; ++row)
        if (!canBePlayed(readNow(row)))
            return m_rows[row].file;
    return {};
}

/// Returns the known contents of a save, or nullptr. Requests reading the save, because its row is being
/// shown.
const SaveGlance* SaveListModel::glanceOf(std::size_t index) const {
    Row& row = m_rows[index];
    if (!row.asked) {
        row.asked = true;
        m_reader.ask(row.file, row.stamp, row.bytes);
    }
    return row.glance.get();
}

const SaveGlance& SaveListModel::readNow(std::size_t index) const {
    Row& row = m_rows[index];
    if (row.read != row.stamp)
        row.glance = m_reader.glances()->at(row.file, row.stamp);
    row.read = row.stamp;
    row.asked = true;
    return *row.glance;
}

void SaveListModel::take(const QString& file, const QString& stamp, const SaveGlances::Glance& glance) {
    const int at = rowOf(file);
    if (at < 0 || m_rows[static_cast<std::size_t>(at)].stamp != stamp)
        return;
    Row& row = m_rows[static_cast<std::size_t>(at)];
    row.glance = glance;
    row.read = stamp;
    emit dataChanged(index(at), index(at), readRoles());
    const auto& seats = glance->header.seats;
    if (glance->finished && std::ranges::count(seats, match::personKind, &match::SeatRecord::kind) > 0)
        emit finishedFound(QString::fromUtf8(glance->game->info().id));
}

void SaveListModel::readAll() {
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        static_cast<void>(glanceOf(row)); // requests reading the save
}

/// Returns the id of a listed save's game, or "save" if the game is unknown.
QString SaveListModel::gameOf(const QString& file) const {
    const int row = rowOf(file);
    const contract::Game* game = row < 0 ? nullptr : readNow(static_cast<std::size_t>(row)).game;
    return game == nullptr ? QStringLiteral("save") : QString::fromUtf8(game->info().id);
}

// ---- changing the folder

/// Moves saves to the trash that were removed by programs that were then killed. A running program may still
/// restore its own.
void SaveListModel::tidy() {
    const QDir folder(m_folder);
    for (const QString& name : folder.entryList({u'*' + removedEnding}, QDir::Files)) {
        const QString file = folder.absoluteFilePath(name);
        if (SaveLock lock(file); lock.take() == SaveLock::Held::Here)
            throwAway(file);
    }
}

bool SaveListModel::playedElsewhere(const QString& file) {
    SaveLock lock(file);
    if (lock.take() != SaveLock::Held::Elsewhere)
        return false;
    emit problem(tr("%1 is open in another Taletop window. Close it there first.")
                     .arg(QFileInfo(file).completeBaseName()));
    return true;
}

void SaveListModel::remove(const QString& file) {
    if (playedElsewhere(file))
        return;
    forgetRemoved();
    const QString name = givenName(file);
    const int row = rowOf(file);
    const SaveGlances::Glance glance = row >= 0 ? m_rows[static_cast<std::size_t>(row)].glance : nullptr;
    if (const WriteFailure failure = renameFile(file, removedPath(file)); !failure.failed()) {
        m_removedName = name.isEmpty() ? titleText(glance.get()) : name;
        m_removed = file;
        m_removedLock = std::make_unique<SaveLock>(removedPath(file));
        m_removedLock->take();
    } else {
        emit problem(tr("%1 cannot be removed (%2). %3 and try again.")
                         .arg(QDir::toNativeSeparators(file), failure.words, remedyFor(failure)));
    }
    refresh();
    emit removedChanged();
}

void SaveListModel::undoRemove() {
    if (m_removed.isEmpty())
        return;
    // Another save may have taken the name.
    const QString file = QFile::exists(m_removed) ? freePath(m_removed) : m_removed;
    if (const WriteFailure failure = renameFile(removedPath(m_removed), file); !failure.failed()) {
        if (file != m_removed)
            emit renamed(m_removed, file);
        m_removed.clear();
        m_removedLock.reset();
    } else {
        emit problem(tr("%1 cannot be restored (%2). %3 and try again.")
                         .arg(QDir::toNativeSeparators(file), failure.words, remedyFor(failure)));
    }
    refresh();
    emit removedChanged();
}

void SaveListModel::forgetRemoved() {
    if (m_removed.isEmpty())
        return;
    throwAway(removedPath(m_removed));
    emit gone(m_removed);
    m_removed.clear();
    m_removedLock.reset();
}

QString SaveListModel::rename(const QString& file, const QString& name) {
    const QFileInfo old(file);
    if (name.trimmed() == givenName(file) || playedElsewhere(file))
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
        emit problem(tr("A save called “%1” already exists. Choose another name.").arg(stem));
        return file;
    }
    if (const WriteFailure failure = renameFile(file, wanted); failure.failed()) {
        emit problem(tr("%1 cannot be renamed (%2). %3 and try again.")
                         .arg(QDir::toNativeSeparators(file), failure.words, remedyFor(failure)));
        return file;
    }
    QFile::rename(keptCopy(file), keptCopy(wanted));
    if (const int row = rowOf(file); row >= 0) {
        m_rows[static_cast<std::size_t>(row)].file = wanted;
        emit dataChanged(index(row), index(row));
    }
    emit renamed(file, wanted);
    refresh();
    return wanted;
}

} // namespace taletop::app
