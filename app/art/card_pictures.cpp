// SPDX-License-Identifier: MIT
#include "app/art/card_pictures.h"

#include <array>
#include <utility>

namespace taletop::app {

namespace {

/// The urgency of composing a size in advance.
enum Priority { usual, wanted };

constexpr std::array usualWidths{48, 56, 64, 80, 96, 112, 128, 160, 192}; ///< pixels, at usual window sizes

} // namespace

CardPictures::CardPictures() {
    m_background.setMaxThreadCount(1);
    m_background.setThreadPriority(QThread::LowestPriority);
}

CardPictures::~CardPictures() {
    m_stopped = true;
    m_background.clear();
    m_background.waitForDone();
}

QImage CardPictures::picture(const contract::Game& game, int face, const QString& theme, QSize pixels) {
    const Deck deck{&game, theme, pixels};
    const QString name = nameOf(deck) + QString::number(face);
    if (QImage picture = known(name); !picture.isNull())
        return picture;
    asked(deck);
    const QMutexLocker lock(&m_composing);
    const QImage picture = m_composer.compose(game, face, theme, pixels);
    remember(name, picture);
    return picture;
}

void CardPictures::prepare(const contract::Game& game) {
    const QMutexLocker lock(&m_mutex);
    if (m_prepared.contains(&game))
        return;
    m_prepared.insert(&game);
    for (const Deck& deck : std::as_const(m_decks))
        if (deck.game == &game)
            startWithUsual(deck);
    m_decks.removeIf([&](const auto& deck) { return deck.value().game == &game; });
}

bool CardPictures::ready(const contract::Game& game, int face, const QString& theme, QSize pixels) const {
    return !known(nameOf({&game, theme, pixels}) + QString::number(face)).isNull();
}

qsizetype CardPictures::bytes() const {
    const QMutexLocker lock(&m_mutex);
    return m_pictures.totalCost();
}

QString CardPictures::nameOf(const Deck& deck) {
    return QLatin1String(deck.game->info().id) + u'/' + deck.theme + u'@' +
           QString::number(deck.pixels.width()) + u'/';
}

QImage CardPictures::known(const QString& name) const {
    const QMutexLocker lock(&m_mutex);
    const QImage* picture = m_pictures.object(name);
    return picture != nullptr ? *picture : QImage();
}

void CardPictures::remember(const QString& name, const QImage& picture) {
    const QMutexLocker lock(&m_mutex);
    m_pictures.insert(name, new QImage(picture), picture.sizeInBytes());
}

void CardPictures::asked(const Deck& deck) {
    const QMutexLocker lock(&m_mutex);
    if (m_prepared.contains(deck.game))
        startWithUsual(deck);
    else
        m_decks.insert(nameOf(deck), deck);
}

void CardPictures::startWithUsual(const Deck& deck) {
    start(deck, wanted);
    for (const int width : usualWidths)
        start({deck.game, deck.theme, cardPixels(deck.game->cardLook(), {width, 0})}, usual);
}

void CardPictures::start(const Deck& deck, int priority) {
    const QString name = nameOf(deck);
    if (m_started.contains(name))
        return;
    m_started.insert(name);
    m_background.start([this, deck] { composeAhead(deck); }, priority);
}

void CardPictures::composeAhead(const Deck& deck) {
    const auto faces = static_cast<int>(deck.game->info().faceNames.size());
    const qsizetype each = qsizetype{4} * deck.pixels.width() * deck.pixels.height();
    for (int face = 0; face < faces && !m_stopped; ++face) {
        const QString name = nameOf(deck) + QString::number(face);
        if (deck.game->cardArt(face).empty() || !known(name).isNull())
            continue;
        if (bytes() + each > remembered) // Don't displace pictures that the table may be showing.
            return;
        remember(name, m_ahead.compose(*deck.game, face, deck.theme, deck.pixels));
    }
}

} // namespace taletop::app
