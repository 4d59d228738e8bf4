// SPDX-License-Identifier: MIT
// An optional part of Qt, loaded through its QML module on first use: it need not exist at build time, and
// costs nothing until it is used.
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

    /// Creates the object in the source; returns nullptr, with a message on stderr, if that fails.
    [[nodiscard]] std::unique_ptr<QObject> make();
    /// Is this module ("QtMultimedia") in a folder where QML looks for it?
    [[nodiscard]] static bool installed(const char* module);

private:
    QQmlEngine m_engine;
    std::unique_ptr<QQmlComponent> m_component;
    bool m_told = false;
};

} // namespace taletop::app
