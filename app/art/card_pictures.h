// SPDX-License-Identifier: MIT
// Card pictures, each composed once per size: on request, or in advance for a game in review.
#pragma once

#include "app/art/card_composer.h"

#include <QCache>
#include <QMutex>
#include <QSet>
#include <QThreadPool>

#include <atomic>

namespace taletop::app {

/// A thread-safe cache of card pictures.
class CardPictures {
public:
    CardPictures();
    ~CardPictures();
    CardPictures(const CardPictures&) = delete;
    CardPictures& operator=(const CardPictures&) = delete;

    /// Returns a face (0: the back) of a game, as composed by CardComposer.
    [[nodiscard]] QImage picture(const contract::Game& game, int face, const QString& theme, QSize pixels);
    /// Composes all faces of the game in the background from now on, while there is room: in every size
    /// requested so far or later, and then in the usual sizes of a table. It includes all faces, so that
    /// nothing depends on who holds what.
    void prepare(const contract::Game& game);
    /// Is the picture available without composing it?
    [[nodiscard]] bool ready(const contract::Game& game, int face, const QString& theme, QSize pixels) const;
    [[nodiscard]] qsizetype bytes() const;

    static constexpr qsizetype remembered = 96 << 20; ///< bytes

private:
    /// A game with one size of its faces.
    struct Deck {
        const contract::Game* game = nullptr;
        QString theme;
        QSize pixels;
    };
    [[nodiscard]] static QString nameOf(const Deck& deck);
    [[nodiscard]] QImage known(const QString& name) const;
    void remember(const QString& name, const QImage& picture);
    void asked(const Deck& deck);
    void startWithUsual(const Deck& deck);
    void start(const Deck& deck, int priority);
    void composeAhead(const Deck& deck);

    mutable QMutex m_mutex; ///< protects caches and requests
    QCache<QString, QImage> m_pictures{remembered};
    QHash<QString, Deck> m_decks; ///< the games, prepared or only requested
    QSet<QString> m_started;      ///< being composed in advance, or waiting
    QSet<const contract::Game*> m_prepared;

    QMutex m_composing;
    CardComposer m_composer; ///< composes for callers
    CardComposer m_ahead;    ///< composes in the background
    std::atomic<bool> m_stopped = false;
    QThreadPool m_background;
};

} // namespace taletop::app
