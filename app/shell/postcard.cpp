// SPDX-License-Identifier: MIT
#include "app/shell/postcard.h"

#include "app/saves/save_writing.h"
#include "app/shell/file_stem.h"

#include <QBuffer>
#include <QClipboard>
#include <QDateTime>
#include <QDir>
#include <QGuiApplication>
#include <QLocale>

namespace taletop::app {

void Postcard::show(const Inscription& inscription) {
    m_open = true;
    tell({}, {});
    retell(inscription);
}

void Postcard::retell(const Inscription& inscription) {
    m_title = inscription.title;
    const QDateTime began = QDateTime::fromString(inscription.started, Qt::ISODate);
    m_day = began.isValid() ? QLocale().toString(began.date(), QLocale::LongFormat) : QString();
    m_tellers = inscription.tellers;
    emit told();
    emit changed();
}

void Postcard::close() {
    if (!m_open)
        return;
    m_open = false;
    m_picture = {};
    emit changed();
}

void Postcard::tell(const Sentence& problem, const Sentence& done) {
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
        tell([] { return tr("The picture could not be drawn. Close it, open it again and try once more."); },
             {});
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
    tell({}, [] { return tr("The picture is on the clipboard. Paste it wherever you like."); });
}

/// By way of a second file, so that an earlier picture survives a full disk.
bool Postcard::write(const QString& file) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (!m_picture.save(&buffer, "PNG")) {
        tell(
            [] { return tr("The picture could not be painted. Close it, open it again and try once more."); },
            {});
        return false;
    }
    const WriteFailure failure = writeWhole(file, bytes, Rights::Usual);
    const QString place = QDir::toNativeSeparators(file);
    if (!failure.failed())
        tell({}, [place] { return tr("Saved as %1").arg(place); });
    else
        tell(
            [place, failure] {
                return tr("The picture could not be saved as %1 (%2). %3, or choose another folder.")
                    .arg(place, failure.words.text(), remedyFor(failure));
            },
            {});
    return !failure.failed();
}

QString Postcard::fileStem() const {
    const QString stem = fileStemOf(m_title);
    return stem.isEmpty() ? tr("Postcard") : stem;
}

} // namespace taletop::app
