# SPDX-License-Identifier: MIT
# Defines the files that `cmake --install` installs, and their places. Included by app/CMakeLists.txt after
# the targets exist.
include(GNUInstallDirs)
set(CMAKE_INSTALL_DOCDIR ${CMAKE_INSTALL_DATAROOTDIR}/doc/taletop)
set(TALETOP_MAN_SECTION 1)
if(TALETOP_DEB)
    # Debian keeps games and their documentation apart.
    set(CMAKE_INSTALL_BINDIR games)
    set(TALETOP_MAN_SECTION 6)
endif()
include(${CMAKE_CURRENT_LIST_DIR}/desktop.cmake)

set_target_properties(taletop PROPERTIES WIN32_EXECUTABLE ON MACOSX_BUNDLE ON)
install(TARGETS taletop taletop-cli
    RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR}
    BUNDLE DESTINATION .)
install(FILES ${PROJECT_SOURCE_DIR}/README.md ${PROJECT_SOURCE_DIR}/docs/CREDITS.md
    DESTINATION ${CMAKE_INSTALL_DOCDIR})
if(NOT TALETOP_DEB)
    # Debian packages contain it in another form: see cmake/package.cmake.
    install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR})
endif()

if(WIN32)
    include(${TALETOP_PACKAGING}/windows/windows.cmake)
elseif(APPLE)
    include(${TALETOP_PACKAGING}/macos/macos.cmake)
else()
    install(FILES ${TALETOP_DESKTOP}/${TALETOP_ID}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
    install(FILES ${TALETOP_DESKTOP}/${TALETOP_ID}.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
    install(FILES ${TALETOP_DESKTOP}/${TALETOP_ID}.mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages
        RENAME ${TALETOP_ID}.xml)
    taletop_install_icons(${TALETOP_ID} ${TALETOP_ICON} apps 16 22 24 32 48 64 128 256 512)
    taletop_install_icons(${TALETOP_ID}-save ${TALETOP_DESKTOP}/save.svg mimetypes 16 22 24 32 48 64 128 256)
    install(FILES ${TALETOP_DESKTOP}/symbolic.svg
        DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/symbolic/apps RENAME ${TALETOP_ID}-symbolic.svg)
    install(FILES ${TALETOP_PACKAGING}/completion/taletop ${TALETOP_PACKAGING}/completion/taletop-cli
        DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
    find_package(Python3 3.9 COMPONENTS Interpreter)
    find_program(GZIP gzip)
    if(Python3_FOUND AND GZIP AND NOT CMAKE_CROSSCOMPILING)
        taletop_install_man(taletop)
        taletop_install_man(taletop-cli)
    endif()
    include(${CMAKE_CURRENT_LIST_DIR}/package.cmake)
endif()
if(WIN32 AND CMAKE_CROSSCOMPILING)
    # Qt's tool for this runs only on Windows.
    find_package(Python3 3.9 REQUIRED COMPONENTS Interpreter)
    install(CODE "
        set(stage \"\${CMAKE_INSTALL_PREFIX}\")
        execute_process(COMMAND \"${Python3_EXECUTABLE}\" -B \"${TALETOP_PACKAGING}/windows/stage_windows.py\"
            \"\${stage}\" \"${PROJECT_SOURCE_DIR}\" --qt \"${QT6_INSTALL_PREFIX}\"
            --objdump \"${CMAKE_OBJDUMP}\" --compiler \"${CMAKE_CXX_COMPILER}\" COMMAND_ERROR_IS_FATAL ANY)")
elseif(NOT (UNIX AND NOT APPLE) AND COMMAND qt_generate_deploy_qml_app_script)
    # Copies Qt next to the program. Linux distributions provide Qt themselves.
    qt_generate_deploy_qml_app_script(TARGET taletop FILENAME_VARIABLE deployScript
        MACOS_BUNDLE_POST_BUILD NO_UNSUPPORTED_PLATFORM_ERROR)
    install(SCRIPT ${deployScript})
endif()
