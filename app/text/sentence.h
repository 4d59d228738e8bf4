// SPDX-License-Identifier: MIT
// A sentence for the player that is kept: it is said in the language of whoever reads it, whichever was
// spoken when it was made.
#pragma once

#include <QString>
#include <QStringList>

#include <concepts>
#include <functional>
#include <type_traits>
#include <utility>
#include <vector>

namespace taletop::app {

class Sentence {
public:
    Sentence() = default; ///< says nothing
    /// `say` gives the words in the language that is spoken when it is called; what it fills in it owns.
    template <std::invocable Say>
    requires std::convertible_to<std::invoke_result_t<Say>, QString> Sentence(Say say)
        : m_say(std::move(say)) {}
    /// What is said alike in every language.
    [[nodiscard]] static Sentence asItIs(QString words) {
        return [words = std::move(words)] { return words; };
    }

    /// Those that say something, one after the other.
    [[nodiscard]] static Sentence joined(std::vector<Sentence> parts) {
        return [parts = std::move(parts)] {
            QStringList words;
            for (const Sentence& part : parts)
                words.append(part.text());
            words.removeAll(QString());
            return words.join(u' ');
        };
    }

    [[nodiscard]] QString text() const { return m_say ? m_say() : QString(); }
    [[nodiscard]] bool empty() const { return text().isEmpty(); }

private:
    std::function<QString()> m_say;
};

} // namespace taletop::app
