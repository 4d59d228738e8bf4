// SPDX-License-Identifier: MIT
// The saved games of a folder, newest first: what they say about themselves, their names, and a
// way to remove one. A save is read when somebody looks at its row, on another thread: until then
// its row tells only what the folder does.
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
        NameRole,                    ///< string: the name that somebody gave it, or ""
        GameIdRole,                  ///< string
        TitleRole,                   ///< string: the game's
        ProgressRole, ///< string: how far it is, "turn 3"; who won, "Marie won, 42 : 37"; or ""
        PeopleRole,   ///< string: "Marie, Fred, 2 bots"
        WhenRole,     ///< string: "an hour ago"
        FinishedRole, ///< bool
        DamagedRole,  ///< bool: it cannot be played
        PictureRole,  ///< url: a small picture of the table; "" of a damaged save
        ReadRole      ///< bool: it has been read, and the others tell of it
    };

    struct Row {
        QString file;
        QDateTime changed;
        qint64 bytes = 0;
        QString stamp;                        ///< of the file as it is now
        SaveGlances::Glance glance = nullptr; ///< at the file, or at what it was before it changed
        QString read = {};                    ///< the stamp that it had then
        bool asked = false;                   ///< for a glance at the file as it is now
    };

    /// The saves of a folder. What an earlier program has left removed there goes to the trash.
    explicit SaveListModel(QString folder, QObject* parent = nullptr);
    /// What was removed goes to the trash then.
    ~SaveListModel() override;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int count() const { return rowCount(); }

    /// Looks at the folder again.
    void refresh();
    /// The row of a file, or -1.
    Q_INVOKABLE int rowOf(const QString& file) const;
    /// The newest save that can be played on, or "". Reads what has not been read yet, and waits for it.
    [[nodiscard]] QString newestUnfinished() const;
    /// May there be one, as far as is known by now?
    [[nodiscard]] bool mayContinue() const;
    /// The newest of the saves before `file`, or of all if it is "", that cannot be played on; or "".
    [[nodiscard]] QString damagedBefore(const QString& file) const;
    /// What is known by now, newest first; readAll() asks for what is not, and dataChanged() tells of it.
    [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; }
    void readAll();
    /// What has been read, for whoever draws pictures of it.
    [[nodiscard]] const std::shared_ptr<SaveGlances>& glances() const { return m_reader.glances(); }

    /// Removes a save that nobody plays; until the next one is removed it can come back, then it goes
    /// to the system's trash.
    Q_INVOKABLE void remove(const QString& file);
    Q_INVOKABLE void undoRemove();
    [[nodiscard]] bool canUndoRemove() const { return !m_removed.isEmpty(); }
    /// What is called so that can come back: its name, else its game's.
    [[nodiscard]] QString removedName() const { return m_removedName; }
    /// Gives a save a name, which becomes its file's as far as file systems allow; "" gives it back
    /// a name of the program's. The new path; where it did not work, the old one and a problem.
    Q_INVOKABLE QString rename(const QString& file, const QString& name);

signals:
    void countChanged();
    void removedChanged();
    void renamed(const QString& from, const QString& to);
    void gone(const QString& file);            ///< removed for good
    void finishedFound(const QString& gameId); ///< a match that people have played to its end was read
    void problem(const QString& sentence);     ///< for the player

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
    QString m_removed;                       ///< a removed save that can still come back
    std::unique_ptr<SaveLock> m_removedLock; ///< keeps others from tidying it away
    mutable SaveReader m_reader;
    mutable std::vector<Row> m_rows; ///< glances are filled in when asked for
};

} // namespace taletop::app
