// SPDX-License-Identifier: MIT
#include "app/text/qml_part.h"

#include <QDir>
#include <QFile>
#include <QLibraryInfo>
#include <QQmlComponent>

#include <algorithm>
#include <cstdio>

namespace taletop::app {

namespace {

/// Returns the folders in which an engine looks for modules.
QStringList moduleFolders() {
    QStringList folders =
        qEnvironmentVariable("QML_IMPORT_PATH").split(QDir::listSeparator(), Qt::SkipEmptyParts);
    folders.append(QLibraryInfo::path(QLibraryInfo::QmlImportsPath));
    return folders;
}

} // namespace

QmlPart::QmlPart(const char* source) : m_component(std::make_unique<QQmlComponent>(&m_engine)) {
    m_component->setData(source, {});
}

QmlPart::~QmlPart() = default;

std::unique_ptr<QObject> QmlPart::make() {
    std::unique_ptr<QObject> made(m_component->create());
    if (!made && !m_told) {
        m_told = true;
        std::fprintf(stderr, "taletop: %s\n", qUtf8Printable(m_component->errorString().trimmed()));
    }
    return made;
}

bool QmlPart::installed(const char* module) {
    const QStringList folders = moduleFolders();
    return std::ranges::any_of(folders, [module](const QString& folder) {
        return QFile::exists(folder + u'/' + QLatin1String(module) + QStringLiteral("/qmldir"));
    });
}

} // namespace taletop::app
