// SPDX-License-Identifier: MIT
// The system's voice, for reading aloud, by Qt TextToSpeech, which is looked for when the program may be
// heard. Without it, or on a system without a voice, nothing offers it.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <memory>

namespace taletop::app {

class QmlPart;

class Voice : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has one")
    Q_PROPERTY(bool available READ available NOTIFY changed)
    Q_PROPERTY(bool speaking READ speaking NOTIFY changed)

public:
    explicit Voice(QObject* parent = nullptr);
    ~Voice() override;

    [[nodiscard]] bool available() const { return m_on && !m_broken && installed(); }
    [[nodiscard]] bool speaking() const { return m_speaking; }
    /// Reads `text` in `language` ("en-GB"), or in the system's where it is not spoken, instead of
    /// what is read now.
    Q_INVOKABLE void say(const QString& text, const QString& language);
    Q_INVOKABLE void stop();

    // ---- not for QML

    /// May it be heard? At first not. Switched off, it falls silent and lets go of what it had opened.
    void setOn(bool on);
    void setVolume(double volume); ///< 0 to 1
    /// Has anything been opened to speak with?
    [[nodiscard]] bool open() const { return m_speech != nullptr; }
    /// Is Qt TextToSpeech there?
    [[nodiscard]] static bool installed();

signals:
    void changed();

private slots:
    void follow();

private:
    bool wake();

    std::unique_ptr<QmlPart> m_part;
    std::unique_ptr<QObject> m_speech;
    bool m_on = false;
    bool m_broken = false; ///< there is no voice behind it
    bool m_speaking = false;
    double m_volume = 1;
};

} // namespace taletop::app
