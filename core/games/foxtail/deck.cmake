# SPDX-License-Identifier: MIT
# Makes the table of Foxtail's tail bits (deck_data.h) of deck.json, and refuses a malformed deck
# with one sentence: which file, which entry, what to do.
# Also a script: cmake -DDECK=deck.json -DHEADER=deck_data.h -P deck.cmake

# The charm number of one corner; FT-6.
function(foxtail_read_corner deck position id corner out)
    string(JSON number ERROR_VARIABLE error GET "${deck}" ${position} ${corner})
    if(error)
        message(FATAL_ERROR "${DECK}, bit ${id}: corner \"${corner}\" is missing; give it a number from 1 to 3.")
    endif()
    string(JSON type TYPE "${deck}" ${position} ${corner})
    if(NOT type STREQUAL "NUMBER")
        message(FATAL_ERROR "${DECK}, bit ${id}: corner \"${corner}\" is not a number; write 1, 2 or 3.")
    endif()
    if(NOT number MATCHES "^[123]$")
        message(FATAL_ERROR
            "${DECK}, bit ${id}: corner \"${corner}\" is ${number}, but a charm shows 1, 2 or 3 symbols; correct it.")
    endif()
    set(${out} ${number} PARENT_SCOPE)
endfunction()

# The id of one entry: a whole number from 1 to 40; FT-7.
function(foxtail_read_id deck position out)
    math(EXPR entry "${position} + 1")
    string(JSON id ERROR_VARIABLE error GET "${deck}" ${position} id)
    if(error)
        message(FATAL_ERROR "${DECK}, entry ${entry}: \"id\" is missing; number the bits from 1 to 40.")
    endif()
    if(NOT id MATCHES "^([1-9]|[123][0-9]|40)$")
        message(FATAL_ERROR "${DECK}, entry ${entry}: \"id\" is ${id}; number the bits from 1 to 40.")
    endif()
    set(${out} ${id} PARENT_SCOPE)
endfunction()

function(foxtail_make_deck DECK HEADER)
    if(NOT EXISTS "${DECK}")
        message(FATAL_ERROR "${DECK}: there is no such file; put the list of the 40 tail bits there.")
    endif()
    file(READ "${DECK}" deck)
    string(JSON type ERROR_VARIABLE error TYPE "${deck}")
    if(error OR NOT type STREQUAL "ARRAY")
        message(FATAL_ERROR "${DECK}: this is not a JSON list; write [{\"id\": 1, \"a\": 1, \"b\": 1, \"c\": 1, \"d\": 2}, ...].")
    endif()
    string(JSON length LENGTH "${deck}")
    if(length EQUAL 0)
        message(FATAL_ERROR "${DECK}: the list is empty; it must hold the 40 tail bits.")
    endif()
    math(EXPR last "${length} - 1")
    foreach(position RANGE ${last})
        foxtail_read_id("${deck}" ${position} id)
        if(DEFINED bit${id})
            message(FATAL_ERROR "${DECK}, bit ${id}: there are two entries with this id; give each bit its own.")
        endif()
        foreach(corner a b c d)
            foxtail_read_corner("${deck}" ${position} ${id} ${corner} ${corner})
        endforeach()
        set(digits ${a}${b}${c}${d})
        if(DEFINED owner${digits})
            message(FATAL_ERROR
                "${DECK}, bit ${id}: it is the same as bit ${owner${digits}} (${digits}); no two bits are alike, correct one.")
        endif()
        set(bit${id} "{${a}, ${b}, ${c}, ${d}}")
        set(owner${digits} ${id})
    endforeach()
    set(rows "")
    foreach(id RANGE 1 40)
        if(NOT DEFINED bit${id})
            message(FATAL_ERROR "${DECK}, bit ${id}: it is missing; list all bits from 1 to 40.")
        endif()
        string(APPEND rows "    Charms${bit${id}}, // ${id}\n")
    endforeach()
    file(CONFIGURE OUTPUT "${HEADER}" @ONLY CONTENT [=[
// SPDX-License-Identifier: MIT
// Made of deck.json by deck.cmake.
#pragma once

#include "core/games/foxtail/rules/cards.h"

namespace taletop::foxtail {

/// The charms of all bits by face; there is no bit 0.
inline constexpr std::array<Charms, lastBit + 1> deckCharms{
    Charms{0, 0, 0, 0},
@rows@};

} // namespace taletop::foxtail
]=])
endfunction()

if(CMAKE_SCRIPT_MODE_FILE STREQUAL CMAKE_CURRENT_LIST_FILE)
    foxtail_make_deck("${DECK}" "${HEADER}")
endif()
