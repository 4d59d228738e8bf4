// SPDX-License-Identifier: MIT
// A single card away from the table.
import QtQuick

TailCard {}
