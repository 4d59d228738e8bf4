// SPDX-License-Identifier: MIT
// The rows of the settings page: those of one group, or all that a search finds.
#pragma once

#include "app/models/row_model.h"
#include "app/shell/setting_table.h"

#include <QVariantList>

namespace taletop::app {

class Settings;

class SettingsModel : public RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Settings has one")
    Q_PROPERTY(int count READ count NOTIFY filtered)
    Q_PROPERTY(QVariantList groups READ groups NOTIFY told)
    Q_PROPERTY(QString group READ group WRITE setGroup NOTIFY filtered)
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY filtered)
    Q_PROPERTY(QString note READ note NOTIFY told)
    Q_PROPERTY(bool standard READ standard NOTIFY told)
    Q_PROPERTY(bool allStandard READ allStandard NOTIFY told)

public:
    enum Role {
        KeyRole = Qt::UserRole + 1, ///< string
        GroupTitleRole,             ///< string; empty but for the first of a group that was searched for
        KindRole,                   ///< string: "switch", "choice", "number", "key"
        LabelRole,                  ///< string
        ExplanationRole,            ///< string
        ValueRole,                  ///< int: 0 or 1, place of the choice, number; 0 of a key
        ValueTextRole,              ///< string
        ChoicesRole,                ///< list of strings
        LeastRole,                  ///< int
        MostRole,                   ///< int
        StepRole,                   ///< int
        StandardRole,               ///< bool: as it is at first
        ProblemRole,                ///< string: why a key was refused, or ""
    };

    explicit SettingsModel(Settings& settings);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int count() const { return rowCount(); }
    /// {id, title} each.
    [[nodiscard]] QVariantList groups() const;
    [[nodiscard]] QString group() const { return m_group; }
    void setGroup(const QString& group);
    /// Words that all must stand somewhere about a setting; empty: the rows are the group's.
    [[nodiscard]] QString search() const { return m_search; }
    void setSearch(const QString& search);
    /// What is to be said about the group, of sound what is not installed; "" while something is searched
    /// for.
    [[nodiscard]] QString note() const;
    [[nodiscard]] bool standard() const;    ///< all that can be seen has its first value
    [[nodiscard]] bool allStandard() const; ///< everything is

    /// A value as ValueRole has it; one that there is not changes nothing.
    Q_INVOKABLE void put(const QString& key, int value);
    /// Gives the key that was pressed to the seat of the row, or says in the row why not.
    /// `table`: what a table uses the key for ("“Seal” at the table of ..."), or "".
    Q_INVOKABLE bool learn(const QString& key, int pressed, uint scanCode, const QString& table = {});
    Q_INVOKABLE void forgetProblem();

signals:
    void filtered();
    void told();

private:
    [[nodiscard]] const Setting* settingOf(const QString& key) const;
    [[nodiscard]] bool found(const Setting& setting) const;
    [[nodiscard]] QStringList choiceTexts(const Setting& setting) const;
    [[nodiscard]] int valueOf(const Setting& setting) const;
    [[nodiscard]] QString valueText(const Setting& setting) const;
    [[nodiscard]] QString groupTitle(std::size_t row) const;
    void filter();
    void noteChange();

    Settings& m_settings;
    QString m_group;
    QString m_search;
    std::vector<const Setting*> m_shown;
    QString m_problemKey;
    QString m_problem;
};

} // namespace taletop::app
