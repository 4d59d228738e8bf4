// SPDX-License-Identifier: MIT
// The decks of words for a game's tale: the game's own deck, and home-made ones from the player's folder.
// Files that can't be used are listed with the reason.
#pragma once

#include "core/contract/game.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <variant>
#include <vector>

namespace taletop::app {

/// A storybook, or the reason why it could not be read.
using StorybookOrProblem = std::variant<std::unique_ptr<const contract::Storybook>, QString>;

/// Returns the game's own words in the language of QLocale(), or in English if there are none or they can't
/// be read. Returns a null pointer for a game without a tale.
[[nodiscard]] StorybookOrProblem ownStorybook(const contract::Game& game);
/// Reads a storybook from a file of at most 1 MiB.
[[nodiscard]] StorybookOrProblem openStorybook(const contract::Game& game, const QString& path);
/// Returns the file of a home-made storybook that a match names, or "" if the name is not valid.
[[nodiscard]] QString storybookFile(const QString& folder, const contract::Game& game, const QString& name);

class Storybooks : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the seat sheet has one")
    Q_PROPERTY(bool offered READ offered NOTIFY changed)
    Q_PROPERTY(QStringList titles READ titles NOTIFY changed)
    Q_PROPERTY(int chosen READ chosen WRITE choose NOTIFY changed)
    Q_PROPERTY(QStringList refused READ refused NOTIFY changed)
    Q_PROPERTY(QString made READ made NOTIFY changed)
    Q_PROPERTY(QString lost READ lost NOTIFY changed)
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)

public:
    /// Looks for home-made storybooks in `folder`, which has a subfolder for each game. With "", there are
    /// none.
    explicit Storybooks(QString folder, QObject* parent = nullptr);

    /// Does the game tell a tale, and can home-made words be stored for it?
    [[nodiscard]] bool offered() const { return m_offered; }
    /// Returns the titles, the game's own first.
    [[nodiscard]] QStringList titles() const;
    [[nodiscard]] int chosen() const { return m_chosen; }
    void choose(int index);
    /// Returns a sentence for each unusable file, such as "grandma.json, line 12: ...".
    [[nodiscard]] QStringList refused() const { return m_refused; }

    /// Reads the folder again. Keeps the choice if its file is still usable.
    Q_INVOKABLE void refresh();
    /// Returns a sentence that says which deck startOne() created and where, or "".
    [[nodiscard]] QString made() const { return m_made; }
    /// Returns a sentence about a chosen deck that can no longer be used, or "". Choosing another deck clears
    /// it.
    [[nodiscard]] QString lost() const { return m_lost; }

    /// Returns the error of the last startOne(), in one sentence, or "".
    [[nodiscard]] QString trouble() const { return m_trouble; }

    /// Creates a copy of the game's own words in the folder, to be edited, and chooses it. On failure,
    /// returns false and sets trouble().
    Q_INVOKABLE bool startOne();
    /// Returns the folder of this game's storybooks, which is created if needed, or an empty URL if that
    /// fails.
    Q_INVOKABLE QUrl where() const;

    // ---- for C++ only

    /// Shows the storybooks of a game, and chooses `name` if it exists.
    void open(const contract::Game& game, const QString& name);
    /// Returns the name of the chosen storybook, or "" for the game's own.
    [[nodiscard]] QString chosenName() const;
    /// Reads the folder again. Returns sentences about a lost deck and the refused files, or "" if no deck
    /// was lost or its loss has already been reported here.
    [[nodiscard]] QString newlyLost();

signals:
    void changed();

private:
    [[nodiscard]] QString folderOfGame() const;
    [[nodiscard]] QString makeOne();

    const contract::Game* m_game = nullptr;
    QString m_folder;
    QStringList m_names; ///< names of usable files
    QStringList m_refused;
    QString m_made;
    QString m_lost;
    QString m_trouble;
    bool m_lostTold = false;
    int m_chosen = 0;
    bool m_offered = false;
};

} // namespace taletop::app
