// SPDX-License-Identifier: MIT
// A picture that is drawn on first painting. During layout, an Image requests each intermediate size, but
// only the last one is visible.
#pragma once

#include <QQuickTextureFactory>

#include <functional>

namespace taletop::app {

class PaintedLater : public QQuickTextureFactory {
public:
    /// Draws with `draw`, which must return the same picture of `size` pixels every time and may run on the
    /// render thread.
    PaintedLater(QSize size, std::function<QImage()> draw);

    [[nodiscard]] QSGTexture* createTexture(QQuickWindow* window) const override;
    [[nodiscard]] QSize textureSize() const override;
    [[nodiscard]] int textureByteCount() const override;
    // Does not override image(), because Qt calls it at once for every Image, just to find the colour space.

private:
    QSize m_size;
    std::function<QImage()> m_draw;
};

} // namespace taletop::app
