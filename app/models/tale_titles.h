// SPDX-License-Identifier: MIT
// Translates the titles of cards whose words are data: a game with a tale has them in its storybook, so log
// lines and choices take them from there.
#pragma once

#include <QHash>
#include <QTranslator>

namespace taletop::app {

class TaleTitles : public QTranslator {
    Q_OBJECT

public:
    /// Loads titles in the language of QLocale() on first use.
    using QTranslator::QTranslator;

    [[nodiscard]] bool isEmpty() const override { return false; }
    /// Returns the title of the card with this English title; null for all other words.
    [[nodiscard]] QString translate(const char* context, const char* source, const char* disambiguation,
                                    int count) const override;

private:
    using Titles = QHash<QByteArray, QString>;  ///< titles by English title
    mutable QHash<QByteArray, Titles> m_titles; ///< titles by game
};

} // namespace taletop::app
