// SPDX-License-Identifier: MIT
#include "app/shell/desktop_portal.h"

#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <QFileInfo>

namespace taletop::app {

namespace {

constexpr QLatin1String portalService("org.freedesktop.portal.Desktop");
constexpr QLatin1String portalPath("/org/freedesktop/portal/desktop");
constexpr QLatin1String portalSettings("org.freedesktop.portal.Settings");

/// Without a bus that runs already one would be started, which takes long and helps nobody.
bool hasSessionBus() {
    return !qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS") ||
           QFileInfo::exists(qEnvironmentVariable("XDG_RUNTIME_DIR") + QStringLiteral("/bus"));
}

class BusPortal : public DesktopPortal {
    Q_OBJECT

public:
    explicit BusPortal(const QString& address)
        : m_bus(address.isEmpty()
                    ? QDBusConnection::sessionBus()
                    : QDBusConnection::connectToBus(address, QStringLiteral("taletop-portal"))) {
        qRegisterMetaType<QDBusVariant>(); // else Qt 6.4 does not know what hear() takes, and connects
                                           // nothing
        // Whoever says it: a portal may start after us, and Qt would have to learn first who it is.
        m_bus.connect(QString(), portalPath, portalSettings, QStringLiteral("SettingChanged"), this,
                      SLOT(hear(QString, QString, QDBusVariant)));
        QDBusMessage question = QDBusMessage::createMethodCall(portalService, portalPath, portalSettings,
                                                               QStringLiteral("ReadAll"));
        question << desktopGroups();
        const auto* answer = new QDBusPendingCallWatcher(m_bus.asyncCall(question), this);
        connect(answer, &QDBusPendingCallWatcher::finished, this, &BusPortal::read);
    }

private slots:
    void hear(const QString& group, const QString& key, const QDBusVariant& value) {
        if (!desktopGroups().contains(group))
            return;
        m_said.insert(group + u'/' + key, value.variant());
        emit told();
    }

private:
    void read(QDBusPendingCallWatcher* answer) {
        answer->deleteLater();
        const QDBusMessage message = answer->reply();
        // Many desktops have no portal, and none owes us an answer of this form.
        if (message.type() != QDBusMessage::ReplyMessage || message.signature() != QLatin1String("a{sa{sv}}"))
            return;
        const auto groups =
            qdbus_cast<QMap<QString, QVariantMap>>(message.arguments().front().value<QDBusArgument>());
        for (auto group = groups.cbegin(); group != groups.cend(); ++group)
            for (auto each = group->cbegin(); each != group->cend(); ++each)
                if (desktopGroups().contains(group.key()))
                    m_said.insert(group.key() + u'/' + each.key(), each.value());
        emit told();
    }

    QDBusConnection m_bus;
};

} // namespace

std::unique_ptr<DesktopPortal> askDesktop(const QString& bus) {
    if (bus.isEmpty() && !hasSessionBus())
        return std::make_unique<DesktopPortal>();
    return std::make_unique<BusPortal>(bus);
}

} // namespace taletop::app

#include "desktop_portal.moc"
