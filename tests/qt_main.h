// SPDX-License-Identifier: MIT
// A main function for programs with several test classes. Each class registers itself, and the first argument
// selects the class to run. Options of Qt Test may follow:
//   window_tests TurnsTest                          runs all functions of the class
//   window_tests TurnsTest aHeldKeyDecidesNothing   runs only this function
#pragma once

#include <QObject>

#include <memory>

namespace taletop::app {

/// A test class of this program. If `needsWindow` is false, the class runs without a display
/// (QCoreApplication). `prepare` is called as soon as the application exists, and may be null.
class RegisteredTest {
public:
    using Make = std::unique_ptr<QObject> (*)();
    using Prepare = void (*)();
    RegisteredTest(const char* name, bool needsWindow, Make make, Prepare prepare = nullptr);
};

template <class Test>
std::unique_ptr<QObject> madeTest() {
    return std::make_unique<Test>();
}

} // namespace taletop::app

/// TALETOP_TEST(Class) or TALETOP_TEST(Class, prepare).
#define TALETOP_TEST(Class, ...)                                                                             \
    static const taletop::app::RegisteredTest registered##Class(                                             \
        #Class, true, taletop::app::madeTest<Class> __VA_OPT__(, ) __VA_ARGS__);
#define TALETOP_TEST_WITHOUT_WINDOW(Class, ...)                                                              \
    static const taletop::app::RegisteredTest registered##Class(                                             \
        #Class, false, taletop::app::madeTest<Class> __VA_OPT__(, ) __VA_ARGS__);
