// SPDX-License-Identifier: MIT
#include "app/session/standstill.h"

namespace taletop::app {

namespace {

constexpr Standstill::Reason lastThatCovers = Standstill::LookingBack;

} // namespace

bool Standstill::covered() const { return !m_reasons.empty() && *m_reasons.begin() <= lastThatCovers; }

QString Standstill::why() const {
    if (m_reasons.empty())
        return {};
    switch (*m_reasons.begin()) {
    case Dialog:
        return tr("The clock stands still while a dialog is open.");
    case Menu:
        return tr("The clock stands still while a menu is open.");
    case Leaving:
        return tr("The clock stands still while somebody thinks of leaving.");
    case Sheet:
    case Book:
        return tr("The clock stands still while the table is covered.");
    case Vote:
        return tr("The clock stands still while the table is asked.");
    case LookingBack:
        return tr("The clock stands still while the table looks back.");
    case Window:
        return tr("The clock stands still until somebody comes back to this window.");
    case Rules:
        return tr("The clock stands still while the rules are open.");
    case Log:
        return tr("The clock stands still while the log is open.");
    case Card:
        return tr("The clock stands still while a card is looked at closely.");
    case Pile:
        return tr("The clock stands still while a pile is looked through.");
    case Notice:
        return tr("The clock stands still until the message is put away.");
    case NewWord:
        return tr("The clock stands still until what is new has been read.");
    case Thought:
        return tr("The clock stands still while somebody thinks twice.");
    case Hand:
        return tr("The clock stands still while somebody looks at a hand.");
    case Away:
        return tr("The clock stands still until somebody presses something.");
    }
    return {};
}

void Standstill::lies(const QVariantList& reasons) {
    std::set<Reason> all = m_reasons;
    for (const Reason reason : m_onPage)
        all.erase(reason);
    m_onPage.clear();
    for (const QVariant& reason : reasons)
        m_onPage.insert(static_cast<Reason>(reason.toInt()));
    all.insert(m_onPage.begin(), m_onPage.end());
    become(std::move(all));
}

void Standstill::set(Reason reason, bool holds) {
    std::set<Reason> all = m_reasons;
    if (holds)
        all.insert(reason);
    else
        all.erase(reason);
    become(std::move(all));
}

void Standstill::become(std::set<Reason> reasons) {
    if (m_reasons == reasons)
        return;
    m_reasons = std::move(reasons);
    emit changed();
}

} // namespace taletop::app
