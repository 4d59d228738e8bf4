// SPDX-License-Identifier: MIT
// line_breaks IN OUT: writes translations, a .ts file or the words of a tale (decks.<language>.json), so that
// every platform breaks their lines where the language allows it. Thai has no spaces between its words:
// U+200B says where one ends, and U+180E where none does, whatever libthai says when it is asked again as a
// text is laid out. Japanese breaks anywhere, also inside words of katakana: U+2060 holds short
// ones together, and a number with what it counts, and a French verb with its pronoun. A sentence that ends
// without a stop is marked with ‖ by whoever translates: two U+200B take its place (firstSentence). Other
// languages stay as they are.
#include <QFile>
#include <QRegularExpression>
#include <QTextBoundaryFinder>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>

#include <cstdio>

namespace {

constexpr QChar breakHere(0x200B);
constexpr QChar joinHere(0x2060);
/// Libthai is asked about runs of Thai with all signs that are of no script. This letter without ink or width
/// is of another script, and no line may end beside it.
constexpr QChar holdHere(0x180E);
constexpr QChar sentenceEnd(0x2016); // as translators write it
/// Longer words of katakana may break: a narrow card has no room for them on one line.
constexpr qsizetype longestJoined = 8;

/// Names and loanwords that libthai does not know, and words of two words that nobody parts.
QString wholeWords() {
    return QStringLiteral(
        "บอต|คำใบ้|ชาร์ม|แอ็กชัน|พลังรบ|บนสุด|หลุมศพ|โปสการ์ด|คอนทราสต์|ออดิโอ|ซีพียู|"
        "คราเคน|โกเลม|แมนติคอร์|โคลอสซัส|เลวีอาธาน|เซอร์เบอรัส|แปรธาตุ|หอยทาก|นกฮูก|"
        "ร็อคกี้|คาลิด|อลัน|ผัดไทย|บีเกิล|วิเชียรมาศ|ชินชิลล่า|ชินซิลล่า|สปรินต์|รีไซเหมียว|เหมียววว|"
        "โมลด์วิก|ดวงจันทร์|เมื่อครู่นี้|เมื่อวาน|ตอนนี้|ตรงนี้|พร้อมกัน|ชายหาด|เทิร์นละครั้ง|เทิร์นละ|เพนนี|บ่อน้ำ|วันพฤหัส|"
        "ทาบิธา|กริมเบิล|หุ่นไล่กา|หิวโหย|ผีดูดเลือด|โครงกระดูก|ปล่องไฟ|หมอฟัน|ไขลาน|ใต้หลังคา|งานวัด|เงียบสงัด|เนินเขา|"
        "กังหันลม|เขาวงกต|รกครึ้ม|ม่านหมอก|เทียนไข|เสื้อคลุม|เอี๊ยดอ๊าด|รอยยิ้ม|ข้อศอก|สีน้ำเงิน|แสงจันทร์|ลูกตา|วันเกิด|"
        "กาน้ำชา|กล่องดนตรี|วิกผม|ผิวปาก|ถอยหลัง|หัวกะโหลก|กล่อมเด็ก|เชิงเทียน|นักสีซอ|ไอน้ำ|ค่าเช่า|ค่าจ้าง|คำสั่ง|คำสาป|"
        "ขนมปัง|แปลกหน้า|ตัวร้าย|ปลอมตัว|โชคดี|ดวงอาทิตย์|วันจันทร์|วันพุธ|วันศุกร์|ส้นเท้า|แฮ่ก|เอ้อ|เอซ|แก่ชรา|ชนิดละ|ร่างแปลง|"
        "แปลงร่าง");
}

bool isThai(QChar letter) { return letter >= QChar(0x0E01) && letter <= QChar(0x0E5B); }

/// Makes another word of the one behind it: การ เล่น, ผู้ เล่น, ขี้ อาย, น่า กลัว.
bool beginsWord(const QString& word) {
    return word == QString::fromUtf8("การ") || word == QString::fromUtf8("ความ") ||
           word == QString::fromUtf8("ผู้") || word == QString::fromUtf8("นัก") ||
           word == QString::fromUtf8("ขี้") || word == QString::fromUtf8("น่า");
}

/// What parts these words from the next one: nothing where none of them is Thai at the end, or where that is
/// done.
QString partBehind(const QString& words) {
    static const QRegularExpression thai(QStringLiteral("[\\x{0E01}-\\x{0E5B}]+$"));
    const QString last = thai.match(words).captured();
    return last.isEmpty() ? QString() : QString(beginsWord(last) ? holdHere : breakHere);
}

QString withEndsOfKnownWords(const QString& text) {
    QString result;
    qsizetype from = 0;
    qsizetype word = 0;
    QTextBoundaryFinder ends(QTextBoundaryFinder::Line, text);
    for (qsizetype at = ends.toNextBoundary(); at > 0 && at < text.size(); at = ends.toNextBoundary()) {
        const QString before = text.mid(word, at - word);
        word = at;
        if (!isThai(text[at - 1]) || !isThai(text[at]))
            continue;
        result += QStringView(text).mid(from, at - from);
        result += partBehind(before);
        from = at;
    }
    return result += QStringView(text).mid(from);
}

QString held(const QString& word) {
    QTextBoundaryFinder ends(QTextBoundaryFinder::Line, word);
    const auto at = ends.toNextBoundary();
    return at <= 0 || at >= word.size() ? word : word.left(at) + holdHere + held(word.mid(at));
}

QString withWordEnds(const QString& words) {
    // What is counted stays with its number, as in 3 ใบ, and what is repeated or quoted with its sign.
    static const QRegularExpression counted(
        QStringLiteral("(%n|%[1-9]|[0-9]) (?=ใบ|คน|ครั้ง|แต้ม|อัน|ตัว|หน้า|ชิ้น|ขั้น|นาที)"));
    static const QRegularExpression repeated(QStringLiteral("(?<=[\\x{0E01}-\\x{0E5B}]) (?=ๆ)"));
    const QString text = QString(words)
                             .replace(counted, QStringLiteral("\\1\u00A0"))
                             .replace(repeated, QStringLiteral("\u00A0"))
                             .replace(QStringLiteral("“"), QStringLiteral("“") + holdHere);
    QString result;
    qsizetype from = 0;
    for (auto whole = QRegularExpression(wholeWords()).globalMatch(text); whole.hasNext();) {
        const auto word = whole.next();
        const auto before = word.capturedStart();
        const auto after = word.capturedEnd();
        result += withEndsOfKnownWords(text.mid(from, before - from));
        result += partBehind(result) + held(word.captured());
        if (after < text.size() && isThai(text[after]))
            result += breakHere;
        from = after;
    }
    return result += withEndsOfKnownWords(text.mid(from));
}

/// 3枚, 1～2回, 1／4, and the same with places for the numbers: %1枚. No line begins with a dot between
/// parts.
QString withJoinedNumbers(const QString& text) {
    static const QRegularExpression counted(
        QStringLiteral("(%n|[0-9%])(?=[\\x{4E00}-\\x{9FFF}\\x{301C}\\x{FF5E}\\x{FF0F}つ])|"
                       "([\\x{301C}\\x{FF5E}\\x{FF0F}])(?=[0-9%])"));
    return QString(text)
        .replace(counted, QStringLiteral("\\1\\2") + joinHere)
        .replace(QStringLiteral(" ・"), QStringLiteral("\u00A0・"));
}

QString withJoinedWords(const QString& text) {
    static const QRegularExpression katakana(QStringLiteral("[\\x{30A1}-\\x{30FA}\\x{30FC}-\\x{30FF}]{2,}"));
    const QString numbers = withJoinedNumbers(text);
    QString result;
    qsizetype from = 0;
    for (auto words = katakana.globalMatch(numbers); words.hasNext();) {
        const auto word = words.next();
        result += QStringView(numbers).mid(from, word.capturedStart() - from);
        const QString letters = word.captured();
        result += letters.size() <= longestJoined
                      ? letters.split(QString(), Qt::SkipEmptyParts).join(joinHere)
                      : letters;
        from = word.capturedEnd();
    }
    return result += QStringView(numbers).mid(from);
}

/// French verbs keep their pronouns, and compounds their ends: dépensez-la, petit-déjeuner.
QString withJoinedPronouns(const QString& text) {
    static const QRegularExpression joined(
        QStringLiteral("(?<=\\w)-(?=(la|le|les|moi|toi|lui|leur|nous|vous|en|y|il|elle|on|ils|elles|ce|ci|là|"
                       "déjeuner|de-vin|vin)\\b)"),
        QRegularExpression::UseUnicodePropertiesOption);
    return QString(text).replace(joined, QStringLiteral("-") + joinHere);
}

/// Qt asks libthai for the ends of words; without it there are none.
bool knowsThai() {
    const QString twoWords = QString::fromUtf8("ภาษาไทย");
    return withWordEnds(twoWords) != twoWords;
}

using Change = QString (*)(const QString&);

Change changeFor(const QString& language) {
    if (language == QLatin1String("th"))
        return withWordEnds;
    if (language == QLatin1String("fr"))
        return withJoinedPronouns;
    return language == QLatin1String("ja") ? withJoinedWords : nullptr;
}

QString changed(QString words, Change change) {
    if (change != nullptr)
        words = change(words);
    return words.replace(sentenceEnd, QString(2, breakHere));
}

/// Copies the file, with the words of its translations changed as its language needs it.
bool copy(QXmlStreamReader& from, QXmlStreamWriter& to) {
    Change change = nullptr;
    bool isTranslation = false;
    while (!from.atEnd()) {
        from.readNext();
        if (from.isStartElement() && from.name() == QLatin1String("TS"))
            change = changeFor(from.attributes().value(QLatin1String("language")).toString());
        if ((from.isStartElement() || from.isEndElement()) && from.name() == QLatin1String("translation"))
            isTranslation = from.isStartElement();
        if (isTranslation && from.isCharacters())
            to.writeCharacters(changed(from.text().toString(), change));
        else if (!from.hasError())
            to.writeCurrentToken(from);
    }
    return !from.hasError();
}

/// Words of a tale: all its letters of these languages are words, and a slot is a word of its own.
bool copyTale(QFile& from, QFile& to) {
    const QString language = QString(from.fileName()).section(u'.', -2, -2);
    QString text = QString::fromUtf8(from.readAll());
    if (const Change change = changeFor(language)) {
        text = change(text);
        if (language == QLatin1String("th"))
            text.replace(QRegularExpression(QStringLiteral(
                             "(?<=[\\x{0E01}-\\x{0E5B}])(?=\\{)|(?<=\\})(?=[\\x{0E01}-\\x{0E5B}])")),
                         QString(breakHere));
    }
    const QByteArray bytes = text.toUtf8();
    return to.write(bytes) == bytes.size();
}

bool copyMessages(QFile& from, QFile& to) {
    QXmlStreamReader reader(&from);
    QXmlStreamWriter writer(&to);
    return copy(reader, writer);
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 3) {
        std::fputs("usage: line_breaks IN OUT\n", stderr);
        return 2;
    }
    QFile in(QString::fromLocal8Bit(argv[1]));
    QFile out(QString::fromLocal8Bit(argv[2]));
    if (!in.open(QIODevice::ReadOnly) || !out.open(QIODevice::WriteOnly)) {
        std::fprintf(stderr, "line_breaks: %s or %s cannot be opened\n", argv[1], argv[2]);
        return 1;
    }
    if (!knowsThai())
        std::fputs("line_breaks: libthai is missing, so Thai will break its lines at spaces only\n", stderr);
    const bool isTale = in.fileName().endsWith(QLatin1String(".json"));
    if (!(isTale ? copyTale(in, out) : copyMessages(in, out)) || !out.flush()) {
        std::fprintf(stderr, "line_breaks: %s cannot be read, or %s cannot be written\n", argv[1], argv[2]);
        return 1;
    }
    return 0;
}
