// SPDX-License-Identifier: MIT
#include "app/session/seat_lock.h"

#include <QPasswordDigestor>
#include <QRandomGenerator>

#include <algorithm>
#include <array>

namespace taletop::app {

namespace {

constexpr const char* scheme = "pbkdf2-sha256";
/// About a twentieth of a second: nobody who sits down notices it, and whoever tries all the digits
/// of a file does. (The cards stand in the file beside it; the lock is for the table, not for the file.)
constexpr int rounds = 60'000;
constexpr int mostRounds = 1'000'000; ///< of a lock in a file, which may have been made elsewhere
constexpr int saltBytes = 16;
constexpr int sumBytes = 32;
/// Milliseconds after the first wrong try, the second, and so on.
constexpr std::array waits{1000, 2000, 4000, 8000, 15'000, 30'000};

QByteArray sumOf(const QByteArray& digits, const QByteArray& salt, int times) {
    return QPasswordDigestor::deriveKeyPbkdf2(QCryptographicHash::Sha256, digits, salt, times, sumBytes);
}

} // namespace

SeatLock::SeatLock(const match::Match& match, QObject* parent) : QObject(parent), m_match(&match) {
    m_wait.setSingleShot(true);
    connect(&m_wait, &QTimer::timeout, this, [this] {
        m_trouble = [] { return tr("Now try again."); };
        emit changed();
    });
}

std::string SeatLock::made(const QByteArray& digits) {
    QByteArray salt(saltBytes, '\0');
    for (char& byte : salt)
        byte = static_cast<char>(QRandomGenerator::system()->bounded(256));
    const QByteArrayList parts{scheme, QByteArray::number(rounds), salt.toBase64(),
                               sumOf(digits, salt, rounds).toBase64()};
    return parts.join('$').toStdString();
}

bool SeatLock::fits(const std::string& lock, const QByteArray& digits) {
    const QByteArrayList parts = QByteArray::fromStdString(lock).split('$');
    const int times = parts.size() == 4 ? parts[1].toInt() : 0;
    return times > 0 && times <= mostRounds && parts[0] == scheme &&
           sumOf(digits, QByteArray::fromBase64(parts[2]), times).toBase64() == parts[3];
}

QString SeatLock::words() const {
    if (m_seat < 0)
        return {};
    const QString name =
        QString::fromStdString(m_match->header().seats[static_cast<std::size_t>(m_seat)].name);
    if (!m_choosing)
        return tr("The four digits of %1’s hand").arg(name);
    return m_first.isEmpty() ? tr("Choose four digits for %1’s hand").arg(name)
                             : tr("The same four digits once more");
}

// ---- what is asked for

void SeatLock::ask(kit::Seat seat) { begin(seat, false); }

void SeatLock::choose(kit::Seat seat) { begin(seat, true); }

void SeatLock::begin(kit::Seat seat, bool choosing) {
    m_seat = seat;
    m_choosing = choosing;
    m_digits.clear();
    m_first.clear();
    m_trouble = {};
    m_wait.stop();
    if (!choosing)
        waitOn();
    emit changed();
}

/// Whoever goes away and comes back waits as long.
void SeatLock::waitOn() {
    const Tries& tries = m_tries[m_seat];
    const qint64 left = tries.next.remainingTime();
    if (tries.wrong == 0 || left <= 0)
        return;
    m_wait.start(static_cast<int>(left));
    m_trouble = [seconds = static_cast<int>(left + 999) / 1000] {
        return tr("These are not the digits. Wait %n second(s).", nullptr, seconds);
    };
}

// ---- what is typed

void SeatLock::type(int digit) {
    if (m_seat < 0 || waiting() || digit < 0 || digit > 9)
        return;
    if (m_digits.isEmpty())
        m_trouble = {};
    m_digits.append(static_cast<char>('0' + digit));
    if (m_digits.size() < length)
        return emit changed();
    const QByteArray digits = m_digits;
    m_digits.clear();
    if (m_choosing)
        takeNew(digits);
    else
        answer(digits);
}

void SeatLock::erase() {
    m_digits.chop(1);
    emit changed();
}

void SeatLock::leave() {
    if (m_seat >= 0)
        emit left(close());
}

void SeatLock::answer(const QByteArray& digits) {
    if (fits(m_match->header().seats[static_cast<std::size_t>(m_seat)].lock, digits)) {
        m_tries.erase(m_seat);
        return emit opened(close());
    }
    Tries& tries = m_tries[m_seat];
    const auto longest = static_cast<int>(waits.size()) - 1;
    tries.next.setRemainingTime(waits[static_cast<std::size_t>(std::min(tries.wrong++, longest))]);
    waitOn();
    emit changed();
}

void SeatLock::takeNew(const QByteArray& digits) {
    if (m_first.isEmpty()) {
        m_first = digits;
    } else if (m_first == digits) {
        return emit chosen(close(), made(digits));
    } else {
        m_first.clear();
        m_trouble = [] { return tr("Those were two different numbers."); };
    }
    emit changed();
}

kit::Seat SeatLock::close() {
    const kit::Seat seat = m_seat;
    m_seat = kit::spectator;
    m_digits.clear();
    m_first.clear();
    m_trouble = {};
    m_wait.stop();
    emit changed();
    return seat;
}

} // namespace taletop::app
