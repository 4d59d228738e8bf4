// SPDX-License-Identifier: MIT
// Opening saves: from home, by the command line, by a file that is dropped or opened elsewhere.
#include "app/models/tables.h"
#include "app/shell/app.h"
#include "app/text/translation.h"

#include <QDir>
#include <QFile>

#include <string_view>

namespace taletop::app {

void App::watchSaves() {
    connect(&m_saves, &SaveListModel::problem, this, &App::setNotice);
    connect(&m_saves, &SaveListModel::gone, this, [this](const QString& file) {
        m_preferences.setPrivacyOf(file, Preferences::standardPrivacy());
    });
    connect(&m_saves, &SaveListModel::renamed, this, [this](const QString& from, const QString& to) {
        m_preferences.setPrivacyOf(to, m_preferences.privacyOf(from));
        m_preferences.setPrivacyOf(from, Preferences::standardPrivacy());
    });
    m_saves.refresh();
}

bool App::resume(const QString& path) { return openSave(path, match::Damage::Refuse); }

bool App::showBroken() {
    const QString path = m_broken;
    return !path.isEmpty() && openSave(path, match::Damage::ShowBefore);
}

bool App::openSave(const QString& path, match::Damage damage) {
    QFile file(path);
    if (QFileInfo(path).isDir()) {
        setNotice(tr("%1 is a folder. Open a saved game, a file that ends in .taletop.")
                      .arg(QDir::toNativeSeparators(path)));
        return false;
    }
    if (!file.open(QIODevice::ReadOnly)) {
        setNotice(tr("%1 cannot be opened (%2). Check that it is there and may be read.")
                      .arg(QDir::toNativeSeparators(path), file.errorString()));
        return false;
    }
    const QByteArray bytes = file.read(static_cast<qint64>(match::largestSave) + 1);
    const std::string_view text(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    auto loaded = match::loadSave(text, damage);
    if (const auto* error = std::get_if<match::LoadError>(&loaded)) {
        tellBroken(path, text, *error);
        return false;
    }
    auto& save = std::get<match::Loaded>(loaded);
    if (!hasTable(save.match.game())) {
        setNotice(tr("%1 is a game of %2, which has no table here yet.")
                      .arg(QFileInfo(path).fileName(), translated(save.match.game().info().title)));
        return false;
    }
    const QString notice = QString::fromStdString(save.notice);
    auto* session = new MatchSession(std::move(save.match), this);
    const QString folder = QDir(m_preferences.savesFolder()).canonicalPath();
    const bool ours = !folder.isEmpty() && QFileInfo(path).canonicalPath() == folder;
    if (save.readOnly) {
        session->autosave().lookAt(QFileInfo(path).absoluteFilePath());
        session->setReadOnly(notice);
    } else if (ours) {
        session->autosave().resume(QFileInfo(path).absoluteFilePath(), session->match(), save.rewrite);
    } else {
        session->autosave().start(m_preferences.savesFolder(), session->match());
    }
    open(session);
    if (!notice.isEmpty())
        setNotice(notice);
    return true;
}

void App::tellBroken(const QString& path, std::string_view text, const match::LoadError& error) {
    const QString place = error.line > 0 ? tr(", line %1").arg(error.line) : QString();
    setNotice(QFileInfo(path).fileName() + place + QStringLiteral(": ") + QString::fromStdString(error.what));
    const auto looked = match::loadSave(text, match::Damage::ShowBefore);
    if (!std::holds_alternative<match::Loaded>(looked) ||
        !hasTable(std::get<match::Loaded>(looked).match.game()))
        return;
    m_broken = path;
    emit noticeChanged();
}

} // namespace taletop::app
