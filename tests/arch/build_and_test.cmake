# SPDX-License-Identifier: MIT
# Configures, builds and tests one more build of the house: cmake -D PRESET=.. -D SOURCE=.. -P here.
cmake_host_system_information(RESULT jobs QUERY NUMBER_OF_LOGICAL_CORES)
function(run)
    execute_process(COMMAND ${ARGN} WORKING_DIRECTORY ${SOURCE} RESULT_VARIABLE result)
    if(NOT result EQUAL 0)
        list(JOIN ARGN " " command)
        message(FATAL_ERROR "${command}: failed (above)")
    endif()
endfunction()
run(${CMAKE_COMMAND} --preset ${PRESET})
run(${CMAKE_COMMAND} --build build/${PRESET} -j ${jobs})
run(${CMAKE_CTEST_COMMAND} --test-dir build/${PRESET} -LE "arch|long|bench" --no-tests=error
    --output-on-failure -j ${jobs})
