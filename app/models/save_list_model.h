// SPDX-License-Identifier: MIT
// The saved games of a folder, newest first: what they say about themselves, their names, and a
// way to remove one. A save is read when somebody looks at its row.
#pragma once

#include "app/models/row_model.h"

#include <QDateTime>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

namespace taletop::app {

/// "an hour ago": how long before `now` something happened.
[[nodiscard]] QString agoText(const QDateTime& then, const QDateTime& now);

class SaveListModel : public RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("App has one")
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    Q_PROPERTY(bool canUndoRemove READ canUndoRemove NOTIFY removedChanged)

public:
    enum Role {
        FileRole = Qt::UserRole + 1, ///< string: the path, for App.resume, remove() and rename()
        NameRole,                    ///< string: the name that somebody gave it, or ""
        GameIdRole,                  ///< string
        TitleRole,                   ///< string: the game's
        ProgressRole,                ///< string: how far it is, "turn 3", or ""
        PeopleRole,                  ///< string: "Marie, Fred, 2 bots"
        WhenRole,                    ///< string: "an hour ago"
        FinishedRole,                ///< bool
        DamagedRole,                 ///< bool: it cannot be played
        PictureRole,                 ///< url: a small picture of the table; "" of a damaged save
    };

    /// What a save says about itself.
    struct Summary {
        QString gameId;
        QString title;
        QString progress;
        QString people;
        bool finished = false;
        bool readOnly = false; ///< it cannot be played on here
    };
    struct Row {
        QString file;
        QDateTime changed;
        std::optional<Summary> summary = std::nullopt;
    };

    explicit SaveListModel(QString folder, QObject* parent = nullptr);
    /// What was removed is gone then.
    ~SaveListModel() override;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int count() const { return rowCount(); }

    /// Looks at the folder again.
    void refresh();
    /// The row of a file, or -1.
    Q_INVOKABLE int rowOf(const QString& file) const;
    /// The newest save that can be played on, or "".
    [[nodiscard]] QString newestUnfinished() const;

    /// Removes a save; until the next one is removed it can come back.
    Q_INVOKABLE void remove(const QString& file);
    Q_INVOKABLE void undoRemove();
    [[nodiscard]] bool canUndoRemove() const { return !m_removed.isEmpty(); }
    /// Gives a save a name, which becomes its file's as far as file systems allow; "" gives it back
    /// a name of the program's. The new path; where it did not work, the old one and a problem.
    Q_INVOKABLE QString rename(const QString& file, const QString& name);

signals:
    void countChanged();
    void removedChanged();
    void renamed(const QString& from, const QString& to);
    void gone(const QString& file);        ///< removed for good
    void problem(const QString& sentence); ///< for the player

private:
    void forgetRemoved();
    [[nodiscard]] const Summary& summaryOf(std::size_t row) const;
    [[nodiscard]] QString gameOf(const QString& file) const;

    QString m_folder;
    QString m_removed;               ///< a removed save that can still come back
    mutable std::vector<Row> m_rows; ///< summaries are filled in when asked for
};

} // namespace taletop::app
