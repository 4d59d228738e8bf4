# SPDX-License-Identifier: MIT
# Programs that run during the build. A build for another system uses those of a build for this system: under
# wine they would need Qt for Windows, and without libthai they would find no line breaks in Thai.
set(TALETOP_NATIVE "" CACHE PATH "The programs of a build for this system, where this build is for another one")

# taletop_add_native(NAME SOURCES file... LIBRARIES target...)
function(taletop_add_native name)
    cmake_parse_arguments(PARSE_ARGV 1 given "" "" "SOURCES;LIBRARIES")
    if(NOT CMAKE_CROSSCOMPILING)
        add_executable(${name} ${given_SOURCES})
        target_link_libraries(${name} PRIVATE ${given_LIBRARIES})
        return()
    endif()
    if(NOT EXISTS ${TALETOP_NATIVE}/${name})
        message(FATAL_ERROR "TALETOP_NATIVE: there is no ${name} in \"${TALETOP_NATIVE}\"; build it for this system "
            "first (docs/packages.md).")
    endif()
    add_executable(${name} IMPORTED GLOBAL)
    set_target_properties(${name} PROPERTIES IMPORTED_LOCATION ${TALETOP_NATIVE}/${name})
endfunction()
