// SPDX-License-Identifier: MIT
#include "app/session/hint_words.h"

#include "app/text/phrases.h"
#include "app/text/translation.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace taletop::app {

namespace {

QString joined(const std::vector<kit::Text>& parts, const QStringList& seatNames) {
    QStringList words;
    for (const kit::Text& part : parts)
        words.append(translated(part, seatNames));
    return words.join(HintWords::tr(", "));
}

/// Returns a move's name without its note, such as "Archer to the Front, keep Dragon".
QString deed(const bots::Candidate& candidate, const QStringList& seatNames) {
    QString name = joined(candidate.parts, seatNames);
    if (!name.isEmpty())
        name[0] = name[0].toUpper();
    return name;
}

/// Returns the parts of the first move that the second lacks, or the whole move if it has no such part.
QString contrast(const bots::Candidate& one, const bots::Candidate& other, const QStringList& seatNames) {
    std::vector<kit::Text> parts;
    for (const kit::Text& part : one.parts)
        if (std::ranges::find(other.parts, part) == other.parts.end())
            parts.push_back(part);
    return joined(parts.empty() ? one.parts : parts, seatNames);
}

/// The number of score sheet lines that can be read at a glance, and the limit if these do not add up to the
/// points.
constexpr std::size_t fewLines = 2;
constexpr std::size_t mostLines = 3;

/// Returns the lines that differ most, with the lines that explain the points first.
std::vector<bots::LineAhead> explaining(const bots::Ahead& ahead) {
    const auto told = [](const bots::LineAhead& line) { return bots::toldNumber(line.points); };
    std::vector<bots::LineAhead> lines = ahead.lines;
    std::erase_if(lines, [&](const bots::LineAhead& line) { return told(line) == 0; });
    std::ranges::stable_sort(lines, std::ranges::greater{},
                             [&](const bots::LineAhead& line) { return std::abs(told(line)); });
    const int points = bots::toldNumber(ahead.points);
    int sum = 0;
    std::size_t count = 0;
    while (count < lines.size() && count < mostLines && (count < fewLines || sum != points))
        sum += told(lines[count++]);
    lines.resize(count);
    std::ranges::stable_partition(
        lines, [&](const bots::LineAhead& line) { return points == 0 || (told(line) > 0) == (points > 0); });
    return lines;
}

/// Returns the same comparison from the other move's side.
bots::Ahead turned(bots::Ahead ahead) {
    for (bots::Mean* mean : {&ahead.worth, &ahead.points, &ahead.wins, &ahead.rivals})
        mean->mean = -mean->mean;
    for (bots::LineAhead& line : ahead.lines)
        line.points.mean = -line.points.mean;
    return ahead;
}

/// Returns a number with its sign, such as "+2" or "−2".
QString signedNumber(int number) {
    return (number < 0 ? QStringLiteral("−") : QStringLiteral("+")) + QLocale().toString(std::abs(number));
}

/// Returns texts such as "+2 from Wars, −1 from Buildings". If one line explains all of the points, returns
/// "all from Wars", so that they are not repeated. Returns "" if no line is known to differ, or the sheet has
/// only one.
QString fromLines(const bots::Ahead& ahead) {
    if (ahead.lines.size() < 2)
        return {};
    QStringList parts;
    const auto lines = explaining(ahead);
    for (const bots::LineAhead& line : lines) {
        //: points from a line of the score sheet, as in "+2 from Buildings" or "−2 from Buildings"
        const QString part = HintWords::tr("%L1 from %2");
        parts.append(part.arg(signedNumber(bots::toldNumber(line.points)), translated(line.label)));
    }
    if (parts.size() == 1 && bots::toldNumber(lines[0].points) == bots::toldNumber(ahead.points))
        //: Points that are all from one line of the score sheet: "Some 2 points behind: all from Buildings."
        return HintWords::tr("all from %1").arg(translated(lines[0].label));
    return parts.join(HintWords::tr(", "));
}

/// Compares the best move with the second.
QString aheadText(const bots::Ahead& ahead, const QString& second) {
    const QString lines = fromLines(ahead);
    const bots::Verdict verdict = bots::verdictOf(ahead);
    switch (verdict.unit) {
    case bots::Unit::Points:
        return lines.isEmpty()
                   ? HintWords::tr("About %n point(s) better than “%1”.", nullptr, verdict.number).arg(second)
                   : HintWords::tr("About %n point(s) better than “%1”: %2.", nullptr, verdict.number)
                         .arg(second, lines);
    case bots::Unit::Games:
        return HintWords::tr("It wins about %n more game(s) in 100 than “%1”.", nullptr, verdict.number)
            .arg(second);
    case bots::Unit::Rivals:
        return HintWords::tr("It leaves your strongest rival with about %n fewer point(s) than “%1” would.",
                             nullptr, verdict.number)
            .arg(second);
    case bots::Unit::Nothing:
        break;
    }
    return HintWords::tr("No clear difference between this and “%1”.").arg(second);
}

/// Compares another move with the best one, using the points of the other move's own sheet.
QString behindText(const bots::Ahead& ahead) {
    const QString lines = fromLines(turned(ahead));
    const bots::Verdict verdict = bots::verdictOf(ahead);
    switch (verdict.unit) {
    case bots::Unit::Points:
        return lines.isEmpty()
                   ? HintWords::tr("About %n point(s) behind.", nullptr, verdict.number)
                   : HintWords::tr("About %n point(s) behind: %1.", nullptr, verdict.number).arg(lines);
    case bots::Unit::Games:
        return HintWords::tr("It wins about %n fewer game(s) in 100.", nullptr, verdict.number);
    case bots::Unit::Rivals:
        return HintWords::tr("It gives your strongest rival about %n more point(s).", nullptr,
                             verdict.number);
    case bots::Unit::Nothing:
        break;
    }
    return HintWords::tr("Too close to call.");
}

} // namespace

