# SPDX-License-Identifier: MIT
# Configures, builds and tests the core again with sanitizers and the fuzzer.
cmake_host_system_information(RESULT jobs QUERY NUMBER_OF_LOGICAL_CORES)

function(run)
    execute_process(COMMAND ${ARGN} WORKING_DIRECTORY ${SOURCE} RESULT_VARIABLE result)
    if(NOT result EQUAL 0)
        list(JOIN ARGN " " command)
        message(FATAL_ERROR "${command}: failed (above)")
    endif()
endfunction()
run(${CMAKE_COMMAND} --preset sanitize)
set(ENV{TALETOP_SANITIZED} 1) # checks fewer positions of a match, see tests/conformance/playout.h
run(${CMAKE_COMMAND} --build build/sanitize -j ${jobs})
run(${CMAKE_CTEST_COMMAND} --test-dir build/sanitize -LE "arch|long|bench" --no-tests=error --output-on-failure
    -j ${jobs})
