// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>

namespace taletop::app {

/// Returns an image to paint on. It shares the pixels of `picture` and is valid as long as `picture` is. Qt
/// keeps about 10,000 bytes of its paint engine with each image that was painted on, which this avoids for
/// `picture`.
[[nodiscard]] inline QImage sheetOf(QImage& picture) {
    return {picture.bits(), picture.width(), picture.height(), picture.bytesPerLine(), picture.format()};
}

} // namespace taletop::app
