// SPDX-License-Identifier: MIT
#include "tests/access/friends.h"

#include <QTest>

namespace taletop::app {

namespace {

constexpr int usualSpeed = 2;

} // namespace

void stopAfterTurns(SeatSheet& sheet, int turns) {
    const OptionListModel& options = *sheet.options();
    for (int row = 0; row < options.rowCount(); ++row)
        if (options.data(options.index(row), OptionListModel::KeyRole) == QLatin1String("turncap"))
            sheet.setOption(row, turns);
}

Friends::Friends(const QString& game, int people, int seed) {
    m_table.window().resize(1024, 640);
    begin(game, people, seed);
    if (m_table.app().session() == nullptr)
        return;
    QObject::connect(&curtain(), &Curtain::changed, &curtain(), [this] {
        const int seated = curtain().seated();
        if (seated >= 0 && seated != m_seated)
            ++m_lifts;
        m_seated = seated;
    });
    m_table.app().setSpeed(usualSpeed);
    pass(m_pause);
}

void Friends::begin(const QString& game, int people, int seed) {
    constexpr int turns = 6;
    m_table.app().openSeats(game);
    SeatSheet& sheet = *m_table.app().seatSheet();
    sheet.setSeatCount(people);
    for (int seat = 0; seat < people; ++seat)
        sheet.setKind(seat, QStringLiteral("human"));
    sheet.setPrivacy(QStringLiteral("curtain"));
    sheet.setSeedText(QString::number(seed));
    stopAfterTurns(sheet, turns);
    m_table.app().startMatch();
}

void Friends::key(Qt::Key key) {
    ++m_presses;
    m_hands.write(QStringLiteral("presses ") + QKeySequence(key).toString());
    m_hands.key(key);
    pass(m_pause);
}

void Friends::click(const QString& name, QPoint at) {
    ++m_presses;
    m_hands.write(QStringLiteral("clicks ") + name);
    m_hands.click(m_hands.inWindow(at));
    pass(m_pause);
}

} // namespace taletop::app
