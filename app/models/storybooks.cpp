// SPDX-License-Identifier: MIT
#include "app/models/storybooks.h"

#include "app/saves/save_writing.h"
#include "app/text/translation.h"
#include "core/match/journal.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>

#include <cassert>
#include <utility>

namespace taletop::app {

namespace {

constexpr qint64 largestFile = 1 << 20; ///< bytes; the game's own files need about a tenth of this
const QString storybookEnding = QStringLiteral(".json");

QString idOf(const contract::Game& game) { return QString::fromUtf8(game.info().id); }

QString ownFile(const contract::Game& game, const QString& language = {}) {
    return QStringLiteral(":/art/games/%1/decks%2.json")
        .arg(idOf(game), language.isEmpty() ? QString() : u'.' + language);
}

/// Returns the file in the program's language if there is one, otherwise the English one.
QString ownFileSpoken(const contract::Game& game) {
    const QString spoken = ownFile(game, QLocale::languageToCode(QLocale().language()));
    return QFile::exists(spoken) ? spoken : ownFile(game);
}

/// Can a match store this name? A match would change a name that isn't tidy, and could not find it again.
bool canBeKept(const QString& name) {
    const std::string text = name.toStdString();
    return !text.empty() && match::tidyName(text) == text && QFileInfo(name).fileName() == name;
}

} // namespace

StorybookOrProblem openStorybook(const contract::Game& game, const QString& path) {
    const QString name = QFileInfo(path).fileName();
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Storybooks::tr("%1 cannot be opened (%2). Check that it exists and that you may read it.")
            .arg(name, file.errorString());
    if (file.size() > largestFile)
        return Storybooks::tr("%1 is larger than 1 MiB. A deck must be smaller.").arg(name);
    auto read = game.readStorybook(file.read(largestFile).toStdString());
    if (const auto* error = std::get_if<contract::WordsError>(&read)) {
        const QString what = translated(error->what);
        return error->line > 0
                   ? Storybooks::tr("%1, line %2: %3").arg(name, QString::number(error->line), what)
                   : Storybooks::tr("%1: %2").arg(name, what);
    }
    return std::move(std::get<std::unique_ptr<const contract::Storybook>>(read));
}

StorybookOrProblem ownStorybook(const contract::Game& game) {
    const QString english = ownFile(game);
    if (!QFile::exists(english))
        return {};
    const QString spoken = ownFileSpoken(game);
    auto read = openStorybook(game, spoken);
    const auto* problem = std::get_if<QString>(&read);
    if (problem == nullptr || spoken == english)
        return read;
    qWarning("%s", qPrintable(*problem));
    return openStorybook(game, english);
}

QString storybookFile(const QString& folder, const contract::Game& game, const QString& name) {
    if (folder.isEmpty() || !canBeKept(name))
        return {};
    return QDir(folder).absoluteFilePath(idOf(game) + u'/' + name + storybookEnding);
}

Storybooks::Storybooks(QString folder, QObject* parent) : QObject(parent), m_folder(std::move(folder)) {}

QStringList Storybooks::titles() const { return QStringList{tr("Ours")} + m_names; }

void Storybooks::choose(int index) {
    if (index == m_chosen || index < 0 || index > m_names.size())
        return;
    m_chosen = index;
    m_lost = {};
    emit changed();
}

QString Storybooks::chosenName() const { return m_chosen > 0 ? m_names.value(m_chosen - 1) : QString(); }

void Storybooks::open(const contract::Game& game, const QString& name) {
    m_game = &game;
    m_offered = !m_folder.isEmpty() && QFile::exists(ownFile(game));
    m_names = {name}; // refresh() searches for this name
    m_chosen = name.isEmpty() ? 0 : 1;
    m_made = {};
    m_lost = {};
    m_trouble = {};
    refresh();
}

void Storybooks::refresh() {
    const QString before = chosenName();
    m_names.clear();
    m_refused.clear();
    if (m_offered) {
        const auto files =
            QDir(folderOfGame()).entryInfoList({u'*' + storybookEnding}, QDir::Files, QDir::Name);
        for (const QFileInfo& file : files) {
            const QString name = file.completeBaseName();
            const auto read = openStorybook(*m_game, file.absoluteFilePath());
            if (const auto* problem = std::get_if<QString>(&read))
                m_refused.append(*problem);
            else if (canBeKept(name))
                m_names.append(name);
            else
                m_refused.append(tr("The name of %1 is too long for a saved game. Give it a shorter one.")
                                     .arg(file.fileName()));
        }
    }
    m_names.sort(Qt::CaseInsensitive);
    m_chosen = static_cast<int>(m_names.indexOf(before)) + 1;
    if (m_chosen == 0 && !before.isEmpty()) {
        m_lost = tr("The deck “%1” can’t be used any more. The program’s own deck is selected instead.")
                     .arg(before);
        m_lostTold = false;
    }
    emit changed();
}

QString Storybooks::newlyLost() {
    if (m_offered)
        refresh();
    const bool told = m_lostTold || m_lost.isEmpty();
    m_lostTold = true;
    return told ? QString() : (QStringList{m_lost} + m_refused).join(u' ');
}

QString Storybooks::folderOfGame() const { return QDir(m_folder).absoluteFilePath(idOf(*m_game)); }

QUrl Storybooks::where() const {
    return m_offered && QDir().mkpath(folderOfGame()) ? QUrl::fromLocalFile(folderOfGame()) : QUrl();
}

bool Storybooks::startOne() {
    assert(m_offered);
    m_trouble = makeOne();
    emit changed();
    return m_trouble.isEmpty();
}

/// Creates the copy and returns "", or returns an error sentence.
QString Storybooks::makeOne() {
    const QString folder = folderOfGame();
    if (const WriteFailure failure = makeOwnFolder(folder); failure.failed())
        return tr("The folder for decks cannot be created in %1 (%2). %3 and try again.")
            .arg(QDir::toNativeSeparators(m_folder), failure.words, remedyFor(failure));
    QString name = tr("My deck");
    for (int copy = 2; QFile::exists(folder + u'/' + name + storybookEnding); ++copy)
        name = tr("My deck %1").arg(copy);
    const QString copy = folder + u'/' + name + storybookEnding;
    QFile own(ownFileSpoken(*m_game));
    (void)own.open(QIODevice::ReadOnly); // a built-in file, so it can always be opened
    if (const WriteFailure failure = writeWhole(copy, own.readAll(), Rights::Usual); failure.failed())
        return tr("%1 cannot be written (%2). %3 and try again.")
            .arg(QDir::toNativeSeparators(copy), failure.words, remedyFor(failure));
    m_made = tr("Created and selected “%1”. Edit it in %2").arg(name, QDir::toNativeSeparators(copy));
    refresh();
    choose(static_cast<int>(m_names.indexOf(name)) + 1);
    return {};
}

} // namespace taletop::app
