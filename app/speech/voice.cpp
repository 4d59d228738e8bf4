// SPDX-License-Identifier: MIT
#include "app/speech/voice.h"

#include "app/text/qml_part.h"

#include <QVariant>

namespace taletop::app {

namespace {

// Uses any engine except "mock", which is Qt's test engine.
constexpr const char* speechSource = R"(import QtQml
import QtTextToSpeech
TextToSpeech {
    id: speech
    readonly property bool speaking: speech.state === TextToSpeech.Speaking
    readonly property bool there: speech.availableEngines().some(engine => engine !== "mock")
    function read(text: string, language: string) {
        const wanted = language.split("-")[0];
        const spoken = speech.availableLocales().find(locale => locale.name.split("_")[0] === wanted);
        speech.stop();
        if (spoken)
            speech.locale = spoken;
        speech.say(text);
    }
    function still() {
        speech.stop();
    }
}
)";

} // namespace

Voice::Voice(QObject* parent) : QObject(parent) {}
Voice::~Voice() = default;

bool Voice::installed() { return QmlPart::installed("QtTextToSpeech"); }

bool Voice::wake() {
    if (m_speech)
        return true;
    if (!available())
        return false;
    m_part = std::make_unique<QmlPart>(speechSource);
    m_speech = m_part->make();
    if (!m_speech || !m_speech->property("there").toBool()) {
        m_speech.reset();
        m_part.reset();
        m_broken = true;
        emit changed();
        return false;
    }
    m_speech->setProperty("volume", m_volume);
    connect(m_speech.get(), SIGNAL(speakingChanged()), this, SLOT(follow()));
    return true;
}

void Voice::say(const QString& text, const QString& language) {
    if (wake())
        QMetaObject::invokeMethod(m_speech.get(), "read", Q_ARG(QString, text), Q_ARG(QString, language));
}

void Voice::stop() {
    if (m_speech)
        QMetaObject::invokeMethod(m_speech.get(), "still");
}

void Voice::setOn(bool on) {
    if (m_on == on)
        return;
    m_on = on;
    if (!on) {
        stop();
        m_speech.reset();
        m_part.reset();
        m_speaking = false;
    }
    emit changed();
}

void Voice::setVolume(double volume) {
    m_volume = volume;
    if (m_speech)
        m_speech->setProperty("volume", volume);
}

void Voice::follow() {
    m_speaking = m_speech && m_speech->property("speaking").toBool();
    emit changed();
}

} // namespace taletop::app
