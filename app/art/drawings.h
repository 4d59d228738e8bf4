// SPDX-License-Identifier: MIT
// The SVG pictures below qrc:/art, drawn once in each size: Qt forgets drawn pictures after two
// megabytes, fewer than a table shows, and then reads and draws their files again.
#pragma once

#include "app/art/drawing_files.h"

#include <QMutex>
#include <QObject>
#include <QQmlAbstractUrlInterceptor>
#include <QQuickImageProvider>

#include <memory>

namespace taletop::app {

/// image://drawings/<path below qrc:/art>
class DrawingProvider : public QQuickImageProvider {
public:
    DrawingProvider();

    /// As an Image shows it: drawn when it is first painted.
    QQuickTextureFactory* requestTexture(const QString& id, QSize* size, const QSize& requestedSize) override;
    /// The drawing, as wide or as high as asked for or, of both, as large as fills them; in its own
    /// size where none is asked for. What cannot be read is empty and warned about.
    QImage requestImage(const QString& id, QSize* size, const QSize& requestedSize) override;

    static constexpr qsizetype remembered = 96 << 20; ///< bytes

private:
    /// Remembered by the size that it gets: an Image asks anew for each of its sides that changes, and
    /// often only one of them counts.
    struct Drawings {
        QSize sizeOf(const QString& file, QSize wanted); ///< empty where the file cannot be read
        QImage drawn(const QString& file, QSize pixels);

        QMutex mutex; ///< pictures may be asked for on loader threads
        DrawingFiles files{remembered};
    };

    /// Qt keeps what it was given for longer than an engine and its providers live.
    std::shared_ptr<Drawings> m_drawings = std::make_shared<Drawings>();
};

/// Lets every Image whose source is an SVG below qrc:/art get it from the provider above.
class DrawingUrls : public QObject, public QQmlAbstractUrlInterceptor {
public:
    using QObject::QObject;
    QUrl intercept(const QUrl& url, DataType type) override;
};

/// Both for an engine, which owns them.
void serveDrawings(QQmlEngine& engine);

} // namespace taletop::app
