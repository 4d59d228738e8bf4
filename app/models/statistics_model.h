// SPDX-License-Identifier: MIT
// Statistics from existing saves: how many games were finished, who won, and the best score. Nothing is
// stored separately, so a removed save no longer counts.
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
        TitleRole,                     ///< string: the title of the game
        FinishedRole,                  ///< string: "3 games finished"
        WinsRole,                      ///< string: "Marie 2, bots 1", most wins first; or ""
        BestRole,                      ///< string: the best score of a person, such as "42, Marie"; or ""
        LastRole,                      ///< string: when it was last played, such as "yesterday"
    };

    /// A game with saves.
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
    [[nodiscard]] int waiting() const { return m_waiting; }   ///< number of saves that still have to be read
    [[nodiscard]] int finished() const { return m_finished; } ///< number of finished games of all kinds

    [[nodiscard]] SaveListModel* saves() const { return m_saves; }
    /// Sets the saves and requests reading all of them, on their own thread.
    void setSaves(SaveListModel* saves);

signals:
    void savesChanged();
    void counted();

private:
    void add(); ///< counts everything again

    QPointer<SaveListModel> m_saves;
    QTimer m_soon; ///< groups many reads into a single update
    std::vector<Row> m_rows;
    int m_waiting = 0;
    int m_finished = 0;
};

} // namespace taletop::app
