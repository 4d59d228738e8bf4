// SPDX-License-Identifier: MIT
// What is printed on the cards of the games, for tables that write it themselves.
#pragma once

#include <QHash>
#include <QJSValue>
#include <QObject>
#include <QString>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

namespace taletop::app {

class Cards : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    explicit Cards(QObject* parent = nullptr) : QObject(parent) {}

    /// key: the name as in moves; name: string; numbers: map of int by key; lines: list of
    /// {text, icon, amount, level}; pictures: list of URLs, by level. Empty for unknown games and faces.
    /// The same object for every asker: a table asks for each card at every step, and must not change it.
    Q_INVOKABLE QJSValue facts(const QString& game, int face);
    /// name: string; rules: list of {text, ledger}, sentence by sentence, ledger "PT-46" or "". As
    /// facts(), empty for what is unknown; of a back (face 0) only that it lies face down.
    Q_INVOKABLE QVariantMap text(const QString& game, int face) const;

    /// The keywords of the game that stand in these words, in the order of the game: list of {term: as it is
    /// written, sentence: what the rules begin to say of it, ledger: "PT-46"}.
    Q_INVOKABLE QVariantList keywords(const QString& game, const QString& words) const;

    /// The entry that tells what a line of the score sheet counts, "FT-58"; "": none does.
    Q_INVOKABLE QString ruleOfLine(const QString& game, const QString& key) const;

private:
    QHash<QString, QJSValue> m_facts; ///< by game and face
};

} // namespace taletop::app
