// SPDX-License-Identifier: MIT
// Takes moves back: freely if nobody has learnt anything from them, otherwise with the table's consent.
#pragma once

#include "app/session/autosave.h"
#include "app/session/session_table.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

namespace taletop::app {

class Undo : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the session has it")
    Q_PROPERTY(bool possible READ possible NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY changed)

public:
    /// A number of the actor's moves to take back, and moves to make instead.
    struct Way {
        std::size_t back = 0;
        std::vector<contract::AnyMove> instead;
    };

    /// Both arguments must outlive this.
    Undo(SessionTable& table, Autosave& autosave) : m_table(&table), m_autosave(&autosave) {}

    [[nodiscard]] bool possible() const { return m_seat.has_value(); } ///< may a move be taken back freely?
    [[nodiscard]] QString text() const { return m_text; } ///< "Take back Ana’s last move", or ""

    /// Takes a move back, or asks the table if that is necessary.
    Q_INVOKABLE void take();

    // ---- for C++ only

    /// May a person with their own screen take their last move back without asking anyone?
    [[nodiscard]] bool possibleFor(kit::Seat seat) const;
    void takeFor(kit::Seat seat); ///< takes that move back; possibleFor() must be true
    /// Finds the seat with a move that can be taken back: the seated person, otherwise the last person known
    /// to have moved. Also finds out whether the table can vote on it.
    void choose();
    void forbid() { setSeat({}); } ///< forbids undo until choose()
    /// Returns how to make the wanted move by taking others back, or nullopt if the game does not know how.
    [[nodiscard]] std::optional<Way> to(const contract::AnyMove& wanted) const;

    /// Has nobody moved since moves were taken back?
    [[nodiscard]] bool wentBack() const { return m_wentBack; }
    void setWentBack(bool wentBack) { m_wentBack = wentBack; }

signals:
    void changed();
    void taken(taletop::kit::Seat seat, std::size_t entry); ///< index of the undone entry, from 0

private:
    void setSeat(std::optional<kit::Seat> seat);
    void takeBack(kit::Seat seat);
    [[nodiscard]] kit::Seat lastToMove(kit::Seat asker) const;
    [[nodiscard]] bool mayHaveBegun(kit::Seat seat) const;
    [[nodiscard]] std::vector<contract::AnyMove> lastMoves(kit::Seat seat) const;

    SessionTable* m_table;
    Autosave* m_autosave;
    std::optional<kit::Seat> m_seat;
    QString m_text;
    bool m_wentBack = false;
};

} // namespace taletop::app
