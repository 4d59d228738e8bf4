// SPDX-License-Identifier: MIT
#include "app/shell/file_opener.h"

#include <QCoreApplication>
#include <QDropEvent>
#include <QFileOpenEvent>
#include <QMimeData>
#include <QUrl>
#include <QWidget>

namespace taletop::app {

namespace {

/// The first file that is carried, or "".
QString fileIn(const QMimeData& data) {
    for (const QUrl& url : data.urls())
        if (url.isLocalFile())
            return url.toLocalFile();
    return {};
}

} // namespace

FileOpener::FileOpener(App& app, QWidget& window) : m_app(app) {
    QCoreApplication::instance()->installEventFilter(this);
    window.setAcceptDrops(true);
}

/// The table takes drags itself, for its own cards; files are taken before it sees them.
bool FileOpener::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::FileOpen:
        open(static_cast<QFileOpenEvent*>(event)->file());
        return true;
    case QEvent::DragEnter:
    case QEvent::DragMove:
    case QEvent::Drop:
        break;
    default:
        return QObject::eventFilter(watched, event);
    }
    auto* drop = static_cast<QDropEvent*>(event);
    const QString file = watched->isWidgetType() ? fileIn(*drop->mimeData()) : QString();
    if (file.isEmpty())
        return QObject::eventFilter(watched, event);
    drop->setDropAction(Qt::CopyAction); // whoever gave it keeps it
    drop->accept();
    if (event->type() == QEvent::Drop)
        open(file);
    return true;
}

/// Later: the event that told of it belongs to somebody who waits.
void FileOpener::open(const QString& file) {
    QMetaObject::invokeMethod(
        this, [this, file] { m_app.resume(file); }, Qt::QueuedConnection);
}

} // namespace taletop::app
