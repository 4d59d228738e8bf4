// SPDX-License-Identifier: MIT
// Never loaded. On Windows and macOS the tool that copies Qt beside the program looks through the QML files below
// the program's folder: it would not see what app/sound and app/speech load only where it is installed.
import QtQml
import QtMultimedia
import QtTextToSpeech

QtObject {}
