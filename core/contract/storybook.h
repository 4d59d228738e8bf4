// SPDX-License-Identifier: MIT
// A game that tells a tale has words that are data: a file is read into a storybook, and that tells
// the tale of any table in plain text. Files come from our resources, from translators and from
// players.
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
    std::vector<std::string> details; ///< what players added, a paragraph each
    std::vector<int> faces;           ///< the cards it is made of, for their pictures
    bool open = false;                ///< something is still to be chosen: the text has blanks

    friend bool operator==(const TalePage&, const TalePage&) = default;
};

/// A tale as far as it has been told; made of what everybody may know.
struct Tale {
    std::string title;
    std::string blurb;              ///< one sentence about it
    std::vector<kit::Seat> tellers; ///< in the order in which they are named
    std::vector<TalePage> pages;    ///< the last one may be open
    std::string closing;            ///< "The End", or the line for a tale that breaks off

    friend bool operator==(const Tale&, const Tale&) = default;
};

/// Why a file of words cannot be used.
struct WordsError {
    int line = 0;     ///< of the file, from 1; 0: the file as a whole
    kit::Notice what; ///< one sentence: what is wrong and what would be right

    friend bool operator==(const WordsError&, const WordsError&) = default;
};

/// The words of one file.
class Storybook {
public:
    Storybook() = default;
    Storybook(const Storybook&) = delete;
    Storybook& operator=(const Storybook&) = delete;
    virtual ~Storybook() = default;

    /// "en-GB".
    [[nodiscard]] virtual std::string language() const = 0;
    /// The titles of the tales that it tells.
    [[nodiscard]] virtual std::vector<std::string> titles() const = 0;
    /// Does it have the words for the tale that is told on this table?
    [[nodiscard]] virtual bool tells(const AnyState& view) const = 0;
    /// The tale. `remarks` holds those of each move so far that has fields for some, in the order of
    /// the journal (Match::remarks). Called only if it tells this table's tale.
    [[nodiscard]] virtual Tale tell(const AnyState& view, std::span<const Remarks> remarks) const = 0;
    /// What a card is called here; empty: the file has no words for it.
    [[nodiscard]] virtual std::string cardTitle(int face) const = 0;
};

/// A storybook, or why there is none.
using StorybookOrError = std::variant<std::unique_ptr<const Storybook>, WordsError>;

} // namespace taletop::contract
