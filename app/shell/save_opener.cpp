// SPDX-License-Identifier: MIT
#include "app/shell/save_opener.h"

#include "app/saves/save_text.h"
#include "app/text/phrases.h"
#include "app/text/translation.h"

#include <QDir>
#include <QFileInfo>

#include <utility>

namespace taletop::app {

namespace {

/// Returns the save's name as people see it.
QString nameOf(const QString& file) { return QFileInfo(file).completeBaseName(); }

/// Returns a save in the folder with exactly these contents, or "".
QString sameIn(const QString& folder, const QByteArray& text) {
    const auto saves = QDir(folder).entryInfoList({QStringLiteral("*.taletop")}, QDir::Files, QDir::Time);
    for (const QFileInfo& save : saves)
        if (save.size() == text.size() && readSaveText(save.filePath()).bytes == text)
            return save.absoluteFilePath();
    return {};
}

} // namespace

SaveOpener::SaveOpener(const Others& others)
    : m_preferences(&others.preferences), m_saves(&others.saves), m_practice(&others.practice),
      m_notice(&others.notice), m_question(&others.question), m_tabletop(&others.tabletop),
      m_leaving(&others.leaving) {}

bool SaveOpener::showBroken() {
    const QString path = m_notice->broken();
    return !path.isEmpty() && open(path, Purpose::ShowBroken);
}

void SaveOpener::resumeNewest() {
    const QString file = m_saves->newestUnfinished();
    const QString passed = m_saves->damagedBefore(file);
    QStringList told;
    if (file.isEmpty())
        told.append(tr("There is no unfinished game to continue."));
    else if (resume(file))
        told.append(m_notice->text());
    if (!passed.isEmpty())
        told.append(tr("%1 cannot be continued and was skipped. Open it on the home page to see why.")
                        .arg(nameOf(passed)));
    told.removeAll(QString());
    if (!told.isEmpty())
        m_notice->set(told.join(u' '));
}

/// Opens a save. Also returns true if a question must be answered first.
bool SaveOpener::open(const QString& path, Purpose purpose) {
    const auto opened = std::make_shared<bool>(true);
    m_leaving->whenSaved([this, path, purpose, opened] { *opened = openNow(path, purpose); });
    return *opened;
}

bool SaveOpener::isOurs(const QString& file) const {
    const QString folder = QDir(m_preferences->savesFolder()).canonicalPath();
    return !folder.isEmpty() && QFileInfo(file).canonicalPath() == folder;
}

/// Returns this file's match if it is on the table or waits behind the practice table, otherwise nullptr.
MatchSession* SaveOpener::playing(const QString& file) const {
    for (MatchSession* session : {m_tabletop->session(), m_practice->waiting()})
        if (session != nullptr && !m_tabletop->letsGoOf(session) && session->saveFile().file() == file)
            return session;
    return nullptr;
}

bool SaveOpener::openNow(const QString& path, Purpose purpose) {
    const QString file = QFileInfo(path).absoluteFilePath();
    const bool toPlay =
        purpose == Purpose::Play || purpose == Purpose::PlayWithOthers || purpose == Purpose::TakeOver;
    const bool ours = isOurs(file);
    std::unique_ptr<SaveLock> lock;
    if (toPlay && ours && QFileInfo(file).isFile() && playing(file) == nullptr) {
        lock = std::make_unique<SaveLock>(file);
        if (purpose == Purpose::TakeOver && !lock->takeOver()) {
            m_notice->set(
                tr("%1 cannot be taken over. Close it in the other window first.").arg(nameOf(file)));
            return false;
        }
        if (lock->take() == SaveLock::Held::Elsewhere) {
            askWhoPlays(file, lock->holder());
            return true;
        }
    }
    const SaveText text = readSaveText(path);
    if (!text.problem.isEmpty()) {
        m_notice->set(text.problem);
        return false;
    }
    auto loaded = match::loadSave(text.view(), purpose == Purpose::ShowBroken ? match::Damage::ShowBefore
                                                                              : match::Damage::Refuse);
    if (const auto* error = std::get_if<match::LoadError>(&loaded)) {
        tellBroken(path, text.view(), *error);
        return false;
    }
    auto& save = std::get<match::Loaded>(loaded);
    if (purpose == Purpose::PlayWithOthers)
        match::playOnWithOthers(save);
    if (toPlay && !save.strangers.empty() && !save.match.over()) {
        askAboutStrangers(path, save);
        return true;
    }
    if (const QString copy = toPlay && !ours && !save.readOnly ? copyOf(text.bytes) : QString();
        !copy.isEmpty())
        return openCopy(copy);
    show(std::move(save), file, purpose, std::move(lock), ours ? QByteArray() : text.bytes);
    return true;
}

/// Shows the loaded match on the table.
void SaveOpener::show(match::Loaded save, const QString& file, Purpose purpose,
                      std::unique_ptr<SaveLock> lock, const QByteArray& foreign) {
    kit::Notice notice = save.notice;
    auto session = std::make_unique<MatchSession>(std::move(save.match));
    if (purpose == Purpose::Look && save.strangers.empty())
        notice = {"taletop::app::SaveOpener",
                  TALETOP_TEXT("taletop::app::SaveOpener", "This game is open in another Taletop window. You "
                                                           "are seeing it as it was when you opened it.")};
    if (save.readOnly || purpose == Purpose::Look) {
        session->saveFile().lookAt(file);
        session->setReadOnly(notice);
    } else if (foreign.isEmpty()) {
        if (MatchSession* own = playing(file))
            lock = own->saveFile().release();
        session->saveFile().resume(file, session->match(), save.rewrite, std::move(lock));
    } else {
        session->saveFile().start(m_preferences->savesFolder(), session->match());
        m_preferences->setCopyOf(foreign, session->saveFile().file());
    }
    m_tabletop->lay(std::move(session));
    if (!notice.empty())
        m_notice->set(translated(notice));
}

void SaveOpener::askWhoPlays(const QString& file, const QString& holder) {
    const QString where =
        holder.isEmpty() ? tr("another Taletop window") : tr("another Taletop window (%1)").arg(holder);
    m_question->ask(
        tr("This game is open elsewhere"),
        tr("%1 is being played in %2. It can be played in only one place at a time.")
            .arg(nameOf(file), where),
        {{QStringLiteral("look"), tr("View it here"), tr("Shows it as it is now and changes nothing."),
          [this, file] { open(file, Purpose::Look); }},
         {QStringLiteral("takeOver"), tr("Take over"), tr("The other window can then only view it."),
          [this, file] { open(file, Purpose::TakeOver); }},
         {QStringLiteral("leave"), tr("Leave it there"), {}}});
}

/// Asks what to do about bots of a newer version, which this version can't play.
void SaveOpener::askAboutStrangers(const QString& path, const match::Loaded& save) {
    QStringList names;
    for (const std::string& each : save.strangers)
        names.append(QString::fromStdString(each));
    //: %1 is a file, %2 the name of one or more bots in a newer version
    const QString text =
        tr("%1 has a bot that this version of Taletop doesn’t know (%2). A newer version does.");
    m_question->ask(tr("An unknown bot"), text.arg(nameOf(path), Phrases::listed(names)),
                    {{QStringLiteral("look"), tr("View it"), tr("Shows it as it is now and changes nothing."),
                      [this, path] { open(path, Purpose::Look); }},
                     {QStringLiteral("playOn"), tr("Play on with the casual bot"),
                      tr("The casual bot plays in that seat from now on."),
                      [this, path] { open(path, Purpose::PlayWithOthers); }},
                     {QStringLiteral("leave"), tr("Leave it"), {}}});
}

/// Returns the save that was created from this external file, or that has the same contents; "" if there is
/// none.
QString SaveOpener::copyOf(const QByteArray& text) const {
    const QDir folder(m_preferences->savesFolder());
    const QString known = m_preferences->copyOf(text);
    if (!known.isEmpty() && folder.exists(known))
        return folder.absoluteFilePath(known);
    return sameIn(folder.path(), text);
}

bool SaveOpener::openCopy(const QString& copy) {
    if (!openNow(copy, Purpose::Play))
        return false;
    if (!m_question->open() && m_notice->text().isEmpty())
        m_notice->set(
            tr("This file is already among your games. %1 continues where you left off.").arg(nameOf(copy)));
    return true;
}

void SaveOpener::tellBroken(const QString& path, std::string_view text, const match::LoadError& error) {
    const QString place = error.line > 0 ? tr(", line %1").arg(error.line) : QString();
    m_notice->set(QFileInfo(path).fileName() + place + QStringLiteral(": ") + translated(error.what));
    const auto looked = match::loadSave(text, match::Damage::ShowBefore);
    if (!std::holds_alternative<match::Loaded>(looked))
        return;
    m_notice->setBroken(path);
}

} // namespace taletop::app
