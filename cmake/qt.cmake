# SPDX-License-Identifier: MIT
# Qt for everything above the core. QML modules are static libraries without plugins, all below qrc:/qt/qml,
# so that Qt 6.4 and newer versions find them in the same place.
find_package(Qt6 6.4 REQUIRED COMPONENTS Core Gui Widgets Network PrintSupport Qml Quick QuickWidgets Svg)
if(TALETOP_TESTS)
    find_package(Qt6 6.4 REQUIRED COMPONENTS Test QuickTest)
endif()
if(TALETOP_TESTS AND Qt6_VERSION VERSION_GREATER_EQUAL 6.5 AND NOT MSVC)
    # QTRY_VERIFY and similar macros convert a long to an int there, in the code that uses them.
    set_property(TARGET Qt6::Test APPEND PROPERTY INTERFACE_COMPILE_OPTIONS -Wno-conversion)
endif()
qt_standard_project_setup()
# Targets that need these turn them on themselves.
set(CMAKE_AUTOMOC OFF)
set(CMAKE_AUTOUIC OFF)
set(CMAKE_AUTORCC OFF)
if(POLICY QTP0001)
    qt_policy(SET QTP0001 NEW)
endif()
set(QT_QML_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/qml)
