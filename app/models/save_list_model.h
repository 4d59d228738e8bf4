// SPDX-License-Identifier: MIT
// The saved games in a folder, newest first. A save is read on another thread when its row is first shown.
// Until then the row has only the data of the directory entry.
#pragma once

#include "app/models/row_model.h"
#include "app/saves/save_reader.h"

#include <QDateTime>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <vector>

namespace taletop::app {

class SaveLock;

class SaveListModel : public RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("App has one")
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    Q_PROPERTY(bool canUndoRemove READ canUndoRemove NOTIFY removedChanged)
    Q_PROPERTY(QString removedName READ removedName NOTIFY removedChanged)

public:
    enum Role {
        FileRole = Qt::UserRole + 1, ///< string: the path, for App.resume, remove() and rename()
        NameRole,                    ///< string: the name given by a person, or ""
        GameIdRole,                  ///< string
        TitleRole,                   ///< string: the title of the game
        ProgressRole, ///< string: progress such as "turn 3", the result such as "Marie won, 42 : 37", or ""
        PeopleRole,   ///< string: "Marie, Fred, 2 bots"
        WhenRole,     ///< string: "an hour ago"
        FinishedRole, ///< bool
        DamagedRole,  ///< bool: is the save unplayable?
        PictureRole,  ///< url: a small picture of the table; "" for a damaged save
        ReadRole      ///< bool: has the save been read, which fills the other roles?
    };

    struct Row {
        QString file;
        QDateTime changed;
        qint64 bytes = 0;
        QString stamp;                        ///< identifies the file's current version
        SaveGlances::Glance glance = nullptr; ///< contents of the file, perhaps of an older version
        QString read = {};                    ///< stamp of the version that was read
        bool asked = false;                   ///< was the current version requested?
    };

    /// Lists the saves in a folder. Moves saves that earlier runs of the program removed to the trash.
    explicit SaveListModel(QString folder, QObject* parent = nullptr);
    /// Moves a removed save to the trash.
    ~SaveListModel() override;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int count() const { return rowCount(); }

    /// Reads the folder again.
    void refresh();
    /// Returns the row of a file, or -1.
    Q_INVOKABLE int rowOf(const QString& file) const;
    /// Returns the newest save that can be continued, or "". Waits until the files it depends on have been
    /// read.
    [[nodiscard]] QString newestUnfinished() const;
    /// Could there be a save to continue, judging by those read so far?
    [[nodiscard]] bool mayContinue() const;
    /// Returns the newest unplayable save that is newer than `file`, or the newest of all if `file` is "".
    /// Returns "" if there is none.
    [[nodiscard]] QString damagedBefore(const QString& file) const;
    /// Returns the saves with the contents read so far, newest first. readAll() requests the rest, and
    /// dataChanged() is emitted as they arrive.
    [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; }
    void readAll();
    /// Returns all contents read so far, from which pictures are drawn.
    [[nodiscard]] const std::shared_ptr<SaveGlances>& glances() const { return m_reader.glances(); }

    /// Removes a save that nobody is playing. It can be restored until the next one is removed. Then it is
    /// moved to the system's trash.
    Q_INVOKABLE void remove(const QString& file);
    Q_INVOKABLE void undoRemove();
    [[nodiscard]] bool canUndoRemove() const { return !m_removed.isEmpty(); }
    /// Returns the name of the save that can be restored, or its game's name if it has none.
    [[nodiscard]] QString removedName() const { return m_removedName; }
    /// Renames a save, and its file as far as the file system allows; "" restores the default name. Returns
    /// the new path. On failure, returns the old path and emits problem().
    Q_INVOKABLE QString rename(const QString& file, const QString& name);

signals:
    void countChanged();
    void removedChanged();
    void renamed(const QString& from, const QString& to);
    void gone(const QString& file);            ///< the save was removed and can't be restored
    void finishedFound(const QString& gameId); ///< a finished match with people was found
    void problem(const QString& sentence);     ///< reports a problem in a sentence for the player

private:
    void tidy();
    void forgetRemoved();
    void take(const QString& file, const QString& stamp, const SaveGlances::Glance& glance);
    [[nodiscard]] const SaveGlance* glanceOf(std::size_t row) const;
    [[nodiscard]] const SaveGlance& readNow(std::size_t row) const;
    [[nodiscard]] QString gameOf(const QString& file) const;
    [[nodiscard]] bool playedElsewhere(const QString& file);

    QString m_folder;
    QString m_removedName;
    QString m_removed;                       ///< path of the removed save that can still be restored, or ""
    std::unique_ptr<SaveLock> m_removedLock; ///< keeps other programs from deleting that save
    mutable SaveReader m_reader;
    mutable std::vector<Row> m_rows; ///< glances are filled in on demand
};

} // namespace taletop::app
