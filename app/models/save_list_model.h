// SPDX-License-Identifier: MIT
// The saved games of a folder, newest first. A save is read when somebody looks at its row.
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

public:
    enum Role {
        FileRole = Qt::UserRole + 1, ///< string: the path, for App.resume and App.remove
        GameIdRole,                  ///< string
        TitleRole,                   ///< string: the game and how far it is
        PeopleRole,                  ///< string: "Marie, Fred, 2 bots"
        WhenRole,                    ///< string: "an hour ago"
        FinishedRole,                ///< bool
    };

    /// What a save says about itself.
    struct Summary {
        QString gameId;
        QString title;
        QString people;
        bool finished = false;
    };
    struct Row {
        QString file;
        QDateTime changed;
        std::optional<Summary> summary = std::nullopt;
    };

    explicit SaveListModel(QString folder, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int count() const { return rowCount(); }

    /// Looks at the folder again.
    void refresh();
    /// The newest save that is not finished, or "".
    [[nodiscard]] QString newestUnfinished() const;

signals:
    void countChanged();

private:
    [[nodiscard]] const Summary& summaryOf(std::size_t row) const;

    QString m_folder;
    mutable std::vector<Row> m_rows; ///< summaries are filled in when asked for
};

} // namespace taletop::app
