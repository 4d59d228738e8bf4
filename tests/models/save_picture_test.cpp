// SPDX-License-Identifier: MIT
// Tests of the small pictures of saves: they show only open cards and are redrawn when the file changes.
#include "app/art/save_picture.h"
#include "core/bots/bot.h"
#include "core/match/save.h"
#include "tests/models/matches.h"
#include "tests/qt_main.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace taletop;
using namespace taletop::app;

namespace {

constexpr QSize pixels(160, 96);

match::Match played(const contract::Game& game, std::uint64_t seed, int moves) {
    const int seats = std::max(3, game.info().seatsLeast);
    QStringList kinds;
    for (int seat = 0; seat < seats; ++seat)
        kinds.append(QStringLiteral("random"));
    match::Match match(game, headerOf(game, kinds, seed));
    for (int i = 0; i < moves && !match.over(); ++i) {
        const kit::Seat seat = match.pending().seats.first();
        kit::Rng rng = bots::streamOf(1, seat, match::movesOf(match.journal(), seat));
        match.submit(seat, bots::findBot("random")->decide(game, match.view(seat), seat, rng));
    }
    return match;
}

QImage pictureOf(const match::Match& match) {
    CardArtProvider cards;
    return tablePicture(match.game(), match.view(kit::spectator), match.header(), pixels, cards);
}

QString idOf(const QString& file, int time) {
    return QStringLiteral("%1/%2").arg(time).arg(
        QString::fromLatin1(file.toUtf8().toBase64(QByteArray::Base64UrlEncoding)));
}

} // namespace

class SavePictureTest : public QObject {
    Q_OBJECT

private slots:
    /// Two matches that differ only in hidden cards have the same picture, byte for byte.
    void hiddenCardsDoNotShow() {
        int compared = 0;
        for (const contract::Game* game : contract::games()) {
            const match::Match first = played(*game, 1, 0);
            for (std::uint64_t seed = 2; seed < 40; ++seed) {
                const match::Match other = played(*game, seed, 0);
                if (contract::stateHash(other.view(kit::spectator)) !=
                        contract::stateHash(first.view(kit::spectator)) ||
                    contract::stateHash(other.state()) == contract::stateHash(first.state()))
                    continue;
                QVERIFY2(pictureOf(other) == pictureOf(first), game->info().id);
                ++compared;
            }
        }
        QVERIFY(compared > 30);
    }

    void everyGameHasAPictureThatFollowsThePlay() {
        for (const contract::Game* game : contract::games()) {
            const QImage early = pictureOf(played(*game, 4, 0));
            const QImage late = pictureOf(played(*game, 4, 90));
            QCOMPARE(early.size(), pixels);
            QVERIFY2(early != late, game->info().id);
        }
    }

    void aFileThatHasChangedGetsANewPicture() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QString::fromUtf8("An evening, 50 % rain #2 日.taletop"));
        SavePictureProvider provider;
        const auto picture = [&](int time) {
            return provider.requestImage(idOf(path, time), nullptr, pixels);
        };
        QImage blank(pixels, QImage::Format_ARGB32_Premultiplied);
        blank.fill(Qt::transparent);
        QCOMPARE(picture(1), blank);
        const match::Match match = played(*contract::games().front(), 4, 30);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(match::saveText(match.game(), match.journal())));
        file.close();
        QCOMPARE(picture(1), blank); // the file's time is the same, so it is not read again
        QCOMPARE(picture(2), pictureOf(match));
    }
};

TALETOP_TEST_WITHOUT_WINDOW(SavePictureTest)
#include "save_picture_test.moc"
