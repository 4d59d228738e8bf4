// SPDX-License-Identifier: MIT
#include "app/models/tale_titles.h"

#include "app/models/storybooks.h"
#include "core/contract/registry.h"

namespace taletop::app {

namespace {

QHash<QByteArray, QString> titlesOf(const contract::Game& game) {
    const auto read = ownStorybook(game);
    const auto* book = std::get_if<std::unique_ptr<const contract::Storybook>>(&read);
    QHash<QByteArray, QString> titles;
    if (book == nullptr || *book == nullptr)
        return titles;
    for (std::size_t face = 1; face < game.info().faceNames.size(); ++face)
        if (const std::string title = (*book)->cardTitle(static_cast<int>(face)); !title.empty())
            titles.insert(game.cardText(static_cast<int>(face)).name.source, QString::fromStdString(title));
    return titles;
}

} // namespace

QString TaleTitles::translate(const char* context, const char* source, const char*, int) const {
    auto known = m_titles.constFind(context);
    if (known == m_titles.cend()) {
        const contract::Game* game = contract::findGame(context);
        known = m_titles.insert(context, game != nullptr ? titlesOf(*game) : Titles());
    }
    return known->value(source);
}

} // namespace taletop::app
