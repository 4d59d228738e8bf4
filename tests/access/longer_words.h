// SPDX-License-Identifier: MIT
// A language of longer words: whatever is shown in it has passed through translation, and takes
// a third more room.
#pragma once

#include <QTranslator>

namespace taletop::app {

class LongerWords : public QTranslator {
    Q_OBJECT

public:
    using QTranslator::QTranslator;

    [[nodiscard]] bool isEmpty() const override { return false; }
    /// "Pass to %1" becomes "‹Paass too %1›".
    [[nodiscard]] QString translate(const char* context, const char* source, const char* disambiguation,
                                    int count) const override;
};

/// At least 35 % longer; places for arguments and tags stay as they are.
[[nodiscard]] QString longer(const QString& text);

} // namespace taletop::app
