// SPDX-License-Identifier: MIT
#include "app/art/drawing_files.h"

#include <QPainter>
#include <QSvgRenderer>

namespace taletop::app {

DrawingFiles::DrawingFiles(qsizetype remembered) : m_drawings(remembered) {}

DrawingFiles::~DrawingFiles() = default;

QSvgRenderer& DrawingFiles::renderer(const QString& file) {
    auto& known = m_files[file];
    if (!known) {
        known = std::make_unique<QSvgRenderer>(file);
        if (!known->isValid())
            qWarning("%s: Cannot open this picture", qPrintable(file));
    }
    return *known;
}

QSize DrawingFiles::size(const QString& file) {
    const QSvgRenderer& found = renderer(file);
    return found.isValid() ? found.defaultSize() : QSize();
}

QImage DrawingFiles::drawn(const QString& file, QSize pixels) {
    const QString key =
        file + u'@' + QString::number(pixels.width()) + u'x' + QString::number(pixels.height());
    if (const QImage* known = m_drawings.object(key))
        return *known;
    const QImage drawing = draw(file, pixels);
    m_drawings.insert(key, new QImage(drawing), drawing.sizeInBytes());
    return drawing;
}

QImage DrawingFiles::draw(const QString& file, QSize pixels) {
    QImage drawing(pixels, QImage::Format_ARGB32_Premultiplied);
    drawing.fill(Qt::transparent);
    QPainter painter(&drawing);
    renderer(file).render(&painter, QRectF(drawing.rect()));
    return drawing;
}

} // namespace taletop::app
