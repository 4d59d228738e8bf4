// SPDX-License-Identifier: MIT
#include "app/session/move_maker.h"

namespace taletop::app {

MoveMaker::MoveMaker(const Others& others)
    : m_table(&others.table), m_refusals(&others.refusals), m_keeper(&others.keeper),
      m_wayBack(&others.wayBack), m_picture(&others.picture), m_prompt(&others.prompt) {
    connect(&m_table->bots, &BotTurns::moved, this,
            [this](kit::Seat seat, const contract::AnyMove& move) { play(seat, move); });
    connect(&m_table->beat, &ResponseBeat::letsPass, this, &MoveMaker::letPass);
    connect(&m_table->thought, &SecondThought::meant, this,
            [this](const QString& move, const QVariantMap& words) { make(move, words, true); });
    const TouchDesk* touches = &m_picture->touches();
    connect(touches, &TouchDesk::touching, m_refusals, &Refusals::clear);
    connect(touches, &TouchDesk::made, this, [this](const QString& text) {
        const auto move = m_table->game().parseMove(text.toStdString());
        if (!move || !rearrange(*move))
            submit(text);
    });
    connect(touches, &TouchDesk::refused, this, &MoveMaker::refuseTouches);
}

/// `meant`: the table need not ask again.
bool MoveMaker::make(const QString& text, const QVariantMap& words, bool meant) {
    const bool told = m_table->story.telling(); // what is asked afterwards could not be seen yet
    const bool free = m_table->story.makeWay();
    if (told && free)
        return false;
    const contract::Game& game = m_table->game();
    const Curtain& curtain = m_table->curtain;
    const auto move = game.parseMove(text.toStdString());
    const kit::Seat seat = curtain.actor();
    if (!m_table->restraint().isEmpty()) {
        m_refusals->refuse(m_table->restraint());
    } else if (!free) {
        m_refusals->refuse(tr("Read this first, then press Next."));
    } else if (curtain.persons().empty()) {
        m_refusals->refuse(tr("Only bots play at this table. You can watch."));
    } else if (seat < 0) {
        m_refusals->refuse(nobodyMoves());
    } else if (!move) {
        m_refusals->refuse(m_refusals->whyNot(text));
    } else if (const auto refusal = game.whyNot(m_table->match.view(seat), seat, *move)) {
        m_refusals->refuse(*refusal, *move);
    } else if (const QString later = m_table->guide != nullptr ? m_table->guide->putsOff(*move) : QString();
               !later.isEmpty()) {
        m_refusals->refuse(later, m_table->guide->entry());
    } else if (meant || !stops(*move, words)) {
        m_wayBack->setWentBack(false);
        m_table->curtain.putNewsAway();
        return play(seat, *move, TaleReader::remarksOf(game, *move, words));
    }
    return false;
}

/// Why not, where nobody is asked before all eyes.
QString MoveMaker::nobodyMoves() const {
    if (m_table->curtain.down())
        return m_prompt->text();
    return tr("There’s nothing to choose right now.");
}

/// Does the table ask first whether it is meant?
bool MoveMaker::stops(const contract::AnyMove& move, const QVariantMap& words) {
    const QString text = QString::fromStdString(m_table->game().moveText(move));
    return m_table->thought.stops(text, m_picture->scene().choices, words, m_table->names);
}

bool MoveMaker::play(kit::Seat seat, const contract::AnyMove& move, const contract::Remarks& remarks) {
    if (!m_keeper->mayWrite())
        return false;
    m_table->vote.decline();
    const contract::AnyState before = m_table->match.state();
    std::vector<Played> entries;
    if (const auto refusal = m_table->match.submit(seat, move, remarks, into(entries))) {
        m_refusals->refuse(*refusal, move);
        return false;
    }
    m_keeper->save();
    emit played(entries, before);
    return true;
}

void MoveMaker::letPass(kit::Seat seat) {
    const auto move = m_table->game().parseMove(m_table->beat.letItGo());
    if (move && m_table->restraint().isEmpty() &&
        !m_table->game().whyNot(m_table->match.state(), seat, *move))
        play(seat, *move);
}

/// Makes a move that is wanted by taking others back, where the game's table knows how: then nothing else is
/// to be done for it.
bool MoveMaker::rearrange(const contract::AnyMove& wanted) {
    const auto way = m_wayBack->to(wanted);
    if (!way)
        return false;
    for (std::size_t step = 0; step < way->back && m_wayBack->possible(); ++step)
        m_wayBack->take();
    for (const contract::AnyMove& move : way->instead)
        submit(QString::fromStdString(m_table->game().moveText(move)));
    return true;
}

/// What was touched leads to no choice: if it can be told what was meant, the rules say why not.
void MoveMaker::refuseTouches(const QStringList& touches) {
    if (m_table->story.telling()) { // they were meant for what is told
        m_table->story.makeWay();
        return;
    }
    if (m_table->review.active())
        return m_refusals->refuse(m_table->restraint());
    const contract::Game& game = m_table->game();
    const bool asked = m_table->actor() >= 0;
    const auto eyes = asked ? m_table->actor() : static_cast<kit::Seat>(m_table->viewer());
    const kit::Seat seat = asked ? m_table->actor() : m_table->focus();
    const contract::AnyState view = game.view(m_table->stateShown(), eyes);
    const auto move = m_picture->touches().meant(view, seat, touches);
    if (move && (!asked || !m_table->restraint().isEmpty())) {
        submit(QString::fromStdString(game.moveText(*move)));
    } else if (const auto refusal = move ? game.whyNot(view, seat, *move) : std::nullopt) {
        if (!rearrange(*move))
            m_refusals->refuse(*refusal, *move);
    }
}

} // namespace taletop::app
