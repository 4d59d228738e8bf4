// SPDX-License-Identifier: MIT
#include "app/models/seat_sheet.h"

#include "app/models/seat_model.h"
#include "app/text/names.h"
#include "app/text/translation.h"
#include "app/text/whole_letters.h"
#include "core/kit/plain_text.h"
#include "core/match/journal.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <array>

namespace taletop::app {

namespace {

constexpr int longestSeatName = 40; ///< most code points, as in journals

constexpr qulonglong lastDeal = 999'999;
/// Default names of seats.
constexpr std::array sampleNames{"Marie", "Fred", "Denis", "Ana", "Cleo", "Ben", "Ines", "Tom"};

/// Cleans a name. Keeps trailing spaces, because someone may still be typing.
QString cleanName(const QString& text) {
    QString name = text;
    name.removeIf(
        [](QChar c) { return c.category() == QChar::Other_Control || kit::turnsDirection(c.unicode()); });
    return firstLetters(name, longestSeatName);
}

QString namesProblem(const std::vector<match::SeatRecord>& seats) {
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const QString name = QString::fromStdString(seats[i].name).simplified();
        const QString seen = seenOf(name);
        if (seen.isEmpty())
            return SeatSheet::tr("Seat %1 has no name yet.").arg(i + 1);
        for (std::size_t j = 0; j < i; ++j)
            if (seenOf(QString::fromStdString(seats[j].name)).compare(seen, Qt::CaseInsensitive) == 0)
                return SeatSheet::tr("Two seats are called %1. Give one of them another name.").arg(name);
    }
    return {};
}

} // namespace

std::optional<std::uint64_t> parseSeed(const QString& text) {
    bool whole = false;
    const qulonglong seed = text.trimmed().toULongLong(&whole);
    return whole ? std::optional<std::uint64_t>(seed) : std::nullopt;
}

SeatSheet::SeatSheet(const QString& storybookFolder, QObject* parent)
    : QObject(parent), m_storybooks(storybookFolder) {
    connect(&m_seats, &SeatSheetModel::edited, this, &SeatSheet::changed);
    connect(&m_options, &OptionListModel::edited, this, &SeatSheet::changed);
}

QString SeatSheet::gameId() const {
    return m_game != nullptr ? QString::fromUtf8(m_game->info().id) : QString();
}

QString SeatSheet::gameTitle() const {
    return m_game != nullptr ? translated(m_game->info().title) : QString();
}

int SeatSheet::seatsLeast() const { return m_game != nullptr ? m_game->info().seatsLeast : 0; }

int SeatSheet::seatsMost() const { return m_game != nullptr ? m_game->info().seatsMost : 0; }

void SeatSheet::setSeatCount(int count) {
    if (m_game == nullptr || count == seatCount() || count < seatsLeast() || count > seatsMost())
        return;
    auto seats = m_seats.seats();
    while (static_cast<int>(seats.size()) > count)
        seats.pop_back();
    while (static_cast<int>(seats.size()) < count)
        seats.push_back(freshSeat(seats));
    m_seats.setSeats(seats);
}

void SeatSheet::setPractice(bool practice) {
    if (m_practice == practice)
        return;
    m_practice = practice;
    m_practiceChosen = true;
    emit changed();
}

void SeatSheet::proposePractice(bool practice, bool first) {
    m_proposed = practice;
    m_firstGame = first;
    if (!m_practiceChosen)
        m_practice = practice;
    emit changed();
}

void SeatSheet::setPrivacy(const QString& privacy) {
    const QString known = privacy == QLatin1String("open") ? privacy : QStringLiteral("curtain");
    if (m_privacy == known)
        return;
    m_privacy = known;
    emit changed();
}

int SeatSheet::people() const {
    return static_cast<int>(std::ranges::count(m_seats.seats(), match::personKind, &match::SeatRecord::kind));
}

void SeatSheet::setSeedText(const QString& text) {
    if (m_seedText == text)
        return;
    m_seedText = text;
    emit changed();
}

QString SeatSheet::problem() const {
    if (m_game == nullptr)
        return tr("Choose a game first.");
    contract::Options options = m_options.options();
    options.seats = seatCount();
    if (const auto wrong = contract::checkOptions(m_game->info(), options))
        return translated(*wrong);
    const auto deal = parseSeed(m_seedText);
    if (!m_seedText.trimmed().isEmpty() && (!deal || *deal < 1 || *deal > lastDeal))
        return tr("The deal number must be a whole number from 1 to %1. Leave it empty for a random deal.")
            .arg(QLocale().toString(lastDeal));
    return namesProblem(m_seats.seats());
}

void SeatSheet::set(int seat, const QVariant& value, int role) {
    m_seats.setData(m_seats.index(seat), value, role);
}

