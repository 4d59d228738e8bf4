// SPDX-License-Identifier: MIT
// Words as data, for a game that narrates a tale: a file is read into a storybook, which narrates the tale of
// any table in plain text. Files come from our resources, from translators and from players.
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
    bool open = false;                ///< is something still to be chosen? If so the text has blanks

    friend bool operator==(const TalePage&, const TalePage&) = default;
};

/// A tale so far; made only from what everyone may know.
struct Tale {
    std::string title;
    std::string blurb;              ///< one sentence about it
    std::vector<kit::Seat> tellers; ///< tellers in the order in which they are named
    std::vector<TalePage> pages;    ///< the last one may be open
    std::string closing;            ///< "The End", or the line for an unfinished tale

    friend bool operator==(const Tale&, const Tale&) = default;
};

/// The reason why a file of words cannot be used.
struct WordsError {
    int line = 0;     ///< line of the file, from 1; 0 for the file as a whole
    kit::Notice what; ///< one sentence: what is wrong and what would be right

    friend bool operator==(const WordsError&, const WordsError&) = default;
};

/// The words from one file.
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
    /// Does it have the words for the tale on this table?
    [[nodiscard]] virtual bool tells(const AnyState& view) const = 0;
    /// The tale. `remarks` has an element for each move so far that has fields for them, in the order of the
    /// journal (Match::remarks). Call it only if tells() is true for this table.
    [[nodiscard]] virtual Tale tell(const AnyState& view, std::span<const Remarks> remarks) const = 0;
    /// The title of a card; empty if the file has no words for it.
    [[nodiscard]] virtual std::string cardTitle(int face) const = 0;
};

/// A storybook, or the reason why there is none.
using StorybookOrError = std::variant<std::unique_ptr<const Storybook>, WordsError>;

} // namespace taletop::contract
