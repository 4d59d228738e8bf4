// SPDX-License-Identifier: MIT
#include "app/shell/card_size.h"

#include <algorithm>

namespace taletop::app {

namespace {

constexpr int asDrawn = 100;

} // namespace

QByteArray CardSize::key() const { return "cardSize/" + m_game.toLatin1(); }

qreal CardSize::size() const {
    if (m_app == nullptr || m_game.isEmpty())
        return 1;
    const int kept = m_app->preferences().value(key().constData(), asDrawn);
    return std::clamp(kept, least, most) / static_cast<qreal>(asDrawn);
}

void CardSize::change(int steps) {
    if (m_app == nullptr || m_game.isEmpty())
        return;
    const int now = qRound(size() * asDrawn);
    const int wanted = std::clamp(now + steps * step, least, most);
    if (wanted == now)
        return;
    m_app->preferences().set(key().constData(), wanted);
    emit sizeChanged();
}

} // namespace taletop::app
