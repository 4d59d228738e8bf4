// SPDX-License-Identifier: MIT
// The voice through Qt TextToSpeech. It is woken when something is first read.
#include "app/speech/voice.h"

#include <QLocale>
#include <QTextToSpeech>

#include <algorithm>
#include <memory>

namespace taletop::app {

namespace {

bool hasEngine() {
    const QStringList engines = QTextToSpeech::availableEngines();
    return std::ranges::any_of(engines, [](const QString& each) { return each != QLatin1String("mock"); });
}

class SystemVoice : public Voice {
public:
    using Voice::Voice;

    [[nodiscard]] bool available() const override { return m_available; }
    [[nodiscard]] bool speaking() const override {
        return m_speech != nullptr && m_speech->state() == QTextToSpeech::Speaking;
    }
    void say(const QString& text, const QString& language) override {
        if (!m_available)
            return;
        wake();
        const QLocale wanted(language);
        const auto spoken = m_speech->availableLocales();
        if (std::ranges::any_of(
                spoken, [&](const QLocale& locale) { return locale.language() == wanted.language(); }))
            m_speech->setLocale(wanted);
        m_speech->stop();
        m_speech->say(text);
    }
    void stop() override {
        if (m_speech != nullptr)
            m_speech->stop();
    }

private:
    void wake() {
        if (m_speech != nullptr)
            return;
        m_speech = std::make_unique<QTextToSpeech>();
        connect(m_speech.get(), &QTextToSpeech::stateChanged, this, [this](QTextToSpeech::State state) {
            if (state != QTextToSpeech::Ready && state != QTextToSpeech::Speaking &&
                state != QTextToSpeech::Paused)
                m_available = false;
            emit changed();
        });
    }

    std::unique_ptr<QTextToSpeech> m_speech;
    bool m_available = hasEngine();
};

} // namespace

Voice* makeVoice(QObject* parent) { return new SystemVoice(parent); }

} // namespace taletop::app
