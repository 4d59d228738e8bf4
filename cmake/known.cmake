# SPDX-License-Identifier: MIT
# The compilers and Qt versions that are known to build everything without a warning. With these, warnings are
# errors. With newer ones, warnings must not stop the build. Raise a number once a full ./check with that
# version has passed without a warning.
set(TALETOP_OLDEST_GNU 12)
set(TALETOP_NEWEST_GNU 12)
set(TALETOP_OLDEST_Clang 14)
set(TALETOP_NEWEST_Clang 14)
set(TALETOP_NEWEST_QT 6.4)

# Is "14.2.0" of the compiler "GNU" (CMAKE_CXX_COMPILER_ID) a known version?
function(taletop_compiler_is_known result id version)
    set(${result} FALSE PARENT_SCOPE)
    string(REGEX MATCH "^[0-9]+" major "${version}")
    if(DEFINED TALETOP_NEWEST_${id} AND NOT major STREQUAL ""
       AND NOT major LESS TALETOP_OLDEST_${id} AND NOT major GREATER TALETOP_NEWEST_${id})
        set(${result} TRUE PARENT_SCOPE)
    endif()
endfunction()

# Is "6.8.2" a known version of Qt?
function(taletop_qt_is_known result version)
    set(${result} FALSE PARENT_SCOPE)
    string(REGEX MATCH "^[0-9]+\\.[0-9]+" minor "${version}")
    if(NOT minor STREQUAL "" AND NOT minor VERSION_GREATER TALETOP_NEWEST_QT)
        set(${result} TRUE PARENT_SCOPE)
    endif()
endfunction()
