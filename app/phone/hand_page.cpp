// SPDX-License-Identifier: MIT
#include "app/phone/hand_page.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

namespace taletop::app {

namespace {

struct HandPage {
    Q_DECLARE_TR_FUNCTIONS(taletop::app::HandPage)

public:
    static QJsonObject words() {
        return {
            {"connecting", tr("Connecting…")},
            {"lost", tr("No connection to the table. Trying again…")},
            {"away", tr("Still no connection to the table. Is this phone on the same network? If the table "
                        "has closed, scan a new code there.")},
            {"ends", ends()},
            {"before", tr("Your table")},
            {"middle", tr("Piles")},
            {"seats", tr("Players")},
            {"you", tr("%1 (you)")},
            {"choosing", tr("to act")},
            {"phone", tr("on a phone")},
            {"away1", tr("phone out of reach")},
            {"bot", tr("bot")},
            {"news", tr("What happened")},
            {"large", tr("Press a card to see it large and to see what you can do with it.")},
            {"planned", tr("planned")},
            {"leaves", tr("%1 leaves")},
            {"empty", tr("empty")},
            {"done", tr("OK")},
            {"close", tr("Close")},
            {"next", tr("Next")},
            {"undo", tr("Undo")},
            {"hint", tr("Hint")},
            {"more", tr("Tell me more")},
            {"noHint", tr("Close the hint")},
            {"lay", tr("Place it this way")},
            {"anyway", tr("Do it anyway")},
            {"cancel", tr("Cancel")},
            {"stop", tr("Stop…")},
            {"pass", tr("Let it go")},
            {"passed", tr("You let it go.")},
            {"stopped", tr("You said stop.")},
            {"quiet", tr("Don’t ask until my turn")},
            {"ask", tr("Ask me again")},
            {"hidden", tr("Face down")},
            {"pile", tr("%1: %2")}};
    }

private:
    /// Maps each reason why a page ends to a heading and the next step.
    static QJsonObject ends() {
        const QString again = tr("To play on this phone again, ask for a new code at the table and scan it.");
        return {
            {"scan", QJsonArray{tr("No hand yet"), tr("Scan the code at the table with this phone.")}},
            {"moved", QJsonArray{tr("Another phone has this hand now."), again}},
            {"back", QJsonArray{tr("This hand is back at the table."), again}},
            {"bot", QJsonArray{tr("A bot plays this hand now."),
                               tr("To play again, ask for your seat and a new code at the table.")}},
            {"late", QJsonArray{tr("This code is no longer valid."),
                                tr("Ask for a new one at the table and scan it.")}},
            {"full", QJsonArray{tr("Too many phones are trying to connect."), tr("Try again in a minute.")}},
            {"closed", QJsonArray{tr("The table has closed."),
                                  tr("The game is saved on the computer. When it is open again, scan a new "
                                     "code there.")}}};
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
