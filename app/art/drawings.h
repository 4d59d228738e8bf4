// SPDX-License-Identifier: MIT
// The SVG pictures below qrc:/art, drawn once in each size: Qt forgets drawn pictures after two
// megabytes, fewer than a table shows, and then reads and draws their files again.
#pragma once

#include "app/art/drawing_files.h"

#include <QMutex>
#include <QObject>
#include <QQmlAbstractUrlInterceptor>
#include <QQuickImageProvider>

namespace taletop::app {

/// image://drawings/<path below qrc:/art>
class DrawingProvider : public QQuickImageProvider {
public:
    DrawingProvider();

    /// The drawing, as wide or as high as asked for or, of both, as large as fills them; in its own
    /// size where none is asked for. What cannot be read is empty and warned about.
    QImage requestImage(const QString& id, QSize* size, const QSize& requestedSize) override;

    static constexpr qsizetype remembered = 96 << 20; ///< bytes

private:
    QImage drawn(const QString& file, QSize wanted);

    QMutex m_mutex; ///< pictures may be asked for on loader threads
    DrawingFiles m_files{remembered};
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
