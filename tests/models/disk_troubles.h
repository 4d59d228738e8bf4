// SPDX-License-Identifier: MIT
// Simulates full and read-only disks in tests.
#pragma once

#include <QtGlobal>

#include <csignal>
#include <sys/resource.h>
#include <unistd.h>

namespace taletop::app {

/// Drops root's privileges during its lifetime, because root can write to read-only folders.
class AsNobody {
public:
    AsNobody() {
        if (m_root)
            m_changed = ::seteuid(65534) == 0;
    }
    ~AsNobody() {
        if (m_changed && ::seteuid(0) != 0)
            qFatal("cannot go back");
    }
    AsNobody(const AsNobody&) = delete;
    AsNobody& operator=(const AsNobody&) = delete;

private:
    const bool m_root = ::geteuid() == 0;
    bool m_changed = false;
};

/// Limits the size of files during its lifetime, as a full disk would.
class FullDisk {
public:
    explicit FullDisk(qint64 bytes) {
        ::signal(SIGXFSZ, SIG_IGN);
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        rlimit full = m_before;
        full.rlim_cur = static_cast<rlim_t>(bytes);
        ::setrlimit(RLIMIT_FSIZE, &full);
    }
    ~FullDisk() { ::setrlimit(RLIMIT_FSIZE, &m_before); }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

private:
    rlimit m_before{};
};

} // namespace taletop::app
