// SPDX-License-Identifier: MIT
// Tests of card pictures: they look the same whether composed on request or in advance, and stay within the
// memory limit.
#include "app/art/card_pictures.h"
#include "core/contract/registry.h"
#include "tests/qt_main.h"

#include <QTest>

using namespace taletop;
using namespace taletop::app;

namespace {

constexpr QSize small{48, 66};
constexpr QSize large{200, 275}; // larger than usual

const contract::Game& game() { return *contract::findGame("papertales"); }

/// Are the pictures of all faces ready?
bool allReady(const CardPictures& pictures, QSize pixels) {
    for (int face = 0; face < static_cast<int>(game().info().faceNames.size()); ++face)
        if (!game().cardArt(face).empty() && !pictures.ready(game(), face, {}, pixels))
            return false;
    return true;
}

} // namespace

class CardPicturesTest : public QObject {
    Q_OBJECT

private slots:
    void noPictureIsComposedUnlessRequested() {
        CardPictures pictures;
        QVERIFY(!pictures.picture(game(), 1, {}, small).isNull());
        QVERIFY(pictures.ready(game(), 1, {}, small));
        QTest::qWait(200);
        QVERIFY(!pictures.ready(game(), 2, {}, small));
        QVERIFY(!pictures.ready(game(), 1, {}, large));
    }
    void aPreparedGameHasTheUsualAndTheRequestedSizes() {
        CardPictures pictures;
        (void)pictures.picture(game(), 1, {}, small); // requested before the preparation
        pictures.prepare(game());
        QTRY_VERIFY_WITH_TIMEOUT(allReady(pictures, small), 30'000);
        for (const int width : {48, 64, 96, 128, 192})
            QTRY_VERIFY_WITH_TIMEOUT(allReady(pictures, cardPixels(game().cardLook(), {width, 0})), 30'000);
        QVERIFY(!pictures.ready(game(), 2, {}, large));
        (void)pictures.picture(game(), 1, {}, large); // requested after the preparation
        QTRY_VERIFY_WITH_TIMEOUT(allReady(pictures, large), 30'000);
    }
    void aGameCanBePreparedBeforeAnyRequest() {
        CardPictures pictures;
        pictures.prepare(game());
        (void)pictures.picture(game(), 1, {}, large);
        QTRY_VERIFY_WITH_TIMEOUT(allReady(pictures, large) && allReady(pictures, small), 30'000);
    }
    void picturesDoNotDependOnWhoComposesThem() {
        CardPictures prepared;
        (void)prepared.picture(game(), 1, {}, small);
        prepared.prepare(game());
        QTRY_VERIFY_WITH_TIMEOUT(allReady(prepared, small), 30'000);
        CardPictures asked;
        for (int face = 0; face < static_cast<int>(game().info().faceNames.size()); ++face)
            QCOMPARE(prepared.picture(game(), face, {}, small), asked.picture(game(), face, {}, small));
    }
    void preparingStopsAtTheMemoryLimit() {
        CardPictures pictures;
        constexpr QSize huge{1200, 1650}; // a dozen of them fill the memory limit
        (void)pictures.picture(game(), 1, {}, huge);
        pictures.prepare(game());
        constexpr qsizetype each = qsizetype{4} * huge.width() * huge.height();
        QTRY_VERIFY_WITH_TIMEOUT(pictures.bytes() + each > CardPictures::remembered, 60'000);
        QTest::qWait(300);
        QVERIFY(pictures.bytes() <= CardPictures::remembered);
        QVERIFY(pictures.ready(game(), 1, {}, huge)); // a requested picture stays
    }
    void thePicturesCanBeDestroyedWhilePreparing() {
        CardPictures pictures;
        (void)pictures.picture(game(), 1, {}, large);
        pictures.prepare(game());
    }
};

TALETOP_TEST_WITHOUT_WINDOW(CardPicturesTest)
#include "card_pictures_test.moc"
