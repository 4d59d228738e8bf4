// SPDX-License-Identifier: MIT
// A part of Qt that may be missing, reached through its QML module when it is first wanted: nothing has to be
// there when the program is built, and nothing is loaded by those who do not use it.
#pragma once

#include <QObject>
#include <QQmlEngine>

#include <memory>

class QQmlComponent;

namespace taletop::app {

class QmlPart {
public:
    /// `source` is QML that imports the module.
    explicit QmlPart(const char* source);
    ~QmlPart();
    QmlPart(const QmlPart&) = delete;
    QmlPart& operator=(const QmlPart&) = delete;

    /// A new one of what the source says; null, with a word on stderr, where it cannot be made.
    [[nodiscard]] std::unique_ptr<QObject> make();
    /// Is this module ("QtMultimedia") where QML looks for modules?
    [[nodiscard]] static bool installed(const char* module);

private:
    QQmlEngine m_engine;
    std::unique_ptr<QQmlComponent> m_component;
    bool m_told = false;
};

} // namespace taletop::app
