// SPDX-License-Identifier: MIT
#include "app/phone/hand_page.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

namespace taletop::app {

namespace {

struct HandPage {
    Q_DECLARE_TR_FUNCTIONS(taletop::app::HandPage)

public:
    static QJsonObject words() {
        return {{"connecting", tr("Connecting…")},
                {"scan", tr("Scan the code at the table with this phone.")},
                {"lost", tr("No connection to the table. Trying again…")},
                {"moved", tr("Another phone has this hand now.")},
                {"back", tr("This hand is back at the table.")},
                {"late", tr("This code is no longer valid. Ask for a new one at the table.")},
                {"full", tr("Too many phones are trying to connect. Try again.")},
                {"closed", tr("The table has closed.")},
                {"yours", tr("Your hand")},
                {"before", tr("Your table")},
                {"middle", tr("On the table")},
                {"news", tr("What happened")},
                {"done", tr("OK")},
                {"close", tr("Close")},
                {"next", tr("Next")},
                {"undo", tr("Undo")},
                {"anyway", tr("Do it anyway")},
                {"cancel", tr("Cancel")},
                {"stop", tr("Stop…")},
                {"pass", tr("Let it go")},
                {"passed", tr("You let it go.")},
                {"stopped", tr("You said stop.")},
                {"quiet", tr("Don’t ask until my turn")},
                {"ask", tr("Ask me again")},
                {"hidden", tr("Face down")},
                {"cards", tr("Cards: %1")}};
    }
};

} // namespace

QByteArray handPage() {
    QFile file(QStringLiteral(":/phone/hand.html"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QString words =
        QString::fromUtf8(QJsonDocument(HandPage::words()).toJson(QJsonDocument::Compact)).toHtmlEscaped();
    QByteArray page = file.readAll();
    const bool named = QLocale().language() != QLocale::C;
    page.replace("%language%", named ? QLocale().bcp47Name().toHtmlEscaped().toUtf8() : "en");
    page.replace("%words%", words.toUtf8());
    return page;
}

} // namespace taletop::app
