// SPDX-License-Identifier: MIT
// The postcard of a match that is over: one picture to keep. A page of the game draws it, and here it
// goes into a file or onto the clipboard.
#pragma once

#include "app/text/sentence.h"

#include <QImage>
#include <QObject>
#include <QSize>
#include <QtQml/qqmlregistration.h>

namespace taletop::app {

class Postcard : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has one")
    Q_PROPERTY(bool open READ isOpen NOTIFY changed)
    Q_PROPERTY(QSize size READ size CONSTANT)
    Q_PROPERTY(QString day READ day NOTIFY changed)
    Q_PROPERTY(QString tellers READ tellers NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY told)
    Q_PROPERTY(QString done READ done NOTIFY told)

public:
    using QObject::QObject;

    [[nodiscard]] bool isOpen() const { return m_open; }
    /// Of the picture in pixels, whatever window it is shown in.
    [[nodiscard]] static QSize size() { return {1600, 1000}; }
    [[nodiscard]] QString day() const { return m_day; } ///< of the match, in words; "" if nobody knows
    [[nodiscard]] QString tellers() const { return m_tellers; } ///< "Told by Ana and Ben", of a tale
    [[nodiscard]] QString problem() const {
        return m_problem.text();
    }                                                            ///< what went wrong and what to do, or ""
    [[nodiscard]] QString done() const { return m_done.text(); } ///< where the picture is now, or ""

    Q_INVOKABLE void close();
    /// Asks the window where to write the picture.
    Q_INVOKABLE void save(const QImage& picture);
    /// Puts the picture onto the clipboard.
    Q_INVOKABLE void copy(const QImage& picture);

    // ---- not for QML

    /// What is written on it of a match.
    struct Inscription {
        QString title;   ///< it is called so as a file
        QString started; ///< ISO, or ""
        QString tellers; ///< who told it, in words, or ""
    };
    void show(const Inscription& inscription);
    void retell(const Inscription& inscription); ///< the same in another language
    /// Writes the picture that save() was given and tells in `done` or `problem`.
    bool write(const QString& file);
    /// A name for its file, without folder and suffix; fit for every file system.
    [[nodiscard]] QString fileStem() const;

signals:
    void changed();
    void told();
    void wished(); ///< a file to write to

private:
    void tell(const Sentence& problem, const Sentence& done);
    bool take(const QImage& picture);

    QImage m_picture;
    QString m_title;
    QString m_day;
    QString m_tellers;
    Sentence m_problem;
    Sentence m_done;
    bool m_open = false;
};

} // namespace taletop::app
