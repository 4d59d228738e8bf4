// SPDX-License-Identifier: MIT
#include "tests/newcomers/witness.h"

#include "tests/newcomers/in_front.h"

#include <algorithm>
#include <span>
#include <utility>

namespace taletop::app {

namespace {

QStringList toldToTheScreen; ///< warnings that Qt or the program printed
QtMessageHandler before = nullptr;

/// Is this a message of the offscreen platform about a missing feature, or of Qt 6.4's TapHandler about an
/// item that disappeared during a touch?
bool isOfPlatform(const QString& message) {
    return message.startsWith(QLatin1String("This plugin does not support")) ||
           message == QLatin1String("QObject::disconnect: Unexpected nullptr parameter");
}

void hear(QtMsgType type, const QMessageLogContext& context, const QString& message) {
    if (isOfPlatform(message))
        return;
    if (type != QtDebugMsg && type != QtInfoMsg)
        toldToTheScreen.append(message);
    if (before != nullptr)
        before(type, context, message);
}

QString wordsOf(const match::Entry& entry) {
    return QStringLiteral("“%1” of seat %2").arg(QString::fromStdString(entry.move)).arg(entry.who);
}

bool same(const match::Entry& one, const match::Entry& other) {
    return one.who == other.who && one.move == other.move;
}

} // namespace

Witness::Witness(TableWindow& table, Hands& hands) : m_table(table), m_hands(hands) {
    m_hands.setWhenTimePasses([this](int) { timePassed(); });
    toldToTheScreen.clear();
    before = qInstallMessageHandler(hear);
    connect(&table.app(), &App::sessionChanged, this, &Witness::watch);
    watch();
}

Witness::~Witness() {
    m_hands.setWhenTimePasses({});
    qInstallMessageHandler(before);
}

void Witness::complain(const QString& sentence) { m_complaints.append(sentence); }

void Witness::watch() {
    if (m_watched != nullptr)
        m_watched->disconnect(this);
    if (m_watched != nullptr)
        m_watched->reactions()->disconnect(this);
    m_watched = m_table.app().session();
    m_known.clear();
    m_offer = {};
    m_letItGo.clear();
    if (m_watched == nullptr)
        return;
    m_known = m_watched->match().journal().entries;
    connect(m_watched, &MatchSession::changed, this, &Witness::look);
    connect(m_watched->reactions(), &ReactionWindow::changed, this, &Witness::lookAtBeat);
    connect(m_watched->refusal(), &Refusals::refused, this, [this] {
        ++m_refusals;
        m_hands.write(QStringLiteral("    refused: ") + m_watched->refusal()->text());
    });
    look();
}

bool Witness::isPerson(int seat) const {
    const auto& seats = m_watched->match().header().seats;
    return seat >= 0 && seats[static_cast<std::size_t>(seat)].kind == "human";
}

void Witness::timePassed() {
    for (const QString& warning : std::exchange(toldToTheScreen, {}))
        complain(QStringLiteral("a warning: ") + warning);
}

/// Compares the table with its last known state. Checks new entries or an undo, and records the new offer.
void Witness::look() {
    const std::vector<match::Entry>& entries = m_watched->match().journal().entries;
    const bool longer = entries.size() >= m_known.size() &&
                        (m_known.empty() || entries[m_known.size() - 1] == m_known.back());
    const std::size_t first = m_known.size();
    if (!longer)
        judgeTakenBack(entries);
    const auto isNew = std::span(entries).subspan(longer ? first : entries.size());
    for (const match::Entry& entry : isNew) {
        m_hands.write(QStringLiteral("    ") + wordsOf(entry));
        judge(entry);
        if (entry.who >= 0)
            m_actedBy = entry.who;
    }
    if (!longer)
        m_actedBy = m_offer.actor;
    if (!longer || !isNew.empty())
        m_actedAt = m_hands.things();
    const bool played = std::ranges::any_of(isNew, [&](const match::Entry& entry) {
        return entry.who >= 0 && QString::fromStdString(entry.move) != m_letItGo;
    });
    if (played || !longer) // after a new play, or after an undo that reopened an earlier one
        m_playedAt = m_hands.presses();
    m_known = entries;

    Offer offer{m_watched->actor(), m_watched->curtain()->seated(), {}};
    for (int row = 0; row < m_watched->choices()->rowCount(); ++row)
        offer.moves.append(m_watched->choices()->at(row).value(QStringLiteral("move")).toString());
    // Entries of other seats that plan at the same time do not count as a new question.
    const bool answered =
        std::ranges::any_of(isNew, [&](const match::Entry& entry) { return entry.who == m_offer.actor; });
    if (!longer || answered || offer != m_offer)
        m_askedAt = m_hands.presses();
    m_offer = offer;
    lookAtBeat();
}

void Witness::judge(const match::Entry& entry) {
    if (!isPerson(entry.who))
        return;
    const QString move = QString::fromStdString(entry.move);
    const bool passes = !m_letItGo.isEmpty() && move == m_letItGo;
    if (passes && m_watched->reactions()->unasked().contains(int(entry.who)))
        return; // an earlier press let all plays go until their next turn
    const bool agreed = passes && m_fine.contains(int(entry.who)); // by one press of its own, or for everyone
    if (agreed && m_hands.presses() <= m_playedAt)
        return complain(QStringLiteral("%1 was made by a press from before the play").arg(wordsOf(entry)));
    const bool alone = m_watched->curtain()->people() == 1; // the program passes if they can't answer
    if (agreed || (passes && alone && m_offer.moves == QStringList{move}))
        return;
    if (passes && m_hands.areWaiting())
        return complain(QStringLiteral("%1 was made by nobody").arg(wordsOf(entry)));
    if (entry.who != m_offer.actor || !m_offer.moves.contains(move))
        return judgeUnasked(entry);
    if (m_offer.seated >= 0 && m_offer.seated != entry.who)
        complain(QStringLiteral("%1 was made while seat %2 sat").arg(wordsOf(entry)).arg(m_offer.seated));
    judgePress(entry);
}

/// Checks that a press made this move after the question. One press may make several small moves, and undo
/// some to do so.
void Witness::judgePress(const match::Entry& entry) {
    const bool atOnce = m_actedAt == m_hands.things() && m_actedBy == entry.who;
    if (m_hands.presses() <= m_askedAt && !atOnce)
        complain(QStringLiteral("%1 was made by a press from before the question").arg(wordsOf(entry)));
}

void Witness::judgeUnasked(const match::Entry& entry) {
    complain(QStringLiteral("%1 was not offered; seat %2 was, with: %3")
                 .arg(wordsOf(entry))
                 .arg(m_offer.actor)
                 .arg(m_offer.moves.join(QStringLiteral(", "))));
}

/// Checks that the people's remaining moves are a part of the earlier ones, in the same order.
void Witness::judgeTakenBack(const std::vector<match::Entry>& entries) {
    auto old = m_known.begin();
    for (const match::Entry& entry : entries) {
        if (!isPerson(entry.who))
            continue;
        old = std::find_if(old, m_known.end(), [&](const match::Entry& each) { return same(each, entry); });
        if (old == m_known.end())
            return complain(QStringLiteral("%1 is new in a journal that became shorter").arg(wordsOf(entry)));
        ++old;
    }
    const bool atOnce = m_actedAt == m_hands.things(); // one press may rearrange a whole plan
    if (m_hands.presses() <= m_askedAt && !atOnce)
        complain(QStringLiteral("a move was taken back by a press from before it"));
}

/// Records the seats that have agreed to the current play, before the next entry is added.
void Witness::lookAtBeat() {
    const ReactionWindow& beat = *m_watched->reactions();
    if (m_watched->match().journal().entries.size() != m_known.size())
        return;
    m_letItGo = beat.active() ? QString::fromStdString(beat.letItGo()) : QString();
    m_fine = beat.fine();
}

} // namespace taletop::app
