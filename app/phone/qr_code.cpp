// SPDX-License-Identifier: MIT
#include "app/phone/phone_server.h"

#include <qrcodegen/qrcodegen.hpp>

namespace taletop::phone {

std::vector<std::vector<bool>> squaresOf(const QString& text) {
    using qrcodegen::QrCode;
    const QrCode code = QrCode::encodeText(text.toUtf8().constData(), QrCode::Ecc::MEDIUM);
    std::vector<std::vector<bool>> rows;
    for (int y = 0; y < code.getSize(); ++y) {
        rows.emplace_back();
        for (int x = 0; x < code.getSize(); ++x)
            rows.back().push_back(code.getModule(x, y));
    }
    return rows;
}

} // namespace taletop::phone
