// SPDX-License-Identifier: MIT
// Tests that all games are tested unless one is selected.
#include "tests/conformance/games_tried.h"

#include <doctest/doctest.h>

#include <cstdlib>
#include <string>

using namespace taletop;

namespace {

/// Sets TALETOP_GAME during its lifetime. A null pointer unsets the variable.
class Asked {
public:
    explicit Asked(const char* game) {
        if (const char* before = std::getenv(name))
            m_before = before;
        say(game);
    }
    ~Asked() { say(m_before.empty() ? nullptr : m_before.c_str()); }
    Asked(const Asked&) = delete;
    Asked& operator=(const Asked&) = delete;

private:
    static constexpr const char* name = "TALETOP_GAME";
    static void say(const char* game) {
#ifdef _WIN32
        _putenv_s(name, game != nullptr ? game : "");
#else
        game != nullptr ? setenv(name, game, 1) : unsetenv(name);
#endif
    }
    std::string m_before;
};

} // namespace

TEST_CASE("all games are tested unless TALETOP_GAME names one") {
    {
        const Asked asked(nullptr);
        CHECK(conformance::gamesTried().size() == contract::games().size());
    }
    const Asked asked("template");
    const auto tried = conformance::gamesTried();
    REQUIRE(tried.size() == 1);
    CHECK(tried.front()->info().id == std::string_view("template"));
}
