// SPDX-License-Identifier: MIT
// What languages do differently with words in a row: where a line of a heading or a name may end, and what
// stands between the parts of a list.
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace taletop::app {

/// Japanese breaks between any two letters, which nobody minds in a text, but a heading of two lines then
/// ends in the middle of a word. Here it ends between phrases: a word and the hiragana behind it.
class Phrases : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// The same words, with U+2060 where no line may end; of other languages as they are. Not for screen
    /// readers, which would spell them.
    [[nodiscard]] Q_INVOKABLE static QString unbroken(const QString& heading);

    /// What no line of `unbroken` breaks: "森の", "精霊と", "ケルベロス"; "Jack, ", "the ", "Beagle".
    [[nodiscard]] Q_INVOKABLE static QStringList parts(const QString& heading);

    /// One after the other, with what the language writes between them: a comma, or 、.
    [[nodiscard]] Q_INVOKABLE static QString listed(const QStringList& parts);

    /// The form with what stands for %1, %2 and so on, so that what is filled in may hold such signs itself.
    [[nodiscard]] Q_INVOKABLE static QString fill(const QString& form, const QStringList& arguments);

    /// `sentence` without the stop behind `name` if that ends with a sign of its own, as a card may:
    /// "Discard Cat Got Your Turn!"
    [[nodiscard]] static QString withOneEnd(QString sentence, const QString& name);

    /// Two sentences after each other, the first without its stop: a move, and what it does.
    [[nodiscard]] Q_INVOKABLE static QString sentences(const QString& first, const QString& second);
};

} // namespace taletop::app
