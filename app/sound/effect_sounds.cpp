// SPDX-License-Identifier: MIT
// Sounds through Qt Multimedia. Each file is loaded when it is first heard.
#include "app/sound/sounds.h"

#include <QFile>
#include <QSoundEffect>
#include <QUrl>

#include <map>

namespace taletop::app {

namespace {

class EffectSounds : public Sounds {
public:
    void play(const QString& name) override {
        std::unique_ptr<QSoundEffect>& effect = m_effects[name];
        if (!effect) {
            const QString path = QStringLiteral("/sounds/%1.wav").arg(name);
            if (!QFile::exists(u':' + path))
                return;
            effect = std::make_unique<QSoundEffect>();
            effect->setSource(QUrl(QStringLiteral("qrc:") + path));
            effect->setVolume(m_volume);
        }
        effect->play();
    }
    void setVolume(double volume) override {
        m_volume = static_cast<float>(volume);
        for (const auto& [name, effect] : m_effects)
            effect->setVolume(m_volume);
    }

private:
    float m_volume = 1;
    std::map<QString, std::unique_ptr<QSoundEffect>> m_effects; ///< by name
};

} // namespace

std::unique_ptr<Sounds> makeSounds() { return std::make_unique<EffectSounds>(); }

} // namespace taletop::app
