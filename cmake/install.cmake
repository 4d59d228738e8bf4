# SPDX-License-Identifier: MIT
# What `cmake --install` puts where. Included by app/CMakeLists.txt after the targets exist.
include(GNUInstallDirs)
set(CMAKE_INSTALL_DOCDIR ${CMAKE_INSTALL_DATAROOTDIR}/doc/taletop)

set_target_properties(taletop PROPERTIES
    WIN32_EXECUTABLE ON
    MACOSX_BUNDLE ON
    MACOSX_BUNDLE_BUNDLE_NAME Taletop
    MACOSX_BUNDLE_BUNDLE_VERSION ${PROJECT_VERSION}
    MACOSX_BUNDLE_SHORT_VERSION_STRING ${PROJECT_VERSION})
install(TARGETS taletop taletop-cli
    RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR}
    BUNDLE DESTINATION .)
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE ${PROJECT_SOURCE_DIR}/README.md ${PROJECT_SOURCE_DIR}/docs/CREDITS.md
    DESTINATION ${CMAKE_INSTALL_DOCDIR})
if(UNIX AND NOT APPLE)
    set(desktop ${PROJECT_SOURCE_DIR}/resources/desktop)
    install(FILES ${desktop}/taletop.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
    install(FILES ${desktop}/taletop.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
    install(FILES ${desktop}/taletop-mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages
        RENAME taletop.xml)
    install(FILES ${PROJECT_SOURCE_DIR}/resources/icon/taletop.svg
        DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
elseif(COMMAND qt_generate_deploy_qml_app_script)
    # Copies Qt beside the program. Linux distributions bring Qt themselves.
    qt_generate_deploy_qml_app_script(TARGET taletop FILENAME_VARIABLE deployScript
        MACOS_BUNDLE_POST_BUILD NO_UNSUPPORTED_PLATFORM_ERROR)
    install(SCRIPT ${deployScript})
endif()
