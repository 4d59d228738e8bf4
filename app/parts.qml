// SPDX-License-Identifier: MIT
// Lists QML imports, but is never loaded. The tool that copies Qt for Windows and macOS reads the imports of QML files
// here, and would otherwise miss the optional modules of app/sound and app/speech.
import QtQml
import QtMultimedia
import QtTextToSpeech

QtObject {}
