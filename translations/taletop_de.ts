<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AchievementRow</name>
    <message>
        <source>you are altered</source>
        <translation>du bist verwandelt</translation>
    </message>
    <message>
        <source>everyone is altered</source>
        <translation>alle verwandelt</translation>
    </message>
    <message>
        <source>hand limit 4</source>
        <translation>Handlimit 4</translation>
    </message>
    <message>
        <source>you win</source>
        <extracomment>Tail Story: what an achievement gives, or which one it is of four</extracomment>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>1st</source>
        <extracomment>Tail Story: what an achievement gives, or which one it is of four</extracomment>
        <translation>1.</translation>
    </message>
    <message>
        <source>2nd</source>
        <extracomment>Tail Story: what an achievement gives, or which one it is of four</extracomment>
        <translation>2.</translation>
    </message>
    <message>
        <source>3rd</source>
        <extracomment>Tail Story: what an achievement gives, or which one it is of four</extracomment>
        <translation>3.</translation>
    </message>
    <message>
        <source>4th</source>
        <extracomment>Tail Story: what an achievement gives, or which one it is of four</extracomment>
        <translation>4.</translation>
    </message>
    <message>
        <source>Achievement %1: %2</source>
        <translation>Erfolg %1: %2</translation>
    </message>
    <message>
        <source>Place for achievement %1: %2</source>
        <translation>Platz für Erfolg %1: %2</translation>
    </message>
</context>
<context>
    <name>ActionPanel</name>
    <message>
        <source>Draw, then discard</source>
        <translation>Ziehen, dann abwerfen</translation>
    </message>
    <message>
        <source>1 action</source>
        <extracomment>Tail Story: a button for an action, or what it costs</extracomment>
        <translation>1 Aktion</translation>
    </message>
    <message>
        <source>draw 1 card, discard 1</source>
        <translation>1 Karte ziehen, 1 abwerfen</translation>
    </message>
    <message>
        <source>Altered ability</source>
        <extracomment>Tail Story: a button for an action, or what it costs</extracomment>
        <translation>Fähigkeit</translation>
    </message>
    <message>
        <source>Swap discards</source>
        <extracomment>Tail Story: a button for an action, or what it costs</extracomment>
        <translation>Karten tauschen</translation>
    </message>
    <message>
        <source>free, once a turn</source>
        <translation>gratis, einmal pro Zug</translation>
    </message>
    <message>
        <source>1 or 2 cards, one for one</source>
        <translation>1–2 Ablagekarten, eins zu eins</translation>
    </message>
</context>
<context>
    <name>ActionTag</name>
    <message>
        <source>%1. %2. %3</source>
        <translation>%1. %2. %3</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>AgeTokens</name>
    <message numerus="yes">
        <source>%n Age token(s). It will die in the next aging, unless its card says otherwise.</source>
        <translation>
            <numerusform>%n Altersmarke: Diese Einheit stirbt beim nächsten Altern, sofern auf der Karte nichts anderes steht.</numerusform>
            <numerusform>%n Altersmarken: Diese Einheit stirbt beim nächsten Altern, sofern auf der Karte nichts anderes steht.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AnswerPanel</name>
    <message>
        <source>“%1”</source>
        <extracomment>Tail Story: the name of the card that is answered, in quotation marks</extracomment>
        <translation>„%1“</translation>
    </message>
</context>
<context>
    <name>AskerSlip</name>
    <message>
        <source>Press a Unit with a gold rim to choose it. Press it again to confirm.</source>
        <translation>Drück auf eine Einheit mit goldenem Rand, um sie zu wählen, und zur Bestätigung noch einmal.</translation>
    </message>
</context>
<context>
    <name>BookDialogs</name>
    <message>
        <source>Print the tale</source>
        <translation>Geschichte drucken</translation>
    </message>
    <message>
        <source>Save the tale</source>
        <translation>Geschichte speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <extracomment>Kind of file in a dialog</extracomment>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Webseite (*.html)</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <extracomment>Kind of file in a dialog</extracomment>
        <translation>Bild (*.png)</translation>
    </message>
</context>
<context>
    <name>BookKeys</name>
    <message>
        <source>The book</source>
        <extracomment>The book of a tale: what a key does</extracomment>
        <translation>Das Buch</translation>
    </message>
    <message>
        <source>Previous page</source>
        <extracomment>The book of a tale: what a key does</extracomment>
        <translation>Seite zurück</translation>
    </message>
    <message>
        <source>Next page</source>
        <extracomment>The book of a tale: what a key does</extracomment>
        <translation>Seite vor</translation>
    </message>
    <message>
        <source>To the cover</source>
        <translation>Zum Umschlag</translation>
    </message>
    <message>
        <source>To the last page</source>
        <translation>Zur letzten Seite</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>The book of a tale: what a key does</extracomment>
        <translation>Zuklappen</translation>
    </message>
</context>
<context>
    <name>BookSheet</name>
    <message>
        <source>The book: %1</source>
        <translation>Das Buch: %1</translation>
    </message>
    <message>
        <source>Previous page</source>
        <extracomment>The book of a tale: a button</extracomment>
        <translation>Seite zurück</translation>
    </message>
    <message>
        <source>Next page</source>
        <extracomment>The book of a tale: a button</extracomment>
        <translation>Seite vor</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>Title of the tale</source>
        <translation>Titel der Geschichte</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern…</translation>
    </message>
    <message>
        <source>Save as web page…</source>
        <translation>Als Webseite speichern…</translation>
    </message>
    <message>
        <source>Print…</source>
        <extracomment>The book of a tale: a button</extracomment>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>The book of a tale: a button</extracomment>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>CardCatalogue</name>
    <message>
        <source>Search the cards</source>
        <translation>Karten durchsuchen</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>Die Karten</translation>
    </message>
    <message>
        <source>No card contains all of these words. Try fewer.</source>
        <translation>Keine Karte enthält alle diese Wörter. Versuch es mit weniger.</translation>
    </message>
</context>
<context>
    <name>CardLeaf</name>
    <message>
        <source>All cards</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>Alle Karten</translation>
    </message>
</context>
<context>
    <name>CardPile</name>
    <message>
        <source>%1, on top: %2</source>
        <translation>%1, obenauf: %2</translation>
    </message>
</context>
<context>
    <name>CardThing</name>
    <message>
        <source>picked</source>
        <extracomment>StoryLine: on a card that the Narrator has picked</extracomment>
        <translation>ausgesucht</translation>
    </message>
    <message>
        <source>can be picked</source>
        <translation>wählbar</translation>
    </message>
</context>
<context>
    <name>CharacterChoice</name>
    <message>
        <source>Choose a character</source>
        <translation>Wähle eine Figur</translation>
    </message>
</context>
<context>
    <name>ChronicleTable</name>
    <message>
        <source>How the game went</source>
        <translation>Wie es dazu kam</translation>
    </message>
</context>
<context>
    <name>ContinueRow</name>
    <message>
        <source>Continue</source>
        <extracomment>Heading above the saved games</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Restore “%1”</source>
        <extracomment>Heading above the saved games</extracomment>
        <translation>„%1“ zurückholen</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <extracomment>Heading above the saved games</extracomment>
        <translation>Angefangene Spiele</translation>
    </message>
    <message>
        <source>Games you leave will wait here.</source>
        <translation>Spiele, die du unterbrichst, warten hier auf dich.</translation>
    </message>
</context>
<context>
    <name>CurtainNews</name>
    <message>
        <source>Since you last looked</source>
        <translation>Seit du zuletzt geschaut hast</translation>
    </message>
    <message numerus="yes">
        <source>%n more line(s) in the log</source>
        <translation>
            <numerusform>%n weitere Zeile im Verlauf</numerusform>
            <numerusform>%n weitere Zeilen im Verlauf</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CurtainPanel</name>
    <message>
        <source>Opens this hand. Press it again to close it.</source>
        <translation>Zeigt diese Hand. Noch einmal drücken, um sie zu verbergen.</translation>
    </message>
    <message>
        <source>Still to choose: %1.</source>
        <translation>Wahl steht noch aus: %1.</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>A part of every table; short</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>Pass to %1</source>
        <translation>Weiter an %1</translation>
    </message>
    <message>
        <source>Everyone else, please look away. Nothing but courtesy protects a shared screen.</source>
        <translation>Alle anderen schauen bitte weg. Am gemeinsamen Bildschirm hilft nur Fairness.</translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation>Ich bin %1</translation>
    </message>
    <message>
        <source>Still to choose. %1</source>
        <translation>Wahl steht noch aus. %1</translation>
    </message>
    <message>
        <source>Ready. %1</source>
        <extracomment>A part of every table; short</extracomment>
        <translation>Fertig. %1</translation>
    </message>
</context>
<context>
    <name>DeckColumn</name>
    <message>
        <source>Character</source>
        <extracomment>StoryLine: a kind of story card; &apos;%n left&apos; cards in its deck</extracomment>
        <translation>Figur</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>StoryLine: a kind of story card; &apos;%n left&apos; cards in its deck</extracomment>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Feature</source>
        <extracomment>StoryLine: a kind of story card; &apos;%n left&apos; cards in its deck</extracomment>
        <translation>Merkmal</translation>
    </message>
    <message>
        <source>Object</source>
        <extracomment>StoryLine: a kind of story card; &apos;%n left&apos; cards in its deck</extracomment>
        <translation>Ding</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>StoryLine: a kind of story card; &apos;%n left&apos; cards in its deck</extracomment>
        <translation>Tat</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n left</source>
        <translation>
            <numerusform>%1: noch %n</numerusform>
            <numerusform>%1: noch %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) left</source>
        <translation>
            <numerusform>noch %n Marke</numerusform>
            <numerusform>noch %n Marken</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>StoryLine: a kind of story card; &apos;%n left&apos; cards in its deck</extracomment>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Read</source>
        <extracomment>StoryLine: a kind of story card; &apos;%n left&apos; cards in its deck</extracomment>
        <translation>Vorlesen</translation>
    </message>
    <message>
        <source>Stops reading aloud</source>
        <translation>Beendet das Vorlesen</translation>
    </message>
    <message>
        <source>Reads the page aloud</source>
        <translation>Liest die Seite vor</translation>
    </message>
</context>
<context>
    <name>DeckPile</name>
    <message>
        <source>Deck: %1, %2</source>
        <translation>Stapel: %1, %2</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Taletop</source>
        <extracomment>Title or button of a dialog</extracomment>
        <translation>Taletop</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it? Its contents will be lost.</source>
        <translation>%1 gibt es schon. Ersetzen? Der bisherige Inhalt geht verloren.</translation>
    </message>
    <message>
        <source>Replace</source>
        <extracomment>Title or button of a dialog</extracomment>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Choose another name</source>
        <translation>Anderen Namen wählen</translation>
    </message>
    <message>
        <source>A card table that knows the rules.</source>
        <translation>Ein Kartentisch, der die Regeln kennt.</translation>
    </message>
    <message>
        <source>Unofficial: not made by the authors or publishers of these games, and all pictures are our own. Buy their games. They’re worth it.</source>
        <translation>Inoffiziell: Die Autoren und Verlage dieser Spiele sind nicht beteiligt, und alle Bilder stammen von uns. Kauf ihre Spiele, sie sind es wert!</translation>
    </message>
    <message>
        <source>Taletop is free software under the MIT licence. Its fonts, Vollkorn, Gentium Plus and Andika, are under the SIL Open Font License.</source>
        <translation>Taletop ist freie Software unter der MIT-Lizenz. Die Schriften Vollkorn, Gentium Plus und Andika stehen unter der SIL Open Font License.</translation>
    </message>
    <message>
        <source>It uses Qt %1 (GNU Lesser General Public License 3), JSON for Modern C++ (MIT licence) and CLI11 (BSD licence).</source>
        <translation>Gemacht mit Qt %1 (GNU Lesser General Public License 3), JSON for Modern C++ (MIT-Lizenz) und CLI11 (BSD-Lizenz).</translation>
    </message>
    <message>
        <source>Your games are saved in %1.</source>
        <translation>Deine Spiele werden in %1 gespeichert.</translation>
    </message>
    <message>
        <source>About Taletop</source>
        <extracomment>Title or button of a dialog</extracomment>
        <translation>Über Taletop</translation>
    </message>
    <message>
        <source>The curtain is privacy by courtesy. A hand opens with its seat’s key or when its name is pressed, and everyone else looks away.</source>
        <translation>Der Vorhang ist Vertrauenssache. Die Taste des Platzes oder ein Druck auf den Namen zeigt eine Hand, und alle anderen schauen weg.</translation>
    </message>
    <message>
        <source>A saved game holds everything, including every hand. Anyone who opens the file in an editor can see all of it.</source>
        <translation>Ein Spielstand enthält alles, auch alle Handkarten. Wer die Datei in einem Editor öffnet, sieht alles.</translation>
    </message>
    <message>
        <source>What the curtain hides</source>
        <translation>Was der Vorhang verbirgt</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <extracomment>Title or button of a dialog</extracomment>
        <translation>Regeln: %1</translation>
    </message>
</context>
<context>
    <name>DrawnCard</name>
    <message>
        <source>Drawn: %1</source>
        <extracomment>Foxtail: heard for the card that was drawn</extracomment>
        <translation>Gezogen: %1</translation>
    </message>
    <message>
        <source>No bit drawn</source>
        <translation>Kein Stück gezogen</translation>
    </message>
    <message>
        <source>Your bit is placed.</source>
        <translation>Stück angelegt.</translation>
    </message>
</context>
<context>
    <name>EntryLink</name>
    <message>
        <source>Rule %1</source>
        <extracomment>A link to a rule by its number, as FT-12</extracomment>
        <translation>Regel %1</translation>
    </message>
    <message>
        <source>Press F1 to open the rule.</source>
        <translation>F1 öffnet die Regel.</translation>
    </message>
</context>
<context>
    <name>EnvelopeTray</name>
    <message>
        <source>%1: the card is in</source>
        <translation>%1: Karte ist drin</translation>
    </message>
    <message>
        <source>%1: no card yet</source>
        <translation>%1: fehlt noch</translation>
    </message>
</context>
<context>
    <name>EventBar</name>
    <message>
        <source>%1 · %2 of %3</source>
        <translation>%1 · %2 von %3</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>What happened is told moment by moment: a button</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>What happened is told moment by moment: a button</extracomment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>What happened is told moment by moment: a button</extracomment>
        <translation>Ans Ende</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>What happened is told moment by moment: a button</extracomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>What happened is told moment by moment: a button</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>What happened is told moment by moment: a button</extracomment>
        <translation>Leertaste</translation>
    </message>
</context>
<context>
    <name>EventKeys</name>
    <message>
        <source>During the replay</source>
        <translation>Während der Wiedergabe</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>What happened is told moment by moment: what a key does</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>What happened is told moment by moment: what a key does</extracomment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Ans Ende</translation>
    </message>
</context>
<context>
    <name>EventParts</name>
    <message>
        <source>%1 %2</source>
        <comment>an amount and where it comes from</comment>
        <extracomment>A part of every table; short</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2 = %3</source>
        <comment>a sum&apos;s name, its parts and its total</comment>
        <translation>%1: %2 = %3</translation>
    </message>
</context>
<context>
    <name>EventSum</name>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
</context>
<context>
    <name>ExampleGrid</name>
    <message>
        <source>Examples to try</source>
        <translation>Beispiele zum Ausprobieren</translation>
    </message>
    <message>
        <source>Each is set up on a practice table, where nothing counts.</source>
        <translation>Jedes Beispiel liegt auf einem Übungstisch bereit. Dort zählt nichts.</translation>
    </message>
</context>
<context>
    <name>ExampleTile</name>
    <message>
        <source>Try it: %1</source>
        <translation>Ausprobieren: %1</translation>
    </message>
    <message>
        <source>Try it</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>Ausprobieren</translation>
    </message>
</context>
<context>
    <name>FanTray</name>
    <message numerus="yes">
        <source>%n shuffled card(s)</source>
        <translation>
            <numerusform>%n gemischte Karte</numerusform>
            <numerusform>%n gemischte Karten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FoxtailKeys</name>
    <message>
        <source>The Foxtail table</source>
        <translation>Tisch: Foxtail</translation>
    </message>
    <message>
        <source>Draw, place or confirm</source>
        <translation>Ziehen, anlegen oder abschließen</translation>
    </message>
    <message>
        <source>Previous link</source>
        <extracomment>Foxtail: what a key does, in the list of keys</extracomment>
        <translation>Vorige Verbindung</translation>
    </message>
    <message>
        <source>Next link</source>
        <extracomment>Foxtail: what a key does, in the list of keys</extracomment>
        <translation>Nächste Verbindung</translation>
    </message>
    <message>
        <source>Choose a link by number</source>
        <translation>Verbindung per Nummer wählen</translation>
    </message>
    <message>
        <source>Brush</source>
        <extracomment>Foxtail: what a key does, in the list of keys</extracomment>
        <translation>Bürsten</translation>
    </message>
</context>
<context>
    <name>FoxtailPostcard</name>
    <message>
        <source>%1’s tail</source>
        <extracomment>Foxtail: on the table; short</extracomment>
        <translation>Der Schweif von %1</translation>
    </message>
</context>
<context>
    <name>FoxtailPrompt</name>
    <message>
        <source>Bit %1 of %2. %3</source>
        <translation>Stück %1 von %2. %3</translation>
    </message>
    <message>
        <source>Brush…</source>
        <extracomment>Foxtail: a button beside the question, or the question and more about it</extracomment>
        <translation>Bürsten…</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>Foxtail: a button beside the question, or the question and more about it</extracomment>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Foxtail: a button beside the question, or the question and more about it</extracomment>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>Place it like this</source>
        <translation>So anlegen</translation>
    </message>
    <message>
        <source>Confirm</source>
        <extracomment>Foxtail: a button beside the question, or the question and more about it</extracomment>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Give the point</source>
        <translation>Punkt geben</translation>
    </message>
</context>
<context>
    <name>FoxtailRules</name>
    <message>
        <source>Goal</source>
        <extracomment>Foxtail: a heading of the rules in short</extracomment>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>A turn</source>
        <extracomment>Foxtail: a heading of the rules in short</extracomment>
        <translation>Eine Runde</translation>
    </message>
    <message>
        <source>Four ways to join</source>
        <translation>Vier Arten anzulegen</translation>
    </message>
    <message>
        <source>Matches and chains</source>
        <translation>Gruppen und Ketten</translation>
    </message>
    <message>
        <source>Brushing</source>
        <extracomment>Foxtail: a heading of the rules in short</extracomment>
        <translation>Bürsten</translation>
    </message>
    <message>
        <source>The end</source>
        <extracomment>Foxtail: a heading of the rules in short</extracomment>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Foxtail: a heading of the rules in short</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Foxtail: how to play</source>
        <translation>Foxtail: So wird gespielt</translation>
    </message>
</context>
<context>
    <name>FoxtailTable</name>
    <message>
        <source>Foxtail</source>
        <extracomment>The game&apos;s name, or whose tail is shown large</extracomment>
        <translation>Foxtail</translation>
    </message>
    <message>
        <source>%1’s tail</source>
        <extracomment>The game&apos;s name, or whose tail is shown large</extracomment>
        <translation>Schweif von %1</translation>
    </message>
</context>
<context>
    <name>GameBox</name>
    <message>
        <source>%1, %2, %3. %4</source>
        <translation>%1, %2, %3. %4</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Buttons on a game&apos;s box: start a game, or read its rules</extracomment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>Buttons on a game&apos;s box: start a game, or read its rules</extracomment>
        <translation>Lernen</translation>
    </message>
</context>
<context>
    <name>GameKeys</name>
    <message>
        <source>“%1” at %2</source>
        <translation>„%1“ bei %2</translation>
    </message>
</context>
<context>
    <name>GameTable</name>
    <message>
        <source>%1 table. %2</source>
        <translation>Tisch: %1. %2</translation>
    </message>
</context>
<context>
    <name>GhostTag</name>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>Under</source>
        <extracomment>Foxtail: on a possible place: the new bit goes under or over the last one</extracomment>
        <translation>Drunter</translation>
    </message>
    <message>
        <source>Over</source>
        <extracomment>Foxtail: on a possible place: the new bit goes under or over the last one</extracomment>
        <translation>Drüber</translation>
    </message>
</context>
<context>
    <name>HandFan</name>
    <message>
        <source>%1, marked for discarding</source>
        <translation>%1, wird abgeworfen</translation>
    </message>
    <message>
        <source>A face-down card</source>
        <translation>Eine verdeckte Karte</translation>
    </message>
</context>
<context>
    <name>HandPanel</name>
    <message>
        <source>sealed until all are ready</source>
        <translation>versiegelt, bis alle fertig sind</translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>Paper Tales: above the cards in hand, or on a card that is kept</extracomment>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Every card has been placed.</source>
        <translation>Jede Karte hat ihren Platz.</translation>
    </message>
    <message>
        <source>No cards in hand. You’ll get new ones next turn.</source>
        <translation>Keine Karten auf der Hand. Neue kommen in der nächsten Runde.</translation>
    </message>
    <message>
        <source>Keep one</source>
        <extracomment>Paper Tales: above the cards in hand, or on a card that is kept</extracomment>
        <translation>Aufheben</translation>
    </message>
    <message>
        <source>for the next turn</source>
        <translation>für die nächste Runde</translation>
    </message>
    <message>
        <source>Place a card here to keep it.</source>
        <translation>Karte für später hierher legen</translation>
    </message>
    <message>
        <source>Kept for the next turn: %1</source>
        <translation>Für die nächste Runde aufgehoben: %1</translation>
    </message>
    <message>
        <source>Place for the card you keep</source>
        <translation>Platz für die aufgehobene Karte</translation>
    </message>
    <message>
        <source>kept</source>
        <extracomment>Paper Tales: above the cards in hand, or on a card that is kept</extracomment>
        <translation>bleibt</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <extracomment>Paper Tales: above the cards in hand, or on a card that is kept</extracomment>
        <translation>Ablage</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>Paper Tales: above the cards in hand, or on a card that is kept</extracomment>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>A Unit placed here leaves your Kingdom.</source>
        <translation>Eine Einheit, die du hier ablegst, verlässt dein Königreich.</translation>
    </message>
    <message>
        <source>Discard pile, %1</source>
        <translation>Ablagestapel, %1</translation>
    </message>
    <message>
        <source>pass the rest left</source>
        <translation>der Rest geht nach links</translation>
    </message>
    <message>
        <source>pass the rest right</source>
        <translation>der Rest geht nach rechts</translation>
    </message>
</context>
<context>
    <name>HandTray</name>
    <message>
        <source>%1’s hand</source>
        <extracomment>StoryLine: on the table; short</extracomment>
        <translation>Hand: %1</translation>
    </message>
</context>
<context>
    <name>HintButton</name>
    <message>
        <source>Hint</source>
        <extracomment>A part of every table; short</extracomment>
        <translation>Tipp</translation>
    </message>
</context>
<context>
    <name>HintRow</name>
    <message>
        <source>Hint: %1</source>
        <extracomment>Heard for a hint: what would be good to do</extracomment>
        <translation>Tipp: %1</translation>
    </message>
    <message>
        <source>Place it this way</source>
        <translation>So legen</translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message>
        <source>There’s only one thing to do now.</source>
        <translation>Jetzt gibt es nur eine Möglichkeit.</translation>
    </message>
    <message>
        <source>Ask again for moves worth considering.</source>
        <translation>Der nächste Tipp zeigt, welche Züge sich lohnen könnten.</translation>
    </message>
    <message>
        <source>Ask again to see which is best, and why.</source>
        <translation>Der nächste Tipp zeigt, welcher Zug der beste ist und warum.</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>A hint: &apos;, &apos; stands between its parts</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>%L1 from %2</source>
        <extracomment>points from a line of the score sheet, as in &quot;+2 from Buildings&quot; or &quot;−2 from Buildings&quot;</extracomment>
        <translation>%L1 durch „%2“</translation>
    </message>
    <message>
        <source>all from %1</source>
        <extracomment>Points that are all from one line of the score sheet: &quot;Some 2 points behind: all from Buildings.&quot;</extracomment>
        <translation>alle durch „%1“</translation>
    </message>
    <message numerus="yes">
        <source>About %n point(s) better than “%1”.</source>
        <translation>
            <numerusform>Etwa %n Punkt besser als „%1“.</numerusform>
            <numerusform>Etwa %n Punkte besser als „%1“.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n point(s) better than “%1”: %2.</source>
        <translation>
            <numerusform>Etwa %n Punkt besser als „%1“: %2.</numerusform>
            <numerusform>Etwa %n Punkte besser als „%1“: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It wins about %n more game(s) in 100 than “%1”.</source>
        <translation>
            <numerusform>Gewinnt von 100 Spielen etwa %n mehr als „%1“.</numerusform>
            <numerusform>Gewinnt von 100 Spielen etwa %n mehr als „%1“.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves your strongest rival with about %n fewer point(s) than “%1” would.</source>
        <translation>
            <numerusform>Dein stärkster Gegner holt etwa %n Punkt weniger als bei „%1“.</numerusform>
            <numerusform>Dein stärkster Gegner holt etwa %n Punkte weniger als bei „%1“.</numerusform>
        </translation>
    </message>
    <message>
        <source>No clear difference between this and “%1”.</source>
        <translation>Kaum ein Unterschied zu „%1“.</translation>
    </message>
    <message numerus="yes">
        <source>About %n point(s) behind.</source>
        <translation>
            <numerusform>Etwa %n Punkt schlechter.</numerusform>
            <numerusform>Etwa %n Punkte schlechter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n point(s) behind: %1.</source>
        <translation>
            <numerusform>Etwa %n Punkt schlechter: %1.</numerusform>
            <numerusform>Etwa %n Punkte schlechter: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It wins about %n fewer game(s) in 100.</source>
        <translation>
            <numerusform>Gewinnt von 100 Spielen etwa %n weniger.</numerusform>
            <numerusform>Gewinnt von 100 Spielen etwa %n weniger.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It gives your strongest rival about %n more point(s).</source>
        <translation>
            <numerusform>Dein stärkster Gegner holt etwa %n Punkt mehr.</numerusform>
            <numerusform>Dein stärkster Gegner holt etwa %n Punkte mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>Too close to call.</source>
        <translation>Praktisch gleichwertig.</translation>
    </message>
    <message>
        <source>%1 Your choice matters most for “%2”.</source>
        <translation>%1 Am meisten unterscheiden sich deine Möglichkeiten bei „%2“.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a move, %2 is its cost or effect</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>%1 is the name of a move</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>The second-best move is about as good.</source>
        <translation>Der zweitbeste Zug ist praktisch gleichwertig.</translation>
    </message>
    <message>
        <source>You chose “%1”.</source>
        <extracomment>%1 is a move that a player made. The next sentence says what it cost.</extracomment>
        <translation>Du hast „%1“ gewählt.</translation>
    </message>
    <message>
        <source>Another choice looked better.</source>
        <translation>Eine andere Wahl sah besser aus.</translation>
    </message>
    <message numerus="yes">
        <source>It cost you about %n point(s).</source>
        <translation>
            <numerusform>Das hat dich etwa %n Punkt gekostet.</numerusform>
            <numerusform>Das hat dich etwa %n Punkte gekostet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It cost you about %n point(s): %1.</source>
        <translation>
            <numerusform>Das hat dich etwa %n Punkt gekostet: %1.</numerusform>
            <numerusform>Das hat dich etwa %n Punkte gekostet: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It cost you about %n win(s) in 100.</source>
        <translation>
            <numerusform>In 100 Spielen etwa %n Sieg weniger.</numerusform>
            <numerusform>In 100 Spielen etwa %n Siege weniger.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A hint: &apos;, &apos; stands between its parts</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>Luck gave you about %n point(s).</source>
        <translation>
            <numerusform>Das Glück hat dir etwa %n Punkt gebracht.</numerusform>
            <numerusform>Das Glück hat dir etwa %n Punkte gebracht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Luck gave you about %n point(s): %1.</source>
        <translation>
            <numerusform>Das Glück hat dir etwa %n Punkt gebracht: %1.</numerusform>
            <numerusform>Das Glück hat dir etwa %n Punkte gebracht: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Luck gave you about %n win(s) in 100.</source>
        <translation>
            <numerusform>Das Glück hat dir in 100 Spielen etwa %n Sieg gebracht.</numerusform>
            <numerusform>Das Glück hat dir in 100 Spielen etwa %n Siege gebracht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Luck was on your side.</source>
        <translation>Das Glück war auf deiner Seite.</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Taletop, home</source>
        <extracomment>The first page: its name and its buttons</extracomment>
        <translation>Taletop, Regal</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>The first page: its name and its buttons</extracomment>
        <translation>Regal</translation>
    </message>
    <message>
        <source>Previous box</source>
        <extracomment>The first page: its name and its buttons</extracomment>
        <translation>Vorige Schachtel</translation>
    </message>
    <message>
        <source>Next box</source>
        <extracomment>The first page: its name and its buttons</extracomment>
        <translation>Nächste Schachtel</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>The first page: its name and its buttons</extracomment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>The first page: its name and its buttons</extracomment>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Taletop</source>
        <extracomment>The first page: its name and its buttons</extracomment>
        <translation>Taletop</translation>
    </message>
    <message>
        <source>Tales for one table.</source>
        <translation>Ein Tisch voller Geschichten.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>The first page: its name and its buttons</extracomment>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Preferences</source>
        <extracomment>The first page: its name and its buttons</extracomment>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Arrow keys choose a box · Enter plays · L starts the lesson · everything stays on this computer</source>
        <translation>Pfeiltasten: Schachtel wählen · Eingabe: spielen · L: lernen · alles bleibt auf diesem Rechner</translation>
    </message>
</context>
<context>
    <name>InspectorKeys</name>
    <message>
        <source>Card preview</source>
        <extracomment>A part of every table; short</extracomment>
        <translation>Kartenvorschau</translation>
    </message>
    <message>
        <source>Show or hide the large view of a card</source>
        <translation>Große Karte ein- und ausblenden</translation>
    </message>
    <message>
        <source>Previous card, while one is pinned</source>
        <translation>Vorige Karte, solange eine angeheftet ist</translation>
    </message>
    <message>
        <source>Next card</source>
        <extracomment>A part of every table; short</extracomment>
        <translation>Nächste Karte</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <extracomment>A part of every table; short</extracomment>
        <translation>Nach oben scrollen</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <extracomment>A part of every table; short</extracomment>
        <translation>Nach unten scrollen</translation>
    </message>
    <message>
        <source>Close it</source>
        <extracomment>A part of every table; short</extracomment>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>InspectorMoves</name>
    <message>
        <source>What you can do with it</source>
        <translation>Was du damit tun kannst</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und noch %n</numerusform>
            <numerusform>und noch %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InspectorSheet</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A card looked at closely</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>A card looked at closely</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>A card looked at closely</extracomment>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>InspectorSlip</name>
    <message>
        <source>Pin</source>
        <extracomment>Button: keep the enlarged card on the table</extracomment>
        <translation>Anheften</translation>
    </message>
    <message>
        <source>Keeps the large card in view</source>
        <translation>Heftet die große Karte an</translation>
    </message>
</context>
<context>
    <name>Keepsake</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between names in the list of those who told the tale</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>Told by %1</source>
        <translation>Erzählt von %1</translation>
    </message>
    <message>
        <source>%1, kept on %2</source>
        <translation>%1, aufbewahrt am %2</translation>
    </message>
</context>
<context>
    <name>KeyNames</name>
    <message>
        <source>Esc</source>
        <extracomment>The name of a key, as it stands on keyboards of this language</extracomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>The name of a key, as it stands on keyboards of this language</extracomment>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>The name of a key, as it stands on keyboards of this language</extracomment>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>The name of a key, as it stands on keyboards of this language</extracomment>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>The name of a key, as it stands on keyboards of this language</extracomment>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Page up</source>
        <extracomment>The name of a key, as it stands on keyboards of this language</extracomment>
        <translation>Bild auf</translation>
    </message>
    <message>
        <source>Page down</source>
        <extracomment>The name of a key, as it stands on keyboards of this language</extracomment>
        <translation>Bild ab</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>The name of a key, as it stands on keyboards of this language</extracomment>
        <translation>Entf</translation>
    </message>
</context>
<context>
    <name>KeysSheet</name>
    <message>
        <source>Seat %1</source>
        <extracomment>The list of all keys</extracomment>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>Opens and closes this seat’s hand</source>
        <translation>Die Taste eines Platzes zeigt und verbirgt seine Hand</translation>
    </message>
    <message>
        <source>Menu %1</source>
        <extracomment>The list of all keys</extracomment>
        <translation>Menü %1</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>The list of all keys</extracomment>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>The list of all keys</extracomment>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Keywords</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A part of every table; short</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>LeaveSheet</name>
    <message>
        <source>Leave the table?</source>
        <translation>Den Tisch verlassen?</translation>
    </message>
    <message>
        <source>The game is saved and will be waiting for you on the home page.</source>
        <translation>Das Spiel ist gespeichert und wartet im Regal auf dich.</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>Buttons of a question: to the first page, or stay at the table</extracomment>
        <translation>Zum Regal</translation>
    </message>
    <message>
        <source>Stay</source>
        <extracomment>Buttons of a question: to the first page, or stay at the table</extracomment>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>Buttons of a question: to the first page, or stay at the table</extracomment>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Show me</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>Zeig’s mir</translation>
    </message>
    <message>
        <source>Stops, so you can do this step yourself.</source>
        <translation>Hält an, damit du diesen Schritt selbst machen kannst.</translation>
    </message>
    <message>
        <source>Does this step for you.</source>
        <translation>Macht diesen Schritt für dich.</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>All rules</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>Alle Regeln</translation>
    </message>
    <message>
        <source>Again</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>Ein Spiel spielen</translation>
    </message>
</context>
<context>
    <name>LessonChapters</name>
    <message>
        <source>Chapters</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Skip this step</source>
        <translation>Diesen Schritt überspringen</translation>
    </message>
    <message>
        <source>Continues with the next step, as if this one were done.</source>
        <translation>Macht mit dem nächsten Schritt weiter, als wäre dieser erledigt.</translation>
    </message>
</context>
<context>
    <name>LessonOffer</name>
    <message>
        <source>Learn it by playing</source>
        <translation>Spielend lernen</translation>
    </message>
    <message>
        <source>Continue at step %1</source>
        <translation>Weiter bei Schritt %1</translation>
    </message>
    <message>
        <source>Play the lesson, %1 min</source>
        <translation>Lektion spielen, %1 Min.</translation>
    </message>
    <message>
        <source>Starts the lesson at this chapter.</source>
        <translation>Startet die Lektion ab hier.</translation>
    </message>
</context>
<context>
    <name>LevelButton</name>
    <message>
        <source>%1, level %2</source>
        <translation>%1, Stufe %2</translation>
    </message>
    <message>
        <source>built</source>
        <extracomment>Paper Tales: on a level of a Building; &apos;or&apos; stands between two ways to pay</extracomment>
        <translation>gebaut</translation>
    </message>
    <message>
        <source>or</source>
        <extracomment>Paper Tales: on a level of a Building; &apos;or&apos; stands between two ways to pay</extracomment>
        <translation>oder</translation>
    </message>
</context>
<context>
    <name>LiftedTail</name>
    <message>
        <source>%1’s tail</source>
        <extracomment>Foxtail: on the table; short</extracomment>
        <translation>Schweif von %1</translation>
    </message>
    <message>
        <source>%1’s tail so far</source>
        <translation>Schweif bisher: %1</translation>
    </message>
    <message>
        <source>Put it back</source>
        <extracomment>button that moves an enlarged tail back to its place</extracomment>
        <translation>Zurücklegen</translation>
    </message>
</context>
<context>
    <name>LogDrawer</name>
    <message>
        <source>Log</source>
        <extracomment>The log of the game: what happened so far</extracomment>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>What happened</source>
        <extracomment>The log of the game: what happened so far</extracomment>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>The log of the game: what happened so far</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Log, newest last</source>
        <translation>Verlauf, Neuestes zuletzt</translation>
    </message>
    <message>
        <source>Nothing like that yet.</source>
        <translation>Hier steht noch nichts.</translation>
    </message>
</context>
<context>
    <name>LogFilterBar</name>
    <message>
        <source>Everything</source>
        <extracomment>The log: which of its lines are shown; %1 is the name of a player</extracomment>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Since %1’s last turn</source>
        <translation>Seit %1 zuletzt dran war</translation>
    </message>
    <message>
        <source>Only %1</source>
        <extracomment>The log: which of its lines are shown; %1 is the name of a player</extracomment>
        <translation>Nur %1</translation>
    </message>
    <message>
        <source>Only scores</source>
        <extracomment>The log: which of its lines are shown; %1 is the name of a player</extracomment>
        <translation>Nur Punkte</translation>
    </message>
    <message>
        <source>Which lines are shown</source>
        <translation>Welche Zeilen zu sehen sind</translation>
    </message>
    <message>
        <source>Another seat</source>
        <extracomment>The log: which of its lines are shown; %1 is the name of a player</extracomment>
        <translation>Anderer Platz</translation>
    </message>
</context>
<context>
    <name>LogKeys</name>
    <message>
        <source>The log</source>
        <extracomment>The log: heading in the list of keys</extracomment>
        <translation>Der Verlauf</translation>
    </message>
    <message>
        <source>Previous line (its cards light up)</source>
        <translation>Vorige Zeile (ihre Karten leuchten)</translation>
    </message>
    <message>
        <source>Next line</source>
        <extracomment>The log: heading in the list of keys</extracomment>
        <translation>Nächste Zeile</translation>
    </message>
    <message>
        <source>Go to this moment</source>
        <translation>Zu diesem Moment</translation>
    </message>
    <message>
        <source>Close it</source>
        <extracomment>The log: heading in the list of keys</extracomment>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>LogLine</name>
    <message>
        <source>Press Enter to see this moment</source>
        <translation>Eingabe führt zurück zu diesem Moment</translation>
    </message>
</context>
<context>
    <name>LogWriter</name>
    <message>
        <source>Everyone agreed to play with open hands.</source>
        <translation>Alle waren einverstanden, mit offenen Karten zu spielen.</translation>
    </message>
    <message>
        <source>Everyone let %1 take back a move.</source>
        <translation>Alle haben %1 erlaubt, einen Schritt zurückzunehmen.</translation>
    </message>
    <message>
        <source>%1 (%2) plays on.</source>
        <extracomment>%1 is a name, %2 is &quot;person&quot; or &quot;casual bot&quot;</extracomment>
        <translation>%1 (%2) spielt weiter.</translation>
    </message>
    <message>
        <source>%1 (%2) takes over from %3 (%4).</source>
        <extracomment>%1 and %3 are names, %2 and %4 are &quot;person&quot; or &quot;casual bot&quot;</extracomment>
        <translation>%1 (%2) übernimmt von %3 (%4).</translation>
    </message>
    <message>
        <source>%1 takes over from %2.</source>
        <translation>%1 übernimmt von %2.</translation>
    </message>
</context>
<context>
    <name>LowerBand</name>
    <message>
        <source>Shuffled cards</source>
        <extracomment>StoryLine: heard for the row of closed envelopes with cards for the Narrator</extracomment>
        <translation>Gemischte Karten</translation>
    </message>
    <message>
        <source>Shuffled, so nobody sees whose is whose</source>
        <translation>Gemischt: Niemand sieht, wer was gab</translation>
    </message>
    <message>
        <source>The envelopes</source>
        <extracomment>StoryLine: heard for the row of closed envelopes with cards for the Narrator</extracomment>
        <translation>Die Umschläge</translation>
    </message>
</context>
<context>
    <name>MatShelf</name>
    <message>
        <source>in play</source>
        <extracomment>Tail Story: on the table; short</extracomment>
        <translation>im Spiel</translation>
    </message>
    <message>
        <source>deck %1</source>
        <extracomment>Tail Story: on the table; short</extracomment>
        <translation>Deck %1</translation>
    </message>
    <message>
        <source>discard %1</source>
        <extracomment>Tail Story: on the table; short</extracomment>
        <translation>Ablage %1</translation>
    </message>
</context>
<context>
    <name>MatSide</name>
    <message>
        <source>1st</source>
        <extracomment>Tail Story: on a player&apos;s mat: turn order, actions left, bonus cards</extracomment>
        <translation>1.</translation>
    </message>
    <message>
        <source>2nd</source>
        <extracomment>Tail Story: on a player&apos;s mat: turn order, actions left, bonus cards</extracomment>
        <translation>2.</translation>
    </message>
    <message>
        <source>3rd</source>
        <extracomment>Tail Story: on a player&apos;s mat: turn order, actions left, bonus cards</extracomment>
        <translation>3.</translation>
    </message>
    <message>
        <source>4th</source>
        <extracomment>Tail Story: on a player&apos;s mat: turn order, actions left, bonus cards</extracomment>
        <translation>4.</translation>
    </message>
    <message>
        <source>%1 in the queue</source>
        <translation>%1 in der Reihe</translation>
    </message>
    <message>
        <source>Actions</source>
        <extracomment>Tail Story: on a player&apos;s mat: turn order, actions left, bonus cards</extracomment>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Only 1 action next turn</source>
        <translation>Nächster Zug nur 1 Aktion</translation>
    </message>
    <message>
        <source>Not their turn</source>
        <translation>Nicht am Zug</translation>
    </message>
    <message>
        <source>bonus %1</source>
        <extracomment>Tail Story: on a player&apos;s mat: turn order, actions left, bonus cards</extracomment>
        <translation>Bonus %1</translation>
    </message>
    <message>
        <source>ability %1/%2</source>
        <extracomment>Tail Story: on a player&apos;s mat: turn order, actions left, bonus cards</extracomment>
        <translation>Fähigkeit %1/%2</translation>
    </message>
    <message>
        <source>ability %1</source>
        <extracomment>Tail Story: on a player&apos;s mat: turn order, actions left, bonus cards</extracomment>
        <translation>Fähigkeit %1</translation>
    </message>
    <message>
        <source>swap %1</source>
        <extracomment>Tail Story: on a player&apos;s mat: turn order, actions left, bonus cards</extracomment>
        <translation>Tausch %1</translation>
    </message>
</context>
<context>
    <name>MenuButton</name>
    <message>
        <source>Menu</source>
        <extracomment>A part of every table; short</extracomment>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Alt</source>
        <extracomment>A part of every table; short</extracomment>
        <translation>Alt</translation>
    </message>
</context>
<context>
    <name>MissingParts</name>
    <message>
        <source>No font on this computer can show %1.</source>
        <translation>Keine Schriftart auf diesem Computer kann %1 darstellen.</translation>
    </message>
    <message>
        <source>There is no sound because Qt Multimedia is not installed.</source>
        <translation>Der Tisch bleibt stumm: Qt Multimedia ist nicht installiert.</translation>
    </message>
    <message>
        <source>Nothing can be read aloud because Qt TextToSpeech is not installed.</source>
        <translation>Vorlesen ist nicht möglich: Qt TextToSpeech ist nicht installiert.</translation>
    </message>
    <message>
        <source>Text may look different. Missing fonts: %1.</source>
        <translation>Texte können anders aussehen. Diese Schriftarten fehlen: %1.</translation>
    </message>
    <message>
        <source>The window uses X11 because Qt’s Wayland plugin is not installed.</source>
        <translation>Das Fenster läuft über X11: Das Wayland-Plugin von Qt ist nicht installiert.</translation>
    </message>
    <message>
        <source>this desktop needs Qt’s Wayland plugin, which is not installed (Debian package: qt6-wayland)</source>
        <translation>diese Arbeitsumgebung braucht das Wayland-Plugin von Qt, und das ist nicht installiert (Debian-Paket: qt6-wayland)</translation>
    </message>
</context>
<context>
    <name>MovePrompt</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A part of every table; short; Spoken by a screen reader, never seen; between the parts of a list, or sentences</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Press again to confirm.</source>
        <translation>Drück zur Bestätigung noch einmal.</translation>
    </message>
</context>
<context>
    <name>Networks</name>
    <message>
        <source>This computer only: %1</source>
        <translation>Nur dieser Computer: %1</translation>
    </message>
</context>
<context>
    <name>NoticeSlip</name>
    <message>
        <source>Show what can be read</source>
        <translation>Lesbaren Teil zeigen</translation>
    </message>
    <message>
        <source>Opens the readable part of the game, for viewing only.</source>
        <translation>Öffnet den lesbaren Teil des Spiels, nur zum Ansehen.</translation>
    </message>
    <message>
        <source>OK</source>
        <extracomment>Button: I have read the notice</extracomment>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>OpenBook</name>
    <message>
        <source>An earlier page</source>
        <translation>Eine frühere Seite</translation>
    </message>
    <message>
        <source>Shuffled, so nobody sees whose is whose</source>
        <translation>Gemischt: Niemand sieht, wer was gab</translation>
    </message>
    <message>
        <source>Your own words go into the tale.</source>
        <translation>Eigene Worte wandern mit in die Geschichte.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) still to come</source>
        <translation>
            <numerusform>%n Karte kommt noch</numerusform>
            <numerusform>%n Karten kommen noch</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OpponentHead</name>
    <message>
        <source>targeted</source>
        <extracomment>Tail Story: state of an opponent or of the character</extracomment>
        <translation>im Visier</translation>
    </message>
    <message>
        <source>altered</source>
        <extracomment>Tail Story: state of an opponent or of the character</extracomment>
        <translation>verwandelt</translation>
    </message>
    <message>
        <source>1 action next turn</source>
        <translation>nächster Zug: 1 Aktion</translation>
    </message>
    <message>
        <source>Achievement %1 collected</source>
        <translation>Erfolg %1 ist gesammelt</translation>
    </message>
    <message>
        <source>Achievement %1 still to come</source>
        <translation>Erfolg %1 fehlt noch</translation>
    </message>
</context>
<context>
    <name>OpponentKingdom</name>
    <message>
        <source>Front 1</source>
        <extracomment>Paper Tales: heard for a place in a Kingdom: its name and what lies there</extracomment>
        <translation>Vorhut 1</translation>
    </message>
    <message>
        <source>Front 2</source>
        <extracomment>Paper Tales: heard for a place in a Kingdom: its name and what lies there</extracomment>
        <translation>Vorhut 2</translation>
    </message>
    <message>
        <source>Front 3</source>
        <extracomment>Paper Tales: heard for a place in a Kingdom: its name and what lies there</extracomment>
        <translation>Vorhut 3</translation>
    </message>
    <message>
        <source>Back 1</source>
        <extracomment>Paper Tales: heard for a place in a Kingdom: its name and what lies there</extracomment>
        <translation>Nachhut 1</translation>
    </message>
    <message>
        <source>Back 2</source>
        <extracomment>Paper Tales: heard for a place in a Kingdom: its name and what lies there</extracomment>
        <translation>Nachhut 2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Paper Tales: heard for a place in a Kingdom: its name and what lies there</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <extracomment>Paper Tales: heard for a place in a Kingdom: its name and what lies there</extracomment>
        <translation>%1: leer</translation>
    </message>
</context>
<context>
    <name>OpponentLane</name>
    <message>
        <source>Enlarges this tail</source>
        <translation>Zeigt diesen Schweif groß</translation>
    </message>
    <message>
        <source>%1’s tail</source>
        <extracomment>Foxtail: on the table; short</extracomment>
        <translation>Schweif von %1</translation>
    </message>
    <message>
        <source>%1 has drawn: %2</source>
        <translation>%1 hat gezogen: %2</translation>
    </message>
</context>
<context>
    <name>OpponentMat</name>
    <message numerus="yes">
        <source>%n in hand</source>
        <translation>
            <numerusform>Hand %n</numerusform>
            <numerusform>Hand %n</numerusform>
        </translation>
    </message>
    <message>
        <source>deck %1</source>
        <extracomment>Tail Story: a pile of an opponent and how many cards it has</extracomment>
        <translation>Deck %1</translation>
    </message>
    <message>
        <source>discard %1</source>
        <extracomment>Tail Story: a pile of an opponent and how many cards it has</extracomment>
        <translation>Ablage %1</translation>
    </message>
    <message>
        <source>in play</source>
        <extracomment>Tail Story: a pile of an opponent and how many cards it has</extracomment>
        <translation>im Spiel</translation>
    </message>
</context>
<context>
    <name>OptionLine</name>
    <message>
        <source>Yes</source>
        <extracomment>New game: an option and its value</extracomment>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>New game: an option and its value</extracomment>
        <translation>Nein</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>New game: an option and its value</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>OptionPage</name>
    <message>
        <source>How we play</source>
        <translation>Spielweise</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>New game: a heading or a choice of the options</extracomment>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Hints and undo whenever you like, and every refused move is explained.</source>
        <translation>Hol dir Tipps und nimm Züge zurück, sooft du magst; geht ein Zug nicht, erfährst du, warum.</translation>
    </message>
    <message>
        <source>On because nobody here has finished this game yet.</source>
        <translation>Eingeschaltet, weil hier noch niemand dieses Spiel zu Ende gespielt hat.</translation>
    </message>
    <message>
        <source>Hands</source>
        <extracomment>New game: a heading or a choice of the options</extracomment>
        <translation>Handkarten</translation>
    </message>
    <message>
        <source>Curtain: each player looks and chooses in private. Open (for learning): everyone sees the hand and choices of the player whose turn it is.</source>
        <translation>Mit Vorhang schaut und wählt jeder für sich allein. Offen, zum Lernen: Alle sehen die Karten und Entscheidungen des Spielers am Zug.</translation>
    </message>
    <message>
        <source>Curtain</source>
        <extracomment>New game: a heading or a choice of the options</extracomment>
        <translation>Vorhang</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>New game: a heading or a choice of the options</extracomment>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Less</source>
        <extracomment>New game: a heading or a choice of the options</extracomment>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>New game: a heading or a choice of the options</extracomment>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Options you’ll rarely need, and the deal number.</source>
        <translation>Selten gebrauchte Optionen und die Nummer der Kartenverteilung.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>New game: a heading or a choice of the options</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>some options changed</source>
        <translation>etwas geändert</translation>
    </message>
    <message>
        <source>The deal</source>
        <extracomment>New game: a heading or a choice of the options</extracomment>
        <translation>Kartenverteilung</translation>
    </message>
    <message>
        <source>Enter a number to play the same deal again, or leave it empty for a random one.</source>
        <translation>Gib eine Nummer ein, um dieselbe Kartenverteilung noch einmal zu spielen, oder lass das Feld leer für eine zufällige.</translation>
    </message>
    <message>
        <source>Deal number</source>
        <extracomment>New game: a heading or a choice of the options</extracomment>
        <translation>Nummer der Verteilung</translation>
    </message>
    <message>
        <source>random</source>
        <extracomment>New game: a heading or a choice of the options</extracomment>
        <translation>zufällig</translation>
    </message>
</context>
<context>
    <name>OwnKingdom</name>
    <message>
        <source>Front</source>
        <extracomment>Paper Tales: a row of the Kingdom, or a pile of cards</extracomment>
        <translation>Vorhut</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Paper Tales: a row of the Kingdom, or a pile of cards</extracomment>
        <translation>Nachhut</translation>
    </message>
    <message>
        <source>No Unit survived to the end.</source>
        <translation>Keine Einheit hat bis zum Ende überlebt.</translation>
    </message>
</context>
<context>
    <name>OwnMat</name>
    <message>
        <source>%1’s playmat</source>
        <extracomment>Tail Story: an own pile and how many cards it has</extracomment>
        <translation>Spielfeld: %1</translation>
    </message>
    <message>
        <source>%1’s hand, %2 · limit %3</source>
        <translation>Hand: %1, %2 · Limit %3</translation>
    </message>
    <message>
        <source>%1 · targeted</source>
        <translation>%1 · im Visier</translation>
    </message>
</context>
<context>
    <name>PageSlot</name>
    <message>
        <source>Still open: %1</source>
        <translation>Noch offen: %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <extracomment>StoryLine: on a chosen card: the player who gave it</extracomment>
        <translation>von %1</translation>
    </message>
</context>
<context>
    <name>PageTurns</name>
    <message>
        <source>Pages of the tale</source>
        <translation>Seiten der Geschichte</translation>
    </message>
    <message>
        <source>Previous page</source>
        <extracomment>StoryLine: on the table; short</extracomment>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>To The End</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Next page</source>
        <extracomment>StoryLine: on the table; short</extracomment>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Von vorn</translation>
    </message>
</context>
<context>
    <name>PaperCard</name>
    <message>
        <source>new</source>
        <extracomment>Paper Tales: on a card that came now</extracomment>
        <translation>neu</translation>
    </message>
</context>
<context>
    <name>PapertalesKeys</name>
    <message>
        <source>The Paper Tales table</source>
        <translation>Tisch: Paper Tales</translation>
    </message>
    <message>
        <source>Choose a card, spot or building by number</source>
        <translation>Karte, Feld oder Gebäude per Nummer wählen</translation>
    </message>
    <message>
        <source>Commit</source>
        <extracomment>Paper Tales: what a key does, in the list of keys</extracomment>
        <translation>Festlegen</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>Paper Tales: what a key does, in the list of keys</extracomment>
        <translation>Aufheben</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>Paper Tales: what a key does, in the list of keys</extracomment>
        <translation>Abwerfen</translation>
    </message>
    <message>
        <source>Back to your hand</source>
        <translation>Zurück auf die Hand</translation>
    </message>
</context>
<context>
    <name>PapertalesPostcard</name>
    <message>
        <source>%1’s kingdom, a chronicle</source>
        <translation>Das Königreich von %1 – eine Chronik</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>&quot;Wars: 6&quot; or &quot;Built: Town 2&quot;: a heading, and an amount or a list</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>PapertalesPrompt</name>
    <message>
        <source>You keep %1. Now choose a card to discard.</source>
        <translation>Du behältst: %1. Wähle jetzt eine Karte, die du abwirfst.</translation>
    </message>
    <message>
        <source>Choose where %1 goes.</source>
        <translation>%1: Wohin damit?</translation>
    </message>
    <message>
        <source>Keep a card</source>
        <translation>Karte behalten</translation>
    </message>
    <message>
        <source>Commit plan</source>
        <extracomment>Paper Tales: a button beside the question, or the question and more about it</extracomment>
        <translation>Plan festlegen</translation>
    </message>
    <message>
        <source>Build nothing</source>
        <extracomment>Paper Tales: a button beside the question, or the question and more about it</extracomment>
        <translation>Nichts bauen</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Paper Tales: a button beside the question, or the question and more about it</extracomment>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>PapertalesRules</name>
    <message>
        <source>Goal</source>
        <extracomment>Paper Tales: a heading of the rules in short</extracomment>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>1  Recruitment</source>
        <extracomment>Paper Tales: a heading of the rules in short</extracomment>
        <translation>1  Anwerbung</translation>
    </message>
    <message>
        <source>2  Deployment</source>
        <extracomment>Paper Tales: a heading of the rules in short</extracomment>
        <translation>2  Aufstellung</translation>
    </message>
    <message>
        <source>3  Wars</source>
        <extracomment>Paper Tales: a heading of the rules in short</extracomment>
        <translation>3  Kriege</translation>
    </message>
    <message>
        <source>4  Income</source>
        <extracomment>Paper Tales: a heading of the rules in short</extracomment>
        <translation>4  Einkommen</translation>
    </message>
    <message>
        <source>5  Construction</source>
        <extracomment>Paper Tales: a heading of the rules in short</extracomment>
        <translation>5  Bau</translation>
    </message>
    <message>
        <source>6  Aging</source>
        <extracomment>Paper Tales: a heading of the rules in short</extracomment>
        <translation>6  Altern</translation>
    </message>
    <message>
        <source>The end</source>
        <extracomment>Paper Tales: a heading of the rules in short</extracomment>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>Resources</source>
        <extracomment>Paper Tales: a heading of the rules in short</extracomment>
        <translation>Rohstoffe</translation>
    </message>
    <message>
        <source>Age tokens</source>
        <extracomment>Paper Tales: a heading of the rules in short</extracomment>
        <translation>Altersmarken</translation>
    </message>
    <message>
        <source>Paper Tales: how to play</source>
        <translation>Paper Tales: So wird gespielt</translation>
    </message>
</context>
<context>
    <name>PapertalesTable</name>
    <message>
        <source>Paper Tales</source>
        <extracomment>The game&apos;s name</extracomment>
        <translation>Paper Tales</translation>
    </message>
</context>
<context>
    <name>PhaseTrack</name>
    <message>
        <source>Recruit</source>
        <extracomment>Paper Tales: a phase of the turn, as short as can be</extracomment>
        <translation>Anwerben</translation>
    </message>
    <message>
        <source>Deploy</source>
        <extracomment>Paper Tales: a phase of the turn, as short as can be</extracomment>
        <translation>Aufstellen</translation>
    </message>
    <message>
        <source>Wars</source>
        <extracomment>Paper Tales: a phase of the turn, as short as can be</extracomment>
        <translation>Kriege</translation>
    </message>
    <message>
        <source>Income</source>
        <extracomment>Paper Tales: a phase of the turn, as short as can be</extracomment>
        <translation>Einkommen</translation>
    </message>
    <message>
        <source>Build</source>
        <extracomment>Paper Tales: a phase of the turn, as short as can be</extracomment>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Age</source>
        <extracomment>Paper Tales: a phase of the turn, as short as can be</extracomment>
        <translation>Altern</translation>
    </message>
    <message>
        <source>%1 of %2 ready</source>
        <translation>%1 von %2 fertig</translation>
    </message>
    <message>
        <source>%1, phase %2</source>
        <translation>%1, Phase %2</translation>
    </message>
    <message>
        <source>Pile %1</source>
        <extracomment>Paper Tales: a phase of the turn, as short as can be</extracomment>
        <translation>Stapel %1</translation>
    </message>
    <message>
        <source>Everyone keeps one card from a pack and passes the rest, until each player has five.</source>
        <translation>Alle behalten eine Karte aus einem Päckchen und geben den Rest weiter, bis jeder fünf hat.</translation>
    </message>
    <message>
        <source>Everyone plans in secret, then reveals and pays for new Units.</source>
        <translation>Alle planen heimlich und decken gleichzeitig auf; dann werden die neuen Einheiten bezahlt.</translation>
    </message>
    <message>
        <source>Neighbours compare Front strength. Each War won scores 3 Legend Points.</source>
        <translation>Nachbarn vergleichen die Stärke ihrer Vorhut: 3 Legendenpunkte für jeden gewonnenen Krieg.</translation>
    </message>
    <message>
        <source>Every Kingdom earns 2 Gold, plus what its cards produce.</source>
        <translation>Jedes Königreich bekommt 2 Gold und alles, was seine Karten bringen.</translation>
    </message>
    <message>
        <source>Everyone may build or upgrade one Building.</source>
        <translation>Alle dürfen ein Gebäude bauen oder ausbauen.</translation>
    </message>
    <message>
        <source>Units with an Age token die. The others get one.</source>
        <translation>Einheiten mit Altersmarke sterben; die anderen bekommen eine.</translation>
    </message>
</context>
<context>
    <name>PhoneSheet</name>
    <message>
        <source>Code with the address below</source>
        <translation>Code mit der Adresse darunter</translation>
    </message>
    <message>
        <source>%1’s hand on a phone</source>
        <translation>Hand auf dem Handy: %1</translation>
    </message>
    <message>
        <source>The phone has no connection right now. The hand waits for it, or a bot can play.</source>
        <translation>Das Handy hat gerade keine Verbindung. Die Hand wartet, oder ein Bot spielt so lange.</translation>
    </message>
    <message>
        <source>This hand is on a phone. The screen doesn’t show it.</source>
        <translation>Diese Hand ist auf einem Handy. Der Bildschirm zeigt sie nicht.</translation>
    </message>
    <message>
        <source>This computer isn’t on a network, so no phone can reach it. Connect it to a Wi-Fi network or to a phone’s hotspot, close this page and ask for the code again. Until then the hand can only be opened on this computer.</source>
        <translation>Dieser Computer ist in keinem Netz, deshalb erreicht ihn kein Handy. Verbinde ihn mit einem WLAN oder mit dem Hotspot eines Handys, schließ diese Seite und lass dir den Code noch einmal zeigen. Bis dahin lässt sich die Hand nur auf diesem Computer öffnen.</translation>
    </message>
    <message>
        <source>Scan the code with the phone’s camera. The phone must be on the same network as this computer. The code works once, for two minutes.</source>
        <translation>Scanne den Code mit der Kamera des Handys. Es muss im selben Netz sein wie dieser Computer. Der Code gilt nur einmal und nur zwei Minuten lang.</translation>
    </message>
    <message>
        <source>The code is no longer valid.</source>
        <translation>Der Code gilt nicht mehr.</translation>
    </message>
    <message>
        <source>The network that the phone is on</source>
        <translation>Das Netz, in dem das Handy ist</translation>
    </message>
    <message>
        <source>Cards and moves travel unencrypted, so others on this network could read them. Use a network you trust.</source>
        <translation>Karten und Züge werden unverschlüsselt übertragen. Andere in diesem Netz könnten sie lesen. Nimm ein Netz, dem du vertraust.</translation>
    </message>
    <message>
        <source>Move back to the screen</source>
        <translation>Zurück auf den Bildschirm</translation>
    </message>
    <message>
        <source>Let a bot play</source>
        <translation>Einen Bot spielen lassen</translation>
    </message>
    <message>
        <source>A bot plays this hand until you change the seats again.</source>
        <translation>Ein Bot spielt diese Hand, bis ihr die Plätze wieder ändert.</translation>
    </message>
    <message>
        <source>Use another phone</source>
        <translation>Anderes Handy nehmen</translation>
    </message>
    <message>
        <source>New code</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>Neuer Code</translation>
    </message>
    <message>
        <source>Open on this computer</source>
        <translation>Auf diesem Computer öffnen</translation>
    </message>
    <message>
        <source>Opens the hand in a browser, for a second monitor.</source>
        <translation>Öffnet die Hand in einem Browser, etwa für einen zweiten Bildschirm.</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>PhoneSign</name>
    <message>
        <source>On a phone, no connection</source>
        <translation>Auf einem Handy ohne Verbindung</translation>
    </message>
    <message>
        <source>On a phone</source>
        <translation>Auf einem Handy</translation>
    </message>
</context>
<context>
    <name>PickPanel</name>
    <message numerus="yes">
        <source>%1’s discard pile, %n card(s)</source>
        <translation>
            <numerusform>Ablage: %1, %n Karte</numerusform>
            <numerusform>Ablage: %1, %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Search the pile by name</source>
        <translation>Ablage durchsuchen</translation>
    </message>
    <message>
        <source>Search  /</source>
        <extracomment>Tail Story: looking through a pile of cards</extracomment>
        <translation>Suchen  /</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Tail Story: looking through a pile of cards</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>%1, picked</source>
        <extracomment>Tail Story: looking through a pile of cards</extracomment>
        <translation>%1, ausgesucht</translation>
    </message>
    <message>
        <source>This discard pile is empty.</source>
        <translation>Diese Ablage ist leer.</translation>
    </message>
    <message>
        <source>No card with this name.</source>
        <translation>Keine Karte heißt so.</translation>
    </message>
</context>
<context>
    <name>PickRow</name>
    <message>
        <source>Picked so far</source>
        <translation>Bisher ausgesucht</translation>
    </message>
    <message>
        <source>Still to pick</source>
        <translation>Noch zu wählen</translation>
    </message>
</context>
<context>
    <name>PlainChoices</name>
    <message>
        <source>What you can do</source>
        <translation>Was du tun kannst</translation>
    </message>
    <message>
        <source>What will you do with it?</source>
        <translation>Was machst du damit?</translation>
    </message>
</context>
<context>
    <name>PlainKeys</name>
    <message>
        <source>The table</source>
        <extracomment>The table of any game: what its keys do, in the list of keys</extracomment>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>Choose by number</source>
        <translation>Möglichkeit per Nummer wählen</translation>
    </message>
    <message>
        <source>Confirm your choice</source>
        <translation>Auswahl bestätigen</translation>
    </message>
    <message>
        <source>Next or previous card</source>
        <translation>Von Karte zu Karte</translation>
    </message>
</context>
<context>
    <name>PlainRules</name>
    <message>
        <source>How to play</source>
        <translation>So wird gespielt</translation>
    </message>
</context>
<context>
    <name>PlainZone</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Beside a zone of cards: what it is called, and how many cards lie there</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>PlanPanel</name>
    <message>
        <source>Wars</source>
        <extracomment>Paper Tales: a line of what a plan comes to</extracomment>
        <translation>Kriege</translation>
    </message>
    <message>
        <source>Gold</source>
        <extracomment>Paper Tales: a line of what a plan comes to</extracomment>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Income</source>
        <extracomment>Paper Tales: a line of what a plan comes to</extracomment>
        <translation>Einkommen</translation>
    </message>
    <message>
        <source>Kept card</source>
        <extracomment>Paper Tales: a line of what a plan comes to</extracomment>
        <translation>Aufgehoben</translation>
    </message>
    <message>
        <source>Dies in aging</source>
        <translation>Stirbt beim Altern</translation>
    </message>
    <message>
        <source>nobody</source>
        <extracomment>Paper Tales: a line of what a plan comes to</extracomment>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Legend</source>
        <extracomment>Paper Tales: a line of what a plan comes to</extracomment>
        <translation>Legende</translation>
    </message>
    <message>
        <source>Picked so far</source>
        <translation>Bisher ausgesucht</translation>
    </message>
    <message>
        <source>If you reveal this plan</source>
        <translation>Wenn du diesen Plan aufdeckst</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>Was nun kommt</translation>
    </message>
</context>
<context>
    <name>PostcardSheet</name>
    <message>
        <source>Postcard</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>Die Postkarte</translation>
    </message>
    <message>
        <source>Save the picture…</source>
        <translation>Bild speichern…</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>PracticeSlip</name>
    <message>
        <source>Close</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>PracticeStrip</name>
    <message>
        <source>%1 %2</source>
        <extracomment>Two consecutive sentences</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Continued from a turning point</source>
        <translation>Von einem Wendepunkt aus weitergespielt</translation>
    </message>
    <message>
        <source>Practice table: %1, %2</source>
        <translation>Übungstisch: %1, %2</translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <extracomment>Practice table, where an example of a rule is tried</extracomment>
        <translation>Lektion: %1</translation>
    </message>
    <message>
        <source>Practice table</source>
        <extracomment>Practice table, where an example of a rule is tried</extracomment>
        <translation>Übungstisch</translation>
    </message>
    <message>
        <source>Hide the note</source>
        <translation>Hinweis ausblenden</translation>
    </message>
    <message>
        <source>What to try</source>
        <translation>Zum Ausprobieren</translation>
    </message>
    <message>
        <source>Start over</source>
        <extracomment>Practice table, where an example of a rule is tried</extracomment>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>Chapters</source>
        <extracomment>Practice table, where an example of a rule is tried</extracomment>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Start another chapter or skip this step.</source>
        <translation>Beginnt ein anderes Kapitel oder überspringt diesen Schritt.</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Practice table, where an example of a rule is tried</extracomment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Leaves the practice table.</source>
        <translation>Verlässt den Übungstisch.</translation>
    </message>
    <message>
        <source>Leaves the lesson. You can continue from here later.</source>
        <translation>Verlässt die Lektion; du kannst sie später an dieser Stelle fortsetzen.</translation>
    </message>
</context>
<context>
    <name>ProblemReport</name>
    <message>
        <source>Report a problem</source>
        <translation>Ein Problem melden</translation>
    </message>
    <message>
        <source>Tell us what you did, what you expected and what happened, then paste this below it. Nothing is sent from here. The page opens in your browser.</source>
        <translation>Erzähl uns, was du getan hast, was du erwartet hast und was passiert ist, und füge darunter diese Angaben ein. Taletop selbst sendet nichts; die Seite öffnet sich in deinem Browser.</translation>
    </message>
    <message>
        <source>About the program and your system</source>
        <translation>Angaben zu Programm und System</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button: copies the text of a problem report</extracomment>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Open the page</source>
        <translation>Seite ö&amp;ffnen</translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>%1 %2</source>
        <extracomment>Two sentences after each other</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>ReactionPanel</name>
    <message>
        <source>not until their turn</source>
        <translation>erst im eigenen Zug</translation>
    </message>
    <message>
        <source>lets it go</source>
        <translation>lässt es zu</translation>
    </message>
    <message>
        <source>is deciding</source>
        <extracomment>Tail Story: what a player does while all may answer a card</extracomment>
        <translation>überlegt</translation>
    </message>
    <message>
        <source>is next</source>
        <extracomment>Tail Story: what a player does while all may answer a card</extracomment>
        <translation>kommt danach</translation>
    </message>
    <message>
        <source>no cards</source>
        <extracomment>Tail Story: what a player does while all may answer a card</extracomment>
        <translation>keine Karten</translation>
    </message>
    <message>
        <source>may respond</source>
        <extracomment>Tail Story: what a player does while all may answer a card</extracomment>
        <translation>darf reagieren</translation>
    </message>
</context>
<context>
    <name>ReactionRing</name>
    <message>
        <source>You can respond to this now.</source>
        <translation>Du kannst jetzt darauf reagieren.</translation>
    </message>
    <message>
        <source>Stop!</source>
        <extracomment>Everybody may stop a card now: a heading or a button</extracomment>
        <translation>Stopp!</translation>
    </message>
    <message>
        <source>%1: stop it</source>
        <translation>%1: stoppen</translation>
    </message>
    <message>
        <source>Let it go</source>
        <translation>Zulassen</translation>
    </message>
    <message>
        <source>%1: let it go</source>
        <translation>%1: zulassen</translation>
    </message>
    <message>
        <source>%1 doesn’t stop it. If everyone lets it go, it happens.</source>
        <translation>%1 stoppt es nicht. Wenn alle es zulassen, wird es ausgeführt.</translation>
    </message>
    <message>
        <source>Don’t ask me until my turn</source>
        <translation>Erst in meinem Zug wieder fragen</translation>
    </message>
    <message>
        <source>%1: don’t ask me until my turn</source>
        <translation>%1: erst in meinem Zug wieder fragen</translation>
    </message>
    <message>
        <source>Nobody stops it</source>
        <translation>Niemand stoppt es</translation>
    </message>
</context>
<context>
    <name>ReactionSeat</name>
    <message>
        <source>%1: stop it (%2)</source>
        <translation>%1: stoppen (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Tail Story: a button beside a seat’s name: that seat answers a card, or lets it go</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Stop!</source>
        <extracomment>Tail Story: a button beside a seat’s name: that seat answers a card, or lets it go</extracomment>
        <translation>Stopp!</translation>
    </message>
    <message>
        <source>Let it go</source>
        <translation>Zulassen</translation>
    </message>
    <message>
        <source>%1 doesn’t stop it. If everyone lets it go, it happens.</source>
        <translation>%1 stoppt es nicht. Wenn alle es zulassen, wird es ausgeführt.</translation>
    </message>
    <message>
        <source>Not until my turn</source>
        <translation>Erst in meinem Zug</translation>
    </message>
    <message>
        <source>zz</source>
        <extracomment>Tail Story: a button beside a seat’s name: that seat answers a card, or lets it go</extracomment>
        <translation>zz</translation>
    </message>
    <message>
        <source>%1: don’t ask me until my turn</source>
        <translation>%1: erst in meinem Zug wieder fragen</translation>
    </message>
    <message>
        <source>%1 won’t be asked again until their turn.</source>
        <translation>%1 wird erst im eigenen Zug wieder gefragt.</translation>
    </message>
</context>
<context>
    <name>RuleBookPage</name>
    <message>
        <source>Search the rules</source>
        <translation>Regeln durchsuchen</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <extracomment>The rules: how many were found</extracomment>
        <translation>
            <numerusform>%n Regel</numerusform>
            <numerusform>%n Regeln</numerusform>
        </translation>
    </message>
    <message>
        <source>No rule contains all of these words. Try fewer, or a number such as 12.</source>
        <translation>Keine Regel enthält alle diese Wörter. Versuch es mit weniger oder mit einer Nummer wie 12.</translation>
    </message>
</context>
<context>
    <name>RuleChapters</name>
    <message>
        <source>Chapters</source>
        <extracomment>The rules: the list of their chapters</extracomment>
        <translation>Kapitel</translation>
    </message>
</context>
<context>
    <name>RuleLink</name>
    <message>
        <source>See %1: %2</source>
        <translation>Siehe %1: %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>RuleList</name>
    <message>
        <source>All rules</source>
        <extracomment>The rules: all of them</extracomment>
        <translation>Alle Regeln</translation>
    </message>
</context>
<context>
    <name>RuleRow</name>
    <message>
        <source>%1. %2. %3 Example: %4</source>
        <translation>%1. %2. %3 Beispiel: %4</translation>
    </message>
    <message>
        <source>%1. %2. %3</source>
        <translation>%1. %2. %3</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <extracomment>The rules: a button that shows an example</extracomment>
        <translation>Beispiel: %1</translation>
    </message>
    <message>
        <source>Try it on a practice table</source>
        <translation>Am Übungstisch ausprobieren</translation>
    </message>
</context>
<context>
    <name>RulesKeys</name>
    <message>
        <source>Rules</source>
        <extracomment>The rules: what a key does</extracomment>
        <translation>Die Regeln</translation>
    </message>
    <message>
        <source>Next or previous rule</source>
        <translation>Regel für Regel</translation>
    </message>
    <message>
        <source>Page up or down</source>
        <translation>Seite für Seite</translation>
    </message>
    <message>
        <source>First or last rule</source>
        <translation>Erste oder letzte Regel</translation>
    </message>
    <message>
        <source>Previous or next card</source>
        <translation>Vorige oder nächste Karte</translation>
    </message>
    <message>
        <source>Try the rule’s example</source>
        <translation>Das Beispiel der Regel ausprobieren</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>The rules: what a key does</extracomment>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>The rules: what a key does</extracomment>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>RulesOverview</name>
    <message>
        <source>How to play</source>
        <translation>So wird gespielt</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Rules of %1</source>
        <translation>Regeln: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>The rules: a button</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>So wird gespielt</translation>
    </message>
    <message>
        <source>All rules</source>
        <extracomment>The rules: a button</extracomment>
        <translation>Alle Regeln</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>The rules: a button</extracomment>
        <translation>Karten</translation>
    </message>
</context>
<context>
    <name>SaveCard</name>
    <message>
        <source> · </source>
        <extracomment>A saved game on the first page</extracomment>
        <translation> · </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A saved game on the first page</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>F2 renames it, Delete removes it.</source>
        <translation>F2 benennt um, Entf entfernt.</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <extracomment>A saved game on the first page</extracomment>
        <translation>%1 umbenennen</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <extracomment>A saved game on the first page</extracomment>
        <translation>%1 entfernen</translation>
    </message>
</context>
<context>
    <name>SaveDialogs</name>
    <message>
        <source>Taletop games (*.taletop)</source>
        <translation>Taletop-Spiele (*.taletop)</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Spiel öffnen</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Kopie speichern</translation>
    </message>
</context>
<context>
    <name>SaveFile</name>
    <message>
        <source>%1 was changed by another program and stays as it is. This game is now saved in %2.</source>
        <translation>Ein anderes Programm hat %1 verändert; die Datei bleibt, wie sie ist. Dieses Spiel wird ab jetzt in %2 gespeichert.</translation>
    </message>
    <message>
        <source>The game cannot be saved to %1 (%2). You can keep playing. %3, or save a copy elsewhere before you leave.</source>
        <translation>Das Spiel lässt sich nicht in %1 speichern (%2). Du kannst weiterspielen. %3 – oder speichere anderswo eine Kopie, bevor du gehst.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) would be lost because %1 cannot be written (%2). %3 and try again, or save a copy elsewhere.</source>
        <translation>
            <numerusform>%n Zug würde verloren gehen: %1 lässt sich nicht schreiben (%2). %3 und versuch es noch einmal, oder speichere anderswo eine Kopie.</numerusform>
            <numerusform>%n Züge würden verloren gehen: %1 lässt sich nicht schreiben (%2). %3 und versuch es noch einmal, oder speichere anderswo eine Kopie.</numerusform>
        </translation>
    </message>
    <message>
        <source>The copy cannot be written to %1 (%2). %3, or choose another folder.</source>
        <translation>Die Kopie lässt sich nicht in %1 schreiben (%2). %3 – oder wähle einen anderen Ordner.</translation>
    </message>
</context>
<context>
    <name>SaveKeys</name>
    <message>
        <source>Unfinished games</source>
        <extracomment>A saved game: what a key does; &apos;it&apos; is the saved game</extracomment>
        <translation>Angefangene Spiele</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>A saved game: what a key does; &apos;it&apos; is the saved game</extracomment>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>A saved game: what a key does; &apos;it&apos; is the saved game</extracomment>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>A saved game: what a key does; &apos;it&apos; is the saved game</extracomment>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>SaveLock</name>
    <message>
        <source>process %1 on %2</source>
        <translation>Prozess %1 auf %2</translation>
    </message>
</context>
<context>
    <name>SaveName</name>
    <message>
        <source>Name of the saved game</source>
        <translation>Name des Spielstands</translation>
    </message>
</context>
<context>
    <name>SaveText</name>
    <message>
        <source>%1 is a folder. Open a saved game, a file that ends in .taletop.</source>
        <translation>%1 ist ein Ordner. Öffne einen Spielstand, also eine Datei, die auf .taletop endet.</translation>
    </message>
    <message>
        <source>%1 is not a regular file. Open a saved game, a file that ends in .taletop.</source>
        <translation>%1 ist keine gewöhnliche Datei. Öffne einen Spielstand, also eine Datei, die auf .taletop endet.</translation>
    </message>
    <message>
        <source>%1 is too large for a saved game (%2 MB; the limit is %3 MB). Open another file.</source>
        <translation>%1 ist zu groß für einen Spielstand (%2 MB, höchstens %3 MB). Öffne eine andere Datei.</translation>
    </message>
    <message>
        <source>%1 cannot be opened (%2). Check that it exists and that you may read it.</source>
        <translation>%1 lässt sich nicht öffnen (%2). Schau nach, ob die Datei da ist und gelesen werden darf.</translation>
    </message>
    <message>
        <source>%1 cannot be read (%2). Try again, or open another file.</source>
        <translation>%1 lässt sich nicht lesen (%2). Versuch es noch einmal, oder öffne eine andere Datei.</translation>
    </message>
</context>
<context>
    <name>SaveWriting</name>
    <message>
        <source>Free some disk space</source>
        <translation>Schaff Platz auf dem Datenträger</translation>
    </message>
    <message>
        <source>Allow writing to the file and its folder</source>
        <translation>Gib dir Schreibrechte für die Datei und ihren Ordner</translation>
    </message>
    <message>
        <source>Make the disk writable</source>
        <translation>Mach den Datenträger beschreibbar</translation>
    </message>
    <message>
        <source>Create its folder again</source>
        <translation>Leg den Ordner neu an</translation>
    </message>
    <message>
        <source>Give it a shorter name</source>
        <translation>Gib der Datei einen kürzeren Namen</translation>
    </message>
    <message>
        <source>Give it another name</source>
        <translation>Gib der Datei einen anderen Namen</translation>
    </message>
    <message>
        <source>Check the disk</source>
        <translation>Überprüfe den Datenträger</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>es ist keine gewöhnliche Datei</translation>
    </message>
</context>
<context>
    <name>ScoreCell</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Foxtail: a line of the score and its points</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ScoreFoot</name>
    <message>
        <source>Postcard…</source>
        <extracomment>Button at the end of a game</extracomment>
        <translation>Postkarte…</translation>
    </message>
    <message>
        <source>A picture of this game to keep</source>
        <translation>Ein Bild von diesem Spiel als Andenken</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>Button at the end of a game</extracomment>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>Button at the end of a game</extracomment>
        <translation>Zum Regal</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <extracomment>Button at the end of a game</extracomment>
        <translation>Verteilung Nr. %1</translation>
    </message>
    <message>
        <source>Replay this deal</source>
        <translation>Gleiche Verteilung noch mal</translation>
    </message>
    <message>
        <source>Watch the game</source>
        <translation>Spiel ansehen</translation>
    </message>
    <message>
        <source>Turning points</source>
        <extracomment>Button at the end of a game</extracomment>
        <translation>Wendepunkte</translation>
    </message>
    <message>
        <source>Keep the tale as a book</source>
        <translation>Als Buch aufbewahren</translation>
    </message>
</context>
<context>
    <name>ScoreLine</name>
    <message>
        <source>See %1: %2</source>
        <translation>Siehe %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n Punkt</numerusform>
            <numerusform>%1: %n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScorePad</name>
    <message>
        <source>%1’s score pad</source>
        <translation>Punktezettel: %1</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet. %1</source>
        <translation>Wertung. %1</translation>
    </message>
    <message>
        <source>The tale is told</source>
        <translation>Die Geschichte ist erzählt</translation>
    </message>
    <message>
        <source>The final count</source>
        <translation>Der Endstand</translation>
    </message>
</context>
<context>
    <name>ScoreTotals</name>
    <message>
        <source>Total</source>
        <extracomment>The score: the last line, all points together</extracomment>
        <translation>Gesamt</translation>
    </message>
    <message numerus="yes">
        <source>Total: %n point(s)</source>
        <translation>
            <numerusform>Gesamt: %n Punkt</numerusform>
            <numerusform>Gesamt: %n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatCountBar</name>
    <message>
        <source>Seats</source>
        <extracomment>New game: how many places there are at the table</extracomment>
        <translation>Plätze</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <extracomment>New game: how many places there are at the table</extracomment>
        <translation>
            <numerusform>%n Platz</numerusform>
            <numerusform>%n Plätze</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatFigure</name>
    <message>
        <source>Seat %1: %2, %3, %4</source>
        <translation>Platz %1: %2, %3, %4</translation>
    </message>
    <message>
        <source>Previous animal (now %1)</source>
        <translation>Voriges Wappen, jetzt: %1</translation>
    </message>
    <message>
        <source>Next animal (now %1)</source>
        <translation>Nächstes Wappen, jetzt: %1</translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <translation>Name für Platz %1</translation>
    </message>
    <message>
        <source>Press to choose who plays here</source>
        <translation>Drücken, um zu wählen, wer hier spielt</translation>
    </message>
    <message>
        <source>On a phone…</source>
        <translation>Auf einem Handy…</translation>
    </message>
    <message>
        <source>Play on a phone…</source>
        <translation>Auf dem Handy spielen…</translation>
    </message>
    <message>
        <source>Shows this hand on a phone instead of on the screen.</source>
        <translation>Zeigt diese Hand auf einem Handy statt auf dem Bildschirm.</translation>
    </message>
</context>
<context>
    <name>SeatHead</name>
    <message>
        <source>choosing</source>
        <extracomment>Paper Tales: what an opponent does now</extracomment>
        <translation>wählt</translation>
    </message>
    <message>
        <source>plan sealed</source>
        <extracomment>Paper Tales: what an opponent does now</extracomment>
        <translation>Plan versiegelt</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>Paper Tales: what an opponent does now</extracomment>
        <translation>fertig</translation>
    </message>
</context>
<context>
    <name>SeatPage</name>
    <message>
        <source>%1: who plays?</source>
        <translation>%1: Wer spielt?</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <extracomment>New game: heading and buttons</extracomment>
        <translation>Wer spielt?</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>New game: heading and buttons</extracomment>
        <translation>Los</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>New game: heading and buttons</extracomment>
        <translation>Zum Regal</translation>
    </message>
    <message>
        <source>New to this? Learn by playing</source>
        <translation>Neu hier? Spielend lernen</translation>
    </message>
    <message>
        <source>The lesson for %1.</source>
        <translation>Die Lektion zu %1.</translation>
    </message>
    <message>
        <source>Bots see only what a player in their seat would see.</source>
        <translation>Bots sehen nur, was ein Mensch auf ihrem Platz sähe.</translation>
    </message>
</context>
<context>
    <name>SeatsSheet</name>
    <message>
        <source>Seats</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>The game continues from here. Open hands will close.</source>
        <translation>Das Spiel geht an derselben Stelle weiter. Offene Handkarten werden verdeckt.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>SettingChoice</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Preferences, heard: the name of a setting and its value</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>SettingKey</name>
    <message>
        <source>%1: press the new key, or Esc to keep the old one</source>
        <translation>%1: Drück die neue Taste; Esc behält die alte</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Preferences, heard: the name of a setting and its value</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Press the new key</source>
        <translation>Neue Taste drücken</translation>
    </message>
</context>
<context>
    <name>SettingNumber</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Preferences, heard: the name of a setting and its value</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>SettingSwitch</name>
    <message>
        <source>On</source>
        <extracomment>Preferences: the value of a switch</extracomment>
        <translation>An</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>Preferences: the value of a switch</extracomment>
        <translation>Aus</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Language</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Changes the whole program immediately.</source>
        <translation>Alles erscheint sofort in dieser Sprache.</translation>
    </message>
    <message>
        <source>translation words tongue</source>
        <translation>Übersetzung Wörter deutsch</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Makes all text and numbers larger.</source>
        <translation>Macht Wörter und Zahlen überall größer.</translation>
    </message>
    <message>
        <source>font letters large small zoom television TV</source>
        <translation>Schrift Buchstaben groß klein Zoom vergrößern Fernseher TV</translation>
    </message>
    <message>
        <source>100%</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>100 %</translation>
    </message>
    <message>
        <source>125%</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>125 %</translation>
    </message>
    <message>
        <source>150%</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>150 %</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Black, white and a few strong colours.</source>
        <translation>Schwarz, Weiß und wenige kräftige Farben.</translation>
    </message>
    <message>
        <source>colours dark eyes</source>
        <translation>Farben dunkel Augen</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Cards fade from place to place instead of flying.</source>
        <translation>Karten werden überblendet, statt zu fliegen.</translation>
    </message>
    <message>
        <source>animation reduced still</source>
        <translation>Animation reduziert ruhig still</translation>
    </message>
    <message>
        <source>Card preview</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>Kartenvorschau</translation>
    </message>
    <message>
        <source>inspector zoom hover pointer card rest</source>
        <translation>Lupe Zoom Zeiger Maus Karte ruhen groß</translation>
    </message>
    <message>
        <source>When the pointer rests on a card</source>
        <translation>Wenn der Zeiger auf einer Karte ruht</translation>
    </message>
    <message>
        <source>Screen reader announcements</source>
        <translation>Screenreader-Ansagen</translation>
    </message>
    <message>
        <source>How much is announced automatically.</source>
        <translation>Was automatisch angesagt wird.</translation>
    </message>
    <message>
        <source>announce speak voice blind hear access</source>
        <translation>ansagen sprechen Stimme blind hören Zugang Bildschirmleser</translation>
    </message>
    <message>
        <source>Questions and results</source>
        <translation>Fragen und Ergebnisse</translation>
    </message>
    <message>
        <source>Everything, move by move</source>
        <translation>Auch jeder Zug</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>How fast the cards move and the bots play.</source>
        <translation>Wie schnell sich Karten bewegen und Bots spielen.</translation>
    </message>
    <message>
        <source>animation bots fast slow</source>
        <translation>Animation Bots schnell langsam Geschwindigkeit</translation>
    </message>
    <message>
        <source>Instant</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Quick</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>Flott</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Leisurely</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>Gemütlich</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Schritt für Schritt</translation>
    </message>
    <message>
        <source>After each event, the game waits until you press Next.</source>
        <translation>Nach jedem Ereignis wartet das Spiel, bis du auf „Weiter“ drückst.</translation>
    </message>
    <message>
        <source>wait pause</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>warten Pause</translation>
    </message>
    <message>
        <source>Warn before I waste something</source>
        <translation>Warnen, bevor ich etwas verschenke</translation>
    </message>
    <message>
        <source>Asks once before you commit an empty plan, skip a bonus or lose action points.</source>
        <translation>Ein leerer Plan, ein ungenutzter Bonus, übrige Aktionspunkte: Der Tisch fragt einmal nach.</translation>
    </message>
    <message>
        <source>confirm sure question warning lose</source>
        <translation>bestätigen sicher Frage Warnung verlieren</translation>
    </message>
    <message>
        <source>Play forced moves for me</source>
        <translation>Erzwungene Züge automatisch spielen</translation>
    </message>
    <message>
        <source>Makes your move for you when only one is possible. You still decide whether to stop a play.</source>
        <translation>Hast du nur eine Möglichkeit, spielt der Tisch sie für dich. Ob du etwas stoppst, entscheidest du immer selbst.</translation>
    </message>
    <message>
        <source>automatic single only move quick</source>
        <translation>automatisch einzig nur Zug schnell</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>Klänge</translation>
    </message>
    <message>
        <source>Soft sounds from the table. Everything you hear can also be seen.</source>
        <translation>Leise Tischgeräusche. Alles, was du hörst, ist auch zu sehen.</translation>
    </message>
    <message>
        <source>noise mute quiet audio</source>
        <translation>Geräusche Ton stumm leise Audio</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>How loud the sounds are, relative to your system’s volume.</source>
        <translation>Wie laut die Klänge sind, im Verhältnis zur Systemlautstärke.</translation>
    </message>
    <message>
        <source>loud noise audio</source>
        <translation>laut leise Ton Audio</translation>
    </message>
    <message>
        <source>Reading aloud</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>Vorlesen</translation>
    </message>
    <message>
        <source>Adds a button that reads an open tale aloud in your system’s voice.</source>
        <translation>Fügt einen Knopf hinzu, mit dem die Systemstimme eine offene Geschichte vorliest.</translation>
    </message>
    <message>
        <source>voice speech speak tale audio</source>
        <translation>Stimme Sprache sprechen Geschichte Audio</translation>
    </message>
    <message>
        <source>Voice volume</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>Lautstärke der Stimme</translation>
    </message>
    <message>
        <source>How loud the voice is, relative to your system’s volume.</source>
        <translation>Wie laut die Stimme ist, im Verhältnis zur Systemlautstärke.</translation>
    </message>
    <message>
        <source>loud speech audio</source>
        <translation>laut leise Sprache Audio</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>key keyboard look</source>
        <translation>Taste Tastatur schauen</translation>
    </message>
    <message>
        <source>On a shared screen each seat has a key that opens and closes its hand. Choose a seat here, then press its new key.</source>
        <translation>An einem gemeinsamen Bildschirm hat jeder Platz eine Taste: Sie zeigt deine Hand und verbirgt sie wieder. Wähle hier einen Platz und drück dann seine neue Taste.</translation>
    </message>
    <message>
        <source>Hands in a new game</source>
        <translation>Handkarten an einem neuen Tisch</translation>
    </message>
    <message>
        <source>With the curtain, each player looks and chooses in private. Open hands are for learning.</source>
        <translation>Hinter einem Vorhang sieht und wählt jeder für sich allein. Offene Karten sind zum Lernen gedacht.</translation>
    </message>
    <message>
        <source>privacy secret hide</source>
        <translation>privat geheim verbergen</translation>
    </message>
    <message>
        <source>Curtain</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>Vorhang</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>Offen</translation>
    </message>
    <message>
        <source>A small note says what a card does. Press I, right-click or hold a card to enlarge it.</source>
        <translation>Eine kleine Notiz erklärt, was eine Karte tut. Taste I, Rechtsklick oder langes Drücken zeigt die Karte groß.</translation>
    </message>
    <message>
        <source>Only when I ask</source>
        <translation>Nur auf Wunsch</translation>
    </message>
    <message>
        <source>Graphics</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>Grafik</translation>
    </message>
    <message>
        <source>Automatic uses software rendering if there is no graphics card. Takes effect the next time Taletop starts.</source>
        <translation>„Automatisch“ weicht auf „Software“ aus, wenn es keine Grafikkarte gibt. Gilt ab dem nächsten Start von Taletop.</translation>
    </message>
    <message>
        <source>renderer graphics OpenGL software slow black window</source>
        <translation>Renderer Grafik OpenGL Software langsam schwarzes Fenster</translation>
    </message>
    <message>
        <source>Automatic</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Software</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>Software</translation>
    </message>
    <message>
        <source>Reading</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>Pace</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Your moves</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>Deine Züge</translation>
    </message>
    <message>
        <source>Sound</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>Klang</translation>
    </message>
    <message>
        <source>Seat keys</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>Tasten der Plätze</translation>
    </message>
    <message>
        <source>Sharing a screen</source>
        <translation>An einem Bildschirm</translation>
    </message>
</context>
<context>
    <name>SettingsFoot</name>
    <message>
        <source>Reset everything?</source>
        <extracomment>Preferences: a button</extracomment>
        <translation>Alles zurücksetzen?</translation>
    </message>
    <message>
        <source>Reset everything</source>
        <extracomment>Preferences: a button</extracomment>
        <translation>Alles zurücksetzen</translation>
    </message>
    <message>
        <source>Resets all settings to their defaults. Saved games are kept.</source>
        <translation>Setzt alle Einstellungen zurück. Spielstände bleiben.</translation>
    </message>
    <message>
        <source>Reset this page</source>
        <translation>Seite zurücksetzen</translation>
    </message>
    <message>
        <source>Resets these settings to their defaults.</source>
        <translation>Setzt diese Einstellungen zurück.</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Preferences: a button</extracomment>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>SettingsGroups</name>
    <message>
        <source>Settings categories</source>
        <extracomment>Preferences: heard for the list of its pages</extracomment>
        <translation>Einstellungsgruppen</translation>
    </message>
</context>
<context>
    <name>SettingsRows</name>
    <message>
        <source>No setting found for “%1”.</source>
        <translation>Keine Einstellung passt zu „%1“.</translation>
    </message>
</context>
<context>
    <name>SettingsSheet</name>
    <message>
        <source>Preferences</source>
        <extracomment>Preferences: heading, or the field to search in</extracomment>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Preferences: heading, or the field to search in</extracomment>
        <translation>Suchen</translation>
    </message>
</context>
<context>
    <name>SpotPlace</name>
    <message>
        <source>Front 1</source>
        <extracomment>Paper Tales: a place in the Kingdom, and what becomes of the Unit on it</extracomment>
        <translation>Vorhut 1</translation>
    </message>
    <message>
        <source>Front 2</source>
        <extracomment>Paper Tales: a place in the Kingdom, and what becomes of the Unit on it</extracomment>
        <translation>Vorhut 2</translation>
    </message>
    <message>
        <source>Front 3</source>
        <extracomment>Paper Tales: a place in the Kingdom, and what becomes of the Unit on it</extracomment>
        <translation>Vorhut 3</translation>
    </message>
    <message>
        <source>Back 1</source>
        <extracomment>Paper Tales: a place in the Kingdom, and what becomes of the Unit on it</extracomment>
        <translation>Nachhut 1</translation>
    </message>
    <message>
        <source>Back 2</source>
        <extracomment>Paper Tales: a place in the Kingdom, and what becomes of the Unit on it</extracomment>
        <translation>Nachhut 2</translation>
    </message>
    <message>
        <source>Fifth spot, opened by a level 2 Building</source>
        <translation>Fünftes Feld, geöffnet von einem Gebäude der Stufe 2</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <extracomment>Paper Tales: a place in the Kingdom, and what becomes of the Unit on it</extracomment>
        <translation>%1, leer</translation>
    </message>
    <message>
        <source>%1: %2, new</source>
        <translation>%1: %2, neu</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Paper Tales: a place in the Kingdom, and what becomes of the Unit on it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>new</source>
        <extracomment>Paper Tales: a place in the Kingdom, and what becomes of the Unit on it</extracomment>
        <translation>neu</translation>
    </message>
    <message>
        <source>will die</source>
        <extracomment>Paper Tales: a place in the Kingdom, and what becomes of the Unit on it</extracomment>
        <translation>stirbt</translation>
    </message>
</context>
<context>
    <name>Spotlight</name>
    <message>
        <source>%1 is in the spotlight: %2</source>
        <translation>%1 steht im Rampenlicht: %2</translation>
    </message>
    <message>
        <source>%1 is in the spotlight</source>
        <translation>%1 steht im Rampenlicht</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>Tail Story: the name of a card in quotation marks</extracomment>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>Make the sound however you like. The rules take your word for it.</source>
        <translation>Mach den Laut, wie du magst. Die Regeln glauben dir aufs Wort.</translation>
    </message>
</context>
<context>
    <name>StackPanel</name>
    <message>
        <source>stopped</source>
        <extracomment>Tail Story: what becomes of a card of the stack</extracomment>
        <translation>gestoppt</translation>
    </message>
    <message>
        <source>will stop it</source>
        <translation>wird es stoppen</translation>
    </message>
    <message>
        <source>stops it</source>
        <extracomment>Tail Story: what becomes of a card of the stack</extracomment>
        <translation>stoppt es</translation>
    </message>
    <message>
        <source>will be stopped</source>
        <translation>wird gestoppt</translation>
    </message>
    <message>
        <source>will happen</source>
        <extracomment>Tail Story: what becomes of a card of the stack</extracomment>
        <translation>wird ausgeführt</translation>
    </message>
    <message>
        <source>What’s happening: %1</source>
        <translation>Was gerade passiert: %1</translation>
    </message>
    <message>
        <source>Nothing is waiting to resolve</source>
        <translation>Gerade steht nichts an</translation>
    </message>
    <message>
        <source>Play it here</source>
        <translation>Hier ausspielen</translation>
    </message>
    <message>
        <source>Sprint! Nobody can stop anything this turn.</source>
        <translation>Ein Sprint! In diesem Zug kann niemand etwas stoppen.</translation>
    </message>
</context>
<context>
    <name>StatisticsLines</name>
    <message>
        <source>Won: %1</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>Gewonnen: %1</translation>
    </message>
    <message>
        <source>Best score: %1</source>
        <translation>Beste Wertung: %1</translation>
    </message>
    <message>
        <source>Last played: %1</source>
        <translation>Zuletzt gespielt: %1</translation>
    </message>
</context>
<context>
    <name>StatisticsSheet</name>
    <message>
        <source>Statistics</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Reading your saved games…</source>
        <translation>Deine Spielstände werden gelesen …</translation>
    </message>
    <message>
        <source>No games yet. Your first one will appear here.</source>
        <translation>Noch keine Spiele. Dein erstes erscheint hier.</translation>
    </message>
    <message>
        <source>Counts the saved games on this computer. Remove one and it no longer counts.</source>
        <translation>Gezählt werden die Spielstände auf diesem Computer. Entfernst du einen, zählt er nicht mehr.</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>StoryCard</name>
    <message>
        <source>yours</source>
        <extracomment>StoryLine: on the card that the seated player gave</extracomment>
        <translation>deine</translation>
    </message>
</context>
<context>
    <name>StorybookChoice</name>
    <message>
        <source>Deck</source>
        <extracomment>New game: the deck of words that the tale is told with</extracomment>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Tell the tale in our words or with a deck you’ve made.</source>
        <translation>Erzählt die Geschichte mit unseren Worten oder mit einem selbst gemachten Deck.</translation>
    </message>
    <message>
        <source>Make my own</source>
        <translation>Eigenes anlegen</translation>
    </message>
    <message>
        <source>Copies our deck to your folder so that you can change it in any text editor.</source>
        <translation>Legt eine Kopie unseres Decks in deinen Ordner; du kannst sie mit jedem Texteditor ändern.</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>The folder for decks can’t be opened: %1</source>
        <translation>Der Ordner für Decks lässt sich nicht öffnen: %1</translation>
    </message>
</context>
<context>
    <name>StorylineKeys</name>
    <message>
        <source>The Scary Tales table</source>
        <translation>Tisch: Scary Tales</translation>
    </message>
    <message>
        <source>Previous card</source>
        <extracomment>StoryLine: what a key does, in the list of keys</extracomment>
        <translation>Vorige Karte</translation>
    </message>
    <message>
        <source>Next card</source>
        <extracomment>StoryLine: what a key does, in the list of keys</extracomment>
        <translation>Nächste Karte</translation>
    </message>
    <message>
        <source>The line above</source>
        <translation>Die Zeile darüber</translation>
    </message>
    <message>
        <source>The line below</source>
        <translation>Die Zeile darunter</translation>
    </message>
    <message>
        <source>Pick a card, press again to confirm</source>
        <translation>Karte aussuchen, noch einmal zum Bestätigen</translation>
    </message>
    <message>
        <source>Pick a card by number</source>
        <translation>Karte per Nummer wählen</translation>
    </message>
    <message>
        <source>Give or choose</source>
        <translation>Geben oder wählen</translation>
    </message>
    <message>
        <source>Write a name</source>
        <translation>Einen Namen schreiben</translation>
    </message>
    <message>
        <source>Previous page</source>
        <extracomment>StoryLine: what a key does, in the list of keys</extracomment>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Next page</source>
        <extracomment>StoryLine: what a key does, in the list of keys</extracomment>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Read the page aloud</source>
        <translation>Die Seite vorlesen</translation>
    </message>
</context>
<context>
    <name>StorylinePrompt</name>
    <message>
        <source>%1: %2</source>
        <extracomment>StoryLine: a button beside the question, or the question and more about it; &apos;, &apos; stands between titles</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Waiting for a card from %1</source>
        <translation>Noch keine Karte von %1</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>StoryLine: a button beside the question, or the question and more about it; &apos;, &apos; stands between titles</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>Page %1 is open. The tale waits on page %2.</source>
        <translation>Seite %1 liegt offen. Die Geschichte geht auf Seite %2 weiter.</translation>
    </message>
    <message>
        <source>Choose these two</source>
        <translation>Diese zwei wählen</translation>
    </message>
    <message>
        <source>Choose this one</source>
        <translation>Diese wählen</translation>
    </message>
    <message>
        <source>Give them</source>
        <extracomment>StoryLine: a button beside the question, or the question and more about it; &apos;, &apos; stands between titles</extracomment>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Give it</source>
        <extracomment>StoryLine: a button beside the question, or the question and more about it; &apos;, &apos; stands between titles</extracomment>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Back to page %1</source>
        <translation>Zurück zu Seite %1</translation>
    </message>
</context>
<context>
    <name>StorylineRules</name>
    <message>
        <source>What you do</source>
        <translation>Was ihr tut</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>StoryLine: a heading of the rules in short</extracomment>
        <translation>Karten</translation>
    </message>
    <message>
        <source>A page</source>
        <extracomment>StoryLine: a heading of the rules in short</extracomment>
        <translation>Eine Seite</translation>
    </message>
    <message>
        <source>The choice</source>
        <extracomment>StoryLine: a heading of the rules in short</extracomment>
        <translation>Die Wahl</translation>
    </message>
    <message>
        <source>Words of your own</source>
        <translation>Eigene Worte</translation>
    </message>
    <message>
        <source>Two banners</source>
        <extracomment>StoryLine: a heading of the rules in short</extracomment>
        <translation>Zwei Banner</translation>
    </message>
    <message>
        <source>The next page</source>
        <translation>Die nächste Seite</translation>
    </message>
    <message>
        <source>The tokens</source>
        <extracomment>StoryLine: a heading of the rules in short</extracomment>
        <translation>Die Marken</translation>
    </message>
    <message>
        <source>Who wins</source>
        <extracomment>StoryLine: a heading of the rules in short</extracomment>
        <translation>Wer gewinnt</translation>
    </message>
    <message>
        <source>The book</source>
        <extracomment>StoryLine: a heading of the rules in short</extracomment>
        <translation>Das Buch</translation>
    </message>
    <message>
        <source>How to play StoryLine: Scary Tales</source>
        <translation>StoryLine: Scary Tales – so wird gespielt</translation>
    </message>
</context>
<context>
    <name>StorylineTable</name>
    <message>
        <source>Scary Tales</source>
        <extracomment>The name of the tales of this game</extracomment>
        <translation>Scary Tales</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>Undo</source>
        <extracomment>A part of every table; short</extracomment>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>A part of every table; short</extracomment>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>A part of every table; short</extracomment>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Go back</source>
        <extracomment>A part of every table; short</extracomment>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>TableTools</name>
    <message>
        <source>Log</source>
        <extracomment>A small button of the table</extracomment>
        <translation>Verlauf</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>, </source>
        <extracomment>Spoken by a screen reader, never seen; between the parts of a list, or sentences</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>. </source>
        <extracomment>Spoken by a screen reader, never seen; between the parts of a list, or sentences</extracomment>
        <translation>. </translation>
    </message>
    <message>
        <source>No hand is open.</source>
        <translation>Es liegt keine Hand offen.</translation>
    </message>
    <message>
        <source>%1 has no cards.</source>
        <translation>%1: keine Karten auf der Hand.</translation>
    </message>
    <message>
        <source>%1’s hand: %2</source>
        <translation>Die Hand von %1: %2</translation>
    </message>
    <message>
        <source>Picked up: %1</source>
        <translation>Aufgenommen: %1</translation>
    </message>
    <message>
        <source>On the table: %1</source>
        <translation>Auf dem Tisch: %1</translation>
    </message>
    <message>
        <source>Before %1: %2</source>
        <translation>Vor %1: %2</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Noch ist nichts passiert.</translation>
    </message>
</context>
<context>
    <name>TailCard</name>
    <message>
        <source>%1
Altered: %2</source>
        <translation>%1
Verwandelt: %2</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>Tail Story: on a card that was stopped</extracomment>
        <translation>gestoppt</translation>
    </message>
</context>
<context>
    <name>TailstoryKeys</name>
    <message>
        <source>The Tail Story table</source>
        <translation>Tisch: Tail Story</translation>
    </message>
    <message>
        <source>Pick a card in your hand, a number or a target</source>
        <translation>Handkarte, Zahl oder Ziel</translation>
    </message>
    <message>
        <source>Draw and discard</source>
        <translation>Ziehen und abwerfen</translation>
    </message>
    <message>
        <source>Use the ability</source>
        <translation>Fähigkeit einsetzen</translation>
    </message>
    <message>
        <source>Swap</source>
        <extracomment>Tail Story: what a key does, in the list of keys</extracomment>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Let it go</source>
        <translation>Zulassen</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>Tail Story: what a key does, in the list of keys</extracomment>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>Tail Story: what a key does, in the list of keys</extracomment>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Tail Story: what a key does, in the list of keys</extracomment>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Press the main button</source>
        <translation>Hauptknopf drücken</translation>
    </message>
    <message>
        <source>Look through your discard pile</source>
        <translation>Deine Ablage durchsehen</translation>
    </message>
    <message>
        <source>Search the pile</source>
        <translation>Darin suchen</translation>
    </message>
</context>
<context>
    <name>TailstoryPostcard</name>
    <message>
        <source>What a show!</source>
        <extracomment>the headline of a theatre poster</extracomment>
        <translation>Was für eine Vorstellung!</translation>
    </message>
</context>
<context>
    <name>TailstoryPrompt</name>
    <message>
        <source>Choose a player to aim at.</source>
        <translation>Wähle, gegen wen es geht.</translation>
    </message>
    <message>
        <source>Choose the card to use.</source>
        <translation>Wähle die Karte, die du einsetzt.</translation>
    </message>
    <message>
        <source>Nobody stops it</source>
        <translation>Niemand stoppt es</translation>
    </message>
    <message>
        <source>Choose a Stopping card, or let it go.</source>
        <translation>Wähle eine Stoppkarte oder lass es zu.</translation>
    </message>
    <message>
        <source>You have no Stopping card, so let it go.</source>
        <translation>Du hast keine Stoppkarte, also lass es zu.</translation>
    </message>
</context>
<context>
    <name>TailstoryRules</name>
    <message>
        <source>Goal</source>
        <extracomment>Tail Story: a heading of the rules in short</extracomment>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>Setup</source>
        <extracomment>Tail Story: a heading of the rules in short</extracomment>
        <translation>Vorbereitung</translation>
    </message>
    <message>
        <source>A turn</source>
        <extracomment>Tail Story: a heading of the rules in short</extracomment>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <source>Actions</source>
        <extracomment>Tail Story: a heading of the rules in short</extracomment>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Event cards</source>
        <extracomment>Tail Story: a heading of the rules in short</extracomment>
        <translation>Ereigniskarten</translation>
    </message>
    <message>
        <source>Stopping</source>
        <extracomment>Tail Story: a heading of the rules in short</extracomment>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <extracomment>Tail Story: a heading of the rules in short</extracomment>
        <translation>Boni</translation>
    </message>
    <message>
        <source>The deck check</source>
        <translation>Die Deckprüfung</translation>
    </message>
    <message>
        <source>Achievements</source>
        <extracomment>Tail Story: a heading of the rules in short</extracomment>
        <translation>Erfolge</translation>
    </message>
    <message>
        <source>Altered abilities</source>
        <extracomment>Tail Story: a heading of the rules in short</extracomment>
        <translation>Verwandelte Fähigkeiten</translation>
    </message>
    <message>
        <source>How to play Tail Story</source>
        <translation>Tail Story: So wird gespielt</translation>
    </message>
</context>
<context>
    <name>TailstoryTable</name>
    <message>
        <source>Tail Story</source>
        <extracomment>The game&apos;s name</extracomment>
        <translation>Tail Story</translation>
    </message>
</context>
<context>
    <name>TaleLeaf</name>
    <message>
        <source>Page %1: %2</source>
        <translation>Seite %1: %2</translation>
    </message>
    <message>
        <source>Page %1</source>
        <extracomment>StoryLine: heard for a page of the tale</extracomment>
        <translation>Seite %1</translation>
    </message>
</context>
<context>
    <name>TaleRibbon</name>
    <message>
        <source>The tale so far</source>
        <translation>Die Geschichte bisher</translation>
    </message>
</context>
<context>
    <name>TextPage</name>
    <message>
        <source>Character</source>
        <extracomment>StoryLine: a kind of story card, below the place where one is missing</extracomment>
        <translation>Figur</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>StoryLine: a kind of story card, below the place where one is missing</extracomment>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Feature</source>
        <extracomment>StoryLine: a kind of story card, below the place where one is missing</extracomment>
        <translation>Merkmal</translation>
    </message>
    <message>
        <source>Object</source>
        <extracomment>StoryLine: a kind of story card, below the place where one is missing</extracomment>
        <translation>Ding</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>StoryLine: a kind of story card, below the place where one is missing</extracomment>
        <translation>Tat</translation>
    </message>
    <message>
        <source>%1 reads this page, then chooses</source>
        <translation>%1 liest diese Seite und wählt dann</translation>
    </message>
    <message>
        <source>Page %1. %2</source>
        <translation>Seite %1. %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>ThingKeys</name>
    <message>
        <source>Move between cards and places</source>
        <translation>Karten und Plätze durchgehen</translation>
    </message>
    <message>
        <source>Press, or confirm</source>
        <translation>Drücken oder bestätigen</translation>
    </message>
</context>
<context>
    <name>ThoughtSlip</name>
    <message>
        <source>Go back</source>
        <extracomment>button that cancels a move that would give something up</extracomment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>TiedTails</name>
    <message>
        <source>%1’s tail</source>
        <extracomment>Foxtail: on the table; short</extracomment>
        <translation>Schweif von %1</translation>
    </message>
</context>
<context>
    <name>TimelineBar</name>
    <message>
        <source>Slow</source>
        <extracomment>Looking back at the game: a heading, a button or a speed</extracomment>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>Looking back at the game: a heading, a button or a speed</extracomment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>Looking back at the game: a heading, a button or a speed</extracomment>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Looking back</source>
        <extracomment>Looking back at the game: a heading, a button or a speed</extracomment>
        <translation>Rückschau</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Looking back at the game: a heading, a button or a speed</extracomment>
        <translation>Halt</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Looking back at the game: a heading, a button or a speed</extracomment>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Schritt weiter</translation>
    </message>
    <message>
        <source>To the last move</source>
        <translation>Zum letzten Schritt</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Ab hier weiterspielen</translation>
    </message>
    <message>
        <source>A practice game that isn’t saved.</source>
        <translation>Ein Übungsspiel, das nicht gespeichert wird.</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <extracomment>Looking back at the game: a heading, a button or a speed</extracomment>
        <translation>Abspieltempo</translation>
    </message>
    <message>
        <source>Choose whose cards to show</source>
        <translation>Wessen Karten offen liegen</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Zum Spiel</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>Looking back at the game: a heading, a button or a speed</extracomment>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>TimelineKeys</name>
    <message>
        <source>Looking back</source>
        <extracomment>Looking back at the game: heading in the list of keys</extracomment>
        <translation>Rückschau</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Schritt weiter</translation>
    </message>
    <message>
        <source>To the previous turn</source>
        <translation>Zum vorigen Zug</translation>
    </message>
    <message>
        <source>To the next turn</source>
        <translation>Zum nächsten Zug</translation>
    </message>
    <message>
        <source>To the next turning point</source>
        <translation>Zum nächsten Wendepunkt</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Ab hier weiterspielen</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>To the last move</source>
        <translation>Zum letzten Schritt</translation>
    </message>
    <message>
        <source>Play or stop</source>
        <translation>Abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Choose whose cards to show</source>
        <translation>Wessen Karten offen liegen</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Zurück zum Spiel</translation>
    </message>
</context>
<context>
    <name>TimelineSlider</name>
    <message>
        <source>Move %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
</context>
<context>
    <name>TokenDisc</name>
    <message>
        <source>×2</source>
        <extracomment>StoryLine: on a token that counts twice</extracomment>
        <translation>×2</translation>
    </message>
</context>
<context>
    <name>TurningPointRow</name>
    <message>
        <source>Shows the table as it was.</source>
        <translation>Zeigt, wie der Tisch in diesem Moment aussah.</translation>
    </message>
</context>
<context>
    <name>TurningPoints</name>
    <message>
        <source>Turning points, as seen from your seat</source>
        <translation>Wendepunkte, von deinem Platz aus gesehen</translation>
    </message>
    <message>
        <source>Whose decisions to review</source>
        <translation>Um wessen Entscheidungen es geht</translation>
    </message>
    <message>
        <source>Looking back…</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>Rückschau läuft …</translation>
    </message>
    <message>
        <source>No decision cost you anything you could have foreseen from your seat.</source>
        <translation>Keine Entscheidung hat dich etwas gekostet, was du von deinem Platz aus hättest vorhersehen können.</translation>
    </message>
</context>
<context>
    <name>UnaskedMark</name>
    <message>
        <source>zz</source>
        <extracomment>A part of every table; short</extracomment>
        <translation>zz</translation>
    </message>
    <message>
        <source>%1: ask me again</source>
        <translation>%1: mich wieder fragen</translation>
    </message>
    <message>
        <source>%1 won’t be asked until their turn. Press to be asked again.</source>
        <translation>%1 wird erst im eigenen Zug wieder gefragt. Drücken, um wieder gefragt zu werden.</translation>
    </message>
</context>
<context>
    <name>UndoButton</name>
    <message>
        <source>Undo</source>
        <extracomment>Button: takes the last move back</extracomment>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Ask to undo</source>
        <translation>Rückgängig: fragen</translation>
    </message>
    <message>
        <source>Undo…</source>
        <extracomment>Button: takes the last move back</extracomment>
        <translation>Rückgängig…</translation>
    </message>
    <message>
        <source>Skips to the end of the narration</source>
        <translation>Springt ans Ende der Erzählung</translation>
    </message>
</context>
<context>
    <name>VoteSlip</name>
    <message>
        <source>Take it back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Yes, everyone agrees</source>
        <translation>Ja, alle sind einverstanden</translation>
    </message>
    <message>
        <source>Leave it</source>
        <extracomment>The table is asked whether everybody agrees: a button</extracomment>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>The table is asked whether everybody agrees: a button</extracomment>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>WordLines</name>
    <message>
        <source>called … (if you like)</source>
        <translation>genannt … (wenn du magst)</translation>
    </message>
    <message>
        <source>a detail (if you like)</source>
        <translation>ein Detail (wenn du magst)</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>Print this help message and exit</source>
        <translation>Diese Hilfe ausgeben und beenden</translation>
    </message>
    <message>
        <source>Usage</source>
        <extracomment>Written by a program in its help on the command line; OPTIONS, SUBCOMMAND and REQUIRED stand in capitals in its line of usage</extracomment>
        <translation>Aufruf</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <extracomment>Written by a program in its help on the command line; OPTIONS, SUBCOMMAND and REQUIRED stand in capitals in its line of usage</extracomment>
        <translation>OPTIONEN</translation>
    </message>
    <message>
        <source>SUBCOMMAND</source>
        <extracomment>Written by a program in its help on the command line; OPTIONS, SUBCOMMAND and REQUIRED stand in capitals in its line of usage</extracomment>
        <translation>BEFEHL</translation>
    </message>
    <message>
        <source>Arguments</source>
        <extracomment>Written by a program in its help on the command line; OPTIONS, SUBCOMMAND and REQUIRED stand in capitals in its line of usage</extracomment>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <extracomment>Written by a program in its help on the command line; OPTIONS, SUBCOMMAND and REQUIRED stand in capitals in its line of usage</extracomment>
        <translation>ERFORDERLICH</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>Written by a program in its help on the command line; OPTIONS, SUBCOMMAND and REQUIRED stand in capitals in its line of usage</extracomment>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Subcommands</source>
        <extracomment>Written by a program in its help on the command line; OPTIONS, SUBCOMMAND and REQUIRED stand in capitals in its line of usage</extracomment>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>unexpected argument &apos;%1&apos;</source>
        <translation>unerwartetes Argument „%1“</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>%1 fehlt</translation>
    </message>
    <message>
        <source>%1 needs one value</source>
        <translation>%1 braucht einen Wert</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a whole number from %2 to 2^64 - 1</source>
        <translation>„%1“ muss eine ganze Zahl von %2 bis 2^64 - 1 sein</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a whole number from %2 to %3</source>
        <translation>„%1“ muss eine ganze Zahl von %2 bis %3 sein</translation>
    </message>
    <message>
        <source>%1 decisions, %2 games</source>
        <translation>Entscheidungen: %1, Spiele: %2</translation>
    </message>
    <message>
        <source>%1, %2 seats, random moves, nothing recorded</source>
        <translation>%1, Plätze: %2, zufällige Züge, ohne Aufzeichnung</translation>
    </message>
    <message>
        <source>%1 decisions per CPU-second</source>
        <translation>%1 Entscheidungen pro CPU-Sekunde</translation>
    </message>
    <message>
        <source>%1 games per CPU-second</source>
        <translation>%1 Spiele pro CPU-Sekunde</translation>
    </message>
    <message>
        <source>%1 ns per state copy of %2 bytes</source>
        <translation>%1 ns je Kopie eines Zustands von %2 Byte</translation>
    </message>
    <message>
        <source>%1 ns per reference step; a decision takes as long as %2 of them</source>
        <translation>%1 ns je Referenzschritt; eine Entscheidung braucht %2 davon</translation>
    </message>
    <message>
        <source>List the games</source>
        <translation>Die Spiele auflisten</translation>
    </message>
    <message>
        <source>Check a save or a transcript and print its result</source>
        <translation>Einen Spielstand oder ein Protokoll prüfen und das Ergebnis ausgeben</translation>
    </message>
    <message>
        <source>A save or a transcript</source>
        <translation>Ein Spielstand oder ein Protokoll</translation>
    </message>
    <message>
        <source>List the languages</source>
        <translation>Die Sprachen auflisten</translation>
    </message>
    <message>
        <source>Game ID, as listed by taletop-cli games</source>
        <translation>Kennung eines Spiels; siehe: taletop-cli games</translation>
    </message>
    <message>
        <source>Number of seats</source>
        <translation>Anzahl der Plätze</translation>
    </message>
    <message>
        <source>key=value; may be given several times</source>
        <translation>key=value; mehrmals möglich</translation>
    </message>
    <message>
        <source>Seed of the first game</source>
        <translation>Startwert des ersten Spiels</translation>
    </message>
    <message>
        <source>Print one JSON object</source>
        <translation>Ein JSON-Objekt ausgeben</translation>
    </message>
    <message>
        <source>Let bots play and print the results</source>
        <translation>Bots spielen lassen und die Ergebnisse ausgeben</translation>
    </message>
    <message>
        <source>Kinds of bots, one for each seat, separated by commas, such as casual,random</source>
        <translation>Arten von Bots, eine für jeden Platz, durch Kommas getrennt, etwa casual,random</translation>
    </message>
    <message>
        <source>Number of games, with seeds S, S+1, ...</source>
        <translation>Anzahl der Spiele, mit den Startwerten S, S+1, ...</translation>
    </message>
    <message>
        <source>Write the game to this file</source>
        <translation>Das Spiel in diese Datei schreiben</translation>
    </message>
    <message>
        <source>Compare bots by playing each deal with every bot in every seat</source>
        <translation>Bots vergleichen: Jede Kartenverteilung wird mit den Bots auf jedem Platz gespielt</translation>
    </message>
    <message>
        <source>Kinds of bots, such as sharp,casual; the last one takes all remaining seats. A bot that thinks ahead may have a budget of its own, in moves: sharp:20000</source>
        <translation>Arten von Bots, etwa sharp,casual; die letzte gilt für alle übrigen Plätze. Ein Bot, der vorausdenkt, kann ein eigenes Budget in Zügen haben: sharp:20000</translation>
    </message>
    <message>
        <source>Number of deals, with seeds S, S+1, ...</source>
        <translation>Anzahl der Kartenverteilungen, mit den Startwerten S, S+1, ...</translation>
    </message>
    <message>
        <source>Stop as soon as it is clear whether the first bot is stronger by LOW or by HIGH Elo</source>
        <translation>Aufhören, sobald klar ist, ob der erste Bot um LOW oder um HIGH Elo stärker ist</translation>
    </message>
    <message>
        <source>Count the sequences of moves from a seeded start</source>
        <translation>Die Zugfolgen ab einer Anfangsstellung mit festem Startwert zählen</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Written by taletop-cli in a terminal, in its help or in a table of figures</extracomment>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Measure how fast random games are played</source>
        <translation>Messen, wie schnell zufällige Spiele ablaufen</translation>
    </message>
    <message>
        <source>Play exactly this many decisions, so that instructions can be counted</source>
        <translation>Genau so viele Entscheidungen treffen, um die CPU-Befehle dafür zählen zu können</translation>
    </message>
    <message>
        <source>Write reference files for comparing later versions</source>
        <translation>Dateien schreiben, mit denen spätere Versionen verglichen werden</translation>
    </message>
    <message>
        <source>Existing folder to write to</source>
        <translation>Zielordner; muss vorhanden sein</translation>
    </message>
    <message>
        <source>a command is missing; the commands are: %1</source>
        <translation>es fehlt ein Befehl; die Befehle sind: %1</translation>
    </message>
    <message>
        <source>there is no command &apos;%1&apos;; the commands are: %2</source>
        <translation>es gibt keinen Befehl „%1“; die Befehle sind: %2</translation>
    </message>
    <message>
        <source>--bots takes one list separated by commas, such as casual,random; &apos;%1&apos; comes after a space</source>
        <translation>--bots braucht eine einzige, durch Kommas getrennte Liste, etwa casual,random; „%1“ steht hinter einem Leerzeichen</translation>
    </message>
    <message>
        <source>%1; try taletop-cli --help</source>
        <translation>%1; siehe: taletop-cli --help</translation>
    </message>
    <message>
        <source>the output could not be written in full; make sure there is room for it</source>
        <translation>die Ausgabe ließ sich nicht vollständig schreiben; sorg dafür, dass am Ziel Platz ist</translation>
    </message>
    <message>
        <source>--language %1 is unknown; use one of %2</source>
        <translation>--language %1 ist unbekannt; es gibt %2</translation>
    </message>
    <message>
        <source>Taletop in a terminal: a card table that knows the rules</source>
        <translation>Taletop im Terminal: ein Kartentisch, der die Regeln kennt</translation>
    </message>
    <message>
        <source>Use this language instead of the system’s: %1</source>
        <translation>Diese Sprache statt der des Systems: %1</translation>
    </message>
    <message>
        <source>%1, %2 seats: %3 deals, %4 games; par is %5%</source>
        <translation>%1, Plätze: %2; Kartenverteilungen: %3, Spiele: %4; gleich stark heißt %5 %</translation>
    </message>
    <message>
        <source>%1% +-%2 of the wins, %3 +-%4 points ahead, %5 ms of CPU per move (worst %6), %7 moves simulated for each</source>
        <translation>%1 % +-%2 der Siege, %3 +-%4 Punkte Vorsprung, %5 ms Prozessorzeit je Zug (höchstens %6), dafür %7 Züge vorausgedacht</translation>
    </message>
    <message>
        <source>likelihood ratio %1 between %2 and %3 Elo, so the higher one is accepted</source>
        <translation>Likelihood-Quotient %1 zwischen %2 und %3 Elo: der höhere Wert gilt</translation>
    </message>
    <message>
        <source>likelihood ratio %1 between %2 and %3 Elo, so the lower one is accepted</source>
        <translation>Likelihood-Quotient %1 zwischen %2 und %3 Elo: der niedrigere Wert gilt</translation>
    </message>
    <message>
        <source>likelihood ratio %1 between %2 and %3 Elo, so nothing is decided yet</source>
        <translation>Likelihood-Quotient %1 zwischen %2 und %3 Elo: noch nicht entschieden</translation>
    </message>
    <message>
        <source>a duel needs at least two bots and no more than there are seats: --bots sharp,casual</source>
        <translation>ein Duell braucht mindestens zwei Bots und höchstens so viele, wie es Plätze gibt: --bots sharp,casual</translation>
    </message>
    <message>
        <source>--sprt needs two Elo numbers from -1000 to 1000, the lower one first, such as 0,20; not &apos;%1&apos;</source>
        <translation>--sprt braucht zwei Elo-Zahlen von -1000 bis 1000, die kleinere zuerst, etwa 0,20; nicht „%1“</translation>
    </message>
    <message>
        <source>game with seed %1: %2</source>
        <translation>Spiel mit Startwert %1: %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1, %2 to %3 seats, rules revision %4</source>
        <translation>%1, %2 bis %3 Plätze, Regelfassung %4</translation>
    </message>
    <message>
        <source>there is no game &apos;%1&apos;; the games are: %2</source>
        <translation>es gibt kein Spiel „%1“; die Spiele sind: %2</translation>
    </message>
    <message>
        <source>--option needs key=value, not &apos;%1&apos;</source>
        <translation>--option braucht key=value, nicht „%1“</translation>
    </message>
    <message>
        <source>--bots names %1 for %2 seats; name one bot for each seat</source>
        <translation>--bots nennt %1 für %2 Plätze; nenne einen Bot für jeden Platz</translation>
    </message>
    <message>
        <source>--transcript is for one game; leave out --games</source>
        <translation>--transcript gilt nur für ein einzelnes Spiel; lass --games weg</translation>
    </message>
    <message>
        <source>cannot read &apos;%1&apos; (%2); specify a save or a transcript</source>
        <translation>„%1“ lässt sich nicht lesen (%2); nenne einen Spielstand oder ein Protokoll</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a folder; specify a save or a transcript</source>
        <translation>„%1“ ist ein Ordner; nenne einen Spielstand oder ein Protokoll</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a regular file; specify a save or a transcript</source>
        <translation>„%1“ ist keine gewöhnliche Datei; nenne einen Spielstand oder ein Protokoll</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is too large; specify a save or a transcript</source>
        <translation>„%1“ ist zu groß; nenne einen Spielstand oder ein Protokoll</translation>
    </message>
    <message>
        <source>game over</source>
        <extracomment>Written by taletop-cli in a terminal, in its help or in a table of figures</extracomment>
        <translation>Spiel beendet</translation>
    </message>
    <message>
        <source>game not over</source>
        <translation>Spiel nicht beendet</translation>
    </message>
    <message>
        <source>save of %1, %2 entries, %3</source>
        <translation>Spielstand von %1, Einträge: %2, %3</translation>
    </message>
    <message>
        <source>transcript of %1, %2 entries, %3</source>
        <translation>Protokoll von %1, Einträge: %2, %3</translation>
    </message>
    <message>
        <source>at the end:</source>
        <translation>am Ende:</translation>
    </message>
    <message>
        <source>wins %1 (%2%)  total %3  =</source>
        <translation>Siege %1 (%2 %)  Summe %3  =</translation>
    </message>
    <message>
        <source>%1: %2 games, %3 refusals, %4 decisions and %5 entries per game</source>
        <translation>%1, Spiele: %2, Ablehnungen: %3; je Spiel %4 Entscheidungen und %5 Einträge</translation>
    </message>
    <message>
        <source>by bot</source>
        <extracomment>Written by taletop-cli in a terminal, in its help or in a table of figures</extracomment>
        <translation>nach Bot</translation>
    </message>
    <message>
        <source>by seat</source>
        <extracomment>Written by taletop-cli in a terminal, in its help or in a table of figures</extracomment>
        <translation>nach Platz</translation>
    </message>
    <message>
        <source>cannot write to &apos;%1&apos; (%2); specify a file in a folder that exists</source>
        <translation>„%1“ lässt sich nicht schreiben (%2); nenne eine Datei in einem vorhandenen Ordner</translation>
    </message>
    <message>
        <source>&apos;%1&apos; could not be written in full (%2); free some space or choose another file</source>
        <translation>„%1“ ließ sich nicht vollständig schreiben (%2); schaff dort Platz oder nenne eine andere Datei</translation>
    </message>
    <message>
        <source>&apos;%1&apos; could not be written in full (%2); choose another file</source>
        <translation>„%1“ ließ sich nicht vollständig schreiben (%2); nenne eine andere Datei</translation>
    </message>
    <message>
        <source>Start one of these games right away: %1</source>
        <translation>Gleich eines dieser Spiele beginnen: %1</translation>
    </message>
    <message>
        <source>Players for the last seats, one each, separated by commas, such as casual,random,human</source>
        <translation>Spieler für die letzten Plätze, einer je Platz, durch Kommas getrennt: casual,random,human</translation>
    </message>
    <message>
        <source>Number that decides all random events</source>
        <translation>Startwert für alle Zufallsereignisse</translation>
    </message>
    <message>
        <source>A game option, as key=value; may be repeated</source>
        <translation>Eine Option des Spiels, als key=value; mehrmals möglich</translation>
    </message>
    <message>
        <source>Resume the newest unfinished game</source>
        <translation>Das neueste angefangene Spiel weiterspielen</translation>
    </message>
    <message>
        <source>Play a game between bots, save pictures of it in this folder, and quit</source>
        <translation>Bots ein Spiel spielen lassen, Bilder davon in diesem Ordner speichern und das Programm beenden</translation>
    </message>
    <message>
        <source>Keep saves and settings in this folder</source>
        <translation>Spielstände und Einstellungen in diesem Ordner aufbewahren</translation>
    </message>
    <message>
        <source>Always open a new window</source>
        <translation>Ein eigenes Fenster öffnen, auch wenn schon eines offen ist</translation>
    </message>
    <message>
        <source>Pace: %1</source>
        <extracomment>Written by the program on the command line</extracomment>
        <translation>Tempo: %1</translation>
    </message>
    <message>
        <source>Use this language this time only: %1, or a translation file (.qm)</source>
        <translation>Nur dieses Mal diese Sprache: %1 oder eine Datei mit Übersetzungen (.qm)</translation>
    </message>
    <message>
        <source>A saved game (.taletop) to continue</source>
        <translation>Ein Spielstand (.taletop) zum Weiterspielen</translation>
    </message>
    <message>
        <source>Display program version information and exit</source>
        <translation>Die Version des Programms ausgeben und beenden</translation>
    </message>
    <message>
        <source>%1 is empty; write a value after it, or leave it out</source>
        <translation>%1 ist leer; schreib einen Wert dahinter oder lass es weg</translation>
    </message>
    <message>
        <source>--resume opens the newest game and FILE opens another; leave one of them out</source>
        <translation>--resume spielt das neueste Spiel weiter und FILE ein anderes; lass eines von beiden weg</translation>
    </message>
    <message>
        <source>%1 continues a game that already has its players and options; leave out %2</source>
        <translation>%1 spielt ein Spiel weiter, das seine Spieler und Optionen schon hat; lass %2 weg</translation>
    </message>
    <message>
        <source>--demo plays a game of its own and keeps nothing; leave out %1</source>
        <translation>--demo spielt ein eigenes Spiel und speichert nichts; lass %1 weg</translation>
    </message>
    <message>
        <source>%1 is a folder; specify a saved game, a file that ends in .taletop</source>
        <translation>%1 ist ein Ordner; nenne einen Spielstand, also eine Datei, die auf .taletop endet</translation>
    </message>
    <message>
        <source>%1 does not exist; specify a saved game, a file that ends in .taletop</source>
        <translation>%1 gibt es nicht; nenne einen Spielstand, also eine Datei, die auf .taletop endet</translation>
    </message>
    <message>
        <source>%1 is not a regular file; specify a saved game, a file that ends in .taletop</source>
        <translation>%1 ist keine gewöhnliche Datei; nenne einen Spielstand, also eine Datei, die auf .taletop endet</translation>
    </message>
    <message>
        <source>--language %1 is unknown; use one of %2, or a file that ends in .qm</source>
        <translation>--language %1 ist unbekannt; es gibt %2 und Dateien, die auf .qm enden</translation>
    </message>
    <message>
        <source>--language %1: no such file</source>
        <translation>--language %1: diese Datei gibt es nicht</translation>
    </message>
    <message>
        <source>--bots names %1 players for %2 seats</source>
        <translation>--bots nennt %1 Spieler für %2 Plätze</translation>
    </message>
    <message>
        <source>there is no bot &apos;%1&apos;; the bots are: %2</source>
        <translation>es gibt keinen Bot „%1“; die Bots sind: %2</translation>
    </message>
    <message>
        <source>there is no table for &apos;%1&apos;; the games are: %2</source>
        <translation>für „%1“ gibt es keinen Tisch; es gibt: %2</translation>
    </message>
    <message>
        <source>--option %1 needs a value; write %1=VALUE</source>
        <translation>--option %1 hat keinen Wert; schreib %1=VALUE</translation>
    </message>
    <message>
        <source>--seed must be a whole number, 0 or greater, not &apos;%1&apos;</source>
        <translation>--seed muss eine ganze Zahl ab 0 sein, nicht „%1“</translation>
    </message>
    <message>
        <source>--speed must be one of %1, not &apos;%2&apos;</source>
        <translation>--speed muss einer dieser Werte sein: %1; nicht „%2“</translation>
    </message>
    <message>
        <source>--data-dir %1 is a file; specify a folder</source>
        <translation>--data-dir %1 ist eine Datei; nenne einen Ordner</translation>
    </message>
    <message>
        <source>Taletop: a card table that knows the rules</source>
        <translation>Taletop: ein Kartentisch, der die Regeln kennt</translation>
    </message>
    <message>
        <source>%1; try --help</source>
        <translation>%1; siehe --help</translation>
    </message>
    <message>
        <source>there is no display; --demo FOLDER plays a game without one</source>
        <translation>es gibt keinen Bildschirm; --demo ORDNER spielt ein Spiel ohne Bildschirm</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>Read this first</source>
        <translation>Erst lesen</translation>
    </message>
    <message>
        <source>seat %1</source>
        <extracomment>Where a name is missing, or a word of the table that all games share; Stands for the name of a player who has none</extracomment>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>The rules allow it.</source>
        <translation>Die Regeln erlauben es.</translation>
    </message>
    <message>
        <source>Look at what each choice would lead to.</source>
        <translation>Sieh dir an, wozu jede Wahl führen würde.</translation>
    </message>
    <message>
        <source>We’ll try that in a moment.</source>
        <translation>Das probieren wir gleich.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>The cards are being shuffled.</source>
        <translation>Die Karten werden gemischt.</translation>
    </message>
    <message>
        <source>It’s up to chance.</source>
        <translation>Das entscheidet der Zufall.</translation>
    </message>
    <message>
        <source>The game continues.</source>
        <translation>Das Spiel geht weiter.</translation>
    </message>
    <message>
        <source>It’s your turn.</source>
        <translation>Du bist am Zug.</translation>
    </message>
    <message>
        <source>Waiting for %1.</source>
        <translation>Warten auf %1.</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %n player(s).</source>
        <translation>
            <numerusform>Warten auf %n Person.</numerusform>
            <numerusform>Warten auf %n Personen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Points: %1</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Punkte: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>there is no bot &apos;%1&apos;; the bots are: %2</source>
        <translation>es gibt keinen Bot „%1“; die Bots sind: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; does not think ahead; leave out the colon and what follows it</source>
        <translation>„%1“ denkt nicht voraus: Lass den Doppelpunkt und alles dahinter weg</translation>
    </message>
    <message>
        <source>the budget &apos;%1&apos; must be a whole number of moves from 1 to %2</source>
        <translation>das Budget in Zügen muss eine ganze Zahl von 1 bis %2 sein, nicht „%1“</translation>
    </message>
    <message>
        <source>seat %1’s move %2 was refused: %3</source>
        <translation>Platz %1 durfte %2 nicht spielen: %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 has no option &apos;%2&apos;; it has: %3</source>
        <translation>%1 hat keine Option „%2“, sondern: %3</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>keine</translation>
    </message>
    <message>
        <source>option %1 cannot be &apos;%2&apos;; allowed: %3</source>
        <translation>die Option %1 kann nicht „%2“ sein; erlaubt: %3</translation>
    </message>
    <message>
        <source>%1 is for %2 to %3 seats, not %4</source>
        <translation>%1 ist für %2 bis %3 Plätze, nicht für %4</translation>
    </message>
    <message>
        <source>option %1 cannot be %2; allowed: %3</source>
        <translation>die Option %1 kann nicht %2 sein; erlaubt: %3</translation>
    </message>
    <message>
        <source>the line is nested too deeply</source>
        <translation>die Zeile ist zu tief verschachtelt</translation>
    </message>
    <message>
        <source>the line is not a JSON object</source>
        <translation>die Zeile ist kein JSON-Objekt</translation>
    </message>
    <message>
        <source>&apos;%1&apos; appears twice in the line</source>
        <translation>„%1“ steht zweimal in der Zeile</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is missing</source>
        <translation>„%1“ fehlt</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be text</source>
        <translation>„%1“ muss Text sein</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is too long</source>
        <translation>„%1“ ist zu lang</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a whole number from %2 to %3</source>
        <translation>„%1“ muss eine ganze Zahl von %2 bis %3 sein</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be true or false</source>
        <translation>„%1“ muss true oder false sein</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be an object</source>
        <translation>„%1“ muss ein Objekt sein</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a list</source>
        <translation>„%1“ muss eine Liste sein</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a list of remarks</source>
        <translation>„%1“ muss eine Liste von Bemerkungen sein</translation>
    </message>
    <message>
        <source>step %1 of the lesson cannot be reached: %2.</source>
        <translation>Schritt %1 der Lektion ist nicht zu erreichen: %2.</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>the line has no move that can be made here</source>
        <translation>die vorgegebene Zugfolge enthält keinen Zug, der hier erlaubt ist</translation>
    </message>
    <message>
        <source>%1 cannot have a name or detail</source>
        <translation>%1 darf keinen Namen und kein Detail haben</translation>
    </message>
    <message>
        <source>the name or detail for %1 was refused: %2</source>
        <translation>der Name oder das Detail zu %1 wurde abgelehnt: %2</translation>
    </message>
    <message>
        <source>the name or detail for %1 is not in the form that saves use</source>
        <translation>Name oder Detail zu %1 hat nicht die Form, in der Spielstände sie speichern</translation>
    </message>
    <message>
        <source>the game is already over before this entry</source>
        <translation>das Spiel ist schon vor diesem Eintrag zu Ende</translation>
    </message>
    <message>
        <source>a shuffle is expected here, but this entry is a move</source>
        <translation>hier wird gemischt, aber dieser Eintrag ist ein Zug</translation>
    </message>
    <message>
        <source>an automatic step is expected here, but this entry is a move</source>
        <translation>hier geht das Spiel von selbst weiter, aber dieser Eintrag ist ein Zug</translation>
    </message>
    <message>
        <source>a move is expected here, but this entry is a shuffle</source>
        <translation>hier wird ein Zug erwartet, aber mit diesem Eintrag wird gemischt</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>the table after this entry differs from the saved one</source>
        <translation>der Tisch nach diesem Eintrag weicht vom gespeicherten ab</translation>
    </message>
    <message>
        <source>a shuffle cannot add a name or detail</source>
        <translation>beim Mischen können kein Name und kein Detail hinzukommen</translation>
    </message>
    <message>
        <source>%1 is not a list of drawn numbers</source>
        <translation>%1 ist keine Liste gezogener Zahlen</translation>
    </message>
    <message>
        <source>the numbers drawn are not the ones needed here</source>
        <translation>die gezogenen Zahlen sind nicht die, die hier gebraucht werden</translation>
    </message>
    <message>
        <source>an automatic step is expected here, but this entry is %1</source>
        <translation>hier geht das Spiel von selbst weiter, aber nicht mit %1</translation>
    </message>
    <message>
        <source>there is no seat %1 in this game</source>
        <translation>in diesem Spiel gibt es keinen Platz %1</translation>
    </message>
    <message>
        <source>%1 is not a move in %2</source>
        <translation>%1 ist kein Zug von %2</translation>
    </message>
    <message>
        <source>seat %1 cannot play %2 here: %3</source>
        <translation>Platz %1 darf hier nicht %2 spielen: %3</translation>
    </message>
    <message>
        <source>expected entry %1 here</source>
        <translation>hier sollte der Eintrag %1 stehen</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a hash</source>
        <translation>„%1“ muss eine Prüfsumme sein</translation>
    </message>
    <message>
        <source>the line is too long</source>
        <translation>die Zeile ist zu lang</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The last line of the save was incomplete and has been left out. The game continues after move %1.</source>
        <translation>Die letzte Zeile des Spielstands war unvollständig und wurde weggelassen. Das Spiel geht nach Zug %1 weiter.</translation>
    </message>
    <message>
        <source>The save was made under an older version of the rules. All its moves are legal, and the game continues under today’s rules.</source>
        <translation>Der Spielstand folgt einer älteren Fassung der Regeln; alle seine Züge sind erlaubt, und das Spiel geht nach den heutigen Regeln weiter.</translation>
    </message>
    <message>
        <source>This game was dealt by hand, so its deal number would give a different deal.</source>
        <translation>Dieses Spiel wurde von Hand ausgeteilt; seine Nummer ergäbe eine andere Verteilung.</translation>
    </message>
    <message>
        <source>The checksum of the save’s first line was missing. Names, options and the record of moves taken back may have been changed by hand.</source>
        <translation>Die Prüfsumme der ersten Zeile des Spielstands fehlte. Namen, Optionen und Angaben über zurückgenommene Züge könnten von Hand geändert worden sein.</translation>
    </message>
    <message>
        <source>This save has a bot that is not known here (%1), perhaps from a newer Taletop. You can look at the save, or keep playing with another bot.</source>
        <translation>Dieser Spielstand nennt einen Bot, der hier nicht bekannt ist (%1), vielleicht aus einer neueren Taletop-Version. Du kannst den Spielstand ansehen oder mit einem anderen Bot weiterspielen.</translation>
    </message>
    <message>
        <source>This save was made by a newer Taletop</source>
        <translation>Dieser Spielstand stammt aus einer neueren Taletop-Version</translation>
    </message>
    <message>
        <source>This save was made under older rules that are no longer supported</source>
        <translation>Dieser Spielstand folgt älteren Regeln, nach denen nicht mehr gespielt wird</translation>
    </message>
    <message>
        <source>This save is damaged on line %1</source>
        <translation>Dieser Spielstand ist in Zeile %1 beschädigt</translation>
    </message>
    <message>
        <source>%1. You can look at it here.</source>
        <translation>%1. Du kannst ihn hier ansehen.</translation>
    </message>
    <message>
        <source>%1. The first %2 of %3 moves can be shown.</source>
        <translation>%1. Von %3 Zügen lassen sich die ersten %2 zeigen.</translation>
    </message>
    <message>
        <source>%1 Update Taletop to keep playing.</source>
        <translation>%1 Aktualisiere Taletop, um weiterzuspielen.</translation>
    </message>
    <message>
        <source>this save was made by a newer Taletop and none of its moves can be read here. Update Taletop to open it.</source>
        <translation>dieser Spielstand stammt aus einer neueren Taletop-Version, und keiner seiner Züge lässt sich hier lesen. Aktualisiere Taletop, um ihn zu öffnen.</translation>
    </message>
    <message>
        <source>the file is too large to be a Taletop save</source>
        <translation>die Datei ist zu groß für einen Spielstand von Taletop</translation>
    </message>
    <message>
        <source>&apos;%1&apos; now plays for a bot from a newer Taletop.</source>
        <translation>Statt eines Bots aus einer neueren Taletop-Version spielt ab jetzt „%1“.</translation>
    </message>
    <message>
        <source>a seat’s name is too long or contains control characters</source>
        <translation>der Name eines Platzes ist zu lang oder enthält Steuerzeichen</translation>
    </message>
    <message>
        <source>there is no kind of player called %1</source>
        <translation>einen Spielertyp %1 gibt es nicht</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a list of seats</source>
        <translation>„%1“ muss eine Liste von Plätzen sein</translation>
    </message>
    <message>
        <source>this is not something the table can agree to</source>
        <translation>das lässt sich am Tisch nicht vereinbaren</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a list of agreements</source>
        <translation>„%1“ muss eine Liste von Vereinbarungen sein</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a list of seat changes</source>
        <translation>„%1“ muss eine Liste gewechselter Plätze sein</translation>
    </message>
    <message>
        <source>option %1 must be text</source>
        <translation>die Option %1 muss Text sein</translation>
    </message>
    <message>
        <source>this is not a Taletop save</source>
        <translation>das ist kein Spielstand von Taletop</translation>
    </message>
    <message>
        <source>this is a transcript, not a save. Check it with: taletop-cli replay FILE</source>
        <translation>das ist ein Protokoll, kein Spielstand. Prüfe es mit: taletop-cli replay DATEI</translation>
    </message>
    <message>
        <source>this is not a Taletop save: %1</source>
        <translation>das ist kein Spielstand von Taletop: %1</translation>
    </message>
    <message>
        <source>this save was made by a newer Taletop and cannot be read here: %1. Update Taletop to open it.</source>
        <translation>dieser Spielstand stammt aus einer neueren Taletop-Version und lässt sich hier nicht lesen: %1. Aktualisiere Taletop, um ihn zu öffnen.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a file name</source>
        <translation>„%1“ muss ein Dateiname sein</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a whole number</source>
        <translation>„%1“ muss eine ganze Zahl sein</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a date</source>
        <translation>„%1“ muss ein Datum sein</translation>
    </message>
    <message>
        <source>the game %1 is not known here. Open the save with a Taletop that has this game.</source>
        <translation>das Spiel %1 ist hier nicht bekannt. Öffne den Spielstand mit einer Taletop-Version, die dieses Spiel enthält.</translation>
    </message>
    <message>
        <source>the line has changed since it was saved</source>
        <translation>die Zeile wurde seit dem Speichern verändert</translation>
    </message>
    <message>
        <source>%1. Open another file.</source>
        <translation>%1. Öffne eine andere Datei.</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <source>the save ends in the middle of its first line</source>
        <translation>der Spielstand endet mitten in seiner ersten Zeile</translation>
    </message>
    <message>
        <source>%1. Record the game again.</source>
        <translation>%1. Zeichne das Spiel neu auf.</translation>
    </message>
    <message>
        <source>this is neither a Taletop save nor a transcript. Choose another file.</source>
        <translation>das ist weder ein Spielstand noch ein Protokoll von Taletop. Nenne eine andere Datei.</translation>
    </message>
    <message>
        <source>this transcript was made by a newer Taletop. Update Taletop to check it.</source>
        <translation>dieses Protokoll stammt aus einer neueren Taletop-Version. Aktualisiere Taletop, um es zu prüfen.</translation>
    </message>
    <message>
        <source>the game %1 is not known here. Check the transcript with a Taletop that has this game.</source>
        <translation>das Spiel %1 ist hier nicht bekannt. Prüfe das Protokoll mit einer Taletop-Version, die dieses Spiel enthält.</translation>
    </message>
    <message>
        <source>nothing may follow the result</source>
        <translation>nach dem Ergebnis darf nichts mehr kommen</translation>
    </message>
    <message>
        <source>the file is empty. Choose another file.</source>
        <translation>die Datei ist leer. Nenne eine andere Datei.</translation>
    </message>
    <message>
        <source>the state does not follow from the rules</source>
        <translation>der Stand ergibt sich nicht aus den Regeln</translation>
    </message>
    <message>
        <source>the events do not fit the move</source>
        <translation>die Ereignisse passen nicht zum Zug</translation>
    </message>
    <message>
        <source>there is a result, but the game is not over</source>
        <translation>es gibt ein Ergebnis, aber das Spiel ist nicht zu Ende</translation>
    </message>
    <message>
        <source>the result is missing or does not follow from the rules</source>
        <translation>das Ergebnis fehlt oder ergibt sich nicht aus den Regeln</translation>
    </message>
    <message>
        <source>the file is too large to be a transcript. Choose another file.</source>
        <translation>die Datei ist zu groß für ein Protokoll. Nenne eine andere Datei.</translation>
    </message>
    <message>
        <source>%1. The file was changed by hand or by another program; open an older copy.</source>
        <translation>%1. Die Datei wurde von Hand oder von einem anderen Programm geändert; öffne eine ältere Kopie.</translation>
    </message>
    <message>
        <source>%1 (rule %2)</source>
        <translation>%1 (Regel %2)</translation>
    </message>
    <message>
        <source>these options make only %1 Event cards; %2 players need %3 (TS-130)</source>
        <translation>mit diesen Optionen gibt es nur %1 Ereigniskarten; %2 Spieler brauchen %3 (TS-130)</translation>
    </message>
    <message>
        <source>option narrator names seat %1, but there are only %2 (SL-16)</source>
        <translation>die Option narrator lässt Platz %1 zuerst erzählen, aber es gibt nur %2 (SL-16)</translation>
    </message>
    <message>
        <source>it belongs to another game.</source>
        <translation>sie gehört zu einem anderen Spiel.</translation>
    </message>
</context>
<context>
    <name>foxtail</name>
    <message>
        <source>Summer</source>
        <extracomment>Foxtail: the game&apos;s name, one of its options, or a season: the look of a set of cards</extracomment>
        <translation>Sommer</translation>
    </message>
    <message>
        <source>Autumn</source>
        <extracomment>Foxtail: the game&apos;s name, one of its options, or a season: the look of a set of cards</extracomment>
        <translation>Herbst</translation>
    </message>
    <message>
        <source>Winter</source>
        <extracomment>Foxtail: the game&apos;s name, one of its options, or a season: the look of a set of cards</extracomment>
        <translation>Winter</translation>
    </message>
    <message>
        <source>Spring</source>
        <extracomment>Foxtail: the game&apos;s name, one of its options, or a season: the look of a set of cards</extracomment>
        <translation>Frühling</translation>
    </message>
    <message>
        <source>Foxtail</source>
        <extracomment>Foxtail: the game&apos;s name, one of its options, or a season: the look of a set of cards</extracomment>
        <translation>Foxtail</translation>
    </message>
    <message>
        <source>Grow your fox the prettiest tail</source>
        <translation>Lass den schönsten Schweif wachsen</translation>
    </message>
    <message>
        <source>Foxtail is a game by Fox and Talen Lee. This table is not theirs. The rules are in our words, and the cards are our own.</source>
        <translation>Foxtail ist ein Spiel von Fox und Talen Lee. Dieser Tisch ist nicht von ihnen. Die Regeln sind neu erzählt, und die Karten sind unsere eigenen.</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>Foxtail: the game&apos;s name, one of its options, or a season: the look of a set of cards</extracomment>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Which pictures the charms show. Nothing else changes.</source>
        <translation>Welche Bilder die Motive zeigen. Sonst ändert sich nichts.</translation>
    </message>
    <message>
        <source>This turn you can only draw.</source>
        <translation>In dieser Runde kannst du nur ziehen.</translation>
    </message>
    <message>
        <source>No tip can come this turn, so draw now and brush later.</source>
        <translation>In dieser Runde kann keine Spitze kommen: Zieh jetzt und bürste später.</translation>
    </message>
    <message>
        <source>Brushing can’t improve your tail, so draw.</source>
        <translation>Durch Bürsten wird dein Schweif nicht besser: Zieh.</translation>
    </message>
    <message>
        <source>A new bit is worth about two points.</source>
        <translation>Ein neues Stück ist etwa zwei Punkte wert.</translation>
    </message>
    <message>
        <source>A new bit is worth about two points. A brush would gain less.</source>
        <translation>Ein neues Stück ist etwa zwei Punkte wert, und Bürsten brächte weniger.</translation>
    </message>
    <message numerus="yes">
        <source>A brush can raise your tail from %1 to %n tail point(s).</source>
        <translation>
            <numerusform>Bürsten kann deinen Schweif von %1 auf %n Schweifpunkt bringen.</numerusform>
            <numerusform>Bürsten kann deinen Schweif von %1 auf %n Schweifpunkte bringen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A brush can make a chain of %1 and a match of %2, with %n tail point(s) instead of %3.</source>
        <translation>
            <numerusform>Bürsten kann eine %1er-Kette und eine %2er-Gruppe bringen und damit %n Schweifpunkt statt %3.</numerusform>
            <numerusform>Bürsten kann eine %1er-Kette und eine %2er-Gruppe bringen und damit %n Schweifpunkte statt %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A brush can make a chain of %1, with %n tail point(s) instead of %2.</source>
        <translation>
            <numerusform>Bürsten kann eine %1er-Kette bringen und damit %n Schweifpunkt statt %2.</numerusform>
            <numerusform>Bürsten kann eine %1er-Kette bringen und damit %n Schweifpunkte statt %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A brush can make a match of %1, with %n tail point(s) instead of %2.</source>
        <translation>
            <numerusform>Bürsten kann eine %1er-Gruppe bringen und damit %n Schweifpunkt statt %2.</numerusform>
            <numerusform>Bürsten kann eine %1er-Gruppe bringen und damit %n Schweifpunkte statt %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A brush can score %n tail point(s) instead of %1.</source>
        <translation>
            <numerusform>Bürsten kann %n Schweifpunkt statt %1 bringen.</numerusform>
            <numerusform>Bürsten kann %n Schweifpunkte statt %1 bringen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gives you +%2 and takes %n point(s) from your rivals.</source>
        <translation>
            <numerusform>%1 bringt dir +%2 und kostet die anderen %n Punkt.</numerusform>
            <numerusform>%1 bringt dir +%2 und kostet die anderen %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gives you %n tail point(s), a chain of %2 and a match of %3.</source>
        <translation>
            <numerusform>„%1“ bringt %n Schweifpunkt, eine %2er-Kette und eine %3er-Gruppe.</numerusform>
            <numerusform>„%1“ bringt %n Schweifpunkte, eine %2er-Kette und eine %3er-Gruppe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tail point(s) in all</source>
        <translation>
            <numerusform>insgesamt %n Schweifpunkt</numerusform>
            <numerusform>insgesamt %n Schweifpunkte</numerusform>
        </translation>
    </message>
    <message>
        <source>chain of %1</source>
        <translation>%1er-Kette</translation>
    </message>
    <message>
        <source>match of %1</source>
        <translation>%1er-Gruppe</translation>
    </message>
    <message numerus="yes">
        <source>%1 gives you %n tail point(s) and a chain of %2.</source>
        <translation>
            <numerusform>„%1“ bringt %n Schweifpunkt und eine %2er-Kette.</numerusform>
            <numerusform>„%1“ bringt %n Schweifpunkte und eine %2er-Kette.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gives you %n tail point(s) and a match of %2.</source>
        <translation>
            <numerusform>„%1“ bringt %n Schweifpunkt und eine %2er-Gruppe.</numerusform>
            <numerusform>„%1“ bringt %n Schweifpunkte und eine %2er-Gruppe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 makes no set and leaves you at %n tail point(s).</source>
        <translation>
            <numerusform>„%1“ ergibt keinen Satz: Du hast dann %n Schweifpunkt.</numerusform>
            <numerusform>„%1“ ergibt keinen Satz: Du hast dann %n Schweifpunkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every link is set, with %n tail point(s). Confirm the brush.</source>
        <translation>
            <numerusform>Alle Verbindungen sind gewählt: %n Schweifpunkt. Behalte die Frisur.</numerusform>
            <numerusform>Alle Verbindungen sind gewählt: %n Schweifpunkte. Behalte die Frisur.</numerusform>
        </translation>
    </message>
    <message>
        <source>No tail shows more joins than %1’s: %2.</source>
        <translation>Kein anderer Schweif hat mehr sichtbare Anschlüsse als der von %1: %2.</translation>
    </message>
    <message>
        <source>Joins showing in %1’s tail: %2.</source>
        <translation>Sichtbare Anschlüsse im Schweif von %1: %2.</translation>
    </message>
    <message>
        <source>Nobody sits there. That seat isn’t in this game.</source>
        <translation>Da sitzt niemand. Dieser Platz spielt nicht mit.</translation>
    </message>
    <message>
        <source>The cards are still being shuffled. Wait until the deck is ready.</source>
        <translation>Die Karten werden noch gemischt. Warte, bis der Stapel bereit ist.</translation>
    </message>
    <message>
        <source>All tails are complete, so there’s nothing left to draw or to brush.</source>
        <translation>Alle Schweife sind vollständig: Es gibt nichts mehr zu ziehen oder zu bürsten.</translation>
    </message>
    <message>
        <source>Your tail got its tip on turn %1 and is complete. Watch the others finish theirs.</source>
        <translation>Dein Schweif hat in Runde %1 seine Spitze bekommen und ist vollständig. Schau zu, wie die anderen fertig werden.</translation>
    </message>
    <message>
        <source>Your tail got its tip on turn %1, and a complete tail can’t change.</source>
        <translation>Dein Schweif hat in Runde %1 seine Spitze bekommen, und ein vollständiger Schweif ändert sich nicht mehr.</translation>
    </message>
    <message>
        <source>You’ve already acted this turn. The next one begins when the others are done.</source>
        <translation>Du warst in dieser Runde schon dran. Die nächste beginnt, wenn die anderen fertig sind.</translation>
    </message>
    <message>
        <source>You draw one card a turn, and you’re already drawing. The next card comes next turn.</source>
        <translation>Du ziehst schon eine Karte. Die nächste kommt in der nächsten Runde.</translation>
    </message>
    <message>
        <source>You’ve chosen to brush this turn. Draw your next card next turn.</source>
        <translation>Du hast dich in dieser Runde fürs Bürsten entschieden. Die nächste Karte ziehst du nächste Runde.</translation>
    </message>
    <message>
        <source>You’ve chosen to draw this turn. You can brush next turn.</source>
        <translation>Du hast dich in dieser Runde fürs Ziehen entschieden. Bürsten kannst du nächste Runde.</translation>
    </message>
    <message>
        <source>You’re already brushing. Set the links one by one, then confirm the brush.</source>
        <translation>Du bürstest schon. Wähle eine Verbindung nach der anderen und behalte dann die Frisur.</translation>
    </message>
    <message>
        <source>First everyone chooses to draw or to brush. Links come when all have chosen.</source>
        <translation>Erst entscheiden sich alle fürs Ziehen oder Bürsten. Die Verbindungen kommen danach.</translation>
    </message>
    <message>
        <source>You brushed on your last turn, so draw now. You may brush again the turn after.</source>
        <translation>Letzte Runde hast du gebürstet, also zieh jetzt. In der Runde danach darfst du wieder bürsten.</translation>
    </message>
    <message numerus="yes">
        <source>A tail of %n bit(s) has no link to brush. Draw until there are two.</source>
        <translation>
            <numerusform>Ein Schweif mit %n Stück hat keine Verbindung, die du bürsten könntest. Zieh, bis er zwei Stücke hat.</numerusform>
            <numerusform>Ein Schweif mit %n Stücken hat keine Verbindung, die du bürsten könntest. Zieh, bis er zwei Stücke hat.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first bit lies next to the fox without a link. Links begin with the second bit.</source>
        <translation>Das erste Stück liegt ohne Verbindung neben dem Fuchs. Verbindungen beginnen beim zweiten.</translation>
    </message>
    <message>
        <source>A placed link stays as it is. To change it, brush your tail.</source>
        <translation>Eine gelegte Verbindung bleibt, wie sie ist. Um sie zu ändern, bürste deinen Schweif.</translation>
    </message>
    <message>
        <source>The new bit can’t lie straight. Choose one of the four ways to join it.</source>
        <translation>Das neue Stück kann nicht gerade liegen. Wähle eine der vier Arten, es anzulegen.</translation>
    </message>
    <message>
        <source>There are only four links: over or under, with the tops or the bottoms together.</source>
        <translation>Es gibt nur vier Verbindungen: drüber oder drunter, jeweils oben oder unten zusammen.</translation>
    </message>
    <message numerus="yes">
        <source>Every link of this brush is set, %n in all. Confirm the brush, or take a link back.</source>
        <translation>
            <numerusform>Die einzige Verbindung dieser Frisur ist gewählt. Behalte die Frisur, oder nimm die Verbindung zurück.</numerusform>
            <numerusform>Alle Verbindungen sind gewählt, %n insgesamt. Behalte die Frisur, oder nimm eine Verbindung zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only %1 of %2 links are set. Choose one for every bit after the first.</source>
        <translation>Erst %1 von %2 Verbindungen sind gewählt. Wähle eine für jedes Stück nach dem ersten.</translation>
    </message>
    <message>
        <source>You aren’t brushing, so there’s no brush to confirm.</source>
        <translation>Du bürstest gerade nicht, also kannst du auch keine Frisur behalten.</translation>
    </message>
    <message>
        <source>The vote comes later, when every tail has its tip.</source>
        <translation>Abgestimmt wird später, wenn jeder Schweif seine Spitze hat.</translation>
    </message>
    <message>
        <source>In solo practice there’s nobody to vote for.</source>
        <translation>In der Übung allein gibt es niemanden, für den du stimmen könntest.</translation>
    </message>
    <message>
        <source>You’ve already voted and given your point away.</source>
        <translation>Du hast abgestimmt: Dein Punkt ist vergeben.</translation>
    </message>
    <message>
        <source>Your own tail may be the prettiest, but your point goes to another player.</source>
        <translation>Dein eigener Schweif mag der schönste sein, aber dein Punkt geht an jemand anderen.</translation>
    </message>
    <message>
        <source>Nobody sits there. Give your point to a player in this game.</source>
        <translation>Da sitzt niemand. Gib deinen Punkt jemandem, der mitspielt.</translation>
    </message>
    <message>
        <source>top left</source>
        <extracomment>Foxtail: a line of the score, or which of the four corners of a tail bit</extracomment>
        <translation>links oben</translation>
    </message>
    <message>
        <source>top right</source>
        <extracomment>Foxtail: a line of the score, or which of the four corners of a tail bit</extracomment>
        <translation>rechts oben</translation>
    </message>
    <message>
        <source>bottom left</source>
        <extracomment>Foxtail: a line of the score, or which of the four corners of a tail bit</extracomment>
        <translation>links unten</translation>
    </message>
    <message>
        <source>bottom right</source>
        <extracomment>Foxtail: a line of the score, or which of the four corners of a tail bit</extracomment>
        <translation>rechts unten</translation>
    </message>
    <message numerus="yes">
        <source>Match of %n charm(s), %1</source>
        <translation>
            <numerusform>Gruppe aus %n Motiv, %1</numerusform>
            <numerusform>Gruppe aus %n Motiven, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chain of %n charm(s), %1</source>
        <translation>
            <numerusform>Kette aus %n Motiv, %1</numerusform>
            <numerusform>Kette aus %n Motiven, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Foxtail: a line of the score, or which of the four corners of a tail bit</extracomment>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Chains</source>
        <extracomment>Foxtail: a line of the score, or which of the four corners of a tail bit</extracomment>
        <translation>Ketten</translation>
    </message>
    <message>
        <source>Longest chain</source>
        <extracomment>Foxtail: a line of the score, or which of the four corners of a tail bit; Foxtail: a heading of the rules</extracomment>
        <translation>Längste Kette</translation>
    </message>
    <message>
        <source>Biggest match</source>
        <extracomment>Foxtail: a line of the score, or which of the four corners of a tail bit; Foxtail: a heading of the rules</extracomment>
        <translation>Größte Gruppe</translation>
    </message>
    <message>
        <source>Variety</source>
        <extracomment>Foxtail: a line of the score, or which of the four corners of a tail bit; Foxtail: a heading of the rules</extracomment>
        <translation>Vielfalt</translation>
    </message>
    <message>
        <source>A set, %1</source>
        <translation>Ein Satz %1</translation>
    </message>
    <message>
        <source>First to finish</source>
        <translation>Zuerst fertig</translation>
    </message>
    <message>
        <source>Finished on turn %1</source>
        <translation>Fertig in Runde %1</translation>
    </message>
    <message>
        <source>Prettiest tail</source>
        <extracomment>Foxtail: a line of the score, or which of the four corners of a tail bit; Foxtail: a line of the score pad; Foxtail: a heading of the rules</extracomment>
        <translation>Schönster Schweif</translation>
    </message>
    <message>
        <source>%1’s vote</source>
        <extracomment>Foxtail: a line of the score, or which of the four corners of a tail bit</extracomment>
        <translation>Stimme von %1</translation>
    </message>
    <message>
        <source>Joins %1 to %2, but loses this join and the previous one.</source>
        <translation>Verbindet %1 mit %2, aber dieser Anschluss und der davor gehen verloren.</translation>
    </message>
    <message>
        <source>Joins %1 to %2, but makes no set.</source>
        <translation>Verbindet %1 mit %2: kein Satz.</translation>
    </message>
    <message numerus="yes">
        <source>Joins %1 to %2 for a match of %3 and %n more tail point(s).</source>
        <translation>
            <numerusform>Verbindet %1 mit %2: eine %3er-Gruppe, %n Schweifpunkt mehr.</numerusform>
            <numerusform>Verbindet %1 mit %2: eine %3er-Gruppe, %n Schweifpunkte mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Joins %1 to %2 for a chain of %3 and %n more tail point(s).</source>
        <translation>
            <numerusform>Verbindet %1 mit %2: eine %3er-Kette, %n Schweifpunkt mehr.</numerusform>
            <numerusform>Verbindet %1 mit %2: eine %3er-Kette, %n Schweifpunkte mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Joins %1 to %2, but makes no set. %n tail point(s) so far.</source>
        <translation>
            <numerusform>Verbindet %1 mit %2: kein Satz; bisher %n Schweifpunkt.</numerusform>
            <numerusform>Verbindet %1 mit %2: kein Satz; bisher %n Schweifpunkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Joins %1 to %2, but loses this join and the previous one. %n tail point(s) so far.</source>
        <translation>
            <numerusform>Verbindet %1 mit %2, aber dieser Anschluss und der davor gehen verloren; bisher %n Schweifpunkt.</numerusform>
            <numerusform>Verbindet %1 mit %2, aber dieser Anschluss und der davor gehen verloren; bisher %n Schweifpunkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Joins %1 to %2, but the next bit covers it. %n tail point(s) so far.</source>
        <translation>
            <numerusform>Verbindet %1 mit %2, aber das nächste Stück verdeckt den Anschluss; bisher %n Schweifpunkt.</numerusform>
            <numerusform>Verbindet %1 mit %2, aber das nächste Stück verdeckt den Anschluss; bisher %n Schweifpunkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Joins %1 to %2 for a match of %3. %n tail point(s) so far.</source>
        <translation>
            <numerusform>Verbindet %1 mit %2: eine %3er-Gruppe; bisher %n Schweifpunkt.</numerusform>
            <numerusform>Verbindet %1 mit %2: eine %3er-Gruppe; bisher %n Schweifpunkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Joins %1 to %2 for a chain of %3. %n tail point(s) so far.</source>
        <translation>
            <numerusform>Verbindet %1 mit %2: eine %3er-Kette; bisher %n Schweifpunkt.</numerusform>
            <numerusform>Verbindet %1 mit %2: eine %3er-Kette; bisher %n Schweifpunkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Breaks the previous join.</source>
        <translation>Löst den Anschluss davor.</translation>
    </message>
    <message numerus="yes">
        <source>Breaks the previous join and loses %n point(s).</source>
        <translation>
            <numerusform>Löst den Anschluss davor: %n Punkt weniger.</numerusform>
            <numerusform>Löst den Anschluss davor: %n Punkte weniger.</numerusform>
        </translation>
    </message>
    <message>
        <source>+%1: tail %2, longest chain %3, biggest match %4</source>
        <translation>+%1: Schweif %2, längste Kette %3, größte Gruppe %4</translation>
    </message>
    <message>
        <source>%1: tail %2, longest chain %3, biggest match %4</source>
        <translation>%1: Schweif %2, längste Kette %3, größte Gruppe %4</translation>
    </message>
    <message>
        <source>+%1: tail %2, longest chain %3</source>
        <translation>+%1: Schweif %2, längste Kette %3</translation>
    </message>
    <message>
        <source>%1: tail %2, longest chain %3</source>
        <translation>%1: Schweif %2, längste Kette %3</translation>
    </message>
    <message>
        <source>+%1: tail %2, biggest match %3</source>
        <translation>+%1: Schweif %2, größte Gruppe %3</translation>
    </message>
    <message>
        <source>%1: tail %2, biggest match %3</source>
        <translation>%1: Schweif %2, größte Gruppe %3</translation>
    </message>
    <message>
        <source>%1: tail %2, rivals −%3</source>
        <translation>%1: Schweif %2, die anderen −%3</translation>
    </message>
    <message>
        <source>+%1: tail %2, rivals −%3</source>
        <translation>+%1: Schweif %2, die anderen −%3</translation>
    </message>
    <message>
        <source>%1: tail %2, longest chain %3, rivals −%4</source>
        <translation>%1: Schweif %2, längste Kette %3, die anderen −%4</translation>
    </message>
    <message>
        <source>+%1: tail %2, longest chain %3, rivals −%4</source>
        <translation>+%1: Schweif %2, längste Kette %3, die anderen −%4</translation>
    </message>
    <message>
        <source>%1: tail %2, biggest match %3, rivals −%4</source>
        <translation>%1: Schweif %2, größte Gruppe %3, die anderen −%4</translation>
    </message>
    <message>
        <source>+%1: tail %2, biggest match %3, rivals −%4</source>
        <translation>+%1: Schweif %2, größte Gruppe %3, die anderen −%4</translation>
    </message>
    <message>
        <source>%1: tail %2, longest chain %3, biggest match %4, rivals −%5</source>
        <translation>%1: Schweif %2, längste Kette %3, größte Gruppe %4, die anderen −%5</translation>
    </message>
    <message>
        <source>+%1: tail %2, longest chain %3, biggest match %4, rivals −%5</source>
        <translation>+%1: Schweif %2, längste Kette %3, größte Gruppe %4, die anderen −%5</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>Foxtail: what a player may do in a turn: draw a tail bit, or brush the tail (turn its bits anew)</extracomment>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Brush</source>
        <extracomment>Foxtail: what a player may do in a turn: draw a tail bit, or brush the tail (turn its bits anew)</extracomment>
        <translation>Bürsten</translation>
    </message>
    <message>
        <source>Set the links of your tail again. You don’t draw a card now, but you must next turn.</source>
        <translation>Legt die Verbindungen deines Schweifs neu fest; du ziehst keine Karte und musst nächste Runde ziehen.</translation>
    </message>
    <message>
        <source>Confirm this brush</source>
        <translation>Diese Frisur behalten</translation>
    </message>
    <message>
        <source>Tail points: %1 now, %2 before. Next turn you must draw.</source>
        <translation>Schweifpunkte: %1, vorher %2. Nächste Runde musst du ziehen.</translation>
    </message>
    <message numerus="yes">
        <source>This brush costs you %n tail point(s).</source>
        <translation>
            <numerusform>Diese Frisur kostet dich %n Schweifpunkt.</numerusform>
            <numerusform>Diese Frisur kostet dich %n Schweifpunkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your tail stays as it is and your turn is over.</source>
        <translation>Dein Schweif bleibt, wie er ist, und deine Runde ist vorbei.</translation>
    </message>
    <message>
        <source>A point for %1</source>
        <translation>Ein Punkt für %1</translation>
    </message>
    <message numerus="yes">
        <source>%1’s tail has %n bit(s).</source>
        <translation>
            <numerusform>Schweif von %1: %n Stück.</numerusform>
            <numerusform>Schweif von %1: %n Stücke.</numerusform>
        </translation>
    </message>
    <message>
        <source>the tail is still growing</source>
        <translation>der Schweif wächst noch</translation>
    </message>
    <message>
        <source>finished on turn %1</source>
        <translation>fertig in Runde %1</translation>
    </message>
    <message numerus="yes">
        <source>%n bit(s)</source>
        <extracomment>Foxtail: beside a seat: what the player has or does</extracomment>
        <translation>
            <numerusform>%n Stück</numerusform>
            <numerusform>%n Stücke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tail point(s)</source>
        <translation>
            <numerusform>%n Schweifpunkt</numerusform>
            <numerusform>%n Schweifpunkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) so far</source>
        <translation>
            <numerusform>bisher %n Punkt</numerusform>
            <numerusform>bisher %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>must draw</source>
        <extracomment>Foxtail: beside a seat: what the player has or does</extracomment>
        <translation>muss ziehen</translation>
    </message>
    <message>
        <source>may brush again</source>
        <translation>darf wieder bürsten</translation>
    </message>
    <message>
        <source>has chosen</source>
        <extracomment>Foxtail: beside a seat: what the player has or does</extracomment>
        <translation>hat gewählt</translation>
    </message>
    <message>
        <source>has not chosen</source>
        <translation>hat noch nicht gewählt</translation>
    </message>
    <message>
        <source>to act</source>
        <extracomment>Foxtail: beside a seat: what the player has or does</extracomment>
        <translation>ist dran</translation>
    </message>
    <message>
        <source>waiting</source>
        <extracomment>Foxtail: beside a seat: what the player has or does</extracomment>
        <translation>wartet</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <extracomment>Foxtail: beside a seat: what the player has or does</extracomment>
        <translation>Runde %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>noch %n Karte</numerusform>
            <numerusform>noch %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tip(s) among them</source>
        <translation>
            <numerusform>davon %n Spitze</numerusform>
            <numerusform>davon %n Spitzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest chain, %1</source>
        <translation>Längste Kette, %1</translation>
    </message>
    <message>
        <source>Longest chain, %1, tied with %2</source>
        <translation>Längste Kette, %1, gleichauf mit %2</translation>
    </message>
    <message>
        <source>Longest chain, %1, shared by %2</source>
        <translation>Längste Kette, %1: %2 Spieler gleichauf</translation>
    </message>
    <message>
        <source>Longest chain: nobody has one</source>
        <translation>Längste Kette: niemand hat eine</translation>
    </message>
    <message>
        <source>Longest chain, %1: %2 leads with %3</source>
        <translation>Längste Kette, %1: %2 führt mit %3</translation>
    </message>
    <message>
        <source>Longest chain, %1: others lead with %2</source>
        <translation>Längste Kette, %1: andere führen mit %2</translation>
    </message>
    <message>
        <source>Biggest match, %1</source>
        <translation>Größte Gruppe, %1</translation>
    </message>
    <message>
        <source>Biggest match, %1, tied with %2</source>
        <translation>Größte Gruppe, %1, gleichauf mit %2</translation>
    </message>
    <message>
        <source>Biggest match, %1, shared by %2</source>
        <translation>Größte Gruppe, %1: %2 Spieler gleichauf</translation>
    </message>
    <message>
        <source>Biggest match: nobody has one</source>
        <translation>Größte Gruppe: niemand hat eine</translation>
    </message>
    <message>
        <source>Biggest match, %1: %2 leads with %3</source>
        <translation>Größte Gruppe, %1: %2 führt mit %3</translation>
    </message>
    <message>
        <source>Biggest match, %1: others lead with %2</source>
        <translation>Größte Gruppe, %1: andere führen mit %2</translation>
    </message>
    <message>
        <source>Charm sets</source>
        <extracomment>Foxtail: a line of the score pad; Foxtail: a heading of the rules</extracomment>
        <translation>Motivsätze</translation>
    </message>
    <message>
        <source>Variety, %1 of 4 charms</source>
        <translation>Vielfalt, %1 von 4 Motiven</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Foxtail: a line of the score pad</extracomment>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Would score now</source>
        <translation>Stand jetzt</translation>
    </message>
    <message numerus="yes">
        <source>%1 finishes the practice game with %n point(s).</source>
        <translation>
            <numerusform>%1 beendet die Übung mit %n Punkt.</numerusform>
            <numerusform>%1 beendet die Übung mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s).</source>
        <translation>
            <numerusform>%1 gewinnt mit %n Punkt.</numerusform>
            <numerusform>%1 gewinnt mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 share the win with %n point(s).</source>
        <translation>
            <numerusform>%1 und %2 teilen sich mit %n Punkt den Sieg.</numerusform>
            <numerusform>%1 und %2 teilen sich mit %n Punkten den Sieg.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 and %3 share the win with %n point(s).</source>
        <translation>
            <numerusform>%1, %2 und %3 teilen sich mit %n Punkt den Sieg.</numerusform>
            <numerusform>%1, %2 und %3 teilen sich mit %n Punkten den Sieg.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %3 and %4 share the win with %n point(s).</source>
        <translation>
            <numerusform>%1, %2, %3 und %4 teilen sich mit %n Punkt den Sieg.</numerusform>
            <numerusform>%1, %2, %3 und %4 teilen sich mit %n Punkten den Sieg.</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting for %1.</source>
        <translation>Warten auf %1.</translation>
    </message>
    <message>
        <source>Waiting for %1 and %2.</source>
        <translation>Warten auf %1 und %2.</translation>
    </message>
    <message>
        <source>Waiting for %1, %2 and %3.</source>
        <translation>Warten auf %1, %2 und %3.</translation>
    </message>
    <message>
        <source>Waiting for %1, %2, %3 and %4.</source>
        <translation>Warten auf %1, %2, %3 und %4.</translation>
    </message>
    <message>
        <source>All choices are shown once the last one is in.</source>
        <translation>Alles wird aufgedeckt, sobald alle gewählt haben.</translation>
    </message>
    <message>
        <source>All links are shown once the last one is in.</source>
        <translation>Die Verbindungen werden gezeigt, sobald alle fertig sind.</translation>
    </message>
    <message>
        <source>All votes are shown once the last one is in.</source>
        <translation>Die Stimmen werden aufgedeckt, sobald alle abgestimmt haben.</translation>
    </message>
    <message>
        <source>%1, draw a card.</source>
        <translation>%1, zieh eine Karte.</translation>
    </message>
    <message>
        <source>%1, draw a card or brush your tail.</source>
        <translation>%1, zieh eine Karte oder bürste deinen Schweif.</translation>
    </message>
    <message>
        <source>You brushed last turn, so you must draw.</source>
        <translation>Letzte Runde hast du gebürstet, also musst du ziehen.</translation>
    </message>
    <message>
        <source>%1, join the new bit to your tail.</source>
        <translation>%1, leg das neue Stück an deinen Schweif an.</translation>
    </message>
    <message>
        <source>%1, your tail is brushed. Keep it like this?</source>
        <translation>%1, dein Schweif ist gebürstet. Frisur behalten?</translation>
    </message>
    <message>
        <source>%1, how should bit %2 join?</source>
        <translation>%1, wie legst du Stück %2 an?</translation>
    </message>
    <message>
        <source>Tail points: %1 so far, %2 before.</source>
        <translation>Schweifpunkte: jetzt %1, vorher %2.</translation>
    </message>
    <message>
        <source>%1, whose tail is the prettiest?</source>
        <translation>%1, welcher Schweif ist der schönste?</translation>
    </message>
    <message>
        <source>Give one point to another player. All votes are shown together.</source>
        <translation>Gib jemand anderem einen Punkt. Alle Stimmen werden gleichzeitig aufgedeckt.</translation>
    </message>
    <message numerus="yes">
        <source>The best links for these bits score %n tail point(s).</source>
        <translation>
            <numerusform>Die besten Verbindungen für diese Stücke ergeben %n Schweifpunkt.</numerusform>
            <numerusform>Die besten Verbindungen für diese Stücke ergeben %n Schweifpunkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The deck is being shuffled.</source>
        <translation>Der Stapel wird gemischt.</translation>
    </message>
    <message>
        <source>Joins the end of the tail, tops or bottoms together, over or under the last bit.</source>
        <translation>Kommt ans Ende des Schweifs, über oder unter das letzte Stück; beide liegen oben oder unten zusammen.</translation>
    </message>
    <message>
        <source>Equal charms of one kind side by side are a match.</source>
        <translation>Motive derselben Art mit derselben Zahl, die nebeneinanderliegen, bilden eine Gruppe.</translation>
    </message>
    <message>
        <source>Charms of one kind whose numbers rise or fall by one are a chain.</source>
        <translation>Motive einer Art, deren Zahlen um eins steigen oder fallen, bilden eine Kette.</translation>
    </message>
    <message>
        <source>A charm that another card hides counts for nobody.</source>
        <translation>Ein Motiv, das von einer anderen Karte verdeckt wird, zählt für niemanden.</translation>
    </message>
    <message>
        <source>Draw it and your tail is finished. Nothing can join after it.</source>
        <translation>Wer die Spitze zieht, ist fertig. Hinter ihr wird nichts mehr angelegt.</translation>
    </message>
    <message>
        <source>It carries no charms.</source>
        <translation>Die Spitze trägt keine Motive.</translation>
    </message>
    <message>
        <source>A card face down</source>
        <translation>Eine verdeckte Karte</translation>
    </message>
    <message>
        <source>Tail tip</source>
        <extracomment>Foxtail: the name of a card: the white end of the tail</extracomment>
        <translation>Schweifspitze</translation>
    </message>
    <message>
        <source>Tail bit: top %1 and %2, bottom %3 and %4</source>
        <translation>Schweifstück: oben %1 und %2, unten %3 und %4</translation>
    </message>
    <message>
        <source>What is in the box</source>
        <translation>Was in der Schachtel ist</translation>
    </message>
    <message>
        <source>Setup</source>
        <extracomment>Foxtail: a heading of the rules</extracomment>
        <translation>Vorbereitung</translation>
    </message>
    <message>
        <source>A turn</source>
        <extracomment>Foxtail: a heading of the rules</extracomment>
        <translation>Eine Runde</translation>
    </message>
    <message>
        <source>Joining a bit</source>
        <translation>Ein Stück anlegen</translation>
    </message>
    <message>
        <source>Brushing your tail</source>
        <translation>Den Schweif bürsten</translation>
    </message>
    <message>
        <source>The end and the points</source>
        <translation>Das Ende und die Punkte</translation>
    </message>
    <message>
        <source>Ways to play</source>
        <translation>Spielweisen</translation>
    </message>
    <message>
        <source>Chances and examples</source>
        <translation>Chancen und Beispiele</translation>
    </message>
    <message>
        <source>Rows of charms</source>
        <translation>Reihen von Motiven</translation>
    </message>
    <message>
        <source>Bits joined in the same way, one after the other, put charms of one kind side by side in a row. A row ends where a bit joins in another way or where a join is lost (FT-34). Matches and chains are found inside a row only, never across its end.</source>
        <translation>Legst du mehrere Stücke nacheinander auf dieselbe Weise an, liegen Motive einer Art nebeneinander: eine Reihe. Sie endet, wo ein Stück anders angelegt ist oder wo ein Anschluss verloren geht (FT-34). Gruppen und Ketten gibt es nur innerhalb einer Reihe, nie über ihr Ende hinaus.</translation>
    </message>
    <message>
        <source>Your first two bits match at the top left. The third one is joined with the bottoms together, so that row has ended. Join the new bit over with the tops together. It makes a new match of 2, and the first match stays as it is.</source>
        <translation>Deine ersten zwei Stücke bilden links oben eine Gruppe. Das dritte ist mit „unten zusammen“ angelegt, also ist diese Reihe zu Ende. Leg das neue Stück mit „drüber, oben zusammen“ an: Es bildet eine neue 2er-Gruppe, und die erste Gruppe bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>Foxtail: a heading of the rules</extracomment>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Charms side by side in a row with the same number are a match. A match may have any length from 2 up. In the row 1-1-3-3 there are 2 matches of 2.</source>
        <translation>Motive, die in einer Reihe nebeneinanderliegen und dieselbe Zahl haben, bilden eine Gruppe. Ab 2 Motiven darf eine Gruppe beliebig lang sein. In der Reihe 1-1-3-3 gibt es zwei 2er-Gruppen.</translation>
    </message>
    <message>
        <source>Chain</source>
        <extracomment>Foxtail: a heading of the rules</extracomment>
        <translation>Kette</translation>
    </message>
    <message>
        <source>Charms side by side in a row whose numbers differ by exactly 1 are a chain. It may count up or down and have any length from 2 up. 2-3 is one, and so is 3-2-1.</source>
        <translation>Motive, die in einer Reihe nebeneinanderliegen und deren Zahlen sich um genau 1 unterscheiden, bilden eine Kette. Sie darf auf- oder abwärts zählen und ab 2 Motiven beliebig lang sein: 2-3 ist eine, und 3-2-1 auch.</translation>
    </message>
    <message>
        <source>A chain may turn around</source>
        <translation>Eine Kette darf die Richtung wechseln</translation>
    </message>
    <message>
        <source>A chain may switch between counting up and counting down as often as it likes. The row 2-1-2-1 is a single chain of 4, and 1-2-3-2-3 a single chain of 5.</source>
        <translation>Eine Kette darf beliebig oft zwischen Auf- und Abwärtszählen wechseln. Die Reihe 2-1-2-1 ist eine einzige 4er-Kette, und 1-2-3-2-3 eine einzige 5er-Kette.</translation>
    </message>
    <message>
        <source>1 and 3 do not go together</source>
        <translation>1 und 3 passen nicht zusammen</translation>
    </message>
    <message>
        <source>A 1 next to a 3 is neither a match nor a chain, whichever comes first. Any set ends there. The row 1-2-3-1-2 holds a chain of 3 and a chain of 2.</source>
        <translation>Eine 1 neben einer 3 ist weder Gruppe noch Kette, egal welche zuerst kommt. Dort endet jeder Satz. In der Reihe 1-2-3-1-2 stecken eine 3er-Kette und eine 2er-Kette.</translation>
    </message>
    <message>
        <source>Your new bit has a 3 at the top left, and your last bit has a 1 there. Join it over with the tops together. That is allowed, but it makes no set. Each of the three other ways makes a match.</source>
        <translation>Dein neues Stück hat links oben eine 3, und dein letztes Stück hat dort eine 1. Leg es mit „drüber, oben zusammen“ an: Das ist erlaubt und ergibt keinen Satz. Jede der drei anderen Arten ergibt eine Gruppe.</translation>
    </message>
    <message>
        <source>Two charms make a set</source>
        <translation>Zwei Motive ergeben einen Satz</translation>
    </message>
    <message>
        <source>The smallest match has 2 charms, and so does the smallest chain. A single charm does not make a set. The printed rules give no smallest size, so we count two matching neighbours as enough.</source>
        <translation>Die kleinste Gruppe hat 2 Motive, die kleinste Kette auch. Ein einzelnes Motiv ist kein Satz. Die Originalregel nennt keine Mindestgröße, darum genügen uns zwei Motive nebeneinander, die zusammenpassen.</translation>
    </message>
    <message>
        <source>A charm in a match and in a chain</source>
        <translation>Ein Motiv in Gruppe und Kette</translation>
    </message>
    <message>
        <source>A charm may belong to a match and to a chain, and then it counts in both. The row 1-2-2-3 holds a chain of 2, a match of 2 and another chain of 2, together 6 points. No charm ever belongs to 2 matches or to 2 chains. The printed rules leave this open.</source>
        <translation>Ein Motiv kann zu einer Gruppe und zu einer Kette gehören, und dann zählt es in beiden. In der Reihe 1-2-2-3 stecken eine 2er-Kette, eine 2er-Gruppe und noch eine 2er-Kette, zusammen 6 Punkte. Zu 2 Gruppen oder zu 2 Ketten gehört ein Motiv dagegen nie. Die Originalregel lässt das offen.</translation>
    </message>
    <message>
        <source>At the top left your row is 1-1-2: a match of 2 and a chain of 2. Join the new bit over with the tops together. Its 2 makes another match of 2 with the last charm of the chain, and that charm counts in both.</source>
        <translation>Links oben ist deine Reihe 1-1-2: eine 2er-Gruppe und eine 2er-Kette. Leg das neue Stück mit „drüber, oben zusammen“ an. Seine 2 bildet mit dem letzten Motiv der Kette noch eine 2er-Gruppe, und dieses Motiv zählt in beiden.</translation>
    </message>
    <message>
        <source>How points are counted</source>
        <translation>Wie Punkte gezählt werden</translation>
    </message>
    <message>
        <source>When all tails are complete, points are counted in this order: matches and chains, variety, longest chain and biggest match, first to finish, prettiest tail. Until then nothing is settled, and the score pad only shows the current standing. A long tail is worth nothing by itself.</source>
        <translation>Sind alle Schweife vollständig, werden die Punkte in dieser Reihenfolge gezählt: Gruppen und Ketten, Vielfalt, längste Kette und größte Gruppe, zuerst fertig, schönster Schweif. Vorher steht nichts fest, und der Punktezettel zeigt nur, wie es gerade aussieht. Ein langer Schweif allein ist nichts wert.</translation>
    </message>
    <message>
        <source>Points for matches</source>
        <translation>Punkte für Gruppen</translation>
    </message>
    <message>
        <source>Each match is worth 1 point for every charm in it. A match of 3 scores 3 points, and 2 matches of 2 score 4.</source>
        <translation>Jede Gruppe bringt für jedes ihrer Motive 1 Punkt. Eine 3er-Gruppe bringt 3 Punkte, und zwei 2er-Gruppen bringen 4.</translation>
    </message>
    <message>
        <source>Points for chains</source>
        <translation>Punkte für Ketten</translation>
    </message>
    <message>
        <source>Each chain is worth 1 point for every charm in it. The row 1-2-3-3-3-2-1 holds a chain of 3, a match of 3 and a chain of 3: 9 points.</source>
        <translation>Jede Kette bringt für jedes ihrer Motive 1 Punkt. In der Reihe 1-2-3-3-3-2-1 stecken eine 3er-Kette, eine 3er-Gruppe und eine 3er-Kette: 9 Punkte.</translation>
    </message>
    <message>
        <source>Variety scores 1 point for each kind of charm in which you have a set, at most 4. A second set of the same kind adds nothing here.</source>
        <translation>Vielfalt zählt die Arten von Motiven, in denen du einen Satz hast: 1 Punkt für jede, höchstens 4. Ein zweiter Satz derselben Art bringt hier nichts mehr.</translation>
    </message>
    <message>
        <source>The longest single chain at the table earns its owner 2 points. All players who tie for it get 2 points each. You can get these and the points for the biggest match as well.</source>
        <translation>Wer die längste Kette am Tisch hat, bekommt 2 Punkte. Haben mehrere eine gleich lange, bekommt jeder von ihnen 2 Punkte. Du kannst diese Punkte und die für die größte Gruppe zugleich bekommen.</translation>
    </message>
    <message>
        <source>You and Ben both have a chain of 3, so each of you would get the 2 points. Join the new bit over with the tops together. Your chain grows to 4, and the points for the longest chain are yours alone.</source>
        <translation>Ben und du, ihr habt beide eine 3er-Kette, also bekämt ihr beide die 2 Punkte. Leg das neue Stück mit „drüber, oben zusammen“ an: Deine Kette wächst auf 4, und die Punkte für die längste Kette gehören dir allein.</translation>
    </message>
    <message>
        <source>The biggest single match at the table earns its owner 2 points. Sizes are not added up, so a match of 3 beats 2 matches of 2. All players who tie for it get 2 points each.</source>
        <translation>Wer die größte Gruppe am Tisch hat, bekommt 2 Punkte. Größen werden nicht zusammengezählt: Eine 3er-Gruppe schlägt zwei 2er-Gruppen. Haben mehrere eine gleich große, bekommt jeder von ihnen 2 Punkte.</translation>
    </message>
    <message>
        <source>When nobody has one</source>
        <translation>Ohne Kette oder Gruppe</translation>
    </message>
    <message>
        <source>If nobody at the table has a chain, nobody gets the points for the longest one. The same goes for matches. The printed rules do not mention this, but a set that was never made cannot be the biggest.</source>
        <translation>Hat niemand am Tisch eine Kette, bekommt auch niemand die Punkte für die längste. Für Gruppen gilt dasselbe. Die Originalregel sagt nichts dazu; ein Satz, der nie gelegt wurde, kann nicht der größte sein.</translation>
    </message>
    <message>
        <source>Everyone who got the tip in the earliest finishing turn gets 2 points. Drawing first within that turn gives no advantage.</source>
        <translation>Alle, die ihre Spitze in der frühesten Zielrunde gezogen haben, bekommen 2 Punkte. Es ist kein Vorteil, in dieser Runde zuerst zu ziehen.</translation>
    </message>
    <message>
        <source>When all tails are complete, everyone gives 1 point to another player’s tail. You cannot choose your own tail, and you cannot keep the point. Votes stay secret until all are in, so nobody can react to a vote. A bot picks the tail with the most joins in sight.</source>
        <translation>Sind alle Schweife vollständig, gibt jeder 1 Punkt an den Schweif eines anderen. Deinen eigenen Schweif kannst du nicht wählen, und behalten kannst du den Punkt auch nicht. Stimmen bleiben geheim, bis alle abgestimmt haben; so kann niemand auf eine Stimme reagieren. Ein Bot wählt den Schweif mit den meisten sichtbaren Anschlüssen.</translation>
    </message>
    <message>
        <source>All tails are complete. Look at Ben’s and Cleo’s tails and give your point to one of them. You cannot choose your own.</source>
        <translation>Alle Schweife sind vollständig. Sieh dir die Schweife von Ben und Cleo an und gib einem davon deinen Punkt. Dein eigener Schweif steht nicht zur Wahl.</translation>
    </message>
    <message>
        <source>The vote with two players</source>
        <translation>Die Abstimmung zu zweit</translation>
    </message>
    <message>
        <source>With 2 players there is only one other tail, so each gets 1 point from the other. The program gives these points automatically. They are part of the total and never change who wins.</source>
        <translation>Zu zweit gibt es nur einen anderen Schweif, also bekommt jeder 1 Punkt vom anderen. Das Programm vergibt diese Punkte automatisch. Sie zählen zur Summe, ändern aber nie, wer gewinnt.</translation>
    </message>
    <message>
        <source>Winning</source>
        <extracomment>Foxtail: a heading of the rules</extracomment>
        <translation>Gewinnen</translation>
    </message>
    <message>
        <source>The most points win. Players who tie for the most share the win, because ties are not broken. The printed rules take winning lightly too.</source>
        <translation>Wer die meisten Punkte hat, gewinnt. Liegen mehrere gleichauf vorn, teilen sie sich den Sieg; einen Stichentscheid gibt es nicht. Auch die Originalregel nimmt das Gewinnen nicht allzu ernst.</translation>
    </message>
    <message>
        <source>How many points are possible</source>
        <translation>Wie viele Punkte möglich sind</translation>
    </message>
    <message>
        <source>Every join adds at most 2 points to your sets. So 8 bits, with 7 joins, score up to 14 points for sets and 4 for variety, which makes 18 tail points. You have either 0 tail points or at least 3, because even the smallest set is worth 2 points and 1 for variety.</source>
        <translation>Jeder Anschluss bringt deinen Sätzen höchstens 2 Punkte. 8 Stücke mit 7 Anschlüssen bringen also bis zu 14 Punkte für Sätze und 4 für Vielfalt: 18 Schweifpunkte. Du hast entweder 0 Schweifpunkte oder mindestens 3, denn schon der kleinste Satz bringt 2 Punkte und noch 1 für die Vielfalt.</translation>
    </message>
    <message>
        <source>Charm themes</source>
        <extracomment>Foxtail: a heading of the rules</extracomment>
        <translation>Bilderwelten</translation>
    </message>
    <message>
        <source>A theme decides how the 4 kinds of charm look and changes nothing else. In the order top left, top right, bottom left, bottom right: Summer has sunflower, wheat, butterfly and snail; Autumn has acorn, toadstool, maple leaf and hedgehog; Winter has snowflake, pine cone, mitten and robin; Spring has tulip, ladybird, raindrop and catkin.</source>
        <translation>Die Bilder bestimmen, wie die 4 Arten von Motiven aussehen, und ändern sonst nichts. Hier stehen sie in der Reihenfolge links oben, rechts oben, links unten, rechts unten. Der Sommer hat Sonnenblume, Weizen, Schmetterling und Schnecke; der Herbst hat Eichel, Fliegenpilz, Ahornblatt und Igel; der Winter hat Schneeflocke, Kiefernzapfen, Fäustling und Rotkehlchen; der Frühling hat Tulpe, Marienkäfer, Regentropfen und Weidenkätzchen.</translation>
    </message>
    <message>
        <source>Solo practice</source>
        <extracomment>Foxtail: a heading of the rules</extracomment>
        <translation>Übung allein</translation>
    </message>
    <message>
        <source>One player alone plays by the same rules. The upper part of the deck has 8 bits, the lower one 2 bits and the tip. Only matches, chains and variety count, because everything else needs someone to compare with. Your tail gets 8, 9 or 10 bits, each just as likely. The printed rules have no solo game. This one is ours.</source>
        <translation>Wer allein spielt, spielt nach denselben Regeln: Der obere Teil des Stapels hat 8 Stücke, der untere 2 Stücke und die Spitze. Nur Gruppen, Ketten und Vielfalt zählen, denn für alles andere muss man sich mit jemandem vergleichen. Dein Schweif bekommt 8, 9 oder 10 Stücke, alles gleich wahrscheinlich. Die Originalregel kennt kein Solospiel; dieses ist von uns.</translation>
    </message>
    <message>
        <source>Choosing a theme</source>
        <translation>Bilder wählen</translation>
    </message>
    <message>
        <source>You pick a theme (FT-9) before the game and can change it at any time. Only the pictures change.</source>
        <translation>Du suchst vor dem Spiel eine Bilderwelt aus (FT-9) und kannst sie jederzeit wechseln. Nur die Bilder ändern sich, das Spiel geht weiter wie zuvor.</translation>
    </message>
    <message>
        <source>How long a tail gets</source>
        <translation>Wie lang ein Schweif wird</translation>
    </message>
    <message>
        <source>If nobody brushes, a tail gets at least 8 bits and at most 12 with 2 players, 14 with 3 and 16 with 4. On average it has a little more than 9. One tail in three stays at 8, and every seat has the same chances.</source>
        <translation>Wenn niemand bürstet, bekommt ein Schweif mindestens 8 Stücke. Höchstens werden es zu zweit 12, zu dritt 14 und zu viert 16. Im Schnitt sind es etwas mehr als 9. Jeder dritte Schweif bleibt bei 8, und jeder Platz hat dieselben Chancen.</translation>
    </message>
    <message>
        <source>Bits that are left over</source>
        <translation>Stücke, die übrig bleiben</translation>
    </message>
    <message>
        <source>The bits under the last tip stay in the deck. The shuffle alone decides how many; on average it is 1 to 2 bits. So with others at the table, bits that you miss by brushing go to them.</source>
        <translation>Die Stücke unter der letzten Spitze bleiben im Stapel. Wie viele es sind, entscheidet allein das Mischen, was ihr auch tut; im Schnitt sind es 1 bis 2. Spielen andere mit, bekommen also sie die Stücke, die dir beim Bürsten entgehen.</translation>
    </message>
    <message>
        <source>The shortest and the longest</source>
        <translation>Das kürzeste und das längste Spiel</translation>
    </message>
    <message>
        <source>Without brushing, a game takes at least 9 turns, and at most 13 with 2 players, 15 with 3 or 17 with 4. With brushing it can take up to 24, 28 or 32 turns. Tails can then end with 6 to 14 bits with 2 players, 5 to 18 with 3 and 5 to 20 with 4. With 3 or 4 players not every seat can reach both extremes, because earlier seats draw first.</source>
        <translation>Ohne Bürsten dauert ein Spiel mindestens 9 Runden und höchstens 13 zu zweit, 15 zu dritt oder 17 zu viert. Mit Bürsten können es bis zu 24, 28 oder 32 Runden werden. Ein Schweif kann dann zu zweit 6 bis 14 Stücke haben, zu dritt 5 bis 18 und zu viert 5 bis 20. Zu dritt oder zu viert erreicht nicht jeder Platz beide Grenzen, weil frühere Plätze zuerst ziehen.</translation>
    </message>
    <message>
        <source>Two bits joined blindly</source>
        <translation>Zwei blind angelegte Stücke</translation>
    </message>
    <message>
        <source>There are 6240 ways to join one bit of the pack to another. 1976 of them make a match, 2912 make a chain and 1352 make nothing. So even a bit joined blindly scores nearly 4 times out of 5, and there is always one way that scores.</source>
        <translation>Es gibt 6240 Möglichkeiten, ein Stück der Packung an ein anderes anzulegen. 1976 davon ergeben eine Gruppe, 2912 eine Kette und 1352 gar nichts. Selbst ein blind angelegtes Stück punktet also in fast 4 von 5 Fällen, und eine Art, die punktet, gibt es immer.</translation>
    </message>
    <message>
        <source>What luck alone scores</source>
        <translation>Was Glück allein bringt</translation>
    </message>
    <message>
        <source>If all bits are joined at random, sets score about 8 points in a tail of 8 bits and about 17 in one of 16 bits. That is a little more than 1 point for each further bit.</source>
        <translation>Wer alle Stücke zufällig anlegt, bekommt für seine Sätze etwa 8 Punkte bei 8 Stücken und etwa 17 bei 16 Stücken. Das ist etwas mehr als 1 Punkt für jedes weitere Stück.</translation>
    </message>
    <message>
        <source>What skill scores</source>
        <translation>Was Können bringt</translation>
    </message>
    <message>
        <source>We let bots play many thousands of games. With 2 to 4 players at the table, joining at random scores 17 to 18 points in all, and always taking the most points at once scores more than 26. Brushing at random makes your tail short and loses. The casual bot joins for the most points and brushes late, if that gains at least 2.</source>
        <translation>Wir haben Bots viele Tausend Spiele spielen lassen. Mit 2 bis 4 Spielern bringt zufälliges Anlegen jedem insgesamt 17 bis 18 Punkte; wer jedes Mal nimmt, was sofort am meisten bringt, kommt auf mehr als 26. Wer wahllos bürstet, bekommt einen kurzen Schweif und verliert. Der lockere Bot legt immer so an, dass er die meisten Punkte bekommt. Er bürstet spät und nur, wenn er damit mindestens 2 Punkte gewinnt.</translation>
    </message>
    <message>
        <source>The best brush</source>
        <translation>Die beste Frisur</translation>
    </message>
    <message>
        <source>For every tail there is a brush that scores the most tail points. In more than 99% of tails with 8 to 12 bits it reaches the limit (FT-65), which is 18 points with 8 bits and 2 more for every further bit. The program works it out exactly for bots and for your hints.</source>
        <translation>Für jeden Schweif gibt es eine Frisur, also eine Art zu bürsten, mit der du die meisten Schweifpunkte bekommst. Bei mehr als 99 von 100 Schweifen mit 8 bis 12 Stücken erreicht sie die Grenze (FT-65): 18 Punkte mit 8 Stücken und 2 mehr für jedes weitere Stück. Das Programm rechnet sie genau aus, für die Bots und für deine Tipps.</translation>
    </message>
    <message>
        <source>In solo practice your 8 bits have 3 tail points, and the best brush scores 18. Choose to brush and try to find it. A hint shows you a good next step.</source>
        <translation>In der Übung allein haben deine 8 Stücke 3 Schweifpunkte, und die beste Frisur bringt 18. Entscheide dich fürs Bürsten und versuch, sie zu finden. Ein Tipp zeigt dir einen guten nächsten Schritt.</translation>
    </message>
    <message>
        <source>Some best brushes</source>
        <translation>Einige beste Frisuren</translation>
    </message>
    <message>
        <source>Bits are named here by their numbers: top left, top right, bottom left, bottom right. The tail 1112, 2111 can have 3 tail points at best, and the tail 1112, 1121, 1123 can have 6. The tail 1112, 1121, 1123, 1132, 1211 can have 12. Join its bits over and under with the tops together, then over and under with the bottoms together, for a set in each kind.</source>
        <translation>Stücke werden hier mit ihren Zahlen genannt: links oben, rechts oben, links unten, rechts unten. Der Schweif 1112, 2111 kann höchstens 3 Schweifpunkte haben, der Schweif 1112, 1121, 1123 höchstens 6. Der Schweif 1112, 1121, 1123, 1132, 1211 kann 12 haben: Leg seine Stücke erst drüber und drunter an, beide „oben zusammen“, dann drüber und drunter, beide „unten zusammen“; so bekommst du in jeder Art einen Satz.</translation>
    </message>
    <message>
        <source>What a long set costs</source>
        <translation>Was ein langer Satz kostet</translation>
    </message>
    <message>
        <source>A join that starts a set scores 2 points, and one that makes a set longer scores 1. So each further charm in a long set costs you about 1 tail point. It pays off only if it wins you the longest chain (FT-58) or the biggest match (FT-59).</source>
        <translation>Ein Anschluss, der einen Satz eröffnet, bringt 2 Punkte, und einer, der einen Satz verlängert, bringt 1. Jedes weitere Motiv in einem langen Satz kostet dich also etwa 1 Schweifpunkt. Das lohnt sich nur, wenn du damit die längste Kette (FT-58) oder die größte Gruppe (FT-59) gewinnst.</translation>
    </message>
    <message>
        <source>Everything has its mirror</source>
        <translation>Alles hat sein Spiegelbild</translation>
    </message>
    <message>
        <source>Tops are worth as much as bottoms. A tail read from its tip to its fox, as in a mirror, is worth the same. And if every 1 of a kind became a 3 and every 3 a 1, nothing would change either.</source>
        <translation>Oben ist so viel wert wie unten. Ein Schweif, den man wie im Spiegel von der Spitze zum Fuchs liest, ist genauso viel wert. Und würde bei einer Art jede 1 zur 3 und jede 3 zur 1, änderte sich auch dadurch nichts.</translation>
    </message>
    <message>
        <source>Example: a tail and its points</source>
        <translation>Beispiel: ein Schweif und seine Punkte</translation>
    </message>
    <message>
        <source>Six bits show the top left numbers 2, 2, 2, 2, 2 and 1. All are joined over with the tops together, which makes a match of 5 and a chain of 2. With 1 point for variety that is 8 tail points. Join the fourth bit under instead, with the tops together, and two joins are lost. A match of 3 and a chain of 2 remain, for 6 tail points.</source>
        <translation>Sechs Stücke zeigen links oben die Zahlen 2, 2, 2, 2, 2 und 1. Alle sind mit „drüber, oben zusammen“ angelegt: Das ergibt eine 5er-Gruppe und eine 2er-Kette, mit 1 Punkt für Vielfalt sind das 8 Schweifpunkte. Legst du das vierte Stück stattdessen mit „drunter, oben zusammen“ an, gehen zwei Anschlüsse verloren. Es bleiben eine 3er-Gruppe und eine 2er-Kette, 6 Schweifpunkte.</translation>
    </message>
    <message>
        <source>Example: comparing tails</source>
        <translation>Beispiel: Schweife im Vergleich</translation>
    </message>
    <message>
        <source>Three players have longest chains of 5, 3 and 3 and biggest matches of 0, 3 and 3. The first gets 2 points for the chain, and the two others 2 each for their matches. Their finishing turns are 9, 10 and 9, so the first and the third get 2 points more.</source>
        <translation>Bei drei Spielern sind die längsten Ketten 5, 3 und 3 Motive lang und die größten Gruppen 0, 3 und 3 Motive groß. Der erste bekommt 2 Punkte für seine Kette, jeder der beiden anderen 2 Punkte für seine Gruppe. Ihre Zielrunden sind 9, 10 und 9, also bekommt der erste noch 2 Punkte und der dritte auch.</translation>
    </message>
    <message>
        <source>Example: a whole game for two</source>
        <translation>Beispiel: ein ganzes Spiel zu zweit</translation>
    </message>
    <message>
        <source>One player always draws and finishes on turn 13 with 12 bits and 16 tail points. The other brushes twice and finishes on turn 10 with 7 bits and 13 tail points. They tie for the longest chain and the biggest match, each gets 1 vote, and the second gets 2 points for finishing first. The long tail wins by 21 points to 20.</source>
        <translation>Einer zieht immer und ist in Runde 13 fertig, mit 12 Stücken und 16 Schweifpunkten. Der andere bürstet zweimal und ist in Runde 10 fertig, mit 7 Stücken und 13 Schweifpunkten. Bei der längsten Kette und der größten Gruppe liegen sie gleichauf, und jeder bekommt 1 Stimme. Wer zweimal gebürstet hat, war zuerst fertig und bekommt dafür 2 Punkte. Trotzdem gewinnt der lange Schweif mit 21 zu 20 Punkten.</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>Foxtail: a heading of the rules</extracomment>
        <translation>Spielerzahl</translation>
    </message>
    <message>
        <source>Foxtail is for 2 to 4 players. Everyone needs a fox and a tail tip, and there are 4 of each. One player alone can practise (FT-66).</source>
        <translation>Foxtail ist für 2 bis 4 Spieler. Jeder braucht einen Fuchs und eine Schweifspitze, und von beiden gibt es 4. Wer allein ist, kann üben (FT-66).</translation>
    </message>
    <message>
        <source>Foxes</source>
        <extracomment>Foxtail: a heading of the rules</extracomment>
        <translation>Füchse</translation>
    </message>
    <message>
        <source>There are 4 fox cards. Your fox is where your tail begins. Foxes that nobody needs stay out of the game.</source>
        <translation>Es gibt 4 Fuchskarten. Bei deinem Fuchs beginnt dein Schweif. Füchse, die niemand braucht, kommen nicht ins Spiel.</translation>
    </message>
    <message>
        <source>Tail tips</source>
        <extracomment>Foxtail: a heading of the rules</extracomment>
        <translation>Schweifspitzen</translation>
    </message>
    <message>
        <source>There are 4 tail tips, all alike. A complete tail ends with exactly 1 tip, so the deck starts with as many tips as there are players.</source>
        <translation>Es gibt 4 Schweifspitzen, alle gleich. Ein vollständiger Schweif endet mit genau 1 Spitze, also sind zu Beginn so viele Spitzen im Stapel, wie Leute mitspielen.</translation>
    </message>
    <message>
        <source>Tail bits</source>
        <extracomment>Where a name is missing, or a word of the table that all games share; Foxtail: a heading of the rules</extracomment>
        <translation>Schweifstücke</translation>
    </message>
    <message>
        <source>Tips</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Spitzen</translation>
    </message>
    <message>
        <source>All other cards are tail bits, and a tail is made of them. We play with 40, which is just enough for 4 players with 10 bits each. The printed rules do not say how many there are.</source>
        <translation>Alle anderen Karten sind Schweifstücke; aus ihnen wird ein Schweif. Wir spielen mit 40, das reicht gerade für 4 Spieler mit jeweils 10 Stücken. Die Originalregel sagt nicht, wie viele es sind.</translation>
    </message>
    <message>
        <source>Four corners, four kinds of charm</source>
        <translation>Vier Ecken, vier Arten von Motiven</translation>
    </message>
    <message>
        <source>Every bit has a charm in each of its 4 corners, and these are of 4 different kinds. Each kind keeps its corner, so a kind that is top left on one bit is top left on all of them. The printed rules do not say it this plainly, but joining bits would not work otherwise (FT-29).</source>
        <translation>Jedes Stück hat in jeder seiner 4 Ecken ein Motiv, jedes von einer anderen Art. Jede Art hat ihre feste Ecke: Was auf einem Stück links oben liegt, liegt auf allen Stücken links oben. So deutlich sagt es die Originalregel nicht, aber anders lassen sich Stücke nicht anlegen (FT-29).</translation>
    </message>
    <message>
        <source>Numbers on charms</source>
        <translation>Zahlen auf Motiven</translation>
    </message>
    <message>
        <source>A charm shows 1, 2 or 3 symbols, and that is its number. Only the kind of a charm and its number matter.</source>
        <translation>Ein Motiv zeigt 1, 2 oder 3 Bildchen, und das ist seine Zahl. Nur die Art eines Motivs und seine Zahl spielen eine Rolle.</translation>
    </message>
    <message>
        <source>The forty tail bits</source>
        <translation>Die vierzig Schweifstücke</translation>
    </message>
    <message>
        <source>No two bits are alike. Each has a 2 in one of its corners or in three of them. The other corners show a 1 or a 3. So 32 bits have a single 2 and 8 bits have three. The printed rules do not list their cards, so this pack is our own.</source>
        <translation>Keine zwei Stücke sind gleich. Jedes hat in einer oder in drei seiner Ecken eine 2; die anderen Ecken zeigen eine 1 oder eine 3. So haben 32 Stücke eine einzige 2 und 8 Stücke drei Zweien. Die Originalregel führt die Karten nicht auf, darum ist diese Packung unsere eigene.</translation>
    </message>
    <message>
        <source>A fair pack</source>
        <translation>Eine gerechte Packung</translation>
    </message>
    <message>
        <source>In each corner 13 bits show a 1, 14 a 2 and 13 a 3. So no corner is luckier than another. Any two bits can score together in at least one kind of charm, because every bit shows a 2 somewhere and a 2 goes with every number.</source>
        <translation>In jeder Ecke zeigen 13 Stücke eine 1, 14 eine 2 und 13 eine 3. Keine Ecke hat also mehr Glück als eine andere. Zwei beliebige Stücke können in mindestens einer Art von Motiv zusammen punkten, denn jedes Stück zeigt irgendwo eine 2, und eine 2 passt zu jeder Zahl.</translation>
    </message>
    <message>
        <source>A fox for everyone</source>
        <translation>Ein Fuchs für jeden</translation>
    </message>
    <message>
        <source>Everyone starts with a fox, face up, and no bits at all. No two players have the same fox, and which one is yours makes no difference. Nobody goes first, since all play at the same time (FT-15).</source>
        <translation>Alle beginnen mit einem offenen Fuchs und ohne ein einziges Stück. Jeder hat einen anderen Fuchs, und es macht keinen Unterschied, welcher dir gehört. Niemand fängt an, weil alle gleichzeitig spielen (FT-15).</translation>
    </message>
    <message>
        <source>Which bits are in play</source>
        <translation>Welche Stücke mitspielen</translation>
    </message>
    <message>
        <source>All 40 bits are shuffled face down, and 10 for each player are counted off unseen. That makes 20 bits for 2 players, 30 for 3 and all 40 for 4. The printed rules only give the number of cards. We take them at random, so nobody chooses them.</source>
        <translation>Alle 40 Stücke werden verdeckt gemischt und für jeden 10 ungesehen abgezählt. Das sind 20 Stücke zu zweit, 30 zu dritt und alle 40 zu viert. Die Originalregel nennt nur die Anzahl; wir nehmen die Karten zufällig, damit niemand sie sich aussuchen kann.</translation>
    </message>
    <message>
        <source>The upper part of the deck</source>
        <translation>Der obere Teil des Stapels</translation>
    </message>
    <message>
        <source>8 bits for each player are shuffled and make the upper part of the deck. No tip is among them, so the first 16 cards drawn are bits with 2 players, the first 24 with 3, the first 32 with 4.</source>
        <translation>8 Stücke je Spieler werden gemischt und bilden den oberen Teil des Stapels. Spitzen sind noch keine dabei: Zu zweit sind die ersten 16 gezogenen Karten Stücke, zu dritt die ersten 24, zu viert die ersten 32.</translation>
    </message>
    <message>
        <source>The lower part of the deck</source>
        <translation>Der untere Teil des Stapels</translation>
    </message>
    <message>
        <source>2 more bits and 1 tip for each player are shuffled together and put under the upper part. Here the tips may come in any order, even all at once. With 4 players, for example, 4 of the last 12 cards are tips.</source>
        <translation>Für jeden Spieler werden 2 weitere Stücke und 1 Spitze genommen, alle zusammen gemischt und unter den oberen Teil gelegt. Hier können die Spitzen in jeder Reihenfolge kommen, sogar alle hintereinander. Zu viert zum Beispiel sind 4 der letzten 12 Karten Spitzen.</translation>
    </message>
    <message>
        <source>Cards set aside</source>
        <translation>Beiseitegelegte Karten</translation>
    </message>
    <message>
        <source>Cards that are not needed stay out of the game. Spare bits lie face down and nobody may look at them: 20 bits with 2 players, 10 with 3, none with 4. So with fewer than 4 players nobody can work out which bits are still to come.</source>
        <translation>Karten, die nicht gebraucht werden, kommen nicht ins Spiel. Übrige Stücke liegen verdeckt, und niemand darf sie ansehen: 20 Stücke zu zweit, 10 zu dritt, keines zu viert. Spielen weniger als 4 mit, kann also niemand ausrechnen, welche Stücke noch kommen.</translation>
    </message>
    <message>
        <source>All play together</source>
        <translation>Alle spielen zusammen</translation>
    </message>
    <message>
        <source>In each turn everyone whose tail is not complete acts once, all at the same time. The next turn begins when the last of them is done. Nobody acts twice before that. If a single tail is left unfinished, its owner keeps taking turns alone.</source>
        <translation>In jeder Runde kommen alle, deren Schweif noch nicht vollständig ist, genau einmal dran, und zwar gleichzeitig. Die nächste Runde beginnt, wenn auch der Letzte fertig ist; vorher kommt niemand zweimal dran. Ist nur noch ein einziger Schweif unvollständig, spielt sein Besitzer allein weiter.</translation>
    </message>
    <message>
        <source>Draw or brush</source>
        <translation>Ziehen oder bürsten</translation>
    </message>
    <message>
        <source>On your turn you either draw a card for your tail or brush your tail. You cannot do both, and you cannot pass.</source>
        <translation>In einer Runde tust du eines von beidem: Du ziehst eine Karte für deinen Schweif, oder du bürstest deinen Schweif. Beides zusammen geht nicht, und aussetzen geht auch nicht.</translation>
    </message>
    <message>
        <source>Choosing without looking</source>
        <translation>Wählen, ohne hinzusehen</translation>
    </message>
    <message>
        <source>You choose between drawing and brushing before any card of this turn is seen. All choices are shown together when the last one is made, so waiting for the others helps nobody. After seeing your card it is too late to brush instead. The printed rules give no order here. This is how we play it.</source>
        <translation>Du entscheidest dich fürs Ziehen oder Bürsten, bevor eine Karte dieser Runde zu sehen ist. Alle Entscheidungen werden gleichzeitig aufgedeckt, wenn die letzte gefallen ist; auf die anderen zu warten, hilft also niemandem. Hast du deine Karte gesehen, ist es zu spät, doch noch zu bürsten. Die Originalregel nennt hier keine Reihenfolge; so spielen wir es.</translation>
    </message>
    <message>
        <source>The steps of a turn</source>
        <translation>Die Schritte einer Runde</translation>
    </message>
    <message>
        <source>First everyone chooses to draw or to brush. Then those who draw take the top card one after the other, in seat order, and a tip is placed at once. Then everyone joins the new bit or brushes in secret, and all of it is shown together when the last one is ready. Now the turn is over. The printed rules say that the order of drawing hardly matters. Ours is fixed.</source>
        <translation>Erst entscheiden sich alle: ziehen oder bürsten. Dann nehmen alle, die ziehen, nacheinander in der Reihenfolge der Plätze die oberste Karte, und eine Spitze wird sofort angelegt. Danach werden die neuen Stücke angelegt und die Schweife gebürstet, alles heimlich; aufgedeckt wird gleichzeitig, wenn der Letzte fertig ist. Damit ist die Runde vorbei. Die Originalregel sagt, dass die Reihenfolge beim Ziehen kaum eine Rolle spielt; bei uns ist sie fest.</translation>
    </message>
    <message>
        <source>Drawing</source>
        <extracomment>Foxtail: a heading of the rules</extracomment>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Drawing means taking 1 card, the top one of the deck. There is always a card left for you (FT-26). If everyone brushes, no card leaves the deck.</source>
        <translation>Ziehen heißt, die oberste Karte vom Stapel zu nehmen. Eine bleibt immer für dich übrig (FT-26). Bürsten alle, verlässt keine Karte den Stapel.</translation>
    </message>
    <message>
        <source>Drawn cards are face up</source>
        <translation>Gezogene Karten sind offen</translation>
    </message>
    <message>
        <source>A drawn card is turned face up for everyone. The printed rules do not mention this, but the card ends up face up in a tail that same turn anyway.</source>
        <translation>Eine gezogene Karte wird für alle aufgedeckt. Die Originalregel sagt nichts dazu; die Karte liegt ohnehin noch in derselben Runde offen in einem Schweif.</translation>
    </message>
    <message>
        <source>The new bit joins the end</source>
        <translation>Das neue Stück kommt ans Ende</translation>
    </message>
    <message>
        <source>The bit you drew must join your own tail in the same turn, right behind the last bit. You cannot keep it for later, put it back, give it away or push it in between earlier bits.</source>
        <translation>Das Stück, das du gezogen hast, musst du in derselben Runde an deinen eigenen Schweif anlegen, gleich hinter das letzte Stück. Du kannst es nicht für später aufheben, zurücklegen, verschenken oder zwischen frühere Stücke schieben.</translation>
    </message>
    <message>
        <source>The first bit</source>
        <translation>Das erste Stück</translation>
    </message>
    <message>
        <source>Your first bit simply goes next to your fox. There is nothing to choose, because a fox has no charms to meet. From the second bit on you choose how each bit joins (FT-28).</source>
        <translation>Dein erstes Stück liegt einfach neben deinem Fuchs. Du wählst nichts, denn ein Fuchs hat keine Motive, auf die es treffen könnte. Vom zweiten Stück an wählst du, wie jedes Stück angelegt wird (FT-28).</translation>
    </message>
    <message>
        <source>Placed bits stay</source>
        <translation>Gelegte Stücke bleiben</translation>
    </message>
    <message>
        <source>A bit stays exactly as it lies until you brush your tail. Placing a new bit never tilts an old one. It may hide a corner of the last one, though (FT-35).</source>
        <translation>Ein Stück bleibt, wo und wie es liegt, bis du deinen Schweif bürstest. Ein neues Stück ändert nie, wie ein altes liegt. Es kann allerdings eine Ecke des letzten Stücks verdecken (FT-35).</translation>
    </message>
    <message>
        <source>Drawing a tip</source>
        <translation>Eine Spitze ziehen</translation>
    </message>
    <message>
        <source>If you draw a tip, it goes to the end of your tail at once and the tail is complete. There is nothing to choose. The turn in which this happens is your finishing turn (FT-61). It can also happen when you had to draw after a brush.</source>
        <translation>Ziehst du eine Spitze, kommt sie sofort ans Ende deines Schweifs, und der Schweif ist vollständig. Du wählst nichts. Die Runde, in der das passiert, ist deine Zielrunde (FT-61). Das kann auch passieren, wenn du nach dem Bürsten ziehen musstest.</translation>
    </message>
    <message>
        <source>When your tail is complete</source>
        <translation>Wenn dein Schweif vollständig ist</translation>
    </message>
    <message>
        <source>With a complete tail you watch the others. You neither draw nor brush any more, and you do not get a second tip. You act again in the vote (FT-62).</source>
        <translation>Mit vollständigem Schweif schaust du den anderen zu: Du ziehst nicht, bürstest nicht und bekommst keine zweite Spitze. Zum Zug kommst du erst wieder bei der Abstimmung (FT-62).</translation>
    </message>
    <message>
        <source>The deck never runs short</source>
        <translation>Der Stapel reicht immer</translation>
    </message>
    <message>
        <source>The deck always holds as many tips as there are unfinished tails. So it cannot run out before everyone is done. The last card drawn in a game is always a tip, and bits below it are never used.</source>
        <translation>Im Stapel sind immer so viele Spitzen, wie es unvollständige Schweife gibt. Er kann also nicht leer werden, bevor alle fertig sind. Die letzte gezogene Karte eines Spiels ist immer eine Spitze, und Stücke, die noch tiefer liegen, kommen nie ins Spiel.</translation>
    </message>
    <message>
        <source>The end of play</source>
        <translation>Die letzte Runde</translation>
    </message>
    <message>
        <source>Play ends with the turn in which the last tail is completed. After that the points are counted (FT-54).</source>
        <translation>Gespielt wird bis zum Ende der Runde, in der der letzte Schweif vollständig wird. Danach werden die Punkte gezählt (FT-54).</translation>
    </message>
    <message>
        <source>Four ways to join</source>
        <translation>Vier Arten anzulegen</translation>
    </message>
    <message>
        <source>From the second bit on you choose a link, one of 4 ways in which a bit joins the one before it. With the tops or the bottoms together, that side is drawn close and the other side fans out. Over means the new bit lies on the last one, and under means it is tucked below it. All 4 are always allowed, whatever the numbers are.</source>
        <translation>Vom zweiten Stück an wählst du eine Verbindung, also eine von 4 Arten, ein Stück an das vorige anzulegen. Oben oder unten zusammen: An dieser Seite rücken die Stücke zusammen, an der anderen fächern sie sich auf. Drüber oder drunter: Das neue Stück liegt auf dem letzten oder wird darunter geschoben. Alle 4 sind immer erlaubt, welche Zahlen die Motive auch haben.</translation>
    </message>
    <message>
        <source>What each way joins</source>
        <translation>Was jede Art verbindet</translation>
    </message>
    <message>
        <source>Over, tops together: the top left charms meet. Under, tops together: the top right ones. Over, bottoms together: the bottom left ones. Under, bottoms together: the bottom right ones. Each way hides 1 corner on the side drawn together: over hides the right corner of the last bit, under hides the left corner of the new one.</source>
        <translation>Drüber, oben zusammen: Die Motive links oben treffen sich. Drunter, oben zusammen: die rechts oben. Drüber, unten zusammen: die links unten. Drunter, unten zusammen: die rechts unten. Jede Art verdeckt 1 Ecke auf der Seite, an der die Stücke zusammenrücken: Drüber verdeckt die rechte Ecke des letzten Stücks, drunter die linke Ecke des neuen.</translation>
    </message>
    <message>
        <source>You have drawn your second bit. Look at the four ways to join it. Each of them puts another kind of charm together. Over with the tops together puts a 1 beside a 2, a chain. Under with the tops together puts a 1 beside a 1, a match.</source>
        <translation>Du hast dein zweites Stück gezogen. Sieh dir an, wie du es anlegen kannst: auf vier Arten, und jede bringt andere Motive zusammen. „Drüber, oben zusammen“ legt eine 1 neben eine 2: eine Kette. „Drunter, oben zusammen“ legt eine 1 neben eine 1: eine Gruppe.</translation>
    </message>
    <message>
        <source>No bit lies straight</source>
        <translation>Kein Stück liegt gerade</translation>
    </message>
    <message>
        <source>Every bit after the first joins in one of the four ways, even if it scores nothing or spoils something. It cannot lie straight, and it always hides exactly 1 corner. In the printed rules the tilt is part of adding a bit, so you cannot leave it out here.</source>
        <translation>Jedes Stück nach dem ersten wird auf eine der vier Arten angelegt, auch wenn es nichts bringt oder etwas verdirbt. Es kann nicht gerade liegen, und es verdeckt immer genau 1 Ecke. Nach der Originalregel gehört das Kippen zum Anlegen dazu, darum lässt es sich auch hier nicht weglassen.</translation>
    </message>
    <message>
        <source>Right way up</source>
        <translation>Richtig herum</translation>
    </message>
    <message>
        <source>Bits lie face up and the right way up, and nobody turns them upside down. The tail grows away from the fox in one direction. On our table that is to the right.</source>
        <translation>Stücke liegen offen und richtig herum; niemand stellt sie auf den Kopf. Der Schweif wächst vom Fuchs weg in eine Richtung. An unserem Tisch ist das nach rechts.</translation>
    </message>
    <message>
        <source>The fanned side joins nothing</source>
        <translation>Die aufgefächerte Seite verbindet nichts</translation>
    </message>
    <message>
        <source>On the side that fans out, charms of two different kinds face each other. They do not make a set, even if their numbers are equal.</source>
        <translation>Auf der Seite, die sich auffächert, liegen sich Motive zweier verschiedener Arten gegenüber. Sie bilden keinen Satz, auch wenn ihre Zahlen gleich sind.</translation>
    </message>
    <message>
        <source>A hidden charm counts for nobody</source>
        <translation>Ein verdecktes Motiv nützt niemandem</translation>
    </message>
    <message>
        <source>A join counts only if both of its charms are in sight when the tail is scored. A charm that is covered counts for nobody, even if it was in sight before. The printed rules do not say this. We look at the tail as it lies in the end.</source>
        <translation>Ein Anschluss zählt nur, wenn bei der Wertung seine beiden Motive zu sehen sind. Ein verdecktes Motiv zählt für niemanden, auch wenn es vorher zu sehen war. Die Originalregel sagt das nicht; wir werten den Schweif so, wie er am Ende liegt.</translation>
    </message>
    <message>
        <source>Joins that spoil each other</source>
        <translation>Anschlüsse, die sich stören</translation>
    </message>
    <message>
        <source>Two joins in a row are both lost in two cases only: a bit joined under with the tops together is followed by one joined over with the tops together, or the same with the bottoms. The bit in the middle then has both corners of that side hidden. In any other order both joins count, and joins further apart never harm each other.</source>
        <translation>Zwei Anschlüsse hintereinander gehen nur in zwei Fällen beide verloren: Auf ein Stück mit „drunter, oben zusammen“ folgt eines mit „drüber, oben zusammen“ – oder das Gleiche mit „unten zusammen“. Beim Stück in der Mitte sind dann beide Ecken dieser Seite verdeckt. In jeder anderen Folge bleiben beide Anschlüsse, und Anschlüsse, die weiter auseinanderliegen, schaden einander nie.</translation>
    </message>
    <message>
        <source>Both joins of your tail are lost, because the second bit lies under and the third one over, both with the tops together. You are brushing now. Join the second bit over and the third one under, with the tops together. Then both joins count, and you have 6 tail points instead of 0.</source>
        <translation>Beide Anschlüsse deines Schweifs sind verloren: Das zweite Stück liegt drunter und das dritte drüber, beide oben zusammen. Du bürstest gerade. Leg das zweite Stück drüber und das dritte drunter an, beide oben zusammen: Beide Anschlüsse bleiben, und du hast 6 Schweifpunkte statt 0.</translation>
    </message>
    <message>
        <source>A new bit can undo the last join</source>
        <translation>Ein neues Stück kann den letzten Anschluss lösen</translation>
    </message>
    <message>
        <source>If your last bit lies under with the tops together, joining the new one over with the tops together breaks the last join and loses its points, and the new join is lost as well. The same goes for the bottoms. It is allowed, and the table warns you. Earlier charms of the row stay joined.</source>
        <translation>Ist dein letztes Stück mit „drunter, oben zusammen“ angelegt und legst du das neue mit „drüber, oben zusammen“ an, geht der letzte Anschluss mit seinen Punkten verloren. Der neue geht auch verloren. Für unten gilt dasselbe. Es ist erlaubt, und der Tisch warnt dich. Frühere Motive der Reihe bleiben verbunden.</translation>
    </message>
    <message>
        <source>You have a match of 3 at the top right, and your last bit lies under with the tops together. Join the new bit over with the tops together, and the match shrinks to 2. Over with the bottoms together leaves the match as it is and adds a chain.</source>
        <translation>Du hast rechts oben eine 3er-Gruppe, und dein letztes Stück ist mit „drunter, oben zusammen“ angelegt. Legst du das neue Stück mit „drüber, oben zusammen“ an, schrumpft die Gruppe auf 2. Legst du es mit „drüber, unten zusammen“ an, bleibt die Gruppe, wie sie ist, und eine Kette kommt dazu.</translation>
    </message>
    <message>
        <source>How many charms are in sight</source>
        <translation>Wie viele Motive zu sehen sind</translation>
    </message>
    <message>
        <source>Each join hides 1 corner, and no corner is hidden twice. So every bit leaves 3 charms in sight, and 1 more for the whole tail: 8 bits show 25 charms.</source>
        <translation>Jeder Anschluss verdeckt 1 Ecke, und keine Ecke wird zweimal verdeckt. Ein Schweif zeigt also 3 Motive je Stück und 1 weiteres: Bei 8 Stücken sind es 25.</translation>
    </message>
    <message>
        <source>Fox and tip have no charms</source>
        <translation>Fuchs und Spitze haben keine Motive</translation>
    </message>
    <message>
        <source>The fox and the tip have no charms. They join nothing and hide nothing, so a tip never changes your sets. The printed rules give charms to tail bits only.</source>
        <translation>Der Fuchs und die Spitze tragen keine Motive. Sie verbinden nichts und verdecken nichts, also ändert eine Spitze nie deine Sätze. Nach der Originalregel haben nur Schweifstücke Motive.</translation>
    </message>
    <message>
        <source>Which bit lies on top</source>
        <translation>Welches Stück oben liegt</translation>
    </message>
    <message>
        <source>Only neighbours overlap. A bit joined over lies one layer above the bit before it, a bit joined under one layer below. This is how the table draws a tail. It has no effect on points.</source>
        <translation>Nur benachbarte Stücke überlappen sich. Ein drüber angelegtes Stück liegt eine Lage höher als das Stück davor, ein drunter angelegtes eine Lage tiefer. So zeichnet der Tisch einen Schweif; auf die Punkte hat es keinen Einfluss.</translation>
    </message>
    <message>
        <source>How far a bit tilts</source>
        <translation>Wie weit ein Stück kippt</translation>
    </message>
    <message>
        <source>On our table each new bit turns by 12 degrees about the corner where it overlaps the last one. So 1 charm is covered completely and all the others stay visible. Tails may bend a long way round. That has no effect on points.</source>
        <translation>An unserem Tisch dreht sich jedes neue Stück um 12 Grad um die Ecke, an der es das letzte überlappt. So ist 1 Motiv ganz verdeckt, und alle anderen bleiben frei. Schweife dürfen sich weit herumbiegen; auf die Punkte hat das keinen Einfluss.</translation>
    </message>
    <message>
        <source>Brushing instead of drawing</source>
        <translation>Bürsten statt ziehen</translation>
    </message>
    <message>
        <source>You may spend your turn on brushing your tail. Then you draw no card in this turn. Several players may brush in the same turn, and you may brush as often as you like in a game, but never twice in a row (FT-45).</source>
        <translation>Du darfst in deiner Runde deinen Schweif bürsten. Dann ziehst du in dieser Runde keine Karte. Mehrere dürfen in derselben Runde bürsten, und im Lauf eines Spiels darfst du es beliebig oft tun, nur nie zweimal hintereinander (FT-45).</translation>
    </message>
    <message>
        <source>What a brush can change</source>
        <translation>Was das Bürsten ändern kann</translation>
    </message>
    <message>
        <source>In a brush you choose again how each bit joins the one before it. The order of the bits stays as it is, and so do the fox and the other players’ tails. The first bit has no join, so it does not change.</source>
        <translation>Beim Bürsten wählst du neu, wie jedes Stück an das Stück davor angelegt wird. Die Reihenfolge der Stücke bleibt, wie sie ist, ebenso der Fuchs und die Schweife der anderen. Das erste Stück hat keinen Anschluss, also ändert es sich nicht.</translation>
    </message>
    <message>
        <source>Bit by bit, once</source>
        <translation>Stück für Stück, einmal</translation>
    </message>
    <message>
        <source>You go through your tail from the second bit to the last and choose a way to join for each. Until you confirm the brush, you can take your choices back and try others, because nothing new is revealed along the way. You can confirm the brush once you have chosen for every bit.</source>
        <translation>Du gehst deinen Schweif vom zweiten Stück bis zum letzten durch und wählst für jedes, wie es angelegt wird. Bis du die Frisur behältst, kannst du deine Wahl zurücknehmen und anderes versuchen, denn dabei erfährst du nichts Neues. Behalten kannst du die Frisur, sobald du für jedes Stück gewählt hast.</translation>
    </message>
    <message>
        <source>You are brushing a tail of 4 bits. Choose a way to join for the second, the third and the fourth bit and watch your tail points. Until you confirm the brush, you can take your choices back.</source>
        <translation>Du bürstest einen Schweif aus 4 Stücken. Wähle für das zweite, dritte und vierte Stück, wie du es anlegst, und achte auf deine Schweifpunkte. Bis du die Frisur behältst, kannst du deine Wahl zurücknehmen.</translation>
    </message>
    <message>
        <source>A brush may change nothing</source>
        <translation>Bürsten muss nichts ändern</translation>
    </message>
    <message>
        <source>You may choose the links that your bits already have. It is still a brush, so you must draw on your next turn. The printed rules allow changes but do not require any.</source>
        <translation>Du darfst für einige oder alle Stücke die Verbindung wählen, die sie schon haben. Trotzdem hast du gebürstet, also musst du in deiner nächsten Runde ziehen. Die Originalregel erlaubt Änderungen, verlangt sie aber nicht.</translation>
    </message>
    <message>
        <source>At least two bits</source>
        <translation>Mindestens zwei Stücke</translation>
    </message>
    <message>
        <source>You need 2 bits or more to brush, because a single bit has no join to change. So everyone draws in turns 1 and 2. The printed rules do not say this, but without it brushing would be a way to pass.</source>
        <translation>Zum Bürsten brauchst du 2 Stücke oder mehr, denn ein einzelnes hat keinen Anschluss, den du ändern könntest. Darum ziehen in den Runden 1 und 2 alle. Die Originalregel sagt das nicht, aber sonst könntest du aussetzen, indem du bürstest.</translation>
    </message>
    <message>
        <source>Never twice in a row</source>
        <translation>Nie zweimal hintereinander</translation>
    </message>
    <message>
        <source>If you brushed on your last turn, you must draw on this one. On the turn after that you may brush again.</source>
        <translation>Hast du in deiner letzten Runde gebürstet, musst du in dieser ziehen. In der Runde danach darfst du wieder bürsten.</translation>
    </message>
    <message>
        <source>You brushed on your last turn, so all you can do now is draw. Draw a card and join it. On the turn after that you may brush again.</source>
        <translation>Du hast in deiner letzten Runde gebürstet, also kannst du jetzt nur ziehen. Zieh eine Karte und leg sie an. In der Runde danach darfst du wieder bürsten.</translation>
    </message>
    <message>
        <source>No brushing once complete</source>
        <translation>Vollständig: kein Bürsten mehr</translation>
    </message>
    <message>
        <source>A complete tail cannot change. When the upper part of the deck is used up, any draw can be the tip. A brush that you put off until then may never come.</source>
        <translation>Ein vollständiger Schweif bleibt, wie er liegt. Ist der obere Teil des Stapels verbraucht, kann jede Karte, die du ziehst, die Spitze sein. Wer das Bürsten bis dahin aufschiebt, kommt vielleicht nie mehr dazu.</translation>
    </message>
    <message>
        <source>The upper part of the deck is used up, so any card can be the tip now. Your tail has 5 tail points and could have 18. Brush it now, or draw and see what comes.</source>
        <translation>Der obere Teil des Stapels ist verbraucht, also kann jetzt jede Karte die Spitze sein. Dein Schweif hat 5 Schweifpunkte und könnte 18 haben. Bürste ihn jetzt, oder zieh und schau, was kommt.</translation>
    </message>
    <message>
        <source>bit 1112</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>Stück 1112</translation>
    </message>
    <message>
        <source>bit 1121</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>Stück 1121</translation>
    </message>
    <message>
        <source>bit 1123</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>Stück 1123</translation>
    </message>
    <message>
        <source>bit 1132</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>Stück 1132</translation>
    </message>
    <message>
        <source>bit 1211</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>Stück 1211</translation>
    </message>
    <message>
        <source>bit 1213</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>Stück 1213</translation>
    </message>
    <message>
        <source>bit 1222</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>Stück 1222</translation>
    </message>
    <message>
        <source>bit 1231</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>Stück 1231</translation>
    </message>
    <message>
        <source>bit 1233</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>Stück 1233</translation>
    </message>
    <message>
        <source>bit 1312</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>Stück 1312</translation>
    </message>
    <message>
        <source>bit 1321</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>Stück 1321</translation>
    </message>
    <message>
        <source>bit 1323</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>Stück 1323</translation>
    </message>
    <message>
        <source>bit 1332</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>Stück 1332</translation>
    </message>
    <message>
        <source>bit 2111</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>Stück 2111</translation>
    </message>
    <message>
        <source>bit 2113</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>Stück 2113</translation>
    </message>
    <message>
        <source>bit 2122</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>Stück 2122</translation>
    </message>
    <message>
        <source>bit 2131</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>Stück 2131</translation>
    </message>
    <message>
        <source>bit 2133</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>Stück 2133</translation>
    </message>
    <message>
        <source>bit 2212</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>Stück 2212</translation>
    </message>
    <message>
        <source>bit 2221</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>Stück 2221</translation>
    </message>
    <message>
        <source>bit 2223</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>Stück 2223</translation>
    </message>
    <message>
        <source>bit 2232</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>Stück 2232</translation>
    </message>
    <message>
        <source>bit 2311</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>Stück 2311</translation>
    </message>
    <message>
        <source>bit 2313</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>Stück 2313</translation>
    </message>
    <message>
        <source>bit 2322</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>Stück 2322</translation>
    </message>
    <message>
        <source>bit 2331</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>Stück 2331</translation>
    </message>
    <message>
        <source>bit 2333</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>Stück 2333</translation>
    </message>
    <message>
        <source>bit 3112</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>Stück 3112</translation>
    </message>
    <message>
        <source>bit 3121</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>Stück 3121</translation>
    </message>
    <message>
        <source>bit 3123</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>Stück 3123</translation>
    </message>
    <message>
        <source>bit 3132</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>Stück 3132</translation>
    </message>
    <message>
        <source>bit 3211</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>Stück 3211</translation>
    </message>
    <message>
        <source>bit 3213</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>Stück 3213</translation>
    </message>
    <message>
        <source>bit 3222</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>Stück 3222</translation>
    </message>
    <message>
        <source>bit 3231</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>Stück 3231</translation>
    </message>
    <message>
        <source>bit 3233</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>Stück 3233</translation>
    </message>
    <message>
        <source>bit 3312</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>Stück 3312</translation>
    </message>
    <message>
        <source>bit 3321</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>Stück 3321</translation>
    </message>
    <message>
        <source>bit 3323</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>Stück 3323</translation>
    </message>
    <message>
        <source>bit 3332</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>Stück 3332</translation>
    </message>
    <message>
        <source>tail tip</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>Schweifspitze</translation>
    </message>
    <message>
        <source>draw</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ziehen</translation>
    </message>
    <message>
        <source>brush</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>bürsten</translation>
    </message>
    <message>
        <source>over, tops together</source>
        <translation>drüber, oben zusammen</translation>
    </message>
    <message>
        <source>under, tops together</source>
        <translation>drunter, oben zusammen</translation>
    </message>
    <message>
        <source>over, bottoms together</source>
        <translation>drüber, unten zusammen</translation>
    </message>
    <message>
        <source>under, bottoms together</source>
        <translation>drunter, unten zusammen</translation>
    </message>
    <message>
        <source>a point for seat 1</source>
        <translation>ein Punkt an Platz 1</translation>
    </message>
    <message>
        <source>a point for seat 2</source>
        <translation>ein Punkt an Platz 2</translation>
    </message>
    <message>
        <source>a point for seat 3</source>
        <translation>ein Punkt an Platz 3</translation>
    </message>
    <message>
        <source>a point for seat 4</source>
        <translation>ein Punkt an Platz 4</translation>
    </message>
    <message>
        <source>1 and 1</source>
        <translation>1 und 1</translation>
    </message>
    <message>
        <source>1 and 2</source>
        <translation>1 und 2</translation>
    </message>
    <message>
        <source>1 and 3</source>
        <translation>1 und 3</translation>
    </message>
    <message>
        <source>2 and 1</source>
        <translation>2 und 1</translation>
    </message>
    <message>
        <source>2 and 2</source>
        <translation>2 und 2</translation>
    </message>
    <message>
        <source>2 and 3</source>
        <translation>2 und 3</translation>
    </message>
    <message>
        <source>3 and 1</source>
        <translation>3 und 1</translation>
    </message>
    <message>
        <source>3 and 2</source>
        <translation>3 und 2</translation>
    </message>
    <message>
        <source>3 and 3</source>
        <translation>3 und 3</translation>
    </message>
    <message numerus="yes">
        <source>%1 shares the win with %n point(s).</source>
        <translation>
            <numerusform>Geteilter Sieg für %1 mit %n Punkt.</numerusform>
            <numerusform>Geteilter Sieg für %1 mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 brushes and leaves every link as it is.</source>
        <translation>%1 bürstet und lässt jede Verbindung, wie sie ist.</translation>
    </message>
    <message numerus="yes">
        <source>%1 brushes %n link(s). Tail points: %2 now, %3 before.</source>
        <translation>
            <numerusform>%1 ändert beim Bürsten %n Verbindung: Schweifpunkte %2, vorher %3.</numerusform>
            <numerusform>%1 ändert beim Bürsten %n Verbindungen: Schweifpunkte %2, vorher %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>The deck is ready, with %1 cards.</source>
        <translation>Der Stapel ist bereit, mit %1 Karten.</translation>
    </message>
    <message>
        <source>The deck is ready, with %1 cards; %2 bits are set aside.</source>
        <translation>Der Stapel ist bereit, mit %1 Karten; %2 Stücke liegen beiseite.</translation>
    </message>
    <message>
        <source>%1 chooses to draw.</source>
        <translation>%1 möchte ziehen.</translation>
    </message>
    <message>
        <source>%1 chooses to brush.</source>
        <translation>%1 möchte bürsten.</translation>
    </message>
    <message>
        <source>%1 draws a bit: top %2, bottom %3.</source>
        <translation>%1 zieht ein Stück: oben %2, unten %3.</translation>
    </message>
    <message>
        <source>%1 places a bit next to the fox: top %2, bottom %3.</source>
        <translation>%1 legt ein Stück an den Fuchs: oben %2, unten %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws a tip and completes a tail of %n bit(s) on turn %2.</source>
        <translation>
            <numerusform>%1 zieht eine Spitze: Der Schweif aus %n Stück ist in Runde %2 vollständig.</numerusform>
            <numerusform>%1 zieht eine Spitze: Der Schweif aus %n Stücken ist in Runde %2 vollständig.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 joins the new bit %2: %3 meets %4.</source>
        <translation>%1 legt das neue Stück an, %2: %3 trifft auf %4.</translation>
    </message>
    <message>
        <source>%1 loses two joins: the new one (%2) and the one before (%3).</source>
        <translation>%1 verliert zwei Anschlüsse: den neuen (%2) und den davor (%3).</translation>
    </message>
    <message>
        <source>Over, tops together</source>
        <translation>Drüber, oben zusammen</translation>
    </message>
    <message>
        <source>Under, tops together</source>
        <translation>Drunter, oben zusammen</translation>
    </message>
    <message>
        <source>Over, bottoms together</source>
        <translation>Drüber, unten zusammen</translation>
    </message>
    <message>
        <source>Under, bottoms together</source>
        <translation>Drunter, unten zusammen</translation>
    </message>
    <message>
        <source>Bit %1 of %2: top %3, bottom %4.</source>
        <translation>Stück %1 von %2: oben %3, unten %4.</translation>
    </message>
    <message>
        <source>Bit %1 of %2, over, tops together: top %3, bottom %4.</source>
        <translation>Stück %1 von %2, drüber, oben zusammen: oben %3, unten %4.</translation>
    </message>
    <message>
        <source>Bit %1 of %2, under, tops together: top %3, bottom %4.</source>
        <translation>Stück %1 von %2, drunter, oben zusammen: oben %3, unten %4.</translation>
    </message>
    <message>
        <source>Bit %1 of %2, over, bottoms together: top %3, bottom %4.</source>
        <translation>Stück %1 von %2, drüber, unten zusammen: oben %3, unten %4.</translation>
    </message>
    <message>
        <source>Bit %1 of %2, under, bottoms together: top %3, bottom %4.</source>
        <translation>Stück %1 von %2, drunter, unten zusammen: oben %3, unten %4.</translation>
    </message>
    <message>
        <source>New bit: top %1, bottom %2.</source>
        <translation>Neues Stück: oben %1, unten %2.</translation>
    </message>
    <message numerus="yes">
        <source>Tail tip after %n bit(s).</source>
        <translation>
            <numerusform>Schweifspitze hinter %n Stück.</numerusform>
            <numerusform>Schweifspitze hinter %n Stücken.</numerusform>
        </translation>
    </message>
    <message>
        <source>A point for %1.</source>
        <translation>Ein Punkt für %1.</translation>
    </message>
    <message>
        <source>Chosen: %1.</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>Gewählt: %1.</translation>
    </message>
    <message>
        <source>A sealed choice.</source>
        <translation>Eine versiegelte Wahl.</translation>
    </message>
    <message>
        <source>Turn %1 begins.</source>
        <translation>Runde %1 beginnt.</translation>
    </message>
    <message>
        <source>All tails are complete after turn %1.</source>
        <translation>Alle Schweife sind nach Runde %1 vollständig.</translation>
    </message>
    <message>
        <source>%1 finds %2’s tail the prettiest.</source>
        <translation>%1 findet den Schweif von %2 am schönsten.</translation>
    </message>
    <message>
        <source>%1 joins %2 to %3, but breaks the previous join.</source>
        <translation>%1 verbindet %2 mit %3, löst aber den Anschluss davor.</translation>
    </message>
    <message>
        <source>%1 joins %2 to %3, but makes no set.</source>
        <translation>%1 verbindet %2 mit %3: kein Satz.</translation>
    </message>
    <message numerus="yes">
        <source>%1 joins %2 to %3 for a match and %n more tail point(s).</source>
        <translation>
            <numerusform>%1 verbindet %2 mit %3, eine Gruppe: %n Schweifpunkt mehr.</numerusform>
            <numerusform>%1 verbindet %2 mit %3, eine Gruppe: %n Schweifpunkte mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 joins %2 to %3 for a chain and %n more tail point(s).</source>
        <translation>
            <numerusform>%1 verbindet %2 mit %3, eine Kette: %n Schweifpunkt mehr.</numerusform>
            <numerusform>%1 verbindet %2 mit %3, eine Kette: %n Schweifpunkte mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>match %1-%2 +%3</source>
        <translation>Gruppe %1-%2 +%3</translation>
    </message>
    <message>
        <source>match %1-%2-%3 +%4</source>
        <translation>Gruppe %1-%2-%3 +%4</translation>
    </message>
    <message>
        <source>match %1-%2-%3-%4 +%5</source>
        <translation>Gruppe %1-%2-%3-%4 +%5</translation>
    </message>
    <message>
        <source>match %1-%2-%3-%4-%5 +%6</source>
        <translation>Gruppe %1-%2-%3-%4-%5 +%6</translation>
    </message>
    <message>
        <source>chain %1-%2 +%3</source>
        <translation>Kette %1-%2 +%3</translation>
    </message>
    <message>
        <source>chain %1-%2-%3 +%4</source>
        <translation>Kette %1-%2-%3 +%4</translation>
    </message>
    <message>
        <source>chain %1-%2-%3-%4 +%5</source>
        <translation>Kette %1-%2-%3-%4 +%5</translation>
    </message>
    <message>
        <source>chain %1-%2-%3-%4-%5 +%6</source>
        <translation>Kette %1-%2-%3-%4-%5 +%6</translation>
    </message>
    <message numerus="yes">
        <source>match of %n charm(s) +%1</source>
        <translation>
            <numerusform>Gruppe aus %n Motiv +%1</numerusform>
            <numerusform>Gruppe aus %n Motiven +%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chain of %n charm(s) +%1</source>
        <translation>
            <numerusform>Kette aus %n Motiv +%1</numerusform>
            <numerusform>Kette aus %n Motiven +%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There’s no tip among the next %n card(s).</source>
        <translation>
            <numerusform>Die nächste Karte ist keine Spitze.</numerusform>
            <numerusform>Unter den nächsten %n Karten ist keine Spitze.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tips among the %n card(s) left: %1.</source>
        <translation>
            <numerusform>Noch eine Karte im Stapel; Spitzen: %1.</numerusform>
            <numerusform>Spitzen unter den letzten %n Karten: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at your tail. Can you brush it this turn?</source>
        <translation>Sieh dir deinen Schweif an. Lässt er sich in dieser Runde bürsten?</translation>
    </message>
    <message>
        <source>Look at the deck. Can a tip come this turn?</source>
        <translation>Sieh dir den Stapel an. Kann in dieser Runde eine Spitze kommen?</translation>
    </message>
    <message>
        <source>Look along your tail. How much better could it be joined, and how soon could the tip come?</source>
        <translation>Geh deinen Schweif durch. Wie viel besser ließen sich seine Stücke verbinden, und wie bald kann die Spitze kommen?</translation>
    </message>
    <message>
        <source>Look at the whole tail before the next link. Which kinds have no set yet?</source>
        <translation>Sieh dir vor der nächsten Verbindung den ganzen Schweif an. Von welchen Motiven hast du noch keinen Satz?</translation>
    </message>
    <message>
        <source>Look at the last join. Would the new bit make a set longer, or break one?</source>
        <translation>Sieh dir den letzten Anschluss an. Macht das neue Stück einen Satz länger, oder zerstört es einen?</translation>
    </message>
    <message>
        <source>Look at the numbers that would meet. Are they equal, or one apart?</source>
        <translation>Achte auf die Zahlen, die aufeinandertreffen würden. Sind sie gleich, oder liegen sie um eins auseinander?</translation>
    </message>
    <message>
        <source>Look at the other tails. Which one shows the most joins?</source>
        <translation>Sieh dir die anderen Schweife an. Welcher hat die meisten Anschlüsse?</translation>
    </message>
    <message>
        <source>Each turn you either take the top card for your tail or brush your tail. Everyone chooses in secret, and all choices are shown together.</source>
        <translation>In jeder Runde tust du eines: die oberste Karte für deinen Schweif ziehen oder ihn bürsten. Alle wählen heimlich, und alle Entscheidungen werden gleichzeitig aufgedeckt.</translation>
    </message>
    <message>
        <source>Two bits can be joined in four ways. Each hides one charm and lets two of one kind meet. Equal numbers are a match, and numbers one apart are a chain.</source>
        <translation>Zwei Stücke lassen sich auf vier Arten aneinanderlegen. Jedes Mal wird ein Motiv verdeckt, und zwei Motive derselben Art treffen sich. Gleiche Zahlen bilden eine Gruppe, Zahlen, die um eins auseinanderliegen, eine Kette.</translation>
    </message>
    <message>
        <source>Brushing takes your whole turn. You choose again how your bits join, one after the other, and next turn you must draw.</source>
        <translation>Bürsten kostet dich die ganze Runde: Du legst die Stücke neu an, eines nach dem anderen. In der nächsten Runde musst du ziehen.</translation>
    </message>
    <message>
        <source>Every tail is complete. Give 1 point to the prettiest tail that isn’t yours.</source>
        <translation>Alle Schweife sind vollständig. Gib dem schönsten Schweif, der nicht deiner ist, 1 Punkt.</translation>
    </message>
    <message>
        <source>All four ways are allowed, and you’ll use them soon. First try under, tops together.</source>
        <translation>Erlaubt sind alle vier, und bald brauchst du sie auch. Versuch es zuerst mit „drunter, oben zusammen“.</translation>
    </message>
    <message>
        <source>Draw a third bit.</source>
        <translation>Zieh ein drittes Stück.</translation>
    </message>
    <message>
        <source>You’ll brush soon. Draw first.</source>
        <translation>Bürsten kommt bald. Zieh zuerst.</translation>
    </message>
    <message>
        <source>You’ll make a better join in a moment. First place it over, tops together.</source>
        <translation>Gleich gelingt dir eine bessere Verbindung. Nimm erst „drüber, oben zusammen“.</translation>
    </message>
    <message>
        <source>Everyone grows their fox’s tail, all at once. Press the deck for your first bit.</source>
        <translation>Alle lassen gleichzeitig ihrem Fuchs einen Schweif wachsen. Drück auf den Stapel und zieh dein erstes Stück.</translation>
    </message>
    <message>
        <source>Each corner shows a charm 1 to 3 times. Draw again.</source>
        <translation>In jeder Ecke ist ein Motiv aus 1 bis 3 Bildchen. Zieh noch einmal.</translation>
    </message>
    <message>
        <source>Join it under, tops together, so 2 meets 2. Equal numbers are a match, worth a point per charm.</source>
        <translation>Leg es so an: drunter, oben zusammen. So trifft 2 auf 2. Gleiche Zahlen bilden eine Gruppe: ein Punkt für jedes Motiv.</translation>
    </message>
    <message>
        <source>A match of 2: 2 points!</source>
        <translation>Eine 2er-Gruppe: 2 Punkte!</translation>
    </message>
    <message>
        <source>Don’t accept that loss. Take the bit back first.</source>
        <translation>Belass es nicht dabei. Nimm das Stück erst zurück.</translation>
    </message>
    <message>
        <source>Join it any other way. Each tag shows the points.</source>
        <translation>Leg es jetzt anders an, egal wie. Die Schilder zeigen, wie viele Punkte jede Art bringt.</translation>
    </message>
    <message>
        <source>You’ve seen what that costs. Place the bit so that no join is lost.</source>
        <translation>Was das kostet, hast du gesehen. Leg das Stück so an, dass kein Anschluss verloren geht.</translation>
    </message>
    <message>
        <source>Nothing lost, something gained.</source>
        <translation>Nichts verloren, etwas gewonnen.</translation>
    </message>
    <message>
        <source>Draw once more.</source>
        <translation>Zieh noch einmal.</translation>
    </message>
    <message>
        <source>You’ll brush next turn. Draw one more bit first.</source>
        <translation>Gebürstet wird in deiner nächsten Runde. Zieh vorher noch ein Stück.</translation>
    </message>
    <message>
        <source>Numbers one apart, like 3 and 2, are a chain, but 3 and 1 aren’t. Now you choose.</source>
        <translation>Jetzt wählst du. Zahlen, die um eins auseinanderliegen, etwa 3 und 2, bilden eine Kette; 3 und 1 nicht.</translation>
    </message>
    <message>
        <source>After brushing you must draw. Keep playing until you draw a tip, which completes your tail.</source>
        <translation>Nach dem Bürsten musst du ziehen. Spiel weiter: Tief im Stapel liegen Spitzen, und eine macht deinen Schweif vollständig.</translation>
    </message>
    <message>
        <source>Everyone gives 1 point to someone else’s tail. Whose is the prettiest?</source>
        <translation>Alle geben dem Schweif eines anderen 1 Punkt. Welcher ist der schönste?</translation>
    </message>
    <message>
        <source>Variety adds 1 point for each kind of charm that scores.</source>
        <translation>Vielfalt: ein Punkt für jede Art von Motiv in einer Gruppe oder Kette.</translation>
    </message>
    <message>
        <source>Instead of drawing you may brush your whole tail. Press the brush.</source>
        <translation>Statt zu ziehen darfst du deinen ganzen Schweif bürsten. Drück auf „Bürsten“.</translation>
    </message>
    <message>
        <source>You could draw instead, but this time try the brush.</source>
        <translation>Ziehen ist auch erlaubt; versuch es dieses eine Mal mit dem Bürsten.</translation>
    </message>
    <message>
        <source>Finishing first also scores 2, each vote 1. The most points win; ties are shared.</source>
        <translation>Wer zuerst fertig ist, bekommt auch 2 Punkte, und jede Stimme bringt 1. Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilt ihr euch den Sieg.</translation>
    </message>
    <message>
        <source>The tip and the vote</source>
        <translation>Die Spitze und die Stimmen</translation>
    </message>
    <message>
        <source>The sheet, line by line</source>
        <translation>Der Zettel, Zeile für Zeile</translation>
    </message>
    <message>
        <source>Every charm in a match or chain scores a point.</source>
        <translation>Jedes Motiv in einer Gruppe oder Kette bringt einen Punkt.</translation>
    </message>
    <message>
        <source>You can join a bit four ways: over or under the last one, tops or bottoms together. Each makes a different pair of charms meet.</source>
        <translation>Du kannst ein Stück auf vier Arten anlegen: drüber oder drunter, jeweils oben oder unten zusammen. Bei jeder Art treffen sich andere Zahlen.</translation>
    </message>
    <message>
        <source>Try a mistake now. Place this bit over, tops together, so that it covers a 2 of your match.</source>
        <translation>Probier jetzt einen Fehler aus. Leg dieses Stück mit „drüber, oben zusammen“ an, sodass es eine 2 deiner Gruppe verdeckt.</translation>
    </message>
    <message>
        <source>The covered 2 no longer counts, so your match is gone. Take that bit back.</source>
        <translation>Die verdeckte 2 zählt nicht mehr, deshalb sind deine Gruppe und ihre Punkte weg. Drück auf „Rückgängig“ und nimm das Stück zurück.</translation>
    </message>
    <message>
        <source>Set each join again, then confirm the brush. Try to score with many kinds of charm, because each adds a point.</source>
        <translation>Leg einen Anschluss nach dem anderen neu fest und behalte dann die Frisur. Versuch, mit vielen Arten von Motiven zu punkten, denn jede Art bringt einen Punkt.</translation>
    </message>
    <message>
        <source>The longest chain at the table scores 2 points, and so does the biggest match. If foxes tie, each scores.</source>
        <translation>Die längste Kette am Tisch bringt 2 Punkte, die größte Gruppe ebenso. Bei Gleichstand bekommen alle Beteiligten die 2 Punkte.</translation>
    </message>
    <message>
        <source>Draw and join</source>
        <translation>Ziehen und anlegen</translation>
    </message>
    <message>
        <source>Gains and losses</source>
        <translation>Gewinn und Verlust</translation>
    </message>
    <message>
        <source>The brush</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Das Bürsten</translation>
    </message>
    <message>
        <source>Grow a tail whose charms go together. The most points win.</source>
        <translation>Lass einen Schweif wachsen, dessen Motive zusammenpassen. Wer die meisten Punkte hat, gewinnt.</translation>
    </message>
    <message>
        <source>charm|charms</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>Motiv|Motive|Motiven|Motivs</translation>
    </message>
    <message>
        <source>link|links</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>Verbindung|Verbindungen</translation>
    </message>
    <message>
        <source>brush|brushes|brushed</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>bürsten|bürste|bürstest|bürstet|gebürstet</translation>
    </message>
    <message>
        <source>tip|tips</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>Spitze|Spitzen|Schweifspitze|Schweifspitzen</translation>
    </message>
    <message>
        <source>match|matches</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>Gruppe|Gruppen</translation>
    </message>
    <message>
        <source>chain|chains</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>Kette|Ketten</translation>
    </message>
    <message>
        <source>Deck</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Not in play</source>
        <translation>Nicht im Spiel</translation>
    </message>
    <message>
        <source>Tail</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Schweif</translation>
    </message>
    <message>
        <source>New bit</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Neues Stück</translation>
    </message>
    <message>
        <source>Chosen</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Gewählt</translation>
    </message>
    <message>
        <source>Chosen links</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Gewählte Verbindungen</translation>
    </message>
    <message>
        <source>Chosen tail</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Gewählter Schweif</translation>
    </message>
    <message>
        <source>Votes</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Stimmen</translation>
    </message>
</context>
<context>
    <name>papertales</name>
    <message>
        <source>Paper Tales</source>
        <extracomment>Paper Tales: the game&apos;s name</extracomment>
        <translation>Paper Tales</translation>
    </message>
    <message>
        <source>A Kingdom that time takes away</source>
        <translation>Ein Königreich, an dem die Zeit nagt</translation>
    </message>
    <message>
        <source>A game by Masato Uesugi, published by Catch Up Games</source>
        <translation>Ein Spiel von Masato Uesugi, erschienen bei Catch Up Games</translation>
    </message>
    <message>
        <source>All targets are chosen.</source>
        <translation>Alle Ziele sind gewählt.</translation>
    </message>
    <message>
        <source>Tokens on %1: strength %2, income %3, and it dies in aging.</source>
        <translation>Marken auf %1: Stärke %2, Einkommen %3, und die Einheit stirbt beim Altern.</translation>
    </message>
    <message>
        <source>Tokens on %1: strength %2, income %3, and it lives on.</source>
        <translation>Marken auf %1: Stärke %2, Einkommen %3, und die Einheit lebt weiter.</translation>
    </message>
    <message>
        <source>Nothing is worth its price now.</source>
        <translation>Nichts ist gerade seinen Preis wert.</translation>
    </message>
    <message>
        <source>Building nothing saves %1 Gold.</source>
        <translation>Wenn du nichts baust, behältst du %1 Gold.</translation>
    </message>
    <message numerus="yes">
        <source>%1 at level %2 gives you the most for %3 Gold. It is worth %n Legend Point(s).</source>
        <translation>
            <numerusform>Für %3 Gold bringt dir %1 auf Stufe %2 am meisten. Das Gebäude ist %n Legendenpunkt wert.</numerusform>
            <numerusform>Für %3 Gold bringt dir %1 auf Stufe %2 am meisten. Das Gebäude ist %n Legendenpunkte wert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 at level %2 is worth %n Legend Point(s) and costs %3 Gold.</source>
        <translation>
            <numerusform>%1 auf Stufe %2 ist %n Legendenpunkt wert und kostet %3 Gold.</numerusform>
            <numerusform>%1 auf Stufe %2 ist %n Legendenpunkte wert und kostet %3 Gold.</numerusform>
        </translation>
    </message>
    <message>
        <source>No other Unit is worth saving.</source>
        <translation>Keine andere Einheit ist die Rettung wert.</translation>
    </message>
    <message>
        <source>Any Unit you don’t save frees a spot.</source>
        <translation>Eine Einheit, die du nicht rettest, macht ihr Feld frei.</translation>
    </message>
    <message>
        <source>%1 is worth more alive.</source>
        <translation>%1 ist lebend mehr wert.</translation>
    </message>
    <message>
        <source>%1 would stay for the next turn.</source>
        <translation>%1 bliebe dir für die nächste Runde erhalten.</translation>
    </message>
    <message>
        <source>the wood it produces</source>
        <translation>das erzeugte Holz</translation>
    </message>
    <message>
        <source>the food it produces</source>
        <translation>die erzeugte Nahrung</translation>
    </message>
    <message>
        <source>the crystals it produces</source>
        <translation>die erzeugten Kristalle</translation>
    </message>
    <message>
        <source>the Gold from its death</source>
        <translation>das Gold beim Sterben</translation>
    </message>
    <message>
        <source>Legend Points for deaths</source>
        <translation>Legendenpunkte für alle, die sterben</translation>
    </message>
    <message>
        <source>Legend Points at the end of the game</source>
        <translation>Legendenpunkte am Ende des Spiels</translation>
    </message>
    <message>
        <source>saving a Unit from death</source>
        <translation>die Rettung einer Einheit vor dem Tod</translation>
    </message>
    <message>
        <source>the Legend Points from its death</source>
        <translation>die Legendenpunkte beim Sterben</translation>
    </message>
    <message>
        <source>the Age tokens it gives</source>
        <translation>die Altersmarken zum Vergeben</translation>
    </message>
    <message>
        <source>the Buildings it upgrades</source>
        <translation>die Gebäude, die auf Stufe 2 steigen</translation>
    </message>
    <message>
        <source>the Unit it turns into</source>
        <translation>die Einheit, die dafür kommt</translation>
    </message>
    <message>
        <source>the strength it can reach</source>
        <translation>die erreichbare Stärke</translation>
    </message>
    <message>
        <source>fighting from the Back</source>
        <translation>der Kampf aus der Nachhut</translation>
    </message>
    <message>
        <source>Legend Points for Wars won</source>
        <translation>Legendenpunkte für gewonnene Kriege</translation>
    </message>
    <message>
        <source>Gold for Wars won</source>
        <translation>Gold für gewonnene Kriege</translation>
    </message>
    <message>
        <source>its income</source>
        <extracomment>Paper Tales: what is good about a card, in the hint &quot;%1 helps you most, above all with %2&quot;</extracomment>
        <translation>das Einkommen</translation>
    </message>
    <message>
        <source>cheaper Buildings</source>
        <extracomment>Paper Tales: what is good about a card, in the hint &quot;%1 helps you most, above all with %2&quot;</extracomment>
        <translation>billigere Gebäude</translation>
    </message>
    <message>
        <source>its strength</source>
        <extracomment>Paper Tales: what is good about a card, in the hint &quot;%1 helps you most, above all with %2&quot;</extracomment>
        <translation>die Stärke</translation>
    </message>
    <message>
        <source>%1 helps you, mainly through %2.</source>
        <translation>%1 hilft dir. Das Beste daran: %2.</translation>
    </message>
    <message>
        <source>%1 is useful for %2 and costs %3 Gold.</source>
        <translation>%1 hilft dir und kostet %3 Gold. Das Beste daran: %2.</translation>
    </message>
    <message>
        <source>%1 helps you, mainly through %2. %3 would help your opponent most.</source>
        <translation>%1 hilft dir. Das Beste daran: %2. Deinem Gegner würde „%3“ am meisten helfen.</translation>
    </message>
    <message>
        <source>%1 is useful for %2. Of what’s left, %3 would help your opponent most.</source>
        <translation>%1 hilft dir. Das Beste daran: %2. Vom Rest würde „%3“ deinem Gegner am meisten helfen.</translation>
    </message>
    <message numerus="yes">
        <source>No new Units: strength %1, income %2, %n Unit(s) left standing.</source>
        <translation>
            <numerusform>Keine neuen Einheiten: Stärke %1, Einkommen %2, %n Einheit bleibt im Spiel.</numerusform>
            <numerusform>Keine neuen Einheiten: Stärke %1, Einkommen %2, %n Einheiten bleiben im Spiel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: strength %2, income %3, %n Unit(s) left standing.</source>
        <translation>
            <numerusform>%1: Stärke %2, Einkommen %3, %n Einheit bleibt im Spiel.</numerusform>
            <numerusform>%1: Stärke %2, Einkommen %3, %n Einheiten bleiben im Spiel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2: strength %3, income %4, %n Unit(s) left standing.</source>
        <translation>
            <numerusform>%1 und %2: Stärke %3, Einkommen %4, %n Einheit bleibt im Spiel.</numerusform>
            <numerusform>%1 und %2: Stärke %3, Einkommen %4, %n Einheiten bleiben im Spiel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 and %3: strength %4, income %5, %n Unit(s) left standing.</source>
        <translation>
            <numerusform>%1, %2 und %3: Stärke %4, Einkommen %5, %n Einheit bleibt im Spiel.</numerusform>
            <numerusform>%1, %2 und %3: Stärke %4, Einkommen %5, %n Einheiten bleiben im Spiel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %3 and %4: strength %5, income %6, %n Unit(s) left standing.</source>
        <translation>
            <numerusform>%1, %2, %3 und %4: Stärke %5, Einkommen %6, %n Einheit bleibt im Spiel.</numerusform>
            <numerusform>%1, %2, %3 und %4: Stärke %5, Einkommen %6, %n Einheiten bleiben im Spiel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %3, %4 and %5: strength %6, income %7, %n Unit(s) left standing.</source>
        <translation>
            <numerusform>%1, %2, %3, %4 und %5: Stärke %6, Einkommen %7, %n Einheit bleibt im Spiel.</numerusform>
            <numerusform>%1, %2, %3, %4 und %5: Stärke %6, Einkommen %7, %n Einheiten bleiben im Spiel.</numerusform>
        </translation>
    </message>
    <message>
        <source>That Gold is better spent elsewhere.</source>
        <translation>Das Gold dafür ist anderswo besser angelegt.</translation>
    </message>
    <message>
        <source>It brings your plan closer to what you can afford.</source>
        <translation>Das ist ein Schritt zu einem Plan, den du bezahlen kannst.</translation>
    </message>
    <message>
        <source>%1 is the best card left to keep for the next turn.</source>
        <translation>Von den übrigen Karten ist „%1“ die beste für die nächste Runde.</translation>
    </message>
    <message>
        <source>%1 may be useful next turn, for %2 Gold.</source>
        <translation>Für %2 Gold kann dir %1 in der nächsten Runde nützen.</translation>
    </message>
    <message>
        <source>No other step makes this plan better.</source>
        <translation>Kein anderer Schritt macht diesen Plan besser.</translation>
    </message>
    <message>
        <source>Adventurer</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Abenteurer</translation>
    </message>
    <message>
        <source>Archer</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Bogenschütze</translation>
    </message>
    <message>
        <source>Blacksmith</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Schmied</translation>
    </message>
    <message>
        <source>Cave Spirit</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Höhlengeist</translation>
    </message>
    <message>
        <source>Cerberus</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Zerberus</translation>
    </message>
    <message>
        <source>Colossus</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Koloss</translation>
    </message>
    <message>
        <source>Commander</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Kommandant</translation>
    </message>
    <message>
        <source>Cook</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Koch</translation>
    </message>
    <message>
        <source>Demon</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Dämon</translation>
    </message>
    <message>
        <source>Dragon</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Drache</translation>
    </message>
    <message>
        <source>Farmer</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building</extracomment>
        <translation>Bauer</translation>
    </message>
    <message>
        <source>Forest Child</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building</extracomment>
        <translation>Waldkind</translation>
    </message>
    <message>
        <source>Forest Spirit</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building</extracomment>
        <translation>Waldgeist</translation>
    </message>
    <message>
        <source>Giant Snake</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Riesenschlange</translation>
    </message>
    <message>
        <source>Golem</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Golem</translation>
    </message>
    <message>
        <source>Grand Architect</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Großarchitekt</translation>
    </message>
    <message>
        <source>Hunter</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Jäger</translation>
    </message>
    <message>
        <source>Knight</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building</extracomment>
        <translation>Ritter</translation>
    </message>
    <message>
        <source>Kraken</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Kraken</translation>
    </message>
    <message>
        <source>Landlord</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Gutsherr</translation>
    </message>
    <message>
        <source>Leviathan</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Leviathan</translation>
    </message>
    <message>
        <source>Manticore</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Mantikor</translation>
    </message>
    <message>
        <source>Master Alchemist</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Meisteralchemist</translation>
    </message>
    <message>
        <source>Militiaman</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Milizionär</translation>
    </message>
    <message>
        <source>Miner</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building</extracomment>
        <translation>Bergmann</translation>
    </message>
    <message>
        <source>Monkey</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Affe</translation>
    </message>
    <message>
        <source>Mystical Healer</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Wunderheiler</translation>
    </message>
    <message>
        <source>Necromancer</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Nekromant</translation>
    </message>
    <message>
        <source>Ogre</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Oger</translation>
    </message>
    <message>
        <source>Palm Reader</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Handleserin</translation>
    </message>
    <message>
        <source>Peddler</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Hausierer</translation>
    </message>
    <message>
        <source>Relic of Wisdom</source>
        <translation>Relikt der Weisheit</translation>
    </message>
    <message>
        <source>Rogue</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Schurke</translation>
    </message>
    <message>
        <source>Salamander</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Salamander</translation>
    </message>
    <message>
        <source>Sculptor</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Bildhauer</translation>
    </message>
    <message>
        <source>Shapeshifter</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Gestaltwandler</translation>
    </message>
    <message>
        <source>Strategist</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Stratege</translation>
    </message>
    <message>
        <source>Time Master</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Zeitmeister</translation>
    </message>
    <message>
        <source>Treefolk</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building</extracomment>
        <translation>Baumwesen</translation>
    </message>
    <message>
        <source>Veteran</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Veteran</translation>
    </message>
    <message>
        <source>Wood Merchant</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Holzhändler</translation>
    </message>
    <message>
        <source>Woodcutter</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building</extracomment>
        <translation>Holzfäller</translation>
    </message>
    <message>
        <source>Town</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>Tavern</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Taverne</translation>
    </message>
    <message>
        <source>Mine</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Mine</translation>
    </message>
    <message>
        <source>Temple</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Tempel</translation>
    </message>
    <message>
        <source>Barracks</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Kaserne</translation>
    </message>
    <message>
        <source>This seat isn’t in the game.</source>
        <translation>Dieser Platz spielt nicht mit.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>You can’t do that in this phase.</source>
        <translation>Das geht in dieser Phase nicht.</translation>
    </message>
    <message>
        <source>You’ve already chosen. Wait for the others.</source>
        <translation>Du hast schon gewählt; warte auf die anderen.</translation>
    </message>
    <message>
        <source>That comes once all players are done with this step.</source>
        <translation>Das kommt erst, wenn alle mit diesem Schritt fertig sind.</translation>
    </message>
    <message>
        <source>Units can move or leave only while you plan your deployment.</source>
        <translation>Versetzen oder abwerfen kannst du Einheiten nur, während du deine Aufstellung planst.</translation>
    </message>
    <message>
        <source>%1 isn’t in your pack.</source>
        <translation>%1 ist nicht in deinem Päckchen.</translation>
    </message>
    <message>
        <source>Keep exactly one card from the pack.</source>
        <translation>Behalte genau eine Karte aus dem Päckchen.</translation>
    </message>
    <message>
        <source>With three or more players, you don’t discard here.</source>
        <translation>Mit drei oder mehr Spielern wird hier nichts abgeworfen.</translation>
    </message>
    <message>
        <source>With two players, you also discard a card from the pack.</source>
        <translation>Zu zweit wirfst du auch eine Karte aus dem Päckchen ab.</translation>
    </message>
    <message>
        <source>Keep one card and discard a different one.</source>
        <translation>Behalte eine Karte und wirf eine andere ab.</translation>
    </message>
    <message>
        <source>You keep the last card and discard nothing.</source>
        <translation>Die letzte Karte wird behalten, abgeworfen wird nichts.</translation>
    </message>
    <message>
        <source>%1 isn’t in your hand.</source>
        <translation>%1 ist nicht auf deiner Hand.</translation>
    </message>
    <message>
        <source>%1 is in play and can’t go back to your hand.</source>
        <translation>%1 ist im Spiel und kann nicht zurück auf die Hand.</translation>
    </message>
    <message>
        <source>Your plan already uses %1.</source>
        <translation>%1 ist schon in deinem Plan.</translation>
    </message>
    <message>
        <source>%1 isn’t in play yet. Take it back instead.</source>
        <translation>%1 ist noch nicht im Spiel. Nimm die Karte stattdessen zurück.</translation>
    </message>
    <message>
        <source>Your plan has nothing on %1.</source>
        <translation>Auf %1 steht in deinem Plan nichts.</translation>
    </message>
    <message>
        <source>Your plan has already moved %1.</source>
        <translation>%1 ist in deinem Plan schon versetzt.</translation>
    </message>
    <message>
        <source>%1 is taken. Move, discard or take back its Unit first.</source>
        <translation>%1 ist besetzt. Versetze die Einheit dort zuerst, lege sie ab oder nimm sie zurück.</translation>
    </message>
    <message>
        <source>The fifth spot needs a level 2 Building.</source>
        <translation>Für das fünfte Feld brauchst du ein Gebäude der Stufe 2.</translation>
    </message>
    <message>
        <source>There’s no such spot, only three in the Front and two in the Back.</source>
        <translation>Dieses Feld gibt es nicht: Es sind drei in der Vorhut und zwei in der Nachhut.</translation>
    </message>
    <message>
        <source>The Building is upgraded after the reveal, so the fifth spot opens next turn.</source>
        <translation>Das Gebäude wird erst nach dem Aufdecken ausgebaut, das fünfte Feld öffnet sich also nächste Runde.</translation>
    </message>
    <message>
        <source>These Units cost %1 Gold, and you’re %2 short. Take one back.</source>
        <translation>Diese Einheiten kosten %1 Gold, dir fehlen %2. Nimm eine zurück.</translation>
    </message>
    <message>
        <source>You can keep only one card.</source>
        <translation>Du kannst dir nur eine Karte aufheben.</translation>
    </message>
    <message>
        <source>%1 is in play. You can keep only a card from your hand.</source>
        <translation>%1 ist im Spiel; aufheben kannst du dir nur eine Handkarte.</translation>
    </message>
    <message>
        <source>Choose one of your own Units.</source>
        <translation>Wähle eine deiner eigenen Einheiten.</translation>
    </message>
    <message>
        <source>The tokens must all go on one of your Units.</source>
        <translation>Alle Marken müssen auf eine einzige deiner Einheiten.</translation>
    </message>
    <message>
        <source>This ability is compulsory. Put all its tokens on one of your Units.</source>
        <translation>Diese Fähigkeit ist Pflicht: Leg alle ihre Marken auf eine deiner Einheiten.</translation>
    </message>
    <message>
        <source>Every token has its Unit. Confirm, or take one back.</source>
        <translation>Alle Marken sind einer Einheit zugeteilt. Leg die Ziele fest, oder nimm eine Marke zurück.</translation>
    </message>
    <message>
        <source>%1 does this only once, when it’s revealed.</source>
        <translation>%1 tut das nur einmal, beim Aufdecken.</translation>
    </message>
    <message>
        <source>%1 was just drawn, so it keeps its spot this turn.</source>
        <translation>%1 wurde gerade gezogen und bleibt diese Runde auf dem Feld.</translation>
    </message>
    <message>
        <source>You can’t decline this ability.</source>
        <translation>Auf diese Fähigkeit kannst du nicht verzichten.</translation>
    </message>
    <message>
        <source>You’ve already built your %1.</source>
        <translation>%1 ist schon gebaut.</translation>
    </message>
    <message>
        <source>A Building’s level is 1 or 2.</source>
        <translation>Ein Gebäude hat Stufe 1 oder 2.</translation>
    </message>
    <message>
        <source>You need %1 more %2.</source>
        <translation>Es fehlt: %1 %2.</translation>
    </message>
    <message>
        <source>Building straight to level 2 takes both costs. You need %1 more %2.</source>
        <translation>Direkt auf Stufe 2 zu bauen kostet so viel wie beide Stufen. Es fehlt: %1 %2.</translation>
    </message>
    <message>
        <source>To upgrade it, you need %1 more %2.</source>
        <translation>Zum Ausbauen fehlt: %1 %2.</translation>
    </message>
    <message>
        <source>It can’t help pay for itself. You need %1 more %2.</source>
        <translation>Ein Gebäude bezahlt sich nicht selbst. Es fehlt: %1 %2.</translation>
    </message>
    <message>
        <source>Levels 1 and 2 take %1 %2 together. The Building can’t help pay for itself.</source>
        <translation>Stufe 1 und 2 brauchen zusammen %1 %2. Das Gebäude bezahlt sich nicht selbst.</translation>
    </message>
    <message>
        <source>Gold replaces only wood. You need %1 more %2.</source>
        <translation>Gold ersetzt nur Holz. Es fehlt: %1 %2.</translation>
    </message>
    <message>
        <source>Crystals and Gold don’t mix within a level. It costs %1 Gold; you’re %2 short.</source>
        <translation>Kristalle und Gold lassen sich innerhalb einer Stufe nicht mischen. Der Bau kostet %1 Gold, dir fehlen %2.</translation>
    </message>
    <message>
        <source>It costs %1 Gold, land included. You’re %2 short.</source>
        <translation>Der Bau kostet %1 Gold, Land inbegriffen. Dir fehlen %2.</translation>
    </message>
    <message>
        <source>The upgrade costs %1 Gold. You’re %2 short.</source>
        <translation>Der Ausbau kostet %1 Gold. Dir fehlen %2.</translation>
    </message>
    <message>
        <source>%1 isn’t in your Kingdom.</source>
        <translation>%1 ist nicht in deinem Königreich.</translation>
    </message>
    <message>
        <source>%1 is already at level 2.</source>
        <translation>%1 ist schon auf Stufe 2.</translation>
    </message>
    <message>
        <source>Only one construction a turn.</source>
        <translation>Nur ein Bau pro Runde.</translation>
    </message>
    <message>
        <source>Nobody in your Kingdom can save a Unit.</source>
        <translation>Niemand in deinem Königreich kann eine Einheit retten.</translation>
    </message>
    <message>
        <source>You can’t save more than %1.</source>
        <translation>Mehr als %1 kannst du nicht retten.</translation>
    </message>
    <message>
        <source>You’ve already saved %1.</source>
        <translation>%1 ist schon gerettet.</translation>
    </message>
    <message>
        <source>%1 has no Age token, so it won’t die.</source>
        <translation>%1 trägt keine Altersmarke und stirbt nicht.</translation>
    </message>
    <message>
        <source>You can save only a Unit with exactly one Age token. %1 has %2.</source>
        <translation>Nur eine Einheit mit genau einer Altersmarke lässt sich retten; %1 trägt %2.</translation>
    </message>
    <message>
        <source>%1 won’t die now.</source>
        <translation>%1 stirbt ohnehin nicht.</translation>
    </message>
    <message>
        <source>Legend Points during the game</source>
        <translation>Legendenpunkte aus dem Spiel</translation>
    </message>
    <message>
        <source>Buildings</source>
        <extracomment>Paper Tales: a line of the score; Where a name is missing, or a word of the table that all games share; Paper Tales: a heading of the rules</extracomment>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>End-of-game abilities</source>
        <extracomment>Paper Tales: a line of the score</extracomment>
        <translation>Fähigkeiten am Ende</translation>
    </message>
    <message>
        <source>on the score track</source>
        <translation>auf der Punkteleiste</translation>
    </message>
    <message>
        <source>%1</source>
        <extracomment>Paper Tales: a line of the score; Paper Tales: a phase of the turn, or a thing on the table; Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>%1</translation>
    </message>
    <message>
        <source>A face-down card</source>
        <translation>Eine verdeckte Karte</translation>
    </message>
    <message>
        <source>%1, not built</source>
        <translation>%1, nicht gebaut</translation>
    </message>
    <message>
        <source>%1, level %2</source>
        <translation>%1, Stufe %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n Age token(s)</source>
        <translation>
            <numerusform>%1, %n Altersmarke</numerusform>
            <numerusform>%1, %n Altersmarken</numerusform>
        </translation>
    </message>
    <message>
        <source>Recruitment</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table; Paper Tales: a heading of the rules</extracomment>
        <translation>Anwerbung</translation>
    </message>
    <message>
        <source>Deployment</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table; Paper Tales: a heading of the rules; Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>Wars</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table; Where a name is missing, or a word of the table that all games share; Paper Tales: a heading of the rules; Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation>Kriege</translation>
    </message>
    <message>
        <source>Income</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table; A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with; Paper Tales: a heading of the rules; Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation>Einkommen</translation>
    </message>
    <message>
        <source>Construction</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table; Paper Tales: a heading of the rules; Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation>Bau</translation>
    </message>
    <message>
        <source>Aging</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table; A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with; Paper Tales: a heading of the rules; Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation>Altern</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Ende des Spiels</translation>
    </message>
    <message>
        <source>You may keep one card for the next turn</source>
        <translation>Eine Karte darfst du für die nächste Runde aufheben</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message>
        <source>%1 Gold</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table</extracomment>
        <translation>%1 Gold</translation>
    </message>
    <message numerus="yes">
        <source>%n Legend Point(s)</source>
        <translation>
            <numerusform>%n Legendenpunkt</numerusform>
            <numerusform>%n Legendenpunkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crystal(s)</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table</extracomment>
        <translation>
            <numerusform>%n Kristall</numerusform>
            <numerusform>%n Kristalle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Age token(s)</source>
        <translation>
            <numerusform>%n Altersmarke</numerusform>
            <numerusform>%n Altersmarken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n War(s) won this turn</source>
        <translation>
            <numerusform>%n gewonnener Krieg diese Runde</numerusform>
            <numerusform>%n gewonnene Kriege diese Runde</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting for cards</source>
        <translation>Wartet auf Karten</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) if the game ended now</source>
        <translation>
            <numerusform>%n Punkt, wenn jetzt Schluss wäre</numerusform>
            <numerusform>%n Punkte, wenn jetzt Schluss wäre</numerusform>
        </translation>
    </message>
    <message>
        <source>Strength %1</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table; Paper Tales: what a plan comes to; %1 is a list of cards</extracomment>
        <translation>Stärke %1</translation>
    </message>
    <message>
        <source>%1 wood</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table</extracomment>
        <translation>%1 Holz</translation>
    </message>
    <message>
        <source>%1 food</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table</extracomment>
        <translation>%1 Nahrung</translation>
    </message>
    <message>
        <source>Income %1</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table</extracomment>
        <translation>Einkommen %1</translation>
    </message>
    <message>
        <source>The fifth spot is open</source>
        <translation>Das fünfte Feld ist offen</translation>
    </message>
    <message>
        <source>Ready</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table</extracomment>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Newly revealed Units</source>
        <translation>Neu aufgedeckte Einheiten</translation>
    </message>
    <message>
        <source>Keep %1, discard %2</source>
        <translation>%1 behalten, %2 abwerfen</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <extracomment>Paper Tales: what a player may do; %1 is the name of a card</extracomment>
        <translation>%1 behalten</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>%1 nach %2</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <extracomment>Paper Tales: what a player may do; %1 is the name of a card</extracomment>
        <translation>%1 abwerfen</translation>
    </message>
    <message>
        <source>Take %1 back</source>
        <translation>%1 zurücknehmen</translation>
    </message>
    <message>
        <source>Keep %1 for the next turn</source>
        <translation>%1 für die nächste Runde aufheben</translation>
    </message>
    <message>
        <source>Commit the plan</source>
        <translation>Plan festlegen</translation>
    </message>
    <message>
        <source>Save nobody else</source>
        <translation>Sonst niemanden retten</translation>
    </message>
    <message>
        <source>Save nobody</source>
        <extracomment>Paper Tales: what a player may do; %1 is the name of a card</extracomment>
        <translation>Niemanden retten</translation>
    </message>
    <message>
        <source>Confirm the targets</source>
        <translation>Ziele festlegen</translation>
    </message>
    <message>
        <source>Tokens on %1</source>
        <translation>Marken auf %1</translation>
    </message>
    <message>
        <source>Build %1, level %2</source>
        <translation>%1 bauen, Stufe %2</translation>
    </message>
    <message>
        <source>Upgrade %1 to level 2</source>
        <translation>%1 auf Stufe 2 ausbauen</translation>
    </message>
    <message>
        <source>Build nothing</source>
        <extracomment>Paper Tales: what a player may do; %1 is the name of a card</extracomment>
        <translation>Nichts bauen</translation>
    </message>
    <message>
        <source>Save %1</source>
        <extracomment>Paper Tales: what a player may do; %1 is the name of a card</extracomment>
        <translation>%1 retten</translation>
    </message>
    <message>
        <source>Strength %1, income %2, %3 Gold left</source>
        <translation>Stärke %1, Einkommen %2, %3 Gold übrig</translation>
    </message>
    <message>
        <source>You’re %1 Gold short, so you can’t commit this plan.</source>
        <translation>Es fehlen %1 Gold: So lässt sich der Plan nicht festlegen.</translation>
    </message>
    <message>
        <source>Costs %1 Gold, leaves %2</source>
        <translation>Kostet %1 Gold, es bleiben %2</translation>
    </message>
    <message numerus="yes">
        <source>You’re placing nothing, so %n card(s) will be discarded.</source>
        <translation>
            <numerusform>Du stellst nichts auf: %n Karte wird abgeworfen.</numerusform>
            <numerusform>Du stellst nichts auf: %n Karten werden abgeworfen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is free and you have an empty spot for it, but if you don’t place it, it will be discarded.</source>
        <translation>%1 kostet nichts, und ein Feld ist frei. Stellst du die Karte nicht auf, wird sie abgeworfen.</translation>
    </message>
    <message numerus="yes">
        <source>You’re keeping nothing for the next turn, so %n card(s) will be discarded.</source>
        <translation>
            <numerusform>Du hebst nichts für die nächste Runde auf: %n Karte wird abgeworfen.</numerusform>
            <numerusform>Du hebst nichts für die nächste Runde auf: %n Karten werden abgeworfen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You’re building nothing, though you could pay for %n Building(s).</source>
        <translation>
            <numerusform>Du baust nichts, obwohl du %n Gebäude bezahlen könntest.</numerusform>
            <numerusform>Du baust nichts, obwohl du %n Gebäude bezahlen könntest.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 will die, but you could save it.</source>
        <translation>%1 wird sterben, ließe sich aber retten.</translation>
    </message>
    <message>
        <source>Keep one card from this pack.</source>
        <translation>Behalte eine Karte aus diesem Päckchen.</translation>
    </message>
    <message>
        <source>You pass on the rest.</source>
        <translation>Der Rest wird weitergegeben.</translation>
    </message>
    <message>
        <source>Plan your Kingdom. All Kingdoms are revealed together.</source>
        <translation>Plane dein Königreich. Alle Königreiche werden gleichzeitig aufgedeckt.</translation>
    </message>
    <message>
        <source>You may keep one card for the next turn. The rest are discarded.</source>
        <translation>Eine Karte darfst du für die nächste Runde aufheben; der Rest wird abgeworfen.</translation>
    </message>
    <message>
        <source>Choose the Unit that gets the Age tokens.</source>
        <translation>Wähle eine Einheit für die Altersmarken.</translation>
    </message>
    <message>
        <source>They all go on one of your Units.</source>
        <translation>Alle Marken kommen auf dieselbe Einheit.</translation>
    </message>
    <message>
        <source>Choose the Unit that gets an Age token for each food.</source>
        <translation>Wähle eine Einheit. Sie bekommt für jede Nahrung eine Altersmarke.</translation>
    </message>
    <message>
        <source>Build or upgrade one Building, or pass.</source>
        <translation>Ein Gebäude bauen oder ausbauen – oder passen.</translation>
    </message>
    <message>
        <source>Resources aren’t used up.</source>
        <translation>Rohstoffe werden nicht verbraucht.</translation>
    </message>
    <message>
        <source>Save a Unit with exactly one Age token, or nobody.</source>
        <translation>Rette eine Einheit mit genau einer Altersmarke, oder verzichte darauf.</translation>
    </message>
    <message>
        <source>A saved Unit still grows older.</source>
        <translation>Auch eine gerettete Einheit wird älter.</translation>
    </message>
    <message>
        <source>All targets are chosen. Confirm them.</source>
        <translation>Alle Ziele sind gewählt. Leg sie fest.</translation>
    </message>
    <message>
        <source>It’s the last turn. Cards you don’t place are discarded.</source>
        <translation>Es ist die letzte Runde. Was du nicht aufstellst, wird abgeworfen.</translation>
    </message>
    <message numerus="yes">
        <source>%n target(s) to choose, one at a time.</source>
        <translation>
            <numerusform>Noch %n Ziel zu wählen.</numerusform>
            <numerusform>Noch %n Ziele zu wählen, eins nach dem anderen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The story continues.</source>
        <translation>Die Geschichte geht weiter.</translation>
    </message>
    <message>
        <source>Keep one card from this pack and discard another.</source>
        <translation>Behalte eine Karte aus diesem Päckchen und wirf eine andere ab.</translation>
    </message>
    <message>
        <source>Waiting for %1.</source>
        <translation>Warten auf %1.</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %n player(s).</source>
        <translation>
            <numerusform>Warten auf %n Person.</numerusform>
            <numerusform>Warten auf %n Personen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Planned: %1</source>
        <extracomment>Paper Tales: what a plan comes to; %1 is a list of cards</extracomment>
        <translation>Geplant: %1</translation>
    </message>
    <message>
        <source>Kept for the next turn: %1</source>
        <translation>Für die nächste Runde aufgehoben: %1</translation>
    </message>
    <message>
        <source>Costs %1 Gold</source>
        <translation>Kostet %1 Gold</translation>
    </message>
    <message>
        <source>%1 against %3’s current %2</source>
        <translation>%1 gegen derzeit %2 (%3)</translation>
    </message>
    <message>
        <source>Your Units’ abilities may still change this.</source>
        <translation>Fähigkeiten deiner Einheiten können das noch ändern.</translation>
    </message>
    <message>
        <source>%1 Gold left</source>
        <translation>%1 Gold übrig</translation>
    </message>
    <message>
        <source>Income of %1 Gold</source>
        <translation>Einkommen von %1 Gold</translation>
    </message>
    <message>
        <source>%1 dies in aging</source>
        <translation>%1 stirbt beim Altern</translation>
    </message>
    <message>
        <source>Age token on it</source>
        <translation>Altersmarke darauf</translation>
    </message>
    <message>
        <source>Age token in your Kingdom</source>
        <translation>Altersmarke in deinem Königreich</translation>
    </message>
    <message>
        <source>wood</source>
        <extracomment>Paper Tales: a resource, or what a card does</extracomment>
        <translation>Holz</translation>
    </message>
    <message>
        <source>food</source>
        <extracomment>Paper Tales: a resource, or what a card does</extracomment>
        <translation>Nahrung</translation>
    </message>
    <message>
        <source>crystal</source>
        <extracomment>Paper Tales: a resource, or what a card does</extracomment>
        <translation>Kristall</translation>
    </message>
    <message>
        <source>Gold in this turn’s income</source>
        <translation>Gold aus dem Einkommen dieser Runde</translation>
    </message>
    <message>
        <source>while it is in the Front</source>
        <translation>solange sie in der Vorhut steht</translation>
    </message>
    <message>
        <source>while it has an Age token</source>
        <translation>solange sie eine Altersmarke trägt</translation>
    </message>
    <message>
        <source>with exactly one Age token</source>
        <translation>mit genau einer Altersmarke</translation>
    </message>
    <message>
        <source>while you have food</source>
        <translation>solange du Nahrung hast</translation>
    </message>
    <message>
        <source>while you have a crystal</source>
        <translation>solange du einen Kristall hast</translation>
    </message>
    <message>
        <source>Makes %1 %2 for each Age token on it.</source>
        <translation>Erzeugt je Altersmarke darauf %1 %2.</translation>
    </message>
    <message>
        <source>Makes %1 %2 %3.</source>
        <translation>Erzeugt %1 %2, %3.</translation>
    </message>
    <message>
        <source>Makes %1 %2.</source>
        <translation>Erzeugt %1 %2.</translation>
    </message>
    <message numerus="yes">
        <source>Revealed: %n Age token(s) on itself.</source>
        <translation>
            <numerusform>Beim Aufdecken: %n Altersmarke auf sich selbst.</numerusform>
            <numerusform>Beim Aufdecken: %n Altersmarken auf sich selbst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Revealed: %n Age token(s) on each of your other Units.</source>
        <translation>
            <numerusform>Beim Aufdecken: %n Altersmarke auf jede deiner anderen Einheiten.</numerusform>
            <numerusform>Beim Aufdecken: %n Altersmarken auf jede deiner anderen Einheiten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Revealed: %n Age token(s) on one of your Units.</source>
        <translation>
            <numerusform>Beim Aufdecken: %n Altersmarke auf eine deiner Einheiten.</numerusform>
            <numerusform>Beim Aufdecken: %n Altersmarken auf eine deiner Einheiten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each deployment: %1 Age token for each %2, all on one of your Units.</source>
        <translation>Jede Aufstellung: %1 Altersmarke je %2, alle auf eine deiner Einheiten.</translation>
    </message>
    <message>
        <source>Revealed: your level 1 Buildings become level 2, free.</source>
        <translation>Beim Aufdecken: Deine Gebäude der Stufe 1 steigen kostenlos auf Stufe 2.</translation>
    </message>
    <message>
        <source>Revealed: lose %1 Legend Points for each of your level 2 Buildings.</source>
        <translation>Beim Aufdecken: Verliere %1 Legendenpunkte für jedes deiner Gebäude der Stufe 2.</translation>
    </message>
    <message numerus="yes">
        <source>Revealed: the first Unit drawn that costs %1 or less takes its place for free, with %n Age token(s).</source>
        <translation>
            <numerusform>Beim Aufdecken: Die erste gezogene Einheit, die höchstens %1 kostet, kommt kostenlos auf dieses Feld, mit %n Altersmarke.</numerusform>
            <numerusform>Beim Aufdecken: Die erste gezogene Einheit, die höchstens %1 kostet, kommt kostenlos auf dieses Feld, mit %n Altersmarken.</numerusform>
        </translation>
    </message>
    <message>
        <source>Strength %1 %2.</source>
        <translation>Stärke %1, %2.</translation>
    </message>
    <message>
        <source>+%1 strength for each %2.</source>
        <translation>Stärke +%1 je %2.</translation>
    </message>
    <message>
        <source>Your Kingdom: +%1 strength for each %2.</source>
        <translation>Dein Königreich: Stärke +%1 je %2.</translation>
    </message>
    <message>
        <source>Fights from the Back too.</source>
        <translation>Kämpft auch aus der Nachhut.</translation>
    </message>
    <message>
        <source>Does not fight %1.</source>
        <translation>Kämpft nicht, %1.</translation>
    </message>
    <message>
        <source>Each War you win: +%1 Legend Point.</source>
        <translation>Jeder gewonnene Krieg: +%1 Legendenpunkt.</translation>
    </message>
    <message>
        <source>Each War you win: +%1 Legend Point for each %2.</source>
        <translation>Jeder gewonnene Krieg: +%1 Legendenpunkt je %2.</translation>
    </message>
    <message>
        <source>Each War you win: +%1 Gold.</source>
        <translation>Jeder gewonnene Krieg: +%1 Gold.</translation>
    </message>
    <message>
        <source>Wars: +%1 Legend Point for each of your Units with strength %2 or more.</source>
        <translation>Kriege: +%1 Legendenpunkt für jede deiner Einheiten mit Stärke %2 oder mehr.</translation>
    </message>
    <message>
        <source>Wars: +%1 Legend Points, won or lost.</source>
        <translation>Kriege: +%1 Legendenpunkte, ob gewonnen oder verloren.</translation>
    </message>
    <message>
        <source>Wars: +%1 Legend Points for each %2, won or lost.</source>
        <translation>Kriege: Legendenpunkte +%1 je %2, ob gewonnen oder verloren.</translation>
    </message>
    <message>
        <source>Building: pay %1 Gold for each missing wood.</source>
        <translation>Bau: Zahle %1 Gold für jedes fehlende Holz.</translation>
    </message>
    <message>
        <source>Building: pay %1 Gold each for missing resources.</source>
        <translation>Bau: Zahle %1 Gold für jeden fehlenden Rohstoff.</translation>
    </message>
    <message>
        <source>Building: the land is free.</source>
        <translation>Bau: Das Land kostet nichts.</translation>
    </message>
    <message>
        <source>Income: +%1 Gold.</source>
        <translation>Einkommen: +%1 Gold.</translation>
    </message>
    <message>
        <source>Income: +%1 Gold for each %2.</source>
        <translation>Einkommen: +%1 Gold je %2.</translation>
    </message>
    <message>
        <source>Income: +%1 Gold %2.</source>
        <translation>Einkommen: +%1 Gold, %2.</translation>
    </message>
    <message>
        <source>Aging: you may save one of your Units %1.</source>
        <translation>Altern: Du darfst eine deiner Einheiten %1 retten.</translation>
    </message>
    <message>
        <source>Never dies.</source>
        <extracomment>Paper Tales: a resource, or what a card does</extracomment>
        <translation>Stirbt nie.</translation>
    </message>
    <message numerus="yes">
        <source>Dies only with %n Age token(s) or more.</source>
        <translation>
            <numerusform>Stirbt erst mit %n Altersmarke oder mehr.</numerusform>
            <numerusform>Stirbt erst mit %n Altersmarken oder mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>When it dies: %1 Legend Points.</source>
        <translation>Beim Sterben: %1 Legendenpunkte.</translation>
    </message>
    <message>
        <source>When it dies %2: %1 Legend Points.</source>
        <translation>Beim Sterben %2: %1 Legendenpunkte.</translation>
    </message>
    <message>
        <source>When it dies: +%1 Gold for each %2.</source>
        <translation>Beim Sterben: +%1 Gold je %2.</translation>
    </message>
    <message>
        <source>Aging: +%1 Legend Point for each Age token on your Units that die, including this one.</source>
        <translation>Altern: +%1 Legendenpunkt je Altersmarke auf deinen sterbenden Einheiten, auch auf dieser.</translation>
    </message>
    <message>
        <source>End of the game: +%1 Legend Points for each %2.</source>
        <translation>Ende des Spiels: +%1 Legendenpunkte je %2.</translation>
    </message>
    <message>
        <source>Gives you %1 Gold when you deploy it, strength %2.</source>
        <translation>Bringt dir beim Bezahlen %1 Gold; Stärke %2.</translation>
    </message>
    <message>
        <source>Costs %1 Gold.</source>
        <translation>Kostet %1 Gold.</translation>
    </message>
    <message>
        <source>Costs %1 Gold, strength %2.</source>
        <translation>Kostet %1 Gold; Stärke %2.</translation>
    </message>
    <message>
        <source>It only fights.</source>
        <translation>Kämpft nur.</translation>
    </message>
    <message>
        <source>Level 1 needs %1 %2.</source>
        <translation>Stufe 1 braucht %1 %2.</translation>
    </message>
    <message>
        <source>Level 1 needs %1 %2 and %3 %4.</source>
        <translation>Stufe 1 braucht %1 %2 und %3 %4.</translation>
    </message>
    <message>
        <source>Level 1 needs %1 %2 or %3 Gold.</source>
        <translation>Stufe 1 braucht %1 %2 oder %3 Gold.</translation>
    </message>
    <message>
        <source>Level 2 needs another %1 %2.</source>
        <translation>Stufe 2 braucht noch %1 %2.</translation>
    </message>
    <message>
        <source>Level 2 needs another %1 %2 and %3 %4.</source>
        <translation>Stufe 2 braucht noch %1 %2 und %3 %4.</translation>
    </message>
    <message>
        <source>Level 2 needs another %1 %2 or %3 Gold.</source>
        <translation>Stufe 2 braucht noch %1 %2 oder %3 Gold.</translation>
    </message>
    <message>
        <source>The land costs Gold too, and more with each Building.</source>
        <translation>Auch das Land kostet Gold: je mehr Gebäude, desto teurer.</translation>
    </message>
    <message>
        <source>End of the game: %1 Legend Point at level 1, %2 at level 2.</source>
        <translation>Ende des Spiels: %1 Legendenpunkt auf Stufe 1, %2 auf Stufe 2.</translation>
    </message>
    <message>
        <source>Turn %1 begins.</source>
        <translation>Runde %1 beginnt.</translation>
    </message>
    <message>
        <source>Packs of %1 cards are dealt.</source>
        <translation>Päckchen mit %1 Karten werden ausgeteilt.</translation>
    </message>
    <message>
        <source>The pile is empty, so %1 discarded cards are shuffled.</source>
        <translation>Der Stapel ist leer: %1 abgeworfene Karten werden gemischt.</translation>
    </message>
    <message>
        <source>All cards have been picked.</source>
        <translation>Alle Karten sind ausgesucht.</translation>
    </message>
    <message>
        <source>All Kingdoms are revealed.</source>
        <translation>Alle Königreiche werden aufgedeckt.</translation>
    </message>
    <message>
        <source>%1 discards %2 from play.</source>
        <translation>%1 wirft eine Einheit im Spiel ab: %2.</translation>
    </message>
    <message>
        <source>%1 moves %2 from %3 to %4.</source>
        <translation>%1 versetzt: %2 (von %3 nach %4).</translation>
    </message>
    <message>
        <source>%1 deploys %2 on %3.</source>
        <translation>%1 stellt auf: %2 (%3).</translation>
    </message>
    <message numerus="yes">
        <source>%1 discards %n card(s) from hand.</source>
        <translation>
            <numerusform>%1 wirft %n Handkarte ab.</numerusform>
            <numerusform>%1 wirft %n Handkarten ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 keeps a card for the next turn.</source>
        <translation>%1 hebt eine Karte für die nächste Runde auf.</translation>
    </message>
    <message numerus="yes">
        <source>%1 pays %2 Gold for %n new Unit(s).</source>
        <translation>
            <numerusform>%1 zahlt %2 Gold für %n neue Einheit.</numerusform>
            <numerusform>%1 zahlt %2 Gold für %n neue Einheiten.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot pay for %2 and discards it.</source>
        <translation>%1 kann nicht zahlen und wirft ab: %2.</translation>
    </message>
    <message>
        <source>%1 draws %2, which costs too much, and discards it.</source>
        <translation>%1 zieht „%2“. Die Karte ist zu teuer und wird abgeworfen.</translation>
    </message>
    <message>
        <source>%1: %2 turns into %3.</source>
        <translation>%1: Aus %2 wird %3.</translation>
    </message>
    <message>
        <source>%1: no cards are left for %2, so it stays.</source>
        <translation>%1: Für %2 ist keine Karte übrig; die Einheit bleibt.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 gets %n Age token(s) from %3.</source>
        <translation>
            <numerusform>%1: %2 bekommt %n Altersmarke (durch %3).</numerusform>
            <numerusform>%1: %2 bekommt %n Altersmarken (durch %3).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 is upgraded to level 2.</source>
        <translation>%1: %2 steigt auf Stufe 2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n Legend Point(s) because of %2.</source>
        <translation>
            <numerusform>%1 verliert %n Legendenpunkt durch %2.</numerusform>
            <numerusform>%1 verliert %n Legendenpunkte durch %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: +%n Legend Point(s), %2</source>
        <translation>
            <numerusform>%1: +%n Legendenpunkt, %2</numerusform>
            <numerusform>%1: +%n Legendenpunkte, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has won %n War(s). Legend Points: +%2.</source>
        <translation>
            <numerusform>%1 hat %n Krieg gewonnen. Legendenpunkte: +%2.</numerusform>
            <numerusform>%1 hat %n Kriege gewonnen. Legendenpunkte: +%2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: deaths score %n Legend Point(s), %2 in all.</source>
        <translation>
            <numerusform>%1: Gestorbene Einheiten bringen %n Legendenpunkt, jetzt sind es %2.</numerusform>
            <numerusform>%1: Gestorbene Einheiten bringen %n Legendenpunkte, jetzt sind es %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: +%n Legend Point(s) at the end, %2</source>
        <translation>
            <numerusform>%1: +%n Legendenpunkt am Ende, %2</numerusform>
            <numerusform>%1: +%n Legendenpunkte am Ende, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n Legend Point(s) and %2 Gold.</source>
        <translation>
            <numerusform>%1 hat %n Legendenpunkt und %2 Gold.</numerusform>
            <numerusform>%1 hat %n Legendenpunkte und %2 Gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n Legend Point(s).</source>
        <translation>
            <numerusform>%1 gewinnt mit %n Legendenpunkt.</numerusform>
            <numerusform>%1 gewinnt mit %n Legendenpunkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 shares the victory with %n Legend Point(s).</source>
        <translation>
            <numerusform>Geteilter Sieg für %1 mit %n Legendenpunkt.</numerusform>
            <numerusform>Geteilter Sieg für %1 mit %n Legendenpunkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: −%n Legend Point(s), %2</source>
        <translation>
            <numerusform>%1: −%n Legendenpunkt, %2</numerusform>
            <numerusform>%1: −%n Legendenpunkte, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: deaths cost %n Legend Point(s), leaving %2.</source>
        <translation>
            <numerusform>%1: Gestorbene Einheiten kosten %n Legendenpunkt, jetzt sind es %2.</numerusform>
            <numerusform>%1: Gestorbene Einheiten kosten %n Legendenpunkte, jetzt sind es %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: +%2 strength, %3</source>
        <translation>%1: Stärke +%2, %3</translation>
    </message>
    <message>
        <source>%1 fights with strength %2.</source>
        <translation>%1 kämpft mit Stärke %2.</translation>
    </message>
    <message>
        <source>War: %1 beats %2, %3 to %4.</source>
        <translation>Krieg: %1 schlägt %2, %3 zu %4.</translation>
    </message>
    <message>
        <source>War: %1 and %2 tie, %3 to %4. Both win.</source>
        <translation>Krieg: %1 und %2 sind gleich stark, %3 zu %4: Beide gewinnen.</translation>
    </message>
    <message>
        <source>War: %1 crushes %2, %3 to %4, and wins two Wars.</source>
        <translation>Krieg: %1 überrennt %2, %3 zu %4: zwei Kriege gewonnen.</translation>
    </message>
    <message>
        <source>%1: +%2 Gold, %3</source>
        <translation>%1: +%2 Gold, %3</translation>
    </message>
    <message>
        <source>%1 has an income of %2 Gold.</source>
        <translation>%1 hat ein Einkommen von %2 Gold.</translation>
    </message>
    <message>
        <source>%1 builds %2 at level %3 for %4 Gold.</source>
        <translation>%1 baut für %4 Gold: %2 (Stufe %3).</translation>
    </message>
    <message>
        <source>%1 upgrades %2 to level 2 for %3 Gold.</source>
        <translation>%1 baut für %3 Gold aus: %2 (Stufe 2).</translation>
    </message>
    <message>
        <source>%1 builds nothing.</source>
        <translation>%1 baut nichts.</translation>
    </message>
    <message>
        <source>%1 saves %2.</source>
        <translation>%1 rettet: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 dies with %n Age token(s).</source>
        <translation>
            <numerusform>%1: %2 stirbt mit %n Altersmarke.</numerusform>
            <numerusform>%1: %2 stirbt mit %n Altersmarken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: one more Age token for %n Unit(s).</source>
        <translation>
            <numerusform>%1: %n Einheit bekommt eine weitere Altersmarke.</numerusform>
            <numerusform>%1: %n Einheiten bekommen je eine weitere Altersmarke.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wars won</source>
        <extracomment>Paper Tales: in the log: where points come from, or whom something is about</extracomment>
        <translation>Gewonnene Kriege</translation>
    </message>
    <message>
        <source>for Wars won</source>
        <translation>für gewonnene Kriege</translation>
    </message>
    <message>
        <source>every Kingdom</source>
        <extracomment>Paper Tales: in the log: where points come from, or whom something is about; Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation>jedes Königreich</translation>
    </message>
    <message>
        <source>Front 1</source>
        <extracomment>Paper Tales: in the log: where points come from, or whom something is about</extracomment>
        <translation>Vorhut 1</translation>
    </message>
    <message>
        <source>Front 2</source>
        <extracomment>Paper Tales: in the log: where points come from, or whom something is about</extracomment>
        <translation>Vorhut 2</translation>
    </message>
    <message>
        <source>Front 3</source>
        <extracomment>Paper Tales: in the log: where points come from, or whom something is about</extracomment>
        <translation>Vorhut 3</translation>
    </message>
    <message>
        <source>Back 1</source>
        <extracomment>Paper Tales: in the log: where points come from, or whom something is about</extracomment>
        <translation>Nachhut 1</translation>
    </message>
    <message>
        <source>Back 2</source>
        <extracomment>Paper Tales: in the log: where points come from, or whom something is about</extracomment>
        <translation>Nachhut 2</translation>
    </message>
    <message numerus="yes">
        <source>%1 receives %2 Gold for %n new Unit(s).</source>
        <translation>
            <numerusform>%1 bekommt %2 Gold für %n neue Einheit.</numerusform>
            <numerusform>%1 bekommt %2 Gold für %n neue Einheiten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your plan</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>Dein Plan</translation>
    </message>
    <message>
        <source>In deployment you choose which hand cards go into play and where, which of your Units in play move or leave, and which card you keep. Deploy as many Units as your spots and Gold allow, or none. Units in play that you leave alone stay; hand cards that you neither deploy nor keep are discarded. A Unit in play never goes back to your hand. Within a plan a Unit moves only once; to place it again, take that step back first.</source>
        <translation>Bei der Aufstellung wählst du, welche Handkarten ins Spiel kommen und wohin, welche deiner Einheiten im Spiel versetzt oder abgeworfen werden und welche Karte du aufhebst. Stell so viele Einheiten auf, wie Felder und Gold erlauben, oder keine. Einheiten im Spiel, die du in Ruhe lässt, bleiben stehen; Handkarten, die du weder aufstellst noch aufhebst, werden abgeworfen. Eine Einheit im Spiel geht nie zurück auf deine Hand. In einem Plan wird eine Einheit nur einmal versetzt: Um sie woanders hinzustellen, nimm erst diesen Schritt zurück.</translation>
    </message>
    <message>
        <source>Face down, then revealed together</source>
        <translation>Verdeckt, dann gleichzeitig aufgedeckt</translation>
    </message>
    <message>
        <source>On a real table new Units lie face down on their spots. Here the others see nothing of your plan until the last player has committed, and your Kingdom looks as it did before. Then all plans are revealed together. The card you keep and the hand cards you discard stay hidden even then.</source>
        <translation>An einem echten Tisch liegen neue Einheiten verdeckt auf ihren Feldern. Hier sehen die anderen nichts von deinem Plan, bis der Letzte sich festgelegt hat: Dein Königreich sieht aus wie zuvor. Dann werden alle Pläne gleichzeitig aufgedeckt. Die Karte, die du aufhebst, und die Handkarten, die du abwirfst, bleiben auch dann verborgen.</translation>
    </message>
    <message>
        <source>Discarding Units in play</source>
        <translation>Einheiten im Spiel abwerfen</translation>
    </message>
    <message>
        <source>While planning you may discard any of your Units in play, even if there is room for all. It costs nothing, and they do not die (PT-18). Their production is gone this very turn. The printed rules mention this only for when you run out of spots; here it is always allowed.</source>
        <translation>Beim Planen darfst du jede deiner Einheiten im Spiel abwerfen, auch wenn für alle Platz ist. Es kostet nichts, und die Einheiten sterben dabei nicht (PT-18). Was sie erzeugen, fehlt dir schon in dieser Runde. Die Originalregel erwähnt das nur bei Platzmangel; hier ist es immer erlaubt.</translation>
    </message>
    <message>
        <source>Moving Units</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>Einheiten versetzen</translation>
    </message>
    <message>
        <source>While planning you may move Units in play to any other spots, or swap 2 of them, for free. They take their Age tokens along, and reveal abilities do not happen again. In all other phases Units stay where they are.</source>
        <translation>Beim Planen darfst du Einheiten im Spiel kostenlos auf beliebige andere Felder versetzen oder 2 Einheiten die Felder tauschen lassen. Sie nehmen ihre Altersmarken mit, und Fähigkeiten mit Aufdeckzeichen wirken nicht noch einmal. In allen anderen Phasen bleiben Einheiten, wo sie sind.</translation>
    </message>
    <message>
        <source>Hunter is in the Back and makes no food, so Cook earns nothing. Place Hunter on Knight. They swap for free and keep their Age tokens, and your income forecast rises from 2 to 3.</source>
        <translation>Der Jäger steht in der Nachhut und erzeugt dort keine Nahrung, also verdient der Koch nichts. Leg den Jäger auf den Ritter: Sie tauschen kostenlos die Felder, behalten ihre Altersmarken, und die Vorschau auf dein Einkommen steigt von 2 auf 3.</translation>
    </message>
    <message>
        <source>Keeping a card</source>
        <translation>1 Karte aufheben</translation>
    </message>
    <message>
        <source>You may keep 1 of the hand cards you do not deploy for the next turn, face down. Others see that you keep a card, but not which one. A card kept last turn can be kept again, but then it takes up the only place. Units in play cannot be kept. On turn 4 a kept card is worth nothing.</source>
        <translation>Von den Handkarten, die du nicht aufstellst, darfst du 1 verdeckt für die nächste Runde aufheben. Die anderen sehen, dass du eine Karte aufhebst, aber nicht, welche. Eine Karte, die du schon letzte Runde aufgehoben hast, darfst du noch einmal aufheben; sie belegt dann den einzigen Platz. Einheiten im Spiel lassen sich nicht aufheben. In Runde 4 ist eine aufgehobene Karte nichts wert.</translation>
    </message>
    <message>
        <source>The rest are discarded</source>
        <translation>Der Rest wird abgeworfen</translation>
    </message>
    <message>
        <source>All hand cards you neither deploy nor keep go face down on the discard pile, and nobody gets to see them. After deployment your hand is empty.</source>
        <translation>Alle Handkarten, die du weder aufstellst noch aufhebst, kommen verdeckt auf den Ablagestapel, und niemand bekommt sie zu sehen. Nach der Aufstellung ist deine Hand leer.</translation>
    </message>
    <message>
        <source>Reveal, then pay</source>
        <translation>Aufdecken, dann bezahlen</translation>
    </message>
    <message>
        <source>After the reveal each player pays the Gold for all new Units at once. You never pay again for Units from earlier turns, moved or not. You pay before any ability happens.</source>
        <translation>Nach dem Aufdecken zahlt jeder das Gold für alle seine neuen Einheiten auf einmal. Für Einheiten aus früheren Runden zahlst du nie noch einmal, auch nicht, wenn du sie versetzt. Du zahlst, bevor eine Fähigkeit wirkt.</translation>
    </message>
    <message>
        <source>Monkey pays you</source>
        <translation>Der Affe bezahlt dich</translation>
    </message>
    <message>
        <source>Monkey costs -1, so it gives you 1 Gold instead of taking any. You can use that Gold in the same plan. With 0 Gold, Monkey pays for Knight, which costs 1.</source>
        <translation>Der Affe kostet -1, also bringt er 1 Gold, statt welches zu kosten. Mit diesem Gold kannst du im selben Plan rechnen: Hast du 0 Gold, bezahlt der Affe den Ritter, der 1 kostet.</translation>
    </message>
    <message>
        <source>You have 3 Gold, and Commander and Manticore cost 4 together. Plan both, and you cannot commit because you are 1 Gold short. Add Monkey, and with its Gold you can pay.</source>
        <translation>Du hast 3 Gold, und Kommandant und Mantikor kosten zusammen 4. Plane beide: Festlegen kannst du diesen Plan nicht, weil dir 1 Gold fehlt. Nimm den Affen dazu, und mit seinem Gold kannst du zahlen.</translation>
    </message>
    <message>
        <source>You must be able to pay for your plan</source>
        <translation>Deinen Plan musst du bezahlen können</translation>
    </message>
    <message>
        <source>You can commit a plan only if your Gold pays for all the Units it deploys, with each Monkey counted as -1. While you are still planning, it may cost too much; you see how much is missing. In the printed rules a player may overspend by mistake and lose the unpaid Units. Here the mistake is refused.</source>
        <translation>Du kannst einen Plan nur festlegen, wenn dein Gold für alle Einheiten reicht, die er aufstellt; jeder Affe zählt dabei mit -1. Während du noch planst, darf der Plan zu viel kosten; du erfährst, wie viel fehlt. Nach der Originalregel kann sich jemand aus Versehen übernehmen und verliert die unbezahlten Einheiten. Hier lässt der Tisch das gar nicht erst zu.</translation>
    </message>
    <message>
        <source>The reveal mark</source>
        <translation>Das Aufdeckzeichen</translation>
    </message>
    <message>
        <source>An ability with the reveal mark happens once, on the turn its Unit is revealed, after you have paid. It does not happen again while the Unit stays in play, even if it moves. A Unit put into play by Shapeshifter counts as revealed too (PT-109).</source>
        <translation>Eine Fähigkeit mit dem Aufdeckzeichen wirkt einmal: in der Runde, in der ihre Einheit aufgedeckt wird, nachdem du gezahlt hast. Solange die Einheit im Spiel bleibt, wirkt die Fähigkeit nicht noch einmal, auch nicht beim Versetzen. Auch eine Einheit, die der Gestaltwandler ins Spiel bringt, gilt als aufgedeckt (PT-109).</translation>
    </message>
    <message>
        <source>The order of deployment abilities</source>
        <translation>Die Reihenfolge der Fähigkeiten bei der Aufstellung</translation>
    </message>
    <message>
        <source>After payment this is the order: first Shapeshifter; then the tokens of Cave Spirit, Demon and Veteran, and those of Necromancer and Kraken; then Golem, then each Time Master, then Master Alchemist; and last the Legend Points that Kraken costs. So Kraken makes you pay for Buildings that Golem has just upgraded. All players finish a step before the next one begins. The printed rules give no such order; here it is fixed, and nobody is asked.</source>
        <translation>Nach dem Bezahlen gilt diese Reihenfolge: zuerst der Gestaltwandler; dann die Marken von Höhlengeist, Dämon, Veteran, Nekromant und Kraken; dann der Golem, dann jeder Zeitmeister, dann der Meisteralchemist; und zuletzt die Legendenpunkte, die der Kraken kostet. So kostet der Kraken auch Punkte für Gebäude, die der Golem gerade erst auf Stufe 2 gebracht hat. Alle beenden einen Schritt, bevor der nächste beginnt. Die Originalregel nennt keine solche Reihenfolge; hier ist sie fest, und niemand wird gefragt.</translation>
    </message>
    <message>
        <source>“One of your Units” and “your other Units”</source>
        <translation>„Eine deiner Einheiten“, „deine anderen Einheiten“</translation>
    </message>
    <message>
        <source>Abilities see all Units in your Kingdom, including those revealed at the same time and the one drawn by Shapeshifter. “One of your Units” may be the Unit itself. “Your other Units” are all but itself, so Necromancer puts no token on itself, but one on each Unit that came with it.</source>
        <translation>Fähigkeiten berücksichtigen alle Einheiten in deinem Königreich, auch die gleichzeitig aufgedeckten und die vom Gestaltwandler gezogene. „Eine deiner Einheiten“ kann die Einheit selbst sein. „Deine anderen Einheiten“ sind alle außer ihr: Der Nekromant legt keine Marke auf sich selbst, aber eine auf jede Einheit, die mit ihm kam.</translation>
    </message>
    <message>
        <source>A new spot waits for the next plan</source>
        <translation>Ein neues Feld wartet auf den nächsten Plan</translation>
    </message>
    <message>
        <source>The fifth spot is open if a level 2 Building is in play when you plan. Golem upgrades Buildings only after the reveal, so the spot opens for the next deployment, whatever happens to Golem. The same goes for a Building you build or upgrade in construction.</source>
        <translation>Das fünfte Feld ist offen, wenn ein Gebäude der Stufe 2 im Spiel ist, während du planst. Der Golem baut Gebäude erst nach dem Aufdecken auf Stufe 2 aus; das Feld öffnet sich also für die nächste Aufstellung, was auch aus dem Golem wird. Genauso ist es mit einem Gebäude, das du in der Bauphase baust oder ausbaust.</translation>
    </message>
    <message>
        <source>Your Town is at level 1. Plan Golem in the Back, then try Knight on the fifth spot, which is still closed. Put Knight in the Back and commit. Golem upgrades Town, and next turn the spot is yours.</source>
        <translation>Deine Stadt ist auf Stufe 1. Plane den Golem in der Nachhut ein, dann versuch, den Ritter auf das fünfte Feld zu stellen: Es ist noch zu. Stell den Ritter in die Nachhut und leg dich fest: Der Golem baut die Stadt auf Stufe 2 aus, und nächste Runde gehört das Feld dir.</translation>
    </message>
    <message>
        <source>Level 1 takes 1 wood and produces 1 wood and 1 food. Level 2 takes 2 wood and produces 1 crystal as well. A Town at level 1 helps with its own upgrade, so 1 wood from elsewhere is enough.</source>
        <translation>Stufe 1 braucht 1 Holz und erzeugt 1 Holz und 1 Nahrung. Stufe 2 braucht 2 Holz und erzeugt außerdem 1 Kristall. Eine Stadt auf Stufe 1 hilft bei ihrem eigenen Ausbau, also genügt 1 Holz von anderswo.</translation>
    </message>
    <message>
        <source>Level 1 takes 1 food and gives 1 Gold of income for each food in your Kingdom. Level 2 takes 1 wood and 1 food, and in every wars phase, won or lost, also scores 1 Legend Point for each food.</source>
        <translation>Stufe 1 braucht 1 Nahrung und bringt je Nahrung deines Königreichs 1 Gold Einkommen. Stufe 2 braucht 1 Holz und 1 Nahrung und bringt außerdem in jeder Kriegsphase, ob du gewinnst oder verlierst, je Nahrung 1 Legendenpunkt.</translation>
    </message>
    <message>
        <source>Level 1 takes 1 wood and produces 1 crystal. Level 2 takes 1 wood and 1 crystal, and in every wars phase, won or lost, also scores 2 Legend Points for each crystal in your Kingdom. Its own crystal counts.</source>
        <translation>Stufe 1 braucht 1 Holz und erzeugt 1 Kristall. Stufe 2 braucht 1 Holz und 1 Kristall und bringt außerdem in jeder Kriegsphase, ob du gewinnst oder verlierst, je Kristall deines Königreichs 2 Legendenpunkte. Ihr eigener Kristall zählt mit.</translation>
    </message>
    <message>
        <source>Level 1 takes 1 crystal or 2 Gold and gives 2 Gold of income. Level 2 takes 2 crystals or 3 Gold, and in every wars phase, won or lost, also scores 2 Legend Points. If you build both levels at once, each is paid for separately, in the cheapest way.</source>
        <translation>Stufe 1 braucht 1 Kristall oder 2 Gold und bringt 2 Gold Einkommen. Stufe 2 braucht 2 Kristalle oder 3 Gold und bringt außerdem in jeder Kriegsphase, ob du gewinnst oder verlierst, 2 Legendenpunkte. Baust du beide Stufen auf einmal, wird jede für sich bezahlt, und zwar so günstig wie möglich.</translation>
    </message>
    <message>
        <source>Level 1 takes 1 wood and adds 1 to your Kingdom’s strength for each wood. Level 2 takes 1 wood and 1 food, and in every wars phase, won or lost, also scores 1 Legend Point for each of your Units with strength 3 or more. Both rows count, with the strength Units have at that moment, even Leviathan when it does not fight. The strength from wood belongs to the Kingdom and makes no Unit stronger.</source>
        <translation>Stufe 1 braucht 1 Holz und macht dein Königreich je Holz um 1 stärker. Stufe 2 braucht 1 Holz und 1 Nahrung und bringt außerdem in jeder Kriegsphase, ob du gewinnst oder verlierst, 1 Legendenpunkt für jede deiner Einheiten mit Stärke 3 oder mehr. Gezählt wird in beiden Reihen, und zwar die Stärke, die eine Einheit in diesem Augenblick hat; sogar ein Leviathan, der nicht kämpft, zählt mit. Die Stärke durch Holz gehört dem Königreich und macht keine Einheit stärker.</translation>
    </message>
    <message>
        <source>When the game ends</source>
        <translation>Wann das Spiel endet</translation>
    </message>
    <message>
        <source>The game ends when turn 4 is over, aging included. So in the last aging Units still die, their deaths still have their effects, and Relic of Wisdom still gets a token.</source>
        <translation>Das Spiel endet, wenn auch das Altern in Runde 4 vorbei ist. Beim letzten Altern sterben also noch Einheiten, alles, was ihr Tod auslöst, geschieht, und das Relikt der Weisheit bekommt noch eine Marke.</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>Die letzte Wertung</translation>
    </message>
    <message>
        <source>At the end each Building in play scores 1 Legend Point at level 1 and 3 at level 2. Relic of Wisdom scores 2 for each Age token on it. Nothing else counts: not Gold, not a kept card, not an unbuilt Building.</source>
        <translation>Am Ende bringt jedes Gebäude im Spiel 1 Legendenpunkt auf Stufe 1 und 3 auf Stufe 2. Das Relikt der Weisheit bringt 2 je Altersmarke, die es trägt. Sonst bringt nichts Punkte: weder Gold noch eine aufgehobene Karte noch ein ungebautes Gebäude.</translation>
    </message>
    <message>
        <source>The winner</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>Wer gewinnt</translation>
    </message>
    <message>
        <source>The most Legend Points in total win, however much Gold the others have.</source>
        <translation>Wer insgesamt die meisten Legendenpunkte hat, gewinnt, egal wie viel Gold die anderen haben.</translation>
    </message>
    <message>
        <source>Ties</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>If several players tie for the most Legend Points, the one with the most Gold left wins; Gold from Monkey in the last aging counts. If their Gold is equal too, they share the victory. Lower places are decided by the same 2 numbers.</source>
        <translation>Haben mehrere die meisten Legendenpunkte, gewinnt von ihnen, wer noch das meiste Gold hat; Gold, das ein Affe beim letzten Altern bringt, zählt mit. Ist auch das gleich, teilen sie sich den Sieg. Über die Plätze danach entscheiden dieselben beiden Zahlen.</translation>
    </message>
    <message>
        <source>The rules for 2 players</source>
        <translation>Die Regeln zu zweit</translation>
    </message>
    <message>
        <source>With 2 players, the rules for 2 always apply; with 3 to 5, they never do. They change the deal (PT-32), the draft (PT-33) and the wars (PT-56). If the game is new to you, it is easier to learn with 3 or more.</source>
        <translation>Zu zweit gelten immer die Regeln für zwei, mit 3 bis 5 Spielern nie. Sie ändern das Austeilen (PT-32), die Auswahl (PT-33) und die Kriege (PT-56). Ist das Spiel neu für euch, lernt ihr es zu dritt oder mit noch mehr Spielern leichter.</translation>
    </message>
    <message>
        <source>No other variants</source>
        <translation>Keine anderen Varianten</translation>
    </message>
    <message>
        <source>The rules have no variants, so there is nothing to switch on or off. You choose how many play, where everyone sits and which colours they have. Cards from expansions are not in this game.</source>
        <translation>Die Regeln haben keine Varianten, also gibt es nichts ein- oder auszuschalten. Ihr wählt, wie viele mitspielen, wer wo sitzt und wer welche Farbe hat. Karten aus Erweiterungen sind nicht dabei.</translation>
    </message>
    <message>
        <source>Supplies never run out</source>
        <translation>Der Vorrat geht nie aus</translation>
    </message>
    <message>
        <source>Gold and Age tokens never run out, even if more are in play than the box holds. The printed rules do not say what happens when a pool is empty. Gold tokens of 1 and 5 are only 2 ways of showing the same Gold.</source>
        <translation>Gold und Altersmarken gibt es immer genug, auch wenn mehr im Spiel sind, als die Schachtel enthält. Die Originalregel sagt nicht, was bei leerem Vorrat passiert. Goldmarken zu 1 und zu 5 sind nur zwei Arten, dasselbe Gold darzustellen.</translation>
    </message>
    <message>
        <source>What the icons on the cards mean</source>
        <translation>Was die Symbole auf den Karten bedeuten</translation>
    </message>
    <message>
        <source>Every ability belongs to deployment, wars, income, construction, aging or the end of the game. The reveal mark appears only in deployment, on 8 Units: Cave Spirit, Demon, Golem, Kraken, Necromancer, Shapeshifter, Time Master and Veteran. Master Alchemist acts in deployment without it, so it acts every turn. Where the printed text leaves out an icon, we read it in the only way that fits the cards.</source>
        <translation>Jede Fähigkeit gehört zu Aufstellung, Kriegen, Einkommen, Bau, Altern oder dem Ende des Spiels. Das Aufdeckzeichen gibt es nur in der Aufstellung, auf 8 Einheiten: Höhlengeist, Dämon, Golem, Kraken, Nekromant, Gestaltwandler, Zeitmeister und Veteran. Der Meisteralchemist wirkt in der Aufstellung ohne das Zeichen, also in jeder Runde. Wo der gedruckte Text ein Symbol weglässt, lesen wir ihn auf die einzige Art, die zu den Karten passt.</translation>
    </message>
    <message>
        <source>If 2 abilities clash</source>
        <translation>Wenn sich zwei Fähigkeiten in die Quere kommen</translation>
    </message>
    <message>
        <source>If it ever matters whose ability happens first, the player with more Legend Points acts first. In a tie, the player with less Gold does, and if that is equal too, chance decides.</source>
        <translation>Sollte es einmal darauf ankommen, wessen Fähigkeit zuerst wirkt, handelt zuerst, wer mehr Legendenpunkte hat. Bei Gleichstand handelt zuerst, wer weniger Gold hat, und ist auch das gleich, entscheidet der Zufall.</translation>
    </message>
    <message>
        <source>Why abilities never clash</source>
        <translation>Warum sich Fähigkeiten nie in die Quere kommen</translation>
    </message>
    <message>
        <source>No ability reaches another Kingdom, so it never matters whose comes first. The draw pile is the only thing that everyone shares, and only Shapeshifter, of which there is just 1, draws from it during abilities. So the rule in PT-25 is never needed, and nobody is asked.</source>
        <translation>Keine Fähigkeit reicht in ein anderes Königreich, also ist es nie wichtig, welche zuerst kommt. Nur den Nachziehstapel teilen sich alle, und während Fähigkeiten wirken, zieht nur der Gestaltwandler davon, den es nur einmal gibt. Die Regel PT-25 wird also nie gebraucht, und niemand wird gefragt.</translation>
    </message>
    <message>
        <source>How long the cards last</source>
        <translation>Wie lange die Karten reichen</translation>
    </message>
    <message>
        <source>With 2 or 3 players the draw pile never runs out. With 4 players it can run out only on turn 4, and only if Shapeshifter has drawn cards. With 5 players it always runs out while the cards for turn 4 are being dealt. The rules do not say this; it follows from the number of cards.</source>
        <translation>Zu zweit oder zu dritt geht der Nachziehstapel nie aus. Zu viert kann er nur in Runde 4 ausgehen, und nur, wenn der Gestaltwandler Karten gezogen hat. Zu fünft geht er immer aus, während die Karten für Runde 4 ausgeteilt werden. Die Regeln sagen das nicht; es folgt aus der Zahl der Karten.</translation>
    </message>
    <message>
        <source>If there are not enough cards</source>
        <translation>Wenn die Karten nicht reichen</translation>
    </message>
    <message>
        <source>The 2 piles together always have enough cards for a deal, because each player has at most 5 Units in play and 1 kept card. If Shapeshifter ever finds no card in either pile that it may turn into, it stays in play with strength 0 and gets no token.</source>
        <translation>Zum Austeilen sind in beiden Stapeln zusammen immer genug Karten, denn jeder hat höchstens 5 Einheiten im Spiel und 1 aufgehobene Karte. Sollte der Gestaltwandler einmal in keinem der beiden Stapel eine Karte finden, in die er sich verwandeln darf, bleibt er mit Stärke 0 im Spiel und bekommt keine Marke.</translation>
    </message>
    <message>
        <source>Units that you cannot pay for</source>
        <translation>Einheiten, für die das Gold fehlt</translation>
    </message>
    <message>
        <source>In the printed rules, new Units that you cannot pay for are discarded. That cannot happen here, because a plan you cannot afford is refused (PT-46). If it ever did happen, the most expensive new Units would go until you could pay for the rest. They would not die, and their abilities would not happen.</source>
        <translation>Nach der Originalregel werden neue Einheiten abgeworfen, die du nicht bezahlen kannst. Hier kommt das nicht vor, denn ein zu teurer Plan wird gar nicht erst angenommen (PT-46). Käme es doch vor, würden die teuersten neuen Einheiten abgeworfen, bis du den Rest bezahlen kannst. Sie würden nicht sterben, und ihre Fähigkeiten würden nicht wirken.</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>Das Ende des Spiels</translation>
    </message>
    <message>
        <source>Ways to play</source>
        <translation>Spielweisen</translation>
    </message>
    <message>
        <source>What this program decides</source>
        <translation>Was dieses Programm festlegt</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Spielerzahl</translation>
    </message>
    <message>
        <source>2 to 5 people play, each for themselves. With 2 players the draft (PT-32, PT-33) and the wars (PT-56) have rules of their own. Everything else is the same for any number.</source>
        <translation>Es spielen 2 bis 5 Personen, jede für sich. Zu zweit haben die Auswahl (PT-32, PT-33) und die Kriege (PT-56) eigene Regeln. Alles andere ist bei jeder Spielerzahl gleich.</translation>
    </message>
    <message>
        <source>What is in the box</source>
        <translation>Was in der Schachtel ist</translation>
    </message>
    <message>
        <source>The box holds 81 Unit cards of 42 kinds, and 25 Building cards: 5 for each of 5 players. There are also 30 Gold tokens worth 1 and 10 worth 5, 30 Age tokens, a Score track, a Time token for the turns, and for each player a Score token and a Player’s Aid card.</source>
        <translation>In der Schachtel sind 81 Einheitenkarten in 42 Sorten und 25 Gebäudekarten: 5 für jeden von 5 Spielern. Dazu kommen 30 Goldmarken zu 1 und 10 zu 5, 30 Altersmarken, eine Punkteleiste, eine Zeitmarke für die Runden sowie für jeden Spieler eine Punktemarke und eine Übersichtskarte.</translation>
    </message>
    <message>
        <source>Reading a Unit card</source>
        <translation>Eine Einheitenkarte lesen</translation>
    </message>
    <message>
        <source>A Unit card shows its name, its cost in Gold, its strength, the resources it produces, and what it can do in which phase. An asterisk next to the strength means that the Unit’s own ability can change it. Costs range from -1 for Monkey to 6 for Kraken, and 35 of the 81 cards cost nothing. The printed card also says how many copies there are.</source>
        <translation>Eine Einheitenkarte zeigt ihren Namen, ihre Kosten in Gold, ihre Stärke, die Rohstoffe, die sie erzeugt, und was sie in welcher Phase kann. Ein Sternchen an der Stärke bedeutet, dass die eigene Fähigkeit der Einheit sie ändern kann. Die Kosten reichen von -1 beim Affen bis 6 beim Kraken, und 35 der 81 Karten kosten nichts. Die gedruckte Karte verrät auch, wie oft es sie gibt.</translation>
    </message>
    <message>
        <source>Reading a Building card</source>
        <translation>Eine Gebäudekarte lesen</translation>
    </message>
    <message>
        <source>A Building card has 2 sides, level 1 and level 2, each with its abilities and its Legend Points for the end of the game. Both costs are on the card. Level 1 gives 1 ability. Level 2 keeps it, adds a second one, opens the fifth spot (PT-14) and is worth 3 Legend Points instead of 1.</source>
        <translation>Eine Gebäudekarte hat 2 Seiten, Stufe 1 und Stufe 2, jede mit ihren Fähigkeiten und ihren Legendenpunkten für das Ende des Spiels. Die Kosten beider Stufen stehen auf der Karte. Stufe 1 gibt 1 Fähigkeit. Stufe 2 behält sie, bringt eine zweite dazu, öffnet das fünfte Feld (PT-14) und ist 3 Legendenpunkte wert statt 1.</translation>
    </message>
    <message>
        <source>What everyone can see</source>
        <translation>Was alle sehen können</translation>
    </message>
    <message>
        <source>All Gold, Legend Points, Units in play, Age tokens and Buildings are open, even Buildings that are not built yet. You can look at any Kingdom whenever you like. Hands, kept cards and plans are secret.</source>
        <translation>Alles Gold, alle Legendenpunkte, Einheiten im Spiel, Altersmarken und Gebäude liegen offen, auch die noch nicht gebauten Gebäude. Du kannst dir jederzeit jedes Königreich ansehen. Handkarten, aufgehobene Karten und Pläne sind geheim.</translation>
    </message>
    <message>
        <source>The start</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>Der Anfang</translation>
    </message>
    <message>
        <source>Everyone begins turn 1 with 3 Gold, 0 Legend Points, an empty Kingdom and no kept card. Each player has their own colour, which has no effect on the game. If nobody chooses, colours follow the seats.</source>
        <translation>Alle beginnen Runde 1 mit 3 Gold, 0 Legendenpunkten, leerem Königreich und ohne aufgehobene Karte. Jeder hat eine eigene Farbe, die am Spiel nichts ändert. Wählt niemand, richten sich die Farben nach den Plätzen.</translation>
    </message>
    <message>
        <source>Your own 5 Buildings</source>
        <translation>Deine eigenen 5 Gebäude</translation>
    </message>
    <message>
        <source>Everyone owns 1 Town, 1 Tavern, 1 Mine, 1 Temple and 1 Barracks. These are the only Buildings you can ever build, each of them once. Other players’ Buildings never get in your way.</source>
        <translation>Jeder besitzt 1 Stadt, 1 Taverne, 1 Mine, 1 Tempel und 1 Kaserne. Nur diese Gebäude kannst du überhaupt bauen, jedes einmal. Was andere bauen, steht dir nie im Weg.</translation>
    </message>
    <message>
        <source>Draw pile and discard pile</source>
        <translation>Nachziehstapel und Ablagestapel</translation>
    </message>
    <message>
        <source>All 81 Unit cards are shuffled into 1 draw pile, face down. Discarded cards go face down on the discard pile, and nobody may look through it. Everyone can see how many cards are in each pile.</source>
        <translation>Alle 81 Einheitenkarten werden zu einem verdeckten Nachziehstapel gemischt. Abgeworfene Karten kommen verdeckt auf den Ablagestapel, und niemand darf ihn durchsehen. Wie viele Karten in jedem Stapel liegen, wissen alle.</translation>
    </message>
    <message>
        <source>Seats and neighbours</source>
        <translation>Plätze und Nachbarn</translation>
    </message>
    <message>
        <source>You sit in a circle. Your left neighbour is the next seat clockwise, your right neighbour the one before you. With 3 players, both others are your neighbours; with 4 or 5, some players are not; with 2, your opponent is your only neighbour. Nobody is the first player, because everyone plays at the same time.</source>
        <translation>Ihr sitzt im Kreis. Dein linker Nachbar sitzt im Uhrzeigersinn neben dir, dein rechter auf der anderen Seite. Zu dritt sind beide anderen deine Nachbarn, zu viert oder fünft nur zwei der anderen, und zu zweit ist dein Gegenüber dein einziger Nachbar. Niemand fängt an, denn alle spielen gleichzeitig.</translation>
    </message>
    <message>
        <source>In the box</source>
        <translation>In der Schachtel</translation>
    </message>
    <message>
        <source>Setup</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>Vor dem Spiel</translation>
    </message>
    <message>
        <source>What belongs to your Kingdom</source>
        <translation>Was zu deinem Königreich gehört</translation>
    </message>
    <message>
        <source>Your Kingdom is what you have in play: Units on their spots and Buildings beside them. Cards in your hand, a kept card and Buildings that are not built yet are not part of it. They produce nothing and do nothing.</source>
        <translation>Dein Königreich ist, was du im Spiel hast: Einheiten auf ihren Feldern und Gebäude daneben. Karten auf deiner Hand, eine aufgehobene Karte und Gebäude, die noch nicht gebaut sind, gehören nicht dazu: Sie erzeugen nichts und tun nichts.</translation>
    </message>
    <message>
        <source>4 spots for Units</source>
        <translation>4 Felder für Einheiten</translation>
    </message>
    <message>
        <source>You begin with 4 spots: 2 in the Front and 2 in the Back. Each holds at most 1 Unit and may stay empty. The spots in a row are all alike; only the row matters.</source>
        <translation>Du beginnst mit 4 Feldern: 2 in der Vorhut und 2 in der Nachhut. Auf jedem steht höchstens 1 Einheit, und es darf leer bleiben. Die Felder einer Reihe sind alle gleich; nur die Reihe zählt.</translation>
    </message>
    <message>
        <source>The fifth spot</source>
        <translation>Das fünfte Feld</translation>
    </message>
    <message>
        <source>As soon as you have a level 2 Building, a fifth spot opens in the Front, so that you can have 3 Units in the Front and 2 in the Back. It stays open for the rest of the game. More level 2 Buildings do not open more spots, and the Back never gets a third spot. Units are placed only in deployment, so a Building that reaches level 2 after your plan helps from the next plan on (PT-51).</source>
        <translation>Sobald du ein Gebäude der Stufe 2 hast, öffnet sich in der Vorhut ein fünftes Feld; du kannst dann 3 Einheiten in der Vorhut und 2 in der Nachhut haben. Das Feld bleibt für den Rest des Spiels offen. Weitere Gebäude der Stufe 2 öffnen nichts mehr, und die Nachhut bekommt nie ein drittes Feld. Einheiten stellst du nur bei der Aufstellung auf. Ein Gebäude, das erst nach deinem Plan auf Stufe 2 kommt, hilft dir also erst beim nächsten Plan (PT-51).</translation>
    </message>
    <message>
        <source>Resources are never spent</source>
        <translation>Rohstoffe werden nie verbraucht</translation>
    </message>
    <message>
        <source>Wood, food and crystals have no tokens. Your Kingdom produces them as long as the cards that make them are in play, and using them does not use them up. The same food can earn Gold through Tavern and help you build on the same turn.</source>
        <translation>Für Holz, Nahrung und Kristalle gibt es keine Marken. Dein Königreich erzeugt sie, solange die Karten dafür im Spiel sind, und beim Benutzen werden sie nicht verbraucht. Dieselbe Nahrung kann in derselben Runde über die Taverne Gold bringen und beim Bauen helfen.</translation>
    </message>
    <message>
        <source>Counting resources</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>Rohstoffe zählen</translation>
    </message>
    <message>
        <source>Your wood, food and crystals are what all your Units and Buildings produce together, Front and Back. They are counted again whenever something needs them, so a new token or a new Building counts at once. Gold paid in place of a missing resource does not count as production (PT-69).</source>
        <translation>Dein Holz, deine Nahrung und deine Kristalle sind alles, was deine Einheiten und Gebäude zusammen erzeugen, in Vorhut und Nachhut. Gezählt wird jedes Mal neu, wenn sie gebraucht werden; eine neue Marke oder ein neues Gebäude zählt also sofort. Gold, das statt eines fehlenden Rohstoffs gezahlt wird, zählt nicht als erzeugt (PT-69).</translation>
    </message>
    <message>
        <source>Age tokens stay with their Unit</source>
        <translation>Altersmarken bleiben bei ihrer Einheit</translation>
    </message>
    <message>
        <source>A Unit that moves takes its Age tokens along. It may have any number, and nothing removes a token from a Unit that stays in play. When a Unit leaves play, its tokens are gone. If the card comes back, it starts without them.</source>
        <translation>Eine Einheit, die versetzt wird, nimmt ihre Altersmarken mit. Sie darf beliebig viele tragen, und nichts nimmt einer Einheit, die im Spiel bleibt, eine Marke ab. Verlässt eine Einheit das Spiel, sind ihre Marken weg: Sollte die Karte wiederkommen, beginnt sie ohne Marken.</translation>
    </message>
    <message>
        <source>Dying is not the same as leaving</source>
        <translation>Sterben ist nicht dasselbe wie gehen</translation>
    </message>
    <message>
        <source>Units die in the aging phase and at no other time. A Unit you discard in deployment, or a Shapeshifter that is replaced, has not died. So a Sculptor discarded in deployment scores no Legend Points, a Monkey gives no Gold, and Palm Reader counts nothing.</source>
        <translation>Einheiten sterben in der Phase des Alterns und zu keiner anderen Zeit. Eine Einheit, die du bei der Aufstellung abwirfst, oder ein Gestaltwandler, der ersetzt wird, ist nicht gestorben. Ein bei der Aufstellung abgeworfener Bildhauer bringt also keine Legendenpunkte, ein abgeworfener Affe kein Gold, und auch die Handleserin bringt dafür nichts.</translation>
    </message>
    <message>
        <source>Abilities happen automatically</source>
        <translation>Fähigkeiten wirken von selbst</translation>
    </message>
    <message>
        <source>In each phase all abilities of that phase happen, turn after turn; those with a reveal mark happen only once (PT-48). You cannot decline tokens, losses or free upgrades. Where a card says that you may, the table does it for you, because it can only help. Archer and Strategist fight from the Back, and you pay the cheapest price. Only Mystical Healer leaves the choice to you (PT-75).</source>
        <translation>In jeder Phase wirken alle Fähigkeiten dieser Phase, und zwar jede Runde; nur Fähigkeiten mit Aufdeckzeichen wirken ein einziges Mal (PT-48). Marken, Verluste und kostenloses Ausbauen lassen sich nicht ablehnen. Wo auf einer Karte steht, dass du etwas darfst, tut der Tisch es für dich, denn es kann nur nützen: Bogenschütze und Stratege kämpfen aus der Nachhut, und es gilt der niedrigste Preis. Nur der Wunderheiler überlässt dir die Wahl (PT-75).</translation>
    </message>
    <message>
        <source>Only your own Kingdom</source>
        <translation>Nur dein eigenes Königreich</translation>
    </message>
    <message>
        <source>Abilities work only in their owner’s Kingdom. Nothing you play changes another Kingdom. Where a card names no owner, like Master Alchemist, it means one of your own Units.</source>
        <translation>Fähigkeiten wirken im Königreich ihres Besitzers und in keinem anderen. Nichts, was du spielst, ändert ein anderes Königreich. Wo eine Karte keinen Besitzer nennt, wie beim Meisteralchemisten, ist eine deiner eigenen Einheiten gemeint.</translation>
    </message>
    <message>
        <source>Abilities work in both rows</source>
        <translation>Fähigkeiten wirken in beiden Reihen</translation>
    </message>
    <message>
        <source>Units produce and use their abilities in the Front and in the Back alike. The row matters for only 3 things: Units add their strength in the Front (PT-52), Hunter makes food in the Front, and Archer and Strategist fight from the Back too. So Commander in the Back still scores its Legend Points.</source>
        <translation>Einheiten erzeugen Rohstoffe und nutzen ihre Fähigkeiten in Vorhut und Nachhut gleichermaßen. Auf die Reihe kommt es nur bei drei Dingen an: Einheiten steuern ihre Stärke nur in der Vorhut bei (PT-52), der Jäger erzeugt nur in der Vorhut Nahrung, und Bogenschütze und Stratege kämpfen auch aus der Nachhut. Der Kommandant bringt seine Legendenpunkte also auch in der Nachhut.</translation>
    </message>
    <message>
        <source>4 turns of 6 phases</source>
        <translation>4 Runden mit 6 Phasen</translation>
    </message>
    <message>
        <source>A game has 4 turns. Each turn has 6 phases in this order: recruitment, deployment, wars, income, construction, aging. After the aging of turn 4 the Buildings are scored, and the most Legend Points win (PT-121).</source>
        <translation>Ein Spiel hat 4 Runden. Jede Runde hat 6 Phasen in dieser Reihenfolge: Anwerbung, Aufstellung, Kriege, Einkommen, Bau, Altern. Nach dem Altern in Runde 4 werden die Gebäude gewertet, und wer die meisten Legendenpunkte hat, gewinnt (PT-121).</translation>
    </message>
    <message>
        <source>Everyone plays at the same time</source>
        <translation>Alle spielen gleichzeitig</translation>
    </message>
    <message>
        <source>Everyone plays a phase at the same time, and it ends when all are done. There is one shortcut here. Once you have all your picks, you can plan your deployment while others are still picking. It tells you nothing new, and no plan is shown before all are committed.</source>
        <translation>Jede Phase spielen alle gleichzeitig, und sie endet, wenn der Letzte fertig ist. Hier gibt es eine Abkürzung: Hast du alle Karten ausgesucht, kannst du schon deine Aufstellung planen, während andere noch aussuchen. Du erfährst dadurch nichts Neues, und kein Plan wird gezeigt, bevor sich alle festgelegt haben.</translation>
    </message>
    <message>
        <source>Choices are secret until all have chosen</source>
        <translation>Entscheidungen bleiben geheim, bis alle gewählt haben</translation>
    </message>
    <message>
        <source>You choose without seeing what others choose in the same step. Plans, targets, constructions and saves take effect and are shown when the last player has committed; from then on none can be changed. A pick is not shown, and it is final as soon as your neighbour has the rest of the pack. The printed rules hide cards only in deployment; here all choices are hidden, so that nobody gains by waiting.</source>
        <translation>Du wählst, ohne zu sehen, was andere im selben Schritt wählen. Pläne, Ziele, Bauten und Rettungen gelten und werden aufgedeckt, wenn der Letzte sich festgelegt hat; von da an lässt sich nichts mehr ändern. Welche Karte du aussuchst, wird nicht gezeigt; deine Wahl gilt, sobald dein Nachbar den Rest des Päckchens hat. Die Originalregel verbirgt Karten nur bei der Aufstellung; hier sind alle Entscheidungen verborgen, damit sich das Warten für niemanden lohnt.</translation>
    </message>
    <message>
        <source>Legend Points never fall below 0</source>
        <translation>Legendenpunkte fallen nie unter 0</translation>
    </message>
    <message>
        <source>Only Kraken in deployment and Demon in aging cost Legend Points, and a loss stops at 0. In aging, all your gains and losses are added up first. With 1 Legend Point, Demon (-3) and Sculptor (+3) dying together leave you with 1. The printed rules say nothing about this.</source>
        <translation>Nur der Kraken bei der Aufstellung und der Dämon beim Altern kosten Legendenpunkte, und ein Verlust endet bei 0. Beim Altern wird zuerst alles zusammengezählt, was du gewinnst und verlierst: Hast du 1 Legendenpunkt, behältst du ihn, wenn Dämon (-3) und Bildhauer (+3) zusammen sterben. Die Originalregel sagt dazu nichts.</translation>
    </message>
    <message>
        <source>No debts</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>Keine Schulden</translation>
    </message>
    <message>
        <source>You can never owe Gold. Anything that costs more than you have is refused. No card takes Gold away from you, and you pay only prices that you chose to pay.</source>
        <translation>Du kannst nie Gold schulden: Was mehr kostet, als du hast, geht nicht. Keine Karte nimmt dir Gold weg. Du zahlst nur, was du selbst zahlen willst.</translation>
    </message>
    <message>
        <source>The deal</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>Das Austeilen</translation>
    </message>
    <message>
        <source>With 3 to 5 players, everyone gets a pack of 5 cards from the draw pile at the start of each turn. You see only the pack you hold.</source>
        <translation>Mit 3 bis 5 Spielern bekommt jeder zu Beginn jeder Runde ein Päckchen mit 5 Karten vom Nachziehstapel. Du siehst nur das Päckchen, das du gerade hältst.</translation>
    </message>
    <message>
        <source>Keep 1 card, pass the rest</source>
        <translation>1 Karte behalten, den Rest weitergeben</translation>
    </message>
    <message>
        <source>Keep 1 card from your pack and pass the others to your neighbour, then continue with the pack that comes to you. You get packs of 5, 4, 3, 2 and 1 cards and end with 5 picks; you have no choice about the last card. Picks are secret and cannot be given back. With 3 to 5 players, nothing is discarded in the draft.</source>
        <translation>Behalte 1 Karte aus deinem Päckchen und gib die anderen deinem Nachbarn, dann mach mit dem Päckchen weiter, das zu dir kommt. Du bekommst Päckchen mit 5, 4, 3, 2 und 1 Karte und hast am Ende 5 ausgesucht; die letzte Karte musst du behalten. Was du aussuchst, ist geheim und lässt sich nicht zurückgeben. Mit 3 bis 5 Spielern wird bei der Auswahl nichts abgeworfen.</translation>
    </message>
    <message>
        <source>Which way packs go</source>
        <translation>Wohin Päckchen gehen</translation>
    </message>
    <message>
        <source>On turns 1 and 3 packs go to the left, on turns 2 and 4 to the right. So on turn 1 you get packs from your right neighbour, and on turn 2 from your left neighbour.</source>
        <translation>In den Runden 1 und 3 gehen Päckchen nach links, in den Runden 2 und 4 nach rechts. In Runde 1 bekommst du also die Päckchen, die dein rechter Nachbar weitergibt, in Runde 2 die deines linken.</translation>
    </message>
    <message>
        <source>The deal with 2 players</source>
        <translation>Das Austeilen zu zweit</translation>
    </message>
    <message>
        <source>With 2 players, each gets a pack of 9 cards instead of 5, every turn.</source>
        <translation>Zu zweit bekommt jeder ein Päckchen mit 9 Karten statt 5, und zwar in jeder Runde.</translation>
    </message>
    <message>
        <source>The draft with 2 players</source>
        <translation>Die Auswahl zu zweit</translation>
    </message>
    <message>
        <source>Each time you keep a card, you also discard another card from the same pack, face down, and pass the rest to your opponent. The packs have 9, 7, 5, 3 and 1 cards, so you keep 5 and discard 4. As long as a pack has 3 cards or more, you must discard. When only one card is left, you just keep it. Your opponent sees neither card.</source>
        <translation>Jedes Mal, wenn du eine Karte behältst, wirfst du auch eine andere Karte aus demselben Päckchen verdeckt ab und gibst den Rest deinem Gegenüber. Die Päckchen haben 9, 7, 5, 3 und 1 Karte, also behältst du 5 und wirfst 4 ab. Solange ein Päckchen 3 Karten oder mehr hat, musst du abwerfen; die letzte einzelne Karte behältst du einfach. Dein Gegenüber sieht keine der beiden Karten.</translation>
    </message>
    <message>
        <source>Your first pack has 9 cards. Choose Demon to keep and then Ogre to discard. Choosing Demon alone is not enough, and Ben gets neither. Then a pack of 7 cards comes from Ben.</source>
        <translation>Dein erstes Päckchen hat 9 Karten. Wähle erst den Dämon, um ihn zu behalten, dann den Oger, um ihn abzuwerfen: Ben bekommt keinen von beiden. Nur den Dämon zu wählen genügt nicht. Dann kommt von Ben ein Päckchen mit 7 Karten.</translation>
    </message>
    <message>
        <source>The kept card comes back</source>
        <translation>Die aufgehobene Karte kommt zurück</translation>
    </message>
    <message>
        <source>A card you kept last turn joins your hand when the draft is over. It is never part of a pack. From then on it is a hand card like any other. Deploy it, keep it again or let it go. With it your hand has 6 cards, without it 5.</source>
        <translation>Eine Karte, die du letzte Runde aufgehoben hast, kommt auf deine Hand, wenn die Auswahl vorbei ist. Sie ist nie Teil eines Päckchens. Von da an ist sie eine Handkarte wie jede andere: Stell sie auf, heb sie dir noch einmal auf oder verzichte auf sie. Mit ihr hat deine Hand 6 Karten, ohne sie 5.</translation>
    </message>
    <message>
        <source>When the draw pile runs out</source>
        <translation>Wenn der Nachziehstapel ausgeht</translation>
    </message>
    <message>
        <source>When a card is needed and the draw pile is empty, all discarded cards are shuffled into a new one. Cards in hands, packs and Kingdoms, and kept cards, stay where they are. If the last card has been drawn but no more are needed, nothing is shuffled yet. Shapeshifter’s search follows the same rule.</source>
        <translation>Wird eine Karte gebraucht und ist der Nachziehstapel leer, werden alle abgeworfenen Karten zu einem neuen gemischt. Karten auf der Hand, in Päckchen und in Königreichen sowie aufgehobene Karten bleiben, wo sie sind. Ist die letzte Karte gezogen, aber keine weitere nötig, wird noch nicht gemischt. Auch die Suche des Gestaltwandlers folgt dieser Regel.</translation>
    </message>
    <message>
        <source>Your Kingdom</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>Dein Königreich</translation>
    </message>
    <message>
        <source>A turn</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>Eine Runde</translation>
    </message>
    <message>
        <source>Units that just fight or produce</source>
        <translation>Einheiten, die nur kämpfen oder erzeugen</translation>
    </message>
    <message>
        <source>Knight has nothing but its strength; the others produce in either row from the turn they arrive. Cost and strength are: Knight 1 and 4; Farmer 0 and 1, makes 1 food; Forest Child 1 and 1, makes 1 wood and 1 food; Forest Spirit 3 and 3, makes 3 wood; Miner 1 and 2, makes 1 crystal; Treefolk 1 and 3, makes 1 food; Woodcutter 0 and 2, makes 1 wood. There are 3 cards of each, but only 1 Forest Spirit and 2 Treefolk.</source>
        <translation>Der Ritter hat nichts als seine Stärke; die anderen erzeugen etwas, in beiden Reihen und schon in der Runde, in der sie kommen. Kosten und Stärke sind: Ritter 1 und 4; Bauer 0 und 1, erzeugt 1 Nahrung; Waldkind 1 und 1, erzeugt 1 Holz und 1 Nahrung; Waldgeist 3 und 3, erzeugt 3 Holz; Bergmann 1 und 2, erzeugt 1 Kristall; Baumwesen 1 und 3, erzeugt 1 Nahrung; Holzfäller 0 und 2, erzeugt 1 Holz. Jede dieser Karten gibt es 3-mal, nur den Waldgeist 1-mal und das Baumwesen 2-mal.</translation>
    </message>
    <message>
        <source>Cost 0, strength 2, 2 cards. It produces 1 crystal for each Age token on it. So it makes nothing on the turn it arrives, unless it gets tokens at once, for example from Time Master.</source>
        <translation>Kosten 0, Stärke 2, 2 Karten. Er erzeugt 1 Kristall je Altersmarke, die er trägt. In der Runde, in der er kommt, erzeugt er also nichts, es sei denn, er bekommt gleich Marken, zum Beispiel vom Zeitmeister.</translation>
    </message>
    <message>
        <source>Cost 1, strength 2, 2 cards. It adds its strength from the Back just as it does from the Front, and so leaves the Front to others (PT-54).</source>
        <translation>Kosten 1, Stärke 2, 2 Karten. Er steuert seine Stärke aus der Nachhut genauso bei wie aus der Vorhut; in der Vorhut bleibt so Platz für andere (PT-54).</translation>
    </message>
    <message>
        <source>Cost 0, strength 1, 3 cards. In each income phase it earns 1 Gold, in either row.</source>
        <translation>Kosten 0, Stärke 1, 3 Karten. In jeder Einkommensphase bringt er 1 Gold, egal in welcher Reihe.</translation>
    </message>
    <message>
        <source>Cost 1, strength 4, 2 cards. It produces 1 crystal. When revealed it gets 1 Age token, so it usually dies at the end of the same turn.</source>
        <translation>Kosten 1, Stärke 4, 2 Karten. Er erzeugt 1 Kristall. Beim Aufdecken bekommt er 1 Altersmarke, stirbt also meist am Ende derselben Runde.</translation>
    </message>
    <message>
        <source>Cost 0, strength 2, 3 cards. While your Kingdom produces at least 1 food, its strength is 3. More food makes no difference.</source>
        <translation>Kosten 0, Stärke 2, 3 Karten. Er hat Stärke 3, solange dein Königreich mindestens 1 Nahrung erzeugt. Mehr Nahrung ändert nichts.</translation>
    </message>
    <message>
        <source>Cost 2, strength 1, 1 card. With 1 or more Age tokens its strength is 7. For each War you win, it scores 1 more Legend Point, with or without tokens, in either row.</source>
        <translation>Kosten 2, Stärke 1, 1 Karte. Mit 1 oder mehr Altersmarken ist seine Stärke 7. Für jeden Krieg, den du gewinnst, bringt er 1 Legendenpunkt mehr, mit oder ohne Marken, egal in welcher Reihe.</translation>
    </message>
    <message>
        <source>Cost 2, strength 4, 2 cards. For each War you win, it scores 1 more Legend Point, in either row.</source>
        <translation>Kosten 2, Stärke 4, 2 Karten. Für jeden Krieg, den du gewinnst, bringt er 1 Legendenpunkt mehr, egal in welcher Reihe.</translation>
    </message>
    <message>
        <source>Cost 0, strength 1, 2 cards. In income it earns 1 Gold for each food in your Kingdom. With 2 Cooks, the same food counts twice.</source>
        <translation>Kosten 0, Stärke 1, 2 Karten. Beim Einkommen bringt er 1 Gold je Nahrung deines Königreichs. Mit 2 Köchen zählt dieselbe Nahrung doppelt.</translation>
    </message>
    <message>
        <source>Cost 2, strength 7, 1 card. When revealed it gets 1 Age token, so it usually dies at the end of the same turn. If it dies with exactly 1 token, you lose 3 Legend Points. With 2 tokens or more its death costs nothing, and discarding it in deployment costs nothing either.</source>
        <translation>Kosten 2, Stärke 7, 1 Karte. Beim Aufdecken bekommt er 1 Altersmarke, stirbt also meist am Ende derselben Runde. Stirbt er mit genau 1 Marke, verlierst du 3 Legendenpunkte. Mit 2 Marken oder mehr kostet sein Tod nichts, und ihn bei der Aufstellung abzuwerfen kostet auch nichts.</translation>
    </message>
    <message>
        <source>Demon arrived with 1 Age token. If it dies like this, you lose 3 Legend Points. Put Time Master’s 2 tokens on it. It still dies in aging, but with 3 tokens its death costs nothing.</source>
        <translation>Der Dämon ist mit 1 Altersmarke gekommen: Stirbt er mit nur dieser einen, verlierst du 3 Legendenpunkte. Leg die 2 Marken des Zeitmeisters auf ihn. Er stirbt beim Altern trotzdem, aber mit 3 Marken kostet das nichts.</translation>
    </message>
    <message>
        <source>Cost 3, strength 0, 1 card. While your Kingdom produces at least 1 crystal, its strength is 7.</source>
        <translation>Kosten 3, Stärke 0, 1 Karte. Er hat Stärke 7, solange dein Königreich mindestens 1 Kristall erzeugt.</translation>
    </message>
    <message>
        <source>Cost 1, strength 4, 1 card. With 1 or more Age tokens its strength is 0, but it earns 3 Gold in income. More tokens do not earn more Gold.</source>
        <translation>Kosten 1, Stärke 4, 1 Karte. Mit 1 oder mehr Altersmarken ist ihre Stärke 0, aber sie bringt 3 Gold beim Einkommen. Mehr Marken bringen nicht mehr Gold.</translation>
    </message>
    <message>
        <source>Cost 2, strength 3, 2 cards. When revealed it upgrades all your level 1 Buildings to level 2 for free, and their level 2 abilities count this very turn. Buildings you get later are not upgraded. If this opens the fifth spot, you can use it from the next deployment on (PT-51).</source>
        <translation>Kosten 2, Stärke 3, 2 Karten. Beim Aufdecken baut er alle deine Gebäude der Stufe 1 kostenlos auf Stufe 2 aus, und was sie auf Stufe 2 können, zählt schon in dieser Runde. Gebäude, die du später bekommst, werden nicht ausgebaut. Öffnet sich so das fünfte Feld, kannst du es ab der nächsten Aufstellung nutzen (PT-51).</translation>
    </message>
    <message>
        <source>Cost 1, strength 1, 1 card. In construction you may pay 1 Gold for each missing wood, food or crystal, as many as you like (PT-69). It produces nothing, and you still pay for the land.</source>
        <translation>Kosten 1, Stärke 1, 1 Karte. In der Bauphase darfst du für jedes fehlende Holz, jede fehlende Nahrung und jeden fehlenden Kristall 1 Gold zahlen, sooft du magst (PT-69). Er erzeugt nichts, und das Land bezahlst du trotzdem.</translation>
    </message>
    <message>
        <source>Cost 0, strength 2, 2 cards. It produces 1 food while it is in the Front. In the Back it produces nothing.</source>
        <translation>Kosten 0, Stärke 2, 2 Karten. Er erzeugt 1 Nahrung, solange er in der Vorhut steht. In der Nachhut erzeugt er nichts.</translation>
    </message>
    <message>
        <source>Cost 6, strength 9, 1 card. When revealed it puts 1 Age token on each of your other Units, and you lose 3 Legend Points for each level 2 Building you have, but never more points than you have (PT-27). Buildings that reach level 2 later cost nothing. In each aging phase it scores 1 Legend Point for each token on your Units that die, itself included.</source>
        <translation>Kosten 6, Stärke 9, 1 Karte. Beim Aufdecken legt er 1 Altersmarke auf jede deiner anderen Einheiten. Außerdem verlierst du 3 Legendenpunkte für jedes deiner Gebäude der Stufe 2, aber nie mehr Punkte, als du hast (PT-27). Gebäude, die erst später Stufe 2 erreichen, kosten nichts. In jeder Altersphase bringt er 1 Legendenpunkt je Marke auf deinen sterbenden Einheiten, auch auf ihm selbst.</translation>
    </message>
    <message>
        <source>Cost 2, strength 1, 1 card. It produces 1 wood, and while it is in play you pay nothing for the land of a new Building. The cost of the Building itself, in resources or in Temple’s Gold, stays the same.</source>
        <translation>Kosten 2, Stärke 1, 1 Karte. Er erzeugt 1 Holz, und solange er im Spiel ist, zahlst du nichts für das Land eines neuen Gebäudes. Die Kosten des Gebäudes selbst bleiben gleich: seine Rohstoffe, beim Tempel wahlweise Gold.</translation>
    </message>
    <message>
        <source>Cost 3, strength 4, 1 card. It has 2 more strength for each food in your Kingdom. With 1 or more Age tokens it produces 2 food, but adds nothing to your strength. Barracks at level 2 counts it even then, with the strength it would have (PT-118).</source>
        <translation>Kosten 3, Stärke 4, 1 Karte. Er hat 2 Stärke mehr je Nahrung deines Königreichs. Mit 1 oder mehr Altersmarken erzeugt er 2 Nahrung, trägt aber nichts zu deiner Stärke bei. Die Kaserne auf Stufe 2 zählt ihn auch dann, mit der Stärke, die er hätte (PT-118).</translation>
    </message>
    <message>
        <source>Cost 2, strength 2, 3 cards. It has 2 more strength for each food in your Kingdom. The same food counts for each Manticore.</source>
        <translation>Kosten 2, Stärke 2, 3 Karten. Er hat 2 Stärke mehr je Nahrung deines Königreichs. Dieselbe Nahrung zählt für jeden Mantikor.</translation>
    </message>
    <message>
        <source>Cost 2, strength 1, 1 card. In every deployment, after the reveal abilities, it puts 1 Age token for each food in your Kingdom on 1 of your Units, even itself. You choose the Unit; all tokens go on the same one, and you cannot decline. The food is counted before the tokens are placed. For each War you win, it scores 1 Legend Point for each of your crystals, and in income it earns 1 Gold for each wood.</source>
        <translation>Kosten 2, Stärke 1, 1 Karte. In jeder Aufstellung legt er, nach den Fähigkeiten mit Aufdeckzeichen, 1 Altersmarke je Nahrung deines Königreichs auf eine deiner Einheiten; das darf auch er selbst sein. Du wählst die Einheit; alle Marken kommen auf dieselbe, und ablehnen kannst du die Marken nicht. Die Nahrung wird gezählt, bevor die Marken gelegt werden. Für jeden Krieg, den du gewinnst, bringt er 1 Legendenpunkt für jeden deiner Kristalle, und beim Einkommen 1 Gold je Holz.</translation>
    </message>
    <message>
        <source>Cost 0, strength 2, 3 cards. It has 1 more strength for each Age token on it.</source>
        <translation>Kosten 0, Stärke 2, 3 Karten. Er hat 1 Stärke mehr je Altersmarke, die er trägt.</translation>
    </message>
    <message>
        <source>Cost -1, strength 1, 2 cards. When you deploy it, you get 1 Gold, which can help pay for the same plan (PT-45). When it dies, it gives you 1 Gold for each Age token on it. Discarded in deployment, it gives nothing.</source>
        <translation>Kosten -1, Stärke 1, 2 Karten. Stellst du ihn auf, bekommst du 1 Gold, das schon im selben Plan beim Bezahlen hilft (PT-45). Beim Sterben bringt er 1 Gold je Altersmarke, die er trägt. Wird er bei der Aufstellung abgeworfen, bringt er nichts.</translation>
    </message>
    <message>
        <source>Cost 0, strength 1, 3 cards. In aging it may save 1 of your Units with exactly 1 Age token, even itself (PT-75). The saved Unit still gets its token and then has 2, so nobody can save it a second time.</source>
        <translation>Kosten 0, Stärke 1, 3 Karten. Beim Altern kann er eine deiner Einheiten mit genau 1 Altersmarke retten, auch sich selbst (PT-75). Die gerettete Einheit bekommt trotzdem ihre Marke und hat dann 2, also kann niemand sie ein zweites Mal retten.</translation>
    </message>
    <message>
        <source>Cost 1, strength 4, 1 card. When revealed it puts 1 Age token on each of your other Units, including those revealed with it. So it is often the only one to survive the turn.</source>
        <translation>Kosten 1, Stärke 4, 1 Karte. Beim Aufdecken legt er 1 Altersmarke auf jede deiner anderen Einheiten, auch auf die mit ihm aufgedeckten. So überlebt oft nur er die Runde.</translation>
    </message>
    <message>
        <source>Cost 2, strength 2, 1 card. It has 1 more strength for each Gold you will get from this turn’s income, including the 2 that everyone gets. So its strength is always 4 or more. Gold you already have and Gold from Rogue do not count.</source>
        <translation>Kosten 2, Stärke 2, 1 Karte. Er hat 1 Stärke mehr für jedes Gold, das dir das Einkommen dieser Runde bringt, auch für die 2, die alle bekommen. Seine Stärke ist also immer 4 oder mehr. Gold, das du schon hast, und Gold vom Schurken zählen nicht.</translation>
    </message>
    <message>
        <source>Cost 2, strength 1, 2 cards. In each aging phase she scores 1 Legend Point for each Age token on your Units that die, herself included. Units that are saved or spared, or were discarded in deployment, do not count. Two Palm Readers both count the same deaths.</source>
        <translation>Kosten 2, Stärke 1, 2 Karten. In jeder Altersphase bringt sie 1 Legendenpunkt je Altersmarke auf deinen sterbenden Einheiten, auch auf ihr selbst. Einheiten, die gerettet oder verschont werden oder bei der Aufstellung abgeworfen wurden, bringen nichts. 2 Handleserinnen zählen beide dieselben Tode.</translation>
    </message>
    <message>
        <source>Cost 1, strength 1, 3 cards. It produces 1 wood, and in each income phase it earns 1 Gold.</source>
        <translation>Kosten 1, Stärke 1, 3 Karten. Er erzeugt 1 Holz und bringt in jeder Einkommensphase 1 Gold.</translation>
    </message>
    <message>
        <source>Cost 2, strength 0, 1 card. It never dies and gets older every turn. At the end of the game it scores 2 Legend Points for each Age token on it, including the one from turn 4. Deployed on turn 1, it scores 8, or more if other cards give it tokens. If you discard it in deployment, it scores nothing.</source>
        <translation>Kosten 2, Stärke 0, 1 Karte. Es stirbt nie und wird jede Runde älter. Am Ende des Spiels bringt es 2 Legendenpunkte für jede Altersmarke, die es trägt, auch für die aus Runde 4. In Runde 1 aufgestellt bringt es 8, oder mehr, wenn andere Karten ihm Marken geben. Wirfst du es bei der Aufstellung ab, bringt es nichts.</translation>
    </message>
    <message>
        <source>Cost 1, strength 3, 2 cards. For each War you win, it earns 1 Gold, in either row. You can spend it in construction on the same turn. It is not income, so Ogre does not count it.</source>
        <translation>Kosten 1, Stärke 3, 2 Karten. Für jeden Krieg, den du gewinnst, bringt er 1 Gold, egal in welcher Reihe. Du kannst es in derselben Runde beim Bau ausgeben. Es ist kein Einkommen, also zählt der Oger es nicht.</translation>
    </message>
    <message>
        <source>Cost 2, strength 4, 1 card. It has 1 more strength for each Age token on it. In aging it dies only with 2 tokens or more, so it usually lives 1 turn longer than others. Mystical Healer can never save it, because with 1 token it does not die, and with 2 it has too many.</source>
        <translation>Kosten 2, Stärke 4, 1 Karte. Er hat 1 Stärke mehr je Altersmarke, die er trägt. Beim Altern stirbt er erst mit 2 Marken oder mehr, lebt also meist 1 Runde länger als andere. Der Wunderheiler kann ihn nie retten: Mit 1 Marke stirbt er nicht, mit 2 hat er zu viele.</translation>
    </message>
    <message>
        <source>Cost 0, strength 1, 2 cards. When it dies, it scores 3 Legend Points, however many Age tokens it has. Discarded in deployment, it scores nothing.</source>
        <translation>Kosten 0, Stärke 1, 2 Karten. Beim Sterben bringt er 3 Legendenpunkte, egal wie viele Altersmarken er hat. Wird er bei der Aufstellung abgeworfen, bringt er nichts.</translation>
    </message>
    <message>
        <source>Cost 0, no strength, 1 card. When revealed it draws cards face up until a Unit of cost 3 or less comes up; a Kraken on the way is discarded. That Unit takes the spot for free with 1 Age token, and Shapeshifter is discarded. The new Unit’s deployment abilities happen now, and it stays on its spot this turn. Free means that no Gold changes hands, so a Monkey drawn this way gives you none.</source>
        <translation>Kosten 0, keine Stärke, 1 Karte. Beim Aufdecken werden Karten offen gezogen, bis eine Einheit kommt, die höchstens 3 kostet; ein Kraken, der vorher kommt, wird abgeworfen. Die gefundene Einheit nimmt kostenlos das Feld des Gestaltwandlers ein, mit 1 Altersmarke, und der Gestaltwandler wird abgeworfen. Was die neue Einheit in der Aufstellung kann, wirkt jetzt, und sie bleibt diese Runde auf ihrem Feld. Kostenlos heißt, dass kein Gold den Besitzer wechselt: Ein so gezogener Affe bringt dir also auch kein Gold.</translation>
    </message>
    <message>
        <source>Put Shapeshifter in the Front and commit. The first card drawn is Kraken, which costs too much; the second is Colossus, which takes the spot for free. With its Age token it fights with strength 7 at once.</source>
        <translation>Stell den Gestaltwandler in die Vorhut und leg dich fest. Die erste gezogene Karte ist der Kraken, zu teuer; die zweite ist der Koloss, der das Feld kostenlos einnimmt. Mit seiner Altersmarke kämpft er gleich mit Stärke 7.</translation>
    </message>
    <message>
        <source>Cost 3, strength 1, 1 card. It has 1 more strength for each Age token in your Kingdom, its own included. It adds its strength from the Back too (PT-54).</source>
        <translation>Kosten 3, Stärke 1, 1 Karte. Er hat 1 Stärke mehr je Altersmarke in deinem Königreich, seine eigenen eingeschlossen. Er steuert seine Stärke auch aus der Nachhut bei (PT-54).</translation>
    </message>
    <message>
        <source>Cost 0, strength 1, 3 cards. When revealed it puts 2 Age tokens on 1 of your Units, even itself. You choose the Unit, but you cannot split the tokens or decline. Several Time Masters choose one after another and may choose the same Unit.</source>
        <translation>Kosten 0, Stärke 1, 3 Karten. Beim Aufdecken legt er 2 Altersmarken auf eine deiner Einheiten; das darf auch er selbst sein. Du wählst die Einheit, kannst die Marken aber nicht aufteilen und nicht ablehnen. Mehrere Zeitmeister wählen nacheinander und dürfen dieselbe Einheit wählen.</translation>
    </message>
    <message>
        <source>Cost 0, strength 3, 3 cards. When revealed it gets 1 Age token, so it dies at the end of the same turn unless Mystical Healer saves it.</source>
        <translation>Kosten 0, Stärke 3, 3 Karten. Beim Aufdecken bekommt er 1 Altersmarke. Er stirbt also am Ende derselben Runde, wenn der Wunderheiler ihn nicht rettet.</translation>
    </message>
    <message>
        <source>Cost 0, strength 1, 2 cards. In construction you may pay 1 Gold for each missing wood, as many as you like (PT-69). It helps only with wood. It produces none, so Barracks gets no strength from it.</source>
        <translation>Kosten 0, Stärke 1, 2 Karten. In der Bauphase darfst du für jedes fehlende Holz 1 Gold zahlen, sooft du magst (PT-69). Er hilft nur bei Holz. Er erzeugt keines, also bekommt die Kaserne von ihm keine Stärke.</translation>
    </message>
    <message>
        <source>Units from Adventurer to Leviathan</source>
        <translation>Einheiten von Abenteurer bis Leviathan</translation>
    </message>
    <message>
        <source>Units from Manticore to Wood Merchant</source>
        <translation>Einheiten von Mantikor bis Holzhändler</translation>
    </message>
    <message>
        <source>Strength of a Kingdom</source>
        <translation>Stärke eines Königreichs</translation>
    </message>
    <message>
        <source>Add up the strengths of your Units in the Front, and those of Archer and Strategist in the Back too. Other Units in the Back add nothing, and neither does a Leviathan with an Age token. Barracks adds 1 for each wood in your Kingdom, even if no Unit fights. With nothing to add, your strength is 0.</source>
        <translation>Zähl die Stärken deiner Einheiten in der Vorhut zusammen, dazu Bogenschütze und Stratege auch in der Nachhut. Andere Einheiten in der Nachhut tragen nichts bei, ebenso wenig ein Leviathan mit Altersmarke. Die Kaserne bringt 1 je Holz deines Königreichs, auch wenn keine Einheit kämpft. Gibt es nichts zu zählen, ist deine Stärke 0.</translation>
    </message>
    <message>
        <source>Strength of a Unit</source>
        <translation>Stärke einer Einheit</translation>
    </message>
    <message>
        <source>A Unit has the strength printed on it, or the one its ability gives it instead, plus whatever its ability adds for tokens, food or Gold. It is worked out when the wars begin, for Units in the Back as well, because Barracks at level 2 looks at both rows (PT-118).</source>
        <translation>Eine Einheit hat die aufgedruckte Stärke oder stattdessen die Stärke, die ihre Fähigkeit nennt; dazu kommt, was ihre Fähigkeit für Marken, Nahrung oder Gold gibt. Ausgerechnet wird sie, wenn die Kriege beginnen, auch für Einheiten in der Nachhut, denn die Kaserne auf Stufe 2 zählt beide Reihen (PT-118).</translation>
    </message>
    <message>
        <source>Fighting from the Back</source>
        <translation>Kämpfen aus der Nachhut</translation>
    </message>
    <message>
        <source>Archer and Strategist add their strength from the Back just as they do from the Front. Their cards say that they may, but more strength never hurts, so they always do. All other Units in the Back add nothing.</source>
        <translation>Bogenschütze und Stratege steuern ihre Stärke aus der Nachhut genauso bei wie aus der Vorhut. Auf ihren Karten steht, dass sie dürfen; weil mehr Stärke nie schadet, tun sie es immer. Alle anderen Einheiten in der Nachhut tragen nichts bei.</translation>
    </message>
    <message>
        <source>Ben will show a strength of 8. Put Knight and Veteran in the Front for 7, and Archer in the Back. It adds 2, and you win both Wars. Treefolk in the Back would add nothing.</source>
        <translation>Ben wird auf eine Stärke von 8 kommen. Stell Ritter und Veteran in die Vorhut, das macht 7, und den Bogenschützen in die Nachhut: Er bringt noch 2, und du gewinnst beide Kriege. Ein Baumwesen in der Nachhut brächte nichts.</translation>
    </message>
    <message>
        <source>Wars with 3 to 5 players</source>
        <translation>Kriege mit 3 bis 5 Spielern</translation>
    </message>
    <message>
        <source>You compare your strength with your left neighbour’s and, separately, with your right neighbour’s. If yours is higher or equal, you win that War and 3 Legend Points. In a tie both win, even at 0 against 0. Losing a War costs nothing. Each turn you win 0, 1 or 2 Wars.</source>
        <translation>Du vergleichst deine Stärke mit der deines linken Nachbarn und, getrennt davon, mit der deines rechten. Ist deine höher oder gleich, gewinnst du diesen Krieg und 3 Legendenpunkte. Bei Gleichstand gewinnen beide, sogar 0 gegen 0. Einen Krieg zu verlieren kostet nichts; in jeder Runde gewinnst du also 0, 1 oder 2 Kriege.</translation>
    </message>
    <message>
        <source>Wars with 2 players</source>
        <translation>Kriege zu zweit</translation>
    </message>
    <message>
        <source>If your strength is at least your opponent’s, you win 1 War. If it is at least twice theirs, you win 2 Wars instead. Each War won is worth 3 Legend Points and its bonuses (PT-58). With 9 against 5 you win 1 War, with 10 against 5 you win 2, and with 5 against 5 each of you wins 1.</source>
        <translation>Ist deine Stärke mindestens so groß wie die deines Gegenübers, gewinnst du 1 Krieg. Ist sie mindestens doppelt so groß, gewinnst du stattdessen 2. Jeder gewonnene Krieg bringt 3 Legendenpunkte und seine Boni (PT-58). Mit 9 gegen 5 gewinnst du 1 Krieg, mit 10 gegen 5 gewinnst du 2, und bei 5 gegen 5 gewinnt jeder 1.</translation>
    </message>
    <message>
        <source>Ben will show Knight alone in the Front, strength 4. Knight and Rogue make 7 and win 1 War; 2 Knights make 8, which is twice as much, and win 2.</source>
        <translation>Ben wird in der Vorhut nur einen Ritter haben, Stärke 4. Ritter und Schurke kommen zusammen auf 7, und du gewinnst 1 Krieg; mit 2 Rittern sind es 8, das ist doppelt so viel, und du gewinnst 2.</translation>
    </message>
    <message>
        <source>2 players, 0 against 0</source>
        <translation>Zu zweit, 0 gegen 0</translation>
    </message>
    <message>
        <source>If both players have strength 0, each wins 2 Wars, because 0 is also twice 0. This follows the printed rules to the letter. In any other tie, each wins 1 War.</source>
        <translation>Haben beide die Stärke 0, gewinnt jeder 2 Kriege, denn 0 ist auch das Doppelte von 0. Das folgt wörtlich aus der Originalregel. Bei jedem anderen Gleichstand gewinnt jeder 1 Krieg.</translation>
    </message>
    <message>
        <source>Bonuses for Wars won</source>
        <translation>Boni für gewonnene Kriege</translation>
    </message>
    <message>
        <source>Some Units give a bonus for each War you win, ties included: Commander and Colossus 1 Legend Point, Rogue 1 Gold, Master Alchemist 1 Legend Point for each of your crystals. They do so in either row, whether they fought or not. If you have 2 such Units, both count.</source>
        <translation>Manche Einheiten bringen etwas für jeden Krieg, den du gewinnst, auch bei Gleichstand: Kommandant und Koloss 1 Legendenpunkt, der Schurke 1 Gold, der Meisteralchemist 1 Legendenpunkt für jeden deiner Kristalle. Das tun sie in beiden Reihen, ob sie gekämpft haben oder nicht. Hast du 2 solche Einheiten, zählen beide.</translation>
    </message>
    <message>
        <source>Buildings that score in the wars</source>
        <translation>Gebäude, die in den Kriegen punkten</translation>
    </message>
    <message>
        <source>At level 2, Tavern, Mine, Temple and Barracks score Legend Points in every wars phase, even if you lose both Wars. A Building upgraded by Golem scores in the wars of the same turn. A Building that reaches level 2 in construction scores from the next turn on.</source>
        <translation>Auf Stufe 2 bringen Taverne, Mine, Tempel und Kaserne in jeder Kriegsphase Legendenpunkte, auch wenn du beide Kriege verlierst. Ein Gebäude, das der Golem ausbaut, punktet in den Kriegen derselben Runde. Ein Gebäude, das in der Bauphase Stufe 2 erreicht, punktet ab der nächsten Runde.</translation>
    </message>
    <message>
        <source>All wars are counted at once</source>
        <translation>Alle Kriege werden auf einmal gewertet</translation>
    </message>
    <message>
        <source>First all strengths are worked out, then all are compared, then all Legend Points and Gold for the phase are given. So nothing gained in the wars changes a strength in the same wars. Gold from Rogue does not make Ogre stronger.</source>
        <translation>Zuerst werden alle Stärken ausgerechnet, dann alle verglichen, dann alle Legendenpunkte und alles Gold der Phase vergeben. Was die Kriege bringen, ändert also keine Stärke in denselben Kriegen: Das Gold vom Schurken macht den Oger nicht stärker.</translation>
    </message>
    <message>
        <source>Everyone gets 2 Gold, even with an empty Kingdom. Blacksmith and Peddler add 1 each, Cook and Tavern 1 for each food, Master Alchemist 1 for each wood, Temple 2, and Giant Snake 3 if it has an Age token. Gold you do not spend stays yours.</source>
        <translation>Alle bekommen 2 Gold, auch mit leerem Königreich. Jeder Schmied und jeder Hausierer bringt 1 mehr, jeder Koch und die Taverne 1 je Nahrung, der Meisteralchemist 1 je Holz, der Tempel 2 und die Riesenschlange 3, wenn sie eine Altersmarke hat. Gold, das du nicht ausgibst, bleibt dir.</translation>
    </message>
    <message>
        <source>Income is fixed before the wars</source>
        <translation>Das Einkommen steht vor den Kriegen fest</translation>
    </message>
    <message>
        <source>The wars change neither your Units nor your Buildings, so your income is already certain when they begin. That is the amount Ogre counts. Gold from Rogue or Monkey is not income.</source>
        <translation>Die Kriege ändern weder deine Einheiten noch deine Gebäude, also ist dein Einkommen schon sicher, wenn sie beginnen. Mit diesem Betrag rechnet der Oger. Gold von Schurke oder Affe ist kein Einkommen.</translation>
    </message>
    <message>
        <source>One construction each turn</source>
        <translation>1 Bau pro Runde</translation>
    </message>
    <message>
        <source>Each turn you may build 1 new Building, upgrade 1 Building or do nothing. You cannot build at level 1 and upgrade on the same turn, but you can build straight to level 2 (PT-67). Golem’s upgrades are free and do not use up your construction.</source>
        <translation>In jeder Runde darfst du 1 neues Gebäude bauen oder 1 Gebäude ausbauen oder nichts tun. Auf Stufe 1 bauen und noch in derselben Runde ausbauen geht nicht; gleich auf Stufe 2 zu bauen ist erlaubt (PT-67). Was der Golem ausbaut, kostet nichts und verbraucht deinen Bau nicht.</translation>
    </message>
    <message>
        <source>Building</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>You put 1 of your unbuilt Buildings into play, at level 1 or straight at level 2. You pay Gold for the land (PT-65), and your Kingdom must produce the resources it costs (PT-66, PT-67).</source>
        <translation>Du bringst eines deiner noch nicht gebauten Gebäude ins Spiel, auf Stufe 1 oder gleich auf Stufe 2. Du zahlst Gold für das Land (PT-65), und dein Königreich muss die nötigen Rohstoffe erzeugen (PT-66, PT-67).</translation>
    </message>
    <message>
        <source>Land cost</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>Landkosten</translation>
    </message>
    <message>
        <source>A new Building costs 2 Gold for each Building you already have, at any level. So the land for your first Building is free, and the next ones cost 2, 4 and 6 Gold. It costs no more if you build straight to level 2. Landlord saves you this cost (PT-94).</source>
        <translation>Ein neues Gebäude kostet 2 Gold für jedes Gebäude, das du schon hast, egal auf welcher Stufe. Das Land deines ersten Gebäudes kostet also nichts, die nächsten kosten 2, 4 und 6 Gold. Baust du gleich auf Stufe 2, kostet das Land auch nicht mehr. Der Gutsherr erspart dir diese Kosten (PT-94).</translation>
    </message>
    <message>
        <source>Resources for building</source>
        <translation>Rohstoffe zum Bauen</translation>
    </message>
    <message>
        <source>When you build, your Kingdom must produce all the resources in the cost. A cost of 2 wood needs a production of 2 wood, from one card or from several. Nothing is spent, so the same wood can help again on later turns.</source>
        <translation>Wenn du baust, muss dein Königreich alle Rohstoffe erzeugen, die der Bau kostet. Kostet etwas 2 Holz, muss dein Königreich 2 Holz erzeugen; sie dürfen von einer Karte kommen oder von mehreren. Nichts wird verbraucht, also kann dasselbe Holz in späteren Runden wieder helfen.</translation>
    </message>
    <message>
        <source>Straight to level 2</source>
        <translation>Gleich auf Stufe 2</translation>
    </message>
    <message>
        <source>To build straight to level 2, you need the costs of both levels added together. Town takes 3 wood, Tavern 1 wood and 2 food, Mine 2 wood and 1 crystal, Barracks 2 wood and 1 food, Temple 3 crystals or Gold instead (PT-69). So with 1 wood and 1 food you can build Tavern at level 1, but not yet at level 2.</source>
        <translation>Um gleich auf Stufe 2 zu bauen, musst du die Kosten beider Stufen zusammen aufbringen. Die Stadt braucht 3 Holz, die Taverne 1 Holz und 2 Nahrung, die Mine 2 Holz und 1 Kristall, die Kaserne 2 Holz und 1 Nahrung, der Tempel 3 Kristalle oder stattdessen Gold (PT-69). Mit 1 Holz und 1 Nahrung kannst du also die Taverne auf Stufe 1 bauen, aber noch nicht auf Stufe 2.</translation>
    </message>
    <message>
        <source>Your Units produce 2 wood and 1 food. Building Tavern straight to level 2 takes 1 wood and 2 food, so 1 food is missing. Barracks takes 2 wood and 1 food for both levels, so build it at level 2 now, for no Gold at all.</source>
        <translation>Deine Einheiten erzeugen 2 Holz und 1 Nahrung. Für die Taverne gleich auf Stufe 2 brauchst du 1 Holz und 2 Nahrung, also fehlt 1 Nahrung. Die Kaserne braucht für beide Stufen 2 Holz und 1 Nahrung: Bau sie jetzt auf Stufe 2, ganz ohne Gold.</translation>
    </message>
    <message>
        <source>Upgrading</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>Ausbauen</translation>
    </message>
    <message>
        <source>You upgrade one of your level 1 Buildings to level 2 for its level 2 cost alone. You pay no Land cost. You cannot upgrade a Building that is already at level 2 or not in play.</source>
        <translation>Du bringst eines deiner Gebäude von Stufe 1 auf Stufe 2, allein für die Kosten der Stufe 2. Landkosten gibt es dabei nicht. Ein Gebäude, das schon auf Stufe 2 ist oder nicht im Spiel, lässt sich nicht ausbauen.</translation>
    </message>
    <message>
        <source>Gold instead of resources</source>
        <translation>Gold statt Rohstoffe</translation>
    </message>
    <message>
        <source>With Wood Merchant you may pay 1 Gold for each missing wood, with Grand Architect 1 Gold for each missing wood, food or crystal. Each level of Temple takes either its crystals or its Gold, 2 for level 1 and 3 for level 2, but not a mix of both unless Grand Architect pays for missing crystals. You always pay the cheapest price. A second Wood Merchant or Grand Architect makes nothing cheaper.</source>
        <translation>Mit dem Holzhändler darfst du für jedes fehlende Holz 1 Gold zahlen, mit dem Großarchitekten auch für jede fehlende Nahrung und jeden fehlenden Kristall. Jede Stufe des Tempels kostet entweder ihre Kristalle oder Gold (2 für Stufe 1, 3 für Stufe 2), aber nicht beides gemischt, es sei denn, der Großarchitekt bezahlt fehlende Kristalle. Du zahlst immer den niedrigsten Preis. Ein zweiter Holzhändler oder Großarchitekt macht nichts billiger.</translation>
    </message>
    <message>
        <source>Wood Merchant is in play, and Miner makes 1 crystal. Taking Mine straight to level 2 needs 2 wood and 1 crystal, so you pay 2 Gold for the wood. Try Tavern too, and it is refused because Gold replaces only wood.</source>
        <translation>Der Holzhändler ist im Spiel, und der Bergmann erzeugt 1 Kristall. Für die Mine gleich auf Stufe 2 brauchst du 2 Holz und 1 Kristall: Du zahlst 2 Gold für das Holz. Versuch auch die Taverne: Das geht nicht, denn Gold ersetzt nur Holz.</translation>
    </message>
    <message>
        <source>A Building does not pay for itself</source>
        <translation>Ein Gebäude bezahlt sich nicht selbst</translation>
    </message>
    <message>
        <source>Only cards in play before you build count towards its cost. A new Town gives nothing towards its own cost, not even towards level 2 if you build both levels at once. But a Town already in play helps with its own upgrade, because its wood is 1 of the 2 wood needed.</source>
        <translation>Es zählt nur, was Karten erzeugen, die schon vor dem Bau im Spiel sind. Eine neue Stadt trägt nichts zu ihren eigenen Kosten bei, nicht einmal zur Stufe 2, wenn du beide Stufen auf einmal baust. Aber eine Stadt, die schon im Spiel ist, hilft bei ihrem eigenen Ausbau: Ihr Holz ist eines der 2 Holz, die du brauchst.</translation>
    </message>
    <message>
        <source>Your Units produce 2 wood, and building Town straight to level 2 takes 3. The wood it will make itself does not count yet, so this is refused. Build it at level 1, and next turn its own wood helps with the upgrade.</source>
        <translation>Deine Einheiten erzeugen 2 Holz, und für die Stadt gleich auf Stufe 2 brauchst du 3. Das Holz, das sie selbst erzeugen wird, zählt noch nicht, also geht das nicht. Bau sie auf Stufe 1: Nächste Runde hilft ihr eigenes Holz beim Ausbau.</translation>
    </message>
    <message>
        <source>Buildings stay</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>Gebäude bleiben</translation>
    </message>
    <message>
        <source>A Building never leaves play and never loses a level. With 1 construction a turn you end with at most 4 Buildings, so the land never costs more than 6 Gold.</source>
        <translation>Ein Gebäude verlässt nie das Spiel und verliert nie eine Stufe. Mit 1 Bau pro Runde hast du am Ende höchstens 4 Gebäude, also kostet das Land nie mehr als 6 Gold.</translation>
    </message>
    <message>
        <source>The steps of aging</source>
        <translation>Die Schritte des Alterns</translation>
    </message>
    <message>
        <source>First Mystical Healers save Units. Then all Units that die do so at the same time, with all the effects of their deaths, and go to the discard pile. Last, every Unit still in play gets 1 Age token. A Unit that dies still counts the other deaths. When Palm Reader and Knight die together, you score Legend Points for the tokens on both.</source>
        <translation>Zuerst retten Wunderheiler Einheiten. Dann sterben gleichzeitig alle Einheiten, die sterben müssen. Alles, was ihr Tod auslöst, geschieht, und die Einheiten kommen auf den Ablagestapel. Zuletzt bekommt jede Einheit, die noch im Spiel ist, 1 Altersmarke. Eine sterbende Einheit zählt den Tod der anderen noch mit: Sterben Handleserin und Ritter zusammen, bekommst du Legendenpunkte für die Marken auf beiden.</translation>
    </message>
    <message>
        <source>Who dies</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>Wer stirbt</translation>
    </message>
    <message>
        <source>Every Unit with 1 or more Age tokens dies and is discarded. Only Relic of Wisdom never dies, Salamander needs 2 tokens or more to die, and a Unit saved by Mystical Healer lives on. Units without a token live on too.</source>
        <translation>Jede Einheit mit 1 oder mehr Altersmarken stirbt und wird abgeworfen. Nur das Relikt der Weisheit stirbt nie, der Salamander stirbt erst mit 2 Marken oder mehr, und eine vom Wunderheiler gerettete Einheit lebt weiter. Auch Einheiten ohne Marke leben weiter.</translation>
    </message>
    <message>
        <source>Survivors grow older</source>
        <translation>Wer überlebt, wird älter</translation>
    </message>
    <message>
        <source>After the deaths every Unit still in play gets 1 Age token, even those saved or spared. So most Units serve for 2 turns. They arrive on the first and die at the end of the second.</source>
        <translation>Sind die gestorbenen Einheiten abgeworfen, bekommt jede Einheit, die noch im Spiel ist, 1 Altersmarke, auch die geretteten und verschonten. So dienen die meisten Einheiten 2 Runden lang: die, in der sie kommen, und die nächste, an deren Ende sie sterben.</translation>
    </message>
    <message>
        <source>Saving Units</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>Einheiten retten</translation>
    </message>
    <message>
        <source>Before the deaths, you may save 1 Unit for each Mystical Healer you have in play. It must have exactly 1 Age token and be about to die; a Healer may save itself. Several Healers save different Units, and a Healer that is about to die can still save another. You may also save nobody. Everyone chooses in secret at the same time, and you are not asked if you have nobody to save.</source>
        <translation>Bevor Einheiten sterben, darfst du für jeden Wunderheiler, den du im Spiel hast, 1 Einheit retten. Es muss eine Einheit mit genau 1 Altersmarke sein, die jetzt sterben würde; ein Heiler darf auch sich selbst retten. Mehrere Heiler retten verschiedene Einheiten, und ein Heiler, der jetzt stirbt, kann noch eine andere retten. Du darfst auch darauf verzichten. Alle wählen heimlich zur selben Zeit. Hast du niemanden zu retten, wirst du nicht gefragt.</translation>
    </message>
    <message>
        <source>Knight, Sculptor and Veteran have 1 Age token each and would die now. Mystical Healer can save 1 of them and needs no saving itself. Save Knight and watch. It gets its second token, Veteran dies, and Sculptor’s death scores 3 Legend Points.</source>
        <translation>Ritter, Bildhauer und Veteran haben jeweils 1 Altersmarke und würden jetzt sterben. Der Wunderheiler kann einen von ihnen retten und braucht selbst keine Rettung. Rette den Ritter und schau zu: Er bekommt seine zweite Marke, der Veteran stirbt, und der Tod des Bildhauers bringt 3 Legendenpunkte.</translation>
    </message>
    <message>
        <source>Effects of deaths</source>
        <translation>Was der Tod bewirkt</translation>
    </message>
    <message>
        <source>Sculptor scores 3 Legend Points when it dies, and Monkey gives 1 Gold for each Age token on it. Demon costs you 3 Legend Points if it dies with exactly 1 token. Kraken and each Palm Reader score 1 Legend Point for each token on your Units that die now, themselves included. Units that are saved or spared do not count.</source>
        <translation>Der Bildhauer bringt beim Sterben 3 Legendenpunkte, der Affe 1 Gold je Altersmarke, die er trägt. Der Dämon kostet dich 3 Legendenpunkte, wenn er mit genau 1 Marke stirbt. Der Kraken und jede Handleserin bringen 1 Legendenpunkt für jede Marke auf deinen Einheiten, die jetzt sterben; sterben sie selbst, zählen ihre Marken mit. Gerettete oder verschonte Einheiten bringen nichts.</translation>
    </message>
    <message>
        <source>The end of a turn</source>
        <translation>Das Ende einer Runde</translation>
    </message>
    <message>
        <source>After aging the Time token moves on, and the next turn begins with recruitment. After turn 4 the game ends instead (PT-119).</source>
        <translation>Nach dem Altern rückt die Zeitmarke weiter, und die nächste Runde beginnt mit der Anwerbung. Nach Runde 4 endet stattdessen das Spiel (PT-119).</translation>
    </message>
    <message>
        <source>A new turn</source>
        <translation>Eine neue Runde</translation>
    </message>
    <message>
        <source>A new draw pile</source>
        <translation>Ein neuer Nachziehstapel</translation>
    </message>
    <message>
        <source>The reveal</source>
        <extracomment>Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation>Das Aufdecken</translation>
    </message>
    <message>
        <source>Nobody builds.</source>
        <extracomment>Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation>Niemand baut.</translation>
    </message>
    <message>
        <source>Gold for new Units</source>
        <translation>Gold für neue Einheiten</translation>
    </message>
    <message>
        <source>Age tokens</source>
        <extracomment>Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation>Altersmarken</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 gives %3 Age tokens to %n Unit(s).</source>
        <translation>
            <numerusform>%1: %2 legt %3 Altersmarken auf %n Einheit.</numerusform>
            <numerusform>%1: %2 legt %3 Altersmarken auf %n Einheiten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Rewards for the Wars.</source>
        <translation>Was die Kriege bringen.</translation>
    </message>
    <message>
        <source>Legend Points</source>
        <extracomment>Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation>Legendenpunkte</translation>
    </message>
    <message>
        <source>Gold</source>
        <extracomment>Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation>Gold</translation>
    </message>
    <message numerus="yes">
        <source>%1: one more Age token on %n Unit(s).</source>
        <translation>
            <numerusform>%1: %n Einheit bekommt eine Altersmarke.</numerusform>
            <numerusform>%1: %n Einheiten bekommen jeweils eine Altersmarke.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 dies; one more Age token on %n Unit(s).</source>
        <translation>
            <numerusform>%1: %2 stirbt; %n Einheit bekommt eine Altersmarke.</numerusform>
            <numerusform>%1: %2 stirbt; %n Einheiten bekommen jeweils eine Altersmarke.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 and %3 die; one more Age token on %n Unit(s).</source>
        <translation>
            <numerusform>%1: %2 und %3 sterben; %n Einheit bekommt eine Altersmarke.</numerusform>
            <numerusform>%1: %2 und %3 sterben; %n Einheiten bekommen jeweils eine Altersmarke.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 Units die; one more Age token on %n Unit(s).</source>
        <translation>
            <numerusform>%1: %2 Einheiten sterben; %n Einheit bekommt eine Altersmarke.</numerusform>
            <numerusform>%1: %2 Einheiten sterben; %n Einheiten bekommen jeweils eine Altersmarke.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 dies.</source>
        <translation>%1: %2 stirbt.</translation>
    </message>
    <message>
        <source>%1: %2 and %3 die.</source>
        <translation>%1: %2 und %3 sterben.</translation>
    </message>
    <message>
        <source>%1: %2 Units die.</source>
        <translation>%1: %2 Einheiten sterben.</translation>
    </message>
    <message>
        <source>Age tokens of the dead</source>
        <translation>Altersmarken der Toten</translation>
    </message>
    <message>
        <source>on the Score track</source>
        <translation>auf der Punkteleiste</translation>
    </message>
    <message numerus="yes">
        <source>%n War(s) won</source>
        <translation>
            <numerusform>%n Krieg gewonnen</numerusform>
            <numerusform>%n Kriege gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 2</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>%1 2</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Lost to Units</source>
        <translation>Durch Einheiten verloren</translation>
    </message>
    <message>
        <source>Deaths</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Todesfälle</translation>
    </message>
    <message>
        <source>Gold received</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Gold erhalten</translation>
    </message>
    <message>
        <source>Built</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Gebaut</translation>
    </message>
    <message>
        <source>Died</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Gestorben</translation>
    </message>
    <message numerus="yes">
        <source>gives you %n Gold</source>
        <translation>
            <numerusform>bringt %n Gold</numerusform>
            <numerusform>bringt %n Gold</numerusform>
        </translation>
    </message>
    <message>
        <source>costs nothing</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>kostet nichts</translation>
    </message>
    <message numerus="yes">
        <source>costs %n Gold</source>
        <translation>
            <numerusform>kostet %n Gold</numerusform>
            <numerusform>kostet %n Gold</numerusform>
        </translation>
    </message>
    <message>
        <source>keep %1</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>%1 behalten</translation>
    </message>
    <message>
        <source>discard %1</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>%1 abwerfen</translation>
    </message>
    <message>
        <source>Front: %1</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Vorhut: %1</translation>
    </message>
    <message>
        <source>Back: %1</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Nachhut: %1</translation>
    </message>
    <message>
        <source>move %1 to the Front</source>
        <translation>%1 in die Vorhut versetzen</translation>
    </message>
    <message>
        <source>move %1 to the Back</source>
        <translation>%1 in die Nachhut versetzen</translation>
    </message>
    <message>
        <source>take %1 back</source>
        <translation>%1 zurücknehmen</translation>
    </message>
    <message>
        <source>commit the plan as it stands</source>
        <translation>Plan so festlegen, wie er ist</translation>
    </message>
    <message>
        <source>It’s the last turn. Look only at Legend Points, and leave no Gold unused.</source>
        <translation>Es ist die letzte Runde. Achte nur auf Legendenpunkte, und lass kein Gold ungenutzt.</translation>
    </message>
    <message>
        <source>Look at who is already in play and will die in aging, and at what your Gold can still pay for.</source>
        <translation>Achte darauf, wer schon im Spiel ist und beim Altern sterben wird und was du mit deinem Gold noch bezahlen kannst.</translation>
    </message>
    <message>
        <source>Look at your Gold. Which Units can it pay for together, and who should fight in the Front?</source>
        <translation>Denk an dein Gold. Welche Einheiten kannst du damit zusammen bezahlen, und welche sollen in der Vorhut kämpfen?</translation>
    </message>
    <message>
        <source>Look at what still scores Legend Points: Wars, Units that score at the end, a last Building.</source>
        <translation>Achte darauf, was jetzt noch Legendenpunkte bringt: Kriege, Einheiten, die am Ende punkten, ein letztes Gebäude.</translation>
    </message>
    <message>
        <source>Look at your Gold, and at what your Kingdom still lacks: strength, income, resources.</source>
        <translation>Denk an dein Gold und an das, was deinem Königreich noch fehlt: Stärke, Einkommen, Rohstoffe.</translation>
    </message>
    <message>
        <source>Look at who grows stronger with tokens, and who would die of them.</source>
        <translation>Achte darauf, wer durch Marken stärker wird und wer an ihnen sterben würde.</translation>
    </message>
    <message>
        <source>Look at what your resources let you build, and for how many turns it would still help you.</source>
        <translation>Achte darauf, was du mit deinen Rohstoffen bauen kannst und wie viele Runden es dir noch nützen würde.</translation>
    </message>
    <message>
        <source>Look at what each Unit would do alive, and what its death would give you.</source>
        <translation>Vergleiche, was dir jede Einheit lebend bringt und was ihr Tod dir bringt.</translation>
    </message>
    <message>
        <source>Units</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>The draft: keep one card, and the rest of the pack goes to your neighbour. Someone else may keep what you pass on.</source>
        <translation>Die Anwerbung: Behalte eine Karte, der Rest des Päckchens geht an deinen Nachbarn. Was du weitergibst, kann jemand anderes behalten.</translation>
    </message>
    <message>
        <source>The draw pile has run out. All discarded cards make a new one, so Units that have left may come back.</source>
        <translation>Der Nachziehstapel ist leer: Alle abgeworfenen Karten bilden einen neuen. So können Einheiten wiederkommen, die schon weg waren.</translation>
    </message>
    <message>
        <source>Deployment: place Units in the Front or the Back and pay for them. Nobody sees your plan before all Kingdoms are revealed.</source>
        <translation>Die Aufstellung: Stell Einheiten in Vorhut oder Nachhut und bezahle sie. Niemand sieht deinen Plan, bevor alle Königreiche aufgedeckt werden.</translation>
    </message>
    <message>
        <source>All Kingdoms are revealed at once, and everyone pays for the Units just placed.</source>
        <translation>Alle Königreiche werden gleichzeitig aufgedeckt, und jeder bezahlt seine neuen Einheiten.</translation>
    </message>
    <message>
        <source>Age tokens show how old a Unit is. They make some Units stronger, but most Units that have one die when the turn ends.</source>
        <translation>Altersmarken zeigen, wie alt eine Einheit ist. Manche Einheiten werden durch Marken stärker, doch die meisten mit einer Marke sterben am Ende der Runde.</translation>
    </message>
    <message>
        <source>Your strength is compared with each neighbour’s. If yours is equal or higher, you win that War and 3 Legend Points. Losing costs nothing.</source>
        <translation>Deine Stärke wird mit der jedes Nachbarn verglichen. Wer ebenso stark oder stärker ist, gewinnt diesen Krieg und 3 Legendenpunkte; verlieren kostet nichts.</translation>
    </message>
    <message>
        <source>Everyone gets 2 Gold, plus what their Units and Buildings earn. Gold you don’t spend is still yours next turn.</source>
        <translation>Alle bekommen 2 Gold und alles, was ihre Einheiten und Gebäude bringen. Gold, das übrig bleibt, hast du auch nächste Runde.</translation>
    </message>
    <message>
        <source>You may build once a turn. Land costs Gold, but resources aren’t used up. Going straight to level 2 costs the price of both levels, and any level 2 Building opens your fifth spot.</source>
        <translation>Einmal pro Runde darfst du bauen. Das Land kostet Gold, Rohstoffe werden nicht verbraucht. Gleich auf Stufe 2 zu bauen kostet so viel wie beide Stufen zusammen, und schon ein Gebäude der Stufe 2 öffnet dein fünftes Feld.</translation>
    </message>
    <message>
        <source>Everyone may build or upgrade one Building. Buildings stay until the end and score their points then.</source>
        <translation>Alle dürfen ein Gebäude bauen oder ausbauen. Gebäude bleiben bis zum Ende und bringen dann ihre Punkte.</translation>
    </message>
    <message>
        <source>Your Mystical Healer can save one Unit from dying. The Unit still grows older.</source>
        <translation>Dein Wunderheiler kann eine Einheit vor dem Tod retten. Älter wird sie trotzdem.</translation>
    </message>
    <message>
        <source>Time passes. Units with an Age token die, and all the rest get one. So most Units serve for two turns.</source>
        <translation>Die Zeit vergeht. Einheiten mit einer Altersmarke sterben, und alle, die bleiben, bekommen eine neue Marke. So dienen die meisten Einheiten zwei Runden lang.</translation>
    </message>
    <message>
        <source>That card has its uses, and you’ll draft freely next turn. For now, keep Knight.</source>
        <translation>Auch diese Karte ist zu etwas gut, und nächste Runde wählst du frei. Behalte erst den Ritter.</translation>
    </message>
    <message>
        <source>Packs go left and get smaller. Keep Dragon for strength, Peddler for wood and Gold, and Veteran, which costs nothing.</source>
        <translation>Die Päckchen gehen nach links und werden kleiner. Behalte den Drachen für die Stärke, den Hausierer für Holz und Gold und den Veteranen, der nichts kostet.</translation>
    </message>
    <message>
        <source>You’ll draft freely next turn. Now keep Dragon, then Peddler, then Veteran, one from each pack.</source>
        <translation>Nächste Runde wählst du frei. Jetzt behalte den Drachen, dann den Hausierer, dann den Veteranen, jeden aus einem eigenen Päckchen.</translation>
    </message>
    <message>
        <source>You get the fifth card automatically.</source>
        <translation>Die fünfte Karte bekommst du automatisch.</translation>
    </message>
    <message>
        <source>Units in the Front fight. Place Knight on Front 1 and Dragon on Front 2.</source>
        <translation>Einheiten in der Vorhut kämpfen. Leg den Ritter auf Vorhut 1 und den Drachen auf Vorhut 2.</translation>
    </message>
    <message>
        <source>You’ll plan freely next turn. First place Knight on Front 1, then Dragon on Front 2.</source>
        <translation>Nächste Runde planst du frei. Leg erst den Ritter auf Vorhut 1, dann den Drachen auf Vorhut 2.</translation>
    </message>
    <message>
        <source>As long as Dragon is there, the plan costs too much. First take Dragon back.</source>
        <translation>Der Plan kostet zu viel. Nimm erst den Drachen zurück.</translation>
    </message>
    <message>
        <source>You may keep 1 card you don’t place. Keep Dragon, because it has no strength without a crystal.</source>
        <translation>Du darfst dir 1 Karte aufheben, die du nicht aufstellst. Heb dir den Drachen auf: Ohne Kristall hat er keine Stärke.</translation>
    </message>
    <message>
        <source>There’s time for that. First keep Dragon for the next turn.</source>
        <translation>Dafür ist noch Zeit. Heb dir erst den Drachen für die nächste Runde auf.</translation>
    </message>
    <message>
        <source>Place Veteran on Front 2, then Peddler on Back 1, where it works without fighting.</source>
        <translation>Leg den Veteranen auf Vorhut 2, dann den Hausierer auf Nachhut 1: Dort arbeitet er, statt zu kämpfen.</translation>
    </message>
    <message>
        <source>Other plans are possible. In this one Veteran goes to Front 2 first, then Peddler to Back 1.</source>
        <translation>Andere Pläne sind auch möglich. In diesem kommt zuerst der Veteran auf Vorhut 2, dann der Hausierer auf Nachhut 1.</translation>
    </message>
    <message>
        <source>Read the forecast: strength 7, 1 Gold left, an income of 3, and Veteran dies. You win a War against each neighbour who isn’t stronger.</source>
        <translation>Lies die Vorschau: Stärke 7, 1 Gold übrig, Einkommen 3, und der Veteran stirbt. Du gewinnst den Krieg gegen jeden Nachbarn, der nicht stärker ist.</translation>
    </message>
    <message>
        <source>Commit your plan. Once everyone has, all plans are revealed.</source>
        <translation>Leg den Plan fest. Haben das alle getan, werden alle Pläne gleichzeitig aufgedeckt.</translation>
    </message>
    <message>
        <source>You could still change the plan, but this one is good. Commit it.</source>
        <translation>Noch könntest du den Plan ändern, aber dieser ist gut. Leg ihn fest.</translation>
    </message>
    <message>
        <source>You may build once a turn, so build Mine at level 1. It takes 1 wood, which Peddler produces and which isn’t used up.</source>
        <translation>Einmal pro Runde darfst du bauen. Bau die Mine auf Stufe 1. Sie braucht 1 Holz, das der Hausierer erzeugt und das nicht verbraucht wird.</translation>
    </message>
    <message>
        <source>In aging, Veteran already had an Age token (the hourglass), so it died. Every other Unit now has one.</source>
        <translation>Dann kam das Altern. Der Veteran hatte eine Altersmarke mitgebracht, die Sanduhr, und ist daran gestorben. Alle anderen Einheiten haben jetzt eine.</translation>
    </message>
    <message>
        <source>Every Kingdom has an income of 2 Gold, and Peddler adds 1. Gold you don’t spend stays yours.</source>
        <translation>Jedes Königreich hat ein Einkommen von 2 Gold, und der Hausierer bringt noch 1. Was du nicht ausgibst, bleibt dir.</translation>
    </message>
    <message>
        <source>Everyone keeps 1 card and passes on the rest. Keep Knight, with strength 4 for 1 of your 3 Gold.</source>
        <translation>Alle behalten 1 Karte und geben den Rest weiter. Behalte den Ritter: Stärke 4 für 1 deiner 3 Gold.</translation>
    </message>
    <message>
        <source>Together they cost 4 Gold, but you have only 3. Take Dragon back into your hand.</source>
        <translation>Ritter und Drache kosten 4 Gold, du hast aber nur 3. Nimm den Drachen auf die Hand zurück.</translation>
    </message>
    <message>
        <source>Your 7 beat the 5 on your left, for 3 Legend Points. Losing to the 8 on your right costs nothing.</source>
        <translation>Mit deiner 7 hast du die 5 links von dir geschlagen, das sind 3 Legendenpunkte. Gegen die 8 rechts zu verlieren kostet nichts.</translation>
    </message>
    <message>
        <source>You could, but Dragon is waiting for a crystal. This turn, build Mine at level 1.</source>
        <translation>Das ginge, aber der Drache wartet auf einen Kristall. Bau diesmal die Mine auf Stufe 1.</translation>
    </message>
    <message>
        <source>Now your Kingdom makes a crystal.</source>
        <translation>Jetzt erzeugt dein Königreich einen Kristall.</translation>
    </message>
    <message>
        <source>A new turn, and you choose for yourself. This time packs go right, and Dragon joins your hand afterwards.</source>
        <translation>Eine neue Runde: Wähle selbst. Diesmal gehen die Päckchen nach rechts, und der Drache kommt danach auf deine Hand.</translation>
    </message>
    <message>
        <source>Knight and Peddler will die this turn. Until then they keep working, and you don’t pay for them again.</source>
        <translation>Ritter und Hausierer werden in dieser Runde sterben. Bis dahin dienen sie dir, ohne dass du sie noch einmal bezahlst.</translation>
    </message>
    <message>
        <source>With a crystal, Dragon has a strength of 7. Place it on Front 2.</source>
        <translation>Mit einem Kristall hat der Drache Stärke 7. Leg ihn auf Vorhut 2.</translation>
    </message>
    <message>
        <source>In a moment you’ll plan on your own. First place Dragon on Front 2, while you have the 3 Gold for it.</source>
        <translation>Gleich planst du allein. Leg erst den Drachen auf Vorhut 2, solange du die 3 Gold dafür hast.</translation>
    </message>
    <message>
        <source>The rest is up to you: place, move or discard Units, keep a card, and commit.</source>
        <translation>Der Rest liegt bei dir: Stell Einheiten auf, versetze sie oder wirf sie ab, heb dir eine Karte auf und leg den Plan fest.</translation>
    </message>
    <message>
        <source>Build something else, or nothing. New land now costs 2 Gold, an upgrade needs no land, and level 2 opens a fifth spot.</source>
        <translation>Bau noch etwas, oder nichts. Land kostet jetzt 2 Gold, ein Ausbau braucht kein neues Land, und ein Gebäude der Stufe 2 öffnet das fünfte Feld.</translation>
    </message>
    <message>
        <source>Some Units ask you to make a choice, such as who ages or who is saved. You’ll be told when they do.</source>
        <translation>Manche Einheiten lassen dich wählen, etwa wer altert oder wer gerettet wird. Das erfährst du, wenn es so weit ist.</translation>
    </message>
    <message>
        <source>So it goes for four turns. Then each Building scores 1 Legend Point, or 3 at level 2, and the highest score wins.</source>
        <translation>So geht es vier Runden lang. Dann bringt jedes Gebäude 1 Legendenpunkt, auf Stufe 2 sind es 3, und wer die meisten Punkte hat, gewinnt.</translation>
    </message>
    <message>
        <source>Keep one, pass the rest</source>
        <translation>Eine behalten, den Rest weitergeben</translation>
    </message>
    <message>
        <source>Plan and pay</source>
        <translation>Planen und bezahlen</translation>
    </message>
    <message>
        <source>War, income, a Building</source>
        <translation>Krieg, Einkommen, ein Gebäude</translation>
    </message>
    <message>
        <source>Time passes</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Die Zeit vergeht</translation>
    </message>
    <message>
        <source>For four turns you rule a Kingdom that time takes away. The most Legend Points win.</source>
        <translation>Vier Runden lang herrschst du über ein Königreich, an dem die Zeit nagt. Wer die meisten Legendenpunkte hat, gewinnt.</translation>
    </message>
    <message>
        <source>Revealed</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>Beim Aufdecken</translation>
    </message>
    <message>
        <source>War|Wars</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>Krieg|Kriege|Kriegen</translation>
    </message>
    <message>
        <source>Age token|Age tokens</source>
        <translation>Altersmarke|Altersmarken</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Nachziehstapel</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Ablagestapel</translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Kept for the next turn</source>
        <translation>Für die nächste Runde aufgehoben</translation>
    </message>
    <message>
        <source>Pack</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Päckchen</translation>
    </message>
    <message>
        <source>Packs to come</source>
        <translation>Nächste Päckchen</translation>
    </message>
    <message>
        <source>Discarded in the draft</source>
        <translation>Beim Auswählen abgelegt</translation>
    </message>
    <message>
        <source>Chosen</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Gewählt</translation>
    </message>
</context>
<context>
    <name>storyline</name>
    <message>
        <source>No More Breakfasts</source>
        <translation>Nie wieder Frühstück</translation>
    </message>
    <message>
        <source>The Shadow Thief of Mouldwick</source>
        <translation>Der Schattendieb von Moderwick</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it</extracomment>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Seat 1</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it</extracomment>
        <translation>Platz 1</translation>
    </message>
    <message>
        <source>Seat 2</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it</extracomment>
        <translation>Platz 2</translation>
    </message>
    <message>
        <source>Seat 3</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it</extracomment>
        <translation>Platz 3</translation>
    </message>
    <message>
        <source>Seat 4</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it</extracomment>
        <translation>Platz 4</translation>
    </message>
    <message>
        <source>Seat 5</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it</extracomment>
        <translation>Platz 5</translation>
    </message>
    <message>
        <source>Seat 6</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it</extracomment>
        <translation>Platz 6</translation>
    </message>
    <message>
        <source>Seat 7</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it</extracomment>
        <translation>Platz 7</translation>
    </message>
    <message>
        <source>Seat 8</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it</extracomment>
        <translation>Platz 8</translation>
    </message>
    <message>
        <source>Tale</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it</extracomment>
        <translation>Geschichte</translation>
    </message>
    <message>
        <source>Which of the two narrator decks to use.</source>
        <translation>Mit welchem der beiden Erzählstapel gespielt wird.</translation>
    </message>
    <message>
        <source>First Narrator</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it</extracomment>
        <translation>Wer zuerst erzählt</translation>
    </message>
    <message>
        <source>Who finished reading a book most recently?</source>
        <translation>Wer hat zuletzt ein Buch ausgelesen?</translation>
    </message>
    <message>
        <source>Family variant</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it; StoryLine: a heading of the rules</extracomment>
        <translation>Familienspiel</translation>
    </message>
    <message>
        <source>Tokens stay face down, and the most tokens win.</source>
        <translation>Marken bleiben verdeckt: Wer die meisten hat, gewinnt.</translation>
    </message>
    <message>
        <source>StoryLine: Scary Tales</source>
        <translation>StoryLine: Scary Tales</translation>
    </message>
    <message>
        <source>One spooky tale, told by all</source>
        <translation>Eine Gruselgeschichte, von allen erzählt</translation>
    </message>
    <message>
        <source>A game by Gabriele Mari, for ages 8 and up; the words are Taletop’s own</source>
        <translation>Ein Spiel von Gabriele Mari, für Spieler ab 8 Jahren; die Texte stammen von Taletop</translation>
    </message>
    <message>
        <source>Nothing here calls for a special card, so %1 fits as well as any.</source>
        <translation>Hier sticht keine Karte heraus. Nimm ruhig „%1“.</translation>
    </message>
    <message>
        <source>gloomy</source>
        <extracomment>StoryLine: the mood of a card and a page, as in &quot;both are gloomy&quot;</extracomment>
        <translation>düster</translation>
    </message>
    <message>
        <source>silly</source>
        <extracomment>StoryLine: the mood of a card and a page, as in &quot;both are gloomy&quot;</extracomment>
        <translation>albern</translation>
    </message>
    <message>
        <source>wild</source>
        <extracomment>StoryLine: the mood of a card and a page, as in &quot;both are gloomy&quot;</extracomment>
        <translation>wild</translation>
    </message>
    <message>
        <source>grand</source>
        <extracomment>StoryLine: the mood of a card and a page, as in &quot;both are gloomy&quot;</extracomment>
        <translation>prächtig</translation>
    </message>
    <message>
        <source>homely</source>
        <extracomment>StoryLine: the mood of a card and a page, as in &quot;both are gloomy&quot;</extracomment>
        <translation>häuslich</translation>
    </message>
    <message>
        <source>noisy</source>
        <extracomment>StoryLine: the mood of a card and a page, as in &quot;both are gloomy&quot;</extracomment>
        <translation>laut</translation>
    </message>
    <message>
        <source>sly</source>
        <extracomment>StoryLine: the mood of a card and a page, as in &quot;both are gloomy&quot;</extracomment>
        <translation>gerissen</translation>
    </message>
    <message>
        <source>watery</source>
        <extracomment>StoryLine: the mood of a card and a page, as in &quot;both are gloomy&quot;</extracomment>
        <translation>feucht</translation>
    </message>
    <message>
        <source>%1 follows on well from the last card, because both are %2.</source>
        <translation>„%1“ passt gut zur letzten Karte, denn beide sind %2.</translation>
    </message>
    <message>
        <source>%1 and this page are both %2, so it may please the Narrator.</source>
        <translation>„%1“ und diese Seite sind beide %2. Das könnte dem Erzähler gefallen.</translation>
    </message>
    <message>
        <source>%1 goes well with this page, because both are %2.</source>
        <translation>„%1“ passt gut zu dieser Seite, denn beide sind %2.</translation>
    </message>
    <message>
        <source>The Grave costs you least on your lowest number.</source>
        <translation>Auf deiner niedrigsten Zahl kostet dich das Grab am wenigsten.</translation>
    </message>
    <message>
        <source>After the Hat, the Grave has one more number to choose from.</source>
        <translation>Wertest du erst den Hut aus, hat das Grab eine Zahl mehr zur Wahl.</translation>
    </message>
    <message>
        <source>Without a number, the Grave costs you nothing.</source>
        <translation>Hast du keine Zahl, kostet dich das Grab nichts.</translation>
    </message>
    <message>
        <source>It makes no difference when you flip the Bones.</source>
        <translation>Wann du die Knochen wirfst, macht keinen Unterschied.</translation>
    </message>
    <message>
        <source>%1 has little in common with this page.</source>
        <translation>„%1“ hat wenig mit dieser Seite gemein.</translation>
    </message>
    <message>
        <source>1</source>
        <extracomment>StoryLine: the name of a token: a number, or one of the four special ones (Grave, Rose, Bones, Hat)</extracomment>
        <translation>1</translation>
    </message>
    <message>
        <source>2</source>
        <extracomment>StoryLine: the name of a token: a number, or one of the four special ones (Grave, Rose, Bones, Hat)</extracomment>
        <translation>2</translation>
    </message>
    <message>
        <source>3</source>
        <extracomment>StoryLine: the name of a token: a number, or one of the four special ones (Grave, Rose, Bones, Hat)</extracomment>
        <translation>3</translation>
    </message>
    <message>
        <source>The Grave</source>
        <extracomment>StoryLine: the name of a token: a number, or one of the four special ones (Grave, Rose, Bones, Hat); StoryLine: a heading of the rules</extracomment>
        <translation>Das Grab</translation>
    </message>
    <message>
        <source>The Rose</source>
        <extracomment>StoryLine: the name of a token: a number, or one of the four special ones (Grave, Rose, Bones, Hat); StoryLine: a heading of the rules</extracomment>
        <translation>Die Rose</translation>
    </message>
    <message>
        <source>The Bones</source>
        <extracomment>StoryLine: the name of a token: a number, or one of the four special ones (Grave, Rose, Bones, Hat); StoryLine: a line of the score; StoryLine: a heading of the rules</extracomment>
        <translation>Die Knochen</translation>
    </message>
    <message>
        <source>The Magic Hat</source>
        <translation>Der Zauberhut</translation>
    </message>
    <message>
        <source>Character</source>
        <extracomment>StoryLine: the name of a token: a number, or one of the four special ones (Grave, Rose, Bones, Hat)</extracomment>
        <translation>Figur</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>StoryLine: the name of a token: a number, or one of the four special ones (Grave, Rose, Bones, Hat)</extracomment>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Feature</source>
        <extracomment>StoryLine: the name of a token: a number, or one of the four special ones (Grave, Rose, Bones, Hat)</extracomment>
        <translation>Merkmal</translation>
    </message>
    <message>
        <source>Object</source>
        <extracomment>StoryLine: the name of a token: a number, or one of the four special ones (Grave, Rose, Bones, Hat)</extracomment>
        <translation>Ding</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>StoryLine: the name of a token: a number, or one of the four special ones (Grave, Rose, Bones, Hat)</extracomment>
        <translation>Tat</translation>
    </message>
    <message>
        <source>Seal</source>
        <extracomment>StoryLine: the name of a token: a number, or one of the four special ones (Grave, Rose, Bones, Hat)</extracomment>
        <translation>Siegel</translation>
    </message>
    <message>
        <source>There’s no such seat in this game.</source>
        <translation>Diesen Platz gibt es in diesem Spiel nicht.</translation>
    </message>
    <message>
        <source>The End has been read. The tale is told.</source>
        <translation>Das Ende ist gelesen, die Geschichte ist erzählt.</translation>
    </message>
    <message>
        <source>There’s nothing to choose right now.</source>
        <translation>Gerade gibt es nichts zu wählen.</translation>
    </message>
    <message>
        <source>You have no card of this category, so you’re skipped.</source>
        <translation>Du hast keine Karte dieser Art und wirst übergangen.</translation>
    </message>
    <message>
        <source>Only the Narrator chooses.</source>
        <translation>Nur wer erzählt, darf wählen.</translation>
    </message>
    <message>
        <source>That’s more than this page asks for.</source>
        <translation>Das ist mehr, als diese Seite verlangt.</translation>
    </message>
    <message>
        <source>%1 isn’t in your hand.</source>
        <translation>„%1“ ist nicht auf deiner Hand.</translation>
    </message>
    <message>
        <source>This page asks for a different category: %2. %1 belongs to %3.</source>
        <translation>Diese Seite verlangt eine andere Art: %2. „%1“ gehört zu: %3.</translation>
    </message>
    <message>
        <source>You can’t give cards right now.</source>
        <translation>Gerade werden keine Karten abgegeben.</translation>
    </message>
    <message>
        <source>You’re the Narrator, so you don’t draw or give a card this round.</source>
        <translation>Du erzählst: In dieser Runde ziehst und gibst du keine Karte.</translation>
    </message>
    <message>
        <source>You’ve already given a card. Wait for the others.</source>
        <translation>Du hast schon abgegeben. Warte, bis alle so weit sind.</translation>
    </message>
    <message>
        <source>Not everyone has given a card yet.</source>
        <translation>Noch haben nicht alle eine Karte gegeben.</translation>
    </message>
    <message>
        <source>You must give a card.</source>
        <translation>Du musst eine Karte geben.</translation>
    </message>
    <message>
        <source>Give one card of each category, in this order: %1, then %2.</source>
        <translation>Gib eine Karte von jeder Art, in dieser Reihenfolge: %1, dann %2.</translation>
    </message>
    <message>
        <source>You must choose one of the cards.</source>
        <translation>Du musst eine der Karten wählen.</translation>
    </message>
    <message>
        <source>Choose exactly one card from each pile.</source>
        <translation>Wähle genau eine Karte aus jedem Stapel.</translation>
    </message>
    <message>
        <source>%1 isn’t one of the cards to choose from.</source>
        <translation>„%1“ ist nicht unter den Karten, die zur Wahl stehen.</translation>
    </message>
    <message>
        <source>%1 isn’t in this pile: %2.</source>
        <translation>„%1“ ist nicht in diesem Stapel: %2.</translation>
    </message>
    <message>
        <source>You can’t name %1. Only characters, places and objects can have names.</source>
        <translation>Namen bekommen nur Figuren, Orte und Dinge, nicht „%1“.</translation>
    </message>
    <message>
        <source>The name has %1 characters, but the limit is %2.</source>
        <translation>Der Name hat %1 Zeichen; höchstens %2 sind möglich.</translation>
    </message>
    <message>
        <source>The detail has %1 characters, but the limit is %2.</source>
        <translation>Das Detail hat %1 Zeichen; höchstens %2 sind möglich.</translation>
    </message>
    <message>
        <source>The text contains characters that can’t be printed.</source>
        <translation>Der Text enthält Zeichen, die sich nicht drucken lassen.</translation>
    </message>
    <message>
        <source>Only the Narrator’s choice can have a name or a detail.</source>
        <translation>Nur die Karte, die du beim Erzählen wählst, kann einen Namen oder ein Detail bekommen.</translation>
    </message>
    <message>
        <source>Tokens stay face down until the last page.</source>
        <translation>Marken bleiben bis zur letzten Seite verdeckt.</translation>
    </message>
    <message>
        <source>In the family variant, tokens stay face down and have no effect.</source>
        <translation>Im Familienspiel bleiben Marken verdeckt und haben keine Wirkung.</translation>
    </message>
    <message>
        <source>It’s not your turn to resolve a token.</source>
        <translation>Du bist nicht dran, eine Marke auszuwerten.</translation>
    </message>
    <message>
        <source>%1 has no effect to resolve.</source>
        <translation>Hier gibt es nichts auszuwerten: %1.</translation>
    </message>
    <message>
        <source>The Rose has no effect now. It settles a tie.</source>
        <translation>Die Rose wirkt jetzt nicht; sie entscheidet bei Gleichstand.</translation>
    </message>
    <message>
        <source>You don’t have this token: %1.</source>
        <translation>Diese Marke hast du nicht: %1.</translation>
    </message>
    <message>
        <source>You’ve already resolved this token: %1.</source>
        <translation>Diese Marke ist schon ausgewertet: %1.</translation>
    </message>
    <message>
        <source>Lay the Grave on one of your numbers first.</source>
        <translation>Leg zuerst das Grab auf eine deiner Zahlen.</translation>
    </message>
    <message>
        <source>Numbers score on their own. You have nothing to lay on them now.</source>
        <translation>Zahlen zählen automatisch. Du musst nichts auf sie legen.</translation>
    </message>
    <message>
        <source>The Grave covers one of your own tokens.</source>
        <translation>Das Grab bedeckt eine deiner eigenen Marken.</translation>
    </message>
    <message>
        <source>%1 doesn’t show a number.</source>
        <translation>Das ist keine Zahl: %1.</translation>
    </message>
    <message>
        <source>The Grave must cover one of your numbers.</source>
        <translation>Das Grab muss eine deiner Zahlen bedecken.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <extracomment>StoryLine: a line of the score; Where a name is missing, or a word of the table that all games share; StoryLine: a heading of the rules</extracomment>
        <translation>Marken</translation>
    </message>
    <message>
        <source>A token, face down</source>
        <translation>Eine verdeckte Marke</translation>
    </message>
    <message>
        <source>The Bones, skull up</source>
        <translation>Die Knochen, Schädel oben</translation>
    </message>
    <message>
        <source>The Bones, skull down</source>
        <translation>Die Knochen, Schädel unten</translation>
    </message>
    <message>
        <source>A %1 under the Grave</source>
        <translation>Eine %1 unter dem Grab</translation>
    </message>
    <message>
        <source>A %1 on the Hat</source>
        <translation>Eine %1 auf dem Hut</translation>
    </message>
    <message>
        <source>A %1</source>
        <extracomment>StoryLine: a line of the score</extracomment>
        <translation>Eine %1</translation>
    </message>
    <message>
        <source>Numbers</source>
        <extracomment>StoryLine: a line of the score; StoryLine: a heading of the rules</extracomment>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>On the Magic Hat</source>
        <translation>Auf dem Zauberhut</translation>
    </message>
    <message>
        <source>The Bones, skull up: 3 points</source>
        <translation>Die Knochen, Schädel oben: 3 Punkte</translation>
    </message>
    <message>
        <source>The Bones, skull down: no points</source>
        <translation>Die Knochen, Schädel unten: keine Punkte</translation>
    </message>
    <message>
        <source>A %1 under the Grave: no points</source>
        <translation>Eine %1 unter dem Grab: keine Punkte</translation>
    </message>
    <message>
        <source>A %1 on the Hat: counts twice</source>
        <translation>Eine %1 auf dem Hut: zählt doppelt</translation>
    </message>
    <message>
        <source>A face-down card</source>
        <translation>Eine verdeckte Karte</translation>
    </message>
    <message>
        <source>%2: %1, yours</source>
        <translation>%2: %1, deine</translation>
    </message>
    <message>
        <source>%2: %1</source>
        <extracomment>StoryLine: beside a seat or a card: who tells, what somebody has</extracomment>
        <translation>%2: %1</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>Narrator</source>
        <extracomment>StoryLine: beside a seat or a card: who tells, what somebody has</extracomment>
        <translation>Erzählt</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <extracomment>StoryLine: beside a seat or a card: who tells, what somebody has</extracomment>
        <translation>
            <numerusform>%n Marke</numerusform>
            <numerusform>%n Marken</numerusform>
        </translation>
    </message>
    <message>
        <source>Chooses a card</source>
        <translation>Wählt eine Karte</translation>
    </message>
    <message>
        <source>The card is in</source>
        <translation>Karte ist drin</translation>
    </message>
    <message>
        <source>Resolves tokens</source>
        <extracomment>StoryLine: beside a seat or a card: who tells, what somebody has</extracomment>
        <translation>Wertet Marken aus</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>StoryLine: beside a seat or a card: who tells, what somebody has</extracomment>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Covers one of your numbers, which is then worth nothing.</source>
        <translation>Bedeckt eine deiner Zahlen: Sie ist dann nichts wert.</translation>
    </message>
    <message>
        <source>Takes one more token. If it’s a number, it counts twice.</source>
        <translation>Bringt noch eine Marke. Zeigt sie eine Zahl, zählt diese doppelt.</translation>
    </message>
    <message>
        <source>Three points with the skull up, none with the skull down.</source>
        <translation>Drei Punkte mit dem Schädel oben, keiner mit dem Schädel unten.</translation>
    </message>
    <message numerus="yes">
        <source>It costs you %n point(s). Another number would cost %1.</source>
        <translation>
            <numerusform>Das kostet dich %n Punkt; eine andere Zahl würde %1 kosten.</numerusform>
            <numerusform>Das kostet dich %n Punkte; eine andere Zahl würde %1 kosten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose %1</source>
        <extracomment>StoryLine: what a player may do; %1 is the title of a card or the name of a player</extracomment>
        <translation>%1 wählen</translation>
    </message>
    <message>
        <source>Choose %1 and %2</source>
        <translation>%1 und %2 wählen</translation>
    </message>
    <message>
        <source>The card’s giver gains a token, face down.</source>
        <translation>Wer die Karte gegeben hat, bekommt eine verdeckte Marke.</translation>
    </message>
    <message>
        <source>Cover the %1</source>
        <translation>Die %1 bedecken</translation>
    </message>
    <message numerus="yes">
        <source>Costs %n point(s).</source>
        <translation>
            <numerusform>Kostet %n Punkt.</numerusform>
            <numerusform>Kostet %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Give %1</source>
        <extracomment>StoryLine: what a player may do; %1 is the title of a card or the name of a player</extracomment>
        <translation>%1 geben</translation>
    </message>
    <message>
        <source>Give %1 and %2</source>
        <translation>%1 und %2 geben</translation>
    </message>
    <message>
        <source>Shown once everyone has given a card.</source>
        <translation>Aufgedeckt wird, sobald alle abgegeben haben.</translation>
    </message>
    <message>
        <source>Resolve %1</source>
        <extracomment>StoryLine: what a player may do; %1 is the title of a card or the name of a player</extracomment>
        <translation>Auswerten: %1</translation>
    </message>
    <message>
        <source>Give two cards for this page: %1, %2.</source>
        <translation>Gib zwei Karten für diese Seite: %1, %2.</translation>
    </message>
    <message>
        <source>Give a card for this page: %1.</source>
        <translation>Gib eine Karte für diese Seite: %1.</translation>
    </message>
    <message>
        <source>With three players it’s easy to guess who gave what.</source>
        <translation>Zu dritt lässt sich leicht erraten, von wem welche Karte ist.</translation>
    </message>
    <message>
        <source>The cards get shuffled, so nobody learns whose is whose.</source>
        <translation>Die Karten werden gemischt: Niemand erfährt, wer was gegeben hat.</translation>
    </message>
    <message>
        <source>Choose one card from each pile to carry the tale on.</source>
        <translation>Wähle aus jedem Stapel eine Karte, mit der die Geschichte weitergeht.</translation>
    </message>
    <message>
        <source>Choose the card that carries the tale on.</source>
        <translation>Wähle die Karte, mit der die Geschichte weitergeht.</translation>
    </message>
    <message>
        <source>Add a name or a detail if you like. It goes into the tale.</source>
        <translation>Gib der Karte einen Namen oder ein Detail, wenn du magst. Beides kommt in die Geschichte.</translation>
    </message>
    <message>
        <source>Which of your tokens comes next?</source>
        <translation>Welche deiner Marken kommt als Nächste?</translation>
    </message>
    <message>
        <source>You must resolve all of them, in any order.</source>
        <translation>Du musst alle deine Marken auswerten, in beliebiger Reihenfolge.</translation>
    </message>
    <message>
        <source>Lay the Grave on one of your numbers.</source>
        <translation>Leg das Grab auf eine deiner Zahlen.</translation>
    </message>
    <message>
        <source>That number is worth nothing from then on.</source>
        <translation>Von da an ist diese Zahl nichts wert.</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %n player(s) to give a card.</source>
        <translation>
            <numerusform>Von %n Person fehlt noch eine Karte.</numerusform>
            <numerusform>Von %n Personen fehlen noch Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You’re the Narrator. Read the page aloud.</source>
        <translation>Du erzählst. Lies die Seite vor.</translation>
    </message>
    <message>
        <source>%1 chooses.</source>
        <extracomment>StoryLine: what a player may do; %1 is the title of a card or the name of a player</extracomment>
        <translation>%1 wählt.</translation>
    </message>
    <message>
        <source>%1 resolves tokens.</source>
        <translation>%1 wertet Marken aus.</translation>
    </message>
    <message>
        <source>%1 is about to choose one card from each pile.</source>
        <translation>%1 wählt gleich aus jedem Stapel eine Karte.</translation>
    </message>
    <message>
        <source>%1 is about to choose one of these cards.</source>
        <translation>%1 wählt gleich eine dieser Karten.</translation>
    </message>
    <message>
        <source>The tale is told.</source>
        <translation>Die Geschichte ist erzählt.</translation>
    </message>
    <message>
        <source>The Bones are being flipped.</source>
        <translation>Die Knochen werden geworfen.</translation>
    </message>
    <message>
        <source>The cards are being shuffled.</source>
        <translation>Die Karten werden gemischt.</translation>
    </message>
    <message>
        <source>Worth as many points as it shows.</source>
        <translation>Bringt so viele Punkte, wie darauf stehen.</translation>
    </message>
    <message>
        <source>Cover one of your own tokens that shows a number. It is then worth nothing.</source>
        <translation>Bedecke eine deiner eigenen Zahlen. Sie ist dann nichts wert.</translation>
    </message>
    <message>
        <source>If first place is tied, you win, no matter who is tied.</source>
        <translation>Bei Gleichstand auf dem ersten Platz gewinnst du, auch wenn du weiter hinten liegst.</translation>
    </message>
    <message>
        <source>Flip it: skull up 3 points, skull down none.</source>
        <translation>Wirf sie: Schädel oben 3 Punkte, Schädel unten keiner.</translation>
    </message>
    <message>
        <source>Take one more token. If it’s a number, it counts twice.</source>
        <translation>Nimm noch eine Marke. Zeigt sie eine Zahl, zählt diese doppelt.</translation>
    </message>
    <message>
        <source>From %1</source>
        <extracomment>StoryLine: the name of a card: whose it was, or a page of the tale</extracomment>
        <translation>Von %1</translation>
    </message>
    <message>
        <source>The giver of the card chosen here.</source>
        <translation>Wer die hier gewählte Karte gegeben hat.</translation>
    </message>
    <message>
        <source>This player has given a card.</source>
        <translation>Dieser Platz hat eine Karte gegeben.</translation>
    </message>
    <message>
        <source>Page %1</source>
        <extracomment>StoryLine: the name of a card: whose it was, or a page of the tale</extracomment>
        <translation>Seite %1</translation>
    </message>
    <message>
        <source>%1 turns to page %2.</source>
        <translation>%1 blättert zu Seite %2.</translation>
    </message>
    <message>
        <source>The others each draw a card of this category: %1.</source>
        <translation>Die anderen ziehen je eine Karte dieser Art: %1.</translation>
    </message>
    <message>
        <source>%1 has given a card.</source>
        <translation>%1 hat eine Karte gegeben.</translation>
    </message>
    <message>
        <source>%1 has no card of this category and is skipped.</source>
        <translation>%1 hat keine Karte dieser Art und wird übergangen.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) revealed after the shuffle: %1.</source>
        <translation>
            <numerusform>Nach dem Mischen aufgedeckt: %n Karte, %1.</numerusform>
            <numerusform>Nach dem Mischen aufgedeckt: %n Karten, %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 chooses %2. The card came from %3, who gains a token.</source>
        <translation>%1 wählt: %2. Die Karte war von %3, und %3 bekommt eine Marke.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) put back under the deck: %1.</source>
        <translation>
            <numerusform>%n Karte kommt zurück unter den Stapel: %1.</numerusform>
            <numerusform>%n Karten kommen zurück unter den Stapel: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 reads The End.</source>
        <translation>%1 liest „Das Ende“ vor.</translation>
    </message>
    <message>
        <source>%1 lays the Grave on a %2, which is now worth nothing.</source>
        <translation>%1 legt das Grab auf eine %2: Sie ist jetzt nichts wert.</translation>
    </message>
    <message>
        <source>%1 has no number for the Grave, so it does nothing.</source>
        <translation>%1 hat keine Zahl für das Grab, deshalb bewirkt es nichts.</translation>
    </message>
    <message>
        <source>%1 flips the Bones: %2 points.</source>
        <translation>%1 wirft die Knochen: %2 Punkte.</translation>
    </message>
    <message>
        <source>%1 lifts the Hat and finds a %2, which counts as %3.</source>
        <translation>%1 hebt den Hut und findet eine %2: Sie zählt %3.</translation>
    </message>
    <message>
        <source>%1 lifts the Hat and finds %2.</source>
        <translation>%1 hebt den Hut. Darunter liegt: %2.</translation>
    </message>
    <message>
        <source>%1 lifts the Hat and finds nothing.</source>
        <translation>%1 hebt den Hut und findet nichts.</translation>
    </message>
    <message>
        <source>%1 has %2 points from %3 tokens.</source>
        <translation>%1 – Punkte: %2, Marken: %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s).</source>
        <translation>
            <numerusform>%1 gewinnt mit %n Punkt.</numerusform>
            <numerusform>%1 gewinnt mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First place is tied at %n point(s). %1 has the Rose and wins.</source>
        <translation>
            <numerusform>Gleichstand auf dem ersten Platz mit %n Punkt: %1 hat die Rose und gewinnt.</numerusform>
            <numerusform>Gleichstand auf dem ersten Platz mit %n Punkten: %1 hat die Rose und gewinnt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First place is tied at %n point(s). %1 has the most tokens (%2) and wins.</source>
        <translation>
            <numerusform>Gleichstand auf dem ersten Platz mit %n Punkt: %1 hat die meisten Marken, %2, und gewinnt.</numerusform>
            <numerusform>Gleichstand auf dem ersten Platz mit %n Punkten: %1 hat die meisten Marken, %2, und gewinnt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n token(s).</source>
        <translation>
            <numerusform>%1 gewinnt mit %n Marke.</numerusform>
            <numerusform>%1 gewinnt mit %n Marken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 shares the victory with %n token(s).</source>
        <translation>
            <numerusform>Geteilter Sieg für %1 mit %n Marke.</numerusform>
            <numerusform>Geteilter Sieg für %1 mit %n Marken.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has only one number for the Grave. The %2 is now worth nothing.</source>
        <translation>%1 hat nur eine Zahl für das Grab. Die %2 ist jetzt nichts wert.</translation>
    </message>
    <message>
        <source>%1 has only the Bones left to resolve, so they are flipped: %2 points.</source>
        <translation>%1 hat nur noch die Knochen auszuwerten, deshalb werden sie geworfen: %2 Punkte.</translation>
    </message>
    <message>
        <source>%1 has only the Hat left to resolve, so it is lifted: a %2, which counts as %3.</source>
        <translation>%1 hat nur noch den Hut auszuwerten, deshalb wird er gehoben: eine %2, sie zählt %3.</translation>
    </message>
    <message>
        <source>%1 has only the Hat left to resolve, so it is lifted: %2.</source>
        <translation>%1 hat nur noch den Hut auszuwerten, deshalb wird er gehoben: %2.</translation>
    </message>
    <message>
        <source>%1 shares the victory with %2 points and %3 tokens.</source>
        <translation>Geteilter Sieg für %1. Punkte: %2, Marken: %3.</translation>
    </message>
    <message>
        <source>%1 chooses %2 from %3 and %4 from %5. Each card earns its giver a token.</source>
        <translation>%1 wählt: %2 (von %3) und %4 (von %5). Für jede der beiden Karten gibt es eine Marke.</translation>
    </message>
    <message>
        <source>The tale goes on</source>
        <translation>Die Geschichte geht weiter</translation>
    </message>
    <message>
        <source>The End</source>
        <extracomment>StoryLine: the last page of the tale; StoryLine: a heading of the rules</extracomment>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>Name: %1</source>
        <extracomment>StoryLine: words that a player gave with a card: a name for it, or a detail for the tale</extracomment>
        <translation>Name: %1</translation>
    </message>
    <message>
        <source>Detail: %1</source>
        <extracomment>StoryLine: words that a player gave with a card: a name for it, or a detail for the tale</extracomment>
        <translation>Detail: %1</translation>
    </message>
    <message>
        <source>What is in the box</source>
        <translation>Was in der Schachtel ist</translation>
    </message>
    <message>
        <source>Setup</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation>Vorbereitung</translation>
    </message>
    <message>
        <source>A round</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation>Eine Runde</translation>
    </message>
    <message>
        <source>Double pages</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation>Doppelseiten</translation>
    </message>
    <message>
        <source>Names, details and the tale</source>
        <translation>Namen, Details und die Geschichte</translation>
    </message>
    <message>
        <source>Points and winners</source>
        <translation>Punkte und Sieger</translation>
    </message>
    <message>
        <source>Ways to play</source>
        <translation>Spielweisen</translation>
    </message>
    <message>
        <source>When the game ends</source>
        <translation>Wann das Spiel endet</translation>
    </message>
    <message>
        <source>The game ends when the Narrator of round 15 reads The End. Nothing else ends it.</source>
        <translation>Das Spiel endet, wenn in Runde 15 „Das Ende“ vorgelesen und die Geschichte damit erzählt ist. Nichts anderes beendet es.</translation>
    </message>
    <message>
        <source>The last Narrator</source>
        <translation>Wer zuletzt erzählt</translation>
    </message>
    <message>
        <source>The last Narrator is whoever reads The End. With 3 or 5 players that is the player to the right of the first Narrator, and with 7 it is the first Narrator again. Tokens are resolved starting with the last Narrator (SL-58).</source>
        <translation>Zuletzt erzählt, wer „Das Ende“ liest. Zu dritt oder zu fünft ist es der rechte Nachbar des Spielers, der zuerst erzählt hat, zu siebt wieder derselbe Spieler wie am Anfang. Wer zuletzt erzählt hat, beginnt beim Auswerten der Marken (SL-58).</translation>
    </message>
    <message>
        <source>How often everyone narrates</source>
        <translation>Wie oft jeder erzählt</translation>
    </message>
    <message>
        <source>The 15 rounds go around the table, starting with the first Narrator. With 3 players everyone narrates 5 times, with 5 players 3 times. With 4, 6, 7 or 8 players some narrate once more than others. The last round is The End, which has no choice to make.</source>
        <translation>Die 15 Runden gehen um den Tisch. Den Anfang macht, wer zuerst erzählt. Zu dritt erzählt jeder 5-mal, zu fünft 3-mal. Zu viert, zu sechst, zu siebt oder zu acht erzählen manche einmal mehr als andere. In der letzten Runde wird nur „Das Ende“ gelesen und nichts gewählt.</translation>
    </message>
    <message>
        <source>All tokens are turned over</source>
        <translation>Alle Marken werden aufgedeckt</translation>
    </message>
    <message>
        <source>When The End has been read, everyone turns over all their tokens at the same time. Now everyone can see them. Tokens left in the pool stay face down.</source>
        <translation>Ist „Das Ende“ gelesen, decken alle gleichzeitig ihre Marken auf. Jetzt sind sie für jeden zu sehen. Marken, die im Vorrat übrig sind, bleiben verdeckt.</translation>
    </message>
    <message>
        <source>A token scores the number on it, so a 3 scores 3 points. Only the Grave and the Magic Hat can change this.</source>
        <translation>Die Zahl auf einer Marke sagt, wie viele Punkte sie bringt: Eine 3 bringt 3 Punkte. Nur das Grab und der Zauberhut können das ändern.</translation>
    </message>
    <message>
        <source>Who resolves first</source>
        <translation>Wer zuerst auswertet</translation>
    </message>
    <message>
        <source>Special tokens are resolved player by player, clockwise, beginning with the last Narrator. Each player resolves all of them before the next one begins. The order never changes a score, because effects touch only their owner’s tokens and there is only 1 Hat.</source>
        <translation>Besondere Marken werden Spieler für Spieler im Uhrzeigersinn ausgewertet. Den Anfang macht, wer zuletzt erzählt hat. Jeder wertet alle seine Marken aus, bevor der Nächste beginnt. Auf die Punkte hat die Reihenfolge nie Einfluss, denn die Wirkungen betreffen nur die Marken ihres Besitzers, und es gibt nur 1 Hut.</translation>
    </message>
    <message>
        <source>Several special tokens</source>
        <translation>Mehrere besondere Marken</translation>
    </message>
    <message>
        <source>If you have several of the Grave, the Bones and the Magic Hat, you choose their order. Each of them must be resolved. When only one is left, it resolves by itself. The Rose just waits (SL-67).</source>
        <translation>Hast du mehr als eine der Marken Grab, Knochen und Zauberhut, bestimmst du die Reihenfolge. Auswerten musst du sie alle. Ist nur noch eine übrig, wird sie automatisch ausgewertet. Die Rose wartet nur (SL-67).</translation>
    </message>
    <message>
        <source>You have the Grave, the Bones and the Magic Hat, and the order is up to you. Choose the one to begin with. When only one is left, it resolves by itself.</source>
        <translation>Du hast das Grab, die Knochen und den Zauberhut, und die Reihenfolge bestimmst du. Wähle, womit du beginnst. Ist nur noch eine übrig, wird sie automatisch ausgewertet.</translation>
    </message>
    <message>
        <source>The Grave wipes out one of your own numbers. The token you lay it on counts as 0 from then on. The Grave itself scores nothing. Other players’ tokens are safe from it.</source>
        <translation>Das Grab löscht eine deiner eigenen Zahlen aus: Die Marke, auf die du es legst, zählt von da an 0. Das Grab selbst bringt nichts. Die Marken der anderen sind vor ihm sicher.</translation>
    </message>
    <message>
        <source>What the Grave may cover</source>
        <translation>Was das Grab bedecken darf</translation>
    </message>
    <message>
        <source>Any of your own tokens that shows a number will do, even the one on the Magic Hat. The Bones and the other special tokens never count as numbers. You must choose one, but it does not have to be the lowest. If you have no number at this point, the Grave does nothing, now or later.</source>
        <translation>Jede deiner eigenen Marken mit einer Zahl kommt infrage, sogar die auf dem Zauberhut. Die Knochen und die anderen besonderen Marken gelten nie als Zahlen. Du musst eine wählen, aber es muss nicht die niedrigste sein. Hast du in diesem Augenblick keine Zahl, tut das Grab nichts, auch später nicht.</translation>
    </message>
    <message>
        <source>The Bones lie skull up, and the Magic Hat has given you a 1 that counts as 2. Lay the Grave on any of your numbers; the one on the Hat costs you least. The Bones cannot be covered.</source>
        <translation>Die Knochen liegen mit dem Schädel oben, und der Zauberhut hat eine 1 gebracht, die als 2 zählt. Leg das Grab auf eine deiner Zahlen: Die auf dem Hut kostet dich am wenigsten. Die Knochen lassen sich nicht bedecken.</translation>
    </message>
    <message>
        <source>One flip decides the Bones: 3 points if the skull is up, 0 if it is not. Both are equally likely. The flip is never repeated, and nothing doubles it.</source>
        <translation>Ein Wurf entscheidet über die Knochen: 3 Punkte, wenn der Schädel oben liegt, sonst 0. Beides ist gleich wahrscheinlich. Der Wurf wird nie wiederholt, und nichts verdoppelt ihn.</translation>
    </message>
    <message>
        <source>The Magic Hat and a number</source>
        <translation>Der Zauberhut und eine Zahl</translation>
    </message>
    <message>
        <source>The Magic Hat gives you 1 more token from the pool, turned over at once. If it shows a number, it goes on the Hat and counts twice; a 3 then scores 6 points. The Hat itself is worth 0. You cannot refuse it. The printed rule is unclear here; we double the new token.</source>
        <translation>Der Zauberhut bringt dir 1 weitere Marke aus dem Vorrat, sofort aufgedeckt. Zeigt sie eine Zahl, liegt sie auf dem Hut und zählt doppelt; eine 3 bringt dann 6 Punkte. Der Hut selbst ist 0 wert. Ablehnen kannst du die neue Marke nicht. Die Originalregel ist hier unklar; bei uns zählt die neue Marke doppelt.</translation>
    </message>
    <message>
        <source>The Magic Hat and a special token</source>
        <translation>Der Zauberhut und eine besondere Marke</translation>
    </message>
    <message>
        <source>If the Hat gives you the Grave, the Rose or the Bones, nothing is doubled. The new token is yours like any other. The Grave and the Bones must be resolved; the Rose counts in a tie. The printed rules mention only numbers.</source>
        <translation>Bringt der Hut das Grab, die Rose oder die Knochen, wird nichts verdoppelt. Die neue Marke gehört dir wie jede andere: Grab und Knochen müssen ausgewertet werden, die Rose zählt bei Gleichstand. Die Originalregel spricht nur von Zahlen.</translation>
    </message>
    <message>
        <source>The Magic Hat has given you the Grave. Nothing is doubled, and you must lay it on one of your own numbers now. A 1 costs you least.</source>
        <translation>Der Zauberhut hat dir das Grab gebracht. Nichts wird verdoppelt, und du musst es jetzt auf eine deiner eigenen Zahlen legen. Eine 1 kostet dich am wenigsten.</translation>
    </message>
    <message>
        <source>The Magic Hat and an empty pool</source>
        <translation>Der Zauberhut und ein leerer Vorrat</translation>
    </message>
    <message>
        <source>If no token were left in the pool, the Hat would give you nothing and be worth 0. With our decks, 3 tokens are still left. The printed rules do not mention this.</source>
        <translation>Wäre keine Marke mehr im Vorrat, brächte der Hut nichts und wäre 0 wert. Mit unseren Stapeln sind noch 3 Marken da. Die Originalregel sagt dazu nichts.</translation>
    </message>
    <message>
        <source>Grave or Hat first?</source>
        <translation>Erst das Grab oder erst der Hut?</translation>
    </message>
    <message>
        <source>Only the order of the Grave and the Hat can matter. If you have no number, take the Grave first. It finds nothing to cover, and the Hat’s number still counts double. If you have a number, the Hat first is never worse. The Grave can then cover a low number from the Hat instead of a high one of yours. Once laid, the Grave stays.</source>
        <translation>Nur bei Grab und Hut kann die Reihenfolge wichtig sein. Hast du keine Zahl, nimm zuerst das Grab: Es findet nichts, was es bedecken könnte, und die Zahl vom Hut zählt danach doppelt. Hast du eine Zahl, ist es nie schlechter, mit dem Hut zu beginnen: Das Grab kann dann eine niedrige Zahl vom Hut bedecken statt einer hohen von dir. Einmal gelegt, bleibt das Grab liegen.</translation>
    </message>
    <message>
        <source>You have the Grave, the Magic Hat and only one number, a 3. Begin with the Hat, and you can cover whichever number costs less. Begin with the Grave, and it takes the 3 before the Hat gives you anything.</source>
        <translation>Du hast das Grab, den Zauberhut und nur eine Zahl, eine 3. Beginne mit dem Hut: Dann kannst du bedecken, was weniger kostet. Beginnst du mit dem Grab, nimmt es die 3, bevor der Hut etwas bringt.</translation>
    </message>
    <message>
        <source>The Rose scores no points. It settles a tie for first place. Its owner wins, no matter who is tied (SL-71).</source>
        <translation>Die Rose bringt keine Punkte. Sie entscheidet bei Gleichstand um den ersten Platz: Wer sie hat, gewinnt, auch wenn er weiter hinten liegt (SL-71).</translation>
    </message>
    <message>
        <source>If several players tie for the most points, the owner of the Rose wins alone, no matter who is tied. A tie further down does not count. At 9, 7 and 7 points, the Rose does nothing. The printed rules mention only a tie; we read it as a tie for first place.</source>
        <translation>Haben mehrere die meisten Punkte, gewinnt allein, wer die Rose hat, auch wenn er weiter hinten liegt. Ein Gleichstand weiter hinten zählt nicht: Bei 9, 7 und 7 Punkten tut die Rose nichts. Die Originalregel spricht nur von einem Gleichstand; wir lesen das als Gleichstand um den ersten Platz.</translation>
    </message>
    <message>
        <source>Players who share the most tokens share the win. No special token has any effect, not even the Rose. No token is ever shown, not in the log and not when you look back at the game. The printed rules say nothing about ties here.</source>
        <translation>Haben mehrere die meisten Marken, teilen sie sich den Sieg. Keine besondere Marke hat eine Wirkung, nicht einmal die Rose. Die Marken werden nie gezeigt, nicht im Verlauf und nicht in der Rückschau. Die Originalregel sagt hier nichts zum Gleichstand.</translation>
    </message>
    <message>
        <source>Tokens left in the pool</source>
        <translation>Marken, die im Vorrat bleiben</translation>
    </message>
    <message>
        <source>Tokens that nobody gained count for nobody. They stay face down even after the end, so you will not learn where a missing Rose was. In the printed rules, only the players’ tokens are turned over.</source>
        <translation>Marken, die niemand bekommen hat, zählen für niemanden. Sie bleiben auch nach dem Ende verdeckt; wo eine fehlende Rose war, erfahrt ihr also nicht. Nach der Originalregel werden nur die Marken der Spieler aufgedeckt.</translation>
    </message>
    <message>
        <source>Your points</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation>Deine Punkte</translation>
    </message>
    <message>
        <source>Your points are all your numbers that are not covered, with the one on the Magic Hat counted twice, plus 3 for the Bones with the skull up. The Grave, the Rose and the Hat have no points of their own.</source>
        <translation>Zähl deine unbedeckten Zahlen zusammen; die Zahl auf dem Zauberhut zählt doppelt. Liegen deine Knochen mit dem Schädel oben, kommen 3 Punkte dazu. Grab, Rose und Hut bringen selbst keine Punkte.</translation>
    </message>
    <message>
        <source>The most points win</source>
        <translation>Wer die meisten Punkte hat, gewinnt</translation>
    </message>
    <message>
        <source>When all tokens are resolved, the highest total wins. The rules settle only first place. Ties further down stay ties.</source>
        <translation>Sind alle Marken ausgewertet, gewinnt die höchste Summe. Nur den ersten Platz legen die Regeln fest. Gleichstände weiter hinten bleiben Gleichstände.</translation>
    </message>
    <message>
        <source>A tie and the Rose</source>
        <translation>Gleichstand und die Rose</translation>
    </message>
    <message>
        <source>You have 11 points, Ben has 9, and Cleo has 8 and the Rose. Lay the Grave on your 1 and you win with 10. Lay it on a 2 and you tie with Ben at 9, so Cleo wins with the Rose.</source>
        <translation>Du hast 11 Punkte, Ben hat 9, und Cleo hat 8 und die Rose. Legst du das Grab auf deine 1, gewinnst du mit 10. Legst du es auf eine 2, liegst du mit Ben gleichauf bei 9, also gewinnt Cleo durch die Rose.</translation>
    </message>
    <message>
        <source>A tie without the Rose</source>
        <translation>Gleichstand ohne die Rose</translation>
    </message>
    <message>
        <source>If nobody has the Rose, the tied players count their tokens, and the one with the most wins. Every token counts once here: covered, doubled, special, and also the one from the Hat. The printed rules do not say which tokens count, so all of them do.</source>
        <translation>Hat niemand die Rose, zählen alle, die gleichauf liegen, ihre Marken, und wer von ihnen die meisten hat, gewinnt. Jede Marke zählt hier einmal, auch bedeckte, verdoppelte und besondere Marken und die vom Hut. Die Originalregel sagt nicht, welche Marken zählen, also zählen alle.</translation>
    </message>
    <message>
        <source>Nobody has the Rose. You have 12 points and 7 tokens, Ben has 11 points and 5 tokens. Lay the Grave on a 1, and you tie at 11 and win on tokens. Lay it on a 2 or a 3, and Ben has the most points.</source>
        <translation>Niemand hat die Rose. Du hast 12 Punkte und 7 Marken, Ben hat 11 Punkte und 5 Marken. Legst du das Grab auf eine 1, liegt ihr gleichauf bei 11, und du gewinnst durch deine Marken. Legst du es auf eine 2 oder eine 3, hat Ben die meisten Punkte.</translation>
    </message>
    <message>
        <source>Shared victory</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation>Geteilter Sieg</translation>
    </message>
    <message>
        <source>If the tied players are equal in tokens too, they win together. If only some of them share the highest number of tokens, those win and the other tied players do not. The printed rules cover only the case where all are equal.</source>
        <translation>Haben alle, die gleichauf liegen, auch gleich viele Marken, gewinnen sie gemeinsam. Haben nur einige von ihnen die höchste Zahl an Marken, gewinnen nur diese. Die Originalregel kennt nur den Fall, dass alle gleich viele haben.</translation>
    </message>
    <message>
        <source>This is a simpler ending, made for playing with young children. No token is turned over, and the most tokens win. Everything before The End stays the same. You switch it on before the game, and it stays on.</source>
        <translation>Das ist ein einfacheres Ende, gedacht für das Spiel mit kleinen Kindern. Keine Marke wird umgedreht, und die Zahl der Marken entscheidet: Wer die meisten hat, gewinnt. Alles vor dem Ende bleibt gleich. Ihr schaltet es vor dem Spiel ein; danach lässt es sich nicht mehr ausschalten.</translation>
    </message>
    <message>
        <source>This is the last choice of a game in the family variant. The giver of the card that you choose gains the last token, and The End is read. Cleo has 6 tokens and Ben has 5, so the win may be hers alone or shared.</source>
        <translation>Das ist die letzte Wahl eines Familienspiels. Wer die Karte gespielt hat, die du wählst, bekommt die letzte Marke, und „Das Ende“ wird gelesen. Cleo hat 6 Marken und Ben hat 5, also gewinnt Cleo entweder allein, oder beide teilen sich den Sieg.</translation>
    </message>
    <message>
        <source>Family variant: ties</source>
        <translation>Familienspiel: Gleichstand</translation>
    </message>
    <message>
        <source>Recommended age</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation>Für welches Alter</translation>
    </message>
    <message>
        <source>The printed game is for ages 8 and up, and its small parts are not for children under 3. That is advice only and changes no rule.</source>
        <translation>Das gedruckte Spiel ist für Spieler ab 8 Jahren, und seine kleinen Teile sind nichts für Kinder unter 3. Das ist nur ein Rat und ändert keine Regel.</translation>
    </message>
    <message>
        <source>Fifteen rounds</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation>Fünfzehn Runden</translation>
    </message>
    <message>
        <source>Each narrator card is a round, 15 in all. In round 15, The End is read, and nobody draws, plays, chooses or gains anything. So there are 14 rounds with a choice, and 18 story cards go into the tale, because double pages ask for 2.</source>
        <translation>Jede Erzählkarte ist eine Runde, insgesamt 15. In Runde 15 wird „Das Ende“ gelesen: Niemand zieht, spielt, wählt oder bekommt etwas. Es gibt also 14 Runden mit einer Wahl, und 18 Geschichtenkarten kommen in die Geschichte, weil Doppelseiten 2 verlangen.</translation>
    </message>
    <message>
        <source>The steps of a round</source>
        <translation>Die Schritte einer Runde</translation>
    </message>
    <message>
        <source>The Narrator reads the next narrator card. The others draw and then play a card face down. The played cards are shuffled and read out, and the Narrator chooses one. Its giver gains a token, the other cards go back, and the narrator deck is passed on. No step begins before the last one is done.</source>
        <translation>Wer erzählt, liest die nächste Erzählkarte vor. Die anderen ziehen und spielen dann eine Karte verdeckt. Die gespielten Karten werden gemischt und vorgelesen, und wer erzählt, wählt eine davon. Wer sie gespielt hat, bekommt eine Marke, die anderen Karten gehen zurück, und der Erzählstapel wandert weiter. Kein Schritt beginnt, bevor der vorige abgeschlossen ist.</translation>
    </message>
    <message>
        <source>Turning the page</source>
        <translation>Umblättern</translation>
    </message>
    <message>
        <source>A round begins when its Narrator turns over the next narrator card and reads it out. The card stays face up, as a page of the tale. The program turns it over by itself.</source>
        <translation>Wer erzählt, deckt zu Beginn der Runde die nächste Erzählkarte auf und liest sie vor. Die Karte bleibt als Seite der Geschichte offen liegen. Das Programm blättert von selbst um.</translation>
    </message>
    <message>
        <source>The banner names the category</source>
        <translation>Das Banner nennt die Art</translation>
    </message>
    <message>
        <source>The banner on the page says which category is asked for. Only cards of this category are drawn and played in this round.</source>
        <translation>Das Banner auf der Seite sagt, welche Art verlangt wird. Nur Karten dieser Art werden in dieser Runde gezogen und gespielt.</translation>
    </message>
    <message>
        <source>Ben narrates, and his page asks for a place. You hold 2 places now. Pick a card of another category, and you are told that it does not fit. Then play one of the places.</source>
        <translation>Ben erzählt, und seine Seite verlangt einen Ort. Du hast jetzt 2 Orte. Such eine Karte einer anderen Art aus, und du erfährst, dass sie nicht passt. Dann spiel einen der Orte.</translation>
    </message>
    <message>
        <source>The others draw</source>
        <translation>Die anderen ziehen</translation>
    </message>
    <message>
        <source>Everyone but the Narrator takes the top card of the category that is asked for. Everyone draws before anyone plays. So you hold 2 cards of this category and can choose between them.</source>
        <translation>Alle, die nicht erzählen, nehmen die oberste Karte der verlangten Art. Alle ziehen, bevor jemand spielt. So hast du 2 Karten dieser Art und kannst dir eine aussuchen.</translation>
    </message>
    <message>
        <source>The Narrator stays out</source>
        <translation>Wer erzählt, hält sich heraus</translation>
    </message>
    <message>
        <source>The Narrator neither draws nor plays, and keeps the card of this category for a later round. The printed rules could be read either way here; a Narrator who played would run out of cards.</source>
        <translation>Wer erzählt, zieht nicht und spielt nicht und behält seine Karte dieser Art für eine spätere Runde. Die Originalregel lässt sich hier auf zwei Arten lesen; aber wer beim Erzählen mitspielt, hat irgendwann keine Karten mehr.</translation>
    </message>
    <message>
        <source>A story deck runs short</source>
        <translation>Wenn ein Geschichtenstapel nicht reicht</translation>
    </message>
    <message>
        <source>This never happens with our decks (SL-9). If it did, cards would be drawn clockwise from the Narrator’s left as long as there are any. Players who hold a card of the category play one; players who hold none are skipped.</source>
        <translation>Mit unseren Stapeln passiert das nie (SL-9). Käme es doch dazu, würde im Uhrzeigersinn gezogen, solange Karten da sind, und zwar ab dem linken Nachbarn des Erzählers. Wer eine Karte der Art hat, spielt eine; wer keine hat, wird übergangen.</translation>
    </message>
    <message>
        <source>Everyone else plays one card</source>
        <translation>Alle anderen spielen eine Karte</translation>
    </message>
    <message>
        <source>Everyone but the Narrator is a giver and must play exactly 1 card of the category, face down. It may be the card you have just drawn or the one you held before. You keep the other one for later.</source>
        <translation>Alle, die nicht erzählen, müssen eine Karte geben: Sie spielen genau 1 Karte der Art verdeckt. Es darf die eben gezogene sein oder eine, die vorher schon auf der Hand war. Die andere bleibt für später.</translation>
    </message>
    <message>
        <source>Secret and final</source>
        <translation>Geheim und endgültig</translation>
    </message>
    <message>
        <source>Everyone plays at the same time, and nobody sees what the others play. Everyone can see who has played, though. A played card cannot be taken back, because that could give something away. The printed rules say nothing about this.</source>
        <translation>Alle spielen gleichzeitig, und niemand sieht, was die anderen spielen. Wer schon gespielt hat, sehen allerdings alle. Eine gespielte Karte lässt sich nicht zurücknehmen, denn das könnte etwas verraten. Die Originalregel sagt nichts über das Zurücknehmen.</translation>
    </message>
    <message>
        <source>Wait until all have played</source>
        <translation>Warten, bis alle gespielt haben</translation>
    </message>
    <message>
        <source>The cards stay face down until the last player has played. Only then are they shuffled and shown, and only then can the Narrator choose.</source>
        <translation>Die Karten bleiben verdeckt, bis auch der Letzte gespielt hat. Erst dann werden sie gemischt und aufgedeckt, und wer erzählt, kann wählen.</translation>
    </message>
    <message>
        <source>Shuffling the played cards</source>
        <translation>Die gespielten Karten mischen</translation>
    </message>
    <message>
        <source>When all have played, the cards are shuffled before anyone looks at them. Their order says nothing about who played which card or who was quick.</source>
        <translation>Haben alle gespielt, werden die Karten gemischt, bevor jemand sie ansieht. Ihre Reihenfolge verrät nicht, wer welche Karte gespielt hat oder wer schnell war.</translation>
    </message>
    <message>
        <source>Cards are shown and read</source>
        <translation>Aufdecken und vorlesen</translation>
    </message>
    <message>
        <source>All the played cards are turned over and read out. From then on everyone knows them. None are left out.</source>
        <translation>Alle gespielten Karten werden aufgedeckt und vorgelesen. Von da an kennen alle sie. Keine wird ausgelassen.</translation>
    </message>
    <message>
        <source>The Narrator chooses</source>
        <translation>Wer erzählt, wählt</translation>
    </message>
    <message>
        <source>The Narrator picks 1 of the cards shown to carry the tale on. The choice is free, but it must be one of these cards. Choosing none is not allowed, and neither is choosing a card from the Narrator’s own hand.</source>
        <translation>Wer erzählt, sucht eine der aufgedeckten Karten aus, und mit ihr geht die Geschichte weiter. Die Wahl ist frei, aber es muss eine dieser Karten sein. Auf die Wahl zu verzichten ist nicht erlaubt, eine Karte von der eigenen Hand zu nehmen auch nicht.</translation>
    </message>
    <message>
        <source>The 3 cards that the others have played are face up, and nothing shows whose they are. Choose one of them. Only then do you learn who played it and gains a token.</source>
        <translation>Die 3 Karten, die die anderen gespielt haben, liegen offen, und nichts verrät, von wem sie sind. Wähle eine davon. Erst dann erfährst du, wer sie gespielt hat und eine Marke bekommt.</translation>
    </message>
    <message>
        <source>The chosen card joins the tale</source>
        <translation>Die gewählte Karte kommt in die Geschichte</translation>
    </message>
    <message>
        <source>The chosen card lies beside its narrator card, like two pages of an open book. It stays there until the end and never goes back to a deck or a hand.</source>
        <translation>Die gewählte Karte liegt neben ihrer Erzählkarte, wie zwei Seiten eines offenen Buches. Dort bleibt sie bis zum Ende und kommt nie zurück in einen Stapel oder auf eine Hand.</translation>
    </message>
    <message>
        <source>A token for the chosen card</source>
        <translation>Eine Marke für die gewählte Karte</translation>
    </message>
    <message>
        <source>The giver of the chosen card gains 1 token from the pool, face down. Chance decides which one it is.</source>
        <translation>Wer die gewählte Karte gespielt hat, bekommt 1 Marke aus dem Vorrat, verdeckt. Welche Marke es ist, entscheidet der Zufall.</translation>
    </message>
    <message>
        <source>Tokens stay face down</source>
        <translation>Marken bleiben verdeckt</translation>
    </message>
    <message>
        <source>Nobody may look at a token before the end, not even its owner. Everyone can see how many tokens each player has.</source>
        <translation>Vor dem Ende darf niemand eine Marke ansehen, auch nicht die eigene. Wie viele Marken jeder hat, wissen alle.</translation>
    </message>
    <message>
        <source>Nobody knows who played what</source>
        <translation>Niemand weiß, wer was gespielt hat</translation>
    </message>
    <message>
        <source>Until the choice is made, nobody learns who played which card: not the Narrator, not the others, not the bots. You know only your own card. The program gives no sign of it anywhere.</source>
        <translation>Bis gewählt ist, erfährt niemand, wer welche Karte gespielt hat: weder wer erzählt noch die anderen noch die Bots. Du kennst nur deine eigene Karte. Das Programm verrät es nirgends.</translation>
    </message>
    <message>
        <source>Whose card was it?</source>
        <translation>Von wem war die Karte?</translation>
    </message>
    <message>
        <source>The token tells everyone whose card was chosen, and the table shows it beside that card. Nobody is ever told who played the other cards, not in the log and not after the game. With 3 players you can work it out yourself, but the program still does not say.</source>
        <translation>An der Marke sehen alle, von wem die gewählte Karte war, und der Tisch zeigt es neben dieser Karte. Von wem die anderen Karten waren, wird nie verraten, nicht im Verlauf und nicht nach dem Spiel. Zu dritt könnt ihr es selbst ausrechnen, aber das Programm sagt es auch dann nicht.</translation>
    </message>
    <message>
        <source>The other cards go back</source>
        <translation>Die anderen Karten gehen zurück</translation>
    </message>
    <message>
        <source>The cards that were not chosen are shuffled and put under the deck of their category. Everyone has seen them, but nobody knows their order.</source>
        <translation>Die nicht gewählten Karten werden gemischt und unter den Stapel ihrer Art gelegt. Alle haben sie gesehen, aber niemand kennt ihre Reihenfolge.</translation>
    </message>
    <message>
        <source>How many cards you hold</source>
        <translation>Wie viele Karten du hast</translation>
    </message>
    <message>
        <source>Between rounds everyone holds 5 cards, 1 of each category. After drawing you hold 6, or 7 on a double page. After playing you hold 5 again. The Narrator holds 5 throughout.</source>
        <translation>Zwischen den Runden hat jeder 5 Karten, 1 von jeder Art. Nach dem Ziehen sind es 6, oder 7 bei einer Doppelseite. Nach dem Spielen sind es wieder 5. Wer erzählt, hat die ganze Zeit 5.</translation>
    </message>
    <message>
        <source>The narrator deck goes to the left</source>
        <translation>Der Erzählstapel geht nach links</translation>
    </message>
    <message>
        <source>After each round the narrator deck goes 1 seat to the left, and that player narrates next. It moves 1 seat after a double page too.</source>
        <translation>Nach jeder Runde geht der Erzählstapel 1 Platz nach links, und wer dort sitzt, erzählt als Nächstes. Auch nach einer Doppelseite ist es 1 Platz.</translation>
    </message>
    <message>
        <source>Nothing else to do</source>
        <translation>Sonst ist nichts zu tun</translation>
    </message>
    <message>
        <source>There is nothing else to do in a round: no passing, no swapping, no discarding, no second draw. You may talk as much as you like. The program never confirms what anyone says about a card.</source>
        <translation>Sonst ist in einer Runde nichts zu tun: Passen, tauschen, abwerfen oder ein zweites Mal ziehen könnt ihr nicht. Reden dürft ihr, so viel ihr wollt. Das Programm bestätigt nie, was jemand über eine Karte sagt.</translation>
    </message>
    <message>
        <source>Bots and shared screens</source>
        <translation>Bots und gemeinsame Bildschirme</translation>
    </message>
    <message>
        <source>A bot sees exactly what its seat may see. As the Narrator, it does not know whose cards it is choosing from, so it cannot favour anyone. On a shared screen, a hand opens only when its player is ready, and the page with the choice names nobody.</source>
        <translation>Ein Bot sieht genau, was sein Platz sehen darf. Erzählt er, weiß er nicht, aus wessen Karten er wählt, und kann also niemanden bevorzugen. An einem gemeinsamen Bildschirm wird eine Hand erst sichtbar, wenn ihr Besitzer bereit ist, und auf der Seite, auf der gewählt wird, steht kein Name.</translation>
    </message>
    <message>
        <source>Two banners, two cards</source>
        <translation>Zwei Banner, zwei Karten</translation>
    </message>
    <message>
        <source>If the page has 2 banners, everyone but the Narrator draws a card of each of the 2 categories and plays a card of each. Both are played together. Two cards of the same category, or only one card, will not do.</source>
        <translation>Hat die Seite 2 Banner, ziehen alle, die nicht erzählen, von jeder der 2 Arten eine Karte und spielen von jeder eine. Beide werden zusammen gespielt. 2 Karten derselben Art oder nur 1 Karte sind nicht erlaubt.</translation>
    </message>
    <message>
        <source>This page has 2 banners, object and action, and you hold 2 cards of each. Pick 1 object and 1 action and play them together. A single card is not enough.</source>
        <translation>Diese Seite hat 2 Banner, Ding und Tat, und du hast 2 Dinge und 2 Taten auf der Hand. Such 1 Ding und 1 Tat aus und spiel sie zusammen. Eine einzelne Karte genügt nicht.</translation>
    </message>
    <message>
        <source>Two piles</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation>Zwei Stapel</translation>
    </message>
    <message>
        <source>The cards of the 2 categories make 2 piles. Each pile is shuffled and shown by itself, so the positions in the piles do not show which cards came from the same player.</source>
        <translation>Die Karten der 2 Arten bilden 2 Stapel. Jeder wird für sich gemischt und gezeigt, also verrät die Reihenfolge in den Stapeln nicht, welche Karten vom selben Spieler sind.</translation>
    </message>
    <message>
        <source>One card from each pile</source>
        <translation>Aus jedem Stapel eine Karte</translation>
    </message>
    <message>
        <source>The Narrator chooses 1 card from each pile. Both choices are made together, and only then are the 2 tokens given. Both cards may come from the same player, who then gains 2 tokens. The printed rules do not say when the first token is given; given early, it could give something away about the second pile.</source>
        <translation>Wer erzählt, wählt aus jedem Stapel 1 Karte. Beides wird zusammen gewählt, und erst dann werden die 2 Marken vergeben. Beide Karten dürfen vom selben Spieler sein; dann bekommt er 2 Marken. Die Originalregel sagt nicht, wann die erste Marke vergeben wird; zu früh vergeben, könnte sie etwas über den zweiten Stapel verraten.</translation>
    </message>
    <message>
        <source>Here are 2 piles, one of objects and one of actions. Choose 1 card from each. Both may come from the same player; you find out only when the tokens are given.</source>
        <translation>Hier sind 2 Stapel, einer mit Dingen und einer mit Taten. Wähle aus jedem 1 Karte. Beide dürfen vom selben Spieler sein; das erfährst du erst, wenn die Marken vergeben werden.</translation>
    </message>
    <message>
        <source>Tidying up after a double page</source>
        <translation>Aufräumen nach einer Doppelseite</translation>
    </message>
    <message>
        <source>The other cards of each pile are shuffled and put under their own deck. Both chosen cards stay beside the page. Then the narrator deck goes 1 seat to the left, as always.</source>
        <translation>Die anderen Karten jedes Stapels werden gemischt und unter ihren eigenen Stapel gelegt. Die beiden gewählten Karten bleiben neben der Seite. Dann geht der Erzählstapel 1 Platz nach links, wie immer.</translation>
    </message>
    <message>
        <source>A name and a detail</source>
        <translation>Ein Name und ein Detail</translation>
    </message>
    <message>
        <source>When choosing, the Narrator may give the chosen card a name or add a detail. Only characters, places and objects can have a name; a detail can go with any card. Everyone can read them, they become part of the tale, and they change nothing else. After the choice they stay as they are.</source>
        <translation>Wer erzählt, darf der gewählten Karte gleich bei der Wahl einen Namen geben oder ein Detail hinzufügen. Nur Figuren, Orte und Dinge können einen Namen haben; ein Detail passt zu jeder Karte. Alle können beides lesen; es wird Teil der Geschichte und ändert sonst nichts. Nach der Wahl lässt sich daran nichts mehr ändern.</translation>
    </message>
    <message>
        <source>Choose a character and a feature for this page. Give the character a name and either card a detail, if you like. A feature cannot have a name.</source>
        <translation>Wähle eine Figur und ein Merkmal für diese Seite. Gib der Figur einen Namen und einer der Karten ein Detail, wenn du magst. Ein Merkmal kann keinen Namen haben.</translation>
    </message>
    <message>
        <source>How long a name may be</source>
        <translation>Wie lang ein Name sein darf</translation>
    </message>
    <message>
        <source>A name may have up to 32 characters and a detail up to 160. Spaces at the ends and double spaces are tidied away, and line breaks become spaces. If the text is too long or contains characters that cannot be printed, the choice is refused and you can fix it.</source>
        <translation>Ein Name darf bis zu 32 Zeichen haben und ein Detail bis zu 160. Leerzeichen am Anfang und am Ende sowie doppelte werden entfernt, und Zeilenumbrüche werden zu Leerzeichen. Ist der Text zu lang oder enthält er Zeichen, die sich nicht drucken lassen, gilt die Wahl nicht, und du kannst den Text ändern.</translation>
    </message>
    <message>
        <source>Blanks in the pages</source>
        <translation>Lücken in den Seiten</translation>
    </message>
    <message>
        <source>Each banner leaves a blank in the text of its page, and the chosen card fills it. Later pages may come back to it. A villain chosen on page 2 can turn up again right up to the last page.</source>
        <translation>Jedes Banner lässt eine Lücke im Text seiner Seite, und die gewählte Karte füllt sie. Spätere Seiten dürfen darauf zurückkommen: Ein Schurke, der auf Seite 2 gewählt wurde, kann bis zur letzten Seite wieder auftauchen.</translation>
    </message>
    <message>
        <source>Words that fit</source>
        <translation>Worte, die passen</translation>
    </message>
    <message>
        <source>Each story card knows the forms that a sentence may need: a hungry scarecrow, the hungry scarecrow, he, him, his. An action can appear as whistle backwards, whistled backwards or whistling backwards. That way the pages read well, whatever is chosen.</source>
        <translation>Jede Geschichtenkarte hat alle Formen, die ein Satz braucht: „eine hungrige Vogelscheuche“, „der hungrigen Vogelscheuche“, „sie“, „ihr“. Eine Tat kann als „rückwärts pfeifen“, „pfiff rückwärts“ oder „rückwärts zu pfeifen“ vorkommen. So lesen sich die Seiten gut, egal was gewählt wird.</translation>
    </message>
    <message>
        <source>How a page is filled</source>
        <translation>Wie eine Seite gefüllt wird</translation>
    </message>
    <message>
        <source>A name appears where the blank is first filled on its page: a hungry scarecrow called Old Cornelius. Later pages use the name where their text asks for it. A detail follows the page as a paragraph of its own.</source>
        <translation>Ein Name steht dort, wo die Lücke auf ihrer Seite zum ersten Mal gefüllt wird: „eine hungrige Vogelscheuche namens Kornelia“. Spätere Seiten verwenden den Namen, wo ihr Text ihn verlangt. Ein Detail folgt der Seite als eigener Absatz.</translation>
    </message>
    <message>
        <source>Before the choice</source>
        <translation>Vor der Wahl</translation>
    </message>
    <message>
        <source>A page is read before its blanks are filled. Until the choice, a filler takes their place, such as someone, somewhere or something peculiar. Blanks on earlier pages are already filled.</source>
        <translation>Eine Seite wird gelesen, bevor ihre Lücken gefüllt sind. Bis zur Wahl steht dort ein Platzhalter, etwa „jemand“, „irgendwo“ oder „etwas Sonderbares“. Lücken früherer Seiten sind schon gefüllt.</translation>
    </message>
    <message>
        <source>The finished tale</source>
        <translation>Die fertige Geschichte</translation>
    </message>
    <message>
        <source>The finished tale is a book that you can read, save and print. It has the title, the players as tellers, all 15 pages in order with names and details, and a closing line. If you leave a game early, the book has the pages that were finished. It never says who played which card.</source>
        <translation>Die fertige Geschichte ist ein Buch, das ihr lesen, speichern und drucken könnt. Es enthält den Titel, die Spieler als Erzähler, alle 15 Seiten der Reihe nach mit Namen und Details und eine Schlusszeile. Verlasst ihr ein Spiel vorzeitig, enthält das Buch die fertigen Seiten. Es sagt nie, wer welche Karte gespielt hat.</translation>
    </message>
    <message>
        <source>Other languages</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation>Andere Sprachen</translation>
    </message>
    <message>
        <source>A deck in another language has its own word forms, its own fillers and its own way of giving a name. The cards and their banners are the same in all languages. A file that asks for a form that a card does not have is refused.</source>
        <translation>Ein Deck in einer anderen Sprache bringt seine eigenen Wortformen mit, seine eigenen Platzhalter und seine eigene Art, einen Namen zu geben. Die Karten und ihre Banner sind in allen Sprachen gleich. Verlangt eine Datei eine Form, die einer Karte fehlt, wird die Datei abgelehnt.</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation>Spielerzahl</translation>
    </message>
    <message>
        <source>StoryLine is for 3 to 8 players. With fewer or more, the game does not start. Bots count as players.</source>
        <translation>StoryLine ist für 3 bis 8 Spieler. Mit weniger oder mehr beginnt das Spiel nicht. Bots zählen wie Menschen.</translation>
    </message>
    <message>
        <source>What the game is about</source>
        <translation>Worum es im Spiel geht</translation>
    </message>
    <message>
        <source>The whole table builds one spooky tale. Narrator cards carry it on, and you add its people, places, features, objects and deeds. When your card goes into the tale, you gain a token. In the end the points on your tokens decide, not how good anyone thought the tale was.</source>
        <translation>Der ganze Tisch spinnt gemeinsam eine Gruselgeschichte. Erzählkarten führen sie weiter, und ihr steuert die Figuren, Orte, Merkmale, Dinge und Taten bei. Kommt deine Karte in die Geschichte, bekommst du eine Marke. Am Ende entscheiden die Punkte auf euren Marken, nicht, wie gut jemand die Geschichte fand.</translation>
    </message>
    <message>
        <source>Narrator cards</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation>Erzählkarten</translation>
    </message>
    <message>
        <source>There are 2 narrator decks of 15 cards, numbered from 1 to 15. A game uses one of them, in order from card 1 on. It is never shuffled.</source>
        <translation>Es gibt 2 Erzählstapel. Jeder hat 15 Karten, nummeriert von 1 bis 15. Für ein Spiel nehmt ihr einen davon, der Reihe nach ab Karte 1. Gemischt wird er nie.</translation>
    </message>
    <message>
        <source>Story cards</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation>Geschichtenkarten</translation>
    </message>
    <message>
        <source>There are 100 story cards and no two are the same: 20 characters, 20 places, 20 features, 20 objects and 20 actions. Each category has a deck of its own. The printed rules give the total and the categories; the even split is ours.</source>
        <translation>Es gibt 100 Geschichtenkarten, und keine zwei sind gleich: 20 Figuren, 20 Orte, 20 Merkmale, 20 Dinge und 20 Taten. Jede Art ist ein eigener Stapel. Die Originalregel nennt die Gesamtzahl und die Arten; die gleichmäßige Aufteilung ist von uns.</translation>
    </message>
    <message>
        <source>There are 21 tokens, and their backs are all the same. 17 show a number, as candles on our tokens: seven 1s, six 2s and four 3s. The other 4 are special: the Grave, the Rose, the Bones and the Magic Hat. The printed rules do not give the numbers, so we chose them.</source>
        <translation>Es gibt 21 Marken, und ihre Rückseiten sind alle gleich. 17 zeigen eine Zahl, auf unseren Marken als Kerzen: sieben Einsen, sechs Zweien und vier Dreien. Die anderen 4 sind besonders: das Grab, die Rose, die Knochen und der Zauberhut. Die Originalregel verrät nicht, wie viele es von jeder gibt, darum haben wir das festgelegt.</translation>
    </message>
    <message>
        <source>What a narrator card shows</source>
        <translation>Was eine Erzählkarte zeigt</translation>
    </message>
    <message>
        <source>A narrator card has its number, a text to read out and 1 or 2 banners. A banner names a category of story cards by its colour, its icon and a word. Two banners on one card never name the same category. Card 15 is The End and has no banner.</source>
        <translation>Eine Erzählkarte hat ihre Nummer, einen Text zum Vorlesen und 1 oder 2 Banner. Ein Banner nennt eine Art von Geschichtenkarten durch seine Farbe, sein Symbol und ein Wort. 2 Banner auf einer Karte nennen nie dieselbe Art. Karte 15 ist „Das Ende“ und hat kein Banner.</translation>
    </message>
    <message>
        <source>The two narrator decks</source>
        <translation>Die zwei Erzählstapel</translation>
    </message>
    <message>
        <source>You can tell No More Breakfasts or The Shadow Thief of Mouldwick. Each has 18 banners: 4 of its cards are double pages with 2 banners, and no category is asked for more than 4 times. The printed rules do not list their narrator cards, so both tales are our own.</source>
        <translation>Ihr könnt „Nie wieder Frühstück“ erzählen oder „Der Schattendieb von Moderwick“. Jeder Stapel hat 18 Banner: 4 seiner Karten sind Doppelseiten mit 2 Bannern, und keine Art wird mehr als 4-mal verlangt. Die Originalregel führt die Erzählkarten nicht auf, darum sind beide Geschichten von uns.</translation>
    </message>
    <message>
        <source>Enough tokens for all</source>
        <translation>Genug Marken für alle</translation>
    </message>
    <message>
        <source>Every banner hands out 1 token, so 18 tokens go to players before the end. The Magic Hat may take 1 more, and at least 2 stay in the pool. A narrator deck with more than 20 banners is refused, because the tokens might run out.</source>
        <translation>Für jedes Banner gibt es 1 Marke, vor dem Ende gehen also 18 Marken an die Spieler. Der Zauberhut nimmt vielleicht noch 1, und mindestens 2 bleiben im Vorrat. Ein Erzählstapel mit mehr als 20 Bannern wird abgelehnt, denn die Marken könnten ausgehen.</translation>
    </message>
    <message>
        <source>Enough cards for all</source>
        <translation>Genug Karten für alle</translation>
    </message>
    <message>
        <source>The others draw a card each, and all cards but the chosen one come back. So each round costs a category 1 card, and our decks never run short, even with 8 players. A narrator deck that asks for one category too often is refused: more than 6 times with 8 players, 8 times with 7, and so on.</source>
        <translation>Jeder, der nicht erzählt, zieht eine Karte, und alle gespielten Karten außer der gewählten kommen zurück. So verliert die verlangte Art in jeder Runde 1 Karte, und unsere Stapel reichen immer, selbst zu acht. Ein Erzählstapel, der eine Art zu oft verlangt, wird abgelehnt: zu acht öfter als 6-mal, zu siebt öfter als 8-mal und so weiter.</translation>
    </message>
    <message>
        <source>Decks of your own</source>
        <translation>Eigene Decks</translation>
    </message>
    <message>
        <source>Decks can be translated or written at home. Each file is checked first: 15 narrator cards with The End as the last, 20 story cards in each category, and all the word forms that the texts ask for. A text may only use story cards chosen on its own page or an earlier one. A file that does not fit is refused, and you are told why.</source>
        <translation>Decks kann man übersetzen oder zu Hause selbst schreiben. Jede Datei wird zuerst geprüft: 15 Erzählkarten mit „Das Ende“ als letzter, 20 Geschichtenkarten von jeder Art und alle Wortformen, die die Texte verlangen. Ein Text darf nur Geschichtenkarten verwenden, die auf seiner eigenen oder einer früheren Seite gewählt wurden. Eine Datei, die nicht passt, wird abgelehnt, und der Grund wird genannt.</translation>
    </message>
    <message>
        <source>To the left is clockwise</source>
        <translation>Nach links heißt im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>The player to your left is the next one clockwise. The narrator deck is passed that way, and at the end tokens are resolved that way too.</source>
        <translation>Links von dir sitzt der Nächste im Uhrzeigersinn. In diese Richtung wandert der Erzählstapel, und am Ende werden die Marken auch in dieser Richtung ausgewertet.</translation>
    </message>
    <message>
        <source>Shuffling the story cards</source>
        <translation>Die Geschichtenkarten mischen</translation>
    </message>
    <message>
        <source>Each of the 5 categories is shuffled by itself and placed face down. Cards of different categories are never mixed. Nobody may look through a deck.</source>
        <translation>Jede der 5 Arten wird für sich gemischt und liegt verdeckt. Karten verschiedener Arten werden nie vermischt. Niemand darf einen Stapel durchsehen.</translation>
    </message>
    <message>
        <source>Opening hands</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation>Die ersten Karten</translation>
    </message>
    <message>
        <source>Everyone starts with 5 story cards, 1 of each category. The first Narrator gets them too.</source>
        <translation>Alle beginnen mit 5 Geschichtenkarten, 1 von jeder Art. Auch wer zuerst erzählt, bekommt sie.</translation>
    </message>
    <message>
        <source>The token pool</source>
        <translation>Der Vorrat an Marken</translation>
    </message>
    <message>
        <source>All 21 tokens are mixed face down in the pool. Nobody has a token at the start.</source>
        <translation>Alle 21 Marken werden verdeckt im Vorrat gemischt. Am Anfang hat niemand eine Marke.</translation>
    </message>
    <message>
        <source>Choosing the tale</source>
        <translation>Die Geschichte wählen</translation>
    </message>
    <message>
        <source>The player who sets up the game picks a narrator deck or leaves it to chance, with equal odds for both. The deck that is not used stays in the box. The printed rules do not say who picks.</source>
        <translation>Wer das Spiel aufbaut, sucht einen Erzählstapel aus oder überlässt es dem Zufall; dann sind beide gleich wahrscheinlich. Der Stapel, der nicht gebraucht wird, bleibt in der Schachtel. Die Originalregel sagt nicht, wer aussucht.</translation>
    </message>
    <message>
        <source>The first Narrator</source>
        <translation>Wer zuerst erzählt</translation>
    </message>
    <message>
        <source>The player who most recently finished reading a book narrates first. The program cannot know that, so you name the seat at the start, or chance decides, with equal odds for everyone. If two finished at the same time, agree on one.</source>
        <translation>Wer zuletzt ein Buch ausgelesen hat, erzählt zuerst. Das kann das Programm nicht wissen, also nennt ihr am Anfang den Platz, oder der Zufall entscheidet; dann haben alle dieselben Chancen. Wurden zwei gleichzeitig fertig, einigt euch auf einen.</translation>
    </message>
    <message>
        <source>Chance is fixed at the start</source>
        <translation>Der Zufall steht am Anfang fest</translation>
    </message>
    <message>
        <source>All shuffling in a game comes from one secret source, fixed when the game begins. So a saved game continues exactly as it would have. Nobody can see that source while the game lasts.</source>
        <translation>Alles Mischen in einem Spiel folgt einer geheimen Zufallsquelle, die zu Beginn des Spiels feststeht. So geht ein gespeichertes Spiel genau so weiter, wie es ohnehin weitergegangen wäre. Niemand kann in diese Quelle schauen, solange das Spiel dauert.</translation>
    </message>
    <message>
        <source>Read the page again. Which of your cards would fit its mood, and the Narrator’s taste?</source>
        <translation>Lies die Seite noch einmal: Welche deiner Karten passt zu ihrer Stimmung, und welche könnte dem Erzähler gefallen?</translation>
    </message>
    <message>
        <source>Read the page with each of the cards. Which one carries the tale on best?</source>
        <translation>Lies die Seite mit jeder der Karten: Mit welcher geht die Geschichte am besten weiter?</translation>
    </message>
    <message>
        <source>Look at your numbers. Which of them is worth least now?</source>
        <translation>Sieh dir deine Zahlen an: Welche davon ist jetzt am wenigsten wert?</translation>
    </message>
    <message>
        <source>Look at what each token would do now. The Grave needs a number to cover.</source>
        <translation>Achte darauf, was jede Marke jetzt bewirken würde. Das Grab braucht eine Zahl, auf der es liegen kann.</translation>
    </message>
    <message>
        <source>You’re a giver. Give one card that carries the tale on. Nobody but you knows it’s yours.</source>
        <translation>Gib eine Karte, mit der die Geschichte weitergeht. Niemand außer dir weiß, dass sie von dir ist.</translation>
    </message>
    <message>
        <source>You’re the Narrator. Read the page with each card and choose the one that carries the tale on. Its giver gains a token.</source>
        <translation>Du erzählst. Lies die Seite mit jeder Karte und wähle die, mit der die Geschichte weitergeht. Wer sie gegeben hat, bekommt eine Marke.</translation>
    </message>
    <message>
        <source>A page of the tale is told. The next player narrates the next page.</source>
        <translation>Eine Seite der Geschichte ist erzählt. Jetzt erzählt der Nächste.</translation>
    </message>
    <message>
        <source>Special tokens do something at the end. You must use all of yours, in any order you like.</source>
        <translation>Marken mit einem Bild tun am Ende etwas. Du musst sie alle benutzen, in beliebiger Reihenfolge.</translation>
    </message>
    <message>
        <source>The Grave covers one of your own numbers, which is then worth nothing.</source>
        <translation>Das Grab bedeckt eine deiner eigenen Zahlen, die von da an nichts wert ist.</translation>
    </message>
    <message>
        <source>The End: numbers are points, and the Rose wins a tie. First the Grave, the Bones and the Magic Hat take effect, by themselves or, if you have several, in the order you choose.</source>
        <translation>Das Ende: Zahlen sind Punkte, und bei Gleichstand gewinnt, wer die Rose hat. Vorher wirken das Grab, die Knochen und der Zauberhut, und zwar von selbst; wer mehrere hat, wählt die Reihenfolge.</translation>
    </message>
    <message>
        <source>Denis is the Narrator and reads page 1. It has a gap, and its banner says what goes there: a place.</source>
        <translation>Denis erzählt und liest Seite 1 vor. Sie hat eine Lücke, und ihr Banner sagt, was dort hingehört: ein Ort.</translation>
    </message>
    <message>
        <source>Everyone but Denis draws a place and gives one, face down. Give the Abandoned Lighthouse.</source>
        <translation>Alle außer ihm ziehen einen Ort und geben verdeckt einen ab. Gib die Karte „Verlassener Leuchtturm“.</translation>
    </message>
    <message>
        <source>A pantry isn’t bad, but keep it for later. Give the lighthouse.</source>
        <translation>Die Speisekammer ist nicht schlecht, aber heb sie dir für später auf. Gib den Leuchtturm.</translation>
    </message>
    <message>
        <source>The cards are shuffled and read out. Denis chooses one without knowing whose it is, and its giver gains a token.</source>
        <translation>Die Karten werden gemischt und vorgelesen. Denis wählt eine, ohne zu wissen, von wem sie ist, und wer sie gegeben hat, bekommt eine Marke.</translation>
    </message>
    <message>
        <source>Denis chose yours, so you have a token, which stays face down even for you. Now you’re the Narrator, so choose whoever you like, and add a name if you wish.</source>
        <translation>Denis hat deine Karte genommen; deine Marke bleibt verdeckt, auch für dich. Jetzt erzählst du: Wähle eine Figur und gib ihr einen Namen, wenn du magst.</translation>
    </message>
    <message>
        <source>Your choice stays in the tale, and the other two cards go back under their deck. The book passes to the left, to Ben.</source>
        <translation>Deine Wahl bleibt in der Geschichte, und die zwei anderen Karten kommen zurück unter ihren Stapel. Das Buch geht nach links weiter, zu Ben.</translation>
    </message>
    <message>
        <source>His page asks for a feature. You hold two, so give the one that fits better.</source>
        <translation>Seine Seite verlangt ein Merkmal. Du hast zwei auf der Hand: Gib das passendere.</translation>
    </message>
    <message>
        <source>Ben took another card, so no token this time. This page has two banners, so give an object and an action.</source>
        <translation>Ben hat eine andere Karte genommen, also bekommst du diesmal keine Marke. Diese Seite hat zwei Banner: Gib ein Ding und eine Tat.</translation>
    </message>
    <message>
        <source>Two piles, so Cleo chooses twice, and there are two tokens. Both may go to the same player.</source>
        <translation>Zwei Stapel, also wählt Cleo zweimal, und es gibt zwei Marken. Beide dürfen an dieselbe Person gehen.</translation>
    </message>
    <message>
        <source>It goes on like this to page 15, The End, when all tokens are turned over. Most are worth 1 to 3 points, four are special, and the most points win.</source>
        <translation>So geht es weiter bis zu Seite 15, dem Ende. Dort werden alle Marken aufgedeckt. Die meisten sind 1 bis 3 Punkte wert, vier sind etwas Besonderes, und wer die meisten Punkte hat, gewinnt.</translation>
    </message>
    <message>
        <source>You give a card</source>
        <translation>Du gibst eine Karte</translation>
    </message>
    <message>
        <source>You’re the Narrator</source>
        <translation>Du erzählst</translation>
    </message>
    <message>
        <source>On to The End</source>
        <translation>Weiter bis zum Ende</translation>
    </message>
    <message>
        <source>Tell a spooky tale together. Each of your cards that makes it into the tale earns you a token, and tokens win the game.</source>
        <translation>Erzählt zusammen eine Gruselgeschichte. Jede deiner Karten, die es in die Geschichte schafft, bringt dir eine Marke, und mit Marken gewinnst du das Spiel.</translation>
    </message>
    <message>
        <source>The special tokens are still to come. Each will explain itself at The End.</source>
        <translation>Die besonderen Marken kommen noch. Am Ende erfährst du, was sie tun.</translation>
    </message>
    <message>
        <source>Narrator|Narrators</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>erzählt|erzählst|erzählen</translation>
    </message>
    <message>
        <source>giver|givers</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>Karte geben|gibst|gegeben</translation>
    </message>
    <message>
        <source>page|pages</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>Seite|Seiten|Doppelseite|Doppelseiten</translation>
    </message>
    <message>
        <source>token|tokens</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>Marke|Marken</translation>
    </message>
    <message>
        <source>no banner</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>kein Banner</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>The file is too large to be a deck.</source>
        <translation>Die Datei ist zu groß für ein Deck.</translation>
    </message>
    <message>
        <source>The deck has %1 banners, but there are tokens for only %2.</source>
        <translation>Das Deck hat %1 Banner, aber es gibt nur Marken für %2.</translation>
    </message>
    <message>
        <source>The deck has %1 banners for the category %2; with %3 players there are cards for only %4.</source>
        <translation>Das Deck hat %1 Banner der Art %2; bei %3 Spielern reichen die Karten nur für %4.</translation>
    </message>
    <message>
        <source>Narrator card %1 has %2; in deck %3 it must have %4.</source>
        <translation>Erzählkarte %1 hat %2, aber die Regeln für das Deck %3 verlangen dort %4.</translation>
    </message>
    <message>
        <source>This is not JSON.</source>
        <translation>Das ist kein JSON.</translation>
    </message>
    <message>
        <source>A number is too large.</source>
        <translation>Eine Zahl ist zu groß.</translation>
    </message>
    <message>
        <source>All numbers must be whole numbers.</source>
        <translation>Nur ganze Zahlen sind erlaubt.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; appears twice in one object.</source>
        <translation>„%1“ steht zweimal in einem Objekt.</translation>
    </message>
    <message>
        <source>This is not JSON. A comma, a quotation mark or a bracket is missing or extra.</source>
        <translation>Das ist kein JSON. Ein Komma, ein Anführungszeichen oder eine Klammer fehlt oder ist zu viel.</translation>
    </message>
    <message>
        <source>The values are nested too deeply.</source>
        <translation>Die Werte sind zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>The &apos;id&apos; of a narrator deck must be A or B, depending on which deck’s banners it uses.</source>
        <translation>Die „id“ eines Erzählstapels muss A oder B sein, je nachdem, ob er die Banner von A oder von B hat.</translation>
    </message>
    <message>
        <source>Two narrator decks have the id %1.</source>
        <translation>Es gibt zwei Erzählstapel mit der id %1.</translation>
    </message>
    <message>
        <source>A narrator deck must have %1 cards; this one has %2.</source>
        <translation>Ein Erzählstapel muss %1 Karten haben; dieser hat %2.</translation>
    </message>
    <message>
        <source>The deck has %1 banners; it must have %2 to %3.</source>
        <translation>Das Deck hat %1 Banner; es müssen %2 bis %3 sein.</translation>
    </message>
    <message>
        <source>Narrator card %1 should be here.</source>
        <translation>Hier sollte Erzählkarte %1 stehen.</translation>
    </message>
    <message>
        <source>The last narrator card, and no other, must be marked with &quot;end&quot;: true.</source>
        <translation>Die letzte Erzählkarte, und nur sie, muss mit &quot;end&quot;: true gekennzeichnet sein.</translation>
    </message>
    <message>
        <source>Narrator card %1 is The End and must have no banner.</source>
        <translation>Erzählkarte %1 ist „Das Ende“ und darf kein Banner haben.</translation>
    </message>
    <message>
        <source>Narrator card %1 must have one or two banners.</source>
        <translation>Erzählkarte %1 muss ein oder zwei Banner haben.</translation>
    </message>
    <message>
        <source>Narrator card %1 must have one slot for each banner.</source>
        <translation>Erzählkarte %1 muss für jedes Banner eine Lücke haben.</translation>
    </message>
    <message>
        <source>Narrator card %1 has a banner for an unknown category.</source>
        <translation>Erzählkarte %1 hat ein Banner einer unbekannten Art.</translation>
    </message>
    <message>
        <source>Narrator card %1 has the same banner twice.</source>
        <translation>Erzählkarte %1 hat zweimal dasselbe Banner.</translation>
    </message>
    <message>
        <source>The name of a slot may contain only letters and digits, and it must start with a letter.</source>
        <translation>Der Name einer Lücke darf nur aus Buchstaben und Ziffern bestehen und muss mit einem Buchstaben beginnen.</translation>
    </message>
    <message>
        <source>Two banners in the deck have the slot %1.</source>
        <translation>Zwei Banner des Decks haben die Lücke %1.</translation>
    </message>
    <message>
        <source>The text of narrator card %1</source>
        <translation>Der Text der Erzählkarte %1</translation>
    </message>
    <message>
        <source>The text of narrator card %1 has an unmatched brace.</source>
        <translation>Im Text der Erzählkarte %1 steht eine geschweifte Klammer ohne ihr Gegenstück.</translation>
    </message>
    <message>
        <source>Narrator card %1 does not use its slot %2.</source>
        <translation>Erzählkarte %1 benutzt ihre Lücke %2 nicht.</translation>
    </message>
    <message>
        <source>Narrator card %1 uses %2, which no banner fills.</source>
        <translation>Erzählkarte %1 benutzt %2, aber kein Banner füllt diese Lücke.</translation>
    </message>
    <message>
        <source>Narrator card %1 uses %2, which is not filled until card %3.</source>
        <translation>Erzählkarte %1 benutzt %2, aber diese Lücke wird erst auf Karte %3 gefüllt.</translation>
    </message>
    <message>
        <source>The text asks for %1, but the category %2 has no such form.</source>
        <translation>Der Text verlangt %1, aber die Art %2 hat keine solche Form.</translation>
    </message>
    <message>
        <source>%1 must be text.</source>
        <translation>%1 muss ein Text sein.</translation>
    </message>
    <message>
        <source>%1 must be a list.</source>
        <translation>%1 muss eine Liste sein.</translation>
    </message>
    <message>
        <source>%1 must be a whole number.</source>
        <translation>%1 muss eine ganze Zahl sein.</translation>
    </message>
    <message>
        <source>%1 must be true or false.</source>
        <translation>%1 muss true oder false sein.</translation>
    </message>
    <message>
        <source>%1 must be an object.</source>
        <translation>%1 muss ein Objekt sein.</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>%1 fehlt.</translation>
    </message>
    <message>
        <source>%1 contains characters that cannot be printed.</source>
        <translation>%1 enthält Zeichen, die sich nicht drucken lassen.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 ist leer.</translation>
    </message>
    <message>
        <source>%1 has %2 characters; the limit is %3.</source>
        <translation>%1 hat %2 Zeichen; höchstens %3 sind möglich.</translation>
    </message>
    <message>
        <source>A deck file must be a JSON object.</source>
        <translation>Die Datei eines Decks muss ein JSON-Objekt sein.</translation>
    </message>
    <message>
        <source>Unknown deck format. Taletop reads format 1.</source>
        <translation>Unbekanntes Deckformat. Taletop liest Format 1.</translation>
    </message>
    <message>
        <source>The pattern &apos;named&apos; must contain {phrase} and {name}.</source>
        <translation>Das Muster „named“ muss {phrase} und {name} enthalten.</translation>
    </message>
    <message>
        <source>The category %1 is missing.</source>
        <translation>Die Art %1 fehlt.</translation>
    </message>
    <message>
        <source>There must be one or two narrator decks.</source>
        <translation>Es muss einen oder zwei Erzählstapel geben.</translation>
    </message>
    <message>
        <source>There is no category %1; the categories are %2.</source>
        <translation>Es gibt keine Art %1; die Arten sind %2.</translation>
    </message>
    <message>
        <source>The category %1 appears twice.</source>
        <translation>Die Art %1 kommt zweimal vor.</translation>
    </message>
    <message>
        <source>A category has %1 forms; the limit is %2.</source>
        <translation>Eine Art hat %1 Formen; höchstens %2 sind möglich.</translation>
    </message>
    <message>
        <source>The name of a form may contain only letters and digits, and it must not be &apos;name&apos;.</source>
        <translation>Der Name einer Form darf nur aus Buchstaben und Ziffern bestehen und nicht „name“ lauten.</translation>
    </message>
    <message>
        <source>The form %1 appears twice.</source>
        <translation>Die Form %1 kommt zweimal vor.</translation>
    </message>
    <message>
        <source>There is no form %1 in &apos;forms&apos;.</source>
        <translation>Unter „forms“ gibt es keine Form %1.</translation>
    </message>
    <message>
        <source>The category %1 has %2 cards; it must have %3.</source>
        <translation>Die Art %1 hat %2 Karten; sie muss %3 haben.</translation>
    </message>
    <message>
        <source>No card in the category %1 has the id %2.</source>
        <translation>Keine Karte der Art %1 hat die id %2.</translation>
    </message>
    <message>
        <source>The card %1 appears twice.</source>
        <translation>Die Karte %1 kommt zweimal vor.</translation>
    </message>
    <message>
        <source>The card %1 is missing the form %2.</source>
        <translation>Der Karte %1 fehlt die Form %2.</translation>
    </message>
    <message>
        <source>The form %1</source>
        <translation>Die Form %1</translation>
    </message>
    <message>
        <source>Pages to come</source>
        <translation>Kommende Seiten</translation>
    </message>
    <message>
        <source>The tale so far</source>
        <translation>Die Geschichte bisher</translation>
    </message>
    <message>
        <source>Tokens to gain</source>
        <translation>Marken im Vorrat</translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Given for this page</source>
        <translation>Für diese Seite gegeben</translation>
    </message>
    <message>
        <source>Tokens, face up</source>
        <translation>Marken, offen</translation>
    </message>
    <message>
        <source>%1: cards given</source>
        <translation>%1: gegebene Karten</translation>
    </message>
</context>
<context>
    <name>tailstory</name>
    <message>
        <source>Up to 5 cards</source>
        <translation>Bis zu 5 Karten</translation>
    </message>
    <message>
        <source>Up to 3 cards</source>
        <translation>Bis zu 3 Karten</translation>
    </message>
    <message>
        <source>In turn order</source>
        <translation>Der Reihe nach</translation>
    </message>
    <message>
        <source>Fastest finger</source>
        <extracomment>Tail Story: the game&apos;s name or one of its options</extracomment>
        <translation>Schnellster Finger</translation>
    </message>
    <message>
        <source>Acting cards</source>
        <extracomment>Tail Story: the game&apos;s name or one of its options</extracomment>
        <translation>Auftrittskarten</translation>
    </message>
    <message>
        <source>How many cards an Acting card lets you draw.</source>
        <translation>Wie viele Karten man mit einer Auftrittskarte ziehen darf.</translation>
    </message>
    <message>
        <source>Who may stop first</source>
        <translation>Wer zuerst stoppen darf</translation>
    </message>
    <message>
        <source>One at a time in turn order, or whoever is quickest.</source>
        <translation>Einer nach dem anderen in Zugreihenfolge, oder wer am schnellsten ist.</translation>
    </message>
    <message>
        <source>Deck check after the draw</source>
        <translation>Deckprüfung nach dem Ziehen</translation>
    </message>
    <message>
        <source>A deck that runs out in the draw step is renewed before the first action.</source>
        <translation>Ein Deck, das im Ziehschritt leer wird, wird vor der ersten Aktion erneuert.</translation>
    </message>
    <message>
        <source>Deck check without an action</source>
        <translation>Deckprüfung ohne Aktion</translation>
    </message>
    <message>
        <source>A turn without an action has a deck check too.</source>
        <translation>Auch ein Zug ganz ohne Aktion hat eine Deckprüfung.</translation>
    </message>
    <message>
        <source>Turn limit</source>
        <extracomment>Tail Story: the game&apos;s name or one of its options</extracomment>
        <translation>Zuggrenze</translation>
    </message>
    <message>
        <source>The game ends with no winner after this many turns. 0 means no limit.</source>
        <translation>Nach so vielen Zügen endet das Spiel unentschieden; 0 heißt: keine Grenze.</translation>
    </message>
    <message>
        <source>Copies of %1</source>
        <translation>Exemplare: %1</translation>
    </message>
    <message>
        <source>Together there must be at least 15 Event cards per player.</source>
        <translation>Es müssen insgesamt mindestens 15 Exemplare pro Spieler sein.</translation>
    </message>
    <message>
        <source>Tail Story</source>
        <extracomment>Tail Story: the game&apos;s name or one of its options</extracomment>
        <translation>Tail Story</translation>
    </message>
    <message>
        <source>Empty your deck, stop the others, howl</source>
        <translation>Deck leeren, andere stoppen, losheulen</translation>
    </message>
    <message>
        <source>A card game by Poj Santivatr</source>
        <translation>Ein Kartenspiel von Poj Santivatr</translation>
    </message>
    <message>
        <source>Your deck is empty, so any action leads to the deck check and a new deck.</source>
        <translation>Dein Deck ist leer. Jede Aktion führt zur Deckprüfung und zu einem neuen Deck.</translation>
    </message>
    <message>
        <source>It empties your deck, and that earns an achievement.</source>
        <translation>Das leert dein Deck und bringt einen Erfolg.</translation>
    </message>
    <message numerus="yes">
        <source>It takes up to %1 of the %n card(s) in your deck, and you may get your bonus too.</source>
        <translation>
            <numerusform>Damit nimmst du bis zu %1 von %n Karte aus deinem Deck, und dein Bonus kann noch dazukommen.</numerusform>
            <numerusform>Damit nimmst du bis zu %1 von %n Karten aus deinem Deck, und dein Bonus kann noch dazukommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes up to %1 of the %n card(s) in your deck.</source>
        <translation>
            <numerusform>Damit nimmst du bis zu %1 von %n Karte aus deinem Deck.</numerusform>
            <numerusform>Damit nimmst du bis zu %1 von %n Karten aus deinem Deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It steals from %1, who holds %n card(s), and you may get your bonus too.</source>
        <translation>
            <numerusform>Damit stibitzt du bei %1 (%n Karte auf der Hand), und dein Bonus kann noch dazukommen.</numerusform>
            <numerusform>Damit stibitzt du bei %1 (%n Karten auf der Hand), und dein Bonus kann noch dazukommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It steals from %1, who holds %n card(s).</source>
        <translation>
            <numerusform>Damit stibitzt du bei %1 (%n Karte auf der Hand).</numerusform>
            <numerusform>Damit stibitzt du bei %1 (%n Karten auf der Hand).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It steals from %1, who holds %n card(s), and burying makes your next deck shorter.</source>
        <translation>
            <numerusform>Damit stibitzt du bei %1 (%n Karte auf der Hand), und Vergraben macht dein nächstes Deck kleiner.</numerusform>
            <numerusform>Damit stibitzt du bei %1 (%n Karten auf der Hand), und Vergraben macht dein nächstes Deck kleiner.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your discards can be recycled now.</source>
        <translation>Keine Karte aus deiner Ablage lässt sich jetzt recyceln.</translation>
    </message>
    <message>
        <source>It can get “%1” back, and you may get your bonus too.</source>
        <translation>Damit kannst du „%1“ zurückholen, und dein Bonus kann noch dazukommen.</translation>
    </message>
    <message>
        <source>It can get “%1” back, and your next deck will be shorter.</source>
        <translation>Damit kannst du „%1“ zurückholen, und dein nächstes Deck wird kleiner.</translation>
    </message>
    <message>
        <source>It’s free, and your rivals lose cards.</source>
        <translation>Das kostet nichts, und die anderen verlieren Karten.</translation>
    </message>
    <message>
        <source>Nobody can stop what you do after this.</source>
        <translation>Was du danach tust, kann niemand stoppen.</translation>
    </message>
    <message>
        <source>It’s free, and it puts a card in your hand.</source>
        <translation>Das kostet nichts und bringt eine Karte auf deine Hand.</translation>
    </message>
    <message>
        <source>It slows down whoever is ahead.</source>
        <translation>Das bremst den, der vorn liegt.</translation>
    </message>
    <message>
        <source>It’s free, and it takes cards off your deck.</source>
        <translation>Das kostet nichts, und dein Deck schrumpft.</translation>
    </message>
    <message>
        <source>It takes a card off your deck, and you can discard the one you like least.</source>
        <translation>Dein Deck schrumpft um eine Karte, und du darfst abwerfen, was dir am wenigsten gefällt.</translation>
    </message>
    <message>
        <source>It’s free, and you get a better card for your next deck.</source>
        <translation>Das kostet nichts, und du bekommst eine bessere Karte für dein nächstes Deck.</translation>
    </message>
    <message>
        <source>Nothing else would gain you anything now.</source>
        <translation>Alles andere brächte jetzt nichts.</translation>
    </message>
    <message>
        <source>Your action is worth more than a Stopping card.</source>
        <translation>Deine Aktion ist mehr wert als eine Stoppkarte.</translation>
    </message>
    <message>
        <source>It’s aimed at you.</source>
        <translation>Das richtet sich gegen dich.</translation>
    </message>
    <message>
        <source>The card matches your type, so you get your bonus out of turn.</source>
        <translation>Die Karte ist von deinem Typ: Du bekommst deinen Bonus außer der Reihe.</translation>
    </message>
    <message>
        <source>It’s worth more to %1 than a Stopping card is to you.</source>
        <translation>Für %1 ist das mehr wert als eine Stoppkarte für dich.</translation>
    </message>
    <message>
        <source>Your hand has room for both.</source>
        <translation>Auf deiner Hand ist Platz für beide Karten.</translation>
    </message>
    <message>
        <source>Steal one and bury two, and your next deck is shorter.</source>
        <translation>Stibitz eine Karte und vergrab zwei: Dein nächstes Deck wird kleiner.</translation>
    </message>
    <message>
        <source>Each card gets you closer to the end of your deck.</source>
        <translation>Jede Karte bringt dich dem Ende deines Decks näher.</translation>
    </message>
    <message numerus="yes">
        <source>That leaves %n card(s) in your deck.</source>
        <translation>
            <numerusform>Danach bleibt noch %n Karte in deinem Deck.</numerusform>
            <numerusform>Danach bleiben noch %n Karten in deinem Deck.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your deck runs out, and that earns an achievement.</source>
        <translation>Dein Deck wird leer: Das bringt einen Erfolg.</translation>
    </message>
    <message>
        <source>Your deck shouldn’t run out again this turn. It would earn you nothing.</source>
        <translation>Dein Deck sollte in diesem Zug nicht noch einmal leer werden. Das brächte nichts.</translation>
    </message>
    <message>
        <source>“%1” is the best of these cards for you.</source>
        <translation>„%1“ ist von diesen Karten die beste für dich.</translation>
    </message>
    <message>
        <source>“%1” goes from their next deck into yours.</source>
        <translation>„%1“ fehlt dem anderen im nächsten Deck und kommt in deines.</translation>
    </message>
    <message>
        <source>Your next deck is shorter without “%1”.</source>
        <translation>Ohne „%1“ wird dein nächstes Deck kleiner.</translation>
    </message>
    <message>
        <source>“%1” helps you least, and this takes it out of play.</source>
        <translation>„%1“ hilft dir am wenigsten und ist danach aus dem Spiel.</translation>
    </message>
    <message>
        <source>“%1” helps you least.</source>
        <translation>„%1“ hilft dir am wenigsten.</translation>
    </message>
    <message>
        <source>The other cards are worth keeping.</source>
        <translation>Die anderen Karten behältst du lieber.</translation>
    </message>
    <message>
        <source>Your hand is full.</source>
        <translation>Deine Hand ist voll.</translation>
    </message>
    <message>
        <source>Your other discards are worth keeping.</source>
        <translation>Den Rest deiner Ablage behältst du lieber.</translation>
    </message>
    <message>
        <source>“%1” matches your type and can earn your bonus.</source>
        <translation>„%1“ ist von deinem Typ und kann deinen Bonus bringen.</translation>
    </message>
    <message>
        <source>“%1” doesn’t match your type, so it earns no bonus.</source>
        <translation>„%1“ ist nicht von deinem Typ und bringt keinen Bonus.</translation>
    </message>
    <message>
        <source>Save your cards for something worse.</source>
        <translation>Spar dir deine Karten für Schlimmeres auf.</translation>
    </message>
    <message>
        <source>%1 has a strong bonus and a strong ability.</source>
        <translation>%1 hat einen starken Bonus und eine starke Fähigkeit.</translation>
    </message>
    <message>
        <source>It’s free, and it takes a card off your deck.</source>
        <translation>Das kostet nichts, und dein Deck schrumpft um eine Karte.</translation>
    </message>
    <message>
        <source>It wouldn’t gain you anything now.</source>
        <translation>Jetzt brächte das nichts.</translation>
    </message>
    <message>
        <source>Bones Drawing</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>Knochenzug</translation>
    </message>
    <message>
        <source>A sketchy snack, drawn from memory.</source>
        <translation>Ein Happen, aus dem Gedächtnis gezogen.</translation>
    </message>
    <message>
        <source>Tuna Drawing</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>Thunfischzug</translation>
    </message>
    <message>
        <source>Fine art, best served chilled.</source>
        <translation>Ein dicker Fang, am besten gekühlt.</translation>
    </message>
    <message>
        <source>Acorn Drawing</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>Eichelzug</translation>
    </message>
    <message>
        <source>Small nut, big picture.</source>
        <translation>Kleine Nuss, großer Zug.</translation>
    </message>
    <message>
        <source>Golden Rethiever</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>Golden Klautriever</translation>
    </message>
    <message>
        <source>Brings everything back. To his own basket.</source>
        <translation>Bringt alles zurück. In sein eigenes Körbchen.</translation>
    </message>
    <message>
        <source>Cat Burglar</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>Katzenklau</translation>
    </message>
    <message>
        <source>Nothing was heard. Nothing was left.</source>
        <translation>Zu hören war nichts. Zu finden auch nichts mehr.</translation>
    </message>
    <message>
        <source>Cheeky Pockets</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>Backentaschendieb</translation>
    </message>
    <message>
        <source>It was in my cheeks the whole time.</source>
        <translation>Es war die ganze Zeit in meinen Backen.</translation>
    </message>
    <message>
        <source>Pug You Beach!</source>
        <translation>Mopsfrech!</translation>
    </message>
    <message>
        <source>This shore is taken. So is your turn.</source>
        <translation>Dieser Strand ist besetzt. Dein Zug auch.</translation>
    </message>
    <message>
        <source>Cat Got Your Turn!</source>
        <translation>Alles für die Katz!</translation>
    </message>
    <message>
        <source>You were saying? No, you were not.</source>
        <translation>Wolltest du was sagen? Nein, wolltest du nicht.</translation>
    </message>
    <message>
        <source>No Nuts For You!</source>
        <translation>Keine Nüsse für dich!</translation>
    </message>
    <message>
        <source>The pantry is closed. Until lunch.</source>
        <translation>Die Speisekammer ist zu. Bis zum Mittagessen.</translation>
    </message>
    <message>
        <source>Bone Again</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>Noch’n Knochen</translation>
    </message>
    <message>
        <source>Buried twice, loved three times.</source>
        <translation>Zweimal vergraben, dreimal geliebt.</translation>
    </message>
    <message>
        <source>Re-Purr-Posed</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>Wiederverschnurrt</translation>
    </message>
    <message>
        <source>One cat’s trash is the same cat’s treasure.</source>
        <translation>Der Müll der Katze ist der Schatz derselben Katze.</translation>
    </message>
    <message>
        <source>Wheel Be Back</source>
        <translation>Radtour retour</translation>
    </message>
    <message>
        <source>Round it goes, and round it comes.</source>
        <translation>Rundherum geht’s fort, rundherum kommt’s wieder.</translation>
    </message>
    <message>
        <source>Howlywood Debut</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>Heulywood-Debüt</translation>
    </message>
    <message>
        <source>Lights, camera, awoo!</source>
        <translation>Licht, Kamera, auuu!</translation>
    </message>
    <message>
        <source>Purr-forming Arts</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>Schnurrspielkunst</translation>
    </message>
    <message>
        <source>A one-cat show with a full house of one.</source>
        <translation>Eine Ein-Katzen-Show vor vollem Haus: einer Katze.</translation>
    </message>
    <message>
        <source>Squeak Preview</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>Pieps-Premiere</translation>
    </message>
    <message>
        <source>Coming soon to a hole in the wall near you.</source>
        <translation>Demnächst in einem Mauseloch in deiner Nähe.</translation>
    </message>
    <message>
        <source>Drawing</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Draw 1–2</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>Zieh 1–2</translation>
    </message>
    <message>
        <source>Stealing</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>Stibitzen</translation>
    </message>
    <message>
        <source>Steal 1–2, then bury 0–2</source>
        <translation>Stibitz 1–2, dann vergrab 0–2</translation>
    </message>
    <message>
        <source>Stopping</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome; Tail Story: a heading of the rules</extracomment>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Stop, then bribe 1</source>
        <translation>Stopp, dann bestich mit 1</translation>
    </message>
    <message>
        <source>Recycling</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>Recycling</translation>
    </message>
    <message>
        <source>Recycle 1–2, no Stopping or Recycling cards</source>
        <translation>Recycel 1–2, keine Stopp- oder Recyclingkarten</translation>
    </message>
    <message>
        <source>Acting</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>Auftritt</translation>
    </message>
    <message>
        <source>Altered: draw 1–5, others of your type 0–2</source>
        <translation>Verwandelt: Zieh 1–5, andere deines Typs 0–2</translation>
    </message>
    <message>
        <source>Jack, the Beagle</source>
        <translation>Jack, der Beagle</translation>
    </message>
    <message>
        <source>Jack, the Hunter</source>
        <translation>Jack, der Jäger</translation>
    </message>
    <message>
        <source>Up to 3 others discard a random card (once a turn)</source>
        <translation>Bis zu 3 andere werfen je 1 zufällige Karte ab (einmal pro Zug)</translation>
    </message>
    <message>
        <source>Alan, the Greyhound</source>
        <translation>Alan, der Windhund</translation>
    </message>
    <message>
        <source>Alan, the Sprinter</source>
        <translation>Alan, der Sprinter</translation>
    </message>
    <message>
        <source>Nobody can stop anything this turn (twice a game)</source>
        <translation>In diesem Zug kann niemand etwas stoppen (zweimal pro Spiel)</translation>
    </message>
    <message>
        <source>Padthai, the Siamese</source>
        <translation>Padthai, der Siamkater</translation>
    </message>
    <message>
        <source>Padthai, the Chef</source>
        <translation>Padthai, der Küchenchef</translation>
    </message>
    <message>
        <source>Draw 1–3, then shuffle a card from hand into your deck (twice a game)</source>
        <translation>Zieh 1–3, dann misch eine Handkarte ins Deck (zweimal pro Spiel)</translation>
    </message>
    <message>
        <source>Khalid, the Sphynx</source>
        <translation>Khalid, der Sphynx</translation>
    </message>
    <message>
        <source>Khalid, the Pharaoh Cat</source>
        <translation>Khalid, der Pharaokater</translation>
    </message>
    <message>
        <source>Use one of your discards for free (twice a game)</source>
        <translation>Nutze 1 Karte aus deiner Ablage gratis (zweimal pro Spiel)</translation>
    </message>
    <message>
        <source>Ham &amp; Cheese, the Hamsters</source>
        <translation>Ham &amp; Cheese, die Hamster</translation>
    </message>
    <message>
        <source>Ham &amp; Cheese, the Adventurers</source>
        <translation>Ham &amp; Cheese, die Abenteurer</translation>
    </message>
    <message>
        <source>Take a card you dug this turn (once a turn)</source>
        <translation>Nimm eine Karte, die du in diesem Zug ausgebuddelt hast (einmal pro Zug)</translation>
    </message>
    <message>
        <source>Rocky, the Chinchilla</source>
        <translation>Rocky, das Chinchilla</translation>
    </message>
    <message>
        <source>Rocky, the Chinzilla</source>
        <translation>Rocky, der Chinzilla</translation>
    </message>
    <message>
        <source>Another player gets only 1 action point next turn (twice a game)</source>
        <translation>Ein anderer hat im nächsten Zug nur 1 Aktionspunkt (zweimal pro Spiel)</translation>
    </message>
    <message>
        <source>Bonus: draw 1, once a turn</source>
        <translation>Bonus: 1 ziehen, einmal pro Zug</translation>
    </message>
    <message>
        <source>Bonus: mess 1, once a turn</source>
        <translation>Bonus: 1 Unfug, einmal pro Zug</translation>
    </message>
    <message>
        <source>Bonus: dig 1, twice a turn</source>
        <translation>Bonus: 1 buddeln, zweimal pro Zug</translation>
    </message>
    <message>
        <source>Woof, woof, awooo!</source>
        <translation>Wau, wau, auuu!</translation>
    </message>
    <message>
        <source>Mrrow, miaow!</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>Mrrau, miau!</translation>
    </message>
    <message>
        <source>Squeak, squeak, chk-chk!</source>
        <translation>Piep, piep, tschk-tschk!</translation>
    </message>
    <message>
        <source>1ST</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>Nr. 1</translation>
    </message>
    <message>
        <source>2ND</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>Nr. 2</translation>
    </message>
    <message>
        <source>3RD</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>Nr. 3</translation>
    </message>
    <message>
        <source>4TH</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>Nr. 4</translation>
    </message>
    <message>
        <source>Draw 1, discard 1</source>
        <translation>1 ziehen, 1 abwerfen</translation>
    </message>
    <message>
        <source>Altered ability</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>Verwandelte Fähigkeit</translation>
    </message>
    <message>
        <source>Discard swap</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>Kartentausch</translation>
    </message>
    <message>
        <source>This seat isn’t in the game.</source>
        <translation>Dieser Platz spielt nicht mit.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>It’s not your turn. You can only respond.</source>
        <translation>Du bist nicht am Zug; du kannst nur reagieren.</translation>
    </message>
    <message>
        <source>Another decision comes first.</source>
        <translation>Erst steht eine andere Entscheidung an.</translation>
    </message>
    <message>
        <source>It’s not your turn to choose a character.</source>
        <translation>Du bist noch nicht an der Reihe, eine Figur zu wählen.</translation>
    </message>
    <message>
        <source>%1 is taken.</source>
        <translation>%1 ist schon vergeben.</translation>
    </message>
    <message>
        <source>Not enough action points. It costs %1, and you have %2.</source>
        <translation>Zu wenige Aktionspunkte. Das kostet %1, du hast %2.</translation>
    </message>
    <message>
        <source>That costs %1. The starting player has only 1 action point on the first turn.</source>
        <translation>Das kostet %1. Wer beginnt, hat im ersten Zug nur 1 Aktionspunkt.</translation>
    </message>
    <message>
        <source>That costs %1. You were hit, so you have only 1 action point this turn.</source>
        <translation>Das kostet %1. Du wurdest getroffen und hast in diesem Zug nur 1 Aktionspunkt.</translation>
    </message>
    <message>
        <source>An Acting card costs %1 action points, and you have %2.</source>
        <translation>Eine Auftrittskarte kostet %1 Aktionspunkte, du hast %2.</translation>
    </message>
    <message>
        <source>You have no action points left.</source>
        <translation>Du hast keinen Aktionspunkt mehr.</translation>
    </message>
    <message>
        <source>%1 isn’t in your hand.</source>
        <translation>„%1“ ist nicht auf deiner Hand.</translation>
    </message>
    <message>
        <source>Stopping cards are only for responding. Wait until someone does something.</source>
        <translation>Stoppkarten sind nur zum Reagieren da. Warte, bis jemand etwas tut.</translation>
    </message>
    <message>
        <source>Aim it at one other player.</source>
        <translation>Wähle genau einen anderen Spieler als Ziel.</translation>
    </message>
    <message>
        <source>That doesn’t take a target.</source>
        <translation>Dafür brauchst du kein Ziel.</translation>
    </message>
    <message>
        <source>No other player has any cards in hand.</source>
        <translation>Niemand sonst hat eine Karte auf der Hand.</translation>
    </message>
    <message>
        <source>%1 has no cards in hand.</source>
        <translation>%1 hat keine Karte auf der Hand.</translation>
    </message>
    <message>
        <source>You can’t steal from yourself.</source>
        <translation>Von dir selbst kannst du nicht stibitzen.</translation>
    </message>
    <message>
        <source>Your discard pile has no Drawing, Stealing or Acting cards.</source>
        <translation>In deiner Ablage liegt keine Zieh-, Stibitz- oder Auftrittskarte.</translation>
    </message>
    <message>
        <source>Your character isn’t the same type as the card.</source>
        <translation>Deine Figur hat einen anderen Typ als die Karte.</translation>
    </message>
    <message>
        <source>Your character is still in Normal form.</source>
        <translation>Deine Figur ist noch in der Normalform.</translation>
    </message>
    <message>
        <source>There’s nothing to stop.</source>
        <translation>Es gibt nichts zu stoppen.</translation>
    </message>
    <message>
        <source>%1 isn’t a Stopping card.</source>
        <translation>„%1“ ist keine Stoppkarte.</translation>
    </message>
    <message>
        <source>You can’t stop your own action or card.</source>
        <translation>Deine eigene Aktion oder Karte kannst du nicht stoppen.</translation>
    </message>
    <message>
        <source>Acting cards can’t be stopped.</source>
        <translation>Auftrittskarten lassen sich nicht stoppen.</translation>
    </message>
    <message>
        <source>The draw step, bonuses, the deck check and the end of a turn can’t be stopped.</source>
        <translation>Ziehschritt, Boni, Deckprüfung und Zugende lassen sich nicht stoppen.</translation>
    </message>
    <message>
        <source>Someone has already stopped this. Aim at the newest card.</source>
        <translation>Das hat schon jemand gestoppt; ziele auf die neueste Karte.</translation>
    </message>
    <message>
        <source>It’s resolving. Nobody can stop anything now.</source>
        <translation>Das wird gerade ausgeführt; niemand kann jetzt etwas stoppen.</translation>
    </message>
    <message>
        <source>%1 is asked first.</source>
        <translation>%1 wird zuerst gefragt.</translation>
    </message>
    <message>
        <source>You’ve already let it go.</source>
        <translation>Das hast du schon zugelassen.</translation>
    </message>
    <message>
        <source>Sprint! No Stopping cards this turn.</source>
        <translation>Ein Sprint! In diesem Zug gibt es keine Stoppkarten.</translation>
    </message>
    <message>
        <source>You have no cards in hand.</source>
        <translation>Du hast keine Karte auf der Hand.</translation>
    </message>
    <message>
        <source>There’s no such card or action to stop.</source>
        <translation>Diese Karte oder Aktion gibt es hier nicht.</translation>
    </message>
    <message>
        <source>Your deck and your hand are both empty.</source>
        <translation>Dein Deck und deine Hand sind beide leer.</translation>
    </message>
    <message>
        <source>Your character is still in Normal form. Collect an achievement first.</source>
        <translation>Deine Figur ist noch in der Normalform. Sammle erst einen Erfolg.</translation>
    </message>
    <message>
        <source>You’ve already used this ability this turn. Stopped uses count.</source>
        <translation>Diese Fähigkeit hast du in diesem Zug schon genutzt. Auch ein gestoppter Einsatz zählt.</translation>
    </message>
    <message>
        <source>You’ve already used this ability twice this game. Stopped uses count.</source>
        <translation>Diese Fähigkeit hast du in diesem Spiel schon zweimal genutzt. Auch ein gestoppter Einsatz zählt.</translation>
    </message>
    <message>
        <source>No other player has a card to lose.</source>
        <translation>Niemand sonst hat eine Karte, die er verlieren könnte.</translation>
    </message>
    <message>
        <source>You can’t choose %1. Choose players who have cards in hand.</source>
        <translation>%1 steht nicht zur Wahl. Wähle Spieler, die Karten auf der Hand haben.</translation>
    </message>
    <message>
        <source>Choose one to three other players.</source>
        <translation>Wähle ein bis drei andere Spieler.</translation>
    </message>
    <message>
        <source>Your discard pile has no Drawing, Stealing or Recycling cards.</source>
        <translation>In deiner Ablage liegt keine Zieh-, Stibitz- oder Recyclingkarte.</translation>
    </message>
    <message>
        <source>Acting cards can’t be used like this.</source>
        <translation>Auftrittskarten lassen sich so nicht nutzen.</translation>
    </message>
    <message>
        <source>Stopping cards can’t be used like this. There’s nothing to stop.</source>
        <translation>Stoppkarten lassen sich so nicht nutzen. Es gibt nichts zu stoppen.</translation>
    </message>
    <message>
        <source>%1 isn’t in your discard pile.</source>
        <translation>„%1“ ist nicht in deiner Ablage.</translation>
    </message>
    <message>
        <source>Choose a card from your discard pile.</source>
        <translation>Wähle eine Karte aus deiner Ablage.</translation>
    </message>
    <message>
        <source>You didn’t dig a card this turn, or it has left your discard pile.</source>
        <translation>In deiner Ablage liegt keine Karte, die du in diesem Zug ausgebuddelt hast.</translation>
    </message>
    <message>
        <source>Choose one other player.</source>
        <translation>Wähle genau eine andere Person.</translation>
    </message>
    <message>
        <source>You’ve already swapped this turn. A stopped swap counts.</source>
        <translation>Du hast in diesem Zug schon getauscht. Auch ein gestoppter Tausch zählt.</translation>
    </message>
    <message>
        <source>Your discard pile is empty.</source>
        <translation>Deine Ablage ist leer.</translation>
    </message>
    <message>
        <source>%1’s discard pile is empty.</source>
        <translation>Die Ablage von %1 ist leer.</translation>
    </message>
    <message>
        <source>All other discard piles are empty.</source>
        <translation>Alle anderen Ablagen sind leer.</translation>
    </message>
    <message>
        <source>Draw %1 to %2 cards, but no more than your deck has.</source>
        <translation>Zieh %1 bis %2 Karten, aber nicht mehr, als dein Deck hat.</translation>
    </message>
    <message>
        <source>An Acting card draws %1 to %2 cards, but no more than your deck has.</source>
        <translation>Mit einer Auftrittskarte ziehst du %1 bis %2 Karten, aber nicht mehr, als dein Deck hat.</translation>
    </message>
    <message>
        <source>Draw %1 to %2 cards, then put one from your hand back.</source>
        <translation>Zieh %1 bis %2 Karten; dann leg eine Handkarte zurück.</translation>
    </message>
    <message>
        <source>Steal %1 to %2 cards, but no more than the player has.</source>
        <translation>Stibitz %1 bis %2 Karten, aber nicht mehr, als der andere auf der Hand hat.</translation>
    </message>
    <message>
        <source>Only characters of the same type can join in.</source>
        <translation>Mitmachen dürfen nur Figuren vom Typ der Karte.</translation>
    </message>
    <message>
        <source>You may put one card from your deck on theirs, or none.</source>
        <translation>Du darfst eine Karte aus deinem Deck auf das andere legen, musst aber nicht.</translation>
    </message>
    <message>
        <source>%1 is still in a play zone.</source>
        <translation>„%1“ liegt noch in einer Spielzone.</translation>
    </message>
    <message>
        <source>You can’t recycle Stopping or Recycling cards like %1.</source>
        <translation>„%1“ lässt sich nicht recyceln: Stopp- und Recyclingkarten bleiben in der Ablage.</translation>
    </message>
    <message>
        <source>You didn’t dig %1 this turn.</source>
        <translation>„%1“ hast du in diesem Zug nicht ausgebuddelt.</translation>
    </message>
    <message>
        <source>%1 isn’t in their discard pile.</source>
        <translation>„%1“ ist nicht in der anderen Ablage.</translation>
    </message>
    <message>
        <source>You’ve already picked %1.</source>
        <translation>„%1“ ist schon ausgesucht.</translation>
    </message>
    <message>
        <source>Each side gives 1 or 2 cards. Pick one first.</source>
        <translation>Beide Seiten geben 1 oder 2 Karten. Such erst eine Karte aus.</translation>
    </message>
    <message>
        <source>Recycle at least one card.</source>
        <translation>Recycel mindestens eine Karte.</translation>
    </message>
    <message>
        <source>Discard down to your hand limit. %1 more to go.</source>
        <translation>Wirf bis auf dein Handlimit ab. Noch %1.</translation>
    </message>
    <message>
        <source>You’re already discarding %1. Pick another card.</source>
        <translation>„%1“ wird schon abgeworfen. Such eine andere aus.</translation>
    </message>
    <message>
        <source>%1 is already going into your new deck. Pick another card.</source>
        <translation>„%1“ kommt schon in dein neues Deck. Such eine andere aus.</translation>
    </message>
    <message>
        <source>A card from your hand must go back into your deck.</source>
        <translation>Eine deiner Handkarten muss zurück in dein Deck.</translation>
    </message>
    <message>
        <source>Discard a card first.</source>
        <translation>Wirf erst eine Karte ab.</translation>
    </message>
    <message>
        <source>Your deck ran out. Choose your achievement first.</source>
        <translation>Dein Deck ist leer geworden. Wähle erst die Karte für deinen Erfolg.</translation>
    </message>
    <message>
        <source>Take one of the cards you dug this turn.</source>
        <translation>Nimm eine der Karten, die du in diesem Zug ausgebuddelt hast.</translation>
    </message>
    <message>
        <source>You can use bonuses only in the bonus step, after an action.</source>
        <translation>Boni kannst du nur im Bonusschritt nutzen, nach einer Aktion.</translation>
    </message>
    <message>
        <source>You’ve passed on your bonus this time.</source>
        <translation>Auf deinen Bonus hast du in diesem Schritt schon verzichtet.</translation>
    </message>
    <message>
        <source>You didn’t play a card of your type in this step. Abilities and swaps don’t count.</source>
        <translation>Du hast in diesem Schritt keine Karte deines Typs gespielt; Fähigkeiten und Tauschen zählen nicht.</translation>
    </message>
    <message>
        <source>Your matching card was stopped.</source>
        <translation>Die Karte deines Typs wurde gestoppt.</translation>
    </message>
    <message>
        <source>You’ve used up your bonus for this turn.</source>
        <translation>Dein Bonus ist für diesen Zug aufgebraucht.</translation>
    </message>
    <message>
        <source>Your deck is empty.</source>
        <translation>Dein Deck ist leer.</translation>
    </message>
    <message>
        <source>The deck check has begun. Bonuses come before it.</source>
        <translation>Die Deckprüfung hat begonnen; Boni gibt es nur davor.</translation>
    </message>
    <message>
        <source>Choose the card to take from another player’s discard pile.</source>
        <translation>Wähle die Karte, die du aus einer anderen Ablage nimmst.</translation>
    </message>
    <message>
        <source>%1 isn’t in another player’s discard pile.</source>
        <translation>„%1“ ist in keiner anderen Ablage.</translation>
    </message>
    <message>
        <source>No other discard pile had a card for your bonus.</source>
        <translation>In keiner anderen Ablage lag eine Karte für deinen Bonus.</translation>
    </message>
    <message>
        <source>Your deck isn’t empty, so no achievement yet.</source>
        <translation>Dein Deck ist nicht leer, also gibt es noch keinen Erfolg.</translation>
    </message>
    <message>
        <source>The deck check comes after an action, or when you end the turn.</source>
        <translation>Die Deckprüfung kommt nach einer Aktion, oder wenn du den Zug beendest.</translation>
    </message>
    <message>
        <source>The turn can’t end while something is still going on.</source>
        <translation>Der Zug kann nicht enden, solange noch etwas läuft.</translation>
    </message>
    <message>
        <source>Achievements</source>
        <extracomment>Tail Story: a line of the score; Tail Story: what lies on the table and in which state; Where a name is missing, or a word of the table that all games share; Tail Story: a heading of the rules</extracomment>
        <translation>Erfolge</translation>
    </message>
    <message>
        <source>Achievement %1</source>
        <extracomment>Tail Story: a line of the score</extracomment>
        <translation>Erfolg %1</translation>
    </message>
    <message>
        <source>A face-down card</source>
        <translation>Eine verdeckte Karte</translation>
    </message>
    <message>
        <source>%1</source>
        <extracomment>Tail Story: what lies on the table and in which state; Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1, stopped</source>
        <extracomment>Tail Story: what lies on the table and in which state</extracomment>
        <translation>%1, gestoppt</translation>
    </message>
    <message>
        <source>%1, dug this turn</source>
        <translation>%1, in diesem Zug ausgebuddelt</translation>
    </message>
    <message>
        <source>%2’s %1, stopped</source>
        <translation>%1 (%2), gestoppt</translation>
    </message>
    <message>
        <source>%2’s %1</source>
        <extracomment>Tail Story: what lies on the table and in which state</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 will resolve</source>
        <translation>„%1“ wird ausgeführt</translation>
    </message>
    <message>
        <source>%1 will be stopped</source>
        <translation>„%1“ wird gestoppt</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <extracomment>Tail Story: what lies on the table and in which state</extracomment>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <extracomment>Tail Story: what lies on the table and in which state</extracomment>
        <translation>Am Zug: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n action point(s)</source>
        <translation>
            <numerusform>%n Aktionspunkt</numerusform>
            <numerusform>%n Aktionspunkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Swapped this turn</source>
        <translation>Schon getauscht</translation>
    </message>
    <message>
        <source>Swap: 1 left</source>
        <translation>Tausch: noch 1</translation>
    </message>
    <message>
        <source>Step %1 of 5</source>
        <translation>Schritt %1 von 5</translation>
    </message>
    <message>
        <source>Nobody can stop anything this turn</source>
        <translation>In diesem Zug kann niemand etwas stoppen</translation>
    </message>
    <message>
        <source>Altered form</source>
        <extracomment>Tail Story: what lies on the table and in which state</extracomment>
        <translation>Verwandelte Form</translation>
    </message>
    <message>
        <source>Normal form</source>
        <extracomment>Tail Story: what lies on the table and in which state</extracomment>
        <translation>Normalform</translation>
    </message>
    <message numerus="yes">
        <source>Ability: %n use(s) left this game</source>
        <translation>
            <numerusform>Fähigkeit: noch %n-mal in diesem Spiel</numerusform>
            <numerusform>Fähigkeit: noch %n-mal in diesem Spiel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ability: %n use(s) left this turn</source>
        <translation>
            <numerusform>Fähigkeit: noch %n-mal in diesem Zug</numerusform>
            <numerusform>Fähigkeit: noch %n-mal in diesem Zug</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bonus: %n use(s) left this turn</source>
        <translation>
            <numerusform>Bonus: noch %n-mal in diesem Zug</numerusform>
            <numerusform>Bonus: noch %n-mal in diesem Zug</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n achievement(s)</source>
        <extracomment>Tail Story: what lies on the table and in which state</extracomment>
        <translation>
            <numerusform>%n Erfolg</numerusform>
            <numerusform>%n Erfolge</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand limit %1</source>
        <translation>Handlimit %1</translation>
    </message>
    <message>
        <source>1 action point next turn</source>
        <translation>Nächster Zug: 1 Aktionspunkt</translation>
    </message>
    <message>
        <source>Achievement collected this turn</source>
        <translation>In diesem Zug schon einen Erfolg gesammelt</translation>
    </message>
    <message>
        <source>Lets it go</source>
        <translation>Lässt es zu</translation>
    </message>
    <message>
        <source>Being asked</source>
        <extracomment>Tail Story: what lies on the table and in which state</extracomment>
        <translation>Wird gefragt</translation>
    </message>
    <message>
        <source>Targeted</source>
        <extracomment>Tail Story: what lies on the table and in which state</extracomment>
        <translation>Im Visier</translation>
    </message>
    <message numerus="yes">
        <source>Steal %n card(s)</source>
        <translation>
            <numerusform>%n Karte stibitzen</numerusform>
            <numerusform>%n Karten stibitzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Stay silent</source>
        <extracomment>Tail Story: what a player may do; %1 is the name of a card, or of a player after &apos;at&apos;</extracomment>
        <translation>Still bleiben</translation>
    </message>
    <message numerus="yes">
        <source>Join in and draw %n card(s)</source>
        <translation>
            <numerusform>Mitmachen und %n Karte ziehen</numerusform>
            <numerusform>Mitmachen und %n Karten ziehen</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep your top card</source>
        <translation>Oberste Karte behalten</translation>
    </message>
    <message>
        <source>Put your top card on %1’s deck</source>
        <translation>Oberste Karte auf das Deck von %1 legen</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)</source>
        <translation>
            <numerusform>%n Karte ziehen</numerusform>
            <numerusform>%n Karten ziehen</numerusform>
        </translation>
    </message>
    <message>
        <source>Bury %1 in %2’s pile</source>
        <translation>%1 in der Ablage von %2 vergraben</translation>
    </message>
    <message>
        <source>Recycle %1</source>
        <extracomment>Tail Story: what a player may do; %1 is the name of a card, or of a player after &apos;at&apos;</extracomment>
        <translation>%1 recyceln</translation>
    </message>
    <message>
        <source>Put %1 back into your deck</source>
        <translation>%1 zurück ins Deck legen</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <extracomment>Tail Story: what a player may do; %1 is the name of a card, or of a player after &apos;at&apos;</extracomment>
        <translation>%1 behalten</translation>
    </message>
    <message>
        <source>Give %1</source>
        <extracomment>Tail Story: what a player may do; %1 is the name of a card, or of a player after &apos;at&apos;</extracomment>
        <translation>%1 geben</translation>
    </message>
    <message>
        <source>Take %1</source>
        <extracomment>Tail Story: what a player may do; %1 is the name of a card, or of a player after &apos;at&apos;</extracomment>
        <translation>%1 nehmen</translation>
    </message>
    <message>
        <source>Mess: take %1 from %2’s pile</source>
        <translation>Unfug: %1 aus der Ablage von %2 nehmen</translation>
    </message>
    <message>
        <source>Collect %1 as your achievement</source>
        <translation>%1 als Erfolg sammeln</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <extracomment>Tail Story: what a player may do; %1 is the name of a card, or of a player after &apos;at&apos;</extracomment>
        <translation>%1 abwerfen</translation>
    </message>
    <message>
        <source>Swap one card</source>
        <translation>Eine Karte tauschen</translation>
    </message>
    <message>
        <source>Bury nothing</source>
        <extracomment>Tail Story: what a player may do; %1 is the name of a card, or of a player after &apos;at&apos;</extracomment>
        <translation>Nichts vergraben</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Tail Story: what a player may do; %1 is the name of a card, or of a player after &apos;at&apos;</extracomment>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>%1: aim at %2</source>
        <translation>%1: gegen %2</translation>
    </message>
    <message>
        <source>%1: aim at %2 and %3</source>
        <translation>%1: gegen %2 und %3</translation>
    </message>
    <message>
        <source>%1: aim at %2, %3 and %4</source>
        <translation>%1: gegen %2, %3 und %4</translation>
    </message>
    <message>
        <source>%1: use %2</source>
        <translation>%1: %2 nutzen</translation>
    </message>
    <message>
        <source>%1: use %2 on %3</source>
        <translation>%1: %2 nutzen, gegen %3</translation>
    </message>
    <message>
        <source>Play %1 on %2</source>
        <translation>%1 spielen, gegen %2</translation>
    </message>
    <message>
        <source>Play %1</source>
        <extracomment>Tail Story: what a player may do; %1 is the name of a card, or of a player after &apos;at&apos;</extracomment>
        <translation>%1 spielen</translation>
    </message>
    <message>
        <source>Draw 1, then discard 1</source>
        <translation>1 ziehen, dann 1 abwerfen</translation>
    </message>
    <message>
        <source>Swap discards with %1</source>
        <translation>Karten tauschen mit %1</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Stop it with %1</source>
        <translation>Stoppen mit %1</translation>
    </message>
    <message>
        <source>Let it go</source>
        <translation>Zulassen</translation>
    </message>
    <message>
        <source>No bonus</source>
        <extracomment>Tail Story: what a player may do; %1 is the name of a card, or of a player after &apos;at&apos;</extracomment>
        <translation>Kein Bonus</translation>
    </message>
    <message>
        <source>Draw 1–3, then others of your type draw 0–2</source>
        <translation>Zieh 1–3, dann ziehen andere deines Typs 0–2</translation>
    </message>
    <message numerus="yes">
        <source>%n action point(s) will be lost.</source>
        <translation>
            <numerusform>%n Aktionspunkt geht verloren.</numerusform>
            <numerusform>%n Aktionspunkte gehen verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>You’ll lose the bonus. You can’t use it later.</source>
        <translation>Der Bonus verfällt. Später lässt er sich nicht mehr nutzen.</translation>
    </message>
    <message>
        <source>You could draw cards here, but you’re drawing none.</source>
        <translation>Du könntest hier Karten ziehen, ziehst aber keine.</translation>
    </message>
    <message>
        <source>You could take one more card.</source>
        <translation>Du könntest noch eine Karte nehmen.</translation>
    </message>
    <message>
        <source>%1. Altered: %2</source>
        <translation>%1. Verwandelt: %2</translation>
    </message>
    <message>
        <source>%2; costs %1</source>
        <translation>%2; kostet %1</translation>
    </message>
    <message>
        <source>Your deck is empty, so you’ll draw nothing.</source>
        <translation>Dein Deck ist leer, du ziehst also nichts.</translation>
    </message>
    <message>
        <source>Costs 1 action point</source>
        <translation>Kostet 1 Aktionspunkt</translation>
    </message>
    <message>
        <source>1 or 2 discards, one for one. Free, once a turn.</source>
        <translation>1–2 Ablagekarten eins zu eins tauschen; gratis, einmal pro Zug</translation>
    </message>
    <message numerus="yes">
        <source>You’ll discard %n card(s).</source>
        <translation>
            <numerusform>Du wirfst %n Karte ab.</numerusform>
            <numerusform>Du wirfst %n Karten ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>%2’s “%1” fails, and %2 draws a card, unless your card is stopped</source>
        <translation>„%1“ von %2 bleibt ohne Wirkung, und %2 zieht eine Karte, es sei denn, deine Karte wird gestoppt</translation>
    </message>
    <message>
        <source>Choose your character.</source>
        <translation>Wähle deine Figur.</translation>
    </message>
    <message>
        <source>The last in the queue chooses first. Everyone starts in Normal form.</source>
        <translation>Wer die höchste Wartenummer hat, wählt zuerst. Alle beginnen in der Normalform.</translation>
    </message>
    <message>
        <source>Your turn. Choose an action, or end the turn.</source>
        <translation>Du bist am Zug. Wähle eine Aktion oder beende den Zug.</translation>
    </message>
    <message>
        <source>How many cards will you draw?</source>
        <translation>Wie viele Karten ziehst du?</translation>
    </message>
    <message>
        <source>You get them all at once.</source>
        <translation>Du bekommst alle Karten auf einmal.</translation>
    </message>
    <message>
        <source>How many cards will you steal?</source>
        <translation>Wie viele Karten stibitzt du?</translation>
    </message>
    <message>
        <source>They’re taken at random.</source>
        <translation>Welche es sind, entscheidet der Zufall.</translation>
    </message>
    <message>
        <source>Bury up to 2 of your discards, or none.</source>
        <translation>Vergrab 0 bis 2 Karten aus deiner Ablage.</translation>
    </message>
    <message>
        <source>They go to the discard pile of the player you stole from.</source>
        <translation>Die vergrabenen Karten kommen in die Ablage des Bestohlenen.</translation>
    </message>
    <message>
        <source>Take 1 or 2 of your discards into your hand.</source>
        <translation>Nimm 1 oder 2 Karten aus deiner Ablage auf die Hand.</translation>
    </message>
    <message>
        <source>Stopping and Recycling cards stay where they are.</source>
        <translation>Stopp- und Recyclingkarten bleiben, wo sie sind.</translation>
    </message>
    <message>
        <source>Make the sound too, and draw up to 2 cards?</source>
        <translation>Machst du den Laut mit und ziehst bis zu 2 Karten?</translation>
    </message>
    <message>
        <source>You may also stay silent.</source>
        <translation>Du darfst auch still bleiben.</translation>
    </message>
    <message>
        <source>Discard a card.</source>
        <translation>Wirf eine Karte ab.</translation>
    </message>
    <message>
        <source>Any card in your hand, even the one you just drew.</source>
        <translation>Eine beliebige Handkarte, auch die eben gezogene.</translation>
    </message>
    <message>
        <source>Put a card from your hand back in your deck.</source>
        <translation>Leg eine Handkarte zurück in dein Deck.</translation>
    </message>
    <message>
        <source>Nobody sees which one. Then your deck is shuffled.</source>
        <translation>Niemand sieht, welche es ist; dann wird dein Deck gemischt.</translation>
    </message>
    <message>
        <source>Take a card you dug this turn.</source>
        <translation>Nimm eine Karte, die du in diesem Zug ausgebuddelt hast.</translation>
    </message>
    <message>
        <source>Pick 1 or 2 of your discards to give.</source>
        <translation>Wähle 1 oder 2 Karten aus deiner Ablage, die du hergibst.</translation>
    </message>
    <message>
        <source>Then pick the same number of theirs.</source>
        <translation>Dann nimmst du ebenso viele Karten aus der anderen Ablage.</translation>
    </message>
    <message>
        <source>Now pick the same number of theirs.</source>
        <translation>Such ebenso viele Karten aus der anderen Ablage aus.</translation>
    </message>
    <message>
        <source>Use your bonus?</source>
        <translation>Deinen Bonus nutzen?</translation>
    </message>
    <message>
        <source>You played a card of your own type.</source>
        <translation>Du hast eine Karte deines eigenen Typs gespielt.</translation>
    </message>
    <message>
        <source>Put the top card of your deck on theirs?</source>
        <translation>Die oberste Karte deines Decks auf das andere Deck legen?</translation>
    </message>
    <message>
        <source>Nobody sees the card.</source>
        <translation>Niemand sieht die Karte.</translation>
    </message>
    <message>
        <source>Your deck and your discard pile are empty, so these cards become your deck.</source>
        <translation>Dein Deck und deine Ablage sind leer: Was du jetzt abwirfst, wird dein Deck.</translation>
    </message>
    <message>
        <source>Your deck ran out. Collect an achievement.</source>
        <translation>Dein Deck ist leer geworden. Sammle einen Erfolg.</translation>
    </message>
    <message>
        <source>Place a card from your hand face down. It’s out of play for good.</source>
        <translation>Leg eine deiner Handkarten verdeckt ab; sie ist für immer aus dem Spiel.</translation>
    </message>
    <message>
        <source>You can’t hold more than your hand limit.</source>
        <translation>Mehr Karten, als dein Handlimit erlaubt, darfst du nicht behalten.</translation>
    </message>
    <message>
        <source>If nobody does, %2’s “%1” goes ahead, using the discarded “%3”.</source>
        <translation>Reagiert niemand, wirkt „%1“ von %2, mit der Karte „%3“ aus der Ablage.</translation>
    </message>
    <message>
        <source>If nobody does, %2’s “%1” goes ahead.</source>
        <translation>Reagiert niemand, wirkt „%1“ von %2.</translation>
    </message>
    <message>
        <source>If nobody does, the stop is stopped, and %2’s “%1” goes ahead.</source>
        <translation>Reagiert niemand, ist die Stoppkarte gestoppt, und „%1“ von %2 wirkt.</translation>
    </message>
    <message>
        <source>If nobody does, the stop is stopped, and %2’s “%1” goes ahead, using the discarded “%3”.</source>
        <translation>Reagiert niemand, ist die Stoppkarte gestoppt, und „%1“ von %2 wirkt, mit der Karte „%3“ aus der Ablage.</translation>
    </message>
    <message>
        <source>If nobody does, %2’s “%1” fails, and %2 draws a card.</source>
        <translation>Reagiert niemand, bleibt „%1“ von %2 ohne Wirkung, und %2 zieht eine Karte.</translation>
    </message>
    <message>
        <source>If nobody does, %2’s “%1” (using the discarded “%3”) fails, and %2 draws a card.</source>
        <translation>Reagiert niemand, bleibt „%1“ von %2 (mit der Karte „%3“ aus der Ablage) ohne Wirkung, und %2 zieht eine Karte.</translation>
    </message>
    <message>
        <source>Stop %2’s “%1”?</source>
        <translation>„%1“ von %2 stoppen?</translation>
    </message>
    <message>
        <source>Will anyone stop %2’s “%1”?</source>
        <translation>Stoppt jemand „%1“ von %2?</translation>
    </message>
    <message>
        <source>Stop %2’s “%1”? It targets %3.</source>
        <translation>„%1“ von %2 stoppen? Ziel: %3.</translation>
    </message>
    <message>
        <source>Will anyone stop %2’s “%1”? It targets %3.</source>
        <translation>Stoppt jemand „%1“ von %2? Ziel: %3.</translation>
    </message>
    <message>
        <source>Stop %2’s “%1”? It targets %3 and %4.</source>
        <translation>„%1“ von %2 stoppen? Ziele: %3 und %4.</translation>
    </message>
    <message>
        <source>Will anyone stop %2’s “%1”? It targets %3 and %4.</source>
        <translation>Stoppt jemand „%1“ von %2? Ziele: %3 und %4.</translation>
    </message>
    <message>
        <source>Stop %2’s “%1”? It targets %3, %4 and %5.</source>
        <translation>„%1“ von %2 stoppen? Ziele: %3, %4 und %5.</translation>
    </message>
    <message>
        <source>Will anyone stop %2’s “%1”? It targets %3, %4 and %5.</source>
        <translation>Stoppt jemand „%1“ von %2? Ziele: %3, %4 und %5.</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s).</source>
        <translation>
            <numerusform>Wirf %n Karte ab.</numerusform>
            <numerusform>Wirf %n Karten ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>Press a chosen card again to keep it.</source>
        <translation>Drück noch einmal auf eine gewählte Karte, um sie doch zu behalten.</translation>
    </message>
    <message>
        <source>No action points left. Only free actions remain.</source>
        <translation>Keine Aktionspunkte mehr. Jetzt geht nur noch, was nichts kostet.</translation>
    </message>
    <message numerus="yes">
        <source>%n action point(s) left.</source>
        <translation>
            <numerusform>Noch %n Aktionspunkt.</numerusform>
            <numerusform>Noch %n Aktionspunkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The story goes on.</source>
        <translation>Die Geschichte geht weiter.</translation>
    </message>
    <message>
        <source>Waiting for %1.</source>
        <translation>Warten auf %1.</translation>
    </message>
    <message>
        <source>The game ends with no winner.</source>
        <translation>Das Spiel endet unentschieden.</translation>
    </message>
    <message>
        <source>%1 wins with a fourth achievement.</source>
        <translation>%1 gewinnt mit dem vierten Erfolg.</translation>
    </message>
    <message>
        <source>canine</source>
        <extracomment>Tail Story: a family of animals: what a character is</extracomment>
        <translation>Hund</translation>
    </message>
    <message>
        <source>feline</source>
        <extracomment>Tail Story: a family of animals: what a character is</extracomment>
        <translation>Katze</translation>
    </message>
    <message>
        <source>rodent &amp; friends</source>
        <translation>Nager &amp; Freunde</translation>
    </message>
    <message>
        <source>Draw %1 to %2 cards from your deck.</source>
        <translation>Zieh %1 bis %2 Karten von deinem Deck.</translation>
    </message>
    <message>
        <source>Steal %1 to %2 random cards from another player’s hand.</source>
        <translation>Stibitz %1 bis %2 zufällige Karten von der Hand eines anderen.</translation>
    </message>
    <message>
        <source>Stops what another player just played or did.</source>
        <translation>Stoppt, was jemand anderes gerade gespielt oder getan hat.</translation>
    </message>
    <message>
        <source>Bury: put %1 to %2 of your discards on that player’s discard pile.</source>
        <translation>Vergraben: Leg %1 bis %2 Karten aus deiner Ablage auf die Ablage des Bestohlenen.</translation>
    </message>
    <message>
        <source>Bribe: the stopped player draws a card.</source>
        <translation>Schmiergeld: Wer gestoppt wird, zieht eine Karte.</translation>
    </message>
    <message>
        <source>Recycle: take %1 to %2 of your discards into your hand, but no Stopping or Recycling cards.</source>
        <translation>Recyceln: Nimm %1 bis %2 Karten aus deiner Ablage auf die Hand, keine Stopp- oder Recyclingkarten.</translation>
    </message>
    <message>
        <source>Then other players of your type may make the sound and draw up to %2 cards.</source>
        <translation>Dann dürfen andere mit einer Figur deines Typs den Laut machen und bis zu %2 Karten ziehen.</translation>
    </message>
    <message>
        <source>Then discard a card.</source>
        <translation>Dann wirf eine Karte ab.</translation>
    </message>
    <message>
        <source>Altered: %1 to %2 other players each discard a random card; once a turn.</source>
        <translation>Verwandelt: %1 bis %2 andere werfen je eine zufällige Karte ab, einmal pro Zug.</translation>
    </message>
    <message>
        <source>Altered: nobody can play Stopping cards for the rest of this turn; twice a game.</source>
        <translation>Verwandelt: Für den Rest dieses Zuges kann niemand Stoppkarten spielen; zweimal pro Spiel.</translation>
    </message>
    <message>
        <source>Then shuffle a card from your hand into your deck; twice a game.</source>
        <translation>Dann misch eine Handkarte in dein Deck; zweimal pro Spiel.</translation>
    </message>
    <message>
        <source>Altered: use a Drawing, Stealing or Recycling card in your discard pile for free; twice a game.</source>
        <translation>Verwandelt: Nutze eine Zieh-, Stibitz- oder Recyclingkarte aus deiner Ablage gratis; zweimal pro Spiel.</translation>
    </message>
    <message>
        <source>Altered: take a card you dug this turn into your hand; once a turn.</source>
        <translation>Verwandelt: Nimm eine Karte, die du in diesem Zug ausgebuddelt hast, auf die Hand, einmal pro Zug.</translation>
    </message>
    <message>
        <source>Altered: another player starts their next turn with only 1 action point; twice a game.</source>
        <translation>Verwandelt: Ein anderer Spieler beginnt seinen nächsten Zug mit nur 1 Aktionspunkt; zweimal pro Spiel.</translation>
    </message>
    <message>
        <source>Swap %1 to %2 of your discards for the same number of another player’s.</source>
        <translation>Tausche %1 bis %2 Karten aus deiner Ablage gegen ebenso viele aus einer anderen.</translation>
    </message>
    <message>
        <source>Bonus for a card of your type: draw 1, once a turn.</source>
        <translation>Bonus für eine Karte deines Typs: Zieh 1, einmal pro Zug.</translation>
    </message>
    <message>
        <source>Bonus for a card of your type: mess. Put a card from another discard pile on yours, then you may put the top card of your deck on that player’s deck; once a turn.</source>
        <translation>Bonus für eine Karte deines Typs: Unfug. Leg eine Karte aus einer anderen Ablage auf deine, dann darfst du deine oberste Karte auf das Deck dieses Spielers legen; einmal pro Zug.</translation>
    </message>
    <message>
        <source>Bonus for a card of your type: dig. Your top card goes to your discard pile; twice a turn.</source>
        <translation>Bonus für eine Karte deines Typs: Buddeln. Deine oberste Karte kommt auf deine Ablage; zweimal pro Zug.</translation>
    </message>
    <message>
        <source>Bonus: mess 1, once a turn (take a card from another discard pile)</source>
        <translation>Bonus: 1 Unfug, einmal pro Zug (nimm eine Karte aus einer anderen Ablage)</translation>
    </message>
    <message>
        <source>Bonus: dig 1, twice a turn (discard the top card of your deck)</source>
        <translation>Bonus: 1 buddeln, zweimal pro Zug (leg die oberste Karte deines Decks ab)</translation>
    </message>
    <message>
        <source>%1 card, %2, costs %3.</source>
        <translation>Kartenart %1, Typ %2, kostet %3.</translation>
    </message>
    <message>
        <source>Only for an altered character of its type. Make the sound: %1</source>
        <translation>Nur für eine verwandelte Figur vom Typ der Karte; mach den Laut: %1</translation>
    </message>
    <message>
        <source>It cannot be stopped.</source>
        <translation>Diese Karte lässt sich nicht stoppen.</translation>
    </message>
    <message>
        <source>A %1 character; altered: %2.</source>
        <translation>Figur vom Typ %1; verwandelt: %2.</translation>
    </message>
    <message>
        <source>Type: %1</source>
        <extracomment>Tail Story: a family of animals: what a character is</extracomment>
        <translation>Typ: %1</translation>
    </message>
    <message>
        <source>What the character does in Altered form.</source>
        <translation>Was die Figur in verwandelter Form tut.</translation>
    </message>
    <message>
        <source>Turns follow the order of the queue.</source>
        <translation>Gespielt wird in der Reihenfolge der Wartenummern.</translation>
    </message>
    <message>
        <source>%1 takes queue card %2.</source>
        <translation>%1 bekommt %2 als Wartenummer.</translation>
    </message>
    <message>
        <source>%1 chooses %2.</source>
        <translation>%1 wählt: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Turn %2: %1 has %n action point(s).</source>
        <translation>
            <numerusform>Zug %2: %1 hat %n Aktionspunkt.</numerusform>
            <numerusform>Zug %2: %1 hat %n Aktionspunkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wants to draw 1 and discard 1.</source>
        <translation>%1 möchte 1 Karte ziehen und 1 abwerfen.</translation>
    </message>
    <message>
        <source>%1 uses the ability of %2.</source>
        <translation>%1 nutzt die Fähigkeit: %2.</translation>
    </message>
    <message>
        <source>%1 aims at %2.</source>
        <translation>%1 zielt auf %2.</translation>
    </message>
    <message>
        <source>%1 wants to swap discards with %2.</source>
        <translation>%1 möchte mit %2 Ablagekarten tauschen.</translation>
    </message>
    <message>
        <source>%1 lets it go.</source>
        <translation>%1 lässt es zu.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is bribed with %n card(s).</source>
        <translation>
            <numerusform>%1 wird mit %n Karte bestochen.</numerusform>
            <numerusform>%1 wird mit %n Karten bestochen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n card(s).</source>
        <translation>
            <numerusform>%1 zieht %n Karte.</numerusform>
            <numerusform>%1 zieht %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 steals %n card(s) from %2.</source>
        <translation>
            <numerusform>%1 stibitzt %n Karte von %2.</numerusform>
            <numerusform>%1 stibitzt %n Karten von %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 joins in and draws %n card(s).</source>
        <translation>
            <numerusform>%1 macht mit und zieht %n Karte.</numerusform>
            <numerusform>%1 macht mit und zieht %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 sprints! Nobody can stop anything this turn.</source>
        <translation>%1 sprintet. In diesem Zug kann niemand etwas stoppen.</translation>
    </message>
    <message>
        <source>%1 puts a card back into the deck.</source>
        <translation>%1 legt eine Karte zurück ins Deck.</translation>
    </message>
    <message>
        <source>%1 hits %2, who gets only 1 action point next turn.</source>
        <translation>Durch %1 hat %2 im nächsten Zug nur 1 Aktionspunkt.</translation>
    </message>
    <message>
        <source>%1 uses the bonus.</source>
        <translation>%1 nutzt den Bonus.</translation>
    </message>
    <message numerus="yes">
        <source>%1 puts %n card(s) from the top of their deck on %2’s deck.</source>
        <translation>
            <numerusform>%1 legt %n Karte aus dem eigenen Deck auf das Deck von %2.</numerusform>
            <numerusform>%1 legt %n Karten aus dem eigenen Deck auf das Deck von %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 plays “%2”.</source>
        <translation>%1 spielt „%2“.</translation>
    </message>
    <message>
        <source>%1 plays “%2” against %3.</source>
        <translation>%1 spielt „%2“ gegen %3.</translation>
    </message>
    <message>
        <source>%1 plays “%2” and makes the sound.</source>
        <translation>%1 spielt „%2“ und macht den Laut.</translation>
    </message>
    <message>
        <source>%1 uses the discarded “%2”.</source>
        <translation>%1 nutzt „%2“ aus der Ablage.</translation>
    </message>
    <message>
        <source>%1 plays “%2” to stop %3’s “%4”.</source>
        <translation>%1 stoppt „%4“ von %3 mit „%2“.</translation>
    </message>
    <message>
        <source>%1’s “%2” is stopped.</source>
        <translation>„%2“ von %1 ist gestoppt.</translation>
    </message>
    <message>
        <source>%1 buries “%2” in %3’s pile.</source>
        <translation>%1 vergräbt „%2“ in der Ablage von %3.</translation>
    </message>
    <message>
        <source>%1 recycles “%2”.</source>
        <translation>%1 recycelt „%2“.</translation>
    </message>
    <message>
        <source>%1 discards “%2”.</source>
        <translation>%1 wirft „%2“ ab.</translation>
    </message>
    <message>
        <source>%1 loses “%2”.</source>
        <translation>%1 verliert „%2“.</translation>
    </message>
    <message>
        <source>%1 keeps “%2”.</source>
        <translation>%1 behält „%2“.</translation>
    </message>
    <message>
        <source>%1 gives “%2” to %3.</source>
        <translation>%1 gibt „%2“ an %3.</translation>
    </message>
    <message>
        <source>%1 takes “%2” from %3.</source>
        <translation>%1 nimmt „%2“ von %3.</translation>
    </message>
    <message>
        <source>%1 messes with %3 and takes “%2” from their discard pile.</source>
        <translation>%1 treibt Unfug und nimmt „%2“ aus der Ablage von %3.</translation>
    </message>
    <message>
        <source>%1 digs “%2”.</source>
        <translation>%1 buddelt „%2“ aus.</translation>
    </message>
    <message>
        <source>%1 skips the bonus.</source>
        <translation>%1 verzichtet auf den Bonus.</translation>
    </message>
    <message numerus="yes">
        <source>%1’s deck ran out, so %n card(s) became the new deck.</source>
        <translation>
            <numerusform>Das Deck von %1 ist leer: Aus %n Karte wird ein neues.</numerusform>
            <numerusform>Das Deck von %1 ist leer: Aus %n Karten wird ein neues.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no cards left for a new deck.</source>
        <translation>%1 hat keine Karten mehr für ein neues Deck.</translation>
    </message>
    <message>
        <source>%1 collects achievement %2.</source>
        <translation>%1 sammelt Erfolg %2.</translation>
    </message>
    <message>
        <source>%1’s character is now %2.</source>
        <translation>Die Figur von %1 ist jetzt verwandelt: %2.</translation>
    </message>
    <message>
        <source>%1’s hand limit falls to 4.</source>
        <translation>Das Handlimit von %1 sinkt auf 4.</translation>
    </message>
    <message>
        <source>%1 ends the turn.</source>
        <translation>%1 beendet den Zug.</translation>
    </message>
    <message>
        <source>%1 wins the game.</source>
        <translation>%1 gewinnt das Spiel.</translation>
    </message>
    <message numerus="yes">
        <source>The game ends with no winner after %n turn(s).</source>
        <translation>
            <numerusform>Das Spiel endet nach %n Zug unentschieden.</numerusform>
            <numerusform>Das Spiel endet nach %n Zügen unentschieden.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no cards left to draw.</source>
        <translation>%1 kann keine Karte mehr ziehen.</translation>
    </message>
    <message>
        <source>In the box</source>
        <translation>In der Schachtel</translation>
    </message>
    <message>
        <source>Setup</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>Der Aufbau</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Gut zu wissen</translation>
    </message>
    <message>
        <source>A turn</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <source>Your actions</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>Deine Aktionen</translation>
    </message>
    <message>
        <source>Event cards</source>
        <extracomment>Where a name is missing, or a word of the table that all games share; Tail Story: a heading of the rules</extracomment>
        <translation>Ereigniskarten</translation>
    </message>
    <message>
        <source>Characters</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Altered abilities</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>Verwandelte Fähigkeiten</translation>
    </message>
    <message>
        <source>Swapping discards</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>Ablagekarten tauschen</translation>
    </message>
    <message>
        <source>The bonus step</source>
        <translation>Der Bonusschritt</translation>
    </message>
    <message>
        <source>The deck check</source>
        <translation>Die Deckprüfung</translation>
    </message>
    <message>
        <source>The end of a turn</source>
        <translation>Das Ende eines Zuges</translation>
    </message>
    <message>
        <source>Who wins</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>Wer gewinnt</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>For 1 action point you take the top card of your deck, then choose any card from your hand to discard, even the one just drawn. You can do this more than once a turn. The discard goes to your pile at once, so if you drew your last card, it becomes part of your new deck.</source>
        <translation>Für 1 Aktionspunkt nimmst du die oberste Karte deines Decks und wirfst dann eine beliebige Handkarte ab, auch die eben gezogene. Das geht öfter als einmal pro Zug. Die abgeworfene Karte kommt sofort in deine Ablage; ist dein Deck beim Ziehen leer geworden, gehört sie also schon zu deinem neuen Deck.</translation>
    </message>
    <message>
        <source>Draw and discard: edge cases</source>
        <translation>Ziehen und abwerfen: Sonderfälle</translation>
    </message>
    <message>
        <source>You choose the discard after you have drawn. With an empty deck you draw nothing, but you still discard 1 card. If your deck and hand are both empty, you cannot take this action. If you are stopped, you neither draw nor discard; you just take the bribe.</source>
        <translation>Was du abwirfst, wählst du nach dem Ziehen. Mit leerem Deck ziehst du nichts, wirfst aber trotzdem 1 Karte ab. Nur wenn Deck und Hand beide leer sind, ist diese Aktion nicht möglich. Wirst du gestoppt, ziehst du nicht und wirfst nicht ab; du bekommst nur das Schmiergeld.</translation>
    </message>
    <message>
        <source>Using your altered ability</source>
        <translation>Deine verwandelte Fähigkeit nutzen</translation>
    </message>
    <message>
        <source>An altered character has an ability that you can use in the play step of your own turn. It is an action that costs nothing. If your character turns over during your turn, you can use the ability in that same turn.</source>
        <translation>Eine verwandelte Figur hat eine Fähigkeit, die du im Spielschritt deines eigenen Zuges nutzen kannst. Sie ist eine Aktion und kostet nichts. Dreht sich deine Figur in deinem Zug um, kannst du die Fähigkeit noch im selben Zug nutzen.</translation>
    </message>
    <message>
        <source>How often you can use it</source>
        <translation>Wie oft du sie nutzen kannst</translation>
    </message>
    <message>
        <source>Every ability can be used once a turn. Alan, Padthai, Khalid and Rocky can use theirs only twice in the whole game; Jack and Ham &amp; Cheese have no such limit. A stopped use counts too (TS-51).</source>
        <translation>Jede Fähigkeit lässt sich einmal pro Zug nutzen. Alan, Padthai, Khalid und Rocky können ihre nur zweimal im ganzen Spiel nutzen; Jack und Ham &amp; Cheese haben keine solche Grenze. Auch ein gestoppter Einsatz zählt (TS-51).</translation>
    </message>
    <message>
        <source>An ability earns no bonus</source>
        <translation>Eine Fähigkeit bringt keinen Bonus</translation>
    </message>
    <message>
        <source>Only Event cards that you play can earn your bonus, and an ability is not an Event card. This holds for Khalid as well, although he uses the effect of an Event card.</source>
        <translation>Nur Ereigniskarten, die du spielst, können deinen Bonus bringen, und eine Fähigkeit ist keine Ereigniskarte. Das gilt auch für Khalid, obwohl er die Wirkung einer Ereigniskarte nutzt.</translation>
    </message>
    <message>
        <source>Jack: random discards</source>
        <translation>Jack: zufällig abwerfen</translation>
    </message>
    <message>
        <source>Choose 1, 2 or 3 other players. Each of them loses a random card from their hand to their own discard pile. Jack can do this once a turn, with no limit for the whole game.</source>
        <translation>Wähle 1, 2 oder 3 andere Spieler. Jeder von ihnen muss eine zufällige Handkarte auf seine eigene Ablage legen. Jack kann das einmal pro Zug, ohne Grenze fürs ganze Spiel.</translation>
    </message>
    <message>
        <source>Jack: who you can choose</source>
        <translation>Jack: wer zur Wahl steht</translation>
    </message>
    <message>
        <source>Choose at least one player, and only players with cards in hand. If nobody else has any, you cannot use the ability. The cards are lost in turn order, starting with the player after Jack’s. If a chosen player’s hand is empty by then, that player loses nothing.</source>
        <translation>Wähle mindestens einen Spieler, und nur solche mit Karten auf der Hand. Hat niemand sonst Karten, lässt sich die Fähigkeit nicht nutzen. Die Karten gehen in Zugreihenfolge verloren. Den Anfang macht der Spieler nach dem Besitzer von Jack. Ist eine gewählte Hand inzwischen leer, verliert dieser Spieler nichts.</translation>
    </message>
    <message>
        <source>Alan: no stopping this turn</source>
        <translation>Alan: kein Stoppen in diesem Zug</translation>
    </message>
    <message>
        <source>From the moment the ability resolves, nobody can play Stopping cards for the rest of this turn, not even you. It works once a turn and twice a game.</source>
        <translation>Sobald die Fähigkeit ausgeführt wird, kann bis zum Ende dieses Zuges niemand Stoppkarten spielen, auch du nicht. Nutzen kannst du die Fähigkeit einmal pro Zug und zweimal pro Spiel.</translation>
    </message>
    <message>
        <source>Alan can be stopped</source>
        <translation>Alan lässt sich stoppen</translation>
    </message>
    <message>
        <source>Alan’s ability can be stopped like any other before it resolves. Then there is no sprint. Others can keep stopping you, the use is gone, and all you get is the bribe.</source>
        <translation>Bevor sie ausgeführt wird, lässt sich Alans Fähigkeit stoppen wie jede andere. Dann gibt es keinen Sprint: Andere können dich weiter stoppen, der Einsatz ist verbraucht, und du bekommst nur das Schmiergeld.</translation>
    </message>
    <message>
        <source>Padthai: draw, then put one back</source>
        <translation>Padthai: ziehen, dann eine zurück</translation>
    </message>
    <message>
        <source>Draw 1 to 3 cards. Then put 1 card of your choice from your hand into your deck, which is then shuffled. This works once a turn and twice a game.</source>
        <translation>Zieh 1 bis 3 Karten. Dann leg 1 Karte deiner Wahl von der Hand in dein Deck, das danach gemischt wird. Nutzen kannst du die Fähigkeit einmal pro Zug und zweimal pro Spiel.</translation>
    </message>
    <message>
        <source>Padthai: edge cases</source>
        <translation>Padthai: Sonderfälle</translation>
    </message>
    <message>
        <source>You must put a card back; it may be one you just drew, and nobody sees which one it is. If your deck has fewer than 3 cards, you can draw only those. With an empty deck you draw nothing, but still put a card back. So your deck has at least 1 card afterwards, unless deck and hand were both empty.</source>
        <translation>Du musst eine Karte zurücklegen; es darf eine eben gezogene sein, und niemand sieht, welche es ist. Hat dein Deck weniger als 3 Karten, kannst du nur diese ziehen. Mit leerem Deck ziehst du nichts, legst aber trotzdem eine Karte zurück. Danach hat dein Deck also mindestens 1 Karte, es sei denn, Deck und Hand waren beide leer.</translation>
    </message>
    <message>
        <source>Khalid: use a discard for free</source>
        <translation>Khalid: eine Karte aus der Ablage gratis nutzen</translation>
    </message>
    <message>
        <source>Choose 1 Event card in your own discard pile and use its effect without paying for it. The card stays in the discard pile. This works once a turn and twice a game.</source>
        <translation>Wähle 1 Ereigniskarte in deiner eigenen Ablage und nutze ihre Wirkung, ohne dafür zu bezahlen. Die Karte bleibt in der Ablage. Nutzen kannst du die Fähigkeit einmal pro Zug und zweimal pro Spiel.</translation>
    </message>
    <message>
        <source>Khalid: which cards</source>
        <translation>Khalid: welche Karten</translation>
    </message>
    <message>
        <source>Khalid can use Drawing, Stealing and Recycling cards of any type. He cannot use Acting cards. He cannot use Stopping cards either, because in your own action there is nothing to stop. If there is no card he could use, the ability is refused.</source>
        <translation>Khalid kann Zieh-, Stibitz- und Recyclingkarten jedes Typs nutzen. Auftrittskarten kann er nicht nutzen. Stoppkarten auch nicht, denn in deiner eigenen Aktion gibt es nichts zu stoppen. Gibt es keine passende Karte, lässt sich die Fähigkeit nicht nutzen.</translation>
    </message>
    <message>
        <source>You have no action points left, but Khalid is altered. Try the ability with Howlywood Debut in your discard pile, and it is refused. Then use Tuna Drawing from the pile. You draw up to 2 cards for free, and Tuna Drawing stays where it is.</source>
        <translation>Du hast keine Aktionspunkte mehr, aber Khalid ist verwandelt. Versuch die Fähigkeit mit „Heulywood-Debüt“ aus deiner Ablage: Das geht nicht. Dann nutze „Thunfischzug“ aus der Ablage: Du ziehst bis zu 2 Karten kostenlos, und „Thunfischzug“ bleibt, wo er ist.</translation>
    </message>
    <message>
        <source>Khalid: how the card works</source>
        <translation>Khalid: wie die Karte wirkt</translation>
    </message>
    <message>
        <source>You announce the card and, for a Stealing card, the player you aim at. It works as if you had played it, except that it is free, and it can be stopped like any ability. All this time the card is still an ordinary discard. You may even bury a Stealing card as part of its own steal, but a Recycling card can never take itself back.</source>
        <translation>Du kündigst an, welche Karte es ist, und bei einer Stibitzkarte auch, gegen wen es geht. Sie wirkt, als hättest du sie gespielt, nur kostenlos, und lässt sich stoppen wie jede Fähigkeit. Die Karte selbst bleibt die ganze Zeit eine gewöhnliche Karte in der Ablage: Eine Stibitzkarte kann bei ihrem eigenen Stibitzen vergraben werden, aber eine Recyclingkarte kann nie sich selbst zurückholen.</translation>
    </message>
    <message>
        <source>Ham &amp; Cheese: keep what you dug up</source>
        <translation>Ham &amp; Cheese: behalten, was ihr ausgebuddelt habt</translation>
    </message>
    <message>
        <source>Take 1 card that you dug this turn from your discard pile into your hand. Ham &amp; Cheese can do this once a turn, with no limit for the whole game. You dig with the rodent bonus (TS-102).</source>
        <translation>Nimm 1 Karte, die du in diesem Zug ausgebuddelt hast, aus deiner Ablage auf die Hand. Ham &amp; Cheese können das einmal pro Zug, ohne Grenze fürs ganze Spiel. Gebuddelt wird mit dem Bonus der Nager (TS-102).</translation>
    </message>
    <message>
        <source>Ham &amp; Cheese: which cards count</source>
        <translation>Ham &amp; Cheese: welche Karten zählen</translation>
    </message>
    <message>
        <source>A card counts if you dug it this turn and it has been in your discard pile ever since. Once it leaves the pile, for example because your deck is renewed or the card is swapped away, it no longer counts, even if it comes back. Cards that you dug on another player’s turn do not count on yours. You pick the card when the ability resolves.</source>
        <translation>Eine Karte zählt, wenn du sie in genau diesem Zug ausgebuddelt hast und sie seitdem in deiner Ablage liegt. Verlässt sie die Ablage, zählt sie nicht mehr, auch wenn sie zurückkommt: etwa, wenn dein Deck erneuert oder die Karte weggetauscht wird. Was du im Zug eines anderen ausgebuddelt hast, zählt in deinem nicht. Die Karte suchst du aus, wenn die Fähigkeit ausgeführt wird.</translation>
    </message>
    <message>
        <source>You dug up Cheeky Pockets this turn, and it is in your discard pile. Use your ability, and it goes to your hand. Then take that back and swap Cheeky Pockets for one of Fred’s discards first. Now the ability is refused, because the card has left your pile.</source>
        <translation>Du hast in diesem Zug den „Backentaschendieb“ ausgebuddelt, und er liegt in deiner Ablage. Nutze deine Fähigkeit: Er kommt auf deine Hand. Dann nimm das zurück und tausch den „Backentaschendieb“ erst gegen eine Karte aus Freds Ablage. Jetzt lässt sich die Fähigkeit nicht nutzen, weil die Karte deine Ablage verlassen hat.</translation>
    </message>
    <message>
        <source>Rocky: only 1 action point</source>
        <translation>Rocky: nur 1 Aktionspunkt</translation>
    </message>
    <message>
        <source>Choose another player. That player begins their next turn with 1 action point instead of 2, which is not enough for an Acting card. This works once a turn and twice a game.</source>
        <translation>Wähle einen anderen Spieler. Er beginnt seinen nächsten Zug mit 1 Aktionspunkt statt 2, und das reicht nicht für eine Auftrittskarte. Nutzen kannst du die Fähigkeit einmal pro Zug und zweimal pro Spiel.</translation>
    </message>
    <message>
        <source>Rocky: who he can hit</source>
        <translation>Rocky: wen er trifft</translation>
    </message>
    <message>
        <source>You cannot choose yourself. Everyone sees who is hit, and the hit is used up when that player’s next turn begins. Hits do not add up. The player has 1 action point, never 0.</source>
        <translation>Dich selbst kannst du nicht wählen. Alle sehen, wer getroffen ist, und der Treffer ist verbraucht, sobald der nächste Zug des Getroffenen beginnt. Treffer werden nicht zusammengezählt: Es bleibt bei 1 Aktionspunkt, nie werden es 0.</translation>
    </message>
    <message>
        <source>Once a turn you can swap 1 or 2 cards from your discard pile for the same number from one other player’s. It costs nothing, and you choose all the cards. It is an action, so others can stop it, and a bonus step and a deck check follow.</source>
        <translation>Einmal pro Zug kannst du 1 oder 2 Karten aus deiner Ablage gegen ebenso viele aus der Ablage eines anderen tauschen. Es kostet nichts, und du suchst alle Karten aus. Der Tausch ist eine Aktion: Andere können ihn stoppen, und Bonusschritt und Deckprüfung folgen.</translation>
    </message>
    <message>
        <source>How to swap</source>
        <translation>So wird getauscht</translation>
    </message>
    <message>
        <source>First you announce the other player; both of you need at least 1 card in your discard piles. When the swap resolves, you choose 1 or 2 of your own cards and then the same number of theirs. Everyone sees it. If you are stopped, no card moves, and there is no second swap this turn.</source>
        <translation>Zuerst sagst du an, mit wem du tauschst; ihr braucht beide mindestens 1 Karte in der Ablage. Wird der Tausch ausgeführt, wählst du 1 oder 2 deiner eigenen Karten und dann ebenso viele aus der anderen Ablage. Alle sehen zu. Wirst du gestoppt, bewegt sich keine Karte, und einen zweiten Tausch gibt es in diesem Zug nicht.</translation>
    </message>
    <message>
        <source>When bonuses come</source>
        <translation>Wann es Boni gibt</translation>
    </message>
    <message>
        <source>The bonus step comes after each action, when all stopping is done and the action has resolved, but before the deck check. It also comes after a swap, an ability, or draw 1 and discard 1, because someone may have played a Stopping card.</source>
        <translation>Der Bonusschritt kommt nach jeder Aktion, wenn niemand mehr stoppt und die Aktion ausgeführt ist, aber vor der Deckprüfung. Er kommt auch nach einem Tausch, einer Fähigkeit oder nach „1 ziehen, 1 abwerfen“, denn jemand kann eine Stoppkarte gespielt haben.</translation>
    </message>
    <message>
        <source>Who gets a bonus</source>
        <translation>Wer einen Bonus bekommt</translation>
    </message>
    <message>
        <source>You may use your bonus if you played an Event card of your character’s type in this play step and it was not stopped. A Stopping card counts as well. That is the only way to earn a bonus on someone else’s turn, and stopping a card is the only way to keep another player from theirs.</source>
        <translation>Du darfst deinen Bonus nutzen, wenn du in diesem Spielschritt eine Ereigniskarte vom Typ deiner Figur gespielt hast und sie nicht gestoppt wurde. Auch eine Stoppkarte zählt. Nur so kommst du im Zug eines anderen zu einem Bonus, und nur durch Stoppen kannst du andere um ihren Bonus bringen.</translation>
    </message>
    <message>
        <source>Fred plays Bones Drawing, and you hold two Stopping cards. Stop it with Cat Got Your Turn!, which is feline like your Khalid, and you may use your bonus on Fred’s turn. Pug You Beach! would stop it just as well, but earn no bonus.</source>
        <translation>Fred spielt „Knochenzug“, und du hast zwei Stoppkarten. Stopp ihn mit „Alles für die Katz!“, einer Katzenkarte, denn dein Khalid ist eine Katze: Du darfst deinen Bonus nutzen, in Freds Zug. „Mopsfrech!“ würde ihn genauso stoppen, aber keinen Bonus bringen.</translation>
    </message>
    <message>
        <source>One bonus for each card</source>
        <translation>Ein Bonus pro Karte</translation>
    </message>
    <message>
        <source>Each card of your type that you played successfully lets you use your bonus once, as long as your limit for the turn allows it. Only rodents can use it twice, so only they gain from two such cards in one play step. The printed rules leave this open, but one of their examples points this way.</source>
        <translation>Jede Karte deines Typs, die du erfolgreich gespielt hast, erlaubt dir, deinen Bonus einmal zu nutzen, sofern du die Grenze für diesen Zug noch nicht erreicht hast. Nur Nager können ihn zweimal nutzen, also haben nur sie etwas von zwei solchen Karten in einem Spielschritt. Die Originalregel lässt das offen; eines ihrer Beispiele spricht dafür.</translation>
    </message>
    <message>
        <source>Fred has stopped your Acorn Drawing. Play No Nuts For You! on Fred’s card. Then you have successfully played two rodent cards, and you can dig twice.</source>
        <translation>Fred hat deinen „Eichelzug“ gestoppt. Leg „Keine Nüsse für dich!“ auf Freds Karte. Dann hast du zwei Nagerkarten erfolgreich gespielt und kannst zweimal buddeln.</translation>
    </message>
    <message>
        <source>How often a turn</source>
        <translation>Wie oft pro Zug</translation>
    </message>
    <message>
        <source>Canines and felines can use their bonus once a turn, rodents &amp; friends twice a turn. This is the same in Normal and in Altered form. All actions of a turn count together, whoever’s turn it is.</source>
        <translation>Hunde und Katzen können ihren Bonus einmal pro Zug nutzen, Nager &amp; Freunde zweimal. Das gilt in der Normalform ebenso wie in der verwandelten Form. Alle Aktionen eines Zuges zählen zusammen, wessen Zug es auch ist.</translation>
    </message>
    <message>
        <source>You do not have to use your bonus</source>
        <translation>Du musst deinen Bonus nicht nutzen</translation>
    </message>
    <message>
        <source>You may decline a bonus, and then it does not count as used. But you get no second chance in this bonus step. A bonus not used before the deck check begins is lost. A matching card in a later action gives you a new chance. Nobody can stop a bonus.</source>
        <translation>Du darfst auf einen Bonus verzichten; dann gilt er nicht als genutzt. Aber in diesem Bonusschritt bekommst du keine weitere Gelegenheit: Was du vor der Deckprüfung nicht nutzt, verfällt. Eine passende Karte einer späteren Aktion gibt dir eine neue Gelegenheit. Einen Bonus kann niemand stoppen.</translation>
    </message>
    <message>
        <source>Whose bonus comes first</source>
        <translation>Wessen Bonus zuerst kommt</translation>
    </message>
    <message>
        <source>If several players have a bonus, they use it in turn order, beginning with the player whose turn it is. Each finishes before the next begins. The printed rules say nothing about this.</source>
        <translation>Haben mehrere einen Bonus, nutzen sie ihn in Zugreihenfolge. Wer am Zug ist, kommt zuerst. Jeder wird fertig, bevor der Nächste beginnt. Die Originalregel sagt dazu nichts.</translation>
    </message>
    <message>
        <source>Canine bonus: draw 1</source>
        <translation>Bonus der Hunde: 1 ziehen</translation>
    </message>
    <message>
        <source>Draw 1 card from your deck. If your deck is empty, you are not asked.</source>
        <translation>Zieh 1 Karte von deinem Deck. Ist dein Deck leer, wirst du nicht gefragt.</translation>
    </message>
    <message>
        <source>Feline bonus: mess 1</source>
        <translation>Bonus der Katzen: 1 Unfug</translation>
    </message>
    <message>
        <source>Take 1 card from another player’s discard pile and put it on your own. Then you may put the top card of your deck on top of that player’s deck.</source>
        <translation>Nimm 1 Karte aus der Ablage eines anderen und leg sie auf deine eigene. Dann darfst du die oberste Karte deines Decks oben auf das Deck dieses Spielers legen.</translation>
    </message>
    <message>
        <source>Messing: edge cases</source>
        <translation>Unfug: Sonderfälle</translation>
    </message>
    <message>
        <source>You choose the player and the card. Nobody sees the card that goes from deck to deck, not even you. If it goes on an empty deck, that deck is not empty in the deck check, so it is not renewed and there is no achievement. If you give away your own last card, your deck is the one that ran out. If your own deck is empty, you only take a card. If all other discard piles are empty, you cannot mess.</source>
        <translation>Du wählst Spieler und Karte. Die Karte, die von Deck zu Deck geht, sieht niemand, nicht einmal du. Kommt sie auf ein leeres Deck, ist es bei der Deckprüfung nicht mehr leer, wird also nicht erneuert und bringt keinen Erfolg. Gibst du deine eigene letzte Karte weg, ist es dein Deck, das leer wird. Mit leerem eigenem Deck nimmst du nur eine Karte; sind alle anderen Ablagen leer, kannst du keinen Unfug treiben.</translation>
    </message>
    <message>
        <source>Fred’s deck is empty, so the deck check would earn Fred an achievement. Stop Bone Again with Cat Got Your Turn! and use your bonus. Take a card from Fred’s pile and put the top card of your deck on Fred’s. That deck is no longer empty, and Fred collects nothing.</source>
        <translation>Freds Deck ist leer, also brächte die Deckprüfung Fred einen Erfolg. Stopp „Noch’n Knochen“ mit „Alles für die Katz!“ und nutze deinen Bonus: Nimm eine Karte aus Freds Ablage und leg deine oberste Karte auf Freds Deck. Das ist nun nicht mehr leer, und Fred sammelt nichts.</translation>
    </message>
    <message>
        <source>Rodent &amp; friends bonus: dig 1</source>
        <translation>Bonus der Nager &amp; Freunde: 1 buddeln</translation>
    </message>
    <message>
        <source>Put the top card of your deck on your discard pile, where everyone sees it. If your deck is empty, you are not asked. Digging up your last card empties your deck, just like drawing it.</source>
        <translation>Leg die oberste Karte deines Decks auf deine Ablage, wo alle sie sehen. Ist dein Deck leer, wirst du nicht gefragt. Wenn du deine letzte Karte ausbuddelst, ist dein Deck genauso leer, als hättest du sie gezogen.</translation>
    </message>
    <message>
        <source>Every player’s deck is checked</source>
        <translation>Alle Decks werden geprüft</translation>
    </message>
    <message>
        <source>After each bonus step all decks are checked, not only that of the player whose turn it is. Every deck with no cards left is renewed now. So your deck can run out and earn you an achievement on someone else’s turn, for example through a bribe.</source>
        <translation>Nach jedem Bonusschritt werden alle Decks geprüft, nicht nur das Deck des Spielers, der am Zug ist. Jedes Deck ohne Karte wird jetzt erneuert. Dein Deck kann also auch im Zug eines anderen leer werden und dir einen Erfolg bringen, zum Beispiel durch Schmiergeld.</translation>
    </message>
    <message>
        <source>Fred has stopped your Bones Drawing and has just 1 card left in the deck. If you stop Fred’s card, that last card goes to Fred as a bribe. In the deck check Fred gets a new deck and an achievement, although it is your turn. Try it, or let it go.</source>
        <translation>Fred hat deinen „Knochenzug“ gestoppt und nur noch 1 Karte im Deck. Stoppst du Freds Karte, geht diese letzte Karte als Schmiergeld an Fred. Bei der Deckprüfung bekommt Fred ein neues Deck und einen Erfolg, obwohl du am Zug bist. Versuch es, oder lass es zu.</translation>
    </message>
    <message>
        <source>A new deck</source>
        <translation>Ein neues Deck</translation>
    </message>
    <message>
        <source>If your deck is empty, your whole discard pile is shuffled and becomes your new deck. Cards in your play zone are not part of it; they go to your discard pile afterwards.</source>
        <translation>Ist dein Deck leer, wird deine ganze Ablage gemischt und zu deinem neuen Deck. Karten in deiner Spielzone gehören nicht dazu; sie kommen danach in deine Ablage.</translation>
    </message>
    <message>
        <source>Your deck has 1 card left. Play Tuna Drawing, and you draw just that card. In the deck check your 8 discards become your new deck; Tuna Drawing is in your play zone and is not one of them. Lay down a card as your first achievement, and Alan is altered.</source>
        <translation>Dein Deck hat noch 1 Karte. Spiel „Thunfischzug“: Du ziehst nur diese eine. Bei der Deckprüfung werden deine 8 Karten in der Ablage zum neuen Deck; „Thunfischzug“ liegt in deiner Spielzone und ist nicht dabei. Leg eine Karte als ersten Erfolg ab, und Alan ist verwandelt.</translation>
    </message>
    <message>
        <source>Collecting an achievement</source>
        <translation>Einen Erfolg sammeln</translation>
    </message>
    <message>
        <source>When your deck has been renewed, you choose 1 card from your hand and lay it face down on your next achievement place. Any card will do. It is out of play for the rest of the game, so choose one that you can spare.</source>
        <translation>Ist dein Deck erneuert, wählst du 1 Karte von deiner Hand und legst sie verdeckt auf deinen nächsten Erfolgsplatz. Jede Karte ist erlaubt. Sie ist für den Rest des Spiels aus dem Spiel; wähle also eine, die du entbehren kannst.</translation>
    </message>
    <message>
        <source>One achievement a turn</source>
        <translation>Ein Erfolg pro Zug</translation>
    </message>
    <message>
        <source>You can collect only one achievement in a turn, whoever’s turn it is. If your deck runs out again in the same turn, it is renewed, but you collect nothing, and you do not get it later either.</source>
        <translation>In einem Zug kannst du nur einen Erfolg sammeln, wessen Zug es auch ist. Wird dein Deck im selben Zug noch einmal leer, wird es erneuert, aber du sammelst nichts, und auch später bekommst du den Erfolg nicht.</translation>
    </message>
    <message>
        <source>No cards in hand</source>
        <translation>Keine Karte auf der Hand</translation>
    </message>
    <message>
        <source>If your hand is empty when your deck is renewed, you collect no achievement, because you have no card to lay down. Your chance for this turn is not used up. If your deck runs out again, you can still collect.</source>
        <translation>Ist deine Hand leer, wenn dein Deck erneuert wird, sammelst du keinen Erfolg, denn du hast keine Karte, die du ablegen könntest. Deine Gelegenheit in diesem Zug ist damit nicht verbraucht: Wird dein Deck noch einmal leer, kannst du noch einen sammeln.</translation>
    </message>
    <message>
        <source>Several empty decks</source>
        <translation>Mehrere leere Decks</translation>
    </message>
    <message>
        <source>Empty decks are handled one player at a time, in turn order, beginning with the player whose turn it is. Each gets a new deck and an achievement, with all its effects, before the next player follows.</source>
        <translation>Leere Decks kommen in Zugreihenfolge dran, zuerst das Deck des Spielers am Zug. Jeder bekommt ein neues Deck und einen Erfolg mit allem, was er auslöst, bevor der Nächste folgt.</translation>
    </message>
    <message>
        <source>No discards to make a deck from</source>
        <translation>Keine Ablage für ein neues Deck</translation>
    </message>
    <message>
        <source>If your deck and your discard pile are both empty, you first discard cards of your choice from your hand, down to your hand limit. They become your new deck, and you collect an achievement as usual. This is not the end of your turn, and it can also happen on another player’s turn. If you have already collected an achievement this turn, you only get the deck.</source>
        <translation>Sind dein Deck und deine Ablage beide leer, wirfst du zuerst Karten deiner Wahl von der Hand ab, bis auf dein Handlimit. Sie werden dein neues Deck, und du sammelst wie gewohnt einen Erfolg. Das ist nicht das Ende deines Zuges, und es kann auch im Zug eines anderen passieren. Hast du in diesem Zug schon einen Erfolg gesammelt, bekommst du nur das Deck.</translation>
    </message>
    <message>
        <source>Nothing to discard either</source>
        <translation>Auch nichts zum Abwerfen</translation>
    </message>
    <message>
        <source>If your deck and discard pile are empty and your hand is not above the limit, nothing happens. Your deck stays empty and you collect nothing. The next deck check looks again. A card that you play or discard gives you something to make a deck from.</source>
        <translation>Sind Deck und Ablage leer und ist deine Hand nicht über dem Limit, passiert nichts: Dein Deck bleibt leer, und du sammelst nichts. Bei der nächsten Deckprüfung wird wieder nachgesehen. Karten, die du spielst oder abwirfst, können dann dein neues Deck werden.</translation>
    </message>
    <message>
        <source>Play zones are cleared</source>
        <translation>Spielzonen werden geleert</translation>
    </message>
    <message>
        <source>At the end of the deck check all players move the cards in their play zones to their discard piles. This comes after decks are renewed, so the cards just played are not in the new deck.</source>
        <translation>Am Ende der Deckprüfung legen alle die Karten ihrer Spielzone auf ihre Ablage. Das geschieht nach dem Erneuern der Decks, also sind die eben gespielten Karten nicht im neuen Deck.</translation>
    </message>
    <message>
        <source>On with the turn</source>
        <translation>Weiter im Zug</translation>
    </message>
    <message>
        <source>After an action and its deck check, the player whose turn it is goes back to the play step and may take another action, whatever has happened in between.</source>
        <translation>Nach einer Aktion und ihrer Deckprüfung ist der Spieler am Zug wieder im Spielschritt. Er darf noch eine Aktion machen, egal, was dazwischen passiert ist.</translation>
    </message>
    <message>
        <source>The last card in the draw step</source>
        <translation>Die letzte Karte im Ziehschritt</translation>
    </message>
    <message>
        <source>If you draw your last card in the draw step, there is no deck check yet. You continue with an empty deck, and the check after your first action renews it. Any action will do, even a free swap. An option makes the check come at once (TS-128).</source>
        <translation>Ziehst du im Ziehschritt deine letzte Karte, gibt es noch keine Deckprüfung. Du machst mit leerem Deck weiter, und die Prüfung nach deiner ersten Aktion erneuert es. Jede Aktion genügt, selbst ein kostenloser Tausch. Mit einer Option kommt die Prüfung sofort (TS-128).</translation>
    </message>
    <message>
        <source>You drew your last card in the draw step. There is no deck check yet, but any action leads to it. Swap discards with Fred, which is free. You get a new deck and an achievement, and you still have 2 action points.</source>
        <translation>Du hast im Ziehschritt deine letzte Karte gezogen. Noch gibt es keine Deckprüfung, aber jede Aktion führt dazu. Tausch mit Fred Ablagekarten, das kostet nichts: Du bekommst ein neues Deck und einen Erfolg und hast noch 2 Aktionspunkte.</translation>
    </message>
    <message>
        <source>A turn without any action</source>
        <translation>Ein Zug ohne Aktion</translation>
    </message>
    <message>
        <source>If you end your turn without having taken any action, there is still one deck check before the end of your turn. The printed rules do not have it, but without it a game in which everyone just passes would never end. An option switches it off (TS-129).</source>
        <translation>Beendest du deinen Zug, ohne eine Aktion gemacht zu haben, gibt es vor dem Zugende trotzdem eine Deckprüfung. Die Originalregel erwähnt diese Prüfung nicht, aber ohne sie ginge ein Spiel, in dem alle nur passen, nie zu Ende. Eine Option schaltet sie ab (TS-129).</translation>
    </message>
    <message>
        <source>First achievement: you are altered</source>
        <translation>Erster Erfolg: Du bist verwandelt</translation>
    </message>
    <message>
        <source>When you collect your first achievement, your character turns to its Altered form at once. If it is altered already, nothing changes.</source>
        <translation>Sammelst du deinen ersten Erfolg, nimmt deine Figur sofort ihre verwandelte Form an. Ist sie schon verwandelt, ändert sich nichts.</translation>
    </message>
    <message>
        <source>Second achievement: everyone is altered</source>
        <translation>Zweiter Erfolg: Alle sind verwandelt</translation>
    </message>
    <message>
        <source>When anyone collects their second achievement, all characters turn to their Altered form at once, even those of players who have no achievement yet.</source>
        <translation>Sammelt jemand den zweiten Erfolg, nehmen alle Figuren sofort ihre verwandelte Form an, auch die von Spielern, die noch keinen Erfolg haben.</translation>
    </message>
    <message>
        <source>Third achievement: hand limit 4</source>
        <translation>Dritter Erfolg: Handlimit 4</translation>
    </message>
    <message>
        <source>When you collect your third achievement, your hand limit falls from 5 to 4 for the rest of the game. You do not discard at once, but at the end of your turn. The other players’ limits stay the same.</source>
        <translation>Sammelst du deinen dritten Erfolg, sinkt dein Handlimit für den Rest des Spiels von 5 auf 4. Du wirfst nicht sofort ab, sondern am Ende deines Zuges. Das Limit der anderen bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>Fourth achievement: you win</source>
        <translation>Vierter Erfolg: Du gewinnst</translation>
    </message>
    <message>
        <source>A player who lays down a fourth achievement wins at once, and nothing else resolves. This can happen on another player’s turn.</source>
        <translation>Wer seinen vierten Erfolg ablegt, gewinnt sofort; alles andere wird nicht mehr ausgeführt. Das kann auch im Zug eines anderen passieren.</translation>
    </message>
    <message>
        <source>Achievements must be taken, and they stay</source>
        <translation>Erfolge sind Pflicht und bleiben</translation>
    </message>
    <message>
        <source>If you can collect an achievement, you must, even if it is the last card in your hand. Achievements are never lost, moved or turned face up, and an altered character never turns back. You may look at your own achievement cards; nobody else may.</source>
        <translation>Kannst du einen Erfolg sammeln, musst du es, auch wenn es die letzte Karte deiner Hand ist. Erfolge gehen nie verloren, wandern nicht und werden nicht aufgedeckt, und eine verwandelte Figur verwandelt sich nie zurück. Deine eigenen Erfolgskarten darfst du ansehen; sonst niemand.</translation>
    </message>
    <message>
        <source>There is one winner</source>
        <translation>Es gewinnt genau einer</translation>
    </message>
    <message>
        <source>The first player with four achievements wins. The others are not ranked, and there is never a tie.</source>
        <translation>Wer zuerst vier Erfolge hat, gewinnt. Unter den anderen gibt es keine Rangfolge, und Gleichstand gibt es nie.</translation>
    </message>
    <message>
        <source>Two fourth achievements at once</source>
        <translation>Zwei vierte Erfolge zugleich</translation>
    </message>
    <message>
        <source>If two players could collect their fourth achievement in the same deck check, the first one in turn order wins, beginning with the player whose turn it is. The other does not collect theirs.</source>
        <translation>Könnten zwei in derselben Deckprüfung ihren vierten Erfolg sammeln, gewinnt von ihnen, wer am Zug ist, sonst der Nächste in Zugreihenfolge. Der andere sammelt keinen mehr.</translation>
    </message>
    <message>
        <source>Passing does not stop the game</source>
        <translation>Passen hält das Spiel nicht auf</translation>
    </message>
    <message>
        <source>Even if everyone only passes, draws keep emptying someone’s deck, so the game comes to an end. That is why every turn has a deck check (TS-114). A player who keeps running out of cards with an empty hand could drag out the game on purpose; that is allowed.</source>
        <translation>Auch wenn alle nur passen, wird durch das Ziehen immer wieder ein Deck leer, also endet das Spiel irgendwann. Deshalb hat jeder Zug eine Deckprüfung (TS-114). Wer sein Deck immer dann leer werden lässt, wenn die Hand leer ist, kann das Spiel absichtlich verlängern; das ist erlaubt.</translation>
    </message>
    <message>
        <source>Option: Acting cards</source>
        <translation>Option: Auftrittskarten</translation>
    </message>
    <message>
        <source>Choose whether an Acting card draws up to 5 cards or up to 3. The default is 5. TS-69 explains why there are two numbers.</source>
        <translation>Legt fest, ob man mit einer Auftrittskarte bis zu 5 oder bis zu 3 Karten zieht. Voreingestellt sind 5. Warum es zwei Zahlen gibt, steht in TS-69.</translation>
    </message>
    <message>
        <source>Option: who may stop first</source>
        <translation>Option: wer zuerst stoppen darf</translation>
    </message>
    <message>
        <source>In turn order, the default: players respond one at a time (TS-44). Fastest finger: everyone is asked together, and the first to press stops it (TS-45).</source>
        <translation>Der Reihe nach, so ist es voreingestellt: Die Spieler reagieren nacheinander (TS-44). Schnellster Finger: Alle werden gleichzeitig gefragt, und wer zuerst drückt, stoppt (TS-45).</translation>
    </message>
    <message>
        <source>Option: deck check after the draw</source>
        <translation>Option: Deckprüfung nach dem Ziehen</translation>
    </message>
    <message>
        <source>If this is on, there is a deck check right after the draw step whenever a deck is empty then, so that you begin your play step with a new deck. The default is off, and the check waits for your first action (TS-113).</source>
        <translation>Ist das eingeschaltet, gibt es gleich nach dem Ziehschritt eine Deckprüfung, wenn dann ein Deck leer ist; du beginnst deinen Spielschritt also mit einem neuen Deck. Voreingestellt ist „aus“: Die Prüfung wartet auf deine erste Aktion (TS-113).</translation>
    </message>
    <message>
        <source>Option: deck check without an action</source>
        <translation>Option: Deckprüfung ohne Aktion</translation>
    </message>
    <message>
        <source>If this is on, a turn without any action has one deck check too (TS-114); this is the default. If it is off, decks are only checked after actions, and a game in which everyone just passes may never end.</source>
        <translation>Ist das eingeschaltet, hat auch ein Zug ohne Aktion eine Deckprüfung (TS-114); so ist es voreingestellt. Ist es ausgeschaltet, werden Decks nur nach Aktionen geprüft, und ein Spiel, in dem alle nur passen, geht vielleicht nie zu Ende.</translation>
    </message>
    <message>
        <source>Option: copies of the Event cards</source>
        <translation>Option: Exemplare der Ereigniskarten</translation>
    </message>
    <message>
        <source>You can change how many copies of each Event card there are, from 0 to 8; the default is 4 each. Together they must come to at least 15 per player, or there are not enough for the decks.</source>
        <translation>Ihr könnt ändern, wie viele Exemplare es von jeder Ereigniskarte gibt, von 0 bis 8; voreingestellt sind 4 von jeder. Insgesamt müssen es für jeden Spieler mindestens 15 sein, sonst reichen sie nicht für die Decks.</translation>
    </message>
    <message>
        <source>Option: turn limit</source>
        <translation>Option: Zuggrenze</translation>
    </message>
    <message>
        <source>With a turn limit the game ends after that many turns, and nobody wins if it is not decided by then. It is meant for trying things out. The default is 0, which means no limit.</source>
        <translation>Die Zuggrenze sagt, nach wie vielen Zügen das Spiel endet. Ist es bis dahin nicht entschieden, gewinnt niemand. Gedacht ist das zum Ausprobieren. Voreingestellt ist 0, das heißt ohne Grenze.</translation>
    </message>
    <message>
        <source>Playing an Event card</source>
        <translation>Eine Ereigniskarte spielen</translation>
    </message>
    <message>
        <source>You play an Event card from your hand into your play zone and pay its action points. It stays there until the deck check is over, whether it works or is stopped, and then goes to your discard pile. While it is there, it cannot be swapped, messed, recycled, buried or shuffled into your deck.</source>
        <translation>Du legst eine Ereigniskarte von der Hand in deine Spielzone und zahlst die Aktionspunkte dafür. Dort bleibt sie, bis die Deckprüfung vorbei ist, ob sie wirkt oder gestoppt wird, und kommt dann in deine Ablage. Solange sie in der Spielzone liegt, kann sie nicht getauscht, durch Unfug genommen, recycelt, vergraben oder in dein Deck gemischt werden.</translation>
    </message>
    <message>
        <source>Drawing cards</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>Karten ziehen</translation>
    </message>
    <message>
        <source>A Drawing card costs 1 action point. You draw 1 or 2 cards from your deck, as you choose. If there is only one card left, you draw that one; the second is lost, even though your deck is renewed right after.</source>
        <translation>Eine Ziehkarte kostet 1 Aktionspunkt. Du ziehst 1 oder 2 Karten von deinem Deck, wie du magst. Ist nur noch eine Karte da, ziehst du diese; die zweite verfällt, auch wenn dein Deck gleich danach erneuert wird.</translation>
    </message>
    <message>
        <source>A Drawing card with an empty deck</source>
        <translation>Eine Ziehkarte bei leerem Deck</translation>
    </message>
    <message>
        <source>You may play a Drawing card when your deck is empty. You draw nothing, but the card counts as played. It can earn you a bonus, and the deck check after it renews your deck. The printed rules do not mention this case.</source>
        <translation>Du darfst eine Ziehkarte auch bei leerem Deck spielen. Du ziehst nichts, aber die Karte gilt als gespielt: Sie kann dir einen Bonus bringen, und die Deckprüfung danach erneuert dein Deck. Die Originalregel sagt zu diesem Fall nichts.</translation>
    </message>
    <message>
        <source>Stealing cards: who to steal from</source>
        <translation>Karten stibitzen: von wem</translation>
    </message>
    <message>
        <source>A Stealing card costs 1 action point. You aim it at another player who has cards in hand. If no other player has any, you cannot play it.</source>
        <translation>Eine Stibitzkarte kostet 1 Aktionspunkt. Du richtest sie gegen jemanden, der eine Karte auf der Hand hat. Hat niemand sonst eine, kannst du die Stibitzkarte nicht spielen.</translation>
    </message>
    <message>
        <source>Stealing 1 or 2 cards</source>
        <translation>1 oder 2 Karten stibitzen</translation>
    </message>
    <message>
        <source>When the card resolves, you name 1 or 2 and take that many random cards from that player’s hand into yours. You cannot take more than there are, and you must take at least 1 if there is one.</source>
        <translation>Wird die Karte ausgeführt, nennst du 1 oder 2 und nimmst so viele zufällige Karten von der Hand dieses Spielers auf deine eigene Hand. Mehr, als da sind, kannst du nicht nehmen, und mindestens 1 musst du nehmen, wenn es eine gibt.</translation>
    </message>
    <message>
        <source>When the hand has shrunk</source>
        <translation>Wenn die Hand kleiner geworden ist</translation>
    </message>
    <message>
        <source>The player you aimed at may have played a Stopping card in the meantime. Then you can steal only what is left in that hand. If it is empty now, you steal nothing and bury nothing, but your card still counts as successfully played.</source>
        <translation>Der Spieler, auf den du zielst, kann inzwischen eine Stoppkarte gespielt haben. Dann kannst du nur stibitzen, was noch auf seiner Hand ist. Ist sie jetzt leer, stibitzt du nichts und vergräbst nichts, aber deine Karte gilt trotzdem als erfolgreich gespielt.</translation>
    </message>
    <message>
        <source>Who knows the stolen cards</source>
        <translation>Wer die stibitzten Karten kennt</translation>
    </message>
    <message>
        <source>You and the player you steal from know which cards were taken. Everyone else only sees how many. The printed rules leave this open.</source>
        <translation>Welche Karten du stibitzt hast, wisst nur du und der Bestohlene. Alle anderen sehen nur, wie viele. Die Originalregel lässt das offen.</translation>
    </message>
    <message>
        <source>Bury</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>Vergraben</translation>
    </message>
    <message>
        <source>After stealing you may choose up to 2 of your own discards and lay them on the pile of the player whose cards you took. That makes your next deck smaller, and theirs larger. If you steal 1 and bury 2, you have one card fewer than before.</source>
        <translation>Nach dem Stibitzen darfst du bis zu 2 Karten aus deiner eigenen Ablage auf die Ablage des Bestohlenen legen. Das macht dein nächstes Deck kleiner und seines größer. Stibitzt du 1 und vergräbst 2, hast du eine Karte weniger als vorher.</translation>
    </message>
    <message>
        <source>Play Cat Burglar and aim it at Fred. Steal 1 card, then bury 2 of your discards in Fred’s pile. You both had 15 cards; now you have 14 and Fred has 16.</source>
        <translation>Spiel „Katzenklau“ gegen Fred. Stibitz 1 Karte, dann vergrab 2 Karten aus deiner Ablage in Freds Ablage. Ihr hattet beide 15 Karten; jetzt hast du 14 und Fred hat 16.</translation>
    </message>
    <message>
        <source>Choosing what to bury</source>
        <translation>Wählen, was du vergräbst</translation>
    </message>
    <message>
        <source>You choose the cards to bury after you have seen what you stole, and everyone sees your choice. You may bury fewer, or none. The Stealing card itself is still in your play zone and cannot be buried. If your discard pile is empty, there is nothing to bury.</source>
        <translation>Was du vergräbst, wählst du, nachdem du gesehen hast, was du stibitzt hast, und alle sehen deine Wahl. Du darfst weniger vergraben oder gar nichts. Die Stibitzkarte selbst liegt noch in deiner Spielzone und lässt sich nicht vergraben. Ist deine Ablage leer, gibt es nichts zu vergraben.</translation>
    </message>
    <message>
        <source>Stopping cards</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>Stoppkarten</translation>
    </message>
    <message>
        <source>A Stopping card costs nothing. You play it in response to what another player does, which then has no effect, and that player draws 1 card as a bribe. Your card goes to your play zone, and it can itself be stopped. The chapter on stopping explains more, from TS-37 on.</source>
        <translation>Eine Stoppkarte kostet nichts. Du spielst sie, wenn jemand anderes etwas tut: Das bleibt ohne Wirkung, und dieser Spieler zieht 1 Karte als Schmiergeld. Deine Karte kommt in deine Spielzone und kann selbst gestoppt werden. Mehr dazu steht im Kapitel über das Stoppen, ab TS-37.</translation>
    </message>
    <message>
        <source>Recycling cards</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>Recyclingkarten</translation>
    </message>
    <message>
        <source>You take 1 or 2 cards of your choice from your discard pile into your hand. This costs 1 action point for the Recycling card. Drawing, Stealing and Acting cards can be taken; Stopping and Recycling cards cannot.</source>
        <translation>Eine Recyclingkarte kostet 1 Aktionspunkt. Mit ihr nimmst du 1 oder 2 Karten deiner Wahl aus deiner Ablage auf die Hand. Zieh-, Stibitz- und Auftrittskarten darfst du nehmen, Stopp- und Recyclingkarten nicht.</translation>
    </message>
    <message>
        <source>Nothing to recycle</source>
        <translation>Nichts zu recyceln</translation>
    </message>
    <message>
        <source>You cannot play a Recycling card if there is no Drawing, Stealing or Acting card in your discard pile. At least 1 card has to come back.</source>
        <translation>Du kannst keine Recyclingkarte spielen, wenn in deiner Ablage keine Zieh-, Stibitz- oder Auftrittskarte liegt. Mindestens 1 Karte muss zurückkommen.</translation>
    </message>
    <message>
        <source>Acting cards: what they require</source>
        <translation>Auftrittskarten: was sie verlangen</translation>
    </message>
    <message>
        <source>An Acting card costs 2 action points. Your character must be of the card’s type and in Altered form, and you must make the animal sound that the card asks for. With 1 action point, in Normal form or with a character of another type, you cannot play it.</source>
        <translation>Eine Auftrittskarte kostet 2 Aktionspunkte. Deine Figur muss vom Typ der Karte und verwandelt sein, und du machst den Tierlaut, den die Karte verlangt. Mit 1 Aktionspunkt, in der Normalform oder mit einer Figur eines anderen Typs kannst du sie nicht spielen.</translation>
    </message>
    <message>
        <source>Your Jack is altered. Purr-forming Arts is refused, because it asks for a feline. Howlywood Debut is canine like Jack. Play it and draw up to 4 cards, all that your deck has left. Nobody can stop it, but Denis also has a canine and may join in.</source>
        <translation>Dein Jack ist verwandelt. „Schnurrspielkunst“ kannst du nicht spielen, denn sie verlangt eine Katze. „Heulywood-Debüt“ ist für Hunde wie Jack: Spiel es und zieh bis zu 4 Karten, alles, was dein Deck hat. Stoppen kann es niemand, aber auch Denis hat einen Hund und darf mitmachen.</translation>
    </message>
    <message>
        <source>Making the sound</source>
        <translation>Den Laut machen</translation>
    </message>
    <message>
        <source>If you play an Acting card, or join in with one, you have made the sound. The table takes your word for it and never judges. If you do not want to make it, leave the card in your hand, or stay silent when you could join in.</source>
        <translation>Spielst du eine Auftrittskarte oder machst bei einer mit, hast du den Laut gemacht: Der Tisch glaubt dir aufs Wort und urteilt nie. Willst du ihn nicht machen, lass die Karte auf der Hand, oder bleib still, wenn du mitmachen könntest.</translation>
    </message>
    <message>
        <source>Acting cards: up to 5 cards</source>
        <translation>Auftrittskarten: bis zu 5 Karten</translation>
    </message>
    <message>
        <source>You draw 1 to 5 cards from your deck, as many as you like and as your deck allows. With an empty deck you draw none, but others may still join in. The printed rules seem to say 3 in one place and 5 in another. Here it is 5, unless an option makes it 3 (TS-126).</source>
        <translation>Du ziehst 1 bis 5 Karten von deinem Deck, so viele, wie du magst und dein Deck hergibt. Mit leerem Deck ziehst du keine, aber andere dürfen trotzdem mitmachen. Die Originalregel scheint an einer Stelle 3 zu sagen und an einer anderen 5. Hier sind es 5, es sei denn, eine Option macht 3 daraus (TS-126).</translation>
    </message>
    <message>
        <source>Acting cards cannot be stopped</source>
        <translation>Auftrittskarten lassen sich nicht stoppen</translation>
    </message>
    <message>
        <source>Nobody can respond to an Acting card. It resolves at once and always counts as successfully played. Its type is always your character’s, so it can always earn your bonus, if you have a use left this turn.</source>
        <translation>Auf eine Auftrittskarte kann niemand reagieren. Sie wird sofort ausgeführt und gilt immer als erfolgreich gespielt. Ihr Typ ist der deiner Figur, also kann sie immer deinen Bonus bringen, wenn du ihn in diesem Zug noch nutzen kannst.</translation>
    </message>
    <message>
        <source>SPECIAL: others join in</source>
        <translation>SPEZIAL: Andere machen mit</translation>
    </message>
    <message>
        <source>After you have drawn with an Acting card, every other player whose character has the same type may make the sound as well and draw up to 2 cards from their own deck.</source>
        <translation>Hast du mit einer Auftrittskarte gezogen, dürfen alle anderen, deren Figur vom selben Typ ist, den Laut ebenfalls machen und bis zu 2 Karten von ihrem eigenen Deck ziehen.</translation>
    </message>
    <message>
        <source>Joining in: who, and in what order</source>
        <translation>Mitmachen: wer und in welcher Reihenfolge</translation>
    </message>
    <message>
        <source>Players are asked in turn order, starting after the one who acts. They may join in even in Normal form, and they may stay silent. A player with an empty deck is not asked. Joining in earns no bonus, because no card was played. A deck that runs out this way is renewed in the deck check of this action.</source>
        <translation>Gefragt wird in Zugreihenfolge, zuerst der Spieler nach dem, der auftritt. Mitmachen geht auch in der Normalform, und du darfst still bleiben. Wer ein leeres Deck hat, wird nicht gefragt. Mitmachen bringt keinen Bonus, denn es wurde keine Karte gespielt. Ein Deck, das so leer wird, wird in der Deckprüfung dieser Aktion erneuert.</translation>
    </message>
    <message>
        <source>Fred has drawn cards with Squeak Preview. Your Rocky is a rodent like Fred’s Ham &amp; Cheese, so you may join in, even in Normal form. Draw up to 2 cards, or stay silent. It earns you no bonus.</source>
        <translation>Fred hat mit „Pieps-Premiere“ Karten gezogen. Dein Rocky ist ein Nager wie Freds Ham &amp; Cheese, also darfst du mitmachen, sogar in der Normalform: Zieh bis zu 2 Karten, oder bleib still. Einen Bonus bringt es dir nicht.</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>Spielerzahl</translation>
    </message>
    <message>
        <source>Tail Story is for 2, 3 or 4 players. A game takes 20 to 45 minutes. The box says it is for ages 12 and up, but nobody checks that here.</source>
        <translation>Tail Story ist für 2, 3 oder 4 Spieler. Ein Spiel dauert 20 bis 45 Minuten. Auf der Schachtel steht, es sei für Spieler ab 12 Jahren, aber das prüft hier niemand.</translation>
    </message>
    <message>
        <source>60 Event cards</source>
        <translation>60 Ereigniskarten</translation>
    </message>
    <message>
        <source>Event cards are what you play with. There are 60 of them: 15 different ones with 4 copies of each, so 12 cards of each kind and 20 of each type. The printed rules do not say how many copies there are; this is the only even spread of 60 cards. You can change the number of copies in the options (TS-130).</source>
        <translation>Gespielt wird mit Ereigniskarten. Es gibt 60 Stück: 15 verschiedene, jede in 4 Exemplaren, also 12 Karten jeder Art und 20 jedes Typs. Die Originalregel sagt nicht, wie viele Exemplare es sind; nur so verteilen sich 60 Karten gleichmäßig. Die Exemplare könnt ihr in den Optionen ändern (TS-130).</translation>
    </message>
    <message>
        <source>Five kinds of Event card and their cost</source>
        <translation>Fünf Arten von Ereigniskarten und ihre Kosten</translation>
    </message>
    <message>
        <source>A Drawing, Stealing or Recycling card costs 1 action point, an Acting card 2, and a Stopping card nothing. All cards of one kind cost the same and do the same. Only their type differs and, on an Acting card, the sound and the type of character it asks for.</source>
        <translation>Eine Zieh-, Stibitz- oder Recyclingkarte kostet 1 Aktionspunkt, eine Auftrittskarte 2 und eine Stoppkarte nichts. Alle Karten einer Art kosten dasselbe und tun dasselbe. Nur ihr Typ unterscheidet sich, und bei einer Auftrittskarte der Laut und der Typ der Figur, die sie verlangt.</translation>
    </message>
    <message>
        <source>Three types: canine, feline, rodent &amp; friends</source>
        <translation>Drei Typen: Hund, Katze, Nager &amp; Freunde</translation>
    </message>
    <message>
        <source>Every Event card and every character has one type. You may play Drawing, Stealing, Stopping and Recycling cards of any type. The type matters in three places: a card of your character’s type can earn your bonus (TS-94), an Acting card needs a character of its type (TS-67), and other characters of that type may join in with it (TS-71).</source>
        <translation>Jede Ereigniskarte und jede Figur hat einen Typ. Zieh-, Stibitz-, Stopp- und Recyclingkarten darfst du von jedem Typ spielen. Auf den Typ kommt es an drei Stellen an: Eine Karte vom Typ deiner Figur kann deinen Bonus bringen (TS-94), eine Auftrittskarte braucht eine Figur ihres Typs (TS-67), und andere Figuren dieses Typs dürfen dabei mitmachen (TS-71).</translation>
    </message>
    <message>
        <source>The 15 Event cards by name</source>
        <translation>Die 15 Ereigniskarten beim Namen</translation>
    </message>
    <message>
        <source>Drawing: Bones Drawing, Tuna Drawing, Acorn Drawing. Stealing: Golden Rethiever, Cat Burglar, Cheeky Pockets. Stopping: Pug You Beach!, Cat Got Your Turn!, No Nuts For You! Recycling: Bone Again, Re-Purr-Posed, Wheel Be Back. Acting: Howlywood Debut, Purr-forming Arts, Squeak Preview. Of each kind the first is canine, the second feline, the third rodent &amp; friends. Eleven of the names, the sounds and the flavour lines are our own; no rule depends on them.</source>
        <translation>Ziehen: Knochenzug, Thunfischzug, Eichelzug. Stibitzen: Golden Klautriever, Katzenklau, Backentaschendieb. Stoppen: Mopsfrech!, Alles für die Katz!, Keine Nüsse für dich! Recycling: Noch’n Knochen, Wiederverschnurrt, Radtour retour. Auftritt: Heulywood-Debüt, Schnurrspielkunst, Pieps-Premiere. In jeder Art gehört die erste zu den Hunden, die zweite zu den Katzen, die dritte zu Nager &amp; Freunde. Elf der Namen, die Laute und die Sprüche sind von uns; keine Regel hängt davon ab.</translation>
    </message>
    <message>
        <source>What an Event card shows</source>
        <translation>Was eine Ereigniskarte zeigt</translation>
    </message>
    <message>
        <source>At the top left is the cost in action points. Under the picture are an icon for the kind and, in words, what the card does. The colour of the card and a small icon show its type. The printed cards also colour their effects: green for whoever plays the card, red for other players, yellow for both. Colours and flavour lines have no effect on the rules.</source>
        <translation>Links oben stehen die Kosten in Aktionspunkten. Unter dem Bild stehen ein Symbol für die Art und in Worten, was die Karte tut. Die Farbe der Karte und ein kleines Symbol nennen ihren Typ. Die gedruckten Karten färben auch ihre Wirkungen: grün für den, der die Karte spielt, rot für andere, gelb für beide. Farben und Sprüche ändern keine Regel.</translation>
    </message>
    <message>
        <source>A character has two sides</source>
        <translation>Eine Figur hat zwei Seiten</translation>
    </message>
    <message>
        <source>You begin with the Normal form, which has a white frame. On the other side is the Altered form with a black frame. Type and bonus are the same on both sides, but only the Altered form has an ability to use (TS-75).</source>
        <translation>Du beginnst mit der Normalform, die einen weißen Rahmen hat. Auf der anderen Seite ist die verwandelte Form mit schwarzem Rahmen. Typ und Bonus sind auf beiden Seiten gleich, aber nur die verwandelte Form hat eine Fähigkeit, die du nutzen kannst (TS-75).</translation>
    </message>
    <message>
        <source>The six characters</source>
        <translation>Die sechs Figuren</translation>
    </message>
    <message>
        <source>Canine: Jack and Alan; their bonus is to draw 1, once a turn. Feline: Padthai and Khalid; their bonus is to mess 1, once a turn. Rodent &amp; friends: Ham &amp; Cheese, who are one character, and Rocky; their bonus is to dig 1, twice a turn. Altered, each has an ability of its own: Jack (TS-78), Alan (TS-80), Padthai (TS-82), Khalid (TS-84), Ham &amp; Cheese (TS-87), Rocky (TS-89). Of the Normal form names, only Jack’s is printed.</source>
        <translation>Hunde: Jack und Alan; ihr Bonus: 1 ziehen, einmal pro Zug. Katzen: Padthai und Khalid; ihr Bonus: 1 Unfug, einmal pro Zug. Nager &amp; Freunde: Ham &amp; Cheese, die eine einzige Figur sind, und Rocky; ihr Bonus: 1 buddeln, zweimal pro Zug. Verwandelt hat jede eine eigene Fähigkeit: Jack (TS-78), Alan (TS-80), Padthai (TS-82), Khalid (TS-84), Ham &amp; Cheese (TS-87), Rocky (TS-89). Von den Namen der Normalform ist nur der von Jack gedruckt.</translation>
    </message>
    <message>
        <source>No third character of a type</source>
        <translation>Keine dritte Figur eines Typs</translation>
    </message>
    <message>
        <source>The printed rules hint at one more character of each type in a larger edition, but do not say what they can do. So they are not included here. You choose from six characters, two of each type.</source>
        <translation>Die Originalregel deutet für jeden Typ noch eine Figur in einer größeren Ausgabe an, sagt aber nicht, was sie kann. Darum fehlen diese Figuren hier: Ihr wählt aus sechs Figuren, zwei von jedem Typ.</translation>
    </message>
    <message>
        <source>Queue cards</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>Wartenummern</translation>
    </message>
    <message>
        <source>There are four queue cards, 1ST to 4TH. They set the order of the turns and, in reverse, the order in which characters are chosen. With 2 or 3 players only the lowest 2 or 3 of them are used.</source>
        <translation>Es gibt vier Karten mit Wartenummern, Nr. 1 bis Nr. 4. Sie geben die Reihenfolge der Züge an und, rückwärts, die Reihenfolge beim Wählen der Figuren. Zu zweit oder zu dritt werden nur die 2 oder 3 niedrigsten gebraucht.</translation>
    </message>
    <message>
        <source>What is in front of you</source>
        <translation>Was vor dir liegt</translation>
    </message>
    <message>
        <source>You have a queue card, a character, a deck, a hand, a discard pile, a play zone for the cards being played, and a row of four places for your achievements.</source>
        <translation>Du hast eine Wartenummer, eine Figur, ein Deck, eine Hand, eine Ablage, eine Spielzone für die Karten, die gerade gespielt werden, und eine Reihe aus vier Plätzen für deine Erfolge.</translation>
    </message>
    <message>
        <source>Turn order</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>Zugreihenfolge</translation>
    </message>
    <message>
        <source>Everyone gets a queue card at random. The player with 1ST has the first turn, then 2ND and so on. After the highest number it is 1ST’s turn again.</source>
        <translation>Alle bekommen zufällig eine Wartenummer. Wer Nr. 1 hat, hat den ersten Zug, dann Nr. 2 und so weiter. Nach der höchsten Nummer ist wieder Nr. 1 dran.</translation>
    </message>
    <message>
        <source>Choosing characters</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>Figuren wählen</translation>
    </message>
    <message>
        <source>The player with the highest queue number chooses a character first, then the next lower one; 1ST chooses last. Everyone sees what is taken.</source>
        <translation>Wer die höchste Wartenummer hat, wählt zuerst eine Figur, dann folgt die nächstniedrigere; Nr. 1 wählt zuletzt. Alle sehen, was vergeben ist.</translation>
    </message>
    <message>
        <source>Each character only once</source>
        <translation>Jede Figur nur einmal</translation>
    </message>
    <message>
        <source>There is one card of each character, so two players never have the same one. They may have characters of the same type, such as Jack and Alan.</source>
        <translation>Von jeder Figur gibt es nur eine Karte, also können zwei Spieler nicht dieselbe haben. Ihre Figuren dürfen aber vom selben Typ sein, etwa Jack und Alan.</translation>
    </message>
    <message>
        <source>Everyone starts in Normal form</source>
        <translation>Alle beginnen in der Normalform</translation>
    </message>
    <message>
        <source>Your character starts with the Normal form face up. So at first nobody can use an altered ability or play an Acting card. Achievements turn characters over (TS-115, TS-116).</source>
        <translation>Deine Figur beginnt mit der Normalform nach oben. Anfangs kann also niemand eine verwandelte Fähigkeit nutzen oder eine Auftrittskarte spielen. Erfolge drehen Figuren um (TS-115, TS-116).</translation>
    </message>
    <message>
        <source>A deck of 15 cards</source>
        <translation>Ein Deck aus 15 Karten</translation>
    </message>
    <message>
        <source>The Event cards are shuffled, and each player gets 15 of them face down as a deck. With 2 players 30 cards are left over, with 3 players 15. They stay out of the game and nobody gets to see them, so do not count on every card being there.</source>
        <translation>Die Ereigniskarten werden gemischt, und jeder bekommt 15 davon verdeckt als Deck. Zu zweit bleiben 30 Karten übrig, zu dritt 15. Sie kommen nicht ins Spiel, und niemand bekommt sie zu sehen; rechne also nicht damit, dass jede Karte dabei ist.</translation>
    </message>
    <message>
        <source>The opening hand</source>
        <translation>Die Starthand</translation>
    </message>
    <message>
        <source>You draw 5 cards from your deck, which leaves 10. A poor hand cannot be redrawn. Discard piles, play zones and achievement places start empty.</source>
        <translation>Du ziehst 5 Karten von deinem Deck, es bleiben also 10. Eine schlechte Hand lässt sich nicht umtauschen. Ablagen, Spielzonen und Erfolgsplätze sind am Anfang leer.</translation>
    </message>
    <message>
        <source>1ST starts with 1 action point</source>
        <translation>Nr. 1 beginnt mit 1 Aktionspunkt</translation>
    </message>
    <message>
        <source>You have 2 action points each turn. Only the very first turn of the game is different. The player with 1ST has just 1 action point then, and 2 from the next turn on.</source>
        <translation>In jedem Zug hast du 2 Aktionspunkte. Nur der allererste Zug des Spiels ist anders: Wer Nr. 1 hat, hat in diesem Zug nur 1 Aktionspunkt, ab dem nächsten Zug dann auch 2.</translation>
    </message>
    <message>
        <source>Cards in your zones are yours</source>
        <translation>Was in deinen Zonen liegt, gehört dir</translation>
    </message>
    <message>
        <source>Cards in your zones belong to you, wherever they came from. Stolen, buried, messed and swapped cards change sides for good; nothing goes back to the player who had it first. A stolen card that you discard later goes to your own pile and then into your own deck.</source>
        <translation>Karten, die in deinen Zonen liegen, sind deine Karten, egal woher sie kamen. Stibitzte, vergrabene, durch Unfug genommene und getauschte Karten wechseln für immer die Seite; keine geht an ihren früheren Besitzer zurück. Wirfst du eine stibitzte Karte später ab, kommt sie in deine eigene Ablage und dann in dein eigenes Deck.</translation>
    </message>
    <message>
        <source>Drawing when the deck runs short</source>
        <translation>Ziehen, wenn das Deck nicht reicht</translation>
    </message>
    <message>
        <source>To draw is to take the top card of your own deck into your hand. If your deck has fewer cards than you should draw, you take what is there and the rest is lost. A deck is never renewed in the middle of an effect, and you do not draw the missing cards after the deck check. The same goes for every way of drawing.</source>
        <translation>Ziehen heißt, die oberste Karte des eigenen Decks auf die Hand zu nehmen. Hat dein Deck weniger Karten, als du ziehen sollst, nimmst du, was da ist, und der Rest verfällt. Ein Deck wird nie mitten in einer Wirkung erneuert, und die fehlenden Karten ziehst du auch nach der Deckprüfung nicht. Das gilt für jede Art zu ziehen.</translation>
    </message>
    <message>
        <source>First the number, then the cards</source>
        <translation>Erst die Zahl, dann die Karten</translation>
    </message>
    <message>
        <source>When you draw or steal 1 to 2 cards, or any other number you choose, you name the number first and then get all the cards at once. You cannot look at one card and then decide whether to take another. The printed rules leave this open.</source>
        <translation>Wenn du 1 bis 2 Karten oder sonst eine Zahl deiner Wahl ziehst oder stibitzt, nennst du zuerst die Zahl und bekommst dann alle Karten auf einmal. Du kannst nicht eine Karte ansehen und dann entscheiden, ob du noch eine nimmst. Die Originalregel lässt das offen.</translation>
    </message>
    <message>
        <source>Discard piles are open</source>
        <translation>Ablagen sind offen</translation>
    </message>
    <message>
        <source>Discards are face up, and everyone may look through every discard pile at any time. Their order means nothing. The printed rules do not say so, but players choose cards from these piles, so everyone can see them.</source>
        <translation>Karten in der Ablage liegen offen, und alle dürfen jederzeit jede Ablage durchsehen. Ihre Reihenfolge bedeutet nichts. Die Originalregel sagt das nicht, aber weil ihr aus diesen Ablagen Karten wählt, können alle sie sehen.</translation>
    </message>
    <message>
        <source>What is left to chance</source>
        <translation>Was der Zufall entscheidet</translation>
    </message>
    <message>
        <source>Chance alone decides who gets which queue card, what is dealt, how decks are shuffled, which cards are stolen and which cards are lost to Jack. Every card is equally likely, and players have no choice in any of this.</source>
        <translation>Allein der Zufall entscheidet, wer welche Wartenummer bekommt, was ausgeteilt wird, wie Decks gemischt werden, welche Karten stibitzt werden und welche Karten durch Jack verloren gehen. Jede Karte ist gleich wahrscheinlich, und niemand wählt dabei etwas.</translation>
    </message>
    <message>
        <source>What “once a turn” means</source>
        <translation>Was „einmal pro Zug“ heißt</translation>
    </message>
    <message>
        <source>A limit per turn applies to the turn being played now, no matter whose turn it is. When the turn passes, all these limits start over for all players. So a bonus that you use on someone else’s turn, thanks to a Stopping card, does not count on your own turn. Limits for the whole game never start over.</source>
        <translation>Eine Grenze pro Zug gilt in dem Zug, der gerade läuft, egal wessen Zug es ist. Ist der Nächste am Zug, beginnen all diese Grenzen für alle von vorn. Ein Bonus, den du dank einer Stoppkarte im Zug eines anderen nutzt, zählt also nicht in deinem eigenen Zug. Grenzen fürs ganze Spiel beginnen nie von vorn.</translation>
    </message>
    <message>
        <source>No questions with only one answer</source>
        <translation>Keine Fragen mit nur einer Antwort</translation>
    </message>
    <message>
        <source>If only one answer is possible, the table chooses it for you and moves on. There are two exceptions: you always end your turn yourself, and you are asked whether you want to stop something even if you cannot (TS-46).</source>
        <translation>Ist nur eine Antwort möglich, gibt der Tisch sie für dich und macht weiter. Es gibt zwei Ausnahmen: Deinen Zug beendest du immer selbst, und du wirst immer gefragt, ob du etwas stoppst, auch wenn du es nicht kannst (TS-46).</translation>
    </message>
    <message>
        <source>What can be stopped</source>
        <translation>Was sich stoppen lässt</translation>
    </message>
    <message>
        <source>Other players can stop almost anything that is done in the play step: a Drawing, Stealing or Recycling card, draw 1 and discard 1, an altered ability, a swap, and also a Stopping card. Only Acting cards cannot be stopped (TS-70).</source>
        <translation>Andere können fast alles stoppen, was im Spielschritt geschieht: eine Zieh-, Stibitz- oder Recyclingkarte, „1 ziehen, 1 abwerfen“, eine verwandelte Fähigkeit, einen Tausch und auch eine Stoppkarte. Nur Auftrittskarten lassen sich nicht stoppen (TS-70).</translation>
    </message>
    <message>
        <source>What cannot be stopped</source>
        <translation>Was sich nicht stoppen lässt</translation>
    </message>
    <message>
        <source>Nobody can stop an Acting card or those who join in with it, the draw step, a bonus, the deck check, an achievement and its effect, the end of a turn, or the discards made then. Nobody is asked about them either.</source>
        <translation>Niemand kann eine Auftrittskarte stoppen oder jemanden, der dabei mitmacht. Auch Ziehschritt, Bonus, Deckprüfung, Zugende und das Abwerfen am Zugende lassen sich nicht stoppen, ebenso wenig ein Erfolg und seine Wirkung. Dazu wird auch niemand gefragt.</translation>
    </message>
    <message>
        <source>Who may stop</source>
        <translation>Wer stoppen darf</translation>
    </message>
    <message>
        <source>If you have a Stopping card in hand, you can stop what any other player does in a play step (TS-37), on anyone’s turn. You cannot stop your own action or your own card. But when someone stops your action, you may stop their Stopping card.</source>
        <translation>Hast du eine Stoppkarte auf der Hand, kannst du stoppen, was andere in einem Spielschritt tun (TS-37), egal in wessen Zug. Deine eigene Aktion oder deine eigene Karte kannst du nicht stoppen. Aber stoppt jemand deine Aktion, darfst du diese Stoppkarte stoppen.</translation>
    </message>
    <message>
        <source>Stopping cards only respond</source>
        <translation>Stoppkarten sind nur Reaktionen</translation>
    </message>
    <message>
        <source>You cannot play a Stopping card as an action of your own. It is only ever played on something that another player has just played or done. Otherwise it would earn a bonus for nothing.</source>
        <translation>Eine Stoppkarte kannst du nicht als eigene Aktion spielen. Sie wird immer nur auf etwas gelegt, das jemand anderes gerade gespielt oder getan hat. Sonst brächte sie einen Bonus für nichts.</translation>
    </message>
    <message>
        <source>Stopping is free and has no limit</source>
        <translation>Stoppen kostet nichts und hat keine Grenze</translation>
    </message>
    <message>
        <source>A Stopping card costs no action points. You can play it with none left, and on other players’ turns. There is no limit. In one turn you can stop as many things as you have Stopping cards for.</source>
        <translation>Eine Stoppkarte kostet keine Aktionspunkte. Du kannst sie auch ohne Aktionspunkte spielen, und auch in den Zügen der anderen. Eine Grenze gibt es nicht: In einem Zug kannst du so oft stoppen, wie du Stoppkarten hast.</translation>
    </message>
    <message>
        <source>Aim at the newest card</source>
        <translation>Ziele auf die neueste Karte</translation>
    </message>
    <message>
        <source>A Stopping card goes on the newest card or action, the one that nobody has responded to. A card or action that already has a Stopping card on it cannot be stopped again. If you want to change what happens, stop the newest card.</source>
        <translation>Eine Stoppkarte kommt auf die neueste Karte oder Aktion, also auf die, auf die noch niemand reagiert hat. Worauf schon eine Stoppkarte liegt, lässt sich nicht ein zweites Mal stoppen. Willst du ändern, was passiert, stopp die neueste Karte.</translation>
    </message>
    <message>
        <source>Who comes first</source>
        <translation>Wer zuerst kommt</translation>
    </message>
    <message>
        <source>If several players want to stop the same thing, the quickest one gets to. If nobody can tell who was quickest, it goes to the first in turn order after the player being stopped. So with four players and a card played by 2ND, the order is 3RD, 4TH, 1ST.</source>
        <translation>Wollen mehrere dasselbe stoppen, darf das, wer am schnellsten ist. Lässt sich nicht sagen, wer das war, darf es der Erste in Zugreihenfolge nach dem, der gestoppt werden soll. Zu viert und bei einer Karte von Nr. 2 ist die Reihenfolge also Nr. 3, Nr. 4, Nr. 1.</translation>
    </message>
    <message>
        <source>One after the other</source>
        <translation>Einer nach dem anderen</translation>
    </message>
    <message>
        <source>At this table the players respond in turn order, starting after the player whose card or action it is. Each lets it go or plays one Stopping card. The first Stopping card ends this round, and a new round of responses to that card begins, starting after its owner. We cannot tell who is quickest, so the turn order of TS-43 decides; an option changes this (TS-127).</source>
        <translation>An diesem Tisch reagieren die Spieler in Zugreihenfolge. Zuerst kommt der Spieler nach dem, der die Karte gespielt oder die Aktion gemacht hat. Jeder lässt es zu oder spielt eine Stoppkarte. Mit der ersten Stoppkarte endet die Runde, und eine neue beginnt: Jetzt geht es um diese Stoppkarte, und der Spieler nach ihrem Besitzer kommt zuerst. Wer am schnellsten ist, können wir nicht erkennen, darum entscheidet die Zugreihenfolge aus TS-43; eine Option ändert das (TS-127).</translation>
    </message>
    <message>
        <source>Option: fastest finger</source>
        <translation>Option: Schnellster Finger</translation>
    </message>
    <message>
        <source>With this option everyone who may respond is asked together, and the first to press stops it; the others keep their cards. After that, everyone but its owner may respond to the new Stopping card. Two presses in the same instant count in turn order (TS-43). When everyone has let it go, it resolves.</source>
        <translation>Mit dieser Option werden alle, die reagieren dürfen, gleichzeitig gefragt, und wer zuerst drückt, stoppt; die anderen behalten ihre Karten. Auf die neue Stoppkarte dürfen dann alle außer ihrem Besitzer reagieren. Drücken zwei im selben Augenblick, zählt die Zugreihenfolge (TS-43). Haben alle die neueste Karte oder Aktion zugelassen, wird sie ausgeführt.</translation>
    </message>
    <message>
        <source>Everyone is asked the same way</source>
        <translation>Alle werden auf dieselbe Art gefragt</translation>
    </message>
    <message>
        <source>As long as you have a card in hand, you are asked whether you want to stop what another player does, even if you have no Stopping card; then you can only let it go. If only players with Stopping cards were asked, everyone would know who has one. A player with an empty hand is not asked, because everyone can see that anyway.</source>
        <translation>Tut ein anderer etwas, wirst du gefragt, ob du es stoppst, solange du eine Karte auf der Hand hast. Hast du keine Stoppkarte, kannst du es nur zulassen. Würde nur gefragt, wer Stoppkarten hat, wüssten alle, wer eine hat. Wer eine leere Hand hat, wird nicht gefragt, denn das sehen ohnehin alle.</translation>
    </message>
    <message>
        <source>Letting go counts for one card only</source>
        <translation>Zulassen gilt nur für eine Karte</translation>
    </message>
    <message>
        <source>If you let something go, you let go just that one card or action. You are asked again about every Stopping card that another player lays on top.</source>
        <translation>Lässt du etwas zu, dann nur diese eine Karte oder Aktion. Zu jeder Stoppkarte, die ein anderer obenauf legt, wirst du wieder gefragt.</translation>
    </message>
    <message>
        <source>When stopping is over</source>
        <translation>Wann das Stoppen vorbei ist</translation>
    </message>
    <message>
        <source>When everyone has let the newest card go, stopping is over, and everything that was played resolves. Nobody can stop any of it now, not even with a Stopping card drawn as a bribe.</source>
        <translation>Haben alle die neueste Karte zugelassen, ist das Stoppen vorbei, und alles Gespielte wird ausgeführt. Niemand kann jetzt noch etwas davon stoppen, auch nicht mit einer Stoppkarte, die als Schmiergeld gezogen wird.</translation>
    </message>
    <message>
        <source>The newest card comes first</source>
        <translation>Die neueste Karte zuerst</translation>
    </message>
    <message>
        <source>Stacked cards resolve from the newest down to the action. A Stopping card that nobody stopped stops the one right under it. A stopped Stopping card does nothing, so the one right under it goes ahead. In short, with 2 or 4 Stopping cards the action happens; with 1 or 3 it does not.</source>
        <translation>Karten, die aufeinanderliegen, werden von der neuesten bis hinunter zur Aktion ausgeführt. Eine Stoppkarte, die niemand gestoppt hat, stoppt, was direkt unter ihr liegt. Eine gestoppte Stoppkarte tut nichts, also gilt, was direkt unter ihr liegt. Kurz: Bei 2 oder 4 Stoppkarten wird die Aktion ausgeführt, bei 1 oder 3 nicht.</translation>
    </message>
    <message>
        <source>You played Bones Drawing, and Fred stopped it with No Nuts For You! Play Pug You Beach! on Fred’s card. It is stopped, Fred gets the bribe, and you draw your cards after all. If you let it go instead, you get only a bribe.</source>
        <translation>Du hast „Knochenzug“ gespielt, und Fred hat ihn mit „Keine Nüsse für dich!“ gestoppt. Leg „Mopsfrech!“ auf Freds Karte: Sie ist gestoppt, Fred bekommt das Schmiergeld, und du ziehst doch noch deine Karten. Lässt du es dagegen zu, bekommst du nur Schmiergeld.</translation>
    </message>
    <message>
        <source>What it means to be stopped</source>
        <translation>Was es heißt, gestoppt zu werden</translation>
    </message>
    <message>
        <source>A stopped card or action has no effect at all. It does not count as successfully played, so it earns no bonus. You do not get its action points back.</source>
        <translation>Eine gestoppte Karte oder Aktion hat überhaupt keine Wirkung. Sie gilt nicht als erfolgreich gespielt, bringt also keinen Bonus. Die Aktionspunkte dafür bekommst du nicht zurück.</translation>
    </message>
    <message>
        <source>A stopped use is used up</source>
        <translation>Gestoppt ist auch verbraucht</translation>
    </message>
    <message>
        <source>A swap or an ability that was stopped counts as used. So you cannot swap again this turn, and an ability that works twice a game has one fewer use. The printed rules hint at this only for Alan; here it holds for all.</source>
        <translation>Ein gestoppter Tausch oder eine gestoppte Fähigkeit gilt als benutzt. In diesem Zug kannst du also nicht noch einmal tauschen, und eine Fähigkeit, die zweimal pro Spiel erlaubt ist, lässt sich nun einmal weniger nutzen. Die Originalregel deutet das nur bei Alan an; hier gilt es für alle.</translation>
    </message>
    <message>
        <source>The bribe</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>Das Schmiergeld</translation>
    </message>
    <message>
        <source>A player who is stopped draws 1 card from their own deck. This applies to a stopped action and to a stopped Stopping card. They draw at once, before the next card down resolves. If a Stopping card was itself stopped, its owner gets the bribe, not the player it was aimed at.</source>
        <translation>Wer gestoppt wird, zieht 1 Karte vom eigenen Deck. Das gilt für eine gestoppte Aktion und für eine gestoppte Stoppkarte. Gezogen wird sofort, bevor die Karte darunter ausgeführt wird. Wurde eine Stoppkarte gestoppt, bekommt ihr Besitzer das Schmiergeld, nicht aber der, gegen den sie ging.</translation>
    </message>
    <message>
        <source>You must take the bribe</source>
        <translation>Das Schmiergeld musst du nehmen</translation>
    </message>
    <message>
        <source>You cannot refuse a bribe. If your deck is empty, you get nothing. If the bribe is your last card, your deck has run out, just as if you had drawn it with a card of your own.</source>
        <translation>Schmiergeld kannst du nicht ablehnen. Ist dein Deck leer, bekommst du nichts. Ist das Schmiergeld deine letzte Karte, wird dein Deck damit leer, genau so, als hättest du sie mit einer eigenen Karte gezogen.</translation>
    </message>
    <message>
        <source>Where stopped cards go</source>
        <translation>Wohin gestoppte Karten kommen</translation>
    </message>
    <message>
        <source>A stopped card stays in the play zone of the player who played it. After the deck check it goes to that player’s discard pile, like all cards there (TS-111). It does not go back to their hand.</source>
        <translation>Eine gestoppte Karte bleibt in der Spielzone des Spielers, der sie gespielt hat. Nach der Deckprüfung kommt sie in seine Ablage, wie alle Karten dort (TS-111). Auf die Hand geht sie nicht zurück.</translation>
    </message>
    <message>
        <source>The five steps of a turn</source>
        <translation>Die fünf Schritte eines Zuges</translation>
    </message>
    <message>
        <source>A turn has these steps: draw step, play step, bonus step, deck check, end of turn. In the play step you take one action. After it come the bonus step and the deck check, even if nothing can happen there, and then you are back in the play step for your next action. When you want no more actions, you go from the play step to the end of the turn.</source>
        <translation>Ein Zug läuft so: Ziehschritt, Spielschritt, Bonusschritt, Deckprüfung, Zugende. Im Spielschritt machst du eine Aktion. Danach kommen Bonusschritt und Deckprüfung, auch wenn dort nichts passieren kann, und dann bist du wieder im Spielschritt und kannst die nächste Aktion machen. Willst du keine Aktion mehr machen, gehst du vom Spielschritt zum Zugende.</translation>
    </message>
    <message>
        <source>At the start of your turn</source>
        <translation>Wenn dein Zug beginnt</translation>
    </message>
    <message>
        <source>First, all limits per turn start over, Alan’s sprint from the turn before ends, and cards dug earlier no longer count as dug this turn. Then you get your action points, and then you draw. So if Rocky has hit you, you have 1 action point from the very beginning.</source>
        <translation>Zuerst beginnen alle Grenzen pro Zug von vorn, Alans Sprint aus dem Zug davor ist vorbei, und Karten, die du früher ausgebuddelt hast, zählen nicht für diesen Zug. Dann bekommst du deine Aktionspunkte, und dann ziehst du. Hat dich Rocky getroffen, hast du also von Anfang an nur 1 Aktionspunkt.</translation>
    </message>
    <message>
        <source>Action points</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>Aktionspunkte</translation>
    </message>
    <message>
        <source>At the start of your turn you get 2 action points. Any you do not spend are lost; you cannot save them. You get 1 instead of 2 on the first turn of the game (TS-25) and when Rocky has hit you (TS-89). Both at once still leave you with 1.</source>
        <translation>Wenn dein Zug beginnt, bekommst du 2 Aktionspunkte. Was du nicht ausgibst, verfällt; aufsparen geht nicht. 1 statt 2 bekommst du im ersten Zug des Spiels (TS-25) und wenn Rocky dich getroffen hat (TS-89). Auch wenn beides zutrifft, bleibt dir 1.</translation>
    </message>
    <message>
        <source>Draw step</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>Ziehschritt</translation>
    </message>
    <message>
        <source>At the beginning of your turn you draw 1 card. You draw on the first turn of the game too.</source>
        <translation>Zu Beginn deines Zuges ziehst du 1 Karte. Das tust du auch im ersten Zug des Spiels.</translation>
    </message>
    <message>
        <source>Everyone must draw</source>
        <translation>Alle müssen ziehen</translation>
    </message>
    <message>
        <source>The draw step is not a choice, and nobody can stop it. If your deck is empty, you draw nothing. Even if you take your last card now, there is no deck check yet. Your deck is renewed after your first action (TS-113), or at the end of your turn if you take none (TS-114).</source>
        <translation>Den Ziehschritt kannst du nicht auslassen, und niemand kann ihn stoppen. Ist dein Deck leer, ziehst du nichts. Selbst wenn du jetzt deine letzte Karte nimmst, gibt es noch keine Deckprüfung: Dein Deck wird nach deiner ersten Aktion erneuert (TS-113), oder am Ende deines Zuges, wenn du keine machst (TS-114).</translation>
    </message>
    <message>
        <source>Discarding at the end of your turn</source>
        <translation>Abwerfen am Ende deines Zuges</translation>
    </message>
    <message>
        <source>At the end of your turn you may hold 5 cards, or 4 if you have three achievements. If you hold more, you choose cards and discard exactly down to that number. They go to your discard pile at once, and no deck check follows.</source>
        <translation>Am Ende deines Zuges darfst du 5 Karten behalten, oder 4, wenn du drei Erfolge hast. Hast du mehr, suchst du Karten aus und wirfst ab, bis es genau so viele sind. Sie kommen sofort in deine Ablage, und eine Deckprüfung folgt nicht.</translation>
    </message>
    <message>
        <source>Only on your own turn</source>
        <translation>Nur in deinem eigenen Zug</translation>
    </message>
    <message>
        <source>The hand limit applies at the end of your own turn. Until then you may hold as many cards as you like, even while others end their turns. The only other time it matters is when both your deck and your discard pile have run out (TS-109).</source>
        <translation>Das Handlimit gilt am Ende deines eigenen Zuges. Bis dahin darfst du so viele Karten auf der Hand haben, wie du magst, auch während andere ihre Züge beenden. Sonst zählt es nur noch, wenn dein Deck und deine Ablage beide leer sind (TS-109).</translation>
    </message>
    <message>
        <source>The next turn</source>
        <translation>Der nächste Zug</translation>
    </message>
    <message>
        <source>When a turn has ended, the player with the next queue number goes next. After the highest number comes 1ST.</source>
        <translation>Ist ein Zug zu Ende, kommt der Spieler mit der nächsten Wartenummer dran. Auf die höchste Nummer folgt wieder Nr. 1.</translation>
    </message>
    <message>
        <source>One action at a time</source>
        <translation>Eine Aktion nach der anderen</translation>
    </message>
    <message>
        <source>In the play step you choose one of four actions: play an Event card for its cost, draw 1 and discard 1 for 1 action point, use your altered ability for free, or swap discards for free. Or you end your turn. Only the player whose turn it is takes actions; the others can only respond with Stopping cards.</source>
        <translation>Im Spielschritt wählst du eine von vier Aktionen: eine Ereigniskarte für ihre Kosten spielen, für 1 Aktionspunkt 1 Karte ziehen und 1 abwerfen, kostenlos deine verwandelte Fähigkeit nutzen oder kostenlos Ablagekarten tauschen. Oder du beendest deinen Zug. Aktionen macht nur, wer am Zug ist; die anderen können nur mit Stoppkarten reagieren.</translation>
    </message>
    <message>
        <source>How many actions in a turn</source>
        <translation>Wie viele Aktionen pro Zug</translation>
    </message>
    <message>
        <source>Take as many actions as you like and can pay for. With 2 action points you can pay for two actions at most; the ability and the swap are free, but you get each only once a turn. So a turn has 4 actions at most.</source>
        <translation>Mach so viele Aktionen, wie du magst und bezahlen kannst. Mit 2 Aktionspunkten kannst du höchstens zwei Aktionen bezahlen; Fähigkeit und Tausch kosten nichts, gehen aber beide nur einmal pro Zug. Ein Zug hat also höchstens 4 Aktionen.</translation>
    </message>
    <message>
        <source>You pay at once</source>
        <translation>Du zahlst sofort</translation>
    </message>
    <message>
        <source>You pay when you announce an action, before anyone can respond. If it is your ability or your swap, it counts as used from then on. If you are stopped, you get none of this back.</source>
        <translation>Du zahlst, wenn du eine Aktion ankündigst, bevor jemand reagieren kann. Auch deine Fähigkeit oder dein Tausch gilt von da an als genutzt. Wirst du gestoppt, bekommst du nichts davon zurück.</translation>
    </message>
    <message>
        <source>What you announce now and what you choose later</source>
        <translation>Was du sofort ansagst und was du später wählst</translation>
    </message>
    <message>
        <source>With an action you announce which card or action it is and who it is aimed at; for Khalid, also which discard he uses. You choose everything else, such as how many cards and which ones, when the action resolves, after everyone has had a chance to stop it. The printed rules leave this open.</source>
        <translation>Machst du eine Aktion, kündigst du an, welche Karte oder Aktion es ist und gegen wen sie sich richtet; bei Khalid auch, welche Karte aus der Ablage er nutzt. Alles andere, etwa wie viele Karten und welche, wählst du erst, wenn alle die Aktion stoppen konnten und sie ausgeführt wird. Die Originalregel lässt das offen.</translation>
    </message>
    <message>
        <source>An action needs something to work on</source>
        <translation>Eine Aktion braucht etwas, worauf sie wirkt</translation>
    </message>
    <message>
        <source>Stealing, Recycling, the swap, and the abilities of Jack, Khalid, Ham &amp; Cheese and Rocky are refused if there is nobody or nothing for them to work on. Drawing cards, Acting cards and Padthai’s ability are allowed even if your deck is empty. You draw what is there, even if that is nothing.</source>
        <translation>Stibitzen, Recycling, der Tausch und die Fähigkeiten von Jack, Khalid, Ham &amp; Cheese und Rocky gehen nur, wenn es jemanden oder etwas gibt, worauf sie wirken können. Ziehkarten, Auftrittskarten und Padthais Fähigkeit gehen auch mit leerem Deck: Du ziehst, was da ist, auch wenn es nichts ist.</translation>
    </message>
    <message>
        <source>Ending your turn</source>
        <translation>Deinen Zug beenden</translation>
    </message>
    <message>
        <source>You can end your turn whenever it is time to choose an action, even with action points left; those are lost. Nobody can stop you from ending it.</source>
        <translation>Du kannst deinen Zug immer dann beenden, wenn du eine Aktion wählen sollst, auch wenn du noch Aktionspunkte hast; sie verfallen dann. Niemand kann dich daran hindern.</translation>
    </message>
    <message>
        <source>The stack</source>
        <extracomment>Tail Story: what is happening now, above the table</extracomment>
        <translation>Der Stapel</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was es tut</translation>
    </message>
    <message>
        <source>Bonus</source>
        <extracomment>Tail Story: what is happening now, above the table</extracomment>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Deck check</source>
        <extracomment>Tail Story: what is happening now, above the table</extracomment>
        <translation>Deckprüfung</translation>
    </message>
    <message>
        <source>Achievement</source>
        <extracomment>Tail Story: what is happening now, above the table</extracomment>
        <translation>Erfolg</translation>
    </message>
    <message>
        <source>A new turn</source>
        <translation>Ein neuer Zug</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Ende des Spiels</translation>
    </message>
    <message>
        <source>This card</source>
        <extracomment>Tail Story: stands for a card that is not known, in a sentence</extracomment>
        <translation>Diese Karte</translation>
    </message>
    <message>
        <source>Achievements on turn</source>
        <translation>Erfolge in Zug</translation>
    </message>
    <message>
        <source>Cards played</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Gespielte Karten</translation>
    </message>
    <message>
        <source>Abilities used</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Genutzte Fähigkeiten</translation>
    </message>
    <message>
        <source>Stops made</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Hat gestoppt</translation>
    </message>
    <message>
        <source>Times stopped</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Wurde gestoppt</translation>
    </message>
    <message>
        <source>Cards taken from others</source>
        <translation>Karten von anderen</translation>
    </message>
    <message>
        <source>Bonuses used</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Genutzte Boni</translation>
    </message>
    <message>
        <source>Look at your deck. It’s empty, so whatever you do leads to the deck check.</source>
        <translation>Sieh dir dein Deck an. Es ist leer, und was du auch tust, führt zur Deckprüfung.</translation>
    </message>
    <message>
        <source>Look at your deck. You already have this turn’s achievement, so running out now would be wasted.</source>
        <translation>Denk an dein Deck. Du hast in diesem Zug schon einen Erfolg gesammelt; wird das Deck jetzt noch einmal leer, ist das verschenkt.</translation>
    </message>
    <message>
        <source>Look at your deck. Can you draw the last of it this turn?</source>
        <translation>Sieh dir dein Deck an: Kannst du in diesem Zug den Rest davon ziehen?</translation>
    </message>
    <message>
        <source>Look at what’s free. Your action points are spent.</source>
        <translation>Achte auf das, was nichts kostet. Deine Aktionspunkte sind verbraucht.</translation>
    </message>
    <message>
        <source>Check how many cards are left in your deck, and which cards match your character’s type.</source>
        <translation>Achte darauf, wie viele Karten noch in deinem Deck sind und welche Karten vom Typ deiner Figur sind.</translation>
    </message>
    <message>
        <source>Look at your type. Which of these cards would help you most?</source>
        <translation>Denk an deinen Typ: Welche dieser Karten würde dir am meisten nützen?</translation>
    </message>
    <message>
        <source>Look at your discards. Which would you rather not draw again?</source>
        <translation>Sieh dir deine Ablage an: Welche Karten möchtest du nicht noch einmal ziehen?</translation>
    </message>
    <message>
        <source>Look at your hand. The card you place is out of play for good.</source>
        <translation>Sieh dir deine Hand an. Die Karte, die zum Erfolg wird, ist für immer aus dem Spiel.</translation>
    </message>
    <message>
        <source>Look at what helps you least, and what matches your type.</source>
        <translation>Welche Karte hilft dir am wenigsten, und welche sind von deinem Typ?</translation>
    </message>
    <message>
        <source>Look at the bonuses. Which one would you use again and again?</source>
        <translation>Achte auf die Boni: Welchen würdest du immer wieder nutzen?</translation>
    </message>
    <message>
        <source>Look at who it’s aimed at, how close its player is to an achievement, and what stopping it would cost.</source>
        <translation>Achte darauf, gegen wen es geht, wie kurz dieser Spieler vor dem nächsten Erfolg steht und was das Stoppen kosten würde.</translation>
    </message>
    <message>
        <source>Look at your hand. Is there room for more?</source>
        <translation>Denk an deine Hand: Hat sie Platz für mehr?</translation>
    </message>
    <message>
        <source>Look at the decks. Whose would run out?</source>
        <translation>Sieh dir die Decks an: Welches würde leer werden?</translation>
    </message>
    <message>
        <source>Look at your deck. Should it run out now, or later?</source>
        <translation>Denk an dein Deck: Soll es jetzt leer werden oder später?</translation>
    </message>
    <message>
        <source>Your character decides which type of card earns you a bonus. It starts in Normal form and may be altered later.</source>
        <translation>Deine Figur bestimmt, welcher Kartentyp dir einen Bonus bringt. Sie beginnt in der Normalform und kann später verwandelt werden.</translation>
    </message>
    <message>
        <source>It’s your turn. Play cards and take actions while your action points last. When your deck runs out, you collect an achievement. The fourth wins.</source>
        <translation>Dein Zug. Spiel Karten und mach Aktionen, solange deine Aktionspunkte reichen. Wird dein Deck leer, sammelst du einen Erfolg; mit dem vierten gewinnst du.</translation>
    </message>
    <message>
        <source>A Stopping card can stop this. The player who gets stopped draws a card as a bribe.</source>
        <translation>Eine Stoppkarte kann das stoppen. Wer gestoppt wird, zieht eine Karte als Schmiergeld.</translation>
    </message>
    <message>
        <source>Stacked cards resolve from the newest down. Each Stopping card stops whatever is under it.</source>
        <translation>Karten, die aufeinanderliegen, werden von der neuesten abwärts ausgeführt. Jede Stoppkarte macht zunichte, worauf sie liegt.</translation>
    </message>
    <message>
        <source>A card of your own type earns a bonus. Canines draw a card, felines take one from another player’s discards (mess), rodents and friends discard the top card of their deck (dig).</source>
        <translation>Eine Karte von deinem Typ bringt einen Bonus: Hunde ziehen eine Karte, Katzen nehmen eine aus einer anderen Ablage (Unfug), Nager und Freunde legen ihre oberste Karte auf ihre Ablage (Buddeln).</translation>
    </message>
    <message>
        <source>You steal cards at random from that player’s hand. After that you may bury some of your discards.</source>
        <translation>Du stibitzt zufällige Karten von der Hand dieses Spielers. Danach darfst du Karten aus deiner Ablage vergraben.</translation>
    </message>
    <message>
        <source>To bury is to put your own discards on the discard pile of the player you stole from. They’re theirs now.</source>
        <translation>Vergraben heißt, Karten aus deiner Ablage auf die Ablage des Bestohlenen zu legen. Sie gehören ab jetzt dem Bestohlenen.</translation>
    </message>
    <message>
        <source>Recycling takes cards back from your discard pile into your hand.</source>
        <translation>Recycling holt Karten aus deiner Ablage auf deine Hand zurück.</translation>
    </message>
    <message>
        <source>A swap is free, once a turn. Give 1 or 2 of your discards for the same number of another player’s.</source>
        <translation>Einmal pro Zug darfst du kostenlos tauschen: 1 oder 2 Karten aus deiner Ablage gegen ebenso viele aus der Ablage eines anderen.</translation>
    </message>
    <message>
        <source>Someone played an Acting card, and your animal is the same type. Make the sound too, and you may draw up to 2 cards.</source>
        <translation>Jemand hat eine Auftrittskarte gespielt, und dein Tier ist vom selben Typ. Mach den Laut auch, dann darfst du bis zu 2 Karten ziehen.</translation>
    </message>
    <message>
        <source>Your deck ran out, and that’s an achievement! Choose a card from your hand to place face down. It’s out of play for good.</source>
        <translation>Dein Deck ist leer geworden, und das ist ein Erfolg. Wähle eine Handkarte, die du verdeckt ablegst. Sie ist für immer aus dem Spiel.</translation>
    </message>
    <message>
        <source>You may put the top card of your deck on that player’s deck. Then yours runs out sooner, and theirs later.</source>
        <translation>Du darfst deine oberste Karte auf das Deck dieses Spielers legen. Dann ist dein Deck früher leer und das andere später.</translation>
    </message>
    <message>
        <source>The deck check: anyone with no deck left shuffles their discard pile into a new one and collects an achievement.</source>
        <translation>Die Deckprüfung: Wer kein Deck mehr hat, mischt die Ablage zu einem neuen und sammelt einen Erfolg.</translation>
    </message>
    <message>
        <source>Your first achievement alters your character; anyone’s second alters everyone; your third cuts your hand limit to four; your fourth wins.</source>
        <translation>Dein erster Erfolg verwandelt deine Figur. Der zweite, egal von wem, verwandelt alle. Dein dritter senkt dein Handlimit auf vier, und mit dem vierten gewinnst du.</translation>
    </message>
    <message>
        <source>At the end of your turn you can’t hold more cards than your hand limit. Choose what goes.</source>
        <translation>Am Ende deines Zuges darfst du nicht mehr Karten behalten, als dein Handlimit erlaubt; wähle, was du abwirfst.</translation>
    </message>
    <message>
        <source>First choose your animal. Take Rocky, a rodent.</source>
        <translation>Wähle zuerst dein Tier. Nimm Rocky, einen Nager.</translation>
    </message>
    <message>
        <source>Next time you can take any of them. For now, take Rocky.</source>
        <translation>Nächstes Mal darfst du jedes Tier nehmen. Jetzt nimm Rocky.</translation>
    </message>
    <message>
        <source>Your deck is your clock. Whenever it runs out, you collect an achievement, and the fourth wins.</source>
        <translation>Dein Deck ist deine Uhr: Immer wenn es leer wird, sammelst du einen Erfolg. Mit dem vierten gewinnst du.</translation>
    </message>
    <message>
        <source>You get only 1 action point (1 paw) on the game’s first turn. Spend it on Acorn Drawing.</source>
        <translation>Im ersten Zug des Spiels hast du nur 1 Aktionspunkt (1 Pfote). Bezahl damit „Eichelzug“.</translation>
    </message>
    <message>
        <source>You could, but play Acorn Drawing first.</source>
        <translation>Das ginge, aber spiel erst „Eichelzug“.</translation>
    </message>
    <message>
        <source>Fred could stop it, but he lets it go. Draw 2: two ticks of your clock.</source>
        <translation>Fred könnte das stoppen, aber er lässt es zu. Zieh 2: Deine Uhr tickt zweimal.</translation>
    </message>
    <message>
        <source>Draw 2: your clock is in a hurry.</source>
        <translation>Zieh 2: Deine Uhr hat es eilig.</translation>
    </message>
    <message>
        <source>Acorn Drawing is a rodent card, and Rocky is a rodent, so you get his bonus. Dig, and your top card goes to your discards.</source>
        <translation>„Eichelzug“ ist eine Nagerkarte, und Rocky ist ein Nager: Das bringt dir seinen Bonus. Buddel, und deine oberste Karte kommt auf deine Ablage.</translation>
    </message>
    <message>
        <source>You don’t have to, but go on: dig.</source>
        <translation>Du musst nicht, aber mach ruhig: Buddel.</translation>
    </message>
    <message>
        <source>Your paw is spent, so end your turn.</source>
        <translation>Deine Pfote ist verbraucht: Beende deinen Zug.</translation>
    </message>
    <message>
        <source>At the end of your turn you can keep 5 cards. Discard Howlywood Debut, which only canines can play, then Bone Again.</source>
        <translation>Am Ende des Zuges darfst du 5 Karten behalten. Wirf „Heulywood-Debüt“ ab, womit nur ein Hund auftreten kann, dann „Noch’n Knochen“.</translation>
    </message>
    <message>
        <source>One at a time: first Howlywood Debut, then Bone Again.</source>
        <translation>Eine nach der anderen: erst „Heulywood-Debüt“, dann „Noch’n Knochen“.</translation>
    </message>
    <message>
        <source>Fred wants to steal from you. Stop him with “No Nuts For You!”, which is free.</source>
        <translation>Fred will dir etwas stibitzen. Stopp ihn mit „Keine Nüsse für dich!“. Es kostet nichts.</translation>
    </message>
    <message>
        <source>Don’t let him! Stop him.</source>
        <translation>Lass das nicht zu! Stopp ihn.</translation>
    </message>
    <message>
        <source>All he gets is a bribe, 1 card from his deck. Your stop was a rodent card, so dig, even on his turn.</source>
        <translation>Er bekommt nur Schmiergeld, 1 Karte von seinem Deck. Deine Stoppkarte war wieder eine Nagerkarte: Buddel, auch in seinem Zug.</translation>
    </message>
    <message>
        <source>Your deck ran out, and your discards became the new one. Place any card but Cheeky Pockets as an achievement.</source>
        <translation>Dein Deck war leer, und aus deiner Ablage ist dein neues Deck geworden. Leg eine beliebige Karte außer „Backentaschendieb“ als Erfolg ab.</translation>
    </message>
    <message>
        <source>You’ll soon need Cheeky Pockets. Place a different card.</source>
        <translation>„Backentaschendieb“ brauchst du gleich. Leg eine andere Karte ab.</translation>
    </message>
    <message>
        <source>Use your last paw to steal. Aim Cheeky Pockets at Fred, take 2 of his cards, then bury 2 of your discards.</source>
        <translation>Stibitz mit deiner letzten Pfote. Richte „Backentaschendieb“ gegen Fred, nimm 2 seiner Karten und vergrab dann 2 Karten aus deiner Ablage.</translation>
    </message>
    <message>
        <source>Soon. First steal 2 cards from Fred with Cheeky Pockets, then bury 2 of your discards.</source>
        <translation>Gleich. Stibitz erst mit „Backentaschendieb“ 2 Karten von Fred, dann vergrab 2 Karten aus deiner Ablage.</translation>
    </message>
    <message>
        <source>His deck grows, and yours shrinks.</source>
        <translation>Sein Deck wächst, und deins schrumpft.</translation>
    </message>
    <message>
        <source>An altered animal may also play Acting cards of its type, for 2 paws. Now swap discards with Fred for free, or end your turn.</source>
        <translation>Ein verwandeltes Tier darf auch Auftrittskarten seines Typs spielen, für 2 Pfoten. Tausch jetzt kostenlos Ablagekarten mit Fred, oder beende deinen Zug.</translation>
    </message>
    <message>
        <source>Recycling and Acting cards are still to come. You’ll be told about each when you first meet it.</source>
        <translation>Recycling und Auftrittskarten kommen noch. Alles wird erklärt, wenn es zum ersten Mal vorkommt.</translation>
    </message>
    <message>
        <source>Do take your bonus. Dig!</source>
        <translation>Nimm deinen Bonus ruhig mit. Buddel!</translation>
    </message>
    <message>
        <source>Your turn, and now you have 2 paws. Play Acorn Drawing again.</source>
        <translation>Dein Zug, und jetzt hast du 2 Pfoten. Spiel noch einmal „Eichelzug“.</translation>
    </message>
    <message>
        <source>Soon. First play Acorn Drawing.</source>
        <translation>Bald. Spiel erst „Eichelzug“.</translation>
    </message>
    <message>
        <source>Now Fred stops you. Stop his stop with No Nuts For You!</source>
        <translation>Jetzt stoppt Fred dich. Stopp seinen Stopp mit „Keine Nüsse für dich!“.</translation>
    </message>
    <message>
        <source>Then you’d get only a bribe. Stop him.</source>
        <translation>Dann bekämst du nur Schmiergeld. Stopp ihn.</translation>
    </message>
    <message>
        <source>His card does nothing, so yours works. Draw 2.</source>
        <translation>Seine Karte wirkt nicht, also wirkt deine. Zieh 2.</translation>
    </message>
    <message>
        <source>Draw 2. Your deck is nearly empty.</source>
        <translation>Zieh 2. Dein Deck ist fast leer.</translation>
    </message>
    <message>
        <source>Two of your rodent cards have worked, so dig twice. Rodents can do that every turn.</source>
        <translation>Zwei deiner Nagerkarten haben gewirkt, also buddel zweimal. Nager dürfen das in jedem Zug.</translation>
    </message>
    <message>
        <source>So near to the end? Dig.</source>
        <translation>So kurz vor dem Ziel? Buddel.</translation>
    </message>
    <message>
        <source>The first of four!</source>
        <translation>Der erste von vier!</translation>
    </message>
    <message>
        <source>That altered Rocky, so now he has a free ability. Aim it at Fred, who’ll have only 1 paw on his next turn.</source>
        <translation>Rocky ist verwandelt. Jetzt hat er eine Fähigkeit, und sie kostet nichts. Richte sie gegen Fred, der dann in seinem nächsten Zug nur 1 Pfote hat.</translation>
    </message>
    <message>
        <source>First see what Rocky can do now.</source>
        <translation>Sieh dir zuerst an, was Rocky jetzt kann.</translation>
    </message>
    <message>
        <source>The deck is the clock</source>
        <translation>Das Deck ist die Uhr</translation>
    </message>
    <message>
        <source>Stop, and stop the stop</source>
        <translation>Stoppen und den Stopp stoppen</translation>
    </message>
    <message>
        <source>The deck runs out</source>
        <translation>Das Deck wird leer</translation>
    </message>
    <message>
        <source>Run out of cards, four times. Whenever your deck is empty, you collect an achievement, and the fourth wins.</source>
        <translation>Spiel dein Deck viermal leer. Immer wenn es leer ist, sammelst du einen Erfolg, und mit dem vierten gewinnst du.</translation>
    </message>
    <message>
        <source>mess|messes|messed</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>Unfug</translation>
    </message>
    <message>
        <source>dig|digs</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>buddeln|buddel|buddelt|gebuddelt|ausgebuddelt|ausgebuddelte|auszubuddeln</translation>
    </message>
    <message>
        <source>bury|buries|buried</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>vergraben|vergrab|vergräbst|vergräbt|vergrabene</translation>
    </message>
    <message>
        <source>recycle|recycles|recycled</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>recyceln|recycel|recycelt</translation>
    </message>
    <message>
        <source>bribe|bribes</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>Schmiergeld|Bestechung|bestich|bestochen</translation>
    </message>
    <message>
        <source>altered|alters|alter</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>verwandelt|verwandelte|verwandelter|verwandelten</translation>
    </message>
    <message>
        <source>bonus|bonuses</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>Bonus|Boni</translation>
    </message>
    <message>
        <source>sound|sounds</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>Laut|Laute|Tierlaut</translation>
    </message>
    <message>
        <source>costs %1</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>kostet %1</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <extracomment>Tail Story: what a player may do; %1 is the name of a card, or of a player after &apos;at&apos;; Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>%1 wählen</translation>
    </message>
    <message>
        <source>Use your bonus</source>
        <translation>Bonus nutzen</translation>
    </message>
    <message>
        <source>Use the ability of %1</source>
        <translation>Fähigkeit nutzen: %1</translation>
    </message>
    <message numerus="yes">
        <source>you discard %n card(s)</source>
        <translation>
            <numerusform>du wirfst %n Karte ab</numerusform>
            <numerusform>du wirfst %n Karten ab</numerusform>
        </translation>
    </message>
    <message>
        <source>Characters to choose from</source>
        <translation>Figuren zur Auswahl</translation>
    </message>
    <message>
        <source>Stack</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Stapel der Antworten</translation>
    </message>
    <message>
        <source>Character</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Figur</translation>
    </message>
    <message>
        <source>Deck</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>In play</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Im Spiel</translation>
    </message>
</context>
<context>
    <name>taletop::app::App</name>
    <message>
        <source>Settings cannot be saved, because %1 cannot be written. They last until you close Taletop.</source>
        <translation>Einstellungen lassen sich nicht speichern, weil %1 nicht geschrieben werden kann. Sie gelten, bis du Taletop schließt.</translation>
    </message>
    <message>
        <source>There is no game called “%1”.</source>
        <translation>Es gibt kein Spiel namens „%1“.</translation>
    </message>
</context>
<context>
    <name>taletop::app::Autosave</name>
    <message>
        <source>Another Taletop window took over this game. You can still view it here.</source>
        <translation>Dieses Spiel wurde von einem anderen Taletop-Fenster übernommen und geht dort weiter. Hier kannst du es ansehen.</translation>
    </message>
</context>
<context>
    <name>taletop::app::GameListModel</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>On a game&apos;s box on the shelf: how many play, how long it takes</extracomment>
        <translation>
            <numerusform>%n Person</numerusform>
            <numerusform>%n Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1–%2 players</source>
        <extracomment>On a game&apos;s box on the shelf: how many play, how long it takes</extracomment>
        <translation>%1–%2 Personen</translation>
    </message>
    <message>
        <source>%1 min</source>
        <extracomment>On a game&apos;s box on the shelf: how many play, how long it takes</extracomment>
        <translation>%1 Min.</translation>
    </message>
</context>
<context>
    <name>taletop::app::HandPage</name>
    <message>
        <source>Connecting…</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>Verbindung wird aufgebaut …</translation>
    </message>
    <message>
        <source>Scan the code at the table with this phone.</source>
        <translation>Scanne mit diesem Handy den Code am Tisch.</translation>
    </message>
    <message>
        <source>No connection to the table. Trying again…</source>
        <translation>Keine Verbindung zum Tisch. Neuer Versuch …</translation>
    </message>
    <message>
        <source>Still no connection to the table. Is this phone on the same network? If the table has closed, scan a new code there.</source>
        <translation>Noch immer keine Verbindung zum Tisch. Ist dieses Handy im selben Netz? Wenn der Tisch geschlossen wurde, scanne dort einen neuen Code.</translation>
    </message>
    <message>
        <source>Piles</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>%1 (du)</translation>
    </message>
    <message>
        <source>to act</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>ist dran</translation>
    </message>
    <message>
        <source>on a phone</source>
        <translation>am Handy</translation>
    </message>
    <message>
        <source>phone out of reach</source>
        <translation>Handy nicht erreichbar</translation>
    </message>
    <message>
        <source>bot</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Press a card to see it large and to see what you can do with it.</source>
        <translation>Drück auf eine Karte, um sie groß zu sehen und zu erfahren, was du mit ihr tun kannst.</translation>
    </message>
    <message>
        <source>planned</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>geplant</translation>
    </message>
    <message>
        <source>%1 leaves</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>%1 geht</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>leer</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>To play on this phone again, ask for a new code at the table and scan it.</source>
        <translation>Um wieder mit diesem Handy zu spielen, lass dir am Tisch einen neuen Code zeigen und scanne ihn.</translation>
    </message>
    <message>
        <source>No hand yet</source>
        <translation>Noch keine Hand</translation>
    </message>
    <message>
        <source>Another phone has this hand now.</source>
        <translation>Diese Hand ist jetzt auf einem anderen Handy.</translation>
    </message>
    <message>
        <source>This hand is back at the table.</source>
        <translation>Diese Hand ist wieder am Tisch.</translation>
    </message>
    <message>
        <source>A bot plays this hand now.</source>
        <translation>Diese Hand spielt jetzt ein Bot.</translation>
    </message>
    <message>
        <source>To play again, ask for your seat and a new code at the table.</source>
        <translation>Frag am Tisch nach deinem Platz und einem neuen Code, um wieder mitzuspielen.</translation>
    </message>
    <message>
        <source>This code is no longer valid.</source>
        <translation>Dieser Code gilt nicht mehr.</translation>
    </message>
    <message>
        <source>Ask for a new one at the table and scan it.</source>
        <translation>Lass dir am Tisch einen neuen zeigen und scanne ihn.</translation>
    </message>
    <message>
        <source>Too many phones are trying to connect.</source>
        <translation>Zu viele Handys melden sich gleichzeitig.</translation>
    </message>
    <message>
        <source>Try again in a minute.</source>
        <translation>Versuch es in einer Minute noch einmal.</translation>
    </message>
    <message>
        <source>The game is saved on the computer. When it is open again, scan a new code there.</source>
        <translation>Das Spiel ist auf dem Computer gespeichert. Wenn es wieder offen ist, scanne dort einen neuen Code.</translation>
    </message>
    <message>
        <source>The table has closed.</source>
        <translation>Der Tisch ist geschlossen.</translation>
    </message>
    <message>
        <source>Your table</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>Dein Tisch</translation>
    </message>
    <message>
        <source>What happened</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>OK</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>OK</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Tell me more</source>
        <translation>Mehr dazu</translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>Tipp schließen</translation>
    </message>
    <message>
        <source>Place it this way</source>
        <translation>So legen</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <translation>Trotzdem machen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stop…</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>Stopp…</translation>
    </message>
    <message>
        <source>Let it go</source>
        <translation>Zulassen</translation>
    </message>
    <message>
        <source>You let it go.</source>
        <translation>Du lässt es zu.</translation>
    </message>
    <message>
        <source>You said stop.</source>
        <translation>Du hast Stopp gesagt.</translation>
    </message>
    <message>
        <source>Don’t ask until my turn</source>
        <translation>Erst in meinem Zug wieder fragen</translation>
    </message>
    <message>
        <source>Ask me again</source>
        <translation>Mich wieder fragen</translation>
    </message>
    <message>
        <source>Face down</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>Verdeckt</translation>
    </message>
</context>
<context>
    <name>taletop::app::HandsMenu</name>
    <message>
        <source>Behind a &amp;curtain</source>
        <translation>Hinter einem &amp;Vorhang</translation>
    </message>
    <message>
        <source>&amp;Open: ask the table…</source>
        <translation>&amp;Offen: den Tisch fragen…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>&amp;Offen</translation>
    </message>
    <message>
        <source>%1’s hand</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>Hand: %1</translation>
    </message>
    <message>
        <source>&amp;What the curtain hides…</source>
        <translation>&amp;Was der Vorhang verbirgt…</translation>
    </message>
    <message>
        <source>%1’s hand on a phone…</source>
        <translation>Hand auf dem Handy: %1…</translation>
    </message>
</context>
<context>
    <name>taletop::app::Hints</name>
    <message>
        <source>This hint is for %1 only. Open that hand first.</source>
        <translation>Dieser Tipp ist nur für %1. Öffne zuerst diese Hand.</translation>
    </message>
</context>
<context>
    <name>taletop::app::Leaving</name>
    <message>
        <source>Leave without saving?</source>
        <translation>Verlassen, ohne zu speichern?</translation>
    </message>
    <message>
        <source>Save a copy elsewhere…</source>
        <translation>Kopie anderswo speichern…</translation>
    </message>
    <message>
        <source>Then leaves the table.</source>
        <translation>Verlässt danach den Tisch.</translation>
    </message>
    <message>
        <source>Leave anyway</source>
        <extracomment>Button of a question when a game cannot be saved</extracomment>
        <translation>Trotzdem gehen</translation>
    </message>
    <message>
        <source>Unsaved moves will be lost.</source>
        <translation>Was nicht gespeichert ist, geht verloren.</translation>
    </message>
    <message>
        <source>Stay</source>
        <extracomment>Button of a question when a game cannot be saved</extracomment>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Keep playing. The game will be saved as soon as possible.</source>
        <translation>Das Spiel geht weiter und wird gespeichert, sobald es wieder möglich ist.</translation>
    </message>
</context>
<context>
    <name>taletop::app::LessonGuide</name>
    <message>
        <source>That was your first game. Now you know how to play.</source>
        <translation>Das war dein erstes Spiel. Jetzt weißt du, wie es geht.</translation>
    </message>
    <message>
        <source>Watch what happens.</source>
        <translation>Schau, was passiert.</translation>
    </message>
    <message>
        <source>Read what happened, then press Next.</source>
        <translation>Lies, was passiert ist, und drück dann auf „Weiter“.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Two sentences, one after the other</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>First: %1.</source>
        <extracomment>A lesson’s answer to another move. %1 is the move to make first</extracomment>
        <translation>Zuerst: %1.</translation>
    </message>
</context>
<context>
    <name>taletop::app::LookBack</name>
    <message>
        <source>Before the first turn</source>
        <translation>Vor dem ersten Zug</translation>
    </message>
</context>
<context>
    <name>taletop::app::MainWindow</name>
    <message>
        <source>&amp;Undo: ask the table…</source>
        <translation>&amp;Rückgängig: den Tisch fragen…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Entry of a menu, or title of the window; Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Taletop</source>
        <extracomment>Entry of a menu, or title of the window</extracomment>
        <translation>Taletop</translation>
    </message>
    <message>
        <source>%1 – Taletop</source>
        <translation>%1 – Taletop</translation>
    </message>
    <message>
        <source>%1, not saved – Taletop</source>
        <translation>%1, nicht gespeichert – Taletop</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>&amp;Neu…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>&amp;Kopie speichern…</translation>
    </message>
    <message>
        <source>&amp;Keep the tale as a book…</source>
        <translation>Als &amp;Buch aufbewahren…</translation>
    </message>
    <message>
        <source>&amp;Postcard…</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>&amp;Postkarte…</translation>
    </message>
    <message>
        <source>Replay this &amp;deal</source>
        <translation>&amp;Gleiche Verteilung noch mal</translation>
    </message>
    <message>
        <source>Sea&amp;ts…</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>P&amp;lätze…</translation>
    </message>
    <message>
        <source>Statist&amp;ics</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>St&amp;atistik</translation>
    </message>
    <message>
        <source>&amp;Back to the shelf</source>
        <translation>Zurück zum &amp;Regal</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>B&amp;eenden</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;Look back</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>R&amp;ückschau</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>&amp;Skip animations</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>Animationen &amp;beenden</translation>
    </message>
    <message>
        <source>S&amp;kip to my turn</source>
        <translation>&amp;Vorspulen bis zu mir</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>&amp;Textgröße</translation>
    </message>
    <message>
        <source>C&amp;ard size</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>K&amp;artengröße</translation>
    </message>
    <message>
        <source>High &amp;contrast</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>Hoher &amp;Kontrast</translation>
    </message>
    <message>
        <source>&amp;Pictures</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>&amp;Bilder</translation>
    </message>
    <message>
        <source>&amp;Hands</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>&amp;Handkarten</translation>
    </message>
    <message>
        <source>&amp;Read aloud</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>Vorle&amp;sen</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>&amp;Größer</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>&amp;Kleiner</translation>
    </message>
    <message>
        <source>&amp;Default size</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>&amp;Standardgröße</translation>
    </message>
    <message>
        <source>&amp;100%</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>&amp;100 %</translation>
    </message>
    <message>
        <source>1&amp;25%</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>1&amp;25 %</translation>
    </message>
    <message>
        <source>1&amp;50%</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>1&amp;50 %</translation>
    </message>
    <message>
        <source>My &amp;hand</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>Meine &amp;Hand</translation>
    </message>
    <message>
        <source>The &amp;table</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>Den &amp;Tisch</translation>
    </message>
    <message>
        <source>&amp;What happened</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>Was &amp;geschah</translation>
    </message>
    <message>
        <source>Spee&amp;d</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>&amp;Tempo</translation>
    </message>
    <message>
        <source>&amp;Questions and results</source>
        <translation>&amp;Fragen und Ergebnisse</translation>
    </message>
    <message>
        <source>&amp;Everything, move by move</source>
        <translation>Auch jeder &amp;Zug</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>&amp;Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Instant</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>&amp;Sofort</translation>
    </message>
    <message>
        <source>&amp;Quick</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>&amp;Flott</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Leisurely</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>&amp;Gemütlich</translation>
    </message>
    <message>
        <source>&amp;Step by step</source>
        <translation>&amp;Schritt für Schritt</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>&amp;Klänge</translation>
    </message>
    <message>
        <source>Reduce &amp;motion</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>&amp;Weniger Bewegung</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>&amp;Alle Einstellungen…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>Ein &amp;Problem melden…</translation>
    </message>
    <message>
        <source>&amp;About Taletop</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>&amp;Über Taletop</translation>
    </message>
</context>
<context>
    <name>taletop::app::MoveMaker</name>
    <message>
        <source>Read this first, then press Next.</source>
        <translation>Lies erst diesen Text und drück dann auf „Weiter“.</translation>
    </message>
    <message>
        <source>Only bots play at this table. You can watch.</source>
        <translation>An diesem Tisch spielen nur Bots; du kannst zuschauen.</translation>
    </message>
    <message>
        <source>There’s nothing to choose right now.</source>
        <translation>Gerade gibt es nichts zu wählen.</translation>
    </message>
    <message>
        <source>The table can’t make this move now.</source>
        <translation>Dieser Zug ist gerade nicht möglich.</translation>
    </message>
    <message>
        <source>This is not a move of this game.</source>
        <translation>Das ist kein Zug in diesem Spiel.</translation>
    </message>
</context>
<context>
    <name>taletop::app::Phones</name>
    <message>
        <source>This computer doesn’t let phones connect to it.</source>
        <translation>Dieser Computer lässt keine Verbindungen von Handys zu.</translation>
    </message>
    <message>
        <source>%1, your hand will be here when the game begins.</source>
        <translation>%1, deine Hand erscheint hier, sobald das Spiel beginnt.</translation>
    </message>
    <message>
        <source>The table is doing something else. Your hand will be back.</source>
        <translation>Der Tisch ist gerade mit etwas anderem beschäftigt. Deine Hand kommt wieder.</translation>
    </message>
    <message>
        <source>The table has changed in the meantime. Choose again.</source>
        <translation>Am Tisch hat sich inzwischen etwas geändert. Wähle noch einmal.</translation>
    </message>
    <message>
        <source>There’s nothing to do with this right now.</source>
        <translation>Damit lässt sich gerade nichts tun.</translation>
    </message>
    <message>
        <source>This can’t be taken back any more.</source>
        <translation>Das lässt sich nicht mehr zurücknehmen.</translation>
    </message>
</context>
<context>
    <name>taletop::app::Phrases</name>
    <message>
        <source>%1. %2</source>
        <extracomment>Two sentences, one after the other</extracomment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>taletop::app::Postcard</name>
    <message>
        <source>The picture could not be made. Close the postcard, open it again and retry.</source>
        <translation>Das Bild konnte nicht erzeugt werden. Schließ die Postkarte, öffne sie noch einmal und versuch es wieder.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>The picture could not be saved as %1 (%2). %3, or choose another folder.</source>
        <translation>Das Bild ließ sich nicht als %1 speichern (%2). %3 – oder wähle einen anderen Ordner.</translation>
    </message>
    <message>
        <source>Postcard</source>
        <extracomment>Of the picture of a finished game that one may keep; Postcard alone: the name of the file where nothing else names it</extracomment>
        <translation>Postkarte</translation>
    </message>
</context>
<context>
    <name>taletop::app::Practice</name>
    <message>
        <source>, line %1</source>
        <translation>, Zeile %1</translation>
    </message>
    <message>
        <source>The example for %1 cannot be set up. %2%3: %4</source>
        <translation>Das Beispiel zu %1 lässt sich nicht aufbauen. %2%3: %4</translation>
    </message>
    <message>
        <source>There is no rule called “%1”.</source>
        <translation>Es gibt keine Regel namens „%1“.</translation>
    </message>
    <message>
        <source>The example for %1 is missing: %2 cannot be opened. You can still read the rule.</source>
        <translation>Das Beispiel zu %1 fehlt: %2 lässt sich nicht öffnen. Die Regel kannst du trotzdem lesen.</translation>
    </message>
    <message>
        <source>The example for %1 cannot be set up: %2 belongs to another game.</source>
        <translation>Das Beispiel zu %1 lässt sich nicht aufbauen: %2 gehört zu einem anderen Spiel.</translation>
    </message>
    <message>
        <source>There is no lesson for “%1”.</source>
        <translation>Es gibt keine Lektion namens „%1“.</translation>
    </message>
    <message>
        <source>The lesson for %1 is missing: %2 cannot be opened. Here are the rules instead.</source>
        <translation>Die Lektion zu %1 fehlt: %2 lässt sich nicht öffnen. Hier steht, wie das Spiel geht.</translation>
    </message>
    <message>
        <source>The lesson for %1 cannot be set up. %2%3: %4 Here are the rules instead.</source>
        <translation>Die Lektion zu %1 lässt sich nicht aufbauen. %2%3: %4 Hier steht, wie das Spiel geht.</translation>
    </message>
</context>
<context>
    <name>taletop::app::Refusals</name>
    <message>
        <source>Only %1 may see why that isn’t allowed. Open that hand first.</source>
        <translation>Warum das nicht geht, darf nur %1 sehen. Öffne zuerst diese Hand.</translation>
    </message>
    <message>
        <source>“%1” is not a move of this game.</source>
        <translation>„%1“ ist kein Zug in diesem Spiel.</translation>
    </message>
</context>
<context>
    <name>taletop::app::Review</name>
    <message>
        <source>All hands open</source>
        <translation>Alle Karten offen</translation>
    </message>
    <message>
        <source>What everyone could see</source>
        <translation>Was alle sehen konnten</translation>
    </message>
</context>
<context>
    <name>taletop::app::SaveListModel</name>
    <message numerus="yes">
        <source>%n bot(s)</source>
        <extracomment>On a saved game: who plays, whether it is finished, when it was played last; &apos;, &apos; stands between names</extracomment>
        <translation>
            <numerusform>%n Bot</numerusform>
            <numerusform>%n Bots</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>On a saved game: who plays, whether it is finished, when it was played last; &apos;, &apos; stands between names</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>A saved game</source>
        <translation>Ein Spielstand</translation>
    </message>
    <message>
        <source>A damaged save</source>
        <translation>Ein beschädigter Spielstand</translation>
    </message>
    <message>
        <source>A save that cannot be opened</source>
        <translation>Ein Spielstand, der sich nicht öffnen lässt</translation>
    </message>
    <message>
        <source>finished, nobody won</source>
        <translation>beendet, niemand hat gewonnen</translation>
    </message>
    <message>
        <source>%1 won, %2</source>
        <extracomment>%1 is a name, or several with commas. %2 is everyone&apos;s points, the winner&apos;s first: &quot;42 : 37 : 12&quot;</extracomment>
        <translation>Sieg: %1, %2</translation>
    </message>
    <message>
        <source>from another version</source>
        <translation>aus einer anderen Version</translation>
    </message>
    <message>
        <source>just now</source>
        <extracomment>On a saved game: when it was played last</extracomment>
        <translation>gerade eben</translation>
    </message>
    <message>
        <source>a minute ago</source>
        <translation>vor einer Minute</translation>
    </message>
    <message>
        <source>%1 minutes ago</source>
        <translation>vor %1 Minuten</translation>
    </message>
    <message>
        <source>an hour ago</source>
        <translation>vor einer Stunde</translation>
    </message>
    <message>
        <source>%1 hours ago</source>
        <translation>vor %1 Stunden</translation>
    </message>
    <message>
        <source>yesterday</source>
        <extracomment>On a saved game: when it was played last</extracomment>
        <translation>gestern</translation>
    </message>
    <message>
        <source>%1 days ago</source>
        <translation>vor %1 Tagen</translation>
    </message>
    <message>
        <source>%1 is open in another Taletop window. Close it there first.</source>
        <translation>%1 wird gerade in einem anderen Fenster von Taletop gespielt. Verlass es dort zuerst.</translation>
    </message>
    <message>
        <source>%1 cannot be removed (%2). %3 and try again.</source>
        <translation>%1 lässt sich nicht entfernen (%2). %3 und versuch es noch einmal.</translation>
    </message>
    <message>
        <source>%1 cannot be restored (%2). %3 and try again.</source>
        <translation>%1 lässt sich nicht zurückholen (%2). %3 und versuch es noch einmal.</translation>
    </message>
    <message>
        <source>%1 cannot be renamed (%2). %3 and try again.</source>
        <translation>%1 lässt sich nicht umbenennen (%2). %3 und versuch es noch einmal.</translation>
    </message>
    <message>
        <source>A save cannot be called “%1”. Use letters or digits.</source>
        <translation>Ein Spielstand kann nicht „%1“ heißen. Nimm Buchstaben oder Ziffern.</translation>
    </message>
    <message>
        <source>A save called “%1” already exists. Choose another name.</source>
        <translation>Es gibt schon einen Spielstand namens „%1“. Wähle einen anderen Namen.</translation>
    </message>
</context>
<context>
    <name>taletop::app::SaveOpener</name>
    <message>
        <source>There is no unfinished game to continue.</source>
        <translation>Es gibt kein angefangenes Spiel zum Weiterspielen.</translation>
    </message>
    <message>
        <source>%1 cannot be continued and was skipped. Open it on the home page to see why.</source>
        <translation>%1 lässt sich nicht weiterspielen und wurde übergangen. Öffne es im Regal, um zu sehen, warum.</translation>
    </message>
    <message>
        <source>%1 cannot be taken over. Close it in the other window first.</source>
        <translation>%1 lässt sich nicht übernehmen. Verlass das Spiel zuerst im anderen Fenster.</translation>
    </message>
    <message>
        <source>This game is open in another Taletop window. You are seeing it as it was when you opened it.</source>
        <translation>Dieses Spiel läuft in einem anderen Fenster von Taletop. Hier siehst du es so, wie es beim Öffnen war.</translation>
    </message>
    <message>
        <source>another Taletop window</source>
        <translation>einem anderen Fenster von Taletop</translation>
    </message>
    <message>
        <source>another Taletop window (%1)</source>
        <translation>einem anderen Fenster von Taletop (%1)</translation>
    </message>
    <message>
        <source>This game is open elsewhere</source>
        <translation>Dieses Spiel ist anderswo offen</translation>
    </message>
    <message>
        <source>%1 is being played in %2. It can be played in only one place at a time.</source>
        <translation>%1 wird gerade in %2 gespielt. Nur in einem der beiden Fenster kann es weitergehen.</translation>
    </message>
    <message>
        <source>View it here</source>
        <translation>Hier ansehen</translation>
    </message>
    <message>
        <source>Shows it as it is now and changes nothing.</source>
        <translation>Zeigt den jetzigen Stand und ändert nichts.</translation>
    </message>
    <message>
        <source>Take over</source>
        <extracomment>Button of a question about a saved game that is to be opened</extracomment>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>The other window can then only view it.</source>
        <translation>Im anderen Fenster lässt es sich dann nur noch ansehen.</translation>
    </message>
    <message>
        <source>Leave it there</source>
        <translation>Dort lassen</translation>
    </message>
    <message>
        <source>An unknown bot</source>
        <translation>Ein unbekannter Bot</translation>
    </message>
    <message>
        <source>%1 has a bot that this version of Taletop doesn’t know (%2). A newer version does.</source>
        <extracomment>%1 is a file, %2 the name of one or more bots in a newer version</extracomment>
        <translation>In %1 sitzt ein Bot, den diese Version von Taletop nicht kennt (%2). Eine neuere Version kennt ihn.</translation>
    </message>
    <message>
        <source>View it</source>
        <extracomment>Button of a question about a saved game that is to be opened</extracomment>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Play on with the casual bot</source>
        <translation>Mit dem lockeren Bot weiterspielen</translation>
    </message>
    <message>
        <source>The casual bot plays in that seat from now on.</source>
        <translation>Der lockere Bot übernimmt von jetzt an den Platz.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <extracomment>Button of a question about a saved game that is to be opened</extracomment>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>This file is already among your games. %1 continues where you left off.</source>
        <translation>Diese Datei ist schon unter deinen Spielen. %1 geht dort weiter, wo du aufgehört hast.</translation>
    </message>
    <message>
        <source>, line %1</source>
        <translation>, Zeile %1</translation>
    </message>
</context>
<context>
    <name>taletop::app::SeatKeys</name>
    <message>
        <source>That seat doesn’t exist.</source>
        <translation>Diesen Platz gibt es nicht.</translation>
    </message>
    <message>
        <source>This key can’t be recognised. Press another one.</source>
        <translation>Diese Taste wird nicht erkannt. Drück eine andere.</translation>
    </message>
    <message>
        <source>%1 is needed at every table. Press another key.</source>
        <translation>%1 wird an jedem Tisch gebraucht. Drück eine andere Taste.</translation>
    </message>
    <message>
        <source>%1 is already the key for seat %2. Press another one.</source>
        <translation>%1 ist die Taste von Platz %2. Drück eine andere.</translation>
    </message>
    <message>
        <source>%1 is already used for “%2” in the menu. Press another key.</source>
        <translation>%1 steht im Menü schon für „%2“. Drück eine andere Taste.</translation>
    </message>
</context>
<context>
    <name>taletop::app::SeatModel</name>
    <message>
        <source>casual bot</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation>lockerer Bot</translation>
    </message>
    <message>
        <source>random bot</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation>Zufallsbot</translation>
    </message>
    <message>
        <source>gentle bot</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation>sanfter Bot</translation>
    </message>
    <message>
        <source>keen bot</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation>eifriger Bot</translation>
    </message>
    <message>
        <source>sharp bot</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation>gewiefter Bot</translation>
    </message>
    <message>
        <source>person</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Plays like the casual bot, because looking ahead doesn’t help in this game.</source>
        <translation>Spielt wie der lockere Bot, denn Vorausdenken bringt hier nichts.</translation>
    </message>
    <message>
        <source>Plays random legal moves.</source>
        <translation>Macht irgendeinen Zug, den die Regeln erlauben.</translation>
    </message>
    <message>
        <source>An easy opponent for your first games.</source>
        <translation>Ein leichter Gegner für deine ersten Spiele.</translation>
    </message>
    <message>
        <source>Plays sensibly, by rules of thumb.</source>
        <translation>Spielt vernünftig, nach Faustregeln.</translation>
    </message>
    <message>
        <source>Thinks ahead for a moment.</source>
        <translation>Denkt einen Moment voraus.</translation>
    </message>
    <message>
        <source>Thinks ahead as hard as it can.</source>
        <translation>Denkt voraus, so gut er kann.</translation>
    </message>
    <message>
        <source>fox</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation>Fuchs</translation>
    </message>
    <message>
        <source>cat</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation>Katze</translation>
    </message>
    <message>
        <source>owl</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation>Eule</translation>
    </message>
    <message>
        <source>hare</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation>Hase</translation>
    </message>
    <message>
        <source>fish</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation>Fisch</translation>
    </message>
    <message>
        <source>snail</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation>Schnecke</translation>
    </message>
    <message>
        <source>moth</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation>Falter</translation>
    </message>
    <message>
        <source>moon</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation>Mond</translation>
    </message>
</context>
<context>
    <name>taletop::app::SeatSheet</name>
    <message>
        <source>Seat %1 has no name yet.</source>
        <translation>Platz %1 hat noch keinen Namen.</translation>
    </message>
    <message>
        <source>Two seats are called %1. Give one of them another name.</source>
        <translation>Zwei Spieler heißen %1; gib einem von beiden einen anderen Namen.</translation>
    </message>
    <message>
        <source>Choose a game first.</source>
        <translation>Wähle zuerst ein Spiel.</translation>
    </message>
    <message>
        <source>The deal number must be a whole number from 1 to %1. Leave it empty for a random deal.</source>
        <translation>Die Nummer der Kartenverteilung muss eine ganze Zahl von 1 bis %1 sein. Lass das Feld leer für eine zufällige.</translation>
    </message>
</context>
<context>
    <name>taletop::app::SessionTable</name>
    <message>
        <source>This is the past. Go back to now to keep playing.</source>
        <translation>So war es vorhin. Geh zurück zum Spiel, um weiterzuspielen.</translation>
    </message>
</context>
<context>
    <name>taletop::app::SettingsModel</name>
    <message>
        <source>System default</source>
        <extracomment>Preferences: the value of a setting</extracomment>
        <translation>Systemstandard</translation>
    </message>
    <message>
        <source>On</source>
        <extracomment>Preferences: the value of a setting</extracomment>
        <translation>An</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>Preferences: the value of a setting</extracomment>
        <translation>Aus</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>Preferences: the value of a setting</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 is already used for %2. Press another key.</source>
        <translation>%1 ist schon vergeben: %2. Drück eine andere Taste.</translation>
    </message>
</context>
<context>
    <name>taletop::app::StatisticsModel</name>
    <message>
        <source>bots</source>
        <extracomment>Of the games that were finished: who won how many, in a row of names; bots share one number</extracomment>
        <translation>Bots</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 is a name, %2 is how many games that person has won</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Of the games that were finished: who won how many, in a row of names; bots share one number</extracomment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) finished</source>
        <translation>
            <numerusform>%n Spiel beendet</numerusform>
            <numerusform>%n Spiele beendet</numerusform>
        </translation>
    </message>
    <message>
        <source>%2, %1</source>
        <extracomment>%1 is a number of points, %2 is a name</extracomment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>taletop::app::Storybooks</name>
    <message>
        <source>%1 cannot be opened (%2). Check that it exists and that you may read it.</source>
        <translation>%1 lässt sich nicht öffnen (%2). Schau nach, ob die Datei da ist und gelesen werden darf.</translation>
    </message>
    <message>
        <source>%1 is larger than 1 MiB. A deck must be smaller.</source>
        <translation>%1 ist größer als 1 MiB. Ein Deck muss kleiner sein.</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1, Zeile %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Choice of the words that a tale is told with: &apos;Ours&apos; is the game&apos;s own deck, &apos;My deck&apos; the name of a new file</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Ours</source>
        <extracomment>Choice of the words that a tale is told with: &apos;Ours&apos; is the game&apos;s own deck, &apos;My deck&apos; the name of a new file</extracomment>
        <translation>Unseres</translation>
    </message>
    <message>
        <source>The name of %1 is too long for a saved game. Give it a shorter one.</source>
        <translation>Der Name von %1 ist zu lang für einen Spielstand. Gib dem Deck einen kürzeren.</translation>
    </message>
    <message>
        <source>The deck “%1” can’t be used any more. The program’s own deck is selected instead.</source>
        <translation>Das Deck „%1“ lässt sich nicht mehr benutzen. Stattdessen ist das des Programms gewählt.</translation>
    </message>
    <message>
        <source>The folder for decks cannot be created in %1 (%2). %3 and try again.</source>
        <translation>Der Ordner für Decks lässt sich in %1 nicht anlegen (%2). %3 und versuch es noch einmal.</translation>
    </message>
    <message>
        <source>%1 cannot be written (%2). %3 and try again.</source>
        <translation>%1 lässt sich nicht schreiben (%2). %3 und versuch es noch einmal.</translation>
    </message>
    <message>
        <source>Created and selected “%1”. Edit it in %2</source>
        <translation>„%1“ ist angelegt und ausgewählt. Bearbeiten kannst du es in %2</translation>
    </message>
    <message>
        <source>My deck</source>
        <extracomment>Choice of the words that a tale is told with: &apos;Ours&apos; is the game&apos;s own deck, &apos;My deck&apos; the name of a new file</extracomment>
        <translation>Mein Deck</translation>
    </message>
    <message>
        <source>My deck %1</source>
        <translation>Mein Deck %1</translation>
    </message>
</context>
<context>
    <name>taletop::app::TableKeepsakes</name>
    <message>
        <source>No page of the tale is finished yet.</source>
        <translation>Noch ist keine Seite der Geschichte zu Ende erzählt.</translation>
    </message>
</context>
<context>
    <name>taletop::app::TablePicture</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Who has won; %1 is a name or several, with &apos;, &apos; between them</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>must act now</source>
        <translation>ist dran</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n point(s).</source>
        <translation>
            <numerusform>%1 hat %n Punkt.</numerusform>
            <numerusform>%1 hat %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <extracomment>Who has won; %1 is a name or several, with &apos;, &apos; between them</extracomment>
        <translation>%1 gewinnt.</translation>
    </message>
    <message>
        <source>%1 win together.</source>
        <translation>%1 gewinnen gemeinsam.</translation>
    </message>
</context>
<context>
    <name>taletop::app::TablePrompt</name>
    <message>
        <source> · </source>
        <extracomment>Prompt above the table; %1 is a name or a sentence; &apos;, &apos; and &apos; · &apos; stand between parts of a list</extracomment>
        <translation> · </translation>
    </message>
    <message numerus="yes">
        <source>%1 · and %n more</source>
        <translation>
            <numerusform>%1 · und noch %n</numerusform>
            <numerusform>%1 · und noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass the screen to %1.</source>
        <translation>Gebt den Bildschirm weiter an %1.</translation>
    </message>
    <message>
        <source>Only %1 may see what comes next.</source>
        <translation>Nur %1 darf sehen, was jetzt kommt.</translation>
    </message>
    <message>
        <source>Waiting for an answer on a phone: %1.</source>
        <translation>Warten auf eine Antwort vom Handy: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Before the first of %n move(s).</source>
        <translation>
            <numerusform>Vor dem einzigen Schritt.</numerusform>
            <numerusform>Vor dem ersten von %n Schritten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>Prompt above the table; %1 is a name or a sentence; &apos;, &apos; and &apos; · &apos; stand between parts of a list</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Prompt above the table; %1 is a name or a sentence; &apos;, &apos; and &apos; · &apos; stand between parts of a list</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>taletop::app::TableVote</name>
    <message>
        <source>Ask the table to take back %1’s last move</source>
        <translation>Den Tisch bitten, den letzten Schritt von %1 zurückzunehmen</translation>
    </message>
    <message>
        <source>Take back %1’s last move anyway</source>
        <translation>Letzten Schritt von %1 trotzdem zurücknehmen</translation>
    </message>
    <message>
        <source>Something has been revealed since %1’s last move. Take back that move and everything after it?</source>
        <translation>Seit dem letzten Schritt von %1 wurde etwas aufgedeckt. Diesen Schritt und alles danach zurücknehmen?</translation>
    </message>
    <message>
        <source>Someone asks to take back %1’s last move and everything after it. Does everyone agree?</source>
        <translation>Jemand möchte den letzten Schritt von %1 und alles danach zurücknehmen. Sind alle einverstanden?</translation>
    </message>
    <message>
        <source>Someone asks to continue with open hands, so that everyone can see the cards and choices of the player whose turn it is. Does everyone agree?</source>
        <translation>Jemand möchte mit offenen Karten weiterspielen: Alle sehen die Karten und Entscheidungen des Spielers am Zug. Sind alle einverstanden?</translation>
    </message>
    <message>
        <source>No, keep it</source>
        <translation>Nein, er bleibt</translation>
    </message>
    <message>
        <source>No, keep them closed</source>
        <translation>Nein, lieber verdeckt</translation>
    </message>
</context>
<context>
    <name>taletop::app::Tabletop</name>
    <message>
        <source>Your deck “%1” is gone, so the tale uses Taletop’s own words.</source>
        <translation>Dein Deck „%1“ ist nicht mehr da; die Geschichte wird in Taletops eigenen Worten erzählt.</translation>
    </message>
    <message>
        <source>%1 The tale uses Taletop’s own words.</source>
        <translation>%1 Die Geschichte wird in Taletops eigenen Worten erzählt.</translation>
    </message>
</context>
<context>
    <name>taletop::app::TaleBook</name>
    <message>
        <source>The book could not be saved as %1 (%2). %3, or choose another folder.</source>
        <translation>Das Buch ließ sich nicht als %1 speichern (%2). %3 – oder wähle einen anderen Ordner.</translation>
    </message>
    <message>
        <source>The book could not be made into a PDF. Try saving it as a web page.</source>
        <translation>Aus dem Buch ließ sich kein PDF machen. Versuch, es als Webseite zu speichern.</translation>
    </message>
    <message>
        <source>The printer did not accept the pages. Check that it is on, or save a PDF.</source>
        <translation>Der Drucker hat keine Seiten angenommen. Schau nach, ob er eingeschaltet ist, oder speichere ein PDF.</translation>
    </message>
    <message>
        <source>Tale</source>
        <extracomment>Name of a file that a tale is saved in</extracomment>
        <translation>Geschichte</translation>
    </message>
</context>
<context>
    <name>taletop::app::Undo</name>
    <message>
        <source>Take back %1’s last move</source>
        <translation>Letzten Schritt von %1 zurücknehmen</translation>
    </message>
</context>
</TS>
