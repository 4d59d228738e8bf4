// SPDX-License-Identifier: MIT
// The preferences, and the places of saves and storybooks.
#pragma once

#include "core/match/journal.h"

#include <QSettings>
#include <QString>

#include <memory>
#include <vector>

namespace taletop::app {

class Preferences {
public:
    /// Uses `folder` for everything. If it is "", uses TALETOP_DATA_DIR if set, otherwise the system's
    /// default places.
    explicit Preferences(const QString& folder = {});

    [[nodiscard]] QString savesFolder() const { return m_saves; }
    /// Returns the folder for home-made words for tales, which has a subfolder for each game.
    [[nodiscard]] QString storybookFolder() const { return m_storybooks; }
    [[nodiscard]] QSettings& file() { return *m_file; }

    /// Returns the value of a key, or `standard` if there is none.
    template <class Value>
    [[nodiscard]] Value value(const char* key, const Value& standard) const {
        return m_file->value(QLatin1String(key), standard).template value<Value>();
    }
    void set(const char* key, const QVariant& value) { m_file->setValue(QLatin1String(key), value); }

    /// Writes the settings to disk. Returns false if that fails.
    [[nodiscard]] bool keep();
    [[nodiscard]] QString place() const { return m_file->fileName(); }

    /// Returns the last folder used for a kind of file ("games", "copies", "tales", "pictures"), or
    /// `standard` if there is none or it no longer exists.
    [[nodiscard]] QString folderOf(const char* kind, const QString& standard) const;
    void rememberFolder(const char* kind, const QString& file);

    /// Returns how the people of a saved match share the screen: "curtain", unless "open" was chosen.
    [[nodiscard]] QString privacyOf(const QString& save) const;
    void setPrivacyOf(const QString& save, const QString& privacy);
    [[nodiscard]] static QString standardPrivacy() { return QStringLiteral("curtain"); }

    /// Returns the players of the last match of any game, or none before the first match.
    [[nodiscard]] std::vector<match::SeatRecord> group() const;
    void setGroup(const std::vector<match::SeatRecord>& group);

    /// Records that someone here has finished a match of this game.
    void noteFinished(const QString& gameId);
    [[nodiscard]] bool hasFinished(const QString& gameId) const;
    /// Is a new match of this game for practice? Uses the last choice, or is true until a match has been
    /// finished.
    [[nodiscard]] bool practiceOf(const QString& gameId) const;
    [[nodiscard]] bool hasChosenPractice(const QString& gameId) const;
    void setPracticeOf(const QString& gameId, bool practice);

    /// Records that a save was created from an external file with these contents.
    void setCopyOf(const QByteArray& contents, const QString& save);
    /// Returns the name of the last save created from a file with these contents, or "".
    [[nodiscard]] QString copyOf(const QByteArray& contents) const;

    /// Moves a save's preferences to its new name, or deletes them with the save.
    void renameSave(const QString& from, const QString& to);
    void forgetSave(const QString& save);

private:
    void changeCopies(const QString& from, const QString& to);

    QString m_saves;
    QString m_storybooks;
    std::unique_ptr<QSettings> m_file;
};

} // namespace taletop::app
