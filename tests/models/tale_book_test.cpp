// SPDX-License-Identifier: MIT
// Tests of the book as QML uses it: its sheets, its editable title, and saving to files with error messages.
#include "app/shell/tale_book.h"

#include "tests/models/disk_troubles.h"
#include "tests/qt_main.h"

#include <QDir>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace taletop::app;

namespace {

Book tale() {
    Book book;
    book.title = QStringLiteral("The Lamp");
    for (int page = 0; page < 3; ++page)
        book.pages.append({QStringLiteral("Words of page %1.").arg(page), {}, {}});
    book.closing = QStringLiteral("The End");
    return book;
}

} // namespace

class TaleBookTest : public QObject {
    Q_OBJECT

private slots:
    void theBookOpensAndCloses() {
        TaleBook book{BookFonts()};
        QVERIFY(!book.isOpen());
        const QSignalSpy changed(&book, &TaleBook::changed);
        book.show(tale());
        QVERIFY(book.isOpen());
        QCOMPARE(book.sheetCount(), 4);
        QCOMPARE(changed.count(), 1);
        book.close();
        QVERIFY(!book.isOpen());
        QCOMPARE(book.sheetCount(), 0);
    }

    void aSheetGivesItsWords() {
        TaleBook book{BookFonts()};
        book.show(tale());
        QVERIFY(book.wordsOf(0).contains(QStringLiteral("The Lamp")));
        QVERIFY(book.wordsOf(2).contains(QStringLiteral("Words of page 1.")));
        QVERIFY(book.wordsOf(3).contains(QStringLiteral("The End")));
        QCOMPARE(book.wordsOf(-1), QString());
        QCOMPARE(book.wordsOf(4), QString());
    }

    void theTitleIsOneLineAndNeverEmpty() {
        TaleBook book{BookFonts()};
        book.show(tale());
        const int before = book.revision();
        book.setTitle(QStringLiteral(" \n "));
        QCOMPARE(book.title(), QStringLiteral("The Lamp"));
        QCOMPARE(book.revision(), before);
        book.setTitle(QStringLiteral("The\nOther\u0007 Lamp "));
        QCOMPARE(book.title(), QStringLiteral("The Other Lamp"));
        QVERIFY(book.revision() > before);
        QVERIFY(book.wordsOf(0).contains(QStringLiteral("The Other Lamp")));
        book.setTitle(QString(500, u'x'));
        QCOMPARE(book.title().size(), 80);
    }

    void fileNamesSuitEveryFileSystem_data() {
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("stem");
        QTest::newRow("plain title") << "The Lamp"
                                     << "The Lamp";
        QTest::newRow("signs not allowed in file names") << "../a\\b:c*d?e\"f<g>h|i"
                                                         << "..abcdefghi";
        QTest::newRow("dots at the end") << "So..."
                                         << "So";
        QTest::newRow("only signs that are not allowed") << "???"
                                                         << "Tale";
        QTest::newRow("Japanese") << "魔女の話"
                                  << "魔女の話";
    }
    void fileNamesSuitEveryFileSystem() {
        QFETCH(QString, title);
        QFETCH(QString, stem);
        TaleBook book{BookFonts()};
        book.show(tale());
        book.setTitle(title);
        QCOMPARE(book.fileStem(), stem);
        QVERIFY(!book.fileStem().contains(u'/'));
    }

    void savingReportsThePlaceOrTheReason() {
        const QTemporaryDir folder;
        TaleBook book{BookFonts()};
        book.show(tale());
        const QString file = folder.filePath(QStringLiteral("tale.pdf"));
        QVERIFY(book.save(TaleBook::Form::Pdf, file));
        QVERIFY(book.saved().contains(QStringLiteral("tale.pdf")));
        QVERIFY(QFileInfo(file).size() > 1000);
        QVERIFY(!book.save(TaleBook::Form::WebPage, folder.filePath(QStringLiteral("none/tale.html"))));
        QCOMPARE(book.saved(), QString());
        QVERIFY(book.problem().contains(QStringLiteral("tale.html")));
        book.show(tale());
        QCOMPARE(book.problem(), QString());
    }

    /// The message states the system's reason and only the advice that fits this reason.
    void theReasonForAFailedSaveIsReported() {
        const QTemporaryDir folder;
        TaleBook book{BookFonts()};
        book.show(tale());
        const auto told = [&](TaleBook::Form form, const QString& name) {
            return book.save(form, folder.filePath(name)) ? QString() : book.problem();
        };
        for (const auto form : {TaleBook::Form::Pdf, TaleBook::Form::WebPage}) {
            const QString absent = told(form, QStringLiteral("none/tale"));
            QVERIFY2(absent.contains(QStringLiteral("(No such file or directory). Create its folder again")),
                     qPrintable(absent));
            const QString lengthy = told(form, QString(300, u'x'));
            QVERIFY2(lengthy.contains(QStringLiteral("(File name too long). Give it a shorter name")),
                     qPrintable(lengthy));
            QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("taken")));
            const QString taken = told(form, QStringLiteral("taken"));
            QVERIFY2(taken.contains(QStringLiteral("(it is not a regular file). Give it another name")),
                     qPrintable(taken));
            {
                const FullDisk full(100);
                const QString large = told(form, QStringLiteral("large"));
                QVERIFY2(large.contains(QStringLiteral("(File too large). Free some disk space")),
                         qPrintable(large));
            }
            QVERIFY(QFile::setPermissions(folder.path(), QFile::Permissions(0x5555)));
            {
                const AsNobody nobody;
                const QString closed = told(form, QStringLiteral("closed"));
                QVERIFY2(closed.contains(QStringLiteral("(Permission denied). Allow writing")),
                         qPrintable(closed));
            }
            QVERIFY(QFile::setPermissions(folder.path(), QFile::Permissions(0x7777)));
            QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList());
        }
    }

    void pagesArePaintedInTheSizeThatIsAsked() {
        TaleBook book{BookFonts()};
        book.show(tale());
        const std::unique_ptr<BookSheetProvider> provider(book.makeProvider());
        QSize size;
        const QImage image = provider->requestImage(QStringLiteral("1/2"), &size, QSize(300, 0));
        QCOMPARE(size, image.size());
        QCOMPARE(image.width(), 300);
        const QImage none = provider->requestImage(QStringLiteral("1/77"), &size, QSize(300, 0));
        QVERIFY(image != none);
        QCOMPARE(none.pixel(10, 10), qRgb(255, 255, 255));
    }
};

TALETOP_TEST(TaleBookTest)
#include "tale_book_test.moc"
