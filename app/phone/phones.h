// SPDX-License-Identifier: MIT
// The phones of the people at the table: shows each the hand of its seat, and makes the moves that it sends.
// Off until a code is shown for a seat.
#pragma once

#include "app/phone/phone_hints.h"
#include "app/phone/phone_pages.h"
#include "app/phone/phone_server.h"
#include "app/session/match_session.h"

#include <QHostAddress>
#include <QObject>
#include <QPointer>
#include <QStringList>
#include <QTimer>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <map>
#include <memory>

namespace taletop::app {

class Phones : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("App.phones")
    Q_PROPERTY(bool possible READ possible CONSTANT)
    Q_PROPERTY(int offered READ offered NOTIFY changed)
    Q_PROPERTY(QString address READ address NOTIFY changed)
    Q_PROPERTY(QVariantList squares READ squares NOTIFY changed)
    Q_PROPERTY(QStringList networks READ networks NOTIFY changed)
    Q_PROPERTY(int network READ network WRITE setNetwork NOTIFY changed)
    Q_PROPERTY(bool alone READ alone NOTIFY changed)
    Q_PROPERTY(bool mayChangeNetwork READ mayChangeNetwork NOTIFY changed)
    Q_PROPERTY(QVariantList seats READ seats NOTIFY changed)
    Q_PROPERTY(QVariantList lost READ lost NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(bool early READ early NOTIFY changed)

public:
    explicit Phones(QObject* parent = nullptr);
    ~Phones() override;

    [[nodiscard]] bool possible() const { return phone::PhoneServer::isBuilt(); }
    /// Returns the seat whose code is shown, or -1.
    [[nodiscard]] int offered() const;
    /// Returns the address that the shown code contains, or "".
    [[nodiscard]] QString address() const { return offered() < 0 ? QString() : m_address; }
    /// The code that phones scan: rows of bool, true is dark; empty if none is shown.
    [[nodiscard]] QVariantList squares() const;
    /// The names and addresses of this computer's networks.
    [[nodiscard]] QStringList networks() const;
    /// Is this computer in no network, so that no phone can reach it?
    [[nodiscard]] bool alone() const { return m_alone; }
    [[nodiscard]] int network() const { return m_network; } ///< the one that phones use, from 0
    /// Uses another network from the next code on, unless a seat has a phone; shows a new code if one is
    /// shown.
    void setNetwork(int network);
    [[nodiscard]] bool mayChangeNetwork() const;
    [[nodiscard]] QVariantList seats() const;                   ///< the seats that have a phone
    [[nodiscard]] QVariantList lost() const;                    ///< those of them whose phone is out of reach
    [[nodiscard]] QString problem() const { return m_problem; } ///< why no code can be shown, or ""

    /// Do people choose their seats for the next match, and may already scan codes?
    [[nodiscard]] bool early() const { return possible() && m_session == nullptr && !m_people.isEmpty(); }

    /// May a phone get the hand of this seat? It must be a person's, in a match that is being played or set
    /// up.
    Q_INVOKABLE bool mayOffer(int seat) const;
    /// The name of the person in this seat, or "".
    Q_INVOKABLE QString nameOf(int seat) const;
    /// Shows a code for the hand of this seat, until it is used, withdrawn or two minutes old.
    Q_INVOKABLE void offer(int seat);
    Q_INVOKABLE void withdraw();
    /// Asks for the page on which the hand of this seat goes to a phone, or comes back: emits wanted().
    Q_INVOKABLE void open(int seat);
    /// Takes the hand of this seat back to the screen.
    Q_INVOKABLE void takeBack(int seat);

    /// May a bot take over from the phone of this seat? The phone must be out of reach.
    Q_INVOKABLE bool mayReplace(int seat) const;
    /// Lets a bot play for the person whose phone is out of reach, until somebody changes the seats again.
    Q_INVOKABLE void replace(int seat);

    // ---- not for QML

    /// Follows the match on the table: seats whose people stay keep their phones. nullptr: the table is empty
    /// or shows something else for a while, and the phones wait.
    void setSession(MatchSession* session);
    /// Names the people of the next match by their seats, "" for a bot; empty if none is set up. A phone
    /// stays with a person who gets another name here.
    void expect(const QStringList& people);
    /// Shows the cards in this picture set (Appearance::artTheme).
    void setTheme(const QString& theme);
    /// Uses these networks instead of this computer's own; `alone`: no phone is in any of them.
    void setNetworks(const QList<QHostAddress>& addresses, bool alone = false);
    [[nodiscard]] phone::PhoneServer& server() { return *m_server; }

    /// The server with its phones, for another window to take over.
    struct Kept {
        std::unique_ptr<phone::PhoneServer> server;
        std::map<kit::Seat, QString> names;
        QString address;
    };
    [[nodiscard]] Kept takeState();
    void restore(Kept kept);

signals:
    void changed();
    void wanted(int seat);
    void arrived(int seat); ///< a phone has the hand of this seat now

private:
    void followServer();
    void keepFittingSeats();
    void layElsewhere();
    void noteChange();
    void welcome(kit::Seat seat);
    void tellAll();
    void tell(kit::Seat seat);
    void hear(kit::Seat seat, const phone::Message& message);
    [[nodiscard]] QString whyNothing(kit::Seat seat, const std::string& touch) const;
    [[nodiscard]] QString answerTo(kit::Seat seat, const phone::Message& message);
    [[nodiscard]] QString move(kit::Seat seat, const phone::Message& message);
    [[nodiscard]] QString lay(kit::Seat seat, const QString& move);
    [[nodiscard]] QString press(kit::Seat seat, const std::string& what);
    [[nodiscard]] kit::SeatSet lostSeats() const;

    std::unique_ptr<phone::PhoneServer> m_server;
    QPointer<MatchSession> m_session;
    PhonePages m_told;
    PhoneHints m_hints;
    std::map<kit::Seat, QString> m_names; ///< names of the people who have phones
    QStringList m_people;                 ///< of the next match, by seat
    QList<QHostAddress> m_networks;
    QStringList m_networkNames;
    int m_network = 0;
    bool m_alone = false;
    QString m_address;
    QString m_problem;
    QTimer m_telling; ///< single shot, 0: the table has changed
};

} // namespace taletop::app
