# SPDX-License-Identifier: MIT
# cmake -D SOURCE=ROOT -D WORK=FOLDER -P sixth_language.cmake: tests that a new language needs one line and one file.
# Builds the translations with one more language in a separate folder, which links to everything else.
function(run)
    execute_process(COMMAND ${ARGN} RESULT_VARIABLE code OUTPUT_VARIABLE told ERROR_VARIABLE told)
    if(NOT code EQUAL 0)
        message(FATAL_ERROR "${ARGN}: ${told}")
    endif()
endfunction()

file(REMOVE_RECURSE ${WORK})
file(MAKE_DIRECTORY ${WORK})
foreach(part app cmake core qml resources tests)
    file(CREATE_LINK ${SOURCE}/${part} ${WORK}/${part} SYMBOLIC)
endforeach()
file(COPY ${SOURCE}/translations DESTINATION ${WORK})

# Adds the line.
set(list ${WORK}/translations/CMakeLists.txt)
file(READ ${list} text)
string(REPLACE "    th\n)" "    th\n    pl:begun\n)" more "${text}")
if(more STREQUAL text)
    message(FATAL_ERROR "translations/CMakeLists.txt has no list of languages that ends in th")
endif()
file(WRITE ${list} "${more}")

# Adds the file, with one unfinished message.
set(ts ${WORK}/translations/taletop_pl.ts)
run(python3 -B ${SOURCE}/tests/access/make_x_test.py ${SOURCE}/translations/taletop_de.ts ${ts})
file(READ ${ts} text)
string(FIND "${text}" "<translation>" first)
string(SUBSTRING "${text}" 0 ${first} before)
string(SUBSTRING "${text}" ${first} -1 after)
string(REGEX REPLACE "^<translation>[^<]*</translation>" "<translation type=\"unfinished\" />" after "${after}")
file(WRITE ${ts} "${before}${after}")

# The translations only refer to the other targets by name. terminal_words needs the games and is not built.
file(WRITE ${WORK}/CMakeLists.txt [=[
cmake_minimum_required(VERSION 3.22)
project(Languages CXX)
find_package(Qt6 6.4 REQUIRED COMPONENTS Core)
add_library(taletop_options INTERFACE)
target_compile_features(taletop_options INTERFACE cxx_std_20)
target_include_directories(taletop_options INTERFACE ${CMAKE_SOURCE_DIR})
add_library(taletop_registry INTERFACE)
add_library(taletop_terminal INTERFACE)
file(WRITE ${CMAKE_BINARY_DIR}/none.cpp "int main() {}")
add_executable(taletop-cli ${CMAKE_BINARY_DIR}/none.cpp)
include(cmake/native.cmake)
add_subdirectory(translations)
foreach(property LANGUAGES FINISHED_LANGUAGES QM_FILES)
    get_property(value GLOBAL PROPERTY TALETOP_${property})
    file(WRITE ${CMAKE_BINARY_DIR}/${property} "${value}")
endforeach()
]=])
run(${CMAKE_COMMAND} -S ${WORK} -B ${WORK}/build)
run(${CMAKE_COMMAND} --build ${WORK}/build --target i18n_release)

function(check file wanted)
    file(READ ${WORK}/build/${file} found)
    if(NOT found MATCHES "${wanted}")
        message(FATAL_ERROR "${file}: ${found} is not ${wanted}")
    endif()
endfunction()
check(LANGUAGES "^en;de;fr;ja;th;pl$")
check(FINISHED_LANGUAGES "^en;de;fr;ja;th$")
check(QM_FILES "taletop_pl.qm$")
file(SIZE ${WORK}/build/translations/taletop_pl.qm size)
if(size LESS 100000)
    message(FATAL_ERROR "taletop_pl.qm holds ${size} bytes")
endif()

# Unfinished messages are allowed only in this language.
set(folder ${SOURCE}/tests/arch)
string(CONCAT judge
    "import sys\nfrom pathlib import Path\nsys.path.insert(0, '${folder}')\nimport translations\n"
    "def unfinished(finished):\n"
    "    found = translations.check_file(Path('${ts}'), finished)\n"
    "    return len([each for each in found if 'unfinished' in each])\n"
    "sys.exit(unfinished(['de']) != 0 or unfinished(['de', 'pl']) != 1)\n")
run(python3 -B -c "${judge}")
file(REMOVE_RECURSE ${WORK})
