// SPDX-License-Identifier: MIT
// The rows of the settings page: the settings of a group, or the results of a search.
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
        GroupTitleRole,             ///< string; only for the first row of a group in search results
        KindRole,                   ///< string: "switch", "choice", "number", "key"
        LabelRole,                  ///< string
        ExplanationRole,            ///< string
        ValueRole,                  ///< int: 0 or 1, index of the choice, or number; 0 for a key
        ValueTextRole,              ///< string
        ChoicesRole,                ///< list of strings
        LeastRole,                  ///< int
        MostRole,                   ///< int
        StepRole,                   ///< int
        StandardRole,               ///< bool: is the value the default?
        ProblemRole,                ///< string: reason why a key was refused, or ""
    };

    explicit SettingsModel(Settings& settings);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int count() const { return rowCount(); }
    /// List of maps {id, title}.
    [[nodiscard]] QVariantList groups() const;
    [[nodiscard]] QString group() const { return m_group; }
    void setGroup(const QString& group);
    /// Returns the search words. A setting must contain all of them. Without any, the rows are those of the
    /// group.
    [[nodiscard]] QString search() const { return m_search; }
    void setSearch(const QString& search);
    /// Returns a remark on the group. For sound, this names the parts that are not installed. Returns ""
    /// during a search.
    [[nodiscard]] QString note() const;
    [[nodiscard]] bool standard() const;    ///< do all visible settings have defaults?
    [[nodiscard]] bool allStandard() const; ///< do all settings have defaults?

    /// Sets a value as in ValueRole. Ignores unknown keys and values.
    Q_INVOKABLE void put(const QString& key, int value);
    /// Gives the pressed key to the seat of the row, or shows in the row why that is not possible. `table` is
    /// the key's use at a table ("“Seal” at the table of ..."), or "".
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
