// SPDX-License-Identifier: MIT
#include "app/input/seat_keys.h"

#include <QKeySequence>
#include <QSettings>

namespace taletop::app {

namespace {

QString entry(int seat) { return QStringLiteral("seatKeys/%1").arg(seat); }

} // namespace

SeatKeys::SeatKey SeatKeys::standard(int seat) { return {Qt::Key_F2 + seat, 0}; }

SeatKeys::SeatKeys(QSettings& file, QObject* parent) : QObject(parent), m_file(file) {
    for (int seat = 0; seat < count; ++seat) {
        SeatKey& key = m_keys[static_cast<std::size_t>(seat)];
        key = standard(seat);
        const QStringList parts = m_file.value(entry(seat)).toString().split(u':');
        bool whole = parts.size() == 2;
        const int code = whole ? parts[0].toInt(&whole) : 0;
        if (whole && code != 0)
            key = {code, parts[1].toUInt()};
    }
}

int SeatKeys::seatOf(int key, uint scanCode) const {
    for (int seat = 0; seat < count; ++seat) {
        const SeatKey& own = m_keys[static_cast<std::size_t>(seat)];
        const bool byPlace = own.scanCode != 0 && scanCode != 0;
        if (byPlace ? own.scanCode == scanCode : own.key == key)
            return seat;
    }
    return -1;
}

QString SeatKeys::name(int seat) const {
    if (seat < 0 || seat >= count)
        return {};
    return QKeySequence(m_keys[static_cast<std::size_t>(seat)].key).toString(QKeySequence::NativeText);
}

bool SeatKeys::learn(int seat, int key, uint scanCode) {
    const int owner = seatOf(key, scanCode);
    if (seat < 0 || seat >= count || key == 0 || (owner >= 0 && owner != seat))
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
    if (key == standard(seat))
        m_file.remove(entry(seat));
    else
        m_file.setValue(entry(seat), QStringLiteral("%1:%2").arg(key.key).arg(key.scanCode));
    ++m_revision;
    emit changed();
}

} // namespace taletop::app
