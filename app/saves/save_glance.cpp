// SPDX-License-Identifier: MIT
#include "app/saves/save_glance.h"

#include "app/saves/save_text.h"
#include "core/match/save.h"

#include <string_view>

namespace taletop::app {

namespace {

/// The key of the public counter that shows a game's progress.
constexpr std::string_view progressCounter = "turn";
constexpr int keptGlances = 600;

kit::Text progressOf(const contract::Game& game, const contract::AnyState& view) {
    for (const scene::Counter& counter : game.scene(view, kit::spectator).counters)
        if (counter.key == progressCounter && counter.seat == kit::spectator)
            return counter.text;
    return {};
}

} // namespace

SaveGlance glanceAt(const QString& file) {
    SaveGlance glance;
    const SaveText text = readSaveText(file);
    glance.opened = text.problem.isEmpty();
    if (!glance.opened)
        return glance;
    const auto loaded = match::loadSave(text.view());
    const auto* save = std::get_if<match::Loaded>(&loaded);
    if (save == nullptr)
        return glance;
    glance.game = &save->match.game();
    glance.header = save->match.header();
    glance.view = save->match.view(kit::spectator);
    glance.progress = progressOf(*glance.game, glance.view);
    glance.finished = save->match.over();
    if (glance.finished)
        glance.result = glance.game->result(save->match.state());
    glance.readOnly = save->readOnly && save->strangers.empty(); // unknown bots can be replaced
    return glance;
}

/// Returns the URL that SavePictureProvider parses.
QString pictureAddress(const QString& file, const QString& stamp) {
    const auto base = QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals;
    return QStringLiteral("image://saves/%1/%2")
        .arg(stamp, QString::fromLatin1(file.toUtf8().toBase64(base)));
}

SaveGlances::SaveGlances() : m_glances(keptGlances) {}

SaveGlances::Glance SaveGlances::at(const QString& file, const QString& stamp) {
    const QString key = stamp + u'/' + file;
    {
        const QMutexLocker lock(&m_mutex);
        if (const Glance* known = m_glances.object(key))
            return *known;
    }
    // Read without holding the lock, so that one long save does not block others.
    auto glance = std::make_shared<const SaveGlance>(glanceAt(file));
    const QMutexLocker lock(&m_mutex);
    m_glances.insert(key, new Glance(glance));
    return glance;
}

} // namespace taletop::app
