// SPDX-License-Identifier: MIT
#include "app/shell/postcard.h"

#include "app/saves/save_writing.h"
#include "app/shell/file_stem.h"

#include <QBuffer>
#include <QDir>

namespace taletop::app {

void Postcard::show(const QString& title, const QString& inscription) {
    m_open = true;
    m_title = title;
    m_inscription = inscription;
    tell({});
}

void Postcard::close() {
    m_open = false;
    emit changed();
}

void Postcard::tell(const QString& news) {
    m_news = news;
    emit changed();
}

/// Writes through a temporary file, so that an earlier picture survives a full disk.
void Postcard::write(const QImage& picture, const QString& file) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (!picture.save(&buffer, "PNG"))
        return tell(tr("The picture could not be made. Close the postcard, open it again and retry."));
    const WriteFailure failure = writeWhole(file, bytes, Rights::Usual);
    const QString place = QDir::toNativeSeparators(file);
    if (!failure.failed())
        return tell(tr("Saved as %1").arg(place));
    tell(tr("The picture could not be saved as %1 (%2). %3, or choose another folder.")
             .arg(place, failure.words, remedyFor(failure)));
}

QString Postcard::fileStem() const {
    const QString stem = fileStemOf(m_title);
    return stem.isEmpty() ? tr("Postcard") : stem;
}

} // namespace taletop::app
