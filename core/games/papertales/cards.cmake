# SPDX-License-Identifier: MIT
# Makes the tables of the Units and Buildings (card_data.h) of cards.json, and refuses a malformed
# file with one sentence: which file, which card, what to do.
# Also a script: cmake -DCARDS=cards.json -DHEADER=card_data.h -P cards.cmake
cmake_minimum_required(VERSION 3.22)

set(papertales_kinds
    produce tokenOnItself tokenOnOthers tokensWhenRevealed tokensEachTurn raiseBuildings loseForBuildings
    shapeshift strengthBecomes strengthPlus kingdomStrength fightsFromBack cannotFight pointsForWar
    goldForWar points income payForWood payForAny noLandCost saves neverDies diesFromTokens deathPoints
    deathGold mourns finalPoints)
set(papertales_pers once token kingdomToken wood food crystal income strongUnit)
set(papertales_whens always front aged oneToken food crystal)
set(papertales_resources wood food crystal)

# A whole number from -9 to 99, or the standard where the key is missing and there is one.
function(papertales_number json key where standard out)
    string(JSON number ERROR_VARIABLE error GET "${json}" ${key})
    if(error)
        if(standard STREQUAL "")
            message(FATAL_ERROR "${CARDS}, ${where}: \"${key}\" is missing; give it a whole number.")
        endif()
        set(number ${standard})
    elseif(NOT number MATCHES "^(-[1-9]|[0-9]|[1-9][0-9])$")
        message(FATAL_ERROR "${CARDS}, ${where}: \"${key}\" is ${number}; give it a whole number from -9 to 99.")
    endif()
    set(${out} ${number} PARENT_SCOPE)
endfunction()

# A word out of a list, as an enumerator.
function(papertales_word json key where standard words out)
    string(JSON word ERROR_VARIABLE error GET "${json}" ${key})
    if(error)
        set(word "${standard}")
    endif()
    if(NOT word IN_LIST words)
        list(JOIN words ", " known)
        message(FATAL_ERROR "${CARDS}, ${where}: \"${key}\" is \"${word}\"; known are ${known}.")
    endif()
    string(SUBSTRING ${word} 0 1 first)
    string(TOUPPER ${first} first)
    string(SUBSTRING ${word} 1 -1 rest)
    set(${out} ${first}${rest} PARENT_SCOPE)
endfunction()

# The list "effects" as a C++ initializer, and how many there are.
function(papertales_effects json where most out)
    string(JSON count ERROR_VARIABLE error LENGTH "${json}" effects)
    if(error OR count GREATER most)
        message(FATAL_ERROR "${CARDS}, ${where}: \"effects\" must be a list of at most ${most}; correct it.")
    endif()
    set(rows "")
    if(count GREATER 0)
        math(EXPR last "${count} - 1")
        foreach(i RANGE ${last})
            string(JSON effect GET "${json}" effects ${i})
            papertales_word("${effect}" kind "${where}" "" "${papertales_kinds}" kind)
            papertales_word("${effect}" per "${where}" once "${papertales_pers}" per)
            papertales_word("${effect}" when "${where}" always "${papertales_whens}" when)
            papertales_word("${effect}" resource "${where}" wood "${papertales_resources}" resource)
            papertales_number("${effect}" amount "${where}" 0 amount)
            papertales_number("${effect}" limit "${where}" 0 limit)
            list(APPEND rows
                "Effect{EffectKind::${kind}, Per::${per}, When::${when}, Resource::${resource}, ${amount}, ${limit}}")
        endforeach()
        list(JOIN rows ", " rows)
    endif()
    set(${out} "${count}, {${rows}}" PARENT_SCOPE)
endfunction()

function(papertales_name json where out)
    string(JSON name ERROR_VARIABLE error GET "${json}" name)
    if(error OR NOT name MATCHES "^[A-Z][A-Za-z]*( [A-Za-z]+)*$")
        message(FATAL_ERROR "${CARDS}, ${where}: \"name\" must be English words; correct it.")
    endif()
    set(${out} "${name}" PARENT_SCOPE)
endfunction()

