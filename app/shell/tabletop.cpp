// SPDX-License-Identifier: MIT
#include "app/shell/tabletop.h"

#include "app/models/storybooks.h"

#include <QFile>

#include <algorithm>

namespace taletop::app {

Tabletop::Tabletop(const Others& others)
    : m_preferences(&others.preferences), m_settings(&others.settings), m_practice(&others.practice),
      m_pages(&others.pages), m_notice(&others.notice), m_appearance(&others.appearance),
      m_loudspeaker(&others.loudspeaker) {}

Tabletop::~Tabletop() { delete m_session; }

// ---- laying a match there

void Tabletop::lay(std::unique_ptr<MatchSession> match) {
    // The old table goes away before the new match is there.
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

/// The tale is told with the words that the match was started with, if they are still there.
void Tabletop::takeStorybook(MatchSession& session) {
    const QString name = QString::fromStdString(session.match().header().storybook);
    if (name.isEmpty() || session.tale()->language().isEmpty())
        return;
    const QString file = storybookFile(m_preferences->storybookFolder(), session.match().game(), name);
    if (file.isEmpty() || !QFile::exists(file))
        return m_notice->set(
            tr("The deck “%1” is no longer among your decks, so the tale uses our words.").arg(name));
    if (const QString problem = session.tale()->take(file); !problem.isEmpty())
        m_notice->set(tr("%1 The tale uses our words.").arg(problem));
}

/// An example is nobody's secret.
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
    noteFinished(session); // an earlier one that is looked at
    m_loudspeaker->listenTo(session);
}

/// A match that is kept; an example or a lesson is no game.
void Tabletop::noteFinished(const MatchSession& session) {
    const auto& seats = session.match().header().seats;
    const bool played = std::ranges::any_of(
        seats, [](const match::SeatRecord& seat) { return seat.kind == match::personKind; });
    if (session.over() && played && !m_practice->shows(&session))
        m_preferences->noteFinished(session.gameId());
}

// ---- taking it away

/// What showed the session is deleted later, by the event loop; the session must outlive it.
void Tabletop::clear() {
    if (m_session == nullptr)
        return;
    MatchSession* session = m_session;
    m_dropped = session;
    emit letGo();
    session->scheduler()->hold(true);
    session->disconnect(this);
    session->saveFile().release(); // it may be opened again at once
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

/// Its page goes before it has no match to show.
void Tabletop::putAside() {
    m_session->disconnect(this);
    m_pages->show({});
    m_session = nullptr;
}

// ---- as people have set it

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
