// SPDX-License-Identifier: MIT
#include "app/session/table_prompt.h"

#include "app/text/phrases.h"
#include "app/text/translation.h"

namespace taletop::app {

namespace {

/// Returns the beginning of a long text, as much as fits into a prompt. The log has all of it.
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
    if (m_table->events.telling())
        return m_table->events.text();
    const table::HotSeat& hotSeat = m_table->hotSeat;
    return hotSeat.down() ? tr("Pass the screen to %1.").arg(m_table->names[hotSeat.asked()])
                          : translated(m_table->view.scene.prompt, m_table->names);
}

QString TablePrompt::detail() const {
    const scene::Scene& scene = m_table->view.scene;
    const QStringList& names = m_table->names;
    if (m_table->review.active()) {
        QStringList told{m_table->review.mark().value(QStringLiteral("text")).toString(),
                         beginningOf(m_log->saidThen().mid(1))};
        if (!step().isEmpty()) // add the question of that moment
            told.append(translated(scene.prompt, names));
        told.removeAll(QString());
        return told.join(tr(" · "));
    }
    if (m_table->events.telling())
        return {}; // the caption is enough, and the chapter's name would repeat it
    const table::HotSeat& hotSeat = m_table->hotSeat;
    if (!hotSeat.down())
        return (translated(scene.detail, names) + QLatin1Char(' ') + awaitedOnPhones()).trimmed();
    QStringList told{translated(m_table->view.askedOpenly, names),
                     tr("Only %1 may see what comes next.").arg(names[hotSeat.asked()])};
    told.removeAll(QString());
    return told.join(u' ');
}

QString TablePrompt::awaitedOnPhones() const {
    if (m_table->view.question.kind != table::Question::Kind::Await)
        return {};
    QStringList awaited;
    for (kit::Seat seat = 0; seat < m_table->names.size(); ++seat)
        if (m_table->hotSeat.elsewhere().contains(seat) && m_table->match.pending().seats.contains(seat))
            awaited.append(m_table->names[seat]);
    return tr("Waiting for an answer on a phone: %1.").arg(Phrases::listed(awaited));
}

QString TablePrompt::step() const {
    return m_table->view.over ? QStringLiteral("over") : QString::fromUtf8(m_table->view.scene.step);
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
