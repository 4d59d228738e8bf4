// SPDX-License-Identifier: MIT
// The postcard of a finished match, a picture to keep. The game's page draws it, and this class saves it.
#pragma once

#include <QImage>
#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace taletop::app {

class Postcard : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has one")
    Q_PROPERTY(bool open READ isOpen NOTIFY changed)
    Q_PROPERTY(QString inscription READ inscription NOTIFY changed)
    Q_PROPERTY(QString news READ news NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] bool isOpen() const { return m_open; }
    [[nodiscard]] QString inscription() const { return m_inscription; }
    [[nodiscard]] QString news() const { return m_news; } ///< place of the saved picture, or an error

    Q_INVOKABLE void close();
    /// Asks the window for a file and writes the picture there.
    Q_INVOKABLE void save(const QImage& picture) { emit wished(picture); }

    // ---- for C++ only

    /// Opens the postcard. `title` is used for the file's name, and `inscription` appears below the winners.
    void show(const QString& title, const QString& inscription);
    void write(const QImage& picture, const QString& file); ///< reports the result in `news`
    /// Returns a name for the postcard's file, without folder or suffix, that is valid in every file system.
    [[nodiscard]] QString fileStem() const;

signals:
    void changed();
    void wished(const QImage& picture); ///< asks for a file for the picture

private:
    void tell(const QString& news);

    QString m_title;
    QString m_inscription;
    QString m_news;
    bool m_open = false;
};

} // namespace taletop::app
