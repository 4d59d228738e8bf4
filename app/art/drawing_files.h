// SPDX-License-Identifier: MIT
// SVG files, each drawn once in each size, as long as there is room to remember it. What was read of a file
// is forgotten when it is drawn: Qt keeps each of its lines three times over, more bytes than the picture
// has.
#pragma once

#include <QCache>
#include <QImage>
#include <QString>

#include <map>

namespace taletop::app {

/// A file, on a transparent ground; nothing else is drawn of what cannot be read, which is warned about.
[[nodiscard]] QImage drawing(const QString& file, QSize pixels);

/// One thread at a time.
class DrawingFiles {
public:
    /// Drawings are remembered up to so many bytes.
    explicit DrawingFiles(qsizetype remembered) : m_drawings(remembered) {}

    /// As the file says where it begins, in pixels; empty where that cannot be read, which is warned about
    /// once.
    [[nodiscard]] QSize size(const QString& file);
    /// As drawing().
    [[nodiscard]] QImage drawn(const QString& file, QSize pixels);

private:
    std::map<QString, QSize> m_sizes;
    QCache<QString, QImage> m_drawings; ///< by file and size
};

} // namespace taletop::app
