// SPDX-License-Identifier: MIT
#include "app/session/move_maker.h"

#include "app/text/touches.h"
#include "app/text/translation.h"
#include "core/contract/touched.h"

#include <algorithm>
#include <array>

namespace taletop::app {

MoveMaker::MoveMaker(SessionTable& table, Refusals& refusals, Autosave& autosave, Undo& undo,
                     MoveBuilder& touches, const TablePrompt& prompt)
    : m_table(&table), m_refusals(&refusals), m_autosave(&autosave), m_undo(&undo), m_touches(&touches),
      m_prompt(&prompt) {
    connect(&m_table->bots, &BotTurns::moved, this,
            [this](kit::Seat seat, const contract::AnyMove& move) { play(seat, move); });
    connect(&m_table->reactions, &ReactionWindow::letsPass, this, &MoveMaker::letPass);
    connect(&m_table->thought, &SecondThought::meant, this,
            [this](const QString& text, const QVariantMap& words) {
                const auto move = m_table->game().parseMove(text.toStdString());
                if (move && mayMove() && isAllowed(*move))
                    carryOut(*move, words);
            });
    connect(m_touches, &MoveBuilder::touching, m_refusals, &Refusals::clear);
    connect(m_touches, &MoveBuilder::made, this, [this](const QString& text) {
        const auto move = m_table->game().parseMove(text.toStdString());
        if (move && !rearrange(*move))
            make(*move);
    });
    connect(m_touches, &MoveBuilder::refused, this, &MoveMaker::refuseTouches);
}

bool MoveMaker::submit(const QString& text, const QVariantMap& words) {
    if (const auto move = m_table->game().parseMove(text.toStdString()))
        return make(*move, words);
    if (mayMove())
        m_refusals->refuse(m_refusals->whyNot(text));
    return false;
}

bool MoveMaker::make(const contract::AnyMove& move, const QVariantMap& words) {
    return mayMove() && isAllowed(move) && !stops(move, words) && carryOut(move, words);
}

/// Can anybody move now? If not, refuses with the reason. A press during the narration only ends the
/// narration.
bool MoveMaker::mayMove() {
    const bool told = m_table->events.telling(); // nobody could see the next question yet
    const bool free = m_table->events.makeWay();
    if (told && free)
        return false;
    QString why = m_table->restraint();
    if (why.isEmpty() && !free)
        why = tr("Read this first, then press Next.");
    else if (why.isEmpty() && m_table->hotSeat.allPeople().empty())
        why = tr("Only bots play at this table. You can watch.");
    else if (why.isEmpty() && m_table->hotSeat.actor() < 0)
        why = nobodyMoves();
    if (!why.isEmpty())
        m_refusals->refuse(why);
    return why.isEmpty();
}

/// Asks the guide about the move, and checks the rules unless the move was offered and is therefore legal.
bool MoveMaker::isAllowed(const contract::AnyMove& move) {
    const contract::Game& game = m_table->game();
    const kit::Seat seat = m_table->hotSeat.actor();
    const auto& choices = m_table->view.scene.choices;
    const bool offered =
        std::ranges::find(choices, game.moveText(move), &scene::Choice::move) != choices.end();
    if (const auto refusal = offered ? std::nullopt : game.whyNot(m_table->match.view(seat), seat, move)) {
        m_refusals->refuse(*refusal, move);
        return false;
    }
    const QString later = m_table->guide != nullptr ? m_table->guide->putsOff(move) : QString();
    if (!later.isEmpty())
        m_refusals->refuse(later, m_table->guide->entry());
    return later.isEmpty();
}

bool MoveMaker::carryOut(const contract::AnyMove& move, const QVariantMap& words) {
    m_undo->setWentBack(false);
    return play(m_table->hotSeat.actor(), move, TaleReader::remarksOf(m_table->game(), move, words));
}

/// Returns the reason why nobody can move.
QString MoveMaker::nobodyMoves() const {
    if (m_table->hotSeat.down())
        return m_prompt->text();
    if (const QString awaited = m_prompt->awaitedOnPhones(); !awaited.isEmpty())
        return awaited;
    return tr("There’s nothing to choose right now.");
}

/// Does the table ask for confirmation first?
bool MoveMaker::stops(const contract::AnyMove& move, const QVariantMap& words) {
    const QString text = QString::fromStdString(m_table->game().moveText(move));
    return m_table->thought.stops(text, m_table->view.scene.choices, words, m_table->names);
}

QString MoveMaker::submitElsewhere(kit::Seat seat, const QString& text, const QVariantMap& words) {
    const contract::Game& game = m_table->game();
    const auto move = game.parseMove(text.toStdString());
    QString why = whyNotElsewhere(seat, move);
    if (why.isEmpty() && !m_table->events.makeWay())
        why = tr("Read this first, then press Next.");
    if (why.isEmpty())
        m_undo->setWentBack(false);
    if (why.isEmpty() && !play(seat, *move, TaleReader::remarksOf(game, *move, words)))
        why = tr("The table can’t make this move now.");
    return why;
}

QString MoveMaker::whyNotElsewhere(kit::Seat seat, const std::optional<contract::AnyMove>& move) const {
    if (const QString why = m_table->restraint(); !why.isEmpty())
        return why;
    if (!move || !m_table->hotSeat.elsewhere().contains(seat))
        return tr("This is not a move of this game.");
    const auto refusal = m_table->game().whyNot(m_table->match.view(seat), seat, *move);
    return refusal ? translated(m_table->game().refusalText(*refusal), m_table->names) : QString();
}

QString MoveMaker::whyNothing(kit::Seat seat, const QString& touch) const {
    if (const QString why = m_table->restraint(); !why.isEmpty())
        return why;
    std::string key;
    const scene::Scene scene = table::ownScene(m_table->match, seat);
    const std::array touched{pickOf(touch, scene.zones, key)};
    const auto move = contract::meantBy(m_table->game(), m_table->match.view(seat), seat, touched);
    return move ? whyNotElsewhere(seat, move) : QString();
}

bool MoveMaker::play(kit::Seat seat, const contract::AnyMove& move, const contract::Remarks& remarks) {
    if (!m_autosave->mayWrite())
        return false;
    m_table->vote.decline();
    const contract::AnyState before = m_table->match.state();
    std::vector<table::Played> entries;
    if (const auto refusal = m_table->match.submit(seat, move, remarks, table::into(entries))) {
        m_refusals->refuse(*refusal, move);
        return false;
    }
    m_autosave->save();
    emit played(entries, before);
    return true;
}

void MoveMaker::letPass(kit::Seat seat) {
    const auto move = m_table->game().parseMove(m_table->reactions.letItGo());
    if (move && m_table->restraint().isEmpty() &&
        !m_table->game().whyNot(m_table->match.state(), seat, *move))
        play(seat, *move);
}

/// Makes the wanted move by taking others back, if the game knows how. Returns true if nothing else is left
/// to do.
bool MoveMaker::rearrange(const contract::AnyMove& wanted) {
    const auto way = m_undo->to(wanted);
    if (!way)
        return false;
    for (std::size_t step = 0; step < way->back && m_undo->possible(); ++step)
        m_undo->take();
    for (const contract::AnyMove& move : way->instead)
        make(move);
    return true;
}

/// Refuses touches that lead to no choice. If the intended move is clear, gives the reason from the rules.
void MoveMaker::refuseTouches(const QStringList& touches) {
    if (m_table->events.telling()) { // the press only ends the narration
        m_table->events.makeWay();
        return;
    }
    if (m_table->review.active())
        return m_refusals->refuse(m_table->restraint());
    const contract::Game& game = m_table->game();
    const table::TableView& shown = m_table->view;
    const bool asked = shown.actor >= 0;
    const kit::Seat seat = asked ? shown.actor : shown.focus;
    const auto move = m_touches->meant(shown.view, seat, touches);
    if (move && (!asked || !m_table->restraint().isEmpty())) {
        make(*move);
    } else if (const auto refusal = move ? game.whyNot(shown.view, seat, *move) : std::nullopt) {
        if (!rearrange(*move))
            m_refusals->refuse(*refusal, *move);
    }
}

} // namespace taletop::app
