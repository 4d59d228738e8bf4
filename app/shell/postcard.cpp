// SPDX-License-Identifier: MIT
#include "app/shell/postcard.h"

#include "app/shell/file_stem.h"

#include <QClipboard>
#include <QDateTime>
#include <QDir>
#include <QGuiApplication>
#include <QLocale>
#include <QSaveFile>

namespace taletop::app {

void Postcard::show(const QString& title, const QString& started, const QString& tellers) {
    m_title = title;
    const QDateTime began = QDateTime::fromString(started, Qt::ISODate);
    m_day = began.isValid() ? QLocale().toString(began.date(), QLocale::LongFormat) : QString();
    m_tellers = tellers;
    m_open = true;
    tell({}, {});
    emit changed();
}

void Postcard::close() {
    if (!m_open)
        return;
    m_open = false;
    m_picture = {};
    emit changed();
}

void Postcard::tell(const QString& problem, const QString& done) {
    m_problem = problem;
    m_done = done;
    emit told();
}

/// A screen of many dots a pixel gives more of them than a postcard has.
bool Postcard::take(const QImage& picture) {
    m_picture = picture.size() == size() || picture.isNull()
                    ? picture
                    : picture.scaled(size(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    m_picture.setDevicePixelRatio(1);
    if (m_picture.isNull())
        tell(tr("The picture could not be drawn. Close it, open it again and try once more."), {});
    return !m_picture.isNull();
}

void Postcard::save(const QImage& picture) {
    if (take(picture))
        emit wished();
}

void Postcard::copy(const QImage& picture) {
    if (!take(picture))
        return;
    QGuiApplication::clipboard()->setImage(m_picture);
    tell({}, tr("The picture is on the clipboard. Paste it wherever you like."));
}

/// By way of a second file, so that an earlier picture survives a full disk.
bool Postcard::write(const QString& file) {
    QSaveFile out(file);
    const bool done = out.open(QIODevice::WriteOnly) && m_picture.save(&out, "PNG") && out.commit();
    if (done)
        tell({}, tr("Saved as %1").arg(QDir::toNativeSeparators(file)));
    else
        tell(tr("The picture could not be saved as %1: %2. Choose another folder or free some space.")
                 .arg(QDir::toNativeSeparators(file), out.errorString()),
             {});
    return done;
}

QString Postcard::fileStem() const {
    const QString stem = fileStemOf(m_title);
    return stem.isEmpty() ? tr("Postcard") : stem;
}

} // namespace taletop::app
