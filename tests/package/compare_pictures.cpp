// SPDX-License-Identifier: MIT
// compare_pictures FOLDER OTHER: reports differences between the pictures of a demonstration in two folders.
// Two systems draw letters with slightly different edges, and may place a line a pixel higher or lower, but
// cards, colours and places are the same. So each picture is divided into squares of `square` pixels, and
// squares whose mean colours differ by more than `nearby` count. A missing word or a moved card changes whole
// rows of squares.
#include <QDir>
#include <QImage>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace {

constexpr int square = 16;        ///< pixels, about the height of a line of text
constexpr int nearby = 24;        ///< maximum difference of 255 in red, green or blue
constexpr double mostFar = 0.005; ///< maximum share of squares with a larger difference
constexpr int menuBar = 32;       ///< pixels at the top, where each system uses its own font

QImage squaresOf(const QImage& picture) {
    const QImage table = picture.copy(0, menuBar, picture.width(), picture.height() - menuBar);
    return table.convertToFormat(QImage::Format_RGB32)
        .scaled(table.width() / square, table.height() / square, Qt::IgnoreAspectRatio,
                Qt::SmoothTransformation);
}

bool isFar(QRgb one, QRgb other) {
    return std::max({std::abs(qRed(one) - qRed(other)), std::abs(qGreen(one) - qGreen(other)),
                     std::abs(qBlue(one) - qBlue(other))}) > nearby;
}

/// Returns the share of squares that differ, or 1 for pictures of different sizes.
double difference(const QImage& one, const QImage& other) {
    if (one.isNull() || one.size() != other.size())
        return 1;
    const QImage ours = squaresOf(one);
    const QImage theirs = squaresOf(other);
    int far = 0;
    for (int y = 0; y < ours.height(); ++y)
        for (int x = 0; x < ours.width(); ++x)
            far += isFar(ours.pixel(x, y), theirs.pixel(x, y)) ? 1 : 0;
    return static_cast<double>(far) / (ours.width() * ours.height());
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 3) {
        std::fputs("write: compare_pictures FOLDER OTHER\n", stderr);
        return 2;
    }
    const QDir one(QString::fromLocal8Bit(argv[1]));
    const QDir other(QString::fromLocal8Bit(argv[2]));
    const QStringList names = one.entryList({QStringLiteral("*.png")}, QDir::Files);
    if (names.isEmpty() || names != other.entryList({QStringLiteral("*.png")}, QDir::Files)) {
        std::puts("there are other pictures, or none");
        return 1;
    }
    double most = 0;
    bool same = true;
    for (const QString& name : names) {
        const double far = difference(QImage(one.filePath(name)), QImage(other.filePath(name)));
        most = std::max(most, far);
        if (far <= mostFar)
            continue;
        same = false;
        std::printf("%s: %.1f %% differ\n", qPrintable(name), 100 * far);
    }
    std::printf("%d pictures, at most %.2f %% of one differ\n", static_cast<int>(names.size()), 100 * most);
    return same ? 0 : 1;
}
