// SPDX-License-Identifier: MIT
#include "app/sound/sounds.h"

#include "app/text/qml_part.h"

#include <QFile>
#include <QObject>
#include <QUrl>

#include <map>

namespace taletop::app {

namespace {

constexpr const char* module = "QtMultimedia";
constexpr int forms = 3; ///< number of versions, as in "coins-1" to "coins-3"

} // namespace

/// Plays sound files, and loads each one when it is first played.
class Sounds::Player {
public:
    void play(const QString& file, double volume) {
        std::unique_ptr<QObject>& effect = m_effects[file];
        if (!effect) {
            effect = m_part.make();
            if (!effect)
                return;
            effect->setProperty("source", QUrl(QStringLiteral("qrc") + file));
        }
        effect->setProperty("volume", volume);
        QMetaObject::invokeMethod(effect.get(), "play");
    }
    void setVolume(double volume) {
        for (const auto& [file, effect] : m_effects)
            if (effect)
                effect->setProperty("volume", volume);
    }

private:
    QmlPart m_part{"import QtMultimedia\nSoundEffect {}\n"};
    std::map<QString, std::unique_ptr<QObject>> m_effects; ///< loaded sounds by file
};

Sounds::Sounds() = default;
Sounds::~Sounds() = default;

bool Sounds::installed() { return QmlPart::installed(module); }

QString Sounds::fileOf(const QString& name, int time) {
    const QString path = QStringLiteral(":/sounds/") + name;
    for (const QString& file : {QStringLiteral("%1-%2.wav").arg(path, QString::number(1 + time % forms)),
                                path + QStringLiteral(".wav")})
        if (QFile::exists(file))
            return file;
    return {};
}

void Sounds::setOn(bool on) {
    m_on = on;
    if (!on)
        m_player.reset();
}

void Sounds::play(const QString& name) {
    if (!m_on || !installed())
        return;
    const QString file = fileOf(name, m_times[name]++);
    if (file.isEmpty())
        return;
    if (!m_player)
        m_player = std::make_unique<Player>();
    m_player->play(file, m_volume);
}

void Sounds::setVolume(double volume) {
    m_volume = volume;
    if (m_player)
        m_player->setVolume(volume);
}

} // namespace taletop::app
