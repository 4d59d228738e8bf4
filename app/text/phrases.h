// SPDX-License-Identifier: MIT
// Language-specific layout of words: where a line of a heading or a name may end, and which separators a list
// has.
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace taletop::app {

/// Keeps phrases together. Japanese may break between any two characters, which is fine in running text, but
/// would split words in short headings. Here lines end between phrases: a word and its hiragana.
class Phrases : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// Returns the words with U+2060 where no line may end; unchanged in other languages. Not for screen
    /// readers, which would spell them out.
    [[nodiscard]] Q_INVOKABLE static QString unbroken(const QString& heading);

    /// Returns the parts that `unbroken` keeps together: "森の", "精霊と", "ケルベロス"; "Jack, ", "the ",
    /// "Beagle".
    [[nodiscard]] Q_INVOKABLE static QStringList parts(const QString& heading);

    /// Joins the parts with the language's separator: a comma, or 、.
    [[nodiscard]] Q_INVOKABLE static QString listed(const QStringList& parts);

    /// Replaces %1, %2 and so on in one pass, so that arguments may contain such signs.
    [[nodiscard]] Q_INVOKABLE static QString fill(const QString& form, const QStringList& arguments);

    /// Returns `sentence` without the full stop after `name` if the name ends with a sign of its own:
    /// "Discard Cat Got Your Turn!"
    [[nodiscard]] static QString withOneEnd(QString sentence, const QString& name);

    /// Joins two sentences, the first given without its full stop: a move, and its effect.
    [[nodiscard]] Q_INVOKABLE static QString sentences(const QString& first, const QString& second);
};

} // namespace taletop::app
