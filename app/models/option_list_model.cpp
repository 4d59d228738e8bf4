// SPDX-License-Identifier: MIT
#include "app/models/option_list_model.h"

#include "app/text/translation.h"

namespace taletop::app {

int OptionListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || m_info == nullptr ? 0 : static_cast<int>(m_info->options.size());
}

QVariant OptionListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    if (role == ValueRole)
        return m_options.values[row];
    if (role == ChangedRole)
        return m_options.values[row] != m_info->options[row].standard;
    return optionData(m_info->options[row], role);
}

QVariant OptionListModel::optionData(const contract::OptionInfo& option, int role) const {
    switch (role) {
    case KeyRole:
        return QString::fromUtf8(option.key);
    case LabelRole:
        return translated(option.label);
    case ExplanationRole:
        return translated(option.explanation);
    case LeastRole:
        return option.least;
    case MostRole:
        return option.most;
    case IsSwitchRole:
        return option.values.empty() && option.least == 0 && option.most == 1;
    case ValueTextsRole: {
        QStringList texts;
        for (const char* label : option.valueLabels)
            texts.append(translated(option.label.context, label));
        return texts;
    }
    case AsideRole:
        return option.aside;
    default:
        return {};
    }
}

int OptionListModel::asides() const {
    int count = 0;
    for (int row = 0; row < rowCount(); ++row)
        count += data(index(row), AsideRole).toBool() ? 1 : 0;
    return count;
}

bool OptionListModel::asideChanged() const {
    for (int row = 0; row < rowCount(); ++row)
        if (data(index(row), AsideRole).toBool() && data(index(row), ChangedRole).toBool())
            return true;
    return false;
}

bool OptionListModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != ValueRole ||
        !checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return false;
    const auto row = static_cast<std::size_t>(index.row());
    const contract::OptionInfo& option = m_info->options[row];
    const int wanted = value.toInt();
    if (wanted < option.least || wanted > option.most)
        return false;
    if (m_options.values[row] == wanted)
        return true;
    m_options.values[row] = wanted;
    emit dataChanged(index, index, {ValueRole, ChangedRole});
    emit edited();
    return true;
}

Qt::ItemFlags OptionListModel::flags(const QModelIndex& index) const {
    return RowModel::flags(index) | (index.isValid() ? Qt::ItemIsEditable : Qt::NoItemFlags);
}

QHash<int, QByteArray> OptionListModel::roleNames() const {
    return {{KeyRole, "key"},           {LabelRole, "label"},           {ExplanationRole, "explanation"},
            {ValueRole, "value"},       {LeastRole, "least"},           {MostRole, "most"},
            {IsSwitchRole, "isSwitch"}, {ValueTextsRole, "valueTexts"}, {AsideRole, "aside"},
            {ChangedRole, "changed"}};
}

void OptionListModel::setGame(const contract::GameInfo* info, const contract::Options& options) {
    if (m_info != info && rowCount() > 0) {
        beginRemoveRows({}, 0, rowCount() - 1);
        m_info = nullptr;
        endRemoveRows();
    }
    if (m_info == info) {
        m_options = options;
        if (rowCount() > 0)
            emit dataChanged(index(0), index(rowCount() - 1), {ValueRole, ChangedRole});
    } else if (info->options.empty()) {
        m_info = info;
        m_options = options;
    } else {
        beginInsertRows({}, 0, static_cast<int>(info->options.size()) - 1);
        m_info = info;
        m_options = options;
        endInsertRows();
    }
    emit countChanged();
    emit edited();
}

} // namespace taletop::app
