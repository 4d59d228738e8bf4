// SPDX-License-Identifier: MIT
// A newcomer who does not know the program. They press keys and click at random, on controls and elsewhere,
// three to eight times a second. A seed makes each run repeatable.
#pragma once

#include "core/kit/rng.h"
#include "tests/newcomers/hands.h"
#include "tests/newcomers/in_front.h"

#include <memory>

class QWidget;

namespace taletop::app {

class Newcomer {
public:
    enum class Wish {
        Play,  ///< returns to the match after leaving it, and prefers inviting controls
        Wander ///< goes anywhere, with no match to finish
    };

    Newcomer(TableWindow& table, Hands& hands, std::uint64_t seed, Wish wish);
    ~Newcomer();

    /// Does one random action, and lets time pass until the next.
    void press();

private:
    using Act = void (Newcomer::*)();
    struct Habit {
        int weight;
        Act act;
    };

    [[nodiscard]] int below(int bound) {
        return static_cast<int>(m_chance.below(static_cast<unsigned>(bound)));
    }
    [[nodiscard]] bool chance(int percent) { return below(100) < percent; }
    template <class List>
    auto& anyOf(List& list) {
        return list[static_cast<std::size_t>(below(static_cast<int>(std::size(list))))];
    }
    [[nodiscard]] Act choose(const std::vector<Habit>& habits);
    [[nodiscard]] bool strays();
    [[nodiscard]] QPoint anywhere();
    [[nodiscard]] QPoint within(const Thing& thing);
    void tap(Qt::Key key, Qt::KeyboardModifiers modifiers = {});

    void comeBack();
    void liftCurtain();
    void clickWhatIsOffered();
    void clickWhatInvites();
    void clickSomething();
    void clickNothing();
    void clickTwice();
    void drag();
    void turnWheel();
    void hover();
    void pressUsual();
    void pressLetter();
    void pressSeatKey();
    void holdSeatKey();
    void holdKey();
    void tabAndPress();
    void escape();
    void openMenu();
    void pressShortcut();
    void resize();
    void lookElsewhere();
    void answerDialog();

    TableWindow& m_table;
    Hands& m_hands;
    kit::Rng m_chance;
    Wish m_wish;
    QString m_game; ///< the game to finish, for Wish::Play
    QString m_file; ///< the save of that game
    std::unique_ptr<QWidget> m_elsewhere;
};

} // namespace taletop::app
