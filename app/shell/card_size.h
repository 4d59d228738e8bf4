// SPDX-License-Identifier: MIT
// The size of a game's cards relative to the space in the window. It is saved for each game.
#pragma once

#include "app/shell/app.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace taletop::app {

class CardSize : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(taletop::app::App* app MEMBER m_app NOTIFY sizeChanged REQUIRED)
    Q_PROPERTY(QString game MEMBER m_game NOTIFY sizeChanged REQUIRED)
    Q_PROPERTY(qreal size READ size NOTIFY sizeChanged)

public:
    using QObject::QObject;

    static constexpr int least = 80; ///< bounds in percent
    static constexpr int most = 140;
    static constexpr int step = 10;

    /// Returns the factor. 1 is the default size.
    [[nodiscard]] qreal size() const;
    /// Changes the size by this many steps, within the bounds.
    Q_INVOKABLE void change(int steps);
    Q_INVOKABLE void reset(); ///< sets the factor back to 1

signals:
    void sizeChanged();

private:
    [[nodiscard]] QByteArray key() const;
    void set(int hundredths);

    App* m_app = nullptr;
    QString m_game;
};

} // namespace taletop::app
