// SPDX-License-Identifier: MIT
// Tests of the notice without a window: one notice at a time, each problem reported once, and the damaged
// save that the notice is about.
#include "app/shell/notice.h"
#include "tests/qt_main.h"

#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace taletop::app;

namespace {

QString saying(const char* words) { return QString::fromUtf8(words); }

const QString fullDisk = saying("The disk is full.");
const QString noFolder = saying("The folder is gone.");

} // namespace

class NoticeTest : public QObject {
    Q_OBJECT

    std::unique_ptr<Notice> m_notice;
    std::unique_ptr<QSignalSpy> m_changed;

private slots:
    void init() {
        m_notice = std::make_unique<Notice>();
        m_changed = std::make_unique<QSignalSpy>(m_notice.get(), &Notice::changed);
    }

    void oneNoticeIsShownAtATime() {
        QCOMPARE(m_notice->text(), QString());
        m_notice->set(fullDisk);
        m_notice->set(noFolder);
        QCOMPARE(m_notice->text(), noFolder);
        QCOMPARE(m_changed->count(), 2);
        m_notice->set(noFolder);
        QCOMPARE(m_changed->count(), 2); // no signal, because the text is the same
        m_notice->set({});
        QCOMPARE(m_notice->text(), QString());
        QCOMPARE(m_changed->count(), 3);
    }

    void theSameProblemIsReportedOnce() {
        m_notice->tellTrouble(fullDisk);
        QCOMPARE(m_notice->text(), fullDisk);
        m_notice->set({}); // dismisses the notice
        m_notice->tellTrouble(fullDisk);
        QCOMPARE(m_notice->text(), QString());
        m_notice->tellTrouble(noFolder);
        QCOMPARE(m_notice->text(), noFolder);
    }

    void theEndOfAProblemRemovesOnlyItsOwnNotice() {
        m_notice->tellTrouble(fullDisk);
        m_notice->tellTrouble({});
        QCOMPARE(m_notice->text(), QString());
        m_notice->tellTrouble(fullDisk);
        m_notice->set(noFolder); // a newer notice replaces the report of the problem
        m_notice->tellTrouble({});
        QCOMPARE(m_notice->text(), noFolder);
    }

    void theSameProblemIsReportedAgainInTheNextMatch() {
        m_notice->tellTrouble(fullDisk);
        m_notice->set({});
        m_notice->forgetTrouble();
        QCOMPARE(m_notice->text(), QString());
        m_notice->tellTrouble(fullDisk);
        QCOMPARE(m_notice->text(), fullDisk);
    }

    void aNewerNoticeIsNotAboutTheDamagedSave() {
        m_notice->set(fullDisk);
        m_notice->setBroken(QStringLiteral("torn.taletop"));
        QCOMPARE(m_notice->broken(), QStringLiteral("torn.taletop"));
        QCOMPARE(m_changed->count(), 2);
        m_notice->set(fullDisk); // a new notice with the same text
        QCOMPARE(m_notice->broken(), QString());
    }
};

TALETOP_TEST_WITHOUT_WINDOW(NoticeTest)
#include "notice_test.moc"
