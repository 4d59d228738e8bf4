// SPDX-License-Identifier: MIT
// Type-erased states and moves of any game.
#pragma once

#include "core/contract/limits.h"

#include <array>
#include <cstddef>
#include <cstring>
#include <new>
#include <span>
#include <type_traits>

namespace taletop::contract {

/// A type-erased value of a game, stored inline. Copies only the bytes in use.
template <std::size_t Capacity>
class AnyValue {
public:
    AnyValue() = default;
    AnyValue(const AnyValue& other) { *this = other; }
    AnyValue& operator=(const AnyValue& other) {
        m_size = other.m_size;
        std::memmove(m_bytes.data(), other.m_bytes.data(), m_size);
        return *this;
    }
    ~AnyValue() = default;

    template <class Value>
    [[nodiscard]] static AnyValue of(const Value& value) {
        AnyValue any;
        any.assign(value);
        return any;
    }
    template <class Value>
    void assign(const Value& value) {
        static_assert(sizeof(Value) <= Capacity && std::is_trivially_copyable_v<Value>);
        m_size = sizeof(Value);
        std::memcpy(m_bytes.data(), &value, sizeof(Value));
    }
    /// Returns the value; the caller must know its type.
    template <class Value>
    [[nodiscard]] Value& as() {
        return *std::launder(reinterpret_cast<Value*>(m_bytes.data()));
    }
    template <class Value>
    [[nodiscard]] const Value& as() const {
        return *std::launder(reinterpret_cast<const Value*>(m_bytes.data()));
    }
    [[nodiscard]] std::span<const std::byte> bytes() const { return {m_bytes.data(), m_size}; }

private:
    std::size_t m_size = 0;
    alignas(8) std::array<std::byte, Capacity> m_bytes;
};

} // namespace taletop::contract