# One Unit (PT-5); adds to cardTotal.
function(papertales_unit json position out)
    papertales_name("${json}" "Unit ${position}" name)
    papertales_number("${json}" copies "${name}" "" copies)
    papertales_number("${json}" cost "${name}" "" cost)
    string(JSON type ERROR_VARIABLE error TYPE "${json}" strength)
    set(strength 0)
    set(printed false)
    if(NOT type STREQUAL "NULL")
        papertales_number("${json}" strength "${name}" "" strength)
        set(printed true)
    endif()
    papertales_effects("${json}" "${name}" 4 effects)
    math(EXPR cardTotal "${cardTotal} + ${copies}")
    set(cardTotal ${cardTotal} PARENT_SCOPE)
    set(${out} "    Unit{\"${name}\", ${copies}, ${cost}, ${strength}, ${printed}, ${effects}},\n" PARENT_SCOPE)
endfunction()

# One level of a Building (PT-6).
function(papertales_level json where out)
    papertales_number("${json}" points "${where}" "" points)
    string(JSON cost ERROR_VARIABLE error GET "${json}" cost)
    if(error)
        message(FATAL_ERROR "${CARDS}, ${where}: \"cost\" is missing; name wood, food, crystal and gold in it.")
    endif()
    set(amounts "")
    foreach(kind wood food crystal gold)
        papertales_number("${cost}" ${kind} "${where}" 0 amount)
        list(APPEND amounts ${amount})
    endforeach()
    list(POP_BACK amounts gold)
    list(JOIN amounts ", " amounts)
    papertales_effects("${json}" "${where}" 2 effects)
    set(${out} "{${points}, {{${amounts}}, ${gold}}, ${effects}}" PARENT_SCOPE)
endfunction()

function(papertales_building json position out)
    papertales_name("${json}" "Building ${position}" name)
    string(JSON count ERROR_VARIABLE error LENGTH "${json}" levels)
    if(error OR NOT count EQUAL 2)
        message(FATAL_ERROR "${CARDS}, ${name}: \"levels\" must be a list of two; correct it.")
    endif()
    foreach(level 0 1)
        string(JSON part GET "${json}" levels ${level})
        papertales_level("${part}" "${name}" text${level})
    endforeach()
    set(${out} "    Building{\"${name}\", {{${text0}, ${text1}}}},\n" PARENT_SCOPE)
endfunction()

function(papertales_rows cards key wanted out)
    string(JSON count ERROR_VARIABLE error LENGTH "${cards}" ${key}s)
    if(error OR NOT count EQUAL wanted)
        message(FATAL_ERROR "${CARDS}: \"${key}s\" must be a list of ${wanted}; correct it.")
    endif()
    math(EXPR last "${count} - 1")
    set(rows "")
    foreach(i RANGE ${last})
        string(JSON part GET "${cards}" ${key}s ${i})
        math(EXPR position "${i} + 1")
        cmake_language(CALL papertales_${key} "${part}" ${position} row)
        string(APPEND rows "${row}")
    endforeach()
    set(cardTotal ${cardTotal} PARENT_SCOPE)
    set(${out} "${rows}" PARENT_SCOPE)
endfunction()

function(papertales_make_cards CARDS HEADER)
    if(NOT EXISTS "${CARDS}")
        message(FATAL_ERROR "${CARDS}: there is no such file; put the list of the Units and Buildings there.")
    endif()
    file(READ "${CARDS}" cards)
    string(JSON type ERROR_VARIABLE error TYPE "${cards}")
    if(error OR NOT type STREQUAL "OBJECT")
        message(FATAL_ERROR "${CARDS}: this is not a JSON object; write {\"units\": [...], \"buildings\": [...]}.")
    endif()
    set(cardTotal 0)
    papertales_rows("${cards}" unit 42 units)
    if(NOT cardTotal EQUAL 81)
        message(FATAL_ERROR "${CARDS}: the Units have ${cardTotal} copies; there are 81 cards, correct \"copies\".")
    endif()
    papertales_rows("${cards}" building 5 buildings)
    file(CONFIGURE OUTPUT "${HEADER}" @ONLY CONTENT [=[
// SPDX-License-Identifier: MIT
// Made of cards.json by cards.cmake.
#pragma once

#include "core/games/papertales/rules/cards.h"

namespace taletop::papertales {

/// By face; there is no Unit 0.
inline constexpr std::array<Unit, unitCount + 1> unitTable{
    Unit{"", 0, 0, 0, false, 0, {}},
@units@};

inline constexpr std::array<Building, buildingCount> buildingTable{
@buildings@};

} // namespace taletop::papertales
]=])
endfunction()

if(CMAKE_SCRIPT_MODE_FILE STREQUAL CMAKE_CURRENT_LIST_FILE)
    papertales_make_cards("${CARDS}" "${HEADER}")
endif()
