# SPDX-License-Identifier: MIT
# Toolchain: Debian's mingw (g++-mingw-w64-x86-64-posix), which builds for Windows. Debian has no Qt for
# Windows: without one, only the core and taletop-cli are built (preset windows-core); with one, everything
# (preset windows-table).
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(CMAKE_C_COMPILER x86_64-w64-mingw32-gcc-posix)
set(CMAKE_CXX_COMPILER x86_64-w64-mingw32-g++-posix)
set(CMAKE_RC_COMPILER x86_64-w64-mingw32-windres)
# Link statically, so that a single file runs on wine and Windows. A program with Qt's libraries must share
# their dependencies, so the preset windows-table has other flags.
set(CMAKE_EXE_LINKER_FLAGS_INIT -static)

# Header-only libraries come from this system. They are copied with their CMake files, because the same folder
# has Linux headers, which must not be found.
set(headers ${CMAKE_BINARY_DIR}/headers)
if(NOT EXISTS ${headers}/include)
    file(COPY /usr/include/nlohmann /usr/include/CLI DESTINATION ${headers}/include)
    foreach(folder /usr/share/cmake /usr/lib/cmake /usr/lib/x86_64-linux-gnu/cmake)
        foreach(library nlohmann_json CLI11)
            if(EXISTS ${folder}/${library})
                file(COPY ${folder}/${library} DESTINATION ${headers}/share/cmake)
            endif()
        endforeach()
    endforeach()
endif()
set(CMAKE_FIND_ROOT_PATH ${headers} ${CMAKE_PREFIX_PATH} /usr/x86_64-w64-mingw32)
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
# Run programs for Windows with wine during the build, if it is installed.
find_program(WINE NAMES wine64 wine PATHS /usr/lib/wine)
if(WINE)
    set(CMAKE_CROSSCOMPILING_EMULATOR ${WINE})
endif()
