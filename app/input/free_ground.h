// SPDX-License-Identifier: MIT
// Where a sheet of paper may lie in the window: never over what can be pressed or must be read,
// rather not over cards and words, and near to what it tells of. The scene itself is asked.
#pragma once

#include <QList>
#include <QQuickItem>
#include <QRectF>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

namespace taletop::app {

/// What can be pressed: whatever takes the left button or a tap, unless it has a property
/// `pressable` that says no. What must be read: whatever has a true property `keptClear`. What is seen:
/// words where they are painted, cards with a face, and, before all of these, whatever has a true property
/// `keptSeen`.
class FreeGround : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// What a sheet keeps clear, each as well as what stands above it.
    enum Keeps {
        Pressed,  ///< what can be pressed or must be read
        LookedAt, ///< what cannot be pressed now, but the keyboard comes there to look at it
        Seen,     ///< every card and all words
    };
    Q_ENUM(Keeps)

    /// The best place for the sheet, as large as its contents make it now, within `room`: {x, y,
    /// covered, far}, in the coordinates of its parent; covered: how much it would hide of what it
    /// keeps clear, 0: nothing; far: pixels from `beside`. It is not in its own way; `beside` always
    /// is. Empty where the room is too small.
    Q_INVOKABLE QVariantMap placeFor(QQuickItem* sheet, QQuickItem* beside, const QRectF& room,
                                     Keeps keeps = Pressed) const;
    /// The same for a sheet that may be as wide as the first of `widths`, in pixels, or else, where it would
    /// then hide what it keeps clear, the next ones: with the first that hides nothing, or the one that
    /// hides least. The sheet's property `widest` becomes that.
    Q_INVOKABLE QVariantMap placeForWidest(QQuickItem* sheet, QQuickItem* beside, const QRectF& room,
                                           const QList<qreal>& widths, Keeps keeps = Pressed) const;
    /// Would the sheet, at this place of its parent, lie over nothing that it keeps clear, and not over
    /// `beside`?
    Q_INVOKABLE bool isFree(QQuickItem* sheet, QQuickItem* beside, const QRectF& place,
                            Keeps keeps = Pressed) const;
};

} // namespace taletop::app
