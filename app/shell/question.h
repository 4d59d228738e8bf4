// SPDX-License-Identifier: MIT
// A question that lies over everything until it is answered.
#pragma once

#include "app/text/sentence.h"

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <vector>

namespace taletop::app {

class Question : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("App.question")
    Q_PROPERTY(bool open READ open NOTIFY changed)
    Q_PROPERTY(QString heading READ heading NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY changed)
    Q_PROPERTY(QVariantList answers READ answers NOTIFY changed)

public:
    using QObject::QObject;

    struct Answer {
        QString key; ///< names it for tests and tools
        Sentence text;
        Sentence description;        ///< a longer one
        std::function<void()> act{}; ///< done when the question has gone; none: nothing is
    };

    [[nodiscard]] bool open() const { return !m_answers.empty(); }
    [[nodiscard]] QString heading() const { return m_heading.text(); }
    [[nodiscard]] QString text() const { return m_text.text(); }
    /// Maps {key, text, description}; the first is proposed, and Esc gives the last.
    [[nodiscard]] QVariantList answers() const;

    Q_INVOKABLE void answer(const QString& key);
    Q_INVOKABLE void dismiss(); ///< gives the last answer

    /// Asks, instead of what was asked before.
    void ask(Sentence heading, Sentence text, std::vector<Answer> answers);
    void retell() { emit changed(); } ///< in another language

signals:
    void changed();

private:
    Sentence m_heading;
    Sentence m_text;
    std::vector<Answer> m_answers; ///< empty: nothing is asked
};

} // namespace taletop::app
