<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="th" sourcelanguage="en">
<context>
    <name>AchievementRow</name>
    <message>
        <source>you are altered</source>
        <translation>คุณแปลงร่าง</translation>
    </message>
    <message>
        <source>everyone is altered</source>
        <translation>ทุกคนแปลงร่าง</translation>
    </message>
    <message>
        <source>hand limit 4</source>
        <translation>ถือได้ 4 ใบ</translation>
    </message>
    <message>
        <source>you win</source>
        <extracomment>Tail Story: what an achievement gives, or which one it is of four</extracomment>
        <translation>คุณชนะ</translation>
    </message>
    <message>
        <source>1st</source>
        <extracomment>Tail Story: what an achievement gives, or which one it is of four</extracomment>
        <translation>ที่ 1</translation>
    </message>
    <message>
        <source>2nd</source>
        <extracomment>Tail Story: what an achievement gives, or which one it is of four</extracomment>
        <translation>ที่ 2</translation>
    </message>
    <message>
        <source>3rd</source>
        <extracomment>Tail Story: what an achievement gives, or which one it is of four</extracomment>
        <translation>ที่ 3</translation>
    </message>
    <message>
        <source>4th</source>
        <extracomment>Tail Story: what an achievement gives, or which one it is of four</extracomment>
        <translation>ที่ 4</translation>
    </message>
    <message>
        <source>Achievement %1: %2</source>
        <translation>ความสำเร็จที่ %1: %2</translation>
    </message>
    <message>
        <source>Place for achievement %1: %2</source>
        <translation>ช่องความสำเร็จที่ %1: %2</translation>
    </message>
</context>
<context>
    <name>ActionPanel</name>
    <message>
        <source>Draw, then discard</source>
        <translation>จั่วแล้วทิ้ง</translation>
    </message>
    <message>
        <source>1 action</source>
        <extracomment>Tail Story: a button for an action, or what it costs</extracomment>
        <translation>1 แอ็กชัน</translation>
    </message>
    <message>
        <source>draw 1 card, discard 1</source>
        <translation>จั่ว 1 ใบ ทิ้ง 1 ใบ</translation>
    </message>
    <message>
        <source>Altered ability</source>
        <extracomment>Tail Story: a button for an action, or what it costs</extracomment>
        <translation>ความสามารถร่างแปลง</translation>
    </message>
    <message>
        <source>Swap discards</source>
        <extracomment>Tail Story: a button for an action, or what it costs</extracomment>
        <translation>แลกการ์ดในกองทิ้ง</translation>
    </message>
    <message>
        <source>free, once a turn</source>
        <translation>ฟรี เทิร์นละครั้ง</translation>
    </message>
    <message>
        <source>1 or 2 cards, one for one</source>
        <translation>1 หรือ 2 ใบ แลกใบต่อใบ</translation>
    </message>
</context>
<context>
    <name>ActionTag</name>
    <message>
        <source>%1. %2. %3</source>
        <translation>%1 %2 %3</translation>
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
            <numerusform>โทเคนชรา %n อัน: ยูนิตนี้จะตายในช่วงแก่ชราครั้งหน้า เว้นแต่การ์ดจะระบุไว้เป็นอย่างอื่น</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AnswerPanel</name>
    <message>
        <source>“%1”</source>
        <extracomment>Tail Story: the name of the card that is answered, in quotation marks</extracomment>
        <translation>“%1”</translation>
    </message>
</context>
<context>
    <name>AskerSlip</name>
    <message>
        <source>Press a Unit with a gold rim to choose it. Press it again to confirm.</source>
        <translation>กดยูนิตที่มีขอบทองเพื่อเลือก แล้วกดอีกครั้งเพื่อยืนยัน</translation>
    </message>
</context>
<context>
    <name>BookDialogs</name>
    <message>
        <source>Print the tale</source>
        <translation>พิมพ์นิทาน</translation>
    </message>
    <message>
        <source>Save the tale</source>
        <translation>บันทึกนิทาน</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <extracomment>Kind of file in a dialog</extracomment>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>หน้าเว็บ (*.html)</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>บันทึกรูป</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <extracomment>Kind of file in a dialog</extracomment>
        <translation>รูปภาพ (*.png)</translation>
    </message>
</context>
<context>
    <name>BookKeys</name>
    <message>
        <source>The book</source>
        <extracomment>The book of a tale: what a key does</extracomment>
        <translation>หนังสือ</translation>
    </message>
    <message>
        <source>Previous page</source>
        <extracomment>The book of a tale: what a key does</extracomment>
        <translation>หน้าก่อน</translation>
    </message>
    <message>
        <source>Next page</source>
        <extracomment>The book of a tale: what a key does</extracomment>
        <translation>หน้าถัดไป</translation>
    </message>
    <message>
        <source>To the cover</source>
        <translation>ไปที่ปก</translation>
    </message>
    <message>
        <source>To the last page</source>
        <translation>ไปหน้าสุดท้าย</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>The book of a tale: what a key does</extracomment>
        <translation>ปิด</translation>
    </message>
</context>
<context>
    <name>BookSheet</name>
    <message>
        <source>The book: %1</source>
        <translation>หนังสือ: %1</translation>
    </message>
    <message>
        <source>Previous page</source>
        <extracomment>The book of a tale: a button</extracomment>
        <translation>หน้าก่อน</translation>
    </message>
    <message>
        <source>Next page</source>
        <extracomment>The book of a tale: a button</extracomment>
        <translation>หน้าถัดไป</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>บันทึกเป็น %1 แล้ว</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>หน้า %1 จาก %2</translation>
    </message>
    <message>
        <source>Title of the tale</source>
        <translation>ชื่อนิทาน</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>บันทึกเป็น PDF…</translation>
    </message>
    <message>
        <source>Save as web page…</source>
        <translation>บันทึกเป็นหน้าเว็บ…</translation>
    </message>
    <message>
        <source>Print…</source>
        <extracomment>The book of a tale: a button</extracomment>
        <translation>พิมพ์…</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>The book of a tale: a button</extracomment>
        <translation>ปิด</translation>
    </message>
</context>
<context>
    <name>CardCatalogue</name>
    <message>
        <source>Search the cards</source>
        <translation>ค้นการ์ด</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>
            <numerusform>%n ใบ</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>การ์ด</translation>
    </message>
    <message>
        <source>No card contains all of these words. Try fewer.</source>
        <translation>ไม่มีการ์ดใบไหนที่มีคำเหล่านี้ครบ ลองใช้คำให้น้อยลง</translation>
    </message>
</context>
<context>
    <name>CardLeaf</name>
    <message>
        <source>All cards</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>การ์ดทั้งหมด</translation>
    </message>
</context>
<context>
    <name>CardPile</name>
    <message>
        <source>%1, on top: %2</source>
        <translation>%1 ใบบนสุด: %2</translation>
    </message>
</context>
<context>
    <name>CardThing</name>
    <message>
        <source>picked</source>
        <extracomment>StoryLine: on a card that the Narrator has picked</extracomment>
        <translation>เลือกแล้ว</translation>
    </message>
    <message>
        <source>can be picked</source>
        <translation>เลือกได้</translation>
    </message>
</context>
<context>
    <name>CharacterChoice</name>
    <message>
        <source>Choose a character</source>
        <translation>เลือกตัวละคร</translation>
    </message>
</context>
<context>
    <name>ChronicleTable</name>
    <message>
        <source>How the game went</source>
        <translation>ความเป็นมา</translation>
    </message>
</context>
<context>
    <name>ContinueRow</name>
    <message>
        <source>Continue</source>
        <extracomment>Heading above the saved games</extracomment>
        <translation>เล่นต่อ</translation>
    </message>
    <message>
        <source>Restore “%1”</source>
        <extracomment>Heading above the saved games</extracomment>
        <translation>กู้ “%1” กลับมา</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <extracomment>Heading above the saved games</extracomment>
        <translation>เกมที่เล่นค้างไว้</translation>
    </message>
    <message>
        <source>Games you leave will wait here.</source>
        <translation>เกมที่พักไว้จะมารออยู่ตรงนี้</translation>
    </message>
</context>
<context>
    <name>CurtainNews</name>
    <message>
        <source>Since you last looked</source>
        <translation>ตั้งแต่คุณดูครั้งก่อน</translation>
    </message>
    <message numerus="yes">
        <source>%n more line(s) in the log</source>
        <translation>
            <numerusform>อีก %n บรรทัดในประวัติ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CurtainPanel</name>
    <message>
        <source>Opens this hand. Press it again to close it.</source>
        <translation>เปิดดูการ์ดในมือของคนนี้ กดอีกครั้งเพื่อปิด</translation>
    </message>
    <message>
        <source>Still to choose: %1.</source>
        <translation>ยังไม่ได้เลือก: %1</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>A part of every table; short</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>Pass to %1</source>
        <translation>ส่งให้ %1</translation>
    </message>
    <message>
        <source>Everyone else, please look away. Nothing but courtesy protects a shared screen.</source>
        <translation>ขอให้คนอื่นหันไปทางอื่นก่อน จอนี้ใช้ร่วมกัน จะเก็บความลับได้ก็เพราะทุกคนมีมารยาท</translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation>ฉันคือ %1</translation>
    </message>
    <message>
        <source>Still to choose. %1</source>
        <translation>ยังไม่ได้เลือก %1</translation>
    </message>
    <message>
        <source>Ready. %1</source>
        <extracomment>A part of every table; short</extracomment>
        <translation>พร้อมแล้ว %1</translation>
    </message>
</context>
<context>
    <name>DeckColumn</name>
    <message>
        <source>Character</source>
        <extracomment>StoryLine: a kind of story card; &apos;%n left&apos; cards in its deck</extracomment>
        <translation>ตัวละคร</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>StoryLine: a kind of story card; &apos;%n left&apos; cards in its deck</extracomment>
        <translation>สถานที่</translation>
    </message>
    <message>
        <source>Feature</source>
        <extracomment>StoryLine: a kind of story card; &apos;%n left&apos; cards in its deck</extracomment>
        <translation>ลักษณะ</translation>
    </message>
    <message>
        <source>Object</source>
        <extracomment>StoryLine: a kind of story card; &apos;%n left&apos; cards in its deck</extracomment>
        <translation>สิ่งของ</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>StoryLine: a kind of story card; &apos;%n left&apos; cards in its deck</extracomment>
        <translation>การกระทำ</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n left</source>
        <translation>
            <numerusform>%1: เหลือ %n ใบ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) left</source>
        <translation>
            <numerusform>เหลือโทเคน %n อัน</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>StoryLine: a kind of story card; &apos;%n left&apos; cards in its deck</extracomment>
        <translation>หยุดอ่าน</translation>
    </message>
    <message>
        <source>Read</source>
        <extracomment>StoryLine: a kind of story card; &apos;%n left&apos; cards in its deck</extracomment>
        <translation>อ่าน</translation>
    </message>
    <message>
        <source>Stops reading aloud</source>
        <translation>หยุดอ่านออกเสียง</translation>
    </message>
    <message>
        <source>Reads the page aloud</source>
        <translation>อ่านหน้านี้ออกเสียง</translation>
    </message>
</context>
<context>
    <name>DeckPile</name>
    <message>
        <source>Deck: %1, %2</source>
        <translation>กอง: %1, %2</translation>
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
        <translation>มี %1 อยู่แล้ว จะแทนที่ไหม เนื้อหาเดิมในไฟล์จะหายไป</translation>
    </message>
    <message>
        <source>Replace</source>
        <extracomment>Title or button of a dialog</extracomment>
        <translation>แทนที่</translation>
    </message>
    <message>
        <source>Choose another name</source>
        <translation>ใช้ชื่ออื่น</translation>
    </message>
    <message>
        <source>A card table that knows the rules.</source>
        <translation>โต๊ะเล่นการ์ดที่รู้กติกา</translation>
    </message>
    <message>
        <source>Unofficial: not made by the authors or publishers of these games, and all pictures are our own. Buy their games. They’re worth it.</source>
        <translation>โปรแกรมนี้ไม่ใช่ผลิตภัณฑ์ทางการ ผู้ออกแบบและสำนักพิมพ์ของเกมเหล่านี้ไม่มีส่วนเกี่ยวข้อง และเราวาดรูปทุกรูปขึ้นเอง อย่าลืมอุดหนุนเกมฉบับจริง รับรองว่าคุ้มค่า</translation>
    </message>
    <message>
        <source>Taletop is free software under the MIT licence. Its fonts, Vollkorn, Gentium Plus and Andika, are under the SIL Open Font License.</source>
        <translation>Taletop เป็นซอฟต์แวร์เสรีภายใต้สัญญาอนุญาต MIT ส่วนแบบอักษร Vollkorn, Gentium Plus และ Andika อยู่ภายใต้ SIL Open Font License</translation>
    </message>
    <message>
        <source>It uses Qt %1 (GNU Lesser General Public License 3), JSON for Modern C++ (MIT licence) and CLI11 (BSD licence).</source>
        <translation>สร้างด้วย Qt %1 (GNU Lesser General Public License 3), JSON for Modern C++ (สัญญาอนุญาต MIT) และ CLI11 (สัญญาอนุญาต BSD)</translation>
    </message>
    <message>
        <source>Your games are saved in %1.</source>
        <translation>เกมของคุณบันทึกไว้ใน %1</translation>
    </message>
    <message>
        <source>About Taletop</source>
        <extracomment>Title or button of a dialog</extracomment>
        <translation>เกี่ยวกับ Taletop</translation>
    </message>
    <message>
        <source>The curtain is privacy by courtesy. A hand opens with its seat’s key or when its name is pressed, and everyone else looks away.</source>
        <translation>ม่านกันได้เฉพาะคนที่มีมารยาท ใครกดปุ่มของที่นั่งหรือกดชื่อก็เปิดดูการ์ดในมือได้ คนอื่นจึงควรหันไปทางอื่น</translation>
    </message>
    <message>
        <source>A saved game holds everything, including every hand. Anyone who opens the file in an editor can see all of it.</source>
        <translation>เกมที่บันทึกไว้มีข้อมูลครบทุกอย่าง รวมทั้งการ์ดในมือของทุกคน ใครเปิดไฟล์ด้วยโปรแกรมแก้ไขข้อความก็จะเห็นหมด</translation>
    </message>
    <message>
        <source>What the curtain hides</source>
        <translation>ม่านปิดบังอะไรบ้าง</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <extracomment>Title or button of a dialog</extracomment>
        <translation>กติกา: %1</translation>
    </message>
</context>
<context>
    <name>DrawnCard</name>
    <message>
        <source>Drawn: %1</source>
        <extracomment>Foxtail: heard for the card that was drawn</extracomment>
        <translation>จั่วได้: %1</translation>
    </message>
    <message>
        <source>No bit drawn</source>
        <translation>ยังไม่ได้จั่วท่อนหาง</translation>
    </message>
    <message>
        <source>Your bit is placed.</source>
        <translation>วางท่อนหางแล้ว</translation>
    </message>
</context>
<context>
    <name>EntryLink</name>
    <message>
        <source>Rule %1</source>
        <extracomment>A link to a rule by its number, as FT-12</extracomment>
        <translation>กติกา %1</translation>
    </message>
    <message>
        <source>Press F1 to open the rule.</source>
        <translation>กด F1 เพื่อเปิดกติกาข้อนี้</translation>
    </message>
</context>
<context>
    <name>EnvelopeTray</name>
    <message>
        <source>%1: the card is in</source>
        <translation>%1: ส่งการ์ดแล้ว</translation>
    </message>
    <message>
        <source>%1: no card yet</source>
        <translation>%1: ยังไม่ส่งการ์ด</translation>
    </message>
</context>
<context>
    <name>EventBar</name>
    <message>
        <source>%1 · %2 of %3</source>
        <translation>%1 · %2 จาก %3</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>What happened is told moment by moment: a button</extracomment>
        <translation>ไปต่อ</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>What happened is told moment by moment: a button</extracomment>
        <translation>พัก</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>What happened is told moment by moment: a button</extracomment>
        <translation>ข้าม</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>What happened is told moment by moment: a button</extracomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>What happened is told moment by moment: a button</extracomment>
        <translation>ถัดไป</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>What happened is told moment by moment: a button</extracomment>
        <translation>Space</translation>
    </message>
</context>
<context>
    <name>EventKeys</name>
    <message>
        <source>During the replay</source>
        <translation>ระหว่างที่โต๊ะเล่นให้ดู</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>What happened is told moment by moment: what a key does</extracomment>
        <translation>ไปต่อ</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>What happened is told moment by moment: what a key does</extracomment>
        <translation>พัก</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>ไปตอนท้าย</translation>
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
        <translation>ตัวอย่างให้ลอง</translation>
    </message>
    <message>
        <source>Each is set up on a practice table, where nothing counts.</source>
        <translation>ทุกตัวอย่างจัดไว้ให้ลองบนโต๊ะฝึก เล่นแล้วไม่นับผล</translation>
    </message>
</context>
<context>
    <name>ExampleTile</name>
    <message>
        <source>Try it: %1</source>
        <translation>ลองทำ: %1</translation>
    </message>
    <message>
        <source>Try it</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>ลองทำ</translation>
    </message>
</context>
<context>
    <name>FanTray</name>
    <message numerus="yes">
        <source>%n shuffled card(s)</source>
        <translation>
            <numerusform>การ์ดที่สับแล้ว %n ใบ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FoxtailKeys</name>
    <message>
        <source>The Foxtail table</source>
        <translation>โต๊ะ Foxtail</translation>
    </message>
    <message>
        <source>Draw, place or confirm</source>
        <translation>จั่ว วาง หรือตกลง</translation>
    </message>
    <message>
        <source>Previous link</source>
        <extracomment>Foxtail: what a key does, in the list of keys</extracomment>
        <translation>จุดต่อก่อนหน้า</translation>
    </message>
    <message>
        <source>Next link</source>
        <extracomment>Foxtail: what a key does, in the list of keys</extracomment>
        <translation>จุดต่อถัดไป</translation>
    </message>
    <message>
        <source>Choose a link by number</source>
        <translation>เลือกจุดต่อตามหมายเลข</translation>
    </message>
    <message>
        <source>Brush</source>
        <extracomment>Foxtail: what a key does, in the list of keys</extracomment>
        <translation>แปรงหาง</translation>
    </message>
</context>
<context>
    <name>FoxtailPostcard</name>
    <message>
        <source>%1’s tail</source>
        <extracomment>Foxtail: on the table; short</extracomment>
        <translation>หางของ %1</translation>
    </message>
</context>
<context>
    <name>FoxtailPrompt</name>
    <message>
        <source>Bit %1 of %2. %3</source>
        <translation>ท่อนที่ %1 จาก %2 %3</translation>
    </message>
    <message>
        <source>Brush…</source>
        <extracomment>Foxtail: a button beside the question, or the question and more about it</extracomment>
        <translation>แปรงหาง…</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>Foxtail: a button beside the question, or the question and more about it</extracomment>
        <translation>จั่ว</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Foxtail: a button beside the question, or the question and more about it</extracomment>
        <translation>วาง</translation>
    </message>
    <message>
        <source>Place it like this</source>
        <translation>วางแบบนี้</translation>
    </message>
    <message>
        <source>Confirm</source>
        <extracomment>Foxtail: a button beside the question, or the question and more about it</extracomment>
        <translation>ตกลง</translation>
    </message>
    <message>
        <source>Give the point</source>
        <translation>ให้แต้ม</translation>
    </message>
</context>
<context>
    <name>FoxtailRules</name>
    <message>
        <source>Goal</source>
        <extracomment>Foxtail: a heading of the rules in short</extracomment>
        <translation>เป้าหมาย</translation>
    </message>
    <message>
        <source>A turn</source>
        <extracomment>Foxtail: a heading of the rules in short</extracomment>
        <translation>ในหนึ่งเทิร์น</translation>
    </message>
    <message>
        <source>Four ways to join</source>
        <translation>วิธีต่อสี่แบบ</translation>
    </message>
    <message>
        <source>Matches and chains</source>
        <translation>ชุดเหมือนและชุดเรียง</translation>
    </message>
    <message>
        <source>Brushing</source>
        <extracomment>Foxtail: a heading of the rules in short</extracomment>
        <translation>การแปรงหาง</translation>
    </message>
    <message>
        <source>The end</source>
        <extracomment>Foxtail: a heading of the rules in short</extracomment>
        <translation>จบเกม</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Foxtail: a heading of the rules in short</extracomment>
        <translation>แต้ม</translation>
    </message>
    <message>
        <source>Foxtail: how to play</source>
        <translation>Foxtail: วิธีเล่น</translation>
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
        <translation>หางของ %1</translation>
    </message>
</context>
<context>
    <name>GameBox</name>
    <message>
        <source>%1, %2, %3. %4</source>
        <translation>%1, %2, %3 %4</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Buttons on a game&apos;s box: start a game, or read its rules</extracomment>
        <translation>เล่น</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>Buttons on a game&apos;s box: start a game, or read its rules</extracomment>
        <translation>เรียนรู้</translation>
    </message>
</context>
<context>
    <name>GameKeys</name>
    <message>
        <source>“%1” at %2</source>
        <translation>“%1” (%2)</translation>
    </message>
</context>
<context>
    <name>GameTable</name>
    <message>
        <source>%1 table. %2</source>
        <translation>โต๊ะ %1 %2</translation>
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
        <translation>สอด</translation>
    </message>
    <message>
        <source>Over</source>
        <extracomment>Foxtail: on a possible place: the new bit goes under or over the last one</extracomment>
        <translation>ทับ</translation>
    </message>
</context>
<context>
    <name>HandFan</name>
    <message>
        <source>%1, marked for discarding</source>
        <translation>%1 จะถูกทิ้ง</translation>
    </message>
    <message>
        <source>A face-down card</source>
        <translation>การ์ดคว่ำหน้า</translation>
    </message>
</context>
<context>
    <name>HandPanel</name>
    <message>
        <source>sealed until all are ready</source>
        <translation>ปิดผนึกไว้จนกว่าทุกคนจะพร้อม</translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>Paper Tales: above the cards in hand, or on a card that is kept</extracomment>
        <translation>ในมือ</translation>
    </message>
    <message>
        <source>Every card has been placed.</source>
        <translation>วางการ์ดครบทุกใบแล้ว</translation>
    </message>
    <message>
        <source>No cards in hand. You’ll get new ones next turn.</source>
        <translation>ไม่มีการ์ดในมือ เทิร์นหน้าจะได้การ์ดใหม่</translation>
    </message>
    <message>
        <source>Keep one</source>
        <extracomment>Paper Tales: above the cards in hand, or on a card that is kept</extracomment>
        <translation>เก็บไว้ 1 ใบ</translation>
    </message>
    <message>
        <source>for the next turn</source>
        <translation>ไว้ใช้เทิร์นหน้า</translation>
    </message>
    <message>
        <source>Place a card here to keep it.</source>
        <translation>วางการ์ดตรงนี้เพื่อเก็บไว้</translation>
    </message>
    <message>
        <source>Kept for the next turn: %1</source>
        <translation>เก็บไว้ใช้เทิร์นหน้า: %1</translation>
    </message>
    <message>
        <source>Place for the card you keep</source>
        <translation>ช่องเก็บการ์ด</translation>
    </message>
    <message>
        <source>kept</source>
        <extracomment>Paper Tales: above the cards in hand, or on a card that is kept</extracomment>
        <translation>เก็บไว้</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <extracomment>Paper Tales: above the cards in hand, or on a card that is kept</extracomment>
        <translation>กองทิ้ง</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>Paper Tales: above the cards in hand, or on a card that is kept</extracomment>
        <translation>
            <numerusform>%n ใบ</numerusform>
        </translation>
    </message>
    <message>
        <source>A Unit placed here leaves your Kingdom.</source>
        <translation>ยูนิตที่วางตรงนี้จะออกจากอาณาจักร</translation>
    </message>
    <message>
        <source>Discard pile, %1</source>
        <translation>กองทิ้ง %1</translation>
    </message>
    <message>
        <source>pass the rest left</source>
        <translation>ส่งใบที่เหลือไปทางซ้าย</translation>
    </message>
    <message>
        <source>pass the rest right</source>
        <translation>ส่งใบที่เหลือไปทางขวา</translation>
    </message>
</context>
<context>
    <name>HandTray</name>
    <message>
        <source>%1’s hand</source>
        <extracomment>StoryLine: on the table; short</extracomment>
        <translation>การ์ดในมือของ %1</translation>
    </message>
</context>
<context>
    <name>HintButton</name>
    <message>
        <source>Hint</source>
        <extracomment>A part of every table; short</extracomment>
        <translation>คำใบ้</translation>
    </message>
</context>
<context>
    <name>HintRow</name>
    <message>
        <source>Hint: %1</source>
        <extracomment>Heard for a hint: what would be good to do</extracomment>
        <translation>คำใบ้: %1</translation>
    </message>
    <message>
        <source>Place it this way</source>
        <translation>วางตามนี้</translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message>
        <source>There’s only one thing to do now.</source>
        <translation>ตอนนี้ทำได้อย่างเดียว</translation>
    </message>
    <message>
        <source>Ask again for moves worth considering.</source>
        <translation>ขอคำใบ้อีกครั้งเพื่อดูทางเลือกที่น่าสนใจ</translation>
    </message>
    <message>
        <source>Ask again to see which is best, and why.</source>
        <translation>ขอคำใบ้อีกครั้งเพื่อดูทางเลือกที่ดีที่สุดพร้อมเหตุผล</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>A hint: &apos;, &apos; stands between its parts</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>%L1 from %2</source>
        <extracomment>points from a line of the score sheet, as in &quot;+2 from Buildings&quot; or &quot;−2 from Buildings&quot;</extracomment>
        <translation>%L1 จาก %2</translation>
    </message>
    <message>
        <source>all from %1</source>
        <extracomment>Points that are all from one line of the score sheet: &quot;Some 2 points behind: all from Buildings.&quot;</extracomment>
        <translation>ทั้งหมดจาก %1</translation>
    </message>
    <message numerus="yes">
        <source>About %n point(s) better than “%1”.</source>
        <translation>
            <numerusform>ดีกว่า “%1” ราว %n แต้ม</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n point(s) better than “%1”: %2.</source>
        <translation>
            <numerusform>ดีกว่า “%1” ราว %n แต้ม: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It wins about %n more game(s) in 100 than “%1”.</source>
        <translation>
            <numerusform>ชนะมากกว่า “%1” ราว %n เกมใน 100 เกม</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves your strongest rival with about %n fewer point(s) than “%1” would.</source>
        <translation>
            <numerusform>คู่แข่งที่เก่งที่สุดจะได้น้อยกว่าตอนเลือก “%1” ราว %n แต้ม</numerusform>
        </translation>
    </message>
    <message>
        <source>No clear difference between this and “%1”.</source>
        <translation>แทบไม่ต่างจาก “%1”</translation>
    </message>
    <message numerus="yes">
        <source>About %n point(s) behind.</source>
        <translation>
            <numerusform>ด้อยกว่าราว %n แต้ม</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n point(s) behind: %1.</source>
        <translation>
            <numerusform>ด้อยกว่าราว %n แต้ม: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It wins about %n fewer game(s) in 100.</source>
        <translation>
            <numerusform>ชนะน้อยลงราว %n เกมใน 100 เกม</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It gives your strongest rival about %n more point(s).</source>
        <translation>
            <numerusform>ทำให้คู่แข่งที่เก่งที่สุดได้แต้มเพิ่มราว %n แต้ม</numerusform>
        </translation>
    </message>
    <message>
        <source>Too close to call.</source>
        <translation>สูสีจนตัดสินไม่ได้</translation>
    </message>
    <message>
        <source>%1 Your choice matters most for “%2”.</source>
        <translation>%1 ตัวเลือกของคุณมีผลต่อ “%2” มากที่สุด</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a move, %2 is its cost or effect</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>%1 is the name of a move</extracomment>
        <translation>%1</translation>
    </message>
    <message>
        <source>The second-best move is about as good.</source>
        <translation>ตัวเลือกอันดับสองก็ดีพอ ๆ กัน</translation>
    </message>
    <message>
        <source>You chose “%1”.</source>
        <extracomment>%1 is a move that a player made. The next sentence says what it cost.</extracomment>
        <translation>คุณเลือก “%1”</translation>
    </message>
    <message>
        <source>Another choice looked better.</source>
        <translation>ตัวเลือกอื่นน่าจะดีกว่า</translation>
    </message>
    <message numerus="yes">
        <source>It cost you about %n point(s).</source>
        <translation>
            <numerusform>เสียไปราว %n แต้ม</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It cost you about %n point(s): %1.</source>
        <translation>
            <numerusform>เสียไปราว %n แต้ม: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It cost you about %n win(s) in 100.</source>
        <translation>
            <numerusform>เสียโอกาสชนะไปราว %n เกมใน 100 เกม</numerusform>
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
            <numerusform>โชคช่วยให้คุณได้ราว %n แต้ม</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Luck gave you about %n point(s): %1.</source>
        <translation>
            <numerusform>โชคช่วยให้คุณได้ราว %n แต้ม: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Luck gave you about %n win(s) in 100.</source>
        <translation>
            <numerusform>โชคช่วยให้คุณชนะเพิ่มราว %n เกมใน 100 เกม</numerusform>
        </translation>
    </message>
    <message>
        <source>Luck was on your side.</source>
        <translation>โชคเข้าข้างคุณ</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Taletop, home</source>
        <extracomment>The first page: its name and its buttons</extracomment>
        <translation>Taletop หน้าแรก</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>The first page: its name and its buttons</extracomment>
        <translation>หน้าแรก</translation>
    </message>
    <message>
        <source>Previous box</source>
        <extracomment>The first page: its name and its buttons</extracomment>
        <translation>กล่องก่อนหน้า</translation>
    </message>
    <message>
        <source>Next box</source>
        <extracomment>The first page: its name and its buttons</extracomment>
        <translation>กล่องถัดไป</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>The first page: its name and its buttons</extracomment>
        <translation>เล่น</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>The first page: its name and its buttons</extracomment>
        <translation>เรียนรู้</translation>
    </message>
    <message>
        <source>Taletop</source>
        <extracomment>The first page: its name and its buttons</extracomment>
        <translation>Taletop</translation>
    </message>
    <message>
        <source>Tales for one table.</source>
        <translation>หลากเรื่องเล่า บนโต๊ะเดียว</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>The first page: its name and its buttons</extracomment>
        <translation>สถิติ</translation>
    </message>
    <message>
        <source>Preferences</source>
        <extracomment>The first page: its name and its buttons</extracomment>
        <translation>การตั้งค่า</translation>
    </message>
    <message>
        <source>Arrow keys choose a box · Enter plays · L starts the lesson · everything stays on this computer</source>
        <translation>ปุ่มลูกศรเลือกกล่อง · Enter เล่น · L เรียนรู้ · ทุกอย่างอยู่ในเครื่องนี้เท่านั้น</translation>
    </message>
</context>
<context>
    <name>InspectorKeys</name>
    <message>
        <source>Card preview</source>
        <extracomment>A part of every table; short</extracomment>
        <translation>ภาพขยายการ์ด</translation>
    </message>
    <message>
        <source>Show or hide the large view of a card</source>
        <translation>แสดงหรือซ่อนภาพขยายการ์ด</translation>
    </message>
    <message>
        <source>Previous card, while one is pinned</source>
        <translation>การ์ดใบก่อนหน้า (เมื่อปักการ์ดไว้)</translation>
    </message>
    <message>
        <source>Next card</source>
        <extracomment>A part of every table; short</extracomment>
        <translation>การ์ดใบถัดไป</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <extracomment>A part of every table; short</extracomment>
        <translation>เลื่อนขึ้น</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <extracomment>A part of every table; short</extracomment>
        <translation>เลื่อนลง</translation>
    </message>
    <message>
        <source>Close it</source>
        <extracomment>A part of every table; short</extracomment>
        <translation>ปิด</translation>
    </message>
</context>
<context>
    <name>InspectorMoves</name>
    <message>
        <source>What you can do with it</source>
        <translation>ทำอะไรกับการ์ดใบนี้ได้บ้าง</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>และอีก %n อย่าง</numerusform>
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
        <translation>ปิด</translation>
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
        <translation>ปักไว้</translation>
    </message>
    <message>
        <source>Keeps the large card in view</source>
        <translation>แสดงภาพขยายการ์ดค้างไว้</translation>
    </message>
</context>
<context>
    <name>Keepsake</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 และ %2</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between names in the list of those who told the tale</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>Told by %1</source>
        <translation>เล่าโดย %1</translation>
    </message>
    <message>
        <source>%1, kept on %2</source>
        <translation>%1 เก็บไว้เมื่อ %2</translation>
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
        <translation>Enter</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>The name of a key, as it stands on keyboards of this language</extracomment>
        <translation>Space</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>The name of a key, as it stands on keyboards of this language</extracomment>
        <translation>Home</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>The name of a key, as it stands on keyboards of this language</extracomment>
        <translation>End</translation>
    </message>
    <message>
        <source>Page up</source>
        <extracomment>The name of a key, as it stands on keyboards of this language</extracomment>
        <translation>Page Up</translation>
    </message>
    <message>
        <source>Page down</source>
        <extracomment>The name of a key, as it stands on keyboards of this language</extracomment>
        <translation>Page Down</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>The name of a key, as it stands on keyboards of this language</extracomment>
        <translation>Delete</translation>
    </message>
</context>
<context>
    <name>KeysSheet</name>
    <message>
        <source>Seat %1</source>
        <extracomment>The list of all keys</extracomment>
        <translation>ที่นั่ง %1</translation>
    </message>
    <message>
        <source>Opens and closes this seat’s hand</source>
        <translation>เปิดหรือปิดการ์ดในมือของที่นั่งนี้</translation>
    </message>
    <message>
        <source>Menu %1</source>
        <extracomment>The list of all keys</extracomment>
        <translation>เมนู %1</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>The list of all keys</extracomment>
        <translation>ปุ่มลัด</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>The list of all keys</extracomment>
        <translation>ปิด</translation>
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
        <translation>จะลุกจากโต๊ะไหม</translation>
    </message>
    <message>
        <source>The game is saved and will be waiting for you on the home page.</source>
        <translation>บันทึกเกมไว้แล้ว กลับมาเล่นต่อได้จากหน้าแรก</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>Buttons of a question: to the first page, or stay at the table</extracomment>
        <translation>หน้าแรก</translation>
    </message>
    <message>
        <source>Stay</source>
        <extracomment>Buttons of a question: to the first page, or stay at the table</extracomment>
        <translation>อยู่ต่อ</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>Buttons of a question: to the first page, or stay at the table</extracomment>
        <translation>เล่นต่อ</translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>ขั้นที่ %1 จาก %2</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>หยุด</translation>
    </message>
    <message>
        <source>Show me</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>ทำให้ดู</translation>
    </message>
    <message>
        <source>Stops, so you can do this step yourself.</source>
        <translation>หยุดสาธิต เพื่อให้คุณทำขั้นนี้เอง</translation>
    </message>
    <message>
        <source>Does this step for you.</source>
        <translation>ทำขั้นนี้แทนคุณ</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>ถัดไป</translation>
    </message>
    <message>
        <source>All rules</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>กติกาทั้งหมด</translation>
    </message>
    <message>
        <source>Again</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>อีกรอบ</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>เล่นเกมจริง</translation>
    </message>
</context>
<context>
    <name>LessonChapters</name>
    <message>
        <source>Chapters</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>บท</translation>
    </message>
    <message>
        <source>Skip this step</source>
        <translation>ข้ามขั้นนี้</translation>
    </message>
    <message>
        <source>Continues with the next step, as if this one were done.</source>
        <translation>ไปขั้นถัดไป โดยถือว่าทำขั้นนี้เสร็จแล้ว</translation>
    </message>
</context>
<context>
    <name>LessonOffer</name>
    <message>
        <source>Learn it by playing</source>
        <translation>เรียนรู้จากการเล่น</translation>
    </message>
    <message>
        <source>Continue at step %1</source>
        <translation>เรียนต่อจากขั้นที่ %1</translation>
    </message>
    <message>
        <source>Play the lesson, %1 min</source>
        <translation>เล่นบทเรียน %1 นาที</translation>
    </message>
    <message>
        <source>Starts the lesson at this chapter.</source>
        <translation>เริ่มบทเรียนที่บทนี้</translation>
    </message>
</context>
<context>
    <name>LevelButton</name>
    <message>
        <source>%1, level %2</source>
        <translation>%1 ระดับ %2</translation>
    </message>
    <message>
        <source>built</source>
        <extracomment>Paper Tales: on a level of a Building; &apos;or&apos; stands between two ways to pay</extracomment>
        <translation>สร้างแล้ว</translation>
    </message>
    <message>
        <source>or</source>
        <extracomment>Paper Tales: on a level of a Building; &apos;or&apos; stands between two ways to pay</extracomment>
        <translation>หรือ</translation>
    </message>
</context>
<context>
    <name>LiftedTail</name>
    <message>
        <source>%1’s tail</source>
        <extracomment>Foxtail: on the table; short</extracomment>
        <translation>หางของ %1</translation>
    </message>
    <message>
        <source>%1’s tail so far</source>
        <translation>หางของ %1 ในตอนนี้</translation>
    </message>
    <message>
        <source>Put it back</source>
        <extracomment>button that moves an enlarged tail back to its place</extracomment>
        <translation>วางคืนที่เดิม</translation>
    </message>
</context>
<context>
    <name>LogDrawer</name>
    <message>
        <source>Log</source>
        <extracomment>The log of the game: what happened so far</extracomment>
        <translation>ประวัติ</translation>
    </message>
    <message>
        <source>What happened</source>
        <extracomment>The log of the game: what happened so far</extracomment>
        <translation>เกิดอะไรขึ้นบ้าง</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>The log of the game: what happened so far</extracomment>
        <translation>ปิด</translation>
    </message>
    <message>
        <source>Log, newest last</source>
        <translation>ประวัติ (ล่าสุดอยู่ท้ายสุด)</translation>
    </message>
    <message>
        <source>Nothing like that yet.</source>
        <translation>ยังไม่มีเหตุการณ์ประเภทนี้</translation>
    </message>
</context>
<context>
    <name>LogFilterBar</name>
    <message>
        <source>Everything</source>
        <extracomment>The log: which of its lines are shown; %1 is the name of a player</extracomment>
        <translation>ทั้งหมด</translation>
    </message>
    <message>
        <source>Since %1’s last turn</source>
        <translation>ตั้งแต่เทิร์นล่าสุดของ %1</translation>
    </message>
    <message>
        <source>Only %1</source>
        <extracomment>The log: which of its lines are shown; %1 is the name of a player</extracomment>
        <translation>เฉพาะ %1</translation>
    </message>
    <message>
        <source>Only scores</source>
        <extracomment>The log: which of its lines are shown; %1 is the name of a player</extracomment>
        <translation>เฉพาะแต้ม</translation>
    </message>
    <message>
        <source>Which lines are shown</source>
        <translation>บรรทัดที่จะแสดง</translation>
    </message>
    <message>
        <source>Another seat</source>
        <extracomment>The log: which of its lines are shown; %1 is the name of a player</extracomment>
        <translation>ที่นั่งอื่น</translation>
    </message>
</context>
<context>
    <name>LogKeys</name>
    <message>
        <source>The log</source>
        <extracomment>The log: heading in the list of keys</extracomment>
        <translation>ประวัติ</translation>
    </message>
    <message>
        <source>Previous line (its cards light up)</source>
        <translation>บรรทัดก่อน (การ์ดในบรรทัดจะสว่างขึ้น)</translation>
    </message>
    <message>
        <source>Next line</source>
        <extracomment>The log: heading in the list of keys</extracomment>
        <translation>บรรทัดถัดไป</translation>
    </message>
    <message>
        <source>Go to this moment</source>
        <translation>ไปยังเหตุการณ์นี้</translation>
    </message>
    <message>
        <source>Close it</source>
        <extracomment>The log: heading in the list of keys</extracomment>
        <translation>ปิด</translation>
    </message>
</context>
<context>
    <name>LogLine</name>
    <message>
        <source>Press Enter to see this moment</source>
        <translation>กด Enter เพื่อดูเหตุการณ์นี้</translation>
    </message>
</context>
<context>
    <name>LogWriter</name>
    <message>
        <source>Everyone agreed to play with open hands.</source>
        <translation>ทั้งโต๊ะตกลงเล่นแบบเปิดการ์ดในมือ</translation>
    </message>
    <message>
        <source>Everyone let %1 take back a move.</source>
        <translation>ทั้งโต๊ะยอมให้ %1 ย้อนการเล่น</translation>
    </message>
    <message>
        <source>%1 (%2) plays on.</source>
        <extracomment>%1 is a name, %2 is &quot;person&quot; or &quot;casual bot&quot;</extracomment>
        <translation>%1 (%2) เล่นต่อ</translation>
    </message>
    <message>
        <source>%1 (%2) takes over from %3 (%4).</source>
        <extracomment>%1 and %3 are names, %2 and %4 are &quot;person&quot; or &quot;casual bot&quot;</extracomment>
        <translation>%1 (%2) มาเล่นแทน %3 (%4)</translation>
    </message>
    <message>
        <source>%1 takes over from %2.</source>
        <translation>%1 มาเล่นแทน %2</translation>
    </message>
</context>
<context>
    <name>LowerBand</name>
    <message>
        <source>Shuffled cards</source>
        <extracomment>StoryLine: heard for the row of closed envelopes with cards for the Narrator</extracomment>
        <translation>การ์ดที่สับแล้ว</translation>
    </message>
    <message>
        <source>Shuffled, so nobody sees whose is whose</source>
        <translation>สับรวมกันแล้ว จึงไม่มีใครรู้ว่าใบไหนเป็นของใคร</translation>
    </message>
    <message>
        <source>The envelopes</source>
        <extracomment>StoryLine: heard for the row of closed envelopes with cards for the Narrator</extracomment>
        <translation>ซอง</translation>
    </message>
</context>
<context>
    <name>MatShelf</name>
    <message>
        <source>in play</source>
        <extracomment>Tail Story: on the table; short</extracomment>
        <translation>โซนเล่น</translation>
    </message>
    <message>
        <source>deck %1</source>
        <extracomment>Tail Story: on the table; short</extracomment>
        <translation>กองจั่ว %1</translation>
    </message>
    <message>
        <source>discard %1</source>
        <extracomment>Tail Story: on the table; short</extracomment>
        <translation>กองทิ้ง %1</translation>
    </message>
</context>
<context>
    <name>MatSide</name>
    <message>
        <source>1st</source>
        <extracomment>Tail Story: on a player&apos;s mat: turn order, actions left, bonus cards</extracomment>
        <translation>ที่ 1</translation>
    </message>
    <message>
        <source>2nd</source>
        <extracomment>Tail Story: on a player&apos;s mat: turn order, actions left, bonus cards</extracomment>
        <translation>ที่ 2</translation>
    </message>
    <message>
        <source>3rd</source>
        <extracomment>Tail Story: on a player&apos;s mat: turn order, actions left, bonus cards</extracomment>
        <translation>ที่ 3</translation>
    </message>
    <message>
        <source>4th</source>
        <extracomment>Tail Story: on a player&apos;s mat: turn order, actions left, bonus cards</extracomment>
        <translation>ที่ 4</translation>
    </message>
    <message>
        <source>%1 in the queue</source>
        <translation>คิว%1</translation>
    </message>
    <message>
        <source>Actions</source>
        <extracomment>Tail Story: on a player&apos;s mat: turn order, actions left, bonus cards</extracomment>
        <translation>แอ็กชัน</translation>
    </message>
    <message>
        <source>Only 1 action next turn</source>
        <translation>เทิร์นหน้าได้แค่ 1 แอ็กชัน</translation>
    </message>
    <message>
        <source>Not their turn</source>
        <translation>ยังไม่ถึงเทิร์น</translation>
    </message>
    <message>
        <source>bonus %1</source>
        <extracomment>Tail Story: on a player&apos;s mat: turn order, actions left, bonus cards</extracomment>
        <translation>โบนัส %1</translation>
    </message>
    <message>
        <source>ability %1/%2</source>
        <extracomment>Tail Story: on a player&apos;s mat: turn order, actions left, bonus cards</extracomment>
        <translation>ความสามารถ %1/%2</translation>
    </message>
    <message>
        <source>ability %1</source>
        <extracomment>Tail Story: on a player&apos;s mat: turn order, actions left, bonus cards</extracomment>
        <translation>ความสามารถ %1</translation>
    </message>
    <message>
        <source>swap %1</source>
        <extracomment>Tail Story: on a player&apos;s mat: turn order, actions left, bonus cards</extracomment>
        <translation>แลก %1</translation>
    </message>
</context>
<context>
    <name>MenuButton</name>
    <message>
        <source>Menu</source>
        <extracomment>A part of every table; short</extracomment>
        <translation>เมนู</translation>
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
        <translation>เครื่องนี้ไม่มีแบบอักษรที่แสดง %1 ได้</translation>
    </message>
    <message>
        <source>There is no sound because Qt Multimedia is not installed.</source>
        <translation>ไม่มีเสียง เพราะยังไม่ได้ติดตั้ง Qt Multimedia</translation>
    </message>
    <message>
        <source>Nothing can be read aloud because Qt TextToSpeech is not installed.</source>
        <translation>อ่านออกเสียงไม่ได้ เพราะยังไม่ได้ติดตั้ง Qt TextToSpeech</translation>
    </message>
    <message>
        <source>Text may look different. Missing fonts: %1.</source>
        <translation>ตัวอักษรอาจดูต่างไป เพราะขาดแบบอักษร: %1</translation>
    </message>
    <message>
        <source>The window uses X11 because Qt’s Wayland plugin is not installed.</source>
        <translation>หน้าต่างใช้ X11 เพราะยังไม่ได้ติดตั้งปลั๊กอิน Wayland ของ Qt</translation>
    </message>
    <message>
        <source>this desktop needs Qt’s Wayland plugin, which is not installed (Debian package: qt6-wayland)</source>
        <translation>เดสก์ท็อปนี้ต้องใช้ปลั๊กอิน Wayland ของ Qt ซึ่งยังไม่ได้ติดตั้ง (แพ็กเกจ Debian: qt6-wayland)</translation>
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
        <translation>กดอีกครั้งเพื่อยืนยัน</translation>
    </message>
</context>
<context>
    <name>Networks</name>
    <message>
        <source>This computer only: %1</source>
        <translation>เฉพาะคอมพิวเตอร์เครื่องนี้: %1</translation>
    </message>
</context>
<context>
    <name>NoticeSlip</name>
    <message>
        <source>Show what can be read</source>
        <translation>แสดงส่วนที่อ่านได้</translation>
    </message>
    <message>
        <source>Opens the readable part of the game, for viewing only.</source>
        <translation>เปิดเฉพาะส่วนของเกมที่ยังอ่านได้ โดยดูได้อย่างเดียว</translation>
    </message>
    <message>
        <source>OK</source>
        <extracomment>Button: I have read the notice</extracomment>
        <translation>ตกลง</translation>
    </message>
</context>
<context>
    <name>OpenBook</name>
    <message>
        <source>An earlier page</source>
        <translation>หน้าก่อน ๆ</translation>
    </message>
    <message>
        <source>Shuffled, so nobody sees whose is whose</source>
        <translation>สับรวมกันแล้ว จึงไม่มีใครรู้ว่าใบไหนเป็นของใคร</translation>
    </message>
    <message>
        <source>Your own words go into the tale.</source>
        <translation>คำที่คุณเติมเองจะเข้าไปอยู่ในนิทานด้วย</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) still to come</source>
        <translation>
            <numerusform>ยังรอการ์ดอีก %n ใบ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OpponentHead</name>
    <message>
        <source>targeted</source>
        <extracomment>Tail Story: state of an opponent or of the character</extracomment>
        <translation>เป้าหมาย</translation>
    </message>
    <message>
        <source>altered</source>
        <extracomment>Tail Story: state of an opponent or of the character</extracomment>
        <translation>แปลงร่าง</translation>
    </message>
    <message>
        <source>1 action next turn</source>
        <translation>เทิร์นหน้าได้ 1 แอ็กชัน</translation>
    </message>
    <message>
        <source>Achievement %1 collected</source>
        <translation>ได้ความสำเร็จที่ %1 แล้ว</translation>
    </message>
    <message>
        <source>Achievement %1 still to come</source>
        <translation>ยังไม่ได้ความสำเร็จที่ %1</translation>
    </message>
</context>
<context>
    <name>OpponentKingdom</name>
    <message>
        <source>Front 1</source>
        <extracomment>Paper Tales: heard for a place in a Kingdom: its name and what lies there</extracomment>
        <translation>แถวหน้า 1</translation>
    </message>
    <message>
        <source>Front 2</source>
        <extracomment>Paper Tales: heard for a place in a Kingdom: its name and what lies there</extracomment>
        <translation>แถวหน้า 2</translation>
    </message>
    <message>
        <source>Front 3</source>
        <extracomment>Paper Tales: heard for a place in a Kingdom: its name and what lies there</extracomment>
        <translation>แถวหน้า 3</translation>
    </message>
    <message>
        <source>Back 1</source>
        <extracomment>Paper Tales: heard for a place in a Kingdom: its name and what lies there</extracomment>
        <translation>แถวหลัง 1</translation>
    </message>
    <message>
        <source>Back 2</source>
        <extracomment>Paper Tales: heard for a place in a Kingdom: its name and what lies there</extracomment>
        <translation>แถวหลัง 2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Paper Tales: heard for a place in a Kingdom: its name and what lies there</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <extracomment>Paper Tales: heard for a place in a Kingdom: its name and what lies there</extracomment>
        <translation>%1: ว่าง</translation>
    </message>
</context>
<context>
    <name>OpponentLane</name>
    <message>
        <source>Enlarges this tail</source>
        <translation>ขยายหางนี้</translation>
    </message>
    <message>
        <source>%1’s tail</source>
        <extracomment>Foxtail: on the table; short</extracomment>
        <translation>หางของ %1</translation>
    </message>
    <message>
        <source>%1 has drawn: %2</source>
        <translation>%1 จั่วได้: %2</translation>
    </message>
</context>
<context>
    <name>OpponentMat</name>
    <message numerus="yes">
        <source>%n in hand</source>
        <translation>
            <numerusform>ในมือ %n ใบ</numerusform>
        </translation>
    </message>
    <message>
        <source>deck %1</source>
        <extracomment>Tail Story: a pile of an opponent and how many cards it has</extracomment>
        <translation>กองจั่ว %1</translation>
    </message>
    <message>
        <source>discard %1</source>
        <extracomment>Tail Story: a pile of an opponent and how many cards it has</extracomment>
        <translation>กองทิ้ง %1</translation>
    </message>
    <message>
        <source>in play</source>
        <extracomment>Tail Story: a pile of an opponent and how many cards it has</extracomment>
        <translation>โซนเล่น</translation>
    </message>
</context>
<context>
    <name>OptionLine</name>
    <message>
        <source>Yes</source>
        <extracomment>New game: an option and its value</extracomment>
        <translation>ใช่</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>New game: an option and its value</extracomment>
        <translation>ไม่</translation>
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
        <translation>ตัวเลือกการเล่น</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>New game: a heading or a choice of the options</extracomment>
        <translation>ฝึกเล่น</translation>
    </message>
    <message>
        <source>Hints and undo whenever you like, and every refused move is explained.</source>
        <translation>ขอคำใบ้และเลิกทำได้ทุกเมื่อ ถ้าเล่นแบบไหนไม่ได้ โต๊ะจะบอกเหตุผลทุกครั้ง</translation>
    </message>
    <message>
        <source>On because nobody here has finished this game yet.</source>
        <translation>เปิดไว้ให้ เพราะในเครื่องนี้ยังไม่มีใครเล่นเกมนี้จนจบ</translation>
    </message>
    <message>
        <source>Hands</source>
        <extracomment>New game: a heading or a choice of the options</extracomment>
        <translation>การ์ดในมือ</translation>
    </message>
    <message>
        <source>Curtain: each player looks and chooses in private. Open (for learning): everyone sees the hand and choices of the player whose turn it is.</source>
        <translation>ม่าน: แต่ละคนดูการ์ดและเลือกโดยไม่มีใครเห็น เปิดหมด (สำหรับหัดเล่น): ทุกคนเห็นการ์ดในมือของเจ้าของเทิร์น และเห็นว่าเลือกอะไร</translation>
    </message>
    <message>
        <source>Curtain</source>
        <extracomment>New game: a heading or a choice of the options</extracomment>
        <translation>ม่าน</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>New game: a heading or a choice of the options</extracomment>
        <translation>เปิดหมด</translation>
    </message>
    <message>
        <source>Less</source>
        <extracomment>New game: a heading or a choice of the options</extracomment>
        <translation>ย่อ</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>New game: a heading or a choice of the options</extracomment>
        <translation>เพิ่มเติม</translation>
    </message>
    <message>
        <source>Options you’ll rarely need, and the deal number.</source>
        <translation>ตัวเลือกที่นาน ๆ จะใช้ที และหมายเลขการแจกการ์ด</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>New game: a heading or a choice of the options</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>some options changed</source>
        <translation>เปลี่ยนไว้บางข้อ</translation>
    </message>
    <message>
        <source>The deal</source>
        <extracomment>New game: a heading or a choice of the options</extracomment>
        <translation>การแจกการ์ด</translation>
    </message>
    <message>
        <source>Enter a number to play the same deal again, or leave it empty for a random one.</source>
        <translation>ใส่หมายเลขเพื่อแจกแบบเดิมอีกครั้ง หรือเว้นว่างไว้เพื่อแจกแบบสุ่ม</translation>
    </message>
    <message>
        <source>Deal number</source>
        <extracomment>New game: a heading or a choice of the options</extracomment>
        <translation>หมายเลขการแจกการ์ด</translation>
    </message>
    <message>
        <source>random</source>
        <extracomment>New game: a heading or a choice of the options</extracomment>
        <translation>แบบสุ่ม</translation>
    </message>
</context>
<context>
    <name>OwnKingdom</name>
    <message>
        <source>Front</source>
        <extracomment>Paper Tales: a row of the Kingdom, or a pile of cards</extracomment>
        <translation>แถวหน้า</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Paper Tales: a row of the Kingdom, or a pile of cards</extracomment>
        <translation>แถวหลัง</translation>
    </message>
    <message>
        <source>No Unit survived to the end.</source>
        <translation>ไม่มียูนิตใดอยู่รอดจนจบ</translation>
    </message>
</context>
<context>
    <name>OwnMat</name>
    <message>
        <source>%1’s playmat</source>
        <extracomment>Tail Story: an own pile and how many cards it has</extracomment>
        <translation>แผ่นเล่นของ %1</translation>
    </message>
    <message>
        <source>%1’s hand, %2 · limit %3</source>
        <translation>การ์ดในมือของ %1: %2 ใบ · ถือได้ %3 ใบ</translation>
    </message>
    <message>
        <source>%1 · targeted</source>
        <translation>%1 · เป้าหมาย</translation>
    </message>
</context>
<context>
    <name>PageSlot</name>
    <message>
        <source>Still open: %1</source>
        <translation>ยังว่าง: %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <extracomment>StoryLine: on a chosen card: the player who gave it</extracomment>
        <translation>จาก %1</translation>
    </message>
</context>
<context>
    <name>PageTurns</name>
    <message>
        <source>Pages of the tale</source>
        <translation>หน้าของนิทาน</translation>
    </message>
    <message>
        <source>Previous page</source>
        <extracomment>StoryLine: on the table; short</extracomment>
        <translation>หน้าก่อน</translation>
    </message>
    <message>
        <source>To The End</source>
        <translation>ไปหน้าจบ</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 จาก %2</translation>
    </message>
    <message>
        <source>Next page</source>
        <extracomment>StoryLine: on the table; short</extracomment>
        <translation>หน้าถัดไป</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>อ่านตั้งแต่ต้น</translation>
    </message>
</context>
<context>
    <name>PaperCard</name>
    <message>
        <source>new</source>
        <extracomment>Paper Tales: on a card that came now</extracomment>
        <translation>ใหม่</translation>
    </message>
</context>
<context>
    <name>PapertalesKeys</name>
    <message>
        <source>The Paper Tales table</source>
        <translation>โต๊ะ Paper Tales</translation>
    </message>
    <message>
        <source>Choose a card, spot or building by number</source>
        <translation>เลือกการ์ด ช่อง หรืออาคารตามหมายเลข</translation>
    </message>
    <message>
        <source>Commit</source>
        <extracomment>Paper Tales: what a key does, in the list of keys</extracomment>
        <translation>ยืนยัน</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>Paper Tales: what a key does, in the list of keys</extracomment>
        <translation>เก็บไว้</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>Paper Tales: what a key does, in the list of keys</extracomment>
        <translation>ทิ้ง</translation>
    </message>
    <message>
        <source>Back to your hand</source>
        <translation>กลับเข้ามือ</translation>
    </message>
</context>
<context>
    <name>PapertalesPostcard</name>
    <message>
        <source>%1’s kingdom, a chronicle</source>
        <translation>พงศาวดารอาณาจักรของ %1</translation>
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
        <translation>เก็บ %1 ไว้แล้ว ทีนี้เลือกใบที่จะทิ้ง</translation>
    </message>
    <message>
        <source>Choose where %1 goes.</source>
        <translation>เลือกช่องที่จะวาง %1</translation>
    </message>
    <message>
        <source>Keep a card</source>
        <translation>เก็บการ์ด</translation>
    </message>
    <message>
        <source>Commit plan</source>
        <extracomment>Paper Tales: a button beside the question, or the question and more about it</extracomment>
        <translation>ยืนยันแผน</translation>
    </message>
    <message>
        <source>Build nothing</source>
        <extracomment>Paper Tales: a button beside the question, or the question and more about it</extracomment>
        <translation>ไม่สร้างอะไร</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Paper Tales: a button beside the question, or the question and more about it</extracomment>
        <translation>เสร็จแล้ว</translation>
    </message>
</context>
<context>
    <name>PapertalesRules</name>
    <message>
        <source>Goal</source>
        <extracomment>Paper Tales: a heading of the rules in short</extracomment>
        <translation>เป้าหมาย</translation>
    </message>
    <message>
        <source>1  Recruitment</source>
        <extracomment>Paper Tales: a heading of the rules in short</extracomment>
        <translation>1  เกณฑ์พล</translation>
    </message>
    <message>
        <source>2  Deployment</source>
        <extracomment>Paper Tales: a heading of the rules in short</extracomment>
        <translation>2  วางกำลัง</translation>
    </message>
    <message>
        <source>3  Wars</source>
        <extracomment>Paper Tales: a heading of the rules in short</extracomment>
        <translation>3  สงคราม</translation>
    </message>
    <message>
        <source>4  Income</source>
        <extracomment>Paper Tales: a heading of the rules in short</extracomment>
        <translation>4  รายได้</translation>
    </message>
    <message>
        <source>5  Construction</source>
        <extracomment>Paper Tales: a heading of the rules in short</extracomment>
        <translation>5  ก่อสร้าง</translation>
    </message>
    <message>
        <source>6  Aging</source>
        <extracomment>Paper Tales: a heading of the rules in short</extracomment>
        <translation>6  แก่ชรา</translation>
    </message>
    <message>
        <source>The end</source>
        <extracomment>Paper Tales: a heading of the rules in short</extracomment>
        <translation>จบเกม</translation>
    </message>
    <message>
        <source>Resources</source>
        <extracomment>Paper Tales: a heading of the rules in short</extracomment>
        <translation>ทรัพยากร</translation>
    </message>
    <message>
        <source>Age tokens</source>
        <extracomment>Paper Tales: a heading of the rules in short</extracomment>
        <translation>โทเคนชรา</translation>
    </message>
    <message>
        <source>Paper Tales: how to play</source>
        <translation>Paper Tales: วิธีเล่น</translation>
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
        <translation>เกณฑ์พล</translation>
    </message>
    <message>
        <source>Deploy</source>
        <extracomment>Paper Tales: a phase of the turn, as short as can be</extracomment>
        <translation>วางกำลัง</translation>
    </message>
    <message>
        <source>Wars</source>
        <extracomment>Paper Tales: a phase of the turn, as short as can be</extracomment>
        <translation>สงคราม</translation>
    </message>
    <message>
        <source>Income</source>
        <extracomment>Paper Tales: a phase of the turn, as short as can be</extracomment>
        <translation>รายได้</translation>
    </message>
    <message>
        <source>Build</source>
        <extracomment>Paper Tales: a phase of the turn, as short as can be</extracomment>
        <translation>ก่อสร้าง</translation>
    </message>
    <message>
        <source>Age</source>
        <extracomment>Paper Tales: a phase of the turn, as short as can be</extracomment>
        <translation>แก่ชรา</translation>
    </message>
    <message>
        <source>%1 of %2 ready</source>
        <translation>พร้อมแล้ว %1 จาก %2</translation>
    </message>
    <message>
        <source>%1, phase %2</source>
        <translation>%1 ช่วง%2</translation>
    </message>
    <message>
        <source>Pile %1</source>
        <extracomment>Paper Tales: a phase of the turn, as short as can be</extracomment>
        <translation>กอง %1</translation>
    </message>
    <message>
        <source>Everyone keeps one card from a pack and passes the rest, until each player has five.</source>
        <translation>ทุกคนเก็บการ์ดหนึ่งใบจากชุดแล้วส่งใบที่เหลือต่อ จนทุกคนมีครบห้าใบ</translation>
    </message>
    <message>
        <source>Everyone plans in secret, then reveals and pays for new Units.</source>
        <translation>ทุกคนวางแผนลับ ๆ แล้วเปิดแผนพร้อมกัน จากนั้นจึงจ่ายค่ายูนิตใหม่</translation>
    </message>
    <message>
        <source>Neighbours compare Front strength. Each War won scores 3 Legend Points.</source>
        <translation>เพื่อนบ้านเทียบพลังรบแถวหน้ากัน ชนะสงครามแต่ละครั้งได้ 3 แต้มตำนาน</translation>
    </message>
    <message>
        <source>Every Kingdom earns 2 Gold, plus what its cards produce.</source>
        <translation>ทุกอาณาจักรได้ทอง 2 บวกกับทองที่การ์ดให้</translation>
    </message>
    <message>
        <source>Everyone may build or upgrade one Building.</source>
        <translation>ทุกคนสร้างหรือยกระดับอาคารได้คนละหนึ่งหลัง</translation>
    </message>
    <message>
        <source>Units with an Age token die. The others get one.</source>
        <translation>ยูนิตที่มีโทเคนชราอยู่แล้วจะตาย ใบที่เหลือได้โทเคนชราใบละหนึ่งอัน</translation>
    </message>
</context>
<context>
    <name>PhoneSheet</name>
    <message>
        <source>Code with the address below</source>
        <translation>คิวอาร์โค้ดของที่อยู่เว็บด้านล่าง</translation>
    </message>
    <message>
        <source>%1’s hand on a phone</source>
        <translation>การ์ดในมือของ %1 บนโทรศัพท์</translation>
    </message>
    <message>
        <source>The phone has no connection right now. The hand waits for it, or a bot can play.</source>
        <translation>ตอนนี้โทรศัพท์ไม่ได้เชื่อมต่อ การ์ดในมือจะรออยู่ หรือให้บอตเล่นแทนก็ได้</translation>
    </message>
    <message>
        <source>This hand is on a phone. The screen doesn’t show it.</source>
        <translation>การ์ดในมือชุดนี้อยู่บนโทรศัพท์ หน้าจอนี้จึงไม่แสดง</translation>
    </message>
    <message>
        <source>This computer isn’t on a network, so no phone can reach it. Connect it to a Wi-Fi network or to a phone’s hotspot, close this page and ask for the code again. Until then the hand can only be opened on this computer.</source>
        <translation>คอมพิวเตอร์เครื่องนี้ไม่ได้อยู่ในเครือข่ายใด โทรศัพท์จึงติดต่อไม่ได้ เชื่อมต่อ Wi-Fi หรือฮอตสปอตของโทรศัพท์ ปิดหน้านี้ แล้วขอคิวอาร์โค้ดใหม่ ระหว่างนี้เปิดการ์ดในมือได้เฉพาะบนคอมพิวเตอร์เครื่องนี้</translation>
    </message>
    <message>
        <source>Scan the code with the phone’s camera. The phone must be on the same network as this computer. The code works once, for two minutes.</source>
        <translation>สแกนคิวอาร์โค้ดด้วยกล้องของโทรศัพท์ โทรศัพท์ต้องอยู่ในเครือข่ายเดียวกับคอมพิวเตอร์เครื่องนี้ คิวอาร์โค้ดใช้ได้ครั้งเดียวภายในสองนาที</translation>
    </message>
    <message>
        <source>The code is no longer valid.</source>
        <translation>คิวอาร์โค้ดนี้ใช้ไม่ได้แล้ว</translation>
    </message>
    <message>
        <source>The network that the phone is on</source>
        <translation>เครือข่ายที่โทรศัพท์ใช้อยู่</translation>
    </message>
    <message>
        <source>Cards and moves travel unencrypted, so others on this network could read them. Use a network you trust.</source>
        <translation>ข้อมูลการ์ดและการเล่นส่งโดยไม่เข้ารหัส คนอื่นในเครือข่ายนี้จึงอาจอ่านได้ ควรใช้เครือข่ายที่คุณไว้ใจ</translation>
    </message>
    <message>
        <source>Move back to the screen</source>
        <translation>ย้ายกลับมาที่หน้าจอ</translation>
    </message>
    <message>
        <source>Let a bot play</source>
        <translation>ให้บอตเล่นแทน</translation>
    </message>
    <message>
        <source>A bot plays this hand until you change the seats again.</source>
        <translation>บอตจะเล่นการ์ดในมือชุดนี้จนกว่าจะเปลี่ยนที่นั่งอีกครั้ง</translation>
    </message>
    <message>
        <source>Use another phone</source>
        <translation>ใช้โทรศัพท์เครื่องอื่น</translation>
    </message>
    <message>
        <source>New code</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>คิวอาร์โค้ดใหม่</translation>
    </message>
    <message>
        <source>Open on this computer</source>
        <translation>เปิดบนคอมพิวเตอร์เครื่องนี้</translation>
    </message>
    <message>
        <source>Opens the hand in a browser, for a second monitor.</source>
        <translation>เปิดการ์ดในมือในเบราว์เซอร์ เพื่อแสดงบนจอที่สอง</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>ปิด</translation>
    </message>
</context>
<context>
    <name>PhoneSign</name>
    <message>
        <source>On a phone, no connection</source>
        <translation>อยู่บนโทรศัพท์ แต่ไม่ได้เชื่อมต่อ</translation>
    </message>
    <message>
        <source>On a phone</source>
        <translation>อยู่บนโทรศัพท์</translation>
    </message>
</context>
<context>
    <name>PickPanel</name>
    <message numerus="yes">
        <source>%1’s discard pile, %n card(s)</source>
        <translation>
            <numerusform>กองทิ้งของ %1 (%n ใบ)</numerusform>
        </translation>
    </message>
    <message>
        <source>Search the pile by name</source>
        <translation>ค้นหาการ์ดในกองตามชื่อ</translation>
    </message>
    <message>
        <source>Search  /</source>
        <extracomment>Tail Story: looking through a pile of cards</extracomment>
        <translation>ค้นหา  /</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Tail Story: looking through a pile of cards</extracomment>
        <translation>ปิด</translation>
    </message>
    <message>
        <source>%1, picked</source>
        <extracomment>Tail Story: looking through a pile of cards</extracomment>
        <translation>เลือก %1 แล้ว</translation>
    </message>
    <message>
        <source>This discard pile is empty.</source>
        <translation>กองทิ้งนี้ว่างเปล่า</translation>
    </message>
    <message>
        <source>No card with this name.</source>
        <translation>ไม่มีการ์ดชื่อนี้</translation>
    </message>
</context>
<context>
    <name>PickRow</name>
    <message>
        <source>Picked so far</source>
        <translation>ที่เลือกไว้แล้ว</translation>
    </message>
    <message>
        <source>Still to pick</source>
        <translation>ยังไม่ได้เลือก</translation>
    </message>
</context>
<context>
    <name>PlainChoices</name>
    <message>
        <source>What you can do</source>
        <translation>คุณทำอะไรได้บ้าง</translation>
    </message>
    <message>
        <source>What will you do with it?</source>
        <translation>จะทำอะไรกับใบนี้</translation>
    </message>
</context>
<context>
    <name>PlainKeys</name>
    <message>
        <source>The table</source>
        <extracomment>The table of any game: what its keys do, in the list of keys</extracomment>
        <translation>โต๊ะ</translation>
    </message>
    <message>
        <source>Choose by number</source>
        <translation>เลือกตามหมายเลข</translation>
    </message>
    <message>
        <source>Confirm your choice</source>
        <translation>ยืนยันสิ่งที่เลือก</translation>
    </message>
    <message>
        <source>Next or previous card</source>
        <translation>การ์ดใบก่อนหน้าหรือใบถัดไป</translation>
    </message>
</context>
<context>
    <name>PlainRules</name>
    <message>
        <source>How to play</source>
        <translation>วิธีเล่น</translation>
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
        <translation>สงคราม</translation>
    </message>
    <message>
        <source>Gold</source>
        <extracomment>Paper Tales: a line of what a plan comes to</extracomment>
        <translation>ทอง</translation>
    </message>
    <message>
        <source>Income</source>
        <extracomment>Paper Tales: a line of what a plan comes to</extracomment>
        <translation>รายได้</translation>
    </message>
    <message>
        <source>Kept card</source>
        <extracomment>Paper Tales: a line of what a plan comes to</extracomment>
        <translation>การ์ดที่เก็บ</translation>
    </message>
    <message>
        <source>Dies in aging</source>
        <translation>ตายในช่วงแก่ชรา</translation>
    </message>
    <message>
        <source>nobody</source>
        <extracomment>Paper Tales: a line of what a plan comes to</extracomment>
        <translation>ไม่มี</translation>
    </message>
    <message>
        <source>Legend</source>
        <extracomment>Paper Tales: a line of what a plan comes to</extracomment>
        <translation>ตำนาน</translation>
    </message>
    <message>
        <source>Picked so far</source>
        <translation>ที่เลือกไว้แล้ว</translation>
    </message>
    <message>
        <source>If you reveal this plan</source>
        <translation>ถ้าเปิดแผนนี้</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>ขั้นต่อไป</translation>
    </message>
</context>
<context>
    <name>PostcardSheet</name>
    <message>
        <source>Postcard</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>โปสการ์ด</translation>
    </message>
    <message>
        <source>Save the picture…</source>
        <translation>บันทึกรูป…</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>ปิด</translation>
    </message>
</context>
<context>
    <name>PracticeSlip</name>
    <message>
        <source>Close</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>ปิด</translation>
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
        <translation>เล่นต่อจากจุดเปลี่ยน</translation>
    </message>
    <message>
        <source>Practice table: %1, %2</source>
        <translation>โต๊ะฝึก: %1, %2</translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <extracomment>Practice table, where an example of a rule is tried</extracomment>
        <translation>บทเรียน: %1</translation>
    </message>
    <message>
        <source>Practice table</source>
        <extracomment>Practice table, where an example of a rule is tried</extracomment>
        <translation>โต๊ะฝึก</translation>
    </message>
    <message>
        <source>Hide the note</source>
        <translation>ซ่อนโน้ต</translation>
    </message>
    <message>
        <source>What to try</source>
        <translation>ลองทำดู</translation>
    </message>
    <message>
        <source>Start over</source>
        <extracomment>Practice table, where an example of a rule is tried</extracomment>
        <translation>เริ่มใหม่</translation>
    </message>
    <message>
        <source>Chapters</source>
        <extracomment>Practice table, where an example of a rule is tried</extracomment>
        <translation>เลือกบท</translation>
    </message>
    <message>
        <source>Start another chapter or skip this step.</source>
        <translation>เริ่มบทอื่น หรือข้ามขั้นนี้</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Practice table, where an example of a rule is tried</extracomment>
        <translation>กลับ</translation>
    </message>
    <message>
        <source>Leaves the practice table.</source>
        <translation>ออกจากโต๊ะฝึก</translation>
    </message>
    <message>
        <source>Leaves the lesson. You can continue from here later.</source>
        <translation>ออกจากบทเรียน แล้วกลับมาเรียนต่อจากจุดนี้ได้ทีหลัง</translation>
    </message>
</context>
<context>
    <name>ProblemReport</name>
    <message>
        <source>Report a problem</source>
        <translation>แจ้งปัญหา</translation>
    </message>
    <message>
        <source>Tell us what you did, what you expected and what happened, then paste this below it. Nothing is sent from here. The page opens in your browser.</source>
        <translation>เล่าให้เราฟังว่าคุณทำอะไร คิดว่าจะได้ผลอย่างไร แต่กลับเกิดอะไรขึ้น แล้ววางข้อความนี้ต่อท้าย โปรแกรมไม่ส่งอะไรออกไปเอง แค่เปิดหน้าเว็บให้ในเบราว์เซอร์ของคุณ</translation>
    </message>
    <message>
        <source>About the program and your system</source>
        <translation>ข้อมูลของโปรแกรมและระบบ</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button: copies the text of a problem report</extracomment>
        <translation>คัดลอก(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Open the page</source>
        <translation>เปิดหน้าเว็บ(&amp;O)</translation>
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
        <translation>รอจนถึงเทิร์นตัวเอง</translation>
    </message>
    <message>
        <source>lets it go</source>
        <translation>ปล่อยผ่าน</translation>
    </message>
    <message>
        <source>is deciding</source>
        <extracomment>Tail Story: what a player does while all may answer a card</extracomment>
        <translation>กำลังคิด</translation>
    </message>
    <message>
        <source>is next</source>
        <extracomment>Tail Story: what a player does while all may answer a card</extracomment>
        <translation>เป็นคนถัดไป</translation>
    </message>
    <message>
        <source>no cards</source>
        <extracomment>Tail Story: what a player does while all may answer a card</extracomment>
        <translation>ไม่มีการ์ด</translation>
    </message>
    <message>
        <source>may respond</source>
        <extracomment>Tail Story: what a player does while all may answer a card</extracomment>
        <translation>ตอบโต้ได้</translation>
    </message>
</context>
<context>
    <name>ReactionRing</name>
    <message>
        <source>You can respond to this now.</source>
        <translation>ตอนนี้ตอบโต้ได้</translation>
    </message>
    <message>
        <source>Stop!</source>
        <extracomment>Everybody may stop a card now: a heading or a button</extracomment>
        <translation>หยุด!</translation>
    </message>
    <message>
        <source>%1: stop it</source>
        <translation>%1: หยุด</translation>
    </message>
    <message>
        <source>Let it go</source>
        <translation>ปล่อยผ่าน</translation>
    </message>
    <message>
        <source>%1: let it go</source>
        <translation>%1: ปล่อยผ่าน</translation>
    </message>
    <message>
        <source>%1 doesn’t stop it. If everyone lets it go, it happens.</source>
        <translation>%1 ไม่หยุด ถ้าทุกคนปล่อยผ่าน การเล่นนี้ก็จะเกิดผล</translation>
    </message>
    <message>
        <source>Don’t ask me until my turn</source>
        <translation>ไม่ต้องถามอีกจนถึงเทิร์นของฉัน</translation>
    </message>
    <message>
        <source>%1: don’t ask me until my turn</source>
        <translation>%1: ไม่ต้องถามอีกจนถึงเทิร์นของฉัน</translation>
    </message>
    <message>
        <source>Nobody stops it</source>
        <translation>ไม่มีใครหยุด</translation>
    </message>
</context>
<context>
    <name>ReactionSeat</name>
    <message>
        <source>%1: stop it (%2)</source>
        <translation>%1: หยุด (%2)</translation>
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
        <translation>หยุด!</translation>
    </message>
    <message>
        <source>Let it go</source>
        <translation>ปล่อยผ่าน</translation>
    </message>
    <message>
        <source>%1 doesn’t stop it. If everyone lets it go, it happens.</source>
        <translation>%1 ไม่หยุด ถ้าทุกคนปล่อยผ่าน การเล่นนี้ก็จะเกิดผล</translation>
    </message>
    <message>
        <source>Not until my turn</source>
        <translation>รอถึงเทิร์นของฉัน</translation>
    </message>
    <message>
        <source>zz</source>
        <extracomment>Tail Story: a button beside a seat’s name: that seat answers a card, or lets it go</extracomment>
        <translation>zz</translation>
    </message>
    <message>
        <source>%1: don’t ask me until my turn</source>
        <translation>%1: ไม่ต้องถามอีกจนถึงเทิร์นของฉัน</translation>
    </message>
    <message>
        <source>%1 won’t be asked again until their turn.</source>
        <translation>จะไม่ถาม %1 อีกจนกว่าจะถึงเทิร์นของเจ้าตัว</translation>
    </message>
</context>
<context>
    <name>RuleBookPage</name>
    <message>
        <source>Search the rules</source>
        <translation>ค้นกติกา</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <extracomment>The rules: how many were found</extracomment>
        <translation>
            <numerusform>กติกา %n ข้อ</numerusform>
        </translation>
    </message>
    <message>
        <source>No rule contains all of these words. Try fewer, or a number such as 12.</source>
        <translation>ไม่มีกติกาข้อไหนที่มีคำเหล่านี้ครบ ลองใช้คำให้น้อยลง หรือใช้หมายเลข เช่น 12</translation>
    </message>
</context>
<context>
    <name>RuleChapters</name>
    <message>
        <source>Chapters</source>
        <extracomment>The rules: the list of their chapters</extracomment>
        <translation>บท</translation>
    </message>
</context>
<context>
    <name>RuleLink</name>
    <message>
        <source>See %1: %2</source>
        <translation>ดู %1: %2</translation>
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
        <translation>กติกาทั้งหมด</translation>
    </message>
</context>
<context>
    <name>RuleRow</name>
    <message>
        <source>%1. %2. %3 Example: %4</source>
        <translation>%1 %2 %3 ตัวอย่าง: %4</translation>
    </message>
    <message>
        <source>%1. %2. %3</source>
        <translation>%1 %2 %3</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <extracomment>The rules: a button that shows an example</extracomment>
        <translation>ตัวอย่าง: %1</translation>
    </message>
    <message>
        <source>Try it on a practice table</source>
        <translation>ลองบนโต๊ะฝึก</translation>
    </message>
</context>
<context>
    <name>RulesKeys</name>
    <message>
        <source>Rules</source>
        <extracomment>The rules: what a key does</extracomment>
        <translation>กติกา</translation>
    </message>
    <message>
        <source>Next or previous rule</source>
        <translation>ไปข้อก่อนหน้าหรือข้อถัดไป</translation>
    </message>
    <message>
        <source>Page up or down</source>
        <translation>เลื่อนทีละหน้า</translation>
    </message>
    <message>
        <source>First or last rule</source>
        <translation>ไปข้อแรกหรือข้อสุดท้าย</translation>
    </message>
    <message>
        <source>Previous or next card</source>
        <translation>ไปการ์ดใบก่อนหน้าหรือใบถัดไป</translation>
    </message>
    <message>
        <source>Try the rule’s example</source>
        <translation>ลองตัวอย่างของกติกาข้อนี้</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>The rules: what a key does</extracomment>
        <translation>ค้นหา</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>The rules: what a key does</extracomment>
        <translation>ปิด</translation>
    </message>
</context>
<context>
    <name>RulesOverview</name>
    <message>
        <source>How to play</source>
        <translation>วิธีเล่น</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Rules of %1</source>
        <translation>กติกา %1</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>The rules: a button</extracomment>
        <translation>ปิด</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>วิธีเล่น</translation>
    </message>
    <message>
        <source>All rules</source>
        <extracomment>The rules: a button</extracomment>
        <translation>กติกาทั้งหมด</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>The rules: a button</extracomment>
        <translation>การ์ด</translation>
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
        <translation>กด F2 เพื่อเปลี่ยนชื่อ หรือกด Delete เพื่อลบ</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <extracomment>A saved game on the first page</extracomment>
        <translation>เปลี่ยนชื่อ %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <extracomment>A saved game on the first page</extracomment>
        <translation>ลบ %1</translation>
    </message>
</context>
<context>
    <name>SaveDialogs</name>
    <message>
        <source>Taletop games (*.taletop)</source>
        <translation>เกมของ Taletop (*.taletop)</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>เปิดเกม</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>บันทึกสำเนา</translation>
    </message>
</context>
<context>
    <name>SaveFile</name>
    <message>
        <source>%1 was changed by another program and stays as it is. This game is now saved in %2.</source>
        <translation>โปรแกรมอื่นแก้ไฟล์ %1 ไปแล้ว จึงไม่ได้เขียนทับไฟล์นั้น แต่บันทึกเกมนี้ไว้ใน %2 แทน</translation>
    </message>
    <message>
        <source>The game cannot be saved to %1 (%2). You can keep playing. %3, or save a copy elsewhere before you leave.</source>
        <translation>บันทึกเกมลง %1 ไม่ได้ (%2) แต่ยังเล่นต่อได้ ลอง%3 หรือบันทึกสำเนาไว้ที่อื่นก่อนออก</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) would be lost because %1 cannot be written (%2). %3 and try again, or save a copy elsewhere.</source>
        <translation>
            <numerusform>การเล่น %n ครั้งล่าสุดจะหายไป เพราะเขียนลง %1 ไม่ได้ (%2) ลอง%3 แล้วบันทึกอีกครั้ง หรือบันทึกสำเนาไว้ที่อื่น</numerusform>
        </translation>
    </message>
    <message>
        <source>The copy cannot be written to %1 (%2). %3, or choose another folder.</source>
        <translation>เขียนสำเนาลง %1 ไม่ได้ (%2) ลอง%3 หรือเลือกโฟลเดอร์อื่น</translation>
    </message>
</context>
<context>
    <name>SaveKeys</name>
    <message>
        <source>Unfinished games</source>
        <extracomment>A saved game: what a key does; &apos;it&apos; is the saved game</extracomment>
        <translation>เกมที่เล่นค้างไว้</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>A saved game: what a key does; &apos;it&apos; is the saved game</extracomment>
        <translation>เล่นต่อ</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>A saved game: what a key does; &apos;it&apos; is the saved game</extracomment>
        <translation>เปลี่ยนชื่อ</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>A saved game: what a key does; &apos;it&apos; is the saved game</extracomment>
        <translation>ลบ</translation>
    </message>
</context>
<context>
    <name>SaveLock</name>
    <message>
        <source>process %1 on %2</source>
        <translation>โปรเซส %1 บน %2</translation>
    </message>
</context>
<context>
    <name>SaveName</name>
    <message>
        <source>Name of the saved game</source>
        <translation>ชื่อเกมที่บันทึก</translation>
    </message>
</context>
<context>
    <name>SaveText</name>
    <message>
        <source>%1 is a folder. Open a saved game, a file that ends in .taletop.</source>
        <translation>%1 เป็นโฟลเดอร์ ต้องเปิดไฟล์เกมที่บันทึกไว้ ซึ่งมีชื่อลงท้ายด้วย .taletop</translation>
    </message>
    <message>
        <source>%1 is not a regular file. Open a saved game, a file that ends in .taletop.</source>
        <translation>%1 ไม่ใช่ไฟล์ธรรมดา ต้องเปิดไฟล์เกมที่บันทึกไว้ ซึ่งมีชื่อลงท้ายด้วย .taletop</translation>
    </message>
    <message>
        <source>%1 is too large for a saved game (%2 MB; the limit is %3 MB). Open another file.</source>
        <translation>%1 ใหญ่เกินกว่าจะเป็นเกมที่บันทึกไว้ (ขนาด %2 MB แต่ต้องไม่เกิน %3 MB) ลองเปิดไฟล์อื่น</translation>
    </message>
    <message>
        <source>%1 cannot be opened (%2). Check that it exists and that you may read it.</source>
        <translation>เปิด %1 ไม่ได้ (%2) ตรวจดูว่ามีไฟล์นี้อยู่จริงและคุณมีสิทธิ์อ่าน</translation>
    </message>
    <message>
        <source>%1 cannot be read (%2). Try again, or open another file.</source>
        <translation>อ่าน %1 ไม่ได้ (%2) ลองอีกครั้งหรือเปิดไฟล์อื่น</translation>
    </message>
</context>
<context>
    <name>SaveWriting</name>
    <message>
        <source>Free some disk space</source>
        <translation>เพิ่มพื้นที่ว่างในดิสก์</translation>
    </message>
    <message>
        <source>Allow writing to the file and its folder</source>
        <translation>อนุญาตให้เขียนลงไฟล์นี้และโฟลเดอร์ที่เก็บไฟล์</translation>
    </message>
    <message>
        <source>Make the disk writable</source>
        <translation>ปลดการป้องกันการเขียนของดิสก์</translation>
    </message>
    <message>
        <source>Create its folder again</source>
        <translation>สร้างโฟลเดอร์ขึ้นใหม่</translation>
    </message>
    <message>
        <source>Give it a shorter name</source>
        <translation>ตั้งชื่อให้สั้นลง</translation>
    </message>
    <message>
        <source>Give it another name</source>
        <translation>ตั้งชื่ออื่น</translation>
    </message>
    <message>
        <source>Check the disk</source>
        <translation>ตรวจดูดิสก์</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>ไม่ใช่ไฟล์ธรรมดา</translation>
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
        <translation>โปสการ์ด…</translation>
    </message>
    <message>
        <source>A picture of this game to keep</source>
        <translation>รูปจากเกมนี้ไว้เก็บเป็นที่ระลึก</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>Button at the end of a game</extracomment>
        <translation>เล่นอีกครั้ง</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>Button at the end of a game</extracomment>
        <translation>หน้าแรก</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <extracomment>Button at the end of a game</extracomment>
        <translation>หมายเลขการแจกการ์ด %1</translation>
    </message>
    <message>
        <source>Replay this deal</source>
        <translation>แจกแบบเดิมซ้ำ</translation>
    </message>
    <message>
        <source>Watch the game</source>
        <translation>ดูย้อนหลัง</translation>
    </message>
    <message>
        <source>Turning points</source>
        <extracomment>Button at the end of a game</extracomment>
        <translation>จุดเปลี่ยนของเกม</translation>
    </message>
    <message>
        <source>Keep the tale as a book</source>
        <translation>เก็บนิทานเป็นหนังสือ</translation>
    </message>
</context>
<context>
    <name>ScoreLine</name>
    <message>
        <source>See %1: %2</source>
        <translation>ดู %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n แต้ม</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScorePad</name>
    <message>
        <source>%1’s score pad</source>
        <translation>กระดาษจดแต้มของ %1</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet. %1</source>
        <translation>ใบสรุปแต้ม %1</translation>
    </message>
    <message>
        <source>The tale is told</source>
        <translation>นิทานจบแล้ว</translation>
    </message>
    <message>
        <source>The final count</source>
        <translation>สรุปแต้มตอนจบ</translation>
    </message>
</context>
<context>
    <name>ScoreTotals</name>
    <message>
        <source>Total</source>
        <extracomment>The score: the last line, all points together</extracomment>
        <translation>รวม</translation>
    </message>
    <message numerus="yes">
        <source>Total: %n point(s)</source>
        <translation>
            <numerusform>รวม: %n แต้ม</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatCountBar</name>
    <message>
        <source>Seats</source>
        <extracomment>New game: how many places there are at the table</extracomment>
        <translation>ที่นั่ง</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <extracomment>New game: how many places there are at the table</extracomment>
        <translation>
            <numerusform>%n ที่นั่ง</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatFigure</name>
    <message>
        <source>Seat %1: %2, %3, %4</source>
        <translation>ที่นั่ง %1: %2, %3, %4</translation>
    </message>
    <message>
        <source>Previous animal (now %1)</source>
        <translation>ตราก่อนหน้า (ตอนนี้ %1)</translation>
    </message>
    <message>
        <source>Next animal (now %1)</source>
        <translation>ตราถัดไป (ตอนนี้ %1)</translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <translation>ชื่อของที่นั่ง %1</translation>
    </message>
    <message>
        <source>Press to choose who plays here</source>
        <translation>กดเพื่อเลือกว่าใครเล่นที่นั่งนี้</translation>
    </message>
    <message>
        <source>On a phone…</source>
        <translation>อยู่บนโทรศัพท์…</translation>
    </message>
    <message>
        <source>Play on a phone…</source>
        <translation>เล่นบนโทรศัพท์…</translation>
    </message>
    <message>
        <source>Shows this hand on a phone instead of on the screen.</source>
        <translation>แสดงการ์ดในมือชุดนี้บนโทรศัพท์แทนบนหน้าจอนี้</translation>
    </message>
</context>
<context>
    <name>SeatHead</name>
    <message>
        <source>choosing</source>
        <extracomment>Paper Tales: what an opponent does now</extracomment>
        <translation>กำลังเลือก</translation>
    </message>
    <message>
        <source>plan sealed</source>
        <extracomment>Paper Tales: what an opponent does now</extracomment>
        <translation>ปิดผนึกแผนแล้ว</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>Paper Tales: what an opponent does now</extracomment>
        <translation>พร้อม</translation>
    </message>
</context>
<context>
    <name>SeatPage</name>
    <message>
        <source>%1: who plays?</source>
        <translation>%1: ใครเล่น</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <extracomment>New game: heading and buttons</extracomment>
        <translation>ใครเล่นบ้าง</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>New game: heading and buttons</extracomment>
        <translation>เริ่ม</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>New game: heading and buttons</extracomment>
        <translation>หน้าแรก</translation>
    </message>
    <message>
        <source>New to this? Learn by playing</source>
        <translation>มือใหม่ใช่ไหม เรียนรู้จากการเล่น</translation>
    </message>
    <message>
        <source>The lesson for %1.</source>
        <translation>บทเรียนของ “%1”</translation>
    </message>
    <message>
        <source>Bots see only what a player in their seat would see.</source>
        <translation>บอตเห็นเท่าที่ผู้เล่นในที่นั่งนั้นเห็น</translation>
    </message>
</context>
<context>
    <name>SeatsSheet</name>
    <message>
        <source>Seats</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>ที่นั่ง</translation>
    </message>
    <message>
        <source>The game continues from here. Open hands will close.</source>
        <translation>เกมจะเล่นต่อจากตรงนี้ และการ์ดในมือที่เปิดอยู่จะปิดลง</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>ยกเลิก</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>เล่นต่อ</translation>
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
        <translation>%1: กดปุ่มใหม่ หรือกด Esc เพื่อใช้ปุ่มเดิมต่อ</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Preferences, heard: the name of a setting and its value</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Press the new key</source>
        <translation>กดปุ่มใหม่</translation>
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
        <translation>เปิด</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>Preferences: the value of a switch</extracomment>
        <translation>ปิด</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Language</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>ภาษา</translation>
    </message>
    <message>
        <source>Changes the whole program immediately.</source>
        <translation>ทุกอย่างเปลี่ยนเป็นภาษานี้ทันที</translation>
    </message>
    <message>
        <source>translation words tongue</source>
        <translation>คำแปล ถ้อยคำ แปลภาษา</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>ขนาดตัวอักษร</translation>
    </message>
    <message>
        <source>Makes all text and numbers larger.</source>
        <translation>ขยายตัวหนังสือและตัวเลขทุกแห่ง</translation>
    </message>
    <message>
        <source>font letters large small zoom television TV</source>
        <translation>ฟอนต์ ตัวหนังสือ ใหญ่ เล็ก ซูม โทรทัศน์ ทีวี</translation>
    </message>
    <message>
        <source>100%</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>100%</translation>
    </message>
    <message>
        <source>125%</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>125%</translation>
    </message>
    <message>
        <source>150%</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>150%</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>คอนทราสต์สูง</translation>
    </message>
    <message>
        <source>Black, white and a few strong colours.</source>
        <translation>ใช้สีดำ สีขาว และสีสดเพียงไม่กี่สี</translation>
    </message>
    <message>
        <source>colours dark eyes</source>
        <translation>สี มืด สายตา</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>ลดการเคลื่อนไหว</translation>
    </message>
    <message>
        <source>Cards fade from place to place instead of flying.</source>
        <translation>การ์ดค่อย ๆ จางหายแล้วปรากฏที่ใหม่ แทนที่จะบินข้ามโต๊ะ</translation>
    </message>
    <message>
        <source>animation reduced still</source>
        <translation>แอนิเมชัน ลด นิ่ง</translation>
    </message>
    <message>
        <source>Card preview</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>ภาพขยายการ์ด</translation>
    </message>
    <message>
        <source>inspector zoom hover pointer card rest</source>
        <translation>แว่นขยาย ซูม ชี้ ตัวชี้ การ์ด วางค้าง</translation>
    </message>
    <message>
        <source>When the pointer rests on a card</source>
        <translation>เมื่อวางตัวชี้บนการ์ด</translation>
    </message>
    <message>
        <source>Screen reader announcements</source>
        <translation>สำหรับโปรแกรมอ่านหน้าจอ</translation>
    </message>
    <message>
        <source>How much is announced automatically.</source>
        <translation>เลือกว่าจะให้อ่านอะไรโดยอัตโนมัติ</translation>
    </message>
    <message>
        <source>announce speak voice blind hear access</source>
        <translation>ประกาศ พูด เสียง ตาบอด ฟัง การเข้าถึง</translation>
    </message>
    <message>
        <source>Questions and results</source>
        <translation>คำถามและผลลัพธ์</translation>
    </message>
    <message>
        <source>Everything, move by move</source>
        <translation>ทุกอย่าง รวมทุกการเล่น</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>ความเร็ว</translation>
    </message>
    <message>
        <source>How fast the cards move and the bots play.</source>
        <translation>การ์ดเคลื่อนที่และบอตเล่นเร็วแค่ไหน</translation>
    </message>
    <message>
        <source>animation bots fast slow</source>
        <translation>แอนิเมชัน บอต เร็ว ช้า</translation>
    </message>
    <message>
        <source>Instant</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>ทันที</translation>
    </message>
    <message>
        <source>Quick</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>เร็ว</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>ปกติ</translation>
    </message>
    <message>
        <source>Leisurely</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>สบาย ๆ</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>ทีละขั้น</translation>
    </message>
    <message>
        <source>After each event, the game waits until you press Next.</source>
        <translation>หลังแต่ละเหตุการณ์ โต๊ะจะรอจนกว่าคุณจะกด “ถัดไป”</translation>
    </message>
    <message>
        <source>wait pause</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>รอ หยุดพัก</translation>
    </message>
    <message>
        <source>Warn before I waste something</source>
        <translation>เตือนก่อนปล่อยให้อะไรเสียเปล่า</translation>
    </message>
    <message>
        <source>Asks once before you commit an empty plan, skip a bonus or lose action points.</source>
        <translation>ถามย้ำหนึ่งครั้งก่อนที่คุณจะยืนยันแผนว่างเปล่า ข้ามโบนัส หรือทิ้งแต้มแอ็กชันที่เหลือ</translation>
    </message>
    <message>
        <source>confirm sure question warning lose</source>
        <translation>ยืนยัน แน่ใจ คำถาม เตือน เสีย</translation>
    </message>
    <message>
        <source>Play forced moves for me</source>
        <translation>เล่นแทนเมื่อเล่นได้ทางเดียว</translation>
    </message>
    <message>
        <source>Makes your move for you when only one is possible. You still decide whether to stop a play.</source>
        <translation>เมื่อเล่นได้ทางเดียว โต๊ะจะเล่นให้เลย แต่จะหยุดการเล่นของคนอื่นหรือไม่ คุณเลือกเองเสมอ</translation>
    </message>
    <message>
        <source>automatic single only move quick</source>
        <translation>อัตโนมัติ ทางเดียว บังคับ เล่น เร็ว</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>เสียง</translation>
    </message>
    <message>
        <source>Soft sounds from the table. Everything you hear can also be seen.</source>
        <translation>เสียงเบา ๆ จากโต๊ะ ทุกเรื่องที่บอกด้วยเสียงมีให้เห็นบนจอด้วย</translation>
    </message>
    <message>
        <source>noise mute quiet audio</source>
        <translation>เสียงดัง ปิดเสียง เงียบ ออดิโอ</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>ระดับเสียง</translation>
    </message>
    <message>
        <source>How loud the sounds are, relative to your system’s volume.</source>
        <translation>เสียงดังแค่ไหนเมื่อเทียบกับระดับเสียงของระบบ</translation>
    </message>
    <message>
        <source>loud noise audio</source>
        <translation>ดัง เสียง ออดิโอ</translation>
    </message>
    <message>
        <source>Reading aloud</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>อ่านออกเสียง</translation>
    </message>
    <message>
        <source>Adds a button that reads an open tale aloud in your system’s voice.</source>
        <translation>เพิ่มปุ่มข้างนิทานที่เปิดอยู่ กดแล้วเสียงของระบบจะอ่านให้ฟัง</translation>
    </message>
    <message>
        <source>voice speech speak tale audio</source>
        <translation>เสียง พูด อ่าน นิทาน ออดิโอ</translation>
    </message>
    <message>
        <source>Voice volume</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>ความดังของเสียงอ่าน</translation>
    </message>
    <message>
        <source>How loud the voice is, relative to your system’s volume.</source>
        <translation>เสียงอ่านดังแค่ไหนเมื่อเทียบกับระดับเสียงของระบบ</translation>
    </message>
    <message>
        <source>loud speech audio</source>
        <translation>ดัง เสียงพูด ออดิโอ</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>ที่นั่ง %1</translation>
    </message>
    <message>
        <source>key keyboard look</source>
        <translation>ปุ่ม คีย์บอร์ด ดู</translation>
    </message>
    <message>
        <source>On a shared screen each seat has a key that opens and closes its hand. Choose a seat here, then press its new key.</source>
        <translation>เมื่อใช้จอร่วมกัน แต่ละที่นั่งมีปุ่มของตัวเองสำหรับเปิดและปิดการ์ดในมือ เลือกที่นั่งตรงนี้แล้วกดปุ่มใหม่</translation>
    </message>
    <message>
        <source>Hands in a new game</source>
        <translation>การ์ดในมือเมื่อเปิดโต๊ะใหม่</translation>
    </message>
    <message>
        <source>With the curtain, each player looks and chooses in private. Open hands are for learning.</source>
        <translation>ม่าน: แต่ละคนดูการ์ดและเลือกโดยไม่มีใครเห็น เปิดหมด: เหมาะกับการหัดเล่น</translation>
    </message>
    <message>
        <source>privacy secret hide</source>
        <translation>ความเป็นส่วนตัว ลับ ซ่อน</translation>
    </message>
    <message>
        <source>Curtain</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>ม่าน</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>เปิดหมด</translation>
    </message>
    <message>
        <source>A small note says what a card does. Press I, right-click or hold a card to enlarge it.</source>
        <translation>ป้ายเล็ก ๆ จะบอกว่าการ์ดมีผลอย่างไร กด I คลิกขวา หรือกดการ์ดค้างไว้เพื่อดูใบใหญ่</translation>
    </message>
    <message>
        <source>Only when I ask</source>
        <translation>เฉพาะเมื่อขอดู</translation>
    </message>
    <message>
        <source>Graphics</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>กราฟิก</translation>
    </message>
    <message>
        <source>Automatic uses software rendering if there is no graphics card. Takes effect the next time Taletop starts.</source>
        <translation>แบบอัตโนมัติจะวาดภาพด้วยซอฟต์แวร์เมื่อไม่มีการ์ดจอ ค่าใหม่จะมีผลเมื่อเปิด Taletop ครั้งหน้า</translation>
    </message>
    <message>
        <source>renderer graphics OpenGL software slow black window</source>
        <translation>เรนเดอร์ กราฟิก OpenGL ซอฟต์แวร์ ช้า จอดำ หน้าต่าง</translation>
    </message>
    <message>
        <source>Automatic</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>อัตโนมัติ</translation>
    </message>
    <message>
        <source>Software</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>ซอฟต์แวร์</translation>
    </message>
    <message>
        <source>Reading</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>การอ่าน</translation>
    </message>
    <message>
        <source>Pace</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>จังหวะ</translation>
    </message>
    <message>
        <source>Your moves</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>การเล่นของคุณ</translation>
    </message>
    <message>
        <source>Sound</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>เสียง</translation>
    </message>
    <message>
        <source>Seat keys</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>ปุ่มคีย์บอร์ดของแต่ละที่นั่ง</translation>
    </message>
    <message>
        <source>Sharing a screen</source>
        <translation>ใช้จอร่วมกัน</translation>
    </message>
</context>
<context>
    <name>SettingsFoot</name>
    <message>
        <source>Reset everything?</source>
        <extracomment>Preferences: a button</extracomment>
        <translation>จะคืนค่าเริ่มต้นทั้งหมดไหม</translation>
    </message>
    <message>
        <source>Reset everything</source>
        <extracomment>Preferences: a button</extracomment>
        <translation>คืนค่าเริ่มต้นทั้งหมด</translation>
    </message>
    <message>
        <source>Resets all settings to their defaults. Saved games are kept.</source>
        <translation>คืนการตั้งค่าทุกอย่างเป็นค่าเริ่มต้น แต่เกมที่บันทึกไว้ยังอยู่</translation>
    </message>
    <message>
        <source>Reset this page</source>
        <translation>คืนค่าเริ่มต้นหน้านี้</translation>
    </message>
    <message>
        <source>Resets these settings to their defaults.</source>
        <translation>คืนการตั้งค่าในหน้านี้เป็นค่าเริ่มต้น</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Preferences: a button</extracomment>
        <translation>เสร็จแล้ว</translation>
    </message>
</context>
<context>
    <name>SettingsGroups</name>
    <message>
        <source>Settings categories</source>
        <extracomment>Preferences: heard for the list of its pages</extracomment>
        <translation>กลุ่มการตั้งค่า</translation>
    </message>
</context>
<context>
    <name>SettingsRows</name>
    <message>
        <source>No setting found for “%1”.</source>
        <translation>ไม่พบการตั้งค่าเรื่อง “%1”</translation>
    </message>
</context>
<context>
    <name>SettingsSheet</name>
    <message>
        <source>Preferences</source>
        <extracomment>Preferences: heading, or the field to search in</extracomment>
        <translation>การตั้งค่า</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Preferences: heading, or the field to search in</extracomment>
        <translation>ค้นหา</translation>
    </message>
</context>
<context>
    <name>SpotPlace</name>
    <message>
        <source>Front 1</source>
        <extracomment>Paper Tales: a place in the Kingdom, and what becomes of the Unit on it</extracomment>
        <translation>แถวหน้า 1</translation>
    </message>
    <message>
        <source>Front 2</source>
        <extracomment>Paper Tales: a place in the Kingdom, and what becomes of the Unit on it</extracomment>
        <translation>แถวหน้า 2</translation>
    </message>
    <message>
        <source>Front 3</source>
        <extracomment>Paper Tales: a place in the Kingdom, and what becomes of the Unit on it</extracomment>
        <translation>แถวหน้า 3</translation>
    </message>
    <message>
        <source>Back 1</source>
        <extracomment>Paper Tales: a place in the Kingdom, and what becomes of the Unit on it</extracomment>
        <translation>แถวหลัง 1</translation>
    </message>
    <message>
        <source>Back 2</source>
        <extracomment>Paper Tales: a place in the Kingdom, and what becomes of the Unit on it</extracomment>
        <translation>แถวหลัง 2</translation>
    </message>
    <message>
        <source>Fifth spot, opened by a level 2 Building</source>
        <translation>ช่องที่ห้า (เปิดด้วยอาคารระดับ 2)</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <extracomment>Paper Tales: a place in the Kingdom, and what becomes of the Unit on it</extracomment>
        <translation>%1 ว่าง</translation>
    </message>
    <message>
        <source>%1: %2, new</source>
        <translation>%1: %2 ใหม่</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Paper Tales: a place in the Kingdom, and what becomes of the Unit on it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>new</source>
        <extracomment>Paper Tales: a place in the Kingdom, and what becomes of the Unit on it</extracomment>
        <translation>ใหม่</translation>
    </message>
    <message>
        <source>will die</source>
        <extracomment>Paper Tales: a place in the Kingdom, and what becomes of the Unit on it</extracomment>
        <translation>จะตาย</translation>
    </message>
</context>
<context>
    <name>Spotlight</name>
    <message>
        <source>%1 is in the spotlight: %2</source>
        <translation>%1 อยู่กลางเวที: %2</translation>
    </message>
    <message>
        <source>%1 is in the spotlight</source>
        <translation>%1 อยู่กลางเวที</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>Tail Story: the name of a card in quotation marks</extracomment>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>Make the sound however you like. The rules take your word for it.</source>
        <translation>จะร้องแบบไหนก็ได้ กติกาถือว่าคุณร้องแล้ว</translation>
    </message>
</context>
<context>
    <name>StackPanel</name>
    <message>
        <source>stopped</source>
        <extracomment>Tail Story: what becomes of a card of the stack</extracomment>
        <translation>ถูกหยุด</translation>
    </message>
    <message>
        <source>will stop it</source>
        <translation>จะหยุด</translation>
    </message>
    <message>
        <source>stops it</source>
        <extracomment>Tail Story: what becomes of a card of the stack</extracomment>
        <translation>หยุด</translation>
    </message>
    <message>
        <source>will be stopped</source>
        <translation>จะถูกหยุด</translation>
    </message>
    <message>
        <source>will happen</source>
        <extracomment>Tail Story: what becomes of a card of the stack</extracomment>
        <translation>จะเกิดผล</translation>
    </message>
    <message>
        <source>What’s happening: %1</source>
        <translation>กำลังเกิดขึ้น: %1</translation>
    </message>
    <message>
        <source>Nothing is waiting to resolve</source>
        <translation>ไม่มีอะไรรอเกิดผลอยู่</translation>
    </message>
    <message>
        <source>Play it here</source>
        <translation>เล่นตรงนี้</translation>
    </message>
    <message>
        <source>Sprint! Nobody can stop anything this turn.</source>
        <translation>สปรินต์! เทิร์นนี้ไม่มีใครหยุดอะไรได้</translation>
    </message>
</context>
<context>
    <name>StatisticsLines</name>
    <message>
        <source>Won: %1</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>ชนะ: %1</translation>
    </message>
    <message>
        <source>Best score: %1</source>
        <translation>แต้มสูงสุด: %1</translation>
    </message>
    <message>
        <source>Last played: %1</source>
        <translation>เล่นล่าสุด: %1</translation>
    </message>
</context>
<context>
    <name>StatisticsSheet</name>
    <message>
        <source>Statistics</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>สถิติ</translation>
    </message>
    <message>
        <source>Reading your saved games…</source>
        <translation>กำลังอ่านเกมที่บันทึกไว้…</translation>
    </message>
    <message>
        <source>No games yet. Your first one will appear here.</source>
        <translation>ยังไม่มีเกม เกมแรกของคุณจะแสดงตรงนี้</translation>
    </message>
    <message>
        <source>Counts the saved games on this computer. Remove one and it no longer counts.</source>
        <translation>นับจากเกมที่บันทึกไว้ในเครื่องนี้ ถ้าลบเกมไหนก็จะไม่นับเกมนั้นอีก</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>ปิด</translation>
    </message>
</context>
<context>
    <name>StoryCard</name>
    <message>
        <source>yours</source>
        <extracomment>StoryLine: on the card that the seated player gave</extracomment>
        <translation>ของคุณ</translation>
    </message>
</context>
<context>
    <name>StorybookChoice</name>
    <message>
        <source>Deck</source>
        <extracomment>New game: the deck of words that the tale is told with</extracomment>
        <translation>สำรับ</translation>
    </message>
    <message>
        <source>Tell the tale in our words or with a deck you’ve made.</source>
        <translation>เล่านิทานด้วยถ้อยคำที่มากับโปรแกรม หรือด้วยสำรับที่คุณทำเอง</translation>
    </message>
    <message>
        <source>Make my own</source>
        <translation>ทำสำรับของตัวเอง</translation>
    </message>
    <message>
        <source>Copies our deck to your folder so that you can change it in any text editor.</source>
        <translation>คัดลอกสำรับที่มากับโปรแกรมไปไว้ในโฟลเดอร์ของคุณ แล้วแก้ด้วยโปรแกรมแก้ไขข้อความใดก็ได้</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>เปิดโฟลเดอร์</translation>
    </message>
    <message>
        <source>The folder for decks can’t be opened: %1</source>
        <translation>เปิดโฟลเดอร์ของสำรับไม่ได้: %1</translation>
    </message>
</context>
<context>
    <name>StorylineKeys</name>
    <message>
        <source>The Scary Tales table</source>
        <translation>โต๊ะ Scary Tales</translation>
    </message>
    <message>
        <source>Previous card</source>
        <extracomment>StoryLine: what a key does, in the list of keys</extracomment>
        <translation>การ์ดใบก่อน</translation>
    </message>
    <message>
        <source>Next card</source>
        <extracomment>StoryLine: what a key does, in the list of keys</extracomment>
        <translation>การ์ดใบถัดไป</translation>
    </message>
    <message>
        <source>The line above</source>
        <translation>บรรทัดบน</translation>
    </message>
    <message>
        <source>The line below</source>
        <translation>บรรทัดล่าง</translation>
    </message>
    <message>
        <source>Pick a card, press again to confirm</source>
        <translation>เลือกการ์ด แล้วกดอีกครั้งเพื่อยืนยัน</translation>
    </message>
    <message>
        <source>Pick a card by number</source>
        <translation>เลือกการ์ดตามหมายเลข</translation>
    </message>
    <message>
        <source>Give or choose</source>
        <translation>ส่งหรือเลือก</translation>
    </message>
    <message>
        <source>Write a name</source>
        <translation>เขียนชื่อ</translation>
    </message>
    <message>
        <source>Previous page</source>
        <extracomment>StoryLine: what a key does, in the list of keys</extracomment>
        <translation>หน้าก่อน</translation>
    </message>
    <message>
        <source>Next page</source>
        <extracomment>StoryLine: what a key does, in the list of keys</extracomment>
        <translation>หน้าถัดไป</translation>
    </message>
    <message>
        <source>Read the page aloud</source>
        <translation>อ่านหน้านี้ออกเสียง</translation>
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
        <translation>กำลังรอการ์ดจาก %1</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>StoryLine: a button beside the question, or the question and more about it; &apos;, &apos; stands between titles</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>Page %1 is open. The tale waits on page %2.</source>
        <translation>คุณเปิดหน้า %1 อยู่ แต่นิทานเล่าถึงหน้า %2 แล้ว</translation>
    </message>
    <message>
        <source>Choose these two</source>
        <translation>เลือกสองใบนี้</translation>
    </message>
    <message>
        <source>Choose this one</source>
        <translation>เลือกใบนี้</translation>
    </message>
    <message>
        <source>Give them</source>
        <extracomment>StoryLine: a button beside the question, or the question and more about it; &apos;, &apos; stands between titles</extracomment>
        <translation>ส่งทั้งคู่</translation>
    </message>
    <message>
        <source>Give it</source>
        <extracomment>StoryLine: a button beside the question, or the question and more about it; &apos;, &apos; stands between titles</extracomment>
        <translation>ส่งใบนี้</translation>
    </message>
    <message>
        <source>Back to page %1</source>
        <translation>กลับไปหน้า %1</translation>
    </message>
</context>
<context>
    <name>StorylineRules</name>
    <message>
        <source>What you do</source>
        <translation>ต้องทำอะไรบ้าง</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>StoryLine: a heading of the rules in short</extracomment>
        <translation>การ์ด</translation>
    </message>
    <message>
        <source>A page</source>
        <extracomment>StoryLine: a heading of the rules in short</extracomment>
        <translation>ในหนึ่งหน้า</translation>
    </message>
    <message>
        <source>The choice</source>
        <extracomment>StoryLine: a heading of the rules in short</extracomment>
        <translation>การเลือก</translation>
    </message>
    <message>
        <source>Words of your own</source>
        <translation>เติมคำเอง</translation>
    </message>
    <message>
        <source>Two banners</source>
        <extracomment>StoryLine: a heading of the rules in short</extracomment>
        <translation>สองแถบ</translation>
    </message>
    <message>
        <source>The next page</source>
        <translation>หน้าต่อไป</translation>
    </message>
    <message>
        <source>The tokens</source>
        <extracomment>StoryLine: a heading of the rules in short</extracomment>
        <translation>โทเคน</translation>
    </message>
    <message>
        <source>Who wins</source>
        <extracomment>StoryLine: a heading of the rules in short</extracomment>
        <translation>ผู้ชนะ</translation>
    </message>
    <message>
        <source>The book</source>
        <extracomment>StoryLine: a heading of the rules in short</extracomment>
        <translation>หนังสือ</translation>
    </message>
    <message>
        <source>How to play StoryLine: Scary Tales</source>
        <translation>วิธีเล่น StoryLine: Scary Tales</translation>
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
        <translation>เลิกทำ</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>A part of every table; short</extracomment>
        <translation>คำใบ้</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>A part of every table; short</extracomment>
        <translation>ประวัติ</translation>
    </message>
    <message>
        <source>Go back</source>
        <extracomment>A part of every table; short</extracomment>
        <translation>กลับ</translation>
    </message>
</context>
<context>
    <name>TableTools</name>
    <message>
        <source>Log</source>
        <extracomment>A small button of the table</extracomment>
        <translation>ประวัติ</translation>
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
        <translation>ไม่ได้เปิดการ์ดในมือของใครอยู่</translation>
    </message>
    <message>
        <source>%1 has no cards.</source>
        <translation>%1: ไม่มีการ์ดในมือ</translation>
    </message>
    <message>
        <source>%1’s hand: %2</source>
        <translation>การ์ดในมือของ %1: %2</translation>
    </message>
    <message>
        <source>Picked up: %1</source>
        <translation>หยิบขึ้นมา: %1</translation>
    </message>
    <message>
        <source>On the table: %1</source>
        <translation>บนโต๊ะ: %1</translation>
    </message>
    <message>
        <source>Before %1: %2</source>
        <translation>ตรงหน้า %1: %2</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>ยังไม่มีอะไรเกิดขึ้น</translation>
    </message>
</context>
<context>
    <name>TailCard</name>
    <message>
        <source>%1
Altered: %2</source>
        <translation>%1
ร่างแปลง: %2</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>Tail Story: on a card that was stopped</extracomment>
        <translation>ถูกหยุด</translation>
    </message>
</context>
<context>
    <name>TailstoryKeys</name>
    <message>
        <source>The Tail Story table</source>
        <translation>โต๊ะ Tail Story</translation>
    </message>
    <message>
        <source>Pick a card in your hand, a number or a target</source>
        <translation>เลือกการ์ดในมือ ตัวเลข หรือเป้าหมาย</translation>
    </message>
    <message>
        <source>Draw and discard</source>
        <translation>จั่วแล้วทิ้ง</translation>
    </message>
    <message>
        <source>Use the ability</source>
        <translation>ใช้ความสามารถ</translation>
    </message>
    <message>
        <source>Swap</source>
        <extracomment>Tail Story: what a key does, in the list of keys</extracomment>
        <translation>แลก</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>จบเทิร์น</translation>
    </message>
    <message>
        <source>Let it go</source>
        <translation>ปล่อยผ่าน</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>Tail Story: what a key does, in the list of keys</extracomment>
        <translation>ใช่</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>Tail Story: what a key does, in the list of keys</extracomment>
        <translation>ไม่</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Tail Story: what a key does, in the list of keys</extracomment>
        <translation>เสร็จแล้ว</translation>
    </message>
    <message>
        <source>Press the main button</source>
        <translation>กดปุ่มหลัก</translation>
    </message>
    <message>
        <source>Look through your discard pile</source>
        <translation>ดูกองทิ้งของคุณ</translation>
    </message>
    <message>
        <source>Search the pile</source>
        <translation>ค้นหาในกอง</translation>
    </message>
</context>
<context>
    <name>TailstoryPostcard</name>
    <message>
        <source>What a show!</source>
        <extracomment>the headline of a theatre poster</extracomment>
        <translation>โชว์สุดยอด!</translation>
    </message>
</context>
<context>
    <name>TailstoryPrompt</name>
    <message>
        <source>Choose a player to aim at.</source>
        <translation>เลือกผู้เล่นหนึ่งคนเป็นเป้าหมาย</translation>
    </message>
    <message>
        <source>Choose the card to use.</source>
        <translation>เลือกการ์ดที่จะใช้</translation>
    </message>
    <message>
        <source>Nobody stops it</source>
        <translation>ไม่มีใครหยุด</translation>
    </message>
    <message>
        <source>Choose a Stopping card, or let it go.</source>
        <translation>เลือกการ์ดหยุด หรือปล่อยผ่าน</translation>
    </message>
    <message>
        <source>You have no Stopping card, so let it go.</source>
        <translation>คุณไม่มีการ์ดหยุด จึงต้องปล่อยผ่าน</translation>
    </message>
</context>
<context>
    <name>TailstoryRules</name>
    <message>
        <source>Goal</source>
        <extracomment>Tail Story: a heading of the rules in short</extracomment>
        <translation>เป้าหมาย</translation>
    </message>
    <message>
        <source>Setup</source>
        <extracomment>Tail Story: a heading of the rules in short</extracomment>
        <translation>เตรียมเล่น</translation>
    </message>
    <message>
        <source>A turn</source>
        <extracomment>Tail Story: a heading of the rules in short</extracomment>
        <translation>ในหนึ่งเทิร์น</translation>
    </message>
    <message>
        <source>Actions</source>
        <extracomment>Tail Story: a heading of the rules in short</extracomment>
        <translation>แอ็กชัน</translation>
    </message>
    <message>
        <source>Event cards</source>
        <extracomment>Tail Story: a heading of the rules in short</extracomment>
        <translation>การ์ดอีเวนต์</translation>
    </message>
    <message>
        <source>Stopping</source>
        <extracomment>Tail Story: a heading of the rules in short</extracomment>
        <translation>การหยุด</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <extracomment>Tail Story: a heading of the rules in short</extracomment>
        <translation>โบนัส</translation>
    </message>
    <message>
        <source>The deck check</source>
        <translation>เช็กกอง</translation>
    </message>
    <message>
        <source>Achievements</source>
        <extracomment>Tail Story: a heading of the rules in short</extracomment>
        <translation>ความสำเร็จ</translation>
    </message>
    <message>
        <source>Altered abilities</source>
        <extracomment>Tail Story: a heading of the rules in short</extracomment>
        <translation>ความสามารถร่างแปลง</translation>
    </message>
    <message>
        <source>How to play Tail Story</source>
        <translation>Tail Story: วิธีเล่น</translation>
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
        <translation>หน้า %1: %2</translation>
    </message>
    <message>
        <source>Page %1</source>
        <extracomment>StoryLine: heard for a page of the tale</extracomment>
        <translation>หน้า %1</translation>
    </message>
</context>
<context>
    <name>TaleRibbon</name>
    <message>
        <source>The tale so far</source>
        <translation>นิทานจนถึงตอนนี้</translation>
    </message>
</context>
<context>
    <name>TextPage</name>
    <message>
        <source>Character</source>
        <extracomment>StoryLine: a kind of story card, below the place where one is missing</extracomment>
        <translation>ตัวละคร</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>StoryLine: a kind of story card, below the place where one is missing</extracomment>
        <translation>สถานที่</translation>
    </message>
    <message>
        <source>Feature</source>
        <extracomment>StoryLine: a kind of story card, below the place where one is missing</extracomment>
        <translation>ลักษณะ</translation>
    </message>
    <message>
        <source>Object</source>
        <extracomment>StoryLine: a kind of story card, below the place where one is missing</extracomment>
        <translation>สิ่งของ</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>StoryLine: a kind of story card, below the place where one is missing</extracomment>
        <translation>การกระทำ</translation>
    </message>
    <message>
        <source>%1 reads this page, then chooses</source>
        <translation>%1 อ่านหน้านี้แล้วเลือกการ์ด</translation>
    </message>
    <message>
        <source>Page %1. %2</source>
        <translation>หน้า %1 %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 จาก %2</translation>
    </message>
</context>
<context>
    <name>ThingKeys</name>
    <message>
        <source>Move between cards and places</source>
        <translation>เลื่อนไปตามการ์ดและช่อง</translation>
    </message>
    <message>
        <source>Press, or confirm</source>
        <translation>กด หรือยืนยัน</translation>
    </message>
</context>
<context>
    <name>ThoughtSlip</name>
    <message>
        <source>Go back</source>
        <extracomment>button that cancels a move that would give something up</extracomment>
        <translation>กลับ</translation>
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
        <translation>หางของ %1</translation>
    </message>
</context>
<context>
    <name>TimelineBar</name>
    <message>
        <source>Slow</source>
        <extracomment>Looking back at the game: a heading, a button or a speed</extracomment>
        <translation>ช้า</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>Looking back at the game: a heading, a button or a speed</extracomment>
        <translation>ปกติ</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>Looking back at the game: a heading, a button or a speed</extracomment>
        <translation>เร็ว</translation>
    </message>
    <message>
        <source>Looking back</source>
        <extracomment>Looking back at the game: a heading, a button or a speed</extracomment>
        <translation>ดูย้อนหลัง</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>ไปที่จุดเริ่ม</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>ถอยหนึ่งขั้น</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Looking back at the game: a heading, a button or a speed</extracomment>
        <translation>หยุด</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Looking back at the game: a heading, a button or a speed</extracomment>
        <translation>เล่นอัตโนมัติ</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>เดินหน้าหนึ่งขั้น</translation>
    </message>
    <message>
        <source>To the last move</source>
        <translation>ไปขั้นสุดท้าย</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>เล่นต่อจากตรงนี้</translation>
    </message>
    <message>
        <source>A practice game that isn’t saved.</source>
        <translation>เป็นเกมฝึก ไม่มีการบันทึก</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <extracomment>Looking back at the game: a heading, a button or a speed</extracomment>
        <translation>ความเร็วในการเล่นอัตโนมัติ</translation>
    </message>
    <message>
        <source>Choose whose cards to show</source>
        <translation>เลือกว่าจะเปิดการ์ดของใคร</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>กลับมาปัจจุบัน</translation>
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
        <translation>ดูย้อนหลัง</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>ถอยหนึ่งขั้น</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>เดินหน้าหนึ่งขั้น</translation>
    </message>
    <message>
        <source>To the previous turn</source>
        <translation>ไปเทิร์นก่อน</translation>
    </message>
    <message>
        <source>To the next turn</source>
        <translation>ไปเทิร์นถัดไป</translation>
    </message>
    <message>
        <source>To the next turning point</source>
        <translation>ไปจุดเปลี่ยนถัดไป</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>เล่นต่อจากตรงนี้</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>ไปที่จุดเริ่ม</translation>
    </message>
    <message>
        <source>To the last move</source>
        <translation>ไปขั้นสุดท้าย</translation>
    </message>
    <message>
        <source>Play or stop</source>
        <translation>เล่นอัตโนมัติหรือหยุด</translation>
    </message>
    <message>
        <source>Choose whose cards to show</source>
        <translation>เลือกว่าจะเปิดการ์ดของใคร</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>กลับมาปัจจุบัน</translation>
    </message>
</context>
<context>
    <name>TimelineSlider</name>
    <message>
        <source>Move %1 of %2</source>
        <translation>ขั้นที่ %1 จาก %2</translation>
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
        <translation>แสดงสภาพโต๊ะในตอนนั้น</translation>
    </message>
</context>
<context>
    <name>TurningPoints</name>
    <message>
        <source>Turning points, as seen from your seat</source>
        <translation>จุดเปลี่ยนของเกมเมื่อมองจากที่นั่งของคุณ</translation>
    </message>
    <message>
        <source>Whose decisions to review</source>
        <translation>ดูการตัดสินใจของใคร</translation>
    </message>
    <message>
        <source>Looking back…</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>กำลังดูย้อนหลัง…</translation>
    </message>
    <message>
        <source>No decision cost you anything you could have foreseen from your seat.</source>
        <translation>เท่าที่คุณพอจะเดาได้จากที่นั่งของคุณ ไม่มีครั้งไหนที่ตัดสินใจแล้วเสียเปรียบ</translation>
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
        <translation>%1: ถามฉันอีกครั้ง</translation>
    </message>
    <message>
        <source>%1 won’t be asked until their turn. Press to be asked again.</source>
        <translation>จะไม่ถาม %1 อีกจนกว่าจะถึงเทิร์นของเจ้าตัว กดที่นี่เพื่อให้ถามอีกครั้ง</translation>
    </message>
</context>
<context>
    <name>UndoButton</name>
    <message>
        <source>Undo</source>
        <extracomment>Button: takes the last move back</extracomment>
        <translation>เลิกทำ</translation>
    </message>
    <message>
        <source>Ask to undo</source>
        <translation>ขอเลิกทำ</translation>
    </message>
    <message>
        <source>Undo…</source>
        <extracomment>Button: takes the last move back</extracomment>
        <translation>เลิกทำ…</translation>
    </message>
    <message>
        <source>Skips to the end of the narration</source>
        <translation>ข้ามไปจนจบการเล่า</translation>
    </message>
</context>
<context>
    <name>VoteSlip</name>
    <message>
        <source>Take it back</source>
        <translation>ย้อนการเล่น</translation>
    </message>
    <message>
        <source>Yes, everyone agrees</source>
        <translation>ทุกคนตกลง</translation>
    </message>
    <message>
        <source>Leave it</source>
        <extracomment>The table is asked whether everybody agrees: a button</extracomment>
        <translation>ปล่อยไว้ตามเดิม</translation>
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
        <translation>ชื่อว่า … (ถ้าอยากตั้ง)</translation>
    </message>
    <message>
        <source>a detail (if you like)</source>
        <translation>รายละเอียด (ถ้าอยากเติม)</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>Print this help message and exit</source>
        <translation>แสดงวิธีใช้นี้แล้วออก</translation>
    </message>
    <message>
        <source>Usage</source>
        <extracomment>Written by a program in its help on the command line; OPTIONS, SUBCOMMAND and REQUIRED stand in capitals in its line of usage</extracomment>
        <translation>วิธีใช้</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <extracomment>Written by a program in its help on the command line; OPTIONS, SUBCOMMAND and REQUIRED stand in capitals in its line of usage</extracomment>
        <translation>ตัวเลือก</translation>
    </message>
    <message>
        <source>SUBCOMMAND</source>
        <extracomment>Written by a program in its help on the command line; OPTIONS, SUBCOMMAND and REQUIRED stand in capitals in its line of usage</extracomment>
        <translation>คำสั่งย่อย</translation>
    </message>
    <message>
        <source>Arguments</source>
        <extracomment>Written by a program in its help on the command line; OPTIONS, SUBCOMMAND and REQUIRED stand in capitals in its line of usage</extracomment>
        <translation>อาร์กิวเมนต์ตามตำแหน่ง</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <extracomment>Written by a program in its help on the command line; OPTIONS, SUBCOMMAND and REQUIRED stand in capitals in its line of usage</extracomment>
        <translation>ต้องระบุ</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>Written by a program in its help on the command line; OPTIONS, SUBCOMMAND and REQUIRED stand in capitals in its line of usage</extracomment>
        <translation>ตัวเลือก</translation>
    </message>
    <message>
        <source>Subcommands</source>
        <extracomment>Written by a program in its help on the command line; OPTIONS, SUBCOMMAND and REQUIRED stand in capitals in its line of usage</extracomment>
        <translation>คำสั่งย่อย</translation>
    </message>
    <message>
        <source>unexpected argument &apos;%1&apos;</source>
        <translation>มีอาร์กิวเมนต์ “%1” เกินมา</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>ยังไม่ได้ระบุ %1</translation>
    </message>
    <message>
        <source>%1 needs one value</source>
        <translation>%1 ต้องมีค่าหนึ่งค่า</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a whole number from %2 to 2^64 - 1</source>
        <translation>“%1” ต้องเป็นจำนวนเต็มตั้งแต่ %2 ถึง 2^64 - 1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a whole number from %2 to %3</source>
        <translation>“%1” ต้องเป็นจำนวนเต็มตั้งแต่ %2 ถึง %3</translation>
    </message>
    <message>
        <source>%1 decisions, %2 games</source>
        <translation>ตัดสินใจ %1 ครั้ง, %2 เกม</translation>
    </message>
    <message>
        <source>%1, %2 seats, random moves, nothing recorded</source>
        <translation>%1, %2 ที่นั่ง, เล่นแบบสุ่ม, ไม่เก็บเหตุการณ์</translation>
    </message>
    <message>
        <source>%1 decisions per CPU-second</source>
        <translation>ตัดสินใจ %1 ครั้งต่อวินาทีซีพียู</translation>
    </message>
    <message>
        <source>%1 games per CPU-second</source>
        <translation>%1 เกมต่อวินาทีซีพียู</translation>
    </message>
    <message>
        <source>%1 ns per state copy of %2 bytes</source>
        <translation>%1 ns ต่อการคัดลอกสถานะ %2 ไบต์หนึ่งครั้ง</translation>
    </message>
    <message>
        <source>%1 ns per reference step; a decision takes as long as %2 of them</source>
        <translation>%1 ns ต่อขั้นอ้างอิงหนึ่งขั้น การตัดสินใจหนึ่งครั้งใช้ %2 ขั้น</translation>
    </message>
    <message>
        <source>List the games</source>
        <translation>แสดงรายชื่อเกม</translation>
    </message>
    <message>
        <source>Check a save or a transcript and print its result</source>
        <translation>ตรวจเกมที่บันทึกไว้หรือประวัติการเล่น แล้วแสดงผล</translation>
    </message>
    <message>
        <source>A save or a transcript</source>
        <translation>เกมที่บันทึกไว้หรือประวัติการเล่น</translation>
    </message>
    <message>
        <source>List the languages</source>
        <translation>แสดงรายชื่อภาษา</translation>
    </message>
    <message>
        <source>Game ID, as listed by taletop-cli games</source>
        <translation>รหัสของเกม (ดูได้ด้วย taletop-cli games)</translation>
    </message>
    <message>
        <source>Number of seats</source>
        <translation>จำนวนที่นั่ง</translation>
    </message>
    <message>
        <source>key=value; may be given several times</source>
        <translation>key=value ใส่ได้หลายครั้ง</translation>
    </message>
    <message>
        <source>Seed of the first game</source>
        <translation>ค่า seed ของเกมแรก</translation>
    </message>
    <message>
        <source>Print one JSON object</source>
        <translation>แสดงผลเป็นออบเจกต์ JSON เดียว</translation>
    </message>
    <message>
        <source>Let bots play and print the results</source>
        <translation>ให้บอตเล่นแล้วแสดงผล</translation>
    </message>
    <message>
        <source>Kinds of bots, one for each seat, separated by commas, such as casual,random</source>
        <translation>ชนิดของบอต ที่นั่งละหนึ่งชนิด คั่นด้วยจุลภาค เช่น casual,random</translation>
    </message>
    <message>
        <source>Number of games, with seeds S, S+1, ...</source>
        <translation>จำนวนเกม โดยใช้ค่า seed S, S+1, ...</translation>
    </message>
    <message>
        <source>Write the game to this file</source>
        <translation>เขียนเกมลงไฟล์นี้</translation>
    </message>
    <message>
        <source>Compare bots by playing each deal with every bot in every seat</source>
        <translation>เทียบฝีมือบอต โดยเล่นการแจกชุดเดิมซ้ำจนบอตทุกตัวได้นั่งครบทุกที่นั่ง</translation>
    </message>
    <message>
        <source>Kinds of bots, such as sharp,casual; the last one takes all remaining seats. A bot that thinks ahead may have a budget of its own, in moves: sharp:20000</source>
        <translation>ชนิดของบอต เช่น sharp,casual ตัวสุดท้ายจะเล่นทุกที่นั่งที่เหลือ ถ้าเป็นบอตที่คิดล่วงหน้า จะกำหนดจำนวนการเล่นที่ให้คิดด้วยก็ได้ เช่น sharp:20000</translation>
    </message>
    <message>
        <source>Number of deals, with seeds S, S+1, ...</source>
        <translation>จำนวนครั้งที่แจกการ์ด โดยใช้ค่า seed S, S+1, ...</translation>
    </message>
    <message>
        <source>Stop as soon as it is clear whether the first bot is stronger by LOW or by HIGH Elo</source>
        <translation>หยุดทันทีที่รู้แน่ว่าบอตตัวแรกเก่งกว่าอยู่ LOW หรือ HIGH Elo</translation>
    </message>
    <message>
        <source>Count the sequences of moves from a seeded start</source>
        <translation>นับลำดับการเล่นทั้งหมดจากจุดเริ่มตามค่า seed</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Written by taletop-cli in a terminal, in its help or in a table of figures</extracomment>
        <translation>จำนวนการเล่น</translation>
    </message>
    <message>
        <source>Measure how fast random games are played</source>
        <translation>วัดความเร็วการเล่นแบบสุ่ม</translation>
    </message>
    <message>
        <source>Play exactly this many decisions, so that instructions can be counted</source>
        <translation>ตัดสินใจตามจำนวนครั้งนี้พอดี เพื่อให้นับจำนวนคำสั่งเครื่องได้</translation>
    </message>
    <message>
        <source>Write reference files for comparing later versions</source>
        <translation>เขียนไฟล์อ้างอิงไว้เทียบกับรุ่นหลัง ๆ</translation>
    </message>
    <message>
        <source>Existing folder to write to</source>
        <translation>โฟลเดอร์ปลายทางที่มีอยู่แล้ว</translation>
    </message>
    <message>
        <source>a command is missing; the commands are: %1</source>
        <translation>ยังไม่ได้ระบุคำสั่ง คำสั่งที่มีคือ: %1</translation>
    </message>
    <message>
        <source>there is no command &apos;%1&apos;; the commands are: %2</source>
        <translation>ไม่มีคำสั่ง “%1” คำสั่งที่มีคือ: %2</translation>
    </message>
    <message>
        <source>--bots takes one list separated by commas, such as casual,random; &apos;%1&apos; comes after a space</source>
        <translation>--bots รับรายการบอตรายการเดียวที่คั่นด้วยจุลภาค เช่น casual,random แต่ “%1” อยู่หลังช่องว่าง</translation>
    </message>
    <message>
        <source>%1; try taletop-cli --help</source>
        <translation>%1 ดูวิธีใช้ได้ด้วย taletop-cli --help</translation>
    </message>
    <message>
        <source>the output could not be written in full; make sure there is room for it</source>
        <translation>เขียนผลลัพธ์ได้ไม่ครบ ตรวจดูว่าปลายทางมีที่ว่างพอหรือไม่</translation>
    </message>
    <message>
        <source>--language %1 is unknown; use one of %2</source>
        <translation>--language %1: ไม่มีภาษานี้ ภาษาที่มีคือ %2</translation>
    </message>
    <message>
        <source>Taletop in a terminal: a card table that knows the rules</source>
        <translation>Taletop ในเทอร์มินัล: โต๊ะเล่นการ์ดที่รู้กติกา</translation>
    </message>
    <message>
        <source>Use this language instead of the system’s: %1</source>
        <translation>ใช้ภาษานี้แทนภาษาของระบบ: %1</translation>
    </message>
    <message>
        <source>%1, %2 seats: %3 deals, %4 games; par is %5%</source>
        <translation>%1, %2 ที่นั่ง: แจก %3 ครั้ง, %4 เกม, ถ้าเก่งเท่ากันจะชนะ %5%</translation>
    </message>
    <message>
        <source>%1% +-%2 of the wins, %3 +-%4 points ahead, %5 ms of CPU per move (worst %6), %7 moves simulated for each</source>
        <translation>ชนะ %1% ±%2, นำ %3 ±%4 แต้ม, ใช้ซีพียู %5 ms ต่อการเล่นหนึ่งครั้ง (นานสุด %6), แต่ละครั้งจำลองการเล่นล่วงหน้า %7 ครั้ง</translation>
    </message>
    <message>
        <source>likelihood ratio %1 between %2 and %3 Elo, so the higher one is accepted</source>
        <translation>อัตราส่วนภาวะน่าจะเป็น %1 ระหว่าง %2 กับ %3 Elo จึงยอมรับค่าสูง</translation>
    </message>
    <message>
        <source>likelihood ratio %1 between %2 and %3 Elo, so the lower one is accepted</source>
        <translation>อัตราส่วนภาวะน่าจะเป็น %1 ระหว่าง %2 กับ %3 Elo จึงยอมรับค่าต่ำ</translation>
    </message>
    <message>
        <source>likelihood ratio %1 between %2 and %3 Elo, so nothing is decided yet</source>
        <translation>อัตราส่วนภาวะน่าจะเป็น %1 ระหว่าง %2 กับ %3 Elo จึงยังตัดสินไม่ได้</translation>
    </message>
    <message>
        <source>a duel needs at least two bots and no more than there are seats: --bots sharp,casual</source>
        <translation>การดวลต้องมีบอตอย่างน้อยสองตัวและไม่เกินจำนวนที่นั่ง: --bots sharp,casual</translation>
    </message>
    <message>
        <source>--sprt needs two Elo numbers from -1000 to 1000, the lower one first, such as 0,20; not &apos;%1&apos;</source>
        <translation>--sprt ต้องเป็นค่า Elo สองค่าตั้งแต่ -1000 ถึง 1000 โดยให้ค่าต่ำมาก่อน เช่น 0,20 ไม่ใช่ “%1”</translation>
    </message>
    <message>
        <source>game with seed %1: %2</source>
        <translation>เกมจากค่า seed %1: %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 ถึง %2</translation>
    </message>
    <message>
        <source>%1, %2 to %3 seats, rules revision %4</source>
        <translation>%1, %2 ถึง %3 ที่นั่ง, กติการุ่น %4</translation>
    </message>
    <message>
        <source>there is no game &apos;%1&apos;; the games are: %2</source>
        <translation>ไม่มีเกม “%1” เกมที่มีคือ: %2</translation>
    </message>
    <message>
        <source>--option needs key=value, not &apos;%1&apos;</source>
        <translation>--option ต้องเป็น key=value ไม่ใช่ “%1”</translation>
    </message>
    <message>
        <source>--bots names %1 for %2 seats; name one bot for each seat</source>
        <translation>--bots ระบุบอต %1 ตัว แต่มี %2 ที่นั่ง ต้องระบุที่นั่งละหนึ่งตัว</translation>
    </message>
    <message>
        <source>--transcript is for one game; leave out --games</source>
        <translation>--transcript ใช้กับเกมเดียว ให้เอา --games ออก</translation>
    </message>
    <message>
        <source>cannot read &apos;%1&apos; (%2); specify a save or a transcript</source>
        <translation>อ่าน “%1” ไม่ได้ (%2) ให้ระบุเกมที่บันทึกไว้หรือประวัติการเล่น</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a folder; specify a save or a transcript</source>
        <translation>“%1” เป็นโฟลเดอร์ ให้ระบุเกมที่บันทึกไว้หรือประวัติการเล่น</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a regular file; specify a save or a transcript</source>
        <translation>“%1” ไม่ใช่ไฟล์ธรรมดา ให้ระบุเกมที่บันทึกไว้หรือประวัติการเล่น</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is too large; specify a save or a transcript</source>
        <translation>“%1” ใหญ่เกินไป ให้ระบุเกมที่บันทึกไว้หรือประวัติการเล่น</translation>
    </message>
    <message>
        <source>game over</source>
        <extracomment>Written by taletop-cli in a terminal, in its help or in a table of figures</extracomment>
        <translation>เกมจบแล้ว</translation>
    </message>
    <message>
        <source>game not over</source>
        <translation>เกมยังไม่จบ</translation>
    </message>
    <message>
        <source>save of %1, %2 entries, %3</source>
        <translation>เกมที่บันทึกไว้ของ %1, %2 รายการ, %3</translation>
    </message>
    <message>
        <source>transcript of %1, %2 entries, %3</source>
        <translation>ประวัติการเล่นของ %1, %2 รายการ, %3</translation>
    </message>
    <message>
        <source>at the end:</source>
        <translation>เมื่อจบเกม:</translation>
    </message>
    <message>
        <source>wins %1 (%2%)  total %3  =</source>
        <translation>ชนะ %1 (%2%)  รวม %3  =</translation>
    </message>
    <message>
        <source>%1: %2 games, %3 refusals, %4 decisions and %5 entries per game</source>
        <translation>%1: %2 เกม, ถูกปฏิเสธ %3 ครั้ง, ตัดสินใจเกมละ %4 ครั้ง, เกมละ %5 รายการ</translation>
    </message>
    <message>
        <source>by bot</source>
        <extracomment>Written by taletop-cli in a terminal, in its help or in a table of figures</extracomment>
        <translation>แยกตามบอต</translation>
    </message>
    <message>
        <source>by seat</source>
        <extracomment>Written by taletop-cli in a terminal, in its help or in a table of figures</extracomment>
        <translation>แยกตามที่นั่ง</translation>
    </message>
    <message>
        <source>cannot write to &apos;%1&apos; (%2); specify a file in a folder that exists</source>
        <translation>เขียนลง “%1” ไม่ได้ (%2) ให้ระบุไฟล์ในโฟลเดอร์ที่มีอยู่</translation>
    </message>
    <message>
        <source>&apos;%1&apos; could not be written in full (%2); free some space or choose another file</source>
        <translation>เขียนลง “%1” ได้ไม่ครบ (%2) ให้เพิ่มพื้นที่ว่างหรือระบุไฟล์อื่น</translation>
    </message>
    <message>
        <source>&apos;%1&apos; could not be written in full (%2); choose another file</source>
        <translation>เขียนลง “%1” ได้ไม่ครบ (%2) ให้ระบุไฟล์อื่น</translation>
    </message>
    <message>
        <source>Start one of these games right away: %1</source>
        <translation>เริ่มเกมใดเกมหนึ่งต่อไปนี้ทันที: %1</translation>
    </message>
    <message>
        <source>Players for the last seats, one each, separated by commas, such as casual,random,human</source>
        <translation>ผู้เล่นของที่นั่งท้าย ๆ ที่นั่งละหนึ่งคน คั่นด้วยจุลภาค เช่น casual,random,human</translation>
    </message>
    <message>
        <source>Number that decides all random events</source>
        <translation>หมายเลขที่กำหนดผลการสุ่มทั้งหมด</translation>
    </message>
    <message>
        <source>A game option, as key=value; may be repeated</source>
        <translation>ตัวเลือกของเกมแบบ key=value ใส่ซ้ำได้</translation>
    </message>
    <message>
        <source>Resume the newest unfinished game</source>
        <translation>เล่นต่อจากเกมที่ค้างไว้ล่าสุด</translation>
    </message>
    <message>
        <source>Play a game between bots, save pictures of it in this folder, and quit</source>
        <translation>ให้บอตเล่นหนึ่งเกม เก็บรูปไว้ในโฟลเดอร์นี้ แล้วออกจากโปรแกรม</translation>
    </message>
    <message>
        <source>Keep saves and settings in this folder</source>
        <translation>เก็บเกมที่บันทึกและการตั้งค่าไว้ในโฟลเดอร์นี้</translation>
    </message>
    <message>
        <source>Always open a new window</source>
        <translation>เปิดหน้าต่างแยกต่างหาก แม้มีหน้าต่างอื่นเปิดอยู่</translation>
    </message>
    <message>
        <source>Pace: %1</source>
        <extracomment>Written by the program on the command line</extracomment>
        <translation>จังหวะ: %1</translation>
    </message>
    <message>
        <source>Use this language this time only: %1, or a translation file (.qm)</source>
        <translation>ใช้ภาษานี้เฉพาะครั้งนี้: %1 หรือไฟล์คำแปล (.qm)</translation>
    </message>
    <message>
        <source>A saved game (.taletop) to continue</source>
        <translation>เกมที่บันทึกไว้ (.taletop) ที่จะเล่นต่อ</translation>
    </message>
    <message>
        <source>Display program version information and exit</source>
        <translation>แสดงรุ่นของโปรแกรมแล้วออก</translation>
    </message>
    <message>
        <source>%1 is empty; write a value after it, or leave it out</source>
        <translation>%1 ยังไม่มีค่า ให้ใส่ค่าต่อท้าย หรือเอาออก</translation>
    </message>
    <message>
        <source>--resume opens the newest game and FILE opens another; leave one of them out</source>
        <translation>--resume เปิดเกมล่าสุด ส่วน FILE เปิดอีกเกม เลือกใช้อย่างใดอย่างหนึ่ง</translation>
    </message>
    <message>
        <source>%1 continues a game that already has its players and options; leave out %2</source>
        <translation>%1 ใช้เล่นต่อเกมที่กำหนดผู้เล่นและตัวเลือกไว้แล้ว ให้เอา %2 ออก</translation>
    </message>
    <message>
        <source>--demo plays a game of its own and keeps nothing; leave out %1</source>
        <translation>--demo เริ่มเกมใหม่ของตัวเองและไม่บันทึกอะไรไว้ ให้เอา %1 ออก</translation>
    </message>
    <message>
        <source>%1 is a folder; specify a saved game, a file that ends in .taletop</source>
        <translation>%1 เป็นโฟลเดอร์ ให้ระบุไฟล์เกมที่บันทึกไว้ ซึ่งมีชื่อลงท้ายด้วย .taletop</translation>
    </message>
    <message>
        <source>%1 does not exist; specify a saved game, a file that ends in .taletop</source>
        <translation>ไม่มีไฟล์ %1 ให้ระบุไฟล์เกมที่บันทึกไว้ ซึ่งมีชื่อลงท้ายด้วย .taletop</translation>
    </message>
    <message>
        <source>%1 is not a regular file; specify a saved game, a file that ends in .taletop</source>
        <translation>%1 ไม่ใช่ไฟล์ธรรมดา ให้ระบุไฟล์เกมที่บันทึกไว้ ซึ่งมีชื่อลงท้ายด้วย .taletop</translation>
    </message>
    <message>
        <source>--language %1 is unknown; use one of %2, or a file that ends in .qm</source>
        <translation>--language %1: ไม่มีภาษานี้ ภาษาที่มีคือ %2 และไฟล์ที่มีชื่อลงท้ายด้วย .qm</translation>
    </message>
    <message>
        <source>--language %1: no such file</source>
        <translation>--language %1: ไม่มีไฟล์นี้</translation>
    </message>
    <message>
        <source>--bots names %1 players for %2 seats</source>
        <translation>--bots ระบุผู้เล่น %1 คน แต่มี %2 ที่นั่ง</translation>
    </message>
    <message>
        <source>there is no bot &apos;%1&apos;; the bots are: %2</source>
        <translation>ไม่มีบอต “%1” บอตที่มีคือ: %2</translation>
    </message>
    <message>
        <source>there is no table for &apos;%1&apos;; the games are: %2</source>
        <translation>ไม่มีโต๊ะสำหรับ “%1” เกมที่มีคือ: %2</translation>
    </message>
    <message>
        <source>--option %1 needs a value; write %1=VALUE</source>
        <translation>--option %1 ยังไม่มีค่า ให้เขียน %1=VALUE</translation>
    </message>
    <message>
        <source>--seed must be a whole number, 0 or greater, not &apos;%1&apos;</source>
        <translation>--seed ต้องเป็นจำนวนเต็มตั้งแต่ 0 ขึ้นไป ไม่ใช่ “%1”</translation>
    </message>
    <message>
        <source>--speed must be one of %1, not &apos;%2&apos;</source>
        <translation>--speed ต้องเป็นค่าใดค่าหนึ่งใน %1 ไม่ใช่ “%2”</translation>
    </message>
    <message>
        <source>--data-dir %1 is a file; specify a folder</source>
        <translation>--data-dir %1 เป็นไฟล์ ให้ระบุโฟลเดอร์</translation>
    </message>
    <message>
        <source>Taletop: a card table that knows the rules</source>
        <translation>Taletop: โต๊ะเล่นการ์ดที่รู้กติกา</translation>
    </message>
    <message>
        <source>%1; try --help</source>
        <translation>%1 ดูวิธีใช้ได้ด้วย --help</translation>
    </message>
    <message>
        <source>there is no display; --demo FOLDER plays a game without one</source>
        <translation>ไม่มีจอภาพ ใช้ --demo โฟลเดอร์ เพื่อเล่นหนึ่งเกมโดยไม่ต้องใช้จอ</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>Read this first</source>
        <translation>อ่านข้อความนี้ก่อน</translation>
    </message>
    <message>
        <source>seat %1</source>
        <extracomment>Where a name is missing, or a word of the table that all games share; Stands for the name of a player who has none</extracomment>
        <translation>ที่นั่ง %1</translation>
    </message>
    <message>
        <source>The rules allow it.</source>
        <translation>กติกาอนุญาตให้ทำได้</translation>
    </message>
    <message>
        <source>Look at what each choice would lead to.</source>
        <translation>ดูว่าแต่ละตัวเลือกจะให้ผลอย่างไร</translation>
    </message>
    <message>
        <source>We’ll try that in a moment.</source>
        <translation>เดี๋ยวเราค่อยลองแบบนั้นกัน</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>เกมจบแล้ว</translation>
    </message>
    <message>
        <source>The cards are being shuffled.</source>
        <translation>กำลังสับการ์ด</translation>
    </message>
    <message>
        <source>It’s up to chance.</source>
        <translation>ขึ้นอยู่กับโชค</translation>
    </message>
    <message>
        <source>The game continues.</source>
        <translation>เกมดำเนินต่อไป</translation>
    </message>
    <message>
        <source>It’s your turn.</source>
        <translation>ถึงเทิร์นของคุณแล้ว</translation>
    </message>
    <message>
        <source>Waiting for %1.</source>
        <translation>กำลังรอ %1</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %n player(s).</source>
        <translation>
            <numerusform>กำลังรอผู้เล่น %n คน</numerusform>
        </translation>
    </message>
    <message>
        <source>Points: %1</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>แต้ม: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>
            <numerusform>%n แต้ม</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>there is no bot &apos;%1&apos;; the bots are: %2</source>
        <translation>ไม่มีบอต “%1” บอตที่มีคือ: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; does not think ahead; leave out the colon and what follows it</source>
        <translation>“%1” ไม่คิดล่วงหน้า ให้ตัดเครื่องหมายทวิภาคและส่วนที่ตามหลังออก</translation>
    </message>
    <message>
        <source>the budget &apos;%1&apos; must be a whole number of moves from 1 to %2</source>
        <translation>จำนวนการเล่นที่ให้บอตคิด “%1” ต้องเป็นจำนวนเต็มตั้งแต่ 1 ถึง %2</translation>
    </message>
    <message>
        <source>seat %1’s move %2 was refused: %3</source>
        <translation>การเล่น %2 ของที่นั่ง %1 ถูกปฏิเสธ: %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 ถึง %2</translation>
    </message>
    <message>
        <source>%1 has no option &apos;%2&apos;; it has: %3</source>
        <translation>%1 ไม่มีตัวเลือก “%2” ตัวเลือกที่มีคือ: %3</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>ไม่มี</translation>
    </message>
    <message>
        <source>option %1 cannot be &apos;%2&apos;; allowed: %3</source>
        <translation>ตัวเลือก %1 เป็น “%2” ไม่ได้ ค่าที่ใช้ได้: %3</translation>
    </message>
    <message>
        <source>%1 is for %2 to %3 seats, not %4</source>
        <translation>%1 เล่นได้ %2 ถึง %3 ที่นั่ง ไม่ใช่ %4</translation>
    </message>
    <message>
        <source>option %1 cannot be %2; allowed: %3</source>
        <translation>ตัวเลือก %1 เป็น %2 ไม่ได้ ค่าที่ใช้ได้: %3</translation>
    </message>
    <message>
        <source>the line is nested too deeply</source>
        <translation>ข้อมูลในบรรทัดนี้ซ้อนกันลึกเกินไป</translation>
    </message>
    <message>
        <source>the line is not a JSON object</source>
        <translation>บรรทัดนี้ไม่ใช่ออบเจกต์ JSON</translation>
    </message>
    <message>
        <source>&apos;%1&apos; appears twice in the line</source>
        <translation>มี “%1” ซ้ำสองครั้งในบรรทัดนี้</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is missing</source>
        <translation>ไม่มี “%1”</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be text</source>
        <translation>“%1” ต้องเป็นข้อความ</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is too long</source>
        <translation>“%1” ยาวเกินไป</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a whole number from %2 to %3</source>
        <translation>“%1” ต้องเป็นจำนวนเต็มตั้งแต่ %2 ถึง %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be true or false</source>
        <translation>“%1” ต้องเป็น true หรือ false</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be an object</source>
        <translation>“%1” ต้องเป็นออบเจกต์</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a list</source>
        <translation>“%1” ต้องเป็นรายการ</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a list of remarks</source>
        <translation>“%1” ต้องเป็นรายการข้อความประกอบ</translation>
    </message>
    <message>
        <source>step %1 of the lesson cannot be reached: %2.</source>
        <translation>ไปไม่ถึงขั้นที่ %1 ของบทเรียน: %2</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>เกมจบแล้ว</translation>
    </message>
    <message>
        <source>the line has no move that can be made here</source>
        <translation>ลำดับการเล่นของบทเรียนไม่มีการเล่นไหนที่ทำได้ตรงนี้</translation>
    </message>
    <message>
        <source>%1 cannot have a name or detail</source>
        <translation>ใส่ชื่อหรือรายละเอียดให้ %1 ไม่ได้</translation>
    </message>
    <message>
        <source>the name or detail for %1 was refused: %2</source>
        <translation>ชื่อหรือรายละเอียดของ %1 ใช้ไม่ได้: %2</translation>
    </message>
    <message>
        <source>the name or detail for %1 is not in the form that saves use</source>
        <translation>ชื่อหรือรายละเอียดของ %1 ไม่ตรงตามรูปแบบที่ใช้ในเกมที่บันทึกไว้</translation>
    </message>
    <message>
        <source>the game is already over before this entry</source>
        <translation>เกมจบไปก่อนถึงรายการนี้แล้ว</translation>
    </message>
    <message>
        <source>a shuffle is expected here, but this entry is a move</source>
        <translation>ตรงนี้ต้องเป็นการสับการ์ด แต่รายการนี้เป็นการเล่น</translation>
    </message>
    <message>
        <source>an automatic step is expected here, but this entry is a move</source>
        <translation>ตรงนี้ต้องเป็นขั้นที่เกมเดินเอง แต่รายการนี้เป็นการเล่น</translation>
    </message>
    <message>
        <source>a move is expected here, but this entry is a shuffle</source>
        <translation>ตรงนี้ต้องเป็นการเล่น แต่รายการนี้เป็นการสับการ์ด</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>บรรทัด %1: %2</translation>
    </message>
    <message>
        <source>the table after this entry differs from the saved one</source>
        <translation>สภาพโต๊ะหลังรายการนี้ไม่ตรงกับที่บันทึกไว้</translation>
    </message>
    <message>
        <source>a shuffle cannot add a name or detail</source>
        <translation>ใส่ชื่อหรือรายละเอียดให้การสับการ์ดไม่ได้</translation>
    </message>
    <message>
        <source>%1 is not a list of drawn numbers</source>
        <translation>%1 ไม่ใช่รายการตัวเลขที่สุ่มได้</translation>
    </message>
    <message>
        <source>the numbers drawn are not the ones needed here</source>
        <translation>ตัวเลขที่สุ่มได้ไม่ตรงกับที่ต้องใช้ตรงนี้</translation>
    </message>
    <message>
        <source>an automatic step is expected here, but this entry is %1</source>
        <translation>ตรงนี้ต้องเป็นขั้นที่เกมเดินเอง แต่รายการนี้คือ %1</translation>
    </message>
    <message>
        <source>there is no seat %1 in this game</source>
        <translation>เกมนี้ไม่มีที่นั่ง %1</translation>
    </message>
    <message>
        <source>%1 is not a move in %2</source>
        <translation>%1 ไม่ใช่การเล่นที่ทำได้ใน %2</translation>
    </message>
    <message>
        <source>seat %1 cannot play %2 here: %3</source>
        <translation>ที่นั่ง %1 เล่น %2 ตรงนี้ไม่ได้: %3</translation>
    </message>
    <message>
        <source>expected entry %1 here</source>
        <translation>ตรงนี้ควรเป็นรายการที่ %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a hash</source>
        <translation>“%1” ต้องเป็นค่าแฮช</translation>
    </message>
    <message>
        <source>the line is too long</source>
        <translation>บรรทัดนี้ยาวเกินไป</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The last line of the save was incomplete and has been left out. The game continues after move %1.</source>
        <translation>บรรทัดสุดท้ายของเกมที่บันทึกไว้ไม่สมบูรณ์ จึงตัดออก เกมจะเล่นต่อจากหลังการเล่นครั้งที่ %1</translation>
    </message>
    <message>
        <source>The save was made under an older version of the rules. All its moves are legal, and the game continues under today’s rules.</source>
        <translation>เกมนี้บันทึกไว้ตั้งแต่สมัยใช้กติกาฉบับเก่า แต่ทุกการเล่นถูกกติกา จึงเล่นต่อได้ตามกติกาปัจจุบัน</translation>
    </message>
    <message>
        <source>This game was dealt by hand, so its deal number would give a different deal.</source>
        <translation>เกมนี้แจกการ์ดด้วยมือ ถ้าใช้หมายเลขการแจกการ์ดของเกมนี้จะแจกออกมาไม่เหมือนเดิม</translation>
    </message>
    <message>
        <source>The checksum of the save’s first line was missing. Names, options and the record of moves taken back may have been changed by hand.</source>
        <translation>เกมที่บันทึกไว้ไม่มีค่าตรวจสอบในบรรทัดแรก ชื่อ ตัวเลือก และบันทึกการย้อนการเล่นจึงอาจถูกแก้ด้วยมือ</translation>
    </message>
    <message>
        <source>This save has a bot that is not known here (%1), perhaps from a newer Taletop. You can look at the save, or keep playing with another bot.</source>
        <translation>เกมที่บันทึกไว้นี้มีบอตที่ Taletop รุ่นนี้ไม่รู้จัก (%1) ซึ่งอาจมาจาก Taletop รุ่นใหม่กว่า จะเปิดดูหรือเล่นต่อกับบอตตัวอื่นก็ได้</translation>
    </message>
    <message>
        <source>This save was made by a newer Taletop</source>
        <translation>เกมที่บันทึกไว้นี้มาจาก Taletop รุ่นใหม่กว่า</translation>
    </message>
    <message>
        <source>This save was made under older rules that are no longer supported</source>
        <translation>เกมที่บันทึกไว้นี้ใช้กติกาเก่าที่ไม่รองรับแล้ว</translation>
    </message>
    <message>
        <source>This save is damaged on line %1</source>
        <translation>เกมที่บันทึกไว้นี้เสียหายที่บรรทัด %1</translation>
    </message>
    <message>
        <source>%1. You can look at it here.</source>
        <translation>%1 แต่ยังเปิดดูได้</translation>
    </message>
    <message>
        <source>%1. The first %2 of %3 moves can be shown.</source>
        <translation>%1 แต่ยังแสดงการเล่น %2 ครั้งแรกจากทั้งหมด %3 ครั้งได้</translation>
    </message>
    <message>
        <source>%1 Update Taletop to keep playing.</source>
        <translation>%1 ต้องอัปเดต Taletop ก่อนจึงจะเล่นต่อได้</translation>
    </message>
    <message>
        <source>this save was made by a newer Taletop and none of its moves can be read here. Update Taletop to open it.</source>
        <translation>เกมที่บันทึกไว้นี้มาจาก Taletop รุ่นใหม่กว่า รุ่นนี้จึงอ่านการเล่นในเกมไม่ได้เลย ต้องอัปเดต Taletop ก่อนจึงจะเปิดได้</translation>
    </message>
    <message>
        <source>the file is too large to be a Taletop save</source>
        <translation>ไฟล์ใหญ่เกินกว่าจะเป็นเกมที่บันทึกไว้ของ Taletop</translation>
    </message>
    <message>
        <source>&apos;%1&apos; now plays for a bot from a newer Taletop.</source>
        <translation>จากนี้ “%1” จะเล่นแทนบอตจาก Taletop รุ่นใหม่กว่า</translation>
    </message>
    <message>
        <source>a seat’s name is too long or contains control characters</source>
        <translation>ชื่อของที่นั่งยาวเกินไปหรือมีอักขระควบคุม</translation>
    </message>
    <message>
        <source>there is no kind of player called %1</source>
        <translation>ไม่มีผู้เล่นชนิด %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a list of seats</source>
        <translation>“%1” ต้องเป็นรายการที่นั่ง</translation>
    </message>
    <message>
        <source>this is not something the table can agree to</source>
        <translation>เรื่องนี้ทั้งโต๊ะตกลงกันเองไม่ได้</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a list of agreements</source>
        <translation>“%1” ต้องเป็นรายการข้อตกลงของโต๊ะ</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a list of seat changes</source>
        <translation>“%1” ต้องเป็นรายการเปลี่ยนที่นั่ง</translation>
    </message>
    <message>
        <source>option %1 must be text</source>
        <translation>ตัวเลือก %1 ต้องเป็นข้อความ</translation>
    </message>
    <message>
        <source>this is not a Taletop save</source>
        <translation>ไฟล์นี้ไม่ใช่เกมที่บันทึกไว้ของ Taletop</translation>
    </message>
    <message>
        <source>this is a transcript, not a save. Check it with: taletop-cli replay FILE</source>
        <translation>ไฟล์นี้เป็นประวัติการเล่น ไม่ใช่เกมที่บันทึกไว้ ให้ตรวจด้วย: taletop-cli replay ไฟล์</translation>
    </message>
    <message>
        <source>this is not a Taletop save: %1</source>
        <translation>ไฟล์นี้ไม่ใช่เกมที่บันทึกไว้ของ Taletop: %1</translation>
    </message>
    <message>
        <source>this save was made by a newer Taletop and cannot be read here: %1. Update Taletop to open it.</source>
        <translation>เกมที่บันทึกไว้นี้มาจาก Taletop รุ่นใหม่กว่า รุ่นนี้จึงอ่านไม่ได้: %1 ต้องอัปเดต Taletop ก่อนจึงจะเปิดได้</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a file name</source>
        <translation>“%1” ต้องเป็นชื่อไฟล์</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a whole number</source>
        <translation>“%1” ต้องเป็นจำนวนเต็ม</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a date</source>
        <translation>“%1” ต้องเป็นวันที่</translation>
    </message>
    <message>
        <source>the game %1 is not known here. Open the save with a Taletop that has this game.</source>
        <translation>Taletop รุ่นนี้ไม่มีเกม %1 ต้องเปิดเกมที่บันทึกไว้ด้วย Taletop รุ่นที่มีเกมนี้</translation>
    </message>
    <message>
        <source>the line has changed since it was saved</source>
        <translation>บรรทัดนี้ถูกแก้หลังจากบันทึกแล้ว</translation>
    </message>
    <message>
        <source>%1. Open another file.</source>
        <translation>%1 ลองเปิดไฟล์อื่น</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>ไฟล์ว่างเปล่า</translation>
    </message>
    <message>
        <source>the save ends in the middle of its first line</source>
        <translation>ไฟล์เกมที่บันทึกไว้ขาดกลางบรรทัดแรก</translation>
    </message>
    <message>
        <source>%1. Record the game again.</source>
        <translation>%1 ต้องบันทึกประวัติการเล่นใหม่</translation>
    </message>
    <message>
        <source>this is neither a Taletop save nor a transcript. Choose another file.</source>
        <translation>ไฟล์นี้ไม่ใช่เกมที่บันทึกไว้และไม่ใช่ประวัติการเล่นของ Taletop ต้องระบุไฟล์อื่น</translation>
    </message>
    <message>
        <source>this transcript was made by a newer Taletop. Update Taletop to check it.</source>
        <translation>ประวัติการเล่นนี้มาจาก Taletop รุ่นใหม่กว่า ต้องอัปเดต Taletop ก่อนจึงจะตรวจได้</translation>
    </message>
    <message>
        <source>the game %1 is not known here. Check the transcript with a Taletop that has this game.</source>
        <translation>Taletop รุ่นนี้ไม่มีเกม %1 ต้องตรวจประวัติการเล่นด้วย Taletop รุ่นที่มีเกมนี้</translation>
    </message>
    <message>
        <source>nothing may follow the result</source>
        <translation>หลังผลลัพธ์ต้องไม่มีอะไรต่อท้าย</translation>
    </message>
    <message>
        <source>the file is empty. Choose another file.</source>
        <translation>ไฟล์ว่างเปล่า ต้องระบุไฟล์อื่น</translation>
    </message>
    <message>
        <source>the state does not follow from the rules</source>
        <translation>สถานะไม่เป็นไปตามกติกา</translation>
    </message>
    <message>
        <source>the events do not fit the move</source>
        <translation>เหตุการณ์ไม่ตรงกับการเล่น</translation>
    </message>
    <message>
        <source>there is a result, but the game is not over</source>
        <translation>มีผลลัพธ์ แต่เกมยังไม่จบ</translation>
    </message>
    <message>
        <source>the result is missing or does not follow from the rules</source>
        <translation>ไม่มีผลลัพธ์ หรือผลลัพธ์ไม่เป็นไปตามกติกา</translation>
    </message>
    <message>
        <source>the file is too large to be a transcript. Choose another file.</source>
        <translation>ไฟล์ใหญ่เกินกว่าจะเป็นประวัติการเล่น ต้องระบุไฟล์อื่น</translation>
    </message>
    <message>
        <source>%1. The file was changed by hand or by another program; open an older copy.</source>
        <translation>%1 ไฟล์นี้ถูกแก้ด้วยมือหรือด้วยโปรแกรมอื่น ลองเปิดสำเนาที่เก่ากว่า</translation>
    </message>
    <message>
        <source>%1 (rule %2)</source>
        <translation>%1 (กติกา %2)</translation>
    </message>
    <message>
        <source>these options make only %1 Event cards; %2 players need %3 (TS-130)</source>
        <translation>ตัวเลือกเหล่านี้ทำให้มีการ์ดอีเวนต์แค่ %1 ใบ แต่ผู้เล่น %2 คนต้องใช้ %3 ใบ (TS-130)</translation>
    </message>
    <message>
        <source>option narrator names seat %1, but there are only %2 (SL-16)</source>
        <translation>ตัวเลือก narrator ระบุให้ผู้เล่าอยู่ที่นั่ง %1 แต่มีแค่ %2 ที่นั่ง (SL-16)</translation>
    </message>
    <message>
        <source>it belongs to another game.</source>
        <translation>การเล่นนี้เป็นของเกมอื่น</translation>
    </message>
</context>
<context>
    <name>foxtail</name>
    <message>
        <source>Summer</source>
        <extracomment>Foxtail: the game&apos;s name, one of its options, or a season: the look of a set of cards</extracomment>
        <translation>ฤดูร้อน</translation>
    </message>
    <message>
        <source>Autumn</source>
        <extracomment>Foxtail: the game&apos;s name, one of its options, or a season: the look of a set of cards</extracomment>
        <translation>ฤดูใบไม้ร่วง</translation>
    </message>
    <message>
        <source>Winter</source>
        <extracomment>Foxtail: the game&apos;s name, one of its options, or a season: the look of a set of cards</extracomment>
        <translation>ฤดูหนาว</translation>
    </message>
    <message>
        <source>Spring</source>
        <extracomment>Foxtail: the game&apos;s name, one of its options, or a season: the look of a set of cards</extracomment>
        <translation>ฤดูใบไม้ผลิ</translation>
    </message>
    <message>
        <source>Foxtail</source>
        <extracomment>Foxtail: the game&apos;s name, one of its options, or a season: the look of a set of cards</extracomment>
        <translation>Foxtail</translation>
    </message>
    <message>
        <source>Grow your fox the prettiest tail</source>
        <translation>ต่อหางที่สวยที่สุดให้จิ้งจอกของคุณ</translation>
    </message>
    <message>
        <source>Foxtail is a game by Fox and Talen Lee. This table is not theirs. The rules are in our words, and the cards are our own.</source>
        <translation>Foxtail เป็นเกมของ Fox และ Talen Lee ส่วนโต๊ะนี้ไม่ใช่ผลงานของทั้งสอง เราเรียบเรียงกติกาด้วยถ้อยคำของเราเอง และทำการ์ดขึ้นเอง</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>Foxtail: the game&apos;s name, one of its options, or a season: the look of a set of cards</extracomment>
        <translation>ธีม</translation>
    </message>
    <message>
        <source>Which pictures the charms show. Nothing else changes.</source>
        <translation>กำหนดแค่รูปบนชาร์ม อย่างอื่นเหมือนเดิม</translation>
    </message>
    <message>
        <source>This turn you can only draw.</source>
        <translation>เทิร์นนี้คุณทำได้แค่จั่ว</translation>
    </message>
    <message>
        <source>No tip can come this turn, so draw now and brush later.</source>
        <translation>เทิร์นนี้ยังไม่มีทางจั่วได้ปลายหาง จั่วก่อนแล้วค่อยแปรงทีหลัง</translation>
    </message>
    <message>
        <source>Brushing can’t improve your tail, so draw.</source>
        <translation>ตอนนี้แปรงแล้วหางก็ไม่ดีขึ้น จั่วดีกว่า</translation>
    </message>
    <message>
        <source>A new bit is worth about two points.</source>
        <translation>ท่อนใหม่หนึ่งท่อนมีค่าราวสองแต้ม</translation>
    </message>
    <message>
        <source>A new bit is worth about two points. A brush would gain less.</source>
        <translation>ท่อนใหม่หนึ่งท่อนมีค่าราวสองแต้ม ถ้าแปรงหางจะได้น้อยกว่านั้น</translation>
    </message>
    <message numerus="yes">
        <source>A brush can raise your tail from %1 to %n tail point(s).</source>
        <translation>
            <numerusform>ถ้าแปรงหาง แต้มในหางจะเพิ่มจาก %1 เป็น %n แต้มได้</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A brush can make a chain of %1 and a match of %2, with %n tail point(s) instead of %3.</source>
        <translation>
            <numerusform>ถ้าแปรงหาง จะได้ชุดเรียง %1 ชาร์มกับชุดเหมือน %2 ชาร์ม และแต้มในหางจะเปลี่ยนจาก %3 เป็น %n แต้ม</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A brush can make a chain of %1, with %n tail point(s) instead of %2.</source>
        <translation>
            <numerusform>ถ้าแปรงหาง จะได้ชุดเรียง %1 ชาร์ม และแต้มในหางจะเปลี่ยนจาก %2 เป็น %n แต้ม</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A brush can make a match of %1, with %n tail point(s) instead of %2.</source>
        <translation>
            <numerusform>ถ้าแปรงหาง จะได้ชุดเหมือน %1 ชาร์ม และแต้มในหางจะเปลี่ยนจาก %2 เป็น %n แต้ม</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A brush can score %n tail point(s) instead of %1.</source>
        <translation>
            <numerusform>ถ้าแปรงหาง แต้มในหางจะเปลี่ยนจาก %1 เป็น %n แต้ม</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gives you +%2 and takes %n point(s) from your rivals.</source>
        <translation>
            <numerusform>“%1” ให้คุณ +%2 แต้ม และทำให้คู่แข่งเสีย %n แต้ม</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gives you %n tail point(s), a chain of %2 and a match of %3.</source>
        <translation>
            <numerusform>“%1” ให้แต้มในหาง %n แต้ม พร้อมชุดเรียง %2 ชาร์มและชุดเหมือน %3 ชาร์ม</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tail point(s) in all</source>
        <translation>
            <numerusform>รวมแต้มในหาง %n แต้ม</numerusform>
        </translation>
    </message>
    <message>
        <source>chain of %1</source>
        <translation>ชุดเรียง %1 ชาร์ม</translation>
    </message>
    <message>
        <source>match of %1</source>
        <translation>ชุดเหมือน %1 ชาร์ม</translation>
    </message>
    <message numerus="yes">
        <source>%1 gives you %n tail point(s) and a chain of %2.</source>
        <translation>
            <numerusform>“%1” ให้แต้มในหาง %n แต้ม พร้อมชุดเรียง %2 ชาร์ม</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gives you %n tail point(s) and a match of %2.</source>
        <translation>
            <numerusform>“%1” ให้แต้มในหาง %n แต้ม พร้อมชุดเหมือน %2 ชาร์ม</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 makes no set and leaves you at %n tail point(s).</source>
        <translation>
            <numerusform>“%1” ไม่ได้ชุดเลย แต้มในหางจะอยู่ที่ %n แต้ม</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every link is set, with %n tail point(s). Confirm the brush.</source>
        <translation>
            <numerusform>จัดครบทุกจุดต่อแล้ว แต้มในหางเป็น %n แต้ม กด “ตกลง” ได้เลย</numerusform>
        </translation>
    </message>
    <message>
        <source>No tail shows more joins than %1’s: %2.</source>
        <translation>ไม่มีหางไหนมีจุดต่อที่มองเห็นมากกว่าหางของ %1 ซึ่งมี %2 จุด</translation>
    </message>
    <message>
        <source>Joins showing in %1’s tail: %2.</source>
        <translation>หางของ %1 มีจุดต่อที่มองเห็น %2 จุด</translation>
    </message>
    <message>
        <source>Nobody sits there. That seat isn’t in this game.</source>
        <translation>ตรงนั้นไม่มีใครนั่ง เพราะเกมนี้ไม่มีที่นั่งนั้น</translation>
    </message>
    <message>
        <source>The cards are still being shuffled. Wait until the deck is ready.</source>
        <translation>กำลังสับการ์ดอยู่ รอให้กองจั่วพร้อมก่อน</translation>
    </message>
    <message>
        <source>All tails are complete, so there’s nothing left to draw or to brush.</source>
        <translation>ทุกหางเสร็จสมบูรณ์แล้ว จึงไม่มีอะไรให้จั่วหรือแปรงอีก</translation>
    </message>
    <message>
        <source>Your tail got its tip on turn %1 and is complete. Watch the others finish theirs.</source>
        <translation>หางของคุณได้ปลายหางในเทิร์น %1 และเสร็จสมบูรณ์แล้ว คอยดูคนอื่นต่อหางให้เสร็จได้เลย</translation>
    </message>
    <message>
        <source>Your tail got its tip on turn %1, and a complete tail can’t change.</source>
        <translation>หางของคุณได้ปลายหางในเทิร์น %1 แล้ว หางที่สมบูรณ์แล้วจะเปลี่ยนอีกไม่ได้</translation>
    </message>
    <message>
        <source>You’ve already acted this turn. The next one begins when the others are done.</source>
        <translation>คุณเล่นเทิร์นนี้ไปแล้ว เทิร์นถัดไปจะเริ่มเมื่อคนอื่นเล่นเสร็จ</translation>
    </message>
    <message>
        <source>You draw one card a turn, and you’re already drawing. The next card comes next turn.</source>
        <translation>คุณจั่วได้เทิร์นละใบ และตอนนี้กำลังจั่วอยู่แล้ว ไว้เทิร์นหน้าค่อยจั่วใบต่อไป</translation>
    </message>
    <message>
        <source>You’ve chosen to brush this turn. Draw your next card next turn.</source>
        <translation>เทิร์นนี้คุณเลือกแปรงหางไปแล้ว ไว้เทิร์นหน้าค่อยจั่วใบต่อไป</translation>
    </message>
    <message>
        <source>You’ve chosen to draw this turn. You can brush next turn.</source>
        <translation>เทิร์นนี้คุณเลือกจั่วไปแล้ว ไว้เทิร์นหน้าค่อยแปรงหาง</translation>
    </message>
    <message>
        <source>You’re already brushing. Set the links one by one, then confirm the brush.</source>
        <translation>คุณกำลังแปรงหางอยู่แล้ว จัดจุดต่อทีละจุด แล้วกด “ตกลง”</translation>
    </message>
    <message>
        <source>First everyone chooses to draw or to brush. Links come when all have chosen.</source>
        <translation>ทุกคนต้องเลือกก่อนว่าจะจั่วหรือแปรง แล้วจึงจัดจุดต่อ</translation>
    </message>
    <message>
        <source>You brushed on your last turn, so draw now. You may brush again the turn after.</source>
        <translation>เทิร์นที่แล้วคุณแปรงหาง เทิร์นนี้จึงต้องจั่ว แล้วเทิร์นหน้าจะแปรงได้อีก</translation>
    </message>
    <message numerus="yes">
        <source>A tail of %n bit(s) has no link to brush. Draw until there are two.</source>
        <translation>
            <numerusform>หางที่มี %n ท่อนยังไม่มีจุดต่อให้แปรง ต้องจั่วให้ครบสองท่อนก่อน</numerusform>
        </translation>
    </message>
    <message>
        <source>The first bit lies next to the fox without a link. Links begin with the second bit.</source>
        <translation>ท่อนแรกวางข้างจิ้งจอกได้เลยโดยไม่มีจุดต่อ จุดต่อเริ่มมีตั้งแต่ท่อนที่สอง</translation>
    </message>
    <message>
        <source>A placed link stays as it is. To change it, brush your tail.</source>
        <translation>จุดต่อที่จัดแล้วจะคงเดิม ถ้าอยากเปลี่ยนก็ต้องแปรงหาง</translation>
    </message>
    <message>
        <source>The new bit can’t lie straight. Choose one of the four ways to join it.</source>
        <translation>ท่อนใหม่จะวางตรง ๆ ไม่ได้ ต้องเลือกวิธีต่อหนึ่งในสี่แบบ</translation>
    </message>
    <message>
        <source>There are only four links: over or under, with the tops or the bottoms together.</source>
        <translation>จุดต่อมีแค่สี่แบบ คือทับหรือสอด โดยชิดขอบบนหรือชิดขอบล่าง</translation>
    </message>
    <message numerus="yes">
        <source>Every link of this brush is set, %n in all. Confirm the brush, or take a link back.</source>
        <translation>
            <numerusform>จัดจุดต่อครบทั้ง %n จุดแล้ว จะกด “ตกลง” หรือย้อนไปเลือกจุดต่อใหม่ก็ได้</numerusform>
        </translation>
    </message>
    <message>
        <source>Only %1 of %2 links are set. Choose one for every bit after the first.</source>
        <translation>เพิ่งเลือกวิธีต่อไป %1 จาก %2 จุด ต้องเลือกให้ครบทุกท่อนที่อยู่หลังท่อนแรก</translation>
    </message>
    <message>
        <source>You aren’t brushing, so there’s no brush to confirm.</source>
        <translation>คุณไม่ได้กำลังแปรงหาง จึงไม่มีอะไรให้กด “ตกลง”</translation>
    </message>
    <message>
        <source>The vote comes later, when every tail has its tip.</source>
        <translation>ยังไม่ถึงเวลาโหวต ต้องรอให้ทุกหางมีปลายหางก่อน</translation>
    </message>
    <message>
        <source>In solo practice there’s nobody to vote for.</source>
        <translation>ถ้าฝึกคนเดียวก็ไม่มีใครให้โหวต</translation>
    </message>
    <message>
        <source>You’ve already voted and given your point away.</source>
        <translation>คุณโหวตและให้แต้มไปแล้ว</translation>
    </message>
    <message>
        <source>Your own tail may be the prettiest, but your point goes to another player.</source>
        <translation>หางของคุณอาจสวยที่สุดก็จริง แต่แต้มนี้ต้องให้ผู้เล่นคนอื่น</translation>
    </message>
    <message>
        <source>Nobody sits there. Give your point to a player in this game.</source>
        <translation>ตรงนั้นไม่มีใครนั่ง ต้องให้แต้มแก่ผู้เล่นที่อยู่ในเกมนี้</translation>
    </message>
    <message>
        <source>top left</source>
        <extracomment>Foxtail: a line of the score, or which of the four corners of a tail bit</extracomment>
        <translation>ซ้ายบน</translation>
    </message>
    <message>
        <source>top right</source>
        <extracomment>Foxtail: a line of the score, or which of the four corners of a tail bit</extracomment>
        <translation>ขวาบน</translation>
    </message>
    <message>
        <source>bottom left</source>
        <extracomment>Foxtail: a line of the score, or which of the four corners of a tail bit</extracomment>
        <translation>ซ้ายล่าง</translation>
    </message>
    <message>
        <source>bottom right</source>
        <extracomment>Foxtail: a line of the score, or which of the four corners of a tail bit</extracomment>
        <translation>ขวาล่าง</translation>
    </message>
    <message numerus="yes">
        <source>Match of %n charm(s), %1</source>
        <translation>
            <numerusform>ชุดเหมือน %n ชาร์มที่มุม%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chain of %n charm(s), %1</source>
        <translation>
            <numerusform>ชุดเรียง %n ชาร์มที่มุม%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Foxtail: a line of the score, or which of the four corners of a tail bit</extracomment>
        <translation>ชุดเหมือน</translation>
    </message>
    <message>
        <source>Chains</source>
        <extracomment>Foxtail: a line of the score, or which of the four corners of a tail bit</extracomment>
        <translation>ชุดเรียง</translation>
    </message>
    <message>
        <source>Longest chain</source>
        <extracomment>Foxtail: a line of the score, or which of the four corners of a tail bit; Foxtail: a heading of the rules</extracomment>
        <translation>ชุดเรียงยาวที่สุด</translation>
    </message>
    <message>
        <source>Biggest match</source>
        <extracomment>Foxtail: a line of the score, or which of the four corners of a tail bit; Foxtail: a heading of the rules</extracomment>
        <translation>ชุดเหมือนใหญ่ที่สุด</translation>
    </message>
    <message>
        <source>Variety</source>
        <extracomment>Foxtail: a line of the score, or which of the four corners of a tail bit; Foxtail: a heading of the rules</extracomment>
        <translation>หลากหลาย</translation>
    </message>
    <message>
        <source>A set, %1</source>
        <translation>มีชุดที่มุม%1</translation>
    </message>
    <message>
        <source>First to finish</source>
        <translation>ต่อหางเสร็จคนแรก</translation>
    </message>
    <message>
        <source>Finished on turn %1</source>
        <translation>ต่อหางเสร็จในเทิร์น %1</translation>
    </message>
    <message>
        <source>Prettiest tail</source>
        <extracomment>Foxtail: a line of the score, or which of the four corners of a tail bit; Foxtail: a line of the score pad; Foxtail: a heading of the rules</extracomment>
        <translation>หางสวยที่สุด</translation>
    </message>
    <message>
        <source>%1’s vote</source>
        <extracomment>Foxtail: a line of the score, or which of the four corners of a tail bit</extracomment>
        <translation>โหวตจาก %1</translation>
    </message>
    <message>
        <source>Joins %1 to %2, but loses this join and the previous one.</source>
        <translation>ต่อเลข %1 กับเลข %2 แต่จุดต่อนี้และจุดต่อก่อนหน้าจะขาด</translation>
    </message>
    <message>
        <source>Joins %1 to %2, but makes no set.</source>
        <translation>ต่อเลข %1 กับเลข %2 แต่ไม่เป็นชุด</translation>
    </message>
    <message numerus="yes">
        <source>Joins %1 to %2 for a match of %3 and %n more tail point(s).</source>
        <translation>
            <numerusform>ต่อเลข %1 กับเลข %2 จะได้ชุดเหมือน %3 ชาร์ม แต้มในหางเพิ่ม %n แต้ม</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Joins %1 to %2 for a chain of %3 and %n more tail point(s).</source>
        <translation>
            <numerusform>ต่อเลข %1 กับเลข %2 จะได้ชุดเรียง %3 ชาร์ม แต้มในหางเพิ่ม %n แต้ม</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Joins %1 to %2, but makes no set. %n tail point(s) so far.</source>
        <translation>
            <numerusform>ต่อเลข %1 กับเลข %2 แต่ไม่เป็นชุด ตอนนี้แต้มในหางเป็น %n แต้ม</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Joins %1 to %2, but loses this join and the previous one. %n tail point(s) so far.</source>
        <translation>
            <numerusform>ต่อเลข %1 กับเลข %2 แต่จุดต่อนี้และจุดต่อก่อนหน้าจะขาด ตอนนี้แต้มในหางเป็น %n แต้ม</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Joins %1 to %2, but the next bit covers it. %n tail point(s) so far.</source>
        <translation>
            <numerusform>ต่อเลข %1 กับเลข %2 แต่ท่อนถัดไปจะบังจุดต่อนี้ ตอนนี้แต้มในหางเป็น %n แต้ม</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Joins %1 to %2 for a match of %3. %n tail point(s) so far.</source>
        <translation>
            <numerusform>ต่อเลข %1 กับเลข %2 จะได้ชุดเหมือน %3 ชาร์ม ตอนนี้แต้มในหางเป็น %n แต้ม</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Joins %1 to %2 for a chain of %3. %n tail point(s) so far.</source>
        <translation>
            <numerusform>ต่อเลข %1 กับเลข %2 จะได้ชุดเรียง %3 ชาร์ม ตอนนี้แต้มในหางเป็น %n แต้ม</numerusform>
        </translation>
    </message>
    <message>
        <source>Breaks the previous join.</source>
        <translation>ทำให้จุดต่อก่อนหน้าขาด</translation>
    </message>
    <message numerus="yes">
        <source>Breaks the previous join and loses %n point(s).</source>
        <translation>
            <numerusform>ทำให้จุดต่อก่อนหน้าขาดและเสีย %n แต้ม</numerusform>
        </translation>
    </message>
    <message>
        <source>+%1: tail %2, longest chain %3, biggest match %4</source>
        <translation>+%1: แต้มในหาง %2, ชุดเรียงยาวที่สุด %3, ชุดเหมือนใหญ่ที่สุด %4</translation>
    </message>
    <message>
        <source>%1: tail %2, longest chain %3, biggest match %4</source>
        <translation>%1: แต้มในหาง %2, ชุดเรียงยาวที่สุด %3, ชุดเหมือนใหญ่ที่สุด %4</translation>
    </message>
    <message>
        <source>+%1: tail %2, longest chain %3</source>
        <translation>+%1: แต้มในหาง %2, ชุดเรียงยาวที่สุด %3</translation>
    </message>
    <message>
        <source>%1: tail %2, longest chain %3</source>
        <translation>%1: แต้มในหาง %2, ชุดเรียงยาวที่สุด %3</translation>
    </message>
    <message>
        <source>+%1: tail %2, biggest match %3</source>
        <translation>+%1: แต้มในหาง %2, ชุดเหมือนใหญ่ที่สุด %3</translation>
    </message>
    <message>
        <source>%1: tail %2, biggest match %3</source>
        <translation>%1: แต้มในหาง %2, ชุดเหมือนใหญ่ที่สุด %3</translation>
    </message>
    <message>
        <source>%1: tail %2, rivals −%3</source>
        <translation>%1: แต้มในหาง %2, คู่แข่ง −%3</translation>
    </message>
    <message>
        <source>+%1: tail %2, rivals −%3</source>
        <translation>+%1: แต้มในหาง %2, คู่แข่ง −%3</translation>
    </message>
    <message>
        <source>%1: tail %2, longest chain %3, rivals −%4</source>
        <translation>%1: แต้มในหาง %2, ชุดเรียงยาวที่สุด %3, คู่แข่ง −%4</translation>
    </message>
    <message>
        <source>+%1: tail %2, longest chain %3, rivals −%4</source>
        <translation>+%1: แต้มในหาง %2, ชุดเรียงยาวที่สุด %3, คู่แข่ง −%4</translation>
    </message>
    <message>
        <source>%1: tail %2, biggest match %3, rivals −%4</source>
        <translation>%1: แต้มในหาง %2, ชุดเหมือนใหญ่ที่สุด %3, คู่แข่ง −%4</translation>
    </message>
    <message>
        <source>+%1: tail %2, biggest match %3, rivals −%4</source>
        <translation>+%1: แต้มในหาง %2, ชุดเหมือนใหญ่ที่สุด %3, คู่แข่ง −%4</translation>
    </message>
    <message>
        <source>%1: tail %2, longest chain %3, biggest match %4, rivals −%5</source>
        <translation>%1: แต้มในหาง %2, ชุดเรียงยาวที่สุด %3, ชุดเหมือนใหญ่ที่สุด %4, คู่แข่ง −%5</translation>
    </message>
    <message>
        <source>+%1: tail %2, longest chain %3, biggest match %4, rivals −%5</source>
        <translation>+%1: แต้มในหาง %2, ชุดเรียงยาวที่สุด %3, ชุดเหมือนใหญ่ที่สุด %4, คู่แข่ง −%5</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>Foxtail: what a player may do in a turn: draw a tail bit, or brush the tail (turn its bits anew)</extracomment>
        <translation>จั่ว</translation>
    </message>
    <message>
        <source>Brush</source>
        <extracomment>Foxtail: what a player may do in a turn: draw a tail bit, or brush the tail (turn its bits anew)</extracomment>
        <translation>แปรงหาง</translation>
    </message>
    <message>
        <source>Set the links of your tail again. You don’t draw a card now, but you must next turn.</source>
        <translation>จัดจุดต่อใหม่ทั้งหาง เทิร์นนี้จะไม่ได้จั่วการ์ด และเทิร์นหน้าต้องจั่ว</translation>
    </message>
    <message>
        <source>Confirm this brush</source>
        <translation>ตกลงแปรงแบบนี้</translation>
    </message>
    <message>
        <source>Tail points: %1 now, %2 before. Next turn you must draw.</source>
        <translation>แต้มในหาง: เดิม %2 ตอนนี้ %1 เทิร์นหน้าคุณต้องจั่ว</translation>
    </message>
    <message numerus="yes">
        <source>This brush costs you %n tail point(s).</source>
        <translation>
            <numerusform>ถ้าแปรงแบบนี้ แต้มในหางจะลดลง %n แต้ม</numerusform>
        </translation>
    </message>
    <message>
        <source>Your tail stays as it is and your turn is over.</source>
        <translation>หางจะคงเดิม และเทิร์นของคุณจะจบลง</translation>
    </message>
    <message>
        <source>A point for %1</source>
        <translation>ให้หนึ่งแต้มแก่ %1</translation>
    </message>
    <message numerus="yes">
        <source>%1’s tail has %n bit(s).</source>
        <translation>
            <numerusform>หางของ %1 มี %n ท่อน</numerusform>
        </translation>
    </message>
    <message>
        <source>the tail is still growing</source>
        <translation>ยังต่อหางไม่เสร็จ</translation>
    </message>
    <message>
        <source>finished on turn %1</source>
        <translation>ต่อหางเสร็จในเทิร์น %1</translation>
    </message>
    <message numerus="yes">
        <source>%n bit(s)</source>
        <extracomment>Foxtail: beside a seat: what the player has or does</extracomment>
        <translation>
            <numerusform>%n ท่อน</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tail point(s)</source>
        <translation>
            <numerusform>แต้มในหาง %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) so far</source>
        <translation>
            <numerusform>ได้ %n แต้มแล้ว</numerusform>
        </translation>
    </message>
    <message>
        <source>must draw</source>
        <extracomment>Foxtail: beside a seat: what the player has or does</extracomment>
        <translation>ต้องจั่ว</translation>
    </message>
    <message>
        <source>may brush again</source>
        <translation>แปรงได้อีก</translation>
    </message>
    <message>
        <source>has chosen</source>
        <extracomment>Foxtail: beside a seat: what the player has or does</extracomment>
        <translation>เลือกแล้ว</translation>
    </message>
    <message>
        <source>has not chosen</source>
        <translation>ยังไม่ได้เลือก</translation>
    </message>
    <message>
        <source>to act</source>
        <extracomment>Foxtail: beside a seat: what the player has or does</extracomment>
        <translation>ยังไม่ได้เล่น</translation>
    </message>
    <message>
        <source>waiting</source>
        <extracomment>Foxtail: beside a seat: what the player has or does</extracomment>
        <translation>กำลังรอ</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <extracomment>Foxtail: beside a seat: what the player has or does</extracomment>
        <translation>เทิร์น %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>เหลือการ์ด %n ใบ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tip(s) among them</source>
        <translation>
            <numerusform>มีปลายหาง %n ใบ</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest chain, %1</source>
        <translation>ชุดเรียงยาวที่สุด: %1</translation>
    </message>
    <message>
        <source>Longest chain, %1, tied with %2</source>
        <translation>ชุดเรียงยาวที่สุด: %1 เสมอกับ %2</translation>
    </message>
    <message>
        <source>Longest chain, %1, shared by %2</source>
        <translation>ชุดเรียงยาวที่สุด: %1 เท่ากัน %2 คน</translation>
    </message>
    <message>
        <source>Longest chain: nobody has one</source>
        <translation>ชุดเรียงยาวที่สุด: ยังไม่มีใครมี</translation>
    </message>
    <message>
        <source>Longest chain, %1: %2 leads with %3</source>
        <translation>ชุดเรียงยาวที่สุด: %1 แต่ %2 นำอยู่ที่ %3</translation>
    </message>
    <message>
        <source>Longest chain, %1: others lead with %2</source>
        <translation>ชุดเรียงยาวที่สุด: %1 แต่คนอื่นนำอยู่ที่ %2</translation>
    </message>
    <message>
        <source>Biggest match, %1</source>
        <translation>ชุดเหมือนใหญ่ที่สุด: %1</translation>
    </message>
    <message>
        <source>Biggest match, %1, tied with %2</source>
        <translation>ชุดเหมือนใหญ่ที่สุด: %1 เสมอกับ %2</translation>
    </message>
    <message>
        <source>Biggest match, %1, shared by %2</source>
        <translation>ชุดเหมือนใหญ่ที่สุด: %1 เท่ากัน %2 คน</translation>
    </message>
    <message>
        <source>Biggest match: nobody has one</source>
        <translation>ชุดเหมือนใหญ่ที่สุด: ยังไม่มีใครมี</translation>
    </message>
    <message>
        <source>Biggest match, %1: %2 leads with %3</source>
        <translation>ชุดเหมือนใหญ่ที่สุด: %1 แต่ %2 นำอยู่ที่ %3</translation>
    </message>
    <message>
        <source>Biggest match, %1: others lead with %2</source>
        <translation>ชุดเหมือนใหญ่ที่สุด: %1 แต่คนอื่นนำอยู่ที่ %2</translation>
    </message>
    <message>
        <source>Charm sets</source>
        <extracomment>Foxtail: a line of the score pad; Foxtail: a heading of the rules</extracomment>
        <translation>ชุดชาร์ม</translation>
    </message>
    <message>
        <source>Variety, %1 of 4 charms</source>
        <translation>ความหลากหลาย: ชาร์ม %1 จาก 4 ชนิด</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Foxtail: a line of the score pad</extracomment>
        <translation>รวม</translation>
    </message>
    <message>
        <source>Would score now</source>
        <translation>ถ้านับตอนนี้</translation>
    </message>
    <message numerus="yes">
        <source>%1 finishes the practice game with %n point(s).</source>
        <translation>
            <numerusform>%1 จบการฝึกด้วย %n แต้ม</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s).</source>
        <translation>
            <numerusform>%1 ชนะด้วย %n แต้ม</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 share the win with %n point(s).</source>
        <translation>
            <numerusform>%1 และ %2 ชนะร่วมกันด้วย %n แต้ม</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 and %3 share the win with %n point(s).</source>
        <translation>
            <numerusform>%1, %2 และ %3 ชนะร่วมกันด้วย %n แต้ม</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %3 and %4 share the win with %n point(s).</source>
        <translation>
            <numerusform>%1, %2, %3 และ %4 ชนะร่วมกันด้วย %n แต้ม</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting for %1.</source>
        <translation>กำลังรอ %1</translation>
    </message>
    <message>
        <source>Waiting for %1 and %2.</source>
        <translation>กำลังรอ %1 และ %2</translation>
    </message>
    <message>
        <source>Waiting for %1, %2 and %3.</source>
        <translation>กำลังรอ %1, %2 และ %3</translation>
    </message>
    <message>
        <source>Waiting for %1, %2, %3 and %4.</source>
        <translation>กำลังรอ %1, %2, %3 และ %4</translation>
    </message>
    <message>
        <source>All choices are shown once the last one is in.</source>
        <translation>เมื่อเลือกครบทุกคนแล้ว จะเปิดให้เห็นพร้อมกัน</translation>
    </message>
    <message>
        <source>All links are shown once the last one is in.</source>
        <translation>เมื่อจัดจุดต่อครบทุกคนแล้ว จะเปิดให้เห็นพร้อมกัน</translation>
    </message>
    <message>
        <source>All votes are shown once the last one is in.</source>
        <translation>เมื่อโหวตครบทุกคนแล้ว จะเปิดผลพร้อมกัน</translation>
    </message>
    <message>
        <source>%1, draw a card.</source>
        <translation>%1: จั่วการ์ดหนึ่งใบ</translation>
    </message>
    <message>
        <source>%1, draw a card or brush your tail.</source>
        <translation>%1: จะจั่วการ์ดหรือจะแปรงหาง</translation>
    </message>
    <message>
        <source>You brushed last turn, so you must draw.</source>
        <translation>เทิร์นที่แล้วคุณแปรงหาง เทิร์นนี้จึงต้องจั่ว</translation>
    </message>
    <message>
        <source>%1, join the new bit to your tail.</source>
        <translation>%1: ต่อท่อนใหม่เข้ากับหางของคุณ</translation>
    </message>
    <message>
        <source>%1, your tail is brushed. Keep it like this?</source>
        <translation>%1: แปรงหางเสร็จแล้ว จะตกลงตามนี้ไหม</translation>
    </message>
    <message>
        <source>%1, how should bit %2 join?</source>
        <translation>%1: จะต่อท่อนที่ %2 อย่างไร</translation>
    </message>
    <message>
        <source>Tail points: %1 so far, %2 before.</source>
        <translation>แต้มในหาง: เดิม %2 ตอนนี้ %1</translation>
    </message>
    <message>
        <source>%1, whose tail is the prettiest?</source>
        <translation>%1: คุณว่าหางของใครสวยที่สุด</translation>
    </message>
    <message>
        <source>Give one point to another player. All votes are shown together.</source>
        <translation>ให้หนึ่งแต้มแก่ผู้เล่นคนอื่น ผลโหวตจะเปิดพร้อมกัน</translation>
    </message>
    <message numerus="yes">
        <source>The best links for these bits score %n tail point(s).</source>
        <translation>
            <numerusform>ถ้าต่อท่อนเหล่านี้ให้ดีที่สุด จะได้แต้มในหาง %n แต้ม</numerusform>
        </translation>
    </message>
    <message>
        <source>The deck is being shuffled.</source>
        <translation>กำลังสับกองจั่ว</translation>
    </message>
    <message>
        <source>Joins the end of the tail, tops or bottoms together, over or under the last bit.</source>
        <translation>นำมาต่อท้ายหางโดยทับหรือสอดใต้ท่อนล่าสุด ให้ชิดขอบบนหรือชิดขอบล่าง</translation>
    </message>
    <message>
        <source>Equal charms of one kind side by side are a match.</source>
        <translation>ชาร์มชนิดเดียวกันที่เลขเท่ากันและอยู่ติดกันคือชุดเหมือน</translation>
    </message>
    <message>
        <source>Charms of one kind whose numbers rise or fall by one are a chain.</source>
        <translation>ชาร์มชนิดเดียวกันที่เลขเพิ่มหรือลดทีละหนึ่งคือชุดเรียง</translation>
    </message>
    <message>
        <source>A charm that another card hides counts for nobody.</source>
        <translation>ชาร์มที่ถูกการ์ดอื่นบังจะไม่นับแต้มให้ใคร</translation>
    </message>
    <message>
        <source>Draw it and your tail is finished. Nothing can join after it.</source>
        <translation>เมื่อจั่วได้ หางก็เสร็จสมบูรณ์ และต่ออะไรอีกไม่ได้</translation>
    </message>
    <message>
        <source>It carries no charms.</source>
        <translation>ใบนี้ไม่มีชาร์ม</translation>
    </message>
    <message>
        <source>A card face down</source>
        <translation>การ์ดคว่ำหน้า</translation>
    </message>
    <message>
        <source>Tail tip</source>
        <extracomment>Foxtail: the name of a card: the white end of the tail</extracomment>
        <translation>ปลายหาง</translation>
    </message>
    <message>
        <source>Tail bit: top %1 and %2, bottom %3 and %4</source>
        <translation>ท่อนหาง: บน %1 และ %2 ล่าง %3 และ %4</translation>
    </message>
    <message>
        <source>What is in the box</source>
        <translation>ของในกล่อง</translation>
    </message>
    <message>
        <source>Setup</source>
        <extracomment>Foxtail: a heading of the rules</extracomment>
        <translation>เตรียมเล่น</translation>
    </message>
    <message>
        <source>A turn</source>
        <extracomment>Foxtail: a heading of the rules</extracomment>
        <translation>ในหนึ่งเทิร์น</translation>
    </message>
    <message>
        <source>Joining a bit</source>
        <translation>การต่อท่อน</translation>
    </message>
    <message>
        <source>Brushing your tail</source>
        <translation>การแปรงหาง</translation>
    </message>
    <message>
        <source>The end and the points</source>
        <translation>การจบเกมและการนับแต้ม</translation>
    </message>
    <message>
        <source>Ways to play</source>
        <translation>รูปแบบการเล่น</translation>
    </message>
    <message>
        <source>Chances and examples</source>
        <translation>โอกาสและตัวอย่าง</translation>
    </message>
    <message>
        <source>Rows of charms</source>
        <translation>แถวชาร์ม</translation>
    </message>
    <message>
        <source>Bits joined in the same way, one after the other, put charms of one kind side by side in a row. A row ends where a bit joins in another way or where a join is lost (FT-34). Matches and chains are found inside a row only, never across its end.</source>
        <translation>ถ้าต่อหลายท่อนติดกันด้วยวิธีเดียวกัน ชาร์มชนิดเดียวกันจะเรียงต่อกันเป็นแถว‖ แถวจะจบตรงท่อนที่ต่อด้วยวิธีอื่น หรือตรงจุดต่อที่ขาด (FT-34) ชุดเหมือนและชุดเรียงจะนับภายในแถวเดียวเท่านั้น ไม่นับข้ามแถว</translation>
    </message>
    <message>
        <source>Your first two bits match at the top left. The third one is joined with the bottoms together, so that row has ended. Join the new bit over with the tops together. It makes a new match of 2, and the first match stays as it is.</source>
        <translation>สองท่อนแรกของคุณเป็นชุดเหมือนที่มุมซ้ายบน แต่ท่อนที่สามต่อแบบชิดขอบล่าง แถวนั้นจึงจบแล้ว ลองต่อท่อนใหม่แบบทับชิดขอบบน จะได้ชุดเหมือน 2 ชาร์มชุดใหม่ ส่วนชุดเหมือนชุดแรกยังอยู่เหมือนเดิม</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>Foxtail: a heading of the rules</extracomment>
        <translation>ชุดเหมือน</translation>
    </message>
    <message>
        <source>Charms side by side in a row with the same number are a match. A match may have any length from 2 up. In the row 1-1-3-3 there are 2 matches of 2.</source>
        <translation>ชาร์มในแถวที่อยู่ติดกันและเลขเท่ากันคือชุดเหมือน‖ จะยาวเท่าไรก็ได้ตั้งแต่ 2 ชาร์มขึ้นไป เช่น ในแถว 1-1-3-3 มีชุดเหมือน 2 ชาร์มอยู่ 2 ชุด</translation>
    </message>
    <message>
        <source>Chain</source>
        <extracomment>Foxtail: a heading of the rules</extracomment>
        <translation>ชุดเรียง</translation>
    </message>
    <message>
        <source>Charms side by side in a row whose numbers differ by exactly 1 are a chain. It may count up or down and have any length from 2 up. 2-3 is one, and so is 3-2-1.</source>
        <translation>ชาร์มในแถวที่อยู่ติดกันและเลขต่างกัน 1 พอดีคือชุดเรียง‖ จะนับขึ้นหรือนับลงก็ได้ และจะยาวเท่าไรก็ได้ตั้งแต่ 2 ชาร์มขึ้นไป เช่น 2-3 หรือ 3-2-1</translation>
    </message>
    <message>
        <source>A chain may turn around</source>
        <translation>ชุดเรียงกลับทางได้</translation>
    </message>
    <message>
        <source>A chain may switch between counting up and counting down as often as it likes. The row 2-1-2-1 is a single chain of 4, and 1-2-3-2-3 a single chain of 5.</source>
        <translation>ชุดเรียงจะสลับระหว่างนับขึ้นกับนับลงกี่ครั้งก็ได้ เช่น แถว 2-1-2-1 เป็นชุดเรียง 4 ชาร์มชุดเดียว และแถว 1-2-3-2-3 เป็นชุดเรียง 5 ชาร์มชุดเดียว</translation>
    </message>
    <message>
        <source>1 and 3 do not go together</source>
        <translation>1 กับ 3 เข้ากันไม่ได้</translation>
    </message>
    <message>
        <source>A 1 next to a 3 is neither a match nor a chain, whichever comes first. Any set ends there. The row 1-2-3-1-2 holds a chain of 3 and a chain of 2.</source>
        <translation>เลข 1 ที่อยู่ติดกับเลข 3 ไม่เป็นทั้งชุดเหมือนและชุดเรียง ไม่ว่าเลขไหนจะมาก่อน‖ ถ้ามีชุดอยู่ ชุดนั้นก็จะจบลงตรงนั้น เช่น แถว 1-2-3-1-2 มีชุดเรียง 3 ชาร์มกับชุดเรียง 2 ชาร์ม</translation>
    </message>
    <message>
        <source>Your new bit has a 3 at the top left, and your last bit has a 1 there. Join it over with the tops together. That is allowed, but it makes no set. Each of the three other ways makes a match.</source>
        <translation>ท่อนใหม่ของคุณมีเลข 3 ที่มุมซ้ายบน ส่วนท่อนล่าสุดมีเลข 1 ที่มุมเดียวกัน ลองต่อแบบทับชิดขอบบน จะเห็นว่าทำได้แต่ไม่เป็นชุด ส่วนอีกสามแบบจะได้ชุดเหมือนทุกแบบ</translation>
    </message>
    <message>
        <source>Two charms make a set</source>
        <translation>สองชาร์มก็เป็นชุดได้</translation>
    </message>
    <message>
        <source>The smallest match has 2 charms, and so does the smallest chain. A single charm does not make a set. The printed rules give no smallest size, so we count two matching neighbours as enough.</source>
        <translation>ชุดเหมือนที่เล็กที่สุดมี 2 ชาร์ม ชุดเรียงที่เล็กที่สุดก็เช่นกัน‖ ชาร์มอันเดียวไม่เป็นชุด กติกาฉบับพิมพ์ไม่ได้บอกว่าชุดต้องมีขนาดอย่างน้อยเท่าไร เราจึงถือว่าชาร์มสองอันที่ติดกันและเข้ากันได้ก็เป็นชุดแล้ว</translation>
    </message>
    <message>
        <source>A charm in a match and in a chain</source>
        <translation>ชาร์มที่อยู่ทั้งในชุดเหมือนและชุดเรียง</translation>
    </message>
    <message>
        <source>A charm may belong to a match and to a chain, and then it counts in both. The row 1-2-2-3 holds a chain of 2, a match of 2 and another chain of 2, together 6 points. No charm ever belongs to 2 matches or to 2 chains. The printed rules leave this open.</source>
        <translation>ชาร์มอันหนึ่งจะอยู่ทั้งในชุดเหมือนและชุดเรียงก็ได้ และจะนับให้ทั้งสองชุด‖ เช่น แถว 1-2-2-3 มีชุดเรียง 2 ชาร์ม ชุดเหมือน 2 ชาร์ม และชุดเรียง 2 ชาร์มอีกชุด รวมเป็น 6 แต้ม แต่ชาร์มอันเดียวจะอยู่ในชุดเหมือน 2 ชุดหรือชุดเรียง 2 ชุดพร้อมกันไม่ได้ กติกาฉบับพิมพ์ไม่ได้บอกเรื่องนี้ไว้</translation>
    </message>
    <message>
        <source>At the top left your row is 1-1-2: a match of 2 and a chain of 2. Join the new bit over with the tops together. Its 2 makes another match of 2 with the last charm of the chain, and that charm counts in both.</source>
        <translation>ที่มุมซ้ายบน คุณมีแถว 1-1-2 ซึ่งเป็นชุดเหมือน 2 ชาร์มและชุดเรียง 2 ชาร์ม ลองต่อท่อนใหม่แบบทับชิดขอบบน เลข 2 บนท่อนใหม่กับชาร์มสุดท้ายของชุดเรียงจะเป็นชุดเหมือน 2 ชาร์มอีกชุด และชาร์มนั้นจะนับให้ทั้งสองชุด</translation>
    </message>
    <message>
        <source>How points are counted</source>
        <translation>วิธีนับแต้ม</translation>
    </message>
    <message>
        <source>When all tails are complete, points are counted in this order: matches and chains, variety, longest chain and biggest match, first to finish, prettiest tail. Until then nothing is settled, and the score pad only shows the current standing. A long tail is worth nothing by itself.</source>
        <translation>เมื่อทุกหางสมบูรณ์แล้ว จะนับแต้มตามลำดับนี้: ชุดเหมือนและชุดเรียง ความหลากหลาย ชุดเรียงยาวที่สุดและชุดเหมือนใหญ่ที่สุด ต่อหางเสร็จคนแรก และหางสวยที่สุด ก่อนหน้านั้นจะยังไม่มีอะไรแน่นอน กระดาษจดแต้มแค่บอกสถานการณ์ในขณะนั้น ส่วนหางที่ยาวอย่างเดียวไม่ได้แต้ม</translation>
    </message>
    <message>
        <source>Points for matches</source>
        <translation>แต้มของชุดเหมือน</translation>
    </message>
    <message>
        <source>Each match is worth 1 point for every charm in it. A match of 3 scores 3 points, and 2 matches of 2 score 4.</source>
        <translation>ชุดเหมือนแต่ละชุดได้แต้มเท่าจำนวนชาร์มในชุด‖ เช่น ชุดเหมือน 3 ชาร์มได้ 3 แต้ม ส่วนชุดเหมือน 2 ชาร์มสองชุดได้ 4 แต้ม</translation>
    </message>
    <message>
        <source>Points for chains</source>
        <translation>แต้มของชุดเรียง</translation>
    </message>
    <message>
        <source>Each chain is worth 1 point for every charm in it. The row 1-2-3-3-3-2-1 holds a chain of 3, a match of 3 and a chain of 3: 9 points.</source>
        <translation>ชุดเรียงแต่ละชุดได้แต้มเท่าจำนวนชาร์มในชุด‖ เช่น แถว 1-2-3-3-3-2-1 มีชุดเรียง 3 ชาร์ม ชุดเหมือน 3 ชาร์ม และชุดเรียง 3 ชาร์มอีกชุด รวมเป็น 9 แต้ม</translation>
    </message>
    <message>
        <source>Variety scores 1 point for each kind of charm in which you have a set, at most 4. A second set of the same kind adds nothing here.</source>
        <translation>ชาร์มแต่ละชนิดที่คุณมีชุดจะให้แต้มความหลากหลาย 1 แต้ม รวมไม่เกิน 4 แต้ม‖ ถ้ามีชุดที่สองของชนิดเดิม ก็จะไม่ได้แต้มเพิ่ม</translation>
    </message>
    <message>
        <source>The longest single chain at the table earns its owner 2 points. All players who tie for it get 2 points each. You can get these and the points for the biggest match as well.</source>
        <translation>เจ้าของชุดเรียงที่ยาวที่สุดบนโต๊ะจะได้ 2 แต้ม‖ ถ้าเสมอกัน ทุกคนที่เสมอจะได้คนละ 2 แต้ม และคนที่ได้แต้มนี้จะได้แต้มชุดเหมือนใหญ่ที่สุดด้วยก็ได้</translation>
    </message>
    <message>
        <source>You and Ben both have a chain of 3, so each of you would get the 2 points. Join the new bit over with the tops together. Your chain grows to 4, and the points for the longest chain are yours alone.</source>
        <translation>คุณกับ Ben มีชุดเรียง 3 ชาร์มเท่ากัน จึงจะได้คนละ 2 แต้ม ลองต่อท่อนใหม่แบบทับชิดขอบบน ชุดเรียงของคุณจะยาวเป็น 4 ชาร์ม และคุณจะได้แต้มของชุดเรียงยาวที่สุดคนเดียว</translation>
    </message>
    <message>
        <source>The biggest single match at the table earns its owner 2 points. Sizes are not added up, so a match of 3 beats 2 matches of 2. All players who tie for it get 2 points each.</source>
        <translation>เจ้าของชุดเหมือนที่ใหญ่ที่สุดบนโต๊ะจะได้ 2 แต้ม‖ โดยวัดขนาดทีละชุด ไม่รวมหลายชุดเข้าด้วยกัน ชุดเหมือน 3 ชาร์มจึงชนะชุดเหมือน 2 ชาร์มสองชุด ถ้าเสมอกัน ทุกคนที่เสมอจะได้คนละ 2 แต้ม</translation>
    </message>
    <message>
        <source>When nobody has one</source>
        <translation>เมื่อไม่มีใครมีชุด</translation>
    </message>
    <message>
        <source>If nobody at the table has a chain, nobody gets the points for the longest one. The same goes for matches. The printed rules do not mention this, but a set that was never made cannot be the biggest.</source>
        <translation>ถ้าทั้งโต๊ะไม่มีใครมีชุดเรียง ก็ไม่มีใครได้แต้มของชุดเรียงยาวที่สุด ชุดเหมือนก็เช่นกัน กติกาฉบับพิมพ์ไม่ได้พูดถึงเรื่องนี้ แต่ชุดที่ไม่มีอยู่จริงย่อมเป็นชุดที่ใหญ่ที่สุดไม่ได้</translation>
    </message>
    <message>
        <source>Everyone who got the tip in the earliest finishing turn gets 2 points. Drawing first within that turn gives no advantage.</source>
        <translation>ทุกคนที่ได้ปลายหางในเทิร์นแรกที่มีคนต่อหางเสร็จ จะได้คนละ 2 แต้ม‖ ภายในเทิร์นนั้น คนที่จั่วก่อนก็ไม่ได้เปรียบ</translation>
    </message>
    <message>
        <source>When all tails are complete, everyone gives 1 point to another player’s tail. You cannot choose your own tail, and you cannot keep the point. Votes stay secret until all are in, so nobody can react to a vote. A bot picks the tail with the most joins in sight.</source>
        <translation>เมื่อทุกหางสมบูรณ์แล้ว ทุกคนต้องให้ 1 แต้มแก่หางของผู้เล่นคนอื่น‖ จะเลือกหางของตัวเองหรือเก็บแต้มไว้เองไม่ได้ ผลโหวตจะเป็นความลับจนกว่าจะโหวตครบทุกคน จึงไม่มีใครรอดูผลของคนอื่นก่อนได้ ส่วนบอตจะเลือกหางที่มีจุดต่อที่มองเห็นมากที่สุด</translation>
    </message>
    <message>
        <source>All tails are complete. Look at Ben’s and Cleo’s tails and give your point to one of them. You cannot choose your own.</source>
        <translation>ทุกหางสมบูรณ์แล้ว ลองดูหางของ Ben กับ Cleo แล้วให้แต้มแก่หางใดหางหนึ่ง จะเลือกหางของคุณเองไม่ได้</translation>
    </message>
    <message>
        <source>The vote with two players</source>
        <translation>การโหวตเมื่อเล่นสองคน</translation>
    </message>
    <message>
        <source>With 2 players there is only one other tail, so each gets 1 point from the other. The program gives these points automatically. They are part of the total and never change who wins.</source>
        <translation>ถ้าเล่น 2 คนจะมีหางอื่นแค่หางเดียว ต่างคนจึงได้ 1 แต้มจากอีกฝ่าย โปรแกรมจะให้แต้มนี้เอง แต้มนี้รวมอยู่ในแต้มทั้งหมด แต่ไม่มีผลต่อการตัดสินผู้ชนะ</translation>
    </message>
    <message>
        <source>Winning</source>
        <extracomment>Foxtail: a heading of the rules</extracomment>
        <translation>การชนะ</translation>
    </message>
    <message>
        <source>The most points win. Players who tie for the most share the win, because ties are not broken. The printed rules take winning lightly too.</source>
        <translation>ผู้ที่ได้แต้มมากที่สุดเป็นผู้ชนะ‖ ถ้ามีหลายคนได้แต้มมากที่สุดเท่ากัน ก็ชนะร่วมกัน เพราะไม่มีเกณฑ์ตัดสินเมื่อเสมอ กติกาฉบับพิมพ์เองก็ไม่ได้จริงจังกับเรื่องแพ้ชนะ</translation>
    </message>
    <message>
        <source>How many points are possible</source>
        <translation>ได้แต้มมากที่สุดเท่าไร</translation>
    </message>
    <message>
        <source>Every join adds at most 2 points to your sets. So 8 bits, with 7 joins, score up to 14 points for sets and 4 for variety, which makes 18 tail points. You have either 0 tail points or at least 3, because even the smallest set is worth 2 points and 1 for variety.</source>
        <translation>จุดต่อแต่ละจุดเพิ่มแต้มของชุดได้มากที่สุด 2 แต้ม ดังนั้นหาง 8 ท่อนซึ่งมี 7 จุดต่อ จะได้แต้มของชุดมากที่สุด 14 แต้ม กับแต้มความหลากหลายอีก 4 แต้ม รวมเป็นแต้มในหาง 18 แต้ม แต้มในหางของคุณจะเป็น 0 หรือไม่ก็ 3 แต้มขึ้นไป เพราะแม้แต่ชุดที่เล็กที่สุดก็ได้ 2 แต้ม กับแต้มความหลากหลายอีก 1 แต้ม</translation>
    </message>
    <message>
        <source>Charm themes</source>
        <extracomment>Foxtail: a heading of the rules</extracomment>
        <translation>ธีมของชาร์ม</translation>
    </message>
    <message>
        <source>A theme decides how the 4 kinds of charm look and changes nothing else. In the order top left, top right, bottom left, bottom right: Summer has sunflower, wheat, butterfly and snail; Autumn has acorn, toadstool, maple leaf and hedgehog; Winter has snowflake, pine cone, mitten and robin; Spring has tulip, ladybird, raindrop and catkin.</source>
        <translation>ธีมกำหนดแค่หน้าตาของชาร์มทั้ง 4 ชนิด อย่างอื่นเหมือนเดิม ถ้าเรียงตามมุมซ้ายบน ขวาบน ซ้ายล่าง และขวาล่าง ธีมฤดูร้อนมีทานตะวัน รวงข้าวสาลี ผีเสื้อ และหอยทาก ธีมฤดูใบไม้ร่วงมีลูกโอ๊ก เห็ดแดง ใบเมเปิล และเม่น ธีมฤดูหนาวมีเกล็ดหิมะ ลูกสน ถุงมือ และนกโรบิน ส่วนธีมฤดูใบไม้ผลิมีทิวลิป เต่าทอง หยดฝน และช่อดอกหลิว</translation>
    </message>
    <message>
        <source>Solo practice</source>
        <extracomment>Foxtail: a heading of the rules</extracomment>
        <translation>ฝึกคนเดียว</translation>
    </message>
    <message>
        <source>One player alone plays by the same rules. The upper part of the deck has 8 bits, the lower one 2 bits and the tip. Only matches, chains and variety count, because everything else needs someone to compare with. Your tail gets 8, 9 or 10 bits, each just as likely. The printed rules have no solo game. This one is ours.</source>
        <translation>การเล่นคนเดียวใช้กติกาเดียวกัน กองจั่วส่วนบนมี 8 ท่อน ส่วนล่างมี 2 ท่อนกับปลายหาง 1 ใบ แต่จะนับแค่ชุดเหมือน ชุดเรียง และความหลากหลาย เพราะอย่างอื่นต้องมีคนให้เทียบด้วย หางจะยาว 8, 9 หรือ 10 ท่อน โดยมีโอกาสเท่ากัน กติกาฉบับพิมพ์ไม่มีการเล่นคนเดียว เราคิดขึ้นเอง</translation>
    </message>
    <message>
        <source>Choosing a theme</source>
        <translation>การเลือกธีม</translation>
    </message>
    <message>
        <source>You pick a theme (FT-9) before the game and can change it at any time. Only the pictures change.</source>
        <translation>คุณเลือกธีม (FT-9) ก่อนเริ่มเล่น และจะเปลี่ยนเมื่อไรก็ได้ ธีมเปลี่ยนแค่รูปเท่านั้น</translation>
    </message>
    <message>
        <source>How long a tail gets</source>
        <translation>หางยาวได้แค่ไหน</translation>
    </message>
    <message>
        <source>If nobody brushes, a tail gets at least 8 bits and at most 12 with 2 players, 14 with 3 and 16 with 4. On average it has a little more than 9. One tail in three stays at 8, and every seat has the same chances.</source>
        <translation>ถ้าไม่มีใครแปรง หางจะมีอย่างน้อย 8 ท่อน และมากที่สุด 12 ท่อนเมื่อเล่น 2 คน 14 ท่อนเมื่อเล่น 3 คน และ 16 ท่อนเมื่อเล่น 4 คน โดยเฉลี่ยจะมากกว่า 9 ท่อนเล็กน้อย ราวหนึ่งในสามของหางทั้งหมดมีแค่ 8 ท่อน และทุกที่นั่งมีโอกาสเท่ากัน</translation>
    </message>
    <message>
        <source>Bits that are left over</source>
        <translation>ท่อนที่เหลือ</translation>
    </message>
    <message>
        <source>The bits under the last tip stay in the deck. The shuffle alone decides how many; on average it is 1 to 2 bits. So with others at the table, bits that you miss by brushing go to them.</source>
        <translation>ท่อนที่อยู่ใต้ปลายหางใบสุดท้ายจะค้างอยู่ในกองจั่ว จะมีกี่ท่อนขึ้นอยู่กับการสับอย่างเดียว โดยเฉลี่ย 1 ถึง 2 ท่อน ดังนั้นถ้าเล่นกับคนอื่น ท่อนที่คุณพลาดไปเพราะมัวแปรงก็จะตกเป็นของคนอื่น</translation>
    </message>
    <message>
        <source>The shortest and the longest</source>
        <translation>สั้นที่สุดและยาวที่สุด</translation>
    </message>
    <message>
        <source>Without brushing, a game takes at least 9 turns, and at most 13 with 2 players, 15 with 3 or 17 with 4. With brushing it can take up to 24, 28 or 32 turns. Tails can then end with 6 to 14 bits with 2 players, 5 to 18 with 3 and 5 to 20 with 4. With 3 or 4 players not every seat can reach both extremes, because earlier seats draw first.</source>
        <translation>ถ้าไม่มีใครแปรง เกมจะใช้อย่างน้อย 9 เทิร์น และมากที่สุด 13 เทิร์นเมื่อเล่น 2 คน 15 เทิร์นเมื่อเล่น 3 คน หรือ 17 เทิร์นเมื่อเล่น 4 คน แต่ถ้ามีการแปรง อาจนานถึง 24, 28 หรือ 32 เทิร์น และหางอาจจบที่ 6 ถึง 14 ท่อนเมื่อเล่น 2 คน 5 ถึง 18 ท่อนเมื่อเล่น 3 คน และ 5 ถึง 20 ท่อนเมื่อเล่น 4 คน ส่วนเมื่อเล่น 3 หรือ 4 คน บางที่นั่งไม่มีทางได้ทั้งหางสั้นที่สุดและหางยาวที่สุด เพราะที่นั่งต้น ๆ ได้จั่วก่อน</translation>
    </message>
    <message>
        <source>Two bits joined blindly</source>
        <translation>เมื่อหลับตาต่อสองท่อน</translation>
    </message>
    <message>
        <source>There are 6240 ways to join one bit of the pack to another. 1976 of them make a match, 2912 make a chain and 1352 make nothing. So even a bit joined blindly scores nearly 4 times out of 5, and there is always one way that scores.</source>
        <translation>ท่อนสองท่อนในการ์ดชุดนี้ต่อกันได้ทั้งหมด 6240 แบบ เป็นชุดเหมือน 1976 แบบ เป็นชุดเรียง 2912 แบบ และไม่เป็นชุด 1352 แบบ ดังนั้นแม้จะหลับตาต่อก็ยังได้แต้มเกือบ 4 ใน 5 ครั้ง และจะมีวิธีที่ได้แต้มให้เลือกเสมอ</translation>
    </message>
    <message>
        <source>What luck alone scores</source>
        <translation>แต้มจากโชคล้วน ๆ</translation>
    </message>
    <message>
        <source>If all bits are joined at random, sets score about 8 points in a tail of 8 bits and about 17 in one of 16 bits. That is a little more than 1 point for each further bit.</source>
        <translation>ถ้าต่อทุกท่อนแบบสุ่ม หางที่ยาว 8 ท่อนจะได้แต้มของชุดราว 8 แต้ม ส่วนหางที่ยาว 16 ท่อนจะได้ราว 17 แต้ม แปลว่าท่อนที่เพิ่มขึ้นแต่ละท่อนให้แต้มมากกว่า 1 แต้มเล็กน้อย</translation>
    </message>
    <message>
        <source>What skill scores</source>
        <translation>แต้มจากฝีมือ</translation>
    </message>
    <message>
        <source>We let bots play many thousands of games. With 2 to 4 players at the table, joining at random scores 17 to 18 points in all, and always taking the most points at once scores more than 26. Brushing at random makes your tail short and loses. The casual bot joins for the most points and brushes late, if that gains at least 2.</source>
        <translation>เราให้บอตลองเล่นหลายพันเกม เมื่อเล่น 2 ถึง 4 คน ถ้าต่อแบบสุ่มจะได้รวม 17 ถึง 18 แต้ม แต่ถ้าเลือกแบบที่ได้แต้มทันทีมากที่สุดทุกครั้งจะได้กว่า 26 แต้ม ส่วนการแปรงแบบสุ่มทำให้หางสั้นและแพ้ บอตมือสมัครเล่นจะต่อแบบที่ได้แต้มมากที่สุด และจะแปรงในช่วงท้ายถ้าได้เพิ่มอย่างน้อย 2 แต้ม</translation>
    </message>
    <message>
        <source>The best brush</source>
        <translation>การแปรงที่ดีที่สุด</translation>
    </message>
    <message>
        <source>For every tail there is a brush that scores the most tail points. In more than 99% of tails with 8 to 12 bits it reaches the limit (FT-65), which is 18 points with 8 bits and 2 more for every further bit. The program works it out exactly for bots and for your hints.</source>
        <translation>ทุกหางจะมีวิธีแปรงที่ให้แต้มในหางมากที่สุด ในบรรดาหางที่มี 8 ถึง 12 ท่อน กว่า 99% ทำได้ถึงเพดาน (FT-65) คือ 18 แต้มเมื่อมี 8 ท่อน และเพิ่มขึ้นอีก 2 แต้มต่อหนึ่งท่อน โปรแกรมคำนวณวิธีนี้ได้อย่างแม่นยำ ทั้งสำหรับบอตและสำหรับคำใบ้ของคุณ</translation>
    </message>
    <message>
        <source>In solo practice your 8 bits have 3 tail points, and the best brush scores 18. Choose to brush and try to find it. A hint shows you a good next step.</source>
        <translation>ในการฝึกคนเดียวครั้งนี้ หาง 8 ท่อนของคุณมีแต้มในหาง 3 แต้ม แต่ถ้าแปรงแบบที่ดีที่สุดจะได้ถึง 18 แต้ม เลือกแปรงหางแล้วลองหาวิธีนั้นให้เจอ คำใบ้จะบอกว่าขั้นต่อไปควรต่ออย่างไร</translation>
    </message>
    <message>
        <source>Some best brushes</source>
        <translation>ตัวอย่างการแปรงที่ดีที่สุด</translation>
    </message>
    <message>
        <source>Bits are named here by their numbers: top left, top right, bottom left, bottom right. The tail 1112, 2111 can have 3 tail points at best, and the tail 1112, 1121, 1123 can have 6. The tail 1112, 1121, 1123, 1132, 1211 can have 12. Join its bits over and under with the tops together, then over and under with the bottoms together, for a set in each kind.</source>
        <translation>ในที่นี้เราเรียกท่อนด้วยตัวเลข โดยเรียงจากซ้ายบน ขวาบน ซ้ายล่าง และขวาล่าง หาง 1112, 2111 มีแต้มในหางได้มากที่สุด 3 แต้ม ส่วนหาง 1112, 1121, 1123 ได้ 6 แต้ม และหาง 1112, 1121, 1123, 1132, 1211 ได้ 12 แต้ม ถ้าต่อตามลำดับนี้ คือ ทับชิดขอบบน สอดชิดขอบบน ทับชิดขอบล่าง สอดชิดขอบล่าง ก็จะได้ชุดครบทุกชนิด</translation>
    </message>
    <message>
        <source>What a long set costs</source>
        <translation>ชุดยาวต้องแลกกับอะไร</translation>
    </message>
    <message>
        <source>A join that starts a set scores 2 points, and one that makes a set longer scores 1. So each further charm in a long set costs you about 1 tail point. It pays off only if it wins you the longest chain (FT-58) or the biggest match (FT-59).</source>
        <translation>จุดต่อที่เริ่มชุดใหม่ได้ 2 แต้ม ส่วนจุดต่อที่ทำให้ชุดเดิมยาวขึ้นได้แค่ 1 แต้ม ชาร์มทุกอันที่เพิ่มเข้าไปในชุดยาวจึงทำให้คุณเสียแต้มในหางไปราว 1 แต้ม จะคุ้มก็ต่อเมื่อทำให้คุณได้ชุดเรียงยาวที่สุด (FT-58) หรือชุดเหมือนใหญ่ที่สุด (FT-59)</translation>
    </message>
    <message>
        <source>Everything has its mirror</source>
        <translation>กลับด้านแล้วก็ยังเหมือนเดิม</translation>
    </message>
    <message>
        <source>Tops are worth as much as bottoms. A tail read from its tip to its fox, as in a mirror, is worth the same. And if every 1 of a kind became a 3 and every 3 a 1, nothing would change either.</source>
        <translation>ขอบบนมีค่าเท่ากับขอบล่าง ถ้าอ่านหางย้อนจากปลายหางกลับมาหาจิ้งจอกเหมือนส่องกระจก ก็ได้แต้มเท่าเดิม และถ้าเปลี่ยนเลข 1 ทุกตัวของชาร์มชนิดหนึ่งเป็นเลข 3 และเปลี่ยนเลข 3 ทุกตัวเป็นเลข 1 แต้มก็ไม่เปลี่ยนเช่นกัน</translation>
    </message>
    <message>
        <source>Example: a tail and its points</source>
        <translation>ตัวอย่าง: หางหนึ่งกับแต้มที่ได้</translation>
    </message>
    <message>
        <source>Six bits show the top left numbers 2, 2, 2, 2, 2 and 1. All are joined over with the tops together, which makes a match of 5 and a chain of 2. With 1 point for variety that is 8 tail points. Join the fourth bit under instead, with the tops together, and two joins are lost. A match of 3 and a chain of 2 remain, for 6 tail points.</source>
        <translation>หางหนึ่งมีหกท่อน เลขที่มุมซ้ายบนคือ 2, 2, 2, 2, 2 และ 1 โดยต่อแบบทับชิดขอบบนทุกท่อน จึงได้ชุดเหมือน 5 ชาร์มกับชุดเรียง 2 ชาร์ม เมื่อรวมกับแต้มความหลากหลาย 1 แต้ม จะได้แต้มในหาง 8 แต้ม แต่ถ้าต่อท่อนที่สี่แบบสอดชิดขอบบนแทน จุดต่อจะขาดสองจุด เหลือชุดเหมือน 3 ชาร์มกับชุดเรียง 2 ชาร์ม รวมเป็นแต้มในหาง 6 แต้ม</translation>
    </message>
    <message>
        <source>Example: comparing tails</source>
        <translation>ตัวอย่าง: เทียบหาง</translation>
    </message>
    <message>
        <source>Three players have longest chains of 5, 3 and 3 and biggest matches of 0, 3 and 3. The first gets 2 points for the chain, and the two others 2 each for their matches. Their finishing turns are 9, 10 and 9, so the first and the third get 2 points more.</source>
        <translation>ผู้เล่นสามคนมีชุดเรียงยาวที่สุด 5, 3 และ 3 ชาร์ม และมีชุดเหมือนใหญ่ที่สุด 0, 3 และ 3 ชาร์ม คนแรกจึงได้ 2 แต้มจากชุดเรียง ส่วนอีกสองคนได้คนละ 2 แต้มจากชุดเหมือน ทั้งสามต่อหางเสร็จในเทิร์น 9, 10 และ 9 คนแรกกับคนที่สามจึงได้เพิ่มอีกคนละ 2 แต้ม</translation>
    </message>
    <message>
        <source>Example: a whole game for two</source>
        <translation>ตัวอย่าง: เกมสองคนตั้งแต่ต้นจนจบ</translation>
    </message>
    <message>
        <source>One player always draws and finishes on turn 13 with 12 bits and 16 tail points. The other brushes twice and finishes on turn 10 with 7 bits and 13 tail points. They tie for the longest chain and the biggest match, each gets 1 vote, and the second gets 2 points for finishing first. The long tail wins by 21 points to 20.</source>
        <translation>คนหนึ่งจั่วทุกเทิร์นและต่อหางเสร็จในเทิร์น 13 โดยมี 12 ท่อนและแต้มในหาง 16 แต้ม ส่วนอีกคนแปรงสองครั้งและต่อหางเสร็จในเทิร์น 10 โดยมี 7 ท่อนและแต้มในหาง 13 แต้ม ทั้งคู่เสมอกันทั้งชุดเรียงยาวที่สุดและชุดเหมือนใหญ่ที่สุด และได้โหวตคนละ 1 เสียง คนที่สองยังได้อีก 2 แต้มเพราะต่อหางเสร็จคนแรก แต่สุดท้ายหางยาวก็ชนะ 21 ต่อ 20 แต้ม</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>Foxtail: a heading of the rules</extracomment>
        <translation>ผู้เล่น</translation>
    </message>
    <message>
        <source>Foxtail is for 2 to 4 players. Everyone needs a fox and a tail tip, and there are 4 of each. One player alone can practise (FT-66).</source>
        <translation>Foxtail เล่นได้ 2 ถึง 4 คน เพราะทุกคนต้องมีจิ้งจอกและปลายหาง ซึ่งมีอย่างละ 4 ใบ ถ้ามีคนเดียวก็ฝึกเล่นได้ (FT-66)</translation>
    </message>
    <message>
        <source>Foxes</source>
        <extracomment>Foxtail: a heading of the rules</extracomment>
        <translation>จิ้งจอก</translation>
    </message>
    <message>
        <source>There are 4 fox cards. Your fox is where your tail begins. Foxes that nobody needs stay out of the game.</source>
        <translation>การ์ดจิ้งจอกมี 4 ใบ หางของคุณเริ่มต่อจากจิ้งจอก ส่วนจิ้งจอกที่ไม่มีใครใช้จะไม่อยู่ในเกม</translation>
    </message>
    <message>
        <source>Tail tips</source>
        <extracomment>Foxtail: a heading of the rules</extracomment>
        <translation>ปลายหาง</translation>
    </message>
    <message>
        <source>There are 4 tail tips, all alike. A complete tail ends with exactly 1 tip, so the deck starts with as many tips as there are players.</source>
        <translation>ปลายหางมี 4 ใบ เหมือนกันทุกใบ หางที่สมบูรณ์ต้องจบด้วยปลายหาง 1 ใบพอดี ตอนเริ่มเกม กองจั่วจึงมีปลายหางเท่ากับจำนวนผู้เล่น</translation>
    </message>
    <message>
        <source>Tail bits</source>
        <extracomment>Where a name is missing, or a word of the table that all games share; Foxtail: a heading of the rules</extracomment>
        <translation>ท่อนหาง</translation>
    </message>
    <message>
        <source>Tips</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>ปลายหาง</translation>
    </message>
    <message>
        <source>All other cards are tail bits, and a tail is made of them. We play with 40, which is just enough for 4 players with 10 bits each. The printed rules do not say how many there are.</source>
        <translation>การ์ดที่เหลือทั้งหมดคือท่อนหาง ซึ่งนำมาต่อกันเป็นหาง เราใช้ 40 ใบ ซึ่งพอดีสำหรับ 4 คน คนละ 10 ท่อน กติกาฉบับพิมพ์ไม่ได้บอกว่ามีกี่ใบ</translation>
    </message>
    <message>
        <source>Four corners, four kinds of charm</source>
        <translation>สี่มุม ชาร์มสี่ชนิด</translation>
    </message>
    <message>
        <source>Every bit has a charm in each of its 4 corners, and these are of 4 different kinds. Each kind keeps its corner, so a kind that is top left on one bit is top left on all of them. The printed rules do not say it this plainly, but joining bits would not work otherwise (FT-29).</source>
        <translation>ทุกท่อนมีชาร์มครบทั้ง 4 มุม และทั้ง 4 มุมเป็นคนละชนิดกัน แต่ละชนิดจะอยู่ประจำมุมของตัวเอง ชนิดที่อยู่มุมซ้ายบนของท่อนหนึ่งจึงอยู่มุมซ้ายบนของทุกท่อน กติกาฉบับพิมพ์ไม่ได้บอกไว้ตรง ๆ แบบนี้ แต่ถ้าไม่เป็นอย่างนี้ก็จะต่อท่อนเข้าด้วยกันไม่ได้ (FT-29)</translation>
    </message>
    <message>
        <source>Numbers on charms</source>
        <translation>เลขบนชาร์ม</translation>
    </message>
    <message>
        <source>A charm shows 1, 2 or 3 symbols, and that is its number. Only the kind of a charm and its number matter.</source>
        <translation>ชาร์มแต่ละอันมีสัญลักษณ์ 1, 2 หรือ 3 รูป จำนวนนั้นคือเลขของชาร์ม‖ สิ่งที่ต้องดูมีแค่ชนิดกับเลขเท่านั้น</translation>
    </message>
    <message>
        <source>The forty tail bits</source>
        <translation>ท่อนหางทั้งสี่สิบท่อน</translation>
    </message>
    <message>
        <source>No two bits are alike. Each has a 2 in one of its corners or in three of them. The other corners show a 1 or a 3. So 32 bits have a single 2 and 8 bits have three. The printed rules do not list their cards, so this pack is our own.</source>
        <translation>ท่อนหางไม่ซ้ำกันเลยสักท่อน แต่ละท่อนมีเลข 2 อยู่หนึ่งมุมหรือสามมุม ส่วนมุมอื่นเป็นเลข 1 หรือเลข 3 จึงมี 32 ท่อนที่มีเลข 2 ตัวเดียว และ 8 ท่อนที่มีเลข 2 สามตัว กติกาฉบับพิมพ์ไม่ได้แจกแจงการ์ดไว้ การ์ดชุดนี้เราจึงทำขึ้นเอง</translation>
    </message>
    <message>
        <source>A fair pack</source>
        <translation>ชุดการ์ดที่ยุติธรรม</translation>
    </message>
    <message>
        <source>In each corner 13 bits show a 1, 14 a 2 and 13 a 3. So no corner is luckier than another. Any two bits can score together in at least one kind of charm, because every bit shows a 2 somewhere and a 2 goes with every number.</source>
        <translation>ในแต่ละมุม มีเลข 1 อยู่ 13 ท่อน เลข 2 อยู่ 14 ท่อน และเลข 3 อยู่ 13 ท่อน จึงไม่มีมุมไหนได้เปรียบมุมอื่น และไม่ว่าจะหยิบสองท่อนไหนมาต่อกัน ก็ทำแต้มได้ในชาร์มอย่างน้อยหนึ่งชนิด เพราะทุกท่อนมีเลข 2 อยู่สักมุมหนึ่ง และเลข 2 เข้ากันได้กับทุกเลข</translation>
    </message>
    <message>
        <source>A fox for everyone</source>
        <translation>จิ้งจอกของทุกคน</translation>
    </message>
    <message>
        <source>Everyone starts with a fox, face up, and no bits at all. No two players have the same fox, and which one is yours makes no difference. Nobody goes first, since all play at the same time (FT-15).</source>
        <translation>ทุกคนเริ่มเกมด้วยจิ้งจอกที่หงายหน้า และยังไม่มีท่อนหางเลย‖ แต่ละคนได้จิ้งจอกไม่ซ้ำกัน แต่จะได้ตัวไหนก็ไม่ต่างกัน ไม่มีใครเริ่มก่อน เพราะทุกคนเล่นพร้อมกัน (FT-15)</translation>
    </message>
    <message>
        <source>Which bits are in play</source>
        <translation>ท่อนที่ใช้เล่น</translation>
    </message>
    <message>
        <source>All 40 bits are shuffled face down, and 10 for each player are counted off unseen. That makes 20 bits for 2 players, 30 for 3 and all 40 for 4. The printed rules only give the number of cards. We take them at random, so nobody chooses them.</source>
        <translation>สับทั้ง 40 ท่อนโดยคว่ำหน้าไว้ แล้วนับออกมาคนละ 10 ท่อนโดยไม่ดู คือ 20 ท่อนสำหรับ 2 คน 30 ท่อนสำหรับ 3 คน และครบทั้ง 40 ท่อนสำหรับ 4 คน กติกาฉบับพิมพ์บอกแค่จำนวนการ์ด เราจึงสุ่มหยิบเพื่อไม่ให้ใครเลือกได้</translation>
    </message>
    <message>
        <source>The upper part of the deck</source>
        <translation>ส่วนบนของกองจั่ว</translation>
    </message>
    <message>
        <source>8 bits for each player are shuffled and make the upper part of the deck. No tip is among them, so the first 16 cards drawn are bits with 2 players, the first 24 with 3, the first 32 with 4.</source>
        <translation>นำท่อนหางคนละ 8 ท่อนมาสับรวมกันเป็นส่วนบนของกองจั่ว ส่วนนี้ไม่มีปลายหาง การ์ดแรก ๆ ที่จั่วจึงเป็นท่อนหางทั้งหมด คือ 16 ใบแรกเมื่อเล่น 2 คน 24 ใบแรกเมื่อเล่น 3 คน และ 32 ใบแรกเมื่อเล่น 4 คน</translation>
    </message>
    <message>
        <source>The lower part of the deck</source>
        <translation>ส่วนล่างของกองจั่ว</translation>
    </message>
    <message>
        <source>2 more bits and 1 tip for each player are shuffled together and put under the upper part. Here the tips may come in any order, even all at once. With 4 players, for example, 4 of the last 12 cards are tips.</source>
        <translation>นำท่อนหางอีกคนละ 2 ท่อนกับปลายหางคนละ 1 ใบมาสับรวมกัน แล้ววางไว้ใต้ส่วนบน ในส่วนล่างนี้ ปลายหางจะอยู่ลำดับไหนก็ได้ จะมาติด ๆ กันทุกใบก็ได้ เช่น ถ้าเล่น 4 คน ใน 12 ใบสุดท้ายจะมีปลายหาง 4 ใบ</translation>
    </message>
    <message>
        <source>Cards set aside</source>
        <translation>การ์ดที่ไม่ได้ใช้</translation>
    </message>
    <message>
        <source>Cards that are not needed stay out of the game. Spare bits lie face down and nobody may look at them: 20 bits with 2 players, 10 with 3, none with 4. So with fewer than 4 players nobody can work out which bits are still to come.</source>
        <translation>การ์ดที่ไม่ใช้จะไม่อยู่ในเกม ท่อนที่เหลือต้องคว่ำหน้าไว้และห้ามใครดู มี 20 ท่อนเมื่อเล่น 2 คน 10 ท่อนเมื่อเล่น 3 คน และไม่มีเลยเมื่อเล่น 4 คน ดังนั้นถ้าเล่นไม่ถึง 4 คน จะไม่มีใครคำนวณได้ว่าท่อนไหนยังไม่ออก</translation>
    </message>
    <message>
        <source>All play together</source>
        <translation>ทุกคนเล่นพร้อมกัน</translation>
    </message>
    <message>
        <source>In each turn everyone whose tail is not complete acts once, all at the same time. The next turn begins when the last of them is done. Nobody acts twice before that. If a single tail is left unfinished, its owner keeps taking turns alone.</source>
        <translation>ในแต่ละเทิร์น ทุกคนที่หางยังไม่สมบูรณ์จะเล่นคนละครั้งพร้อมกัน‖ เทิร์นถัดไปจะเริ่มเมื่อคนสุดท้ายเล่นเสร็จ ก่อนหน้านั้นจะไม่มีใครได้เล่นอีก ถ้าเหลือหางที่ยังไม่เสร็จเพียงหางเดียว เจ้าของหางนั้นก็เล่นต่อไปคนเดียว</translation>
    </message>
    <message>
        <source>Draw or brush</source>
        <translation>จั่วหรือแปรง</translation>
    </message>
    <message>
        <source>On your turn you either draw a card for your tail or brush your tail. You cannot do both, and you cannot pass.</source>
        <translation>ในแต่ละเทิร์น คุณต้องเลือกว่าจะจั่วการ์ดมาต่อหาง หรือแปรงหาง‖ จะทำทั้งสองอย่างหรือขอผ่านไม่ได้</translation>
    </message>
    <message>
        <source>Choosing without looking</source>
        <translation>เลือกก่อนเห็นการ์ด</translation>
    </message>
    <message>
        <source>You choose between drawing and brushing before any card of this turn is seen. All choices are shown together when the last one is made, so waiting for the others helps nobody. After seeing your card it is too late to brush instead. The printed rules give no order here. This is how we play it.</source>
        <translation>คุณต้องเลือกจั่วหรือแปรงก่อนที่จะได้เห็นการ์ดใด ๆ ของเทิร์นนี้‖ สิ่งที่ทุกคนเลือกจะเปิดพร้อมกันเมื่อคนสุดท้ายเลือกแล้ว การรอดูคนอื่นจึงไม่ช่วยอะไร และเมื่อเห็นการ์ดแล้วจะเปลี่ยนไปแปรงก็ไม่ทัน กติกาฉบับพิมพ์ไม่ได้กำหนดลำดับไว้ เราจึงเล่นกันแบบนี้</translation>
    </message>
    <message>
        <source>The steps of a turn</source>
        <translation>ขั้นต่าง ๆ ในเทิร์น</translation>
    </message>
    <message>
        <source>First everyone chooses to draw or to brush. Then those who draw take the top card one after the other, in seat order, and a tip is placed at once. Then everyone joins the new bit or brushes in secret, and all of it is shown together when the last one is ready. Now the turn is over. The printed rules say that the order of drawing hardly matters. Ours is fixed.</source>
        <translation>ก่อนอื่น ทุกคนต้องเลือกว่าจะจั่วหรือแปรง แล้วคนที่เลือกจั่วจะหยิบใบบนสุดทีละคนตามลำดับที่นั่ง ถ้าได้ปลายหางก็ต้องวางทันที จากนั้นทุกคนจะต่อท่อนใหม่หรือแปรงหางโดยไม่ให้คนอื่นเห็น แล้วเปิดพร้อมกันเมื่อคนสุดท้ายพร้อม ก็เป็นอันจบเทิร์น กติกาฉบับพิมพ์บอกว่าลำดับการจั่วแทบไม่สำคัญ แต่โปรแกรมนี้กำหนดลำดับไว้ตายตัว</translation>
    </message>
    <message>
        <source>Drawing</source>
        <extracomment>Foxtail: a heading of the rules</extracomment>
        <translation>การจั่ว</translation>
    </message>
    <message>
        <source>Drawing means taking 1 card, the top one of the deck. There is always a card left for you (FT-26). If everyone brushes, no card leaves the deck.</source>
        <translation>การจั่วคือการหยิบการ์ดใบบนสุดของกองจั่ว 1 ใบ จะมีการ์ดเหลือให้คุณจั่วเสมอ (FT-26) ถ้าทุกคนแปรง การ์ดในกองจั่วก็จะไม่ลดลง</translation>
    </message>
    <message>
        <source>Drawn cards are face up</source>
        <translation>การ์ดที่จั่วได้ต้องหงายหน้า</translation>
    </message>
    <message>
        <source>A drawn card is turned face up for everyone. The printed rules do not mention this, but the card ends up face up in a tail that same turn anyway.</source>
        <translation>การ์ดที่จั่วได้ต้องหงายให้ทุกคนเห็น กติกาฉบับพิมพ์ไม่ได้พูดถึงเรื่องนี้ แต่ถึงอย่างไรการ์ดใบนั้นก็ต้องวางหงายอยู่ในหางภายในเทิร์นเดียวกัน</translation>
    </message>
    <message>
        <source>The new bit joins the end</source>
        <translation>ท่อนใหม่ต้องต่อท้าย</translation>
    </message>
    <message>
        <source>The bit you drew must join your own tail in the same turn, right behind the last bit. You cannot keep it for later, put it back, give it away or push it in between earlier bits.</source>
        <translation>ท่อนที่จั่วได้ต้องนำมาต่อหางของคุณเองในเทิร์นเดียวกัน โดยต่อจากท่อนสุดท้าย‖ จะเก็บไว้ก่อน ใส่คืนกอง ให้คนอื่น หรือแทรกระหว่างท่อนก่อนหน้าไม่ได้</translation>
    </message>
    <message>
        <source>The first bit</source>
        <translation>ท่อนแรก</translation>
    </message>
    <message>
        <source>Your first bit simply goes next to your fox. There is nothing to choose, because a fox has no charms to meet. From the second bit on you choose how each bit joins (FT-28).</source>
        <translation>ท่อนแรกวางข้างจิ้งจอกได้เลย‖ คุณไม่ต้องเลือกอะไร เพราะจิ้งจอกไม่มีชาร์มให้ต่อ ตั้งแต่ท่อนที่สองเป็นต้นไป คุณต้องเลือกว่าจะต่อแต่ละท่อนอย่างไร (FT-28)</translation>
    </message>
    <message>
        <source>Placed bits stay</source>
        <translation>ท่อนที่วางแล้วอยู่กับที่</translation>
    </message>
    <message>
        <source>A bit stays exactly as it lies until you brush your tail. Placing a new bit never tilts an old one. It may hide a corner of the last one, though (FT-35).</source>
        <translation>ท่อนที่วางแล้วจะอยู่อย่างนั้นจนกว่าคุณจะแปรงหาง การวางท่อนใหม่ไม่ทำให้ท่อนเก่าเอียงไปจากเดิม แต่ท่อนใหม่อาจบังมุมของท่อนล่าสุดได้ (FT-35)</translation>
    </message>
    <message>
        <source>Drawing a tip</source>
        <translation>เมื่อจั่วได้ปลายหาง</translation>
    </message>
    <message>
        <source>If you draw a tip, it goes to the end of your tail at once and the tail is complete. There is nothing to choose. The turn in which this happens is your finishing turn (FT-61). It can also happen when you had to draw after a brush.</source>
        <translation>ถ้าคุณจั่วได้ปลายหาง ใบนั้นจะต่อท้ายหางทันที และหางของคุณก็สมบูรณ์‖ คุณไม่ต้องเลือกอะไร เทิร์นนั้นคือเทิร์นที่คุณต่อหางเสร็จ (FT-61) คุณอาจจั่วได้ปลายหางในเทิร์นที่ต้องจั่วหลังแปรงก็ได้</translation>
    </message>
    <message>
        <source>When your tail is complete</source>
        <translation>เมื่อหางสมบูรณ์</translation>
    </message>
    <message>
        <source>With a complete tail you watch the others. You neither draw nor brush any more, and you do not get a second tip. You act again in the vote (FT-62).</source>
        <translation>เมื่อหางสมบูรณ์แล้ว คุณจะคอยดูคนอื่นเล่น โดยไม่จั่วหรือแปรงอีก และจะไม่ได้ปลายหางใบที่สอง‖ คุณจะได้เล่นอีกครั้งตอนโหวต (FT-62)</translation>
    </message>
    <message>
        <source>The deck never runs short</source>
        <translation>กองจั่วไม่มีวันหมดกลางคัน</translation>
    </message>
    <message>
        <source>The deck always holds as many tips as there are unfinished tails. So it cannot run out before everyone is done. The last card drawn in a game is always a tip, and bits below it are never used.</source>
        <translation>กองจั่วมีปลายหางเท่ากับจำนวนหางที่ยังไม่เสร็จเสมอ จึงไม่มีวันหมดก่อนที่ทุกคนจะต่อหางเสร็จ การ์ดใบสุดท้ายที่จั่วในเกมจะเป็นปลายหางเสมอ ส่วนท่อนที่อยู่ใต้ใบนั้นจะไม่ได้ใช้</translation>
    </message>
    <message>
        <source>The end of play</source>
        <translation>จบการเล่น</translation>
    </message>
    <message>
        <source>Play ends with the turn in which the last tail is completed. After that the points are counted (FT-54).</source>
        <translation>การเล่นจะจบลงในเทิร์นที่หางสุดท้ายสมบูรณ์‖ หลังจากนั้นจะนับแต้ม (FT-54)</translation>
    </message>
    <message>
        <source>Four ways to join</source>
        <translation>วิธีต่อสี่แบบ</translation>
    </message>
    <message>
        <source>From the second bit on you choose a link, one of 4 ways in which a bit joins the one before it. With the tops or the bottoms together, that side is drawn close and the other side fans out. Over means the new bit lies on the last one, and under means it is tucked below it. All 4 are always allowed, whatever the numbers are.</source>
        <translation>ตั้งแต่ท่อนที่สองเป็นต้นไป คุณต้องเลือกจุดต่อ คือเลือกว่าจะต่อท่อนนั้นเข้ากับท่อนก่อนหน้าแบบไหนใน 4 แบบ‖ คำว่าชิดขอบบนหรือชิดขอบล่างหมายถึงรวบขอบด้านนั้นให้ชิดกัน แล้วให้อีกด้านคลี่ออก คำว่าทับหมายถึงวางท่อนใหม่ไว้บนท่อนล่าสุด ส่วนคำว่าสอดหมายถึงสอดท่อนใหม่ไว้ข้างใต้ จะใช้แบบไหนใน 4 แบบนี้ก็ได้เสมอ ไม่ว่าเลขจะเป็นอะไร</translation>
    </message>
    <message>
        <source>What each way joins</source>
        <translation>แต่ละแบบต่อชาร์มมุมไหน</translation>
    </message>
    <message>
        <source>Over, tops together: the top left charms meet. Under, tops together: the top right ones. Over, bottoms together: the bottom left ones. Under, bottoms together: the bottom right ones. Each way hides 1 corner on the side drawn together: over hides the right corner of the last bit, under hides the left corner of the new one.</source>
        <translation>ทับชิดขอบบน: ชาร์มมุมซ้ายบนจะมาต่อกัน‖ สอดชิดขอบบน: ชาร์มมุมขวาบน ทับชิดขอบล่าง: ชาร์มมุมซ้ายล่าง สอดชิดขอบล่าง: ชาร์มมุมขวาล่าง แต่ละแบบจะบัง 1 มุมทางด้านที่รวบชิดกัน คือการทับจะบังมุมขวาของท่อนล่าสุด ส่วนการสอดจะบังมุมซ้ายของท่อนใหม่</translation>
    </message>
    <message>
        <source>You have drawn your second bit. Look at the four ways to join it. Each of them puts another kind of charm together. Over with the tops together puts a 1 beside a 2, a chain. Under with the tops together puts a 1 beside a 1, a match.</source>
        <translation>คุณจั่วท่อนที่สองแล้ว ลองดูวิธีต่อทั้งสี่แบบ แต่ละแบบจะนำชาร์มคนละชนิดมาต่อกัน ถ้าต่อแบบทับชิดขอบบน เลข 1 จะมาเจอกับเลข 2 เป็นชุดเรียง ถ้าต่อแบบสอดชิดขอบบน เลข 1 จะมาเจอกับเลข 1 เป็นชุดเหมือน</translation>
    </message>
    <message>
        <source>No bit lies straight</source>
        <translation>ไม่มีท่อนไหนวางตรง</translation>
    </message>
    <message>
        <source>Every bit after the first joins in one of the four ways, even if it scores nothing or spoils something. It cannot lie straight, and it always hides exactly 1 corner. In the printed rules the tilt is part of adding a bit, so you cannot leave it out here.</source>
        <translation>ทุกท่อนหลังท่อนแรกต้องต่อด้วยวิธีใดวิธีหนึ่งในสี่แบบ แม้จะไม่ได้แต้มหรือทำให้บางชุดขาดก็ตาม จะวางตรง ๆ ไม่ได้ และทุกครั้งจะบัง 1 มุมพอดี กติกาฉบับพิมพ์ถือว่าการเอียงเป็นส่วนหนึ่งของการต่อท่อน ในโปรแกรมนี้จึงต้องเอียงเสมอ</translation>
    </message>
    <message>
        <source>Right way up</source>
        <translation>ห้ามวางกลับหัว</translation>
    </message>
    <message>
        <source>Bits lie face up and the right way up, and nobody turns them upside down. The tail grows away from the fox in one direction. On our table that is to the right.</source>
        <translation>ทุกท่อนต้องวางหงายหน้า และห้ามวางกลับหัว หางจะยาวออกจากจิ้งจอกไปทางเดียว บนโต๊ะของเราคือทางขวา</translation>
    </message>
    <message>
        <source>The fanned side joins nothing</source>
        <translation>ด้านที่คลี่ออกไม่ต่อกัน</translation>
    </message>
    <message>
        <source>On the side that fans out, charms of two different kinds face each other. They do not make a set, even if their numbers are equal.</source>
        <translation>ทางด้านที่คลี่ออก ชาร์มที่หันเข้าหากันจะเป็นคนละชนิด จึงไม่เป็นชุด แม้เลขจะเท่ากัน</translation>
    </message>
    <message>
        <source>A hidden charm counts for nobody</source>
        <translation>ชาร์มที่ถูกบังไม่นับแต้มให้ใคร</translation>
    </message>
    <message>
        <source>A join counts only if both of its charms are in sight when the tail is scored. A charm that is covered counts for nobody, even if it was in sight before. The printed rules do not say this. We look at the tail as it lies in the end.</source>
        <translation>จุดต่อจะได้แต้มก็ต่อเมื่อตอนนับแต้มยังมองเห็นชาร์มทั้งสองอัน‖ ชาร์มที่ถูกบังไม่นับแต้มให้ใคร แม้ก่อนหน้านั้นจะเคยมองเห็น กติกาฉบับพิมพ์ไม่ได้บอกเรื่องนี้ไว้ เราจึงดูจากหางที่เห็นในตอนจบ</translation>
    </message>
    <message>
        <source>Joins that spoil each other</source>
        <translation>จุดต่อที่ขาดทั้งคู่</translation>
    </message>
    <message>
        <source>Two joins in a row are both lost in two cases only: a bit joined under with the tops together is followed by one joined over with the tops together, or the same with the bottoms. The bit in the middle then has both corners of that side hidden. In any other order both joins count, and joins further apart never harm each other.</source>
        <translation>จุดต่อสองจุดที่อยู่ติดกันจะขาดทั้งคู่ (คือไม่นับแล้ว) ในสองกรณีเท่านั้น ได้แก่ เมื่อท่อนที่ต่อแบบสอดชิดขอบบนตามด้วยท่อนที่ต่อแบบทับชิดขอบบน หรือเมื่อเป็นแบบเดียวกันที่ขอบล่าง เพราะท่อนตรงกลางจะถูกบังทั้งสองมุมของด้านนั้น ถ้าต่อในลำดับอื่น จุดต่อทั้งสองก็ยังนับ ส่วนจุดต่อที่อยู่ห่างกันไม่มีผลต่อกันเลย</translation>
    </message>
    <message>
        <source>Both joins of your tail are lost, because the second bit lies under and the third one over, both with the tops together. You are brushing now. Join the second bit over and the third one under, with the tops together. Then both joins count, and you have 6 tail points instead of 0.</source>
        <translation>จุดต่อทั้งสองจุดในหางของคุณขาด เพราะท่อนที่สองต่อแบบสอดและท่อนที่สามต่อแบบทับ โดยชิดขอบบนทั้งคู่ ตอนนี้คุณกำลังแปรงหาง ลองต่อท่อนที่สองแบบทับและท่อนที่สามแบบสอด โดยชิดขอบบนทั้งคู่ จุดต่อทั้งสองจุดก็จะนับ และแต้มในหางจะเพิ่มจาก 0 เป็น 6 แต้ม</translation>
    </message>
    <message>
        <source>A new bit can undo the last join</source>
        <translation>ท่อนใหม่ทำให้จุดต่อล่าสุดขาดได้</translation>
    </message>
    <message>
        <source>If your last bit lies under with the tops together, joining the new one over with the tops together breaks the last join and loses its points, and the new join is lost as well. The same goes for the bottoms. It is allowed, and the table warns you. Earlier charms of the row stay joined.</source>
        <translation>ถ้าท่อนล่าสุดของคุณต่อแบบสอดชิดขอบบน แล้วคุณต่อท่อนใหม่แบบทับชิดขอบบน จุดต่อล่าสุดจะขาดและเสียแต้มไป และจุดต่อใหม่ก็จะขาดด้วย ที่ขอบล่างก็เช่นกัน คุณจะต่อแบบนั้นก็ได้ แต่โต๊ะจะเตือนก่อน ส่วนชาร์มก่อนหน้านั้นในแถวยังต่อกันอยู่</translation>
    </message>
    <message>
        <source>You have a match of 3 at the top right, and your last bit lies under with the tops together. Join the new bit over with the tops together, and the match shrinks to 2. Over with the bottoms together leaves the match as it is and adds a chain.</source>
        <translation>คุณมีชุดเหมือน 3 ชาร์มที่มุมขวาบน และท่อนล่าสุดต่อแบบสอดชิดขอบบน ถ้าคุณต่อท่อนใหม่แบบทับชิดขอบบน ชุดเหมือนจะหดเหลือ 2 ชาร์ม แต่ถ้าต่อแบบทับชิดขอบล่าง ชุดเหมือนจะคงเดิม และคุณจะได้ชุดเรียงเพิ่มด้วย</translation>
    </message>
    <message>
        <source>How many charms are in sight</source>
        <translation>มองเห็นชาร์มกี่อัน</translation>
    </message>
    <message>
        <source>Each join hides 1 corner, and no corner is hidden twice. So every bit leaves 3 charms in sight, and 1 more for the whole tail: 8 bits show 25 charms.</source>
        <translation>จุดต่อแต่ละจุดจะบัง 1 มุม และไม่มีมุมไหนถูกบังสองครั้ง แต่ละท่อนจึงเหลือชาร์มให้เห็น 3 อัน และทั้งหางจะมีเพิ่มอีก 1 อัน เช่น หาง 8 ท่อนจะเห็นชาร์ม 25 อัน</translation>
    </message>
    <message>
        <source>Fox and tip have no charms</source>
        <translation>จิ้งจอกและปลายหางไม่มีชาร์ม</translation>
    </message>
    <message>
        <source>The fox and the tip have no charms. They join nothing and hide nothing, so a tip never changes your sets. The printed rules give charms to tail bits only.</source>
        <translation>จิ้งจอกและปลายหางไม่มีชาร์ม ไม่ต่อกับชาร์มใด และไม่บังอะไร ปลายหางจึงไม่มีวันทำให้ชุดของคุณเปลี่ยนไป ตามกติกาฉบับพิมพ์ มีแต่ท่อนหางที่มีชาร์ม</translation>
    </message>
    <message>
        <source>Which bit lies on top</source>
        <translation>ท่อนไหนอยู่บน</translation>
    </message>
    <message>
        <source>Only neighbours overlap. A bit joined over lies one layer above the bit before it, a bit joined under one layer below. This is how the table draws a tail. It has no effect on points.</source>
        <translation>มีแต่ท่อนที่อยู่ติดกันเท่านั้นที่ซ้อนกัน ท่อนที่ต่อแบบทับจะอยู่สูงกว่าท่อนก่อนหน้าหนึ่งชั้น ส่วนท่อนที่ต่อแบบสอดจะอยู่ต่ำกว่าหนึ่งชั้น นี่เป็นแค่วิธีวาดหางบนโต๊ะ จึงไม่มีผลต่อแต้ม</translation>
    </message>
    <message>
        <source>How far a bit tilts</source>
        <translation>ท่อนเอียงแค่ไหน</translation>
    </message>
    <message>
        <source>On our table each new bit turns by 12 degrees about the corner where it overlaps the last one. So 1 charm is covered completely and all the others stay visible. Tails may bend a long way round. That has no effect on points.</source>
        <translation>บนโต๊ะของเรา ท่อนใหม่แต่ละท่อนจะหมุน 12 องศารอบมุมที่ซ้อนกับท่อนล่าสุด ชาร์ม 1 อันจึงถูกบังจนมิด ส่วนอันอื่นยังมองเห็นครบ หางอาจโค้งไปมาก แต่ไม่มีผลต่อแต้ม</translation>
    </message>
    <message>
        <source>Brushing instead of drawing</source>
        <translation>แปรงแทนการจั่ว</translation>
    </message>
    <message>
        <source>You may spend your turn on brushing your tail. Then you draw no card in this turn. Several players may brush in the same turn, and you may brush as often as you like in a game, but never twice in a row (FT-45).</source>
        <translation>คุณจะใช้เทิร์นของคุณแปรงหางก็ได้‖ แต่เทิร์นนั้นจะไม่ได้จั่วการ์ด ผู้เล่นหลายคนแปรงในเทิร์นเดียวกันได้ และในเกมหนึ่งคุณจะแปรงกี่ครั้งก็ได้ แต่ห้ามแปรงสองครั้งติดกัน (FT-45)</translation>
    </message>
    <message>
        <source>What a brush can change</source>
        <translation>การแปรงเปลี่ยนอะไรได้บ้าง</translation>
    </message>
    <message>
        <source>In a brush you choose again how each bit joins the one before it. The order of the bits stays as it is, and so do the fox and the other players’ tails. The first bit has no join, so it does not change.</source>
        <translation>เมื่อแปรงหาง คุณจะเลือกใหม่ได้ว่าแต่ละท่อนต่อกับท่อนก่อนหน้าอย่างไร‖ ส่วนลำดับของท่อน จิ้งจอก และหางของคนอื่นจะคงเดิม ท่อนแรกไม่มีจุดต่อ จึงไม่เปลี่ยน</translation>
    </message>
    <message>
        <source>Bit by bit, once</source>
        <translation>ทีละท่อน ท่อนละครั้ง</translation>
    </message>
    <message>
        <source>You go through your tail from the second bit to the last and choose a way to join for each. Until you confirm the brush, you can take your choices back and try others, because nothing new is revealed along the way. You can confirm the brush once you have chosen for every bit.</source>
        <translation>คุณต้องไล่จากท่อนที่สองไปจนถึงท่อนสุดท้ายของหาง แล้วเลือกวิธีต่อให้แต่ละท่อน ก่อนกด “ตกลง” คุณจะย้อนไปลองแบบอื่นก็ได้ เพราะระหว่างนั้นไม่มีอะไรใหม่เปิดออกมา เมื่อเลือกครบทุกท่อนแล้วจึงกด “ตกลง” ได้</translation>
    </message>
    <message>
        <source>You are brushing a tail of 4 bits. Choose a way to join for the second, the third and the fourth bit and watch your tail points. Until you confirm the brush, you can take your choices back.</source>
        <translation>คุณกำลังแปรงหางที่มี 4 ท่อน ลองเลือกวิธีต่อให้ท่อนที่สอง สาม และสี่ แล้วสังเกตแต้มในหาง ตราบใดที่ยังไม่กด “ตกลง” คุณย้อนกลับไปเลือกใหม่ได้</translation>
    </message>
    <message>
        <source>A brush may change nothing</source>
        <translation>จะแปรงหางแต่ไม่เปลี่ยนอะไรเลยก็ได้</translation>
    </message>
    <message>
        <source>You may choose the links that your bits already have. It is still a brush, so you must draw on your next turn. The printed rules allow changes but do not require any.</source>
        <translation>คุณจะเลือกจุดต่อแบบเดิมที่มีอยู่แล้วก็ได้ แต่ก็ยังนับเป็นการแปรง เทิร์นหน้าจึงต้องจั่ว กติกาฉบับพิมพ์บอกว่าเปลี่ยนได้ แต่ไม่ได้บังคับให้เปลี่ยน</translation>
    </message>
    <message>
        <source>At least two bits</source>
        <translation>ต้องมีอย่างน้อยสองท่อน</translation>
    </message>
    <message>
        <source>You need 2 bits or more to brush, because a single bit has no join to change. So everyone draws in turns 1 and 2. The printed rules do not say this, but without it brushing would be a way to pass.</source>
        <translation>คุณต้องมี 2 ท่อนขึ้นไปจึงจะแปรงได้ เพราะถ้ามีท่อนเดียวก็ไม่มีจุดต่อให้เปลี่ยน ทุกคนจึงต้องจั่วในเทิร์น 1 และ 2 กติกาฉบับพิมพ์ไม่ได้บอกเรื่องนี้ไว้ แต่ถ้าไม่มีกติกาข้อนี้ การแปรงจะกลายเป็นการขอผ่าน</translation>
    </message>
    <message>
        <source>Never twice in a row</source>
        <translation>ห้ามแปรงสองครั้งติดกัน</translation>
    </message>
    <message>
        <source>If you brushed on your last turn, you must draw on this one. On the turn after that you may brush again.</source>
        <translation>ถ้าเทิร์นที่แล้วคุณแปรงหาง เทิร์นนี้คุณต้องจั่ว‖ แล้วเทิร์นถัดไปจะแปรงได้อีก</translation>
    </message>
    <message>
        <source>You brushed on your last turn, so all you can do now is draw. Draw a card and join it. On the turn after that you may brush again.</source>
        <translation>เทิร์นที่แล้วคุณแปรงหาง เทิร์นนี้จึงทำได้แค่จั่ว ลองจั่วการ์ดแล้วต่อเข้ากับหาง แล้วเทิร์นหน้าคุณจะแปรงได้อีก</translation>
    </message>
    <message>
        <source>No brushing once complete</source>
        <translation>หางสมบูรณ์แล้วห้ามแปรง</translation>
    </message>
    <message>
        <source>A complete tail cannot change. When the upper part of the deck is used up, any draw can be the tip. A brush that you put off until then may never come.</source>
        <translation>หางที่สมบูรณ์แล้วเปลี่ยนอีกไม่ได้ เมื่อส่วนบนของกองจั่วหมด ทุกครั้งที่จั่วอาจได้ปลายหาง ถ้าคุณรอไว้แปรงตอนนั้น ก็อาจไม่มีโอกาสได้แปรงอีกเลย</translation>
    </message>
    <message>
        <source>The upper part of the deck is used up, so any card can be the tip now. Your tail has 5 tail points and could have 18. Brush it now, or draw and see what comes.</source>
        <translation>ส่วนบนของกองจั่วหมดแล้ว ใบไหนก็อาจเป็นปลายหางได้ ตอนนี้คุณมีแต้มในหาง 5 แต้ม แต่ทำให้เป็น 18 แต้มได้ จะแปรงตอนนี้เลย หรือจะจั่วแล้วดูว่าได้อะไรก็ได้</translation>
    </message>
    <message>
        <source>bit 1112</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ท่อน 1112</translation>
    </message>
    <message>
        <source>bit 1121</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ท่อน 1121</translation>
    </message>
    <message>
        <source>bit 1123</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ท่อน 1123</translation>
    </message>
    <message>
        <source>bit 1132</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ท่อน 1132</translation>
    </message>
    <message>
        <source>bit 1211</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ท่อน 1211</translation>
    </message>
    <message>
        <source>bit 1213</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ท่อน 1213</translation>
    </message>
    <message>
        <source>bit 1222</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ท่อน 1222</translation>
    </message>
    <message>
        <source>bit 1231</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ท่อน 1231</translation>
    </message>
    <message>
        <source>bit 1233</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ท่อน 1233</translation>
    </message>
    <message>
        <source>bit 1312</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ท่อน 1312</translation>
    </message>
    <message>
        <source>bit 1321</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ท่อน 1321</translation>
    </message>
    <message>
        <source>bit 1323</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ท่อน 1323</translation>
    </message>
    <message>
        <source>bit 1332</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ท่อน 1332</translation>
    </message>
    <message>
        <source>bit 2111</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ท่อน 2111</translation>
    </message>
    <message>
        <source>bit 2113</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ท่อน 2113</translation>
    </message>
    <message>
        <source>bit 2122</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ท่อน 2122</translation>
    </message>
    <message>
        <source>bit 2131</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ท่อน 2131</translation>
    </message>
    <message>
        <source>bit 2133</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ท่อน 2133</translation>
    </message>
    <message>
        <source>bit 2212</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ท่อน 2212</translation>
    </message>
    <message>
        <source>bit 2221</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ท่อน 2221</translation>
    </message>
    <message>
        <source>bit 2223</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ท่อน 2223</translation>
    </message>
    <message>
        <source>bit 2232</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ท่อน 2232</translation>
    </message>
    <message>
        <source>bit 2311</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ท่อน 2311</translation>
    </message>
    <message>
        <source>bit 2313</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ท่อน 2313</translation>
    </message>
    <message>
        <source>bit 2322</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ท่อน 2322</translation>
    </message>
    <message>
        <source>bit 2331</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ท่อน 2331</translation>
    </message>
    <message>
        <source>bit 2333</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ท่อน 2333</translation>
    </message>
    <message>
        <source>bit 3112</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ท่อน 3112</translation>
    </message>
    <message>
        <source>bit 3121</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ท่อน 3121</translation>
    </message>
    <message>
        <source>bit 3123</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ท่อน 3123</translation>
    </message>
    <message>
        <source>bit 3132</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ท่อน 3132</translation>
    </message>
    <message>
        <source>bit 3211</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ท่อน 3211</translation>
    </message>
    <message>
        <source>bit 3213</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ท่อน 3213</translation>
    </message>
    <message>
        <source>bit 3222</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ท่อน 3222</translation>
    </message>
    <message>
        <source>bit 3231</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ท่อน 3231</translation>
    </message>
    <message>
        <source>bit 3233</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ท่อน 3233</translation>
    </message>
    <message>
        <source>bit 3312</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ท่อน 3312</translation>
    </message>
    <message>
        <source>bit 3321</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ท่อน 3321</translation>
    </message>
    <message>
        <source>bit 3323</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ท่อน 3323</translation>
    </message>
    <message>
        <source>bit 3332</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ท่อน 3332</translation>
    </message>
    <message>
        <source>tail tip</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ปลายหาง</translation>
    </message>
    <message>
        <source>draw</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>จั่ว</translation>
    </message>
    <message>
        <source>brush</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>แปรงหาง</translation>
    </message>
    <message>
        <source>over, tops together</source>
        <translation>ทับ ชิดขอบบน</translation>
    </message>
    <message>
        <source>under, tops together</source>
        <translation>สอด ชิดขอบบน</translation>
    </message>
    <message>
        <source>over, bottoms together</source>
        <translation>ทับ ชิดขอบล่าง</translation>
    </message>
    <message>
        <source>under, bottoms together</source>
        <translation>สอด ชิดขอบล่าง</translation>
    </message>
    <message>
        <source>a point for seat 1</source>
        <translation>ให้หนึ่งแต้มแก่ที่นั่ง 1</translation>
    </message>
    <message>
        <source>a point for seat 2</source>
        <translation>ให้หนึ่งแต้มแก่ที่นั่ง 2</translation>
    </message>
    <message>
        <source>a point for seat 3</source>
        <translation>ให้หนึ่งแต้มแก่ที่นั่ง 3</translation>
    </message>
    <message>
        <source>a point for seat 4</source>
        <translation>ให้หนึ่งแต้มแก่ที่นั่ง 4</translation>
    </message>
    <message>
        <source>1 and 1</source>
        <translation>1 และ 1</translation>
    </message>
    <message>
        <source>1 and 2</source>
        <translation>1 และ 2</translation>
    </message>
    <message>
        <source>1 and 3</source>
        <translation>1 และ 3</translation>
    </message>
    <message>
        <source>2 and 1</source>
        <translation>2 และ 1</translation>
    </message>
    <message>
        <source>2 and 2</source>
        <translation>2 และ 2</translation>
    </message>
    <message>
        <source>2 and 3</source>
        <translation>2 และ 3</translation>
    </message>
    <message>
        <source>3 and 1</source>
        <translation>3 และ 1</translation>
    </message>
    <message>
        <source>3 and 2</source>
        <translation>3 และ 2</translation>
    </message>
    <message>
        <source>3 and 3</source>
        <translation>3 และ 3</translation>
    </message>
    <message numerus="yes">
        <source>%1 shares the win with %n point(s).</source>
        <translation>
            <numerusform>%1 ชนะร่วมกับคนอื่นด้วย %n แต้ม</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 brushes and leaves every link as it is.</source>
        <translation>%1 แปรงหางแต่ปล่อยทุกจุดต่อไว้เหมือนเดิม</translation>
    </message>
    <message numerus="yes">
        <source>%1 brushes %n link(s). Tail points: %2 now, %3 before.</source>
        <translation>
            <numerusform>%1 แปรงหางโดยเปลี่ยนจุดต่อ %n จุด แต้มในหาง: เดิม %3 ตอนนี้ %2</numerusform>
        </translation>
    </message>
    <message>
        <source>The deck is ready, with %1 cards.</source>
        <translation>กองจั่วพร้อมแล้ว มี %1 ใบ</translation>
    </message>
    <message>
        <source>The deck is ready, with %1 cards; %2 bits are set aside.</source>
        <translation>กองจั่วพร้อมแล้ว มี %1 ใบ และกันไว้นอกเกม %2 ท่อน</translation>
    </message>
    <message>
        <source>%1 chooses to draw.</source>
        <translation>%1 เลือกจั่ว</translation>
    </message>
    <message>
        <source>%1 chooses to brush.</source>
        <translation>%1 เลือกแปรงหาง</translation>
    </message>
    <message>
        <source>%1 draws a bit: top %2, bottom %3.</source>
        <translation>%1 จั่วได้ท่อนใหม่: บน %2 ล่าง %3</translation>
    </message>
    <message>
        <source>%1 places a bit next to the fox: top %2, bottom %3.</source>
        <translation>%1 วางท่อนแรกข้างจิ้งจอก: บน %2 ล่าง %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws a tip and completes a tail of %n bit(s) on turn %2.</source>
        <translation>
            <numerusform>%1 จั่วได้ปลายหาง หางที่ยาว %n ท่อนจึงสมบูรณ์ในเทิร์น %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 joins the new bit %2: %3 meets %4.</source>
        <translation>%1 ต่อท่อนใหม่แบบ “%2”: เลข %3 เจอกับเลข %4</translation>
    </message>
    <message>
        <source>%1 loses two joins: the new one (%2) and the one before (%3).</source>
        <translation>จุดต่อของ %1 ขาดสองจุด: จุดใหม่ (%2) และจุดก่อนหน้า (%3)</translation>
    </message>
    <message>
        <source>Over, tops together</source>
        <translation>ทับ ชิดขอบบน</translation>
    </message>
    <message>
        <source>Under, tops together</source>
        <translation>สอด ชิดขอบบน</translation>
    </message>
    <message>
        <source>Over, bottoms together</source>
        <translation>ทับ ชิดขอบล่าง</translation>
    </message>
    <message>
        <source>Under, bottoms together</source>
        <translation>สอด ชิดขอบล่าง</translation>
    </message>
    <message>
        <source>Bit %1 of %2: top %3, bottom %4.</source>
        <translation>ท่อนที่ %1 จาก %2 ท่อน: บน %3 ล่าง %4</translation>
    </message>
    <message>
        <source>Bit %1 of %2, over, tops together: top %3, bottom %4.</source>
        <translation>ท่อนที่ %1 จาก %2 ท่อน ทับ ชิดขอบบน: บน %3 ล่าง %4</translation>
    </message>
    <message>
        <source>Bit %1 of %2, under, tops together: top %3, bottom %4.</source>
        <translation>ท่อนที่ %1 จาก %2 ท่อน สอด ชิดขอบบน: บน %3 ล่าง %4</translation>
    </message>
    <message>
        <source>Bit %1 of %2, over, bottoms together: top %3, bottom %4.</source>
        <translation>ท่อนที่ %1 จาก %2 ท่อน ทับ ชิดขอบล่าง: บน %3 ล่าง %4</translation>
    </message>
    <message>
        <source>Bit %1 of %2, under, bottoms together: top %3, bottom %4.</source>
        <translation>ท่อนที่ %1 จาก %2 ท่อน สอด ชิดขอบล่าง: บน %3 ล่าง %4</translation>
    </message>
    <message>
        <source>New bit: top %1, bottom %2.</source>
        <translation>ท่อนใหม่: บน %1 ล่าง %2</translation>
    </message>
    <message numerus="yes">
        <source>Tail tip after %n bit(s).</source>
        <translation>
            <numerusform>ปลายหาง ต่อท้ายหาง %n ท่อน</numerusform>
        </translation>
    </message>
    <message>
        <source>A point for %1.</source>
        <translation>ให้หนึ่งแต้มแก่ %1</translation>
    </message>
    <message>
        <source>Chosen: %1.</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>เลือกแล้ว: %1</translation>
    </message>
    <message>
        <source>A sealed choice.</source>
        <translation>สิ่งที่เลือกไว้ยังปิดผนึกอยู่</translation>
    </message>
    <message>
        <source>Turn %1 begins.</source>
        <translation>เริ่มเทิร์น %1</translation>
    </message>
    <message>
        <source>All tails are complete after turn %1.</source>
        <translation>ทุกหางสมบูรณ์แล้วหลังเทิร์น %1</translation>
    </message>
    <message>
        <source>%1 finds %2’s tail the prettiest.</source>
        <translation>%1 เห็นว่าหางของ %2 สวยที่สุด</translation>
    </message>
    <message>
        <source>%1 joins %2 to %3, but breaks the previous join.</source>
        <translation>%1 ต่อเลข %2 กับเลข %3 แต่จุดต่อก่อนหน้าขาด</translation>
    </message>
    <message>
        <source>%1 joins %2 to %3, but makes no set.</source>
        <translation>%1 ต่อเลข %2 กับเลข %3 แต่ไม่เป็นชุด</translation>
    </message>
    <message numerus="yes">
        <source>%1 joins %2 to %3 for a match and %n more tail point(s).</source>
        <translation>
            <numerusform>%1 ต่อเลข %2 กับเลข %3 เป็นชุดเหมือน แต้มในหางเพิ่ม %n แต้ม</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 joins %2 to %3 for a chain and %n more tail point(s).</source>
        <translation>
            <numerusform>%1 ต่อเลข %2 กับเลข %3 เป็นชุดเรียง แต้มในหางเพิ่ม %n แต้ม</numerusform>
        </translation>
    </message>
    <message>
        <source>match %1-%2 +%3</source>
        <translation>ชุดเหมือน %1-%2 +%3</translation>
    </message>
    <message>
        <source>match %1-%2-%3 +%4</source>
        <translation>ชุดเหมือน %1-%2-%3 +%4</translation>
    </message>
    <message>
        <source>match %1-%2-%3-%4 +%5</source>
        <translation>ชุดเหมือน %1-%2-%3-%4 +%5</translation>
    </message>
    <message>
        <source>match %1-%2-%3-%4-%5 +%6</source>
        <translation>ชุดเหมือน %1-%2-%3-%4-%5 +%6</translation>
    </message>
    <message>
        <source>chain %1-%2 +%3</source>
        <translation>ชุดเรียง %1-%2 +%3</translation>
    </message>
    <message>
        <source>chain %1-%2-%3 +%4</source>
        <translation>ชุดเรียง %1-%2-%3 +%4</translation>
    </message>
    <message>
        <source>chain %1-%2-%3-%4 +%5</source>
        <translation>ชุดเรียง %1-%2-%3-%4 +%5</translation>
    </message>
    <message>
        <source>chain %1-%2-%3-%4-%5 +%6</source>
        <translation>ชุดเรียง %1-%2-%3-%4-%5 +%6</translation>
    </message>
    <message numerus="yes">
        <source>match of %n charm(s) +%1</source>
        <translation>
            <numerusform>ชุดเหมือน %n ชาร์ม +%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chain of %n charm(s) +%1</source>
        <translation>
            <numerusform>ชุดเรียง %n ชาร์ม +%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There’s no tip among the next %n card(s).</source>
        <translation>
            <numerusform>การ์ด %n ใบถัดไปไม่มีปลายหาง</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tips among the %n card(s) left: %1.</source>
        <translation>
            <numerusform>ในการ์ด %n ใบที่เหลือมีปลายหาง %1 ใบ</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at your tail. Can you brush it this turn?</source>
        <translation>ลองดูหางของคุณ เทิร์นนี้แปรงหางได้ไหม</translation>
    </message>
    <message>
        <source>Look at the deck. Can a tip come this turn?</source>
        <translation>ลองดูกองจั่ว เทิร์นนี้มีโอกาสจั่วได้ปลายหางไหม</translation>
    </message>
    <message>
        <source>Look along your tail. How much better could it be joined, and how soon could the tip come?</source>
        <translation>ลองไล่ดูหางของคุณ ยังต่อให้ดีกว่านี้ได้แค่ไหน และปลายหางอาจมาเร็วแค่ไหน</translation>
    </message>
    <message>
        <source>Look at the whole tail before the next link. Which kinds have no set yet?</source>
        <translation>ลองดูทั้งหางก่อนจัดจุดต่อถัดไป ชาร์มชนิดไหนยังไม่มีชุดบ้าง</translation>
    </message>
    <message>
        <source>Look at the last join. Would the new bit make a set longer, or break one?</source>
        <translation>ลองดูจุดต่อล่าสุด ท่อนใหม่จะทำให้ชุดยาวขึ้นหรือทำให้ชุดขาด</translation>
    </message>
    <message>
        <source>Look at the numbers that would meet. Are they equal, or one apart?</source>
        <translation>ลองดูเลขที่จะมาต่อกัน เลขเท่ากันหรือต่างกันหนึ่ง</translation>
    </message>
    <message>
        <source>Look at the other tails. Which one shows the most joins?</source>
        <translation>ลองดูหางของคนอื่น หางไหนมีจุดต่อที่มองเห็นมากที่สุด</translation>
    </message>
    <message>
        <source>Each turn you either take the top card for your tail or brush your tail. Everyone chooses in secret, and all choices are shown together.</source>
        <translation>ในแต่ละเทิร์น คุณต้องเลือกว่าจะหยิบใบบนสุดมาต่อหาง หรือแปรงหาง ทุกคนจะเลือกเป็นความลับ แล้วเปิดพร้อมกัน</translation>
    </message>
    <message>
        <source>Two bits can be joined in four ways. Each hides one charm and lets two of one kind meet. Equal numbers are a match, and numbers one apart are a chain.</source>
        <translation>ท่อนสองท่อนต่อกันได้สี่แบบ แต่ละแบบจะบังชาร์มหนึ่งอัน และทำให้ชาร์มชนิดเดียวกันสองอันมาเจอกัน ถ้าเลขเท่ากันก็เป็นชุดเหมือน ถ้าเลขต่างกันหนึ่งก็เป็นชุดเรียง</translation>
    </message>
    <message>
        <source>Brushing takes your whole turn. You choose again how your bits join, one after the other, and next turn you must draw.</source>
        <translation>การแปรงหางต้องใช้ทั้งเทิร์น คุณจะได้เลือกวิธีต่อใหม่ทีละท่อน แล้วเทิร์นหน้าต้องจั่ว</translation>
    </message>
    <message>
        <source>Every tail is complete. Give 1 point to the prettiest tail that isn’t yours.</source>
        <translation>ทุกหางสมบูรณ์แล้ว ให้ 1 แต้มแก่หางที่คุณว่าสวยที่สุด ยกเว้นหางของคุณเอง</translation>
    </message>
    <message>
        <source>All four ways are allowed, and you’ll use them soon. First try under, tops together.</source>
        <translation>ต่อได้ทั้งสี่แบบ และเดี๋ยวคุณก็จะได้ใช้ แต่ตอนนี้ลองต่อแบบ “สอด ชิดขอบบน” ก่อน</translation>
    </message>
    <message>
        <source>Draw a third bit.</source>
        <translation>ลองจั่วท่อนที่สาม</translation>
    </message>
    <message>
        <source>You’ll brush soon. Draw first.</source>
        <translation>อีกไม่นานคุณจะได้แปรงหาง แต่ตอนนี้จั่วก่อน</translation>
    </message>
    <message>
        <source>You’ll make a better join in a moment. First place it over, tops together.</source>
        <translation>เดี๋ยวคุณจะได้ต่อให้ดีกว่านี้ แต่ตอนนี้ลองวางแบบ “ทับ ชิดขอบบน” ก่อน</translation>
    </message>
    <message>
        <source>Everyone grows their fox’s tail, all at once. Press the deck for your first bit.</source>
        <translation>ทุกคนต่อหางให้จิ้งจอกของตัวเองไปพร้อมกัน ลองกดกองจั่วเพื่อจั่วท่อนแรกของคุณ</translation>
    </message>
    <message>
        <source>Each corner shows a charm 1 to 3 times. Draw again.</source>
        <translation>แต่ละมุมมีรูปชาร์ม 1 ถึง 3 รูป ลองจั่วอีกครั้ง</translation>
    </message>
    <message>
        <source>Join it under, tops together, so 2 meets 2. Equal numbers are a match, worth a point per charm.</source>
        <translation>ลองต่อแบบ “สอด ชิดขอบบน” ให้เลข 2 มาเจอกับเลข 2 เลขที่เท่ากันเป็นชุดเหมือน และได้ชาร์มละ 1 แต้ม</translation>
    </message>
    <message>
        <source>A match of 2: 2 points!</source>
        <translation>ได้ชุดเหมือน 2 ชาร์ม เท่ากับ 2 แต้ม!</translation>
    </message>
    <message>
        <source>Don’t accept that loss. Take the bit back first.</source>
        <translation>อย่าปล่อยให้เสียแต้มไปแบบนั้น เอาท่อนนั้นกลับก่อน</translation>
    </message>
    <message>
        <source>Join it any other way. Each tag shows the points.</source>
        <translation>คราวนี้ลองต่อแบบอื่น จะเป็นแบบไหนก็ได้ ป้ายของแต่ละแบบบอกแต้มที่จะได้</translation>
    </message>
    <message>
        <source>You’ve seen what that costs. Place the bit so that no join is lost.</source>
        <translation>คุณเห็นแล้วว่าทำแบบนั้นเสียแต้มแค่ไหน คราวนี้ลองต่อท่อนโดยไม่ให้จุดต่อขาด</translation>
    </message>
    <message>
        <source>Nothing lost, something gained.</source>
        <translation>ไม่เสียอะไรเลย แถมยังได้เพิ่ม</translation>
    </message>
    <message>
        <source>Draw once more.</source>
        <translation>ลองจั่วอีกครั้ง</translation>
    </message>
    <message>
        <source>You’ll brush next turn. Draw one more bit first.</source>
        <translation>เทิร์นหน้าคุณจะได้แปรงหาง แต่ตอนนี้จั่วอีกหนึ่งท่อนก่อน</translation>
    </message>
    <message>
        <source>Numbers one apart, like 3 and 2, are a chain, but 3 and 1 aren’t. Now you choose.</source>
        <translation>เลขที่ต่างกันหนึ่ง เช่น 3 กับ 2 เป็นชุดเรียง ส่วน 3 กับ 1 ไม่เป็นชุด คราวนี้คุณเลือกเองได้เลย</translation>
    </message>
    <message>
        <source>After brushing you must draw. Keep playing until you draw a tip, which completes your tail.</source>
        <translation>หลังแปรงหางแล้วคุณต้องจั่ว เล่นต่อไปจนกว่าจะจั่วได้ปลายหางที่อยู่ลึกในกองจั่ว แล้วหางของคุณก็จะสมบูรณ์</translation>
    </message>
    <message>
        <source>Everyone gives 1 point to someone else’s tail. Whose is the prettiest?</source>
        <translation>ทุกคนต้องให้ 1 แต้มแก่หางของคนอื่น คุณว่าหางของใครสวยที่สุด</translation>
    </message>
    <message>
        <source>Variety adds 1 point for each kind of charm that scores.</source>
        <translation>ยังมีแต้มความหลากหลายอีก 1 แต้มต่อชาร์มแต่ละชนิดที่ทำแต้มได้</translation>
    </message>
    <message>
        <source>Instead of drawing you may brush your whole tail. Press the brush.</source>
        <translation>คุณจะแปรงทั้งหางแทนการจั่วก็ได้ ลองกด “แปรงหาง”</translation>
    </message>
    <message>
        <source>You could draw instead, but this time try the brush.</source>
        <translation>คุณจะจั่วก็ได้ แต่ครั้งนี้ลองแปรงหางดู</translation>
    </message>
    <message>
        <source>Finishing first also scores 2, each vote 1. The most points win; ties are shared.</source>
        <translation>คนที่ต่อหางเสร็จคนแรกก็ได้ 2 แต้ม ส่วนโหวตได้เสียงละ 1 แต้ม ผู้ที่ได้แต้มมากที่สุดเป็นผู้ชนะ ถ้าเสมอกันก็ชนะร่วมกัน</translation>
    </message>
    <message>
        <source>The tip and the vote</source>
        <translation>ปลายหางและการโหวต</translation>
    </message>
    <message>
        <source>The sheet, line by line</source>
        <translation>ใบสรุปแต้มทีละบรรทัด</translation>
    </message>
    <message>
        <source>Every charm in a match or chain scores a point.</source>
        <translation>ชาร์มทุกอันในชุดเหมือนหรือชุดเรียงได้อันละ 1 แต้ม</translation>
    </message>
    <message>
        <source>You can join a bit four ways: over or under the last one, tops or bottoms together. Each makes a different pair of charms meet.</source>
        <translation>ต่อได้สี่แบบ: วางทับหรือสอดใต้ท่อนล่าสุด ชิดขอบบนหรือชิดขอบล่าง แต่ละแบบทำให้เลขคนละคู่มาเจอกัน</translation>
    </message>
    <message>
        <source>Try a mistake now. Place this bit over, tops together, so that it covers a 2 of your match.</source>
        <translation>คราวนี้ลองแกล้งพลาดดู วางท่อนนี้แบบ “ทับ ชิดขอบบน” ให้บังเลข 2 ตัวหนึ่งของชุดเหมือน</translation>
    </message>
    <message>
        <source>The covered 2 no longer counts, so your match is gone. Take that bit back.</source>
        <translation>เลข 2 ที่ถูกบังไม่นับแล้ว ชุดเหมือนและแต้มจึงหายไป กด “เลิกทำ” เพื่อเอาท่อนนั้นกลับ</translation>
    </message>
    <message>
        <source>Set each join again, then confirm the brush. Try to score with many kinds of charm, because each adds a point.</source>
        <translation>ต่อใหม่ทีละท่อน แล้วกด “ตกลง” พยายามให้ได้แต้มจากชาร์มหลายชนิด เพราะแต่ละชนิดเพิ่มหนึ่งแต้ม</translation>
    </message>
    <message>
        <source>The longest chain at the table scores 2 points, and so does the biggest match. If foxes tie, each scores.</source>
        <translation>ชุดเรียงยาวที่สุดบนโต๊ะได้ 2 แต้ม ชุดเหมือนใหญ่ที่สุดก็ได้ 2 แต้ม ถ้าเสมอกันก็ได้ทุกคน</translation>
    </message>
    <message>
        <source>Draw and join</source>
        <translation>จั่วแล้วต่อ</translation>
    </message>
    <message>
        <source>Gains and losses</source>
        <translation>ได้อะไร เสียอะไร</translation>
    </message>
    <message>
        <source>The brush</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>แปรงหาง</translation>
    </message>
    <message>
        <source>Grow a tail whose charms go together. The most points win.</source>
        <translation>ต่อหางโดยให้ชาร์มเข้ากัน ผู้ที่ได้แต้มมากที่สุดเป็นผู้ชนะ</translation>
    </message>
    <message>
        <source>charm|charms</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>ชาร์ม</translation>
    </message>
    <message>
        <source>link|links</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>จุดต่อ</translation>
    </message>
    <message>
        <source>brush|brushes|brushed</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>แปรงหาง|แปรง</translation>
    </message>
    <message>
        <source>tip|tips</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>ปลายหาง</translation>
    </message>
    <message>
        <source>match|matches</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>ชุดเหมือน</translation>
    </message>
    <message>
        <source>chain|chains</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>ชุดเรียง</translation>
    </message>
    <message>
        <source>Deck</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>กองการ์ด</translation>
    </message>
    <message>
        <source>Not in play</source>
        <translation>ไม่ได้ใช้ในเกมนี้</translation>
    </message>
    <message>
        <source>Tail</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>หาง</translation>
    </message>
    <message>
        <source>New bit</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>ท่อนใหม่</translation>
    </message>
    <message>
        <source>Chosen</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>ที่เลือกไว้</translation>
    </message>
    <message>
        <source>Chosen links</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>จุดต่อที่เลือกไว้</translation>
    </message>
    <message>
        <source>Chosen tail</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>หางที่เลือกไว้</translation>
    </message>
    <message>
        <source>Votes</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>คะแนนโหวต</translation>
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
        <translation>อาณาจักรที่กาลเวลาพัดพาไป</translation>
    </message>
    <message>
        <source>A game by Masato Uesugi, published by Catch Up Games</source>
        <translation>เกมของ Masato Uesugi จัดพิมพ์โดย Catch Up Games</translation>
    </message>
    <message>
        <source>All targets are chosen.</source>
        <translation>เลือกเป้าหมายครบแล้ว</translation>
    </message>
    <message>
        <source>Tokens on %1: strength %2, income %3, and it dies in aging.</source>
        <translation>วางโทเคนบน %1: พลังรบ %2 รายได้ %3 และยูนิตนี้จะตายในช่วงแก่ชรา</translation>
    </message>
    <message>
        <source>Tokens on %1: strength %2, income %3, and it lives on.</source>
        <translation>วางโทเคนบน %1: พลังรบ %2 รายได้ %3 และยูนิตนี้จะอยู่ต่อได้</translation>
    </message>
    <message>
        <source>Nothing is worth its price now.</source>
        <translation>ตอนนี้ไม่มีอาคารไหนคุ้มราคา</translation>
    </message>
    <message>
        <source>Building nothing saves %1 Gold.</source>
        <translation>ถ้าไม่สร้างอะไร จะประหยัดทองได้ %1 เหรียญ</translation>
    </message>
    <message numerus="yes">
        <source>%1 at level %2 gives you the most for %3 Gold. It is worth %n Legend Point(s).</source>
        <translation>
            <numerusform>%1 ที่ระดับ %2 คุ้มที่สุดเมื่อใช้ทอง %3 เหรียญ เท่ากับได้ %n แต้มตำนาน</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 at level %2 is worth %n Legend Point(s) and costs %3 Gold.</source>
        <translation>
            <numerusform>%1 ที่ระดับ %2 เท่ากับได้ %n แต้มตำนาน โดยใช้ทอง %3 เหรียญ</numerusform>
        </translation>
    </message>
    <message>
        <source>No other Unit is worth saving.</source>
        <translation>ไม่มียูนิตอื่นที่คุ้มจะช่วยไว้</translation>
    </message>
    <message>
        <source>Any Unit you don’t save frees a spot.</source>
        <translation>ยูนิตที่คุณไม่ช่วยจะตาย แล้วช่องก็จะว่าง</translation>
    </message>
    <message>
        <source>%1 is worth more alive.</source>
        <translation>%1 มีค่ามากกว่าถ้ายังมีชีวิตอยู่</translation>
    </message>
    <message>
        <source>%1 would stay for the next turn.</source>
        <translation>%1 จะได้อยู่ต่อในเทิร์นหน้า</translation>
    </message>
    <message>
        <source>the wood it produces</source>
        <translation>ไม้ที่ผลิตได้</translation>
    </message>
    <message>
        <source>the food it produces</source>
        <translation>อาหารที่ผลิตได้</translation>
    </message>
    <message>
        <source>the crystals it produces</source>
        <translation>คริสตัลที่ผลิตได้</translation>
    </message>
    <message>
        <source>the Gold from its death</source>
        <translation>ทองที่ได้เมื่อตาย</translation>
    </message>
    <message>
        <source>Legend Points for deaths</source>
        <translation>แต้มตำนานที่ได้จากยูนิตที่ตาย</translation>
    </message>
    <message>
        <source>Legend Points at the end of the game</source>
        <translation>แต้มตำนานที่ได้ตอนจบเกม</translation>
    </message>
    <message>
        <source>saving a Unit from death</source>
        <translation>การช่วยยูนิตจากความตาย</translation>
    </message>
    <message>
        <source>the Legend Points from its death</source>
        <translation>แต้มตำนานที่ได้เมื่อตาย</translation>
    </message>
    <message>
        <source>the Age tokens it gives</source>
        <translation>โทเคนชราที่วางให้ยูนิต</translation>
    </message>
    <message>
        <source>the Buildings it upgrades</source>
        <translation>อาคารที่ยกระดับให้</translation>
    </message>
    <message>
        <source>the Unit it turns into</source>
        <translation>การกลายร่างเป็นยูนิตอื่น</translation>
    </message>
    <message>
        <source>the strength it can reach</source>
        <translation>พลังรบที่เพิ่มได้อีก</translation>
    </message>
    <message>
        <source>fighting from the Back</source>
        <translation>การรบจากแถวหลัง</translation>
    </message>
    <message>
        <source>Legend Points for Wars won</source>
        <translation>แต้มตำนานเมื่อชนะสงคราม</translation>
    </message>
    <message>
        <source>Gold for Wars won</source>
        <translation>ทองเมื่อชนะสงคราม</translation>
    </message>
    <message>
        <source>its income</source>
        <extracomment>Paper Tales: what is good about a card, in the hint &quot;%1 helps you most, above all with %2&quot;</extracomment>
        <translation>รายได้</translation>
    </message>
    <message>
        <source>cheaper Buildings</source>
        <extracomment>Paper Tales: what is good about a card, in the hint &quot;%1 helps you most, above all with %2&quot;</extracomment>
        <translation>การลดราคาอาคาร</translation>
    </message>
    <message>
        <source>its strength</source>
        <extracomment>Paper Tales: what is good about a card, in the hint &quot;%1 helps you most, above all with %2&quot;</extracomment>
        <translation>พลังรบ</translation>
    </message>
    <message>
        <source>%1 helps you, mainly through %2.</source>
        <translation>%1 มีประโยชน์กับคุณ โดยเฉพาะเรื่อง%2</translation>
    </message>
    <message>
        <source>%1 is useful for %2 and costs %3 Gold.</source>
        <translation>%1 มีประโยชน์เรื่อง%2 และใช้ทอง %3 เหรียญ</translation>
    </message>
    <message>
        <source>%1 helps you, mainly through %2. %3 would help your opponent most.</source>
        <translation>%1 มีประโยชน์กับคุณ โดยเฉพาะเรื่อง%2 ส่วน %3 จะเป็นประโยชน์กับคู่แข่งมากที่สุด</translation>
    </message>
    <message>
        <source>%1 is useful for %2. Of what’s left, %3 would help your opponent most.</source>
        <translation>%1 มีประโยชน์เรื่อง%2 ส่วนในการ์ดที่เหลือ %3 จะเป็นประโยชน์กับคู่แข่งมากที่สุด</translation>
    </message>
    <message numerus="yes">
        <source>No new Units: strength %1, income %2, %n Unit(s) left standing.</source>
        <translation>
            <numerusform>ไม่มียูนิตใหม่: พลังรบ %1 รายได้ %2 เหลือยูนิต %n ใบ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: strength %2, income %3, %n Unit(s) left standing.</source>
        <translation>
            <numerusform>%1: พลังรบ %2 รายได้ %3 เหลือยูนิต %n ใบ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2: strength %3, income %4, %n Unit(s) left standing.</source>
        <translation>
            <numerusform>%1 และ %2: พลังรบ %3 รายได้ %4 เหลือยูนิต %n ใบ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 and %3: strength %4, income %5, %n Unit(s) left standing.</source>
        <translation>
            <numerusform>%1, %2 และ %3: พลังรบ %4 รายได้ %5 เหลือยูนิต %n ใบ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %3 and %4: strength %5, income %6, %n Unit(s) left standing.</source>
        <translation>
            <numerusform>%1, %2, %3 และ %4: พลังรบ %5 รายได้ %6 เหลือยูนิต %n ใบ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %3, %4 and %5: strength %6, income %7, %n Unit(s) left standing.</source>
        <translation>
            <numerusform>%1, %2, %3, %4 และ %5: พลังรบ %6 รายได้ %7 เหลือยูนิต %n ใบ</numerusform>
        </translation>
    </message>
    <message>
        <source>That Gold is better spent elsewhere.</source>
        <translation>เอาทองจำนวนนี้ไปใช้อย่างอื่นดีกว่า</translation>
    </message>
    <message>
        <source>It brings your plan closer to what you can afford.</source>
        <translation>ทำให้ราคาของแผนใกล้เคียงกับที่คุณจ่ายไหวมากขึ้น</translation>
    </message>
    <message>
        <source>%1 is the best card left to keep for the next turn.</source>
        <translation>ในการ์ดที่เหลือ %1 น่าเก็บไว้ใช้เทิร์นหน้าที่สุด</translation>
    </message>
    <message>
        <source>%1 may be useful next turn, for %2 Gold.</source>
        <translation>%1 อาจมีประโยชน์ในเทิร์นหน้า และใช้ทอง %2 เหรียญ</translation>
    </message>
    <message>
        <source>No other step makes this plan better.</source>
        <translation>จะเปลี่ยนตรงไหนอีกก็ไม่ทำให้แผนนี้ดีขึ้น</translation>
    </message>
    <message>
        <source>Adventurer</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>นักผจญภัย</translation>
    </message>
    <message>
        <source>Archer</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>พลธนู</translation>
    </message>
    <message>
        <source>Blacksmith</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>ช่างตีเหล็ก</translation>
    </message>
    <message>
        <source>Cave Spirit</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>ภูตถ้ำ</translation>
    </message>
    <message>
        <source>Cerberus</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>เซอร์เบอรัส</translation>
    </message>
    <message>
        <source>Colossus</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>โคลอสซัส</translation>
    </message>
    <message>
        <source>Commander</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>แม่ทัพ</translation>
    </message>
    <message>
        <source>Cook</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>แม่ครัว</translation>
    </message>
    <message>
        <source>Demon</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>ปีศาจ</translation>
    </message>
    <message>
        <source>Dragon</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>มังกร</translation>
    </message>
    <message>
        <source>Farmer</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building</extracomment>
        <translation>ชาวนา</translation>
    </message>
    <message>
        <source>Forest Child</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building</extracomment>
        <translation>ลูกแห่งป่า</translation>
    </message>
    <message>
        <source>Forest Spirit</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building</extracomment>
        <translation>ภูตป่า</translation>
    </message>
    <message>
        <source>Giant Snake</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>งูยักษ์</translation>
    </message>
    <message>
        <source>Golem</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>โกเลม</translation>
    </message>
    <message>
        <source>Grand Architect</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>ยอดสถาปนิก</translation>
    </message>
    <message>
        <source>Hunter</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>พรานป่า</translation>
    </message>
    <message>
        <source>Knight</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building</extracomment>
        <translation>อัศวิน</translation>
    </message>
    <message>
        <source>Kraken</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>คราเคน</translation>
    </message>
    <message>
        <source>Landlord</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>เจ้าที่ดิน</translation>
    </message>
    <message>
        <source>Leviathan</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>เลวีอาธาน</translation>
    </message>
    <message>
        <source>Manticore</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>แมนติคอร์</translation>
    </message>
    <message>
        <source>Master Alchemist</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>ยอดนักแปรธาตุ</translation>
    </message>
    <message>
        <source>Militiaman</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>ทหารบ้าน</translation>
    </message>
    <message>
        <source>Miner</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building</extracomment>
        <translation>คนเหมือง</translation>
    </message>
    <message>
        <source>Monkey</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>ลิง</translation>
    </message>
    <message>
        <source>Mystical Healer</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>หมอวิเศษ</translation>
    </message>
    <message>
        <source>Necromancer</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>หมอผี</translation>
    </message>
    <message>
        <source>Ogre</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>ยักษ์</translation>
    </message>
    <message>
        <source>Palm Reader</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>หมอดูลายมือ</translation>
    </message>
    <message>
        <source>Peddler</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>พ่อค้าเร่</translation>
    </message>
    <message>
        <source>Relic of Wisdom</source>
        <translation>ศิลาแห่งปัญญา</translation>
    </message>
    <message>
        <source>Rogue</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>จอมโจร</translation>
    </message>
    <message>
        <source>Salamander</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>ซาลาแมนเดอร์</translation>
    </message>
    <message>
        <source>Sculptor</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>ประติมากร</translation>
    </message>
    <message>
        <source>Shapeshifter</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>ผู้แปลงกาย</translation>
    </message>
    <message>
        <source>Strategist</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>เสนาธิการ</translation>
    </message>
    <message>
        <source>Time Master</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>เจ้าแห่งเวลา</translation>
    </message>
    <message>
        <source>Treefolk</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building</extracomment>
        <translation>มนุษย์ต้นไม้</translation>
    </message>
    <message>
        <source>Veteran</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>ทหารผ่านศึก</translation>
    </message>
    <message>
        <source>Wood Merchant</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>พ่อค้าไม้</translation>
    </message>
    <message>
        <source>Woodcutter</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building</extracomment>
        <translation>คนตัดไม้</translation>
    </message>
    <message>
        <source>Town</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>เมือง</translation>
    </message>
    <message>
        <source>Tavern</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>โรงเตี๊ยม</translation>
    </message>
    <message>
        <source>Mine</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>เหมือง</translation>
    </message>
    <message>
        <source>Temple</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>วิหาร</translation>
    </message>
    <message>
        <source>Barracks</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>ค่ายทหาร</translation>
    </message>
    <message>
        <source>This seat isn’t in the game.</source>
        <translation>เกมนี้ไม่มีที่นั่งนี้</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>เกมจบแล้ว</translation>
    </message>
    <message>
        <source>You can’t do that in this phase.</source>
        <translation>ในช่วงนี้คุณทำแบบนั้นไม่ได้</translation>
    </message>
    <message>
        <source>You’ve already chosen. Wait for the others.</source>
        <translation>คุณเลือกไปแล้ว ต้องรอคนอื่นก่อน</translation>
    </message>
    <message>
        <source>That comes once all players are done with this step.</source>
        <translation>ตอนนี้ยังทำไม่ได้ ต้องรอให้ทุกคนทำขั้นนี้เสร็จก่อน</translation>
    </message>
    <message>
        <source>Units can move or leave only while you plan your deployment.</source>
        <translation>ยูนิตจะย้ายหรือออกได้เฉพาะตอนที่คุณวางแผนวางกำลัง</translation>
    </message>
    <message>
        <source>%1 isn’t in your pack.</source>
        <translation>%1 ไม่ได้อยู่ในชุดการ์ดของคุณ</translation>
    </message>
    <message>
        <source>Keep exactly one card from the pack.</source>
        <translation>ต้องเก็บการ์ดจากชุดนี้ 1 ใบเท่านั้น</translation>
    </message>
    <message>
        <source>With three or more players, you don’t discard here.</source>
        <translation>เมื่อเล่นสามคนขึ้นไป คุณไม่ต้องทิ้งการ์ดจากชุด</translation>
    </message>
    <message>
        <source>With two players, you also discard a card from the pack.</source>
        <translation>เมื่อเล่นสองคน คุณต้องทิ้งการ์ดจากชุดอีกหนึ่งใบด้วย</translation>
    </message>
    <message>
        <source>Keep one card and discard a different one.</source>
        <translation>ต้องเก็บหนึ่งใบและทิ้งอีกใบหนึ่ง</translation>
    </message>
    <message>
        <source>You keep the last card and discard nothing.</source>
        <translation>ใบสุดท้ายต้องเก็บไว้ และไม่ต้องทิ้งใบไหน</translation>
    </message>
    <message>
        <source>%1 isn’t in your hand.</source>
        <translation>%1 ไม่ได้อยู่ในมือของคุณ</translation>
    </message>
    <message>
        <source>%1 is in play and can’t go back to your hand.</source>
        <translation>%1 ลงเล่นแล้ว จึงกลับเข้ามือไม่ได้</translation>
    </message>
    <message>
        <source>Your plan already uses %1.</source>
        <translation>แผนของคุณใช้ %1 ไปแล้ว</translation>
    </message>
    <message>
        <source>%1 isn’t in play yet. Take it back instead.</source>
        <translation>%1 ยังไม่ได้ลงเล่น จึงทิ้งไม่ได้ ต้องเอากลับเข้ามือแทน</translation>
    </message>
    <message>
        <source>Your plan has nothing on %1.</source>
        <translation>แผนของคุณไม่ได้วางอะไรที่ %1</translation>
    </message>
    <message>
        <source>Your plan has already moved %1.</source>
        <translation>แผนของคุณย้าย %1 ไปแล้ว</translation>
    </message>
    <message>
        <source>%1 is taken. Move, discard or take back its Unit first.</source>
        <translation>%1 มียูนิตอยู่แล้ว ต้องย้าย ทิ้ง หรือเอายูนิตนั้นกลับก่อน</translation>
    </message>
    <message>
        <source>The fifth spot needs a level 2 Building.</source>
        <translation>ต้องมีอาคารระดับ 2 ก่อน จึงจะใช้ช่องที่ห้าได้</translation>
    </message>
    <message>
        <source>There’s no such spot, only three in the Front and two in the Back.</source>
        <translation>ไม่มีช่องนั้น แถวหน้ามีแค่สามช่อง และแถวหลังมีแค่สองช่อง</translation>
    </message>
    <message>
        <source>The Building is upgraded after the reveal, so the fifth spot opens next turn.</source>
        <translation>อาคารจะยกระดับหลังเปิดแผน ช่องที่ห้าจึงจะเปิดในเทิร์นหน้า</translation>
    </message>
    <message>
        <source>These Units cost %1 Gold, and you’re %2 short. Take one back.</source>
        <translation>ยูนิตเหล่านี้ใช้ทอง %1 เหรียญ คุณยังขาดอีก %2 เหรียญ ต้องเอากลับหนึ่งใบ</translation>
    </message>
    <message>
        <source>You can keep only one card.</source>
        <translation>คุณเก็บการ์ดได้แค่ใบเดียว</translation>
    </message>
    <message>
        <source>%1 is in play. You can keep only a card from your hand.</source>
        <translation>%1 ลงเล่นแล้ว คุณเก็บได้เฉพาะการ์ดในมือ</translation>
    </message>
    <message>
        <source>Choose one of your own Units.</source>
        <translation>ต้องเลือกยูนิตของคุณเองหนึ่งใบ</translation>
    </message>
    <message>
        <source>The tokens must all go on one of your Units.</source>
        <translation>ต้องวางโทเคนทั้งหมดบนยูนิตใบเดียวกันของคุณ</translation>
    </message>
    <message>
        <source>This ability is compulsory. Put all its tokens on one of your Units.</source>
        <translation>คุณต้องใช้ความสามารถนี้ โดยวางโทเคนทั้งหมดบนยูนิตใบเดียวกันของคุณ</translation>
    </message>
    <message>
        <source>Every token has its Unit. Confirm, or take one back.</source>
        <translation>วางโทเคนบนยูนิตครบทุกอันแล้ว กดยืนยันได้เลย หรือจะหยิบโทเคนกลับมาวางใหม่ก็ได้</translation>
    </message>
    <message>
        <source>%1 does this only once, when it’s revealed.</source>
        <translation>%1 ใช้ความสามารถนี้ได้ครั้งเดียวตอนที่เปิด</translation>
    </message>
    <message>
        <source>%1 was just drawn, so it keeps its spot this turn.</source>
        <translation>%1 เพิ่งจั่วได้ จึงต้องอยู่ช่องเดิมตลอดเทิร์นนี้</translation>
    </message>
    <message>
        <source>You can’t decline this ability.</source>
        <translation>คุณต้องใช้ความสามารถนี้เสมอ</translation>
    </message>
    <message>
        <source>You’ve already built your %1.</source>
        <translation>คุณสร้าง %1 ไปแล้ว</translation>
    </message>
    <message>
        <source>A Building’s level is 1 or 2.</source>
        <translation>อาคารมีแค่ระดับ 1 หรือ 2</translation>
    </message>
    <message>
        <source>You need %1 more %2.</source>
        <translation>คุณยังขาด%2อีก %1 หน่วย</translation>
    </message>
    <message>
        <source>Building straight to level 2 takes both costs. You need %1 more %2.</source>
        <translation>ถ้าจะสร้างที่ระดับ 2 ทันที ต้องจ่ายราคาทั้งสองระดับ คุณยังขาด%2อีก %1 หน่วย</translation>
    </message>
    <message>
        <source>To upgrade it, you need %1 more %2.</source>
        <translation>ถ้าจะยกระดับอาคารนี้ คุณยังขาด%2อีก %1 หน่วย</translation>
    </message>
    <message>
        <source>It can’t help pay for itself. You need %1 more %2.</source>
        <translation>อาคารนี้ช่วยสร้างตัวเองไม่ได้ คุณยังขาด%2อีก %1 หน่วย</translation>
    </message>
    <message>
        <source>Levels 1 and 2 take %1 %2 together. The Building can’t help pay for itself.</source>
        <translation>ระดับ 1 และ 2 รวมกันต้องใช้%2 %1 หน่วย และอาคารนี้ช่วยสร้างตัวเองไม่ได้</translation>
    </message>
    <message>
        <source>Gold replaces only wood. You need %1 more %2.</source>
        <translation>ทองใช้แทนได้แค่ไม้ คุณยังขาด%2อีก %1 หน่วย</translation>
    </message>
    <message>
        <source>Crystals and Gold don’t mix within a level. It costs %1 Gold; you’re %2 short.</source>
        <translation>ในระดับเดียวกันจะใช้คริสตัลปนกับทองไม่ได้ ต้องใช้ทอง %1 เหรียญ คุณยังขาดอีก %2 เหรียญ</translation>
    </message>
    <message>
        <source>It costs %1 Gold, land included. You’re %2 short.</source>
        <translation>ต้องใช้ทอง %1 เหรียญ รวมค่าที่ดินแล้ว คุณยังขาดอีก %2 เหรียญ</translation>
    </message>
    <message>
        <source>The upgrade costs %1 Gold. You’re %2 short.</source>
        <translation>การยกระดับต้องใช้ทอง %1 เหรียญ คุณยังขาดอีก %2 เหรียญ</translation>
    </message>
    <message>
        <source>%1 isn’t in your Kingdom.</source>
        <translation>%1 ไม่ได้อยู่ในอาณาจักรของคุณ</translation>
    </message>
    <message>
        <source>%1 is already at level 2.</source>
        <translation>%1 อยู่ระดับ 2 แล้ว</translation>
    </message>
    <message>
        <source>Only one construction a turn.</source>
        <translation>ก่อสร้างได้เทิร์นละครั้งเท่านั้น</translation>
    </message>
    <message>
        <source>Nobody in your Kingdom can save a Unit.</source>
        <translation>ไม่มีใครในอาณาจักรของคุณช่วยยูนิตได้</translation>
    </message>
    <message>
        <source>You can’t save more than %1.</source>
        <translation>คุณช่วยยูนิตได้ไม่เกิน %1 ใบ</translation>
    </message>
    <message>
        <source>You’ve already saved %1.</source>
        <translation>คุณช่วย %1 ไว้แล้ว</translation>
    </message>
    <message>
        <source>%1 has no Age token, so it won’t die.</source>
        <translation>%1 ไม่มีโทเคนชรา จึงไม่ตาย</translation>
    </message>
    <message>
        <source>You can save only a Unit with exactly one Age token. %1 has %2.</source>
        <translation>คุณช่วยได้เฉพาะยูนิตที่มีโทเคนชรา 1 อันพอดี แต่ %1 มี %2 อัน</translation>
    </message>
    <message>
        <source>%1 won’t die now.</source>
        <translation>ตอนนี้ %1 ยังไม่ตาย</translation>
    </message>
    <message>
        <source>Legend Points during the game</source>
        <translation>แต้มตำนานระหว่างเกม</translation>
    </message>
    <message>
        <source>Buildings</source>
        <extracomment>Paper Tales: a line of the score; Where a name is missing, or a word of the table that all games share; Paper Tales: a heading of the rules</extracomment>
        <translation>อาคาร</translation>
    </message>
    <message>
        <source>End-of-game abilities</source>
        <extracomment>Paper Tales: a line of the score</extracomment>
        <translation>ความสามารถตอนจบเกม</translation>
    </message>
    <message>
        <source>on the score track</source>
        <translation>บนรางแต้ม</translation>
    </message>
    <message>
        <source>%1</source>
        <extracomment>Paper Tales: a line of the score; Paper Tales: a phase of the turn, or a thing on the table; Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>%1</translation>
    </message>
    <message>
        <source>A face-down card</source>
        <translation>การ์ดคว่ำหน้า</translation>
    </message>
    <message>
        <source>%1, not built</source>
        <translation>%1 ยังไม่ได้สร้าง</translation>
    </message>
    <message>
        <source>%1, level %2</source>
        <translation>%1 ระดับ %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n Age token(s)</source>
        <translation>
            <numerusform>%1 มีโทเคนชรา %n อัน</numerusform>
        </translation>
    </message>
    <message>
        <source>Recruitment</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table; Paper Tales: a heading of the rules</extracomment>
        <translation>เกณฑ์พล</translation>
    </message>
    <message>
        <source>Deployment</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table; Paper Tales: a heading of the rules; Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation>วางกำลัง</translation>
    </message>
    <message>
        <source>Wars</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table; Where a name is missing, or a word of the table that all games share; Paper Tales: a heading of the rules; Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation>สงคราม</translation>
    </message>
    <message>
        <source>Income</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table; A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with; Paper Tales: a heading of the rules; Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation>รายได้</translation>
    </message>
    <message>
        <source>Construction</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table; Paper Tales: a heading of the rules; Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation>ก่อสร้าง</translation>
    </message>
    <message>
        <source>Aging</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table; A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with; Paper Tales: a heading of the rules; Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation>แก่ชรา</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>จบเกม</translation>
    </message>
    <message>
        <source>You may keep one card for the next turn</source>
        <translation>คุณเก็บการ์ดไว้เทิร์นหน้าได้หนึ่งใบ</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>เทิร์น %1 จาก %2</translation>
    </message>
    <message>
        <source>%1 Gold</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table</extracomment>
        <translation>ทอง %1</translation>
    </message>
    <message numerus="yes">
        <source>%n Legend Point(s)</source>
        <translation>
            <numerusform>แต้มตำนาน %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crystal(s)</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table</extracomment>
        <translation>
            <numerusform>คริสตัล %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Age token(s)</source>
        <translation>
            <numerusform>โทเคนชรา %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n War(s) won this turn</source>
        <translation>
            <numerusform>เทิร์นนี้ชนะสงคราม %n ครั้ง</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting for cards</source>
        <translation>รอการ์ด</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) if the game ended now</source>
        <translation>
            <numerusform>ถ้าเกมจบตอนนี้จะได้ %n แต้ม</numerusform>
        </translation>
    </message>
    <message>
        <source>Strength %1</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table; Paper Tales: what a plan comes to; %1 is a list of cards</extracomment>
        <translation>พลังรบ %1</translation>
    </message>
    <message>
        <source>%1 wood</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table</extracomment>
        <translation>ไม้ %1</translation>
    </message>
    <message>
        <source>%1 food</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table</extracomment>
        <translation>อาหาร %1</translation>
    </message>
    <message>
        <source>Income %1</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table</extracomment>
        <translation>รายได้ %1</translation>
    </message>
    <message>
        <source>The fifth spot is open</source>
        <translation>ช่องที่ห้าเปิดแล้ว</translation>
    </message>
    <message>
        <source>Ready</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table</extracomment>
        <translation>พร้อม</translation>
    </message>
    <message>
        <source>Newly revealed Units</source>
        <translation>ยูนิตที่เพิ่งเปิด</translation>
    </message>
    <message>
        <source>Keep %1, discard %2</source>
        <translation>เก็บ %1 ทิ้ง %2</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <extracomment>Paper Tales: what a player may do; %1 is the name of a card</extracomment>
        <translation>เก็บ %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>วาง %1 ที่ %2</translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>ย้าย %1 ไป %2</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <extracomment>Paper Tales: what a player may do; %1 is the name of a card</extracomment>
        <translation>ทิ้ง %1</translation>
    </message>
    <message>
        <source>Take %1 back</source>
        <translation>เอา %1 กลับ</translation>
    </message>
    <message>
        <source>Keep %1 for the next turn</source>
        <translation>เก็บ %1 ไว้เทิร์นหน้า</translation>
    </message>
    <message>
        <source>Commit the plan</source>
        <translation>ยืนยันแผน</translation>
    </message>
    <message>
        <source>Save nobody else</source>
        <translation>ไม่ช่วยใครอีก</translation>
    </message>
    <message>
        <source>Save nobody</source>
        <extracomment>Paper Tales: what a player may do; %1 is the name of a card</extracomment>
        <translation>ไม่ช่วยใคร</translation>
    </message>
    <message>
        <source>Confirm the targets</source>
        <translation>ยืนยันเป้าหมาย</translation>
    </message>
    <message>
        <source>Tokens on %1</source>
        <translation>โทเคนบน %1</translation>
    </message>
    <message>
        <source>Build %1, level %2</source>
        <translation>สร้าง %1 ระดับ %2</translation>
    </message>
    <message>
        <source>Upgrade %1 to level 2</source>
        <translation>ยกระดับ %1 เป็นระดับ 2</translation>
    </message>
    <message>
        <source>Build nothing</source>
        <extracomment>Paper Tales: what a player may do; %1 is the name of a card</extracomment>
        <translation>ไม่สร้างอะไร</translation>
    </message>
    <message>
        <source>Save %1</source>
        <extracomment>Paper Tales: what a player may do; %1 is the name of a card</extracomment>
        <translation>ช่วย %1</translation>
    </message>
    <message>
        <source>Strength %1, income %2, %3 Gold left</source>
        <translation>พลังรบ %1 รายได้ %2 เหลือทอง %3</translation>
    </message>
    <message>
        <source>You’re %1 Gold short, so you can’t commit this plan.</source>
        <translation>คุณขาดทองอีก %1 เหรียญ จึงยืนยันแผนนี้ไม่ได้</translation>
    </message>
    <message>
        <source>Costs %1 Gold, leaves %2</source>
        <translation>ใช้ทอง %1 เหลือ %2</translation>
    </message>
    <message numerus="yes">
        <source>You’re placing nothing, so %n card(s) will be discarded.</source>
        <translation>
            <numerusform>คุณไม่ได้วางการ์ดเลย การ์ด %n ใบจะถูกทิ้ง</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is free and you have an empty spot for it, but if you don’t place it, it will be discarded.</source>
        <translation>%1 วางได้ฟรีและคุณยังมีช่องว่าง แต่ถ้าไม่วาง การ์ดใบนี้จะถูกทิ้ง</translation>
    </message>
    <message numerus="yes">
        <source>You’re keeping nothing for the next turn, so %n card(s) will be discarded.</source>
        <translation>
            <numerusform>คุณไม่ได้เก็บการ์ดไว้เทิร์นหน้าเลย การ์ด %n ใบจะถูกทิ้ง</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You’re building nothing, though you could pay for %n Building(s).</source>
        <translation>
            <numerusform>คุณไม่ได้สร้างอะไร ทั้งที่มีอาคาร %n หลังที่คุณจ่ายไหว</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 will die, but you could save it.</source>
        <translation>%1 จะตาย ทั้งที่คุณช่วยได้</translation>
    </message>
    <message>
        <source>Keep one card from this pack.</source>
        <translation>เก็บการ์ดหนึ่งใบจากชุดนี้</translation>
    </message>
    <message>
        <source>You pass on the rest.</source>
        <translation>การ์ดที่เหลือจะส่งต่อให้เพื่อนบ้าน</translation>
    </message>
    <message>
        <source>Plan your Kingdom. All Kingdoms are revealed together.</source>
        <translation>วางแผนอาณาจักรของคุณ ทุกอาณาจักรจะเปิดพร้อมกัน</translation>
    </message>
    <message>
        <source>You may keep one card for the next turn. The rest are discarded.</source>
        <translation>คุณเก็บการ์ดไว้เทิร์นหน้าได้หนึ่งใบ การ์ดที่เหลือจะถูกทิ้ง</translation>
    </message>
    <message>
        <source>Choose the Unit that gets the Age tokens.</source>
        <translation>เลือกยูนิตที่จะได้โทเคนชรา</translation>
    </message>
    <message>
        <source>They all go on one of your Units.</source>
        <translation>ต้องวางทั้งหมดบนยูนิตใบเดียวกันของคุณ</translation>
    </message>
    <message>
        <source>Choose the Unit that gets an Age token for each food.</source>
        <translation>เลือกยูนิตที่จะได้โทเคนชราหนึ่งอันต่ออาหาร 1 หน่วย</translation>
    </message>
    <message>
        <source>Build or upgrade one Building, or pass.</source>
        <translation>สร้างหรือยกระดับอาคารหนึ่งหลัง หรือจะผ่านก็ได้</translation>
    </message>
    <message>
        <source>Resources aren’t used up.</source>
        <translation>ทรัพยากรใช้แล้วไม่หมดไป</translation>
    </message>
    <message>
        <source>Save a Unit with exactly one Age token, or nobody.</source>
        <translation>ช่วยยูนิตที่มีโทเคนชรา 1 อันพอดี หรือจะไม่ช่วยใครก็ได้</translation>
    </message>
    <message>
        <source>A saved Unit still grows older.</source>
        <translation>ยูนิตที่คุณช่วยไว้ก็ยังแก่ขึ้นอยู่ดี</translation>
    </message>
    <message>
        <source>All targets are chosen. Confirm them.</source>
        <translation>เลือกเป้าหมายครบแล้ว กดยืนยันได้เลย</translation>
    </message>
    <message>
        <source>It’s the last turn. Cards you don’t place are discarded.</source>
        <translation>เทิร์นสุดท้ายแล้ว การ์ดที่ไม่ได้วางจะถูกทิ้ง</translation>
    </message>
    <message numerus="yes">
        <source>%n target(s) to choose, one at a time.</source>
        <translation>
            <numerusform>เหลือเป้าหมายให้เลือกอีก %n ใบ เลือกทีละใบ</numerusform>
        </translation>
    </message>
    <message>
        <source>The story continues.</source>
        <translation>เรื่องราวดำเนินต่อไป</translation>
    </message>
    <message>
        <source>Keep one card from this pack and discard another.</source>
        <translation>เก็บการ์ดหนึ่งใบจากชุดนี้ แล้วทิ้งอีกใบ</translation>
    </message>
    <message>
        <source>Waiting for %1.</source>
        <translation>กำลังรอ %1</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %n player(s).</source>
        <translation>
            <numerusform>กำลังรอผู้เล่น %n คน</numerusform>
        </translation>
    </message>
    <message>
        <source>Planned: %1</source>
        <extracomment>Paper Tales: what a plan comes to; %1 is a list of cards</extracomment>
        <translation>วางแผนไว้: %1</translation>
    </message>
    <message>
        <source>Kept for the next turn: %1</source>
        <translation>เก็บไว้เทิร์นหน้า: %1</translation>
    </message>
    <message>
        <source>Costs %1 Gold</source>
        <translation>ใช้ทอง %1</translation>
    </message>
    <message>
        <source>%1 against %3’s current %2</source>
        <translation>%1 ต่อ %2 ของ %3 ในตอนนี้</translation>
    </message>
    <message>
        <source>Your Units’ abilities may still change this.</source>
        <translation>ความสามารถของยูนิตอาจทำให้ตัวเลขนี้เปลี่ยนได้อีก</translation>
    </message>
    <message>
        <source>%1 Gold left</source>
        <translation>เหลือทอง %1</translation>
    </message>
    <message>
        <source>Income of %1 Gold</source>
        <translation>รายได้ทอง %1</translation>
    </message>
    <message>
        <source>%1 dies in aging</source>
        <translation>%1 จะตายในช่วงแก่ชรา</translation>
    </message>
    <message>
        <source>Age token on it</source>
        <translation>โทเคนชรา 1 อันบนใบนี้</translation>
    </message>
    <message>
        <source>Age token in your Kingdom</source>
        <translation>โทเคนชรา 1 อันในอาณาจักรของคุณ</translation>
    </message>
    <message>
        <source>wood</source>
        <extracomment>Paper Tales: a resource, or what a card does</extracomment>
        <translation>ไม้</translation>
    </message>
    <message>
        <source>food</source>
        <extracomment>Paper Tales: a resource, or what a card does</extracomment>
        <translation>อาหาร</translation>
    </message>
    <message>
        <source>crystal</source>
        <extracomment>Paper Tales: a resource, or what a card does</extracomment>
        <translation>คริสตัล</translation>
    </message>
    <message>
        <source>Gold in this turn’s income</source>
        <translation>ทอง 1 เหรียญที่ได้จากรายได้เทิร์นนี้</translation>
    </message>
    <message>
        <source>while it is in the Front</source>
        <translation>ขณะอยู่แถวหน้า</translation>
    </message>
    <message>
        <source>while it has an Age token</source>
        <translation>ขณะมีโทเคนชรา</translation>
    </message>
    <message>
        <source>with exactly one Age token</source>
        <translation>ขณะมีโทเคนชรา 1 อันพอดี</translation>
    </message>
    <message>
        <source>while you have food</source>
        <translation>ขณะที่คุณมีอาหาร</translation>
    </message>
    <message>
        <source>while you have a crystal</source>
        <translation>ขณะที่คุณมีคริสตัล</translation>
    </message>
    <message>
        <source>Makes %1 %2 for each Age token on it.</source>
        <translation>ผลิต%2 %1 ต่อโทเคนชรา 1 อันบนใบนี้</translation>
    </message>
    <message>
        <source>Makes %1 %2 %3.</source>
        <translation>ผลิต%2 %1 %3</translation>
    </message>
    <message>
        <source>Makes %1 %2.</source>
        <translation>ผลิต%2 %1</translation>
    </message>
    <message numerus="yes">
        <source>Revealed: %n Age token(s) on itself.</source>
        <translation>
            <numerusform>เมื่อเปิด: วางโทเคนชรา %n อันบนใบนี้</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Revealed: %n Age token(s) on each of your other Units.</source>
        <translation>
            <numerusform>เมื่อเปิด: วางโทเคนชรา %n อันบนยูนิตอื่นของคุณทุกใบ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Revealed: %n Age token(s) on one of your Units.</source>
        <translation>
            <numerusform>เมื่อเปิด: วางโทเคนชรา %n อันบนยูนิตหนึ่งใบของคุณ</numerusform>
        </translation>
    </message>
    <message>
        <source>Each deployment: %1 Age token for each %2, all on one of your Units.</source>
        <translation>วางกำลังทุกครั้ง: โทเคนชรา %1 อันต่อ%2 1 หน่วย โดยวางทั้งหมดบนยูนิตใบเดียวกันของคุณ</translation>
    </message>
    <message>
        <source>Revealed: your level 1 Buildings become level 2, free.</source>
        <translation>เมื่อเปิด: อาคารระดับ 1 ของคุณขึ้นเป็นระดับ 2 ฟรี</translation>
    </message>
    <message>
        <source>Revealed: lose %1 Legend Points for each of your level 2 Buildings.</source>
        <translation>เมื่อเปิด: เสีย %1 แต้มตำนานต่ออาคารระดับ 2 ของคุณ 1 หลัง</translation>
    </message>
    <message numerus="yes">
        <source>Revealed: the first Unit drawn that costs %1 or less takes its place for free, with %n Age token(s).</source>
        <translation>
            <numerusform>เมื่อเปิด: จั่วจนได้ยูนิตใบแรกที่ราคาไม่เกิน %1 แล้วใบนั้นจะเข้าแทนที่ใบนี้ฟรี พร้อมโทเคนชรา %n อัน</numerusform>
        </translation>
    </message>
    <message>
        <source>Strength %1 %2.</source>
        <translation>พลังรบ %1 %2</translation>
    </message>
    <message>
        <source>+%1 strength for each %2.</source>
        <translation>พลังรบ +%1 ต่อ%2</translation>
    </message>
    <message>
        <source>Your Kingdom: +%1 strength for each %2.</source>
        <translation>อาณาจักรของคุณ: พลังรบ +%1 ต่อ%2 1 หน่วย</translation>
    </message>
    <message>
        <source>Fights from the Back too.</source>
        <translation>รบจากแถวหลังได้ด้วย</translation>
    </message>
    <message>
        <source>Does not fight %1.</source>
        <translation>ไม่ออกรบ%1</translation>
    </message>
    <message>
        <source>Each War you win: +%1 Legend Point.</source>
        <translation>ทุกครั้งที่ชนะสงคราม: แต้มตำนาน +%1</translation>
    </message>
    <message>
        <source>Each War you win: +%1 Legend Point for each %2.</source>
        <translation>ทุกครั้งที่ชนะสงคราม: แต้มตำนาน +%1 ต่อ%2 1 หน่วย</translation>
    </message>
    <message>
        <source>Each War you win: +%1 Gold.</source>
        <translation>ทุกครั้งที่ชนะสงคราม: ทอง +%1</translation>
    </message>
    <message>
        <source>Wars: +%1 Legend Point for each of your Units with strength %2 or more.</source>
        <translation>สงคราม: แต้มตำนาน +%1 ต่อยูนิตของคุณ 1 ใบที่มีพลังรบ %2 ขึ้นไป</translation>
    </message>
    <message>
        <source>Wars: +%1 Legend Points, won or lost.</source>
        <translation>สงคราม: แต้มตำนาน +%1 ไม่ว่าจะแพ้หรือชนะ</translation>
    </message>
    <message>
        <source>Wars: +%1 Legend Points for each %2, won or lost.</source>
        <translation>สงคราม: แต้มตำนาน +%1 ต่อ%2 1 หน่วย ไม่ว่าจะแพ้หรือชนะ</translation>
    </message>
    <message>
        <source>Building: pay %1 Gold for each missing wood.</source>
        <translation>ก่อสร้าง: จ่ายทอง %1 แทนไม้ที่ขาด 1 หน่วยได้</translation>
    </message>
    <message>
        <source>Building: pay %1 Gold each for missing resources.</source>
        <translation>ก่อสร้าง: จ่ายทอง %1 แทนทรัพยากรที่ขาด 1 หน่วยได้</translation>
    </message>
    <message>
        <source>Building: the land is free.</source>
        <translation>ก่อสร้าง: ไม่ต้องเสียค่าที่ดิน</translation>
    </message>
    <message>
        <source>Income: +%1 Gold.</source>
        <translation>รายได้: ทอง +%1</translation>
    </message>
    <message>
        <source>Income: +%1 Gold for each %2.</source>
        <translation>รายได้: ทอง +%1 ต่อ%2 1 หน่วย</translation>
    </message>
    <message>
        <source>Income: +%1 Gold %2.</source>
        <translation>รายได้: ทอง +%1 %2</translation>
    </message>
    <message>
        <source>Aging: you may save one of your Units %1.</source>
        <translation>แก่ชรา: ช่วยยูนิตของคุณหนึ่งใบได้%1</translation>
    </message>
    <message>
        <source>Never dies.</source>
        <extracomment>Paper Tales: a resource, or what a card does</extracomment>
        <translation>ไม่มีวันตาย</translation>
    </message>
    <message numerus="yes">
        <source>Dies only with %n Age token(s) or more.</source>
        <translation>
            <numerusform>ตายเมื่อมีโทเคนชราตั้งแต่ %n อันขึ้นไปเท่านั้น</numerusform>
        </translation>
    </message>
    <message>
        <source>When it dies: %1 Legend Points.</source>
        <translation>เมื่อตาย: แต้มตำนาน %1</translation>
    </message>
    <message>
        <source>When it dies %2: %1 Legend Points.</source>
        <translation>ถ้าตาย%2: แต้มตำนาน %1</translation>
    </message>
    <message>
        <source>When it dies: +%1 Gold for each %2.</source>
        <translation>เมื่อตาย: ทอง +%1 ต่อ%2</translation>
    </message>
    <message>
        <source>Aging: +%1 Legend Point for each Age token on your Units that die, including this one.</source>
        <translation>แก่ชรา: แต้มตำนาน +%1 ต่อโทเคนชรา 1 อันบนยูนิตของคุณที่ตาย รวมใบนี้ด้วย</translation>
    </message>
    <message>
        <source>End of the game: +%1 Legend Points for each %2.</source>
        <translation>จบเกม: แต้มตำนาน +%1 ต่อ%2</translation>
    </message>
    <message>
        <source>Gives you %1 Gold when you deploy it, strength %2.</source>
        <translation>ได้ทอง %1 เมื่อวาง พลังรบ %2</translation>
    </message>
    <message>
        <source>Costs %1 Gold.</source>
        <translation>ใช้ทอง %1</translation>
    </message>
    <message>
        <source>Costs %1 Gold, strength %2.</source>
        <translation>ใช้ทอง %1 พลังรบ %2</translation>
    </message>
    <message>
        <source>It only fights.</source>
        <translation>ใช้รบอย่างเดียว</translation>
    </message>
    <message>
        <source>Level 1 needs %1 %2.</source>
        <translation>ระดับ 1 ต้องมี%2 %1</translation>
    </message>
    <message>
        <source>Level 1 needs %1 %2 and %3 %4.</source>
        <translation>ระดับ 1 ต้องมี%2 %1 และ%4 %3</translation>
    </message>
    <message>
        <source>Level 1 needs %1 %2 or %3 Gold.</source>
        <translation>ระดับ 1 ต้องมี%2 %1 หรือทอง %3</translation>
    </message>
    <message>
        <source>Level 2 needs another %1 %2.</source>
        <translation>ระดับ 2 ต้องมี%2เพิ่มอีก %1</translation>
    </message>
    <message>
        <source>Level 2 needs another %1 %2 and %3 %4.</source>
        <translation>ระดับ 2 ต้องมี%2เพิ่มอีก %1 และ%4อีก %3</translation>
    </message>
    <message>
        <source>Level 2 needs another %1 %2 or %3 Gold.</source>
        <translation>ระดับ 2 ต้องมี%2เพิ่มอีก %1 หรือทอง %3</translation>
    </message>
    <message>
        <source>The land costs Gold too, and more with each Building.</source>
        <translation>ต้องจ่ายค่าที่ดินเป็นทองด้วย ยิ่งมีอาคารมากก็ยิ่งแพง</translation>
    </message>
    <message>
        <source>End of the game: %1 Legend Point at level 1, %2 at level 2.</source>
        <translation>จบเกม: %1 แต้มตำนานที่ระดับ 1 และ %2 แต้มที่ระดับ 2</translation>
    </message>
    <message>
        <source>Turn %1 begins.</source>
        <translation>เริ่มเทิร์น %1</translation>
    </message>
    <message>
        <source>Packs of %1 cards are dealt.</source>
        <translation>แจกการ์ดเป็นชุด ชุดละ %1 ใบ</translation>
    </message>
    <message>
        <source>The pile is empty, so %1 discarded cards are shuffled.</source>
        <translation>กองจั่วหมด จึงนำการ์ด %1 ใบในกองทิ้งมาสับใหม่</translation>
    </message>
    <message>
        <source>All cards have been picked.</source>
        <translation>เลือกการ์ดครบแล้ว</translation>
    </message>
    <message>
        <source>All Kingdoms are revealed.</source>
        <translation>เปิดทุกอาณาจักรแล้ว</translation>
    </message>
    <message>
        <source>%1 discards %2 from play.</source>
        <translation>%1 ทิ้ง %2 ออกจากอาณาจักร</translation>
    </message>
    <message>
        <source>%1 moves %2 from %3 to %4.</source>
        <translation>%1 ย้าย %2 จาก %3 ไป %4</translation>
    </message>
    <message>
        <source>%1 deploys %2 on %3.</source>
        <translation>%1 วาง %2 ที่ %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 discards %n card(s) from hand.</source>
        <translation>
            <numerusform>%1 ทิ้งการ์ดในมือ %n ใบ</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 keeps a card for the next turn.</source>
        <translation>%1 เก็บการ์ดไว้เทิร์นหน้า</translation>
    </message>
    <message numerus="yes">
        <source>%1 pays %2 Gold for %n new Unit(s).</source>
        <translation>
            <numerusform>%1 จ่ายทอง %2 เหรียญเป็นค่ายูนิตใหม่ %n ใบ</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot pay for %2 and discards it.</source>
        <translation>%1 จ่ายค่า %2 ไม่ไหว จึงต้องทิ้งการ์ดใบนี้</translation>
    </message>
    <message>
        <source>%1 draws %2, which costs too much, and discards it.</source>
        <translation>%1 จั่วได้ %2 ซึ่งแพงเกินไป จึงต้องทิ้งการ์ดใบนี้</translation>
    </message>
    <message>
        <source>%1: %2 turns into %3.</source>
        <translation>%1: %2 กลายเป็น %3</translation>
    </message>
    <message>
        <source>%1: no cards are left for %2, so it stays.</source>
        <translation>%1: ไม่มีการ์ดเหลือให้ %2 จึงไม่ได้กลายร่าง</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 gets %n Age token(s) from %3.</source>
        <translation>
            <numerusform>%1: %2 ได้โทเคนชรา %n อันจาก %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 is upgraded to level 2.</source>
        <translation>%1: %2 ยกระดับเป็นระดับ 2</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n Legend Point(s) because of %2.</source>
        <translation>
            <numerusform>%1 เสีย %n แต้มตำนานเพราะ %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: +%n Legend Point(s), %2</source>
        <translation>
            <numerusform>%1: แต้มตำนาน +%n (%2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has won %n War(s). Legend Points: +%2.</source>
        <translation>
            <numerusform>%1 ชนะสงคราม %n ครั้ง แต้มตำนาน +%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: deaths score %n Legend Point(s), %2 in all.</source>
        <translation>
            <numerusform>%1: ได้ %n แต้มตำนานจากยูนิตที่ตาย ตอนนี้มี %2 แต้ม</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: +%n Legend Point(s) at the end, %2</source>
        <translation>
            <numerusform>%1: แต้มตำนาน +%n ตอนจบ (%2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n Legend Point(s) and %2 Gold.</source>
        <translation>
            <numerusform>%1 มี %n แต้มตำนานและทอง %2 เหรียญ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n Legend Point(s).</source>
        <translation>
            <numerusform>%1 ชนะด้วย %n แต้มตำนาน</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 shares the victory with %n Legend Point(s).</source>
        <translation>
            <numerusform>%1 ชนะร่วมกับคนอื่นด้วย %n แต้มตำนาน</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: −%n Legend Point(s), %2</source>
        <translation>
            <numerusform>%1: แต้มตำนาน −%n (%2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: deaths cost %n Legend Point(s), leaving %2.</source>
        <translation>
            <numerusform>%1: เสีย %n แต้มตำนานเพราะยูนิตที่ตาย ตอนนี้เหลือ %2 แต้ม</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: +%2 strength, %3</source>
        <translation>%1: พลังรบ +%2 (%3)</translation>
    </message>
    <message>
        <source>%1 fights with strength %2.</source>
        <translation>%1 ออกรบด้วยพลังรบ %2</translation>
    </message>
    <message>
        <source>War: %1 beats %2, %3 to %4.</source>
        <translation>สงคราม: %1 ชนะ %2 ด้วยพลังรบ %3 ต่อ %4</translation>
    </message>
    <message>
        <source>War: %1 and %2 tie, %3 to %4. Both win.</source>
        <translation>สงคราม: %1 เสมอกับ %2 ด้วยพลังรบ %3 ต่อ %4 จึงชนะทั้งคู่</translation>
    </message>
    <message>
        <source>War: %1 crushes %2, %3 to %4, and wins two Wars.</source>
        <translation>สงคราม: %1 บดขยี้ %2 ด้วยพลังรบ %3 ต่อ %4 จึงชนะสงครามสองครั้ง</translation>
    </message>
    <message>
        <source>%1: +%2 Gold, %3</source>
        <translation>%1: ทอง +%2 (%3)</translation>
    </message>
    <message>
        <source>%1 has an income of %2 Gold.</source>
        <translation>%1 มีรายได้ทอง %2 เหรียญ</translation>
    </message>
    <message>
        <source>%1 builds %2 at level %3 for %4 Gold.</source>
        <translation>%1 สร้าง %2 ที่ระดับ %3 โดยใช้ทอง %4 เหรียญ</translation>
    </message>
    <message>
        <source>%1 upgrades %2 to level 2 for %3 Gold.</source>
        <translation>%1 ยกระดับ %2 เป็นระดับ 2 โดยใช้ทอง %3 เหรียญ</translation>
    </message>
    <message>
        <source>%1 builds nothing.</source>
        <translation>%1 ไม่สร้างอะไร</translation>
    </message>
    <message>
        <source>%1 saves %2.</source>
        <translation>%1 ช่วย %2 ไว้</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 dies with %n Age token(s).</source>
        <translation>
            <numerusform>%1: %2 ตายขณะมีโทเคนชรา %n อัน</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: one more Age token for %n Unit(s).</source>
        <translation>
            <numerusform>%1: ยูนิต %n ใบได้โทเคนชราเพิ่มใบละ 1 อัน</numerusform>
        </translation>
    </message>
    <message>
        <source>Wars won</source>
        <extracomment>Paper Tales: in the log: where points come from, or whom something is about</extracomment>
        <translation>สงครามที่ชนะ</translation>
    </message>
    <message>
        <source>for Wars won</source>
        <translation>จากสงครามที่ชนะ</translation>
    </message>
    <message>
        <source>every Kingdom</source>
        <extracomment>Paper Tales: in the log: where points come from, or whom something is about; Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation>ทุกอาณาจักร</translation>
    </message>
    <message>
        <source>Front 1</source>
        <extracomment>Paper Tales: in the log: where points come from, or whom something is about</extracomment>
        <translation>แถวหน้า 1</translation>
    </message>
    <message>
        <source>Front 2</source>
        <extracomment>Paper Tales: in the log: where points come from, or whom something is about</extracomment>
        <translation>แถวหน้า 2</translation>
    </message>
    <message>
        <source>Front 3</source>
        <extracomment>Paper Tales: in the log: where points come from, or whom something is about</extracomment>
        <translation>แถวหน้า 3</translation>
    </message>
    <message>
        <source>Back 1</source>
        <extracomment>Paper Tales: in the log: where points come from, or whom something is about</extracomment>
        <translation>แถวหลัง 1</translation>
    </message>
    <message>
        <source>Back 2</source>
        <extracomment>Paper Tales: in the log: where points come from, or whom something is about</extracomment>
        <translation>แถวหลัง 2</translation>
    </message>
    <message numerus="yes">
        <source>%1 receives %2 Gold for %n new Unit(s).</source>
        <translation>
            <numerusform>%1 ได้ทอง %2 เหรียญจากยูนิตใหม่ %n ใบ</numerusform>
        </translation>
    </message>
    <message>
        <source>Your plan</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>แผนของคุณ</translation>
    </message>
    <message>
        <source>In deployment you choose which hand cards go into play and where, which of your Units in play move or leave, and which card you keep. Deploy as many Units as your spots and Gold allow, or none. Units in play that you leave alone stay; hand cards that you neither deploy nor keep are discarded. A Unit in play never goes back to your hand. Within a plan a Unit moves only once; to place it again, take that step back first.</source>
        <translation>ในช่วงวางกำลัง คุณเลือกว่าการ์ดใบไหนในมือจะลงเล่นที่ช่องไหน ยูนิตใบไหนที่ลงเล่นอยู่จะย้ายหรือออก และจะเก็บการ์ดใบไหนไว้‖ คุณจะวางยูนิตกี่ใบก็ได้เท่าที่มีช่องและทองพอ หรือจะไม่วางเลยก็ได้ ยูนิตที่ลงเล่นอยู่และคุณไม่ได้แตะจะอยู่ต่อ ส่วนการ์ดในมือที่ไม่ได้วางและไม่ได้เก็บจะถูกทิ้ง ยูนิตที่ลงเล่นอยู่จะกลับเข้ามือไม่ได้ ในแผนเดียวกัน ยูนิตแต่ละใบย้ายได้ครั้งเดียว ถ้าจะวางใหม่ต้องเลิกทำขั้นนั้นก่อน</translation>
    </message>
    <message>
        <source>Face down, then revealed together</source>
        <translation>คว่ำหน้าไว้ แล้วเปิดพร้อมกัน</translation>
    </message>
    <message>
        <source>On a real table new Units lie face down on their spots. Here the others see nothing of your plan until the last player has committed, and your Kingdom looks as it did before. Then all plans are revealed together. The card you keep and the hand cards you discard stay hidden even then.</source>
        <translation>ถ้าเล่นบนโต๊ะจริง ยูนิตใหม่จะวางคว่ำหน้าอยู่ในช่อง แต่ในโปรแกรมนี้ คนอื่นจะไม่เห็นแผนของคุณเลยจนกว่าคนสุดท้ายจะยืนยัน และอาณาจักรของคุณจะยังดูเหมือนเดิม จากนั้นทุกแผนจึงเปิดพร้อมกัน ส่วนการ์ดที่คุณเก็บและการ์ดในมือที่คุณทิ้งจะยังเป็นความลับต่อไป</translation>
    </message>
    <message>
        <source>Discarding Units in play</source>
        <translation>ทิ้งยูนิตที่ลงเล่นอยู่</translation>
    </message>
    <message>
        <source>While planning you may discard any of your Units in play, even if there is room for all. It costs nothing, and they do not die (PT-18). Their production is gone this very turn. The printed rules mention this only for when you run out of spots; here it is always allowed.</source>
        <translation>ขณะวางแผน คุณจะทิ้งยูนิตที่ลงเล่นอยู่ใบไหนก็ได้ แม้ยังมีที่ว่างพอ การทิ้งไม่เสียอะไร และไม่ถือว่ายูนิตนั้นตาย (PT-18) แต่สิ่งที่ยูนิตนั้นผลิตจะหายไปตั้งแต่เทิร์นนี้เลย กติกาฉบับพิมพ์พูดถึงเรื่องนี้เฉพาะตอนที่ช่องไม่พอ แต่ในโปรแกรมนี้ทำได้เสมอ</translation>
    </message>
    <message>
        <source>Moving Units</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>ย้ายยูนิต</translation>
    </message>
    <message>
        <source>While planning you may move Units in play to any other spots, or swap 2 of them, for free. They take their Age tokens along, and reveal abilities do not happen again. In all other phases Units stay where they are.</source>
        <translation>ขณะวางแผน คุณจะย้ายยูนิตที่ลงเล่นอยู่ไปช่องไหนก็ได้ หรือจะสลับที่ยูนิต 2 ใบก็ได้ โดยไม่เสียอะไร‖ โทเคนชราจะติดไปด้วย และความสามารถตอนเปิดจะไม่เกิดซ้ำ ส่วนในช่วงอื่น ยูนิตจะอยู่กับที่</translation>
    </message>
    <message>
        <source>Hunter is in the Back and makes no food, so Cook earns nothing. Place Hunter on Knight. They swap for free and keep their Age tokens, and your income forecast rises from 2 to 3.</source>
        <translation>พรานป่าอยู่แถวหลังเลยไม่ผลิตอาหาร แม่ครัวจึงไม่ได้ทอง ลองวางพรานป่าลงบนอัศวิน ทั้งสองใบจะสลับที่กันฟรีโดยโทเคนชรายังอยู่ครบ และรายได้ที่คาดไว้จะเพิ่มจาก 2 เป็น 3</translation>
    </message>
    <message>
        <source>Keeping a card</source>
        <translation>การเก็บการ์ด</translation>
    </message>
    <message>
        <source>You may keep 1 of the hand cards you do not deploy for the next turn, face down. Others see that you keep a card, but not which one. A card kept last turn can be kept again, but then it takes up the only place. Units in play cannot be kept. On turn 4 a kept card is worth nothing.</source>
        <translation>ในบรรดาการ์ดในมือที่ไม่ได้วาง คุณเก็บไว้เทิร์นหน้าโดยคว่ำหน้าได้ 1 ใบ‖ คนอื่นจะเห็นว่าคุณเก็บการ์ด แต่ไม่รู้ว่าเป็นใบไหน การ์ดที่เก็บมาจากเทิร์นที่แล้วจะเก็บต่อก็ได้ แต่จะเก็บใบอื่นเพิ่มไม่ได้ ยูนิตที่ลงเล่นอยู่จะเก็บไม่ได้ ส่วนในเทิร์น 4 การ์ดที่เก็บไม่มีค่าอะไร</translation>
    </message>
    <message>
        <source>The rest are discarded</source>
        <translation>การ์ดที่เหลือจะถูกทิ้ง</translation>
    </message>
    <message>
        <source>All hand cards you neither deploy nor keep go face down on the discard pile, and nobody gets to see them. After deployment your hand is empty.</source>
        <translation>การ์ดทุกใบในมือที่คุณไม่ได้วางและไม่ได้เก็บจะลงกองทิ้งแบบคว่ำหน้า โดยไม่มีใครได้เห็น หลังช่วงวางกำลัง คุณจะไม่เหลือการ์ดในมือ</translation>
    </message>
    <message>
        <source>Reveal, then pay</source>
        <translation>เปิดก่อน แล้วจ่าย</translation>
    </message>
    <message>
        <source>After the reveal each player pays the Gold for all new Units at once. You never pay again for Units from earlier turns, moved or not. You pay before any ability happens.</source>
        <translation>หลังเปิดแผน ผู้เล่นแต่ละคนต้องจ่ายทองค่ายูนิตใหม่ทั้งหมดในคราวเดียว‖ ส่วนยูนิตจากเทิร์นก่อน ๆ ไม่ต้องจ่ายอีก ไม่ว่าจะย้ายหรือไม่ คุณต้องจ่ายก่อน ความสามารถจึงจะเกิดผล</translation>
    </message>
    <message>
        <source>Monkey pays you</source>
        <translation>ลิงจ่ายให้คุณ</translation>
    </message>
    <message>
        <source>Monkey costs -1, so it gives you 1 Gold instead of taking any. You can use that Gold in the same plan. With 0 Gold, Monkey pays for Knight, which costs 1.</source>
        <translation>ลิงมีราคา -1 คุณจึงได้ทอง 1 เหรียญแทนที่จะต้องจ่าย และใช้ทองนั้นในแผนเดียวกันได้เลย เช่น แม้คุณไม่มีทองเลย ลิงก็ช่วยจ่ายค่าอัศวินซึ่งราคา 1 ได้</translation>
    </message>
    <message>
        <source>You have 3 Gold, and Commander and Manticore cost 4 together. Plan both, and you cannot commit because you are 1 Gold short. Add Monkey, and with its Gold you can pay.</source>
        <translation>คุณมีทอง 3 เหรียญ แต่แม่ทัพกับแมนติคอร์มีราคารวมกัน 4 ลองวางแผนให้ลงทั้งคู่ คุณจะยืนยันไม่ได้เพราะขาดทองอีก 1 เหรียญ แต่ถ้าเพิ่มลิงเข้าไป ทองจากลิงจะทำให้คุณจ่ายไหว</translation>
    </message>
    <message>
        <source>You must be able to pay for your plan</source>
        <translation>ต้องมีทองพอจ่ายตามแผน</translation>
    </message>
    <message>
        <source>You can commit a plan only if your Gold pays for all the Units it deploys, with each Monkey counted as -1. While you are still planning, it may cost too much; you see how much is missing. In the printed rules a player may overspend by mistake and lose the unpaid Units. Here the mistake is refused.</source>
        <translation>คุณจะยืนยันแผนได้ก็ต่อเมื่อทองของคุณพอจ่ายค่ายูนิตทุกใบที่วาง โดยนับลิงเป็นใบละ -1‖ ระหว่างที่ยังวางแผนอยู่ แผนจะแพงเกินไปก่อนก็ได้ โปรแกรมจะบอกว่าขาดอีกเท่าไร ในกติกาฉบับพิมพ์ ผู้เล่นอาจเผลอใช้ทองเกินแล้วต้องเสียยูนิตที่จ่ายไม่ไหว แต่โปรแกรมนี้จะไม่ยอมให้พลาดแบบนั้น</translation>
    </message>
    <message>
        <source>The reveal mark</source>
        <translation>เครื่องหมายเปิด</translation>
    </message>
    <message>
        <source>An ability with the reveal mark happens once, on the turn its Unit is revealed, after you have paid. It does not happen again while the Unit stays in play, even if it moves. A Unit put into play by Shapeshifter counts as revealed too (PT-109).</source>
        <translation>ความสามารถที่มีเครื่องหมายเปิดจะเกิดผลครั้งเดียว คือในเทิร์นที่เปิดยูนิตนั้น หลังจากที่คุณจ่ายแล้ว‖ ความสามารถนี้จะไม่เกิดซ้ำขณะที่ยูนิตยังลงเล่นอยู่ แม้จะย้ายช่องก็ตาม ยูนิตที่ผู้แปลงกายพาลงมาก็นับว่าเปิดด้วย (PT-109)</translation>
    </message>
    <message>
        <source>The order of deployment abilities</source>
        <translation>ลำดับความสามารถในช่วงวางกำลัง</translation>
    </message>
    <message>
        <source>After payment this is the order: first Shapeshifter; then the tokens of Cave Spirit, Demon and Veteran, and those of Necromancer and Kraken; then Golem, then each Time Master, then Master Alchemist; and last the Legend Points that Kraken costs. So Kraken makes you pay for Buildings that Golem has just upgraded. All players finish a step before the next one begins. The printed rules give no such order; here it is fixed, and nobody is asked.</source>
        <translation>หลังจ่ายแล้ว ความสามารถจะเกิดผลตามลำดับนี้: ก่อนอื่นคือผู้แปลงกาย ต่อด้วยโทเคนของภูตถ้ำ ปีศาจ ทหารผ่านศึก หมอผี และคราเคน จากนั้นเป็นโกเลม ตามด้วยเจ้าแห่งเวลาทีละใบ แล้วจึงเป็นยอดนักแปรธาตุ ส่วนลำดับสุดท้ายคือแต้มตำนานที่ต้องเสียเพราะคราเคน คราเคนจึงทำให้คุณเสียแต้มจากอาคารที่โกเลมเพิ่งยกระดับด้วย ทุกคนต้องทำขั้นหนึ่งให้เสร็จก่อน จึงจะเริ่มขั้นต่อไปได้ กติกาฉบับพิมพ์ไม่ได้บอกลำดับแบบนี้ไว้ แต่โปรแกรมนี้กำหนดไว้ตายตัวและจะไม่ถามใคร</translation>
    </message>
    <message>
        <source>“One of your Units” and “your other Units”</source>
        <translation>“ยูนิตหนึ่งใบของคุณ” และ “ยูนิตอื่นของคุณ”</translation>
    </message>
    <message>
        <source>Abilities see all Units in your Kingdom, including those revealed at the same time and the one drawn by Shapeshifter. “One of your Units” may be the Unit itself. “Your other Units” are all but itself, so Necromancer puts no token on itself, but one on each Unit that came with it.</source>
        <translation>ความสามารถมีผลกับยูนิตทุกใบในอาณาจักรของคุณ รวมถึงใบที่เปิดพร้อมกันและใบที่ผู้แปลงกายจั่วได้ด้วย “ยูนิตหนึ่งใบของคุณ” จะเป็นใบที่ใช้ความสามารถเองก็ได้ ส่วน “ยูนิตอื่นของคุณ” คือทุกใบยกเว้นใบที่ใช้ความสามารถ หมอผีจึงไม่วางโทเคนบนตัวเอง แต่จะวางบนยูนิตทุกใบที่ลงมาพร้อมกัน</translation>
    </message>
    <message>
        <source>A new spot waits for the next plan</source>
        <translation>ช่องใหม่ต้องรอแผนถัดไป</translation>
    </message>
    <message>
        <source>The fifth spot is open if a level 2 Building is in play when you plan. Golem upgrades Buildings only after the reveal, so the spot opens for the next deployment, whatever happens to Golem. The same goes for a Building you build or upgrade in construction.</source>
        <translation>ช่องที่ห้าจะเปิดถ้ามีอาคารระดับ 2 ลงเล่นอยู่แล้วตอนที่คุณวางแผน โกเลมจะยกระดับอาคารหลังเปิดแผน ช่องจึงเปิดในการวางกำลังครั้งถัดไป ไม่ว่าโกเลมจะยังอยู่หรือไม่ อาคารที่สร้างหรือยกระดับในช่วงก่อสร้างก็เช่นกัน</translation>
    </message>
    <message>
        <source>Your Town is at level 1. Plan Golem in the Back, then try Knight on the fifth spot, which is still closed. Put Knight in the Back and commit. Golem upgrades Town, and next turn the spot is yours.</source>
        <translation>เมืองของคุณอยู่ระดับ 1 ลองวางแผนให้โกเลมลงแถวหลัง แล้วลองวางอัศวินในช่องที่ห้า จะเห็นว่าช่องนั้นยังปิดอยู่ จากนั้นให้วางอัศวินที่แถวหลังแล้วยืนยัน โกเลมจะยกระดับเมือง แล้วเทิร์นหน้าคุณก็จะใช้ช่องนั้นได้</translation>
    </message>
    <message>
        <source>Level 1 takes 1 wood and produces 1 wood and 1 food. Level 2 takes 2 wood and produces 1 crystal as well. A Town at level 1 helps with its own upgrade, so 1 wood from elsewhere is enough.</source>
        <translation>ระดับ 1 ต้องมีไม้ 1 หน่วย และจะผลิตไม้ 1 หน่วยกับอาหาร 1 หน่วย ส่วนระดับ 2 ต้องมีไม้ 2 หน่วย และจะผลิตคริสตัลอีก 1 หน่วย เมืองระดับ 1 ช่วยยกระดับตัวเองได้ จึงต้องมีไม้จากที่อื่นอีกแค่ 1 หน่วย</translation>
    </message>
    <message>
        <source>Level 1 takes 1 food and gives 1 Gold of income for each food in your Kingdom. Level 2 takes 1 wood and 1 food, and in every wars phase, won or lost, also scores 1 Legend Point for each food.</source>
        <translation>ระดับ 1 ต้องมีอาหาร 1 หน่วย และจะให้รายได้ทอง 1 เหรียญต่ออาหาร 1 หน่วยในอาณาจักรของคุณ ส่วนระดับ 2 ต้องมีไม้ 1 หน่วยกับอาหาร 1 หน่วย และทุกครั้งที่ถึงช่วงสงคราม ไม่ว่าจะแพ้หรือชนะ ก็จะให้เพิ่มอีก 1 แต้มตำนานต่ออาหาร 1 หน่วย</translation>
    </message>
    <message>
        <source>Level 1 takes 1 wood and produces 1 crystal. Level 2 takes 1 wood and 1 crystal, and in every wars phase, won or lost, also scores 2 Legend Points for each crystal in your Kingdom. Its own crystal counts.</source>
        <translation>ระดับ 1 ต้องมีไม้ 1 หน่วย และจะผลิตคริสตัล 1 หน่วย ส่วนระดับ 2 ต้องมีไม้ 1 หน่วยกับคริสตัล 1 หน่วย และทุกครั้งที่ถึงช่วงสงคราม ไม่ว่าจะแพ้หรือชนะ ก็จะให้เพิ่มอีก 2 แต้มตำนานต่อคริสตัล 1 หน่วยในอาณาจักรของคุณ คริสตัลที่เหมืองผลิตเองก็นับด้วย</translation>
    </message>
    <message>
        <source>Level 1 takes 1 crystal or 2 Gold and gives 2 Gold of income. Level 2 takes 2 crystals or 3 Gold, and in every wars phase, won or lost, also scores 2 Legend Points. If you build both levels at once, each is paid for separately, in the cheapest way.</source>
        <translation>ระดับ 1 ต้องมีคริสตัล 1 หน่วยหรือทอง 2 เหรียญ และจะให้รายได้ทอง 2 เหรียญ ส่วนระดับ 2 ต้องมีคริสตัล 2 หน่วยหรือทอง 3 เหรียญ และทุกครั้งที่ถึงช่วงสงคราม ไม่ว่าจะแพ้หรือชนะ ก็จะให้เพิ่มอีก 2 แต้มตำนาน ถ้าคุณสร้างทั้งสองระดับในคราวเดียว โปรแกรมจะคิดราคาแยกทีละระดับโดยใช้แบบที่ถูกที่สุด</translation>
    </message>
    <message>
        <source>Level 1 takes 1 wood and adds 1 to your Kingdom’s strength for each wood. Level 2 takes 1 wood and 1 food, and in every wars phase, won or lost, also scores 1 Legend Point for each of your Units with strength 3 or more. Both rows count, with the strength Units have at that moment, even Leviathan when it does not fight. The strength from wood belongs to the Kingdom and makes no Unit stronger.</source>
        <translation>ระดับ 1 ต้องมีไม้ 1 หน่วย และจะเพิ่มพลังรบของอาณาจักร 1 ต่อไม้ 1 หน่วย ส่วนระดับ 2 ต้องมีไม้ 1 หน่วยกับอาหาร 1 หน่วย และทุกครั้งที่ถึงช่วงสงคราม ไม่ว่าจะแพ้หรือชนะ ก็จะให้เพิ่มอีก 1 แต้มตำนานต่อยูนิตของคุณ 1 ใบที่มีพลังรบ 3 ขึ้นไป ยูนิตจะนับทั้งสองแถวตามพลังรบในขณะนั้น แม้แต่เลวีอาธานที่ไม่ได้ออกรบก็นับ ส่วนพลังรบจากไม้เป็นของอาณาจักร จึงไม่ทำให้ยูนิตใบไหนแข็งแกร่งขึ้น</translation>
    </message>
    <message>
        <source>When the game ends</source>
        <translation>การจบเกม</translation>
    </message>
    <message>
        <source>The game ends when turn 4 is over, aging included. So in the last aging Units still die, their deaths still have their effects, and Relic of Wisdom still gets a token.</source>
        <translation>เกมจะจบเมื่อเทิร์น 4 จบลง รวมถึงช่วงแก่ชราด้วย‖ ในช่วงแก่ชราครั้งสุดท้าย ยูนิตจึงยังตายและเกิดผลเมื่อตายตามปกติ และศิลาแห่งปัญญาก็ยังได้โทเคน</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>การนับแต้มตอนจบ</translation>
    </message>
    <message>
        <source>At the end each Building in play scores 1 Legend Point at level 1 and 3 at level 2. Relic of Wisdom scores 2 for each Age token on it. Nothing else counts: not Gold, not a kept card, not an unbuilt Building.</source>
        <translation>ตอนจบเกม อาคารแต่ละหลังที่สร้างแล้วจะให้ 1 แต้มตำนานถ้าอยู่ระดับ 1 และ 3 แต้มถ้าอยู่ระดับ 2‖ ศิลาแห่งปัญญาจะให้ 2 แต้มต่อโทเคนชรา 1 อันบนการ์ด นอกจากนี้ไม่มีอะไรให้แต้มอีก ไม่ว่าจะเป็นทอง การ์ดที่เก็บไว้ หรืออาคารที่ยังไม่ได้สร้าง</translation>
    </message>
    <message>
        <source>The winner</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>ผู้ชนะ</translation>
    </message>
    <message>
        <source>The most Legend Points in total win, however much Gold the others have.</source>
        <translation>ผู้ที่มีแต้มตำนานรวมมากที่สุดเป็นผู้ชนะ ไม่ว่าคนอื่นจะมีทองเท่าไร</translation>
    </message>
    <message>
        <source>Ties</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>เมื่อเสมอ</translation>
    </message>
    <message>
        <source>If several players tie for the most Legend Points, the one with the most Gold left wins; Gold from Monkey in the last aging counts. If their Gold is equal too, they share the victory. Lower places are decided by the same 2 numbers.</source>
        <translation>ถ้าหลายคนมีแต้มตำนานมากที่สุดเท่ากัน คนที่เหลือทองมากที่สุดในกลุ่มนั้นจะชนะ โดยนับทองที่ลิงให้ในช่วงแก่ชราครั้งสุดท้ายด้วย‖ ถ้าทองยังเท่ากันอีกก็ชนะร่วมกัน อันดับรองลงไปก็ตัดสินด้วย 2 ค่านี้เช่นกัน</translation>
    </message>
    <message>
        <source>The rules for 2 players</source>
        <translation>กติกาสำหรับ 2 คน</translation>
    </message>
    <message>
        <source>With 2 players, the rules for 2 always apply; with 3 to 5, they never do. They change the deal (PT-32), the draft (PT-33) and the wars (PT-56). If the game is new to you, it is easier to learn with 3 or more.</source>
        <translation>ถ้าเล่น 2 คน ต้องใช้กติกาสำหรับ 2 คนเสมอ ถ้าเล่น 3 ถึง 5 คนจะไม่ใช้เลย กติกานี้เปลี่ยนการแจก (PT-32) การดราฟต์ (PT-33) และสงคราม (PT-56) ถ้าคุณเพิ่งรู้จักเกมนี้ เล่น 3 คนขึ้นไปจะหัดได้ง่ายกว่า</translation>
    </message>
    <message>
        <source>No other variants</source>
        <translation>ไม่มีรูปแบบการเล่นอื่น</translation>
    </message>
    <message>
        <source>The rules have no variants, so there is nothing to switch on or off. You choose how many play, where everyone sits and which colours they have. Cards from expansions are not in this game.</source>
        <translation>กติกานี้ไม่มีรูปแบบการเล่นอื่น จึงไม่มีอะไรให้เปิดหรือปิด คุณเลือกได้ว่าจะเล่นกี่คน ใครนั่งตรงไหน และแต่ละคนใช้สีอะไร เกมนี้ไม่มีการ์ดจากภาคเสริม</translation>
    </message>
    <message>
        <source>Supplies never run out</source>
        <translation>ของกลางไม่มีวันหมด</translation>
    </message>
    <message>
        <source>Gold and Age tokens never run out, even if more are in play than the box holds. The printed rules do not say what happens when a pool is empty. Gold tokens of 1 and 5 are only 2 ways of showing the same Gold.</source>
        <translation>ทองและโทเคนชราจะมีพอเสมอ แม้จะใช้มากกว่าจำนวนที่มีในกล่องก็ตาม กติกาฉบับพิมพ์ไม่ได้บอกว่าถ้ากองกลางหมดแล้วต้องทำอย่างไร ส่วนโทเคนทองค่า 1 กับค่า 5 แค่แสดงทองจำนวนเดียวกันคนละแบบ</translation>
    </message>
    <message>
        <source>What the icons on the cards mean</source>
        <translation>ความหมายของไอคอนบนการ์ด</translation>
    </message>
    <message>
        <source>Every ability belongs to deployment, wars, income, construction, aging or the end of the game. The reveal mark appears only in deployment, on 8 Units: Cave Spirit, Demon, Golem, Kraken, Necromancer, Shapeshifter, Time Master and Veteran. Master Alchemist acts in deployment without it, so it acts every turn. Where the printed text leaves out an icon, we read it in the only way that fits the cards.</source>
        <translation>ความสามารถทุกอย่างจะเกิดผลในช่วงใดช่วงหนึ่ง คือวางกำลัง สงคราม รายได้ ก่อสร้าง แก่ชรา หรือตอนจบเกม เครื่องหมายเปิดมีเฉพาะในช่วงวางกำลัง และอยู่บนยูนิต 8 แบบ คือภูตถ้ำ ปีศาจ โกเลม คราเคน หมอผี ผู้แปลงกาย เจ้าแห่งเวลา และทหารผ่านศึก ส่วนยอดนักแปรธาตุมีผลในช่วงวางกำลังโดยไม่มีเครื่องหมายนี้ จึงมีผลทุกเทิร์น ถ้าข้อความฉบับพิมพ์ไม่ได้ใส่ไอคอนไว้ตรงไหน เราจะตีความตามแบบเดียวที่เข้ากับการ์ดได้</translation>
    </message>
    <message>
        <source>If 2 abilities clash</source>
        <translation>ถ้าความสามารถ 2 อย่างขัดกัน</translation>
    </message>
    <message>
        <source>If it ever matters whose ability happens first, the player with more Legend Points acts first. In a tie, the player with less Gold does, and if that is equal too, chance decides.</source>
        <translation>ถ้าใครใช้ความสามารถก่อนหลังแล้วมีผลต่อเกม คนที่มีแต้มตำนานมากกว่าจะได้ทำก่อน ถ้าเท่ากัน คนที่มีทองน้อยกว่าจะได้ทำก่อน ถ้ายังเท่ากันอีกก็ใช้การสุ่ม</translation>
    </message>
    <message>
        <source>Why abilities never clash</source>
        <translation>ทำไมความสามารถไม่เคยขัดกัน</translation>
    </message>
    <message>
        <source>No ability reaches another Kingdom, so it never matters whose comes first. The draw pile is the only thing that everyone shares, and only Shapeshifter, of which there is just 1, draws from it during abilities. So the rule in PT-25 is never needed, and nobody is asked.</source>
        <translation>ไม่มีความสามารถใดมีผลกับอาณาจักรอื่น ใครจะใช้ก่อนหรือหลังจึงไม่สำคัญ มีแต่กองจั่วเท่านั้นที่ทุกคนใช้ร่วมกัน และระหว่างใช้ความสามารถก็มีแต่ผู้แปลงกายที่จั่วการ์ด ซึ่งมีอยู่แค่ 1 ใบ จึงไม่เคยต้องใช้กติกา PT-25 และโปรแกรมก็ไม่ต้องถามใคร</translation>
    </message>
    <message>
        <source>How long the cards last</source>
        <translation>การ์ดในกองจั่วพอใช้แค่ไหน</translation>
    </message>
    <message>
        <source>With 2 or 3 players the draw pile never runs out. With 4 players it can run out only on turn 4, and only if Shapeshifter has drawn cards. With 5 players it always runs out while the cards for turn 4 are being dealt. The rules do not say this; it follows from the number of cards.</source>
        <translation>ถ้าเล่น 2 หรือ 3 คน กองจั่วไม่มีวันหมด ถ้าเล่น 4 คน กองจั่วอาจหมดได้แค่ในเทิร์น 4 และเฉพาะเมื่อผู้แปลงกายจั่วการ์ดไปแล้ว ส่วนถ้าเล่น 5 คน กองจั่วจะหมดทุกครั้งระหว่างแจกการ์ดของเทิร์น 4 กติกาไม่ได้บอกเรื่องนี้ไว้ แต่คำนวณได้จากจำนวนการ์ด</translation>
    </message>
    <message>
        <source>If there are not enough cards</source>
        <translation>ถ้าการ์ดไม่พอ</translation>
    </message>
    <message>
        <source>The 2 piles together always have enough cards for a deal, because each player has at most 5 Units in play and 1 kept card. If Shapeshifter ever finds no card in either pile that it may turn into, it stays in play with strength 0 and gets no token.</source>
        <translation>การ์ดใน 2 กองรวมกันจะพอแจกเสมอ เพราะแต่ละคนมียูนิตลงเล่นอยู่ไม่เกิน 5 ใบและมีการ์ดที่เก็บไม่เกิน 1 ใบ ถ้าทั้งสองกองไม่มีการ์ดที่ผู้แปลงกายจะกลายร่างเป็นได้ ผู้แปลงกายจะอยู่ต่อโดยมีพลังรบ 0 และไม่ได้โทเคน</translation>
    </message>
    <message>
        <source>Units that you cannot pay for</source>
        <translation>ยูนิตที่จ่ายไม่ไหว</translation>
    </message>
    <message>
        <source>In the printed rules, new Units that you cannot pay for are discarded. That cannot happen here, because a plan you cannot afford is refused (PT-46). If it ever did happen, the most expensive new Units would go until you could pay for the rest. They would not die, and their abilities would not happen.</source>
        <translation>ในกติกาฉบับพิมพ์ ยูนิตใหม่ที่จ่ายไม่ไหวจะต้องถูกทิ้ง แต่ในโปรแกรมนี้จะไม่เกิดเรื่องแบบนั้น เพราะแผนที่คุณจ่ายไม่ไหวจะยืนยันไม่ได้ (PT-46) ถ้าเกิดขึ้นจริง ให้นำยูนิตใหม่ออกทีละใบ เริ่มจากใบที่แพงที่สุด จนกว่าคุณจะจ่ายค่าใบที่เหลือไหว โดยไม่ถือว่าตาย และความสามารถจะไม่เกิดผล</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>ตอนจบเกม</translation>
    </message>
    <message>
        <source>Ways to play</source>
        <translation>รูปแบบการเล่น</translation>
    </message>
    <message>
        <source>What this program decides</source>
        <translation>โปรแกรมนี้กำหนดอะไรบ้าง</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>จำนวนผู้เล่น</translation>
    </message>
    <message>
        <source>2 to 5 people play, each for themselves. With 2 players the draft (PT-32, PT-33) and the wars (PT-56) have rules of their own. Everything else is the same for any number.</source>
        <translation>เกมนี้เล่นได้ 2 ถึง 5 คน ต่างคนต่างเล่น ถ้าเล่น 2 คน การดราฟต์ (PT-32, PT-33) และสงคราม (PT-56) จะมีกติกาเฉพาะ นอกนั้นเหมือนกันหมดไม่ว่าจะเล่นกี่คน</translation>
    </message>
    <message>
        <source>What is in the box</source>
        <translation>ของในกล่อง</translation>
    </message>
    <message>
        <source>The box holds 81 Unit cards of 42 kinds, and 25 Building cards: 5 for each of 5 players. There are also 30 Gold tokens worth 1 and 10 worth 5, 30 Age tokens, a Score track, a Time token for the turns, and for each player a Score token and a Player’s Aid card.</source>
        <translation>ในกล่องมีการ์ดยูนิต 81 ใบ รวม 42 แบบ และการ์ดอาคาร 25 ใบ สำหรับผู้เล่น 5 คน คนละ 5 ใบ นอกจากนี้ยังมีโทเคนทองค่า 1 จำนวน 30 อัน และค่า 5 จำนวน 10 อัน โทเคนชรา 30 อัน รางแต้ม และโทเคนเวลาสำหรับนับเทิร์น ส่วนผู้เล่นแต่ละคนมีโทเคนแต้ม 1 อันกับการ์ดช่วยจำ 1 ใบ</translation>
    </message>
    <message>
        <source>Reading a Unit card</source>
        <translation>การอ่านการ์ดยูนิต</translation>
    </message>
    <message>
        <source>A Unit card shows its name, its cost in Gold, its strength, the resources it produces, and what it can do in which phase. An asterisk next to the strength means that the Unit’s own ability can change it. Costs range from -1 for Monkey to 6 for Kraken, and 35 of the 81 cards cost nothing. The printed card also says how many copies there are.</source>
        <translation>การ์ดยูนิตบอกชื่อ ราคาเป็นทอง พลังรบ ทรัพยากรที่ผลิตได้ และสิ่งที่ทำได้ในแต่ละช่วง ถ้ามีดอกจันข้างพลังรบ แปลว่าความสามารถของยูนิตนั้นเองทำให้ค่านี้เปลี่ยนได้ ราคามีตั้งแต่ -1 ของลิงไปจนถึง 6 ของคราเคน และใน 81 ใบมี 35 ใบที่ไม่เสียทอง การ์ดฉบับพิมพ์ยังบอกด้วยว่าแต่ละแบบมีกี่ใบ</translation>
    </message>
    <message>
        <source>Reading a Building card</source>
        <translation>การอ่านการ์ดอาคาร</translation>
    </message>
    <message>
        <source>A Building card has 2 sides, level 1 and level 2, each with its abilities and its Legend Points for the end of the game. Both costs are on the card. Level 1 gives 1 ability. Level 2 keeps it, adds a second one, opens the fifth spot (PT-14) and is worth 3 Legend Points instead of 1.</source>
        <translation>การ์ดอาคารมี 2 ด้าน คือระดับ 1 และระดับ 2 แต่ละด้านบอกความสามารถและแต้มตำนานตอนจบเกม บนการ์ดมีราคาของทั้งสองระดับ ระดับ 1 ให้ความสามารถ 1 อย่าง เมื่อขึ้นเป็นระดับ 2 ความสามารถนั้นจะยังอยู่ และได้อย่างที่สองเพิ่ม อีกทั้งยังเปิดช่องที่ห้า (PT-14) และแต้มตำนานจะเพิ่มจาก 1 เป็น 3 แต้ม</translation>
    </message>
    <message>
        <source>What everyone can see</source>
        <translation>ทุกคนเห็นอะไรได้บ้าง</translation>
    </message>
    <message>
        <source>All Gold, Legend Points, Units in play, Age tokens and Buildings are open, even Buildings that are not built yet. You can look at any Kingdom whenever you like. Hands, kept cards and plans are secret.</source>
        <translation>ทอง แต้มตำนาน ยูนิตที่ลงเล่นอยู่ โทเคนชรา และอาคารทุกหลังเปิดให้ทุกคนเห็น แม้แต่อาคารที่ยังไม่ได้สร้าง คุณจะดูอาณาจักรของใครเมื่อไรก็ได้ ส่วนการ์ดในมือ การ์ดที่เก็บ และแผนเป็นความลับ</translation>
    </message>
    <message>
        <source>The start</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>ตอนเริ่มเกม</translation>
    </message>
    <message>
        <source>Everyone begins turn 1 with 3 Gold, 0 Legend Points, an empty Kingdom and no kept card. Each player has their own colour, which has no effect on the game. If nobody chooses, colours follow the seats.</source>
        <translation>ทุกคนเริ่มเทิร์น 1 โดยมีทอง 3 เหรียญกับ 0 แต้มตำนาน อาณาจักรยังว่างเปล่า และยังไม่มีการ์ดที่เก็บไว้ แต่ละคนมีสีของตัวเอง แต่สีไม่มีผลต่อเกม ถ้าไม่มีใครเลือก สีจะเรียงตามที่นั่ง</translation>
    </message>
    <message>
        <source>Your own 5 Buildings</source>
        <translation>อาคาร 5 หลังของคุณเอง</translation>
    </message>
    <message>
        <source>Everyone owns 1 Town, 1 Tavern, 1 Mine, 1 Temple and 1 Barracks. These are the only Buildings you can ever build, each of them once. Other players’ Buildings never get in your way.</source>
        <translation>ทุกคนมีเมือง โรงเตี๊ยม เหมือง วิหาร และค่ายทหารอย่างละ 1 หลัง คุณสร้างได้แค่อาคารเหล่านี้ และสร้างแต่ละหลังได้ครั้งเดียว อาคารของคนอื่นไม่กีดขวางคุณเลย</translation>
    </message>
    <message>
        <source>Draw pile and discard pile</source>
        <translation>กองจั่วและกองทิ้ง</translation>
    </message>
    <message>
        <source>All 81 Unit cards are shuffled into 1 draw pile, face down. Discarded cards go face down on the discard pile, and nobody may look through it. Everyone can see how many cards are in each pile.</source>
        <translation>สับการ์ดยูนิตทั้ง 81 ใบรวมเป็นกองจั่วกองเดียวโดยคว่ำหน้า การ์ดที่ทิ้งจะลงกองทิ้งแบบคว่ำหน้า และห้ามใครค้นดู แต่ทุกคนดูได้ว่าแต่ละกองมีกี่ใบ</translation>
    </message>
    <message>
        <source>Seats and neighbours</source>
        <translation>ที่นั่งและเพื่อนบ้าน</translation>
    </message>
    <message>
        <source>You sit in a circle. Your left neighbour is the next seat clockwise, your right neighbour the one before you. With 3 players, both others are your neighbours; with 4 or 5, some players are not; with 2, your opponent is your only neighbour. Nobody is the first player, because everyone plays at the same time.</source>
        <translation>ผู้เล่นนั่งกันเป็นวง เพื่อนบ้านทางซ้ายของคุณคือที่นั่งถัดไปตามเข็มนาฬิกา ส่วนเพื่อนบ้านทางขวาคือที่นั่งก่อนหน้าคุณ ถ้าเล่น 3 คน อีกสองคนจะเป็นเพื่อนบ้านของคุณทั้งคู่ ถ้าเล่น 4 หรือ 5 คน บางคนจะไม่ใช่เพื่อนบ้าน ถ้าเล่น 2 คน คู่แข่งจะเป็นเพื่อนบ้านคนเดียวของคุณ ไม่มีใครเริ่มก่อน เพราะทุกคนเล่นพร้อมกัน</translation>
    </message>
    <message>
        <source>In the box</source>
        <translation>ในกล่อง</translation>
    </message>
    <message>
        <source>Setup</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>เตรียมเล่น</translation>
    </message>
    <message>
        <source>What belongs to your Kingdom</source>
        <translation>อาณาจักรของคุณมีอะไรบ้าง</translation>
    </message>
    <message>
        <source>Your Kingdom is what you have in play: Units on their spots and Buildings beside them. Cards in your hand, a kept card and Buildings that are not built yet are not part of it. They produce nothing and do nothing.</source>
        <translation>อาณาจักรของคุณคือการ์ดที่ลงเล่นอยู่ ได้แก่ยูนิตในช่องต่าง ๆ และอาคารที่อยู่ข้าง ๆ‖ การ์ดในมือ การ์ดที่เก็บ และอาคารที่ยังไม่ได้สร้างไม่ถือเป็นส่วนหนึ่งของอาณาจักร จึงไม่ผลิตอะไรและไม่มีผลใด ๆ</translation>
    </message>
    <message>
        <source>4 spots for Units</source>
        <translation>ช่องสำหรับยูนิต 4 ช่อง</translation>
    </message>
    <message>
        <source>You begin with 4 spots: 2 in the Front and 2 in the Back. Each holds at most 1 Unit and may stay empty. The spots in a row are all alike; only the row matters.</source>
        <translation>คุณเริ่มเกมโดยมี 4 ช่อง คือแถวหน้า 2 ช่องและแถวหลัง 2 ช่อง‖ แต่ละช่องวางยูนิตได้ไม่เกิน 1 ใบ หรือจะเว้นว่างไว้ก็ได้ ช่องในแถวเดียวกันไม่ต่างกัน สำคัญแค่ว่าอยู่แถวไหน</translation>
    </message>
    <message>
        <source>The fifth spot</source>
        <translation>ช่องที่ห้า</translation>
    </message>
    <message>
        <source>As soon as you have a level 2 Building, a fifth spot opens in the Front, so that you can have 3 Units in the Front and 2 in the Back. It stays open for the rest of the game. More level 2 Buildings do not open more spots, and the Back never gets a third spot. Units are placed only in deployment, so a Building that reaches level 2 after your plan helps from the next plan on (PT-51).</source>
        <translation>ทันทีที่คุณมีอาคารระดับ 2 ช่องที่ห้าจะเปิดในแถวหน้า คุณจึงมียูนิตในแถวหน้าได้ 3 ใบและแถวหลัง 2 ใบ‖ ช่องนี้เปิดแล้วจะเปิดไปตลอดเกม ถ้ามีอาคารระดับ 2 เพิ่มขึ้นอีก ก็จะไม่มีช่องเปิดเพิ่ม และแถวหลังจะไม่มีช่องที่สาม คุณวางยูนิตได้เฉพาะในช่วงวางกำลัง ดังนั้นอาคารที่ขึ้นเป็นระดับ 2 หลังจากที่คุณวางแผนแล้วจะเปิดช่องให้ใช้ได้ตั้งแต่แผนถัดไป (PT-51)</translation>
    </message>
    <message>
        <source>Resources are never spent</source>
        <translation>ทรัพยากรใช้แล้วไม่หมดไป</translation>
    </message>
    <message>
        <source>Wood, food and crystals have no tokens. Your Kingdom produces them as long as the cards that make them are in play, and using them does not use them up. The same food can earn Gold through Tavern and help you build on the same turn.</source>
        <translation>ไม้ อาหาร และคริสตัลไม่มีโทเคน‖ อาณาจักรของคุณจะผลิตได้ตราบใดที่การ์ดที่ผลิตยังลงเล่นอยู่ และทรัพยากรใช้แล้วไม่หมดไป อาหารหน่วยเดียวกันจึงใช้ทั้งรับทองจากโรงเตี๊ยมและช่วยสร้างอาคารในเทิร์นเดียวกันได้</translation>
    </message>
    <message>
        <source>Counting resources</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>การนับทรัพยากร</translation>
    </message>
    <message>
        <source>Your wood, food and crystals are what all your Units and Buildings produce together, Front and Back. They are counted again whenever something needs them, so a new token or a new Building counts at once. Gold paid in place of a missing resource does not count as production (PT-69).</source>
        <translation>ไม้ อาหาร และคริสตัลของคุณคือจำนวนที่ยูนิตและอาคารทั้งหมดของคุณผลิตได้รวมกัน ทั้งแถวหน้าและแถวหลัง‖ จำนวนนี้จะนับใหม่ทุกครั้งที่ต้องใช้ โทเคนใหม่หรืออาคารใหม่จึงมีผลทันที ส่วนทองที่จ่ายแทนทรัพยากรที่ขาดไม่นับเป็นการผลิต (PT-69)</translation>
    </message>
    <message>
        <source>Age tokens stay with their Unit</source>
        <translation>โทเคนชราติดไปกับยูนิต</translation>
    </message>
    <message>
        <source>A Unit that moves takes its Age tokens along. It may have any number, and nothing removes a token from a Unit that stays in play. When a Unit leaves play, its tokens are gone. If the card comes back, it starts without them.</source>
        <translation>ยูนิตที่ย้ายช่องจะพาโทเคนชราไปด้วย‖ ยูนิตจะมีโทเคนกี่อันก็ได้ และไม่มีอะไรเอาโทเคนออกจากยูนิตที่ยังลงเล่นอยู่ได้ เมื่อยูนิตออกจากอาณาจักร โทเคนก็จะหายไป ถ้าการ์ดใบนั้นกลับมาอีก ก็จะเริ่มใหม่โดยไม่มีโทเคน</translation>
    </message>
    <message>
        <source>Dying is not the same as leaving</source>
        <translation>การตายไม่เหมือนกับการออก</translation>
    </message>
    <message>
        <source>Units die in the aging phase and at no other time. A Unit you discard in deployment, or a Shapeshifter that is replaced, has not died. So a Sculptor discarded in deployment scores no Legend Points, a Monkey gives no Gold, and Palm Reader counts nothing.</source>
        <translation>ยูนิตตายได้ในช่วงแก่ชราเท่านั้น‖ ยูนิตที่คุณทิ้งในช่วงวางกำลังหรือผู้แปลงกายที่ถูกแทนที่ไม่ถือว่าตาย ดังนั้นถ้าทิ้งประติมากรในช่วงวางกำลัง คุณจะไม่ได้แต้มตำนาน ถ้าทิ้งลิงก็ไม่ได้ทอง และหมอดูลายมือจะไม่นับยูนิตเหล่านี้</translation>
    </message>
    <message>
        <source>Abilities happen automatically</source>
        <translation>ความสามารถเกิดผลเอง</translation>
    </message>
    <message>
        <source>In each phase all abilities of that phase happen, turn after turn; those with a reveal mark happen only once (PT-48). You cannot decline tokens, losses or free upgrades. Where a card says that you may, the table does it for you, because it can only help. Archer and Strategist fight from the Back, and you pay the cheapest price. Only Mystical Healer leaves the choice to you (PT-75).</source>
        <translation>ในแต่ละช่วง ความสามารถทุกอย่างของช่วงนั้นจะเกิดผลทุกเทิร์น ยกเว้นความสามารถที่มีเครื่องหมายเปิด ซึ่งจะเกิดผลครั้งเดียว (PT-48) โทเคน การเสียแต้ม และการยกระดับฟรีเกิดขึ้นเสมอ คุณเลือกไม่รับไม่ได้ ถ้าการ์ดบอกว่าจะใช้หรือไม่ก็ได้ โต๊ะจะใช้ให้คุณเสมอเพราะมีแต่ผลดี พลธนูและเสนาธิการจึงรบจากแถวหลังเสมอ และคุณจะจ่ายราคาที่ถูกที่สุด มีแต่หมอวิเศษเท่านั้นที่ให้คุณเลือกเอง (PT-75)</translation>
    </message>
    <message>
        <source>Only your own Kingdom</source>
        <translation>เฉพาะอาณาจักรของคุณเอง</translation>
    </message>
    <message>
        <source>Abilities work only in their owner’s Kingdom. Nothing you play changes another Kingdom. Where a card names no owner, like Master Alchemist, it means one of your own Units.</source>
        <translation>ความสามารถมีผลเฉพาะในอาณาจักรของเจ้าของ การ์ดที่คุณเล่นจึงไม่ทำให้อาณาจักรอื่นเปลี่ยนไปเลย ถ้าการ์ดไม่ได้บอกว่าเป็นยูนิตของใคร เช่น ยอดนักแปรธาตุ ก็หมายถึงยูนิตของคุณเอง</translation>
    </message>
    <message>
        <source>Abilities work in both rows</source>
        <translation>ความสามารถมีผลทั้งสองแถว</translation>
    </message>
    <message>
        <source>Units produce and use their abilities in the Front and in the Back alike. The row matters for only 3 things: Units add their strength in the Front (PT-52), Hunter makes food in the Front, and Archer and Strategist fight from the Back too. So Commander in the Back still scores its Legend Points.</source>
        <translation>ยูนิตผลิตทรัพยากรและใช้ความสามารถได้ทั้งในแถวหน้าและแถวหลัง อยู่แถวไหนมีผลแค่ 3 เรื่อง คือ ยูนิตเพิ่มพลังรบให้เมื่ออยู่แถวหน้า (PT-52) พรานป่าผลิตอาหารเมื่ออยู่แถวหน้า และพลธนูกับเสนาธิการรบจากแถวหลังได้ด้วย แม่ทัพที่อยู่แถวหลังจึงยังให้แต้มตำนานได้</translation>
    </message>
    <message>
        <source>4 turns of 6 phases</source>
        <translation>4 เทิร์น เทิร์นละ 6 ช่วง</translation>
    </message>
    <message>
        <source>A game has 4 turns. Each turn has 6 phases in this order: recruitment, deployment, wars, income, construction, aging. After the aging of turn 4 the Buildings are scored, and the most Legend Points win (PT-121).</source>
        <translation>เกมหนึ่งมี 4 เทิร์น‖ แต่ละเทิร์นมี 6 ช่วงตามลำดับนี้: เกณฑ์พล วางกำลัง สงคราม รายได้ ก่อสร้าง และแก่ชรา หลังช่วงแก่ชราของเทิร์น 4 จะนับแต้มของอาคาร แล้วผู้ที่มีแต้มตำนานมากที่สุดเป็นผู้ชนะ (PT-121)</translation>
    </message>
    <message>
        <source>Everyone plays at the same time</source>
        <translation>ทุกคนเล่นพร้อมกัน</translation>
    </message>
    <message>
        <source>Everyone plays a phase at the same time, and it ends when all are done. There is one shortcut here. Once you have all your picks, you can plan your deployment while others are still picking. It tells you nothing new, and no plan is shown before all are committed.</source>
        <translation>ทุกคนเล่นแต่ละช่วงพร้อมกัน และช่วงนั้นจะจบเมื่อทุกคนเล่นเสร็จ โปรแกรมนี้มีทางลัดอยู่ 1 อย่าง คือเมื่อคุณเลือกการ์ดครบแล้ว คุณจะวางแผนวางกำลังได้เลยทั้งที่คนอื่นยังเลือกอยู่ การทำแบบนี้ไม่ทำให้คุณรู้อะไรเพิ่ม และจะไม่มีแผนไหนเปิดให้เห็นก่อนที่ทุกคนจะยืนยัน</translation>
    </message>
    <message>
        <source>Choices are secret until all have chosen</source>
        <translation>สิ่งที่เลือกเป็นความลับจนกว่าจะเลือกครบทุกคน</translation>
    </message>
    <message>
        <source>You choose without seeing what others choose in the same step. Plans, targets, constructions and saves take effect and are shown when the last player has committed; from then on none can be changed. A pick is not shown, and it is final as soon as your neighbour has the rest of the pack. The printed rules hide cards only in deployment; here all choices are hidden, so that nobody gains by waiting.</source>
        <translation>คุณต้องเลือกโดยไม่เห็นว่าคนอื่นเลือกอะไรในขั้นเดียวกัน แผน เป้าหมาย การก่อสร้าง และการช่วยยูนิตจะมีผลและเปิดให้เห็นเมื่อคนสุดท้ายยืนยันแล้ว หลังจากนั้นจะเปลี่ยนไม่ได้อีก ส่วนการ์ดที่เลือกเก็บในการดราฟต์จะไม่เปิดให้เห็น และจะเปลี่ยนไม่ได้ทันทีที่เพื่อนบ้านได้รับการ์ดที่เหลือ กติกาฉบับพิมพ์ซ่อนการ์ดเฉพาะในช่วงวางกำลัง แต่โปรแกรมนี้ซ่อนทุกอย่างที่เลือก เพื่อไม่ให้ใครได้เปรียบจากการรอ</translation>
    </message>
    <message>
        <source>Legend Points never fall below 0</source>
        <translation>แต้มตำนานไม่มีวันต่ำกว่า 0</translation>
    </message>
    <message>
        <source>Only Kraken in deployment and Demon in aging cost Legend Points, and a loss stops at 0. In aging, all your gains and losses are added up first. With 1 Legend Point, Demon (-3) and Sculptor (+3) dying together leave you with 1. The printed rules say nothing about this.</source>
        <translation>มีแต่คราเคนในช่วงวางกำลังและปีศาจในช่วงแก่ชราที่ทำให้เสียแต้มตำนาน และแต้มจะไม่ลดต่ำกว่า 0 ส่วนในช่วงแก่ชรา แต้มที่คุณได้และเสียทั้งหมดจะนำมารวมกันก่อน เช่น ถ้าคุณมี 1 แต้มตำนาน แล้วปีศาจ (-3) กับประติมากร (+3) ตายพร้อมกัน คุณจะเหลือ 1 แต้ม กติกาฉบับพิมพ์ไม่ได้พูดถึงเรื่องนี้</translation>
    </message>
    <message>
        <source>No debts</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>ไม่มีหนี้</translation>
    </message>
    <message>
        <source>You can never owe Gold. Anything that costs more than you have is refused. No card takes Gold away from you, and you pay only prices that you chose to pay.</source>
        <translation>คุณติดหนี้ทองไม่ได้ ถ้าทองไม่พอก็ทำสิ่งนั้นไม่ได้ ไม่มีการ์ดใบไหนเอาทองไปจากคุณ คุณจะจ่ายเฉพาะราคาที่คุณเลือกจ่ายเอง</translation>
    </message>
    <message>
        <source>The deal</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>การแจก</translation>
    </message>
    <message>
        <source>With 3 to 5 players, everyone gets a pack of 5 cards from the draw pile at the start of each turn. You see only the pack you hold.</source>
        <translation>เมื่อเล่น 3 ถึง 5 คน ทุกคนจะได้การ์ดชุดละ 5 ใบจากกองจั่วตอนเริ่มแต่ละเทิร์น‖ คุณจะเห็นเฉพาะชุดที่ถืออยู่</translation>
    </message>
    <message>
        <source>Keep 1 card, pass the rest</source>
        <translation>เก็บ 1 ใบ แล้วส่งที่เหลือ</translation>
    </message>
    <message>
        <source>Keep 1 card from your pack and pass the others to your neighbour, then continue with the pack that comes to you. You get packs of 5, 4, 3, 2 and 1 cards and end with 5 picks; you have no choice about the last card. Picks are secret and cannot be given back. With 3 to 5 players, nothing is discarded in the draft.</source>
        <translation>ให้เก็บการ์ด 1 ใบจากชุดของคุณแล้วส่งที่เหลือให้เพื่อนบ้าน จากนั้นทำแบบเดียวกันกับชุดที่ส่งมาถึงคุณ‖ คุณจะได้ชุดที่มี 5, 4, 3, 2 และ 1 ใบตามลำดับ และสุดท้ายจะได้การ์ดที่เลือก 5 ใบ โดยใบสุดท้ายเลือกไม่ได้ การ์ดที่คุณเลือกเป็นความลับและคืนไม่ได้ ถ้าเล่น 3 ถึง 5 คน จะไม่มีการทิ้งการ์ดตอนดราฟต์</translation>
    </message>
    <message>
        <source>Which way packs go</source>
        <translation>ส่งชุดการ์ดไปทางไหน</translation>
    </message>
    <message>
        <source>On turns 1 and 3 packs go to the left, on turns 2 and 4 to the right. So on turn 1 you get packs from your right neighbour, and on turn 2 from your left neighbour.</source>
        <translation>ในเทิร์น 1 และ 3 ชุดการ์ดจะส่งไปทางซ้าย ส่วนในเทิร์น 2 และ 4 จะส่งไปทางขวา‖ ดังนั้นในเทิร์น 1 คุณจะได้ชุดจากเพื่อนบ้านทางขวา และในเทิร์น 2 จะได้ชุดจากเพื่อนบ้านทางซ้าย</translation>
    </message>
    <message>
        <source>The deal with 2 players</source>
        <translation>การแจกเมื่อเล่น 2 คน</translation>
    </message>
    <message>
        <source>With 2 players, each gets a pack of 9 cards instead of 5, every turn.</source>
        <translation>เมื่อเล่น 2 คน แต่ละคนจะได้การ์ดชุดละ 9 ใบทุกเทิร์น แทนที่จะเป็น 5 ใบ</translation>
    </message>
    <message>
        <source>The draft with 2 players</source>
        <translation>การดราฟต์เมื่อเล่น 2 คน</translation>
    </message>
    <message>
        <source>Each time you keep a card, you also discard another card from the same pack, face down, and pass the rest to your opponent. The packs have 9, 7, 5, 3 and 1 cards, so you keep 5 and discard 4. As long as a pack has 3 cards or more, you must discard. When only one card is left, you just keep it. Your opponent sees neither card.</source>
        <translation>ทุกครั้งที่คุณเก็บการ์ด คุณต้องทิ้งการ์ดอีกใบจากชุดเดียวกันแบบคว่ำหน้าด้วย แล้วส่งที่เหลือให้คู่แข่ง‖ ชุดการ์ดจะมี 9, 7, 5, 3 และ 1 ใบตามลำดับ คุณจึงได้เก็บ 5 ใบและทิ้ง 4 ใบ ตราบใดที่ชุดมี 3 ใบขึ้นไป คุณต้องทิ้งเสมอ แต่ถ้าเหลือใบเดียวก็แค่เก็บไว้ คู่แข่งจะไม่เห็นทั้งใบที่เก็บและใบที่ทิ้ง</translation>
    </message>
    <message>
        <source>Your first pack has 9 cards. Choose Demon to keep and then Ogre to discard. Choosing Demon alone is not enough, and Ben gets neither. Then a pack of 7 cards comes from Ben.</source>
        <translation>ชุดแรกของคุณมี 9 ใบ ลองเลือกเก็บปีศาจ แล้วเลือกทิ้งยักษ์ เลือกแค่ปีศาจยังไม่พอ ต้องเลือกให้ครบทั้งคู่ และ Ben จะไม่ได้ทั้งสองใบ จากนั้น Ben จะส่งชุด 7 ใบมาให้คุณ</translation>
    </message>
    <message>
        <source>The kept card comes back</source>
        <translation>การ์ดที่เก็บไว้จะกลับเข้ามือ</translation>
    </message>
    <message>
        <source>A card you kept last turn joins your hand when the draft is over. It is never part of a pack. From then on it is a hand card like any other. Deploy it, keep it again or let it go. With it your hand has 6 cards, without it 5.</source>
        <translation>การ์ดที่คุณเก็บไว้จากเทิร์นที่แล้วจะเข้ามือคุณเมื่อดราฟต์เสร็จ‖ ใบนี้จะไม่รวมอยู่ในชุดการ์ด เมื่อเข้ามือแล้วก็เหมือนการ์ดในมือใบอื่น คุณจะวาง เก็บต่อ หรือปล่อยไปก็ได้ ถ้ามีใบนี้ คุณจะมีการ์ดในมือ 6 ใบ ถ้าไม่มีก็มี 5 ใบ</translation>
    </message>
    <message>
        <source>When the draw pile runs out</source>
        <translation>เมื่อกองจั่วหมด</translation>
    </message>
    <message>
        <source>When a card is needed and the draw pile is empty, all discarded cards are shuffled into a new one. Cards in hands, packs and Kingdoms, and kept cards, stay where they are. If the last card has been drawn but no more are needed, nothing is shuffled yet. Shapeshifter’s search follows the same rule.</source>
        <translation>ถ้าต้องใช้การ์ดแต่กองจั่วหมด ให้นำการ์ดที่ทิ้งทั้งหมดมาสับเป็นกองจั่วใหม่ ส่วนการ์ดในมือ ในชุดการ์ด ในอาณาจักร และการ์ดที่เก็บจะอยู่ที่เดิม ถ้าจั่วใบสุดท้ายไปแล้วแต่ยังไม่ต้องใช้การ์ดเพิ่ม ก็จะยังไม่สับ การค้นหาของผู้แปลงกายก็ใช้กติกาเดียวกัน</translation>
    </message>
    <message>
        <source>Your Kingdom</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>อาณาจักรของคุณ</translation>
    </message>
    <message>
        <source>A turn</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>ในหนึ่งเทิร์น</translation>
    </message>
    <message>
        <source>Units that just fight or produce</source>
        <translation>ยูนิตที่มีไว้รบหรือผลิตเท่านั้น</translation>
    </message>
    <message>
        <source>Knight has nothing but its strength; the others produce in either row from the turn they arrive. Cost and strength are: Knight 1 and 4; Farmer 0 and 1, makes 1 food; Forest Child 1 and 1, makes 1 wood and 1 food; Forest Spirit 3 and 3, makes 3 wood; Miner 1 and 2, makes 1 crystal; Treefolk 1 and 3, makes 1 food; Woodcutter 0 and 2, makes 1 wood. There are 3 cards of each, but only 1 Forest Spirit and 2 Treefolk.</source>
        <translation>อัศวินมีแต่พลังรบ ส่วนใบอื่นจะผลิตทรัพยากรได้ในทั้งสองแถวตั้งแต่เทิร์นที่ลงมา ราคาและพลังรบมีดังนี้: อัศวิน 1 และ 4, ชาวนา 0 และ 1 ผลิตอาหาร 1, ลูกแห่งป่า 1 และ 1 ผลิตไม้ 1 กับอาหาร 1, ภูตป่า 3 และ 3 ผลิตไม้ 3, คนเหมือง 1 และ 2 ผลิตคริสตัล 1, มนุษย์ต้นไม้ 1 และ 3 ผลิตอาหาร 1, คนตัดไม้ 0 และ 2 ผลิตไม้ 1 การ์ดเหล่านี้มีแบบละ 3 ใบ ยกเว้นภูตป่าที่มีแค่ 1 ใบและมนุษย์ต้นไม้ที่มี 2 ใบ</translation>
    </message>
    <message>
        <source>Cost 0, strength 2, 2 cards. It produces 1 crystal for each Age token on it. So it makes nothing on the turn it arrives, unless it gets tokens at once, for example from Time Master.</source>
        <translation>ราคา 0 พลังรบ 2 มี 2 ใบ ผลิตคริสตัล 1 หน่วยต่อโทเคนชรา 1 อันบนใบนี้ เทิร์นที่ลงมาจึงยังไม่ผลิตอะไร เว้นแต่จะได้โทเคนทันที เช่น จากเจ้าแห่งเวลา</translation>
    </message>
    <message>
        <source>Cost 1, strength 2, 2 cards. It adds its strength from the Back just as it does from the Front, and so leaves the Front to others (PT-54).</source>
        <translation>ราคา 1 พลังรบ 2 มี 2 ใบ เพิ่มพลังรบจากแถวหลังได้เหมือนอยู่แถวหน้า จึงเว้นที่ในแถวหน้าให้ใบอื่นได้ (PT-54)</translation>
    </message>
    <message>
        <source>Cost 0, strength 1, 3 cards. In each income phase it earns 1 Gold, in either row.</source>
        <translation>ราคา 0 พลังรบ 1 มี 3 ใบ ให้ทอง 1 เหรียญในช่วงรายได้ทุกครั้ง ไม่ว่าจะอยู่แถวไหน</translation>
    </message>
    <message>
        <source>Cost 1, strength 4, 2 cards. It produces 1 crystal. When revealed it gets 1 Age token, so it usually dies at the end of the same turn.</source>
        <translation>ราคา 1 พลังรบ 4 มี 2 ใบ ผลิตคริสตัล 1 หน่วย เมื่อเปิดจะได้โทเคนชรา 1 อัน จึงมักตายตอนจบเทิร์นเดียวกัน</translation>
    </message>
    <message>
        <source>Cost 0, strength 2, 3 cards. While your Kingdom produces at least 1 food, its strength is 3. More food makes no difference.</source>
        <translation>ราคา 0 พลังรบ 2 มี 3 ใบ ถ้าอาณาจักรของคุณผลิตอาหารอย่างน้อย 1 หน่วย พลังรบจะเป็น 3 มีอาหารมากกว่านั้นก็ไม่ต่างกัน</translation>
    </message>
    <message>
        <source>Cost 2, strength 1, 1 card. With 1 or more Age tokens its strength is 7. For each War you win, it scores 1 more Legend Point, with or without tokens, in either row.</source>
        <translation>ราคา 2 พลังรบ 1 มี 1 ใบ ถ้ามีโทเคนชราตั้งแต่ 1 อันขึ้นไป พลังรบจะเป็น 7 ทุกครั้งที่คุณชนะสงคราม ใบนี้จะให้เพิ่มอีก 1 แต้มตำนาน ไม่ว่าจะมีโทเคนหรือไม่ และไม่ว่าจะอยู่แถวไหน</translation>
    </message>
    <message>
        <source>Cost 2, strength 4, 2 cards. For each War you win, it scores 1 more Legend Point, in either row.</source>
        <translation>ราคา 2 พลังรบ 4 มี 2 ใบ ทุกครั้งที่คุณชนะสงคราม ใบนี้จะให้เพิ่มอีก 1 แต้มตำนาน ไม่ว่าจะอยู่แถวไหน</translation>
    </message>
    <message>
        <source>Cost 0, strength 1, 2 cards. In income it earns 1 Gold for each food in your Kingdom. With 2 Cooks, the same food counts twice.</source>
        <translation>ราคา 0 พลังรบ 1 มี 2 ใบ ในช่วงรายได้จะให้ทอง 1 เหรียญต่ออาหาร 1 หน่วยในอาณาจักรของคุณ ถ้ามีแม่ครัว 2 ใบ อาหารหน่วยเดียวกันจะนับสองครั้ง</translation>
    </message>
    <message>
        <source>Cost 2, strength 7, 1 card. When revealed it gets 1 Age token, so it usually dies at the end of the same turn. If it dies with exactly 1 token, you lose 3 Legend Points. With 2 tokens or more its death costs nothing, and discarding it in deployment costs nothing either.</source>
        <translation>ราคา 2 พลังรบ 7 มี 1 ใบ เมื่อเปิดจะได้โทเคนชรา 1 อัน จึงมักตายตอนจบเทิร์นเดียวกัน ถ้าตายขณะมีโทเคน 1 อันพอดี คุณจะเสีย 3 แต้มตำนาน แต่ถ้ามีโทเคน 2 อันขึ้นไป ตายแล้วจะไม่เสียอะไร และถ้าทิ้งในช่วงวางกำลังก็ไม่เสียเช่นกัน</translation>
    </message>
    <message>
        <source>Demon arrived with 1 Age token. If it dies like this, you lose 3 Legend Points. Put Time Master’s 2 tokens on it. It still dies in aging, but with 3 tokens its death costs nothing.</source>
        <translation>ปีศาจลงมาพร้อมโทเคนชรา 1 อัน ถ้าตายแบบนี้ คุณจะเสีย 3 แต้มตำนาน ลองวางโทเคน 2 อันของเจ้าแห่งเวลาบนปีศาจ ปีศาจก็ยังจะตายในช่วงแก่ชรา แต่เพราะมีโทเคน 3 อัน คุณจึงไม่เสียอะไร</translation>
    </message>
    <message>
        <source>Cost 3, strength 0, 1 card. While your Kingdom produces at least 1 crystal, its strength is 7.</source>
        <translation>ราคา 3 พลังรบ 0 มี 1 ใบ ถ้าอาณาจักรของคุณผลิตคริสตัลอย่างน้อย 1 หน่วย พลังรบจะเป็น 7</translation>
    </message>
    <message>
        <source>Cost 1, strength 4, 1 card. With 1 or more Age tokens its strength is 0, but it earns 3 Gold in income. More tokens do not earn more Gold.</source>
        <translation>ราคา 1 พลังรบ 4 มี 1 ใบ ถ้ามีโทเคนชราตั้งแต่ 1 อันขึ้นไป พลังรบจะเป็น 0 แต่จะให้ทอง 3 เหรียญในช่วงรายได้ มีโทเคนมากกว่านั้นก็ไม่ได้ทองเพิ่ม</translation>
    </message>
    <message>
        <source>Cost 2, strength 3, 2 cards. When revealed it upgrades all your level 1 Buildings to level 2 for free, and their level 2 abilities count this very turn. Buildings you get later are not upgraded. If this opens the fifth spot, you can use it from the next deployment on (PT-51).</source>
        <translation>ราคา 2 พลังรบ 3 มี 2 ใบ เมื่อเปิดจะยกระดับอาคารระดับ 1 ทั้งหมดของคุณเป็นระดับ 2 ฟรี และความสามารถระดับ 2 จะมีผลตั้งแต่เทิร์นนี้เลย ส่วนอาคารที่ได้มาทีหลังจะไม่ได้ยกระดับ ถ้าการยกระดับนี้ทำให้ช่องที่ห้าเปิด คุณจะใช้ช่องนั้นได้ตั้งแต่การวางกำลังครั้งถัดไป (PT-51)</translation>
    </message>
    <message>
        <source>Cost 1, strength 1, 1 card. In construction you may pay 1 Gold for each missing wood, food or crystal, as many as you like (PT-69). It produces nothing, and you still pay for the land.</source>
        <translation>ราคา 1 พลังรบ 1 มี 1 ใบ ในช่วงก่อสร้าง คุณจ่ายทอง 1 เหรียญแทนไม้ อาหาร หรือคริสตัลที่ขาด 1 หน่วยได้ จะจ่ายแทนกี่หน่วยก็ได้ (PT-69) แต่ใบนี้ไม่ผลิตอะไร และคุณยังต้องจ่ายค่าที่ดิน</translation>
    </message>
    <message>
        <source>Cost 0, strength 2, 2 cards. It produces 1 food while it is in the Front. In the Back it produces nothing.</source>
        <translation>ราคา 0 พลังรบ 2 มี 2 ใบ ผลิตอาหาร 1 หน่วยเมื่ออยู่แถวหน้า ถ้าอยู่แถวหลังจะไม่ผลิตอะไร</translation>
    </message>
    <message>
        <source>Cost 6, strength 9, 1 card. When revealed it puts 1 Age token on each of your other Units, and you lose 3 Legend Points for each level 2 Building you have, but never more points than you have (PT-27). Buildings that reach level 2 later cost nothing. In each aging phase it scores 1 Legend Point for each token on your Units that die, itself included.</source>
        <translation>ราคา 6 พลังรบ 9 มี 1 ใบ เมื่อเปิดจะวางโทเคนชรา 1 อันบนยูนิตอื่นของคุณทุกใบ และคุณจะเสีย 3 แต้มตำนานต่ออาคารระดับ 2 ของคุณ 1 หลัง แต่จะไม่เสียเกินกว่าแต้มที่มี (PT-27) อาคารที่ขึ้นเป็นระดับ 2 ทีหลังจะไม่ทำให้เสียแต้ม ในช่วงแก่ชราทุกครั้งจะให้ 1 แต้มตำนานต่อโทเคน 1 อันบนยูนิตของคุณที่ตาย รวมใบนี้เองด้วย</translation>
    </message>
    <message>
        <source>Cost 2, strength 1, 1 card. It produces 1 wood, and while it is in play you pay nothing for the land of a new Building. The cost of the Building itself, in resources or in Temple’s Gold, stays the same.</source>
        <translation>ราคา 2 พลังรบ 1 มี 1 ใบ ผลิตไม้ 1 หน่วย และขณะที่ลงเล่นอยู่ คุณไม่ต้องจ่ายค่าที่ดินของอาคารใหม่ แต่ราคาของตัวอาคารยังเท่าเดิม ไม่ว่าจะเป็นทรัพยากรหรือทองของวิหาร</translation>
    </message>
    <message>
        <source>Cost 3, strength 4, 1 card. It has 2 more strength for each food in your Kingdom. With 1 or more Age tokens it produces 2 food, but adds nothing to your strength. Barracks at level 2 counts it even then, with the strength it would have (PT-118).</source>
        <translation>ราคา 3 พลังรบ 4 มี 1 ใบ พลังรบจะเพิ่ม 2 ต่ออาหาร 1 หน่วยในอาณาจักรของคุณ ถ้ามีโทเคนชราตั้งแต่ 1 อันขึ้นไป จะผลิตอาหาร 2 หน่วย แต่ไม่เพิ่มพลังรบให้คุณเลย ถึงอย่างนั้นค่ายทหารระดับ 2 ก็ยังนับใบนี้ตามพลังรบที่ควรจะมี (PT-118)</translation>
    </message>
    <message>
        <source>Cost 2, strength 2, 3 cards. It has 2 more strength for each food in your Kingdom. The same food counts for each Manticore.</source>
        <translation>ราคา 2 พลังรบ 2 มี 3 ใบ พลังรบจะเพิ่ม 2 ต่ออาหาร 1 หน่วยในอาณาจักรของคุณ อาหารหน่วยเดียวกันนับให้แมนติคอร์ทุกใบ</translation>
    </message>
    <message>
        <source>Cost 2, strength 1, 1 card. In every deployment, after the reveal abilities, it puts 1 Age token for each food in your Kingdom on 1 of your Units, even itself. You choose the Unit; all tokens go on the same one, and you cannot decline. The food is counted before the tokens are placed. For each War you win, it scores 1 Legend Point for each of your crystals, and in income it earns 1 Gold for each wood.</source>
        <translation>ราคา 2 พลังรบ 1 มี 1 ใบ ในช่วงวางกำลังทุกครั้ง หลังความสามารถตอนเปิด ใบนี้จะวางโทเคนชรา 1 อันต่ออาหาร 1 หน่วยในอาณาจักรของคุณ บนยูนิต 1 ใบของคุณ จะเป็นใบนี้เองก็ได้ คุณเป็นคนเลือกยูนิต แต่ต้องวางโทเคนทั้งหมดบนใบเดียวกัน และต้องวางเสมอ จำนวนอาหารจะนับก่อนวางโทเคน ทุกครั้งที่คุณชนะสงคราม ใบนี้จะให้ 1 แต้มตำนานต่อคริสตัล 1 หน่วยของคุณ และในช่วงรายได้จะให้ทอง 1 เหรียญต่อไม้ 1 หน่วย</translation>
    </message>
    <message>
        <source>Cost 0, strength 2, 3 cards. It has 1 more strength for each Age token on it.</source>
        <translation>ราคา 0 พลังรบ 2 มี 3 ใบ พลังรบจะเพิ่ม 1 ต่อโทเคนชรา 1 อันบนใบนี้</translation>
    </message>
    <message>
        <source>Cost -1, strength 1, 2 cards. When you deploy it, you get 1 Gold, which can help pay for the same plan (PT-45). When it dies, it gives you 1 Gold for each Age token on it. Discarded in deployment, it gives nothing.</source>
        <translation>ราคา -1 พลังรบ 1 มี 2 ใบ เมื่อวางใบนี้ คุณจะได้ทอง 1 เหรียญ ซึ่งนำมาจ่ายค่าการ์ดใบอื่นในแผนเดียวกันได้เลย (PT-45) เมื่อตายจะให้ทอง 1 เหรียญต่อโทเคนชรา 1 อันบนใบนี้ แต่ถ้าทิ้งในช่วงวางกำลังจะไม่ได้อะไร</translation>
    </message>
    <message>
        <source>Cost 0, strength 1, 3 cards. In aging it may save 1 of your Units with exactly 1 Age token, even itself (PT-75). The saved Unit still gets its token and then has 2, so nobody can save it a second time.</source>
        <translation>ราคา 0 พลังรบ 1 มี 3 ใบ ในช่วงแก่ชราจะช่วยยูนิต 1 ใบของคุณที่มีโทเคนชรา 1 อันพอดีได้ จะเป็นใบนี้เองก็ได้ (PT-75) ยูนิตที่ช่วยไว้จะยังได้โทเคนอีกอัน รวมเป็น 2 อัน จึงไม่มีใครช่วยซ้ำเป็นครั้งที่สองได้</translation>
    </message>
    <message>
        <source>Cost 1, strength 4, 1 card. When revealed it puts 1 Age token on each of your other Units, including those revealed with it. So it is often the only one to survive the turn.</source>
        <translation>ราคา 1 พลังรบ 4 มี 1 ใบ เมื่อเปิดจะวางโทเคนชรา 1 อันบนยูนิตอื่นของคุณทุกใบ รวมถึงใบที่เปิดพร้อมกันด้วย หมอผีจึงมักเป็นใบเดียวที่รอดพ้นเทิร์นนี้</translation>
    </message>
    <message>
        <source>Cost 2, strength 2, 1 card. It has 1 more strength for each Gold you will get from this turn’s income, including the 2 that everyone gets. So its strength is always 4 or more. Gold you already have and Gold from Rogue do not count.</source>
        <translation>ราคา 2 พลังรบ 2 มี 1 ใบ พลังรบจะเพิ่ม 1 ต่อทอง 1 เหรียญที่คุณจะได้จากรายได้เทิร์นนี้ รวมทอง 2 เหรียญที่ทุกคนได้ด้วย พลังรบจึงเป็น 4 ขึ้นไปเสมอ ส่วนทองที่มีอยู่แล้วและทองจากจอมโจรไม่นับ</translation>
    </message>
    <message>
        <source>Cost 2, strength 1, 2 cards. In each aging phase she scores 1 Legend Point for each Age token on your Units that die, herself included. Units that are saved or spared, or were discarded in deployment, do not count. Two Palm Readers both count the same deaths.</source>
        <translation>ราคา 2 พลังรบ 1 มี 2 ใบ ในช่วงแก่ชราทุกครั้งจะให้ 1 แต้มตำนานต่อโทเคนชรา 1 อันบนยูนิตของคุณที่ตาย รวมใบนี้เองด้วย ยูนิตที่ช่วยไว้ ยูนิตที่รอดเอง และยูนิตที่ทิ้งในช่วงวางกำลังจะไม่นับ ถ้ามีหมอดูลายมือ 2 ใบ ยูนิตที่ตายจะนับให้ทั้งสองใบ</translation>
    </message>
    <message>
        <source>Cost 1, strength 1, 3 cards. It produces 1 wood, and in each income phase it earns 1 Gold.</source>
        <translation>ราคา 1 พลังรบ 1 มี 3 ใบ ผลิตไม้ 1 หน่วย และให้ทอง 1 เหรียญในช่วงรายได้ทุกครั้ง</translation>
    </message>
    <message>
        <source>Cost 2, strength 0, 1 card. It never dies and gets older every turn. At the end of the game it scores 2 Legend Points for each Age token on it, including the one from turn 4. Deployed on turn 1, it scores 8, or more if other cards give it tokens. If you discard it in deployment, it scores nothing.</source>
        <translation>ราคา 2 พลังรบ 0 มี 1 ใบ ไม่มีวันตาย และจะแก่ขึ้นทุกเทิร์น ตอนจบเกมจะให้ 2 แต้มตำนานต่อโทเคนชรา 1 อันบนใบนี้ รวมโทเคนของเทิร์น 4 ด้วย ถ้าวางตั้งแต่เทิร์น 1 จะได้ 8 แต้ม หรือมากกว่านั้นถ้ามีการ์ดอื่นให้โทเคนด้วย แต่ถ้าทิ้งในช่วงวางกำลังจะไม่ได้อะไร</translation>
    </message>
    <message>
        <source>Cost 1, strength 3, 2 cards. For each War you win, it earns 1 Gold, in either row. You can spend it in construction on the same turn. It is not income, so Ogre does not count it.</source>
        <translation>ราคา 1 พลังรบ 3 มี 2 ใบ ทุกครั้งที่คุณชนะสงคราม ใบนี้จะให้ทอง 1 เหรียญ ไม่ว่าจะอยู่แถวไหน คุณใช้ทองนี้ในช่วงก่อสร้างของเทิร์นเดียวกันได้ แต่ทองนี้ไม่ใช่รายได้ ยักษ์จึงไม่นับ</translation>
    </message>
    <message>
        <source>Cost 2, strength 4, 1 card. It has 1 more strength for each Age token on it. In aging it dies only with 2 tokens or more, so it usually lives 1 turn longer than others. Mystical Healer can never save it, because with 1 token it does not die, and with 2 it has too many.</source>
        <translation>ราคา 2 พลังรบ 4 มี 1 ใบ พลังรบจะเพิ่ม 1 ต่อโทเคนชรา 1 อันบนใบนี้ ในช่วงแก่ชราจะตายก็ต่อเมื่อมีโทเคน 2 อันขึ้นไป จึงมักอยู่ได้นานกว่าใบอื่น 1 เทิร์น หมอวิเศษช่วยใบนี้ไม่ได้เลย เพราะถ้ามีโทเคน 1 อันก็ยังไม่ตาย แต่ถ้ามี 2 อันก็มากเกินกว่าจะช่วยได้</translation>
    </message>
    <message>
        <source>Cost 0, strength 1, 2 cards. When it dies, it scores 3 Legend Points, however many Age tokens it has. Discarded in deployment, it scores nothing.</source>
        <translation>ราคา 0 พลังรบ 1 มี 2 ใบ เมื่อตายจะให้ 3 แต้มตำนาน ไม่ว่าจะมีโทเคนชรากี่อัน แต่ถ้าทิ้งในช่วงวางกำลังจะไม่ได้อะไร</translation>
    </message>
    <message>
        <source>Cost 0, no strength, 1 card. When revealed it draws cards face up until a Unit of cost 3 or less comes up; a Kraken on the way is discarded. That Unit takes the spot for free with 1 Age token, and Shapeshifter is discarded. The new Unit’s deployment abilities happen now, and it stays on its spot this turn. Free means that no Gold changes hands, so a Monkey drawn this way gives you none.</source>
        <translation>ราคา 0 ไม่มีพลังรบ มี 1 ใบ เมื่อเปิดจะจั่วการ์ดแบบหงายหน้าจนกว่าจะเจอยูนิตที่ราคาไม่เกิน 3 ถ้าเจอคราเคนระหว่างทางก็ต้องทิ้งไป ยูนิตที่เจอจะเข้าแทนที่ฟรีพร้อมโทเคนชรา 1 อัน และผู้แปลงกายจะถูกทิ้ง ความสามารถในช่วงวางกำลังของยูนิตใหม่จะเกิดผลทันที และยูนิตนั้นต้องอยู่ช่องเดิมตลอดเทิร์นนี้ คำว่าฟรีหมายถึงไม่มีการจ่ายหรือรับทอง ถ้าจั่วได้ลิงแบบนี้จึงไม่ได้ทอง</translation>
    </message>
    <message>
        <source>Put Shapeshifter in the Front and commit. The first card drawn is Kraken, which costs too much; the second is Colossus, which takes the spot for free. With its Age token it fights with strength 7 at once.</source>
        <translation>ลองวางผู้แปลงกายที่แถวหน้าแล้วยืนยัน ใบแรกที่จั่วได้คือคราเคนซึ่งแพงเกินไป ส่วนใบที่สองคือโคลอสซัสซึ่งจะเข้าแทนที่ฟรี และเพราะมีโทเคนชรา จึงรบด้วยพลังรบ 7 ได้ทันที</translation>
    </message>
    <message>
        <source>Cost 3, strength 1, 1 card. It has 1 more strength for each Age token in your Kingdom, its own included. It adds its strength from the Back too (PT-54).</source>
        <translation>ราคา 3 พลังรบ 1 มี 1 ใบ พลังรบจะเพิ่ม 1 ต่อโทเคนชรา 1 อันในอาณาจักรของคุณ รวมโทเคนบนใบนี้ด้วย และเพิ่มพลังรบจากแถวหลังได้ด้วย (PT-54)</translation>
    </message>
    <message>
        <source>Cost 0, strength 1, 3 cards. When revealed it puts 2 Age tokens on 1 of your Units, even itself. You choose the Unit, but you cannot split the tokens or decline. Several Time Masters choose one after another and may choose the same Unit.</source>
        <translation>ราคา 0 พลังรบ 1 มี 3 ใบ เมื่อเปิดจะวางโทเคนชรา 2 อันบนยูนิต 1 ใบของคุณ จะเป็นใบนี้เองก็ได้ คุณเป็นคนเลือกยูนิต แต่ต้องวางเสมอและแบ่งโทเคนไม่ได้ ถ้ามีเจ้าแห่งเวลาหลายใบ ให้เลือกทีละใบ และจะเลือกยูนิตเดียวกันก็ได้</translation>
    </message>
    <message>
        <source>Cost 0, strength 3, 3 cards. When revealed it gets 1 Age token, so it dies at the end of the same turn unless Mystical Healer saves it.</source>
        <translation>ราคา 0 พลังรบ 3 มี 3 ใบ เมื่อเปิดจะได้โทเคนชรา 1 อัน จึงตายตอนจบเทิร์นเดียวกัน เว้นแต่หมอวิเศษจะช่วยไว้</translation>
    </message>
    <message>
        <source>Cost 0, strength 1, 2 cards. In construction you may pay 1 Gold for each missing wood, as many as you like (PT-69). It helps only with wood. It produces none, so Barracks gets no strength from it.</source>
        <translation>ราคา 0 พลังรบ 1 มี 2 ใบ ในช่วงก่อสร้าง คุณจ่ายทอง 1 เหรียญแทนไม้ที่ขาด 1 หน่วยได้ จะจ่ายแทนกี่หน่วยก็ได้ (PT-69) แต่ช่วยได้เฉพาะเรื่องไม้ ใบนี้ไม่ผลิตไม้ ค่ายทหารจึงไม่ได้พลังรบเพิ่ม</translation>
    </message>
    <message>
        <source>Units from Adventurer to Leviathan</source>
        <translation>ยูนิตตั้งแต่นักผจญภัยถึงเลวีอาธาน</translation>
    </message>
    <message>
        <source>Units from Manticore to Wood Merchant</source>
        <translation>ยูนิตตั้งแต่แมนติคอร์ถึงพ่อค้าไม้</translation>
    </message>
    <message>
        <source>Strength of a Kingdom</source>
        <translation>พลังรบของอาณาจักร</translation>
    </message>
    <message>
        <source>Add up the strengths of your Units in the Front, and those of Archer and Strategist in the Back too. Other Units in the Back add nothing, and neither does a Leviathan with an Age token. Barracks adds 1 for each wood in your Kingdom, even if no Unit fights. With nothing to add, your strength is 0.</source>
        <translation>ให้รวมพลังรบของยูนิตในแถวหน้า กับพลังรบของพลธนูและเสนาธิการในแถวหลังด้วย‖ ยูนิตอื่นในแถวหลังไม่เพิ่มพลังรบ เลวีอาธานที่มีโทเคนชราก็เช่นกัน ค่ายทหารเพิ่มพลังรบ 1 ต่อไม้ 1 หน่วยในอาณาจักรของคุณ แม้จะไม่มียูนิตออกรบเลย ถ้าไม่มีอะไรให้รวม พลังรบจะเป็น 0</translation>
    </message>
    <message>
        <source>Strength of a Unit</source>
        <translation>พลังรบของยูนิต</translation>
    </message>
    <message>
        <source>A Unit has the strength printed on it, or the one its ability gives it instead, plus whatever its ability adds for tokens, food or Gold. It is worked out when the wars begin, for Units in the Back as well, because Barracks at level 2 looks at both rows (PT-118).</source>
        <translation>ยูนิตมีพลังรบตามที่พิมพ์ไว้บนการ์ด หรือตามที่ความสามารถกำหนดให้แทน บวกกับส่วนที่ความสามารถเพิ่มให้จากโทเคน อาหาร หรือทอง พลังรบจะคำนวณเมื่อสงครามเริ่ม รวมถึงของยูนิตในแถวหลังด้วย เพราะค่ายทหารระดับ 2 ดูทั้งสองแถว (PT-118)</translation>
    </message>
    <message>
        <source>Fighting from the Back</source>
        <translation>การรบจากแถวหลัง</translation>
    </message>
    <message>
        <source>Archer and Strategist add their strength from the Back just as they do from the Front. Their cards say that they may, but more strength never hurts, so they always do. All other Units in the Back add nothing.</source>
        <translation>พลธนูและเสนาธิการเพิ่มพลังรบจากแถวหลังได้เหมือนอยู่แถวหน้า การ์ดบอกว่าจะเพิ่มหรือไม่ก็ได้ แต่พลังรบยิ่งมากยิ่งดี จึงเพิ่มให้เสมอ ส่วนยูนิตอื่นในแถวหลังไม่เพิ่มพลังรบเลย</translation>
    </message>
    <message>
        <source>Ben will show a strength of 8. Put Knight and Veteran in the Front for 7, and Archer in the Back. It adds 2, and you win both Wars. Treefolk in the Back would add nothing.</source>
        <translation>เมื่อเปิดแผน Ben จะมีพลังรบ 8 ถ้าคุณวางอัศวินกับทหารผ่านศึกที่แถวหน้าจะได้พลังรบ 7 แล้วลองวางพลธนูที่แถวหลังซึ่งจะเพิ่มให้อีก 2 คุณก็จะชนะสงครามทั้งสองครั้ง แต่ถ้าวางมนุษย์ต้นไม้ที่แถวหลังจะไม่เพิ่มอะไร</translation>
    </message>
    <message>
        <source>Wars with 3 to 5 players</source>
        <translation>สงครามเมื่อเล่น 3 ถึง 5 คน</translation>
    </message>
    <message>
        <source>You compare your strength with your left neighbour’s and, separately, with your right neighbour’s. If yours is higher or equal, you win that War and 3 Legend Points. In a tie both win, even at 0 against 0. Losing a War costs nothing. Each turn you win 0, 1 or 2 Wars.</source>
        <translation>คุณจะเทียบพลังรบกับเพื่อนบ้านทางซ้าย แล้วเทียบกับเพื่อนบ้านทางขวาแยกกันอีกครั้ง‖ ถ้าพลังรบของคุณสูงกว่าหรือเท่ากัน คุณจะชนะสงครามนั้นและได้ 3 แต้มตำนาน ถ้าเสมอกันก็ชนะทั้งคู่ แม้จะเป็น 0 ต่อ 0 ก็ตาม ถ้าแพ้สงครามก็ไม่เสียอะไร ในแต่ละเทิร์น คุณจึงชนะสงครามได้ 0, 1 หรือ 2 ครั้ง</translation>
    </message>
    <message>
        <source>Wars with 2 players</source>
        <translation>สงครามเมื่อเล่น 2 คน</translation>
    </message>
    <message>
        <source>If your strength is at least your opponent’s, you win 1 War. If it is at least twice theirs, you win 2 Wars instead. Each War won is worth 3 Legend Points and its bonuses (PT-58). With 9 against 5 you win 1 War, with 10 against 5 you win 2, and with 5 against 5 each of you wins 1.</source>
        <translation>ถ้าพลังรบของคุณไม่ต่ำกว่าของคู่แข่ง คุณจะชนะสงคราม 1 ครั้ง‖ แต่ถ้าสูงเป็นสองเท่าของคู่แข่งขึ้นไป คุณจะชนะ 2 ครั้ง สงครามที่ชนะแต่ละครั้งให้ 3 แต้มตำนานพร้อมโบนัส (PT-58) เช่น 9 ต่อ 5 จะชนะ 1 ครั้ง 10 ต่อ 5 จะชนะ 2 ครั้ง และ 5 ต่อ 5 จะชนะคนละ 1 ครั้ง</translation>
    </message>
    <message>
        <source>Ben will show Knight alone in the Front, strength 4. Knight and Rogue make 7 and win 1 War; 2 Knights make 8, which is twice as much, and win 2.</source>
        <translation>เมื่อเปิดแผน Ben จะมีอัศวินใบเดียวในแถวหน้า พลังรบจึงเป็น 4 ถ้าคุณวางอัศวินกับจอมโจร จะได้พลังรบ 7 และชนะสงคราม 1 ครั้ง แต่ถ้าวางอัศวิน 2 ใบ จะได้พลังรบ 8 ซึ่งเป็นสองเท่า จึงชนะ 2 ครั้ง</translation>
    </message>
    <message>
        <source>2 players, 0 against 0</source>
        <translation>เล่น 2 คน พลังรบ 0 ต่อ 0</translation>
    </message>
    <message>
        <source>If both players have strength 0, each wins 2 Wars, because 0 is also twice 0. This follows the printed rules to the letter. In any other tie, each wins 1 War.</source>
        <translation>ถ้าทั้งสองคนมีพลังรบ 0 จะชนะสงครามคนละ 2 ครั้ง เพราะ 0 ก็เป็นสองเท่าของ 0 เราทำตามกติกาฉบับพิมพ์ทุกตัวอักษร แต่ถ้าเสมอกันแบบอื่น จะชนะสงครามคนละ 1 ครั้ง</translation>
    </message>
    <message>
        <source>Bonuses for Wars won</source>
        <translation>โบนัสเมื่อชนะสงคราม</translation>
    </message>
    <message>
        <source>Some Units give a bonus for each War you win, ties included: Commander and Colossus 1 Legend Point, Rogue 1 Gold, Master Alchemist 1 Legend Point for each of your crystals. They do so in either row, whether they fought or not. If you have 2 such Units, both count.</source>
        <translation>ยูนิตบางแบบให้โบนัสทุกครั้งที่คุณชนะสงคราม รวมถึงครั้งที่เสมอด้วย คือแม่ทัพและโคลอสซัสให้ 1 แต้มตำนาน จอมโจรให้ทอง 1 เหรียญ ส่วนยอดนักแปรธาตุให้ 1 แต้มตำนานต่อคริสตัล 1 หน่วยของคุณ‖ จะอยู่แถวไหนก็ได้ และจะออกรบหรือไม่ก็ได้ ถ้ามียูนิตแบบนี้ 2 ใบก็นับทั้งคู่</translation>
    </message>
    <message>
        <source>Buildings that score in the wars</source>
        <translation>อาคารที่ให้แต้มในสงคราม</translation>
    </message>
    <message>
        <source>At level 2, Tavern, Mine, Temple and Barracks score Legend Points in every wars phase, even if you lose both Wars. A Building upgraded by Golem scores in the wars of the same turn. A Building that reaches level 2 in construction scores from the next turn on.</source>
        <translation>โรงเตี๊ยม เหมือง วิหาร และค่ายทหารที่อยู่ระดับ 2 จะให้แต้มตำนานในช่วงสงครามทุกครั้ง แม้คุณจะแพ้สงครามทั้งสองครั้ง อาคารที่โกเลมยกระดับจะให้แต้มในสงครามของเทิร์นเดียวกัน ส่วนอาคารที่ขึ้นเป็นระดับ 2 ในช่วงก่อสร้างจะให้แต้มตั้งแต่เทิร์นถัดไป</translation>
    </message>
    <message>
        <source>All wars are counted at once</source>
        <translation>สงครามทั้งหมดคิดผลพร้อมกัน</translation>
    </message>
    <message>
        <source>First all strengths are worked out, then all are compared, then all Legend Points and Gold for the phase are given. So nothing gained in the wars changes a strength in the same wars. Gold from Rogue does not make Ogre stronger.</source>
        <translation>ก่อนอื่นจะคำนวณพลังรบทั้งหมด แล้วเทียบกันทั้งหมด จากนั้นจึงให้แต้มตำนานและทองทั้งหมดของช่วงนี้ สิ่งที่ได้จากสงครามจึงไม่ทำให้พลังรบในสงครามเดียวกันเปลี่ยนไป เช่น ทองจากจอมโจรไม่ทำให้ยักษ์แข็งแกร่งขึ้น</translation>
    </message>
    <message>
        <source>Everyone gets 2 Gold, even with an empty Kingdom. Blacksmith and Peddler add 1 each, Cook and Tavern 1 for each food, Master Alchemist 1 for each wood, Temple 2, and Giant Snake 3 if it has an Age token. Gold you do not spend stays yours.</source>
        <translation>ทุกคนได้ทอง 2 เหรียญ แม้อาณาจักรจะว่างอยู่‖ นอกจากนี้ ช่างตีเหล็กและพ่อค้าเร่ให้เพิ่มใบละ 1 เหรียญ แม่ครัวและโรงเตี๊ยมให้เพิ่ม 1 เหรียญต่ออาหาร 1 หน่วย ยอดนักแปรธาตุให้เพิ่ม 1 เหรียญต่อไม้ 1 หน่วย วิหารให้เพิ่ม 2 เหรียญ และงูยักษ์ให้เพิ่ม 3 เหรียญถ้ามีโทเคนชรา ทองที่คุณไม่ได้ใช้จะยังเป็นของคุณต่อไป</translation>
    </message>
    <message>
        <source>Income is fixed before the wars</source>
        <translation>รายได้แน่นอนตั้งแต่ก่อนสงคราม</translation>
    </message>
    <message>
        <source>The wars change neither your Units nor your Buildings, so your income is already certain when they begin. That is the amount Ogre counts. Gold from Rogue or Monkey is not income.</source>
        <translation>สงครามไม่ทำให้ยูนิตหรืออาคารของคุณเปลี่ยนไป รายได้ของคุณจึงแน่นอนตั้งแต่ตอนสงครามเริ่ม ยักษ์จะนับตามจำนวนนั้น ส่วนทองจากจอมโจรหรือลิงไม่ใช่รายได้</translation>
    </message>
    <message>
        <source>One construction each turn</source>
        <translation>ก่อสร้างเทิร์นละ 1 ครั้ง</translation>
    </message>
    <message>
        <source>Each turn you may build 1 new Building, upgrade 1 Building or do nothing. You cannot build at level 1 and upgrade on the same turn, but you can build straight to level 2 (PT-67). Golem’s upgrades are free and do not use up your construction.</source>
        <translation>ในแต่ละเทิร์น คุณจะสร้างอาคารใหม่ 1 หลัง ยกระดับอาคาร 1 หลัง หรือไม่ทำอะไรเลยก็ได้‖ คุณจะสร้างที่ระดับ 1 แล้วยกระดับในเทิร์นเดียวกันไม่ได้ แต่จะสร้างที่ระดับ 2 เลยก็ได้ (PT-67) ส่วนที่โกเลมยกระดับให้นั้นฟรี และไม่เสียสิทธิ์ก่อสร้างของคุณ</translation>
    </message>
    <message>
        <source>Building</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>การสร้าง</translation>
    </message>
    <message>
        <source>You put 1 of your unbuilt Buildings into play, at level 1 or straight at level 2. You pay Gold for the land (PT-65), and your Kingdom must produce the resources it costs (PT-66, PT-67).</source>
        <translation>เลือกอาคารที่คุณยังไม่ได้สร้าง 1 หลังมาลงเล่น โดยจะสร้างที่ระดับ 1 หรือที่ระดับ 2 เลยก็ได้ คุณต้องจ่ายค่าที่ดินเป็นทอง (PT-65) และอาณาจักรของคุณต้องผลิตทรัพยากรได้ตามราคา (PT-66, PT-67)</translation>
    </message>
    <message>
        <source>Land cost</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>ค่าที่ดิน</translation>
    </message>
    <message>
        <source>A new Building costs 2 Gold for each Building you already have, at any level. So the land for your first Building is free, and the next ones cost 2, 4 and 6 Gold. It costs no more if you build straight to level 2. Landlord saves you this cost (PT-94).</source>
        <translation>ค่าที่ดินของอาคารใหม่คือทอง 2 เหรียญต่ออาคาร 1 หลังที่คุณมีอยู่แล้ว ไม่ว่าจะอยู่ระดับไหน‖ อาคารหลังแรกจึงไม่ต้องเสียค่าที่ดิน ส่วนหลังต่อ ๆ ไปต้องจ่ายทอง 2, 4 และ 6 เหรียญ ถ้าสร้างที่ระดับ 2 เลยก็ไม่ได้แพงขึ้น เจ้าที่ดินช่วยให้คุณไม่ต้องจ่ายค่าที่ดิน (PT-94)</translation>
    </message>
    <message>
        <source>Resources for building</source>
        <translation>ทรัพยากรสำหรับการสร้าง</translation>
    </message>
    <message>
        <source>When you build, your Kingdom must produce all the resources in the cost. A cost of 2 wood needs a production of 2 wood, from one card or from several. Nothing is spent, so the same wood can help again on later turns.</source>
        <translation>เมื่อคุณสร้างอาคาร อาณาจักรของคุณต้องผลิตทรัพยากรได้ครบตามราคา‖ เช่น ถ้าราคาคือไม้ 2 หน่วย ก็ต้องผลิตไม้ได้ 2 หน่วย จะมาจากการ์ดใบเดียวหรือหลายใบก็ได้ ทรัพยากรใช้แล้วไม่หมดไป ไม้เดิมจึงใช้ได้อีกในเทิร์นต่อ ๆ ไป</translation>
    </message>
    <message>
        <source>Straight to level 2</source>
        <translation>สร้างที่ระดับ 2 เลย</translation>
    </message>
    <message>
        <source>To build straight to level 2, you need the costs of both levels added together. Town takes 3 wood, Tavern 1 wood and 2 food, Mine 2 wood and 1 crystal, Barracks 2 wood and 1 food, Temple 3 crystals or Gold instead (PT-69). So with 1 wood and 1 food you can build Tavern at level 1, but not yet at level 2.</source>
        <translation>ถ้าจะสร้างที่ระดับ 2 ทันที คุณต้องมีทรัพยากรตามราคาของทั้งสองระดับรวมกัน คือ เมืองใช้ไม้ 3 โรงเตี๊ยมใช้ไม้ 1 กับอาหาร 2 เหมืองใช้ไม้ 2 กับคริสตัล 1 ค่ายทหารใช้ไม้ 2 กับอาหาร 1 ส่วนวิหารใช้คริสตัล 3 หรือใช้ทองแทน (PT-69) ดังนั้นถ้ามีไม้ 1 กับอาหาร 1 คุณจะสร้างโรงเตี๊ยมที่ระดับ 1 ได้ แต่ยังสร้างที่ระดับ 2 ไม่ได้</translation>
    </message>
    <message>
        <source>Your Units produce 2 wood and 1 food. Building Tavern straight to level 2 takes 1 wood and 2 food, so 1 food is missing. Barracks takes 2 wood and 1 food for both levels, so build it at level 2 now, for no Gold at all.</source>
        <translation>ยูนิตของคุณผลิตไม้ 2 หน่วยกับอาหาร 1 หน่วย แต่การสร้างโรงเตี๊ยมที่ระดับ 2 ทันทีต้องใช้ไม้ 1 หน่วยกับอาหาร 2 หน่วย จึงยังขาดอาหาร 1 หน่วย ส่วนค่ายทหารใช้ไม้ 2 หน่วยกับอาหาร 1 หน่วยสำหรับทั้งสองระดับ ลองสร้างค่ายทหารที่ระดับ 2 เลยตอนนี้ โดยไม่ต้องเสียทองสักเหรียญ</translation>
    </message>
    <message>
        <source>Upgrading</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>การยกระดับ</translation>
    </message>
    <message>
        <source>You upgrade one of your level 1 Buildings to level 2 for its level 2 cost alone. You pay no Land cost. You cannot upgrade a Building that is already at level 2 or not in play.</source>
        <translation>คุณยกระดับอาคารระดับ 1 ของคุณเป็นระดับ 2 ได้โดยจ่ายแค่ราคาของระดับ 2‖ และไม่ต้องจ่ายค่าที่ดิน ส่วนอาคารที่อยู่ระดับ 2 แล้วหรือยังไม่ได้ลงเล่นจะยกระดับไม่ได้</translation>
    </message>
    <message>
        <source>Gold instead of resources</source>
        <translation>ใช้ทองแทนทรัพยากร</translation>
    </message>
    <message>
        <source>With Wood Merchant you may pay 1 Gold for each missing wood, with Grand Architect 1 Gold for each missing wood, food or crystal. Each level of Temple takes either its crystals or its Gold, 2 for level 1 and 3 for level 2, but not a mix of both unless Grand Architect pays for missing crystals. You always pay the cheapest price. A second Wood Merchant or Grand Architect makes nothing cheaper.</source>
        <translation>ถ้ามีพ่อค้าไม้ คุณจ่ายทอง 1 เหรียญแทนไม้ที่ขาด 1 หน่วยได้ ถ้ามียอดสถาปนิก คุณจ่ายทอง 1 เหรียญแทนไม้ อาหาร หรือคริสตัลที่ขาด 1 หน่วยได้ วิหารแต่ละระดับต้องใช้คริสตัลหรือทองอย่างใดอย่างหนึ่ง โดยใช้ทอง 2 เหรียญสำหรับระดับ 1 และ 3 เหรียญสำหรับระดับ 2 จะใช้ปนกันไม่ได้ เว้นแต่ยอดสถาปนิกจะช่วยให้จ่ายแทนคริสตัลที่ขาด คุณจะได้จ่ายราคาที่ถูกที่สุดเสมอ ถ้ามีพ่อค้าไม้หรือยอดสถาปนิกใบที่สอง ราคาก็ไม่ถูกลงอีก</translation>
    </message>
    <message>
        <source>Wood Merchant is in play, and Miner makes 1 crystal. Taking Mine straight to level 2 needs 2 wood and 1 crystal, so you pay 2 Gold for the wood. Try Tavern too, and it is refused because Gold replaces only wood.</source>
        <translation>พ่อค้าไม้ลงเล่นอยู่ และคนเหมืองผลิตคริสตัล 1 หน่วย การสร้างเหมืองที่ระดับ 2 ทันทีต้องใช้ไม้ 2 หน่วยกับคริสตัล 1 หน่วย คุณจึงต้องจ่ายทอง 2 เหรียญแทนไม้ ลองสร้างโรงเตี๊ยมดูด้วย จะเห็นว่าทำไม่ได้ เพราะทองใช้แทนได้แค่ไม้</translation>
    </message>
    <message>
        <source>A Building does not pay for itself</source>
        <translation>อาคารช่วยสร้างตัวเองไม่ได้</translation>
    </message>
    <message>
        <source>Only cards in play before you build count towards its cost. A new Town gives nothing towards its own cost, not even towards level 2 if you build both levels at once. But a Town already in play helps with its own upgrade, because its wood is 1 of the 2 wood needed.</source>
        <translation>เวลาสร้างอาคาร จะนับเฉพาะการ์ดที่ลงเล่นอยู่ก่อนสร้าง เมืองใหม่จึงช่วยสร้างตัวเองไม่ได้ แม้แต่ระดับ 2 ในกรณีที่คุณสร้างทั้งสองระดับในคราวเดียว แต่เมืองที่ลงเล่นอยู่แล้วช่วยยกระดับตัวเองได้ เพราะไม้ที่เมืองผลิตนับเป็น 1 หน่วยในไม้ 2 หน่วยที่ต้องใช้</translation>
    </message>
    <message>
        <source>Your Units produce 2 wood, and building Town straight to level 2 takes 3. The wood it will make itself does not count yet, so this is refused. Build it at level 1, and next turn its own wood helps with the upgrade.</source>
        <translation>ยูนิตของคุณผลิตไม้ 2 หน่วย แต่การสร้างเมืองที่ระดับ 2 ทันทีต้องใช้ไม้ 3 หน่วย ไม้ที่เมืองจะผลิตเองยังไม่นับ จึงยังสร้างแบบนั้นไม่ได้ ลองสร้างที่ระดับ 1 ก่อน แล้วเทิร์นหน้าไม้ของเมืองเองจะช่วยในการยกระดับ</translation>
    </message>
    <message>
        <source>Buildings stay</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>อาคารอยู่ถาวร</translation>
    </message>
    <message>
        <source>A Building never leaves play and never loses a level. With 1 construction a turn you end with at most 4 Buildings, so the land never costs more than 6 Gold.</source>
        <translation>อาคารจะไม่ออกจากอาณาจักรและไม่ลดระดับ คุณก่อสร้างได้เทิร์นละ 1 ครั้ง ตอนจบเกมจึงมีอาคารไม่เกิน 4 หลัง และค่าที่ดินจะไม่เกินทอง 6 เหรียญ</translation>
    </message>
    <message>
        <source>The steps of aging</source>
        <translation>ขั้นต่าง ๆ ในช่วงแก่ชรา</translation>
    </message>
    <message>
        <source>First Mystical Healers save Units. Then all Units that die do so at the same time, with all the effects of their deaths, and go to the discard pile. Last, every Unit still in play gets 1 Age token. A Unit that dies still counts the other deaths. When Palm Reader and Knight die together, you score Legend Points for the tokens on both.</source>
        <translation>ก่อนอื่นหมอวิเศษจะช่วยยูนิต จากนั้นยูนิตที่ต้องตายจะตายพร้อมกันทั้งหมด เมื่อความสามารถ “เมื่อตาย” ทุกอย่างเกิดผลครบแล้ว ยูนิตเหล่านั้นจะลงกองทิ้ง สุดท้ายยูนิตทุกใบที่ยังลงเล่นอยู่จะได้โทเคนชราใบละ 1 อัน ยูนิตที่ตายยังนับการตายของใบอื่นด้วย เช่น ถ้าหมอดูลายมือกับอัศวินตายพร้อมกัน คุณจะได้แต้มตำนานตามโทเคนของทั้งสองใบ</translation>
    </message>
    <message>
        <source>Who dies</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>ยูนิตใบไหนตาย</translation>
    </message>
    <message>
        <source>Every Unit with 1 or more Age tokens dies and is discarded. Only Relic of Wisdom never dies, Salamander needs 2 tokens or more to die, and a Unit saved by Mystical Healer lives on. Units without a token live on too.</source>
        <translation>ยูนิตทุกใบที่มีโทเคนชราตั้งแต่ 1 อันขึ้นไปจะตายและถูกทิ้ง‖ มีแต่ศิลาแห่งปัญญาที่ไม่มีวันตาย ส่วนซาลาแมนเดอร์จะตายเมื่อมีโทเคน 2 อันขึ้นไป และยูนิตที่หมอวิเศษช่วยไว้จะอยู่ต่อ ยูนิตที่ไม่มีโทเคนก็อยู่ต่อเช่นกัน</translation>
    </message>
    <message>
        <source>Survivors grow older</source>
        <translation>ยูนิตที่รอดจะแก่ขึ้น</translation>
    </message>
    <message>
        <source>After the deaths every Unit still in play gets 1 Age token, even those saved or spared. So most Units serve for 2 turns. They arrive on the first and die at the end of the second.</source>
        <translation>เมื่อยูนิตที่ต้องตายออกไปแล้ว ยูนิตทุกใบที่ยังลงเล่นอยู่จะได้โทเคนชราใบละ 1 อัน รวมถึงใบที่ช่วยไว้และใบที่รอดเอง‖ ยูนิตส่วนใหญ่จึงอยู่ได้ 2 เทิร์น คือลงมาในเทิร์นแรกแล้วตายตอนจบเทิร์นที่สอง</translation>
    </message>
    <message>
        <source>Saving Units</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>การช่วยยูนิต</translation>
    </message>
    <message>
        <source>Before the deaths, you may save 1 Unit for each Mystical Healer you have in play. It must have exactly 1 Age token and be about to die; a Healer may save itself. Several Healers save different Units, and a Healer that is about to die can still save another. You may also save nobody. Everyone chooses in secret at the same time, and you are not asked if you have nobody to save.</source>
        <translation>ก่อนที่ยูนิตจะตาย คุณช่วยยูนิตได้ 1 ใบต่อหมอวิเศษ 1 ใบที่ลงเล่นอยู่‖ ใบที่จะช่วยต้องมีโทเคนชรา 1 อันพอดีและกำลังจะตาย หมอวิเศษจะช่วยตัวเองก็ได้ ถ้ามีหมอวิเศษหลายใบ ต้องช่วยคนละยูนิต และหมอวิเศษที่กำลังจะตายก็ยังช่วยใบอื่นได้ คุณจะไม่ช่วยใครก็ได้ ทุกคนเลือกเป็นความลับพร้อมกัน ถ้าคุณไม่มีใครให้ช่วย โปรแกรมก็จะไม่ถาม</translation>
    </message>
    <message>
        <source>Knight, Sculptor and Veteran have 1 Age token each and would die now. Mystical Healer can save 1 of them and needs no saving itself. Save Knight and watch. It gets its second token, Veteran dies, and Sculptor’s death scores 3 Legend Points.</source>
        <translation>อัศวิน ประติมากร และทหารผ่านศึกมีโทเคนชราใบละ 1 อัน จึงกำลังจะตาย หมอวิเศษช่วยได้ 1 ใบ และไม่จำเป็นต้องช่วยตัวเอง ลองช่วยอัศวินแล้วดูผล อัศวินจะได้โทเคนอันที่สอง ทหารผ่านศึกจะตาย และประติมากรที่ตายจะให้ 3 แต้มตำนาน</translation>
    </message>
    <message>
        <source>Effects of deaths</source>
        <translation>ผลเมื่อตาย</translation>
    </message>
    <message>
        <source>Sculptor scores 3 Legend Points when it dies, and Monkey gives 1 Gold for each Age token on it. Demon costs you 3 Legend Points if it dies with exactly 1 token. Kraken and each Palm Reader score 1 Legend Point for each token on your Units that die now, themselves included. Units that are saved or spared do not count.</source>
        <translation>เมื่อประติมากรตายจะให้ 3 แต้มตำนาน ส่วนลิงจะให้ทอง 1 เหรียญต่อโทเคนชรา 1 อันบนลิง‖ ถ้าปีศาจตายขณะมีโทเคน 1 อันพอดี คุณจะเสีย 3 แต้มตำนาน คราเคนและหมอดูลายมือแต่ละใบจะให้ 1 แต้มตำนานต่อโทเคน 1 อันบนยูนิตของคุณทุกใบที่ตายตอนนี้ รวมถึงตัวเองด้วย ส่วนยูนิตที่ช่วยไว้หรือรอดเองจะไม่นับ</translation>
    </message>
    <message>
        <source>The end of a turn</source>
        <translation>จบเทิร์น</translation>
    </message>
    <message>
        <source>After aging the Time token moves on, and the next turn begins with recruitment. After turn 4 the game ends instead (PT-119).</source>
        <translation>หลังช่วงแก่ชรา โทเคนเวลาจะเลื่อนไป แล้วเทิร์นถัดไปจะเริ่มด้วยช่วงเกณฑ์พล แต่ถ้าเป็นเทิร์น 4 เกมจะจบลง (PT-119)</translation>
    </message>
    <message>
        <source>A new turn</source>
        <translation>เทิร์นใหม่</translation>
    </message>
    <message>
        <source>A new draw pile</source>
        <translation>กองจั่วใหม่</translation>
    </message>
    <message>
        <source>The reveal</source>
        <extracomment>Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation>การเปิดแผน</translation>
    </message>
    <message>
        <source>Nobody builds.</source>
        <extracomment>Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation>ไม่มีใครสร้างอะไร</translation>
    </message>
    <message>
        <source>Gold for new Units</source>
        <translation>ทองที่จ่ายค่ายูนิตใหม่</translation>
    </message>
    <message>
        <source>Age tokens</source>
        <extracomment>Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation>โทเคนชรา</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 gives %3 Age tokens to %n Unit(s).</source>
        <translation>
            <numerusform>%1: %2 วางโทเคนชรา %3 อันบนยูนิต %n ใบ</numerusform>
        </translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation>พลังรบ</translation>
    </message>
    <message>
        <source>Rewards for the Wars.</source>
        <translation>รางวัลจากสงคราม</translation>
    </message>
    <message>
        <source>Legend Points</source>
        <extracomment>Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation>แต้มตำนาน</translation>
    </message>
    <message>
        <source>Gold</source>
        <extracomment>Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation>ทอง</translation>
    </message>
    <message numerus="yes">
        <source>%1: one more Age token on %n Unit(s).</source>
        <translation>
            <numerusform>%1: ยูนิต %n ใบได้โทเคนชราเพิ่มใบละ 1 อัน</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 dies; one more Age token on %n Unit(s).</source>
        <translation>
            <numerusform>%1: %2 ตาย และยูนิตอีก %n ใบได้โทเคนชราเพิ่มใบละ 1 อัน</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 and %3 die; one more Age token on %n Unit(s).</source>
        <translation>
            <numerusform>%1: %2 และ %3 ตาย ส่วนยูนิตอีก %n ใบได้โทเคนชราเพิ่มใบละ 1 อัน</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 Units die; one more Age token on %n Unit(s).</source>
        <translation>
            <numerusform>%1: ยูนิต %2 ใบตาย ส่วนอีก %n ใบได้โทเคนชราเพิ่มใบละ 1 อัน</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 dies.</source>
        <translation>%1: %2 ตาย</translation>
    </message>
    <message>
        <source>%1: %2 and %3 die.</source>
        <translation>%1: %2 และ %3 ตาย</translation>
    </message>
    <message>
        <source>%1: %2 Units die.</source>
        <translation>%1: ยูนิต %2 ใบตาย</translation>
    </message>
    <message>
        <source>Age tokens of the dead</source>
        <translation>โทเคนชราบนยูนิตที่ตาย</translation>
    </message>
    <message>
        <source>on the Score track</source>
        <translation>บนรางแต้ม</translation>
    </message>
    <message numerus="yes">
        <source>%n War(s) won</source>
        <translation>
            <numerusform>ชนะสงคราม %n ครั้ง</numerusform>
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
        <translation>เทิร์น %1</translation>
    </message>
    <message>
        <source>Lost to Units</source>
        <translation>แต้มที่เสียเพราะยูนิต</translation>
    </message>
    <message>
        <source>Deaths</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>แต้มจากยูนิตที่ตาย</translation>
    </message>
    <message>
        <source>Gold received</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>ทองที่ได้</translation>
    </message>
    <message>
        <source>Built</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>อาคารที่สร้าง</translation>
    </message>
    <message>
        <source>Died</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>ยูนิตที่ตาย</translation>
    </message>
    <message numerus="yes">
        <source>gives you %n Gold</source>
        <translation>
            <numerusform>ได้ทอง %n</numerusform>
        </translation>
    </message>
    <message>
        <source>costs nothing</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>ฟรี</translation>
    </message>
    <message numerus="yes">
        <source>costs %n Gold</source>
        <translation>
            <numerusform>ใช้ทอง %n</numerusform>
        </translation>
    </message>
    <message>
        <source>keep %1</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>เก็บ %1</translation>
    </message>
    <message>
        <source>discard %1</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>ทิ้ง %1</translation>
    </message>
    <message>
        <source>Front: %1</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>แถวหน้า: %1</translation>
    </message>
    <message>
        <source>Back: %1</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>แถวหลัง: %1</translation>
    </message>
    <message>
        <source>move %1 to the Front</source>
        <translation>ย้าย %1 ไปแถวหน้า</translation>
    </message>
    <message>
        <source>move %1 to the Back</source>
        <translation>ย้าย %1 ไปแถวหลัง</translation>
    </message>
    <message>
        <source>take %1 back</source>
        <translation>เอา %1 กลับ</translation>
    </message>
    <message>
        <source>commit the plan as it stands</source>
        <translation>ยืนยันแผนตามนี้</translation>
    </message>
    <message>
        <source>It’s the last turn. Look only at Legend Points, and leave no Gold unused.</source>
        <translation>เทิร์นสุดท้ายแล้ว ลองดูแค่แต้มตำนาน และอย่าให้ทองเหลือโดยไม่ได้ใช้</translation>
    </message>
    <message>
        <source>Look at who is already in play and will die in aging, and at what your Gold can still pay for.</source>
        <translation>ลองดูว่ายูนิตใบไหนที่ลงเล่นอยู่จะตายในช่วงแก่ชรา และทองของคุณยังพอจ่ายอะไรได้อีก</translation>
    </message>
    <message>
        <source>Look at your Gold. Which Units can it pay for together, and who should fight in the Front?</source>
        <translation>ลองดูทองของคุณ พอจ่ายค่ายูนิตใบไหนรวมกันได้บ้าง และใบไหนควรรบที่แถวหน้า</translation>
    </message>
    <message>
        <source>Look at what still scores Legend Points: Wars, Units that score at the end, a last Building.</source>
        <translation>ลองดูว่ายังมีอะไรให้แต้มตำนานได้อีก เช่น สงคราม ยูนิตที่ให้แต้มตอนจบเกม หรืออาคารหลังสุดท้าย</translation>
    </message>
    <message>
        <source>Look at your Gold, and at what your Kingdom still lacks: strength, income, resources.</source>
        <translation>ลองดูทองของคุณ และสิ่งที่อาณาจักรของคุณยังขาด ไม่ว่าจะเป็นพลังรบ รายได้ หรือทรัพยากร</translation>
    </message>
    <message>
        <source>Look at who grows stronger with tokens, and who would die of them.</source>
        <translation>ลองดูว่ายูนิตใบไหนจะแข็งแกร่งขึ้นเมื่อได้โทเคน และใบไหนจะตายเพราะโทเคน</translation>
    </message>
    <message>
        <source>Look at what your resources let you build, and for how many turns it would still help you.</source>
        <translation>ลองดูว่าทรัพยากรของคุณสร้างอะไรได้บ้าง และอาคารนั้นจะมีประโยชน์ไปอีกกี่เทิร์น</translation>
    </message>
    <message>
        <source>Look at what each Unit would do alive, and what its death would give you.</source>
        <translation>ลองดูว่ายูนิตแต่ละใบจะทำอะไรได้ถ้ายังมีชีวิตอยู่ และจะให้อะไรคุณถ้าตาย</translation>
    </message>
    <message>
        <source>Units</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>ยูนิต</translation>
    </message>
    <message>
        <source>The draft: keep one card, and the rest of the pack goes to your neighbour. Someone else may keep what you pass on.</source>
        <translation>ดราฟต์: เก็บการ์ดหนึ่งใบ แล้วส่งที่เหลือทั้งชุดให้เพื่อนบ้าน คนอื่นอาจเก็บใบที่คุณส่งต่อไปก็ได้</translation>
    </message>
    <message>
        <source>The draw pile has run out. All discarded cards make a new one, so Units that have left may come back.</source>
        <translation>กองจั่วหมดแล้ว การ์ดที่ทิ้งทั้งหมดจะรวมเป็นกองจั่วใหม่ ยูนิตที่จากไปแล้วจึงอาจกลับมาอีก</translation>
    </message>
    <message>
        <source>Deployment: place Units in the Front or the Back and pay for them. Nobody sees your plan before all Kingdoms are revealed.</source>
        <translation>วางกำลัง: วางยูนิตในแถวหน้าหรือแถวหลัง แล้วจ่ายค่ายูนิต จะไม่มีใครเห็นแผนของคุณจนกว่าทุกอาณาจักรจะเปิด</translation>
    </message>
    <message>
        <source>All Kingdoms are revealed at once, and everyone pays for the Units just placed.</source>
        <translation>ทุกอาณาจักรเปิดพร้อมกัน แล้วทุกคนต้องจ่ายค่ายูนิตที่เพิ่งวาง</translation>
    </message>
    <message>
        <source>Age tokens show how old a Unit is. They make some Units stronger, but most Units that have one die when the turn ends.</source>
        <translation>โทเคนชราบอกอายุของยูนิต โทเคนทำให้ยูนิตบางใบแข็งแกร่งขึ้น แต่ยูนิตส่วนใหญ่ที่มีโทเคนจะตายตอนจบเทิร์น</translation>
    </message>
    <message>
        <source>Your strength is compared with each neighbour’s. If yours is equal or higher, you win that War and 3 Legend Points. Losing costs nothing.</source>
        <translation>พลังรบของคุณจะเทียบกับของเพื่อนบ้านแต่ละฝั่ง ถ้าของคุณเท่ากันหรือสูงกว่า คุณจะชนะสงครามนั้นและได้ 3 แต้มตำนาน ถ้าแพ้ก็ไม่เสียอะไร</translation>
    </message>
    <message>
        <source>Everyone gets 2 Gold, plus what their Units and Buildings earn. Gold you don’t spend is still yours next turn.</source>
        <translation>ทุกคนได้ทอง 2 เหรียญ บวกกับทองที่ได้จากยูนิตและอาคารของตัวเอง ทองที่คุณไม่ได้ใช้จะเก็บไว้ใช้เทิร์นหน้าได้</translation>
    </message>
    <message>
        <source>You may build once a turn. Land costs Gold, but resources aren’t used up. Going straight to level 2 costs the price of both levels, and any level 2 Building opens your fifth spot.</source>
        <translation>คุณสร้างได้เทิร์นละครั้ง ต้องจ่ายค่าที่ดินเป็นทอง ส่วนทรัพยากรใช้แล้วไม่หมดไป ถ้าจะสร้างที่ระดับ 2 ทันที ต้องจ่ายราคาของทั้งสองระดับ และถ้ามีอาคารระดับ 2 ไม่ว่าหลังไหน ช่องที่ห้าของคุณก็จะเปิด</translation>
    </message>
    <message>
        <source>Everyone may build or upgrade one Building. Buildings stay until the end and score their points then.</source>
        <translation>ทุกคนจะสร้างหรือยกระดับอาคารก็ได้หนึ่งหลัง อาคารจะอยู่ไปจนจบเกม แล้วจึงให้แต้มตอนนั้น</translation>
    </message>
    <message>
        <source>Your Mystical Healer can save one Unit from dying. The Unit still grows older.</source>
        <translation>หมอวิเศษของคุณช่วยยูนิตหนึ่งใบไม่ให้ตายได้ แต่ยูนิตใบนั้นก็ยังแก่ขึ้นอยู่ดี</translation>
    </message>
    <message>
        <source>Time passes. Units with an Age token die, and all the rest get one. So most Units serve for two turns.</source>
        <translation>เวลาผ่านไป ยูนิตที่มีโทเคนชราจะตาย ส่วนยูนิตที่รอดจะได้โทเคนใบละหนึ่งอัน ยูนิตส่วนใหญ่จึงอยู่ได้สองเทิร์น</translation>
    </message>
    <message>
        <source>That card has its uses, and you’ll draft freely next turn. For now, keep Knight.</source>
        <translation>ใบนั้นก็มีประโยชน์ และเทิร์นหน้าคุณจะได้ดราฟต์ตามใจ แต่ตอนนี้เก็บอัศวินก่อน</translation>
    </message>
    <message>
        <source>Packs go left and get smaller. Keep Dragon for strength, Peddler for wood and Gold, and Veteran, which costs nothing.</source>
        <translation>ชุดการ์ดจะส่งไปทางซ้ายและเหลือน้อยลงเรื่อย ๆ ลองเก็บมังกรไว้เพิ่มพลังรบ เก็บพ่อค้าเร่ไว้หาไม้กับทอง และเก็บทหารผ่านศึกซึ่งไม่เสียทอง</translation>
    </message>
    <message>
        <source>You’ll draft freely next turn. Now keep Dragon, then Peddler, then Veteran, one from each pack.</source>
        <translation>เทิร์นหน้าคุณจะได้ดราฟต์ตามใจ แต่ตอนนี้เก็บชุดละใบ คือมังกร ตามด้วยพ่อค้าเร่ และทหารผ่านศึก</translation>
    </message>
    <message>
        <source>You get the fifth card automatically.</source>
        <translation>คุณจะได้ใบที่ห้าเองโดยไม่ต้องเลือก</translation>
    </message>
    <message>
        <source>Units in the Front fight. Place Knight on Front 1 and Dragon on Front 2.</source>
        <translation>ยูนิตในแถวหน้าจะออกรบ ลองวางอัศวินที่แถวหน้า 1 และวางมังกรที่แถวหน้า 2</translation>
    </message>
    <message>
        <source>You’ll plan freely next turn. First place Knight on Front 1, then Dragon on Front 2.</source>
        <translation>เทิร์นหน้าคุณจะได้วางแผนตามใจ แต่ตอนนี้วางอัศวินที่แถวหน้า 1 ก่อน แล้ววางมังกรที่แถวหน้า 2</translation>
    </message>
    <message>
        <source>As long as Dragon is there, the plan costs too much. First take Dragon back.</source>
        <translation>ตราบใดที่มังกรยังอยู่ตรงนั้น แผนจะแพงเกินไป เอามังกรกลับก่อน</translation>
    </message>
    <message>
        <source>You may keep 1 card you don’t place. Keep Dragon, because it has no strength without a crystal.</source>
        <translation>คุณเก็บการ์ดที่ไม่ได้วางไว้ได้ 1 ใบ ลองเก็บมังกรไว้ เพราะถ้าไม่มีคริสตัล มังกรจะไม่มีพลังรบ</translation>
    </message>
    <message>
        <source>There’s time for that. First keep Dragon for the next turn.</source>
        <translation>เรื่องนั้นไว้ทีหลังก็ได้ ตอนนี้เก็บมังกรไว้ใช้เทิร์นหน้าก่อน</translation>
    </message>
    <message>
        <source>Place Veteran on Front 2, then Peddler on Back 1, where it works without fighting.</source>
        <translation>ลองวางทหารผ่านศึกที่แถวหน้า 2 แล้ววางพ่อค้าเร่ที่แถวหลัง 1 ซึ่งพ่อค้าเร่จะทำงานได้โดยไม่ต้องออกรบ</translation>
    </message>
    <message>
        <source>Other plans are possible. In this one Veteran goes to Front 2 first, then Peddler to Back 1.</source>
        <translation>จะวางแผนแบบอื่นก็ได้ แต่ในแผนนี้ วางทหารผ่านศึกที่แถวหน้า 2 ก่อน แล้ววางพ่อค้าเร่ที่แถวหลัง 1</translation>
    </message>
    <message>
        <source>Read the forecast: strength 7, 1 Gold left, an income of 3, and Veteran dies. You win a War against each neighbour who isn’t stronger.</source>
        <translation>ลองอ่านตัวเลขคาดการณ์: พลังรบ 7 เหลือทอง 1 เหรียญ รายได้ 3 เหรียญ และทหารผ่านศึกจะตาย คุณจะชนะสงครามกับเพื่อนบ้านทุกคนที่ไม่แข็งแกร่งกว่าคุณ</translation>
    </message>
    <message>
        <source>Commit your plan. Once everyone has, all plans are revealed.</source>
        <translation>กด “ยืนยันแผน” เมื่อทุกคนยืนยันแล้ว ทุกแผนจะเปิดพร้อมกัน</translation>
    </message>
    <message>
        <source>You could still change the plan, but this one is good. Commit it.</source>
        <translation>คุณยังเปลี่ยนแผนได้ แต่แผนนี้ดีแล้ว กด “ยืนยันแผน” ได้เลย</translation>
    </message>
    <message>
        <source>You may build once a turn, so build Mine at level 1. It takes 1 wood, which Peddler produces and which isn’t used up.</source>
        <translation>คุณสร้างได้เทิร์นละครั้ง ลองสร้างเหมืองที่ระดับ 1 ซึ่งต้องใช้ไม้ 1 หน่วย พ่อค้าเร่ผลิตไม้ให้ และไม้ใช้แล้วไม่หมดไป</translation>
    </message>
    <message>
        <source>In aging, Veteran already had an Age token (the hourglass), so it died. Every other Unit now has one.</source>
        <translation>ในช่วงแก่ชรา ทหารผ่านศึกตายเพราะมีโทเคนชรา (รูปนาฬิกาทราย) อยู่แล้ว ส่วนยูนิตอื่นทุกใบตอนนี้มีใบละอัน</translation>
    </message>
    <message>
        <source>Every Kingdom has an income of 2 Gold, and Peddler adds 1. Gold you don’t spend stays yours.</source>
        <translation>ทุกอาณาจักรมีรายได้ทอง 2 เหรียญ และพ่อค้าเร่เพิ่มให้อีก 1 เหรียญ ทองที่คุณไม่ได้ใช้จะยังเป็นของคุณต่อไป</translation>
    </message>
    <message>
        <source>Everyone keeps 1 card and passes on the rest. Keep Knight, with strength 4 for 1 of your 3 Gold.</source>
        <translation>ทุกคนต้องเก็บการ์ด 1 ใบแล้วส่งที่เหลือต่อ ลองเก็บอัศวินไว้ เพราะมีพลังรบ 4 โดยใช้ทองแค่ 1 จาก 3 เหรียญของคุณ</translation>
    </message>
    <message>
        <source>Together they cost 4 Gold, but you have only 3. Take Dragon back into your hand.</source>
        <translation>สองใบนี้ใช้ทองรวมกัน 4 เหรียญ แต่คุณมีแค่ 3 เหรียญ ลองเอามังกรกลับเข้ามือ</translation>
    </message>
    <message>
        <source>Your 7 beat the 5 on your left, for 3 Legend Points. Losing to the 8 on your right costs nothing.</source>
        <translation>พลังรบ 7 ของคุณชนะพลังรบ 5 ของเพื่อนบ้านทางซ้าย คุณจึงได้ 3 แต้มตำนาน ส่วนที่แพ้พลังรบ 8 ของเพื่อนบ้านทางขวานั้นไม่เสียอะไร</translation>
    </message>
    <message>
        <source>You could, but Dragon is waiting for a crystal. This turn, build Mine at level 1.</source>
        <translation>จะทำแบบนั้นก็ได้ แต่มังกรรอคริสตัลอยู่ เทิร์นนี้สร้างเหมืองที่ระดับ 1 ก่อน</translation>
    </message>
    <message>
        <source>Now your Kingdom makes a crystal.</source>
        <translation>ตอนนี้อาณาจักรของคุณผลิตคริสตัลได้ 1 หน่วยแล้ว</translation>
    </message>
    <message>
        <source>A new turn, and you choose for yourself. This time packs go right, and Dragon joins your hand afterwards.</source>
        <translation>เทิร์นใหม่แล้ว คุณเลือกเองได้เลย คราวนี้ชุดการ์ดจะส่งไปทางขวา และมังกรจะเข้ามือคุณหลังดราฟต์เสร็จ</translation>
    </message>
    <message>
        <source>Knight and Peddler will die this turn. Until then they keep working, and you don’t pay for them again.</source>
        <translation>อัศวินกับพ่อค้าเร่จะตายในเทิร์นนี้ แต่ระหว่างนี้ยังทำงานให้คุณต่อไป และคุณไม่ต้องจ่ายค่ายูนิตอีก</translation>
    </message>
    <message>
        <source>With a crystal, Dragon has a strength of 7. Place it on Front 2.</source>
        <translation>เมื่อมีคริสตัล มังกรจะมีพลังรบ 7 ลองวางมังกรที่แถวหน้า 2</translation>
    </message>
    <message>
        <source>In a moment you’ll plan on your own. First place Dragon on Front 2, while you have the 3 Gold for it.</source>
        <translation>อีกเดี๋ยวคุณจะได้วางแผนเอง แต่ตอนนี้วางมังกรที่แถวหน้า 2 ก่อน ขณะที่ยังมีทอง 3 เหรียญพอจ่าย</translation>
    </message>
    <message>
        <source>The rest is up to you: place, move or discard Units, keep a card, and commit.</source>
        <translation>ที่เหลือแล้วแต่คุณ จะวาง ย้าย หรือทิ้งยูนิต หรือจะเก็บการ์ดก็ได้ จากนั้นก็ยืนยันแผน</translation>
    </message>
    <message>
        <source>Build something else, or nothing. New land now costs 2 Gold, an upgrade needs no land, and level 2 opens a fifth spot.</source>
        <translation>จะสร้างอย่างอื่นหรือไม่สร้างเลยก็ได้ ตอนนี้ค่าที่ดินคือทอง 2 เหรียญ แต่ถ้ายกระดับจะไม่เสียค่าที่ดิน และอาคารระดับ 2 จะเปิดช่องที่ห้าให้</translation>
    </message>
    <message>
        <source>Some Units ask you to make a choice, such as who ages or who is saved. You’ll be told when they do.</source>
        <translation>ยูนิตบางใบจะให้คุณเลือก เช่น จะให้ใบไหนแก่ขึ้น หรือจะช่วยใบไหนให้รอด เมื่อถึงเวลา โปรแกรมจะบอกคุณเอง</translation>
    </message>
    <message>
        <source>So it goes for four turns. Then each Building scores 1 Legend Point, or 3 at level 2, and the highest score wins.</source>
        <translation>เล่นแบบนี้ไปจนครบสี่เทิร์น จากนั้นอาคารแต่ละหลังจะให้ 1 แต้มตำนาน หรือ 3 แต้มถ้าอยู่ระดับ 2 แล้วคนที่มีแต้มสูงสุดจะชนะ</translation>
    </message>
    <message>
        <source>Keep one, pass the rest</source>
        <translation>เก็บหนึ่งใบ แล้วส่งที่เหลือ</translation>
    </message>
    <message>
        <source>Plan and pay</source>
        <translation>วางแผนและจ่าย</translation>
    </message>
    <message>
        <source>War, income, a Building</source>
        <translation>สงคราม รายได้ อาคาร</translation>
    </message>
    <message>
        <source>Time passes</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>เวลาผ่านไป</translation>
    </message>
    <message>
        <source>For four turns you rule a Kingdom that time takes away. The most Legend Points win.</source>
        <translation>คุณจะครองอาณาจักรสี่เทิร์น ก่อนที่กาลเวลาจะพัดพาไป ผู้ที่มีแต้มตำนานมากที่สุดเป็นผู้ชนะ</translation>
    </message>
    <message>
        <source>Revealed</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>เมื่อเปิด</translation>
    </message>
    <message>
        <source>War|Wars</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>สงคราม</translation>
    </message>
    <message>
        <source>Age token|Age tokens</source>
        <translation>โทเคนชรา</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>กองจั่ว</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>กองทิ้ง</translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>การ์ดในมือ</translation>
    </message>
    <message>
        <source>Kept for the next turn</source>
        <translation>เก็บไว้เทิร์นหน้า</translation>
    </message>
    <message>
        <source>Pack</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>ชุดการ์ด</translation>
    </message>
    <message>
        <source>Packs to come</source>
        <translation>ชุดการ์ดถัดไป</translation>
    </message>
    <message>
        <source>Discarded in the draft</source>
        <translation>ทิ้งตอนดราฟต์</translation>
    </message>
    <message>
        <source>Chosen</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>ที่เลือกไว้</translation>
    </message>
</context>
<context>
    <name>storyline</name>
    <message>
        <source>No More Breakfasts</source>
        <translation>ไม่มีมื้อเช้าอีกแล้ว</translation>
    </message>
    <message>
        <source>The Shadow Thief of Mouldwick</source>
        <translation>หัวขโมยเงาแห่งโมลด์วิก</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it</extracomment>
        <translation>สุ่ม</translation>
    </message>
    <message>
        <source>Seat 1</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it</extracomment>
        <translation>ที่นั่ง 1</translation>
    </message>
    <message>
        <source>Seat 2</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it</extracomment>
        <translation>ที่นั่ง 2</translation>
    </message>
    <message>
        <source>Seat 3</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it</extracomment>
        <translation>ที่นั่ง 3</translation>
    </message>
    <message>
        <source>Seat 4</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it</extracomment>
        <translation>ที่นั่ง 4</translation>
    </message>
    <message>
        <source>Seat 5</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it</extracomment>
        <translation>ที่นั่ง 5</translation>
    </message>
    <message>
        <source>Seat 6</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it</extracomment>
        <translation>ที่นั่ง 6</translation>
    </message>
    <message>
        <source>Seat 7</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it</extracomment>
        <translation>ที่นั่ง 7</translation>
    </message>
    <message>
        <source>Seat 8</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it</extracomment>
        <translation>ที่นั่ง 8</translation>
    </message>
    <message>
        <source>Tale</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it</extracomment>
        <translation>นิทาน</translation>
    </message>
    <message>
        <source>Which of the two narrator decks to use.</source>
        <translation>เลือกสำรับผู้เล่าหนึ่งในสองสำรับ</translation>
    </message>
    <message>
        <source>First Narrator</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it</extracomment>
        <translation>ผู้เล่าคนแรก</translation>
    </message>
    <message>
        <source>Who finished reading a book most recently?</source>
        <translation>ใครอ่านหนังสือจบล่าสุด คนนั้นได้เล่าก่อน</translation>
    </message>
    <message>
        <source>Family variant</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it; StoryLine: a heading of the rules</extracomment>
        <translation>แบบครอบครัว</translation>
    </message>
    <message>
        <source>Tokens stay face down, and the most tokens win.</source>
        <translation>โทเคนจะคว่ำไว้ตลอด ใครมีมากที่สุดก็ชนะ</translation>
    </message>
    <message>
        <source>StoryLine: Scary Tales</source>
        <translation>StoryLine: Scary Tales</translation>
    </message>
    <message>
        <source>One spooky tale, told by all</source>
        <translation>นิทานสยองที่ทุกคนช่วยกันเล่า</translation>
    </message>
    <message>
        <source>A game by Gabriele Mari, for ages 8 and up; the words are Taletop’s own</source>
        <translation>เกมของ Gabriele Mari สำหรับผู้เล่นอายุ 8 ปีขึ้นไป ถ้อยคำในเรื่องเป็นของ Taletop เอง</translation>
    </message>
    <message>
        <source>Nothing here calls for a special card, so %1 fits as well as any.</source>
        <translation>ไม่มีใบไหนโดดเด่น “%1” ก็ดีพอ ๆ กับใบอื่น</translation>
    </message>
    <message>
        <source>gloomy</source>
        <extracomment>StoryLine: the mood of a card and a page, as in &quot;both are gloomy&quot;</extracomment>
        <translation>หม่นหมอง</translation>
    </message>
    <message>
        <source>silly</source>
        <extracomment>StoryLine: the mood of a card and a page, as in &quot;both are gloomy&quot;</extracomment>
        <translation>ชวนขำ</translation>
    </message>
    <message>
        <source>wild</source>
        <extracomment>StoryLine: the mood of a card and a page, as in &quot;both are gloomy&quot;</extracomment>
        <translation>ดิบเถื่อน</translation>
    </message>
    <message>
        <source>grand</source>
        <extracomment>StoryLine: the mood of a card and a page, as in &quot;both are gloomy&quot;</extracomment>
        <translation>โอ่อ่า</translation>
    </message>
    <message>
        <source>homely</source>
        <extracomment>StoryLine: the mood of a card and a page, as in &quot;both are gloomy&quot;</extracomment>
        <translation>อบอุ่นแบบบ้าน ๆ</translation>
    </message>
    <message>
        <source>noisy</source>
        <extracomment>StoryLine: the mood of a card and a page, as in &quot;both are gloomy&quot;</extracomment>
        <translation>อึกทึก</translation>
    </message>
    <message>
        <source>sly</source>
        <extracomment>StoryLine: the mood of a card and a page, as in &quot;both are gloomy&quot;</extracomment>
        <translation>เจ้าเล่ห์</translation>
    </message>
    <message>
        <source>watery</source>
        <extracomment>StoryLine: the mood of a card and a page, as in &quot;both are gloomy&quot;</extracomment>
        <translation>เปียกชื้น</translation>
    </message>
    <message>
        <source>%1 follows on well from the last card, because both are %2.</source>
        <translation>“%1” ต่อจากใบก่อนได้ดี เพราะให้อารมณ์%2เหมือนกัน</translation>
    </message>
    <message>
        <source>%1 and this page are both %2, so it may please the Narrator.</source>
        <translation>“%1” กับหน้านี้ให้อารมณ์%2เหมือนกัน จึงน่าจะถูกใจผู้เล่า</translation>
    </message>
    <message>
        <source>%1 goes well with this page, because both are %2.</source>
        <translation>“%1” เข้ากับหน้านี้ เพราะให้อารมณ์%2เหมือนกัน</translation>
    </message>
    <message>
        <source>The Grave costs you least on your lowest number.</source>
        <translation>วางหลุมศพทับเลขต่ำสุดของคุณจะเสียแต้มน้อยที่สุด</translation>
    </message>
    <message>
        <source>After the Hat, the Grave has one more number to choose from.</source>
        <translation>ถ้าเปิดหมวกก่อน หลุมศพจะมีเลขให้เลือกทับเพิ่มอีกหนึ่งตัว</translation>
    </message>
    <message>
        <source>Without a number, the Grave costs you nothing.</source>
        <translation>ถ้าไม่มีเลข หลุมศพก็ไม่ทำให้คุณเสียแต้ม</translation>
    </message>
    <message>
        <source>It makes no difference when you flip the Bones.</source>
        <translation>โยนกระดูกตอนไหนก็เหมือนกัน</translation>
    </message>
    <message>
        <source>%1 has little in common with this page.</source>
        <translation>“%1” ไม่ค่อยเข้ากับหน้านี้</translation>
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
        <translation>หลุมศพ</translation>
    </message>
    <message>
        <source>The Rose</source>
        <extracomment>StoryLine: the name of a token: a number, or one of the four special ones (Grave, Rose, Bones, Hat); StoryLine: a heading of the rules</extracomment>
        <translation>กุหลาบ</translation>
    </message>
    <message>
        <source>The Bones</source>
        <extracomment>StoryLine: the name of a token: a number, or one of the four special ones (Grave, Rose, Bones, Hat); StoryLine: a line of the score; StoryLine: a heading of the rules</extracomment>
        <translation>กระดูก</translation>
    </message>
    <message>
        <source>The Magic Hat</source>
        <translation>หมวกวิเศษ</translation>
    </message>
    <message>
        <source>Character</source>
        <extracomment>StoryLine: the name of a token: a number, or one of the four special ones (Grave, Rose, Bones, Hat)</extracomment>
        <translation>ตัวละคร</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>StoryLine: the name of a token: a number, or one of the four special ones (Grave, Rose, Bones, Hat)</extracomment>
        <translation>สถานที่</translation>
    </message>
    <message>
        <source>Feature</source>
        <extracomment>StoryLine: the name of a token: a number, or one of the four special ones (Grave, Rose, Bones, Hat)</extracomment>
        <translation>ลักษณะ</translation>
    </message>
    <message>
        <source>Object</source>
        <extracomment>StoryLine: the name of a token: a number, or one of the four special ones (Grave, Rose, Bones, Hat)</extracomment>
        <translation>สิ่งของ</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>StoryLine: the name of a token: a number, or one of the four special ones (Grave, Rose, Bones, Hat)</extracomment>
        <translation>การกระทำ</translation>
    </message>
    <message>
        <source>Seal</source>
        <extracomment>StoryLine: the name of a token: a number, or one of the four special ones (Grave, Rose, Bones, Hat)</extracomment>
        <translation>ตราผนึก</translation>
    </message>
    <message>
        <source>There’s no such seat in this game.</source>
        <translation>เกมนี้ไม่มีที่นั่งนี้</translation>
    </message>
    <message>
        <source>The End has been read. The tale is told.</source>
        <translation>อ่าน “จบบริบูรณ์” ไปแล้ว นิทานจบแล้ว</translation>
    </message>
    <message>
        <source>There’s nothing to choose right now.</source>
        <translation>ตอนนี้ยังไม่มีอะไรให้เลือก</translation>
    </message>
    <message>
        <source>You have no card of this category, so you’re skipped.</source>
        <translation>คุณไม่มีการ์ดหมวดนี้ จึงถูกข้าม</translation>
    </message>
    <message>
        <source>Only the Narrator chooses.</source>
        <translation>มีแต่ผู้เล่าที่เลือกได้</translation>
    </message>
    <message>
        <source>That’s more than this page asks for.</source>
        <translation>เลือกเกินจำนวนที่หน้านี้ต้องใช้</translation>
    </message>
    <message>
        <source>%1 isn’t in your hand.</source>
        <translation>“%1” ไม่อยู่ในมือคุณ</translation>
    </message>
    <message>
        <source>This page asks for a different category: %2. %1 belongs to %3.</source>
        <translation>หน้านี้ต้องใช้หมวด%2 แต่ “%1” อยู่ในหมวด%3</translation>
    </message>
    <message>
        <source>You can’t give cards right now.</source>
        <translation>ตอนนี้ส่งการ์ดไม่ได้</translation>
    </message>
    <message>
        <source>You’re the Narrator, so you don’t draw or give a card this round.</source>
        <translation>คุณเป็นผู้เล่า รอบนี้จึงไม่จั่วและไม่ส่งการ์ด</translation>
    </message>
    <message>
        <source>You’ve already given a card. Wait for the others.</source>
        <translation>คุณส่งการ์ดแล้ว รอคนอื่นส่งให้ครบก่อน</translation>
    </message>
    <message>
        <source>Not everyone has given a card yet.</source>
        <translation>ยังส่งการ์ดไม่ครบทุกคน</translation>
    </message>
    <message>
        <source>You must give a card.</source>
        <translation>คุณต้องส่งการ์ด</translation>
    </message>
    <message>
        <source>Give one card of each category, in this order: %1, then %2.</source>
        <translation>ส่งการ์ดหมวดละหนึ่งใบตามลำดับนี้: %1 แล้วตามด้วย %2</translation>
    </message>
    <message>
        <source>You must choose one of the cards.</source>
        <translation>คุณต้องเลือกการ์ดหนึ่งใบ</translation>
    </message>
    <message>
        <source>Choose exactly one card from each pile.</source>
        <translation>ต้องเลือกการ์ดกองละหนึ่งใบเท่านั้น</translation>
    </message>
    <message>
        <source>%1 isn’t one of the cards to choose from.</source>
        <translation>“%1” ไม่ใช่การ์ดที่เลือกได้</translation>
    </message>
    <message>
        <source>%1 isn’t in this pile: %2.</source>
        <translation>“%1” ไม่อยู่ในกองนี้: %2</translation>
    </message>
    <message>
        <source>You can’t name %1. Only characters, places and objects can have names.</source>
        <translation>ตั้งชื่อให้ “%1” ไม่ได้ ตั้งได้เฉพาะตัวละคร สถานที่ และสิ่งของ</translation>
    </message>
    <message>
        <source>The name has %1 characters, but the limit is %2.</source>
        <translation>ชื่อยาว %1 ตัวอักษร แต่ใช้ได้ไม่เกิน %2 ตัวอักษร</translation>
    </message>
    <message>
        <source>The detail has %1 characters, but the limit is %2.</source>
        <translation>รายละเอียดยาว %1 ตัวอักษร แต่ใช้ได้ไม่เกิน %2 ตัวอักษร</translation>
    </message>
    <message>
        <source>The text contains characters that can’t be printed.</source>
        <translation>ข้อความมีตัวอักษรที่พิมพ์ไม่ได้</translation>
    </message>
    <message>
        <source>Only the Narrator’s choice can have a name or a detail.</source>
        <translation>ใส่ชื่อหรือรายละเอียดได้เฉพาะการ์ดที่ผู้เล่าเลือก</translation>
    </message>
    <message>
        <source>Tokens stay face down until the last page.</source>
        <translation>โทเคนต้องคว่ำไว้จนถึงหน้าสุดท้าย</translation>
    </message>
    <message>
        <source>In the family variant, tokens stay face down and have no effect.</source>
        <translation>ในแบบครอบครัว โทเคนจะคว่ำไว้ตลอดและไม่มีผล</translation>
    </message>
    <message>
        <source>It’s not your turn to resolve a token.</source>
        <translation>ยังไม่ถึงคิวคุณใช้โทเคน</translation>
    </message>
    <message>
        <source>%1 has no effect to resolve.</source>
        <translation>“%1” ไม่มีผลให้ใช้</translation>
    </message>
    <message>
        <source>The Rose has no effect now. It settles a tie.</source>
        <translation>ตอนนี้กุหลาบยังไม่มีผล กุหลาบใช้ตัดสินเมื่อเสมอกัน</translation>
    </message>
    <message>
        <source>You don’t have this token: %1.</source>
        <translation>คุณไม่มีโทเคนนี้: %1</translation>
    </message>
    <message>
        <source>You’ve already resolved this token: %1.</source>
        <translation>คุณใช้โทเคนนี้ไปแล้ว: %1</translation>
    </message>
    <message>
        <source>Lay the Grave on one of your numbers first.</source>
        <translation>ต้องวางหลุมศพทับเลขของคุณหนึ่งตัวก่อน</translation>
    </message>
    <message>
        <source>Numbers score on their own. You have nothing to lay on them now.</source>
        <translation>เลขให้แต้มเองอยู่แล้ว และตอนนี้คุณไม่มีอะไรจะวางทับเลข</translation>
    </message>
    <message>
        <source>The Grave covers one of your own tokens.</source>
        <translation>หลุมศพต้องทับโทเคนของคุณเอง</translation>
    </message>
    <message>
        <source>%1 doesn’t show a number.</source>
        <translation>“%1” ไม่มีเลข</translation>
    </message>
    <message>
        <source>The Grave must cover one of your numbers.</source>
        <translation>หลุมศพต้องทับเลขของคุณหนึ่งตัว</translation>
    </message>
    <message>
        <source>Tokens</source>
        <extracomment>StoryLine: a line of the score; Where a name is missing, or a word of the table that all games share; StoryLine: a heading of the rules</extracomment>
        <translation>โทเคน</translation>
    </message>
    <message>
        <source>A token, face down</source>
        <translation>โทเคนคว่ำหน้า</translation>
    </message>
    <message>
        <source>The Bones, skull up</source>
        <translation>กระดูก (หงายด้านหัวกะโหลก)</translation>
    </message>
    <message>
        <source>The Bones, skull down</source>
        <translation>กระดูก (คว่ำด้านหัวกะโหลก)</translation>
    </message>
    <message>
        <source>A %1 under the Grave</source>
        <translation>เลข %1 ใต้หลุมศพ</translation>
    </message>
    <message>
        <source>A %1 on the Hat</source>
        <translation>เลข %1 บนหมวก</translation>
    </message>
    <message>
        <source>A %1</source>
        <extracomment>StoryLine: a line of the score</extracomment>
        <translation>เลข %1</translation>
    </message>
    <message>
        <source>Numbers</source>
        <extracomment>StoryLine: a line of the score; StoryLine: a heading of the rules</extracomment>
        <translation>เลข</translation>
    </message>
    <message>
        <source>On the Magic Hat</source>
        <translation>บนหมวกวิเศษ</translation>
    </message>
    <message>
        <source>The Bones, skull up: 3 points</source>
        <translation>กระดูก (หงายด้านหัวกะโหลก): 3 แต้ม</translation>
    </message>
    <message>
        <source>The Bones, skull down: no points</source>
        <translation>กระดูก (คว่ำด้านหัวกะโหลก): ไม่ได้แต้ม</translation>
    </message>
    <message>
        <source>A %1 under the Grave: no points</source>
        <translation>เลข %1 ใต้หลุมศพ: ไม่ได้แต้ม</translation>
    </message>
    <message>
        <source>A %1 on the Hat: counts twice</source>
        <translation>เลข %1 บนหมวก: นับสองเท่า</translation>
    </message>
    <message>
        <source>A face-down card</source>
        <translation>การ์ดคว่ำหน้า</translation>
    </message>
    <message>
        <source>%2: %1, yours</source>
        <translation>%2: %1 ของคุณ</translation>
    </message>
    <message>
        <source>%2: %1</source>
        <extracomment>StoryLine: beside a seat or a card: who tells, what somebody has</extracomment>
        <translation>%2: %1</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>หน้า %1 จาก %2</translation>
    </message>
    <message>
        <source>Narrator</source>
        <extracomment>StoryLine: beside a seat or a card: who tells, what somebody has</extracomment>
        <translation>ผู้เล่า</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <extracomment>StoryLine: beside a seat or a card: who tells, what somebody has</extracomment>
        <translation>
            <numerusform>โทเคน %n อัน</numerusform>
        </translation>
    </message>
    <message>
        <source>Chooses a card</source>
        <translation>กำลังเลือกการ์ด</translation>
    </message>
    <message>
        <source>The card is in</source>
        <translation>ส่งการ์ดแล้ว</translation>
    </message>
    <message>
        <source>Resolves tokens</source>
        <extracomment>StoryLine: beside a seat or a card: who tells, what somebody has</extracomment>
        <translation>กำลังใช้โทเคน</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>StoryLine: beside a seat or a card: who tells, what somebody has</extracomment>
        <translation>
            <numerusform>%n แต้ม</numerusform>
        </translation>
    </message>
    <message>
        <source>Covers one of your numbers, which is then worth nothing.</source>
        <translation>ทับเลขของคุณหนึ่งตัว แล้วเลขนั้นจะไม่มีค่าอีก</translation>
    </message>
    <message>
        <source>Takes one more token. If it’s a number, it counts twice.</source>
        <translation>หยิบโทเคนเพิ่มหนึ่งอัน ถ้าเป็นเลขจะนับสองเท่า</translation>
    </message>
    <message>
        <source>Three points with the skull up, none with the skull down.</source>
        <translation>กะโหลกหงายได้สามแต้ม กะโหลกคว่ำไม่ได้แต้ม</translation>
    </message>
    <message numerus="yes">
        <source>It costs you %n point(s). Another number would cost %1.</source>
        <translation>
            <numerusform>ทับเลขนี้จะเสีย %n แต้ม ถ้าทับเลขอื่นจะเสีย %1 แต้ม</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose %1</source>
        <extracomment>StoryLine: what a player may do; %1 is the title of a card or the name of a player</extracomment>
        <translation>เลือก “%1”</translation>
    </message>
    <message>
        <source>Choose %1 and %2</source>
        <translation>เลือก “%1” และ “%2”</translation>
    </message>
    <message>
        <source>The card’s giver gains a token, face down.</source>
        <translation>เจ้าของการ์ดจะได้โทเคนคว่ำหนึ่งอัน</translation>
    </message>
    <message>
        <source>Cover the %1</source>
        <translation>ทับเลข %1</translation>
    </message>
    <message numerus="yes">
        <source>Costs %n point(s).</source>
        <translation>
            <numerusform>เสีย %n แต้ม</numerusform>
        </translation>
    </message>
    <message>
        <source>Give %1</source>
        <extracomment>StoryLine: what a player may do; %1 is the title of a card or the name of a player</extracomment>
        <translation>ส่ง “%1”</translation>
    </message>
    <message>
        <source>Give %1 and %2</source>
        <translation>ส่ง “%1” และ “%2”</translation>
    </message>
    <message>
        <source>Shown once everyone has given a card.</source>
        <translation>การ์ดจะเปิดเมื่อทุกคนส่งครบแล้ว</translation>
    </message>
    <message>
        <source>Resolve %1</source>
        <extracomment>StoryLine: what a player may do; %1 is the title of a card or the name of a player</extracomment>
        <translation>ใช้ “%1”</translation>
    </message>
    <message>
        <source>Give two cards for this page: %1, %2.</source>
        <translation>ส่งการ์ดสองใบสำหรับหน้านี้: %1, %2</translation>
    </message>
    <message>
        <source>Give a card for this page: %1.</source>
        <translation>ส่งการ์ดสำหรับหน้านี้: %1</translation>
    </message>
    <message>
        <source>With three players it’s easy to guess who gave what.</source>
        <translation>เมื่อเล่นสามคน จะเดาได้ง่ายว่าใบไหนเป็นของใคร</translation>
    </message>
    <message>
        <source>The cards get shuffled, so nobody learns whose is whose.</source>
        <translation>สับการ์ดรวมกันแล้ว จึงไม่มีใครรู้ว่าใบไหนเป็นของใคร</translation>
    </message>
    <message>
        <source>Choose one card from each pile to carry the tale on.</source>
        <translation>เลือกการ์ดกองละหนึ่งใบมาเล่านิทานต่อ</translation>
    </message>
    <message>
        <source>Choose the card that carries the tale on.</source>
        <translation>เลือกการ์ดหนึ่งใบมาเล่านิทานต่อ</translation>
    </message>
    <message>
        <source>Add a name or a detail if you like. It goes into the tale.</source>
        <translation>จะตั้งชื่อหรือเติมรายละเอียดก็ได้ คำนั้นจะเข้าไปอยู่ในนิทาน</translation>
    </message>
    <message>
        <source>Which of your tokens comes next?</source>
        <translation>ต่อไปจะใช้โทเคนอันไหนของคุณ</translation>
    </message>
    <message>
        <source>You must resolve all of them, in any order.</source>
        <translation>ต้องใช้ให้ครบทุกอัน จะใช้อันไหนก่อนก็ได้</translation>
    </message>
    <message>
        <source>Lay the Grave on one of your numbers.</source>
        <translation>วางหลุมศพทับเลขของคุณหนึ่งตัว</translation>
    </message>
    <message>
        <source>That number is worth nothing from then on.</source>
        <translation>ตั้งแต่นี้ไปเลขนั้นจะไม่มีค่าอีก</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %n player(s) to give a card.</source>
        <translation>
            <numerusform>กำลังรอการ์ดจากผู้เล่นอีก %n คน</numerusform>
        </translation>
    </message>
    <message>
        <source>You’re the Narrator. Read the page aloud.</source>
        <translation>คุณเป็นผู้เล่า อ่านหน้านี้ออกเสียงให้ทุกคนฟัง</translation>
    </message>
    <message>
        <source>%1 chooses.</source>
        <extracomment>StoryLine: what a player may do; %1 is the title of a card or the name of a player</extracomment>
        <translation>%1 กำลังเลือก</translation>
    </message>
    <message>
        <source>%1 resolves tokens.</source>
        <translation>%1 กำลังใช้โทเคน</translation>
    </message>
    <message>
        <source>%1 is about to choose one card from each pile.</source>
        <translation>%1 กำลังจะเลือกการ์ดกองละหนึ่งใบ</translation>
    </message>
    <message>
        <source>%1 is about to choose one of these cards.</source>
        <translation>%1 กำลังจะเลือกหนึ่งใบจากการ์ดเหล่านี้</translation>
    </message>
    <message>
        <source>The tale is told.</source>
        <translation>นิทานจบแล้ว</translation>
    </message>
    <message>
        <source>The Bones are being flipped.</source>
        <translation>กำลังโยนกระดูก</translation>
    </message>
    <message>
        <source>The cards are being shuffled.</source>
        <translation>กำลังสับการ์ด</translation>
    </message>
    <message>
        <source>Worth as many points as it shows.</source>
        <translation>มีค่าตามเลขที่แสดง</translation>
    </message>
    <message>
        <source>Cover one of your own tokens that shows a number. It is then worth nothing.</source>
        <translation>ทับโทเคนของคุณเองหนึ่งอันที่เป็นเลข แล้วโทเคนนั้นจะไม่มีค่าอีก</translation>
    </message>
    <message>
        <source>If first place is tied, you win, no matter who is tied.</source>
        <translation>ถ้ามีคนเสมอกันเป็นที่หนึ่ง คุณจะชนะ แม้ตัวคุณเองจะไม่ได้เสมอด้วย</translation>
    </message>
    <message>
        <source>Flip it: skull up 3 points, skull down none.</source>
        <translation>โยนกระดูก: กะโหลกหงายได้ 3 แต้ม กะโหลกคว่ำได้ 0 แต้ม</translation>
    </message>
    <message>
        <source>Take one more token. If it’s a number, it counts twice.</source>
        <translation>หยิบโทเคนเพิ่มหนึ่งอัน ถ้าเป็นเลขจะนับสองเท่า</translation>
    </message>
    <message>
        <source>From %1</source>
        <extracomment>StoryLine: the name of a card: whose it was, or a page of the tale</extracomment>
        <translation>จาก %1</translation>
    </message>
    <message>
        <source>The giver of the card chosen here.</source>
        <translation>เจ้าของการ์ดที่เลือกในหน้านี้</translation>
    </message>
    <message>
        <source>This player has given a card.</source>
        <translation>ผู้เล่นคนนี้ส่งการ์ดแล้ว</translation>
    </message>
    <message>
        <source>Page %1</source>
        <extracomment>StoryLine: the name of a card: whose it was, or a page of the tale</extracomment>
        <translation>หน้า %1</translation>
    </message>
    <message>
        <source>%1 turns to page %2.</source>
        <translation>%1 พลิกไปหน้า %2</translation>
    </message>
    <message>
        <source>The others each draw a card of this category: %1.</source>
        <translation>คนอื่นจั่วการ์ดหมวดนี้คนละใบ: %1</translation>
    </message>
    <message>
        <source>%1 has given a card.</source>
        <translation>%1 ส่งการ์ดแล้ว</translation>
    </message>
    <message>
        <source>%1 has no card of this category and is skipped.</source>
        <translation>%1 ไม่มีการ์ดหมวดนี้ จึงถูกข้าม</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) revealed after the shuffle: %1.</source>
        <translation>
            <numerusform>สับการ์ด %n ใบแล้วเปิด: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 chooses %2. The card came from %3, who gains a token.</source>
        <translation>%1 เลือก “%2” ของ %3 เจ้าของการ์ดจึงได้โทเคนหนึ่งอัน</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) put back under the deck: %1.</source>
        <translation>
            <numerusform>คืนการ์ด %n ใบไว้ใต้กอง: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 reads The End.</source>
        <translation>%1 อ่าน “จบบริบูรณ์”</translation>
    </message>
    <message>
        <source>%1 lays the Grave on a %2, which is now worth nothing.</source>
        <translation>%1 วางหลุมศพทับเลข %2 เลขนี้จึงไม่มีค่าแล้ว</translation>
    </message>
    <message>
        <source>%1 has no number for the Grave, so it does nothing.</source>
        <translation>%1 ไม่มีเลขให้หลุมศพทับ หลุมศพจึงไม่มีผล</translation>
    </message>
    <message>
        <source>%1 flips the Bones: %2 points.</source>
        <translation>%1 โยนกระดูก: %2 แต้ม</translation>
    </message>
    <message>
        <source>%1 lifts the Hat and finds a %2, which counts as %3.</source>
        <translation>%1 เปิดหมวกเจอเลข %2 ซึ่งนับเป็น %3</translation>
    </message>
    <message>
        <source>%1 lifts the Hat and finds %2.</source>
        <translation>%1 เปิดหมวกเจอ: %2</translation>
    </message>
    <message>
        <source>%1 lifts the Hat and finds nothing.</source>
        <translation>%1 เปิดหมวกไม่เจออะไร</translation>
    </message>
    <message>
        <source>%1 has %2 points from %3 tokens.</source>
        <translation>%1 มี %2 แต้มจากโทเคน %3 อัน</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s).</source>
        <translation>
            <numerusform>%1 ชนะด้วย %n แต้ม</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First place is tied at %n point(s). %1 has the Rose and wins.</source>
        <translation>
            <numerusform>เสมอกันเป็นที่หนึ่งด้วย %n แต้ม แต่ %1 มีกุหลาบจึงชนะ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First place is tied at %n point(s). %1 has the most tokens (%2) and wins.</source>
        <translation>
            <numerusform>เสมอกันเป็นที่หนึ่งด้วย %n แต้ม แต่ %1 มีโทเคนมากที่สุด (%2 อัน) จึงชนะ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n token(s).</source>
        <translation>
            <numerusform>%1 ชนะด้วยโทเคน %n อัน</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 shares the victory with %n token(s).</source>
        <translation>
            <numerusform>%1 ชนะร่วมกับคนอื่นด้วยโทเคน %n อัน</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has only one number for the Grave. The %2 is now worth nothing.</source>
        <translation>%1 มีเลขให้หลุมศพทับแค่ตัวเดียว เลข %2 จึงไม่มีค่าแล้ว</translation>
    </message>
    <message>
        <source>%1 has only the Bones left to resolve, so they are flipped: %2 points.</source>
        <translation>%1 เหลือแค่กระดูกที่ต้องใช้ จึงโยนกระดูก: %2 แต้ม</translation>
    </message>
    <message>
        <source>%1 has only the Hat left to resolve, so it is lifted: a %2, which counts as %3.</source>
        <translation>%1 เหลือแค่หมวกที่ต้องใช้ จึงเปิดหมวก: เลข %2 นับเป็น %3</translation>
    </message>
    <message>
        <source>%1 has only the Hat left to resolve, so it is lifted: %2.</source>
        <translation>%1 เหลือแค่หมวกที่ต้องใช้ จึงเปิดหมวก: %2</translation>
    </message>
    <message>
        <source>%1 shares the victory with %2 points and %3 tokens.</source>
        <translation>%1 ชนะร่วมกับคนอื่นด้วย %2 แต้มและโทเคน %3 อัน</translation>
    </message>
    <message>
        <source>%1 chooses %2 from %3 and %4 from %5. Each card earns its giver a token.</source>
        <translation>%1 เลือก “%2” ของ %3 และ “%4” ของ %5 เจ้าของการ์ดจึงได้โทเคนใบละหนึ่งอัน</translation>
    </message>
    <message>
        <source>The tale goes on</source>
        <translation>นิทานดำเนินต่อไป</translation>
    </message>
    <message>
        <source>The End</source>
        <extracomment>StoryLine: the last page of the tale; StoryLine: a heading of the rules</extracomment>
        <translation>จบบริบูรณ์</translation>
    </message>
    <message>
        <source>Name: %1</source>
        <extracomment>StoryLine: words that a player gave with a card: a name for it, or a detail for the tale</extracomment>
        <translation>ชื่อ: %1</translation>
    </message>
    <message>
        <source>Detail: %1</source>
        <extracomment>StoryLine: words that a player gave with a card: a name for it, or a detail for the tale</extracomment>
        <translation>รายละเอียด: %1</translation>
    </message>
    <message>
        <source>What is in the box</source>
        <translation>ของในกล่อง</translation>
    </message>
    <message>
        <source>Setup</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation>เตรียมเล่น</translation>
    </message>
    <message>
        <source>A round</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation>ในหนึ่งรอบ</translation>
    </message>
    <message>
        <source>Double pages</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation>หน้าคู่</translation>
    </message>
    <message>
        <source>Names, details and the tale</source>
        <translation>ชื่อ รายละเอียด และนิทาน</translation>
    </message>
    <message>
        <source>Points and winners</source>
        <translation>แต้มและผู้ชนะ</translation>
    </message>
    <message>
        <source>Ways to play</source>
        <translation>รูปแบบการเล่น</translation>
    </message>
    <message>
        <source>When the game ends</source>
        <translation>การจบเกม</translation>
    </message>
    <message>
        <source>The game ends when the Narrator of round 15 reads The End. Nothing else ends it.</source>
        <translation>เกมจบเมื่อผู้เล่าของรอบที่ 15 อ่าน “จบบริบูรณ์”‖ นอกจากนี้ไม่มีอะไรที่ทำให้เกมจบได้</translation>
    </message>
    <message>
        <source>The last Narrator</source>
        <translation>ผู้เล่าคนสุดท้าย</translation>
    </message>
    <message>
        <source>The last Narrator is whoever reads The End. With 3 or 5 players that is the player to the right of the first Narrator, and with 7 it is the first Narrator again. Tokens are resolved starting with the last Narrator (SL-58).</source>
        <translation>ผู้เล่าคนสุดท้ายคือคนที่อ่าน “จบบริบูรณ์” ถ้าเล่น 3 หรือ 5 คน จะเป็นคนทางขวาของผู้เล่าคนแรก ถ้าเล่น 7 คน จะเป็นผู้เล่าคนแรกอีกครั้ง การใช้โทเคนพิเศษจะเริ่มจากผู้เล่าคนสุดท้าย (SL-58)</translation>
    </message>
    <message>
        <source>How often everyone narrates</source>
        <translation>แต่ละคนได้เล่ากี่ครั้ง</translation>
    </message>
    <message>
        <source>The 15 rounds go around the table, starting with the first Narrator. With 3 players everyone narrates 5 times, with 5 players 3 times. With 4, 6, 7 or 8 players some narrate once more than others. The last round is The End, which has no choice to make.</source>
        <translation>ทั้ง 15 รอบเวียนไปรอบโต๊ะ โดยเริ่มจากผู้เล่าคนแรก ถ้าเล่น 3 คน ทุกคนจะได้เล่า 5 ครั้ง ถ้าเล่น 5 คน ทุกคนจะได้เล่า 3 ครั้ง แต่ถ้าเล่น 4, 6, 7 หรือ 8 คน บางคนจะได้เล่ามากกว่าคนอื่นหนึ่งครั้ง รอบสุดท้ายคือ “จบบริบูรณ์” ซึ่งไม่ต้องเลือกการ์ด</translation>
    </message>
    <message>
        <source>All tokens are turned over</source>
        <translation>เปิดโทเคนทั้งหมด</translation>
    </message>
    <message>
        <source>When The End has been read, everyone turns over all their tokens at the same time. Now everyone can see them. Tokens left in the pool stay face down.</source>
        <translation>เมื่ออ่าน “จบบริบูรณ์” แล้ว ทุกคนเปิดโทเคนทั้งหมดของตัวเองพร้อมกัน‖ จากนั้นทุกคนจึงเห็นโทเคนของกันและกันได้ ส่วนโทเคนที่เหลือในกองกลางยังคงคว่ำอยู่</translation>
    </message>
    <message>
        <source>A token scores the number on it, so a 3 scores 3 points. Only the Grave and the Magic Hat can change this.</source>
        <translation>เลขบนโทเคนคือแต้มที่ได้ เลข 3 จึงได้ 3 แต้ม‖ มีแต่หลุมศพและหมวกวิเศษเท่านั้นที่เปลี่ยนแต้มนี้ได้</translation>
    </message>
    <message>
        <source>Who resolves first</source>
        <translation>ใครใช้โทเคนก่อน</translation>
    </message>
    <message>
        <source>Special tokens are resolved player by player, clockwise, beginning with the last Narrator. Each player resolves all of them before the next one begins. The order never changes a score, because effects touch only their owner’s tokens and there is only 1 Hat.</source>
        <translation>ทุกคนใช้โทเคนพิเศษทีละคนตามเข็มนาฬิกา เริ่มจากผู้เล่าคนสุดท้าย แต่ละคนต้องใช้ของตัวเองให้ครบก่อน คนถัดไปจึงเริ่มได้ ลำดับไม่ทำให้แต้มของใครเปลี่ยน เพราะโทเคนแต่ละอันมีผลกับโทเคนของเจ้าของเท่านั้น และหมวกก็มีแค่ 1 อัน</translation>
    </message>
    <message>
        <source>Several special tokens</source>
        <translation>โทเคนพิเศษหลายอัน</translation>
    </message>
    <message>
        <source>If you have several of the Grave, the Bones and the Magic Hat, you choose their order. Each of them must be resolved. When only one is left, it resolves by itself. The Rose just waits (SL-67).</source>
        <translation>ถ้าคุณมีหลุมศพ กระดูก และหมวกวิเศษรวมกันตั้งแต่สองอันขึ้นไป คุณเลือกลำดับเองได้‖ แต่ต้องใช้ให้ครบทุกอัน เมื่อเหลืออันเดียว อันนั้นจะมีผลเองทันที ส่วนกุหลาบจะรออยู่เฉย ๆ (SL-67)</translation>
    </message>
    <message>
        <source>You have the Grave, the Bones and the Magic Hat, and the order is up to you. Choose the one to begin with. When only one is left, it resolves by itself.</source>
        <translation>คุณมีหลุมศพ กระดูก และหมวกวิเศษ จะใช้ตามลำดับไหนก็ได้ เลือกอันที่จะใช้ก่อน เมื่อเหลืออันเดียว อันนั้นจะมีผลเองทันที</translation>
    </message>
    <message>
        <source>The Grave wipes out one of your own numbers. The token you lay it on counts as 0 from then on. The Grave itself scores nothing. Other players’ tokens are safe from it.</source>
        <translation>หลุมศพลบเลขของคุณเองหนึ่งตัว โทเคนที่ถูกทับจะนับเป็น 0 ตั้งแต่นั้นไป‖ ตัวหลุมศพเองไม่ให้แต้ม และไม่มีผลกับโทเคนของคนอื่น</translation>
    </message>
    <message>
        <source>What the Grave may cover</source>
        <translation>หลุมศพทับเลขไหนได้บ้าง</translation>
    </message>
    <message>
        <source>Any of your own tokens that shows a number will do, even the one on the Magic Hat. The Bones and the other special tokens never count as numbers. You must choose one, but it does not have to be the lowest. If you have no number at this point, the Grave does nothing, now or later.</source>
        <translation>หลุมศพทับโทเคนเลขของคุณเองอันไหนก็ได้ แม้แต่อันที่อยู่บนหมวกวิเศษ ส่วนกระดูกและโทเคนพิเศษอื่น ๆ ไม่ถือเป็นเลข คุณต้องเลือกหนึ่งอัน แต่ไม่จำเป็นต้องเป็นเลขต่ำสุด ถ้าตอนนั้นคุณไม่มีเลขเลย หลุมศพก็ไม่มีผล และจะไม่มีผลในภายหลังด้วย</translation>
    </message>
    <message>
        <source>The Bones lie skull up, and the Magic Hat has given you a 1 that counts as 2. Lay the Grave on any of your numbers; the one on the Hat costs you least. The Bones cannot be covered.</source>
        <translation>คุณโยนกระดูกได้กะโหลกหงาย และหมวกวิเศษให้เลข 1 ซึ่งนับเป็น 2 คุณจะวางหลุมศพทับเลขไหนของคุณก็ได้ แต่ถ้าทับเลขบนหมวกจะเสียแต้มน้อยที่สุด ส่วนกระดูกนั้นทับไม่ได้</translation>
    </message>
    <message>
        <source>One flip decides the Bones: 3 points if the skull is up, 0 if it is not. Both are equally likely. The flip is never repeated, and nothing doubles it.</source>
        <translation>โยนกระดูกครั้งเดียวก็ตัดสินผล: กะโหลกหงายได้ 3 แต้ม กะโหลกคว่ำได้ 0 แต้ม‖ โอกาสเท่ากันทั้งสองด้าน ไม่มีการโยนซ้ำ และไม่มีอะไรทำให้แต้มนี้เป็นสองเท่าได้</translation>
    </message>
    <message>
        <source>The Magic Hat and a number</source>
        <translation>หมวกวิเศษกับเลข</translation>
    </message>
    <message>
        <source>The Magic Hat gives you 1 more token from the pool, turned over at once. If it shows a number, it goes on the Hat and counts twice; a 3 then scores 6 points. The Hat itself is worth 0. You cannot refuse it. The printed rule is unclear here; we double the new token.</source>
        <translation>หมวกวิเศษให้โทเคนเพิ่ม 1 อันจากกองกลาง โดยต้องหงายโทเคนนั้นทันที‖ ถ้าเป็นเลข ให้วางบนหมวกและนับเป็นสองเท่า เลข 3 จึงได้ 6 แต้ม ตัวหมวกเองมีค่า 0 และคุณต้องรับโทเคนนี้เสมอ กติกาฉบับพิมพ์ตรงนี้เขียนไว้ไม่ชัด เราจึงนับโทเคนใหม่เป็นสองเท่า</translation>
    </message>
    <message>
        <source>The Magic Hat and a special token</source>
        <translation>หมวกวิเศษกับโทเคนพิเศษ</translation>
    </message>
    <message>
        <source>If the Hat gives you the Grave, the Rose or the Bones, nothing is doubled. The new token is yours like any other. The Grave and the Bones must be resolved; the Rose counts in a tie. The printed rules mention only numbers.</source>
        <translation>ถ้าเปิดหมวกได้หลุมศพ กุหลาบ หรือกระดูก จะไม่นับสองเท่า โทเคนใหม่เป็นของคุณเหมือนโทเคนอื่น ๆ ถ้าเป็นหลุมศพหรือกระดูก คุณต้องใช้ ถ้าเป็นกุหลาบ จะนับเมื่อเสมอกัน กติกาฉบับพิมพ์พูดถึงแต่กรณีที่ได้เลข</translation>
    </message>
    <message>
        <source>The Magic Hat has given you the Grave. Nothing is doubled, and you must lay it on one of your own numbers now. A 1 costs you least.</source>
        <translation>คุณเปิดหมวกวิเศษได้หลุมศพ จึงไม่นับสองเท่า และตอนนี้คุณต้องวางหลุมศพทับเลขของคุณเองหนึ่งตัว ถ้าทับเลข 1 จะเสียแต้มน้อยที่สุด</translation>
    </message>
    <message>
        <source>The Magic Hat and an empty pool</source>
        <translation>หมวกวิเศษเมื่อกองกลางหมด</translation>
    </message>
    <message>
        <source>If no token were left in the pool, the Hat would give you nothing and be worth 0. With our decks, 3 tokens are still left. The printed rules do not mention this.</source>
        <translation>ถ้าในกองกลางไม่มีโทเคนเหลือแล้ว หมวกจะไม่ให้อะไรและมีค่า 0 แต่ถ้าใช้สำรับที่มากับโปรแกรม จะยังเหลือโทเคน 3 อันเสมอ กติกาฉบับพิมพ์ไม่ได้พูดถึงเรื่องนี้</translation>
    </message>
    <message>
        <source>Grave or Hat first?</source>
        <translation>ใช้หลุมศพหรือหมวกก่อนดี</translation>
    </message>
    <message>
        <source>Only the order of the Grave and the Hat can matter. If you have no number, take the Grave first. It finds nothing to cover, and the Hat’s number still counts double. If you have a number, the Hat first is never worse. The Grave can then cover a low number from the Hat instead of a high one of yours. Once laid, the Grave stays.</source>
        <translation>ลำดับมีผลเฉพาะระหว่างหลุมศพกับหมวกเท่านั้น ถ้าคุณไม่มีเลข ให้ใช้หลุมศพก่อน หลุมศพจะไม่มีอะไรให้ทับ และเลขจากหมวกก็ยังนับสองเท่า แต่ถ้าคุณมีเลข การใช้หมวกก่อนไม่มีทางแย่กว่า เพราะหลุมศพอาจทับเลขต่ำจากหมวกแทนเลขสูงของคุณได้ วางหลุมศพแล้วจะย้ายไม่ได้</translation>
    </message>
    <message>
        <source>You have the Grave, the Magic Hat and only one number, a 3. Begin with the Hat, and you can cover whichever number costs less. Begin with the Grave, and it takes the 3 before the Hat gives you anything.</source>
        <translation>คุณมีหลุมศพ หมวกวิเศษ และเลขตัวเดียวคือ 3 ถ้าเริ่มด้วยหมวก คุณจะเลือกทับเลขที่เสียแต้มน้อยกว่าได้ แต่ถ้าเริ่มด้วยหลุมศพ หลุมศพจะทับเลข 3 ไปก่อนที่หมวกจะให้อะไรคุณ</translation>
    </message>
    <message>
        <source>The Rose scores no points. It settles a tie for first place. Its owner wins, no matter who is tied (SL-71).</source>
        <translation>กุหลาบไม่ให้แต้ม แต่ใช้ตัดสินเมื่อมีคนเสมอกันเป็นที่หนึ่ง โดยเจ้าของกุหลาบจะชนะ แม้ตัวเองจะไม่ได้เสมอด้วย (SL-71)</translation>
    </message>
    <message>
        <source>If several players tie for the most points, the owner of the Rose wins alone, no matter who is tied. A tie further down does not count. At 9, 7 and 7 points, the Rose does nothing. The printed rules mention only a tie; we read it as a tie for first place.</source>
        <translation>ถ้าหลายคนได้แต้มมากที่สุดเท่ากัน เจ้าของกุหลาบจะชนะคนเดียว แม้ตัวเองจะไม่ได้เสมอด้วย‖ การเสมอกันในอันดับรองลงไปไม่นับ เช่น ถ้าได้ 9, 7 และ 7 แต้ม กุหลาบก็ไม่มีผล กติกาฉบับพิมพ์พูดแค่ว่าเสมอกัน เราจึงตีความว่าหมายถึงเสมอกันเป็นที่หนึ่ง</translation>
    </message>
    <message>
        <source>Players who share the most tokens share the win. No special token has any effect, not even the Rose. No token is ever shown, not in the log and not when you look back at the game. The printed rules say nothing about ties here.</source>
        <translation>คนที่มีโทเคนมากที่สุดเท่ากันจะชนะร่วมกัน โทเคนพิเศษไม่มีผลเลย แม้แต่กุหลาบ และจะไม่เปิดโทเคนให้ใครเห็น ไม่ว่าในประวัติหรือตอนดูเกมย้อนหลัง กติกาฉบับพิมพ์ไม่ได้พูดถึงการเสมอกันในแบบนี้</translation>
    </message>
    <message>
        <source>Tokens left in the pool</source>
        <translation>โทเคนที่เหลือในกองกลาง</translation>
    </message>
    <message>
        <source>Tokens that nobody gained count for nobody. They stay face down even after the end, so you will not learn where a missing Rose was. In the printed rules, only the players’ tokens are turned over.</source>
        <translation>โทเคนที่ไม่มีใครได้ไปจะไม่นับแต้มให้ใคร และยังคว่ำไว้แม้เกมจบแล้ว คุณจึงไม่มีทางรู้ว่ากุหลาบที่หายไปอยู่ที่ไหน กติกาฉบับพิมพ์ให้เปิดเฉพาะโทเคนของผู้เล่น</translation>
    </message>
    <message>
        <source>Your points</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation>แต้มของคุณ</translation>
    </message>
    <message>
        <source>Your points are all your numbers that are not covered, with the one on the Magic Hat counted twice, plus 3 for the Bones with the skull up. The Grave, the Rose and the Hat have no points of their own.</source>
        <translation>แต้มของคุณคือผลรวมของเลขทั้งหมดที่ไม่ถูกทับ โดยเลขบนหมวกวิเศษนับเป็นสองเท่า แล้วบวกอีก 3 ถ้าโยนกระดูกได้กะโหลกหงาย ส่วนหลุมศพ กุหลาบ และหมวกไม่มีแต้มในตัวเอง</translation>
    </message>
    <message>
        <source>The most points win</source>
        <translation>ใครแต้มมากที่สุดก็ชนะ</translation>
    </message>
    <message>
        <source>When all tokens are resolved, the highest total wins. The rules settle only first place. Ties further down stay ties.</source>
        <translation>เมื่อใช้โทเคนพิเศษครบแล้ว คนที่มีแต้มรวมสูงสุดเป็นผู้ชนะ‖ กติกาตัดสินแค่ที่หนึ่ง อันดับรองลงไปถ้าเสมอก็ถือว่าเสมอกัน</translation>
    </message>
    <message>
        <source>A tie and the Rose</source>
        <translation>เสมอกันเมื่อมีกุหลาบ</translation>
    </message>
    <message>
        <source>You have 11 points, Ben has 9, and Cleo has 8 and the Rose. Lay the Grave on your 1 and you win with 10. Lay it on a 2 and you tie with Ben at 9, so Cleo wins with the Rose.</source>
        <translation>คุณมี 11 แต้ม Ben มี 9 แต้ม ส่วน Cleo มี 8 แต้มกับกุหลาบ ถ้าวางหลุมศพทับเลข 1 ของคุณ คุณจะชนะด้วย 10 แต้ม แต่ถ้าทับเลข 2 คุณจะเสมอกับ Ben ที่ 9 แต้ม Cleo จึงชนะเพราะมีกุหลาบ</translation>
    </message>
    <message>
        <source>A tie without the Rose</source>
        <translation>เสมอกันโดยไม่มีกุหลาบ</translation>
    </message>
    <message>
        <source>If nobody has the Rose, the tied players count their tokens, and the one with the most wins. Every token counts once here: covered, doubled, special, and also the one from the Hat. The printed rules do not say which tokens count, so all of them do.</source>
        <translation>ถ้าไม่มีใครมีกุหลาบ ให้คนที่เสมอกันนับโทเคน ใครมีมากที่สุดก็ชนะ‖ โทเคนทุกอันนับเป็นหนึ่ง ไม่ว่าจะเป็นอันที่ถูกทับ อันที่นับสองเท่า อันพิเศษ หรืออันที่ได้จากหมวก กติกาฉบับพิมพ์ไม่ได้บอกว่าให้นับโทเคนไหน จึงนับทุกอัน</translation>
    </message>
    <message>
        <source>Nobody has the Rose. You have 12 points and 7 tokens, Ben has 11 points and 5 tokens. Lay the Grave on a 1, and you tie at 11 and win on tokens. Lay it on a 2 or a 3, and Ben has the most points.</source>
        <translation>ไม่มีใครมีกุหลาบ คุณมี 12 แต้มกับโทเคน 7 อัน ส่วน Ben มี 11 แต้มกับโทเคน 5 อัน ถ้าวางหลุมศพทับเลข 1 จะเสมอกันที่ 11 แต้ม และคุณจะชนะด้วยจำนวนโทเคน แต่ถ้าทับเลข 2 หรือ 3 Ben จะมีแต้มมากที่สุด</translation>
    </message>
    <message>
        <source>Shared victory</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation>ชนะร่วมกัน</translation>
    </message>
    <message>
        <source>If the tied players are equal in tokens too, they win together. If only some of them share the highest number of tokens, those win and the other tied players do not. The printed rules cover only the case where all are equal.</source>
        <translation>ถ้าคนที่เสมอกันมีโทเคนเท่ากันด้วย ก็ชนะร่วมกัน แต่ถ้ามีแค่บางคนในกลุ่มนั้นที่มีโทเคนมากที่สุดเท่ากัน เฉพาะคนเหล่านั้นเท่านั้นที่ชนะ ส่วนคนอื่นที่เสมอกันจะไม่ชนะด้วย กติกาฉบับพิมพ์พูดถึงแค่กรณีที่เท่ากันทุกคน</translation>
    </message>
    <message>
        <source>This is a simpler ending, made for playing with young children. No token is turned over, and the most tokens win. Everything before The End stays the same. You switch it on before the game, and it stays on.</source>
        <translation>นี่คือตอนจบแบบง่าย ทำไว้สำหรับเล่นกับเด็กเล็ก‖ จะไม่เปิดโทเคนเลย ใครมีโทเคนมากที่สุดก็ชนะ ทุกอย่างก่อน “จบบริบูรณ์” เหมือนเดิม ต้องเลือกใช้แบบนี้ก่อนเริ่มเกม และจะใช้ไปจนจบ</translation>
    </message>
    <message>
        <source>This is the last choice of a game in the family variant. The giver of the card that you choose gains the last token, and The End is read. Cleo has 6 tokens and Ben has 5, so the win may be hers alone or shared.</source>
        <translation>นี่คือการเลือกครั้งสุดท้ายของเกมแบบครอบครัว เจ้าของการ์ดที่คุณเลือกจะได้โทเคนอันสุดท้าย จากนั้นผู้เล่าจะอ่าน “จบบริบูรณ์” Cleo มีโทเคน 6 อันและ Ben มี 5 อัน Cleo จึงอาจชนะคนเดียวหรือชนะร่วมกัน</translation>
    </message>
    <message>
        <source>Family variant: ties</source>
        <translation>แบบครอบครัว: เมื่อเสมอกัน</translation>
    </message>
    <message>
        <source>Recommended age</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation>อายุที่แนะนำ</translation>
    </message>
    <message>
        <source>The printed game is for ages 8 and up, and its small parts are not for children under 3. That is advice only and changes no rule.</source>
        <translation>เกมฉบับพิมพ์เหมาะกับผู้เล่นอายุ 8 ปีขึ้นไป และมีชิ้นส่วนเล็กที่ไม่เหมาะกับเด็กอายุต่ำกว่า 3 ปี นี่เป็นแค่คำแนะนำ ไม่ได้เปลี่ยนกติกา</translation>
    </message>
    <message>
        <source>Fifteen rounds</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation>สิบห้ารอบ</translation>
    </message>
    <message>
        <source>Each narrator card is a round, 15 in all. In round 15, The End is read, and nobody draws, plays, chooses or gains anything. So there are 14 rounds with a choice, and 18 story cards go into the tale, because double pages ask for 2.</source>
        <translation>การ์ดผู้เล่าหนึ่งใบคือหนึ่งรอบ รวมทั้งหมด 15 รอบ รอบที่ 15 แค่อ่าน “จบบริบูรณ์” ไม่มีใครจั่ว เล่น เลือก หรือได้อะไร จึงมี 14 รอบที่มีการเลือก และมีการ์ดเรื่องเข้าไปในนิทาน 18 ใบ เพราะหน้าคู่ใช้ 2 ใบ</translation>
    </message>
    <message>
        <source>The steps of a round</source>
        <translation>ขั้นต่าง ๆ ในรอบ</translation>
    </message>
    <message>
        <source>The Narrator reads the next narrator card. The others draw and then play a card face down. The played cards are shuffled and read out, and the Narrator chooses one. Its giver gains a token, the other cards go back, and the narrator deck is passed on. No step begins before the last one is done.</source>
        <translation>ผู้เล่าอ่านการ์ดผู้เล่าใบถัดไป คนอื่นจั่วการ์ด แล้วเล่นการ์ดคว่ำหน้าคนละใบ จากนั้นนำการ์ดเหล่านั้นมาสับและอ่านออกเสียง ผู้เล่าเลือกหนึ่งใบ คนที่เล่นใบนั้นได้โทเคน ส่วนใบอื่นคืนเข้ากอง แล้วจึงส่งสำรับผู้เล่าต่อไป ต้องทำแต่ละขั้นให้จบก่อน จึงจะเริ่มขั้นต่อไปได้</translation>
    </message>
    <message>
        <source>Turning the page</source>
        <translation>พลิกหน้า</translation>
    </message>
    <message>
        <source>A round begins when its Narrator turns over the next narrator card and reads it out. The card stays face up, as a page of the tale. The program turns it over by itself.</source>
        <translation>แต่ละรอบเริ่มเมื่อผู้เล่าของรอบนั้นเปิดการ์ดผู้เล่าใบถัดไปและอ่านออกเสียง‖ การ์ดใบนี้จะหงายไว้เป็นหน้าหนึ่งของนิทาน โปรแกรมจะพลิกให้เอง</translation>
    </message>
    <message>
        <source>The banner names the category</source>
        <translation>แถบบอกหมวด</translation>
    </message>
    <message>
        <source>The banner on the page says which category is asked for. Only cards of this category are drawn and played in this round.</source>
        <translation>แถบบนหน้านิทานบอกว่าต้องใช้การ์ดหมวดไหน‖ ในรอบนี้จะจั่วและเล่นเฉพาะการ์ดหมวดนั้น</translation>
    </message>
    <message>
        <source>Ben narrates, and his page asks for a place. You hold 2 places now. Pick a card of another category, and you are told that it does not fit. Then play one of the places.</source>
        <translation>Ben เป็นผู้เล่า และหน้านิทานของ Ben ต้องใช้การ์ดสถานที่ ตอนนี้คุณถือการ์ดสถานที่ 2 ใบ ลองเลือกการ์ดหมวดอื่นดูก่อน โต๊ะจะบอกว่าใช้ไม่ได้ จากนั้นเล่นการ์ดสถานที่หนึ่งใบ</translation>
    </message>
    <message>
        <source>The others draw</source>
        <translation>คนอื่นจั่ว</translation>
    </message>
    <message>
        <source>Everyone but the Narrator takes the top card of the category that is asked for. Everyone draws before anyone plays. So you hold 2 cards of this category and can choose between them.</source>
        <translation>ทุกคนยกเว้นผู้เล่าหยิบการ์ดใบบนสุดของหมวดที่ต้องใช้‖ ต้องจั่วให้ครบทุกคนก่อน แล้วค่อยเริ่มเล่นการ์ด คุณจึงถือการ์ดหมวดนี้ 2 ใบและเลือกใบใดใบหนึ่งได้</translation>
    </message>
    <message>
        <source>The Narrator stays out</source>
        <translation>ผู้เล่าไม่ร่วมเล่นการ์ด</translation>
    </message>
    <message>
        <source>The Narrator neither draws nor plays, and keeps the card of this category for a later round. The printed rules could be read either way here; a Narrator who played would run out of cards.</source>
        <translation>ผู้เล่าไม่จั่วและไม่เล่นการ์ด แต่เก็บการ์ดหมวดนี้ไว้ใช้ในรอบหลัง‖ กติกาฉบับพิมพ์ตรงนี้อ่านได้สองแบบ แต่ถ้าผู้เล่าเล่นการ์ดด้วย การ์ดในมือก็จะหมด</translation>
    </message>
    <message>
        <source>A story deck runs short</source>
        <translation>การ์ดเรื่องในกองไม่พอ</translation>
    </message>
    <message>
        <source>This never happens with our decks (SL-9). If it did, cards would be drawn clockwise from the Narrator’s left as long as there are any. Players who hold a card of the category play one; players who hold none are skipped.</source>
        <translation>ถ้าใช้สำรับที่มากับโปรแกรม เรื่องนี้ไม่มีทางเกิดขึ้น (SL-9) แต่ถ้าเกิดขึ้น ให้เริ่มจากคนทางซ้ายของผู้เล่า แล้วจั่วตามเข็มนาฬิกาเท่าที่ยังมีการ์ด ใครมีการ์ดหมวดนั้นก็เล่นหนึ่งใบ ใครไม่มีก็ถูกข้าม</translation>
    </message>
    <message>
        <source>Everyone else plays one card</source>
        <translation>คนอื่นเล่นการ์ดคนละใบ</translation>
    </message>
    <message>
        <source>Everyone but the Narrator is a giver and must play exactly 1 card of the category, face down. It may be the card you have just drawn or the one you held before. You keep the other one for later.</source>
        <translation>ทุกคนยกเว้นผู้เล่าต้องเล่นการ์ดหมวดนั้นแบบคว่ำหน้าคนละ 1 ใบพอดี‖ จะเป็นใบที่เพิ่งจั่วหรือใบที่ถืออยู่ก่อนก็ได้ ส่วนอีกใบให้เก็บไว้ใช้ทีหลัง</translation>
    </message>
    <message>
        <source>Secret and final</source>
        <translation>เป็นความลับและเปลี่ยนไม่ได้</translation>
    </message>
    <message>
        <source>Everyone plays at the same time, and nobody sees what the others play. Everyone can see who has played, though. A played card cannot be taken back, because that could give something away. The printed rules say nothing about this.</source>
        <translation>ทุกคนเล่นพร้อมกัน โดยไม่มีใครเห็นว่าคนอื่นเล่นอะไร‖ แต่ทุกคนเห็นได้ว่าใครเล่นไปแล้ว การ์ดที่เล่นแล้วจะเอาคืนไม่ได้ เพราะอาจกลายเป็นการบอกใบ้ กติกาฉบับพิมพ์ไม่ได้พูดถึงเรื่องนี้</translation>
    </message>
    <message>
        <source>Wait until all have played</source>
        <translation>รอจนเล่นครบทุกคน</translation>
    </message>
    <message>
        <source>The cards stay face down until the last player has played. Only then are they shuffled and shown, and only then can the Narrator choose.</source>
        <translation>การ์ดจะคว่ำอยู่จนกว่าทุกคนจะเล่นครบ จากนั้นจึงสับแล้วเปิดการ์ดให้ผู้เล่าเลือก</translation>
    </message>
    <message>
        <source>Shuffling the played cards</source>
        <translation>สับการ์ดที่เล่น</translation>
    </message>
    <message>
        <source>When all have played, the cards are shuffled before anyone looks at them. Their order says nothing about who played which card or who was quick.</source>
        <translation>เมื่อทุกคนเล่นครบแล้ว ให้สับการ์ดก่อนที่จะมีใครได้ดู‖ ลำดับของการ์ดจึงไม่บอกว่าใครเล่นใบไหนหรือใครเล่นก่อน</translation>
    </message>
    <message>
        <source>Cards are shown and read</source>
        <translation>เปิดและอ่านการ์ด</translation>
    </message>
    <message>
        <source>All the played cards are turned over and read out. From then on everyone knows them. None are left out.</source>
        <translation>เปิดการ์ดที่เล่นไปทุกใบแล้วอ่านออกเสียง โดยไม่ให้มีใบไหนตกหล่น จากนั้นทุกคนก็จะรู้ว่ามีใบไหนบ้าง</translation>
    </message>
    <message>
        <source>The Narrator chooses</source>
        <translation>ผู้เล่าเลือก</translation>
    </message>
    <message>
        <source>The Narrator picks 1 of the cards shown to carry the tale on. The choice is free, but it must be one of these cards. Choosing none is not allowed, and neither is choosing a card from the Narrator’s own hand.</source>
        <translation>ผู้เล่าเลือกการ์ดที่เปิดอยู่ 1 ใบเพื่อเล่านิทานต่อ‖ จะเลือกใบไหนก็ได้ตามใจ แต่ต้องเป็นใบหนึ่งในนี้ จะไม่เลือกเลยไม่ได้ และจะใช้การ์ดในมือของผู้เล่าเองก็ไม่ได้</translation>
    </message>
    <message>
        <source>The 3 cards that the others have played are face up, and nothing shows whose they are. Choose one of them. Only then do you learn who played it and gains a token.</source>
        <translation>การ์ด 3 ใบของคนอื่นหงายอยู่บนโต๊ะ โดยไม่มีอะไรบอกว่าใบไหนเป็นของใคร เลือกหนึ่งใบ แล้วคุณจะรู้ว่าใครเล่นใบนั้นและได้โทเคน</translation>
    </message>
    <message>
        <source>The chosen card joins the tale</source>
        <translation>การ์ดที่เลือกเข้าไปอยู่ในนิทาน</translation>
    </message>
    <message>
        <source>The chosen card lies beside its narrator card, like two pages of an open book. It stays there until the end and never goes back to a deck or a hand.</source>
        <translation>การ์ดที่เลือกจะวางอยู่ข้างการ์ดผู้เล่าของหน้านั้น เหมือนหนังสือที่กางอยู่สองหน้า และจะอยู่ตรงนั้นจนจบเกม ไม่กลับเข้ากองหรือเข้ามือใครอีก</translation>
    </message>
    <message>
        <source>A token for the chosen card</source>
        <translation>โทเคนสำหรับการ์ดที่เลือก</translation>
    </message>
    <message>
        <source>The giver of the chosen card gains 1 token from the pool, face down. Chance decides which one it is.</source>
        <translation>คนที่เล่นการ์ดที่ถูกเลือกจะได้โทเคนคว่ำหน้า 1 อันจากกองกลาง‖ ส่วนจะได้อันไหนก็แล้วแต่โชค</translation>
    </message>
    <message>
        <source>Tokens stay face down</source>
        <translation>โทเคนต้องคว่ำไว้</translation>
    </message>
    <message>
        <source>Nobody may look at a token before the end, not even its owner. Everyone can see how many tokens each player has.</source>
        <translation>ห้ามใครดูโทเคนก่อนจบเกม แม้แต่เจ้าของเอง‖ แต่ทุกคนเห็นได้ว่าใครมีกี่อัน</translation>
    </message>
    <message>
        <source>Nobody knows who played what</source>
        <translation>ไม่มีใครรู้ว่าใครเล่นอะไร</translation>
    </message>
    <message>
        <source>Until the choice is made, nobody learns who played which card: not the Narrator, not the others, not the bots. You know only your own card. The program gives no sign of it anywhere.</source>
        <translation>ก่อนที่ผู้เล่าจะเลือก ไม่มีใครรู้ว่าใครเล่นใบไหน ไม่ว่าจะเป็นผู้เล่า คนอื่น หรือบอต‖ คุณรู้แค่ใบของตัวเอง และโปรแกรมจะไม่บอกใบ้ไว้ที่ไหนเลย</translation>
    </message>
    <message>
        <source>Whose card was it?</source>
        <translation>เจ้าของการ์ดที่ถูกเลือก</translation>
    </message>
    <message>
        <source>The token tells everyone whose card was chosen, and the table shows it beside that card. Nobody is ever told who played the other cards, not in the log and not after the game. With 3 players you can work it out yourself, but the program still does not say.</source>
        <translation>เมื่อให้โทเคน ทุกคนจะรู้ว่าการ์ดที่ถูกเลือกเป็นของใคร และโต๊ะจะแสดงไว้ข้างการ์ดนั้น ส่วนใบอื่นเป็นของใครนั้นจะไม่บอกเลย ไม่ว่าในประวัติหรือหลังจบเกม ถ้าเล่น 3 คน คุณอาจคิดออกเองได้ แต่โปรแกรมก็ยังไม่บอกอยู่ดี</translation>
    </message>
    <message>
        <source>The other cards go back</source>
        <translation>คืนการ์ดใบอื่น</translation>
    </message>
    <message>
        <source>The cards that were not chosen are shuffled and put under the deck of their category. Everyone has seen them, but nobody knows their order.</source>
        <translation>สับการ์ดที่ไม่ถูกเลือก แล้ววางไว้ใต้กองของหมวดนั้น‖ ทุกคนเห็นการ์ดเหล่านี้แล้ว แต่ไม่มีใครรู้ลำดับ</translation>
    </message>
    <message>
        <source>How many cards you hold</source>
        <translation>ถือการ์ดกี่ใบ</translation>
    </message>
    <message>
        <source>Between rounds everyone holds 5 cards, 1 of each category. After drawing you hold 6, or 7 on a double page. After playing you hold 5 again. The Narrator holds 5 throughout.</source>
        <translation>ก่อนเริ่มแต่ละรอบ ทุกคนถือการ์ด 5 ใบ หมวดละ 1 ใบ เมื่อจั่วแล้วจะถือ 6 ใบ หรือ 7 ใบถ้าเป็นหน้าคู่ เมื่อเล่นแล้วก็กลับเป็น 5 ใบ ส่วนผู้เล่าถือ 5 ใบตลอด</translation>
    </message>
    <message>
        <source>The narrator deck goes to the left</source>
        <translation>ส่งสำรับผู้เล่าไปทางซ้าย</translation>
    </message>
    <message>
        <source>After each round the narrator deck goes 1 seat to the left, and that player narrates next. It moves 1 seat after a double page too.</source>
        <translation>หลังจบแต่ละรอบ สำรับผู้เล่าจะเลื่อนไปทางซ้าย 1 ที่นั่ง และคนที่นั่งตรงนั้นจะได้เล่าต่อ‖ หลังหน้าคู่ก็เลื่อน 1 ที่นั่งเช่นกัน</translation>
    </message>
    <message>
        <source>Nothing else to do</source>
        <translation>ไม่มีอย่างอื่นให้ทำ</translation>
    </message>
    <message>
        <source>There is nothing else to do in a round: no passing, no swapping, no discarding, no second draw. You may talk as much as you like. The program never confirms what anyone says about a card.</source>
        <translation>ในหนึ่งรอบไม่มีอย่างอื่นให้ทำแล้ว จะผ่าน แลก ทิ้ง หรือจั่วใบที่สองไม่ได้ คุณจะคุยกันแค่ไหนก็ได้ แต่โปรแกรมจะไม่ยืนยันว่าใครพูดเรื่องการ์ดถูกหรือผิด</translation>
    </message>
    <message>
        <source>Bots and shared screens</source>
        <translation>บอตและการใช้จอร่วมกัน</translation>
    </message>
    <message>
        <source>A bot sees exactly what its seat may see. As the Narrator, it does not know whose cards it is choosing from, so it cannot favour anyone. On a shared screen, a hand opens only when its player is ready, and the page with the choice names nobody.</source>
        <translation>บอตเห็นเท่าที่ผู้เล่นในที่นั่งนั้นเห็นได้ เมื่อบอตเป็นผู้เล่าก็ไม่รู้ว่าการ์ดที่ให้เลือกเป็นของใคร จึงเข้าข้างใครไม่ได้ เมื่อใช้จอร่วมกัน การ์ดในมือจะเปิดก็ต่อเมื่อเจ้าของพร้อมเท่านั้น และหน้าจอเลือกการ์ดก็ไม่บอกว่าใบไหนเป็นของใคร</translation>
    </message>
    <message>
        <source>Two banners, two cards</source>
        <translation>สองแถบ การ์ดสองใบ</translation>
    </message>
    <message>
        <source>If the page has 2 banners, everyone but the Narrator draws a card of each of the 2 categories and plays a card of each. Both are played together. Two cards of the same category, or only one card, will not do.</source>
        <translation>ถ้าหน้านั้นมี 2 แถบ ทุกคนยกเว้นผู้เล่าจะจั่วการ์ดของทั้ง 2 หมวด หมวดละใบ แล้วเล่นหมวดละใบ‖ โดยต้องเล่นทั้งคู่พร้อมกัน จะเล่นหมวดเดียวกัน 2 ใบหรือเล่นแค่ใบเดียวไม่ได้</translation>
    </message>
    <message>
        <source>This page has 2 banners, object and action, and you hold 2 cards of each. Pick 1 object and 1 action and play them together. A single card is not enough.</source>
        <translation>หน้านี้มี 2 แถบ คือสิ่งของและการกระทำ และคุณถือการ์ดอยู่อย่างละ 2 ใบ เลือกสิ่งของ 1 ใบและการกระทำ 1 ใบแล้วเล่นพร้อมกัน จะเล่นแค่ใบเดียวไม่ได้</translation>
    </message>
    <message>
        <source>Two piles</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation>สองกอง</translation>
    </message>
    <message>
        <source>The cards of the 2 categories make 2 piles. Each pile is shuffled and shown by itself, so the positions in the piles do not show which cards came from the same player.</source>
        <translation>การ์ดของ 2 หมวดแยกเป็น 2 กอง‖ แต่ละกองจะสับและเปิดแยกกัน ตำแหน่งในกองจึงไม่บอกว่าใบไหนมาจากคนเดียวกัน</translation>
    </message>
    <message>
        <source>One card from each pile</source>
        <translation>กองละหนึ่งใบ</translation>
    </message>
    <message>
        <source>The Narrator chooses 1 card from each pile. Both choices are made together, and only then are the 2 tokens given. Both cards may come from the same player, who then gains 2 tokens. The printed rules do not say when the first token is given; given early, it could give something away about the second pile.</source>
        <translation>ผู้เล่าเลือกการ์ดกองละ 1 ใบ‖ โดยต้องเลือกทั้งสองใบพร้อมกัน แล้วจึงให้โทเคน 2 อัน ทั้งสองใบอาจมาจากคนเดียวกัน คนนั้นก็จะได้โทเคน 2 อัน กติกาฉบับพิมพ์ไม่ได้บอกว่าให้โทเคนแรกเมื่อไร แต่ถ้าให้เร็วไป อาจกลายเป็นการบอกใบ้เรื่องกองที่สอง</translation>
    </message>
    <message>
        <source>Here are 2 piles, one of objects and one of actions. Choose 1 card from each. Both may come from the same player; you find out only when the tokens are given.</source>
        <translation>ตรงนี้มีการ์ด 2 กอง คือกองสิ่งของและกองการกระทำ เลือกกองละ 1 ใบ ทั้งสองใบอาจมาจากคนเดียวกัน แต่คุณจะรู้ตอนให้โทเคนเท่านั้น</translation>
    </message>
    <message>
        <source>Tidying up after a double page</source>
        <translation>เก็บโต๊ะหลังหน้าคู่</translation>
    </message>
    <message>
        <source>The other cards of each pile are shuffled and put under their own deck. Both chosen cards stay beside the page. Then the narrator deck goes 1 seat to the left, as always.</source>
        <translation>สับการ์ดใบอื่นของแต่ละกอง แล้ววางไว้ใต้กองจั่วของหมวดนั้น ส่วนสองใบที่ถูกเลือกจะอยู่ข้าง ๆ หน้านั้นต่อไป จากนั้นสำรับผู้เล่าจะเลื่อนไปทางซ้าย 1 ที่นั่งเหมือนเคย</translation>
    </message>
    <message>
        <source>A name and a detail</source>
        <translation>ชื่อและรายละเอียด</translation>
    </message>
    <message>
        <source>When choosing, the Narrator may give the chosen card a name or add a detail. Only characters, places and objects can have a name; a detail can go with any card. Everyone can read them, they become part of the tale, and they change nothing else. After the choice they stay as they are.</source>
        <translation>เมื่อเลือกการ์ด ผู้เล่าจะตั้งชื่อให้การ์ดนั้นหรือเติมรายละเอียดก็ได้‖ ตั้งชื่อได้เฉพาะตัวละคร สถานที่ และสิ่งของ ส่วนรายละเอียดเติมให้การ์ดใบไหนก็ได้ ทุกคนอ่านได้ และถือเป็นส่วนหนึ่งของนิทาน แต่ไม่มีผลอย่างอื่น เมื่อเลือกแล้วจะแก้ไม่ได้อีก</translation>
    </message>
    <message>
        <source>Choose a character and a feature for this page. Give the character a name and either card a detail, if you like. A feature cannot have a name.</source>
        <translation>เลือกตัวละครและลักษณะสำหรับหน้านี้ จะตั้งชื่อให้ตัวละครหรือเติมรายละเอียดให้ใบไหนด้วยก็ได้ แต่ตั้งชื่อให้ลักษณะไม่ได้</translation>
    </message>
    <message>
        <source>How long a name may be</source>
        <translation>ชื่อยาวได้แค่ไหน</translation>
    </message>
    <message>
        <source>A name may have up to 32 characters and a detail up to 160. Spaces at the ends and double spaces are tidied away, and line breaks become spaces. If the text is too long or contains characters that cannot be printed, the choice is refused and you can fix it.</source>
        <translation>ชื่อยาวได้ไม่เกิน 32 ตัวอักษร และรายละเอียดไม่เกิน 160 ตัวอักษร‖ ช่องว่างหัวท้ายและช่องว่างที่ซ้ำกันจะถูกตัดออก ส่วนการขึ้นบรรทัดใหม่จะกลายเป็นช่องว่าง ถ้าข้อความยาวเกินไปหรือมีตัวอักษรที่พิมพ์ไม่ได้ จะยืนยันการเลือกไม่ได้ แต่คุณแก้แล้วเลือกใหม่ได้</translation>
    </message>
    <message>
        <source>Blanks in the pages</source>
        <translation>ช่องว่างในหน้านิทาน</translation>
    </message>
    <message>
        <source>Each banner leaves a blank in the text of its page, and the chosen card fills it. Later pages may come back to it. A villain chosen on page 2 can turn up again right up to the last page.</source>
        <translation>แต่ละแถบเว้นช่องว่างไว้ในข้อความของหน้านั้น แล้วการ์ดที่เลือกจะเติมช่องว่างให้เต็ม หน้าต่อ ๆ ไปอาจพูดถึงสิ่งที่เติมไว้อีก เช่น ตัวร้ายที่เลือกในหน้า 2 อาจโผล่มาอีกได้จนถึงหน้าสุดท้าย</translation>
    </message>
    <message>
        <source>Words that fit</source>
        <translation>คำที่เข้ากัน</translation>
    </message>
    <message>
        <source>Each story card knows the forms that a sentence may need: a hungry scarecrow, the hungry scarecrow, he, him, his. An action can appear as whistle backwards, whistled backwards or whistling backwards. That way the pages read well, whatever is chosen.</source>
        <translation>การ์ดเรื่องแต่ละใบมีรูปคำครบตามที่ประโยคต้องใช้ เช่น “หุ่นไล่กาผู้หิวโหย” หรือสั้น ๆ ว่า “หุ่นไล่กา” ลักษณะใช้ได้ทั้ง “ฟันสามแถว” และ “มีฟันเรียงกันสามแถว” ส่วนการกระทำอย่าง “ผิวปากถอยหลัง” ใช้ได้กับทุกประโยค ไม่ว่าจะเลือกการ์ดใบไหน นิทานแต่ละหน้าก็อ่านลื่น</translation>
    </message>
    <message>
        <source>How a page is filled</source>
        <translation>วิธีเติมคำในหน้านิทาน</translation>
    </message>
    <message>
        <source>A name appears where the blank is first filled on its page: a hungry scarecrow called Old Cornelius. Later pages use the name where their text asks for it. A detail follows the page as a paragraph of its own.</source>
        <translation>ชื่อจะอยู่ตรงที่เติมช่องว่างครั้งแรกในหน้านั้น เช่น “หุ่นไล่กาผู้หิวโหย นามว่า ลุงฟาง”‖ หน้าต่อ ๆ ไปจะใช้ชื่อนี้เมื่อข้อความเรียกใช้ชื่อ ส่วนรายละเอียดจะตามหลังหน้านั้นเป็นย่อหน้าแยกต่างหาก</translation>
    </message>
    <message>
        <source>Before the choice</source>
        <translation>ก่อนเลือก</translation>
    </message>
    <message>
        <source>A page is read before its blanks are filled. Until the choice, a filler takes their place, such as someone, somewhere or something peculiar. Blanks on earlier pages are already filled.</source>
        <translation>ผู้เล่าอ่านหน้านั้นก่อนเติมช่องว่าง ระหว่างที่ยังไม่ได้เลือกจะมีคำแทนอยู่ เช่น “ใครคนหนึ่ง” “ที่แห่งหนึ่ง” หรือ “มีอะไรพิกล” ส่วนช่องว่างของหน้าก่อน ๆ นั้นเติมไว้แล้ว</translation>
    </message>
    <message>
        <source>The finished tale</source>
        <translation>นิทานที่เสร็จแล้ว</translation>
    </message>
    <message>
        <source>The finished tale is a book that you can read, save and print. It has the title, the players as tellers, all 15 pages in order with names and details, and a closing line. If you leave a game early, the book has the pages that were finished. It never says who played which card.</source>
        <translation>นิทานที่เสร็จแล้วเป็นหนังสือที่อ่าน บันทึก และพิมพ์ได้‖ ในเล่มมีชื่อเรื่อง ชื่อผู้เล่นในฐานะผู้เล่า เนื้อเรื่องครบ 15 หน้าตามลำดับพร้อมชื่อและรายละเอียด และประโยคปิดท้าย ถ้าเลิกเกมกลางคัน หนังสือจะมีเฉพาะหน้าที่เล่าจบแล้ว และจะไม่บอกว่าใครเล่นการ์ดใบไหน</translation>
    </message>
    <message>
        <source>Other languages</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation>ภาษาอื่น</translation>
    </message>
    <message>
        <source>A deck in another language has its own word forms, its own fillers and its own way of giving a name. The cards and their banners are the same in all languages. A file that asks for a form that a card does not have is refused.</source>
        <translation>สำรับในภาษาอื่นมีรูปคำ คำแทน และวิธีใส่ชื่อเป็นของตัวเอง ส่วนการ์ดและแถบเหมือนกันทุกภาษา ไฟล์ที่เรียกใช้รูปคำซึ่งการ์ดไม่มีจะใช้ไม่ได้</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation>ผู้เล่น</translation>
    </message>
    <message>
        <source>StoryLine is for 3 to 8 players. With fewer or more, the game does not start. Bots count as players.</source>
        <translation>StoryLine เล่นได้ 3 ถึง 8 คน‖ ถ้าน้อยหรือมากกว่านี้จะเริ่มเกมไม่ได้ บอตก็นับเป็นผู้เล่นด้วย</translation>
    </message>
    <message>
        <source>What the game is about</source>
        <translation>ภาพรวมของเกม</translation>
    </message>
    <message>
        <source>The whole table builds one spooky tale. Narrator cards carry it on, and you add its people, places, features, objects and deeds. When your card goes into the tale, you gain a token. In the end the points on your tokens decide, not how good anyone thought the tale was.</source>
        <translation>ทั้งโต๊ะช่วยกันแต่งนิทานสยองขึ้นหนึ่งเรื่อง‖ การ์ดผู้เล่าพาเรื่องเดินหน้า ส่วนคุณเติมผู้คน สถานที่ ลักษณะ สิ่งของ และการกระทำ เมื่อการ์ดของคุณเข้าไปอยู่ในนิทาน คุณจะได้โทเคน พอจบเรื่อง แต้มบนโทเคนจะเป็นตัวตัดสิน ไม่ใช่ความเห็นว่านิทานดีแค่ไหน</translation>
    </message>
    <message>
        <source>Narrator cards</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation>การ์ดผู้เล่า</translation>
    </message>
    <message>
        <source>There are 2 narrator decks of 15 cards, numbered from 1 to 15. A game uses one of them, in order from card 1 on. It is never shuffled.</source>
        <translation>มีสำรับผู้เล่า 2 สำรับ สำรับละ 15 ใบ หมายเลข 1 ถึง 15 แต่ละเกมใช้สำรับเดียว โดยเรียงจากใบที่ 1 และไม่ต้องสับ</translation>
    </message>
    <message>
        <source>Story cards</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation>การ์ดเรื่อง</translation>
    </message>
    <message>
        <source>There are 100 story cards and no two are the same: 20 characters, 20 places, 20 features, 20 objects and 20 actions. Each category has a deck of its own. The printed rules give the total and the categories; the even split is ours.</source>
        <translation>มีการ์ดเรื่อง 100 ใบ ไม่ซ้ำกันเลย แบ่งเป็นตัวละคร สถานที่ ลักษณะ สิ่งของ และการกระทำ อย่างละ 20 ใบ‖ แต่ละหมวดแยกเป็นกองของตัวเอง กติกาฉบับพิมพ์บอกแค่จำนวนรวมกับหมวด ส่วนการแบ่งให้เท่ากันทุกหมวดนั้นเรากำหนดเอง</translation>
    </message>
    <message>
        <source>There are 21 tokens, and their backs are all the same. 17 show a number, as candles on our tokens: seven 1s, six 2s and four 3s. The other 4 are special: the Grave, the Rose, the Bones and the Magic Hat. The printed rules do not give the numbers, so we chose them.</source>
        <translation>มีโทเคน 21 อัน ด้านหลังเหมือนกันหมด ในจำนวนนี้ 17 อันเป็นเลข ซึ่งบนโทเคนในโปรแกรมนี้แสดงด้วยรูปเทียน: เลข 1 เจ็ดอัน เลข 2 หกอัน และเลข 3 สี่อัน อีก 4 อันเป็นโทเคนพิเศษ: หลุมศพ กุหลาบ กระดูก และหมวกวิเศษ กติกาฉบับพิมพ์ไม่ได้บอกว่ามีเลขอะไรบ้าง เราจึงเลือกเอง</translation>
    </message>
    <message>
        <source>What a narrator card shows</source>
        <translation>การ์ดผู้เล่าบอกอะไรบ้าง</translation>
    </message>
    <message>
        <source>A narrator card has its number, a text to read out and 1 or 2 banners. A banner names a category of story cards by its colour, its icon and a word. Two banners on one card never name the same category. Card 15 is The End and has no banner.</source>
        <translation>การ์ดผู้เล่ามีหมายเลข ข้อความให้อ่าน และแถบ 1 หรือ 2 แถบ‖ แต่ละแถบบอกหมวดของการ์ดเรื่องด้วยสี ไอคอน และคำ ถ้ามี 2 แถบจะเป็นคนละหมวดกันเสมอ ใบที่ 15 คือ “จบบริบูรณ์” ซึ่งไม่มีแถบ</translation>
    </message>
    <message>
        <source>The two narrator decks</source>
        <translation>สำรับผู้เล่าสองสำรับ</translation>
    </message>
    <message>
        <source>You can tell No More Breakfasts or The Shadow Thief of Mouldwick. Each has 18 banners: 4 of its cards are double pages with 2 banners, and no category is asked for more than 4 times. The printed rules do not list their narrator cards, so both tales are our own.</source>
        <translation>คุณจะเล่า “ไม่มีมื้อเช้าอีกแล้ว” หรือ “หัวขโมยเงาแห่งโมลด์วิก” ก็ได้ แต่ละเรื่องมี 18 แถบ โดยมี 4 ใบเป็นหน้าคู่ซึ่งมี 2 แถบ และไม่มีหมวดไหนที่ใช้เกิน 4 ครั้ง กติกาฉบับพิมพ์ไม่ได้แจกแจงการ์ดผู้เล่าไว้ เราจึงแต่งทั้งสองเรื่องขึ้นเอง</translation>
    </message>
    <message>
        <source>Enough tokens for all</source>
        <translation>โทเคนพอสำหรับทุกคน</translation>
    </message>
    <message>
        <source>Every banner hands out 1 token, so 18 tokens go to players before the end. The Magic Hat may take 1 more, and at least 2 stay in the pool. A narrator deck with more than 20 banners is refused, because the tokens might run out.</source>
        <translation>แต่ละแถบแจกโทเคน 1 อัน ผู้เล่นทั้งหมดจึงได้รวมกัน 18 อันก่อนจบ หมวกวิเศษอาจหยิบเพิ่มอีก 1 อัน และจะเหลือในกองกลางอย่างน้อย 2 อัน สำรับผู้เล่าที่มีเกิน 20 แถบจะใช้ไม่ได้ เพราะโทเคนอาจไม่พอ</translation>
    </message>
    <message>
        <source>Enough cards for all</source>
        <translation>การ์ดพอสำหรับทุกคน</translation>
    </message>
    <message>
        <source>The others draw a card each, and all cards but the chosen one come back. So each round costs a category 1 card, and our decks never run short, even with 8 players. A narrator deck that asks for one category too often is refused: more than 6 times with 8 players, 8 times with 7, and so on.</source>
        <translation>คนอื่นจั่วการ์ดคนละใบ แล้วคืนการ์ดทุกใบเข้ากองยกเว้นใบที่ถูกเลือก หมวดที่ใช้จึงเสียการ์ดไปรอบละ 1 ใบ สำรับที่มากับโปรแกรมจึงไม่มีวันขาด แม้จะเล่น 8 คน สำรับผู้เล่าที่ใช้หมวดเดียวบ่อยเกินไปจะใช้เล่นไม่ได้ คือเกิน 6 ครั้งเมื่อเล่น 8 คน เกิน 8 ครั้งเมื่อเล่น 7 คน เป็นต้น</translation>
    </message>
    <message>
        <source>Decks of your own</source>
        <translation>สำรับของคุณเอง</translation>
    </message>
    <message>
        <source>Decks can be translated or written at home. Each file is checked first: 15 narrator cards with The End as the last, 20 story cards in each category, and all the word forms that the texts ask for. A text may only use story cards chosen on its own page or an earlier one. A file that does not fit is refused, and you are told why.</source>
        <translation>คุณแปลหรือเขียนสำรับเองที่บ้านได้ โปรแกรมจะตรวจแต่ละไฟล์ก่อน คือต้องมีการ์ดผู้เล่า 15 ใบโดยมี “จบบริบูรณ์” เป็นใบสุดท้าย มีการ์ดเรื่องหมวดละ 20 ใบ และมีรูปคำครบตามที่ข้อความเรียกใช้ ข้อความจะใช้ได้เฉพาะการ์ดเรื่องที่เลือกในหน้าเดียวกันหรือหน้าก่อน ๆ ไฟล์ที่ไม่ตรงตามนี้จะใช้ไม่ได้ และโปรแกรมจะบอกเหตุผล</translation>
    </message>
    <message>
        <source>To the left is clockwise</source>
        <translation>ทางซ้ายคือตามเข็มนาฬิกา</translation>
    </message>
    <message>
        <source>The player to your left is the next one clockwise. The narrator deck is passed that way, and at the end tokens are resolved that way too.</source>
        <translation>ผู้เล่นทางซ้ายของคุณคือคนถัดไปตามเข็มนาฬิกา สำรับผู้เล่าจะส่งไปทางนั้น และตอนจบก็จะใช้โทเคนพิเศษไล่ไปทางนั้นเช่นกัน</translation>
    </message>
    <message>
        <source>Shuffling the story cards</source>
        <translation>สับการ์ดเรื่อง</translation>
    </message>
    <message>
        <source>Each of the 5 categories is shuffled by itself and placed face down. Cards of different categories are never mixed. Nobody may look through a deck.</source>
        <translation>ทั้ง 5 หมวดต้องสับแยกกันและวางคว่ำหน้า การ์ดต่างหมวดจะไม่ปนกัน และห้ามค้นดูการ์ดในกอง</translation>
    </message>
    <message>
        <source>Opening hands</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation>การ์ดในมือตอนเริ่ม</translation>
    </message>
    <message>
        <source>Everyone starts with 5 story cards, 1 of each category. The first Narrator gets them too.</source>
        <translation>ทุกคนเริ่มเกมด้วยการ์ดเรื่อง 5 ใบ หมวดละ 1 ใบ‖ ผู้เล่าคนแรกก็ได้เช่นกัน</translation>
    </message>
    <message>
        <source>The token pool</source>
        <translation>กองกลางของโทเคน</translation>
    </message>
    <message>
        <source>All 21 tokens are mixed face down in the pool. Nobody has a token at the start.</source>
        <translation>โทเคนทั้ง 21 อันคว่ำหน้าคละกันอยู่ในกองกลาง ตอนเริ่มเกมยังไม่มีใครมีโทเคน</translation>
    </message>
    <message>
        <source>Choosing the tale</source>
        <translation>เลือกนิทาน</translation>
    </message>
    <message>
        <source>The player who sets up the game picks a narrator deck or leaves it to chance, with equal odds for both. The deck that is not used stays in the box. The printed rules do not say who picks.</source>
        <translation>คนที่เปิดโต๊ะจะเลือกสำรับผู้เล่าเองหรือให้สุ่มก็ได้ โดยทั้งสองสำรับมีโอกาสเท่ากัน สำรับที่ไม่ใช้ให้เก็บไว้ในกล่อง กติกาฉบับพิมพ์ไม่ได้บอกว่าใครเป็นคนเลือก</translation>
    </message>
    <message>
        <source>The first Narrator</source>
        <translation>ผู้เล่าคนแรก</translation>
    </message>
    <message>
        <source>The player who most recently finished reading a book narrates first. The program cannot know that, so you name the seat at the start, or chance decides, with equal odds for everyone. If two finished at the same time, agree on one.</source>
        <translation>คนที่อ่านหนังสือจบล่าสุดเป็นผู้เล่าคนแรก แต่โปรแกรมไม่มีทางรู้ คุณจึงต้องเลือกที่นั่งตอนเริ่ม หรือให้สุ่มโดยทุกคนมีโอกาสเท่ากัน ถ้ามีสองคนอ่านจบพร้อมกัน ก็ให้ตกลงกันเองว่าใครจะเล่าก่อน</translation>
    </message>
    <message>
        <source>Chance is fixed at the start</source>
        <translation>ผลสุ่มกำหนดไว้ตั้งแต่เริ่มเกม</translation>
    </message>
    <message>
        <source>All shuffling in a game comes from one secret source, fixed when the game begins. So a saved game continues exactly as it would have. Nobody can see that source while the game lasts.</source>
        <translation>การสับทุกครั้งในเกมใช้ค่าสุ่มลับค่าเดียว ซึ่งกำหนดไว้ตั้งแต่เริ่มเกม เกมที่บันทึกไว้จึงเล่นต่อได้เหมือนไม่เคยหยุดพัก และระหว่างเล่นจะไม่มีใครเห็นค่านี้</translation>
    </message>
    <message>
        <source>Read the page again. Which of your cards would fit its mood, and the Narrator’s taste?</source>
        <translation>อ่านหน้านี้อีกครั้ง แล้วดูว่าการ์ดใบไหนของคุณเข้ากับบรรยากาศและน่าจะถูกใจผู้เล่า</translation>
    </message>
    <message>
        <source>Read the page with each of the cards. Which one carries the tale on best?</source>
        <translation>ลองอ่านหน้านี้กับการ์ดทีละใบ แล้วดูว่าใบไหนใช้เล่านิทานต่อได้ดีที่สุด</translation>
    </message>
    <message>
        <source>Look at your numbers. Which of them is worth least now?</source>
        <translation>ดูเลขของคุณว่าตอนนี้เลขไหนมีค่าน้อยที่สุด</translation>
    </message>
    <message>
        <source>Look at what each token would do now. The Grave needs a number to cover.</source>
        <translation>ดูว่าตอนนี้โทเคนแต่ละอันจะมีผลอย่างไร หลุมศพต้องมีเลขให้วางทับ</translation>
    </message>
    <message>
        <source>You’re a giver. Give one card that carries the tale on. Nobody but you knows it’s yours.</source>
        <translation>คุณเป็นคนส่งการ์ด เลือกส่งใบที่ใช้เล่านิทานหน้านี้ต่อได้ มีแค่คุณที่รู้ว่าใบนั้นเป็นของคุณ</translation>
    </message>
    <message>
        <source>You’re the Narrator. Read the page with each card and choose the one that carries the tale on. Its giver gains a token.</source>
        <translation>คุณเป็นผู้เล่า ลองอ่านหน้านี้กับการ์ดทีละใบ แล้วเลือกใบที่จะใช้เล่านิทานต่อ เจ้าของใบนั้นจะได้โทเคน</translation>
    </message>
    <message>
        <source>A page of the tale is told. The next player narrates the next page.</source>
        <translation>เล่านิทานจบไปหนึ่งหน้าแล้ว ผู้เล่นคนถัดไปจะเล่าหน้าต่อไป</translation>
    </message>
    <message>
        <source>Special tokens do something at the end. You must use all of yours, in any order you like.</source>
        <translation>โทเคนพิเศษจะมีผลตอนจบ คุณต้องใช้ของคุณให้ครบทุกอัน จะใช้อันไหนก่อนก็ได้</translation>
    </message>
    <message>
        <source>The Grave covers one of your own numbers, which is then worth nothing.</source>
        <translation>หลุมศพทับเลขของคุณเองหนึ่งตัว แล้วเลขนั้นจะไม่มีค่าอีก</translation>
    </message>
    <message>
        <source>The End: numbers are points, and the Rose wins a tie. First the Grave, the Bones and the Magic Hat take effect, by themselves or, if you have several, in the order you choose.</source>
        <translation>“จบบริบูรณ์”: เลขคือแต้ม ถ้าเสมอกัน ใครมีกุหลาบชนะ แต่ก่อนอื่นหลุมศพ กระดูก และหมวกวิเศษจะมีผลเอง ถ้ามีหลายอัน เจ้าของเลือกลำดับ</translation>
    </message>
    <message>
        <source>Denis is the Narrator and reads page 1. It has a gap, and its banner says what goes there: a place.</source>
        <translation>Denis เป็นผู้เล่าและอ่านหน้า 1 หน้านี้มีช่องว่าง และแถบบอกว่าต้องเติมสถานที่</translation>
    </message>
    <message>
        <source>Everyone but Denis draws a place and gives one, face down. Give the Abandoned Lighthouse.</source>
        <translation>ทุกคนยกเว้น Denis จั่วการ์ดสถานที่ แล้วส่งคนละใบแบบคว่ำหน้า ลองส่งประภาคารร้าง</translation>
    </message>
    <message>
        <source>A pantry isn’t bad, but keep it for later. Give the lighthouse.</source>
        <translation>ห้องเก็บเสบียงก็ใช้ได้ แต่เก็บไว้ทีหลังดีกว่า ตอนนี้ส่งประภาคารก่อน</translation>
    </message>
    <message>
        <source>The cards are shuffled and read out. Denis chooses one without knowing whose it is, and its giver gains a token.</source>
        <translation>สับการ์ดแล้วอ่านออกเสียง จากนั้น Denis จะเลือกหนึ่งใบโดยไม่รู้ว่าเป็นของใคร คนที่ส่งใบนั้นจะได้โทเคน</translation>
    </message>
    <message>
        <source>Denis chose yours, so you have a token, which stays face down even for you. Now you’re the Narrator, so choose whoever you like, and add a name if you wish.</source>
        <translation>Denis เลือกใบของคุณ คุณจึงได้โทเคนคว่ำหน้าหนึ่งอัน ซึ่งแม้แต่คุณเองก็ยังดูไม่ได้ ตอนนี้คุณเป็นผู้เล่า เลือกตัวละครที่ชอบได้เลย จะตั้งชื่อให้ด้วยก็ได้</translation>
    </message>
    <message>
        <source>Your choice stays in the tale, and the other two cards go back under their deck. The book passes to the left, to Ben.</source>
        <translation>ใบที่คุณเลือกจะอยู่ในนิทาน ส่วนอีกสองใบจะกลับไปอยู่ใต้กองเดิม แล้วหนังสือก็เลื่อนไปทางซ้ายให้ Ben</translation>
    </message>
    <message>
        <source>His page asks for a feature. You hold two, so give the one that fits better.</source>
        <translation>หน้านิทานของ Ben ต้องใช้การ์ดลักษณะ คุณถืออยู่สองใบ ส่งใบที่เข้ากับหน้านี้มากกว่า</translation>
    </message>
    <message>
        <source>Ben took another card, so no token this time. This page has two banners, so give an object and an action.</source>
        <translation>Ben เลือกใบอื่น คราวนี้คุณจึงไม่ได้โทเคน หน้านี้มีสองแถบ ส่งสิ่งของและการกระทำอย่างละใบ</translation>
    </message>
    <message>
        <source>Two piles, so Cleo chooses twice, and there are two tokens. Both may go to the same player.</source>
        <translation>มีสองกอง Cleo จึงเลือกสองครั้งและแจกโทเคนสองอัน ซึ่งคนเดียวกันอาจได้ไปทั้งสองอัน</translation>
    </message>
    <message>
        <source>It goes on like this to page 15, The End, when all tokens are turned over. Most are worth 1 to 3 points, four are special, and the most points win.</source>
        <translation>เล่นแบบนี้ไปจนถึงหน้า 15 “จบบริบูรณ์” แล้วจึงเปิดโทเคนทั้งหมด ส่วนใหญ่มีค่า 1 ถึง 3 แต้ม และมีอันพิเศษสี่อัน ใครแต้มมากที่สุดก็ชนะ</translation>
    </message>
    <message>
        <source>You give a card</source>
        <translation>คุณส่งการ์ด</translation>
    </message>
    <message>
        <source>You’re the Narrator</source>
        <translation>คุณเป็นผู้เล่า</translation>
    </message>
    <message>
        <source>On to The End</source>
        <translation>ไปจนถึง “จบบริบูรณ์”</translation>
    </message>
    <message>
        <source>Tell a spooky tale together. Each of your cards that makes it into the tale earns you a token, and tokens win the game.</source>
        <translation>ช่วยกันเล่านิทานสยองขวัญ การ์ดของคุณใบไหนถูกเลือกเข้านิทาน คุณก็ได้โทเคน และโทเคนเป็นตัวตัดสินผู้ชนะ</translation>
    </message>
    <message>
        <source>The special tokens are still to come. Each will explain itself at The End.</source>
        <translation>ส่วนโทเคนพิเศษจะอธิบายให้ฟังเมื่อถึง “จบบริบูรณ์”</translation>
    </message>
    <message>
        <source>Narrator|Narrators</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>ผู้เล่า</translation>
    </message>
    <message>
        <source>giver|givers</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>เจ้าของการ์ด|เจ้าของใบนั้น|คนส่งการ์ด</translation>
    </message>
    <message>
        <source>page|pages</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>หน้านี้|หน้านั้น|หน้าคู่|หน้าสุดท้าย|หน้าต่อ|พลิกหน้า|บนหน้า</translation>
    </message>
    <message>
        <source>token|tokens</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>โทเคน</translation>
    </message>
    <message>
        <source>no banner</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>ไม่มีแถบ</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 และ %2</translation>
    </message>
    <message>
        <source>The file is too large to be a deck.</source>
        <translation>ไฟล์ใหญ่เกินกว่าจะเป็นสำรับ</translation>
    </message>
    <message>
        <source>The deck has %1 banners, but there are tokens for only %2.</source>
        <translation>สำรับมี %1 แถบ แต่โทเคนพอแค่ %2 แถบ</translation>
    </message>
    <message>
        <source>The deck has %1 banners for the category %2; with %3 players there are cards for only %4.</source>
        <translation>สำรับมีแถบหมวด %2 อยู่ %1 แถบ แต่ถ้าเล่น %3 คน การ์ดพอแค่ %4 แถบ</translation>
    </message>
    <message>
        <source>Narrator card %1 has %2; in deck %3 it must have %4.</source>
        <translation>การ์ดผู้เล่า %1 มี %2 แต่ในสำรับ %3 ใบนี้ต้องมี %4</translation>
    </message>
    <message>
        <source>This is not JSON.</source>
        <translation>นี่ไม่ใช่ JSON</translation>
    </message>
    <message>
        <source>A number is too large.</source>
        <translation>มีตัวเลขที่ค่าสูงเกินไป</translation>
    </message>
    <message>
        <source>All numbers must be whole numbers.</source>
        <translation>ตัวเลขต้องเป็นจำนวนเต็ม</translation>
    </message>
    <message>
        <source>&apos;%1&apos; appears twice in one object.</source>
        <translation>มี “%1” ซ้ำสองครั้งในออบเจกต์เดียวกัน</translation>
    </message>
    <message>
        <source>This is not JSON. A comma, a quotation mark or a bracket is missing or extra.</source>
        <translation>นี่ไม่ใช่ JSON: มีจุลภาค อัญประกาศ หรือวงเล็บที่ขาดหรือเกิน</translation>
    </message>
    <message>
        <source>The values are nested too deeply.</source>
        <translation>ค่าซ้อนกันลึกเกินไป</translation>
    </message>
    <message>
        <source>The &apos;id&apos; of a narrator deck must be A or B, depending on which deck’s banners it uses.</source>
        <translation>“id” ของสำรับผู้เล่าต้องเป็น A หรือ B แล้วแต่ว่าใช้แถบของสำรับไหน</translation>
    </message>
    <message>
        <source>Two narrator decks have the id %1.</source>
        <translation>มีสำรับผู้เล่าสองสำรับที่ใช้ id %1</translation>
    </message>
    <message>
        <source>A narrator deck must have %1 cards; this one has %2.</source>
        <translation>สำรับผู้เล่าต้องมีการ์ด %1 ใบ แต่สำรับนี้มี %2 ใบ</translation>
    </message>
    <message>
        <source>The deck has %1 banners; it must have %2 to %3.</source>
        <translation>สำรับมี %1 แถบ แต่ต้องมี %2 ถึง %3 แถบ</translation>
    </message>
    <message>
        <source>Narrator card %1 should be here.</source>
        <translation>ตรงนี้ควรเป็นการ์ดผู้เล่า %1</translation>
    </message>
    <message>
        <source>The last narrator card, and no other, must be marked with &quot;end&quot;: true.</source>
        <translation>ต้องระบุ &quot;end&quot;: true ที่การ์ดผู้เล่าใบสุดท้ายเท่านั้น</translation>
    </message>
    <message>
        <source>Narrator card %1 is The End and must have no banner.</source>
        <translation>การ์ดผู้เล่า %1 คือ “จบบริบูรณ์” จึงต้องไม่มีแถบ</translation>
    </message>
    <message>
        <source>Narrator card %1 must have one or two banners.</source>
        <translation>การ์ดผู้เล่า %1 ต้องมีแถบหนึ่งหรือสองแถบ</translation>
    </message>
    <message>
        <source>Narrator card %1 must have one slot for each banner.</source>
        <translation>การ์ดผู้เล่า %1 ต้องมีช่องแถบละหนึ่งช่อง</translation>
    </message>
    <message>
        <source>Narrator card %1 has a banner for an unknown category.</source>
        <translation>การ์ดผู้เล่า %1 มีแถบของหมวดที่ไม่รู้จัก</translation>
    </message>
    <message>
        <source>Narrator card %1 has the same banner twice.</source>
        <translation>การ์ดผู้เล่า %1 มีแถบเดียวกันซ้ำสองครั้ง</translation>
    </message>
    <message>
        <source>The name of a slot may contain only letters and digits, and it must start with a letter.</source>
        <translation>ชื่อช่องใช้ได้เฉพาะตัวอักษรและตัวเลข และต้องขึ้นต้นด้วยตัวอักษร</translation>
    </message>
    <message>
        <source>Two banners in the deck have the slot %1.</source>
        <translation>มีแถบสองแถบในสำรับที่ใช้ช่อง %1 ซ้ำกัน</translation>
    </message>
    <message>
        <source>The text of narrator card %1</source>
        <translation>ข้อความของการ์ดผู้เล่า %1</translation>
    </message>
    <message>
        <source>The text of narrator card %1 has an unmatched brace.</source>
        <translation>ข้อความของการ์ดผู้เล่า %1 มีวงเล็บปีกกาไม่ครบคู่</translation>
    </message>
    <message>
        <source>Narrator card %1 does not use its slot %2.</source>
        <translation>การ์ดผู้เล่า %1 ไม่ได้ใช้ช่อง %2 ของตัวเอง</translation>
    </message>
    <message>
        <source>Narrator card %1 uses %2, which no banner fills.</source>
        <translation>การ์ดผู้เล่า %1 ใช้ %2 ซึ่งไม่มีแถบใดเติม</translation>
    </message>
    <message>
        <source>Narrator card %1 uses %2, which is not filled until card %3.</source>
        <translation>การ์ดผู้เล่า %1 ใช้ %2 ซึ่งจะเติมก็ต่อเมื่อถึงการ์ด %3</translation>
    </message>
    <message>
        <source>The text asks for %1, but the category %2 has no such form.</source>
        <translation>ข้อความเรียกใช้รูปคำ %1 แต่หมวด %2 ไม่มีรูปคำนี้</translation>
    </message>
    <message>
        <source>%1 must be text.</source>
        <translation>%1 ต้องเป็นข้อความ</translation>
    </message>
    <message>
        <source>%1 must be a list.</source>
        <translation>%1 ต้องเป็นรายการ</translation>
    </message>
    <message>
        <source>%1 must be a whole number.</source>
        <translation>%1 ต้องเป็นจำนวนเต็ม</translation>
    </message>
    <message>
        <source>%1 must be true or false.</source>
        <translation>%1 ต้องเป็น true หรือ false</translation>
    </message>
    <message>
        <source>%1 must be an object.</source>
        <translation>%1 ต้องเป็นออบเจกต์</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>ไม่มี %1</translation>
    </message>
    <message>
        <source>%1 contains characters that cannot be printed.</source>
        <translation>%1 มีอักขระที่พิมพ์ไม่ได้</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 ว่างเปล่า</translation>
    </message>
    <message>
        <source>%1 has %2 characters; the limit is %3.</source>
        <translation>%1 มี %2 อักขระ แต่ใช้ได้ไม่เกิน %3</translation>
    </message>
    <message>
        <source>A deck file must be a JSON object.</source>
        <translation>ไฟล์สำรับต้องเป็นออบเจกต์ JSON</translation>
    </message>
    <message>
        <source>Unknown deck format. Taletop reads format 1.</source>
        <translation>ไม่รู้จักรูปแบบสำรับนี้ Taletop อ่านได้เฉพาะรูปแบบ 1</translation>
    </message>
    <message>
        <source>The pattern &apos;named&apos; must contain {phrase} and {name}.</source>
        <translation>รูปแบบ “named” ต้องมี {phrase} และ {name}</translation>
    </message>
    <message>
        <source>The category %1 is missing.</source>
        <translation>ไม่มีหมวด %1</translation>
    </message>
    <message>
        <source>There must be one or two narrator decks.</source>
        <translation>ต้องมีสำรับผู้เล่าหนึ่งหรือสองสำรับ</translation>
    </message>
    <message>
        <source>There is no category %1; the categories are %2.</source>
        <translation>ไม่มีหมวด %1 หมวดที่มีคือ %2</translation>
    </message>
    <message>
        <source>The category %1 appears twice.</source>
        <translation>มีหมวด %1 ซ้ำสองครั้ง</translation>
    </message>
    <message>
        <source>A category has %1 forms; the limit is %2.</source>
        <translation>มีหมวดหนึ่งที่มีรูปคำ %1 แบบ แต่มีได้ไม่เกิน %2 แบบ</translation>
    </message>
    <message>
        <source>The name of a form may contain only letters and digits, and it must not be &apos;name&apos;.</source>
        <translation>ชื่อรูปคำใช้ได้เฉพาะตัวอักษรและตัวเลข และต้องไม่ใช่ “name”</translation>
    </message>
    <message>
        <source>The form %1 appears twice.</source>
        <translation>มีรูปคำ %1 ซ้ำสองครั้ง</translation>
    </message>
    <message>
        <source>There is no form %1 in &apos;forms&apos;.</source>
        <translation>ใน “forms” ไม่มีรูปคำ %1</translation>
    </message>
    <message>
        <source>The category %1 has %2 cards; it must have %3.</source>
        <translation>หมวด %1 มีการ์ด %2 ใบ แต่ต้องมี %3 ใบ</translation>
    </message>
    <message>
        <source>No card in the category %1 has the id %2.</source>
        <translation>ไม่มีการ์ดหมวด %1 ที่มี id %2</translation>
    </message>
    <message>
        <source>The card %1 appears twice.</source>
        <translation>มีการ์ด %1 ซ้ำสองครั้ง</translation>
    </message>
    <message>
        <source>The card %1 is missing the form %2.</source>
        <translation>การ์ด %1 ขาดรูปคำ %2</translation>
    </message>
    <message>
        <source>The form %1</source>
        <translation>รูปคำ %1</translation>
    </message>
    <message>
        <source>Pages to come</source>
        <translation>หน้าที่ยังไม่เปิด</translation>
    </message>
    <message>
        <source>The tale so far</source>
        <translation>นิทานจนถึงตอนนี้</translation>
    </message>
    <message>
        <source>Tokens to gain</source>
        <translation>โทเคนที่ยังเหลือ</translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>การ์ดในมือ</translation>
    </message>
    <message>
        <source>Given for this page</source>
        <translation>ส่งให้หน้านี้แล้ว</translation>
    </message>
    <message>
        <source>Tokens, face up</source>
        <translation>โทเคนหงายหน้า</translation>
    </message>
    <message>
        <source>%1: cards given</source>
        <translation>%1: การ์ดที่ส่งมา</translation>
    </message>
</context>
<context>
    <name>tailstory</name>
    <message>
        <source>Up to 5 cards</source>
        <translation>ไม่เกิน 5 ใบ</translation>
    </message>
    <message>
        <source>Up to 3 cards</source>
        <translation>ไม่เกิน 3 ใบ</translation>
    </message>
    <message>
        <source>In turn order</source>
        <translation>ตามลำดับการเล่น</translation>
    </message>
    <message>
        <source>Fastest finger</source>
        <extracomment>Tail Story: the game&apos;s name or one of its options</extracomment>
        <translation>นิ้วไวได้ก่อน</translation>
    </message>
    <message>
        <source>Acting cards</source>
        <extracomment>Tail Story: the game&apos;s name or one of its options</extracomment>
        <translation>การ์ดการแสดง</translation>
    </message>
    <message>
        <source>How many cards an Acting card lets you draw.</source>
        <translation>เล่นการ์ดการแสดงแล้วจั่วได้กี่ใบ</translation>
    </message>
    <message>
        <source>Who may stop first</source>
        <translation>ใครได้หยุดก่อน</translation>
    </message>
    <message>
        <source>One at a time in turn order, or whoever is quickest.</source>
        <translation>ถามทีละคนตามลำดับการเล่น หรือใครไวกว่าก็ได้หยุดก่อน</translation>
    </message>
    <message>
        <source>Deck check after the draw</source>
        <translation>เช็กกองหลังจั่ว</translation>
    </message>
    <message>
        <source>A deck that runs out in the draw step is renewed before the first action.</source>
        <translation>ถ้ากองจั่วหมดในขั้นจั่ว จะตั้งกองใหม่ก่อนแอ็กชันแรก</translation>
    </message>
    <message>
        <source>Deck check without an action</source>
        <translation>เช็กกองแม้ไม่มีแอ็กชัน</translation>
    </message>
    <message>
        <source>A turn without an action has a deck check too.</source>
        <translation>เทิร์นที่ไม่มีแอ็กชันเลยก็มีการเช็กกองด้วย</translation>
    </message>
    <message>
        <source>Turn limit</source>
        <extracomment>Tail Story: the game&apos;s name or one of its options</extracomment>
        <translation>จำกัดจำนวนเทิร์น</translation>
    </message>
    <message>
        <source>The game ends with no winner after this many turns. 0 means no limit.</source>
        <translation>เกมจะจบโดยไม่มีผู้ชนะเมื่อครบจำนวนเทิร์นนี้ ใส่ 0 ถ้าไม่จำกัด</translation>
    </message>
    <message>
        <source>Copies of %1</source>
        <translation>จำนวนใบ: %1</translation>
    </message>
    <message>
        <source>Together there must be at least 15 Event cards per player.</source>
        <translation>การ์ดอีเวนต์ทั้งหมดรวมกันต้องมีอย่างน้อย 15 ใบต่อผู้เล่นหนึ่งคน</translation>
    </message>
    <message>
        <source>Tail Story</source>
        <extracomment>Tail Story: the game&apos;s name or one of its options</extracomment>
        <translation>Tail Story</translation>
    </message>
    <message>
        <source>Empty your deck, stop the others, howl</source>
        <translation>จั่วให้หมดกอง หยุดเพื่อน แล้วหอน</translation>
    </message>
    <message>
        <source>A card game by Poj Santivatr</source>
        <translation>เกมการ์ดของ Poj Santivatr</translation>
    </message>
    <message>
        <source>Your deck is empty, so any action leads to the deck check and a new deck.</source>
        <translation>กองจั่วของคุณหมดแล้ว ทำแอ็กชันไหนก็จะมีการเช็กกองและได้กองใหม่</translation>
    </message>
    <message>
        <source>It empties your deck, and that earns an achievement.</source>
        <translation>ทำให้กองจั่วของคุณหมด คุณจึงได้ความสำเร็จ</translation>
    </message>
    <message numerus="yes">
        <source>It takes up to %1 of the %n card(s) in your deck, and you may get your bonus too.</source>
        <translation>
            <numerusform>เอาการ์ดออกจากกองจั่วของคุณได้ถึง %1 จาก %n ใบ และอาจได้โบนัสเพิ่มด้วย</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes up to %1 of the %n card(s) in your deck.</source>
        <translation>
            <numerusform>เอาการ์ดออกจากกองจั่วของคุณได้ถึง %1 จาก %n ใบ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It steals from %1, who holds %n card(s), and you may get your bonus too.</source>
        <translation>
            <numerusform>ขโมยจาก %1 ที่มีการ์ดในมือ %n ใบ และอาจได้โบนัสเพิ่มด้วย</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It steals from %1, who holds %n card(s).</source>
        <translation>
            <numerusform>ขโมยจาก %1 ที่มีการ์ดในมือ %n ใบ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It steals from %1, who holds %n card(s), and burying makes your next deck shorter.</source>
        <translation>
            <numerusform>ขโมยจาก %1 ที่มีการ์ดในมือ %n ใบ แล้วฝังเพื่อให้กองจั่วรอบหน้าของคุณบางลง</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your discards can be recycled now.</source>
        <translation>ตอนนี้ไม่มีใบไหนในกองทิ้งของคุณรีไซเคิลได้</translation>
    </message>
    <message>
        <source>It can get “%1” back, and you may get your bonus too.</source>
        <translation>เอา “%1” กลับมาได้ และอาจได้โบนัสเพิ่มด้วย</translation>
    </message>
    <message>
        <source>It can get “%1” back, and your next deck will be shorter.</source>
        <translation>เอา “%1” กลับมาได้ และกองจั่วรอบหน้าของคุณจะบางลง</translation>
    </message>
    <message>
        <source>It’s free, and your rivals lose cards.</source>
        <translation>ใช้ฟรี แถมคู่แข่งยังต้องเสียการ์ด</translation>
    </message>
    <message>
        <source>Nobody can stop what you do after this.</source>
        <translation>หลังจากนี้จะไม่มีใครหยุดคุณได้</translation>
    </message>
    <message>
        <source>It’s free, and it puts a card in your hand.</source>
        <translation>ใช้ฟรี แถมยังได้การ์ดเข้ามือหนึ่งใบ</translation>
    </message>
    <message>
        <source>It slows down whoever is ahead.</source>
        <translation>ถ่วงคนที่นำอยู่</translation>
    </message>
    <message>
        <source>It’s free, and it takes cards off your deck.</source>
        <translation>ใช้ฟรี และทำให้กองจั่วของคุณเหลือน้อยลง</translation>
    </message>
    <message>
        <source>It takes a card off your deck, and you can discard the one you like least.</source>
        <translation>กองจั่วของคุณลดลงหนึ่งใบ แถมยังได้ทิ้งใบที่อยากเก็บน้อยที่สุด</translation>
    </message>
    <message>
        <source>It’s free, and you get a better card for your next deck.</source>
        <translation>ใช้ฟรี และกองจั่วรอบหน้าของคุณจะได้การ์ดที่ดีกว่าเดิม</translation>
    </message>
    <message>
        <source>Nothing else would gain you anything now.</source>
        <translation>ตอนนี้ทำอย่างอื่นก็ไม่ได้อะไรเพิ่ม</translation>
    </message>
    <message>
        <source>Your action is worth more than a Stopping card.</source>
        <translation>แอ็กชันของคุณมีค่ากว่าการ์ดหยุดหนึ่งใบ</translation>
    </message>
    <message>
        <source>It’s aimed at you.</source>
        <translation>เป้าหมายคือคุณ</translation>
    </message>
    <message>
        <source>The card matches your type, so you get your bonus out of turn.</source>
        <translation>การ์ดใบนี้เป็นตระกูลของคุณ คุณจึงได้โบนัสแม้ไม่ใช่เทิร์นของคุณ</translation>
    </message>
    <message>
        <source>It’s worth more to %1 than a Stopping card is to you.</source>
        <translation>สิ่งที่ %1 จะได้มีค่ากว่าการ์ดหยุดหนึ่งใบของคุณ</translation>
    </message>
    <message>
        <source>Your hand has room for both.</source>
        <translation>คุณยังถือการ์ดเพิ่มได้ทั้งสองใบ</translation>
    </message>
    <message>
        <source>Steal one and bury two, and your next deck is shorter.</source>
        <translation>ขโมยหนึ่งใบ ฝังสองใบ แล้วกองจั่วรอบหน้าของคุณจะบางลง</translation>
    </message>
    <message>
        <source>Each card gets you closer to the end of your deck.</source>
        <translation>ยิ่งจั่ว กองจั่วของคุณก็ยิ่งใกล้หมด</translation>
    </message>
    <message numerus="yes">
        <source>That leaves %n card(s) in your deck.</source>
        <translation>
            <numerusform>กองจั่วของคุณจะเหลือ %n ใบ</numerusform>
        </translation>
    </message>
    <message>
        <source>Your deck runs out, and that earns an achievement.</source>
        <translation>กองจั่วของคุณจะหมด แล้วคุณจะได้ความสำเร็จ</translation>
    </message>
    <message>
        <source>Your deck shouldn’t run out again this turn. It would earn you nothing.</source>
        <translation>เทิร์นนี้อย่าให้กองจั่วหมดอีก เพราะคุณจะไม่ได้อะไรเลย</translation>
    </message>
    <message>
        <source>“%1” is the best of these cards for you.</source>
        <translation>ในบรรดาการ์ดเหล่านี้ “%1” ดีที่สุดสำหรับคุณ</translation>
    </message>
    <message>
        <source>“%1” goes from their next deck into yours.</source>
        <translation>“%1” จะย้ายจากกองจั่วรอบหน้าของคู่แข่งมาอยู่ในกองจั่วรอบหน้าของคุณ</translation>
    </message>
    <message>
        <source>Your next deck is shorter without “%1”.</source>
        <translation>พอไม่มี “%1” กองจั่วรอบหน้าของคุณก็จะบางลง</translation>
    </message>
    <message>
        <source>“%1” helps you least, and this takes it out of play.</source>
        <translation>“%1” มีประโยชน์กับคุณน้อยที่สุด วางแล้วใบนี้จะออกจากเกมไปเลย</translation>
    </message>
    <message>
        <source>“%1” helps you least.</source>
        <translation>“%1” มีประโยชน์กับคุณน้อยที่สุด</translation>
    </message>
    <message>
        <source>The other cards are worth keeping.</source>
        <translation>การ์ดใบอื่นน่าเก็บไว้ทั้งนั้น</translation>
    </message>
    <message>
        <source>Your hand is full.</source>
        <translation>การ์ดในมือคุณเต็มแล้ว</translation>
    </message>
    <message>
        <source>Your other discards are worth keeping.</source>
        <translation>การ์ดใบอื่นในกองทิ้งของคุณน่าเก็บไว้ทั้งนั้น</translation>
    </message>
    <message>
        <source>“%1” matches your type and can earn your bonus.</source>
        <translation>“%1” เป็นตระกูลของคุณ และทำให้ได้โบนัสได้</translation>
    </message>
    <message>
        <source>“%1” doesn’t match your type, so it earns no bonus.</source>
        <translation>“%1” ไม่ใช่ตระกูลของคุณ จึงไม่ได้โบนัส</translation>
    </message>
    <message>
        <source>Save your cards for something worse.</source>
        <translation>เก็บการ์ดไว้ใช้ตอนเจอเรื่องหนักกว่านี้</translation>
    </message>
    <message>
        <source>%1 has a strong bonus and a strong ability.</source>
        <translation>%1 เด่นทั้งโบนัสและความสามารถ</translation>
    </message>
    <message>
        <source>It’s free, and it takes a card off your deck.</source>
        <translation>ใช้ฟรี และทำให้กองจั่วของคุณลดลงหนึ่งใบ</translation>
    </message>
    <message>
        <source>It wouldn’t gain you anything now.</source>
        <translation>ตอนนี้ทำไปก็ไม่ได้อะไรเพิ่ม</translation>
    </message>
    <message>
        <source>Bones Drawing</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>จั่วกระดูก</translation>
    </message>
    <message>
        <source>A sketchy snack, drawn from memory.</source>
        <translation>แทะไปจั่วไป เพลินกว่านี้มีไหม</translation>
    </message>
    <message>
        <source>Tuna Drawing</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>จั่วทูน่า</translation>
    </message>
    <message>
        <source>Fine art, best served chilled.</source>
        <translation>จั่วสดจากทะเล เสิร์ฟเย็น ๆ</translation>
    </message>
    <message>
        <source>Acorn Drawing</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>จั่วลูกโอ๊ก</translation>
    </message>
    <message>
        <source>Small nut, big picture.</source>
        <translation>ลูกเล็ก แต่เต็มแก้ม</translation>
    </message>
    <message>
        <source>Golden Rethiever</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>โจรเด้นรีทรีฟเวอร์</translation>
    </message>
    <message>
        <source>Brings everything back. To his own basket.</source>
        <translation>คาบกลับมาหมดทุกอย่าง มาใส่ตะกร้าตัวเอง</translation>
    </message>
    <message>
        <source>Cat Burglar</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>แมวขโมย</translation>
    </message>
    <message>
        <source>Nothing was heard. Nothing was left.</source>
        <translation>ไม่มีเสียงสักแอะ ไม่มีปลาสักตัว</translation>
    </message>
    <message>
        <source>Cheeky Pockets</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>แก้มตุ่ยมือไว</translation>
    </message>
    <message>
        <source>It was in my cheeks the whole time.</source>
        <translation>เปล่านะ ก็อยู่ในแก้มมาตั้งแต่แรก</translation>
    </message>
    <message>
        <source>Pug You Beach!</source>
        <translation>ปั๊กหลักชายหาด!</translation>
    </message>
    <message>
        <source>This shore is taken. So is your turn.</source>
        <translation>หาดนี้มีเจ้าของแล้ว เทิร์นของคุณก็ด้วย</translation>
    </message>
    <message>
        <source>Cat Got Your Turn!</source>
        <translation>ตานี้แมวคาบ!</translation>
    </message>
    <message>
        <source>You were saying? No, you were not.</source>
        <translation>เมื่อกี้จะพูดอะไรนะ อ๋อ ไม่ได้พูด</translation>
    </message>
    <message>
        <source>No Nuts For You!</source>
        <translation>ถั่วหมดอดนะจ๊ะ!</translation>
    </message>
    <message>
        <source>The pantry is closed. Until lunch.</source>
        <translation>ตู้กับข้าวปิด จนกว่าจะเที่ยง</translation>
    </message>
    <message>
        <source>Bone Again</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>กระดูกเก่าเคี้ยวใหม่</translation>
    </message>
    <message>
        <source>Buried twice, loved three times.</source>
        <translation>ฝังสองหน รักสามเท่า</translation>
    </message>
    <message>
        <source>Re-Purr-Posed</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>รีไซเหมียว</translation>
    </message>
    <message>
        <source>One cat’s trash is the same cat’s treasure.</source>
        <translation>ขยะของเหมียวเมื่อวาน คือสมบัติของเหมียววันนี้</translation>
    </message>
    <message>
        <source>Wheel Be Back</source>
        <translation>แล้วหนูจะกลับมา</translation>
    </message>
    <message>
        <source>Round it goes, and round it comes.</source>
        <translation>วิ่งวนในจักร เดี๋ยวก็วนกลับ</translation>
    </message>
    <message>
        <source>Howlywood Debut</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>ดาวรุ่งฮอลลีโฮ่ง</translation>
    </message>
    <message>
        <source>Lights, camera, awoo!</source>
        <translation>ไฟพร้อม กล้องพร้อม โฮ่ง!</translation>
    </message>
    <message>
        <source>Purr-forming Arts</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>เหมียวสเตอร์พีซ</translation>
    </message>
    <message>
        <source>A one-cat show with a full house of one.</source>
        <translation>แสดงเดี่ยว คนดูเต็มโรงหนึ่งตัว</translation>
    </message>
    <message>
        <source>Squeak Preview</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>รอบปฐมจี๊ด</translation>
    </message>
    <message>
        <source>Coming soon to a hole in the wall near you.</source>
        <translation>เร็ว ๆ นี้ ที่รูข้างฝาใกล้บ้านคุณ</translation>
    </message>
    <message>
        <source>Drawing</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>จั่ว</translation>
    </message>
    <message>
        <source>Draw 1–2</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>จั่ว 1–2 ใบ</translation>
    </message>
    <message>
        <source>Stealing</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>ขโมย</translation>
    </message>
    <message>
        <source>Steal 1–2, then bury 0–2</source>
        <translation>ขโมย 1–2 ใบ แล้วฝัง 0–2 ใบ</translation>
    </message>
    <message>
        <source>Stopping</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome; Tail Story: a heading of the rules</extracomment>
        <translation>หยุด</translation>
    </message>
    <message>
        <source>Stop, then bribe 1</source>
        <translation>หยุด แล้วให้สินบน 1 ใบ</translation>
    </message>
    <message>
        <source>Recycling</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>รีไซเคิล</translation>
    </message>
    <message>
        <source>Recycle 1–2, no Stopping or Recycling cards</source>
        <translation>รีไซเคิล 1–2 ใบ ไม่รวมการ์ดหยุดและการ์ดรีไซเคิล</translation>
    </message>
    <message>
        <source>Acting</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>การแสดง</translation>
    </message>
    <message>
        <source>Altered: draw 1–5, others of your type 0–2</source>
        <translation>ร่างแปลง: จั่ว 1–5 ใบ คนอื่นในตระกูลเดียวกันจั่ว 0–2 ใบ</translation>
    </message>
    <message>
        <source>Jack, the Beagle</source>
        <translation>แจ็ค บีเกิล</translation>
    </message>
    <message>
        <source>Jack, the Hunter</source>
        <translation>แจ็ค นักล่า</translation>
    </message>
    <message>
        <source>Up to 3 others discard a random card (once a turn)</source>
        <translation>ให้คนอื่นไม่เกิน 3 คนสุ่มทิ้งการ์ดคนละใบ (เทิร์นละครั้ง)</translation>
    </message>
    <message>
        <source>Alan, the Greyhound</source>
        <translation>อลัน เกรย์ฮาวด์</translation>
    </message>
    <message>
        <source>Alan, the Sprinter</source>
        <translation>อลัน นักสปรินต์</translation>
    </message>
    <message>
        <source>Nobody can stop anything this turn (twice a game)</source>
        <translation>เทิร์นนี้ไม่มีใครหยุดอะไรได้ (เกมละสองครั้ง)</translation>
    </message>
    <message>
        <source>Padthai, the Siamese</source>
        <translation>ผัดไทย วิเชียรมาศ</translation>
    </message>
    <message>
        <source>Padthai, the Chef</source>
        <translation>ผัดไทย ยอดเชฟ</translation>
    </message>
    <message>
        <source>Draw 1–3, then shuffle a card from hand into your deck (twice a game)</source>
        <translation>จั่ว 1–3 ใบ แล้วสับการ์ดในมือหนึ่งใบเข้ากองจั่ว (เกมละสองครั้ง)</translation>
    </message>
    <message>
        <source>Khalid, the Sphynx</source>
        <translation>คาลิด สฟิงซ์</translation>
    </message>
    <message>
        <source>Khalid, the Pharaoh Cat</source>
        <translation>คาลิด ฟาโรห์เหมียว</translation>
    </message>
    <message>
        <source>Use one of your discards for free (twice a game)</source>
        <translation>ใช้การ์ดในกองทิ้งของคุณได้ฟรีหนึ่งใบ (เกมละสองครั้ง)</translation>
    </message>
    <message>
        <source>Ham &amp; Cheese, the Hamsters</source>
        <translation>แฮมกับชีส แฮมสเตอร์</translation>
    </message>
    <message>
        <source>Ham &amp; Cheese, the Adventurers</source>
        <translation>แฮมกับชีส นักผจญภัย</translation>
    </message>
    <message>
        <source>Take a card you dug this turn (once a turn)</source>
        <translation>หยิบการ์ดที่ขุดในเทิร์นนี้เข้ามือหนึ่งใบ (เทิร์นละครั้ง)</translation>
    </message>
    <message>
        <source>Rocky, the Chinchilla</source>
        <translation>ร็อคกี้ ชินชิลล่า</translation>
    </message>
    <message>
        <source>Rocky, the Chinzilla</source>
        <translation>ร็อคกี้ ชินซิลล่า</translation>
    </message>
    <message>
        <source>Another player gets only 1 action point next turn (twice a game)</source>
        <translation>ทำให้ผู้เล่นอื่นหนึ่งคนมีแค่ 1 แต้มแอ็กชันในเทิร์นหน้า (เกมละสองครั้ง)</translation>
    </message>
    <message>
        <source>Bonus: draw 1, once a turn</source>
        <translation>โบนัส: จั่ว 1 ใบ เทิร์นละครั้ง</translation>
    </message>
    <message>
        <source>Bonus: mess 1, once a turn</source>
        <translation>โบนัส: ป่วน 1 ใบ เทิร์นละครั้ง</translation>
    </message>
    <message>
        <source>Bonus: dig 1, twice a turn</source>
        <translation>โบนัส: ขุด 1 ใบ เทิร์นละสองครั้ง</translation>
    </message>
    <message>
        <source>Woof, woof, awooo!</source>
        <translation>โฮ่ง โฮ่ง บรู๊ววว!</translation>
    </message>
    <message>
        <source>Mrrow, miaow!</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>เมี้ยว เหมียววว!</translation>
    </message>
    <message>
        <source>Squeak, squeak, chk-chk!</source>
        <translation>จี๊ด จี๊ด จุ๊ก ๆ!</translation>
    </message>
    <message>
        <source>1ST</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>ที่ 1</translation>
    </message>
    <message>
        <source>2ND</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>ที่ 2</translation>
    </message>
    <message>
        <source>3RD</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>ที่ 3</translation>
    </message>
    <message>
        <source>4TH</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>ที่ 4</translation>
    </message>
    <message>
        <source>Draw 1, discard 1</source>
        <translation>จั่ว 1 ทิ้ง 1</translation>
    </message>
    <message>
        <source>Altered ability</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>ความสามารถร่างแปลง</translation>
    </message>
    <message>
        <source>Discard swap</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>แลกจากกองทิ้ง</translation>
    </message>
    <message>
        <source>This seat isn’t in the game.</source>
        <translation>เกมนี้ไม่มีที่นั่งนี้</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>เกมจบแล้ว</translation>
    </message>
    <message>
        <source>It’s not your turn. You can only respond.</source>
        <translation>ไม่ใช่เทิร์นของคุณ คุณทำได้แค่ตอบโต้</translation>
    </message>
    <message>
        <source>Another decision comes first.</source>
        <translation>มีเรื่องอื่นต้องตัดสินใจก่อน</translation>
    </message>
    <message>
        <source>It’s not your turn to choose a character.</source>
        <translation>ยังไม่ถึงคิวคุณเลือกตัวละคร</translation>
    </message>
    <message>
        <source>%1 is taken.</source>
        <translation>%1 มีคนเลือกไปแล้ว</translation>
    </message>
    <message>
        <source>Not enough action points. It costs %1, and you have %2.</source>
        <translation>แต้มแอ็กชันไม่พอ ต้องใช้ %1 แต้ม แต่คุณมี %2 แต้ม</translation>
    </message>
    <message>
        <source>That costs %1. The starting player has only 1 action point on the first turn.</source>
        <translation>ต้องใช้ %1 แต้ม แต่ในเทิร์นแรกผู้เล่นคนแรกมีแค่ 1 แต้มแอ็กชัน</translation>
    </message>
    <message>
        <source>That costs %1. You were hit, so you have only 1 action point this turn.</source>
        <translation>ต้องใช้ %1 แต้ม แต่คุณโดนร็อคกี้ยิง เทิร์นนี้จึงมีแค่ 1 แต้มแอ็กชัน</translation>
    </message>
    <message>
        <source>An Acting card costs %1 action points, and you have %2.</source>
        <translation>การ์ดการแสดงใช้ %1 แต้มแอ็กชัน แต่คุณมี %2 แต้ม</translation>
    </message>
    <message>
        <source>You have no action points left.</source>
        <translation>คุณไม่เหลือแต้มแอ็กชันแล้ว</translation>
    </message>
    <message>
        <source>%1 isn’t in your hand.</source>
        <translation>“%1” ไม่อยู่ในมือคุณ</translation>
    </message>
    <message>
        <source>Stopping cards are only for responding. Wait until someone does something.</source>
        <translation>การ์ดหยุดใช้ตอบโต้ได้เท่านั้น ต้องรอให้มีคนทำอะไรสักอย่างก่อน</translation>
    </message>
    <message>
        <source>Aim it at one other player.</source>
        <translation>ต้องเล็งผู้เล่นอื่นหนึ่งคน</translation>
    </message>
    <message>
        <source>That doesn’t take a target.</source>
        <translation>การเล่นนี้ไม่ต้องเล็งใคร</translation>
    </message>
    <message>
        <source>No other player has any cards in hand.</source>
        <translation>ผู้เล่นอื่นไม่มีใครมีการ์ดในมือเลย</translation>
    </message>
    <message>
        <source>%1 has no cards in hand.</source>
        <translation>%1 ไม่มีการ์ดในมือ</translation>
    </message>
    <message>
        <source>You can’t steal from yourself.</source>
        <translation>ขโมยการ์ดของตัวเองไม่ได้</translation>
    </message>
    <message>
        <source>Your discard pile has no Drawing, Stealing or Acting cards.</source>
        <translation>กองทิ้งของคุณไม่มีการ์ดจั่ว การ์ดขโมย หรือการ์ดการแสดง</translation>
    </message>
    <message>
        <source>Your character isn’t the same type as the card.</source>
        <translation>ตัวละครของคุณอยู่คนละตระกูลกับการ์ดใบนี้</translation>
    </message>
    <message>
        <source>Your character is still in Normal form.</source>
        <translation>ตัวละครของคุณยังเป็นร่างปกติ</translation>
    </message>
    <message>
        <source>There’s nothing to stop.</source>
        <translation>ไม่มีอะไรให้หยุด</translation>
    </message>
    <message>
        <source>%1 isn’t a Stopping card.</source>
        <translation>“%1” ไม่ใช่การ์ดหยุด</translation>
    </message>
    <message>
        <source>You can’t stop your own action or card.</source>
        <translation>หยุดแอ็กชันหรือการ์ดของตัวเองไม่ได้</translation>
    </message>
    <message>
        <source>Acting cards can’t be stopped.</source>
        <translation>ไม่มีใครหยุดการ์ดการแสดงได้</translation>
    </message>
    <message>
        <source>The draw step, bonuses, the deck check and the end of a turn can’t be stopped.</source>
        <translation>ไม่มีใครหยุดขั้นจั่ว โบนัส การเช็กกอง และการจบเทิร์นได้</translation>
    </message>
    <message>
        <source>Someone has already stopped this. Aim at the newest card.</source>
        <translation>มีคนหยุดการเล่นนี้ไปแล้ว ต้องหยุดการ์ดใบล่าสุดแทน</translation>
    </message>
    <message>
        <source>It’s resolving. Nobody can stop anything now.</source>
        <translation>การเล่นนี้กำลังเกิดผล ตอนนี้ไม่มีใครหยุดอะไรได้</translation>
    </message>
    <message>
        <source>%1 is asked first.</source>
        <translation>โต๊ะต้องถาม %1 ก่อน</translation>
    </message>
    <message>
        <source>You’ve already let it go.</source>
        <translation>คุณปล่อยผ่านไปแล้ว</translation>
    </message>
    <message>
        <source>Sprint! No Stopping cards this turn.</source>
        <translation>สปรินต์! เทิร์นนี้เล่นการ์ดหยุดไม่ได้</translation>
    </message>
    <message>
        <source>You have no cards in hand.</source>
        <translation>คุณไม่มีการ์ดในมือ</translation>
    </message>
    <message>
        <source>There’s no such card or action to stop.</source>
        <translation>ไม่มีการ์ดหรือแอ็กชันนั้นให้หยุด</translation>
    </message>
    <message>
        <source>Your deck and your hand are both empty.</source>
        <translation>กองจั่วของคุณว่างเปล่า และคุณไม่มีการ์ดในมือ</translation>
    </message>
    <message>
        <source>Your character is still in Normal form. Collect an achievement first.</source>
        <translation>ตัวละครของคุณยังเป็นร่างปกติ ต้องเก็บความสำเร็จก่อน</translation>
    </message>
    <message>
        <source>You’ve already used this ability this turn. Stopped uses count.</source>
        <translation>เทิร์นนี้คุณใช้ความสามารถไปแล้ว ครั้งที่ถูกหยุดก็นับด้วย</translation>
    </message>
    <message>
        <source>You’ve already used this ability twice this game. Stopped uses count.</source>
        <translation>เกมนี้คุณใช้ความสามารถครบสองครั้งแล้ว ครั้งที่ถูกหยุดก็นับด้วย</translation>
    </message>
    <message>
        <source>No other player has a card to lose.</source>
        <translation>ผู้เล่นอื่นไม่มีใครมีการ์ดให้เสียเลย</translation>
    </message>
    <message>
        <source>You can’t choose %1. Choose players who have cards in hand.</source>
        <translation>เลือก %1 ไม่ได้ ต้องเลือกผู้เล่นอื่นที่มีการ์ดในมือ</translation>
    </message>
    <message>
        <source>Choose one to three other players.</source>
        <translation>เลือกผู้เล่นอื่นหนึ่งถึงสามคน</translation>
    </message>
    <message>
        <source>Your discard pile has no Drawing, Stealing or Recycling cards.</source>
        <translation>กองทิ้งของคุณไม่มีการ์ดจั่ว การ์ดขโมย หรือการ์ดรีไซเคิล</translation>
    </message>
    <message>
        <source>Acting cards can’t be used like this.</source>
        <translation>การ์ดการแสดงใช้แบบนี้ไม่ได้</translation>
    </message>
    <message>
        <source>Stopping cards can’t be used like this. There’s nothing to stop.</source>
        <translation>การ์ดหยุดใช้แบบนี้ไม่ได้ เพราะไม่มีอะไรให้หยุด</translation>
    </message>
    <message>
        <source>%1 isn’t in your discard pile.</source>
        <translation>“%1” ไม่อยู่ในกองทิ้งของคุณ</translation>
    </message>
    <message>
        <source>Choose a card from your discard pile.</source>
        <translation>เลือกการ์ดในกองทิ้งของคุณ</translation>
    </message>
    <message>
        <source>You didn’t dig a card this turn, or it has left your discard pile.</source>
        <translation>เทิร์นนี้คุณยังไม่ได้ขุดการ์ด หรือการ์ดที่ขุดออกจากกองทิ้งไปแล้ว</translation>
    </message>
    <message>
        <source>Choose one other player.</source>
        <translation>เลือกผู้เล่นอื่นหนึ่งคน</translation>
    </message>
    <message>
        <source>You’ve already swapped this turn. A stopped swap counts.</source>
        <translation>เทิร์นนี้คุณแลกไปแล้ว ครั้งที่ถูกหยุดก็นับด้วย</translation>
    </message>
    <message>
        <source>Your discard pile is empty.</source>
        <translation>กองทิ้งของคุณว่างเปล่า</translation>
    </message>
    <message>
        <source>%1’s discard pile is empty.</source>
        <translation>กองทิ้งของ %1 ว่างเปล่า</translation>
    </message>
    <message>
        <source>All other discard piles are empty.</source>
        <translation>กองทิ้งของผู้เล่นอื่นว่างเปล่าทุกกอง</translation>
    </message>
    <message>
        <source>Draw %1 to %2 cards, but no more than your deck has.</source>
        <translation>จั่วได้ %1 ถึง %2 ใบ แต่ไม่เกินจำนวนที่มีในกองจั่ว</translation>
    </message>
    <message>
        <source>An Acting card draws %1 to %2 cards, but no more than your deck has.</source>
        <translation>การ์ดการแสดงให้จั่วได้ %1 ถึง %2 ใบ แต่ไม่เกินจำนวนที่มีในกองจั่ว</translation>
    </message>
    <message>
        <source>Draw %1 to %2 cards, then put one from your hand back.</source>
        <translation>จั่วได้ %1 ถึง %2 ใบ แล้วต้องคืนการ์ดในมือหนึ่งใบเข้ากองจั่ว</translation>
    </message>
    <message>
        <source>Steal %1 to %2 cards, but no more than the player has.</source>
        <translation>ขโมยได้ %1 ถึง %2 ใบ แต่ไม่เกินจำนวนที่ผู้เล่นนั้นถือ</translation>
    </message>
    <message>
        <source>Only characters of the same type can join in.</source>
        <translation>เฉพาะตัวละครตระกูลเดียวกันเท่านั้นที่ร่วมวงได้</translation>
    </message>
    <message>
        <source>You may put one card from your deck on theirs, or none.</source>
        <translation>จะวางการ์ดหนึ่งใบจากกองจั่วของคุณบนกองจั่วของผู้เล่นนั้น หรือไม่วางเลยก็ได้</translation>
    </message>
    <message>
        <source>%1 is still in a play zone.</source>
        <translation>“%1” ยังอยู่ในโซนเล่น</translation>
    </message>
    <message>
        <source>You can’t recycle Stopping or Recycling cards like %1.</source>
        <translation>รีไซเคิล “%1” ไม่ได้ เพราะการ์ดหยุดและการ์ดรีไซเคิลหยิบกลับไม่ได้</translation>
    </message>
    <message>
        <source>You didn’t dig %1 this turn.</source>
        <translation>เทิร์นนี้คุณไม่ได้ขุด “%1”</translation>
    </message>
    <message>
        <source>%1 isn’t in their discard pile.</source>
        <translation>“%1” ไม่อยู่ในกองทิ้งของผู้เล่นนั้น</translation>
    </message>
    <message>
        <source>You’ve already picked %1.</source>
        <translation>เลือก “%1” ไปแล้ว</translation>
    </message>
    <message>
        <source>Each side gives 1 or 2 cards. Pick one first.</source>
        <translation>แต่ละฝ่ายต้องให้ 1 หรือ 2 ใบ เลือกอย่างน้อยหนึ่งใบก่อน</translation>
    </message>
    <message>
        <source>Recycle at least one card.</source>
        <translation>ต้องรีไซเคิลอย่างน้อยหนึ่งใบ</translation>
    </message>
    <message>
        <source>Discard down to your hand limit. %1 more to go.</source>
        <translation>ต้องทิ้งการ์ดให้เหลือไม่เกินเพดานการ์ดในมือ ทิ้งอีก %1 ใบ</translation>
    </message>
    <message>
        <source>You’re already discarding %1. Pick another card.</source>
        <translation>คุณเลือกทิ้ง “%1” ไว้แล้ว ลองเลือกใบอื่นแทน</translation>
    </message>
    <message>
        <source>%1 is already going into your new deck. Pick another card.</source>
        <translation>คุณเลือก “%1” ลงกองจั่วใหม่ไว้แล้ว ลองเลือกใบอื่นแทน</translation>
    </message>
    <message>
        <source>A card from your hand must go back into your deck.</source>
        <translation>ต้องคืนการ์ดในมือหนึ่งใบเข้ากองจั่ว</translation>
    </message>
    <message>
        <source>Discard a card first.</source>
        <translation>ต้องทิ้งการ์ดหนึ่งใบก่อน</translation>
    </message>
    <message>
        <source>Your deck ran out. Choose your achievement first.</source>
        <translation>กองจั่วของคุณหมดแล้ว ต้องเลือกการ์ดความสำเร็จก่อน</translation>
    </message>
    <message>
        <source>Take one of the cards you dug this turn.</source>
        <translation>ต้องหยิบการ์ดที่ขุดในเทิร์นนี้หนึ่งใบ</translation>
    </message>
    <message>
        <source>You can use bonuses only in the bonus step, after an action.</source>
        <translation>ใช้โบนัสได้เฉพาะในขั้นโบนัส ซึ่งมาหลังแอ็กชัน</translation>
    </message>
    <message>
        <source>You’ve passed on your bonus this time.</source>
        <translation>ครั้งนี้คุณสละโบนัสไปแล้ว</translation>
    </message>
    <message>
        <source>You didn’t play a card of your type in this step. Abilities and swaps don’t count.</source>
        <translation>ในขั้นเล่นนี้คุณไม่ได้เล่นการ์ดตระกูลของคุณ ความสามารถและการแลกไม่นับ</translation>
    </message>
    <message>
        <source>Your matching card was stopped.</source>
        <translation>การ์ดตระกูลของคุณถูกหยุด</translation>
    </message>
    <message>
        <source>You’ve used up your bonus for this turn.</source>
        <translation>เทิร์นนี้คุณใช้โบนัสครบแล้ว</translation>
    </message>
    <message>
        <source>Your deck is empty.</source>
        <translation>กองจั่วของคุณว่างเปล่า</translation>
    </message>
    <message>
        <source>The deck check has begun. Bonuses come before it.</source>
        <translation>เริ่มเช็กกองแล้ว ต้องใช้โบนัสก่อนหน้านั้น</translation>
    </message>
    <message>
        <source>Choose the card to take from another player’s discard pile.</source>
        <translation>เลือกการ์ดที่จะหยิบจากกองทิ้งของผู้เล่นอื่นหนึ่งใบ</translation>
    </message>
    <message>
        <source>%1 isn’t in another player’s discard pile.</source>
        <translation>“%1” ไม่อยู่ในกองทิ้งของผู้เล่นอื่น</translation>
    </message>
    <message>
        <source>No other discard pile had a card for your bonus.</source>
        <translation>ในกองทิ้งของผู้เล่นอื่นไม่มีการ์ดที่ใช้กับโบนัสของคุณได้</translation>
    </message>
    <message>
        <source>Your deck isn’t empty, so no achievement yet.</source>
        <translation>กองจั่วของคุณยังไม่หมด จึงยังไม่ได้ความสำเร็จ</translation>
    </message>
    <message>
        <source>The deck check comes after an action, or when you end the turn.</source>
        <translation>โต๊ะจะเช็กกองหลังแอ็กชัน หรือเมื่อคุณจบเทิร์น</translation>
    </message>
    <message>
        <source>The turn can’t end while something is still going on.</source>
        <translation>ยังจบเทิร์นไม่ได้ เพราะยังมีเรื่องค้างอยู่</translation>
    </message>
    <message>
        <source>Achievements</source>
        <extracomment>Tail Story: a line of the score; Tail Story: what lies on the table and in which state; Where a name is missing, or a word of the table that all games share; Tail Story: a heading of the rules</extracomment>
        <translation>ความสำเร็จ</translation>
    </message>
    <message>
        <source>Achievement %1</source>
        <extracomment>Tail Story: a line of the score</extracomment>
        <translation>ความสำเร็จที่ %1</translation>
    </message>
    <message>
        <source>A face-down card</source>
        <translation>การ์ดคว่ำหน้า</translation>
    </message>
    <message>
        <source>%1</source>
        <extracomment>Tail Story: what lies on the table and in which state; Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1, stopped</source>
        <extracomment>Tail Story: what lies on the table and in which state</extracomment>
        <translation>%1 ถูกหยุด</translation>
    </message>
    <message>
        <source>%1, dug this turn</source>
        <translation>%1 (ขุดในเทิร์นนี้)</translation>
    </message>
    <message>
        <source>%2’s %1, stopped</source>
        <translation>“%1” ของ %2 ถูกหยุด</translation>
    </message>
    <message>
        <source>%2’s %1</source>
        <extracomment>Tail Story: what lies on the table and in which state</extracomment>
        <translation>“%1” ของ %2</translation>
    </message>
    <message>
        <source>%1 will resolve</source>
        <translation>“%1” จะเกิดผล</translation>
    </message>
    <message>
        <source>%1 will be stopped</source>
        <translation>“%1” จะถูกหยุด</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <extracomment>Tail Story: what lies on the table and in which state</extracomment>
        <translation>เทิร์น %1</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <extracomment>Tail Story: what lies on the table and in which state</extracomment>
        <translation>เทิร์นของ %1</translation>
    </message>
    <message numerus="yes">
        <source>%n action point(s)</source>
        <translation>
            <numerusform>%n แต้มแอ็กชัน</numerusform>
        </translation>
    </message>
    <message>
        <source>Swapped this turn</source>
        <translation>เทิร์นนี้แลกแล้ว</translation>
    </message>
    <message>
        <source>Swap: 1 left</source>
        <translation>แลกได้อีก 1 ครั้ง</translation>
    </message>
    <message>
        <source>Step %1 of 5</source>
        <translation>ขั้นที่ %1 จาก 5</translation>
    </message>
    <message>
        <source>Nobody can stop anything this turn</source>
        <translation>เทิร์นนี้ไม่มีใครหยุดอะไรได้</translation>
    </message>
    <message>
        <source>Altered form</source>
        <extracomment>Tail Story: what lies on the table and in which state</extracomment>
        <translation>ร่างแปลง</translation>
    </message>
    <message>
        <source>Normal form</source>
        <extracomment>Tail Story: what lies on the table and in which state</extracomment>
        <translation>ร่างปกติ</translation>
    </message>
    <message numerus="yes">
        <source>Ability: %n use(s) left this game</source>
        <translation>
            <numerusform>ความสามารถ: เกมนี้ใช้ได้อีก %n ครั้ง</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ability: %n use(s) left this turn</source>
        <translation>
            <numerusform>ความสามารถ: เทิร์นนี้ใช้ได้อีก %n ครั้ง</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bonus: %n use(s) left this turn</source>
        <translation>
            <numerusform>โบนัส: เทิร์นนี้ใช้ได้อีก %n ครั้ง</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n achievement(s)</source>
        <extracomment>Tail Story: what lies on the table and in which state</extracomment>
        <translation>
            <numerusform>ความสำเร็จ %n ใบ</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand limit %1</source>
        <translation>ถือได้ %1 ใบ</translation>
    </message>
    <message>
        <source>1 action point next turn</source>
        <translation>เทิร์นหน้ามี 1 แต้มแอ็กชัน</translation>
    </message>
    <message>
        <source>Achievement collected this turn</source>
        <translation>เทิร์นนี้ได้ความสำเร็จแล้ว</translation>
    </message>
    <message>
        <source>Lets it go</source>
        <translation>ปล่อยผ่าน</translation>
    </message>
    <message>
        <source>Being asked</source>
        <extracomment>Tail Story: what lies on the table and in which state</extracomment>
        <translation>รอคำตอบ</translation>
    </message>
    <message>
        <source>Targeted</source>
        <extracomment>Tail Story: what lies on the table and in which state</extracomment>
        <translation>เป้าหมาย</translation>
    </message>
    <message numerus="yes">
        <source>Steal %n card(s)</source>
        <translation>
            <numerusform>ขโมย %n ใบ</numerusform>
        </translation>
    </message>
    <message>
        <source>Stay silent</source>
        <extracomment>Tail Story: what a player may do; %1 is the name of a card, or of a player after &apos;at&apos;</extracomment>
        <translation>เงียบไว้</translation>
    </message>
    <message numerus="yes">
        <source>Join in and draw %n card(s)</source>
        <translation>
            <numerusform>ร่วมวงแล้วจั่ว %n ใบ</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep your top card</source>
        <translation>เก็บใบบนสุดของคุณไว้</translation>
    </message>
    <message>
        <source>Put your top card on %1’s deck</source>
        <translation>วางใบบนสุดของคุณบนกองจั่วของ %1</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)</source>
        <translation>
            <numerusform>จั่ว %n ใบ</numerusform>
        </translation>
    </message>
    <message>
        <source>Bury %1 in %2’s pile</source>
        <translation>ฝัง “%1” ในกองทิ้งของ %2</translation>
    </message>
    <message>
        <source>Recycle %1</source>
        <extracomment>Tail Story: what a player may do; %1 is the name of a card, or of a player after &apos;at&apos;</extracomment>
        <translation>รีไซเคิล “%1”</translation>
    </message>
    <message>
        <source>Put %1 back into your deck</source>
        <translation>คืน “%1” เข้ากองจั่ว</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <extracomment>Tail Story: what a player may do; %1 is the name of a card, or of a player after &apos;at&apos;</extracomment>
        <translation>เก็บ “%1”</translation>
    </message>
    <message>
        <source>Give %1</source>
        <extracomment>Tail Story: what a player may do; %1 is the name of a card, or of a player after &apos;at&apos;</extracomment>
        <translation>ให้ “%1”</translation>
    </message>
    <message>
        <source>Take %1</source>
        <extracomment>Tail Story: what a player may do; %1 is the name of a card, or of a player after &apos;at&apos;</extracomment>
        <translation>หยิบ “%1”</translation>
    </message>
    <message>
        <source>Mess: take %1 from %2’s pile</source>
        <translation>ป่วน: หยิบ “%1” จากกองทิ้งของ %2</translation>
    </message>
    <message>
        <source>Collect %1 as your achievement</source>
        <translation>เก็บ “%1” เป็นความสำเร็จ</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <extracomment>Tail Story: what a player may do; %1 is the name of a card, or of a player after &apos;at&apos;</extracomment>
        <translation>ทิ้ง “%1”</translation>
    </message>
    <message>
        <source>Swap one card</source>
        <translation>แลกใบเดียว</translation>
    </message>
    <message>
        <source>Bury nothing</source>
        <extracomment>Tail Story: what a player may do; %1 is the name of a card, or of a player after &apos;at&apos;</extracomment>
        <translation>ไม่ฝังเลย</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Tail Story: what a player may do; %1 is the name of a card, or of a player after &apos;at&apos;</extracomment>
        <translation>เสร็จแล้ว</translation>
    </message>
    <message>
        <source>%1: aim at %2</source>
        <translation>%1: เล็ง %2</translation>
    </message>
    <message>
        <source>%1: aim at %2 and %3</source>
        <translation>%1: เล็ง %2 และ %3</translation>
    </message>
    <message>
        <source>%1: aim at %2, %3 and %4</source>
        <translation>%1: เล็ง %2, %3 และ %4</translation>
    </message>
    <message>
        <source>%1: use %2</source>
        <translation>%1: ใช้ “%2”</translation>
    </message>
    <message>
        <source>%1: use %2 on %3</source>
        <translation>%1: ใช้ “%2” กับ %3</translation>
    </message>
    <message>
        <source>Play %1 on %2</source>
        <translation>เล่น “%1” ใส่ %2</translation>
    </message>
    <message>
        <source>Play %1</source>
        <extracomment>Tail Story: what a player may do; %1 is the name of a card, or of a player after &apos;at&apos;</extracomment>
        <translation>เล่น “%1”</translation>
    </message>
    <message>
        <source>Draw 1, then discard 1</source>
        <translation>จั่ว 1 แล้วทิ้ง 1</translation>
    </message>
    <message>
        <source>Swap discards with %1</source>
        <translation>แลกการ์ดในกองทิ้งกับ %1</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>จบเทิร์น</translation>
    </message>
    <message>
        <source>Stop it with %1</source>
        <translation>หยุดด้วย “%1”</translation>
    </message>
    <message>
        <source>Let it go</source>
        <translation>ปล่อยผ่าน</translation>
    </message>
    <message>
        <source>No bonus</source>
        <extracomment>Tail Story: what a player may do; %1 is the name of a card, or of a player after &apos;at&apos;</extracomment>
        <translation>ไม่ใช้โบนัส</translation>
    </message>
    <message>
        <source>Draw 1–3, then others of your type draw 0–2</source>
        <translation>จั่ว 1–3 ใบ แล้วคนอื่นตระกูลเดียวกันจั่ว 0–2 ใบ</translation>
    </message>
    <message numerus="yes">
        <source>%n action point(s) will be lost.</source>
        <translation>
            <numerusform>จะเสีย %n แต้มแอ็กชันไปเปล่า ๆ</numerusform>
        </translation>
    </message>
    <message>
        <source>You’ll lose the bonus. You can’t use it later.</source>
        <translation>โบนัสจะหายไป และจะใช้ทีหลังไม่ได้</translation>
    </message>
    <message>
        <source>You could draw cards here, but you’re drawing none.</source>
        <translation>คุณจั่วได้ แต่เลือกไม่จั่วเลย</translation>
    </message>
    <message>
        <source>You could take one more card.</source>
        <translation>คุณหยิบได้อีกหนึ่งใบ</translation>
    </message>
    <message>
        <source>%1. Altered: %2</source>
        <translation>%1 ร่างแปลง: %2</translation>
    </message>
    <message>
        <source>%2; costs %1</source>
        <translation>%2 · ใช้ %1 แต้ม</translation>
    </message>
    <message>
        <source>Your deck is empty, so you’ll draw nothing.</source>
        <translation>กองจั่วของคุณว่างเปล่า คุณจะไม่ได้จั่วเลย</translation>
    </message>
    <message>
        <source>Costs 1 action point</source>
        <translation>ใช้ 1 แต้มแอ็กชัน</translation>
    </message>
    <message>
        <source>1 or 2 discards, one for one. Free, once a turn.</source>
        <translation>แลก 1 หรือ 2 ใบ แบบใบต่อใบ ฟรี เทิร์นละครั้ง</translation>
    </message>
    <message numerus="yes">
        <source>You’ll discard %n card(s).</source>
        <translation>
            <numerusform>คุณจะทิ้งการ์ด %n ใบ</numerusform>
        </translation>
    </message>
    <message>
        <source>%2’s “%1” fails, and %2 draws a card, unless your card is stopped</source>
        <translation>“%1” ของ %2 จะไม่เกิดผล และ %2 จะได้จั่วหนึ่งใบ เว้นแต่การ์ดของคุณจะถูกหยุด</translation>
    </message>
    <message>
        <source>Choose your character.</source>
        <translation>เลือกตัวละครของคุณ</translation>
    </message>
    <message>
        <source>The last in the queue chooses first. Everyone starts in Normal form.</source>
        <translation>คนท้ายคิวเลือกก่อน ทุกคนเริ่มในร่างปกติ</translation>
    </message>
    <message>
        <source>Your turn. Choose an action, or end the turn.</source>
        <translation>ถึงเทิร์นของคุณแล้ว เลือกแอ็กชันหรือจบเทิร์น</translation>
    </message>
    <message>
        <source>How many cards will you draw?</source>
        <translation>จะจั่วกี่ใบ</translation>
    </message>
    <message>
        <source>You get them all at once.</source>
        <translation>คุณจะได้การ์ดทั้งหมดพร้อมกัน</translation>
    </message>
    <message>
        <source>How many cards will you steal?</source>
        <translation>จะขโมยกี่ใบ</translation>
    </message>
    <message>
        <source>They’re taken at random.</source>
        <translation>คุณจะสุ่มหยิบจากมือของผู้เล่นนั้น</translation>
    </message>
    <message>
        <source>Bury up to 2 of your discards, or none.</source>
        <translation>ฝังการ์ดจากกองทิ้งของคุณได้ไม่เกิน 2 ใบ หรือจะไม่ฝังเลยก็ได้</translation>
    </message>
    <message>
        <source>They go to the discard pile of the player you stole from.</source>
        <translation>การ์ดที่ฝังจะลงกองทิ้งของคนที่คุณขโมยการ์ดมา</translation>
    </message>
    <message>
        <source>Take 1 or 2 of your discards into your hand.</source>
        <translation>หยิบการ์ด 1 หรือ 2 ใบจากกองทิ้งของคุณเข้ามือ</translation>
    </message>
    <message>
        <source>Stopping and Recycling cards stay where they are.</source>
        <translation>หยิบการ์ดหยุดและการ์ดรีไซเคิลไม่ได้</translation>
    </message>
    <message>
        <source>Make the sound too, and draw up to 2 cards?</source>
        <translation>จะส่งเสียงร้องด้วย แล้วจั่วไม่เกิน 2 ใบไหม</translation>
    </message>
    <message>
        <source>You may also stay silent.</source>
        <translation>จะเงียบไว้ก็ได้</translation>
    </message>
    <message>
        <source>Discard a card.</source>
        <translation>ทิ้งการ์ดหนึ่งใบ</translation>
    </message>
    <message>
        <source>Any card in your hand, even the one you just drew.</source>
        <translation>ใบไหนในมือก็ได้ แม้แต่ใบที่เพิ่งจั่ว</translation>
    </message>
    <message>
        <source>Put a card from your hand back in your deck.</source>
        <translation>คืนการ์ดในมือหนึ่งใบเข้ากองจั่ว</translation>
    </message>
    <message>
        <source>Nobody sees which one. Then your deck is shuffled.</source>
        <translation>จะไม่มีใครเห็นว่าเป็นใบไหน จากนั้นจะสับกองจั่ว</translation>
    </message>
    <message>
        <source>Take a card you dug this turn.</source>
        <translation>หยิบการ์ดที่ขุดในเทิร์นนี้เข้ามือหนึ่งใบ</translation>
    </message>
    <message>
        <source>Pick 1 or 2 of your discards to give.</source>
        <translation>เลือกการ์ด 1 หรือ 2 ใบในกองทิ้งของคุณที่จะให้</translation>
    </message>
    <message>
        <source>Then pick the same number of theirs.</source>
        <translation>จากนั้นเลือกการ์ดของผู้เล่นนั้นให้ได้จำนวนเท่ากัน</translation>
    </message>
    <message>
        <source>Now pick the same number of theirs.</source>
        <translation>ทีนี้เลือกการ์ดในกองทิ้งของผู้เล่นนั้นให้ได้จำนวนเท่ากัน</translation>
    </message>
    <message>
        <source>Use your bonus?</source>
        <translation>จะใช้โบนัสไหม</translation>
    </message>
    <message>
        <source>You played a card of your own type.</source>
        <translation>คุณเล่นการ์ดตระกูลของตัวเอง</translation>
    </message>
    <message>
        <source>Put the top card of your deck on theirs?</source>
        <translation>จะวางใบบนสุดของกองจั่วคุณบนกองจั่วของผู้เล่นนั้นไหม</translation>
    </message>
    <message>
        <source>Nobody sees the card.</source>
        <translation>ไม่มีใครเห็นการ์ดใบนี้</translation>
    </message>
    <message>
        <source>Your deck and your discard pile are empty, so these cards become your deck.</source>
        <translation>กองจั่วและกองทิ้งของคุณว่างเปล่า การ์ดที่คุณเลือกตอนนี้จะกลายเป็นกองจั่วใหม่</translation>
    </message>
    <message>
        <source>Your deck ran out. Collect an achievement.</source>
        <translation>กองจั่วของคุณหมดแล้ว เก็บความสำเร็จได้หนึ่งใบ</translation>
    </message>
    <message>
        <source>Place a card from your hand face down. It’s out of play for good.</source>
        <translation>วางการ์ดในมือคว่ำหน้าหนึ่งใบ ใบนั้นจะออกจากเกมไปเลย</translation>
    </message>
    <message>
        <source>You can’t hold more than your hand limit.</source>
        <translation>ถือการ์ดเกินเพดานไม่ได้</translation>
    </message>
    <message>
        <source>If nobody does, %2’s “%1” goes ahead, using the discarded “%3”.</source>
        <translation>ถ้าไม่มีใครหยุดเลย “%1” ของ %2 จะเกิดผล โดยใช้ “%3” จากกองทิ้ง</translation>
    </message>
    <message>
        <source>If nobody does, %2’s “%1” goes ahead.</source>
        <translation>ถ้าไม่มีใครหยุดเลย “%1” ของ %2 จะเกิดผล</translation>
    </message>
    <message>
        <source>If nobody does, the stop is stopped, and %2’s “%1” goes ahead.</source>
        <translation>ถ้าไม่มีใครหยุดใบนี้เลย การ์ดหยุดใบก่อนจะไม่มีผล และ “%1” ของ %2 จะเกิดผล</translation>
    </message>
    <message>
        <source>If nobody does, the stop is stopped, and %2’s “%1” goes ahead, using the discarded “%3”.</source>
        <translation>ถ้าไม่มีใครหยุดใบนี้เลย การ์ดหยุดใบก่อนจะไม่มีผล และ “%1” ของ %2 จะเกิดผล โดยใช้ “%3” จากกองทิ้ง</translation>
    </message>
    <message>
        <source>If nobody does, %2’s “%1” fails, and %2 draws a card.</source>
        <translation>ถ้าไม่มีใครหยุดใบนี้เลย “%1” ของ %2 จะไม่เกิดผล และ %2 จะได้จั่วหนึ่งใบ</translation>
    </message>
    <message>
        <source>If nobody does, %2’s “%1” (using the discarded “%3”) fails, and %2 draws a card.</source>
        <translation>ถ้าไม่มีใครหยุดใบนี้เลย “%1” ของ %2 ที่ใช้ “%3” จากกองทิ้งจะไม่เกิดผล และ %2 จะได้จั่วหนึ่งใบ</translation>
    </message>
    <message>
        <source>Stop %2’s “%1”?</source>
        <translation>คุณจะหยุด “%1” ของ %2 ไหม</translation>
    </message>
    <message>
        <source>Will anyone stop %2’s “%1”?</source>
        <translation>มีใครจะหยุด “%1” ของ %2 ไหม</translation>
    </message>
    <message>
        <source>Stop %2’s “%1”? It targets %3.</source>
        <translation>คุณจะหยุด “%1” ของ %2 ไหม เป้าหมาย: %3</translation>
    </message>
    <message>
        <source>Will anyone stop %2’s “%1”? It targets %3.</source>
        <translation>มีใครจะหยุด “%1” ของ %2 ไหม เป้าหมาย: %3</translation>
    </message>
    <message>
        <source>Stop %2’s “%1”? It targets %3 and %4.</source>
        <translation>คุณจะหยุด “%1” ของ %2 ไหม เป้าหมาย: %3 และ %4</translation>
    </message>
    <message>
        <source>Will anyone stop %2’s “%1”? It targets %3 and %4.</source>
        <translation>มีใครจะหยุด “%1” ของ %2 ไหม เป้าหมาย: %3 และ %4</translation>
    </message>
    <message>
        <source>Stop %2’s “%1”? It targets %3, %4 and %5.</source>
        <translation>คุณจะหยุด “%1” ของ %2 ไหม เป้าหมาย: %3, %4 และ %5</translation>
    </message>
    <message>
        <source>Will anyone stop %2’s “%1”? It targets %3, %4 and %5.</source>
        <translation>มีใครจะหยุด “%1” ของ %2 ไหม เป้าหมาย: %3, %4 และ %5</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s).</source>
        <translation>
            <numerusform>ทิ้งการ์ด %n ใบ</numerusform>
        </translation>
    </message>
    <message>
        <source>Press a chosen card again to keep it.</source>
        <translation>ถ้าเปลี่ยนใจอยากเก็บใบที่เลือกไว้ ให้กดใบนั้นอีกครั้ง</translation>
    </message>
    <message>
        <source>No action points left. Only free actions remain.</source>
        <translation>ไม่เหลือแต้มแอ็กชันแล้ว ทำได้แค่แอ็กชันฟรี</translation>
    </message>
    <message numerus="yes">
        <source>%n action point(s) left.</source>
        <translation>
            <numerusform>เหลือ %n แต้มแอ็กชัน</numerusform>
        </translation>
    </message>
    <message>
        <source>The story goes on.</source>
        <translation>เรื่องราวดำเนินต่อไป</translation>
    </message>
    <message>
        <source>Waiting for %1.</source>
        <translation>กำลังรอ %1</translation>
    </message>
    <message>
        <source>The game ends with no winner.</source>
        <translation>เกมจบโดยไม่มีผู้ชนะ</translation>
    </message>
    <message>
        <source>%1 wins with a fourth achievement.</source>
        <translation>%1 ชนะด้วยความสำเร็จใบที่สี่</translation>
    </message>
    <message>
        <source>canine</source>
        <extracomment>Tail Story: a family of animals: what a character is</extracomment>
        <translation>หมา</translation>
    </message>
    <message>
        <source>feline</source>
        <extracomment>Tail Story: a family of animals: what a character is</extracomment>
        <translation>แมว</translation>
    </message>
    <message>
        <source>rodent &amp; friends</source>
        <translation>หนูและผองเพื่อน</translation>
    </message>
    <message>
        <source>Draw %1 to %2 cards from your deck.</source>
        <translation>จั่ว %1 ถึง %2 ใบจากกองจั่วของคุณ</translation>
    </message>
    <message>
        <source>Steal %1 to %2 random cards from another player’s hand.</source>
        <translation>สุ่มขโมยการ์ด %1 ถึง %2 ใบจากมือผู้เล่นอื่น</translation>
    </message>
    <message>
        <source>Stops what another player just played or did.</source>
        <translation>หยุดสิ่งที่ผู้เล่นอื่นเพิ่งเล่นหรือทำ</translation>
    </message>
    <message>
        <source>Bury: put %1 to %2 of your discards on that player’s discard pile.</source>
        <translation>ฝัง: เอาการ์ดจากกองทิ้งของคุณ %1 ถึง %2 ใบไปวางบนกองทิ้งของผู้เล่นนั้น</translation>
    </message>
    <message>
        <source>Bribe: the stopped player draws a card.</source>
        <translation>สินบน: คนที่ถูกหยุดจะได้จั่วหนึ่งใบ</translation>
    </message>
    <message>
        <source>Recycle: take %1 to %2 of your discards into your hand, but no Stopping or Recycling cards.</source>
        <translation>รีไซเคิล: หยิบการ์ด %1 ถึง %2 ใบจากกองทิ้งของคุณเข้ามือ ไม่รวมการ์ดหยุดและการ์ดรีไซเคิล</translation>
    </message>
    <message>
        <source>Then other players of your type may make the sound and draw up to %2 cards.</source>
        <translation>จากนั้นผู้เล่นอื่นตระกูลเดียวกันจะส่งเสียงร้องและจั่วไม่เกิน %2 ใบก็ได้</translation>
    </message>
    <message>
        <source>Then discard a card.</source>
        <translation>แล้วทิ้งการ์ดหนึ่งใบ</translation>
    </message>
    <message>
        <source>Altered: %1 to %2 other players each discard a random card; once a turn.</source>
        <translation>ร่างแปลง: ผู้เล่นอื่น %1 ถึง %2 คนต้องสุ่มทิ้งการ์ดคนละใบ เทิร์นละครั้ง</translation>
    </message>
    <message>
        <source>Altered: nobody can play Stopping cards for the rest of this turn; twice a game.</source>
        <translation>ร่างแปลง: ตลอดเทิร์นที่เหลือไม่มีใครเล่นการ์ดหยุดได้ เกมละสองครั้ง</translation>
    </message>
    <message>
        <source>Then shuffle a card from your hand into your deck; twice a game.</source>
        <translation>จากนั้นสับการ์ดในมือหนึ่งใบเข้ากองจั่ว เกมละสองครั้ง</translation>
    </message>
    <message>
        <source>Altered: use a Drawing, Stealing or Recycling card in your discard pile for free; twice a game.</source>
        <translation>ร่างแปลง: ใช้การ์ดจั่ว การ์ดขโมย หรือการ์ดรีไซเคิลในกองทิ้งของคุณได้ฟรีหนึ่งใบ เกมละสองครั้ง</translation>
    </message>
    <message>
        <source>Altered: take a card you dug this turn into your hand; once a turn.</source>
        <translation>ร่างแปลง: หยิบการ์ดที่ขุดในเทิร์นนี้เข้ามือหนึ่งใบ เทิร์นละครั้ง</translation>
    </message>
    <message>
        <source>Altered: another player starts their next turn with only 1 action point; twice a game.</source>
        <translation>ร่างแปลง: ทำให้ผู้เล่นอื่นหนึ่งคนมีแค่ 1 แต้มแอ็กชันเมื่อเริ่มเทิร์นหน้า เกมละสองครั้ง</translation>
    </message>
    <message>
        <source>Swap %1 to %2 of your discards for the same number of another player’s.</source>
        <translation>แลกการ์ดในกองทิ้งของคุณ %1 ถึง %2 ใบกับของผู้เล่นอื่นในจำนวนเท่ากัน</translation>
    </message>
    <message>
        <source>Bonus for a card of your type: draw 1, once a turn.</source>
        <translation>โบนัสเมื่อเล่นการ์ดตระกูลของคุณ: จั่ว 1 ใบ เทิร์นละครั้ง</translation>
    </message>
    <message>
        <source>Bonus for a card of your type: mess. Put a card from another discard pile on yours, then you may put the top card of your deck on that player’s deck; once a turn.</source>
        <translation>โบนัสเมื่อเล่นการ์ดตระกูลของคุณ: ป่วน คือหยิบการ์ดหนึ่งใบจากกองทิ้งคนอื่นมาวางบนกองทิ้งของคุณ แล้วจะวางใบบนสุดของกองจั่วคุณบนกองจั่วของผู้เล่นนั้นก็ได้ เทิร์นละครั้ง</translation>
    </message>
    <message>
        <source>Bonus for a card of your type: dig. Your top card goes to your discard pile; twice a turn.</source>
        <translation>โบนัสเมื่อเล่นการ์ดตระกูลของคุณ: ขุด คือย้ายใบบนสุดของกองจั่วคุณลงกองทิ้ง เทิร์นละสองครั้ง</translation>
    </message>
    <message>
        <source>Bonus: mess 1, once a turn (take a card from another discard pile)</source>
        <translation>โบนัส: ป่วน 1 ใบ เทิร์นละครั้ง (หยิบการ์ดหนึ่งใบจากกองทิ้งคนอื่น)</translation>
    </message>
    <message>
        <source>Bonus: dig 1, twice a turn (discard the top card of your deck)</source>
        <translation>โบนัส: ขุด 1 ใบ เทิร์นละสองครั้ง (ทิ้งใบบนสุดของกองจั่วคุณ)</translation>
    </message>
    <message>
        <source>%1 card, %2, costs %3.</source>
        <translation>การ์ด%1 ตระกูล%2 ใช้ %3 แต้ม</translation>
    </message>
    <message>
        <source>Only for an altered character of its type. Make the sound: %1</source>
        <translation>เล่นได้เฉพาะตัวละครร่างแปลงตระกูลเดียวกัน และต้องส่งเสียงร้อง: %1</translation>
    </message>
    <message>
        <source>It cannot be stopped.</source>
        <translation>ไม่มีใครหยุดการ์ดนี้ได้</translation>
    </message>
    <message>
        <source>A %1 character; altered: %2.</source>
        <translation>ตัวละครตระกูล%1 ร่างแปลง: %2</translation>
    </message>
    <message>
        <source>Type: %1</source>
        <extracomment>Tail Story: a family of animals: what a character is</extracomment>
        <translation>ตระกูล: %1</translation>
    </message>
    <message>
        <source>What the character does in Altered form.</source>
        <translation>ความสามารถของตัวละครในร่างแปลง</translation>
    </message>
    <message>
        <source>Turns follow the order of the queue.</source>
        <translation>เล่นตามลำดับคิว</translation>
    </message>
    <message>
        <source>%1 takes queue card %2.</source>
        <translation>%1 ได้การ์ดคิวที่ %2</translation>
    </message>
    <message>
        <source>%1 chooses %2.</source>
        <translation>%1 เลือก %2</translation>
    </message>
    <message numerus="yes">
        <source>Turn %2: %1 has %n action point(s).</source>
        <translation>
            <numerusform>เทิร์น %2: %1 มี %n แต้มแอ็กชัน</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wants to draw 1 and discard 1.</source>
        <translation>%1 จะจั่ว 1 ใบแล้วทิ้ง 1 ใบ</translation>
    </message>
    <message>
        <source>%1 uses the ability of %2.</source>
        <translation>%1 ใช้ความสามารถของ %2</translation>
    </message>
    <message>
        <source>%1 aims at %2.</source>
        <translation>%1 เล็ง %2</translation>
    </message>
    <message>
        <source>%1 wants to swap discards with %2.</source>
        <translation>%1 จะแลกการ์ดในกองทิ้งกับ %2</translation>
    </message>
    <message>
        <source>%1 lets it go.</source>
        <translation>%1 ปล่อยผ่าน</translation>
    </message>
    <message numerus="yes">
        <source>%1 is bribed with %n card(s).</source>
        <translation>
            <numerusform>%1 ได้สินบน %n ใบ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n card(s).</source>
        <translation>
            <numerusform>%1 จั่ว %n ใบ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 steals %n card(s) from %2.</source>
        <translation>
            <numerusform>%1 ขโมย %n ใบจาก %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 joins in and draws %n card(s).</source>
        <translation>
            <numerusform>%1 ร่วมวงแล้วจั่ว %n ใบ</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 sprints! Nobody can stop anything this turn.</source>
        <translation>%1 พุ่งสปรินต์! เทิร์นนี้ไม่มีใครหยุดอะไรได้</translation>
    </message>
    <message>
        <source>%1 puts a card back into the deck.</source>
        <translation>%1 คืนการ์ดหนึ่งใบเข้ากองจั่ว</translation>
    </message>
    <message>
        <source>%1 hits %2, who gets only 1 action point next turn.</source>
        <translation>%1 ยิง %2 เทิร์นหน้า %2 จึงมีแค่ 1 แต้มแอ็กชัน</translation>
    </message>
    <message>
        <source>%1 uses the bonus.</source>
        <translation>%1 ใช้โบนัส</translation>
    </message>
    <message numerus="yes">
        <source>%1 puts %n card(s) from the top of their deck on %2’s deck.</source>
        <translation>
            <numerusform>%1 ย้ายการ์ดบนสุด %n ใบจากกองจั่วของตัวเองไปไว้บนกองจั่วของ %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 plays “%2”.</source>
        <translation>%1 เล่น “%2”</translation>
    </message>
    <message>
        <source>%1 plays “%2” against %3.</source>
        <translation>%1 เล่น “%2” ใส่ %3</translation>
    </message>
    <message>
        <source>%1 plays “%2” and makes the sound.</source>
        <translation>%1 เล่น “%2” และส่งเสียงร้อง</translation>
    </message>
    <message>
        <source>%1 uses the discarded “%2”.</source>
        <translation>%1 ใช้ “%2” ที่อยู่ในกองทิ้ง</translation>
    </message>
    <message>
        <source>%1 plays “%2” to stop %3’s “%4”.</source>
        <translation>%1 เล่น “%2” เพื่อหยุด “%4” ของ %3</translation>
    </message>
    <message>
        <source>%1’s “%2” is stopped.</source>
        <translation>“%2” ของ %1 ถูกหยุด</translation>
    </message>
    <message>
        <source>%1 buries “%2” in %3’s pile.</source>
        <translation>%1 ฝัง “%2” ในกองทิ้งของ %3</translation>
    </message>
    <message>
        <source>%1 recycles “%2”.</source>
        <translation>%1 รีไซเคิล “%2”</translation>
    </message>
    <message>
        <source>%1 discards “%2”.</source>
        <translation>%1 ทิ้ง “%2”</translation>
    </message>
    <message>
        <source>%1 loses “%2”.</source>
        <translation>%1 เสีย “%2”</translation>
    </message>
    <message>
        <source>%1 keeps “%2”.</source>
        <translation>%1 เก็บ “%2”</translation>
    </message>
    <message>
        <source>%1 gives “%2” to %3.</source>
        <translation>%1 ให้ “%2” แก่ %3</translation>
    </message>
    <message>
        <source>%1 takes “%2” from %3.</source>
        <translation>%1 หยิบ “%2” จาก %3</translation>
    </message>
    <message>
        <source>%1 messes with %3 and takes “%2” from their discard pile.</source>
        <translation>%1 ป่วน %3 โดยหยิบ “%2” จากกองทิ้ง</translation>
    </message>
    <message>
        <source>%1 digs “%2”.</source>
        <translation>%1 ขุด “%2”</translation>
    </message>
    <message>
        <source>%1 skips the bonus.</source>
        <translation>%1 ไม่ใช้โบนัส</translation>
    </message>
    <message numerus="yes">
        <source>%1’s deck ran out, so %n card(s) became the new deck.</source>
        <translation>
            <numerusform>กองจั่วของ %1 หมด การ์ด %n ใบจึงกลายเป็นกองใหม่</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no cards left for a new deck.</source>
        <translation>%1 ไม่มีการ์ดมาตั้งกองจั่วใหม่</translation>
    </message>
    <message>
        <source>%1 collects achievement %2.</source>
        <translation>%1 เก็บความสำเร็จใบที่ %2</translation>
    </message>
    <message>
        <source>%1’s character is now %2.</source>
        <translation>ตัวละครของ %1 แปลงร่างเป็น %2</translation>
    </message>
    <message>
        <source>%1’s hand limit falls to 4.</source>
        <translation>เพดานการ์ดในมือของ %1 ลดเหลือ 4</translation>
    </message>
    <message>
        <source>%1 ends the turn.</source>
        <translation>%1 จบเทิร์น</translation>
    </message>
    <message>
        <source>%1 wins the game.</source>
        <translation>%1 ชนะเกม</translation>
    </message>
    <message numerus="yes">
        <source>The game ends with no winner after %n turn(s).</source>
        <translation>
            <numerusform>เกมจบโดยไม่มีผู้ชนะหลังผ่านไป %n เทิร์น</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no cards left to draw.</source>
        <translation>%1 ไม่เหลือการ์ดให้จั่ว</translation>
    </message>
    <message>
        <source>In the box</source>
        <translation>ในกล่อง</translation>
    </message>
    <message>
        <source>Setup</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>เตรียมเล่น</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>ควรรู้ไว้</translation>
    </message>
    <message>
        <source>A turn</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>ในหนึ่งเทิร์น</translation>
    </message>
    <message>
        <source>Your actions</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>แอ็กชันของคุณ</translation>
    </message>
    <message>
        <source>Event cards</source>
        <extracomment>Where a name is missing, or a word of the table that all games share; Tail Story: a heading of the rules</extracomment>
        <translation>การ์ดอีเวนต์</translation>
    </message>
    <message>
        <source>Characters</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>ตัวละคร</translation>
    </message>
    <message>
        <source>Altered abilities</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>ความสามารถร่างแปลง</translation>
    </message>
    <message>
        <source>Swapping discards</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>การแลกการ์ดในกองทิ้ง</translation>
    </message>
    <message>
        <source>The bonus step</source>
        <translation>ขั้นโบนัส</translation>
    </message>
    <message>
        <source>The deck check</source>
        <translation>เช็กกอง</translation>
    </message>
    <message>
        <source>The end of a turn</source>
        <translation>จบเทิร์น</translation>
    </message>
    <message>
        <source>Who wins</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>ผู้ชนะ</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>ตัวเลือก</translation>
    </message>
    <message>
        <source>For 1 action point you take the top card of your deck, then choose any card from your hand to discard, even the one just drawn. You can do this more than once a turn. The discard goes to your pile at once, so if you drew your last card, it becomes part of your new deck.</source>
        <translation>ใช้ 1 แต้มแอ็กชันเพื่อหยิบใบบนสุดของกองจั่ว แล้วเลือกการ์ดในมือมาทิ้งหนึ่งใบ จะเป็นใบไหนก็ได้ แม้แต่ใบที่เพิ่งจั่ว‖ คุณทำได้มากกว่าหนึ่งครั้งต่อเทิร์น ใบที่ทิ้งจะลงกองทิ้งทันที ดังนั้นถ้าคุณจั่วใบสุดท้ายของกองจั่ว ใบที่ทิ้งก็จะเป็นส่วนหนึ่งของกองจั่วใหม่ด้วย</translation>
    </message>
    <message>
        <source>Draw and discard: edge cases</source>
        <translation>จั่วแล้วทิ้ง: กรณีพิเศษ</translation>
    </message>
    <message>
        <source>You choose the discard after you have drawn. With an empty deck you draw nothing, but you still discard 1 card. If your deck and hand are both empty, you cannot take this action. If you are stopped, you neither draw nor discard; you just take the bribe.</source>
        <translation>คุณต้องจั่วก่อน แล้วจึงเลือกใบที่จะทิ้ง ถ้ากองจั่วว่าง คุณจะไม่ได้จั่ว แต่ยังต้องทิ้ง 1 ใบ ถ้ากองจั่วว่างและไม่มีการ์ดในมือด้วย คุณจะทำแอ็กชันนี้ไม่ได้ ถ้าถูกหยุด คุณจะไม่ได้จั่วและไม่ต้องทิ้ง แต่จะได้แค่สินบน</translation>
    </message>
    <message>
        <source>Using your altered ability</source>
        <translation>ใช้ความสามารถร่างแปลง</translation>
    </message>
    <message>
        <source>An altered character has an ability that you can use in the play step of your own turn. It is an action that costs nothing. If your character turns over during your turn, you can use the ability in that same turn.</source>
        <translation>ตัวละครร่างแปลงมีความสามารถที่คุณใช้ได้ในขั้นเล่นของเทิร์นตัวเอง‖ การใช้ความสามารถเป็นแอ็กชันที่ไม่เสียแต้ม ถ้าตัวละครแปลงร่างระหว่างเทิร์นของคุณ คุณก็ใช้ความสามารถในเทิร์นนั้นได้เลย</translation>
    </message>
    <message>
        <source>How often you can use it</source>
        <translation>ใช้ได้กี่ครั้ง</translation>
    </message>
    <message>
        <source>Every ability can be used once a turn. Alan, Padthai, Khalid and Rocky can use theirs only twice in the whole game; Jack and Ham &amp; Cheese have no such limit. A stopped use counts too (TS-51).</source>
        <translation>ทุกความสามารถใช้ได้เทิร์นละครั้ง‖ อลัน ผัดไทย คาลิด และร็อคกี้ใช้ได้แค่สองครั้งตลอดทั้งเกม ส่วนแจ็คและแฮมกับชีสไม่มีข้อจำกัดนี้ ครั้งที่ถูกหยุดก็นับด้วย (TS-51)</translation>
    </message>
    <message>
        <source>An ability earns no bonus</source>
        <translation>ความสามารถไม่ให้โบนัส</translation>
    </message>
    <message>
        <source>Only Event cards that you play can earn your bonus, and an ability is not an Event card. This holds for Khalid as well, although he uses the effect of an Event card.</source>
        <translation>คุณจะได้โบนัสจากการ์ดอีเวนต์ที่คุณเล่นเท่านั้น และความสามารถไม่ใช่การ์ดอีเวนต์ ความสามารถของคาลิดก็ไม่ให้โบนัสเช่นกัน แม้จะใช้ผลของการ์ดอีเวนต์</translation>
    </message>
    <message>
        <source>Jack: random discards</source>
        <translation>แจ็ค: ทิ้งแบบสุ่ม</translation>
    </message>
    <message>
        <source>Choose 1, 2 or 3 other players. Each of them loses a random card from their hand to their own discard pile. Jack can do this once a turn, with no limit for the whole game.</source>
        <translation>เลือกผู้เล่นอื่น 1, 2 หรือ 3 คน‖ แต่ละคนจะสุ่มเสียการ์ดในมือหนึ่งใบลงกองทิ้งของตัวเอง แจ็คทำได้เทิร์นละครั้ง โดยไม่จำกัดจำนวนครั้งในเกม</translation>
    </message>
    <message>
        <source>Jack: who you can choose</source>
        <translation>แจ็ค: เลือกใครได้บ้าง</translation>
    </message>
    <message>
        <source>Choose at least one player, and only players with cards in hand. If nobody else has any, you cannot use the ability. The cards are lost in turn order, starting with the player after Jack’s. If a chosen player’s hand is empty by then, that player loses nothing.</source>
        <translation>คุณต้องเลือกอย่างน้อยหนึ่งคน และเลือกได้เฉพาะคนที่มีการ์ดในมือ ถ้าคนอื่นไม่มีใครมีการ์ดเลย คุณก็ใช้ความสามารถไม่ได้ คนที่ถูกเลือกจะเสียการ์ดตามลำดับการเล่น เริ่มจากคนถัดจากเจ้าของแจ็ค ถ้าถึงตอนนั้นใครไม่เหลือการ์ดในมือแล้ว คนนั้นก็ไม่เสียอะไร</translation>
    </message>
    <message>
        <source>Alan: no stopping this turn</source>
        <translation>อลัน: เทิร์นนี้ห้ามหยุด</translation>
    </message>
    <message>
        <source>From the moment the ability resolves, nobody can play Stopping cards for the rest of this turn, not even you. It works once a turn and twice a game.</source>
        <translation>ตั้งแต่ความสามารถเกิดผล จะไม่มีใครเล่นการ์ดหยุดได้ตลอดเทิร์นที่เหลือ แม้แต่ตัวคุณเอง‖ ใช้ได้เทิร์นละครั้งและเกมละสองครั้ง</translation>
    </message>
    <message>
        <source>Alan can be stopped</source>
        <translation>อลันถูกหยุดได้</translation>
    </message>
    <message>
        <source>Alan’s ability can be stopped like any other before it resolves. Then there is no sprint. Others can keep stopping you, the use is gone, and all you get is the bribe.</source>
        <translation>ก่อนเกิดผล ความสามารถของอลันก็ถูกหยุดได้เหมือนความสามารถอื่น ถ้าถูกหยุด ก็จะไม่มีสปรินต์ และคนอื่นยังหยุดคุณต่อไปได้ คุณจะเสียสิทธิ์ไปหนึ่งครั้งและได้แค่สินบน</translation>
    </message>
    <message>
        <source>Padthai: draw, then put one back</source>
        <translation>ผัดไทย: จั่ว แล้วคืนหนึ่งใบ</translation>
    </message>
    <message>
        <source>Draw 1 to 3 cards. Then put 1 card of your choice from your hand into your deck, which is then shuffled. This works once a turn and twice a game.</source>
        <translation>จั่ว 1 ถึง 3 ใบ‖ จากนั้นเลือกการ์ดในมือ 1 ใบใส่คืนกองจั่ว แล้วสับกองจั่ว ใช้ได้เทิร์นละครั้งและเกมละสองครั้ง</translation>
    </message>
    <message>
        <source>Padthai: edge cases</source>
        <translation>ผัดไทย: กรณีพิเศษ</translation>
    </message>
    <message>
        <source>You must put a card back; it may be one you just drew, and nobody sees which one it is. If your deck has fewer than 3 cards, you can draw only those. With an empty deck you draw nothing, but still put a card back. So your deck has at least 1 card afterwards, unless deck and hand were both empty.</source>
        <translation>คุณต้องคืนการ์ดหนึ่งใบ จะเป็นใบที่เพิ่งจั่วก็ได้ และจะไม่มีใครเห็นว่าเป็นใบไหน ถ้ากองจั่วมีไม่ถึง 3 ใบ ก็จั่วได้แค่เท่าที่มี ถ้ากองจั่วว่าง คุณจะไม่ได้จั่ว แต่ยังต้องคืนการ์ดหนึ่งใบ หลังจากนั้นกองจั่วจึงมีอย่างน้อย 1 ใบเสมอ เว้นแต่ตอนแรกกองจั่วว่างและไม่มีการ์ดในมือด้วย</translation>
    </message>
    <message>
        <source>Khalid: use a discard for free</source>
        <translation>คาลิด: ใช้การ์ดในกองทิ้งได้ฟรี</translation>
    </message>
    <message>
        <source>Choose 1 Event card in your own discard pile and use its effect without paying for it. The card stays in the discard pile. This works once a turn and twice a game.</source>
        <translation>เลือกการ์ดอีเวนต์ 1 ใบในกองทิ้งของคุณเอง แล้วใช้ผลของการ์ดใบนั้นได้โดยไม่ต้องจ่ายแต้ม‖ การ์ดจะยังอยู่ในกองทิ้ง ใช้ได้เทิร์นละครั้งและเกมละสองครั้ง</translation>
    </message>
    <message>
        <source>Khalid: which cards</source>
        <translation>คาลิด: ใช้การ์ดใบไหนได้บ้าง</translation>
    </message>
    <message>
        <source>Khalid can use Drawing, Stealing and Recycling cards of any type. He cannot use Acting cards. He cannot use Stopping cards either, because in your own action there is nothing to stop. If there is no card he could use, the ability is refused.</source>
        <translation>คาลิดใช้การ์ดจั่ว การ์ดขโมย และการ์ดรีไซเคิลได้ทุกตระกูล แต่ใช้การ์ดการแสดงไม่ได้ และใช้การ์ดหยุดก็ไม่ได้ เพราะในแอ็กชันของคุณเองไม่มีอะไรให้หยุด ถ้าไม่มีการ์ดที่คาลิดใช้ได้เลย คุณก็ใช้ความสามารถไม่ได้</translation>
    </message>
    <message>
        <source>You have no action points left, but Khalid is altered. Try the ability with Howlywood Debut in your discard pile, and it is refused. Then use Tuna Drawing from the pile. You draw up to 2 cards for free, and Tuna Drawing stays where it is.</source>
        <translation>คุณไม่เหลือแต้มแอ็กชันแล้ว แต่คาลิดแปลงร่างอยู่ ลองใช้ความสามารถกับ “ดาวรุ่งฮอลลีโฮ่ง” ในกองทิ้ง จะเห็นว่าใช้ไม่ได้ จากนั้นลองใช้กับ “จั่วทูน่า” ในกองทิ้ง คุณจะจั่วได้ฟรีไม่เกิน 2 ใบ และ “จั่วทูน่า” จะยังอยู่ที่เดิม</translation>
    </message>
    <message>
        <source>Khalid: how the card works</source>
        <translation>คาลิด: ผลของการ์ด</translation>
    </message>
    <message>
        <source>You announce the card and, for a Stealing card, the player you aim at. It works as if you had played it, except that it is free, and it can be stopped like any ability. All this time the card is still an ordinary discard. You may even bury a Stealing card as part of its own steal, but a Recycling card can never take itself back.</source>
        <translation>คุณต้องประกาศว่าใช้การ์ดใบไหน และถ้าเป็นการ์ดขโมย ก็ต้องประกาศด้วยว่าเล็งใคร การ์ดจะเกิดผลเหมือนคุณเล่นเอง เพียงแต่ไม่เสียแต้ม และคนอื่นหยุดได้เหมือนความสามารถอื่น ระหว่างนั้นการ์ดยังนับเป็นการ์ดในกองทิ้งตามปกติ คุณจึงฝังการ์ดขโมยใบนั้นในการขโมยครั้งนั้นเองก็ได้ แต่การ์ดรีไซเคิลจะหยิบตัวเองกลับไม่ได้</translation>
    </message>
    <message>
        <source>Ham &amp; Cheese: keep what you dug up</source>
        <translation>แฮมกับชีส: เก็บของที่ขุดได้</translation>
    </message>
    <message>
        <source>Take 1 card that you dug this turn from your discard pile into your hand. Ham &amp; Cheese can do this once a turn, with no limit for the whole game. You dig with the rodent bonus (TS-102).</source>
        <translation>หยิบการ์ด 1 ใบที่คุณขุดในเทิร์นนี้จากกองทิ้งเข้ามือ‖ แฮมกับชีสทำได้เทิร์นละครั้ง โดยไม่จำกัดจำนวนครั้งในเกม คุณขุดการ์ดได้ด้วยโบนัสของหนูและผองเพื่อน (TS-102)</translation>
    </message>
    <message>
        <source>Ham &amp; Cheese: which cards count</source>
        <translation>แฮมกับชีส: นับการ์ดใบไหนบ้าง</translation>
    </message>
    <message>
        <source>A card counts if you dug it this turn and it has been in your discard pile ever since. Once it leaves the pile, for example because your deck is renewed or the card is swapped away, it no longer counts, even if it comes back. Cards that you dug on another player’s turn do not count on yours. You pick the card when the ability resolves.</source>
        <translation>นับเฉพาะการ์ดที่คุณขุดในเทิร์นนี้และอยู่ในกองทิ้งของคุณมาตลอดตั้งแต่นั้น ถ้าการ์ดออกจากกองทิ้งไปแล้ว เช่น เพราะตั้งกองจั่วใหม่หรือถูกแลกไป ก็จะไม่นับอีกแม้จะกลับมา ส่วนใบที่ขุดในเทิร์นของคนอื่นจะไม่นับในเทิร์นของคุณ คุณค่อยเลือกการ์ดตอนที่ความสามารถเกิดผล</translation>
    </message>
    <message>
        <source>You dug up Cheeky Pockets this turn, and it is in your discard pile. Use your ability, and it goes to your hand. Then take that back and swap Cheeky Pockets for one of Fred’s discards first. Now the ability is refused, because the card has left your pile.</source>
        <translation>คุณขุด “แก้มตุ่ยมือไว” ในเทิร์นนี้ และการ์ดยังอยู่ในกองทิ้งของคุณ ลองใช้ความสามารถ แล้วการ์ดจะเข้ามือคุณ จากนั้นย้อนการเล่น แล้วลองแลก “แก้มตุ่ยมือไว” กับการ์ดใบหนึ่งในกองทิ้งของ Fred ก่อน คราวนี้จะใช้ความสามารถไม่ได้ เพราะการ์ดออกจากกองทิ้งของคุณไปแล้ว</translation>
    </message>
    <message>
        <source>Rocky: only 1 action point</source>
        <translation>ร็อคกี้: แค่ 1 แต้มแอ็กชัน</translation>
    </message>
    <message>
        <source>Choose another player. That player begins their next turn with 1 action point instead of 2, which is not enough for an Acting card. This works once a turn and twice a game.</source>
        <translation>เลือกผู้เล่นอื่นหนึ่งคน‖ คนนั้นจะเริ่มเทิร์นหน้าด้วยแต้มแอ็กชัน 1 แต้มแทนที่จะเป็น 2 ซึ่งไม่พอเล่นการ์ดการแสดง ใช้ได้เทิร์นละครั้งและเกมละสองครั้ง</translation>
    </message>
    <message>
        <source>Rocky: who he can hit</source>
        <translation>ร็อคกี้: ยิงใครได้บ้าง</translation>
    </message>
    <message>
        <source>You cannot choose yourself. Everyone sees who is hit, and the hit is used up when that player’s next turn begins. Hits do not add up. The player has 1 action point, never 0.</source>
        <translation>คุณเลือกตัวเองไม่ได้ ทุกคนจะเห็นว่าใครโดนยิง และผลจะหมดไปเมื่อเริ่มเทิร์นถัดไปของคนนั้น ถึงโดนซ้ำก็ไม่สะสม คนที่โดนจะยังมี 1 แต้มแอ็กชัน ไม่มีทางเป็น 0</translation>
    </message>
    <message>
        <source>Once a turn you can swap 1 or 2 cards from your discard pile for the same number from one other player’s. It costs nothing, and you choose all the cards. It is an action, so others can stop it, and a bonus step and a deck check follow.</source>
        <translation>เทิร์นละครั้ง คุณแลกการ์ด 1 หรือ 2 ใบในกองทิ้งของคุณกับการ์ดจำนวนเท่ากันในกองทิ้งของผู้เล่นอื่นหนึ่งคนได้‖ การแลกไม่เสียแต้ม และคุณเป็นคนเลือกการ์ดทั้งหมด การแลกนับเป็นแอ็กชัน คนอื่นจึงหยุดได้ และจะตามด้วยขั้นโบนัสกับการเช็กกอง</translation>
    </message>
    <message>
        <source>How to swap</source>
        <translation>วิธีแลก</translation>
    </message>
    <message>
        <source>First you announce the other player; both of you need at least 1 card in your discard piles. When the swap resolves, you choose 1 or 2 of your own cards and then the same number of theirs. Everyone sees it. If you are stopped, no card moves, and there is no second swap this turn.</source>
        <translation>ก่อนอื่นคุณต้องประกาศว่าจะแลกกับใคร ทั้งสองฝ่ายต้องมีการ์ดในกองทิ้งอย่างน้อย 1 ใบ เมื่อการแลกเกิดผล คุณเลือกการ์ดของตัวเอง 1 หรือ 2 ใบ แล้วเลือกการ์ดของอีกฝ่ายจำนวนเท่ากัน โดยให้ทุกคนเห็น ถ้าถูกหยุด จะไม่มีการแลกการ์ด และเทิร์นนี้จะแลกอีกไม่ได้</translation>
    </message>
    <message>
        <source>When bonuses come</source>
        <translation>ขั้นโบนัสมาเมื่อไร</translation>
    </message>
    <message>
        <source>The bonus step comes after each action, when all stopping is done and the action has resolved, but before the deck check. It also comes after a swap, an ability, or draw 1 and discard 1, because someone may have played a Stopping card.</source>
        <translation>ขั้นโบนัสมาหลังแอ็กชันแต่ละครั้ง คือหลังจากการหยุดทั้งหมดจบลงและแอ็กชันเกิดผลแล้ว แต่ก่อนการเช็กกอง หลังการแลก การใช้ความสามารถ หรือการจั่ว 1 ทิ้ง 1 ก็มีขั้นโบนัสด้วย เพราะอาจมีคนเล่นการ์ดหยุดไป</translation>
    </message>
    <message>
        <source>Who gets a bonus</source>
        <translation>ใครได้โบนัส</translation>
    </message>
    <message>
        <source>You may use your bonus if you played an Event card of your character’s type in this play step and it was not stopped. A Stopping card counts as well. That is the only way to earn a bonus on someone else’s turn, and stopping a card is the only way to keep another player from theirs.</source>
        <translation>คุณจะใช้โบนัสได้ถ้าในขั้นเล่นนี้คุณเล่นการ์ดอีเวนต์ตระกูลเดียวกับตัวละครของคุณ และการ์ดนั้นไม่ถูกหยุด‖ การ์ดหยุดก็นับด้วย และเป็นทางเดียวที่คุณจะได้โบนัสในเทิร์นของคนอื่น ส่วนทางเดียวที่จะกันไม่ให้คนอื่นได้โบนัสคือหยุดการ์ดของเขา</translation>
    </message>
    <message>
        <source>Fred plays Bones Drawing, and you hold two Stopping cards. Stop it with Cat Got Your Turn!, which is feline like your Khalid, and you may use your bonus on Fred’s turn. Pug You Beach! would stop it just as well, but earn no bonus.</source>
        <translation>Fred เล่น “จั่วกระดูก” และคุณมีการ์ดหยุดในมือสองใบ ลองหยุดด้วย “ตานี้แมวคาบ!” ซึ่งเป็นการ์ดแมวเหมือนคาลิดของคุณ แล้วคุณจะใช้โบนัสได้แม้เป็นเทิร์นของ Fred ส่วน “ปั๊กหลักชายหาด!” ก็หยุดได้เหมือนกัน แต่คุณจะไม่ได้โบนัส</translation>
    </message>
    <message>
        <source>One bonus for each card</source>
        <translation>การ์ดหนึ่งใบใช้โบนัสได้หนึ่งครั้ง</translation>
    </message>
    <message>
        <source>Each card of your type that you played successfully lets you use your bonus once, as long as your limit for the turn allows it. Only rodents can use it twice, so only they gain from two such cards in one play step. The printed rules leave this open, but one of their examples points this way.</source>
        <translation>การ์ดตระกูลของคุณแต่ละใบที่เล่นสำเร็จให้คุณใช้โบนัสได้หนึ่งครั้ง ถ้าโควตาของเทิร์นยังเหลือ แต่มีแค่หนูและผองเพื่อนที่ใช้ได้สองครั้ง จึงมีแต่ตระกูลนี้ที่ได้ประโยชน์จากการ์ดแบบนี้สองใบในขั้นเล่นเดียว กติกาฉบับพิมพ์ไม่ได้บอกไว้ชัดเจน แต่ตัวอย่างหนึ่งในนั้นชี้ไปทางนี้</translation>
    </message>
    <message>
        <source>Fred has stopped your Acorn Drawing. Play No Nuts For You! on Fred’s card. Then you have successfully played two rodent cards, and you can dig twice.</source>
        <translation>Fred หยุด “จั่วลูกโอ๊ก” ของคุณ ลองเล่น “ถั่วหมดอดนะจ๊ะ!” เพื่อหยุดการ์ดของ Fred แล้วจะนับว่าคุณเล่นการ์ดหนูสำเร็จสองใบ คุณจึงขุดได้สองครั้ง</translation>
    </message>
    <message>
        <source>How often a turn</source>
        <translation>เทิร์นละกี่ครั้ง</translation>
    </message>
    <message>
        <source>Canines and felines can use their bonus once a turn, rodents &amp; friends twice a turn. This is the same in Normal and in Altered form. All actions of a turn count together, whoever’s turn it is.</source>
        <translation>หมาและแมวใช้โบนัสได้เทิร์นละครั้ง ส่วนหนูและผองเพื่อนใช้ได้เทิร์นละสองครั้ง‖ ร่างปกติกับร่างแปลงใช้ได้เท่ากัน โดยนับรวมทุกแอ็กชันในเทิร์น ไม่ว่าจะเป็นเทิร์นของใคร</translation>
    </message>
    <message>
        <source>You do not have to use your bonus</source>
        <translation>ไม่ต้องใช้โบนัสก็ได้</translation>
    </message>
    <message>
        <source>You may decline a bonus, and then it does not count as used. But you get no second chance in this bonus step. A bonus not used before the deck check begins is lost. A matching card in a later action gives you a new chance. Nobody can stop a bonus.</source>
        <translation>คุณจะสละโบนัสก็ได้โดยไม่นับว่าใช้ไป แต่จะไม่มีโอกาสอีกในขั้นโบนัสนี้ โบนัสที่ยังไม่ได้ใช้เมื่อเริ่มเช็กกองจะหายไป ถ้าคุณเล่นการ์ดตระกูลของคุณในแอ็กชันถัดไป ก็จะได้โอกาสใหม่ ไม่มีใครหยุดโบนัสได้</translation>
    </message>
    <message>
        <source>Whose bonus comes first</source>
        <translation>ใครใช้โบนัสก่อน</translation>
    </message>
    <message>
        <source>If several players have a bonus, they use it in turn order, beginning with the player whose turn it is. Each finishes before the next begins. The printed rules say nothing about this.</source>
        <translation>ถ้าหลายคนมีโบนัส ให้ใช้ตามลำดับการเล่น เริ่มจากเจ้าของเทิร์น คนหนึ่งต้องใช้ให้เสร็จก่อน คนต่อไปจึงเริ่มได้ กติกาฉบับพิมพ์ไม่ได้พูดถึงเรื่องนี้</translation>
    </message>
    <message>
        <source>Canine bonus: draw 1</source>
        <translation>โบนัสหมา: จั่ว 1 ใบ</translation>
    </message>
    <message>
        <source>Draw 1 card from your deck. If your deck is empty, you are not asked.</source>
        <translation>จั่ว 1 ใบจากกองจั่วของคุณ‖ ถ้ากองจั่วว่าง โต๊ะจะไม่ถามว่าจะใช้โบนัสไหม</translation>
    </message>
    <message>
        <source>Feline bonus: mess 1</source>
        <translation>โบนัสแมว: ป่วน 1 ใบ</translation>
    </message>
    <message>
        <source>Take 1 card from another player’s discard pile and put it on your own. Then you may put the top card of your deck on top of that player’s deck.</source>
        <translation>หยิบการ์ด 1 ใบจากกองทิ้งของผู้เล่นอื่นมาวางบนกองทิ้งของคุณ‖ จากนั้นจะวางใบบนสุดของกองจั่วคุณไว้บนกองจั่วของผู้เล่นนั้นก็ได้</translation>
    </message>
    <message>
        <source>Messing: edge cases</source>
        <translation>การป่วน: กรณีพิเศษ</translation>
    </message>
    <message>
        <source>You choose the player and the card. Nobody sees the card that goes from deck to deck, not even you. If it goes on an empty deck, that deck is not empty in the deck check, so it is not renewed and there is no achievement. If you give away your own last card, your deck is the one that ran out. If your own deck is empty, you only take a card. If all other discard piles are empty, you cannot mess.</source>
        <translation>คุณเป็นคนเลือกทั้งผู้เล่นและการ์ด ส่วนการ์ดที่ย้ายจากกองจั่วหนึ่งไปอีกกองหนึ่งจะไม่มีใครเห็น แม้แต่ตัวคุณเอง ถ้าวางบนกองจั่วที่ว่าง กองนั้นก็จะไม่ว่างตอนเช็กกอง เจ้าของจึงไม่ได้กองใหม่และไม่ได้ความสำเร็จ ถ้าคุณให้ใบสุดท้ายของตัวเองไป กองจั่วของคุณก็จะหมดเสียเอง ถ้ากองจั่วของคุณว่าง คุณจะได้แค่หยิบการ์ด และถ้ากองทิ้งของคนอื่นว่างทุกกอง คุณก็ป่วนไม่ได้</translation>
    </message>
    <message>
        <source>Fred’s deck is empty, so the deck check would earn Fred an achievement. Stop Bone Again with Cat Got Your Turn! and use your bonus. Take a card from Fred’s pile and put the top card of your deck on Fred’s. That deck is no longer empty, and Fred collects nothing.</source>
        <translation>กองจั่วของ Fred ว่าง พอเช็กกอง Fred ก็จะได้ความสำเร็จ ลองหยุด “กระดูกเก่าเคี้ยวใหม่” ด้วย “ตานี้แมวคาบ!” แล้วใช้โบนัสหยิบการ์ดหนึ่งใบจากกองทิ้งของ Fred และวางใบบนสุดของคุณบนกองจั่วของ Fred กองนั้นก็จะไม่ว่างแล้ว Fred จึงไม่ได้อะไร</translation>
    </message>
    <message>
        <source>Rodent &amp; friends bonus: dig 1</source>
        <translation>โบนัสหนูและผองเพื่อน: ขุด 1 ใบ</translation>
    </message>
    <message>
        <source>Put the top card of your deck on your discard pile, where everyone sees it. If your deck is empty, you are not asked. Digging up your last card empties your deck, just like drawing it.</source>
        <translation>วางใบบนสุดของกองจั่วลงกองทิ้งของคุณโดยให้ทุกคนเห็น‖ ถ้ากองจั่วว่าง โต๊ะจะไม่ถามว่าจะใช้โบนัสไหม ถ้าคุณขุดใบสุดท้าย กองจั่วก็จะหมดเหมือนกับการจั่ว</translation>
    </message>
    <message>
        <source>Every player’s deck is checked</source>
        <translation>เช็กกองจั่วของทุกคน</translation>
    </message>
    <message>
        <source>After each bonus step all decks are checked, not only that of the player whose turn it is. Every deck with no cards left is renewed now. So your deck can run out and earn you an achievement on someone else’s turn, for example through a bribe.</source>
        <translation>หลังขั้นโบนัสทุกครั้ง ต้องเช็กกองจั่วของทุกคน ไม่ใช่แค่ของเจ้าของเทิร์น‖ ใครที่กองจั่วหมดก็จะได้กองใหม่ตอนนี้ กองจั่วของคุณจึงอาจหมดในเทิร์นของคนอื่น เช่น เพราะได้สินบน แล้วคุณก็จะได้ความสำเร็จ</translation>
    </message>
    <message>
        <source>Fred has stopped your Bones Drawing and has just 1 card left in the deck. If you stop Fred’s card, that last card goes to Fred as a bribe. In the deck check Fred gets a new deck and an achievement, although it is your turn. Try it, or let it go.</source>
        <translation>Fred หยุด “จั่วกระดูก” ของคุณ และกองจั่วของ Fred เหลือแค่ 1 ใบ ถ้าคุณหยุดการ์ดของ Fred ใบสุดท้ายนั้นก็จะเป็นสินบนของ Fred แล้วตอนเช็กกอง Fred จะได้กองจั่วใหม่และความสำเร็จ ทั้งที่เป็นเทิร์นของคุณ จะลองหยุดดู หรือจะปล่อยผ่านก็ได้</translation>
    </message>
    <message>
        <source>A new deck</source>
        <translation>กองจั่วใหม่</translation>
    </message>
    <message>
        <source>If your deck is empty, your whole discard pile is shuffled and becomes your new deck. Cards in your play zone are not part of it; they go to your discard pile afterwards.</source>
        <translation>ถ้ากองจั่วของคุณว่าง ให้สับกองทิ้งทั้งหมดเป็นกองจั่วใหม่‖ การ์ดในโซนเล่นไม่รวมอยู่ด้วย แต่จะลงกองทิ้งของคุณหลังจากนั้น</translation>
    </message>
    <message>
        <source>Your deck has 1 card left. Play Tuna Drawing, and you draw just that card. In the deck check your 8 discards become your new deck; Tuna Drawing is in your play zone and is not one of them. Lay down a card as your first achievement, and Alan is altered.</source>
        <translation>กองจั่วของคุณเหลือ 1 ใบ ลองเล่น “จั่วทูน่า” แล้วคุณจะจั่วได้แค่ใบนั้น ตอนเช็กกอง การ์ด 8 ใบในกองทิ้งของคุณจะกลายเป็นกองจั่วใหม่ ส่วน “จั่วทูน่า” อยู่ในโซนเล่น จึงไม่รวมอยู่ด้วย จากนั้นวางการ์ดหนึ่งใบเป็นความสำเร็จแรก แล้วอลันจะแปลงร่าง</translation>
    </message>
    <message>
        <source>Collecting an achievement</source>
        <translation>เก็บความสำเร็จ</translation>
    </message>
    <message>
        <source>When your deck has been renewed, you choose 1 card from your hand and lay it face down on your next achievement place. Any card will do. It is out of play for the rest of the game, so choose one that you can spare.</source>
        <translation>เมื่อตั้งกองจั่วใหม่แล้ว คุณต้องเลือกการ์ดในมือ 1 ใบมาวางคว่ำในช่องความสำเร็จถัดไป‖ จะเป็นใบไหนก็ได้ แต่ใบนั้นจะออกจากเกมไปจนจบ จึงควรเลือกใบที่สละได้</translation>
    </message>
    <message>
        <source>One achievement a turn</source>
        <translation>ความสำเร็จเทิร์นละหนึ่งใบ</translation>
    </message>
    <message>
        <source>You can collect only one achievement in a turn, whoever’s turn it is. If your deck runs out again in the same turn, it is renewed, but you collect nothing, and you do not get it later either.</source>
        <translation>ในหนึ่งเทิร์นคุณเก็บความสำเร็จได้แค่หนึ่งใบ ไม่ว่าจะเป็นเทิร์นของใคร‖ ถ้ากองจั่วหมดอีกในเทิร์นเดียวกัน คุณจะได้กองจั่วใหม่ แต่จะไม่ได้ความสำเร็จอีก และจะไม่ได้ย้อนหลังด้วย</translation>
    </message>
    <message>
        <source>No cards in hand</source>
        <translation>ไม่มีการ์ดในมือ</translation>
    </message>
    <message>
        <source>If your hand is empty when your deck is renewed, you collect no achievement, because you have no card to lay down. Your chance for this turn is not used up. If your deck runs out again, you can still collect.</source>
        <translation>ถ้าไม่มีการ์ดในมือตอนตั้งกองจั่วใหม่ คุณจะไม่ได้ความสำเร็จ เพราะไม่มีการ์ดให้วาง แต่สิทธิ์ของเทิร์นนี้ยังไม่หมด ถ้ากองจั่วหมดอีก คุณก็ยังเก็บความสำเร็จได้</translation>
    </message>
    <message>
        <source>Several empty decks</source>
        <translation>กองจั่วว่างหลายกอง</translation>
    </message>
    <message>
        <source>Empty decks are handled one player at a time, in turn order, beginning with the player whose turn it is. Each gets a new deck and an achievement, with all its effects, before the next player follows.</source>
        <translation>ให้จัดการกองจั่วที่ว่างทีละคนตามลำดับการเล่น เริ่มจากเจ้าของเทิร์น แต่ละคนจะได้กองจั่วใหม่ ได้ความสำเร็จ และรับผลทั้งหมดจนเสร็จก่อน แล้วจึงถึงคนถัดไป</translation>
    </message>
    <message>
        <source>No discards to make a deck from</source>
        <translation>ไม่มีการ์ดมาตั้งกองจั่วใหม่</translation>
    </message>
    <message>
        <source>If your deck and your discard pile are both empty, you first discard cards of your choice from your hand, down to your hand limit. They become your new deck, and you collect an achievement as usual. This is not the end of your turn, and it can also happen on another player’s turn. If you have already collected an achievement this turn, you only get the deck.</source>
        <translation>ถ้ากองจั่วและกองทิ้งของคุณว่างทั้งคู่ ก่อนอื่นคุณต้องเลือกทิ้งการ์ดในมือจนเหลือเท่าเพดานการ์ดในมือ การ์ดที่ทิ้งจะกลายเป็นกองจั่วใหม่ และคุณเก็บความสำเร็จได้ตามปกติ การทิ้งนี้ไม่ใช่การจบเทิร์น และเกิดในเทิร์นของคนอื่นก็ได้ ถ้าเทิร์นนี้คุณเก็บความสำเร็จไปแล้ว ก็จะได้แค่กองจั่ว</translation>
    </message>
    <message>
        <source>Nothing to discard either</source>
        <translation>การ์ดให้ทิ้งก็ไม่มี</translation>
    </message>
    <message>
        <source>If your deck and discard pile are empty and your hand is not above the limit, nothing happens. Your deck stays empty and you collect nothing. The next deck check looks again. A card that you play or discard gives you something to make a deck from.</source>
        <translation>ถ้ากองจั่วและกองทิ้งว่างทั้งคู่ และการ์ดในมือไม่เกินเพดาน จะไม่มีอะไรเกิดขึ้น กองจั่วของคุณจะยังว่าง และคุณจะไม่ได้ความสำเร็จ การเช็กกองครั้งหน้าจะตรวจใหม่อีกที ถ้าถึงตอนนั้นคุณเล่นหรือทิ้งการ์ดไปแล้ว ก็จะมีการ์ดมาตั้งกองจั่วใหม่</translation>
    </message>
    <message>
        <source>Play zones are cleared</source>
        <translation>เก็บโซนเล่นให้ว่าง</translation>
    </message>
    <message>
        <source>At the end of the deck check all players move the cards in their play zones to their discard piles. This comes after decks are renewed, so the cards just played are not in the new deck.</source>
        <translation>ในตอนท้ายของการเช็กกอง ทุกคนต้องย้ายการ์ดในโซนเล่นลงกองทิ้งของตัวเอง‖ การย้ายนี้ทำหลังจากตั้งกองจั่วใหม่แล้ว การ์ดที่เพิ่งเล่นจึงไม่อยู่ในกองจั่วใหม่</translation>
    </message>
    <message>
        <source>On with the turn</source>
        <translation>เล่นเทิร์นต่อ</translation>
    </message>
    <message>
        <source>After an action and its deck check, the player whose turn it is goes back to the play step and may take another action, whatever has happened in between.</source>
        <translation>หลังแอ็กชันและการเช็กกอง เจ้าของเทิร์นจะกลับมาที่ขั้นเล่นและทำแอ็กชันอีกได้ ไม่ว่าระหว่างนั้นจะเกิดอะไรขึ้น</translation>
    </message>
    <message>
        <source>The last card in the draw step</source>
        <translation>ใบสุดท้ายในขั้นจั่ว</translation>
    </message>
    <message>
        <source>If you draw your last card in the draw step, there is no deck check yet. You continue with an empty deck, and the check after your first action renews it. Any action will do, even a free swap. An option makes the check come at once (TS-128).</source>
        <translation>ถ้าคุณจั่วใบสุดท้ายในขั้นจั่ว จะยังไม่มีการเช็กกอง คุณต้องเล่นต่อทั้งที่กองจั่วว่าง แล้วจึงได้กองจั่วใหม่ตอนเช็กกองหลังแอ็กชันแรก จะเป็นแอ็กชันไหนก็ได้ แม้แต่การแลกซึ่งทำได้ฟรี ถ้าอยากให้เช็กกองทันที ก็มีตัวเลือกให้ (TS-128)</translation>
    </message>
    <message>
        <source>You drew your last card in the draw step. There is no deck check yet, but any action leads to it. Swap discards with Fred, which is free. You get a new deck and an achievement, and you still have 2 action points.</source>
        <translation>คุณจั่วใบสุดท้ายในขั้นจั่ว จึงยังไม่มีการเช็กกอง แต่ทำแอ็กชันไหนก็จะมีการเช็กกองตามมา ลองแลกการ์ดในกองทิ้งกับ Fred ซึ่งทำได้ฟรี คุณจะได้กองจั่วใหม่และความสำเร็จ โดยยังมี 2 แต้มแอ็กชันเหมือนเดิม</translation>
    </message>
    <message>
        <source>A turn without any action</source>
        <translation>เทิร์นที่ไม่มีแอ็กชัน</translation>
    </message>
    <message>
        <source>If you end your turn without having taken any action, there is still one deck check before the end of your turn. The printed rules do not have it, but without it a game in which everyone just passes would never end. An option switches it off (TS-129).</source>
        <translation>ถ้าคุณจบเทิร์นโดยไม่ได้ทำแอ็กชันเลย จะยังมีการเช็กกองหนึ่งครั้งก่อนจบเทิร์น กติกาฉบับพิมพ์ไม่มีข้อนี้ แต่ถ้าไม่มี เกมที่ทุกคนเอาแต่ผ่านก็จะไม่มีวันจบ คุณปิดการเช็กกองแบบนี้ได้ในตัวเลือก (TS-129)</translation>
    </message>
    <message>
        <source>First achievement: you are altered</source>
        <translation>ความสำเร็จแรก: คุณแปลงร่าง</translation>
    </message>
    <message>
        <source>When you collect your first achievement, your character turns to its Altered form at once. If it is altered already, nothing changes.</source>
        <translation>เมื่อคุณเก็บความสำเร็จใบแรก ตัวละครของคุณจะพลิกเป็นร่างแปลงทันที‖ ถ้าแปลงร่างอยู่แล้ว ก็จะไม่มีอะไรเปลี่ยน</translation>
    </message>
    <message>
        <source>Second achievement: everyone is altered</source>
        <translation>ความสำเร็จที่สอง: ทุกคนแปลงร่าง</translation>
    </message>
    <message>
        <source>When anyone collects their second achievement, all characters turn to their Altered form at once, even those of players who have no achievement yet.</source>
        <translation>เมื่อใครก็ตามเก็บความสำเร็จใบที่สอง ตัวละครของทุกคนจะพลิกเป็นร่างแปลงทันที รวมทั้งของคนที่ยังไม่มีความสำเร็จเลย</translation>
    </message>
    <message>
        <source>Third achievement: hand limit 4</source>
        <translation>ความสำเร็จที่สาม: ถือได้ 4 ใบ</translation>
    </message>
    <message>
        <source>When you collect your third achievement, your hand limit falls from 5 to 4 for the rest of the game. You do not discard at once, but at the end of your turn. The other players’ limits stay the same.</source>
        <translation>เมื่อคุณเก็บความสำเร็จใบที่สาม เพดานการ์ดในมือของคุณจะลดจาก 5 ใบเหลือ 4 ใบไปจนจบเกม‖ คุณไม่ต้องทิ้งการ์ดทันที แต่จะทิ้งตอนจบเทิร์นของคุณ ส่วนเพดานของคนอื่นยังเท่าเดิม</translation>
    </message>
    <message>
        <source>Fourth achievement: you win</source>
        <translation>ความสำเร็จที่สี่: คุณชนะ</translation>
    </message>
    <message>
        <source>A player who lays down a fourth achievement wins at once, and nothing else resolves. This can happen on another player’s turn.</source>
        <translation>ใครวางความสำเร็จใบที่สี่ก็ชนะทันที และจะไม่มีอะไรเกิดผลต่ออีก‖ เรื่องนี้อาจเกิดในเทิร์นของคนอื่นก็ได้</translation>
    </message>
    <message>
        <source>Achievements must be taken, and they stay</source>
        <translation>ต้องเก็บความสำเร็จเสมอ และเก็บแล้วอยู่ตลอด</translation>
    </message>
    <message>
        <source>If you can collect an achievement, you must, even if it is the last card in your hand. Achievements are never lost, moved or turned face up, and an altered character never turns back. You may look at your own achievement cards; nobody else may.</source>
        <translation>ถ้าเก็บความสำเร็จได้ คุณก็ต้องเก็บ แม้จะเป็นการ์ดใบสุดท้ายในมือ การ์ดความสำเร็จไม่มีวันหาย ไม่ย้าย และไม่หงาย ส่วนตัวละครที่แปลงร่างแล้วจะไม่กลับเป็นร่างเดิม คุณดูการ์ดความสำเร็จของตัวเองได้ แต่คนอื่นดูไม่ได้</translation>
    </message>
    <message>
        <source>There is one winner</source>
        <translation>ผู้ชนะมีคนเดียว</translation>
    </message>
    <message>
        <source>The first player with four achievements wins. The others are not ranked, and there is never a tie.</source>
        <translation>คนแรกที่มีความสำเร็จครบสี่ใบเป็นผู้ชนะ‖ ผู้เล่นที่เหลือไม่มีอันดับ และไม่มีทางเสมอกัน</translation>
    </message>
    <message>
        <source>Two fourth achievements at once</source>
        <translation>ได้ความสำเร็จที่สี่พร้อมกัน</translation>
    </message>
    <message>
        <source>If two players could collect their fourth achievement in the same deck check, the first one in turn order wins, beginning with the player whose turn it is. The other does not collect theirs.</source>
        <translation>ถ้าสองคนเก็บความสำเร็จใบที่สี่ได้ในการเช็กกองครั้งเดียวกัน ให้นับตามลำดับการเล่นโดยเริ่มจากเจ้าของเทิร์น คนที่ถึงก่อนเป็นผู้ชนะ ส่วนอีกคนจะไม่ได้เก็บ</translation>
    </message>
    <message>
        <source>Passing does not stop the game</source>
        <translation>ถึงเอาแต่ผ่าน เกมก็ไม่ค้าง</translation>
    </message>
    <message>
        <source>Even if everyone only passes, draws keep emptying someone’s deck, so the game comes to an end. That is why every turn has a deck check (TS-114). A player who keeps running out of cards with an empty hand could drag out the game on purpose; that is allowed.</source>
        <translation>แม้ทุกคนเอาแต่ผ่าน การจั่วก็จะทำให้กองจั่วของใครสักคนหมดอยู่เรื่อย ๆ เกมจึงจบลงได้ นี่คือเหตุผลที่ทุกเทิร์นต้องมีการเช็กกอง (TS-114) ถ้าใครจงใจยืดเกมโดยปล่อยให้กองจั่วหมดซ้ำ ๆ ตอนไม่มีการ์ดในมือ ก็ไม่ผิดกติกา</translation>
    </message>
    <message>
        <source>Option: Acting cards</source>
        <translation>ตัวเลือก: การ์ดการแสดง</translation>
    </message>
    <message>
        <source>Choose whether an Acting card draws up to 5 cards or up to 3. The default is 5. TS-69 explains why there are two numbers.</source>
        <translation>เลือกว่าการ์ดการแสดงจะให้จั่วได้ไม่เกิน 5 ใบหรือไม่เกิน 3 ใบ ค่าเริ่มต้นคือ 5 ใบ ดูเหตุผลที่มีสองตัวเลขได้ที่ TS-69</translation>
    </message>
    <message>
        <source>Option: who may stop first</source>
        <translation>ตัวเลือก: ใครได้หยุดก่อน</translation>
    </message>
    <message>
        <source>In turn order, the default: players respond one at a time (TS-44). Fastest finger: everyone is asked together, and the first to press stops it (TS-45).</source>
        <translation>“ตามลำดับการเล่น” (ค่าเริ่มต้น) คือให้ตอบโต้ทีละคน (TS-44) ส่วน “นิ้วไวได้ก่อน” คือถามทุกคนพร้อมกัน ใครกดก่อนก็ได้หยุด (TS-45)</translation>
    </message>
    <message>
        <source>Option: deck check after the draw</source>
        <translation>ตัวเลือก: เช็กกองหลังจั่ว</translation>
    </message>
    <message>
        <source>If this is on, there is a deck check right after the draw step whenever a deck is empty then, so that you begin your play step with a new deck. The default is off, and the check waits for your first action (TS-113).</source>
        <translation>ถ้าเปิดตัวเลือกนี้ แล้วมีกองจั่วว่างหลังขั้นจั่ว จะเช็กกองทันที คุณจึงได้เริ่มขั้นเล่นด้วยกองจั่วใหม่ ค่าเริ่มต้นคือปิด ซึ่งจะเช็กกองหลังแอ็กชันแรกของคุณ (TS-113)</translation>
    </message>
    <message>
        <source>Option: deck check without an action</source>
        <translation>ตัวเลือก: เช็กกองแม้ไม่มีแอ็กชัน</translation>
    </message>
    <message>
        <source>If this is on, a turn without any action has one deck check too (TS-114); this is the default. If it is off, decks are only checked after actions, and a game in which everyone just passes may never end.</source>
        <translation>ถ้าเปิดตัวเลือกนี้ เทิร์นที่ไม่มีแอ็กชันก็จะมีการเช็กกองหนึ่งครั้งด้วย (TS-114) ซึ่งเป็นค่าเริ่มต้น ถ้าปิด จะเช็กกองเฉพาะหลังแอ็กชัน และเกมที่ทุกคนเอาแต่ผ่านอาจไม่มีวันจบ</translation>
    </message>
    <message>
        <source>Option: copies of the Event cards</source>
        <translation>ตัวเลือก: จำนวนใบของการ์ดอีเวนต์</translation>
    </message>
    <message>
        <source>You can change how many copies of each Event card there are, from 0 to 8; the default is 4 each. Together they must come to at least 15 per player, or there are not enough for the decks.</source>
        <translation>คุณเปลี่ยนจำนวนใบของการ์ดอีเวนต์แต่ละแบบได้ตั้งแต่ 0 ถึง 8 ใบ ค่าเริ่มต้นคือแบบละ 4 ใบ รวมทั้งหมดต้องมีอย่างน้อย 15 ใบต่อผู้เล่นหนึ่งคน ไม่เช่นนั้นการ์ดจะไม่พอทำกองจั่ว</translation>
    </message>
    <message>
        <source>Option: turn limit</source>
        <translation>ตัวเลือก: จำกัดจำนวนเทิร์น</translation>
    </message>
    <message>
        <source>With a turn limit the game ends after that many turns, and nobody wins if it is not decided by then. It is meant for trying things out. The default is 0, which means no limit.</source>
        <translation>ถ้าจำกัดจำนวนเทิร์น เกมจะจบเมื่อครบจำนวนนั้น ถ้าถึงตอนนั้นยังไม่รู้ผล ก็จะไม่มีใครชนะ ตัวเลือกนี้มีไว้สำหรับทดลอง ค่าเริ่มต้นคือ 0 ซึ่งหมายถึงไม่จำกัด</translation>
    </message>
    <message>
        <source>Playing an Event card</source>
        <translation>เล่นการ์ดอีเวนต์</translation>
    </message>
    <message>
        <source>You play an Event card from your hand into your play zone and pay its action points. It stays there until the deck check is over, whether it works or is stopped, and then goes to your discard pile. While it is there, it cannot be swapped, messed, recycled, buried or shuffled into your deck.</source>
        <translation>คุณวางการ์ดอีเวนต์จากมือลงโซนเล่นและจ่ายแต้มแอ็กชันตามราคา ไม่ว่าจะเกิดผลหรือถูกหยุด การ์ดจะอยู่ในโซนเล่นจนเช็กกองเสร็จ แล้วจึงลงกองทิ้งของคุณ ระหว่างที่ยังอยู่ในโซนเล่น จะนำการ์ดไปแลก ป่วน รีไซเคิล ฝัง หรือสับเข้ากองจั่วไม่ได้</translation>
    </message>
    <message>
        <source>Drawing cards</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>การ์ดจั่ว</translation>
    </message>
    <message>
        <source>A Drawing card costs 1 action point. You draw 1 or 2 cards from your deck, as you choose. If there is only one card left, you draw that one; the second is lost, even though your deck is renewed right after.</source>
        <translation>การ์ดจั่วใช้ 1 แต้มแอ็กชัน‖ คุณเลือกจั่ว 1 หรือ 2 ใบจากกองจั่วของคุณได้ตามใจ ถ้าเหลือใบเดียว ก็จั่วได้แค่ใบนั้น ส่วนใบที่สองก็อดไป แม้จะได้กองจั่วใหม่ทันทีหลังจากนั้น</translation>
    </message>
    <message>
        <source>A Drawing card with an empty deck</source>
        <translation>การ์ดจั่วเมื่อกองจั่วว่าง</translation>
    </message>
    <message>
        <source>You may play a Drawing card when your deck is empty. You draw nothing, but the card counts as played. It can earn you a bonus, and the deck check after it renews your deck. The printed rules do not mention this case.</source>
        <translation>คุณเล่นการ์ดจั่วตอนกองจั่วว่างก็ได้ ถึงจะไม่ได้จั่ว การ์ดก็นับว่าเล่นแล้ว จึงอาจให้โบนัสคุณได้ และคุณจะได้กองจั่วใหม่ในการเช็กกองหลังจากนั้น กติกาฉบับพิมพ์ไม่ได้พูดถึงกรณีนี้</translation>
    </message>
    <message>
        <source>Stealing cards: who to steal from</source>
        <translation>การ์ดขโมย: เล็งใครได้บ้าง</translation>
    </message>
    <message>
        <source>A Stealing card costs 1 action point. You aim it at another player who has cards in hand. If no other player has any, you cannot play it.</source>
        <translation>การ์ดขโมยใช้ 1 แต้มแอ็กชัน คุณต้องเล็งผู้เล่นอื่นหนึ่งคนที่มีการ์ดในมือ ถ้าคนอื่นไม่มีใครมีการ์ดในมือเลย คุณก็เล่นการ์ดนี้ไม่ได้</translation>
    </message>
    <message>
        <source>Stealing 1 or 2 cards</source>
        <translation>ขโมย 1 หรือ 2 ใบ</translation>
    </message>
    <message>
        <source>When the card resolves, you name 1 or 2 and take that many random cards from that player’s hand into yours. You cannot take more than there are, and you must take at least 1 if there is one.</source>
        <translation>เมื่อการ์ดเกิดผล คุณต้องบอกว่าจะหยิบ 1 หรือ 2 ใบ แล้วสุ่มหยิบตามจำนวนนั้นจากมือของผู้เล่นคนนั้นเข้ามือคุณ‖ คุณหยิบเกินที่มีไม่ได้ และถ้ามีการ์ด ก็ต้องหยิบอย่างน้อย 1 ใบ</translation>
    </message>
    <message>
        <source>When the hand has shrunk</source>
        <translation>เมื่อการ์ดในมือน้อยลง</translation>
    </message>
    <message>
        <source>The player you aimed at may have played a Stopping card in the meantime. Then you can steal only what is left in that hand. If it is empty now, you steal nothing and bury nothing, but your card still counts as successfully played.</source>
        <translation>ระหว่างนั้นคนที่คุณเล็งอาจเล่นการ์ดหยุดไป คุณจึงขโมยได้แค่การ์ดที่ยังเหลือในมือของคนนั้น ถ้าไม่เหลือเลย คุณจะไม่ได้ขโมยและไม่ได้ฝัง แต่การ์ดของคุณยังนับว่าเล่นสำเร็จ</translation>
    </message>
    <message>
        <source>Who knows the stolen cards</source>
        <translation>ใครรู้บ้างว่าขโมยใบไหน</translation>
    </message>
    <message>
        <source>You and the player you steal from know which cards were taken. Everyone else only sees how many. The printed rules leave this open.</source>
        <translation>มีแค่คุณกับคนที่ถูกขโมยที่รู้ว่าเป็นการ์ดใบไหน ส่วนคนอื่นจะเห็นแค่จำนวน กติกาฉบับพิมพ์ไม่ได้บอกไว้</translation>
    </message>
    <message>
        <source>Bury</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>ฝัง</translation>
    </message>
    <message>
        <source>After stealing you may choose up to 2 of your own discards and lay them on the pile of the player whose cards you took. That makes your next deck smaller, and theirs larger. If you steal 1 and bury 2, you have one card fewer than before.</source>
        <translation>หลังขโมย คุณจะเลือกการ์ดในกองทิ้งของคุณไม่เกิน 2 ใบไปวางบนกองทิ้งของคนที่คุณขโมยการ์ดมาก็ได้‖ กองจั่วรอบหน้าของคุณจะบางลง ส่วนของคนนั้นจะหนาขึ้น ถ้าคุณขโมย 1 ใบและฝัง 2 ใบ คุณจะมีการ์ดน้อยกว่าเดิมหนึ่งใบ</translation>
    </message>
    <message>
        <source>Play Cat Burglar and aim it at Fred. Steal 1 card, then bury 2 of your discards in Fred’s pile. You both had 15 cards; now you have 14 and Fred has 16.</source>
        <translation>ลองเล่น “แมวขโมย” โดยเล็ง Fred แล้วขโมยการ์ด 1 ใบ จากนั้นฝังการ์ดจากกองทิ้งของคุณ 2 ใบลงในกองทิ้งของ Fred เดิมคุณกับ Fred มีการ์ดคนละ 15 ใบ ตอนนี้คุณมี 14 ใบ ส่วน Fred มี 16 ใบ</translation>
    </message>
    <message>
        <source>Choosing what to bury</source>
        <translation>เลือกว่าจะฝังอะไร</translation>
    </message>
    <message>
        <source>You choose the cards to bury after you have seen what you stole, and everyone sees your choice. You may bury fewer, or none. The Stealing card itself is still in your play zone and cannot be buried. If your discard pile is empty, there is nothing to bury.</source>
        <translation>คุณเลือกการ์ดที่จะฝังหลังจากเห็นแล้วว่าขโมยอะไรมา และทุกคนจะเห็นว่าคุณเลือกใบไหน จะฝังแค่ใบเดียวหรือไม่ฝังเลยก็ได้ ส่วนตัวการ์ดขโมยเองยังอยู่ในโซนเล่น จึงฝังไม่ได้ ถ้ากองทิ้งของคุณว่าง ก็ไม่มีอะไรให้ฝัง</translation>
    </message>
    <message>
        <source>Stopping cards</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>การ์ดหยุด</translation>
    </message>
    <message>
        <source>A Stopping card costs nothing. You play it in response to what another player does, which then has no effect, and that player draws 1 card as a bribe. Your card goes to your play zone, and it can itself be stopped. The chapter on stopping explains more, from TS-37 on.</source>
        <translation>คุณเล่นการ์ดหยุดได้โดยไม่เสียแต้ม การ์ดนี้ใช้ตอบโต้สิ่งที่ผู้เล่นอื่นทำ แล้วสิ่งนั้นจะไม่เกิดผล และผู้เล่นนั้นจะได้จั่ว 1 ใบเป็นสินบน การ์ดหยุดของคุณจะลงโซนเล่น และคนอื่นก็หยุดใบนี้ได้อีกที ดูรายละเอียดได้ในบทเรื่องการหยุด ตั้งแต่ TS-37 เป็นต้นไป</translation>
    </message>
    <message>
        <source>Recycling cards</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>การ์ดรีไซเคิล</translation>
    </message>
    <message>
        <source>You take 1 or 2 cards of your choice from your discard pile into your hand. This costs 1 action point for the Recycling card. Drawing, Stealing and Acting cards can be taken; Stopping and Recycling cards cannot.</source>
        <translation>เลือกหยิบการ์ด 1 หรือ 2 ใบจากกองทิ้งของคุณเข้ามือ‖ การ์ดรีไซเคิลใช้ 1 แต้มแอ็กชัน คุณหยิบการ์ดจั่ว การ์ดขโมย และการ์ดการแสดงได้ แต่หยิบการ์ดหยุดและการ์ดรีไซเคิลไม่ได้</translation>
    </message>
    <message>
        <source>Nothing to recycle</source>
        <translation>ไม่มีอะไรให้รีไซเคิล</translation>
    </message>
    <message>
        <source>You cannot play a Recycling card if there is no Drawing, Stealing or Acting card in your discard pile. At least 1 card has to come back.</source>
        <translation>ถ้าในกองทิ้งของคุณไม่มีการ์ดจั่ว การ์ดขโมย หรือการ์ดการแสดงเลย คุณจะเล่นการ์ดรีไซเคิลไม่ได้ เพราะต้องหยิบกลับมาอย่างน้อย 1 ใบ</translation>
    </message>
    <message>
        <source>Acting cards: what they require</source>
        <translation>การ์ดการแสดง: เงื่อนไข</translation>
    </message>
    <message>
        <source>An Acting card costs 2 action points. Your character must be of the card’s type and in Altered form, and you must make the animal sound that the card asks for. With 1 action point, in Normal form or with a character of another type, you cannot play it.</source>
        <translation>การ์ดการแสดงใช้ 2 แต้มแอ็กชัน‖ ตัวละครของคุณต้องเป็นตระกูลเดียวกับการ์ดและอยู่ในร่างแปลง และคุณต้องส่งเสียงร้องของสัตว์ตามที่การ์ดกำหนด ถ้าคุณมีแค่ 1 แต้มแอ็กชัน หรือตัวละครของคุณอยู่ในร่างปกติหรือเป็นตระกูลอื่น คุณจะเล่นไม่ได้</translation>
    </message>
    <message>
        <source>Your Jack is altered. Purr-forming Arts is refused, because it asks for a feline. Howlywood Debut is canine like Jack. Play it and draw up to 4 cards, all that your deck has left. Nobody can stop it, but Denis also has a canine and may join in.</source>
        <translation>แจ็คของคุณแปลงร่างแล้ว แต่เล่น “เหมียวสเตอร์พีซ” ไม่ได้ เพราะการ์ดนี้ต้องใช้แมว ส่วน “ดาวรุ่งฮอลลีโฮ่ง” เป็นการ์ดหมาเหมือนแจ็ค ลองเล่นใบนี้ คุณจะจั่วได้ไม่เกิน 4 ใบ เท่าที่เหลือในกองจั่ว ไม่มีใครหยุดได้ แต่ตัวละครของ Denis ก็เป็นหมา จึงร่วมวงได้</translation>
    </message>
    <message>
        <source>Making the sound</source>
        <translation>ส่งเสียงร้อง</translation>
    </message>
    <message>
        <source>If you play an Acting card, or join in with one, you have made the sound. The table takes your word for it and never judges. If you do not want to make it, leave the card in your hand, or stay silent when you could join in.</source>
        <translation>ถ้าคุณเล่นการ์ดการแสดงหรือร่วมวง ก็ถือว่าส่งเสียงร้องแล้ว โต๊ะเชื่อคุณและจะไม่ตัดสิน‖ ถ้าไม่อยากส่งเสียง ก็เก็บการ์ดไว้ในมือ หรือเงียบไว้ตอนที่ร่วมวงได้</translation>
    </message>
    <message>
        <source>Acting cards: up to 5 cards</source>
        <translation>การ์ดการแสดง: ไม่เกิน 5 ใบ</translation>
    </message>
    <message>
        <source>You draw 1 to 5 cards from your deck, as many as you like and as your deck allows. With an empty deck you draw none, but others may still join in. The printed rules seem to say 3 in one place and 5 in another. Here it is 5, unless an option makes it 3 (TS-126).</source>
        <translation>คุณเลือกจั่ว 1 ถึง 5 ใบจากกองจั่วได้ตามใจ เท่าที่กองจั่วมี ถ้ากองจั่วว่าง คุณก็จะไม่ได้จั่ว แต่คนอื่นยังร่วมวงได้ กติกาฉบับพิมพ์ดูเหมือนจะบอกไว้ที่หนึ่งว่า 3 ใบ และอีกที่หนึ่งว่า 5 ใบ โปรแกรมนี้ใช้ 5 ใบ เว้นแต่จะตั้งตัวเลือกเป็น 3 ใบ (TS-126)</translation>
    </message>
    <message>
        <source>Acting cards cannot be stopped</source>
        <translation>หยุดการ์ดการแสดงไม่ได้</translation>
    </message>
    <message>
        <source>Nobody can respond to an Acting card. It resolves at once and always counts as successfully played. Its type is always your character’s, so it can always earn your bonus, if you have a use left this turn.</source>
        <translation>ไม่มีใครตอบโต้การ์ดการแสดงได้ การ์ดจะเกิดผลทันทีและนับว่าเล่นสำเร็จเสมอ ตระกูลของการ์ดตรงกับตัวละครของคุณทุกครั้ง การ์ดจึงให้โบนัสได้เสมอ ถ้าเทิร์นนี้คุณยังเหลือสิทธิ์</translation>
    </message>
    <message>
        <source>SPECIAL: others join in</source>
        <translation>พิเศษ: คนอื่นร่วมวง</translation>
    </message>
    <message>
        <source>After you have drawn with an Acting card, every other player whose character has the same type may make the sound as well and draw up to 2 cards from their own deck.</source>
        <translation>หลังจากคุณจั่วด้วยการ์ดการแสดงแล้ว ผู้เล่นอื่นทุกคนที่ตัวละครเป็นตระกูลเดียวกันจะส่งเสียงร้องด้วยก็ได้ แล้วจั่วได้ไม่เกิน 2 ใบจากกองจั่วของตัวเอง</translation>
    </message>
    <message>
        <source>Joining in: who, and in what order</source>
        <translation>การร่วมวง: ใครร่วมได้ และตามลำดับไหน</translation>
    </message>
    <message>
        <source>Players are asked in turn order, starting after the one who acts. They may join in even in Normal form, and they may stay silent. A player with an empty deck is not asked. Joining in earns no bonus, because no card was played. A deck that runs out this way is renewed in the deck check of this action.</source>
        <translation>โต๊ะจะถามตามลำดับการเล่น เริ่มจากคนถัดจากคนแสดง แต่จะไม่ถามคนที่กองจั่วว่าง แม้อยู่ในร่างปกติก็ร่วมวงได้ หรือจะเงียบไว้ก็ได้ การร่วมวงไม่ให้โบนัส เพราะไม่ได้เล่นการ์ด ถ้ากองจั่วของใครหมดเพราะร่วมวง ก็จะได้กองใหม่ในการเช็กกองของแอ็กชันนี้</translation>
    </message>
    <message>
        <source>Fred has drawn cards with Squeak Preview. Your Rocky is a rodent like Fred’s Ham &amp; Cheese, so you may join in, even in Normal form. Draw up to 2 cards, or stay silent. It earns you no bonus.</source>
        <translation>Fred จั่วการ์ดด้วย “รอบปฐมจี๊ด” ร็อคกี้ของคุณเป็นตระกูลหนูเหมือนแฮมกับชีสของ Fred คุณจึงร่วมวงได้แม้อยู่ในร่างปกติ ลองจั่วไม่เกิน 2 ใบ หรือจะเงียบไว้ก็ได้ แต่คุณจะไม่ได้โบนัส</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>ผู้เล่น</translation>
    </message>
    <message>
        <source>Tail Story is for 2, 3 or 4 players. A game takes 20 to 45 minutes. The box says it is for ages 12 and up, but nobody checks that here.</source>
        <translation>Tail Story เล่นได้ 2, 3 หรือ 4 คน เกมหนึ่งใช้เวลา 20 ถึง 45 นาที บนกล่องบอกว่าเหมาะสำหรับอายุ 12 ปีขึ้นไป แต่โปรแกรมนี้ไม่ตรวจอายุ</translation>
    </message>
    <message>
        <source>60 Event cards</source>
        <translation>การ์ดอีเวนต์ 60 ใบ</translation>
    </message>
    <message>
        <source>Event cards are what you play with. There are 60 of them: 15 different ones with 4 copies of each, so 12 cards of each kind and 20 of each type. The printed rules do not say how many copies there are; this is the only even spread of 60 cards. You can change the number of copies in the options (TS-130).</source>
        <translation>การ์ดอีเวนต์คือการ์ดที่คุณใช้เล่น มีทั้งหมด 60 ใบ แบ่งเป็น 15 แบบ แบบละ 4 ใบ จึงมีประเภทละ 12 ใบและตระกูลละ 20 ใบ กติกาฉบับพิมพ์ไม่ได้บอกว่ามีแบบละกี่ใบ แต่นี่เป็นวิธีเดียวที่แบ่ง 60 ใบได้เท่ากัน คุณเปลี่ยนจำนวนใบได้ในตัวเลือก (TS-130)</translation>
    </message>
    <message>
        <source>Five kinds of Event card and their cost</source>
        <translation>การ์ดอีเวนต์ห้าประเภทและราคา</translation>
    </message>
    <message>
        <source>A Drawing, Stealing or Recycling card costs 1 action point, an Acting card 2, and a Stopping card nothing. All cards of one kind cost the same and do the same. Only their type differs and, on an Acting card, the sound and the type of character it asks for.</source>
        <translation>การ์ดจั่ว การ์ดขโมย และการ์ดรีไซเคิลใช้ใบละ 1 แต้มแอ็กชัน การ์ดการแสดงใช้ 2 แต้ม ส่วนการ์ดหยุดไม่เสียแต้ม‖ การ์ดประเภทเดียวกันราคาเท่ากันและมีผลเหมือนกัน ต่างกันแค่ตระกูล ส่วนการ์ดการแสดงยังต่างกันที่เสียงร้องและตระกูลของตัวละครที่ต้องใช้ด้วย</translation>
    </message>
    <message>
        <source>Three types: canine, feline, rodent &amp; friends</source>
        <translation>สามตระกูล: หมา แมว หนูและผองเพื่อน</translation>
    </message>
    <message>
        <source>Every Event card and every character has one type. You may play Drawing, Stealing, Stopping and Recycling cards of any type. The type matters in three places: a card of your character’s type can earn your bonus (TS-94), an Acting card needs a character of its type (TS-67), and other characters of that type may join in with it (TS-71).</source>
        <translation>การ์ดอีเวนต์และตัวละครทุกใบมีตระกูลเดียว คุณเล่นการ์ดจั่ว การ์ดขโมย การ์ดหยุด และการ์ดรีไซเคิลได้ทุกตระกูล ตระกูลมีผลในสามเรื่อง: การ์ดตระกูลเดียวกับตัวละครของคุณให้โบนัสได้ (TS-94) การ์ดการแสดงต้องใช้ตัวละครตระกูลเดียวกัน (TS-67) และตัวละครอื่นในตระกูลนั้นร่วมวงได้ (TS-71)</translation>
    </message>
    <message>
        <source>The 15 Event cards by name</source>
        <translation>การ์ดอีเวนต์ทั้ง 15 แบบ</translation>
    </message>
    <message>
        <source>Drawing: Bones Drawing, Tuna Drawing, Acorn Drawing. Stealing: Golden Rethiever, Cat Burglar, Cheeky Pockets. Stopping: Pug You Beach!, Cat Got Your Turn!, No Nuts For You! Recycling: Bone Again, Re-Purr-Posed, Wheel Be Back. Acting: Howlywood Debut, Purr-forming Arts, Squeak Preview. Of each kind the first is canine, the second feline, the third rodent &amp; friends. Eleven of the names, the sounds and the flavour lines are our own; no rule depends on them.</source>
        <translation>การ์ดจั่ว: “จั่วกระดูก” “จั่วทูน่า” “จั่วลูกโอ๊ก” การ์ดขโมย: “โจรเด้นรีทรีฟเวอร์” “แมวขโมย” “แก้มตุ่ยมือไว” การ์ดหยุด: “ปั๊กหลักชายหาด!” “ตานี้แมวคาบ!” “ถั่วหมดอดนะจ๊ะ!” การ์ดรีไซเคิล: “กระดูกเก่าเคี้ยวใหม่” “รีไซเหมียว” “แล้วหนูจะกลับมา” การ์ดการแสดง: “ดาวรุ่งฮอลลีโฮ่ง” “เหมียวสเตอร์พีซ” “รอบปฐมจี๊ด” ในแต่ละประเภท ใบแรกเป็นหมา ใบที่สองเป็นแมว ใบที่สามเป็นหนูและผองเพื่อน เราแต่งชื่อการ์ดสิบเอ็ดชื่อ เสียงร้อง และประโยคขำ ๆ ขึ้นเอง โดยไม่มีผลต่อกติกา</translation>
    </message>
    <message>
        <source>What an Event card shows</source>
        <translation>การ์ดอีเวนต์บอกอะไรบ้าง</translation>
    </message>
    <message>
        <source>At the top left is the cost in action points. Under the picture are an icon for the kind and, in words, what the card does. The colour of the card and a small icon show its type. The printed cards also colour their effects: green for whoever plays the card, red for other players, yellow for both. Colours and flavour lines have no effect on the rules.</source>
        <translation>มุมซ้ายบนบอกราคาเป็นแต้มแอ็กชัน ใต้รูปมีไอคอนบอกประเภทและข้อความบอกว่าการ์ดทำอะไร สีของการ์ดและไอคอนเล็กบอกตระกูล การ์ดฉบับพิมพ์ยังใช้สีแยกผลด้วย: สีเขียวสำหรับคนเล่นการ์ด สีแดงสำหรับผู้เล่นอื่น สีเหลืองสำหรับทั้งสองฝ่าย สีและประโยคขำ ๆ ไม่มีผลต่อกติกา</translation>
    </message>
    <message>
        <source>A character has two sides</source>
        <translation>ตัวละครมีสองด้าน</translation>
    </message>
    <message>
        <source>You begin with the Normal form, which has a white frame. On the other side is the Altered form with a black frame. Type and bonus are the same on both sides, but only the Altered form has an ability to use (TS-75).</source>
        <translation>คุณเริ่มด้วยร่างปกติซึ่งมีกรอบสีขาว อีกด้านคือร่างแปลงซึ่งมีกรอบสีดำ ตระกูลและโบนัสเหมือนกันทั้งสองด้าน แต่มีแค่ร่างแปลงที่มีความสามารถให้ใช้ (TS-75)</translation>
    </message>
    <message>
        <source>The six characters</source>
        <translation>ตัวละครทั้งหกตัว</translation>
    </message>
    <message>
        <source>Canine: Jack and Alan; their bonus is to draw 1, once a turn. Feline: Padthai and Khalid; their bonus is to mess 1, once a turn. Rodent &amp; friends: Ham &amp; Cheese, who are one character, and Rocky; their bonus is to dig 1, twice a turn. Altered, each has an ability of its own: Jack (TS-78), Alan (TS-80), Padthai (TS-82), Khalid (TS-84), Ham &amp; Cheese (TS-87), Rocky (TS-89). Of the Normal form names, only Jack’s is printed.</source>
        <translation>หมา: แจ็คและอลัน โบนัสคือจั่ว 1 ใบ เทิร์นละครั้ง แมว: ผัดไทยและคาลิด โบนัสคือป่วน 1 ใบ เทิร์นละครั้ง หนูและผองเพื่อน: แฮมกับชีสซึ่งนับเป็นตัวละครเดียว และร็อคกี้ โบนัสคือขุด 1 ใบ เทิร์นละสองครั้ง เมื่อแปลงร่างแล้ว แต่ละตัวจะมีความสามารถของตัวเอง: แจ็ค (TS-78) อลัน (TS-80) ผัดไทย (TS-82) คาลิด (TS-84) แฮมกับชีส (TS-87) ร็อคกี้ (TS-89) ส่วนชื่อในร่างปกติ มีแค่ชื่อของแจ็คที่มาจากฉบับพิมพ์</translation>
    </message>
    <message>
        <source>No third character of a type</source>
        <translation>แต่ละตระกูลไม่มีตัวละครตัวที่สาม</translation>
    </message>
    <message>
        <source>The printed rules hint at one more character of each type in a larger edition, but do not say what they can do. So they are not included here. You choose from six characters, two of each type.</source>
        <translation>กติกาฉบับพิมพ์เปรยว่าฉบับใหญ่กว่ามีตัวละครเพิ่มตระกูลละหนึ่งตัว แต่ไม่ได้บอกว่าแต่ละตัวทำอะไรได้ โปรแกรมนี้จึงไม่มีตัวละครเหล่านั้น คุณเลือกได้จากหกตัว ตระกูลละสองตัว</translation>
    </message>
    <message>
        <source>Queue cards</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>การ์ดคิว</translation>
    </message>
    <message>
        <source>There are four queue cards, 1ST to 4TH. They set the order of the turns and, in reverse, the order in which characters are chosen. With 2 or 3 players only the lowest 2 or 3 of them are used.</source>
        <translation>การ์ดคิวมีสี่ใบ คือ “ที่ 1” ถึง “ที่ 4” ใช้กำหนดลำดับเทิร์น และถ้านับย้อนกลับก็เป็นลำดับการเลือกตัวละคร ถ้าเล่น 2 หรือ 3 คน จะใช้แค่ 2 หรือ 3 ใบที่เลขต่ำสุด</translation>
    </message>
    <message>
        <source>What is in front of you</source>
        <translation>ตรงหน้าคุณมีอะไรบ้าง</translation>
    </message>
    <message>
        <source>You have a queue card, a character, a deck, a hand, a discard pile, a play zone for the cards being played, and a row of four places for your achievements.</source>
        <translation>คุณมีการ์ดคิว ตัวละคร กองจั่ว การ์ดในมือ กองทิ้ง โซนเล่นสำหรับการ์ดที่กำลังเล่น และช่องความสำเร็จเรียงกันสี่ช่อง</translation>
    </message>
    <message>
        <source>Turn order</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>ลำดับการเล่น</translation>
    </message>
    <message>
        <source>Everyone gets a queue card at random. The player with 1ST has the first turn, then 2ND and so on. After the highest number it is 1ST’s turn again.</source>
        <translation>ทุกคนจะสุ่มได้การ์ดคิวคนละใบ‖ คนที่ได้ “ที่ 1” ได้เล่นเทิร์นแรก ตามด้วย “ที่ 2” ไปเรื่อย ๆ เมื่อครบเลขสูงสุดแล้วก็วนกลับไปเป็นเทิร์นของ “ที่ 1”</translation>
    </message>
    <message>
        <source>Choosing characters</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>เลือกตัวละคร</translation>
    </message>
    <message>
        <source>The player with the highest queue number chooses a character first, then the next lower one; 1ST chooses last. Everyone sees what is taken.</source>
        <translation>คนที่มีเลขคิวสูงสุดได้เลือกตัวละครก่อน ตามด้วยเลขรองลงมา ส่วน “ที่ 1” ได้เลือกท้ายสุด‖ ทุกคนจะเห็นว่าใครเลือกอะไรไปแล้ว</translation>
    </message>
    <message>
        <source>Each character only once</source>
        <translation>ตัวละครละหนึ่งใบ</translation>
    </message>
    <message>
        <source>There is one card of each character, so two players never have the same one. They may have characters of the same type, such as Jack and Alan.</source>
        <translation>ตัวละครแต่ละตัวมีการ์ดใบเดียว สองคนจึงไม่มีทางได้ตัวเดียวกัน แต่เป็นตระกูลเดียวกันได้ เช่น แจ็คกับอลัน</translation>
    </message>
    <message>
        <source>Everyone starts in Normal form</source>
        <translation>ทุกคนเริ่มในร่างปกติ</translation>
    </message>
    <message>
        <source>Your character starts with the Normal form face up. So at first nobody can use an altered ability or play an Acting card. Achievements turn characters over (TS-115, TS-116).</source>
        <translation>ตัวละครของคุณเริ่มโดยหงายด้านร่างปกติ ตอนแรกจึงยังไม่มีใครใช้ความสามารถร่างแปลงหรือเล่นการ์ดการแสดงได้ ตัวละครจะแปลงร่างเมื่อมีการเก็บความสำเร็จ (TS-115, TS-116)</translation>
    </message>
    <message>
        <source>A deck of 15 cards</source>
        <translation>กองจั่ว 15 ใบ</translation>
    </message>
    <message>
        <source>The Event cards are shuffled, and each player gets 15 of them face down as a deck. With 2 players 30 cards are left over, with 3 players 15. They stay out of the game and nobody gets to see them, so do not count on every card being there.</source>
        <translation>สับการ์ดอีเวนต์ แล้วแจกคว่ำหน้าคนละ 15 ใบเป็นกองจั่ว‖ ถ้าเล่น 2 คนจะเหลือ 30 ใบ ถ้าเล่น 3 คนจะเหลือ 15 ใบ การ์ดที่เหลือจะอยู่นอกเกมและไม่มีใครได้เห็น จึงอย่าวางใจว่าการ์ดทุกใบจะอยู่ในเกม</translation>
    </message>
    <message>
        <source>The opening hand</source>
        <translation>การ์ดในมือตอนเริ่ม</translation>
    </message>
    <message>
        <source>You draw 5 cards from your deck, which leaves 10. A poor hand cannot be redrawn. Discard piles, play zones and achievement places start empty.</source>
        <translation>คุณจั่ว 5 ใบจากกองจั่ว กองจั่วจึงเหลือ 10 ใบ‖ ถึงการ์ดในมือจะไม่ดี ก็จั่วใหม่ไม่ได้ ตอนเริ่มเกม กองทิ้ง โซนเล่น และช่องความสำเร็จจะว่างเปล่า</translation>
    </message>
    <message>
        <source>1ST starts with 1 action point</source>
        <translation>“ที่ 1” เริ่มด้วย 1 แต้มแอ็กชัน</translation>
    </message>
    <message>
        <source>You have 2 action points each turn. Only the very first turn of the game is different. The player with 1ST has just 1 action point then, and 2 from the next turn on.</source>
        <translation>แต่ละเทิร์นคุณมี 2 แต้มแอ็กชัน‖ ยกเว้นเทิร์นแรกสุดของเกม ซึ่งคนที่ได้ “ที่ 1” จะมีแค่ 1 แต้มแอ็กชัน แล้วจึงมี 2 แต้มตั้งแต่เทิร์นถัดไปของตัวเอง</translation>
    </message>
    <message>
        <source>Cards in your zones are yours</source>
        <translation>การ์ดอยู่ที่ใครเป็นของคนนั้น</translation>
    </message>
    <message>
        <source>Cards in your zones belong to you, wherever they came from. Stolen, buried, messed and swapped cards change sides for good; nothing goes back to the player who had it first. A stolen card that you discard later goes to your own pile and then into your own deck.</source>
        <translation>การ์ดที่อยู่ในโซนของคุณเป็นของคุณ ไม่ว่าจะมาจากไหน การ์ดที่ถูกขโมย ฝัง ป่วน หรือแลก จะเปลี่ยนเจ้าของไปเลย ไม่มีใบไหนกลับไปหาเจ้าของเดิม ถ้าคุณขโมยการ์ดมาแล้วทิ้งทีหลัง การ์ดจะลงกองทิ้งของคุณ แล้วเข้ากองจั่วของคุณ</translation>
    </message>
    <message>
        <source>Drawing when the deck runs short</source>
        <translation>จั่วเมื่อกองจั่วไม่พอ</translation>
    </message>
    <message>
        <source>To draw is to take the top card of your own deck into your hand. If your deck has fewer cards than you should draw, you take what is there and the rest is lost. A deck is never renewed in the middle of an effect, and you do not draw the missing cards after the deck check. The same goes for every way of drawing.</source>
        <translation>การจั่วคือการหยิบใบบนสุดของกองจั่วตัวเองเข้ามือ ถ้ากองจั่วมีน้อยกว่าจำนวนที่ต้องจั่ว ก็หยิบได้เท่าที่มี ส่วนที่ขาดก็อดไป จะไม่มีการตั้งกองจั่วใหม่กลางคัน และจะไม่ได้จั่วชดเชยหลังเช็กกอง การจั่วทุกแบบก็เป็นแบบนี้</translation>
    </message>
    <message>
        <source>First the number, then the cards</source>
        <translation>บอกจำนวนก่อน แล้วค่อยได้การ์ด</translation>
    </message>
    <message>
        <source>When you draw or steal 1 to 2 cards, or any other number you choose, you name the number first and then get all the cards at once. You cannot look at one card and then decide whether to take another. The printed rules leave this open.</source>
        <translation>เมื่อคุณจั่วหรือขโมย 1 ถึง 2 ใบ หรือจำนวนอื่นที่เลือกได้ คุณต้องบอกจำนวนก่อน แล้วจึงได้การ์ดทั้งหมดพร้อมกัน ห้ามดูใบหนึ่งก่อนแล้วค่อยตัดสินใจว่าจะเอาอีกใบไหม กติกาฉบับพิมพ์ไม่ได้บอกไว้</translation>
    </message>
    <message>
        <source>Discard piles are open</source>
        <translation>กองทิ้งเปิดให้ทุกคนดู</translation>
    </message>
    <message>
        <source>Discards are face up, and everyone may look through every discard pile at any time. Their order means nothing. The printed rules do not say so, but players choose cards from these piles, so everyone can see them.</source>
        <translation>การ์ดในกองทิ้งจะหงายหน้าอยู่ และทุกคนเปิดดูกองทิ้งกองไหนเมื่อไรก็ได้ ลำดับในกองไม่มีความหมาย กติกาฉบับพิมพ์ไม่ได้บอกไว้ แต่ผู้เล่นต้องเลือกการ์ดจากกองเหล่านี้ ทุกคนจึงดูได้</translation>
    </message>
    <message>
        <source>What is left to chance</source>
        <translation>อะไรบ้างที่แล้วแต่โชค</translation>
    </message>
    <message>
        <source>Chance alone decides who gets which queue card, what is dealt, how decks are shuffled, which cards are stolen and which cards are lost to Jack. Every card is equally likely, and players have no choice in any of this.</source>
        <translation>เรื่องเหล่านี้แล้วแต่โชคล้วน ๆ คือ ใครได้การ์ดคิวใบไหน ได้รับแจกการ์ดใบไหน กองจั่วสับออกมาอย่างไร ขโมยได้ใบไหน และเสียใบไหนเพราะแจ็ค การ์ดทุกใบมีโอกาสเท่ากัน และไม่มีผู้เล่นคนไหนเลือกเองได้</translation>
    </message>
    <message>
        <source>What “once a turn” means</source>
        <translation>ความหมายของ “เทิร์นละครั้ง”</translation>
    </message>
    <message>
        <source>A limit per turn applies to the turn being played now, no matter whose turn it is. When the turn passes, all these limits start over for all players. So a bonus that you use on someone else’s turn, thanks to a Stopping card, does not count on your own turn. Limits for the whole game never start over.</source>
        <translation>โควตาต่อเทิร์นจะนับตามเทิร์นที่กำลังเล่นอยู่ ไม่ว่าจะเป็นเทิร์นของใคร เมื่อเปลี่ยนเทิร์น โควตาเหล่านี้ก็จะเริ่มนับใหม่สำหรับทุกคน ดังนั้นถ้าคุณใช้โบนัสในเทิร์นของคนอื่นเพราะเล่นการ์ดหยุด ก็จะไม่นับในเทิร์นของคุณเอง ส่วนโควตาทั้งเกมจะไม่เริ่มนับใหม่</translation>
    </message>
    <message>
        <source>No questions with only one answer</source>
        <translation>ไม่ถามเมื่อมีคำตอบเดียวให้เลือก</translation>
    </message>
    <message>
        <source>If only one answer is possible, the table chooses it for you and moves on. There are two exceptions: you always end your turn yourself, and you are asked whether you want to stop something even if you cannot (TS-46).</source>
        <translation>ถ้ามีคำตอบให้เลือกแค่อย่างเดียว โต๊ะจะเลือกให้แล้วเล่นต่อเลย ยกเว้นสองเรื่อง คือคุณต้องจบเทิร์นเองเสมอ และโต๊ะจะถามคุณเสมอว่าจะหยุดไหม แม้คุณจะหยุดไม่ได้ (TS-46)</translation>
    </message>
    <message>
        <source>What can be stopped</source>
        <translation>หยุดอะไรได้บ้าง</translation>
    </message>
    <message>
        <source>Other players can stop almost anything that is done in the play step: a Drawing, Stealing or Recycling card, draw 1 and discard 1, an altered ability, a swap, and also a Stopping card. Only Acting cards cannot be stopped (TS-70).</source>
        <translation>ผู้เล่นอื่นหยุดได้แทบทุกอย่างที่ทำในขั้นเล่น: การ์ดจั่ว การ์ดขโมย การ์ดรีไซเคิล การจั่ว 1 ทิ้ง 1 ความสามารถร่างแปลง การแลก และแม้แต่การ์ดหยุด‖ มีแค่การ์ดการแสดงที่ไม่มีใครหยุดได้ (TS-70)</translation>
    </message>
    <message>
        <source>What cannot be stopped</source>
        <translation>หยุดอะไรไม่ได้บ้าง</translation>
    </message>
    <message>
        <source>Nobody can stop an Acting card or those who join in with it, the draw step, a bonus, the deck check, an achievement and its effect, the end of a turn, or the discards made then. Nobody is asked about them either.</source>
        <translation>ไม่มีใครหยุดสิ่งเหล่านี้ได้: การ์ดการแสดงและการร่วมวง ขั้นจั่ว โบนัส การเช็กกอง ความสำเร็จและผลของความสำเร็จ การจบเทิร์น และการทิ้งการ์ดตอนจบเทิร์น โต๊ะจึงไม่ถามใครว่าจะหยุดไหม</translation>
    </message>
    <message>
        <source>Who may stop</source>
        <translation>ใครหยุดได้บ้าง</translation>
    </message>
    <message>
        <source>If you have a Stopping card in hand, you can stop what any other player does in a play step (TS-37), on anyone’s turn. You cannot stop your own action or your own card. But when someone stops your action, you may stop their Stopping card.</source>
        <translation>ถ้าคุณมีการ์ดหยุดในมือ คุณก็หยุดสิ่งที่ผู้เล่นอื่นทำในขั้นเล่นได้ (TS-37) ไม่ว่าจะเป็นเทิร์นของใคร แต่คุณจะหยุดแอ็กชันหรือการ์ดของตัวเองไม่ได้ ส่วนเมื่อมีคนหยุดแอ็กชันของคุณ คุณจะหยุดการ์ดหยุดใบนั้นก็ได้</translation>
    </message>
    <message>
        <source>Stopping cards only respond</source>
        <translation>การ์ดหยุดใช้ตอบโต้ได้เท่านั้น</translation>
    </message>
    <message>
        <source>You cannot play a Stopping card as an action of your own. It is only ever played on something that another player has just played or done. Otherwise it would earn a bonus for nothing.</source>
        <translation>คุณเล่นการ์ดหยุดเป็นแอ็กชันของตัวเองไม่ได้ ต้องวางบนสิ่งที่คนอื่นเพิ่งเล่นหรือเพิ่งทำเท่านั้น ไม่เช่นนั้นคุณจะได้โบนัสมาฟรี ๆ</translation>
    </message>
    <message>
        <source>Stopping is free and has no limit</source>
        <translation>หยุดได้ฟรีและไม่จำกัด</translation>
    </message>
    <message>
        <source>A Stopping card costs no action points. You can play it with none left, and on other players’ turns. There is no limit. In one turn you can stop as many things as you have Stopping cards for.</source>
        <translation>การ์ดหยุดไม่ใช้แต้มแอ็กชัน‖ คุณจึงเล่นได้แม้ไม่เหลือแต้ม และเล่นในเทิร์นของคนอื่นก็ได้ การหยุดไม่จำกัดจำนวนครั้ง ในหนึ่งเทิร์นคุณหยุดได้เท่าจำนวนการ์ดหยุดที่มี</translation>
    </message>
    <message>
        <source>Aim at the newest card</source>
        <translation>เล็งการ์ดใบล่าสุด</translation>
    </message>
    <message>
        <source>A Stopping card goes on the newest card or action, the one that nobody has responded to. A card or action that already has a Stopping card on it cannot be stopped again. If you want to change what happens, stop the newest card.</source>
        <translation>การ์ดหยุดต้องวางบนการ์ดหรือแอ็กชันล่าสุดที่ยังไม่มีใครตอบโต้ การ์ดหรือแอ็กชันที่มีการ์ดหยุดวางทับอยู่แล้วจะหยุดซ้ำไม่ได้ ถ้าอยากเปลี่ยนผล ก็ให้หยุดการ์ดใบล่าสุด</translation>
    </message>
    <message>
        <source>Who comes first</source>
        <translation>ใครได้หยุดก่อน</translation>
    </message>
    <message>
        <source>If several players want to stop the same thing, the quickest one gets to. If nobody can tell who was quickest, it goes to the first in turn order after the player being stopped. So with four players and a card played by 2ND, the order is 3RD, 4TH, 1ST.</source>
        <translation>ถ้าหลายคนอยากหยุดสิ่งเดียวกัน คนที่ไวที่สุดจะได้หยุด ถ้าบอกไม่ได้ว่าใครไวที่สุด ให้ไล่ตามลำดับการเล่น เริ่มที่คนถัดจากคนที่จะถูกหยุด ใครถึงก่อนก็ได้หยุด เช่น ถ้าเล่นสี่คนและเป็นการ์ดของ “ที่ 2” ลำดับจะเป็น “ที่ 3” “ที่ 4” “ที่ 1”</translation>
    </message>
    <message>
        <source>One after the other</source>
        <translation>ทีละคน</translation>
    </message>
    <message>
        <source>At this table the players respond in turn order, starting after the player whose card or action it is. Each lets it go or plays one Stopping card. The first Stopping card ends this round, and a new round of responses to that card begins, starting after its owner. We cannot tell who is quickest, so the turn order of TS-43 decides; an option changes this (TS-127).</source>
        <translation>ที่โต๊ะนี้ ผู้เล่นจะตอบโต้กันตามลำดับการเล่น เริ่มจากคนถัดจากเจ้าของการ์ดหรือแอ็กชันนั้น แต่ละคนเลือกปล่อยผ่านหรือเล่นการ์ดหยุดหนึ่งใบ เมื่อมีคนเล่นการ์ดหยุด รอบนี้ก็จะจบ แล้วเริ่มรอบใหม่เพื่อตอบโต้การ์ดหยุดใบนั้น โดยเริ่มจากคนถัดจากเจ้าของใบนั้น โปรแกรมบอกไม่ได้ว่าใครไวที่สุด จึงใช้ลำดับการเล่นตาม TS-43 คุณเปลี่ยนได้ในตัวเลือก (TS-127)</translation>
    </message>
    <message>
        <source>Option: fastest finger</source>
        <translation>ตัวเลือก: นิ้วไวได้ก่อน</translation>
    </message>
    <message>
        <source>With this option everyone who may respond is asked together, and the first to press stops it; the others keep their cards. After that, everyone but its owner may respond to the new Stopping card. Two presses in the same instant count in turn order (TS-43). When everyone has let it go, it resolves.</source>
        <translation>เมื่อใช้ตัวเลือกนี้ โต๊ะจะถามทุกคนที่ตอบโต้ได้พร้อมกัน ใครกดก่อนก็ได้หยุด ส่วนคนอื่นจะเก็บการ์ดไว้ จากนั้นทุกคนจะตอบโต้การ์ดหยุดใบใหม่ได้ ยกเว้นเจ้าของใบนั้น ถ้ากดพร้อมกันพอดี ให้นับตามลำดับการเล่น (TS-43) เมื่อทุกคนปล่อยผ่านแล้ว การเล่นนั้นจึงเกิดผล</translation>
    </message>
    <message>
        <source>Everyone is asked the same way</source>
        <translation>ถามทุกคนเหมือนกัน</translation>
    </message>
    <message>
        <source>As long as you have a card in hand, you are asked whether you want to stop what another player does, even if you have no Stopping card; then you can only let it go. If only players with Stopping cards were asked, everyone would know who has one. A player with an empty hand is not asked, because everyone can see that anyway.</source>
        <translation>ตราบใดที่คุณมีการ์ดในมือ โต๊ะจะถามว่าคุณจะหยุดสิ่งที่คนอื่นทำไหม แม้คุณจะไม่มีการ์ดหยุดและทำได้แค่ปล่อยผ่าน‖ เพราะถ้าถามเฉพาะคนที่มีการ์ดหยุด ทุกคนก็จะรู้ว่าใครมี แต่โต๊ะจะไม่ถามคนที่ไม่มีการ์ดในมือ เพราะเรื่องนี้ทุกคนเห็นอยู่แล้ว</translation>
    </message>
    <message>
        <source>Letting go counts for one card only</source>
        <translation>การปล่อยผ่านมีผลกับการ์ดใบเดียว</translation>
    </message>
    <message>
        <source>If you let something go, you let go just that one card or action. You are asked again about every Stopping card that another player lays on top.</source>
        <translation>เมื่อคุณปล่อยผ่าน ก็ปล่อยแค่การ์ดหรือแอ็กชันนั้น ถ้าคนอื่นวางการ์ดหยุดทับลงไป โต๊ะจะถามคุณใหม่ทุกใบ</translation>
    </message>
    <message>
        <source>When stopping is over</source>
        <translation>เมื่อการหยุดจบลง</translation>
    </message>
    <message>
        <source>When everyone has let the newest card go, stopping is over, and everything that was played resolves. Nobody can stop any of it now, not even with a Stopping card drawn as a bribe.</source>
        <translation>เมื่อทุกคนปล่อยผ่านการ์ดใบล่าสุดแล้ว การหยุดก็จะจบลง และทุกอย่างที่เล่นไว้จะเกิดผล จากนั้นจะไม่มีใครหยุดอะไรได้อีก แม้จะจั่วได้การ์ดหยุดเป็นสินบน</translation>
    </message>
    <message>
        <source>The newest card comes first</source>
        <translation>การ์ดใบล่าสุดเกิดผลก่อน</translation>
    </message>
    <message>
        <source>Stacked cards resolve from the newest down to the action. A Stopping card that nobody stopped stops the one right under it. A stopped Stopping card does nothing, so the one right under it goes ahead. In short, with 2 or 4 Stopping cards the action happens; with 1 or 3 it does not.</source>
        <translation>การ์ดที่ซ้อนกันจะเกิดผลจากใบล่าสุดไล่ลงไปจนถึงแอ็กชัน‖ การ์ดหยุดที่ไม่มีใครหยุดจะหยุดสิ่งที่อยู่ข้างใต้ ส่วนการ์ดหยุดที่ถูกหยุดจะไม่มีผล สิ่งที่อยู่ข้างใต้จึงเกิดผล สรุปคือ ถ้ามีการ์ดหยุด 2 หรือ 4 ใบ แอ็กชันจะเกิดผล แต่ถ้ามี 1 หรือ 3 ใบ จะไม่เกิดผล</translation>
    </message>
    <message>
        <source>You played Bones Drawing, and Fred stopped it with No Nuts For You! Play Pug You Beach! on Fred’s card. It is stopped, Fred gets the bribe, and you draw your cards after all. If you let it go instead, you get only a bribe.</source>
        <translation>คุณเล่น “จั่วกระดูก” และ Fred หยุดด้วย “ถั่วหมดอดนะจ๊ะ!” ลองวาง “ปั๊กหลักชายหาด!” บนการ์ดของ Fred แล้วการ์ดนั้นจะถูกหยุด Fred จะได้สินบน และคุณจะได้จั่วตามเดิม แต่ถ้าคุณปล่อยผ่าน คุณจะได้แค่สินบน</translation>
    </message>
    <message>
        <source>What it means to be stopped</source>
        <translation>ผลของการถูกหยุด</translation>
    </message>
    <message>
        <source>A stopped card or action has no effect at all. It does not count as successfully played, so it earns no bonus. You do not get its action points back.</source>
        <translation>การ์ดหรือแอ็กชันที่ถูกหยุดจะไม่เกิดผลเลย‖ ทั้งยังไม่นับว่าเล่นสำเร็จ จึงไม่ให้โบนัส และคุณจะไม่ได้แต้มแอ็กชันคืน</translation>
    </message>
    <message>
        <source>A stopped use is used up</source>
        <translation>ครั้งที่ถูกหยุดนับว่าใช้แล้ว</translation>
    </message>
    <message>
        <source>A swap or an ability that was stopped counts as used. So you cannot swap again this turn, and an ability that works twice a game has one fewer use. The printed rules hint at this only for Alan; here it holds for all.</source>
        <translation>การแลกหรือความสามารถที่ถูกหยุดนับว่าใช้แล้ว เทิร์นนี้คุณจึงแลกอีกไม่ได้ ส่วนความสามารถที่ใช้ได้เกมละสองครั้งก็จะใช้ได้น้อยลงหนึ่งครั้ง กติกาฉบับพิมพ์เปรยเรื่องนี้ไว้แค่กับอลัน แต่โปรแกรมนี้ใช้กับทุกตัว</translation>
    </message>
    <message>
        <source>The bribe</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>สินบน</translation>
    </message>
    <message>
        <source>A player who is stopped draws 1 card from their own deck. This applies to a stopped action and to a stopped Stopping card. They draw at once, before the next card down resolves. If a Stopping card was itself stopped, its owner gets the bribe, not the player it was aimed at.</source>
        <translation>คนที่ถูกหยุดจะได้จั่ว 1 ใบจากกองจั่วของตัวเอง‖ กติกานี้ใช้ทั้งกับแอ็กชันที่ถูกหยุดและการ์ดหยุดที่ถูกหยุด โดยต้องจั่วทันทีก่อนที่การ์ดใบถัดลงไปจะเกิดผล ถ้าการ์ดหยุดถูกหยุดเสียเอง เจ้าของการ์ดหยุดใบนั้นจะได้สินบน ส่วนคนที่ถูกใบนั้นเล็งจะไม่ได้</translation>
    </message>
    <message>
        <source>You must take the bribe</source>
        <translation>ต้องรับสินบน</translation>
    </message>
    <message>
        <source>You cannot refuse a bribe. If your deck is empty, you get nothing. If the bribe is your last card, your deck has run out, just as if you had drawn it with a card of your own.</source>
        <translation>คุณปฏิเสธสินบนไม่ได้ ถ้ากองจั่วว่าง คุณก็จะไม่ได้อะไร ถ้าสินบนเป็นใบสุดท้าย กองจั่วของคุณก็จะหมด เหมือนตอนที่จั่วจากผลของการ์ดตัวเอง</translation>
    </message>
    <message>
        <source>Where stopped cards go</source>
        <translation>การ์ดที่ถูกหยุดไปอยู่ไหน</translation>
    </message>
    <message>
        <source>A stopped card stays in the play zone of the player who played it. After the deck check it goes to that player’s discard pile, like all cards there (TS-111). It does not go back to their hand.</source>
        <translation>การ์ดที่ถูกหยุดจะยังอยู่ในโซนเล่นของคนที่เล่นการ์ดนั้น หลังเช็กกองจึงจะลงกองทิ้งของคนนั้นเหมือนการ์ดอื่นในโซนเล่น (TS-111) และจะไม่กลับเข้ามือ</translation>
    </message>
    <message>
        <source>The five steps of a turn</source>
        <translation>ห้าขั้นของเทิร์น</translation>
    </message>
    <message>
        <source>A turn has these steps: draw step, play step, bonus step, deck check, end of turn. In the play step you take one action. After it come the bonus step and the deck check, even if nothing can happen there, and then you are back in the play step for your next action. When you want no more actions, you go from the play step to the end of the turn.</source>
        <translation>แต่ละเทิร์นมีห้าขั้น: ขั้นจั่ว ขั้นเล่น ขั้นโบนัส เช็กกอง และจบเทิร์น‖ ในขั้นเล่น คุณทำได้หนึ่งแอ็กชัน ตามด้วยขั้นโบนัสและการเช็กกอง แม้จะไม่มีอะไรให้ทำ แล้วจึงกลับมาที่ขั้นเล่นเพื่อทำแอ็กชันถัดไป เมื่อไม่อยากทำแอ็กชันอีกแล้ว ก็ข้ามจากขั้นเล่นไปจบเทิร์นได้เลย</translation>
    </message>
    <message>
        <source>At the start of your turn</source>
        <translation>เมื่อเริ่มเทิร์นของคุณ</translation>
    </message>
    <message>
        <source>First, all limits per turn start over, Alan’s sprint from the turn before ends, and cards dug earlier no longer count as dug this turn. Then you get your action points, and then you draw. So if Rocky has hit you, you have 1 action point from the very beginning.</source>
        <translation>ก่อนอื่น โควตาต่อเทิร์นทั้งหมดจะเริ่มนับใหม่ สปรินต์ของอลันในเทิร์นที่แล้วจะหมดผล และการ์ดที่ขุดไว้ก่อนหน้านี้จะไม่นับว่าขุดในเทิร์นนี้แล้ว จากนั้นคุณจะได้แต้มแอ็กชัน แล้วจึงจั่ว ดังนั้นถ้าคุณโดนร็อคกี้ยิงไว้ คุณก็จะมีแค่ 1 แต้มแอ็กชันตั้งแต่แรกเลย</translation>
    </message>
    <message>
        <source>Action points</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>แต้มแอ็กชัน</translation>
    </message>
    <message>
        <source>At the start of your turn you get 2 action points. Any you do not spend are lost; you cannot save them. You get 1 instead of 2 on the first turn of the game (TS-25) and when Rocky has hit you (TS-89). Both at once still leave you with 1.</source>
        <translation>เมื่อเริ่มเทิร์นของคุณ คุณจะได้ 2 แต้มแอ็กชัน‖ แต้มที่ไม่ได้ใช้จะหายไป เก็บไว้ใช้ทีหลังไม่ได้ คุณจะได้ 1 แต้มแทนที่จะเป็น 2 ในเทิร์นแรกของเกม (TS-25) และเมื่อโดนร็อคกี้ยิง (TS-89) ถึงโดนทั้งสองอย่าง ก็ยังได้ 1 แต้ม</translation>
    </message>
    <message>
        <source>Draw step</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>ขั้นจั่ว</translation>
    </message>
    <message>
        <source>At the beginning of your turn you draw 1 card. You draw on the first turn of the game too.</source>
        <translation>ตอนเริ่มเทิร์นของคุณ คุณจะจั่ว 1 ใบ‖ เทิร์นแรกของเกมก็จั่วด้วย</translation>
    </message>
    <message>
        <source>Everyone must draw</source>
        <translation>ทุกคนต้องจั่ว</translation>
    </message>
    <message>
        <source>The draw step is not a choice, and nobody can stop it. If your deck is empty, you draw nothing. Even if you take your last card now, there is no deck check yet. Your deck is renewed after your first action (TS-113), or at the end of your turn if you take none (TS-114).</source>
        <translation>ในขั้นจั่วคุณต้องจั่วเสมอ และไม่มีใครหยุดได้ ถ้ากองจั่วว่าง คุณก็จะไม่ได้จั่ว แม้คุณจะจั่วใบสุดท้ายไปตอนนี้ ก็ยังไม่มีการเช็กกอง คุณจะได้กองจั่วใหม่หลังแอ็กชันแรก (TS-113) หรือตอนจบเทิร์นถ้าคุณไม่ทำแอ็กชันเลย (TS-114)</translation>
    </message>
    <message>
        <source>Discarding at the end of your turn</source>
        <translation>ทิ้งการ์ดตอนจบเทิร์น</translation>
    </message>
    <message>
        <source>At the end of your turn you may hold 5 cards, or 4 if you have three achievements. If you hold more, you choose cards and discard exactly down to that number. They go to your discard pile at once, and no deck check follows.</source>
        <translation>ตอนจบเทิร์น คุณถือการ์ดได้ 5 ใบ หรือ 4 ใบถ้ามีความสำเร็จสามใบ‖ ถ้าถือเกิน คุณต้องเลือกทิ้งจนเหลือจำนวนนั้นพอดี การ์ดที่ทิ้งจะลงกองทิ้งทันที และจะไม่มีการเช็กกองตามมา</translation>
    </message>
    <message>
        <source>Only on your own turn</source>
        <translation>เฉพาะเทิร์นของตัวเอง</translation>
    </message>
    <message>
        <source>The hand limit applies at the end of your own turn. Until then you may hold as many cards as you like, even while others end their turns. The only other time it matters is when both your deck and your discard pile have run out (TS-109).</source>
        <translation>เพดานการ์ดในมือมีผลตอนจบเทิร์นของคุณเอง ก่อนหน้านั้นคุณจะถือกี่ใบก็ได้ แม้ตอนที่คนอื่นจบเทิร์น นอกจากนี้เพดานยังมีผลอีกกรณีเดียว คือเมื่อทั้งกองจั่วและกองทิ้งของคุณหมด (TS-109)</translation>
    </message>
    <message>
        <source>The next turn</source>
        <translation>เทิร์นถัดไป</translation>
    </message>
    <message>
        <source>When a turn has ended, the player with the next queue number goes next. After the highest number comes 1ST.</source>
        <translation>เมื่อจบเทิร์น ก็จะเป็นเทิร์นของคนที่มีเลขคิวถัดไป เมื่อครบเลขสูงสุดแล้วก็วนกลับไปหา “ที่ 1”</translation>
    </message>
    <message>
        <source>One action at a time</source>
        <translation>ทีละแอ็กชัน</translation>
    </message>
    <message>
        <source>In the play step you choose one of four actions: play an Event card for its cost, draw 1 and discard 1 for 1 action point, use your altered ability for free, or swap discards for free. Or you end your turn. Only the player whose turn it is takes actions; the others can only respond with Stopping cards.</source>
        <translation>ในขั้นเล่น คุณเลือกทำหนึ่งในสี่แอ็กชัน: เล่นการ์ดอีเวนต์โดยจ่ายตามราคา จั่ว 1 ทิ้ง 1 โดยจ่าย 1 แต้มแอ็กชัน ใช้ความสามารถร่างแปลงฟรี หรือแลกการ์ดในกองทิ้งฟรี‖ หรือจะจบเทิร์นก็ได้ มีแต่เจ้าของเทิร์นที่ทำแอ็กชันได้ คนอื่นทำได้แค่ตอบโต้ด้วยการ์ดหยุด</translation>
    </message>
    <message>
        <source>How many actions in a turn</source>
        <translation>หนึ่งเทิร์นทำได้กี่แอ็กชัน</translation>
    </message>
    <message>
        <source>Take as many actions as you like and can pay for. With 2 action points you can pay for two actions at most; the ability and the swap are free, but you get each only once a turn. So a turn has 4 actions at most.</source>
        <translation>คุณทำแอ็กชันกี่ครั้งก็ได้เท่าที่จ่ายไหว ถ้ามี 2 แต้มแอ็กชัน ก็ทำแอ็กชันที่ต้องจ่ายแต้มได้มากสุดสองครั้ง ส่วนความสามารถและการแลกทำได้ฟรี แต่ได้แค่อย่างละครั้งต่อเทิร์น เทิร์นหนึ่งจึงมีมากสุด 4 แอ็กชัน</translation>
    </message>
    <message>
        <source>You pay at once</source>
        <translation>จ่ายทันที</translation>
    </message>
    <message>
        <source>You pay when you announce an action, before anyone can respond. If it is your ability or your swap, it counts as used from then on. If you are stopped, you get none of this back.</source>
        <translation>คุณต้องจ่ายตอนประกาศแอ็กชัน ก่อนที่ใครจะตอบโต้ได้ ถ้าเป็นความสามารถหรือการแลก ก็จะนับว่าใช้แล้วตั้งแต่ตอนนั้น ถ้าถูกหยุด คุณจะไม่ได้อะไรคืน</translation>
    </message>
    <message>
        <source>What you announce now and what you choose later</source>
        <translation>ประกาศอะไรก่อน เลือกอะไรทีหลัง</translation>
    </message>
    <message>
        <source>With an action you announce which card or action it is and who it is aimed at; for Khalid, also which discard he uses. You choose everything else, such as how many cards and which ones, when the action resolves, after everyone has had a chance to stop it. The printed rules leave this open.</source>
        <translation>เมื่อทำแอ็กชัน คุณต้องประกาศว่าเป็นการ์ดหรือแอ็กชันไหนและเล็งใคร ถ้าเป็นคาลิด ต้องประกาศด้วยว่าใช้การ์ดใบไหนในกองทิ้ง ส่วนเรื่องอื่น เช่น จำนวนใบและการ์ดที่จะเลือก ค่อยตัดสินใจตอนที่แอ็กชันเกิดผล หลังจากทุกคนมีโอกาสหยุดแล้ว กติกาฉบับพิมพ์ไม่ได้บอกไว้</translation>
    </message>
    <message>
        <source>An action needs something to work on</source>
        <translation>แอ็กชันต้องมีเป้าหมาย</translation>
    </message>
    <message>
        <source>Stealing, Recycling, the swap, and the abilities of Jack, Khalid, Ham &amp; Cheese and Rocky are refused if there is nobody or nothing for them to work on. Drawing cards, Acting cards and Padthai’s ability are allowed even if your deck is empty. You draw what is there, even if that is nothing.</source>
        <translation>ถ้าไม่มีคนหรือการ์ดให้เป็นเป้าหมาย คุณจะใช้การ์ดขโมย การ์ดรีไซเคิล การแลก หรือความสามารถของแจ็ค คาลิด แฮมกับชีส และร็อคกี้ไม่ได้ ส่วนการ์ดจั่ว การ์ดการแสดง และความสามารถของผัดไทยใช้ได้เสมอแม้กองจั่วจะว่าง โดยจั่วเท่าที่มี ถึงจะไม่ได้สักใบก็ตาม</translation>
    </message>
    <message>
        <source>Ending your turn</source>
        <translation>จบเทิร์นของคุณ</translation>
    </message>
    <message>
        <source>You can end your turn whenever it is time to choose an action, even with action points left; those are lost. Nobody can stop you from ending it.</source>
        <translation>คุณจบเทิร์นได้ทุกครั้งที่ถึงตอนเลือกแอ็กชัน แม้จะยังเหลือแต้มแอ็กชัน แต่แต้มที่เหลือจะหายไป ไม่มีใครหยุดการจบเทิร์นได้</translation>
    </message>
    <message>
        <source>The stack</source>
        <extracomment>Tail Story: what is happening now, above the table</extracomment>
        <translation>กำลังเกิดขึ้น</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>ทำอะไรได้บ้าง</translation>
    </message>
    <message>
        <source>Bonus</source>
        <extracomment>Tail Story: what is happening now, above the table</extracomment>
        <translation>โบนัส</translation>
    </message>
    <message>
        <source>Deck check</source>
        <extracomment>Tail Story: what is happening now, above the table</extracomment>
        <translation>เช็กกอง</translation>
    </message>
    <message>
        <source>Achievement</source>
        <extracomment>Tail Story: what is happening now, above the table</extracomment>
        <translation>ความสำเร็จ</translation>
    </message>
    <message>
        <source>A new turn</source>
        <translation>เทิร์นใหม่</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>จบเกม</translation>
    </message>
    <message>
        <source>This card</source>
        <extracomment>Tail Story: stands for a card that is not known, in a sentence</extracomment>
        <translation>การ์ดใบนี้</translation>
    </message>
    <message>
        <source>Achievements on turn</source>
        <translation>ได้ความสำเร็จในเทิร์น</translation>
    </message>
    <message>
        <source>Cards played</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>การ์ดที่เล่น</translation>
    </message>
    <message>
        <source>Abilities used</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>ใช้ความสามารถ</translation>
    </message>
    <message>
        <source>Stops made</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>หยุดคนอื่น</translation>
    </message>
    <message>
        <source>Times stopped</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>ถูกหยุด</translation>
    </message>
    <message>
        <source>Cards taken from others</source>
        <translation>การ์ดที่เอามาจากคนอื่น</translation>
    </message>
    <message>
        <source>Bonuses used</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>ใช้โบนัส</translation>
    </message>
    <message>
        <source>Look at your deck. It’s empty, so whatever you do leads to the deck check.</source>
        <translation>ลองดูกองจั่วของคุณ กองหมดแล้ว ทำอะไรก็จะมีการเช็กกองตามมา</translation>
    </message>
    <message>
        <source>Look at your deck. You already have this turn’s achievement, so running out now would be wasted.</source>
        <translation>ลองดูกองจั่วของคุณ เทิร์นนี้คุณได้ความสำเร็จแล้ว ถ้ากองจั่วหมดตอนนี้ก็จะเสียเปล่า</translation>
    </message>
    <message>
        <source>Look at your deck. Can you draw the last of it this turn?</source>
        <translation>ลองดูกองจั่วของคุณ เทิร์นนี้จั่วจนหมดกองได้ไหม</translation>
    </message>
    <message>
        <source>Look at what’s free. Your action points are spent.</source>
        <translation>แต้มแอ็กชันของคุณหมดแล้ว ลองดูว่าทำอะไรได้ฟรี</translation>
    </message>
    <message>
        <source>Check how many cards are left in your deck, and which cards match your character’s type.</source>
        <translation>ลองดูว่ากองจั่วของคุณเหลือกี่ใบ และการ์ดใบไหนเป็นตระกูลเดียวกับตัวละครของคุณ</translation>
    </message>
    <message>
        <source>Look at your type. Which of these cards would help you most?</source>
        <translation>ลองดูตระกูลของคุณ ในบรรดาใบเหล่านี้ ใบไหนมีประโยชน์กับคุณที่สุด</translation>
    </message>
    <message>
        <source>Look at your discards. Which would you rather not draw again?</source>
        <translation>ลองดูกองทิ้งของคุณ ใบไหนที่คุณไม่อยากจั่วได้อีก</translation>
    </message>
    <message>
        <source>Look at your hand. The card you place is out of play for good.</source>
        <translation>ลองดูการ์ดในมือของคุณ ใบที่ใช้เป็นการ์ดความสำเร็จจะออกจากเกมไปเลย</translation>
    </message>
    <message>
        <source>Look at what helps you least, and what matches your type.</source>
        <translation>ลองดูว่าใบไหนมีประโยชน์กับคุณน้อยที่สุด และใบไหนเป็นตระกูลของคุณ</translation>
    </message>
    <message>
        <source>Look at the bonuses. Which one would you use again and again?</source>
        <translation>ลองดูโบนัสของแต่ละตัว คุณอยากใช้โบนัสไหนบ่อย ๆ</translation>
    </message>
    <message>
        <source>Look at who it’s aimed at, how close its player is to an achievement, and what stopping it would cost.</source>
        <translation>ลองดูว่าการเล่นนี้เล็งใคร คนเล่นใกล้จะได้ความสำเร็จแค่ไหน และถ้าจะหยุด คุณต้องเสียอะไร</translation>
    </message>
    <message>
        <source>Look at your hand. Is there room for more?</source>
        <translation>ลองดูการ์ดในมือของคุณ ยังถือเพิ่มได้อีกไหม</translation>
    </message>
    <message>
        <source>Look at the decks. Whose would run out?</source>
        <translation>ลองดูกองจั่วของทุกคน กองของใครจะหมด</translation>
    </message>
    <message>
        <source>Look at your deck. Should it run out now, or later?</source>
        <translation>ลองดูกองจั่วของคุณ ควรให้หมดตอนนี้หรือทีหลัง</translation>
    </message>
    <message>
        <source>Your character decides which type of card earns you a bonus. It starts in Normal form and may be altered later.</source>
        <translation>ตัวละครของคุณกำหนดว่าคุณจะได้โบนัสจากการ์ดตระกูลไหน ตัวละครเริ่มในร่างปกติ และอาจแปลงร่างทีหลัง</translation>
    </message>
    <message>
        <source>It’s your turn. Play cards and take actions while your action points last. When your deck runs out, you collect an achievement. The fourth wins.</source>
        <translation>ถึงเทิร์นของคุณแล้ว เล่นการ์ดและทำแอ็กชันได้จนกว่าแต้มแอ็กชันจะหมด เมื่อกองจั่วหมด คุณจะได้ความสำเร็จหนึ่งใบ ได้ครบสี่ใบก็ชนะ</translation>
    </message>
    <message>
        <source>A Stopping card can stop this. The player who gets stopped draws a card as a bribe.</source>
        <translation>การ์ดหยุดใช้หยุดการเล่นนี้ได้ คนที่ถูกหยุดจะได้จั่วการ์ดหนึ่งใบเป็นสินบน</translation>
    </message>
    <message>
        <source>Stacked cards resolve from the newest down. Each Stopping card stops whatever is under it.</source>
        <translation>การ์ดที่ซ้อนกันจะเกิดผลจากใบล่าสุดไล่ลงไป การ์ดหยุดแต่ละใบจะหยุดสิ่งที่อยู่ข้างใต้</translation>
    </message>
    <message>
        <source>A card of your own type earns a bonus. Canines draw a card, felines take one from another player’s discards (mess), rodents and friends discard the top card of their deck (dig).</source>
        <translation>เมื่อเล่นการ์ดตระกูลของคุณเอง คุณจะได้โบนัส: หมาจั่วการ์ดหนึ่งใบ แมวหยิบการ์ดหนึ่งใบจากกองทิ้งคนอื่น (ป่วน) หนูและผองเพื่อนทิ้งใบบนสุดของกองจั่วตัวเอง (ขุด)</translation>
    </message>
    <message>
        <source>You steal cards at random from that player’s hand. After that you may bury some of your discards.</source>
        <translation>คุณจะสุ่มขโมยการ์ดจากมือของผู้เล่นนั้น แล้วจะฝังการ์ดจากกองทิ้งของคุณด้วยก็ได้</translation>
    </message>
    <message>
        <source>To bury is to put your own discards on the discard pile of the player you stole from. They’re theirs now.</source>
        <translation>การฝังคือการวางการ์ดจากกองทิ้งของคุณลงกองทิ้งของคนที่คุณขโมยการ์ดมา แล้วการ์ดนั้นจะตกเป็นของเขา</translation>
    </message>
    <message>
        <source>Recycling takes cards back from your discard pile into your hand.</source>
        <translation>การรีไซเคิลคือการเอาการ์ดจากกองทิ้งของคุณกลับเข้ามือ</translation>
    </message>
    <message>
        <source>A swap is free, once a turn. Give 1 or 2 of your discards for the same number of another player’s.</source>
        <translation>คุณแลกได้ฟรีเทิร์นละครั้ง โดยให้การ์ด 1 หรือ 2 ใบจากกองทิ้งของคุณ แลกกับการ์ดจำนวนเท่ากันในกองทิ้งของผู้เล่นอื่น</translation>
    </message>
    <message>
        <source>Someone played an Acting card, and your animal is the same type. Make the sound too, and you may draw up to 2 cards.</source>
        <translation>มีคนเล่นการ์ดการแสดง และสัตว์ของคุณอยู่ตระกูลเดียวกัน ถ้าคุณส่งเสียงร้องด้วย ก็จั่วได้ไม่เกิน 2 ใบ</translation>
    </message>
    <message>
        <source>Your deck ran out, and that’s an achievement! Choose a card from your hand to place face down. It’s out of play for good.</source>
        <translation>กองจั่วของคุณหมดแล้ว คุณจึงได้ความสำเร็จหนึ่งใบ! เลือกการ์ดในมือหนึ่งใบมาวางคว่ำ ใบนั้นจะออกจากเกมไปเลย</translation>
    </message>
    <message>
        <source>You may put the top card of your deck on that player’s deck. Then yours runs out sooner, and theirs later.</source>
        <translation>จะวางใบบนสุดของกองจั่วคุณบนกองจั่วของผู้เล่นนั้นก็ได้ ถ้าวาง กองจั่วของคุณจะหมดเร็วขึ้น ส่วนของผู้เล่นนั้นจะหมดช้าลง</translation>
    </message>
    <message>
        <source>The deck check: anyone with no deck left shuffles their discard pile into a new one and collects an achievement.</source>
        <translation>เช็กกอง: ใครที่กองจั่วหมดต้องสับกองทิ้งเป็นกองใหม่ แล้วจะได้ความสำเร็จหนึ่งใบ</translation>
    </message>
    <message>
        <source>Your first achievement alters your character; anyone’s second alters everyone; your third cuts your hand limit to four; your fourth wins.</source>
        <translation>เมื่อคุณได้ความสำเร็จใบแรก ตัวละครของคุณจะแปลงร่าง เมื่อมีใครได้ใบที่สอง ทุกคนจะแปลงร่าง เมื่อคุณได้ใบที่สาม เพดานการ์ดในมือของคุณจะลดเหลือสี่ใบ และเมื่อคุณได้ใบที่สี่ คุณก็ชนะ</translation>
    </message>
    <message>
        <source>At the end of your turn you can’t hold more cards than your hand limit. Choose what goes.</source>
        <translation>ตอนจบเทิร์น คุณถือการ์ดเกินเพดานไม่ได้ เลือกว่าจะทิ้งใบไหน</translation>
    </message>
    <message>
        <source>First choose your animal. Take Rocky, a rodent.</source>
        <translation>ก่อนอื่น เลือกสัตว์ของคุณ ลองเลือกร็อคกี้ ตระกูลหนูและผองเพื่อน</translation>
    </message>
    <message>
        <source>Next time you can take any of them. For now, take Rocky.</source>
        <translation>คราวหน้าจะเลือกตัวไหนก็ได้ แต่ตอนนี้เลือกร็อคกี้ก่อน</translation>
    </message>
    <message>
        <source>Your deck is your clock. Whenever it runs out, you collect an achievement, and the fourth wins.</source>
        <translation>กองจั่วคือนาฬิกาของคุณ หมดเมื่อไรก็ได้ความสำเร็จหนึ่งใบ ได้ครบสี่ใบก็ชนะ</translation>
    </message>
    <message>
        <source>You get only 1 action point (1 paw) on the game’s first turn. Spend it on Acorn Drawing.</source>
        <translation>เทิร์นแรกของเกม คุณมีแค่ 1 แต้มแอ็กชัน คือ 1 อุ้งเท้า ลองใช้เล่น “จั่วลูกโอ๊ก”</translation>
    </message>
    <message>
        <source>You could, but play Acorn Drawing first.</source>
        <translation>จะทำแบบนั้นก็ได้ แต่ลองเล่น “จั่วลูกโอ๊ก” ก่อน</translation>
    </message>
    <message>
        <source>Fred could stop it, but he lets it go. Draw 2: two ticks of your clock.</source>
        <translation>Fred หยุดได้แต่ก็ปล่อยผ่าน ลองจั่ว 2 ใบ แล้วนาฬิกาของคุณจะเดินไปสองติ๊ก</translation>
    </message>
    <message>
        <source>Draw 2: your clock is in a hurry.</source>
        <translation>จั่ว 2 ใบเลย นาฬิกาของคุณกำลังรีบ</translation>
    </message>
    <message>
        <source>Acorn Drawing is a rodent card, and Rocky is a rodent, so you get his bonus. Dig, and your top card goes to your discards.</source>
        <translation>“จั่วลูกโอ๊ก” เป็นการ์ดหนู และร็อคกี้ก็เป็นหนู คุณจึงได้โบนัส ลองขุด แล้วใบบนสุดจะลงกองทิ้งของคุณ</translation>
    </message>
    <message>
        <source>You don’t have to, but go on: dig.</source>
        <translation>ไม่ทำก็ได้ แต่ขุดเถอะ</translation>
    </message>
    <message>
        <source>Your paw is spent, so end your turn.</source>
        <translation>คุณใช้อุ้งเท้าหมดแล้ว กด “จบเทิร์น” ได้เลย</translation>
    </message>
    <message>
        <source>At the end of your turn you can keep 5 cards. Discard Howlywood Debut, which only canines can play, then Bone Again.</source>
        <translation>ตอนจบเทิร์น คุณถือการ์ดได้ 5 ใบ ลองทิ้ง “ดาวรุ่งฮอลลีโฮ่ง” ซึ่งมีแต่หมาที่เล่นได้ แล้วจึงทิ้ง “กระดูกเก่าเคี้ยวใหม่”</translation>
    </message>
    <message>
        <source>One at a time: first Howlywood Debut, then Bone Again.</source>
        <translation>ทิ้งทีละใบ เริ่มจาก “ดาวรุ่งฮอลลีโฮ่ง” แล้วจึงทิ้ง “กระดูกเก่าเคี้ยวใหม่”</translation>
    </message>
    <message>
        <source>Fred wants to steal from you. Stop him with “No Nuts For You!”, which is free.</source>
        <translation>Fred จะขโมยการ์ดของคุณ ลองหยุดเขาด้วย “ถั่วหมดอดนะจ๊ะ!” ซึ่งใช้ได้ฟรี</translation>
    </message>
    <message>
        <source>Don’t let him! Stop him.</source>
        <translation>อย่ายอม หยุด Fred เลย</translation>
    </message>
    <message>
        <source>All he gets is a bribe, 1 card from his deck. Your stop was a rodent card, so dig, even on his turn.</source>
        <translation>Fred จะได้แค่สินบน คือการ์ด 1 ใบจากกองจั่วของเขา การ์ดหยุดของคุณเป็นการ์ดหนู ขุดได้เลยแม้เป็นเทิร์นของ Fred</translation>
    </message>
    <message>
        <source>Your deck ran out, and your discards became the new one. Place any card but Cheeky Pockets as an achievement.</source>
        <translation>กองจั่วของคุณหมด กองทิ้งจึงกลายเป็นกองจั่วใหม่ เลือกการ์ดใบไหนก็ได้ยกเว้น “แก้มตุ่ยมือไว” มาวางเป็นความสำเร็จ</translation>
    </message>
    <message>
        <source>You’ll soon need Cheeky Pockets. Place a different card.</source>
        <translation>อีกเดี๋ยวคุณต้องใช้ “แก้มตุ่ยมือไว” วางใบอื่นแทนดีกว่า</translation>
    </message>
    <message>
        <source>Use your last paw to steal. Aim Cheeky Pockets at Fred, take 2 of his cards, then bury 2 of your discards.</source>
        <translation>ใช้อุ้งเท้าสุดท้ายขโมยการ์ด ลองเล่น “แก้มตุ่ยมือไว” ใส่ Fred หยิบการ์ดของเขา 2 ใบ แล้วฝังการ์ดจากกองทิ้งของคุณ 2 ใบ</translation>
    </message>
    <message>
        <source>Soon. First steal 2 cards from Fred with Cheeky Pockets, then bury 2 of your discards.</source>
        <translation>เดี๋ยวค่อยทำ ก่อนอื่นลองขโมยการ์ด 2 ใบจาก Fred ด้วย “แก้มตุ่ยมือไว” แล้วฝังการ์ดจากกองทิ้งของคุณ 2 ใบ</translation>
    </message>
    <message>
        <source>His deck grows, and yours shrinks.</source>
        <translation>กองจั่วของ Fred หนาขึ้น ส่วนของคุณบางลง</translation>
    </message>
    <message>
        <source>An altered animal may also play Acting cards of its type, for 2 paws. Now swap discards with Fred for free, or end your turn.</source>
        <translation>สัตว์ที่แปลงร่างแล้วเล่นการ์ดการแสดงตระกูลตัวเองได้ด้วย โดยใช้ 2 อุ้งเท้า ตอนนี้จะแลกการ์ดในกองทิ้งกับ Fred ฟรี ๆ หรือจะจบเทิร์นก็ได้</translation>
    </message>
    <message>
        <source>Recycling and Acting cards are still to come. You’ll be told about each when you first meet it.</source>
        <translation>ยังเหลือการ์ดรีไซเคิลและการ์ดการแสดง คุณจะได้อ่านคำอธิบายเมื่อเจอการ์ดแต่ละแบบครั้งแรก</translation>
    </message>
    <message>
        <source>Do take your bonus. Dig!</source>
        <translation>ใช้โบนัสเถอะ ขุดเลย!</translation>
    </message>
    <message>
        <source>Your turn, and now you have 2 paws. Play Acorn Drawing again.</source>
        <translation>ถึงเทิร์นของคุณแล้ว คราวนี้คุณมี 2 อุ้งเท้า ลองเล่น “จั่วลูกโอ๊ก” อีกครั้ง</translation>
    </message>
    <message>
        <source>Soon. First play Acorn Drawing.</source>
        <translation>เดี๋ยวค่อยทำ ตอนนี้ลองเล่น “จั่วลูกโอ๊ก” ก่อน</translation>
    </message>
    <message>
        <source>Now Fred stops you. Stop his stop with No Nuts For You!</source>
        <translation>คราวนี้ Fred หยุดคุณ ลองใช้ “ถั่วหมดอดนะจ๊ะ!” หยุดการ์ดหยุดของ Fred</translation>
    </message>
    <message>
        <source>Then you’d get only a bribe. Stop him.</source>
        <translation>ถ้าปล่อยผ่าน คุณจะได้แค่สินบน หยุด Fred เลย</translation>
    </message>
    <message>
        <source>His card does nothing, so yours works. Draw 2.</source>
        <translation>การ์ดของ Fred ไม่มีผล การ์ดของคุณจึงเกิดผล จั่ว 2 ใบเลย</translation>
    </message>
    <message>
        <source>Draw 2. Your deck is nearly empty.</source>
        <translation>จั่ว 2 ใบเลย กองจั่วของคุณเกือบหมดแล้ว</translation>
    </message>
    <message>
        <source>Two of your rodent cards have worked, so dig twice. Rodents can do that every turn.</source>
        <translation>การ์ดหนูของคุณเกิดผลสองใบ คุณจึงขุดได้สองครั้ง ตระกูลหนูทำแบบนี้ได้ทุกเทิร์น</translation>
    </message>
    <message>
        <source>So near to the end? Dig.</source>
        <translation>ใกล้หมดขนาดนี้แล้ว ขุดเลย</translation>
    </message>
    <message>
        <source>The first of four!</source>
        <translation>ได้ใบแรกแล้ว จากทั้งหมดสี่ใบ!</translation>
    </message>
    <message>
        <source>That altered Rocky, so now he has a free ability. Aim it at Fred, who’ll have only 1 paw on his next turn.</source>
        <translation>ร็อคกี้แปลงร่างแล้ว ตอนนี้จึงมีความสามารถที่ใช้ได้ฟรี ลองเล็งไปที่ Fred แล้วเทิร์นหน้าเขาจะมีแค่ 1 อุ้งเท้า</translation>
    </message>
    <message>
        <source>First see what Rocky can do now.</source>
        <translation>ลองดูก่อนว่าตอนนี้ร็อคกี้ทำอะไรได้</translation>
    </message>
    <message>
        <source>The deck is the clock</source>
        <translation>กองจั่วคือนาฬิกา</translation>
    </message>
    <message>
        <source>Stop, and stop the stop</source>
        <translation>หยุด แล้วหยุดการ์ดหยุด</translation>
    </message>
    <message>
        <source>The deck runs out</source>
        <translation>กองจั่วหมด</translation>
    </message>
    <message>
        <source>Run out of cards, four times. Whenever your deck is empty, you collect an achievement, and the fourth wins.</source>
        <translation>ทำให้กองจั่วหมดสี่ครั้ง ทุกครั้งที่กองหมด คุณจะได้ความสำเร็จหนึ่งใบ ได้ครบสี่ใบก็ชนะ</translation>
    </message>
    <message>
        <source>mess|messes|messed</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>ป่วน</translation>
    </message>
    <message>
        <source>dig|digs</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>ขุด</translation>
    </message>
    <message>
        <source>bury|buries|buried</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>ฝัง</translation>
    </message>
    <message>
        <source>recycle|recycles|recycled</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>รีไซเคิล</translation>
    </message>
    <message>
        <source>bribe|bribes</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>สินบน</translation>
    </message>
    <message>
        <source>altered|alters|alter</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>ร่างแปลง|แปลงร่าง</translation>
    </message>
    <message>
        <source>bonus|bonuses</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>โบนัส</translation>
    </message>
    <message>
        <source>sound|sounds</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>เสียงร้อง</translation>
    </message>
    <message>
        <source>costs %1</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>ใช้ %1 แต้ม</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <extracomment>Tail Story: what a player may do; %1 is the name of a card, or of a player after &apos;at&apos;; Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>เลือก %1</translation>
    </message>
    <message>
        <source>Use your bonus</source>
        <translation>ใช้โบนัส</translation>
    </message>
    <message>
        <source>Use the ability of %1</source>
        <translation>ใช้ความสามารถของ %1</translation>
    </message>
    <message numerus="yes">
        <source>you discard %n card(s)</source>
        <translation>
            <numerusform>คุณจะทิ้งการ์ด %n ใบ</numerusform>
        </translation>
    </message>
    <message>
        <source>Characters to choose from</source>
        <translation>ตัวละครให้เลือก</translation>
    </message>
    <message>
        <source>Stack</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>สแตก</translation>
    </message>
    <message>
        <source>Character</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>ตัวละคร</translation>
    </message>
    <message>
        <source>Deck</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>กองการ์ด</translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>การ์ดในมือ</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>กองทิ้ง</translation>
    </message>
    <message>
        <source>In play</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>การ์ดที่เล่นอยู่</translation>
    </message>
</context>
<context>
    <name>taletop::app::App</name>
    <message>
        <source>Settings cannot be saved, because %1 cannot be written. They last until you close Taletop.</source>
        <translation>บันทึกการตั้งค่าไม่ได้ เพราะเขียนลง %1 ไม่ได้ ค่าที่เปลี่ยนไว้จะมีผลจนกว่าจะปิด Taletop</translation>
    </message>
    <message>
        <source>There is no game called “%1”.</source>
        <translation>ไม่มีเกมชื่อ “%1”</translation>
    </message>
</context>
<context>
    <name>taletop::app::Autosave</name>
    <message>
        <source>Another Taletop window took over this game. You can still view it here.</source>
        <translation>หน้าต่าง Taletop อีกบานรับเกมนี้ไปเล่นต่อแล้ว ตรงนี้ดูได้อย่างเดียว</translation>
    </message>
</context>
<context>
    <name>taletop::app::GameListModel</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>On a game&apos;s box on the shelf: how many play, how long it takes</extracomment>
        <translation>
            <numerusform>%n คน</numerusform>
        </translation>
    </message>
    <message>
        <source>%1–%2 players</source>
        <extracomment>On a game&apos;s box on the shelf: how many play, how long it takes</extracomment>
        <translation>%1–%2 คน</translation>
    </message>
    <message>
        <source>%1 min</source>
        <extracomment>On a game&apos;s box on the shelf: how many play, how long it takes</extracomment>
        <translation>%1 นาที</translation>
    </message>
</context>
<context>
    <name>taletop::app::HandPage</name>
    <message>
        <source>Connecting…</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>กำลังเชื่อมต่อ…</translation>
    </message>
    <message>
        <source>Scan the code at the table with this phone.</source>
        <translation>ใช้โทรศัพท์เครื่องนี้สแกนคิวอาร์โค้ดที่โต๊ะ</translation>
    </message>
    <message>
        <source>No connection to the table. Trying again…</source>
        <translation>เชื่อมต่อกับโต๊ะไม่ได้ กำลังลองใหม่…</translation>
    </message>
    <message>
        <source>Still no connection to the table. Is this phone on the same network? If the table has closed, scan a new code there.</source>
        <translation>ยังเชื่อมต่อกับโต๊ะไม่ได้ โทรศัพท์เครื่องนี้อยู่ในเครือข่ายเดียวกันไหม ถ้าโต๊ะปิดแล้ว สแกนคิวอาร์โค้ดใหม่ที่โต๊ะได้</translation>
    </message>
    <message>
        <source>Piles</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>กองต่าง ๆ</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>ผู้เล่น</translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>%1 (คุณ)</translation>
    </message>
    <message>
        <source>to act</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>ถึงตาเล่น</translation>
    </message>
    <message>
        <source>on a phone</source>
        <translation>บนโทรศัพท์</translation>
    </message>
    <message>
        <source>phone out of reach</source>
        <translation>ติดต่อโทรศัพท์ไม่ได้</translation>
    </message>
    <message>
        <source>bot</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>บอต</translation>
    </message>
    <message>
        <source>Press a card to see it large and to see what you can do with it.</source>
        <translation>กดการ์ดเพื่อดูภาพใหญ่และดูว่าทำอะไรกับการ์ดได้บ้าง</translation>
    </message>
    <message>
        <source>planned</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>วางแผนไว้</translation>
    </message>
    <message>
        <source>%1 leaves</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>%1 ออกไป</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>ว่าง</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>To play on this phone again, ask for a new code at the table and scan it.</source>
        <translation>ถ้าจะเล่นบนโทรศัพท์เครื่องนี้อีก ขอคิวอาร์โค้ดใหม่ที่โต๊ะแล้วสแกน</translation>
    </message>
    <message>
        <source>No hand yet</source>
        <translation>ยังไม่มีการ์ดในมือ</translation>
    </message>
    <message>
        <source>Another phone has this hand now.</source>
        <translation>ตอนนี้การ์ดในมือชุดนี้อยู่บนโทรศัพท์เครื่องอื่น</translation>
    </message>
    <message>
        <source>This hand is back at the table.</source>
        <translation>การ์ดในมือชุดนี้กลับไปแสดงบนจอของโต๊ะแล้ว</translation>
    </message>
    <message>
        <source>A bot plays this hand now.</source>
        <translation>ตอนนี้บอตเล่นการ์ดในมือชุดนี้อยู่</translation>
    </message>
    <message>
        <source>To play again, ask for your seat and a new code at the table.</source>
        <translation>ถ้าจะเล่นต่อ ขอที่นั่งคืนและขอคิวอาร์โค้ดใหม่ที่โต๊ะ</translation>
    </message>
    <message>
        <source>This code is no longer valid.</source>
        <translation>คิวอาร์โค้ดนี้ใช้ไม่ได้แล้ว</translation>
    </message>
    <message>
        <source>Ask for a new one at the table and scan it.</source>
        <translation>ขอคิวอาร์โค้ดใหม่ที่โต๊ะแล้วสแกน</translation>
    </message>
    <message>
        <source>Too many phones are trying to connect.</source>
        <translation>มีโทรศัพท์ขอเชื่อมต่อมากเกินไป</translation>
    </message>
    <message>
        <source>Try again in a minute.</source>
        <translation>ลองอีกครั้งในหนึ่งนาที</translation>
    </message>
    <message>
        <source>The game is saved on the computer. When it is open again, scan a new code there.</source>
        <translation>เกมบันทึกไว้ในคอมพิวเตอร์แล้ว เมื่อเปิดเกมอีกครั้ง สแกนคิวอาร์โค้ดใหม่ได้ที่นั่น</translation>
    </message>
    <message>
        <source>The table has closed.</source>
        <translation>โต๊ะปิดแล้ว</translation>
    </message>
    <message>
        <source>Your table</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>โต๊ะของคุณ</translation>
    </message>
    <message>
        <source>What happened</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>เกิดอะไรขึ้นบ้าง</translation>
    </message>
    <message>
        <source>OK</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>ตกลง</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>ปิด</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>ถัดไป</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>เลิกทำ</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>คำใบ้</translation>
    </message>
    <message>
        <source>Tell me more</source>
        <translation>ขอรายละเอียดเพิ่ม</translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>ปิดคำใบ้</translation>
    </message>
    <message>
        <source>Place it this way</source>
        <translation>วางตามนี้</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <translation>ทำเลย</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>ยกเลิก</translation>
    </message>
    <message>
        <source>Stop…</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>หยุด…</translation>
    </message>
    <message>
        <source>Let it go</source>
        <translation>ปล่อยผ่าน</translation>
    </message>
    <message>
        <source>You let it go.</source>
        <translation>คุณปล่อยผ่าน</translation>
    </message>
    <message>
        <source>You said stop.</source>
        <translation>คุณบอกให้หยุด</translation>
    </message>
    <message>
        <source>Don’t ask until my turn</source>
        <translation>ไม่ต้องถามอีกจนถึงเทิร์นของฉัน</translation>
    </message>
    <message>
        <source>Ask me again</source>
        <translation>กลับมาถามอีก</translation>
    </message>
    <message>
        <source>Face down</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>คว่ำอยู่</translation>
    </message>
</context>
<context>
    <name>taletop::app::HandsMenu</name>
    <message>
        <source>Behind a &amp;curtain</source>
        <translation>หลังม่าน(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Open: ask the table…</source>
        <translation>เปิดหมด: ถามทั้งโต๊ะ(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>เปิดหมด(&amp;O)</translation>
    </message>
    <message>
        <source>%1’s hand</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>การ์ดในมือของ %1</translation>
    </message>
    <message>
        <source>&amp;What the curtain hides…</source>
        <translation>ม่านปิดบังอะไรบ้าง(&amp;W)…</translation>
    </message>
    <message>
        <source>%1’s hand on a phone…</source>
        <translation>การ์ดในมือของ %1 บนโทรศัพท์…</translation>
    </message>
</context>
<context>
    <name>taletop::app::Hints</name>
    <message>
        <source>This hint is for %1 only. Open that hand first.</source>
        <translation>คำใบ้นี้มีไว้ให้ %1 เท่านั้น ต้องเปิดการ์ดในมือของคนนั้นก่อน</translation>
    </message>
</context>
<context>
    <name>taletop::app::Leaving</name>
    <message>
        <source>Leave without saving?</source>
        <translation>จะออกโดยไม่บันทึกไหม</translation>
    </message>
    <message>
        <source>Save a copy elsewhere…</source>
        <translation>บันทึกสำเนาไว้ที่อื่น…</translation>
    </message>
    <message>
        <source>Then leaves the table.</source>
        <translation>บันทึกเสร็จแล้วลุกจากโต๊ะ</translation>
    </message>
    <message>
        <source>Leave anyway</source>
        <extracomment>Button of a question when a game cannot be saved</extracomment>
        <translation>ออกเลย</translation>
    </message>
    <message>
        <source>Unsaved moves will be lost.</source>
        <translation>การเล่นที่ยังไม่ได้บันทึกจะหายไป</translation>
    </message>
    <message>
        <source>Stay</source>
        <extracomment>Button of a question when a game cannot be saved</extracomment>
        <translation>อยู่ต่อ</translation>
    </message>
    <message>
        <source>Keep playing. The game will be saved as soon as possible.</source>
        <translation>เล่นต่อไป โปรแกรมจะบันทึกเกมทันทีที่ทำได้</translation>
    </message>
</context>
<context>
    <name>taletop::app::LessonGuide</name>
    <message>
        <source>That was your first game. Now you know how to play.</source>
        <translation>คุณเล่นเกมแรกจบแล้ว ตอนนี้คุณเล่นเป็นแล้ว</translation>
    </message>
    <message>
        <source>Watch what happens.</source>
        <translation>ดูสิว่าเกิดอะไรขึ้น</translation>
    </message>
    <message>
        <source>Read what happened, then press Next.</source>
        <translation>อ่านดูว่าเกิดอะไรขึ้น แล้วกด “ถัดไป”</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Two sentences, one after the other</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>First: %1.</source>
        <extracomment>A lesson’s answer to another move. %1 is the move to make first</extracomment>
        <translation>ก่อนอื่น: %1</translation>
    </message>
</context>
<context>
    <name>taletop::app::LookBack</name>
    <message>
        <source>Before the first turn</source>
        <translation>ก่อนเทิร์นแรก</translation>
    </message>
</context>
<context>
    <name>taletop::app::MainWindow</name>
    <message>
        <source>&amp;Undo: ask the table…</source>
        <translation>เลิกทำ: ถามทั้งโต๊ะ(&amp;U)…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Entry of a menu, or title of the window; Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>เลิกทำ(&amp;U)</translation>
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
        <translation>%1 (ยังไม่บันทึก) – Taletop</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>เกม(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>เกมใหม่(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>เปิด(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>เล่นต่อ(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>บันทึกสำเนา(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Keep the tale as a book…</source>
        <translation>เก็บนิทานเป็นหนังสือ(&amp;K)…</translation>
    </message>
    <message>
        <source>&amp;Postcard…</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>โปสการ์ด(&amp;P)…</translation>
    </message>
    <message>
        <source>Replay this &amp;deal</source>
        <translation>แจกแบบเดิมซ้ำ(&amp;D)</translation>
    </message>
    <message>
        <source>Sea&amp;ts…</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>ที่นั่ง(&amp;T)…</translation>
    </message>
    <message>
        <source>Statist&amp;ics</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>สถิติ(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Back to the shelf</source>
        <translation>กลับหน้าแรก(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>ออก(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>การเล่น(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Look back</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>ดูย้อนหลัง(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>คำใบ้(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Skip animations</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>ข้ามแอนิเมชัน(&amp;F)</translation>
    </message>
    <message>
        <source>S&amp;kip to my turn</source>
        <translation>ข้ามไปเทิร์นของฉัน(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>มุมมอง(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>ขนาดตัวอักษร(&amp;T)</translation>
    </message>
    <message>
        <source>C&amp;ard size</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>ขนาดการ์ด(&amp;A)</translation>
    </message>
    <message>
        <source>High &amp;contrast</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>คอนทราสต์สูง(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Pictures</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>รูปภาพ(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Hands</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>การ์ดในมือ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Read aloud</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>อ่านออกเสียง(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>เต็มจอ(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>ใหญ่ขึ้น(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>เล็กลง(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Default size</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>ขนาดมาตรฐาน(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;100%</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>&amp;100%</translation>
    </message>
    <message>
        <source>1&amp;25%</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>1&amp;25%</translation>
    </message>
    <message>
        <source>1&amp;50%</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>1&amp;50%</translation>
    </message>
    <message>
        <source>My &amp;hand</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>การ์ดในมือฉัน(&amp;H)</translation>
    </message>
    <message>
        <source>The &amp;table</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>โต๊ะ(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;What happened</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>เกิดอะไรขึ้นบ้าง(&amp;W)</translation>
    </message>
    <message>
        <source>Spee&amp;d</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>ความเร็ว(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Questions and results</source>
        <translation>คำถามและผลลัพธ์(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Everything, move by move</source>
        <translation>ทุกอย่าง รวมทุกการเล่น(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>ตั้งค่า(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Instant</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>ทันที(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Quick</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>เร็ว(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>ปกติ(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Leisurely</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>สบาย ๆ(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Step by step</source>
        <translation>ทีละขั้น(&amp;S)</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>เสียง(&amp;O)</translation>
    </message>
    <message>
        <source>Reduce &amp;motion</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>ลดการเคลื่อนไหว(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>การตั้งค่า(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>ช่วยเหลือ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>กติกา(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>ปุ่มลัด(&amp;K)</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>แจ้งปัญหา(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;About Taletop</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>เกี่ยวกับ Taletop(&amp;A)</translation>
    </message>
</context>
<context>
    <name>taletop::app::MoveMaker</name>
    <message>
        <source>Read this first, then press Next.</source>
        <translation>อ่านข้อความนี้ก่อน แล้วกด “ถัดไป”</translation>
    </message>
    <message>
        <source>Only bots play at this table. You can watch.</source>
        <translation>โต๊ะนี้มีแต่บอตเล่น นั่งชมได้เลย</translation>
    </message>
    <message>
        <source>There’s nothing to choose right now.</source>
        <translation>ตอนนี้ไม่มีอะไรให้เลือก</translation>
    </message>
    <message>
        <source>The table can’t make this move now.</source>
        <translation>ตอนนี้เล่นแบบนี้ไม่ได้</translation>
    </message>
    <message>
        <source>This is not a move of this game.</source>
        <translation>นี่ไม่ใช่การเล่นที่ทำได้ในเกมนี้</translation>
    </message>
</context>
<context>
    <name>taletop::app::Phones</name>
    <message>
        <source>This computer doesn’t let phones connect to it.</source>
        <translation>คอมพิวเตอร์เครื่องนี้ไม่อนุญาตให้โทรศัพท์เชื่อมต่อ</translation>
    </message>
    <message>
        <source>%1, your hand will be here when the game begins.</source>
        <translation>%1 การ์ดในมือของคุณจะอยู่ตรงนี้เมื่อเกมเริ่ม</translation>
    </message>
    <message>
        <source>The table is doing something else. Your hand will be back.</source>
        <translation>ตอนนี้โต๊ะยังไม่ว่าง เดี๋ยวการ์ดในมือของคุณจะกลับมา</translation>
    </message>
    <message>
        <source>The table has changed in the meantime. Choose again.</source>
        <translation>สถานการณ์บนโต๊ะเปลี่ยนไปแล้ว เลือกใหม่อีกครั้ง</translation>
    </message>
    <message>
        <source>There’s nothing to do with this right now.</source>
        <translation>ตอนนี้ยังทำอะไรกับสิ่งนี้ไม่ได้</translation>
    </message>
    <message>
        <source>This can’t be taken back any more.</source>
        <translation>ย้อนกลับไม่ได้แล้ว</translation>
    </message>
</context>
<context>
    <name>taletop::app::Phrases</name>
    <message>
        <source>%1. %2</source>
        <extracomment>Two sentences, one after the other</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>taletop::app::Postcard</name>
    <message>
        <source>The picture could not be made. Close the postcard, open it again and retry.</source>
        <translation>สร้างภาพไม่ได้ ปิดโปสการ์ดแล้วเปิดใหม่ จากนั้นลองอีกครั้ง</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>บันทึกเป็น %1 แล้ว</translation>
    </message>
    <message>
        <source>The picture could not be saved as %1 (%2). %3, or choose another folder.</source>
        <translation>บันทึกรูปเป็น %1 ไม่ได้ (%2) ลอง%3 หรือเลือกโฟลเดอร์อื่น</translation>
    </message>
    <message>
        <source>Postcard</source>
        <extracomment>Of the picture of a finished game that one may keep; Postcard alone: the name of the file where nothing else names it</extracomment>
        <translation>โปสการ์ด</translation>
    </message>
</context>
<context>
    <name>taletop::app::Practice</name>
    <message>
        <source>, line %1</source>
        <translation> บรรทัด %1</translation>
    </message>
    <message>
        <source>The example for %1 cannot be set up. %2%3: %4</source>
        <translation>ตั้งโต๊ะตัวอย่างของ %1 ไม่ได้ %2%3: %4</translation>
    </message>
    <message>
        <source>There is no rule called “%1”.</source>
        <translation>ไม่มีกติกาชื่อ “%1”</translation>
    </message>
    <message>
        <source>The example for %1 is missing: %2 cannot be opened. You can still read the rule.</source>
        <translation>ไม่มีตัวอย่างของ %1 เพราะเปิด %2 ไม่ได้ แต่ยังอ่านกติกาได้</translation>
    </message>
    <message>
        <source>The example for %1 cannot be set up: %2 belongs to another game.</source>
        <translation>ตั้งโต๊ะตัวอย่างของ %1 ไม่ได้ เพราะ %2 เป็นของเกมอื่น</translation>
    </message>
    <message>
        <source>There is no lesson for “%1”.</source>
        <translation>ไม่มีบทเรียนของ “%1”</translation>
    </message>
    <message>
        <source>The lesson for %1 is missing: %2 cannot be opened. Here are the rules instead.</source>
        <translation>ไม่มีบทเรียนของ %1 เพราะเปิด %2 ไม่ได้ อ่านวิธีเล่นได้ตรงนี้แทน</translation>
    </message>
    <message>
        <source>The lesson for %1 cannot be set up. %2%3: %4 Here are the rules instead.</source>
        <translation>ตั้งโต๊ะบทเรียนของ %1 ไม่ได้ %2%3: %4 อ่านวิธีเล่นได้ตรงนี้แทน</translation>
    </message>
</context>
<context>
    <name>taletop::app::Refusals</name>
    <message>
        <source>Only %1 may see why that isn’t allowed. Open that hand first.</source>
        <translation>มีแต่ %1 ที่ดูเหตุผลได้ ต้องเปิดการ์ดในมือของคนนั้นก่อน</translation>
    </message>
    <message>
        <source>“%1” is not a move of this game.</source>
        <translation>“%1” ไม่ใช่การเล่นที่ทำได้ในเกมนี้</translation>
    </message>
</context>
<context>
    <name>taletop::app::Review</name>
    <message>
        <source>All hands open</source>
        <translation>เปิดการ์ดในมือของทุกคน</translation>
    </message>
    <message>
        <source>What everyone could see</source>
        <translation>เฉพาะที่ทุกคนเห็นได้</translation>
    </message>
</context>
<context>
    <name>taletop::app::SaveListModel</name>
    <message numerus="yes">
        <source>%n bot(s)</source>
        <extracomment>On a saved game: who plays, whether it is finished, when it was played last; &apos;, &apos; stands between names</extracomment>
        <translation>
            <numerusform>บอต %n ตัว</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>On a saved game: who plays, whether it is finished, when it was played last; &apos;, &apos; stands between names</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>A saved game</source>
        <translation>เกมที่บันทึกไว้</translation>
    </message>
    <message>
        <source>A damaged save</source>
        <translation>ไฟล์บันทึกที่เสียหาย</translation>
    </message>
    <message>
        <source>A save that cannot be opened</source>
        <translation>ไฟล์บันทึกที่เปิดไม่ได้</translation>
    </message>
    <message>
        <source>finished, nobody won</source>
        <translation>จบแล้ว ไม่มีใครชนะ</translation>
    </message>
    <message>
        <source>%1 won, %2</source>
        <extracomment>%1 is a name, or several with commas. %2 is everyone&apos;s points, the winner&apos;s first: &quot;42 : 37 : 12&quot;</extracomment>
        <translation>%1 ชนะ, %2</translation>
    </message>
    <message>
        <source>from another version</source>
        <translation>จากรุ่นอื่น</translation>
    </message>
    <message>
        <source>just now</source>
        <extracomment>On a saved game: when it was played last</extracomment>
        <translation>เมื่อครู่นี้</translation>
    </message>
    <message>
        <source>a minute ago</source>
        <translation>1 นาทีก่อน</translation>
    </message>
    <message>
        <source>%1 minutes ago</source>
        <translation>%1 นาทีก่อน</translation>
    </message>
    <message>
        <source>an hour ago</source>
        <translation>1 ชั่วโมงก่อน</translation>
    </message>
    <message>
        <source>%1 hours ago</source>
        <translation>%1 ชั่วโมงก่อน</translation>
    </message>
    <message>
        <source>yesterday</source>
        <extracomment>On a saved game: when it was played last</extracomment>
        <translation>เมื่อวาน</translation>
    </message>
    <message>
        <source>%1 days ago</source>
        <translation>%1 วันก่อน</translation>
    </message>
    <message>
        <source>%1 is open in another Taletop window. Close it there first.</source>
        <translation>%1 เปิดอยู่ในหน้าต่าง Taletop อีกบาน ต้องปิดในหน้าต่างนั้นก่อน</translation>
    </message>
    <message>
        <source>%1 cannot be removed (%2). %3 and try again.</source>
        <translation>ลบ %1 ไม่ได้ (%2) ลอง%3 แล้วลบอีกครั้ง</translation>
    </message>
    <message>
        <source>%1 cannot be restored (%2). %3 and try again.</source>
        <translation>กู้ %1 กลับมาไม่ได้ (%2) ลอง%3 แล้วกู้อีกครั้ง</translation>
    </message>
    <message>
        <source>%1 cannot be renamed (%2). %3 and try again.</source>
        <translation>เปลี่ยนชื่อ %1 ไม่ได้ (%2) ลอง%3 แล้วเปลี่ยนอีกครั้ง</translation>
    </message>
    <message>
        <source>A save cannot be called “%1”. Use letters or digits.</source>
        <translation>ตั้งชื่อไฟล์บันทึกว่า “%1” ไม่ได้ ต้องใช้ตัวอักษรหรือตัวเลข</translation>
    </message>
    <message>
        <source>A save called “%1” already exists. Choose another name.</source>
        <translation>มีไฟล์บันทึกชื่อ “%1” อยู่แล้ว ลองใช้ชื่ออื่น</translation>
    </message>
</context>
<context>
    <name>taletop::app::SaveOpener</name>
    <message>
        <source>There is no unfinished game to continue.</source>
        <translation>ไม่มีเกมค้างให้เล่นต่อ</translation>
    </message>
    <message>
        <source>%1 cannot be continued and was skipped. Open it on the home page to see why.</source>
        <translation>เล่น %1 ต่อไม่ได้ จึงข้ามไป ลองเปิดจากหน้าแรกเพื่อดูสาเหตุ</translation>
    </message>
    <message>
        <source>%1 cannot be taken over. Close it in the other window first.</source>
        <translation>เล่น %1 ต่อที่นี่ไม่ได้ ต้องปิดในหน้าต่างอีกบานก่อน</translation>
    </message>
    <message>
        <source>This game is open in another Taletop window. You are seeing it as it was when you opened it.</source>
        <translation>เกมนี้เปิดอยู่ในหน้าต่าง Taletop อีกบาน ตรงนี้แสดงสภาพเกมตอนที่คุณเปิด</translation>
    </message>
    <message>
        <source>another Taletop window</source>
        <translation>หน้าต่าง Taletop อีกบาน</translation>
    </message>
    <message>
        <source>another Taletop window (%1)</source>
        <translation>หน้าต่าง Taletop อีกบาน (%1)</translation>
    </message>
    <message>
        <source>This game is open elsewhere</source>
        <translation>เกมนี้เปิดอยู่ที่อื่น</translation>
    </message>
    <message>
        <source>%1 is being played in %2. It can be played in only one place at a time.</source>
        <translation>%1 เปิดเล่นอยู่ใน %2 แต่ละเกมเล่นได้ทีละที่เท่านั้น</translation>
    </message>
    <message>
        <source>View it here</source>
        <translation>ดูตรงนี้</translation>
    </message>
    <message>
        <source>Shows it as it is now and changes nothing.</source>
        <translation>แสดงเกมตามสภาพตอนนี้โดยไม่เปลี่ยนอะไร</translation>
    </message>
    <message>
        <source>Take over</source>
        <extracomment>Button of a question about a saved game that is to be opened</extracomment>
        <translation>เล่นต่อที่นี่</translation>
    </message>
    <message>
        <source>The other window can then only view it.</source>
        <translation>หน้าต่างอีกบานจะดูเกมได้อย่างเดียว</translation>
    </message>
    <message>
        <source>Leave it there</source>
        <translation>ปล่อยไว้ที่นั่น</translation>
    </message>
    <message>
        <source>An unknown bot</source>
        <translation>บอตที่ไม่รู้จัก</translation>
    </message>
    <message>
        <source>%1 has a bot that this version of Taletop doesn’t know (%2). A newer version does.</source>
        <extracomment>%1 is a file, %2 the name of one or more bots in a newer version</extracomment>
        <translation>ใน %1 มีบอตที่ Taletop รุ่นนี้ไม่รู้จัก (%2) แต่รุ่นที่ใหม่กว่ารู้จัก</translation>
    </message>
    <message>
        <source>View it</source>
        <extracomment>Button of a question about a saved game that is to be opened</extracomment>
        <translation>ดูอย่างเดียว</translation>
    </message>
    <message>
        <source>Play on with the casual bot</source>
        <translation>เล่นต่อกับบอตมือสมัครเล่น</translation>
    </message>
    <message>
        <source>The casual bot plays in that seat from now on.</source>
        <translation>ตั้งแต่นี้ไป บอตมือสมัครเล่นจะนั่งที่นั่งนี้แทน</translation>
    </message>
    <message>
        <source>Leave it</source>
        <extracomment>Button of a question about a saved game that is to be opened</extracomment>
        <translation>ไว้ก่อน</translation>
    </message>
    <message>
        <source>This file is already among your games. %1 continues where you left off.</source>
        <translation>ไฟล์นี้อยู่ในรายการเกมของคุณแล้ว จึงเล่น %1 ต่อจากตรงที่คุณค้างไว้</translation>
    </message>
    <message>
        <source>, line %1</source>
        <translation> บรรทัด %1</translation>
    </message>
</context>
<context>
    <name>taletop::app::SeatKeys</name>
    <message>
        <source>That seat doesn’t exist.</source>
        <translation>ไม่มีที่นั่งนี้</translation>
    </message>
    <message>
        <source>This key can’t be recognised. Press another one.</source>
        <translation>ไม่รู้จักปุ่มนี้ ลองกดปุ่มอื่น</translation>
    </message>
    <message>
        <source>%1 is needed at every table. Press another key.</source>
        <translation>ทุกโต๊ะต้องใช้ปุ่ม %1 ลองกดปุ่มอื่น</translation>
    </message>
    <message>
        <source>%1 is already the key for seat %2. Press another one.</source>
        <translation>%1 เป็นปุ่มของที่นั่ง %2 อยู่แล้ว ลองกดปุ่มอื่น</translation>
    </message>
    <message>
        <source>%1 is already used for “%2” in the menu. Press another key.</source>
        <translation>%1 ใช้กับ “%2” ในเมนูอยู่แล้ว ลองกดปุ่มอื่น</translation>
    </message>
</context>
<context>
    <name>taletop::app::SeatModel</name>
    <message>
        <source>casual bot</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation>บอตมือสมัครเล่น</translation>
    </message>
    <message>
        <source>random bot</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation>บอตสุ่ม</translation>
    </message>
    <message>
        <source>gentle bot</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation>บอตใจดี</translation>
    </message>
    <message>
        <source>keen bot</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation>บอตเอาจริง</translation>
    </message>
    <message>
        <source>sharp bot</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation>บอตเซียน</translation>
    </message>
    <message>
        <source>person</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation>คน</translation>
    </message>
    <message>
        <source>Plays like the casual bot, because looking ahead doesn’t help in this game.</source>
        <translation>เล่นเหมือนบอตมือสมัครเล่น เพราะในเกมนี้คิดล่วงหน้าไปก็ไม่ได้เปรียบ</translation>
    </message>
    <message>
        <source>Plays random legal moves.</source>
        <translation>เล่นแบบสุ่มเท่าที่กติกายอม</translation>
    </message>
    <message>
        <source>An easy opponent for your first games.</source>
        <translation>คู่แข่งเบา ๆ สำหรับเกมแรก ๆ ของคุณ</translation>
    </message>
    <message>
        <source>Plays sensibly, by rules of thumb.</source>
        <translation>เล่นอย่างมีเหตุผล ตามหลักง่าย ๆ</translation>
    </message>
    <message>
        <source>Thinks ahead for a moment.</source>
        <translation>คิดล่วงหน้าครู่หนึ่ง</translation>
    </message>
    <message>
        <source>Thinks ahead as hard as it can.</source>
        <translation>คิดล่วงหน้าสุดกำลัง</translation>
    </message>
    <message>
        <source>fox</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation>จิ้งจอก</translation>
    </message>
    <message>
        <source>cat</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation>แมว</translation>
    </message>
    <message>
        <source>owl</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation>นกฮูก</translation>
    </message>
    <message>
        <source>hare</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation>กระต่าย</translation>
    </message>
    <message>
        <source>fish</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation>ปลา</translation>
    </message>
    <message>
        <source>snail</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation>หอยทาก</translation>
    </message>
    <message>
        <source>moth</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation>ผีเสื้อกลางคืน</translation>
    </message>
    <message>
        <source>moon</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation>ดวงจันทร์</translation>
    </message>
</context>
<context>
    <name>taletop::app::SeatSheet</name>
    <message>
        <source>Seat %1 has no name yet.</source>
        <translation>ที่นั่ง %1 ยังไม่มีชื่อ</translation>
    </message>
    <message>
        <source>Two seats are called %1. Give one of them another name.</source>
        <translation>มีสองที่นั่งที่ชื่อ %1 เหมือนกัน ลองเปลี่ยนชื่อที่นั่งใดที่นั่งหนึ่ง</translation>
    </message>
    <message>
        <source>Choose a game first.</source>
        <translation>เลือกเกมก่อน</translation>
    </message>
    <message>
        <source>The deal number must be a whole number from 1 to %1. Leave it empty for a random deal.</source>
        <translation>หมายเลขการแจกการ์ดต้องเป็นจำนวนเต็มตั้งแต่ 1 ถึง %1 หรือเว้นว่างไว้เพื่อแจกแบบสุ่ม</translation>
    </message>
</context>
<context>
    <name>taletop::app::SessionTable</name>
    <message>
        <source>This is the past. Go back to now to keep playing.</source>
        <translation>นี่คือเหตุการณ์ที่ผ่านไปแล้ว กด “กลับมาปัจจุบัน” เพื่อเล่นต่อ</translation>
    </message>
</context>
<context>
    <name>taletop::app::SettingsModel</name>
    <message>
        <source>System default</source>
        <extracomment>Preferences: the value of a setting</extracomment>
        <translation>ตามระบบ</translation>
    </message>
    <message>
        <source>On</source>
        <extracomment>Preferences: the value of a setting</extracomment>
        <translation>เปิด</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>Preferences: the value of a setting</extracomment>
        <translation>ปิด</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>Preferences: the value of a setting</extracomment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 is already used for %2. Press another key.</source>
        <translation>%1 ใช้กับ %2 อยู่แล้ว ลองกดปุ่มอื่น</translation>
    </message>
</context>
<context>
    <name>taletop::app::StatisticsModel</name>
    <message>
        <source>bots</source>
        <extracomment>Of the games that were finished: who won how many, in a row of names; bots share one number</extracomment>
        <translation>บอต</translation>
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
            <numerusform>เล่นจบ %n เกม</numerusform>
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
        <translation>เปิด %1 ไม่ได้ (%2) ตรวจดูว่ามีไฟล์นี้อยู่จริงและคุณมีสิทธิ์อ่าน</translation>
    </message>
    <message>
        <source>%1 is larger than 1 MiB. A deck must be smaller.</source>
        <translation>%1 ใหญ่เกิน 1 MiB ไฟล์สำรับต้องเล็กกว่านี้</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1 บรรทัด %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Choice of the words that a tale is told with: &apos;Ours&apos; is the game&apos;s own deck, &apos;My deck&apos; the name of a new file</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Ours</source>
        <extracomment>Choice of the words that a tale is told with: &apos;Ours&apos; is the game&apos;s own deck, &apos;My deck&apos; the name of a new file</extracomment>
        <translation>ที่มากับโปรแกรม</translation>
    </message>
    <message>
        <source>The name of %1 is too long for a saved game. Give it a shorter one.</source>
        <translation>ชื่อของ %1 ยาวเกินไปสำหรับเกมที่บันทึก ลองตั้งชื่อที่สั้นกว่านี้</translation>
    </message>
    <message>
        <source>The deck “%1” can’t be used any more. The program’s own deck is selected instead.</source>
        <translation>ใช้สำรับ “%1” ไม่ได้แล้ว จึงเลือกสำรับที่มากับโปรแกรมแทน</translation>
    </message>
    <message>
        <source>The folder for decks cannot be created in %1 (%2). %3 and try again.</source>
        <translation>สร้างโฟลเดอร์ของสำรับใน %1 ไม่ได้ (%2) ลอง%3 แล้วสร้างอีกครั้ง</translation>
    </message>
    <message>
        <source>%1 cannot be written (%2). %3 and try again.</source>
        <translation>เขียนลง %1 ไม่ได้ (%2) ลอง%3 แล้วเขียนอีกครั้ง</translation>
    </message>
    <message>
        <source>Created and selected “%1”. Edit it in %2</source>
        <translation>สร้างและเลือก “%1” แล้ว แก้ไขได้ที่ %2</translation>
    </message>
    <message>
        <source>My deck</source>
        <extracomment>Choice of the words that a tale is told with: &apos;Ours&apos; is the game&apos;s own deck, &apos;My deck&apos; the name of a new file</extracomment>
        <translation>สำรับของฉัน</translation>
    </message>
    <message>
        <source>My deck %1</source>
        <translation>สำรับของฉัน %1</translation>
    </message>
</context>
<context>
    <name>taletop::app::TableKeepsakes</name>
    <message>
        <source>No page of the tale is finished yet.</source>
        <translation>ยังเล่านิทานไม่จบแม้แต่หน้าเดียว</translation>
    </message>
</context>
<context>
    <name>taletop::app::TablePicture</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 และ %2</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Who has won; %1 is a name or several, with &apos;, &apos; between them</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>must act now</source>
        <translation>ต้องเล่นตอนนี้</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n point(s).</source>
        <translation>
            <numerusform>%1 มี %n แต้ม</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <extracomment>Who has won; %1 is a name or several, with &apos;, &apos; between them</extracomment>
        <translation>%1 ชนะ</translation>
    </message>
    <message>
        <source>%1 win together.</source>
        <translation>%1 ชนะร่วมกัน</translation>
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
            <numerusform>%1 · และอีก %n รายการ</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass the screen to %1.</source>
        <translation>ส่งหน้าจอให้ %1</translation>
    </message>
    <message>
        <source>Only %1 may see what comes next.</source>
        <translation>มีแต่ %1 ที่ดูต่อจากนี้ได้</translation>
    </message>
    <message>
        <source>Waiting for an answer on a phone: %1.</source>
        <translation>กำลังรอคำตอบจากโทรศัพท์: %1</translation>
    </message>
    <message numerus="yes">
        <source>Before the first of %n move(s).</source>
        <translation>
            <numerusform>ก่อนขั้นแรกจากทั้งหมด %n ขั้น</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>ขั้นที่ %1 จาก %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>Prompt above the table; %1 is a name or a sentence; &apos;, &apos; and &apos; · &apos; stand between parts of a list</extracomment>
        <translation>%1</translation>
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
        <translation>ถามทั้งโต๊ะว่าจะย้อนการเล่นล่าสุดของ %1 ไหม</translation>
    </message>
    <message>
        <source>Take back %1’s last move anyway</source>
        <translation>ยืนยันย้อนการเล่นล่าสุดของ %1</translation>
    </message>
    <message>
        <source>Something has been revealed since %1’s last move. Take back that move and everything after it?</source>
        <translation>หลังการเล่นล่าสุดของ %1 มีบางอย่างเปิดให้เห็นไปแล้ว จะย้อนการเล่นนั้นและทุกอย่างหลังจากนั้นไหม</translation>
    </message>
    <message>
        <source>Someone asks to take back %1’s last move and everything after it. Does everyone agree?</source>
        <translation>มีคนขอย้อนการเล่นล่าสุดของ %1 และทุกอย่างหลังจากนั้น ทุกคนตกลงไหม</translation>
    </message>
    <message>
        <source>Someone asks to continue with open hands, so that everyone can see the cards and choices of the player whose turn it is. Does everyone agree?</source>
        <translation>มีคนขอเล่นต่อแบบเปิดการ์ดในมือ ทุกคนจะเห็นการ์ดของเจ้าของเทิร์น และเห็นว่าเลือกอะไร ทุกคนตกลงไหม</translation>
    </message>
    <message>
        <source>No, keep it</source>
        <translation>ไม่ คงไว้เหมือนเดิม</translation>
    </message>
    <message>
        <source>No, keep them closed</source>
        <translation>ไม่ ปิดไว้เหมือนเดิม</translation>
    </message>
</context>
<context>
    <name>taletop::app::Tabletop</name>
    <message>
        <source>Your deck “%1” is gone, so the tale uses Taletop’s own words.</source>
        <translation>ไม่พบสำรับ “%1” ของคุณแล้ว จึงเล่านิทานด้วยถ้อยคำของ Taletop เอง</translation>
    </message>
    <message>
        <source>%1 The tale uses Taletop’s own words.</source>
        <translation>%1 จึงเล่านิทานด้วยถ้อยคำของ Taletop เอง</translation>
    </message>
</context>
<context>
    <name>taletop::app::TaleBook</name>
    <message>
        <source>The book could not be saved as %1 (%2). %3, or choose another folder.</source>
        <translation>บันทึกหนังสือเป็น %1 ไม่ได้ (%2) ลอง%3 หรือเลือกโฟลเดอร์อื่น</translation>
    </message>
    <message>
        <source>The book could not be made into a PDF. Try saving it as a web page.</source>
        <translation>ทำหนังสือเป็น PDF ไม่ได้ ลองบันทึกเป็นหน้าเว็บแทน</translation>
    </message>
    <message>
        <source>The printer did not accept the pages. Check that it is on, or save a PDF.</source>
        <translation>เครื่องพิมพ์ไม่รับงานพิมพ์ ตรวจดูว่าเปิดเครื่องอยู่หรือไม่ หรือบันทึกเป็น PDF แทน</translation>
    </message>
    <message>
        <source>Tale</source>
        <extracomment>Name of a file that a tale is saved in</extracomment>
        <translation>นิทาน</translation>
    </message>
</context>
<context>
    <name>taletop::app::Undo</name>
    <message>
        <source>Take back %1’s last move</source>
        <translation>ย้อนการเล่นล่าสุดของ %1</translation>
    </message>
</context>
</TS>
