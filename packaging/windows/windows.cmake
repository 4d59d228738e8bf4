# SPDX-License-Identifier: MIT
# Adds the icons of the program and of saved games, and the version, to the program for Windows.
enable_language(RC)
taletop_draw_icon(${TALETOP_ICON} taletop.ico)
taletop_draw_icon(${TALETOP_DESKTOP}/save.svg save.ico)
configure_file(${TALETOP_PACKAGING}/windows/taletop.rc.in ${TALETOP_MADE}/taletop.rc @ONLY)
set_source_files_properties(${TALETOP_MADE}/taletop.rc PROPERTIES
    OBJECT_DEPENDS "${TALETOP_MADE}/taletop.ico;${TALETOP_MADE}/save.ico")
target_sources(taletop PRIVATE ${TALETOP_MADE}/taletop.rc)
