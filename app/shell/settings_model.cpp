// SPDX-License-Identifier: MIT
#include "app/shell/settings_model.h"

#include "app/shell/missing_parts.h"
#include "app/shell/settings.h"
#include "app/text/translation.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace taletop::app {

namespace {

QString text(const char* source, const char* meaning = nullptr) {
    return *source == '\0' ? QString() : QCoreApplication::translate("Settings", source, meaning);
}

QString labelOf(const Setting& setting) {
    const QString label = text(setting.label);
    return setting.seat >= 0 ? label.arg(setting.seat + 1) : label;
}

QString groupName(const Setting& setting) {
    for (const SettingGroup& group : settingGroups())
        if (qstrcmp(group.id, setting.group) == 0)
            return text(group.title);
    return {};
}

/// Returns the name of a language in that language.
QString languageName(const QString& language) {
    QString name = QLocale(language).nativeLanguageName();
    if (language == QLatin1String("en"))
        name = QStringLiteral("English"); // replaces Qt's "American English"
    if (!name.isEmpty())
        name[0] = name[0].toUpper();
    return name.isEmpty() ? language : name;
}

QString kindName(SettingKind kind) {
    switch (kind) {
    case SettingKind::Switch:
        return QStringLiteral("switch");
    case SettingKind::Number:
        return QStringLiteral("number");
    case SettingKind::Key:
        return QStringLiteral("key");
    case SettingKind::Choice:
    case SettingKind::Language:
        break;
    }
    return QStringLiteral("choice");
}

} // namespace

SettingsModel::SettingsModel(Settings& settings)
    : RowModel(&settings), m_settings(settings), m_group(QString::fromUtf8(settingGroups().front().id)) {
    connect(&settings, &Settings::changed, this, &SettingsModel::noteChange);
    filter();
}

int SettingsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

QVariant SettingsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    const Setting& setting = *m_shown[row];
    switch (role) {
    case KeyRole:
        return QString::fromUtf8(setting.key);
    case GroupTitleRole:
        return groupTitle(row);
    case KindRole:
        return kindName(setting.kind);
    case LabelRole:
        return labelOf(setting);
    case ExplanationRole:
        return text(setting.explanation);
    case ValueRole:
        return valueOf(setting);
    case ValueTextRole:
        return valueText(setting);
    case ChoicesRole:
        return choiceTexts(setting);
    case LeastRole:
        return setting.least;
    case MostRole:
        return setting.most;
    case StepRole:
        return setting.step;
    case StandardRole:
        return m_settings.isStandard(setting);
    case ProblemRole:
        return m_problemKey == QLatin1String(setting.key) ? m_problem : QString();
    default:
        return {};
    }
}

QHash<int, QByteArray> SettingsModel::roleNames() const {
    return {{KeyRole, "key"},
            {GroupTitleRole, "groupTitle"},
            {KindRole, "kind"},
            {LabelRole, "label"},
            {ExplanationRole, "explanation"},
            {ValueRole, "value"},
            {ValueTextRole, "valueText"},
            {ChoicesRole, "choices"},
            {LeastRole, "least"},
            {MostRole, "most"},
            {StepRole, "step"},
            {StandardRole, "standard"},
            {ProblemRole, "problem"}};
}

QStringList SettingsModel::choiceTexts(const Setting& setting) const {
    QStringList texts;
    for (const SettingChoice& choice : setting.choices)
        texts.append(text(choice.text.source, choice.text.meaning));
    if (setting.kind == SettingKind::Language) {
        texts.append(tr("System default"));
        for (const QString& language : availableLanguages())
            texts.append(languageName(language));
    }
    return texts;
}

int SettingsModel::valueOf(const Setting& setting) const {
    if (setting.kind == SettingKind::Key)
        return 0;
    const QVariant value = m_settings.value(setting.key);
    if (setting.kind == SettingKind::Language)
        return static_cast<int>(availableLanguages().indexOf(value.toString())) + 1; // 0 is the system
    if (setting.kind != SettingKind::Choice)
        return value.toInt();
    const auto at = std::ranges::find(setting.choices, value, &SettingChoice::value);
    return static_cast<int>(at - setting.choices.begin());
}

QString SettingsModel::valueText(const Setting& setting) const {
    switch (setting.kind) {
    case SettingKind::Switch:
        return valueOf(setting) != 0 ? tr("On") : tr("Off");
    case SettingKind::Number:
        return tr("%1%").arg(valueOf(setting));
    case SettingKind::Key:
        return m_settings.seatKeys().name(setting.seat);
    case SettingKind::Choice:
    case SettingKind::Language:
        break;
    }
    return choiceTexts(setting).value(valueOf(setting));
}

