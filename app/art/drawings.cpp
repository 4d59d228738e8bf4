// SPDX-License-Identifier: MIT
#include "app/art/drawings.h"

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

} // namespace

DrawingProvider::DrawingProvider() : QQuickImageProvider(QQuickImageProvider::Image) {}

QImage DrawingProvider::requestImage(const QString& id, QSize* size, const QSize& requestedSize) {
    const QMutexLocker lock(&m_mutex);
    const QImage drawing = drawn(QLatin1Char(':') + artPath + id, requestedSize);
    if (size != nullptr)
        *size = drawing.size();
    return drawing;
}

/// Remembered by the size that it gets: an Image asks anew for each of its sides that changes, and
/// often only one of them counts.
QImage DrawingProvider::drawn(const QString& file, QSize wanted) {
    const QSize own = m_files.size(file);
    return own.isEmpty() ? QImage() : m_files.drawn(file, drawnSize(own, wanted).expandedTo({1, 1}));
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
