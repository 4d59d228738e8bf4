// SPDX-License-Identifier: MIT
// SVG files, each read once and drawn once in each size, as long as there is room to remember it.
#pragma once

#include <QCache>
#include <QImage>
#include <QString>

#include <map>
#include <memory>

class QSvgRenderer;

namespace taletop::app {

/// One thread at a time.
class DrawingFiles {
public:
    /// Drawings are remembered up to so many bytes.
    explicit DrawingFiles(qsizetype remembered);
    ~DrawingFiles();

    /// As the file says, in pixels; empty for what cannot be read, which is warned about once.
    [[nodiscard]] QSize size(const QString& file);
    /// On a transparent ground; nothing else is drawn of what cannot be read.
    [[nodiscard]] QImage drawn(const QString& file, QSize pixels);

private:
    QSvgRenderer& renderer(const QString& file);
    QImage draw(const QString& file, QSize pixels);

    std::map<QString, std::unique_ptr<QSvgRenderer>> m_files;
    QCache<QString, QImage> m_drawings; ///< by file and size
};

} // namespace taletop::app
