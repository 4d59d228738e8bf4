// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>

namespace taletop::app {

/// The pixels of a picture, to be painted on while that picture is there. What has been painted on keeps what
/// Qt painted with, some ten thousand bytes; a sheet goes, and the picture keeps its pixels alone.
[[nodiscard]] inline QImage sheetOf(QImage& picture) {
    return {picture.bits(), picture.width(), picture.height(), picture.bytesPerLine(), picture.format()};
}

} // namespace taletop::app
