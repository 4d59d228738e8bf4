// SPDX-License-Identifier: MIT
// Lets phones on the same network see one hand each. Shows codes for seats and passes messages on, but has no
// access to the match. A socket is open only while a code is shown or a seat has a phone.
#pragma once

#include "app/phone/messages.h"
#include "core/kit/seat.h"

#include <QHostAddress>
#include <QObject>
#include <QStringList>

#include <memory>
#include <vector>

namespace taletop::phone {

/// Returns the squares of the QR code for a text, row by row; true is dark. Empty in builds without phones.
[[nodiscard]] std::vector<std::vector<bool>> squaresOf(const QString& text);

class PhoneServer : public QObject {
    Q_OBJECT

public:
    explicit PhoneServer(QObject* parent = nullptr);
    ~PhoneServer() override;

    /// Was the program built with phones? If not, offer() always fails.
    [[nodiscard]] static bool isBuilt();

    /// Sets the page that phones open.
    void setPage(const QByteArray& page);
    /// Sets the pictures that every phone may request by their index in this list.
    void setPictures(const QStringList& files);
    /// Shows a new code for this seat's hand, valid once and for two minutes. Returns the address with the
    /// code, "http://192.168.1.5:40123/#...", or "" if this computer does not allow it. Disconnects all
    /// phones if the address differs from the previous one.
    [[nodiscard]] QString offer(kit::Seat seat, const QHostAddress& address);
    /// Withdraws the code.
    void withdraw();
    /// Returns the seat whose code is shown, or kit::spectator.
    [[nodiscard]] kit::Seat offered() const;

    /// Returns the seats that have a phone, within reach or not.
    [[nodiscard]] kit::SeatSet seats() const;
    /// Is the phone of this seat within reach?
    [[nodiscard]] bool hears(kit::Seat seat) const;
    /// Sends a JSON text to the phone of the seat, if it is within reach.
    void send(kit::Seat seat, const QByteArray& text);
    /// Takes the hand away from its phone. `why` is "back" for a return to the screen, or "bot".
    void end(kit::Seat seat, const char* why = "back");
    /// Returns the server's address, such as "192.168.1.5:40123", or "" while no socket is open.
    [[nodiscard]] QString host() const;

    static constexpr int mostLines = 16; ///< eight hands, and eight pages without a code yet

signals:
    void changed();                        ///< the code, the phones or their reach changed
    void arrived(taletop::kit::Seat seat); ///< a phone connected, perhaps again, and needs the whole page
    void said(taletop::kit::Seat seat, const taletop::phone::Message& message);

private:
    struct Inside; // hides the WebSocket library, which a build may lack
    std::unique_ptr<Inside> m_inside;
};

} // namespace taletop::phone
