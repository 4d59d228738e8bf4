// SPDX-License-Identifier: MIT
#include "app/input/seat_keys.h"

#include <QKeySequence>
#include <QSettings>

#include <algorithm>

namespace taletop::app {

namespace {

constexpr int lastKey = Qt::Key_unknown; // higher codes are not keys

QString entry(int seat) { return QStringLiteral("seatKeys/%1").arg(seat); }

/// Is the key needed for navigation at every table, or a modifier that does nothing alone?
bool isNeeded(int key) {
    constexpr std::array needed{
        Qt::Key_Escape,  Qt::Key_Tab,  Qt::Key_Backtab, Qt::Key_Backspace, Qt::Key_Return, Qt::Key_Enter,
        Qt::Key_Space,   Qt::Key_Left, Qt::Key_Right,   Qt::Key_Up,        Qt::Key_Down,   Qt::Key_Shift,
        Qt::Key_Control, Qt::Key_Alt,  Qt::Key_AltGr,   Qt::Key_Meta,      Qt::Key_Menu,   Qt::Key_Delete};
    return std::ranges::find(needed, key) != needed.end();
}

bool canBeASeats(int key) { return key > 0 && key < lastKey && !isNeeded(key); }

} // namespace

SeatKeys::SeatKey SeatKeys::standard(int seat) { return {Qt::Key_F2 + seat, 0}; }

SeatKeys::SeatKeys(QSettings& file, QObject* parent) : QObject(parent), m_file(file) { read(); }

void SeatKeys::read() {
    for (int seat = 0; seat < count; ++seat)
        m_keys[static_cast<std::size_t>(seat)] = standard(seat);
    auto keys = m_keys;
    for (int seat = 0; seat < count; ++seat) {
        const QStringList parts = m_file.value(entry(seat)).toString().split(u':');
        bool isKey = parts.size() == 2;
        bool isPlace = isKey;
        const int code = isKey ? parts[0].toInt(&isKey) : 0;
        const uint scanCode = isPlace ? parts[1].toUInt(&isPlace) : 0;
        if (isKey && isPlace && canBeASeats(code))
            keys[static_cast<std::size_t>(seat)] = {code, scanCode};
    }
    for (auto key = keys.begin(); key != keys.end(); ++key)
        if (std::any_of(keys.begin(), key, [&](const SeatKey& other) { return other.isSame(*key); }))
            return;
    m_keys = keys;
}

int SeatKeys::seatOf(int key, uint scanCode) const {
    for (int seat = 0; seat < count; ++seat) {
        const SeatKey& own = m_keys[static_cast<std::size_t>(seat)];
        if (own.isSame({key, scanCode}))
            return seat;
    }
    return -1;
}

QString SeatKeys::name(int seat) const {
    if (seat < 0 || seat >= count)
        return {};
    return keyName(m_keys[static_cast<std::size_t>(seat)].key);
}

QString SeatKeys::keyName(int key) { return QKeySequence(key).toString(QKeySequence::NativeText); }

bool SeatKeys::isStandard(int seat) const { return m_keys[static_cast<std::size_t>(seat)] == standard(seat); }

QString SeatKeys::whyNot(int seat, int key, uint scanCode) const {
    if (seat < 0 || seat >= count)
        return tr("That seat doesn’t exist.");
    if (key <= 0 || key >= lastKey)
        return tr("This key can’t be recognised. Press another one.");
    if (isNeeded(key))
        return tr("%1 is needed at every table. Press another key.").arg(keyName(key));
    const int owner = seatOf(key, scanCode);
    if (owner >= 0 && owner != seat)
        return tr("%1 is already the key for seat %2. Press another one.")
            .arg(keyName(key), QString::number(owner + 1));
    const QString action = m_menuActionOf ? m_menuActionOf(key) : QString();
    if (!action.isEmpty())
        return tr("%1 is already used for “%2” in the menu. Press another key.").arg(keyName(key), action);
    return {};
}

bool SeatKeys::learn(int seat, int key, uint scanCode) {
    if (!whyNot(seat, key, scanCode).isEmpty())
        return false;
    m_keys[static_cast<std::size_t>(seat)] = {key, scanCode};
    changedAt(seat);
    return true;
}

void SeatKeys::reset() {
    for (int seat = 0; seat < count; ++seat) {
        m_keys[static_cast<std::size_t>(seat)] = standard(seat);
        changedAt(seat);
    }
}

void SeatKeys::changedAt(int seat) {
    const SeatKey& key = m_keys[static_cast<std::size_t>(seat)];
    if (isStandard(seat))
        m_file.remove(entry(seat));
    else
        m_file.setValue(entry(seat), QStringLiteral("%1:%2").arg(key.key).arg(key.scanCode));
    ++m_revision;
    emit changed();
}

} // namespace taletop::app
