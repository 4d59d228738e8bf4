// SPDX-License-Identifier: MIT
// The SVG pictures below qrc:/art, each drawn once per size. Qt's own cache holds two megabytes, less than
// one table needs, so Qt would read and draw files repeatedly.
#pragma once

#include "app/art/drawing_files.h"

#include <QMutex>
#include <QObject>
#include <QQmlAbstractUrlInterceptor>
#include <QQuickImageProvider>

#include <memory>

namespace taletop::app {

/// Provides image://drawings/<path below qrc:/art>.
class DrawingProvider : public QQuickImageProvider {
public:
    DrawingProvider();

    /// Returns a texture that is drawn on first painting.
    QQuickTextureFactory* requestTexture(const QString& id, QSize* size, const QSize& requestedSize) override;
    /// Returns the drawing in the requested width or height, filling both if both are given, or in its own
    /// size if neither is. An unreadable file is logged and results in an empty picture.
    QImage requestImage(const QString& id, QSize* size, const QSize& requestedSize) override;

    static constexpr qsizetype remembered = 96 << 20; ///< bytes

private:
    /// A cache by final size. An Image requests a size for each change of its width or height, though often
    /// only one of them matters.
    struct Drawings {
        QSize sizeOf(const QString& file, QSize wanted); ///< returns an empty size if the file can't be read
        QImage drawn(const QString& file, QSize pixels);

        QMutex mutex; ///< loader threads may request pictures
        DrawingFiles files{remembered};
    };

    /// Shared, because Qt may keep textures after an engine and its providers are destroyed.
    std::shared_ptr<Drawings> m_drawings = std::make_shared<Drawings>();
};

/// Redirects every Image with an SVG below qrc:/art to this provider.
class DrawingUrls : public QObject, public QQmlAbstractUrlInterceptor {
public:
    using QObject::QObject;
    QUrl intercept(const QUrl& url, DataType type) override;
};

/// Installs the provider and the interceptor in an engine, which owns them.
void serveDrawings(QQmlEngine& engine);

} // namespace taletop::app
