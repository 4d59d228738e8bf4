<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="th" sourcelanguage="en">
<context>
    <name>AchievementRow</name>
    <message>
        <source>you are altered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everyone is altered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand limit 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you win</source>
        <extracomment>Tail Story: what an achievement gives, or which one it is of four</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1st</source>
        <extracomment>Tail Story: what an achievement gives, or which one it is of four</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2nd</source>
        <extracomment>Tail Story: what an achievement gives, or which one it is of four</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3rd</source>
        <extracomment>Tail Story: what an achievement gives, or which one it is of four</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4th</source>
        <extracomment>Tail Story: what an achievement gives, or which one it is of four</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Achievement %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place for achievement %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ActionPanel</name>
    <message>
        <source>Draw, then discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 action</source>
        <extracomment>Tail Story: a button for an action, or what it costs</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw 1 card, discard 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Altered ability</source>
        <extracomment>Tail Story: a button for an action, or what it costs</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap discards</source>
        <extracomment>Tail Story: a button for an action, or what it costs</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free, once a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 or 2 cards for as many</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ActionTag</name>
    <message>
        <source>%1. %2. %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AnswerPanel</name>
    <message>
        <source>“%1”</source>
        <extracomment>Tail Story: the name of the card that is answered, in quotation marks</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” %2</source>
        <extracomment>Tail Story: the name of the card that is answered, in quotation marks</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Autosave</name>
    <message>
        <source>%1 was changed by another program and is left as it is. This game goes on in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game cannot be saved to %1 (%2). It goes on. %3, or save a copy elsewhere before you leave.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) would be lost: %1 cannot be written (%2). %3 and try again, or save a copy elsewhere.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The copy cannot be written to %1 (%2). %3, or choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BeatPanel</name>
    <message>
        <source>lets it go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is looking</source>
        <extracomment>Tail Story: what a player does while all may answer a card</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tap again to stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no cards</source>
        <extracomment>Tail Story: what a player does while all may answer a card</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may answer</source>
        <extracomment>Tail Story: what a player does while all may answer a card</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anyone stopping “%1” of %2?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No clock runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop it with a Stopping card, or call as a bluff. When all let it go, it happens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a Stopping card or as a bluff.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BeatRing</name>
    <message>
        <source>This can be answered now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hurry</source>
        <extracomment>Everybody may stop a card now: a heading or a button</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop it?</source>
        <extracomment>Everybody may stop a card now: a heading or a button</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait</source>
        <extracomment>Everybody may stop a card now: a heading or a button</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop!</source>
        <extracomment>Everybody may stop a card now: a heading or a button</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: stop it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let it go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: let it go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not stop it. When all let it go, it happens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: wait</source>
        <extracomment>Everybody may stop a card now: a heading or a button</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: hold the clock, once for each play</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BeatSeat</name>
    <message>
        <source>%1: stop it (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Tail Story: a button: let me look, I may want to answer</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait</source>
        <extracomment>Tail Story: a button: let me look, I may want to answer</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: hold the clock, once for each play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let it go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not stop it. When all let it go, it happens.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Book</name>
    <message>
        <source>The book could not be saved as %1: %2. Choose another folder or free some space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The book could not be made into a PDF. Try to save it as a web page.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BookDialogs</name>
    <message>
        <source>Print the tale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the tale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <extracomment>Kind of file in a dialog</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BookKeys</name>
    <message>
        <source>The book</source>
        <extracomment>The book of a tale: what a key does</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A leaf back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A leaf on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the cover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the last page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close it</source>
        <extracomment>The book of a tale: what a key does</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BookSheet</name>
    <message>
        <source>The book: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page back</source>
        <extracomment>The book of a tale: a button</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page forward</source>
        <extracomment>The book of a tale: a button</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title of the tale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as web page…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print…</source>
        <extracomment>The book of a tale: a button</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>The book of a tale: a button</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardPile</name>
    <message>
        <source>%1, on top: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardThing</name>
    <message>
        <source>picked</source>
        <extracomment>StoryLine: on a card that the Narrator has picked</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may be picked</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CharacterChoice</name>
    <message>
        <source>Choose a character</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ComingTag</name>
    <message>
        <source>Coming</source>
        <extracomment>On the box of a game that cannot be played yet</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ContinueRow</name>
    <message>
        <source>Continue</source>
        <extracomment>Heading above the saved games</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put “%1” back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games to continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games you leave will wait here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Tap to type the four digits of this hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap to sit down. Or hold it, choose with ← →, let go: sealed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap to sit down. Or hold it to look.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others look away. Only courtesy guards what is on a screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>This hand was opened %n time(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeckColumn</name>
    <message>
        <source>Character</source>
        <extracomment>StoryLine: a kind of story card; &apos;%n left&apos; cards in its deck</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>StoryLine: a kind of story card; &apos;%n left&apos; cards in its deck</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Feature</source>
        <extracomment>StoryLine: a kind of story card; &apos;%n left&apos; cards in its deck</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Object</source>
        <extracomment>StoryLine: a kind of story card; &apos;%n left&apos; cards in its deck</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>StoryLine: a kind of story card; &apos;%n left&apos; cards in its deck</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: %n left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <extracomment>StoryLine: a kind of story card; &apos;%n left&apos; cards in its deck</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Be still</source>
        <extracomment>StoryLine: a kind of story card; &apos;%n left&apos; cards in its deck</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read</source>
        <extracomment>StoryLine: a kind of story card; &apos;%n left&apos; cards in its deck</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stops reading aloud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reads the page aloud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>StoryLine: a kind of story card; &apos;%n left&apos; cards in its deck</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DeckPile</name>
    <message>
        <source>Deck: %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Taletop</source>
        <extracomment>Title or button of a dialog</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is there already. Replace it? What is in it will be lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace it</source>
        <extracomment>Title or button of a dialog</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card table that knows the rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unofficial: made without the authors and publishers of these games, with all pictures drawn anew. Buy their games; they are worth it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taletop is free software under the MIT licence. Its fonts Vollkorn, Gentium Plus and Andika are under the SIL Open Font License.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is made with Qt %1 (GNU Lesser General Public License 3), JSON for Modern C++ (MIT licence) and CLI11 (BSD licence).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Taletop</source>
        <extracomment>Title or button of a dialog</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A curtain is privacy by courtesy: a hand opens with its seat’s key or by pressing its name, and the others look away. The curtain says how often a hand was opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four digits lock a hand. They are asked for each time before it opens, and only who has that seat, or everybody at the table together, can take the lock off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A saved game holds everything, all hands included: whoever opens the file in an editor sees all of it, lock or no lock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a curtain hides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <extracomment>Title or button of a dialog</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DrawnCard</name>
    <message>
        <source>Drawn: %1</source>
        <extracomment>Foxtail: heard for the card that was drawn</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No drawn bit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your bit is laid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A drawn bit lies here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EntryLink</name>
    <message>
        <source>Rule %1</source>
        <extracomment>A link to a rule by its number, as FT-12</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1 opens the rule.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EnvelopeTray</name>
    <message>
        <source>%1: the card is in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: still to come</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FanTray</name>
    <message numerus="yes">
        <source>%n card(s) out of the shuffle</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FoxtailKeys</name>
    <message>
        <source>Foxtail’s table</source>
        <extracomment>Foxtail: what a key does, in the list of keys</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw, place or finish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The link before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A link by its number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brush</source>
        <extracomment>Foxtail: what a key does, in the list of keys</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Foxtail: what a key does, in the list of keys</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>Foxtail: what a key does, in the list of keys</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>Foxtail: what a key does, in the list of keys</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A step back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FoxtailPrompt</name>
    <message>
        <source>Bit %1 of %2. %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>Foxtail: a button beside the question, or the question and more about it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brush…</source>
        <extracomment>Foxtail: a button beside the question, or the question and more about it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>Foxtail: a button beside the question, or the question and more about it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Foxtail: a button beside the question, or the question and more about it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay it so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>Foxtail: a button beside the question, or the question and more about it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the point</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FoxtailRules</name>
    <message>
        <source>What you want</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every fox grows a tail, one card after another. Make equal or rising charms lie side by side in it. The most points win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn</source>
        <extracomment>Foxtail: a heading of the rules in short</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody plays at once. Choose in secret: draw a bit, or brush your tail. The drawn bits are turned up, then everybody joins theirs; all joins are shown together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four ways to join</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new bit tilts so that its top or its bottom touches the tail, and it goes over or under the last bit. One corner is hidden, and the charm beside it meets its like: over at the top joins the upper left charms, under at the top the upper right ones, and the same at the bottom.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches and chains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charms of one kind that lie side by side score together: equal numbers are a match, numbers one apart are a chain (1-2-3, also 3-2-3). Each charm in a set of two or more is worth a point. A charm that a later card hides counts no longer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brushing</source>
        <extracomment>Foxtail: a heading of the rules in short</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instead of drawing you may go through your tail from the fox on and join each bit anew. The order of the bits stays. After brushing you must draw on your next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end</source>
        <extracomment>Foxtail: a heading of the rules in short</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the lower part of the deck hide the white tips, one for each fox. Whoever draws one has finished. When all have, everybody votes for the prettiest tail of another fox.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Foxtail: a heading of the rules in short</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One for each charm in a match, one for each charm in a chain, one for each kind of charm that scores, two for the longest chain, two for the biggest match, two for finishing first, one for each vote.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Foxtail: how to play</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FoxtailTable</name>
    <message>
        <source>Foxtail</source>
        <extracomment>The game&apos;s name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tail of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameBox</name>
    <message>
        <source>%1, %2, %3. %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not on the table yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Buttons on a game&apos;s box: start a game, or read its rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>Buttons on a game&apos;s box: start a game, or read its rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to learn yet: this game is still being cut out.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameKeys</name>
    <message>
        <source>“%1” at %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameTable</name>
    <message>
        <source>%1 table. %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GhostTag</name>
    <message>
        <source>%1: %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under</source>
        <extracomment>Foxtail: on a possible place: the new bit goes under or over the last one</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over</source>
        <extracomment>Foxtail: on a possible place: the new bit goes under or over the last one</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandFan</name>
    <message>
        <source>%1, to be discarded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card face down</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandOverLayer</name>
    <message>
        <source>Sealed. An arrow chooses anew.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandPanel</name>
    <message>
        <source>The pack before %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What %1 may build</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1’s hand</source>
        <extracomment>Paper Tales: above the cards in hand, or on a card that is kept</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sealed until all are ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>Paper Tales: above the cards in hand, or on a card that is kept</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every card has its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cards in hand: new ones come with the next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep one</source>
        <extracomment>Paper Tales: above the cards in hand, or on a card that is kept</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for the next turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay it here to keep it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept for the next turn: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place for a card to keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept</source>
        <extracomment>Paper Tales: above the cards in hand, or on a card that is kept</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rest goes left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rest goes right</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) still to come</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandTray</name>
    <message>
        <source>Hand of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HintBubble</name>
    <message>
        <source>Hint: %1</source>
        <extracomment>Heard for a hint: what would be good to do</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Taletop, home</source>
        <extracomment>The first page: its name and its buttons</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>The first page: its name and its buttons</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The box before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>The first page: its name and its buttons</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>The first page: its name and its buttons</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taletop</source>
        <extracomment>The first page: its name and its buttons</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four tales for one table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preferences</source>
        <extracomment>The first page: its name and its buttons</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys choose a box · Enter plays · L learns · everything stays on this computer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>InspectorKeys</name>
    <message>
        <source>A card seen closely</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See a card large, put it away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card before, while one is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up in a long text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Down in a long text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put it away</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>InspectorMoves</name>
    <message>
        <source>What you may do with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InspectorSheet</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A card looked at closely</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>A card looked at closely</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>InspectorSlip</name>
    <message>
        <source>Pin</source>
        <extracomment>Button: keep the enlarged card on the table</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeps the card in view, large</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Keepsake</name>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between names in the list of those who told the tale</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Told by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, kept on %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeyNames</name>
    <message>
        <source>Esc</source>
        <extracomment>The name of a key, as it stands on keyboards of this language</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>The name of a key, as it stands on keyboards of this language</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>The name of a key, as it stands on keyboards of this language</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>The name of a key, as it stands on keyboards of this language</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>The name of a key, as it stands on keyboards of this language</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page up</source>
        <extracomment>The name of a key, as it stands on keyboards of this language</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page down</source>
        <extracomment>The name of a key, as it stands on keyboards of this language</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>The name of a key, as it stands on keyboards of this language</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeysSheet</name>
    <message>
        <source>Seat %1</source>
        <extracomment>The list of all keys</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold to look at a hand, tap to sit down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menu %1</source>
        <extracomment>The list of all keys</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>The list of all keys</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>The list of all keys</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LeaveSheet</name>
    <message>
        <source>Leave the table?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is kept and waits on the home page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>Buttons of a question: to the first page, or stay at the table</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay</source>
        <extracomment>Buttons of a question: to the first page, or stay at the table</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>Buttons of a question: to the first page, or stay at the table</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LevelButton</name>
    <message>
        <source>%1, level %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>built</source>
        <extracomment>Paper Tales: on a level of a Building; &apos;or&apos; stands between two ways to pay</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>or</source>
        <extracomment>Paper Tales: on a level of a Building; &apos;or&apos; stands between two ways to pay</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LockSlip</name>
    <message>
        <source>%1 of %2 digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forgotten: ask the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it</source>
        <extracomment>Button: do not lock the hand</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LogDrawer</name>
    <message>
        <source>Log</source>
        <extracomment>The log of the game: what happened so far</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened</source>
        <extracomment>The log of the game: what happened so far</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>The log of the game: what happened so far</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log, newest last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of that kind yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LogFilterBar</name>
    <message>
        <source>Everything</source>
        <extracomment>The log: which of its lines are shown; %1 is the name of a player</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since %1’s last turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only %1</source>
        <extracomment>The log: which of its lines are shown; %1 is the name of a player</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only scores</source>
        <extracomment>The log: which of its lines are shown; %1 is the name of a player</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which lines are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another seat</source>
        <extracomment>The log: which of its lines are shown; %1 is the name of a player</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LogKeys</name>
    <message>
        <source>The log</source>
        <extracomment>The log: heading in the list of keys</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line before: its cards shine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the moment of the line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put it away</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LogLine</name>
    <message>
        <source>Enter goes back to this moment</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LogWriter</name>
    <message>
        <source>The table agreed to play with open hands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table took the lock off %1’s hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table let %1 take back a move.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LowerBand</name>
    <message>
        <source>Out of the shuffle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of the shuffle: nobody sees whose is whose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The envelopes</source>
        <extracomment>StoryLine: heard for the row of closed envelopes with cards for the Narrator</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatSide</name>
    <message>
        <source>1st</source>
        <extracomment>Tail Story: on a player&apos;s mat: turn order, actions left, bonus cards</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2nd</source>
        <extracomment>Tail Story: on a player&apos;s mat: turn order, actions left, bonus cards</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3rd</source>
        <extracomment>Tail Story: on a player&apos;s mat: turn order, actions left, bonus cards</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4th</source>
        <extracomment>Tail Story: on a player&apos;s mat: turn order, actions left, bonus cards</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in the queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <extracomment>Tail Story: on a player&apos;s mat: turn order, actions left, bonus cards</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only 1 action next turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bonus %1</source>
        <extracomment>Tail Story: on a player&apos;s mat: turn order, actions left, bonus cards</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ability %1/%2</source>
        <extracomment>Tail Story: on a player&apos;s mat: turn order, actions left, bonus cards</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ability %1</source>
        <extracomment>Tail Story: on a player&apos;s mat: turn order, actions left, bonus cards</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>swap %1</source>
        <extracomment>Tail Story: on a player&apos;s mat: turn order, actions left, bonus cards</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewsStrip</name>
    <message>
        <source>Since you last looked</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) more in the log</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NoticeSlip</name>
    <message>
        <source>Show what is left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens what can be read of the game, to look at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All right</source>
        <extracomment>Button: I have read the notice</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OpenBook</name>
    <message>
        <source>An earlier page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen so far. Words of your own go into the tale.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffled: nobody sees whose is whose</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) still to come</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OpponentHead</name>
    <message>
        <source>aimed at</source>
        <extracomment>Tail Story: state of an opponent or of the character</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>altered</source>
        <extracomment>Tail Story: state of an opponent or of the character</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 action next turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OpponentKingdom</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Paper Tales: heard for a place in a Kingdom: its name and what lies there</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: empty</source>
        <extracomment>Paper Tales: heard for a place in a Kingdom: its name and what lies there</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OpponentLane</name>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choosing</source>
        <extracomment>Foxtail: what an opponent does now</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>Foxtail: what an opponent does now</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tail of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has drawn: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OpponentMat</name>
    <message numerus="yes">
        <source>%n in hand</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>deck %1</source>
        <extracomment>Tail Story: a pile of an opponent and how many cards it has</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>discard %1</source>
        <extracomment>Tail Story: a pile of an opponent and how many cards it has</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in play</source>
        <extracomment>Tail Story: a pile of an opponent and how many cards it has</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OptionLine</name>
    <message>
        <source>Yes</source>
        <extracomment>New game: an option and its value</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>New game: an option and its value</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>New game: an option and its value</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OptionPage</name>
    <message>
        <source>How we play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>New game: a heading or a choice of the options</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hints and undo whenever you like, and every “no” tells its reason.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands</source>
        <extracomment>New game: a heading or a choice of the options</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Behind a curtain, each looks alone at what is secret. Open: for learning, the one who acts is seen by all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curtain</source>
        <extracomment>New game: a heading or a choice of the options</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>New game: a heading or a choice of the options</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal</source>
        <extracomment>New game: a heading or a choice of the options</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a number to get the same deal again; leave it empty and chance deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by chance</source>
        <extracomment>New game: a heading or a choice of the options</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OwnKingdom</name>
    <message>
        <source>Front</source>
        <extracomment>Paper Tales: a row of the Kingdom, or a pile of cards</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Paper Tales: a row of the Kingdom, or a pile of cards</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard pile</source>
        <extracomment>Paper Tales: a row of the Kingdom, or a pile of cards</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>Paper Tales: a row of the Kingdom, or a pile of cards</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A Unit laid here leaves your Kingdom.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard pile, %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OwnMat</name>
    <message>
        <source>Playmat of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in play</source>
        <extracomment>Tail Story: an own pile and how many cards it has</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deck %1</source>
        <extracomment>Tail Story: an own pile and how many cards it has</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>discard %1</source>
        <extracomment>Tail Story: an own pile and how many cards it has</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1’s hand, %2 · limit %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · aimed at</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PageSlot</name>
    <message>
        <source>Still open: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from %1</source>
        <extracomment>StoryLine: on a chosen card: the player who gave it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>called … (if you like)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a detail (if you like)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PaperCard</name>
    <message>
        <source>new</source>
        <extracomment>Paper Tales: on a card that came now</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PapertalesKeys</name>
    <message>
        <source>Paper Tales’ table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go from thing to thing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press, and do what is chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card, a spot or a building by its number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commit</source>
        <extracomment>Paper Tales: what a key does, in the list of keys</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>Paper Tales: what a key does, in the list of keys</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismiss</source>
        <extracomment>Paper Tales: what a key does, in the list of keys</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back into the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Paper Tales: what a key does, in the list of keys</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>Paper Tales: what a key does, in the list of keys</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>Paper Tales: what a key does, in the list of keys</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A step back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PapertalesPrompt</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Paper Tales: a button beside the question, or the question and more about it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>Paper Tales: a button beside the question, or the question and more about it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Press once more to do it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is kept: now choose the card to discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: choose where it goes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commit plan</source>
        <extracomment>Paper Tales: a button beside the question, or the question and more about it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build nothing</source>
        <extracomment>Paper Tales: a button beside the question, or the question and more about it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Paper Tales: a button beside the question, or the question and more about it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>Paper Tales: a button beside the question, or the question and more about it</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PapertalesRules</name>
    <message>
        <source>What you want</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For four turns you rule a small Kingdom that time takes away. Units stand in two ranks, Front and Back, two in each. Whoever has the most Legend Points after the fourth turn wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1  Recruitment</source>
        <extracomment>Paper Tales: a heading of the rules in short</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody gets five cards, keeps one and passes the rest on, until each has picked five: to the left on turns 1 and 3, to the right on turns 2 and 4. Two players get nine cards each, and drop one whenever they keep one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2  Deployment</source>
        <extracomment>Paper Tales: a heading of the rules in short</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan in secret: place new Units on free spots, move or dismiss old ones as you like, keep one card for the next turn; the rest is discarded. All plans are revealed together, then you pay for your new Units, then their abilities happen. A plan that you cannot pay is not accepted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3  Wars</source>
        <extracomment>Paper Tales: a heading of the rules in short</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Front fights, and the few who may do so from the Back. Your strength is compared with each neighbour&apos;s; the stronger wins the War and 3 Legend Points, and at a tie both do. With two players there is one War, and being twice as strong counts as two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4  Income</source>
        <extracomment>Paper Tales: a heading of the rules in short</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every Kingdom gets 2 Gold, and what its Units and Buildings bring besides. Gold is kept from turn to turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5  Construction</source>
        <extracomment>Paper Tales: a heading of the rules in short</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build one Building, or raise one to level 2, or go straight to level 2 for both prices. Wood, food and crystals only have to be produced in your Kingdom; they are not used up. The land costs Gold for each Building that you have already. A level 2 Building opens the fifth spot, in the Front, from the next deployment on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6  Aging</source>
        <extracomment>Paper Tales: a heading of the rules in short</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units with an Age token die. The survivors get one more token each, so most Units live for two turns. Some die only later, some never, and some are worth most when they go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end</source>
        <extracomment>Paper Tales: a heading of the rules in short</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the fourth aging, Buildings bring 1 Legend Point at level 1 and 3 at level 2, and a few Units bring theirs. At a tie, more Gold wins; if that is equal too, the victory is shared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resources</source>
        <extracomment>Paper Tales: a heading of the rules in short</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wood, food and crystals are what your Kingdom makes now, counted afresh whenever they matter. What Units in the Back produce counts as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Age tokens</source>
        <extracomment>Paper Tales: a heading of the rules in short</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens stay on their Unit when it moves. Dying in aging is something else than being dismissed or replaced: only the first sets off what happens at a death.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper Tales: how to play</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PapertalesTable</name>
    <message>
        <source>Paper Tales</source>
        <extracomment>The game&apos;s name</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PhaseTrack</name>
    <message>
        <source>Recruit</source>
        <extracomment>Paper Tales: a phase of the turn, as short as can be</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deploy</source>
        <extracomment>Paper Tales: a phase of the turn, as short as can be</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wars</source>
        <extracomment>Paper Tales: a phase of the turn, as short as can be</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Income</source>
        <extracomment>Paper Tales: a phase of the turn, as short as can be</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build</source>
        <extracomment>Paper Tales: a phase of the turn, as short as can be</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Age</source>
        <extracomment>Paper Tales: a phase of the turn, as short as can be</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, phase %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pile %1</source>
        <extracomment>Paper Tales: a phase of the turn, as short as can be</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Paper Tales: a phase of the turn, as short as can be</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PickPanel</name>
    <message numerus="yes">
        <source>Discard pile of %1, %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Search the pile by name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search  /</source>
        <extracomment>Tail Story: looking through a pile of cards</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Tail Story: looking through a pile of cards</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, picked</source>
        <extracomment>Tail Story: looking through a pile of cards</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This discard pile is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card of this name.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PickRow</name>
    <message>
        <source>Picked so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still to be picked</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlanPanel</name>
    <message>
        <source>Front strength</source>
        <extracomment>Paper Tales: a line of what a plan comes to</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wars</source>
        <extracomment>Paper Tales: a line of what a plan comes to</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 won</source>
        <extracomment>Paper Tales: a line of what a plan comes to</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold</source>
        <extracomment>Paper Tales: a line of what a plan comes to</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Income</source>
        <extracomment>Paper Tales: a line of what a plan comes to</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wood, %2 food, %3 crystal now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dies in aging</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody</source>
        <extracomment>Paper Tales: a line of what a plan comes to</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legend</source>
        <extracomment>Paper Tales: a line of what a plan comes to</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picked so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you reveal this plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>Paper Tales: a line of what a plan comes to</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PracticeStrip</name>
    <message>
        <source>Practice table: %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice table</source>
        <extracomment>Practice table, where an example of a rule is tried</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the slip away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to try</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start again</source>
        <extracomment>Practice table, where an example of a rule is tried</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Practice table, where an example of a rule is tried</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaves the practice table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Practice table, where an example of a rule is tried</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProblemReport</name>
    <message>
        <source>Report a problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell us what you did, what you expected and what happened, and put this below it. Nothing is sent from here; the page opens in your browser.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is told of the program and the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button: copies the text of a problem report</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open the page</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>%1 %2</source>
        <extracomment>Two sentences after each other</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecentLines</name>
    <message>
        <source>What happened last: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleBookPage</name>
    <message>
        <source>Search the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <extracomment>The rules: how many were found</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No rule has all of these words. Try fewer, or a number such as 12.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleChapters</name>
    <message>
        <source>Chapters</source>
        <extracomment>The rules: the list of their chapters</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleLink</name>
    <message>
        <source>See %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleList</name>
    <message>
        <source>All rules</source>
        <extracomment>The rules: all of them</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleRow</name>
    <message>
        <source>%1. %2. %3 Example: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2. %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example: %1</source>
        <extracomment>The rules: a button that shows an example</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try it on a practice table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesKeys</name>
    <message>
        <source>The rules</source>
        <extracomment>The rules: what a key does</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule by rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page by page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the first or the last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try the example of the rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>The rules: what a key does</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put them away</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesOverview</name>
    <message>
        <source>How to play</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Rules of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>The rules: a button</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All rules</source>
        <extracomment>The rules: a button</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SaveCard</name>
    <message>
        <source> · </source>
        <extracomment>A saved game on the first page</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A saved game on the first page</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F2 names it, Delete removes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name %1</source>
        <extracomment>A saved game on the first page</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1</source>
        <extracomment>A saved game on the first page</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SaveKeys</name>
    <message>
        <source>A game to continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue it</source>
        <extracomment>A saved game: what a key does; &apos;it&apos; is the saved game</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name it</source>
        <extracomment>A saved game: what a key does; &apos;it&apos; is the saved game</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove it</source>
        <extracomment>A saved game: what a key does; &apos;it&apos; is the saved game</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SaveLock</name>
    <message>
        <source>process %1 on %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SaveName</name>
    <message>
        <source>Name of the saved game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SaveText</name>
    <message>
        <source>%1 is a folder. Open a saved game, a file that ends in .taletop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no plain file but a pipe, a device or the like. Open a saved game, a file that ends in .taletop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is too large for a saved game: it has %2 MB, and none has more than %3. Open another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be opened (%2). Check that it is there and may be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read (%2). Try again, or open another file.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SaveWriting</name>
    <message>
        <source>Make room on the disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow writing to the file and its folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the disk writable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make its folder anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look after the disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is no plain file</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreFoot</name>
    <message>
        <source>Play again</source>
        <extracomment>Button at the end of a game</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>Button at the end of a game</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal no. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the tale as a book</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreLine</name>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScorePad</name>
    <message>
        <source>Score pad of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1’s tail so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Foxtail: a line of the score and its points</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tale is told</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The final count</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreTotals</name>
    <message>
        <source>Together</source>
        <extracomment>The score: the last line, all points together</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Together: %n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatCountBar</name>
    <message>
        <source>Seats</source>
        <extracomment>New game: how many places there are at the table</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <extracomment>New game: how many places there are at the table</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatFigure</name>
    <message>
        <source>Seat %1: %2, %3, %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emblem before %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emblem after %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press to change who plays this seat</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatHead</name>
    <message>
        <source>choosing</source>
        <extracomment>Paper Tales: what an opponent does now</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plan sealed</source>
        <extracomment>Paper Tales: what an opponent does now</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>Paper Tales: what an opponent does now</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatPage</name>
    <message>
        <source>%1: who plays?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays?</source>
        <extracomment>New game: heading and buttons</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>New game: heading and buttons</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>New game: heading and buttons</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatRing</name>
    <message>
        <source>Who is being waited for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has still to choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is ready</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>resolves tokens</source>
        <extracomment>StoryLine: what a player does now</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chooses</source>
        <extracomment>StoryLine: what a player does now</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>narrator</source>
        <extracomment>StoryLine: what a player does now</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the card is in</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingChoice</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Preferences, heard: the name of a setting and its value</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingKey</name>
    <message>
        <source>%1: press the new key; Esc keeps the old one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Preferences, heard: the name of a setting and its value</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press the new key</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingNumber</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Preferences, heard: the name of a setting and its value</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingSwitch</name>
    <message>
        <source>On</source>
        <extracomment>Preferences: the value of a switch</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>Preferences: the value of a switch</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Language</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything is written in it at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>translation words tongue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes words and figures larger everywhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>font letters large small zoom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>100 %</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>125 %</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>150 %</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black, white and few strong colours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>colours dark eyes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less motion</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards fade from place to place instead of flying.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>animation reduced still</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look closely</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a card does comes up small. The key I or a long press shows it large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inspector zoom hover pointer card rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the pointer rests on a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only with the key I</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How fast cards travel and others play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>animation bots fast slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instant</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quick</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leisurely</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens by itself waits for a press after each moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wait pause</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask before something is given away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An empty plan, a bonus not used, action points left: the table asks once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>confirm sure question warning lose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small sounds of the table. None of them tells what is not seen too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>noise mute quiet audio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How loud they are, of what the system allows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loud noise audio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key keyboard peek look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands at a new table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Behind a curtain each looks alone at what is secret. Open hands are for learning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>privacy secret hide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curtain</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The curtain falls by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When nobody has touched anything for so long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>privacy idle seconds time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>15 s</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>30 s</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>60 s</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time to answer a play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As long for all, whatever they hold; it stands while anything is open. Without a clock, and for whoever plays alone, the table waits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beat response reaction clock seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 s</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 s</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8 s</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No clock</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pace</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your moves</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats’ keys</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At a shared screen each seat has a key: hold it to look at your hand, tap it to sit down. Choose a seat here, then press its new key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At one screen</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsFoot</name>
    <message>
        <source>Really everything?</source>
        <extracomment>Preferences: a button</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset everything</source>
        <extracomment>Preferences: a button</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every setting is as it was at first. Saved games stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset this page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These settings are as they were at first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Preferences: a button</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsGroups</name>
    <message>
        <source>Groups of settings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsRows</name>
    <message>
        <source>No setting is about “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsSheet</name>
    <message>
        <source>Preferences</source>
        <extracomment>Preferences: heading, or the field to search in</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Preferences: heading, or the field to search in</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SpotPlace</name>
    <message>
        <source>Fifth spot, opened by a level II Building</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, empty</source>
        <extracomment>Paper Tales: a place in the Kingdom, and what becomes of the Unit on it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Paper Tales: a place in the Kingdom, and what becomes of the Unit on it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5th spot</source>
        <extracomment>Paper Tales: a place in the Kingdom, and what becomes of the Unit on it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opened by a level II Building</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>will die</source>
        <extracomment>Paper Tales: a place in the Kingdom, and what becomes of the Unit on it</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Spotlight</name>
    <message>
        <source>%1 is in the spotlight: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is in the spotlight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>Tail Story: the name of a card in quotation marks</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the sound as you like; the rules take it as made.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SqueezeBar</name>
    <message>
        <source>Choose with ← →, then let go. Let go now and nothing happens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let go: sealed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SqueezeKeys</name>
    <message>
        <source>A short choice while a seat’s key is held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The choice before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next choice; letting go seals it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StackPanel</name>
    <message>
        <source>stopped</source>
        <extracomment>Tail Story: what becomes of a card of the stack</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>will stop it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stops it</source>
        <extracomment>Tail Story: what becomes of a card of the stack</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>will be stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>will happen</source>
        <extracomment>Tail Story: what becomes of a card of the stack</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is happening: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is waiting to be carried out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play it here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is happening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sprint: nobody can stop anything this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards and actions wait here for an answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carried out when nobody stops it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top resolves first: the card at the right.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StoryBar</name>
    <message>
        <source>%1 · %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>What happened is told moment by moment: a button</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>What happened is told moment by moment: a button</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>What happened is told moment by moment: a button</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>What happened is told moment by moment: a button</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>What happened is told moment by moment: a button</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StoryCard</name>
    <message>
        <source>yours</source>
        <extracomment>StoryLine: on the card that the seated player gave</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StoryKeys</name>
    <message>
        <source>While the table tells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>What happened is told moment by moment: what a key does</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>What happened is told moment by moment: what a key does</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the end</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StoryParts</name>
    <message>
        <source>%1 %2</source>
        <comment>an amount and where it comes from</comment>
        <extracomment>A part of every table; short</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 = %3</source>
        <comment>a sum&apos;s name, its parts and its total</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StorySum</name>
    <message>
        <source>%1: %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StorybookChoice</name>
    <message>
        <source>Deck</source>
        <extracomment>New game: the deck of words that the tale is told with</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose words tell the tale: ours, or those of a deck that you have made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make one of my own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts a copy of our deck into your folder, to be changed with any text editor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder for decks cannot be opened: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StorylineKeys</name>
    <message>
        <source>Scary Tales’ table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick a card, once more: decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card by its number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seal or choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The page before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the page aloud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>StoryLine: what a key does, in the list of keys</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>StoryLine: what a key does, in the list of keys</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>StoryLine: what a key does, in the list of keys</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A step back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StorylinePrompt</name>
    <message>
        <source>%1: %2</source>
        <extracomment>StoryLine: a button beside the question, or the question and more about it; &apos;, &apos; stands between titles</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still to give a card: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>StoryLine: a button beside the question, or the question and more about it; &apos;, &apos; stands between titles</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page %1 lies open. The tale waits on page %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>StoryLine: a button beside the question, or the question and more about it; &apos;, &apos; stands between titles</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose these two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seal them</source>
        <extracomment>StoryLine: a button beside the question, or the question and more about it; &apos;, &apos; stands between titles</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seal it</source>
        <extracomment>StoryLine: a button beside the question, or the question and more about it; &apos;, &apos; stands between titles</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to page %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>StoryLine: a button beside the question, or the question and more about it; &apos;, &apos; stands between titles</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StorylineRules</name>
    <message>
        <source>What you do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three to eight players tell one scary story together, page by page. A book of fifteen pages gives the thread; your cards fill its gaps. Whoever&apos;s card goes into the tale gains a token, and in the end the tokens tell who has won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>StoryLine: a heading of the rules in short</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are five kinds of cards: characters, places, features, objects and actions. You always hold one of each. A page asks for one kind, by its colour, its icon and its word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A page</source>
        <extracomment>StoryLine: a heading of the rules in short</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Narrator reads the page aloud. Everybody else draws a card of the kind that it asks for, so that there are two to pick from, and seals one of them. What is sealed stays sealed. The Narrator gives no card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The choice</source>
        <extracomment>StoryLine: a heading of the rules in short</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sealed cards are shuffled and turned up together. The Narrator chooses one of them for the tale, without knowing whose it is. Its giver is named and gains a token, face down; the others go back under their deck, and whose they were is never told.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the choice the Narrator may give a name to a character, a place or an object, and add a detail to any card. Names come back on later pages. They change nothing else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two banners</source>
        <extracomment>StoryLine: a heading of the rules in short</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some pages ask for two kinds at once. Everybody draws two cards and seals two, one of each kind. They come out of the shuffle as two rows, and the Narrator chooses one of each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The book goes on to the left, and whoever gets it is the next Narrator. The fifteenth page is only read: then the tale is told.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tokens</source>
        <extracomment>StoryLine: a heading of the rules in short</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody may look at a token before the end, not even its owner. Then all are turned. A number is worth its points. The Grave must cover one of your numbers, which is worth nothing then. The Bones are flipped: three points or none. The Hat takes one more token, and a number there counts twice. With several of these you choose their order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who wins</source>
        <extracomment>StoryLine: a heading of the rules in short</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The most points win. If first place is tied, the owner of the Rose wins, tied or not; without it the one of those tied with the most tokens. In the family game no token is turned, and the most tokens win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The book</source>
        <extracomment>StoryLine: a heading of the rules in short</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tale can be kept: leaf through it, save it as a PDF or as a web page, or print it. A tale that was left early is kept as far as it goes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>StoryLine: Scary Tales, how to play</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StorylineTable</name>
    <message>
        <source>Scary Tales</source>
        <extracomment>The name of the tales of this game</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableTools</name>
    <message>
        <source>Hint</source>
        <extracomment>A small button of the table</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>A small button of the table</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TailCard</name>
    <message>
        <source>%1
