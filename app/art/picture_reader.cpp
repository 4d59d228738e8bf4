// SPDX-License-Identifier: MIT
#include "app/art/picture_reader.h"

#include <QQmlEngine>
#include <QThread>

namespace taletop::app {

void endPictureReader(QQmlEngine& engine) {
    for (QThread* reader : engine.findChildren<QThread*>(QString(), Qt::FindDirectChildrenOnly)) {
        reader->quit();
        reader->wait();
    }
}

} // namespace taletop::app
