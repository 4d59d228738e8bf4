// SPDX-License-Identifier: MIT
// A phone server for builds without phones. It never shows a code or opens a socket.
#include "app/phone/phone_server.h"

namespace taletop::phone {

struct PhoneServer::Inside {};

PhoneServer::PhoneServer(QObject* parent) : QObject(parent) {}
PhoneServer::~PhoneServer() = default;
bool PhoneServer::isBuilt() { return false; }
void PhoneServer::setPage(const QByteArray&) {}
void PhoneServer::setPictures(const QStringList&) {}
QString PhoneServer::offer(kit::Seat, const QHostAddress&) { return {}; }
void PhoneServer::withdraw() {}
kit::Seat PhoneServer::offered() const { return kit::spectator; }
kit::SeatSet PhoneServer::seats() const { return {}; }
bool PhoneServer::hears(kit::Seat) const { return false; }
void PhoneServer::send(kit::Seat, const QByteArray&) {}
void PhoneServer::end(kit::Seat, const char*) {}
QString PhoneServer::host() const { return {}; }

std::vector<std::vector<bool>> squaresOf(const QString&) { return {}; }

} // namespace taletop::phone
