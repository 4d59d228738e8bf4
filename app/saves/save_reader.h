// SPDX-License-Identifier: MIT
// Glances at saves on a thread of its own, so that no save keeps the table waiting.
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
    ~SaveReader() override; ///< waits for the save that is being read

    /// Asks for a glance at a file of `bytes`; read() comes later on this object's thread. Large files
    /// come after all others that wait. The thread starts with the first that is asked for.
    void ask(const QString& file, const QString& stamp, qint64 bytes);

    /// What has been read already, for whoever draws pictures of it.
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
