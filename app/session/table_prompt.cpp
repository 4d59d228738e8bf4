// SPDX-License-Identifier: MIT
#include "app/session/table_prompt.h"

#include "app/text/translation.h"

namespace taletop::app {

namespace {

/// What the person behind the curtain is asked, where everybody knows it: whose tail is the prettiest. How
/// far they have come with what they decide in several steps, nobody else knows.
kit::Text askedOpenly(const match::Match& match, kit::Seat seat) {
    const contract::Game& game = match.game();
    const auto asked = [&](const contract::AnyState& state) {
        return game.scene(game.view(state, seat), seat).prompt;
    };
    const bool known = game.scene(match.view(seat), seat).secret && OpenTurns::sameInAllWorlds(match, asked);
    return known ? asked(match.state()) : kit::Text{};
}

/// As much of a long tale as a prompt has room for; the log has all of it.
QString beginningOf(const QStringList& told) {
    constexpr qsizetype most = 3;
    const QString beginning = told.mid(0, most).join(TablePrompt::tr(" · "));
    const int more = static_cast<int>(told.size() - most);
    return more > 0 ? TablePrompt::tr("%1 · and %n more", nullptr, more).arg(beginning) : beginning;
}

} // namespace

QString TablePrompt::text() const {
    if (m_table->review.active())
        return ofReview();
    if (m_table->story.telling())
        return m_table->story.text();
    const Curtain& curtain = m_table->curtain;
    return curtain.down() ? tr("Pass the screen to %1.").arg(m_table->names[curtain.seat()])
                          : translated(m_picture->scene().prompt, m_table->names);
}

QString TablePrompt::detail() const {
    const scene::Scene& scene = m_picture->scene();
    const QStringList& names = m_table->names;
    if (m_table->review.active()) {
        QStringList told{m_table->review.mark().value(QStringLiteral("text")).toString(),
                         beginningOf(m_log->saidThen().mid(1))};
        if (!step().isEmpty()) // and what was asked then
            told.append(translated(scene.prompt, names));
        told.removeAll(QString());
        return told.join(tr(" · "));
    }
    if (m_table->story.telling())
        return {}; // the caption says it all; a chapter's name below it would be a stray word
    const Curtain& curtain = m_table->curtain;
    if (!curtain.down())
        return translated(scene.detail, names);
    QStringList told{translated(askedOpenly(m_table->match, static_cast<kit::Seat>(curtain.seat())), names),
                     tr("Only %1 may see what comes next.").arg(names[curtain.seat()])};
    told.removeAll(QString());
    return told.join(u' ');
}

QString TablePrompt::step() const {
    return m_table->over() ? QStringLiteral("over") : QString::fromUtf8(m_picture->scene().step);
}

QString TablePrompt::ofReview() const {
    const Review& review = m_table->review;
    if (review.position() == 0)
        return tr("Before the first of %n move(s).", nullptr, review.places());
    const QString place = tr("Move %1 of %2").arg(review.place()).arg(review.places());
    const QString said = m_log->saidThen().value(0);
    return said.isEmpty() ? tr("%1.").arg(place) : tr("%1: %2").arg(place, said);
}

} // namespace taletop::app
