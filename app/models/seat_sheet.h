// SPDX-License-Identifier: MIT
// The setup sheet of a new match: its seats, options, practice mode and seed, and whether the match can
// start.
#pragma once

#include "app/models/option_list_model.h"
#include "app/models/seat_sheet_model.h"
#include "app/models/storybooks.h"
#include "core/contract/game.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <utility>
#include <vector>

namespace taletop::app {

class SeatSheet : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("App has one")
    Q_PROPERTY(QString gameId READ gameId NOTIFY gameChanged)
    Q_PROPERTY(QString gameTitle READ gameTitle NOTIFY gameChanged)
    Q_PROPERTY(int seatsLeast READ seatsLeast NOTIFY gameChanged)
    Q_PROPERTY(int seatsMost READ seatsMost NOTIFY gameChanged)
    Q_PROPERTY(int seatCount READ seatCount WRITE setSeatCount NOTIFY changed)
    Q_PROPERTY(taletop::app::SeatSheetModel* seats READ seats CONSTANT)
    Q_PROPERTY(taletop::app::OptionListModel* options READ options CONSTANT)
    Q_PROPERTY(taletop::app::Storybooks* storybooks READ storybooks CONSTANT)
    Q_PROPERTY(bool practice READ practice WRITE setPractice NOTIFY changed)
    Q_PROPERTY(bool firstGame READ firstGame NOTIFY changed)
    Q_PROPERTY(QString privacy READ privacy WRITE setPrivacy NOTIFY changed)
    Q_PROPERTY(int people READ people NOTIFY changed)
    Q_PROPERTY(QString seedText READ seedText WRITE setSeedText NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(bool canStart READ canStart NOTIFY changed)

public:
    /// Passes `storybookFolder` to Storybooks.
    explicit SeatSheet(const QString& storybookFolder = {}, QObject* parent = nullptr);

    [[nodiscard]] QString gameId() const;
    [[nodiscard]] QString gameTitle() const;
    [[nodiscard]] int seatsLeast() const;
    [[nodiscard]] int seatsMost() const;
    [[nodiscard]] int seatCount() const { return m_seats.rowCount(); }
    void setSeatCount(int count);
    [[nodiscard]] SeatSheetModel* seats() { return &m_seats; }
    [[nodiscard]] OptionListModel* options() { return &m_options; }
    [[nodiscard]] Storybooks* storybooks() { return &m_storybooks; }
    [[nodiscard]] bool practice() const { return m_practice; }
    void setPractice(bool practice);
    /// Is practice on only because nobody here has finished this game yet?
    [[nodiscard]] bool firstGame() const { return m_firstGame && m_practice && !m_practiceChosen; }
    /// Returns how people share the screen: with a "curtain", or in the "open".
    [[nodiscard]] QString privacy() const { return m_privacy; }
    void setPrivacy(const QString& privacy);
    [[nodiscard]] int people() const; ///< number of seats played by people
    [[nodiscard]] QString seedText() const { return m_seedText; }
    void setSeedText(const QString& text);
    /// Returns why the match can't start, in one sentence, or "".
    [[nodiscard]] QString problem() const;
    [[nodiscard]] bool canStart() const { return problem().isEmpty(); }

    Q_INVOKABLE void setName(int seat, const QString& name);
    Q_INVOKABLE void setKind(int seat, const QString& kind);
    /// Gives a seat an emblem. If another seat has it, the two swap.
    Q_INVOKABLE void setEmblem(int seat, int emblem);
    /// List the kinds of player for a seat, as setKind() takes them, and their names: a person, the bots from
    /// weakest to strongest, and the random bot.
    Q_INVOKABLE [[nodiscard]] QStringList kinds() const;
    Q_INVOKABLE [[nodiscard]] QStringList kindTexts() const;
    Q_INVOKABLE [[nodiscard]] QStringList kindHelps() const; ///< how well each plays; "" for a person
    Q_INVOKABLE void setOption(int row, int value);
    /// Restores the sheet to its state when it was opened.
    Q_INVOKABLE void reset();

    // ---- for C++ only

    /// Sets the people and bots with whom every sheet starts. If it is empty, sheets start with one person
    /// and casual bots.
    void setGroup(std::vector<match::SeatRecord> group) { m_group = std::move(group); }
    /// Opens the sheet of a game with as much of the group as the game has seats for.
    void open(const contract::Game& game);
    /// Opens the sheet with the settings of an earlier match, for another one with the same people.
    void open(const contract::Game& game, const match::Header& header);
    [[nodiscard]] const contract::Game* game() const { return m_game; }
    /// Turns practice on or off unless a person has chosen it on this sheet. `first` says that this would be
    /// the first game here.
    void proposePractice(bool practice, bool first);
    [[nodiscard]] bool practiceChosen() const { return m_practiceChosen; } ///< did a person choose it?
    /// Returns the header of the new match; canStart() must be true. Uses `chanceSeed` if the sheet has no
    /// seed.
    [[nodiscard]] match::Header header(std::uint64_t chanceSeed) const;

signals:
    void gameChanged();
    void changed();

private:
    [[nodiscard]] static match::SeatRecord freshSeat(const std::vector<match::SeatRecord>& others);
    [[nodiscard]] std::vector<match::SeatRecord> groupFor(const contract::GameInfo& info) const;
    void set(int seat, const QVariant& value, int role);

    const contract::Game* m_game = nullptr;
    std::vector<match::SeatRecord> m_group;
    SeatSheetModel m_seats;
    OptionListModel m_options;
    Storybooks m_storybooks;
    bool m_practice = false;
    bool m_practiceChosen = false;
    bool m_proposed = false; ///< value that proposePractice() suggested
    bool m_firstGame = false;
    QString m_privacy = QStringLiteral("curtain");
    QString m_seedText;
};

/// Returns the number in a seed's text, or nullopt.
[[nodiscard]] std::optional<std::uint64_t> parseSeed(const QString& text);

} // namespace taletop::app
