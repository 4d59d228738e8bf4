# SPDX-License-Identifier: MIT
# Compiler options for all of our code.
add_library(taletop_options INTERFACE)
target_compile_features(taletop_options INTERFACE cxx_std_20)
target_include_directories(taletop_options INTERFACE ${PROJECT_SOURCE_DIR})
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
if(MSVC)
    target_compile_options(taletop_options INTERFACE /W4 /utf-8 /permissive-)
else()
    target_compile_options(taletop_options INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion
        -Wsign-conversion -Wold-style-cast -Wnon-virtual-dtor -Woverloaded-virtual)
endif()
if(TALETOP_SANITIZE)
    add_compile_options(-fsanitize=${TALETOP_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    add_link_options(-fsanitize=${TALETOP_SANITIZE})
endif()
if(TALETOP_WATCH_UNDEFINED)
    add_link_options(-fsanitize=undefined) # core/CMakeLists.txt adds the compiler flags
endif()
if(TALETOP_FUZZ)
    # Instruments all of the core for the fuzzer; tests/fuzz adds the fuzzer's main to its targets.
    add_compile_options(-fsanitize=fuzzer-no-link)
endif()
