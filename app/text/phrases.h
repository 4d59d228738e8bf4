// SPDX-License-Identifier: MIT
// Language-specific layout of words: line breaks in headings and names, and the separators in lists.
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace taletop::app {

/// Keeps phrases together. Japanese lines may break between any two characters, which is fine in running text
/// but would split words in short headings. Headings break only between phrases, each a word with its
/// hiragana.
class Phrases : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// Returns the words with U+2060 wherever lines must not break; unchanged in other languages. Not for
    /// screen readers, which would spell the words out.
    [[nodiscard]] Q_INVOKABLE static QString unbroken(const QString& heading);

    /// Returns the parts that unbroken() keeps together, such as "森の", "精霊と" and "ケルベロス". In other
    /// languages these are words, such as "Jack, ", "the " and "Beagle".
    [[nodiscard]] Q_INVOKABLE static QStringList parts(const QString& heading);

    /// Joins the parts with the language's separator: a comma, or 、.
    [[nodiscard]] Q_INVOKABLE static QString listed(const QStringList& parts);

    /// Replaces %1, %2 and so on in one pass, so that the arguments may contain such placeholders.
    [[nodiscard]] Q_INVOKABLE static QString fill(const QString& form, const QStringList& arguments);

    /// Returns `sentence` without the full stop after `name` if the name already ends with a punctuation
    /// mark: "Discard Cat Got Your Turn!"
    [[nodiscard]] static QString withOneEnd(QString sentence, const QString& name);

    /// Joins two sentences, such as a move and its effect. The first is given without its full stop.
    [[nodiscard]] Q_INVOKABLE static QString sentences(const QString& first, const QString& second);
};

} // namespace taletop::app
