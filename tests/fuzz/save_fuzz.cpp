// SPDX-License-Identifier: MIT
// Reads any bytes as a save: nothing crashes, and a loaded match can be saved and loaded again unchanged.
#include "core/match/save.h"
#include "tests/fuzz/require.h"

#include <cstdint>

using namespace taletop;
using taletop::tests::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto opening = match::loadHeader(text);
    const auto loaded = match::loadSave(text);
    const auto looked = match::loadSave(text, match::Damage::ShowBefore);
    if (const auto* shown = std::get_if<match::Loaded>(&looked))
        require(shown->match.game().brokenInvariant(shown->match.state()).empty(), "what is shown is legal");
    if (const auto* error = std::get_if<match::LoadError>(&loaded)) {
        require(!error->what.empty() && kit::english(error->what).find('\n') == std::string::npos,
                "errors are one line");
        return 0;
    }
    require(std::holds_alternative<match::Header>(opening), "a save that loads has a header");
    require(std::holds_alternative<match::Loaded>(looked), "what loads can be looked at");
    const match::Match& first = std::get<match::Loaded>(loaded).match;
    require(first.game().brokenInvariant(first.state()).empty(), "a loaded state is a legal one");
    const std::string saved = match::saveText(first.game(), first.journal());
    const auto again = match::loadSave(saved);
    require(std::holds_alternative<match::Loaded>(again), "what was saved loads");
    const auto& second = std::get<match::Loaded>(again);
    require(second.match.journal() == first.journal(), "what was saved loads unchanged");
    const match::Header& header = first.header();
    const bool marked = header.dealtByHand || header.unchecked;
    require((second.notice.empty() || marked) && !second.rewrite, "what was saved is whole");
    require(second.match.header() == header, "what was saved keeps its marks");
    return 0;
}
