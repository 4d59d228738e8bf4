// SPDX-License-Identifier: MIT
// Measures the time to make the book of a whole tale: to set its sheets, and to save it as PDF and web page.
//
//   book_bench [TIMES]   prints the CPU time of each step: the best and the median of TIMES runs (default 10)
//
// Casual players tell the tale, with a name and a detail on every page.
#include "app/book/book_files.h"
#include "app/session/tale_reader.h"
#include "app/shell/fonts.h"
#include "app/shell/keepsake.h"
#include "core/contract/registry.h"
#include "core/match/match.h"

#include <QGuiApplication>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>

using namespace taletop;
using namespace taletop::app;

namespace {

constexpr int seats = 4;

contract::Remarks wordsFor(const contract::Game& game, const contract::AnyMove& move) {
    contract::Remarks remarks;
    for (const contract::RemarkField& field : game.remarkFields(move))
        remarks.push_back({field.key, field.longest < 100 ? "Old Cornelius" : "And it rained all night."});
    return remarks;
}

Book toldBook(const contract::Game& game) {
    match::Header header;
    header.options = contract::standardOptions(game.info(), seats);
    for (const char* name : {"Ana", "Ben", "Cleo", "Dan"})
        header.seats.push_back({.name = name});
    match::Match match(game, header);
    kit::Rng random(1);
    while (!match.over()) {
        const kit::Seat seat = match.pending().seats.first();
        const auto move = game.casualMove(match.view(seat), seat, random);
        match.submit(seat, move, wordsFor(game, move));
    }
    TaleReader reader(game);
    reader.read(match.state(), kit::spectator, match.remarks());
    return bookOf(reader, game, {"Ana", "Ben", "Cleo", "Dan"}, QDate(2026, 1, 1));
}

void measure(const char* what, int times, const std::function<bool()>& work) {
    std::vector<double> costs;
    for (int i = 0; i < times; ++i) {
        const std::clock_t before = std::clock();
        if (!work()) {
            std::printf("%-10s failed\n", what);
            return;
        }
        costs.push_back(static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC);
    }
    std::ranges::sort(costs);
    std::printf("%-10s best %.3f s, middle %.3f s\n", what, costs.front(), costs[costs.size() / 2]);
}

} // namespace

int main(int argc, char** argv) {
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication program(argc, argv);
    fonts::install();
    const int times = argc > 1 ? std::max(1, std::atoi(argv[1])) : 10;
    const contract::Game* game = contract::findGame("storyline");
    if (game == nullptr) {
        std::fprintf(stderr, "book_bench: this build has no tales\n");
        return 1;
    }
    const Book book = toldBook(*game);
    const BookFonts faces{fonts::title, fonts::story};
    std::printf("a book of %d pages and the title, CPU time\n", static_cast<int>(book.pages.size()));
    measure("sheets", times, [&] { return !setBook(book, faces).empty(); });
    measure("PDF", times, [&] { return !bookPdf(book, faces).isEmpty(); });
    measure("web page", times, [&] { return !bookHtml(book, faces).isEmpty(); });
    std::printf("pdf %lld bytes, html %lld bytes\n", static_cast<long long>(bookPdf(book, faces).size()),
                static_cast<long long>(bookHtml(book, faces).size()));
    return 0;
}
