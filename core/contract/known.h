// SPDX-License-Identifier: MIT
// Everything that a seat knows about a match: what it sees now and what it remembers.
#pragma once

#include "core/contract/any_value.h"
#include "core/kit/memory.h"

namespace taletop::contract {

struct Known {
    Known() = default;
    /// Makes the knowledge of a seat that remembers nothing; also converts a view.
    Known(const AnyState& seen) : view(seen) {}
    Known(const AnyState& seen, kit::Memory remembered) : view(seen), memory(std::move(remembered)) {}

    AnyState view; ///< may be the full state; Game passes only the seat's view of it to players
    kit::Memory memory;
};

} // namespace taletop::contract
