// SPDX-License-Identifier: MIT
#include "app/session/second_thought.h"

#include "app/text/translation.h"
#include "core/scene/warned.h"

#include <algorithm>
#include <utility>

namespace taletop::app {

void SecondThought::setWanted(bool wanted) {
    m_wanted = wanted;
    if (!wanted)
        goBack();
}

bool SecondThought::stops(const QString& move, const std::vector<scene::Choice>& choices,
                          const QVariantMap& words, const QStringList& seatNames) {
    if (!m_wanted || !ask(move, choices, seatNames))
        return false;
    m_words = words;
    return true;
}

bool SecondThought::ask(const QString& move, const std::vector<scene::Choice>& choices,
                        const QStringList& seatNames) {
    const auto choice = std::ranges::find(choices, move.toStdString(), &scene::Choice::move);
    if (choice == choices.end() || !asksFirst(*choice))
        return false;
    m_move = move;
    m_loss = translated(choice->warning, seatNames);
    m_deed = translated(choice->label, seatNames);
    emit changed();
    return true;
}

void SecondThought::follow(const std::vector<scene::Choice>& choices, const QStringList& seatNames) {
    if (asking() && !ask(m_move, choices, seatNames))
        goBack();
}

void SecondThought::goBack() {
    if (!asking())
        return;
    m_move.clear();
    m_words.clear();
    emit changed();
}

void SecondThought::goOn() {
    if (!asking())
        return;
    const QString move = std::exchange(m_move, QString());
    const QVariantMap words = std::exchange(m_words, QVariantMap());
    emit changed();
    emit meant(move, words);
}

} // namespace taletop::app
