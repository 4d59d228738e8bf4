// SPDX-License-Identifier: MIT
#include "app/shell/tabletop.h"

#include "app/models/storybooks.h"

#include <QFile>

#include <algorithm>

namespace taletop::app {

Tabletop::Tabletop(const Others& others)
    : m_preferences(&others.preferences), m_settings(&others.settings), m_practice(&others.practice),
      m_pages(&others.pages), m_notice(&others.notice), m_appearance(&others.appearance),
      m_loudspeaker(&others.loudspeaker) {
    connect(this, &Tabletop::changed, &m_phones,
            [this] { m_phones.setSession(m_practice->shows(m_session) ? nullptr : m_session); });
    connect(m_appearance, &Appearance::artThemeChanged, &m_phones,
            [this] { m_phones.setTheme(m_appearance->artTheme()); });
}

Tabletop::~Tabletop() { delete m_session; }

// ---- putting a match on the table

void Tabletop::lay(std::unique_ptr<MatchSession> match) {
    // Remove the old table before the new match appears.
    if (m_pages->showsTable())
        m_pages->show({});
    clear();
    MatchSession* session = match.release();
    session->setParent(this);
    m_session = session;
    takeStorybook(*session);
    session->curtain()->setMode(privacyOf(*session));
    applySettings();
    m_notice->forgetTrouble();
    follow(*session);
    emit changed();
    m_appearance->show(&session->match().game());
    if (!session->saveFile().file().isEmpty())
        m_appearance->takeFrom(session->match());
    m_pages->show(QStringLiteral("table"));
    m_notice->tellTrouble(session->saveFile().problem());
    session->begin();
}

/// Uses the storybook with which the match was started, if it still exists.
void Tabletop::takeStorybook(MatchSession& session) {
    const QString name = QString::fromStdString(session.match().header().storybook);
    if (name.isEmpty() || session.tale()->language().isEmpty())
        return;
    const QString file = storybookFile(m_preferences->storybookFolder(), session.match().game(), name);
    if (file.isEmpty() || !QFile::exists(file))
        return m_notice->set(tr("Your deck “%1” is gone, so the tale uses Taletop’s own words.").arg(name));
    if (const QString problem = session.tale()->take(file); !problem.isEmpty())
        m_notice->set(tr("%1 The tale uses Taletop’s own words.").arg(problem));
}

/// Returns how people share the match. An example has no secrets.
QString Tabletop::privacyOf(MatchSession& session) const {
    const QString save = session.saveFile().file(); // "" on a practice table
    return save.isEmpty() ? QStringLiteral("open") : m_preferences->privacyOf(save);
}

void Tabletop::follow(MatchSession& session) {
    connect(session.autosave(), &Autosave::troubled, this,
            [this](const QString& problem) { m_notice->tellTrouble(problem); });
    connect(session.autosave(), &Autosave::told, this, [this](const QString& news) { m_notice->set(news); });
    connect(&session, &MatchSession::handsOpened, this, [this, &session] {
        m_preferences->setPrivacyOf(session.saveFile().file(), session.curtain()->mode());
    });
    connect(&session, &MatchSession::seatsChanged, this, [this, &session] {
        m_preferences->setPrivacyOf(session.saveFile().file(), session.curtain()->mode());
    });
    connect(&session, &MatchSession::turned, this, [this, &session] { noteFinished(session); });
    noteFinished(session); // the match may already be finished
    m_loudspeaker->listenTo(session);
}

/// Records a finished match, but not an example or a lesson.
void Tabletop::noteFinished(const MatchSession& session) {
    const auto& seats = session.match().header().seats;
    const bool played = std::ranges::any_of(
        seats, [](const match::SeatRecord& seat) { return seat.kind == match::personKind; });
    if (session.over() && played && !m_practice->shows(&session))
        m_preferences->noteFinished(session.gameId());
}

// ---- removing a match

/// Removes the match. The event loop later deletes the items that show it, so the session must live until
/// then.
void Tabletop::clear() {
    if (m_session == nullptr)
        return;
    MatchSession* session = m_session;
    m_dropped = session;
    emit letGo();
    session->scheduler()->hold(true);
    session->disconnect(this);
    session->saveFile().release(); // allows the save to be opened again at once
    m_notice->tellTrouble({});
    QMetaObject::invokeMethod(
        this,
        [this, session] {
            if (m_session == session) {
                m_session = nullptr;
                emit changed();
            }
            if (m_dropped == session)
                m_dropped = nullptr;
            session->deleteLater();
        },
        Qt::QueuedConnection);
}

/// Takes the match off the table, but first removes the page, while it still has a match to show.
void Tabletop::putAside() {
    m_session->disconnect(this);
    m_pages->show({});
    m_session = nullptr;
}

// ---- settings

bool Tabletop::setPrivacy(const QString& privacy) {
    if (m_session == nullptr || !m_session->curtain()->setMode(privacy))
        return false;
    if (!m_practice->active())
        m_preferences->setPrivacyOf(m_session->saveFile().file(), privacy);
    return true;
}

void Tabletop::changePrivacy(const QString& privacy) {
    if (m_session == nullptr || privacy == m_session->curtain()->mode())
        return;
    const bool opens = privacy == QLatin1String("open");
    if (opens && m_session->curtain()->opensByAgreement())
        m_session->vote()->askToOpenHands();
    else
        setPrivacy(privacy);
}

void Tabletop::applySettings() {
    for (const char* key : {"speed", "stepMode", "askFirst", "forcedSteps"})
        applySetting(key);
}

void Tabletop::applySetting(const QByteArray& key) {
    if (m_session == nullptr)
        return;
    const auto value = [this, &key] { return m_settings->value(key.constData()); };
    if (key == "speed")
        m_session->scheduler()->setSpeed(value().toInt());
    else if (key == "stepMode")
        m_session->events()->setStepMode(value().toBool());
    else if (key == "askFirst")
        m_session->thought()->setWanted(value().toBool());
    else if (key == "forcedSteps")
        m_session->scheduler()->setForcedSteps(value().toBool());
}

} // namespace taletop::app