std::optional<kit::Text> HintWords::deciding(const bots::Hint& hint) {
    const kit::Text* line = hint.decidingLine();
    // Don't name the line if it is the only one on the sheet.
    const bool several = !hint.ahead.empty() && hint.ahead[0].lines.size() > 1;
    return line != nullptr && several ? std::optional(*line) : std::nullopt;
}

QString HintWords::nudge(const kit::Text& where, const std::optional<kit::Text>& deciding,
                         const QStringList& seatNames) {
    const QString look = translated(where, seatNames);
    return deciding ? tr("%1 Your choice matters most for “%2”.").arg(look, translated(*deciding, seatNames))
                    : look;
}

QString HintWords::name(const bots::Candidate& candidate, const QStringList& seatNames) {
    const QString name = deed(candidate, seatNames);
    QString note = translated(candidate.note, seatNames);
    while (note.endsWith(u'.') || note.endsWith(u'。')) // brackets hold a phrase, not a sentence
        note.chop(1);
    //: %1 is a move, %2 is its cost or effect
    return note.isEmpty() ? name : tr("%1 (%2)").arg(name, note);
}

QString HintWords::judgement(const bots::Hint& hint, std::size_t candidate, const QStringList& seatNames,
                             bool brief) {
    const bots::Candidate& shown = hint.candidates[candidate];
    // Show a note only if it is as short as a price. The previous rung explained the move, and space is
    // limited.
    constexpr qsizetype longestPrice = 24;
    const bool price = translated(shown.note, seatNames).size() <= longestPrice;
    const QString called = price ? name(shown, seatNames) : deed(shown, seatNames);
    //: %1 is the name of a move
    QStringList sentences{Phrases::withOneEnd(tr("%1.").arg(called), called)};
    // Don't repeat a reason that is already in the note.
    const bool reason = !(shown.why == shown.note) && !translated(shown.why, seatNames).isEmpty();
    const bool numbers = candidate == 0 && !hint.ahead.empty();
    const bool told = candidate > 0 || (numbers && bots::verdictOf(hint.ahead[0]).number != 0);
    if (numbers && (told || !brief))
        sentences.append(
            aheadText(hint.ahead[0], contrast(hint.candidates[1], hint.candidates[0], seatNames)));
    else if (numbers && !reason)
        sentences.append(tr("The second-best move is about as good."));
    if (candidate > 0 && candidate <= hint.ahead.size())
        sentences.append(behindText(hint.ahead[candidate - 1]));
    if (reason && (!told || !brief))
        sentences.append(translated(shown.why, seatNames));
    sentences.removeAll(QString());
    return sentences.join(QStringLiteral(" "));
}

// ---- after the game

QString HintWords::cost(const bots::TurningPoint& point, const QStringList& seatNames) {
    //: %1 is a move that a player made. The next sentence says what it cost.
    const QString done = tr("You chose “%1”.").arg(deed(point.played, seatNames));
    const QString lines = fromLines(turned(point.loss)); // lines from the side of the chosen move
    const bots::Verdict verdict = bots::verdictOf(point.loss);
    QString cost = tr("Another choice looked better.");
    if (verdict.unit == bots::Unit::Points && verdict.number > 0)
        cost = lines.isEmpty() ? tr("It cost you about %n point(s).", nullptr, verdict.number)
                               : tr("It cost you about %n point(s): %1.", nullptr, verdict.number).arg(lines);
    else if (verdict.unit == bots::Unit::Games && verdict.number > 0)
        cost = tr("It cost you about %n win(s) in 100.", nullptr, verdict.number);
    return tr("%1 %2").arg(done, cost);
}

QString HintWords::gain(const bots::Ahead& ahead) {
    const QString lines = fromLines(ahead);
    const bots::Verdict verdict = bots::verdictOf(ahead);
    if (verdict.unit == bots::Unit::Points && verdict.number > 0)
        return lines.isEmpty()
                   ? tr("Luck gave you about %n point(s).", nullptr, verdict.number)
                   : tr("Luck gave you about %n point(s): %1.", nullptr, verdict.number).arg(lines);
    if (verdict.unit == bots::Unit::Games && verdict.number > 0)
        return tr("Luck gave you about %n win(s) in 100.", nullptr, verdict.number);
    return tr("Luck was on your side.");
}

} // namespace taletop::app
