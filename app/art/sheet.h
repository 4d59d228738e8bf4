// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>

namespace taletop::app {

/// Returns an image that shares the pixels of `picture` for painting, valid as long as the picture. A painted
/// image keeps about ten thousand bytes of Qt's paint engine; the picture is not painted on directly, so it
/// only keeps its pixels.
[[nodiscard]] inline QImage sheetOf(QImage& picture) {
    return {picture.bits(), picture.width(), picture.height(), picture.bytesPerLine(), picture.format()};
}

} // namespace taletop::app
