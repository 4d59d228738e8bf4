// SPDX-License-Identifier: MIT
// A picture that is drawn on first painting. During layout an Image requests each intermediate size, but only
// the last one is seen.
#pragma once

#include <QQuickTextureFactory>

#include <functional>

namespace taletop::app {

class PaintedLater : public QQuickTextureFactory {
public:
    /// `draw` returns a picture of `size` pixels, always the same, and may be called on the painting thread.
    PaintedLater(QSize size, std::function<QImage()> draw);

    [[nodiscard]] QSGTexture* createTexture(QQuickWindow* window) const override;
    [[nodiscard]] QSize textureSize() const override;
    [[nodiscard]] int textureByteCount() const override;
    // image() stays empty: Qt calls it at once for every Image, just to find the colour space.

private:
    QSize m_size;
    std::function<QImage()> m_draw;
};

} // namespace taletop::app
