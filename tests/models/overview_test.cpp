// SPDX-License-Identifier: MIT
// What lies where on a table: the rows of the model, and the picture that the program draws.
#include "app/shell/overview_model.h"
#include "app/shell/overview_picture.h"
#include "core/contract/registry.h"
#include "tests/qt_main.h"

#include <QAbstractItemModelTester>
#include <QSet>
#include <QTest>

using namespace taletop;
using namespace taletop::app;

namespace {

constexpr QSize pixels(640, 400);

QRect pixelsOf(const QRectF& place) {
    return QRectF(place.x() * pixels.width(), place.y() * pixels.height(), place.width() * pixels.width(),
                  place.height() * pixels.height())
        .toAlignedRect();
}

int drawn(const QImage& picture, const QRect& place) {
    int count = 0;
    for (int y = place.top(); y <= std::min(place.bottom(), picture.height() - 1); ++y)
        for (int x = place.left(); x <= std::min(place.right(), picture.width() - 1); ++x)
            count += qAlpha(picture.pixel(x, y)) > 0 ? 1 : 0;
    return count;
}

} // namespace

class OverviewTest : public QObject {
    Q_OBJECT

private slots:
    void everyPlaceHasItsNumberAndItsWords() {
        OverviewModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        for (const contract::Game* game : contract::games()) {
            model.setGameId(QString::fromUtf8(game->info().id));
            QCOMPARE(model.count(), static_cast<int>(contract::overviewOf(*game).places.size()));
            QSet<QString> words;
            for (int row = 0; row < model.count(); ++row) {
                const QModelIndex index = model.index(row);
                QCOMPARE(index.data(OverviewModel::NumberRole).toInt(), row + 1);
                words.insert(index.data(OverviewModel::WordsRole).toString());
                QVERIFY(QRectF(0, 0, 1, 1).contains(index.data(OverviewModel::PlaceRole).toRectF()));
            }
            QCOMPARE(words.size(), model.count());
        }
        model.setGameId(QStringLiteral("nothing"));
        QCOMPARE(model.count(), 0);
    }

    /// Sheets of paper are not the picture's.
    void cardsLieInTheirPlacesAndNowhereElse() {
        CardArtProvider cards;
        OverviewModel model;
        for (const contract::Game* game : contract::games()) {
            model.setGameId(QString::fromUtf8(game->info().id));
            const QImage picture = overviewPicture(*game, QString(), pixels, cards);
            int within = 0;
            for (int row = 0; row < model.count(); ++row) {
                const QModelIndex index = model.index(row);
                const QRect place = pixelsOf(index.data(OverviewModel::PlaceRole).toRectF());
                const int here = drawn(picture, place);
                const bool paper = index.data(OverviewModel::PaperRole).toBool();
                const QByteArray which = model.gameId().toUtf8() + ' ' + QByteArray::number(row + 1);
                QVERIFY2(paper ? here == 0 : here > 100, which.constData());
                within += here;
            }
            QCOMPARE(drawn(picture, picture.rect()), within);
        }
    }

    void theProviderDrawsItInAnySize() {
        OverviewPictureProvider provider;
        QSize size;
        const QImage picture = provider.requestImage(QStringLiteral("papertales/"), &size, {320, 0});
        QCOMPARE(size, QSize(320, 200));
        QVERIFY(drawn(picture, picture.rect()) > 1000);
        const QImage none = provider.requestImage(QStringLiteral("nothing"), &size, {320, 0});
        QCOMPARE(drawn(none, none.rect()), 0);
    }
};

TALETOP_TEST(OverviewTest)

#include "overview_test.moc"
