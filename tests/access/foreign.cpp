// SPDX-License-Identifier: MIT
#include "app/text/translation.h"
#include "core/contract/registry.h"
#include "tests/access/findings.h"

#include <QAccessible>
#include <QLocale>
#include <QQuickItem>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QSet>

namespace taletop::app {

namespace {

/// Matches words of two or more letters without an accent, except Roman numerals.
const QRegularExpression plainWord(QStringLiteral("(?<!\\p{L})(?![IVX]+\\b)[A-Za-z]{2,}(?!\\p{L})"));
const QRegularExpression tag(QStringLiteral("<[^<>]*>"));

void addWords(const QString& text, QSet<QString>& words) {
    for (auto found = plainWord.globalMatch(QString(text).remove(tag)); found.hasNext();)
        words.insert(found.next().captured());
}

/// Ids of rules and games, printed key names, and the names of the program and of languages.
QSet<QString> namesOfThings() {
    QSet<QString> names{"Ctrl", "Alt", "Shift", "Enter", "Up", "Down", "Home", "Taletop", "taletop"};
    for (const contract::Game* game : contract::games())
        addWords(QString::fromStdString(game->ledgerEntry(1)) + u' ' + QLatin1String(game->info().id), names);
    for (const QString& language : availableLanguages()) // each language's own name for itself
        addWords(QLocale(language).nativeLanguageName() + QStringLiteral(" English"), names);
    return names;
}

/// Words that need no translation: names of things, people and folders, and texts from the deck.
QSet<QString> dataOf(TableWindow& table) {
    QSet<QString> words = namesOfThings();
    addWords(table.app().preferences().savesFolder() + u' ' + table.app().preferences().storybookFolder() +
                 QStringLiteral(" json"),
             words);
    for (const match::SeatRecord& seat : table.app().seatSheet()->seats()->seats())
        addWords(QString::fromStdString(seat.name), words);
    const SaveListModel& saves = *table.app().saves();
    for (int row = 0; row < saves.rowCount(); ++row)
        addWords(saves.index(row).data(SaveListModel::PeopleRole).toString(), words);
    MatchSession* session = table.app().session();
    if (session == nullptr)
        return words;
    for (int seat = 0; seat < session->seatCount(); ++seat)
        addWords(session->seatName(seat), words);
    const TaleReader& tale = *session->tale();
    addWords(tale.title() + u' ' + tale.blurb() + u' ' + tale.closing(), words);
    for (const QVariant& page : tale.pages()) {
        addWords(page.toMap().value(QStringLiteral("text")).toString(), words);
        addWords(page.toMap().value(QStringLiteral("details")).toStringList().join(u' '), words);
    }
    const auto faces = static_cast<int>(session->match().game().info().faceNames.size());
    for (int face = 1; face < faces; ++face)
        addWords(tale.cardTitle(face), words);
    return words;
}

QString foreignIn(const QString& text, const QSet<QString>& data) {
    QSet<QString> words;
    addWords(text, words);
    return QStringList((words - data).values()).join(u' ');
}

void hear(QQuickItem* item, const QSet<QString>& data, QStringList& found) {
    if (!item->isVisible())
        return;
    if (const QAccessibleInterface* thing = QAccessible::queryAccessibleInterface(item))
        for (const auto part : {QAccessible::Name, QAccessible::Description})
            if (const QString text = thing->text(part); !foreignIn(text, data).isEmpty())
                found.append(
                    QStringLiteral("“%1” is heard and not translated (%2)").arg(text, foreignIn(text, data)));
    for (QQuickItem* child : item->childItems())
        hear(child, data, found);
}

} // namespace

QStringList foreignTexts(TableWindow& table, const QList<SeenText>& texts) {
    const QSet<QString> data = dataOf(table);
    QStringList found;
    for (const SeenText& seen : texts)
        if (const QString words = foreignIn(seen.text, data); !words.isEmpty())
            found.append(QStringLiteral("“%1” is not translated (%2)").arg(seen.text, words));
    QAccessible::setActive(true);
    hear(table.window().panel()->rootObject(), data, found);
    found.removeDuplicates();
    return found;
}

QStringList foreignWords(TableWindow& table, const QStringList& said) {
    QSet<QString> data = dataOf(table);
    data += {"OK", "Close"}; // Qt's own texts on the buttons of dialogs
    QStringList found;
    for (const QString& each : said)
        if (const QString words = foreignIn(each, data); !words.isEmpty())
            found.append(QStringLiteral("“%1” is not translated (%2)").arg(each.left(80), words));
    return found;
}

} // namespace taletop::app
