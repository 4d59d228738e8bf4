// SPDX-License-Identifier: MIT
// All that a seat knows of a match: what it sees, and what it remembers of what it has seen.
#pragma once

#include "core/contract/any_value.h"
#include "core/kit/memory.h"

namespace taletop::contract {

struct Known {
    Known() = default;
    /// Of a seat that remembers nothing: a view is enough to be asked with.
    Known(const AnyState& seen) : view(seen) {}
    Known(const AnyState& seen, kit::Memory remembered) : view(seen), memory(std::move(remembered)) {}

    AnyState view; ///< what a seat is given may be the whole state: it looks at its view of it alone
    kit::Memory memory;
};

} // namespace taletop::contract
