// SPDX-License-Identifier: MIT
// The desktop's settings come over D-Bus, at the start and when they change: with a portal of the test's own,
// on a bus of its own.
#include "app/shell/system_watch.h"
#include "tests/qt_main.h"

#include <QApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusVariant>
#include <QPalette>
#include <QProcess>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace taletop::app;

using Groups = QMap<QString, QVariantMap>;

/// What desktops have there, as far as anybody asks here.
class TestPortal : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")

public:
    Groups values;

public slots:
    Groups ReadAll(const QStringList& groups) const {
        Groups asked;
        for (auto group = values.cbegin(); group != values.cend(); ++group)
            if (groups.contains(group.key()))
                asked.insert(group.key(), group.value());
        return asked;
    }
};

namespace {

const QString gnome = QStringLiteral("org.gnome.desktop.interface");
const QString appearance = QStringLiteral("org.freedesktop.appearance");

const QString path = QStringLiteral("/org/freedesktop/portal/desktop");

/// The portal says that a setting is another one now.
void tell(const QDBusConnection& desktop, const QString& group, const char* key, const QVariant& value) {
    QDBusMessage signal = QDBusMessage::createSignal(path, QStringLiteral("org.freedesktop.portal.Settings"),
                                                     QStringLiteral("SettingChanged"));
    signal << group << QString::fromLatin1(key) << QVariant::fromValue(QDBusVariant(value));
    QVERIFY(desktop.send(signal));
}

/// Settings that follow a desktop.
struct Followed {
    explicit Followed(std::unique_ptr<DesktopPortal> portal)
        : file(config.filePath(QStringLiteral("taletop.ini")), QSettings::IniFormat), keys(file),
          settings(file, keys, {}), watch(settings, config.path(), std::move(portal)) {}

    QTemporaryDir config;
    QSettings file;
    SeatKeys keys;
    Settings settings;
    SystemWatch watch;
};

} // namespace

class DesktopPortalTest : public QObject {
    Q_OBJECT

    QProcess m_bus;
    QString m_address;

private slots:
    void initTestCase() {
        qDBusRegisterMetaType<Groups>();
        m_bus.start(QStringLiteral("dbus-daemon"),
                    {QStringLiteral("--session"), QStringLiteral("--nofork"), QStringLiteral("--nopidfile"),
                     QStringLiteral("--print-address")});
        QVERIFY2(m_bus.waitForReadyRead(30'000), qPrintable(m_bus.errorString()));
        m_address = QString::fromUtf8(m_bus.readLine()).trimmed();
    }

    void cleanupTestCase() {
        QDBusConnection::disconnectFromBus(QStringLiteral("taletop-portal"));
        m_bus.kill();
        m_bus.waitForFinished();
    }

    void withoutAPortalNothingIsFollowed() {
        Followed followed(askDesktop(m_address));
        QTest::qWait(100);
        QVERIFY(!followed.settings.value("reducedMotion").toBool());
        qunsetenv("DBUS_SESSION_BUS_ADDRESS");
        qputenv("XDG_RUNTIME_DIR", "/no such folder");
        QVERIFY(askDesktop()->said().isEmpty());
    }

    void theDesktopIsFollowedFromTheStartOn() {
        TestPortal portal;
        portal.values = {{gnome,
                          {{QStringLiteral("enable-animations"), false},
                           {QStringLiteral("text-scaling-factor"), 1.5},
                           {QStringLiteral("font-name"), QStringLiteral("Cantarell 11")}}},
                         {appearance, {{QStringLiteral("color-scheme"), 1U}}},
                         {QStringLiteral("org.example"), {{QStringLiteral("secret"), 7}}}};
        QDBusConnection desktop = QDBusConnection::connectToBus(m_address, QStringLiteral("desktop"));
        QVERIFY(desktop.registerObject(path, &portal, QDBusConnection::ExportAllContents));
        QVERIFY(desktop.registerService(QStringLiteral("org.freedesktop.portal.Desktop")));
        const auto lightness = [] { return QApplication::palette().color(QPalette::Window).lightness(); };
        const int before = lightness();
        QVERIFY(before > 128);

        Followed followed(askDesktop(m_address));
        QTRY_VERIFY(followed.settings.value("reducedMotion").toBool());
        QCOMPARE(followed.settings.value("textScale").toDouble(), 1.5);
        QVERIFY(!followed.settings.value("highContrast").toBool());
        QVERIFY(lightness() < 128);

        // And while it runs.
        tell(desktop, gnome, "enable-animations", true);
        QTRY_VERIFY(!followed.settings.value("reducedMotion").toBool());
        tell(desktop, appearance, "contrast", 1U);
        QTRY_VERIFY(followed.settings.value("highContrast").toBool());
        tell(desktop, gnome, "text-scaling-factor", 1.25);
        QTRY_COMPARE(followed.settings.value("textScale").toDouble(), 1.25);
        tell(desktop, appearance, "color-scheme", 2U);
        QTRY_COMPARE(lightness(), before);
        QDBusConnection::disconnectFromBus(QStringLiteral("desktop"));
    }
};

TALETOP_TEST(DesktopPortalTest)
#include "desktop_portal_test.moc"
