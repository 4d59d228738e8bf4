# SPDX-License-Identifier: MIT
# Precompiled headers for tests, parsed once for all files of a target.
option(TALETOP_PRECOMPILED "Read common headers once" ON)
if(CMAKE_CXX_COMPILER_LAUNCHER MATCHES "ccache$")
    # ccache does not cache files with such headers unless this setting allows it.
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros
        ${CMAKE_CXX_COMPILER_LAUNCHER})
endif()

# taletop_precompile(TARGET header...): precompiles these headers for it and for targets that share them.
function(taletop_precompile target)
    if(TALETOP_PRECOMPILED)
        target_precompile_headers(${target} PRIVATE ${ARGN})
        taletop_compile_with_headers(${target})
    endif()
endfunction()

# taletop_share_precompiled(OWNER target...)
function(taletop_share_precompiled owner)
    if(TALETOP_PRECOMPILED)
        foreach(target IN LISTS ARGN)
            target_precompile_headers(${target} REUSE_FROM ${owner})
            taletop_compile_with_headers(${target})
        endforeach()
    endif()
endfunction()

function(taletop_compile_with_headers target)
    if(NOT WIN32)
        target_compile_options(${target} PRIVATE -fPIC) # as in libraries, which share headers
    endif()
    if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
        target_compile_options(${target} PRIVATE -fpch-preprocess) # for ccache
    endif()
endfunction()
