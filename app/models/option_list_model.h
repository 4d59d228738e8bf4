// SPDX-License-Identifier: MIT
// The options of a game on its setup sheet.
#pragma once

#include "app/models/row_model.h"
#include "core/contract/info.h"

#include <QtQml/qqmlregistration.h>

#include <vector>

namespace taletop::app {

class OptionListModel : public RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the seat sheet has one")
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    Q_PROPERTY(int asides READ asides NOTIFY countChanged)
    Q_PROPERTY(bool asideChanged READ asideChanged NOTIFY edited)

public:
    enum Role {
        KeyRole = Qt::UserRole + 1, ///< string: as on the command line
        LabelRole,                  ///< string
        ExplanationRole,            ///< string: one line
        ValueRole,                  ///< int, writable: between least and most
        LeastRole,                  ///< int
        MostRole,                   ///< int
        IsSwitchRole,               ///< bool: is the option either on or off?
        ValueTextsRole,             ///< list of string: names of the values, or empty
        AsideRole,                  ///< bool: is the option rarely needed and listed under "More"?
        ChangedRole,                ///< bool: does the value differ from the default?
    };

    using RowModel::RowModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int count() const { return rowCount(); }
    [[nodiscard]] int asides() const;        ///< number of options under "More"
    [[nodiscard]] bool asideChanged() const; ///< does an option under "More" differ from its default?

    /// Shows the options of another game with these values.
    void setGame(const contract::GameInfo* info, const contract::Options& options);
    [[nodiscard]] const contract::Options& options() const { return m_options; }

signals:
    void countChanged();
    void edited();

private:
    [[nodiscard]] QVariant optionData(const contract::OptionInfo& option, int role) const;

    const contract::GameInfo* m_info = nullptr;
    contract::Options m_options;
};

} // namespace taletop::app
