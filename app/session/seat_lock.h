// SPDX-License-Identifier: MIT
// The locks of hands: four digits, asked for before a seat's cards are shown. Of them only a salted
// sum is kept, in the match.
#pragma once

#include "app/text/sentence.h"
#include "core/match/match.h"

#include <QDeadlineTimer>
#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <map>
#include <string>

namespace taletop::app {

class SeatLock : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the session has one")
    Q_PROPERTY(int seat READ seat NOTIFY changed)
    Q_PROPERTY(bool choosing READ choosing NOTIFY changed)
    Q_PROPERTY(int typed READ typed NOTIFY changed)
    Q_PROPERTY(bool waiting READ waiting NOTIFY changed)
    Q_PROPERTY(QString words READ words NOTIFY changed)
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)

public:
    static constexpr int length = 4;

    /// `match` must outlive this.
    explicit SeatLock(const match::Match& match, QObject* parent = nullptr);

    /// The seat whose digits are typed now, -1: nobody's.
    [[nodiscard]] int seat() const { return m_seat; }
    [[nodiscard]] bool choosing() const { return m_choosing; } ///< new ones, twice
    [[nodiscard]] int typed() const { return static_cast<int>(m_digits.size()); }
    /// Digits do nothing for a moment, after wrong ones.
    [[nodiscard]] bool waiting() const { return m_wait.isActive(); }
    [[nodiscard]] QString words() const;                               ///< what is to be typed
    [[nodiscard]] QString trouble() const { return m_trouble.text(); } ///< what was wrong, or ""

    /// One of 0 to 9; the fourth is the answer.
    Q_INVOKABLE void type(int digit);
    Q_INVOKABLE void erase(); ///< the last digit
    Q_INVOKABLE void leave(); ///< without an answer

    // ---- not for QML

    /// What is kept of four digits, with a salt of its own.
    [[nodiscard]] static std::string made(const QByteArray& digits);
    [[nodiscard]] static bool fits(const std::string& lock, const QByteArray& digits);

    void retell() { emit changed(); } ///< in another language
    void ask(kit::Seat seat);         ///< for the digits of a seat that has a lock
    void choose(kit::Seat seat);      ///< for new digits

signals:
    void changed();
    void opened(taletop::kit::Seat seat); ///< the digits were right
    void chosen(taletop::kit::Seat seat, const std::string& lock);
    void left(taletop::kit::Seat seat); ///< without an answer

private:
    struct Tries {
        int wrong = 0; ///< in a row
        QDeadlineTimer next;
    };
    void begin(kit::Seat seat, bool choosing);
    void answer(const QByteArray& digits);
    void takeNew(const QByteArray& digits);
    void waitOn();
    kit::Seat close();

    const match::Match* m_match;
    kit::Seat m_seat = kit::spectator;
    bool m_choosing = false;
    QByteArray m_digits;
    QByteArray m_first; ///< of new digits, until they have been typed again
    Sentence m_trouble;
    QTimer m_wait; ///< single shot
    std::map<kit::Seat, Tries> m_tries;
};

} // namespace taletop::app
