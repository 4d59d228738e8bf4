// SPDX-License-Identifier: MIT
// Card pictures, each composed once per size. They are composed on request, or in advance for a game in
// review.
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

    /// Returns the picture that CardComposer composes for a face. Face 0 is the back.
    [[nodiscard]] QImage picture(const contract::Game& game, int face, const QString& theme, QSize pixels);
    /// Composes the game's faces in the background from now on, as long as the cache has room: first in every
    /// requested size, then in a table's usual sizes. Composes all faces, so that nothing depends on who
    /// holds which card.
    void prepare(const contract::Game& game);
    /// Is the picture available without composing it?
    [[nodiscard]] bool ready(const contract::Game& game, int face, const QString& theme, QSize pixels) const;
    [[nodiscard]] qsizetype bytes() const;

    static constexpr qsizetype remembered = 96 << 20; ///< bytes

private:
    /// The faces of a game in one theme and size.
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

    mutable QMutex m_mutex; ///< protects the caches and requests
    QCache<QString, QImage> m_pictures{remembered};
    QHash<QString, Deck> m_decks; ///< requested decks, by name, of games that are not prepared
    QSet<QString> m_started;      ///< names of decks that are queued or being composed in advance
    QSet<const contract::Game*> m_prepared;

    QMutex m_composing;
    CardComposer m_composer; ///< composes for callers
    CardComposer m_ahead;    ///< composes in the background
    std::atomic<bool> m_stopped = false;
    QThreadPool m_background;
};

} // namespace taletop::app
