// SPDX-License-Identifier: MIT
//
// Draws SVG pictures on one sheet to look at, with the same renderer as the program. This finds pictures that
// QtSvg cannot draw at build time.
//
//   contact_sheet OUT.png SIZE file.svg...
//
// SIZE is the longer side of each picture in pixels. The background is a checkerboard of table green and card
// paper. The exit code is 1 if a file cannot be parsed or draws nothing, if two pictures look the same, or if
// OUT.png cannot be written.

#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QString>
#include <QStringList>
#include <QSvgRenderer>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <vector>

namespace {

constexpr QRgb tableGreen = 0xff3f6f63;
constexpr QRgb cardPaper = 0xfffbf4e4;
constexpr int gap = 8;
constexpr int checker = 16;
/// Two pictures look the same if their channels differ by less than this on average.
constexpr double alike = 3;

void complain(const QString& what) { std::fprintf(stderr, "contact_sheet: %s\n", qPrintable(what)); }

bool isBlank(const QImage& picture) {
    for (int y = 0; y < picture.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(picture.constScanLine(y));
        if (std::any_of(line, line + picture.width(), [](QRgb p) { return qAlpha(p) != 0; }))
            return false;
    }
    return true;
}

/// Returns the picture with `size` pixels on its longer side, or reports an error and returns nullopt.
std::optional<QImage> draw(const QString& path, int size) {
    QSvgRenderer renderer;
    if (!renderer.load(path) || !renderer.isValid()) {
        complain(path + QStringLiteral(": does not parse"));
        return std::nullopt;
    }
    const QSizeF natural = renderer.viewBoxF().size();
    if (natural.isEmpty()) {
        complain(path + QStringLiteral(": has no size"));
        return std::nullopt;
    }
    const QSize pixels = natural.scaled(size, size, Qt::KeepAspectRatio).toSize();
    QImage picture(pixels.expandedTo({1, 1}), QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    renderer.render(&painter, QRectF(picture.rect()));
    painter.end();
    if (isBlank(picture)) {
        complain(path + QStringLiteral(": is empty"));
        return std::nullopt;
    }
    return picture;
}

/// Returns the mean difference of the pictures' channels, 0 to 255.
double distance(const QImage& a, const QImage& b) {
    if (a.size() != b.size())
        return 255;
    double sum = 0;
    for (int y = 0; y < a.height(); ++y) {
        const auto* left = reinterpret_cast<const QRgb*>(a.constScanLine(y));
        const auto* right = reinterpret_cast<const QRgb*>(b.constScanLine(y));
        for (int x = 0; x < a.width(); ++x)
            sum += std::abs(qRed(left[x]) - qRed(right[x])) + std::abs(qGreen(left[x]) - qGreen(right[x])) +
                   std::abs(qBlue(left[x]) - qBlue(right[x])) + std::abs(qAlpha(left[x]) - qAlpha(right[x]));
    }
    return sum / (4.0 * a.width() * a.height());
}

/// Reports pictures that look the same. Returns true if all differ.
bool allDiffer(const std::vector<QImage>& pictures, const QStringList& names) {
    bool differ = true;
    for (std::size_t i = 0; i < pictures.size(); ++i)
        for (std::size_t j = i + 1; j < pictures.size(); ++j)
            if (distance(pictures[i], pictures[j]) < alike) {
                complain(names[static_cast<int>(i)] + QStringLiteral(" and ") + names[static_cast<int>(j)] +
                         QStringLiteral(" look the same"));
                differ = false;
            }
    return differ;
}

QImage layOut(const std::vector<QImage>& pictures) {
    QSize cell;
    for (const QImage& picture : pictures)
        cell = cell.expandedTo(picture.size());
    const int count = static_cast<int>(pictures.size());
    // Makes the sheet as square as possible.
    const double ideal = std::sqrt(double(count) * (cell.height() + gap) / (cell.width() + gap));
    const int columns = std::clamp(static_cast<int>(std::ceil(ideal)), 1, count);
    const int rows = (count + columns - 1) / columns;

    QImage sheet(columns * (cell.width() + gap) + gap, rows * (cell.height() + gap) + gap,
                 QImage::Format_RGB32);
    QPainter painter(&sheet);
    for (int y = 0; y < sheet.height(); y += checker) {
        for (int x = 0; x < sheet.width(); x += checker) {
            const bool green = (x / checker + y / checker) % 2 == 0;
            painter.fillRect(x, y, checker, checker, QColor(green ? tableGreen : cardPaper));
        }
    }
    for (int i = 0; i < count; ++i) {
        const QImage& picture = pictures[static_cast<std::size_t>(i)];
        const int left = gap + (i % columns) * (cell.width() + gap);
        const int top = gap + (i / columns) * (cell.height() + gap);
        painter.drawImage(left + (cell.width() - picture.width()) / 2,
                          top + (cell.height() - picture.height()) / 2, picture);
    }
    return sheet;
}

} // namespace

int main(int argc, char** argv) {
    QGuiApplication app(argc, argv);
    const QStringList arguments = QGuiApplication::arguments();
    bool isNumber = false;
    const int size = arguments.value(2).toInt(&isNumber);
    if (arguments.size() < 4 || !isNumber || size < 1 || size > 4096) {
        std::fprintf(stderr, "usage: contact_sheet OUT.png SIZE file.svg...\n");
        return 1;
    }

    bool allWell = true;
    std::vector<QImage> pictures;
    QStringList names;
    for (const QString& path : arguments.mid(3)) {
        if (const auto picture = draw(path, size)) {
            pictures.push_back(*picture);
            names.append(path);
        } else {
            allWell = false;
        }
    }
    allWell = allDiffer(pictures, names) && allWell;
    if (!pictures.empty() && !layOut(pictures).save(arguments[1])) {
        complain(arguments[1] + QStringLiteral(": cannot be written"));
        allWell = false;
    }
    return allWell ? 0 : 1;
}
