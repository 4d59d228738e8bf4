// SPDX-License-Identifier: MIT
// A single card outside the table.
import QtQuick

TailCard {}
