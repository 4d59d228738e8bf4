# SPDX-License-Identifier: MIT
# Tests with Qt. A few programs contain many test classes each (qt_main.h). They run offscreen, with software rendering
# and with their own data and trash. A QML warning is a failure.
file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/test-data)
set(taletopQtEnvironment
    "QT_QPA_PLATFORM=offscreen;QT_QUICK_BACKEND=software;LC_ALL=C.UTF-8;QT_SCALE_FACTOR=1;QT_FONT_DPI=96;QT_LOGGING_RULES=qt.qpa.*=false")

function(taletop_qt_test_properties name)
    set_tests_properties("${name}" PROPERTIES
        LABELS qt
        TIMEOUT 300
        ENVIRONMENT "XDG_DATA_HOME=${PROJECT_BINARY_DIR}/test-data;${taletopQtEnvironment}"
        FAIL_REGULAR_EXPRESSION "Binding loop;Error decoding;Cannot open;TypeError;ReferenceError;Cannot assign;is not a type;is not installed")
endfunction()

# taletop_add_qt_program(NAME HEADERS header... SOURCES source...): adds a program of test classes. HEADERS are
# precompiled, in addition to the headers of Qt that most tests include.
function(taletop_add_qt_program name)
    cmake_parse_arguments(PARSE_ARGV 1 its "" "" "HEADERS;SOURCES")
    add_executable(${name} ${its_SOURCES} ${PROJECT_SOURCE_DIR}/tests/qt_main.h ${PROJECT_SOURCE_DIR}/tests/qt_main.cpp
        ${PROJECT_SOURCE_DIR}/tests/test_clock.h ${PROJECT_SOURCE_DIR}/tests/test_clock.cpp)
    set_target_properties(${name} PROPERTIES AUTOMOC ON QT_QML_MODULE_NO_IMPORT_SCAN TRUE)
    target_link_libraries(${name} PRIVATE taletop_app taletop_options Qt6::Test)
    taletop_precompile(${name} <QtCore/QDir> <QtCore/QSettings> <QtCore/QTemporaryDir> <QtCore/QThread> <QtCore/QTimer>
        <QtGui/QImage> <QtGui/QKeyEvent> <QtQml/QQmlEngine> <QtQuick/QQuickItem> <QtQuick/QQuickWindow>
        <QtTest/QTest> <QtTest/QSignalSpy> <QtWidgets/QApplication> <algorithm> <functional> <memory> <string> <vector>
        ${its_HEADERS})
endfunction()

# taletop_add_class_test(NAME PROGRAM CLASS [FUNCTION[:ROW]...]): adds a test that runs a class, or only some of its
# functions.
function(taletop_add_class_test name program class)
    add_test(NAME "${name}" COMMAND ${program} ${class} ${ARGN})
    taletop_qt_test_properties("${name}")
endfunction()

# taletop_add_qt_classes(PROGRAM source...): adds a test for each file's class, named after the file.
function(taletop_add_qt_classes program)
    foreach(source IN LISTS ARGN)
        file(STRINGS ${source} line REGEX "^TALETOP_TEST")
        string(REGEX REPLACE "^[A-Z_]+\\(([A-Za-z]+).*" "\\1" class "${line}")
        get_filename_component(name ${source} NAME_WE)
        taletop_add_class_test(${name} ${program} ${class})
    endforeach()
endfunction()
