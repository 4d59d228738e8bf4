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
if(NOT WHOLE)
    set(targets --target conformance_tests --target fuzzing)
    set(only -R "^(conformance_tests:|fuzz: )")
endif()
run(${CMAKE_COMMAND} --build build/sanitize -j ${jobs} ${targets})
set(ENV{TALETOP_SANITIZED} 1) # see tests/conformance/playout.h
# Without what plays the same a thousand times, counts to millions or thinks for minutes: it goes no other way than the
# rest.
set(again "seeds 1 to 1000|a planted blunder|as many sequences of moves as recorded")
run(${CMAKE_CTEST_COMMAND} --test-dir build/sanitize ${only} -LE "arch|long|bench" -E ${again} --no-tests=error
    --output-on-failure -j ${jobs})
