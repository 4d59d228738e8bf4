// SPDX-License-Identifier: MIT
// Turns touches on any table into moves. Tracks the held things, and decides which touches are legal, which
// move a press makes, and which touches are refused. Touches are written as in the choices' gestures
// (app/text/touches.h).
#pragma once

#include "core/contract/game.h"
#include "core/scene/scene.h"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <string>
#include <vector>

namespace taletop::app {

class MoveBuilder : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the session has one")
    Q_PROPERTY(Manner manner READ manner WRITE setManner NOTIFY changed)
    Q_PROPERTY(QStringList held READ held NOTIFY changed)
    Q_PROPERTY(int armed READ armed NOTIFY changed)
    Q_PROPERTY(QList<int> open READ open NOTIFY changed)
    Q_PROPERTY(int revision READ revision NOTIFY changed)

public:
    /// The ways in which touches become a move. Each table chooses one.
    enum Manner {
        AtOnce, ///< makes the move as soon as only one choice is left
        Cards,  ///< like AtOnce, but a single card or the last remaining choice is armed first
        Twice,  ///< arms every move first; another touch replaces the last one
        Steps,  ///< makes the move as soon as it is complete; only a card can start over
        Apart,  ///< waits for a button; things are chosen in any order, and replace those that they exclude
    };
    Q_ENUM(Manner)

    explicit MoveBuilder(const contract::Game& game, QObject* parent = nullptr)
        : QObject(parent), m_game(&game) {}

    [[nodiscard]] Manner manner() const { return m_manner; }
    void setManner(Manner manner);
    /// Returns the touches of the move in progress.
    [[nodiscard]] QStringList held() const { return m_held; }
    /// Returns the row of the choice that one more press makes, or -1.
    [[nodiscard]] int armed() const { return m_armed; }
    /// Returns the rows of choices that the held things can still become, or none if nothing is held.
    [[nodiscard]] QList<int> open() const { return m_held.isEmpty() ? QList<int>() : fitting(m_held); }
    /// Returns a number that grows with every change.
    [[nodiscard]] int revision() const { return m_revision; }

    /// Returns the rows of choices whose gestures begin with these touches.
    Q_INVOKABLE QList<int> fitting(const QStringList& touches) const;
    /// Would this touch begin or continue a move?
    Q_INVOKABLE bool legal(const QString& touch) const;
    /// Would this touch continue the move in progress?
    Q_INVOKABLE bool asked(const QString& touch) const;
    Q_INVOKABLE bool isHeld(const QString& touch) const;
    /// Does a hint name a choice with this touch?
    Q_INVOKABLE bool hinted(const QString& touch) const;
    /// Returns the row of the choice that would be armed if this thing were also held, or -1.
    Q_INVOKABLE int armedWith(const QString& touch) const { return armedBy(chosenWith(same(touch))); }
    /// Continues the move in progress, starts over, makes the armed move, or lets go of a held thing. Refuses
    /// touches that lead to no choice, with the reason.
    Q_INVOKABLE void touch(const QString& touch);
    /// Touches all things of a move at once.
    Q_INVOKABLE void touchAll(const QStringList& touches);
    /// Picks up a single thing to drag it.
    Q_INVOKABLE void take(const QString& touch);
    /// Drops a dragged thing on the one that `target` touches.
    Q_INVOKABLE void let(const QString& touch, const QString& target);
    Q_INVOKABLE void drop();
    /// Makes the choice in this row, regardless of held things.
    Q_INVOKABLE void make(int row);

    // ---- for C++ only

    /// Adopts the choices and zones of a scene. Keeps held things only if the question (table::Question::id)
    /// is the same.
    void settle(const scene::Scene& scene, const std::string& question);
    void setHints(const QStringList& moves);
    /// Returns the move that touching these things would mean, legal or not, or nullopt if that is unclear.
    [[nodiscard]] std::optional<contract::AnyMove> meant(const contract::AnyState& view, kit::Seat seat,
                                                         const QStringList& touches) const;

signals:
    void changed();
    void touching();                          ///< emitted before a touch has any effect
    void making(const QStringList& touches);  ///< emitted before making a move that the last touch completes
    void made(const QString& move);           ///< asks to make this move
    void done(const QStringList& touches);    ///< emitted after that move, even if it was refused
    void refused(const QStringList& touches); ///< asks to refuse the move that these touches mean

private:
    /// A choice with its move and the touches that make it.
    struct Row {
        QString move;
        QStringList gesture;
    };

    [[nodiscard]] QString same(const QString& touch) const;
    [[nodiscard]] QStringList begun() const;
    [[nodiscard]] bool fits(const QStringList& gesture, const QStringList& touches) const;
    [[nodiscard]] QStringList chosenWith(const QString& touch) const;
    [[nodiscard]] bool isAllBut(const QStringList& gesture, const QStringList& touches) const;
    [[nodiscard]] bool beginsAnew(const QString& touch) const;
    [[nodiscard]] int armedBy(const QStringList& touches) const;
    [[nodiscard]] bool actsAtOnce(const QStringList& touches, qsizetype fitting) const;
    bool attempt(const QStringList& touches);
    void chooseApart(const QString& touch);
    void again(const QString& touch);
    void hold(const QStringList& touches);
    void refuse(const QStringList& touches);

    const contract::Game* m_game;
    Manner m_manner = AtOnce;
    std::vector<scene::Zone> m_zones;
    std::vector<Row> m_rows;
    QStringList m_hints;
    std::string m_question;
    QStringList m_held;
    int m_armed = -1;
    int m_revision = 0;
};

} // namespace taletop::app
