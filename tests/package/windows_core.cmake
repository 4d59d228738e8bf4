# SPDX-License-Identifier: MIT
# Builds the core and taletop-cli for Windows, and compares their results under wine with this system's:
#   cmake -D SOURCE=.. -D NATIVE=taletop-cli -D PYTHON=python3 -P windows_core.cmake
cmake_host_system_information(RESULT jobs QUERY NUMBER_OF_LOGICAL_CORES)
find_program(WINE NAMES wine64 wine PATHS /usr/lib/wine REQUIRED)
find_program(WINE_SERVER NAMES wineserver64 wineserver PATHS /usr/lib/wine REQUIRED)
set(folder ${SOURCE}/build/windows-core)

# Does not wait for the end of output, because wine's helper processes outlive the program.
function(run)
    execute_process(COMMAND ${ARGN} WORKING_DIRECTORY ${SOURCE} RESULT_VARIABLE result
        OUTPUT_FILE ${folder}.log ERROR_FILE ${folder}.log)
    if(NOT result EQUAL 0)
        file(READ ${folder}.log log)
        list(JOIN ARGN " " command)
        message(FATAL_ERROR "${log}\n${command}: failed (above)")
    endif()
endfunction()
file(MAKE_DIRECTORY ${folder})
# Builds with -O1, because only results matter, not speed.
run(${CMAKE_COMMAND} --preset windows-core -D CMAKE_CXX_FLAGS_RELEASE=-O1)
run(${CMAKE_COMMAND} --build ${folder} -j ${jobs})

# A separate Windows folder, without entries in this desktop's menus.
set(ENV{WINEPREFIX} ${folder}/wine)
set(ENV{WINEDEBUG} -all)
set(ENV{WINEDLLOVERRIDES} "mscoree,mshtml=;winemenubuilder.exe=d")
unset(ENV{DISPLAY})
file(MAKE_DIRECTORY ${folder}/wine)
run(${WINE_SERVER} -p) # keeps the server running for all programs
run(${WINE} wineboot -u)
execute_process(COMMAND ${PYTHON} -B ${SOURCE}/tests/package/same_everywhere.py ${folder}/bin/taletop-cli.exe
        --runner ${WINE} --native ${NATIVE}
    RESULT_VARIABLE result OUTPUT_FILE ${folder}.log ERROR_FILE ${folder}.log)
execute_process(COMMAND ${WINE_SERVER} -k OUTPUT_QUIET ERROR_QUIET) # stops only this server
file(READ ${folder}.log log)
message("${log}")
if(NOT result EQUAL 0)
    message(FATAL_ERROR "What is played on Windows differs (above).")
endif()