void SeatSheet::setName(int seat, const QString& name) {
    set(seat, cleanName(name), SeatSheetModel::NameRole);
}

void SeatSheet::setKind(int seat, const QString& kind) {
    if (match::canSit(kind.toStdString()))
        set(seat, kind, SeatSheetModel::KindRole);
}

void SeatSheet::setEmblem(int seat, int emblem) {
    if (seat < 0 || seat >= seatCount() || emblem < 0 || emblem >= emblemCount)
        return;
    const auto& seats = m_seats.seats();
    const int old = seats[static_cast<std::size_t>(seat)].emblem;
    for (int other = 0; other < seatCount(); ++other)
        if (other != seat && seats[static_cast<std::size_t>(other)].emblem == emblem)
            set(other, old, SeatSheetModel::EmblemRole);
    set(seat, emblem, SeatSheetModel::EmblemRole);
}

QStringList SeatSheet::kinds() const {
    return {QStringLiteral("human"), QStringLiteral("gentle"), QStringLiteral("casual"),
            QStringLiteral("keen"),  QStringLiteral("sharp"),  QStringLiteral("random")};
}

QStringList SeatSheet::kindTexts() const {
    QStringList texts;
    for (const QString& kind : kinds())
        texts.append(seatKindText(kind));
    return texts;
}

QStringList SeatSheet::kindHelps() const {
    QStringList texts;
    for (const QString& kind : kinds())
        texts.append(seatKindHelp(kind, m_game == nullptr || m_game->aim().thoughtPays));
    return texts;
}

void SeatSheet::setOption(int row, int value) {
    m_options.setData(m_options.index(row), value, OptionListModel::ValueRole);
}

void SeatSheet::reset() {
    if (m_game == nullptr)
        return;
    const bool first = m_firstGame;
    open(*m_game);
    proposePractice(m_proposed, first);
}

/// Returns a new player whose name and emblem no other player has.
match::SeatRecord SeatSheet::freshSeat(const std::vector<match::SeatRecord>& others) {
    const std::size_t place = others.size();
    std::size_t name = place % sampleNames.size();
    match::SeatRecord record{
        {}, std::string(place == 0 ? match::personKind : "casual"), static_cast<int>(place) % emblemCount};
    while (std::ranges::count(others, sampleNames[name], &match::SeatRecord::name) > 0)
        name = (name + 1) % sampleNames.size();
    while (std::ranges::count(others, record.emblem, &match::SeatRecord::emblem) > 0)
        record.emblem = (record.emblem + 1) % emblemCount;
    record.name = sampleNames[name];
    return record;
}

/// Returns the group for a game. If the game has too few seats, drops bots first.
std::vector<match::SeatRecord> SeatSheet::groupFor(const contract::GameInfo& info) const {
    std::vector<match::SeatRecord> seats = m_group;
    while (static_cast<int>(seats.size()) > info.seatsMost) {
        const auto isBot = [](const match::SeatRecord& seat) { return seat.kind != match::personKind; };
        const auto bot = std::ranges::find_if(seats.rbegin(), seats.rend(), isBot);
        seats.erase(bot == seats.rend() ? seats.end() - 1 : bot.base() - 1);
    }
    const int wanted = m_group.empty() ? std::min(info.seatsMost, 4) : info.seatsLeast;
    while (static_cast<int>(seats.size()) < wanted)
        seats.push_back(freshSeat(seats));
    return seats;
}

void SeatSheet::open(const contract::Game& game) {
    match::Header header;
    header.seats = groupFor(game.info());
    header.options = contract::standardOptions(game.info(), static_cast<int>(header.seats.size()));
    open(game, header);
}

void SeatSheet::open(const contract::Game& game, const match::Header& header) {
    m_game = &game;
    m_seedText.clear();
    m_practice = header.practice;
    m_practiceChosen = false;
    m_firstGame = false;
    m_options.setGame(&game.info(), header.options);
    m_seats.setThoughtPays(game.aim().thoughtPays);
    m_seats.setSeats(header.seats);
    m_storybooks.open(game, QString::fromStdString(header.storybook));
    emit gameChanged();
    emit changed();
}

match::Header SeatSheet::header(std::uint64_t chanceSeed) const {
    match::Header header;
    header.game = m_game->info().id;
    header.revision = m_game->info().revision;
    header.options = m_options.options();
    header.options.seats = seatCount();
    header.seed = parseSeed(m_seedText).value_or(chanceSeed);
    header.seats = m_seats.seats();
    for (match::SeatRecord& seat : header.seats)
        seat.name = QString::fromStdString(seat.name).simplified().toStdString();
    header.started = QDateTime::currentDateTime().toString(Qt::ISODate).toStdString();
    header.practice = m_practice;
    header.storybook = m_storybooks.chosenName().toStdString();
    return header;
}

} // namespace taletop::app
