// SPDX-License-Identifier: MIT
// Tests that text is fitted into its space with the largest possible letters, to a pixel.
#include "app/text/phrases.h"
#include "app/text/type_fit.h"
#include "tests/qt_main.h"

#include <QTest>

#include <limits>

using namespace taletop::app;

namespace {

constexpr int least = 11;
constexpr int most = 60;

int sizeOf(TypeFit& fit, const QString& words, int largest, qreal width, qreal height) {
    return fit.wrapped(words, QStringLiteral("sans-serif"), false, largest, least, width, height, 1);
}

} // namespace

class TypeFitTest : public QObject {
    Q_OBJECT

private slots:
    /// Fitting again with the found size as the maximum gives the same size. A maximum that is one pixel
    /// larger gives no larger size.
    void theSizeIsTheLargestThatFits() {
        const QStringList all{QStringLiteral("Fox"), QStringLiteral("A fox by the river, and a cat"),
                              QStringLiteral("one\ntwo three four five six seven eight nine ten"),
                              QStringLiteral("Incomprehensibilities are long")};
        int found = 0;
        for (const QString& words : all)
            for (int width = 20; width <= 620; width += 60)
                for (int height = 12; height <= 252; height += 24) {
                    TypeFit fit;
                    const int size = sizeOf(fit, words, most, width, height);
                    QVERIFY(size >= least && size <= most);
                    if (size > least)
                        QCOMPARE(sizeOf(fit, words, size, width, height), size);
                    if (size < most)
                        QVERIFY(sizeOf(fit, words, size + 1, width, height) <= size);
                    found += size > least && size < most ? 1 : 0;
                }
        QVERIFY(found > 100); // enough of the sizes are between the limits
    }

    void theSizeStaysWithinItsLimits() {
        TypeFit fit;
        QCOMPARE(sizeOf(fit, QStringLiteral("Fox"), most, 5000, 5000), most);
        QCOMPARE(sizeOf(fit, QStringLiteral("Fox"), most, 1, 1), least);
        QCOMPARE(sizeOf(fit, QStringLiteral("Fox"), most, 0, 0), least);
        QCOMPARE(sizeOf(fit, QStringLiteral("Fox"), 8, 1, 1), 8);
    }

    /// If the smallest letters fit that way, names break only between phrases. Otherwise they may break
    /// anywhere.
    void namesBreakBetweenPhrasesIfThereIsRoom() {
        TypeFit fit;
        const QString name = QString::fromUtf8("ゴブリンの歯医者");
        const auto in = [&](qreal width, qreal height) {
            return fit.inPhrases(name, QStringLiteral("sans-serif"), false, most, least, width, height, 1);
        };
        QCOMPARE(in(6 * least, 200), Phrases::unbroken(name));
        QCOMPARE(in(6 * least, std::numeric_limits<qreal>::infinity()), Phrases::unbroken(name));
        QCOMPARE(in(3 * least, 200), name);                      // the longest phrase has five letters
        QCOMPARE(in(6 * least, least), Phrases::unbroken(name)); // the name fits in neither way
        const QString three = QString::fromUtf8("月に向かって吠える");
        QCOMPARE(
            fit.inPhrases(three, QStringLiteral("sans-serif"), false, least, least, 5 * least, 3 * least, 1),
            three);
        QCOMPARE(fit.inPhrases(QStringLiteral("A fox"), QStringLiteral("sans-serif"), false, least, least, 1,
                               1, 1),
                 QStringLiteral("A fox"));
    }
};

TALETOP_TEST(TypeFitTest)
#include "type_fit_test.moc"