QString SettingsModel::groupTitle(std::size_t row) const {
    const bool begins = row == 0 || qstrcmp(m_shown[row - 1]->group, m_shown[row]->group) != 0;
    return m_search.isEmpty() || !begins ? QString() : groupName(*m_shown[row]);
}

QVariantList SettingsModel::groups() const {
    QVariantList groups;
    for (const SettingGroup& group : settingGroups())
        groups.append(QVariantMap{{QStringLiteral("id"), QString::fromUtf8(group.id)},
                                  {QStringLiteral("title"), text(group.title)}});
    return groups;
}

QString SettingsModel::note() const {
    if (m_search.isEmpty() && m_group == QLatin1String("sound"))
        return missingParts(findSoundParts()).join(u' ');
    for (const SettingGroup& group : settingGroups())
        if (m_search.isEmpty() && m_group == QLatin1String(group.id))
            return text(group.note);
    return {};
}

// ---- rows

bool SettingsModel::found(const Setting& setting) const {
    if (m_search.isEmpty())
        return m_group == QLatin1String(setting.group);
    const QString about =
        plainLetters(QStringList{groupName(setting), labelOf(setting), text(setting.explanation),
                                 text(setting.words), choiceTexts(setting).join(u' ')}
                         .join(u' '));
    const QStringList words = plainLetters(m_search).split(u' ', Qt::SkipEmptyParts);
    return std::ranges::all_of(words, [&](const QString& word) { return about.contains(word); });
}

void SettingsModel::filter() {
    std::vector<const Setting*> wanted;
    for (const Setting& setting : m_settings.table())
        if (found(setting))
            wanted.push_back(&setting);
    syncRows(
        m_shown, wanted, [](const Setting* a, const Setting* b) { return a == b; },
        [](const Setting*, const Setting*) { return QVector<int>(); });
    if (!m_shown.empty())
        emit dataChanged(index(0), index(count() - 1), {GroupTitleRole});
    emit filtered();
    emit told();
}

void SettingsModel::setGroup(const QString& group) {
    const bool known = std::ranges::any_of(
        settingGroups(), [&](const SettingGroup& each) { return group == QLatin1String(each.id); });
    if (!known || (m_group == group && m_search.isEmpty()))
        return;
    m_group = group;
    m_search.clear();
    forgetProblem();
    filter();
}

void SettingsModel::setSearch(const QString& search) {
    const QString plain = search.simplified();
    if (m_search == plain)
        return;
    m_search = plain;
    forgetProblem();
    filter();
}

bool SettingsModel::standard() const {
    return std::ranges::all_of(m_shown, [this](const Setting* each) { return m_settings.isStandard(*each); });
}

bool SettingsModel::allStandard() const {
    return std::ranges::all_of(m_settings.table(),
                               [this](const Setting& each) { return m_settings.isStandard(each); });
}

// ---- changes

const Setting* SettingsModel::settingOf(const QString& key) const {
    for (const Setting& setting : m_settings.table())
        if (key == QLatin1String(setting.key))
            return &setting;
    return nullptr;
}

void SettingsModel::put(const QString& key, int value) {
    const Setting* setting = settingOf(key);
    if (setting == nullptr || setting->kind == SettingKind::Key)
        return;
    QVariant wanted = value;
    if (setting->kind == SettingKind::Choice) {
        if (value < 0 || value >= static_cast<int>(setting->choices.size()))
            return;
        wanted = setting->choices[static_cast<std::size_t>(value)].value;
    } else if (setting->kind == SettingKind::Language) {
        wanted = value == 0 ? setting->standard : QVariant(availableLanguages().value(value - 1));
    }
    m_settings.set(setting->key, wanted);
}

bool SettingsModel::learn(const QString& key, int pressed, uint scanCode, const QString& table) {
    const Setting* setting = settingOf(key);
    if (setting == nullptr || setting->kind != SettingKind::Key)
        return false;
    SeatKeys& keys = m_settings.seatKeys();
    m_problemKey = key;
    m_problem = keys.whyNot(setting->seat, pressed, scanCode);
    if (m_problem.isEmpty() && !table.isEmpty())
        m_problem =
            tr("%1 is already used for %2. Press another key.").arg(SeatKeys::keyName(pressed), table);
    if (m_problem.isEmpty())
        keys.learn(setting->seat, pressed, scanCode);
    noteChange();
    return m_problem.isEmpty();
}

void SettingsModel::forgetProblem() {
    if (m_problem.isEmpty())
        return;
    m_problem.clear();
    noteChange();
}

void SettingsModel::noteChange() {
    if (!m_shown.empty())
        emit dataChanged(index(0), index(count() - 1), {ValueRole, ValueTextRole, StandardRole, ProblemRole});
    emit told();
}

} // namespace taletop::app
