# SPDX-License-Identifier: MIT
# Turns warnings into errors if both the compiler and Qt are known.
include(cmake/known.cmake)
taletop_compiler_is_known(knownCompiler "${CMAKE_CXX_COMPILER_ID}" "${CMAKE_CXX_COMPILER_VERSION}")
set(knownQt TRUE)
if(TALETOP_APP)
    taletop_qt_is_known(knownQt "${Qt6_VERSION}")
endif()
if(knownCompiler AND knownQt)
    target_compile_options(taletop_options INTERFACE -Werror)
else()
    message(STATUS "Warnings stay warnings: Taletop has not been tried with ${CMAKE_CXX_COMPILER_ID} "
        "${CMAKE_CXX_COMPILER_VERSION} and Qt ${Qt6_VERSION} (cmake/known.cmake).")
endif()
