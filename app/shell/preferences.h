// SPDX-License-Identifier: MIT
// Where the program keeps things: saves and preferences, below one folder if asked to.
#pragma once

#include "core/match/journal.h"

#include <QSettings>
#include <QString>

#include <memory>
#include <vector>

namespace taletop::app {

class Preferences {
public:
    /// `folder`: everything goes there; "": TALETOP_DATA_DIR if it is set, else the places that
    /// the system has for it.
    explicit Preferences(const QString& folder = {});

    [[nodiscard]] QString savesFolder() const { return m_saves; }
    /// Home-made words for tales, in a folder for each game.
    [[nodiscard]] QString storybookFolder() const { return m_storybooks; }
    [[nodiscard]] QSettings& file() { return *m_file; }

    /// The value below a key, or `standard`.
    template <class Value>
    [[nodiscard]] Value value(const char* key, const Value& standard) const {
        return m_file->value(QLatin1String(key), standard).template value<Value>();
    }
    void set(const char* key, const QVariant& value) { m_file->setValue(QLatin1String(key), value); }

    /// Writes what was set to the disk; false if that does not take it.
    [[nodiscard]] bool keep();
    [[nodiscard]] QString place() const { return m_file->fileName(); }

    /// Where files of a kind ("games", "copies", "tales", "pictures") were looked for or put last; `standard`
    /// if that is not there.
    [[nodiscard]] QString folderOf(const char* kind, const QString& standard) const;
    void rememberFolder(const char* kind, const QString& file);

    /// How the people of a saved match share the screen: "curtain" unless "open" was chosen for it.
    [[nodiscard]] QString privacyOf(const QString& save) const;
    void setPrivacyOf(const QString& save, const QString& privacy);
    [[nodiscard]] static QString standardPrivacy() { return QStringLiteral("curtain"); }

    /// Who plays here, as the last match was begun, of whichever game; nobody yet: none.
    [[nodiscard]] std::vector<match::SeatRecord> group() const;
    void setGroup(const std::vector<match::SeatRecord>& group);

    /// Somebody here has played a match of this game to its end.
    void noteFinished(const QString& gameId);
    [[nodiscard]] bool hasFinished(const QString& gameId) const;
    /// Whether a new match of this game is for practice: as somebody chose last; else until one is finished.
    [[nodiscard]] bool practiceOf(const QString& gameId) const;
    [[nodiscard]] bool hasChosenPractice(const QString& gameId) const;
    void setPracticeOf(const QString& gameId, bool practice);

    /// A save was made of a file from elsewhere with these contents.
    void setCopyOf(const QByteArray& contents, const QString& save);
    /// The name of the save that was made of it last, or "".
    [[nodiscard]] QString copyOf(const QByteArray& contents) const;

    /// What is known of a save goes with its new name, or with the save.
    void renameSave(const QString& from, const QString& to);
    void forgetSave(const QString& save);

private:
    void changeCopies(const QString& from, const QString& to);

    QString m_saves;
    QString m_storybooks;
    std::unique_ptr<QSettings> m_file;
};

} // namespace taletop::app
