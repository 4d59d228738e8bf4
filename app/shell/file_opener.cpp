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

/// Returns the first dragged file, or "".
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

/// Handles dragged files before the table does, which handles drags of its own cards.
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
    drop->setDropAction(Qt::CopyAction); // the source keeps the file
    drop->accept();
    if (event->type() == QEvent::Drop)
        open(file);
    return true;
}

/// Opens the file later, because the event's sender is blocked until the event has been handled.
void FileOpener::open(const QString& file) {
    QMetaObject::invokeMethod(
        this, [this, file] { m_app.resume(file); }, Qt::QueuedConnection);
}

} // namespace taletop::app
