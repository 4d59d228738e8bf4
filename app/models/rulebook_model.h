// SPDX-License-Identifier: MIT
// The rulebook of a game, to read and search: chapter headings, each followed by its entries.
#pragma once

#include "app/models/row_model.h"
#include "core/contract/game.h"

#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace taletop::app {

class RulebookModel : public RowModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString gameId READ gameId WRITE setGameId NOTIFY gameChanged)
    Q_PROPERTY(QString gameTitle READ gameTitle NOTIFY gameChanged)
    Q_PROPERTY(QString filter READ filter WRITE setFilter NOTIFY filterChanged)
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    Q_PROPERTY(int total READ total NOTIFY gameChanged)
    Q_PROPERTY(QStringList chapters READ chapters NOTIFY gameChanged)

public:
    enum Role {
        EntryRole = Qt::UserRole + 1, ///< string: "FT-45"; "" for a chapter heading
        ChapterRole,                  ///< string: title of its chapter
        TitleRole,                    ///< string
        TextRole,                     ///< string; "" for a heading
        LinkedTextRole,               ///< string: the text as styled text, with links to entries of this book
        LinksRole,                    ///< list of {entry, title}: the entries it mentions, each once
        ExampleRole,                  ///< string: what the example shows and what to try, or ""
        HasExampleRole,               ///< bool
    };

    explicit RulebookModel(QObject* parent = nullptr) : RowModel(parent) {}

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] QString gameId() const { return m_gameId; }
    /// Shows the rules of a game. An unknown game has no rows.
    void setGameId(const QString& gameId);
    [[nodiscard]] QString gameTitle() const { return m_gameTitle; }
    /// Returns the filter. An entry is shown if its number, title, text or example contains each word of the
    /// filter, ignoring case and accents. "45" and "ft45" find FT-45.
    [[nodiscard]] QString filter() const { return m_filter; }
    void setFilter(const QString& filter);
    [[nodiscard]] int count() const { return m_entries; }                       ///< entries shown
    [[nodiscard]] int total() const { return static_cast<int>(m_book.size()); } ///< all entries
    [[nodiscard]] QStringList chapters() const { return m_chapters; }

    /// Returns the row of an entry ("FT-45", also "ft-045"), or -1 if it is not shown.
    Q_INVOKABLE int rowOf(const QString& entry) const;
    /// Returns the row of a chapter's heading, or -1 if it is not shown.
    Q_INVOKABLE int rowOfChapter(int chapter) const;
    /// Returns the best row to start reading: the entry with the number searched for, otherwise the first one
    /// shown. Returns -1 if no entry is shown.
    Q_INVOKABLE int bestRow() const;
    /// Return one value of a row, or "" or false for a heading or if there is no such row.
    Q_INVOKABLE QString entryAt(int row) const { return of(row, EntryRole).toString(); }
    Q_INVOKABLE QString chapterAt(int row) const { return of(row, ChapterRole).toString(); }
    Q_INVOKABLE bool hasExampleAt(int row) const { return of(row, HasExampleRole).toBool(); }
    /// Does the book have this entry, shown or not?
    Q_INVOKABLE bool has(const QString& entry) const { return find(entry) != nullptr; }
    Q_INVOKABLE QString titleOf(const QString& entry) const;
    /// Returns the first sentence of an entry, or the whole text.
    Q_INVOKABLE QString gistOf(const QString& entry, bool whole = false) const;
    /// Returns gistOf() as styled text, with links to entries of this book.
    Q_INVOKABLE QString linkedGistOf(const QString& entry, bool whole = false) const;

signals:
    void gameChanged();
    void filterChanged();
    void countChanged();

private:
    struct Entry {
        QString id;
        int chapter = 0;
        QString title;
        QString text;
        QString example;
        QString searched; ///< words to search in
    };
    struct Row {
        int chapter = 0;
        int entry = -1; ///< index into m_book; -1 for the chapter's heading

        friend bool operator==(const Row&, const Row&) = default;
    };

    [[nodiscard]] QVariant of(int row, int role) const {
        return row >= 0 && row < rowCount() ? data(index(row), role) : QVariant();
    }
    void read();
    void select();
    [[nodiscard]] QVariant headData(const Row& row, int role) const;
    [[nodiscard]] QVariant entryData(const Entry& entry, int role) const;
    [[nodiscard]] const Entry* find(const QString& entry) const;
    [[nodiscard]] QString linked(const Entry& entry, QString text) const;
    [[nodiscard]] QVariantList links(const Entry& entry) const;

    QString m_gameId;
    QString m_gameTitle;
    QString m_filter;
    QString m_prefix; ///< prefix of the entries, such as "FT"
    QStringList m_chapters;
    std::vector<Entry> m_book;
    std::vector<Row> m_rows;
    int m_entries = 0;
};

} // namespace taletop::app
