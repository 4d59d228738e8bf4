// SPDX-License-Identifier: MIT
// How large the cards of a game are to be, beyond what the window makes of them; remembered for each game.
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

    static constexpr int least = 80; ///< in hundredths
    static constexpr int most = 140;
    static constexpr int step = 10;

    /// A factor: 1 as drawn.
    [[nodiscard]] qreal size() const;
    /// One step up or down for each of these; stays within the bounds.
    Q_INVOKABLE void change(int steps);
    Q_INVOKABLE void reset(); ///< to as drawn

signals:
    void sizeChanged();

private:
    [[nodiscard]] QByteArray key() const;
    void set(int hundredths);

    App* m_app = nullptr;
    QString m_game;
};

} // namespace taletop::app
