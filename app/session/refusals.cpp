// SPDX-License-Identifier: MIT
#include "app/session/refusals.h"

#include "app/text/translation.h"

namespace taletop::app {

void Refusals::refuse(const Sentence& text, const QString& entry) {
    set(text, entry);
    emit refused();
}

void Refusals::refuse(const kit::Refusal& refusal, const contract::AnyMove& move) {
    const contract::Game& game = m_table->game();
    const kit::Seat seat = m_table->curtain.actor();
    const auto reason = [&](const contract::AnyState& state) { return game.whyNot(state, seat, move); };
    if (m_table->curtain.inPublic() && !OpenTurns::sameInAllWorlds(m_table->match, reason))
        return refuse([name = m_table->names[seat]] {
            return tr("Why not, only %1 may know: sit down first.").arg(name);
        });
    refuse(inWords(refusal), QString::fromStdString(game.ledgerEntry(refusal)));
}

Sentence Refusals::inWords(const kit::Refusal& refusal) const {
    return [text = m_table->game().refusalText(refusal), names = m_table->names] {
        return translated(text, names);
    };
}

Sentence Refusals::whyNot(const QString& text) const {
    if (!m_table->restraint().empty())
        return m_table->restraint();
    const contract::Game& game = m_table->game();
    const auto move = game.parseMove(text.toStdString());
    const kit::Seat seat = m_table->curtain.actor();
    if (!move || seat < 0)
        return [text] { return tr("“%1” is not a move of this game.").arg(text); };
    const auto refusal = game.whyNot(m_table->match.view(seat), seat, *move);
    return refusal ? inWords(*refusal) : Sentence();
}

void Refusals::set(const Sentence& text, const QString& entry) {
    if (m_text.text() == text.text() && m_entry == entry)
        return;
    m_text = text;
    m_entry = entry;
    emit changed();
}

} // namespace taletop::app
