// SPDX-License-Identifier: MIT
// A vector that stores its elements inline, without heap memory.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <memory>
#include <new>
#include <type_traits>

namespace taletop::kit {

/// Up to `Capacity` elements stored in place. Growing past the capacity is a programming error. Unused
/// elements stay uninitialized, so creating an empty vector costs nothing.
template <class T, std::size_t Capacity>
class FixedVector {
    static_assert(std::is_trivially_destructible_v<T>);

public:
    using value_type = T;
    using iterator = T*;
    using const_iterator = const T*;

    FixedVector() = default;
    FixedVector(const FixedVector& other) { *this = other; }
    FixedVector& operator=(const FixedVector& other) {
        if (this != &other) {
            m_size = other.m_size;
            std::uninitialized_copy(other.begin(), other.end(), begin());
        }
        return *this;
    }
    ~FixedVector() = default;

    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] bool empty() const { return m_size == 0; }
    [[nodiscard]] static constexpr std::size_t capacity() { return Capacity; }

    void push_back(const T& value) {
        assert(m_size < Capacity);
        new (begin() + m_size) T(value);
        ++m_size;
    }
    void pop_back() {
        assert(m_size > 0);
        --m_size;
    }
    [[nodiscard]] T takeLast() {
        const T last = back();
        pop_back();
        return last;
    }
    void clear() { m_size = 0; }

    [[nodiscard]] T& operator[](std::size_t index) {
        assert(index < m_size);
        return begin()[index];
    }
    [[nodiscard]] const T& operator[](std::size_t index) const {
        assert(index < m_size);
        return begin()[index];
    }
    [[nodiscard]] T& back() { return (*this)[m_size - 1]; }
    [[nodiscard]] const T& back() const { return (*this)[m_size - 1]; }

    [[nodiscard]] iterator begin() { return std::launder(reinterpret_cast<T*>(m_storage)); }
    [[nodiscard]] iterator end() { return begin() + m_size; }
    [[nodiscard]] const_iterator begin() const { return std::launder(reinterpret_cast<const T*>(m_storage)); }
    [[nodiscard]] const_iterator end() const { return begin() + m_size; }
    [[nodiscard]] T* data() { return begin(); }
    [[nodiscard]] const T* data() const { return begin(); }

    friend bool operator==(const FixedVector& a, const FixedVector& b) {
        return std::equal(a.begin(), a.end(), b.begin(), b.end());
    }

private:
    std::size_t m_size = 0;
    alignas(T) std::byte m_storage[Capacity * sizeof(T)];
};

} // namespace taletop::kit
