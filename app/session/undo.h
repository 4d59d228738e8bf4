// SPDX-License-Identifier: MIT
// Taking moves back: freely while nobody has learnt anything by them, else if the table agrees.
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
    /// So many of the actor's moves are taken back, and these made instead.
    struct Way {
        std::size_t back = 0;
        std::vector<contract::AnyMove> instead;
    };

    /// Both must outlive this.
    Undo(SessionTable& table, Autosave& autosave) : m_table(&table), m_autosave(&autosave) {}

    [[nodiscard]] bool possible() const { return m_seat.has_value(); } ///< without asking anybody
    [[nodiscard]] QString text() const { return m_text; } ///< "Take back Ana’s last move", or ""

    /// Takes a move back; if it may not go back without asking, asks the table.
    Q_INVOKABLE void take();

    // ---- not for QML

    /// Finds out whose last move may be taken back: that of the one who sits, else of the person who moved
    /// last, as far as everybody knows; and whether the table can be asked for it.
    void choose();
    void forbid() { setSeat({}); } ///< until choose()
    /// How a move that is wanted can be made by taking others back, where the game's table knows.
    [[nodiscard]] std::optional<Way> to(const contract::AnyMove& wanted) const;

    /// Moves were taken back, and no person has moved since.
    [[nodiscard]] bool wentBack() const { return m_wentBack; }
    void setWentBack(bool wentBack) { m_wentBack = wentBack; }

signals:
    void changed();
    void taken(taletop::kit::Seat seat, std::size_t entry); ///< the seat's, the first entry is 0

private:
    void setSeat(std::optional<kit::Seat> seat);
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
