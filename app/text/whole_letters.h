// SPDX-License-Identifier: MIT
// Words of a limited length that end with a whole letter: no half of an emoji, no accent without its letter.
#pragma once

#include <QString>
#include <QValidator>
#include <QtQml/qqmlregistration.h>

#include <limits>

namespace taletop::app {

/// The beginning of the text that has at most so many code points.
[[nodiscard]] QString firstLetters(const QString& text, qsizetype most);

/// For a line that takes no more.
class LetterLimit : public QValidator {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int most MEMBER m_most NOTIFY changed) ///< code points

public:
    using QValidator::QValidator;

    /// What is too long is cut at its end, and refused where something was put in before that.
    State validate(QString& text, int& at) const override;

private:
    int m_most = std::numeric_limits<int>::max(); ///< a text may be set before its limit
};

} // namespace taletop::app
