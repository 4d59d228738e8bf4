# SPDX-License-Identifier: MIT
# The bundle for macOS: its icons, and Info.plist, which registers it for saved games.
taletop_draw_icon(${TALETOP_ICON} taletop.icns)
taletop_draw_icon(${TALETOP_DESKTOP}/save.svg save.icns)
set(bundleIcons ${TALETOP_MADE}/taletop.icns ${TALETOP_MADE}/save.icns)
set_source_files_properties(${bundleIcons} PROPERTIES MACOSX_PACKAGE_LOCATION Resources)
target_sources(taletop PRIVATE ${bundleIcons})
set_target_properties(taletop PROPERTIES
    MACOSX_BUNDLE_INFO_PLIST ${TALETOP_PACKAGING}/macos/Info.plist.in
    MACOSX_BUNDLE_BUNDLE_NAME Taletop
    MACOSX_BUNDLE_GUI_IDENTIFIER ${TALETOP_ID}
    MACOSX_BUNDLE_ICON_FILE taletop.icns
    MACOSX_BUNDLE_BUNDLE_VERSION ${PROJECT_VERSION}
    MACOSX_BUNDLE_SHORT_VERSION_STRING ${PROJECT_VERSION}
    MACOSX_BUNDLE_COPYRIGHT "The Taletop authors, MIT licence")
