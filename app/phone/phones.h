// SPDX-License-Identifier: MIT
// The phones of the people at the table. Shows each phone the hand of its seat, and makes the moves that it
// sends. Does nothing until a code is shown for a seat.
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
    /// Returns the QR code to scan as rows of bool, where true is dark, or an empty list if no code is shown.
    [[nodiscard]] QVariantList squares() const;
    /// Returns the names and addresses of this computer's networks.
    [[nodiscard]] QStringList networks() const;
    /// Is this computer on no network, so that no phone can reach it?
    [[nodiscard]] bool alone() const { return m_alone; }
    [[nodiscard]] int network() const { return m_network; } ///< index of the network that phones use
    /// Uses another network for the next code, unless a seat has a phone. A code that is shown is replaced.
    void setNetwork(int network);
    [[nodiscard]] bool mayChangeNetwork() const;
    [[nodiscard]] QVariantList seats() const;                   ///< seats that have a phone
    [[nodiscard]] QVariantList lost() const;                    ///< seats whose phone is out of reach
    [[nodiscard]] QString problem() const { return m_problem; } ///< reason why no code can be shown, or ""

    /// Are people choosing seats for the next match? They may already scan codes.
    [[nodiscard]] bool early() const { return possible() && m_session == nullptr && !m_people.isEmpty(); }

    /// May a phone get the hand of this seat? The seat must be a person's, in a match that is being played or
    /// set up.
    Q_INVOKABLE bool mayOffer(int seat) const;
    /// Returns the name of the person in this seat, or "".
    Q_INVOKABLE QString nameOf(int seat) const;
    /// Shows a code for the hand of this seat until it is used or withdrawn, at most for two minutes.
    Q_INVOKABLE void offer(int seat);
    Q_INVOKABLE void withdraw();
    /// Emits wanted(), to open the page on which this seat's hand moves to a phone or back to the screen.
    Q_INVOKABLE void open(int seat);
    /// Takes the hand of this seat back to the screen.
    Q_INVOKABLE void takeBack(int seat);

    /// May a bot take over from the phone of this seat? Only if the phone is out of reach.
    Q_INVOKABLE bool mayReplace(int seat) const;
    /// Lets a bot play for a person with a phone out of reach, until someone changes the seats again.
    Q_INVOKABLE void replace(int seat);

    // ---- for C++ only

    /// Sets the match on the table. People who keep their seats keep their phones. With nullptr, for a table
    /// that is empty or shows something else for a while, the phones wait.
    void setSession(MatchSession* session);
    /// Sets the names of the people in the next match by seat, "" for a bot; empty if no match is being set
    /// up. A person who is renamed here keeps their phone.
    void expect(const QStringList& people);
    /// Shows the cards in this picture set (Appearance::artTheme).
    void setTheme(const QString& theme);
    /// Uses these networks instead of this computer's own. `alone` says that phones can reach none of them.
    void setNetworks(const QList<QHostAddress>& addresses, bool alone = false);
    [[nodiscard]] phone::PhoneServer& server() { return *m_server; }

    /// The server and its phones, which another window takes over.
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
    void arrived(int seat); ///< a phone received the hand of this seat

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
    std::map<kit::Seat, QString> m_names; ///< names of people who have phones
    QStringList m_people;                 ///< names in the next match, by seat
    QList<QHostAddress> m_networks;
    QStringList m_networkNames;
    int m_network = 0;
    bool m_alone = false;
    QString m_address;
    QString m_problem;
    QTimer m_telling; ///< single shot after 0 ms, started when the table has changed
};

} // namespace taletop::app
