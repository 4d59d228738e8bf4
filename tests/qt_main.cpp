// SPDX-License-Identifier: MIT
#include "tests/qt_main.h"

#include "tests/test_clock.h"

#include <QApplication>
#include <QTest>

#include <algorithm>
#include <cstdio>
#include <string_view>
#include <vector>

namespace {

struct Entry {
    std::string_view name;
    bool needsWindow;
    taletop::app::RegisteredTest::Make make;
    taletop::app::RegisteredTest::Prepare prepare;
};

std::vector<Entry>& entries() {
    static std::vector<Entry> all;
    return all;
}

int run(const Entry& entry, int argc, char** argv) {
    // Disables the timeout of Qt Test. ctest kills tests that hang, and the clock of a test is not real.
    qputenv("QTEST_FUNCTION_TIMEOUT", "2000000000");
#ifndef TALETOP_REAL_TIME // sockets need real time
    taletop::app::skipIdleTime();
#endif
    if (entry.prepare != nullptr)
        entry.prepare();
    const std::unique_ptr<QObject> test = entry.make();
    return QTest::qExec(test.get(), argc, argv);
}

} // namespace

namespace taletop::app {

RegisteredTest::RegisteredTest(const char* name, bool needsWindow, Make make, Prepare prepare) {
    entries().push_back({name, needsWindow, make, prepare});
}

} // namespace taletop::app

int main(int argc, char** argv) {
    const std::string_view wanted = argc > 1 ? argv[1] : "";
    const auto entry = std::ranges::find(entries(), wanted, &Entry::name);
    if (entry == entries().end()) {
        std::fprintf(stderr, "usage: %s CLASS [FUNCTION[:ROW]...]\nClasses:\n", argv[0]);
        for (const Entry& one : entries())
            std::fprintf(stderr, "  %.*s\n", static_cast<int>(one.name.size()), one.name.data());
        return 2;
    }
    // Removes the class name, which Qt Test does not know.
    std::rotate(argv + 1, argv + 2, argv + argc);
    --argc;
    argv[argc] = nullptr;
    if (!entry->needsWindow) {
        const QCoreApplication application(argc, argv);
        return run(*entry, argc, argv);
    }
    const QApplication application(argc, argv);
    return run(*entry, argc, argv);
}
