// SPDX-License-Identifier: MIT
// Where a sheet that may be of several widths lies: with the first that hides nothing, or the one that hides
// least. What lies in the window is looked at once for all of them.
#include "app/input/free_ground.h"
#include "tests/qt_main.h"

#include <QQuickWindow>
#include <QTest>

using namespace taletop::app;

namespace {

/// What must be read; it counts how often it is asked.
class Kept : public QQuickItem {
    Q_OBJECT
    Q_PROPERTY(bool keptClear READ keptClear CONSTANT)

public:
    explicit Kept(QQuickItem* parent) : QQuickItem(parent) {}
    bool keptClear() const {
        ++m_asked;
        return true;
    }
    int asked() const { return m_asked; }

private:
    mutable int m_asked = 0;
};

/// As wide as it may be.
class Sheet : public QQuickItem {
    Q_OBJECT
    Q_PROPERTY(qreal widest READ width WRITE setWidth)

public:
    explicit Sheet(QQuickItem* parent) : QQuickItem(parent) { setHeight(40); }
};

} // namespace

class FreeGroundTest : public QObject {
    Q_OBJECT

private slots:
    void theFirstWidthThatHidesNothing_data() {
        QTest::addColumn<QList<qreal>>("widths");
        QTest::addColumn<qreal>("taken");
        QTest::addColumn<bool>("clear");
        QTest::newRow("the first") << QList<qreal>{190, 100} << 190.0 << true;
        QTest::newRow("a narrower one") << QList<qreal>{350, 300, 180, 100} << 180.0 << true;
        QTest::newRow("the one that hides least") << QList<qreal>{350, 300} << 300.0 << false;
    }
    /// The left half of the window must be read, and on the right lies what the sheet tells of.
    void theFirstWidthThatHidesNothing() {
        QFETCH(QList<qreal>, widths);
        QFETCH(qreal, taken);
        QFETCH(bool, clear);
        QQuickWindow window;
        window.resize(400, 200);
        Kept kept(window.contentItem());
        kept.setSize({200, 200});
        QQuickItem card(window.contentItem());
        card.setPosition({200, 160});
        card.setSize({200, 40});
        Sheet sheet(window.contentItem());
        const QVariantMap place = FreeGround().placeForWidest(&sheet, &card, QRectF(0, 0, 400, 200), widths);
        QCOMPARE(sheet.width(), taken);
        QCOMPARE(place.value(QStringLiteral("covered")).toInt() == 0, clear);
        QCOMPARE(place.value(QStringLiteral("x")).toReal() >= kept.width(), clear);
        QCOMPARE(kept.asked(), 1);
    }
};

TALETOP_TEST(FreeGroundTest)
#include "free_ground_test.moc"
