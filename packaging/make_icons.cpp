// SPDX-License-Identifier: MIT
// make_icons DRAWING.svg OUT [SIZE]: draws an icon for the desktop during the build, so that the repository
// contains no generated pictures. OUT is a .png of SIZE pixels, or an .ico (Windows) or .icns (macOS) with
// all the sizes that such a file should have.
#include <QBuffer>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QtEndian>

#include <array>
#include <cstdio>
#include <utility>

namespace {

constexpr std::array icoSizes{16, 20, 24, 32, 40, 48, 64, 256};
constexpr int firstAsPng = 256; ///< in an .ico; smaller pictures are bitmaps, which every reader supports

/// The types and sizes of the pictures in an .icns. A picture of 16 points has 32 pixels on a Retina screen.
constexpr std::array<std::pair<const char*, int>, 10> icnsKinds{{{"icp4", 16},
                                                                 {"icp5", 32},
                                                                 {"ic11", 32},
                                                                 {"ic12", 64},
                                                                 {"ic07", 128},
                                                                 {"ic13", 256},
                                                                 {"ic08", 256},
                                                                 {"ic14", 512},
                                                                 {"ic09", 512},
                                                                 {"ic10", 1024}}};

QImage drawn(QSvgRenderer& drawing, int size) {
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    drawing.render(&painter);
    painter.end();
    return image;
}

QByteArray png(const QImage& image) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

template <class Number>
void putLittle(QByteArray& bytes, Number number) {
    const Number turned = qToLittleEndian(number);
    bytes.append(reinterpret_cast<const char*>(&turned), sizeof turned);
}

void putBig(QByteArray& bytes, quint32 number) {
    const quint32 turned = qToBigEndian(number);
    bytes.append(reinterpret_cast<const char*>(&turned), sizeof turned);
}

/// A bitmap in the format of icons: the lines from the last to the first, then an empty mask, because the
/// alpha channel replaces it.
QByteArray bitmap(const QImage& image) {
    const QImage pixels = image.convertToFormat(QImage::Format_ARGB32);
    const int size = pixels.width();
    QByteArray bytes;
    putLittle<quint32>(bytes, 40); // the header's own length
    putLittle<qint32>(bytes, size);
    putLittle<qint32>(bytes, 2 * size); // the picture and its mask
    putLittle<quint16>(bytes, 1);       // planes
    putLittle<quint16>(bytes, 32);      // bits per pixel
    bytes.append(24, '\0');             // no compression, no palette
    for (int y = size - 1; y >= 0; --y)
        for (int x = 0; x < size; ++x)
            putLittle<quint32>(bytes, pixels.pixel(x, y));
    const int maskLine = (size + 31) / 32 * 4;
    bytes.append(maskLine * size, '\0');
    return bytes;
}

QByteArray ico(QSvgRenderer& drawing) {
    QByteArray head;
    QByteArray pictures;
    putLittle<quint16>(head, 0);
    putLittle<quint16>(head, 1); // icons, not cursors
    putLittle(head, static_cast<quint16>(icoSizes.size()));
    constexpr quint32 entryLength = 16;
    const auto start =
        static_cast<quint32>(head.size()) + entryLength * static_cast<quint32>(icoSizes.size());
    for (const int size : icoSizes) {
        const QImage image = drawn(drawing, size);
        const QByteArray picture = size < firstAsPng ? bitmap(image) : png(image);
        const char side = static_cast<char>(size % 256); // 0 means 256
        head.append(side).append(side).append(2, '\0');
        putLittle<quint16>(head, 1);
        putLittle<quint16>(head, 32);
        putLittle(head, static_cast<quint32>(picture.size()));
        putLittle(head, start + static_cast<quint32>(pictures.size()));
        pictures += picture;
    }
    return head + pictures;
}

QByteArray icns(QSvgRenderer& drawing) {
    constexpr quint32 headLength = 8;
    QByteArray pictures;
    for (const auto& kind : icnsKinds) {
        const QByteArray picture = png(drawn(drawing, kind.second));
        pictures.append(kind.first, 4);
        putBig(pictures, headLength + static_cast<quint32>(picture.size()));
        pictures += picture;
    }
    QByteArray bytes("icns");
    putBig(bytes, headLength + static_cast<quint32>(pictures.size()));
    return bytes + pictures;
}

int complain(const QString& sentence) {
    std::fprintf(stderr, "make_icons: %s\n", qPrintable(sentence));
    return 2;
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 3)
        return complain(
            QStringLiteral("write: make_icons DRAWING.svg OUT.png SIZE, or OUT.ico, or OUT.icns"));
    const QString source = QString::fromLocal8Bit(argv[1]);
    const QString target = QString::fromLocal8Bit(argv[2]);
    const int size = argc > 3 ? QByteArray(argv[3]).toInt() : 0;
    QSvgRenderer drawing(source);
    if (!drawing.isValid())
        return complain(source + QStringLiteral(" is no drawing that Qt can read"));
    QByteArray bytes;
    if (target.endsWith(QLatin1String(".ico")))
        bytes = ico(drawing);
    else if (target.endsWith(QLatin1String(".icns")))
        bytes = icns(drawing);
    else if (size > 0)
        bytes = png(drawn(drawing, size));
    else
        return complain(QStringLiteral("a .png needs its size in pixels"));
    QFile file(target);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.flush())
        return complain(target + QStringLiteral(" cannot be written: ") + file.errorString());
    return 0;
}
