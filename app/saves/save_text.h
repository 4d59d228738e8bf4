// SPDX-License-Identifier: MIT
// Reads a save file from any place without blocking.
#pragma once

#include <QByteArray>
#include <QString>

#include <string_view>

namespace taletop::app {

/// The bytes of a save, or an error.
struct SaveText {
    QByteArray bytes;
    QString problem; ///< the error, the file and the remedy; "" if it was read

    [[nodiscard]] std::string_view view() const {
        return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
    }
};

/// Reads a whole save. Refuses folders, pipes, devices and files that are too large without opening them.
[[nodiscard]] SaveText readSaveText(const QString& path);

} // namespace taletop::app
