# SPDX-License-Identifier: MIT
# Configures, builds and tests the core once more, under the sanitizers and the fuzzer: what plays whole games and
# what reads files, or with WHOLE all tests.
#   cmake -D SOURCE=.. [-D WHOLE=ON] -P sanitize.cmake
cmake_host_system_information(RESULT jobs QUERY NUMBER_OF_LOGICAL_CORES)

function(run)
    execute_process(COMMAND ${ARGN} WORKING_DIRECTORY ${SOURCE} RESULT_VARIABLE result)
    if(NOT result EQUAL 0)
        list(JOIN ARGN " " command)
        message(FATAL_ERROR "${command}: failed (above)")
    endif()
endfunction()
run(${CMAKE_COMMAND} --preset sanitize)
set(ENV{TALETOP_SANITIZED} 1) # each moment of a game, see tests/conformance/playout.h
if(NOT WHOLE)
    set(ENV{TALETOP_SANITIZED} 3)
    set(targets --target conformance_tests --target fuzzing)
    set(only -R "^(conformance_tests:|fuzz: )")
endif()
run(${CMAKE_COMMAND} --build build/sanitize -j ${jobs} ${targets})
run(${CMAKE_CTEST_COMMAND} --test-dir build/sanitize ${only} -LE "arch|long|bench" --no-tests=error --output-on-failure
    -j ${jobs})
