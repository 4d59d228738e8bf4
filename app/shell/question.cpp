// SPDX-License-Identifier: MIT
#include "app/shell/question.h"

#include <algorithm>
#include <utility>

namespace taletop::app {

QVariantList Question::answers() const {
    QVariantList list;
    for (const Answer& answer : m_answers)
        list.append(QVariantMap{{QStringLiteral("key"), answer.key},
                                {QStringLiteral("text"), answer.text},
                                {QStringLiteral("description"), answer.description}});
    return list;
}

void Question::ask(QString heading, QString text, std::vector<Answer> answers) {
    m_heading = std::move(heading);
    m_text = std::move(text);
    m_answers = std::move(answers);
    emit changed();
}

void Question::answer(const QString& key) {
    const auto given = std::ranges::find(m_answers, key, &Answer::key);
    if (given == m_answers.end())
        return;
    const auto act = given->act;
    m_answers.clear();
    emit changed();
    if (act)
        act();
}

void Question::dismiss() {
    if (open())
        answer(m_answers.back().key);
}

} // namespace taletop::app
