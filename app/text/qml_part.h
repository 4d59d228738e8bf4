// SPDX-License-Identifier: MIT
// An optional part of Qt, loaded through its QML module on first use. It need not exist when the program is
// built, and costs nothing until it is used.
#pragma once

#include <QObject>
#include <QQmlEngine>

#include <memory>

class QQmlComponent;

namespace taletop::app {

class QmlPart {
public:
    /// `source` must be QML that imports the module.
    explicit QmlPart(const char* source);
    ~QmlPart();
    QmlPart(const QmlPart&) = delete;
    QmlPart& operator=(const QmlPart&) = delete;

    /// Creates the object defined in the source. If that fails, prints a message to stderr and returns
    /// nullptr.
    [[nodiscard]] std::unique_ptr<QObject> make();
    /// Is this module, such as "QtMultimedia", in a folder where QML looks for it?
    [[nodiscard]] static bool installed(const char* module);

private:
    QQmlEngine m_engine;
    std::unique_ptr<QQmlComponent> m_component;
    bool m_told = false;
};

} // namespace taletop::app
