<?xml version="1.0" encoding="utf-8"?>
<!-- SPDX-License-Identifier: MIT -->
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>taletop::app::MainWindow</name>
    <message>
        <source>&amp;Game</source>
        <translation></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Only this</translation>
    </message>
</context>
<context>
    <name>OwnKingdom</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>foxtail</name>
    <message>
        <source>Draw</source>
        <translation></translation>
    </message>
</context>
</TS>
