// SPDX-License-Identifier: MIT
#include "app/art/drawing_files.h"

#include "app/art/sheet.h"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>
#include <QXmlStreamReader>

namespace taletop::app {

namespace {

void warnAbout(const QString& file) { qWarning("%s: Cannot open this picture", qPrintable(file)); }

/// Parses a viewBox such as "0 0 63 88".
QSize sizeOfBox(const QString& box) {
    const QStringList numbers = box.simplified().replace(u',', u' ').split(u' ', Qt::SkipEmptyParts);
    return numbers.size() == 4 ? QSizeF(numbers[2].toDouble(), numbers[3].toDouble()).toSize() : QSize();
}

/// Returns a drawing's size from its first element.
QSize sizeIn(const QString& file) {
    QFile drawing(file);
    if (!drawing.open(QIODevice::ReadOnly))
        return {};
    QXmlStreamReader reader(&drawing);
    if (!reader.readNextStartElement() || reader.name() != QLatin1String("svg"))
        return {};
    const QXmlStreamAttributes said = reader.attributes();
    const QSize size(said.value(QLatin1String("width")).toInt(), said.value(QLatin1String("height")).toInt());
    return size.isEmpty() ? sizeOfBox(said.value(QLatin1String("viewBox")).toString()) : size;
}

} // namespace

QImage drawing(const QString& file, QSize pixels) {
    QImage drawn(pixels, QImage::Format_ARGB32_Premultiplied);
    drawn.fill(Qt::transparent);
    QSvgRenderer renderer(file);
    if (!renderer.isValid())
        warnAbout(file);
    QImage sheet = sheetOf(drawn);
    QPainter painter(&sheet);
    renderer.render(&painter, QRectF(drawn.rect()));
    return drawn;
}

QSize DrawingFiles::size(const QString& file) {
    const auto known = m_sizes.find(file);
    if (known != m_sizes.end())
        return known->second;
    const QSize size = sizeIn(file);
    if (size.isEmpty())
        warnAbout(file);
    return m_sizes[file] = size;
}

QImage DrawingFiles::drawn(const QString& file, QSize pixels) {
    const QString key =
        file + u'@' + QString::number(pixels.width()) + u'x' + QString::number(pixels.height());
    if (const QImage* known = m_drawings.object(key))
        return *known;
    const QImage image = drawing(file, pixels);
    m_drawings.insert(key, new QImage(image), image.sizeInBytes());
    return image;
}

} // namespace taletop::app
