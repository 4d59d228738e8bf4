// SPDX-License-Identifier: MIT
// Reads any bytes as a transcript: nothing crashes, and an accepted transcript equals the one written from
// its match.
#include "core/match/transcript.h"
#include "tests/fuzz/require.h"

#include <cstdint>

using namespace taletop;
using taletop::tests::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto checked = match::checkTranscript({reinterpret_cast<const char*>(data), size});
    if (const auto* error = std::get_if<match::LoadError>(&checked))
        require(!error->what.empty(), "errors have a sentence");
    if (const auto* accepted = std::get_if<match::Match>(&checked))
        require(
            std::holds_alternative<match::Match>(match::checkTranscript(match::transcriptText(*accepted))),
            "what is written is accepted");
    return 0;
}
