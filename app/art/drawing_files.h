// SPDX-License-Identifier: MIT
// SVG files, each read once and drawn in any size.
#pragma once

#include <QImage>
#include <QString>

#include <map>
#include <memory>

class QSvgRenderer;

namespace taletop::app {

/// One thread at a time.
class DrawingFiles {
public:
    DrawingFiles();
    ~DrawingFiles();

    /// As the file says, in pixels; empty for what cannot be read, which is warned about once.
    [[nodiscard]] QSize size(const QString& file);
    /// On a transparent ground; nothing else is drawn of what cannot be read.
    [[nodiscard]] QImage drawn(const QString& file, QSize pixels);

private:
    QSvgRenderer& renderer(const QString& file);

    std::map<QString, std::unique_ptr<QSvgRenderer>> m_files;
};

} // namespace taletop::app
