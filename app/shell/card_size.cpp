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

void CardSize::change(int steps) { set(std::clamp(qRound(size() * asDrawn) + steps * step, least, most)); }

void CardSize::reset() { set(asDrawn); }

void CardSize::set(int hundredths) {
    if (m_app == nullptr || m_game.isEmpty() || hundredths == qRound(size() * asDrawn))
        return;
    m_app->preferences().set(key().constData(), hundredths);
    emit sizeChanged();
}

} // namespace taletop::app
