// SPDX-License-Identifier: MIT
#include "app/art/painted_later.h"

#include <QQuickWindow>

#include <utility>

namespace taletop::app {

PaintedLater::PaintedLater(QSize size, std::function<QImage()> draw)
    : m_size(size), m_draw(std::move(draw)) {}

QSGTexture* PaintedLater::createTexture(QQuickWindow* window) const {
    return window->createTextureFromImage(m_draw(), QQuickWindow::TextureCanUseAtlas);
}

QSize PaintedLater::textureSize() const { return m_size; }

int PaintedLater::textureByteCount() const { return m_size.width() * m_size.height() * 4; }

} // namespace taletop::app
