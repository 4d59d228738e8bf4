// SPDX-License-Identifier: MIT
// Where a sheet of paper may lie in the window: never over what can be pressed or must be read,
// rather not over cards and words, and near to what it tells of. The scene itself is asked.
#pragma once

#include <QQuickItem>
#include <QRectF>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

namespace taletop::app {

/// What can be pressed: whatever takes the left button or a tap, unless it has a property
/// `pressable` that says no. What must be read: whatever has a true property `keptClear`.
class FreeGround : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// The best place for the sheet, as large as its contents make it now, within `room`: {x, y,
    /// covered, far}, in the coordinates of its parent; covered: how much it would hide of what can be
    /// pressed or must be read, 0: nothing; far: pixels from `beside`. It is not in its own way;
    /// `beside` always is. Empty where the room is too small.
    Q_INVOKABLE QVariantMap placeFor(QQuickItem* sheet, QQuickItem* beside, const QRectF& room) const;
    /// The same, but what cannot be pressed now and is there to be looked at is kept clear too.
    Q_INVOKABLE QVariantMap openPlaceFor(QQuickItem* sheet, QQuickItem* beside, const QRectF& room) const;
    /// As placeFor(), but where no card and no words are hidden either, however far that is, with a true
    /// `clear`; if there is no such place, as placeFor().
    Q_INVOKABLE QVariantMap clearPlaceFor(QQuickItem* sheet, QQuickItem* beside, const QRectF& room) const;
    /// Would the sheet, at this place of its parent, lie over nothing that can be pressed or must be
    /// read, and not over `beside`?
    Q_INVOKABLE bool isFree(QQuickItem* sheet, QQuickItem* beside, const QRectF& place) const;
    /// The same, by what openPlaceFor() keeps clear.
    Q_INVOKABLE bool isOpen(QQuickItem* sheet, QQuickItem* beside, const QRectF& place) const;
};

} // namespace taletop::app
