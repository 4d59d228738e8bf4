// SPDX-License-Identifier: MIT
// Programs with several test classes. Each class registers itself; the first argument selects the one to run:
//   window_tests TurnsTest                          all its functions
//   window_tests TurnsTest aHeldKeyDecidesNothing   one of them, and any other option of Qt Test
#pragma once

#include <QObject>

#include <memory>

namespace taletop::app {

/// A test class of this program. If `needsWindow` is false it runs without a display (QCoreApplication).
/// `prepare` runs once the application exists and may be null.
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
