// SPDX-License-Identifier: MIT
// Lets phones on the same network see one hand each: shows codes for seats, and passes messages on. It knows
// no match. No socket is open while no code is shown and no seat has a phone.
#pragma once

#include "app/phone/messages.h"
#include "core/kit/seat.h"

#include <QHostAddress>
#include <QObject>
#include <QStringList>

#include <memory>
#include <vector>

namespace taletop::phone {

/// A code of bright and dark squares for the cameras of phones, row by row; true is dark. Empty in builds
/// without phones.
[[nodiscard]] std::vector<std::vector<bool>> squaresOf(const QString& text);

class PhoneServer : public QObject {
    Q_OBJECT

public:
    explicit PhoneServer(QObject* parent = nullptr);
    ~PhoneServer() override;

    /// Was the program built with phones? Otherwise offer() always fails.
    [[nodiscard]] static bool isBuilt();

    /// Sets the page that phones open.
    void setPage(const QByteArray& page);
    /// Sets the pictures that every phone may ask for by their places in this list.
    void setPictures(const QStringList& files);
    /// Shows a new code for this seat's hand, valid once and for two minutes. Returns the address with the
    /// code, "http://192.168.1.5:40123/#...", or "" if this computer does not allow it. A different address
    /// than before ends all phones.
    [[nodiscard]] QString offer(kit::Seat seat, const QHostAddress& address);
    /// Withdraws the code.
    void withdraw();
    /// Returns the seat whose code is shown, or kit::spectator.
    [[nodiscard]] kit::Seat offered() const;

    /// The seats that have a phone, within reach or not.
    [[nodiscard]] kit::SeatSet seats() const;
    /// Is the phone of this seat within reach?
    [[nodiscard]] bool hears(kit::Seat seat) const;
    /// Sends a JSON text to the phone of the seat, if it is within reach.
    void send(kit::Seat seat, const QByteArray& text);
    /// Takes the hand away from its phone, and says why: "back" to the screen, or to a "bot".
    void end(kit::Seat seat, const char* why = "back");
    /// Returns "192.168.1.5:40123", or "" while no socket is open.
    [[nodiscard]] QString host() const;

    static constexpr int mostLines = 16; ///< eight hands, and eight that have yet to show a code

signals:
    void changed();                        ///< the code, the seats with phones, or who is within reach
    void arrived(taletop::kit::Seat seat); ///< a phone came, or came back, and needs everything
    void said(taletop::kit::Seat seat, const taletop::phone::Message& message);

private:
    struct Inside; // hides the library for messages, which a build may lack
    std::unique_ptr<Inside> m_inside;
};

} // namespace taletop::phone
