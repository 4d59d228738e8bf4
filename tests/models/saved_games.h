// SPDX-License-Identifier: MIT
// Creates saves for tests: unfinished matches of two people.
#pragma once

#include "app/shell/app.h"
#include "core/match/save.h"
#include "tests/models/matches.h"

#include <QFile>
#include <QTest>

namespace taletop::app {

inline void write(const QString& path, const QByteArray& text) {
    QFile file(path);
    QVERIFY2(file.open(QIODevice::WriteOnly) && file.write(text) == text.size(), qPrintable(path));
}

/// Makes the first legal move, `moves` times.
inline void play(App& app, int moves) {
    MatchSession& session = *app.session();
    for (int move = 0; move < moves; ++move) {
        if (session.curtain()->down())
            session.curtain()->sit(session.curtain()->seat());
        QVERIFY(choose(session, 0));
    }
}

/// Starts a match of two people, makes `moves` moves, goes home, and returns the save.
inline QString savedGame(App& app, int moves) {
    const contract::Game& game = *contract::findGame("foxtail");
    app.setSpeed(0);
    app.start(game, headerOf(game, {"human", "human"}, 5));
    play(app, moves);
    const QString file = app.session()->saveFile().file();
    app.goHome();
    return file;
}

inline std::string savedText(App& app) {
    const match::Match& match = app.session()->match();
    return match::saveText(match.game(), match.journal());
}

} // namespace taletop::app