Altered: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>Tail Story: on a card that was stopped</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TailstoryKeys</name>
    <message>
        <source>Tail Story’s table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go from thing to thing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press, and do what is chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand card, a number or a target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw and discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the ability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap</source>
        <extracomment>Tail Story: what a key does, in the list of keys</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let it go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>Tail Story: what a key does, in the list of keys</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>Tail Story: what a key does, in the list of keys</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the first button says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look through your discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Tail Story: what a key does, in the list of keys</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>Tail Story: what a key does, in the list of keys</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>Tail Story: what a key does, in the list of keys</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A step back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TailstoryPrompt</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Tail Story: a button beside the question, or the question and more about it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>Tail Story: a button beside the question, or the question and more about it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Press once more to do it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the player it is aimed at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the card to use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>Tail Story: a button beside the question, or the question and more about it</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TailstoryRules</name>
    <message>
        <source>What you want</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your deck is a clock: each time it runs out you collect an achievement. Whoever collects the fourth one wins. So draw, and keep the others from drawing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue cards are dealt by chance; turns run from 1st on. The last in the queue chooses a character first. Everybody gets a deck of 15 cards and a hand of 5; the first player has only 1 action in the first turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn</source>
        <extracomment>Tail Story: a heading of the rules in short</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a card. Then act: each action is followed by bonuses and by a check of all decks, and you may act again. You have 2 action points. At the end discard down to the hand limit of 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <extracomment>Tail Story: a heading of the rules in short</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play an Event card for its cost. Draw 1 and discard 1 for one point. Use your altered ability, once a turn. Swap 1 or 2 discards for as many of another player, once a turn and free. What is aimed at somebody is said when it is announced; cards are chosen later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event cards</source>
        <extracomment>Tail Story: a heading of the rules in short</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing: draw 1 or 2. Stealing: take 1 or 2 random cards of a hand, then bury up to 2 of your discards in that player’s pile. Recycling: take 1 or 2 of your discards, but no Stopping or Recycling cards. Acting, for an altered character of the card’s type: make the sound and draw up to 5; others of that type may draw up to 2. You name the number before you see a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping</source>
        <extracomment>Tail Story: a heading of the rules in short</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whatever a player plays or announces, the others may stop, Acting cards excepted. A Stopping card is free, and can itself be stopped by another player. Everybody with a card in hand is asked alike, whether they could stop it or not. When nobody answers any more, the newest is carried out first. Whoever was stopped draws a card as a bribe. A stopped use counts as used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonuses</source>
        <extracomment>Tail Story: a heading of the rules in short</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For each card of your character’s own type that you played and that was not stopped: canine, draw 1, once a turn; feline, take a card from another discard pile and you may put the top of your deck on that player’s deck, once a turn; rodents and friends, put the top of your deck on your discard pile, twice a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the bonuses all decks are looked at. Whoever has none left shuffles the discard pile into a new one, and lays a hand card face down as an achievement: one at most in a turn. Then the play zones are cleared. A draw that came up short is not made up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Achievements</source>
        <extracomment>Tail Story: a heading of the rules in short</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first alters your character. The second alters everybody’s. The third lowers your hand limit to 4. The fourth wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Altered abilities</source>
        <extracomment>Tail Story: a heading of the rules in short</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jack: up to three others lose a random card. Alan: nobody can stop anything for the rest of the turn. Padthai: draw 1 to 3, then shuffle a card into the deck. Khalid: use a discarded Drawing, Stealing or Recycling card. Ham &amp; Cheese: take a card that was dug this turn. Rocky: another player has 1 action next turn. All but Jack’s and Ham &amp; Cheese’s work twice a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tail Story: how to play</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TailstoryTable</name>
    <message>
        <source>Tail Story</source>
        <extracomment>The game&apos;s name</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TaleRibbon</name>
    <message>
        <source>The tale so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page %1</source>
        <extracomment>StoryLine: heard for a page of the tale</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TextPage</name>
    <message>
        <source>Character</source>
        <extracomment>StoryLine: a kind of story card, below the place where one is missing</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>StoryLine: a kind of story card, below the place where one is missing</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Feature</source>
        <extracomment>StoryLine: a kind of story card, below the place where one is missing</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Object</source>
        <extracomment>StoryLine: a kind of story card, below the place where one is missing</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>StoryLine: a kind of story card, below the place where one is missing</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 reads the last page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 reads this page, then chooses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page %1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ThoughtSlip</name>
    <message>
        <source>Go back</source>
        <extracomment>the way back from a question whether to give something up</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TimelineBar</name>
    <message>
        <source>Slow</source>
        <extracomment>Looking back at the game: a heading, a button or a speed</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>Looking back at the game: a heading, a button or a speed</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>Looking back at the game: a heading, a button or a speed</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking back</source>
        <extracomment>Looking back at the game: a heading, a button or a speed</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Looking back at the game: a heading, a button or a speed</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let it play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the last move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How fast it plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose cards lie open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TimelineKeys</name>
    <message>
        <source>Looking back</source>
        <extracomment>Looking back at the game: heading in the list of keys</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the turn before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the next turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the last move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let it play, or stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose cards lie open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TimelineSlider</name>
    <message>
        <source>Move %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TokenDisc</name>
    <message>
        <source>×2</source>
        <extracomment>StoryLine: on a token that counts twice</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TurnSteps</name>
    <message>
        <source>Draw</source>
        <extracomment>Tail Story: a step of the turn, as short as can be</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Tail Story: a step of the turn, as short as can be</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus</source>
        <extracomment>Tail Story: a step of the turn, as short as can be</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck check</source>
        <extracomment>Tail Story: a step of the turn, as short as can be</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, step %2 of 5: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>UndoButton</name>
    <message>
        <source>Undo</source>
        <extracomment>Button: takes the last move back</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask to undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo…</source>
        <extracomment>Button: takes the last move back</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>VoteSlip</name>
    <message>
        <source>Take it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 agrees</source>
        <extracomment>The table votes: a button</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it</source>
        <extracomment>The table votes: a button</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>To be read first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat %1</source>
        <extracomment>Stands for the name of a player who has none</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>foxtail</name>
    <message>
        <source>Summer</source>
        <extracomment>Foxtail: the game&apos;s name, one of its options, or a season: the look of a set of cards</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Autumn</source>
        <extracomment>Foxtail: the game&apos;s name, one of its options, or a season: the look of a set of cards</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winter</source>
        <extracomment>Foxtail: the game&apos;s name, one of its options, or a season: the look of a set of cards</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spring</source>
        <extracomment>Foxtail: the game&apos;s name, one of its options, or a season: the look of a set of cards</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Foxtail</source>
        <extracomment>Foxtail: the game&apos;s name, one of its options, or a season: the look of a set of cards</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grow your fox the prettiest tail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Foxtail is a game by Fox and Talen Lee. This table is not theirs: the rules are told anew, and the cards are our own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>Foxtail: the game&apos;s name, one of its options, or a season: the look of a set of cards</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which pictures the charms show; it changes nothing else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This turn you can only draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tip can come this turn: draw now and brush later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your tail cannot be brushed any better: draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new bit is worth about two points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new bit is worth about two points, and a brush would gain less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A brush can lift your tail from %1 to %2 own points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A brush can make a chain of %1 and a match of %2, with %3 own points instead of %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Every link is set, with %n own point(s): keep the brush.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 leads to %2 own points, a chain of %3 and a match of %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No other tail has more joins in sight than that of %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the tail of %1 joins in sight: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody sits there: that seat takes no part in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are still being shuffled: wait until the deck is ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All tails are complete: there is nothing left to draw or to brush.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your tail got its tip on turn %1 and is complete: watch the others finish theirs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your tail got its tip on turn %1, and a complete tail stays as it lies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have acted this turn: the next one begins when the others are done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One card a turn: you are drawing already, and the next card comes next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have chosen to brush this turn: draw your next card next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have chosen to draw this turn: your next chance to brush is next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are brushing already: set the links one by one, then keep the brush.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First everybody chooses to draw or to brush: links come when all have chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You brushed on your last turn, so draw now: you may brush again the turn after.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A tail of %n bit(s) has no link to brush: draw until there are two.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The first bit lies next to the fox without a link: links begin with the second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A laid link stays as it is: to change it, brush your tail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The new bit cannot lie flat: choose one of the four ways to join it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are four links only: over or under, with the tops or the bottoms together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Every link of this brush is set, %n in all: keep the brush, or take a link back.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Only %1 of %2 links are set: say how each bit after the first shall lie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no brush to keep: you are not brushing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vote comes later, when every tail has its tip.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In solo practice there is nobody to vote for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have voted: your point is given away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own tail may be the prettiest, but your point goes to another player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody sits there: give your point to a player of this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>top left</source>
        <extracomment>Foxtail: a line of the score, or which of the four corners of a tail bit</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>top right</source>
        <extracomment>Foxtail: a line of the score, or which of the four corners of a tail bit</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bottom left</source>
        <extracomment>Foxtail: a line of the score, or which of the four corners of a tail bit</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bottom right</source>
        <extracomment>Foxtail: a line of the score, or which of the four corners of a tail bit</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Match of %n charm(s), %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chain of %n charm(s), %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Foxtail: a line of the score, or which of the four corners of a tail bit</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chains</source>
        <extracomment>Foxtail: a line of the score, or which of the four corners of a tail bit</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest chain</source>
        <extracomment>Foxtail: a line of the score, or which of the four corners of a tail bit; Foxtail: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Biggest match</source>
        <extracomment>Foxtail: a line of the score, or which of the four corners of a tail bit; Foxtail: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variety</source>
        <extracomment>Foxtail: a line of the score, or which of the four corners of a tail bit; Foxtail: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A set %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First to finish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished on turn %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prettiest tail</source>
        <extracomment>Foxtail: a line of the score, or which of the four corners of a tail bit; Foxtail: a line of the score pad; Foxtail: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vote of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joins %1 to %2, but this join and the one before are lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joins %1 to %2: no set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Joins %1 to %2: a match of %3, %n point(s) more.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Joins %1 to %2: a chain of %3, %n point(s) more.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Joins %1 to %2: no set; %n own point(s) so far.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Joins %1 to %2, but this join and the one before are lost; %n own point(s) so far.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Joins %1 to %2, lost while the next bit lies as it does; %n own point(s) so far.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Joins %1 to %2: a match of %3; %n own point(s) so far.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Joins %1 to %2: a chain of %3; %n own point(s) so far.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Takes the join before away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Takes the join before away: %n point(s) less.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>Foxtail: what a player may do in a turn: draw a tail bit, or brush the tail (turn its bits anew)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brush</source>
        <extracomment>Foxtail: what a player may do in a turn: draw a tail bit, or brush the tail (turn its bits anew)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets the links of your tail anew; you draw no card, and must draw next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep this brush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own points %1, before %2; next turn you must draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>This brush takes %n own point(s) away.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Your tail stays as it is, and the turn is used up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A point for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The tail of %1 has %n bit(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>the tail is still growing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>finished on turn %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n bit(s)</source>
        <extracomment>Foxtail: beside a seat: what the player has or does</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n own point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) so far</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>must draw</source>
        <extracomment>Foxtail: beside a seat: what the player has or does</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may brush again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>Foxtail: beside a seat: what the player has or does</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not done</source>
        <extracomment>Foxtail: beside a seat: what the player has or does</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to act</source>
        <extracomment>Foxtail: beside a seat: what the player has or does</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting</source>
        <extracomment>Foxtail: beside a seat: what the player has or does</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1</source>
        <extracomment>Foxtail: beside a seat: what the player has or does</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tip(s) among them</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Longest chain, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest chain, %1, tied with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest chain, %1, shared by %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest chain: nobody has one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest chain, %1: %2 leads with %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest chain, %1: others lead with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Biggest match, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Biggest match, %1, tied with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Biggest match, %1, shared by %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Biggest match: nobody has one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Biggest match, %1: %2 leads with %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Biggest match, %1: others lead with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charm sets</source>
        <extracomment>Foxtail: a line of the score pad; Foxtail: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variety, %1 of 4 charms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Foxtail: a line of the score pad</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Would score now</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 finishes the practice with %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 share the win with %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 and %3 share the win with %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %3 and %4 share the win with %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for %1 and %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for %1, %2 and %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for %1, %2, %3 and %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The choices are shown when the last one is in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The links are shown when the last one is in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The votes are shown when the last one is in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, draw a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, draw a card or brush your tail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You brushed last turn, so you must draw. FT-45</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, join the new bit to your tail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, your tail is brushed: keep it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, how shall bit %2 lie?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own points as brushed so far: %1, before: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, whose tail is the prettiest?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One point for another player; the votes are shown together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The best links for these bits make %n own point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The deck is being shuffled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joins the end of the tail, tops or bottoms together, over or under the last bit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal charms of one kind that lie side by side are a match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charms of one kind whose numbers rise or fall by one are a chain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A charm that another card hides counts for nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever draws it has finished: nothing joins the tail behind it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It carries no charms.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tail tip</source>
        <extracomment>Foxtail: the name of a card: the white end of the tail</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tail bit: top %1 and %2, bottom %3 and %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is in the box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Getting ready</source>
        <extracomment>Foxtail: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn</source>
        <extracomment>Foxtail: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joining a bit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brushing your tail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end and the points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ways to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chances and examples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows of charms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bits joined in the same way, one after the other, bring charms of one kind side by side: a row. A row ends where a bit joins in another way or where a join is lost (FT-34). Matches and chains are found inside a row only, never across its end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your first two bits match at the top left. The third one is joined with the bottoms together, so that row has ended. Join the new bit over with the tops together: it makes a new match of 2, and the first match stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>Foxtail: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charms side by side in a row with the same number are a match. A match may be of any length from 2 on. In the row 1-1-3-3 there are 2 matches of 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chain</source>
        <extracomment>Foxtail: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charms side by side in a row whose numbers differ by exactly 1 are a chain. It may count up or down and be of any length from 2 on: 2-3 is one, and so is 3-2-1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A chain may turn around</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A chain may switch between counting up and counting down as often as it likes. The row 2-1-2-1 is a single chain of 4, and 1-2-3-2-3 a single chain of 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 and 3 do not go together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A 1 next to a 3 is neither a match nor a chain, whichever comes first. Any set ends there. The row 1-2-3-1-2 holds a chain of 3 and a chain of 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your new bit has a 3 at the top left, and your last bit has a 1 there. Join it over with the tops together: that is allowed, and it makes no set. Each of the three other ways makes a match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two charms make a set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The smallest match has 2 charms, and so has the smallest chain. A single charm is no set. The printed rules name no smallest size, so we take two neighbours that fit as enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A charm in a match and in a chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A charm may belong to a match and to a chain, and then it counts in both. The row 1-2-2-3 holds a chain of 2, a match of 2 and another chain of 2, together 6 points. No charm ever belongs to 2 matches or to 2 chains. The printed rules leave this open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the top left your row is 1-1-2: a match of 2 and a chain of 2. Join the new bit over with the tops together. Its 2 makes another match of 2 with the last charm of the chain, and that charm counts in both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How points are counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When all tails are complete, points are counted in this order: matches and chains, variety, longest chain and biggest match, first to finish, prettiest tail. Before that nothing is settled, and the score pad only shows how things stand. A long tail is worth nothing by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each match is worth 1 point for every charm in it. A match of 3 brings 3 points, and 2 matches of 2 bring 4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for chains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each chain is worth 1 point for every charm in it. The row 1-2-3-3-3-2-1 holds a chain of 3, a match of 3 and a chain of 3: 9 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variety counts the kinds of charm in which you have a set: 1 point for each, at most 4. A second set of the same kind adds nothing here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The longest single chain at the table earns its owner 2 points. All players who tie for it get 2 points each. You can get these and the points for the biggest match as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You and Ben both have a chain of 3, so each of you would get the 2 points. Join the new bit over with the tops together: your chain grows to 4, and the points for the longest chain are yours alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The biggest single match at the table earns its owner 2 points. Sizes are not added up: a match of 3 beats 2 matches of 2. All players who tie for it get 2 points each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When nobody has one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If nobody at the table has a chain, nobody gets the points for the longest one. The same goes for matches. The printed rules do not speak of this; a set that was never made cannot be the biggest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody who got the tip in the earliest finishing turn gets 2 points. Drawing first within that turn is no advantage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When all tails are complete, everybody gives 1 point to the tail of another player. You cannot choose your own tail, and you cannot keep the point. Votes stay secret until all are in, so nobody can answer a vote with a vote. A computer player picks the tail with the most joins in sight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All tails are complete. Look at the tails of Ben and Cleo and give your point to one of them. Your own tail is not among those that you can choose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vote with two players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With 2 players there is only one other tail, so each gets 1 point from the other. The program gives these points by itself. They stand in the total and never change who wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winning</source>
        <extracomment>Foxtail: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The most points win. Players who tie for the most share the win, because there is no tie-break. The printed rules take winning lightly too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many points are possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every join adds 2 points to your sets at most. So 8 bits, with 7 joins, bring up to 14 points for sets and 4 for variety: 18 own points. Your own points are 0 or at least 3, because even the smallest set is worth 2 points and 1 for variety.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charm themes</source>
        <extracomment>Foxtail: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A theme decides how the 4 kinds of charm look and changes nothing else. In the order top left, top right, bottom left, bottom right: Summer has sunflower, wheat, butterfly and snail; Autumn has acorn, toadstool, maple leaf and hedgehog; Winter has snowflake, pine cone, mitten and robin; Spring has tulip, ladybird, raindrop and catkin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solo practice</source>
        <extracomment>Foxtail: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One player alone plays by the same rules with 8 and 2 bits and 1 tip. Only matches, chains and variety count, because everything else needs somebody to compare with. Your tail gets 8, 9 or 10 bits, each just as likely. The printed rules have no solo game; this one is ours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choosing a theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You pick a theme (FT-9) before the game and can change it at any time. Only the pictures change, and the game goes on as before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long a tail gets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If nobody brushes, a tail gets 8 bits at least. At most it gets 12 with 2 players, 14 with 3 and 16 with 4. On average it has a little more than 9. One tail in three stays at 8, and every seat has the same chances.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bits that are left over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bits under the last tip stay in the deck. The shuffle alone decides how many, whatever anybody does: on average 1 to 2 bits. So with others at the table, bits that you miss by brushing go to them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shortest and the longest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without brushing a game takes at least 9 turns, and at most 13 with 2 players, 15 with 3 or 17 with 4. With brushing it can take up to 24, 28 or 32 turns. Tails can then end with 6 to 14 bits with 2 players, 5 to 18 with 3 and 5 to 20 with 4. With 3 or 4 players not every seat reaches both ends, because earlier seats draw first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two bits joined blindly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are 6240 ways to join one bit of the pack to another. 1976 of them make a match, 2912 make a chain and 1352 make nothing. So even a bit joined blindly scores nearly 4 times out of 5, and there is always a way that does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What luck alone brings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If all bits are joined at random, sets bring about 8 points in a tail of 8 bits and about 17 in one of 16 bits. That is a little more than 1 point for each further bit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What skill brings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>We let computer players play many thousands of games. With 2 to 4 players at the table, joining at random brings 17 to 18 points in all, and always taking what scores most at once brings more than 26. Brushing at random makes your tail short and loses. The casual computer player joins for the most points and brushes late, if that gains at least 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best brush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For every tail there is a brush that brings the most own points. In more than 99 of 100 tails with 8 to 12 bits it reaches the limit (FT-65): 18 points with 8 bits, and 2 more for every further bit. The computer works it out exactly, for its own moves and for your hints.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In solo practice your 8 bits have 3 own points, and the best brush brings 18. Choose to brush and try to find it. A hint shows you a good next step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some best brushes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bits are told here by their numbers: top left, top right, bottom left, bottom right. The tail 1112, 2111 can have 3 own points at best, the tail 1112, 1121, 1123 can have 6. The tail 1112, 1121, 1123, 1132, 1211 can have 12: join its bits over and under with the tops together, then over and under with the bottoms together, for a set in each kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a long set costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A join that opens a set brings 2 points, and one that makes a set longer brings 1. So each further charm in a long set costs you about 1 own point. It pays only if it wins you the longest chain (FT-58) or the biggest match (FT-59).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything has its mirror</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tops are worth as much as bottoms. A tail read from its tip to its fox, as in a mirror, is worth the same. And if every 1 of a kind became a 3 and every 3 a 1, nothing would change either.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example: a tail and its points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six bits show the top left numbers 2, 2, 2, 2, 2 and 1. All are joined over with the tops together: that makes a match of 5 and a chain of 2, with 1 point for variety 8 own points. Join the fourth bit under instead, with the tops together, and two joins are lost. A match of 3 and a chain of 2 remain, 6 own points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example: comparing tails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three players have longest chains of 5, 3 and 3 and biggest matches of 0, 3 and 3. The first gets 2 points for the chain, and the two others 2 each for their matches. Their finishing turns are 9, 10 and 9, so the first and the third get 2 points more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example: a whole game for two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One player always draws and finishes on turn 13 with 12 bits and 16 own points. The other brushes twice and finishes on turn 10 with 7 bits and 13 own points. They tie for the longest chain and the biggest match, each gets 1 vote, and the second gets 2 points for finishing first. The long tail wins by 21 points to 20.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>Foxtail: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Foxtail is for 2 to 4 players. Everybody needs a fox and a tail tip, and there are 4 of each. One player alone can practise (FT-66).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Foxes</source>
        <extracomment>Foxtail: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are 4 fox cards. Your fox is where your tail begins. Foxes that nobody needs stay out of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tail tips</source>
        <extracomment>Foxtail: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are 4 tail tips, all of them alike. A complete tail ends with exactly 1 tip, so the deck begins with as many tips as there are players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tail bits</source>
        <extracomment>Foxtail: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All other cards are tail bits; a tail is made of them. We play with 40, which is just enough for 4 players with 10 bits each. The printed rules do not say how many there are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four corners, four kinds of charm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every bit has a charm in each of its 4 corners, and these are of 4 different kinds. A kind keeps its corner: what lies top left on one bit lies top left on all of them. The printed rules do not say it this plainly, but joining bits works in no other way (FT-29).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers on charms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A charm shows 1, 2 or 3 symbols, and that is its number. Only the kind of a charm and its number matter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The forty tail bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No two bits are alike. Each has a 2 in one of its corners or in three of them; the other corners show a 1 or a 3. So 32 bits have a single 2 and 8 bits have three. The printed rules do not list their cards, so this pack is our own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fair pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In each corner 13 bits show a 1, 14 a 2 and 13 a 3. So no corner is luckier than another. Any two bits can score together in at least one kind of charm, because every bit shows a 2 somewhere and a 2 goes with every number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fox for everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody starts with an open fox and no bits at all. No two players have the same fox, and which one is yours makes no difference. Nobody goes first, since all play at the same time (FT-15).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which bits are in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All 40 bits are shuffled face down, and 10 for each player are counted off unseen. That makes 20 bits for 2 players, 30 for 3 and all 40 for 4. The printed rules only count cards; we take them at random, so nobody chooses them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The upper part of the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8 bits for each player are shuffled and make the upper part of the deck. No tip is among them: the first 16 cards drawn are bits with 2 players, the first 24 with 3, the first 32 with 4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lower part of the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 more bits and 1 tip for each player are shuffled together and put under the upper part. Here the tips may come in any order, even all at once. With 4 players, for example, 4 of the last 12 cards are tips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards set aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards that are not needed stay out of the game. Spare bits lie face down and nobody may look at them: 20 bits with 2 players, 10 with 3, none with 4. So with fewer than 4 players nobody can work out which bits are still to come.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All play together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In each turn everybody whose tail is not complete acts once, all at the same time. The next turn begins when the last of them is done; nobody acts twice before that. If a single tail is left unfinished, the turns go on with its owner alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw or brush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a turn you do one of two things: draw a card for your tail, or brush your tail. You cannot do both, and you cannot pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choosing without looking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You choose between drawing and brushing before any card of this turn is seen. All choices are shown together when the last one is made, so waiting for the others helps nobody. After seeing your card it is too late to brush instead. The printed rules give no order here; this is how we play it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The steps of a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First everybody chooses: draw or brush. Then those who draw take the top card one after the other, in seat order, and a tip is laid at once. Then the new bits are joined and the brushes made, all in secret, and shown together when the last one is ready. Now the turn is over. The printed rules say that the order of drawing hardly matters; ours is fixed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing</source>
        <extracomment>Foxtail: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing means 1 card, the top one of the deck. There is always a card left for you (FT-26). If everybody brushes, no card leaves the deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A drawn card is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A drawn card is turned face up for everybody. The printed rules do not speak of this; the card will lie open in a tail in the same turn anyway.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The new bit joins the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bit you drew must join your own tail in the same turn, right behind the last bit. You cannot keep it for later, put it back, give it away or push it in between earlier bits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first bit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your first bit simply lies next to your fox. You choose nothing, because a fox has no charms to meet. From the second bit on you choose how each bit joins (FT-28).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laid bits stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bit stays where it is and as it lies until you brush your tail. Laying a new bit never tilts an old one anew. It may hide a corner of the last one, though (FT-35).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing a tip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you draw a tip, it goes to the end of your tail at once and the tail is complete. You choose nothing. The turn in which this happens is your finishing turn (FT-61). It can also happen when you had to draw after a brush.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When your tail is complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a complete tail you watch the others: no drawing, no brushing, no second tip. You act once more in the vote (FT-62).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck never runs short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck always holds as many tips as there are unfinished tails. So it cannot run out before everybody is done. The last card drawn in a game is always a tip, and bits below it are never used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play ends with the turn in which the last tail is completed. After that the points are counted (FT-54).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four ways to join</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the second bit on you decide two things. Tops or bottoms together: that side is drawn close, and the other side fans out. Over or under: the new bit lies upon the last one or is tucked below it. All four ways are always allowed, whatever the numbers are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each way joins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over, tops together: the top left charms meet. Under, tops together: the top right ones. Over, bottoms together: the bottom left ones. Under, bottoms together: the bottom right ones. Each way hides 1 corner on the side drawn together: over hides the right corner of the last bit, under hides the left corner of the new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have drawn your second bit. Look at the four ways to join it. Each of them brings another kind of charm together: over, tops together lays a 1 beside a 2, a chain; under, tops together lays a 1 beside a 1, a match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No bit lies straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every bit after the first takes one of the four ways, even if it scores nothing or spoils something. It cannot lie straight, and it always hides exactly 1 corner. The printed rules speak of the tilt as a part of adding a bit, so we do not leave it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right way up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bits lie face up and the right way up; nobody turns them upside down. The tail grows away from the fox in one direction. On our table that is to the right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fanned side joins nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the side that fans out, charms of two different kinds face each other. They are no set, even if their numbers are equal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hidden charm serves nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A join counts only if both of its charms are in sight when the tail is scored. A charm that is covered counts for nobody, even if it was in sight before. The printed rules do not say this; we look at the tail as it lies in the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joins that spoil each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two joins in a row are both lost in two cases only: a bit joined under with the tops together is followed by one joined over with the tops together, or the same with the bottoms. The bit in the middle then has both corners of that side hidden. In any other order both joins stand, and joins further apart never harm each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both joins of your tail are lost: the second bit lies under and the third one over, both with the tops together. You are brushing now. Join the second bit over and the third one under, with the tops together: both joins stand, and you have 6 own points instead of 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new bit can undo the last join</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If your last bit lies under with the tops together, joining the new one over with the tops together takes away the last join and its points, and the new join is lost as well. The same goes for the bottoms. It is allowed, and the table warns you. Earlier charms of the row stay joined.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have a match of 3 at the top right, and your last bit lies under with the tops together. Join the new bit over with the tops together: the match shrinks to 2. Over with the bottoms together leaves the match as it is and adds a chain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many charms are in sight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each join hides 1 corner, and no corner is hidden twice. So every bit leaves 3 charms in sight, and 1 more for the whole tail: 8 bits show 25 charms.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fox and tip have no charms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fox and the tip carry no charms. They join nothing and hide nothing, so a tip never changes your sets. The printed rules give charms to tail bits only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which bit lies on top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only neighbours overlap. A bit joined over lies one layer above the bit before it, a bit joined under one layer below. This is how the table draws a tail; it has no effect on points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far a bit tilts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On our table each new bit turns by 12 degrees about the corner where it overlaps the last one. So 1 charm is covered whole and all the others stay free. Tails may bend a long way round; that has no effect on points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brushing instead of drawing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may spend your turn on brushing your tail. Then you draw no card in this turn. Several players may brush in the same turn, and nobody counts how often you do it in a game; only never twice running (FT-45).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a brush can change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a brush you choose anew how each bit joins the one before it. The order of the bits stays as it is, and so do the fox and the tails of the others. The first bit has no join, so it does not change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bit by bit, once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You go through your tail from the second bit to the last and choose a way to join for each. Until you keep the brush you can take your choices back and try others, as nothing new is seen on the way. The brush can be kept when every bit has had its choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are brushing a tail of 4 bits. Choose a way to join for the second, the third and the fourth bit and watch your own points. Until you keep the brush you can take your choices back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A brush may change nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may choose for some or all of your bits what they have already. It is still a brush, so you must draw in your next turn. The printed rules allow changes and ask for none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least two bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You need 2 bits or more to brush, because a single bit has no join to change. So everybody draws in turns 1 and 2. The printed rules do not say this, but without it brushing would be a way to pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never twice running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you brushed in your last turn, you must draw in this one. In the turn after that you may brush again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You brushed in your last turn, so all you can do now is draw. Draw a card and join it: in the turn after that you may brush again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No brushing once complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A complete tail stays as it lies. When the upper part of the deck is used up, every draw may bring you the tip. A brush that you put off until then may never come.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The upper part of the deck is used up, so any card can be the tip now. Your tail has 5 own points and could have 18. Brush it now, or draw and see what comes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bit 1112</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bit 1121</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bit 1123</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bit 1132</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bit 1211</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bit 1213</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bit 1222</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bit 1231</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bit 1233</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bit 1312</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bit 1321</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bit 1323</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bit 1332</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bit 2111</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bit 2113</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bit 2122</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bit 2131</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bit 2133</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bit 2212</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bit 2221</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bit 2223</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bit 2232</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bit 2311</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bit 2313</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bit 2322</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bit 2331</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bit 2333</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bit 3112</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bit 3121</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bit 3123</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bit 3132</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bit 3211</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bit 3213</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bit 3222</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bit 3231</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bit 3233</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bit 3312</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bit 3321</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bit 3323</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bit 3332</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tail tip</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>brush</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over, tops together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under, tops together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over, bottoms together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under, bottoms together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a point for seat 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a point for seat 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a point for seat 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a point for seat 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 and 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 and 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 and 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 and 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 and 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 and 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 and 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 and 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 and 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 shares the win with %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 brushes and leaves every link as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 brushes %n link(s): own points %2, before %3.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The deck is ready, with %1 cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck is ready, with %1 cards; %2 bits stay aside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 chooses to draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 chooses to brush.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 draws a tip: a tail of %n bit(s), complete on turn %2.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lays %2 next to the fox.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 joins the bit %2: %3 meets %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 loses two joins: the new one (%2) and the one before (%3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over, tops together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under, tops together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over, bottoms together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under, bottoms together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bit %1 of %2: top %3, bottom %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bit %1 of %2, over, tops together: top %3, bottom %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bit %1 of %2, under, tops together: top %3, bottom %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bit %1 of %2, over, bottoms together: top %3, bottom %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bit %1 of %2, under, bottoms together: top %3, bottom %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New bit: top %1, bottom %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Tail tip behind %n bit(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A point for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen: %1.</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sealed choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1 begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All tails are complete after turn %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 finds the tail of %2 the prettiest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 joins %2 to %3, but takes the join before away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 joins %2 to %3: no set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 joins %2 to %3, a match: %n point(s) more.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 joins %2 to %3, a chain: %n point(s) more.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No tip is among the next %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tips among the %n card(s) left: %1.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>papertales</name>
    <message>
        <source>Paper Tales</source>
        <extracomment>Paper Tales: the game&apos;s name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Kingdom that time takes away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game by Masato Uesugi, published by Catch Up Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All targets are chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens on %1: strength %2, income %3, and it dies in aging.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens on %1: strength %2, income %3, and it lives on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is worth its price now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To build nothing keeps %1 Gold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gives most for its price in the turns that are left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at level %2 is worth %3 Legend Points and costs %4 Gold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No other Unit is worth saving.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever is not saved leaves its spot free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is worth more alive.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 would stay for the next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the wood it produces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the food it produces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the crystals it produces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Gold of its death</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legend Points for those that die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legend Points at the end of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saving a Unit from death</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Legend Points of its death</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Age tokens that it gives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Buildings that it raises</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Unit that it turns into</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the strength that it can reach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fighting from the Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legend Points for Wars won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold for Wars won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its income</source>
        <extracomment>Paper Tales: what is good about a card, in the hint &quot;%1 helps you most, above all with %2&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cheaper Buildings</source>
        <extracomment>Paper Tales: what is good about a card, in the hint &quot;%1 helps you most, above all with %2&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its strength</source>
        <extracomment>Paper Tales: what is good about a card, in the hint &quot;%1 helps you most, above all with %2&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 helps you most, above all with %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 helps with %2 and costs %3 Gold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 helps you most, above all with %2, and %3 would help the other most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 helps with %2, and of the rest %3 would help the other most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Nobody new: strength %1, income %2, %n Unit(s) left standing.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: strength %2, income %3, %n Unit(s) left standing.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2: strength %3, income %4, %n Unit(s) left standing.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 and %3: strength %4, income %5, %n Unit(s) left standing.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %3 and %4: strength %5, income %6, %n Unit(s) left standing.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %3, %4 and %5: strength %6, income %7, %n Unit(s) left standing.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The Gold for it is better spent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is a step to a plan that can be paid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the best of the cards left for the next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may be of use on the next turn, for %2 Gold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No other step makes this plan better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adventurer</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archer</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blacksmith</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cave Spirit</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cerberus</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colossus</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commander</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cook</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demon</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dragon</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Farmer</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forest Child</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forest Spirit</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Giant Snake</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Golem</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grand Architect</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hunter</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knight</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kraken</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Landlord</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leviathan</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Manticore</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Master Alchemist</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Militiaman</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Miner</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monkey</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mystical Healer</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Necromancer</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ogre</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Palm Reader</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peddler</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relic of Wisdom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rogue</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Salamander</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sculptor</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shapeshifter</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strategist</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time Master</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Treefolk</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Veteran</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wood Merchant</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Woodcutter</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Town</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tavern</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mine</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temple</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Barracks</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This seat takes no part in the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That belongs to another phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have chosen already; wait for the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That comes when all players are done with this step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units move or leave only while you plan your deployment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not in your pack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep exactly one card of the pack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With three or more players nothing is discarded here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With two players you also discard a card of the pack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep one card and discard another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last card is kept, nothing is discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is in play and cannot go back to the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your plan has used %1 already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not in play yet: take it back instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your plan has nothing on %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your plan has moved %1 already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fifth spot needs a level 2 Building.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such spot: three in the Front, two in the Back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Building rises after the reveal: the fifth spot opens next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These Units cost %1 Gold, you are %2 short: take one back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one card may be kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is in play; only a hand card can be kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one of your own Units.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tokens must all go on one of your Units.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This ability is compulsory: all its tokens on one of your Units.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All the tokens have their Unit: commit, or take one back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 did this when it was revealed, and only then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was drawn and keeps its spot this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This ability cannot be declined.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your %1 is built already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Building has level 1 or 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level 2 at once needs both costs: %1 %2 missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To upgrade it, %1 %2 missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It does not help to pay for itself: %1 %2 missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold replaces wood only: %1 %2 missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crystals and Gold do not mix within a level: %1 Gold, %2 short.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It costs %1 Gold, land included: %2 short.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The upgrade costs %1 Gold: %2 short.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not in your Kingdom.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is at level 2 already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One construction a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody in your Kingdom can save a Unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can save %1 Unit at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is saved already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bears no Age token and does not die.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a Unit with exactly one Age token can be saved; %1 bears %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not die now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legend Points of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buildings</source>
        <extracomment>Paper Tales: a line of the score; Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abilities at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the score track</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1</source>
        <extracomment>Paper Tales: a line of the score; Paper Tales: a phase of the turn, or a thing on the table</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, not built</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, level %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 Age tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recruitment</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table; Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deployment</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table; Paper Tales: a heading of the rules; Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wars</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table; Paper Tales: a heading of the rules; Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Income</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table; Paper Tales: a heading of the rules; Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Construction</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table; Paper Tales: a heading of the rules; Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aging</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table; Paper Tales: a heading of the rules; Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One card may be kept for the next turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Gold</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Legend Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength %1</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table; Paper Tales: what a plan comes to; %1 is a list of cards</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wood</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 food</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 crystals</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Income %1</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Age tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Wars won this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fifth spot is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Newly revealed Units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 points if the game ended now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep %1, discard %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep %1</source>
        <extracomment>Paper Tales: what a player may do; %1 is the name of a card</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard %1</source>
        <extracomment>Paper Tales: what a player may do; %1 is the name of a card</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take %1 back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep %1 for the next turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commit the plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save nobody else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commit the targets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build %1, level %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise %1 to level 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build nothing</source>
        <extracomment>Paper Tales: what a player may do; %1 is the name of a card</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save %1</source>
        <extracomment>Paper Tales: what a player may do; %1 is the name of a card</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength %1, income %2, %3 Gold left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Gold short: the plan cannot be committed like this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Costs %1 Gold, leaves %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Nothing is placed: %n card(s) will be discarded.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 costs nothing and there is a spot free, but it will be discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Nothing is kept for the next turn: %n card(s) will be discarded.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing is built, though you could pay for %n Building(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 will die and could be saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep one card of this pack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rest is passed on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan your Kingdom. All Kingdoms are revealed together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may keep one card for the next turn; the rest is discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the Unit that gets the Age tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of them go on one Unit of yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the Unit that gets an Age token for each food.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build or raise one Building, or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resources are not used up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a Unit with exactly one Age token, or nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A saved Unit grows older all the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All targets are chosen: commit them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the last turn: what you do not place is discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n target(s) to choose, one after the other.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The story goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep one card of this pack and discard another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %n player(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Planned: %1</source>
        <extracomment>Paper Tales: what a plan comes to; %1 is a list of cards</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept for the next turn: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Costs %1 Gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 against %2 of %3 on the table now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Gold left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Income of %1 Gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 dies in aging</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Age token on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Age token in your Kingdom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wood</source>
        <extracomment>Paper Tales: a resource, or what a card does</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>food</source>
        <extracomment>Paper Tales: a resource, or what a card does</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>crystal</source>
        <extracomment>Paper Tales: a resource, or what a card does</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold of this turn&apos;s income</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>while it stands in the Front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>while it bears an Age token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with exactly one Age token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>while you have food</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>while you have a crystal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes %1 %2 for each Age token on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes %1 %2 %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes %1 %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Revealed: %n Age token(s) on itself.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Revealed: %n Age token(s) on each of your other Units.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Revealed: %n Age token(s) on one of your Units.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Each deployment: %1 Age token for each %2, all on one of your Units.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revealed: your level 1 Buildings rise to level 2, free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revealed: lose %1 Legend Points for each of your level 2 Buildings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Revealed: the first Unit drawn of cost %1 or less takes its place, free, with %n Age token(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Strength %1 %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+%1 strength for each %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your Kingdom: +%1 strength for each %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fights from the Back too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does not fight %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each War you win: +%1 Legend Point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each War you win: +%1 Legend Point for each %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each War you win: +%1 Gold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wars: +%1 Legend Point for each of your Units of strength %2 or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wars: +%1 Legend Points, won or lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wars: +%1 Legend Points for each %2, won or lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Building: pay %1 Gold for any missing wood.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Building: pay %1 Gold for anything missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Building: the land is free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Income: +%1 Gold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Income: +%1 Gold for each %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Income: +%1 Gold %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aging: may keep a Unit of yours %1 alive.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never dies.</source>
        <extracomment>Paper Tales: a resource, or what a card does</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Dies only with %n Age token(s) or more.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>When it dies: %1 Legend Points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When it dies %2: %1 Legend Points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When it dies: +%1 Gold for each %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aging: +%1 Legend Point for each Age token on your Units that die, itself included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of the game: +%1 Legend Points for each %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brings you %1 Gold when you pay, strength %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Costs %1 Gold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Costs %1 Gold, strength %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It only fights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level 1 needs %1 %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level 1 needs %1 %2 and %3 %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level 1 needs %1 %2 or %3 Gold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level 2 needs %1 %2 more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level 2 needs %1 %2 and %3 %4 more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level 2 needs %1 %2 or %3 Gold more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The land costs Gold too: the more Buildings, the dearer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of the game: %1 Legend Point at level 1, %2 at level 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1 begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packs of %1 cards are dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile is empty: %1 discarded cards are shuffled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cards are picked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All Kingdoms are revealed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 discards %2 from play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 moves %2 from %3 to %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 deploys %2 on %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 discards %n card(s) of the hand.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 keeps a card for the next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 pays %2 Gold for %n new Unit(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot pay for %2 and discards it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 draws %2, which is too dear, and discards it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 turns into %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no card is left for %2, which stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 gets %n Age token(s) from %3.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 rises to level 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 loses %2 Legend Points to %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: +%2 strength, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 fights with strength %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>War: %1 beats %2, %3 to %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>War: %1 and %2 are equal, %3 to %4: both win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>War: %1 crushes %2, %3 to %4: two Wars won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: +%2 Legend Points, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: +%2 Gold, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 gains %2 Legend Points and has won %n War(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has an income of %2 Gold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 builds %2 at level %3 for %4 Gold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 raises %2 to level 2 for %3 Gold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 builds nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 saves %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 dies with %n Age token(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 Legend Points, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: deaths give %2 Legend Points, now %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: %n Unit(s) one token older.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: +%2 Legend Points at the end, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2 Legend Points and %3 Gold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins with %2 Legend Points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wars won</source>
        <extracomment>Paper Tales: in the log: where points come from, or whom something is about; Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every Kingdom</source>
        <extracomment>Paper Tales: in the log: where points come from, or whom something is about; Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 receives %2 Gold for %n new Unit(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 shares the victory with %2 Legend Points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your plan</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In deployment you choose which hand cards go into play and where, which of your Units in play move or leave, and which 1 card you keep. Deploy as many as spots and Gold allow, or none. Units in play that you leave alone stay; hand cards that you neither deploy nor keep are discarded. A Unit in play never goes back to your hand. Within 1 plan a Unit moves only once: undo the step to place it anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Face down, then revealed together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On a real table new Units lie face down on their spots. Here the others see nothing of your plan until the last player has committed: your Kingdom looks as it did before. Then all plans are revealed together. The card that you keep and the hand cards that you discard stay hidden even then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discarding Units in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While planning you may discard any of your Units in play, even if there is room for all. It costs nothing, and they do not die (PT-18). What they produced is gone this very turn. The printed rules mention it for lack of space; here it is always allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moving Units</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While planning you may move Units in play to any other spots, or let 2 of them swap, for nothing. They take their Age tokens along, and reveal abilities do not come again. In all other phases Units stay where they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hunter stands in the Back and makes no food, so Cook earns nothing. Lay Hunter onto Knight: they swap for free, keep their Age tokens, and the forecast of your income rises from 2 to 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeping 1 card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the hand cards that you do not deploy you may keep 1 for the next turn, face down. Others see that you keep a card, but not which. A card kept last turn can be kept again, and then it takes the only place. Units in play cannot be kept. On turn 4 a kept card is worth nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rest is discarded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All hand cards that you neither deploy nor keep go face down to the discard pile, and nobody gets to see them. After deployment your hand is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reveal, then pay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the reveal each player pays the Gold for all new Units at once. Units from earlier turns are never paid again, moved or not. You pay before any ability happens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monkey pays you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monkey costs -1, so it brings 1 Gold instead of taking any. You can count on that Gold in the same plan: with 0 Gold, Monkey pays for Knight, which costs 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have 3 Gold, and Commander and Manticore cost 4 together. Plan both: the commit is refused, as you are 1 Gold short. Add Monkey, and with its Gold you can pay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must be able to pay your plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can commit a plan only if your Gold pays for all Units that it deploys, each Monkey counted as -1. While you are still planning it may cost too much; you are told how much is missing. In the printed rules a player may overspend by mistake and loses the unpaid Units. Here the mistake is refused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reveal mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An ability with the reveal mark happens once: on the turn when its Unit is revealed, after you have paid. It does not come again while the Unit stays in play, even if it moves. A Unit brought into play by Shapeshifter counts as revealed too (PT-109).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order of deployment abilities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After payment this is the order: first Shapeshifter; then the tokens of Cave Spirit, Demon and Veteran, and those of Necromancer and Kraken; then Golem, then each Time Master, then Master Alchemist; and last the Legend Points that Kraken costs. So Kraken makes you pay for Buildings that Golem has just raised. All players finish a step before the next one begins. The printed rules name no such order; here it is fixed and nobody is asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of your Units, your other Units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abilities see all Units in your Kingdom, also those revealed at the same time and the one drawn by Shapeshifter. One of your Units may be the Unit itself. Your other Units are all but itself: Necromancer puts no token on itself, but one on each Unit that came with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new spot waits for the next plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fifth spot is open if a level 2 Building is in play when you plan. Golem raises Buildings only after the reveal, so the spot opens for the next deployment, whatever becomes of Golem. It is the same with a Building that you build or upgrade in construction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your Town is at level 1. Plan Golem in the Back, then try Knight on the fifth spot: it is still closed. Put Knight in the Back and commit: Golem raises Town, and next turn the spot is yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level 1 takes 1 wood and produces 1 wood and 1 food. Level 2 takes 2 wood and produces 1 crystal as well. A Town at level 1 helps with its own upgrade, so 1 wood from elsewhere is enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level 1 takes 1 food and brings 1 Gold of income for each food of your Kingdom. Level 2 takes 1 wood and 1 food, and also brings 1 Legend Point for each food in every wars phase, won or lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level 1 takes 1 wood and produces 1 crystal. Level 2 takes 1 wood and 1 crystal, and also brings 2 Legend Points for each crystal of your Kingdom in every wars phase, won or lost. Its own crystal counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level 1 takes 1 crystal or 2 Gold and brings 2 Gold of income. Level 2 takes 2 crystals or 3 Gold, and also brings 2 Legend Points in every wars phase, won or lost. If you build both levels at once, each of them is paid in its own way: whatever is cheapest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level 1 takes 1 wood and adds 1 to your Kingdom&apos;s strength for each wood. Level 2 takes 1 wood and 1 food, and also brings 1 Legend Point for each of your Units with strength 3 or more, in every wars phase, won or lost. Both rows count, with the strength that Units have at this moment, even Leviathan when it does not fight. The strength for wood belongs to the Kingdom and makes no Unit stronger.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the game ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game ends when turn 4 is over, aging included. So in the last aging Units still die and bring what their deaths bring, and Relic of Wisdom still gets a token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final scoring</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end each Building in play brings 1 Legend Point at level 1 and 3 at level 2. Relic of Wisdom brings 2 for each Age token on it. Nothing else scores: not Gold, not a kept card, not a Building left unbuilt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winner</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has the most Legend Points in all wins, however much Gold the others have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ties</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If several players have the most Legend Points, the one among them with the most Gold left wins; Gold that Monkey brings in the last aging counts. If that is equal too, they share the victory. Lower places go by the same 2 numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules for 2 players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With 2 players the rules for 2 are always used, with 3 to 5 never. They change the deal (PT-32), the draft (PT-33) and the wars (PT-56). If the game is new to you, it is easier to learn with 3 or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No other variants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules have no variants, so there is nothing to switch on or off. You choose how many play, where everybody sits and which colours they have. The cards of expansions are not in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supplies never run out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is always enough Gold and there are always enough Age tokens, even if more are in play than the box holds. The printed rules do not say what happens when a pool is empty. Gold tokens of 1 and 5 are only 2 ways to show the same Gold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the icons on the cards mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every ability belongs to deployment, wars, income, construction, aging or the end of the game. The reveal mark is found in deployment only, on 8 Units: Cave Spirit, Demon, Golem, Kraken, Necromancer, Shapeshifter, Time Master and Veteran. Master Alchemist acts in deployment without it, and so on every turn. Where the printed text leaves an icon out, it is read in the only way that fits the cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If 2 abilities clash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Should it ever matter whose ability happens first, the player with more Legend Points acts first. At a tie it is the one with less Gold, and if that is equal too, chance decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why abilities never clash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No ability reaches another Kingdom, so it never matters whose comes first. The draw pile is the only thing that all share, and only Shapeshifter draws from it during abilities; there is just 1. So the rule of PT-25 is never needed, and nobody is asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far the cards reach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With 2 or 3 players the draw pile never runs out. With 4 players it can run out only on turn 4, and only because Shapeshifter has drawn cards. With 5 players it always runs out while the cards of turn 4 are dealt. The rules do not say so; it follows from the numbers of cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If there are not enough cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a deal there are always enough cards in the 2 piles together, because each player has at most 5 Units in play and 1 kept card. Should Shapeshifter ever find no card in either pile that it may turn into, it stays in play with strength 0 and gets no token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units that cannot be paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the printed rules new Units that you cannot pay are discarded. Here you cannot get into that: a plan that costs too much is not accepted (PT-46). Should it happen all the same, the dearest new Units go until you can pay the rest. They do not die, and their abilities do not happen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ways to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What this program decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 to 5 people play, each for themselves. With 2 players the draft (PT-32, PT-33) and the wars (PT-56) have rules of their own. Everything else is the same for any number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is in the box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The box holds 81 Unit cards of 42 kinds, and 25 Building cards: 5 for each of 5 players. There are also 30 Gold tokens worth 1 and 10 worth 5, 30 Age tokens, a Score track, a Time token for the turns, and for each player a Score token and a Player&apos;s Aid card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading a Unit card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Unit card shows its name, its cost in Gold, its strength, the resources it produces, and what it can do in which phase. An asterisk at the strength means that the Unit&apos;s own ability can change it. Costs go from -1 for Monkey to 6 for Kraken, and 35 of the 81 cards cost nothing. The printed card also tells how many copies there are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading a Building card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Building card has 2 sides, level 1 and level 2, each with its abilities and its Legend Points for the end of the game. Both costs are on it. Level 1 gives 1 ability. Level 2 keeps it, adds a second one, opens the fifth spot (PT-14) and is worth 3 Legend Points instead of 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What everybody can see</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All Gold, Legend Points, Units in play, Age tokens and Buildings lie open, and so do Buildings that are not built yet. You can look at any Kingdom whenever you like. Hands, kept cards and plans are secret.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The start</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody begins on turn 1 with 3 Gold, 0 Legend Points, an empty Kingdom and no kept card. Each player has a colour of their own, which changes nothing in the game. If nobody chooses, colours go by seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own 5 Buildings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody owns 1 Town, 1 Tavern, 1 Mine, 1 Temple and 1 Barracks. These are the only Buildings that you can ever build, each of them once. What others build never stands in your way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw pile and discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All 81 Unit cards are shuffled into 1 draw pile, face down. Discarded cards go face down to the discard pile, and nobody may look through it. How many cards lie in each pile is open to all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats and neighbours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You sit in a circle. Your left neighbour is the next seat clockwise, your right neighbour the one before you. With 3 players both others are your neighbours, with 4 or 5 some players are not, and with 2 your opponent is your only neighbour. Nobody is first player, because all play at the same time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What belongs to your Kingdom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your Kingdom is what you have in play: Units on their spots and Buildings beside them. Cards in your hand, a kept card and Buildings that are not built yet are no part of it: they produce nothing and do nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 spots for Units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You begin with 4 spots: 2 in the Front and 2 in the Back. Each holds 1 Unit at most and may stay empty. The spots of a row are all alike; only the row matters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fifth spot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As soon as you have a level 2 Building, a fifth spot opens in the Front, so that you can have 3 Units in the Front and 2 in the Back. It stays open for the rest of the game. More level 2 Buildings open nothing more, and the Back never gets a third spot. Units are placed in deployment only, so a Building that rises after your plan helps from the next plan on (PT-51).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resources are never spent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wood, food and crystals have no tokens. Your Kingdom produces them as long as the cards that make them are in play, and using them does not use them up. The same food can bring Gold through Tavern and help to build on the same turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting resources</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your wood, food and crystals are what all your Units and Buildings produce together, Front and Back. They are counted afresh whenever something needs them, so a new token or a new Building counts at once. Gold paid in the place of a missing resource is no production (PT-69).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Age tokens stay with their Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Unit that moves takes its Age tokens along. It may bear any number, and nothing removes a token from a Unit that stays in play. When a Unit leaves play its tokens are gone: should the card come back, it starts without them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dying is not the same as leaving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units die in the aging phase and never at another time. A Unit that you discard in deployment, or a Shapeshifter that is replaced, has not died. So Sculptor discarded in deployment brings no Legend Points, Monkey no Gold, and Palm Reader counts nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abilities happen by themselves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In each phase all abilities of that phase happen, turn after turn; those with a reveal mark only once (PT-48). Tokens, losses and free upgrades cannot be declined. Where a card says that you may, what can only help is always done: Archer and Strategist fight from the Back, and the cheapest price is taken. Only Mystical Healer leaves the choice to you (PT-75).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only your own Kingdom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abilities work in the Kingdom of their owner and in no other. Nothing that you play changes another Kingdom. Where a card names no owner, as on Master Alchemist, it means one of your own Units.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abilities work in both rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units produce and use their abilities in the Front and in the Back alike. The row matters for 3 things only: Units add their strength in the Front (PT-52), Hunter makes food in the Front, and Archer and Strategist fight from the Back too. So Commander in the Back still brings its Legend Points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 turns of 6 phases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game has 4 turns. Each turn has 6 phases in this order: recruitment, deployment, wars, income, construction, aging. After the aging of turn 4 the Buildings are scored, and the most Legend Points win (PT-121).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All play at the same time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody plays a phase at the same time, and it ends when all are done. There is 1 shortcut here: once you have all your picks you can already plan your deployment while others still pick. You learn nothing by it, and no plan is shown before all are committed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choices are secret until all have chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You choose without seeing what others choose in the same step. Plans, targets, constructions and saves take effect and are shown when the last player has committed; from then on none can be changed. A pick is not shown, and it is final as soon as your neighbour has the rest of the pack. The printed rules hide cards in deployment only; here all choices are hidden, so that nobody gains by waiting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legend Points never fall below 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only Kraken in deployment and Demon in aging cost Legend Points, and a loss stops at 0. In aging all that you gain and lose is added up first: with 1 Legend Point, Demon (-3) and Sculptor (+3) dying together leave you 1. The printed rules say nothing about this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No debts</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can never owe Gold: what costs more than you have is refused. No card takes Gold away from you. You pay only prices that you chose to pay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With 3 to 5 players everybody gets a pack of 5 cards from the draw pile at the start of each turn. You see only the pack that you hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep 1 card, pass the rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep 1 card of your pack and pass the others to your neighbour, then go on with the pack that comes to you. You meet packs of 5, 4, 3, 2 and 1 cards and end with 5 picks; the last card is kept without a choice. Picks are secret and cannot be given back. With 3 to 5 players nothing is discarded in the draft.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which way packs go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On turns 1 and 3 packs go to the left, on turns 2 and 4 to the right. So on turn 1 you get the packs that your right neighbour passes on, on turn 2 those of your left neighbour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal with 2 players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With 2 players each gets a pack of 9 cards instead of 5, on every turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draft with 2 players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each time you keep a card, you also discard another card of the same pack, face down, and pass the rest to your opponent. The packs have 9, 7, 5, 3 and 1 cards, so you keep 5 and discard 4. As long as a pack has 3 cards or more the discard is a must; the last single card is just kept. Your opponent is shown neither card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your first pack has 9 cards. Choose Demon to keep and then Ogre to discard: Ben will get neither, and Demon alone is not enough. Then a pack of 7 cards comes from Ben.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kept card comes back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card that you kept last turn joins your hand when the draft is over. It is never part of a pack. From then on it is a hand card like any other: deploy it, keep it again or let it go. With it your hand has 6 cards, without it 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the draw pile runs out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When a card is needed and none is left in the draw pile, all discarded cards are shuffled and drawn from again. Cards in hands, packs and Kingdoms, and kept cards, stay where they are. If the last card has been drawn but none is needed, nothing is shuffled yet. The search of Shapeshifter follows the same rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your Kingdom</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units that just fight or produce</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knight has nothing but its strength; the others produce in either row from the turn they come. Cost and strength are: Knight 1 and 4; Farmer 0 and 1, makes 1 food; Forest Child 1 and 1, makes 1 wood and 1 food; Forest Spirit 3 and 3, makes 3 wood; Miner 1 and 2, makes 1 crystal; Treefolk 1 and 3, makes 1 food; Woodcutter 0 and 2, makes 1 wood. There are 3 cards of each, but only 1 Forest Spirit and 2 Treefolk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost 0, strength 2, 2 cards. It produces 1 crystal for each Age token on it. So it makes nothing on the turn it comes, unless it gets tokens at once, from Time Master for example.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost 1, strength 2, 2 cards. It adds its strength from the Back just as from the Front, and so leaves the Front to others (PT-54).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost 0, strength 1, 3 cards. In each income phase it brings 1 Gold, from either row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost 1, strength 4, 2 cards. It produces 1 crystal. When revealed it gets 1 Age token, so it usually dies at the end of the same turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost 0, strength 2, 3 cards. While your Kingdom produces at least 1 food, its strength is 3. More food makes no difference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost 2, strength 1, 1 card. With 1 or more Age tokens its strength is 7. For each War that you win it brings 1 more Legend Point, with or without tokens, in either row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost 2, strength 4, 2 cards. For each War that you win it brings 1 more Legend Point, in either row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost 0, strength 1, 2 cards. In income it brings 1 Gold for each food of your Kingdom. With 2 Cooks the same food counts twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost 2, strength 7, 1 card. When revealed it gets 1 Age token, so it usually dies at the end of the same turn. If it dies with exactly 1 token, you lose 3 Legend Points. With 2 tokens or more its death costs nothing, and discarding it in deployment costs nothing either.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demon has come with 1 Age token: if it dies like this, you lose 3 Legend Points. Put the 2 tokens of Time Master on it. It still dies in aging, but with 3 tokens that costs nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost 3, strength 0, 1 card. While your Kingdom produces at least 1 crystal, its strength is 7.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost 1, strength 4, 1 card. With 1 or more Age tokens its strength is 0, but it brings 3 Gold in income. More tokens bring no more Gold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost 2, strength 3, 2 cards. When revealed it raises all your level 1 Buildings to level 2 for free, and what they can do at level 2 counts this very turn. Buildings that you get later are not raised. If this opens the fifth spot, it serves from the next deployment on (PT-51).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost 1, strength 1, 1 card. In construction you may pay 1 Gold for each missing wood, food or crystal, as many as you like (PT-69). It produces nothing, and you still pay for the land.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost 0, strength 2, 2 cards. It produces 1 food while it stands in the Front. In the Back it produces nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost 6, strength 9, 1 card. When revealed it puts 1 Age token on each of your other Units, and you lose 3 Legend Points for each level 2 Building that you have, but never more than you have (PT-27). Buildings that reach level 2 later cost nothing. In each aging phase it brings 1 Legend Point for each token on Units of yours that die, itself included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost 2, strength 1, 1 card. It produces 1 wood, and while it is in play you pay nothing for the land of a new Building. What the Building itself takes, in resources or in Temple&apos;s Gold, stays the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost 3, strength 4, 1 card. It has 2 more strength for each food of your Kingdom. With 1 or more Age tokens it produces 2 food, but adds nothing to your strength. Barracks at level 2 counts it even then, with the strength it would have (PT-118).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost 2, strength 2, 3 cards. It has 2 more strength for each food of your Kingdom. The same food counts for each Manticore.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost 2, strength 1, 1 card. In every deployment, after the reveal abilities, it puts 1 Age token for each food of your Kingdom on 1 of your Units, itself allowed. You choose the Unit; all tokens go on the same one, and you cannot decline. The food is counted before the tokens are placed. For each War that you win it brings 1 Legend Point for each of your crystals, and in income 1 Gold for each of your wood.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost 0, strength 2, 3 cards. It has 1 more strength for each Age token on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost -1, strength 1, 2 cards. When you deploy it you get 1 Gold, which can help to pay for the same plan (PT-45). When it dies it brings 1 Gold for each Age token on it. Discarded in deployment it brings nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost 0, strength 1, 3 cards. In aging it may save 1 of your Units with exactly 1 Age token, itself allowed (PT-75). The saved Unit still gets its token and then has 2, so nobody can save it a second time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost 1, strength 4, 1 card. When revealed it puts 1 Age token on each of your other Units, also on those revealed with it. So it is often the only one that outlives the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost 2, strength 2, 1 card. It has 1 more strength for each Gold that this turn&apos;s income will bring you, the 2 that everybody gets included. So its strength is always 4 or more. Gold that you have already, and Gold from Rogue, do not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost 2, strength 1, 2 cards. In each aging phase she brings 1 Legend Point for each Age token on Units of yours that die, herself included. Units that are saved or spared, or were discarded in deployment, bring nothing. 2 Palm Readers both count the same deaths.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost 1, strength 1, 3 cards. It produces 1 wood, and in each income phase it brings 1 Gold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost 2, strength 0, 1 card. It never dies and gets older every turn. At the end of the game it brings 2 Legend Points for each Age token on it, that of turn 4 included. Deployed on turn 1 it brings 8, or more if other cards give it tokens. If you discard it in deployment it brings nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost 1, strength 3, 2 cards. For each War that you win it brings 1 Gold, in either row. You can spend it in construction on the same turn. It is no income, so Ogre does not count it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost 2, strength 4, 1 card. It has 1 more strength for each Age token on it. In aging it dies only with 2 tokens or more, so it usually lives 1 turn longer than others. Mystical Healer can never save it: with 1 token it does not die, with 2 it has too many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost 0, strength 1, 2 cards. When it dies it brings 3 Legend Points, however many Age tokens it has. Discarded in deployment it brings nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost 0, no strength, 1 card. When revealed, cards are drawn face up until a Unit of cost 3 or less comes; a Kraken on the way is discarded. That Unit takes the spot for free with 1 Age token, and Shapeshifter is discarded. The new Unit&apos;s deployment abilities happen now, and it stays on its spot this turn. Free means that no Gold changes hands: a drawn Monkey gives you none for coming.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put Shapeshifter in the Front and commit. The first card drawn is Kraken, which is too dear; the second is Colossus, which takes the spot for free. With its Age token it fights with strength 7 at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost 3, strength 1, 1 card. It has 1 more strength for each Age token in your Kingdom, its own included. It adds its strength from the Back too (PT-54).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost 0, strength 1, 3 cards. When revealed it puts 2 Age tokens on 1 of your Units, itself allowed. You choose the Unit, but cannot share the tokens out or decline. Several Time Masters choose one after the other, and may choose the same Unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost 0, strength 3, 3 cards. When revealed it gets 1 Age token, so it dies at the end of the same turn unless Mystical Healer saves it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost 0, strength 1, 2 cards. In construction you may pay 1 Gold for each missing wood, as many as you like (PT-69). It helps with wood only. It produces none, so Barracks gets no strength from it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units from Adventurer to Leviathan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units from Manticore to Wood Merchant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength of a Kingdom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add up the strengths of your Units in the Front, and of Archer and Strategist in the Back too. Other Units in the Back add nothing, nor does a Leviathan with an Age token. Barracks adds 1 for each wood of your Kingdom, even if no Unit fights. With nothing to add, your strength is 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength of a Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Unit has the strength printed on it, or the one that its ability puts in the place of that, plus what its ability adds for tokens, food or Gold. It is worked out when the wars begin, for Units in the Back as well. Barracks at level 2 looks at both rows (PT-118).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fighting from the Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archer and Strategist add their strength from the Back just as from the Front. All other Units in the Back add nothing. Their cards say that they may; as more strength never hurts, they always do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ben will show a strength of 8. Put Knight and Veteran in the Front for 7, and Archer in the Back: it adds 2, and you win both Wars. Treefolk in the Back would add nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wars with 3 to 5 players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You compare your strength with your left neighbour&apos;s and, separately, with your right neighbour&apos;s. If yours is higher or equal, you win that War and 3 Legend Points. At a tie both win, even 0 against 0. Losing a War costs nothing, so each turn you win 0, 1 or 2 Wars.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wars with 2 players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If your strength is at least your opponent&apos;s, you win 1 War. If it is at least twice theirs, you win 2 Wars instead. Each War won brings 3 Legend Points and its bonuses (PT-58). With 9 against 5 you win 1 War, with 10 against 5 you win 2, and with 5 against 5 each of you wins 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ben will show Knight alone in the Front, strength 4. Knight and Rogue make 7 and win 1 War; 2 Knights make 8, which is twice as much, and win 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 players, 0 against 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If both players have strength 0, each wins 2 Wars, because 0 is also twice 0. This follows the printed rules to the letter. At any other tie each wins 1 War.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonuses for Wars won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some Units bring something for each War that you win, ties included: Commander and Colossus 1 Legend Point, Rogue 1 Gold, Master Alchemist 1 Legend Point for each of your crystals. They do so in either row, whether they fought or not. If you have 2 such Units, both count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buildings that score in the wars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At level 2, Tavern, Mine, Temple and Barracks bring Legend Points in every wars phase, even if you lose both Wars. A Building raised by Golem scores in the wars of the same turn. A Building that reaches level 2 in construction scores from the next turn on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wars are counted all at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First all strengths are worked out, then all are compared, then all Legend Points and Gold of the phase are given. So nothing gained in the wars changes a strength of the same wars: the Gold that Rogue brings does not make Ogre stronger.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody gets 2 Gold, even with an empty Kingdom. Blacksmith and Peddler add 1 each, Cook and Tavern 1 for each food, Master Alchemist 1 for each wood, Temple 2, and Giant Snake 3 if it has an Age token. Gold that you do not spend stays yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Income is fixed before the wars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wars change neither your Units nor your Buildings, so when they begin your income is already certain. That is the amount that Ogre counts. Gold from Rogue or Monkey is no income.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 construction each turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each turn you may build 1 new Building or upgrade 1 Building, or do nothing. You cannot build at level 1 and upgrade on the same turn, but you can build at level 2 at once (PT-67). Upgrades by Golem are free and do not use up your construction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Building</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You put 1 of your Buildings into play that you do not have yet, at level 1 or at level 2 at once. You pay Gold for the land (PT-65), and your Kingdom must produce the resources of its cost (PT-66, PT-67).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Land cost</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new Building costs 2 Gold for each Building that you already have, at whatever level. So the land of your first Building is free, the next ones cost 2, 4 and 6 Gold. It costs no more if you build at level 2 at once. Landlord saves you this cost (PT-94).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resources for building</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your Kingdom must produce all the resources of the cost at this moment. A cost of 2 wood needs a production of 2 wood; it may come from 1 card or from several. Nothing is spent, so the same wood can help again on later turns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Straight to level 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To build at level 2 at once you need the costs of both levels added together. Town takes 3 wood, Tavern 1 wood and 2 food, Mine 2 wood and 1 crystal, Barracks 2 wood and 1 food, Temple 3 crystals or Gold instead (PT-69). So with 1 wood and 1 food you can build Tavern at level 1, but not yet at level 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your Units produce 2 wood and 1 food. Tavern at level 2 at once takes 1 wood and 2 food, so 1 food is missing. Barracks takes 2 wood and 1 food for both levels: build it at level 2 now, for no Gold at all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upgrading</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You raise a level 1 Building of yours to level 2 for its level 2 cost alone. There is no Land cost. A Building that is at level 2 already, or not in play, cannot be upgraded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold instead of resources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With Wood Merchant you may pay 1 Gold for each missing wood, with Grand Architect 1 Gold for each missing wood, food or crystal. Each level of Temple takes its crystals or Gold, 2 for level 1 and 3 for level 2, but not part of each unless Grand Architect pays for missing crystals. You are always charged the cheapest way. A second Wood Merchant or Grand Architect makes nothing cheaper.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wood Merchant is in play, and Miner makes 1 crystal. Mine at level 2 at once takes 2 wood and 1 crystal: you pay 2 Gold for the wood. Try Tavern too: it is refused, since Gold replaces wood only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Building does not pay for itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only what is in play before you build counts as production. A new Town gives nothing towards its own cost, not even towards level 2 if you build both levels at once. But a Town already in play helps with its own upgrade: its wood is 1 of the 2 wood needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your Units produce 2 wood, and Town at level 2 at once takes 3. The wood that it will make itself does not count yet, so this is refused. Build it at level 1: next turn its own wood helps with the upgrade.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buildings stay</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Building never leaves play and never loses a level. With 1 construction a turn you end with 4 Buildings at most, so the land never costs more than 6 Gold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The steps of aging</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First Mystical Healers save Units. Then all that die do so at the same time, with everything that their deaths bring, and go to the discard pile. Last, every Unit still in play gets 1 Age token. A Unit that dies still counts the deaths of the others: Palm Reader and Knight dying together bring Legend Points for the tokens of both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who dies</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every Unit with 1 or more Age tokens dies and is discarded. Only Relic of Wisdom never dies, Salamander needs 2 tokens or more to die, and a Unit saved by Mystical Healer lives on. Units without a token live on too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Survivors grow older</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the deaths every Unit still in play gets 1 Age token, also those saved or spared. So most Units serve for 2 turns: the one on which they come, and the next, at whose end they die.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving Units</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the deaths you may save 1 Unit for each Mystical Healer that you have in play. It must bear exactly 1 Age token and be about to die; a Healer may save itself. Several Healers save different Units, and a Healer that dies now can still save another. You may also save nobody. All choose in secret at the same time, and if you have nobody to save you are not asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knight, Sculptor and Veteran have 1 Age token each and would die now. Mystical Healer can save 1 of them and needs no saving itself. Save Knight and watch: it gets its second token, Veteran dies, and the death of Sculptor brings 3 Legend Points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What deaths bring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sculptor brings 3 Legend Points when it dies, Monkey 1 Gold for each Age token on it. Demon costs you 3 Legend Points if it dies with exactly 1 token. Kraken and each Palm Reader bring 1 Legend Point for each token on every Unit of yours that dies now, themselves included. Units that are saved or spared bring nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end of a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After aging the Time token moves on, and the next turn begins with recruitment. After turn 4 the game ends instead (PT-119).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reveal</source>
        <extracomment>Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody builds.</source>
        <extracomment>Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold for new Units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Age tokens</source>
        <extracomment>Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 gives %3 Age tokens to %n Unit(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the Wars bring.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legend Points</source>
        <extracomment>Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold</source>
        <extracomment>Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: one more Age token on %n Unit(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 dies; one more Age token on %n Unit(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 and %3 die; one more Age token on %n Unit(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 Units die; one more Age token on %n Unit(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 dies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 and %3 die.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 Units die.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Age tokens of the dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the Score track</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>storyline</name>
    <message>
        <source>No More Breakfasts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Shadow Thief of Mouldwick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By chance</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat 1</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat 2</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat 3</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat 4</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat 5</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat 6</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat 7</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat 8</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tale</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of the two narrator decks is told.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First Narrator</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who finished reading a book most recently?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Family variant</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it; StoryLine: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens stay closed: whoever has most of them wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>StoryLine: Scary Tales</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One spooky tale, told by all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game by Gabriele Mari, for players from 8 years on; the words are Taletop&apos;s own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card stands out here: %1 is as good as any.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 goes well with this page, and may please the Narrator.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 goes well with this page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Grave costs least on your lowest number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the Hat the Grave has one number more to choose from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a number the Grave costs nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the Bones are flipped makes no difference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1</source>
        <extracomment>StoryLine: the name of a token: a number, or one of the four special ones (Grave, Rose, Bones, Hat)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2</source>
        <extracomment>StoryLine: the name of a token: a number, or one of the four special ones (Grave, Rose, Bones, Hat)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3</source>
        <extracomment>StoryLine: the name of a token: a number, or one of the four special ones (Grave, Rose, Bones, Hat)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Grave</source>
        <extracomment>StoryLine: the name of a token: a number, or one of the four special ones (Grave, Rose, Bones, Hat); StoryLine: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Rose</source>
        <extracomment>StoryLine: the name of a token: a number, or one of the four special ones (Grave, Rose, Bones, Hat); StoryLine: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Bones</source>
        <extracomment>StoryLine: the name of a token: a number, or one of the four special ones (Grave, Rose, Bones, Hat); StoryLine: a line of the score; StoryLine: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Magic Hat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Character</source>
        <extracomment>StoryLine: the name of a token: a number, or one of the four special ones (Grave, Rose, Bones, Hat)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>StoryLine: the name of a token: a number, or one of the four special ones (Grave, Rose, Bones, Hat)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Feature</source>
        <extracomment>StoryLine: the name of a token: a number, or one of the four special ones (Grave, Rose, Bones, Hat)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Object</source>
        <extracomment>StoryLine: the name of a token: a number, or one of the four special ones (Grave, Rose, Bones, Hat)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>StoryLine: the name of a token: a number, or one of the four special ones (Grave, Rose, Bones, Hat)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seal</source>
        <extracomment>StoryLine: the name of a token: a number, or one of the four special ones (Grave, Rose, Bones, Hat)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such seat in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The End has been read, the tale is told.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cards are played at this moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is to be chosen at this moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are the Narrator: you neither draw nor play in this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have played. A played card cannot be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold no card of this category and are passed over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the Narrator chooses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not everybody has played yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must play a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is more than this page asks for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This page asks for another category: %2. %1 belongs to %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play one card of each category, in this order: %1, then %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must choose one of the cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose exactly one card of each pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not among the cards to choose from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not in this pile: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be named: only characters, places and objects can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name has %1 characters; at most %2 are possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The detail has %1 characters; at most %2 are possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text holds characters that cannot be printed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the Narrator&apos;s choice may carry a name or a detail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens stay closed until the last page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the family variant tokens stay closed and have no effect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not your turn to resolve a token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no effect to resolve.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Rose has no effect now; it decides a tie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not have this token: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This token has been resolved: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the Grave on one of your numbers first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers count by themselves: nothing is to be laid on them now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Grave covers a token of your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 shows no number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Grave must cover one of your numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens</source>
        <extracomment>StoryLine: a line of the score; StoryLine: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A token, face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Bones, skull up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Bones, skull down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A %1 under the Grave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A %1 on the Hat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A %1</source>
        <extracomment>StoryLine: a line of the score</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers</source>
        <extracomment>StoryLine: a line of the score; StoryLine: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the Magic Hat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Bones, skull up: 3 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Bones, skull down: no points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A %1 under the Grave: no points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A %1 on the Hat: it counts twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2: %1, yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2: %1</source>
        <extracomment>StoryLine: beside a seat or a card: who tells, what somebody has</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Narrator</source>
        <extracomment>StoryLine: beside a seat or a card: who tells, what somebody has</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <extracomment>StoryLine: beside a seat or a card: who tells, what somebody has</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Chooses a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card is in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resolves tokens</source>
        <extracomment>StoryLine: beside a seat or a card: who tells, what somebody has</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>StoryLine: beside a seat or a card: who tells, what somebody has</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Covers one of your numbers: it is worth nothing then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes one more token: a number counts twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three points with the skull up, none with the skull down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>It costs you %n point(s); another number would cost %1.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Play %1</source>
        <extracomment>StoryLine: what a player may do; %1 is the title of a card or the name of a player</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play %1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A played card cannot be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose %1</source>
        <extracomment>StoryLine: what a player may do; %1 is the title of a card or the name of a player</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose %1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever gave the card gains a token, face down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cover the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Costs %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Play two cards for this page: %1, %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play a card for this page: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With three players it is easily guessed whose card is whose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are shuffled: nobody learns whose is whose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one card of each pile to carry the tale on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the card that carries the tale on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give it a name or a detail if you like: it goes into the tale.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of your tokens comes next?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of them must be resolved, in any order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the Grave on one of your numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is worth nothing from then on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Still to give a card: %n player(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You are the Narrator: read the page aloud.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 chooses.</source>
        <extracomment>StoryLine: what a player may do; %1 is the title of a card or the name of a player</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 resolves tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is about to choose one card of each pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is about to choose one of these cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tale is told.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Bones are flipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are shuffled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worth as many points as it shows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cover one of your own tokens that shows a number: it is worth nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If first place is tied you win, tied or not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flip it: skull up 3 points, skull down none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take one more token: a number counts twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From %1</source>
        <extracomment>StoryLine: the name of a card: whose it was, or a page of the tale</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose card was chosen here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This seat has played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page %1</source>
        <extracomment>StoryLine: the name of a card: whose it was, or a page of the tale</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 turns to page %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others draw: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds no card of this category and is passed over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Turned up after the shuffle: %n card(s), %1.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 chooses %2. The card came from %3, who gains a token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) put back under the deck: %1.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 reads The End.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lays the Grave on a %2: it is worth nothing now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no number for the Grave.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 flips the Bones: %2 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lifts the Hat and finds a %2: it counts %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lifts the Hat and finds this: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lifts the Hat and finds nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2 points with %3 tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins with %2 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First place is tied at %2 points: %1 has the Rose and wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First place is tied at %2 points: %1 has the most tokens, %3, and wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 shares the victory with %2 points and %3 tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins with %2 tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 shares the victory with %2 tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 chooses %2 from %3 and %4 from %5. For each card its giver gains a token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tale goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The End</source>
        <extracomment>StoryLine: the last page of the tale; StoryLine: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name: %1</source>
        <extracomment>StoryLine: words that a player gave with a card: a name for it, or a detail for the tale</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detail: %1</source>
        <extracomment>StoryLine: words that a player gave with a card: a name for it, or a detail for the tale</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is in the box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Getting ready</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A round</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double pages</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names, details and the tale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points and winners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ways to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the game ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game ends when the Narrator of round 15 reads The End. Nothing else ends it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last Narrator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last Narrator is whoever reads The End. With 3 or 5 players that is the one to the right of the first Narrator, and with 7 it is the first Narrator again. The tokens are resolved from the last Narrator on (SL-58).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often everybody narrates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The 15 rounds go round the table from the first Narrator on. With 3 players everybody narrates 5 times, with 5 players 3 times. With 4, 6, 7 or 8 players some narrate once more than others. The last turn is The End, without a choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All tokens are turned up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When The End has been read, everybody turns up all tokens at the same time. Now everybody can see them. Tokens left in the pool stay face down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number on a token is what it brings: a 3 brings 3 points. Only the Grave and the Magic Hat can change this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who resolves first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special tokens are resolved player by player, clockwise, beginning with the last Narrator. Each player resolves all of them before the next one begins. The order never changes a score, because effects touch only their owner&apos;s tokens and there is only 1 Hat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several special tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you have several of the Grave, the Bones and the Magic Hat, you choose their order. Each of them must be resolved. When only one is left, it begins by itself. The Rose just waits (SL-67).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have the Grave, the Bones and the Magic Hat, and the order is yours. Choose the one to begin with. When only one is left, it begins by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Grave wipes out one of your own numbers: the token you lay it on counts 0 from then on. The Grave itself brings nothing. Tokens of the others are safe from it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the Grave may cover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any of your own tokens that shows a number will do, even the one on the Magic Hat. The Bones and the other special tokens never count as numbers. You must choose one, but it need not be the lowest. If you have no number at this moment, the Grave does nothing, also later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Bones lie with the skull up, and the Magic Hat has brought a 1 that counts 2. Lay the Grave on any of your numbers: the one on the Hat costs you least. The Bones cannot be covered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One flip decides about the Bones: 3 points if the skull looks up, 0 if it does not. Both are equally likely. The flip is never repeated, and nothing doubles it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Magic Hat and a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Magic Hat brings you 1 more token from the pool, at once face up. If it shows a number, it lies on the Hat and counts twice; a 3 then brings 6 points. The Hat itself is worth 0. You cannot refuse it. The printed sentence is unclear here; we double the new token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Magic Hat and a special token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the Hat brings the Grave, the Rose or the Bones, nothing is doubled. The new token is yours like any other: Grave and Bones must be resolved, the Rose counts in a tie. The printed rules speak of numbers only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Magic Hat has brought you the Grave. Nothing is doubled, and you must lay it on one of your own numbers now. A 1 costs you least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Magic Hat and an empty pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If no token were left in the pool, the Hat would bring nothing and be worth 0. With our decks 3 tokens are still there. The printed rules do not speak of this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grave or Hat first?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the order of Grave and Hat can matter. If you have no number, take the Grave first: it finds nothing to cover, and the Hat&apos;s number still counts double. If you have a number, the Hat first is never worse: the Grave can then cover a low number from the Hat instead of a high one of yours. Once laid, the Grave stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have the Grave, the Magic Hat and only one number, a 3. Begin with the Hat: then you can cover whichever number costs less. Begin with the Grave, and it takes the 3 before the Hat brings anything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Rose brings no points. It settles a tie for first place: its owner wins, tied or not (SL-71).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens left in the pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens that nobody gained count for nobody. They stay face down even after the end, so you will not learn where a missing Rose was. The printed rules only turn up the players&apos; tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your points</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your points are all your numbers that are not covered, with the one on the Magic Hat counted twice, and 3 more for the Bones with the skull up. The Grave, the Rose and the Hat have no points of their own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The most points win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When all tokens are resolved, the highest total wins. Only first place is settled by the rules. Ties further down stay ties.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tie and the Rose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If several players tie for the most points, the owner of the Rose wins alone, tied or not. A tie further down does not count: at 9, 7 and 7 points the Rose does nothing. The printed rules speak only of a tie; we read it as a tie for first place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have 11 points, Ben has 9, and Cleo has 8 and the Rose. Lay the Grave on your 1 and you win with 10. Lay it on a 2 and you tie with Ben at 9, so Cleo wins by the Rose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tie without the Rose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the Rose is with nobody, the tied players count their tokens, and whoever of them has the most wins. Every token counts once here: covered, doubled, special, and also the one that the Hat brought. The printed rules do not say which tokens count, so all of them do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has the Rose. You have 12 points and 7 tokens, Ben has 11 points and 5 tokens. Lay the Grave on a 1: you tie at 11, and you win by your tokens. Lay it on a 2 or a 3, and Ben has the most points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared victory</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the tied players have equally many tokens as well, they win together. If only some of them share the highest number of tokens, these win and the other tied players do not. The printed rules speak only of the case that all are equal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a simpler end, made for playing with young children. No token is turned, and the number of tokens decides: the most win. Everything before The End stays the same. You switch it on before the game, and it stays on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the last choice of a game in the family variant. Whoever played the card that you choose gains the last token, and The End is read. Cleo has 6 tokens and Ben has 5, so the win may be hers alone or shared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Family variant: ties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players with equally many tokens share the win. No special token has any effect, not even the Rose. No token is ever shown, not in the log and not when you look back at the game. The printed rules say nothing about ties here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For which age</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The printed game is for players from 8 years on, and its small parts are not for children under 3. That is advice only and changes no rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fifteen rounds</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each narrator card is a round, 15 in all. In round 15 The End is read: nobody draws, plays, chooses or gains anything. So there are 14 rounds with a choice, and 18 story cards go into the tale, because double pages ask for 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The steps of a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Narrator reads the next narrator card. The others draw and then play a card face down. The played cards are shuffled and read out, and the Narrator chooses one. Whoever played it gains a token, the other cards go back, and the narrator deck is passed on. No step begins before the last one is done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turning the page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A round begins when its Narrator turns up the next narrator card and reads it out. The card stays open, as a page of the tale. The program turns it by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The banner names the category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The banner on the page says which category is asked for. Only cards of this category are drawn and played in this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ben narrates, and his page asks for a place. You hold 2 places now. Pick a card of another category, and you are told that it does not fit. Then play one of the places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody but the Narrator takes the top card of the category that is asked for. All draw before anybody plays. So you hold 2 cards of this category and can pick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Narrator stays out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Narrator neither draws nor plays, and keeps the card of this category for a later round. The printed rules could be read in two ways here; a Narrator who played would run out of cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A story deck runs short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This never happens with our decks (SL-9). If it did, cards would be drawn clockwise from the Narrator&apos;s left while there are any. Whoever holds a card of the category plays one; whoever holds none is passed over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody else plays one card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you are not the Narrator, you must play exactly 1 card of the category, face down. It may be the card you have just drawn or the one you held before. You keep the other one for later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Secret and final</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All play at the same time, and nobody sees what the others play. Everybody sees who has played, though. A played card cannot be taken back, because that could give something away. The printed rules say nothing about taking back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait until all have played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards stay face down until the last player has played. Only then are they shuffled and shown, and only then can the Narrator choose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffling the played cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When all have played, the cards are shuffled before anybody looks at them. Their order says nothing about who played which card or who was quick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards are shown and read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All the played cards are turned up and read out. From then on everybody knows them. None is left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Narrator chooses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Narrator picks 1 of the cards shown, and it carries the tale on. The choice is free, but it must be one of these cards. Choosing none is not possible, and neither is a card from the Narrator&apos;s own hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The 3 cards that the others have played lie open, and nothing tells whose they are. Choose one of them. Only then you learn who played it and gains a token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chosen card joins the tale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chosen card lies beside its narrator card, like two pages of an open book. It stays there until the end and never comes back into a deck or a hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A token for the chosen card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever played the chosen card gains 1 token from the pool, face down. Which token it is, is chance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens stay face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody may look at a token before the end, not even its owner. How many tokens everybody has is open to all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody knows who played what</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until the choice is made nobody learns who played which card: not the Narrator, not the others, not the computer players. You know your own card only. The program gives no sign of it anywhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose card was it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the token everybody learns whose card was chosen, and the table shows it beside that card. Who played the other cards is never told, not in the log and not after the game. With 3 players you can work it out yourself, but the program still does not say it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other cards go back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards that were not chosen are shuffled and put under the deck of their category. Everybody has seen them, but nobody knows their order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards you hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between rounds everybody holds 5 cards, 1 of each category. After drawing you hold 6, or 7 on a double page. After playing it is 5 again. The Narrator holds 5 all the time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The narrator deck goes to the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After each round the narrator deck goes 1 seat to the left, and that player narrates next. It is 1 seat after a double page too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing else to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing else to do in a round: no passing, no swapping, no throwing away, no second draw. You may talk as much as you like. The program never confirms what anybody says about a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer players and shared screens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A computer player sees exactly what its seat may see. As the Narrator it does not know whose cards it chooses from, so it cannot favour anybody. At a shared screen a hand opens only when its player is ready, and the page with the choice shows no seats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two banners, two cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the page has 2 banners, everybody but the Narrator draws a card of each of the 2 categories and plays a card of each. Both are played together. 2 cards of the same category, or only 1 card, will not do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This page has 2 banners, object and action, and you hold 2 cards of each. Pick 1 object and 1 action and play them together. A single card is not enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two piles</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards of the 2 categories make 2 piles. Each pile is shuffled and shown by itself, so the places in the piles do not tell which cards came from the same player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One card of each pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Narrator chooses 1 card of each pile. Both choices are made together, and only then are the 2 tokens given. Both cards may come from the same player, who then gains 2 tokens. The printed rules do not say when the first token is given; given early, it could tell something about the second pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here are 2 piles, one of objects and one of actions. Choose 1 card of each. Both may come from the same player; you learn it only when the tokens are given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tidying up after a double page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other cards of each pile are shuffled and put under their own deck. Both chosen cards stay beside the page. Then the narrator deck goes 1 seat to the left, as always.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name and a detail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the choice the Narrator may give the chosen card a name or add a detail. Only characters, places and objects can have a name; a detail can go with any card. Everybody can read them, they become part of the tale, and they change nothing else. After the choice they stay as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a character and a feature for this page. Give the character a name and either card a detail, if you like. A feature cannot have a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long a name may be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name may have up to 32 characters and a detail up to 160. Spaces at the ends and double spaces are tidied away, and line breaks become spaces. If the text is too long or holds characters that cannot be printed, the choice is refused and you can mend it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blanks in the pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each banner leaves a blank in the text of its page, and the chosen card fills it. Later pages may come back to it: a villain chosen on page 2 can turn up again until the last page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words that fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each story card knows the forms that a sentence may need: a hungry scarecrow, the hungry scarecrow, he, him, his. An action can be told as whistle backwards, whistled backwards or whistling backwards. So the pages read well, whatever is chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How a page is filled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name is given where the blank is first filled on its page: a hungry scarecrow called Old Cornelius. Later pages use the name where their text asks for it. A detail follows the page as a paragraph of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A page is read before its blanks are filled. Until the choice a filler stands in their place, such as someone, somewhere or something peculiar. Blanks of earlier pages are filled already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The finished tale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The finished tale is a book that you can read, save and print. It has the title, the players as tellers, all 15 pages in order with names and details, and a closing line. If you leave a game early, the book has the pages that were finished. It never says who played which card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other languages</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deck in another language brings its own word forms, its own fillers and its own way to give a name. The cards and their banners are the same in all languages. A file that asks for a form which a card does not have is refused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>StoryLine is for 3 to 8 players. With fewer or more the game does not start. Computer players count like people.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the game is about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole table builds one spooky tale. Narrator cards carry it on, and you add its people, places, features, objects and deeds. When your card goes into the tale you gain a token. In the end the points on your tokens decide, not how good anybody found the tale.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Narrator cards</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are 2 narrator decks of 15 cards, numbered from 1 to 15. A game uses one of them, in order from card 1 on. It is never shuffled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Story cards</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are 100 story cards and no two are the same: 20 characters, 20 places, 20 features, 20 objects and 20 actions. Each category is a deck of its own. The printed rules give the total and the categories; the even split is ours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are 21 tokens, and their backs are all the same. 17 show a number, on our tokens with candles: seven 1s, six 2s and four 3s. The other 4 are special: the Grave, the Rose, the Bones and the Magic Hat. The printed rules do not tell the numbers, so we chose them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a narrator card shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A narrator card has its number, a text to read out and 1 or 2 banners. A banner names a category of story cards by its colour, its icon and a word. 2 banners on one card never name the same category. Card 15 is The End and has no banner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two narrator decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can tell No More Breakfasts or The Shadow Thief of Mouldwick. Each has 18 banners: 4 of its cards are double pages with 2 banners, and no category is asked for more than 4 times. The printed rules do not list their narrator cards, so both tales are our own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enough tokens for all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every banner hands out 1 token, so 18 tokens go to players before the end. The Magic Hat may take 1 more, and at least 2 stay in the pool. A narrator deck with more than 20 banners is refused, because the tokens might run out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enough cards for all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others draw a card each, and all cards but the chosen one come back. So each round costs a category 1 card, and our decks never run short, even with 8 players. A narrator deck that asks too often for one category is refused: more than 6 times with 8 players, 8 times with 7, and so on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decks of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decks can be translated or written at home. Each file is checked first: 15 narrator cards with The End as the last, 20 story cards in each category, and all the word forms that the texts ask for. A text may only use story cards chosen on its own page or an earlier one. A file that does not fit is refused, with the reason.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the left is clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player to your left is the next one clockwise. The narrator deck is passed that way, and at the end tokens are resolved that way too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffling the story cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each of the 5 categories is shuffled by itself and lies face down. Cards of different categories are never mixed. Nobody may look through a deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening hands</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody starts with 5 story cards, 1 of each category. The first Narrator gets them too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The token pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All 21 tokens are mixed face down in the pool. Nobody has a token at the start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choosing the tale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever sets up the game picks a narrator deck or leaves it to chance, with equal chances for both. The deck that is not used stays in the box. The printed rules do not say who picks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first Narrator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever was the last to finish reading a book narrates first. The program cannot know that, so you name the seat at the start, or chance decides with the same chance for everybody. If two finished at the same time, agree on one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance is fixed at the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All shuffling in a game comes from one secret source, fixed when the game begins. So a saved game goes on exactly as it would have gone on. Nobody can look into that source while the game lasts.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tailstory</name>
    <message>
        <source>Up to 5 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to 3 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In turn order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fastest finger</source>
        <extracomment>Tail Story: the game&apos;s name or one of its options</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acting cards</source>
        <extracomment>Tail Story: the game&apos;s name or one of its options</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards an Acting card may draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who may stop first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One after the other in turn order, or whoever is quickest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck check after the draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deck that runs out in the draw step is renewed before the first action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck check without an action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn without any action has a deck check too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn limit</source>
        <extracomment>Tail Story: the game&apos;s name or one of its options</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game stops undecided after so many turns; 0 is no limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All copies together must be 15 for each player at least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tail Story</source>
        <extracomment>Tail Story: the game&apos;s name or one of its options</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty your deck, stop the others, howl</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card game by Poj Santivatr</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your deck is empty: any action brings the deck check and a new deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It empties your deck, and that brings an achievement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes cards off your deck, and your bonus may come on top.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes cards off your deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes cards from a rival.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes cards from a rival, and burying makes your next deck shorter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It brings good cards back, and your next deck will be shorter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is free, and they lose cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can stop what you do after it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is free, and brings a card to your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It slows the player who is ahead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is free, and takes cards off your deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card off your deck, and you may discard the one you like least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is free, and you get a better card for your next deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing else would gain anything now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your action is worth more than the card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is aimed at you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card is of your type: you get your bonus out of turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It would bring %1 more than the card is worth to you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hand has room for both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steal one and bury two: your next deck is shorter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each card brings you nearer to the end of your deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your deck runs out: that brings an achievement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your deck should not run out again this turn: it would bring nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the best of these cards for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 goes from their next deck into yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your next deck is shorter without %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is out of play then, and helps you least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 helps you least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other cards are good ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hand is full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your other discards are good ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save your cards for something worse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has a strong bonus and a strong ability.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is free, and takes a card off your deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It would bring nothing now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bones Drawing</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sketchy snack, drawn from memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tuna Drawing</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fine art, best served chilled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acorn Drawing</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small nut, big picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Golden Rethiever</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brings everything back. To his own basket.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cat Burglar</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was heard. Nothing was left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cheeky Pockets</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was in my cheeks the whole time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pug You Beach!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This shore is taken. So is your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cat Got Your Turn!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You were saying? No, you were not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Nuts For You!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pantry is closed. Until lunch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bone Again</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buried twice, loved three times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re-Purr-Posed</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One cat&apos;s trash is the same cat&apos;s treasure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wheel Be Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round it goes, and round it comes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Howlywood Debut</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lights, camera, awoo!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Purr-forming Arts</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A one-cat show with a full house of one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Squeak Preview</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coming soon to a hole in the wall near you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw 1-2</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stealing</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steal 1-2, then bury 0-2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome; Tail Story: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop, then bribe 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recycling</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recycle 1-2, no Stopping or Recycling cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acting</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw 1-5, then others of your type draw 0-2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jack, the Beagle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jack, the Hunter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to 3 others discard a random card (once a turn)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alan, the Greyhound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alan, the Sprinter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can stop anything this turn (twice a game)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Padthai, the Siamese</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Padthai, the Chef</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw 1-3, then shuffle a hand card into the deck (twice a game)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Khalid, the Sphynx</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Khalid, the Pharaoh Cat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a discarded card of yours for free (twice a game)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ham &amp; Cheese, the Hamsters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ham &amp; Cheese, the Adventurers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a card that you dug this turn (once a turn)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rocky, the Chinchilla</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rocky, the Chinzilla</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another player has 1 action point next turn (twice a game)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus: draw 1, once a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus: mess 1, once a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus: dig 1, twice a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Woof, woof, awooo!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mrrow, miaow!</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Squeak, squeak, chk-chk!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1ST</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2ND</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3RD</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4TH</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw 1, discard 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Altered ability</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap of discards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This seat takes no part in the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not your turn; you can only respond.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another decision is open; it comes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not your turn to choose a character.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too few action points: it costs %1, you have %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It costs %1: who goes first has 1 action point in the first turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It costs %1: you were hit and have 1 action point this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An Acting card costs %1 action points, you have %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no action point left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping cards are only responses: wait until somebody does something.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aim it at one other player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is aimed at nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No other player has a card in hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no card in hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot steal from yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your discard pile has no Drawing, Stealing or Acting card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your character has another type than the card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your character is still in Normal form.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to stop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no Stopping card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot stop your own action or card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acting cards cannot be stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draw step, bonuses, the deck check and the end of a turn cannot be stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody has stopped this already; aim at the newest card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is being carried out; nobody can stop anything now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is asked first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have let it go already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sprint: no Stopping cards this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no card in hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such card or action to stop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your deck and your hand are both empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your character is still in Normal form: collect an achievement first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ability was used this turn; a stopped use counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ability was used twice in this game; stopped uses count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No other player has a card to lose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be chosen: choose other players with a card in hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one to three other players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your discard pile has no Drawing, Stealing or Recycling card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acting cards cannot be used like this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping cards cannot be used like this: there is nothing to stop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not in your discard pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a card of your discard pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You dug no card this turn, or it has left your discard pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one other player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have swapped this turn; a stopped swap counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your discard pile is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The discard pile of %1 is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All other discard piles are empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw %1 to %2 cards, and no more than your deck holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An Acting card draws %1 to %2 cards, and no more than your deck holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw %1 to %2 cards; then a hand card must go back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steal %1 to %2 cards, and no more than the player holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only characters of the same type may join in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put none or one card of your deck on theirs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is still in a play zone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be recycled: no Stopping and no Recycling cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You did not dig %1 this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not in their discard pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is picked already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both sides give 1 or 2 cards: pick one first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recycle at least one card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard exactly down to your hand limit: %1 more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is to be discarded already: pick another card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card of your hand must go back into your deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard a card first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your deck ran out: choose the achievement first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take one of the cards that you dug this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonuses belong to the bonus step, after an action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your bonus is over for this bonus step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You played no card of your type in this step; abilities and swaps do not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your card of your type was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your bonus is used up for this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your deck is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck check has begun; bonuses come before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the card to take from another player&apos;s discard pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not in another player&apos;s discard pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No other discard pile had a card for your bonus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your deck is not empty: no achievement yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck check comes after an action, or when you end the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The turn cannot end while something is going on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Achievements</source>
        <extracomment>Tail Story: a line of the score; Tail Story: what lies on the table and in which state; Tail Story: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Achievement %1</source>
        <extracomment>Tail Story: a line of the score</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1</source>
        <extracomment>Tail Story: what lies on the table and in which state; Tail Story: what a player may do; %1 is the name of a card, or of a player after &apos;at&apos;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, stopped</source>
        <extracomment>Tail Story: what lies on the table and in which state</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, dug this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2, stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 will be carried out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 will be stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1</source>
        <extracomment>Tail Story: what lies on the table and in which state</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <extracomment>Tail Story: what lies on the table and in which state</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n action point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Swapped this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap: 1 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1 of 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can stop anything this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Altered form</source>
        <extracomment>Tail Story: what lies on the table and in which state</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal form</source>
        <extracomment>Tail Story: what lies on the table and in which state</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Ability: %n use(s) left in this game</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ability: %n use(s) left this turn</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bonus: %n use(s) left this turn</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n achievement(s)</source>
        <extracomment>Tail Story: what lies on the table and in which state</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Hand limit %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 action point next turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Achievement collected this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lets it go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is asked</source>
        <extracomment>Tail Story: what lies on the table and in which state</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aimed at</source>
        <extracomment>Tail Story: what lies on the table and in which state</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Steal %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Stay silent</source>
        <extracomment>Tail Story: what a player may do; %1 is the name of a card, or of a player after &apos;at&apos;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Join in and draw %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Keep your top card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put your top card on the deck of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Bury %1 in the pile of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recycle %1</source>
        <extracomment>Tail Story: what a player may do; %1 is the name of a card, or of a player after &apos;at&apos;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put %1 back into your deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep %1</source>
        <extracomment>Tail Story: what a player may do; %1 is the name of a card, or of a player after &apos;at&apos;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give %1</source>
        <extracomment>Tail Story: what a player may do; %1 is the name of a card, or of a player after &apos;at&apos;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take %1</source>
        <extracomment>Tail Story: what a player may do; %1 is the name of a card, or of a player after &apos;at&apos;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mess: take %1 from the pile of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collect %1 as your achievement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard %1</source>
        <extracomment>Tail Story: what a player may do; %1 is the name of a card, or of a player after &apos;at&apos;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap one card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bury nothing</source>
        <extracomment>Tail Story: what a player may do; %1 is the name of a card, or of a player after &apos;at&apos;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: aim at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: aim at %2 and %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: aim at %2, %3 and %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: use %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: use %2 on %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play %1 at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play %1</source>
        <extracomment>Tail Story: what a player may do; %1 is the name of a card, or of a player after &apos;at&apos;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw 1, then discard 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap discards with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop it with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let it go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No bonus</source>
        <extracomment>Tail Story: what a player may do; %1 is the name of a card, or of a player after &apos;at&apos;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw 1-3, then others of your type draw 0-2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n action point(s) will be lost.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The bonus is lost: it cannot be used later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may draw cards here, and draw none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may take one more card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Altered: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2; costs %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your deck is empty: nothing is drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Costs 1 action point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 or 2 cards for as many; free, once a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You discard %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 has no effect and %2 draws a card, unless your card is stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose your character.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last in the queue chooses first. Everybody begins in Normal form.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: choose an action, or end the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards do you draw?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They come all at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards do you steal?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are taken at random.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bury up to 2 of your discards, or none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They go to the discard pile of the player you stole from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take 1 or 2 of your discards into your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping and Recycling cards stay where they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the sound too, and draw up to 2 cards?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may also stay silent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any card of your hand, also the one just drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a card of your hand back into your deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody sees which; then your deck is shuffled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a card that you dug this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick 1 or 2 of your discards to give.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then you pick as many of theirs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick as many of their discards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use your bonus?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You played a card of your own type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the top card of your deck on theirs?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody sees the card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your deck and your discard pile are empty: these cards become your deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your deck ran out: collect an achievement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay a card of your hand face down; it is out of play for good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may hold no more than your hand limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If nobody does, %1 of %2 is carried out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If nobody does, the stop is stopped and %1 of %2 is carried out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If nobody does, %1 of %2 has no effect and %2 draws a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do you stop %1 of %2?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does anybody stop %1 of %2?</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action point(s) left.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The story goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game ends undecided.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins with the fourth achievement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>canine</source>
        <extracomment>Tail Story: a family of animals: what a character is</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>feline</source>
        <extracomment>Tail Story: a family of animals: what a character is</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rodent &amp; friends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw %1 to %2 cards from your deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steal %1 to %2 random cards from another player&apos;s hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then bury %1 to %2 of your discards in that player&apos;s discard pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stops what another player just played or did.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever is stopped draws a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take %1 to %2 of your discards into your hand, no Stopping or Recycling cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then other players of your type may make the sound and draw up to %2 cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then discard a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Altered: %1 to %2 other players each discard a random card, once a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Altered: nobody can play Stopping cards for the rest of this turn; twice a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then shuffle a card of your hand into your deck; twice a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Altered: use a Drawing, Stealing or Recycling card of your discard pile for free; twice a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Altered: take a card that you dug this turn into your hand, once a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Altered: another player begins the next turn with 1 action point; twice a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap %1 to %2 of your discards for as many of another player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus for a card of your type: draw 1, once a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus for a card of your type: take a card of another discard pile, then you may put your top card on that player&apos;s deck; once a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus for a card of your type: your top card goes to your discard pile; twice a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 card, %2, costs %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only for an altered character of its type; make the sound: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A %1 character; altered: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the character does in Altered form.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns run in the order of the queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes queue card %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 chooses %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Turn %2: %1 has %n action point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays %2 at %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays %2 and makes the sound.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wants to draw 1 and discard 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 uses the ability of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 aims at %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 uses the discarded %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wants to swap discards with %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays %2 to stop %4 of %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lets it go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 of %1 is stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 is bribed with %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 steals %n card(s) from %2.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 buries %2 in the pile of %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 recycles %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 joins in for %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 loses %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sprints: nobody can stop anything this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 puts a card back into the deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 keeps %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 hits %2, who has 1 action point next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gives %2 to %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes %2 from %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 uses the bonus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 messes: %2 leaves the pile of %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 puts %n card(s) of the own deck on the deck of %2.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 digs %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not use the bonus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The deck of %1 ran out: %n card(s) make a new one.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has nothing to make a deck of.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 collects achievement %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is altered: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand limit of %1 falls to 4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ends the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The game stops undecided after %n turn(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no card left to draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setting up</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your actions</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event cards</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Altered abilities</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swapping discards</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bonus step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end of a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who wins</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For 1 action point you take the top card of your deck, then choose any card of your hand to discard, even the one just drawn. You can do this more than once a turn. The discard goes to your pile at once, so if you drew your last card, it becomes part of your new deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw and discard in odd cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You choose the discard after you have drawn. With an empty deck you draw nothing, but you still discard 1 card. Only if deck and hand are both empty, you cannot take this action. If you are stopped, you neither draw nor discard; you just take the bribe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Using your altered ability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An altered character has an ability that you can use in the play step of your own turn. It is an action that costs nothing. If your character turns over during your turn, you can use the ability in that same turn already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often you can use it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every ability can be used once a turn. Alan, Padthai, Khalid and Rocky can use theirs only twice in the whole game; Jack and Ham &amp; Cheese have no such limit. A use that was stopped counts, too (TS-51).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An ability brings no bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only Event cards that you play can bring your bonus, and an ability is not an Event card. That is so for Khalid as well, although he uses what an Event card does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jack: random discards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose 1, 2 or 3 other players. Each of them loses a random card from their hand to their own discard pile. Jack can do this once a turn, with no limit for the whole game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jack: whom to choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose at least one player, and only players with a card in hand. If nobody else has one, the ability cannot be used. The cards are lost in turn order, beginning after Jack&apos;s player. If a chosen player&apos;s hand has become empty meanwhile, that player loses nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alan: no stopping this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the moment the ability is carried out, nobody can play Stopping cards for the rest of this turn, and you cannot either. It works once a turn and twice a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alan can be stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alan&apos;s ability can be stopped like any other before it is carried out. Then there is no sprint: others can go on stopping you, the use is gone, and all you get is the bribe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Padthai: draw, then put one back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw 1 to 3 cards. Then put 1 card of your choice from your hand into your deck, which is shuffled. This works once a turn and twice a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Padthai in odd cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must put a card back; it may be one that you just drew, and nobody sees which it is. If your deck has fewer than 3 cards, you can draw only those. With an empty deck you draw nothing, but still put a card back. So your deck has at least 1 card afterwards, unless deck and hand were both empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Khalid: use a discard for free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose 1 Event card in your own discard pile and use what it does, without paying for it. The card stays in the discard pile. This works once a turn and twice a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Khalid: which cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Khalid can use Drawing, Stealing and Recycling cards of any type. He cannot use Acting cards. He cannot use Stopping cards either, for in your own action there is nothing to stop. If there is no card that he could use, the ability is refused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no action points left, but Khalid is altered. Try the ability with Howlywood Debut in your discard pile: it is refused. Then use Tuna Drawing from the pile: you draw up to 2 cards for free, and Tuna Drawing stays where it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Khalid: how the card works</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You announce the card and, for a Stealing card, the player you aim at. It works as if you had played it, only free, and it can be stopped like any ability. The card itself is a common discard all the time: a Stealing card may be buried by its own steal, but a Recycling card can never take itself back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ham &amp; Cheese: keep what you dug up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take 1 card that you dug this turn from your discard pile into your hand. Ham &amp; Cheese can do this once a turn, with no limit for the whole game. You dig with the rodent bonus (TS-102).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ham &amp; Cheese: which cards count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card counts if you dug it in this very turn and it has been in your discard pile ever since. Once it leaves the pile, it no longer counts, even if it comes back: for example when your deck is renewed or the card is swapped away. What you dug in another player&apos;s turn does not count in yours. You pick the card when the ability is carried out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You dug up Cheeky Pockets this turn, and it lies in your discard pile. Use your ability: it comes into your hand. Then take that back and swap Cheeky Pockets for one of Fred&apos;s discards first. Now the ability is refused, because the card has left your pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rocky: only 1 action point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another player. That player begins their next turn with 1 action point instead of 2, which is not enough for an Acting card. This works once a turn and twice a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rocky: whom he hits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot choose yourself. Everybody sees who is hit, and the hit is used up when that player&apos;s next turn begins. Hits do not add up: the player has 1 action point, never 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once a turn you can swap 1 or 2 cards of your discard pile for the same number from the discard pile of one other player. It costs nothing, and you choose all the cards. It is an action: others can stop it, and a bonus step and a deck check follow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to swap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First you announce the other player; both of you need at least 1 card in your discard piles. When the swap is carried out, you choose 1 or 2 of your own cards and then as many of theirs. Everybody sees it. If you are stopped, no card moves, and there is no second swap this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When bonuses come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bonus step comes after each action, when all stopping is done and the action is carried out, but before the deck check. It also comes after a swap, an ability, or draw 1 and discard 1, because somebody may have played a Stopping card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who gets a bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may use your bonus if you played an Event card of your character&apos;s type in this play step and it was not stopped. A Stopping card counts as well. That is the only way to a bonus in somebody else&apos;s turn, and stopping a card is the only way to keep another player from theirs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fred plays Bones Drawing, and you hold two Stopping cards. Stop it with Cat Got Your Turn!, which is feline like your Khalid: you may use your bonus, in Fred&apos;s turn. Pug You Beach! would stop it just as well, but bring no bonus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One bonus for each card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each card of your type that you played successfully lets you use your bonus once, as far as your limit for the turn allows. Only rodents can use it twice, so only they gain by two such cards in one play step. The printed rules leave this open; an example in them points this way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fred has stopped your Acorn Drawing. Lay No Nuts For You! on Fred&apos;s card. Then two rodent cards of yours were played successfully, and you can dig twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Canines and felines can use their bonus once a turn, rodents &amp; friends twice a turn. It is the same in Normal and in Altered form. All actions of a turn count together, whoever&apos;s turn it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You need not use your bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may refuse a bonus, and it does not count as used then. But you get no further chance in this bonus step: what is not used before the deck check begins is lost. A matching card of a later action gives you a new chance. Nobody can stop a bonus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose bonus comes first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If several players have a bonus, they use it in turn order, beginning with the player whose turn it is. Each finishes before the next begins. The printed rules say nothing about this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Canine bonus: draw 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw 1 card from your deck. If your deck is empty, you are not asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Feline bonus: mess 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take 1 card from another player&apos;s discard pile and put it on your own. Then you may put the top card of your deck on top of that player&apos;s deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Messing in odd cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You choose the player and the card. The card that goes from deck to deck is seen by nobody, not even you. On an empty deck it counts: that deck is not empty in the deck check, so it is not renewed and there is no achievement. If you give away your own last card, your deck is the one that ran out. With an empty deck of your own you only take a card; if all other discard piles are empty, you cannot mess.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fred&apos;s deck is empty, so the deck check would bring Fred an achievement. Stop Bone Again with Cat Got Your Turn! and use your bonus: take a card from Fred&apos;s pile and put your top card on Fred&apos;s deck. That deck is not empty any more, and Fred collects nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rodent &amp; friends bonus: dig 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the top card of your deck on your discard pile, where everybody sees it. If your deck is empty, you are not asked. Digging up your last card empties your deck, just like drawing it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The decks of all players are checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After each bonus step all decks are checked, not only that of the player whose turn it is. Every deck without a card is renewed now. So your deck can run out and bring you an achievement in somebody else&apos;s turn, for example through a bribe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fred has stopped your Bones Drawing and has just 1 card in the deck. If you stop Fred&apos;s card, that last card goes to Fred as a bribe. In the deck check Fred gets a new deck and an achievement, although it is your turn. Try it, or let it go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If your deck is empty, all of your discard pile is shuffled and becomes your new deck. Cards in your play zone are not part of it; they go to your discard pile afterwards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your deck has 1 card left. Play Tuna Drawing: you draw just that card. In the deck check your 8 discards become your new deck; Tuna Drawing lies in your play zone and is not one of them. Lay down a card as your first achievement, and Alan is altered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collecting an achievement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When your deck has been renewed, you choose 1 card from your hand and lay it face down on your next achievement place. Any card will do. It is out of play for the rest of the game, so choose one that you can spare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One achievement a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can collect only one achievement in a turn, whoever&apos;s turn it is. If your deck runs out again in the same turn, it is renewed, but you collect nothing, and you do not get it later either.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If your hand is empty when your deck is renewed, you collect no achievement, for there is no card to lay down. Your chance for this turn is not used up: if your deck runs out again, you can still collect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several empty decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty decks are dealt with one player after the other, in turn order, beginning with the player whose turn it is. Each gets a new deck and an achievement with all that it does before the next player follows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No discards to make a deck of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If your deck and your discard pile are both empty, you first discard cards of your choice from your hand, down to your hand limit. They become your new deck, and you collect an achievement as usual. This is not the end of your turn, and it can also happen in another player&apos;s turn. If you have collected an achievement this turn already, you only get the deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to discard either</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If deck and discard pile are empty and your hand is not above the limit, nothing happens: your deck stays empty and you collect nothing. The next deck check looks again. A card that you play or discard gives you something to make a deck of.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play zones are cleared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end of the deck check all players move the cards of their play zones to their discard piles. This comes after decks were renewed, so the cards just played are not in the new deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On with the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After an action and its deck check the player whose turn it is comes back to the play step and may take another action, whatever has happened in between.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last card in the draw step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you draw your last card in the draw step, there is no deck check yet. You go on with an empty deck, and the check after your first action renews it. Any action will do, even a free swap. With an option the check comes at once (TS-128).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You drew your last card in the draw step. There is no deck check yet, but any action brings it. Swap discards with Fred, which is free: you get a new deck and an achievement, and you still have 2 action points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn without any action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you end your turn without having taken any action, there is still one deck check before the end of your turn. The printed rules do not have it, but without it a game in which all just pass would never end. An option switches it off (TS-129).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First achievement: you are altered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When you collect your first achievement, your character turns to its Altered form at once. If it is altered already, nothing changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second achievement: everyone is altered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When somebody collects their second achievement, the characters of all players turn to their Altered form at once, also those of players who have no achievement yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Third achievement: hand limit 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When you collect your third achievement, your hand limit falls from 5 to 4 for the rest of the game. You do not discard at once, but at the end of your turn. The limit of the others stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fourth achievement: you win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever lays down their fourth achievement wins at once, and nothing else is carried out. This can happen in another player&apos;s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Achievements must be taken and stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you can collect an achievement, you must, even if it is the last card of your hand. Achievements are never lost, moved or turned up, and an altered character never turns back. You may look at your own achievement cards; nobody else may.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is one winner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first player with four achievements wins. The others are not ranked, and there is never a tie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two fourth achievements at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If two players could collect their fourth achievement in the same deck check, the first one in turn order wins, beginning with the player whose turn it is. The other does not collect any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passing does not stop the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Even if all players only pass, somebody&apos;s draws empty a deck again and again, so the game comes to an end. For that every turn has a deck check (TS-114). Somebody who keeps running out of cards with an empty hand could make the game longer on purpose; that is allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Option: Acting cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose whether an Acting card draws up to 5 cards or up to 3. The standard is 5. Why there are two numbers is told in TS-69.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Option: who may stop first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In turn order, the standard: players respond one after the other (TS-44). Fastest finger: all are asked together, and the first to press stops it (TS-45).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Option: deck check after the draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If this is on, there is a deck check right after the draw step whenever a deck is empty then, so that you begin your play step with a new deck. The standard is off: the check waits for your first action (TS-113).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Option: deck check without an action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If this is on, a turn without any action has one deck check too (TS-114); this is the standard. If it is off, decks are only checked after actions, and a game in which everybody just passes may never end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Option: copies of the Event cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can change how many copies of each Event card there are, from 0 to 8; the standard is 4 each. All of them together must be at least 15 for each player, or else they are not enough for the decks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Option: turn limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a turn limit the game stops after that many turns, and nobody wins if it is not decided by then. It is meant for trying things out. The standard is 0, which is no limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing an Event card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lay an Event card from your hand into your play zone and pay its action points. It stays there until the deck check is over, whether it works or is stopped, and then goes to your discard pile. While it lies there, it cannot be swapped, messed, recycled, buried or shuffled into your deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing cards</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Drawing card costs 1 action point. You draw 1 or 2 cards from your deck, as you like. If there is only one card left, you draw that one; the second is lost, even though your deck is renewed right after.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Drawing card with an empty deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may play a Drawing card when your deck is empty. You draw nothing, but the card counts as played: it can bring you a bonus, and the deck check after it renews your deck. The printed rules do not speak of this case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stealing cards: from whom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Stealing card costs 1 action point. You aim it at another player who has a card in hand. If no other player has one, you cannot play it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stealing 1 or 2 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the card is carried out, you name 1 or 2 and take as many random cards from that player&apos;s hand into yours. You cannot take more than there are, and you must take at least 1 if there is one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the hand has become smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player you aimed at may have played a Stopping card meanwhile. Then you can steal only what is left in that hand. If it is empty now, you steal nothing and bury nothing, but your card still counts as successfully played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who knows the stolen cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You and the player you steal from know which cards were taken. All others only see how many. The printed rules leave this open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bury</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After stealing you may choose up to 2 of your own discards and lay them on the pile of the player whose cards you took. That makes your next deck smaller, and theirs larger. If you steal 1 and bury 2, you have one card less than before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play Cat Burglar and aim it at Fred. Steal 1 card, then bury 2 of your discards in Fred&apos;s pile. You both had 15 cards; now you have 14 and Fred has 16.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choosing what to bury</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You choose the cards to bury after you have seen what you stole, and everybody sees your choice. You may bury fewer, or none. The Stealing card itself is still in your play zone and cannot be buried. If your discard pile is empty, there is nothing to bury.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping cards</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Stopping card costs nothing. You play it when another player does something: that has no effect, and the player draws 1 card as a bribe. Your card goes to your play zone, and it can be stopped in its turn. The chapter on stopping tells more, from TS-37 on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recycling cards</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Recycling card costs 1 action point. You take 1 or 2 cards of your choice from your discard pile into your hand. Drawing, Stealing and Acting cards can be taken, Stopping and Recycling cards cannot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to recycle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot play a Recycling card if there is no Drawing, Stealing or Acting card in your discard pile. At least 1 card has to come back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acting cards: what they ask for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An Acting card costs 2 action points. Your character must have the type of the card and be in Altered form, and you make the animal sound that the card asks for. With 1 action point, in Normal form or with a character of another type you cannot play it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your Jack is altered. Purr-forming Arts is refused, for it asks for a feline. Howlywood Debut is canine like Jack: play it and draw up to 4 cards, all that your deck has. Nobody can stop it, but Denis has a canine, too, and may join in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making the sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you play an Acting card, or join in with one, you have made the sound: the table takes your word for it and never judges. If you do not want to make it, leave the card in your hand, or stay silent when you could join in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acting cards: up to 5 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You draw 1 to 5 cards from your deck, as you like and as far as your deck goes. With an empty deck you draw none, but others may still join in. The printed rules seem to say 3 in one place and 5 in another. Here it is 5, unless an option makes it 3 (TS-126).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acting cards cannot be stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can respond to an Acting card. It is carried out at once and always counts as successfully played. Its type is that of your character, so it can always bring your bonus, if you have a use left this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SPECIAL: others join in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After you have drawn with an Acting card, every other player whose character has the same type may make the sound as well and draw up to 2 cards from their own deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joining in: who and in which order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players are asked in turn order, beginning after the one who acts. They may join in even in Normal form, and they may stay silent. A player with an empty deck is not asked. Joining in brings no bonus, because no card was played. A deck that runs out this way is renewed in the deck check of this action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fred has drawn cards with Squeak Preview. Your Rocky is a rodent like Fred&apos;s Ham &amp; Cheese, so you may join in, even in Normal form: draw up to 2 cards, or stay silent. It brings you no bonus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tail Story is for 2, 3 or 4 players. A game takes 20 to 45 minutes. The box says it is for players of 12 years and up, but nobody checks that here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>60 Event cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event cards are what you play with. There are 60 of them: 15 different ones with 4 copies of each, so 12 cards of each kind and 20 of each type. The printed rules do not say how many copies there are; this is the only even spread of 60 cards. You can change the copies in the options (TS-130).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five kinds of Event card and their cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Drawing, Stealing or Recycling card costs 1 action point, an Acting card 2, and a Stopping card nothing. All cards of one kind cost the same and do the same. Only their type differs, and on an Acting card the sound and the type of character that it asks for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three types: canine, feline, rodent &amp; friends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every Event card and every character has one type. You may play Drawing, Stealing, Stopping and Recycling cards of any type. The type matters in three places: a card of your character&apos;s type can bring your bonus (TS-94), an Acting card needs a character of its type (TS-67), and other characters of that type may join in with it (TS-71).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The 15 Event cards by name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing: Bones Drawing, Tuna Drawing, Acorn Drawing. Stealing: Golden Rethiever, Cat Burglar, Cheeky Pockets. Stopping: Pug You Beach!, Cat Got Your Turn!, No Nuts For You! Recycling: Bone Again, Re-Purr-Posed, Wheel Be Back. Acting: Howlywood Debut, Purr-forming Arts, Squeak Preview. Of each kind the first is canine, the second feline, the third rodent &amp; friends. Eleven of the names, the sounds and the lines for fun are our own; no rule depends on them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What an Event card shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the top left is the cost in action points. Under the picture are an icon for the kind and, in words, what the card does. The colour of the card and a small icon tell its type. The printed cards also colour their effects: green for whoever plays the card, red for other players, yellow for both. Colours and lines for fun change no rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A character has two sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You begin with the Normal form, which has a white frame. On the other side is the Altered form with a black frame. Type and bonus are the same on both sides, but only the Altered form has an ability to use (TS-75).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The six characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Canine: Jack and Alan; their bonus is to draw 1, once a turn. Feline: Padthai and Khalid; their bonus is to mess 1, once a turn. Rodent &amp; friends: Ham &amp; Cheese, who are one character, and Rocky; their bonus is to dig 1, twice a turn. Altered, each has an ability of its own: Jack (TS-78), Alan (TS-80), Padthai (TS-82), Khalid (TS-84), Ham &amp; Cheese (TS-87), Rocky (TS-89). Of the names in Normal form only Jack&apos;s is a printed one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No third character of a type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The printed rules hint at one more character of each type in a larger edition, but do not say what they can do. So they are not here: you choose from six characters, two of each type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue cards</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are four queue cards, 1ST to 4TH. They give the order of the turns and, backwards, the order in which characters are chosen. With 2 or 3 players only the lowest 2 or 3 of them are used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What lies in front of you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have a queue card, a character, a deck, a hand, a discard pile, a play zone for the cards that are being played, and a row of four places for your achievements.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn order</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody gets a queue card at random. The player with 1ST has the first turn, then 2ND and so on. After the highest number it is the turn of 1ST again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choosing characters</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player with the highest queue number chooses a character first, then the next lower one; 1ST chooses last. Everybody sees what is taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every character only once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is one card of each character, so two players never have the same. They may have characters of the same type, such as Jack and Alan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody begins in Normal form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your character begins with the Normal form up. So at first nobody can use an altered ability or play an Acting card. Achievements turn characters over (TS-115, TS-116).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deck of 15 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Event cards are shuffled, and each player gets 15 of them face down as a deck. With 2 players 30 cards are left over, with 3 players 15. They stay out of the game and nobody gets to see them, so do not count on every card being there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opening hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You draw 5 cards from your deck, which leaves 10. There is no swapping of a poor hand. Discard piles, play zones and achievement places begin empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1ST begins with 1 action point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have 2 action points in each turn. Only the very first turn of the game is different: the player with 1ST has just 1 action point in it, and 2 from the next turn on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card is yours where it lies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards that lie in your zones are your cards, wherever they came from. Stolen, buried, messed and swapped cards change sides for good; nothing goes back to the player who had it first. A stolen card that you discard later goes to your own pile and then into your own deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing when the deck runs short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To draw is to take the top card of your own deck into your hand. If your deck has fewer cards than you should draw, you take what is there and the rest is lost. A deck is never renewed in the middle of an effect, and you do not draw the missing cards after the deck check. That is the same for every way of drawing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First the number, then the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where you draw or steal 1 to 2 cards, or any other number you choose, you name the number first and then get all the cards at once. You cannot look at one card and then decide whether to take another. The printed rules leave this open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard piles are open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discards lie face up, and everybody may look through every discard pile at any time. Their order means nothing. The printed rules do not say so, but players choose cards from these piles, so all can see them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is left to chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance alone decides who gets which queue card, what is dealt, how decks are shuffled, which cards are stolen and which cards are lost to Jack. Every card is equally likely, and no player chooses anything there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What &quot;once a turn&quot; means</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A limit for each turn counts in the turn being played now, no matter whose turn it is. When the turn passes on, all these limits begin anew for all players. So a bonus that you use in somebody else&apos;s turn, thanks to a Stopping card, does not count in your own turn. Limits for the whole game never begin anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No questions with only one answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If only one answer is possible, the table takes it for you and goes on. There are two exceptions: you always end your turn yourself, and you are asked whether you stop something even if you cannot (TS-46).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What can be stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other players can stop almost anything that is done in the play step: a Drawing, Stealing or Recycling card, draw 1 and discard 1, an altered ability, a swap, and also a Stopping card. Only Acting cards cannot be stopped (TS-70).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What cannot be stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can stop an Acting card and those who join in with it, the draw step, a bonus, the deck check, an achievement and what it does, the end of a turn, or the discards there. Nobody is asked about them either.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who may stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you have a Stopping card in hand, you can stop what any other player does in a play step (TS-37), in anybody&apos;s turn. You cannot stop your own action or your own card. But when somebody stops your action, you may stop their Stopping card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping cards only respond</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot play a Stopping card as an action of your own. It is only ever laid on something that another player has just played or done. Else it would bring a bonus for nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping is free and has no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Stopping card costs no action points. You can play it with none left, and in the turns of others. There is no limit: in one turn you can stop as many things as you have Stopping cards for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aim at the newest card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Stopping card goes on the newest card or action, the one that nobody has answered. What has a Stopping card on it already cannot be stopped a second time. If you want to change what happens, stop the newest card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who comes first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If several players want to stop the same thing, the quickest may. If nobody can tell who was quickest, it is the first in turn order after the player who is to be stopped. So with four players and a card of 2ND, the order is 3RD, 4TH, 1ST.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One after the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this table the players respond in turn order, beginning after the player whose card or action it is. Each lets it go or plays one Stopping card. The first Stopping card ends this round, and a new round begins about that card, after its owner. We cannot tell who is quickest, so the turn order of TS-43 decides; an option changes this (TS-127).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Option: fastest finger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With this option all who may respond are asked together, and the first to press stops it; the others keep their cards. After that everybody but its owner may respond to the new Stopping card. Two presses in the same instant count in turn order (TS-43). When all have let it go, it is carried out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody is asked alike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As long as you have a card in hand, you are asked whether you stop what another player does, even if you have no Stopping card; then you can only let it go. If only players with Stopping cards were asked, everybody would know who has one. A player with an empty hand is not asked, for all can see that anyway.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letting go counts only once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you let something go, you let go just this one card or action. You are asked again about every Stopping card that another player lays on top.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When stopping is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When everybody has let the newest card go, stopping is over, and all that was played is carried out. Nobody can stop any of it now, not even with a Stopping card that is drawn as a bribe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The newest card comes first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards on top of each other are carried out from the newest down to the action. A Stopping card that nobody stopped stops what is right under it. A stopped Stopping card does nothing, so what is right under it stands. In short: with 2 or 4 Stopping cards the action happens, with 1 or 3 it does not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You played Bones Drawing, and Fred stopped it with No Nuts For You! Lay Pug You Beach! on Fred&apos;s card: it is stopped, Fred gets the bribe, and you draw your cards after all. If you let it go instead, you get only a bribe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it means to be stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A stopped card or action has no effect at all. It does not count as successfully played, so it brings no bonus. You do not get its action points back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A stopped use is used up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A swap or an ability that was stopped counts as used. So you cannot swap again this turn, and an ability that works twice a game has one use fewer. The printed rules hint at this only for Alan; here it holds for all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bribe</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever is stopped draws 1 card from their own deck. This holds for a stopped action and for a stopped Stopping card. They draw at once, before the next card below is carried out. If a Stopping card was stopped itself, its owner gets the bribe, but not the player it was aimed at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must take the bribe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot refuse a bribe. If your deck is empty, you get nothing. If the bribe is your last card, your deck has run out, just as if you had drawn it with a card of your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where stopped cards go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A stopped card stays in the play zone of the player who played it. After the deck check it goes to that player&apos;s discard pile, like all cards there (TS-111). It does not go back to the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The five steps of a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn goes: draw step, play step, bonus step, deck check, end of turn. In the play step you take one action. After it come the bonus step and the deck check, even if nothing can happen there, and then you are back in the play step for your next action. When you want no more actions, you go from the play step to the end of the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As your turn begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First all limits for each turn begin anew, Alan&apos;s sprint of the turn before is over, and cards dug before no longer count as dug this turn. Then you get your action points, and then you draw. So if Rocky has hit you, you have 1 action point from the very beginning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action points</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As your turn begins you get 2 action points. What you do not spend is lost; you cannot save it. You get 1 instead of 2 in the first turn of the game (TS-25) and when Rocky has hit you (TS-89). Both at once still leave you 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw step</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the beginning of your turn you draw 1 card. You do so in the first turn of the game, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody must draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draw step is not a choice, and nobody can stop it. If your deck is empty, you draw nothing. Even if you take your last card now, there is no deck check yet: your deck is renewed after your first action (TS-113), or at the end of your turn if you take none (TS-114).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discarding at the end of your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end of your turn you may hold 5 cards, or 4 if you have three achievements. If you hold more, you choose cards and discard exactly down to that number. They go to your discard pile at once, and no deck check follows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only on your own turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand limit counts at the end of your own turn. Until then you may hold as many cards as you like, even while others end their turns. The only other time it matters is when both your deck and your discard pile have run out (TS-109).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When a turn has ended, it is the turn of the player with the next queue number. After the highest number comes 1ST.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One action at a time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the play step you choose one of four actions: play an Event card for its cost, draw 1 and discard 1 for 1 action point, use your altered ability for free, or swap discards for free. Or you end your turn. Only the player whose turn it is takes actions; the others can only respond with Stopping cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many actions in a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take as many actions as you like and can pay for. With 2 action points you get two actions for points at most; the ability and the swap are free, but each comes once a turn. So a turn has 4 actions at the most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You pay at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You pay when you announce an action, before anybody can respond. A use of your ability or of the swap is counted then, too. If you are stopped, you get none of it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you say now and what you choose later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With an action you announce which card or action it is and at whom it is aimed; for Khalid also which discard he uses. Everything else, such as how many cards and which ones, you choose when the action is carried out, after everybody could stop it. The printed rules leave this open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An action needs something to work on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stealing, Recycling, the swap, and the abilities of Jack, Khalid, Ham &amp; Cheese and Rocky are refused if there is nobody and nothing that they could work on. Drawing cards, Acting cards and Padthai&apos;s ability are never refused because your deck is empty: you draw what is there, even if it is nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ending your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can end your turn whenever you are to choose an action, also with action points left; they are lost. Nobody can stop you from ending it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stack</source>
        <extracomment>Tail Story: what is happening now, above the table</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus</source>
        <extracomment>Tail Story: what is happening now, above the table</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck check</source>
        <extracomment>Tail Story: what is happening now, above the table</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Achievement</source>
        <extracomment>Tail Story: what is happening now, above the table</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card</source>
        <extracomment>Tail Story: stands for a card that is not known, in a sentence</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>taletop::app::App</name>
    <message>
        <source>There is no game called “%1” yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck “%1” is not among your decks any more; the tale is told in our words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 The tale is told in our words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No page of the tale is told to its end yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave without saving?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy elsewhere…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then the table is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave anyway</source>
        <extracomment>Button of a question when a game cannot be saved</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is not saved is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay</source>
        <extracomment>Button of a question when a game cannot be saved</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game goes on, and is saved as soon as that works.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no unfinished game to go on with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be played on and was passed over. Open it on the home page to see why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be taken over. Leave it in the other window first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a game of %2, which has no table here yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game is played in another window of Taletop. Here it is shown as it was when you opened it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another window of Taletop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another window of Taletop (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game is open elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is being played in %2. Only one of them can go on with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at it here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows it as it is now, and changes nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other window then only shows it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is among your games already: it goes on in %1, as you left it there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, line %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>taletop::app::GameListModel</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>On a game&apos;s box on the shelf: how many play, how long it takes</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1–%2 players</source>
        <extracomment>On a game&apos;s box on the shelf: how many play, how long it takes</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min</source>
        <extracomment>On a game&apos;s box on the shelf: how many play, how long it takes</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>taletop::app::MainWindow</name>
    <message>
        <source>Taletop games (*.taletop)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo: ask the table…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Entry of a menu, or title of the window; Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taletop</source>
        <extracomment>Entry of a menu, or title of the window</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – Taletop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, not saved – Taletop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep the tale as a book…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same &amp;deal again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back to the shelf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Look back</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Finish what moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;kip to my turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High &amp;contrast</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pictures</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hands</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;As at first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;100 %</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1&amp;25 %</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1&amp;50 %</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;peed</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Instant</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quick</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Leisurely</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Step by step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Less motion</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Taletop</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Behind a &amp;curtain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open: ask the table…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1’s hand: opened %n time(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;What a curtain hides…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Lock a hand with four digits: sit down first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the &amp;lock off %1’s hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Lock %1’s hand with four digits…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>taletop::app::MatchSession</name>
    <message>
        <source>This is to be read first. Next goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only bots play at this table; it can be watched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has to choose anything now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a move of this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game was taken over by another window of Taletop and goes on there. Here it can be looked at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hint would tell what only %1 may know: sit down first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why not, only %1 may know: sit down first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is how it was. Come back to now to play on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Before the first of %n move(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>Prompt above the table; %1 is a name or a sentence; &apos;, &apos; and &apos; · &apos; stand between parts of a list</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Prompt above the table; %1 is a name or a sentence; &apos;, &apos; and &apos; · &apos; stand between parts of a list</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Prompt above the table; %1 is a name or a sentence; &apos;, &apos; and &apos; · &apos; stand between parts of a list</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to act now</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>hand opened %n time(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source> · </source>
        <extracomment>Prompt above the table; %1 is a name or a sentence; &apos;, &apos; and &apos; · &apos; stand between parts of a list</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 · and %n more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Pass the screen to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 alone may see what comes next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <extracomment>Prompt above the table; %1 is a name or a sentence; &apos;, &apos; and &apos; · &apos; stand between parts of a list</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 win together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back %1’s last move</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>taletop::app::Practice</name>
    <message>
        <source>, line %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The example of %1 cannot be set up. %2%3: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no rule called “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The example of %1 is missing: %2 cannot be opened. The rule can be read without it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The example of %1 cannot be set up: %2 belongs to another game.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>taletop::app::Review</name>
    <message>
        <source>All hands open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What all could see</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>taletop::app::SaveListModel</name>
    <message numerus="yes">
        <source>%n bot(s)</source>
        <extracomment>On a saved game: who plays, whether it is finished, when it was played last; &apos;, &apos; stands between names</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>On a saved game: who plays, whether it is finished, when it was played last; &apos;, &apos; stands between names</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A saved game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A damaged save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A save that cannot be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of another version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>finished</source>
        <extracomment>On a saved game: who plays, whether it is finished, when it was played last; &apos;, &apos; stands between names</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>just now</source>
        <extracomment>On a saved game: who plays, whether it is finished, when it was played last; &apos;, &apos; stands between names</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a minute ago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 minutes ago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an hour ago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 hours ago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yesterday</source>
        <extracomment>On a saved game: who plays, whether it is finished, when it was played last; &apos;, &apos; stands between names</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 days ago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is being played in another window of Taletop. Leave it there first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be removed. Check that its folder may be written to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be put back. Check that its folder may be written to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A save cannot be called “%1”. Use letters or digits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a save called “%1” already. Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be renamed. Check that its folder may be written to.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>taletop::app::SeatKeys</name>
    <message>
        <source>There is no such seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This key cannot be told from others. Press another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is needed at every table. Press another key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the key of seat %2. Press another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is “%2” in the menu. Press another key.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>taletop::app::SeatLock</name>
    <message>
        <source>Now try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The four digits of %1’s hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose four digits for %1’s hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same four digits once more</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>These are not the digits. Wait %n second(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Those were two different numbers.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>taletop::app::SeatModel</name>
    <message>
        <source>casual bot</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>random bot</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gentle bot</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keen bot</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sharp bot</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>person</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes any move that the rules allow. Sees no more than its seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays well enough to lose to. Sees no more than its seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays sensibly, by rules of thumb. Sees no more than its seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thinks ahead for a moment. Sees no more than its seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thinks ahead as hard as it can. Sees no more than its seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fox</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cat</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>owl</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hare</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fish</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>snail</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moth</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moon</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>taletop::app::SeatSheet</name>
    <message>
        <source>Seat %1 has no name yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two seats are called %1; give one another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game is chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of the deal must be a whole number from 1 to %1, or empty for a deal by chance.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>taletop::app::SettingsModel</name>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On</source>
        <extracomment>Preferences: the value of a setting</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>Preferences: the value of a setting</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>Preferences: the value of a setting</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2 already. Press another key.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>taletop::app::Standstill</name>
    <message>
        <source>The clock stands still while a dialog is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock stands still while a menu is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock stands still while somebody thinks of leaving.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock stands still while the table is covered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock stands still while the table is asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock stands still while the table looks back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock stands still until somebody comes back to this window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock stands still while the rules are open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock stands still while the log is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock stands still while a card is looked at closely.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock stands still while a pile is looked through.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock stands still until the message is put away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock stands still while somebody thinks twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock stands still while a seat&apos;s digits are typed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock stands still while somebody looks at a hand.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>taletop::app::Storybooks</name>
    <message>
        <source>%1 cannot be opened (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is larger than 1 MiB, which no deck needs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Choice of the words that a tale is told with: &apos;Ours&apos; is the game&apos;s own deck, &apos;My deck&apos; the name of a new file</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ours</source>
        <extracomment>Choice of the words that a tale is told with: &apos;Ours&apos; is the game&apos;s own deck, &apos;My deck&apos; the name of a new file</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has a name that a saved game cannot keep; give it a shorter one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder for decks cannot be made in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My deck</source>
        <extracomment>Choice of the words that a tale is told with: &apos;Ours&apos; is the game&apos;s own deck, &apos;My deck&apos; the name of a new file</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My deck %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be written (%2).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>taletop::app::TableVote</name>
    <message>
        <source>Ask the table to take back %1’s last move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back %1’s last move all the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something was learnt since %1’s last move. Take it back, and all that came after it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 asks to take back a move, and all that came after it. Does everybody agree?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody asks to take back %1’s last move, and all that came after it. Does everybody agree?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody asks to play on with open hands: all see the cards of whoever acts. Does everybody agree?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody asks to take the lock off %1’s hand. Does everybody agree?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, it stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, they stay closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, it stays on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>taletop::app::TaleBook</name>
    <message>
        <source>The printer took no pages. Check that it is on, or save a PDF.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tale</source>
        <extracomment>Name of a file that a tale is saved in</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
