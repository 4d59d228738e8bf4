// SPDX-License-Identifier: MIT
#include "app/shell/app.h"

#include "app/art/card_art_provider.h"
#include "app/art/drawings.h"
#include "app/art/save_picture.h"
#include "app/shell/fonts.h"
#include "app/shell/keepsake.h"
#include "app/shell/overview_picture.h"
#include "app/shell/system_wishes.h"
#include "app/shell/table_sounds.h"
#include "app/text/translation.h"
#include "core/contract/registry.h"

#include <QDateTime>
#include <QJSEngine>
#include <QJSValue>
#include <QQmlEngine>
#include <QRandomGenerator>

#include <algorithm>
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
      m_settings(m_preferences.file(), m_seatKeys, systemWishes(Preferences::systemFolder())),
      m_firstWords(m_preferences.file()), m_saves(m_preferences.savesFolder()),
      m_sheet(m_preferences.storybookFolder()), m_book({fonts::title, fonts::story}) {
    connect(&m_settings, &Settings::changed, this, &App::applySetting);
    applySound();
    connect(this, &App::sessionChanged, this, &App::endPractice);
    m_firstWords.setWanted(m_settings.value("firstWords").toBool());
    connect(this, &App::sessionChanged, this, [this] { m_firstWords.follow(m_session); });
    loadThemes();
    connect(&m_saves, &SaveListModel::finishedFound, this,
            [this](const QString& game) { m_preferences.noteFinished(game); });
    watchSaves();
}

App::~App() { delete m_session; }

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
        if (m_session != nullptr)
            prepareForLookingBack(*m_session, cards, context);
    });
    serveDrawings(engine);
    engine.addImageProvider(QStringLiteral("saves"), new SavePictureProvider(m_saves.glances()));
    engine.addImageProvider(QStringLiteral("tables"), new OverviewPictureProvider);
    engine.addImageProvider(QStringLiteral("book"), m_book.makeProvider());
}

// ---- pages

void App::setPage(const QString& page) {
    if (m_page == page)
        return;
    m_page = page;
    emit pageChanged();
}

void App::openSeats(const QString& gameId) {
    const contract::Game* game = contract::findGame(gameId.toStdString());
    if (game == nullptr)
        return setNotice([gameId] { return tr("There is no game called “%1” yet.").arg(gameId); });
    if (m_sheet.game() != game) {
        m_sheet.open(*game);
        m_sheet.setPrivacy(m_settings.value("standardPrivacy").toString());
        proposeTheme();
    }
    proposePractice();
    whenSaved([this] {
        setPage(QStringLiteral("seats"));
        dropSession();
        loadThemes();
    });
}

void App::startMatch() {
    if (!m_sheet.canStart())
        return;
    // A tale is not told in other words than those that were chosen, without a word.
    if (const Sentence lost = m_sheet.storybooks()->newlyLost(); !lost.empty())
        return setNotice(lost);
    if (m_sheet.practiceChosen())
        m_preferences.setPracticeOf(m_sheet.gameId(), m_sheet.practice());
    start(*m_sheet.game(), m_sheet.header(chanceSeed()), m_sheet.privacy());
}

void App::start(const contract::Game& game, const match::Header& header, const QString& privacy) {
    whenSaved([this, &game, header, privacy] {
        auto* session = new MatchSession(match::Match(game, header), this);
        session->autosave().start(m_preferences.savesFolder(), session->match());
        m_preferences.setPrivacyOf(session->autosave().file(),
                                   privacy.isEmpty() ? m_settings.value("standardPrivacy").toString()
                                                     : privacy);
        open(session);
    });
}

void App::playAgain() {
    if (m_session == nullptr)
        return;
    if (m_practice.lesson() != nullptr)
        return openLesson(m_session->gameId());
    if (m_session->study()->begun())
        return studyAgain();
    if (m_practice.active())
        return openExample(m_practice.entry());
    const contract::Game& game = m_session->match().game();
    m_sheet.open(game, m_session->match().header());
    m_sheet.setPrivacy(m_session->curtain()->mode());
    startMatch();
}

void App::playSameDeal() {
    if (m_session == nullptr)
        return;
    const contract::Game& game = m_session->match().game();
    match::Header header = m_session->match().header();
    const QString privacy = m_session->curtain()->mode();
    header.started = QDateTime::currentDateTime().toString(Qt::ISODate).toStdString();
    header.agreements.clear();
    header.dealtByHand = false;
    header.unchecked = false;
    for (match::SeatRecord& seat : header.seats)
        seat.lock.clear();
    m_sheet.open(game, header);
    m_sheet.setPrivacy(privacy);
    start(game, header, privacy);
}

