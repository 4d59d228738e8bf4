// SPDX-License-Identifier: MIT
// SVG files, each drawn once per size and cached while there is room. The parsed file is discarded after
// drawing, because Qt stores each of its lines three times, which takes more memory than the picture.
#pragma once

#include <QCache>
#include <QImage>
#include <QString>

#include <map>

namespace taletop::app {

/// Draws a file on a transparent background. If the file can't be read, logs this and returns a transparent
/// picture.
[[nodiscard]] QImage drawing(const QString& file, QSize pixels);

/// A cache of drawings, for use by one thread at a time.
class DrawingFiles {
public:
    /// Caches drawings up to this many bytes.
    explicit DrawingFiles(qsizetype remembered) : m_drawings(remembered) {}

    /// Returns the size given in the file's first element, in pixels. If that can't be read, logs this once
    /// and returns an empty size.
    [[nodiscard]] QSize size(const QString& file);
    /// Returns drawing(file, pixels) from the cache, or draws and caches it.
    [[nodiscard]] QImage drawn(const QString& file, QSize pixels);

private:
    std::map<QString, QSize> m_sizes;
    QCache<QString, QImage> m_drawings; ///< drawings by file and size
};

} // namespace taletop::app
