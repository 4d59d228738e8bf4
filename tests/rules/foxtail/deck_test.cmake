# SPDX-License-Identifier: MIT
# FT-6 FT-7: a malformed deck is refused with a sentence that names the file, the entry and what to do.
# cmake -DSCRIPT=deck.cmake -DDECK=deck.json -DFOLDER=scratch -P deck_test.cmake
file(READ ${DECK} good)
file(MAKE_DIRECTORY ${FOLDER})
set(failures 0)

function(make_deck text)
    file(WRITE ${FOLDER}/deck.json "${text}")
    file(REMOVE ${FOLDER}/deck_data.h)
    execute_process(COMMAND ${CMAKE_COMMAND} -DDECK=${FOLDER}/deck.json -DHEADER=${FOLDER}/deck_data.h -P ${SCRIPT}
        RESULT_VARIABLE result OUTPUT_VARIABLE output ERROR_VARIABLE output)
    string(REGEX REPLACE "[ \n]+" " " output "${output}")
    set(result "${result}" PARENT_SCOPE)
    set(output "${output}" PARENT_SCOPE)
endfunction()

# refused(what deck sentence): the deck must be refused, with this sentence after the file's name.
function(refused what text sentence)
    make_deck("${text}")
    string(FIND "${output}" "${FOLDER}/deck.json${sentence}" at)
    if(result EQUAL 0 OR at EQUAL -1 OR EXISTS ${FOLDER}/deck_data.h)
        message("FAILED ${what}: expected\n  ${FOLDER}/deck.json${sentence}\ngot (${result})\n  ${output}")
        math(EXPR failures "${failures} + 1")
        set(failures ${failures} PARENT_SCOPE)
    endif()
endfunction()

make_deck("${good}")
if(NOT result EQUAL 0 OR NOT EXISTS ${FOLDER}/deck_data.h)
    message("FAILED: the good deck is refused: ${output}")
    math(EXPR failures "${failures} + 1")
endif()

set(third [[{"id": 3, "a": 1, "b": 1, "c": 2, "d": 3}]])
string(FIND "${good}" "${third}" at)
if(at EQUAL -1)
    message(FATAL_ERROR "bit 3 is not written as this test expects it")
endif()
# damaged(what replacement sentence): bit 3 is replaced.
macro(damaged what replacement sentence)
    string(REPLACE "${third}" "${replacement}" bad "${good}")
    refused("${what}" "${bad}" "${sentence}")
endmacro()

damaged("number 4" [[{"id": 3, "a": 1, "b": 1, "c": 4, "d": 3}]]
    ", bit 3: corner \"c\" is 4, but a charm shows 1, 2 or 3 symbols; correct it.")
damaged("number 0" [[{"id": 3, "a": 0, "b": 1, "c": 2, "d": 3}]]
    ", bit 3: corner \"a\" is 0, but a charm shows 1, 2 or 3 symbols; correct it.")
damaged("a word" [[{"id": 3, "a": "1", "b": 1, "c": 2, "d": 3}]]
    ", bit 3: corner \"a\" is not a number; write 1, 2 or 3.")
damaged("half a number" [[{"id": 3, "a": 1.5, "b": 1, "c": 2, "d": 3}]]
    ", bit 3: corner \"a\" is 1.5, but a charm shows 1, 2 or 3 symbols; correct it.")
damaged("missing corner" [[{"id": 3, "a": 1, "b": 1, "c": 2}]]
    ", bit 3: corner \"d\" is missing; give it a number from 1 to 3.")
damaged("same card" [[{"id": 3, "a": 1, "b": 1, "c": 2, "d": 1}]]
    ", bit 3: it is the same as bit 2 (1121); no two bits are alike, correct one.")
damaged("same id" [[{"id": 2, "a": 1, "b": 1, "c": 2, "d": 3}]]
    ", bit 2: there are two entries with this id; give each bit its own.")
damaged("id 41" [[{"id": 41, "a": 1, "b": 1, "c": 2, "d": 3}]]
    ", entry 3: \"id\" is 41; number the bits from 1 to 40.")
damaged("no id" [[{"a": 1, "b": 1, "c": 2, "d": 3}]] ", entry 3: \"id\" is missing; number the bits from 1 to 40.")
damaged("not an object" "17" ", entry 3: \"id\" is missing; number the bits from 1 to 40.")
string(REPLACE "${third}," "" hole "${good}")
refused("hole" "${hole}" ", bit 3: it is missing; list all bits from 1 to 40.")
refused("empty list" "[]" ": the list is empty; it must hold the 40 tail bits.")
refused("no list" "{}" ": this is not a JSON list; write [{\"id\": 1,")
refused("torn" "[{\"id\": 1, \"a\": 1" ": this is not a JSON list; write [{\"id\": 1,")
refused("nothing" "" ": this is not a JSON list; write [{\"id\": 1,")

execute_process(COMMAND ${CMAKE_COMMAND} -DDECK=${FOLDER}/absent.json -DHEADER=${FOLDER}/deck_data.h -P ${SCRIPT}
    RESULT_VARIABLE result OUTPUT_QUIET ERROR_VARIABLE output)
string(REGEX REPLACE "[ \n]+" " " output "${output}")
if(result EQUAL 0 OR NOT output MATCHES "absent.json: there is no such file; put the list")
    message("FAILED: a missing file: ${output}")
    math(EXPR failures "${failures} + 1")
endif()
if(failures GREATER 0)
    message(FATAL_ERROR "${failures} failure(s)")
endif()
