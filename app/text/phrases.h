// SPDX-License-Identifier: MIT
// Where the lines of a heading may end in a language that writes its words without spaces.
#pragma once

#include <QObject>
#include <QString>
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
};

} // namespace taletop::app
