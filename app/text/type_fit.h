// SPDX-License-Identifier: MIT
// Finds the text size that fits into the available room.
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

/// Computes and caches text sizes. A Text can fit its words itself, but tries several sizes again whenever
/// anything changes. For cards with words, this would be most of the cost of a step in the review.
class TypeFit : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// Returns the largest pixel size between `most` and `least` at which the words, wrapped at `width`, are
    /// no taller than `height`, both in pixels; `least` if none fits. `lineHeight` is a factor.
    Q_INVOKABLE int wrapped(const QString& words, const QString& family, bool bold, int most, int least,
                            qreal width, qreal height, qreal lineHeight);

    /// Returns the words of a label with lines that end between phrases (Phrases::unbroken) if that fits in
    /// the smallest size, otherwise unchanged. Tries the largest size first, because it is most likely to be
    /// shown, and if it fits, so do all others.
    Q_INVOKABLE QString inPhrases(const QString& words, const QString& family, bool bold, int most, int least,
                                  qreal width, qreal height, qreal lineHeight);

private:
    static constexpr qsizetype remembered = 4000; ///< number of answers of each kind
    QCache<FitQuestion, bool> m_unbroken{remembered};
    QCache<FitQuestion, int> m_answers{remembered};
};

} // namespace taletop::app
