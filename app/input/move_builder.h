// SPDX-License-Identifier: MIT
// From touches to moves, for any table: what is held, what may be touched, which move a press would make,
// and which refusal it earns. A touch is written as in the choices' gestures (app/text/touches.h).
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
    /// When touches make a move; a table says which it is.
    enum Manner {
        AtOnce, ///< as soon as no other choice begins like it
        Cards,  ///< the same, but a card alone is armed first, and so is the last choice that is left
        Twice,  ///< all is armed first; another touch takes the place of the last one
        Steps,  ///< at once; only cards begin anew while something is held
        Apart,  ///< never: things are chosen in any order, one instead of those that exclude it
    };
    Q_ENUM(Manner)

    explicit MoveBuilder(const contract::Game& game, QObject* parent = nullptr)
        : QObject(parent), m_game(&game) {}

    [[nodiscard]] Manner manner() const { return m_manner; }
    void setManner(Manner manner);
    /// Touches of a move begun.
    [[nodiscard]] QStringList held() const { return m_held; }
    /// The row of the choice that one more press makes, -1: none.
    [[nodiscard]] int armed() const { return m_armed; }
    /// The rows of the choices that what is held can still become; none where nothing is held.
    [[nodiscard]] QList<int> open() const { return m_held.isEmpty() ? QList<int>() : fitting(m_held); }
    /// Counts every change of what it says.
    [[nodiscard]] int revision() const { return m_revision; }

    /// The rows of the choices whose gestures begin so.
    Q_INVOKABLE QList<int> fitting(const QStringList& touches) const;
    /// Would touching it begin or go on with a move?
    Q_INVOKABLE bool legal(const QString& touch) const;
    /// Is it one of those that the move begun asks for?
    Q_INVOKABLE bool asked(const QString& touch) const;
    Q_INVOKABLE bool isHeld(const QString& touch) const;
    /// Does a hint name a choice with this touch?
    Q_INVOKABLE bool hinted(const QString& touch) const;
    /// The row of the choice that would be armed if this were held too, -1: none.
    Q_INVOKABLE int armedWith(const QString& touch) const { return armedBy(chosenWith(same(touch))); }
    /// Goes on with what is held, begins anew, makes the move that is armed, or lets go of what is touched
    /// again. What leads to no choice is refused, with the reason why not.
    Q_INVOKABLE void touch(const QString& touch);
    /// All touches of a move at once.
    Q_INVOKABLE void touchAll(const QStringList& touches);
    /// Takes up a thing alone, to be dragged.
    Q_INVOKABLE void take(const QString& touch);
    /// A thing that was dragged is let go above one that touches `target`.
    Q_INVOKABLE void let(const QString& touch, const QString& target);
    Q_INVOKABLE void drop();
    /// Makes a choice, whatever is held.
    Q_INVOKABLE void make(int row);

    // ---- not for QML

    /// Takes over the choices and zones of a scene. Things that are held stay held only while the question
    /// (table::Question::id) is the same.
    void settle(const scene::Scene& scene, const std::string& question);
    void setHints(const QStringList& moves);
    /// The move that was meant by touching these things.
    [[nodiscard]] std::optional<contract::AnyMove> meant(const contract::AnyState& view, kit::Seat seat,
                                                         const QStringList& touches) const;

signals:
    void changed();
    void touching();                          ///< before anything comes of a touch
    void making(const QStringList& touches);  ///< before the move that they make is made
    void made(const QString& move);           ///< to be made
    void done(const QStringList& touches);    ///< after that, if it could be made
    void refused(const QStringList& touches); ///< what they would be is to be refused

private:
    /// A choice, by what is touched for it.
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
