#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Tests of the checks of translations, and of the notes for translators."""

import sys
import unittest
from pathlib import Path

import menus
import translations
from test_checks import House

sys.path.append(str(Path(__file__).resolve().parents[2] / "translations"))
import add_notes  # noqa: E402


class Translations(House):
    def ts(self, name, messages, finished=None):
        self.write(f"translations/{name}.ts", '<!DOCTYPE TS><TS version="2.1" language="de"><context><name>core</name>'
                   + messages + "</context></TS>")
        return translations.check_file(self.root / f"translations/{name}.ts", finished)

    @staticmethod
    def message(source, translation, attributes="", outer="", note="<extracomment>a word</extracomment>"):
        return f"<message{outer}><source>{source}</source>{note}" \
            f"<translation{attributes}>{translation}</translation></message>"

    def test_complete_translations_pass(self):
        self.assertEqual(self.ts("good", self.message("%1 of %2", "%2, davon %1")), [])
        forms = "<numerusform>%n Karte</numerusform><numerusform>%n Karten</numerusform>"
        self.assertEqual(self.ts("good", self.message("%n card(s)", forms, "", ' numerus="yes"')), [])

    def test_incomplete_translations_are_found(self):
        for bad in [self.message("a", "", ' type="unfinished"'), self.message("a", ""), self.message("%1", "x"),
                    self.message("a", "%1"), self.message("&amp;Play", "Spielen"),
                    self.message("%n card(s)", "<numerusform>%n</numerusform><numerusform></numerusform>", "", ' numerus="yes"')]:
            self.assertEqual(len(self.ts("bad", bad)), 1, bad)

    def test_wrong_translations_are_found(self):
        one = "<numerusform>%n Karte</numerusform>"
        for bad in [self.message("a &lt;b&gt;c&lt;/b&gt;", "c"), self.message("a", "a\n"), self.message("a", "a\u200b"),
                    self.message("a", "b", ' type="vanished"'), self.message("a", "b", note=""),
                    self.message("%n card(s)", one, "", ' numerus="yes"')]:
            self.assertEqual(len(self.ts("taletop_de", bad)), 1, bad)
        self.assertEqual(self.ts("taletop_ja", self.message("%n card(s)", one, "", ' numerus="yes"')), [])
        self.assertEqual(self.ts("taletop_ja", self.message("&amp;Game", "ゲーム")), [])
        self.assertEqual(self.ts("taletop_de", self.message("three words long", "drei", note="")), [])

    def test_two_entries_of_a_menu_with_one_letter_are_found(self):
        self.write("app/shell/some_menus.cpp", '''
void Window::buildGameMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Game"));
    menu->addAction(tr("&New"), this, [this] { start(); });
    menu->addAction(asks ? tr("&Undo: ask") : tr("&Undo"));
    QMenu* speed = menu->addMenu(tr("&Speed"));
    m_entries.addChoices(*speed, "speed", {tr("&Slow"), tr("&Fast")}, {0, 1});
}

void Window::buildHelpMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Help"));
    menu->addAction(tr("&Keys"));
}
''')
        self.assertEqual(menus.check(self.root), [])
        self.write("translations/taletop_de.ts", "<TS><context><name>taletop::app::Window</name>"
                   + self.message("&amp;New", "Neu(&amp;S)") + self.message("&amp;Fast", "&amp;Schnell")
                   + self.message("&amp;Help", "&amp;Gut") + "</context></TS>")
        self.assertEqual(len(menus.check(self.root)), 3)
        self.write("app/shell/some_menus.cpp", 'void W::addWays(QMenu& menu) {\n    menu.addAction(tr("&Up"));\n'
                   '    menu.addAction(tr("O&ut"));\n    addChoices(menu, "way", {tr("&Over"), tr("&Under")});\n}\n')
        self.assertEqual(len(menus.check(self.root)), 4)  # two in each language

    def test_unfinished_translations_are_allowed_in_unfinished_languages(self):
        empty, begun = self.message("a", "", ' type="unfinished"'), self.message("%1", "", ' type="unfinished"')
        self.assertEqual(self.ts("taletop_de", empty + begun, ["en"]), [])
        self.assertEqual(len(self.ts("taletop_de", empty + begun, ["en", "de"])), 2)

    def test_the_template_is_left_out(self):
        self.write("core/games/games.txt", "foxtail\n")
        self.write("core/games/foxtail/words.cpp", 'TALETOP_TEXT("foxtail", "a")')
        self.write("core/games/_template/words.cpp", 'TALETOP_PLURAL(\n"template", "%n")')
        path = self.root / "translations/taletop_de.ts"
        for context, count in [("foxtail", 0), ("template", 1)]:
            self.write("translations/taletop_de.ts", f"<TS><context><name>{context}</name>"
                       + self.message("a", "b") + "</context></TS>")
            self.assertEqual(len(translations.check_shown(path, self.root)), count)

    def test_a_glossary_has_every_language(self):
        glossary = self.root / "glossary/shell.csv"
        self.write("glossary/shell.csv", "term,de,fr\nfox,fuchs,*\nbit,stück,morceau\n")
        self.assertEqual(translations.check_whole(glossary, ["en", "de", "fr"]), [])
        self.write("glossary/shell.csv", "term,de,fr\nfox,fuchs,\nFox,fuchs,renard\n")
        found = translations.check_whole(glossary, ["en", "de", "fr"])
        self.assert_breach(found, "fox", "fr has no word")
        self.assert_breach(found, "fox is there twice")
        self.assertEqual(len(found), 2)

    def test_a_deck_keeps_to_its_glossary(self):
        self.write("glossary/tales.csv", "term,de\nthe hat,hut\nobject,*\n")
        for name, title, text in [("decks", "The Hat", "The hat is lost, an object."),
                                  ("decks.de", "Der Hut", "Die Mütze ist weg."), ("decks.xx", "Die Mütze", "")]:
            self.write(f"tales/{name}.json", '{"categories": [{"id": "b", "title": "-"}, {"id": "a", "title": "%s", '
                       '"cards": [{"text": "%s"}]}]}' % (title, text))
        glossary, english = self.root / "glossary/tales.csv", self.root / "tales/decks.json"
        self.assertEqual(translations.check_deck(glossary, english, self.root / "tales/decks.de.json"), [])
        (self.root / "tales/decks.xx.json").rename(self.root / "tales/decks.de.json")
        found = translations.check_deck(glossary, english, self.root / "tales/decks.de.json")
        self.assertEqual(len(found), 1)
        self.assert_breach(found, "The Hat", "should be hut")

    def test_translations_keep_to_the_glossary(self):
        self.write("glossary/shell.csv", "term,de,fr\nfox tail,schwanz|schwänz,\nfox,,renard\n")
        glossary = self.root / "glossary/shell.csv"
        for source, words, count in [("Two fox tails", "Zwei Bürsten", 0), ("A Fox tail.", "Eine Bürste.", 1),
                                     ("A fox tail", "Mit Schwänzen", 0), ("A fox tail", "", 0),
                                     ("A fox tail", "Ein Schwa&amp;nz", 0), ("A fox tail", "Ein Schwa &amp; nz", 1)]:
            self.ts("taletop_de", self.message(source, words))
            found = translations.check_glossary(glossary, self.root / "translations/taletop_de.ts")
            self.assertEqual(len(found), count, source)

    def test_messages_get_the_notes_of_their_files(self):
        notes = {"app/": "of the window", "app/b.cpp": "of b"}
        self.assertEqual(add_notes.note_for("app/b.cpp", notes), "of b")
        self.assertEqual(add_notes.note_for("core/c.cpp", notes), "")
        place = '        <location filename="../app/b.cpp" line="3"/>\n'
        rest = "        <source>Two words</source>\n        <translation></translation>\n    </message>\n"
        done = add_notes.with_note("    <message>\n" + place + rest, notes)
        self.assertIn("<extracomment>of b</extracomment>", done)
        self.assertNotIn("location", done)
        rest = rest.replace("Two words", "These three words")
        self.assertEqual(add_notes.with_note("    <message>\n" + place + rest, notes), "    <message>\n" + rest)

    def test_translations_out_of_date_are_found(self):
        old, new = self.message("a", "A"), self.message("a", "A") + self.message("b", "")
        self.ts("old", old)
        self.ts("new", new)
        found = translations.compare(self.root / "translations/old.ts", self.root / "translations/new.ts")
        self.assert_breach(found, "core: b", "is missing")
        found = translations.compare(self.root / "translations/new.ts", self.root / "translations/old.ts")
        self.assert_breach(found, "core: b", "no longer")

    def test_a_game_without_any_translation_is_only_counted(self):
        empty = self.message("a", "", ' type="unfinished"')
        self.ts("taletop_de", empty)
        file = self.root / "translations/taletop_de.ts"
        self.assertEqual(translations.not_begun(file, ["core", "more"]), {"core", "more"})
        self.assertEqual(translations.check_file(file, ["de"], {"core"}), [])
        self.ts("none", "")
        self.assertEqual(translations.compare(self.root / "translations/none.ts", file, {"core"}), [])
        # Once a language has begun, all its other files are required, too.
        self.ts("taletop_de", empty + self.message("b", "B"))
        self.assertEqual(translations.not_begun(file, ["core", "more"]), {"more"})
        self.assertEqual(len(translations.check_file(file, ["de"], translations.not_begun(file, ["core"]))), 1)


if __name__ == "__main__":
    unittest.main()
