# SPDX-License-Identifier: MIT
# The Debian package, made by CPack: tools/package.sh deb calls it with settings that always make the same
# package from the same source.
if(NOT TALETOP_DEB)
    return()
endif()
find_package(Python3 3.9 REQUIRED COMPONENTS Interpreter)
find_program(GZIP gzip REQUIRED)
find_program(DPKG_QUERY dpkg-query REQUIRED)
set(TALETOP_MAINTAINER "The Taletop authors <taletop@users.noreply.github.com>" CACHE STRING
    "Who answers for the package: name <address>")

# The version includes the distribution: a package needs the Qt of the distribution that it was built in, and
# the package for the next one must be newer.
file(STRINGS /etc/os-release osRelease)
foreach(line IN LISTS osRelease)
    if(line MATCHES "^(ID|VERSION_ID)=\"?([^\"]*)\"?$")
        set(os_${CMAKE_MATCH_1} ${CMAKE_MATCH_2})
    endif()
endforeach()
set(TALETOP_DEB_RELEASE 1~${os_ID}${os_VERSION_ID})

# taletop_owners(RESULT FILE...): the packages that contain these files, under the names of this distribution.
function(taletop_owners result)
    set(owners "")
    foreach(file IN LISTS ARGN)
        execute_process(COMMAND ${DPKG_QUERY} --search ${file} OUTPUT_VARIABLE line ERROR_VARIABLE problem
            RESULT_VARIABLE code)
        if(NOT code EQUAL 0)
            message(FATAL_ERROR "The package needs ${file}, which is of no installed package: ${problem}"
                "tools/package.sh installs what building it needs.")
        endif()
        string(REGEX REPLACE "[:,].*" "" owner "${line}")
        list(APPEND owners ${owner})
    endforeach()
    list(REMOVE_DUPLICATES owners)
    set(${result} ${owners} PARENT_SCOPE)
endfunction()

# Files loaded at run time, which tools that inspect the program cannot see.
get_filename_component(qtPlugins ${QT6_INSTALL_PREFIX}/${QT6_INSTALL_PLUGINS} ABSOLUTE)
get_filename_component(qtModules ${QT6_INSTALL_PREFIX}/${QT6_INSTALL_QML} ABSOLUTE)
taletop_owners(needed
    ${qtModules}/QtQuick/qmldir ${qtModules}/QtQuick/Window/qmldir ${qtModules}/QtQuick/Templates/qmldir
    ${qtModules}/QtQml/qmldir
    ${qtModules}/QtQml/Models/qmldir ${qtModules}/QtQml/WorkerScript/qmldir
    ${qtPlugins}/imageformats/libqsvg.so ${qtPlugins}/iconengines/libqsvgicon.so
    ${qtPlugins}/platforms/libqxcb.so)
# Recommended parts: its three typefaces and those of Thai and Japanese, Qt's own translations, a native
# Wayland window, and a plugin for running without a screen.
taletop_owners(offscreen ${qtPlugins}/platforms/libqoffscreen.so)
# dpkg-shlibdeps adds the libraries with their versions.
list(FILTER needed EXCLUDE REGEX "^lib")
list(FILTER offscreen EXCLUDE REGEX "^lib")
set(wanted fonts-vollkorn fonts-sil-gentiumplus fonts-sil-andika "fonts-tlwg-loma-otf | fonts-tlwg-loma"
    "fonts-morisawa-bizud-gothic | fonts-vlgothic" qt6-translations-l10n qt6-wayland ${offscreen})
# Sounds and speech, which the program loads on first use.
list(APPEND wanted qml6-module-qtmultimedia qml6-module-qttexttospeech qt6-speech-speechd-plugin)
set(niceToHave qt6-gtk-platformtheme xdg-desktop-portal)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME taletop)
set(CPACK_PACKAGE_VENDOR "The Taletop authors")
set(CPACK_PACKAGE_CONTACT "${TALETOP_MAINTAINER}")
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "card table for story-like games that knows the rules")
file(READ ${TALETOP_PACKAGING}/debian/description description)
string(STRIP "${description}" CPACK_PACKAGE_DESCRIPTION)
set(CPACK_STRIP_FILES ON)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE ${TALETOP_DEB_RELEASE})
set(CPACK_DEBIAN_PACKAGE_MAINTAINER "${TALETOP_MAINTAINER}")
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_HOMEPAGE https://github.com/taletop/taletop)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
list(JOIN needed ", " CPACK_DEBIAN_PACKAGE_DEPENDS)
list(JOIN wanted ", " CPACK_DEBIAN_PACKAGE_RECOMMENDS)
list(JOIN niceToHave ", " CPACK_DEBIAN_PACKAGE_SUGGESTS)

# Copyright and changelog in Debian's form; the changelog is made from the releases in the metainfo.
set(changelog ${TALETOP_MADE}/changelog.Debian)
set(metainfo ${TALETOP_DESKTOP}/${TALETOP_ID}.metainfo.xml)
add_custom_command(OUTPUT ${changelog}.gz
    COMMAND ${Python3_EXECUTABLE} -B ${TALETOP_PACKAGING}/make_changelog.py ${metainfo}
        --maintainer ${TALETOP_MAINTAINER} --release ${TALETOP_DEB_RELEASE} --out ${changelog}
    COMMAND ${GZIP} -9nkf ${changelog}
    DEPENDS ${metainfo} ${TALETOP_PACKAGING}/make_changelog.py
    COMMENT "Debian's changelog"
    VERBATIM)
add_custom_target(changelog ALL DEPENDS ${changelog}.gz)
install(FILES ${changelog}.gz ${TALETOP_PACKAGING}/debian/copyright DESTINATION ${CMAKE_INSTALL_DOCDIR})
include(CPack)
