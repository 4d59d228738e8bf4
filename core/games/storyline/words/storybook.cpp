// SPDX-License-Identifier: MIT
// The tale of a table in the words of a deck file (SL-47 to SL-52).
#include "core/contract/game.h"
#include "core/games/storyline/rules/rules.h"
#include "core/games/storyline/words/tale.h"
#include "core/games/storyline/words/words.h"
#include "core/kit/at.h"

namespace taletop::storyline {

namespace {

class DeckBook final : public contract::Storybook {
public:
    explicit DeckBook(Deck deck) : m_deck(std::move(deck)) {}

    [[nodiscard]] std::string language() const override { return m_deck.language; }
    [[nodiscard]] std::vector<std::string> titles() const override {
        std::vector<std::string> titles;
        for (const NarratorWords& narrator : m_deck.narrators)
            titles.push_back(narrator.title);
        return titles;
    }
    [[nodiscard]] bool tells(const contract::AnyState& view) const override {
        return narratorOf(view.as<State>()) != nullptr;
    }
    [[nodiscard]] std::string cardTitle(int face) const override {
        return isStory(face) ? m_deck.story(face).title : std::string();
    }
    [[nodiscard]] contract::Tale tell(const contract::AnyState& view,
                                      std::span<const contract::Remarks> remarks) const override {
        return tellState(view.as<State>(), remarks);
    }

private:
    [[nodiscard]] const NarratorWords* narratorOf(const State& view) const {
        const int deck = view.number(Number::Deck);
        return deck == deckCount ? nullptr : m_deck.narrator(deck == 0 ? "A" : "B");
    }

    /// The fillings of the slots so far; the chosen cards are in the order of the slots (SL-47).
    static std::vector<Filling> fillingsOf(const State& view, std::span<const contract::Remarks> remarks) {
        std::vector<Filling> fillings;
        int page = 0;
        bool second = false;
        for (const kit::Card card : view.cards(ZoneKind::Tale)) {
            second = card.mark == page;
            page = card.mark;
            Filling filling{.face = card.face, .name = {}, .detail = {}};
            if (static_cast<std::size_t>(page) <= remarks.size())
                for (const contract::Remark& remark : remarks[static_cast<std::size_t>(page) - 1]) {
                    if (remark.key == (second ? "name2" : "name"))
                        filling.name = remark.text;
                    if (remark.key == (second ? "detail2" : "detail"))
                        filling.detail = remark.text;
                }
            fillings.push_back(std::move(filling));
        }
        return fillings;
    }

    /// SL-51: title, tellers from the first Narrator on, pages, and the closing line. It reads only the
    /// tale's zone, so it cannot name a contributor or a card that was not chosen.
    [[nodiscard]] contract::Tale tellState(const State& view,
                                           std::span<const contract::Remarks> remarks) const {
        const NarratorWords& narrator = *narratorOf(view);
        contract::Tale tale;
        tale.title = narrator.title;
        tale.blurb = narrator.blurb;
        if (view.number(Number::First) >= 0)
            for (int i = 0; i < view.seats(); ++i)
                tale.tellers.push_back(
                    static_cast<kit::Seat>((view.number(Number::First) + i) % view.seats()));
        const auto fillings = fillingsOf(view, remarks);
        const auto cards = view.cards(ZoneKind::Tale);
        for (int page = 0; page < view.round(); ++page) {
            contract::TalePage told{.number = page + 1,
                                    .text = pageText(m_deck, narrator, page, fillings),
                                    .details = detailsOf(narrator, page, fillings),
                                    .faces = {},
                                    .open = false};
            for (const kit::Card card : cards)
                if (card.mark == page + 1)
                    told.faces.push_back(card.face);
            told.open = told.faces.size() < kit::at(narrator.pages, page).banners.size();
            tale.pages.push_back(std::move(told));
        }
        tale.closing = view.round() == pageCount ? m_deck.closing : m_deck.unfinished;
        return tale;
    }

    Deck m_deck;
};

} // namespace

contract::StorybookOrError Words::readStorybook(std::string_view text) {
    auto read = readDeck(text);
    if (auto* error = std::get_if<DeckError>(&read))
        return contract::WordsError{error->line, std::move(error->what)};
    Deck& deck = std::get<Deck>(read);
    for (const NarratorWords& narrator : deck.narrators)
        if (auto error = misfit(narrator)) // SL-07: the rules support only the two decks of this edition
            return contract::WordsError{error->line, std::move(error->what)};
    return std::make_unique<const DeckBook>(std::move(deck));
}

} // namespace taletop::storyline
