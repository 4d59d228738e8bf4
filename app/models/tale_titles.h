// SPDX-License-Identifier: MIT
// The titles of cards whose words are data: a game that tells a tale has them in its storybook, and so the
// sentences of the log and the choices have them from there.
#pragma once

#include <QHash>
#include <QTranslator>

namespace taletop::app {

class TaleTitles : public QTranslator {
    Q_OBJECT

public:
    /// In the program's language, as QLocale() says, when they are first asked for.
    using QTranslator::QTranslator;

    [[nodiscard]] bool isEmpty() const override { return false; }
    /// What a card is called whose English title this is; null for all other words.
    [[nodiscard]] QString translate(const char* context, const char* source, const char* disambiguation,
                                    int count) const override;

private:
    using Titles = QHash<QByteArray, QString>;  ///< by their English
    mutable QHash<QByteArray, Titles> m_titles; ///< by game
};

} // namespace taletop::app
