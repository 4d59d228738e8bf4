// SPDX-License-Identifier: MIT
#include "app/session/refusals.h"

#include "app/text/translation.h"

namespace taletop::app {

void Refusals::refuse(const QString& text, const QString& entry) {
    set(text, entry);
    emit refused();
}

void Refusals::refuse(const kit::Refusal& refusal, const contract::AnyMove& move) {
    const contract::Game& game = m_table->game();
    const kit::Seat seat = m_table->hotSeat.actor();
    const auto reason = [&](const contract::AnyState& state) { return game.whyNot(state, seat, move); };
    if (m_table->hotSeat.inPublic() && !table::OpenTurns::sameInAllWorlds(m_table->match, reason))
        return refuse(
            tr("Only %1 may see why that isn’t allowed. Open that hand first.").arg(m_table->names[seat]));
    refuse(inWords(refusal), QString::fromStdString(game.ledgerEntry(refusal)));
}

QString Refusals::inWords(const kit::Refusal& refusal) const {
    return translated(m_table->game().refusalText(refusal), m_table->names);
}

QString Refusals::whyNot(const QString& text) const {
    if (!m_table->restraint().isEmpty())
        return m_table->restraint();
    const contract::Game& game = m_table->game();
    const auto move = game.parseMove(text.toStdString());
    const kit::Seat seat = m_table->hotSeat.actor();
    if (!move || seat < 0)
        return tr("“%1” is not a move of this game.").arg(text);
    const auto refusal = game.whyNot(m_table->match.view(seat), seat, *move);
    return refusal ? inWords(*refusal) : QString();
}

void Refusals::set(const QString& text, const QString& entry) {
    if (m_text == text && m_entry == entry)
        return;
    m_text = text;
    m_entry = entry;
    emit changed();
}

} // namespace taletop::app
