// SPDX-License-Identifier: MIT
// A question that covers everything else until it is answered.
#pragma once

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
        QString key; ///< identifies the answer in tests and tools
        QString text;
        QString description;         ///< a longer text
        std::function<void()> act{}; ///< called after the question has closed; may be empty
    };

    [[nodiscard]] bool open() const { return !m_answers.empty(); }
    [[nodiscard]] QString heading() const { return m_heading; }
    [[nodiscard]] QString text() const { return m_text; }
    /// List of maps {key, text, description}. The first is the default, and Esc chooses the last.
    [[nodiscard]] QVariantList answers() const;

    Q_INVOKABLE void answer(const QString& key);
    Q_INVOKABLE void dismiss(); ///< chooses the last answer

    /// Asks a question, which replaces any earlier one.
    void ask(QString heading, QString text, std::vector<Answer> answers);

signals:
    void changed();

private:
    QString m_heading;
    QString m_text;
    std::vector<Answer> m_answers; ///< empty if there is no question
};

} // namespace taletop::app
