# SPDX-License-Identifier: MIT
# cmake -P known_test.cmake: tests which versions of compilers and Qt turn warnings into errors.
include(${CMAKE_CURRENT_LIST_DIR}/../../cmake/known.cmake)

function(expect what answer wanted)
    if((answer AND NOT wanted) OR (wanted AND NOT answer))
        message(SEND_ERROR "${what}: known is '${answer}', wanted '${wanted}'")
    endif()
endfunction()

math(EXPR newer "${TALETOP_NEWEST_GNU} + 1")
foreach(compiler "GNU 12.2.0 TRUE" "GNU ${TALETOP_NEWEST_GNU}.2.0 TRUE" "GNU ${newer}.1.0 FALSE"
        "GNU 11.4.0 FALSE" "GNU 100.1 FALSE" "GNU unknown FALSE" "Clang 14.0.6 TRUE" "Clang 99.0.0 FALSE"
        "AppleClang 15.0.0 FALSE" "MSVC 19.38.3 FALSE" "IntelLLVM 14.0.0 FALSE")
    string(REPLACE " " ";" parts "${compiler}")
    list(GET parts 0 id)
    list(GET parts 1 version)
    list(GET parts 2 wanted)
    taletop_compiler_is_known(answer "${id}" "${version}")
    expect("${id} ${version}" "${answer}" "${wanted}")
endforeach()
foreach(qt "6.4.2 TRUE" "${TALETOP_NEWEST_QT}.9 TRUE" "6.99.0 FALSE" "7.0.0 FALSE")
    string(REPLACE " " ";" parts "${qt}")
    list(GET parts 0 version)
    list(GET parts 1 wanted)
    taletop_qt_is_known(answer "${version}")
    expect("Qt ${version}" "${answer}" "${wanted}")
endforeach()
