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

    /// key: the name as in moves; name: string; numbers: map of int by key; lines: list of {text, icon,
    /// amount, level}; pictures: list of URLs, by level. Empty for unknown games and faces. Every caller gets
    /// the same object, because tables ask often; they must not change it.
    Q_INVOKABLE QJSValue facts(const QString& game, int face);
    /// name: string; rules: list of {text, ledger}, sentence by sentence, ledger "PT-46" or "". Empty for
    /// unknown cards, like facts(); for a back (face 0) it only says that the card is face down.
    Q_INVOKABLE QVariantMap text(const QString& game, int face) const;

    /// Returns the game's keywords that appear in these words, in the game's order: list of {term: as
    /// written, sentence: the first that the rules say about it, ledger: "PT-46"}.
    Q_INVOKABLE QVariantList keywords(const QString& game, const QString& words) const;

    /// Returns the entry that explains a line of the score sheet, "FT-58", or "".
    Q_INVOKABLE QString ruleOfLine(const QString& game, const QString& key) const;

private:
    QHash<QString, QJSValue> m_facts; ///< facts, by game and face
};

} // namespace taletop::app
