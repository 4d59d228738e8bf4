// SPDX-License-Identifier: MIT
// Never loaded. The tool that copies Qt beside the program on Windows and macOS reads the imports of QML
// files here: otherwise it would miss the optional modules of app/sound and app/speech.
import QtQml
import QtMultimedia
import QtTextToSpeech

QtObject {}
