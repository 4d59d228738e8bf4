// SPDX-License-Identifier: MIT
#include "app/shell/hands_menu.h"

#include "app/shell/dialogs.h"
#include "app/shell/setting_entries.h"

#include <QMenu>

namespace taletop::app {

void HandsMenu::fill(QMenu& menu) {
    menu.clear();
    MatchSession* session = m_app->session();
    const bool shared = session != nullptr && session->curtain()->people() > 1;
    const bool asks = session != nullptr && session->curtain()->opensByAgreement();
    addExclusive(menu, {tr("Behind a &curtain"), asks ? tr("&Open: ask the table…") : tr("&Open")},
                 {"curtain", "open"}, session != nullptr ? session->curtain()->mode() : QString(),
                 [this](const QVariant& value) { m_app->changePrivacy(value.toString()); });
    for (QAction* action : menu.actions())
        action->setEnabled(shared && session->curtain()->seated() < 0);
    menu.addSeparator();
    addHands(menu);
    addPhones(menu);
    menu.addAction(tr("&What the curtain hides…"), &menu, [this] { showWhatACurtainHides(m_window); });
}

/// Adds entries that open a person's own hand with the mouse when no curtain offers that.
void HandsMenu::addHands(QMenu& menu) {
    MatchSession* session = m_app->session();
    if (session == nullptr || session->curtain()->people() < 2)
        return;
    Curtain* curtain = session->curtain();
    const bool closed =
        curtain->mode() == QLatin1String("curtain") && curtain->seated() < 0 && !session->over();
    for (int seat = 0; seat < session->seatCount(); ++seat) {
        if (!session->hotSeat().peopleHere().contains(static_cast<kit::Seat>(seat)))
            continue;
        QAction* open =
            menu.addAction(tr("%1’s hand").arg(session->seatName(seat).replace(u'&', QLatin1String("&&"))));
        open->setEnabled(closed && !session->events()->waits());
        QObject::connect(open, &QAction::triggered, curtain, [curtain, seat] { curtain->sit(seat); });
    }
}

void HandsMenu::addPhones(QMenu& menu) {
    MatchSession* session = m_app->session();
    if (session == nullptr || !m_app->phones()->possible())
        return;
    for (int seat = 0; seat < session->seatCount(); ++seat) {
        if (!session->hotSeat().allPeople().contains(static_cast<kit::Seat>(seat)))
            continue;
        const QString name = session->seatName(seat).replace(u'&', QLatin1String("&&"));
        QAction* phone = menu.addAction(tr("%1’s hand on a phone…").arg(name));
        phone->setEnabled(m_app->phones()->mayOffer(seat));
        QObject::connect(phone, &QAction::triggered, m_app, [this, seat] { m_app->phones()->open(seat); });
    }
}

} // namespace taletop::app
