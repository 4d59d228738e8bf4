# SPDX-License-Identifier: MIT
# PT-5 PT-6: malformed cards are refused with a sentence that names the file, the card and what to do.
# cmake -DSCRIPT=cards.cmake -DCARDS=cards.json -DFOLDER=scratch -P cards_test.cmake
file(READ ${CARDS} good)
file(MAKE_DIRECTORY ${FOLDER})
set(failures 0)

function(make_cards text)
    file(WRITE ${FOLDER}/cards.json "${text}")
    file(REMOVE ${FOLDER}/card_data.h)
    execute_process(COMMAND ${CMAKE_COMMAND} -DCARDS=${FOLDER}/cards.json -DHEADER=${FOLDER}/card_data.h -P ${SCRIPT}
        RESULT_VARIABLE result OUTPUT_VARIABLE output ERROR_VARIABLE output)
    string(REGEX REPLACE "[ \n]+" " " output "${output}")
    set(result "${result}" PARENT_SCOPE)
    set(output "${output}" PARENT_SCOPE)
endfunction()

# refused(what text sentence): the cards must be refused, with this sentence after the file's name.
function(refused what text sentence)
    make_cards("${text}")
    string(FIND "${output}" "${FOLDER}/cards.json${sentence}" at)
    if(result EQUAL 0 OR at EQUAL -1 OR EXISTS ${FOLDER}/card_data.h)
        message("FAILED ${what}: expected\n  ${FOLDER}/cards.json${sentence}\ngot (${result})\n  ${output}")
        math(EXPR failures "${failures} + 1")
        set(failures ${failures} PARENT_SCOPE)
    endif()
endfunction()

# damaged(what from to sentence): one place of the good cards is replaced.
function(damaged what from to sentence)
    string(FIND "${good}" "${from}" at)
    if(at EQUAL -1)
        message(FATAL_ERROR "${what}: \"${from}\" does not stand in the cards")
    endif()
    string(REPLACE "${from}" "${to}" text "${good}")
    refused("${what}" "${text}" "${sentence}")
    set(failures ${failures} PARENT_SCOPE)
endfunction()

make_cards("${good}")
if(NOT result EQUAL 0 OR NOT EXISTS ${FOLDER}/card_data.h)
    message("FAILED: the good cards are refused: ${output}")
    math(EXPR failures "${failures} + 1")
endif()
refused("no JSON" "not JSON" ": this is not a JSON object")
refused("a list" "[]" ": this is not a JSON object")
refused("no Units" "{\"buildings\": []}" ": \"units\" must be a list of 42; correct it.")
set(knight [["name": "Knight", "copies": 3, "cost": 1, "strength": 4]])
damaged("no copies" "${knight}" [["name": "Knight", "cost": 1, "strength": 4]]
    ", Knight: \"copies\" is missing; give it a whole number.")
damaged("a wrong sum" "${knight}" [["name": "Knight", "copies": 4, "cost": 1, "strength": 4]]
    ": the Units have 82 copies; there are 81 cards, correct \"copies\".")
damaged("a strange cost" "${knight}" [["name": "Knight", "copies": 3, "cost": "much", "strength": 4]]
    ", Knight: \"cost\" is much; give it a whole number from -9 to 99.")
damaged("a strange name" "\"Knight\"" "\"Kn;ght\"" ", Unit 18: \"name\" must be English words; correct it.")
damaged("an unknown effect" [["kind": "raiseBuildings"]] [["kind": "raiseRoofs"]]
    ", Golem: \"kind\" is \"raiseRoofs\"; known are produce")
damaged("a level too few" [[{"name": "Mine", "levels": []] [[{"name": "Mine", "level": []]
    ", Mine: \"levels\" must be a list of two; correct it.")
if(failures GREATER 0)
    message(FATAL_ERROR "${failures} failure(s)")
endif()
