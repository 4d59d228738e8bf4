// SPDX-License-Identifier: MIT
// Reads saves on its own thread, so that the table never waits.
#pragma once

#include "app/saves/save_glance.h"

#include <QObject>
#include <QThread>

#include <deque>

namespace taletop::app {

class SaveReader : public QObject {
    Q_OBJECT

public:
    explicit SaveReader(QObject* parent = nullptr);
    ~SaveReader() override; ///< waits for the current save

    /// Requests a file of `bytes`; read() follows on this object's thread. Large files are read last. The
    /// first request starts the thread.
    void ask(const QString& file, const QString& stamp, qint64 bytes);

    /// Returns all glances read so far, from which pictures are drawn.
    [[nodiscard]] const std::shared_ptr<SaveGlances>& glances() const { return m_glances; }

signals:
    void read(const QString& file, const QString& stamp, taletop::app::SaveGlances::Glance glance);

private:
    struct Wish {
        QString file;
        QString stamp;
        bool large = false;
    };
    void readNext();

    std::shared_ptr<SaveGlances> m_glances = std::make_shared<SaveGlances>();
    QMutex m_mutex;
    std::deque<Wish> m_wishes; ///< large ones last
    QThread m_thread;
    QObject* m_worker = nullptr; ///< lives on m_thread
};

} // namespace taletop::app

Q_DECLARE_METATYPE(taletop::app::SaveGlances::Glance)
