<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Curtain</name>
    <message numerus="yes">
        <source>This hand was opened %n time(s).</source>
        <translation>
            <numerusform>This hand was opened %n time.</numerusform>
            <numerusform>This hand was opened %n times.</numerusform>
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
        <source>%n left</source>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
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
        <source>%n card(s) out of the shuffle</source>
        <translation>
            <numerusform>%n card out of the shuffle</numerusform>
            <numerusform>%n cards out of the shuffle</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandPanel</name>
    <message numerus="yes">
        <source>%n card(s) to come in packs that wait</source>
        <translation>
            <numerusform>%n card to come in packs that wait</numerusform>
            <numerusform>%n cards to come in packs that wait</numerusform>
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
    <name>NewsStrip</name>
    <message numerus="yes">
        <source>%n line(s) more in the log</source>
        <translation>
            <numerusform>%n line more in the log</numerusform>
            <numerusform>%n lines more in the log</numerusform>
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
    <name>OwnKingdom</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PickPanel</name>
    <message numerus="yes">
        <source>Discard pile of %1, %n card(s)</source>
        <translation>
            <numerusform>Discard pile of %1, %n card</numerusform>
            <numerusform>Discard pile of %1, %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleBookPage</name>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n rule</numerusform>
            <numerusform>%n rules</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SaveListModel</name>
    <message numerus="yes">
        <source>%n bot(s)</source>
        <translation>
            <numerusform>%n bot</numerusform>
            <numerusform>%n bots</numerusform>
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
        <source>Together: %n point(s)</source>
        <translation>
            <numerusform>Together: %n point</numerusform>
            <numerusform>Together: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatCountBar</name>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n seat</numerusform>
            <numerusform>%n seats</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>taletop::app::GameListModel</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>taletop::app::MainWindow</name>
    <message numerus="yes">
        <source>%1’s hand: opened %n time(s)</source>
        <translation>
            <numerusform>%1’s hand: opened %n time</numerusform>
            <numerusform>%1’s hand: opened %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>taletop::app::MatchSession</name>
    <message numerus="yes">
        <source>Before the first of %n move(s).</source>
        <translation>
            <numerusform>Before the first of %n move.</numerusform>
            <numerusform>Before the first of %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · and %n more</source>
        <translation>
            <numerusform>%1 · and %n more</numerusform>
            <numerusform>%1 · and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>hand opened %n time(s)</source>
        <translation>
            <numerusform>hand opened %n time</numerusform>
            <numerusform>hand opened %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>taletop::app::SeatLock</name>
    <message numerus="yes">
        <source>These are not the digits. Wait %n second(s).</source>
        <translation>
            <numerusform>These are not the digits. Wait %n second.</numerusform>
            <numerusform>These are not the digits. Wait %n seconds.</numerusform>
        </translation>
    </message>
</context>
</TS>
