// SPDX-License-Identifier: MIT
#include "core/games/foxtail/words/phrases.h"
#include "core/games/foxtail/words/words.h"

namespace taletop::foxtail {

kit::Text Words::refusalText(const kit::Refusal& refusal) {
    const RefusalRow& row = refusals[refusal.code];
    const auto [first, second] = refusal.arguments;
    switch (row.wording) {
    case Wording::Plain:
        break;
    case Wording::Number:
        return sentence(row.source).number(first);
    case Wording::Numbers:
        return sentence(row.source).number(first).number(second);
    case Wording::Plural:
        return sentence(row.source).plural(first);
    }
    return sentence(row.source);
}

} // namespace taletop::foxtail
