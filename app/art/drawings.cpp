// SPDX-License-Identifier: MIT
#include "app/art/drawings.h"

#include "app/art/painted_later.h"

#include <QQmlEngine>
#include <QUrl>

namespace taletop::app {

namespace {

const QLatin1String artPath("/art/");

QSize drawnSize(QSize own, QSize wanted) {
    if (wanted.width() > 0 && wanted.height() > 0)
        return own.scaled(wanted, Qt::KeepAspectRatioByExpanding);
    if (wanted.width() > 0)
        return {wanted.width(), qRound(own.height() * wanted.width() / double(own.width()))};
    if (wanted.height() > 0)
        return {qRound(own.width() * wanted.height() / double(own.height())), wanted.height()};
    return own;
}

QString fileOf(const QString& id) { return QLatin1Char(':') + artPath + id; }

} // namespace

DrawingProvider::DrawingProvider() : QQuickImageProvider(QQuickImageProvider::Texture) {}

QQuickTextureFactory* DrawingProvider::requestTexture(const QString& id, QSize* size,
                                                      const QSize& requestedSize) {
    const QString file = fileOf(id);
    const QSize pixels = m_drawings->sizeOf(file, requestedSize);
    if (size != nullptr)
        *size = pixels;
    if (pixels.isEmpty())
        return nullptr;
    return new PaintedLater(pixels,
                            [drawings = m_drawings, file, pixels] { return drawings->drawn(file, pixels); });
}

QImage DrawingProvider::requestImage(const QString& id, QSize* size, const QSize& requestedSize) {
    const QString file = fileOf(id);
    const QSize pixels = m_drawings->sizeOf(file, requestedSize);
    if (size != nullptr)
        *size = pixels;
    return pixels.isEmpty() ? QImage() : m_drawings->drawn(file, pixels);
}

QSize DrawingProvider::Drawings::sizeOf(const QString& file, QSize wanted) {
    const QMutexLocker lock(&mutex);
    const QSize own = files.size(file);
    return own.isEmpty() ? QSize() : drawnSize(own, wanted).expandedTo({1, 1});
}

QImage DrawingProvider::Drawings::drawn(const QString& file, QSize pixels) {
    const QMutexLocker lock(&mutex);
    return files.drawn(file, pixels);
}

QUrl DrawingUrls::intercept(const QUrl& url, DataType type) {
    if (type != UrlString || url.scheme() != QLatin1String("qrc") || !url.path().startsWith(artPath) ||
        !url.path().endsWith(QLatin1String(".svg")))
        return url;
    return QUrl(QStringLiteral("image://drawings/") + url.path().mid(artPath.size()));
}

void serveDrawings(QQmlEngine& engine) {
    engine.addImageProvider(QStringLiteral("drawings"), new DrawingProvider);
    engine.addUrlInterceptor(new DrawingUrls(&engine));
}

} // namespace taletop::app
