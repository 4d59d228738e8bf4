// SPDX-License-Identifier: MIT
#include "app/shell/app.h"

#include "app/art/card_art_provider.h"
#include "app/art/drawings.h"
#include "app/art/save_picture.h"
#include "app/saves/save_writing.h"
#include "core/contract/registry.h"

#include <QDateTime>
#include <QDir>
#include <QJSEngine>
#include <QJSValue>
#include <QQmlEngine>
#include <QRandomGenerator>

#include <memory>
#include <utility>
#include <vector>

extern void qml_register_types_Taletop_App(); // made by CMake

namespace taletop::app {

namespace {

constexpr const char* engineProperty = "taletopApp";

/// A seed that is easy to say and write down.
std::uint64_t chanceSeed() { return QRandomGenerator::global()->bounded(1U, 1'000'000U); }

/// Where one looks back, at a finished match or in a running one, any card may be next.
void prepareForLookingBack(MatchSession& session, const std::shared_ptr<CardPictures>& cards,
                           const QObject* context) {
    const auto prepare = [&session, cards] {
        if (session.match().over() || session.review()->active())
            cards->prepare(session.match().game());
    };
    QObject::connect(session.review(), &Review::changed, context, prepare);
    prepare();
}

/// Room that an engine keeps for its values. Each use of a singleton (Theme, Motion) in a binding wants a
/// place for a moment, and Qt gives a page of them back to the system as soon as none is used: where all
/// others happen to be full, thousands of pages are made and thrown away while a table is built.
class RoomForValues : public QObject {
public:
    explicit RoomForValues(QQmlEngine& engine) : QObject(&engine) {
        constexpr std::size_t places = 32'768; // a table has some ten thousand; 8 bytes for each
        constexpr std::size_t fewerThanOnAPage = 256;
        const std::vector<QJSValue> all(places, engine.newObject());
        for (std::size_t place = 0; place < places; place += fewerThanOnAPage)
            m_kept.push_back(all[place]);
    }

private:
    std::vector<QJSValue> m_kept;
};

} // namespace

App::App(const QString& dataFolder, QObject* parent)
    : QObject(parent), m_preferences(dataFolder), m_seatKeys(m_preferences.file()),
      m_settings(m_preferences.file(), m_seatKeys), m_firstWords(m_preferences.file()),
      m_saves(m_preferences.savesFolder()), m_sheet(m_preferences.storybookFolder()),
      m_practice(m_preferences.file()), m_appearance(m_settings, m_preferences), m_loudspeaker(m_settings),
      m_tabletop({m_preferences, m_settings, m_practice, m_pages, m_notice, m_appearance, m_loudspeaker}),
      m_visits({m_practice, m_pages, m_notice, m_saves, m_tabletop}),
      m_leaving({m_practice, m_tabletop, m_visits, m_question}),
      m_opener({m_preferences, m_saves, m_practice, m_notice, m_question, m_tabletop, m_leaving}),
      m_keepsakes(m_tabletop, m_notice) {
    connect(&m_settings, &Settings::changed, this, &App::applySetting);
    connect(&m_settings, &Settings::allReset, &m_firstWords, &FirstWords::forget);
    followParts();
    m_appearance.show(currentGame());
    watchSaves();
}

void App::followParts() {
    connect(&m_pages, &Pages::changed, this, &App::pageChanged);
    connect(&m_notice, &Notice::changed, this, &App::noticeChanged);
    connect(&m_loudspeaker, &Loudspeaker::played, this, &App::played);
    connect(&m_visits, &PracticeVisits::ruleWanted, this, &App::ruleWanted);
    connect(&m_leaving, &Leaving::copyWanted, this, &App::saveCopyWanted);
    connect(&m_tabletop, &Tabletop::changed, this, [this] {
        m_visits.endIfLeft();
        m_firstWords.follow(session());
        emit sessionChanged();
    });
}

/// What is known of a save beside it follows it.
void App::watchSaves() {
    keepToTheUser(m_preferences.savesFolder());
    connect(&m_saves, &SaveListModel::finishedFound, this,
            [this](const QString& game) { m_preferences.noteFinished(game); });
    connect(&m_saves, &SaveListModel::problem, &m_notice, &Notice::set);
    connect(&m_saves, &SaveListModel::gone, this,
            [this](const QString& file) { m_preferences.forgetSave(file); });
    connect(&m_saves, &SaveListModel::renamed, this,
            [this](const QString& from, const QString& to) { m_preferences.renameSave(from, to); });
    m_saves.refresh();
}

/// Told once: a disk that takes no setting takes the next one no better.
void App::keepSettings() {
    if (m_preferences.keep() || std::exchange(m_toldLost, true))
        return;
    m_notice.set(
        tr("Settings cannot be kept, because %1 cannot be written. They last until you close Taletop.")
            .arg(QDir::toNativeSeparators(m_preferences.place())));
}

/// The match follows first, then what is said, heard and seen.
void App::applySetting(const QByteArray& key) {
    m_tabletop.applySetting(key);
    m_loudspeaker.followSettings();
    m_appearance.tell(key);
    if (key == "speed")
        emit speedChanged();
    else if (key == "stepMode")
        emit stepModeChanged();
    else if (key == "sounds")
        emit soundsChanged();
    keepSettings();
}

App* App::create(QQmlEngine* engine, QJSEngine*) {
    auto* app = engine->property(engineProperty).value<App*>();
    Q_ASSERT(app != nullptr);
    QJSEngine::setObjectOwnership(app, QJSEngine::CppOwnership);
    return app;
}

void App::attach(QQmlEngine& engine) {
    // Nothing else names the registration of our types, and the linker drops what nobody names.
    [[maybe_unused]] static void (*volatile const registration)() = &qml_register_types_Taletop_App;
    engine.setProperty(engineProperty, QVariant::fromValue(this));
    new RoomForValues(engine);
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    const auto cards = std::make_shared<CardPictures>();
    engine.addImageProvider(QStringLiteral("cards"), new CardArtProvider(cards));
    connect(this, &App::sessionChanged, &engine, [this, cards, context = &engine] {
        if (session() != nullptr)
            prepareForLookingBack(*session(), cards, context);
    });
    serveDrawings(engine);
    engine.addImageProvider(QStringLiteral("saves"), new SavePictureProvider(m_saves.glances()));
    engine.addImageProvider(QStringLiteral("book"), book()->makeProvider());
}

// ---- pages

void App::openSeats(const QString& gameId) {
    const contract::Game* game = contract::findGame(gameId.toStdString());
    if (game == nullptr)
        return m_notice.set(tr("There is no game called “%1”.").arg(gameId));
    m_sheet.setGroup(m_preferences.group());
    if (m_sheet.game() != game) {
        m_sheet.open(*game);
        m_sheet.setPrivacy(m_settings.value("standardPrivacy").toString());
        m_appearance.propose(m_sheet);
    }
    proposePractice();
    m_leaving.whenSaved([this] {
        m_pages.show(QStringLiteral("seats"));
        m_tabletop.clear();
        m_appearance.show(currentGame());
    });
}

void App::startMatch() {
    if (!m_sheet.canStart())
        return;
    // A tale is not told in other words than those that were chosen, without a word.
    if (const QString lost = m_sheet.storybooks()->newlyLost(); !lost.isEmpty())
        return m_notice.set(lost);
    if (m_sheet.practiceChosen())
        m_preferences.setPracticeOf(m_sheet.gameId(), m_sheet.practice());
    const match::Header header = m_sheet.header(chanceSeed());
    m_preferences.setGroup(header.seats);
    start(*m_sheet.game(), header, m_sheet.privacy());
}

bool App::mayChangeSeats() {
    return session() != nullptr && !m_practice.active() && session()->mayChangeSeats();
}

void App::openSeatChanges(int seat) {
    if (!mayChangeSeats())
        return;
    m_sheet.open(session()->match().game(), session()->match().header());
    m_sheet.setPrivacy(session()->curtain()->mode());
    session()->curtain()->fall(); // everybody may come and look
    emit seatChangesWanted(seat);
}

void App::changeSeats() {
    if (mayChangeSeats() && m_sheet.canStart())
        session()->changeSeats(m_sheet.header(0).seats);
}

void App::start(const contract::Game& game, const match::Header& header, const QString& privacy) {
    m_leaving.whenSaved([this, &game, header, privacy] {
        auto session = std::make_unique<MatchSession>(match::Match(game, header));
        session->saveFile().start(m_preferences.savesFolder(), session->match());
        m_preferences.setPrivacyOf(session->saveFile().file(),
                                   privacy.isEmpty() ? m_settings.value("standardPrivacy").toString()
                                                     : privacy);
        m_tabletop.lay(std::move(session));
    });
}

void App::playAgain() {
    if (session() == nullptr)
        return;
    if (m_practice.lesson() != nullptr)
        return openLesson(session()->gameId());
    if (m_practice.moment())
        return m_visits.playOnAgain();
    if (m_practice.active())
        return openExample(m_practice.entry());
    const contract::Game& game = session()->match().game();
    m_sheet.open(game, session()->match().header());
    m_sheet.setPrivacy(session()->curtain()->mode());
    startMatch();
}

void App::playSameDeal() {
    if (session() == nullptr)
        return;
    const contract::Game& game = session()->match().game();
    match::Header header = session()->match().header();
    const QString privacy = session()->curtain()->mode();
    header.started = QDateTime::currentDateTime().toString(Qt::ISODate).toStdString();
    header.agreements.clear();
    header.seatChanges.clear();
    header.dealtByHand = false;
    header.unchecked = false;
    m_sheet.open(game, header);
    m_sheet.setPrivacy(privacy);
    start(game, header, privacy);
}

void App::goHome() {
    m_leaving.whenSaved([this] {
        m_saves.refresh();
        m_pages.show(QStringLiteral("home"));
        m_tabletop.clear();
    });
}

/// Whoever opens a box for the first time practises; what somebody has chosen stays chosen.
void App::proposePractice() {
    const QString game = m_sheet.gameId();
    m_sheet.proposePractice(m_preferences.practiceOf(game),
                            !m_preferences.hasFinished(game) && !m_preferences.hasChosenPractice(game));
}

const contract::Game* App::currentGame() const {
    if (const MatchSession* session = m_tabletop.session())
        return &session->match().game();
    if (page() == QLatin1String("seats") && m_sheet.game() != nullptr)
        return m_sheet.game();
    return contract::games().front();
}

void App::setCovered(bool covered) {
    if (m_covered == covered)
        return;
    m_covered = covered;
    emit coveredChanged();
}

void App::setAsked(bool asked) {
    if (m_asked == asked)
        return;
    m_asked = asked;
    emit coveredChanged();
}

void App::setMenuKeys(const QVariantList& keys) {
    m_menuKeys = keys;
    emit menusChanged();
}

// ---- in another language

AppState App::takeState() {
    AppState state{.page = page(),
                   .tables = m_visits.takeTables(),
                   .game = m_sheet.game(),
                   .sheet = {},
                   .deal = m_sheet.seedText(),
                   .privacy = m_sheet.privacy(),
                   .practice = m_sheet.practice(),
                   .bookOpen = book()->isOpen(),
                   .bookTitle = book()->givenTitle(),
                   .postcardOpen = postcard()->isOpen()};
    if (state.game != nullptr)
        state.sheet = m_sheet.header(0);
    return state;
}

void App::restore(AppState state) {
    if (state.game != nullptr) {
        m_sheet.open(*state.game, state.sheet);
        m_sheet.setSeedText(state.deal);
        m_sheet.setPrivacy(state.privacy);
        proposePractice();
        m_sheet.setPractice(state.practice);
    }
    m_visits.layTables(std::move(state.tables));
    if (!m_pages.showsTable())
        m_pages.show(state.page);
    m_appearance.show(currentGame());
    if (state.bookOpen)
        m_keepsakes.keepTale();
    book()->setTitle(state.bookTitle);
    if (state.postcardOpen)
        showPostcard();
}

} // namespace taletop::app
