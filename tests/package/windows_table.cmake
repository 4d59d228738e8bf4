# SPDX-License-Identifier: MIT
# Builds the table for Windows, and plays each game's demonstration under wine. The scores and the names of the pictures
# must be the same as this system's, and the pictures almost the same (compare_pictures.cpp):
#   cmake -D SOURCE=.. -D NATIVE=taletop -D COMPARE=compare_pictures -P windows_table.cmake
if("$ENV{TALETOP_WINDOWS_QT}" STREQUAL "")
    message("skipped: TALETOP_WINDOWS_QT names no Qt for Windows that was built with mingw (docs/packages.md).")
    return()
endif()
cmake_host_system_information(RESULT jobs QUERY NUMBER_OF_LOGICAL_CORES)
find_program(WINE NAMES wine64 wine PATHS /usr/lib/wine REQUIRED)
find_program(WINE_SERVER NAMES wineserver64 wineserver PATHS /usr/lib/wine REQUIRED)
get_filename_component(native ${NATIVE} DIRECTORY)
set(folder ${SOURCE}/build/windows-table)

# Does not wait for the end of output, because wine's helper processes outlive the program.
function(run)
    execute_process(COMMAND ${ARGN} WORKING_DIRECTORY ${SOURCE} RESULT_VARIABLE result
        OUTPUT_FILE ${folder}.log ERROR_FILE ${folder}-errors.log)
    if(NOT result EQUAL 0)
        file(READ ${folder}.log log)
        file(READ ${folder}-errors.log errors)
        list(JOIN ARGN " " command)
        message(FATAL_ERROR "${log}${errors}\n${command}: failed (above)")
    endif()
endfunction()
file(MAKE_DIRECTORY ${folder})
# Builds with -O1, because only results matter, not speed.
run(${CMAKE_COMMAND} --preset windows-table -D CMAKE_CXX_FLAGS_RELEASE=-O1 -D TALETOP_NATIVE=${native})
run(${CMAKE_COMMAND} --build ${folder} -j ${jobs})
file(REMOVE_RECURSE ${folder}/stage ${folder}/demo)
run(${CMAKE_COMMAND} --install ${folder} --prefix ${folder}/stage)

# A separate Windows folder, without entries in this desktop's menus.
set(ENV{WINEPREFIX} ${folder}/wine)
set(ENV{WINEDEBUG} -all)
set(ENV{WINEDLLOVERRIDES} "mscoree,mshtml=;winemenubuilder.exe=d")
set(ENV{QT_QPA_PLATFORM} offscreen)
set(ENV{QT_QUICK_BACKEND} software)
set(ENV{LC_ALL} C.UTF-8)
# Without this system's settings of typefaces: with other hinting, lines break in other places.
file(WRITE ${folder}/fonts.conf
    "<fontconfig><dir>/usr/share/fonts</dir><cachedir>${folder}/fonts</cachedir></fontconfig>\n")
set(ENV{FONTCONFIG_FILE} ${folder}/fonts.conf)
unset(ENV{DISPLAY})
file(MAKE_DIRECTORY ${folder}/wine)
run(${WINE_SERVER} -p) # keeps the server running for all programs
run(${WINE} wineboot -u)
run(${WINE} reg add "HKCU\\Software\\Wine" /v Version /d win10 /f) # the oldest version that Qt supports
file(STRINGS ${SOURCE}/core/games/games.txt games REGEX "^[a-z]+$")
set(different "")
foreach(game IN LISTS games)
    run(${NATIVE} --language en --game ${game} --demo ${folder}/demo/${game}-here)
    file(READ ${folder}.log here)
    run(${WINE} ${folder}/stage/bin/taletop.exe --language en --game ${game} --demo ${folder}/demo/${game}-there)
    file(READ ${folder}.log there)
    string(REPLACE "\r\n" "\n" there "${there}")
    if(NOT here STREQUAL there)
        message("${game}: the scores are\n${here}and on Windows\n${there}")
        list(APPEND different ${game})
    endif()
    execute_process(COMMAND ${COMPARE} ${folder}/demo/${game}-here ${folder}/demo/${game}-there
        RESULT_VARIABLE result OUTPUT_VARIABLE told)
    message("${game}: ${told}")
    if(NOT result EQUAL 0)
        list(APPEND different ${game})
    endif()
endforeach()
execute_process(COMMAND ${WINE_SERVER} -k OUTPUT_QUIET ERROR_QUIET) # stops only this server
if(different)
    list(REMOVE_DUPLICATES different)
    message(FATAL_ERROR "On Windows these differ (above): ${different}; the pictures are in ${folder}/demo.")
endif()
