// SPDX-License-Identifier: MIT
// The system's voice, for reading aloud. A build without Qt TextToSpeech, or a system without a
// voice, has none, and nothing offers it.
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace taletop::app {

class Voice : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has one")
    Q_PROPERTY(bool available READ available NOTIFY changed)
    Q_PROPERTY(bool speaking READ speaking NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] virtual bool available() const = 0;
    [[nodiscard]] virtual bool speaking() const = 0;
    /// Reads `text` in `language` ("en-GB"), or in the system's where it is not spoken, instead of
    /// what is read now.
    Q_INVOKABLE virtual void say(const QString& text, const QString& language) = 0;
    Q_INVOKABLE virtual void stop() = 0;

signals:
    void changed();
};

/// What this build and this system can do.
[[nodiscard]] Voice* makeVoice(QObject* parent);

} // namespace taletop::app
