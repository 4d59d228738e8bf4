// SPDX-License-Identifier: MIT
// Storybooks, for games that narrate a tale. A storybook is read from a file and turns the tale of any table
// into plain text. The files come from our resources, from translators and from players.
#pragma once

#include "core/contract/limits.h"
#include "core/contract/remark.h"
#include "core/kit/notice.h"
#include "core/kit/seat.h"

#include <memory>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace taletop::contract {

/// A page of a tale.
struct TalePage {
    int number = 0;
    std::string text;                 ///< one paragraph
    std::vector<std::string> details; ///< words that players added, one paragraph each
    std::vector<int> faces;           ///< the cards of the page, for their pictures
    bool open = false;                ///< is a card still to be chosen? Then the text has blanks

    friend bool operator==(const TalePage&, const TalePage&) = default;
};

/// The tale so far, made only from public information.
struct Tale {
    std::string title;
    std::string blurb;              ///< one sentence about the tale
    std::vector<kit::Seat> tellers; ///< tellers in the order in which they are named
    std::vector<TalePage> pages;    ///< the last one may be open
    std::string closing;            ///< "The End", or the line for an unfinished tale

    friend bool operator==(const Tale&, const Tale&) = default;
};

/// The reason why the file of a storybook cannot be used.
struct WordsError {
    int line = 0;     ///< line of the file, from 1; 0 for the file as a whole
    kit::Notice what; ///< one sentence: what is wrong and what would be right

    friend bool operator==(const WordsError&, const WordsError&) = default;
};

/// The words of a game's tales, read from one file.
class Storybook {
public:
    Storybook() = default;
    Storybook(const Storybook&) = delete;
    Storybook& operator=(const Storybook&) = delete;
    virtual ~Storybook() = default;

    /// A language tag, such as "en-GB".
    [[nodiscard]] virtual std::string language() const = 0;
    /// The titles of its tales.
    [[nodiscard]] virtual std::vector<std::string> titles() const = 0;
    /// Can this storybook narrate the tale of this table?
    [[nodiscard]] virtual bool tells(const AnyState& view) const = 0;
    /// Returns the tale; tells() must be true for this table. `remarks` has one element for each move so far
    /// that has remark fields, in the order of the journal (Match::remarks).
    [[nodiscard]] virtual Tale tell(const AnyState& view, std::span<const Remarks> remarks) const = 0;
    /// The title of a card; empty if the file has no words for it.
    [[nodiscard]] virtual std::string cardTitle(int face) const = 0;
};

/// A storybook, or the reason why there is none.
using StorybookOrError = std::variant<std::unique_ptr<const Storybook>, WordsError>;

} // namespace taletop::contract
