<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AchievementRow</name>
    <message>
        <source>you are altered</source>
        <translation>vous vous transformez</translation>
    </message>
    <message>
        <source>everyone is altered</source>
        <translation>tous se transforment</translation>
    </message>
    <message>
        <source>hand limit 4</source>
        <translation>limite de main 4</translation>
    </message>
    <message>
        <source>you win</source>
        <extracomment>Tail Story: what an achievement gives, or which one it is of four</extracomment>
        <translation>vous gagnez</translation>
    </message>
    <message>
        <source>1st</source>
        <extracomment>Tail Story: what an achievement gives, or which one it is of four</extracomment>
        <translation>1er</translation>
    </message>
    <message>
        <source>2nd</source>
        <extracomment>Tail Story: what an achievement gives, or which one it is of four</extracomment>
        <translation>2e</translation>
    </message>
    <message>
        <source>3rd</source>
        <extracomment>Tail Story: what an achievement gives, or which one it is of four</extracomment>
        <translation>3e</translation>
    </message>
    <message>
        <source>4th</source>
        <extracomment>Tail Story: what an achievement gives, or which one it is of four</extracomment>
        <translation>4e</translation>
    </message>
    <message>
        <source>Achievement %1: %2</source>
        <translation>Exploit %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Place for achievement %1: %2</source>
        <translation>Emplacement de l’exploit %1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>ActionPanel</name>
    <message>
        <source>Draw, then discard</source>
        <translation>Piocher, puis défausser</translation>
    </message>
    <message>
        <source>1 action</source>
        <extracomment>Tail Story: a button for an action, or what it costs</extracomment>
        <translation>1 action</translation>
    </message>
    <message>
        <source>draw 1 card, discard 1</source>
        <translation>piochez 1 carte, défaussez-en 1</translation>
    </message>
    <message>
        <source>Altered ability</source>
        <extracomment>Tail Story: a button for an action, or what it costs</extracomment>
        <translation>Pouvoir transformé</translation>
    </message>
    <message>
        <source>Swap discards</source>
        <extracomment>Tail Story: a button for an action, or what it costs</extracomment>
        <translation>Échange en défausse</translation>
    </message>
    <message>
        <source>free, once a turn</source>
        <translation>gratuit, une fois par tour</translation>
    </message>
    <message>
        <source>1 or 2 cards, one for one</source>
        <translation>1 ou 2 cartes contre autant</translation>
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
            <numerusform>%n jeton Âge&#x202f;: l’Unité meurt au prochain vieillissement, sauf si sa carte dit le contraire.</numerusform>
            <numerusform>%n jetons Âge&#x202f;: l’Unité meurt au prochain vieillissement, sauf si sa carte dit le contraire.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AnswerPanel</name>
    <message>
        <source>“%1”</source>
        <extracomment>Tail Story: the name of the card that is answered, in quotation marks</extracomment>
        <translation>«&#x202f;%1&#x202f;»</translation>
    </message>
</context>
<context>
    <name>AskerSlip</name>
    <message>
        <source>Press a Unit with a gold rim to choose it. Press it again to confirm.</source>
        <translation>Appuyez sur une Unité au bord doré pour la choisir, puis encore une fois pour confirmer.</translation>
    </message>
</context>
<context>
    <name>BookDialogs</name>
    <message>
        <source>Print the tale</source>
        <translation>Imprimer le conte</translation>
    </message>
    <message>
        <source>Save the tale</source>
        <translation>Enregistrer le conte</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <extracomment>Kind of file in a dialog</extracomment>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Page web (*.html)</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Enregistrer l’image</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <extracomment>Kind of file in a dialog</extracomment>
        <translation>Image (*.png)</translation>
    </message>
</context>
<context>
    <name>BookKeys</name>
    <message>
        <source>The book</source>
        <extracomment>The book of a tale: what a key does</extracomment>
        <translation>Le livre</translation>
    </message>
    <message>
        <source>Previous page</source>
        <extracomment>The book of a tale: what a key does</extracomment>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Next page</source>
        <extracomment>The book of a tale: what a key does</extracomment>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>To the cover</source>
        <translation>À la couverture</translation>
    </message>
    <message>
        <source>To the last page</source>
        <translation>À la dernière page</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>The book of a tale: what a key does</extracomment>
        <translation>Le refermer</translation>
    </message>
</context>
<context>
    <name>BookSheet</name>
    <message>
        <source>The book: %1</source>
        <translation>Le livre&#x202f;: %1</translation>
    </message>
    <message>
        <source>Previous page</source>
        <extracomment>The book of a tale: a button</extracomment>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Next page</source>
        <extracomment>The book of a tale: a button</extracomment>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré sous %1</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Page %1 sur %2</translation>
    </message>
    <message>
        <source>Title of the tale</source>
        <translation>Titre du conte</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Save as web page…</source>
        <translation>Enregistrer en page web…</translation>
    </message>
    <message>
        <source>Print…</source>
        <extracomment>The book of a tale: a button</extracomment>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>The book of a tale: a button</extracomment>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>CardCatalogue</name>
    <message>
        <source>Search the cards</source>
        <translation>Chercher dans les cartes</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>Les cartes</translation>
    </message>
    <message>
        <source>No card contains all of these words. Try fewer.</source>
        <translation>Aucune carte ne contient tous ces mots. Essayez-en moins.</translation>
    </message>
</context>
<context>
    <name>CardLeaf</name>
    <message>
        <source>All cards</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>Toutes les cartes</translation>
    </message>
</context>
<context>
    <name>CardPile</name>
    <message>
        <source>%1, on top: %2</source>
        <translation>%1, sur le dessus&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>CardThing</name>
    <message>
        <source>picked</source>
        <extracomment>StoryLine: on a card that the Narrator has picked</extracomment>
        <translation>choisie</translation>
    </message>
    <message>
        <source>can be picked</source>
        <translation>peut être choisie</translation>
    </message>
</context>
<context>
    <name>CharacterChoice</name>
    <message>
        <source>Choose a character</source>
        <translation>Choisissez un personnage</translation>
    </message>
</context>
<context>
    <name>ChronicleTable</name>
    <message>
        <source>How the game went</source>
        <translation>Le fil de la partie</translation>
    </message>
</context>
<context>
    <name>ContinueRow</name>
    <message>
        <source>Continue</source>
        <extracomment>Heading above the saved games</extracomment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Restore “%1”</source>
        <extracomment>Heading above the saved games</extracomment>
        <translation>Restaurer «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <extracomment>Heading above the saved games</extracomment>
        <translation>Parties à continuer</translation>
    </message>
    <message>
        <source>Games you leave will wait here.</source>
        <translation>Les parties que vous quittez vous attendront ici.</translation>
    </message>
</context>
<context>
    <name>CurtainNews</name>
    <message>
        <source>Since you last looked</source>
        <translation>Depuis votre dernier coup d’œil</translation>
    </message>
    <message numerus="yes">
        <source>%n more line(s) in the log</source>
        <translation>
            <numerusform>encore %n ligne dans le journal</numerusform>
            <numerusform>encore %n lignes dans le journal</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CurtainPanel</name>
    <message>
        <source>Opens this hand. Press it again to close it.</source>
        <translation>Ouvre cette main. Appuyez encore une fois pour la fermer.</translation>
    </message>
    <message>
        <source>Still to choose: %1.</source>
        <translation>On attend encore&#x202f;: %1.</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>A part of every table; short</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>Pass to %1</source>
        <translation>Place à %1</translation>
    </message>
    <message>
        <source>Everyone else, please look away. Nothing but courtesy protects a shared screen.</source>
        <translation>Les autres, détournez les yeux, s’il vous plaît. Seule la courtoisie protège un écran partagé.</translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation>Je suis %1</translation>
    </message>
    <message>
        <source>Still to choose. %1</source>
        <translation>Doit encore choisir. %1</translation>
    </message>
    <message>
        <source>Ready. %1</source>
        <extracomment>A part of every table; short</extracomment>
        <translation>A choisi. %1</translation>
    </message>
</context>
<context>
    <name>DeckColumn</name>
    <message>
        <source>Character</source>
        <extracomment>StoryLine: a kind of story card; &apos;%n left&apos; cards in its deck</extracomment>
        <translation>Personnage</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>StoryLine: a kind of story card; &apos;%n left&apos; cards in its deck</extracomment>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Feature</source>
        <extracomment>StoryLine: a kind of story card; &apos;%n left&apos; cards in its deck</extracomment>
        <translation>Trait</translation>
    </message>
    <message>
        <source>Object</source>
        <extracomment>StoryLine: a kind of story card; &apos;%n left&apos; cards in its deck</extracomment>
        <translation>Objet</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>StoryLine: a kind of story card; &apos;%n left&apos; cards in its deck</extracomment>
        <translation>Action</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n left</source>
        <translation>
            <numerusform>%1&#x202f;: encore %n</numerusform>
            <numerusform>%1&#x202f;: encore %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) left</source>
        <translation>
            <numerusform>encore %n jeton</numerusform>
            <numerusform>encore %n jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>StoryLine: a kind of story card; &apos;%n left&apos; cards in its deck</extracomment>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Read</source>
        <extracomment>StoryLine: a kind of story card; &apos;%n left&apos; cards in its deck</extracomment>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Stops reading aloud</source>
        <translation>Arrête la lecture à voix haute</translation>
    </message>
    <message>
        <source>Reads the page aloud</source>
        <translation>Lit la page à voix haute</translation>
    </message>
</context>
<context>
    <name>DeckPile</name>
    <message>
        <source>Deck: %1, %2</source>
        <translation>Paquet&#x202f;: %1, %2</translation>
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
        <translation>%1 existe déjà. Le remplacer&#x202f;? Son contenu sera perdu.</translation>
    </message>
    <message>
        <source>Replace</source>
        <extracomment>Title or button of a dialog</extracomment>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Choose another name</source>
        <translation>Choisir un autre nom</translation>
    </message>
    <message>
        <source>A card table that knows the rules.</source>
        <translation>Une table de jeu qui connaît les règles.</translation>
    </message>
    <message>
        <source>Unofficial: not made by the authors or publishers of these games, and all pictures are our own. Buy their games. They’re worth it.</source>
        <translation>Logiciel non officiel, réalisé sans les auteurs ni les éditeurs de ces jeux&#x202f;; toutes les images sont de nous. Achetez leurs jeux, ils en valent la peine.</translation>
    </message>
    <message>
        <source>Taletop is free software under the MIT licence. Its fonts, Vollkorn, Gentium Plus and Andika, are under the SIL Open Font License.</source>
        <translation>Taletop est un logiciel libre sous licence MIT. Ses polices Vollkorn, Gentium Plus et Andika sont sous licence SIL Open Font License.</translation>
    </message>
    <message>
        <source>It uses Qt %1 (GNU Lesser General Public License 3), JSON for Modern C++ (MIT licence) and CLI11 (BSD licence).</source>
        <translation>Il utilise Qt %1 (licence GNU Lesser General Public License 3), JSON for Modern C++ (licence MIT) et CLI11 (licence BSD).</translation>
    </message>
    <message>
        <source>Your games are saved in %1.</source>
        <translation>Vos parties sont enregistrées dans %1.</translation>
    </message>
    <message>
        <source>About Taletop</source>
        <extracomment>Title or button of a dialog</extracomment>
        <translation>À propos de Taletop</translation>
    </message>
    <message>
        <source>The curtain is privacy by courtesy. A hand opens with its seat’s key or when its name is pressed, and everyone else looks away.</source>
        <translation>Le rideau repose sur la bonne foi de chacun. Une main s’ouvre avec la touche de sa place ou quand on appuie sur son nom, et les autres détournent les yeux.</translation>
    </message>
    <message>
        <source>A saved game holds everything, including every hand. Anyone who opens the file in an editor can see all of it.</source>
        <translation>Une partie enregistrée contient tout, y compris toutes les mains. Il suffit d’ouvrir le fichier dans un éditeur pour tout voir.</translation>
    </message>
    <message>
        <source>What the curtain hides</source>
        <translation>Ce que cache un rideau</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <extracomment>Title or button of a dialog</extracomment>
        <translation>Règles&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>DrawnCard</name>
    <message>
        <source>Drawn: %1</source>
        <extracomment>Foxtail: heard for the card that was drawn</extracomment>
        <translation>Pioché&#x202f;: %1</translation>
    </message>
    <message>
        <source>No bit drawn</source>
        <translation>Aucun morceau pioché</translation>
    </message>
    <message>
        <source>Your bit is placed.</source>
        <translation>Votre morceau est posé.</translation>
    </message>
</context>
<context>
    <name>EntryLink</name>
    <message>
        <source>Rule %1</source>
        <extracomment>A link to a rule by its number, as FT-12</extracomment>
        <translation>Règle %1</translation>
    </message>
    <message>
        <source>Press F1 to open the rule.</source>
        <translation>F1 ouvre la règle.</translation>
    </message>
</context>
<context>
    <name>EnvelopeTray</name>
    <message>
        <source>%1: the card is in</source>
        <translation>%1&#x202f;: la carte est donnée</translation>
    </message>
    <message>
        <source>%1: no card yet</source>
        <translation>%1&#x202f;: pas encore de carte</translation>
    </message>
</context>
<context>
    <name>EventBar</name>
    <message>
        <source>%1 · %2 of %3</source>
        <translation>%1 · %2 sur %3</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>What happened is told moment by moment: a button</extracomment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>What happened is told moment by moment: a button</extracomment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>What happened is told moment by moment: a button</extracomment>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>What happened is told moment by moment: a button</extracomment>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>What happened is told moment by moment: a button</extracomment>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>What happened is told moment by moment: a button</extracomment>
        <translation>Espace</translation>
    </message>
</context>
<context>
    <name>EventKeys</name>
    <message>
        <source>During the replay</source>
        <translation>Pendant la relecture</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>What happened is told moment by moment: what a key does</extracomment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>What happened is told moment by moment: what a key does</extracomment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Aller à la fin</translation>
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
        <translation>%1&#x202f;: %2 = %3</translation>
    </message>
</context>
<context>
    <name>EventSum</name>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1&#x202f;: %2 %3</translation>
    </message>
</context>
<context>
    <name>ExampleGrid</name>
    <message>
        <source>Examples to try</source>
        <translation>Exemples à essayer</translation>
    </message>
    <message>
        <source>Each is set up on a practice table, where nothing counts.</source>
        <translation>Chaque exemple vous attend sur une table d’essai, où rien ne compte.</translation>
    </message>
</context>
<context>
    <name>ExampleTile</name>
    <message>
        <source>Try it: %1</source>
        <translation>Essayer&#x202f;: %1</translation>
    </message>
    <message>
        <source>Try it</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>Essayer</translation>
    </message>
</context>
<context>
    <name>FanTray</name>
    <message numerus="yes">
        <source>%n shuffled card(s)</source>
        <translation>
            <numerusform>%n carte mélangée</numerusform>
            <numerusform>%n cartes mélangées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FoxtailKeys</name>
    <message>
        <source>The Foxtail table</source>
        <translation>La table de Foxtail</translation>
    </message>
    <message>
        <source>Draw, place or confirm</source>
        <translation>Piocher, poser ou valider</translation>
    </message>
    <message>
        <source>Previous link</source>
        <extracomment>Foxtail: what a key does, in the list of keys</extracomment>
        <translation>Attache précédente</translation>
    </message>
    <message>
        <source>Next link</source>
        <extracomment>Foxtail: what a key does, in the list of keys</extracomment>
        <translation>Attache suivante</translation>
    </message>
    <message>
        <source>Choose a link by number</source>
        <translation>Attache par numéro</translation>
    </message>
    <message>
        <source>Brush</source>
        <extracomment>Foxtail: what a key does, in the list of keys</extracomment>
        <translation>Brosser</translation>
    </message>
</context>
<context>
    <name>FoxtailPostcard</name>
    <message>
        <source>%1’s tail</source>
        <extracomment>Foxtail: on the table; short</extracomment>
        <translation>%1 et sa queue de renard</translation>
    </message>
</context>
<context>
    <name>FoxtailPrompt</name>
    <message>
        <source>Bit %1 of %2. %3</source>
        <translation>Morceau %1 sur %2. %3</translation>
    </message>
    <message>
        <source>Brush…</source>
        <extracomment>Foxtail: a button beside the question, or the question and more about it</extracomment>
        <translation>Brosser…</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>Foxtail: a button beside the question, or the question and more about it</extracomment>
        <translation>Piocher</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Foxtail: a button beside the question, or the question and more about it</extracomment>
        <translation>Poser</translation>
    </message>
    <message>
        <source>Place it like this</source>
        <translation>Poser ainsi</translation>
    </message>
    <message>
        <source>Confirm</source>
        <extracomment>Foxtail: a button beside the question, or the question and more about it</extracomment>
        <translation>Valider</translation>
    </message>
    <message>
        <source>Give the point</source>
        <translation>Donner le point</translation>
    </message>
</context>
<context>
    <name>FoxtailRules</name>
    <message>
        <source>Goal</source>
        <extracomment>Foxtail: a heading of the rules in short</extracomment>
        <translation>Le but</translation>
    </message>
    <message>
        <source>A turn</source>
        <extracomment>Foxtail: a heading of the rules in short</extracomment>
        <translation>Un tour</translation>
    </message>
    <message>
        <source>Four ways to join</source>
        <translation>Quatre façons d’attacher</translation>
    </message>
    <message>
        <source>Matches and chains</source>
        <translation>Groupes et suites</translation>
    </message>
    <message>
        <source>Brushing</source>
        <extracomment>Foxtail: a heading of the rules in short</extracomment>
        <translation>Le brossage</translation>
    </message>
    <message>
        <source>The end</source>
        <extracomment>Foxtail: a heading of the rules in short</extracomment>
        <translation>La fin</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Foxtail: a heading of the rules in short</extracomment>
        <translation>Les points</translation>
    </message>
    <message>
        <source>Foxtail: how to play</source>
        <translation>Foxtail&#x202f;: comment jouer</translation>
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
        <translation>Queue&#x202f;: %1</translation>
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
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>Buttons on a game&apos;s box: start a game, or read its rules</extracomment>
        <translation>Apprendre</translation>
    </message>
</context>
<context>
    <name>GameKeys</name>
    <message>
        <source>“%1” at %2</source>
        <translation>«&#x202f;%1&#x202f;» sur %2</translation>
    </message>
</context>
<context>
    <name>GameTable</name>
    <message>
        <source>%1 table. %2</source>
        <translation>Table de jeu&#x202f;: %1. %2</translation>
    </message>
</context>
<context>
    <name>GhostTag</name>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1&#x202f;: %2 %3</translation>
    </message>
    <message>
        <source>Under</source>
        <extracomment>Foxtail: on a possible place: the new bit goes under or over the last one</extracomment>
        <translation>Dessous</translation>
    </message>
    <message>
        <source>Over</source>
        <extracomment>Foxtail: on a possible place: the new bit goes under or over the last one</extracomment>
        <translation>Dessus</translation>
    </message>
</context>
<context>
    <name>HandFan</name>
    <message>
        <source>%1, marked for discarding</source>
        <translation>%1, à défausser</translation>
    </message>
    <message>
        <source>A face-down card</source>
        <translation>Une carte face cachée</translation>
    </message>
</context>
<context>
    <name>HandPanel</name>
    <message>
        <source>sealed until all are ready</source>
        <translation>scellé en attendant les autres</translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>Paper Tales: above the cards in hand, or on a card that is kept</extracomment>
        <translation>Main</translation>
    </message>
    <message>
        <source>Every card has been placed.</source>
        <translation>Tout est placé.</translation>
    </message>
    <message>
        <source>No cards in hand. You’ll get new ones next turn.</source>
        <translation>Vous n’avez plus de carte en main. Vous en recevrez d’autres au prochain tour.</translation>
    </message>
    <message>
        <source>Keep one</source>
        <extracomment>Paper Tales: above the cards in hand, or on a card that is kept</extracomment>
        <translation>Garder</translation>
    </message>
    <message>
        <source>for the next turn</source>
        <translation>pour le tour suivant</translation>
    </message>
    <message>
        <source>Place a card here to keep it.</source>
        <translation>Posez ici la carte à garder.</translation>
    </message>
    <message>
        <source>Kept for the next turn: %1</source>
        <translation>Gardée pour le tour suivant&#x202f;: %1</translation>
    </message>
    <message>
        <source>Place for the card you keep</source>
        <translation>Place pour une carte à garder</translation>
    </message>
    <message>
        <source>kept</source>
        <extracomment>Paper Tales: above the cards in hand, or on a card that is kept</extracomment>
        <translation>gardée</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <extracomment>Paper Tales: above the cards in hand, or on a card that is kept</extracomment>
        <translation>Défausse</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>Paper Tales: above the cards in hand, or on a card that is kept</extracomment>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>A Unit placed here leaves your Kingdom.</source>
        <translation>Une Unité posée ici quitte votre Royaume.</translation>
    </message>
    <message>
        <source>Discard pile, %1</source>
        <translation>Défausse, %1</translation>
    </message>
    <message>
        <source>pass the rest left</source>
        <translation>le reste part à gauche</translation>
    </message>
    <message>
        <source>pass the rest right</source>
        <translation>le reste part à droite</translation>
    </message>
</context>
<context>
    <name>HandTray</name>
    <message>
        <source>%1’s hand</source>
        <extracomment>StoryLine: on the table; short</extracomment>
        <translation>Main&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>HintButton</name>
    <message>
        <source>Hint</source>
        <extracomment>A part of every table; short</extracomment>
        <translation>Conseil</translation>
    </message>
</context>
<context>
    <name>HintRow</name>
    <message>
        <source>Hint: %1</source>
        <extracomment>Heard for a hint: what would be good to do</extracomment>
        <translation>Conseil&#x202f;: %1</translation>
    </message>
    <message>
        <source>Place it this way</source>
        <translation>Poser ainsi</translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message>
        <source>There’s only one thing to do now.</source>
        <translation>Il n’y a qu’une chose à faire maintenant.</translation>
    </message>
    <message>
        <source>Ask again for moves worth considering.</source>
        <translation>Redemandez pour voir les coups qui méritent réflexion.</translation>
    </message>
    <message>
        <source>Ask again to see which is best, and why.</source>
        <translation>Redemandez pour savoir quel coup est le meilleur, et pourquoi.</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>A hint: &apos;, &apos; stands between its parts</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>%L1 from %2</source>
        <extracomment>points from a line of the score sheet, as in &quot;+2 from Buildings&quot; or &quot;−2 from Buildings&quot;</extracomment>
        <translation>%2 %L1</translation>
    </message>
    <message>
        <source>all from %1</source>
        <extracomment>Points that are all from one line of the score sheet: &quot;Some 2 points behind: all from Buildings.&quot;</extracomment>
        <translation>tout vient de «&#x202f;%1&#x202f;»</translation>
    </message>
    <message numerus="yes">
        <source>About %n point(s) better than “%1”.</source>
        <translation>
            <numerusform>Environ %n point d’avance sur «&#x202f;%1&#x202f;».</numerusform>
            <numerusform>Environ %n points d’avance sur «&#x202f;%1&#x202f;».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n point(s) better than “%1”: %2.</source>
        <translation>
            <numerusform>Environ %n point d’avance sur «&#x202f;%1&#x202f;»&#x202f;: %2.</numerusform>
            <numerusform>Environ %n points d’avance sur «&#x202f;%1&#x202f;»&#x202f;: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It wins about %n more game(s) in 100 than “%1”.</source>
        <translation>
            <numerusform>Gagne environ %n partie de plus sur 100 que «&#x202f;%1&#x202f;».</numerusform>
            <numerusform>Gagne environ %n parties de plus sur 100 que «&#x202f;%1&#x202f;».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves your strongest rival with about %n fewer point(s) than “%1” would.</source>
        <translation>
            <numerusform>Laisse à votre plus fort rival environ %n point de moins que «&#x202f;%1&#x202f;».</numerusform>
            <numerusform>Laisse à votre plus fort rival environ %n points de moins que «&#x202f;%1&#x202f;».</numerusform>
        </translation>
    </message>
    <message>
        <source>No clear difference between this and “%1”.</source>
        <translation>Pas de différence nette avec «&#x202f;%1&#x202f;».</translation>
    </message>
    <message numerus="yes">
        <source>About %n point(s) behind.</source>
        <translation>
            <numerusform>Environ %n point de retard.</numerusform>
            <numerusform>Environ %n points de retard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n point(s) behind: %1.</source>
        <translation>
            <numerusform>Environ %n point de retard&#x202f;: %1.</numerusform>
            <numerusform>Environ %n points de retard&#x202f;: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It wins about %n fewer game(s) in 100.</source>
        <translation>
            <numerusform>Gagne environ %n partie de moins sur 100.</numerusform>
            <numerusform>Gagne environ %n parties de moins sur 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It gives your strongest rival about %n more point(s).</source>
        <translation>
            <numerusform>Laisse à votre plus fort rival environ %n point de plus.</numerusform>
            <numerusform>Laisse à votre plus fort rival environ %n points de plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Too close to call.</source>
        <translation>Trop serré pour trancher.</translation>
    </message>
    <message>
        <source>%1 Your choice matters most for “%2”.</source>
        <translation>%1 Votre choix compte surtout pour «&#x202f;%2&#x202f;».</translation>
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
        <translation>Le deuxième meilleur coup vaut à peu près autant.</translation>
    </message>
    <message>
        <source>You chose “%1”.</source>
        <extracomment>%1 is a move that a player made. The next sentence says what it cost.</extracomment>
        <translation>Vous avez choisi «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Another choice looked better.</source>
        <translation>Un autre choix semblait meilleur.</translation>
    </message>
    <message numerus="yes">
        <source>It cost you about %n point(s).</source>
        <translation>
            <numerusform>Cela vous a coûté environ %n point.</numerusform>
            <numerusform>Cela vous a coûté environ %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It cost you about %n point(s): %1.</source>
        <translation>
            <numerusform>Cela vous a coûté environ %n point&#x202f;: %1.</numerusform>
            <numerusform>Cela vous a coûté environ %n points&#x202f;: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It cost you about %n win(s) in 100.</source>
        <translation>
            <numerusform>Cela vous a coûté environ %n victoire sur 100.</numerusform>
            <numerusform>Cela vous a coûté environ %n victoires sur 100.</numerusform>
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
            <numerusform>La chance vous a rapporté environ %n point.</numerusform>
            <numerusform>La chance vous a rapporté environ %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Luck gave you about %n point(s): %1.</source>
        <translation>
            <numerusform>La chance vous a rapporté environ %n point&#x202f;: %1.</numerusform>
            <numerusform>La chance vous a rapporté environ %n points&#x202f;: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Luck gave you about %n win(s) in 100.</source>
        <translation>
            <numerusform>La chance vous a rapporté environ %n victoire sur 100.</numerusform>
            <numerusform>La chance vous a rapporté environ %n victoires sur 100.</numerusform>
        </translation>
    </message>
    <message>
        <source>Luck was on your side.</source>
        <translation>La chance était avec vous.</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Taletop, home</source>
        <extracomment>The first page: its name and its buttons</extracomment>
        <translation>Taletop, accueil</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>The first page: its name and its buttons</extracomment>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Previous box</source>
        <extracomment>The first page: its name and its buttons</extracomment>
        <translation>La boîte précédente</translation>
    </message>
    <message>
        <source>Next box</source>
        <extracomment>The first page: its name and its buttons</extracomment>
        <translation>La boîte suivante</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>The first page: its name and its buttons</extracomment>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>The first page: its name and its buttons</extracomment>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Taletop</source>
        <extracomment>The first page: its name and its buttons</extracomment>
        <translation>Taletop</translation>
    </message>
    <message>
        <source>Tales for one table.</source>
        <translation>Des contes autour d’une table.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>The first page: its name and its buttons</extracomment>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Preferences</source>
        <extracomment>The first page: its name and its buttons</extracomment>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Arrow keys choose a box · Enter plays · L starts the lesson · everything stays on this computer</source>
        <translation>Flèches&#x202f;: choisir une boîte · Entrée&#x202f;: jouer · L&#x202f;: apprendre · tout reste sur cet ordinateur</translation>
    </message>
</context>
<context>
    <name>InspectorKeys</name>
    <message>
        <source>Card preview</source>
        <extracomment>A part of every table; short</extracomment>
        <translation>Aperçu des cartes</translation>
    </message>
    <message>
        <source>Show or hide the large view of a card</source>
        <translation>Afficher ou masquer la grande carte</translation>
    </message>
    <message>
        <source>Previous card, while one is pinned</source>
        <translation>Carte précédente, si une carte est épinglée</translation>
    </message>
    <message>
        <source>Next card</source>
        <extracomment>A part of every table; short</extracomment>
        <translation>Carte suivante</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <extracomment>A part of every table; short</extracomment>
        <translation>Remonter dans le texte</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <extracomment>A part of every table; short</extracomment>
        <translation>Descendre dans le texte</translation>
    </message>
    <message>
        <source>Close it</source>
        <extracomment>A part of every table; short</extracomment>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>InspectorMoves</name>
    <message>
        <source>What you can do with it</source>
        <translation>Ce que vous pouvez en faire</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et encore %n</numerusform>
            <numerusform>et encore %n</numerusform>
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
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>A card looked at closely</extracomment>
        <translation>Échap</translation>
    </message>
</context>
<context>
    <name>InspectorSlip</name>
    <message>
        <source>Pin</source>
        <extracomment>Button: keep the enlarged card on the table</extracomment>
        <translation>Épingler</translation>
    </message>
    <message>
        <source>Keeps the large card in view</source>
        <translation>Garde la grande carte affichée</translation>
    </message>
</context>
<context>
    <name>Keepsake</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between names in the list of those who told the tale</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>Told by %1</source>
        <translation>Conté par %1</translation>
    </message>
    <message>
        <source>%1, kept on %2</source>
        <translation>%1, gardé le %2</translation>
    </message>
</context>
<context>
    <name>KeyNames</name>
    <message>
        <source>Esc</source>
        <extracomment>The name of a key, as it stands on keyboards of this language</extracomment>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>The name of a key, as it stands on keyboards of this language</extracomment>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>The name of a key, as it stands on keyboards of this language</extracomment>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>The name of a key, as it stands on keyboards of this language</extracomment>
        <translation>Début</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>The name of a key, as it stands on keyboards of this language</extracomment>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Page up</source>
        <extracomment>The name of a key, as it stands on keyboards of this language</extracomment>
        <translation>Page préc.</translation>
    </message>
    <message>
        <source>Page down</source>
        <extracomment>The name of a key, as it stands on keyboards of this language</extracomment>
        <translation>Page suiv.</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>The name of a key, as it stands on keyboards of this language</extracomment>
        <translation>Suppr</translation>
    </message>
</context>
<context>
    <name>KeysSheet</name>
    <message>
        <source>Seat %1</source>
        <extracomment>The list of all keys</extracomment>
        <translation>Place %1</translation>
    </message>
    <message>
        <source>Opens and closes this seat’s hand</source>
        <translation>Ouvre et ferme la main de cette place</translation>
    </message>
    <message>
        <source>Menu %1</source>
        <extracomment>The list of all keys</extracomment>
        <translation>Menu %1</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>The list of all keys</extracomment>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>The list of all keys</extracomment>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Keywords</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A part of every table; short</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>LeaveSheet</name>
    <message>
        <source>Leave the table?</source>
        <translation>Quitter la table&#x202f;?</translation>
    </message>
    <message>
        <source>The game is saved and will be waiting for you on the home page.</source>
        <translation>La partie est enregistrée et vous attend à l’accueil.</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>Buttons of a question: to the first page, or stay at the table</extracomment>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Stay</source>
        <extracomment>Buttons of a question: to the first page, or stay at the table</extracomment>
        <translation>Rester</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>Buttons of a question: to the first page, or stay at the table</extracomment>
        <translation>Poursuivre</translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Show me</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>Montrez-moi</translation>
    </message>
    <message>
        <source>Stops, so you can do this step yourself.</source>
        <translation>S’arrête pour vous laisser faire cette étape vous-même.</translation>
    </message>
    <message>
        <source>Does this step for you.</source>
        <translation>Fait cette étape à votre place.</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>All rules</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>Toutes les règles</translation>
    </message>
    <message>
        <source>Again</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>Encore une fois</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>Jouer une partie</translation>
    </message>
</context>
<context>
    <name>LessonChapters</name>
    <message>
        <source>Chapters</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>Chapitres</translation>
    </message>
    <message>
        <source>Skip this step</source>
        <translation>Passer cette étape</translation>
    </message>
    <message>
        <source>Continues with the next step, as if this one were done.</source>
        <translation>Passe à l’étape suivante, comme si celle-ci était faite.</translation>
    </message>
</context>
<context>
    <name>LessonOffer</name>
    <message>
        <source>Learn it by playing</source>
        <translation>Apprendre en jouant</translation>
    </message>
    <message>
        <source>Continue at step %1</source>
        <translation>Reprendre à l’étape %1</translation>
    </message>
    <message>
        <source>Play the lesson, %1 min</source>
        <translation>Jouer la leçon, %1 min</translation>
    </message>
    <message>
        <source>Starts the lesson at this chapter.</source>
        <translation>Commence la leçon à ce chapitre.</translation>
    </message>
</context>
<context>
    <name>LevelButton</name>
    <message>
        <source>%1, level %2</source>
        <translation>%1, niveau %2</translation>
    </message>
    <message>
        <source>built</source>
        <extracomment>Paper Tales: on a level of a Building; &apos;or&apos; stands between two ways to pay</extracomment>
        <translation>construit</translation>
    </message>
    <message>
        <source>or</source>
        <extracomment>Paper Tales: on a level of a Building; &apos;or&apos; stands between two ways to pay</extracomment>
        <translation>ou</translation>
    </message>
</context>
<context>
    <name>LiftedTail</name>
    <message>
        <source>%1’s tail</source>
        <extracomment>Foxtail: on the table; short</extracomment>
        <translation>Queue&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1’s tail so far</source>
        <translation>Queue jusqu’ici&#x202f;: %1</translation>
    </message>
    <message>
        <source>Put it back</source>
        <extracomment>button that moves an enlarged tail back to its place</extracomment>
        <translation>La reposer</translation>
    </message>
</context>
<context>
    <name>LogDrawer</name>
    <message>
        <source>Log</source>
        <extracomment>The log of the game: what happened so far</extracomment>
        <translation>Journal</translation>
    </message>
    <message>
        <source>What happened</source>
        <extracomment>The log of the game: what happened so far</extracomment>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>The log of the game: what happened so far</extracomment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Log, newest last</source>
        <translation>Journal, le plus récent en dernier</translation>
    </message>
    <message>
        <source>Nothing like that yet.</source>
        <translation>Aucune ligne à afficher pour l’instant.</translation>
    </message>
</context>
<context>
    <name>LogFilterBar</name>
    <message>
        <source>Everything</source>
        <extracomment>The log: which of its lines are shown; %1 is the name of a player</extracomment>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Since %1’s last turn</source>
        <translation>Depuis le dernier tour&#x202f;: %1</translation>
    </message>
    <message>
        <source>Only %1</source>
        <extracomment>The log: which of its lines are shown; %1 is the name of a player</extracomment>
        <translation>Seulement %1</translation>
    </message>
    <message>
        <source>Only scores</source>
        <extracomment>The log: which of its lines are shown; %1 is the name of a player</extracomment>
        <translation>Seulement les points</translation>
    </message>
    <message>
        <source>Which lines are shown</source>
        <translation>Lignes à afficher</translation>
    </message>
    <message>
        <source>Another seat</source>
        <extracomment>The log: which of its lines are shown; %1 is the name of a player</extracomment>
        <translation>Une autre place</translation>
    </message>
</context>
<context>
    <name>LogKeys</name>
    <message>
        <source>The log</source>
        <extracomment>The log: heading in the list of keys</extracomment>
        <translation>Le journal</translation>
    </message>
    <message>
        <source>Previous line (its cards light up)</source>
        <translation>La ligne précédente (ses cartes s’éclairent)</translation>
    </message>
    <message>
        <source>Next line</source>
        <extracomment>The log: heading in the list of keys</extracomment>
        <translation>La ligne suivante</translation>
    </message>
    <message>
        <source>Go to this moment</source>
        <translation>Aller à ce moment</translation>
    </message>
    <message>
        <source>Close it</source>
        <extracomment>The log: heading in the list of keys</extracomment>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>LogLine</name>
    <message>
        <source>Press Enter to see this moment</source>
        <translation>Entrée&#x202f;: revenir à ce moment</translation>
    </message>
</context>
<context>
    <name>LogWriter</name>
    <message>
        <source>Everyone agreed to play with open hands.</source>
        <translation>Tout le monde a accepté de jouer à cartes découvertes.</translation>
    </message>
    <message>
        <source>Everyone let %1 take back a move.</source>
        <translation>Tout le monde a permis à %1 de reprendre un coup.</translation>
    </message>
    <message>
        <source>%1 (%2) plays on.</source>
        <extracomment>%1 is a name, %2 is &quot;person&quot; or &quot;casual bot&quot;</extracomment>
        <translation>%1 (%2) continue la partie.</translation>
    </message>
    <message>
        <source>%1 (%2) takes over from %3 (%4).</source>
        <extracomment>%1 and %3 are names, %2 and %4 are &quot;person&quot; or &quot;casual bot&quot;</extracomment>
        <translation>%1 (%2) remplace %3 (%4).</translation>
    </message>
    <message>
        <source>%1 takes over from %2.</source>
        <translation>%1 remplace %2.</translation>
    </message>
</context>
<context>
    <name>LowerBand</name>
    <message>
        <source>Shuffled cards</source>
        <extracomment>StoryLine: heard for the row of closed envelopes with cards for the Narrator</extracomment>
        <translation>Cartes mélangées</translation>
    </message>
    <message>
        <source>Shuffled, so nobody sees whose is whose</source>
        <translation>Mélangées&#x202f;: personne ne voit qui a donné quoi</translation>
    </message>
    <message>
        <source>The envelopes</source>
        <extracomment>StoryLine: heard for the row of closed envelopes with cards for the Narrator</extracomment>
        <translation>Les enveloppes</translation>
    </message>
</context>
<context>
    <name>MatShelf</name>
    <message>
        <source>in play</source>
        <extracomment>Tail Story: on the table; short</extracomment>
        <translation>en jeu</translation>
    </message>
    <message>
        <source>deck %1</source>
        <extracomment>Tail Story: on the table; short</extracomment>
        <translation>paquet %1</translation>
    </message>
    <message>
        <source>discard %1</source>
        <extracomment>Tail Story: on the table; short</extracomment>
        <translation>défausse %1</translation>
    </message>
</context>
<context>
    <name>MatSide</name>
    <message>
        <source>1st</source>
        <extracomment>Tail Story: on a player&apos;s mat: turn order, actions left, bonus cards</extracomment>
        <translation>1re</translation>
    </message>
    <message>
        <source>2nd</source>
        <extracomment>Tail Story: on a player&apos;s mat: turn order, actions left, bonus cards</extracomment>
        <translation>2e</translation>
    </message>
    <message>
        <source>3rd</source>
        <extracomment>Tail Story: on a player&apos;s mat: turn order, actions left, bonus cards</extracomment>
        <translation>3e</translation>
    </message>
    <message>
        <source>4th</source>
        <extracomment>Tail Story: on a player&apos;s mat: turn order, actions left, bonus cards</extracomment>
        <translation>4e</translation>
    </message>
    <message>
        <source>%1 in the queue</source>
        <translation>ordre&#x202f;: %1</translation>
    </message>
    <message>
        <source>Actions</source>
        <extracomment>Tail Story: on a player&apos;s mat: turn order, actions left, bonus cards</extracomment>
        <translation>Actions</translation>
    </message>
    <message>
        <source>Only 1 action next turn</source>
        <translation>1 seule action au prochain tour</translation>
    </message>
    <message>
        <source>Not their turn</source>
        <translation>Pas son tour</translation>
    </message>
    <message>
        <source>bonus %1</source>
        <extracomment>Tail Story: on a player&apos;s mat: turn order, actions left, bonus cards</extracomment>
        <translation>bonus %1</translation>
    </message>
    <message>
        <source>ability %1/%2</source>
        <extracomment>Tail Story: on a player&apos;s mat: turn order, actions left, bonus cards</extracomment>
        <translation>pouvoir %1/%2</translation>
    </message>
    <message>
        <source>ability %1</source>
        <extracomment>Tail Story: on a player&apos;s mat: turn order, actions left, bonus cards</extracomment>
        <translation>pouvoir %1</translation>
    </message>
    <message>
        <source>swap %1</source>
        <extracomment>Tail Story: on a player&apos;s mat: turn order, actions left, bonus cards</extracomment>
        <translation>échange %1</translation>
    </message>
</context>
<context>
    <name>MenuButton</name>
    <message>
        <source>Menu</source>
        <extracomment>A part of every table; short</extracomment>
        <translation>Menu</translation>
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
        <translation>Aucune police de ce système ne peut afficher&#x202f;: %1.</translation>
    </message>
    <message>
        <source>There is no sound because Qt Multimedia is not installed.</source>
        <translation>La table est muette&#x202f;: Qt Multimedia n’est pas installé.</translation>
    </message>
    <message>
        <source>Nothing can be read aloud because Qt TextToSpeech is not installed.</source>
        <translation>Rien ne peut être lu à voix haute&#x202f;: Qt TextToSpeech n’est pas installé.</translation>
    </message>
    <message>
        <source>Text may look different. Missing fonts: %1.</source>
        <translation>Le texte peut avoir un autre aspect. Polices manquantes&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The window uses X11 because Qt’s Wayland plugin is not installed.</source>
        <translation>La fenêtre passe par X11&#x202f;: le module Wayland de Qt n’est pas installé.</translation>
    </message>
    <message>
        <source>this desktop needs Qt’s Wayland plugin, which is not installed (Debian package: qt6-wayland)</source>
        <translation>cet environnement a besoin du module Wayland de Qt, qui n’est pas installé (paquet Debian&#x202f;: qt6-wayland)</translation>
    </message>
</context>
<context>
    <name>MovePrompt</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A part of every table; short; Spoken by a screen reader, never seen; between the parts of a list, or sentences</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Press again to confirm.</source>
        <translation>Appuyez encore une fois pour confirmer.</translation>
    </message>
</context>
<context>
    <name>Networks</name>
    <message>
        <source>This computer only: %1</source>
        <translation>Cet ordinateur seulement&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>NoticeSlip</name>
    <message>
        <source>Show what can be read</source>
        <translation>Montrer ce qui reste</translation>
    </message>
    <message>
        <source>Opens the readable part of the game, for viewing only.</source>
        <translation>Ouvre ce qui est encore lisible de la partie, en lecture seule.</translation>
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
        <translation>Une page précédente</translation>
    </message>
    <message>
        <source>Shuffled, so nobody sees whose is whose</source>
        <translation>Mélangées&#x202f;: personne ne voit qui a donné quoi</translation>
    </message>
    <message>
        <source>Your own words go into the tale.</source>
        <translation>Vos propres mots entrent dans le conte.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) still to come</source>
        <translation>
            <numerusform>encore %n carte à venir</numerusform>
            <numerusform>encore %n cartes à venir</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OpponentHead</name>
    <message>
        <source>targeted</source>
        <extracomment>Tail Story: state of an opponent or of the character</extracomment>
        <translation>cible</translation>
    </message>
    <message>
        <source>altered</source>
        <extracomment>Tail Story: state of an opponent or of the character</extracomment>
        <translation>transformé</translation>
    </message>
    <message>
        <source>1 action next turn</source>
        <translation>1 action au prochain tour</translation>
    </message>
    <message>
        <source>Achievement %1 collected</source>
        <translation>Exploit %1 obtenu</translation>
    </message>
    <message>
        <source>Achievement %1 still to come</source>
        <translation>Exploit %1 encore à obtenir</translation>
    </message>
</context>
<context>
    <name>OpponentKingdom</name>
    <message>
        <source>Front 1</source>
        <extracomment>Paper Tales: heard for a place in a Kingdom: its name and what lies there</extracomment>
        <translation>Front 1</translation>
    </message>
    <message>
        <source>Front 2</source>
        <extracomment>Paper Tales: heard for a place in a Kingdom: its name and what lies there</extracomment>
        <translation>Front 2</translation>
    </message>
    <message>
        <source>Front 3</source>
        <extracomment>Paper Tales: heard for a place in a Kingdom: its name and what lies there</extracomment>
        <translation>Front 3</translation>
    </message>
    <message>
        <source>Back 1</source>
        <extracomment>Paper Tales: heard for a place in a Kingdom: its name and what lies there</extracomment>
        <translation>Arrière 1</translation>
    </message>
    <message>
        <source>Back 2</source>
        <extracomment>Paper Tales: heard for a place in a Kingdom: its name and what lies there</extracomment>
        <translation>Arrière 2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Paper Tales: heard for a place in a Kingdom: its name and what lies there</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <extracomment>Paper Tales: heard for a place in a Kingdom: its name and what lies there</extracomment>
        <translation>%1&#x202f;: vide</translation>
    </message>
</context>
<context>
    <name>OpponentLane</name>
    <message>
        <source>Enlarges this tail</source>
        <translation>Montre cette queue en grand</translation>
    </message>
    <message>
        <source>%1’s tail</source>
        <extracomment>Foxtail: on the table; short</extracomment>
        <translation>Queue&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 has drawn: %2</source>
        <translation>%1 a pioché&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>OpponentMat</name>
    <message numerus="yes">
        <source>%n in hand</source>
        <translation>
            <numerusform>%n en main</numerusform>
            <numerusform>%n en main</numerusform>
        </translation>
    </message>
    <message>
        <source>deck %1</source>
        <extracomment>Tail Story: a pile of an opponent and how many cards it has</extracomment>
        <translation>paquet %1</translation>
    </message>
    <message>
        <source>discard %1</source>
        <extracomment>Tail Story: a pile of an opponent and how many cards it has</extracomment>
        <translation>défausse %1</translation>
    </message>
    <message>
        <source>in play</source>
        <extracomment>Tail Story: a pile of an opponent and how many cards it has</extracomment>
        <translation>en jeu</translation>
    </message>
</context>
<context>
    <name>OptionLine</name>
    <message>
        <source>Yes</source>
        <extracomment>New game: an option and its value</extracomment>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>New game: an option and its value</extracomment>
        <translation>Non</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>New game: an option and its value</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>OptionPage</name>
    <message>
        <source>How we play</source>
        <translation>Comment nous jouons</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>New game: a heading or a choice of the options</extracomment>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Hints and undo whenever you like, and every refused move is explained.</source>
        <translation>Conseils et annulations à volonté, et chaque refus est expliqué.</translation>
    </message>
    <message>
        <source>On because nobody here has finished this game yet.</source>
        <translation>Activé d’office&#x202f;: personne ici n’a encore terminé de partie de ce jeu.</translation>
    </message>
    <message>
        <source>Hands</source>
        <extracomment>New game: a heading or a choice of the options</extracomment>
        <translation>Mains</translation>
    </message>
    <message>
        <source>Curtain: each player looks and chooses in private. Open (for learning): everyone sees the hand and choices of the player whose turn it is.</source>
        <translation>Derrière un rideau, chacun regarde et choisit seul. Cartes découvertes (pour apprendre)&#x202f;: tout le monde voit la main et les choix du joueur dont c’est le tour.</translation>
    </message>
    <message>
        <source>Curtain</source>
        <extracomment>New game: a heading or a choice of the options</extracomment>
        <translation>Rideau</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>New game: a heading or a choice of the options</extracomment>
        <translation>Découvertes</translation>
    </message>
    <message>
        <source>Less</source>
        <extracomment>New game: a heading or a choice of the options</extracomment>
        <translation>Moins</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>New game: a heading or a choice of the options</extracomment>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Options you’ll rarely need, and the deal number.</source>
        <translation>Les options rarement utiles, et le numéro de la donne.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>New game: a heading or a choice of the options</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>some options changed</source>
        <translation>options modifiées</translation>
    </message>
    <message>
        <source>The deal</source>
        <extracomment>New game: a heading or a choice of the options</extracomment>
        <translation>La donne</translation>
    </message>
    <message>
        <source>Enter a number to play the same deal again, or leave it empty for a random one.</source>
        <translation>Saisissez un numéro pour rejouer la même donne&#x202f;; laissez vide pour une donne au hasard.</translation>
    </message>
    <message>
        <source>Deal number</source>
        <extracomment>New game: a heading or a choice of the options</extracomment>
        <translation>Numéro de la donne</translation>
    </message>
    <message>
        <source>random</source>
        <extracomment>New game: a heading or a choice of the options</extracomment>
        <translation>au hasard</translation>
    </message>
</context>
<context>
    <name>OwnKingdom</name>
    <message>
        <source>Front</source>
        <extracomment>Paper Tales: a row of the Kingdom, or a pile of cards</extracomment>
        <translation>Front</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Paper Tales: a row of the Kingdom, or a pile of cards</extracomment>
        <translation>Arrière</translation>
    </message>
    <message>
        <source>No Unit survived to the end.</source>
        <translation>Aucune Unité n’a survécu jusqu’à la fin.</translation>
    </message>
</context>
<context>
    <name>OwnMat</name>
    <message>
        <source>%1’s playmat</source>
        <extracomment>Tail Story: an own pile and how many cards it has</extracomment>
        <translation>Tapis&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1’s hand, %2 · limit %3</source>
        <translation>Main&#x202f;: %1, %2 · limite %3</translation>
    </message>
    <message>
        <source>%1 · targeted</source>
        <translation>%1 · cible</translation>
    </message>
</context>
<context>
    <name>PageSlot</name>
    <message>
        <source>Still open: %1</source>
        <translation>À remplir&#x202f;: %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <extracomment>StoryLine: on a chosen card: the player who gave it</extracomment>
        <translation>par %1</translation>
    </message>
</context>
<context>
    <name>PageTurns</name>
    <message>
        <source>Pages of the tale</source>
        <translation>Pages du conte</translation>
    </message>
    <message>
        <source>Previous page</source>
        <extracomment>StoryLine: on the table; short</extracomment>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>To The End</source>
        <translation>Aller à «&#x202f;Fin&#x202f;»</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Next page</source>
        <extracomment>StoryLine: on the table; short</extracomment>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Depuis le début</translation>
    </message>
</context>
<context>
    <name>PaperCard</name>
    <message>
        <source>new</source>
        <extracomment>Paper Tales: on a card that came now</extracomment>
        <translation>nouvelle</translation>
    </message>
</context>
<context>
    <name>PapertalesKeys</name>
    <message>
        <source>The Paper Tales table</source>
        <translation>La table de Paper Tales</translation>
    </message>
    <message>
        <source>Choose a card, spot or building by number</source>
        <translation>Carte, emplacement ou Bâtiment par numéro</translation>
    </message>
    <message>
        <source>Commit</source>
        <extracomment>Paper Tales: what a key does, in the list of keys</extracomment>
        <translation>Valider</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>Paper Tales: what a key does, in the list of keys</extracomment>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>Paper Tales: what a key does, in the list of keys</extracomment>
        <translation>Défausser</translation>
    </message>
    <message>
        <source>Back to your hand</source>
        <translation>Reprendre en main</translation>
    </message>
</context>
<context>
    <name>PapertalesPostcard</name>
    <message>
        <source>%1’s kingdom, a chronicle</source>
        <translation>Chronique d’un Royaume&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>&quot;Wars: 6&quot; or &quot;Built: Town 2&quot;: a heading, and an amount or a list</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>PapertalesPrompt</name>
    <message>
        <source>You keep %1. Now choose a card to discard.</source>
        <translation>Gardée&#x202f;: %1. Choisissez maintenant la carte à défausser.</translation>
    </message>
    <message>
        <source>Choose where %1 goes.</source>
        <translation>%1&#x202f;: choisissez l’emplacement.</translation>
    </message>
    <message>
        <source>Keep a card</source>
        <translation>Garder une carte</translation>
    </message>
    <message>
        <source>Commit plan</source>
        <extracomment>Paper Tales: a button beside the question, or the question and more about it</extracomment>
        <translation>Valider le plan</translation>
    </message>
    <message>
        <source>Build nothing</source>
        <extracomment>Paper Tales: a button beside the question, or the question and more about it</extracomment>
        <translation>Ne rien construire</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Paper Tales: a button beside the question, or the question and more about it</extracomment>
        <translation>Terminé</translation>
    </message>
</context>
<context>
    <name>PapertalesRules</name>
    <message>
        <source>Goal</source>
        <extracomment>Paper Tales: a heading of the rules in short</extracomment>
        <translation>Le but</translation>
    </message>
    <message>
        <source>1  Recruitment</source>
        <extracomment>Paper Tales: a heading of the rules in short</extracomment>
        <translation>1  Recrutement</translation>
    </message>
    <message>
        <source>2  Deployment</source>
        <extracomment>Paper Tales: a heading of the rules in short</extracomment>
        <translation>2  Déploiement</translation>
    </message>
    <message>
        <source>3  Wars</source>
        <extracomment>Paper Tales: a heading of the rules in short</extracomment>
        <translation>3  Guerres</translation>
    </message>
    <message>
        <source>4  Income</source>
        <extracomment>Paper Tales: a heading of the rules in short</extracomment>
        <translation>4  Revenus</translation>
    </message>
    <message>
        <source>5  Construction</source>
        <extracomment>Paper Tales: a heading of the rules in short</extracomment>
        <translation>5  Construction</translation>
    </message>
    <message>
        <source>6  Aging</source>
        <extracomment>Paper Tales: a heading of the rules in short</extracomment>
        <translation>6  Vieillissement</translation>
    </message>
    <message>
        <source>The end</source>
        <extracomment>Paper Tales: a heading of the rules in short</extracomment>
        <translation>La fin</translation>
    </message>
    <message>
        <source>Resources</source>
        <extracomment>Paper Tales: a heading of the rules in short</extracomment>
        <translation>Les ressources</translation>
    </message>
    <message>
        <source>Age tokens</source>
        <extracomment>Paper Tales: a heading of the rules in short</extracomment>
        <translation>Les jetons Âge</translation>
    </message>
    <message>
        <source>Paper Tales: how to play</source>
        <translation>Paper Tales&#x202f;: comment jouer</translation>
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
        <translation>Recruter</translation>
    </message>
    <message>
        <source>Deploy</source>
        <extracomment>Paper Tales: a phase of the turn, as short as can be</extracomment>
        <translation>Déployer</translation>
    </message>
    <message>
        <source>Wars</source>
        <extracomment>Paper Tales: a phase of the turn, as short as can be</extracomment>
        <translation>Guerres</translation>
    </message>
    <message>
        <source>Income</source>
        <extracomment>Paper Tales: a phase of the turn, as short as can be</extracomment>
        <translation>Revenus</translation>
    </message>
    <message>
        <source>Build</source>
        <extracomment>Paper Tales: a phase of the turn, as short as can be</extracomment>
        <translation>Construire</translation>
    </message>
    <message>
        <source>Age</source>
        <extracomment>Paper Tales: a phase of the turn, as short as can be</extracomment>
        <translation>Vieillir</translation>
    </message>
    <message>
        <source>%1 of %2 ready</source>
        <translation>prêts&#x202f;: %1 sur %2</translation>
    </message>
    <message>
        <source>%1, phase %2</source>
        <translation>%1, phase %2</translation>
    </message>
    <message>
        <source>Pile %1</source>
        <extracomment>Paper Tales: a phase of the turn, as short as can be</extracomment>
        <translation>Pioche %1</translation>
    </message>
    <message>
        <source>Everyone keeps one card from a pack and passes the rest, until each player has five.</source>
        <translation>Chacun garde une carte d’un paquet et passe les autres, jusqu’à en avoir cinq.</translation>
    </message>
    <message>
        <source>Everyone plans in secret, then reveals and pays for new Units.</source>
        <translation>Chacun prépare son plan en secret, on révèle tout, puis on paie les nouvelles Unités.</translation>
    </message>
    <message>
        <source>Neighbours compare Front strength. Each War won scores 3 Legend Points.</source>
        <translation>Les voisins comparent la force de leur Front&#x202f;: 3 Points de Légende par Guerre gagnée.</translation>
    </message>
    <message>
        <source>Every Kingdom earns 2 Gold, plus what its cards produce.</source>
        <translation>Chaque Royaume reçoit 2 Or, plus ce que ses cartes rapportent.</translation>
    </message>
    <message>
        <source>Everyone may build or upgrade one Building.</source>
        <translation>Chacun peut construire ou améliorer un Bâtiment.</translation>
    </message>
    <message>
        <source>Units with an Age token die. The others get one.</source>
        <translation>Les Unités qui ont un jeton Âge meurent&#x202f;; les autres en reçoivent un.</translation>
    </message>
</context>
<context>
    <name>PhoneSheet</name>
    <message>
        <source>Code with the address below</source>
        <translation>Code contenant l’adresse ci-dessous</translation>
    </message>
    <message>
        <source>%1’s hand on a phone</source>
        <translation>Main sur un téléphone&#x202f;: %1</translation>
    </message>
    <message>
        <source>The phone has no connection right now. The hand waits for it, or a bot can play.</source>
        <translation>Le téléphone n’a pas de connexion en ce moment. La main l’attend, ou un robot peut jouer.</translation>
    </message>
    <message>
        <source>This hand is on a phone. The screen doesn’t show it.</source>
        <translation>Cette main est sur un téléphone. Elle ne s’affiche pas sur cet écran.</translation>
    </message>
    <message>
        <source>This computer isn’t on a network, so no phone can reach it. Connect it to a Wi-Fi network or to a phone’s hotspot, close this page and ask for the code again. Until then the hand can only be opened on this computer.</source>
        <translation>Cet ordinateur n’est connecté à aucun réseau&#x202f;: aucun téléphone ne peut le joindre. Connectez-le à un réseau Wi-Fi ou au partage de connexion d’un téléphone, fermez cette page et redemandez le code. D’ici là, la main ne s’ouvre que sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Scan the code with the phone’s camera. The phone must be on the same network as this computer. The code works once, for two minutes.</source>
        <translation>Scannez le code avec l’appareil photo du téléphone. Le téléphone doit être sur le même réseau que cet ordinateur. Le code ne sert qu’une fois et reste valable deux minutes.</translation>
    </message>
    <message>
        <source>The code is no longer valid.</source>
        <translation>Le code n’est plus valable.</translation>
    </message>
    <message>
        <source>The network that the phone is on</source>
        <translation>Le réseau du téléphone</translation>
    </message>
    <message>
        <source>Cards and moves travel unencrypted, so others on this network could read them. Use a network you trust.</source>
        <translation>Les cartes et les coups circulent sans chiffrement&#x202f;: d’autres personnes sur ce réseau pourraient les lire. Utilisez un réseau de confiance.</translation>
    </message>
    <message>
        <source>Move back to the screen</source>
        <translation>Ramener à l’écran</translation>
    </message>
    <message>
        <source>Let a bot play</source>
        <translation>Confier à un robot</translation>
    </message>
    <message>
        <source>A bot plays this hand until you change the seats again.</source>
        <translation>Un robot joue cette main jusqu’au prochain changement de places.</translation>
    </message>
    <message>
        <source>Use another phone</source>
        <translation>Prendre un autre téléphone</translation>
    </message>
    <message>
        <source>New code</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>Nouveau code</translation>
    </message>
    <message>
        <source>Open on this computer</source>
        <translation>Ouvrir sur cet ordinateur</translation>
    </message>
    <message>
        <source>Opens the hand in a browser, for a second monitor.</source>
        <translation>Ouvre la main dans un navigateur, pour un second écran.</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>PhoneSign</name>
    <message>
        <source>On a phone, no connection</source>
        <translation>Sur un téléphone sans connexion</translation>
    </message>
    <message>
        <source>On a phone</source>
        <translation>Sur un téléphone</translation>
    </message>
</context>
<context>
    <name>PickPanel</name>
    <message numerus="yes">
        <source>%1’s discard pile, %n card(s)</source>
        <translation>
            <numerusform>Défausse (%1), %n carte</numerusform>
            <numerusform>Défausse (%1), %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Search the pile by name</source>
        <translation>Chercher par nom dans la défausse</translation>
    </message>
    <message>
        <source>Search  /</source>
        <extracomment>Tail Story: looking through a pile of cards</extracomment>
        <translation>Chercher  /</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Tail Story: looking through a pile of cards</extracomment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>%1, picked</source>
        <extracomment>Tail Story: looking through a pile of cards</extracomment>
        <translation>%1, choisie</translation>
    </message>
    <message>
        <source>This discard pile is empty.</source>
        <translation>Cette défausse est vide.</translation>
    </message>
    <message>
        <source>No card with this name.</source>
        <translation>Aucune carte de ce nom.</translation>
    </message>
</context>
<context>
    <name>PickRow</name>
    <message>
        <source>Picked so far</source>
        <translation>Choisies jusqu’ici</translation>
    </message>
    <message>
        <source>Still to pick</source>
        <translation>Encore à choisir</translation>
    </message>
</context>
<context>
    <name>PlainChoices</name>
    <message>
        <source>What you can do</source>
        <translation>Ce que vous pouvez faire</translation>
    </message>
    <message>
        <source>What will you do with it?</source>
        <translation>Qu’en faire&#x202f;?</translation>
    </message>
</context>
<context>
    <name>PlainKeys</name>
    <message>
        <source>The table</source>
        <extracomment>The table of any game: what its keys do, in the list of keys</extracomment>
        <translation>La table</translation>
    </message>
    <message>
        <source>Choose by number</source>
        <translation>Choix par numéro</translation>
    </message>
    <message>
        <source>Confirm your choice</source>
        <translation>Valider le choix</translation>
    </message>
    <message>
        <source>Next or previous card</source>
        <translation>D’une carte à l’autre</translation>
    </message>
</context>
<context>
    <name>PlainRules</name>
    <message>
        <source>How to play</source>
        <translation>Comment jouer</translation>
    </message>
</context>
<context>
    <name>PlainZone</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Beside a zone of cards: what it is called, and how many cards lie there</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>PlanPanel</name>
    <message>
        <source>Wars</source>
        <extracomment>Paper Tales: a line of what a plan comes to</extracomment>
        <translation>Guerres</translation>
    </message>
    <message>
        <source>Gold</source>
        <extracomment>Paper Tales: a line of what a plan comes to</extracomment>
        <translation>Or</translation>
    </message>
    <message>
        <source>Income</source>
        <extracomment>Paper Tales: a line of what a plan comes to</extracomment>
        <translation>Revenus</translation>
    </message>
    <message>
        <source>Kept card</source>
        <extracomment>Paper Tales: a line of what a plan comes to</extracomment>
        <translation>Carte gardée</translation>
    </message>
    <message>
        <source>Dies in aging</source>
        <translation>Va mourir</translation>
    </message>
    <message>
        <source>nobody</source>
        <extracomment>Paper Tales: a line of what a plan comes to</extracomment>
        <translation>personne</translation>
    </message>
    <message>
        <source>Legend</source>
        <extracomment>Paper Tales: a line of what a plan comes to</extracomment>
        <translation>Légende</translation>
    </message>
    <message>
        <source>Picked so far</source>
        <translation>Choisies jusqu’ici</translation>
    </message>
    <message>
        <source>If you reveal this plan</source>
        <translation>Si vous révélez ce plan</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>La suite</translation>
    </message>
</context>
<context>
    <name>PostcardSheet</name>
    <message>
        <source>Postcard</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>La carte postale</translation>
    </message>
    <message>
        <source>Save the picture…</source>
        <translation>Enregistrer l’image…</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>PracticeSlip</name>
    <message>
        <source>Close</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>Fermer</translation>
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
        <translation>Reprise à partir d’un tournant</translation>
    </message>
    <message>
        <source>Practice table: %1, %2</source>
        <translation>Table d’essai&#x202f;: %1, %2</translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <extracomment>Practice table, where an example of a rule is tried</extracomment>
        <translation>Leçon&#x202f;: %1</translation>
    </message>
    <message>
        <source>Practice table</source>
        <extracomment>Practice table, where an example of a rule is tried</extracomment>
        <translation>Table d’essai</translation>
    </message>
    <message>
        <source>Hide the note</source>
        <translation>Masquer la note</translation>
    </message>
    <message>
        <source>What to try</source>
        <translation>À essayer</translation>
    </message>
    <message>
        <source>Start over</source>
        <extracomment>Practice table, where an example of a rule is tried</extracomment>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Chapters</source>
        <extracomment>Practice table, where an example of a rule is tried</extracomment>
        <translation>Chapitres</translation>
    </message>
    <message>
        <source>Start another chapter or skip this step.</source>
        <translation>Commence un autre chapitre ou passe cette étape.</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Practice table, where an example of a rule is tried</extracomment>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Leaves the practice table.</source>
        <translation>Quitte la table d’essai.</translation>
    </message>
    <message>
        <source>Leaves the lesson. You can continue from here later.</source>
        <translation>Quitte la leçon&#x202f;; vous pourrez la reprendre au même endroit.</translation>
    </message>
</context>
<context>
    <name>ProblemReport</name>
    <message>
        <source>Report a problem</source>
        <translation>Signaler un problème</translation>
    </message>
    <message>
        <source>Tell us what you did, what you expected and what happened, then paste this below it. Nothing is sent from here. The page opens in your browser.</source>
        <translation>Dites-nous ce que vous avez fait, ce que vous attendiez et ce qui s’est passé, puis collez à la suite le texte ci-dessous. Rien n’est envoyé d’ici&#x202f;; la page s’ouvre dans votre navigateur.</translation>
    </message>
    <message>
        <source>About the program and your system</source>
        <translation>Renseignements sur le programme et le système</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button: copies the text of a problem report</extracomment>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Open the page</source>
        <translation>&amp;Ouvrir la page</translation>
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
        <translation>pas avant son tour</translation>
    </message>
    <message>
        <source>lets it go</source>
        <translation>laisse passer</translation>
    </message>
    <message>
        <source>is deciding</source>
        <extracomment>Tail Story: what a player does while all may answer a card</extracomment>
        <translation>réfléchit</translation>
    </message>
    <message>
        <source>is next</source>
        <extracomment>Tail Story: what a player does while all may answer a card</extracomment>
        <translation>vient ensuite</translation>
    </message>
    <message>
        <source>no cards</source>
        <extracomment>Tail Story: what a player does while all may answer a card</extracomment>
        <translation>aucune carte</translation>
    </message>
    <message>
        <source>may respond</source>
        <extracomment>Tail Story: what a player does while all may answer a card</extracomment>
        <translation>peut répondre</translation>
    </message>
</context>
<context>
    <name>ReactionRing</name>
    <message>
        <source>You can respond to this now.</source>
        <translation>Vous pouvez y répondre maintenant.</translation>
    </message>
    <message>
        <source>Stop!</source>
        <extracomment>Everybody may stop a card now: a heading or a button</extracomment>
        <translation>Stop&#x202f;!</translation>
    </message>
    <message>
        <source>%1: stop it</source>
        <translation>%1&#x202f;: arrêter</translation>
    </message>
    <message>
        <source>Let it go</source>
        <translation>Laisser passer</translation>
    </message>
    <message>
        <source>%1: let it go</source>
        <translation>%1&#x202f;: laisser passer</translation>
    </message>
    <message>
        <source>%1 doesn’t stop it. If everyone lets it go, it happens.</source>
        <translation>%1 laisse passer. Si tout le monde en fait autant, l’action prend effet.</translation>
    </message>
    <message>
        <source>Don’t ask me until my turn</source>
        <translation>Ne rien me demander avant mon tour</translation>
    </message>
    <message>
        <source>%1: don’t ask me until my turn</source>
        <translation>%1&#x202f;: ne rien me demander avant mon tour</translation>
    </message>
    <message>
        <source>Nobody stops it</source>
        <translation>Personne ne l’arrête</translation>
    </message>
</context>
<context>
    <name>ReactionSeat</name>
    <message>
        <source>%1: stop it (%2)</source>
        <translation>%1&#x202f;: arrêter (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Tail Story: a button beside a seat’s name: that seat answers a card, or lets it go</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Stop!</source>
        <extracomment>Tail Story: a button beside a seat’s name: that seat answers a card, or lets it go</extracomment>
        <translation>Stop&#x202f;!</translation>
    </message>
    <message>
        <source>Let it go</source>
        <translation>Laisser passer</translation>
    </message>
    <message>
        <source>%1 doesn’t stop it. If everyone lets it go, it happens.</source>
        <translation>%1 laisse passer. Si tout le monde en fait autant, l’action prend effet.</translation>
    </message>
    <message>
        <source>Not until my turn</source>
        <translation>Pas avant mon tour</translation>
    </message>
    <message>
        <source>zz</source>
        <extracomment>Tail Story: a button beside a seat’s name: that seat answers a card, or lets it go</extracomment>
        <translation>zz</translation>
    </message>
    <message>
        <source>%1: don’t ask me until my turn</source>
        <translation>%1&#x202f;: ne rien me demander avant mon tour</translation>
    </message>
    <message>
        <source>%1 won’t be asked again until their turn.</source>
        <translation>On ne demande plus rien à %1 avant son tour.</translation>
    </message>
</context>
<context>
    <name>RuleBookPage</name>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <extracomment>The rules: how many were found</extracomment>
        <translation>
            <numerusform>%n règle</numerusform>
            <numerusform>%n règles</numerusform>
        </translation>
    </message>
    <message>
        <source>No rule contains all of these words. Try fewer, or a number such as 12.</source>
        <translation>Aucune règle ne contient tous ces mots. Essayez-en moins, ou un numéro comme 12.</translation>
    </message>
</context>
<context>
    <name>RuleChapters</name>
    <message>
        <source>Chapters</source>
        <extracomment>The rules: the list of their chapters</extracomment>
        <translation>Chapitres</translation>
    </message>
</context>
<context>
    <name>RuleLink</name>
    <message>
        <source>See %1: %2</source>
        <translation>Voir %1&#x202f;: %2</translation>
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
        <translation>Toutes les règles</translation>
    </message>
</context>
<context>
    <name>RuleRow</name>
    <message>
        <source>%1. %2. %3 Example: %4</source>
        <translation>%1. %2. %3 Exemple&#x202f;: %4</translation>
    </message>
    <message>
        <source>%1. %2. %3</source>
        <translation>%1. %2. %3</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <extracomment>The rules: a button that shows an example</extracomment>
        <translation>Exemple&#x202f;: %1</translation>
    </message>
    <message>
        <source>Try it on a practice table</source>
        <translation>Essayer sur une table d’essai</translation>
    </message>
</context>
<context>
    <name>RulesKeys</name>
    <message>
        <source>Rules</source>
        <extracomment>The rules: what a key does</extracomment>
        <translation>Les règles</translation>
    </message>
    <message>
        <source>Next or previous rule</source>
        <translation>Règle par règle</translation>
    </message>
    <message>
        <source>Page up or down</source>
        <translation>Page par page</translation>
    </message>
    <message>
        <source>First or last rule</source>
        <translation>Première ou dernière règle</translation>
    </message>
    <message>
        <source>Previous or next card</source>
        <translation>Carte précédente ou suivante</translation>
    </message>
    <message>
        <source>Try the rule’s example</source>
        <translation>Essayer l’exemple de la règle</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>The rules: what a key does</extracomment>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>The rules: what a key does</extracomment>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>RulesOverview</name>
    <message>
        <source>How to play</source>
        <translation>Comment jouer</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Rules of %1</source>
        <translation>Règles&#x202f;: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>The rules: a button</extracomment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Comment jouer</translation>
    </message>
    <message>
        <source>All rules</source>
        <extracomment>The rules: a button</extracomment>
        <translation>Toutes les règles</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>The rules: a button</extracomment>
        <translation>Cartes</translation>
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
        <translation>F2 renomme, Suppr supprime.</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <extracomment>A saved game on the first page</extracomment>
        <translation>Renommer %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <extracomment>A saved game on the first page</extracomment>
        <translation>Supprimer %1</translation>
    </message>
</context>
<context>
    <name>SaveDialogs</name>
    <message>
        <source>Taletop games (*.taletop)</source>
        <translation>Parties Taletop (*.taletop)</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Enregistrer une copie</translation>
    </message>
</context>
<context>
    <name>SaveFile</name>
    <message>
        <source>%1 was changed by another program and stays as it is. This game is now saved in %2.</source>
        <translation>%1 a été modifié par un autre programme et reste tel quel. Cette partie est désormais enregistrée dans %2.</translation>
    </message>
    <message>
        <source>The game cannot be saved to %1 (%2). You can keep playing. %3, or save a copy elsewhere before you leave.</source>
        <translation>Impossible d’enregistrer la partie dans %1 (%2). Vous pouvez continuer à jouer. %3, ou enregistrez une copie ailleurs avant de partir.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) would be lost because %1 cannot be written (%2). %3 and try again, or save a copy elsewhere.</source>
        <translation>
            <numerusform>%n coup serait perdu&#x202f;: impossible d’écrire dans %1 (%2). %3 et réessayez, ou enregistrez une copie ailleurs.</numerusform>
            <numerusform>%n coups seraient perdus&#x202f;: impossible d’écrire dans %1 (%2). %3 et réessayez, ou enregistrez une copie ailleurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>The copy cannot be written to %1 (%2). %3, or choose another folder.</source>
        <translation>Impossible d’écrire la copie dans %1 (%2). %3, ou choisissez un autre dossier.</translation>
    </message>
</context>
<context>
    <name>SaveKeys</name>
    <message>
        <source>Unfinished games</source>
        <extracomment>A saved game: what a key does; &apos;it&apos; is the saved game</extracomment>
        <translation>Parties à continuer</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>A saved game: what a key does; &apos;it&apos; is the saved game</extracomment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>A saved game: what a key does; &apos;it&apos; is the saved game</extracomment>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>A saved game: what a key does; &apos;it&apos; is the saved game</extracomment>
        <translation>Supprimer</translation>
    </message>
</context>
<context>
    <name>SaveLock</name>
    <message>
        <source>process %1 on %2</source>
        <translation>processus %1 sur %2</translation>
    </message>
</context>
<context>
    <name>SaveName</name>
    <message>
        <source>Name of the saved game</source>
        <translation>Nom de la partie enregistrée</translation>
    </message>
</context>
<context>
    <name>SaveText</name>
    <message>
        <source>%1 is a folder. Open a saved game, a file that ends in .taletop.</source>
        <translation>%1 est un dossier. Ouvrez une partie enregistrée, un fichier qui finit par .taletop.</translation>
    </message>
    <message>
        <source>%1 is not a regular file. Open a saved game, a file that ends in .taletop.</source>
        <translation>%1 n’est pas un fichier ordinaire. Ouvrez une partie enregistrée, un fichier qui finit par .taletop.</translation>
    </message>
    <message>
        <source>%1 is too large for a saved game (%2 MB; the limit is %3 MB). Open another file.</source>
        <translation>%1 est trop gros pour une partie enregistrée (%2 Mo, au plus %3 Mo). Ouvrez un autre fichier.</translation>
    </message>
    <message>
        <source>%1 cannot be opened (%2). Check that it exists and that you may read it.</source>
        <translation>Impossible d’ouvrir %1 (%2). Vérifiez que le fichier existe et que vous avez le droit de le lire.</translation>
    </message>
    <message>
        <source>%1 cannot be read (%2). Try again, or open another file.</source>
        <translation>Impossible de lire %1 (%2). Réessayez, ou ouvrez un autre fichier.</translation>
    </message>
</context>
<context>
    <name>SaveWriting</name>
    <message>
        <source>Free some disk space</source>
        <translation>Faites de la place sur le disque</translation>
    </message>
    <message>
        <source>Allow writing to the file and its folder</source>
        <translation>Autorisez l’écriture dans le fichier et son dossier</translation>
    </message>
    <message>
        <source>Make the disk writable</source>
        <translation>Rendez le disque accessible en écriture</translation>
    </message>
    <message>
        <source>Create its folder again</source>
        <translation>Recréez son dossier</translation>
    </message>
    <message>
        <source>Give it a shorter name</source>
        <translation>Donnez-lui un nom plus court</translation>
    </message>
    <message>
        <source>Give it another name</source>
        <translation>Donnez-lui un autre nom</translation>
    </message>
    <message>
        <source>Check the disk</source>
        <translation>Vérifiez l’état du disque</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>ce n’est pas un fichier ordinaire</translation>
    </message>
</context>
<context>
    <name>ScoreCell</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Foxtail: a line of the score and its points</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>ScoreFoot</name>
    <message>
        <source>Postcard…</source>
        <extracomment>Button at the end of a game</extracomment>
        <translation>Carte postale…</translation>
    </message>
    <message>
        <source>A picture of this game to keep</source>
        <translation>Une image en souvenir de la partie</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>Button at the end of a game</extracomment>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>Button at the end of a game</extracomment>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <extracomment>Button at the end of a game</extracomment>
        <translation>Donne n°&#x202f;%1</translation>
    </message>
    <message>
        <source>Replay this deal</source>
        <translation>Rejouer cette donne</translation>
    </message>
    <message>
        <source>Watch the game</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Turning points</source>
        <extracomment>Button at the end of a game</extracomment>
        <translation>Tournants</translation>
    </message>
    <message>
        <source>Keep the tale as a book</source>
        <translation>Faire un livre de ce conte</translation>
    </message>
</context>
<context>
    <name>ScoreLine</name>
    <message>
        <source>See %1: %2</source>
        <translation>Voir %1&#x202f;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1&#x202f;: %n point</numerusform>
            <numerusform>%1&#x202f;: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScorePad</name>
    <message>
        <source>%1’s score pad</source>
        <translation>Carnet de score&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet. %1</source>
        <translation>Feuille de score. %1</translation>
    </message>
    <message>
        <source>The tale is told</source>
        <translation>Le conte est fini</translation>
    </message>
    <message>
        <source>The final count</source>
        <translation>Le décompte final</translation>
    </message>
</context>
<context>
    <name>ScoreTotals</name>
    <message>
        <source>Total</source>
        <extracomment>The score: the last line, all points together</extracomment>
        <translation>Total</translation>
    </message>
    <message numerus="yes">
        <source>Total: %n point(s)</source>
        <translation>
            <numerusform>Total&#x202f;: %n point</numerusform>
            <numerusform>Total&#x202f;: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatCountBar</name>
    <message>
        <source>Seats</source>
        <extracomment>New game: how many places there are at the table</extracomment>
        <translation>Places</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <extracomment>New game: how many places there are at the table</extracomment>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatFigure</name>
    <message>
        <source>Seat %1: %2, %3, %4</source>
        <translation>Place %1&#x202f;: %2, %3, %4</translation>
    </message>
    <message>
        <source>Previous animal (now %1)</source>
        <translation>Emblème précédent (actuel&#x202f;: %1)</translation>
    </message>
    <message>
        <source>Next animal (now %1)</source>
        <translation>Emblème suivant (actuel&#x202f;: %1)</translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <translation>Nom de la place %1</translation>
    </message>
    <message>
        <source>Press to choose who plays here</source>
        <translation>Appuyez pour choisir qui joue à cette place</translation>
    </message>
    <message>
        <source>On a phone…</source>
        <translation>Sur un téléphone…</translation>
    </message>
    <message>
        <source>Play on a phone…</source>
        <translation>Jouer sur un téléphone…</translation>
    </message>
    <message>
        <source>Shows this hand on a phone instead of on the screen.</source>
        <translation>Montre cette main sur un téléphone au lieu de cet écran.</translation>
    </message>
</context>
<context>
    <name>SeatHead</name>
    <message>
        <source>choosing</source>
        <extracomment>Paper Tales: what an opponent does now</extracomment>
        <translation>choisit</translation>
    </message>
    <message>
        <source>plan sealed</source>
        <extracomment>Paper Tales: what an opponent does now</extracomment>
        <translation>plan scellé</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>Paper Tales: what an opponent does now</extracomment>
        <translation>a choisi</translation>
    </message>
</context>
<context>
    <name>SeatPage</name>
    <message>
        <source>%1: who plays?</source>
        <translation>%1&#x202f;: qui joue&#x202f;?</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <extracomment>New game: heading and buttons</extracomment>
        <translation>Qui joue&#x202f;?</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>New game: heading and buttons</extracomment>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>New game: heading and buttons</extracomment>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>New to this? Learn by playing</source>
        <translation>Première fois&#x202f;? Apprenez en jouant</translation>
    </message>
    <message>
        <source>The lesson for %1.</source>
        <translation>La leçon de %1.</translation>
    </message>
    <message>
        <source>Bots see only what a player in their seat would see.</source>
        <translation>Les robots ne voient que ce que verrait un joueur à leur place.</translation>
    </message>
</context>
<context>
    <name>SeatsSheet</name>
    <message>
        <source>Seats</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>Places</translation>
    </message>
    <message>
        <source>The game continues from here. Open hands will close.</source>
        <translation>La partie continue là où elle en est. Les cartes découvertes seront de nouveau cachées.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>Poursuivre</translation>
    </message>
</context>
<context>
    <name>SettingChoice</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Preferences, heard: the name of a setting and its value</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>SettingKey</name>
    <message>
        <source>%1: press the new key, or Esc to keep the old one</source>
        <translation>%1&#x202f;: appuyez sur la nouvelle touche, ou sur Échap pour garder l’ancienne</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Preferences, heard: the name of a setting and its value</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Press the new key</source>
        <translation>Appuyez sur la touche</translation>
    </message>
</context>
<context>
    <name>SettingNumber</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Preferences, heard: the name of a setting and its value</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>SettingSwitch</name>
    <message>
        <source>On</source>
        <extracomment>Preferences: the value of a switch</extracomment>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>Preferences: the value of a switch</extracomment>
        <translation>Non</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Language</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Changes the whole program immediately.</source>
        <translation>Tout s’affiche aussitôt dans cette langue.</translation>
    </message>
    <message>
        <source>translation words tongue</source>
        <translation>traduction mots langue</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Makes all text and numbers larger.</source>
        <translation>Agrandit partout les mots et les chiffres.</translation>
    </message>
    <message>
        <source>font letters large small zoom television TV</source>
        <translation>police caractères lettres grand petit zoom téléviseur télé TV</translation>
    </message>
    <message>
        <source>100%</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>100&#x202f;%</translation>
    </message>
    <message>
        <source>125%</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>125&#x202f;%</translation>
    </message>
    <message>
        <source>150%</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>150&#x202f;%</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Black, white and a few strong colours.</source>
        <translation>Du noir, du blanc et quelques couleurs vives.</translation>
    </message>
    <message>
        <source>colours dark eyes</source>
        <translation>couleurs sombre yeux vue</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>Moins d’animations</translation>
    </message>
    <message>
        <source>Cards fade from place to place instead of flying.</source>
        <translation>Les cartes passent en fondu d’un endroit à l’autre au lieu de voler.</translation>
    </message>
    <message>
        <source>animation reduced still</source>
        <translation>animation mouvement réduit immobile</translation>
    </message>
    <message>
        <source>Card preview</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>Aperçu des cartes</translation>
    </message>
    <message>
        <source>inspector zoom hover pointer card rest</source>
        <translation>loupe inspecteur zoom survol pointeur souris carte</translation>
    </message>
    <message>
        <source>When the pointer rests on a card</source>
        <translation>Quand le pointeur s’arrête sur une carte</translation>
    </message>
    <message>
        <source>Screen reader announcements</source>
        <translation>Annonces du lecteur d’écran</translation>
    </message>
    <message>
        <source>How much is announced automatically.</source>
        <translation>Ce qu’il annonce sans que vous le demandiez.</translation>
    </message>
    <message>
        <source>announce speak voice blind hear access</source>
        <translation>annoncer parler voix aveugle entendre accès</translation>
    </message>
    <message>
        <source>Questions and results</source>
        <translation>Questions et résultats</translation>
    </message>
    <message>
        <source>Everything, move by move</source>
        <translation>Tout, avec chaque coup</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>How fast the cards move and the bots play.</source>
        <translation>La vitesse à laquelle les cartes se déplacent et les robots jouent.</translation>
    </message>
    <message>
        <source>animation bots fast slow</source>
        <translation>animation robots rapide lent vitesse</translation>
    </message>
    <message>
        <source>Instant</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>Immédiat</translation>
    </message>
    <message>
        <source>Quick</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Leisurely</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>Tranquille</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Pas à pas</translation>
    </message>
    <message>
        <source>After each event, the game waits until you press Next.</source>
        <translation>Après chaque étape, le jeu attend que vous appuyiez sur «&#x202f;Suivant&#x202f;».</translation>
    </message>
    <message>
        <source>wait pause</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>attendre pause</translation>
    </message>
    <message>
        <source>Warn before I waste something</source>
        <translation>Me signaler un gaspillage</translation>
    </message>
    <message>
        <source>Asks once before you commit an empty plan, skip a bonus or lose action points.</source>
        <translation>Demande une confirmation avant un plan vide, un bonus inutilisé ou des points d’action perdus.</translation>
    </message>
    <message>
        <source>confirm sure question warning lose</source>
        <translation>confirmer sûr question avertissement perdre</translation>
    </message>
    <message>
        <source>Play forced moves for me</source>
        <translation>Coups forcés automatiques</translation>
    </message>
    <message>
        <source>Makes your move for you when only one is possible. You still decide whether to stop a play.</source>
        <translation>Quand un seul coup est possible, Taletop le joue pour vous. Arrêter ou non une action reste toujours votre choix.</translation>
    </message>
    <message>
        <source>automatic single only move quick</source>
        <translation>automatique seul unique coup rapide</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Soft sounds from the table. Everything you hear can also be seen.</source>
        <translation>Les sons discrets de la table. Tout ce qui s’entend se voit aussi.</translation>
    </message>
    <message>
        <source>noise mute quiet audio</source>
        <translation>bruit muet silence audio</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>Volume</translation>
    </message>
    <message>
        <source>How loud the sounds are, relative to your system’s volume.</source>
        <translation>Le volume des sons, par rapport à celui du système.</translation>
    </message>
    <message>
        <source>loud noise audio</source>
        <translation>fort bruit audio son</translation>
    </message>
    <message>
        <source>Reading aloud</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>Lecture à voix haute</translation>
    </message>
    <message>
        <source>Adds a button that reads an open tale aloud in your system’s voice.</source>
        <translation>Ajoute un bouton pour que la voix du système lise le conte ouvert à voix haute.</translation>
    </message>
    <message>
        <source>voice speech speak tale audio</source>
        <translation>voix parole parler conte audio lecture</translation>
    </message>
    <message>
        <source>Voice volume</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>Volume de la voix</translation>
    </message>
    <message>
        <source>How loud the voice is, relative to your system’s volume.</source>
        <translation>Le volume de la voix, par rapport à celui du système.</translation>
    </message>
    <message>
        <source>loud speech audio</source>
        <translation>fort parole voix audio son</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>Place %1</translation>
    </message>
    <message>
        <source>key keyboard look</source>
        <translation>touche clavier regarder main</translation>
    </message>
    <message>
        <source>On a shared screen each seat has a key that opens and closes its hand. Choose a seat here, then press its new key.</source>
        <translation>Sur un écran partagé, chaque place a une touche, qui ouvre et referme sa main. Choisissez ici une place, puis appuyez sur sa nouvelle touche.</translation>
    </message>
    <message>
        <source>Hands in a new game</source>
        <translation>Les mains dans une nouvelle partie</translation>
    </message>
    <message>
        <source>With the curtain, each player looks and chooses in private. Open hands are for learning.</source>
        <translation>Derrière un rideau, chacun regarde et choisit seul. Les cartes découvertes sont utiles pour apprendre.</translation>
    </message>
    <message>
        <source>privacy secret hide</source>
        <translation>intimité secret cacher</translation>
    </message>
    <message>
        <source>Curtain</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>Rideau</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>Découvertes</translation>
    </message>
    <message>
        <source>A small note says what a card does. Press I, right-click or hold a card to enlarge it.</source>
        <translation>L’effet d’une carte s’affiche en petit. La touche I, le bouton droit de la souris ou un appui long le montre en grand.</translation>
    </message>
    <message>
        <source>Only when I ask</source>
        <translation>Seulement à la demande</translation>
    </message>
    <message>
        <source>Graphics</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>Rendu graphique</translation>
    </message>
    <message>
        <source>Automatic uses software rendering if there is no graphics card. Takes effect the next time Taletop starts.</source>
        <translation>«&#x202f;Automatique&#x202f;» passe au rendu logiciel en l’absence de carte graphique. Prend effet au prochain démarrage de Taletop.</translation>
    </message>
    <message>
        <source>renderer graphics OpenGL software slow black window</source>
        <translation>rendu graphique OpenGL logiciel lent noir fenêtre</translation>
    </message>
    <message>
        <source>Automatic</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>Software</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>Logiciel</translation>
    </message>
    <message>
        <source>Reading</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Pace</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>Rythme</translation>
    </message>
    <message>
        <source>Your moves</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>Vos coups</translation>
    </message>
    <message>
        <source>Sound</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>Son</translation>
    </message>
    <message>
        <source>Seat keys</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>Touches des places</translation>
    </message>
    <message>
        <source>Sharing a screen</source>
        <translation>Écran partagé</translation>
    </message>
</context>
<context>
    <name>SettingsFoot</name>
    <message>
        <source>Reset everything?</source>
        <extracomment>Preferences: a button</extracomment>
        <translation>Tout réinitialiser&#x202f;?</translation>
    </message>
    <message>
        <source>Reset everything</source>
        <extracomment>Preferences: a button</extracomment>
        <translation>Tout réinitialiser</translation>
    </message>
    <message>
        <source>Resets all settings to their defaults. Saved games are kept.</source>
        <translation>Rétablit les valeurs par défaut de tous les réglages. Les parties enregistrées sont conservées.</translation>
    </message>
    <message>
        <source>Reset this page</source>
        <translation>Réinitialiser cette page</translation>
    </message>
    <message>
        <source>Resets these settings to their defaults.</source>
        <translation>Rétablit les valeurs par défaut de ces réglages.</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Preferences: a button</extracomment>
        <translation>Terminé</translation>
    </message>
</context>
<context>
    <name>SettingsGroups</name>
    <message>
        <source>Settings categories</source>
        <extracomment>Preferences: heard for the list of its pages</extracomment>
        <translation>Groupes de réglages</translation>
    </message>
</context>
<context>
    <name>SettingsRows</name>
    <message>
        <source>No setting found for “%1”.</source>
        <translation>Aucun réglage ne concerne «&#x202f;%1&#x202f;».</translation>
    </message>
</context>
<context>
    <name>SettingsSheet</name>
    <message>
        <source>Preferences</source>
        <extracomment>Preferences: heading, or the field to search in</extracomment>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Preferences: heading, or the field to search in</extracomment>
        <translation>Chercher</translation>
    </message>
</context>
<context>
    <name>SpotPlace</name>
    <message>
        <source>Front 1</source>
        <extracomment>Paper Tales: a place in the Kingdom, and what becomes of the Unit on it</extracomment>
        <translation>Front 1</translation>
    </message>
    <message>
        <source>Front 2</source>
        <extracomment>Paper Tales: a place in the Kingdom, and what becomes of the Unit on it</extracomment>
        <translation>Front 2</translation>
    </message>
    <message>
        <source>Front 3</source>
        <extracomment>Paper Tales: a place in the Kingdom, and what becomes of the Unit on it</extracomment>
        <translation>Front 3</translation>
    </message>
    <message>
        <source>Back 1</source>
        <extracomment>Paper Tales: a place in the Kingdom, and what becomes of the Unit on it</extracomment>
        <translation>Arrière 1</translation>
    </message>
    <message>
        <source>Back 2</source>
        <extracomment>Paper Tales: a place in the Kingdom, and what becomes of the Unit on it</extracomment>
        <translation>Arrière 2</translation>
    </message>
    <message>
        <source>Fifth spot, opened by a level 2 Building</source>
        <translation>Cinquième emplacement, ouvert par un Bâtiment de niveau 2</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <extracomment>Paper Tales: a place in the Kingdom, and what becomes of the Unit on it</extracomment>
        <translation>%1, vide</translation>
    </message>
    <message>
        <source>%1: %2, new</source>
        <translation>%1&#x202f;: %2, nouvelle</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Paper Tales: a place in the Kingdom, and what becomes of the Unit on it</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>new</source>
        <extracomment>Paper Tales: a place in the Kingdom, and what becomes of the Unit on it</extracomment>
        <translation>nouvelle</translation>
    </message>
    <message>
        <source>will die</source>
        <extracomment>Paper Tales: a place in the Kingdom, and what becomes of the Unit on it</extracomment>
        <translation>va mourir</translation>
    </message>
</context>
<context>
    <name>Spotlight</name>
    <message>
        <source>%1 is in the spotlight: %2</source>
        <translation>%1 sous les projecteurs&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 is in the spotlight</source>
        <translation>%1 sous les projecteurs</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>Tail Story: the name of a card in quotation marks</extracomment>
        <translation>«&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Make the sound however you like. The rules take your word for it.</source>
        <translation>Poussez le cri comme vous voulez&#x202f;; on vous croit sur parole.</translation>
    </message>
</context>
<context>
    <name>StackPanel</name>
    <message>
        <source>stopped</source>
        <extracomment>Tail Story: what becomes of a card of the stack</extracomment>
        <translation>arrêtée</translation>
    </message>
    <message>
        <source>will stop it</source>
        <translation>va l’arrêter</translation>
    </message>
    <message>
        <source>stops it</source>
        <extracomment>Tail Story: what becomes of a card of the stack</extracomment>
        <translation>l’arrête</translation>
    </message>
    <message>
        <source>will be stopped</source>
        <translation>va être arrêtée</translation>
    </message>
    <message>
        <source>will happen</source>
        <extracomment>Tail Story: what becomes of a card of the stack</extracomment>
        <translation>va prendre effet</translation>
    </message>
    <message>
        <source>What’s happening: %1</source>
        <translation>En cours&#x202f;: %1</translation>
    </message>
    <message>
        <source>Nothing is waiting to resolve</source>
        <translation>Aucun effet en attente</translation>
    </message>
    <message>
        <source>Play it here</source>
        <translation>Jouez-la ici</translation>
    </message>
    <message>
        <source>Sprint! Nobody can stop anything this turn.</source>
        <translation>Un sprint&#x202f;! Personne ne peut rien arrêter pendant ce tour.</translation>
    </message>
</context>
<context>
    <name>StatisticsLines</name>
    <message>
        <source>Won: %1</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>Victoires&#x202f;: %1</translation>
    </message>
    <message>
        <source>Best score: %1</source>
        <translation>Meilleur score&#x202f;: %1</translation>
    </message>
    <message>
        <source>Last played: %1</source>
        <translation>Dernière partie&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>StatisticsSheet</name>
    <message>
        <source>Statistics</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Reading your saved games…</source>
        <translation>Lecture de vos parties enregistrées…</translation>
    </message>
    <message>
        <source>No games yet. Your first one will appear here.</source>
        <translation>Aucune partie pour l’instant. La première apparaîtra ici.</translation>
    </message>
    <message>
        <source>Counts the saved games on this computer. Remove one and it no longer counts.</source>
        <translation>Seules comptent les parties enregistrées sur cet ordinateur&#x202f;; une partie supprimée ne compte plus.</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>StoryCard</name>
    <message>
        <source>yours</source>
        <extracomment>StoryLine: on the card that the seated player gave</extracomment>
        <translation>à vous</translation>
    </message>
</context>
<context>
    <name>StorybookChoice</name>
    <message>
        <source>Deck</source>
        <extracomment>New game: the deck of words that the tale is told with</extracomment>
        <translation>Recueil</translation>
    </message>
    <message>
        <source>Tell the tale in our words or with a deck you’ve made.</source>
        <translation>Racontez le conte avec nos mots, ou avec un recueil que vous avez créé.</translation>
    </message>
    <message>
        <source>Make my own</source>
        <translation>Créer le mien</translation>
    </message>
    <message>
        <source>Copies our deck to your folder so that you can change it in any text editor.</source>
        <translation>Copie notre recueil dans votre dossier&#x202f;; vous pourrez le modifier avec n’importe quel éditeur de texte.</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>The folder for decks can’t be opened: %1</source>
        <translation>Impossible d’ouvrir le dossier des recueils&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>StorylineKeys</name>
    <message>
        <source>The Scary Tales table</source>
        <translation>La table de Scary Tales</translation>
    </message>
    <message>
        <source>Previous card</source>
        <extracomment>StoryLine: what a key does, in the list of keys</extracomment>
        <translation>La carte précédente</translation>
    </message>
    <message>
        <source>Next card</source>
        <extracomment>StoryLine: what a key does, in the list of keys</extracomment>
        <translation>La carte suivante</translation>
    </message>
    <message>
        <source>The line above</source>
        <translation>La ligne du dessus</translation>
    </message>
    <message>
        <source>The line below</source>
        <translation>La ligne du dessous</translation>
    </message>
    <message>
        <source>Pick a card, press again to confirm</source>
        <translation>Choisir une carte&#x202f;; encore une fois pour confirmer</translation>
    </message>
    <message>
        <source>Pick a card by number</source>
        <translation>Carte par numéro</translation>
    </message>
    <message>
        <source>Give or choose</source>
        <translation>Donner ou choisir</translation>
    </message>
    <message>
        <source>Write a name</source>
        <translation>Écrire un nom</translation>
    </message>
    <message>
        <source>Previous page</source>
        <extracomment>StoryLine: what a key does, in the list of keys</extracomment>
        <translation>La page précédente</translation>
    </message>
    <message>
        <source>Next page</source>
        <extracomment>StoryLine: what a key does, in the list of keys</extracomment>
        <translation>La page suivante</translation>
    </message>
    <message>
        <source>Read the page aloud</source>
        <translation>Lire la page à voix haute</translation>
    </message>
</context>
<context>
    <name>StorylinePrompt</name>
    <message>
        <source>%1: %2</source>
        <extracomment>StoryLine: a button beside the question, or the question and more about it; &apos;, &apos; stands between titles</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Waiting for a card from %1</source>
        <translation>Carte encore attendue&#x202f;: %1</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>StoryLine: a button beside the question, or the question and more about it; &apos;, &apos; stands between titles</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>Page %1 is open. The tale waits on page %2.</source>
        <translation>La page %1 est ouverte. Le conte attend à la page %2.</translation>
    </message>
    <message>
        <source>Choose these two</source>
        <translation>Choisir ces deux-là</translation>
    </message>
    <message>
        <source>Choose this one</source>
        <translation>Choisir celle-ci</translation>
    </message>
    <message>
        <source>Give them</source>
        <extracomment>StoryLine: a button beside the question, or the question and more about it; &apos;, &apos; stands between titles</extracomment>
        <translation>Les donner</translation>
    </message>
    <message>
        <source>Give it</source>
        <extracomment>StoryLine: a button beside the question, or the question and more about it; &apos;, &apos; stands between titles</extracomment>
        <translation>La donner</translation>
    </message>
    <message>
        <source>Back to page %1</source>
        <translation>Retour à la page %1</translation>
    </message>
</context>
<context>
    <name>StorylineRules</name>
    <message>
        <source>What you do</source>
        <translation>Ce que vous faites</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>StoryLine: a heading of the rules in short</extracomment>
        <translation>Les cartes</translation>
    </message>
    <message>
        <source>A page</source>
        <extracomment>StoryLine: a heading of the rules in short</extracomment>
        <translation>Une page</translation>
    </message>
    <message>
        <source>The choice</source>
        <extracomment>StoryLine: a heading of the rules in short</extracomment>
        <translation>Le choix</translation>
    </message>
    <message>
        <source>Words of your own</source>
        <translation>Vos propres mots</translation>
    </message>
    <message>
        <source>Two banners</source>
        <extracomment>StoryLine: a heading of the rules in short</extracomment>
        <translation>Deux bandeaux</translation>
    </message>
    <message>
        <source>The next page</source>
        <translation>La page suivante</translation>
    </message>
    <message>
        <source>The tokens</source>
        <extracomment>StoryLine: a heading of the rules in short</extracomment>
        <translation>Les jetons</translation>
    </message>
    <message>
        <source>Who wins</source>
        <extracomment>StoryLine: a heading of the rules in short</extracomment>
        <translation>Qui gagne</translation>
    </message>
    <message>
        <source>The book</source>
        <extracomment>StoryLine: a heading of the rules in short</extracomment>
        <translation>Le livre</translation>
    </message>
    <message>
        <source>How to play StoryLine: Scary Tales</source>
        <translation>StoryLine: Scary Tales, comment jouer</translation>
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
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>A part of every table; short</extracomment>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>A part of every table; short</extracomment>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Go back</source>
        <extracomment>A part of every table; short</extracomment>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>TableTools</name>
    <message>
        <source>Log</source>
        <extracomment>A small button of the table</extracomment>
        <translation>Journal</translation>
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
        <translation>Aucune main n’est ouverte.</translation>
    </message>
    <message>
        <source>%1 has no cards.</source>
        <translation>%1&#x202f;: aucune carte en main.</translation>
    </message>
    <message>
        <source>%1’s hand: %2</source>
        <translation>Main (%1)&#x202f;: %2</translation>
    </message>
    <message>
        <source>Picked up: %1</source>
        <translation>Carte prise&#x202f;: %1</translation>
    </message>
    <message>
        <source>On the table: %1</source>
        <translation>Sur la table&#x202f;: %1</translation>
    </message>
    <message>
        <source>Before %1: %2</source>
        <translation>Devant %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Il ne s’est encore rien passé.</translation>
    </message>
</context>
<context>
    <name>TailCard</name>
    <message>
        <source>%1
Altered: %2</source>
        <translation>%1
Transformé&#x202f;: %2</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>Tail Story: on a card that was stopped</extracomment>
        <translation>arrêtée</translation>
    </message>
</context>
<context>
    <name>TailstoryKeys</name>
    <message>
        <source>The Tail Story table</source>
        <translation>La table de Tail Story</translation>
    </message>
    <message>
        <source>Pick a card in your hand, a number or a target</source>
        <translation>Une carte en main, un nombre ou une cible</translation>
    </message>
    <message>
        <source>Draw and discard</source>
        <translation>Piocher et défausser</translation>
    </message>
    <message>
        <source>Use the ability</source>
        <translation>Utiliser le pouvoir</translation>
    </message>
    <message>
        <source>Swap</source>
        <extracomment>Tail Story: what a key does, in the list of keys</extracomment>
        <translation>Échanger</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>Let it go</source>
        <translation>Laisser passer</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>Tail Story: what a key does, in the list of keys</extracomment>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>Tail Story: what a key does, in the list of keys</extracomment>
        <translation>Non</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Tail Story: what a key does, in the list of keys</extracomment>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Press the main button</source>
        <translation>Appuyer sur le bouton principal</translation>
    </message>
    <message>
        <source>Look through your discard pile</source>
        <translation>Parcourir votre défausse</translation>
    </message>
    <message>
        <source>Search the pile</source>
        <translation>Chercher</translation>
    </message>
</context>
<context>
    <name>TailstoryPostcard</name>
    <message>
        <source>What a show!</source>
        <extracomment>the headline of a theatre poster</extracomment>
        <translation>Quel spectacle&#x202f;!</translation>
    </message>
</context>
<context>
    <name>TailstoryPrompt</name>
    <message>
        <source>Choose a player to aim at.</source>
        <translation>Choisissez le joueur visé.</translation>
    </message>
    <message>
        <source>Choose the card to use.</source>
        <translation>Choisissez la carte à utiliser.</translation>
    </message>
    <message>
        <source>Nobody stops it</source>
        <translation>Personne ne l’arrête</translation>
    </message>
    <message>
        <source>Choose a Stopping card, or let it go.</source>
        <translation>Choisissez une carte Stop, ou laissez passer.</translation>
    </message>
    <message>
        <source>You have no Stopping card, so let it go.</source>
        <translation>Vous n’avez pas de carte Stop, alors laissez passer.</translation>
    </message>
</context>
<context>
    <name>TailstoryRules</name>
    <message>
        <source>Goal</source>
        <extracomment>Tail Story: a heading of the rules in short</extracomment>
        <translation>Le but</translation>
    </message>
    <message>
        <source>Setup</source>
        <extracomment>Tail Story: a heading of the rules in short</extracomment>
        <translation>La mise en place</translation>
    </message>
    <message>
        <source>A turn</source>
        <extracomment>Tail Story: a heading of the rules in short</extracomment>
        <translation>Un tour</translation>
    </message>
    <message>
        <source>Actions</source>
        <extracomment>Tail Story: a heading of the rules in short</extracomment>
        <translation>Les actions</translation>
    </message>
    <message>
        <source>Event cards</source>
        <extracomment>Tail Story: a heading of the rules in short</extracomment>
        <translation>Les cartes Événement</translation>
    </message>
    <message>
        <source>Stopping</source>
        <extracomment>Tail Story: a heading of the rules in short</extracomment>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <extracomment>Tail Story: a heading of the rules in short</extracomment>
        <translation>Les bonus</translation>
    </message>
    <message>
        <source>The deck check</source>
        <translation>Le contrôle des paquets</translation>
    </message>
    <message>
        <source>Achievements</source>
        <extracomment>Tail Story: a heading of the rules in short</extracomment>
        <translation>Les exploits</translation>
    </message>
    <message>
        <source>Altered abilities</source>
        <extracomment>Tail Story: a heading of the rules in short</extracomment>
        <translation>Les pouvoirs transformés</translation>
    </message>
    <message>
        <source>How to play Tail Story</source>
        <translation>Tail Story&#x202f;: comment jouer</translation>
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
        <translation>Page %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Page %1</source>
        <extracomment>StoryLine: heard for a page of the tale</extracomment>
        <translation>Page %1</translation>
    </message>
</context>
<context>
    <name>TaleRibbon</name>
    <message>
        <source>The tale so far</source>
        <translation>Le conte jusqu’ici</translation>
    </message>
</context>
<context>
    <name>TextPage</name>
    <message>
        <source>Character</source>
        <extracomment>StoryLine: a kind of story card, below the place where one is missing</extracomment>
        <translation>Personnage</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>StoryLine: a kind of story card, below the place where one is missing</extracomment>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Feature</source>
        <extracomment>StoryLine: a kind of story card, below the place where one is missing</extracomment>
        <translation>Trait</translation>
    </message>
    <message>
        <source>Object</source>
        <extracomment>StoryLine: a kind of story card, below the place where one is missing</extracomment>
        <translation>Objet</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>StoryLine: a kind of story card, below the place where one is missing</extracomment>
        <translation>Action</translation>
    </message>
    <message>
        <source>%1 reads this page, then chooses</source>
        <translation>%1 lit cette page, puis choisit</translation>
    </message>
    <message>
        <source>Page %1. %2</source>
        <translation>Page %1. %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>ThingKeys</name>
    <message>
        <source>Move between cards and places</source>
        <translation>Parcourir cartes et places</translation>
    </message>
    <message>
        <source>Press, or confirm</source>
        <translation>Appuyer, ou confirmer</translation>
    </message>
</context>
<context>
    <name>ThoughtSlip</name>
    <message>
        <source>Go back</source>
        <extracomment>button that cancels a move that would give something up</extracomment>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>Échap</translation>
    </message>
</context>
<context>
    <name>TiedTails</name>
    <message>
        <source>%1’s tail</source>
        <extracomment>Foxtail: on the table; short</extracomment>
        <translation>Queue&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>TimelineBar</name>
    <message>
        <source>Slow</source>
        <extracomment>Looking back at the game: a heading, a button or a speed</extracomment>
        <translation>Lent</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>Looking back at the game: a heading, a button or a speed</extracomment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>Looking back at the game: a heading, a button or a speed</extracomment>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Looking back</source>
        <extracomment>Looking back at the game: a heading, a button or a speed</extracomment>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Un coup en arrière</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Looking back at the game: a heading, a button or a speed</extracomment>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Looking back at the game: a heading, a button or a speed</extracomment>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Un coup en avant</translation>
    </message>
    <message>
        <source>To the last move</source>
        <translation>Au dernier coup</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jouer la suite</translation>
    </message>
    <message>
        <source>A practice game that isn’t saved.</source>
        <translation>Une partie d’entraînement, qui n’est pas enregistrée.</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <extracomment>Looking back at the game: a heading, a button or a speed</extracomment>
        <translation>Vitesse de lecture</translation>
    </message>
    <message>
        <source>Choose whose cards to show</source>
        <translation>Choisir les cartes visibles</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Retour au présent</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>Looking back at the game: a heading, a button or a speed</extracomment>
        <translation>Échap</translation>
    </message>
</context>
<context>
    <name>TimelineKeys</name>
    <message>
        <source>Looking back</source>
        <extracomment>Looking back at the game: heading in the list of keys</extracomment>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Un coup en arrière</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Un coup en avant</translation>
    </message>
    <message>
        <source>To the previous turn</source>
        <translation>Au tour précédent</translation>
    </message>
    <message>
        <source>To the next turn</source>
        <translation>Au tour suivant</translation>
    </message>
    <message>
        <source>To the next turning point</source>
        <translation>Au tournant suivant</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jouer la suite</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>To the last move</source>
        <translation>Au dernier coup</translation>
    </message>
    <message>
        <source>Play or stop</source>
        <translation>Lancer ou arrêter</translation>
    </message>
    <message>
        <source>Choose whose cards to show</source>
        <translation>Choisir les cartes visibles</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Retour au présent</translation>
    </message>
</context>
<context>
    <name>TimelineSlider</name>
    <message>
        <source>Move %1 of %2</source>
        <translation>Coup %1 sur %2</translation>
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
        <translation>Montre la table telle qu’elle était.</translation>
    </message>
</context>
<context>
    <name>TurningPoints</name>
    <message>
        <source>Turning points, as seen from your seat</source>
        <translation>Les tournants, vus de votre place</translation>
    </message>
    <message>
        <source>Whose decisions to review</source>
        <translation>Joueur dont on examine les décisions</translation>
    </message>
    <message>
        <source>Looking back…</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>Relecture de la partie…</translation>
    </message>
    <message>
        <source>No decision cost you anything you could have foreseen from your seat.</source>
        <translation>Vu de votre place, aucune de vos décisions n’était une erreur prévisible.</translation>
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
        <translation>%1&#x202f;: me demander à nouveau</translation>
    </message>
    <message>
        <source>%1 won’t be asked until their turn. Press to be asked again.</source>
        <translation>On ne demande rien à %1 avant son tour. Appuyez pour pouvoir répondre de nouveau.</translation>
    </message>
</context>
<context>
    <name>UndoButton</name>
    <message>
        <source>Undo</source>
        <extracomment>Button: takes the last move back</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Ask to undo</source>
        <translation>Demander à annuler</translation>
    </message>
    <message>
        <source>Undo…</source>
        <extracomment>Button: takes the last move back</extracomment>
        <translation>Annuler…</translation>
    </message>
    <message>
        <source>Skips to the end of the narration</source>
        <translation>Passe à la fin du récit</translation>
    </message>
</context>
<context>
    <name>VoteSlip</name>
    <message>
        <source>Take it back</source>
        <translation>Reprendre le coup</translation>
    </message>
    <message>
        <source>Yes, everyone agrees</source>
        <translation>Oui, tout le monde est d’accord</translation>
    </message>
    <message>
        <source>Leave it</source>
        <extracomment>The table is asked whether everybody agrees: a button</extracomment>
        <translation>Le laisser</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>The table is asked whether everybody agrees: a button</extracomment>
        <translation>Échap</translation>
    </message>
</context>
<context>
    <name>WordLines</name>
    <message>
        <source>called … (if you like)</source>
        <translation>du nom de… (si vous voulez)</translation>
    </message>
    <message>
        <source>a detail (if you like)</source>
        <translation>un détail (si vous voulez)</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>Print this help message and exit</source>
        <translation>Afficher cette aide et quitter</translation>
    </message>
    <message>
        <source>Usage</source>
        <extracomment>Written by a program in its help on the command line; OPTIONS, SUBCOMMAND and REQUIRED stand in capitals in its line of usage</extracomment>
        <translation>Utilisation&#x202f;</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <extracomment>Written by a program in its help on the command line; OPTIONS, SUBCOMMAND and REQUIRED stand in capitals in its line of usage</extracomment>
        <translation>OPTIONS</translation>
    </message>
    <message>
        <source>SUBCOMMAND</source>
        <extracomment>Written by a program in its help on the command line; OPTIONS, SUBCOMMAND and REQUIRED stand in capitals in its line of usage</extracomment>
        <translation>COMMANDE</translation>
    </message>
    <message>
        <source>Arguments</source>
        <extracomment>Written by a program in its help on the command line; OPTIONS, SUBCOMMAND and REQUIRED stand in capitals in its line of usage</extracomment>
        <translation>Arguments&#x202f;</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <extracomment>Written by a program in its help on the command line; OPTIONS, SUBCOMMAND and REQUIRED stand in capitals in its line of usage</extracomment>
        <translation>OBLIGATOIRE</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>Written by a program in its help on the command line; OPTIONS, SUBCOMMAND and REQUIRED stand in capitals in its line of usage</extracomment>
        <translation>Options&#x202f;</translation>
    </message>
    <message>
        <source>Subcommands</source>
        <extracomment>Written by a program in its help on the command line; OPTIONS, SUBCOMMAND and REQUIRED stand in capitals in its line of usage</extracomment>
        <translation>Commandes&#x202f;</translation>
    </message>
    <message>
        <source>unexpected argument &apos;%1&apos;</source>
        <translation>argument inattendu&#x202f;: «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>Il manque %1</translation>
    </message>
    <message>
        <source>%1 needs one value</source>
        <translation>%1 attend une valeur</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a whole number from %2 to 2^64 - 1</source>
        <translation>«&#x202f;%1&#x202f;» doit être un nombre entier de %2 à 2^64 - 1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a whole number from %2 to %3</source>
        <translation>«&#x202f;%1&#x202f;» doit être un nombre entier de %2 à %3</translation>
    </message>
    <message>
        <source>%1 decisions, %2 games</source>
        <translation>décisions&#x202f;: %1, parties&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1, %2 seats, random moves, nothing recorded</source>
        <translation>%1, places&#x202f;: %2, coups au hasard, rien d’enregistré</translation>
    </message>
    <message>
        <source>%1 decisions per CPU-second</source>
        <translation>%1 décisions par seconde de temps processeur</translation>
    </message>
    <message>
        <source>%1 games per CPU-second</source>
        <translation>%1 parties par seconde de temps processeur</translation>
    </message>
    <message>
        <source>%1 ns per state copy of %2 bytes</source>
        <translation>%1 ns par copie d’un état de %2 octets</translation>
    </message>
    <message>
        <source>%1 ns per reference step; a decision takes as long as %2 of them</source>
        <translation>%1 ns par pas de référence&#x202f;; une décision dure autant que %2 de ces pas</translation>
    </message>
    <message>
        <source>List the games</source>
        <translation>Lister les jeux</translation>
    </message>
    <message>
        <source>Check a save or a transcript and print its result</source>
        <translation>Vérifier une sauvegarde ou une transcription et afficher son résultat</translation>
    </message>
    <message>
        <source>A save or a transcript</source>
        <translation>Une sauvegarde ou une transcription</translation>
    </message>
    <message>
        <source>List the languages</source>
        <translation>Lister les langues</translation>
    </message>
    <message>
        <source>Game ID, as listed by taletop-cli games</source>
        <translation>Identifiant d’un jeu&#x202f;; voir&#x202f;: taletop-cli games</translation>
    </message>
    <message>
        <source>Number of seats</source>
        <translation>Nombre de places</translation>
    </message>
    <message>
        <source>key=value; may be given several times</source>
        <translation>clé=valeur&#x202f;; peut être donné plusieurs fois</translation>
    </message>
    <message>
        <source>Seed of the first game</source>
        <translation>Graine de la première partie</translation>
    </message>
    <message>
        <source>Print one JSON object</source>
        <translation>Afficher un objet JSON</translation>
    </message>
    <message>
        <source>Let bots play and print the results</source>
        <translation>Faire jouer des robots et afficher les résultats</translation>
    </message>
    <message>
        <source>Kinds of bots, one for each seat, separated by commas, such as casual,random</source>
        <translation>Types de robots, un pour chaque place, séparés par des virgules, par exemple casual,random</translation>
    </message>
    <message>
        <source>Number of games, with seeds S, S+1, ...</source>
        <translation>Nombre de parties, avec les graines S, S+1, ...</translation>
    </message>
    <message>
        <source>Write the game to this file</source>
        <translation>Écrire la partie dans ce fichier</translation>
    </message>
    <message>
        <source>Compare bots by playing each deal with every bot in every seat</source>
        <translation>Comparer des robots&#x202f;: chaque donne est jouée avec chaque robot à chaque place</translation>
    </message>
    <message>
        <source>Kinds of bots, such as sharp,casual; the last one takes all remaining seats. A bot that thinks ahead may have a budget of its own, in moves: sharp:20000</source>
        <translation>Types de robots, par exemple sharp,casual&#x202f;; le dernier occupe toutes les places restantes. Un robot qui anticipe peut avoir son propre budget, en coups&#x202f;: sharp:20000</translation>
    </message>
    <message>
        <source>Number of deals, with seeds S, S+1, ...</source>
        <translation>Nombre de donnes, avec les graines S, S+1, ...</translation>
    </message>
    <message>
        <source>Stop as soon as it is clear whether the first bot is stronger by LOW or by HIGH Elo</source>
        <translation>S’arrêter dès qu’il est clair si le premier robot est plus fort de LOW ou de HIGH points Elo</translation>
    </message>
    <message>
        <source>Count the sequences of moves from a seeded start</source>
        <translation>Compter les suites de coups à partir d’un début fixé par la graine</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Written by taletop-cli in a terminal, in its help or in a table of figures</extracomment>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Measure how fast random games are played</source>
        <translation>Mesurer la vitesse des parties au hasard</translation>
    </message>
    <message>
        <source>Play exactly this many decisions, so that instructions can be counted</source>
        <translation>Prendre exactement ce nombre de décisions, pour pouvoir compter les instructions</translation>
    </message>
    <message>
        <source>Write reference files for comparing later versions</source>
        <translation>Écrire des fichiers de référence pour comparer les versions futures</translation>
    </message>
    <message>
        <source>Existing folder to write to</source>
        <translation>Dossier où écrire&#x202f;; il doit exister</translation>
    </message>
    <message>
        <source>a command is missing; the commands are: %1</source>
        <translation>aucune commande indiquée&#x202f;; les commandes sont&#x202f;: %1</translation>
    </message>
    <message>
        <source>there is no command &apos;%1&apos;; the commands are: %2</source>
        <translation>commande «&#x202f;%1&#x202f;» inconnue&#x202f;; les commandes sont&#x202f;: %2</translation>
    </message>
    <message>
        <source>--bots takes one list separated by commas, such as casual,random; &apos;%1&apos; comes after a space</source>
        <translation>--bots attend une seule liste de robots séparés par des virgules, comme casual,random&#x202f;; «&#x202f;%1&#x202f;» se trouve après une espace</translation>
    </message>
    <message>
        <source>%1; try taletop-cli --help</source>
        <translation>%1&#x202f;; voir&#x202f;: taletop-cli --help</translation>
    </message>
    <message>
        <source>the output could not be written in full; make sure there is room for it</source>
        <translation>la sortie n’a pas pu être écrite en entier&#x202f;; vérifiez qu’il reste assez de place à cet endroit</translation>
    </message>
    <message>
        <source>--language %1 is unknown; use one of %2</source>
        <translation>--language %1&#x202f;: langue inconnue&#x202f;; langues possibles&#x202f;: %2</translation>
    </message>
    <message>
        <source>Taletop in a terminal: a card table that knows the rules</source>
        <translation>Taletop dans un terminal&#x202f;: une table de jeux de cartes qui connaît les règles</translation>
    </message>
    <message>
        <source>Use this language instead of the system’s: %1</source>
        <translation>Utiliser cette langue au lieu de celle du système&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1, %2 seats: %3 deals, %4 games; par is %5%</source>
        <translation>%1, places&#x202f;: %2&#x202f;; donnes&#x202f;: %3, parties&#x202f;: %4&#x202f;; à force égale&#x202f;: %5&#x202f;%</translation>
    </message>
    <message>
        <source>%1% +-%2 of the wins, %3 +-%4 points ahead, %5 ms of CPU per move (worst %6), %7 moves simulated for each</source>
        <translation>%1&#x202f;% +-%2 des victoires, %3 +-%4 points d’avance, %5 ms de temps processeur par coup (au pire %6), %7 coups simulés pour chacun</translation>
    </message>
    <message>
        <source>likelihood ratio %1 between %2 and %3 Elo, so the higher one is accepted</source>
        <translation>rapport de vraisemblance %1 entre %2 et %3 Elo&#x202f;: la valeur haute est retenue</translation>
    </message>
    <message>
        <source>likelihood ratio %1 between %2 and %3 Elo, so the lower one is accepted</source>
        <translation>rapport de vraisemblance %1 entre %2 et %3 Elo&#x202f;: la valeur basse est retenue</translation>
    </message>
    <message>
        <source>likelihood ratio %1 between %2 and %3 Elo, so nothing is decided yet</source>
        <translation>rapport de vraisemblance %1 entre %2 et %3 Elo&#x202f;: rien n’est encore décidé</translation>
    </message>
    <message>
        <source>a duel needs at least two bots and no more than there are seats: --bots sharp,casual</source>
        <translation>un duel demande au moins deux robots, et pas plus qu’il n’y a de places&#x202f;: --bots sharp,casual</translation>
    </message>
    <message>
        <source>--sprt needs two Elo numbers from -1000 to 1000, the lower one first, such as 0,20; not &apos;%1&apos;</source>
        <translation>--sprt attend deux nombres Elo de -1000 à 1000 séparés par une virgule, le plus petit d’abord, sous la forme 0,20&#x202f;; pas «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>game with seed %1: %2</source>
        <translation>partie de graine %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1, %2 to %3 seats, rules revision %4</source>
        <translation>%1, %2 à %3 places, révision des règles&#x202f;: %4</translation>
    </message>
    <message>
        <source>there is no game &apos;%1&apos;; the games are: %2</source>
        <translation>jeu «&#x202f;%1&#x202f;» inconnu&#x202f;; les jeux sont&#x202f;: %2</translation>
    </message>
    <message>
        <source>--option needs key=value, not &apos;%1&apos;</source>
        <translation>--option attend clé=valeur, pas «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>--bots names %1 for %2 seats; name one bot for each seat</source>
        <translation>nombre de robots dans --bots&#x202f;: %1, pour %2 places&#x202f;; indiquez un robot par place</translation>
    </message>
    <message>
        <source>--transcript is for one game; leave out --games</source>
        <translation>--transcript ne vaut que pour une seule partie&#x202f;; retirez --games</translation>
    </message>
    <message>
        <source>cannot read &apos;%1&apos; (%2); specify a save or a transcript</source>
        <translation>impossible de lire «&#x202f;%1&#x202f;» (%2)&#x202f;; indiquez une sauvegarde ou une transcription</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a folder; specify a save or a transcript</source>
        <translation>«&#x202f;%1&#x202f;» est un dossier&#x202f;; indiquez une sauvegarde ou une transcription</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a regular file; specify a save or a transcript</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un fichier ordinaire&#x202f;; indiquez une sauvegarde ou une transcription</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is too large; specify a save or a transcript</source>
        <translation>«&#x202f;%1&#x202f;» est trop gros&#x202f;; indiquez une sauvegarde ou une transcription</translation>
    </message>
    <message>
        <source>game over</source>
        <extracomment>Written by taletop-cli in a terminal, in its help or in a table of figures</extracomment>
        <translation>partie terminée</translation>
    </message>
    <message>
        <source>game not over</source>
        <translation>partie non terminée</translation>
    </message>
    <message>
        <source>save of %1, %2 entries, %3</source>
        <translation>sauvegarde de %1 (entrées&#x202f;: %2), %3</translation>
    </message>
    <message>
        <source>transcript of %1, %2 entries, %3</source>
        <translation>transcription de %1 (entrées&#x202f;: %2), %3</translation>
    </message>
    <message>
        <source>at the end:</source>
        <translation>à la fin&#x202f;:</translation>
    </message>
    <message>
        <source>wins %1 (%2%)  total %3  =</source>
        <translation>victoires %1 (%2&#x202f;%)  total %3  =</translation>
    </message>
    <message>
        <source>%1: %2 games, %3 refusals, %4 decisions and %5 entries per game</source>
        <translation>%1, parties&#x202f;: %2, refus&#x202f;: %3&#x202f;; %4 décisions et %5 entrées par partie</translation>
    </message>
    <message>
        <source>by bot</source>
        <extracomment>Written by taletop-cli in a terminal, in its help or in a table of figures</extracomment>
        <translation>par robot</translation>
    </message>
    <message>
        <source>by seat</source>
        <extracomment>Written by taletop-cli in a terminal, in its help or in a table of figures</extracomment>
        <translation>par place</translation>
    </message>
    <message>
        <source>cannot write to &apos;%1&apos; (%2); specify a file in a folder that exists</source>
        <translation>impossible d’écrire dans «&#x202f;%1&#x202f;» (%2)&#x202f;; indiquez un fichier dans un dossier qui existe</translation>
    </message>
    <message>
        <source>&apos;%1&apos; could not be written in full (%2); free some space or choose another file</source>
        <translation>«&#x202f;%1&#x202f;» n’a pas pu être écrit en entier (%2)&#x202f;; libérez de la place ou indiquez un autre fichier</translation>
    </message>
    <message>
        <source>&apos;%1&apos; could not be written in full (%2); choose another file</source>
        <translation>«&#x202f;%1&#x202f;» n’a pas pu être écrit en entier (%2)&#x202f;; indiquez un autre fichier</translation>
    </message>
    <message>
        <source>Start one of these games right away: %1</source>
        <translation>Commencer tout de suite l’un de ces jeux&#x202f;: %1</translation>
    </message>
    <message>
        <source>Players for the last seats, one each, separated by commas, such as casual,random,human</source>
        <translation>Joueurs des dernières places, un type par place, séparés par des virgules, par exemple casual,random,human</translation>
    </message>
    <message>
        <source>Number that decides all random events</source>
        <translation>Nombre qui fixe tous les tirages au sort</translation>
    </message>
    <message>
        <source>A game option, as key=value; may be repeated</source>
        <translation>Une option du jeu, sous la forme clé=valeur&#x202f;; peut être répétée</translation>
    </message>
    <message>
        <source>Resume the newest unfinished game</source>
        <translation>Continuer la dernière partie inachevée</translation>
    </message>
    <message>
        <source>Play a game between bots, save pictures of it in this folder, and quit</source>
        <translation>Faire jouer une partie par des robots, en enregistrer des images dans ce dossier et quitter</translation>
    </message>
    <message>
        <source>Keep saves and settings in this folder</source>
        <translation>Garder sauvegardes et réglages dans ce dossier</translation>
    </message>
    <message>
        <source>Always open a new window</source>
        <translation>Ouvrir une fenêtre à part, même si une autre est déjà ouverte</translation>
    </message>
    <message>
        <source>Pace: %1</source>
        <extracomment>Written by the program on the command line</extracomment>
        <translation>Rythme&#x202f;: %1</translation>
    </message>
    <message>
        <source>Use this language this time only: %1, or a translation file (.qm)</source>
        <translation>Utiliser cette langue pour cette fois&#x202f;: %1, ou un fichier de traductions (.qm)</translation>
    </message>
    <message>
        <source>A saved game (.taletop) to continue</source>
        <translation>Une partie enregistrée (.taletop) à continuer</translation>
    </message>
    <message>
        <source>Display program version information and exit</source>
        <translation>Afficher la version du programme et quitter</translation>
    </message>
    <message>
        <source>%1 is empty; write a value after it, or leave it out</source>
        <translation>%1 est vide&#x202f;; ajoutez une valeur, ou retirez cette option</translation>
    </message>
    <message>
        <source>--resume opens the newest game and FILE opens another; leave one of them out</source>
        <translation>--resume continue la dernière partie et FILE une autre&#x202f;; retirez l’un des deux</translation>
    </message>
    <message>
        <source>%1 continues a game that already has its players and options; leave out %2</source>
        <translation>%1 continue une partie qui a déjà ses joueurs et ses options&#x202f;; retirez %2</translation>
    </message>
    <message>
        <source>--demo plays a game of its own and keeps nothing; leave out %1</source>
        <translation>--demo joue sa propre partie et ne garde rien&#x202f;; retirez %1</translation>
    </message>
    <message>
        <source>%1 is a folder; specify a saved game, a file that ends in .taletop</source>
        <translation>%1 est un dossier&#x202f;; indiquez une partie enregistrée, un fichier qui finit par .taletop</translation>
    </message>
    <message>
        <source>%1 does not exist; specify a saved game, a file that ends in .taletop</source>
        <translation>%1&#x202f;: ce fichier n’existe pas&#x202f;; indiquez une partie enregistrée, un fichier qui finit par .taletop</translation>
    </message>
    <message>
        <source>%1 is not a regular file; specify a saved game, a file that ends in .taletop</source>
        <translation>%1 n’est pas un fichier ordinaire&#x202f;; indiquez une partie enregistrée, un fichier qui finit par .taletop</translation>
    </message>
    <message>
        <source>--language %1 is unknown; use one of %2, or a file that ends in .qm</source>
        <translation>--language %1&#x202f;: langue inconnue&#x202f;; choisissez parmi %2, ou un fichier .qm</translation>
    </message>
    <message>
        <source>--language %1: no such file</source>
        <translation>--language %1&#x202f;: ce fichier n’existe pas</translation>
    </message>
    <message>
        <source>--bots names %1 players for %2 seats</source>
        <translation>--bots indique %1 joueurs pour %2 places</translation>
    </message>
    <message>
        <source>there is no bot &apos;%1&apos;; the bots are: %2</source>
        <translation>robot «&#x202f;%1&#x202f;» inconnu&#x202f;; robots connus&#x202f;: %2</translation>
    </message>
    <message>
        <source>there is no table for &apos;%1&apos;; the games are: %2</source>
        <translation>aucune table pour «&#x202f;%1&#x202f;»&#x202f;; les jeux sont&#x202f;: %2</translation>
    </message>
    <message>
        <source>--option %1 needs a value; write %1=VALUE</source>
        <translation>--option %1 n’a pas de valeur&#x202f;; écrivez %1=VALEUR</translation>
    </message>
    <message>
        <source>--seed must be a whole number, 0 or greater, not &apos;%1&apos;</source>
        <translation>--seed doit être un nombre entier supérieur ou égal à 0, pas «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>--speed must be one of %1, not &apos;%2&apos;</source>
        <translation>--speed doit être l’une de ces valeurs&#x202f;: %1&#x202f;; pas «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>--data-dir %1 is a file; specify a folder</source>
        <translation>--data-dir %1 est un fichier&#x202f;; indiquez un dossier</translation>
    </message>
    <message>
        <source>Taletop: a card table that knows the rules</source>
        <translation>Taletop&#x202f;: une table de jeux de cartes qui connaît les règles</translation>
    </message>
    <message>
        <source>%1; try --help</source>
        <translation>%1&#x202f;; essayez --help</translation>
    </message>
    <message>
        <source>there is no display; --demo FOLDER plays a game without one</source>
        <translation>aucun écran&#x202f;; --demo DOSSIER joue une partie sans écran</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>Read this first</source>
        <translation>À lire d’abord</translation>
    </message>
    <message>
        <source>seat %1</source>
        <extracomment>Where a name is missing, or a word of the table that all games share; Stands for the name of a player who has none</extracomment>
        <translation>place %1</translation>
    </message>
    <message>
        <source>The rules allow it.</source>
        <translation>Les règles le permettent.</translation>
    </message>
    <message>
        <source>Look at what each choice would lead to.</source>
        <translation>Regardez où mènerait chaque choix.</translation>
    </message>
    <message>
        <source>We’ll try that in a moment.</source>
        <translation>Nous essaierons cela dans un instant.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>The cards are being shuffled.</source>
        <translation>On mélange les cartes.</translation>
    </message>
    <message>
        <source>It’s up to chance.</source>
        <translation>Le hasard en décide.</translation>
    </message>
    <message>
        <source>The game continues.</source>
        <translation>La partie continue.</translation>
    </message>
    <message>
        <source>It’s your turn.</source>
        <translation>C’est à vous de jouer.</translation>
    </message>
    <message>
        <source>Waiting for %1.</source>
        <translation>On attend %1.</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %n player(s).</source>
        <translation>
            <numerusform>On attend %n joueur.</numerusform>
            <numerusform>On attend %n joueurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>Points: %1</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Points&#x202f;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>there is no bot &apos;%1&apos;; the bots are: %2</source>
        <translation>robot «&#x202f;%1&#x202f;» inconnu&#x202f;; les robots sont&#x202f;: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; does not think ahead; leave out the colon and what follows it</source>
        <translation>«&#x202f;%1&#x202f;» n’anticipe pas&#x202f;: enlevez les deux-points et ce qui les suit</translation>
    </message>
    <message>
        <source>the budget &apos;%1&apos; must be a whole number of moves from 1 to %2</source>
        <translation>le budget «&#x202f;%1&#x202f;» doit être un nombre entier de coups de 1 à %2</translation>
    </message>
    <message>
        <source>seat %1’s move %2 was refused: %3</source>
        <translation>le coup %2 de la place %1 a été refusé&#x202f;: %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1 has no option &apos;%2&apos;; it has: %3</source>
        <translation>%1 n’a pas d’option «&#x202f;%2&#x202f;»&#x202f;; options&#x202f;: %3</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>option %1 cannot be &apos;%2&apos;; allowed: %3</source>
        <translation>l’option %1 ne peut pas être «&#x202f;%2&#x202f;»&#x202f;; valeurs permises&#x202f;: %3</translation>
    </message>
    <message>
        <source>%1 is for %2 to %3 seats, not %4</source>
        <translation>%1 se joue de %2 à %3, pas à %4</translation>
    </message>
    <message>
        <source>option %1 cannot be %2; allowed: %3</source>
        <translation>l’option %1 ne peut pas être %2&#x202f;; valeurs permises&#x202f;: %3</translation>
    </message>
    <message>
        <source>the line is nested too deeply</source>
        <translation>la ligne contient trop de niveaux d’imbrication</translation>
    </message>
    <message>
        <source>the line is not a JSON object</source>
        <translation>la ligne n’est pas un objet JSON</translation>
    </message>
    <message>
        <source>&apos;%1&apos; appears twice in the line</source>
        <translation>«&#x202f;%1&#x202f;» figure deux fois dans la ligne</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is missing</source>
        <translation>il manque «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be text</source>
        <translation>«&#x202f;%1&#x202f;» doit être un texte</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is too long</source>
        <translation>«&#x202f;%1&#x202f;» est trop long</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a whole number from %2 to %3</source>
        <translation>«&#x202f;%1&#x202f;» doit être un nombre entier de %2 à %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be true or false</source>
        <translation>«&#x202f;%1&#x202f;» doit être true ou false</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be an object</source>
        <translation>«&#x202f;%1&#x202f;» doit être un objet</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a list</source>
        <translation>«&#x202f;%1&#x202f;» doit être une liste</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a list of remarks</source>
        <translation>«&#x202f;%1&#x202f;» doit être une liste de remarques</translation>
    </message>
    <message>
        <source>step %1 of the lesson cannot be reached: %2.</source>
        <translation>l’étape %1 de la leçon ne peut pas être atteinte&#x202f;: %2.</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>la partie est finie</translation>
    </message>
    <message>
        <source>the line has no move that can be made here</source>
        <translation>la leçon ne prévoit ici aucun coup permis</translation>
    </message>
    <message>
        <source>%1 cannot have a name or detail</source>
        <translation>%1 ne peut avoir ni nom ni détail</translation>
    </message>
    <message>
        <source>the name or detail for %1 was refused: %2</source>
        <translation>le nom ou le détail de %1 a été refusé&#x202f;: %2</translation>
    </message>
    <message>
        <source>the name or detail for %1 is not in the form that saves use</source>
        <translation>le nom ou le détail de %1 n’a pas la forme attendue dans une sauvegarde</translation>
    </message>
    <message>
        <source>the game is already over before this entry</source>
        <translation>la partie est finie avant cette entrée</translation>
    </message>
    <message>
        <source>a shuffle is expected here, but this entry is a move</source>
        <translation>un mélange est attendu ici, mais cette entrée est un coup</translation>
    </message>
    <message>
        <source>an automatic step is expected here, but this entry is a move</source>
        <translation>une étape automatique est attendue ici, mais cette entrée est un coup</translation>
    </message>
    <message>
        <source>a move is expected here, but this entry is a shuffle</source>
        <translation>un coup est attendu ici, mais cette entrée est un mélange</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>ligne %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>the table after this entry differs from the saved one</source>
        <translation>la table après cette entrée diffère de celle qui a été enregistrée</translation>
    </message>
    <message>
        <source>a shuffle cannot add a name or detail</source>
        <translation>un mélange ne peut ajouter ni nom ni détail</translation>
    </message>
    <message>
        <source>%1 is not a list of drawn numbers</source>
        <translation>%1 n’est pas une liste de nombres tirés</translation>
    </message>
    <message>
        <source>the numbers drawn are not the ones needed here</source>
        <translation>les nombres tirés ne sont pas ceux qu’il faut ici</translation>
    </message>
    <message>
        <source>an automatic step is expected here, but this entry is %1</source>
        <translation>une étape automatique est attendue ici, mais cette entrée est %1</translation>
    </message>
    <message>
        <source>there is no seat %1 in this game</source>
        <translation>il n’y a pas de place %1 dans cette partie</translation>
    </message>
    <message>
        <source>%1 is not a move in %2</source>
        <translation>%1 n’est pas un coup de %2</translation>
    </message>
    <message>
        <source>seat %1 cannot play %2 here: %3</source>
        <translation>la place %1 ne peut pas jouer %2 ici&#x202f;: %3</translation>
    </message>
    <message>
        <source>expected entry %1 here</source>
        <translation>l’entrée %1 devrait se trouver ici</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a hash</source>
        <translation>«&#x202f;%1&#x202f;» doit être une somme de contrôle</translation>
    </message>
    <message>
        <source>the line is too long</source>
        <translation>la ligne est trop longue</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The last line of the save was incomplete and has been left out. The game continues after move %1.</source>
        <translation>La dernière ligne de la sauvegarde était tronquée et a été laissée de côté&#x202f;; la partie continue après le coup %1.</translation>
    </message>
    <message>
        <source>The save was made under an older version of the rules. All its moves are legal, and the game continues under today’s rules.</source>
        <translation>La sauvegarde a été faite avec une version plus ancienne des règles&#x202f;; tous ses coups restent valables et la partie continue selon les règles actuelles.</translation>
    </message>
    <message>
        <source>This game was dealt by hand, so its deal number would give a different deal.</source>
        <translation>Les cartes de cette partie ont été distribuées à la main&#x202f;; avec son numéro, on obtiendrait une autre donne.</translation>
    </message>
    <message>
        <source>The checksum of the save’s first line was missing. Names, options and the record of moves taken back may have been changed by hand.</source>
        <translation>La somme de contrôle de la première ligne de la sauvegarde manquait. Les noms, les options et la trace des coups repris ont pu être modifiés à la main.</translation>
    </message>
    <message>
        <source>This save has a bot that is not known here (%1), perhaps from a newer Taletop. You can look at the save, or keep playing with another bot.</source>
        <translation>Cette sauvegarde comporte un robot inconnu ici (%1), peut-être issu d’une version plus récente de Taletop. Vous pouvez la regarder, ou la continuer avec un autre robot.</translation>
    </message>
    <message>
        <source>This save was made by a newer Taletop</source>
        <translation>Cette sauvegarde vient d’une version plus récente de Taletop</translation>
    </message>
    <message>
        <source>This save was made under older rules that are no longer supported</source>
        <translation>Cette sauvegarde suit des règles plus anciennes qui ne sont plus prises en charge</translation>
    </message>
    <message>
        <source>This save is damaged on line %1</source>
        <translation>Cette sauvegarde est endommagée à la ligne %1</translation>
    </message>
    <message>
        <source>%1. You can look at it here.</source>
        <translation>%1. Vous pouvez la regarder ici.</translation>
    </message>
    <message>
        <source>%1. The first %2 of %3 moves can be shown.</source>
        <translation>%1. Vous pouvez revoir ses coups jusqu’au n°&#x202f;%2, sur %3.</translation>
    </message>
    <message>
        <source>%1 Update Taletop to keep playing.</source>
        <translation>%1 Mettez Taletop à jour pour continuer.</translation>
    </message>
    <message>
        <source>this save was made by a newer Taletop and none of its moves can be read here. Update Taletop to open it.</source>
        <translation>cette sauvegarde vient d’une version plus récente de Taletop et aucun de ses coups ne peut être lu ici. Mettez Taletop à jour pour l’ouvrir.</translation>
    </message>
    <message>
        <source>the file is too large to be a Taletop save</source>
        <translation>le fichier est trop gros pour une sauvegarde de Taletop</translation>
    </message>
    <message>
        <source>&apos;%1&apos; now plays for a bot from a newer Taletop.</source>
        <translation>«&#x202f;%1&#x202f;» remplace désormais un robot issu d’une version plus récente de Taletop.</translation>
    </message>
    <message>
        <source>a seat’s name is too long or contains control characters</source>
        <translation>le nom d’une place est trop long ou contient des caractères de contrôle</translation>
    </message>
    <message>
        <source>there is no kind of player called %1</source>
        <translation>il n’existe pas de joueur de type %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a list of seats</source>
        <translation>«&#x202f;%1&#x202f;» doit être une liste de places</translation>
    </message>
    <message>
        <source>this is not something the table can agree to</source>
        <translation>une table ne peut pas décider de cela</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a list of agreements</source>
        <translation>«&#x202f;%1&#x202f;» doit être une liste de ce que la table a décidé</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a list of seat changes</source>
        <translation>«&#x202f;%1&#x202f;» doit être une liste de changements de place</translation>
    </message>
    <message>
        <source>option %1 must be text</source>
        <translation>l’option %1 doit être un texte</translation>
    </message>
    <message>
        <source>this is not a Taletop save</source>
        <translation>ce n’est pas une sauvegarde de Taletop</translation>
    </message>
    <message>
        <source>this is a transcript, not a save. Check it with: taletop-cli replay FILE</source>
        <translation>c’est une transcription, pas une sauvegarde. Vérifiez-la avec&#x202f;: taletop-cli replay FICHIER</translation>
    </message>
    <message>
        <source>this is not a Taletop save: %1</source>
        <translation>ce n’est pas une sauvegarde de Taletop&#x202f;: %1</translation>
    </message>
    <message>
        <source>this save was made by a newer Taletop and cannot be read here: %1. Update Taletop to open it.</source>
        <translation>cette sauvegarde vient d’une version plus récente de Taletop et ne peut pas être lue ici&#x202f;: %1. Mettez Taletop à jour pour l’ouvrir.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a file name</source>
        <translation>«&#x202f;%1&#x202f;» doit être un nom de fichier</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a whole number</source>
        <translation>«&#x202f;%1&#x202f;» doit être un nombre entier</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a date</source>
        <translation>«&#x202f;%1&#x202f;» doit être une date</translation>
    </message>
    <message>
        <source>the game %1 is not known here. Open the save with a Taletop that has this game.</source>
        <translation>le jeu %1 est inconnu ici. Ouvrez la sauvegarde avec une version de Taletop qui le connaît.</translation>
    </message>
    <message>
        <source>the line has changed since it was saved</source>
        <translation>la ligne a changé depuis son enregistrement</translation>
    </message>
    <message>
        <source>%1. Open another file.</source>
        <translation>%1. Ouvrez un autre fichier.</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>le fichier est vide</translation>
    </message>
    <message>
        <source>the save ends in the middle of its first line</source>
        <translation>la sauvegarde s’arrête au milieu de sa première ligne</translation>
    </message>
    <message>
        <source>%1. Record the game again.</source>
        <translation>%1. Enregistrez de nouveau la partie.</translation>
    </message>
    <message>
        <source>this is neither a Taletop save nor a transcript. Choose another file.</source>
        <translation>ce n’est ni une sauvegarde ni une transcription de Taletop. Indiquez un autre fichier.</translation>
    </message>
    <message>
        <source>this transcript was made by a newer Taletop. Update Taletop to check it.</source>
        <translation>cette transcription vient d’une version plus récente de Taletop. Mettez Taletop à jour pour la vérifier.</translation>
    </message>
    <message>
        <source>the game %1 is not known here. Check the transcript with a Taletop that has this game.</source>
        <translation>le jeu %1 est inconnu ici. Vérifiez la transcription avec une version de Taletop qui le connaît.</translation>
    </message>
    <message>
        <source>nothing may follow the result</source>
        <translation>rien ne peut suivre le résultat</translation>
    </message>
    <message>
        <source>the file is empty. Choose another file.</source>
        <translation>le fichier est vide. Indiquez un autre fichier.</translation>
    </message>
    <message>
        <source>the state does not follow from the rules</source>
        <translation>l’état ne découle pas des règles</translation>
    </message>
    <message>
        <source>the events do not fit the move</source>
        <translation>les événements ne correspondent pas au coup</translation>
    </message>
    <message>
        <source>there is a result, but the game is not over</source>
        <translation>il y a un résultat, mais la partie n’est pas finie</translation>
    </message>
    <message>
        <source>the result is missing or does not follow from the rules</source>
        <translation>le résultat manque ou ne découle pas des règles</translation>
    </message>
    <message>
        <source>the file is too large to be a transcript. Choose another file.</source>
        <translation>le fichier est trop gros pour une transcription. Indiquez un autre fichier.</translation>
    </message>
    <message>
        <source>%1. The file was changed by hand or by another program; open an older copy.</source>
        <translation>%1. Le fichier a été modifié à la main ou par un autre programme&#x202f;; ouvrez une copie plus ancienne.</translation>
    </message>
    <message>
        <source>%1 (rule %2)</source>
        <translation>%1 (règle %2)</translation>
    </message>
    <message>
        <source>these options make only %1 Event cards; %2 players need %3 (TS-130)</source>
        <translation>avec ces options, il n’y a que %1 cartes Événement&#x202f;; il en faut %3 à %2 joueurs (TS-130)</translation>
    </message>
    <message>
        <source>option narrator names seat %1, but there are only %2 (SL-16)</source>
        <translation>l’option narrator désigne la place %1, mais il n’y a que %2 places (SL-16)</translation>
    </message>
    <message>
        <source>it belongs to another game.</source>
        <translation>il appartient à un autre jeu.</translation>
    </message>
</context>
<context>
    <name>foxtail</name>
    <message>
        <source>Summer</source>
        <extracomment>Foxtail: the game&apos;s name, one of its options, or a season: the look of a set of cards</extracomment>
        <translation>Été</translation>
    </message>
    <message>
        <source>Autumn</source>
        <extracomment>Foxtail: the game&apos;s name, one of its options, or a season: the look of a set of cards</extracomment>
        <translation>Automne</translation>
    </message>
    <message>
        <source>Winter</source>
        <extracomment>Foxtail: the game&apos;s name, one of its options, or a season: the look of a set of cards</extracomment>
        <translation>Hiver</translation>
    </message>
    <message>
        <source>Spring</source>
        <extracomment>Foxtail: the game&apos;s name, one of its options, or a season: the look of a set of cards</extracomment>
        <translation>Printemps</translation>
    </message>
    <message>
        <source>Foxtail</source>
        <extracomment>Foxtail: the game&apos;s name, one of its options, or a season: the look of a set of cards</extracomment>
        <translation>Foxtail</translation>
    </message>
    <message>
        <source>Grow your fox the prettiest tail</source>
        <translation>Faites pousser à votre renard la plus jolie queue</translation>
    </message>
    <message>
        <source>Foxtail is a game by Fox and Talen Lee. This table is not theirs. The rules are in our words, and the cards are our own.</source>
        <translation>Foxtail est un jeu de Fox et Talen Lee. Cette table n’est pas d’eux. Les règles sont expliquées avec nos mots, et les cartes sont les nôtres.</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>Foxtail: the game&apos;s name, one of its options, or a season: the look of a set of cards</extracomment>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Which pictures the charms show. Nothing else changes.</source>
        <translation>Les images que portent les breloques. Rien d’autre ne change.</translation>
    </message>
    <message>
        <source>This turn you can only draw.</source>
        <translation>Pendant ce tour, vous ne pouvez que piocher.</translation>
    </message>
    <message>
        <source>No tip can come this turn, so draw now and brush later.</source>
        <translation>Aucune pointe ne peut sortir pendant ce tour&#x202f;: piochez maintenant et brossez plus tard.</translation>
    </message>
    <message>
        <source>Brushing can’t improve your tail, so draw.</source>
        <translation>Un brossage n’améliorerait pas votre queue&#x202f;: piochez.</translation>
    </message>
    <message>
        <source>A new bit is worth about two points.</source>
        <translation>Un nouveau morceau vaut environ deux points.</translation>
    </message>
    <message>
        <source>A new bit is worth about two points. A brush would gain less.</source>
        <translation>Un nouveau morceau vaut environ deux points, et un brossage rapporterait moins.</translation>
    </message>
    <message numerus="yes">
        <source>A brush can raise your tail from %1 to %n tail point(s).</source>
        <translation>
            <numerusform>Un brossage peut faire passer votre queue de %1 à %n point de queue.</numerusform>
            <numerusform>Un brossage peut faire passer votre queue de %1 à %n points de queue.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A brush can make a chain of %1 and a match of %2, with %n tail point(s) instead of %3.</source>
        <translation>
            <numerusform>Un brossage peut donner une suite de %1 et un groupe de %2, avec %n point de queue au lieu de %3.</numerusform>
            <numerusform>Un brossage peut donner une suite de %1 et un groupe de %2, avec %n points de queue au lieu de %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A brush can make a chain of %1, with %n tail point(s) instead of %2.</source>
        <translation>
            <numerusform>Un brossage peut donner une suite de %1, avec %n point de queue au lieu de %2.</numerusform>
            <numerusform>Un brossage peut donner une suite de %1, avec %n points de queue au lieu de %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A brush can make a match of %1, with %n tail point(s) instead of %2.</source>
        <translation>
            <numerusform>Un brossage peut donner un groupe de %1, avec %n point de queue au lieu de %2.</numerusform>
            <numerusform>Un brossage peut donner un groupe de %1, avec %n points de queue au lieu de %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A brush can score %n tail point(s) instead of %1.</source>
        <translation>
            <numerusform>Un brossage peut donner %n point de queue au lieu de %1.</numerusform>
            <numerusform>Un brossage peut donner %n points de queue au lieu de %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gives you +%2 and takes %n point(s) from your rivals.</source>
        <translation>
            <numerusform>%1 vous donne +%2 et prend %n point à vos rivaux.</numerusform>
            <numerusform>%1 vous donne +%2 et prend %n points à vos rivaux.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gives you %n tail point(s), a chain of %2 and a match of %3.</source>
        <translation>
            <numerusform>%1&#x202f;: %n point de queue, avec une suite de %2 et un groupe de %3.</numerusform>
            <numerusform>%1&#x202f;: %n points de queue, avec une suite de %2 et un groupe de %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tail point(s) in all</source>
        <translation>
            <numerusform>%n point de queue en tout</numerusform>
            <numerusform>%n points de queue en tout</numerusform>
        </translation>
    </message>
    <message>
        <source>chain of %1</source>
        <translation>suite de %1</translation>
    </message>
    <message>
        <source>match of %1</source>
        <translation>groupe de %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 gives you %n tail point(s) and a chain of %2.</source>
        <translation>
            <numerusform>%1&#x202f;: %n point de queue, avec une suite de %2.</numerusform>
            <numerusform>%1&#x202f;: %n points de queue, avec une suite de %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gives you %n tail point(s) and a match of %2.</source>
        <translation>
            <numerusform>%1&#x202f;: %n point de queue, avec un groupe de %2.</numerusform>
            <numerusform>%1&#x202f;: %n points de queue, avec un groupe de %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 makes no set and leaves you at %n tail point(s).</source>
        <translation>
            <numerusform>%1&#x202f;: %n point de queue, sans combinaison.</numerusform>
            <numerusform>%1&#x202f;: %n points de queue, sans combinaison.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every link is set, with %n tail point(s). Confirm the brush.</source>
        <translation>
            <numerusform>Toutes les attaches sont fixées, avec %n point de queue. Validez la coiffure.</numerusform>
            <numerusform>Toutes les attaches sont fixées, avec %n points de queue. Validez la coiffure.</numerusform>
        </translation>
    </message>
    <message>
        <source>No tail shows more joins than %1’s: %2.</source>
        <translation>Aucune queue ne montre plus de jonctions que celle-ci&#x202f;: %1 (%2).</translation>
    </message>
    <message>
        <source>Joins showing in %1’s tail: %2.</source>
        <translation>Jonctions visibles dans cette queue (%1)&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Nobody sits there. That seat isn’t in this game.</source>
        <translation>Personne n’est assis là. Cette place ne participe pas à la partie.</translation>
    </message>
    <message>
        <source>The cards are still being shuffled. Wait until the deck is ready.</source>
        <translation>Le mélange n’est pas fini. Attendez que la pioche soit prête.</translation>
    </message>
    <message>
        <source>All tails are complete, so there’s nothing left to draw or to brush.</source>
        <translation>Toutes les queues sont complètes&#x202f;: il n’y a plus rien à piocher ni à brosser.</translation>
    </message>
    <message>
        <source>Your tail got its tip on turn %1 and is complete. Watch the others finish theirs.</source>
        <translation>Votre queue a reçu sa pointe au tour %1 et elle est complète. Regardez les autres finir la leur.</translation>
    </message>
    <message>
        <source>Your tail got its tip on turn %1, and a complete tail can’t change.</source>
        <translation>Votre queue a reçu sa pointe au tour %1, et une queue complète ne change plus.</translation>
    </message>
    <message>
        <source>You’ve already acted this turn. The next one begins when the others are done.</source>
        <translation>Vous avez déjà agi pendant ce tour. Le suivant commencera quand les autres auront fini.</translation>
    </message>
    <message>
        <source>You draw one card a turn, and you’re already drawing. The next card comes next turn.</source>
        <translation>Vous piochez déjà une carte. La suivante viendra au prochain tour.</translation>
    </message>
    <message>
        <source>You’ve chosen to brush this turn. Draw your next card next turn.</source>
        <translation>Vous avez choisi de brosser pendant ce tour. Piochez votre prochaine carte au tour suivant.</translation>
    </message>
    <message>
        <source>You’ve chosen to draw this turn. You can brush next turn.</source>
        <translation>Vous avez choisi de piocher pendant ce tour. Vous pourrez brosser au tour suivant.</translation>
    </message>
    <message>
        <source>You’re already brushing. Set the links one by one, then confirm the brush.</source>
        <translation>Vous êtes déjà en train de brosser. Fixez les attaches une par une, puis validez la coiffure.</translation>
    </message>
    <message>
        <source>First everyone chooses to draw or to brush. Links come when all have chosen.</source>
        <translation>D’abord, chacun choisit de piocher ou de brosser. Les attaches viennent ensuite.</translation>
    </message>
    <message>
        <source>You brushed on your last turn, so draw now. You may brush again the turn after.</source>
        <translation>Vous avez brossé à votre dernier tour&#x202f;: cette fois, piochez. Vous pourrez brosser de nouveau au tour d’après.</translation>
    </message>
    <message numerus="yes">
        <source>A tail of %n bit(s) has no link to brush. Draw until there are two.</source>
        <translation>
            <numerusform>Une queue de %n morceau n’a aucune attache à brosser. Piochez jusqu’à avoir deux morceaux.</numerusform>
            <numerusform>Une queue de %n morceaux n’a aucune attache à brosser. Piochez jusqu’à avoir deux morceaux.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first bit lies next to the fox without a link. Links begin with the second bit.</source>
        <translation>Le premier morceau se pose à côté du renard, sans attache. Les attaches commencent avec le deuxième.</translation>
    </message>
    <message>
        <source>A placed link stays as it is. To change it, brush your tail.</source>
        <translation>Une attache posée ne bouge plus. Pour la changer, brossez votre queue.</translation>
    </message>
    <message>
        <source>The new bit can’t lie straight. Choose one of the four ways to join it.</source>
        <translation>Le nouveau morceau ne peut pas rester droit. Choisissez une des quatre façons de l’attacher.</translation>
    </message>
    <message>
        <source>There are only four links: over or under, with the tops or the bottoms together.</source>
        <translation>Il n’y a que quatre attaches&#x202f;: dessus ou dessous, par le haut ou par le bas.</translation>
    </message>
    <message numerus="yes">
        <source>Every link of this brush is set, %n in all. Confirm the brush, or take a link back.</source>
        <translation>
            <numerusform>L’unique attache de cette coiffure est fixée. Validez la coiffure, ou reprenez l’attache.</numerusform>
            <numerusform>Toutes les attaches de cette coiffure sont fixées, %n en tout. Validez la coiffure, ou reprenez une attache.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only %1 of %2 links are set. Choose one for every bit after the first.</source>
        <translation>Attaches fixées&#x202f;: %1 sur %2. Choisissez-en une pour chaque morceau à partir du deuxième.</translation>
    </message>
    <message>
        <source>You aren’t brushing, so there’s no brush to confirm.</source>
        <translation>Vous n’êtes pas en train de brosser&#x202f;: il n’y a donc pas de coiffure à valider.</translation>
    </message>
    <message>
        <source>The vote comes later, when every tail has its tip.</source>
        <translation>Le vote viendra plus tard, quand chaque queue aura sa pointe.</translation>
    </message>
    <message>
        <source>In solo practice there’s nobody to vote for.</source>
        <translation>À l’entraînement en solo, il n’y a personne pour qui voter.</translation>
    </message>
    <message>
        <source>You’ve already voted and given your point away.</source>
        <translation>Vous avez déjà voté&#x202f;: votre point est donné.</translation>
    </message>
    <message>
        <source>Your own tail may be the prettiest, but your point goes to another player.</source>
        <translation>Votre queue est peut-être la plus jolie, mais votre point va à quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>Nobody sits there. Give your point to a player in this game.</source>
        <translation>Personne n’est assis là. Donnez votre point à quelqu’un qui joue cette partie.</translation>
    </message>
    <message>
        <source>top left</source>
        <extracomment>Foxtail: a line of the score, or which of the four corners of a tail bit</extracomment>
        <translation>en haut à gauche</translation>
    </message>
    <message>
        <source>top right</source>
        <extracomment>Foxtail: a line of the score, or which of the four corners of a tail bit</extracomment>
        <translation>en haut à droite</translation>
    </message>
    <message>
        <source>bottom left</source>
        <extracomment>Foxtail: a line of the score, or which of the four corners of a tail bit</extracomment>
        <translation>en bas à gauche</translation>
    </message>
    <message>
        <source>bottom right</source>
        <extracomment>Foxtail: a line of the score, or which of the four corners of a tail bit</extracomment>
        <translation>en bas à droite</translation>
    </message>
    <message numerus="yes">
        <source>Match of %n charm(s), %1</source>
        <translation>
            <numerusform>Groupe de %n breloque, %1</numerusform>
            <numerusform>Groupe de %n breloques, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chain of %n charm(s), %1</source>
        <translation>
            <numerusform>Suite de %n breloque, %1</numerusform>
            <numerusform>Suite de %n breloques, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Foxtail: a line of the score, or which of the four corners of a tail bit</extracomment>
        <translation>Groupes</translation>
    </message>
    <message>
        <source>Chains</source>
        <extracomment>Foxtail: a line of the score, or which of the four corners of a tail bit</extracomment>
        <translation>Suites</translation>
    </message>
    <message>
        <source>Longest chain</source>
        <extracomment>Foxtail: a line of the score, or which of the four corners of a tail bit; Foxtail: a heading of the rules</extracomment>
        <translation>Plus longue suite</translation>
    </message>
    <message>
        <source>Biggest match</source>
        <extracomment>Foxtail: a line of the score, or which of the four corners of a tail bit; Foxtail: a heading of the rules</extracomment>
        <translation>Plus grand groupe</translation>
    </message>
    <message>
        <source>Variety</source>
        <extracomment>Foxtail: a line of the score, or which of the four corners of a tail bit; Foxtail: a heading of the rules</extracomment>
        <translation>Variété</translation>
    </message>
    <message>
        <source>A set, %1</source>
        <translation>Une combinaison %1</translation>
    </message>
    <message>
        <source>First to finish</source>
        <translation>Premier à finir</translation>
    </message>
    <message>
        <source>Finished on turn %1</source>
        <translation>A fini au tour %1</translation>
    </message>
    <message>
        <source>Prettiest tail</source>
        <extracomment>Foxtail: a line of the score, or which of the four corners of a tail bit; Foxtail: a line of the score pad; Foxtail: a heading of the rules</extracomment>
        <translation>Plus jolie queue</translation>
    </message>
    <message>
        <source>%1’s vote</source>
        <extracomment>Foxtail: a line of the score, or which of the four corners of a tail bit</extracomment>
        <translation>Vote&#x202f;: %1</translation>
    </message>
    <message>
        <source>Joins %1 to %2, but loses this join and the previous one.</source>
        <translation>Réunit %1 et %2, mais cette jonction et la précédente sont perdues.</translation>
    </message>
    <message>
        <source>Joins %1 to %2, but makes no set.</source>
        <translation>Réunit %1 et %2&#x202f;: pas de combinaison.</translation>
    </message>
    <message numerus="yes">
        <source>Joins %1 to %2 for a match of %3 and %n more tail point(s).</source>
        <translation>
            <numerusform>Réunit %1 et %2&#x202f;: un groupe de %3, %n point de queue de plus.</numerusform>
            <numerusform>Réunit %1 et %2&#x202f;: un groupe de %3, %n points de queue de plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Joins %1 to %2 for a chain of %3 and %n more tail point(s).</source>
        <translation>
            <numerusform>Réunit %1 et %2&#x202f;: une suite de %3, %n point de queue de plus.</numerusform>
            <numerusform>Réunit %1 et %2&#x202f;: une suite de %3, %n points de queue de plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Joins %1 to %2, but makes no set. %n tail point(s) so far.</source>
        <translation>
            <numerusform>Réunit %1 et %2&#x202f;: pas de combinaison&#x202f;; %n point de queue jusqu’ici.</numerusform>
            <numerusform>Réunit %1 et %2&#x202f;: pas de combinaison&#x202f;; %n points de queue jusqu’ici.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Joins %1 to %2, but loses this join and the previous one. %n tail point(s) so far.</source>
        <translation>
            <numerusform>Réunit %1 et %2, mais cette jonction et la précédente sont perdues&#x202f;; %n point de queue jusqu’ici.</numerusform>
            <numerusform>Réunit %1 et %2, mais cette jonction et la précédente sont perdues&#x202f;; %n points de queue jusqu’ici.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Joins %1 to %2, but the next bit covers it. %n tail point(s) so far.</source>
        <translation>
            <numerusform>Réunit %1 et %2, mais le morceau suivant cache la jonction&#x202f;; %n point de queue jusqu’ici.</numerusform>
            <numerusform>Réunit %1 et %2, mais le morceau suivant cache la jonction&#x202f;; %n points de queue jusqu’ici.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Joins %1 to %2 for a match of %3. %n tail point(s) so far.</source>
        <translation>
            <numerusform>Réunit %1 et %2&#x202f;: un groupe de %3&#x202f;; %n point de queue jusqu’ici.</numerusform>
            <numerusform>Réunit %1 et %2&#x202f;: un groupe de %3&#x202f;; %n points de queue jusqu’ici.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Joins %1 to %2 for a chain of %3. %n tail point(s) so far.</source>
        <translation>
            <numerusform>Réunit %1 et %2&#x202f;: une suite de %3&#x202f;; %n point de queue jusqu’ici.</numerusform>
            <numerusform>Réunit %1 et %2&#x202f;: une suite de %3&#x202f;; %n points de queue jusqu’ici.</numerusform>
        </translation>
    </message>
    <message>
        <source>Breaks the previous join.</source>
        <translation>Supprime la jonction précédente.</translation>
    </message>
    <message numerus="yes">
        <source>Breaks the previous join and loses %n point(s).</source>
        <translation>
            <numerusform>Supprime la jonction précédente&#x202f;: %n point de moins.</numerusform>
            <numerusform>Supprime la jonction précédente&#x202f;: %n points de moins.</numerusform>
        </translation>
    </message>
    <message>
        <source>+%1: tail %2, longest chain %3, biggest match %4</source>
        <translation>+%1&#x202f;: queue %2, plus longue suite %3, plus grand groupe %4</translation>
    </message>
    <message>
        <source>%1: tail %2, longest chain %3, biggest match %4</source>
        <translation>%1&#x202f;: queue %2, plus longue suite %3, plus grand groupe %4</translation>
    </message>
    <message>
        <source>+%1: tail %2, longest chain %3</source>
        <translation>+%1&#x202f;: queue %2, plus longue suite %3</translation>
    </message>
    <message>
        <source>%1: tail %2, longest chain %3</source>
        <translation>%1&#x202f;: queue %2, plus longue suite %3</translation>
    </message>
    <message>
        <source>+%1: tail %2, biggest match %3</source>
        <translation>+%1&#x202f;: queue %2, plus grand groupe %3</translation>
    </message>
    <message>
        <source>%1: tail %2, biggest match %3</source>
        <translation>%1&#x202f;: queue %2, plus grand groupe %3</translation>
    </message>
    <message>
        <source>%1: tail %2, rivals −%3</source>
        <translation>%1&#x202f;: queue %2, rivaux −%3</translation>
    </message>
    <message>
        <source>+%1: tail %2, rivals −%3</source>
        <translation>+%1&#x202f;: queue %2, rivaux −%3</translation>
    </message>
    <message>
        <source>%1: tail %2, longest chain %3, rivals −%4</source>
        <translation>%1&#x202f;: queue %2, plus longue suite %3, rivaux −%4</translation>
    </message>
    <message>
        <source>+%1: tail %2, longest chain %3, rivals −%4</source>
        <translation>+%1&#x202f;: queue %2, plus longue suite %3, rivaux −%4</translation>
    </message>
    <message>
        <source>%1: tail %2, biggest match %3, rivals −%4</source>
        <translation>%1&#x202f;: queue %2, plus grand groupe %3, rivaux −%4</translation>
    </message>
    <message>
        <source>+%1: tail %2, biggest match %3, rivals −%4</source>
        <translation>+%1&#x202f;: queue %2, plus grand groupe %3, rivaux −%4</translation>
    </message>
    <message>
        <source>%1: tail %2, longest chain %3, biggest match %4, rivals −%5</source>
        <translation>%1&#x202f;: queue %2, plus longue suite %3, plus grand groupe %4, rivaux −%5</translation>
    </message>
    <message>
        <source>+%1: tail %2, longest chain %3, biggest match %4, rivals −%5</source>
        <translation>+%1&#x202f;: queue %2, plus longue suite %3, plus grand groupe %4, rivaux −%5</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>Foxtail: what a player may do in a turn: draw a tail bit, or brush the tail (turn its bits anew)</extracomment>
        <translation>Piocher</translation>
    </message>
    <message>
        <source>Brush</source>
        <extracomment>Foxtail: what a player may do in a turn: draw a tail bit, or brush the tail (turn its bits anew)</extracomment>
        <translation>Brosser</translation>
    </message>
    <message>
        <source>Set the links of your tail again. You don’t draw a card now, but you must next turn.</source>
        <translation>Refait les attaches de votre queue. Vous ne piochez pas maintenant, mais vous devrez le faire au tour suivant.</translation>
    </message>
    <message>
        <source>Confirm this brush</source>
        <translation>Valider cette coiffure</translation>
    </message>
    <message>
        <source>Tail points: %1 now, %2 before. Next turn you must draw.</source>
        <translation>Points de queue&#x202f;: %1 (avant&#x202f;: %2). Au tour suivant, vous devrez piocher.</translation>
    </message>
    <message numerus="yes">
        <source>This brush costs you %n tail point(s).</source>
        <translation>
            <numerusform>Cette coiffure vous coûte %n point de queue.</numerusform>
            <numerusform>Cette coiffure vous coûte %n points de queue.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your tail stays as it is and your turn is over.</source>
        <translation>Votre queue reste telle quelle, et votre tour est fini.</translation>
    </message>
    <message>
        <source>A point for %1</source>
        <translation>Un point pour %1</translation>
    </message>
    <message numerus="yes">
        <source>%1’s tail has %n bit(s).</source>
        <translation>
            <numerusform>%1 a une queue de %n morceau.</numerusform>
            <numerusform>%1 a une queue de %n morceaux.</numerusform>
        </translation>
    </message>
    <message>
        <source>the tail is still growing</source>
        <translation>la queue pousse encore</translation>
    </message>
    <message>
        <source>finished on turn %1</source>
        <translation>a fini au tour %1</translation>
    </message>
    <message numerus="yes">
        <source>%n bit(s)</source>
        <extracomment>Foxtail: beside a seat: what the player has or does</extracomment>
        <translation>
            <numerusform>%n morceau</numerusform>
            <numerusform>%n morceaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tail point(s)</source>
        <translation>
            <numerusform>%n point de queue</numerusform>
            <numerusform>%n points de queue</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) so far</source>
        <translation>
            <numerusform>%n point jusqu’ici</numerusform>
            <numerusform>%n points jusqu’ici</numerusform>
        </translation>
    </message>
    <message>
        <source>must draw</source>
        <extracomment>Foxtail: beside a seat: what the player has or does</extracomment>
        <translation>doit piocher</translation>
    </message>
    <message>
        <source>may brush again</source>
        <translation>peut de nouveau brosser</translation>
    </message>
    <message>
        <source>has chosen</source>
        <extracomment>Foxtail: beside a seat: what the player has or does</extracomment>
        <translation>a choisi</translation>
    </message>
    <message>
        <source>has not chosen</source>
        <translation>n’a pas encore choisi</translation>
    </message>
    <message>
        <source>to act</source>
        <extracomment>Foxtail: beside a seat: what the player has or does</extracomment>
        <translation>doit jouer</translation>
    </message>
    <message>
        <source>waiting</source>
        <extracomment>Foxtail: beside a seat: what the player has or does</extracomment>
        <translation>attend</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <extracomment>Foxtail: beside a seat: what the player has or does</extracomment>
        <translation>Tour %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>encore %n carte</numerusform>
            <numerusform>encore %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tip(s) among them</source>
        <translation>
            <numerusform>dont %n pointe</numerusform>
            <numerusform>dont %n pointes</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest chain, %1</source>
        <translation>Plus longue suite, %1</translation>
    </message>
    <message>
        <source>Longest chain, %1, tied with %2</source>
        <translation>Plus longue suite, %1, à égalité avec %2</translation>
    </message>
    <message>
        <source>Longest chain, %1, shared by %2</source>
        <translation>Plus longue suite, %1 (%2 ex æquo)</translation>
    </message>
    <message>
        <source>Longest chain: nobody has one</source>
        <translation>Plus longue suite&#x202f;: personne n’en a</translation>
    </message>
    <message>
        <source>Longest chain, %1: %2 leads with %3</source>
        <translation>Plus longue suite, %1&#x202f;: %2 mène avec %3</translation>
    </message>
    <message>
        <source>Longest chain, %1: others lead with %2</source>
        <translation>Plus longue suite, %1&#x202f;: d’autres mènent avec %2</translation>
    </message>
    <message>
        <source>Biggest match, %1</source>
        <translation>Plus grand groupe, %1</translation>
    </message>
    <message>
        <source>Biggest match, %1, tied with %2</source>
        <translation>Plus grand groupe, %1, à égalité avec %2</translation>
    </message>
    <message>
        <source>Biggest match, %1, shared by %2</source>
        <translation>Plus grand groupe, %1 (%2 ex æquo)</translation>
    </message>
    <message>
        <source>Biggest match: nobody has one</source>
        <translation>Plus grand groupe&#x202f;: personne n’en a</translation>
    </message>
    <message>
        <source>Biggest match, %1: %2 leads with %3</source>
        <translation>Plus grand groupe, %1&#x202f;: %2 mène avec %3</translation>
    </message>
    <message>
        <source>Biggest match, %1: others lead with %2</source>
        <translation>Plus grand groupe, %1&#x202f;: d’autres mènent avec %2</translation>
    </message>
    <message>
        <source>Charm sets</source>
        <extracomment>Foxtail: a line of the score pad; Foxtail: a heading of the rules</extracomment>
        <translation>Breloques</translation>
    </message>
    <message>
        <source>Variety, %1 of 4 charms</source>
        <translation>Variété, %1 sur 4 sortes de breloques</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Foxtail: a line of the score pad</extracomment>
        <translation>Total</translation>
    </message>
    <message>
        <source>Would score now</source>
        <translation>Score actuel</translation>
    </message>
    <message numerus="yes">
        <source>%1 finishes the practice game with %n point(s).</source>
        <translation>
            <numerusform>%1 finit l’entraînement avec %n point.</numerusform>
            <numerusform>%1 finit l’entraînement avec %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s).</source>
        <translation>
            <numerusform>%1 gagne avec %n point.</numerusform>
            <numerusform>%1 gagne avec %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 share the win with %n point(s).</source>
        <translation>
            <numerusform>%1 et %2 partagent la victoire, avec %n point.</numerusform>
            <numerusform>%1 et %2 partagent la victoire, avec %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 and %3 share the win with %n point(s).</source>
        <translation>
            <numerusform>%1, %2 et %3 partagent la victoire, avec %n point.</numerusform>
            <numerusform>%1, %2 et %3 partagent la victoire, avec %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %3 and %4 share the win with %n point(s).</source>
        <translation>
            <numerusform>%1, %2, %3 et %4 partagent la victoire, avec %n point.</numerusform>
            <numerusform>%1, %2, %3 et %4 partagent la victoire, avec %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting for %1.</source>
        <translation>On attend %1.</translation>
    </message>
    <message>
        <source>Waiting for %1 and %2.</source>
        <translation>On attend %1 et %2.</translation>
    </message>
    <message>
        <source>Waiting for %1, %2 and %3.</source>
        <translation>On attend %1, %2 et %3.</translation>
    </message>
    <message>
        <source>Waiting for %1, %2, %3 and %4.</source>
        <translation>On attend %1, %2, %3 et %4.</translation>
    </message>
    <message>
        <source>All choices are shown once the last one is in.</source>
        <translation>On révèle les choix dès que tout le monde a choisi.</translation>
    </message>
    <message>
        <source>All links are shown once the last one is in.</source>
        <translation>On révèle les attaches dès que la dernière est choisie.</translation>
    </message>
    <message>
        <source>All votes are shown once the last one is in.</source>
        <translation>On révèle les votes dès que tout le monde a voté.</translation>
    </message>
    <message>
        <source>%1, draw a card.</source>
        <translation>%1, piochez une carte.</translation>
    </message>
    <message>
        <source>%1, draw a card or brush your tail.</source>
        <translation>%1, piochez une carte ou brossez votre queue.</translation>
    </message>
    <message>
        <source>You brushed last turn, so you must draw.</source>
        <translation>Vous avez brossé au tour précédent&#x202f;: vous devez donc piocher.</translation>
    </message>
    <message>
        <source>%1, join the new bit to your tail.</source>
        <translation>%1, attachez le nouveau morceau à votre queue.</translation>
    </message>
    <message>
        <source>%1, your tail is brushed. Keep it like this?</source>
        <translation>%1, votre queue est brossée. Valider la coiffure&#x202f;?</translation>
    </message>
    <message>
        <source>%1, how should bit %2 join?</source>
        <translation>%1, comment attacher le morceau %2&#x202f;?</translation>
    </message>
    <message>
        <source>Tail points: %1 so far, %2 before.</source>
        <translation>Points de queue&#x202f;: maintenant %1, avant %2.</translation>
    </message>
    <message>
        <source>%1, whose tail is the prettiest?</source>
        <translation>%1, qui a la plus jolie queue&#x202f;?</translation>
    </message>
    <message>
        <source>Give one point to another player. All votes are shown together.</source>
        <translation>Donnez un point à quelqu’un d’autre. Tous les votes sont révélés ensemble.</translation>
    </message>
    <message numerus="yes">
        <source>The best links for these bits score %n tail point(s).</source>
        <translation>
            <numerusform>Les meilleures attaches pour ces morceaux donnent %n point de queue.</numerusform>
            <numerusform>Les meilleures attaches pour ces morceaux donnent %n points de queue.</numerusform>
        </translation>
    </message>
    <message>
        <source>The deck is being shuffled.</source>
        <translation>On mélange la pioche.</translation>
    </message>
    <message>
        <source>Joins the end of the tail, tops or bottoms together, over or under the last bit.</source>
        <translation>S’attache au bout de la queue, par le haut ou par le bas, sur ou sous le dernier morceau.</translation>
    </message>
    <message>
        <source>Equal charms of one kind side by side are a match.</source>
        <translation>Des breloques de même sorte portant le même nombre, côte à côte, forment un groupe.</translation>
    </message>
    <message>
        <source>Charms of one kind whose numbers rise or fall by one are a chain.</source>
        <translation>Des breloques de même sorte dont les nombres montent ou descendent d’un cran forment une suite.</translation>
    </message>
    <message>
        <source>A charm that another card hides counts for nobody.</source>
        <translation>Une breloque cachée par une autre carte ne compte pour personne.</translation>
    </message>
    <message>
        <source>Draw it and your tail is finished. Nothing can join after it.</source>
        <translation>Piochez la pointe, et votre queue est finie&#x202f;: plus rien ne s’y attache.</translation>
    </message>
    <message>
        <source>It carries no charms.</source>
        <translation>La pointe n’a pas de breloques.</translation>
    </message>
    <message>
        <source>A card face down</source>
        <translation>Une carte face cachée</translation>
    </message>
    <message>
        <source>Tail tip</source>
        <extracomment>Foxtail: the name of a card: the white end of the tail</extracomment>
        <translation>Pointe de queue</translation>
    </message>
    <message>
        <source>Tail bit: top %1 and %2, bottom %3 and %4</source>
        <translation>Morceau de queue&#x202f;: haut %1 et %2, bas %3 et %4</translation>
    </message>
    <message>
        <source>What is in the box</source>
        <translation>Ce qu’il y a dans la boîte</translation>
    </message>
    <message>
        <source>Setup</source>
        <extracomment>Foxtail: a heading of the rules</extracomment>
        <translation>La mise en place</translation>
    </message>
    <message>
        <source>A turn</source>
        <extracomment>Foxtail: a heading of the rules</extracomment>
        <translation>Un tour</translation>
    </message>
    <message>
        <source>Joining a bit</source>
        <translation>Attacher un morceau</translation>
    </message>
    <message>
        <source>Brushing your tail</source>
        <translation>Brosser sa queue</translation>
    </message>
    <message>
        <source>The end and the points</source>
        <translation>La fin et les points</translation>
    </message>
    <message>
        <source>Ways to play</source>
        <translation>Façons de jouer</translation>
    </message>
    <message>
        <source>Chances and examples</source>
        <translation>Probabilités et exemples</translation>
    </message>
    <message>
        <source>Rows of charms</source>
        <translation>Rangées de breloques</translation>
    </message>
    <message>
        <source>Bits joined in the same way, one after the other, put charms of one kind side by side in a row. A row ends where a bit joins in another way or where a join is lost (FT-34). Matches and chains are found inside a row only, never across its end.</source>
        <translation>Les morceaux attachés de la même façon, l’un après l’autre, mettent côte à côte des breloques d’une même sorte&#x202f;: une rangée. Une rangée s’arrête là où un morceau s’attache autrement ou là où une jonction est perdue (FT-34). Groupes et suites se forment uniquement à l’intérieur d’une rangée, jamais au-delà.</translation>
    </message>
    <message>
        <source>Your first two bits match at the top left. The third one is joined with the bottoms together, so that row has ended. Join the new bit over with the tops together. It makes a new match of 2, and the first match stays as it is.</source>
        <translation>Vos deux premiers morceaux forment un groupe en haut à gauche. Le troisième est attaché par le bas&#x202f;: cette rangée est donc finie. Attachez le nouveau morceau dessus, par le haut&#x202f;: il forme un nouveau groupe de 2, et le premier groupe reste tel quel.</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>Foxtail: a heading of the rules</extracomment>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Charms side by side in a row with the same number are a match. A match may have any length from 2 up. In the row 1-1-3-3 there are 2 matches of 2.</source>
        <translation>Dans une rangée, des breloques côte à côte qui portent le même nombre forment un groupe. Un groupe peut avoir n’importe quelle longueur à partir de 2. Dans la rangée 1-1-3-3, il y a 2 groupes de 2.</translation>
    </message>
    <message>
        <source>Chain</source>
        <extracomment>Foxtail: a heading of the rules</extracomment>
        <translation>Suite</translation>
    </message>
    <message>
        <source>Charms side by side in a row whose numbers differ by exactly 1 are a chain. It may count up or down and have any length from 2 up. 2-3 is one, and so is 3-2-1.</source>
        <translation>Dans une rangée, des breloques côte à côte dont les nombres diffèrent d’exactement 1 forment une suite. Elle peut monter ou descendre et avoir n’importe quelle longueur à partir de 2&#x202f;: 2-3 en est une, et 3-2-1 aussi.</translation>
    </message>
    <message>
        <source>A chain may turn around</source>
        <translation>Une suite peut faire demi-tour</translation>
    </message>
    <message>
        <source>A chain may switch between counting up and counting down as often as it likes. The row 2-1-2-1 is a single chain of 4, and 1-2-3-2-3 a single chain of 5.</source>
        <translation>Une suite peut passer de la montée à la descente et inversement, autant de fois que l’on veut. La rangée 2-1-2-1 est une seule suite de 4, et 1-2-3-2-3 une seule suite de 5.</translation>
    </message>
    <message>
        <source>1 and 3 do not go together</source>
        <translation>1 et 3 ne vont pas ensemble</translation>
    </message>
    <message>
        <source>A 1 next to a 3 is neither a match nor a chain, whichever comes first. Any set ends there. The row 1-2-3-1-2 holds a chain of 3 and a chain of 2.</source>
        <translation>Un 1 à côté d’un 3 n’est ni un groupe ni une suite, quel que soit l’ordre. Toute combinaison s’arrête là. La rangée 1-2-3-1-2 contient une suite de 3 et une suite de 2.</translation>
    </message>
    <message>
        <source>Your new bit has a 3 at the top left, and your last bit has a 1 there. Join it over with the tops together. That is allowed, but it makes no set. Each of the three other ways makes a match.</source>
        <translation>Votre nouveau morceau porte un 3 en haut à gauche, et votre dernier morceau y porte un 1. Attachez le nouveau dessus, par le haut&#x202f;: c’est permis, mais cela ne fait aucune combinaison. Les trois autres façons de l’attacher donnent chacune un groupe.</translation>
    </message>
    <message>
        <source>Two charms make a set</source>
        <translation>Deux breloques suffisent</translation>
    </message>
    <message>
        <source>The smallest match has 2 charms, and so does the smallest chain. A single charm does not make a set. The printed rules give no smallest size, so we count two matching neighbours as enough.</source>
        <translation>Le plus petit groupe a 2 breloques, et la plus petite suite aussi. Une breloque seule n’est pas une combinaison. La règle imprimée ne donne pas de taille minimale&#x202f;: pour nous, deux voisines qui vont ensemble suffisent.</translation>
    </message>
    <message>
        <source>A charm in a match and in a chain</source>
        <translation>Une breloque dans un groupe et dans une suite</translation>
    </message>
    <message>
        <source>A charm may belong to a match and to a chain, and then it counts in both. The row 1-2-2-3 holds a chain of 2, a match of 2 and another chain of 2, together 6 points. No charm ever belongs to 2 matches or to 2 chains. The printed rules leave this open.</source>
        <translation>Une breloque peut appartenir à un groupe et à une suite, et compte alors dans les deux. La rangée 1-2-2-3 contient une suite de 2, un groupe de 2 et une autre suite de 2, soit 6 points. Aucune breloque n’appartient jamais à 2 groupes ou à 2 suites. La règle imprimée ne tranche pas.</translation>
    </message>
    <message>
        <source>At the top left your row is 1-1-2: a match of 2 and a chain of 2. Join the new bit over with the tops together. Its 2 makes another match of 2 with the last charm of the chain, and that charm counts in both.</source>
        <translation>En haut à gauche, votre rangée est 1-1-2&#x202f;: un groupe de 2 et une suite de 2. Attachez le nouveau morceau dessus, par le haut. Son 2 fait un nouveau groupe de 2 avec la dernière breloque de la suite, et cette breloque compte dans les deux.</translation>
    </message>
    <message>
        <source>How points are counted</source>
        <translation>Comment on compte les points</translation>
    </message>
    <message>
        <source>When all tails are complete, points are counted in this order: matches and chains, variety, longest chain and biggest match, first to finish, prettiest tail. Until then nothing is settled, and the score pad only shows the current standing. A long tail is worth nothing by itself.</source>
        <translation>Quand toutes les queues sont complètes, on compte les points dans cet ordre&#x202f;: groupes et suites, variété, plus longue suite et plus grand groupe, premier à finir, plus jolie queue. Avant cela, rien n’est décidé, et le carnet de score montre seulement où l’on en est. Une longue queue ne vaut rien en elle-même.</translation>
    </message>
    <message>
        <source>Points for matches</source>
        <translation>Points des groupes</translation>
    </message>
    <message>
        <source>Each match is worth 1 point for every charm in it. A match of 3 scores 3 points, and 2 matches of 2 score 4.</source>
        <translation>Chaque groupe vaut 1 point par breloque. Un groupe de 3 rapporte 3 points, et 2 groupes de 2 en rapportent 4.</translation>
    </message>
    <message>
        <source>Points for chains</source>
        <translation>Points des suites</translation>
    </message>
    <message>
        <source>Each chain is worth 1 point for every charm in it. The row 1-2-3-3-3-2-1 holds a chain of 3, a match of 3 and a chain of 3: 9 points.</source>
        <translation>Chaque suite vaut 1 point par breloque. La rangée 1-2-3-3-3-2-1 contient une suite de 3, un groupe de 3 et une suite de 3&#x202f;: 9 points.</translation>
    </message>
    <message>
        <source>Variety scores 1 point for each kind of charm in which you have a set, at most 4. A second set of the same kind adds nothing here.</source>
        <translation>La variété compte les sortes de breloques dans lesquelles vous avez une combinaison&#x202f;: 1 point pour chacune, 4 au plus. Une deuxième combinaison de la même sorte n’ajoute rien ici.</translation>
    </message>
    <message>
        <source>The longest single chain at the table earns its owner 2 points. All players who tie for it get 2 points each. You can get these and the points for the biggest match as well.</source>
        <translation>La plus longue suite de la table, d’un seul tenant, rapporte 2 points à qui la possède. Si plusieurs joueurs sont à égalité, chacun reçoit 2 points. Vous pouvez les cumuler avec ceux du plus grand groupe.</translation>
    </message>
    <message>
        <source>You and Ben both have a chain of 3, so each of you would get the 2 points. Join the new bit over with the tops together. Your chain grows to 4, and the points for the longest chain are yours alone.</source>
        <translation>Ben et vous avez tous deux une suite de 3&#x202f;: chacun aurait donc les 2 points. Attachez le nouveau morceau dessus, par le haut&#x202f;: votre suite passe à 4, et les points de la plus longue suite ne sont plus que pour vous.</translation>
    </message>
    <message>
        <source>The biggest single match at the table earns its owner 2 points. Sizes are not added up, so a match of 3 beats 2 matches of 2. All players who tie for it get 2 points each.</source>
        <translation>Le plus grand groupe de la table, d’un seul tenant, rapporte 2 points à qui le possède. Les tailles ne s’additionnent pas&#x202f;: un groupe de 3 bat 2 groupes de 2. Si plusieurs joueurs sont à égalité, chacun reçoit 2 points.</translation>
    </message>
    <message>
        <source>When nobody has one</source>
        <translation>Ni suite ni groupe</translation>
    </message>
    <message>
        <source>If nobody at the table has a chain, nobody gets the points for the longest one. The same goes for matches. The printed rules do not mention this, but a set that was never made cannot be the biggest.</source>
        <translation>Si personne à la table n’a de suite, personne ne reçoit les points de la plus longue. Il en va de même pour les groupes. La règle imprimée n’en parle pas&#x202f;; une combinaison qui n’existe pas ne peut pas être la plus grande.</translation>
    </message>
    <message>
        <source>Everyone who got the tip in the earliest finishing turn gets 2 points. Drawing first within that turn gives no advantage.</source>
        <translation>Au premier tour où quelqu’un complète sa queue, chaque joueur qui reçoit alors sa pointe marque 2 points. Piocher en premier pendant ce tour ne donne aucun avantage.</translation>
    </message>
    <message>
        <source>When all tails are complete, everyone gives 1 point to another player’s tail. You cannot choose your own tail, and you cannot keep the point. Votes stay secret until all are in, so nobody can react to a vote. A bot picks the tail with the most joins in sight.</source>
        <translation>Quand toutes les queues sont complètes, chacun donne 1 point à la queue de quelqu’un d’autre. Vous ne pouvez pas choisir la vôtre, ni garder le point. Les votes restent secrets jusqu’au dernier&#x202f;: personne ne peut donc réagir à un vote. Un robot choisit la queue qui a le plus de jonctions visibles.</translation>
    </message>
    <message>
        <source>All tails are complete. Look at Ben’s and Cleo’s tails and give your point to one of them. You cannot choose your own.</source>
        <translation>Toutes les queues sont complètes. Regardez celles de Ben et de Cleo et donnez votre point à l’une des deux. Vous ne pouvez pas choisir la vôtre.</translation>
    </message>
    <message>
        <source>The vote with two players</source>
        <translation>Le vote à deux joueurs</translation>
    </message>
    <message>
        <source>With 2 players there is only one other tail, so each gets 1 point from the other. The program gives these points automatically. They are part of the total and never change who wins.</source>
        <translation>À 2 joueurs, il n’y a qu’une autre queue&#x202f;: chacun reçoit donc 1 point de l’autre. Le programme attribue ces points automatiquement. Ils comptent dans le total, mais ne changent jamais l’issue de la partie.</translation>
    </message>
    <message>
        <source>Winning</source>
        <extracomment>Foxtail: a heading of the rules</extracomment>
        <translation>La victoire</translation>
    </message>
    <message>
        <source>The most points win. Players who tie for the most share the win, because ties are not broken. The printed rules take winning lightly too.</source>
        <translation>Le joueur qui a le plus de points l’emporte. Les joueurs à égalité en tête partagent la victoire, car rien ne les départage. La règle imprimée ne prend pas non plus la victoire trop au sérieux.</translation>
    </message>
    <message>
        <source>How many points are possible</source>
        <translation>Combien de points sont possibles</translation>
    </message>
    <message>
        <source>Every join adds at most 2 points to your sets. So 8 bits, with 7 joins, score up to 14 points for sets and 4 for variety, which makes 18 tail points. You have either 0 tail points or at least 3, because even the smallest set is worth 2 points and 1 for variety.</source>
        <translation>Chaque jonction ajoute au plus 2 points à vos combinaisons. Ainsi 8 morceaux, avec 7 jonctions, rapportent jusqu’à 14 points de combinaisons et 4 de variété&#x202f;: 18 points de queue. Vous avez 0 point de queue ou au moins 3, car la plus petite combinaison vaut déjà 2 points, plus 1 de variété.</translation>
    </message>
    <message>
        <source>Charm themes</source>
        <extracomment>Foxtail: a heading of the rules</extracomment>
        <translation>Thèmes de breloques</translation>
    </message>
    <message>
        <source>A theme decides how the 4 kinds of charm look and changes nothing else. In the order top left, top right, bottom left, bottom right: Summer has sunflower, wheat, butterfly and snail; Autumn has acorn, toadstool, maple leaf and hedgehog; Winter has snowflake, pine cone, mitten and robin; Spring has tulip, ladybird, raindrop and catkin.</source>
        <translation>Un thème décide de l’apparence des 4 sortes de breloques et ne change rien d’autre. Dans l’ordre en haut à gauche, en haut à droite, en bas à gauche, en bas à droite&#x202f;: l’Été a un tournesol, un épi de blé, un papillon et un escargot&#x202f;; l’Automne un gland, un champignon, une feuille d’érable et un hérisson&#x202f;; l’Hiver un flocon, une pomme de pin, une moufle et un rouge-gorge&#x202f;; le Printemps une tulipe, une coccinelle, une goutte de pluie et un chaton de saule.</translation>
    </message>
    <message>
        <source>Solo practice</source>
        <extracomment>Foxtail: a heading of the rules</extracomment>
        <translation>L’entraînement en solo</translation>
    </message>
    <message>
        <source>One player alone plays by the same rules. The upper part of the deck has 8 bits, the lower one 2 bits and the tip. Only matches, chains and variety count, because everything else needs someone to compare with. Your tail gets 8, 9 or 10 bits, each just as likely. The printed rules have no solo game. This one is ours.</source>
        <translation>Seul, on joue avec les mêmes règles&#x202f;: 8 morceaux en haut de la pioche, 2 morceaux et 1 pointe en bas. Seuls comptent les groupes, les suites et la variété, car pour tout le reste il faut quelqu’un à qui se comparer. Votre queue aura 8, 9 ou 10 morceaux, avec les mêmes chances pour chaque nombre. La règle imprimée ne prévoit pas de jeu en solo&#x202f;; celui-ci est de nous.</translation>
    </message>
    <message>
        <source>Choosing a theme</source>
        <translation>Choisir un thème</translation>
    </message>
    <message>
        <source>You pick a theme (FT-9) before the game and can change it at any time. Only the pictures change.</source>
        <translation>Vous choisissez un thème (FT-9) avant la partie et pouvez en changer à tout moment. Seules les images changent.</translation>
    </message>
    <message>
        <source>How long a tail gets</source>
        <translation>Jusqu’où pousse une queue</translation>
    </message>
    <message>
        <source>If nobody brushes, a tail gets at least 8 bits and at most 12 with 2 players, 14 with 3 and 16 with 4. On average it has a little more than 9. One tail in three stays at 8, and every seat has the same chances.</source>
        <translation>Si personne ne brosse, une queue compte au moins 8 morceaux, et au plus 12 à 2 joueurs, 14 à 3 et 16 à 4&#x202f;: un peu plus de 9 en moyenne. Une queue sur trois en reste à 8, et toutes les places ont les mêmes chances.</translation>
    </message>
    <message>
        <source>Bits that are left over</source>
        <translation>Les morceaux qui restent</translation>
    </message>
    <message>
        <source>The bits under the last tip stay in the deck. The shuffle alone decides how many; on average it is 1 to 2 bits. So with others at the table, bits that you miss by brushing go to them.</source>
        <translation>Les morceaux sous la dernière pointe restent dans la pioche. Leur nombre ne dépend que du mélange&#x202f;: 1 ou 2 morceaux en moyenne. À plusieurs, les morceaux que vous laissez passer en brossant vont donc aux autres.</translation>
    </message>
    <message>
        <source>The shortest and the longest</source>
        <translation>Les durées extrêmes</translation>
    </message>
    <message>
        <source>Without brushing, a game takes at least 9 turns, and at most 13 with 2 players, 15 with 3 or 17 with 4. With brushing it can take up to 24, 28 or 32 turns. Tails can then end with 6 to 14 bits with 2 players, 5 to 18 with 3 and 5 to 20 with 4. With 3 or 4 players not every seat can reach both extremes, because earlier seats draw first.</source>
        <translation>Sans brossage, une partie dure au moins 9 tours, et au plus 13 à 2 joueurs, 15 à 3 ou 17 à 4. Avec des brossages, elle peut durer jusqu’à 24, 28 ou 32 tours. Les queues peuvent alors finir avec 6 à 14 morceaux à 2 joueurs, 5 à 18 à 3 et 5 à 20 à 4. À 3 ou 4 joueurs, certaines places ne peuvent pas atteindre l’un des deux extrêmes, car les premières places piochent avant les autres.</translation>
    </message>
    <message>
        <source>Two bits joined blindly</source>
        <translation>Deux morceaux attachés à l’aveugle</translation>
    </message>
    <message>
        <source>There are 6240 ways to join one bit of the pack to another. 1976 of them make a match, 2912 make a chain and 1352 make nothing. So even a bit joined blindly scores nearly 4 times out of 5, and there is always one way that scores.</source>
        <translation>Il y a 6240 façons d’attacher un morceau du paquet à un autre&#x202f;: 1976 font un groupe, 2912 une suite et 1352 rien du tout. Même attaché à l’aveugle, un morceau rapporte donc des points près de 4 fois sur 5, et il existe toujours une façon d’en gagner.</translation>
    </message>
    <message>
        <source>What luck alone scores</source>
        <translation>Ce qu’apporte la chance seule</translation>
    </message>
    <message>
        <source>If all bits are joined at random, sets score about 8 points in a tail of 8 bits and about 17 in one of 16 bits. That is a little more than 1 point for each further bit.</source>
        <translation>Si tous les morceaux sont attachés au hasard, les combinaisons rapportent environ 8 points dans une queue de 8 morceaux et environ 17 dans une queue de 16. C’est un peu plus de 1 point par morceau supplémentaire.</translation>
    </message>
    <message>
        <source>What skill scores</source>
        <translation>Ce qu’apporte le savoir-faire</translation>
    </message>
    <message>
        <source>We let bots play many thousands of games. With 2 to 4 players at the table, joining at random scores 17 to 18 points in all, and always taking the most points at once scores more than 26. Brushing at random makes your tail short and loses. The casual bot joins for the most points and brushes late, if that gains at least 2.</source>
        <translation>Nous avons fait jouer aux robots des milliers et des milliers de parties. De 2 à 4 joueurs, attacher au hasard rapporte 17 à 18 points en tout&#x202f;; choisir toujours l’attache qui rapporte le plus sur le moment en donne plus de 26. Brosser au hasard raccourcit la queue et fait perdre. Le robot détendu choisit l’attache qui rapporte le plus et brosse tard, si cela rapporte au moins 2.</translation>
    </message>
    <message>
        <source>The best brush</source>
        <translation>La meilleure coiffure</translation>
    </message>
    <message>
        <source>For every tail there is a brush that scores the most tail points. In more than 99% of tails with 8 to 12 bits it reaches the limit (FT-65), which is 18 points with 8 bits and 2 more for every further bit. The program works it out exactly for bots and for your hints.</source>
        <translation>Pour chaque queue, il existe une coiffure qui donne le plus de points de queue. Plus de 99 fois sur 100, pour une queue de 8 à 12 morceaux, elle atteint la limite (FT-65)&#x202f;: 18 points avec 8 morceaux, et 2 de plus par morceau supplémentaire. Le programme la calcule exactement, pour les robots et pour vos conseils.</translation>
    </message>
    <message>
        <source>In solo practice your 8 bits have 3 tail points, and the best brush scores 18. Choose to brush and try to find it. A hint shows you a good next step.</source>
        <translation>À l’entraînement en solo, vos 8 morceaux donnent 3 points de queue, et la meilleure coiffure en donne 18. Choisissez de brosser et essayez de la trouver. Un conseil vous montre un bon choix à faire ensuite.</translation>
    </message>
    <message>
        <source>Some best brushes</source>
        <translation>Quelques coiffures parmi les meilleures</translation>
    </message>
    <message>
        <source>Bits are named here by their numbers: top left, top right, bottom left, bottom right. The tail 1112, 2111 can have 3 tail points at best, and the tail 1112, 1121, 1123 can have 6. The tail 1112, 1121, 1123, 1132, 1211 can have 12. Join its bits over and under with the tops together, then over and under with the bottoms together, for a set in each kind.</source>
        <translation>Les morceaux sont désignés ici par leurs nombres&#x202f;: en haut à gauche, en haut à droite, en bas à gauche, en bas à droite. La queue 1112, 2111 peut avoir au mieux 3 points de queue, la queue 1112, 1121, 1123 peut en avoir 6. La queue 1112, 1121, 1123, 1132, 1211 peut en avoir 12&#x202f;: attachez ses morceaux dessus puis dessous, par le haut, ensuite dessus puis dessous, par le bas, pour une combinaison dans chaque sorte.</translation>
    </message>
    <message>
        <source>What a long set costs</source>
        <translation>Ce que coûte une longue combinaison</translation>
    </message>
    <message>
        <source>A join that starts a set scores 2 points, and one that makes a set longer scores 1. So each further charm in a long set costs you about 1 tail point. It pays off only if it wins you the longest chain (FT-58) or the biggest match (FT-59).</source>
        <translation>Une jonction qui ouvre une combinaison rapporte 2 points, et une jonction qui allonge une combinaison n’en rapporte que 1. Chaque breloque de plus dans une longue combinaison vous coûte donc environ 1 point de queue. Cela n’en vaut la peine que si vous y gagnez la plus longue suite (FT-58) ou le plus grand groupe (FT-59).</translation>
    </message>
    <message>
        <source>Everything has its mirror</source>
        <translation>Tout est symétrique</translation>
    </message>
    <message>
        <source>Tops are worth as much as bottoms. A tail read from its tip to its fox, as in a mirror, is worth the same. And if every 1 of a kind became a 3 and every 3 a 1, nothing would change either.</source>
        <translation>Le haut vaut autant que le bas. Une queue lue de la pointe au renard, comme dans un miroir, vaut autant. Et si chaque 1 d’une sorte devenait un 3 et chaque 3 un 1, rien ne changerait non plus.</translation>
    </message>
    <message>
        <source>Example: a tail and its points</source>
        <translation>Exemple&#x202f;: une queue et ses points</translation>
    </message>
    <message>
        <source>Six bits show the top left numbers 2, 2, 2, 2, 2 and 1. All are joined over with the tops together, which makes a match of 5 and a chain of 2. With 1 point for variety that is 8 tail points. Join the fourth bit under instead, with the tops together, and two joins are lost. A match of 3 and a chain of 2 remain, for 6 tail points.</source>
        <translation>Six morceaux montrent en haut à gauche les nombres 2, 2, 2, 2, 2 et 1. Tous sont attachés dessus, par le haut&#x202f;: cela fait un groupe de 5 et une suite de 2, soit, avec 1 point de variété, 8 points de queue. Attachez plutôt le quatrième morceau dessous, par le haut, et deux jonctions sont perdues. Il reste un groupe de 3 et une suite de 2, 6 points de queue.</translation>
    </message>
    <message>
        <source>Example: comparing tails</source>
        <translation>Exemple&#x202f;: comparer les queues</translation>
    </message>
    <message>
        <source>Three players have longest chains of 5, 3 and 3 and biggest matches of 0, 3 and 3. The first gets 2 points for the chain, and the two others 2 each for their matches. Their finishing turns are 9, 10 and 9, so the first and the third get 2 points more.</source>
        <translation>Trois joueurs ont pour plus longues suites 5, 3 et 3 et pour plus grands groupes 0, 3 et 3. Le premier reçoit 2 points pour la suite, et les deux autres 2 chacun pour leurs groupes. Ils ont fini aux tours 9, 10 et 9&#x202f;: le premier et le troisième reçoivent donc encore 2 points.</translation>
    </message>
    <message>
        <source>Example: a whole game for two</source>
        <translation>Exemple&#x202f;: une partie entière à deux</translation>
    </message>
    <message>
        <source>One player always draws and finishes on turn 13 with 12 bits and 16 tail points. The other brushes twice and finishes on turn 10 with 7 bits and 13 tail points. They tie for the longest chain and the biggest match, each gets 1 vote, and the second gets 2 points for finishing first. The long tail wins by 21 points to 20.</source>
        <translation>L’un pioche toujours et finit au tour 13 avec 12 morceaux et 16 points de queue. L’autre brosse deux fois et finit au tour 10 avec 7 morceaux et 13 points de queue. Ils sont à égalité pour la plus longue suite et le plus grand groupe, chacun reçoit 1 vote, et le second reçoit 2 points pour avoir fini en premier. La longue queue l’emporte par 21 points à 20.</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>Foxtail: a heading of the rules</extracomment>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Foxtail is for 2 to 4 players. Everyone needs a fox and a tail tip, and there are 4 of each. One player alone can practise (FT-66).</source>
        <translation>Foxtail se joue de 2 à 4 joueurs. Chacun a besoin d’un renard et d’une pointe de queue, et il y en a 4 de chaque. Tout seul, on peut s’entraîner (FT-66).</translation>
    </message>
    <message>
        <source>Foxes</source>
        <extracomment>Foxtail: a heading of the rules</extracomment>
        <translation>Les renards</translation>
    </message>
    <message>
        <source>There are 4 fox cards. Your fox is where your tail begins. Foxes that nobody needs stay out of the game.</source>
        <translation>Il y a 4 cartes Renard. Votre queue part de votre renard. Les renards inutilisés restent hors du jeu.</translation>
    </message>
    <message>
        <source>Tail tips</source>
        <extracomment>Foxtail: a heading of the rules</extracomment>
        <translation>Les pointes de queue</translation>
    </message>
    <message>
        <source>There are 4 tail tips, all alike. A complete tail ends with exactly 1 tip, so the deck starts with as many tips as there are players.</source>
        <translation>Il y a 4 pointes de queue, toutes identiques. Une queue complète finit par exactement 1 pointe&#x202f;: la pioche commence donc avec autant de pointes qu’il y a de joueurs.</translation>
    </message>
    <message>
        <source>Tail bits</source>
        <extracomment>Where a name is missing, or a word of the table that all games share; Foxtail: a heading of the rules</extracomment>
        <translation>Les morceaux de queue</translation>
    </message>
    <message>
        <source>Tips</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Pointes</translation>
    </message>
    <message>
        <source>All other cards are tail bits, and a tail is made of them. We play with 40, which is just enough for 4 players with 10 bits each. The printed rules do not say how many there are.</source>
        <translation>Toutes les autres cartes sont des morceaux de queue&#x202f;; ce sont eux qui composent une queue. Nous en utilisons 40, juste assez pour 4 joueurs avec 10 morceaux chacun. La règle imprimée ne dit pas combien il y en a.</translation>
    </message>
    <message>
        <source>Four corners, four kinds of charm</source>
        <translation>Quatre coins, quatre sortes de breloques</translation>
    </message>
    <message>
        <source>Every bit has a charm in each of its 4 corners, and these are of 4 different kinds. Each kind keeps its corner, so a kind that is top left on one bit is top left on all of them. The printed rules do not say it this plainly, but joining bits would not work otherwise (FT-29).</source>
        <translation>Chaque morceau porte une breloque à chacun de ses 4 coins, et elles sont de 4 sortes différentes. Chaque sorte garde son coin&#x202f;: celle qui est en haut à gauche sur un morceau l’est aussi sur tous les autres. La règle imprimée ne le dit pas aussi clairement, mais sans cela, on ne pourrait pas attacher les morceaux (FT-29).</translation>
    </message>
    <message>
        <source>Numbers on charms</source>
        <translation>Les nombres des breloques</translation>
    </message>
    <message>
        <source>A charm shows 1, 2 or 3 symbols, and that is its number. Only the kind of a charm and its number matter.</source>
        <translation>Une breloque montre 1, 2 ou 3 symboles&#x202f;: c’est son nombre. Seuls comptent la sorte d’une breloque et son nombre.</translation>
    </message>
    <message>
        <source>The forty tail bits</source>
        <translation>Les quarante morceaux de queue</translation>
    </message>
    <message>
        <source>No two bits are alike. Each has a 2 in one of its corners or in three of them. The other corners show a 1 or a 3. So 32 bits have a single 2 and 8 bits have three. The printed rules do not list their cards, so this pack is our own.</source>
        <translation>Il n’y a pas deux morceaux identiques. Chacun porte un 2 à un de ses coins ou à trois d’entre eux&#x202f;; les autres coins montrent un 1 ou un 3. Ainsi 32 morceaux ont un seul 2 et 8 morceaux en ont trois. La règle imprimée ne donne pas la liste de ses cartes&#x202f;: ce paquet est donc le nôtre.</translation>
    </message>
    <message>
        <source>A fair pack</source>
        <translation>Un paquet équitable</translation>
    </message>
    <message>
        <source>In each corner 13 bits show a 1, 14 a 2 and 13 a 3. So no corner is luckier than another. Any two bits can score together in at least one kind of charm, because every bit shows a 2 somewhere and a 2 goes with every number.</source>
        <translation>À chaque coin, 13 morceaux montrent un 1, 14 un 2 et 13 un 3. Aucun coin n’est donc plus favorable qu’un autre. Deux morceaux quelconques peuvent toujours rapporter ensemble des points dans au moins une sorte de breloque, car chaque morceau montre quelque part un 2, et un 2 va avec tous les nombres.</translation>
    </message>
    <message>
        <source>A fox for everyone</source>
        <translation>Un renard pour chacun</translation>
    </message>
    <message>
        <source>Everyone starts with a fox, face up, and no bits at all. No two players have the same fox, and which one is yours makes no difference. Nobody goes first, since all play at the same time (FT-15).</source>
        <translation>Chacun commence avec un renard face visible et sans aucun morceau. Deux joueurs n’ont jamais le même renard, et peu importe lequel est le vôtre. Il n’y a pas de premier joueur, puisque tous jouent en même temps (FT-15).</translation>
    </message>
    <message>
        <source>Which bits are in play</source>
        <translation>Les morceaux en jeu</translation>
    </message>
    <message>
        <source>All 40 bits are shuffled face down, and 10 for each player are counted off unseen. That makes 20 bits for 2 players, 30 for 3 and all 40 for 4. The printed rules only give the number of cards. We take them at random, so nobody chooses them.</source>
        <translation>On mélange les 40 morceaux face cachée et on en compte 10 par joueur sans les regarder. Cela fait 20 morceaux à 2 joueurs, 30 à 3 et les 40 à 4. La règle imprimée ne donne que le nombre de cartes&#x202f;; nous les prenons au hasard, pour que personne ne les choisisse.</translation>
    </message>
    <message>
        <source>The upper part of the deck</source>
        <translation>Le haut de la pioche</translation>
    </message>
    <message>
        <source>8 bits for each player are shuffled and make the upper part of the deck. No tip is among them, so the first 16 cards drawn are bits with 2 players, the first 24 with 3, the first 32 with 4.</source>
        <translation>On mélange 8 morceaux par joueur&#x202f;: ils forment le haut de la pioche. Il n’y a aucune pointe parmi eux&#x202f;: à 2 joueurs, les 16 premières cartes piochées sont donc des morceaux&#x202f;; à 3, les 24 premières&#x202f;; à 4, les 32 premières.</translation>
    </message>
    <message>
        <source>The lower part of the deck</source>
        <translation>Le bas de la pioche</translation>
    </message>
    <message>
        <source>2 more bits and 1 tip for each player are shuffled together and put under the upper part. Here the tips may come in any order, even all at once. With 4 players, for example, 4 of the last 12 cards are tips.</source>
        <translation>On mélange ensuite, pour chaque joueur, 2 autres morceaux et 1 pointe, et on les place sous le haut de la pioche. Ici, les pointes peuvent venir dans n’importe quel ordre, même toutes d’un coup. À 4 joueurs, par exemple, 4 des 12 dernières cartes sont des pointes.</translation>
    </message>
    <message>
        <source>Cards set aside</source>
        <translation>Les cartes mises de côté</translation>
    </message>
    <message>
        <source>Cards that are not needed stay out of the game. Spare bits lie face down and nobody may look at them: 20 bits with 2 players, 10 with 3, none with 4. So with fewer than 4 players nobody can work out which bits are still to come.</source>
        <translation>Les cartes dont on n’a pas besoin restent hors du jeu. Les morceaux en trop sont face cachée et personne ne peut les regarder&#x202f;: 20 morceaux à 2 joueurs, 10 à 3, aucun à 4. À moins de 4 joueurs, personne ne peut donc déduire quels morceaux sont encore à venir.</translation>
    </message>
    <message>
        <source>All play together</source>
        <translation>Tous jouent en même temps</translation>
    </message>
    <message>
        <source>In each turn everyone whose tail is not complete acts once, all at the same time. The next turn begins when the last of them is done. Nobody acts twice before that. If a single tail is left unfinished, its owner keeps taking turns alone.</source>
        <translation>À chaque tour, tous ceux dont la queue n’est pas complète agissent une fois, en même temps. Le tour suivant commence quand le dernier a fini&#x202f;; personne n’agit deux fois avant cela. S’il ne reste qu’une queue inachevée, seul son propriétaire continue à jouer.</translation>
    </message>
    <message>
        <source>Draw or brush</source>
        <translation>Piocher ou brosser</translation>
    </message>
    <message>
        <source>On your turn you either draw a card for your tail or brush your tail. You cannot do both, and you cannot pass.</source>
        <translation>À votre tour, soit vous piochez une carte pour votre queue, soit vous brossez votre queue. Vous ne pouvez pas faire les deux, et vous ne pouvez pas passer.</translation>
    </message>
    <message>
        <source>Choosing without looking</source>
        <translation>Choisir sans regarder</translation>
    </message>
    <message>
        <source>You choose between drawing and brushing before any card of this turn is seen. All choices are shown together when the last one is made, so waiting for the others helps nobody. After seeing your card it is too late to brush instead. The printed rules give no order here. This is how we play it.</source>
        <translation>Vous choisissez de piocher ou de brosser avant de voir la moindre carte de ce tour. On révèle tous les choix ensemble quand le dernier est fait&#x202f;: il ne sert donc à rien d’attendre les autres. Une fois votre carte vue, il est trop tard pour décider de brosser. La règle imprimée ne précise pas l’ordre&#x202f;; voilà comment nous jouons.</translation>
    </message>
    <message>
        <source>The steps of a turn</source>
        <translation>Les étapes d’un tour</translation>
    </message>
    <message>
        <source>First everyone chooses to draw or to brush. Then those who draw take the top card one after the other, in seat order, and a tip is placed at once. Then everyone joins the new bit or brushes in secret, and all of it is shown together when the last one is ready. Now the turn is over. The printed rules say that the order of drawing hardly matters. Ours is fixed.</source>
        <translation>D’abord, chacun choisit&#x202f;: piocher ou brosser. Puis ceux qui piochent prennent la carte du dessus l’un après l’autre, dans l’ordre des places, et toute pointe piochée est posée aussitôt. Ensuite, chacun attache son nouveau morceau ou brosse sa queue en secret, et l’on révèle le tout quand le dernier est prêt. Le tour est alors fini. La règle imprimée dit que l’ordre de pioche n’a guère d’importance&#x202f;; le nôtre est fixe.</translation>
    </message>
    <message>
        <source>Drawing</source>
        <extracomment>Foxtail: a heading of the rules</extracomment>
        <translation>Piocher</translation>
    </message>
    <message>
        <source>Drawing means taking 1 card, the top one of the deck. There is always a card left for you (FT-26). If everyone brushes, no card leaves the deck.</source>
        <translation>Piocher, c’est prendre 1 carte, celle du dessus de la pioche. Il reste toujours une carte pour vous (FT-26). Si tout le monde brosse, aucune carte ne quitte la pioche.</translation>
    </message>
    <message>
        <source>Drawn cards are face up</source>
        <translation>Une carte piochée est visible</translation>
    </message>
    <message>
        <source>A drawn card is turned face up for everyone. The printed rules do not mention this, but the card ends up face up in a tail that same turn anyway.</source>
        <translation>Quand vous piochez une carte, vous la retournez face visible pour tous. La règle imprimée n’en parle pas&#x202f;; de toute façon, la carte sera visible dans une queue au cours du même tour.</translation>
    </message>
    <message>
        <source>The new bit joins the end</source>
        <translation>Le nouveau morceau va au bout</translation>
    </message>
    <message>
        <source>The bit you drew must join your own tail in the same turn, right behind the last bit. You cannot keep it for later, put it back, give it away or push it in between earlier bits.</source>
        <translation>Le morceau pioché doit rejoindre votre propre queue pendant le même tour, juste derrière le dernier morceau. Vous ne pouvez pas le garder pour plus tard, le remettre dans la pioche, le donner ou le glisser entre des morceaux plus anciens.</translation>
    </message>
    <message>
        <source>The first bit</source>
        <translation>Le premier morceau</translation>
    </message>
    <message>
        <source>Your first bit simply goes next to your fox. There is nothing to choose, because a fox has no charms to meet. From the second bit on you choose how each bit joins (FT-28).</source>
        <translation>Votre premier morceau se pose simplement à côté de votre renard. Vous ne choisissez rien, car un renard n’a pas de breloques à rejoindre. À partir du deuxième morceau, vous choisissez comment chacun s’attache (FT-28).</translation>
    </message>
    <message>
        <source>Placed bits stay</source>
        <translation>Les morceaux posés restent</translation>
    </message>
    <message>
        <source>A bit stays exactly as it lies until you brush your tail. Placing a new bit never tilts an old one. It may hide a corner of the last one, though (FT-35).</source>
        <translation>Un morceau reste en place, tel quel, jusqu’à ce que vous brossiez votre queue. Poser un nouveau morceau ne change jamais l’inclinaison d’un ancien. Il peut toutefois cacher un coin du dernier (FT-35).</translation>
    </message>
    <message>
        <source>Drawing a tip</source>
        <translation>Piocher une pointe</translation>
    </message>
    <message>
        <source>If you draw a tip, it goes to the end of your tail at once and the tail is complete. There is nothing to choose. The turn in which this happens is your finishing turn (FT-61). It can also happen when you had to draw after a brush.</source>
        <translation>Si vous piochez une pointe, elle va aussitôt au bout de votre queue, qui est alors complète. Vous ne choisissez rien. Le tour où cela arrive est celui où vous finissez (FT-61). Cela peut aussi arriver quand vous devez piocher après un brossage.</translation>
    </message>
    <message>
        <source>When your tail is complete</source>
        <translation>Quand votre queue est complète</translation>
    </message>
    <message>
        <source>With a complete tail you watch the others. You neither draw nor brush any more, and you do not get a second tip. You act again in the vote (FT-62).</source>
        <translation>Avec une queue complète, vous regardez les autres&#x202f;: vous ne piochez plus, ne brossez plus et n’avez pas de deuxième pointe. Vous n’agirez plus qu’une fois, lors du vote (FT-62).</translation>
    </message>
    <message>
        <source>The deck never runs short</source>
        <translation>La pioche suffit toujours</translation>
    </message>
    <message>
        <source>The deck always holds as many tips as there are unfinished tails. So it cannot run out before everyone is done. The last card drawn in a game is always a tip, and bits below it are never used.</source>
        <translation>La pioche contient toujours autant de pointes qu’il y a de queues inachevées. Elle ne peut donc pas s’épuiser avant que tous aient fini. La dernière carte piochée d’une partie est toujours une pointe, et les morceaux restés dessous ne servent jamais.</translation>
    </message>
    <message>
        <source>The end of play</source>
        <translation>La fin du jeu</translation>
    </message>
    <message>
        <source>Play ends with the turn in which the last tail is completed. After that the points are counted (FT-54).</source>
        <translation>Le jeu s’achève avec le tour où la dernière queue devient complète. Ensuite, on compte les points (FT-54).</translation>
    </message>
    <message>
        <source>Four ways to join</source>
        <translation>Quatre façons d’attacher</translation>
    </message>
    <message>
        <source>From the second bit on you choose a link, one of 4 ways in which a bit joins the one before it. With the tops or the bottoms together, that side is drawn close and the other side fans out. Over means the new bit lies on the last one, and under means it is tucked below it. All 4 are always allowed, whatever the numbers are.</source>
        <translation>À partir du deuxième morceau, vous choisissez une attache, l’une des 4 façons d’attacher un morceau au précédent. Par le haut ou par le bas&#x202f;: ce côté-là se resserre, et l’autre s’ouvre en éventail. Dessus ou dessous&#x202f;: le nouveau morceau se pose sur le dernier ou se glisse sous lui. Les 4 façons sont toujours permises, quels que soient les nombres.</translation>
    </message>
    <message>
        <source>What each way joins</source>
        <translation>Ce que réunit chaque attache</translation>
    </message>
    <message>
        <source>Over, tops together: the top left charms meet. Under, tops together: the top right ones. Over, bottoms together: the bottom left ones. Under, bottoms together: the bottom right ones. Each way hides 1 corner on the side drawn together: over hides the right corner of the last bit, under hides the left corner of the new one.</source>
        <translation>Dessus, par le haut&#x202f;: les breloques en haut à gauche se rejoignent. Dessous, par le haut&#x202f;: celles en haut à droite. Dessus, par le bas&#x202f;: celles en bas à gauche. Dessous, par le bas&#x202f;: celles en bas à droite. Chaque façon cache 1 coin du côté resserré&#x202f;: dessus cache le coin droit du dernier morceau, dessous cache le coin gauche du nouveau.</translation>
    </message>
    <message>
        <source>You have drawn your second bit. Look at the four ways to join it. Each of them puts another kind of charm together. Over with the tops together puts a 1 beside a 2, a chain. Under with the tops together puts a 1 beside a 1, a match.</source>
        <translation>Vous avez pioché votre deuxième morceau. Regardez les quatre façons de l’attacher. Chacune réunit une sorte de breloque différente. «&#x202f;Dessus, par le haut&#x202f;» met un 1 à côté d’un 2&#x202f;: c’est une suite. «&#x202f;Dessous, par le haut&#x202f;» met un 1 à côté d’un 1&#x202f;: c’est un groupe.</translation>
    </message>
    <message>
        <source>No bit lies straight</source>
        <translation>Aucun morceau ne reste droit</translation>
    </message>
    <message>
        <source>Every bit after the first joins in one of the four ways, even if it scores nothing or spoils something. It cannot lie straight, and it always hides exactly 1 corner. In the printed rules the tilt is part of adding a bit, so you cannot leave it out here.</source>
        <translation>Chaque morceau après le premier s’attache de l’une des quatre façons, même si cela ne rapporte rien ou fait perdre quelque chose. Il ne peut pas rester droit, et il cache toujours exactement 1 coin. Pour la règle imprimée, l’inclinaison fait partie de la pose d’un morceau&#x202f;: nous la gardons donc.</translation>
    </message>
    <message>
        <source>Right way up</source>
        <translation>À l’endroit</translation>
    </message>
    <message>
        <source>Bits lie face up and the right way up, and nobody turns them upside down. The tail grows away from the fox in one direction. On our table that is to the right.</source>
        <translation>Les morceaux sont face visible et à l’endroit&#x202f;; on ne les met jamais la tête en bas. La queue pousse dans une seule direction à partir du renard. Ici, c’est vers la droite.</translation>
    </message>
    <message>
        <source>The fanned side joins nothing</source>
        <translation>Le côté en éventail ne réunit rien</translation>
    </message>
    <message>
        <source>On the side that fans out, charms of two different kinds face each other. They do not make a set, even if their numbers are equal.</source>
        <translation>Du côté qui s’ouvre en éventail, des breloques de deux sortes différentes se font face. Elles ne forment pas une combinaison, même si leurs nombres sont égaux.</translation>
    </message>
    <message>
        <source>A hidden charm counts for nobody</source>
        <translation>Une breloque cachée ne compte pas</translation>
    </message>
    <message>
        <source>A join counts only if both of its charms are in sight when the tail is scored. A charm that is covered counts for nobody, even if it was in sight before. The printed rules do not say this. We look at the tail as it lies in the end.</source>
        <translation>Une jonction ne compte que si ses deux breloques sont visibles quand on compte les points de la queue. Une breloque couverte ne compte pour personne, même si elle était visible avant. La règle imprimée ne le dit pas&#x202f;; nous regardons la queue telle qu’elle est à la fin.</translation>
    </message>
    <message>
        <source>Joins that spoil each other</source>
        <translation>Les jonctions qui s’annulent</translation>
    </message>
    <message>
        <source>Two joins in a row are both lost in two cases only: a bit joined under with the tops together is followed by one joined over with the tops together, or the same with the bottoms. The bit in the middle then has both corners of that side hidden. In any other order both joins count, and joins further apart never harm each other.</source>
        <translation>Deux jonctions consécutives ne sont toutes deux perdues que dans deux cas&#x202f;: un morceau attaché dessous par le haut est suivi d’un morceau attaché dessus par le haut, ou la même chose par le bas. Le morceau du milieu a alors ses deux coins de ce côté cachés. Dans tout autre ordre, les deux jonctions comptent, et des jonctions plus éloignées ne se nuisent jamais.</translation>
    </message>
    <message>
        <source>Both joins of your tail are lost, because the second bit lies under and the third one over, both with the tops together. You are brushing now. Join the second bit over and the third one under, with the tops together. Then both joins count, and you have 6 tail points instead of 0.</source>
        <translation>Les deux jonctions de votre queue sont perdues&#x202f;: le deuxième morceau est dessous et le troisième dessus, tous deux par le haut. Vous êtes en train de brosser. Attachez le deuxième morceau dessus et le troisième dessous, par le haut&#x202f;: les deux jonctions comptent, et vous avez 6 points de queue au lieu de 0.</translation>
    </message>
    <message>
        <source>A new bit can undo the last join</source>
        <translation>Un nouveau morceau peut défaire la dernière jonction</translation>
    </message>
    <message>
        <source>If your last bit lies under with the tops together, joining the new one over with the tops together breaks the last join and loses its points, and the new join is lost as well. The same goes for the bottoms. It is allowed, and the table warns you. Earlier charms of the row stay joined.</source>
        <translation>Si votre dernier morceau est dessous par le haut, attacher le nouveau dessus par le haut supprime la dernière jonction et ses points, et la nouvelle jonction est perdue aussi. Il en va de même par le bas. C’est permis, et le programme vous prévient. Les breloques précédentes de la rangée restent réunies.</translation>
    </message>
    <message>
        <source>You have a match of 3 at the top right, and your last bit lies under with the tops together. Join the new bit over with the tops together, and the match shrinks to 2. Over with the bottoms together leaves the match as it is and adds a chain.</source>
        <translation>Vous avez un groupe de 3 en haut à droite, et votre dernier morceau est dessous par le haut. Attachez le nouveau morceau dessus par le haut&#x202f;: le groupe se réduit à 2. Dessus par le bas, il laisse le groupe tel quel et ajoute une suite.</translation>
    </message>
    <message>
        <source>How many charms are in sight</source>
        <translation>Combien de breloques restent visibles</translation>
    </message>
    <message>
        <source>Each join hides 1 corner, and no corner is hidden twice. So every bit leaves 3 charms in sight, and 1 more for the whole tail: 8 bits show 25 charms.</source>
        <translation>Chaque jonction cache 1 coin, et aucun coin n’est caché deux fois. Chaque morceau laisse donc 3 breloques visibles, plus 1 pour toute la queue&#x202f;: 8 morceaux montrent 25 breloques.</translation>
    </message>
    <message>
        <source>Fox and tip have no charms</source>
        <translation>Ni le renard ni la pointe n’ont de breloques</translation>
    </message>
    <message>
        <source>The fox and the tip have no charms. They join nothing and hide nothing, so a tip never changes your sets. The printed rules give charms to tail bits only.</source>
        <translation>Le renard et la pointe ne portent pas de breloques. Ils ne réunissent rien et ne cachent rien&#x202f;: une pointe ne change donc jamais vos combinaisons. La règle imprimée ne donne de breloques qu’aux morceaux de queue.</translation>
    </message>
    <message>
        <source>Which bit lies on top</source>
        <translation>Quel morceau est au-dessus</translation>
    </message>
    <message>
        <source>Only neighbours overlap. A bit joined over lies one layer above the bit before it, a bit joined under one layer below. This is how the table draws a tail. It has no effect on points.</source>
        <translation>Seuls des morceaux voisins se chevauchent. Un morceau attaché dessus se trouve une couche au-dessus du morceau précédent, un morceau attaché dessous, une couche plus bas. C’est ainsi que le programme dessine une queue&#x202f;; cela n’a aucun effet sur les points.</translation>
    </message>
    <message>
        <source>How far a bit tilts</source>
        <translation>De combien un morceau s’incline</translation>
    </message>
    <message>
        <source>On our table each new bit turns by 12 degrees about the corner where it overlaps the last one. So 1 charm is covered completely and all the others stay visible. Tails may bend a long way round. That has no effect on points.</source>
        <translation>Ici, chaque nouveau morceau tourne de 12 degrés autour du coin où il chevauche le dernier. Ainsi, 1 breloque est entièrement couverte et toutes les autres restent visibles. Les queues peuvent beaucoup se courber&#x202f;; cela n’a aucun effet sur les points.</translation>
    </message>
    <message>
        <source>Brushing instead of drawing</source>
        <translation>Brosser au lieu de piocher</translation>
    </message>
    <message>
        <source>You may spend your turn on brushing your tail. Then you draw no card in this turn. Several players may brush in the same turn, and you may brush as often as you like in a game, but never twice in a row (FT-45).</source>
        <translation>Vous pouvez consacrer votre tour à brosser votre queue. Vous ne piochez alors pas de carte. Plusieurs joueurs peuvent brosser au même tour, et vous pouvez brosser aussi souvent que vous voulez dans une partie, mais jamais deux fois de suite (FT-45).</translation>
    </message>
    <message>
        <source>What a brush can change</source>
        <translation>Ce qu’un brossage peut changer</translation>
    </message>
    <message>
        <source>In a brush you choose again how each bit joins the one before it. The order of the bits stays as it is, and so do the fox and the other players’ tails. The first bit has no join, so it does not change.</source>
        <translation>Lors d’un brossage, vous choisissez de nouveau comment chaque morceau s’attache au précédent. L’ordre des morceaux, le renard et les queues des autres ne changent pas. Le premier morceau n’a pas de jonction&#x202f;: il ne change donc pas.</translation>
    </message>
    <message>
        <source>Bit by bit, once</source>
        <translation>Morceau par morceau, une seule fois</translation>
    </message>
    <message>
        <source>You go through your tail from the second bit to the last and choose a way to join for each. Until you confirm the brush, you can take your choices back and try others, because nothing new is revealed along the way. You can confirm the brush once you have chosen for every bit.</source>
        <translation>Vous parcourez votre queue du deuxième morceau au dernier et choisissez pour chacun une façon de l’attacher. Tant que vous n’avez pas validé la coiffure, vous pouvez reprendre vos choix et en essayer d’autres, puisque rien de nouveau n’est révélé entre-temps. Vous pouvez valider la coiffure une fois que chaque morceau a son attache.</translation>
    </message>
    <message>
        <source>You are brushing a tail of 4 bits. Choose a way to join for the second, the third and the fourth bit and watch your tail points. Until you confirm the brush, you can take your choices back.</source>
        <translation>Vous brossez une queue de 4 morceaux. Choisissez une façon d’attacher le deuxième, le troisième et le quatrième morceau et observez vos points de queue. Tant que vous n’avez pas validé la coiffure, vous pouvez reprendre vos choix.</translation>
    </message>
    <message>
        <source>A brush may change nothing</source>
        <translation>Un brossage peut ne rien changer</translation>
    </message>
    <message>
        <source>You may choose the links that your bits already have. It is still a brush, so you must draw on your next turn. The printed rules allow changes but do not require any.</source>
        <translation>Vous pouvez laisser à certains de vos morceaux, ou à tous, l’attache qu’ils ont déjà. C’est quand même un brossage&#x202f;: vous devez donc piocher au tour suivant. La règle imprimée permet des changements et n’en exige aucun.</translation>
    </message>
    <message>
        <source>At least two bits</source>
        <translation>Au moins deux morceaux</translation>
    </message>
    <message>
        <source>You need 2 bits or more to brush, because a single bit has no join to change. So everyone draws in turns 1 and 2. The printed rules do not say this, but without it brushing would be a way to pass.</source>
        <translation>Il vous faut 2 morceaux ou plus pour brosser, car un morceau seul n’a pas de jonction à changer. Tout le monde pioche donc aux tours 1 et 2. La règle imprimée ne le dit pas, mais sans cela brosser serait une façon de passer.</translation>
    </message>
    <message>
        <source>Never twice in a row</source>
        <translation>Jamais deux fois de suite</translation>
    </message>
    <message>
        <source>If you brushed on your last turn, you must draw on this one. On the turn after that you may brush again.</source>
        <translation>Si vous avez brossé à votre dernier tour, vous devez piocher à celui-ci. Au tour d’après, vous pouvez de nouveau brosser.</translation>
    </message>
    <message>
        <source>You brushed on your last turn, so all you can do now is draw. Draw a card and join it. On the turn after that you may brush again.</source>
        <translation>Vous avez brossé à votre dernier tour&#x202f;: vous ne pouvez donc que piocher. Piochez une carte et attachez-la&#x202f;: au tour d’après, vous pourrez de nouveau brosser.</translation>
    </message>
    <message>
        <source>No brushing once complete</source>
        <translation>Queue complète&#x202f;: on ne brosse plus</translation>
    </message>
    <message>
        <source>A complete tail cannot change. When the upper part of the deck is used up, any draw can be the tip. A brush that you put off until then may never come.</source>
        <translation>Une queue complète ne change plus. Quand le haut de la pioche est épuisé, chaque carte piochée peut vous apporter la pointe. Si vous attendez ce moment pour brosser, vous ne le ferez peut-être jamais.</translation>
    </message>
    <message>
        <source>The upper part of the deck is used up, so any card can be the tip now. Your tail has 5 tail points and could have 18. Brush it now, or draw and see what comes.</source>
        <translation>Le haut de la pioche est épuisé&#x202f;: n’importe quelle carte peut maintenant être la pointe. Vous avez 5 points de queue et pourriez en avoir 18. Brossez votre queue maintenant, ou piochez et voyez ce qui vient.</translation>
    </message>
    <message>
        <source>bit 1112</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>morceau 1112</translation>
    </message>
    <message>
        <source>bit 1121</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>morceau 1121</translation>
    </message>
    <message>
        <source>bit 1123</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>morceau 1123</translation>
    </message>
    <message>
        <source>bit 1132</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>morceau 1132</translation>
    </message>
    <message>
        <source>bit 1211</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>morceau 1211</translation>
    </message>
    <message>
        <source>bit 1213</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>morceau 1213</translation>
    </message>
    <message>
        <source>bit 1222</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>morceau 1222</translation>
    </message>
    <message>
        <source>bit 1231</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>morceau 1231</translation>
    </message>
    <message>
        <source>bit 1233</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>morceau 1233</translation>
    </message>
    <message>
        <source>bit 1312</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>morceau 1312</translation>
    </message>
    <message>
        <source>bit 1321</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>morceau 1321</translation>
    </message>
    <message>
        <source>bit 1323</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>morceau 1323</translation>
    </message>
    <message>
        <source>bit 1332</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>morceau 1332</translation>
    </message>
    <message>
        <source>bit 2111</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>morceau 2111</translation>
    </message>
    <message>
        <source>bit 2113</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>morceau 2113</translation>
    </message>
    <message>
        <source>bit 2122</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>morceau 2122</translation>
    </message>
    <message>
        <source>bit 2131</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>morceau 2131</translation>
    </message>
    <message>
        <source>bit 2133</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>morceau 2133</translation>
    </message>
    <message>
        <source>bit 2212</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>morceau 2212</translation>
    </message>
    <message>
        <source>bit 2221</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>morceau 2221</translation>
    </message>
    <message>
        <source>bit 2223</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>morceau 2223</translation>
    </message>
    <message>
        <source>bit 2232</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>morceau 2232</translation>
    </message>
    <message>
        <source>bit 2311</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>morceau 2311</translation>
    </message>
    <message>
        <source>bit 2313</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>morceau 2313</translation>
    </message>
    <message>
        <source>bit 2322</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>morceau 2322</translation>
    </message>
    <message>
        <source>bit 2331</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>morceau 2331</translation>
    </message>
    <message>
        <source>bit 2333</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>morceau 2333</translation>
    </message>
    <message>
        <source>bit 3112</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>morceau 3112</translation>
    </message>
    <message>
        <source>bit 3121</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>morceau 3121</translation>
    </message>
    <message>
        <source>bit 3123</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>morceau 3123</translation>
    </message>
    <message>
        <source>bit 3132</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>morceau 3132</translation>
    </message>
    <message>
        <source>bit 3211</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>morceau 3211</translation>
    </message>
    <message>
        <source>bit 3213</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>morceau 3213</translation>
    </message>
    <message>
        <source>bit 3222</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>morceau 3222</translation>
    </message>
    <message>
        <source>bit 3231</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>morceau 3231</translation>
    </message>
    <message>
        <source>bit 3233</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>morceau 3233</translation>
    </message>
    <message>
        <source>bit 3312</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>morceau 3312</translation>
    </message>
    <message>
        <source>bit 3321</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>morceau 3321</translation>
    </message>
    <message>
        <source>bit 3323</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>morceau 3323</translation>
    </message>
    <message>
        <source>bit 3332</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>morceau 3332</translation>
    </message>
    <message>
        <source>tail tip</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>pointe de queue</translation>
    </message>
    <message>
        <source>draw</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>piocher</translation>
    </message>
    <message>
        <source>brush</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>brosser</translation>
    </message>
    <message>
        <source>over, tops together</source>
        <translation>dessus, par le haut</translation>
    </message>
    <message>
        <source>under, tops together</source>
        <translation>dessous, par le haut</translation>
    </message>
    <message>
        <source>over, bottoms together</source>
        <translation>dessus, par le bas</translation>
    </message>
    <message>
        <source>under, bottoms together</source>
        <translation>dessous, par le bas</translation>
    </message>
    <message>
        <source>a point for seat 1</source>
        <translation>un point pour la place 1</translation>
    </message>
    <message>
        <source>a point for seat 2</source>
        <translation>un point pour la place 2</translation>
    </message>
    <message>
        <source>a point for seat 3</source>
        <translation>un point pour la place 3</translation>
    </message>
    <message>
        <source>a point for seat 4</source>
        <translation>un point pour la place 4</translation>
    </message>
    <message>
        <source>1 and 1</source>
        <translation>1 et 1</translation>
    </message>
    <message>
        <source>1 and 2</source>
        <translation>1 et 2</translation>
    </message>
    <message>
        <source>1 and 3</source>
        <translation>1 et 3</translation>
    </message>
    <message>
        <source>2 and 1</source>
        <translation>2 et 1</translation>
    </message>
    <message>
        <source>2 and 2</source>
        <translation>2 et 2</translation>
    </message>
    <message>
        <source>2 and 3</source>
        <translation>2 et 3</translation>
    </message>
    <message>
        <source>3 and 1</source>
        <translation>3 et 1</translation>
    </message>
    <message>
        <source>3 and 2</source>
        <translation>3 et 2</translation>
    </message>
    <message>
        <source>3 and 3</source>
        <translation>3 et 3</translation>
    </message>
    <message numerus="yes">
        <source>%1 shares the win with %n point(s).</source>
        <translation>
            <numerusform>%1 partage la victoire, avec %n point.</numerusform>
            <numerusform>%1 partage la victoire, avec %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 brushes and leaves every link as it is.</source>
        <translation>%1 brosse et laisse chaque attache telle quelle.</translation>
    </message>
    <message numerus="yes">
        <source>%1 brushes %n link(s). Tail points: %2 now, %3 before.</source>
        <translation>
            <numerusform>%1 brosse et refait %n attache. Points de queue&#x202f;: %2 (avant&#x202f;: %3).</numerusform>
            <numerusform>%1 brosse et refait %n attaches. Points de queue&#x202f;: %2 (avant&#x202f;: %3).</numerusform>
        </translation>
    </message>
    <message>
        <source>The deck is ready, with %1 cards.</source>
        <translation>La pioche est prête, avec %1 cartes.</translation>
    </message>
    <message>
        <source>The deck is ready, with %1 cards; %2 bits are set aside.</source>
        <translation>La pioche est prête, avec %1 cartes&#x202f;; %2 morceaux restent de côté.</translation>
    </message>
    <message>
        <source>%1 chooses to draw.</source>
        <translation>%1 choisit de piocher.</translation>
    </message>
    <message>
        <source>%1 chooses to brush.</source>
        <translation>%1 choisit de brosser.</translation>
    </message>
    <message>
        <source>%1 draws a bit: top %2, bottom %3.</source>
        <translation>%1 pioche un morceau&#x202f;: en haut %2, en bas %3.</translation>
    </message>
    <message>
        <source>%1 places a bit next to the fox: top %2, bottom %3.</source>
        <translation>%1 pose un morceau à côté du renard&#x202f;: en haut %2, en bas %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws a tip and completes a tail of %n bit(s) on turn %2.</source>
        <translation>
            <numerusform>%1 pioche une pointe et complète une queue de %n morceau au tour %2.</numerusform>
            <numerusform>%1 pioche une pointe et complète une queue de %n morceaux au tour %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 joins the new bit %2: %3 meets %4.</source>
        <translation>%1 attache le nouveau morceau %2&#x202f;: %3 rejoint %4.</translation>
    </message>
    <message>
        <source>%1 loses two joins: the new one (%2) and the one before (%3).</source>
        <translation>%1 perd deux jonctions&#x202f;: la nouvelle (%2) et la précédente (%3).</translation>
    </message>
    <message>
        <source>Over, tops together</source>
        <translation>Dessus, par le haut</translation>
    </message>
    <message>
        <source>Under, tops together</source>
        <translation>Dessous, par le haut</translation>
    </message>
    <message>
        <source>Over, bottoms together</source>
        <translation>Dessus, par le bas</translation>
    </message>
    <message>
        <source>Under, bottoms together</source>
        <translation>Dessous, par le bas</translation>
    </message>
    <message>
        <source>Bit %1 of %2: top %3, bottom %4.</source>
        <translation>Morceau n°&#x202f;%1 sur %2&#x202f;: haut %3, bas %4.</translation>
    </message>
    <message>
        <source>Bit %1 of %2, over, tops together: top %3, bottom %4.</source>
        <translation>Morceau n°&#x202f;%1 sur %2, dessus, par le haut&#x202f;: haut %3, bas %4.</translation>
    </message>
    <message>
        <source>Bit %1 of %2, under, tops together: top %3, bottom %4.</source>
        <translation>Morceau n°&#x202f;%1 sur %2, dessous, par le haut&#x202f;: haut %3, bas %4.</translation>
    </message>
    <message>
        <source>Bit %1 of %2, over, bottoms together: top %3, bottom %4.</source>
        <translation>Morceau n°&#x202f;%1 sur %2, dessus, par le bas&#x202f;: haut %3, bas %4.</translation>
    </message>
    <message>
        <source>Bit %1 of %2, under, bottoms together: top %3, bottom %4.</source>
        <translation>Morceau n°&#x202f;%1 sur %2, dessous, par le bas&#x202f;: haut %3, bas %4.</translation>
    </message>
    <message>
        <source>New bit: top %1, bottom %2.</source>
        <translation>Nouveau morceau&#x202f;: haut %1, bas %2.</translation>
    </message>
    <message numerus="yes">
        <source>Tail tip after %n bit(s).</source>
        <translation>
            <numerusform>Pointe de queue derrière %n morceau.</numerusform>
            <numerusform>Pointe de queue derrière %n morceaux.</numerusform>
        </translation>
    </message>
    <message>
        <source>A point for %1.</source>
        <translation>Un point pour %1.</translation>
    </message>
    <message>
        <source>Chosen: %1.</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>Choisi&#x202f;: %1.</translation>
    </message>
    <message>
        <source>A sealed choice.</source>
        <translation>Un choix scellé.</translation>
    </message>
    <message>
        <source>Turn %1 begins.</source>
        <translation>Le tour %1 commence.</translation>
    </message>
    <message>
        <source>All tails are complete after turn %1.</source>
        <translation>Toutes les queues sont complètes après le tour %1.</translation>
    </message>
    <message>
        <source>%1 finds %2’s tail the prettiest.</source>
        <translation>La plus jolie queue, selon %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1 joins %2 to %3, but breaks the previous join.</source>
        <translation>%1 réunit %2 et %3, mais supprime la jonction précédente.</translation>
    </message>
    <message>
        <source>%1 joins %2 to %3, but makes no set.</source>
        <translation>%1 réunit %2 et %3&#x202f;: pas de combinaison.</translation>
    </message>
    <message numerus="yes">
        <source>%1 joins %2 to %3 for a match and %n more tail point(s).</source>
        <translation>
            <numerusform>%1 réunit %2 et %3&#x202f;: un groupe, %n point de queue de plus.</numerusform>
            <numerusform>%1 réunit %2 et %3&#x202f;: un groupe, %n points de queue de plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 joins %2 to %3 for a chain and %n more tail point(s).</source>
        <translation>
            <numerusform>%1 réunit %2 et %3&#x202f;: une suite, %n point de queue de plus.</numerusform>
            <numerusform>%1 réunit %2 et %3&#x202f;: une suite, %n points de queue de plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>match %1-%2 +%3</source>
        <translation>groupe %1-%2 +%3</translation>
    </message>
    <message>
        <source>match %1-%2-%3 +%4</source>
        <translation>groupe %1-%2-%3 +%4</translation>
    </message>
    <message>
        <source>match %1-%2-%3-%4 +%5</source>
        <translation>groupe %1-%2-%3-%4 +%5</translation>
    </message>
    <message>
        <source>match %1-%2-%3-%4-%5 +%6</source>
        <translation>groupe %1-%2-%3-%4-%5 +%6</translation>
    </message>
    <message>
        <source>chain %1-%2 +%3</source>
        <translation>suite %1-%2 +%3</translation>
    </message>
    <message>
        <source>chain %1-%2-%3 +%4</source>
        <translation>suite %1-%2-%3 +%4</translation>
    </message>
    <message>
        <source>chain %1-%2-%3-%4 +%5</source>
        <translation>suite %1-%2-%3-%4 +%5</translation>
    </message>
    <message>
        <source>chain %1-%2-%3-%4-%5 +%6</source>
        <translation>suite %1-%2-%3-%4-%5 +%6</translation>
    </message>
    <message numerus="yes">
        <source>match of %n charm(s) +%1</source>
        <translation>
            <numerusform>groupe de %n breloque +%1</numerusform>
            <numerusform>groupe de %n breloques +%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chain of %n charm(s) +%1</source>
        <translation>
            <numerusform>suite de %n breloque +%1</numerusform>
            <numerusform>suite de %n breloques +%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There’s no tip among the next %n card(s).</source>
        <translation>
            <numerusform>La prochaine carte n’est pas une pointe.</numerusform>
            <numerusform>Il n’y a aucune pointe parmi les %n prochaines cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tips among the %n card(s) left: %1.</source>
        <translation>
            <numerusform>Il ne reste qu’une carte&#x202f;; pointes&#x202f;: %1.</numerusform>
            <numerusform>Pointes parmi les %n cartes restantes&#x202f;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at your tail. Can you brush it this turn?</source>
        <translation>Regardez votre queue. Peut-on la brosser pendant ce tour&#x202f;?</translation>
    </message>
    <message>
        <source>Look at the deck. Can a tip come this turn?</source>
        <translation>Regardez la pioche. Une pointe peut-elle sortir pendant ce tour&#x202f;?</translation>
    </message>
    <message>
        <source>Look along your tail. How much better could it be joined, and how soon could the tip come?</source>
        <translation>Parcourez votre queue du regard. Combien pourrait-on gagner à mieux la coiffer, et dans combien de tours la pointe peut-elle sortir&#x202f;?</translation>
    </message>
    <message>
        <source>Look at the whole tail before the next link. Which kinds have no set yet?</source>
        <translation>Regardez toute la queue avant de choisir l’attache suivante. Quelles sortes n’ont pas encore de combinaison&#x202f;?</translation>
    </message>
    <message>
        <source>Look at the last join. Would the new bit make a set longer, or break one?</source>
        <translation>Regardez la dernière jonction. Le nouveau morceau allonge-t-il une combinaison, ou en supprime-t-il une&#x202f;?</translation>
    </message>
    <message>
        <source>Look at the numbers that would meet. Are they equal, or one apart?</source>
        <translation>Regardez les nombres qui se toucheraient. Sont-ils égaux, ou se suivent-ils&#x202f;?</translation>
    </message>
    <message>
        <source>Look at the other tails. Which one shows the most joins?</source>
        <translation>Regardez les autres queues. Laquelle a le plus de jonctions&#x202f;?</translation>
    </message>
    <message>
        <source>Each turn you either take the top card for your tail or brush your tail. Everyone chooses in secret, and all choices are shown together.</source>
        <translation>À chaque tour, soit vous prenez la carte du dessus pour votre queue, soit vous brossez votre queue. Chacun choisit en secret, et l’on révèle tous les choix ensemble.</translation>
    </message>
    <message>
        <source>Two bits can be joined in four ways. Each hides one charm and lets two of one kind meet. Equal numbers are a match, and numbers one apart are a chain.</source>
        <translation>Deux morceaux s’attachent de quatre façons. Chacune cache une breloque et en réunit deux d’une même sorte. Des nombres égaux font un groupe, des nombres qui se suivent, une suite.</translation>
    </message>
    <message>
        <source>Brushing takes your whole turn. You choose again how your bits join, one after the other, and next turn you must draw.</source>
        <translation>Brosser occupe tout votre tour&#x202f;: vous choisissez de nouveau comment les morceaux s’attachent, l’un après l’autre. Au tour suivant, vous devez piocher.</translation>
    </message>
    <message>
        <source>Every tail is complete. Give 1 point to the prettiest tail that isn’t yours.</source>
        <translation>Toutes les queues sont complètes. Donnez 1 point à la plus jolie queue qui n’est pas la vôtre.</translation>
    </message>
    <message>
        <source>All four ways are allowed, and you’ll use them soon. First try under, tops together.</source>
        <translation>Les quatre façons sont permises, et vous vous en servirez bientôt. Essayez d’abord «&#x202f;dessous, par le haut&#x202f;».</translation>
    </message>
    <message>
        <source>Draw a third bit.</source>
        <translation>Piochez un troisième morceau.</translation>
    </message>
    <message>
        <source>You’ll brush soon. Draw first.</source>
        <translation>Vous brosserez bientôt. Piochez d’abord.</translation>
    </message>
    <message>
        <source>You’ll make a better join in a moment. First place it over, tops together.</source>
        <translation>Vous l’attacherez mieux dans un instant. Choisissez d’abord «&#x202f;dessus, par le haut&#x202f;».</translation>
    </message>
    <message>
        <source>Everyone grows their fox’s tail, all at once. Press the deck for your first bit.</source>
        <translation>Chacun fait pousser la queue de son renard, tous en même temps. Appuyez sur la pioche pour votre premier morceau.</translation>
    </message>
    <message>
        <source>Each corner shows a charm 1 to 3 times. Draw again.</source>
        <translation>Chaque coin porte une breloque de 1 à 3 symboles. Piochez encore.</translation>
    </message>
    <message>
        <source>Join it under, tops together, so 2 meets 2. Equal numbers are a match, worth a point per charm.</source>
        <translation>Attachez-le dessous, par le haut&#x202f;: 2 rejoint 2. Des nombres égaux font un groupe, un point par breloque.</translation>
    </message>
    <message>
        <source>A match of 2: 2 points!</source>
        <translation>Un groupe de 2&#x202f;: 2 points&#x202f;!</translation>
    </message>
    <message>
        <source>Don’t accept that loss. Take the bit back first.</source>
        <translation>N’en restez pas là. Reprenez d’abord le morceau.</translation>
    </message>
    <message>
        <source>Join it any other way. Each tag shows the points.</source>
        <translation>Attachez-le maintenant de n’importe quelle autre façon. Chaque étiquette indique les points gagnés.</translation>
    </message>
    <message>
        <source>You’ve seen what that costs. Place the bit so that no join is lost.</source>
        <translation>Vous avez vu ce que cela coûte. Attachez le morceau sans perdre de jonction.</translation>
    </message>
    <message>
        <source>Nothing lost, something gained.</source>
        <translation>Rien n’est perdu, et vous y gagnez.</translation>
    </message>
    <message>
        <source>Draw once more.</source>
        <translation>Piochez encore une fois.</translation>
    </message>
    <message>
        <source>You’ll brush next turn. Draw one more bit first.</source>
        <translation>Vous brosserez à votre prochain tour. D’abord, piochez encore un morceau.</translation>
    </message>
    <message>
        <source>Numbers one apart, like 3 and 2, are a chain, but 3 and 1 aren’t. Now you choose.</source>
        <translation>Maintenant, à vous de choisir. Des nombres qui se suivent, comme 3 et 2, font une suite&#x202f;; 3 et 1 ne font rien.</translation>
    </message>
    <message>
        <source>After brushing you must draw. Keep playing until you draw a tip, which completes your tail.</source>
        <translation>Après un brossage, vous devez piocher. Continuez&#x202f;: vers le fond de la pioche se trouvent des pointes, et l’une d’elles complétera votre queue.</translation>
    </message>
    <message>
        <source>Everyone gives 1 point to someone else’s tail. Whose is the prettiest?</source>
        <translation>Chacun donne 1 point à la plus jolie queue parmi celles des autres. Laquelle choisissez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Variety adds 1 point for each kind of charm that scores.</source>
        <translation>Variété&#x202f;: un point par sorte de breloque présente dans un groupe ou une suite.</translation>
    </message>
    <message>
        <source>Instead of drawing you may brush your whole tail. Press the brush.</source>
        <translation>Au lieu de piocher, vous pouvez brosser toute votre queue. Appuyez sur la brosse.</translation>
    </message>
    <message>
        <source>You could draw instead, but this time try the brush.</source>
        <translation>Piocher est permis aussi&#x202f;; pour cette fois, essayez la brosse.</translation>
    </message>
    <message>
        <source>Finishing first also scores 2, each vote 1. The most points win; ties are shared.</source>
        <translation>Finir en premier rapporte aussi 2 points, et chaque vote 1. Le joueur qui a le plus de points gagne&#x202f;; à égalité, la victoire est partagée.</translation>
    </message>
    <message>
        <source>The tip and the vote</source>
        <translation>La pointe et le vote</translation>
    </message>
    <message>
        <source>The sheet, line by line</source>
        <translation>La feuille, ligne par ligne</translation>
    </message>
    <message>
        <source>Every charm in a match or chain scores a point.</source>
        <translation>Chaque breloque d’un groupe ou d’une suite vaut un point.</translation>
    </message>
    <message>
        <source>You can join a bit four ways: over or under the last one, tops or bottoms together. Each makes a different pair of charms meet.</source>
        <translation>Un morceau s’attache de quatre façons&#x202f;: sur ou sous le précédent, par le haut ou par le bas. Chacune réunit une autre paire de breloques.</translation>
    </message>
    <message>
        <source>Try a mistake now. Place this bit over, tops together, so that it covers a 2 of your match.</source>
        <translation>Essayez maintenant une erreur. Attachez ce morceau dessus, par le haut, pour qu’il cache un 2 de votre groupe.</translation>
    </message>
    <message>
        <source>The covered 2 no longer counts, so your match is gone. Take that bit back.</source>
        <translation>Le 2 caché ne compte plus&#x202f;: votre groupe et ses points ont disparu. Appuyez sur «&#x202f;Annuler&#x202f;» pour reprendre ce morceau.</translation>
    </message>
    <message>
        <source>Set each join again, then confirm the brush. Try to score with many kinds of charm, because each adds a point.</source>
        <translation>Refaites chaque jonction, l’une après l’autre, puis validez la coiffure. Essayez de marquer avec beaucoup de sortes de breloques&#x202f;: chacune rapporte un point.</translation>
    </message>
    <message>
        <source>The longest chain at the table scores 2 points, and so does the biggest match. If foxes tie, each scores.</source>
        <translation>La plus longue suite de la table rapporte 2 points, le plus grand groupe aussi. En cas d’égalité, chacun les reçoit.</translation>
    </message>
    <message>
        <source>Draw and join</source>
        <translation>Piocher et attacher</translation>
    </message>
    <message>
        <source>Gains and losses</source>
        <translation>Gains et pertes</translation>
    </message>
    <message>
        <source>The brush</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>La brosse</translation>
    </message>
    <message>
        <source>Grow a tail whose charms go together. The most points win.</source>
        <translation>Faites pousser une queue dont les breloques vont ensemble. Le joueur qui a le plus de points l’emporte.</translation>
    </message>
    <message>
        <source>charm|charms</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>breloque|breloques</translation>
    </message>
    <message>
        <source>link|links</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>attache|attaches</translation>
    </message>
    <message>
        <source>brush|brushes|brushed</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>brosser|brossez|brosse|brossé|brossée|brossage|brossages|brossant|brossiez|brosserez|coiffure|coiffures</translation>
    </message>
    <message>
        <source>tip|tips</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>pointe|pointes</translation>
    </message>
    <message>
        <source>match|matches</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>groupe|groupes</translation>
    </message>
    <message>
        <source>chain|chains</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>suite|suites</translation>
    </message>
    <message>
        <source>Deck</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Pioche</translation>
    </message>
    <message>
        <source>Not in play</source>
        <translation>Hors jeu</translation>
    </message>
    <message>
        <source>Tail</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Queue</translation>
    </message>
    <message>
        <source>New bit</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Nouveau morceau</translation>
    </message>
    <message>
        <source>Chosen</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Choisi</translation>
    </message>
    <message>
        <source>Chosen links</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Attaches choisies</translation>
    </message>
    <message>
        <source>Chosen tail</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Queue choisie</translation>
    </message>
    <message>
        <source>Votes</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Votes</translation>
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
        <translation>Un Royaume que le temps emporte</translation>
    </message>
    <message>
        <source>A game by Masato Uesugi, published by Catch Up Games</source>
        <translation>Un jeu de Masato Uesugi, édité par Catch Up Games</translation>
    </message>
    <message>
        <source>All targets are chosen.</source>
        <translation>Toutes les cibles sont choisies.</translation>
    </message>
    <message>
        <source>Tokens on %1: strength %2, income %3, and it dies in aging.</source>
        <translation>Jetons sur %1&#x202f;: force %2, revenus %3&#x202f;; cette Unité meurt au vieillissement.</translation>
    </message>
    <message>
        <source>Tokens on %1: strength %2, income %3, and it lives on.</source>
        <translation>Jetons sur %1&#x202f;: force %2, revenus %3&#x202f;; cette Unité survit.</translation>
    </message>
    <message>
        <source>Nothing is worth its price now.</source>
        <translation>Aucune construction ne vaut son prix en ce moment.</translation>
    </message>
    <message>
        <source>Building nothing saves %1 Gold.</source>
        <translation>En ne construisant rien, vous gardez %1 Or.</translation>
    </message>
    <message numerus="yes">
        <source>%1 at level %2 gives you the most for %3 Gold. It is worth %n Legend Point(s).</source>
        <translation>
            <numerusform>Pour %3 Or, %1 au niveau %2 rapporte le plus. Ce Bâtiment vaut %n Point de Légende.</numerusform>
            <numerusform>Pour %3 Or, %1 au niveau %2 rapporte le plus. Ce Bâtiment vaut %n Points de Légende.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 at level %2 is worth %n Legend Point(s) and costs %3 Gold.</source>
        <translation>
            <numerusform>%1 au niveau %2 vaut %n Point de Légende et coûte %3 Or.</numerusform>
            <numerusform>%1 au niveau %2 vaut %n Points de Légende et coûte %3 Or.</numerusform>
        </translation>
    </message>
    <message>
        <source>No other Unit is worth saving.</source>
        <translation>Aucune autre Unité ne mérite qu’on la sauve.</translation>
    </message>
    <message>
        <source>Any Unit you don’t save frees a spot.</source>
        <translation>Une Unité que vous ne sauvez pas libère son emplacement.</translation>
    </message>
    <message>
        <source>%1 is worth more alive.</source>
        <translation>%1 vous sert davantage en vie.</translation>
    </message>
    <message>
        <source>%1 would stay for the next turn.</source>
        <translation>%1 resterait pour le tour suivant.</translation>
    </message>
    <message>
        <source>the wood it produces</source>
        <translation>le bois produit</translation>
    </message>
    <message>
        <source>the food it produces</source>
        <translation>la nourriture produite</translation>
    </message>
    <message>
        <source>the crystals it produces</source>
        <translation>les cristaux produits</translation>
    </message>
    <message>
        <source>the Gold from its death</source>
        <translation>l’Or que rapporte sa mort</translation>
    </message>
    <message>
        <source>Legend Points for deaths</source>
        <translation>les Points de Légende pour les Unités qui meurent</translation>
    </message>
    <message>
        <source>Legend Points at the end of the game</source>
        <translation>les Points de Légende de fin de partie</translation>
    </message>
    <message>
        <source>saving a Unit from death</source>
        <translation>le sauvetage d’une Unité</translation>
    </message>
    <message>
        <source>the Legend Points from its death</source>
        <translation>les Points de Légende que rapporte sa mort</translation>
    </message>
    <message>
        <source>the Age tokens it gives</source>
        <translation>les jetons Âge donnés</translation>
    </message>
    <message>
        <source>the Buildings it upgrades</source>
        <translation>les Bâtiments améliorés</translation>
    </message>
    <message>
        <source>the Unit it turns into</source>
        <translation>l’Unité qui prendra sa place</translation>
    </message>
    <message>
        <source>the strength it can reach</source>
        <translation>la force à venir</translation>
    </message>
    <message>
        <source>fighting from the Back</source>
        <translation>le combat depuis l’Arrière</translation>
    </message>
    <message>
        <source>Legend Points for Wars won</source>
        <translation>les Points de Légende des Guerres gagnées</translation>
    </message>
    <message>
        <source>Gold for Wars won</source>
        <translation>l’Or des Guerres gagnées</translation>
    </message>
    <message>
        <source>its income</source>
        <extracomment>Paper Tales: what is good about a card, in the hint &quot;%1 helps you most, above all with %2&quot;</extracomment>
        <translation>ses revenus</translation>
    </message>
    <message>
        <source>cheaper Buildings</source>
        <extracomment>Paper Tales: what is good about a card, in the hint &quot;%1 helps you most, above all with %2&quot;</extracomment>
        <translation>le rabais sur les Bâtiments</translation>
    </message>
    <message>
        <source>its strength</source>
        <extracomment>Paper Tales: what is good about a card, in the hint &quot;%1 helps you most, above all with %2&quot;</extracomment>
        <translation>sa force</translation>
    </message>
    <message>
        <source>%1 helps you, mainly through %2.</source>
        <translation>%1 vous est utile, surtout pour %2.</translation>
    </message>
    <message>
        <source>%1 is useful for %2 and costs %3 Gold.</source>
        <translation>%1 vous est utile pour %2 et coûte %3 Or.</translation>
    </message>
    <message>
        <source>%1 helps you, mainly through %2. %3 would help your opponent most.</source>
        <translation>%1 vous est utile, surtout pour %2&#x202f;; c’est %3 qui aiderait le plus l’adversaire.</translation>
    </message>
    <message>
        <source>%1 is useful for %2. Of what’s left, %3 would help your opponent most.</source>
        <translation>%1 vous est utile pour %2&#x202f;; parmi les autres, c’est %3 qui aiderait le plus l’adversaire.</translation>
    </message>
    <message numerus="yes">
        <source>No new Units: strength %1, income %2, %n Unit(s) left standing.</source>
        <translation>
            <numerusform>Aucune nouvelle Unité&#x202f;: force %1, revenus %2, %n Unité encore en vie.</numerusform>
            <numerusform>Aucune nouvelle Unité&#x202f;: force %1, revenus %2, %n Unités encore en vie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: strength %2, income %3, %n Unit(s) left standing.</source>
        <translation>
            <numerusform>%1&#x202f;: force %2, revenus %3, %n Unité encore en vie.</numerusform>
            <numerusform>%1&#x202f;: force %2, revenus %3, %n Unités encore en vie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2: strength %3, income %4, %n Unit(s) left standing.</source>
        <translation>
            <numerusform>%1 et %2&#x202f;: force %3, revenus %4, %n Unité encore en vie.</numerusform>
            <numerusform>%1 et %2&#x202f;: force %3, revenus %4, %n Unités encore en vie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 and %3: strength %4, income %5, %n Unit(s) left standing.</source>
        <translation>
            <numerusform>%1, %2 et %3&#x202f;: force %4, revenus %5, %n Unité encore en vie.</numerusform>
            <numerusform>%1, %2 et %3&#x202f;: force %4, revenus %5, %n Unités encore en vie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %3 and %4: strength %5, income %6, %n Unit(s) left standing.</source>
        <translation>
            <numerusform>%1, %2, %3 et %4&#x202f;: force %5, revenus %6, %n Unité encore en vie.</numerusform>
            <numerusform>%1, %2, %3 et %4&#x202f;: force %5, revenus %6, %n Unités encore en vie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %3, %4 and %5: strength %6, income %7, %n Unit(s) left standing.</source>
        <translation>
            <numerusform>%1, %2, %3, %4 et %5&#x202f;: force %6, revenus %7, %n Unité encore en vie.</numerusform>
            <numerusform>%1, %2, %3, %4 et %5&#x202f;: force %6, revenus %7, %n Unités encore en vie.</numerusform>
        </translation>
    </message>
    <message>
        <source>That Gold is better spent elsewhere.</source>
        <translation>Cet Or sera mieux dépensé ailleurs.</translation>
    </message>
    <message>
        <source>It brings your plan closer to what you can afford.</source>
        <translation>C’est un pas vers un plan que vous pouvez payer.</translation>
    </message>
    <message>
        <source>%1 is the best card left to keep for the next turn.</source>
        <translation>%1&#x202f;: la meilleure carte à garder pour le tour suivant.</translation>
    </message>
    <message>
        <source>%1 may be useful next turn, for %2 Gold.</source>
        <translation>%1 peut servir au tour suivant, pour %2 Or.</translation>
    </message>
    <message>
        <source>No other step makes this plan better.</source>
        <translation>Aucun autre changement n’améliore ce plan.</translation>
    </message>
    <message>
        <source>Adventurer</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Aventurier</translation>
    </message>
    <message>
        <source>Archer</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Archer</translation>
    </message>
    <message>
        <source>Blacksmith</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Forgeron</translation>
    </message>
    <message>
        <source>Cave Spirit</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Esprit des cavernes</translation>
    </message>
    <message>
        <source>Cerberus</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Cerbère</translation>
    </message>
    <message>
        <source>Colossus</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Colosse</translation>
    </message>
    <message>
        <source>Commander</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Commandant</translation>
    </message>
    <message>
        <source>Cook</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Cuisinier</translation>
    </message>
    <message>
        <source>Demon</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Démon</translation>
    </message>
    <message>
        <source>Dragon</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Dragon</translation>
    </message>
    <message>
        <source>Farmer</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building</extracomment>
        <translation>Fermier</translation>
    </message>
    <message>
        <source>Forest Child</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building</extracomment>
        <translation>Enfant de la forêt</translation>
    </message>
    <message>
        <source>Forest Spirit</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building</extracomment>
        <translation>Esprit de la forêt</translation>
    </message>
    <message>
        <source>Giant Snake</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Serpent géant</translation>
    </message>
    <message>
        <source>Golem</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Golem</translation>
    </message>
    <message>
        <source>Grand Architect</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Grand Architecte</translation>
    </message>
    <message>
        <source>Hunter</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Chasseur</translation>
    </message>
    <message>
        <source>Knight</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building</extracomment>
        <translation>Chevalier</translation>
    </message>
    <message>
        <source>Kraken</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Kraken</translation>
    </message>
    <message>
        <source>Landlord</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Propriétaire</translation>
    </message>
    <message>
        <source>Leviathan</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Léviathan</translation>
    </message>
    <message>
        <source>Manticore</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Manticore</translation>
    </message>
    <message>
        <source>Master Alchemist</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Maître alchimiste</translation>
    </message>
    <message>
        <source>Militiaman</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Milicien</translation>
    </message>
    <message>
        <source>Miner</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building</extracomment>
        <translation>Mineur</translation>
    </message>
    <message>
        <source>Monkey</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Singe</translation>
    </message>
    <message>
        <source>Mystical Healer</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Guérisseur mystique</translation>
    </message>
    <message>
        <source>Necromancer</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Nécromancien</translation>
    </message>
    <message>
        <source>Ogre</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Ogre</translation>
    </message>
    <message>
        <source>Palm Reader</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Chiromancienne</translation>
    </message>
    <message>
        <source>Peddler</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Colporteur</translation>
    </message>
    <message>
        <source>Relic of Wisdom</source>
        <translation>Relique de sagesse</translation>
    </message>
    <message>
        <source>Rogue</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Gredin</translation>
    </message>
    <message>
        <source>Salamander</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Salamandre</translation>
    </message>
    <message>
        <source>Sculptor</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Sculpteur</translation>
    </message>
    <message>
        <source>Shapeshifter</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Métamorphe</translation>
    </message>
    <message>
        <source>Strategist</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Stratège</translation>
    </message>
    <message>
        <source>Time Master</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Maître du temps</translation>
    </message>
    <message>
        <source>Treefolk</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building</extracomment>
        <translation>Sylvain</translation>
    </message>
    <message>
        <source>Veteran</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Vétéran</translation>
    </message>
    <message>
        <source>Wood Merchant</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Marchand de bois</translation>
    </message>
    <message>
        <source>Woodcutter</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building</extracomment>
        <translation>Bûcheron</translation>
    </message>
    <message>
        <source>Town</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Ville</translation>
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
        <translation>Temple</translation>
    </message>
    <message>
        <source>Barracks</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>Caserne</translation>
    </message>
    <message>
        <source>This seat isn’t in the game.</source>
        <translation>Cette place ne participe pas à la partie.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>You can’t do that in this phase.</source>
        <translation>Vous ne pouvez pas faire cela pendant cette phase.</translation>
    </message>
    <message>
        <source>You’ve already chosen. Wait for the others.</source>
        <translation>Vous avez déjà choisi&#x202f;; attendez les autres.</translation>
    </message>
    <message>
        <source>That comes once all players are done with this step.</source>
        <translation>Cela viendra quand tous les joueurs auront fini cette étape.</translation>
    </message>
    <message>
        <source>Units can move or leave only while you plan your deployment.</source>
        <translation>Les Unités ne peuvent se déplacer ou partir que pendant que vous préparez votre déploiement.</translation>
    </message>
    <message>
        <source>%1 isn’t in your pack.</source>
        <translation>%1 n’est pas dans votre paquet.</translation>
    </message>
    <message>
        <source>Keep exactly one card from the pack.</source>
        <translation>Gardez exactement une carte du paquet.</translation>
    </message>
    <message>
        <source>With three or more players, you don’t discard here.</source>
        <translation>À trois joueurs ou plus, on ne défausse rien ici.</translation>
    </message>
    <message>
        <source>With two players, you also discard a card from the pack.</source>
        <translation>À deux joueurs, vous défaussez aussi une carte du paquet.</translation>
    </message>
    <message>
        <source>Keep one card and discard a different one.</source>
        <translation>Gardez une carte et défaussez-en une autre.</translation>
    </message>
    <message>
        <source>You keep the last card and discard nothing.</source>
        <translation>Vous gardez la dernière carte, sans rien défausser.</translation>
    </message>
    <message>
        <source>%1 isn’t in your hand.</source>
        <translation>%1 n’est pas dans votre main.</translation>
    </message>
    <message>
        <source>%1 is in play and can’t go back to your hand.</source>
        <translation>%1 est en jeu et ne peut pas revenir en main.</translation>
    </message>
    <message>
        <source>Your plan already uses %1.</source>
        <translation>Votre plan utilise déjà %1.</translation>
    </message>
    <message>
        <source>%1 isn’t in play yet. Take it back instead.</source>
        <translation>%1&#x202f;: cette carte n’est pas encore en jeu. Reprenez-la simplement en main.</translation>
    </message>
    <message>
        <source>Your plan has nothing on %1.</source>
        <translation>Votre plan ne place rien sur %1.</translation>
    </message>
    <message>
        <source>Your plan has already moved %1.</source>
        <translation>Votre plan déplace déjà %1.</translation>
    </message>
    <message>
        <source>%1 is taken. Move, discard or take back its Unit first.</source>
        <translation>%1&#x202f;: cet emplacement est occupé. Déplacez, défaussez ou reprenez d’abord son Unité.</translation>
    </message>
    <message>
        <source>The fifth spot needs a level 2 Building.</source>
        <translation>Le cinquième emplacement exige un Bâtiment de niveau 2.</translation>
    </message>
    <message>
        <source>There’s no such spot, only three in the Front and two in the Back.</source>
        <translation>Cet emplacement n’existe pas&#x202f;: il y en a trois au Front, deux à l’Arrière.</translation>
    </message>
    <message>
        <source>The Building is upgraded after the reveal, so the fifth spot opens next turn.</source>
        <translation>Le Bâtiment n’est amélioré qu’après la révélation&#x202f;: le cinquième emplacement s’ouvrira donc au tour suivant.</translation>
    </message>
    <message>
        <source>These Units cost %1 Gold, and you’re %2 short. Take one back.</source>
        <translation>Ces Unités coûtent %1 Or&#x202f;: il vous en manque %2. Reprenez-en une.</translation>
    </message>
    <message>
        <source>You can keep only one card.</source>
        <translation>On ne peut garder qu’une carte.</translation>
    </message>
    <message>
        <source>%1 is in play. You can keep only a card from your hand.</source>
        <translation>%1 est en jeu&#x202f;; gardez plutôt une carte de votre main.</translation>
    </message>
    <message>
        <source>Choose one of your own Units.</source>
        <translation>Choisissez une de vos propres Unités.</translation>
    </message>
    <message>
        <source>The tokens must all go on one of your Units.</source>
        <translation>Tous les jetons doivent aller sur une seule de vos Unités.</translation>
    </message>
    <message>
        <source>This ability is compulsory. Put all its tokens on one of your Units.</source>
        <translation>Cette capacité est obligatoire&#x202f;: posez tous ses jetons sur une de vos Unités.</translation>
    </message>
    <message>
        <source>Every token has its Unit. Confirm, or take one back.</source>
        <translation>Chaque jeton est posé sur une Unité. Validez, ou reprenez-en un.</translation>
    </message>
    <message>
        <source>%1 does this only once, when it’s revealed.</source>
        <translation>%1 n’agit qu’une fois, à sa révélation.</translation>
    </message>
    <message>
        <source>%1 was just drawn, so it keeps its spot this turn.</source>
        <translation>%1&#x202f;: cette carte vient d’être piochée et garde son emplacement pendant ce tour.</translation>
    </message>
    <message>
        <source>You can’t decline this ability.</source>
        <translation>On ne peut pas refuser cette capacité.</translation>
    </message>
    <message>
        <source>You’ve already built your %1.</source>
        <translation>Vous avez déjà construit ce Bâtiment&#x202f;: %1.</translation>
    </message>
    <message>
        <source>A Building’s level is 1 or 2.</source>
        <translation>Un Bâtiment est de niveau 1 ou 2.</translation>
    </message>
    <message>
        <source>You need %1 more %2.</source>
        <translation>Il manque&#x202f;: %1&#x202f;×&#x202f;%2.</translation>
    </message>
    <message>
        <source>Building straight to level 2 takes both costs. You need %1 more %2.</source>
        <translation>Construire directement au niveau 2 exige de payer les deux coûts&#x202f;; il manque&#x202f;: %1&#x202f;×&#x202f;%2.</translation>
    </message>
    <message>
        <source>To upgrade it, you need %1 more %2.</source>
        <translation>Pour l’améliorer, il manque&#x202f;: %1&#x202f;×&#x202f;%2.</translation>
    </message>
    <message>
        <source>It can’t help pay for itself. You need %1 more %2.</source>
        <translation>Un Bâtiment ne se paie pas lui-même&#x202f;; il manque&#x202f;: %1&#x202f;×&#x202f;%2.</translation>
    </message>
    <message>
        <source>Levels 1 and 2 take %1 %2 together. The Building can’t help pay for itself.</source>
        <translation>Les niveaux 1 et 2 demandent ensemble&#x202f;: %1&#x202f;×&#x202f;%2. Le Bâtiment ne peut pas y contribuer lui-même.</translation>
    </message>
    <message>
        <source>Gold replaces only wood. You need %1 more %2.</source>
        <translation>L’Or ne remplace que le bois&#x202f;; il manque&#x202f;: %1&#x202f;×&#x202f;%2.</translation>
    </message>
    <message>
        <source>Crystals and Gold don’t mix within a level. It costs %1 Gold; you’re %2 short.</source>
        <translation>Pour un même niveau, on ne mélange pas cristaux et Or. Cela coûte %1 Or&#x202f;; il en manque %2.</translation>
    </message>
    <message>
        <source>It costs %1 Gold, land included. You’re %2 short.</source>
        <translation>Cela coûte %1 Or, terrain compris. Il en manque %2.</translation>
    </message>
    <message>
        <source>The upgrade costs %1 Gold. You’re %2 short.</source>
        <translation>L’amélioration coûte %1 Or. Il en manque %2.</translation>
    </message>
    <message>
        <source>%1 isn’t in your Kingdom.</source>
        <translation>%1 n’est pas dans votre Royaume.</translation>
    </message>
    <message>
        <source>%1 is already at level 2.</source>
        <translation>%1 est déjà au niveau 2.</translation>
    </message>
    <message>
        <source>Only one construction a turn.</source>
        <translation>Une seule construction par tour.</translation>
    </message>
    <message>
        <source>Nobody in your Kingdom can save a Unit.</source>
        <translation>Personne dans votre Royaume ne peut sauver une Unité.</translation>
    </message>
    <message>
        <source>You can’t save more than %1.</source>
        <translation>Vous ne pouvez pas sauver autant d’Unités (au plus&#x202f;: %1).</translation>
    </message>
    <message>
        <source>You’ve already saved %1.</source>
        <translation>Vous sauvez déjà %1.</translation>
    </message>
    <message>
        <source>%1 has no Age token, so it won’t die.</source>
        <translation>%1 ne porte pas de jeton Âge et ne mourra donc pas.</translation>
    </message>
    <message>
        <source>You can save only a Unit with exactly one Age token. %1 has %2.</source>
        <translation>Vous ne pouvez sauver qu’une Unité avec exactement un jeton Âge&#x202f;; %1 en porte %2.</translation>
    </message>
    <message>
        <source>%1 won’t die now.</source>
        <translation>%1 ne meurt pas maintenant.</translation>
    </message>
    <message>
        <source>Legend Points during the game</source>
        <translation>Points de Légende de la partie</translation>
    </message>
    <message>
        <source>Buildings</source>
        <extracomment>Paper Tales: a line of the score; Where a name is missing, or a word of the table that all games share; Paper Tales: a heading of the rules</extracomment>
        <translation>Bâtiments</translation>
    </message>
    <message>
        <source>End-of-game abilities</source>
        <extracomment>Paper Tales: a line of the score</extracomment>
        <translation>Capacités de fin de partie</translation>
    </message>
    <message>
        <source>on the score track</source>
        <translation>sur la piste de score</translation>
    </message>
    <message>
        <source>%1</source>
        <extracomment>Paper Tales: a line of the score; Paper Tales: a phase of the turn, or a thing on the table; Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>%1</translation>
    </message>
    <message>
        <source>A face-down card</source>
        <translation>Une carte face cachée</translation>
    </message>
    <message>
        <source>%1, not built</source>
        <translation>%1, Bâtiment non construit</translation>
    </message>
    <message>
        <source>%1, level %2</source>
        <translation>%1, niveau %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n Age token(s)</source>
        <translation>
            <numerusform>%1, %n jeton Âge</numerusform>
            <numerusform>%1, %n jetons Âge</numerusform>
        </translation>
    </message>
    <message>
        <source>Recruitment</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table; Paper Tales: a heading of the rules</extracomment>
        <translation>Recrutement</translation>
    </message>
    <message>
        <source>Deployment</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table; Paper Tales: a heading of the rules; Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation>Déploiement</translation>
    </message>
    <message>
        <source>Wars</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table; Where a name is missing, or a word of the table that all games share; Paper Tales: a heading of the rules; Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation>Guerres</translation>
    </message>
    <message>
        <source>Income</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table; A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with; Paper Tales: a heading of the rules; Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation>Revenus</translation>
    </message>
    <message>
        <source>Construction</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table; Paper Tales: a heading of the rules; Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation>Construction</translation>
    </message>
    <message>
        <source>Aging</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table; A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with; Paper Tales: a heading of the rules; Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation>Vieillissement</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>You may keep one card for the next turn</source>
        <translation>Vous pouvez garder une carte pour le tour suivant</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Tour %1 sur %2</translation>
    </message>
    <message>
        <source>%1 Gold</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table</extracomment>
        <translation>%1 Or</translation>
    </message>
    <message numerus="yes">
        <source>%n Legend Point(s)</source>
        <translation>
            <numerusform>%n Point de Légende</numerusform>
            <numerusform>%n Points de Légende</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crystal(s)</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table</extracomment>
        <translation>
            <numerusform>%n cristal</numerusform>
            <numerusform>%n cristaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Age token(s)</source>
        <translation>
            <numerusform>%n jeton Âge</numerusform>
            <numerusform>%n jetons Âge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n War(s) won this turn</source>
        <translation>
            <numerusform>%n Guerre gagnée pendant ce tour</numerusform>
            <numerusform>%n Guerres gagnées pendant ce tour</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting for cards</source>
        <translation>Attend des cartes</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) if the game ended now</source>
        <translation>
            <numerusform>%n point si la partie finissait maintenant</numerusform>
            <numerusform>%n points si la partie finissait maintenant</numerusform>
        </translation>
    </message>
    <message>
        <source>Strength %1</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table; Paper Tales: what a plan comes to; %1 is a list of cards</extracomment>
        <translation>Force %1</translation>
    </message>
    <message>
        <source>%1 wood</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table</extracomment>
        <translation>%1 bois</translation>
    </message>
    <message>
        <source>%1 food</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table</extracomment>
        <translation>%1 nourriture</translation>
    </message>
    <message>
        <source>Income %1</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table</extracomment>
        <translation>Revenus %1</translation>
    </message>
    <message>
        <source>The fifth spot is open</source>
        <translation>5e emplacement ouvert</translation>
    </message>
    <message>
        <source>Ready</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table</extracomment>
        <translation>A choisi</translation>
    </message>
    <message>
        <source>Newly revealed Units</source>
        <translation>Unités fraîchement révélées</translation>
    </message>
    <message>
        <source>Keep %1, discard %2</source>
        <translation>Garder %1, défausser %2</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <extracomment>Paper Tales: what a player may do; %1 is the name of a card</extracomment>
        <translation>Garder %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 vers %2</translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>Déplacer %1 vers %2</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <extracomment>Paper Tales: what a player may do; %1 is the name of a card</extracomment>
        <translation>Défausser %1</translation>
    </message>
    <message>
        <source>Take %1 back</source>
        <translation>Reprendre %1</translation>
    </message>
    <message>
        <source>Keep %1 for the next turn</source>
        <translation>Garder %1 pour le tour suivant</translation>
    </message>
    <message>
        <source>Commit the plan</source>
        <translation>Valider le plan</translation>
    </message>
    <message>
        <source>Save nobody else</source>
        <translation>Ne sauver personne d’autre</translation>
    </message>
    <message>
        <source>Save nobody</source>
        <extracomment>Paper Tales: what a player may do; %1 is the name of a card</extracomment>
        <translation>Ne sauver personne</translation>
    </message>
    <message>
        <source>Confirm the targets</source>
        <translation>Valider les cibles</translation>
    </message>
    <message>
        <source>Tokens on %1</source>
        <translation>Jetons sur %1</translation>
    </message>
    <message>
        <source>Build %1, level %2</source>
        <translation>Construire %1, niveau %2</translation>
    </message>
    <message>
        <source>Upgrade %1 to level 2</source>
        <translation>Améliorer %1 au niveau 2</translation>
    </message>
    <message>
        <source>Build nothing</source>
        <extracomment>Paper Tales: what a player may do; %1 is the name of a card</extracomment>
        <translation>Ne rien construire</translation>
    </message>
    <message>
        <source>Save %1</source>
        <extracomment>Paper Tales: what a player may do; %1 is the name of a card</extracomment>
        <translation>Sauver %1</translation>
    </message>
    <message>
        <source>Strength %1, income %2, %3 Gold left</source>
        <translation>Force %1, revenus %2, reste %3 Or</translation>
    </message>
    <message>
        <source>You’re %1 Gold short, so you can’t commit this plan.</source>
        <translation>Il manque %1 Or&#x202f;: impossible de valider ce plan.</translation>
    </message>
    <message>
        <source>Costs %1 Gold, leaves %2</source>
        <translation>Coûte %1 Or, en laisse %2</translation>
    </message>
    <message numerus="yes">
        <source>You’re placing nothing, so %n card(s) will be discarded.</source>
        <translation>
            <numerusform>Vous ne placez rien&#x202f;: %n carte sera défaussée.</numerusform>
            <numerusform>Vous ne placez rien&#x202f;: %n cartes seront défaussées.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is free and you have an empty spot for it, but if you don’t place it, it will be discarded.</source>
        <translation>%1 ne coûte rien et un emplacement est libre&#x202f;: si vous ne posez pas cette carte, elle ira à la défausse.</translation>
    </message>
    <message numerus="yes">
        <source>You’re keeping nothing for the next turn, so %n card(s) will be discarded.</source>
        <translation>
            <numerusform>Vous ne gardez rien pour le tour suivant&#x202f;: %n carte sera défaussée.</numerusform>
            <numerusform>Vous ne gardez rien pour le tour suivant&#x202f;: %n cartes seront défaussées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You’re building nothing, though you could pay for %n Building(s).</source>
        <translation>
            <numerusform>Vous ne construisez rien, alors que vous pourriez payer %n Bâtiment.</numerusform>
            <numerusform>Vous ne construisez rien, alors que vous pourriez payer un Bâtiment parmi %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 will die, but you could save it.</source>
        <translation>%1 va mourir, alors que vous pourriez sauver cette Unité.</translation>
    </message>
    <message>
        <source>Keep one card from this pack.</source>
        <translation>Gardez une carte de ce paquet.</translation>
    </message>
    <message>
        <source>You pass on the rest.</source>
        <translation>Vous passez le reste à votre voisin.</translation>
    </message>
    <message>
        <source>Plan your Kingdom. All Kingdoms are revealed together.</source>
        <translation>Préparez votre Royaume. Tous les Royaumes sont révélés ensemble.</translation>
    </message>
    <message>
        <source>You may keep one card for the next turn. The rest are discarded.</source>
        <translation>Vous pouvez garder une carte pour le tour suivant&#x202f;; le reste va à la défausse.</translation>
    </message>
    <message>
        <source>Choose the Unit that gets the Age tokens.</source>
        <translation>Choisissez l’Unité qui reçoit les jetons Âge.</translation>
    </message>
    <message>
        <source>They all go on one of your Units.</source>
        <translation>Tous vont sur la même Unité.</translation>
    </message>
    <message>
        <source>Choose the Unit that gets an Age token for each food.</source>
        <translation>Choisissez l’Unité qui reçoit un jeton Âge par nourriture.</translation>
    </message>
    <message>
        <source>Build or upgrade one Building, or pass.</source>
        <translation>Construisez ou améliorez un Bâtiment, ou passez.</translation>
    </message>
    <message>
        <source>Resources aren’t used up.</source>
        <translation>On ne dépense pas les ressources.</translation>
    </message>
    <message>
        <source>Save a Unit with exactly one Age token, or nobody.</source>
        <translation>Sauvez une Unité qui porte exactement un jeton Âge, ou aucune.</translation>
    </message>
    <message>
        <source>A saved Unit still grows older.</source>
        <translation>Une Unité sauvée vieillit quand même.</translation>
    </message>
    <message>
        <source>All targets are chosen. Confirm them.</source>
        <translation>Toutes les cibles sont choisies. Validez-les.</translation>
    </message>
    <message>
        <source>It’s the last turn. Cards you don’t place are discarded.</source>
        <translation>C’est le dernier tour. Les cartes que vous ne placez pas vont à la défausse.</translation>
    </message>
    <message numerus="yes">
        <source>%n target(s) to choose, one at a time.</source>
        <translation>
            <numerusform>%n cible à choisir.</numerusform>
            <numerusform>%n cibles à choisir, l’une après l’autre.</numerusform>
        </translation>
    </message>
    <message>
        <source>The story continues.</source>
        <translation>L’histoire continue.</translation>
    </message>
    <message>
        <source>Keep one card from this pack and discard another.</source>
        <translation>Gardez une carte de ce paquet et défaussez-en une autre.</translation>
    </message>
    <message>
        <source>Waiting for %1.</source>
        <translation>On attend %1.</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %n player(s).</source>
        <translation>
            <numerusform>On attend %n joueur.</numerusform>
            <numerusform>On attend %n joueurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>Planned: %1</source>
        <extracomment>Paper Tales: what a plan comes to; %1 is a list of cards</extracomment>
        <translation>Prévu&#x202f;: %1</translation>
    </message>
    <message>
        <source>Kept for the next turn: %1</source>
        <translation>Gardée pour le tour suivant&#x202f;: %1</translation>
    </message>
    <message>
        <source>Costs %1 Gold</source>
        <translation>Coûte %1 Or</translation>
    </message>
    <message>
        <source>%1 against %3’s current %2</source>
        <translation>%1 contre %2 pour le moment (%3)</translation>
    </message>
    <message>
        <source>Your Units’ abilities may still change this.</source>
        <translation>Les capacités de vos Unités peuvent encore changer cela.</translation>
    </message>
    <message>
        <source>%1 Gold left</source>
        <translation>encore %1 Or</translation>
    </message>
    <message>
        <source>Income of %1 Gold</source>
        <translation>Revenus de %1 Or</translation>
    </message>
    <message>
        <source>%1 dies in aging</source>
        <translation>%1 meurt au vieillissement</translation>
    </message>
    <message>
        <source>Age token on it</source>
        <translation>jeton Âge posé dessus</translation>
    </message>
    <message>
        <source>Age token in your Kingdom</source>
        <translation>jeton Âge dans votre Royaume</translation>
    </message>
    <message>
        <source>wood</source>
        <extracomment>Paper Tales: a resource, or what a card does</extracomment>
        <translation>bois</translation>
    </message>
    <message>
        <source>food</source>
        <extracomment>Paper Tales: a resource, or what a card does</extracomment>
        <translation>nourriture</translation>
    </message>
    <message>
        <source>crystal</source>
        <extracomment>Paper Tales: a resource, or what a card does</extracomment>
        <translation>cristal</translation>
    </message>
    <message>
        <source>Gold in this turn’s income</source>
        <translation>Or des revenus de ce tour</translation>
    </message>
    <message>
        <source>while it is in the Front</source>
        <translation>au Front</translation>
    </message>
    <message>
        <source>while it has an Age token</source>
        <translation>avec un jeton Âge</translation>
    </message>
    <message>
        <source>with exactly one Age token</source>
        <translation>avec exactement un jeton Âge</translation>
    </message>
    <message>
        <source>while you have food</source>
        <translation>si vous avez de la nourriture</translation>
    </message>
    <message>
        <source>while you have a crystal</source>
        <translation>si vous avez un cristal</translation>
    </message>
    <message>
        <source>Makes %1 %2 for each Age token on it.</source>
        <translation>Produit %1&#x202f;×&#x202f;%2 pour chaque jeton Âge posé dessus.</translation>
    </message>
    <message>
        <source>Makes %1 %2 %3.</source>
        <translation>Produit %1&#x202f;×&#x202f;%2 %3.</translation>
    </message>
    <message>
        <source>Makes %1 %2.</source>
        <translation>Produit %1&#x202f;×&#x202f;%2.</translation>
    </message>
    <message numerus="yes">
        <source>Revealed: %n Age token(s) on itself.</source>
        <translation>
            <numerusform>Révélation&#x202f;: %n jeton Âge sur cette Unité.</numerusform>
            <numerusform>Révélation&#x202f;: %n jetons Âge sur cette Unité.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Revealed: %n Age token(s) on each of your other Units.</source>
        <translation>
            <numerusform>Révélation&#x202f;: %n jeton Âge sur chacune de vos autres Unités.</numerusform>
            <numerusform>Révélation&#x202f;: %n jetons Âge sur chacune de vos autres Unités.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Revealed: %n Age token(s) on one of your Units.</source>
        <translation>
            <numerusform>Révélation&#x202f;: %n jeton Âge sur une de vos Unités.</numerusform>
            <numerusform>Révélation&#x202f;: %n jetons Âge sur une de vos Unités.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each deployment: %1 Age token for each %2, all on one of your Units.</source>
        <translation>À chaque déploiement&#x202f;: %1 jeton Âge pour chaque %2, tous sur une de vos Unités.</translation>
    </message>
    <message>
        <source>Revealed: your level 1 Buildings become level 2, free.</source>
        <translation>Révélation&#x202f;: vos Bâtiments de niveau 1 passent au niveau 2, gratuitement.</translation>
    </message>
    <message>
        <source>Revealed: lose %1 Legend Points for each of your level 2 Buildings.</source>
        <translation>Révélation&#x202f;: perdez %1 Points de Légende pour chacun de vos Bâtiments de niveau 2.</translation>
    </message>
    <message numerus="yes">
        <source>Revealed: the first Unit drawn that costs %1 or less takes its place for free, with %n Age token(s).</source>
        <translation>
            <numerusform>Révélation&#x202f;: la première Unité piochée de coût %1 ou moins prend sa place, gratuitement, avec %n jeton Âge.</numerusform>
            <numerusform>Révélation&#x202f;: la première Unité piochée de coût %1 ou moins prend sa place, gratuitement, avec %n jetons Âge.</numerusform>
        </translation>
    </message>
    <message>
        <source>Strength %1 %2.</source>
        <translation>Force %1 %2.</translation>
    </message>
    <message>
        <source>+%1 strength for each %2.</source>
        <translation>Force +%1 pour chaque %2.</translation>
    </message>
    <message>
        <source>Your Kingdom: +%1 strength for each %2.</source>
        <translation>Votre Royaume&#x202f;: force +%1 pour chaque %2.</translation>
    </message>
    <message>
        <source>Fights from the Back too.</source>
        <translation>Combat aussi depuis l’Arrière.</translation>
    </message>
    <message>
        <source>Does not fight %1.</source>
        <translation>Ne combat pas %1.</translation>
    </message>
    <message>
        <source>Each War you win: +%1 Legend Point.</source>
        <translation>Chaque Guerre gagnée&#x202f;: +%1 Point de Légende.</translation>
    </message>
    <message>
        <source>Each War you win: +%1 Legend Point for each %2.</source>
        <translation>Chaque Guerre gagnée&#x202f;: +%1 Point de Légende pour chaque %2.</translation>
    </message>
    <message>
        <source>Each War you win: +%1 Gold.</source>
        <translation>Chaque Guerre gagnée&#x202f;: +%1 Or.</translation>
    </message>
    <message>
        <source>Wars: +%1 Legend Point for each of your Units with strength %2 or more.</source>
        <translation>Guerres&#x202f;: +%1 Point de Légende pour chacune de vos Unités de force %2 ou plus.</translation>
    </message>
    <message>
        <source>Wars: +%1 Legend Points, won or lost.</source>
        <translation>Guerres, gagnées ou perdues&#x202f;: +%1 Points de Légende.</translation>
    </message>
    <message>
        <source>Wars: +%1 Legend Points for each %2, won or lost.</source>
        <translation>Guerres, gagnées ou perdues&#x202f;: Points de Légende +%1 pour chaque %2.</translation>
    </message>
    <message>
        <source>Building: pay %1 Gold for each missing wood.</source>
        <translation>Construction&#x202f;: payez %1 Or par bois manquant.</translation>
    </message>
    <message>
        <source>Building: pay %1 Gold each for missing resources.</source>
        <translation>Construction&#x202f;: payez %1 Or par ressource manquante.</translation>
    </message>
    <message>
        <source>Building: the land is free.</source>
        <translation>Construction&#x202f;: le terrain est gratuit.</translation>
    </message>
    <message>
        <source>Income: +%1 Gold.</source>
        <translation>Revenus&#x202f;: +%1 Or.</translation>
    </message>
    <message>
        <source>Income: +%1 Gold for each %2.</source>
        <translation>Revenus&#x202f;: +%1 Or pour chaque %2.</translation>
    </message>
    <message>
        <source>Income: +%1 Gold %2.</source>
        <translation>Revenus&#x202f;: +%1 Or %2.</translation>
    </message>
    <message>
        <source>Aging: you may save one of your Units %1.</source>
        <translation>Vieillissement&#x202f;: vous pouvez sauver une de vos Unités %1.</translation>
    </message>
    <message>
        <source>Never dies.</source>
        <extracomment>Paper Tales: a resource, or what a card does</extracomment>
        <translation>Ne meurt jamais.</translation>
    </message>
    <message numerus="yes">
        <source>Dies only with %n Age token(s) or more.</source>
        <translation>
            <numerusform>Ne meurt qu’avec %n jeton Âge ou plus.</numerusform>
            <numerusform>Ne meurt qu’avec %n jetons Âge ou plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>When it dies: %1 Legend Points.</source>
        <translation>À sa mort&#x202f;: %1 Points de Légende.</translation>
    </message>
    <message>
        <source>When it dies %2: %1 Legend Points.</source>
        <translation>Si elle meurt %2&#x202f;: %1 Points de Légende.</translation>
    </message>
    <message>
        <source>When it dies: +%1 Gold for each %2.</source>
        <translation>À sa mort&#x202f;: +%1 Or pour chaque %2.</translation>
    </message>
    <message>
        <source>Aging: +%1 Legend Point for each Age token on your Units that die, including this one.</source>
        <translation>Vieillissement&#x202f;: +%1 Point de Légende pour chaque jeton Âge sur vos Unités qui meurent, cette carte comprise.</translation>
    </message>
    <message>
        <source>End of the game: +%1 Legend Points for each %2.</source>
        <translation>Fin de la partie&#x202f;: +%1 Points de Légende pour chaque %2.</translation>
    </message>
    <message>
        <source>Gives you %1 Gold when you deploy it, strength %2.</source>
        <translation>Vous rapporte %1 Or à son déploiement, force %2.</translation>
    </message>
    <message>
        <source>Costs %1 Gold.</source>
        <translation>Coûte %1 Or.</translation>
    </message>
    <message>
        <source>Costs %1 Gold, strength %2.</source>
        <translation>Coûte %1 Or, force %2.</translation>
    </message>
    <message>
        <source>It only fights.</source>
        <translation>Ne fait que combattre.</translation>
    </message>
    <message>
        <source>Level 1 needs %1 %2.</source>
        <translation>Le niveau 1 demande %1&#x202f;×&#x202f;%2.</translation>
    </message>
    <message>
        <source>Level 1 needs %1 %2 and %3 %4.</source>
        <translation>Le niveau 1 demande %1&#x202f;×&#x202f;%2 et %3&#x202f;×&#x202f;%4.</translation>
    </message>
    <message>
        <source>Level 1 needs %1 %2 or %3 Gold.</source>
        <translation>Le niveau 1 demande %1&#x202f;×&#x202f;%2 ou %3 Or.</translation>
    </message>
    <message>
        <source>Level 2 needs another %1 %2.</source>
        <translation>Le niveau 2 demande en plus %1&#x202f;×&#x202f;%2.</translation>
    </message>
    <message>
        <source>Level 2 needs another %1 %2 and %3 %4.</source>
        <translation>Le niveau 2 demande en plus %1&#x202f;×&#x202f;%2 et %3&#x202f;×&#x202f;%4.</translation>
    </message>
    <message>
        <source>Level 2 needs another %1 %2 or %3 Gold.</source>
        <translation>Le niveau 2 demande en plus %1&#x202f;×&#x202f;%2 ou %3 Or.</translation>
    </message>
    <message>
        <source>The land costs Gold too, and more with each Building.</source>
        <translation>Le terrain aussi coûte de l’Or&#x202f;: plus vous avez de Bâtiments, plus il est cher.</translation>
    </message>
    <message>
        <source>End of the game: %1 Legend Point at level 1, %2 at level 2.</source>
        <translation>Fin de la partie&#x202f;: %1 Point de Légende au niveau 1, %2 au niveau 2.</translation>
    </message>
    <message>
        <source>Turn %1 begins.</source>
        <translation>Le tour %1 commence.</translation>
    </message>
    <message>
        <source>Packs of %1 cards are dealt.</source>
        <translation>On distribue des paquets de %1 cartes.</translation>
    </message>
    <message>
        <source>The pile is empty, so %1 discarded cards are shuffled.</source>
        <translation>La pioche est vide&#x202f;: on mélange %1 cartes défaussées.</translation>
    </message>
    <message>
        <source>All cards have been picked.</source>
        <translation>Toutes les cartes sont choisies.</translation>
    </message>
    <message>
        <source>All Kingdoms are revealed.</source>
        <translation>Tous les Royaumes sont révélés.</translation>
    </message>
    <message>
        <source>%1 discards %2 from play.</source>
        <translation>%1 défausse une carte en jeu&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1 moves %2 from %3 to %4.</source>
        <translation>%1 déplace %2 de %3 vers %4.</translation>
    </message>
    <message>
        <source>%1 deploys %2 on %3.</source>
        <translation>%1 déploie %2 sur %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 discards %n card(s) from hand.</source>
        <translation>
            <numerusform>%1 défausse %n carte de sa main.</numerusform>
            <numerusform>%1 défausse %n cartes de sa main.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 keeps a card for the next turn.</source>
        <translation>%1 garde une carte pour le tour suivant.</translation>
    </message>
    <message numerus="yes">
        <source>%1 pays %2 Gold for %n new Unit(s).</source>
        <translation>
            <numerusform>%1 paie %2 Or pour %n nouvelle Unité.</numerusform>
            <numerusform>%1 paie %2 Or pour %n nouvelles Unités.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot pay for %2 and discards it.</source>
        <translation>%1 ne peut pas payer %2 et défausse cette carte.</translation>
    </message>
    <message>
        <source>%1 draws %2, which costs too much, and discards it.</source>
        <translation>%1 pioche %2, qui coûte trop cher, et défausse cette carte.</translation>
    </message>
    <message>
        <source>%1: %2 turns into %3.</source>
        <translation>%1&#x202f;: %2 devient %3.</translation>
    </message>
    <message>
        <source>%1: no cards are left for %2, so it stays.</source>
        <translation>%1&#x202f;: plus aucune carte ne convient&#x202f;; %2 reste en jeu.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 gets %n Age token(s) from %3.</source>
        <translation>
            <numerusform>%1&#x202f;: %2 reçoit %n jeton Âge grâce à %3.</numerusform>
            <numerusform>%1&#x202f;: %2 reçoit %n jetons Âge grâce à %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 is upgraded to level 2.</source>
        <translation>%1&#x202f;: %2 passe au niveau 2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n Legend Point(s) because of %2.</source>
        <translation>
            <numerusform>%1 perd %n Point de Légende à cause de la carte %2.</numerusform>
            <numerusform>%1 perd %n Points de Légende à cause de la carte %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: +%n Legend Point(s), %2</source>
        <translation>
            <numerusform>%1&#x202f;: +%n Point de Légende, %2</numerusform>
            <numerusform>%1&#x202f;: +%n Points de Légende, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has won %n War(s). Legend Points: +%2.</source>
        <translation>
            <numerusform>%1 a gagné %n Guerre. Points de Légende&#x202f;: +%2.</numerusform>
            <numerusform>%1 a gagné %n Guerres. Points de Légende&#x202f;: +%2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: deaths score %n Legend Point(s), %2 in all.</source>
        <translation>
            <numerusform>%1&#x202f;: les morts rapportent %n Point de Légende&#x202f;; total&#x202f;: %2.</numerusform>
            <numerusform>%1&#x202f;: les morts rapportent %n Points de Légende&#x202f;; total&#x202f;: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: +%n Legend Point(s) at the end, %2</source>
        <translation>
            <numerusform>%1&#x202f;: +%n Point de Légende à la fin, %2</numerusform>
            <numerusform>%1&#x202f;: +%n Points de Légende à la fin, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n Legend Point(s) and %2 Gold.</source>
        <translation>
            <numerusform>%1 a %n Point de Légende et %2 Or.</numerusform>
            <numerusform>%1 a %n Points de Légende et %2 Or.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n Legend Point(s).</source>
        <translation>
            <numerusform>%1 gagne avec %n Point de Légende.</numerusform>
            <numerusform>%1 gagne avec %n Points de Légende.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 shares the victory with %n Legend Point(s).</source>
        <translation>
            <numerusform>%1 partage la victoire, avec %n Point de Légende.</numerusform>
            <numerusform>%1 partage la victoire, avec %n Points de Légende.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: −%n Legend Point(s), %2</source>
        <translation>
            <numerusform>%1&#x202f;: −%n Point de Légende, %2</numerusform>
            <numerusform>%1&#x202f;: −%n Points de Légende, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: deaths cost %n Legend Point(s), leaving %2.</source>
        <translation>
            <numerusform>%1&#x202f;: les morts coûtent %n Point de Légende&#x202f;; il en reste %2.</numerusform>
            <numerusform>%1&#x202f;: les morts coûtent %n Points de Légende&#x202f;; il en reste %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: +%2 strength, %3</source>
        <translation>%1&#x202f;: force +%2, %3</translation>
    </message>
    <message>
        <source>%1 fights with strength %2.</source>
        <translation>%1 combat avec une force de %2.</translation>
    </message>
    <message>
        <source>War: %1 beats %2, %3 to %4.</source>
        <translation>Guerre&#x202f;: %1 bat %2, %3 à %4.</translation>
    </message>
    <message>
        <source>War: %1 and %2 tie, %3 to %4. Both win.</source>
        <translation>Guerre&#x202f;: %1 et %2 sont à égalité, %3 à %4. Tous deux gagnent.</translation>
    </message>
    <message>
        <source>War: %1 crushes %2, %3 to %4, and wins two Wars.</source>
        <translation>Guerre&#x202f;: %1 écrase %2, %3 à %4, et gagne deux Guerres.</translation>
    </message>
    <message>
        <source>%1: +%2 Gold, %3</source>
        <translation>%1&#x202f;: +%2 Or, %3</translation>
    </message>
    <message>
        <source>%1 has an income of %2 Gold.</source>
        <translation>%1 touche %2 Or de revenus.</translation>
    </message>
    <message>
        <source>%1 builds %2 at level %3 for %4 Gold.</source>
        <translation>%1 construit %2 au niveau %3 pour %4 Or.</translation>
    </message>
    <message>
        <source>%1 upgrades %2 to level 2 for %3 Gold.</source>
        <translation>%1 améliore %2 au niveau 2 pour %3 Or.</translation>
    </message>
    <message>
        <source>%1 builds nothing.</source>
        <translation>%1 ne construit rien.</translation>
    </message>
    <message>
        <source>%1 saves %2.</source>
        <translation>%1 sauve %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 dies with %n Age token(s).</source>
        <translation>
            <numerusform>%1&#x202f;: %2 meurt avec %n jeton Âge.</numerusform>
            <numerusform>%1&#x202f;: %2 meurt avec %n jetons Âge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: one more Age token for %n Unit(s).</source>
        <translation>
            <numerusform>%1&#x202f;: %n Unité reçoit un jeton Âge de plus.</numerusform>
            <numerusform>%1&#x202f;: %n Unités reçoivent chacune un jeton Âge de plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wars won</source>
        <extracomment>Paper Tales: in the log: where points come from, or whom something is about</extracomment>
        <translation>Guerres gagnées</translation>
    </message>
    <message>
        <source>for Wars won</source>
        <translation>pour les Guerres gagnées</translation>
    </message>
    <message>
        <source>every Kingdom</source>
        <extracomment>Paper Tales: in the log: where points come from, or whom something is about; Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation>chaque Royaume</translation>
    </message>
    <message>
        <source>Front 1</source>
        <extracomment>Paper Tales: in the log: where points come from, or whom something is about</extracomment>
        <translation>Front 1</translation>
    </message>
    <message>
        <source>Front 2</source>
        <extracomment>Paper Tales: in the log: where points come from, or whom something is about</extracomment>
        <translation>Front 2</translation>
    </message>
    <message>
        <source>Front 3</source>
        <extracomment>Paper Tales: in the log: where points come from, or whom something is about</extracomment>
        <translation>Front 3</translation>
    </message>
    <message>
        <source>Back 1</source>
        <extracomment>Paper Tales: in the log: where points come from, or whom something is about</extracomment>
        <translation>Arrière 1</translation>
    </message>
    <message>
        <source>Back 2</source>
        <extracomment>Paper Tales: in the log: where points come from, or whom something is about</extracomment>
        <translation>Arrière 2</translation>
    </message>
    <message numerus="yes">
        <source>%1 receives %2 Gold for %n new Unit(s).</source>
        <translation>
            <numerusform>%1 reçoit %2 Or pour %n nouvelle Unité.</numerusform>
            <numerusform>%1 reçoit %2 Or pour %n nouvelles Unités.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your plan</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>Votre plan</translation>
    </message>
    <message>
        <source>In deployment you choose which hand cards go into play and where, which of your Units in play move or leave, and which card you keep. Deploy as many Units as your spots and Gold allow, or none. Units in play that you leave alone stay; hand cards that you neither deploy nor keep are discarded. A Unit in play never goes back to your hand. Within a plan a Unit moves only once; to place it again, take that step back first.</source>
        <translation>Au déploiement, vous choisissez quelles cartes de votre main entrent en jeu et où, lesquelles de vos Unités en jeu se déplacent ou s’en vont, et quelle carte vous gardez. Déployez autant d’Unités que le permettent vos emplacements et votre Or, ou aucune. Les Unités en jeu auxquelles vous ne touchez pas restent&#x202f;; les cartes en main que vous ne déployez ni ne gardez vont à la défausse. Une Unité en jeu ne revient jamais en main. Dans un même plan, une Unité ne se déplace qu’une fois&#x202f;: pour la placer autrement, annulez d’abord ce déplacement.</translation>
    </message>
    <message>
        <source>Face down, then revealed together</source>
        <translation>Cachées, puis révélées ensemble</translation>
    </message>
    <message>
        <source>On a real table new Units lie face down on their spots. Here the others see nothing of your plan until the last player has committed, and your Kingdom looks as it did before. Then all plans are revealed together. The card you keep and the hand cards you discard stay hidden even then.</source>
        <translation>Sur une vraie table, les nouvelles Unités attendent face cachée sur leurs emplacements. Ici, les autres ne voient rien de votre plan tant que le dernier joueur n’a pas validé&#x202f;: votre Royaume ne change pas d’aspect. Puis tous les plans sont révélés ensemble. La carte que vous gardez et les cartes en main que vous défaussez restent cachées, même à ce moment-là.</translation>
    </message>
    <message>
        <source>Discarding Units in play</source>
        <translation>Défausser des Unités en jeu</translation>
    </message>
    <message>
        <source>While planning you may discard any of your Units in play, even if there is room for all. It costs nothing, and they do not die (PT-18). Their production is gone this very turn. The printed rules mention this only for when you run out of spots; here it is always allowed.</source>
        <translation>En préparant votre plan, vous pouvez défausser n’importe laquelle de vos Unités en jeu, même s’il y a de la place pour toutes. Cela ne coûte rien, et elles ne meurent pas (PT-18). Ce qu’elles produisaient disparaît dès ce tour. La règle imprimée ne le prévoit qu’en cas de manque de place&#x202f;; ici, c’est toujours permis.</translation>
    </message>
    <message>
        <source>Moving Units</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>Déplacer des Unités</translation>
    </message>
    <message>
        <source>While planning you may move Units in play to any other spots, or swap 2 of them, for free. They take their Age tokens along, and reveal abilities do not happen again. In all other phases Units stay where they are.</source>
        <translation>En préparant votre plan, vous pouvez déplacer des Unités en jeu vers d’autres emplacements, ou en échanger 2, sans rien payer. Elles emportent leurs jetons Âge, et les capacités de révélation ne s’appliquent pas de nouveau. Dans toutes les autres phases, les Unités restent où elles sont.</translation>
    </message>
    <message>
        <source>Hunter is in the Back and makes no food, so Cook earns nothing. Place Hunter on Knight. They swap for free and keep their Age tokens, and your income forecast rises from 2 to 3.</source>
        <translation>Le Chasseur est à l’Arrière et ne produit pas de nourriture&#x202f;: le Cuisinier ne rapporte donc rien. Posez le Chasseur sur le Chevalier&#x202f;: ils échangent leurs places gratuitement, gardent leurs jetons Âge, et vos revenus prévus passent de 2 à 3.</translation>
    </message>
    <message>
        <source>Keeping a card</source>
        <translation>Garder 1 carte</translation>
    </message>
    <message>
        <source>You may keep 1 of the hand cards you do not deploy for the next turn, face down. Others see that you keep a card, but not which one. A card kept last turn can be kept again, but then it takes up the only place. Units in play cannot be kept. On turn 4 a kept card is worth nothing.</source>
        <translation>Parmi les cartes en main que vous ne déployez pas, vous pouvez en garder 1 pour le tour suivant, face cachée. Les autres voient que vous gardez une carte, mais pas laquelle. Une carte gardée au tour précédent peut l’être encore, mais vous n’en gardez alors aucune autre. On ne peut pas garder une Unité en jeu. Au tour 4, une carte gardée ne vaut rien.</translation>
    </message>
    <message>
        <source>The rest are discarded</source>
        <translation>Le reste est défaussé</translation>
    </message>
    <message>
        <source>All hand cards you neither deploy nor keep go face down on the discard pile, and nobody gets to see them. After deployment your hand is empty.</source>
        <translation>Toutes les cartes en main que vous ne déployez ni ne gardez vont face cachée à la défausse, et personne ne les voit. Après le déploiement, votre main est vide.</translation>
    </message>
    <message>
        <source>Reveal, then pay</source>
        <translation>Révéler, puis payer</translation>
    </message>
    <message>
        <source>After the reveal each player pays the Gold for all new Units at once. You never pay again for Units from earlier turns, moved or not. You pay before any ability happens.</source>
        <translation>Après la révélation, chaque joueur paie d’un coup l’Or de toutes ses nouvelles Unités. Vous ne payez jamais de nouveau les Unités des tours précédents, déplacées ou non. Vous payez avant que la moindre capacité ne s’applique.</translation>
    </message>
    <message>
        <source>Monkey pays you</source>
        <translation>Le Singe vous paie</translation>
    </message>
    <message>
        <source>Monkey costs -1, so it gives you 1 Gold instead of taking any. You can use that Gold in the same plan. With 0 Gold, Monkey pays for Knight, which costs 1.</source>
        <translation>Le Singe coûte -1&#x202f;: il rapporte donc 1 Or au lieu d’en coûter. Vous pouvez compter sur cet Or dans le même plan&#x202f;: avec 0 Or, le Singe paie le Chevalier, qui coûte 1.</translation>
    </message>
    <message>
        <source>You have 3 Gold, and Commander and Manticore cost 4 together. Plan both, and you cannot commit because you are 1 Gold short. Add Monkey, and with its Gold you can pay.</source>
        <translation>Vous avez 3 Or, et le Commandant et la Manticore coûtent 4 à eux deux. Si vous prévoyez les deux, vous ne pouvez pas valider, car il vous manque 1 Or. Ajoutez le Singe, et grâce à son Or vous pouvez payer.</translation>
    </message>
    <message>
        <source>You must be able to pay for your plan</source>
        <translation>Vous devez pouvoir payer votre plan</translation>
    </message>
    <message>
        <source>You can commit a plan only if your Gold pays for all the Units it deploys, with each Monkey counted as -1. While you are still planning, it may cost too much; you see how much is missing. In the printed rules a player may overspend by mistake and lose the unpaid Units. Here the mistake is refused.</source>
        <translation>Vous ne pouvez valider un plan que si votre Or paie toutes les Unités qu’il déploie, chaque Singe comptant pour -1. Tant que vous le préparez, il peut coûter trop cher&#x202f;; on vous dit alors combien il manque. Dans la règle imprimée, un joueur qui dépense trop par erreur perd les Unités impayées. Ici, le programme refuse cette erreur.</translation>
    </message>
    <message>
        <source>The reveal mark</source>
        <translation>Le symbole Révélation</translation>
    </message>
    <message>
        <source>An ability with the reveal mark happens once, on the turn its Unit is revealed, after you have paid. It does not happen again while the Unit stays in play, even if it moves. A Unit put into play by Shapeshifter counts as revealed too (PT-109).</source>
        <translation>Une capacité avec le symbole Révélation s’applique une fois&#x202f;: au tour où son Unité est révélée, après le paiement. Tant que l’Unité reste en jeu, cette capacité ne s’applique pas une seconde fois, même après un déplacement. Une Unité amenée en jeu par le Métamorphe compte aussi comme révélée (PT-109).</translation>
    </message>
    <message>
        <source>The order of deployment abilities</source>
        <translation>L’ordre des capacités de déploiement</translation>
    </message>
    <message>
        <source>After payment this is the order: first Shapeshifter; then the tokens of Cave Spirit, Demon and Veteran, and those of Necromancer and Kraken; then Golem, then each Time Master, then Master Alchemist; and last the Legend Points that Kraken costs. So Kraken makes you pay for Buildings that Golem has just upgraded. All players finish a step before the next one begins. The printed rules give no such order; here it is fixed, and nobody is asked.</source>
        <translation>Après le paiement, voici l’ordre&#x202f;: d’abord le Métamorphe&#x202f;; puis les jetons de l’Esprit des cavernes, du Démon et du Vétéran, et ceux du Nécromancien et du Kraken&#x202f;; ensuite le Golem, puis chaque Maître du temps, puis le Maître alchimiste&#x202f;; et enfin les Points de Légende que coûte le Kraken. Le Kraken vous fait donc payer les Bâtiments que le Golem vient d’améliorer. Tous les joueurs finissent une étape avant que la suivante commence. La règle imprimée ne donne pas cet ordre&#x202f;; ici, il est fixe et personne n’a à le choisir.</translation>
    </message>
    <message>
        <source>“One of your Units” and “your other Units”</source>
        <translation>«&#x202f;Une de vos Unités&#x202f;», «&#x202f;vos autres Unités&#x202f;»</translation>
    </message>
    <message>
        <source>Abilities see all Units in your Kingdom, including those revealed at the same time and the one drawn by Shapeshifter. “One of your Units” may be the Unit itself. “Your other Units” are all but itself, so Necromancer puts no token on itself, but one on each Unit that came with it.</source>
        <translation>Les capacités prennent en compte toutes les Unités de votre Royaume, y compris celles révélées en même temps et celle piochée par le Métamorphe. «&#x202f;Une de vos Unités&#x202f;» peut être l’Unité elle-même. «&#x202f;Vos autres Unités&#x202f;» désigne toutes les Unités sauf elle&#x202f;: le Nécromancien ne met pas de jeton sur lui-même, mais un sur chaque Unité venue avec lui.</translation>
    </message>
    <message>
        <source>A new spot waits for the next plan</source>
        <translation>Un nouvel emplacement sert dès le plan suivant</translation>
    </message>
    <message>
        <source>The fifth spot is open if a level 2 Building is in play when you plan. Golem upgrades Buildings only after the reveal, so the spot opens for the next deployment, whatever happens to Golem. The same goes for a Building you build or upgrade in construction.</source>
        <translation>Le cinquième emplacement est ouvert si un Bâtiment de niveau 2 est en jeu quand vous préparez votre plan. Le Golem n’améliore les Bâtiments qu’après la révélation&#x202f;: l’emplacement s’ouvre donc pour le déploiement suivant, quoi qu’il advienne du Golem. Il en va de même pour un Bâtiment que vous construisez ou améliorez en phase de construction.</translation>
    </message>
    <message>
        <source>Your Town is at level 1. Plan Golem in the Back, then try Knight on the fifth spot, which is still closed. Put Knight in the Back and commit. Golem upgrades Town, and next turn the spot is yours.</source>
        <translation>Votre Ville est au niveau 1. Prévoyez le Golem à l’Arrière, puis essayez le Chevalier sur le cinquième emplacement&#x202f;: il est encore fermé. Mettez le Chevalier à l’Arrière et validez&#x202f;: le Golem améliore la Ville, et au tour suivant l’emplacement est à vous.</translation>
    </message>
    <message>
        <source>Level 1 takes 1 wood and produces 1 wood and 1 food. Level 2 takes 2 wood and produces 1 crystal as well. A Town at level 1 helps with its own upgrade, so 1 wood from elsewhere is enough.</source>
        <translation>Le niveau 1 demande 1 bois et produit 1 bois et 1 nourriture. Le niveau 2 demande 2 bois et produit en plus 1 cristal. Une Ville de niveau 1 aide à sa propre amélioration&#x202f;: 1 bois venu d’ailleurs suffit donc.</translation>
    </message>
    <message>
        <source>Level 1 takes 1 food and gives 1 Gold of income for each food in your Kingdom. Level 2 takes 1 wood and 1 food, and in every wars phase, won or lost, also scores 1 Legend Point for each food.</source>
        <translation>Le niveau 1 demande 1 nourriture et rapporte 1 Or de revenus par nourriture de votre Royaume. Le niveau 2 demande 1 bois et 1 nourriture, et rapporte aussi 1 Point de Légende par nourriture à chaque phase de guerres, que vous les gagniez ou non.</translation>
    </message>
    <message>
        <source>Level 1 takes 1 wood and produces 1 crystal. Level 2 takes 1 wood and 1 crystal, and in every wars phase, won or lost, also scores 2 Legend Points for each crystal in your Kingdom. Its own crystal counts.</source>
        <translation>Le niveau 1 demande 1 bois et produit 1 cristal. Le niveau 2 demande 1 bois et 1 cristal, et rapporte aussi 2 Points de Légende par cristal de votre Royaume à chaque phase de guerres, que vous les gagniez ou non. Son propre cristal compte aussi.</translation>
    </message>
    <message>
        <source>Level 1 takes 1 crystal or 2 Gold and gives 2 Gold of income. Level 2 takes 2 crystals or 3 Gold, and in every wars phase, won or lost, also scores 2 Legend Points. If you build both levels at once, each is paid for separately, in the cheapest way.</source>
        <translation>Le niveau 1 demande 1 cristal ou 2 Or et rapporte 2 Or de revenus. Le niveau 2 demande 2 cristaux ou 3 Or, et rapporte aussi 2 Points de Légende à chaque phase de guerres, que vous les gagniez ou non. Si vous construisez les deux niveaux d’un coup, vous payez chacun séparément, au prix le plus bas.</translation>
    </message>
    <message>
        <source>Level 1 takes 1 wood and adds 1 to your Kingdom’s strength for each wood. Level 2 takes 1 wood and 1 food, and in every wars phase, won or lost, also scores 1 Legend Point for each of your Units with strength 3 or more. Both rows count, with the strength Units have at that moment, even Leviathan when it does not fight. The strength from wood belongs to the Kingdom and makes no Unit stronger.</source>
        <translation>Le niveau 1 demande 1 bois et, pour chaque bois, ajoute 1 à la force de votre Royaume. Le niveau 2 demande 1 bois et 1 nourriture, et rapporte aussi 1 Point de Légende pour chacune de vos Unités de force 3 ou plus, à chaque phase de guerres, que vous les gagniez ou non. Les Unités des deux lignes comptent, avec leur force à ce moment-là, y compris le Léviathan quand il ne combat pas. La force due au bois s’ajoute à celle du Royaume et ne rend aucune Unité plus forte.</translation>
    </message>
    <message>
        <source>When the game ends</source>
        <translation>Quand la partie finit</translation>
    </message>
    <message>
        <source>The game ends when turn 4 is over, aging included. So in the last aging Units still die, their deaths still have their effects, and Relic of Wisdom still gets a token.</source>
        <translation>La partie finit quand le tour 4 est terminé, vieillissement compris. Au dernier vieillissement, des Unités meurent donc encore, leur mort a encore ses effets, et la Relique de sagesse reçoit encore un jeton.</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>Le décompte final</translation>
    </message>
    <message>
        <source>At the end each Building in play scores 1 Legend Point at level 1 and 3 at level 2. Relic of Wisdom scores 2 for each Age token on it. Nothing else counts: not Gold, not a kept card, not an unbuilt Building.</source>
        <translation>À la fin, chaque Bâtiment en jeu rapporte 1 Point de Légende au niveau 1 et 3 au niveau 2. La Relique de sagesse en rapporte 2 par jeton Âge posé dessus. Rien d’autre ne compte&#x202f;: ni l’Or, ni une carte gardée, ni un Bâtiment qui n’a pas été construit.</translation>
    </message>
    <message>
        <source>The winner</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>Qui gagne</translation>
    </message>
    <message>
        <source>The most Legend Points in total win, however much Gold the others have.</source>
        <translation>Le joueur qui a le plus de Points de Légende en tout gagne, quel que soit l’Or des autres.</translation>
    </message>
    <message>
        <source>Ties</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>Les égalités</translation>
    </message>
    <message>
        <source>If several players tie for the most Legend Points, the one with the most Gold left wins; Gold from Monkey in the last aging counts. If their Gold is equal too, they share the victory. Lower places are decided by the same 2 numbers.</source>
        <translation>Si plusieurs joueurs ont le plus de Points de Légende, celui d’entre eux qui a le plus d’Or restant gagne&#x202f;; l’Or que rapporte le Singe au dernier vieillissement compte. S’il y a encore égalité, ils partagent la victoire. Les places suivantes se départagent d’après ces 2 mêmes nombres.</translation>
    </message>
    <message>
        <source>The rules for 2 players</source>
        <translation>Les règles à 2 joueurs</translation>
    </message>
    <message>
        <source>With 2 players, the rules for 2 always apply; with 3 to 5, they never do. They change the deal (PT-32), the draft (PT-33) and the wars (PT-56). If the game is new to you, it is easier to learn with 3 or more.</source>
        <translation>À 2 joueurs, les règles pour 2 s’appliquent toujours&#x202f;; de 3 à 5, jamais. Elles changent la distribution (PT-32), le recrutement (PT-33) et les guerres (PT-56). Si le jeu est nouveau pour vous, il s’apprend plus facilement à 3 ou plus.</translation>
    </message>
    <message>
        <source>No other variants</source>
        <translation>Pas d’autres variantes</translation>
    </message>
    <message>
        <source>The rules have no variants, so there is nothing to switch on or off. You choose how many play, where everyone sits and which colours they have. Cards from expansions are not in this game.</source>
        <translation>Les règles n’ont pas de variantes&#x202f;: il n’y a donc rien à activer ni à désactiver. Vous choisissez le nombre de joueurs, la place et la couleur de chacun. Les cartes des extensions ne font pas partie de ce jeu.</translation>
    </message>
    <message>
        <source>Supplies never run out</source>
        <translation>Les réserves ne s’épuisent jamais</translation>
    </message>
    <message>
        <source>Gold and Age tokens never run out, even if more are in play than the box holds. The printed rules do not say what happens when a pool is empty. Gold tokens of 1 and 5 are only 2 ways of showing the same Gold.</source>
        <translation>L’Or et les jetons Âge ne manquent jamais, même s’il y en a plus en jeu que la boîte n’en contient. La règle imprimée ne dit pas ce qui se passe quand une réserve est vide. Les jetons Or de 1 et de 5 ne sont que 2 façons de montrer le même Or.</translation>
    </message>
    <message>
        <source>What the icons on the cards mean</source>
        <translation>Les icônes des cartes</translation>
    </message>
    <message>
        <source>Every ability belongs to deployment, wars, income, construction, aging or the end of the game. The reveal mark appears only in deployment, on 8 Units: Cave Spirit, Demon, Golem, Kraken, Necromancer, Shapeshifter, Time Master and Veteran. Master Alchemist acts in deployment without it, so it acts every turn. Where the printed text leaves out an icon, we read it in the only way that fits the cards.</source>
        <translation>Chaque capacité appartient au déploiement, aux guerres, aux revenus, à la construction, au vieillissement ou à la fin de la partie. Le symbole Révélation ne se trouve qu’au déploiement, sur 8 Unités&#x202f;: Esprit des cavernes, Démon, Golem, Kraken, Nécromancien, Métamorphe, Maître du temps et Vétéran. Le Maître alchimiste agit au déploiement sans ce symbole, donc à chaque tour. Quand le texte imprimé omet une icône, nous le lisons de la seule façon qui convienne aux cartes.</translation>
    </message>
    <message>
        <source>If 2 abilities clash</source>
        <translation>Si 2 capacités entrent en conflit</translation>
    </message>
    <message>
        <source>If it ever matters whose ability happens first, the player with more Legend Points acts first. In a tie, the player with less Gold does, and if that is equal too, chance decides.</source>
        <translation>Si l’ordre dans lequel deux capacités s’appliquent a de l’importance, le joueur qui a le plus de Points de Légende agit en premier. À égalité, c’est celui qui a le moins d’Or, et s’il y a encore égalité, le hasard décide.</translation>
    </message>
    <message>
        <source>Why abilities never clash</source>
        <translation>Pourquoi les capacités n’entrent jamais en conflit</translation>
    </message>
    <message>
        <source>No ability reaches another Kingdom, so it never matters whose comes first. The draw pile is the only thing that everyone shares, and only Shapeshifter, of which there is just 1, draws from it during abilities. So the rule in PT-25 is never needed, and nobody is asked.</source>
        <translation>Aucune capacité n’agit sur un autre Royaume&#x202f;: l’ordre des joueurs n’a donc jamais d’importance. La pioche est la seule chose que tous partagent, et la seule capacité qui y fait piocher est celle du Métamorphe, dont il n’existe qu’un exemplaire. La règle de PT-25 n’est donc jamais nécessaire, et personne n’a rien à décider.</translation>
    </message>
    <message>
        <source>How long the cards last</source>
        <translation>Combien de temps durent les cartes</translation>
    </message>
    <message>
        <source>With 2 or 3 players the draw pile never runs out. With 4 players it can run out only on turn 4, and only if Shapeshifter has drawn cards. With 5 players it always runs out while the cards for turn 4 are being dealt. The rules do not say this; it follows from the number of cards.</source>
        <translation>À 2 ou 3 joueurs, la pioche ne s’épuise jamais. À 4 joueurs, elle ne peut s’épuiser qu’au tour 4, et seulement si le Métamorphe a pioché des cartes. À 5 joueurs, elle s’épuise toujours pendant qu’on distribue les cartes du tour 4. La règle ne le dit pas&#x202f;; cela découle du nombre de cartes.</translation>
    </message>
    <message>
        <source>If there are not enough cards</source>
        <translation>S’il n’y a pas assez de cartes</translation>
    </message>
    <message>
        <source>The 2 piles together always have enough cards for a deal, because each player has at most 5 Units in play and 1 kept card. If Shapeshifter ever finds no card in either pile that it may turn into, it stays in play with strength 0 and gets no token.</source>
        <translation>Pour une distribution, il y a toujours assez de cartes dans la pioche et la défausse réunies, car chaque joueur a au plus 5 Unités en jeu et 1 carte gardée. Si jamais le Métamorphe ne trouvait, dans aucune de ces 2 piles, une carte qui puisse le remplacer, il resterait en jeu avec une force de 0 et ne recevrait pas de jeton.</translation>
    </message>
    <message>
        <source>Units that you cannot pay for</source>
        <translation>Les Unités qu’on ne peut pas payer</translation>
    </message>
    <message>
        <source>In the printed rules, new Units that you cannot pay for are discarded. That cannot happen here, because a plan you cannot afford is refused (PT-46). If it ever did happen, the most expensive new Units would go until you could pay for the rest. They would not die, and their abilities would not happen.</source>
        <translation>Dans la règle imprimée, les nouvelles Unités que vous ne pouvez pas payer sont défaussées. Ici, cela ne peut pas vous arriver&#x202f;: vous ne pouvez pas valider un plan trop cher (PT-46). Si cela arrivait tout de même, les nouvelles Unités les plus chères s’en iraient jusqu’à ce que vous puissiez payer le reste. Elles ne mourraient pas, et leurs capacités ne s’appliqueraient pas.</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>La fin de la partie</translation>
    </message>
    <message>
        <source>Ways to play</source>
        <translation>Façons de jouer</translation>
    </message>
    <message>
        <source>What this program decides</source>
        <translation>Ce que décide ce programme</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>2 to 5 people play, each for themselves. With 2 players the draft (PT-32, PT-33) and the wars (PT-56) have rules of their own. Everything else is the same for any number.</source>
        <translation>Le jeu se joue de 2 à 5 joueurs, chacun pour soi. À 2 joueurs, le recrutement (PT-32, PT-33) et les guerres (PT-56) ont leurs propres règles. Tout le reste est identique quel que soit le nombre de joueurs.</translation>
    </message>
    <message>
        <source>What is in the box</source>
        <translation>Ce qu’il y a dans la boîte</translation>
    </message>
    <message>
        <source>The box holds 81 Unit cards of 42 kinds, and 25 Building cards: 5 for each of 5 players. There are also 30 Gold tokens worth 1 and 10 worth 5, 30 Age tokens, a Score track, a Time token for the turns, and for each player a Score token and a Player’s Aid card.</source>
        <translation>La boîte contient 81 cartes Unité de 42 sortes et 25 cartes Bâtiment&#x202f;: 5 pour chacun des 5 joueurs. Il y a aussi 30 jetons Or de valeur 1 et 10 de valeur 5, 30 jetons Âge, une piste de score, un jeton Temps pour les tours et, pour chaque joueur, un jeton de score et une carte d’aide.</translation>
    </message>
    <message>
        <source>Reading a Unit card</source>
        <translation>Lire une carte Unité</translation>
    </message>
    <message>
        <source>A Unit card shows its name, its cost in Gold, its strength, the resources it produces, and what it can do in which phase. An asterisk next to the strength means that the Unit’s own ability can change it. Costs range from -1 for Monkey to 6 for Kraken, and 35 of the 81 cards cost nothing. The printed card also says how many copies there are.</source>
        <translation>Une carte Unité montre son nom, son coût en Or, sa force, les ressources qu’elle produit, et ce qu’elle peut faire à telle ou telle phase. Un astérisque près de la force signifie que la capacité de l’Unité peut la modifier. Les coûts vont de -1 pour le Singe à 6 pour le Kraken, et 35 des 81 cartes ne coûtent rien. La carte imprimée indique aussi le nombre d’exemplaires.</translation>
    </message>
    <message>
        <source>Reading a Building card</source>
        <translation>Lire une carte Bâtiment</translation>
    </message>
    <message>
        <source>A Building card has 2 sides, level 1 and level 2, each with its abilities and its Legend Points for the end of the game. Both costs are on the card. Level 1 gives 1 ability. Level 2 keeps it, adds a second one, opens the fifth spot (PT-14) and is worth 3 Legend Points instead of 1.</source>
        <translation>Une carte Bâtiment a 2 faces, niveau 1 et niveau 2, chacune avec ses capacités et ses Points de Légende pour la fin de la partie. Les deux coûts y figurent. Le niveau 1 donne 1 capacité. Le niveau 2 la garde, en ajoute une seconde, ouvre le cinquième emplacement (PT-14) et vaut 3 Points de Légende au lieu de 1.</translation>
    </message>
    <message>
        <source>What everyone can see</source>
        <translation>Ce que tout le monde peut voir</translation>
    </message>
    <message>
        <source>All Gold, Legend Points, Units in play, Age tokens and Buildings are open, even Buildings that are not built yet. You can look at any Kingdom whenever you like. Hands, kept cards and plans are secret.</source>
        <translation>Tout l’Or, les Points de Légende, les Unités en jeu, les jetons Âge et les Bâtiments sont visibles, ainsi que les Bâtiments pas encore construits. Vous pouvez regarder n’importe quel Royaume quand vous voulez. Mains, cartes gardées et plans sont secrets.</translation>
    </message>
    <message>
        <source>The start</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>Le début</translation>
    </message>
    <message>
        <source>Everyone begins turn 1 with 3 Gold, 0 Legend Points, an empty Kingdom and no kept card. Each player has their own colour, which has no effect on the game. If nobody chooses, colours follow the seats.</source>
        <translation>Tout le monde commence au tour 1 avec 3 Or, 0 Point de Légende, un Royaume vide et aucune carte gardée. Chaque joueur a sa propre couleur, qui ne change rien au jeu. Si personne ne choisit, les couleurs suivent l’ordre des places.</translation>
    </message>
    <message>
        <source>Your own 5 Buildings</source>
        <translation>À chacun ses 5 Bâtiments</translation>
    </message>
    <message>
        <source>Everyone owns 1 Town, 1 Tavern, 1 Mine, 1 Temple and 1 Barracks. These are the only Buildings you can ever build, each of them once. Other players’ Buildings never get in your way.</source>
        <translation>Chacun possède 1 Ville, 1 Taverne, 1 Mine, 1 Temple et 1 Caserne. Ce sont les seuls Bâtiments que vous pourrez jamais construire, chacun une fois. Ce que construisent les autres ne vous gêne jamais.</translation>
    </message>
    <message>
        <source>Draw pile and discard pile</source>
        <translation>Pioche et défausse</translation>
    </message>
    <message>
        <source>All 81 Unit cards are shuffled into 1 draw pile, face down. Discarded cards go face down on the discard pile, and nobody may look through it. Everyone can see how many cards are in each pile.</source>
        <translation>On mélange les 81 cartes Unité en une seule pioche, face cachée. Les cartes défaussées vont face cachée à la défausse, et personne ne peut la parcourir. Le nombre de cartes de chaque pile est connu de tous.</translation>
    </message>
    <message>
        <source>Seats and neighbours</source>
        <translation>Places et voisins</translation>
    </message>
    <message>
        <source>You sit in a circle. Your left neighbour is the next seat clockwise, your right neighbour the one before you. With 3 players, both others are your neighbours; with 4 or 5, some players are not; with 2, your opponent is your only neighbour. Nobody is the first player, because everyone plays at the same time.</source>
        <translation>Vous êtes assis en cercle. Votre voisin de gauche occupe la place suivante dans le sens des aiguilles d’une montre, votre voisin de droite la place précédente. À 3 joueurs, les deux autres sont vos voisins&#x202f;; à 4 ou 5, certains joueurs ne le sont pas&#x202f;; à 2, votre adversaire est votre seul voisin. Il n’y a pas de premier joueur, car tous jouent en même temps.</translation>
    </message>
    <message>
        <source>In the box</source>
        <translation>Dans la boîte</translation>
    </message>
    <message>
        <source>Setup</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>La mise en place</translation>
    </message>
    <message>
        <source>What belongs to your Kingdom</source>
        <translation>Ce qui fait partie de votre Royaume</translation>
    </message>
    <message>
        <source>Your Kingdom is what you have in play: Units on their spots and Buildings beside them. Cards in your hand, a kept card and Buildings that are not built yet are not part of it. They produce nothing and do nothing.</source>
        <translation>Votre Royaume est ce que vous avez en jeu&#x202f;: les Unités sur leurs emplacements et les Bâtiments à côté. Les cartes en main, une carte gardée et les Bâtiments pas encore construits n’en font pas partie&#x202f;: ils ne produisent rien et ne font rien.</translation>
    </message>
    <message>
        <source>4 spots for Units</source>
        <translation>4 emplacements pour les Unités</translation>
    </message>
    <message>
        <source>You begin with 4 spots: 2 in the Front and 2 in the Back. Each holds at most 1 Unit and may stay empty. The spots in a row are all alike; only the row matters.</source>
        <translation>Vous commencez avec 4 emplacements&#x202f;: 2 au Front et 2 à l’Arrière. Chacun reçoit au plus 1 Unité et peut rester vide. Les emplacements d’une ligne se valent tous&#x202f;; seule la ligne compte.</translation>
    </message>
    <message>
        <source>The fifth spot</source>
        <translation>Le cinquième emplacement</translation>
    </message>
    <message>
        <source>As soon as you have a level 2 Building, a fifth spot opens in the Front, so that you can have 3 Units in the Front and 2 in the Back. It stays open for the rest of the game. More level 2 Buildings do not open more spots, and the Back never gets a third spot. Units are placed only in deployment, so a Building that reaches level 2 after your plan helps from the next plan on (PT-51).</source>
        <translation>Dès que vous avez un Bâtiment de niveau 2, un cinquième emplacement s’ouvre au Front&#x202f;: vous pouvez donc avoir 3 Unités au Front et 2 à l’Arrière. Il reste ouvert jusqu’à la fin de la partie. D’autres Bâtiments de niveau 2 n’ouvrent rien de plus, et l’Arrière n’a jamais de troisième emplacement. On ne place les Unités qu’au déploiement&#x202f;: un Bâtiment amélioré après votre plan sert donc à partir du plan suivant (PT-51).</translation>
    </message>
    <message>
        <source>Resources are never spent</source>
        <translation>On ne dépense jamais les ressources</translation>
    </message>
    <message>
        <source>Wood, food and crystals have no tokens. Your Kingdom produces them as long as the cards that make them are in play, and using them does not use them up. The same food can earn Gold through Tavern and help you build on the same turn.</source>
        <translation>Il n’y a pas de jetons pour le bois, la nourriture et les cristaux. Votre Royaume les produit tant que les cartes qui les donnent sont en jeu, et s’en servir ne les épuise pas. La même nourriture peut rapporter de l’Or grâce à la Taverne et aider à construire dans le même tour.</translation>
    </message>
    <message>
        <source>Counting resources</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>Compter les ressources</translation>
    </message>
    <message>
        <source>Your wood, food and crystals are what all your Units and Buildings produce together, Front and Back. They are counted again whenever something needs them, so a new token or a new Building counts at once. Gold paid in place of a missing resource does not count as production (PT-69).</source>
        <translation>Votre bois, votre nourriture et vos cristaux sont ce que produisent ensemble toutes vos Unités et tous vos Bâtiments, Front et Arrière. On les recompte chaque fois que c’est nécessaire&#x202f;: un nouveau jeton ou un nouveau Bâtiment compte donc aussitôt. L’Or payé à la place d’une ressource manquante ne compte pas comme production (PT-69).</translation>
    </message>
    <message>
        <source>Age tokens stay with their Unit</source>
        <translation>Les jetons Âge restent avec leur Unité</translation>
    </message>
    <message>
        <source>A Unit that moves takes its Age tokens along. It may have any number, and nothing removes a token from a Unit that stays in play. When a Unit leaves play, its tokens are gone. If the card comes back, it starts without them.</source>
        <translation>Une Unité qui se déplace emporte ses jetons Âge. Leur nombre n’est pas limité, et rien n’enlève un jeton à une Unité qui reste en jeu. Quand une Unité quitte le jeu, ses jetons disparaissent&#x202f;: si la carte revient, elle repart sans jeton.</translation>
    </message>
    <message>
        <source>Dying is not the same as leaving</source>
        <translation>Mourir n’est pas partir</translation>
    </message>
    <message>
        <source>Units die in the aging phase and at no other time. A Unit you discard in deployment, or a Shapeshifter that is replaced, has not died. So a Sculptor discarded in deployment scores no Legend Points, a Monkey gives no Gold, and Palm Reader counts nothing.</source>
        <translation>Les Unités meurent pendant la phase de vieillissement et jamais à un autre moment. Défausser une Unité au déploiement ou remplacer un Métamorphe n’est pas une mort. Ainsi, un Sculpteur défaussé au déploiement ne rapporte pas de Points de Légende, un Singe pas d’Or, et la Chiromancienne n’en tient pas compte.</translation>
    </message>
    <message>
        <source>Abilities happen automatically</source>
        <translation>Les capacités s’appliquent toutes seules</translation>
    </message>
    <message>
        <source>In each phase all abilities of that phase happen, turn after turn; those with a reveal mark happen only once (PT-48). You cannot decline tokens, losses or free upgrades. Where a card says that you may, the table does it for you, because it can only help. Archer and Strategist fight from the Back, and you pay the cheapest price. Only Mystical Healer leaves the choice to you (PT-75).</source>
        <translation>À chaque phase, toutes les capacités de cette phase s’appliquent, tour après tour&#x202f;; celles qui portent le symbole Révélation ne s’appliquent qu’une fois (PT-48). Vous ne pouvez refuser ni les jetons, ni les pertes, ni les améliorations gratuites. Quand une carte dit «&#x202f;vous pouvez&#x202f;», le programme le fait pour vous, puisque cela ne peut que vous aider&#x202f;: l’Archer et le Stratège combattent depuis l’Arrière, et vous payez le prix le plus bas. Seul le Guérisseur mystique vous laisse le choix (PT-75).</translation>
    </message>
    <message>
        <source>Only your own Kingdom</source>
        <translation>Seulement votre propre Royaume</translation>
    </message>
    <message>
        <source>Abilities work only in their owner’s Kingdom. Nothing you play changes another Kingdom. Where a card names no owner, like Master Alchemist, it means one of your own Units.</source>
        <translation>Les capacités agissent dans le Royaume de leur propriétaire et dans aucun autre. Rien de ce que vous jouez ne change un autre Royaume. Quand une carte, comme le Maître alchimiste, ne précise pas de propriétaire, il s’agit d’une de vos propres Unités.</translation>
    </message>
    <message>
        <source>Abilities work in both rows</source>
        <translation>Capacités actives sur les deux lignes</translation>
    </message>
    <message>
        <source>Units produce and use their abilities in the Front and in the Back alike. The row matters for only 3 things: Units add their strength in the Front (PT-52), Hunter makes food in the Front, and Archer and Strategist fight from the Back too. So Commander in the Back still scores its Legend Points.</source>
        <translation>Les Unités produisent et utilisent leurs capacités au Front comme à l’Arrière. La ligne ne compte que pour 3 choses&#x202f;: au Front, les Unités ajoutent leur force (PT-52)&#x202f;; au Front, le Chasseur produit de la nourriture&#x202f;; et l’Archer et le Stratège combattent aussi depuis l’Arrière. Le Commandant à l’Arrière rapporte donc quand même ses Points de Légende.</translation>
    </message>
    <message>
        <source>4 turns of 6 phases</source>
        <translation>4 tours de 6 phases</translation>
    </message>
    <message>
        <source>A game has 4 turns. Each turn has 6 phases in this order: recruitment, deployment, wars, income, construction, aging. After the aging of turn 4 the Buildings are scored, and the most Legend Points win (PT-121).</source>
        <translation>Une partie compte 4 tours. Chaque tour a 6 phases, dans cet ordre&#x202f;: recrutement, déploiement, guerres, revenus, construction, vieillissement. Après le vieillissement du tour 4, on compte les Bâtiments, et le joueur qui a le plus de Points de Légende l’emporte (PT-121).</translation>
    </message>
    <message>
        <source>Everyone plays at the same time</source>
        <translation>Tous jouent en même temps</translation>
    </message>
    <message>
        <source>Everyone plays a phase at the same time, and it ends when all are done. There is one shortcut here. Once you have all your picks, you can plan your deployment while others are still picking. It tells you nothing new, and no plan is shown before all are committed.</source>
        <translation>Tout le monde joue chaque phase en même temps&#x202f;; elle finit quand tous ont terminé. Il y a ici un raccourci&#x202f;: une fois tous vos choix faits, vous pouvez déjà préparer votre déploiement pendant que d’autres recrutent encore. Cela ne vous apprend rien sur eux, et aucun plan n’est révélé avant que tous soient validés.</translation>
    </message>
    <message>
        <source>Choices are secret until all have chosen</source>
        <translation>Les choix sont secrets jusqu’à ce que tous aient choisi</translation>
    </message>
    <message>
        <source>You choose without seeing what others choose in the same step. Plans, targets, constructions and saves take effect and are shown when the last player has committed; from then on none can be changed. A pick is not shown, and it is final as soon as your neighbour has the rest of the pack. The printed rules hide cards only in deployment; here all choices are hidden, so that nobody gains by waiting.</source>
        <translation>Vous choisissez sans voir ce que les autres choisissent à la même étape. Plans, cibles, constructions et sauvetages prennent effet et sont révélés quand le dernier joueur a validé&#x202f;; dès lors, plus rien ne peut changer. Une carte choisie dans un paquet n’est pas montrée, et le choix est définitif dès que votre voisin a le reste du paquet. La règle imprimée ne cache les cartes qu’au déploiement&#x202f;; ici tous les choix sont cachés, pour que personne ne gagne à attendre.</translation>
    </message>
    <message>
        <source>Legend Points never fall below 0</source>
        <translation>Les Points de Légende ne descendent jamais sous 0</translation>
    </message>
    <message>
        <source>Only Kraken in deployment and Demon in aging cost Legend Points, and a loss stops at 0. In aging, all your gains and losses are added up first. With 1 Legend Point, Demon (-3) and Sculptor (+3) dying together leave you with 1. The printed rules say nothing about this.</source>
        <translation>Seuls le Kraken au déploiement et le Démon au vieillissement coûtent des Points de Légende, et une perte s’arrête à 0. Au vieillissement, tout ce que vous gagnez et perdez est d’abord additionné&#x202f;: avec 1 Point de Légende, si le Démon (-3) et le Sculpteur (+3) meurent ensemble, il vous en reste 1. La règle imprimée n’en dit rien.</translation>
    </message>
    <message>
        <source>No debts</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>Pas de dettes</translation>
    </message>
    <message>
        <source>You can never owe Gold. Anything that costs more than you have is refused. No card takes Gold away from you, and you pay only prices that you chose to pay.</source>
        <translation>Vous ne pouvez jamais devoir de l’Or&#x202f;: ce qui coûte plus que vous n’avez est refusé. Aucune carte ne vous prend de l’Or. Vous ne payez que ce que vous avez choisi de payer.</translation>
    </message>
    <message>
        <source>The deal</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>La distribution</translation>
    </message>
    <message>
        <source>With 3 to 5 players, everyone gets a pack of 5 cards from the draw pile at the start of each turn. You see only the pack you hold.</source>
        <translation>De 3 à 5 joueurs, chacun reçoit au début de chaque tour un paquet de 5 cartes de la pioche. Vous ne voyez que le paquet que vous tenez.</translation>
    </message>
    <message>
        <source>Keep 1 card, pass the rest</source>
        <translation>Garder 1 carte, passer le reste</translation>
    </message>
    <message>
        <source>Keep 1 card from your pack and pass the others to your neighbour, then continue with the pack that comes to you. You get packs of 5, 4, 3, 2 and 1 cards and end with 5 picks; you have no choice about the last card. Picks are secret and cannot be given back. With 3 to 5 players, nothing is discarded in the draft.</source>
        <translation>Gardez 1 carte de votre paquet et passez les autres à votre voisin, puis continuez avec le paquet qui vous arrive. Vous recevez des paquets de 5, 4, 3, 2 et 1 cartes et finissez avec 5 cartes choisies&#x202f;; la dernière vous revient d’office. Les choix sont secrets et définitifs. De 3 à 5 joueurs, on ne défausse rien pendant le recrutement.</translation>
    </message>
    <message>
        <source>Which way packs go</source>
        <translation>Le sens des paquets</translation>
    </message>
    <message>
        <source>On turns 1 and 3 packs go to the left, on turns 2 and 4 to the right. So on turn 1 you get packs from your right neighbour, and on turn 2 from your left neighbour.</source>
        <translation>Aux tours 1 et 3, les paquets vont vers la gauche, aux tours 2 et 4 vers la droite. Au tour 1, vous recevez donc les paquets que passe votre voisin de droite, au tour 2 ceux de votre voisin de gauche.</translation>
    </message>
    <message>
        <source>The deal with 2 players</source>
        <translation>La distribution à 2 joueurs</translation>
    </message>
    <message>
        <source>With 2 players, each gets a pack of 9 cards instead of 5, every turn.</source>
        <translation>À 2 joueurs, chacun reçoit un paquet de 9 cartes au lieu de 5, à chaque tour.</translation>
    </message>
    <message>
        <source>The draft with 2 players</source>
        <translation>Le recrutement à 2 joueurs</translation>
    </message>
    <message>
        <source>Each time you keep a card, you also discard another card from the same pack, face down, and pass the rest to your opponent. The packs have 9, 7, 5, 3 and 1 cards, so you keep 5 and discard 4. As long as a pack has 3 cards or more, you must discard. When only one card is left, you just keep it. Your opponent sees neither card.</source>
        <translation>Chaque fois que vous gardez une carte, vous défaussez aussi une autre carte du même paquet, face cachée, et passez le reste à votre adversaire. Les paquets ont 9, 7, 5, 3 et 1 cartes&#x202f;: vous en gardez donc 5 et en défaussez 4. Tant qu’un paquet a 3 cartes ou plus, la défausse est obligatoire&#x202f;; la dernière carte, vous la gardez simplement. Votre adversaire ne voit aucune des deux cartes.</translation>
    </message>
    <message>
        <source>Your first pack has 9 cards. Choose Demon to keep and then Ogre to discard. Choosing Demon alone is not enough, and Ben gets neither. Then a pack of 7 cards comes from Ben.</source>
        <translation>Votre premier paquet a 9 cartes. Choisissez de garder le Démon, puis de défausser l’Ogre&#x202f;: choisir seulement le Démon ne suffit pas, et Ben n’aura ni l’un ni l’autre. Puis Ben vous passe un paquet de 7 cartes.</translation>
    </message>
    <message>
        <source>The kept card comes back</source>
        <translation>La carte gardée revient</translation>
    </message>
    <message>
        <source>A card you kept last turn joins your hand when the draft is over. It is never part of a pack. From then on it is a hand card like any other. Deploy it, keep it again or let it go. With it your hand has 6 cards, without it 5.</source>
        <translation>Une carte que vous avez gardée au tour précédent rejoint votre main quand le recrutement est fini. Elle ne fait jamais partie d’un paquet. Dès lors, c’est une carte en main comme les autres&#x202f;: déployez-la, gardez-la encore ou laissez-la partir. Avec elle, votre main a 6 cartes, sans elle 5.</translation>
    </message>
    <message>
        <source>When the draw pile runs out</source>
        <translation>Quand la pioche s’épuise</translation>
    </message>
    <message>
        <source>When a card is needed and the draw pile is empty, all discarded cards are shuffled into a new one. Cards in hands, packs and Kingdoms, and kept cards, stay where they are. If the last card has been drawn but no more are needed, nothing is shuffled yet. Shapeshifter’s search follows the same rule.</source>
        <translation>Quand il faut une carte et qu’il n’en reste plus dans la pioche, on mélange toutes les cartes défaussées pour former une nouvelle pioche. Les cartes des mains, des paquets et des Royaumes, et les cartes gardées, restent où elles sont. Même si la dernière carte vient d’être piochée, on ne mélange rien tant qu’il n’en faut pas d’autre. La recherche du Métamorphe suit la même règle.</translation>
    </message>
    <message>
        <source>Your Kingdom</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>Votre Royaume</translation>
    </message>
    <message>
        <source>A turn</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>Un tour</translation>
    </message>
    <message>
        <source>Units that just fight or produce</source>
        <translation>Unités qui ne font que combattre ou produire</translation>
    </message>
    <message>
        <source>Knight has nothing but its strength; the others produce in either row from the turn they arrive. Cost and strength are: Knight 1 and 4; Farmer 0 and 1, makes 1 food; Forest Child 1 and 1, makes 1 wood and 1 food; Forest Spirit 3 and 3, makes 3 wood; Miner 1 and 2, makes 1 crystal; Treefolk 1 and 3, makes 1 food; Woodcutter 0 and 2, makes 1 wood. There are 3 cards of each, but only 1 Forest Spirit and 2 Treefolk.</source>
        <translation>Le Chevalier n’a que sa force&#x202f;; les autres produisent sur l’une ou l’autre ligne dès le tour de leur arrivée. Coûts et forces&#x202f;: Chevalier 1 et 4&#x202f;; Fermier 0 et 1, produit 1 nourriture&#x202f;; Enfant de la forêt 1 et 1, produit 1 bois et 1 nourriture&#x202f;; Esprit de la forêt 3 et 3, produit 3 bois&#x202f;; Mineur 1 et 2, produit 1 cristal&#x202f;; Sylvain 1 et 3, produit 1 nourriture&#x202f;; Bûcheron 0 et 2, produit 1 bois. Il y a 3 cartes de chaque, mais seulement 1 Esprit de la forêt et 2 Sylvains.</translation>
    </message>
    <message>
        <source>Cost 0, strength 2, 2 cards. It produces 1 crystal for each Age token on it. So it makes nothing on the turn it arrives, unless it gets tokens at once, for example from Time Master.</source>
        <translation>Coût 0, force 2, 2 cartes. Il produit 1 cristal pour chaque jeton Âge posé dessus. Il ne produit donc rien au tour de son arrivée, sauf s’il reçoit aussitôt des jetons, du Maître du temps par exemple.</translation>
    </message>
    <message>
        <source>Cost 1, strength 2, 2 cards. It adds its strength from the Back just as it does from the Front, and so leaves the Front to others (PT-54).</source>
        <translation>Coût 1, force 2, 2 cartes. Il ajoute sa force depuis l’Arrière tout comme au Front, et laisse ainsi le Front à d’autres (PT-54).</translation>
    </message>
    <message>
        <source>Cost 0, strength 1, 3 cards. In each income phase it earns 1 Gold, in either row.</source>
        <translation>Coût 0, force 1, 3 cartes. À chaque phase de revenus, il rapporte 1 Or, sur l’une ou l’autre ligne.</translation>
    </message>
    <message>
        <source>Cost 1, strength 4, 2 cards. It produces 1 crystal. When revealed it gets 1 Age token, so it usually dies at the end of the same turn.</source>
        <translation>Coût 1, force 4, 2 cartes. Il produit 1 cristal. À sa révélation, il reçoit 1 jeton Âge&#x202f;: il meurt donc d’habitude à la fin du même tour.</translation>
    </message>
    <message>
        <source>Cost 0, strength 2, 3 cards. While your Kingdom produces at least 1 food, its strength is 3. More food makes no difference.</source>
        <translation>Coût 0, force 2, 3 cartes. Tant que votre Royaume produit au moins 1 nourriture, sa force est de 3. Davantage de nourriture n’y change rien.</translation>
    </message>
    <message>
        <source>Cost 2, strength 1, 1 card. With 1 or more Age tokens its strength is 7. For each War you win, it scores 1 more Legend Point, with or without tokens, in either row.</source>
        <translation>Coût 2, force 1, 1 carte. Avec 1 jeton Âge ou plus, sa force est de 7. Pour chaque Guerre que vous gagnez, il rapporte 1 Point de Légende de plus, avec ou sans jetons, sur l’une ou l’autre ligne.</translation>
    </message>
    <message>
        <source>Cost 2, strength 4, 2 cards. For each War you win, it scores 1 more Legend Point, in either row.</source>
        <translation>Coût 2, force 4, 2 cartes. Pour chaque Guerre que vous gagnez, il rapporte 1 Point de Légende de plus, sur l’une ou l’autre ligne.</translation>
    </message>
    <message>
        <source>Cost 0, strength 1, 2 cards. In income it earns 1 Gold for each food in your Kingdom. With 2 Cooks, the same food counts twice.</source>
        <translation>Coût 0, force 1, 2 cartes. Aux revenus, il rapporte 1 Or par nourriture de votre Royaume. Avec 2 Cuisiniers, la même nourriture compte deux fois.</translation>
    </message>
    <message>
        <source>Cost 2, strength 7, 1 card. When revealed it gets 1 Age token, so it usually dies at the end of the same turn. If it dies with exactly 1 token, you lose 3 Legend Points. With 2 tokens or more its death costs nothing, and discarding it in deployment costs nothing either.</source>
        <translation>Coût 2, force 7, 1 carte. À sa révélation, il reçoit 1 jeton Âge&#x202f;: il meurt donc d’habitude à la fin du même tour. S’il meurt avec exactement 1 jeton, vous perdez 3 Points de Légende. Avec 2 jetons ou plus, sa mort ne coûte rien, et le défausser au déploiement ne coûte rien non plus.</translation>
    </message>
    <message>
        <source>Demon arrived with 1 Age token. If it dies like this, you lose 3 Legend Points. Put Time Master’s 2 tokens on it. It still dies in aging, but with 3 tokens its death costs nothing.</source>
        <translation>Le Démon est venu avec 1 jeton Âge&#x202f;: s’il meurt ainsi, vous perdez 3 Points de Légende. Mettez sur lui les 2 jetons du Maître du temps. Il meurt quand même au vieillissement, mais avec 3 jetons cela ne coûte rien.</translation>
    </message>
    <message>
        <source>Cost 3, strength 0, 1 card. While your Kingdom produces at least 1 crystal, its strength is 7.</source>
        <translation>Coût 3, force 0, 1 carte. Tant que votre Royaume produit au moins 1 cristal, sa force est de 7.</translation>
    </message>
    <message>
        <source>Cost 1, strength 4, 1 card. With 1 or more Age tokens its strength is 0, but it earns 3 Gold in income. More tokens do not earn more Gold.</source>
        <translation>Coût 1, force 4, 1 carte. Avec 1 jeton Âge ou plus, sa force est de 0, mais il rapporte 3 Or aux revenus. Des jetons supplémentaires ne rapportent pas plus d’Or.</translation>
    </message>
    <message>
        <source>Cost 2, strength 3, 2 cards. When revealed it upgrades all your level 1 Buildings to level 2 for free, and their level 2 abilities count this very turn. Buildings you get later are not upgraded. If this opens the fifth spot, you can use it from the next deployment on (PT-51).</source>
        <translation>Coût 2, force 3, 2 cartes. À sa révélation, il améliore gratuitement tous vos Bâtiments de niveau 1 au niveau 2, et leurs capacités de niveau 2 comptent dès ce tour. Les Bâtiments que vous aurez plus tard ne sont pas améliorés. Si cela ouvre le cinquième emplacement, il sert à partir du déploiement suivant (PT-51).</translation>
    </message>
    <message>
        <source>Cost 1, strength 1, 1 card. In construction you may pay 1 Gold for each missing wood, food or crystal, as many as you like (PT-69). It produces nothing, and you still pay for the land.</source>
        <translation>Coût 1, force 1, 1 carte. À la construction, vous pouvez payer 1 Or pour chaque bois, nourriture ou cristal manquant, autant que vous voulez (PT-69). Il ne produit rien, et vous payez quand même le terrain.</translation>
    </message>
    <message>
        <source>Cost 0, strength 2, 2 cards. It produces 1 food while it is in the Front. In the Back it produces nothing.</source>
        <translation>Coût 0, force 2, 2 cartes. Il produit 1 nourriture tant qu’il est au Front. À l’Arrière, il ne produit rien.</translation>
    </message>
    <message>
        <source>Cost 6, strength 9, 1 card. When revealed it puts 1 Age token on each of your other Units, and you lose 3 Legend Points for each level 2 Building you have, but never more points than you have (PT-27). Buildings that reach level 2 later cost nothing. In each aging phase it scores 1 Legend Point for each token on your Units that die, itself included.</source>
        <translation>Coût 6, force 9, 1 carte. À sa révélation, il met 1 jeton Âge sur chacune de vos autres Unités, et vous perdez 3 Points de Légende pour chaque Bâtiment de niveau 2 que vous avez, mais jamais plus que vous n’en avez (PT-27). Les Bâtiments qui atteignent le niveau 2 plus tard ne coûtent rien. À chaque phase de vieillissement, il rapporte 1 Point de Légende pour chaque jeton sur vos Unités qui meurent, lui compris.</translation>
    </message>
    <message>
        <source>Cost 2, strength 1, 1 card. It produces 1 wood, and while it is in play you pay nothing for the land of a new Building. The cost of the Building itself, in resources or in Temple’s Gold, stays the same.</source>
        <translation>Coût 2, force 1, 1 carte. Il produit 1 bois et, tant qu’il est en jeu, vous ne payez rien pour le terrain d’un nouveau Bâtiment. Ce que demande le Bâtiment lui-même, en ressources ou en Or pour le Temple, reste identique.</translation>
    </message>
    <message>
        <source>Cost 3, strength 4, 1 card. It has 2 more strength for each food in your Kingdom. With 1 or more Age tokens it produces 2 food, but adds nothing to your strength. Barracks at level 2 counts it even then, with the strength it would have (PT-118).</source>
        <translation>Coût 3, force 4, 1 carte. Sa force augmente de 2 par nourriture de votre Royaume. Avec 1 jeton Âge ou plus, il produit 2 nourritures, mais n’ajoute rien à votre force. La Caserne de niveau 2 le compte même dans ce cas, avec la force qu’il aurait (PT-118).</translation>
    </message>
    <message>
        <source>Cost 2, strength 2, 3 cards. It has 2 more strength for each food in your Kingdom. The same food counts for each Manticore.</source>
        <translation>Coût 2, force 2, 3 cartes. Sa force augmente de 2 par nourriture de votre Royaume. La même nourriture compte pour chaque Manticore.</translation>
    </message>
    <message>
        <source>Cost 2, strength 1, 1 card. In every deployment, after the reveal abilities, it puts 1 Age token for each food in your Kingdom on 1 of your Units, even itself. You choose the Unit; all tokens go on the same one, and you cannot decline. The food is counted before the tokens are placed. For each War you win, it scores 1 Legend Point for each of your crystals, and in income it earns 1 Gold for each wood.</source>
        <translation>Coût 2, force 1, 1 carte. À chaque déploiement, après les capacités de révélation, il met 1 jeton Âge par nourriture de votre Royaume sur 1 de vos Unités, y compris lui-même. Vous choisissez l’Unité&#x202f;; tous les jetons vont sur la même, et vous ne pouvez pas refuser. On compte la nourriture avant de placer les jetons. Pour chaque Guerre que vous gagnez, il rapporte 1 Point de Légende pour chacun de vos cristaux, et aux revenus 1 Or pour chaque bois.</translation>
    </message>
    <message>
        <source>Cost 0, strength 2, 3 cards. It has 1 more strength for each Age token on it.</source>
        <translation>Coût 0, force 2, 3 cartes. Sa force augmente de 1 par jeton Âge posé dessus.</translation>
    </message>
    <message>
        <source>Cost -1, strength 1, 2 cards. When you deploy it, you get 1 Gold, which can help pay for the same plan (PT-45). When it dies, it gives you 1 Gold for each Age token on it. Discarded in deployment, it gives nothing.</source>
        <translation>Coût -1, force 1, 2 cartes. Quand vous le déployez, vous recevez 1 Or, qui peut aider à payer le même plan (PT-45). À sa mort, il rapporte 1 Or par jeton Âge posé dessus. Défaussé au déploiement, il ne rapporte rien.</translation>
    </message>
    <message>
        <source>Cost 0, strength 1, 3 cards. In aging it may save 1 of your Units with exactly 1 Age token, even itself (PT-75). The saved Unit still gets its token and then has 2, so nobody can save it a second time.</source>
        <translation>Coût 0, force 1, 3 cartes. Au vieillissement, il peut sauver 1 de vos Unités qui porte exactement 1 jeton Âge, y compris lui-même (PT-75). L’Unité sauvée reçoit quand même son jeton et en a alors 2&#x202f;: personne ne peut donc la sauver une seconde fois.</translation>
    </message>
    <message>
        <source>Cost 1, strength 4, 1 card. When revealed it puts 1 Age token on each of your other Units, including those revealed with it. So it is often the only one to survive the turn.</source>
        <translation>Coût 1, force 4, 1 carte. À sa révélation, il met 1 jeton Âge sur chacune de vos autres Unités, y compris celles révélées avec lui. Il est donc souvent le seul à survivre au tour.</translation>
    </message>
    <message>
        <source>Cost 2, strength 2, 1 card. It has 1 more strength for each Gold you will get from this turn’s income, including the 2 that everyone gets. So its strength is always 4 or more. Gold you already have and Gold from Rogue do not count.</source>
        <translation>Coût 2, force 2, 1 carte. Sa force augmente de 1 par Or que vous rapporteront les revenus de ce tour, y compris les 2 que reçoit tout le monde. Sa force est donc toujours de 4 ou plus. L’Or que vous avez déjà et l’Or du Gredin ne comptent pas.</translation>
    </message>
    <message>
        <source>Cost 2, strength 1, 2 cards. In each aging phase she scores 1 Legend Point for each Age token on your Units that die, herself included. Units that are saved or spared, or were discarded in deployment, do not count. Two Palm Readers both count the same deaths.</source>
        <translation>Coût 2, force 1, 2 cartes. À chaque phase de vieillissement, elle rapporte 1 Point de Légende par jeton Âge sur vos Unités qui meurent, elle comprise. Les Unités sauvées, épargnées ou défaussées au déploiement ne rapportent rien. Deux Chiromanciennes comptent chacune les mêmes morts.</translation>
    </message>
    <message>
        <source>Cost 1, strength 1, 3 cards. It produces 1 wood, and in each income phase it earns 1 Gold.</source>
        <translation>Coût 1, force 1, 3 cartes. Il produit 1 bois et, à chaque phase de revenus, rapporte 1 Or.</translation>
    </message>
    <message>
        <source>Cost 2, strength 0, 1 card. It never dies and gets older every turn. At the end of the game it scores 2 Legend Points for each Age token on it, including the one from turn 4. Deployed on turn 1, it scores 8, or more if other cards give it tokens. If you discard it in deployment, it scores nothing.</source>
        <translation>Coût 2, force 0, 1 carte. Elle ne meurt jamais et vieillit à chaque tour. À la fin de la partie, elle rapporte 2 Points de Légende par jeton Âge posé dessus, y compris celui du tour 4. Déployée au tour 1, elle en rapporte 8, ou plus si d’autres cartes lui donnent des jetons. Si vous la défaussez au déploiement, elle ne rapporte rien.</translation>
    </message>
    <message>
        <source>Cost 1, strength 3, 2 cards. For each War you win, it earns 1 Gold, in either row. You can spend it in construction on the same turn. It is not income, so Ogre does not count it.</source>
        <translation>Coût 1, force 3, 2 cartes. Pour chaque Guerre que vous gagnez, il rapporte 1 Or, sur l’une ou l’autre ligne. Vous pouvez le dépenser à la construction du même tour. Ce ne sont pas des revenus&#x202f;: l’Ogre ne le compte donc pas.</translation>
    </message>
    <message>
        <source>Cost 2, strength 4, 1 card. It has 1 more strength for each Age token on it. In aging it dies only with 2 tokens or more, so it usually lives 1 turn longer than others. Mystical Healer can never save it, because with 1 token it does not die, and with 2 it has too many.</source>
        <translation>Coût 2, force 4, 1 carte. Sa force augmente de 1 par jeton Âge posé dessus. Au vieillissement, elle ne meurt qu’avec 2 jetons ou plus&#x202f;: elle vit donc d’habitude 1 tour de plus que les autres. Le Guérisseur mystique ne peut jamais la sauver&#x202f;: avec 1 jeton elle ne meurt pas, avec 2 elle en a trop.</translation>
    </message>
    <message>
        <source>Cost 0, strength 1, 2 cards. When it dies, it scores 3 Legend Points, however many Age tokens it has. Discarded in deployment, it scores nothing.</source>
        <translation>Coût 0, force 1, 2 cartes. À sa mort, il rapporte 3 Points de Légende, quel que soit le nombre de ses jetons Âge. Défaussé au déploiement, il ne rapporte rien.</translation>
    </message>
    <message>
        <source>Cost 0, no strength, 1 card. When revealed it draws cards face up until a Unit of cost 3 or less comes up; a Kraken on the way is discarded. That Unit takes the spot for free with 1 Age token, and Shapeshifter is discarded. The new Unit’s deployment abilities happen now, and it stays on its spot this turn. Free means that no Gold changes hands, so a Monkey drawn this way gives you none.</source>
        <translation>Coût 0, sans force, 1 carte. À sa révélation, on pioche des cartes face visible jusqu’à ce que vienne une Unité de coût 3 ou moins&#x202f;; un Kraken rencontré en route est défaussé. Cette Unité prend gratuitement la place du Métamorphe, qui est défaussé, et reçoit 1 jeton Âge. Les capacités de déploiement de la nouvelle Unité s’appliquent maintenant, et elle reste sur son emplacement pendant ce tour. «&#x202f;Gratuitement&#x202f;» veut dire que vous ne payez ni ne recevez d’Or&#x202f;: un Singe pioché ainsi ne vous en rapporte donc pas.</translation>
    </message>
    <message>
        <source>Put Shapeshifter in the Front and commit. The first card drawn is Kraken, which costs too much; the second is Colossus, which takes the spot for free. With its Age token it fights with strength 7 at once.</source>
        <translation>Mettez le Métamorphe au Front et validez. La première carte piochée est le Kraken, trop cher&#x202f;; la deuxième est le Colosse, qui prend gratuitement l’emplacement du Métamorphe. Avec son jeton Âge, il combat aussitôt avec une force de 7.</translation>
    </message>
    <message>
        <source>Cost 3, strength 1, 1 card. It has 1 more strength for each Age token in your Kingdom, its own included. It adds its strength from the Back too (PT-54).</source>
        <translation>Coût 3, force 1, 1 carte. Sa force augmente de 1 par jeton Âge dans votre Royaume, les siens compris. Il ajoute sa force depuis l’Arrière aussi (PT-54).</translation>
    </message>
    <message>
        <source>Cost 0, strength 1, 3 cards. When revealed it puts 2 Age tokens on 1 of your Units, even itself. You choose the Unit, but you cannot split the tokens or decline. Several Time Masters choose one after another and may choose the same Unit.</source>
        <translation>Coût 0, force 1, 3 cartes. À sa révélation, il met 2 jetons Âge sur 1 de vos Unités, y compris lui-même. Vous choisissez l’Unité, mais ne pouvez ni partager les jetons ni refuser. Plusieurs Maîtres du temps choisissent l’un après l’autre, et peuvent choisir la même Unité.</translation>
    </message>
    <message>
        <source>Cost 0, strength 3, 3 cards. When revealed it gets 1 Age token, so it dies at the end of the same turn unless Mystical Healer saves it.</source>
        <translation>Coût 0, force 3, 3 cartes. À sa révélation, il reçoit 1 jeton Âge&#x202f;: il meurt donc à la fin du même tour, à moins que le Guérisseur mystique ne le sauve.</translation>
    </message>
    <message>
        <source>Cost 0, strength 1, 2 cards. In construction you may pay 1 Gold for each missing wood, as many as you like (PT-69). It helps only with wood. It produces none, so Barracks gets no strength from it.</source>
        <translation>Coût 0, force 1, 2 cartes. À la construction, vous pouvez payer 1 Or pour chaque bois manquant, autant que vous voulez (PT-69). Il n’aide que pour le bois. Il n’en produit pas&#x202f;: la Caserne n’en tire donc aucune force.</translation>
    </message>
    <message>
        <source>Units from Adventurer to Leviathan</source>
        <translation>Unités&#x202f;: Aventurier à Léviathan</translation>
    </message>
    <message>
        <source>Units from Manticore to Wood Merchant</source>
        <translation>Unités&#x202f;: Manticore à Marchand de bois</translation>
    </message>
    <message>
        <source>Strength of a Kingdom</source>
        <translation>La force d’un Royaume</translation>
    </message>
    <message>
        <source>Add up the strengths of your Units in the Front, and those of Archer and Strategist in the Back too. Other Units in the Back add nothing, and neither does a Leviathan with an Age token. Barracks adds 1 for each wood in your Kingdom, even if no Unit fights. With nothing to add, your strength is 0.</source>
        <translation>Additionnez les forces de vos Unités au Front, et celles de l’Archer et du Stratège même à l’Arrière. Les autres Unités à l’Arrière n’ajoutent rien, pas plus qu’un Léviathan avec un jeton Âge. La Caserne ajoute 1 par bois de votre Royaume, même si aucune Unité ne combat. S’il n’y a rien à additionner, votre force est de 0.</translation>
    </message>
    <message>
        <source>Strength of a Unit</source>
        <translation>La force d’une Unité</translation>
    </message>
    <message>
        <source>A Unit has the strength printed on it, or the one its ability gives it instead, plus whatever its ability adds for tokens, food or Gold. It is worked out when the wars begin, for Units in the Back as well, because Barracks at level 2 looks at both rows (PT-118).</source>
        <translation>Une Unité a la force imprimée sur sa carte, ou celle que sa capacité met à la place, plus ce que sa capacité ajoute pour les jetons, la nourriture ou l’Or. On la calcule au début des guerres, même pour les Unités à l’Arrière, car la Caserne de niveau 2 tient compte des deux lignes (PT-118).</translation>
    </message>
    <message>
        <source>Fighting from the Back</source>
        <translation>Combattre depuis l’Arrière</translation>
    </message>
    <message>
        <source>Archer and Strategist add their strength from the Back just as they do from the Front. Their cards say that they may, but more strength never hurts, so they always do. All other Units in the Back add nothing.</source>
        <translation>L’Archer et le Stratège ajoutent leur force depuis l’Arrière tout comme au Front. Leurs cartes disent qu’ils le peuvent&#x202f;; comme une force plus grande ne nuit jamais, ils le font toujours. Les autres Unités à l’Arrière n’ajoutent rien.</translation>
    </message>
    <message>
        <source>Ben will show a strength of 8. Put Knight and Veteran in the Front for 7, and Archer in the Back. It adds 2, and you win both Wars. Treefolk in the Back would add nothing.</source>
        <translation>Ben montrera une force de 8. Mettez le Chevalier et le Vétéran au Front, pour une force de 7, et l’Archer à l’Arrière&#x202f;: il ajoute 2, et vous gagnez les deux Guerres. Le Sylvain à l’Arrière n’ajouterait rien.</translation>
    </message>
    <message>
        <source>Wars with 3 to 5 players</source>
        <translation>Les guerres à 3, 4 ou 5 joueurs</translation>
    </message>
    <message>
        <source>You compare your strength with your left neighbour’s and, separately, with your right neighbour’s. If yours is higher or equal, you win that War and 3 Legend Points. In a tie both win, even at 0 against 0. Losing a War costs nothing. Each turn you win 0, 1 or 2 Wars.</source>
        <translation>Vous comparez votre force à celle de votre voisin de gauche et, séparément, à celle de votre voisin de droite. Si la vôtre est supérieure ou égale, vous gagnez cette Guerre et 3 Points de Légende. À égalité, tous deux gagnent, même à 0 contre 0. Perdre une Guerre ne coûte rien. À chaque tour, vous gagnez 0, 1 ou 2 Guerres.</translation>
    </message>
    <message>
        <source>Wars with 2 players</source>
        <translation>Les guerres à 2 joueurs</translation>
    </message>
    <message>
        <source>If your strength is at least your opponent’s, you win 1 War. If it is at least twice theirs, you win 2 Wars instead. Each War won is worth 3 Legend Points and its bonuses (PT-58). With 9 against 5 you win 1 War, with 10 against 5 you win 2, and with 5 against 5 each of you wins 1.</source>
        <translation>Si votre force est au moins égale à celle de votre adversaire, vous gagnez 1 Guerre. Si elle en est au moins le double, vous en gagnez 2. Chaque Guerre gagnée rapporte 3 Points de Légende et ses bonus (PT-58). À 9 contre 5 vous gagnez 1 Guerre, à 10 contre 5 vous en gagnez 2, et à 5 contre 5 chacun en gagne 1.</translation>
    </message>
    <message>
        <source>Ben will show Knight alone in the Front, strength 4. Knight and Rogue make 7 and win 1 War; 2 Knights make 8, which is twice as much, and win 2.</source>
        <translation>Ben montrera le Chevalier seul au Front, force 4. Le Chevalier et le Gredin font 7 et gagnent 1 Guerre&#x202f;; 2 Chevaliers font 8, soit le double, et en gagnent 2.</translation>
    </message>
    <message>
        <source>2 players, 0 against 0</source>
        <translation>2 joueurs, 0 contre 0</translation>
    </message>
    <message>
        <source>If both players have strength 0, each wins 2 Wars, because 0 is also twice 0. This follows the printed rules to the letter. In any other tie, each wins 1 War.</source>
        <translation>Si les deux joueurs ont une force de 0, chacun gagne 2 Guerres, car 0 est aussi le double de 0. Cela suit la règle imprimée à la lettre. À toute autre égalité, chacun gagne 1 Guerre.</translation>
    </message>
    <message>
        <source>Bonuses for Wars won</source>
        <translation>Les bonus des Guerres gagnées</translation>
    </message>
    <message>
        <source>Some Units give a bonus for each War you win, ties included: Commander and Colossus 1 Legend Point, Rogue 1 Gold, Master Alchemist 1 Legend Point for each of your crystals. They do so in either row, whether they fought or not. If you have 2 such Units, both count.</source>
        <translation>Certaines Unités rapportent un bonus pour chaque Guerre que vous gagnez, égalités comprises&#x202f;: le Commandant et le Colosse 1 Point de Légende, le Gredin 1 Or, le Maître alchimiste 1 Point de Légende pour chacun de vos cristaux. Elles le rapportent sur l’une ou l’autre ligne, qu’elles aient combattu ou non. Si vous avez 2 Unités de ce genre, les deux comptent.</translation>
    </message>
    <message>
        <source>Buildings that score in the wars</source>
        <translation>Les Bâtiments qui rapportent pendant les guerres</translation>
    </message>
    <message>
        <source>At level 2, Tavern, Mine, Temple and Barracks score Legend Points in every wars phase, even if you lose both Wars. A Building upgraded by Golem scores in the wars of the same turn. A Building that reaches level 2 in construction scores from the next turn on.</source>
        <translation>Au niveau 2, la Taverne, la Mine, le Temple et la Caserne rapportent des Points de Légende à chaque phase de guerres, même si vous perdez les deux Guerres. Un Bâtiment amélioré par le Golem en rapporte dès les guerres du même tour. Un Bâtiment qui atteint le niveau 2 à la construction en rapporte à partir du tour suivant.</translation>
    </message>
    <message>
        <source>All wars are counted at once</source>
        <translation>Les guerres se comptent d’un seul coup</translation>
    </message>
    <message>
        <source>First all strengths are worked out, then all are compared, then all Legend Points and Gold for the phase are given. So nothing gained in the wars changes a strength in the same wars. Gold from Rogue does not make Ogre stronger.</source>
        <translation>On calcule d’abord toutes les forces, puis on les compare toutes, puis on donne tous les Points de Légende et tout l’Or de la phase. Rien de ce que l’on gagne pendant les guerres n’y modifie donc une force&#x202f;: l’Or que rapporte le Gredin ne rend pas l’Ogre plus fort.</translation>
    </message>
    <message>
        <source>Everyone gets 2 Gold, even with an empty Kingdom. Blacksmith and Peddler add 1 each, Cook and Tavern 1 for each food, Master Alchemist 1 for each wood, Temple 2, and Giant Snake 3 if it has an Age token. Gold you do not spend stays yours.</source>
        <translation>Tout le monde reçoit 2 Or, même avec un Royaume vide. Le Forgeron et le Colporteur en ajoutent 1 chacun, le Cuisinier et la Taverne 1 par nourriture, le Maître alchimiste 1 par bois, le Temple 2, et le Serpent géant 3 s’il a un jeton Âge. L’Or que vous ne dépensez pas reste à vous.</translation>
    </message>
    <message>
        <source>Income is fixed before the wars</source>
        <translation>Les revenus sont fixés avant les guerres</translation>
    </message>
    <message>
        <source>The wars change neither your Units nor your Buildings, so your income is already certain when they begin. That is the amount Ogre counts. Gold from Rogue or Monkey is not income.</source>
        <translation>Les guerres ne changent ni vos Unités ni vos Bâtiments&#x202f;: quand elles commencent, vos revenus sont donc déjà certains. C’est ce montant que compte l’Ogre. L’Or du Gredin ou du Singe ne fait pas partie des revenus.</translation>
    </message>
    <message>
        <source>One construction each turn</source>
        <translation>1 construction par tour</translation>
    </message>
    <message>
        <source>Each turn you may build 1 new Building, upgrade 1 Building or do nothing. You cannot build at level 1 and upgrade on the same turn, but you can build straight to level 2 (PT-67). Golem’s upgrades are free and do not use up your construction.</source>
        <translation>À chaque tour, vous pouvez construire 1 nouveau Bâtiment ou améliorer 1 Bâtiment, ou ne rien faire. Vous ne pouvez pas construire au niveau 1 et améliorer dans le même tour, mais vous pouvez construire directement au niveau 2 (PT-67). Les améliorations du Golem sont gratuites et ne comptent pas comme votre construction.</translation>
    </message>
    <message>
        <source>Building</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>Construire</translation>
    </message>
    <message>
        <source>You put 1 of your unbuilt Buildings into play, at level 1 or straight at level 2. You pay Gold for the land (PT-65), and your Kingdom must produce the resources it costs (PT-66, PT-67).</source>
        <translation>Vous mettez en jeu 1 de vos Bâtiments pas encore construits, au niveau 1 ou directement au niveau 2. Vous payez de l’Or pour le terrain (PT-65), et votre Royaume doit produire les ressources de son coût (PT-66, PT-67).</translation>
    </message>
    <message>
        <source>Land cost</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>Coût du terrain</translation>
    </message>
    <message>
        <source>A new Building costs 2 Gold for each Building you already have, at any level. So the land for your first Building is free, and the next ones cost 2, 4 and 6 Gold. It costs no more if you build straight to level 2. Landlord saves you this cost (PT-94).</source>
        <translation>Un nouveau Bâtiment coûte 2 Or pour chaque Bâtiment que vous avez déjà, quel que soit son niveau. Le terrain de votre premier Bâtiment est donc gratuit&#x202f;; les suivants coûtent 2, 4 et 6 Or. Le terrain ne coûte pas plus cher si vous construisez directement au niveau 2. Le Propriétaire vous épargne ce coût (PT-94).</translation>
    </message>
    <message>
        <source>Resources for building</source>
        <translation>Les ressources pour construire</translation>
    </message>
    <message>
        <source>When you build, your Kingdom must produce all the resources in the cost. A cost of 2 wood needs a production of 2 wood, from one card or from several. Nothing is spent, so the same wood can help again on later turns.</source>
        <translation>Au moment de construire, votre Royaume doit produire toutes les ressources du coût. Un coût de 2 bois demande une production de 2 bois&#x202f;; elle peut venir d’une carte ou de plusieurs. Vous ne dépensez rien&#x202f;: le même bois peut donc encore servir aux tours suivants.</translation>
    </message>
    <message>
        <source>Straight to level 2</source>
        <translation>Directement au niveau 2</translation>
    </message>
    <message>
        <source>To build straight to level 2, you need the costs of both levels added together. Town takes 3 wood, Tavern 1 wood and 2 food, Mine 2 wood and 1 crystal, Barracks 2 wood and 1 food, Temple 3 crystals or Gold instead (PT-69). So with 1 wood and 1 food you can build Tavern at level 1, but not yet at level 2.</source>
        <translation>Pour construire directement au niveau 2, vous devez couvrir le coût cumulé des deux niveaux. La Ville demande 3 bois, la Taverne 1 bois et 2 nourritures, la Mine 2 bois et 1 cristal, la Caserne 2 bois et 1 nourriture, le Temple 3 cristaux ou de l’Or à la place (PT-69). Avec 1 bois et 1 nourriture, vous pouvez donc construire la Taverne au niveau 1, mais pas encore au niveau 2.</translation>
    </message>
    <message>
        <source>Your Units produce 2 wood and 1 food. Building Tavern straight to level 2 takes 1 wood and 2 food, so 1 food is missing. Barracks takes 2 wood and 1 food for both levels, so build it at level 2 now, for no Gold at all.</source>
        <translation>Vos Unités produisent 2 bois et 1 nourriture. La Taverne directement au niveau 2 demande 1 bois et 2 nourritures&#x202f;: il manque donc 1 nourriture. La Caserne demande 2 bois et 1 nourriture pour les deux niveaux&#x202f;: construisez-la maintenant au niveau 2, sans le moindre Or.</translation>
    </message>
    <message>
        <source>Upgrading</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>Améliorer</translation>
    </message>
    <message>
        <source>You upgrade one of your level 1 Buildings to level 2 for its level 2 cost alone. You pay no Land cost. You cannot upgrade a Building that is already at level 2 or not in play.</source>
        <translation>Vous faites passer un de vos Bâtiments de niveau 1 au niveau 2 pour son seul coût de niveau 2. Vous ne payez pas de terrain. Vous ne pouvez pas améliorer un Bâtiment qui est déjà au niveau 2 ou qui n’est pas en jeu.</translation>
    </message>
    <message>
        <source>Gold instead of resources</source>
        <translation>De l’Or à la place des ressources</translation>
    </message>
    <message>
        <source>With Wood Merchant you may pay 1 Gold for each missing wood, with Grand Architect 1 Gold for each missing wood, food or crystal. Each level of Temple takes either its crystals or its Gold, 2 for level 1 and 3 for level 2, but not a mix of both unless Grand Architect pays for missing crystals. You always pay the cheapest price. A second Wood Merchant or Grand Architect makes nothing cheaper.</source>
        <translation>Avec le Marchand de bois, vous pouvez payer 1 Or pour chaque bois manquant, avec le Grand Architecte 1 Or pour chaque bois, nourriture ou cristal manquant. Chaque niveau du Temple se paie soit en cristaux, soit en Or (2 Or pour le niveau 1, 3 pour le niveau 2), mais pas avec une part de chaque, sauf si le Grand Architecte paie les cristaux manquants. Vous payez toujours le prix le plus bas. Un second Marchand de bois ou Grand Architecte ne fait baisser aucun prix.</translation>
    </message>
    <message>
        <source>Wood Merchant is in play, and Miner makes 1 crystal. Taking Mine straight to level 2 needs 2 wood and 1 crystal, so you pay 2 Gold for the wood. Try Tavern too, and it is refused because Gold replaces only wood.</source>
        <translation>Le Marchand de bois est en jeu, et le Mineur produit 1 cristal. La Mine directement au niveau 2 demande 2 bois et 1 cristal&#x202f;: vous payez 2 Or pour le bois. Essayez aussi la Taverne&#x202f;: c’est impossible, car l’Or ne remplace que le bois.</translation>
    </message>
    <message>
        <source>A Building does not pay for itself</source>
        <translation>Un Bâtiment ne se paie pas lui-même</translation>
    </message>
    <message>
        <source>Only cards in play before you build count towards its cost. A new Town gives nothing towards its own cost, not even towards level 2 if you build both levels at once. But a Town already in play helps with its own upgrade, because its wood is 1 of the 2 wood needed.</source>
        <translation>Seul ce qui est en jeu avant la construction compte comme production. Une nouvelle Ville ne donne rien pour son propre coût, pas même pour le niveau 2 si vous construisez les deux niveaux d’un coup. Mais une Ville déjà en jeu aide à sa propre amélioration&#x202f;: son bois est l’un des 2 bois nécessaires.</translation>
    </message>
    <message>
        <source>Your Units produce 2 wood, and building Town straight to level 2 takes 3. The wood it will make itself does not count yet, so this is refused. Build it at level 1, and next turn its own wood helps with the upgrade.</source>
        <translation>Vos Unités produisent 2 bois, et la Ville directement au niveau 2 en demande 3. Le bois qu’elle produira elle-même ne compte pas encore&#x202f;: c’est donc impossible. Construisez-la au niveau 1&#x202f;: au tour suivant, son propre bois aide à l’amélioration.</translation>
    </message>
    <message>
        <source>Buildings stay</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>Les Bâtiments restent</translation>
    </message>
    <message>
        <source>A Building never leaves play and never loses a level. With 1 construction a turn you end with at most 4 Buildings, so the land never costs more than 6 Gold.</source>
        <translation>Un Bâtiment ne quitte jamais le jeu et ne perd jamais de niveau. Avec 1 construction par tour, vous finissez avec 4 Bâtiments au plus&#x202f;: le terrain ne coûte donc jamais plus de 6 Or.</translation>
    </message>
    <message>
        <source>The steps of aging</source>
        <translation>Les étapes du vieillissement</translation>
    </message>
    <message>
        <source>First Mystical Healers save Units. Then all Units that die do so at the same time, with all the effects of their deaths, and go to the discard pile. Last, every Unit still in play gets 1 Age token. A Unit that dies still counts the other deaths. When Palm Reader and Knight die together, you score Legend Points for the tokens on both.</source>
        <translation>D’abord, les Guérisseurs mystiques sauvent des Unités. Puis toutes celles qui doivent mourir meurent en même temps&#x202f;: tous les effets de leur mort s’appliquent, et elles vont à la défausse. Enfin, chaque Unité encore en jeu reçoit 1 jeton Âge. Une Unité qui meurt tient encore compte des autres morts&#x202f;: si la Chiromancienne et le Chevalier meurent ensemble, elle rapporte des Points de Légende pour ses jetons et ceux du Chevalier.</translation>
    </message>
    <message>
        <source>Who dies</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>Qui meurt</translation>
    </message>
    <message>
        <source>Every Unit with 1 or more Age tokens dies and is discarded. Only Relic of Wisdom never dies, Salamander needs 2 tokens or more to die, and a Unit saved by Mystical Healer lives on. Units without a token live on too.</source>
        <translation>Toute Unité avec 1 jeton Âge ou plus meurt et va à la défausse. Seule la Relique de sagesse ne meurt jamais, la Salamandre ne meurt qu’avec 2 jetons ou plus, et une Unité sauvée par le Guérisseur mystique survit. Les Unités sans jeton survivent aussi.</translation>
    </message>
    <message>
        <source>Survivors grow older</source>
        <translation>Les Unités restantes vieillissent</translation>
    </message>
    <message>
        <source>After the deaths every Unit still in play gets 1 Age token, even those saved or spared. So most Units serve for 2 turns. They arrive on the first and die at the end of the second.</source>
        <translation>Après les morts, chaque Unité encore en jeu reçoit 1 jeton Âge, y compris celles qui ont été sauvées ou épargnées. La plupart des Unités servent donc 2 tours&#x202f;: celui de leur arrivée et le suivant, à la fin duquel elles meurent.</translation>
    </message>
    <message>
        <source>Saving Units</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>Sauver des Unités</translation>
    </message>
    <message>
        <source>Before the deaths, you may save 1 Unit for each Mystical Healer you have in play. It must have exactly 1 Age token and be about to die; a Healer may save itself. Several Healers save different Units, and a Healer that is about to die can still save another. You may also save nobody. Everyone chooses in secret at the same time, and you are not asked if you have nobody to save.</source>
        <translation>Avant les morts, vous pouvez sauver 1 Unité pour chaque Guérisseur mystique que vous avez en jeu. Elle doit porter exactement 1 jeton Âge et être sur le point de mourir&#x202f;; un Guérisseur peut se sauver lui-même. Chaque Guérisseur sauve une Unité différente, et un Guérisseur sur le point de mourir peut encore en sauver une autre. Vous pouvez aussi ne sauver personne. Tous choisissent en secret en même temps, et si vous n’avez personne à sauver, on ne vous demande rien.</translation>
    </message>
    <message>
        <source>Knight, Sculptor and Veteran have 1 Age token each and would die now. Mystical Healer can save 1 of them and needs no saving itself. Save Knight and watch. It gets its second token, Veteran dies, and Sculptor’s death scores 3 Legend Points.</source>
        <translation>Le Chevalier, le Sculpteur et le Vétéran ont 1 jeton Âge chacun et mourraient maintenant. Le Guérisseur mystique peut en sauver 1 et n’a pas besoin d’être sauvé lui-même. Sauvez le Chevalier et regardez&#x202f;: il reçoit son deuxième jeton, le Vétéran meurt, et la mort du Sculpteur rapporte 3 Points de Légende.</translation>
    </message>
    <message>
        <source>Effects of deaths</source>
        <translation>Ce qu’apportent les morts</translation>
    </message>
    <message>
        <source>Sculptor scores 3 Legend Points when it dies, and Monkey gives 1 Gold for each Age token on it. Demon costs you 3 Legend Points if it dies with exactly 1 token. Kraken and each Palm Reader score 1 Legend Point for each token on your Units that die now, themselves included. Units that are saved or spared do not count.</source>
        <translation>Le Sculpteur rapporte 3 Points de Légende à sa mort, le Singe 1 Or par jeton Âge posé dessus. Le Démon vous coûte 3 Points de Légende s’il meurt avec exactement 1 jeton. Le Kraken et chaque Chiromancienne rapportent 1 Point de Légende par jeton sur chacune de vos Unités qui meurt maintenant, eux-mêmes compris. Les Unités sauvées ou épargnées ne rapportent rien.</translation>
    </message>
    <message>
        <source>The end of a turn</source>
        <translation>La fin d’un tour</translation>
    </message>
    <message>
        <source>After aging the Time token moves on, and the next turn begins with recruitment. After turn 4 the game ends instead (PT-119).</source>
        <translation>Après le vieillissement, le jeton Temps avance, et le tour suivant commence par le recrutement. Après le tour 4, c’est la fin de la partie (PT-119).</translation>
    </message>
    <message>
        <source>A new turn</source>
        <translation>Un nouveau tour</translation>
    </message>
    <message>
        <source>A new draw pile</source>
        <translation>Une nouvelle pioche</translation>
    </message>
    <message>
        <source>The reveal</source>
        <extracomment>Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation>La révélation</translation>
    </message>
    <message>
        <source>Nobody builds.</source>
        <extracomment>Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation>Personne ne construit.</translation>
    </message>
    <message>
        <source>Gold for new Units</source>
        <translation>Or pour les nouvelles Unités</translation>
    </message>
    <message>
        <source>Age tokens</source>
        <extracomment>Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation>Jetons Âge</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 gives %3 Age tokens to %n Unit(s).</source>
        <translation>
            <numerusform>%1&#x202f;: %2 donne des jetons Âge (%3) à %n Unité.</numerusform>
            <numerusform>%1&#x202f;: %2 donne des jetons Âge (%3) à %n Unités.</numerusform>
        </translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation>Force</translation>
    </message>
    <message>
        <source>Rewards for the Wars.</source>
        <translation>Ce que rapportent les Guerres.</translation>
    </message>
    <message>
        <source>Legend Points</source>
        <extracomment>Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation>Points de Légende</translation>
    </message>
    <message>
        <source>Gold</source>
        <extracomment>Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation>Or</translation>
    </message>
    <message numerus="yes">
        <source>%1: one more Age token on %n Unit(s).</source>
        <translation>
            <numerusform>%1&#x202f;: %n Unité reçoit un jeton Âge.</numerusform>
            <numerusform>%1&#x202f;: %n Unités reçoivent chacune un jeton Âge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 dies; one more Age token on %n Unit(s).</source>
        <translation>
            <numerusform>%1&#x202f;: %2 meurt&#x202f;; %n Unité reçoit un jeton Âge.</numerusform>
            <numerusform>%1&#x202f;: %2 meurt&#x202f;; %n Unités reçoivent chacune un jeton Âge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 and %3 die; one more Age token on %n Unit(s).</source>
        <translation>
            <numerusform>%1&#x202f;: %2 et %3 meurent&#x202f;; %n Unité reçoit un jeton Âge.</numerusform>
            <numerusform>%1&#x202f;: %2 et %3 meurent&#x202f;; %n Unités reçoivent chacune un jeton Âge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 Units die; one more Age token on %n Unit(s).</source>
        <translation>
            <numerusform>%1&#x202f;: %2 Unités meurent&#x202f;; %n Unité reçoit un jeton Âge.</numerusform>
            <numerusform>%1&#x202f;: %2 Unités meurent&#x202f;; %n Unités reçoivent chacune un jeton Âge.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 dies.</source>
        <translation>%1&#x202f;: %2 meurt.</translation>
    </message>
    <message>
        <source>%1: %2 and %3 die.</source>
        <translation>%1&#x202f;: %2 et %3 meurent.</translation>
    </message>
    <message>
        <source>%1: %2 Units die.</source>
        <translation>%1&#x202f;: %2 Unités meurent.</translation>
    </message>
    <message>
        <source>Age tokens of the dead</source>
        <translation>Jetons Âge des Unités mortes</translation>
    </message>
    <message>
        <source>on the Score track</source>
        <translation>sur la piste de score</translation>
    </message>
    <message numerus="yes">
        <source>%n War(s) won</source>
        <translation>
            <numerusform>%n Guerre gagnée</numerusform>
            <numerusform>%n Guerres gagnées</numerusform>
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
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>Lost to Units</source>
        <translation>Pertes dues aux Unités</translation>
    </message>
    <message>
        <source>Deaths</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Morts</translation>
    </message>
    <message>
        <source>Gold received</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Or reçu</translation>
    </message>
    <message>
        <source>Built</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Constructions</translation>
    </message>
    <message>
        <source>Died</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Unités mortes</translation>
    </message>
    <message numerus="yes">
        <source>gives you %n Gold</source>
        <translation>
            <numerusform>rapporte %n Or</numerusform>
            <numerusform>rapporte %n Or</numerusform>
        </translation>
    </message>
    <message>
        <source>costs nothing</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>ne coûte rien</translation>
    </message>
    <message numerus="yes">
        <source>costs %n Gold</source>
        <translation>
            <numerusform>coûte %n Or</numerusform>
            <numerusform>coûte %n Or</numerusform>
        </translation>
    </message>
    <message>
        <source>keep %1</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>garder %1</translation>
    </message>
    <message>
        <source>discard %1</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>défausser %1</translation>
    </message>
    <message>
        <source>Front: %1</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Front&#x202f;: %1</translation>
    </message>
    <message>
        <source>Back: %1</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Arrière&#x202f;: %1</translation>
    </message>
    <message>
        <source>move %1 to the Front</source>
        <translation>déplacer %1 au Front</translation>
    </message>
    <message>
        <source>move %1 to the Back</source>
        <translation>déplacer %1 à l’Arrière</translation>
    </message>
    <message>
        <source>take %1 back</source>
        <translation>reprendre %1</translation>
    </message>
    <message>
        <source>commit the plan as it stands</source>
        <translation>valider le plan tel quel</translation>
    </message>
    <message>
        <source>It’s the last turn. Look only at Legend Points, and leave no Gold unused.</source>
        <translation>C’est le dernier tour. Ne regardez que les Points de Légende, et ne laissez pas d’Or inutilisé.</translation>
    </message>
    <message>
        <source>Look at who is already in play and will die in aging, and at what your Gold can still pay for.</source>
        <translation>Regardez quelles Unités en jeu mourront au vieillissement, et ce que votre Or peut encore payer.</translation>
    </message>
    <message>
        <source>Look at your Gold. Which Units can it pay for together, and who should fight in the Front?</source>
        <translation>Regardez votre Or. Quelles Unités vous permet-il de payer ensemble, et lesquelles doivent combattre au Front&#x202f;?</translation>
    </message>
    <message>
        <source>Look at what still scores Legend Points: Wars, Units that score at the end, a last Building.</source>
        <translation>Regardez ce qui rapporte encore des Points de Légende&#x202f;: Guerres, Unités qui marquent à la fin, dernier Bâtiment.</translation>
    </message>
    <message>
        <source>Look at your Gold, and at what your Kingdom still lacks: strength, income, resources.</source>
        <translation>Regardez votre Or, et ce que votre Royaume n’a pas encore&#x202f;: force, revenus, ressources.</translation>
    </message>
    <message>
        <source>Look at who grows stronger with tokens, and who would die of them.</source>
        <translation>Regardez quelles Unités les jetons rendent plus fortes, et lesquelles en mourraient.</translation>
    </message>
    <message>
        <source>Look at what your resources let you build, and for how many turns it would still help you.</source>
        <translation>Regardez ce que vos ressources vous permettent de construire, et pendant combien de tours cela vous servirait encore.</translation>
    </message>
    <message>
        <source>Look at what each Unit would do alive, and what its death would give you.</source>
        <translation>Regardez ce que chaque Unité apporterait si elle survivait, et ce que rapporterait sa mort.</translation>
    </message>
    <message>
        <source>Units</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Unités</translation>
    </message>
    <message>
        <source>The draft: keep one card, and the rest of the pack goes to your neighbour. Someone else may keep what you pass on.</source>
        <translation>Le recrutement&#x202f;: gardez une carte, et le reste du paquet va à votre voisin. Ce que vous passez, quelqu’un d’autre peut le garder.</translation>
    </message>
    <message>
        <source>The draw pile has run out. All discarded cards make a new one, so Units that have left may come back.</source>
        <translation>La pioche est épuisée&#x202f;: les cartes défaussées en forment une nouvelle. Des Unités parties peuvent donc revenir.</translation>
    </message>
    <message>
        <source>Deployment: place Units in the Front or the Back and pay for them. Nobody sees your plan before all Kingdoms are revealed.</source>
        <translation>Le déploiement&#x202f;: placez des Unités au Front ou à l’Arrière et payez-les. Personne ne voit votre plan avant que tous les Royaumes soient révélés.</translation>
    </message>
    <message>
        <source>All Kingdoms are revealed at once, and everyone pays for the Units just placed.</source>
        <translation>On révèle tous les Royaumes en même temps, et chacun paie les Unités qu’il vient de placer.</translation>
    </message>
    <message>
        <source>Age tokens show how old a Unit is. They make some Units stronger, but most Units that have one die when the turn ends.</source>
        <translation>Les jetons Âge indiquent l’âge d’une Unité. Ils rendent certaines Unités plus fortes, et la plupart des Unités qui en ont un meurent à la fin du tour.</translation>
    </message>
    <message>
        <source>Your strength is compared with each neighbour’s. If yours is equal or higher, you win that War and 3 Legend Points. Losing costs nothing.</source>
        <translation>On compare votre force à celle de chaque voisin. Si elle est supérieure ou égale, vous gagnez cette Guerre et 3 Points de Légende&#x202f;; perdre ne coûte rien.</translation>
    </message>
    <message>
        <source>Everyone gets 2 Gold, plus what their Units and Buildings earn. Gold you don’t spend is still yours next turn.</source>
        <translation>Chacun touche 2 Or, plus ce que rapportent ses Unités et ses Bâtiments. L’Or que vous ne dépensez pas vous reste pour le tour suivant.</translation>
    </message>
    <message>
        <source>You may build once a turn. Land costs Gold, but resources aren’t used up. Going straight to level 2 costs the price of both levels, and any level 2 Building opens your fifth spot.</source>
        <translation>Vous pouvez construire une fois par tour. Le terrain coûte de l’Or, mais vous ne dépensez pas les ressources. Passer directement au niveau 2 exige de payer les deux niveaux, et tout niveau 2 ouvre votre cinquième emplacement.</translation>
    </message>
    <message>
        <source>Everyone may build or upgrade one Building. Buildings stay until the end and score their points then.</source>
        <translation>Chacun peut construire ou améliorer un Bâtiment. Les Bâtiments restent jusqu’à la fin et rapportent alors leurs points.</translation>
    </message>
    <message>
        <source>Your Mystical Healer can save one Unit from dying. The Unit still grows older.</source>
        <translation>Votre Guérisseur mystique peut empêcher une Unité de mourir, mais elle vieillit quand même.</translation>
    </message>
    <message>
        <source>Time passes. Units with an Age token die, and all the rest get one. So most Units serve for two turns.</source>
        <translation>Le temps passe. Les Unités qui ont un jeton Âge meurent, et toutes celles qui restent en reçoivent un. La plupart des Unités servent donc deux tours.</translation>
    </message>
    <message>
        <source>That card has its uses, and you’ll draft freely next turn. For now, keep Knight.</source>
        <translation>Cette carte a son utilité, et vous recruterez librement au prochain tour. Gardez d’abord le Chevalier.</translation>
    </message>
    <message>
        <source>Packs go left and get smaller. Keep Dragon for strength, Peddler for wood and Gold, and Veteran, which costs nothing.</source>
        <translation>Les paquets vont vers la gauche et diminuent. Gardez le Dragon pour sa force, le Colporteur pour le bois et l’Or, et le Vétéran, qui ne coûte rien.</translation>
    </message>
    <message>
        <source>You’ll draft freely next turn. Now keep Dragon, then Peddler, then Veteran, one from each pack.</source>
        <translation>Vous recruterez librement au prochain tour. Pour l’instant, gardez le Dragon, puis le Colporteur, puis le Vétéran, chacun d’un paquet différent.</translation>
    </message>
    <message>
        <source>You get the fifth card automatically.</source>
        <translation>La cinquième carte vous revient d’office.</translation>
    </message>
    <message>
        <source>Units in the Front fight. Place Knight on Front 1 and Dragon on Front 2.</source>
        <translation>Les Unités du Front combattent. Posez le Chevalier sur Front 1 et le Dragon sur Front 2.</translation>
    </message>
    <message>
        <source>You’ll plan freely next turn. First place Knight on Front 1, then Dragon on Front 2.</source>
        <translation>Vous ferez votre plan librement au prochain tour. D’abord, posez le Chevalier sur Front 1, puis le Dragon sur Front 2.</translation>
    </message>
    <message>
        <source>As long as Dragon is there, the plan costs too much. First take Dragon back.</source>
        <translation>Tant que le Dragon est là, le plan coûte trop cher. Reprenez d’abord le Dragon.</translation>
    </message>
    <message>
        <source>You may keep 1 card you don’t place. Keep Dragon, because it has no strength without a crystal.</source>
        <translation>Vous pouvez garder 1 carte que vous ne placez pas. Gardez le Dragon&#x202f;: sans cristal, il n’a aucune force.</translation>
    </message>
    <message>
        <source>There’s time for that. First keep Dragon for the next turn.</source>
        <translation>Cela peut attendre. Gardez d’abord le Dragon pour le tour suivant.</translation>
    </message>
    <message>
        <source>Place Veteran on Front 2, then Peddler on Back 1, where it works without fighting.</source>
        <translation>Posez le Vétéran sur Front 2, puis le Colporteur sur Arrière 1&#x202f;: là, il travaillera au lieu de combattre.</translation>
    </message>
    <message>
        <source>Other plans are possible. In this one Veteran goes to Front 2 first, then Peddler to Back 1.</source>
        <translation>D’autres plans sont possibles. Dans celui-ci, le Vétéran va d’abord sur Front 2, puis le Colporteur sur Arrière 1.</translation>
    </message>
    <message>
        <source>Read the forecast: strength 7, 1 Gold left, an income of 3, and Veteran dies. You win a War against each neighbour who isn’t stronger.</source>
        <translation>Lisez les prévisions&#x202f;: force 7, 1 Or restant, revenus de 3, et le Vétéran meurt. Vous gagnez la Guerre contre chaque voisin qui n’est pas plus fort que vous.</translation>
    </message>
    <message>
        <source>Commit your plan. Once everyone has, all plans are revealed.</source>
        <translation>Validez le plan. Quand tout le monde l’a fait, on révèle tous les plans ensemble.</translation>
    </message>
    <message>
        <source>You could still change the plan, but this one is good. Commit it.</source>
        <translation>Vous pourriez encore changer le plan, mais celui-ci est bon. Validez-le.</translation>
    </message>
    <message>
        <source>You may build once a turn, so build Mine at level 1. It takes 1 wood, which Peddler produces and which isn’t used up.</source>
        <translation>Vous pouvez construire une fois par tour&#x202f;: construisez la Mine au niveau 1. Elle demande 1 bois, que le Colporteur produit et que vous ne dépensez pas.</translation>
    </message>
    <message>
        <source>In aging, Veteran already had an Age token (the hourglass), so it died. Every other Unit now has one.</source>
        <translation>Puis est venu le vieillissement. Le Vétéran avait apporté un jeton Âge (le sablier), et il en est mort. Toutes les autres Unités en ont un maintenant.</translation>
    </message>
    <message>
        <source>Every Kingdom has an income of 2 Gold, and Peddler adds 1. Gold you don’t spend stays yours.</source>
        <translation>Chaque Royaume a 2 Or de revenus&#x202f;; le Colporteur en ajoute 1. Ce que vous ne dépensez pas reste à vous.</translation>
    </message>
    <message>
        <source>Everyone keeps 1 card and passes on the rest. Keep Knight, with strength 4 for 1 of your 3 Gold.</source>
        <translation>Chacun garde 1 carte et passe le reste. Gardez le Chevalier&#x202f;: une force de 4 pour 1 de vos 3 Or.</translation>
    </message>
    <message>
        <source>Together they cost 4 Gold, but you have only 3. Take Dragon back into your hand.</source>
        <translation>Le Chevalier et le Dragon coûtent 4 Or, mais vous n’en avez que 3. Reprenez le Dragon en main.</translation>
    </message>
    <message>
        <source>Your 7 beat the 5 on your left, for 3 Legend Points. Losing to the 8 on your right costs nothing.</source>
        <translation>Votre force de 7 a battu celle de votre voisin de gauche (5)&#x202f;: cela fait 3 Points de Légende. Perdre contre votre voisin de droite (8) ne coûte rien.</translation>
    </message>
    <message>
        <source>You could, but Dragon is waiting for a crystal. This turn, build Mine at level 1.</source>
        <translation>C’est possible, mais le Dragon attend un cristal. Pour ce tour, construisez la Mine au niveau 1.</translation>
    </message>
    <message>
        <source>Now your Kingdom makes a crystal.</source>
        <translation>Maintenant, votre Royaume produit un cristal.</translation>
    </message>
    <message>
        <source>A new turn, and you choose for yourself. This time packs go right, and Dragon joins your hand afterwards.</source>
        <translation>Un nouveau tour&#x202f;: à vous de choisir. Cette fois, les paquets vont vers la droite, et le Dragon rejoint ensuite votre main.</translation>
    </message>
    <message>
        <source>Knight and Peddler will die this turn. Until then they keep working, and you don’t pay for them again.</source>
        <translation>Le Chevalier et le Colporteur mourront pendant ce tour. D’ici là, ils vous servent sans que vous les payiez de nouveau.</translation>
    </message>
    <message>
        <source>With a crystal, Dragon has a strength of 7. Place it on Front 2.</source>
        <translation>Avec un cristal, le Dragon a une force de 7. Posez-le sur Front 2.</translation>
    </message>
    <message>
        <source>In a moment you’ll plan on your own. First place Dragon on Front 2, while you have the 3 Gold for it.</source>
        <translation>Dans un instant, vous ferez votre plan sans aide. D’abord, posez le Dragon sur Front 2, tant que vous avez les 3 Or qu’il coûte.</translation>
    </message>
    <message>
        <source>The rest is up to you: place, move or discard Units, keep a card, and commit.</source>
        <translation>Le reste dépend de vous&#x202f;: placez, déplacez ou défaussez des Unités, gardez une carte, et validez.</translation>
    </message>
    <message>
        <source>Build something else, or nothing. New land now costs 2 Gold, an upgrade needs no land, and level 2 opens a fifth spot.</source>
        <translation>Construisez encore quelque chose, ou rien. Un nouveau terrain coûte maintenant 2 Or, une amélioration se fait sans terrain, et tout niveau 2 ouvre un cinquième emplacement.</translation>
    </message>
    <message>
        <source>Some Units ask you to make a choice, such as who ages or who is saved. You’ll be told when they do.</source>
        <translation>Certaines Unités vous demandent un choix, par exemple quelle Unité vieillit ou est sauvée. On vous le dira le moment venu.</translation>
    </message>
    <message>
        <source>So it goes for four turns. Then each Building scores 1 Legend Point, or 3 at level 2, and the highest score wins.</source>
        <translation>Cela continue ainsi pendant quatre tours. Puis chaque Bâtiment rapporte 1 Point de Légende, ou 3 au niveau 2, et le meilleur score gagne.</translation>
    </message>
    <message>
        <source>Keep one, pass the rest</source>
        <translation>Garder une carte, passer le reste</translation>
    </message>
    <message>
        <source>Plan and pay</source>
        <translation>Planifier et payer</translation>
    </message>
    <message>
        <source>War, income, a Building</source>
        <translation>Guerre, revenus, un Bâtiment</translation>
    </message>
    <message>
        <source>Time passes</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Le temps passe</translation>
    </message>
    <message>
        <source>For four turns you rule a Kingdom that time takes away. The most Legend Points win.</source>
        <translation>Pendant quatre tours, vous régnez sur un Royaume que le temps emporte. Le joueur qui a le plus de Points de Légende gagne.</translation>
    </message>
    <message>
        <source>Revealed</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>Révélation</translation>
    </message>
    <message>
        <source>War|Wars</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>Guerre|Guerres</translation>
    </message>
    <message>
        <source>Age token|Age tokens</source>
        <translation>jeton Âge|jetons Âge</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Pioche</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Défausse</translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Main</translation>
    </message>
    <message>
        <source>Kept for the next turn</source>
        <translation>Gardée pour le tour suivant</translation>
    </message>
    <message>
        <source>Pack</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Paquet</translation>
    </message>
    <message>
        <source>Packs to come</source>
        <translation>Paquets à venir</translation>
    </message>
    <message>
        <source>Discarded in the draft</source>
        <translation>Défaussées au recrutement</translation>
    </message>
    <message>
        <source>Chosen</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Choisi</translation>
    </message>
</context>
<context>
    <name>storyline</name>
    <message>
        <source>No More Breakfasts</source>
        <translation>Plus jamais de petit-déjeuner</translation>
    </message>
    <message>
        <source>The Shadow Thief of Mouldwick</source>
        <translation>Le Voleur d’ombres de Moisibourg</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it</extracomment>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Seat 1</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it</extracomment>
        <translation>Place 1</translation>
    </message>
    <message>
        <source>Seat 2</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it</extracomment>
        <translation>Place 2</translation>
    </message>
    <message>
        <source>Seat 3</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it</extracomment>
        <translation>Place 3</translation>
    </message>
    <message>
        <source>Seat 4</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it</extracomment>
        <translation>Place 4</translation>
    </message>
    <message>
        <source>Seat 5</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it</extracomment>
        <translation>Place 5</translation>
    </message>
    <message>
        <source>Seat 6</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it</extracomment>
        <translation>Place 6</translation>
    </message>
    <message>
        <source>Seat 7</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it</extracomment>
        <translation>Place 7</translation>
    </message>
    <message>
        <source>Seat 8</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it</extracomment>
        <translation>Place 8</translation>
    </message>
    <message>
        <source>Tale</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it</extracomment>
        <translation>Conte</translation>
    </message>
    <message>
        <source>Which of the two narrator decks to use.</source>
        <translation>Le choix entre les deux paquets Narration.</translation>
    </message>
    <message>
        <source>First Narrator</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it</extracomment>
        <translation>Premier Narrateur</translation>
    </message>
    <message>
        <source>Who finished reading a book most recently?</source>
        <translation>Qui a fini un livre le plus récemment&#x202f;?</translation>
    </message>
    <message>
        <source>Family variant</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it; StoryLine: a heading of the rules</extracomment>
        <translation>Variante familiale</translation>
    </message>
    <message>
        <source>Tokens stay face down, and the most tokens win.</source>
        <translation>Les jetons restent face cachée&#x202f;: le joueur qui en a le plus l’emporte.</translation>
    </message>
    <message>
        <source>StoryLine: Scary Tales</source>
        <translation>StoryLine: Scary Tales</translation>
    </message>
    <message>
        <source>One spooky tale, told by all</source>
        <translation>Un conte à frissons, raconté par tous</translation>
    </message>
    <message>
        <source>A game by Gabriele Mari, for ages 8 and up; the words are Taletop’s own</source>
        <translation>Un jeu de Gabriele Mari, à partir de 8 ans&#x202f;; les mots sont ceux de Taletop</translation>
    </message>
    <message>
        <source>Nothing here calls for a special card, so %1 fits as well as any.</source>
        <translation>Aucune carte ne se détache ici&#x202f;: %1 en vaut bien une autre.</translation>
    </message>
    <message>
        <source>gloomy</source>
        <extracomment>StoryLine: the mood of a card and a page, as in &quot;both are gloomy&quot;</extracomment>
        <translation>sinistre</translation>
    </message>
    <message>
        <source>silly</source>
        <extracomment>StoryLine: the mood of a card and a page, as in &quot;both are gloomy&quot;</extracomment>
        <translation>cocasse</translation>
    </message>
    <message>
        <source>wild</source>
        <extracomment>StoryLine: the mood of a card and a page, as in &quot;both are gloomy&quot;</extracomment>
        <translation>sauvage</translation>
    </message>
    <message>
        <source>grand</source>
        <extracomment>StoryLine: the mood of a card and a page, as in &quot;both are gloomy&quot;</extracomment>
        <translation>grandiose</translation>
    </message>
    <message>
        <source>homely</source>
        <extracomment>StoryLine: the mood of a card and a page, as in &quot;both are gloomy&quot;</extracomment>
        <translation>familiale</translation>
    </message>
    <message>
        <source>noisy</source>
        <extracomment>StoryLine: the mood of a card and a page, as in &quot;both are gloomy&quot;</extracomment>
        <translation>bruyante</translation>
    </message>
    <message>
        <source>sly</source>
        <extracomment>StoryLine: the mood of a card and a page, as in &quot;both are gloomy&quot;</extracomment>
        <translation>sournoise</translation>
    </message>
    <message>
        <source>watery</source>
        <extracomment>StoryLine: the mood of a card and a page, as in &quot;both are gloomy&quot;</extracomment>
        <translation>humide</translation>
    </message>
    <message>
        <source>%1 follows on well from the last card, because both are %2.</source>
        <translation>%1 suit bien la carte précédente&#x202f;: l’ambiance est tout aussi %2.</translation>
    </message>
    <message>
        <source>%1 and this page are both %2, so it may please the Narrator.</source>
        <translation>%1 a la même ambiance %2 que cette page, et peut plaire au Narrateur.</translation>
    </message>
    <message>
        <source>%1 goes well with this page, because both are %2.</source>
        <translation>%1 va bien avec cette page&#x202f;: l’ambiance est tout aussi %2.</translation>
    </message>
    <message>
        <source>The Grave costs you least on your lowest number.</source>
        <translation>C’est sur votre plus petit nombre que la Tombe coûte le moins.</translation>
    </message>
    <message>
        <source>After the Hat, the Grave has one more number to choose from.</source>
        <translation>Après le Chapeau, vous aurez un nombre de plus au choix pour la Tombe.</translation>
    </message>
    <message>
        <source>Without a number, the Grave costs you nothing.</source>
        <translation>Sans nombre, la Tombe ne coûte rien.</translation>
    </message>
    <message>
        <source>It makes no difference when you flip the Bones.</source>
        <translation>Peu importe quand on lance les Os.</translation>
    </message>
    <message>
        <source>%1 has little in common with this page.</source>
        <translation>%1 a peu à voir avec cette page.</translation>
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
        <translation>La Tombe</translation>
    </message>
    <message>
        <source>The Rose</source>
        <extracomment>StoryLine: the name of a token: a number, or one of the four special ones (Grave, Rose, Bones, Hat); StoryLine: a heading of the rules</extracomment>
        <translation>La Rose</translation>
    </message>
    <message>
        <source>The Bones</source>
        <extracomment>StoryLine: the name of a token: a number, or one of the four special ones (Grave, Rose, Bones, Hat); StoryLine: a line of the score; StoryLine: a heading of the rules</extracomment>
        <translation>Les Os</translation>
    </message>
    <message>
        <source>The Magic Hat</source>
        <translation>Le Chapeau magique</translation>
    </message>
    <message>
        <source>Character</source>
        <extracomment>StoryLine: the name of a token: a number, or one of the four special ones (Grave, Rose, Bones, Hat)</extracomment>
        <translation>Personnage</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>StoryLine: the name of a token: a number, or one of the four special ones (Grave, Rose, Bones, Hat)</extracomment>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Feature</source>
        <extracomment>StoryLine: the name of a token: a number, or one of the four special ones (Grave, Rose, Bones, Hat)</extracomment>
        <translation>Trait</translation>
    </message>
    <message>
        <source>Object</source>
        <extracomment>StoryLine: the name of a token: a number, or one of the four special ones (Grave, Rose, Bones, Hat)</extracomment>
        <translation>Objet</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>StoryLine: the name of a token: a number, or one of the four special ones (Grave, Rose, Bones, Hat)</extracomment>
        <translation>Action</translation>
    </message>
    <message>
        <source>Seal</source>
        <extracomment>StoryLine: the name of a token: a number, or one of the four special ones (Grave, Rose, Bones, Hat)</extracomment>
        <translation>Sceau</translation>
    </message>
    <message>
        <source>There’s no such seat in this game.</source>
        <translation>Cette place n’existe pas dans cette partie.</translation>
    </message>
    <message>
        <source>The End has been read. The tale is told.</source>
        <translation>«&#x202f;Fin&#x202f;» a été lu&#x202f;: le conte est fini.</translation>
    </message>
    <message>
        <source>There’s nothing to choose right now.</source>
        <translation>Il n’y a rien à choisir en ce moment.</translation>
    </message>
    <message>
        <source>You have no card of this category, so you’re skipped.</source>
        <translation>Vous n’avez pas de carte de cette catégorie&#x202f;: vous passez votre tour.</translation>
    </message>
    <message>
        <source>Only the Narrator chooses.</source>
        <translation>Seul le Narrateur choisit.</translation>
    </message>
    <message>
        <source>That’s more than this page asks for.</source>
        <translation>Cette page demande moins de cartes.</translation>
    </message>
    <message>
        <source>%1 isn’t in your hand.</source>
        <translation>%1 n’est pas dans votre main.</translation>
    </message>
    <message>
        <source>This page asks for a different category: %2. %1 belongs to %3.</source>
        <translation>Cette page demande une autre catégorie&#x202f;: %2. Catégorie de la carte %1&#x202f;: %3.</translation>
    </message>
    <message>
        <source>You can’t give cards right now.</source>
        <translation>On ne donne pas de carte en ce moment.</translation>
    </message>
    <message>
        <source>You’re the Narrator, so you don’t draw or give a card this round.</source>
        <translation>Vous êtes le Narrateur&#x202f;: vous ne piochez ni ne donnez de carte pendant cette manche.</translation>
    </message>
    <message>
        <source>You’ve already given a card. Wait for the others.</source>
        <translation>Vous avez déjà donné une carte. Attendez les autres joueurs.</translation>
    </message>
    <message>
        <source>Not everyone has given a card yet.</source>
        <translation>Tout le monde n’a pas encore donné de carte.</translation>
    </message>
    <message>
        <source>You must give a card.</source>
        <translation>Vous devez donner une carte.</translation>
    </message>
    <message>
        <source>Give one card of each category, in this order: %1, then %2.</source>
        <translation>Donnez une carte de chaque catégorie, dans cet ordre&#x202f;: %1, puis %2.</translation>
    </message>
    <message>
        <source>You must choose one of the cards.</source>
        <translation>Vous devez choisir une des cartes.</translation>
    </message>
    <message>
        <source>Choose exactly one card from each pile.</source>
        <translation>Choisissez exactement une carte de chaque tas.</translation>
    </message>
    <message>
        <source>%1 isn’t one of the cards to choose from.</source>
        <translation>%1 n’est pas parmi les cartes à choisir.</translation>
    </message>
    <message>
        <source>%1 isn’t in this pile: %2.</source>
        <translation>%1 n’est pas dans ce tas&#x202f;: %2.</translation>
    </message>
    <message>
        <source>You can’t name %1. Only characters, places and objects can have names.</source>
        <translation>%1 ne peut pas recevoir de nom. Seuls les personnages, les lieux et les objets le peuvent.</translation>
    </message>
    <message>
        <source>The name has %1 characters, but the limit is %2.</source>
        <translation>Le nom compte %1 caractères, mais la limite est de %2.</translation>
    </message>
    <message>
        <source>The detail has %1 characters, but the limit is %2.</source>
        <translation>Le détail compte %1 caractères, mais la limite est de %2.</translation>
    </message>
    <message>
        <source>The text contains characters that can’t be printed.</source>
        <translation>Le texte contient des caractères qui ne s’impriment pas.</translation>
    </message>
    <message>
        <source>Only the Narrator’s choice can have a name or a detail.</source>
        <translation>Seule une carte choisie par le Narrateur peut porter un nom ou un détail.</translation>
    </message>
    <message>
        <source>Tokens stay face down until the last page.</source>
        <translation>Les jetons restent face cachée jusqu’à la dernière page.</translation>
    </message>
    <message>
        <source>In the family variant, tokens stay face down and have no effect.</source>
        <translation>Dans la variante familiale, les jetons restent face cachée et n’ont aucun effet.</translation>
    </message>
    <message>
        <source>It’s not your turn to resolve a token.</source>
        <translation>Ce n’est pas à vous de résoudre un jeton.</translation>
    </message>
    <message>
        <source>%1 has no effect to resolve.</source>
        <translation>%1 n’a pas d’effet à résoudre.</translation>
    </message>
    <message>
        <source>The Rose has no effect now. It settles a tie.</source>
        <translation>La Rose n’a pas d’effet maintenant&#x202f;; elle ne sert qu’à départager une égalité.</translation>
    </message>
    <message>
        <source>You don’t have this token: %1.</source>
        <translation>Vous n’avez pas ce jeton&#x202f;: %1.</translation>
    </message>
    <message>
        <source>You’ve already resolved this token: %1.</source>
        <translation>Ce jeton est déjà résolu&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Lay the Grave on one of your numbers first.</source>
        <translation>Posez d’abord la Tombe sur un de vos nombres.</translation>
    </message>
    <message>
        <source>Numbers score on their own. You have nothing to lay on them now.</source>
        <translation>Les nombres comptent tout seuls. Vous n’avez rien à poser dessus maintenant.</translation>
    </message>
    <message>
        <source>The Grave covers one of your own tokens.</source>
        <translation>La Tombe doit couvrir un de vos propres jetons.</translation>
    </message>
    <message>
        <source>%1 doesn’t show a number.</source>
        <translation>%1 ne montre pas de nombre.</translation>
    </message>
    <message>
        <source>The Grave must cover one of your numbers.</source>
        <translation>La Tombe doit couvrir un de vos nombres.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <extracomment>StoryLine: a line of the score; Where a name is missing, or a word of the table that all games share; StoryLine: a heading of the rules</extracomment>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>A token, face down</source>
        <translation>Un jeton, face cachée</translation>
    </message>
    <message>
        <source>The Bones, skull up</source>
        <translation>Les Os, côté crâne</translation>
    </message>
    <message>
        <source>The Bones, skull down</source>
        <translation>Les Os, sans crâne</translation>
    </message>
    <message>
        <source>A %1 under the Grave</source>
        <translation>Un %1 sous la Tombe</translation>
    </message>
    <message>
        <source>A %1 on the Hat</source>
        <translation>Un %1 sur le Chapeau</translation>
    </message>
    <message>
        <source>A %1</source>
        <extracomment>StoryLine: a line of the score</extracomment>
        <translation>Un %1</translation>
    </message>
    <message>
        <source>Numbers</source>
        <extracomment>StoryLine: a line of the score; StoryLine: a heading of the rules</extracomment>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>On the Magic Hat</source>
        <translation>Sur le Chapeau magique</translation>
    </message>
    <message>
        <source>The Bones, skull up: 3 points</source>
        <translation>Les Os, côté crâne&#x202f;: 3 points</translation>
    </message>
    <message>
        <source>The Bones, skull down: no points</source>
        <translation>Les Os, sans crâne&#x202f;: aucun point</translation>
    </message>
    <message>
        <source>A %1 under the Grave: no points</source>
        <translation>Un %1 sous la Tombe&#x202f;: aucun point</translation>
    </message>
    <message>
        <source>A %1 on the Hat: counts twice</source>
        <translation>Un %1 sur le Chapeau&#x202f;: il compte double</translation>
    </message>
    <message>
        <source>A face-down card</source>
        <translation>Une carte face cachée</translation>
    </message>
    <message>
        <source>%2: %1, yours</source>
        <translation>%2&#x202f;: %1, à vous</translation>
    </message>
    <message>
        <source>%2: %1</source>
        <extracomment>StoryLine: beside a seat or a card: who tells, what somebody has</extracomment>
        <translation>%2&#x202f;: %1</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Page %1 sur %2</translation>
    </message>
    <message>
        <source>Narrator</source>
        <extracomment>StoryLine: beside a seat or a card: who tells, what somebody has</extracomment>
        <translation>Narrateur</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <extracomment>StoryLine: beside a seat or a card: who tells, what somebody has</extracomment>
        <translation>
            <numerusform>%n jeton</numerusform>
            <numerusform>%n jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>Chooses a card</source>
        <translation>Choisit une carte</translation>
    </message>
    <message>
        <source>The card is in</source>
        <translation>La carte est donnée</translation>
    </message>
    <message>
        <source>Resolves tokens</source>
        <extracomment>StoryLine: beside a seat or a card: who tells, what somebody has</extracomment>
        <translation>Résout ses jetons</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>StoryLine: beside a seat or a card: who tells, what somebody has</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Covers one of your numbers, which is then worth nothing.</source>
        <translation>Couvre un de vos nombres&#x202f;: il ne vaut alors plus rien.</translation>
    </message>
    <message>
        <source>Takes one more token. If it’s a number, it counts twice.</source>
        <translation>Prend un jeton de plus. Un nombre compte double.</translation>
    </message>
    <message>
        <source>Three points with the skull up, none with the skull down.</source>
        <translation>Trois points côté crâne, aucun sans crâne.</translation>
    </message>
    <message numerus="yes">
        <source>It costs you %n point(s). Another number would cost %1.</source>
        <translation>
            <numerusform>Cela vous coûte %n point&#x202f;; un autre nombre coûterait %1.</numerusform>
            <numerusform>Cela vous coûte %n points&#x202f;; un autre nombre coûterait %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose %1</source>
        <extracomment>StoryLine: what a player may do; %1 is the title of a card or the name of a player</extracomment>
        <translation>Choisir %1</translation>
    </message>
    <message>
        <source>Choose %1 and %2</source>
        <translation>Choisir %1 et %2</translation>
    </message>
    <message>
        <source>The card’s giver gains a token, face down.</source>
        <translation>Le joueur qui a donné la carte gagne un jeton, face cachée.</translation>
    </message>
    <message>
        <source>Cover the %1</source>
        <translation>Couvrir le %1</translation>
    </message>
    <message numerus="yes">
        <source>Costs %n point(s).</source>
        <translation>
            <numerusform>Coûte %n point.</numerusform>
            <numerusform>Coûte %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Give %1</source>
        <extracomment>StoryLine: what a player may do; %1 is the title of a card or the name of a player</extracomment>
        <translation>Donner %1</translation>
    </message>
    <message>
        <source>Give %1 and %2</source>
        <translation>Donner %1 et %2</translation>
    </message>
    <message>
        <source>Shown once everyone has given a card.</source>
        <translation>Révélé quand chacun aura donné sa carte.</translation>
    </message>
    <message>
        <source>Resolve %1</source>
        <extracomment>StoryLine: what a player may do; %1 is the title of a card or the name of a player</extracomment>
        <translation>Résoudre&#x202f;: %1</translation>
    </message>
    <message>
        <source>Give two cards for this page: %1, %2.</source>
        <translation>Donnez deux cartes pour cette page&#x202f;: %1, %2.</translation>
    </message>
    <message>
        <source>Give a card for this page: %1.</source>
        <translation>Donnez une carte pour cette page&#x202f;: %1.</translation>
    </message>
    <message>
        <source>With three players it’s easy to guess who gave what.</source>
        <translation>À trois joueurs, on devine facilement qui a donné quoi.</translation>
    </message>
    <message>
        <source>The cards get shuffled, so nobody learns whose is whose.</source>
        <translation>On mélange les cartes&#x202f;: personne ne sait qui a donné quoi.</translation>
    </message>
    <message>
        <source>Choose one card from each pile to carry the tale on.</source>
        <translation>Choisissez une carte de chaque tas pour continuer le conte.</translation>
    </message>
    <message>
        <source>Choose the card that carries the tale on.</source>
        <translation>Choisissez la carte qui continue le conte.</translation>
    </message>
    <message>
        <source>Add a name or a detail if you like. It goes into the tale.</source>
        <translation>Donnez-lui un nom ou un détail si vous voulez&#x202f;: il figurera dans le conte.</translation>
    </message>
    <message>
        <source>Which of your tokens comes next?</source>
        <translation>Quel jeton résolvez-vous ensuite&#x202f;?</translation>
    </message>
    <message>
        <source>You must resolve all of them, in any order.</source>
        <translation>Vous devez tous les résoudre, dans l’ordre de votre choix.</translation>
    </message>
    <message>
        <source>Lay the Grave on one of your numbers.</source>
        <translation>Posez la Tombe sur un de vos nombres.</translation>
    </message>
    <message>
        <source>That number is worth nothing from then on.</source>
        <translation>Dès lors, ce nombre ne vaut plus rien.</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %n player(s) to give a card.</source>
        <translation>
            <numerusform>On attend encore la carte de %n joueur.</numerusform>
            <numerusform>On attend encore les cartes de %n joueurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>You’re the Narrator. Read the page aloud.</source>
        <translation>Vous êtes le Narrateur. Lisez la page à voix haute.</translation>
    </message>
    <message>
        <source>%1 chooses.</source>
        <extracomment>StoryLine: what a player may do; %1 is the title of a card or the name of a player</extracomment>
        <translation>%1 choisit.</translation>
    </message>
    <message>
        <source>%1 resolves tokens.</source>
        <translation>%1 résout ses jetons.</translation>
    </message>
    <message>
        <source>%1 is about to choose one card from each pile.</source>
        <translation>%1 va choisir une carte de chaque tas.</translation>
    </message>
    <message>
        <source>%1 is about to choose one of these cards.</source>
        <translation>%1 va choisir une de ces cartes.</translation>
    </message>
    <message>
        <source>The tale is told.</source>
        <translation>Le conte est fini.</translation>
    </message>
    <message>
        <source>The Bones are being flipped.</source>
        <translation>On lance les Os.</translation>
    </message>
    <message>
        <source>The cards are being shuffled.</source>
        <translation>On mélange les cartes.</translation>
    </message>
    <message>
        <source>Worth as many points as it shows.</source>
        <translation>Vaut le nombre de points indiqué.</translation>
    </message>
    <message>
        <source>Cover one of your own tokens that shows a number. It is then worth nothing.</source>
        <translation>Couvrez un de vos jetons qui montre un nombre. Il ne vaut alors plus rien.</translation>
    </message>
    <message>
        <source>If first place is tied, you win, no matter who is tied.</source>
        <translation>En cas d’égalité pour la première place, vous gagnez, même si vous n’êtes pas parmi les ex æquo.</translation>
    </message>
    <message>
        <source>Flip it: skull up 3 points, skull down none.</source>
        <translation>Lancez-les&#x202f;: 3 points côté crâne, aucun sans crâne.</translation>
    </message>
    <message>
        <source>Take one more token. If it’s a number, it counts twice.</source>
        <translation>Prenez un jeton de plus. Un nombre compte double.</translation>
    </message>
    <message>
        <source>From %1</source>
        <extracomment>StoryLine: the name of a card: whose it was, or a page of the tale</extracomment>
        <translation>Donnée par %1</translation>
    </message>
    <message>
        <source>The giver of the card chosen here.</source>
        <translation>La personne qui a donné la carte choisie ici.</translation>
    </message>
    <message>
        <source>This player has given a card.</source>
        <translation>Ce joueur a donné une carte.</translation>
    </message>
    <message>
        <source>Page %1</source>
        <extracomment>StoryLine: the name of a card: whose it was, or a page of the tale</extracomment>
        <translation>Page %1</translation>
    </message>
    <message>
        <source>%1 turns to page %2.</source>
        <translation>%1 ouvre la page %2.</translation>
    </message>
    <message>
        <source>The others each draw a card of this category: %1.</source>
        <translation>Les autres piochent chacun une carte de cette catégorie&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1 has given a card.</source>
        <translation>%1 a donné une carte.</translation>
    </message>
    <message>
        <source>%1 has no card of this category and is skipped.</source>
        <translation>%1 n’a pas de carte de cette catégorie et passe son tour.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) revealed after the shuffle: %1.</source>
        <translation>
            <numerusform>Après le mélange, %n carte retournée&#x202f;: %1.</numerusform>
            <numerusform>Après le mélange, %n cartes retournées&#x202f;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 chooses %2. The card came from %3, who gains a token.</source>
        <translation>%1 choisit %2. %3 avait donné cette carte et gagne un jeton.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) put back under the deck: %1.</source>
        <translation>
            <numerusform>%n carte remise sous la pioche&#x202f;: %1.</numerusform>
            <numerusform>%n cartes remises sous la pioche&#x202f;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 reads The End.</source>
        <translation>%1 lit «&#x202f;Fin&#x202f;».</translation>
    </message>
    <message>
        <source>%1 lays the Grave on a %2, which is now worth nothing.</source>
        <translation>%1 pose la Tombe sur un %2&#x202f;: il ne vaut plus rien.</translation>
    </message>
    <message>
        <source>%1 has no number for the Grave, so it does nothing.</source>
        <translation>%1 n’a pas de nombre pour la Tombe, qui ne fait donc rien.</translation>
    </message>
    <message>
        <source>%1 flips the Bones: %2 points.</source>
        <translation>%1 lance les Os. Points&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1 lifts the Hat and finds a %2, which counts as %3.</source>
        <translation>%1 soulève le Chapeau et trouve un %2&#x202f;: il compte pour %3.</translation>
    </message>
    <message>
        <source>%1 lifts the Hat and finds %2.</source>
        <translation>%1 soulève le Chapeau et trouve ceci&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1 lifts the Hat and finds nothing.</source>
        <translation>%1 soulève le Chapeau et ne trouve rien.</translation>
    </message>
    <message>
        <source>%1 has %2 points from %3 tokens.</source>
        <translation>%1. Points&#x202f;: %2, jetons&#x202f;: %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s).</source>
        <translation>
            <numerusform>%1 gagne avec %n point.</numerusform>
            <numerusform>%1 gagne avec %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First place is tied at %n point(s). %1 has the Rose and wins.</source>
        <translation>
            <numerusform>Égalité pour la première place à %n point&#x202f;: %1 a la Rose et gagne.</numerusform>
            <numerusform>Égalité pour la première place à %n points&#x202f;: %1 a la Rose et gagne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First place is tied at %n point(s). %1 has the most tokens (%2) and wins.</source>
        <translation>
            <numerusform>Égalité pour la première place à %n point&#x202f;: %1 a le plus de jetons (%2) et gagne.</numerusform>
            <numerusform>Égalité pour la première place à %n points&#x202f;: %1 a le plus de jetons (%2) et gagne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n token(s).</source>
        <translation>
            <numerusform>%1 gagne avec %n jeton.</numerusform>
            <numerusform>%1 gagne avec %n jetons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 shares the victory with %n token(s).</source>
        <translation>
            <numerusform>%1 partage la victoire, avec %n jeton.</numerusform>
            <numerusform>%1 partage la victoire, avec %n jetons.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has only one number for the Grave. The %2 is now worth nothing.</source>
        <translation>%1 n’a qu’un seul nombre pour la Tombe. Le %2 ne vaut plus rien.</translation>
    </message>
    <message>
        <source>%1 has only the Bones left to resolve, so they are flipped: %2 points.</source>
        <translation>%1 n’a plus que les Os à résoudre&#x202f;: on les lance. Points&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1 has only the Hat left to resolve, so it is lifted: a %2, which counts as %3.</source>
        <translation>%1 n’a plus que le Chapeau à résoudre&#x202f;: on le soulève et on trouve un %2, qui compte pour %3.</translation>
    </message>
    <message>
        <source>%1 has only the Hat left to resolve, so it is lifted: %2.</source>
        <translation>%1 n’a plus que le Chapeau à résoudre&#x202f;: on le soulève et on trouve ceci&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1 shares the victory with %2 points and %3 tokens.</source>
        <translation>%1 partage la victoire. Points&#x202f;: %2, jetons&#x202f;: %3.</translation>
    </message>
    <message>
        <source>%1 chooses %2 from %3 and %4 from %5. Each card earns its giver a token.</source>
        <translation>%1 choisit %2 (carte donnée par %3) et %4 (carte donnée par %5). Chaque carte rapporte un jeton à qui l’a donnée.</translation>
    </message>
    <message>
        <source>The tale goes on</source>
        <translation>Le conte continue</translation>
    </message>
    <message>
        <source>The End</source>
        <extracomment>StoryLine: the last page of the tale; StoryLine: a heading of the rules</extracomment>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Name: %1</source>
        <extracomment>StoryLine: words that a player gave with a card: a name for it, or a detail for the tale</extracomment>
        <translation>Nom&#x202f;: %1</translation>
    </message>
    <message>
        <source>Detail: %1</source>
        <extracomment>StoryLine: words that a player gave with a card: a name for it, or a detail for the tale</extracomment>
        <translation>Détail&#x202f;: %1</translation>
    </message>
    <message>
        <source>What is in the box</source>
        <translation>Ce qu’il y a dans la boîte</translation>
    </message>
    <message>
        <source>Setup</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation>La mise en place</translation>
    </message>
    <message>
        <source>A round</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation>Une manche</translation>
    </message>
    <message>
        <source>Double pages</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation>Les pages doubles</translation>
    </message>
    <message>
        <source>Names, details and the tale</source>
        <translation>Noms, détails et conte</translation>
    </message>
    <message>
        <source>Points and winners</source>
        <translation>Points et gagnants</translation>
    </message>
    <message>
        <source>Ways to play</source>
        <translation>Façons de jouer</translation>
    </message>
    <message>
        <source>When the game ends</source>
        <translation>Quand la partie finit</translation>
    </message>
    <message>
        <source>The game ends when the Narrator of round 15 reads The End. Nothing else ends it.</source>
        <translation>La partie finit quand le Narrateur de la manche 15 lit «&#x202f;Fin&#x202f;». Rien d’autre n’y met fin.</translation>
    </message>
    <message>
        <source>The last Narrator</source>
        <translation>Le dernier Narrateur</translation>
    </message>
    <message>
        <source>The last Narrator is whoever reads The End. With 3 or 5 players that is the player to the right of the first Narrator, and with 7 it is the first Narrator again. Tokens are resolved starting with the last Narrator (SL-58).</source>
        <translation>Le dernier Narrateur est celui qui lit «&#x202f;Fin&#x202f;». À 3 ou 5 joueurs, c’est le voisin de droite du premier Narrateur, et à 7, c’est de nouveau le premier Narrateur. On résout les jetons à partir du dernier Narrateur (SL-58).</translation>
    </message>
    <message>
        <source>How often everyone narrates</source>
        <translation>Combien de fois chacun raconte</translation>
    </message>
    <message>
        <source>The 15 rounds go around the table, starting with the first Narrator. With 3 players everyone narrates 5 times, with 5 players 3 times. With 4, 6, 7 or 8 players some narrate once more than others. The last round is The End, which has no choice to make.</source>
        <translation>À partir du premier Narrateur, ce rôle passe de joueur en joueur pendant les 15 manches. À 3 joueurs, chacun raconte 5 fois, à 5 joueurs 3 fois. À 4, 6, 7 ou 8 joueurs, certains racontent une fois de plus que d’autres. La dernière manche est «&#x202f;Fin&#x202f;», où il n’y a rien à choisir.</translation>
    </message>
    <message>
        <source>All tokens are turned over</source>
        <translation>On retourne tous les jetons</translation>
    </message>
    <message>
        <source>When The End has been read, everyone turns over all their tokens at the same time. Now everyone can see them. Tokens left in the pool stay face down.</source>
        <translation>Quand «&#x202f;Fin&#x202f;» a été lu, chacun retourne tous ses jetons en même temps. Dès lors, tout le monde peut les voir. Les jetons restés dans la réserve restent face cachée.</translation>
    </message>
    <message>
        <source>A token scores the number on it, so a 3 scores 3 points. Only the Grave and the Magic Hat can change this.</source>
        <translation>Le nombre d’un jeton est ce qu’il rapporte&#x202f;: un 3 rapporte 3 points. Seuls la Tombe et le Chapeau magique peuvent y changer quelque chose.</translation>
    </message>
    <message>
        <source>Who resolves first</source>
        <translation>Qui résout ses jetons en premier</translation>
    </message>
    <message>
        <source>Special tokens are resolved player by player, clockwise, beginning with the last Narrator. Each player resolves all of them before the next one begins. The order never changes a score, because effects touch only their owner’s tokens and there is only 1 Hat.</source>
        <translation>Les jetons spéciaux se résolvent joueur par joueur, dans le sens des aiguilles d’une montre, en commençant par le dernier Narrateur. Chaque joueur les résout tous avant que le suivant commence. L’ordre ne change jamais un score, car les effets ne touchent que les jetons de leur propriétaire et il n’y a qu’un Chapeau.</translation>
    </message>
    <message>
        <source>Several special tokens</source>
        <translation>Plusieurs jetons spéciaux</translation>
    </message>
    <message>
        <source>If you have several of the Grave, the Bones and the Magic Hat, you choose their order. Each of them must be resolved. When only one is left, it resolves by itself. The Rose just waits (SL-67).</source>
        <translation>Si vous avez plusieurs jetons parmi la Tombe, les Os et le Chapeau magique, vous choisissez leur ordre. Vous devez résoudre chacun d’eux. Quand il n’en reste qu’un, il se résout tout seul. La Rose, elle, n’est pas à résoudre (SL-67).</translation>
    </message>
    <message>
        <source>You have the Grave, the Bones and the Magic Hat, and the order is up to you. Choose the one to begin with. When only one is left, it resolves by itself.</source>
        <translation>Vous avez la Tombe, les Os et le Chapeau magique, et c’est vous qui choisissez l’ordre. Choisissez le jeton par lequel commencer. Quand il n’en reste qu’un, il se résout tout seul.</translation>
    </message>
    <message>
        <source>The Grave wipes out one of your own numbers. The token you lay it on counts as 0 from then on. The Grave itself scores nothing. Other players’ tokens are safe from it.</source>
        <translation>La Tombe efface un de vos propres nombres&#x202f;: le jeton sur lequel vous la posez vaut désormais 0 point. La Tombe elle-même ne rapporte rien. Les jetons des autres n’ont rien à en craindre.</translation>
    </message>
    <message>
        <source>What the Grave may cover</source>
        <translation>Ce que la Tombe peut couvrir</translation>
    </message>
    <message>
        <source>Any of your own tokens that shows a number will do, even the one on the Magic Hat. The Bones and the other special tokens never count as numbers. You must choose one, but it does not have to be the lowest. If you have no number at this point, the Grave does nothing, now or later.</source>
        <translation>N’importe lequel de vos jetons qui montre un nombre convient, même celui du Chapeau magique. Les Os et les autres jetons spéciaux ne comptent jamais comme nombres. Vous devez en choisir un, mais pas forcément le plus petit. Si vous n’avez aucun nombre à ce moment, la Tombe ne fait rien, ni maintenant ni plus tard.</translation>
    </message>
    <message>
        <source>The Bones lie skull up, and the Magic Hat has given you a 1 that counts as 2. Lay the Grave on any of your numbers; the one on the Hat costs you least. The Bones cannot be covered.</source>
        <translation>Les Os sont côté crâne, et le Chapeau magique a apporté un 1 qui compte pour 2. Posez la Tombe sur n’importe lequel de vos nombres&#x202f;: c’est sur celui du Chapeau qu’elle vous coûte le moins. Les Os ne peuvent pas être couverts.</translation>
    </message>
    <message>
        <source>One flip decides the Bones: 3 points if the skull is up, 0 if it is not. Both are equally likely. The flip is never repeated, and nothing doubles it.</source>
        <translation>Les Os se jouent en un seul lancer&#x202f;: 3 points si le crâne est visible, 0 sinon. Les deux résultats sont aussi probables l’un que l’autre. On ne les relance jamais, et rien ne double leur valeur.</translation>
    </message>
    <message>
        <source>The Magic Hat and a number</source>
        <translation>Le Chapeau magique et un nombre</translation>
    </message>
    <message>
        <source>The Magic Hat gives you 1 more token from the pool, turned over at once. If it shows a number, it goes on the Hat and counts twice; a 3 then scores 6 points. The Hat itself is worth 0. You cannot refuse it. The printed rule is unclear here; we double the new token.</source>
        <translation>Le Chapeau magique vous apporte 1 jeton supplémentaire de la réserve, aussitôt retourné face visible. S’il montre un nombre, il se pose sur le Chapeau et compte double&#x202f;; un 3 rapporte alors 6 points. Le Chapeau lui-même vaut 0. Vous ne pouvez pas refuser ce jeton. La règle imprimée n’est pas claire ici&#x202f;; nous doublons le nouveau jeton.</translation>
    </message>
    <message>
        <source>The Magic Hat and a special token</source>
        <translation>Le Chapeau magique et un jeton spécial</translation>
    </message>
    <message>
        <source>If the Hat gives you the Grave, the Rose or the Bones, nothing is doubled. The new token is yours like any other. The Grave and the Bones must be resolved; the Rose counts in a tie. The printed rules mention only numbers.</source>
        <translation>Si le Chapeau apporte la Tombe, la Rose ou les Os, rien n’est doublé. Le nouveau jeton est à vous comme les autres&#x202f;: vous devez résoudre la Tombe et les Os, et la Rose compte en cas d’égalité. La règle imprimée ne parle que de nombres.</translation>
    </message>
    <message>
        <source>The Magic Hat has given you the Grave. Nothing is doubled, and you must lay it on one of your own numbers now. A 1 costs you least.</source>
        <translation>Le Chapeau magique vous a apporté la Tombe. Rien n’est doublé, et vous devez maintenant la poser sur un de vos propres nombres. C’est sur un 1 qu’elle vous coûte le moins.</translation>
    </message>
    <message>
        <source>The Magic Hat and an empty pool</source>
        <translation>Le Chapeau magique et une réserve vide</translation>
    </message>
    <message>
        <source>If no token were left in the pool, the Hat would give you nothing and be worth 0. With our decks, 3 tokens are still left. The printed rules do not mention this.</source>
        <translation>S’il ne restait aucun jeton dans la réserve, le Chapeau n’apporterait rien et vaudrait 0. Avec nos paquets, il en reste encore 3. La règle imprimée n’en parle pas.</translation>
    </message>
    <message>
        <source>Grave or Hat first?</source>
        <translation>D’abord la Tombe ou le Chapeau&#x202f;?</translation>
    </message>
    <message>
        <source>Only the order of the Grave and the Hat can matter. If you have no number, take the Grave first. It finds nothing to cover, and the Hat’s number still counts double. If you have a number, the Hat first is never worse. The Grave can then cover a low number from the Hat instead of a high one of yours. Once laid, the Grave stays.</source>
        <translation>Seul l’ordre de la Tombe et du Chapeau peut avoir de l’importance. Si vous n’avez aucun nombre, prenez d’abord la Tombe&#x202f;: elle ne trouve rien à couvrir, et le nombre du Chapeau compte quand même double. Si vous avez un nombre, commencer par le Chapeau n’est jamais un mauvais choix&#x202f;: la Tombe peut alors couvrir un petit nombre apporté par le Chapeau au lieu d’un de vos grands nombres. Une fois posée, la Tombe reste.</translation>
    </message>
    <message>
        <source>You have the Grave, the Magic Hat and only one number, a 3. Begin with the Hat, and you can cover whichever number costs less. Begin with the Grave, and it takes the 3 before the Hat gives you anything.</source>
        <translation>Vous avez la Tombe, le Chapeau magique et un seul nombre, un 3. Commencez par le Chapeau&#x202f;: vous pourrez ensuite couvrir le nombre qui coûte le moins. Commencez par la Tombe, et elle prendra le 3 avant que le Chapeau ne vous rapporte quoi que ce soit.</translation>
    </message>
    <message>
        <source>The Rose scores no points. It settles a tie for first place. Its owner wins, no matter who is tied (SL-71).</source>
        <translation>La Rose ne rapporte pas de points. Elle départage une égalité pour la première place&#x202f;: son propriétaire gagne, même s’il n’est pas parmi les ex æquo (SL-71).</translation>
    </message>
    <message>
        <source>If several players tie for the most points, the owner of the Rose wins alone, no matter who is tied. A tie further down does not count. At 9, 7 and 7 points, the Rose does nothing. The printed rules mention only a tie; we read it as a tie for first place.</source>
        <translation>Si plusieurs joueurs sont à égalité en tête, le propriétaire de la Rose gagne seul, même s’il n’est pas parmi les ex æquo. Une égalité plus bas ne compte pas&#x202f;: à 9, 7 et 7 points, la Rose ne fait rien. La règle imprimée parle seulement d’égalité&#x202f;; nous la comprenons comme une égalité pour la première place.</translation>
    </message>
    <message>
        <source>Players who share the most tokens share the win. No special token has any effect, not even the Rose. No token is ever shown, not in the log and not when you look back at the game. The printed rules say nothing about ties here.</source>
        <translation>Les joueurs à égalité pour le plus grand nombre de jetons partagent la victoire. Aucun jeton spécial n’a d’effet, pas même la Rose. Aucun jeton n’est jamais révélé, ni dans le journal, ni quand vous revoyez la partie. La règle imprimée ne dit rien ici des égalités.</translation>
    </message>
    <message>
        <source>Tokens left in the pool</source>
        <translation>Les jetons restés dans la réserve</translation>
    </message>
    <message>
        <source>Tokens that nobody gained count for nobody. They stay face down even after the end, so you will not learn where a missing Rose was. In the printed rules, only the players’ tokens are turned over.</source>
        <translation>Les jetons que personne n’a gagnés ne comptent pour personne. Ils restent face cachée même après la fin&#x202f;: vous n’apprendrez donc pas où était une Rose manquante. La règle imprimée ne fait retourner que les jetons des joueurs.</translation>
    </message>
    <message>
        <source>Your points</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation>Vos points</translation>
    </message>
    <message>
        <source>Your points are all your numbers that are not covered, with the one on the Magic Hat counted twice, plus 3 for the Bones with the skull up. The Grave, the Rose and the Hat have no points of their own.</source>
        <translation>Vos points sont tous vos nombres non couverts, celui du Chapeau magique compté double, et 3 de plus pour les Os côté crâne. La Tombe, la Rose et le Chapeau ne rapportent rien par eux-mêmes.</translation>
    </message>
    <message>
        <source>The most points win</source>
        <translation>La victoire aux points</translation>
    </message>
    <message>
        <source>When all tokens are resolved, the highest total wins. The rules settle only first place. Ties further down stay ties.</source>
        <translation>Quand tous les jetons sont résolus, le plus haut total gagne. La règle ne départage que la première place. Les égalités plus bas restent des égalités.</translation>
    </message>
    <message>
        <source>A tie and the Rose</source>
        <translation>Une égalité et la Rose</translation>
    </message>
    <message>
        <source>You have 11 points, Ben has 9, and Cleo has 8 and the Rose. Lay the Grave on your 1 and you win with 10. Lay it on a 2 and you tie with Ben at 9, so Cleo wins with the Rose.</source>
        <translation>Vous avez 11 points, Ben en a 9, et Cleo en a 8 et la Rose. Posez la Tombe sur votre 1 et vous gagnez avec 10. Posez-la sur un 2 et vous êtes à égalité avec Ben à 9&#x202f;: Cleo gagne alors grâce à la Rose.</translation>
    </message>
    <message>
        <source>A tie without the Rose</source>
        <translation>Une égalité sans la Rose</translation>
    </message>
    <message>
        <source>If nobody has the Rose, the tied players count their tokens, and the one with the most wins. Every token counts once here: covered, doubled, special, and also the one from the Hat. The printed rules do not say which tokens count, so all of them do.</source>
        <translation>Si personne n’a la Rose, les joueurs à égalité comptent leurs jetons, et celui d’entre eux qui en a le plus l’emporte. Chaque jeton compte ici une fois&#x202f;: couvert, doublé, spécial, et aussi celui que le Chapeau a apporté. La règle imprimée ne dit pas quels jetons comptent, donc tous comptent.</translation>
    </message>
    <message>
        <source>Nobody has the Rose. You have 12 points and 7 tokens, Ben has 11 points and 5 tokens. Lay the Grave on a 1, and you tie at 11 and win on tokens. Lay it on a 2 or a 3, and Ben has the most points.</source>
        <translation>Personne n’a la Rose. Vous avez 12 points et 7 jetons, Ben a 11 points et 5 jetons. Posez la Tombe sur un 1&#x202f;: vous êtes à égalité à 11 points, et vous gagnez grâce à vos jetons. Posez-la sur un 2 ou un 3, et Ben a le plus de points.</translation>
    </message>
    <message>
        <source>Shared victory</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation>La victoire partagée</translation>
    </message>
    <message>
        <source>If the tied players are equal in tokens too, they win together. If only some of them share the highest number of tokens, those win and the other tied players do not. The printed rules cover only the case where all are equal.</source>
        <translation>Si les joueurs à égalité ont aussi le même nombre de jetons, ils gagnent ensemble. Si seuls certains d’entre eux partagent le plus grand nombre de jetons, ceux-là gagnent, mais pas les autres joueurs à égalité. La règle imprimée ne parle que du cas où tous sont à égalité.</translation>
    </message>
    <message>
        <source>This is a simpler ending, made for playing with young children. No token is turned over, and the most tokens win. Everything before The End stays the same. You switch it on before the game, and it stays on.</source>
        <translation>C’est une fin plus simple, faite pour jouer avec de jeunes enfants. On ne retourne aucun jeton, et le nombre de jetons décide&#x202f;: le joueur qui en a le plus l’emporte. Rien ne change avant «&#x202f;Fin&#x202f;». Vous l’activez avant la partie, et elle reste activée.</translation>
    </message>
    <message>
        <source>This is the last choice of a game in the family variant. The giver of the card that you choose gains the last token, and The End is read. Cleo has 6 tokens and Ben has 5, so the win may be hers alone or shared.</source>
        <translation>Voici le dernier choix d’une partie en variante familiale. Le joueur qui a donné la carte que vous choisissez gagne le dernier jeton, et l’on lit «&#x202f;Fin&#x202f;». Cleo a 6 jetons et Ben en a 5&#x202f;: Cleo peut donc gagner seule ou partager la victoire.</translation>
    </message>
    <message>
        <source>Family variant: ties</source>
        <translation>Variante familiale&#x202f;: égalités</translation>
    </message>
    <message>
        <source>Recommended age</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation>Âge conseillé</translation>
    </message>
    <message>
        <source>The printed game is for ages 8 and up, and its small parts are not for children under 3. That is advice only and changes no rule.</source>
        <translation>Le jeu imprimé s’adresse aux joueurs à partir de 8 ans, et ses petites pièces ne conviennent pas aux enfants de moins de 3 ans. Ce n’est qu’un conseil, qui ne change aucune règle.</translation>
    </message>
    <message>
        <source>Fifteen rounds</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation>Quinze manches</translation>
    </message>
    <message>
        <source>Each narrator card is a round, 15 in all. In round 15, The End is read, and nobody draws, plays, chooses or gains anything. So there are 14 rounds with a choice, and 18 story cards go into the tale, because double pages ask for 2.</source>
        <translation>Chaque carte Narration correspond à une manche&#x202f;: il y en a 15 en tout. À la manche 15, on lit «&#x202f;Fin&#x202f;»&#x202f;: personne ne pioche, ne joue, ne choisit ni ne gagne rien. Il y a donc 14 manches avec un choix, et 18 cartes Histoire entrent dans le conte, car les pages doubles en demandent 2.</translation>
    </message>
    <message>
        <source>The steps of a round</source>
        <translation>Les étapes d’une manche</translation>
    </message>
    <message>
        <source>The Narrator reads the next narrator card. The others draw and then play a card face down. The played cards are shuffled and read out, and the Narrator chooses one. Its giver gains a token, the other cards go back, and the narrator deck is passed on. No step begins before the last one is done.</source>
        <translation>Le Narrateur lit la carte Narration suivante. Les autres piochent, puis jouent une carte face cachée. On mélange les cartes jouées et on les lit à voix haute, et le Narrateur en choisit une. Le joueur qui l’a donnée gagne un jeton, les autres cartes retournent sous leur pioche, et le paquet Narration passe au joueur suivant. Aucune étape ne commence avant que la précédente soit finie.</translation>
    </message>
    <message>
        <source>Turning the page</source>
        <translation>Tourner la page</translation>
    </message>
    <message>
        <source>A round begins when its Narrator turns over the next narrator card and reads it out. The card stays face up, as a page of the tale. The program turns it over by itself.</source>
        <translation>Une manche commence quand son Narrateur retourne la carte Narration suivante et la lit à voix haute. La carte reste visible, comme une page du conte. Le programme la retourne tout seul.</translation>
    </message>
    <message>
        <source>The banner names the category</source>
        <translation>Le bandeau nomme la catégorie</translation>
    </message>
    <message>
        <source>The banner on the page says which category is asked for. Only cards of this category are drawn and played in this round.</source>
        <translation>Le bandeau de la page indique la catégorie demandée. On ne pioche et on ne joue que des cartes de cette catégorie pendant cette manche.</translation>
    </message>
    <message>
        <source>Ben narrates, and his page asks for a place. You hold 2 places now. Pick a card of another category, and you are told that it does not fit. Then play one of the places.</source>
        <translation>Ben raconte, et sa page demande un lieu. Vous avez maintenant 2 lieux en main. Choisissez une carte d’une autre catégorie&#x202f;: on vous dit qu’elle ne convient pas. Jouez ensuite un des lieux.</translation>
    </message>
    <message>
        <source>The others draw</source>
        <translation>Les autres piochent</translation>
    </message>
    <message>
        <source>Everyone but the Narrator takes the top card of the category that is asked for. Everyone draws before anyone plays. So you hold 2 cards of this category and can choose between them.</source>
        <translation>Tout le monde sauf le Narrateur prend la carte du dessus de la catégorie demandée. Tous piochent avant que quiconque joue. Vous avez donc en main 2 cartes de cette catégorie et pouvez choisir.</translation>
    </message>
    <message>
        <source>The Narrator stays out</source>
        <translation>Le Narrateur ne joue pas</translation>
    </message>
    <message>
        <source>The Narrator neither draws nor plays, and keeps the card of this category for a later round. The printed rules could be read either way here; a Narrator who played would run out of cards.</source>
        <translation>Le Narrateur ne pioche ni ne joue, et garde sa carte de cette catégorie pour une manche suivante. La règle imprimée peut se lire de deux façons&#x202f;; un Narrateur qui jouerait finirait par manquer de cartes.</translation>
    </message>
    <message>
        <source>A story deck runs short</source>
        <translation>Une pioche trop courte</translation>
    </message>
    <message>
        <source>This never happens with our decks (SL-9). If it did, cards would be drawn clockwise from the Narrator’s left as long as there are any. Players who hold a card of the category play one; players who hold none are skipped.</source>
        <translation>Cela n’arrive jamais avec nos paquets (SL-9). Si cela arrivait, on piocherait tant qu’il reste des cartes, dans le sens des aiguilles d’une montre à partir de la gauche du Narrateur. Ceux qui ont une carte de la catégorie en jouent une&#x202f;; les autres passent leur tour.</translation>
    </message>
    <message>
        <source>Everyone else plays one card</source>
        <translation>Tous les autres jouent une carte</translation>
    </message>
    <message>
        <source>Everyone but the Narrator is a giver and must play exactly 1 card of the category, face down. It may be the card you have just drawn or the one you held before. You keep the other one for later.</source>
        <translation>Tout le monde sauf le Narrateur doit donner une carte&#x202f;: chacun joue exactement 1 carte de la catégorie, face cachée. Ce peut être la carte que vous venez de piocher ou celle que vous aviez déjà. Vous gardez l’autre pour plus tard.</translation>
    </message>
    <message>
        <source>Secret and final</source>
        <translation>Secret et définitif</translation>
    </message>
    <message>
        <source>Everyone plays at the same time, and nobody sees what the others play. Everyone can see who has played, though. A played card cannot be taken back, because that could give something away. The printed rules say nothing about this.</source>
        <translation>Tous jouent en même temps, et personne ne voit ce que jouent les autres. Tout le monde voit cependant qui a joué. On ne peut pas reprendre une carte jouée, car cela pourrait dévoiler quelque chose. La règle imprimée ne dit rien là-dessus.</translation>
    </message>
    <message>
        <source>Wait until all have played</source>
        <translation>Attendre que tous aient joué</translation>
    </message>
    <message>
        <source>The cards stay face down until the last player has played. Only then are they shuffled and shown, and only then can the Narrator choose.</source>
        <translation>Les cartes restent face cachée jusqu’à ce que le dernier joueur ait joué. Alors seulement on les mélange et on les révèle, et alors seulement le Narrateur peut choisir.</translation>
    </message>
    <message>
        <source>Shuffling the played cards</source>
        <translation>Mélanger les cartes jouées</translation>
    </message>
    <message>
        <source>When all have played, the cards are shuffled before anyone looks at them. Their order says nothing about who played which card or who was quick.</source>
        <translation>Quand tous ont joué, on mélange les cartes avant que quiconque les regarde. Leur ordre ne révèle ni qui a joué quelle carte, ni qui a été rapide.</translation>
    </message>
    <message>
        <source>Cards are shown and read</source>
        <translation>On révèle et on lit les cartes</translation>
    </message>
    <message>
        <source>All the played cards are turned over and read out. From then on everyone knows them. None are left out.</source>
        <translation>On retourne toutes les cartes jouées et on les lit à voix haute. Dès lors, tout le monde les connaît. On n’en oublie aucune.</translation>
    </message>
    <message>
        <source>The Narrator chooses</source>
        <translation>Le Narrateur choisit</translation>
    </message>
    <message>
        <source>The Narrator picks 1 of the cards shown to carry the tale on. The choice is free, but it must be one of these cards. Choosing none is not allowed, and neither is choosing a card from the Narrator’s own hand.</source>
        <translation>Le Narrateur prend une des cartes révélées, qui continue le conte. Le choix est libre, mais ce doit être une de ces cartes. Le Narrateur ne peut ni s’abstenir de choisir, ni prendre une carte de sa propre main.</translation>
    </message>
    <message>
        <source>The 3 cards that the others have played are face up, and nothing shows whose they are. Choose one of them. Only then do you learn who played it and gains a token.</source>
        <translation>Les 3 cartes que les autres ont jouées sont visibles, et rien ne dit de qui elles viennent. Choisissez-en une. C’est alors seulement que vous apprenez qui l’a jouée et gagne un jeton.</translation>
    </message>
    <message>
        <source>The chosen card joins the tale</source>
        <translation>La carte choisie rejoint le conte</translation>
    </message>
    <message>
        <source>The chosen card lies beside its narrator card, like two pages of an open book. It stays there until the end and never goes back to a deck or a hand.</source>
        <translation>La carte choisie se pose à côté de sa carte Narration, comme deux pages d’un livre ouvert. Elle y reste jusqu’à la fin et ne revient jamais dans une pioche ni dans une main.</translation>
    </message>
    <message>
        <source>A token for the chosen card</source>
        <translation>Un jeton pour la carte choisie</translation>
    </message>
    <message>
        <source>The giver of the chosen card gains 1 token from the pool, face down. Chance decides which one it is.</source>
        <translation>Le joueur qui a donné la carte choisie gagne 1 jeton de la réserve, face cachée. C’est le hasard qui décide lequel.</translation>
    </message>
    <message>
        <source>Tokens stay face down</source>
        <translation>Les jetons restent face cachée</translation>
    </message>
    <message>
        <source>Nobody may look at a token before the end, not even its owner. Everyone can see how many tokens each player has.</source>
        <translation>Personne ne peut regarder un jeton avant la fin, pas même son propriétaire. Le nombre de jetons de chacun est connu de tous.</translation>
    </message>
    <message>
        <source>Nobody knows who played what</source>
        <translation>Personne ne sait qui a joué quoi</translation>
    </message>
    <message>
        <source>Until the choice is made, nobody learns who played which card: not the Narrator, not the others, not the bots. You know only your own card. The program gives no sign of it anywhere.</source>
        <translation>Jusqu’au choix, personne n’apprend qui a joué quelle carte&#x202f;: ni le Narrateur, ni les autres, ni les robots. Vous ne connaissez que votre propre carte. Le programme n’en laisse rien paraître.</translation>
    </message>
    <message>
        <source>Whose card was it?</source>
        <translation>À qui était la carte&#x202f;?</translation>
    </message>
    <message>
        <source>The token tells everyone whose card was chosen, and the table shows it beside that card. Nobody is ever told who played the other cards, not in the log and not after the game. With 3 players you can work it out yourself, but the program still does not say.</source>
        <translation>Grâce au jeton, tout le monde apprend de qui venait la carte choisie, et le programme l’indique à côté de cette carte. On ne dit jamais qui a joué les autres cartes, ni dans le journal, ni après la partie. À 3 joueurs, vous pouvez le déduire vous-même, mais le programme ne le dit pas pour autant.</translation>
    </message>
    <message>
        <source>The other cards go back</source>
        <translation>Le retour des autres cartes</translation>
    </message>
    <message>
        <source>The cards that were not chosen are shuffled and put under the deck of their category. Everyone has seen them, but nobody knows their order.</source>
        <translation>On mélange les cartes qui n’ont pas été choisies et on les glisse sous la pioche de leur catégorie. Tout le monde les a vues, mais personne ne connaît leur ordre.</translation>
    </message>
    <message>
        <source>How many cards you hold</source>
        <translation>Combien de cartes en main</translation>
    </message>
    <message>
        <source>Between rounds everyone holds 5 cards, 1 of each category. After drawing you hold 6, or 7 on a double page. After playing you hold 5 again. The Narrator holds 5 throughout.</source>
        <translation>Entre les manches, chacun a 5 cartes en main, 1 de chaque catégorie. Après avoir pioché, vous en avez 6, ou 7 sur une page double. Après avoir joué, vous en avez de nouveau 5. Le Narrateur en a toujours 5.</translation>
    </message>
    <message>
        <source>The narrator deck goes to the left</source>
        <translation>Le paquet Narration passe à gauche</translation>
    </message>
    <message>
        <source>After each round the narrator deck goes 1 seat to the left, and that player narrates next. It moves 1 seat after a double page too.</source>
        <translation>Après chaque manche, le paquet Narration avance d’une place vers la gauche, et le joueur qui le reçoit raconte la page suivante. Même après une page double, il n’avance que d’une place.</translation>
    </message>
    <message>
        <source>Nothing else to do</source>
        <translation>Rien d’autre à faire</translation>
    </message>
    <message>
        <source>There is nothing else to do in a round: no passing, no swapping, no discarding, no second draw. You may talk as much as you like. The program never confirms what anyone says about a card.</source>
        <translation>Il n’y a rien d’autre à faire pendant une manche&#x202f;: ni passer, ni échanger, ni défausser, ni piocher une seconde fois. Vous pouvez parler autant que vous voulez. Le programme ne confirme jamais ce que quelqu’un dit d’une carte.</translation>
    </message>
    <message>
        <source>Bots and shared screens</source>
        <translation>Robots et écrans partagés</translation>
    </message>
    <message>
        <source>A bot sees exactly what its seat may see. As the Narrator, it does not know whose cards it is choosing from, so it cannot favour anyone. On a shared screen, a hand opens only when its player is ready, and the page with the choice names nobody.</source>
        <translation>Un robot voit exactement ce qu’un joueur à sa place peut voir. Quand il est Narrateur, il ne sait pas de qui viennent les cartes parmi lesquelles il choisit&#x202f;: il ne peut donc favoriser personne. Sur un écran partagé, une main ne s’ouvre que quand son joueur est prêt, et la page du choix ne nomme personne.</translation>
    </message>
    <message>
        <source>Two banners, two cards</source>
        <translation>Deux bandeaux, deux cartes</translation>
    </message>
    <message>
        <source>If the page has 2 banners, everyone but the Narrator draws a card of each of the 2 categories and plays a card of each. Both are played together. Two cards of the same category, or only one card, will not do.</source>
        <translation>Si la page a 2 bandeaux, tout le monde sauf le Narrateur pioche une carte de chacune des 2 catégories et joue une carte de chacune. On joue les deux ensemble. Deux cartes de la même catégorie, ou une seule carte, ne conviennent pas.</translation>
    </message>
    <message>
        <source>This page has 2 banners, object and action, and you hold 2 cards of each. Pick 1 object and 1 action and play them together. A single card is not enough.</source>
        <translation>Cette page a 2 bandeaux, objet et action, et vous avez en main 2 cartes de chaque. Choisissez 1 objet et 1 action et jouez-les ensemble. Une seule carte ne suffit pas.</translation>
    </message>
    <message>
        <source>Two piles</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation>Deux tas</translation>
    </message>
    <message>
        <source>The cards of the 2 categories make 2 piles. Each pile is shuffled and shown by itself, so the positions in the piles do not show which cards came from the same player.</source>
        <translation>Les cartes des 2 catégories font 2 tas. On mélange et on révèle chaque tas à part&#x202f;: les positions dans les tas ne disent donc pas quelles cartes viennent du même joueur.</translation>
    </message>
    <message>
        <source>One card from each pile</source>
        <translation>Une carte de chaque tas</translation>
    </message>
    <message>
        <source>The Narrator chooses 1 card from each pile. Both choices are made together, and only then are the 2 tokens given. Both cards may come from the same player, who then gains 2 tokens. The printed rules do not say when the first token is given; given early, it could give something away about the second pile.</source>
        <translation>Le Narrateur choisit 1 carte de chaque tas. Les deux choix se font ensemble, et alors seulement on donne les 2 jetons. Les deux cartes peuvent venir du même joueur, qui gagne alors 2 jetons. La règle imprimée ne dit pas quand le premier jeton est donné&#x202f;; donné trop tôt, il pourrait dévoiler quelque chose du second tas.</translation>
    </message>
    <message>
        <source>Here are 2 piles, one of objects and one of actions. Choose 1 card from each. Both may come from the same player; you find out only when the tokens are given.</source>
        <translation>Voici 2 tas, un d’objets et un d’actions. Choisissez 1 carte de chacun. Les deux peuvent venir du même joueur&#x202f;; vous ne l’apprenez qu’à la remise des jetons.</translation>
    </message>
    <message>
        <source>Tidying up after a double page</source>
        <translation>Ranger après une page double</translation>
    </message>
    <message>
        <source>The other cards of each pile are shuffled and put under their own deck. Both chosen cards stay beside the page. Then the narrator deck goes 1 seat to the left, as always.</source>
        <translation>On mélange les autres cartes de chaque tas et on les glisse sous leur propre pioche. Les deux cartes choisies restent à côté de la page. Puis le paquet Narration avance d’une place vers la gauche, comme toujours.</translation>
    </message>
    <message>
        <source>A name and a detail</source>
        <translation>Un nom et un détail</translation>
    </message>
    <message>
        <source>When choosing, the Narrator may give the chosen card a name or add a detail. Only characters, places and objects can have a name; a detail can go with any card. Everyone can read them, they become part of the tale, and they change nothing else. After the choice they stay as they are.</source>
        <translation>En choisissant, le Narrateur peut donner un nom à la carte choisie ou y ajouter un détail. Seuls les personnages, les lieux et les objets peuvent avoir un nom&#x202f;; un détail va avec n’importe quelle carte. Tout le monde peut les lire, ils font partie du conte, et ils ne changent rien d’autre. Après le choix, ils restent tels quels.</translation>
    </message>
    <message>
        <source>Choose a character and a feature for this page. Give the character a name and either card a detail, if you like. A feature cannot have a name.</source>
        <translation>Choisissez un personnage et un trait pour cette page. Donnez un nom au personnage et un détail à l’une ou l’autre carte, si vous voulez. Un trait ne peut pas avoir de nom.</translation>
    </message>
    <message>
        <source>How long a name may be</source>
        <translation>La longueur d’un nom</translation>
    </message>
    <message>
        <source>A name may have up to 32 characters and a detail up to 160. Spaces at the ends and double spaces are tidied away, and line breaks become spaces. If the text is too long or contains characters that cannot be printed, the choice is refused and you can fix it.</source>
        <translation>Un nom peut avoir jusqu’à 32 caractères et un détail jusqu’à 160. Les espaces de début et de fin sont supprimées, les espaces doubles deviennent simples, et les sauts de ligne deviennent des espaces. Si le texte est trop long ou contient des caractères qui ne s’impriment pas, le choix est refusé et vous pouvez le corriger.</translation>
    </message>
    <message>
        <source>Blanks in the pages</source>
        <translation>Les blancs des pages</translation>
    </message>
    <message>
        <source>Each banner leaves a blank in the text of its page, and the chosen card fills it. Later pages may come back to it. A villain chosen on page 2 can turn up again right up to the last page.</source>
        <translation>Chaque bandeau laisse un blanc dans le texte de sa page, et la carte choisie le remplit. Des pages suivantes peuvent reprendre cette carte&#x202f;: un méchant choisi à la page 2 peut reparaître jusqu’à la dernière page.</translation>
    </message>
    <message>
        <source>Words that fit</source>
        <translation>Des mots qui s’accordent</translation>
    </message>
    <message>
        <source>Each story card knows the forms that a sentence may need: a hungry scarecrow, the hungry scarecrow, he, him, his. An action can appear as whistle backwards, whistled backwards or whistling backwards. That way the pages read well, whatever is chosen.</source>
        <translation>Chaque carte Histoire a toutes les formes dont une phrase peut avoir besoin&#x202f;: «&#x202f;un épouvantail affamé&#x202f;», «&#x202f;l’épouvantail affamé&#x202f;», «&#x202f;de l’épouvantail affamé&#x202f;», «&#x202f;il&#x202f;», «&#x202f;lui&#x202f;». Une action peut se dire «&#x202f;siffler à l’envers&#x202f;», «&#x202f;siffla à l’envers&#x202f;» ou «&#x202f;sifflant à l’envers&#x202f;». Ainsi les pages se lisent bien, quoi que l’on choisisse.</translation>
    </message>
    <message>
        <source>How a page is filled</source>
        <translation>Comment une page se remplit</translation>
    </message>
    <message>
        <source>A name appears where the blank is first filled on its page: a hungry scarecrow called Old Cornelius. Later pages use the name where their text asks for it. A detail follows the page as a paragraph of its own.</source>
        <translation>Un nom apparaît là où le blanc se remplit pour la première fois sur sa page&#x202f;: «&#x202f;un épouvantail affamé qu’on appelait le Vieux Cornélius&#x202f;». Les pages suivantes utilisent le nom là où leur texte le demande. Un détail suit la page, dans un paragraphe à part.</translation>
    </message>
    <message>
        <source>Before the choice</source>
        <translation>Avant le choix</translation>
    </message>
    <message>
        <source>A page is read before its blanks are filled. Until the choice, a filler takes their place, such as someone, somewhere or something peculiar. Blanks on earlier pages are already filled.</source>
        <translation>On lit une page avant que ses blancs soient remplis. Jusqu’au choix, un bouche-trou tient leur place, comme «&#x202f;quelqu’un&#x202f;», «&#x202f;quelque part&#x202f;» ou «&#x202f;quelque chose d’étrange&#x202f;». Les blancs des pages précédentes sont déjà remplis.</translation>
    </message>
    <message>
        <source>The finished tale</source>
        <translation>Le conte achevé</translation>
    </message>
    <message>
        <source>The finished tale is a book that you can read, save and print. It has the title, the players as tellers, all 15 pages in order with names and details, and a closing line. If you leave a game early, the book has the pages that were finished. It never says who played which card.</source>
        <translation>Le conte achevé est un livre que vous pouvez lire, enregistrer et imprimer. Il porte le titre, le nom des joueurs comme conteurs, les 15 pages dans l’ordre avec noms et détails, et une ligne de fin. Si vous quittez une partie trop tôt, le livre contient les pages déjà terminées. Il ne révèle jamais qui a joué quelle carte.</translation>
    </message>
    <message>
        <source>Other languages</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation>Les autres langues</translation>
    </message>
    <message>
        <source>A deck in another language has its own word forms, its own fillers and its own way of giving a name. The cards and their banners are the same in all languages. A file that asks for a form that a card does not have is refused.</source>
        <translation>Un recueil dans une autre langue apporte ses propres formes de mots, ses propres bouche-trous et sa propre façon de donner un nom. Les cartes et leurs bandeaux sont les mêmes dans toutes les langues. Le programme refuse un fichier qui demande une forme qu’une carte n’a pas.</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>StoryLine is for 3 to 8 players. With fewer or more, the game does not start. Bots count as players.</source>
        <translation>StoryLine se joue de 3 à 8 joueurs. S’il y en a moins ou plus, la partie ne commence pas. Les robots comptent comme des joueurs.</translation>
    </message>
    <message>
        <source>What the game is about</source>
        <translation>De quoi il s’agit</translation>
    </message>
    <message>
        <source>The whole table builds one spooky tale. Narrator cards carry it on, and you add its people, places, features, objects and deeds. When your card goes into the tale, you gain a token. In the end the points on your tokens decide, not how good anyone thought the tale was.</source>
        <translation>Toute la table bâtit un seul conte à frissons. Les cartes Narration le font avancer, et vous y ajoutez ses personnages, ses lieux, ses traits, ses objets et ses actions. Quand votre carte entre dans le conte, vous gagnez un jeton. À la fin, ce sont les points de vos jetons qui décident, et non ce que chacun a pensé du conte.</translation>
    </message>
    <message>
        <source>Narrator cards</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation>Les cartes Narration</translation>
    </message>
    <message>
        <source>There are 2 narrator decks of 15 cards, numbered from 1 to 15. A game uses one of them, in order from card 1 on. It is never shuffled.</source>
        <translation>Il y a 2 paquets Narration de 15 cartes, numérotées de 1 à 15. Une partie en utilise un, dans l’ordre à partir de la carte 1. On ne le mélange jamais.</translation>
    </message>
    <message>
        <source>Story cards</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation>Les cartes Histoire</translation>
    </message>
    <message>
        <source>There are 100 story cards and no two are the same: 20 characters, 20 places, 20 features, 20 objects and 20 actions. Each category has a deck of its own. The printed rules give the total and the categories; the even split is ours.</source>
        <translation>Il y a 100 cartes Histoire, toutes différentes&#x202f;: 20 personnages, 20 lieux, 20 traits, 20 objets et 20 actions. Chaque catégorie est une pioche à part. La règle imprimée donne le total et les catégories&#x202f;; la répartition égale est de nous.</translation>
    </message>
    <message>
        <source>There are 21 tokens, and their backs are all the same. 17 show a number, as candles on our tokens: seven 1s, six 2s and four 3s. The other 4 are special: the Grave, the Rose, the Bones and the Magic Hat. The printed rules do not give the numbers, so we chose them.</source>
        <translation>Il y a 21 jetons, et leurs dos sont tous identiques. Dix-sept montrent un nombre, figuré par des bougies sur nos jetons&#x202f;: sept 1, six 2 et quatre 3. Les 4 autres sont spéciaux&#x202f;: la Tombe, la Rose, les Os et le Chapeau magique. La règle imprimée ne donne pas les nombres&#x202f;: nous les avons donc choisis.</translation>
    </message>
    <message>
        <source>What a narrator card shows</source>
        <translation>Ce que montre une carte Narration</translation>
    </message>
    <message>
        <source>A narrator card has its number, a text to read out and 1 or 2 banners. A banner names a category of story cards by its colour, its icon and a word. Two banners on one card never name the same category. Card 15 is The End and has no banner.</source>
        <translation>Une carte Narration a son numéro, un texte à lire à voix haute et 1 ou 2 bandeaux. Un bandeau nomme une catégorie de cartes Histoire par sa couleur, son icône et un mot. Deux bandeaux d’une même carte ne nomment jamais la même catégorie. La carte 15 est «&#x202f;Fin&#x202f;» et n’a pas de bandeau.</translation>
    </message>
    <message>
        <source>The two narrator decks</source>
        <translation>Les deux paquets Narration</translation>
    </message>
    <message>
        <source>You can tell No More Breakfasts or The Shadow Thief of Mouldwick. Each has 18 banners: 4 of its cards are double pages with 2 banners, and no category is asked for more than 4 times. The printed rules do not list their narrator cards, so both tales are our own.</source>
        <translation>Vous pouvez raconter «&#x202f;Plus jamais de petit-déjeuner&#x202f;» ou «&#x202f;Le Voleur d’ombres de Moisibourg&#x202f;». Chacun a 18 bandeaux&#x202f;: 4 de ses cartes sont des pages doubles à 2 bandeaux, et aucune catégorie n’est demandée plus de 4 fois. La règle imprimée ne donne pas la liste de ses cartes Narration&#x202f;: les deux contes sont donc de nous.</translation>
    </message>
    <message>
        <source>Enough tokens for all</source>
        <translation>Assez de jetons pour tous</translation>
    </message>
    <message>
        <source>Every banner hands out 1 token, so 18 tokens go to players before the end. The Magic Hat may take 1 more, and at least 2 stay in the pool. A narrator deck with more than 20 banners is refused, because the tokens might run out.</source>
        <translation>Chaque bandeau fait gagner 1 jeton&#x202f;: 18 jetons vont donc aux joueurs avant la fin. Le Chapeau magique peut en prendre 1 de plus, et au moins 2 restent dans la réserve. Le programme refuse un paquet Narration de plus de 20 bandeaux, car les jetons pourraient manquer.</translation>
    </message>
    <message>
        <source>Enough cards for all</source>
        <translation>Assez de cartes pour tous</translation>
    </message>
    <message>
        <source>The others draw a card each, and all cards but the chosen one come back. So each round costs a category 1 card, and our decks never run short, even with 8 players. A narrator deck that asks for one category too often is refused: more than 6 times with 8 players, 8 times with 7, and so on.</source>
        <translation>Les autres piochent une carte chacun, et toutes les cartes reviennent sauf celle qui est choisie. Chaque manche coûte donc 1 carte à une catégorie, et nos pioches suffisent toujours, même à 8 joueurs. Le programme refuse un paquet Narration qui demande trop souvent une catégorie&#x202f;: plus de 6 fois à 8 joueurs, 8 fois à 7, et ainsi de suite.</translation>
    </message>
    <message>
        <source>Decks of your own</source>
        <translation>Vos propres recueils</translation>
    </message>
    <message>
        <source>Decks can be translated or written at home. Each file is checked first: 15 narrator cards with The End as the last, 20 story cards in each category, and all the word forms that the texts ask for. A text may only use story cards chosen on its own page or an earlier one. A file that does not fit is refused, and you are told why.</source>
        <translation>Vous pouvez traduire un recueil ou en écrire un. Chaque fichier est d’abord vérifié&#x202f;: 15 cartes Narration avec «&#x202f;Fin&#x202f;» en dernier, 20 cartes Histoire dans chaque catégorie, et toutes les formes de mots que demandent les textes. Un texte ne peut utiliser que des cartes Histoire choisies sur sa propre page ou sur une page précédente. Le programme refuse un fichier qui ne convient pas et vous dit pourquoi.</translation>
    </message>
    <message>
        <source>To the left is clockwise</source>
        <translation>À gauche, c’est le sens des aiguilles d’une montre</translation>
    </message>
    <message>
        <source>The player to your left is the next one clockwise. The narrator deck is passed that way, and at the end tokens are resolved that way too.</source>
        <translation>Le joueur à votre gauche est le suivant dans le sens des aiguilles d’une montre. Le paquet Narration passe dans ce sens, et à la fin les jetons se résolvent dans ce sens aussi.</translation>
    </message>
    <message>
        <source>Shuffling the story cards</source>
        <translation>Mélanger les cartes Histoire</translation>
    </message>
    <message>
        <source>Each of the 5 categories is shuffled by itself and placed face down. Cards of different categories are never mixed. Nobody may look through a deck.</source>
        <translation>On mélange à part chacune des 5 catégories et on la pose face cachée. On ne mêle jamais des cartes de catégories différentes. Personne ne peut parcourir une pioche.</translation>
    </message>
    <message>
        <source>Opening hands</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation>Les mains de départ</translation>
    </message>
    <message>
        <source>Everyone starts with 5 story cards, 1 of each category. The first Narrator gets them too.</source>
        <translation>Tout le monde commence avec 5 cartes Histoire, 1 de chaque catégorie. Le premier Narrateur les reçoit aussi.</translation>
    </message>
    <message>
        <source>The token pool</source>
        <translation>La réserve de jetons</translation>
    </message>
    <message>
        <source>All 21 tokens are mixed face down in the pool. Nobody has a token at the start.</source>
        <translation>On mélange les 21 jetons face cachée dans la réserve. Personne n’a de jeton au début.</translation>
    </message>
    <message>
        <source>Choosing the tale</source>
        <translation>Choisir le conte</translation>
    </message>
    <message>
        <source>The player who sets up the game picks a narrator deck or leaves it to chance, with equal odds for both. The deck that is not used stays in the box. The printed rules do not say who picks.</source>
        <translation>La personne qui prépare la partie choisit un paquet Narration ou s’en remet au hasard, à chances égales. Le paquet qui ne sert pas reste dans la boîte. La règle imprimée ne dit pas qui choisit.</translation>
    </message>
    <message>
        <source>The first Narrator</source>
        <translation>Le premier Narrateur</translation>
    </message>
    <message>
        <source>The player who most recently finished reading a book narrates first. The program cannot know that, so you name the seat at the start, or chance decides, with equal odds for everyone. If two finished at the same time, agree on one.</source>
        <translation>La personne qui a fini de lire un livre le plus récemment raconte en premier. Le programme ne peut pas le savoir&#x202f;: vous indiquez donc sa place au début, ou le hasard décide, à chances égales pour tous. Si deux personnes ont fini en même temps, mettez-vous d’accord.</translation>
    </message>
    <message>
        <source>Chance is fixed at the start</source>
        <translation>Le hasard est fixé au début</translation>
    </message>
    <message>
        <source>All shuffling in a game comes from one secret source, fixed when the game begins. So a saved game continues exactly as it would have. Nobody can see that source while the game lasts.</source>
        <translation>Tous les mélanges d’une partie viennent d’une seule source secrète, fixée quand la partie commence. Une partie enregistrée continue donc exactement comme elle l’aurait fait sans interruption. Personne ne peut consulter cette source tant que la partie dure.</translation>
    </message>
    <message>
        <source>Read the page again. Which of your cards would fit its mood, and the Narrator’s taste?</source>
        <translation>Relisez la page&#x202f;: laquelle de vos cartes irait avec son ambiance, et plairait au Narrateur&#x202f;?</translation>
    </message>
    <message>
        <source>Read the page with each of the cards. Which one carries the tale on best?</source>
        <translation>Lisez la page avec chacune des cartes&#x202f;: laquelle continue le mieux le conte&#x202f;?</translation>
    </message>
    <message>
        <source>Look at your numbers. Which of them is worth least now?</source>
        <translation>Regardez vos nombres&#x202f;: lequel vaut le moins maintenant&#x202f;?</translation>
    </message>
    <message>
        <source>Look at what each token would do now. The Grave needs a number to cover.</source>
        <translation>Regardez ce que ferait chaque jeton maintenant. Il faut à la Tombe un nombre à couvrir.</translation>
    </message>
    <message>
        <source>You’re a giver. Give one card that carries the tale on. Nobody but you knows it’s yours.</source>
        <translation>Donnez une carte qui continue le conte. Personne d’autre ne sait que c’est la vôtre.</translation>
    </message>
    <message>
        <source>You’re the Narrator. Read the page with each card and choose the one that carries the tale on. Its giver gains a token.</source>
        <translation>Vous êtes le Narrateur. Lisez la page avec chaque carte et choisissez celle qui continue le conte. Le joueur qui l’a donnée gagne un jeton.</translation>
    </message>
    <message>
        <source>A page of the tale is told. The next player narrates the next page.</source>
        <translation>Une page du conte est racontée. Le joueur suivant raconte la page suivante.</translation>
    </message>
    <message>
        <source>Special tokens do something at the end. You must use all of yours, in any order you like.</source>
        <translation>Les jetons spéciaux ont un effet à la fin. Vous devez utiliser tous les vôtres, dans l’ordre de votre choix.</translation>
    </message>
    <message>
        <source>The Grave covers one of your own numbers, which is then worth nothing.</source>
        <translation>La Tombe couvre un de vos propres nombres, qui ne vaut alors plus rien.</translation>
    </message>
    <message>
        <source>The End: numbers are points, and the Rose wins a tie. First the Grave, the Bones and the Magic Hat take effect, by themselves or, if you have several, in the order you choose.</source>
        <translation>«&#x202f;Fin&#x202f;»&#x202f;: les nombres sont des points, et la Rose fait gagner en cas d’égalité. D’abord, la Tombe, les Os et le Chapeau magique agissent, tout seuls ou, si vous en avez plusieurs, dans l’ordre de votre choix.</translation>
    </message>
    <message>
        <source>Denis is the Narrator and reads page 1. It has a gap, and its banner says what goes there: a place.</source>
        <translation>Denis est le Narrateur et lit la page 1. Elle comporte un blanc, et son bandeau indique ce qui y manque&#x202f;: un lieu.</translation>
    </message>
    <message>
        <source>Everyone but Denis draws a place and gives one, face down. Give the Abandoned Lighthouse.</source>
        <translation>Tous les autres piochent un lieu et en donnent un, face cachée. Donnez le Phare abandonné.</translation>
    </message>
    <message>
        <source>A pantry isn’t bad, but keep it for later. Give the lighthouse.</source>
        <translation>Un garde-manger, pourquoi pas, mais gardez-le pour plus tard. Donnez le phare.</translation>
    </message>
    <message>
        <source>The cards are shuffled and read out. Denis chooses one without knowing whose it is, and its giver gains a token.</source>
        <translation>On mélange les cartes et on les lit à voix haute. Denis en choisit une sans savoir de qui elle vient, et le joueur qui l’a donnée gagne un jeton.</translation>
    </message>
    <message>
        <source>Denis chose yours, so you have a token, which stays face down even for you. Now you’re the Narrator, so choose whoever you like, and add a name if you wish.</source>
        <translation>Denis a pris votre carte, et votre jeton est face cachée, même pour vous. Maintenant, vous êtes le Narrateur&#x202f;: choisissez le personnage qui vous plaît, et donnez-lui un nom si vous voulez.</translation>
    </message>
    <message>
        <source>Your choice stays in the tale, and the other two cards go back under their deck. The book passes to the left, to Ben.</source>
        <translation>Votre choix reste dans le conte, et les deux autres cartes retournent sous leur pioche. Le livre passe à gauche, à Ben.</translation>
    </message>
    <message>
        <source>His page asks for a feature. You hold two, so give the one that fits better.</source>
        <translation>Sa page demande un trait. Vous en avez deux en main&#x202f;: donnez celui qui convient le mieux.</translation>
    </message>
    <message>
        <source>Ben took another card, so no token this time. This page has two banners, so give an object and an action.</source>
        <translation>Ben a pris une autre carte, donc pas de jeton cette fois. Cette page a deux bandeaux&#x202f;: donnez un objet et une action.</translation>
    </message>
    <message>
        <source>Two piles, so Cleo chooses twice, and there are two tokens. Both may go to the same player.</source>
        <translation>Deux tas&#x202f;: Cleo choisit donc deux fois, et il y a deux jetons. Les deux peuvent aller au même joueur.</translation>
    </message>
    <message>
        <source>It goes on like this to page 15, The End, when all tokens are turned over. Most are worth 1 to 3 points, four are special, and the most points win.</source>
        <translation>Et ainsi de suite jusqu’à la page 15, «&#x202f;Fin&#x202f;». Là, chacun retourne ses jetons. La plupart valent de 1 à 3 points, quatre sont spéciaux, et le joueur qui a le plus de points gagne.</translation>
    </message>
    <message>
        <source>You give a card</source>
        <translation>Vous donnez une carte</translation>
    </message>
    <message>
        <source>You’re the Narrator</source>
        <translation>Vous êtes le Narrateur</translation>
    </message>
    <message>
        <source>On to The End</source>
        <translation>Jusqu’à «&#x202f;Fin&#x202f;»</translation>
    </message>
    <message>
        <source>Tell a spooky tale together. Each of your cards that makes it into the tale earns you a token, and tokens win the game.</source>
        <translation>Racontez ensemble un conte à frissons. Chacune de vos cartes qui y entre vous rapporte un jeton, et les jetons font gagner la partie.</translation>
    </message>
    <message>
        <source>The special tokens are still to come. Each will explain itself at The End.</source>
        <translation>Les jetons spéciaux viendront plus tard. On vous les expliquera à la page «&#x202f;Fin&#x202f;».</translation>
    </message>
    <message>
        <source>Narrator|Narrators</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>Narrateur</translation>
    </message>
    <message>
        <source>giver|givers</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>donner une carte|donnez une carte|a donné|a donnée</translation>
    </message>
    <message>
        <source>page|pages</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>page|pages</translation>
    </message>
    <message>
        <source>token|tokens</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>jeton|jetons</translation>
    </message>
    <message>
        <source>no banner</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>aucun bandeau</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>The file is too large to be a deck.</source>
        <translation>Le fichier est trop gros pour un recueil.</translation>
    </message>
    <message>
        <source>The deck has %1 banners, but there are tokens for only %2.</source>
        <translation>Le recueil a %1 bandeaux, mais il n’y a de jetons que pour %2.</translation>
    </message>
    <message>
        <source>The deck has %1 banners for the category %2; with %3 players there are cards for only %4.</source>
        <translation>Le recueil a %1 bandeaux de la catégorie %2&#x202f;; à %3 joueurs, il n’y a de cartes que pour %4.</translation>
    </message>
    <message>
        <source>Narrator card %1 has %2; in deck %3 it must have %4.</source>
        <translation>La carte Narration %1 a&#x202f;: %2&#x202f;; dans le paquet %3, elle doit avoir&#x202f;: %4.</translation>
    </message>
    <message>
        <source>This is not JSON.</source>
        <translation>Ce n’est pas du JSON.</translation>
    </message>
    <message>
        <source>A number is too large.</source>
        <translation>Un nombre est trop grand.</translation>
    </message>
    <message>
        <source>All numbers must be whole numbers.</source>
        <translation>Les nombres doivent être entiers.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; appears twice in one object.</source>
        <translation>«&#x202f;%1&#x202f;» figure deux fois dans un objet.</translation>
    </message>
    <message>
        <source>This is not JSON. A comma, a quotation mark or a bracket is missing or extra.</source>
        <translation>Ce n’est pas du JSON. Une virgule, un guillemet ou un crochet manque ou est de trop.</translation>
    </message>
    <message>
        <source>The values are nested too deeply.</source>
        <translation>Il y a trop de niveaux d’imbrication.</translation>
    </message>
    <message>
        <source>The &apos;id&apos; of a narrator deck must be A or B, depending on which deck’s banners it uses.</source>
        <translation>L’«&#x202f;id&#x202f;» d’un paquet Narration doit être A ou B, selon le paquet dont il a les bandeaux.</translation>
    </message>
    <message>
        <source>Two narrator decks have the id %1.</source>
        <translation>Il y a deux paquets Narration avec l’id %1.</translation>
    </message>
    <message>
        <source>A narrator deck must have %1 cards; this one has %2.</source>
        <translation>Un paquet Narration doit avoir %1 cartes&#x202f;; celui-ci en a %2.</translation>
    </message>
    <message>
        <source>The deck has %1 banners; it must have %2 to %3.</source>
        <translation>Le recueil a %1 bandeaux&#x202f;; il doit en avoir de %2 à %3.</translation>
    </message>
    <message>
        <source>Narrator card %1 should be here.</source>
        <translation>La carte Narration %1 devrait se trouver ici.</translation>
    </message>
    <message>
        <source>The last narrator card, and no other, must be marked with &quot;end&quot;: true.</source>
        <translation>La dernière carte Narration, et aucune autre, doit être marquée par &quot;end&quot;: true.</translation>
    </message>
    <message>
        <source>Narrator card %1 is The End and must have no banner.</source>
        <translation>La carte Narration %1 est «&#x202f;Fin&#x202f;» et ne doit pas avoir de bandeau.</translation>
    </message>
    <message>
        <source>Narrator card %1 must have one or two banners.</source>
        <translation>La carte Narration %1 doit avoir un ou deux bandeaux.</translation>
    </message>
    <message>
        <source>Narrator card %1 must have one slot for each banner.</source>
        <translation>La carte Narration %1 doit avoir un emplacement pour chaque bandeau.</translation>
    </message>
    <message>
        <source>Narrator card %1 has a banner for an unknown category.</source>
        <translation>La carte Narration %1 a un bandeau d’une catégorie inconnue.</translation>
    </message>
    <message>
        <source>Narrator card %1 has the same banner twice.</source>
        <translation>La carte Narration %1 a deux fois le même bandeau.</translation>
    </message>
    <message>
        <source>The name of a slot may contain only letters and digits, and it must start with a letter.</source>
        <translation>Le nom d’un emplacement ne doit comporter que des lettres et des chiffres, et commencer par une lettre.</translation>
    </message>
    <message>
        <source>Two banners in the deck have the slot %1.</source>
        <translation>Deux bandeaux du recueil ont l’emplacement %1.</translation>
    </message>
    <message>
        <source>The text of narrator card %1</source>
        <translation>Le texte de la carte Narration %1</translation>
    </message>
    <message>
        <source>The text of narrator card %1 has an unmatched brace.</source>
        <translation>Le texte de la carte Narration %1 contient une accolade ouvrante ou fermante de trop.</translation>
    </message>
    <message>
        <source>Narrator card %1 does not use its slot %2.</source>
        <translation>La carte Narration %1 n’utilise pas son emplacement %2.</translation>
    </message>
    <message>
        <source>Narrator card %1 uses %2, which no banner fills.</source>
        <translation>La carte Narration %1 utilise %2, qu’aucun bandeau ne remplit.</translation>
    </message>
    <message>
        <source>Narrator card %1 uses %2, which is not filled until card %3.</source>
        <translation>La carte Narration %1 utilise %2, qui n’est rempli qu’à la carte %3.</translation>
    </message>
    <message>
        <source>The text asks for %1, but the category %2 has no such form.</source>
        <translation>Le texte demande %1, mais la catégorie %2 n’a pas cette forme.</translation>
    </message>
    <message>
        <source>%1 must be text.</source>
        <translation>%1 doit être un texte.</translation>
    </message>
    <message>
        <source>%1 must be a list.</source>
        <translation>%1 doit être une liste.</translation>
    </message>
    <message>
        <source>%1 must be a whole number.</source>
        <translation>%1 doit être un nombre entier.</translation>
    </message>
    <message>
        <source>%1 must be true or false.</source>
        <translation>%1 doit être true ou false.</translation>
    </message>
    <message>
        <source>%1 must be an object.</source>
        <translation>%1 doit être un objet.</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>%1 manque.</translation>
    </message>
    <message>
        <source>%1 contains characters that cannot be printed.</source>
        <translation>%1 contient des caractères qui ne peuvent pas être imprimés.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 est vide.</translation>
    </message>
    <message>
        <source>%1 has %2 characters; the limit is %3.</source>
        <translation>%1 compte %2 caractères, mais la limite est de %3.</translation>
    </message>
    <message>
        <source>A deck file must be a JSON object.</source>
        <translation>Un fichier de recueil doit être un objet JSON.</translation>
    </message>
    <message>
        <source>Unknown deck format. Taletop reads format 1.</source>
        <translation>Format de recueil inconnu. Taletop lit le format 1.</translation>
    </message>
    <message>
        <source>The pattern &apos;named&apos; must contain {phrase} and {name}.</source>
        <translation>Le modèle «&#x202f;named&#x202f;» doit contenir {phrase} et {name}.</translation>
    </message>
    <message>
        <source>The category %1 is missing.</source>
        <translation>La catégorie %1 manque.</translation>
    </message>
    <message>
        <source>There must be one or two narrator decks.</source>
        <translation>Il faut un ou deux paquets Narration.</translation>
    </message>
    <message>
        <source>There is no category %1; the categories are %2.</source>
        <translation>La catégorie %1 n’existe pas&#x202f;; les catégories sont %2.</translation>
    </message>
    <message>
        <source>The category %1 appears twice.</source>
        <translation>La catégorie %1 figure deux fois.</translation>
    </message>
    <message>
        <source>A category has %1 forms; the limit is %2.</source>
        <translation>Une catégorie compte %1 formes, mais la limite est de %2.</translation>
    </message>
    <message>
        <source>The name of a form may contain only letters and digits, and it must not be &apos;name&apos;.</source>
        <translation>Le nom d’une forme ne doit comporter que des lettres et des chiffres, et ne pas être «&#x202f;name&#x202f;».</translation>
    </message>
    <message>
        <source>The form %1 appears twice.</source>
        <translation>La forme %1 figure deux fois.</translation>
    </message>
    <message>
        <source>There is no form %1 in &apos;forms&apos;.</source>
        <translation>La forme %1 ne figure pas dans «&#x202f;forms&#x202f;».</translation>
    </message>
    <message>
        <source>The category %1 has %2 cards; it must have %3.</source>
        <translation>La catégorie %1 a %2 cartes&#x202f;; il lui en faut %3.</translation>
    </message>
    <message>
        <source>No card in the category %1 has the id %2.</source>
        <translation>Aucune carte de la catégorie %1 n’a l’id %2.</translation>
    </message>
    <message>
        <source>The card %1 appears twice.</source>
        <translation>La carte %1 figure deux fois.</translation>
    </message>
    <message>
        <source>The card %1 is missing the form %2.</source>
        <translation>Il manque la forme %2 à la carte %1.</translation>
    </message>
    <message>
        <source>The form %1</source>
        <translation>La forme %1</translation>
    </message>
    <message>
        <source>Pages to come</source>
        <translation>Pages à venir</translation>
    </message>
    <message>
        <source>The tale so far</source>
        <translation>Le conte jusqu’ici</translation>
    </message>
    <message>
        <source>Tokens to gain</source>
        <translation>Jetons à gagner</translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Main</translation>
    </message>
    <message>
        <source>Given for this page</source>
        <translation>Donné pour cette page</translation>
    </message>
    <message>
        <source>Tokens, face up</source>
        <translation>Jetons, face visible</translation>
    </message>
    <message>
        <source>%1: cards given</source>
        <translation>%1&#x202f;: cartes données</translation>
    </message>
</context>
<context>
    <name>tailstory</name>
    <message>
        <source>Up to 5 cards</source>
        <translation>Jusqu’à 5 cartes</translation>
    </message>
    <message>
        <source>Up to 3 cards</source>
        <translation>Jusqu’à 3 cartes</translation>
    </message>
    <message>
        <source>In turn order</source>
        <translation>Dans l’ordre du tour</translation>
    </message>
    <message>
        <source>Fastest finger</source>
        <extracomment>Tail Story: the game&apos;s name or one of its options</extracomment>
        <translation>Au plus rapide</translation>
    </message>
    <message>
        <source>Acting cards</source>
        <extracomment>Tail Story: the game&apos;s name or one of its options</extracomment>
        <translation>Cartes Spectacle</translation>
    </message>
    <message>
        <source>How many cards an Acting card lets you draw.</source>
        <translation>Le nombre maximal de cartes à piocher avec une carte Spectacle.</translation>
    </message>
    <message>
        <source>Who may stop first</source>
        <translation>Qui peut arrêter en premier</translation>
    </message>
    <message>
        <source>One at a time in turn order, or whoever is quickest.</source>
        <translation>L’un après l’autre dans l’ordre du tour, ou le plus rapide d’abord.</translation>
    </message>
    <message>
        <source>Deck check after the draw</source>
        <translation>Contrôle des paquets après la pioche</translation>
    </message>
    <message>
        <source>A deck that runs out in the draw step is renewed before the first action.</source>
        <translation>Un paquet qui s’épuise à l’étape de pioche est reformé avant la première action.</translation>
    </message>
    <message>
        <source>Deck check without an action</source>
        <translation>Contrôle des paquets sans action</translation>
    </message>
    <message>
        <source>A turn without an action has a deck check too.</source>
        <translation>Le contrôle des paquets a lieu même après un tour sans action.</translation>
    </message>
    <message>
        <source>Turn limit</source>
        <extracomment>Tail Story: the game&apos;s name or one of its options</extracomment>
        <translation>Limite de tours</translation>
    </message>
    <message>
        <source>The game ends with no winner after this many turns. 0 means no limit.</source>
        <translation>La partie s’arrête sans vainqueur après ce nombre de tours&#x202f;; 0&#x202f;: pas de limite.</translation>
    </message>
    <message>
        <source>Copies of %1</source>
        <translation>Exemplaires&#x202f;: %1</translation>
    </message>
    <message>
        <source>Together there must be at least 15 Event cards per player.</source>
        <translation>Il faut en tout au moins 15 cartes Événement par joueur.</translation>
    </message>
    <message>
        <source>Tail Story</source>
        <extracomment>Tail Story: the game&apos;s name or one of its options</extracomment>
        <translation>Tail Story</translation>
    </message>
    <message>
        <source>Empty your deck, stop the others, howl</source>
        <translation>Videz votre paquet, arrêtez les autres, hurlez</translation>
    </message>
    <message>
        <source>A card game by Poj Santivatr</source>
        <translation>Un jeu de cartes de Poj Santivatr</translation>
    </message>
    <message>
        <source>Your deck is empty, so any action leads to the deck check and a new deck.</source>
        <translation>Votre paquet est vide&#x202f;: n’importe quelle action entraîne le contrôle des paquets et un nouveau paquet.</translation>
    </message>
    <message>
        <source>It empties your deck, and that earns an achievement.</source>
        <translation>Cela vide votre paquet et vous vaut un exploit.</translation>
    </message>
    <message numerus="yes">
        <source>It takes up to %1 of the %n card(s) in your deck, and you may get your bonus too.</source>
        <translation>
            <numerusform>Vous piochez au plus %1 dans votre paquet (%n carte), et vous aurez peut-être aussi votre bonus.</numerusform>
            <numerusform>Vous piochez jusqu’à %1 des %n cartes de votre paquet, et vous aurez peut-être aussi votre bonus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes up to %1 of the %n card(s) in your deck.</source>
        <translation>
            <numerusform>Vous piochez au plus %1 dans votre paquet (%n carte).</numerusform>
            <numerusform>Vous piochez jusqu’à %1 des %n cartes de votre paquet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It steals from %1, who holds %n card(s), and you may get your bonus too.</source>
        <translation>
            <numerusform>Vous volez %1, qui a %n carte en main, et vous aurez peut-être aussi votre bonus.</numerusform>
            <numerusform>Vous volez %1, qui a %n cartes en main, et vous aurez peut-être aussi votre bonus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It steals from %1, who holds %n card(s).</source>
        <translation>
            <numerusform>Vous volez %1, qui a %n carte en main.</numerusform>
            <numerusform>Vous volez %1, qui a %n cartes en main.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It steals from %1, who holds %n card(s), and burying makes your next deck shorter.</source>
        <translation>
            <numerusform>Vous volez %1, qui a %n carte en main, et enterrer raccourcit votre prochain paquet.</numerusform>
            <numerusform>Vous volez %1, qui a %n cartes en main, et enterrer raccourcit votre prochain paquet.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your discards can be recycled now.</source>
        <translation>Aucune carte de votre défausse ne se recycle maintenant.</translation>
    </message>
    <message>
        <source>It can get “%1” back, and you may get your bonus too.</source>
        <translation>Vous pouvez récupérer «&#x202f;%1&#x202f;», et vous aurez peut-être aussi votre bonus.</translation>
    </message>
    <message>
        <source>It can get “%1” back, and your next deck will be shorter.</source>
        <translation>Vous pouvez récupérer «&#x202f;%1&#x202f;», et votre prochain paquet sera plus court.</translation>
    </message>
    <message>
        <source>It’s free, and your rivals lose cards.</source>
        <translation>C’est gratuit, et les autres perdent des cartes.</translation>
    </message>
    <message>
        <source>Nobody can stop what you do after this.</source>
        <translation>Personne ne peut arrêter ce que vous ferez ensuite.</translation>
    </message>
    <message>
        <source>It’s free, and it puts a card in your hand.</source>
        <translation>C’est gratuit, et cela met une carte dans votre main.</translation>
    </message>
    <message>
        <source>It slows down whoever is ahead.</source>
        <translation>Cela ralentit le joueur qui mène.</translation>
    </message>
    <message>
        <source>It’s free, and it takes cards off your deck.</source>
        <translation>C’est gratuit, et cela réduit votre paquet.</translation>
    </message>
    <message>
        <source>It takes a card off your deck, and you can discard the one you like least.</source>
        <translation>Une carte de moins dans votre paquet, et vous défaussez celle de votre main qui vous plaît le moins.</translation>
    </message>
    <message>
        <source>It’s free, and you get a better card for your next deck.</source>
        <translation>C’est gratuit, et vous obtenez une meilleure carte pour votre prochain paquet.</translation>
    </message>
    <message>
        <source>Nothing else would gain you anything now.</source>
        <translation>Aucun autre choix ne vous servirait maintenant.</translation>
    </message>
    <message>
        <source>Your action is worth more than a Stopping card.</source>
        <translation>Votre action vaut plus qu’une carte Stop.</translation>
    </message>
    <message>
        <source>It’s aimed at you.</source>
        <translation>Vous êtes la cible.</translation>
    </message>
    <message>
        <source>The card matches your type, so you get your bonus out of turn.</source>
        <translation>La carte est de votre type&#x202f;: vous avez votre bonus hors de votre tour.</translation>
    </message>
    <message>
        <source>It’s worth more to %1 than a Stopping card is to you.</source>
        <translation>%1 y gagnerait plus que ne vaut votre carte Stop.</translation>
    </message>
    <message>
        <source>Your hand has room for both.</source>
        <translation>Il y a de la place pour les deux cartes dans votre main.</translation>
    </message>
    <message>
        <source>Steal one and bury two, and your next deck is shorter.</source>
        <translation>Volez une carte et enterrez-en deux&#x202f;: votre prochain paquet sera plus court.</translation>
    </message>
    <message>
        <source>Each card gets you closer to the end of your deck.</source>
        <translation>Chaque carte vous rapproche de la fin de votre paquet.</translation>
    </message>
    <message numerus="yes">
        <source>That leaves %n card(s) in your deck.</source>
        <translation>
            <numerusform>Il reste alors %n carte dans votre paquet.</numerusform>
            <numerusform>Il reste alors %n cartes dans votre paquet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your deck runs out, and that earns an achievement.</source>
        <translation>Votre paquet s’épuise&#x202f;: cela vous vaut un exploit.</translation>
    </message>
    <message>
        <source>Your deck shouldn’t run out again this turn. It would earn you nothing.</source>
        <translation>Mieux vaut ne plus épuiser votre paquet pendant ce tour&#x202f;: cela ne rapporterait rien.</translation>
    </message>
    <message>
        <source>“%1” is the best of these cards for you.</source>
        <translation>«&#x202f;%1&#x202f;»&#x202f;: la meilleure de ces cartes pour vous.</translation>
    </message>
    <message>
        <source>“%1” goes from their next deck into yours.</source>
        <translation>«&#x202f;%1&#x202f;» passe du prochain paquet adverse au vôtre.</translation>
    </message>
    <message>
        <source>Your next deck is shorter without “%1”.</source>
        <translation>Votre prochain paquet sera plus court sans «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>“%1” helps you least, and this takes it out of play.</source>
        <translation>«&#x202f;%1&#x202f;» est la carte qui vous sert le moins&#x202f;: autant la sortir du jeu.</translation>
    </message>
    <message>
        <source>“%1” helps you least.</source>
        <translation>«&#x202f;%1&#x202f;» est votre carte la moins utile.</translation>
    </message>
    <message>
        <source>The other cards are worth keeping.</source>
        <translation>Mieux vaut garder les autres cartes.</translation>
    </message>
    <message>
        <source>Your hand is full.</source>
        <translation>Votre main est pleine.</translation>
    </message>
    <message>
        <source>Your other discards are worth keeping.</source>
        <translation>Mieux vaut garder le reste de votre défausse.</translation>
    </message>
    <message>
        <source>“%1” matches your type and can earn your bonus.</source>
        <translation>«&#x202f;%1&#x202f;» est de votre type et peut vous valoir votre bonus.</translation>
    </message>
    <message>
        <source>“%1” doesn’t match your type, so it earns no bonus.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas de votre type et ne vaut aucun bonus.</translation>
    </message>
    <message>
        <source>Save your cards for something worse.</source>
        <translation>Gardez vos cartes pour une menace plus grave.</translation>
    </message>
    <message>
        <source>%1 has a strong bonus and a strong ability.</source>
        <translation>%1 a un bonus et un pouvoir puissants.</translation>
    </message>
    <message>
        <source>It’s free, and it takes a card off your deck.</source>
        <translation>C’est gratuit, et cela enlève une carte de votre paquet.</translation>
    </message>
    <message>
        <source>It wouldn’t gain you anything now.</source>
        <translation>Cela ne rapporterait rien maintenant.</translation>
    </message>
    <message>
        <source>Bones Drawing</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>Dessine-moi un os</translation>
    </message>
    <message>
        <source>A sketchy snack, drawn from memory.</source>
        <translation>Un casse-croûte croqué de mémoire.</translation>
    </message>
    <message>
        <source>Tuna Drawing</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>Dessine-moi un thon</translation>
    </message>
    <message>
        <source>Fine art, best served chilled.</source>
        <translation>Du grand art, à servir bien frais.</translation>
    </message>
    <message>
        <source>Acorn Drawing</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>Dessine-moi un gland</translation>
    </message>
    <message>
        <source>Small nut, big picture.</source>
        <translation>Petit gland, grande œuvre.</translation>
    </message>
    <message>
        <source>Golden Rethiever</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>Golden Retrivoleur</translation>
    </message>
    <message>
        <source>Brings everything back. To his own basket.</source>
        <translation>Il rapporte tout. Dans son panier à lui.</translation>
    </message>
    <message>
        <source>Cat Burglar</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>Chat-pardeur</translation>
    </message>
    <message>
        <source>Nothing was heard. Nothing was left.</source>
        <translation>On n’a rien entendu. Il n’est rien resté.</translation>
    </message>
    <message>
        <source>Cheeky Pockets</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>Plein les joues</translation>
    </message>
    <message>
        <source>It was in my cheeks the whole time.</source>
        <translation>C’était dans mes joues depuis le début.</translation>
    </message>
    <message>
        <source>Pug You Beach!</source>
        <translation>Touche pas à ma plage&#x202f;!</translation>
    </message>
    <message>
        <source>This shore is taken. So is your turn.</source>
        <translation>Ce rivage est pris par un carlin. Votre tour aussi.</translation>
    </message>
    <message>
        <source>Cat Got Your Turn!</source>
        <translation>Donne ton tour au chat&#x202f;!</translation>
    </message>
    <message>
        <source>You were saying? No, you were not.</source>
        <translation>Vous disiez&#x202f;? Non, rien du tout.</translation>
    </message>
    <message>
        <source>No Nuts For You!</source>
        <translation>Pas de noix pour toi&#x202f;!</translation>
    </message>
    <message>
        <source>The pantry is closed. Until lunch.</source>
        <translation>Le garde-manger est fermé. Jusqu’au déjeuner.</translation>
    </message>
    <message>
        <source>Bone Again</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>Un os et ça repart</translation>
    </message>
    <message>
        <source>Buried twice, loved three times.</source>
        <translation>Enterré deux fois, aimé trois fois.</translation>
    </message>
    <message>
        <source>Re-Purr-Posed</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>De seconde patte</translation>
    </message>
    <message>
        <source>One cat’s trash is the same cat’s treasure.</source>
        <translation>Les rebuts d’un chat font le bonheur du même chat.</translation>
    </message>
    <message>
        <source>Wheel Be Back</source>
        <translation>La roue tourne</translation>
    </message>
    <message>
        <source>Round it goes, and round it comes.</source>
        <translation>Un petit tour, et puis revient.</translation>
    </message>
    <message>
        <source>Howlywood Debut</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>Débuts à Hurlywood</translation>
    </message>
    <message>
        <source>Lights, camera, awoo!</source>
        <translation>Lumière, moteur… ahouuu&#x202f;!</translation>
    </message>
    <message>
        <source>Purr-forming Arts</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>Comédie miaousicale</translation>
    </message>
    <message>
        <source>A one-cat show with a full house of one.</source>
        <translation>Un chat seul en scène, un seul fauteuil&#x202f;: complet.</translation>
    </message>
    <message>
        <source>Squeak Preview</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>Avant-couinière</translation>
    </message>
    <message>
        <source>Coming soon to a hole in the wall near you.</source>
        <translation>Bientôt dans un trou près de chez vous.</translation>
    </message>
    <message>
        <source>Drawing</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>Pioche</translation>
    </message>
    <message>
        <source>Draw 1–2</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>Piocher 1–2</translation>
    </message>
    <message>
        <source>Stealing</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>Vol</translation>
    </message>
    <message>
        <source>Steal 1–2, then bury 0–2</source>
        <translation>Voler 1–2, puis enterrer 0–2</translation>
    </message>
    <message>
        <source>Stopping</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome; Tail Story: a heading of the rules</extracomment>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Stop, then bribe 1</source>
        <translation>Arrêter, puis pot-de-vin 1</translation>
    </message>
    <message>
        <source>Recycling</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>Recyclage</translation>
    </message>
    <message>
        <source>Recycle 1–2, no Stopping or Recycling cards</source>
        <translation>Recycler 1–2, sauf Stop et Recyclage</translation>
    </message>
    <message>
        <source>Acting</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>Spectacle</translation>
    </message>
    <message>
        <source>Altered: draw 1–5, others of your type 0–2</source>
        <translation>Transformé&#x202f;: piocher 1–5, les autres de votre type 0–2</translation>
    </message>
    <message>
        <source>Jack, the Beagle</source>
        <translation>Jack, le beagle</translation>
    </message>
    <message>
        <source>Jack, the Hunter</source>
        <translation>Jack, le chasseur</translation>
    </message>
    <message>
        <source>Up to 3 others discard a random card (once a turn)</source>
        <translation>Jusqu’à 3 autres joueurs défaussent une carte au hasard (une fois par tour)</translation>
    </message>
    <message>
        <source>Alan, the Greyhound</source>
        <translation>Alan, le lévrier</translation>
    </message>
    <message>
        <source>Alan, the Sprinter</source>
        <translation>Alan, le sprinteur</translation>
    </message>
    <message>
        <source>Nobody can stop anything this turn (twice a game)</source>
        <translation>Personne ne peut rien arrêter pendant ce tour (deux fois par partie)</translation>
    </message>
    <message>
        <source>Padthai, the Siamese</source>
        <translation>Padthai, le siamois</translation>
    </message>
    <message>
        <source>Padthai, the Chef</source>
        <translation>Padthai, le chef</translation>
    </message>
    <message>
        <source>Draw 1–3, then shuffle a card from hand into your deck (twice a game)</source>
        <translation>Piocher 1–3, puis mélanger une carte de la main dans le paquet (deux fois par partie)</translation>
    </message>
    <message>
        <source>Khalid, the Sphynx</source>
        <translation>Khalid, le sphynx</translation>
    </message>
    <message>
        <source>Khalid, the Pharaoh Cat</source>
        <translation>Khalid, le chat pharaon</translation>
    </message>
    <message>
        <source>Use one of your discards for free (twice a game)</source>
        <translation>Utiliser gratuitement une carte de votre défausse (deux fois par partie)</translation>
    </message>
    <message>
        <source>Ham &amp; Cheese, the Hamsters</source>
        <translation>Ham &amp; Cheese, les hamsters</translation>
    </message>
    <message>
        <source>Ham &amp; Cheese, the Adventurers</source>
        <translation>Ham &amp; Cheese, les aventuriers</translation>
    </message>
    <message>
        <source>Take a card you dug this turn (once a turn)</source>
        <translation>Prendre une carte déterrée pendant ce tour (une fois par tour)</translation>
    </message>
    <message>
        <source>Rocky, the Chinchilla</source>
        <translation>Rocky, le chinchilla</translation>
    </message>
    <message>
        <source>Rocky, the Chinzilla</source>
        <translation>Rocky, le Chinzilla</translation>
    </message>
    <message>
        <source>Another player gets only 1 action point next turn (twice a game)</source>
        <translation>Un autre joueur n’a qu’un point d’action à son prochain tour (deux fois par partie)</translation>
    </message>
    <message>
        <source>Bonus: draw 1, once a turn</source>
        <translation>Bonus&#x202f;: piocher 1, une fois par tour</translation>
    </message>
    <message>
        <source>Bonus: mess 1, once a turn</source>
        <translation>Bonus&#x202f;: pagaille 1, une fois par tour</translation>
    </message>
    <message>
        <source>Bonus: dig 1, twice a turn</source>
        <translation>Bonus&#x202f;: déterrer 1, deux fois par tour</translation>
    </message>
    <message>
        <source>Woof, woof, awooo!</source>
        <translation>Ouaf, ouaf, ahouuu&#x202f;!</translation>
    </message>
    <message>
        <source>Mrrow, miaow!</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>Mrrrou, miaou&#x202f;!</translation>
    </message>
    <message>
        <source>Squeak, squeak, chk-chk!</source>
        <translation>Couic, couic, tchk-tchk&#x202f;!</translation>
    </message>
    <message>
        <source>1ST</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>1RE</translation>
    </message>
    <message>
        <source>2ND</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>2E</translation>
    </message>
    <message>
        <source>3RD</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>3E</translation>
    </message>
    <message>
        <source>4TH</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>4E</translation>
    </message>
    <message>
        <source>Draw 1, discard 1</source>
        <translation>Piocher 1, défausser 1</translation>
    </message>
    <message>
        <source>Altered ability</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>Pouvoir transformé</translation>
    </message>
    <message>
        <source>Discard swap</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>Échange de cartes défaussées</translation>
    </message>
    <message>
        <source>This seat isn’t in the game.</source>
        <translation>Cette place ne participe pas à la partie.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>It’s not your turn. You can only respond.</source>
        <translation>Ce n’est pas votre tour&#x202f;; vous ne pouvez que répondre.</translation>
    </message>
    <message>
        <source>Another decision comes first.</source>
        <translation>Il y a d’abord une autre décision à prendre.</translation>
    </message>
    <message>
        <source>It’s not your turn to choose a character.</source>
        <translation>Ce n’est pas à vous de choisir un personnage.</translation>
    </message>
    <message>
        <source>%1 is taken.</source>
        <translation>Déjà pris&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Not enough action points. It costs %1, and you have %2.</source>
        <translation>Pas assez de points d’action. Cela coûte %1&#x202f;; vous en avez %2.</translation>
    </message>
    <message>
        <source>That costs %1. The starting player has only 1 action point on the first turn.</source>
        <translation>Cela coûte %1. Le premier joueur n’a qu’un point d’action au premier tour.</translation>
    </message>
    <message>
        <source>That costs %1. You were hit, so you have only 1 action point this turn.</source>
        <translation>Cela coûte %1. Rocky ne vous laisse qu’un point d’action pendant ce tour.</translation>
    </message>
    <message>
        <source>An Acting card costs %1 action points, and you have %2.</source>
        <translation>Une carte Spectacle coûte %1 points d’action&#x202f;; vous en avez %2.</translation>
    </message>
    <message>
        <source>You have no action points left.</source>
        <translation>Vous n’avez plus de points d’action.</translation>
    </message>
    <message>
        <source>%1 isn’t in your hand.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas dans votre main.</translation>
    </message>
    <message>
        <source>Stopping cards are only for responding. Wait until someone does something.</source>
        <translation>Les cartes Stop ne servent qu’à répondre. Attendez que quelqu’un fasse quelque chose.</translation>
    </message>
    <message>
        <source>Aim it at one other player.</source>
        <translation>Visez un autre joueur, un seul.</translation>
    </message>
    <message>
        <source>That doesn’t take a target.</source>
        <translation>Ce choix ne vise personne.</translation>
    </message>
    <message>
        <source>No other player has any cards in hand.</source>
        <translation>Aucun autre joueur n’a de carte en main.</translation>
    </message>
    <message>
        <source>%1 has no cards in hand.</source>
        <translation>%1 n’a pas de carte en main.</translation>
    </message>
    <message>
        <source>You can’t steal from yourself.</source>
        <translation>Vous ne pouvez pas vous voler vous-même.</translation>
    </message>
    <message>
        <source>Your discard pile has no Drawing, Stealing or Acting cards.</source>
        <translation>Votre défausse ne contient aucune carte Pioche, Vol ou Spectacle.</translation>
    </message>
    <message>
        <source>Your character isn’t the same type as the card.</source>
        <translation>Votre personnage n’est pas du type de la carte.</translation>
    </message>
    <message>
        <source>Your character is still in Normal form.</source>
        <translation>Votre personnage est encore sous sa forme normale.</translation>
    </message>
    <message>
        <source>There’s nothing to stop.</source>
        <translation>Il n’y a rien à arrêter.</translation>
    </message>
    <message>
        <source>%1 isn’t a Stopping card.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une carte Stop.</translation>
    </message>
    <message>
        <source>You can’t stop your own action or card.</source>
        <translation>Vous ne pouvez pas arrêter votre propre action ni votre propre carte.</translation>
    </message>
    <message>
        <source>Acting cards can’t be stopped.</source>
        <translation>On ne peut pas arrêter une carte Spectacle.</translation>
    </message>
    <message>
        <source>The draw step, bonuses, the deck check and the end of a turn can’t be stopped.</source>
        <translation>On ne peut arrêter ni l’étape de pioche, ni les bonus, ni le contrôle des paquets, ni la fin d’un tour.</translation>
    </message>
    <message>
        <source>Someone has already stopped this. Aim at the newest card.</source>
        <translation>Quelqu’un a déjà arrêté cela&#x202f;; visez la carte la plus récente.</translation>
    </message>
    <message>
        <source>It’s resolving. Nobody can stop anything now.</source>
        <translation>L’effet est déjà en cours&#x202f;; personne ne peut plus rien arrêter.</translation>
    </message>
    <message>
        <source>%1 is asked first.</source>
        <translation>C’est d’abord à %1 de répondre.</translation>
    </message>
    <message>
        <source>You’ve already let it go.</source>
        <translation>Vous avez déjà laissé passer.</translation>
    </message>
    <message>
        <source>Sprint! No Stopping cards this turn.</source>
        <translation>Un sprint&#x202f;! Pas de carte Stop pendant ce tour.</translation>
    </message>
    <message>
        <source>You have no cards in hand.</source>
        <translation>Vous n’avez pas de carte en main.</translation>
    </message>
    <message>
        <source>There’s no such card or action to stop.</source>
        <translation>Il n’y a ni carte ni action de ce genre à arrêter.</translation>
    </message>
    <message>
        <source>Your deck and your hand are both empty.</source>
        <translation>Votre paquet et votre main sont vides tous les deux.</translation>
    </message>
    <message>
        <source>Your character is still in Normal form. Collect an achievement first.</source>
        <translation>Votre personnage est encore sous sa forme normale. Obtenez d’abord un exploit.</translation>
    </message>
    <message>
        <source>You’ve already used this ability this turn. Stopped uses count.</source>
        <translation>Ce pouvoir a déjà servi pendant ce tour&#x202f;; une utilisation arrêtée compte aussi.</translation>
    </message>
    <message>
        <source>You’ve already used this ability twice this game. Stopped uses count.</source>
        <translation>Ce pouvoir a déjà servi deux fois dans cette partie&#x202f;; les utilisations arrêtées comptent aussi.</translation>
    </message>
    <message>
        <source>No other player has a card to lose.</source>
        <translation>Aucun autre joueur n’a de carte à perdre.</translation>
    </message>
    <message>
        <source>You can’t choose %1. Choose players who have cards in hand.</source>
        <translation>Vous ne pouvez pas choisir %1. Choisissez parmi les autres joueurs qui ont une carte en main.</translation>
    </message>
    <message>
        <source>Choose one to three other players.</source>
        <translation>Choisissez un, deux ou trois autres joueurs.</translation>
    </message>
    <message>
        <source>Your discard pile has no Drawing, Stealing or Recycling cards.</source>
        <translation>Votre défausse ne contient aucune carte Pioche, Vol ou Recyclage.</translation>
    </message>
    <message>
        <source>Acting cards can’t be used like this.</source>
        <translation>On ne peut pas utiliser ainsi les cartes Spectacle.</translation>
    </message>
    <message>
        <source>Stopping cards can’t be used like this. There’s nothing to stop.</source>
        <translation>On ne peut pas utiliser ainsi les cartes Stop. Il n’y a rien à arrêter.</translation>
    </message>
    <message>
        <source>%1 isn’t in your discard pile.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas dans votre défausse.</translation>
    </message>
    <message>
        <source>Choose a card from your discard pile.</source>
        <translation>Choisissez une carte de votre défausse.</translation>
    </message>
    <message>
        <source>You didn’t dig a card this turn, or it has left your discard pile.</source>
        <translation>Vous n’avez déterré aucune carte pendant ce tour, ou elle a quitté votre défausse.</translation>
    </message>
    <message>
        <source>Choose one other player.</source>
        <translation>Choisissez un autre joueur, un seul.</translation>
    </message>
    <message>
        <source>You’ve already swapped this turn. A stopped swap counts.</source>
        <translation>Vous avez déjà échangé pendant ce tour&#x202f;; un échange arrêté compte aussi.</translation>
    </message>
    <message>
        <source>Your discard pile is empty.</source>
        <translation>Votre défausse est vide.</translation>
    </message>
    <message>
        <source>%1’s discard pile is empty.</source>
        <translation>%1 n’a rien dans sa défausse.</translation>
    </message>
    <message>
        <source>All other discard piles are empty.</source>
        <translation>Toutes les autres défausses sont vides.</translation>
    </message>
    <message>
        <source>Draw %1 to %2 cards, but no more than your deck has.</source>
        <translation>Piochez de %1 à %2 cartes, dans la limite de votre paquet.</translation>
    </message>
    <message>
        <source>An Acting card draws %1 to %2 cards, but no more than your deck has.</source>
        <translation>Une carte Spectacle fait piocher de %1 à %2 cartes, dans la limite de votre paquet.</translation>
    </message>
    <message>
        <source>Draw %1 to %2 cards, then put one from your hand back.</source>
        <translation>Piochez de %1 à %2 cartes&#x202f;; puis une carte de votre main doit retourner dans votre paquet.</translation>
    </message>
    <message>
        <source>Steal %1 to %2 cards, but no more than the player has.</source>
        <translation>Volez de %1 à %2 cartes, dans la limite de la main du joueur visé.</translation>
    </message>
    <message>
        <source>Only characters of the same type can join in.</source>
        <translation>Seuls les personnages du même type peuvent se joindre au spectacle.</translation>
    </message>
    <message>
        <source>You may put one card from your deck on theirs, or none.</source>
        <translation>Vous pouvez poser une carte de votre paquet sur celui de ce joueur, ou aucune.</translation>
    </message>
    <message>
        <source>%1 is still in a play zone.</source>
        <translation>«&#x202f;%1&#x202f;» est encore dans une zone de jeu.</translation>
    </message>
    <message>
        <source>You can’t recycle Stopping or Recycling cards like %1.</source>
        <translation>«&#x202f;%1&#x202f;» ne se recycle pas&#x202f;: les cartes Stop et Recyclage sont exclues.</translation>
    </message>
    <message>
        <source>You didn’t dig %1 this turn.</source>
        <translation>Vous n’avez pas déterré «&#x202f;%1&#x202f;» pendant ce tour.</translation>
    </message>
    <message>
        <source>%1 isn’t in their discard pile.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas dans cette défausse.</translation>
    </message>
    <message>
        <source>You’ve already picked %1.</source>
        <translation>Vous avez déjà choisi «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Each side gives 1 or 2 cards. Pick one first.</source>
        <translation>Chaque joueur donne 1 ou 2 cartes. Choisissez d’abord une carte.</translation>
    </message>
    <message>
        <source>Recycle at least one card.</source>
        <translation>Recyclez au moins une carte.</translation>
    </message>
    <message>
        <source>Discard down to your hand limit. %1 more to go.</source>
        <translation>Vous dépassez votre limite de main&#x202f;: encore %1 à défausser.</translation>
    </message>
    <message>
        <source>You’re already discarding %1. Pick another card.</source>
        <translation>Vous défaussez déjà «&#x202f;%1&#x202f;». Choisissez une autre carte.</translation>
    </message>
    <message>
        <source>%1 is already going into your new deck. Pick another card.</source>
        <translation>«&#x202f;%1&#x202f;» rejoint déjà votre nouveau paquet. Choisissez une autre carte.</translation>
    </message>
    <message>
        <source>A card from your hand must go back into your deck.</source>
        <translation>Une carte de votre main doit retourner dans votre paquet.</translation>
    </message>
    <message>
        <source>Discard a card first.</source>
        <translation>Défaussez d’abord une carte.</translation>
    </message>
    <message>
        <source>Your deck ran out. Choose your achievement first.</source>
        <translation>Votre paquet s’est épuisé. Choisissez d’abord la carte d’exploit.</translation>
    </message>
    <message>
        <source>Take one of the cards you dug this turn.</source>
        <translation>Prenez une des cartes déterrées pendant ce tour.</translation>
    </message>
    <message>
        <source>You can use bonuses only in the bonus step, after an action.</source>
        <translation>Les bonus ne s’utilisent qu’à l’étape de bonus, après une action.</translation>
    </message>
    <message>
        <source>You’ve passed on your bonus this time.</source>
        <translation>Vous avez renoncé à votre bonus cette fois-ci.</translation>
    </message>
    <message>
        <source>You didn’t play a card of your type in this step. Abilities and swaps don’t count.</source>
        <translation>Vous n’avez joué aucune carte de votre type à cette étape&#x202f;; pouvoirs et échanges ne comptent pas.</translation>
    </message>
    <message>
        <source>Your matching card was stopped.</source>
        <translation>La carte de votre type a été arrêtée.</translation>
    </message>
    <message>
        <source>You’ve used up your bonus for this turn.</source>
        <translation>Votre bonus est épuisé pour ce tour.</translation>
    </message>
    <message>
        <source>Your deck is empty.</source>
        <translation>Votre paquet est vide.</translation>
    </message>
    <message>
        <source>The deck check has begun. Bonuses come before it.</source>
        <translation>Le contrôle des paquets a commencé&#x202f;; les bonus viennent avant.</translation>
    </message>
    <message>
        <source>Choose the card to take from another player’s discard pile.</source>
        <translation>Choisissez la carte à prendre dans la défausse d’un autre joueur.</translation>
    </message>
    <message>
        <source>%1 isn’t in another player’s discard pile.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas dans la défausse d’un autre joueur.</translation>
    </message>
    <message>
        <source>No other discard pile had a card for your bonus.</source>
        <translation>Aucune autre défausse n’avait de carte à prendre avec votre bonus.</translation>
    </message>
    <message>
        <source>Your deck isn’t empty, so no achievement yet.</source>
        <translation>Votre paquet n’est pas vide&#x202f;: pas encore d’exploit.</translation>
    </message>
    <message>
        <source>The deck check comes after an action, or when you end the turn.</source>
        <translation>Le contrôle des paquets vient après une action, ou quand vous finissez le tour.</translation>
    </message>
    <message>
        <source>The turn can’t end while something is still going on.</source>
        <translation>Le tour ne peut pas finir tant que quelque chose est en cours.</translation>
    </message>
    <message>
        <source>Achievements</source>
        <extracomment>Tail Story: a line of the score; Tail Story: what lies on the table and in which state; Where a name is missing, or a word of the table that all games share; Tail Story: a heading of the rules</extracomment>
        <translation>Exploits</translation>
    </message>
    <message>
        <source>Achievement %1</source>
        <extracomment>Tail Story: a line of the score</extracomment>
        <translation>Exploit %1</translation>
    </message>
    <message>
        <source>A face-down card</source>
        <translation>Une carte face cachée</translation>
    </message>
    <message>
        <source>%1</source>
        <extracomment>Tail Story: what lies on the table and in which state; Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1, stopped</source>
        <extracomment>Tail Story: what lies on the table and in which state</extracomment>
        <translation>%1, arrêtée</translation>
    </message>
    <message>
        <source>%1, dug this turn</source>
        <translation>%1, carte déterrée pendant ce tour</translation>
    </message>
    <message>
        <source>%2’s %1, stopped</source>
        <translation>%1 (%2), arrêtée</translation>
    </message>
    <message>
        <source>%2’s %1</source>
        <extracomment>Tail Story: what lies on the table and in which state</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 will resolve</source>
        <translation>%1 va prendre effet</translation>
    </message>
    <message>
        <source>%1 will be stopped</source>
        <translation>%1 sera sans effet</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <extracomment>Tail Story: what lies on the table and in which state</extracomment>
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <extracomment>Tail Story: what lies on the table and in which state</extracomment>
        <translation>À %1 de jouer</translation>
    </message>
    <message numerus="yes">
        <source>%n action point(s)</source>
        <translation>
            <numerusform>%n point d’action</numerusform>
            <numerusform>%n points d’action</numerusform>
        </translation>
    </message>
    <message>
        <source>Swapped this turn</source>
        <translation>Échange fait pendant ce tour</translation>
    </message>
    <message>
        <source>Swap: 1 left</source>
        <translation>Échange possible</translation>
    </message>
    <message>
        <source>Step %1 of 5</source>
        <translation>Étape %1 sur 5</translation>
    </message>
    <message>
        <source>Nobody can stop anything this turn</source>
        <translation>Personne ne peut rien arrêter pendant ce tour</translation>
    </message>
    <message>
        <source>Altered form</source>
        <extracomment>Tail Story: what lies on the table and in which state</extracomment>
        <translation>Forme transformée</translation>
    </message>
    <message>
        <source>Normal form</source>
        <extracomment>Tail Story: what lies on the table and in which state</extracomment>
        <translation>Forme normale</translation>
    </message>
    <message numerus="yes">
        <source>Ability: %n use(s) left this game</source>
        <translation>
            <numerusform>Pouvoir&#x202f;: encore %n utilisation dans cette partie</numerusform>
            <numerusform>Pouvoir&#x202f;: encore %n utilisations dans cette partie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ability: %n use(s) left this turn</source>
        <translation>
            <numerusform>Pouvoir&#x202f;: encore %n utilisation pendant ce tour</numerusform>
            <numerusform>Pouvoir&#x202f;: encore %n utilisations pendant ce tour</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bonus: %n use(s) left this turn</source>
        <translation>
            <numerusform>Bonus&#x202f;: encore %n utilisation pendant ce tour</numerusform>
            <numerusform>Bonus&#x202f;: encore %n utilisations pendant ce tour</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n achievement(s)</source>
        <extracomment>Tail Story: what lies on the table and in which state</extracomment>
        <translation>
            <numerusform>%n exploit</numerusform>
            <numerusform>%n exploits</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand limit %1</source>
        <translation>Limite de main %1</translation>
    </message>
    <message>
        <source>1 action point next turn</source>
        <translation>1 point d’action au prochain tour</translation>
    </message>
    <message>
        <source>Achievement collected this turn</source>
        <translation>Exploit obtenu pendant ce tour</translation>
    </message>
    <message>
        <source>Lets it go</source>
        <translation>Laisse passer</translation>
    </message>
    <message>
        <source>Being asked</source>
        <extracomment>Tail Story: what lies on the table and in which state</extracomment>
        <translation>Doit répondre</translation>
    </message>
    <message>
        <source>Targeted</source>
        <extracomment>Tail Story: what lies on the table and in which state</extracomment>
        <translation>Cible</translation>
    </message>
    <message numerus="yes">
        <source>Steal %n card(s)</source>
        <translation>
            <numerusform>Voler %n carte</numerusform>
            <numerusform>Voler %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Stay silent</source>
        <extracomment>Tail Story: what a player may do; %1 is the name of a card, or of a player after &apos;at&apos;</extracomment>
        <translation>Garder le silence</translation>
    </message>
    <message numerus="yes">
        <source>Join in and draw %n card(s)</source>
        <translation>
            <numerusform>Participer et piocher %n carte</numerusform>
            <numerusform>Participer et piocher %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep your top card</source>
        <translation>Garder votre carte du dessus</translation>
    </message>
    <message>
        <source>Put your top card on %1’s deck</source>
        <translation>Poser votre carte du dessus sur le paquet adverse (%1)</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)</source>
        <translation>
            <numerusform>Piocher %n carte</numerusform>
            <numerusform>Piocher %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Bury %1 in %2’s pile</source>
        <translation>Enterrer %1 chez %2</translation>
    </message>
    <message>
        <source>Recycle %1</source>
        <extracomment>Tail Story: what a player may do; %1 is the name of a card, or of a player after &apos;at&apos;</extracomment>
        <translation>Recycler %1</translation>
    </message>
    <message>
        <source>Put %1 back into your deck</source>
        <translation>Remettre %1 dans votre paquet</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <extracomment>Tail Story: what a player may do; %1 is the name of a card, or of a player after &apos;at&apos;</extracomment>
        <translation>Garder %1</translation>
    </message>
    <message>
        <source>Give %1</source>
        <extracomment>Tail Story: what a player may do; %1 is the name of a card, or of a player after &apos;at&apos;</extracomment>
        <translation>Donner %1</translation>
    </message>
    <message>
        <source>Take %1</source>
        <extracomment>Tail Story: what a player may do; %1 is the name of a card, or of a player after &apos;at&apos;</extracomment>
        <translation>Prendre %1</translation>
    </message>
    <message>
        <source>Mess: take %1 from %2’s pile</source>
        <translation>Pagaille&#x202f;: prendre %1 chez %2</translation>
    </message>
    <message>
        <source>Collect %1 as your achievement</source>
        <translation>Prendre %1 comme exploit</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <extracomment>Tail Story: what a player may do; %1 is the name of a card, or of a player after &apos;at&apos;</extracomment>
        <translation>Défausser %1</translation>
    </message>
    <message>
        <source>Swap one card</source>
        <translation>Échanger une carte</translation>
    </message>
    <message>
        <source>Bury nothing</source>
        <extracomment>Tail Story: what a player may do; %1 is the name of a card, or of a player after &apos;at&apos;</extracomment>
        <translation>Ne rien enterrer</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Tail Story: what a player may do; %1 is the name of a card, or of a player after &apos;at&apos;</extracomment>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>%1: aim at %2</source>
        <translation>%1&#x202f;: viser %2</translation>
    </message>
    <message>
        <source>%1: aim at %2 and %3</source>
        <translation>%1&#x202f;: viser %2 et %3</translation>
    </message>
    <message>
        <source>%1: aim at %2, %3 and %4</source>
        <translation>%1&#x202f;: viser %2, %3 et %4</translation>
    </message>
    <message>
        <source>%1: use %2</source>
        <translation>%1&#x202f;: utiliser %2</translation>
    </message>
    <message>
        <source>%1: use %2 on %3</source>
        <translation>%1&#x202f;: utiliser %2 contre %3</translation>
    </message>
    <message>
        <source>Play %1 on %2</source>
        <translation>Jouer %1 contre %2</translation>
    </message>
    <message>
        <source>Play %1</source>
        <extracomment>Tail Story: what a player may do; %1 is the name of a card, or of a player after &apos;at&apos;</extracomment>
        <translation>Jouer %1</translation>
    </message>
    <message>
        <source>Draw 1, then discard 1</source>
        <translation>Piocher 1, puis défausser 1</translation>
    </message>
    <message>
        <source>Swap discards with %1</source>
        <translation>Échanger des cartes défaussées avec %1</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>Stop it with %1</source>
        <translation>Arrêter avec %1</translation>
    </message>
    <message>
        <source>Let it go</source>
        <translation>Laisser passer</translation>
    </message>
    <message>
        <source>No bonus</source>
        <extracomment>Tail Story: what a player may do; %1 is the name of a card, or of a player after &apos;at&apos;</extracomment>
        <translation>Pas de bonus</translation>
    </message>
    <message>
        <source>Draw 1–3, then others of your type draw 0–2</source>
        <translation>Piocher 1–3, puis les autres de votre type piochent 0–2</translation>
    </message>
    <message numerus="yes">
        <source>%n action point(s) will be lost.</source>
        <translation>
            <numerusform>%n point d’action sera perdu.</numerusform>
            <numerusform>%n points d’action seront perdus.</numerusform>
        </translation>
    </message>
    <message>
        <source>You’ll lose the bonus. You can’t use it later.</source>
        <translation>Vous perdrez le bonus&#x202f;: il ne pourra pas servir plus tard.</translation>
    </message>
    <message>
        <source>You could draw cards here, but you’re drawing none.</source>
        <translation>Vous pourriez piocher des cartes ici, mais vous n’en piochez aucune.</translation>
    </message>
    <message>
        <source>You could take one more card.</source>
        <translation>Vous pourriez prendre encore une carte.</translation>
    </message>
    <message>
        <source>%1. Altered: %2</source>
        <translation>%1. Transformé&#x202f;: %2</translation>
    </message>
    <message>
        <source>%2; costs %1</source>
        <translation>%2&#x202f;; coûte %1</translation>
    </message>
    <message>
        <source>Your deck is empty, so you’ll draw nothing.</source>
        <translation>Votre paquet est vide&#x202f;: vous ne piochez rien.</translation>
    </message>
    <message>
        <source>Costs 1 action point</source>
        <translation>Coûte 1 point d’action</translation>
    </message>
    <message>
        <source>1 or 2 discards, one for one. Free, once a turn.</source>
        <translation>1 ou 2 cartes contre autant&#x202f;; gratuit, une fois par tour</translation>
    </message>
    <message numerus="yes">
        <source>You’ll discard %n card(s).</source>
        <translation>
            <numerusform>Vous défaussez %n carte.</numerusform>
            <numerusform>Vous défaussez %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>%2’s “%1” fails, and %2 draws a card, unless your card is stopped</source>
        <translation>«&#x202f;%1&#x202f;» (%2) n’a aucun effet et %2 pioche une carte, sauf si votre carte est arrêtée</translation>
    </message>
    <message>
        <source>Choose your character.</source>
        <translation>Choisissez votre personnage.</translation>
    </message>
    <message>
        <source>The last in the queue chooses first. Everyone starts in Normal form.</source>
        <translation>Le dernier dans l’ordre du tour choisit en premier. Tout le monde commence sous forme normale.</translation>
    </message>
    <message>
        <source>Your turn. Choose an action, or end the turn.</source>
        <translation>À vous&#x202f;: choisissez une action, ou finissez le tour.</translation>
    </message>
    <message>
        <source>How many cards will you draw?</source>
        <translation>Combien de cartes piochez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>You get them all at once.</source>
        <translation>Vous les recevez toutes en même temps.</translation>
    </message>
    <message>
        <source>How many cards will you steal?</source>
        <translation>Combien de cartes volez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>They’re taken at random.</source>
        <translation>On les prend au hasard.</translation>
    </message>
    <message>
        <source>Bury up to 2 of your discards, or none.</source>
        <translation>Enterrez jusqu’à 2 cartes de votre défausse, ou aucune.</translation>
    </message>
    <message>
        <source>They go to the discard pile of the player you stole from.</source>
        <translation>Elles vont dans la défausse du joueur que vous avez volé.</translation>
    </message>
    <message>
        <source>Take 1 or 2 of your discards into your hand.</source>
        <translation>Prenez en main 1 ou 2 cartes de votre défausse.</translation>
    </message>
    <message>
        <source>Stopping and Recycling cards stay where they are.</source>
        <translation>Les cartes Stop et Recyclage restent où elles sont.</translation>
    </message>
    <message>
        <source>Make the sound too, and draw up to 2 cards?</source>
        <translation>Pousser le cri aussi, et piocher jusqu’à 2 cartes&#x202f;?</translation>
    </message>
    <message>
        <source>You may also stay silent.</source>
        <translation>Vous pouvez aussi garder le silence.</translation>
    </message>
    <message>
        <source>Discard a card.</source>
        <translation>Défaussez une carte.</translation>
    </message>
    <message>
        <source>Any card in your hand, even the one you just drew.</source>
        <translation>N’importe quelle carte de votre main, même celle que vous venez de piocher.</translation>
    </message>
    <message>
        <source>Put a card from your hand back in your deck.</source>
        <translation>Remettez une carte de votre main dans votre paquet.</translation>
    </message>
    <message>
        <source>Nobody sees which one. Then your deck is shuffled.</source>
        <translation>Personne ne voit laquelle&#x202f;; puis on mélange votre paquet.</translation>
    </message>
    <message>
        <source>Take a card you dug this turn.</source>
        <translation>Prenez une carte déterrée pendant ce tour.</translation>
    </message>
    <message>
        <source>Pick 1 or 2 of your discards to give.</source>
        <translation>Choisissez 1 ou 2 cartes de votre défausse à donner.</translation>
    </message>
    <message>
        <source>Then pick the same number of theirs.</source>
        <translation>Puis vous en choisissez autant dans l’autre défausse.</translation>
    </message>
    <message>
        <source>Now pick the same number of theirs.</source>
        <translation>Choisissez le même nombre de cartes dans l’autre défausse.</translation>
    </message>
    <message>
        <source>Use your bonus?</source>
        <translation>Utiliser votre bonus&#x202f;?</translation>
    </message>
    <message>
        <source>You played a card of your own type.</source>
        <translation>Vous avez joué une carte de votre propre type.</translation>
    </message>
    <message>
        <source>Put the top card of your deck on theirs?</source>
        <translation>Poser la carte du dessus de votre paquet sur celui de ce joueur&#x202f;?</translation>
    </message>
    <message>
        <source>Nobody sees the card.</source>
        <translation>Personne ne voit la carte.</translation>
    </message>
    <message>
        <source>Your deck and your discard pile are empty, so these cards become your deck.</source>
        <translation>Paquet et défausse vides&#x202f;: les cartes que vous défaussez deviennent votre paquet.</translation>
    </message>
    <message>
        <source>Your deck ran out. Collect an achievement.</source>
        <translation>Votre paquet s’est épuisé. Obtenez un exploit.</translation>
    </message>
    <message>
        <source>Place a card from your hand face down. It’s out of play for good.</source>
        <translation>Posez une carte de votre main face cachée&#x202f;; elle est hors du jeu pour de bon.</translation>
    </message>
    <message>
        <source>You can’t hold more than your hand limit.</source>
        <translation>Votre limite de main ne vous permet pas d’en garder plus.</translation>
    </message>
    <message>
        <source>If nobody does, %2’s “%1” goes ahead, using the discarded “%3”.</source>
        <translation>Si tous laissent passer, «&#x202f;%1&#x202f;» (%2) prend effet, avec la carte défaussée «&#x202f;%3&#x202f;».</translation>
    </message>
    <message>
        <source>If nobody does, %2’s “%1” goes ahead.</source>
        <translation>Si tous laissent passer, «&#x202f;%1&#x202f;» (%2) prend effet.</translation>
    </message>
    <message>
        <source>If nobody does, the stop is stopped, and %2’s “%1” goes ahead.</source>
        <translation>Si tous laissent passer, la carte Stop est arrêtée et «&#x202f;%1&#x202f;» (%2) prend effet.</translation>
    </message>
    <message>
        <source>If nobody does, the stop is stopped, and %2’s “%1” goes ahead, using the discarded “%3”.</source>
        <translation>Si tous laissent passer, la carte Stop est arrêtée et «&#x202f;%1&#x202f;» (%2) prend effet, avec la carte défaussée «&#x202f;%3&#x202f;».</translation>
    </message>
    <message>
        <source>If nobody does, %2’s “%1” fails, and %2 draws a card.</source>
        <translation>Si tous laissent passer, «&#x202f;%1&#x202f;» (%2) n’a aucun effet et %2 pioche une carte.</translation>
    </message>
    <message>
        <source>If nobody does, %2’s “%1” (using the discarded “%3”) fails, and %2 draws a card.</source>
        <translation>Si tous laissent passer, «&#x202f;%1&#x202f;» (%2), avec la carte défaussée «&#x202f;%3&#x202f;», n’a aucun effet et %2 pioche une carte.</translation>
    </message>
    <message>
        <source>Stop %2’s “%1”?</source>
        <translation>Arrêter «&#x202f;%1&#x202f;» (%2)&#x202f;?</translation>
    </message>
    <message>
        <source>Will anyone stop %2’s “%1”?</source>
        <translation>Quelqu’un arrête «&#x202f;%1&#x202f;» (%2)&#x202f;?</translation>
    </message>
    <message>
        <source>Stop %2’s “%1”? It targets %3.</source>
        <translation>Arrêter «&#x202f;%1&#x202f;» (%2)&#x202f;? Cible&#x202f;: %3.</translation>
    </message>
    <message>
        <source>Will anyone stop %2’s “%1”? It targets %3.</source>
        <translation>Quelqu’un arrête «&#x202f;%1&#x202f;» (%2)&#x202f;? Cible&#x202f;: %3.</translation>
    </message>
    <message>
        <source>Stop %2’s “%1”? It targets %3 and %4.</source>
        <translation>Arrêter «&#x202f;%1&#x202f;» (%2)&#x202f;? Cibles&#x202f;: %3 et %4.</translation>
    </message>
    <message>
        <source>Will anyone stop %2’s “%1”? It targets %3 and %4.</source>
        <translation>Quelqu’un arrête «&#x202f;%1&#x202f;» (%2)&#x202f;? Cibles&#x202f;: %3 et %4.</translation>
    </message>
    <message>
        <source>Stop %2’s “%1”? It targets %3, %4 and %5.</source>
        <translation>Arrêter «&#x202f;%1&#x202f;» (%2)&#x202f;? Cibles&#x202f;: %3, %4 et %5.</translation>
    </message>
    <message>
        <source>Will anyone stop %2’s “%1”? It targets %3, %4 and %5.</source>
        <translation>Quelqu’un arrête «&#x202f;%1&#x202f;» (%2)&#x202f;? Cibles&#x202f;: %3, %4 et %5.</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s).</source>
        <translation>
            <numerusform>Défaussez %n carte.</numerusform>
            <numerusform>Défaussez %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Press a chosen card again to keep it.</source>
        <translation>Appuyez de nouveau sur une carte choisie pour la garder quand même.</translation>
    </message>
    <message>
        <source>No action points left. Only free actions remain.</source>
        <translation>Points d’action épuisés&#x202f;: il ne reste que les actions gratuites.</translation>
    </message>
    <message numerus="yes">
        <source>%n action point(s) left.</source>
        <translation>
            <numerusform>Encore %n point d’action.</numerusform>
            <numerusform>Encore %n points d’action.</numerusform>
        </translation>
    </message>
    <message>
        <source>The story goes on.</source>
        <translation>L’histoire continue.</translation>
    </message>
    <message>
        <source>Waiting for %1.</source>
        <translation>On attend %1.</translation>
    </message>
    <message>
        <source>The game ends with no winner.</source>
        <translation>La partie finit sans vainqueur.</translation>
    </message>
    <message>
        <source>%1 wins with a fourth achievement.</source>
        <translation>%1 gagne avec son quatrième exploit.</translation>
    </message>
    <message>
        <source>canine</source>
        <extracomment>Tail Story: a family of animals: what a character is</extracomment>
        <translation>canin</translation>
    </message>
    <message>
        <source>feline</source>
        <extracomment>Tail Story: a family of animals: what a character is</extracomment>
        <translation>félin</translation>
    </message>
    <message>
        <source>rodent &amp; friends</source>
        <translation>rongeur &amp; Cie</translation>
    </message>
    <message>
        <source>Draw %1 to %2 cards from your deck.</source>
        <translation>Piochez de %1 à %2 cartes de votre paquet.</translation>
    </message>
    <message>
        <source>Steal %1 to %2 random cards from another player’s hand.</source>
        <translation>Volez de %1 à %2 cartes au hasard dans la main d’un autre joueur.</translation>
    </message>
    <message>
        <source>Stops what another player just played or did.</source>
        <translation>Arrête ce qu’un autre joueur vient de jouer ou de faire.</translation>
    </message>
    <message>
        <source>Bury: put %1 to %2 of your discards on that player’s discard pile.</source>
        <translation>Enterrer&#x202f;: posez de %1 à %2 cartes de votre défausse sur celle de ce joueur.</translation>
    </message>
    <message>
        <source>Bribe: the stopped player draws a card.</source>
        <translation>Pot-de-vin&#x202f;: le joueur arrêté pioche une carte.</translation>
    </message>
    <message>
        <source>Recycle: take %1 to %2 of your discards into your hand, but no Stopping or Recycling cards.</source>
        <translation>Recyclage&#x202f;: prenez en main de %1 à %2 cartes de votre défausse (sauf Stop et Recyclage).</translation>
    </message>
    <message>
        <source>Then other players of your type may make the sound and draw up to %2 cards.</source>
        <translation>Puis les autres joueurs de votre type peuvent pousser le cri et piocher jusqu’à %2 cartes.</translation>
    </message>
    <message>
        <source>Then discard a card.</source>
        <translation>Puis défaussez une carte.</translation>
    </message>
    <message>
        <source>Altered: %1 to %2 other players each discard a random card; once a turn.</source>
        <translation>Transformé&#x202f;: de %1 à %2 autres joueurs défaussent chacun une carte au hasard, une fois par tour.</translation>
    </message>
    <message>
        <source>Altered: nobody can play Stopping cards for the rest of this turn; twice a game.</source>
        <translation>Transformé&#x202f;: personne ne peut jouer de carte Stop jusqu’à la fin de ce tour&#x202f;; deux fois par partie.</translation>
    </message>
    <message>
        <source>Then shuffle a card from your hand into your deck; twice a game.</source>
        <translation>Puis mélangez une carte de votre main dans votre paquet&#x202f;; deux fois par partie.</translation>
    </message>
    <message>
        <source>Altered: use a Drawing, Stealing or Recycling card in your discard pile for free; twice a game.</source>
        <translation>Transformé&#x202f;: utilisez gratuitement une carte Pioche, Vol ou Recyclage de votre défausse&#x202f;; deux fois par partie.</translation>
    </message>
    <message>
        <source>Altered: take a card you dug this turn into your hand; once a turn.</source>
        <translation>Transformé&#x202f;: prenez en main une carte que vous avez déterrée pendant ce tour, une fois par tour.</translation>
    </message>
    <message>
        <source>Altered: another player starts their next turn with only 1 action point; twice a game.</source>
        <translation>Transformé&#x202f;: un autre joueur commence son prochain tour avec un seul point d’action&#x202f;; deux fois par partie.</translation>
    </message>
    <message>
        <source>Swap %1 to %2 of your discards for the same number of another player’s.</source>
        <translation>Échangez de %1 à %2 cartes de votre défausse contre autant de cartes de celle d’un autre joueur.</translation>
    </message>
    <message>
        <source>Bonus for a card of your type: draw 1, once a turn.</source>
        <translation>Bonus pour une carte de votre type&#x202f;: piochez 1, une fois par tour.</translation>
    </message>
    <message>
        <source>Bonus for a card of your type: mess. Put a card from another discard pile on yours, then you may put the top card of your deck on that player’s deck; once a turn.</source>
        <translation>Bonus pour une carte de votre type&#x202f;: pagaille. Posez une carte de la défausse d’un autre joueur sur la vôtre, puis, si vous voulez, la carte du dessus de votre paquet sur le sien&#x202f;; une fois par tour.</translation>
    </message>
    <message>
        <source>Bonus for a card of your type: dig. Your top card goes to your discard pile; twice a turn.</source>
        <translation>Bonus pour une carte de votre type&#x202f;: déterrer. La carte du dessus de votre paquet va dans votre défausse&#x202f;; deux fois par tour.</translation>
    </message>
    <message>
        <source>Bonus: mess 1, once a turn (take a card from another discard pile)</source>
        <translation>Bonus&#x202f;: pagaille 1, une fois par tour (prenez une carte d’une autre défausse)</translation>
    </message>
    <message>
        <source>Bonus: dig 1, twice a turn (discard the top card of your deck)</source>
        <translation>Bonus&#x202f;: déterrer 1, deux fois par tour (défaussez la carte du dessus de votre paquet)</translation>
    </message>
    <message>
        <source>%1 card, %2, costs %3.</source>
        <translation>Carte %1, type %2, coût %3.</translation>
    </message>
    <message>
        <source>Only for an altered character of its type. Make the sound: %1</source>
        <translation>Seulement pour un personnage transformé de son type&#x202f;; poussez le cri&#x202f;: %1</translation>
    </message>
    <message>
        <source>It cannot be stopped.</source>
        <translation>On ne peut pas l’arrêter.</translation>
    </message>
    <message>
        <source>A %1 character; altered: %2.</source>
        <translation>Personnage %1&#x202f;; transformé&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Type: %1</source>
        <extracomment>Tail Story: a family of animals: what a character is</extracomment>
        <translation>Type&#x202f;: %1</translation>
    </message>
    <message>
        <source>What the character does in Altered form.</source>
        <translation>Ce que fait le personnage sous sa forme transformée.</translation>
    </message>
    <message>
        <source>Turns follow the order of the queue.</source>
        <translation>Les cartes d’ordre fixent l’ordre du tour.</translation>
    </message>
    <message>
        <source>%1 takes queue card %2.</source>
        <translation>%1 reçoit la carte d’ordre %2.</translation>
    </message>
    <message>
        <source>%1 chooses %2.</source>
        <translation>%1 choisit %2.</translation>
    </message>
    <message numerus="yes">
        <source>Turn %2: %1 has %n action point(s).</source>
        <translation>
            <numerusform>Tour %2&#x202f;: %1 a %n point d’action.</numerusform>
            <numerusform>Tour %2&#x202f;: %1 a %n points d’action.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wants to draw 1 and discard 1.</source>
        <translation>%1 veut piocher 1 carte et en défausser 1.</translation>
    </message>
    <message>
        <source>%1 uses the ability of %2.</source>
        <translation>%1 utilise son pouvoir (%2).</translation>
    </message>
    <message>
        <source>%1 aims at %2.</source>
        <translation>%1 vise %2.</translation>
    </message>
    <message>
        <source>%1 wants to swap discards with %2.</source>
        <translation>%1 veut échanger des cartes défaussées avec %2.</translation>
    </message>
    <message>
        <source>%1 lets it go.</source>
        <translation>%1 laisse passer.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is bribed with %n card(s).</source>
        <translation>
            <numerusform>%1 reçoit %n carte en pot-de-vin.</numerusform>
            <numerusform>%1 reçoit %n cartes en pot-de-vin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n card(s).</source>
        <translation>
            <numerusform>%1 pioche %n carte.</numerusform>
            <numerusform>%1 pioche %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 steals %n card(s) from %2.</source>
        <translation>
            <numerusform>%1 vole %n carte à %2.</numerusform>
            <numerusform>%1 vole %n cartes à %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 joins in and draws %n card(s).</source>
        <translation>
            <numerusform>%1 se joint au spectacle et pioche %n carte.</numerusform>
            <numerusform>%1 se joint au spectacle et pioche %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 sprints! Nobody can stop anything this turn.</source>
        <translation>%1 sprinte&#x202f;! Personne ne peut rien arrêter pendant ce tour.</translation>
    </message>
    <message>
        <source>%1 puts a card back into the deck.</source>
        <translation>%1 remet une carte dans son paquet.</translation>
    </message>
    <message>
        <source>%1 hits %2, who gets only 1 action point next turn.</source>
        <translation>%1 touche %2, qui n’aura qu’un point d’action à son prochain tour.</translation>
    </message>
    <message>
        <source>%1 uses the bonus.</source>
        <translation>%1 utilise son bonus.</translation>
    </message>
    <message numerus="yes">
        <source>%1 puts %n card(s) from the top of their deck on %2’s deck.</source>
        <translation>
            <numerusform>%1 pose %n carte de son paquet sur le paquet adverse (%2).</numerusform>
            <numerusform>%1 pose %n cartes de son paquet sur le paquet adverse (%2).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 plays “%2”.</source>
        <translation>%1 joue «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>%1 plays “%2” against %3.</source>
        <translation>%1 joue «&#x202f;%2&#x202f;» contre %3.</translation>
    </message>
    <message>
        <source>%1 plays “%2” and makes the sound.</source>
        <translation>%1 joue «&#x202f;%2&#x202f;» et pousse le cri.</translation>
    </message>
    <message>
        <source>%1 uses the discarded “%2”.</source>
        <translation>%1 utilise «&#x202f;%2&#x202f;» de sa défausse.</translation>
    </message>
    <message>
        <source>%1 plays “%2” to stop %3’s “%4”.</source>
        <translation>%1 arrête «&#x202f;%4&#x202f;» (%3) avec «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>%1’s “%2” is stopped.</source>
        <translation>%1 se fait arrêter&#x202f;: «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>%1 buries “%2” in %3’s pile.</source>
        <translation>%1 enterre «&#x202f;%2&#x202f;» chez %3.</translation>
    </message>
    <message>
        <source>%1 recycles “%2”.</source>
        <translation>%1 recycle «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>%1 discards “%2”.</source>
        <translation>%1 défausse «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>%1 loses “%2”.</source>
        <translation>%1 perd «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>%1 keeps “%2”.</source>
        <translation>%1 garde «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>%1 gives “%2” to %3.</source>
        <translation>%1 donne «&#x202f;%2&#x202f;» à %3.</translation>
    </message>
    <message>
        <source>%1 takes “%2” from %3.</source>
        <translation>%1 prend «&#x202f;%2&#x202f;» à %3.</translation>
    </message>
    <message>
        <source>%1 messes with %3 and takes “%2” from their discard pile.</source>
        <translation>%1 sème la pagaille et prend «&#x202f;%2&#x202f;» dans une défausse (%3).</translation>
    </message>
    <message>
        <source>%1 digs “%2”.</source>
        <translation>%1 déterre «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>%1 skips the bonus.</source>
        <translation>%1 n’utilise pas son bonus.</translation>
    </message>
    <message numerus="yes">
        <source>%1’s deck ran out, so %n card(s) became the new deck.</source>
        <translation>
            <numerusform>%1 a épuisé son paquet&#x202f;: %n carte en forme un nouveau.</numerusform>
            <numerusform>%1 a épuisé son paquet&#x202f;: %n cartes en forment un nouveau.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no cards left for a new deck.</source>
        <translation>%1 n’a plus de carte pour former un nouveau paquet.</translation>
    </message>
    <message>
        <source>%1 collects achievement %2.</source>
        <translation>%1 obtient l’exploit %2.</translation>
    </message>
    <message>
        <source>%1’s character is now %2.</source>
        <translation>%1 joue désormais le personnage %2.</translation>
    </message>
    <message>
        <source>%1’s hand limit falls to 4.</source>
        <translation>%1&#x202f;: la limite de main tombe à 4.</translation>
    </message>
    <message>
        <source>%1 ends the turn.</source>
        <translation>%1 finit son tour.</translation>
    </message>
    <message>
        <source>%1 wins the game.</source>
        <translation>%1 gagne la partie.</translation>
    </message>
    <message numerus="yes">
        <source>The game ends with no winner after %n turn(s).</source>
        <translation>
            <numerusform>La partie s’arrête sans vainqueur après %n tour.</numerusform>
            <numerusform>La partie s’arrête sans vainqueur après %n tours.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no cards left to draw.</source>
        <translation>%1 n’a plus de carte à piocher.</translation>
    </message>
    <message>
        <source>In the box</source>
        <translation>Dans la boîte</translation>
    </message>
    <message>
        <source>Setup</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>La mise en place</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Bon à savoir</translation>
    </message>
    <message>
        <source>A turn</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>Un tour</translation>
    </message>
    <message>
        <source>Your actions</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>Vos actions</translation>
    </message>
    <message>
        <source>Event cards</source>
        <extracomment>Where a name is missing, or a word of the table that all games share; Tail Story: a heading of the rules</extracomment>
        <translation>Les cartes Événement</translation>
    </message>
    <message>
        <source>Characters</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Personnages</translation>
    </message>
    <message>
        <source>Altered abilities</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>Les pouvoirs transformés</translation>
    </message>
    <message>
        <source>Swapping discards</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>Échanger des cartes défaussées</translation>
    </message>
    <message>
        <source>The bonus step</source>
        <translation>L’étape de bonus</translation>
    </message>
    <message>
        <source>The deck check</source>
        <translation>Le contrôle des paquets</translation>
    </message>
    <message>
        <source>The end of a turn</source>
        <translation>La fin d’un tour</translation>
    </message>
    <message>
        <source>Who wins</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>Qui gagne</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>Options</translation>
    </message>
    <message>
        <source>For 1 action point you take the top card of your deck, then choose any card from your hand to discard, even the one just drawn. You can do this more than once a turn. The discard goes to your pile at once, so if you drew your last card, it becomes part of your new deck.</source>
        <translation>Pour 1 point d’action, vous prenez la carte du dessus de votre paquet, puis choisissez n’importe quelle carte de votre main à défausser, même celle que vous venez de piocher. Vous pouvez le faire plus d’une fois par tour. La carte défaussée va aussitôt dans votre défausse&#x202f;: si vous avez vidé votre paquet, elle fait donc partie du nouveau.</translation>
    </message>
    <message>
        <source>Draw and discard: edge cases</source>
        <translation>Piocher et défausser&#x202f;: cas particuliers</translation>
    </message>
    <message>
        <source>You choose the discard after you have drawn. With an empty deck you draw nothing, but you still discard 1 card. If your deck and hand are both empty, you cannot take this action. If you are stopped, you neither draw nor discard; you just take the bribe.</source>
        <translation>Vous choisissez la carte à défausser après avoir pioché. Avec un paquet vide, vous ne piochez rien, mais vous défaussez quand même 1 carte. Si votre paquet et votre main sont tous deux vides, vous ne pouvez pas faire cette action. Si l’on vous arrête, vous ne piochez ni ne défaussez&#x202f;; vous recevez seulement le pot-de-vin.</translation>
    </message>
    <message>
        <source>Using your altered ability</source>
        <translation>Utiliser votre pouvoir transformé</translation>
    </message>
    <message>
        <source>An altered character has an ability that you can use in the play step of your own turn. It is an action that costs nothing. If your character turns over during your turn, you can use the ability in that same turn.</source>
        <translation>Un personnage transformé a un pouvoir que vous pouvez utiliser à l’étape de jeu de votre propre tour. C’est une action qui ne coûte rien. Si votre personnage se transforme pendant votre tour, vous pouvez utiliser son pouvoir dès ce même tour.</translation>
    </message>
    <message>
        <source>How often you can use it</source>
        <translation>Combien de fois l’utiliser</translation>
    </message>
    <message>
        <source>Every ability can be used once a turn. Alan, Padthai, Khalid and Rocky can use theirs only twice in the whole game; Jack and Ham &amp; Cheese have no such limit. A stopped use counts too (TS-51).</source>
        <translation>Chaque pouvoir peut servir une fois par tour. Alan, Padthai, Khalid et Rocky ne peuvent utiliser le leur que deux fois dans toute la partie&#x202f;; Jack et Ham &amp; Cheese n’ont pas cette limite. Une utilisation arrêtée compte aussi (TS-51).</translation>
    </message>
    <message>
        <source>An ability earns no bonus</source>
        <translation>Un pouvoir n’apporte pas de bonus</translation>
    </message>
    <message>
        <source>Only Event cards that you play can earn your bonus, and an ability is not an Event card. This holds for Khalid as well, although he uses the effect of an Event card.</source>
        <translation>Seules les cartes Événement que vous jouez peuvent apporter votre bonus, et un pouvoir n’est pas une carte Événement. C’est vrai aussi pour Khalid, bien qu’il utilise l’effet d’une carte Événement.</translation>
    </message>
    <message>
        <source>Jack: random discards</source>
        <translation>Jack&#x202f;: défausses au hasard</translation>
    </message>
    <message>
        <source>Choose 1, 2 or 3 other players. Each of them loses a random card from their hand to their own discard pile. Jack can do this once a turn, with no limit for the whole game.</source>
        <translation>Choisissez 1, 2 ou 3 autres joueurs. Chacun d’eux perd une carte au hasard de sa main, qui va dans sa propre défausse. Jack peut le faire une fois par tour, sans limite pour toute la partie.</translation>
    </message>
    <message>
        <source>Jack: who you can choose</source>
        <translation>Jack&#x202f;: qui choisir</translation>
    </message>
    <message>
        <source>Choose at least one player, and only players with cards in hand. If nobody else has any, you cannot use the ability. The cards are lost in turn order, starting with the player after Jack’s. If a chosen player’s hand is empty by then, that player loses nothing.</source>
        <translation>Choisissez au moins un joueur, et seulement des joueurs qui ont une carte en main. Si personne d’autre n’en a, le pouvoir ne peut pas servir. Chacun perd sa carte dans l’ordre du tour, en commençant par le joueur qui suit celui de Jack. Si entre-temps la main d’un joueur choisi s’est vidée, ce joueur ne perd rien.</translation>
    </message>
    <message>
        <source>Alan: no stopping this turn</source>
        <translation>Alan&#x202f;: plus aucun arrêt ce tour-ci</translation>
    </message>
    <message>
        <source>From the moment the ability resolves, nobody can play Stopping cards for the rest of this turn, not even you. It works once a turn and twice a game.</source>
        <translation>Dès que le pouvoir prend effet, personne ne peut jouer de carte Stop jusqu’à la fin de ce tour, pas même vous. Ce pouvoir peut servir une fois par tour et deux fois par partie.</translation>
    </message>
    <message>
        <source>Alan can be stopped</source>
        <translation>Alan peut être arrêté</translation>
    </message>
    <message>
        <source>Alan’s ability can be stopped like any other before it resolves. Then there is no sprint. Others can keep stopping you, the use is gone, and all you get is the bribe.</source>
        <translation>Le pouvoir d’Alan peut être arrêté comme n’importe quel autre avant de prendre effet. Il n’y a alors pas de sprint&#x202f;: les autres peuvent continuer à vous arrêter, l’utilisation est perdue, et vous ne recevez que le pot-de-vin.</translation>
    </message>
    <message>
        <source>Padthai: draw, then put one back</source>
        <translation>Padthai&#x202f;: piocher, remettre une carte</translation>
    </message>
    <message>
        <source>Draw 1 to 3 cards. Then put 1 card of your choice from your hand into your deck, which is then shuffled. This works once a turn and twice a game.</source>
        <translation>Piochez de 1 à 3 cartes. Puis mettez 1 carte de votre main, à votre choix, dans votre paquet, qui est ensuite mélangé. Ce pouvoir peut servir une fois par tour et deux fois par partie.</translation>
    </message>
    <message>
        <source>Padthai: edge cases</source>
        <translation>Padthai&#x202f;: cas particuliers</translation>
    </message>
    <message>
        <source>You must put a card back; it may be one you just drew, and nobody sees which one it is. If your deck has fewer than 3 cards, you can draw only those. With an empty deck you draw nothing, but still put a card back. So your deck has at least 1 card afterwards, unless deck and hand were both empty.</source>
        <translation>Vous devez remettre une carte&#x202f;; ce peut être une de celles que vous venez de piocher, et personne ne voit laquelle. Si votre paquet a moins de 3 cartes, vous ne pouvez piocher que celles-là. Avec un paquet vide, vous ne piochez rien, mais remettez quand même une carte. Votre paquet a donc au moins 1 carte ensuite, sauf si le paquet et la main étaient tous deux vides.</translation>
    </message>
    <message>
        <source>Khalid: use a discard for free</source>
        <translation>Khalid&#x202f;: utiliser gratuitement une carte défaussée</translation>
    </message>
    <message>
        <source>Choose 1 Event card in your own discard pile and use its effect without paying for it. The card stays in the discard pile. This works once a turn and twice a game.</source>
        <translation>Choisissez 1 carte Événement de votre propre défausse et utilisez son effet sans la payer. La carte reste dans la défausse. Ce pouvoir peut servir une fois par tour et deux fois par partie.</translation>
    </message>
    <message>
        <source>Khalid: which cards</source>
        <translation>Khalid&#x202f;: quelles cartes</translation>
    </message>
    <message>
        <source>Khalid can use Drawing, Stealing and Recycling cards of any type. He cannot use Acting cards. He cannot use Stopping cards either, because in your own action there is nothing to stop. If there is no card he could use, the ability is refused.</source>
        <translation>Khalid peut utiliser les cartes Pioche, Vol et Recyclage de n’importe quel type. Il ne peut pas utiliser les cartes Spectacle. Il ne peut pas non plus utiliser les cartes Stop, car pendant votre propre action il n’y a rien à arrêter. S’il n’y a aucune carte qu’il puisse utiliser, vous ne pouvez pas utiliser le pouvoir.</translation>
    </message>
    <message>
        <source>You have no action points left, but Khalid is altered. Try the ability with Howlywood Debut in your discard pile, and it is refused. Then use Tuna Drawing from the pile. You draw up to 2 cards for free, and Tuna Drawing stays where it is.</source>
        <translation>Vous n’avez plus de points d’action, mais Khalid est transformé. Essayez d’abord le pouvoir sur la carte «&#x202f;Débuts à Hurlywood&#x202f;» de votre défausse&#x202f;: c’est refusé. Utilisez ensuite «&#x202f;Dessine-moi un thon&#x202f;» de la défausse&#x202f;: vous piochez gratuitement jusqu’à 2 cartes, et la carte reste où elle est.</translation>
    </message>
    <message>
        <source>Khalid: how the card works</source>
        <translation>Khalid&#x202f;: l’effet de la carte</translation>
    </message>
    <message>
        <source>You announce the card and, for a Stealing card, the player you aim at. It works as if you had played it, except that it is free, and it can be stopped like any ability. All this time the card is still an ordinary discard. You may even bury a Stealing card as part of its own steal, but a Recycling card can never take itself back.</source>
        <translation>Vous annoncez la carte et, pour une carte Vol, le joueur que vous visez. Elle agit comme si vous l’aviez jouée, mais gratuitement, et peut être arrêtée comme tout pouvoir. La carte elle-même reste tout ce temps une carte ordinaire de la défausse&#x202f;: une carte Vol peut donc être enterrée lors du vol qu’elle permet, mais une carte Recyclage ne peut jamais se reprendre elle-même.</translation>
    </message>
    <message>
        <source>Ham &amp; Cheese: keep what you dug up</source>
        <translation>Ham &amp; Cheese&#x202f;: garder ce que vous avez déterré</translation>
    </message>
    <message>
        <source>Take 1 card that you dug this turn from your discard pile into your hand. Ham &amp; Cheese can do this once a turn, with no limit for the whole game. You dig with the rodent bonus (TS-102).</source>
        <translation>Prenez dans votre défausse 1 carte que vous avez déterrée pendant ce tour et mettez-la dans votre main. Ham &amp; Cheese peuvent le faire une fois par tour, sans limite pour toute la partie. On déterre avec le bonus des rongeurs (TS-102).</translation>
    </message>
    <message>
        <source>Ham &amp; Cheese: which cards count</source>
        <translation>Ham &amp; Cheese&#x202f;: quelles cartes comptent</translation>
    </message>
    <message>
        <source>A card counts if you dug it this turn and it has been in your discard pile ever since. Once it leaves the pile, for example because your deck is renewed or the card is swapped away, it no longer counts, even if it comes back. Cards that you dug on another player’s turn do not count on yours. You pick the card when the ability resolves.</source>
        <translation>Une carte compte si vous l’avez déterrée pendant ce tour même et qu’elle soit restée depuis dans votre défausse. Dès qu’elle quitte la défausse, elle ne compte plus, même si elle y revient&#x202f;: par exemple quand votre paquet est reformé ou que la carte est échangée. Ce que vous avez déterré au tour d’un autre joueur ne compte pas dans le vôtre. Vous choisissez la carte quand le pouvoir prend effet.</translation>
    </message>
    <message>
        <source>You dug up Cheeky Pockets this turn, and it is in your discard pile. Use your ability, and it goes to your hand. Then take that back and swap Cheeky Pockets for one of Fred’s discards first. Now the ability is refused, because the card has left your pile.</source>
        <translation>Vous avez déterré «&#x202f;Plein les joues&#x202f;» pendant ce tour, et la carte est dans votre défausse. Utilisez votre pouvoir&#x202f;: la carte passe dans votre main. Annulez ensuite ce coup et échangez d’abord «&#x202f;Plein les joues&#x202f;» contre une carte de la défausse de Fred. Cette fois, le pouvoir est refusé, car la carte a quitté votre défausse.</translation>
    </message>
    <message>
        <source>Rocky: only 1 action point</source>
        <translation>Rocky&#x202f;: un seul point d’action</translation>
    </message>
    <message>
        <source>Choose another player. That player begins their next turn with 1 action point instead of 2, which is not enough for an Acting card. This works once a turn and twice a game.</source>
        <translation>Choisissez un autre joueur. Ce joueur commence son prochain tour avec 1 point d’action au lieu de 2, ce qui ne suffit pas pour une carte Spectacle. Ce pouvoir peut servir une fois par tour et deux fois par partie.</translation>
    </message>
    <message>
        <source>Rocky: who he can hit</source>
        <translation>Rocky&#x202f;: qui viser</translation>
    </message>
    <message>
        <source>You cannot choose yourself. Everyone sees who is hit, and the hit is used up when that player’s next turn begins. Hits do not add up. The player has 1 action point, never 0.</source>
        <translation>Vous ne pouvez pas vous choisir vous-même. Tout le monde voit qui est touché, et l’effet ne vaut que pour le prochain tour de ce joueur. Deux effets ne s’additionnent pas&#x202f;: le joueur a 1 point d’action, jamais 0.</translation>
    </message>
    <message>
        <source>Once a turn you can swap 1 or 2 cards from your discard pile for the same number from one other player’s. It costs nothing, and you choose all the cards. It is an action, so others can stop it, and a bonus step and a deck check follow.</source>
        <translation>Une fois par tour, vous pouvez échanger 1 ou 2 cartes de votre défausse contre autant de cartes de la défausse d’un autre joueur. Cela ne coûte rien, et vous choisissez toutes les cartes. C’est une action&#x202f;: les autres peuvent l’arrêter, et elle est suivie d’une étape de bonus et d’un contrôle des paquets.</translation>
    </message>
    <message>
        <source>How to swap</source>
        <translation>Comment échanger</translation>
    </message>
    <message>
        <source>First you announce the other player; both of you need at least 1 card in your discard piles. When the swap resolves, you choose 1 or 2 of your own cards and then the same number of theirs. Everyone sees it. If you are stopped, no card moves, and there is no second swap this turn.</source>
        <translation>D’abord, vous annoncez avec quel joueur vous échangez&#x202f;; chacun de vous deux doit avoir au moins 1 carte dans sa défausse. Quand l’échange prend effet, vous choisissez 1 ou 2 de vos propres cartes, puis autant de cartes de la défausse de ce joueur. Tout le monde le voit. Si l’on vous arrête, aucune carte ne bouge, et il n’y a pas de second échange pendant ce tour.</translation>
    </message>
    <message>
        <source>When bonuses come</source>
        <translation>Quand viennent les bonus</translation>
    </message>
    <message>
        <source>The bonus step comes after each action, when all stopping is done and the action has resolved, but before the deck check. It also comes after a swap, an ability, or draw 1 and discard 1, because someone may have played a Stopping card.</source>
        <translation>L’étape de bonus vient après chaque action, une fois que plus personne ne répond et que l’action a pris effet, mais avant le contrôle des paquets. Elle vient aussi après un échange, un pouvoir ou «&#x202f;piocher 1 et défausser 1&#x202f;», car quelqu’un a pu jouer une carte Stop.</translation>
    </message>
    <message>
        <source>Who gets a bonus</source>
        <translation>Qui reçoit un bonus</translation>
    </message>
    <message>
        <source>You may use your bonus if you played an Event card of your character’s type in this play step and it was not stopped. A Stopping card counts as well. That is the only way to earn a bonus on someone else’s turn, and stopping a card is the only way to keep another player from theirs.</source>
        <translation>Vous pouvez utiliser votre bonus si vous avez joué à cette étape de jeu une carte Événement du type de votre personnage et qu’elle n’ait pas été arrêtée. Une carte Stop compte aussi. C’est la seule façon d’avoir un bonus au tour d’un autre, et arrêter une carte est la seule façon de priver un autre joueur du sien.</translation>
    </message>
    <message>
        <source>Fred plays Bones Drawing, and you hold two Stopping cards. Stop it with Cat Got Your Turn!, which is feline like your Khalid, and you may use your bonus on Fred’s turn. Pug You Beach! would stop it just as well, but earn no bonus.</source>
        <translation>Fred joue «&#x202f;Dessine-moi un os&#x202f;», et vous avez deux cartes Stop. Arrêtez cette carte avec «&#x202f;Donne ton tour au chat&#x202f;!&#x202f;», qui est du type félin, comme votre Khalid&#x202f;: vous pouvez utiliser votre bonus, au tour de Fred. «&#x202f;Touche pas à ma plage&#x202f;!&#x202f;» l’arrêterait tout aussi bien, mais n’apporterait pas de bonus.</translation>
    </message>
    <message>
        <source>One bonus for each card</source>
        <translation>Un bonus par carte</translation>
    </message>
    <message>
        <source>Each card of your type that you played successfully lets you use your bonus once, as long as your limit for the turn allows it. Only rodents can use it twice, so only they gain from two such cards in one play step. The printed rules leave this open, but one of their examples points this way.</source>
        <translation>Chaque carte de votre type jouée avec succès vous permet d’utiliser votre bonus une fois, dans la limite prévue pour le tour. Seuls les rongeurs peuvent l’utiliser deux fois&#x202f;: eux seuls ont donc intérêt à jouer deux cartes de leur type à la même étape de jeu. La règle imprimée ne tranche pas&#x202f;; un de ses exemples va dans ce sens.</translation>
    </message>
    <message>
        <source>Fred has stopped your Acorn Drawing. Play No Nuts For You! on Fred’s card. Then you have successfully played two rodent cards, and you can dig twice.</source>
        <translation>Fred a arrêté votre «&#x202f;Dessine-moi un gland&#x202f;». Posez «&#x202f;Pas de noix pour toi&#x202f;!&#x202f;» sur la carte de Fred. Deux de vos cartes rongeur auront alors été jouées avec succès, et vous pourrez déterrer deux fois.</translation>
    </message>
    <message>
        <source>How often a turn</source>
        <translation>Combien de fois par tour</translation>
    </message>
    <message>
        <source>Canines and felines can use their bonus once a turn, rodents &amp; friends twice a turn. This is the same in Normal and in Altered form. All actions of a turn count together, whoever’s turn it is.</source>
        <translation>Les canins et les félins peuvent utiliser leur bonus une fois par tour, les rongeurs &amp; Cie deux fois par tour. C’est vrai sous la forme normale comme sous la forme transformée. La limite vaut pour toutes les actions du tour réunies, quel que soit le joueur dont c’est le tour.</translation>
    </message>
    <message>
        <source>You do not have to use your bonus</source>
        <translation>Un bonus n’est pas obligatoire</translation>
    </message>
    <message>
        <source>You may decline a bonus, and then it does not count as used. But you get no second chance in this bonus step. A bonus not used before the deck check begins is lost. A matching card in a later action gives you a new chance. Nobody can stop a bonus.</source>
        <translation>Vous pouvez refuser un bonus, et il ne compte alors pas comme utilisé. Mais vous n’avez plus d’autre occasion à cette étape de bonus&#x202f;: ce qui n’a pas servi avant le début du contrôle des paquets est perdu. Une carte de votre type jouée lors d’une action suivante vous donne une nouvelle occasion. Personne ne peut arrêter un bonus.</translation>
    </message>
    <message>
        <source>Whose bonus comes first</source>
        <translation>L’ordre des bonus</translation>
    </message>
    <message>
        <source>If several players have a bonus, they use it in turn order, beginning with the player whose turn it is. Each finishes before the next begins. The printed rules say nothing about this.</source>
        <translation>Si plusieurs joueurs ont un bonus, ils l’utilisent dans l’ordre du tour, en commençant par le joueur dont c’est le tour. Chacun finit avant que le suivant commence. La règle imprimée n’en dit rien.</translation>
    </message>
    <message>
        <source>Canine bonus: draw 1</source>
        <translation>Bonus canin&#x202f;: piocher 1</translation>
    </message>
    <message>
        <source>Draw 1 card from your deck. If your deck is empty, you are not asked.</source>
        <translation>Piochez 1 carte de votre paquet. Si votre paquet est vide, on ne vous le propose pas.</translation>
    </message>
    <message>
        <source>Feline bonus: mess 1</source>
        <translation>Bonus félin&#x202f;: pagaille 1</translation>
    </message>
    <message>
        <source>Take 1 card from another player’s discard pile and put it on your own. Then you may put the top card of your deck on top of that player’s deck.</source>
        <translation>Prenez 1 carte de la défausse d’un autre joueur et posez-la sur la vôtre. Ensuite, vous pouvez poser la carte du dessus de votre paquet sur le paquet de ce joueur.</translation>
    </message>
    <message>
        <source>Messing: edge cases</source>
        <translation>La pagaille&#x202f;: cas particuliers</translation>
    </message>
    <message>
        <source>You choose the player and the card. Nobody sees the card that goes from deck to deck, not even you. If it goes on an empty deck, that deck is not empty in the deck check, so it is not renewed and there is no achievement. If you give away your own last card, your deck is the one that ran out. If your own deck is empty, you only take a card. If all other discard piles are empty, you cannot mess.</source>
        <translation>Vous choisissez le joueur et la carte. Personne ne voit la carte qui va d’un paquet à l’autre, pas même vous. Si elle arrive sur un paquet vide, ce paquet n’est plus vide au contrôle des paquets&#x202f;: il n’est donc pas reformé, et il n’y a pas d’exploit. Si vous donnez votre propre dernière carte, c’est votre paquet qui s’est épuisé. Avec un paquet vide, vous prenez seulement une carte&#x202f;; si toutes les autres défausses sont vides, vous ne pouvez pas semer la pagaille.</translation>
    </message>
    <message>
        <source>Fred’s deck is empty, so the deck check would earn Fred an achievement. Stop Bone Again with Cat Got Your Turn! and use your bonus. Take a card from Fred’s pile and put the top card of your deck on Fred’s. That deck is no longer empty, and Fred collects nothing.</source>
        <translation>Le paquet de Fred est vide&#x202f;: le contrôle des paquets vaudrait donc un exploit à Fred. Arrêtez «&#x202f;Un os et ça repart&#x202f;» avec «&#x202f;Donne ton tour au chat&#x202f;!&#x202f;» et utilisez votre bonus&#x202f;: prenez une carte de la défausse de Fred, puis posez la carte du dessus de votre paquet sur celui de Fred. Ce paquet n’est plus vide, et Fred n’obtient rien.</translation>
    </message>
    <message>
        <source>Rodent &amp; friends bonus: dig 1</source>
        <translation>Bonus rongeurs &amp; Cie&#x202f;: déterrer 1</translation>
    </message>
    <message>
        <source>Put the top card of your deck on your discard pile, where everyone sees it. If your deck is empty, you are not asked. Digging up your last card empties your deck, just like drawing it.</source>
        <translation>Mettez la carte du dessus de votre paquet dans votre défausse, où tout le monde la voit. Si votre paquet est vide, on ne vous le propose pas. Déterrer votre dernière carte vide votre paquet, tout comme la piocher.</translation>
    </message>
    <message>
        <source>Every player’s deck is checked</source>
        <translation>Tous les paquets sont contrôlés</translation>
    </message>
    <message>
        <source>After each bonus step all decks are checked, not only that of the player whose turn it is. Every deck with no cards left is renewed now. So your deck can run out and earn you an achievement on someone else’s turn, for example through a bribe.</source>
        <translation>Après chaque étape de bonus, tous les paquets sont contrôlés, pas seulement celui du joueur dont c’est le tour. Chaque paquet sans carte est alors reformé. Votre paquet peut donc s’épuiser et vous valoir un exploit au tour d’un autre, par exemple à cause d’un pot-de-vin.</translation>
    </message>
    <message>
        <source>Fred has stopped your Bones Drawing and has just 1 card left in the deck. If you stop Fred’s card, that last card goes to Fred as a bribe. In the deck check Fred gets a new deck and an achievement, although it is your turn. Try it, or let it go.</source>
        <translation>Fred a arrêté votre «&#x202f;Dessine-moi un os&#x202f;» et n’a plus qu’une carte dans son paquet. Si vous arrêtez la carte de Fred, cette dernière carte revient à Fred comme pot-de-vin. Au contrôle des paquets, Fred reçoit un nouveau paquet et un exploit, alors que c’est votre tour. Essayez, ou laissez passer.</translation>
    </message>
    <message>
        <source>A new deck</source>
        <translation>Un nouveau paquet</translation>
    </message>
    <message>
        <source>If your deck is empty, your whole discard pile is shuffled and becomes your new deck. Cards in your play zone are not part of it; they go to your discard pile afterwards.</source>
        <translation>Si votre paquet est vide, toute votre défausse est mélangée et devient votre nouveau paquet. Les cartes de votre zone de jeu n’en font pas partie&#x202f;; elles vont ensuite dans votre défausse.</translation>
    </message>
    <message>
        <source>Your deck has 1 card left. Play Tuna Drawing, and you draw just that card. In the deck check your 8 discards become your new deck; Tuna Drawing is in your play zone and is not one of them. Lay down a card as your first achievement, and Alan is altered.</source>
        <translation>Votre paquet a encore 1 carte. Jouez «&#x202f;Dessine-moi un thon&#x202f;»&#x202f;: vous ne piochez que cette carte. Au contrôle des paquets, les 8 cartes de votre défausse deviennent votre nouveau paquet&#x202f;; «&#x202f;Dessine-moi un thon&#x202f;» est dans votre zone de jeu et n’en fait pas partie. Posez une carte comme premier exploit, et Alan est transformé.</translation>
    </message>
    <message>
        <source>Collecting an achievement</source>
        <translation>Obtenir un exploit</translation>
    </message>
    <message>
        <source>When your deck has been renewed, you choose 1 card from your hand and lay it face down on your next achievement place. Any card will do. It is out of play for the rest of the game, so choose one that you can spare.</source>
        <translation>Quand votre paquet a été reformé, vous choisissez 1 carte de votre main et la posez face cachée sur votre prochain emplacement d’exploit. N’importe quelle carte convient. Elle est hors du jeu jusqu’à la fin de la partie&#x202f;: choisissez-en une dont vous pouvez vous passer.</translation>
    </message>
    <message>
        <source>One achievement a turn</source>
        <translation>Un exploit par tour</translation>
    </message>
    <message>
        <source>You can collect only one achievement in a turn, whoever’s turn it is. If your deck runs out again in the same turn, it is renewed, but you collect nothing, and you do not get it later either.</source>
        <translation>Vous ne pouvez obtenir qu’un exploit par tour, quel que soit le joueur dont c’est le tour. Si votre paquet s’épuise de nouveau dans le même tour, il est reformé, mais vous n’obtenez pas d’exploit, ni maintenant ni plus tard.</translation>
    </message>
    <message>
        <source>No cards in hand</source>
        <translation>Pas de carte en main</translation>
    </message>
    <message>
        <source>If your hand is empty when your deck is renewed, you collect no achievement, because you have no card to lay down. Your chance for this turn is not used up. If your deck runs out again, you can still collect.</source>
        <translation>Si votre main est vide quand votre paquet est reformé, vous n’obtenez pas d’exploit, car il n’y a pas de carte à poser. Vous n’avez pas pour autant perdu votre chance de ce tour&#x202f;: si votre paquet s’épuise de nouveau, vous pouvez encore en obtenir un.</translation>
    </message>
    <message>
        <source>Several empty decks</source>
        <translation>Plusieurs paquets vides</translation>
    </message>
    <message>
        <source>Empty decks are handled one player at a time, in turn order, beginning with the player whose turn it is. Each gets a new deck and an achievement, with all its effects, before the next player follows.</source>
        <translation>On s’occupe des paquets vides un joueur après l’autre, dans l’ordre du tour, en commençant par le joueur dont c’est le tour. Chacun reçoit un nouveau paquet et un exploit, avec tout ce qu’il entraîne, avant qu’on passe au joueur suivant.</translation>
    </message>
    <message>
        <source>No discards to make a deck from</source>
        <translation>Pas de défausse pour former un paquet</translation>
    </message>
    <message>
        <source>If your deck and your discard pile are both empty, you first discard cards of your choice from your hand, down to your hand limit. They become your new deck, and you collect an achievement as usual. This is not the end of your turn, and it can also happen on another player’s turn. If you have already collected an achievement this turn, you only get the deck.</source>
        <translation>Si votre paquet et votre défausse sont tous deux vides, vous défaussez d’abord des cartes de votre main, à votre choix, pour revenir à votre limite de main. Elles deviennent votre nouveau paquet, et vous obtenez un exploit comme d’habitude. Ce n’est pas la fin de votre tour, et cela peut aussi arriver au tour d’un autre joueur. Si vous avez déjà obtenu un exploit pendant ce tour, vous ne recevez que le paquet.</translation>
    </message>
    <message>
        <source>Nothing to discard either</source>
        <translation>Rien à défausser non plus</translation>
    </message>
    <message>
        <source>If your deck and discard pile are empty and your hand is not above the limit, nothing happens. Your deck stays empty and you collect nothing. The next deck check looks again. A card that you play or discard gives you something to make a deck from.</source>
        <translation>Si votre paquet et votre défausse sont vides et que votre main ne dépasse pas la limite, il ne se passe rien&#x202f;: votre paquet reste vide et vous n’obtenez rien. Tout sera de nouveau vérifié au prochain contrôle des paquets. Une carte que vous jouez ou défaussez vous donne de quoi former un paquet.</translation>
    </message>
    <message>
        <source>Play zones are cleared</source>
        <translation>Les zones de jeu sont vidées</translation>
    </message>
    <message>
        <source>At the end of the deck check all players move the cards in their play zones to their discard piles. This comes after decks are renewed, so the cards just played are not in the new deck.</source>
        <translation>À la fin du contrôle des paquets, tous les joueurs mettent les cartes de leur zone de jeu dans leur défausse. Cela vient après que les paquets ont été reformés&#x202f;: les cartes qui viennent d’être jouées ne sont donc pas dans le nouveau paquet.</translation>
    </message>
    <message>
        <source>On with the turn</source>
        <translation>La suite du tour</translation>
    </message>
    <message>
        <source>After an action and its deck check, the player whose turn it is goes back to the play step and may take another action, whatever has happened in between.</source>
        <translation>Après une action et son contrôle des paquets, le joueur dont c’est le tour revient à l’étape de jeu et peut faire une autre action, quoi qu’il se soit passé entre-temps.</translation>
    </message>
    <message>
        <source>The last card in the draw step</source>
        <translation>La dernière carte à l’étape de pioche</translation>
    </message>
    <message>
        <source>If you draw your last card in the draw step, there is no deck check yet. You continue with an empty deck, and the check after your first action renews it. Any action will do, even a free swap. An option makes the check come at once (TS-128).</source>
        <translation>Si vous piochez votre dernière carte à l’étape de pioche, il n’y a pas encore de contrôle des paquets. Vous continuez avec un paquet vide, et le contrôle après votre première action le reforme. N’importe quelle action convient, même un échange gratuit. Avec une option, le contrôle vient tout de suite (TS-128).</translation>
    </message>
    <message>
        <source>You drew your last card in the draw step. There is no deck check yet, but any action leads to it. Swap discards with Fred, which is free. You get a new deck and an achievement, and you still have 2 action points.</source>
        <translation>Vous avez pioché votre dernière carte à l’étape de pioche. Il n’y a pas encore de contrôle des paquets, mais n’importe quelle action en entraîne un. Échangez des cartes de votre défausse avec Fred, c’est gratuit&#x202f;: vous recevez un nouveau paquet et un exploit, et vous avez toujours 2 points d’action.</translation>
    </message>
    <message>
        <source>A turn without any action</source>
        <translation>Un tour sans aucune action</translation>
    </message>
    <message>
        <source>If you end your turn without having taken any action, there is still one deck check before the end of your turn. The printed rules do not have it, but without it a game in which everyone just passes would never end. An option switches it off (TS-129).</source>
        <translation>Si vous finissez votre tour sans avoir fait la moindre action, il y a tout de même un contrôle des paquets avant la fin de votre tour. La règle imprimée ne le prévoit pas, mais sans lui une partie où tous ne font que passer ne finirait jamais. Une option le désactive (TS-129).</translation>
    </message>
    <message>
        <source>First achievement: you are altered</source>
        <translation>Premier exploit&#x202f;: vous vous transformez</translation>
    </message>
    <message>
        <source>When you collect your first achievement, your character turns to its Altered form at once. If it is altered already, nothing changes.</source>
        <translation>Quand vous obtenez votre premier exploit, votre personnage prend aussitôt sa forme transformée. S’il est déjà transformé, rien ne change.</translation>
    </message>
    <message>
        <source>Second achievement: everyone is altered</source>
        <translation>Deuxième exploit&#x202f;: tous se transforment</translation>
    </message>
    <message>
        <source>When anyone collects their second achievement, all characters turn to their Altered form at once, even those of players who have no achievement yet.</source>
        <translation>Quand quelqu’un obtient son deuxième exploit, les personnages de tous les joueurs prennent aussitôt leur forme transformée, même ceux des joueurs qui n’ont pas encore d’exploit.</translation>
    </message>
    <message>
        <source>Third achievement: hand limit 4</source>
        <translation>Troisième exploit&#x202f;: limite de main 4</translation>
    </message>
    <message>
        <source>When you collect your third achievement, your hand limit falls from 5 to 4 for the rest of the game. You do not discard at once, but at the end of your turn. The other players’ limits stay the same.</source>
        <translation>Quand vous obtenez votre troisième exploit, votre limite de main tombe de 5 à 4 jusqu’à la fin de la partie. Vous ne défaussez pas aussitôt, mais à la fin de votre tour. La limite des autres ne change pas.</translation>
    </message>
    <message>
        <source>Fourth achievement: you win</source>
        <translation>Quatrième exploit&#x202f;: vous gagnez</translation>
    </message>
    <message>
        <source>A player who lays down a fourth achievement wins at once, and nothing else resolves. This can happen on another player’s turn.</source>
        <translation>Le joueur qui pose son quatrième exploit gagne aussitôt, et rien d’autre ne prend effet. Cela peut arriver au tour d’un autre joueur.</translation>
    </message>
    <message>
        <source>Achievements must be taken, and they stay</source>
        <translation>Les exploits sont obligatoires et définitifs</translation>
    </message>
    <message>
        <source>If you can collect an achievement, you must, even if it is the last card in your hand. Achievements are never lost, moved or turned face up, and an altered character never turns back. You may look at your own achievement cards; nobody else may.</source>
        <translation>Si vous pouvez obtenir un exploit, vous devez le faire, même avec la dernière carte de votre main. Les exploits ne sont jamais perdus, déplacés ni retournés, et un personnage transformé ne redevient jamais normal. Vous pouvez regarder vos propres cartes d’exploit&#x202f;; personne d’autre ne le peut.</translation>
    </message>
    <message>
        <source>There is one winner</source>
        <translation>Il n’y a qu’un gagnant</translation>
    </message>
    <message>
        <source>The first player with four achievements wins. The others are not ranked, and there is never a tie.</source>
        <translation>Le premier joueur qui a quatre exploits gagne. Les autres ne sont pas classés, et il n’y a jamais d’égalité.</translation>
    </message>
    <message>
        <source>Two fourth achievements at once</source>
        <translation>Deux quatrièmes exploits à la fois</translation>
    </message>
    <message>
        <source>If two players could collect their fourth achievement in the same deck check, the first one in turn order wins, beginning with the player whose turn it is. The other does not collect theirs.</source>
        <translation>Si deux joueurs peuvent obtenir leur quatrième exploit au même contrôle des paquets, c’est le premier dans l’ordre du tour qui gagne, en commençant par le joueur dont c’est le tour. L’autre n’obtient plus rien.</translation>
    </message>
    <message>
        <source>Passing does not stop the game</source>
        <translation>Passer ne bloque pas la partie</translation>
    </message>
    <message>
        <source>Even if everyone only passes, draws keep emptying someone’s deck, so the game comes to an end. That is why every turn has a deck check (TS-114). A player who keeps running out of cards with an empty hand could drag out the game on purpose; that is allowed.</source>
        <translation>Même si tous les joueurs ne font que passer, les paquets se vident à force de piocher, et la partie finit par s’achever. C’est pour cela que chaque tour a un contrôle des paquets (TS-114). Un joueur qui s’arrangerait pour épuiser son paquet avec une main vide pourrait faire durer la partie exprès&#x202f;; c’est permis.</translation>
    </message>
    <message>
        <source>Option: Acting cards</source>
        <translation>Option&#x202f;: cartes Spectacle</translation>
    </message>
    <message>
        <source>Choose whether an Acting card draws up to 5 cards or up to 3. The default is 5. TS-69 explains why there are two numbers.</source>
        <translation>Choisissez si une carte Spectacle fait piocher jusqu’à 5 cartes ou jusqu’à 3. Par défaut, c’est 5. TS-69 explique pourquoi il y a deux nombres.</translation>
    </message>
    <message>
        <source>Option: who may stop first</source>
        <translation>Option&#x202f;: qui peut arrêter en premier</translation>
    </message>
    <message>
        <source>In turn order, the default: players respond one at a time (TS-44). Fastest finger: everyone is asked together, and the first to press stops it (TS-45).</source>
        <translation>Dans l’ordre du tour, réglage par défaut&#x202f;: les joueurs répondent l’un après l’autre (TS-44). Au plus rapide&#x202f;: on pose la question à tous en même temps, et le premier qui appuie joue sa carte Stop (TS-45).</translation>
    </message>
    <message>
        <source>Option: deck check after the draw</source>
        <translation>Option&#x202f;: contrôle des paquets après la pioche</translation>
    </message>
    <message>
        <source>If this is on, there is a deck check right after the draw step whenever a deck is empty then, so that you begin your play step with a new deck. The default is off, and the check waits for your first action (TS-113).</source>
        <translation>Si l’option est activée, il y a un contrôle des paquets juste après l’étape de pioche chaque fois qu’un paquet est alors vide&#x202f;: vous commencez donc votre étape de jeu avec un nouveau paquet. Par défaut, elle est désactivée&#x202f;: le contrôle attend votre première action (TS-113).</translation>
    </message>
    <message>
        <source>Option: deck check without an action</source>
        <translation>Option&#x202f;: contrôle des paquets sans action</translation>
    </message>
    <message>
        <source>If this is on, a turn without any action has one deck check too (TS-114); this is the default. If it is off, decks are only checked after actions, and a game in which everyone just passes may never end.</source>
        <translation>Si l’option est activée, le contrôle des paquets a lieu même après un tour sans action (TS-114)&#x202f;; c’est le réglage par défaut. Si elle est désactivée, les paquets ne sont contrôlés qu’après des actions, et une partie où tout le monde ne fait que passer peut ne jamais finir.</translation>
    </message>
    <message>
        <source>Option: copies of the Event cards</source>
        <translation>Option&#x202f;: exemplaires des cartes Événement</translation>
    </message>
    <message>
        <source>You can change how many copies of each Event card there are, from 0 to 8; the default is 4 each. Together they must come to at least 15 per player, or there are not enough for the decks.</source>
        <translation>Vous pouvez changer le nombre d’exemplaires de chaque carte Événement, de 0 à 8&#x202f;; par défaut, il y en a 4 de chaque. Il faut en tout au moins 15 cartes par joueur pour former les paquets.</translation>
    </message>
    <message>
        <source>Option: turn limit</source>
        <translation>Option&#x202f;: limite de tours</translation>
    </message>
    <message>
        <source>With a turn limit the game ends after that many turns, and nobody wins if it is not decided by then. It is meant for trying things out. The default is 0, which means no limit.</source>
        <translation>Avec une limite de tours, la partie s’arrête après ce nombre de tours, et personne ne gagne si rien n’est décidé d’ici là. C’est pratique pour faire des essais. Par défaut, c’est 0, c’est-à-dire sans limite.</translation>
    </message>
    <message>
        <source>Playing an Event card</source>
        <translation>Jouer une carte Événement</translation>
    </message>
    <message>
        <source>You play an Event card from your hand into your play zone and pay its action points. It stays there until the deck check is over, whether it works or is stopped, and then goes to your discard pile. While it is there, it cannot be swapped, messed, recycled, buried or shuffled into your deck.</source>
        <translation>Vous posez une carte Événement de votre main dans votre zone de jeu et payez ses points d’action. Elle y reste jusqu’à la fin du contrôle des paquets, qu’elle agisse ou soit arrêtée, puis va dans votre défausse. Tant qu’elle est là, elle ne peut pas être échangée, déplacée par une pagaille, recyclée, enterrée ni mélangée dans votre paquet.</translation>
    </message>
    <message>
        <source>Drawing cards</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>Piocher des cartes</translation>
    </message>
    <message>
        <source>A Drawing card costs 1 action point. You draw 1 or 2 cards from your deck, as you choose. If there is only one card left, you draw that one; the second is lost, even though your deck is renewed right after.</source>
        <translation>Une carte Pioche coûte 1 point d’action. Vous piochez 1 ou 2 cartes de votre paquet, à votre choix. S’il ne reste qu’une carte, vous piochez celle-là&#x202f;; la seconde est perdue, même si votre paquet est reformé juste après.</translation>
    </message>
    <message>
        <source>A Drawing card with an empty deck</source>
        <translation>Une carte Pioche avec un paquet vide</translation>
    </message>
    <message>
        <source>You may play a Drawing card when your deck is empty. You draw nothing, but the card counts as played. It can earn you a bonus, and the deck check after it renews your deck. The printed rules do not mention this case.</source>
        <translation>Vous pouvez jouer une carte Pioche quand votre paquet est vide. Vous ne piochez rien, mais la carte compte comme jouée&#x202f;: elle peut vous apporter un bonus, et le contrôle des paquets qui suit reforme votre paquet. La règle imprimée ne parle pas de ce cas.</translation>
    </message>
    <message>
        <source>Stealing cards: who to steal from</source>
        <translation>Les cartes Vol&#x202f;: qui viser</translation>
    </message>
    <message>
        <source>A Stealing card costs 1 action point. You aim it at another player who has cards in hand. If no other player has any, you cannot play it.</source>
        <translation>Une carte Vol coûte 1 point d’action. Vous visez un autre joueur qui a une carte en main. Si aucun autre joueur n’en a, vous ne pouvez pas la jouer.</translation>
    </message>
    <message>
        <source>Stealing 1 or 2 cards</source>
        <translation>Voler 1 ou 2 cartes</translation>
    </message>
    <message>
        <source>When the card resolves, you name 1 or 2 and take that many random cards from that player’s hand into yours. You cannot take more than there are, and you must take at least 1 if there is one.</source>
        <translation>Quand la carte prend effet, vous annoncez 1 ou 2, puis prenez autant de cartes au hasard dans la main de ce joueur. Vous ne pouvez pas en prendre plus qu’il n’y en a, et vous devez en prendre au moins 1 s’il y en a une.</translation>
    </message>
    <message>
        <source>When the hand has shrunk</source>
        <translation>Quand la main a rétréci</translation>
    </message>
    <message>
        <source>The player you aimed at may have played a Stopping card in the meantime. Then you can steal only what is left in that hand. If it is empty now, you steal nothing and bury nothing, but your card still counts as successfully played.</source>
        <translation>Le joueur que vous visiez a pu jouer une carte Stop entre-temps. Vous ne pouvez alors voler que ce qui reste dans cette main. Si elle est désormais vide, vous ne volez rien et n’enterrez rien, mais votre carte compte quand même comme jouée avec succès.</translation>
    </message>
    <message>
        <source>Who knows the stolen cards</source>
        <translation>Qui connaît les cartes volées</translation>
    </message>
    <message>
        <source>You and the player you steal from know which cards were taken. Everyone else only sees how many. The printed rules leave this open.</source>
        <translation>Vous et le joueur que vous volez savez quelles cartes ont été prises. Tous les autres voient seulement combien il y en a. La règle imprimée ne tranche pas.</translation>
    </message>
    <message>
        <source>Bury</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>Enterrer</translation>
    </message>
    <message>
        <source>After stealing you may choose up to 2 of your own discards and lay them on the pile of the player whose cards you took. That makes your next deck smaller, and theirs larger. If you steal 1 and bury 2, you have one card fewer than before.</source>
        <translation>Après avoir volé, vous pouvez choisir jusqu’à 2 cartes de votre propre défausse et les poser dans celle du joueur dont vous avez pris les cartes. Cela rend votre prochain paquet plus petit, et celui de ce joueur plus gros. Si vous en volez 1 et en enterrez 2, vous avez une carte de moins qu’avant.</translation>
    </message>
    <message>
        <source>Play Cat Burglar and aim it at Fred. Steal 1 card, then bury 2 of your discards in Fred’s pile. You both had 15 cards; now you have 14 and Fred has 16.</source>
        <translation>Jouez «&#x202f;Chat-pardeur&#x202f;» et visez Fred. Volez 1 carte, puis enterrez 2 cartes de votre défausse dans celle de Fred. Vous aviez tous deux 15 cartes&#x202f;; maintenant vous en avez 14 et Fred 16.</translation>
    </message>
    <message>
        <source>Choosing what to bury</source>
        <translation>Choisir ce qu’on enterre</translation>
    </message>
    <message>
        <source>You choose the cards to bury after you have seen what you stole, and everyone sees your choice. You may bury fewer, or none. The Stealing card itself is still in your play zone and cannot be buried. If your discard pile is empty, there is nothing to bury.</source>
        <translation>Vous choisissez les cartes à enterrer après avoir vu ce que vous avez volé, et tout le monde voit votre choix. Vous pouvez en enterrer moins, ou aucune. La carte Vol elle-même est encore dans votre zone de jeu et ne peut pas être enterrée. Si votre défausse est vide, il n’y a rien à enterrer.</translation>
    </message>
    <message>
        <source>Stopping cards</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>Les cartes Stop</translation>
    </message>
    <message>
        <source>A Stopping card costs nothing. You play it in response to what another player does, which then has no effect, and that player draws 1 card as a bribe. Your card goes to your play zone, and it can itself be stopped. The chapter on stopping explains more, from TS-37 on.</source>
        <translation>Une carte Stop ne coûte rien. Vous la jouez en réponse à un autre joueur&#x202f;: ce qu’il fait n’a alors aucun effet, et il pioche 1 carte comme pot-de-vin. Votre carte va dans votre zone de jeu, et peut elle-même être arrêtée. Le chapitre sur les arrêts en dit plus, à partir de TS-37.</translation>
    </message>
    <message>
        <source>Recycling cards</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>Les cartes Recyclage</translation>
    </message>
    <message>
        <source>You take 1 or 2 cards of your choice from your discard pile into your hand. This costs 1 action point for the Recycling card. Drawing, Stealing and Acting cards can be taken; Stopping and Recycling cards cannot.</source>
        <translation>Une carte Recyclage coûte 1 point d’action. Vous prenez en main 1 ou 2 cartes de votre défausse, à votre choix. Vous pouvez reprendre des cartes Pioche, Vol et Spectacle, mais pas de cartes Stop ni Recyclage.</translation>
    </message>
    <message>
        <source>Nothing to recycle</source>
        <translation>Rien à recycler</translation>
    </message>
    <message>
        <source>You cannot play a Recycling card if there is no Drawing, Stealing or Acting card in your discard pile. At least 1 card has to come back.</source>
        <translation>Vous ne pouvez pas jouer de carte Recyclage s’il n’y a aucune carte Pioche, Vol ou Spectacle dans votre défausse. Vous devez pouvoir en reprendre au moins 1.</translation>
    </message>
    <message>
        <source>Acting cards: what they require</source>
        <translation>Les cartes Spectacle&#x202f;: ce qu’elles demandent</translation>
    </message>
    <message>
        <source>An Acting card costs 2 action points. Your character must be of the card’s type and in Altered form, and you must make the animal sound that the card asks for. With 1 action point, in Normal form or with a character of another type, you cannot play it.</source>
        <translation>Une carte Spectacle coûte 2 points d’action. Votre personnage doit être du type de la carte et sous sa forme transformée, et vous devez pousser le cri d’animal que demande la carte. Avec 1 point d’action, ou avec un personnage sous sa forme normale ou d’un autre type, vous ne pouvez pas la jouer.</translation>
    </message>
    <message>
        <source>Your Jack is altered. Purr-forming Arts is refused, because it asks for a feline. Howlywood Debut is canine like Jack. Play it and draw up to 4 cards, all that your deck has left. Nobody can stop it, but Denis also has a canine and may join in.</source>
        <translation>Votre Jack est transformé. «&#x202f;Comédie miaousicale&#x202f;» est refusée, car elle demande un félin. «&#x202f;Débuts à Hurlywood&#x202f;» est canine comme Jack&#x202f;: jouez-la et piochez jusqu’à 4 cartes, tout ce qui reste dans votre paquet. Personne ne peut l’arrêter, mais Denis aussi a un canin, et peut se joindre au spectacle.</translation>
    </message>
    <message>
        <source>Making the sound</source>
        <translation>Pousser le cri</translation>
    </message>
    <message>
        <source>If you play an Acting card, or join in with one, you have made the sound. The table takes your word for it and never judges. If you do not want to make it, leave the card in your hand, or stay silent when you could join in.</source>
        <translation>Si vous jouez une carte Spectacle, ou si vous vous joignez au spectacle, vous avez poussé le cri&#x202f;: on vous croit sur parole, et personne ne juge. Si vous ne voulez pas le faire, laissez la carte dans votre main, ou gardez le silence quand vous pourriez vous joindre au spectacle.</translation>
    </message>
    <message>
        <source>Acting cards: up to 5 cards</source>
        <translation>Les cartes Spectacle&#x202f;: jusqu’à 5 cartes</translation>
    </message>
    <message>
        <source>You draw 1 to 5 cards from your deck, as many as you like and as your deck allows. With an empty deck you draw none, but others may still join in. The printed rules seem to say 3 in one place and 5 in another. Here it is 5, unless an option makes it 3 (TS-126).</source>
        <translation>Vous piochez de 1 à 5 cartes de votre paquet, à votre choix et tant qu’il y en a. Avec un paquet vide, vous n’en piochez aucune, mais les autres peuvent quand même se joindre au spectacle. La règle imprimée semble dire 3 à un endroit et 5 à un autre. Ici c’est 5, à moins qu’une option n’en fasse 3 (TS-126).</translation>
    </message>
    <message>
        <source>Acting cards cannot be stopped</source>
        <translation>On ne peut pas arrêter une carte Spectacle</translation>
    </message>
    <message>
        <source>Nobody can respond to an Acting card. It resolves at once and always counts as successfully played. Its type is always your character’s, so it can always earn your bonus, if you have a use left this turn.</source>
        <translation>Personne ne peut répondre à une carte Spectacle. Elle prend effet aussitôt et compte toujours comme jouée avec succès. Son type est celui de votre personnage&#x202f;: elle peut donc toujours apporter votre bonus, s’il vous en reste une utilisation pendant ce tour.</translation>
    </message>
    <message>
        <source>SPECIAL: others join in</source>
        <translation>SPÉCIAL&#x202f;: les autres participent</translation>
    </message>
    <message>
        <source>After you have drawn with an Acting card, every other player whose character has the same type may make the sound as well and draw up to 2 cards from their own deck.</source>
        <translation>Quand vous avez pioché avec une carte Spectacle, chaque autre joueur dont le personnage est du même type peut pousser le cri lui aussi et piocher jusqu’à 2 cartes de son propre paquet.</translation>
    </message>
    <message>
        <source>Joining in: who, and in what order</source>
        <translation>Se joindre au spectacle&#x202f;: qui et dans quel ordre</translation>
    </message>
    <message>
        <source>Players are asked in turn order, starting after the one who acts. They may join in even in Normal form, and they may stay silent. A player with an empty deck is not asked. Joining in earns no bonus, because no card was played. A deck that runs out this way is renewed in the deck check of this action.</source>
        <translation>On demande à chacun dans l’ordre du tour, en commençant par le joueur qui suit celui qui donne le spectacle. Ils peuvent s’y joindre même avec un personnage sous sa forme normale, et peuvent garder le silence. On ne demande rien à un joueur dont le paquet est vide. S’y joindre n’apporte pas de bonus, car aucune carte n’a été jouée. Un paquet qui s’épuise ainsi est reformé au contrôle des paquets de cette action.</translation>
    </message>
    <message>
        <source>Fred has drawn cards with Squeak Preview. Your Rocky is a rodent like Fred’s Ham &amp; Cheese, so you may join in, even in Normal form. Draw up to 2 cards, or stay silent. It earns you no bonus.</source>
        <translation>Fred a pioché des cartes avec «&#x202f;Avant-couinière&#x202f;». Votre Rocky est un rongeur comme les Ham &amp; Cheese de Fred&#x202f;: vous pouvez donc vous joindre au spectacle, même s’il est encore sous sa forme normale. Piochez jusqu’à 2 cartes, ou gardez le silence. Cela ne vous apporte pas de bonus.</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Tail Story is for 2, 3 or 4 players. A game takes 20 to 45 minutes. The box says it is for ages 12 and up, but nobody checks that here.</source>
        <translation>Tail Story se joue à 2, 3 ou 4 joueurs. Une partie dure de 20 à 45 minutes. La boîte indique «&#x202f;à partir de 12 ans&#x202f;», mais personne ne le vérifie ici.</translation>
    </message>
    <message>
        <source>60 Event cards</source>
        <translation>60 cartes Événement</translation>
    </message>
    <message>
        <source>Event cards are what you play with. There are 60 of them: 15 different ones with 4 copies of each, so 12 cards of each kind and 20 of each type. The printed rules do not say how many copies there are; this is the only even spread of 60 cards. You can change the number of copies in the options (TS-130).</source>
        <translation>On joue avec les cartes Événement. Il y en a 60&#x202f;: 15 différentes en 4 exemplaires chacune, soit 12 cartes de chaque sorte et 20 de chaque type. La règle imprimée ne donne pas le nombre d’exemplaires&#x202f;; c’est la seule répartition égale de 60 cartes. Vous pouvez changer ces nombres dans les options (TS-130).</translation>
    </message>
    <message>
        <source>Five kinds of Event card and their cost</source>
        <translation>Cinq sortes de cartes Événement et leur coût</translation>
    </message>
    <message>
        <source>A Drawing, Stealing or Recycling card costs 1 action point, an Acting card 2, and a Stopping card nothing. All cards of one kind cost the same and do the same. Only their type differs and, on an Acting card, the sound and the type of character it asks for.</source>
        <translation>Une carte Pioche, Vol ou Recyclage coûte 1 point d’action, une carte Spectacle 2, et une carte Stop rien. Toutes les cartes d’une même sorte ont le même coût et le même effet. Seuls diffèrent leur type et, sur une carte Spectacle, le cri et le type de personnage qu’elle demande.</translation>
    </message>
    <message>
        <source>Three types: canine, feline, rodent &amp; friends</source>
        <translation>Trois types&#x202f;: canin, félin, rongeur &amp; Cie</translation>
    </message>
    <message>
        <source>Every Event card and every character has one type. You may play Drawing, Stealing, Stopping and Recycling cards of any type. The type matters in three places: a card of your character’s type can earn your bonus (TS-94), an Acting card needs a character of its type (TS-67), and other characters of that type may join in with it (TS-71).</source>
        <translation>Chaque carte Événement et chaque personnage ont un type. Vous pouvez jouer des cartes Pioche, Vol, Stop et Recyclage de n’importe quel type. Le type compte dans trois cas&#x202f;: une carte du type de votre personnage peut apporter votre bonus (TS-94), une carte Spectacle exige un personnage de son type (TS-67), et d’autres personnages de ce type peuvent se joindre au spectacle (TS-71).</translation>
    </message>
    <message>
        <source>The 15 Event cards by name</source>
        <translation>Les 15 cartes Événement par leur nom</translation>
    </message>
    <message>
        <source>Drawing: Bones Drawing, Tuna Drawing, Acorn Drawing. Stealing: Golden Rethiever, Cat Burglar, Cheeky Pockets. Stopping: Pug You Beach!, Cat Got Your Turn!, No Nuts For You! Recycling: Bone Again, Re-Purr-Posed, Wheel Be Back. Acting: Howlywood Debut, Purr-forming Arts, Squeak Preview. Of each kind the first is canine, the second feline, the third rodent &amp; friends. Eleven of the names, the sounds and the flavour lines are our own; no rule depends on them.</source>
        <translation>Pioche&#x202f;: Dessine-moi un os, Dessine-moi un thon, Dessine-moi un gland. Vol&#x202f;: Golden Retrivoleur, Chat-pardeur, Plein les joues. Stop&#x202f;: Touche pas à ma plage&#x202f;!, Donne ton tour au chat&#x202f;!, Pas de noix pour toi&#x202f;! Recyclage&#x202f;: Un os et ça repart, De seconde patte, La roue tourne. Spectacle&#x202f;: Débuts à Hurlywood, Comédie miaousicale, Avant-couinière. Dans chaque sorte, la première est canine, la deuxième féline, la troisième rongeur &amp; Cie. Onze des noms, les cris et les textes d’ambiance sont de nous&#x202f;; aucune règle n’en dépend.</translation>
    </message>
    <message>
        <source>What an Event card shows</source>
        <translation>Ce que montre une carte Événement</translation>
    </message>
    <message>
        <source>At the top left is the cost in action points. Under the picture are an icon for the kind and, in words, what the card does. The colour of the card and a small icon show its type. The printed cards also colour their effects: green for whoever plays the card, red for other players, yellow for both. Colours and flavour lines have no effect on the rules.</source>
        <translation>En haut à gauche se trouve le coût en points d’action. Sous l’image, une icône indique la sorte, et un texte dit ce que fait la carte. La couleur de la carte et une petite icône indiquent son type. Les cartes imprimées colorent aussi leurs effets&#x202f;: vert pour le joueur qui pose la carte, rouge pour les autres joueurs, jaune pour tous. Couleurs et textes d’ambiance ne changent aucune règle.</translation>
    </message>
    <message>
        <source>A character has two sides</source>
        <translation>Un personnage a deux faces</translation>
    </message>
    <message>
        <source>You begin with the Normal form, which has a white frame. On the other side is the Altered form with a black frame. Type and bonus are the same on both sides, but only the Altered form has an ability to use (TS-75).</source>
        <translation>Vous commencez avec la forme normale, au cadre blanc. De l’autre côté se trouve la forme transformée, au cadre noir. Le type et le bonus sont les mêmes des deux côtés, mais seule la forme transformée a un pouvoir à utiliser (TS-75).</translation>
    </message>
    <message>
        <source>The six characters</source>
        <translation>Les six personnages</translation>
    </message>
    <message>
        <source>Canine: Jack and Alan; their bonus is to draw 1, once a turn. Feline: Padthai and Khalid; their bonus is to mess 1, once a turn. Rodent &amp; friends: Ham &amp; Cheese, who are one character, and Rocky; their bonus is to dig 1, twice a turn. Altered, each has an ability of its own: Jack (TS-78), Alan (TS-80), Padthai (TS-82), Khalid (TS-84), Ham &amp; Cheese (TS-87), Rocky (TS-89). Of the Normal form names, only Jack’s is printed.</source>
        <translation>Canins&#x202f;: Jack et Alan&#x202f;; leur bonus&#x202f;: piocher 1, une fois par tour. Félins&#x202f;: Padthai et Khalid&#x202f;; leur bonus&#x202f;: pagaille 1, une fois par tour. Rongeurs &amp; Cie&#x202f;: Ham &amp; Cheese, qui sont un seul personnage, et Rocky&#x202f;; leur bonus&#x202f;: déterrer 1, deux fois par tour. Transformé, chacun a son propre pouvoir&#x202f;: Jack (TS-78), Alan (TS-80), Padthai (TS-82), Khalid (TS-84), Ham &amp; Cheese (TS-87), Rocky (TS-89). Parmi les noms de la forme normale, seul celui de Jack est imprimé.</translation>
    </message>
    <message>
        <source>No third character of a type</source>
        <translation>Pas de troisième personnage par type</translation>
    </message>
    <message>
        <source>The printed rules hint at one more character of each type in a larger edition, but do not say what they can do. So they are not included here. You choose from six characters, two of each type.</source>
        <translation>La règle imprimée laisse deviner un personnage de plus par type dans une édition plus grande, mais ne dit pas ce que ces personnages savent faire. Ils ne figurent donc pas ici&#x202f;: vous choisissez parmi six personnages, deux par type.</translation>
    </message>
    <message>
        <source>Queue cards</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>Les cartes d’ordre</translation>
    </message>
    <message>
        <source>There are four queue cards, 1ST to 4TH. They set the order of the turns and, in reverse, the order in which characters are chosen. With 2 or 3 players only the lowest 2 or 3 of them are used.</source>
        <translation>Il y a quatre cartes d’ordre, de la 1re à la 4e. Elles donnent l’ordre des tours et, à rebours, l’ordre de choix des personnages. À 2 ou 3 joueurs, seules servent les 2 ou 3 premières.</translation>
    </message>
    <message>
        <source>What is in front of you</source>
        <translation>Ce qui est devant vous</translation>
    </message>
    <message>
        <source>You have a queue card, a character, a deck, a hand, a discard pile, a play zone for the cards being played, and a row of four places for your achievements.</source>
        <translation>Vous avez une carte d’ordre, un personnage, un paquet, une main, une défausse, une zone de jeu pour les cartes en train d’être jouées, et une rangée de quatre emplacements pour vos exploits.</translation>
    </message>
    <message>
        <source>Turn order</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>L’ordre du tour</translation>
    </message>
    <message>
        <source>Everyone gets a queue card at random. The player with 1ST has the first turn, then 2ND and so on. After the highest number it is 1ST’s turn again.</source>
        <translation>Chacun reçoit une carte d’ordre au hasard. Le joueur qui reçoit la première commence, puis vient celui qui a la deuxième, et ainsi de suite. Après le numéro le plus haut, on revient au premier joueur.</translation>
    </message>
    <message>
        <source>Choosing characters</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>Choisir les personnages</translation>
    </message>
    <message>
        <source>The player with the highest queue number chooses a character first, then the next lower one; 1ST chooses last. Everyone sees what is taken.</source>
        <translation>Le joueur qui a le numéro d’ordre le plus haut choisit un personnage en premier, puis celui qui a le numéro juste en dessous, et ainsi de suite&#x202f;; le joueur qui a la 1re carte d’ordre choisit en dernier. Tout le monde voit ce qui est pris.</translation>
    </message>
    <message>
        <source>Each character only once</source>
        <translation>Chaque personnage une seule fois</translation>
    </message>
    <message>
        <source>There is one card of each character, so two players never have the same one. They may have characters of the same type, such as Jack and Alan.</source>
        <translation>Il n’y a qu’une carte par personnage&#x202f;: deux joueurs n’ont donc jamais le même. Ils peuvent avoir des personnages du même type, comme Jack et Alan.</translation>
    </message>
    <message>
        <source>Everyone starts in Normal form</source>
        <translation>Tout le monde commence sous forme normale</translation>
    </message>
    <message>
        <source>Your character starts with the Normal form face up. So at first nobody can use an altered ability or play an Acting card. Achievements turn characters over (TS-115, TS-116).</source>
        <translation>Votre personnage commence sous sa forme normale. Au début, personne ne peut donc utiliser de pouvoir transformé ni jouer de carte Spectacle. Les exploits retournent les personnages (TS-115, TS-116).</translation>
    </message>
    <message>
        <source>A deck of 15 cards</source>
        <translation>Un paquet de 15 cartes</translation>
    </message>
    <message>
        <source>The Event cards are shuffled, and each player gets 15 of them face down as a deck. With 2 players 30 cards are left over, with 3 players 15. They stay out of the game and nobody gets to see them, so do not count on every card being there.</source>
        <translation>On mélange les cartes Événement, et chaque joueur en reçoit 15 face cachée&#x202f;: c’est son paquet. À 2 joueurs, il reste 30 cartes, à 3 joueurs 15. Elles restent hors du jeu et personne ne les voit&#x202f;: rien ne garantit donc qu’une carte donnée soit en jeu.</translation>
    </message>
    <message>
        <source>The opening hand</source>
        <translation>La main de départ</translation>
    </message>
    <message>
        <source>You draw 5 cards from your deck, which leaves 10. A poor hand cannot be redrawn. Discard piles, play zones and achievement places start empty.</source>
        <translation>Vous piochez 5 cartes de votre paquet, où il en reste 10. On n’échange pas une mauvaise main. Défausses, zones de jeu et emplacements d’exploits sont vides au départ.</translation>
    </message>
    <message>
        <source>1ST starts with 1 action point</source>
        <translation>1 point d’action pour le premier joueur</translation>
    </message>
    <message>
        <source>You have 2 action points each turn. Only the very first turn of the game is different. The player with 1ST has just 1 action point then, and 2 from the next turn on.</source>
        <translation>Vous avez 2 points d’action à chaque tour. Seul le tout premier tour de la partie est différent&#x202f;: le premier joueur n’a alors qu’un point d’action, puis 2 à partir de son tour suivant.</translation>
    </message>
    <message>
        <source>Cards in your zones are yours</source>
        <translation>Les cartes de vos zones sont à vous</translation>
    </message>
    <message>
        <source>Cards in your zones belong to you, wherever they came from. Stolen, buried, messed and swapped cards change sides for good; nothing goes back to the player who had it first. A stolen card that you discard later goes to your own pile and then into your own deck.</source>
        <translation>Les cartes qui sont dans vos zones vous appartiennent, d’où qu’elles viennent. Les cartes volées, enterrées, échangées ou déplacées par une pagaille changent de camp pour de bon&#x202f;; aucune ne retourne au joueur à qui elle était au départ. Une carte volée que vous défaussez plus tard va dans votre propre défausse, puis dans votre propre paquet.</translation>
    </message>
    <message>
        <source>Drawing when the deck runs short</source>
        <translation>Piocher quand le paquet ne suffit pas</translation>
    </message>
    <message>
        <source>To draw is to take the top card of your own deck into your hand. If your deck has fewer cards than you should draw, you take what is there and the rest is lost. A deck is never renewed in the middle of an effect, and you do not draw the missing cards after the deck check. The same goes for every way of drawing.</source>
        <translation>Piocher, c’est prendre en main la carte du dessus de votre propre paquet. Si votre paquet a moins de cartes que vous ne devriez en piocher, vous prenez ce qu’il y a et le reste est perdu. Un paquet n’est jamais reformé au milieu d’un effet, et vous ne piochez pas les cartes manquantes après le contrôle des paquets. Cela vaut pour toutes les façons de piocher.</translation>
    </message>
    <message>
        <source>First the number, then the cards</source>
        <translation>D’abord le nombre, puis les cartes</translation>
    </message>
    <message>
        <source>When you draw or steal 1 to 2 cards, or any other number you choose, you name the number first and then get all the cards at once. You cannot look at one card and then decide whether to take another. The printed rules leave this open.</source>
        <translation>Quand vous piochez ou volez 1 ou 2 cartes, ou tout autre nombre à votre choix, vous annoncez d’abord le nombre, puis recevez toutes les cartes à la fois. Vous ne pouvez pas regarder une carte et décider ensuite si vous en prenez une autre. La règle imprimée ne tranche pas.</translation>
    </message>
    <message>
        <source>Discard piles are open</source>
        <translation>Les défausses sont visibles</translation>
    </message>
    <message>
        <source>Discards are face up, and everyone may look through every discard pile at any time. Their order means nothing. The printed rules do not say so, but players choose cards from these piles, so everyone can see them.</source>
        <translation>Les cartes défaussées sont face visible, et tout le monde peut parcourir n’importe quelle défausse à tout moment. Leur ordre n’a aucune importance. La règle imprimée ne le dit pas, mais les joueurs choisissent des cartes dans ces défausses&#x202f;: tous peuvent donc les voir.</translation>
    </message>
    <message>
        <source>What is left to chance</source>
        <translation>Ce que décide le hasard</translation>
    </message>
    <message>
        <source>Chance alone decides who gets which queue card, what is dealt, how decks are shuffled, which cards are stolen and which cards are lost to Jack. Every card is equally likely, and players have no choice in any of this.</source>
        <translation>Le hasard seul décide qui reçoit quelle carte d’ordre, ce qui est distribué, comment les paquets sont mélangés, quelles cartes sont volées et lesquelles sont perdues à cause de Jack. Toutes les cartes ont les mêmes chances, et les joueurs n’ont aucun choix à faire.</translation>
    </message>
    <message>
        <source>What “once a turn” means</source>
        <translation>Ce que veut dire «&#x202f;une fois par tour&#x202f;»</translation>
    </message>
    <message>
        <source>A limit per turn applies to the turn being played now, no matter whose turn it is. When the turn passes, all these limits start over for all players. So a bonus that you use on someone else’s turn, thanks to a Stopping card, does not count on your own turn. Limits for the whole game never start over.</source>
        <translation>Une limite par tour compte pour le tour qui se joue en ce moment, quel que soit le joueur dont c’est le tour. Quand le tour passe au joueur suivant, toutes ces limites repartent à zéro pour tous les joueurs. Un bonus que vous utilisez au tour d’un autre, grâce à une carte Stop, ne compte donc pas dans votre propre tour. Les limites pour toute la partie ne repartent jamais à zéro.</translation>
    </message>
    <message>
        <source>No questions with only one answer</source>
        <translation>Pas de question à réponse unique</translation>
    </message>
    <message>
        <source>If only one answer is possible, the table chooses it for you and moves on. There are two exceptions: you always end your turn yourself, and you are asked whether you want to stop something even if you cannot (TS-46).</source>
        <translation>S’il n’y a qu’une réponse possible, le programme la donne pour vous et continue. Il y a deux exceptions&#x202f;: vous finissez toujours votre tour vous-même, et on vous demande si vous arrêtez ce que fait un autre, même quand vous ne le pouvez pas (TS-46).</translation>
    </message>
    <message>
        <source>What can be stopped</source>
        <translation>Ce qu’on peut arrêter</translation>
    </message>
    <message>
        <source>Other players can stop almost anything that is done in the play step: a Drawing, Stealing or Recycling card, draw 1 and discard 1, an altered ability, a swap, and also a Stopping card. Only Acting cards cannot be stopped (TS-70).</source>
        <translation>Les autres joueurs peuvent arrêter presque tout ce qui se fait à l’étape de jeu&#x202f;: une carte Pioche, Vol ou Recyclage, piocher 1 et défausser 1, un pouvoir transformé, un échange, et aussi une carte Stop. Seules les cartes Spectacle font exception (TS-70).</translation>
    </message>
    <message>
        <source>What cannot be stopped</source>
        <translation>Ce qu’on ne peut pas arrêter</translation>
    </message>
    <message>
        <source>Nobody can stop an Acting card or those who join in with it, the draw step, a bonus, the deck check, an achievement and its effect, the end of a turn, or the discards made then. Nobody is asked about them either.</source>
        <translation>Personne ne peut arrêter une carte Spectacle, la participation des autres au spectacle, l’étape de pioche, un bonus, le contrôle des paquets, un exploit et ce qu’il entraîne, la fin d’un tour, ni les défausses qu’on y fait. Dans ces cas, on ne demande rien à personne.</translation>
    </message>
    <message>
        <source>Who may stop</source>
        <translation>Qui peut arrêter</translation>
    </message>
    <message>
        <source>If you have a Stopping card in hand, you can stop what any other player does in a play step (TS-37), on anyone’s turn. You cannot stop your own action or your own card. But when someone stops your action, you may stop their Stopping card.</source>
        <translation>Si vous avez une carte Stop en main, vous pouvez arrêter ce que fait n’importe quel autre joueur à une étape de jeu (TS-37), quel que soit le joueur dont c’est le tour. Vous ne pouvez pas arrêter votre propre action ni votre propre carte. Mais quand quelqu’un arrête votre action, vous pouvez arrêter sa carte Stop.</translation>
    </message>
    <message>
        <source>Stopping cards only respond</source>
        <translation>Les cartes Stop ne font que répondre</translation>
    </message>
    <message>
        <source>You cannot play a Stopping card as an action of your own. It is only ever played on something that another player has just played or done. Otherwise it would earn a bonus for nothing.</source>
        <translation>Vous ne pouvez pas jouer une carte Stop comme une action à part entière. Elle ne se pose que sur quelque chose qu’un autre joueur vient de jouer ou de faire. Sinon, elle apporterait un bonus pour rien.</translation>
    </message>
    <message>
        <source>Stopping is free and has no limit</source>
        <translation>Arrêter est gratuit et sans limite</translation>
    </message>
    <message>
        <source>A Stopping card costs no action points. You can play it with none left, and on other players’ turns. There is no limit. In one turn you can stop as many things as you have Stopping cards for.</source>
        <translation>Une carte Stop ne coûte pas de points d’action. Vous pouvez la jouer quand il ne vous en reste plus, et au tour des autres. Il n’y a pas de limite&#x202f;: en un tour, vous pouvez arrêter autant de choses que vous avez de cartes Stop.</translation>
    </message>
    <message>
        <source>Aim at the newest card</source>
        <translation>Viser la carte la plus récente</translation>
    </message>
    <message>
        <source>A Stopping card goes on the newest card or action, the one that nobody has responded to. A card or action that already has a Stopping card on it cannot be stopped again. If you want to change what happens, stop the newest card.</source>
        <translation>Une carte Stop se pose sur la carte ou l’action la plus récente, celle à laquelle personne n’a encore répondu. On ne peut pas arrêter une seconde fois ce qui porte déjà une carte Stop. Si vous voulez changer la suite, arrêtez la carte la plus récente.</translation>
    </message>
    <message>
        <source>Who comes first</source>
        <translation>Qui arrête en premier</translation>
    </message>
    <message>
        <source>If several players want to stop the same thing, the quickest one gets to. If nobody can tell who was quickest, it goes to the first in turn order after the player being stopped. So with four players and a card played by 2ND, the order is 3RD, 4TH, 1ST.</source>
        <translation>Si plusieurs joueurs veulent arrêter la même chose, c’est le plus rapide qui le fait. Si personne ne sait dire qui a été le plus rapide, c’est le premier dans l’ordre du tour après le joueur qu’on veut arrêter. À quatre joueurs, si la carte est jouée par le 2e joueur, l’ordre est donc 3e, 4e, 1er.</translation>
    </message>
    <message>
        <source>One after the other</source>
        <translation>L’un après l’autre</translation>
    </message>
    <message>
        <source>At this table the players respond in turn order, starting after the player whose card or action it is. Each lets it go or plays one Stopping card. The first Stopping card ends this round, and a new round of responses to that card begins, starting after its owner. We cannot tell who is quickest, so the turn order of TS-43 decides; an option changes this (TS-127).</source>
        <translation>À cette table, les joueurs répondent dans l’ordre du tour, en commençant après le joueur dont c’est la carte ou l’action. Chacun laisse passer ou joue une carte Stop. La première carte Stop met fin à ces réponses&#x202f;; on recommence alors pour cette carte, à partir du joueur qui suit son propriétaire. Nous ne pouvons pas savoir qui est le plus rapide&#x202f;: l’ordre du tour de TS-43 décide donc&#x202f;; une option change cela (TS-127).</translation>
    </message>
    <message>
        <source>Option: fastest finger</source>
        <translation>Option&#x202f;: au plus rapide</translation>
    </message>
    <message>
        <source>With this option everyone who may respond is asked together, and the first to press stops it; the others keep their cards. After that, everyone but its owner may respond to the new Stopping card. Two presses in the same instant count in turn order (TS-43). When everyone has let it go, it resolves.</source>
        <translation>Avec cette option, on pose la question en même temps à tous ceux qui peuvent répondre, et le premier qui appuie joue sa carte Stop&#x202f;; les autres gardent leurs cartes. Ensuite, tous peuvent répondre à la nouvelle carte Stop, sauf le joueur qui l’a posée. Si deux joueurs appuient au même instant, l’ordre du tour décide (TS-43). Quand tous ont laissé passer, la carte prend effet.</translation>
    </message>
    <message>
        <source>Everyone is asked the same way</source>
        <translation>La même question pour tout le monde</translation>
    </message>
    <message>
        <source>As long as you have a card in hand, you are asked whether you want to stop what another player does, even if you have no Stopping card; then you can only let it go. If only players with Stopping cards were asked, everyone would know who has one. A player with an empty hand is not asked, because everyone can see that anyway.</source>
        <translation>Tant que vous avez une carte en main, on vous demande si vous arrêtez ce que fait un autre joueur, même si vous n’avez pas de carte Stop&#x202f;; vous ne pouvez alors que laisser passer. Si l’on ne posait la question qu’aux joueurs qui ont une carte Stop, tout le monde saurait qui en a une. On ne la pose pas à un joueur dont la main est vide, car tous voient bien qu’il n’a pas de carte.</translation>
    </message>
    <message>
        <source>Letting go counts for one card only</source>
        <translation>Laisser passer ne vaut qu’une fois</translation>
    </message>
    <message>
        <source>If you let something go, you let go just that one card or action. You are asked again about every Stopping card that another player lays on top.</source>
        <translation>Si vous laissez passer quelque chose, vous ne laissez passer que cette carte ou cette action. On vous pose de nouveau la question pour chaque carte Stop qu’un autre joueur pose dessus.</translation>
    </message>
    <message>
        <source>When stopping is over</source>
        <translation>Quand les arrêts sont finis</translation>
    </message>
    <message>
        <source>When everyone has let the newest card go, stopping is over, and everything that was played resolves. Nobody can stop any of it now, not even with a Stopping card drawn as a bribe.</source>
        <translation>Quand tout le monde a laissé passer la dernière carte, les arrêts sont finis, et tout ce qui a été joué prend effet. Personne ne peut plus rien arrêter, pas même avec une carte Stop piochée comme pot-de-vin.</translation>
    </message>
    <message>
        <source>The newest card comes first</source>
        <translation>La carte la plus récente d’abord</translation>
    </message>
    <message>
        <source>Stacked cards resolve from the newest down to the action. A Stopping card that nobody stopped stops the one right under it. A stopped Stopping card does nothing, so the one right under it goes ahead. In short, with 2 or 4 Stopping cards the action happens; with 1 or 3 it does not.</source>
        <translation>Les cartes empilées prennent effet en commençant par la plus récente et en finissant par l’action. Une carte Stop que personne n’a arrêtée arrête ce qui est juste dessous. Une carte Stop arrêtée ne fait rien&#x202f;: ce qui est juste dessous prend donc effet. En bref&#x202f;: avec 2 ou 4 cartes Stop, l’action prend effet, avec 1 ou 3, non.</translation>
    </message>
    <message>
        <source>You played Bones Drawing, and Fred stopped it with No Nuts For You! Play Pug You Beach! on Fred’s card. It is stopped, Fred gets the bribe, and you draw your cards after all. If you let it go instead, you get only a bribe.</source>
        <translation>Vous avez joué «&#x202f;Dessine-moi un os&#x202f;», et Fred a arrêté cette carte avec «&#x202f;Pas de noix pour toi&#x202f;!&#x202f;». Posez «&#x202f;Touche pas à ma plage&#x202f;!&#x202f;» sur la carte de Fred&#x202f;: celle-ci est arrêtée, Fred reçoit le pot-de-vin, et vous piochez finalement vos cartes. Si vous laissez passer, vous ne recevez qu’un pot-de-vin.</translation>
    </message>
    <message>
        <source>What it means to be stopped</source>
        <translation>Ce que veut dire être arrêté</translation>
    </message>
    <message>
        <source>A stopped card or action has no effect at all. It does not count as successfully played, so it earns no bonus. You do not get its action points back.</source>
        <translation>Une carte ou une action arrêtée n’a aucun effet. Elle ne compte pas comme jouée avec succès, et n’apporte donc pas de bonus. Vous ne récupérez pas ses points d’action.</translation>
    </message>
    <message>
        <source>A stopped use is used up</source>
        <translation>Une utilisation arrêtée est perdue</translation>
    </message>
    <message>
        <source>A swap or an ability that was stopped counts as used. So you cannot swap again this turn, and an ability that works twice a game has one fewer use. The printed rules hint at this only for Alan; here it holds for all.</source>
        <translation>Un échange ou un pouvoir arrêté compte comme utilisé. Vous ne pouvez donc plus échanger pendant ce tour, et un pouvoir utilisable deux fois par partie a une utilisation de moins. La règle imprimée ne le laisse entendre que pour Alan&#x202f;; ici, cela vaut pour tous.</translation>
    </message>
    <message>
        <source>The bribe</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>Le pot-de-vin</translation>
    </message>
    <message>
        <source>A player who is stopped draws 1 card from their own deck. This applies to a stopped action and to a stopped Stopping card. They draw at once, before the next card down resolves. If a Stopping card was itself stopped, its owner gets the bribe, not the player it was aimed at.</source>
        <translation>Le joueur arrêté pioche 1 carte de son propre paquet. Cela vaut pour une action arrêtée et pour une carte Stop arrêtée. Il pioche aussitôt, avant que la carte du dessous prenne effet. Si une carte Stop a elle-même été arrêtée, c’est son propriétaire qui reçoit le pot-de-vin, et non le joueur qu’elle visait.</translation>
    </message>
    <message>
        <source>You must take the bribe</source>
        <translation>Le pot-de-vin est obligatoire</translation>
    </message>
    <message>
        <source>You cannot refuse a bribe. If your deck is empty, you get nothing. If the bribe is your last card, your deck has run out, just as if you had drawn it with a card of your own.</source>
        <translation>Vous ne pouvez pas refuser un pot-de-vin. Si votre paquet est vide, vous ne recevez rien. Si le pot-de-vin est votre dernière carte, votre paquet est épuisé, tout comme si vous l’aviez piochée grâce à une de vos propres cartes.</translation>
    </message>
    <message>
        <source>Where stopped cards go</source>
        <translation>Où vont les cartes arrêtées</translation>
    </message>
    <message>
        <source>A stopped card stays in the play zone of the player who played it. After the deck check it goes to that player’s discard pile, like all cards there (TS-111). It does not go back to their hand.</source>
        <translation>Une carte arrêtée reste dans la zone de jeu du joueur qui l’a jouée. Après le contrôle des paquets, elle va dans la défausse de ce joueur, comme toutes les cartes de cette zone (TS-111). Elle ne revient pas en main.</translation>
    </message>
    <message>
        <source>The five steps of a turn</source>
        <translation>Les cinq étapes d’un tour</translation>
    </message>
    <message>
        <source>A turn has these steps: draw step, play step, bonus step, deck check, end of turn. In the play step you take one action. After it come the bonus step and the deck check, even if nothing can happen there, and then you are back in the play step for your next action. When you want no more actions, you go from the play step to the end of the turn.</source>
        <translation>Un tour se déroule ainsi&#x202f;: étape de pioche, étape de jeu, étape de bonus, contrôle des paquets, fin du tour. À l’étape de jeu, vous faites une action. Viennent ensuite l’étape de bonus et le contrôle des paquets, même si rien ne peut s’y passer, puis vous revenez à l’étape de jeu pour l’action suivante. Quand vous ne voulez plus faire d’action, vous passez de l’étape de jeu à la fin du tour.</translation>
    </message>
    <message>
        <source>At the start of your turn</source>
        <translation>Quand votre tour commence</translation>
    </message>
    <message>
        <source>First, all limits per turn start over, Alan’s sprint from the turn before ends, and cards dug earlier no longer count as dug this turn. Then you get your action points, and then you draw. So if Rocky has hit you, you have 1 action point from the very beginning.</source>
        <translation>D’abord, toutes les limites par tour repartent à zéro, le sprint d’Alan du tour précédent prend fin, et les cartes déterrées auparavant ne comptent plus comme déterrées pendant ce tour. Puis vous recevez vos points d’action, puis vous piochez. Si Rocky vous a touché, vous avez donc 1 point d’action dès le tout début.</translation>
    </message>
    <message>
        <source>Action points</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>Les points d’action</translation>
    </message>
    <message>
        <source>At the start of your turn you get 2 action points. Any you do not spend are lost; you cannot save them. You get 1 instead of 2 on the first turn of the game (TS-25) and when Rocky has hit you (TS-89). Both at once still leave you with 1.</source>
        <translation>Quand votre tour commence, vous recevez 2 points d’action. Ceux que vous ne dépensez pas sont perdus&#x202f;; vous ne pouvez pas les mettre de côté. Vous en recevez 1 au lieu de 2 au premier tour de la partie (TS-25) et quand Rocky vous a touché (TS-89). Si les deux cas se présentent à la fois, vous en recevez quand même 1.</translation>
    </message>
    <message>
        <source>Draw step</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>L’étape de pioche</translation>
    </message>
    <message>
        <source>At the beginning of your turn you draw 1 card. You draw on the first turn of the game too.</source>
        <translation>Au début de votre tour, vous piochez 1 carte. Vous piochez aussi au premier tour de la partie.</translation>
    </message>
    <message>
        <source>Everyone must draw</source>
        <translation>Tout le monde doit piocher</translation>
    </message>
    <message>
        <source>The draw step is not a choice, and nobody can stop it. If your deck is empty, you draw nothing. Even if you take your last card now, there is no deck check yet. Your deck is renewed after your first action (TS-113), or at the end of your turn if you take none (TS-114).</source>
        <translation>L’étape de pioche est obligatoire, et personne ne peut l’arrêter. Si votre paquet est vide, vous ne piochez rien. Même si vous prenez maintenant votre dernière carte, il n’y a pas encore de contrôle des paquets&#x202f;: votre paquet est reformé après votre première action (TS-113), ou à la fin de votre tour si vous n’en faites aucune (TS-114).</translation>
    </message>
    <message>
        <source>Discarding at the end of your turn</source>
        <translation>Défausser à la fin de votre tour</translation>
    </message>
    <message>
        <source>At the end of your turn you may hold 5 cards, or 4 if you have three achievements. If you hold more, you choose cards and discard exactly down to that number. They go to your discard pile at once, and no deck check follows.</source>
        <translation>À la fin de votre tour, vous pouvez garder 5 cartes, ou 4 si vous avez trois exploits. Si vous en avez davantage, défaussez des cartes de votre choix pour revenir exactement à ce nombre. Elles vont aussitôt dans votre défausse, et aucun contrôle des paquets ne suit.</translation>
    </message>
    <message>
        <source>Only on your own turn</source>
        <translation>Seulement à votre propre tour</translation>
    </message>
    <message>
        <source>The hand limit applies at the end of your own turn. Until then you may hold as many cards as you like, even while others end their turns. The only other time it matters is when both your deck and your discard pile have run out (TS-109).</source>
        <translation>La limite de main compte à la fin de votre propre tour. Jusque-là, vous pouvez avoir en main autant de cartes que vous voulez, même quand d’autres finissent leur tour. En dehors de cela, la limite ne compte que si votre paquet et votre défausse sont tous deux épuisés (TS-109).</translation>
    </message>
    <message>
        <source>The next turn</source>
        <translation>Le tour suivant</translation>
    </message>
    <message>
        <source>When a turn has ended, the player with the next queue number goes next. After the highest number comes 1ST.</source>
        <translation>Quand un joueur a fini son tour, c’est à celui qui a le numéro d’ordre suivant. Après le numéro le plus haut, on revient au premier joueur.</translation>
    </message>
    <message>
        <source>One action at a time</source>
        <translation>Une action à la fois</translation>
    </message>
    <message>
        <source>In the play step you choose one of four actions: play an Event card for its cost, draw 1 and discard 1 for 1 action point, use your altered ability for free, or swap discards for free. Or you end your turn. Only the player whose turn it is takes actions; the others can only respond with Stopping cards.</source>
        <translation>À l’étape de jeu, vous choisissez une action parmi quatre&#x202f;: jouer une carte Événement en payant son coût, piocher 1 et défausser 1 pour 1 point d’action, utiliser gratuitement votre pouvoir transformé, ou échanger gratuitement des cartes défaussées. Ou bien vous finissez votre tour. Seul le joueur dont c’est le tour fait des actions&#x202f;; les autres ne peuvent que répondre avec des cartes Stop.</translation>
    </message>
    <message>
        <source>How many actions in a turn</source>
        <translation>Combien d’actions par tour</translation>
    </message>
    <message>
        <source>Take as many actions as you like and can pay for. With 2 action points you can pay for two actions at most; the ability and the swap are free, but you get each only once a turn. So a turn has 4 actions at most.</source>
        <translation>Faites autant d’actions que vous voulez, tant que vous pouvez les payer. Avec 2 points d’action, vous avez au plus deux actions payantes&#x202f;; le pouvoir et l’échange sont gratuits, mais chacun ne peut servir qu’une fois par tour. Un tour compte donc 4 actions au plus.</translation>
    </message>
    <message>
        <source>You pay at once</source>
        <translation>Vous payez aussitôt</translation>
    </message>
    <message>
        <source>You pay when you announce an action, before anyone can respond. If it is your ability or your swap, it counts as used from then on. If you are stopped, you get none of this back.</source>
        <translation>Vous payez quand vous annoncez une action, avant que quiconque puisse répondre. S’il s’agit de votre pouvoir ou de votre échange, il compte aussitôt comme utilisé. Si l’on vous arrête, rien ne vous est rendu.</translation>
    </message>
    <message>
        <source>What you announce now and what you choose later</source>
        <translation>Ce que vous dites maintenant et ce que vous choisissez plus tard</translation>
    </message>
    <message>
        <source>With an action you announce which card or action it is and who it is aimed at; for Khalid, also which discard he uses. You choose everything else, such as how many cards and which ones, when the action resolves, after everyone has had a chance to stop it. The printed rules leave this open.</source>
        <translation>Quand vous faites une action, vous annoncez de quelle carte ou de quelle action il s’agit et qui elle vise&#x202f;; pour le pouvoir de Khalid, vous annoncez aussi quelle carte de votre défausse il utilise. Tout le reste, par exemple combien de cartes et lesquelles, vous le choisissez quand l’action prend effet, après que tout le monde a pu l’arrêter. La règle imprimée ne tranche pas.</translation>
    </message>
    <message>
        <source>An action needs something to work on</source>
        <translation>Une action doit pouvoir agir sur quelque chose</translation>
    </message>
    <message>
        <source>Stealing, Recycling, the swap, and the abilities of Jack, Khalid, Ham &amp; Cheese and Rocky are refused if there is nobody or nothing for them to work on. Drawing cards, Acting cards and Padthai’s ability are allowed even if your deck is empty. You draw what is there, even if that is nothing.</source>
        <translation>Les cartes Vol et Recyclage, l’échange et les pouvoirs de Jack, Khalid, Ham &amp; Cheese et Rocky sont refusés s’il n’y a personne ni rien sur quoi agir. Un paquet vide ne fait jamais refuser les cartes Pioche, les cartes Spectacle ni le pouvoir de Padthai&#x202f;: vous piochez ce qu’il y a, même si ce n’est rien.</translation>
    </message>
    <message>
        <source>Ending your turn</source>
        <translation>Finir votre tour</translation>
    </message>
    <message>
        <source>You can end your turn whenever it is time to choose an action, even with action points left; those are lost. Nobody can stop you from ending it.</source>
        <translation>Vous pouvez finir votre tour chaque fois que vous devez choisir une action, même s’il vous reste des points d’action&#x202f;; ceux-ci sont perdus. Personne ne peut vous empêcher de le finir.</translation>
    </message>
    <message>
        <source>The stack</source>
        <extracomment>Tail Story: what is happening now, above the table</extracomment>
        <translation>En cours</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>L’effet</translation>
    </message>
    <message>
        <source>Bonus</source>
        <extracomment>Tail Story: what is happening now, above the table</extracomment>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Deck check</source>
        <extracomment>Tail Story: what is happening now, above the table</extracomment>
        <translation>Contrôle des paquets</translation>
    </message>
    <message>
        <source>Achievement</source>
        <extracomment>Tail Story: what is happening now, above the table</extracomment>
        <translation>Exploit</translation>
    </message>
    <message>
        <source>A new turn</source>
        <translation>Un nouveau tour</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>This card</source>
        <extracomment>Tail Story: stands for a card that is not known, in a sentence</extracomment>
        <translation>Cette carte</translation>
    </message>
    <message>
        <source>Achievements on turn</source>
        <translation>Tours des exploits</translation>
    </message>
    <message>
        <source>Cards played</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Cartes jouées</translation>
    </message>
    <message>
        <source>Abilities used</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Pouvoirs utilisés</translation>
    </message>
    <message>
        <source>Stops made</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Actions arrêtées</translation>
    </message>
    <message>
        <source>Times stopped</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Arrêts subis</translation>
    </message>
    <message>
        <source>Cards taken from others</source>
        <translation>Cartes prises aux autres</translation>
    </message>
    <message>
        <source>Bonuses used</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Bonus utilisés</translation>
    </message>
    <message>
        <source>Look at your deck. It’s empty, so whatever you do leads to the deck check.</source>
        <translation>Regardez votre paquet. Il est vide&#x202f;: quoi que vous fassiez, un contrôle des paquets suivra.</translation>
    </message>
    <message>
        <source>Look at your deck. You already have this turn’s achievement, so running out now would be wasted.</source>
        <translation>Regardez votre paquet. Vous avez déjà obtenu un exploit pendant ce tour, et si ce paquet s’épuise maintenant, ce sera pour rien.</translation>
    </message>
    <message>
        <source>Look at your deck. Can you draw the last of it this turn?</source>
        <translation>Regardez votre paquet&#x202f;: pouvez-vous piocher ses dernières cartes pendant ce tour&#x202f;?</translation>
    </message>
    <message>
        <source>Look at what’s free. Your action points are spent.</source>
        <translation>Regardez ce qui est gratuit. Vous n’avez plus de points d’action.</translation>
    </message>
    <message>
        <source>Check how many cards are left in your deck, and which cards match your character’s type.</source>
        <translation>Regardez combien de cartes il reste dans votre paquet, et quelles cartes sont du type de votre personnage.</translation>
    </message>
    <message>
        <source>Look at your type. Which of these cards would help you most?</source>
        <translation>Regardez votre type&#x202f;: laquelle de ces cartes vous serait la plus utile&#x202f;?</translation>
    </message>
    <message>
        <source>Look at your discards. Which would you rather not draw again?</source>
        <translation>Regardez votre défausse&#x202f;: quelle carte ne voudriez-vous pas piocher de nouveau&#x202f;?</translation>
    </message>
    <message>
        <source>Look at your hand. The card you place is out of play for good.</source>
        <translation>Regardez votre main. La carte de l’exploit sort du jeu pour de bon.</translation>
    </message>
    <message>
        <source>Look at what helps you least, and what matches your type.</source>
        <translation>Regardez quelles cartes vous aident le moins, et lesquelles sont de votre type.</translation>
    </message>
    <message>
        <source>Look at the bonuses. Which one would you use again and again?</source>
        <translation>Regardez les bonus&#x202f;: lequel utiliseriez-vous tour après tour&#x202f;?</translation>
    </message>
    <message>
        <source>Look at who it’s aimed at, how close its player is to an achievement, and what stopping it would cost.</source>
        <translation>Regardez qui est visé, si celui qui joue est près d’un exploit, et ce qu’il en coûterait de l’arrêter.</translation>
    </message>
    <message>
        <source>Look at your hand. Is there room for more?</source>
        <translation>Regardez votre main&#x202f;: y a-t-il de la place pour d’autres cartes&#x202f;?</translation>
    </message>
    <message>
        <source>Look at the decks. Whose would run out?</source>
        <translation>Regardez les paquets&#x202f;: lequel s’épuiserait&#x202f;?</translation>
    </message>
    <message>
        <source>Look at your deck. Should it run out now, or later?</source>
        <translation>Regardez votre paquet&#x202f;: doit-il s’épuiser maintenant, ou plus tard&#x202f;?</translation>
    </message>
    <message>
        <source>Your character decides which type of card earns you a bonus. It starts in Normal form and may be altered later.</source>
        <translation>Votre personnage détermine le type de carte qui vous rapporte un bonus. Il commence sous sa forme normale et peut être transformé plus tard.</translation>
    </message>
    <message>
        <source>It’s your turn. Play cards and take actions while your action points last. When your deck runs out, you collect an achievement. The fourth wins.</source>
        <translation>À vous&#x202f;: jouez des cartes et faites des actions tant qu’il vous reste des points d’action. Quand votre paquet s’épuise, vous obtenez un exploit&#x202f;; quatre exploits, et c’est gagné.</translation>
    </message>
    <message>
        <source>A Stopping card can stop this. The player who gets stopped draws a card as a bribe.</source>
        <translation>Une carte Stop peut arrêter cela. Le joueur arrêté pioche une carte comme pot-de-vin.</translation>
    </message>
    <message>
        <source>Stacked cards resolve from the newest down. Each Stopping card stops whatever is under it.</source>
        <translation>Les cartes empilées prennent effet en commençant par la plus récente. Chaque carte Stop annule ce qui se trouve juste dessous.</translation>
    </message>
    <message>
        <source>A card of your own type earns a bonus. Canines draw a card, felines take one from another player’s discards (mess), rodents and friends discard the top card of their deck (dig).</source>
        <translation>Une carte de votre type apporte un bonus&#x202f;: les canins piochent une carte, les félins en prennent une dans la défausse d’un autre (pagaille), les rongeurs &amp; Cie défaussent la carte du dessus de leur paquet (déterrer).</translation>
    </message>
    <message>
        <source>You steal cards at random from that player’s hand. After that you may bury some of your discards.</source>
        <translation>Vous volez des cartes au hasard dans la main de ce joueur. Ensuite vous pouvez enterrer des cartes de votre défausse.</translation>
    </message>
    <message>
        <source>To bury is to put your own discards on the discard pile of the player you stole from. They’re theirs now.</source>
        <translation>Enterrer, c’est poser des cartes de votre défausse sur celle du joueur que vous avez volé. Elles sont désormais à lui.</translation>
    </message>
    <message>
        <source>Recycling takes cards back from your discard pile into your hand.</source>
        <translation>Le recyclage ramène dans votre main des cartes de votre défausse.</translation>
    </message>
    <message>
        <source>A swap is free, once a turn. Give 1 or 2 of your discards for the same number of another player’s.</source>
        <translation>Un échange est gratuit, une fois par tour. Donnez 1 ou 2 cartes de votre défausse contre autant de cartes de la défausse d’un autre joueur.</translation>
    </message>
    <message>
        <source>Someone played an Acting card, and your animal is the same type. Make the sound too, and you may draw up to 2 cards.</source>
        <translation>Quelqu’un a joué une carte Spectacle, et votre animal est du même type. Poussez le cri aussi, et vous pourrez piocher jusqu’à 2 cartes.</translation>
    </message>
    <message>
        <source>Your deck ran out, and that’s an achievement! Choose a card from your hand to place face down. It’s out of play for good.</source>
        <translation>Votre paquet s’est épuisé, et c’est un exploit. Choisissez une carte de votre main à poser face cachée. Elle est hors du jeu pour de bon.</translation>
    </message>
    <message>
        <source>You may put the top card of your deck on that player’s deck. Then yours runs out sooner, and theirs later.</source>
        <translation>La carte du dessus de votre paquet peut aller sur celui de ce joueur. Le vôtre s’épuise alors plus tôt, et le sien plus tard.</translation>
    </message>
    <message>
        <source>The deck check: anyone with no deck left shuffles their discard pile into a new one and collects an achievement.</source>
        <translation>Le contrôle des paquets&#x202f;: tout joueur dont le paquet est vide mélange sa défausse pour en former un nouveau et obtient un exploit.</translation>
    </message>
    <message>
        <source>Your first achievement alters your character; anyone’s second alters everyone; your third cuts your hand limit to four; your fourth wins.</source>
        <translation>Votre premier exploit transforme votre personnage&#x202f;; le deuxième exploit de n’importe quel joueur transforme tout le monde&#x202f;; votre troisième ramène votre limite de main à quatre&#x202f;; votre quatrième vous fait gagner.</translation>
    </message>
    <message>
        <source>At the end of your turn you can’t hold more cards than your hand limit. Choose what goes.</source>
        <translation>À la fin de votre tour, respectez votre limite de main&#x202f;: choisissez les cartes à défausser.</translation>
    </message>
    <message>
        <source>First choose your animal. Take Rocky, a rodent.</source>
        <translation>Choisissez d’abord votre animal. Prenez Rocky, un rongeur.</translation>
    </message>
    <message>
        <source>Next time you can take any of them. For now, take Rocky.</source>
        <translation>La prochaine fois, vous prendrez l’animal que vous voudrez. Pour l’instant, prenez Rocky.</translation>
    </message>
    <message>
        <source>Your deck is your clock. Whenever it runs out, you collect an achievement, and the fourth wins.</source>
        <translation>Votre paquet est votre horloge&#x202f;: chaque fois qu’il s’épuise, vous obtenez un exploit. Avec le quatrième, vous gagnez.</translation>
    </message>
    <message>
        <source>You get only 1 action point (1 paw) on the game’s first turn. Spend it on Acorn Drawing.</source>
        <translation>Au premier tour, vous n’avez qu’un point d’action (1 patte). Jouez «&#x202f;Dessine-moi un gland&#x202f;».</translation>
    </message>
    <message>
        <source>You could, but play Acorn Drawing first.</source>
        <translation>C’est permis, mais jouez d’abord «&#x202f;Dessine-moi un gland&#x202f;».</translation>
    </message>
    <message>
        <source>Fred could stop it, but he lets it go. Draw 2: two ticks of your clock.</source>
        <translation>Fred pourrait arrêter votre carte, mais il laisse passer. Piochez 2 cartes&#x202f;: deux tic-tac de votre horloge.</translation>
    </message>
    <message>
        <source>Draw 2: your clock is in a hurry.</source>
        <translation>Piochez 2 cartes&#x202f;: votre horloge avance vite.</translation>
    </message>
    <message>
        <source>Acorn Drawing is a rodent card, and Rocky is a rodent, so you get his bonus. Dig, and your top card goes to your discards.</source>
        <translation>«&#x202f;Dessine-moi un gland&#x202f;» est une carte rongeur, et Rocky est un rongeur&#x202f;: il a donc droit à son bonus. Déterrez, et la carte du dessus de votre paquet va dans votre défausse.</translation>
    </message>
    <message>
        <source>You don’t have to, but go on: dig.</source>
        <translation>Rien ne vous y oblige, mais allez-y&#x202f;: déterrez.</translation>
    </message>
    <message>
        <source>Your paw is spent, so end your turn.</source>
        <translation>Vous avez dépensé votre patte&#x202f;: finissez votre tour.</translation>
    </message>
    <message>
        <source>At the end of your turn you can keep 5 cards. Discard Howlywood Debut, which only canines can play, then Bone Again.</source>
        <translation>À la fin du tour, vous pouvez garder 5 cartes. Défaussez «&#x202f;Débuts à Hurlywood&#x202f;», que seul un canin peut jouer, puis «&#x202f;Un os et ça repart&#x202f;».</translation>
    </message>
    <message>
        <source>One at a time: first Howlywood Debut, then Bone Again.</source>
        <translation>L’une après l’autre&#x202f;: d’abord «&#x202f;Débuts à Hurlywood&#x202f;», puis «&#x202f;Un os et ça repart&#x202f;».</translation>
    </message>
    <message>
        <source>Fred wants to steal from you. Stop him with “No Nuts For You!”, which is free.</source>
        <translation>Fred veut vous voler des cartes. Arrêtez-le avec «&#x202f;Pas de noix pour toi&#x202f;!&#x202f;». C’est gratuit.</translation>
    </message>
    <message>
        <source>Don’t let him! Stop him.</source>
        <translation>Ne le laissez pas faire. Arrêtez-le.</translation>
    </message>
    <message>
        <source>All he gets is a bribe, 1 card from his deck. Your stop was a rodent card, so dig, even on his turn.</source>
        <translation>Fred ne reçoit qu’un pot-de-vin&#x202f;: 1 carte de son paquet. Votre carte Stop était une carte rongeur&#x202f;: déterrez, même pendant son tour.</translation>
    </message>
    <message>
        <source>Your deck ran out, and your discards became the new one. Place any card but Cheeky Pockets as an achievement.</source>
        <translation>Votre paquet est épuisé, et votre défausse en forme un nouveau. Posez n’importe quelle carte sauf «&#x202f;Plein les joues&#x202f;» comme exploit.</translation>
    </message>
    <message>
        <source>You’ll soon need Cheeky Pockets. Place a different card.</source>
        <translation>Vous aurez bientôt besoin de «&#x202f;Plein les joues&#x202f;». Posez une autre carte.</translation>
    </message>
    <message>
        <source>Use your last paw to steal. Aim Cheeky Pockets at Fred, take 2 of his cards, then bury 2 of your discards.</source>
        <translation>Utilisez votre dernière patte pour voler des cartes. Visez Fred avec «&#x202f;Plein les joues&#x202f;», prenez 2 de ses cartes, puis enterrez 2 cartes de votre défausse.</translation>
    </message>
    <message>
        <source>Soon. First steal 2 cards from Fred with Cheeky Pockets, then bury 2 of your discards.</source>
        <translation>Patience. Volez d’abord 2 cartes à Fred avec «&#x202f;Plein les joues&#x202f;», puis enterrez 2 cartes de votre défausse.</translation>
    </message>
    <message>
        <source>His deck grows, and yours shrinks.</source>
        <translation>Son paquet grossit, et le vôtre rétrécit.</translation>
    </message>
    <message>
        <source>An altered animal may also play Acting cards of its type, for 2 paws. Now swap discards with Fred for free, or end your turn.</source>
        <translation>Un animal transformé peut aussi jouer les cartes Spectacle de son type, pour 2 pattes. Échangez maintenant des cartes de votre défausse avec Fred, c’est gratuit, ou finissez votre tour.</translation>
    </message>
    <message>
        <source>Recycling and Acting cards are still to come. You’ll be told about each when you first meet it.</source>
        <translation>Le recyclage et les cartes Spectacle viendront plus tard. Tout vous sera expliqué le moment venu.</translation>
    </message>
    <message>
        <source>Do take your bonus. Dig!</source>
        <translation>Prenez donc votre bonus&#x202f;: déterrez.</translation>
    </message>
    <message>
        <source>Your turn, and now you have 2 paws. Play Acorn Drawing again.</source>
        <translation>À vous, et cette fois avec 2 pattes. Rejouez «&#x202f;Dessine-moi un gland&#x202f;».</translation>
    </message>
    <message>
        <source>Soon. First play Acorn Drawing.</source>
        <translation>Patience. Jouez d’abord «&#x202f;Dessine-moi un gland&#x202f;».</translation>
    </message>
    <message>
        <source>Now Fred stops you. Stop his stop with No Nuts For You!</source>
        <translation>Cette fois, c’est Fred qui vous arrête. Arrêtez sa carte Stop avec «&#x202f;Pas de noix pour toi&#x202f;!&#x202f;».</translation>
    </message>
    <message>
        <source>Then you’d get only a bribe. Stop him.</source>
        <translation>Vous ne recevriez alors qu’un pot-de-vin. Arrêtez Fred.</translation>
    </message>
    <message>
        <source>His card does nothing, so yours works. Draw 2.</source>
        <translation>Sa carte ne fait rien&#x202f;: la vôtre prend donc effet. Piochez 2 cartes.</translation>
    </message>
    <message>
        <source>Draw 2. Your deck is nearly empty.</source>
        <translation>Piochez 2 cartes. Votre paquet est presque vide.</translation>
    </message>
    <message>
        <source>Two of your rodent cards have worked, so dig twice. Rodents can do that every turn.</source>
        <translation>Deux de vos cartes rongeur ont pris effet. Déterrez donc deux fois, comme les rongeurs peuvent le faire à chaque tour.</translation>
    </message>
    <message>
        <source>So near to the end? Dig.</source>
        <translation>Si près du but&#x202f;? Déterrez.</translation>
    </message>
    <message>
        <source>The first of four!</source>
        <translation>Le premier de vos quatre exploits&#x202f;!</translation>
    </message>
    <message>
        <source>That altered Rocky, so now he has a free ability. Aim it at Fred, who’ll have only 1 paw on his next turn.</source>
        <translation>L’exploit a transformé Rocky, qui a maintenant un pouvoir gratuit. Visez Fred. Il n’aura qu’une patte à son prochain tour.</translation>
    </message>
    <message>
        <source>First see what Rocky can do now.</source>
        <translation>Voyez d’abord ce que Rocky sait faire maintenant.</translation>
    </message>
    <message>
        <source>The deck is the clock</source>
        <translation>Le paquet est l’horloge</translation>
    </message>
    <message>
        <source>Stop, and stop the stop</source>
        <translation>Arrêter, même un Stop</translation>
    </message>
    <message>
        <source>The deck runs out</source>
        <translation>Le paquet s’épuise</translation>
    </message>
    <message>
        <source>Run out of cards, four times. Whenever your deck is empty, you collect an achievement, and the fourth wins.</source>
        <translation>Épuisez votre paquet quatre fois. Chaque fois qu’il est vide, vous obtenez un exploit, et le quatrième vous fait gagner.</translation>
    </message>
    <message>
        <source>mess|messes|messed</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>pagaille</translation>
    </message>
    <message>
        <source>dig|digs</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>déterrer|déterrez|déterre|déterré|déterrée|déterrées</translation>
    </message>
    <message>
        <source>bury|buries|buried</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>enterrer|enterrez|enterre|enterré|enterrée|enterrées</translation>
    </message>
    <message>
        <source>recycle|recycles|recycled</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>recycler|recyclez|recycle|recyclée|recyclage</translation>
    </message>
    <message>
        <source>bribe|bribes</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>pot-de-vin</translation>
    </message>
    <message>
        <source>altered|alters|alter</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>transformé|transformée|transformés|transforme|transforment|transformez|transformation</translation>
    </message>
    <message>
        <source>bonus|bonuses</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>bonus</translation>
    </message>
    <message>
        <source>sound|sounds</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>cri|cris</translation>
    </message>
    <message>
        <source>costs %1</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>coûte %1</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <extracomment>Tail Story: what a player may do; %1 is the name of a card, or of a player after &apos;at&apos;; Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Choisir %1</translation>
    </message>
    <message>
        <source>Use your bonus</source>
        <translation>Utiliser votre bonus</translation>
    </message>
    <message>
        <source>Use the ability of %1</source>
        <translation>Utiliser le pouvoir (%1)</translation>
    </message>
    <message numerus="yes">
        <source>you discard %n card(s)</source>
        <translation>
            <numerusform>vous défaussez %n carte</numerusform>
            <numerusform>vous défaussez %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Characters to choose from</source>
        <translation>Personnages à choisir</translation>
    </message>
    <message>
        <source>Stack</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Pile</translation>
    </message>
    <message>
        <source>Character</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Personnage</translation>
    </message>
    <message>
        <source>Deck</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Paquet</translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Main</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>Défausse</translation>
    </message>
    <message>
        <source>In play</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>En jeu</translation>
    </message>
</context>
<context>
    <name>taletop::app::App</name>
    <message>
        <source>Settings cannot be saved, because %1 cannot be written. They last until you close Taletop.</source>
        <translation>Impossible de conserver les réglages, car l’écriture dans %1 a échoué. Ils restent valables jusqu’à la fermeture de Taletop.</translation>
    </message>
    <message>
        <source>There is no game called “%1”.</source>
        <translation>Aucun jeu ne s’appelle «&#x202f;%1&#x202f;».</translation>
    </message>
</context>
<context>
    <name>taletop::app::Autosave</name>
    <message>
        <source>Another Taletop window took over this game. You can still view it here.</source>
        <translation>Une autre fenêtre de Taletop a repris cette partie. Vous pouvez la regarder ici.</translation>
    </message>
</context>
<context>
    <name>taletop::app::GameListModel</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>On a game&apos;s box on the shelf: how many play, how long it takes</extracomment>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1–%2 players</source>
        <extracomment>On a game&apos;s box on the shelf: how many play, how long it takes</extracomment>
        <translation>%1–%2 joueurs</translation>
    </message>
    <message>
        <source>%1 min</source>
        <extracomment>On a game&apos;s box on the shelf: how many play, how long it takes</extracomment>
        <translation>%1 min</translation>
    </message>
</context>
<context>
    <name>taletop::app::HandPage</name>
    <message>
        <source>Connecting…</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>Connexion…</translation>
    </message>
    <message>
        <source>Scan the code at the table with this phone.</source>
        <translation>Scannez avec ce téléphone le code affiché à la table.</translation>
    </message>
    <message>
        <source>No connection to the table. Trying again…</source>
        <translation>Pas de connexion à la table. Nouvel essai…</translation>
    </message>
    <message>
        <source>Still no connection to the table. Is this phone on the same network? If the table has closed, scan a new code there.</source>
        <translation>Toujours pas de connexion à la table. Ce téléphone est-il sur le même réseau&#x202f;? Si la table a été fermée, scannez-y un nouveau code.</translation>
    </message>
    <message>
        <source>Piles</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>Piles</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>%1 (vous)</translation>
    </message>
    <message>
        <source>to act</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>doit jouer</translation>
    </message>
    <message>
        <source>on a phone</source>
        <translation>sur un téléphone</translation>
    </message>
    <message>
        <source>phone out of reach</source>
        <translation>téléphone injoignable</translation>
    </message>
    <message>
        <source>bot</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>bot</translation>
    </message>
    <message>
        <source>Press a card to see it large and to see what you can do with it.</source>
        <translation>Appuyez sur une carte pour l’agrandir et voir ce que vous pouvez en faire.</translation>
    </message>
    <message>
        <source>planned</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>prévu</translation>
    </message>
    <message>
        <source>%1 leaves</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>%1 part</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>vide</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>To play on this phone again, ask for a new code at the table and scan it.</source>
        <translation>Pour rejouer sur ce téléphone, demandez un nouveau code à la table et scannez-le.</translation>
    </message>
    <message>
        <source>No hand yet</source>
        <translation>Pas encore de main</translation>
    </message>
    <message>
        <source>Another phone has this hand now.</source>
        <translation>Cette main est maintenant sur un autre téléphone.</translation>
    </message>
    <message>
        <source>This hand is back at the table.</source>
        <translation>Cette main est revenue à la table.</translation>
    </message>
    <message>
        <source>A bot plays this hand now.</source>
        <translation>Un robot joue cette main.</translation>
    </message>
    <message>
        <source>To play again, ask for your seat and a new code at the table.</source>
        <translation>Pour rejouer, demandez votre place et un nouveau code à la table.</translation>
    </message>
    <message>
        <source>This code is no longer valid.</source>
        <translation>Ce code n’est plus valable.</translation>
    </message>
    <message>
        <source>Ask for a new one at the table and scan it.</source>
        <translation>Demandez-en un nouveau à la table et scannez-le.</translation>
    </message>
    <message>
        <source>Too many phones are trying to connect.</source>
        <translation>Trop de téléphones essaient de se connecter.</translation>
    </message>
    <message>
        <source>Try again in a minute.</source>
        <translation>Réessayez dans une minute.</translation>
    </message>
    <message>
        <source>The game is saved on the computer. When it is open again, scan a new code there.</source>
        <translation>La partie est enregistrée sur l’ordinateur. Quand elle sera rouverte, scannez-y un nouveau code.</translation>
    </message>
    <message>
        <source>The table has closed.</source>
        <translation>La table est fermée.</translation>
    </message>
    <message>
        <source>Your table</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>Votre table</translation>
    </message>
    <message>
        <source>What happened</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>OK</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>OK</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>Annuler le coup</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Tell me more</source>
        <translation>En savoir plus</translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>Fermer le conseil</translation>
    </message>
    <message>
        <source>Place it this way</source>
        <translation>Poser ainsi</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <translation>Le faire quand même</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Stop…</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>Stop…</translation>
    </message>
    <message>
        <source>Let it go</source>
        <translation>Laisser passer</translation>
    </message>
    <message>
        <source>You let it go.</source>
        <translation>Vous laissez passer.</translation>
    </message>
    <message>
        <source>You said stop.</source>
        <translation>Vous avez dit stop.</translation>
    </message>
    <message>
        <source>Don’t ask until my turn</source>
        <translation>Ne rien me demander avant mon tour</translation>
    </message>
    <message>
        <source>Ask me again</source>
        <translation>Me demander à nouveau</translation>
    </message>
    <message>
        <source>Face down</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>Face cachée</translation>
    </message>
</context>
<context>
    <name>taletop::app::HandsMenu</name>
    <message>
        <source>Behind a &amp;curtain</source>
        <translation>Derrière un &amp;rideau</translation>
    </message>
    <message>
        <source>&amp;Open: ask the table…</source>
        <translation>&amp;Découvertes&#x202f;: demander à la table…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>&amp;Découvertes</translation>
    </message>
    <message>
        <source>%1’s hand</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>Main&#x202f;: %1</translation>
    </message>
    <message>
        <source>&amp;What the curtain hides…</source>
        <translation>&amp;Ce que cache un rideau…</translation>
    </message>
    <message>
        <source>%1’s hand on a phone…</source>
        <translation>Main sur un téléphone&#x202f;: %1…</translation>
    </message>
</context>
<context>
    <name>taletop::app::Hints</name>
    <message>
        <source>This hint is for %1 only. Open that hand first.</source>
        <translation>Ce conseil est réservé à %1. Ouvrez d’abord cette main.</translation>
    </message>
</context>
<context>
    <name>taletop::app::Leaving</name>
    <message>
        <source>Leave without saving?</source>
        <translation>Partir sans enregistrer&#x202f;?</translation>
    </message>
    <message>
        <source>Save a copy elsewhere…</source>
        <translation>Enregistrer une copie ailleurs…</translation>
    </message>
    <message>
        <source>Then leaves the table.</source>
        <translation>Ensuite, vous quittez la table.</translation>
    </message>
    <message>
        <source>Leave anyway</source>
        <extracomment>Button of a question when a game cannot be saved</extracomment>
        <translation>Partir quand même</translation>
    </message>
    <message>
        <source>Unsaved moves will be lost.</source>
        <translation>Les coups non enregistrés seront perdus.</translation>
    </message>
    <message>
        <source>Stay</source>
        <extracomment>Button of a question when a game cannot be saved</extracomment>
        <translation>Rester</translation>
    </message>
    <message>
        <source>Keep playing. The game will be saved as soon as possible.</source>
        <translation>La partie continue, et sera enregistrée dès que possible.</translation>
    </message>
</context>
<context>
    <name>taletop::app::LessonGuide</name>
    <message>
        <source>That was your first game. Now you know how to play.</source>
        <translation>C’était votre première partie. Vous savez maintenant comment on joue.</translation>
    </message>
    <message>
        <source>Watch what happens.</source>
        <translation>Regardez ce qui se passe.</translation>
    </message>
    <message>
        <source>Read what happened, then press Next.</source>
        <translation>Lisez ce qui s’est passé, puis appuyez sur «&#x202f;Suivant&#x202f;».</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Two sentences, one after the other</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>First: %1.</source>
        <extracomment>A lesson’s answer to another move. %1 is the move to make first</extracomment>
        <translation>D’abord&#x202f;: %1.</translation>
    </message>
</context>
<context>
    <name>taletop::app::LookBack</name>
    <message>
        <source>Before the first turn</source>
        <translation>Avant le premier tour</translation>
    </message>
</context>
<context>
    <name>taletop::app::MainWindow</name>
    <message>
        <source>&amp;Undo: ask the table…</source>
        <translation>&amp;Annuler&#x202f;: demander à la table…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Entry of a menu, or title of the window; Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>&amp;Annuler</translation>
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
        <translation>%1, non enregistrée – Taletop</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>&amp;Nouvelle…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>&amp;Enregistrer une copie…</translation>
    </message>
    <message>
        <source>&amp;Keep the tale as a book…</source>
        <translation>&amp;Faire un livre du conte…</translation>
    </message>
    <message>
        <source>&amp;Postcard…</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>Carte &amp;postale…</translation>
    </message>
    <message>
        <source>Replay this &amp;deal</source>
        <translation>Rejouer cette &amp;donne</translation>
    </message>
    <message>
        <source>Sea&amp;ts…</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>Pl&amp;aces…</translation>
    </message>
    <message>
        <source>Statist&amp;ics</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>Stat&amp;istiques</translation>
    </message>
    <message>
        <source>&amp;Back to the shelf</source>
        <translation>&amp;Retour à l’accueil</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>&amp;Coup</translation>
    </message>
    <message>
        <source>&amp;Look back</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>&amp;Revoir la partie</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>&amp;Conseil</translation>
    </message>
    <message>
        <source>&amp;Skip animations</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>&amp;Sauter les animations</translation>
    </message>
    <message>
        <source>S&amp;kip to my turn</source>
        <translation>A&amp;vancer jusqu’à mon tour</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>A&amp;ffichage</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>&amp;Taille du texte</translation>
    </message>
    <message>
        <source>C&amp;ard size</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>Taille des c&amp;artes</translation>
    </message>
    <message>
        <source>High &amp;contrast</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>Contraste &amp;élevé</translation>
    </message>
    <message>
        <source>&amp;Pictures</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>&amp;Images</translation>
    </message>
    <message>
        <source>&amp;Hands</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>&amp;Mains</translation>
    </message>
    <message>
        <source>&amp;Read aloud</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>Lire à &amp;voix haute</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>Plein é&amp;cran</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>Plus &amp;grand</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>Plus &amp;petit</translation>
    </message>
    <message>
        <source>&amp;Default size</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>Taille par &amp;défaut</translation>
    </message>
    <message>
        <source>&amp;100%</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>&amp;100&#x202f;%</translation>
    </message>
    <message>
        <source>1&amp;25%</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>1&amp;25&#x202f;%</translation>
    </message>
    <message>
        <source>1&amp;50%</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>1&amp;50&#x202f;%</translation>
    </message>
    <message>
        <source>My &amp;hand</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>Ma &amp;main</translation>
    </message>
    <message>
        <source>The &amp;table</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>La &amp;table</translation>
    </message>
    <message>
        <source>&amp;What happened</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>Ce qui s’est &amp;passé</translation>
    </message>
    <message>
        <source>Spee&amp;d</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>&amp;Vitesse</translation>
    </message>
    <message>
        <source>&amp;Questions and results</source>
        <translation>&amp;Questions et résultats</translation>
    </message>
    <message>
        <source>&amp;Everything, move by move</source>
        <translation>Tout, avec &amp;chaque coup</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>&amp;Réglages</translation>
    </message>
    <message>
        <source>&amp;Instant</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>&amp;Immédiat</translation>
    </message>
    <message>
        <source>&amp;Quick</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>&amp;Rapide</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Leisurely</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>&amp;Tranquille</translation>
    </message>
    <message>
        <source>&amp;Step by step</source>
        <translation>&amp;Pas à pas</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>&amp;Sons</translation>
    </message>
    <message>
        <source>Reduce &amp;motion</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>&amp;Moins d’animations</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>Pré&amp;férences…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>&amp;Aide</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>&amp;Règles</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>Raccourcis &amp;clavier</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>Signaler un &amp;problème…</translation>
    </message>
    <message>
        <source>&amp;About Taletop</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>À propos &amp;de Taletop</translation>
    </message>
</context>
<context>
    <name>taletop::app::MoveMaker</name>
    <message>
        <source>Read this first, then press Next.</source>
        <translation>Lisez d’abord ceci, puis appuyez sur «&#x202f;Suivant&#x202f;».</translation>
    </message>
    <message>
        <source>Only bots play at this table. You can watch.</source>
        <translation>Seuls des robots jouent à cette table&#x202f;; vous pouvez les regarder.</translation>
    </message>
    <message>
        <source>There’s nothing to choose right now.</source>
        <translation>Il n’y a rien à choisir en ce moment.</translation>
    </message>
    <message>
        <source>The table can’t make this move now.</source>
        <translation>Vous ne pouvez pas jouer ce coup maintenant.</translation>
    </message>
    <message>
        <source>This is not a move of this game.</source>
        <translation>Ce n’est pas un coup de ce jeu.</translation>
    </message>
</context>
<context>
    <name>taletop::app::Phones</name>
    <message>
        <source>This computer doesn’t let phones connect to it.</source>
        <translation>Les téléphones ne peuvent pas se connecter à cet ordinateur.</translation>
    </message>
    <message>
        <source>%1, your hand will be here when the game begins.</source>
        <translation>%1, votre main sera ici au début de la partie.</translation>
    </message>
    <message>
        <source>The table is doing something else. Your hand will be back.</source>
        <translation>La table est occupée à autre chose. Votre main va revenir.</translation>
    </message>
    <message>
        <source>The table has changed in the meantime. Choose again.</source>
        <translation>La situation a changé entre-temps. Choisissez de nouveau.</translation>
    </message>
    <message>
        <source>There’s nothing to do with this right now.</source>
        <translation>Il n’y a rien à en faire en ce moment.</translation>
    </message>
    <message>
        <source>This can’t be taken back any more.</source>
        <translation>On ne peut plus revenir là-dessus.</translation>
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
        <translation>L’image n’a pas pu être créée. Fermez la carte postale, rouvrez-la et réessayez.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistrée sous %1</translation>
    </message>
    <message>
        <source>The picture could not be saved as %1 (%2). %3, or choose another folder.</source>
        <translation>L’image n’a pas pu être enregistrée sous %1 (%2). %3, ou choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>Postcard</source>
        <extracomment>Of the picture of a finished game that one may keep; Postcard alone: the name of the file where nothing else names it</extracomment>
        <translation>Carte postale</translation>
    </message>
</context>
<context>
    <name>taletop::app::Practice</name>
    <message>
        <source>, line %1</source>
        <translation>, ligne %1</translation>
    </message>
    <message>
        <source>The example for %1 cannot be set up. %2%3: %4</source>
        <translation>Impossible de préparer l’exemple %1. %2%3&#x202f;: %4</translation>
    </message>
    <message>
        <source>There is no rule called “%1”.</source>
        <translation>Aucune règle ne s’appelle «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>The example for %1 is missing: %2 cannot be opened. You can still read the rule.</source>
        <translation>L’exemple %1 manque&#x202f;: impossible d’ouvrir %2. La règle reste lisible sans lui.</translation>
    </message>
    <message>
        <source>The example for %1 cannot be set up: %2 belongs to another game.</source>
        <translation>Impossible de préparer l’exemple %1&#x202f;: %2 appartient à un autre jeu.</translation>
    </message>
    <message>
        <source>There is no lesson for “%1”.</source>
        <translation>Il n’y a pas de leçon pour «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>The lesson for %1 is missing: %2 cannot be opened. Here are the rules instead.</source>
        <translation>La leçon de %1 manque&#x202f;: impossible d’ouvrir %2. Voici les règles à la place.</translation>
    </message>
    <message>
        <source>The lesson for %1 cannot be set up. %2%3: %4 Here are the rules instead.</source>
        <translation>Impossible de préparer la leçon de %1. %2%3&#x202f;: %4 Voici les règles à la place.</translation>
    </message>
</context>
<context>
    <name>taletop::app::Refusals</name>
    <message>
        <source>Only %1 may see why that isn’t allowed. Open that hand first.</source>
        <translation>La raison n’est visible que pour %1. Ouvrez d’abord cette main.</translation>
    </message>
    <message>
        <source>“%1” is not a move of this game.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un coup de ce jeu.</translation>
    </message>
</context>
<context>
    <name>taletop::app::Review</name>
    <message>
        <source>All hands open</source>
        <translation>Toutes les mains visibles</translation>
    </message>
    <message>
        <source>What everyone could see</source>
        <translation>Ce que tous pouvaient voir</translation>
    </message>
</context>
<context>
    <name>taletop::app::SaveListModel</name>
    <message numerus="yes">
        <source>%n bot(s)</source>
        <extracomment>On a saved game: who plays, whether it is finished, when it was played last; &apos;, &apos; stands between names</extracomment>
        <translation>
            <numerusform>%n robot</numerusform>
            <numerusform>%n robots</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>On a saved game: who plays, whether it is finished, when it was played last; &apos;, &apos; stands between names</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>A saved game</source>
        <translation>Une partie enregistrée</translation>
    </message>
    <message>
        <source>A damaged save</source>
        <translation>Une sauvegarde endommagée</translation>
    </message>
    <message>
        <source>A save that cannot be opened</source>
        <translation>Une sauvegarde impossible à ouvrir</translation>
    </message>
    <message>
        <source>finished, nobody won</source>
        <translation>terminée, personne n’a gagné</translation>
    </message>
    <message>
        <source>%1 won, %2</source>
        <extracomment>%1 is a name, or several with commas. %2 is everyone&apos;s points, the winner&apos;s first: &quot;42 : 37 : 12&quot;</extracomment>
        <translation>Victoire&#x202f;: %1, %2</translation>
    </message>
    <message>
        <source>from another version</source>
        <translation>d’une autre version</translation>
    </message>
    <message>
        <source>just now</source>
        <extracomment>On a saved game: when it was played last</extracomment>
        <translation>à l’instant</translation>
    </message>
    <message>
        <source>a minute ago</source>
        <translation>il y a une minute</translation>
    </message>
    <message>
        <source>%1 minutes ago</source>
        <translation>il y a %1 minutes</translation>
    </message>
    <message>
        <source>an hour ago</source>
        <translation>il y a une heure</translation>
    </message>
    <message>
        <source>%1 hours ago</source>
        <translation>il y a %1 heures</translation>
    </message>
    <message>
        <source>yesterday</source>
        <extracomment>On a saved game: when it was played last</extracomment>
        <translation>hier</translation>
    </message>
    <message>
        <source>%1 days ago</source>
        <translation>il y a %1 jours</translation>
    </message>
    <message>
        <source>%1 is open in another Taletop window. Close it there first.</source>
        <translation>%1 se joue dans une autre fenêtre de Taletop. Quittez-la d’abord dans cette fenêtre-là.</translation>
    </message>
    <message>
        <source>%1 cannot be removed (%2). %3 and try again.</source>
        <translation>Impossible de supprimer %1 (%2). %3 et réessayez.</translation>
    </message>
    <message>
        <source>%1 cannot be restored (%2). %3 and try again.</source>
        <translation>Impossible de restaurer %1 (%2). %3 et réessayez.</translation>
    </message>
    <message>
        <source>%1 cannot be renamed (%2). %3 and try again.</source>
        <translation>Impossible de renommer %1 (%2). %3 et réessayez.</translation>
    </message>
    <message>
        <source>A save cannot be called “%1”. Use letters or digits.</source>
        <translation>Une sauvegarde ne peut pas s’appeler «&#x202f;%1&#x202f;». Utilisez des lettres ou des chiffres.</translation>
    </message>
    <message>
        <source>A save called “%1” already exists. Choose another name.</source>
        <translation>Il y a déjà une sauvegarde nommée «&#x202f;%1&#x202f;». Choisissez un autre nom.</translation>
    </message>
</context>
<context>
    <name>taletop::app::SaveOpener</name>
    <message>
        <source>There is no unfinished game to continue.</source>
        <translation>Il n’y a pas de partie inachevée à continuer.</translation>
    </message>
    <message>
        <source>%1 cannot be continued and was skipped. Open it on the home page to see why.</source>
        <translation>Impossible de continuer %1, qui a été laissée de côté. Ouvrez-la depuis l’accueil pour savoir pourquoi.</translation>
    </message>
    <message>
        <source>%1 cannot be taken over. Close it in the other window first.</source>
        <translation>Impossible de reprendre %1 ici. Quittez-la d’abord dans l’autre fenêtre.</translation>
    </message>
    <message>
        <source>This game is open in another Taletop window. You are seeing it as it was when you opened it.</source>
        <translation>Cette partie se joue dans une autre fenêtre de Taletop. Vous la voyez telle qu’elle était quand vous l’avez ouverte.</translation>
    </message>
    <message>
        <source>another Taletop window</source>
        <translation>une autre fenêtre de Taletop</translation>
    </message>
    <message>
        <source>another Taletop window (%1)</source>
        <translation>une autre fenêtre de Taletop (%1)</translation>
    </message>
    <message>
        <source>This game is open elsewhere</source>
        <translation>Cette partie est ouverte ailleurs</translation>
    </message>
    <message>
        <source>%1 is being played in %2. It can be played in only one place at a time.</source>
        <translation>%1 se joue dans %2. Une seule des deux fenêtres peut continuer la partie.</translation>
    </message>
    <message>
        <source>View it here</source>
        <translation>La regarder ici</translation>
    </message>
    <message>
        <source>Shows it as it is now and changes nothing.</source>
        <translation>Montre la partie telle qu’elle est maintenant, sans rien changer.</translation>
    </message>
    <message>
        <source>Take over</source>
        <extracomment>Button of a question about a saved game that is to be opened</extracomment>
        <translation>La reprendre ici</translation>
    </message>
    <message>
        <source>The other window can then only view it.</source>
        <translation>L’autre fenêtre ne fera alors plus que montrer la partie.</translation>
    </message>
    <message>
        <source>Leave it there</source>
        <translation>La laisser là-bas</translation>
    </message>
    <message>
        <source>An unknown bot</source>
        <translation>Un robot inconnu</translation>
    </message>
    <message>
        <source>%1 has a bot that this version of Taletop doesn’t know (%2). A newer version does.</source>
        <extracomment>%1 is a file, %2 the name of one or more bots in a newer version</extracomment>
        <translation>Un robot inconnu de cette version de Taletop (%2) joue dans %1. Une version plus récente le connaît.</translation>
    </message>
    <message>
        <source>View it</source>
        <extracomment>Button of a question about a saved game that is to be opened</extracomment>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>Play on with the casual bot</source>
        <translation>Continuer avec le robot détendu</translation>
    </message>
    <message>
        <source>The casual bot plays in that seat from now on.</source>
        <translation>Le robot détendu joue désormais à cette place.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <extracomment>Button of a question about a saved game that is to be opened</extracomment>
        <translation>Laisser</translation>
    </message>
    <message>
        <source>This file is already among your games. %1 continues where you left off.</source>
        <translation>Ce fichier figure déjà parmi vos parties. Vous reprenez %1 là où vous l’aviez laissée.</translation>
    </message>
    <message>
        <source>, line %1</source>
        <translation>, ligne %1</translation>
    </message>
</context>
<context>
    <name>taletop::app::SeatKeys</name>
    <message>
        <source>That seat doesn’t exist.</source>
        <translation>Cette place n’existe pas.</translation>
    </message>
    <message>
        <source>This key can’t be recognised. Press another one.</source>
        <translation>Cette touche n’est pas reconnue. Choisissez-en une autre.</translation>
    </message>
    <message>
        <source>%1 is needed at every table. Press another key.</source>
        <translation>%1 sert à toutes les tables. Choisissez une autre touche.</translation>
    </message>
    <message>
        <source>%1 is already the key for seat %2. Press another one.</source>
        <translation>%1 est déjà la touche de la place %2. Choisissez-en une autre.</translation>
    </message>
    <message>
        <source>%1 is already used for “%2” in the menu. Press another key.</source>
        <translation>%1 sert déjà à «&#x202f;%2&#x202f;» dans le menu. Choisissez une autre touche.</translation>
    </message>
</context>
<context>
    <name>taletop::app::SeatModel</name>
    <message>
        <source>casual bot</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation>robot détendu</translation>
    </message>
    <message>
        <source>random bot</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation>robot au hasard</translation>
    </message>
    <message>
        <source>gentle bot</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation>robot gentil</translation>
    </message>
    <message>
        <source>keen bot</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation>robot futé</translation>
    </message>
    <message>
        <source>sharp bot</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation>robot redoutable</translation>
    </message>
    <message>
        <source>person</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation>humain</translation>
    </message>
    <message>
        <source>Plays like the casual bot, because looking ahead doesn’t help in this game.</source>
        <translation>Joue comme le robot détendu&#x202f;: prévoir plusieurs coups n’apporte rien ici.</translation>
    </message>
    <message>
        <source>Plays random legal moves.</source>
        <translation>Joue au hasard parmi les coups permis.</translation>
    </message>
    <message>
        <source>An easy opponent for your first games.</source>
        <translation>Un adversaire facile pour vos premières parties.</translation>
    </message>
    <message>
        <source>Plays sensibly, by rules of thumb.</source>
        <translation>Joue avec bon sens, selon quelques principes.</translation>
    </message>
    <message>
        <source>Thinks ahead for a moment.</source>
        <translation>Réfléchit quelques coups à l’avance.</translation>
    </message>
    <message>
        <source>Thinks ahead as hard as it can.</source>
        <translation>Anticipe aussi loin que possible.</translation>
    </message>
    <message>
        <source>fox</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation>renard</translation>
    </message>
    <message>
        <source>cat</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation>chat</translation>
    </message>
    <message>
        <source>owl</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation>hibou</translation>
    </message>
    <message>
        <source>hare</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation>lièvre</translation>
    </message>
    <message>
        <source>fish</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation>poisson</translation>
    </message>
    <message>
        <source>snail</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation>escargot</translation>
    </message>
    <message>
        <source>moth</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation>papillon</translation>
    </message>
    <message>
        <source>moon</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation>lune</translation>
    </message>
</context>
<context>
    <name>taletop::app::SeatSheet</name>
    <message>
        <source>Seat %1 has no name yet.</source>
        <translation>La place %1 n’a pas encore de nom.</translation>
    </message>
    <message>
        <source>Two seats are called %1. Give one of them another name.</source>
        <translation>Deux places s’appellent %1&#x202f;; donnez un autre nom à l’une d’elles.</translation>
    </message>
    <message>
        <source>Choose a game first.</source>
        <translation>Choisissez d’abord un jeu.</translation>
    </message>
    <message>
        <source>The deal number must be a whole number from 1 to %1. Leave it empty for a random deal.</source>
        <translation>Le numéro de la donne doit être un nombre entier de 1 à %1, ou rester vide pour une donne au hasard.</translation>
    </message>
</context>
<context>
    <name>taletop::app::SessionTable</name>
    <message>
        <source>This is the past. Go back to now to keep playing.</source>
        <translation>Vous regardez le passé. Revenez au présent pour continuer à jouer.</translation>
    </message>
</context>
<context>
    <name>taletop::app::SettingsModel</name>
    <message>
        <source>System default</source>
        <extracomment>Preferences: the value of a setting</extracomment>
        <translation>Selon le système</translation>
    </message>
    <message>
        <source>On</source>
        <extracomment>Preferences: the value of a setting</extracomment>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>Preferences: the value of a setting</extracomment>
        <translation>Non</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>Preferences: the value of a setting</extracomment>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>%1 is already used for %2. Press another key.</source>
        <translation>%1 sert déjà à «&#x202f;%2&#x202f;». Choisissez une autre touche.</translation>
    </message>
</context>
<context>
    <name>taletop::app::StatisticsModel</name>
    <message>
        <source>bots</source>
        <extracomment>Of the games that were finished: who won how many, in a row of names; bots share one number</extracomment>
        <translation>robots</translation>
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
            <numerusform>%n partie terminée</numerusform>
            <numerusform>%n parties terminées</numerusform>
        </translation>
    </message>
    <message>
        <source>%2, %1</source>
        <extracomment>%1 is a number of points, %2 is a name</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>taletop::app::Storybooks</name>
    <message>
        <source>%1 cannot be opened (%2). Check that it exists and that you may read it.</source>
        <translation>Impossible d’ouvrir %1 (%2). Vérifiez que le fichier existe et que vous avez le droit de le lire.</translation>
    </message>
    <message>
        <source>%1 is larger than 1 MiB. A deck must be smaller.</source>
        <translation>%1 dépasse 1 Mio. Un recueil doit être plus petit.</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1, ligne %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Choice of the words that a tale is told with: &apos;Ours&apos; is the game&apos;s own deck, &apos;My deck&apos; the name of a new file</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Ours</source>
        <extracomment>Choice of the words that a tale is told with: &apos;Ours&apos; is the game&apos;s own deck, &apos;My deck&apos; the name of a new file</extracomment>
        <translation>Le nôtre</translation>
    </message>
    <message>
        <source>The name of %1 is too long for a saved game. Give it a shorter one.</source>
        <translation>%1&#x202f;: nom trop long pour une partie enregistrée. Donnez-lui un nom plus court.</translation>
    </message>
    <message>
        <source>The deck “%1” can’t be used any more. The program’s own deck is selected instead.</source>
        <translation>Le recueil «&#x202f;%1&#x202f;» n’est plus utilisable. Celui du programme est choisi à sa place.</translation>
    </message>
    <message>
        <source>The folder for decks cannot be created in %1 (%2). %3 and try again.</source>
        <translation>Impossible de créer le dossier des recueils dans %1 (%2). %3 et réessayez.</translation>
    </message>
    <message>
        <source>%1 cannot be written (%2). %3 and try again.</source>
        <translation>Impossible d’écrire %1 (%2). %3 et réessayez.</translation>
    </message>
    <message>
        <source>Created and selected “%1”. Edit it in %2</source>
        <translation>«&#x202f;%1&#x202f;» a été créé et choisi. Modifiez-le dans %2</translation>
    </message>
    <message>
        <source>My deck</source>
        <extracomment>Choice of the words that a tale is told with: &apos;Ours&apos; is the game&apos;s own deck, &apos;My deck&apos; the name of a new file</extracomment>
        <translation>Mon recueil</translation>
    </message>
    <message>
        <source>My deck %1</source>
        <translation>Mon recueil %1</translation>
    </message>
</context>
<context>
    <name>taletop::app::TableKeepsakes</name>
    <message>
        <source>No page of the tale is finished yet.</source>
        <translation>Aucune page du conte n’est encore terminée.</translation>
    </message>
</context>
<context>
    <name>taletop::app::TablePicture</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Who has won; %1 is a name or several, with &apos;, &apos; between them</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>must act now</source>
        <translation>doit jouer maintenant</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n point(s).</source>
        <translation>
            <numerusform>%1 a %n point.</numerusform>
            <numerusform>%1 a %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <extracomment>Who has won; %1 is a name or several, with &apos;, &apos; between them</extracomment>
        <translation>%1 gagne.</translation>
    </message>
    <message>
        <source>%1 win together.</source>
        <translation>%1 gagnent ensemble.</translation>
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
            <numerusform>%1 · et encore %n</numerusform>
            <numerusform>%1 · et encore %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass the screen to %1.</source>
        <translation>Passez l’écran à %1.</translation>
    </message>
    <message>
        <source>Only %1 may see what comes next.</source>
        <translation>La suite n’est visible que pour %1.</translation>
    </message>
    <message>
        <source>Waiting for an answer on a phone: %1.</source>
        <translation>On attend une réponse sur un téléphone&#x202f;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Before the first of %n move(s).</source>
        <translation>
            <numerusform>Avant le premier coup.</numerusform>
            <numerusform>Avant le premier des %n coups.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Coup %1 sur %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>Prompt above the table; %1 is a name or a sentence; &apos;, &apos; and &apos; · &apos; stand between parts of a list</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Prompt above the table; %1 is a name or a sentence; &apos;, &apos; and &apos; · &apos; stand between parts of a list</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>taletop::app::TableVote</name>
    <message>
        <source>Ask the table to take back %1’s last move</source>
        <translation>Demander à la table de reprendre le dernier coup (%1)</translation>
    </message>
    <message>
        <source>Take back %1’s last move anyway</source>
        <translation>Reprendre quand même le dernier coup (%1)</translation>
    </message>
    <message>
        <source>Something has been revealed since %1’s last move. Take back that move and everything after it?</source>
        <translation>Quelque chose a été révélé depuis le dernier coup joué par %1. Reprendre ce coup et tout ce qui a suivi&#x202f;?</translation>
    </message>
    <message>
        <source>Someone asks to take back %1’s last move and everything after it. Does everyone agree?</source>
        <translation>Quelqu’un demande à reprendre le dernier coup joué par %1, et tout ce qui a suivi. Tout le monde est d’accord&#x202f;?</translation>
    </message>
    <message>
        <source>Someone asks to continue with open hands, so that everyone can see the cards and choices of the player whose turn it is. Does everyone agree?</source>
        <translation>Quelqu’un demande à continuer à cartes découvertes&#x202f;: tous voient la main et les choix du joueur dont c’est le tour. Tout le monde est d’accord&#x202f;?</translation>
    </message>
    <message>
        <source>No, keep it</source>
        <translation>Non, on le garde</translation>
    </message>
    <message>
        <source>No, keep them closed</source>
        <translation>Non, elles restent cachées</translation>
    </message>
</context>
<context>
    <name>taletop::app::Tabletop</name>
    <message>
        <source>Your deck “%1” is gone, so the tale uses Taletop’s own words.</source>
        <translation>Votre recueil «&#x202f;%1&#x202f;» n’est plus là&#x202f;; le conte est raconté avec les mots de Taletop.</translation>
    </message>
    <message>
        <source>%1 The tale uses Taletop’s own words.</source>
        <translation>%1 Le conte est raconté avec les mots de Taletop.</translation>
    </message>
</context>
<context>
    <name>taletop::app::TaleBook</name>
    <message>
        <source>The book could not be saved as %1 (%2). %3, or choose another folder.</source>
        <translation>Le livre n’a pas pu être enregistré sous %1 (%2). %3, ou choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>The book could not be made into a PDF. Try saving it as a web page.</source>
        <translation>Impossible de faire un PDF de ce livre. Essayez de l’enregistrer en page web.</translation>
    </message>
    <message>
        <source>The printer did not accept the pages. Check that it is on, or save a PDF.</source>
        <translation>L’imprimante n’a pas accepté les pages. Vérifiez qu’elle est allumée, ou enregistrez un PDF.</translation>
    </message>
    <message>
        <source>Tale</source>
        <extracomment>Name of a file that a tale is saved in</extracomment>
        <translation>Conte</translation>
    </message>
</context>
<context>
    <name>taletop::app::Undo</name>
    <message>
        <source>Take back %1’s last move</source>
        <translation>Reprendre le dernier coup (%1)</translation>
    </message>
</context>
</TS>
