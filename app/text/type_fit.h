// SPDX-License-Identifier: MIT
// How large words may be written where they have a certain room.
#pragma once

#include <QCache>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace taletop::app {

struct FitQuestion {
    QString words;
    QString family;
    bool bold = false;
    int most = 0;
    int least = 0;
    qreal width = 0;
    qreal height = 0;
    qreal lineHeight = 1;
    friend bool operator==(const FitQuestion&, const FitQuestion&) = default;
};
[[nodiscard]] std::size_t qHash(const FitQuestion& question, std::size_t seed);

/// A Text can fit its words itself, but lays them out in every size that it tries, again whenever
/// anything about it changes: with the words on cards that is most of what a step of looking back
/// costs. Here each answer is found once and remembered.
class TypeFit : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// Pixels, from `most` down to `least`: the largest size with which the words, wrapped at `width`,
    /// are no higher than `height`, both in pixels; `least` where none is. `lineHeight` is a factor.
    Q_INVOKABLE int wrapped(const QString& words, const QString& family, bool bold, int most, int least,
                            qreal width, qreal height, qreal lineHeight);

    /// The words of a name or a label, whose lines end between phrases (Phrases::unbroken) where all of them
    /// have room so in the smallest size; else as they are. They are tried in the largest size first, in
    /// which they are most likely shown: what fits so fits in any.
    Q_INVOKABLE QString inPhrases(const QString& words, const QString& family, bool bold, int most, int least,
                                  qreal width, qreal height, qreal lineHeight);

private:
    static constexpr qsizetype remembered = 4000; ///< answers of each kind
    QCache<FitQuestion, bool> m_unbroken{remembered};
    QCache<FitQuestion, int> m_answers{remembered};
};

} // namespace taletop::app
