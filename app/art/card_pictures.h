// SPDX-License-Identifier: MIT
// The pictures of cards, composed once in each size: when they are asked for or, for a game that is
// being looked back on, beforehand.
#pragma once

#include "app/art/card_composer.h"

#include <QCache>
#include <QMutex>
#include <QSet>
#include <QThreadPool>

#include <atomic>

namespace taletop::app {

/// May be asked by several threads.
class CardPictures {
public:
    CardPictures();
    ~CardPictures();
    CardPictures(const CardPictures&) = delete;
    CardPictures& operator=(const CardPictures&) = delete;

    /// A face (0: the back) of a game, as CardComposer composes it.
    [[nodiscard]] QImage picture(const contract::Game& game, int face, const QString& theme, QSize pixels);
    /// From now on all faces of the game are composed in the background, as long as there is room: in
    /// every size in which one is or was asked for, and then in the usual sizes of a table. All faces,
    /// so that nothing depends on who holds what.
    void prepare(const contract::Game& game);
    /// Is it there without composing it?
    [[nodiscard]] bool ready(const contract::Game& game, int face, const QString& theme, QSize pixels) const;
    [[nodiscard]] qsizetype bytes() const;

    static constexpr qsizetype remembered = 96 << 20; ///< bytes

private:
    /// All faces of a game in one size.
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

    mutable QMutex m_mutex; ///< of what is remembered and asked for
    QCache<QString, QImage> m_pictures{remembered};
    QHash<QString, Deck> m_decks; ///< asked for before their game was prepared
    QSet<QString> m_started;      ///< composed ahead, or about to be
    QSet<const contract::Game*> m_prepared;

    QMutex m_composing;
    CardComposer m_composer; ///< of who asks
    CardComposer m_ahead;    ///< of the background
    std::atomic<bool> m_stopped = false;
    QThreadPool m_background;
};

} // namespace taletop::app
