// SPDX-License-Identifier: MIT
// The tale of a match in the words of the game's storybook, page by page, up to the state that the table
// shows.
#pragma once

#include "core/contract/game.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <vector>

namespace taletop::app {

class TaleReader : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the session has one")
    Q_PROPERTY(bool told READ told NOTIFY changed)
    Q_PROPERTY(QString language READ language NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString blurb READ blurb NOTIFY changed)
    Q_PROPERTY(QString closing READ closing NOTIFY changed)
    Q_PROPERTY(QVariantList pages READ pages NOTIFY changed)

public:
    /// Reads the tale in the game's own words, if it has some. `game` must outlive this.
    explicit TaleReader(const contract::Game& game, QObject* parent = nullptr);

    /// Are there words for the tale at this table?
    [[nodiscard]] bool told() const { return m_told; }
    /// Returns a language code such as "en-GB", or "" without words.
    [[nodiscard]] QString language() const;
    [[nodiscard]] QString title() const { return QString::fromStdString(m_tale.title); }
    [[nodiscard]] QString blurb() const { return QString::fromStdString(m_tale.blurb); }
    /// Returns "The End", or the line for an unfinished tale.
    [[nodiscard]] QString closing() const { return QString::fromStdString(m_tale.closing); }
    /// List of maps {number, text, details (list of string), faces (list of int), open (bool: has it
    /// blanks?)}.
    [[nodiscard]] QVariantList pages() const { return m_pages; }
    /// Returns the name of a card in the storybook, or "" if there is none.
    Q_INVOKABLE [[nodiscard]] QString cardTitle(int face) const;
    /// Returns the text fields of a move as maps {key, label, longest}. The move is given as text.
    Q_INVOKABLE [[nodiscard]] QVariantList fieldsOf(const QString& move) const;

    /// Returns the text of the open page after this move with these words, or "" if the move can't be made.
    Q_INVOKABLE [[nodiscard]] QString textWith(const QString& move, const QVariantMap& words) const;

    // ---- for C++ only

    /// Uses the words of this file from now on. If the file can't be used, changes nothing and returns an
    /// error sentence.
    [[nodiscard]] QString take(const QString& file);
    [[nodiscard]] const contract::Tale& tale() const { return m_tale; }
    /// Reads the table's public state. `actor` is the seat that may make the moves for textWith(), or -1;
    /// `remarks` come from Match::remarks.
    void read(const contract::AnyState& state, kit::Seat actor,
              const std::vector<contract::Remarks>& remarks);
    /// Converts the words given for the fields of a move into remarks for the match.
    [[nodiscard]] static contract::Remarks remarksOf(const contract::Game& game,
                                                     const contract::AnyMove& move, const QVariantMap& words);

signals:
    void changed();

private:
    const contract::Game* m_game;
    std::unique_ptr<const contract::Storybook> m_book;
    bool m_hasRead = false; ///< has a state been read?
    contract::AnyState m_state;
    kit::Seat m_actor = kit::spectator;
    std::vector<contract::Remarks> m_remarks;
    contract::Tale m_tale;
    QVariantList m_pages;
    bool m_told = false;
};

} // namespace taletop::app
