// SPDX-License-Identifier: MIT
// Limits the length of texts without splitting an emoji, or separating an accent from its letter.
#pragma once

#include <QString>
#include <QValidator>
#include <QtQml/qqmlregistration.h>

#include <limits>

namespace taletop::app {

/// Returns the beginning of the text with at most this many code points.
[[nodiscard]] QString firstLetters(const QString& text, qsizetype most);

/// Limits the length of a line.
class LetterLimit : public QValidator {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int most MEMBER m_most NOTIFY changed) ///< in code points

public:
    using QValidator::QValidator;

    /// Cuts off text that exceeds the limit at the end, and refuses excess text inserted anywhere else.
    State validate(QString& text, int& at) const override;

private:
    int m_most = std::numeric_limits<int>::max(); ///< no limit at first, because the text may be set earlier
};

} // namespace taletop::app
