// SPDX-License-Identifier: MIT
// Translates the card titles of games with a tale. These titles are in the game's storybook, not in the
// translation files.
#pragma once

#include <QHash>
#include <QTranslator>

namespace taletop::app {

class TaleTitles : public QTranslator {
    Q_OBJECT

public:
    /// Loads the titles in the language of QLocale() when they are first used.
    using QTranslator::QTranslator;

    [[nodiscard]] bool isEmpty() const override { return false; }
    /// Returns the title of the card with this English title, or a null string for any other text.
    [[nodiscard]] QString translate(const char* context, const char* source, const char* disambiguation,
                                    int count) const override;

private:
    using Titles = QHash<QByteArray, QString>;  ///< titles by English title
    mutable QHash<QByteArray, Titles> m_titles; ///< titles by game
};

} // namespace taletop::app
