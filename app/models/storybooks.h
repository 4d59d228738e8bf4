// SPDX-License-Identifier: MIT
// The words that a game's tale can be told with: the game's own, and home-made ones from the
// player's folder. Files that cannot be used are listed with the reason.
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

/// A storybook that was read, or why it was not.
using StorybookOrProblem = std::variant<std::unique_ptr<const contract::Storybook>, QString>;

/// The game's own words in the program's language, as QLocale() says; in English where there are none in it,
/// or none that can be read. Neither words nor a problem for a game that tells no tale.
[[nodiscard]] StorybookOrProblem ownStorybook(const contract::Game& game);
/// The words of a file of at most 1 MiB.
[[nodiscard]] StorybookOrProblem openStorybook(const contract::Game& game, const QString& path);
/// The file of a home-made storybook, by the name that a match keeps; "" if the name is none.
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
    /// `folder` holds a folder for each game that has home-made storybooks; "": there are none.
    explicit Storybooks(QString folder, QObject* parent = nullptr);

    /// The game tells a tale, and home-made words can be kept for it.
    [[nodiscard]] bool offered() const { return m_offered; }
    /// The game's own first.
    [[nodiscard]] QStringList titles() const;
    [[nodiscard]] int chosen() const { return m_chosen; }
    void choose(int index);
    /// "grandma.json, line 12: ...": a sentence for each file that cannot be used.
    [[nodiscard]] QStringList refused() const { return m_refused; }

    /// Reads the folder again; the choice stays if its file is still fit.
    Q_INVOKABLE void refresh();
    /// Which deck startOne() has made, and where it lies: one sentence, or "".
    [[nodiscard]] QString made() const { return m_made; }
    /// Which chosen deck cannot be used any more, one sentence, or ""; until something else is chosen.
    [[nodiscard]] QString lost() const { return m_lost; }

    /// What went wrong when startOne() was asked last, one sentence, or "".
    [[nodiscard]] QString trouble() const { return m_trouble; }

    /// Puts a copy of the game's own words into the folder, as a start for others, and chooses it; false:
    /// what went wrong is told.
    Q_INVOKABLE bool startOne();
    /// The folder of this game's storybooks, made if need be; empty if it cannot be made.
    Q_INVOKABLE QUrl where() const;

    // ---- not for QML

    /// Shows the storybooks of a game; `name` is chosen if it is there.
    void open(const contract::Game& game, const QString& name);
    /// The name of the chosen one; "": the game's own.
    [[nodiscard]] QString chosenName() const;
    /// Reads the folder again. What is lost and refused, if nobody was told of the loss by this yet; else
    /// none.
    [[nodiscard]] QString newlyLost();

signals:
    void changed();

private:
    [[nodiscard]] QString folderOfGame() const;
    [[nodiscard]] QString makeOne();

    const contract::Game* m_game = nullptr;
    QString m_folder;
    QStringList m_names; ///< of files that are fit
    QStringList m_refused;
    QString m_made;
    QString m_lost;
    QString m_trouble;
    bool m_lostTold = false;
    int m_chosen = 0;
    bool m_offered = false;
};

} // namespace taletop::app
