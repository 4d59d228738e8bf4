// SPDX-License-Identifier: MIT
#include "app/shell/renderer.h"

#include "app/shell/preferences.h"

#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QOpenGLContext>
#include <QOpenGLFunctions>
#include <QQuickWindow>
#include <QSGRendererInterface>

#ifdef TALETOP_XCB
#include <cstdlib>
#include <cstring>
#include <xcb/xcb.h>
#endif

namespace taletop::app::renderer {

namespace {

constexpr const char* triedKey = "openglDrawnByProcessor"; ///< where that was seen

/// Cards that only pretend: for tests, and for screens that nobody has.
bool pretends(const QString& node) {
    const QString driver =
        QFileInfo(QStringLiteral("/sys/class/drm/%1/device/driver").arg(node)).symLinkTarget();
    return driver.endsWith(QLatin1String("/vgem")) || driver.endsWith(QLatin1String("/vkms"));
}

QStringList cards() {
    QStringList list;
    const QDir folder(QStringLiteral("/dev/dri"));
    for (const QString& node : folder.entryList({QStringLiteral("renderD*")}, QDir::System | QDir::Files)) {
        const QFileInfo file(folder.filePath(node));
        if (file.isReadable() && file.isWritable() && !pretends(node))
            list.append(node);
    }
    // Drivers that go another way: NVIDIA's own, and Windows' for its Linux.
    for (const char* other : {"/dev/nvidiactl", "/dev/dxg"})
        if (QFileInfo(QLatin1String(other)).isReadable())
            list.append(QFileInfo(QLatin1String(other)).fileName());
    return list;
}

/// Without one of these an X server, of another machine or of a remote desktop, lets no card be used.
bool serverShares() {
#if defined(TALETOP_XCB) && QT_CONFIG(xcb)
    const auto* x11 = qApp->nativeInterface<QNativeInterface::QX11Application>();
    if (x11 == nullptr)
        return true;
    for (const char* name : {"DRI3", "DRI2", "NV-GLX"}) {
        const auto asked =
            xcb_query_extension(x11->connection(), static_cast<std::uint16_t>(std::strlen(name)), name);
        auto* told = xcb_query_extension_reply(x11->connection(), asked, nullptr);
        const bool there = told != nullptr && told->present != 0;
        std::free(told);
        if (there)
            return true;
    }
    return false;
#else
    return true;
#endif
}

/// What would have to change for OpenGL to be tried again.
QString place(const Surroundings& here) {
    return here.platform + u' ' + here.screen + u' ' + here.cards.join(u',');
}

bool triedAt(const Surroundings& here, const Preferences& preferences) {
    return preferences.value(triedKey, QString()) == place(here);
}

/// The names that Mesa and others have for drawing by the processor.
bool isProcessor(const QString& openGl) {
    for (const char* name : {"llvmpipe", "softpipe", "swrast", "software", "SwiftShader"})
        if (openGl.contains(QLatin1String(name), Qt::CaseInsensitive))
            return true;
    return false;
}

QString openGlName() {
    QOpenGLContext* context = QOpenGLContext::currentContext();
    if (context == nullptr)
        return {};
    return QString::fromLatin1(reinterpret_cast<const char*>(context->functions()->glGetString(GL_RENDERER)));
}

QString nameOf(QSGRendererInterface::GraphicsApi api) {
    switch (api) {
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

} // namespace

Surroundings surroundings() {
    Surroundings here;
    here.platform = QGuiApplication::platformName();
    here.screen = qEnvironmentVariable(here.platform == QLatin1String("xcb") ? "DISPLAY" : "WAYLAND_DISPLAY");
    here.cards = cards();
    here.serverShares = here.platform != QLatin1String("xcb") || serverShares();
    here.chosenForQt = qEnvironmentVariableIsSet("QT_QUICK_BACKEND") ||
                       qEnvironmentVariableIsSet("QMLSCENE_DEVICE") ||
                       qEnvironmentVariableIsSet("QSG_RHI_BACKEND");
    return here;
}

Reason reasonFor(const Surroundings& here, const QString& setting, bool tried) {
    if (here.chosenForQt)
        return Reason::Environment;
    if (setting == QLatin1String("processor") || setting == QLatin1String("card"))
        return Reason::Setting;
    // Systems that draw their own desktop by a card anyway.
    for (const char* own : {"windows", "cocoa", "direct2d", "android", "ios", "eglfs"})
        if (here.platform == QLatin1String(own))
            return Reason::Card;
    if (here.platform != QLatin1String("xcb") && !here.platform.startsWith(QLatin1String("wayland")))
        return Reason::NoScreen;
    if (here.cards.isEmpty())
        return Reason::NoCard;
    if (!here.serverShares)
        return Reason::NoSharing;
    return tried ? Reason::Tried : Reason::Card;
}

bool byProcessor(Reason reason, const QString& setting) {
    switch (reason) {
    case Reason::Environment:
    case Reason::Card:
        return false;
    case Reason::Setting:
        return setting == QLatin1String("processor");
    default:
        return true;
    }
}

void choose(const Preferences& preferences, const QString& setting) {
    const Surroundings here = surroundings();
    if (byProcessor(reasonFor(here, setting, triedAt(here, preferences)), setting))
        QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
}

void learn(QQuickWindow& drawn, Preferences& preferences) {
    const auto look = [&preferences] {
        const QString name = openGlName();
        const QString seen = isProcessor(name) ? place(surroundings()) : QString();
        if (!name.isEmpty() && seen != preferences.value(triedKey, QString()))
            preferences.set(triedKey, seen);
    };
    QObject::connect(&drawn, &QQuickWindow::beforeRendering, &drawn, look,
                     static_cast<Qt::ConnectionType>(Qt::DirectConnection | Qt::SingleShotConnection));
}

QString report(const QQuickWindow& drawn, const Preferences& preferences, const QString& setting) {
    const auto why = [&]() -> QString {
        const Surroundings here = surroundings();
        switch (reasonFor(here, setting, triedAt(here, preferences))) {
        case Reason::Environment:
            return QStringLiteral("Qt was told so by the environment");
        case Reason::Setting:
            return QStringLiteral("as it is set");
        case Reason::NoCard:
            return QStringLiteral("there is no graphics card");
        case Reason::NoSharing:
            return QStringLiteral("the X server shares no graphics card");
        case Reason::NoScreen:
            return QStringLiteral("there is no screen");
        case Reason::Tried:
            return QStringLiteral("OpenGL was tried, and the processor drew for it");
        case Reason::Card:
            break;
        }
        return here.cards.isEmpty() ? QStringLiteral("as usual on this system")
                                    : QStringLiteral("graphics card %1").arg(here.cards.join(u' '));
    };
    return QStringLiteral("%1: %2").arg(nameOf(drawn.rendererInterface()->graphicsApi()), why());
}

} // namespace taletop::app::renderer
