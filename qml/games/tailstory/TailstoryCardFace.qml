// SPDX-License-Identifier: MIT
// A card outside of its place on the table.
import QtQuick

TailCard {}
