// SPDX-License-Identifier: MIT
// Tests of duels: the compared bots and the reported results.
#include "core/cli/duel.h"

#include "core/cli/cli.h"
#include "core/contract/registry.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <cmath>
#include <sstream>

using namespace taletop;
using namespace taletop::cli;
using nlohmann::json;

namespace {

json duelJson(std::vector<const char*> arguments) {
    arguments.insert(arguments.begin(), {"taletop-cli", "duel"});
    arguments.push_back("--json");
    std::ostringstream out;
    std::ostringstream error;
    REQUIRE(cli::run(static_cast<int>(arguments.size()), arguments.data(), out, error) == done);
    return json::parse(out.str());
}

Duel duelOf(const char* game, int seats, std::vector<const char*> names) {
    const contract::Game& played = *contract::findGame(game);
    std::vector<const bots::Bot*> bots;
    for (const char* name : names)
        bots.push_back(bots::findBot(name));
    return {played, contract::standardOptions(played.info(), seats), bots, {names.begin(), names.end()}};
}

} // namespace

TEST_CASE("a duel of equal bots is exactly even, because each plays every seat of every deal") {
    for (const char* game : {"foxtail", "papertales"}) {
        Duel duel = duelOf(game, 3, {"casual", "casual"});
        for (std::uint64_t seed = 1; seed <= 4; ++seed)
            REQUIRE_FALSE(duel.playDeal(seed));
        const auto& [first, rest] = std::pair(duel.duellists()[0], duel.duellists()[1]);
        CHECK(first.seats == 1);
        CHECK(rest.seats == 2);
        CHECK(first.share.mean() == doctest::Approx(1.0 / 3));
        CHECK(rest.share.mean() == doctest::Approx(1.0 / 3));
        CHECK(first.share.margin() < 1e-9);
        CHECK(first.lead.mean() == doctest::Approx(rest.lead.mean()));
        CHECK(duel.games() == 12);
    }
}

TEST_CASE("a duel reports the better bot as one JSON object") {
    const json object = duelJson({"foxtail", "--seats", "2", "--bots", "random,casual", "--deals", "20"});
    CHECK(object.size() == 11); // there is no verdict without --sprt
    CHECK(object["game"] == "foxtail");
    CHECK(object["seats"] == 2);
    CHECK(object["bots"] == json{"random", "casual"});
    CHECK(object["deals"] == 20);
    CHECK(object["games"] == 40);
    CHECK(object["share"][1].get<double>() > 0.9);
    CHECK(object["share"][0].get<double>() + object["share"][1].get<double>() == doctest::Approx(1));
    CHECK(object["lead"][0].get<double>() < -3);
    CHECK(object["lead"][0].get<double>() == doctest::Approx(-object["lead"][1].get<double>()));
    for (const std::size_t bot : {0U, 1U}) {
        CHECK(object["interval"][bot].front().get<double>() <= object["share"][bot].get<double>());
        CHECK(object["interval"][bot].back().get<double>() >= object["share"][bot].get<double>());
        // The lead has an interval, as the share has.
        const auto low = object["lead_interval"][bot].front().get<double>();
        const auto high = object["lead_interval"][bot].back().get<double>();
        CHECK(low < object["lead"][bot].get<double>());
        CHECK(low + high == doctest::Approx(2 * object["lead"][bot].get<double>()).epsilon(0.001));
        CHECK(object["cpu_ms_per_move"][bot].get<double>() <= object["worst_ms"][bot].get<double>());
    }
}

TEST_CASE("a sample has the mean and the margin of its numbers") {
    Sample sample;
    for (const double number : {0.0, 0.5, 1.0, 0.5})
        sample.add(number);
    CHECK(sample.mean() == doctest::Approx(0.5));
    CHECK(sample.variance() == doctest::Approx(0.5 / 3));
    CHECK(sample.margin() == doctest::Approx(1.96 * std::sqrt(0.5 / 3 / 4)));
}

TEST_CASE("Elo is a share of the wins among any number of seats") {
    for (const int seats : {2, 3, 4, 5})
        CHECK(shareOf(0, seats) == doctest::Approx(1.0 / seats));
    CHECK(shareOf(400, 2) == doctest::Approx(10.0 / 11));
    CHECK(shareOf(400, 4) == doctest::Approx(10.0 / 13));
}

TEST_CASE("the sequential test favours the hypothesis that is closer to the share") {
    const Sprt sprt{0, 20}; // shares of 0.5 and 0.5288
    Sample even;
    Sample better;
    for (int deal = 0; deal < 2000; ++deal) {
        even.add(deal % 2 == 0 ? 0.4 : 0.6);
        better.add(deal % 2 == 0 ? 0.45 : 0.65);
    }
    CHECK(likelihoodRatio(sprt, even, 2) < -sprtBound);
    CHECK(likelihoodRatio(sprt, better, 2) > sprtBound);
    // Calculated by hand: n (h - l) (2 m - l - h) / (2 v), where v = 0.01 * 2000 / 1999.
    const double high = shareOf(20, 2);
    CHECK(likelihoodRatio(sprt, better, 2) ==
          doctest::Approx(2000 * (high - 0.5) * (1.1 - 0.5 - high) / (0.02 * 2000 / 1999)));
    CHECK(likelihoodRatio(sprt, Sample{}, 2) == 0);
}

TEST_CASE("the sequential test ends a duel as soon as the result is clear") {
    const json object =
        duelJson({"foxtail", "--seats", "2", "--bots", "casual,random", "--deals", "400", "--sprt", "0,200"});
    CHECK(object["deals"].get<int>() < 400);
    CHECK(object["share"][0].get<double>() > 0.9);
    // The object contains the verdict for programs that read it.
    CHECK(object["sprt"]["low"] == 0);
    CHECK(object["sprt"]["high"] == 200);
    CHECK(object["sprt"]["ratio"].get<double>() >= sprtBound - 1e-4);
    CHECK(object["sprt"]["verdict"] == "higher");
    CHECK(duelJson({"foxtail", "--seats", "2", "--bots", "casual,casual", "--deals", "2", "--sprt",
                    "0,20"})["sprt"]["verdict"] == "undecided");
}

TEST_CASE("the bounds of the sequential test may have decimals") {
    const json verdict = duelJson({"foxtail", "--seats", "2", "--bots", "random,random", "--deals", "1",
                                   "--sprt", "0.5,20.25"})["sprt"];
    CHECK(verdict["low"] == 0.5);
    CHECK(verdict["high"] == 20.25);
}
