// SPDX-License-Identifier: MIT
// terminal_words OUT.cpp FILE.ts...: writes what taletop-cli says in other languages as C++, since it has no
// Qt: its own sentences, those about files, and the names of games and of their options.
#include "core/contract/registry.h"

#include <QFile>
#include <QFileInfo>
#include <QXmlStreamReader>

#include <cstdio>
#include <map>
#include <set>

namespace {

using Key = std::pair<QByteArray, QByteArray>; ///< context and source
using Translations = std::map<Key, QByteArray>;

void add(const taletop::kit::Text& text, std::set<Key>& names) {
    names.emplace(text.context, text.source);
    for (const taletop::kit::TextArgument& argument : text.arguments)
        if (argument.kind == taletop::kit::TextArgument::Kind::Word)
            names.emplace(text.context, argument.word);
}

std::set<Key> namesOfGames() {
    std::set<Key> names{{"core", "seat %1"}}; // in refusals, which files may earn
    for (const taletop::contract::Game* game : taletop::contract::games()) {
        const taletop::contract::GameInfo& info = game->info();
        add(info.title, names);
        for (const taletop::contract::OptionInfo& option : info.options)
            add(option.label, names);
    }
    return names;
}

/// Those of the file that are finished and wanted.
Translations read(QXmlStreamReader& xml, const std::set<Key>& names) {
    Translations all;
    Key key;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("name"))
            key.first = xml.readElementText().toUtf8();
        else if (xml.name() == QLatin1String("source"))
            key.second = xml.readElementText().toUtf8();
        else if (xml.name() == QLatin1String("translation")) {
            const bool wanted = key.first == "cli" || key.first == "files" || names.count(key) > 0;
            const QByteArray words =
                xml.readElementText(QXmlStreamReader::IncludeChildElements).trimmed().toUtf8();
            if (wanted && !words.isEmpty())
                all[key] = words;
        }
    }
    return all;
}

QByteArray quoted(QByteArray text) {
    text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n");
    return '"' + text + '"';
}

/// Sorted as the program looks them up: by bytes.
QByteArray listOf(const QByteArray& code, const Translations& translations) {
    QByteArray list = "constexpr Translation " + code + "[] = {\n";
    for (const auto& [key, words] : translations)
        list += "    {" + quoted(key.first) + ", " + quoted(key.second) + ", " + quoted(words) + "},\n";
    return list + "};\n";
}

/// The whole file, or nothing after a word on stderr.
QByteArray programOf(const QStringList& files) {
    const std::set<Key> names = namesOfGames();
    QByteArray lists;
    QByteArray languages;
    for (const QString& name : files) {
        QFile file(name);
        QXmlStreamReader xml(&file);
        const bool open = file.open(QIODevice::ReadOnly);
        const Translations translations = read(xml, names);
        if (!open || xml.hasError()) {
            std::fprintf(stderr, "terminal_words: %s cannot be read\n", qPrintable(name));
            return {};
        }
        const QByteArray code = QFileInfo(name).completeBaseName().section(u'_', 1).toUtf8();
        if (code == "en")
            continue;
        QByteArray id = code;
        id.replace('-', '_');
        // A language that says none of it is there all the same.
        if (!translations.empty())
            lists += listOf("words_" + id, translations);
        languages += "    {" + quoted(code) + ", " + (translations.empty() ? "{}" : "words_" + id) + "},\n";
    }
    return "// Made by terminal_words.\n#include \"core/terminal/say.h\"\n\n"
           "namespace taletop::cli {\n\nnamespace {\n\n" +
           lists + "\n// The last is none: there may be no others.\nconstexpr Language languages[]{\n" +
           languages +
           "    {\"\", {}},\n};\n\n} // namespace\n\nstd::span<const Language> builtInLanguages() "
           "{ return std::span(languages).first(std::size(languages) - 1); }\n\n} // namespace "
           "taletop::cli\n";
}

} // namespace

int main(int argc, char** argv) {
    QStringList files;
    for (int i = 1; i < argc; ++i)
        files.append(QString::fromLocal8Bit(argv[i]));
    if (files.size() < 2) {
        std::fputs("usage: terminal_words OUT.cpp FILE.ts...\n", stderr);
        return 2;
    }
    QFile out(files.takeFirst());
    const QByteArray program = programOf(files);
    if (program.isEmpty())
        return 1;
    if (out.open(QIODevice::WriteOnly) && out.write(program) == program.size() && out.flush())
        return 0;
    std::fprintf(stderr, "terminal_words: %s cannot be written\n", qPrintable(out.fileName()));
    return 1;
}
