# SPDX-License-Identifier: MIT
# Makes the table of ids, titles, moods and banners (card_data.h) of decks.json, and refuses a file
# that the rules could not be played with. Words, forms and slots are the reader's affair (deck.h).
# Also a script: cmake -DDECKS=decks.json -DHEADER=card_data.h -P cards.cmake
cmake_minimum_required(VERSION 3.22)

set(storyline_categories character place feature object action)
set(storyline_prefixes ch pl fe ob ac)

# The moods of a card as a number of bits.
function(storyline_moods json known where out)
    string(JSON count ERROR_VARIABLE error LENGTH "${json}" moods)
    if(error)
        message(FATAL_ERROR "${DECKS}, ${where}: \"moods\" must be a list of moods; correct it.")
    endif()
    set(bits 0)
    if(count GREATER 0)
        math(EXPR last "${count} - 1")
        foreach(i RANGE ${last})
            string(JSON mood GET "${json}" moods ${i})
            list(FIND known ${mood} at)
            if(at LESS 0)
                message(FATAL_ERROR "${DECKS}, ${where}: there is no mood \"${mood}\"; known are ${known}.")
            endif()
            math(EXPR bits "${bits} | (1 << ${at})")
        endforeach()
    endif()
    set(${out} ${bits} PARENT_SCOPE)
endfunction()

# The twenty story cards of a category (SL-04).
function(storyline_category json index moods out)
    list(GET storyline_categories ${index} wanted)
    list(GET storyline_prefixes ${index} prefix)
    string(JSON id ERROR_VARIABLE error GET "${json}" id)
    string(JSON count ERROR_VARIABLE noCards LENGTH "${json}" cards)
    if(error OR noCards OR NOT id STREQUAL wanted OR NOT count EQUAL 20)
        message(FATAL_ERROR "${DECKS}: category ${index} must be \"${wanted}\" with 20 cards; correct it.")
    endif()
    set(rows "")
    foreach(i RANGE 19)
        string(JSON card GET "${json}" cards ${i})
        math(EXPR number "${i} + 101")
        string(SUBSTRING ${number} 1 2 number)
        string(JSON id ERROR_VARIABLE error GET "${card}" id)
        string(JSON title ERROR_VARIABLE noTitle GET "${card}" title)
        if(error OR noTitle OR NOT id STREQUAL "${prefix}${number}")
            message(FATAL_ERROR "${DECKS}: a card with the id ${prefix}${number} and a title should stand here.")
        endif()
        storyline_moods("${card}" "${moods}" ${id} bits)
        string(APPEND rows "    StoryCard{\"${id}\", \"${title}\", ${bits}},\n")
    endforeach()
    set(${out} "${rows}" PARENT_SCOPE)
endfunction()

# The fifteen cards of a narrator deck (SL-06); the last one has no banner.
function(storyline_narrator json moods out)
    string(JSON count ERROR_VARIABLE error LENGTH "${json}" cards)
    if(error OR NOT count EQUAL 15)
        message(FATAL_ERROR "${DECKS}: a narrator deck must have 15 cards; correct it.")
    endif()
    set(rows "")
    foreach(i RANGE 14)
        string(JSON card GET "${json}" cards ${i})
        string(JSON banners ERROR_VARIABLE error LENGTH "${card}" banner)
        if(error OR banners GREATER 2)
            message(FATAL_ERROR "${DECKS}: narrator card ${i}: \"banner\" must name at most two categories.")
        endif()
        set(names "")
        if(banners GREATER 0)
            math(EXPR last "${banners} - 1")
            foreach(b RANGE ${last})
                string(JSON name GET "${card}" banner ${b})
                list(FIND storyline_categories ${name} at)
                if(at LESS 0)
                    message(FATAL_ERROR "${DECKS}: there is no category \"${name}\"; correct the banner.")
                endif()
                list(APPEND names "static_cast<Category>(${at})")
            endforeach()
        endif()
        list(JOIN names ", " names)
        storyline_moods("${card}" "${moods}" "narrator card ${i}" bits)
        string(APPEND rows "        Page{${banners}, {${names}}, ${bits}},\n")
    endforeach()
    set(${out} "    {{\n${rows}    }},\n" PARENT_SCOPE)
endfunction()

function(storyline_make_cards DECKS HEADER)
    file(READ "${DECKS}" json)
    string(JSON type ERROR_VARIABLE error TYPE "${json}")
    if(error OR NOT type STREQUAL "OBJECT")
        message(FATAL_ERROR "${DECKS}: this is not a JSON object; see deck.schema.json.")
    endif()
    string(JSON moodCount LENGTH "${json}" moods)
    math(EXPR last "${moodCount} - 1")
    set(moods "")
    foreach(i RANGE ${last})
        string(JSON mood GET "${json}" moods ${i})
        list(APPEND moods ${mood})
    endforeach()
    set(stories "")
    foreach(i RANGE 4)
        string(JSON part GET "${json}" categories ${i})
        storyline_category("${part}" ${i} "${moods}" rows)
        string(APPEND stories "${rows}")
    endforeach()
    set(pages "")
    foreach(i RANGE 1)
        string(JSON part GET "${json}" narratorDecks ${i})
        storyline_narrator("${part}" "${moods}" rows)
        string(APPEND pages "${rows}")
    endforeach()
    file(CONFIGURE OUTPUT "${HEADER}" @ONLY CONTENT [=[
// SPDX-License-Identifier: MIT
// Made of decks.json by cards.cmake.
#pragma once

#include "core/games/storyline/rules/cards.h"

namespace taletop::storyline {

struct StoryCard {
    const char* id;
    const char* title;
    std::uint8_t moods;
};

/// By face - 1.
inline constexpr std::array<StoryCard, storyCount> storyTable{{
@stories@}};

inline constexpr std::array<std::array<Page, pageCount>, deckCount> pageTable{{
@pages@}};

} // namespace taletop::storyline
]=])
endfunction()

if(CMAKE_SCRIPT_MODE_FILE STREQUAL CMAKE_CURRENT_LIST_FILE)
    storyline_make_cards("${DECKS}" "${HEADER}")
endif()
