// SPDX-License-Identifier: MIT
// What the saves there are tell of the games that were played: how many were finished, who won, the best
// score. Nothing is kept for it: a save that is removed is counted no longer.
#pragma once

#include "app/models/row_model.h"
#include "app/models/save_list_model.h"

#include <QPointer>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace taletop::app {

class StatisticsModel : public RowModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(taletop::app::SaveListModel* saves READ saves WRITE setSaves NOTIFY savesChanged)
    Q_PROPERTY(int count READ count NOTIFY counted)
    Q_PROPERTY(int waiting READ waiting NOTIFY counted)
    Q_PROPERTY(int finished READ finished NOTIFY counted)

public:
    enum Role {
        GameIdRole = Qt::UserRole + 1, ///< string
        TitleRole,                     ///< string: the game's
        FinishedRole,                  ///< string: "3 games finished"
        WinsRole,                      ///< string: "Marie 2, bots 1", who won most first; or ""
        BestRole,                      ///< string: "42, Marie": the best score of a person; or ""
        LastRole,                      ///< string: "yesterday": when it was played last
    };

    /// A game of which there are saves.
    struct Row {
        QString gameId;
        QString title;
        QString finished;
        QString wins;
        QString best;
        QString last;

        friend bool operator==(const Row&, const Row&) = default;
    };

    explicit StatisticsModel(QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int count() const { return rowCount(); }
    [[nodiscard]] int waiting() const { return m_waiting; }   ///< saves that are still to be read
    [[nodiscard]] int finished() const { return m_finished; } ///< games of all kinds

    [[nodiscard]] SaveListModel* saves() const { return m_saves; }
    /// Has all of them read, on their own thread.
    void setSaves(SaveListModel* saves);

signals:
    void savesChanged();
    void counted();

private:
    void add(); ///< everything anew

    QPointer<SaveListModel> m_saves;
    QTimer m_soon; ///< many are read one after the other
    std::vector<Row> m_rows;
    int m_waiting = 0;
    int m_finished = 0;
};

} // namespace taletop::app
