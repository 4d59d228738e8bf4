// SPDX-License-Identifier: MIT
// Reading a save file as it may be found anywhere: whatever it is, nobody waits for it.
#pragma once

#include <QByteArray>
#include <QString>

#include <string_view>

namespace taletop::app {

/// The bytes of a save, or why there are none.
struct SaveText {
    QByteArray bytes;
    QString problem; ///< what, where, what to do; none: it has been read

    [[nodiscard]] std::string_view view() const {
        return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
    }
};

/// Reads a whole save. A folder, a pipe, a device and what is too large are refused without being opened.
[[nodiscard]] SaveText readSaveText(const QString& path);

} // namespace taletop::app
