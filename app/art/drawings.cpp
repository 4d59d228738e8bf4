// SPDX-License-Identifier: MIT
#include "app/art/drawings.h"

#include <QPainter>
#include <QQmlEngine>
#include <QSvgRenderer>
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

DrawingProvider::~DrawingProvider() = default;

QImage DrawingProvider::requestImage(const QString& id, QSize* size, const QSize& requestedSize) {
    const QString key =
        id + u'@' + QString::number(requestedSize.width()) + u'x' + QString::number(requestedSize.height());
    const QMutexLocker lock(&m_mutex);
    const QImage* known = m_drawings.object(key);
    QImage drawing = known != nullptr ? *known : drawn(id, requestedSize);
    if (known == nullptr && !drawing.isNull())
        m_drawings.insert(key, new QImage(drawing), drawing.sizeInBytes());
    if (size != nullptr)
        *size = drawing.size();
    return drawing;
}

QImage DrawingProvider::drawn(const QString& id, QSize wanted) {
    auto& file = m_files[id];
    if (!file)
        file = std::make_unique<QSvgRenderer>(QLatin1Char(':') + artPath + id);
    if (!file->isValid()) {
        qWarning("Cannot open qrc:/art/%s: it is missing or no drawing", qPrintable(id));
        return {};
    }
    QImage drawing(drawnSize(file->defaultSize(), wanted).expandedTo({1, 1}),
                   QImage::Format_ARGB32_Premultiplied);
    drawing.fill(Qt::transparent);
    QPainter painter(&drawing);
    file->render(&painter, QRectF(QPointF(0, 0), drawing.size()));
    return drawing;
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
