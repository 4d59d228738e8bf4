# SPDX-License-Identifier: MIT
# Configures, builds and tests one more build of the house:
#   cmake -D PRESET=sanitize|fuzz -D SOURCE=.. -P build_and_test.cmake
cmake_host_system_information(RESULT jobs QUERY NUMBER_OF_LOGICAL_CORES)
if(PRESET STREQUAL fuzz)
    # Only what runs there; the other tests run in the other builds.
    set(targets --target tests/fuzz/all)
    set(tests -L "^fuzz$")
else()
    set(targets "")
    set(tests -LE "arch|long|bench")
endif()

function(run)
    execute_process(COMMAND ${ARGN} WORKING_DIRECTORY ${SOURCE} RESULT_VARIABLE result)
    if(NOT result EQUAL 0)
        list(JOIN ARGN " " command)
        message(FATAL_ERROR "${command}: failed (above)")
    endif()
endfunction()
run(${CMAKE_COMMAND} --preset ${PRESET})
run(${CMAKE_COMMAND} --build build/${PRESET} -j ${jobs} ${targets})
run(${CMAKE_CTEST_COMMAND} --test-dir build/${PRESET} ${tests} --no-tests=error --output-on-failure -j ${jobs})