void App::open(MatchSession* session) {
    // The old table goes away before the new match is there.
    if (m_page == QLatin1String("table"))
        setPage(QString());
    dropSession();
    m_session = session;
    takeStorybook(*session);
    const QString save = session->autosave().file(); // "" on a practice table
    QString privacy = save.isEmpty() ? QStringLiteral("open") : m_preferences.privacyOf(save);
    for (const match::SeatRecord& seat : session->match().header().seats)
        if (!seat.lock.empty())
            privacy = QStringLiteral("curtain"); // no way past a lock
    session->curtain()->setMode(privacy);
    for (const char* key :
         {"speed", "stepMode", "askFirst", "thinkAgain", "forcedSteps", "curtainIdle", "responseBeat"})
        applySetting(key);
    m_trouble = {};
    connect(session, &MatchSession::troubled, this, &App::tellTrouble);
    connect(session, &MatchSession::told, this, &App::setNotice);
    connect(session, &MatchSession::handsOpened, this, [this, session] {
        m_preferences.setPrivacyOf(session->autosave().file(), session->curtain()->mode());
    });
    connect(session, &MatchSession::turned, this, [this, session] { noteFinished(*session); });
    noteFinished(*session); // an earlier one that is looked at
    new TableSounds(*session, [this](const QString& sound) {
        if (speed() > 0 ||
            sound != QLatin1String("card-slide")) // what arrives at once is not heard to travel
            play(sound);
    });
    emit sessionChanged();
    loadThemes();
    if (!save.isEmpty())
        takeThemeFrom(session->match());
    setPage(QStringLiteral("table"));
    tellTrouble(session->autosave().problem());
    session->begin();
}

/// The tale is told with the words that the match was started with, if they are still there.
void App::takeStorybook(MatchSession& session) {
    const QString name = QString::fromStdString(session.match().header().storybook);
    if (name.isEmpty() || session.tale()->language().isEmpty())
        return;
    const QString file = storybookFile(m_preferences.storybookFolder(), session.match().game(), name);
    if (file.isEmpty() || !QFile::exists(file))
        return setNotice([name] {
            return tr("The deck “%1” is not among your decks any more; the tale is told in our words.")
                .arg(name);
        });
    if (const Sentence problem = session.tale()->take(file); !problem.empty())
        setNotice([problem] { return tr("%1 The tale is told in our words.").arg(problem.text()); });
}

bool App::setPrivacy(const QString& privacy) {
    if (m_session == nullptr || !m_session->curtain()->setMode(privacy))
        return false;
    if (!m_practice.active())
        m_preferences.setPrivacyOf(m_session->autosave().file(), privacy);
    return true;
}

void App::changePrivacy(const QString& privacy) {
    if (m_session == nullptr || privacy == m_session->curtain()->mode())
        return;
    const bool opens = privacy == QLatin1String("open");
    if (opens && m_session->curtain()->people() > 1 && m_session->curtain()->keepsSecrets())
        m_session->vote()->askToOpenHands();
    else
        setPrivacy(privacy);
}

void App::goHome() {
    whenSaved([this] {
        m_saves.refresh();
        setPage(QStringLiteral("home"));
        dropSession();
    });
}

/// What showed the session is deleted later, by the event loop; the session must outlive it.
void App::dropSession() {
    if (m_session == nullptr)
        return;
    MatchSession* session = m_session;
    m_dropped = session;
    m_postcard.close(); // it shows what lies on this table
    session->hold(true);
    session->disconnect(this);
    session->autosave().release(); // it may be opened again at once
    tellTrouble({});
    QMetaObject::invokeMethod(
        this,
        [this, session] {
            if (m_session == session) {
                m_session = nullptr;
                emit sessionChanged();
            }
            if (m_dropped == session)
                m_dropped = nullptr;
            session->deleteLater();
        },
        Qt::QueuedConnection);
}

namespace {

/// Of the tale at the table, as far as it goes; without pages where none is told.
Book bookAt(MatchSession& session) {
    if (!session.tale()->told())
        return {};
    const match::Match& match = session.match();
    QStringList names;
    for (const match::SeatRecord& seat : match.header().seats)
        names.append(QString::fromStdString(seat.name));
    return bookOf(*session.tale(), match.game(), names, QDate::currentDate());
}

} // namespace

void App::keepTale() {
    if (m_session == nullptr || !m_session->tale()->told())
        return;
    const Book book = bookAt(*m_session);
    if (book.pages.isEmpty())
        return setNotice([] { return tr("No page of the tale is told to its end yet."); });
    m_postcard.close();
    m_book.show(book);
}

void App::showPostcard() {
    if (m_session == nullptr || m_session->winners().isEmpty())
        return;
    m_book.close();
    m_postcard.show(inscription());
}

/// Of the match at the table, in the language of now.
Postcard::Inscription App::inscription() const {
    const Book book = bookAt(*m_session);
    return {.title = book.title.isEmpty() ? m_session->gameTitle() : book.title,
            .started = QString::fromStdString(m_session->match().header().started),
            .tellers = book.tellers};
}

/// What can be kept of a match that is over: in the words of the table.
void App::retellKeepsakes() {
    if (m_session == nullptr)
        return;
    if (m_book.isOpen())
        m_book.retell(bookAt(*m_session));
    if (m_postcard.isOpen())
        m_postcard.retell(inscription());
}

void App::setNotice(const Sentence& notice) {
    m_broken.clear();
    const bool same = m_notice.text() == notice.text();
    m_notice = notice;
    if (same)
        return;
    emit noticeChanged();
}

const contract::Game* App::currentGame() const {
    if (m_session != nullptr)
        return &m_session->match().game();
    if (m_page == QLatin1String("seats") && m_sheet.game() != nullptr)
        return m_sheet.game();
    return contract::games().front();
}

} // namespace taletop::app
