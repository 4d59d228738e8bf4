// SPDX-License-Identifier: MIT
// A table of people who have phones, for tests.
#pragma once

#include "app/phone/phones.h"
#include "tests/models/matches.h"
#include "tests/phone/phone_client.h"

#include <QJsonArray>
#include <QTest>

#include <memory>
#include <vector>

namespace taletop::app {

inline QJsonObject firstMove(const PhoneClient& phone) {
    const QJsonObject choice = phone.hand().value(QLatin1String("choices"))[0].toObject();
    return {{QStringLiteral("move"), choice.value(QLatin1String("move"))},
            {QStringLiteral("revision"), phone.hand().value(QLatin1String("revision"))}};
}

inline bool isAsked(const PhoneClient& phone) {
    return !phone.hand().value(QLatin1String("choices")).toArray().isEmpty();
}

/// A table for three people, some with phones.
struct PhoneTable {
    std::unique_ptr<MatchSession> session;
    Phones phones;
    std::vector<std::unique_ptr<PhoneClient>> clients;

    explicit PhoneTable(const char* game = "tailstory", int seats = 3)
        : session(sessionOfPeople(*contract::findGame(game), seats, 5)) {
        phones.setNetworks({QHostAddress(QHostAddress::LocalHost)});
        phones.setSession(session.get());
    }
    PhoneClient& pair(int seat) {
        phones.offer(seat);
        clients.push_back(std::make_unique<PhoneClient>());
        PhoneClient& client = *clients.back();
        client.open(phones.address());
        (void)QTest::qWaitFor([&] { return client.pages() > 0; });
        return client;
    }
    [[nodiscard]] kit::SeatSet elsewhere() const { return session->hotSeat().elsewhere(); }
};

} // namespace taletop::app
