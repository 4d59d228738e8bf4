// SPDX-License-Identifier: MIT
// The printed contents of cards, for tables that draw them.
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

    /// Returns a card's facts as an object: key (the name in moves) and name (strings), numbers (a map of
    /// int), lines (a list of {text, icon, amount, level}) and pictures (a list of URLs by level). Empty for
    /// unknown games and faces. All callers share one object, because tables ask often. They must not change
    /// it.
    Q_INVOKABLE QJSValue facts(const QString& game, int face);
    /// Returns a card's text: name (string) and rules (list of {text, ledger}), sentence by sentence, with
    /// ledger "PT-46" or "". Empty for unknown cards, like facts(). For a back (face 0) the text says only
    /// that the card is face down.
    Q_INVOKABLE QVariantMap text(const QString& game, int face) const;

    /// Returns the game's keywords in these words, in the game's order, as a list of {term, sentence,
    /// ledger}. `term` is as written, `sentence` is the first about it in the rules, and `ledger` is an entry
    /// such as "PT-46".
    Q_INVOKABLE QVariantList keywords(const QString& game, const QString& words) const;

    /// Returns the entry that explains a line of the score sheet, such as "FT-58", or "".
    Q_INVOKABLE QString ruleOfLine(const QString& game, const QString& key) const;

private:
    QHash<QString, QJSValue> m_facts; ///< facts, by game and face
};

} // namespace taletop::app
