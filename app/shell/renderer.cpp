// SPDX-License-Identifier: MIT
#include "app/shell/renderer.h"

#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QQuickWindow>
#include <QSGRendererInterface>

namespace taletop::app {

namespace {

bool hasOpenGl() {
    QOffscreenSurface surface;
    surface.create();
    QOpenGLContext context;
    return context.create() && context.makeCurrent(&surface);
}

} // namespace

void chooseRenderer(const QString& setting) {
    if (qEnvironmentVariableIsSet("QT_QUICK_BACKEND") || qEnvironmentVariableIsSet("QSG_RHI_BACKEND"))
        return;
    // Check only OpenGL, because Windows and macOS have their own graphics interfaces, which always work.
    const bool wantsOpenGl = QQuickWindow::graphicsApi() == QSGRendererInterface::OpenGL;
    if (setting == QLatin1String("processor") || (wantsOpenGl && !hasOpenGl()))
        QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
}

QString rendererOf(const QQuickWindow& window) {
    switch (window.rendererInterface()->graphicsApi()) {
    case QSGRendererInterface::Software:
        return QStringLiteral("the processor");
    case QSGRendererInterface::OpenGL:
        return QStringLiteral("OpenGL");
    case QSGRendererInterface::Vulkan:
        return QStringLiteral("Vulkan");
    case QSGRendererInterface::Direct3D11:
        return QStringLiteral("Direct3D 11");
    case QSGRendererInterface::Metal:
        return QStringLiteral("Metal");
    default:
        return QStringLiteral("something else");
    }
}

} // namespace taletop::app
