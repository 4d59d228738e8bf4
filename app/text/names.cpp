// SPDX-License-Identifier: MIT
#include "app/text/names.h"

#include <QList>

#include <algorithm>

namespace taletop::app {

namespace {

/// Is it a filler or blank that Unicode classifies as a letter, symbol or accent?
bool isBlank(char32_t letter) {
    return letter == 0x034F || letter == 0x115F || letter == 0x1160 || letter == 0x2800 || letter == 0x3164 ||
           letter == 0xFFA0 || (letter >= 0xFE00 && letter <= 0xFE0F) ||
           (letter >= 0xE0100 && letter <= 0xE01EF);
}

bool leavesNoMark(char32_t letter) {
    switch (QChar::category(letter)) {
    case QChar::Other_Control:
    case QChar::Other_Format:
        return true;
    default:
        return isBlank(letter);
    }
}

bool runsFromTheRight(char32_t letter) {
    const auto direction = QChar::direction(letter);
    return direction == QChar::DirR || direction == QChar::DirAL;
}

} // namespace

QString seenOf(const QString& name) {
    QList<uint> letters = name.toUcs4();
    letters.removeIf([](uint letter) { return leavesNoMark(letter); });
    return QString::fromUcs4(reinterpret_cast<const char32_t*>(letters.constData()), letters.size())
        .normalized(QString::NormalizationForm_C)
        .simplified();
}

QString isolated(const QString& words) {
    if (std::ranges::none_of(words.toUcs4(), runsFromTheRight))
        return words;
    return QChar(0x2068) + words + QChar(0x2069);
}

QString shownName(const std::string& name) { return isolated(QString::fromStdString(name)); }

} // namespace taletop::app
