// SPDX-License-Identifier: MIT
// A picture that is drawn when it is painted for the first time. While a page is laid out an Image asks for
// each size that it passes through, and nobody sees any but the last.
#pragma once

#include <QQuickTextureFactory>

#include <functional>

namespace taletop::app {

class PaintedLater : public QQuickTextureFactory {
public:
    /// `draw` gives a picture of `size` pixels, the same one each time, and may be asked by the thread that
    /// paints.
    PaintedLater(QSize size, std::function<QImage()> draw);

    [[nodiscard]] QSGTexture* createTexture(QQuickWindow* window) const override;
    [[nodiscard]] QSize textureSize() const override;
    [[nodiscard]] int textureByteCount() const override;
    // image() stays empty: Qt asks for it as soon as an Image has it, to know the colours' space.

private:
    QSize m_size;
    std::function<QImage()> m_draw;
};

} // namespace taletop::app
