# SPDX-License-Identifier: MIT
# Runs PROGRAM with ARGUMENTS, writes its output to OUTPUT if that is set, and checks the exit code and the message on
# stderr.
if(OUTPUT)
    set(output OUTPUT_FILE ${OUTPUT})
else()
    set(output OUTPUT_VARIABLE out)
endif()
execute_process(COMMAND ${PROGRAM} ${ARGUMENTS} RESULT_VARIABLE code ${output} ERROR_VARIABLE error)
if(NOT code EQUAL CODE)
    message(FATAL_ERROR "exit code ${code}, not ${CODE}: ${error}")
endif()
if(CODE EQUAL 0 AND (NOT error STREQUAL "" OR out STREQUAL ""))
    message(FATAL_ERROR "success should speak on stdout only, not: ${error}")
endif()
if(NOT CODE EQUAL 0 AND NOT error MATCHES "^taletop-cli: [^\n]+\n$")
    message(FATAL_ERROR "failure should be one line on stderr, not: ${error}")
endif()
