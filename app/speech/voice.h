// SPDX-License-Identifier: MIT
// The system's voice for reading aloud, through Qt TextToSpeech, which is loaded once the program is allowed
// to make sounds. If it or a voice is missing, no page offers reading aloud.
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
    /// Reads `text` in `language` ("en-GB"), or in the system's language if there is no voice for it.
    /// Replaces the current text.
    Q_INVOKABLE void say(const QString& text, const QString& language);
    Q_INVOKABLE void stop();

    // ---- for C++ only

    /// Switches the voice on or off. It is off by default. Switching it off stops it and releases the engine.
    void setOn(bool on);
    void setVolume(double volume); ///< sets the volume, from 0 to 1
    /// Is the speech engine open?
    [[nodiscard]] bool open() const { return m_speech != nullptr; }
    /// Is Qt TextToSpeech installed?
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
    bool m_broken = false; ///< true if no voice works
    bool m_speaking = false;
    double m_volume = 1;
};

} // namespace taletop::app
