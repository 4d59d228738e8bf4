<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AgeTokens</name>
    <message numerus="yes">
        <source>%n Age token(s). It will die in the next aging, unless its card says otherwise.</source>
        <translation>
            <numerusform>%n Age token. It will die in the next aging, unless its card says otherwise.</numerusform>
            <numerusform>%n Age tokens. It will die in the next aging, unless its card says otherwise.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardCatalogue</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CurtainNews</name>
    <message numerus="yes">
        <source>%n more line(s) in the log</source>
        <translation>
            <numerusform>%n more line in the log</numerusform>
            <numerusform>%n more lines in the log</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeckColumn</name>
    <message numerus="yes">
        <source>%1: %n left</source>
        <translation>
            <numerusform>%1: %n left</numerusform>
            <numerusform>%1: %n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) left</source>
        <translation>
            <numerusform>%n token left</numerusform>
            <numerusform>%n tokens left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FanTray</name>
    <message numerus="yes">
        <source>%n shuffled card(s)</source>
        <translation>
            <numerusform>%n shuffled card</numerusform>
            <numerusform>%n shuffled cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandPanel</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>Paper Tales: above the cards in hand, or on a card that is kept</extracomment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message numerus="yes">
        <source>About %n point(s) better than “%1”.</source>
        <translation>
            <numerusform>About %n point better than “%1”.</numerusform>
            <numerusform>About %n points better than “%1”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n point(s) better than “%1”: %2.</source>
        <translation>
            <numerusform>About %n point better than “%1”: %2.</numerusform>
            <numerusform>About %n points better than “%1”: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It wins about %n more game(s) in 100 than “%1”.</source>
        <translation>
            <numerusform>It wins about %n more game in 100 than “%1”.</numerusform>
            <numerusform>It wins about %n more games in 100 than “%1”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves your strongest rival with about %n fewer point(s) than “%1” would.</source>
        <translation>
            <numerusform>It leaves your strongest rival with about %n fewer point than “%1” would.</numerusform>
            <numerusform>It leaves your strongest rival with about %n fewer points than “%1” would.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n point(s) behind.</source>
        <translation>
            <numerusform>About %n point behind.</numerusform>
            <numerusform>About %n points behind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n point(s) behind: %1.</source>
        <translation>
            <numerusform>About %n point behind: %1.</numerusform>
            <numerusform>About %n points behind: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It wins about %n fewer game(s) in 100.</source>
        <translation>
            <numerusform>It wins about %n fewer game in 100.</numerusform>
            <numerusform>It wins about %n fewer games in 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It gives your strongest rival about %n more point(s).</source>
        <translation>
            <numerusform>It gives your strongest rival about %n more point.</numerusform>
            <numerusform>It gives your strongest rival about %n more points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It cost you about %n point(s).</source>
        <translation>
            <numerusform>It cost you about %n point.</numerusform>
            <numerusform>It cost you about %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It cost you about %n point(s): %1.</source>
        <translation>
            <numerusform>It cost you about %n point: %1.</numerusform>
            <numerusform>It cost you about %n points: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It cost you about %n win(s) in 100.</source>
        <translation>
            <numerusform>It cost you about %n win in 100.</numerusform>
            <numerusform>It cost you about %n wins in 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Luck gave you about %n point(s).</source>
        <translation>
            <numerusform>Luck gave you about %n point.</numerusform>
            <numerusform>Luck gave you about %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Luck gave you about %n point(s): %1.</source>
        <translation>
            <numerusform>Luck gave you about %n point: %1.</numerusform>
            <numerusform>Luck gave you about %n points: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Luck gave you about %n win(s) in 100.</source>
        <translation>
            <numerusform>Luck gave you about %n win in 100.</numerusform>
            <numerusform>Luck gave you about %n wins in 100.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InspectorMoves</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OpenBook</name>
    <message numerus="yes">
        <source>%n card(s) still to come</source>
        <translation>
            <numerusform>%n card still to come</numerusform>
            <numerusform>%n cards still to come</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OpponentMat</name>
    <message numerus="yes">
        <source>%n in hand</source>
        <translation>
            <numerusform>%n in hand</numerusform>
            <numerusform>%n in hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PickPanel</name>
    <message numerus="yes">
        <source>%1’s discard pile, %n card(s)</source>
        <translation>
            <numerusform>%1’s discard pile, %n card</numerusform>
            <numerusform>%1’s discard pile, %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleBookPage</name>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <extracomment>The rules: how many were found</extracomment>
        <translation>
            <numerusform>%n rule</numerusform>
            <numerusform>%n rules</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SaveFile</name>
    <message numerus="yes">
        <source>%n move(s) would be lost because %1 cannot be written (%2). %3 and try again, or save a copy elsewhere.</source>
        <translation>
            <numerusform>%n move would be lost because %1 cannot be written (%2). %3 and try again, or save a copy elsewhere.</numerusform>
            <numerusform>%n moves would be lost because %1 cannot be written (%2). %3 and try again, or save a copy elsewhere.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreLine</name>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n point</numerusform>
            <numerusform>%1: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreTotals</name>
    <message numerus="yes">
        <source>Total: %n point(s)</source>
        <translation>
            <numerusform>Total: %n point</numerusform>
            <numerusform>Total: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatCountBar</name>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <extracomment>New game: how many places there are at the table</extracomment>
        <translation>
            <numerusform>%n seat</numerusform>
            <numerusform>%n seats</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>core</name>
    <message numerus="yes">
        <source>Waiting for %n player(s).</source>
        <translation>
            <numerusform>Waiting for %n player.</numerusform>
            <numerusform>Waiting for %n players.</numerusform>
        </translation>
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
    <name>foxtail</name>
    <message numerus="yes">
        <source>A brush can raise your tail from %1 to %n tail point(s).</source>
        <translation>
            <numerusform>A brush can raise your tail from %1 to %n tail point.</numerusform>
            <numerusform>A brush can raise your tail from %1 to %n tail points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A brush can make a chain of %1 and a match of %2, with %n tail point(s) instead of %3.</source>
        <translation>
            <numerusform>A brush can make a chain of %1 and a match of %2, with %n tail point instead of %3.</numerusform>
            <numerusform>A brush can make a chain of %1 and a match of %2, with %n tail points instead of %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A brush can make a chain of %1, with %n tail point(s) instead of %2.</source>
        <translation>
            <numerusform>A brush can make a chain of %1, with %n tail point instead of %2.</numerusform>
            <numerusform>A brush can make a chain of %1, with %n tail points instead of %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A brush can make a match of %1, with %n tail point(s) instead of %2.</source>
        <translation>
            <numerusform>A brush can make a match of %1, with %n tail point instead of %2.</numerusform>
            <numerusform>A brush can make a match of %1, with %n tail points instead of %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A brush can score %n tail point(s) instead of %1.</source>
        <translation>
            <numerusform>A brush can score %n tail point instead of %1.</numerusform>
            <numerusform>A brush can score %n tail points instead of %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gives you +%2 and takes %n point(s) from your rivals.</source>
        <translation>
            <numerusform>%1 gives you +%2 and takes %n point from your rivals.</numerusform>
            <numerusform>%1 gives you +%2 and takes %n points from your rivals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every link is set, with %n tail point(s). Confirm the brush.</source>
        <translation>
            <numerusform>Every link is set, with %n tail point. Confirm the brush.</numerusform>
            <numerusform>Every link is set, with %n tail points. Confirm the brush.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gives you %n tail point(s), a chain of %2 and a match of %3.</source>
        <translation>
            <numerusform>%1 gives you %n tail point, a chain of %2 and a match of %3.</numerusform>
            <numerusform>%1 gives you %n tail points, a chain of %2 and a match of %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tail point(s) in all</source>
        <translation>
            <numerusform>%n tail point in all</numerusform>
            <numerusform>%n tail points in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gives you %n tail point(s) and a chain of %2.</source>
        <translation>
            <numerusform>%1 gives you %n tail point and a chain of %2.</numerusform>
            <numerusform>%1 gives you %n tail points and a chain of %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gives you %n tail point(s) and a match of %2.</source>
        <translation>
            <numerusform>%1 gives you %n tail point and a match of %2.</numerusform>
            <numerusform>%1 gives you %n tail points and a match of %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 makes no set and leaves you at %n tail point(s).</source>
        <translation>
            <numerusform>%1 makes no set and leaves you at %n tail point.</numerusform>
            <numerusform>%1 makes no set and leaves you at %n tail points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Joins %1 to %2, but makes no set. %n tail point(s) so far.</source>
        <translation>
            <numerusform>Joins %1 to %2, but makes no set. %n tail point so far.</numerusform>
            <numerusform>Joins %1 to %2, but makes no set. %n tail points so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Joins %1 to %2, but loses this join and the previous one. %n tail point(s) so far.</source>
        <translation>
            <numerusform>Joins %1 to %2, but loses this join and the previous one. %n tail point so far.</numerusform>
            <numerusform>Joins %1 to %2, but loses this join and the previous one. %n tail points so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Joins %1 to %2, but the next bit covers it. %n tail point(s) so far.</source>
        <translation>
            <numerusform>Joins %1 to %2, but the next bit covers it. %n tail point so far.</numerusform>
            <numerusform>Joins %1 to %2, but the next bit covers it. %n tail points so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Joins %1 to %2 for a match of %3. %n tail point(s) so far.</source>
        <translation>
            <numerusform>Joins %1 to %2 for a match of %3. %n tail point so far.</numerusform>
            <numerusform>Joins %1 to %2 for a match of %3. %n tail points so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Joins %1 to %2 for a chain of %3. %n tail point(s) so far.</source>
        <translation>
            <numerusform>Joins %1 to %2 for a chain of %3. %n tail point so far.</numerusform>
            <numerusform>Joins %1 to %2 for a chain of %3. %n tail points so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Breaks the previous join and loses %n point(s).</source>
        <translation>
            <numerusform>Breaks the previous join and loses %n point.</numerusform>
            <numerusform>Breaks the previous join and loses %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1’s tail has %n bit(s).</source>
        <translation>
            <numerusform>%1’s tail has %n bit.</numerusform>
            <numerusform>%1’s tail has %n bits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bit(s)</source>
        <extracomment>Foxtail: beside a seat: what the player has or does</extracomment>
        <translation>
            <numerusform>%n bit</numerusform>
            <numerusform>%n bits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tail point(s)</source>
        <translation>
            <numerusform>%n tail point</numerusform>
            <numerusform>%n tail points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) so far</source>
        <translation>
            <numerusform>%n point so far</numerusform>
            <numerusform>%n points so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There’s no tip among the next %n card(s).</source>
        <translation>
            <numerusform>There’s no tip among the next %n card.</numerusform>
            <numerusform>There’s no tip among the next %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>%n card left</numerusform>
            <numerusform>%n cards left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tip(s) among them</source>
        <translation>
            <numerusform>%n tip among them</numerusform>
            <numerusform>%n tips among them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A tail of %n bit(s) has no link to brush. Draw until there are two.</source>
        <translation>
            <numerusform>A tail of %n bit has no link to brush. Draw until there are two.</numerusform>
            <numerusform>A tail of %n bits has no link to brush. Draw until there are two.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every link of this brush is set, %n in all. Confirm the brush, or take a link back.</source>
        <translation>
            <numerusform>Every link of this brush is set, %n in all. Confirm the brush, or take a link back.</numerusform>
            <numerusform>Every link of this brush is set, %n in all. Confirm the brush, or take a link back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Match of %n charm(s), %1</source>
        <translation>
            <numerusform>Match of %n charm, %1</numerusform>
            <numerusform>Match of %n charms, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chain of %n charm(s), %1</source>
        <translation>
            <numerusform>Chain of %n charm, %1</numerusform>
            <numerusform>Chain of %n charms, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 finishes the practice game with %n point(s).</source>
        <translation>
            <numerusform>%1 finishes the practice game with %n point.</numerusform>
            <numerusform>%1 finishes the practice game with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s).</source>
        <translation>
            <numerusform>%1 wins with %n point.</numerusform>
            <numerusform>%1 wins with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 share the win with %n point(s).</source>
        <translation>
            <numerusform>%1 and %2 share the win with %n point.</numerusform>
            <numerusform>%1 and %2 share the win with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 and %3 share the win with %n point(s).</source>
        <translation>
            <numerusform>%1, %2 and %3 share the win with %n point.</numerusform>
            <numerusform>%1, %2 and %3 share the win with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %3 and %4 share the win with %n point(s).</source>
        <translation>
            <numerusform>%1, %2, %3 and %4 share the win with %n point.</numerusform>
            <numerusform>%1, %2, %3 and %4 share the win with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best links for these bits score %n tail point(s).</source>
        <translation>
            <numerusform>The best links for these bits score %n tail point.</numerusform>
            <numerusform>The best links for these bits score %n tail points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 shares the win with %n point(s).</source>
        <translation>
            <numerusform>%1 shares the win with %n point.</numerusform>
            <numerusform>%1 shares the win with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 brushes %n link(s). Tail points: %2 now, %3 before.</source>
        <translation>
            <numerusform>%1 brushes %n link. Tail points: %2 now, %3 before.</numerusform>
            <numerusform>%1 brushes %n links. Tail points: %2 now, %3 before.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws a tip and completes a tail of %n bit(s) on turn %2.</source>
        <translation>
            <numerusform>%1 draws a tip and completes a tail of %n bit on turn %2.</numerusform>
            <numerusform>%1 draws a tip and completes a tail of %n bits on turn %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tail tip after %n bit(s).</source>
        <translation>
            <numerusform>Tail tip after %n bit.</numerusform>
            <numerusform>Tail tip after %n bits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This brush costs you %n tail point(s).</source>
        <translation>
            <numerusform>This brush costs you %n tail point.</numerusform>
            <numerusform>This brush costs you %n tail points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tips among the %n card(s) left: %1.</source>
        <translation>
            <numerusform>Tips among the %n card left: %1.</numerusform>
            <numerusform>Tips among the %n cards left: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Joins %1 to %2 for a match of %3 and %n more tail point(s).</source>
        <translation>
            <numerusform>Joins %1 to %2 for a match of %3 and %n more tail point.</numerusform>
            <numerusform>Joins %1 to %2 for a match of %3 and %n more tail points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Joins %1 to %2 for a chain of %3 and %n more tail point(s).</source>
        <translation>
            <numerusform>Joins %1 to %2 for a chain of %3 and %n more tail point.</numerusform>
            <numerusform>Joins %1 to %2 for a chain of %3 and %n more tail points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 joins %2 to %3 for a match and %n more tail point(s).</source>
        <translation>
            <numerusform>%1 joins %2 to %3 for a match and %n more tail point.</numerusform>
            <numerusform>%1 joins %2 to %3 for a match and %n more tail points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 joins %2 to %3 for a chain and %n more tail point(s).</source>
        <translation>
            <numerusform>%1 joins %2 to %3 for a chain and %n more tail point.</numerusform>
            <numerusform>%1 joins %2 to %3 for a chain and %n more tail points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>match of %n charm(s) +%1</source>
        <translation>
            <numerusform>match of %n charm +%1</numerusform>
            <numerusform>match of %n charms +%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chain of %n charm(s) +%1</source>
        <translation>
            <numerusform>chain of %n charm +%1</numerusform>
            <numerusform>chain of %n charms +%1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>papertales</name>
    <message numerus="yes">
        <source>Revealed: %n Age token(s) on itself.</source>
        <translation>
            <numerusform>Revealed: %n Age token on itself.</numerusform>
            <numerusform>Revealed: %n Age tokens on itself.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Revealed: %n Age token(s) on each of your other Units.</source>
        <translation>
            <numerusform>Revealed: %n Age token on each of your other Units.</numerusform>
            <numerusform>Revealed: %n Age tokens on each of your other Units.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Revealed: %n Age token(s) on one of your Units.</source>
        <translation>
            <numerusform>Revealed: %n Age token on one of your Units.</numerusform>
            <numerusform>Revealed: %n Age tokens on one of your Units.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Revealed: the first Unit drawn that costs %1 or less takes its place for free, with %n Age token(s).</source>
        <translation>
            <numerusform>Revealed: the first Unit drawn that costs %1 or less takes its place for free, with %n Age token.</numerusform>
            <numerusform>Revealed: the first Unit drawn that costs %1 or less takes its place for free, with %n Age tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dies only with %n Age token(s) or more.</source>
        <translation>
            <numerusform>Dies only with %n Age token or more.</numerusform>
            <numerusform>Dies only with %n Age tokens or more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 discards %n card(s) from hand.</source>
        <translation>
            <numerusform>%1 discards %n card from hand.</numerusform>
            <numerusform>%1 discards %n cards from hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pays %2 Gold for %n new Unit(s).</source>
        <translation>
            <numerusform>%1 pays %2 Gold for %n new Unit.</numerusform>
            <numerusform>%1 pays %2 Gold for %n new Units.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 gets %n Age token(s) from %3.</source>
        <translation>
            <numerusform>%1: %2 gets %n Age token from %3.</numerusform>
            <numerusform>%1: %2 gets %n Age tokens from %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n Legend Point(s) because of %2.</source>
        <translation>
            <numerusform>%1 loses %n Legend Point because of %2.</numerusform>
            <numerusform>%1 loses %n Legend Points because of %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: +%n Legend Point(s), %2</source>
        <translation>
            <numerusform>%1: +%n Legend Point, %2</numerusform>
            <numerusform>%1: +%n Legend Points, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has won %n War(s). Legend Points: +%2.</source>
        <translation>
            <numerusform>%1 has won %n War. Legend Points: +%2.</numerusform>
            <numerusform>%1 has won %n Wars. Legend Points: +%2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 shares the victory with %n Legend Point(s).</source>
        <translation>
            <numerusform>%1 shares the victory with %n Legend Point.</numerusform>
            <numerusform>%1 shares the victory with %n Legend Points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: −%n Legend Point(s), %2</source>
        <translation>
            <numerusform>%1: −%n Legend Point, %2</numerusform>
            <numerusform>%1: −%n Legend Points, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: deaths cost %n Legend Point(s), leaving %2.</source>
        <translation>
            <numerusform>%1: deaths cost %n Legend Point, leaving %2.</numerusform>
            <numerusform>%1: deaths cost %n Legend Points, leaving %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 dies with %n Age token(s).</source>
        <translation>
            <numerusform>%1: %2 dies with %n Age token.</numerusform>
            <numerusform>%1: %2 dies with %n Age tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: deaths score %n Legend Point(s), %2 in all.</source>
        <translation>
            <numerusform>%1: deaths score %n Legend Point, %2 in all.</numerusform>
            <numerusform>%1: deaths score %n Legend Points, %2 in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: one more Age token for %n Unit(s).</source>
        <translation>
            <numerusform>%1: one more Age token for %n Unit.</numerusform>
            <numerusform>%1: one more Age token for %n Units.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: +%n Legend Point(s) at the end, %2</source>
        <translation>
            <numerusform>%1: +%n Legend Point at the end, %2</numerusform>
            <numerusform>%1: +%n Legend Points at the end, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n Legend Point(s) and %2 Gold.</source>
        <translation>
            <numerusform>%1 has %n Legend Point and %2 Gold.</numerusform>
            <numerusform>%1 has %n Legend Points and %2 Gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n Legend Point(s).</source>
        <translation>
            <numerusform>%1 wins with %n Legend Point.</numerusform>
            <numerusform>%1 wins with %n Legend Points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 receives %2 Gold for %n new Unit(s).</source>
        <translation>
            <numerusform>%1 receives %2 Gold for %n new Unit.</numerusform>
            <numerusform>%1 receives %2 Gold for %n new Units.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No new Units: strength %1, income %2, %n Unit(s) left standing.</source>
        <translation>
            <numerusform>No new Units: strength %1, income %2, %n Unit left standing.</numerusform>
            <numerusform>No new Units: strength %1, income %2, %n Units left standing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: strength %2, income %3, %n Unit(s) left standing.</source>
        <translation>
            <numerusform>%1: strength %2, income %3, %n Unit left standing.</numerusform>
            <numerusform>%1: strength %2, income %3, %n Units left standing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2: strength %3, income %4, %n Unit(s) left standing.</source>
        <translation>
            <numerusform>%1 and %2: strength %3, income %4, %n Unit left standing.</numerusform>
            <numerusform>%1 and %2: strength %3, income %4, %n Units left standing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 and %3: strength %4, income %5, %n Unit(s) left standing.</source>
        <translation>
            <numerusform>%1, %2 and %3: strength %4, income %5, %n Unit left standing.</numerusform>
            <numerusform>%1, %2 and %3: strength %4, income %5, %n Units left standing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %3 and %4: strength %5, income %6, %n Unit(s) left standing.</source>
        <translation>
            <numerusform>%1, %2, %3 and %4: strength %5, income %6, %n Unit left standing.</numerusform>
            <numerusform>%1, %2, %3 and %4: strength %5, income %6, %n Units left standing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %3, %4 and %5: strength %6, income %7, %n Unit(s) left standing.</source>
        <translation>
            <numerusform>%1, %2, %3, %4 and %5: strength %6, income %7, %n Unit left standing.</numerusform>
            <numerusform>%1, %2, %3, %4 and %5: strength %6, income %7, %n Units left standing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n target(s) to choose, one at a time.</source>
        <translation>
            <numerusform>%n target to choose, one at a time.</numerusform>
            <numerusform>%n targets to choose, one at a time.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %n player(s).</source>
        <translation>
            <numerusform>Waiting for %n player.</numerusform>
            <numerusform>Waiting for %n players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 gives %3 Age tokens to %n Unit(s).</source>
        <translation>
            <numerusform>%1: %2 gives %3 Age tokens to %n Unit.</numerusform>
            <numerusform>%1: %2 gives %3 Age tokens to %n Units.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: one more Age token on %n Unit(s).</source>
        <translation>
            <numerusform>%1: one more Age token on %n Unit.</numerusform>
            <numerusform>%1: one more Age token on %n Units.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 dies; one more Age token on %n Unit(s).</source>
        <translation>
            <numerusform>%1: %2 dies; one more Age token on %n Unit.</numerusform>
            <numerusform>%1: %2 dies; one more Age token on %n Units.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 and %3 die; one more Age token on %n Unit(s).</source>
        <translation>
            <numerusform>%1: %2 and %3 die; one more Age token on %n Unit.</numerusform>
            <numerusform>%1: %2 and %3 die; one more Age token on %n Units.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 Units die; one more Age token on %n Unit(s).</source>
        <translation>
            <numerusform>%1: %2 Units die; one more Age token on %n Unit.</numerusform>
            <numerusform>%1: %2 Units die; one more Age token on %n Units.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You’re placing nothing, so %n card(s) will be discarded.</source>
        <translation>
            <numerusform>You’re placing nothing, so %n card will be discarded.</numerusform>
            <numerusform>You’re placing nothing, so %n cards will be discarded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You’re building nothing, though you could pay for %n Building(s).</source>
        <translation>
            <numerusform>You’re building nothing, though you could pay for %n Building.</numerusform>
            <numerusform>You’re building nothing, though you could pay for %n Buildings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You’re keeping nothing for the next turn, so %n card(s) will be discarded.</source>
        <translation>
            <numerusform>You’re keeping nothing for the next turn, so %n card will be discarded.</numerusform>
            <numerusform>You’re keeping nothing for the next turn, so %n cards will be discarded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n War(s) won</source>
        <translation>
            <numerusform>%n War won</numerusform>
            <numerusform>%n Wars won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gives you %n Gold</source>
        <translation>
            <numerusform>gives you %n Gold</numerusform>
            <numerusform>gives you %n Gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>costs %n Gold</source>
        <translation>
            <numerusform>costs %n Gold</numerusform>
            <numerusform>costs %n Gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n Age token(s)</source>
        <translation>
            <numerusform>%1, %n Age token</numerusform>
            <numerusform>%1, %n Age tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Legend Point(s)</source>
        <translation>
            <numerusform>%n Legend Point</numerusform>
            <numerusform>%n Legend Points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crystal(s)</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table</extracomment>
        <translation>
            <numerusform>%n crystal</numerusform>
            <numerusform>%n crystals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Age token(s)</source>
        <translation>
            <numerusform>%n Age token</numerusform>
            <numerusform>%n Age tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n War(s) won this turn</source>
        <translation>
            <numerusform>%n War won this turn</numerusform>
            <numerusform>%n Wars won this turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) if the game ended now</source>
        <translation>
            <numerusform>%n point if the game ended now</numerusform>
            <numerusform>%n points if the game ended now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 at level %2 gives you the most for %3 Gold. It is worth %n Legend Point(s).</source>
        <translation>
            <numerusform>%1 at level %2 gives you the most for %3 Gold. It is worth %n Legend Point.</numerusform>
            <numerusform>%1 at level %2 gives you the most for %3 Gold. It is worth %n Legend Points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 at level %2 is worth %n Legend Point(s) and costs %3 Gold.</source>
        <translation>
            <numerusform>%1 at level %2 is worth %n Legend Point and costs %3 Gold.</numerusform>
            <numerusform>%1 at level %2 is worth %n Legend Points and costs %3 Gold.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storyline</name>
    <message numerus="yes">
        <source>%n token(s)</source>
        <extracomment>StoryLine: beside a seat or a card: who tells, what somebody has</extracomment>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>StoryLine: beside a seat or a card: who tells, what somebody has</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs %n point(s).</source>
        <translation>
            <numerusform>Costs %n point.</numerusform>
            <numerusform>Costs %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %n player(s) to give a card.</source>
        <translation>
            <numerusform>Waiting for %n player to give a card.</numerusform>
            <numerusform>Waiting for %n players to give a card.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs you %n point(s). Another number would cost %1.</source>
        <translation>
            <numerusform>It costs you %n point. Another number would cost %1.</numerusform>
            <numerusform>It costs you %n points. Another number would cost %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) revealed after the shuffle: %1.</source>
        <translation>
            <numerusform>%n card revealed after the shuffle: %1.</numerusform>
            <numerusform>%n cards revealed after the shuffle: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) put back under the deck: %1.</source>
        <translation>
            <numerusform>%n card put back under the deck: %1.</numerusform>
            <numerusform>%n cards put back under the deck: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s).</source>
        <translation>
            <numerusform>%1 wins with %n point.</numerusform>
            <numerusform>%1 wins with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First place is tied at %n point(s). %1 has the Rose and wins.</source>
        <translation>
            <numerusform>First place is tied at %n point. %1 has the Rose and wins.</numerusform>
            <numerusform>First place is tied at %n points. %1 has the Rose and wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First place is tied at %n point(s). %1 has the most tokens (%2) and wins.</source>
        <translation>
            <numerusform>First place is tied at %n point. %1 has the most tokens (%2) and wins.</numerusform>
            <numerusform>First place is tied at %n points. %1 has the most tokens (%2) and wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n token(s).</source>
        <translation>
            <numerusform>%1 wins with %n token.</numerusform>
            <numerusform>%1 wins with %n tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 shares the victory with %n token(s).</source>
        <translation>
            <numerusform>%1 shares the victory with %n token.</numerusform>
            <numerusform>%1 shares the victory with %n tokens.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tailstory</name>
    <message numerus="yes">
        <source>Turn %2: %1 has %n action point(s).</source>
        <translation>
            <numerusform>Turn %2: %1 has %n action point.</numerusform>
            <numerusform>Turn %2: %1 has %n action points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is bribed with %n card(s).</source>
        <translation>
            <numerusform>%1 is bribed with %n card.</numerusform>
            <numerusform>%1 is bribed with %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n card(s).</source>
        <translation>
            <numerusform>%1 draws %n card.</numerusform>
            <numerusform>%1 draws %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 steals %n card(s) from %2.</source>
        <translation>
            <numerusform>%1 steals %n card from %2.</numerusform>
            <numerusform>%1 steals %n cards from %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 joins in and draws %n card(s).</source>
        <translation>
            <numerusform>%1 joins in and draws %n card.</numerusform>
            <numerusform>%1 joins in and draws %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 puts %n card(s) from the top of their deck on %2’s deck.</source>
        <translation>
            <numerusform>%1 puts %n card from the top of their deck on %2’s deck.</numerusform>
            <numerusform>%1 puts %n cards from the top of their deck on %2’s deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1’s deck ran out, so %n card(s) became the new deck.</source>
        <translation>
            <numerusform>%1’s deck ran out, so %n card became the new deck.</numerusform>
            <numerusform>%1’s deck ran out, so %n cards became the new deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game ends with no winner after %n turn(s).</source>
        <translation>
            <numerusform>The game ends with no winner after %n turn.</numerusform>
            <numerusform>The game ends with no winner after %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action point(s)</source>
        <translation>
            <numerusform>%n action point</numerusform>
            <numerusform>%n action points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ability: %n use(s) left this game</source>
        <translation>
            <numerusform>Ability: %n use left this game</numerusform>
            <numerusform>Ability: %n uses left this game</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ability: %n use(s) left this turn</source>
        <translation>
            <numerusform>Ability: %n use left this turn</numerusform>
            <numerusform>Ability: %n uses left this turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bonus: %n use(s) left this turn</source>
        <translation>
            <numerusform>Bonus: %n use left this turn</numerusform>
            <numerusform>Bonus: %n uses left this turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n achievement(s)</source>
        <extracomment>Tail Story: what lies on the table and in which state</extracomment>
        <translation>
            <numerusform>%n achievement</numerusform>
            <numerusform>%n achievements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Steal %n card(s)</source>
        <translation>
            <numerusform>Steal %n card</numerusform>
            <numerusform>Steal %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Join in and draw %n card(s)</source>
        <translation>
            <numerusform>Join in and draw %n card</numerusform>
            <numerusform>Join in and draw %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)</source>
        <translation>
            <numerusform>Draw %n card</numerusform>
            <numerusform>Draw %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You’ll discard %n card(s).</source>
        <translation>
            <numerusform>You’ll discard %n card.</numerusform>
            <numerusform>You’ll discard %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action point(s) will be lost.</source>
        <translation>
            <numerusform>%n action point will be lost.</numerusform>
            <numerusform>%n action points will be lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s).</source>
        <translation>
            <numerusform>Discard %n card.</numerusform>
            <numerusform>Discard %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action point(s) left.</source>
        <translation>
            <numerusform>%n action point left.</numerusform>
            <numerusform>%n action points left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you discard %n card(s)</source>
        <translation>
            <numerusform>you discard %n card</numerusform>
            <numerusform>you discard %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes up to %1 of the %n card(s) in your deck, and you may get your bonus too.</source>
        <translation>
            <numerusform>It takes up to %1 of the %n card in your deck, and you may get your bonus too.</numerusform>
            <numerusform>It takes up to %1 of the %n cards in your deck, and you may get your bonus too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes up to %1 of the %n card(s) in your deck.</source>
        <translation>
            <numerusform>It takes up to %1 of the %n card in your deck.</numerusform>
            <numerusform>It takes up to %1 of the %n cards in your deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It steals from %1, who holds %n card(s), and you may get your bonus too.</source>
        <translation>
            <numerusform>It steals from %1, who holds %n card, and you may get your bonus too.</numerusform>
            <numerusform>It steals from %1, who holds %n cards, and you may get your bonus too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It steals from %1, who holds %n card(s).</source>
        <translation>
            <numerusform>It steals from %1, who holds %n card.</numerusform>
            <numerusform>It steals from %1, who holds %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It steals from %1, who holds %n card(s), and burying makes your next deck shorter.</source>
        <translation>
            <numerusform>It steals from %1, who holds %n card, and burying makes your next deck shorter.</numerusform>
            <numerusform>It steals from %1, who holds %n cards, and burying makes your next deck shorter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That leaves %n card(s) in your deck.</source>
        <translation>
            <numerusform>That leaves %n card in your deck.</numerusform>
            <numerusform>That leaves %n cards in your deck.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>taletop::app::GameListModel</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>On a game&apos;s box on the shelf: how many play, how long it takes</extracomment>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>taletop::app::SaveListModel</name>
    <message numerus="yes">
        <source>%n bot(s)</source>
        <extracomment>On a saved game: who plays, whether it is finished, when it was played last; &apos;, &apos; stands between names</extracomment>
        <translation>
            <numerusform>%n bot</numerusform>
            <numerusform>%n bots</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>taletop::app::StatisticsModel</name>
    <message numerus="yes">
        <source>%n game(s) finished</source>
        <translation>
            <numerusform>%n game finished</numerusform>
            <numerusform>%n games finished</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>taletop::app::TablePicture</name>
    <message numerus="yes">
        <source>%1 has %n point(s).</source>
        <translation>
            <numerusform>%1 has %n point.</numerusform>
            <numerusform>%1 has %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>taletop::app::TablePrompt</name>
    <message numerus="yes">
        <source>%1 · and %n more</source>
        <translation>
            <numerusform>%1 · and %n more</numerusform>
            <numerusform>%1 · and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Before the first of %n move(s).</source>
        <translation>
            <numerusform>Before the first of %n move.</numerusform>
            <numerusform>Before the first of %n moves.</numerusform>
        </translation>
    </message>
</context>
</TS>
