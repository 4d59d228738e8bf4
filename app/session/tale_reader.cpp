// SPDX-License-Identifier: MIT
#include "app/session/tale_reader.h"

#include "app/models/storybooks.h"
#include "app/text/names.h"
#include "app/text/translation.h"

namespace taletop::app {

namespace {

QVariantMap mapOf(const contract::TalePage& page) {
    QStringList details;
    for (const std::string& detail : page.details)
        details.append(QString::fromStdString(detail));
    QVariantList faces;
    for (const int face : page.faces)
        faces.append(face);
    return {{QStringLiteral("number"), page.number},
            {QStringLiteral("text"), QString::fromStdString(page.text)},
            {QStringLiteral("details"), details},
            {QStringLiteral("faces"), faces},
            {QStringLiteral("open"), page.open}};
}

} // namespace

TaleReader::TaleReader(const contract::Game& game, QObject* parent) : QObject(parent), m_game(&game) {
    auto read = ownStorybook(*m_game);
    if (const auto* problem = std::get_if<QString>(&read))
        qWarning("%s", qPrintable(*problem));
    else
        m_book = std::move(std::get<std::unique_ptr<const contract::Storybook>>(read));
}

QString TaleReader::take(const QString& file) {
    if (m_book == nullptr)
        return {};
    auto read = openStorybook(*m_game, file);
    if (auto* problem = std::get_if<QString>(&read))
        return std::move(*problem);
    m_book = std::move(std::get<std::unique_ptr<const contract::Storybook>>(read));
    const auto remarks = m_remarks;
    if (m_hasRead)
        this->read(m_state, m_actor, remarks);
    emit changed(); // card names have changed, even if the tale has not
    return {};
}

void TaleReader::read(const contract::AnyState& state, kit::Seat actor,
                      const std::vector<contract::Remarks>& remarks) {
    if (m_book == nullptr)
        return;
    m_hasRead = true;
    m_state = state;
    m_actor = actor;
    m_remarks = remarks;
    const bool told = m_book->tells(state);
    contract::Tale tale = told ? m_book->tell(state, remarks) : contract::Tale{};
    if (told == m_told && tale == m_tale)
        return;
    m_told = told;
    m_tale = std::move(tale);
    m_pages.clear();
    for (const contract::TalePage& page : m_tale.pages)
        m_pages.append(mapOf(page));
    emit changed();
}

QString TaleReader::language() const {
    return m_book != nullptr ? QString::fromStdString(m_book->language()) : QString();
}

QString TaleReader::cardTitle(int face) const {
    return m_book != nullptr ? QString::fromStdString(m_book->cardTitle(face)) : QString();
}

contract::Remarks TaleReader::remarksOf(const contract::Game& game, const contract::AnyMove& move,
                                        const QVariantMap& words) {
    contract::Remarks remarks;
    for (const contract::RemarkField& field : game.remarkFields(move))
        if (const QString text = words.value(QString::fromUtf8(field.key)).toString();
            !seenOf(text).isEmpty())
            remarks.push_back({field.key, text.toStdString()});
    return remarks;
}

QString TaleReader::textWith(const QString& text, const QVariantMap& words) const {
    const auto move = m_game->parseMove(text.toStdString());
    if (!m_told || m_actor < 0 || !move || m_game->whyNot(m_state, m_actor, *move))
        return {};
    auto remarks = m_remarks;
    const auto tidied = m_game->tidyRemarks(*move, remarksOf(*m_game, *move, words));
    const auto* own = std::get_if<contract::Remarks>(&tidied);
    remarks.push_back(own != nullptr ? *own : contract::Remarks{});
    contract::AnyState after = m_state;
    kit::Facts nobody;
    m_game->apply(after, m_actor, *move, nobody);
    const contract::Tale tale = m_book->tell(after, remarks);
    const std::size_t open = m_tale.pages.size(); // the move may have started the next page
    return open == 0 || tale.pages.size() < open ? QString()
                                                 : QString::fromStdString(tale.pages[open - 1].text);
}

QVariantList TaleReader::fieldsOf(const QString& move) const {
    QVariantList fields;
    const auto parsed = m_game->parseMove(move.toStdString());
    if (!parsed)
        return fields;
    for (const contract::RemarkField& field : m_game->remarkFields(*parsed))
        fields.append(QVariantMap{{QStringLiteral("key"), QString::fromUtf8(field.key)},
                                  {QStringLiteral("label"), translated(field.label)},
                                  {QStringLiteral("longest"), field.longest}});
    return fields;
}

} // namespace taletop::app
