# SPDX-License-Identifier: MIT
# Generates files for desktops: icons from their drawings, and manual pages from the programs' help. Included
# by cmake/install.cmake.
set(TALETOP_PACKAGING ${PROJECT_SOURCE_DIR}/packaging)
set(TALETOP_DESKTOP ${PROJECT_SOURCE_DIR}/resources/desktop)
set(TALETOP_ICON ${PROJECT_SOURCE_DIR}/resources/icon/taletop.svg)
set(TALETOP_MADE ${PROJECT_BINARY_DIR}/packaging)
file(MAKE_DIRECTORY ${TALETOP_MADE})

taletop_add_native(make_icons SOURCES ${TALETOP_PACKAGING}/make_icons.cpp
    LIBRARIES Qt6::Gui Qt6::Svg taletop_options)

# taletop_draw_icon(DRAWING OUT [SIZE]): draws the icon OUT, a path below TALETOP_MADE.
function(taletop_draw_icon drawing out)
    add_custom_command(OUTPUT ${TALETOP_MADE}/${out}
        COMMAND make_icons ${drawing} ${TALETOP_MADE}/${out} ${ARGN}
        DEPENDS make_icons ${drawing}
        COMMENT "Drawing ${out}"
        VERBATIM)
endfunction()

# taletop_install_icons(NAME DRAWING KIND SIZE...): installs the drawing and its pictures in the hicolor
# theme.
function(taletop_install_icons name drawing kind)
    set(icons ${CMAKE_INSTALL_DATADIR}/icons/hicolor)
    set(pictures "")
    foreach(size IN LISTS ARGN)
        taletop_draw_icon(${drawing} ${name}-${size}.png ${size})
        list(APPEND pictures ${TALETOP_MADE}/${name}-${size}.png)
        install(FILES ${TALETOP_MADE}/${name}-${size}.png
            DESTINATION ${icons}/${size}x${size}/${kind} RENAME ${name}.png)
    endforeach()
    install(FILES ${drawing} DESTINATION ${icons}/scalable/${kind} RENAME ${name}.svg)
    add_custom_target(icons_${kind} ALL DEPENDS ${pictures})
endfunction()

# Returns the date of the newest release. Generated files contain no other date, so that they are
# reproducible.
function(taletop_release_date result)
    file(STRINGS ${TALETOP_DESKTOP}/${TALETOP_ID}.metainfo.xml releases REGEX "<release version=")
    list(GET releases 0 newest)
    string(REGEX REPLACE ".*date=\"([0-9-]+)\".*" "\\1" date "${newest}")
    set(${result} ${date} PARENT_SCOPE)
endfunction()

# taletop_install_man(PROGRAM): installs its manual page, compressed without a file name or a time.
function(taletop_install_man program)
    taletop_release_date(date)
    set(page ${TALETOP_MADE}/${program}.${TALETOP_MAN_SECTION})
    add_custom_command(OUTPUT ${page} ${page}.gz
        COMMAND ${Python3_EXECUTABLE} -B ${TALETOP_PACKAGING}/make_man.py $<TARGET_FILE:${program}>
            --name ${program} --version ${PROJECT_VERSION} --date ${date} --section ${TALETOP_MAN_SECTION}
            --more ${TALETOP_PACKAGING}/man/${program}.roff --out ${page}
        COMMAND ${GZIP} -9nkf ${page}
        DEPENDS ${program} ${TALETOP_PACKAGING}/make_man.py ${TALETOP_PACKAGING}/man/${program}.roff
        COMMENT "Manual page of ${program}"
        VERBATIM)
    add_custom_target(man_${program} ALL DEPENDS ${page}.gz)
    install(FILES ${page}.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man${TALETOP_MAN_SECTION})
endfunction()
