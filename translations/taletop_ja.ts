<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>AchievementRow</name>
    <message>
        <source>you are altered</source>
        <translation>自分が覚醒</translation>
    </message>
    <message>
        <source>everyone is altered</source>
        <translation>全員が覚醒</translation>
    </message>
    <message>
        <source>hand limit 4</source>
        <translation>手札上限4</translation>
    </message>
    <message>
        <source>you win</source>
        <extracomment>Tail Story: what an achievement gives, or which one it is of four</extracomment>
        <translation>勝利</translation>
    </message>
    <message>
        <source>1st</source>
        <extracomment>Tail Story: what an achievement gives, or which one it is of four</extracomment>
        <translation>1つ目</translation>
    </message>
    <message>
        <source>2nd</source>
        <extracomment>Tail Story: what an achievement gives, or which one it is of four</extracomment>
        <translation>2つ目</translation>
    </message>
    <message>
        <source>3rd</source>
        <extracomment>Tail Story: what an achievement gives, or which one it is of four</extracomment>
        <translation>3つ目</translation>
    </message>
    <message>
        <source>4th</source>
        <extracomment>Tail Story: what an achievement gives, or which one it is of four</extracomment>
        <translation>4つ目</translation>
    </message>
    <message>
        <source>Achievement %1: %2</source>
        <translation>偉業%1：%2</translation>
    </message>
    <message>
        <source>Place for achievement %1: %2</source>
        <translation>偉業%1の置き場：%2</translation>
    </message>
</context>
<context>
    <name>ActionPanel</name>
    <message>
        <source>Draw, then discard</source>
        <translation>引いて捨てる</translation>
    </message>
    <message>
        <source>1 action</source>
        <extracomment>Tail Story: a button for an action, or what it costs</extracomment>
        <translation>1アクション</translation>
    </message>
    <message>
        <source>draw 1 card, discard 1</source>
        <translation>1枚引き、1枚捨てる</translation>
    </message>
    <message>
        <source>Altered ability</source>
        <extracomment>Tail Story: a button for an action, or what it costs</extracomment>
        <translation>覚醒能力</translation>
    </message>
    <message>
        <source>Swap discards</source>
        <extracomment>Tail Story: a button for an action, or what it costs</extracomment>
        <translation>捨て札を交換</translation>
    </message>
    <message>
        <source>free, once a turn</source>
        <translation>無料・1手番に1回</translation>
    </message>
    <message>
        <source>1 or 2 cards, one for one</source>
        <translation>1～2枚ずつ</translation>
    </message>
</context>
<context>
    <name>ActionTag</name>
    <message>
        <source>%1. %2. %3</source>
        <translation>%1。%2。%3</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1・%2</translation>
    </message>
</context>
<context>
    <name>AgeTokens</name>
    <message numerus="yes">
        <source>%n Age token(s). It will die in the next aging, unless its card says otherwise.</source>
        <translation>
            <numerusform>老化トークン%n個：カードに別の指示がなければ、次の老化で死亡します。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AnswerPanel</name>
    <message>
        <source>“%1”</source>
        <extracomment>Tail Story: the name of the card that is answered, in quotation marks</extracomment>
        <translation>「%1」</translation>
    </message>
</context>
<context>
    <name>AskerSlip</name>
    <message>
        <source>Press a Unit with a gold rim to choose it. Press it again to confirm.</source>
        <translation>ゴールドのふちが付いたユニットを押して選び、もう一度押すと決定します。</translation>
    </message>
</context>
<context>
    <name>BookDialogs</name>
    <message>
        <source>Print the tale</source>
        <translation>物語を印刷</translation>
    </message>
    <message>
        <source>Save the tale</source>
        <translation>物語を保存</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <extracomment>Kind of file in a dialog</extracomment>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>ウェブページ (*.html)</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>画像を保存</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <extracomment>Kind of file in a dialog</extracomment>
        <translation>画像 (*.png)</translation>
    </message>
</context>
<context>
    <name>BookKeys</name>
    <message>
        <source>The book</source>
        <extracomment>The book of a tale: what a key does</extracomment>
        <translation>本</translation>
    </message>
    <message>
        <source>Previous page</source>
        <extracomment>The book of a tale: what a key does</extracomment>
        <translation>前のページ</translation>
    </message>
    <message>
        <source>Next page</source>
        <extracomment>The book of a tale: what a key does</extracomment>
        <translation>次のページ</translation>
    </message>
    <message>
        <source>To the cover</source>
        <translation>表紙へ</translation>
    </message>
    <message>
        <source>To the last page</source>
        <translation>最後のページへ</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>The book of a tale: what a key does</extracomment>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>BookSheet</name>
    <message>
        <source>The book: %1</source>
        <translation>本：%1</translation>
    </message>
    <message>
        <source>Previous page</source>
        <extracomment>The book of a tale: a button</extracomment>
        <translation>前のページ</translation>
    </message>
    <message>
        <source>Next page</source>
        <extracomment>The book of a tale: a button</extracomment>
        <translation>次のページ</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>%1として保存しました</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>%1／%2ページ</translation>
    </message>
    <message>
        <source>Title of the tale</source>
        <translation>物語の題名</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>PDFで保存…</translation>
    </message>
    <message>
        <source>Save as web page…</source>
        <translation>ウェブページで保存…</translation>
    </message>
    <message>
        <source>Print…</source>
        <extracomment>The book of a tale: a button</extracomment>
        <translation>印刷…</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>The book of a tale: a button</extracomment>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>CardCatalogue</name>
    <message>
        <source>Search the cards</source>
        <translation>カードを検索</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>カード</translation>
    </message>
    <message>
        <source>No card contains all of these words. Try fewer.</source>
        <translation>入力した言葉をすべてふくむカードはありません。言葉を減らしてみてください。</translation>
    </message>
</context>
<context>
    <name>CardLeaf</name>
    <message>
        <source>All cards</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>全カード</translation>
    </message>
</context>
<context>
    <name>CardPile</name>
    <message>
        <source>%1, on top: %2</source>
        <translation>%1、一番上は%2</translation>
    </message>
</context>
<context>
    <name>CardThing</name>
    <message>
        <source>picked</source>
        <extracomment>StoryLine: on a card that the Narrator has picked</extracomment>
        <translation>選択中</translation>
    </message>
    <message>
        <source>can be picked</source>
        <translation>選べます</translation>
    </message>
</context>
<context>
    <name>CharacterChoice</name>
    <message>
        <source>Choose a character</source>
        <translation>キャラクターを選ぶ</translation>
    </message>
</context>
<context>
    <name>ChronicleTable</name>
    <message>
        <source>How the game went</source>
        <translation>ゲームの経過</translation>
    </message>
</context>
<context>
    <name>ContinueRow</name>
    <message>
        <source>Continue</source>
        <extracomment>Heading above the saved games</extracomment>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Restore “%1”</source>
        <extracomment>Heading above the saved games</extracomment>
        <translation>「%1」を元に戻す</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <extracomment>Heading above the saved games</extracomment>
        <translation>続きから遊べるゲーム</translation>
    </message>
    <message>
        <source>Games you leave will wait here.</source>
        <translation>途中で離れたゲームは、ここから続けられます。</translation>
    </message>
</context>
<context>
    <name>CurtainNews</name>
    <message>
        <source>Since you last looked</source>
        <translation>前回見てからの出来事</translation>
    </message>
    <message numerus="yes">
        <source>%n more line(s) in the log</source>
        <translation>
            <numerusform>記録にあと%n行</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CurtainPanel</name>
    <message>
        <source>Opens this hand. Press it again to close it.</source>
        <translation>この手札を開きます。もう一度押すと閉じます。</translation>
    </message>
    <message>
        <source>Still to choose: %1.</source>
        <translation>まだ選んでいない人：%1。</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>A part of every table; short</extracomment>
        <translation>、</translation>
    </message>
    <message>
        <source>Pass to %1</source>
        <translation>%1に交代</translation>
    </message>
    <message>
        <source>Everyone else, please look away. Nothing but courtesy protects a shared screen.</source>
        <translation>ほかの人は目をそらしてください。1つの画面で秘密を守れるかどうかは、おたがいのマナーしだいです。</translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation>%1です</translation>
    </message>
    <message>
        <source>Still to choose. %1</source>
        <translation>まだ選んでいません。%1</translation>
    </message>
    <message>
        <source>Ready. %1</source>
        <extracomment>A part of every table; short</extracomment>
        <translation>準備完了。%1</translation>
    </message>
</context>
<context>
    <name>DeckColumn</name>
    <message>
        <source>Character</source>
        <extracomment>StoryLine: a kind of story card; &apos;%n left&apos; cards in its deck</extracomment>
        <translation>人物</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>StoryLine: a kind of story card; &apos;%n left&apos; cards in its deck</extracomment>
        <translation>場所</translation>
    </message>
    <message>
        <source>Feature</source>
        <extracomment>StoryLine: a kind of story card; &apos;%n left&apos; cards in its deck</extracomment>
        <translation>特徴</translation>
    </message>
    <message>
        <source>Object</source>
        <extracomment>StoryLine: a kind of story card; &apos;%n left&apos; cards in its deck</extracomment>
        <translation>品物</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>StoryLine: a kind of story card; &apos;%n left&apos; cards in its deck</extracomment>
        <translation>行動</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n left</source>
        <translation>
            <numerusform>%1：残り%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) left</source>
        <translation>
            <numerusform>トークン残り%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>StoryLine: a kind of story card; &apos;%n left&apos; cards in its deck</extracomment>
        <translation>止める</translation>
    </message>
    <message>
        <source>Read</source>
        <extracomment>StoryLine: a kind of story card; &apos;%n left&apos; cards in its deck</extracomment>
        <translation>読み上げ</translation>
    </message>
    <message>
        <source>Stops reading aloud</source>
        <translation>読み上げを止めます</translation>
    </message>
    <message>
        <source>Reads the page aloud</source>
        <translation>ページを読み上げます</translation>
    </message>
</context>
<context>
    <name>DeckPile</name>
    <message>
        <source>Deck: %1, %2</source>
        <translation>山札：%1、%2</translation>
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
        <translation>%1はすでにあります。置き換えますか？&#x3000;元の内容は失われます。</translation>
    </message>
    <message>
        <source>Replace</source>
        <extracomment>Title or button of a dialog</extracomment>
        <translation>置き換える</translation>
    </message>
    <message>
        <source>Choose another name</source>
        <translation>別の名前にする</translation>
    </message>
    <message>
        <source>A card table that knows the rules.</source>
        <translation>ルールはおまかせのカードゲームテーブル。</translation>
    </message>
    <message>
        <source>Unofficial: not made by the authors or publishers of these games, and all pictures are our own. Buy their games. They’re worth it.</source>
        <translation>非公式：ゲームの作者や出版社とは無関係で、絵もすべて独自に描き起こしたものです。本物のゲームもぜひお買い求めください。それだけの価値があります。</translation>
    </message>
    <message>
        <source>Taletop is free software under the MIT licence. Its fonts, Vollkorn, Gentium Plus and Andika, are under the SIL Open Font License.</source>
        <translation>TaletopはMITライセンスのフリーソフトウェアです。使用フォントのVollkorn、Gentium Plus、AndikaはSIL Open Font Licenseのもとで提供されています。</translation>
    </message>
    <message>
        <source>It uses Qt %1 (GNU Lesser General Public License 3), JSON for Modern C++ (MIT licence) and CLI11 (BSD licence).</source>
        <translation>Qt %1（GNU Lesser General Public License 3）、JSON for Modern C++（MITライセンス）、CLI11（BSDライセンス）を使って作られています。</translation>
    </message>
    <message>
        <source>Your games are saved in %1.</source>
        <translation>ゲームは%1に保存されます。</translation>
    </message>
    <message>
        <source>About Taletop</source>
        <extracomment>Title or button of a dialog</extracomment>
        <translation>Taletopについて</translation>
    </message>
    <message>
        <source>The curtain is privacy by courtesy. A hand opens with its seat’s key or when its name is pressed, and everyone else looks away.</source>
        <translation>カーテンで手札を隠せるのは、おたがいのマナーがあってこそです。手札は席のキーか席の名前を押すと開くので、ほかの人は目をそらしてください。</translation>
    </message>
    <message>
        <source>A saved game holds everything, including every hand. Anyone who opens the file in an editor can see all of it.</source>
        <translation>保存したゲームには、全員の手札もふくめ、ゲームのすべてが記録されています。ファイルをエディターで開けば、全部見えてしまいます。</translation>
    </message>
    <message>
        <source>What the curtain hides</source>
        <translation>カーテンが隠すもの</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <extracomment>Title or button of a dialog</extracomment>
        <translation>ルール：%1</translation>
    </message>
</context>
<context>
    <name>DrawnCard</name>
    <message>
        <source>Drawn: %1</source>
        <extracomment>Foxtail: heard for the card that was drawn</extracomment>
        <translation>引いた：%1</translation>
    </message>
    <message>
        <source>No bit drawn</source>
        <translation>引いたふさはなし</translation>
    </message>
    <message>
        <source>Your bit is placed.</source>
        <translation>ふさを置きました。</translation>
    </message>
</context>
<context>
    <name>EntryLink</name>
    <message>
        <source>Rule %1</source>
        <extracomment>A link to a rule by its number, as FT-12</extracomment>
        <translation>ルール %1</translation>
    </message>
    <message>
        <source>Press F1 to open the rule.</source>
        <translation>F1でルールを開きます。</translation>
    </message>
</context>
<context>
    <name>EnvelopeTray</name>
    <message>
        <source>%1: the card is in</source>
        <translation>%1：カードを出しました</translation>
    </message>
    <message>
        <source>%1: no card yet</source>
        <translation>%1：まだです</translation>
    </message>
</context>
<context>
    <name>EventBar</name>
    <message>
        <source>%1 · %2 of %3</source>
        <translation>%1・%2／%3</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>What happened is told moment by moment: a button</extracomment>
        <translation>進む</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>What happened is told moment by moment: a button</extracomment>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>What happened is told moment by moment: a button</extracomment>
        <translation>飛ばす</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>What happened is told moment by moment: a button</extracomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>What happened is told moment by moment: a button</extracomment>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>What happened is told moment by moment: a button</extracomment>
        <translation>スペース</translation>
    </message>
</context>
<context>
    <name>EventKeys</name>
    <message>
        <source>During the replay</source>
        <translation>再生中</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>What happened is told moment by moment: what a key does</extracomment>
        <translation>進む</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>What happened is told moment by moment: what a key does</extracomment>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>終わりまで</translation>
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
        <translation>%1：%2 = %3</translation>
    </message>
</context>
<context>
    <name>EventSum</name>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1：%2 %3</translation>
    </message>
</context>
<context>
    <name>ExampleGrid</name>
    <message>
        <source>Examples to try</source>
        <translation>試せる例</translation>
    </message>
    <message>
        <source>Each is set up on a practice table, where nothing counts.</source>
        <translation>どれも練習テーブルに用意してあります。そこで何をしても、記録には残りません。</translation>
    </message>
</context>
<context>
    <name>ExampleTile</name>
    <message>
        <source>Try it: %1</source>
        <translation>試す：%1</translation>
    </message>
    <message>
        <source>Try it</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>試す</translation>
    </message>
</context>
<context>
    <name>FanTray</name>
    <message numerus="yes">
        <source>%n shuffled card(s)</source>
        <translation>
            <numerusform>シャッフル済み%n枚</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FoxtailKeys</name>
    <message>
        <source>The Foxtail table</source>
        <translation>Foxtailのテーブル</translation>
    </message>
    <message>
        <source>Draw, place or confirm</source>
        <translation>引く・置く・決定</translation>
    </message>
    <message>
        <source>Previous link</source>
        <extracomment>Foxtail: what a key does, in the list of keys</extracomment>
        <translation>前のつなぎ方</translation>
    </message>
    <message>
        <source>Next link</source>
        <extracomment>Foxtail: what a key does, in the list of keys</extracomment>
        <translation>次のつなぎ方</translation>
    </message>
    <message>
        <source>Choose a link by number</source>
        <translation>番号でつなぎ方を選ぶ</translation>
    </message>
    <message>
        <source>Brush</source>
        <extracomment>Foxtail: what a key does, in the list of keys</extracomment>
        <translation>ブラシ</translation>
    </message>
</context>
<context>
    <name>FoxtailPostcard</name>
    <message>
        <source>%1’s tail</source>
        <extracomment>Foxtail: on the table; short</extracomment>
        <translation>%1のしっぽ</translation>
    </message>
</context>
<context>
    <name>FoxtailPrompt</name>
    <message>
        <source>Bit %1 of %2. %3</source>
        <translation>%2枚中%1枚目のふさ。%3</translation>
    </message>
    <message>
        <source>Brush…</source>
        <extracomment>Foxtail: a button beside the question, or the question and more about it</extracomment>
        <translation>ブラシ…</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>Foxtail: a button beside the question, or the question and more about it</extracomment>
        <translation>引く</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Foxtail: a button beside the question, or the question and more about it</extracomment>
        <translation>置く</translation>
    </message>
    <message>
        <source>Place it like this</source>
        <translation>こう置く</translation>
    </message>
    <message>
        <source>Confirm</source>
        <extracomment>Foxtail: a button beside the question, or the question and more about it</extracomment>
        <translation>決定</translation>
    </message>
    <message>
        <source>Give the point</source>
        <translation>1点を贈る</translation>
    </message>
</context>
<context>
    <name>FoxtailRules</name>
    <message>
        <source>Goal</source>
        <extracomment>Foxtail: a heading of the rules in short</extracomment>
        <translation>めざすこと</translation>
    </message>
    <message>
        <source>A turn</source>
        <extracomment>Foxtail: a heading of the rules in short</extracomment>
        <translation>ターン</translation>
    </message>
    <message>
        <source>Four ways to join</source>
        <translation>4とおりのつなぎ方</translation>
    </message>
    <message>
        <source>Matches and chains</source>
        <translation>おそろいと連なり</translation>
    </message>
    <message>
        <source>Brushing</source>
        <extracomment>Foxtail: a heading of the rules in short</extracomment>
        <translation>ブラシ</translation>
    </message>
    <message>
        <source>The end</source>
        <extracomment>Foxtail: a heading of the rules in short</extracomment>
        <translation>終わり</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Foxtail: a heading of the rules in short</extracomment>
        <translation>得点</translation>
    </message>
    <message>
        <source>Foxtail: how to play</source>
        <translation>Foxtailの遊び方</translation>
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
        <translation>%1のしっぽ</translation>
    </message>
</context>
<context>
    <name>GameBox</name>
    <message>
        <source>%1, %2, %3. %4</source>
        <translation>%1、%2、%3。%4</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1・%2</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Buttons on a game&apos;s box: start a game, or read its rules</extracomment>
        <translation>遊ぶ</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>Buttons on a game&apos;s box: start a game, or read its rules</extracomment>
        <translation>学ぶ</translation>
    </message>
</context>
<context>
    <name>GameKeys</name>
    <message>
        <source>“%1” at %2</source>
        <translation>「%1」（%2）</translation>
    </message>
</context>
<context>
    <name>GameTable</name>
    <message>
        <source>%1 table. %2</source>
        <translation>%1のテーブル。%2</translation>
    </message>
</context>
<context>
    <name>GhostTag</name>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1：%2 %3</translation>
    </message>
    <message>
        <source>Under</source>
        <extracomment>Foxtail: on a possible place: the new bit goes under or over the last one</extracomment>
        <translation>もぐり</translation>
    </message>
    <message>
        <source>Over</source>
        <extracomment>Foxtail: on a possible place: the new bit goes under or over the last one</extracomment>
        <translation>かぶせ</translation>
    </message>
</context>
<context>
    <name>HandFan</name>
    <message>
        <source>%1, marked for discarding</source>
        <translation>%1、捨てるカード</translation>
    </message>
    <message>
        <source>A face-down card</source>
        <translation>裏向きのカード</translation>
    </message>
</context>
<context>
    <name>HandPanel</name>
    <message>
        <source>sealed until all are ready</source>
        <translation>全員がそろうまで秘密です</translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>Paper Tales: above the cards in hand, or on a card that is kept</extracomment>
        <translation>手札</translation>
    </message>
    <message>
        <source>Every card has been placed.</source>
        <translation>手札はすべて置き終えました。</translation>
    </message>
    <message>
        <source>No cards in hand. You’ll get new ones next turn.</source>
        <translation>手札はありません。次のターンに新しいカードが来ます。</translation>
    </message>
    <message>
        <source>Keep one</source>
        <extracomment>Paper Tales: above the cards in hand, or on a card that is kept</extracomment>
        <translation>1枚残す</translation>
    </message>
    <message>
        <source>for the next turn</source>
        <translation>次のターンのために</translation>
    </message>
    <message>
        <source>Place a card here to keep it.</source>
        <translation>ここに置くと手元に残せます。</translation>
    </message>
    <message>
        <source>Kept for the next turn: %1</source>
        <translation>次のターンに残したカード：%1</translation>
    </message>
    <message>
        <source>Place for the card you keep</source>
        <translation>残すカードの置き場</translation>
    </message>
    <message>
        <source>kept</source>
        <extracomment>Paper Tales: above the cards in hand, or on a card that is kept</extracomment>
        <translation>残した</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <extracomment>Paper Tales: above the cards in hand, or on a card that is kept</extracomment>
        <translation>捨て札</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>Paper Tales: above the cards in hand, or on a card that is kept</extracomment>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>A Unit placed here leaves your Kingdom.</source>
        <translation>ここに置いたユニットは王国を去ります。</translation>
    </message>
    <message>
        <source>Discard pile, %1</source>
        <translation>捨て札、%1</translation>
    </message>
    <message>
        <source>pass the rest left</source>
        <translation>残りは左へ</translation>
    </message>
    <message>
        <source>pass the rest right</source>
        <translation>残りは右へ</translation>
    </message>
</context>
<context>
    <name>HandTray</name>
    <message>
        <source>%1’s hand</source>
        <extracomment>StoryLine: on the table; short</extracomment>
        <translation>%1の手札</translation>
    </message>
</context>
<context>
    <name>HintButton</name>
    <message>
        <source>Hint</source>
        <extracomment>A part of every table; short</extracomment>
        <translation>ヒント</translation>
    </message>
</context>
<context>
    <name>HintRow</name>
    <message>
        <source>Hint: %1</source>
        <extracomment>Heard for a hint: what would be good to do</extracomment>
        <translation>ヒント：%1</translation>
    </message>
    <message>
        <source>Place it this way</source>
        <translation>このとおりに置く</translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message>
        <source>There’s only one thing to do now.</source>
        <translation>いまできることは1つだけです。</translation>
    </message>
    <message>
        <source>Ask again for moves worth considering.</source>
        <translation>もう一度ヒントを求めると、有力な手をいくつか示します。</translation>
    </message>
    <message>
        <source>Ask again to see which is best, and why.</source>
        <translation>もう一度ヒントを求めると、その中でいちばんよい手と、その理由を示します。</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>A hint: &apos;, &apos; stands between its parts</extracomment>
        <translation>、</translation>
    </message>
    <message>
        <source>%L1 from %2</source>
        <extracomment>points from a line of the score sheet, as in &quot;+2 from Buildings&quot; or &quot;−2 from Buildings&quot;</extracomment>
        <translation>%2で%L1点</translation>
    </message>
    <message>
        <source>all from %1</source>
        <extracomment>Points that are all from one line of the score sheet: &quot;Some 2 points behind: all from Buildings.&quot;</extracomment>
        <translation>すべて%1の分</translation>
    </message>
    <message numerus="yes">
        <source>About %n point(s) better than “%1”.</source>
        <translation>
            <numerusform>「%1」より約%n点上です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n point(s) better than “%1”: %2.</source>
        <translation>
            <numerusform>「%1」より約%n点上です：%2。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It wins about %n more game(s) in 100 than “%1”.</source>
        <translation>
            <numerusform>「%1」より、100回あたり約%n回多く勝てます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves your strongest rival with about %n fewer point(s) than “%1” would.</source>
        <translation>
            <numerusform>「%1」より、いちばん強い相手の点が約%n点減ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>No clear difference between this and “%1”.</source>
        <translation>「%1」とはっきりした差はありません。</translation>
    </message>
    <message numerus="yes">
        <source>About %n point(s) behind.</source>
        <translation>
            <numerusform>約%n点下です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n point(s) behind: %1.</source>
        <translation>
            <numerusform>約%n点下です：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It wins about %n fewer game(s) in 100.</source>
        <translation>
            <numerusform>勝てる回数が、100回あたり約%n回減ります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It gives your strongest rival about %n more point(s).</source>
        <translation>
            <numerusform>いちばん強い相手の点が約%n点増えます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Too close to call.</source>
        <translation>甲乙つけがたい手です。</translation>
    </message>
    <message>
        <source>%1 Your choice matters most for “%2”.</source>
        <translation>%1 選び方でいちばん差が出るのは「%2」です。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a move, %2 is its cost or effect</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>%1 is the name of a move</extracomment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>The second-best move is about as good.</source>
        <translation>2番目によい手とは、ほとんど差がありません。</translation>
    </message>
    <message>
        <source>You chose “%1”.</source>
        <extracomment>%1 is a move that a player made. The next sentence says what it cost.</extracomment>
        <translation>選んだ手：「%1」。</translation>
    </message>
    <message>
        <source>Another choice looked better.</source>
        <translation>別の手のほうがよさそうでした。</translation>
    </message>
    <message numerus="yes">
        <source>It cost you about %n point(s).</source>
        <translation>
            <numerusform>約%n点の損でした。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It cost you about %n point(s): %1.</source>
        <translation>
            <numerusform>約%n点の損でした：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It cost you about %n win(s) in 100.</source>
        <translation>
            <numerusform>100回あたりの勝ち数が約%n回減りました。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A hint: &apos;, &apos; stands between its parts</extracomment>
        <translation>%1%2</translation>
    </message>
    <message numerus="yes">
        <source>Luck gave you about %n point(s).</source>
        <translation>
            <numerusform>運で約%n点得しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Luck gave you about %n point(s): %1.</source>
        <translation>
            <numerusform>運で約%n点得しました：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Luck gave you about %n win(s) in 100.</source>
        <translation>
            <numerusform>運のおかげで、100回あたりの勝ち数が約%n回増えました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Luck was on your side.</source>
        <translation>運に恵まれました。</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Taletop, home</source>
        <extracomment>The first page: its name and its buttons</extracomment>
        <translation>Taletop、ホーム</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>The first page: its name and its buttons</extracomment>
        <translation>ホーム</translation>
    </message>
    <message>
        <source>Previous box</source>
        <extracomment>The first page: its name and its buttons</extracomment>
        <translation>前の箱</translation>
    </message>
    <message>
        <source>Next box</source>
        <extracomment>The first page: its name and its buttons</extracomment>
        <translation>次の箱</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>The first page: its name and its buttons</extracomment>
        <translation>遊ぶ</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>The first page: its name and its buttons</extracomment>
        <translation>学ぶ</translation>
    </message>
    <message>
        <source>Taletop</source>
        <extracomment>The first page: its name and its buttons</extracomment>
        <translation>Taletop</translation>
    </message>
    <message>
        <source>Tales for one table.</source>
        <translation>ひとつのテーブルに、いくつもの物語。</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>The first page: its name and its buttons</extracomment>
        <translation>戦績</translation>
    </message>
    <message>
        <source>Preferences</source>
        <extracomment>The first page: its name and its buttons</extracomment>
        <translation>設定</translation>
    </message>
    <message>
        <source>Arrow keys choose a box · Enter plays · L starts the lesson · everything stays on this computer</source>
        <translation>矢印キーで箱を選ぶ・Enterで遊ぶ・Lで学ぶ・すべてこのパソコンに保存</translation>
    </message>
</context>
<context>
    <name>InspectorKeys</name>
    <message>
        <source>Card preview</source>
        <extracomment>A part of every table; short</extracomment>
        <translation>カードの拡大表示</translation>
    </message>
    <message>
        <source>Show or hide the large view of a card</source>
        <translation>カードの拡大表示を切り替え</translation>
    </message>
    <message>
        <source>Previous card, while one is pinned</source>
        <translation>前のカード（拡大表示中）</translation>
    </message>
    <message>
        <source>Next card</source>
        <extracomment>A part of every table; short</extracomment>
        <translation>次のカード</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <extracomment>A part of every table; short</extracomment>
        <translation>上へスクロール</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <extracomment>A part of every table; short</extracomment>
        <translation>下へスクロール</translation>
    </message>
    <message>
        <source>Close it</source>
        <extracomment>A part of every table; short</extracomment>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>InspectorMoves</name>
    <message>
        <source>What you can do with it</source>
        <translation>このカードでできること</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ほか%n件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InspectorSheet</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A card looked at closely</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>A card looked at closely</extracomment>
        <translation>閉じる</translation>
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
        <translation>固定</translation>
    </message>
    <message>
        <source>Keeps the large card in view</source>
        <translation>カードを拡大表示したままにします</translation>
    </message>
</context>
<context>
    <name>Keepsake</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between names in the list of those who told the tale</extracomment>
        <translation>、</translation>
    </message>
    <message>
        <source>Told by %1</source>
        <translation>語り：%1</translation>
    </message>
    <message>
        <source>%1, kept on %2</source>
        <translation>%1、%2に記す</translation>
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
        <translation>スペース</translation>
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
        <translation>席%1</translation>
    </message>
    <message>
        <source>Opens and closes this seat’s hand</source>
        <translation>席のキーで、その席の手札を開閉</translation>
    </message>
    <message>
        <source>Menu %1</source>
        <extracomment>The list of all keys</extracomment>
        <translation>メニュー %1</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>The list of all keys</extracomment>
        <translation>ショートカットキー</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>The list of all keys</extracomment>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>Keywords</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A part of every table; short</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>LeaveSheet</name>
    <message>
        <source>Leave the table?</source>
        <translation>テーブルを離れますか？</translation>
    </message>
    <message>
        <source>The game is saved and will be waiting for you on the home page.</source>
        <translation>ゲームは保存され、ホームから続けられます。</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>Buttons of a question: to the first page, or stay at the table</extracomment>
        <translation>ホーム</translation>
    </message>
    <message>
        <source>Stay</source>
        <extracomment>Buttons of a question: to the first page, or stay at the table</extracomment>
        <translation>残る</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>Buttons of a question: to the first page, or stay at the table</extracomment>
        <translation>続けて遊ぶ</translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>ステップ%1／%2</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>止める</translation>
    </message>
    <message>
        <source>Show me</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>お手本</translation>
    </message>
    <message>
        <source>Stops, so you can do this step yourself.</source>
        <translation>お手本を止めて、このステップを自分で進めます。</translation>
    </message>
    <message>
        <source>Does this step for you.</source>
        <translation>このステップを代わりに進めます。</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>次へ</translation>
    </message>
    <message>
        <source>All rules</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>全ルール</translation>
    </message>
    <message>
        <source>Again</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>ゲームで遊ぶ</translation>
    </message>
</context>
<context>
    <name>LessonChapters</name>
    <message>
        <source>Chapters</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>章</translation>
    </message>
    <message>
        <source>Skip this step</source>
        <translation>このステップを飛ばす</translation>
    </message>
    <message>
        <source>Continues with the next step, as if this one were done.</source>
        <translation>このステップは済んだことにして、次へ進みます。</translation>
    </message>
</context>
<context>
    <name>LessonOffer</name>
    <message>
        <source>Learn it by playing</source>
        <translation>遊びながら覚える</translation>
    </message>
    <message>
        <source>Continue at step %1</source>
        <translation>ステップ%1から続ける</translation>
    </message>
    <message>
        <source>Play the lesson, %1 min</source>
        <translation>レッスンを始める（%1分）</translation>
    </message>
    <message>
        <source>Starts the lesson at this chapter.</source>
        <translation>この章からレッスンを始めます。</translation>
    </message>
</context>
<context>
    <name>LevelButton</name>
    <message>
        <source>%1, level %2</source>
        <translation>%1、レベル%2</translation>
    </message>
    <message>
        <source>built</source>
        <extracomment>Paper Tales: on a level of a Building; &apos;or&apos; stands between two ways to pay</extracomment>
        <translation>建設済み</translation>
    </message>
    <message>
        <source>or</source>
        <extracomment>Paper Tales: on a level of a Building; &apos;or&apos; stands between two ways to pay</extracomment>
        <translation>または</translation>
    </message>
</context>
<context>
    <name>LiftedTail</name>
    <message>
        <source>%1’s tail</source>
        <extracomment>Foxtail: on the table; short</extracomment>
        <translation>%1のしっぽ</translation>
    </message>
    <message>
        <source>%1’s tail so far</source>
        <translation>ここまでの%1のしっぽ</translation>
    </message>
    <message>
        <source>Put it back</source>
        <extracomment>button that moves an enlarged tail back to its place</extracomment>
        <translation>元の場所に置く</translation>
    </message>
</context>
<context>
    <name>LogDrawer</name>
    <message>
        <source>Log</source>
        <extracomment>The log of the game: what happened so far</extracomment>
        <translation>記録</translation>
    </message>
    <message>
        <source>What happened</source>
        <extracomment>The log of the game: what happened so far</extracomment>
        <translation>これまでの出来事</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>The log of the game: what happened so far</extracomment>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Log, newest last</source>
        <translation>記録、新しいものが下</translation>
    </message>
    <message>
        <source>Nothing like that yet.</source>
        <translation>該当する記録はありません。</translation>
    </message>
</context>
<context>
    <name>LogFilterBar</name>
    <message>
        <source>Everything</source>
        <extracomment>The log: which of its lines are shown; %1 is the name of a player</extracomment>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Since %1’s last turn</source>
        <translation>%1の前の手番から</translation>
    </message>
    <message>
        <source>Only %1</source>
        <extracomment>The log: which of its lines are shown; %1 is the name of a player</extracomment>
        <translation>%1だけ</translation>
    </message>
    <message>
        <source>Only scores</source>
        <extracomment>The log: which of its lines are shown; %1 is the name of a player</extracomment>
        <translation>得点だけ</translation>
    </message>
    <message>
        <source>Which lines are shown</source>
        <translation>表示する行</translation>
    </message>
    <message>
        <source>Another seat</source>
        <extracomment>The log: which of its lines are shown; %1 is the name of a player</extracomment>
        <translation>ほかの席</translation>
    </message>
</context>
<context>
    <name>LogKeys</name>
    <message>
        <source>The log</source>
        <extracomment>The log: heading in the list of keys</extracomment>
        <translation>記録</translation>
    </message>
    <message>
        <source>Previous line (its cards light up)</source>
        <translation>前の行（関係するカードが光る）</translation>
    </message>
    <message>
        <source>Next line</source>
        <extracomment>The log: heading in the list of keys</extracomment>
        <translation>次の行</translation>
    </message>
    <message>
        <source>Go to this moment</source>
        <translation>その行の時点に戻る</translation>
    </message>
    <message>
        <source>Close it</source>
        <extracomment>The log: heading in the list of keys</extracomment>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>LogLine</name>
    <message>
        <source>Press Enter to see this moment</source>
        <translation>Enterでこの時点に戻ります</translation>
    </message>
</context>
<context>
    <name>LogWriter</name>
    <message>
        <source>Everyone agreed to play with open hands.</source>
        <translation>全員が同意し、手札を公開して遊ぶことにしました。</translation>
    </message>
    <message>
        <source>Everyone let %1 take back a move.</source>
        <translation>全員の同意で、%1が1手戻しました。</translation>
    </message>
    <message>
        <source>%1 (%2) plays on.</source>
        <extracomment>%1 is a name, %2 is &quot;person&quot; or &quot;casual bot&quot;</extracomment>
        <translation>ここからは%1（%2）がプレイを続けます。</translation>
    </message>
    <message>
        <source>%1 (%2) takes over from %3 (%4).</source>
        <extracomment>%1 and %3 are names, %2 and %4 are &quot;person&quot; or &quot;casual bot&quot;</extracomment>
        <translation>%1（%2）が%3（%4）と交代します。</translation>
    </message>
    <message>
        <source>%1 takes over from %2.</source>
        <translation>%1が%2と交代します。</translation>
    </message>
</context>
<context>
    <name>LowerBand</name>
    <message>
        <source>Shuffled cards</source>
        <extracomment>StoryLine: heard for the row of closed envelopes with cards for the Narrator</extracomment>
        <translation>シャッフル済み</translation>
    </message>
    <message>
        <source>Shuffled, so nobody sees whose is whose</source>
        <translation>シャッフル済み：だれのものかは分かりません</translation>
    </message>
    <message>
        <source>The envelopes</source>
        <extracomment>StoryLine: heard for the row of closed envelopes with cards for the Narrator</extracomment>
        <translation>封筒</translation>
    </message>
</context>
<context>
    <name>MatShelf</name>
    <message>
        <source>in play</source>
        <extracomment>Tail Story: on the table; short</extracomment>
        <translation>場札</translation>
    </message>
    <message>
        <source>deck %1</source>
        <extracomment>Tail Story: on the table; short</extracomment>
        <translation>山札%1</translation>
    </message>
    <message>
        <source>discard %1</source>
        <extracomment>Tail Story: on the table; short</extracomment>
        <translation>捨て札%1</translation>
    </message>
</context>
<context>
    <name>MatSide</name>
    <message>
        <source>1st</source>
        <extracomment>Tail Story: on a player&apos;s mat: turn order, actions left, bonus cards</extracomment>
        <translation>1番</translation>
    </message>
    <message>
        <source>2nd</source>
        <extracomment>Tail Story: on a player&apos;s mat: turn order, actions left, bonus cards</extracomment>
        <translation>2番</translation>
    </message>
    <message>
        <source>3rd</source>
        <extracomment>Tail Story: on a player&apos;s mat: turn order, actions left, bonus cards</extracomment>
        <translation>3番</translation>
    </message>
    <message>
        <source>4th</source>
        <extracomment>Tail Story: on a player&apos;s mat: turn order, actions left, bonus cards</extracomment>
        <translation>4番</translation>
    </message>
    <message>
        <source>%1 in the queue</source>
        <translation>順番は%1</translation>
    </message>
    <message>
        <source>Actions</source>
        <extracomment>Tail Story: on a player&apos;s mat: turn order, actions left, bonus cards</extracomment>
        <translation>アクション</translation>
    </message>
    <message>
        <source>Only 1 action next turn</source>
        <translation>次の手番は1ポイントだけ</translation>
    </message>
    <message>
        <source>Not their turn</source>
        <translation>手番ではない</translation>
    </message>
    <message>
        <source>bonus %1</source>
        <extracomment>Tail Story: on a player&apos;s mat: turn order, actions left, bonus cards</extracomment>
        <translation>ボーナス%1</translation>
    </message>
    <message>
        <source>ability %1/%2</source>
        <extracomment>Tail Story: on a player&apos;s mat: turn order, actions left, bonus cards</extracomment>
        <translation>能力%1/%2</translation>
    </message>
    <message>
        <source>ability %1</source>
        <extracomment>Tail Story: on a player&apos;s mat: turn order, actions left, bonus cards</extracomment>
        <translation>能力%1</translation>
    </message>
    <message>
        <source>swap %1</source>
        <extracomment>Tail Story: on a player&apos;s mat: turn order, actions left, bonus cards</extracomment>
        <translation>交換%1</translation>
    </message>
</context>
<context>
    <name>MenuButton</name>
    <message>
        <source>Menu</source>
        <extracomment>A part of every table; short</extracomment>
        <translation>メニュー</translation>
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
        <translation>このパソコンには%1の文字を表示できるフォントがありません。</translation>
    </message>
    <message>
        <source>There is no sound because Qt Multimedia is not installed.</source>
        <translation>Qt Multimediaが入っていないので、テーブルの音は出ません。</translation>
    </message>
    <message>
        <source>Nothing can be read aloud because Qt TextToSpeech is not installed.</source>
        <translation>Qt TextToSpeechが入っていないので、読み上げはできません。</translation>
    </message>
    <message>
        <source>Text may look different. Missing fonts: %1.</source>
        <translation>文字の見た目が変わることがあります。見つからないフォント：%1。</translation>
    </message>
    <message>
        <source>The window uses X11 because Qt’s Wayland plugin is not installed.</source>
        <translation>QtのWaylandプラグインが入っていないので、ウィンドウはX11で表示しています。</translation>
    </message>
    <message>
        <source>this desktop needs Qt’s Wayland plugin, which is not installed (Debian package: qt6-wayland)</source>
        <translation>このデスクトップにはQtのWaylandプラグインが必要ですが、入っていません（Debianのパッケージ：qt6-wayland）</translation>
    </message>
</context>
<context>
    <name>MovePrompt</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A part of every table; short; Spoken by a screen reader, never seen; between the parts of a list, or sentences</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Press again to confirm.</source>
        <translation>もう一度押すと決定します。</translation>
    </message>
</context>
<context>
    <name>Networks</name>
    <message>
        <source>This computer only: %1</source>
        <translation>このパソコンだけ：%1</translation>
    </message>
</context>
<context>
    <name>NoticeSlip</name>
    <message>
        <source>Show what can be read</source>
        <translation>読める部分を見る</translation>
    </message>
    <message>
        <source>Opens the readable part of the game, for viewing only.</source>
        <translation>ゲームの読み取れた部分を、閲覧専用で開きます。</translation>
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
        <translation>以前のページ</translation>
    </message>
    <message>
        <source>Shuffled, so nobody sees whose is whose</source>
        <translation>シャッフル済み：だれのものかは分かりません</translation>
    </message>
    <message>
        <source>Your own words go into the tale.</source>
        <translation>自分の言葉も物語に入ります。</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) still to come</source>
        <translation>
            <numerusform>あと%n枚</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OpponentHead</name>
    <message>
        <source>targeted</source>
        <extracomment>Tail Story: state of an opponent or of the character</extracomment>
        <translation>狙われている</translation>
    </message>
    <message>
        <source>altered</source>
        <extracomment>Tail Story: state of an opponent or of the character</extracomment>
        <translation>覚醒</translation>
    </message>
    <message>
        <source>1 action next turn</source>
        <translation>次の手番は1ポイント</translation>
    </message>
    <message>
        <source>Achievement %1 collected</source>
        <translation>偉業%1は獲得済み</translation>
    </message>
    <message>
        <source>Achievement %1 still to come</source>
        <translation>偉業%1はまだ</translation>
    </message>
</context>
<context>
    <name>OpponentKingdom</name>
    <message>
        <source>Front 1</source>
        <extracomment>Paper Tales: heard for a place in a Kingdom: its name and what lies there</extracomment>
        <translation>前衛1</translation>
    </message>
    <message>
        <source>Front 2</source>
        <extracomment>Paper Tales: heard for a place in a Kingdom: its name and what lies there</extracomment>
        <translation>前衛2</translation>
    </message>
    <message>
        <source>Front 3</source>
        <extracomment>Paper Tales: heard for a place in a Kingdom: its name and what lies there</extracomment>
        <translation>前衛3</translation>
    </message>
    <message>
        <source>Back 1</source>
        <extracomment>Paper Tales: heard for a place in a Kingdom: its name and what lies there</extracomment>
        <translation>後衛1</translation>
    </message>
    <message>
        <source>Back 2</source>
        <extracomment>Paper Tales: heard for a place in a Kingdom: its name and what lies there</extracomment>
        <translation>後衛2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Paper Tales: heard for a place in a Kingdom: its name and what lies there</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <extracomment>Paper Tales: heard for a place in a Kingdom: its name and what lies there</extracomment>
        <translation>%1：空き</translation>
    </message>
</context>
<context>
    <name>OpponentLane</name>
    <message>
        <source>Enlarges this tail</source>
        <translation>このしっぽを拡大します</translation>
    </message>
    <message>
        <source>%1’s tail</source>
        <extracomment>Foxtail: on the table; short</extracomment>
        <translation>%1のしっぽ</translation>
    </message>
    <message>
        <source>%1 has drawn: %2</source>
        <translation>%1が引いた：%2</translation>
    </message>
</context>
<context>
    <name>OpponentMat</name>
    <message numerus="yes">
        <source>%n in hand</source>
        <translation>
            <numerusform>手札%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>deck %1</source>
        <extracomment>Tail Story: a pile of an opponent and how many cards it has</extracomment>
        <translation>山札%1</translation>
    </message>
    <message>
        <source>discard %1</source>
        <extracomment>Tail Story: a pile of an opponent and how many cards it has</extracomment>
        <translation>捨て札%1</translation>
    </message>
    <message>
        <source>in play</source>
        <extracomment>Tail Story: a pile of an opponent and how many cards it has</extracomment>
        <translation>場札</translation>
    </message>
</context>
<context>
    <name>OptionLine</name>
    <message>
        <source>Yes</source>
        <extracomment>New game: an option and its value</extracomment>
        <translation>はい</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>New game: an option and its value</extracomment>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>New game: an option and its value</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>OptionPage</name>
    <message>
        <source>How we play</source>
        <translation>遊び方</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>New game: a heading or a choice of the options</extracomment>
        <translation>練習</translation>
    </message>
    <message>
        <source>Hints and undo whenever you like, and every refused move is explained.</source>
        <translation>ヒントと「元に戻す」は使い放題。できない手には、その理由を示します。</translation>
    </message>
    <message>
        <source>On because nobody here has finished this game yet.</source>
        <translation>まだだれもこのゲームを最後まで遊んでいないため、オンにしてあります。</translation>
    </message>
    <message>
        <source>Hands</source>
        <extracomment>New game: a heading or a choice of the options</extracomment>
        <translation>手札</translation>
    </message>
    <message>
        <source>Curtain: each player looks and chooses in private. Open (for learning): everyone sees the hand and choices of the player whose turn it is.</source>
        <translation>カーテン：1人ずつ、ほかの人に見られずに選びます。公開：ゲームを覚えるためのもので、手番の人の手札と選択が全員に見えます。</translation>
    </message>
    <message>
        <source>Curtain</source>
        <extracomment>New game: a heading or a choice of the options</extracomment>
        <translation>カーテン</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>New game: a heading or a choice of the options</extracomment>
        <translation>公開</translation>
    </message>
    <message>
        <source>Less</source>
        <extracomment>New game: a heading or a choice of the options</extracomment>
        <translation>たたむ</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>New game: a heading or a choice of the options</extracomment>
        <translation>もっと見る</translation>
    </message>
    <message>
        <source>Options you’ll rarely need, and the deal number.</source>
        <translation>めったに使わない項目と、配りの番号です。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>New game: a heading or a choice of the options</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>some options changed</source>
        <translation>変更あり</translation>
    </message>
    <message>
        <source>The deal</source>
        <extracomment>New game: a heading or a choice of the options</extracomment>
        <translation>配り</translation>
    </message>
    <message>
        <source>Enter a number to play the same deal again, or leave it empty for a random one.</source>
        <translation>番号を入れると、同じ配りでもう一度遊べます。空欄なら運まかせです。</translation>
    </message>
    <message>
        <source>Deal number</source>
        <extracomment>New game: a heading or a choice of the options</extracomment>
        <translation>配りの番号</translation>
    </message>
    <message>
        <source>random</source>
        <extracomment>New game: a heading or a choice of the options</extracomment>
        <translation>運まかせ</translation>
    </message>
</context>
<context>
    <name>OwnKingdom</name>
    <message>
        <source>Front</source>
        <extracomment>Paper Tales: a row of the Kingdom, or a pile of cards</extracomment>
        <translation>前衛</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Paper Tales: a row of the Kingdom, or a pile of cards</extracomment>
        <translation>後衛</translation>
    </message>
    <message>
        <source>No Unit survived to the end.</source>
        <translation>最後まで生き残ったユニットはいません。</translation>
    </message>
</context>
<context>
    <name>OwnMat</name>
    <message>
        <source>%1’s playmat</source>
        <extracomment>Tail Story: an own pile and how many cards it has</extracomment>
        <translation>%1のプレイマット</translation>
    </message>
    <message>
        <source>%1’s hand, %2 · limit %3</source>
        <translation>%1の手札、%2・上限%3</translation>
    </message>
    <message>
        <source>%1 · targeted</source>
        <translation>%1・狙われている</translation>
    </message>
</context>
<context>
    <name>PageSlot</name>
    <message>
        <source>Still open: %1</source>
        <translation>まだ空白：%1</translation>
    </message>
    <message>
        <source>from %1</source>
        <extracomment>StoryLine: on a chosen card: the player who gave it</extracomment>
        <translation>%1から</translation>
    </message>
</context>
<context>
    <name>PageTurns</name>
    <message>
        <source>Pages of the tale</source>
        <translation>物語のページ</translation>
    </message>
    <message>
        <source>Previous page</source>
        <extracomment>StoryLine: on the table; short</extracomment>
        <translation>前のページ</translation>
    </message>
    <message>
        <source>To The End</source>
        <translation>「おしまい」へ</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1／%2</translation>
    </message>
    <message>
        <source>Next page</source>
        <extracomment>StoryLine: on the table; short</extracomment>
        <translation>次のページ</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>最初から</translation>
    </message>
</context>
<context>
    <name>PaperCard</name>
    <message>
        <source>new</source>
        <extracomment>Paper Tales: on a card that came now</extracomment>
        <translation>NEW</translation>
    </message>
</context>
<context>
    <name>PapertalesKeys</name>
    <message>
        <source>The Paper Tales table</source>
        <translation>Paper Talesのテーブル</translation>
    </message>
    <message>
        <source>Choose a card, spot or building by number</source>
        <translation>番号でカード・枠・建物を選ぶ</translation>
    </message>
    <message>
        <source>Commit</source>
        <extracomment>Paper Tales: what a key does, in the list of keys</extracomment>
        <translation>確定</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>Paper Tales: what a key does, in the list of keys</extracomment>
        <translation>残す</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>Paper Tales: what a key does, in the list of keys</extracomment>
        <translation>捨てる</translation>
    </message>
    <message>
        <source>Back to your hand</source>
        <translation>手札に戻す</translation>
    </message>
</context>
<context>
    <name>PapertalesPostcard</name>
    <message>
        <source>%1’s kingdom, a chronicle</source>
        <translation>%1の王国年代記</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>&quot;Wars: 6&quot; or &quot;Built: Town 2&quot;: a heading, and an amount or a list</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>PapertalesPrompt</name>
    <message>
        <source>You keep %1. Now choose a card to discard.</source>
        <translation>%1を手元に残しました。次は捨てるカードを選びます。</translation>
    </message>
    <message>
        <source>Choose where %1 goes.</source>
        <translation>%1：置く場所を選びます。</translation>
    </message>
    <message>
        <source>Keep a card</source>
        <translation>1枚残す</translation>
    </message>
    <message>
        <source>Commit plan</source>
        <extracomment>Paper Tales: a button beside the question, or the question and more about it</extracomment>
        <translation>計画を確定</translation>
    </message>
    <message>
        <source>Build nothing</source>
        <extracomment>Paper Tales: a button beside the question, or the question and more about it</extracomment>
        <translation>建てない</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Paper Tales: a button beside the question, or the question and more about it</extracomment>
        <translation>完了</translation>
    </message>
</context>
<context>
    <name>PapertalesRules</name>
    <message>
        <source>Goal</source>
        <extracomment>Paper Tales: a heading of the rules in short</extracomment>
        <translation>めざすこと</translation>
    </message>
    <message>
        <source>1  Recruitment</source>
        <extracomment>Paper Tales: a heading of the rules in short</extracomment>
        <translation>1&#x3000;募集</translation>
    </message>
    <message>
        <source>2  Deployment</source>
        <extracomment>Paper Tales: a heading of the rules in short</extracomment>
        <translation>2&#x3000;配置</translation>
    </message>
    <message>
        <source>3  Wars</source>
        <extracomment>Paper Tales: a heading of the rules in short</extracomment>
        <translation>3&#x3000;戦争</translation>
    </message>
    <message>
        <source>4  Income</source>
        <extracomment>Paper Tales: a heading of the rules in short</extracomment>
        <translation>4&#x3000;収入</translation>
    </message>
    <message>
        <source>5  Construction</source>
        <extracomment>Paper Tales: a heading of the rules in short</extracomment>
        <translation>5&#x3000;建設</translation>
    </message>
    <message>
        <source>6  Aging</source>
        <extracomment>Paper Tales: a heading of the rules in short</extracomment>
        <translation>6&#x3000;老化</translation>
    </message>
    <message>
        <source>The end</source>
        <extracomment>Paper Tales: a heading of the rules in short</extracomment>
        <translation>終わり</translation>
    </message>
    <message>
        <source>Resources</source>
        <extracomment>Paper Tales: a heading of the rules in short</extracomment>
        <translation>資源</translation>
    </message>
    <message>
        <source>Age tokens</source>
        <extracomment>Paper Tales: a heading of the rules in short</extracomment>
        <translation>老化トークン</translation>
    </message>
    <message>
        <source>Paper Tales: how to play</source>
        <translation>Paper Talesの遊び方</translation>
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
        <translation>募集</translation>
    </message>
    <message>
        <source>Deploy</source>
        <extracomment>Paper Tales: a phase of the turn, as short as can be</extracomment>
        <translation>配置</translation>
    </message>
    <message>
        <source>Wars</source>
        <extracomment>Paper Tales: a phase of the turn, as short as can be</extracomment>
        <translation>戦争</translation>
    </message>
    <message>
        <source>Income</source>
        <extracomment>Paper Tales: a phase of the turn, as short as can be</extracomment>
        <translation>収入</translation>
    </message>
    <message>
        <source>Build</source>
        <extracomment>Paper Tales: a phase of the turn, as short as can be</extracomment>
        <translation>建設</translation>
    </message>
    <message>
        <source>Age</source>
        <extracomment>Paper Tales: a phase of the turn, as short as can be</extracomment>
        <translation>老化</translation>
    </message>
    <message>
        <source>%1 of %2 ready</source>
        <translation>%2人中%1人完了</translation>
    </message>
    <message>
        <source>%1, phase %2</source>
        <translation>%1、フェイズ%2</translation>
    </message>
    <message>
        <source>Pile %1</source>
        <extracomment>Paper Tales: a phase of the turn, as short as can be</extracomment>
        <translation>山札%1</translation>
    </message>
    <message>
        <source>Everyone keeps one card from a pack and passes the rest, until each player has five.</source>
        <translation>全員がカード束から1枚を手元に残し、残りを隣へ渡します。5枚そろうまでくり返します。</translation>
    </message>
    <message>
        <source>Everyone plans in secret, then reveals and pays for new Units.</source>
        <translation>計画は秘密に立てて、いっせいに公開します。それから、新しいユニットの代金を払います。</translation>
    </message>
    <message>
        <source>Neighbours compare Front strength. Each War won scores 3 Legend Points.</source>
        <translation>隣どうしで前衛の戦力を比べます。勝った戦争ひとつにつき、伝説点3点です。</translation>
    </message>
    <message>
        <source>Every Kingdom earns 2 Gold, plus what its cards produce.</source>
        <translation>どの王国も2ゴールドと、カードが生み出す分を受け取ります。</translation>
    </message>
    <message>
        <source>Everyone may build or upgrade one Building.</source>
        <translation>全員が、建物を1つ建てるか、建物のレベルを1つ上げることができます。</translation>
    </message>
    <message>
        <source>Units with an Age token die. The others get one.</source>
        <translation>老化トークンのあるユニットは死亡し、ほかのユニットにはトークンが1個ずつ置かれます。</translation>
    </message>
</context>
<context>
    <name>PhoneSheet</name>
    <message>
        <source>Code with the address below</source>
        <translation>下のアドレスが入ったコード</translation>
    </message>
    <message>
        <source>%1’s hand on a phone</source>
        <translation>%1の手札をスマホで</translation>
    </message>
    <message>
        <source>The phone has no connection right now. The hand waits for it, or a bot can play.</source>
        <translation>いまスマホがつながっていません。手札はつながるまで待ちます。ボットに任せることもできます。</translation>
    </message>
    <message>
        <source>This hand is on a phone. The screen doesn’t show it.</source>
        <translation>この手札はスマホにあります。画面には出ません。</translation>
    </message>
    <message>
        <source>This computer isn’t on a network, so no phone can reach it. Connect it to a Wi-Fi network or to a phone’s hotspot, close this page and ask for the code again. Until then the hand can only be opened on this computer.</source>
        <translation>このパソコンはどのネットワークにもつながっていないため、スマホから接続できません。Wi-Fiかスマホのテザリングにつなぎ、このページを閉じて、もう一度コードを表示してください。それまで手札はこのパソコンでしか開けません。</translation>
    </message>
    <message>
        <source>Scan the code with the phone’s camera. The phone must be on the same network as this computer. The code works once, for two minutes.</source>
        <translation>スマホのカメラでコードを読み取ってください。スマホは、このパソコンと同じネットワークにつないでおいてください。コードは2分間、1回だけ使えます。</translation>
    </message>
    <message>
        <source>The code is no longer valid.</source>
        <translation>このコードはもう使えません。</translation>
    </message>
    <message>
        <source>The network that the phone is on</source>
        <translation>スマホがつながっているネットワーク</translation>
    </message>
    <message>
        <source>Cards and moves travel unencrypted, so others on this network could read them. Use a network you trust.</source>
        <translation>カードや手の内容は暗号化されずに送られるので、同じネットワークの人に読まれることがあります。信頼できるネットワークを使ってください。</translation>
    </message>
    <message>
        <source>Move back to the screen</source>
        <translation>画面に戻す</translation>
    </message>
    <message>
        <source>Let a bot play</source>
        <translation>ボットに任せる</translation>
    </message>
    <message>
        <source>A bot plays this hand until you change the seats again.</source>
        <translation>もう一度席を変えるまで、ボットがこの手札で遊びます。</translation>
    </message>
    <message>
        <source>Use another phone</source>
        <translation>別のスマホを使う</translation>
    </message>
    <message>
        <source>New code</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>新しいコード</translation>
    </message>
    <message>
        <source>Open on this computer</source>
        <translation>このパソコンで開く</translation>
    </message>
    <message>
        <source>Opens the hand in a browser, for a second monitor.</source>
        <translation>手札をブラウザーで開きます。2台目の画面で使えます。</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>PhoneSign</name>
    <message>
        <source>On a phone, no connection</source>
        <translation>スマホ（接続なし）</translation>
    </message>
    <message>
        <source>On a phone</source>
        <translation>スマホ</translation>
    </message>
</context>
<context>
    <name>PickPanel</name>
    <message numerus="yes">
        <source>%1’s discard pile, %n card(s)</source>
        <translation>
            <numerusform>%1の捨て札、%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Search the pile by name</source>
        <translation>カード名で捨て札を探す</translation>
    </message>
    <message>
        <source>Search  /</source>
        <extracomment>Tail Story: looking through a pile of cards</extracomment>
        <translation>検索&#x3000;/</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Tail Story: looking through a pile of cards</extracomment>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>%1, picked</source>
        <extracomment>Tail Story: looking through a pile of cards</extracomment>
        <translation>%1、選択中</translation>
    </message>
    <message>
        <source>This discard pile is empty.</source>
        <translation>この捨て札は空です。</translation>
    </message>
    <message>
        <source>No card with this name.</source>
        <translation>その名前のカードはありません。</translation>
    </message>
</context>
<context>
    <name>PickRow</name>
    <message>
        <source>Picked so far</source>
        <translation>選んだカード</translation>
    </message>
    <message>
        <source>Still to pick</source>
        <translation>これから選ぶ</translation>
    </message>
</context>
<context>
    <name>PlainChoices</name>
    <message>
        <source>What you can do</source>
        <translation>できること</translation>
    </message>
    <message>
        <source>What will you do with it?</source>
        <translation>どうしますか？</translation>
    </message>
</context>
<context>
    <name>PlainKeys</name>
    <message>
        <source>The table</source>
        <extracomment>The table of any game: what its keys do, in the list of keys</extracomment>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>Choose by number</source>
        <translation>番号で選ぶ</translation>
    </message>
    <message>
        <source>Confirm your choice</source>
        <translation>選択を決定</translation>
    </message>
    <message>
        <source>Next or previous card</source>
        <translation>前か次のカードへ</translation>
    </message>
</context>
<context>
    <name>PlainRules</name>
    <message>
        <source>How to play</source>
        <translation>遊び方</translation>
    </message>
</context>
<context>
    <name>PlainZone</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Beside a zone of cards: what it is called, and how many cards lie there</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>PlanPanel</name>
    <message>
        <source>Wars</source>
        <extracomment>Paper Tales: a line of what a plan comes to</extracomment>
        <translation>戦争</translation>
    </message>
    <message>
        <source>Gold</source>
        <extracomment>Paper Tales: a line of what a plan comes to</extracomment>
        <translation>ゴールド</translation>
    </message>
    <message>
        <source>Income</source>
        <extracomment>Paper Tales: a line of what a plan comes to</extracomment>
        <translation>収入</translation>
    </message>
    <message>
        <source>Kept card</source>
        <extracomment>Paper Tales: a line of what a plan comes to</extracomment>
        <translation>残したカード</translation>
    </message>
    <message>
        <source>Dies in aging</source>
        <translation>老化で死亡</translation>
    </message>
    <message>
        <source>nobody</source>
        <extracomment>Paper Tales: a line of what a plan comes to</extracomment>
        <translation>なし</translation>
    </message>
    <message>
        <source>Legend</source>
        <extracomment>Paper Tales: a line of what a plan comes to</extracomment>
        <translation>伝説点</translation>
    </message>
    <message>
        <source>Picked so far</source>
        <translation>選んだカード</translation>
    </message>
    <message>
        <source>If you reveal this plan</source>
        <translation>この計画を公開すると</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>このあと</translation>
    </message>
</context>
<context>
    <name>PostcardSheet</name>
    <message>
        <source>Postcard</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>絵はがき</translation>
    </message>
    <message>
        <source>Save the picture…</source>
        <translation>画像を保存…</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>PracticeSlip</name>
    <message>
        <source>Close</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>PracticeStrip</name>
    <message>
        <source>%1 %2</source>
        <extracomment>Two consecutive sentences</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>Continued from a turning point</source>
        <translation>分かれ目から続きを遊んでいます</translation>
    </message>
    <message>
        <source>Practice table: %1, %2</source>
        <translation>練習テーブル：%1、%2</translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <extracomment>Practice table, where an example of a rule is tried</extracomment>
        <translation>レッスン：%1</translation>
    </message>
    <message>
        <source>Practice table</source>
        <extracomment>Practice table, where an example of a rule is tried</extracomment>
        <translation>練習テーブル</translation>
    </message>
    <message>
        <source>Hide the note</source>
        <translation>メモを隠す</translation>
    </message>
    <message>
        <source>What to try</source>
        <translation>やってみること</translation>
    </message>
    <message>
        <source>Start over</source>
        <extracomment>Practice table, where an example of a rule is tried</extracomment>
        <translation>最初から</translation>
    </message>
    <message>
        <source>Chapters</source>
        <extracomment>Practice table, where an example of a rule is tried</extracomment>
        <translation>章</translation>
    </message>
    <message>
        <source>Start another chapter or skip this step.</source>
        <translation>別の章を始めるか、このステップを飛ばします。</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Practice table, where an example of a rule is tried</extracomment>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Leaves the practice table.</source>
        <translation>練習テーブルを離れます。</translation>
    </message>
    <message>
        <source>Leaves the lesson. You can continue from here later.</source>
        <translation>レッスンを離れます。あとで、いまのところから続けられます。</translation>
    </message>
</context>
<context>
    <name>ProblemReport</name>
    <message>
        <source>Report a problem</source>
        <translation>問題を報告</translation>
    </message>
    <message>
        <source>Tell us what you did, what you expected and what happened, then paste this below it. Nothing is sent from here. The page opens in your browser.</source>
        <translation>何をしたか、どうなると思っていたか、実際にどうなったかを書き、その下にこれを貼り付けてください。ここからは何も送信されません。ページはブラウザーで開きます。</translation>
    </message>
    <message>
        <source>About the program and your system</source>
        <translation>プログラムとシステムの情報</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button: copies the text of a problem report</extracomment>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Open the page</source>
        <translation>ページを開く(&amp;O)</translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>%1 %2</source>
        <extracomment>Two sentences after each other</extracomment>
        <translation>%1%2</translation>
    </message>
</context>
<context>
    <name>ReactionPanel</name>
    <message>
        <source>not until their turn</source>
        <translation>自分の番まで聞きません</translation>
    </message>
    <message>
        <source>lets it go</source>
        <translation>見送る</translation>
    </message>
    <message>
        <source>is deciding</source>
        <extracomment>Tail Story: what a player does while all may answer a card</extracomment>
        <translation>考え中</translation>
    </message>
    <message>
        <source>is next</source>
        <extracomment>Tail Story: what a player does while all may answer a card</extracomment>
        <translation>次に対応</translation>
    </message>
    <message>
        <source>no cards</source>
        <extracomment>Tail Story: what a player does while all may answer a card</extracomment>
        <translation>カードなし</translation>
    </message>
    <message>
        <source>may respond</source>
        <extracomment>Tail Story: what a player does while all may answer a card</extracomment>
        <translation>対応できます</translation>
    </message>
</context>
<context>
    <name>ReactionRing</name>
    <message>
        <source>You can respond to this now.</source>
        <translation>いま対応できます。</translation>
    </message>
    <message>
        <source>Stop!</source>
        <extracomment>Everybody may stop a card now: a heading or a button</extracomment>
        <translation>止める！</translation>
    </message>
    <message>
        <source>%1: stop it</source>
        <translation>%1：止める</translation>
    </message>
    <message>
        <source>Let it go</source>
        <translation>見送る</translation>
    </message>
    <message>
        <source>%1: let it go</source>
        <translation>%1：見送る</translation>
    </message>
    <message>
        <source>%1 doesn’t stop it. If everyone lets it go, it happens.</source>
        <translation>%1は止めません。全員が見送れば、そのまま実行されます。</translation>
    </message>
    <message>
        <source>Don’t ask me until my turn</source>
        <translation>自分の番まで聞かない</translation>
    </message>
    <message>
        <source>%1: don’t ask me until my turn</source>
        <translation>%1：自分の番まで聞かない</translation>
    </message>
    <message>
        <source>Nobody stops it</source>
        <translation>だれも止めない</translation>
    </message>
</context>
<context>
    <name>ReactionSeat</name>
    <message>
        <source>%1: stop it (%2)</source>
        <translation>%1：止める（%2）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Tail Story: a button beside a seat’s name: that seat answers a card, or lets it go</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1・%2</translation>
    </message>
    <message>
        <source>Stop!</source>
        <extracomment>Tail Story: a button beside a seat’s name: that seat answers a card, or lets it go</extracomment>
        <translation>止める！</translation>
    </message>
    <message>
        <source>Let it go</source>
        <translation>見送る</translation>
    </message>
    <message>
        <source>%1 doesn’t stop it. If everyone lets it go, it happens.</source>
        <translation>%1は止めません。全員が見送れば、そのまま実行されます。</translation>
    </message>
    <message>
        <source>Not until my turn</source>
        <translation>自分の番まで聞かない</translation>
    </message>
    <message>
        <source>zz</source>
        <extracomment>Tail Story: a button beside a seat’s name: that seat answers a card, or lets it go</extracomment>
        <translation>zz</translation>
    </message>
    <message>
        <source>%1: don’t ask me until my turn</source>
        <translation>%1：自分の番まで聞かない</translation>
    </message>
    <message>
        <source>%1 won’t be asked again until their turn.</source>
        <translation>%1には、自分の番が来るまで聞きません。</translation>
    </message>
</context>
<context>
    <name>RuleBookPage</name>
    <message>
        <source>Search the rules</source>
        <translation>ルールを検索</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <extracomment>The rules: how many were found</extracomment>
        <translation>
            <numerusform>ルール%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>No rule contains all of these words. Try fewer, or a number such as 12.</source>
        <translation>入力した言葉をすべてふくむルールはありません。言葉を減らすか、12のような番号で探してください。</translation>
    </message>
</context>
<context>
    <name>RuleChapters</name>
    <message>
        <source>Chapters</source>
        <extracomment>The rules: the list of their chapters</extracomment>
        <translation>章</translation>
    </message>
</context>
<context>
    <name>RuleLink</name>
    <message>
        <source>See %1: %2</source>
        <translation>%1を参照：%2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1・%2</translation>
    </message>
</context>
<context>
    <name>RuleList</name>
    <message>
        <source>All rules</source>
        <extracomment>The rules: all of them</extracomment>
        <translation>全ルール</translation>
    </message>
</context>
<context>
    <name>RuleRow</name>
    <message>
        <source>%1. %2. %3 Example: %4</source>
        <translation>%1。%2。%3 例：%4</translation>
    </message>
    <message>
        <source>%1. %2. %3</source>
        <translation>%1。%2。%3</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <extracomment>The rules: a button that shows an example</extracomment>
        <translation>例：%1</translation>
    </message>
    <message>
        <source>Try it on a practice table</source>
        <translation>練習テーブルで試す</translation>
    </message>
</context>
<context>
    <name>RulesKeys</name>
    <message>
        <source>Rules</source>
        <extracomment>The rules: what a key does</extracomment>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Next or previous rule</source>
        <translation>1項目ずつ</translation>
    </message>
    <message>
        <source>Page up or down</source>
        <translation>1ページずつ</translation>
    </message>
    <message>
        <source>First or last rule</source>
        <translation>最初か最後へ</translation>
    </message>
    <message>
        <source>Previous or next card</source>
        <translation>前か次のカードへ</translation>
    </message>
    <message>
        <source>Try the rule’s example</source>
        <translation>ルールの例を試す</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>The rules: what a key does</extracomment>
        <translation>検索</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>The rules: what a key does</extracomment>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>RulesOverview</name>
    <message>
        <source>How to play</source>
        <translation>遊び方</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Rules of %1</source>
        <translation>%1のルール</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>The rules: a button</extracomment>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>遊び方</translation>
    </message>
    <message>
        <source>All rules</source>
        <extracomment>The rules: a button</extracomment>
        <translation>全ルール</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>The rules: a button</extracomment>
        <translation>カード</translation>
    </message>
</context>
<context>
    <name>SaveCard</name>
    <message>
        <source> · </source>
        <extracomment>A saved game on the first page</extracomment>
        <translation> ・ </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A saved game on the first page</extracomment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>F2 renames it, Delete removes it.</source>
        <translation>F2で名前を変え、Deleteで削除します。</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <extracomment>A saved game on the first page</extracomment>
        <translation>%1の名前を変える</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <extracomment>A saved game on the first page</extracomment>
        <translation>%1を削除</translation>
    </message>
</context>
<context>
    <name>SaveDialogs</name>
    <message>
        <source>Taletop games (*.taletop)</source>
        <translation>Taletopのゲーム (*.taletop)</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>ゲームを開く</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>コピーを保存</translation>
    </message>
</context>
<context>
    <name>SaveFile</name>
    <message>
        <source>%1 was changed by another program and stays as it is. This game is now saved in %2.</source>
        <translation>%1は別のプログラムに書き換えられたので、そのままにしてあります。このゲームの続きは%2に保存します。</translation>
    </message>
    <message>
        <source>The game cannot be saved to %1 (%2). You can keep playing. %3, or save a copy elsewhere before you leave.</source>
        <translation>ゲームを%1に保存できません（%2）。ゲームは続けられます。%3か、テーブルを離れる前に別の場所へコピーを保存してください。</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) would be lost because %1 cannot be written (%2). %3 and try again, or save a copy elsewhere.</source>
        <translation>
            <numerusform>このままでは%n手が失われます。%1に書き込めません（%2）。%3などしてからもう一度試すか、別の場所へコピーを保存してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>The copy cannot be written to %1 (%2). %3, or choose another folder.</source>
        <translation>コピーを%1に書き込めません（%2）。%3か、別のフォルダーを選んでください。</translation>
    </message>
</context>
<context>
    <name>SaveKeys</name>
    <message>
        <source>Unfinished games</source>
        <extracomment>A saved game: what a key does; &apos;it&apos; is the saved game</extracomment>
        <translation>続きから遊べるゲーム</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>A saved game: what a key does; &apos;it&apos; is the saved game</extracomment>
        <translation>続きを遊ぶ</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>A saved game: what a key does; &apos;it&apos; is the saved game</extracomment>
        <translation>名前を変える</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>A saved game: what a key does; &apos;it&apos; is the saved game</extracomment>
        <translation>削除</translation>
    </message>
</context>
<context>
    <name>SaveLock</name>
    <message>
        <source>process %1 on %2</source>
        <translation>%2のプロセス%1</translation>
    </message>
</context>
<context>
    <name>SaveName</name>
    <message>
        <source>Name of the saved game</source>
        <translation>保存したゲームの名前</translation>
    </message>
</context>
<context>
    <name>SaveText</name>
    <message>
        <source>%1 is a folder. Open a saved game, a file that ends in .taletop.</source>
        <translation>%1はフォルダーです。保存したゲーム（.taletopで終わるファイル）を開いてください。</translation>
    </message>
    <message>
        <source>%1 is not a regular file. Open a saved game, a file that ends in .taletop.</source>
        <translation>%1は通常のファイルではありません。保存したゲーム（.taletopで終わるファイル）を開いてください。</translation>
    </message>
    <message>
        <source>%1 is too large for a saved game (%2 MB; the limit is %3 MB). Open another file.</source>
        <translation>%1は保存したゲームとしては大きすぎます（%2 MB、上限は%3 MB）。別のファイルを開いてください。</translation>
    </message>
    <message>
        <source>%1 cannot be opened (%2). Check that it exists and that you may read it.</source>
        <translation>%1を開けません（%2）。ファイルがあるか、読み取りが許可されているかを確かめてください。</translation>
    </message>
    <message>
        <source>%1 cannot be read (%2). Try again, or open another file.</source>
        <translation>%1を読めません（%2）。もう一度試すか、別のファイルを開いてください。</translation>
    </message>
</context>
<context>
    <name>SaveWriting</name>
    <message>
        <source>Free some disk space</source>
        <translation>ディスクの空きを増やす</translation>
    </message>
    <message>
        <source>Allow writing to the file and its folder</source>
        <translation>ファイルとフォルダーへの書き込みを許可する</translation>
    </message>
    <message>
        <source>Make the disk writable</source>
        <translation>ディスクを書き込み可能にする</translation>
    </message>
    <message>
        <source>Create its folder again</source>
        <translation>フォルダーを作り直す</translation>
    </message>
    <message>
        <source>Give it a shorter name</source>
        <translation>もっと短い名前にする</translation>
    </message>
    <message>
        <source>Give it another name</source>
        <translation>別の名前にする</translation>
    </message>
    <message>
        <source>Check the disk</source>
        <translation>ディスクの状態を確かめる</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>通常のファイルではありません</translation>
    </message>
</context>
<context>
    <name>ScoreCell</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Foxtail: a line of the score and its points</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>ScoreFoot</name>
    <message>
        <source>Postcard…</source>
        <extracomment>Button at the end of a game</extracomment>
        <translation>絵はがき…</translation>
    </message>
    <message>
        <source>A picture of this game to keep</source>
        <translation>このゲームの記念に残せる1枚の絵です</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>Button at the end of a game</extracomment>
        <translation>もう一度遊ぶ</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>Button at the end of a game</extracomment>
        <translation>ホーム</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <extracomment>Button at the end of a game</extracomment>
        <translation>配りの番号%1</translation>
    </message>
    <message>
        <source>Replay this deal</source>
        <translation>同じ配りで再戦</translation>
    </message>
    <message>
        <source>Watch the game</source>
        <translation>ゲームを見返す</translation>
    </message>
    <message>
        <source>Turning points</source>
        <extracomment>Button at the end of a game</extracomment>
        <translation>分かれ目</translation>
    </message>
    <message>
        <source>Keep the tale as a book</source>
        <translation>物語を本に残す</translation>
    </message>
</context>
<context>
    <name>ScoreLine</name>
    <message>
        <source>See %1: %2</source>
        <translation>%1を参照：%2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1：%n点</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScorePad</name>
    <message>
        <source>%1’s score pad</source>
        <translation>%1の得点表</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet. %1</source>
        <translation>得点シート。%1</translation>
    </message>
    <message>
        <source>The tale is told</source>
        <translation>物語を語り終えました</translation>
    </message>
    <message>
        <source>The final count</source>
        <translation>最終集計</translation>
    </message>
</context>
<context>
    <name>ScoreTotals</name>
    <message>
        <source>Total</source>
        <extracomment>The score: the last line, all points together</extracomment>
        <translation>合計</translation>
    </message>
    <message numerus="yes">
        <source>Total: %n point(s)</source>
        <translation>
            <numerusform>合計：%n点</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatCountBar</name>
    <message>
        <source>Seats</source>
        <extracomment>New game: how many places there are at the table</extracomment>
        <translation>席</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <extracomment>New game: how many places there are at the table</extracomment>
        <translation>
            <numerusform>%n席</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatFigure</name>
    <message>
        <source>Seat %1: %2, %3, %4</source>
        <translation>席%1：%2、%3、%4</translation>
    </message>
    <message>
        <source>Previous animal (now %1)</source>
        <translation>前の紋章（いまは%1）</translation>
    </message>
    <message>
        <source>Next animal (now %1)</source>
        <translation>次の紋章（いまは%1）</translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <translation>席%1の名前</translation>
    </message>
    <message>
        <source>Press to choose who plays here</source>
        <translation>押すと、この席で遊ぶ人を選べます</translation>
    </message>
    <message>
        <source>On a phone…</source>
        <translation>スマホにあります…</translation>
    </message>
    <message>
        <source>Play on a phone…</source>
        <translation>スマホで遊ぶ…</translation>
    </message>
    <message>
        <source>Shows this hand on a phone instead of on the screen.</source>
        <translation>この手札を画面ではなくスマホに表示します。</translation>
    </message>
</context>
<context>
    <name>SeatHead</name>
    <message>
        <source>choosing</source>
        <extracomment>Paper Tales: what an opponent does now</extracomment>
        <translation>考え中</translation>
    </message>
    <message>
        <source>plan sealed</source>
        <extracomment>Paper Tales: what an opponent does now</extracomment>
        <translation>計画確定</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>Paper Tales: what an opponent does now</extracomment>
        <translation>準備完了</translation>
    </message>
</context>
<context>
    <name>SeatPage</name>
    <message>
        <source>%1: who plays?</source>
        <translation>%1：だれが遊ぶ？</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <extracomment>New game: heading and buttons</extracomment>
        <translation>だれが遊ぶ？</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>New game: heading and buttons</extracomment>
        <translation>はじめる</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>New game: heading and buttons</extracomment>
        <translation>ホーム</translation>
    </message>
    <message>
        <source>New to this? Learn by playing</source>
        <translation>はじめてなら、遊びながら覚える</translation>
    </message>
    <message>
        <source>The lesson for %1.</source>
        <translation>%1のレッスン。</translation>
    </message>
    <message>
        <source>Bots see only what a player in their seat would see.</source>
        <translation>ボットは、自分の席から見えることしか知りません。</translation>
    </message>
</context>
<context>
    <name>SeatsSheet</name>
    <message>
        <source>Seats</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>席</translation>
    </message>
    <message>
        <source>The game continues from here. Open hands will close.</source>
        <translation>ゲームはこのまま続きます。開いている手札は伏せられます。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>続けて遊ぶ</translation>
    </message>
</context>
<context>
    <name>SettingChoice</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Preferences, heard: the name of a setting and its value</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>SettingKey</name>
    <message>
        <source>%1: press the new key, or Esc to keep the old one</source>
        <translation>%1：新しいキーを押してください（Escで中止）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Preferences, heard: the name of a setting and its value</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Press the new key</source>
        <translation>新しいキーを押す</translation>
    </message>
</context>
<context>
    <name>SettingNumber</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Preferences, heard: the name of a setting and its value</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>SettingSwitch</name>
    <message>
        <source>On</source>
        <extracomment>Preferences: the value of a switch</extracomment>
        <translation>オン</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>Preferences: the value of a switch</extracomment>
        <translation>オフ</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Language</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>言語</translation>
    </message>
    <message>
        <source>Changes the whole program immediately.</source>
        <translation>プログラム全体の言語がすぐに切り替わります。</translation>
    </message>
    <message>
        <source>translation words tongue</source>
        <translation>翻訳 ことば 日本語 language</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>文字の大きさ</translation>
    </message>
    <message>
        <source>Makes all text and numbers larger.</source>
        <translation>すべての文字と数字を大きくします。</translation>
    </message>
    <message>
        <source>font letters large small zoom television TV</source>
        <translation>フォント 文字 大きい 小さい 拡大 ズーム テレビ</translation>
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
        <translation>ハイコントラスト</translation>
    </message>
    <message>
        <source>Black, white and a few strong colours.</source>
        <translation>黒と白と、はっきりした少数の色だけで表示します。</translation>
    </message>
    <message>
        <source>colours dark eyes</source>
        <translation>色 暗い 目 見やすい</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>動きを減らす</translation>
    </message>
    <message>
        <source>Cards fade from place to place instead of flying.</source>
        <translation>カードは飛ばずに、すっと消えて移動先に現れます。</translation>
    </message>
    <message>
        <source>animation reduced still</source>
        <translation>アニメーション 減らす 静か</translation>
    </message>
    <message>
        <source>Card preview</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>カードの拡大表示</translation>
    </message>
    <message>
        <source>inspector zoom hover pointer card rest</source>
        <translation>拡大 ズーム ポインター マウス カード</translation>
    </message>
    <message>
        <source>When the pointer rests on a card</source>
        <translation>カードにポインターを置いたとき</translation>
    </message>
    <message>
        <source>Screen reader announcements</source>
        <translation>スクリーンリーダーの読み上げ</translation>
    </message>
    <message>
        <source>How much is announced automatically.</source>
        <translation>自動で読み上げる内容です。</translation>
    </message>
    <message>
        <source>announce speak voice blind hear access</source>
        <translation>読み上げ 音声 視覚 聞く アクセシビリティ</translation>
    </message>
    <message>
        <source>Questions and results</source>
        <translation>質問と結果</translation>
    </message>
    <message>
        <source>Everything, move by move</source>
        <translation>1手ごとにすべて</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>速さ</translation>
    </message>
    <message>
        <source>How fast the cards move and the bots play.</source>
        <translation>カードの動きと、ボットの速さです。</translation>
    </message>
    <message>
        <source>animation bots fast slow</source>
        <translation>アニメーション ボット 速い 遅い</translation>
    </message>
    <message>
        <source>Instant</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>一瞬</translation>
    </message>
    <message>
        <source>Quick</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>速い</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Leisurely</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>ゆったり</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>1つずつ進める</translation>
    </message>
    <message>
        <source>After each event, the game waits until you press Next.</source>
        <translation>何か起こるたびに、「次へ」を押すまで待ちます。</translation>
    </message>
    <message>
        <source>wait pause</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>待つ 一時停止</translation>
    </message>
    <message>
        <source>Warn before I waste something</source>
        <translation>無駄になる前に確認する</translation>
    </message>
    <message>
        <source>Asks once before you commit an empty plan, skip a bonus or lose action points.</source>
        <translation>空の計画を確定するとき、ボーナスを見送るとき、アクションポイントが余るときに、一度だけ確認します。</translation>
    </message>
    <message>
        <source>confirm sure question warning lose</source>
        <translation>確認 質問 警告 損</translation>
    </message>
    <message>
        <source>Play forced moves for me</source>
        <translation>一択の手は自動で進める</translation>
    </message>
    <message>
        <source>Makes your move for you when only one is possible. You still decide whether to stop a play.</source>
        <translation>できる手が1つだけなら、自動で進めます。止めるかどうかは、必ず自分で決めます。</translation>
    </message>
    <message>
        <source>automatic single only move quick</source>
        <translation>自動 一つだけ 唯一 手 早い</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>効果音</translation>
    </message>
    <message>
        <source>Soft sounds from the table. Everything you hear can also be seen.</source>
        <translation>テーブルのささやかな音です。音で分かることは、すべて画面でも分かります。</translation>
    </message>
    <message>
        <source>noise mute quiet audio</source>
        <translation>音 消音 静か ミュート オーディオ</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>音量</translation>
    </message>
    <message>
        <source>How loud the sounds are, relative to your system’s volume.</source>
        <translation>システムの音量に対する、効果音の大きさです。</translation>
    </message>
    <message>
        <source>loud noise audio</source>
        <translation>大きい 音 オーディオ</translation>
    </message>
    <message>
        <source>Reading aloud</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>読み上げ</translation>
    </message>
    <message>
        <source>Adds a button that reads an open tale aloud in your system’s voice.</source>
        <translation>開いた物語の横に、システムの音声で読み上げるボタンを出します。</translation>
    </message>
    <message>
        <source>voice speech speak tale audio</source>
        <translation>音声 声 話す 読み上げ 物語 オーディオ</translation>
    </message>
    <message>
        <source>Voice volume</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>音声の音量</translation>
    </message>
    <message>
        <source>How loud the voice is, relative to your system’s volume.</source>
        <translation>システムの音量に対する、音声の大きさです。</translation>
    </message>
    <message>
        <source>loud speech audio</source>
        <translation>大きい 声 音声 オーディオ</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>席%1</translation>
    </message>
    <message>
        <source>key keyboard look</source>
        <translation>キー キーボード 見る</translation>
    </message>
    <message>
        <source>On a shared screen each seat has a key that opens and closes its hand. Choose a seat here, then press its new key.</source>
        <translation>同じ画面で遊ぶときは、席ごとにキーがあります。押すと手札が開き、もう一度押すと閉じます。ここで席を選び、新しいキーを押してください。</translation>
    </message>
    <message>
        <source>Hands in a new game</source>
        <translation>新しいテーブルの手札</translation>
    </message>
    <message>
        <source>With the curtain, each player looks and chooses in private. Open hands are for learning.</source>
        <translation>カーテンでは、1人ずつ、ほかの人に見られずに選びます。公開は、ゲームを覚えるときに向いています。</translation>
    </message>
    <message>
        <source>privacy secret hide</source>
        <translation>プライバシー 秘密 隠す</translation>
    </message>
    <message>
        <source>Curtain</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>カーテン</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>公開</translation>
    </message>
    <message>
        <source>A small note says what a card does. Press I, right-click or hold a card to enlarge it.</source>
        <translation>カードの効果を小さなメモで示します。Iキーか右クリック、長押しで大きく表示できます。</translation>
    </message>
    <message>
        <source>Only when I ask</source>
        <translation>操作時のみ</translation>
    </message>
    <message>
        <source>Graphics</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>グラフィック</translation>
    </message>
    <message>
        <source>Automatic uses software rendering if there is no graphics card. Takes effect the next time Taletop starts.</source>
        <translation>「自動」では、グラフィックカードがなければソフトウェアで描画します。次にTaletopを起動したときから有効です。</translation>
    </message>
    <message>
        <source>renderer graphics OpenGL software slow black window</source>
        <translation>描画 グラフィック OpenGL ソフトウェア 遅い 黒い ウィンドウ</translation>
    </message>
    <message>
        <source>Automatic</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>自動</translation>
    </message>
    <message>
        <source>Software</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>ソフトウェア</translation>
    </message>
    <message>
        <source>Reading</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>読みやすさ</translation>
    </message>
    <message>
        <source>Pace</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>速さ</translation>
    </message>
    <message>
        <source>Your moves</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>プレイ操作</translation>
    </message>
    <message>
        <source>Sound</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>音</translation>
    </message>
    <message>
        <source>Seat keys</source>
        <extracomment>Preferences: the name of a setting or of one of its values</extracomment>
        <translation>席のキー</translation>
    </message>
    <message>
        <source>Sharing a screen</source>
        <translation>同じ画面で遊ぶ</translation>
    </message>
</context>
<context>
    <name>SettingsFoot</name>
    <message>
        <source>Reset everything?</source>
        <extracomment>Preferences: a button</extracomment>
        <translation>すべて初期化しますか？</translation>
    </message>
    <message>
        <source>Reset everything</source>
        <extracomment>Preferences: a button</extracomment>
        <translation>すべて初期化</translation>
    </message>
    <message>
        <source>Resets all settings to their defaults. Saved games are kept.</source>
        <translation>すべての設定が最初の状態に戻ります。保存したゲームは残ります。</translation>
    </message>
    <message>
        <source>Reset this page</source>
        <translation>このページを初期化</translation>
    </message>
    <message>
        <source>Resets these settings to their defaults.</source>
        <translation>ここの設定が最初の状態に戻ります。</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Preferences: a button</extracomment>
        <translation>完了</translation>
    </message>
</context>
<context>
    <name>SettingsGroups</name>
    <message>
        <source>Settings categories</source>
        <extracomment>Preferences: heard for the list of its pages</extracomment>
        <translation>設定の分類</translation>
    </message>
</context>
<context>
    <name>SettingsRows</name>
    <message>
        <source>No setting found for “%1”.</source>
        <translation>「%1」に関する設定はありません。</translation>
    </message>
</context>
<context>
    <name>SettingsSheet</name>
    <message>
        <source>Preferences</source>
        <extracomment>Preferences: heading, or the field to search in</extracomment>
        <translation>設定</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Preferences: heading, or the field to search in</extracomment>
        <translation>検索</translation>
    </message>
</context>
<context>
    <name>SpotPlace</name>
    <message>
        <source>Front 1</source>
        <extracomment>Paper Tales: a place in the Kingdom, and what becomes of the Unit on it</extracomment>
        <translation>前衛1</translation>
    </message>
    <message>
        <source>Front 2</source>
        <extracomment>Paper Tales: a place in the Kingdom, and what becomes of the Unit on it</extracomment>
        <translation>前衛2</translation>
    </message>
    <message>
        <source>Front 3</source>
        <extracomment>Paper Tales: a place in the Kingdom, and what becomes of the Unit on it</extracomment>
        <translation>前衛3</translation>
    </message>
    <message>
        <source>Back 1</source>
        <extracomment>Paper Tales: a place in the Kingdom, and what becomes of the Unit on it</extracomment>
        <translation>後衛1</translation>
    </message>
    <message>
        <source>Back 2</source>
        <extracomment>Paper Tales: a place in the Kingdom, and what becomes of the Unit on it</extracomment>
        <translation>後衛2</translation>
    </message>
    <message>
        <source>Fifth spot, opened by a level 2 Building</source>
        <translation>5つ目の枠（レベル2の建物で開く）</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <extracomment>Paper Tales: a place in the Kingdom, and what becomes of the Unit on it</extracomment>
        <translation>%1、空き</translation>
    </message>
    <message>
        <source>%1: %2, new</source>
        <translation>%1：%2、新しいユニット</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Paper Tales: a place in the Kingdom, and what becomes of the Unit on it</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>new</source>
        <extracomment>Paper Tales: a place in the Kingdom, and what becomes of the Unit on it</extracomment>
        <translation>NEW</translation>
    </message>
    <message>
        <source>will die</source>
        <extracomment>Paper Tales: a place in the Kingdom, and what becomes of the Unit on it</extracomment>
        <translation>死亡予定</translation>
    </message>
</context>
<context>
    <name>Spotlight</name>
    <message>
        <source>%1 is in the spotlight: %2</source>
        <translation>%1に注目：%2</translation>
    </message>
    <message>
        <source>%1 is in the spotlight</source>
        <translation>%1に注目</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>Tail Story: the name of a card in quotation marks</extracomment>
        <translation>「%1」</translation>
    </message>
    <message>
        <source>Make the sound however you like. The rules take your word for it.</source>
        <translation>鳴き声はお好きなように。ルール上は、まねしたものとして扱います。</translation>
    </message>
</context>
<context>
    <name>StackPanel</name>
    <message>
        <source>stopped</source>
        <extracomment>Tail Story: what becomes of a card of the stack</extracomment>
        <translation>止められた</translation>
    </message>
    <message>
        <source>will stop it</source>
        <translation>これを止める</translation>
    </message>
    <message>
        <source>stops it</source>
        <extracomment>Tail Story: what becomes of a card of the stack</extracomment>
        <translation>止めている</translation>
    </message>
    <message>
        <source>will be stopped</source>
        <translation>ストップされる</translation>
    </message>
    <message>
        <source>will happen</source>
        <extracomment>Tail Story: what becomes of a card of the stack</extracomment>
        <translation>実行される</translation>
    </message>
    <message>
        <source>What’s happening: %1</source>
        <translation>進行中：%1</translation>
    </message>
    <message>
        <source>Nothing is waiting to resolve</source>
        <translation>実行待ちのものはありません</translation>
    </message>
    <message>
        <source>Play it here</source>
        <translation>ここに出す</translation>
    </message>
    <message>
        <source>Sprint! Nobody can stop anything this turn.</source>
        <translation>スパート！&#x3000;この手番はだれも何も止められません。</translation>
    </message>
</context>
<context>
    <name>StatisticsLines</name>
    <message>
        <source>Won: %1</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>勝ち：%1</translation>
    </message>
    <message>
        <source>Best score: %1</source>
        <translation>最高得点：%1</translation>
    </message>
    <message>
        <source>Last played: %1</source>
        <translation>最後に遊んだ日：%1</translation>
    </message>
</context>
<context>
    <name>StatisticsSheet</name>
    <message>
        <source>Statistics</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>戦績</translation>
    </message>
    <message>
        <source>Reading your saved games…</source>
        <translation>保存したゲームを読み込んでいます…</translation>
    </message>
    <message>
        <source>No games yet. Your first one will appear here.</source>
        <translation>まだ記録がありません。最初のゲームを遊ぶと、ここに表示されます。</translation>
    </message>
    <message>
        <source>Counts the saved games on this computer. Remove one and it no longer counts.</source>
        <translation>このパソコンに保存したゲームを数えます。削除したゲームは数えません。</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>StoryCard</name>
    <message>
        <source>yours</source>
        <extracomment>StoryLine: on the card that the seated player gave</extracomment>
        <translation>自分の</translation>
    </message>
</context>
<context>
    <name>StorybookChoice</name>
    <message>
        <source>Deck</source>
        <extracomment>New game: the deck of words that the tale is told with</extracomment>
        <translation>物語集</translation>
    </message>
    <message>
        <source>Tell the tale in our words or with a deck you’ve made.</source>
        <translation>付属の物語集で語るか、自作の物語集で語るかを選びます。</translation>
    </message>
    <message>
        <source>Make my own</source>
        <translation>自分で作る</translation>
    </message>
    <message>
        <source>Copies our deck to your folder so that you can change it in any text editor.</source>
        <translation>付属の物語集のコピーをフォルダーに保存します。テキストエディターで自由に書き換えられます。</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>フォルダーを開く</translation>
    </message>
    <message>
        <source>The folder for decks can’t be opened: %1</source>
        <translation>物語集のフォルダーを開けません：%1</translation>
    </message>
</context>
<context>
    <name>StorylineKeys</name>
    <message>
        <source>The Scary Tales table</source>
        <translation>Scary Talesのテーブル</translation>
    </message>
    <message>
        <source>Previous card</source>
        <extracomment>StoryLine: what a key does, in the list of keys</extracomment>
        <translation>前のカード</translation>
    </message>
    <message>
        <source>Next card</source>
        <extracomment>StoryLine: what a key does, in the list of keys</extracomment>
        <translation>次のカード</translation>
    </message>
    <message>
        <source>The line above</source>
        <translation>上の行</translation>
    </message>
    <message>
        <source>The line below</source>
        <translation>下の行</translation>
    </message>
    <message>
        <source>Pick a card, press again to confirm</source>
        <translation>カードを選ぶ（もう一度押すと決定）</translation>
    </message>
    <message>
        <source>Pick a card by number</source>
        <translation>番号でカードを選ぶ</translation>
    </message>
    <message>
        <source>Give or choose</source>
        <translation>カードを出す、選ぶ</translation>
    </message>
    <message>
        <source>Write a name</source>
        <translation>名前を書く</translation>
    </message>
    <message>
        <source>Previous page</source>
        <extracomment>StoryLine: what a key does, in the list of keys</extracomment>
        <translation>前のページ</translation>
    </message>
    <message>
        <source>Next page</source>
        <extracomment>StoryLine: what a key does, in the list of keys</extracomment>
        <translation>次のページ</translation>
    </message>
    <message>
        <source>Read the page aloud</source>
        <translation>ページを読み上げる</translation>
    </message>
</context>
<context>
    <name>StorylinePrompt</name>
    <message>
        <source>%1: %2</source>
        <extracomment>StoryLine: a button beside the question, or the question and more about it; &apos;, &apos; stands between titles</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Waiting for a card from %1</source>
        <translation>まだカードを出していない人：%1</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>StoryLine: a button beside the question, or the question and more about it; &apos;, &apos; stands between titles</extracomment>
        <translation>、</translation>
    </message>
    <message>
        <source>Page %1 is open. The tale waits on page %2.</source>
        <translation>%1ページを開いています。物語の続きは%2ページです。</translation>
    </message>
    <message>
        <source>Choose these two</source>
        <translation>この2枚にする</translation>
    </message>
    <message>
        <source>Choose this one</source>
        <translation>これにする</translation>
    </message>
    <message>
        <source>Give them</source>
        <extracomment>StoryLine: a button beside the question, or the question and more about it; &apos;, &apos; stands between titles</extracomment>
        <translation>2枚を出す</translation>
    </message>
    <message>
        <source>Give it</source>
        <extracomment>StoryLine: a button beside the question, or the question and more about it; &apos;, &apos; stands between titles</extracomment>
        <translation>出す</translation>
    </message>
    <message>
        <source>Back to page %1</source>
        <translation>%1ページに戻る</translation>
    </message>
</context>
<context>
    <name>StorylineRules</name>
    <message>
        <source>What you do</source>
        <translation>遊びの流れ</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>StoryLine: a heading of the rules in short</extracomment>
        <translation>カード</translation>
    </message>
    <message>
        <source>A page</source>
        <extracomment>StoryLine: a heading of the rules in short</extracomment>
        <translation>ページ</translation>
    </message>
    <message>
        <source>The choice</source>
        <extracomment>StoryLine: a heading of the rules in short</extracomment>
        <translation>選択</translation>
    </message>
    <message>
        <source>Words of your own</source>
        <translation>自分の言葉</translation>
    </message>
    <message>
        <source>Two banners</source>
        <extracomment>StoryLine: a heading of the rules in short</extracomment>
        <translation>2つの帯</translation>
    </message>
    <message>
        <source>The next page</source>
        <translation>次のページ</translation>
    </message>
    <message>
        <source>The tokens</source>
        <extracomment>StoryLine: a heading of the rules in short</extracomment>
        <translation>トークン</translation>
    </message>
    <message>
        <source>Who wins</source>
        <extracomment>StoryLine: a heading of the rules in short</extracomment>
        <translation>勝者</translation>
    </message>
    <message>
        <source>The book</source>
        <extracomment>StoryLine: a heading of the rules in short</extracomment>
        <translation>本</translation>
    </message>
    <message>
        <source>How to play StoryLine: Scary Tales</source>
        <translation>StoryLine: Scary Talesの遊び方</translation>
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
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>A part of every table; short</extracomment>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>A part of every table; short</extracomment>
        <translation>記録</translation>
    </message>
    <message>
        <source>Go back</source>
        <extracomment>A part of every table; short</extracomment>
        <translation>戻る</translation>
    </message>
</context>
<context>
    <name>TableTools</name>
    <message>
        <source>Log</source>
        <extracomment>A small button of the table</extracomment>
        <translation>記録</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>, </source>
        <extracomment>Spoken by a screen reader, never seen; between the parts of a list, or sentences</extracomment>
        <translation>、</translation>
    </message>
    <message>
        <source>. </source>
        <extracomment>Spoken by a screen reader, never seen; between the parts of a list, or sentences</extracomment>
        <translation>。</translation>
    </message>
    <message>
        <source>No hand is open.</source>
        <translation>開いている手札はありません。</translation>
    </message>
    <message>
        <source>%1 has no cards.</source>
        <translation>%1：手札はありません。</translation>
    </message>
    <message>
        <source>%1’s hand: %2</source>
        <translation>%1の手札：%2</translation>
    </message>
    <message>
        <source>Picked up: %1</source>
        <translation>手に取った：%1</translation>
    </message>
    <message>
        <source>On the table: %1</source>
        <translation>テーブルの上：%1</translation>
    </message>
    <message>
        <source>Before %1: %2</source>
        <translation>%1の前：%2</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>まだ何も起きていません。</translation>
    </message>
</context>
<context>
    <name>TailCard</name>
    <message>
        <source>%1
Altered: %2</source>
        <translation>%1
覚醒：%2</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>Tail Story: on a card that was stopped</extracomment>
        <translation>止められた</translation>
    </message>
</context>
<context>
    <name>TailstoryKeys</name>
    <message>
        <source>The Tail Story table</source>
        <translation>Tail Storyのテーブル</translation>
    </message>
    <message>
        <source>Pick a card in your hand, a number or a target</source>
        <translation>手札・数・相手を選ぶ</translation>
    </message>
    <message>
        <source>Draw and discard</source>
        <translation>引いて捨てる</translation>
    </message>
    <message>
        <source>Use the ability</source>
        <translation>能力を使う</translation>
    </message>
    <message>
        <source>Swap</source>
        <extracomment>Tail Story: what a key does, in the list of keys</extracomment>
        <translation>交換</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>手番を終える</translation>
    </message>
    <message>
        <source>Let it go</source>
        <translation>見送る</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>Tail Story: what a key does, in the list of keys</extracomment>
        <translation>はい</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>Tail Story: what a key does, in the list of keys</extracomment>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Tail Story: what a key does, in the list of keys</extracomment>
        <translation>完了</translation>
    </message>
    <message>
        <source>Press the main button</source>
        <translation>メインボタンを押す</translation>
    </message>
    <message>
        <source>Look through your discard pile</source>
        <translation>自分の捨て札を見る</translation>
    </message>
    <message>
        <source>Search the pile</source>
        <translation>その中を探す</translation>
    </message>
</context>
<context>
    <name>TailstoryPostcard</name>
    <message>
        <source>What a show!</source>
        <extracomment>the headline of a theatre poster</extracomment>
        <translation>拍手喝采！</translation>
    </message>
</context>
<context>
    <name>TailstoryPrompt</name>
    <message>
        <source>Choose a player to aim at.</source>
        <translation>対象のプレイヤーを選びます。</translation>
    </message>
    <message>
        <source>Choose the card to use.</source>
        <translation>使うカードを選びます。</translation>
    </message>
    <message>
        <source>Nobody stops it</source>
        <translation>だれも止めない</translation>
    </message>
    <message>
        <source>Choose a Stopping card, or let it go.</source>
        <translation>ストップカードを選ぶか、見送りましょう。</translation>
    </message>
    <message>
        <source>You have no Stopping card, so let it go.</source>
        <translation>ストップカードがないので、見送りましょう。</translation>
    </message>
</context>
<context>
    <name>TailstoryRules</name>
    <message>
        <source>Goal</source>
        <extracomment>Tail Story: a heading of the rules in short</extracomment>
        <translation>めざすこと</translation>
    </message>
    <message>
        <source>Setup</source>
        <extracomment>Tail Story: a heading of the rules in short</extracomment>
        <translation>準備</translation>
    </message>
    <message>
        <source>A turn</source>
        <extracomment>Tail Story: a heading of the rules in short</extracomment>
        <translation>手番</translation>
    </message>
    <message>
        <source>Actions</source>
        <extracomment>Tail Story: a heading of the rules in short</extracomment>
        <translation>アクション</translation>
    </message>
    <message>
        <source>Event cards</source>
        <extracomment>Tail Story: a heading of the rules in short</extracomment>
        <translation>イベントカード</translation>
    </message>
    <message>
        <source>Stopping</source>
        <extracomment>Tail Story: a heading of the rules in short</extracomment>
        <translation>ストップ</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <extracomment>Tail Story: a heading of the rules in short</extracomment>
        <translation>ボーナス</translation>
    </message>
    <message>
        <source>The deck check</source>
        <translation>山札チェック</translation>
    </message>
    <message>
        <source>Achievements</source>
        <extracomment>Tail Story: a heading of the rules in short</extracomment>
        <translation>偉業</translation>
    </message>
    <message>
        <source>Altered abilities</source>
        <extracomment>Tail Story: a heading of the rules in short</extracomment>
        <translation>覚醒能力</translation>
    </message>
    <message>
        <source>How to play Tail Story</source>
        <translation>Tail Storyの遊び方</translation>
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
        <translation>%1ページ：%2</translation>
    </message>
    <message>
        <source>Page %1</source>
        <extracomment>StoryLine: heard for a page of the tale</extracomment>
        <translation>%1ページ</translation>
    </message>
</context>
<context>
    <name>TaleRibbon</name>
    <message>
        <source>The tale so far</source>
        <translation>ここまでの物語</translation>
    </message>
</context>
<context>
    <name>TextPage</name>
    <message>
        <source>Character</source>
        <extracomment>StoryLine: a kind of story card, below the place where one is missing</extracomment>
        <translation>人物</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>StoryLine: a kind of story card, below the place where one is missing</extracomment>
        <translation>場所</translation>
    </message>
    <message>
        <source>Feature</source>
        <extracomment>StoryLine: a kind of story card, below the place where one is missing</extracomment>
        <translation>特徴</translation>
    </message>
    <message>
        <source>Object</source>
        <extracomment>StoryLine: a kind of story card, below the place where one is missing</extracomment>
        <translation>品物</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>StoryLine: a kind of story card, below the place where one is missing</extracomment>
        <translation>行動</translation>
    </message>
    <message>
        <source>%1 reads this page, then chooses</source>
        <translation>%1がこのページを読み、選びます</translation>
    </message>
    <message>
        <source>Page %1. %2</source>
        <translation>%1ページ。%2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1／%2</translation>
    </message>
</context>
<context>
    <name>ThingKeys</name>
    <message>
        <source>Move between cards and places</source>
        <translation>カードや場所の間を移る</translation>
    </message>
    <message>
        <source>Press, or confirm</source>
        <translation>押す、または決定</translation>
    </message>
</context>
<context>
    <name>ThoughtSlip</name>
    <message>
        <source>Go back</source>
        <extracomment>button that cancels a move that would give something up</extracomment>
        <translation>戻る</translation>
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
        <translation>%1のしっぽ</translation>
    </message>
</context>
<context>
    <name>TimelineBar</name>
    <message>
        <source>Slow</source>
        <extracomment>Looking back at the game: a heading, a button or a speed</extracomment>
        <translation>遅い</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>Looking back at the game: a heading, a button or a speed</extracomment>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>Looking back at the game: a heading, a button or a speed</extracomment>
        <translation>速い</translation>
    </message>
    <message>
        <source>Looking back</source>
        <extracomment>Looking back at the game: a heading, a button or a speed</extracomment>
        <translation>振り返り</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>最初へ</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>1手戻る</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Looking back at the game: a heading, a button or a speed</extracomment>
        <translation>止める</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Looking back at the game: a heading, a button or a speed</extracomment>
        <translation>再生</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>1手進む</translation>
    </message>
    <message>
        <source>To the last move</source>
        <translation>最後の手へ</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>ここから遊ぶ</translation>
    </message>
    <message>
        <source>A practice game that isn’t saved.</source>
        <translation>練習のゲームなので、保存されません。</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <extracomment>Looking back at the game: a heading, a button or a speed</extracomment>
        <translation>再生の速さ</translation>
    </message>
    <message>
        <source>Choose whose cards to show</source>
        <translation>だれの手札を見せるか</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>現在に戻る</translation>
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
        <translation>振り返り</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>1手戻る</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>1手進む</translation>
    </message>
    <message>
        <source>To the previous turn</source>
        <translation>前のターンへ</translation>
    </message>
    <message>
        <source>To the next turn</source>
        <translation>次のターンへ</translation>
    </message>
    <message>
        <source>To the next turning point</source>
        <translation>次の分かれ目へ</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>ここから遊ぶ</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>最初へ</translation>
    </message>
    <message>
        <source>To the last move</source>
        <translation>最後の手へ</translation>
    </message>
    <message>
        <source>Play or stop</source>
        <translation>再生、停止</translation>
    </message>
    <message>
        <source>Choose whose cards to show</source>
        <translation>だれの手札を見せるか</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>現在に戻る</translation>
    </message>
</context>
<context>
    <name>TimelineSlider</name>
    <message>
        <source>Move %1 of %2</source>
        <translation>%2手中%1手目</translation>
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
        <translation>そのときのテーブルを表示します。</translation>
    </message>
</context>
<context>
    <name>TurningPoints</name>
    <message>
        <source>Turning points, as seen from your seat</source>
        <translation>分かれ目（あなたの席から見て）</translation>
    </message>
    <message>
        <source>Whose decisions to review</source>
        <translation>だれの決断を見るか</translation>
    </message>
    <message>
        <source>Looking back…</source>
        <extracomment>The window around the table; short</extracomment>
        <translation>振り返り中…</translation>
    </message>
    <message>
        <source>No decision cost you anything you could have foreseen from your seat.</source>
        <translation>あなたの席から分かった範囲では、損をした決断はありませんでした。</translation>
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
        <translation>%1：また聞く</translation>
    </message>
    <message>
        <source>%1 won’t be asked until their turn. Press to be asked again.</source>
        <translation>%1には、自分の番が来るまで聞きません。押すと、また聞くようになります。</translation>
    </message>
</context>
<context>
    <name>UndoButton</name>
    <message>
        <source>Undo</source>
        <extracomment>Button: takes the last move back</extracomment>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Ask to undo</source>
        <translation>戻すよう頼む</translation>
    </message>
    <message>
        <source>Undo…</source>
        <extracomment>Button: takes the last move back</extracomment>
        <translation>元に戻す…</translation>
    </message>
    <message>
        <source>Skips to the end of the narration</source>
        <translation>語りを最後まで飛ばします</translation>
    </message>
</context>
<context>
    <name>VoteSlip</name>
    <message>
        <source>Take it back</source>
        <translation>手を戻す</translation>
    </message>
    <message>
        <source>Yes, everyone agrees</source>
        <translation>はい、全員賛成です</translation>
    </message>
    <message>
        <source>Leave it</source>
        <extracomment>The table is asked whether everybody agrees: a button</extracomment>
        <translation>やめておく</translation>
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
        <translation>名前…（任意）</translation>
    </message>
    <message>
        <source>a detail (if you like)</source>
        <translation>ひとこと（任意）</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>Print this help message and exit</source>
        <translation>このヘルプを表示して終了する</translation>
    </message>
    <message>
        <source>Usage</source>
        <extracomment>Written by a program in its help on the command line; OPTIONS, SUBCOMMAND and REQUIRED stand in capitals in its line of usage</extracomment>
        <translation>使い方</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <extracomment>Written by a program in its help on the command line; OPTIONS, SUBCOMMAND and REQUIRED stand in capitals in its line of usage</extracomment>
        <translation>オプション</translation>
    </message>
    <message>
        <source>SUBCOMMAND</source>
        <extracomment>Written by a program in its help on the command line; OPTIONS, SUBCOMMAND and REQUIRED stand in capitals in its line of usage</extracomment>
        <translation>サブコマンド</translation>
    </message>
    <message>
        <source>Arguments</source>
        <extracomment>Written by a program in its help on the command line; OPTIONS, SUBCOMMAND and REQUIRED stand in capitals in its line of usage</extracomment>
        <translation>位置引数</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <extracomment>Written by a program in its help on the command line; OPTIONS, SUBCOMMAND and REQUIRED stand in capitals in its line of usage</extracomment>
        <translation>必須</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>Written by a program in its help on the command line; OPTIONS, SUBCOMMAND and REQUIRED stand in capitals in its line of usage</extracomment>
        <translation>オプション</translation>
    </message>
    <message>
        <source>Subcommands</source>
        <extracomment>Written by a program in its help on the command line; OPTIONS, SUBCOMMAND and REQUIRED stand in capitals in its line of usage</extracomment>
        <translation>サブコマンド</translation>
    </message>
    <message>
        <source>unexpected argument &apos;%1&apos;</source>
        <translation>余分な引数「%1」があります</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>%1がありません</translation>
    </message>
    <message>
        <source>%1 needs one value</source>
        <translation>%1には値が1つ必要です</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a whole number from %2 to 2^64 - 1</source>
        <translation>「%1」は%2から2^64 - 1までの整数でなければなりません</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a whole number from %2 to %3</source>
        <translation>「%1」は%2から%3までの整数でなければなりません</translation>
    </message>
    <message>
        <source>%1 decisions, %2 games</source>
        <translation>選択%1回、%2ゲーム</translation>
    </message>
    <message>
        <source>%1, %2 seats, random moves, nothing recorded</source>
        <translation>%1、%2席、ランダムな手、出来事の記録なし</translation>
    </message>
    <message>
        <source>%1 decisions per CPU-second</source>
        <translation>CPU 1秒あたり選択%1回</translation>
    </message>
    <message>
        <source>%1 games per CPU-second</source>
        <translation>CPU 1秒あたり%1ゲーム</translation>
    </message>
    <message>
        <source>%1 ns per state copy of %2 bytes</source>
        <translation>状態のコピー1回（%2バイト）に%1 ns</translation>
    </message>
    <message>
        <source>%1 ns per reference step; a decision takes as long as %2 of them</source>
        <translation>基準の1ステップに%1 ns、選択1回はその%2回分</translation>
    </message>
    <message>
        <source>List the games</source>
        <translation>ゲームの一覧を表示する</translation>
    </message>
    <message>
        <source>Check a save or a transcript and print its result</source>
        <translation>保存データか記録を調べて、結果を表示する</translation>
    </message>
    <message>
        <source>A save or a transcript</source>
        <translation>保存データか記録</translation>
    </message>
    <message>
        <source>List the languages</source>
        <translation>言語の一覧を表示する</translation>
    </message>
    <message>
        <source>Game ID, as listed by taletop-cli games</source>
        <translation>ゲームのID（参照：taletop-cli games）</translation>
    </message>
    <message>
        <source>Number of seats</source>
        <translation>席の数</translation>
    </message>
    <message>
        <source>key=value; may be given several times</source>
        <translation>key=value（キー=値）、何度でも指定できる</translation>
    </message>
    <message>
        <source>Seed of the first game</source>
        <translation>最初のゲームのシード</translation>
    </message>
    <message>
        <source>Print one JSON object</source>
        <translation>JSONオブジェクトを1つ出力する</translation>
    </message>
    <message>
        <source>Let bots play and print the results</source>
        <translation>ボットに遊ばせて、結果を表示する</translation>
    </message>
    <message>
        <source>Kinds of bots, one for each seat, separated by commas, such as casual,random</source>
        <translation>ボットの種類（席ごとに1つ、コンマ区切り）：casual,random</translation>
    </message>
    <message>
        <source>Number of games, with seeds S, S+1, ...</source>
        <translation>ゲームの数、シードはS, S+1, ...</translation>
    </message>
    <message>
        <source>Write the game to this file</source>
        <translation>ゲームをこのファイルに書き出す</translation>
    </message>
    <message>
        <source>Compare bots by playing each deal with every bot in every seat</source>
        <translation>ボットを比べる：各配りを、どのボットもすべての席に着くように、席を替えながら遊ぶ</translation>
    </message>
    <message>
        <source>Kinds of bots, such as sharp,casual; the last one takes all remaining seats. A bot that thinks ahead may have a budget of its own, in moves: sharp:20000</source>
        <translation>ボットの種類（最後のものは残りの席すべてに着く）：sharp,casual。先を読むボットには、読む手の数を指定できる：sharp:20000</translation>
    </message>
    <message>
        <source>Number of deals, with seeds S, S+1, ...</source>
        <translation>配りの数、シードはS, S+1, ...</translation>
    </message>
    <message>
        <source>Stop as soon as it is clear whether the first bot is stronger by LOW or by HIGH Elo</source>
        <translation>最初のボットがLOWとHIGHのどちらのElo分強いか、はっきりした時点で終了する</translation>
    </message>
    <message>
        <source>Count the sequences of moves from a seeded start</source>
        <translation>シードで決まる開始状態から、手順の数を数える</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>Written by taletop-cli in a terminal, in its help or in a table of figures</extracomment>
        <translation>手の数</translation>
    </message>
    <message>
        <source>Measure how fast random games are played</source>
        <translation>ランダムな手で遊ぶ速さを測る</translation>
    </message>
    <message>
        <source>Play exactly this many decisions, so that instructions can be counted</source>
        <translation>ちょうどこの回数だけ選択する（命令数の計測用）</translation>
    </message>
    <message>
        <source>Write reference files for comparing later versions</source>
        <translation>あとのバージョンと比べるためのファイルを書き出す</translation>
    </message>
    <message>
        <source>Existing folder to write to</source>
        <translation>書き出し先（すでにあるフォルダー）</translation>
    </message>
    <message>
        <source>a command is missing; the commands are: %1</source>
        <translation>コマンドがありません。使えるコマンド：%1</translation>
    </message>
    <message>
        <source>there is no command &apos;%1&apos;; the commands are: %2</source>
        <translation>「%1」というコマンドはありません。使えるコマンド：%2</translation>
    </message>
    <message>
        <source>--bots takes one list separated by commas, such as casual,random; &apos;%1&apos; comes after a space</source>
        <translation>--botsに指定できるのは、casual,randomのようなコンマ区切りの並び1つです。「%1」は空白のあとにあります</translation>
    </message>
    <message>
        <source>%1; try taletop-cli --help</source>
        <translation>%1。参照：taletop-cli --help</translation>
    </message>
    <message>
        <source>the output could not be written in full; make sure there is room for it</source>
        <translation>出力を最後まで書き込めませんでした。出力先に空きがあるか確かめてください</translation>
    </message>
    <message>
        <source>--language %1 is unknown; use one of %2</source>
        <translation>--language %1という言語はありません。使えるのは%2です</translation>
    </message>
    <message>
        <source>Taletop in a terminal: a card table that knows the rules</source>
        <translation>ターミナルで遊ぶTaletop：ルールはおまかせのカードゲームテーブル</translation>
    </message>
    <message>
        <source>Use this language instead of the system’s: %1</source>
        <translation>システムの言語ではなく、この言語を使う：%1</translation>
    </message>
    <message>
        <source>%1, %2 seats: %3 deals, %4 games; par is %5%</source>
        <translation>%1、%2席：配り%3回、%4ゲーム、互角なら%5%</translation>
    </message>
    <message>
        <source>%1% +-%2 of the wins, %3 +-%4 points ahead, %5 ms of CPU per move (worst %6), %7 moves simulated for each</source>
        <translation>勝率%1% ±%2、得点の差%3 ±%4、1手あたりCPU %5ミリ秒（最大%6）、読んだ手の数%7</translation>
    </message>
    <message>
        <source>likelihood ratio %1 between %2 and %3 Elo, so the higher one is accepted</source>
        <translation>尤度比%1（Elo %2と%3の間）：高いほうを採択</translation>
    </message>
    <message>
        <source>likelihood ratio %1 between %2 and %3 Elo, so the lower one is accepted</source>
        <translation>尤度比%1（Elo %2と%3の間）：低いほうを採択</translation>
    </message>
    <message>
        <source>likelihood ratio %1 between %2 and %3 Elo, so nothing is decided yet</source>
        <translation>尤度比%1（Elo %2と%3の間）：まだ決まらない</translation>
    </message>
    <message>
        <source>a duel needs at least two bots and no more than there are seats: --bots sharp,casual</source>
        <translation>duelには、2つ以上、席の数までのボットが必要です：--bots sharp,casual</translation>
    </message>
    <message>
        <source>--sprt needs two Elo numbers from -1000 to 1000, the lower one first, such as 0,20; not &apos;%1&apos;</source>
        <translation>--sprtには、-1000から1000までのEloの数を2つ、低いほうから0,20のように指定します。「%1」は指定できません</translation>
    </message>
    <message>
        <source>game with seed %1: %2</source>
        <translation>シード%1のゲーム：%2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>%1, %2 to %3 seats, rules revision %4</source>
        <translation>%1、%2～%3席、ルール第%4版</translation>
    </message>
    <message>
        <source>there is no game &apos;%1&apos;; the games are: %2</source>
        <translation>「%1」というゲームはありません。使えるゲーム：%2</translation>
    </message>
    <message>
        <source>--option needs key=value, not &apos;%1&apos;</source>
        <translation>--optionにはkey=value（キー=値）を指定します。「%1」は指定できません</translation>
    </message>
    <message>
        <source>--bots names %1 for %2 seats; name one bot for each seat</source>
        <translation>--botsで指定されたボットは%1つですが、席の数は%2です。席ごとにボットを1つ指定してください</translation>
    </message>
    <message>
        <source>--transcript is for one game; leave out --games</source>
        <translation>--transcriptは1ゲームのときだけ使えます。--gamesを外してください</translation>
    </message>
    <message>
        <source>cannot read &apos;%1&apos; (%2); specify a save or a transcript</source>
        <translation>「%1」を読めません（%2）。保存データか記録を指定してください</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a folder; specify a save or a transcript</source>
        <translation>「%1」はフォルダーです。保存データか記録を指定してください</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a regular file; specify a save or a transcript</source>
        <translation>「%1」は通常のファイルではありません。保存データか記録を指定してください</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is too large; specify a save or a transcript</source>
        <translation>「%1」は大きすぎます。保存データか記録を指定してください</translation>
    </message>
    <message>
        <source>game over</source>
        <extracomment>Written by taletop-cli in a terminal, in its help or in a table of figures</extracomment>
        <translation>ゲーム終了</translation>
    </message>
    <message>
        <source>game not over</source>
        <translation>ゲームは途中</translation>
    </message>
    <message>
        <source>save of %1, %2 entries, %3</source>
        <translation>保存データ：%1、%2件、%3</translation>
    </message>
    <message>
        <source>transcript of %1, %2 entries, %3</source>
        <translation>ゲームの記録：%1、%2件、%3</translation>
    </message>
    <message>
        <source>at the end:</source>
        <translation>終了時：</translation>
    </message>
    <message>
        <source>wins %1 (%2%)  total %3  =</source>
        <translation>勝ち %1（%2%）  合計 %3  =</translation>
    </message>
    <message>
        <source>%1: %2 games, %3 refusals, %4 decisions and %5 entries per game</source>
        <translation>%1：%2ゲーム、認められなかった手%3、1ゲームあたり選択%4回、記録%5件</translation>
    </message>
    <message>
        <source>by bot</source>
        <extracomment>Written by taletop-cli in a terminal, in its help or in a table of figures</extracomment>
        <translation>ボット別</translation>
    </message>
    <message>
        <source>by seat</source>
        <extracomment>Written by taletop-cli in a terminal, in its help or in a table of figures</extracomment>
        <translation>席別</translation>
    </message>
    <message>
        <source>cannot write to &apos;%1&apos; (%2); specify a file in a folder that exists</source>
        <translation>「%1」に書き込めません（%2）。すでにあるフォルダーの中のファイルを指定してください</translation>
    </message>
    <message>
        <source>&apos;%1&apos; could not be written in full (%2); free some space or choose another file</source>
        <translation>「%1」を最後まで書き込めませんでした（%2）。空きを増やすか、別のファイルを指定してください</translation>
    </message>
    <message>
        <source>&apos;%1&apos; could not be written in full (%2); choose another file</source>
        <translation>「%1」を最後まで書き込めませんでした（%2）。別のファイルを指定してください</translation>
    </message>
    <message>
        <source>Start one of these games right away: %1</source>
        <translation>このゲームをすぐに始める：%1</translation>
    </message>
    <message>
        <source>Players for the last seats, one each, separated by commas, such as casual,random,human</source>
        <translation>最後のほうの席に着くプレイヤー（席ごとに1つ、コンマ区切り）：casual,random,human</translation>
    </message>
    <message>
        <source>Number that decides all random events</source>
        <translation>すべての運を決める番号</translation>
    </message>
    <message>
        <source>A game option, as key=value; may be repeated</source>
        <translation>ゲームのオプション（key=value（キー=値）の形、くり返し指定できる）</translation>
    </message>
    <message>
        <source>Resume the newest unfinished game</source>
        <translation>いちばん新しい途中のゲームを続ける</translation>
    </message>
    <message>
        <source>Play a game between bots, save pictures of it in this folder, and quit</source>
        <translation>ボットだけで1ゲーム遊び、その画像をこのフォルダーに保存して終了する</translation>
    </message>
    <message>
        <source>Keep saves and settings in this folder</source>
        <translation>保存したゲームと設定をこのフォルダーの下に置く</translation>
    </message>
    <message>
        <source>Always open a new window</source>
        <translation>ほかのウィンドウが開いていても、別のウィンドウを開く</translation>
    </message>
    <message>
        <source>Pace: %1</source>
        <extracomment>Written by the program on the command line</extracomment>
        <translation>速さ：%1</translation>
    </message>
    <message>
        <source>Use this language this time only: %1, or a translation file (.qm)</source>
        <translation>今回だけこの言語を使う：%1、または翻訳のファイル（.qm）</translation>
    </message>
    <message>
        <source>A saved game (.taletop) to continue</source>
        <translation>続きから遊ぶ、保存したゲーム（.taletop）</translation>
    </message>
    <message>
        <source>Display program version information and exit</source>
        <translation>プログラムのバージョンを表示して終了する</translation>
    </message>
    <message>
        <source>%1 is empty; write a value after it, or leave it out</source>
        <translation>%1が空です。あとに値を書くか、外してください</translation>
    </message>
    <message>
        <source>--resume opens the newest game and FILE opens another; leave one of them out</source>
        <translation>--resumeはいちばん新しいゲームを続け、FILEは別のゲームを続けます。どちらかを外してください</translation>
    </message>
    <message>
        <source>%1 continues a game that already has its players and options; leave out %2</source>
        <translation>%1で続けるゲームには、プレイヤーもオプションももう決まっています。%2を外してください</translation>
    </message>
    <message>
        <source>--demo plays a game of its own and keeps nothing; leave out %1</source>
        <translation>--demoは専用のゲームを遊び、何も残しません。%1を外してください</translation>
    </message>
    <message>
        <source>%1 is a folder; specify a saved game, a file that ends in .taletop</source>
        <translation>%1はフォルダーです。保存したゲーム（.taletopで終わるファイル）を指定してください</translation>
    </message>
    <message>
        <source>%1 does not exist; specify a saved game, a file that ends in .taletop</source>
        <translation>%1：そのようなファイルはありません。保存したゲーム（.taletopで終わるファイル）を指定してください</translation>
    </message>
    <message>
        <source>%1 is not a regular file; specify a saved game, a file that ends in .taletop</source>
        <translation>%1は通常のファイルではありません。保存したゲーム（.taletopで終わるファイル）を指定してください</translation>
    </message>
    <message>
        <source>--language %1 is unknown; use one of %2, or a file that ends in .qm</source>
        <translation>--language %1という言語はありません。使えるのは%2と、.qmで終わるファイルです</translation>
    </message>
    <message>
        <source>--language %1: no such file</source>
        <translation>--language %1：そのようなファイルはありません</translation>
    </message>
    <message>
        <source>--bots names %1 players for %2 seats</source>
        <translation>--botsで指定されたプレイヤーは%1人ですが、席の数は%2です</translation>
    </message>
    <message>
        <source>there is no bot &apos;%1&apos;; the bots are: %2</source>
        <translation>「%1」というボットはありません。使えるボット：%2</translation>
    </message>
    <message>
        <source>there is no table for &apos;%1&apos;; the games are: %2</source>
        <translation>「%1」のテーブルはありません。使えるゲーム：%2</translation>
    </message>
    <message>
        <source>--option %1 needs a value; write %1=VALUE</source>
        <translation>--option %1に値がありません。%1=VALUEと書いてください</translation>
    </message>
    <message>
        <source>--seed must be a whole number, 0 or greater, not &apos;%1&apos;</source>
        <translation>--seedは0以上の整数でなければなりません。「%1」は指定できません</translation>
    </message>
    <message>
        <source>--speed must be one of %1, not &apos;%2&apos;</source>
        <translation>--speedは%1のどれかでなければなりません。「%2」は指定できません</translation>
    </message>
    <message>
        <source>--data-dir %1 is a file; specify a folder</source>
        <translation>--data-dir %1はファイルです。フォルダーを指定してください</translation>
    </message>
    <message>
        <source>Taletop: a card table that knows the rules</source>
        <translation>Taletop：ルールはおまかせのカードゲームテーブル</translation>
    </message>
    <message>
        <source>%1; try --help</source>
        <translation>%1。--helpを試してください</translation>
    </message>
    <message>
        <source>there is no display; --demo FOLDER plays a game without one</source>
        <translation>画面がありません。「--demo フォルダー」を付けると、画面なしに1ゲーム遊べます</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>Read this first</source>
        <translation>先に読むもの</translation>
    </message>
    <message>
        <source>seat %1</source>
        <extracomment>Where a name is missing, or a word of the table that all games share; Stands for the name of a player who has none</extracomment>
        <translation>席%1</translation>
    </message>
    <message>
        <source>The rules allow it.</source>
        <translation>ルール上できる手です。</translation>
    </message>
    <message>
        <source>Look at what each choice would lead to.</source>
        <translation>それぞれの手の先がどうなるか、考えてみましょう。</translation>
    </message>
    <message>
        <source>We’ll try that in a moment.</source>
        <translation>それはこのあとで試します。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>ゲームは終わりました。</translation>
    </message>
    <message>
        <source>The cards are being shuffled.</source>
        <translation>カードをシャッフルします。</translation>
    </message>
    <message>
        <source>It’s up to chance.</source>
        <translation>運で決まります。</translation>
    </message>
    <message>
        <source>The game continues.</source>
        <translation>ゲームは続きます。</translation>
    </message>
    <message>
        <source>It’s your turn.</source>
        <translation>あなたの番です。</translation>
    </message>
    <message>
        <source>Waiting for %1.</source>
        <translation>%1を待っています。</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %n player(s).</source>
        <translation>
            <numerusform>%n人を待っています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Points: %1</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>得点：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>there is no bot &apos;%1&apos;; the bots are: %2</source>
        <translation>「%1」というボットはありません。使えるボット：%2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; does not think ahead; leave out the colon and what follows it</source>
        <translation>「%1」は先を読まないボットです。コロンから後ろを消してください</translation>
    </message>
    <message>
        <source>the budget &apos;%1&apos; must be a whole number of moves from 1 to %2</source>
        <translation>読む手の数「%1」は、1から%2までの整数でなければなりません</translation>
    </message>
    <message>
        <source>seat %1’s move %2 was refused: %3</source>
        <translation>席%1の手%2は認められませんでした：%3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1から%2</translation>
    </message>
    <message>
        <source>%1 has no option &apos;%2&apos;; it has: %3</source>
        <translation>%1に「%2」というオプションはありません。使えるオプション：%3</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>なし</translation>
    </message>
    <message>
        <source>option %1 cannot be &apos;%2&apos;; allowed: %3</source>
        <translation>オプション%1を「%2」にはできません。使える値：%3</translation>
    </message>
    <message>
        <source>%1 is for %2 to %3 seats, not %4</source>
        <translation>%1の席の数は%2から%3までで、%4にはできません</translation>
    </message>
    <message>
        <source>option %1 cannot be %2; allowed: %3</source>
        <translation>オプション%1を%2にはできません。使える値：%3</translation>
    </message>
    <message>
        <source>the line is nested too deeply</source>
        <translation>行の入れ子が深すぎます</translation>
    </message>
    <message>
        <source>the line is not a JSON object</source>
        <translation>行がJSONのオブジェクトではありません</translation>
    </message>
    <message>
        <source>&apos;%1&apos; appears twice in the line</source>
        <translation>行に「%1」が2回あります</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is missing</source>
        <translation>「%1」がありません</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be text</source>
        <translation>「%1」は文字列でなければなりません</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is too long</source>
        <translation>「%1」が長すぎます</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a whole number from %2 to %3</source>
        <translation>「%1」は%2から%3までの整数でなければなりません</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be true or false</source>
        <translation>「%1」はtrueかfalseでなければなりません</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be an object</source>
        <translation>「%1」はオブジェクトでなければなりません</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a list</source>
        <translation>「%1」はリストでなければなりません</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a list of remarks</source>
        <translation>「%1」は言葉のリストでなければなりません</translation>
    </message>
    <message>
        <source>step %1 of the lesson cannot be reached: %2.</source>
        <translation>レッスンのステップ%1まで進めません：%2。</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>ゲームは終わっています</translation>
    </message>
    <message>
        <source>the line has no move that can be made here</source>
        <translation>手本の手順に、ここでできる手がありません</translation>
    </message>
    <message>
        <source>%1 cannot have a name or detail</source>
        <translation>%1に名前やひとことは付けられません</translation>
    </message>
    <message>
        <source>the name or detail for %1 was refused: %2</source>
        <translation>%1の名前やひとことは使えません：%2</translation>
    </message>
    <message>
        <source>the name or detail for %1 is not in the form that saves use</source>
        <translation>%1の名前やひとことが、保存の形になっていません</translation>
    </message>
    <message>
        <source>the game is already over before this entry</source>
        <translation>この記録より前にゲームが終わっています</translation>
    </message>
    <message>
        <source>a shuffle is expected here, but this entry is a move</source>
        <translation>ここはカードをシャッフルするところですが、記録されているのはプレイヤーの手です</translation>
    </message>
    <message>
        <source>an automatic step is expected here, but this entry is a move</source>
        <translation>ここはゲームが自動で進むところですが、記録されているのはプレイヤーの手です</translation>
    </message>
    <message>
        <source>a move is expected here, but this entry is a shuffle</source>
        <translation>ここはプレイヤーの手が来るところですが、記録されているのはカードのシャッフルです</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>%1行目：%2</translation>
    </message>
    <message>
        <source>the table after this entry differs from the saved one</source>
        <translation>この記録のあとのテーブルが、保存されたものと違います</translation>
    </message>
    <message>
        <source>a shuffle cannot add a name or detail</source>
        <translation>シャッフルで名前やひとことは付けられません</translation>
    </message>
    <message>
        <source>%1 is not a list of drawn numbers</source>
        <translation>%1は、抽選された数のリストではありません</translation>
    </message>
    <message>
        <source>the numbers drawn are not the ones needed here</source>
        <translation>抽選された数が、ここで必要な数と違います</translation>
    </message>
    <message>
        <source>an automatic step is expected here, but this entry is %1</source>
        <translation>ここはゲームが自動で進むところですが、この記録は%1です</translation>
    </message>
    <message>
        <source>there is no seat %1 in this game</source>
        <translation>このゲームに席%1はありません</translation>
    </message>
    <message>
        <source>%1 is not a move in %2</source>
        <translation>%1は%2の手ではありません</translation>
    </message>
    <message>
        <source>seat %1 cannot play %2 here: %3</source>
        <translation>席%1はここで%2を行えません：%3</translation>
    </message>
    <message>
        <source>expected entry %1 here</source>
        <translation>ここには%1番の記録があるはずです</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a hash</source>
        <translation>「%1」はハッシュ値でなければなりません</translation>
    </message>
    <message>
        <source>the line is too long</source>
        <translation>行が長すぎます</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>The last line of the save was incomplete and has been left out. The game continues after move %1.</source>
        <translation>保存データの最後の行が途中で切れていたので、取り除きました。ゲームは%1手目のあとから続きます。</translation>
    </message>
    <message>
        <source>The save was made under an older version of the rules. All its moves are legal, and the game continues under today’s rules.</source>
        <translation>この保存データは古い版のルールで作られました。どの手も現在のルールで認められるので、現在のルールで続きます。</translation>
    </message>
    <message>
        <source>This game was dealt by hand, so its deal number would give a different deal.</source>
        <translation>このゲームは手作業で配られたので、配りの番号を使うと別の配りになります。</translation>
    </message>
    <message>
        <source>The checksum of the save’s first line was missing. Names, options and the record of moves taken back may have been changed by hand.</source>
        <translation>保存データの最初の行にチェックサムがありませんでした。名前、オプション、取り消した手の記録は、手作業で書き換えられているかもしれません。</translation>
    </message>
    <message>
        <source>This save has a bot that is not known here (%1), perhaps from a newer Taletop. You can look at the save, or keep playing with another bot.</source>
        <translation>この保存データには、このTaletopが知らないボット（%1）がいます。新しいTaletopのものかもしれません。見ることも、別のボットで続けることもできます。</translation>
    </message>
    <message>
        <source>This save was made by a newer Taletop</source>
        <translation>この保存データは、新しいTaletopで作られました</translation>
    </message>
    <message>
        <source>This save was made under older rules that are no longer supported</source>
        <translation>この保存データは、もう対応していない古いルールのものです</translation>
    </message>
    <message>
        <source>This save is damaged on line %1</source>
        <translation>この保存データは%1行目が壊れています</translation>
    </message>
    <message>
        <source>%1. You can look at it here.</source>
        <translation>%1。ここで見ることはできます。</translation>
    </message>
    <message>
        <source>%1. The first %2 of %3 moves can be shown.</source>
        <translation>%1。%3手のうち、最初の%2手まで見られます。</translation>
    </message>
    <message>
        <source>%1 Update Taletop to keep playing.</source>
        <translation>%1続きを遊ぶには、Taletopを更新してください。</translation>
    </message>
    <message>
        <source>this save was made by a newer Taletop and none of its moves can be read here. Update Taletop to open it.</source>
        <translation>この保存データは新しいTaletopで作られ、ここではどの手も読めません。開くには、Taletopを更新してください。</translation>
    </message>
    <message>
        <source>the file is too large to be a Taletop save</source>
        <translation>Taletopの保存データにしては、ファイルが大きすぎます</translation>
    </message>
    <message>
        <source>&apos;%1&apos; now plays for a bot from a newer Taletop.</source>
        <translation>新しいTaletopのボットの代わりに、これからは「%1」が遊びます。</translation>
    </message>
    <message>
        <source>a seat’s name is too long or contains control characters</source>
        <translation>席の名前が長すぎるか、制御文字が入っています</translation>
    </message>
    <message>
        <source>there is no kind of player called %1</source>
        <translation>%1という種類のプレイヤーはいません</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a list of seats</source>
        <translation>「%1」は席のリストでなければなりません</translation>
    </message>
    <message>
        <source>this is not something the table can agree to</source>
        <translation>それは、みんなの同意で決められることではありません</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a list of agreements</source>
        <translation>「%1」は、テーブルで決めたことのリストでなければなりません</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a list of seat changes</source>
        <translation>「%1」は席の交代のリストでなければなりません</translation>
    </message>
    <message>
        <source>option %1 must be text</source>
        <translation>オプション%1は文字列でなければなりません</translation>
    </message>
    <message>
        <source>this is not a Taletop save</source>
        <translation>これはTaletopの保存データではありません</translation>
    </message>
    <message>
        <source>this is a transcript, not a save. Check it with: taletop-cli replay FILE</source>
        <translation>これは記録で、保存データではありません。調べるには：taletop-cli replay ファイル</translation>
    </message>
    <message>
        <source>this is not a Taletop save: %1</source>
        <translation>これはTaletopの保存データではありません：%1</translation>
    </message>
    <message>
        <source>this save was made by a newer Taletop and cannot be read here: %1. Update Taletop to open it.</source>
        <translation>この保存データは新しいTaletopで作られ、ここでは読めません：%1。開くには、Taletopを更新してください。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a file name</source>
        <translation>「%1」はファイルの名前でなければなりません</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a whole number</source>
        <translation>「%1」は整数でなければなりません</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a date</source>
        <translation>「%1」は日付でなければなりません</translation>
    </message>
    <message>
        <source>the game %1 is not known here. Open the save with a Taletop that has this game.</source>
        <translation>このTaletopに%1というゲームはありません。そのゲームのあるTaletopで開いてください。</translation>
    </message>
    <message>
        <source>the line has changed since it was saved</source>
        <translation>行が、保存したあとで変わっています</translation>
    </message>
    <message>
        <source>%1. Open another file.</source>
        <translation>%1。別のファイルを開いてください。</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>ファイルが空です</translation>
    </message>
    <message>
        <source>the save ends in the middle of its first line</source>
        <translation>保存データが、最初の行の途中で終わっています</translation>
    </message>
    <message>
        <source>%1. Record the game again.</source>
        <translation>%1。ゲームを記録し直してください。</translation>
    </message>
    <message>
        <source>this is neither a Taletop save nor a transcript. Choose another file.</source>
        <translation>これはTaletopの保存データでも記録でもありません。別のファイルを指定してください。</translation>
    </message>
    <message>
        <source>this transcript was made by a newer Taletop. Update Taletop to check it.</source>
        <translation>この記録は新しいTaletopで作られました。調べるには、Taletopを更新してください。</translation>
    </message>
    <message>
        <source>the game %1 is not known here. Check the transcript with a Taletop that has this game.</source>
        <translation>このTaletopに%1というゲームはありません。そのゲームのあるTaletopで記録を調べてください。</translation>
    </message>
    <message>
        <source>nothing may follow the result</source>
        <translation>結果のあとには何も書けません</translation>
    </message>
    <message>
        <source>the file is empty. Choose another file.</source>
        <translation>ファイルが空です。別のファイルを指定してください。</translation>
    </message>
    <message>
        <source>the state does not follow from the rules</source>
        <translation>状態がルールと合いません</translation>
    </message>
    <message>
        <source>the events do not fit the move</source>
        <translation>出来事の記録が、その手と合いません</translation>
    </message>
    <message>
        <source>there is a result, but the game is not over</source>
        <translation>結果がありますが、ゲームは終わっていません</translation>
    </message>
    <message>
        <source>the result is missing or does not follow from the rules</source>
        <translation>結果がないか、ルールと合いません</translation>
    </message>
    <message>
        <source>the file is too large to be a transcript. Choose another file.</source>
        <translation>記録にしてはファイルが大きすぎます。別のファイルを指定してください。</translation>
    </message>
    <message>
        <source>%1. The file was changed by hand or by another program; open an older copy.</source>
        <translation>%1。ファイルが手作業か別のプログラムで書き換えられています。古いコピーを開いてください。</translation>
    </message>
    <message>
        <source>%1 (rule %2)</source>
        <translation>%1（ルール %2）</translation>
    </message>
    <message>
        <source>these options make only %1 Event cards; %2 players need %3 (TS-130)</source>
        <translation>このオプションではイベントカードが%1枚にしかなりませんが、%2人では%3枚必要です（TS-130）</translation>
    </message>
    <message>
        <source>option narrator names seat %1, but there are only %2 (SL-16)</source>
        <translation>オプションnarratorで語り手の席に%1が指定されていますが、席は%2までです（SL-16）</translation>
    </message>
    <message>
        <source>it belongs to another game.</source>
        <translation>別のゲームのものです。</translation>
    </message>
</context>
<context>
    <name>foxtail</name>
    <message>
        <source>Summer</source>
        <extracomment>Foxtail: the game&apos;s name, one of its options, or a season: the look of a set of cards</extracomment>
        <translation>夏</translation>
    </message>
    <message>
        <source>Autumn</source>
        <extracomment>Foxtail: the game&apos;s name, one of its options, or a season: the look of a set of cards</extracomment>
        <translation>秋</translation>
    </message>
    <message>
        <source>Winter</source>
        <extracomment>Foxtail: the game&apos;s name, one of its options, or a season: the look of a set of cards</extracomment>
        <translation>冬</translation>
    </message>
    <message>
        <source>Spring</source>
        <extracomment>Foxtail: the game&apos;s name, one of its options, or a season: the look of a set of cards</extracomment>
        <translation>春</translation>
    </message>
    <message>
        <source>Foxtail</source>
        <extracomment>Foxtail: the game&apos;s name, one of its options, or a season: the look of a set of cards</extracomment>
        <translation>Foxtail</translation>
    </message>
    <message>
        <source>Grow your fox the prettiest tail</source>
        <translation>キツネにいちばんきれいなしっぽを</translation>
    </message>
    <message>
        <source>Foxtail is a game by Fox and Talen Lee. This table is not theirs. The rules are in our words, and the cards are our own.</source>
        <translation>FoxtailはFoxとTalen Leeが作ったゲームです。このテーブルは2人とは無関係で、ルールは独自の言葉で書き下ろし、カードも独自のものです。</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>Foxtail: the game&apos;s name, one of its options, or a season: the look of a set of cards</extracomment>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>Which pictures the charms show. Nothing else changes.</source>
        <translation>チャームの絵柄を選びます。ほかは何も変わりません。</translation>
    </message>
    <message>
        <source>This turn you can only draw.</source>
        <translation>このターンは引くことしかできません。</translation>
    </message>
    <message>
        <source>No tip can come this turn, so draw now and brush later.</source>
        <translation>このターンにしっぽの先は出ません。いまは引いて、ブラシはあとにしましょう。</translation>
    </message>
    <message>
        <source>Brushing can’t improve your tail, so draw.</source>
        <translation>ブラシをかけても、しっぽはもうよくなりません。引きましょう。</translation>
    </message>
    <message>
        <source>A new bit is worth about two points.</source>
        <translation>新しいふさには2点ほどの価値があります。</translation>
    </message>
    <message>
        <source>A new bit is worth about two points. A brush would gain less.</source>
        <translation>新しいふさには2点ほどの価値があり、ブラシではそこまで増えません。</translation>
    </message>
    <message numerus="yes">
        <source>A brush can raise your tail from %1 to %n tail point(s).</source>
        <translation>
            <numerusform>ブラシで、しっぽ点が%1点から%n点に上がります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A brush can make a chain of %1 and a match of %2, with %n tail point(s) instead of %3.</source>
        <translation>
            <numerusform>ブラシで、%1個の連なりと%2個のおそろいができ、しっぽ点は%3点から%n点になります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A brush can make a chain of %1, with %n tail point(s) instead of %2.</source>
        <translation>
            <numerusform>ブラシで、%1個の連なりができ、しっぽ点は%2点から%n点になります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A brush can make a match of %1, with %n tail point(s) instead of %2.</source>
        <translation>
            <numerusform>ブラシで、%1個のおそろいができ、しっぽ点は%2点から%n点になります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A brush can score %n tail point(s) instead of %1.</source>
        <translation>
            <numerusform>ブラシで、しっぽ点は%1点から%n点になります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gives you +%2 and takes %n point(s) from your rivals.</source>
        <translation>
            <numerusform>%1：自分は+%2点、相手は−%n点です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gives you %n tail point(s), a chain of %2 and a match of %3.</source>
        <translation>
            <numerusform>%1：しっぽ点%n点、%2個の連なり、%3個のおそろいになります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tail point(s) in all</source>
        <translation>
            <numerusform>しっぽ点は全部で%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>chain of %1</source>
        <translation>%1個の連なり</translation>
    </message>
    <message>
        <source>match of %1</source>
        <translation>%1個のおそろい</translation>
    </message>
    <message numerus="yes">
        <source>%1 gives you %n tail point(s) and a chain of %2.</source>
        <translation>
            <numerusform>%1：しっぽ点%n点、%2個の連なりになります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gives you %n tail point(s) and a match of %2.</source>
        <translation>
            <numerusform>%1：しっぽ点%n点、%2個のおそろいになります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 makes no set and leaves you at %n tail point(s).</source>
        <translation>
            <numerusform>%1：組はできず、しっぽ点は%n点になります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every link is set, with %n tail point(s). Confirm the brush.</source>
        <translation>
            <numerusform>つなぎ方はすべて決まり、しっぽ点は%n点です。このブラッシングで決定しましょう。</numerusform>
        </translation>
    </message>
    <message>
        <source>No tail shows more joins than %1’s: %2.</source>
        <translation>見えているつながりは、%1のしっぽがいちばん多く、%2か所です。</translation>
    </message>
    <message>
        <source>Joins showing in %1’s tail: %2.</source>
        <translation>%1のしっぽに見えているつながり：%2か所。</translation>
    </message>
    <message>
        <source>Nobody sits there. That seat isn’t in this game.</source>
        <translation>その席にはだれも座っていません。このゲームでは使わない席です。</translation>
    </message>
    <message>
        <source>The cards are still being shuffled. Wait until the deck is ready.</source>
        <translation>まだカードをシャッフルしています。山札ができるまでお待ちください。</translation>
    </message>
    <message>
        <source>All tails are complete, so there’s nothing left to draw or to brush.</source>
        <translation>全員のしっぽが完成しました。引くものも、ブラシをかけるものもありません。</translation>
    </message>
    <message>
        <source>Your tail got its tip on turn %1 and is complete. Watch the others finish theirs.</source>
        <translation>あなたのしっぽは%1ターン目に先が付いて完成しました。ほかの人の完成を見守りましょう。</translation>
    </message>
    <message>
        <source>Your tail got its tip on turn %1, and a complete tail can’t change.</source>
        <translation>あなたのしっぽは%1ターン目に先が付きました。完成したしっぽは変えられません。</translation>
    </message>
    <message>
        <source>You’ve already acted this turn. The next one begins when the others are done.</source>
        <translation>このターンの行動は済みました。ほかの人も終えると、次のターンになります。</translation>
    </message>
    <message>
        <source>You draw one card a turn, and you’re already drawing. The next card comes next turn.</source>
        <translation>引けるのは1ターンに1枚です。もう引くことにしたので、次の1枚は次のターンに引きます。</translation>
    </message>
    <message>
        <source>You’ve chosen to brush this turn. Draw your next card next turn.</source>
        <translation>このターンはブラシを選びました。次の1枚は次のターンに引きます。</translation>
    </message>
    <message>
        <source>You’ve chosen to draw this turn. You can brush next turn.</source>
        <translation>このターンは引くことを選びました。ブラシを選べるのは次のターンです。</translation>
    </message>
    <message>
        <source>You’re already brushing. Set the links one by one, then confirm the brush.</source>
        <translation>もうブラシの途中です。つなぎ方を1つずつ選び、最後に決定してください。</translation>
    </message>
    <message>
        <source>First everyone chooses to draw or to brush. Links come when all have chosen.</source>
        <translation>先に全員が引くかブラシかを選びます。つなぎ方はそのあとです。</translation>
    </message>
    <message>
        <source>You brushed on your last turn, so draw now. You may brush again the turn after.</source>
        <translation>前のターンにブラシをかけたので、今回は引きます。その次のターンにはまたブラシを選べます。</translation>
    </message>
    <message numerus="yes">
        <source>A tail of %n bit(s) has no link to brush. Draw until there are two.</source>
        <translation>
            <numerusform>ふさが%n枚のしっぽには、ブラシでつなぎ直すところがありません。2枚になるまで引きましょう。</numerusform>
        </translation>
    </message>
    <message>
        <source>The first bit lies next to the fox without a link. Links begin with the second bit.</source>
        <translation>最初のふさはキツネの隣に置くだけです。つなぎ方は2枚目から選びます。</translation>
    </message>
    <message>
        <source>A placed link stays as it is. To change it, brush your tail.</source>
        <translation>いったん決めたつなぎ方は変わりません。変えるにはしっぽにブラシをかけます。</translation>
    </message>
    <message>
        <source>The new bit can’t lie straight. Choose one of the four ways to join it.</source>
        <translation>新しいふさをまっすぐには置けません。4とおりのつなぎ方から選んでください。</translation>
    </message>
    <message>
        <source>There are only four links: over or under, with the tops or the bottoms together.</source>
        <translation>つなぎ方は4とおりだけです。上端か下端で、かぶせるか、もぐらせるか。</translation>
    </message>
    <message numerus="yes">
        <source>Every link of this brush is set, %n in all. Confirm the brush, or take a link back.</source>
        <translation>
            <numerusform>このブラッシングの%nか所はすべて決まっています。決定するか、どれかを取り消してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Only %1 of %2 links are set. Choose one for every bit after the first.</source>
        <translation>つなぎ方は%2か所中%1か所しか決まっていません。2枚目からのすべてのふさの置き方を決めてください。</translation>
    </message>
    <message>
        <source>You aren’t brushing, so there’s no brush to confirm.</source>
        <translation>いまはブラシの途中ではないので、決定するものがありません。</translation>
    </message>
    <message>
        <source>The vote comes later, when every tail has its tip.</source>
        <translation>投票は、すべてのしっぽに先が付いてからです。</translation>
    </message>
    <message>
        <source>In solo practice there’s nobody to vote for.</source>
        <translation>ひとり練習では、投票する相手がいません。</translation>
    </message>
    <message>
        <source>You’ve already voted and given your point away.</source>
        <translation>もう投票して、1点を贈りました。</translation>
    </message>
    <message>
        <source>Your own tail may be the prettiest, but your point goes to another player.</source>
        <translation>自分のしっぽがいちばんきれいでも、1点はほかのプレイヤーに贈ります。</translation>
    </message>
    <message>
        <source>Nobody sits there. Give your point to a player in this game.</source>
        <translation>その席にはだれも座っていません。1点はこのゲームのプレイヤーに贈ってください。</translation>
    </message>
    <message>
        <source>top left</source>
        <extracomment>Foxtail: a line of the score, or which of the four corners of a tail bit</extracomment>
        <translation>左上</translation>
    </message>
    <message>
        <source>top right</source>
        <extracomment>Foxtail: a line of the score, or which of the four corners of a tail bit</extracomment>
        <translation>右上</translation>
    </message>
    <message>
        <source>bottom left</source>
        <extracomment>Foxtail: a line of the score, or which of the four corners of a tail bit</extracomment>
        <translation>左下</translation>
    </message>
    <message>
        <source>bottom right</source>
        <extracomment>Foxtail: a line of the score, or which of the four corners of a tail bit</extracomment>
        <translation>右下</translation>
    </message>
    <message numerus="yes">
        <source>Match of %n charm(s), %1</source>
        <translation>
            <numerusform>チャーム%n個のおそろい、%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chain of %n charm(s), %1</source>
        <translation>
            <numerusform>チャーム%n個の連なり、%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Foxtail: a line of the score, or which of the four corners of a tail bit</extracomment>
        <translation>おそろい</translation>
    </message>
    <message>
        <source>Chains</source>
        <extracomment>Foxtail: a line of the score, or which of the four corners of a tail bit</extracomment>
        <translation>連なり</translation>
    </message>
    <message>
        <source>Longest chain</source>
        <extracomment>Foxtail: a line of the score, or which of the four corners of a tail bit; Foxtail: a heading of the rules</extracomment>
        <translation>最長の連なり</translation>
    </message>
    <message>
        <source>Biggest match</source>
        <extracomment>Foxtail: a line of the score, or which of the four corners of a tail bit; Foxtail: a heading of the rules</extracomment>
        <translation>最大のおそろい</translation>
    </message>
    <message>
        <source>Variety</source>
        <extracomment>Foxtail: a line of the score, or which of the four corners of a tail bit; Foxtail: a heading of the rules</extracomment>
        <translation>いろどり</translation>
    </message>
    <message>
        <source>A set, %1</source>
        <translation>%1の組</translation>
    </message>
    <message>
        <source>First to finish</source>
        <translation>一番のり</translation>
    </message>
    <message>
        <source>Finished on turn %1</source>
        <translation>%1ターン目に完成</translation>
    </message>
    <message>
        <source>Prettiest tail</source>
        <extracomment>Foxtail: a line of the score, or which of the four corners of a tail bit; Foxtail: a line of the score pad; Foxtail: a heading of the rules</extracomment>
        <translation>きれいなしっぽ賞</translation>
    </message>
    <message>
        <source>%1’s vote</source>
        <extracomment>Foxtail: a line of the score, or which of the four corners of a tail bit</extracomment>
        <translation>%1の投票</translation>
    </message>
    <message>
        <source>Joins %1 to %2, but loses this join and the previous one.</source>
        <translation>%1と%2をつなぎますが、このつながりも1つ前のつながりも切れます。</translation>
    </message>
    <message>
        <source>Joins %1 to %2, but makes no set.</source>
        <translation>%1と%2をつなぎます：組はできません。</translation>
    </message>
    <message numerus="yes">
        <source>Joins %1 to %2 for a match of %3 and %n more tail point(s).</source>
        <translation>
            <numerusform>%1と%2をつなぎます：%3個のおそろいができ、しっぽ点が%n点増えます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Joins %1 to %2 for a chain of %3 and %n more tail point(s).</source>
        <translation>
            <numerusform>%1と%2をつなぎます：%3個の連なりができ、しっぽ点が%n点増えます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Joins %1 to %2, but makes no set. %n tail point(s) so far.</source>
        <translation>
            <numerusform>%1と%2をつなぎます：組はできません。ここまでのしっぽ点は%n点です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Joins %1 to %2, but loses this join and the previous one. %n tail point(s) so far.</source>
        <translation>
            <numerusform>%1と%2をつなぎますが、このつながりも1つ前のつながりも切れます。ここまでのしっぽ点は%n点です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Joins %1 to %2, but the next bit covers it. %n tail point(s) so far.</source>
        <translation>
            <numerusform>%1と%2をつなぎますが、次のふさで隠れます。ここまでのしっぽ点は%n点です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Joins %1 to %2 for a match of %3. %n tail point(s) so far.</source>
        <translation>
            <numerusform>%1と%2をつなぎます：%3個のおそろいができます。ここまでのしっぽ点は%n点です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Joins %1 to %2 for a chain of %3. %n tail point(s) so far.</source>
        <translation>
            <numerusform>%1と%2をつなぎます：%3個の連なりができます。ここまでのしっぽ点は%n点です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Breaks the previous join.</source>
        <translation>1つ前のつながりが切れます。</translation>
    </message>
    <message numerus="yes">
        <source>Breaks the previous join and loses %n point(s).</source>
        <translation>
            <numerusform>1つ前のつながりが切れ、%n点減ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>+%1: tail %2, longest chain %3, biggest match %4</source>
        <translation>+%1：しっぽ点%2、最長の連なり%3、最大のおそろい%4</translation>
    </message>
    <message>
        <source>%1: tail %2, longest chain %3, biggest match %4</source>
        <translation>%1：しっぽ点%2、最長の連なり%3、最大のおそろい%4</translation>
    </message>
    <message>
        <source>+%1: tail %2, longest chain %3</source>
        <translation>+%1：しっぽ点%2、最長の連なり%3</translation>
    </message>
    <message>
        <source>%1: tail %2, longest chain %3</source>
        <translation>%1：しっぽ点%2、最長の連なり%3</translation>
    </message>
    <message>
        <source>+%1: tail %2, biggest match %3</source>
        <translation>+%1：しっぽ点%2、最大のおそろい%3</translation>
    </message>
    <message>
        <source>%1: tail %2, biggest match %3</source>
        <translation>%1：しっぽ点%2、最大のおそろい%3</translation>
    </message>
    <message>
        <source>%1: tail %2, rivals −%3</source>
        <translation>%1：しっぽ点%2、相手−%3</translation>
    </message>
    <message>
        <source>+%1: tail %2, rivals −%3</source>
        <translation>+%1：しっぽ点%2、相手−%3</translation>
    </message>
    <message>
        <source>%1: tail %2, longest chain %3, rivals −%4</source>
        <translation>%1：しっぽ点%2、最長の連なり%3、相手−%4</translation>
    </message>
    <message>
        <source>+%1: tail %2, longest chain %3, rivals −%4</source>
        <translation>+%1：しっぽ点%2、最長の連なり%3、相手−%4</translation>
    </message>
    <message>
        <source>%1: tail %2, biggest match %3, rivals −%4</source>
        <translation>%1：しっぽ点%2、最大のおそろい%3、相手−%4</translation>
    </message>
    <message>
        <source>+%1: tail %2, biggest match %3, rivals −%4</source>
        <translation>+%1：しっぽ点%2、最大のおそろい%3、相手−%4</translation>
    </message>
    <message>
        <source>%1: tail %2, longest chain %3, biggest match %4, rivals −%5</source>
        <translation>%1：しっぽ点%2、最長の連なり%3、最大のおそろい%4、相手−%5</translation>
    </message>
    <message>
        <source>+%1: tail %2, longest chain %3, biggest match %4, rivals −%5</source>
        <translation>+%1：しっぽ点%2、最長の連なり%3、最大のおそろい%4、相手−%5</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>Foxtail: what a player may do in a turn: draw a tail bit, or brush the tail (turn its bits anew)</extracomment>
        <translation>引く</translation>
    </message>
    <message>
        <source>Brush</source>
        <extracomment>Foxtail: what a player may do in a turn: draw a tail bit, or brush the tail (turn its bits anew)</extracomment>
        <translation>ブラシ</translation>
    </message>
    <message>
        <source>Set the links of your tail again. You don’t draw a card now, but you must next turn.</source>
        <translation>しっぽをつなぎ直します。カードは引かず、次のターンは必ず引きます。</translation>
    </message>
    <message>
        <source>Confirm this brush</source>
        <translation>このブラッシングで決定</translation>
    </message>
    <message>
        <source>Tail points: %1 now, %2 before. Next turn you must draw.</source>
        <translation>しっぽ点は%1点（前は%2点）。次のターンは必ず引きます。</translation>
    </message>
    <message numerus="yes">
        <source>This brush costs you %n tail point(s).</source>
        <translation>
            <numerusform>このブラッシングで、しっぽ点が%n点減ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your tail stays as it is and your turn is over.</source>
        <translation>しっぽは変わらず、このターンは終わりです。</translation>
    </message>
    <message>
        <source>A point for %1</source>
        <translation>%1に1点</translation>
    </message>
    <message numerus="yes">
        <source>%1’s tail has %n bit(s).</source>
        <translation>
            <numerusform>%1のしっぽのふさは%n枚です。</numerusform>
        </translation>
    </message>
    <message>
        <source>the tail is still growing</source>
        <translation>しっぽはまだ成長中</translation>
    </message>
    <message>
        <source>finished on turn %1</source>
        <translation>%1ターン目に完成</translation>
    </message>
    <message numerus="yes">
        <source>%n bit(s)</source>
        <extracomment>Foxtail: beside a seat: what the player has or does</extracomment>
        <translation>
            <numerusform>ふさ%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tail point(s)</source>
        <translation>
            <numerusform>しっぽ点%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) so far</source>
        <translation>
            <numerusform>いま%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>must draw</source>
        <extracomment>Foxtail: beside a seat: what the player has or does</extracomment>
        <translation>必ず引く</translation>
    </message>
    <message>
        <source>may brush again</source>
        <translation>またブラシ可</translation>
    </message>
    <message>
        <source>has chosen</source>
        <extracomment>Foxtail: beside a seat: what the player has or does</extracomment>
        <translation>選択済み</translation>
    </message>
    <message>
        <source>has not chosen</source>
        <translation>未選択</translation>
    </message>
    <message>
        <source>to act</source>
        <extracomment>Foxtail: beside a seat: what the player has or does</extracomment>
        <translation>選ぶ番</translation>
    </message>
    <message>
        <source>waiting</source>
        <extracomment>Foxtail: beside a seat: what the player has or does</extracomment>
        <translation>待機中</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <extracomment>Foxtail: beside a seat: what the player has or does</extracomment>
        <translation>ターン%1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>残り%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tip(s) among them</source>
        <translation>
            <numerusform>しっぽの先%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest chain, %1</source>
        <translation>最長の連なり：%1個</translation>
    </message>
    <message>
        <source>Longest chain, %1, tied with %2</source>
        <translation>最長の連なり：%1個、%2と並ぶ</translation>
    </message>
    <message>
        <source>Longest chain, %1, shared by %2</source>
        <translation>最長の連なり：%1個、%2人が並ぶ</translation>
    </message>
    <message>
        <source>Longest chain: nobody has one</source>
        <translation>最長の連なり：まだなし</translation>
    </message>
    <message>
        <source>Longest chain, %1: %2 leads with %3</source>
        <translation>最長の連なり：%1個、首位は%2の%3個</translation>
    </message>
    <message>
        <source>Longest chain, %1: others lead with %2</source>
        <translation>最長の連なり：%1個、首位は%2個</translation>
    </message>
    <message>
        <source>Biggest match, %1</source>
        <translation>最大のおそろい：%1個</translation>
    </message>
    <message>
        <source>Biggest match, %1, tied with %2</source>
        <translation>最大のおそろい：%1個、%2と並ぶ</translation>
    </message>
    <message>
        <source>Biggest match, %1, shared by %2</source>
        <translation>最大のおそろい：%1個、%2人が並ぶ</translation>
    </message>
    <message>
        <source>Biggest match: nobody has one</source>
        <translation>最大のおそろい：まだなし</translation>
    </message>
    <message>
        <source>Biggest match, %1: %2 leads with %3</source>
        <translation>最大のおそろい：%1個、首位は%2の%3個</translation>
    </message>
    <message>
        <source>Biggest match, %1: others lead with %2</source>
        <translation>最大のおそろい：%1個、首位は%2個</translation>
    </message>
    <message>
        <source>Charm sets</source>
        <extracomment>Foxtail: a line of the score pad; Foxtail: a heading of the rules</extracomment>
        <translation>チャームの組</translation>
    </message>
    <message>
        <source>Variety, %1 of 4 charms</source>
        <translation>いろどり：4種類中%1種類</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Foxtail: a line of the score pad</extracomment>
        <translation>合計</translation>
    </message>
    <message>
        <source>Would score now</source>
        <translation>いま終われば</translation>
    </message>
    <message numerus="yes">
        <source>%1 finishes the practice game with %n point(s).</source>
        <translation>
            <numerusform>%1の練習が終わりました。%n点です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s).</source>
        <translation>
            <numerusform>%1が%n点で勝ちました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 share the win with %n point(s).</source>
        <translation>
            <numerusform>%1と%2が%n点で勝利を分かち合いました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 and %3 share the win with %n point(s).</source>
        <translation>
            <numerusform>%1、%2、%3が%n点で勝利を分かち合いました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %3 and %4 share the win with %n point(s).</source>
        <translation>
            <numerusform>%1、%2、%3、%4が%n点で勝利を分かち合いました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting for %1.</source>
        <translation>%1を待っています。</translation>
    </message>
    <message>
        <source>Waiting for %1 and %2.</source>
        <translation>%1と%2を待っています。</translation>
    </message>
    <message>
        <source>Waiting for %1, %2 and %3.</source>
        <translation>%1、%2、%3を待っています。</translation>
    </message>
    <message>
        <source>Waiting for %1, %2, %3 and %4.</source>
        <translation>%1、%2、%3、%4を待っています。</translation>
    </message>
    <message>
        <source>All choices are shown once the last one is in.</source>
        <translation>全員が選び終えたら、いっせいに公開します。</translation>
    </message>
    <message>
        <source>All links are shown once the last one is in.</source>
        <translation>全員が決めたら、つなぎ方をいっせいに公開します。</translation>
    </message>
    <message>
        <source>All votes are shown once the last one is in.</source>
        <translation>全員が投票したら、いっせいに公開します。</translation>
    </message>
    <message>
        <source>%1, draw a card.</source>
        <translation>%1、カードを引いてください。</translation>
    </message>
    <message>
        <source>%1, draw a card or brush your tail.</source>
        <translation>%1、カードを引くか、しっぽにブラシをかけてください。</translation>
    </message>
    <message>
        <source>You brushed last turn, so you must draw.</source>
        <translation>前のターンにブラシをかけたので、必ず引きます。</translation>
    </message>
    <message>
        <source>%1, join the new bit to your tail.</source>
        <translation>%1、新しいふさをしっぽにつないでください。</translation>
    </message>
    <message>
        <source>%1, your tail is brushed. Keep it like this?</source>
        <translation>%1、しっぽのブラシが終わりました。これで決定しますか？</translation>
    </message>
    <message>
        <source>%1, how should bit %2 join?</source>
        <translation>%1、%2枚目のふさをどうつなぎますか？</translation>
    </message>
    <message>
        <source>Tail points: %1 so far, %2 before.</source>
        <translation>しっぽ点：いま%1点、前は%2点。</translation>
    </message>
    <message>
        <source>%1, whose tail is the prettiest?</source>
        <translation>%1、いちばんきれいなしっぽはだれのですか？</translation>
    </message>
    <message>
        <source>Give one point to another player. All votes are shown together.</source>
        <translation>ほかのプレイヤーに1点を贈ります。投票はいっせいに公開します。</translation>
    </message>
    <message numerus="yes">
        <source>The best links for these bits score %n tail point(s).</source>
        <translation>
            <numerusform>いまのふさを最善の形でつなげば、しっぽ点は%n点です。</numerusform>
        </translation>
    </message>
    <message>
        <source>The deck is being shuffled.</source>
        <translation>山札をシャッフルしています。</translation>
    </message>
    <message>
        <source>Joins the end of the tail, tops or bottoms together, over or under the last bit.</source>
        <translation>しっぽの最後のふさに、上端か下端で、かぶせるか、もぐらせるかしてつなぎます。</translation>
    </message>
    <message>
        <source>Equal charms of one kind side by side are a match.</source>
        <translation>同じ種類・同じ数字のチャームが隣り合えば、おそろいです。</translation>
    </message>
    <message>
        <source>Charms of one kind whose numbers rise or fall by one are a chain.</source>
        <translation>同じ種類で数字が1ずつ上がるか下がるチャームは、連なりです。</translation>
    </message>
    <message>
        <source>A charm that another card hides counts for nobody.</source>
        <translation>ほかのカードで隠れたチャームは、だれの得点にもなりません。</translation>
    </message>
    <message>
        <source>Draw it and your tail is finished. Nothing can join after it.</source>
        <translation>引いた人のしっぽは完成です。このあとには何もつながりません。</translation>
    </message>
    <message>
        <source>It carries no charms.</source>
        <translation>チャームはありません。</translation>
    </message>
    <message>
        <source>A card face down</source>
        <translation>裏向きのカード</translation>
    </message>
    <message>
        <source>Tail tip</source>
        <extracomment>Foxtail: the name of a card: the white end of the tail</extracomment>
        <translation>しっぽの先</translation>
    </message>
    <message>
        <source>Tail bit: top %1 and %2, bottom %3 and %4</source>
        <translation>しっぽのふさ：上端%1と%2、下端%3と%4</translation>
    </message>
    <message>
        <source>What is in the box</source>
        <translation>箱の中身</translation>
    </message>
    <message>
        <source>Setup</source>
        <extracomment>Foxtail: a heading of the rules</extracomment>
        <translation>準備</translation>
    </message>
    <message>
        <source>A turn</source>
        <extracomment>Foxtail: a heading of the rules</extracomment>
        <translation>ターン</translation>
    </message>
    <message>
        <source>Joining a bit</source>
        <translation>ふさのつなぎ方</translation>
    </message>
    <message>
        <source>Brushing your tail</source>
        <translation>しっぽのブラシ</translation>
    </message>
    <message>
        <source>The end and the points</source>
        <translation>終わりと得点</translation>
    </message>
    <message>
        <source>Ways to play</source>
        <translation>いろいろな遊び方</translation>
    </message>
    <message>
        <source>Chances and examples</source>
        <translation>確率と例</translation>
    </message>
    <message>
        <source>Rows of charms</source>
        <translation>チャームの列</translation>
    </message>
    <message>
        <source>Bits joined in the same way, one after the other, put charms of one kind side by side in a row. A row ends where a bit joins in another way or where a join is lost (FT-34). Matches and chains are found inside a row only, never across its end.</source>
        <translation>同じつなぎ方のふさが続くと、同じ種類のチャームが横に並びます。これが「列」です。違うつなぎ方をしたところや、つながりが切れたところ（FT-34）で、列は終わります。おそろいと連なりは1つの列の中だけで数え、列の切れ目をまたぐことはありません。</translation>
    </message>
    <message>
        <source>Your first two bits match at the top left. The third one is joined with the bottoms together, so that row has ended. Join the new bit over with the tops together. It makes a new match of 2, and the first match stays as it is.</source>
        <translation>最初の2枚は左上でおそろいです。3枚目は下端でつないであるので、その列はもう終わっています。新しいふさを上端でかぶせてつなぎましょう。2個のおそろいが新しくでき、最初のおそろいはそのままです。</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>Foxtail: a heading of the rules</extracomment>
        <translation>おそろい</translation>
    </message>
    <message>
        <source>Charms side by side in a row with the same number are a match. A match may have any length from 2 up. In the row 1-1-3-3 there are 2 matches of 2.</source>
        <translation>列の中で隣り合う同じ数字のチャームは、おそろいです。2個以上なら、いくつでもかまいません。1-1-3-3の列には、2個のおそろいが2つあります。</translation>
    </message>
    <message>
        <source>Chain</source>
        <extracomment>Foxtail: a heading of the rules</extracomment>
        <translation>連なり</translation>
    </message>
    <message>
        <source>Charms side by side in a row whose numbers differ by exactly 1 are a chain. It may count up or down and have any length from 2 up. 2-3 is one, and so is 3-2-1.</source>
        <translation>列の中で隣り合い、数字がちょうど1違うチャームは、連なりです。上がっても下がってもよく、2個以上なら、いくつでもかまいません。2-3も、3-2-1も連なりです。</translation>
    </message>
    <message>
        <source>A chain may turn around</source>
        <translation>連なりは折り返せる</translation>
    </message>
    <message>
        <source>A chain may switch between counting up and counting down as often as it likes. The row 2-1-2-1 is a single chain of 4, and 1-2-3-2-3 a single chain of 5.</source>
        <translation>連なりは、上がりと下がりを何度でも切り替えられます。2-1-2-1の列はこれで4個の連なり1つ、1-2-3-2-3の列は5個の連なり1つです。</translation>
    </message>
    <message>
        <source>1 and 3 do not go together</source>
        <translation>1と3は組にならない</translation>
    </message>
    <message>
        <source>A 1 next to a 3 is neither a match nor a chain, whichever comes first. Any set ends there. The row 1-2-3-1-2 holds a chain of 3 and a chain of 2.</source>
        <translation>1と3が隣り合っても、順番にかかわらず、おそろいでも連なりでもありません。組はそこで終わります。1-2-3-1-2の列には、3個の連なりと2個の連なりがあります。</translation>
    </message>
    <message>
        <source>Your new bit has a 3 at the top left, and your last bit has a 1 there. Join it over with the tops together. That is allowed, but it makes no set. Each of the three other ways makes a match.</source>
        <translation>新しいふさの左上は3、最後のふさの左上は1です。上端でかぶせてつないでみましょう。つなぐことはできますが、組はできません。ほかの3とおりなら、どれもおそろいになります。</translation>
    </message>
    <message>
        <source>Two charms make a set</source>
        <translation>チャームが2個あれば組</translation>
    </message>
    <message>
        <source>The smallest match has 2 charms, and so does the smallest chain. A single charm does not make a set. The printed rules give no smallest size, so we count two matching neighbours as enough.</source>
        <translation>最小のおそろいはチャーム2個、最小の連なりもチャーム2個です。1個だけでは組になりません。元のルールには最小の数が書かれていないので、組になるチャームが2個並んでいれば十分とします。</translation>
    </message>
    <message>
        <source>A charm in a match and in a chain</source>
        <translation>おそろいと連なりの両方に入るチャーム</translation>
    </message>
    <message>
        <source>A charm may belong to a match and to a chain, and then it counts in both. The row 1-2-2-3 holds a chain of 2, a match of 2 and another chain of 2, together 6 points. No charm ever belongs to 2 matches or to 2 chains. The printed rules leave this open.</source>
        <translation>1個のチャームが、おそろいと連なりの両方に入ることがあり、そのときは両方で数えます。1-2-2-3の列には、2個の連なり、2個のおそろい、もう1つ2個の連なりがあり、合わせて6点です。1個のチャームが2つのおそろい、または2つの連なりに入ることはありません。元のルールには、これについての定めがありません。</translation>
    </message>
    <message>
        <source>At the top left your row is 1-1-2: a match of 2 and a chain of 2. Join the new bit over with the tops together. Its 2 makes another match of 2 with the last charm of the chain, and that charm counts in both.</source>
        <translation>左上の列は1-1-2で、2個のおそろいと2個の連なりです。新しいふさを上端でかぶせてつなぎましょう。新しいふさの2が連なりの最後のチャームとおそろいになり、最後のチャームは連なりとおそろいの両方で数えます。</translation>
    </message>
    <message>
        <source>How points are counted</source>
        <translation>得点の数え方</translation>
    </message>
    <message>
        <source>When all tails are complete, points are counted in this order: matches and chains, variety, longest chain and biggest match, first to finish, prettiest tail. Until then nothing is settled, and the score pad only shows the current standing. A long tail is worth nothing by itself.</source>
        <translation>すべてのしっぽが完成したら、おそろいと連なり、いろどり、最長の連なりと最大のおそろい、一番のり、いちばんきれいなしっぽの順に得点を数えます。それまでは何も確定せず、得点表は途中経過を示すだけです。しっぽが長いだけでは得点になりません。</translation>
    </message>
    <message>
        <source>Points for matches</source>
        <translation>おそろいの得点</translation>
    </message>
    <message>
        <source>Each match is worth 1 point for every charm in it. A match of 3 scores 3 points, and 2 matches of 2 score 4.</source>
        <translation>おそろいは、入っているチャーム1個につき1点です。3個のおそろいなら3点、2個のおそろいが2つなら4点です。</translation>
    </message>
    <message>
        <source>Points for chains</source>
        <translation>連なりの得点</translation>
    </message>
    <message>
        <source>Each chain is worth 1 point for every charm in it. The row 1-2-3-3-3-2-1 holds a chain of 3, a match of 3 and a chain of 3: 9 points.</source>
        <translation>連なりは、入っているチャーム1個につき1点です。1-2-3-3-3-2-1の列には、3個の連なり、3個のおそろい、3個の連なりがあり、9点です。</translation>
    </message>
    <message>
        <source>Variety scores 1 point for each kind of charm in which you have a set, at most 4. A second set of the same kind adds nothing here.</source>
        <translation>いろどりは、組ができているチャームの種類を数えます。1種類につき1点、最大4点です。同じ種類に2つ目の組があっても、ここでは増えません。</translation>
    </message>
    <message>
        <source>The longest single chain at the table earns its owner 2 points. All players who tie for it get 2 points each. You can get these and the points for the biggest match as well.</source>
        <translation>テーブルでいちばん長い連なりの持ち主は2点を得ます。数えるのは1つの連なりの長さで、足し合わせはしません。同じ長さで並んだ人は全員2点ずつ得ます。最大のおそろいの得点と両方もらうこともできます。</translation>
    </message>
    <message>
        <source>You and Ben both have a chain of 3, so each of you would get the 2 points. Join the new bit over with the tops together. Your chain grows to 4, and the points for the longest chain are yours alone.</source>
        <translation>あなたとBenの連なりはどちらも3個なので、このままでは2人とも2点です。新しいふさを上端でかぶせてつなぎましょう。連なりが4個に伸び、最長の連なりの得点はあなただけのものになります。</translation>
    </message>
    <message>
        <source>The biggest single match at the table earns its owner 2 points. Sizes are not added up, so a match of 3 beats 2 matches of 2. All players who tie for it get 2 points each.</source>
        <translation>テーブルでいちばん大きいおそろいの持ち主は2点を得ます。数えるのは1つのおそろいの大きさで、足し合わせはしません。3個のおそろい1つは、2個のおそろい2つより上です。同じ大きさで並んだ人は全員2点ずつ得ます。</translation>
    </message>
    <message>
        <source>When nobody has one</source>
        <translation>だれも持っていないとき</translation>
    </message>
    <message>
        <source>If nobody at the table has a chain, nobody gets the points for the longest one. The same goes for matches. The printed rules do not mention this, but a set that was never made cannot be the biggest.</source>
        <translation>テーブルのだれも連なりを持っていなければ、最長の連なりの得点はだれももらえません。おそろいも同じです。元のルールには書かれていませんが、できていない組が最大になることはありません。</translation>
    </message>
    <message>
        <source>Everyone who got the tip in the earliest finishing turn gets 2 points. Drawing first within that turn gives no advantage.</source>
        <translation>いちばん早い完成ターンにしっぽの先を引いた人は、全員2点を得ます。そのターンの中で先に引いても、有利にはなりません。</translation>
    </message>
    <message>
        <source>When all tails are complete, everyone gives 1 point to another player’s tail. You cannot choose your own tail, and you cannot keep the point. Votes stay secret until all are in, so nobody can react to a vote. A bot picks the tail with the most joins in sight.</source>
        <translation>すべてのしっぽが完成したら、全員がほかのプレイヤーのしっぽに1点を贈ります。自分のしっぽは選べず、点を手元に残すこともできません。投票は全員分がそろうまで秘密なので、人の投票を見て決めることはできません。ボットは、見えているつながりがいちばん多いしっぽを選びます。</translation>
    </message>
    <message>
        <source>All tails are complete. Look at Ben’s and Cleo’s tails and give your point to one of them. You cannot choose your own.</source>
        <translation>すべてのしっぽが完成しました。BenとCleoのしっぽを見て、どちらかに1点を贈りましょう。自分のしっぽは選べません。</translation>
    </message>
    <message>
        <source>The vote with two players</source>
        <translation>2人のときの投票</translation>
    </message>
    <message>
        <source>With 2 players there is only one other tail, so each gets 1 point from the other. The program gives these points automatically. They are part of the total and never change who wins.</source>
        <translation>2人のときは、ほかのしっぽが1つしかないので、おたがいに1点ずつもらいます。この1点はプログラムが自動で付けます。合計には入りますが、勝敗が変わることはありません。</translation>
    </message>
    <message>
        <source>Winning</source>
        <extracomment>Foxtail: a heading of the rules</extracomment>
        <translation>勝利</translation>
    </message>
    <message>
        <source>The most points win. Players who tie for the most share the win, because ties are not broken. The printed rules take winning lightly too.</source>
        <translation>得点のいちばん多い人の勝ちです。同点のときの決め手はないので、最高点で並んだ人は勝利を分かち合います。元のルールでも、勝ち負けにはあまりこだわらないことになっています。</translation>
    </message>
    <message>
        <source>How many points are possible</source>
        <translation>取れる最高得点</translation>
    </message>
    <message>
        <source>Every join adds at most 2 points to your sets. So 8 bits, with 7 joins, score up to 14 points for sets and 4 for variety, which makes 18 tail points. You have either 0 tail points or at least 3, because even the smallest set is worth 2 points and 1 for variety.</source>
        <translation>つながり1か所で増える組の点は、多くて2点です。ふさ8枚ならつながりは7か所なので、組で14点まで、いろどりで4点まで、合わせて18点がしっぽ点の上限です。いちばん小さい組でも2点といろどり1点になるので、しっぽ点は0点か、3点以上です。</translation>
    </message>
    <message>
        <source>Charm themes</source>
        <extracomment>Foxtail: a heading of the rules</extracomment>
        <translation>チャームのテーマ</translation>
    </message>
    <message>
        <source>A theme decides how the 4 kinds of charm look and changes nothing else. In the order top left, top right, bottom left, bottom right: Summer has sunflower, wheat, butterfly and snail; Autumn has acorn, toadstool, maple leaf and hedgehog; Winter has snowflake, pine cone, mitten and robin; Spring has tulip, ladybird, raindrop and catkin.</source>
        <translation>テーマは4種類のチャームの見た目を決めるだけで、ほかは何も変わりません。左上、右上、左下、右下の順に、夏はヒマワリ・麦の穂・チョウ・カタツムリ、秋はドングリ・毒キノコ・カエデの葉・ハリネズミ、冬は雪の結晶・松ぼっくり・ミトン・コマドリ、春はチューリップ・テントウムシ・雨のしずく・ネコヤナギです。</translation>
    </message>
    <message>
        <source>Solo practice</source>
        <extracomment>Foxtail: a heading of the rules</extracomment>
        <translation>ひとり練習</translation>
    </message>
    <message>
        <source>One player alone plays by the same rules. The upper part of the deck has 8 bits, the lower one 2 bits and the tip. Only matches, chains and variety count, because everything else needs someone to compare with. Your tail gets 8, 9 or 10 bits, each just as likely. The printed rules have no solo game. This one is ours.</source>
        <translation>1人でも同じルールで遊べます。山札の上の部分はふさ8枚、下の部分はふさ2枚としっぽの先1枚です。ほかの得点は比べる相手が必要なので、おそろい、連なり、いろどりだけを数えます。しっぽのふさは8枚、9枚、10枚のどれかで、確率はどれも同じです。元のルールにひとり用ゲームはなく、これは独自のものです。</translation>
    </message>
    <message>
        <source>Choosing a theme</source>
        <translation>テーマを選ぶ</translation>
    </message>
    <message>
        <source>You pick a theme (FT-9) before the game and can change it at any time. Only the pictures change.</source>
        <translation>テーマ（FT-9）はゲームの前に選び、いつでも変えられます。変わるのは絵柄だけで、ゲームはそのまま続きます。</translation>
    </message>
    <message>
        <source>How long a tail gets</source>
        <translation>しっぽの長さ</translation>
    </message>
    <message>
        <source>If nobody brushes, a tail gets at least 8 bits and at most 12 with 2 players, 14 with 3 and 16 with 4. On average it has a little more than 9. One tail in three stays at 8, and every seat has the same chances.</source>
        <translation>だれもブラシをかけなければ、しっぽのふさは8枚以上になります。多いときは2人で12枚、3人で14枚、4人で16枚です。平均は9枚を少し超えます。3本に1本は8枚で終わり、どの席も確率は同じです。</translation>
    </message>
    <message>
        <source>Bits that are left over</source>
        <translation>残ったふさ</translation>
    </message>
    <message>
        <source>The bits under the last tip stay in the deck. The shuffle alone decides how many; on average it is 1 to 2 bits. So with others at the table, bits that you miss by brushing go to them.</source>
        <translation>最後のしっぽの先より下のふさは、山札に残ります。何枚残るかは、だれが何をしてもシャッフルだけで決まり、平均は1～2枚です。ですから、ほかのプレイヤーがいれば、あなたがブラシで引きそびれたふさは、その人たちの手に渡ります。</translation>
    </message>
    <message>
        <source>The shortest and the longest</source>
        <translation>いちばん短いゲームと長いゲーム</translation>
    </message>
    <message>
        <source>Without brushing, a game takes at least 9 turns, and at most 13 with 2 players, 15 with 3 or 17 with 4. With brushing it can take up to 24, 28 or 32 turns. Tails can then end with 6 to 14 bits with 2 players, 5 to 18 with 3 and 5 to 20 with 4. With 3 or 4 players not every seat can reach both extremes, because earlier seats draw first.</source>
        <translation>ブラシなしのゲームは短くて9ターン、長くて2人で13ターン、3人で15ターン、4人で17ターンです。ブラシを使えば、それぞれ24、28、32ターンまで延びます。そのときのしっぽのふさは、2人なら6～14枚、3人なら5～18枚、4人なら5～20枚です。3人や4人では、席の順に引くので、席によっては最少や最多の枚数になることがありません。</translation>
    </message>
    <message>
        <source>Two bits joined blindly</source>
        <translation>見ないでつないだ2枚のふさ</translation>
    </message>
    <message>
        <source>There are 6240 ways to join one bit of the pack to another. 1976 of them make a match, 2912 make a chain and 1352 make nothing. So even a bit joined blindly scores nearly 4 times out of 5, and there is always one way that scores.</source>
        <translation>ふさ1枚を別の1枚につなぐ方法は6240とおりあります。そのうち1976とおりがおそろい、2912とおりが連なり、1352とおりが何にもなりません。見ないでつないでも、5回に4回近くは得点になり、得点になるつなぎ方は必ずあります。</translation>
    </message>
    <message>
        <source>What luck alone scores</source>
        <translation>運だけで取れる点</translation>
    </message>
    <message>
        <source>If all bits are joined at random, sets score about 8 points in a tail of 8 bits and about 17 in one of 16 bits. That is a little more than 1 point for each further bit.</source>
        <translation>すべてのふさをでたらめにつなぐと、組の点はふさ8枚のしっぽで約8点、16枚のしっぽで約17点です。1枚増えるごとに1点と少し増える計算です。</translation>
    </message>
    <message>
        <source>What skill scores</source>
        <translation>腕前で取れる点</translation>
    </message>
    <message>
        <source>We let bots play many thousands of games. With 2 to 4 players at the table, joining at random scores 17 to 18 points in all, and always taking the most points at once scores more than 26. Brushing at random makes your tail short and loses. The casual bot joins for the most points and brushes late, if that gains at least 2.</source>
        <translation>ボットに何千何万回と遊ばせてみました。2～4人のテーブルで、でたらめにつなぐと合計17～18点、いつもその場でいちばん多い点を取ると26点を超えます。でたらめにブラシをかけるとしっぽが短くなり、負けます。のんびりボットは、いちばん点が高くなるようにつなぎ、終わりのほうで2点以上増えるときにブラシをかけます。</translation>
    </message>
    <message>
        <source>The best brush</source>
        <translation>最善のブラッシング</translation>
    </message>
    <message>
        <source>For every tail there is a brush that scores the most tail points. In more than 99% of tails with 8 to 12 bits it reaches the limit (FT-65), which is 18 points with 8 bits and 2 more for every further bit. The program works it out exactly for bots and for your hints.</source>
        <translation>どのしっぽにも、しっぽ点がいちばん多くなるブラシのかけ方があります。ふさ8～12枚のしっぽでは、100本のうち99本以上が上限（FT-65）に届きます。8枚なら18点、1枚増えるごとに2点増えます。プログラムは、ボットのためにも、あなたへのヒントのためにも、これを正確に計算します。</translation>
    </message>
    <message>
        <source>In solo practice your 8 bits have 3 tail points, and the best brush scores 18. Choose to brush and try to find it. A hint shows you a good next step.</source>
        <translation>ひとり練習で、ふさ8枚のしっぽ点は3点ですが、最善のブラッシングなら18点になります。ブラシを選んで、見つけてみましょう。ヒントを使うと、次のよい一手が分かります。</translation>
    </message>
    <message>
        <source>Some best brushes</source>
        <translation>最善のブラッシングの例</translation>
    </message>
    <message>
        <source>Bits are named here by their numbers: top left, top right, bottom left, bottom right. The tail 1112, 2111 can have 3 tail points at best, and the tail 1112, 1121, 1123 can have 6. The tail 1112, 1121, 1123, 1132, 1211 can have 12. Join its bits over and under with the tops together, then over and under with the bottoms together, for a set in each kind.</source>
        <translation>ここではふさを、左上、右上、左下、右下の数字で表します。しっぽ1112, 2111のしっぽ点は最高3点、しっぽ1112, 1121, 1123は最高6点です。しっぽ1112, 1121, 1123, 1132, 1211は12点まで取れます。順に、上端でかぶせる、上端でもぐらせる、下端でかぶせる、下端でもぐらせるとつなげば、どの種類にも組ができます。</translation>
    </message>
    <message>
        <source>What a long set costs</source>
        <translation>長い組の代償</translation>
    </message>
    <message>
        <source>A join that starts a set scores 2 points, and one that makes a set longer scores 1. So each further charm in a long set costs you about 1 tail point. It pays off only if it wins you the longest chain (FT-58) or the biggest match (FT-59).</source>
        <translation>新しい組を作るつながりは2点、組を伸ばすつながりは1点です。ですから、長い組にチャームを1個足すごとに、しっぽ点を約1点損します。割に合うのは、それで最長の連なり（FT-58）か最大のおそろい（FT-59）が取れるときだけです。</translation>
    </message>
    <message>
        <source>Everything has its mirror</source>
        <translation>すべては鏡うつし</translation>
    </message>
    <message>
        <source>Tops are worth as much as bottoms. A tail read from its tip to its fox, as in a mirror, is worth the same. And if every 1 of a kind became a 3 and every 3 a 1, nothing would change either.</source>
        <translation>上端と下端に価値の差はありません。しっぽを鏡に映したように先からキツネへ読んでも、得点は同じです。ある種類の1をすべて3に、3をすべて1に替えても、やはり何も変わりません。</translation>
    </message>
    <message>
        <source>Example: a tail and its points</source>
        <translation>例：しっぽとその得点</translation>
    </message>
    <message>
        <source>Six bits show the top left numbers 2, 2, 2, 2, 2 and 1. All are joined over with the tops together, which makes a match of 5 and a chain of 2. With 1 point for variety that is 8 tail points. Join the fourth bit under instead, with the tops together, and two joins are lost. A match of 3 and a chain of 2 remain, for 6 tail points.</source>
        <translation>6枚のふさの左上の数字は2, 2, 2, 2, 2, 1です。すべて上端でかぶせてつなぐと、5個のおそろいと2個の連なりができ、いろどり1点を加えてしっぽ点は8点です。4枚目だけを上端でもぐらせてつなぐと、つながりが2か所切れます。残るのは3個のおそろいと2個の連なりで、しっぽ点は6点です。</translation>
    </message>
    <message>
        <source>Example: comparing tails</source>
        <translation>例：しっぽを比べる</translation>
    </message>
    <message>
        <source>Three players have longest chains of 5, 3 and 3 and biggest matches of 0, 3 and 3. The first gets 2 points for the chain, and the two others 2 each for their matches. Their finishing turns are 9, 10 and 9, so the first and the third get 2 points more.</source>
        <translation>3人の最長の連なりは5個、3個、3個、最大のおそろいは0個、3個、3個です。1人目は連なりで2点、あとの2人はおそろいで2点ずつ得ます。完成は9、10、9ターン目なので、1人目と3人目はさらに2点を得ます。</translation>
    </message>
    <message>
        <source>Example: a whole game for two</source>
        <translation>例：2人のゲームを1回</translation>
    </message>
    <message>
        <source>One player always draws and finishes on turn 13 with 12 bits and 16 tail points. The other brushes twice and finishes on turn 10 with 7 bits and 13 tail points. They tie for the longest chain and the biggest match, each gets 1 vote, and the second gets 2 points for finishing first. The long tail wins by 21 points to 20.</source>
        <translation>1人はずっと引き続け、13ターン目に、ふさ12枚、しっぽ点16点で完成しました。もう1人は2回ブラシをかけ、10ターン目に、ふさ7枚、しっぽ点13点で完成しました。最長の連なりも最大のおそろいも2人が並び、投票は1票ずつ、2人目は一番のりで2点を得ます。21点対20点で、長いしっぽの勝ちです。</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>Foxtail: a heading of the rules</extracomment>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Foxtail is for 2 to 4 players. Everyone needs a fox and a tail tip, and there are 4 of each. One player alone can practise (FT-66).</source>
        <translation>Foxtailは2～4人用です。1人に1枚ずつキツネとしっぽの先が必要で、どちらも4枚あります。1人でも練習できます（FT-66）。</translation>
    </message>
    <message>
        <source>Foxes</source>
        <extracomment>Foxtail: a heading of the rules</extracomment>
        <translation>キツネ</translation>
    </message>
    <message>
        <source>There are 4 fox cards. Your fox is where your tail begins. Foxes that nobody needs stay out of the game.</source>
        <translation>キツネカードは4枚です。しっぽは自分のキツネから始まります。使わないキツネはゲームに入れません。</translation>
    </message>
    <message>
        <source>Tail tips</source>
        <extracomment>Foxtail: a heading of the rules</extracomment>
        <translation>しっぽの先</translation>
    </message>
    <message>
        <source>There are 4 tail tips, all alike. A complete tail ends with exactly 1 tip, so the deck starts with as many tips as there are players.</source>
        <translation>しっぽの先は4枚で、どれも同じです。完成したしっぽの終わりには、先がちょうど1枚付きます。ですから山札には、はじめに人数と同じ枚数の先が入っています。</translation>
    </message>
    <message>
        <source>Tail bits</source>
        <extracomment>Where a name is missing, or a word of the table that all games share; Foxtail: a heading of the rules</extracomment>
        <translation>しっぽのふさ</translation>
    </message>
    <message>
        <source>Tips</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>しっぽの先</translation>
    </message>
    <message>
        <source>All other cards are tail bits, and a tail is made of them. We play with 40, which is just enough for 4 players with 10 bits each. The printed rules do not say how many there are.</source>
        <translation>残りのカードはすべてしっぽのふさで、これがしっぽになります。枚数は40枚で、4人に10枚ずつでちょうど足ります。元のルールに枚数は書かれていません。</translation>
    </message>
    <message>
        <source>Four corners, four kinds of charm</source>
        <translation>4つの角、4種類のチャーム</translation>
    </message>
    <message>
        <source>Every bit has a charm in each of its 4 corners, and these are of 4 different kinds. Each kind keeps its corner, so a kind that is top left on one bit is top left on all of them. The printed rules do not say it this plainly, but joining bits would not work otherwise (FT-29).</source>
        <translation>どのふさにも4つの角にチャームが1個ずつあり、4つとも種類が違います。種類ごとに角は決まっていて、あるふさで左上にある種類は、どのふさでも左上にあります。元のルールにはここまではっきり書かれていませんが、こうでなければふさをつなげません（FT-29）。</translation>
    </message>
    <message>
        <source>Numbers on charms</source>
        <translation>チャームの数字</translation>
    </message>
    <message>
        <source>A charm shows 1, 2 or 3 symbols, and that is its number. Only the kind of a charm and its number matter.</source>
        <translation>チャームには絵が1～3個描かれていて、その個数がチャームの数字です。意味があるのは、チャームの種類と数字だけです。</translation>
    </message>
    <message>
        <source>The forty tail bits</source>
        <translation>40枚のしっぽのふさ</translation>
    </message>
    <message>
        <source>No two bits are alike. Each has a 2 in one of its corners or in three of them. The other corners show a 1 or a 3. So 32 bits have a single 2 and 8 bits have three. The printed rules do not list their cards, so this pack is our own.</source>
        <translation>同じふさは2枚とありません。どのふさも、4つの角のうち1つか3つが2で、ほかの角は1か3です。2が1つのふさは32枚、3つのふさは8枚です。元のルールにカードの一覧はないので、このカード一式は独自のものです。</translation>
    </message>
    <message>
        <source>A fair pack</source>
        <translation>公平な構成</translation>
    </message>
    <message>
        <source>In each corner 13 bits show a 1, 14 a 2 and 13 a 3. So no corner is luckier than another. Any two bits can score together in at least one kind of charm, because every bit shows a 2 somewhere and a 2 goes with every number.</source>
        <translation>どの角でも、1のふさが13枚、2が14枚、3が13枚です。ですから、どの角が得ということはありません。どのふさにもどこかに2があり、2はどの数字とも組になるので、どの2枚のふさでも、少なくとも1種類のチャームで得点できます。</translation>
    </message>
    <message>
        <source>A fox for everyone</source>
        <translation>全員にキツネを</translation>
    </message>
    <message>
        <source>Everyone starts with a fox, face up, and no bits at all. No two players have the same fox, and which one is yours makes no difference. Nobody goes first, since all play at the same time (FT-15).</source>
        <translation>全員が表向きのキツネ1枚から始め、ふさはまだありません。同じキツネの人はいませんが、どれが自分のキツネでも違いはありません。全員が同時に行動するので、スタートプレイヤーはいません（FT-15）。</translation>
    </message>
    <message>
        <source>Which bits are in play</source>
        <translation>使うふさ</translation>
    </message>
    <message>
        <source>All 40 bits are shuffled face down, and 10 for each player are counted off unseen. That makes 20 bits for 2 players, 30 for 3 and all 40 for 4. The printed rules only give the number of cards. We take them at random, so nobody chooses them.</source>
        <translation>40枚のふさを裏向きでシャッフルし、1人につき10枚を見ないで数えて取ります。2人で20枚、3人で30枚、4人なら40枚すべてです。元のルールに書かれているのは枚数だけです。ここでは無作為に取り、だれかが選ぶことはありません。</translation>
    </message>
    <message>
        <source>The upper part of the deck</source>
        <translation>山札の上の部分</translation>
    </message>
    <message>
        <source>8 bits for each player are shuffled and make the upper part of the deck. No tip is among them, so the first 16 cards drawn are bits with 2 players, the first 24 with 3, the first 32 with 4.</source>
        <translation>1人につき8枚のふさをシャッフルして、山札の上の部分にします。ここにしっぽの先は入りません。ですから2人なら最初の16枚、3人なら24枚、4人なら32枚は、引けば必ずふさです。</translation>
    </message>
    <message>
        <source>The lower part of the deck</source>
        <translation>山札の下の部分</translation>
    </message>
    <message>
        <source>2 more bits and 1 tip for each player are shuffled together and put under the upper part. Here the tips may come in any order, even all at once. With 4 players, for example, 4 of the last 12 cards are tips.</source>
        <translation>1人につき、ふさもう2枚としっぽの先1枚をシャッフルし、上の部分の下に置きます。ここではしっぽの先がどんな順で出るか分からず、続けて全部出ることもあります。たとえば4人なら、最後の12枚のうち4枚がしっぽの先です。</translation>
    </message>
    <message>
        <source>Cards set aside</source>
        <translation>使わないカード</translation>
    </message>
    <message>
        <source>Cards that are not needed stay out of the game. Spare bits lie face down and nobody may look at them: 20 bits with 2 players, 10 with 3, none with 4. So with fewer than 4 players nobody can work out which bits are still to come.</source>
        <translation>使わないカードはゲームに入れません。余ったふさは裏向きに置き、だれも見てはいけません。2人なら20枚、3人なら10枚、4人なら0枚です。ですから4人未満のときは、これから出るふさをだれも言い当てられません。</translation>
    </message>
    <message>
        <source>All play together</source>
        <translation>全員がいっしょに</translation>
    </message>
    <message>
        <source>In each turn everyone whose tail is not complete acts once, all at the same time. The next turn begins when the last of them is done. Nobody acts twice before that. If a single tail is left unfinished, its owner keeps taking turns alone.</source>
        <translation>毎ターン、しっぽが完成していない人は全員、同時に1回ずつ行動します。最後の1人が終えると次のターンになり、それまでに2回行動する人はいません。未完成のしっぽが1本だけになったら、その持ち主だけでターンを続けます。</translation>
    </message>
    <message>
        <source>Draw or brush</source>
        <translation>引くか、ブラシか</translation>
    </message>
    <message>
        <source>On your turn you either draw a card for your tail or brush your tail. You cannot do both, and you cannot pass.</source>
        <translation>毎ターン、しっぽに加えるカードを引くか、しっぽにブラシをかけるか、どちらか1つを行います。両方はできず、パスもできません。</translation>
    </message>
    <message>
        <source>Choosing without looking</source>
        <translation>見ないで選ぶ</translation>
    </message>
    <message>
        <source>You choose between drawing and brushing before any card of this turn is seen. All choices are shown together when the last one is made, so waiting for the others helps nobody. After seeing your card it is too late to brush instead. The printed rules give no order here. This is how we play it.</source>
        <translation>引くかブラシかは、そのターンのカードを1枚も見ないうちに選びます。選択は最後の1人が決めてからいっせいに公開するので、待って得をする人はいません。カードを見てからでは、もうブラシに変えられません。元のルールには順番の定めがないので、ここではこうしています。</translation>
    </message>
    <message>
        <source>The steps of a turn</source>
        <translation>ターンの流れ</translation>
    </message>
    <message>
        <source>First everyone chooses to draw or to brush. Then those who draw take the top card one after the other, in seat order, and a tip is placed at once. Then everyone joins the new bit or brushes in secret, and all of it is shown together when the last one is ready. Now the turn is over. The printed rules say that the order of drawing hardly matters. Ours is fixed.</source>
        <translation>まず全員が、引くかブラシかを選びます。次に、引く人が席の順に山札の一番上を1枚ずつ引き、しっぽの先はすぐに置きます。それから、新しいふさをつなぐのもブラシをかけるのも秘密に行い、最後の1人が終えたらいっせいに公開します。これでターンは終わりです。元のルールでは、引く順番はほとんど影響しないとされていますが、ここでは決めてあります。</translation>
    </message>
    <message>
        <source>Drawing</source>
        <extracomment>Foxtail: a heading of the rules</extracomment>
        <translation>引く</translation>
    </message>
    <message>
        <source>Drawing means taking 1 card, the top one of the deck. There is always a card left for you (FT-26). If everyone brushes, no card leaves the deck.</source>
        <translation>引くのは山札の一番上の1枚です。あなたの分のカードは必ず残っています（FT-26）。全員がブラシをかければ、山札は1枚も減りません。</translation>
    </message>
    <message>
        <source>Drawn cards are face up</source>
        <translation>引いたカードは公開</translation>
    </message>
    <message>
        <source>A drawn card is turned face up for everyone. The printed rules do not mention this, but the card ends up face up in a tail that same turn anyway.</source>
        <translation>引いたカードは全員に見えるように表向きにします。元のルールには書かれていませんが、どのみち同じターンのうちに、しっぽに表向きで並びます。</translation>
    </message>
    <message>
        <source>The new bit joins the end</source>
        <translation>新しいふさは端につなぐ</translation>
    </message>
    <message>
        <source>The bit you drew must join your own tail in the same turn, right behind the last bit. You cannot keep it for later, put it back, give it away or push it in between earlier bits.</source>
        <translation>引いたふさは、同じターンのうちに、自分のしっぽの最後のふさのすぐ後ろにつながなければなりません。取っておくことも、戻すことも、人にあげることも、途中に差しこむこともできません。</translation>
    </message>
    <message>
        <source>The first bit</source>
        <translation>最初のふさ</translation>
    </message>
    <message>
        <source>Your first bit simply goes next to your fox. There is nothing to choose, because a fox has no charms to meet. From the second bit on you choose how each bit joins (FT-28).</source>
        <translation>最初のふさは、キツネの隣に置くだけです。キツネには出会うチャームがないので、選ぶ余地はありません。2枚目からは、ふさごとにつなぎ方を選びます（FT-28）。</translation>
    </message>
    <message>
        <source>Placed bits stay</source>
        <translation>置いたふさは動かない</translation>
    </message>
    <message>
        <source>A bit stays exactly as it lies until you brush your tail. Placing a new bit never tilts an old one. It may hide a corner of the last one, though (FT-35).</source>
        <translation>ふさは、しっぽにブラシをかけるまで、置いた場所も傾きもそのままです。新しいふさを置いても、前のふさの傾きは変わりません。ただし、最後のふさの角が隠れることはあります（FT-35）。</translation>
    </message>
    <message>
        <source>Drawing a tip</source>
        <translation>しっぽの先を引いたら</translation>
    </message>
    <message>
        <source>If you draw a tip, it goes to the end of your tail at once and the tail is complete. There is nothing to choose. The turn in which this happens is your finishing turn (FT-61). It can also happen when you had to draw after a brush.</source>
        <translation>しっぽの先を引いたら、すぐに自分のしっぽの終わりに付け、しっぽは完成です。選ぶ余地はありません。これが起きたターンが、あなたの完成ターンです（FT-61）。ブラシの次の、引くしかないターンに起こることもあります。</translation>
    </message>
    <message>
        <source>When your tail is complete</source>
        <translation>しっぽが完成したら</translation>
    </message>
    <message>
        <source>With a complete tail you watch the others. You neither draw nor brush any more, and you do not get a second tip. You act again in the vote (FT-62).</source>
        <translation>しっぽが完成したら、ほかの人を見守ります。もう引くこともブラシをかけることもなく、2枚目の先も付きません。あとは投票（FT-62）で1回だけ行動します。</translation>
    </message>
    <message>
        <source>The deck never runs short</source>
        <translation>山札が足りなくなることはない</translation>
    </message>
    <message>
        <source>The deck always holds as many tips as there are unfinished tails. So it cannot run out before everyone is done. The last card drawn in a game is always a tip, and bits below it are never used.</source>
        <translation>山札には、いつも未完成のしっぽと同じ枚数のしっぽの先が入っています。ですから、全員が完成する前に山札がなくなることはありません。ゲームで最後に引くカードは必ずしっぽの先で、その下のふさは使いません。</translation>
    </message>
    <message>
        <source>The end of play</source>
        <translation>ゲームの終わり</translation>
    </message>
    <message>
        <source>Play ends with the turn in which the last tail is completed. After that the points are counted (FT-54).</source>
        <translation>最後のしっぽが完成したターンで終わりです。そのあと得点を数えます（FT-54）。</translation>
    </message>
    <message>
        <source>Four ways to join</source>
        <translation>4とおりのつなぎ方</translation>
    </message>
    <message>
        <source>From the second bit on you choose a link, one of 4 ways in which a bit joins the one before it. With the tops or the bottoms together, that side is drawn close and the other side fans out. Over means the new bit lies on the last one, and under means it is tucked below it. All 4 are always allowed, whatever the numbers are.</source>
        <translation>2枚目のふさからは、1つ前のふさにどうつなぐか、4とおりのつなぎ方から1つを選びます。上端か下端かを選ぶと、そちら側が寄り、反対側は扇のように開きます。「かぶせる」なら新しいふさを最後のふさの上に重ね、「もぐらせる」なら下に差しこみます。数字がどうであっても、4とおりともいつでも選べます。</translation>
    </message>
    <message>
        <source>What each way joins</source>
        <translation>どのつなぎ方で何がつながるか</translation>
    </message>
    <message>
        <source>Over, tops together: the top left charms meet. Under, tops together: the top right ones. Over, bottoms together: the bottom left ones. Under, bottoms together: the bottom right ones. Each way hides 1 corner on the side drawn together: over hides the right corner of the last bit, under hides the left corner of the new one.</source>
        <translation>上端でかぶせると左上のチャームどうし、上端でもぐらせると右上どうし、下端でかぶせると左下どうし、下端でもぐらせると右下どうしが出会います。どのつなぎ方でも、寄った側の角が1つ隠れます。かぶせると最後のふさの右の角が、もぐらせると新しいふさの左の角が隠れます。</translation>
    </message>
    <message>
        <source>You have drawn your second bit. Look at the four ways to join it. Each of them puts another kind of charm together. Over with the tops together puts a 1 beside a 2, a chain. Under with the tops together puts a 1 beside a 1, a match.</source>
        <translation>2枚目のふさを引きました。4とおりのつなぎ方を見てみましょう。それぞれ別の種類のチャームが出会います。上端でかぶせると1と2が並んで連なりに、上端でもぐらせると1と1が並んでおそろいになります。</translation>
    </message>
    <message>
        <source>No bit lies straight</source>
        <translation>ふさは必ず傾ける</translation>
    </message>
    <message>
        <source>Every bit after the first joins in one of the four ways, even if it scores nothing or spoils something. It cannot lie straight, and it always hides exactly 1 corner. In the printed rules the tilt is part of adding a bit, so you cannot leave it out here.</source>
        <translation>2枚目からのふさは、得点にならなくても、組を壊すことになっても、必ず4とおりのどれかでつなぎます。まっすぐには置けず、いつもちょうど1つの角を隠します。元のルールでは、傾けることもふさを加えることの一部なので、省けません。</translation>
    </message>
    <message>
        <source>Right way up</source>
        <translation>上下の向き</translation>
    </message>
    <message>
        <source>Bits lie face up and the right way up, and nobody turns them upside down. The tail grows away from the fox in one direction. On our table that is to the right.</source>
        <translation>ふさは表向きに、上下を正しくして置き、逆さにはしません。しっぽはキツネから一方向に伸びます。このテーブルでは右向きです。</translation>
    </message>
    <message>
        <source>The fanned side joins nothing</source>
        <translation>開いた側は何もつながらない</translation>
    </message>
    <message>
        <source>On the side that fans out, charms of two different kinds face each other. They do not make a set, even if their numbers are equal.</source>
        <translation>扇のように開いた側では、違う種類のチャームが向かい合います。数字が同じでも組にはなりません。</translation>
    </message>
    <message>
        <source>A hidden charm counts for nobody</source>
        <translation>隠れたチャームは役に立たない</translation>
    </message>
    <message>
        <source>A join counts only if both of its charms are in sight when the tail is scored. A charm that is covered counts for nobody, even if it was in sight before. The printed rules do not say this. We look at the tail as it lies in the end.</source>
        <translation>つながりは、しっぽの得点を数えるときに両方のチャームが見えているときだけ有効です。隠れたチャームは、前は見えていたとしても、だれの得点にもなりません。元のルールには書かれていませんが、ここでは最後のしっぽの姿で数えます。</translation>
    </message>
    <message>
        <source>Joins that spoil each other</source>
        <translation>打ち消し合うつながり</translation>
    </message>
    <message>
        <source>Two joins in a row are both lost in two cases only: a bit joined under with the tops together is followed by one joined over with the tops together, or the same with the bottoms. The bit in the middle then has both corners of that side hidden. In any other order both joins count, and joins further apart never harm each other.</source>
        <translation>続く2つのつながりが両方切れるのは、次のときだけです。上端でもぐらせたふさの次を、上端でかぶせてつないだとき。下端でも同じです。真ん中のふさは、そちら側の角が両方とも隠れてしまいます。ほかの順番なら両方のつながりが残り、離れたつながりどうしが邪魔し合うことはありません。</translation>
    </message>
    <message>
        <source>Both joins of your tail are lost, because the second bit lies under and the third one over, both with the tops together. You are brushing now. Join the second bit over and the third one under, with the tops together. Then both joins count, and you have 6 tail points instead of 0.</source>
        <translation>しっぽのつながりは両方とも切れています。2枚目のふさをもぐらせ、3枚目をかぶせ、どちらも上端でつないだからです。いまはブラシの途中です。2枚目をかぶせ、3枚目をもぐらせて、上端でつなぎましょう。両方のつながりが残り、しっぽ点は0点ではなく6点になります。</translation>
    </message>
    <message>
        <source>A new bit can undo the last join</source>
        <translation>新しいふさが前のつながりを切ることも</translation>
    </message>
    <message>
        <source>If your last bit lies under with the tops together, joining the new one over with the tops together breaks the last join and loses its points, and the new join is lost as well. The same goes for the bottoms. It is allowed, and the table warns you. Earlier charms of the row stay joined.</source>
        <translation>最後のふさを上端でもぐらせてあるときに、新しいふさを上端でかぶせると、最後のつながりとその得点がなくなり、新しいつながりも切れます。下端でも同じです。そうつなぐこともできますが、警告が出ます。列のそれより前のチャームは、つながったままです。</translation>
    </message>
    <message>
        <source>You have a match of 3 at the top right, and your last bit lies under with the tops together. Join the new bit over with the tops together, and the match shrinks to 2. Over with the bottoms together leaves the match as it is and adds a chain.</source>
        <translation>右上に3個のおそろいがあり、最後のふさは上端でもぐらせてあります。新しいふさを上端でかぶせてつないでみましょう。おそろいは2個に縮みます。下端でかぶせれば、おそろいはそのままで、連なりが増えます。</translation>
    </message>
    <message>
        <source>How many charms are in sight</source>
        <translation>見えているチャームの数</translation>
    </message>
    <message>
        <source>Each join hides 1 corner, and no corner is hidden twice. So every bit leaves 3 charms in sight, and 1 more for the whole tail: 8 bits show 25 charms.</source>
        <translation>つながり1か所で角が1つ隠れ、同じ角が二度隠れることはありません。ですから、ふさ1枚につき3個のチャームが見え、しっぽ全体ではさらにもう1個見えます。ふさ8枚なら25個です。</translation>
    </message>
    <message>
        <source>Fox and tip have no charms</source>
        <translation>キツネと先にチャームはない</translation>
    </message>
    <message>
        <source>The fox and the tip have no charms. They join nothing and hide nothing, so a tip never changes your sets. The printed rules give charms to tail bits only.</source>
        <translation>キツネとしっぽの先にチャームはありません。何もつながず、何も隠さないので、しっぽの先で組が変わることはありません。元のルールでも、チャームがあるのはしっぽのふさだけです。</translation>
    </message>
    <message>
        <source>Which bit lies on top</source>
        <translation>どのふさが上か</translation>
    </message>
    <message>
        <source>Only neighbours overlap. A bit joined over lies one layer above the bit before it, a bit joined under one layer below. This is how the table draws a tail. It has no effect on points.</source>
        <translation>重なるのは隣どうしだけです。かぶせてつないだふさは前のふさより1段上に、もぐらせてつないだふさは1段下になります。これはテーブルでのしっぽの描き方で、得点には関係しません。</translation>
    </message>
    <message>
        <source>How far a bit tilts</source>
        <translation>ふさの傾き</translation>
    </message>
    <message>
        <source>On our table each new bit turns by 12 degrees about the corner where it overlaps the last one. So 1 charm is covered completely and all the others stay visible. Tails may bend a long way round. That has no effect on points.</source>
        <translation>このテーブルでは、新しいふさは最後のふさと重なる角を中心に、12度ずつ回ります。ですから、チャームが1個だけすっかり隠れ、ほかはすべて見えます。しっぽは大きく曲がることもありますが、得点には関係しません。</translation>
    </message>
    <message>
        <source>Brushing instead of drawing</source>
        <translation>引くかわりにブラシ</translation>
    </message>
    <message>
        <source>You may spend your turn on brushing your tail. Then you draw no card in this turn. Several players may brush in the same turn, and you may brush as often as you like in a game, but never twice in a row (FT-45).</source>
        <translation>ターンを使って、しっぽにブラシをかけることができます。そのターンはカードを引きません。同じターンに何人がブラシをかけてもよく、ゲーム中の回数にも制限はありません。ただし、続けて2回はできません（FT-45）。</translation>
    </message>
    <message>
        <source>What a brush can change</source>
        <translation>ブラシで変えられるもの</translation>
    </message>
    <message>
        <source>In a brush you choose again how each bit joins the one before it. The order of the bits stays as it is, and so do the fox and the other players’ tails. The first bit has no join, so it does not change.</source>
        <translation>ブラシでは、それぞれのふさを前のふさにどうつなぐかを選び直します。ふさの順番も、キツネも、ほかの人のしっぽも変わりません。最初のふさには前とのつながりがないので、変わりません。</translation>
    </message>
    <message>
        <source>Bit by bit, once</source>
        <translation>ふさを1枚ずつ、1回ずつ</translation>
    </message>
    <message>
        <source>You go through your tail from the second bit to the last and choose a way to join for each. Until you confirm the brush, you can take your choices back and try others, because nothing new is revealed along the way. You can confirm the brush once you have chosen for every bit.</source>
        <translation>しっぽを2枚目のふさから最後まで順にたどり、ふさごとにつなぎ方を選びます。途中で新しく分かることは何もないので、ブラッシングを決定するまでは、選んだものを取り消して別のつなぎ方を試せます。すべてのふさを選び終えると、決定できます。</translation>
    </message>
    <message>
        <source>You are brushing a tail of 4 bits. Choose a way to join for the second, the third and the fourth bit and watch your tail points. Until you confirm the brush, you can take your choices back.</source>
        <translation>ふさ4枚のしっぽにブラシをかけています。2枚目、3枚目、4枚目のつなぎ方を選び、しっぽ点を見てみましょう。ブラッシングを決定するまでは、取り消せます。</translation>
    </message>
    <message>
        <source>A brush may change nothing</source>
        <translation>何も変えないブラシ</translation>
    </message>
    <message>
        <source>You may choose the links that your bits already have. It is still a brush, so you must draw on your next turn. The printed rules allow changes but do not require any.</source>
        <translation>一部またはすべてのふさに、いまと同じつなぎ方を選んでもかまいません。それでもブラシをかけたことになり、次のターンは必ず引きます。元のルールでは、変えてもよいというだけで、変える必要はありません。</translation>
    </message>
    <message>
        <source>At least two bits</source>
        <translation>ふさは2枚以上</translation>
    </message>
    <message>
        <source>You need 2 bits or more to brush, because a single bit has no join to change. So everyone draws in turns 1 and 2. The printed rules do not say this, but without it brushing would be a way to pass.</source>
        <translation>ふさ1枚では変えるつながりがないので、ブラシには2枚以上のふさが必要です。ですから、1ターン目と2ターン目は全員が引きます。元のルールには書かれていませんが、これがないとブラシでパスができてしまいます。</translation>
    </message>
    <message>
        <source>Never twice in a row</source>
        <translation>続けて2回はできない</translation>
    </message>
    <message>
        <source>If you brushed on your last turn, you must draw on this one. On the turn after that you may brush again.</source>
        <translation>前のターンにブラシをかけたなら、このターンは必ず引きます。その次のターンには、またブラシをかけられます。</translation>
    </message>
    <message>
        <source>You brushed on your last turn, so all you can do now is draw. Draw a card and join it. On the turn after that you may brush again.</source>
        <translation>前のターンにブラシをかけたので、いまは引くことしかできません。カードを引いてつなぎましょう。その次のターンには、またブラシをかけられます。</translation>
    </message>
    <message>
        <source>No brushing once complete</source>
        <translation>完成したらブラシはできない</translation>
    </message>
    <message>
        <source>A complete tail cannot change. When the upper part of the deck is used up, any draw can be the tip. A brush that you put off until then may never come.</source>
        <translation>完成したしっぽは、もう変わりません。山札の上の部分がなくなると、いつしっぽの先を引いてもおかしくありません。ブラシをそこまで先延ばしにすると、かけられずに終わることもあります。</translation>
    </message>
    <message>
        <source>The upper part of the deck is used up, so any card can be the tip now. Your tail has 5 tail points and could have 18. Brush it now, or draw and see what comes.</source>
        <translation>山札の上の部分がなくなり、どのカードがしっぽの先でもおかしくありません。あなたのしっぽ点は5点で、18点まで伸ばせます。いまブラシをかけるか、引いて運を試すか、選びましょう。</translation>
    </message>
    <message>
        <source>bit 1112</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ふさ1112</translation>
    </message>
    <message>
        <source>bit 1121</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ふさ1121</translation>
    </message>
    <message>
        <source>bit 1123</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ふさ1123</translation>
    </message>
    <message>
        <source>bit 1132</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ふさ1132</translation>
    </message>
    <message>
        <source>bit 1211</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ふさ1211</translation>
    </message>
    <message>
        <source>bit 1213</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ふさ1213</translation>
    </message>
    <message>
        <source>bit 1222</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ふさ1222</translation>
    </message>
    <message>
        <source>bit 1231</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ふさ1231</translation>
    </message>
    <message>
        <source>bit 1233</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ふさ1233</translation>
    </message>
    <message>
        <source>bit 1312</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ふさ1312</translation>
    </message>
    <message>
        <source>bit 1321</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ふさ1321</translation>
    </message>
    <message>
        <source>bit 1323</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ふさ1323</translation>
    </message>
    <message>
        <source>bit 1332</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ふさ1332</translation>
    </message>
    <message>
        <source>bit 2111</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ふさ2111</translation>
    </message>
    <message>
        <source>bit 2113</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ふさ2113</translation>
    </message>
    <message>
        <source>bit 2122</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ふさ2122</translation>
    </message>
    <message>
        <source>bit 2131</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ふさ2131</translation>
    </message>
    <message>
        <source>bit 2133</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ふさ2133</translation>
    </message>
    <message>
        <source>bit 2212</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ふさ2212</translation>
    </message>
    <message>
        <source>bit 2221</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ふさ2221</translation>
    </message>
    <message>
        <source>bit 2223</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ふさ2223</translation>
    </message>
    <message>
        <source>bit 2232</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ふさ2232</translation>
    </message>
    <message>
        <source>bit 2311</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ふさ2311</translation>
    </message>
    <message>
        <source>bit 2313</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ふさ2313</translation>
    </message>
    <message>
        <source>bit 2322</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ふさ2322</translation>
    </message>
    <message>
        <source>bit 2331</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ふさ2331</translation>
    </message>
    <message>
        <source>bit 2333</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ふさ2333</translation>
    </message>
    <message>
        <source>bit 3112</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ふさ3112</translation>
    </message>
    <message>
        <source>bit 3121</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ふさ3121</translation>
    </message>
    <message>
        <source>bit 3123</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ふさ3123</translation>
    </message>
    <message>
        <source>bit 3132</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ふさ3132</translation>
    </message>
    <message>
        <source>bit 3211</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ふさ3211</translation>
    </message>
    <message>
        <source>bit 3213</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ふさ3213</translation>
    </message>
    <message>
        <source>bit 3222</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ふさ3222</translation>
    </message>
    <message>
        <source>bit 3231</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ふさ3231</translation>
    </message>
    <message>
        <source>bit 3233</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ふさ3233</translation>
    </message>
    <message>
        <source>bit 3312</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ふさ3312</translation>
    </message>
    <message>
        <source>bit 3321</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ふさ3321</translation>
    </message>
    <message>
        <source>bit 3323</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ふさ3323</translation>
    </message>
    <message>
        <source>bit 3332</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ふさ3332</translation>
    </message>
    <message>
        <source>tail tip</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>しっぽの先</translation>
    </message>
    <message>
        <source>draw</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>引く</translation>
    </message>
    <message>
        <source>brush</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>ブラシ</translation>
    </message>
    <message>
        <source>over, tops together</source>
        <translation>上端でかぶせる</translation>
    </message>
    <message>
        <source>under, tops together</source>
        <translation>上端でもぐらせる</translation>
    </message>
    <message>
        <source>over, bottoms together</source>
        <translation>下端でかぶせる</translation>
    </message>
    <message>
        <source>under, bottoms together</source>
        <translation>下端でもぐらせる</translation>
    </message>
    <message>
        <source>a point for seat 1</source>
        <translation>席1に1点</translation>
    </message>
    <message>
        <source>a point for seat 2</source>
        <translation>席2に1点</translation>
    </message>
    <message>
        <source>a point for seat 3</source>
        <translation>席3に1点</translation>
    </message>
    <message>
        <source>a point for seat 4</source>
        <translation>席4に1点</translation>
    </message>
    <message>
        <source>1 and 1</source>
        <translation>1と1</translation>
    </message>
    <message>
        <source>1 and 2</source>
        <translation>1と2</translation>
    </message>
    <message>
        <source>1 and 3</source>
        <translation>1と3</translation>
    </message>
    <message>
        <source>2 and 1</source>
        <translation>2と1</translation>
    </message>
    <message>
        <source>2 and 2</source>
        <translation>2と2</translation>
    </message>
    <message>
        <source>2 and 3</source>
        <translation>2と3</translation>
    </message>
    <message>
        <source>3 and 1</source>
        <translation>3と1</translation>
    </message>
    <message>
        <source>3 and 2</source>
        <translation>3と2</translation>
    </message>
    <message>
        <source>3 and 3</source>
        <translation>3と3</translation>
    </message>
    <message numerus="yes">
        <source>%1 shares the win with %n point(s).</source>
        <translation>
            <numerusform>%1は%n点で勝利を分かち合いました。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 brushes and leaves every link as it is.</source>
        <translation>%1はブラシをかけましたが、つなぎ方は変えませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>%1 brushes %n link(s). Tail points: %2 now, %3 before.</source>
        <translation>
            <numerusform>%1はブラシで%nか所をつなぎ直しました：しっぽ点%2点（前は%3点）。</numerusform>
        </translation>
    </message>
    <message>
        <source>The deck is ready, with %1 cards.</source>
        <translation>山札ができました。カードは%1枚です。</translation>
    </message>
    <message>
        <source>The deck is ready, with %1 cards; %2 bits are set aside.</source>
        <translation>山札ができました。カードは%1枚、ふさ%2枚は使いません。</translation>
    </message>
    <message>
        <source>%1 chooses to draw.</source>
        <translation>%1は引くことを選びました。</translation>
    </message>
    <message>
        <source>%1 chooses to brush.</source>
        <translation>%1はブラシを選びました。</translation>
    </message>
    <message>
        <source>%1 draws a bit: top %2, bottom %3.</source>
        <translation>%1がふさを引きました：上は%2、下は%3。</translation>
    </message>
    <message>
        <source>%1 places a bit next to the fox: top %2, bottom %3.</source>
        <translation>%1がキツネの隣にふさを置きました：上は%2、下は%3。</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws a tip and completes a tail of %n bit(s) on turn %2.</source>
        <translation>
            <numerusform>%1がしっぽの先を引きました：ふさ%n枚のしっぽが%2ターン目に完成です。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 joins the new bit %2: %3 meets %4.</source>
        <translation>%1が新しいふさをつなぎました（%2）：%3と%4が出会いました。</translation>
    </message>
    <message>
        <source>%1 loses two joins: the new one (%2) and the one before (%3).</source>
        <translation>%1のつながりが2か所切れました：新しいつながり（%2）と1つ前のつながり（%3）。</translation>
    </message>
    <message>
        <source>Over, tops together</source>
        <translation>上端でかぶせる</translation>
    </message>
    <message>
        <source>Under, tops together</source>
        <translation>上端でもぐらせる</translation>
    </message>
    <message>
        <source>Over, bottoms together</source>
        <translation>下端でかぶせる</translation>
    </message>
    <message>
        <source>Under, bottoms together</source>
        <translation>下端でもぐらせる</translation>
    </message>
    <message>
        <source>Bit %1 of %2: top %3, bottom %4.</source>
        <translation>%2枚中%1枚目のふさ：上端%3、下端%4。</translation>
    </message>
    <message>
        <source>Bit %1 of %2, over, tops together: top %3, bottom %4.</source>
        <translation>%2枚中%1枚目のふさ、上端でかぶせる：上端%3、下端%4。</translation>
    </message>
    <message>
        <source>Bit %1 of %2, under, tops together: top %3, bottom %4.</source>
        <translation>%2枚中%1枚目のふさ、上端でもぐらせる：上端%3、下端%4。</translation>
    </message>
    <message>
        <source>Bit %1 of %2, over, bottoms together: top %3, bottom %4.</source>
        <translation>%2枚中%1枚目のふさ、下端でかぶせる：上端%3、下端%4。</translation>
    </message>
    <message>
        <source>Bit %1 of %2, under, bottoms together: top %3, bottom %4.</source>
        <translation>%2枚中%1枚目のふさ、下端でもぐらせる：上端%3、下端%4。</translation>
    </message>
    <message>
        <source>New bit: top %1, bottom %2.</source>
        <translation>新しいふさ：上端%1、下端%2。</translation>
    </message>
    <message numerus="yes">
        <source>Tail tip after %n bit(s).</source>
        <translation>
            <numerusform>しっぽの先、ふさ%n枚のあと。</numerusform>
        </translation>
    </message>
    <message>
        <source>A point for %1.</source>
        <translation>%1に1点。</translation>
    </message>
    <message>
        <source>Chosen: %1.</source>
        <extracomment>Foxtail: the name of a card; the digits of a bit are the charms on its four corners and stay as they are</extracomment>
        <translation>選択：%1。</translation>
    </message>
    <message>
        <source>A sealed choice.</source>
        <translation>伏せた選択です。</translation>
    </message>
    <message>
        <source>Turn %1 begins.</source>
        <translation>ターン%1の始まりです。</translation>
    </message>
    <message>
        <source>All tails are complete after turn %1.</source>
        <translation>%1ターン目で、すべてのしっぽが完成しました。</translation>
    </message>
    <message>
        <source>%1 finds %2’s tail the prettiest.</source>
        <translation>%1がいちばんきれいだと思ったしっぽ：%2。</translation>
    </message>
    <message>
        <source>%1 joins %2 to %3, but breaks the previous join.</source>
        <translation>%1が%2と%3をつなぎましたが、1つ前のつながりが切れました。</translation>
    </message>
    <message>
        <source>%1 joins %2 to %3, but makes no set.</source>
        <translation>%1が%2と%3をつなぎましたが、組はできませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>%1 joins %2 to %3 for a match and %n more tail point(s).</source>
        <translation>
            <numerusform>%1が%2と%3をつなぎました：おそろいができ、しっぽ点が%n点増えました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 joins %2 to %3 for a chain and %n more tail point(s).</source>
        <translation>
            <numerusform>%1が%2と%3をつなぎました：連なりができ、しっぽ点が%n点増えました。</numerusform>
        </translation>
    </message>
    <message>
        <source>match %1-%2 +%3</source>
        <translation>おそろい%1-%2 +%3</translation>
    </message>
    <message>
        <source>match %1-%2-%3 +%4</source>
        <translation>おそろい%1-%2-%3 +%4</translation>
    </message>
    <message>
        <source>match %1-%2-%3-%4 +%5</source>
        <translation>おそろい%1-%2-%3-%4 +%5</translation>
    </message>
    <message>
        <source>match %1-%2-%3-%4-%5 +%6</source>
        <translation>おそろい%1-%2-%3-%4-%5 +%6</translation>
    </message>
    <message>
        <source>chain %1-%2 +%3</source>
        <translation>連なり%1-%2 +%3</translation>
    </message>
    <message>
        <source>chain %1-%2-%3 +%4</source>
        <translation>連なり%1-%2-%3 +%4</translation>
    </message>
    <message>
        <source>chain %1-%2-%3-%4 +%5</source>
        <translation>連なり%1-%2-%3-%4 +%5</translation>
    </message>
    <message>
        <source>chain %1-%2-%3-%4-%5 +%6</source>
        <translation>連なり%1-%2-%3-%4-%5 +%6</translation>
    </message>
    <message numerus="yes">
        <source>match of %n charm(s) +%1</source>
        <translation>
            <numerusform>チャーム%n個のおそろい +%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>chain of %n charm(s) +%1</source>
        <translation>
            <numerusform>チャーム%n個の連なり +%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There’s no tip among the next %n card(s).</source>
        <translation>
            <numerusform>次の%n枚にしっぽの先はありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tips among the %n card(s) left: %1.</source>
        <translation>
            <numerusform>残り%n枚の中のしっぽの先：%1枚。</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at your tail. Can you brush it this turn?</source>
        <translation>しっぽを見ましょう。このターンにブラシはかけられますか？</translation>
    </message>
    <message>
        <source>Look at the deck. Can a tip come this turn?</source>
        <translation>山札の残りを確かめましょう。このターンにしっぽの先が出ることはありますか？</translation>
    </message>
    <message>
        <source>Look along your tail. How much better could it be joined, and how soon could the tip come?</source>
        <translation>しっぽをたどって見ましょう。つなぎ方はどれだけよくなりますか？&#x3000;しっぽの先はいつごろ出そうですか？</translation>
    </message>
    <message>
        <source>Look at the whole tail before the next link. Which kinds have no set yet?</source>
        <translation>次のつなぎ方の前に、しっぽ全体を見ましょう。まだ組のない種類はどれですか？</translation>
    </message>
    <message>
        <source>Look at the last join. Would the new bit make a set longer, or break one?</source>
        <translation>最後のつながりを見ましょう。新しいふさで、組は伸びますか、それとも壊れますか？</translation>
    </message>
    <message>
        <source>Look at the numbers that would meet. Are they equal, or one apart?</source>
        <translation>出会う数字を見ましょう。同じですか、1つ違いですか？</translation>
    </message>
    <message>
        <source>Look at the other tails. Which one shows the most joins?</source>
        <translation>ほかのしっぽを見ましょう。つながりがいちばん多く残っているのはどれですか？</translation>
    </message>
    <message>
        <source>Each turn you either take the top card for your tail or brush your tail. Everyone chooses in secret, and all choices are shown together.</source>
        <translation>毎ターン、することは1つ。山札の一番上を引いてしっぽにつなぐか、しっぽにブラシをかけるかです。全員が秘密に選び、いっせいに公開します。</translation>
    </message>
    <message>
        <source>Two bits can be joined in four ways. Each hides one charm and lets two of one kind meet. Equal numbers are a match, and numbers one apart are a chain.</source>
        <translation>2枚のふさのつなぎ方は4とおりです。どれもチャームが1個隠れ、同じ種類の2個が出会います。同じ数字はおそろい、1つ違いの数字は連なりです。</translation>
    </message>
    <message>
        <source>Brushing takes your whole turn. You choose again how your bits join, one after the other, and next turn you must draw.</source>
        <translation>ブラシでは、1ターンを使って、ふさを1枚ずつ順につなぎ直します。次のターンは必ず引きます。</translation>
    </message>
    <message>
        <source>Every tail is complete. Give 1 point to the prettiest tail that isn’t yours.</source>
        <translation>すべてのしっぽが完成しました。自分以外のいちばんきれいなしっぽに1点を贈ります。</translation>
    </message>
    <message>
        <source>All four ways are allowed, and you’ll use them soon. First try under, tops together.</source>
        <translation>4とおりともこのあとすぐに使います。まずは、上端でもぐらせてみましょう。</translation>
    </message>
    <message>
        <source>Draw a third bit.</source>
        <translation>3枚目のふさを引きましょう。</translation>
    </message>
    <message>
        <source>You’ll brush soon. Draw first.</source>
        <translation>ブラシはもう少しあとです。まず引きましょう。</translation>
    </message>
    <message>
        <source>You’ll make a better join in a moment. First place it over, tops together.</source>
        <translation>うまくつなぐのは、このあとです。まずは上端でかぶせてみましょう。</translation>
    </message>
    <message>
        <source>Everyone grows their fox’s tail, all at once. Press the deck for your first bit.</source>
        <translation>全員が同時に、キツネのしっぽを伸ばします。山札を押して、最初のふさを引きましょう。</translation>
    </message>
    <message>
        <source>Each corner shows a charm 1 to 3 times. Draw again.</source>
        <translation>4つの角には、絵が1～3個のチャームがあります。2枚目を引きましょう。</translation>
    </message>
    <message>
        <source>Join it under, tops together, so 2 meets 2. Equal numbers are a match, worth a point per charm.</source>
        <translation>上端でもぐらせてつなぎましょう。2と2が出会います。同じ数字はおそろいで、チャーム1個につき1点です。</translation>
    </message>
    <message>
        <source>A match of 2: 2 points!</source>
        <translation>2個のおそろいで2点です。</translation>
    </message>
    <message>
        <source>Don’t accept that loss. Take the bit back first.</source>
        <translation>損をしたままにせず、まずそのふさを元に戻しましょう。</translation>
    </message>
    <message>
        <source>Join it any other way. Each tag shows the points.</source>
        <translation>今度は、ほかのつなぎ方ならどれでもかまいません。どれを選ぶと何点かは、それぞれに表示されています。</translation>
    </message>
    <message>
        <source>You’ve seen what that costs. Place the bit so that no join is lost.</source>
        <translation>どれだけ損かは見たとおりです。つながりを切らずにふさをつなぎましょう。</translation>
    </message>
    <message>
        <source>Nothing lost, something gained.</source>
        <translation>何も失わず、得点が増えました。</translation>
    </message>
    <message>
        <source>Draw once more.</source>
        <translation>もう1枚引きましょう。</translation>
    </message>
    <message>
        <source>You’ll brush next turn. Draw one more bit first.</source>
        <translation>ブラシは次のターンです。まず、ふさをもう1枚引きましょう。</translation>
    </message>
    <message>
        <source>Numbers one apart, like 3 and 2, are a chain, but 3 and 1 aren’t. Now you choose.</source>
        <translation>今度はあなたが選びます。3と2のような1つ違いの数字は連なり、3と1は何にもなりません。</translation>
    </message>
    <message>
        <source>After brushing you must draw. Keep playing until you draw a tip, which completes your tail.</source>
        <translation>ブラシの次は必ず引きます。このまま続けましょう。山札の下のほうにしっぽの先があり、その1枚でしっぽは完成です。</translation>
    </message>
    <message>
        <source>Everyone gives 1 point to someone else’s tail. Whose is the prettiest?</source>
        <translation>全員が、ほかの人のしっぽに1点を贈ります。いちばんきれいなのは、だれのしっぽですか？</translation>
    </message>
    <message>
        <source>Variety adds 1 point for each kind of charm that scores.</source>
        <translation>いろどりは、おそろいや連なりに入っているチャームの種類ごとに1点です。</translation>
    </message>
    <message>
        <source>Instead of drawing you may brush your whole tail. Press the brush.</source>
        <translation>引くかわりに、しっぽ全体にブラシをかけることもできます。ブラシを押しましょう。</translation>
    </message>
    <message>
        <source>You could draw instead, but this time try the brush.</source>
        <translation>引いてもよいのですが、今回はブラシを試しましょう。</translation>
    </message>
    <message>
        <source>Finishing first also scores 2, each vote 1. The most points win; ties are shared.</source>
        <translation>一番のりも2点、投票は1票につき1点です。合計点がいちばん多い人の勝ちで、同点なら勝利を分かち合います。</translation>
    </message>
    <message>
        <source>The tip and the vote</source>
        <translation>しっぽの先と投票</translation>
    </message>
    <message>
        <source>The sheet, line by line</source>
        <translation>得点表を1行ずつ</translation>
    </message>
    <message>
        <source>Every charm in a match or chain scores a point.</source>
        <translation>おそろいや連なりに入っているチャームは、1個につき1点です。</translation>
    </message>
    <message>
        <source>You can join a bit four ways: over or under the last one, tops or bottoms together. Each makes a different pair of charms meet.</source>
        <translation>つなぎ方は4通りです。最後のふさにかぶせるかもぐらせるか、上端か下端か。選び方によって、出会う数字が変わります。</translation>
    </message>
    <message>
        <source>Try a mistake now. Place this bit over, tops together, so that it covers a 2 of your match.</source>
        <translation>今度はわざと失敗してみましょう。このふさを上端でかぶせて、おそろいの2を1つ隠します。</translation>
    </message>
    <message>
        <source>The covered 2 no longer counts, so your match is gone. Take that bit back.</source>
        <translation>隠れた2はもう得点にならないので、おそろいとその点がなくなりました。「元に戻す」を押して、そのふさを戻しましょう。</translation>
    </message>
    <message>
        <source>Set each join again, then confirm the brush. Try to score with many kinds of charm, because each adds a point.</source>
        <translation>ふさを1つずつつなぎ直し、できたらこのブラッシングで決定しましょう。種類ごとに1点なので、いろいろな種類のチャームで得点を狙います。</translation>
    </message>
    <message>
        <source>The longest chain at the table scores 2 points, and so does the biggest match. If foxes tie, each scores.</source>
        <translation>テーブルで最長の連なりは2点、最大のおそろいも2点です。並んだ人は全員がもらえます。</translation>
    </message>
    <message>
        <source>Draw and join</source>
        <translation>引いてつなぐ</translation>
    </message>
    <message>
        <source>Gains and losses</source>
        <translation>得と損</translation>
    </message>
    <message>
        <source>The brush</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>ブラシ</translation>
    </message>
    <message>
        <source>Grow a tail whose charms go together. The most points win.</source>
        <translation>チャームがうまくそろうように、しっぽを伸ばしましょう。得点のいちばん多い人の勝ちです。</translation>
    </message>
    <message>
        <source>charm|charms</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>チャーム</translation>
    </message>
    <message>
        <source>link|links</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>つなぎ方|つなぎ直</translation>
    </message>
    <message>
        <source>brush|brushes|brushed</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>ブラシ|ブラッシング</translation>
    </message>
    <message>
        <source>tip|tips</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>しっぽの先|先が付</translation>
    </message>
    <message>
        <source>match|matches</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>おそろい</translation>
    </message>
    <message>
        <source>chain|chains</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>連なり</translation>
    </message>
    <message>
        <source>Deck</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>山札</translation>
    </message>
    <message>
        <source>Not in play</source>
        <translation>使わないカード</translation>
    </message>
    <message>
        <source>Tail</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>しっぽ</translation>
    </message>
    <message>
        <source>New bit</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>新しいふさ</translation>
    </message>
    <message>
        <source>Chosen</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>選んだもの</translation>
    </message>
    <message>
        <source>Chosen links</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>選んだつなぎ方</translation>
    </message>
    <message>
        <source>Chosen tail</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>選んだしっぽ</translation>
    </message>
    <message>
        <source>Votes</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>投票</translation>
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
        <translation>時の流れに消えていく王国</translation>
    </message>
    <message>
        <source>A game by Masato Uesugi, published by Catch Up Games</source>
        <translation>上杉真人作、Catch Up Games発行</translation>
    </message>
    <message>
        <source>All targets are chosen.</source>
        <translation>対象はすべて選びました。</translation>
    </message>
    <message>
        <source>Tokens on %1: strength %2, income %3, and it dies in aging.</source>
        <translation>トークンを%1に：戦力%2、収入%3。老化で死亡します。</translation>
    </message>
    <message>
        <source>Tokens on %1: strength %2, income %3, and it lives on.</source>
        <translation>トークンを%1に：戦力%2、収入%3。生き残ります。</translation>
    </message>
    <message>
        <source>Nothing is worth its price now.</source>
        <translation>いま代金に見合うものはありません。</translation>
    </message>
    <message>
        <source>Building nothing saves %1 Gold.</source>
        <translation>何も建てなければ、%1ゴールドが残ります。</translation>
    </message>
    <message numerus="yes">
        <source>%1 at level %2 gives you the most for %3 Gold. It is worth %n Legend Point(s).</source>
        <translation>
            <numerusform>コスト%3ゴールドにいちばん見合うのは%1（レベル%2）です。伝説点%n点分の価値があります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 at level %2 is worth %n Legend Point(s) and costs %3 Gold.</source>
        <translation>
            <numerusform>%1（レベル%2）は伝説点%n点分の価値があり、コストは%3ゴールドです。</numerusform>
        </translation>
    </message>
    <message>
        <source>No other Unit is worth saving.</source>
        <translation>ほかに守る価値のあるユニットはいません。</translation>
    </message>
    <message>
        <source>Any Unit you don’t save frees a spot.</source>
        <translation>守らなかったユニットの枠は空きます。</translation>
    </message>
    <message>
        <source>%1 is worth more alive.</source>
        <translation>%1は生きているほうが役立ちます。</translation>
    </message>
    <message>
        <source>%1 would stay for the next turn.</source>
        <translation>%1が次のターンも残ります。</translation>
    </message>
    <message>
        <source>the wood it produces</source>
        <translation>産出する木材</translation>
    </message>
    <message>
        <source>the food it produces</source>
        <translation>産出する食料</translation>
    </message>
    <message>
        <source>the crystals it produces</source>
        <translation>産出する水晶</translation>
    </message>
    <message>
        <source>the Gold from its death</source>
        <translation>死亡時のゴールド</translation>
    </message>
    <message>
        <source>Legend Points for deaths</source>
        <translation>死亡するユニットから得る伝説点</translation>
    </message>
    <message>
        <source>Legend Points at the end of the game</source>
        <translation>ゲーム終了時の伝説点</translation>
    </message>
    <message>
        <source>saving a Unit from death</source>
        <translation>ユニットを死亡から守る力</translation>
    </message>
    <message>
        <source>the Legend Points from its death</source>
        <translation>死亡時の伝説点</translation>
    </message>
    <message>
        <source>the Age tokens it gives</source>
        <translation>与える老化トークン</translation>
    </message>
    <message>
        <source>the Buildings it upgrades</source>
        <translation>レベルを上げる建物</translation>
    </message>
    <message>
        <source>the Unit it turns into</source>
        <translation>変身後のユニット</translation>
    </message>
    <message>
        <source>the strength it can reach</source>
        <translation>伸びる戦力</translation>
    </message>
    <message>
        <source>fighting from the Back</source>
        <translation>後衛からの戦い</translation>
    </message>
    <message>
        <source>Legend Points for Wars won</source>
        <translation>戦争の勝利で得る伝説点</translation>
    </message>
    <message>
        <source>Gold for Wars won</source>
        <translation>戦争の勝利で得るゴールド</translation>
    </message>
    <message>
        <source>its income</source>
        <extracomment>Paper Tales: what is good about a card, in the hint &quot;%1 helps you most, above all with %2&quot;</extracomment>
        <translation>収入</translation>
    </message>
    <message>
        <source>cheaper Buildings</source>
        <extracomment>Paper Tales: what is good about a card, in the hint &quot;%1 helps you most, above all with %2&quot;</extracomment>
        <translation>建物のコスト減</translation>
    </message>
    <message>
        <source>its strength</source>
        <extracomment>Paper Tales: what is good about a card, in the hint &quot;%1 helps you most, above all with %2&quot;</extracomment>
        <translation>戦力</translation>
    </message>
    <message>
        <source>%1 helps you, mainly through %2.</source>
        <translation>%1が役立ちます。決め手：%2。</translation>
    </message>
    <message>
        <source>%1 is useful for %2 and costs %3 Gold.</source>
        <translation>%1の強み：%2。コストは%3ゴールドです。</translation>
    </message>
    <message>
        <source>%1 helps you, mainly through %2. %3 would help your opponent most.</source>
        <translation>%1が役立ちます。決め手：%2。相手にいちばん役立つのは%3です。</translation>
    </message>
    <message>
        <source>%1 is useful for %2. Of what’s left, %3 would help your opponent most.</source>
        <translation>%1の強み：%2。残りのうち、相手にいちばん役立つのは%3です。</translation>
    </message>
    <message numerus="yes">
        <source>No new Units: strength %1, income %2, %n Unit(s) left standing.</source>
        <translation>
            <numerusform>新しいユニットなし：戦力%1、収入%2、残るユニット%n体。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: strength %2, income %3, %n Unit(s) left standing.</source>
        <translation>
            <numerusform>%1：戦力%2、収入%3、残るユニット%n体。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2: strength %3, income %4, %n Unit(s) left standing.</source>
        <translation>
            <numerusform>%1、%2：戦力%3、収入%4、残るユニット%n体。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 and %3: strength %4, income %5, %n Unit(s) left standing.</source>
        <translation>
            <numerusform>%1、%2、%3：戦力%4、収入%5、残るユニット%n体。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %3 and %4: strength %5, income %6, %n Unit(s) left standing.</source>
        <translation>
            <numerusform>%1、%2、%3、%4：戦力%5、収入%6、残るユニット%n体。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %3, %4 and %5: strength %6, income %7, %n Unit(s) left standing.</source>
        <translation>
            <numerusform>%1、%2、%3、%4、%5：戦力%6、収入%7、残るユニット%n体。</numerusform>
        </translation>
    </message>
    <message>
        <source>That Gold is better spent elsewhere.</source>
        <translation>その分のゴールドは、ほかに使うほうが得です。</translation>
    </message>
    <message>
        <source>It brings your plan closer to what you can afford.</source>
        <translation>払える計画に近づきます。</translation>
    </message>
    <message>
        <source>%1 is the best card left to keep for the next turn.</source>
        <translation>次のターンのために残すなら、残りのカードでは%1がいちばんです。</translation>
    </message>
    <message>
        <source>%1 may be useful next turn, for %2 Gold.</source>
        <translation>%1（%2ゴールド）は次のターンに役立つかもしれません。</translation>
    </message>
    <message>
        <source>No other step makes this plan better.</source>
        <translation>これ以上この計画をよくする手はありません。</translation>
    </message>
    <message>
        <source>Adventurer</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>冒険者</translation>
    </message>
    <message>
        <source>Archer</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>弓兵</translation>
    </message>
    <message>
        <source>Blacksmith</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>鍛冶屋</translation>
    </message>
    <message>
        <source>Cave Spirit</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>洞窟の精霊</translation>
    </message>
    <message>
        <source>Cerberus</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>ケルベロス</translation>
    </message>
    <message>
        <source>Colossus</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>巨像</translation>
    </message>
    <message>
        <source>Commander</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>指揮官</translation>
    </message>
    <message>
        <source>Cook</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>料理人</translation>
    </message>
    <message>
        <source>Demon</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>悪魔</translation>
    </message>
    <message>
        <source>Dragon</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>ドラゴン</translation>
    </message>
    <message>
        <source>Farmer</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building</extracomment>
        <translation>農夫</translation>
    </message>
    <message>
        <source>Forest Child</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building</extracomment>
        <translation>森の子</translation>
    </message>
    <message>
        <source>Forest Spirit</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building</extracomment>
        <translation>森の精霊</translation>
    </message>
    <message>
        <source>Giant Snake</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>大蛇</translation>
    </message>
    <message>
        <source>Golem</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>ゴーレム</translation>
    </message>
    <message>
        <source>Grand Architect</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>大建築家</translation>
    </message>
    <message>
        <source>Hunter</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>狩人</translation>
    </message>
    <message>
        <source>Knight</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building</extracomment>
        <translation>騎士</translation>
    </message>
    <message>
        <source>Kraken</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>クラーケン</translation>
    </message>
    <message>
        <source>Landlord</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>地主</translation>
    </message>
    <message>
        <source>Leviathan</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>リヴァイアサン</translation>
    </message>
    <message>
        <source>Manticore</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>マンティコア</translation>
    </message>
    <message>
        <source>Master Alchemist</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>大錬金術師</translation>
    </message>
    <message>
        <source>Militiaman</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>民兵</translation>
    </message>
    <message>
        <source>Miner</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building</extracomment>
        <translation>鉱夫</translation>
    </message>
    <message>
        <source>Monkey</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>サル</translation>
    </message>
    <message>
        <source>Mystical Healer</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>神秘の癒し手</translation>
    </message>
    <message>
        <source>Necromancer</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>死霊術師</translation>
    </message>
    <message>
        <source>Ogre</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>オーガ</translation>
    </message>
    <message>
        <source>Palm Reader</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>手相見</translation>
    </message>
    <message>
        <source>Peddler</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>行商人</translation>
    </message>
    <message>
        <source>Relic of Wisdom</source>
        <translation>叡智の遺物</translation>
    </message>
    <message>
        <source>Rogue</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>ならず者</translation>
    </message>
    <message>
        <source>Salamander</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>サラマンダー</translation>
    </message>
    <message>
        <source>Sculptor</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>彫刻家</translation>
    </message>
    <message>
        <source>Shapeshifter</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>変身者</translation>
    </message>
    <message>
        <source>Strategist</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>軍師</translation>
    </message>
    <message>
        <source>Time Master</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>時の支配者</translation>
    </message>
    <message>
        <source>Treefolk</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building</extracomment>
        <translation>樹人</translation>
    </message>
    <message>
        <source>Veteran</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>古参兵</translation>
    </message>
    <message>
        <source>Wood Merchant</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>材木商</translation>
    </message>
    <message>
        <source>Woodcutter</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building</extracomment>
        <translation>きこり</translation>
    </message>
    <message>
        <source>Town</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>町</translation>
    </message>
    <message>
        <source>Tavern</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>酒場</translation>
    </message>
    <message>
        <source>Mine</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>鉱山</translation>
    </message>
    <message>
        <source>Temple</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>神殿</translation>
    </message>
    <message>
        <source>Barracks</source>
        <extracomment>Paper Tales: the name of a card: a Unit (a person or creature) or a Building; Paper Tales: a heading of the rules</extracomment>
        <translation>兵舎</translation>
    </message>
    <message>
        <source>This seat isn’t in the game.</source>
        <translation>この席はゲームに参加していません。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>ゲームは終わりました。</translation>
    </message>
    <message>
        <source>You can’t do that in this phase.</source>
        <translation>それは、このフェイズではできません。</translation>
    </message>
    <message>
        <source>You’ve already chosen. Wait for the others.</source>
        <translation>もう選びました。ほかの人を待ってください。</translation>
    </message>
    <message>
        <source>That comes once all players are done with this step.</source>
        <translation>それは、全員がこの段階を終えてからです。</translation>
    </message>
    <message>
        <source>Units can move or leave only while you plan your deployment.</source>
        <translation>ユニットを動かしたり外したりできるのは、配置を計画している間だけです。</translation>
    </message>
    <message>
        <source>%1 isn’t in your pack.</source>
        <translation>%1はあなたのカード束にありません。</translation>
    </message>
    <message>
        <source>Keep exactly one card from the pack.</source>
        <translation>カード束から、ちょうど1枚を手元に残してください。</translation>
    </message>
    <message>
        <source>With three or more players, you don’t discard here.</source>
        <translation>3人以上のときは、ここで捨てるカードはありません。</translation>
    </message>
    <message>
        <source>With two players, you also discard a card from the pack.</source>
        <translation>2人のときは、カード束からもう1枚を捨てます。</translation>
    </message>
    <message>
        <source>Keep one card and discard a different one.</source>
        <translation>1枚を手元に残し、別の1枚を捨ててください。</translation>
    </message>
    <message>
        <source>You keep the last card and discard nothing.</source>
        <translation>最後の1枚は手元に残し、何も捨てません。</translation>
    </message>
    <message>
        <source>%1 isn’t in your hand.</source>
        <translation>%1はあなたの手札にありません。</translation>
    </message>
    <message>
        <source>%1 is in play and can’t go back to your hand.</source>
        <translation>%1はもう場に出ているので、手札には戻せません。</translation>
    </message>
    <message>
        <source>Your plan already uses %1.</source>
        <translation>%1はもう計画で使っています。</translation>
    </message>
    <message>
        <source>%1 isn’t in play yet. Take it back instead.</source>
        <translation>%1はまだ場に出ていません。手札に戻してください。</translation>
    </message>
    <message>
        <source>Your plan has nothing on %1.</source>
        <translation>計画では、%1に何も置いていません。</translation>
    </message>
    <message>
        <source>Your plan has already moved %1.</source>
        <translation>%1はもう計画の中で動かしました。</translation>
    </message>
    <message>
        <source>%1 is taken. Move, discard or take back its Unit first.</source>
        <translation>%1はふさがっています。先にそこのユニットを移動するか、捨てるか、手札に戻してください。</translation>
    </message>
    <message>
        <source>The fifth spot needs a level 2 Building.</source>
        <translation>5つ目の枠には、レベル2の建物が必要です。</translation>
    </message>
    <message>
        <source>There’s no such spot, only three in the Front and two in the Back.</source>
        <translation>その枠はありません。枠は前衛に3つ、後衛に2つです。</translation>
    </message>
    <message>
        <source>The Building is upgraded after the reveal, so the fifth spot opens next turn.</source>
        <translation>建物のレベルが上がるのは公開のあとです。5つ目の枠は次のターンに開きます。</translation>
    </message>
    <message>
        <source>These Units cost %1 Gold, and you’re %2 short. Take one back.</source>
        <translation>計画のユニットのコストは合わせて%1ゴールドで、%2ゴールド足りません。どれかを手札に戻してください。</translation>
    </message>
    <message>
        <source>You can keep only one card.</source>
        <translation>残せるカードは1枚だけです。</translation>
    </message>
    <message>
        <source>%1 is in play. You can keep only a card from your hand.</source>
        <translation>%1はもう場に出ています。残せるのは手札だけです。</translation>
    </message>
    <message>
        <source>Choose one of your own Units.</source>
        <translation>自分のユニットを1体選んでください。</translation>
    </message>
    <message>
        <source>The tokens must all go on one of your Units.</source>
        <translation>トークンはすべて、自分のユニット1体に置いてください。</translation>
    </message>
    <message>
        <source>This ability is compulsory. Put all its tokens on one of your Units.</source>
        <translation>この能力は必ず使います。トークンをすべて、自分のユニット1体に置いてください。</translation>
    </message>
    <message>
        <source>Every token has its Unit. Confirm, or take one back.</source>
        <translation>トークンはすべて、置くユニットが決まっています。確定するか、どれかを取り消してください。</translation>
    </message>
    <message>
        <source>%1 does this only once, when it’s revealed.</source>
        <translation>%1のこの能力が発動するのは、公開されたときの1回だけです。</translation>
    </message>
    <message>
        <source>%1 was just drawn, so it keeps its spot this turn.</source>
        <translation>山札から出たばかりの%1は、このターンはその枠から動かせません。</translation>
    </message>
    <message>
        <source>You can’t decline this ability.</source>
        <translation>この能力は断れません。</translation>
    </message>
    <message>
        <source>You’ve already built your %1.</source>
        <translation>あなたの%1はもう建っています。</translation>
    </message>
    <message>
        <source>A Building’s level is 1 or 2.</source>
        <translation>建物のレベルは1か2です。</translation>
    </message>
    <message>
        <source>You need %1 more %2.</source>
        <translation>%2が%1足りません。</translation>
    </message>
    <message>
        <source>Building straight to level 2 takes both costs. You need %1 more %2.</source>
        <translation>最初からレベル2で建てるには両方のレベルのコストが必要です：%2が%1足りません。</translation>
    </message>
    <message>
        <source>To upgrade it, you need %1 more %2.</source>
        <translation>レベルを上げるには、%2が%1足りません。</translation>
    </message>
    <message>
        <source>It can’t help pay for itself. You need %1 more %2.</source>
        <translation>建物が産出する分は、その建物自身のコストに使えません：%2が%1足りません。</translation>
    </message>
    <message>
        <source>Levels 1 and 2 take %1 %2 together. The Building can’t help pay for itself.</source>
        <translation>レベル1と2には、合わせて%2が%1必要です。この建物が産出する分は、自分のコストに使えません。</translation>
    </message>
    <message>
        <source>Gold replaces only wood. You need %1 more %2.</source>
        <translation>ゴールドで代用できるのは木材だけです：%2が%1足りません。</translation>
    </message>
    <message>
        <source>Crystals and Gold don’t mix within a level. It costs %1 Gold; you’re %2 short.</source>
        <translation>1つのレベルの支払いに、水晶とゴールドは混ぜられません：%1ゴールドかかり、%2ゴールド足りません。</translation>
    </message>
    <message>
        <source>It costs %1 Gold, land included. You’re %2 short.</source>
        <translation>土地もふくめて%1ゴールドかかり、%2ゴールド足りません。</translation>
    </message>
    <message>
        <source>The upgrade costs %1 Gold. You’re %2 short.</source>
        <translation>レベルを上げるには%1ゴールドかかり、%2ゴールド足りません。</translation>
    </message>
    <message>
        <source>%1 isn’t in your Kingdom.</source>
        <translation>%1はあなたの王国にありません。</translation>
    </message>
    <message>
        <source>%1 is already at level 2.</source>
        <translation>%1はもうレベル2です。</translation>
    </message>
    <message>
        <source>Only one construction a turn.</source>
        <translation>建設は1ターンに1回です。</translation>
    </message>
    <message>
        <source>Nobody in your Kingdom can save a Unit.</source>
        <translation>あなたの王国には、ユニットを守れるものがいません。</translation>
    </message>
    <message>
        <source>You can’t save more than %1.</source>
        <translation>守れるユニットは%1体までです。</translation>
    </message>
    <message>
        <source>You’ve already saved %1.</source>
        <translation>%1はもう守られています。</translation>
    </message>
    <message>
        <source>%1 has no Age token, so it won’t die.</source>
        <translation>%1には老化トークンがないので、死亡しません。</translation>
    </message>
    <message>
        <source>You can save only a Unit with exactly one Age token. %1 has %2.</source>
        <translation>守れるのは、老化トークンがちょうど1個のユニットだけです。%1には%2個あります。</translation>
    </message>
    <message>
        <source>%1 won’t die now.</source>
        <translation>%1はいま死亡しません。</translation>
    </message>
    <message>
        <source>Legend Points during the game</source>
        <translation>ゲーム中の伝説点</translation>
    </message>
    <message>
        <source>Buildings</source>
        <extracomment>Paper Tales: a line of the score; Where a name is missing, or a word of the table that all games share; Paper Tales: a heading of the rules</extracomment>
        <translation>建物</translation>
    </message>
    <message>
        <source>End-of-game abilities</source>
        <extracomment>Paper Tales: a line of the score</extracomment>
        <translation>終了時の能力</translation>
    </message>
    <message>
        <source>on the score track</source>
        <translation>スコアトラックの分</translation>
    </message>
    <message>
        <source>%1</source>
        <extracomment>Paper Tales: a line of the score; Paper Tales: a phase of the turn, or a thing on the table; Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>%1</translation>
    </message>
    <message>
        <source>A face-down card</source>
        <translation>裏向きのカード</translation>
    </message>
    <message>
        <source>%1, not built</source>
        <translation>%1、未建設</translation>
    </message>
    <message>
        <source>%1, level %2</source>
        <translation>%1、レベル%2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n Age token(s)</source>
        <translation>
            <numerusform>%1、老化トークン%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Recruitment</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table; Paper Tales: a heading of the rules</extracomment>
        <translation>募集</translation>
    </message>
    <message>
        <source>Deployment</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table; Paper Tales: a heading of the rules; Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation>配置</translation>
    </message>
    <message>
        <source>Wars</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table; Where a name is missing, or a word of the table that all games share; Paper Tales: a heading of the rules; Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation>戦争</translation>
    </message>
    <message>
        <source>Income</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table; A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with; Paper Tales: a heading of the rules; Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation>収入</translation>
    </message>
    <message>
        <source>Construction</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table; Paper Tales: a heading of the rules; Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation>建設</translation>
    </message>
    <message>
        <source>Aging</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table; A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with; Paper Tales: a heading of the rules; Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation>老化</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>ゲームの終わり</translation>
    </message>
    <message>
        <source>You may keep one card for the next turn</source>
        <translation>次のターンに1枚残せます</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>ターン%1／%2</translation>
    </message>
    <message>
        <source>%1 Gold</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table</extracomment>
        <translation>%1ゴールド</translation>
    </message>
    <message numerus="yes">
        <source>%n Legend Point(s)</source>
        <translation>
            <numerusform>伝説点%n点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crystal(s)</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table</extracomment>
        <translation>
            <numerusform>水晶%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Age token(s)</source>
        <translation>
            <numerusform>老化トークン%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n War(s) won this turn</source>
        <translation>
            <numerusform>このターンの戦争%n勝</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting for cards</source>
        <translation>カード待ち</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) if the game ended now</source>
        <translation>
            <numerusform>いまゲームが終われば%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>Strength %1</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table; Paper Tales: what a plan comes to; %1 is a list of cards</extracomment>
        <translation>戦力%1</translation>
    </message>
    <message>
        <source>%1 wood</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table</extracomment>
        <translation>木材%1</translation>
    </message>
    <message>
        <source>%1 food</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table</extracomment>
        <translation>食料%1</translation>
    </message>
    <message>
        <source>Income %1</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table</extracomment>
        <translation>収入%1</translation>
    </message>
    <message>
        <source>The fifth spot is open</source>
        <translation>5つ目の枠が開いています</translation>
    </message>
    <message>
        <source>Ready</source>
        <extracomment>Paper Tales: a phase of the turn, or a thing on the table</extracomment>
        <translation>準備完了</translation>
    </message>
    <message>
        <source>Newly revealed Units</source>
        <translation>公開されたばかりのユニット</translation>
    </message>
    <message>
        <source>Keep %1, discard %2</source>
        <translation>%1を残し、%2を捨てる</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <extracomment>Paper Tales: what a player may do; %1 is the name of a card</extracomment>
        <translation>%1を残す</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1を%2へ</translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>%1を%2へ動かす</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <extracomment>Paper Tales: what a player may do; %1 is the name of a card</extracomment>
        <translation>%1を捨てる</translation>
    </message>
    <message>
        <source>Take %1 back</source>
        <translation>%1を手札に戻す</translation>
    </message>
    <message>
        <source>Keep %1 for the next turn</source>
        <translation>%1を次のターンに残す</translation>
    </message>
    <message>
        <source>Commit the plan</source>
        <translation>計画を確定</translation>
    </message>
    <message>
        <source>Save nobody else</source>
        <translation>ほかは守らない</translation>
    </message>
    <message>
        <source>Save nobody</source>
        <extracomment>Paper Tales: what a player may do; %1 is the name of a card</extracomment>
        <translation>だれも守らない</translation>
    </message>
    <message>
        <source>Confirm the targets</source>
        <translation>対象を確定</translation>
    </message>
    <message>
        <source>Tokens on %1</source>
        <translation>トークンを%1に</translation>
    </message>
    <message>
        <source>Build %1, level %2</source>
        <translation>%1を建てる、レベル%2</translation>
    </message>
    <message>
        <source>Upgrade %1 to level 2</source>
        <translation>%1をレベル2に上げる</translation>
    </message>
    <message>
        <source>Build nothing</source>
        <extracomment>Paper Tales: what a player may do; %1 is the name of a card</extracomment>
        <translation>建てない</translation>
    </message>
    <message>
        <source>Save %1</source>
        <extracomment>Paper Tales: what a player may do; %1 is the name of a card</extracomment>
        <translation>%1を守る</translation>
    </message>
    <message>
        <source>Strength %1, income %2, %3 Gold left</source>
        <translation>戦力%1、収入%2、残り%3ゴールド</translation>
    </message>
    <message>
        <source>You’re %1 Gold short, so you can’t commit this plan.</source>
        <translation>%1ゴールド足りません。このままでは計画を確定できません。</translation>
    </message>
    <message>
        <source>Costs %1 Gold, leaves %2</source>
        <translation>%1ゴールドかかり、%2ゴールド残る</translation>
    </message>
    <message numerus="yes">
        <source>You’re placing nothing, so %n card(s) will be discarded.</source>
        <translation>
            <numerusform>何も置いていません。カード%n枚が捨て札になります。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is free and you have an empty spot for it, but if you don’t place it, it will be discarded.</source>
        <translation>%1は無料で置けて枠も空いていますが、このままでは捨て札になります。</translation>
    </message>
    <message numerus="yes">
        <source>You’re keeping nothing for the next turn, so %n card(s) will be discarded.</source>
        <translation>
            <numerusform>次のターンに何も残していません。カード%n枚が捨て札になります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You’re building nothing, though you could pay for %n Building(s).</source>
        <translation>
            <numerusform>建設できる建物が%nつありますが、このままでは何も建てません。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 will die, but you could save it.</source>
        <translation>%1はこのままでは死亡しますが、守ることができます。</translation>
    </message>
    <message>
        <source>Keep one card from this pack.</source>
        <translation>このカード束から1枚を手元に残してください。</translation>
    </message>
    <message>
        <source>You pass on the rest.</source>
        <translation>残りは隣に渡します。</translation>
    </message>
    <message>
        <source>Plan your Kingdom. All Kingdoms are revealed together.</source>
        <translation>王国の計画を立ててください。すべての王国をいっせいに公開します。</translation>
    </message>
    <message>
        <source>You may keep one card for the next turn. The rest are discarded.</source>
        <translation>次のターンに1枚残せます。残りは捨て札になります。</translation>
    </message>
    <message>
        <source>Choose the Unit that gets the Age tokens.</source>
        <translation>老化トークンを置くユニットを選んでください。</translation>
    </message>
    <message>
        <source>They all go on one of your Units.</source>
        <translation>全部を、自分のユニット1体に置きます。</translation>
    </message>
    <message>
        <source>Choose the Unit that gets an Age token for each food.</source>
        <translation>食料と同じ数の老化トークンを置くユニットを選んでください。</translation>
    </message>
    <message>
        <source>Build or upgrade one Building, or pass.</source>
        <translation>建物を1つ建てるか、レベルを1つ上げるか、パスしてください。</translation>
    </message>
    <message>
        <source>Resources aren’t used up.</source>
        <translation>資源は使ってもなくなりません。</translation>
    </message>
    <message>
        <source>Save a Unit with exactly one Age token, or nobody.</source>
        <translation>老化トークンがちょうど1個のユニットを守るか、だれも守らないか、選んでください。</translation>
    </message>
    <message>
        <source>A saved Unit still grows older.</source>
        <translation>守られたユニットも、老化はします。</translation>
    </message>
    <message>
        <source>All targets are chosen. Confirm them.</source>
        <translation>対象はすべて選びました。確定してください。</translation>
    </message>
    <message>
        <source>It’s the last turn. Cards you don’t place are discarded.</source>
        <translation>最後のターンです。置かないカードは捨て札になります。</translation>
    </message>
    <message numerus="yes">
        <source>%n target(s) to choose, one at a time.</source>
        <translation>
            <numerusform>対象を順に%nつ選びます。</numerusform>
        </translation>
    </message>
    <message>
        <source>The story continues.</source>
        <translation>物語は続きます。</translation>
    </message>
    <message>
        <source>Keep one card from this pack and discard another.</source>
        <translation>このカード束から1枚を手元に残し、別の1枚を捨ててください。</translation>
    </message>
    <message>
        <source>Waiting for %1.</source>
        <translation>%1を待っています。</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %n player(s).</source>
        <translation>
            <numerusform>%n人を待っています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Planned: %1</source>
        <extracomment>Paper Tales: what a plan comes to; %1 is a list of cards</extracomment>
        <translation>計画：%1</translation>
    </message>
    <message>
        <source>Kept for the next turn: %1</source>
        <translation>次のターンに残すカード：%1</translation>
    </message>
    <message>
        <source>Costs %1 Gold</source>
        <translation>コスト%1ゴールド</translation>
    </message>
    <message>
        <source>%1 against %3’s current %2</source>
        <translation>戦力%1、%3はいま%2</translation>
    </message>
    <message>
        <source>Your Units’ abilities may still change this.</source>
        <translation>ユニットの能力によって、まだ変わることがあります。</translation>
    </message>
    <message>
        <source>%1 Gold left</source>
        <translation>残り%1ゴールド</translation>
    </message>
    <message>
        <source>Income of %1 Gold</source>
        <translation>収入%1ゴールド</translation>
    </message>
    <message>
        <source>%1 dies in aging</source>
        <translation>%1は老化で死亡</translation>
    </message>
    <message>
        <source>Age token on it</source>
        <translation>自身の老化トークン</translation>
    </message>
    <message>
        <source>Age token in your Kingdom</source>
        <translation>自分の王国の老化トークン</translation>
    </message>
    <message>
        <source>wood</source>
        <extracomment>Paper Tales: a resource, or what a card does</extracomment>
        <translation>木材</translation>
    </message>
    <message>
        <source>food</source>
        <extracomment>Paper Tales: a resource, or what a card does</extracomment>
        <translation>食料</translation>
    </message>
    <message>
        <source>crystal</source>
        <extracomment>Paper Tales: a resource, or what a card does</extracomment>
        <translation>水晶</translation>
    </message>
    <message>
        <source>Gold in this turn’s income</source>
        <translation>このターンの収入のゴールド</translation>
    </message>
    <message>
        <source>while it is in the Front</source>
        <translation>前衛にいる間</translation>
    </message>
    <message>
        <source>while it has an Age token</source>
        <translation>老化トークンがある間</translation>
    </message>
    <message>
        <source>with exactly one Age token</source>
        <translation>老化トークンがちょうど1個</translation>
    </message>
    <message>
        <source>while you have food</source>
        <translation>食料がある間</translation>
    </message>
    <message>
        <source>while you have a crystal</source>
        <translation>水晶がある間</translation>
    </message>
    <message>
        <source>Makes %1 %2 for each Age token on it.</source>
        <translation>自身の老化トークンひとつにつき、%2を%1産出。</translation>
    </message>
    <message>
        <source>Makes %1 %2 %3.</source>
        <translation>%3、%2を%1産出。</translation>
    </message>
    <message>
        <source>Makes %1 %2.</source>
        <translation>%2を%1産出。</translation>
    </message>
    <message numerus="yes">
        <source>Revealed: %n Age token(s) on itself.</source>
        <translation>
            <numerusform>公開：自身に老化トークン%n個。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Revealed: %n Age token(s) on each of your other Units.</source>
        <translation>
            <numerusform>公開：自分のほかのユニットすべてに老化トークン%n個ずつ。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Revealed: %n Age token(s) on one of your Units.</source>
        <translation>
            <numerusform>公開：自分のユニット1体に老化トークン%n個。</numerusform>
        </translation>
    </message>
    <message>
        <source>Each deployment: %1 Age token for each %2, all on one of your Units.</source>
        <translation>毎回の配置：%2ひとつにつき老化トークン%1個、すべて自分のユニット1体に。</translation>
    </message>
    <message>
        <source>Revealed: your level 1 Buildings become level 2, free.</source>
        <translation>公開：自分のレベル1の建物をすべて無料でレベル2にする。</translation>
    </message>
    <message>
        <source>Revealed: lose %1 Legend Points for each of your level 2 Buildings.</source>
        <translation>公開：自分のレベル2の建物ひとつにつき伝説点%1点を失う。</translation>
    </message>
    <message numerus="yes">
        <source>Revealed: the first Unit drawn that costs %1 or less takes its place for free, with %n Age token(s).</source>
        <translation>
            <numerusform>公開：カードを引き、最初に出たコスト%1以下のユニットがこのユニットと入れ替わる（無料、老化トークン%n個を置く）。</numerusform>
        </translation>
    </message>
    <message>
        <source>Strength %1 %2.</source>
        <translation>%2、戦力%1。</translation>
    </message>
    <message>
        <source>+%1 strength for each %2.</source>
        <translation>%2ひとつにつき戦力+%1。</translation>
    </message>
    <message>
        <source>Your Kingdom: +%1 strength for each %2.</source>
        <translation>王国：%2ひとつにつき戦力+%1。</translation>
    </message>
    <message>
        <source>Fights from the Back too.</source>
        <translation>後衛からも戦う。</translation>
    </message>
    <message>
        <source>Does not fight %1.</source>
        <translation>%1は戦わない。</translation>
    </message>
    <message>
        <source>Each War you win: +%1 Legend Point.</source>
        <translation>戦争に勝つたび：伝説点+%1。</translation>
    </message>
    <message>
        <source>Each War you win: +%1 Legend Point for each %2.</source>
        <translation>戦争に勝つたび：%2ひとつにつき伝説点+%1。</translation>
    </message>
    <message>
        <source>Each War you win: +%1 Gold.</source>
        <translation>戦争に勝つたび：+%1ゴールド。</translation>
    </message>
    <message>
        <source>Wars: +%1 Legend Point for each of your Units with strength %2 or more.</source>
        <translation>戦争：自分の戦力%2以上のユニット1体につき伝説点+%1。</translation>
    </message>
    <message>
        <source>Wars: +%1 Legend Points, won or lost.</source>
        <translation>戦争：勝っても負けても伝説点+%1。</translation>
    </message>
    <message>
        <source>Wars: +%1 Legend Points for each %2, won or lost.</source>
        <translation>戦争：勝っても負けても、%2ひとつにつき伝説点+%1。</translation>
    </message>
    <message>
        <source>Building: pay %1 Gold for each missing wood.</source>
        <translation>建設：足りない木材は1つ%1ゴールドで補える。</translation>
    </message>
    <message>
        <source>Building: pay %1 Gold each for missing resources.</source>
        <translation>建設：足りない資源は1つ%1ゴールドで補える。</translation>
    </message>
    <message>
        <source>Building: the land is free.</source>
        <translation>建設：土地が無料。</translation>
    </message>
    <message>
        <source>Income: +%1 Gold.</source>
        <translation>収入：+%1ゴールド。</translation>
    </message>
    <message>
        <source>Income: +%1 Gold for each %2.</source>
        <translation>収入：%2ひとつにつき+%1ゴールド。</translation>
    </message>
    <message>
        <source>Income: +%1 Gold %2.</source>
        <translation>収入：%2、+%1ゴールド。</translation>
    </message>
    <message>
        <source>Aging: you may save one of your Units %1.</source>
        <translation>老化：%1の自分のユニット1体を死亡から守れる。</translation>
    </message>
    <message>
        <source>Never dies.</source>
        <extracomment>Paper Tales: a resource, or what a card does</extracomment>
        <translation>死亡しない。</translation>
    </message>
    <message numerus="yes">
        <source>Dies only with %n Age token(s) or more.</source>
        <translation>
            <numerusform>老化トークンが%n個以上のときだけ死亡する。</numerusform>
        </translation>
    </message>
    <message>
        <source>When it dies: %1 Legend Points.</source>
        <translation>死亡したとき：伝説点%1点。</translation>
    </message>
    <message>
        <source>When it dies %2: %1 Legend Points.</source>
        <translation>%2で死亡したとき：伝説点%1点。</translation>
    </message>
    <message>
        <source>When it dies: +%1 Gold for each %2.</source>
        <translation>死亡したとき：%2ひとつにつき+%1ゴールド。</translation>
    </message>
    <message>
        <source>Aging: +%1 Legend Point for each Age token on your Units that die, including this one.</source>
        <translation>老化：死亡する自分のユニット（自身もふくむ）の老化トークンひとつにつき伝説点+%1。</translation>
    </message>
    <message>
        <source>End of the game: +%1 Legend Points for each %2.</source>
        <translation>ゲームの終わり：%2ひとつにつき伝説点+%1。</translation>
    </message>
    <message>
        <source>Gives you %1 Gold when you deploy it, strength %2.</source>
        <translation>支払いのとき%1ゴールドを得る。戦力%2。</translation>
    </message>
    <message>
        <source>Costs %1 Gold.</source>
        <translation>コスト%1ゴールド。</translation>
    </message>
    <message>
        <source>Costs %1 Gold, strength %2.</source>
        <translation>コスト%1ゴールド、戦力%2。</translation>
    </message>
    <message>
        <source>It only fights.</source>
        <translation>戦うだけ。</translation>
    </message>
    <message>
        <source>Level 1 needs %1 %2.</source>
        <translation>レベル1のコスト：%2%1。</translation>
    </message>
    <message>
        <source>Level 1 needs %1 %2 and %3 %4.</source>
        <translation>レベル1のコスト：%2%1、%4%3。</translation>
    </message>
    <message>
        <source>Level 1 needs %1 %2 or %3 Gold.</source>
        <translation>レベル1のコスト：%2%1または%3ゴールド。</translation>
    </message>
    <message>
        <source>Level 2 needs another %1 %2.</source>
        <translation>レベル2の追加コスト：%2%1。</translation>
    </message>
    <message>
        <source>Level 2 needs another %1 %2 and %3 %4.</source>
        <translation>レベル2の追加コスト：%2%1、%4%3。</translation>
    </message>
    <message>
        <source>Level 2 needs another %1 %2 or %3 Gold.</source>
        <translation>レベル2の追加コスト：%2%1または%3ゴールド。</translation>
    </message>
    <message>
        <source>The land costs Gold too, and more with each Building.</source>
        <translation>土地にもゴールドがかかり、建物が増えるほど高くなる。</translation>
    </message>
    <message>
        <source>End of the game: %1 Legend Point at level 1, %2 at level 2.</source>
        <translation>ゲームの終わり：レベル1なら伝説点%1点、レベル2なら%2点。</translation>
    </message>
    <message>
        <source>Turn %1 begins.</source>
        <translation>ターン%1の始まりです。</translation>
    </message>
    <message>
        <source>Packs of %1 cards are dealt.</source>
        <translation>%1枚ずつのカード束を配りました。</translation>
    </message>
    <message>
        <source>The pile is empty, so %1 discarded cards are shuffled.</source>
        <translation>山札がなくなりました。捨て札%1枚をシャッフルします。</translation>
    </message>
    <message>
        <source>All cards have been picked.</source>
        <translation>カードをすべて選び終えました。</translation>
    </message>
    <message>
        <source>All Kingdoms are revealed.</source>
        <translation>すべての王国が公開されました。</translation>
    </message>
    <message>
        <source>%1 discards %2 from play.</source>
        <translation>%1が%2を場から捨てました。</translation>
    </message>
    <message>
        <source>%1 moves %2 from %3 to %4.</source>
        <translation>%1が%2を%3から%4へ動かしました。</translation>
    </message>
    <message>
        <source>%1 deploys %2 on %3.</source>
        <translation>%1が%2を%3に配置しました。</translation>
    </message>
    <message numerus="yes">
        <source>%1 discards %n card(s) from hand.</source>
        <translation>
            <numerusform>%1が手札%n枚を捨てました。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 keeps a card for the next turn.</source>
        <translation>%1が次のターンに1枚残しました。</translation>
    </message>
    <message numerus="yes">
        <source>%1 pays %2 Gold for %n new Unit(s).</source>
        <translation>
            <numerusform>%1が新しいユニット%n体に%2ゴールドを払いました。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot pay for %2 and discards it.</source>
        <translation>%1は%2の代金を払えず、捨てました。</translation>
    </message>
    <message>
        <source>%1 draws %2, which costs too much, and discards it.</source>
        <translation>%1が%2を引きましたが、コストが高すぎるので捨てました。</translation>
    </message>
    <message>
        <source>%1: %2 turns into %3.</source>
        <translation>%1：%2が%3に変身しました。</translation>
    </message>
    <message>
        <source>%1: no cards are left for %2, so it stays.</source>
        <translation>%1：%2に使えるカードがもうないので、そのまま残ります。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 gets %n Age token(s) from %3.</source>
        <translation>
            <numerusform>%1：%3により、%2に老化トークン%n個。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 is upgraded to level 2.</source>
        <translation>%1：%2がレベル2になりました。</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n Legend Point(s) because of %2.</source>
        <translation>
            <numerusform>%1は%2により伝説点%n点を失いました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: +%n Legend Point(s), %2</source>
        <translation>
            <numerusform>%1：伝説点+%n、%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has won %n War(s). Legend Points: +%2.</source>
        <translation>
            <numerusform>%1は戦争%n勝です。伝説点+%2。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: deaths score %n Legend Point(s), %2 in all.</source>
        <translation>
            <numerusform>%1：死亡により伝説点+%n、いま%2点。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: +%n Legend Point(s) at the end, %2</source>
        <translation>
            <numerusform>%1：ゲームの終わりに伝説点+%n、%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n Legend Point(s) and %2 Gold.</source>
        <translation>
            <numerusform>%1は伝説点%n点、%2ゴールドです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n Legend Point(s).</source>
        <translation>
            <numerusform>%1が伝説点%n点で勝ちました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 shares the victory with %n Legend Point(s).</source>
        <translation>
            <numerusform>%1が伝説点%n点で勝利を分かち合いました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: −%n Legend Point(s), %2</source>
        <translation>
            <numerusform>%1：伝説点−%n、%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: deaths cost %n Legend Point(s), leaving %2.</source>
        <translation>
            <numerusform>%1：死亡により伝説点−%n、いま%2点。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: +%2 strength, %3</source>
        <translation>%1：戦力+%2、%3</translation>
    </message>
    <message>
        <source>%1 fights with strength %2.</source>
        <translation>%1の戦力は%2です。</translation>
    </message>
    <message>
        <source>War: %1 beats %2, %3 to %4.</source>
        <translation>戦争：%1が%2に勝利、%3対%4。</translation>
    </message>
    <message>
        <source>War: %1 and %2 tie, %3 to %4. Both win.</source>
        <translation>戦争：%1と%2は%3対%4で互角、両方が勝利。</translation>
    </message>
    <message>
        <source>War: %1 crushes %2, %3 to %4, and wins two Wars.</source>
        <translation>戦争：%1が%2を圧倒、%3対%4で2勝。</translation>
    </message>
    <message>
        <source>%1: +%2 Gold, %3</source>
        <translation>%1：+%2ゴールド、%3</translation>
    </message>
    <message>
        <source>%1 has an income of %2 Gold.</source>
        <translation>%1の収入は%2ゴールドです。</translation>
    </message>
    <message>
        <source>%1 builds %2 at level %3 for %4 Gold.</source>
        <translation>%1が%2をレベル%3で建てました（%4ゴールド）。</translation>
    </message>
    <message>
        <source>%1 upgrades %2 to level 2 for %3 Gold.</source>
        <translation>%1が%2をレベル2に上げました（%3ゴールド）。</translation>
    </message>
    <message>
        <source>%1 builds nothing.</source>
        <translation>%1は何も建てません。</translation>
    </message>
    <message>
        <source>%1 saves %2.</source>
        <translation>%1が%2を守りました。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 dies with %n Age token(s).</source>
        <translation>
            <numerusform>%1：%2が死亡しました（老化トークン%n個）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: one more Age token for %n Unit(s).</source>
        <translation>
            <numerusform>%1：ユニット%n体の老化トークンが1個ずつ増えました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Wars won</source>
        <extracomment>Paper Tales: in the log: where points come from, or whom something is about</extracomment>
        <translation>戦争の勝利</translation>
    </message>
    <message>
        <source>for Wars won</source>
        <translation>（戦争の勝利）</translation>
    </message>
    <message>
        <source>every Kingdom</source>
        <extracomment>Paper Tales: in the log: where points come from, or whom something is about; Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation>すべての王国</translation>
    </message>
    <message>
        <source>Front 1</source>
        <extracomment>Paper Tales: in the log: where points come from, or whom something is about</extracomment>
        <translation>前衛1</translation>
    </message>
    <message>
        <source>Front 2</source>
        <extracomment>Paper Tales: in the log: where points come from, or whom something is about</extracomment>
        <translation>前衛2</translation>
    </message>
    <message>
        <source>Front 3</source>
        <extracomment>Paper Tales: in the log: where points come from, or whom something is about</extracomment>
        <translation>前衛3</translation>
    </message>
    <message>
        <source>Back 1</source>
        <extracomment>Paper Tales: in the log: where points come from, or whom something is about</extracomment>
        <translation>後衛1</translation>
    </message>
    <message>
        <source>Back 2</source>
        <extracomment>Paper Tales: in the log: where points come from, or whom something is about</extracomment>
        <translation>後衛2</translation>
    </message>
    <message numerus="yes">
        <source>%1 receives %2 Gold for %n new Unit(s).</source>
        <translation>
            <numerusform>%1が新しいユニット%n体で%2ゴールドを受け取りました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your plan</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>計画</translation>
    </message>
    <message>
        <source>In deployment you choose which hand cards go into play and where, which of your Units in play move or leave, and which card you keep. Deploy as many Units as your spots and Gold allow, or none. Units in play that you leave alone stay; hand cards that you neither deploy nor keep are discarded. A Unit in play never goes back to your hand. Within a plan a Unit moves only once; to place it again, take that step back first.</source>
        <translation>配置では、どの手札を場のどこに出すか、場のどのユニットを動かすか捨てるか、どの1枚を残すかを選びます。枠とゴールドがあるかぎり何枚でも配置でき、1枚も配置しなくてもかまいません。手を付けなかった場のユニットはそのままです。配置も残しもしない手札は捨て札になります。場のユニットが手札に戻ることはありません。1つの計画の中で、同じユニットを動かせるのは1回だけです。別の枠に置き直すときは、先にその手を元に戻してください。</translation>
    </message>
    <message>
        <source>Face down, then revealed together</source>
        <translation>伏せて置き、いっせいに公開</translation>
    </message>
    <message>
        <source>On a real table new Units lie face down on their spots. Here the others see nothing of your plan until the last player has committed, and your Kingdom looks as it did before. Then all plans are revealed together. The card you keep and the hand cards you discard stay hidden even then.</source>
        <translation>本物のテーブルでは、新しいユニットを枠に裏向きで置きます。ここでは、最後の1人が確定するまで、計画はほかの人にはまったく見えず、あなたの王国は前のままの姿に見えます。そのあと、すべての計画をいっせいに公開します。残すカードと捨てる手札は、そのあとも秘密です。</translation>
    </message>
    <message>
        <source>Discarding Units in play</source>
        <translation>場のユニットを捨てる</translation>
    </message>
    <message>
        <source>While planning you may discard any of your Units in play, even if there is room for all. It costs nothing, and they do not die (PT-18). Their production is gone this very turn. The printed rules mention this only for when you run out of spots; here it is always allowed.</source>
        <translation>計画の間は、枠が足りていても、自分の場のユニットをどれでも捨てられます。費用はかからず、死亡にもなりません（PT-18）。産出していたものは、そのターンからすぐになくなります。元のルールでは枠が足りないときのこととして書かれていますが、ここではいつでもできます。</translation>
    </message>
    <message>
        <source>Moving Units</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>ユニットを動かす</translation>
    </message>
    <message>
        <source>While planning you may move Units in play to any other spots, or swap 2 of them, for free. They take their Age tokens along, and reveal abilities do not happen again. In all other phases Units stay where they are.</source>
        <translation>計画の間は、場のユニットを好きな枠に動かしたり、2体を入れ替えたりできます。費用はかかりません。老化トークンもいっしょに動き、公開時の能力がもう一度発動することはありません。ほかのフェイズでは、ユニットは動きません。</translation>
    </message>
    <message>
        <source>Hunter is in the Back and makes no food, so Cook earns nothing. Place Hunter on Knight. They swap for free and keep their Age tokens, and your income forecast rises from 2 to 3.</source>
        <translation>「狩人」が後衛にいて食料を産出しないので、「料理人」の収入がありません。「狩人」を「騎士」のいる枠に動かしましょう。2体は無料で入れ替わり、老化トークンもそのままで、収入の見込みが2から3に増えます。</translation>
    </message>
    <message>
        <source>Keeping a card</source>
        <translation>1枚残す</translation>
    </message>
    <message>
        <source>You may keep 1 of the hand cards you do not deploy for the next turn, face down. Others see that you keep a card, but not which one. A card kept last turn can be kept again, but then it takes up the only place. Units in play cannot be kept. On turn 4 a kept card is worth nothing.</source>
        <translation>配置しない手札のうち1枚を、次のターンのために裏向きで残せます。残したことはほかの人にも分かりますが、何のカードかは分かりません。前のターンに残したカードをまた残すこともできますが、残せるのはそれも入れて1枚だけです。場のユニットは残せません。第4ターンに残したカードには何の価値もありません。</translation>
    </message>
    <message>
        <source>The rest are discarded</source>
        <translation>残りは捨て札</translation>
    </message>
    <message>
        <source>All hand cards you neither deploy nor keep go face down on the discard pile, and nobody gets to see them. After deployment your hand is empty.</source>
        <translation>配置も残しもしない手札は、すべて裏向きで捨て札になり、だれも見ることはありません。配置のあと、手札はなくなります。</translation>
    </message>
    <message>
        <source>Reveal, then pay</source>
        <translation>公開してから支払う</translation>
    </message>
    <message>
        <source>After the reveal each player pays the Gold for all new Units at once. You never pay again for Units from earlier turns, moved or not. You pay before any ability happens.</source>
        <translation>公開のあと、各プレイヤーは新しいユニットすべての代金をまとめてゴールドで払います。前のターンからいるユニットは、動かしても動かさなくても、もう払うことはありません。支払いは、どの能力よりも先です。</translation>
    </message>
    <message>
        <source>Monkey pays you</source>
        <translation>「サル」はゴールドをくれる</translation>
    </message>
    <message>
        <source>Monkey costs -1, so it gives you 1 Gold instead of taking any. You can use that Gold in the same plan. With 0 Gold, Monkey pays for Knight, which costs 1.</source>
        <translation>「サル」のコストは-1なので、ゴールドを払うどころか、1ゴールドを得ます。そのゴールドは同じ計画の中で使えます。手持ちが0ゴールドでも、「サル」の1ゴールドで、コスト1の「騎士」の代金を払えます。</translation>
    </message>
    <message>
        <source>You have 3 Gold, and Commander and Manticore cost 4 together. Plan both, and you cannot commit because you are 1 Gold short. Add Monkey, and with its Gold you can pay.</source>
        <translation>手持ちは3ゴールドで、「指揮官」と「マンティコア」のコストは合わせて4ゴールドです。両方を置く計画を立ててみましょう。1ゴールド足りないので、確定できません。「サル」を加えれば、そのゴールドで払えます。</translation>
    </message>
    <message>
        <source>You must be able to pay for your plan</source>
        <translation>計画は代金を払えるものだけ</translation>
    </message>
    <message>
        <source>You can commit a plan only if your Gold pays for all the Units it deploys, with each Monkey counted as -1. While you are still planning, it may cost too much; you see how much is missing. In the printed rules a player may overspend by mistake and lose the unpaid Units. Here the mistake is refused.</source>
        <translation>計画を確定できるのは、配置するユニットすべての代金をゴールドで払えるときだけです（「サル」は1体につき-1と数えます）。計画の途中なら代金が手持ちのゴールドを超えていてもよく、いくら足りないかが示されます。元のルールでは、うっかり使いすぎると払えないユニットを失います。ここでは、そのような計画自体を受け付けません。</translation>
    </message>
    <message>
        <source>The reveal mark</source>
        <translation>公開マーク</translation>
    </message>
    <message>
        <source>An ability with the reveal mark happens once, on the turn its Unit is revealed, after you have paid. It does not happen again while the Unit stays in play, even if it moves. A Unit put into play by Shapeshifter counts as revealed too (PT-109).</source>
        <translation>公開マークのある能力は、1回だけ、そのユニットが公開されたターンの支払いのあとに発動します。ユニットが場に残っていても、動いても、もう一度発動することはありません。「変身者」によって場に出たユニットも、公開されたものとします（PT-109）。</translation>
    </message>
    <message>
        <source>The order of deployment abilities</source>
        <translation>配置の能力の順番</translation>
    </message>
    <message>
        <source>After payment this is the order: first Shapeshifter; then the tokens of Cave Spirit, Demon and Veteran, and those of Necromancer and Kraken; then Golem, then each Time Master, then Master Alchemist; and last the Legend Points that Kraken costs. So Kraken makes you pay for Buildings that Golem has just upgraded. All players finish a step before the next one begins. The printed rules give no such order; here it is fixed, and nobody is asked.</source>
        <translation>支払いのあとは次の順です。まず「変身者」。次に「洞窟の精霊」「悪魔」「古参兵」のトークンと、「死霊術師」「クラーケン」のトークン。続いて「ゴーレム」、それぞれの「時の支配者」、「大錬金術師」。最後に「クラーケン」で失う伝説点です。ですから「クラーケン」で失う伝説点には、「ゴーレム」がたったいまレベルを上げた建物の分も数えます。1つの段階を全員が終えてから、次の段階に進みます。元のルールにはこうした順番がありませんが、ここでは決まっていて、だれかが選ぶことはありません。</translation>
    </message>
    <message>
        <source>“One of your Units” and “your other Units”</source>
        <translation>「自分のユニット1体」と「自分のほかのユニット」</translation>
    </message>
    <message>
        <source>Abilities see all Units in your Kingdom, including those revealed at the same time and the one drawn by Shapeshifter. “One of your Units” may be the Unit itself. “Your other Units” are all but itself, so Necromancer puts no token on itself, but one on each Unit that came with it.</source>
        <translation>能力は、自分の王国のすべてのユニットに及びます。同時に公開されたものも、「変身者」で引かれたものもふくみます。「自分のユニット1体」は、その能力を持つユニット自身でもかまいません。「自分のほかのユニット」は、自身を除くすべてです。「死霊術師」は自分にはトークンを置きませんが、いっしょに出たユニットには1個ずつ置きます。</translation>
    </message>
    <message>
        <source>A new spot waits for the next plan</source>
        <translation>新しい枠は次の計画から</translation>
    </message>
    <message>
        <source>The fifth spot is open if a level 2 Building is in play when you plan. Golem upgrades Buildings only after the reveal, so the spot opens for the next deployment, whatever happens to Golem. The same goes for a Building you build or upgrade in construction.</source>
        <translation>5つ目の枠が開いているのは、計画を立てるときにレベル2の建物が場にある場合です。「ゴーレム」が建物のレベルを上げるのは公開のあとなので、枠が開くのは次の配置からで、そのとき「ゴーレム」がどうなっていてもかまいません。建設で建てたりレベルを上げたりした建物も同じです。</translation>
    </message>
    <message>
        <source>Your Town is at level 1. Plan Golem in the Back, then try Knight on the fifth spot, which is still closed. Put Knight in the Back and commit. Golem upgrades Town, and next turn the spot is yours.</source>
        <translation>あなたの「町」はレベル1です。計画で「ゴーレム」を後衛に置いてから、「騎士」を5つ目の枠に置いてみましょう。この枠はまだ開いていません。「騎士」を後衛に置いて確定すると、「ゴーレム」が「町」のレベルを上げ、次のターンには枠が使えます。</translation>
    </message>
    <message>
        <source>Level 1 takes 1 wood and produces 1 wood and 1 food. Level 2 takes 2 wood and produces 1 crystal as well. A Town at level 1 helps with its own upgrade, so 1 wood from elsewhere is enough.</source>
        <translation>レベル1のコストは木材1で、木材1と食料1を産出します。レベル2のコストは木材2で、水晶1も産出します。レベル1の「町」は自分のレベルアップにも役立つので、ほかから木材1があれば足ります。</translation>
    </message>
    <message>
        <source>Level 1 takes 1 food and gives 1 Gold of income for each food in your Kingdom. Level 2 takes 1 wood and 1 food, and in every wars phase, won or lost, also scores 1 Legend Point for each food.</source>
        <translation>レベル1のコストは食料1で、王国の食料1つにつき収入が1ゴールド増えます。レベル2のコストは木材1と食料1で、さらに毎回の戦争フェイズに、勝っても負けても、食料1つにつき伝説点1点を得ます。</translation>
    </message>
    <message>
        <source>Level 1 takes 1 wood and produces 1 crystal. Level 2 takes 1 wood and 1 crystal, and in every wars phase, won or lost, also scores 2 Legend Points for each crystal in your Kingdom. Its own crystal counts.</source>
        <translation>レベル1のコストは木材1で、水晶1を産出します。レベル2のコストは木材1と水晶1で、さらに毎回の戦争フェイズに、勝っても負けても、王国の水晶1つにつき伝説点2点を得ます。自分の水晶も数えます。</translation>
    </message>
    <message>
        <source>Level 1 takes 1 crystal or 2 Gold and gives 2 Gold of income. Level 2 takes 2 crystals or 3 Gold, and in every wars phase, won or lost, also scores 2 Legend Points. If you build both levels at once, each is paid for separately, in the cheapest way.</source>
        <translation>レベル1のコストは水晶1または2ゴールドで、収入が2ゴールド増えます。レベル2のコストは水晶2または3ゴールドで、さらに毎回の戦争フェイズに、勝っても負けても、伝説点2点を得ます。両方のレベルを一度に建てるときは、支払いはレベルごとに別々で、いちばん安い方法になります。</translation>
    </message>
    <message>
        <source>Level 1 takes 1 wood and adds 1 to your Kingdom’s strength for each wood. Level 2 takes 1 wood and 1 food, and in every wars phase, won or lost, also scores 1 Legend Point for each of your Units with strength 3 or more. Both rows count, with the strength Units have at that moment, even Leviathan when it does not fight. The strength from wood belongs to the Kingdom and makes no Unit stronger.</source>
        <translation>レベル1のコストは木材1で、木材1つにつき王国の戦力が1増えます。レベル2のコストは木材1と食料1で、さらに毎回の戦争フェイズに、勝っても負けても、戦力3以上の自分のユニット1体につき伝説点1点を得ます。前衛も後衛も、その時点の戦力で数え、戦わないときの「リヴァイアサン」もふくみます。木材による戦力は王国に加わるもので、どのユニットも強くなりません。</translation>
    </message>
    <message>
        <source>When the game ends</source>
        <translation>ゲームが終わるとき</translation>
    </message>
    <message>
        <source>The game ends when turn 4 is over, aging included. So in the last aging Units still die, their deaths still have their effects, and Relic of Wisdom still gets a token.</source>
        <translation>第4ターンが老化まで終わると、ゲームは終わります。ですから最後の老化でもユニットは死亡し、死亡の効果も発動します。「叡智の遺物」にはトークンがもう1個増えます。</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>最後の得点計算</translation>
    </message>
    <message>
        <source>At the end each Building in play scores 1 Legend Point at level 1 and 3 at level 2. Relic of Wisdom scores 2 for each Age token on it. Nothing else counts: not Gold, not a kept card, not an unbuilt Building.</source>
        <translation>ゲームの終わりに、場の建物はレベル1なら伝説点1点、レベル2なら3点になります。「叡智の遺物」は、置かれた老化トークン1個につき2点です。ほかは得点になりません。ゴールドも、残したカードも、建てなかった建物も同じです。</translation>
    </message>
    <message>
        <source>The winner</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>勝者</translation>
    </message>
    <message>
        <source>The most Legend Points in total win, however much Gold the others have.</source>
        <translation>伝説点の合計がいちばん多い人の勝ちです。ほかの人がどれだけゴールドを持っていても関係ありません。</translation>
    </message>
    <message>
        <source>Ties</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>同点</translation>
    </message>
    <message>
        <source>If several players tie for the most Legend Points, the one with the most Gold left wins; Gold from Monkey in the last aging counts. If their Gold is equal too, they share the victory. Lower places are decided by the same 2 numbers.</source>
        <translation>最多の伝説点で何人かが並んだら、その中で残りのゴールドがいちばん多い人の勝ちです。最後の老化で「サル」から得たゴールドも数えます。それも同じなら、勝利を分かち合います。下の順位も、同じ2つの数で決めます。</translation>
    </message>
    <message>
        <source>The rules for 2 players</source>
        <translation>2人用ルール</translation>
    </message>
    <message>
        <source>With 2 players, the rules for 2 always apply; with 3 to 5, they never do. They change the deal (PT-32), the draft (PT-33) and the wars (PT-56). If the game is new to you, it is easier to learn with 3 or more.</source>
        <translation>2人のときは必ず2人用ルールを使い、3～5人のときは使いません。変わるのは、カードの配り方（PT-32）、ドラフト（PT-33）、戦争（PT-56）です。初めて遊ぶなら、3人以上のほうが覚えやすいでしょう。</translation>
    </message>
    <message>
        <source>No other variants</source>
        <translation>追加ルールはなし</translation>
    </message>
    <message>
        <source>The rules have no variants, so there is nothing to switch on or off. You choose how many play, where everyone sits and which colours they have. Cards from expansions are not in this game.</source>
        <translation>このゲームには追加や変更のルールがないので、切り替えるものもありません。選ぶのは、人数と、だれがどこに座るかと、色だけです。拡張セットのカードは入っていません。</translation>
    </message>
    <message>
        <source>Supplies never run out</source>
        <translation>ゴールドやトークンはなくならない</translation>
    </message>
    <message>
        <source>Gold and Age tokens never run out, even if more are in play than the box holds. The printed rules do not say what happens when a pool is empty. Gold tokens of 1 and 5 are only 2 ways of showing the same Gold.</source>
        <translation>箱に入っている数より多く使うときも、ゴールドと老化トークンはいつでも足ります。元のルールには、なくなったときのことが書かれていません。1と5の2種類のゴールドトークンは、ゴールドの表し方が違うだけです。</translation>
    </message>
    <message>
        <source>What the icons on the cards mean</source>
        <translation>カードのマークの意味</translation>
    </message>
    <message>
        <source>Every ability belongs to deployment, wars, income, construction, aging or the end of the game. The reveal mark appears only in deployment, on 8 Units: Cave Spirit, Demon, Golem, Kraken, Necromancer, Shapeshifter, Time Master and Veteran. Master Alchemist acts in deployment without it, so it acts every turn. Where the printed text leaves out an icon, we read it in the only way that fits the cards.</source>
        <translation>どの能力も、配置、戦争、収入、建設、老化、ゲームの終わりのどれかに属します。公開マークがあるのは配置だけで、「洞窟の精霊」「悪魔」「ゴーレム」「クラーケン」「死霊術師」「変身者」「時の支配者」「古参兵」の8種類のユニットです。「大錬金術師」は公開マークなしで配置のたびに働くので、毎ターン発動します。印刷された文でマークが抜けているところは、カードと矛盾しないただ1つの意味に解釈します。</translation>
    </message>
    <message>
        <source>If 2 abilities clash</source>
        <translation>2つの能力がぶつかったら</translation>
    </message>
    <message>
        <source>If it ever matters whose ability happens first, the player with more Legend Points acts first. In a tie, the player with less Gold does, and if that is equal too, chance decides.</source>
        <translation>もしだれの能力が先かが問題になったら、伝説点の多いプレイヤーが先です。同点ならゴールドの少ない人が先、それも同じなら運で決めます。</translation>
    </message>
    <message>
        <source>Why abilities never clash</source>
        <translation>能力がぶつからない理由</translation>
    </message>
    <message>
        <source>No ability reaches another Kingdom, so it never matters whose comes first. The draw pile is the only thing that everyone shares, and only Shapeshifter, of which there is just 1, draws from it during abilities. So the rule in PT-25 is never needed, and nobody is asked.</source>
        <translation>ほかの王国に及ぶ能力はないので、だれの能力が先でも違いはありません。全員で使うのは山札だけで、能力の途中で山札を引くのは「変身者」だけ、しかも1枚しかありません。ですからPT-25のルールを使うことはなく、だれかが選ぶこともありません。</translation>
    </message>
    <message>
        <source>How long the cards last</source>
        <translation>山札がなくなるのはいつか</translation>
    </message>
    <message>
        <source>With 2 or 3 players the draw pile never runs out. With 4 players it can run out only on turn 4, and only if Shapeshifter has drawn cards. With 5 players it always runs out while the cards for turn 4 are being dealt. The rules do not say this; it follows from the number of cards.</source>
        <translation>2人や3人では、山札がなくなることはありません。4人では、「変身者」がカードを引いたときだけ、第4ターンになくなることがあります。5人では、第4ターンの配りの途中で必ずなくなります。ルールに書かれてはいませんが、カードの枚数から分かることです。</translation>
    </message>
    <message>
        <source>If there are not enough cards</source>
        <translation>カードが足りないとき</translation>
    </message>
    <message>
        <source>The 2 piles together always have enough cards for a deal, because each player has at most 5 Units in play and 1 kept card. If Shapeshifter ever finds no card in either pile that it may turn into, it stays in play with strength 0 and gets no token.</source>
        <translation>どのプレイヤーも、場のユニットは多くて5体、残したカードは1枚なので、山札と捨て札を合わせれば、配るカードは必ず足ります。もし「変身者」が変身できるカードが山札にも捨て札にもなければ、戦力0のまま場に残り、トークンも置かれません。</translation>
    </message>
    <message>
        <source>Units that you cannot pay for</source>
        <translation>払えないユニット</translation>
    </message>
    <message>
        <source>In the printed rules, new Units that you cannot pay for are discarded. That cannot happen here, because a plan you cannot afford is refused (PT-46). If it ever did happen, the most expensive new Units would go until you could pay for the rest. They would not die, and their abilities would not happen.</source>
        <translation>元のルールでは、払えない新しいユニットを捨てます。ここでは、高すぎる計画は受け付けないので（PT-46）、そうなることはありません。もし起きたときは、残りを払えるようになるまで、新しいユニットをコストの高い順に捨てます。これは死亡ではなく、能力も発動しません。</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>ゲームの終わり</translation>
    </message>
    <message>
        <source>Ways to play</source>
        <translation>いろいろな遊び方</translation>
    </message>
    <message>
        <source>What this program decides</source>
        <translation>このプログラムの決まり</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>2 to 5 people play, each for themselves. With 2 players the draft (PT-32, PT-33) and the wars (PT-56) have rules of their own. Everything else is the same for any number.</source>
        <translation>2～5人で遊び、チームはありません。2人のときは、ドラフト（PT-32、PT-33）と戦争（PT-56）に専用のルールがあります。ほかは何人でも同じです。</translation>
    </message>
    <message>
        <source>What is in the box</source>
        <translation>箱の中身</translation>
    </message>
    <message>
        <source>The box holds 81 Unit cards of 42 kinds, and 25 Building cards: 5 for each of 5 players. There are also 30 Gold tokens worth 1 and 10 worth 5, 30 Age tokens, a Score track, a Time token for the turns, and for each player a Score token and a Player’s Aid card.</source>
        <translation>箱には、ユニットカード42種類81枚と、建物カード25枚（5人分、1人5枚ずつ）が入っています。ほかに、ゴールドトークン40個（1が30個、5が10個）、老化トークン30個、スコアトラック、ターンを示す時間トークン、1人に1つずつのスコアトークンと早見カードがあります。</translation>
    </message>
    <message>
        <source>Reading a Unit card</source>
        <translation>ユニットカードの見方</translation>
    </message>
    <message>
        <source>A Unit card shows its name, its cost in Gold, its strength, the resources it produces, and what it can do in which phase. An asterisk next to the strength means that the Unit’s own ability can change it. Costs range from -1 for Monkey to 6 for Kraken, and 35 of the 81 cards cost nothing. The printed card also says how many copies there are.</source>
        <translation>ユニットカードには、名前、コスト（ゴールド）、戦力、産出する資源、どのフェイズに何ができるかが書かれています。戦力の*は、自身の能力で変わることがあるという印です。コストは「サル」の-1から「クラーケン」の6まであり、81枚のうち35枚は無料です。印刷されたカードには、同じカードの枚数も書かれています。</translation>
    </message>
    <message>
        <source>Reading a Building card</source>
        <translation>建物カードの見方</translation>
    </message>
    <message>
        <source>A Building card has 2 sides, level 1 and level 2, each with its abilities and its Legend Points for the end of the game. Both costs are on the card. Level 1 gives 1 ability. Level 2 keeps it, adds a second one, opens the fifth spot (PT-14) and is worth 3 Legend Points instead of 1.</source>
        <translation>建物カードは、片面がレベル1、もう片面がレベル2で、それぞれに能力と、ゲームの終わりの伝説点があります。両方のレベルのコストが書かれています。レベル1の能力は1つです。レベル2ではその能力を保ったまま2つ目が加わり、5つ目の枠が開き（PT-14）、伝説点は1点ではなく3点になります。</translation>
    </message>
    <message>
        <source>What everyone can see</source>
        <translation>全員に見えるもの</translation>
    </message>
    <message>
        <source>All Gold, Legend Points, Units in play, Age tokens and Buildings are open, even Buildings that are not built yet. You can look at any Kingdom whenever you like. Hands, kept cards and plans are secret.</source>
        <translation>ゴールド、伝説点、場のユニット、老化トークン、建物は、まだ建てていない建物もふくめて、すべて公開です。どの王国も、いつでも見てかまいません。手札、残したカード、計画は秘密です。</translation>
    </message>
    <message>
        <source>The start</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>はじめの状態</translation>
    </message>
    <message>
        <source>Everyone begins turn 1 with 3 Gold, 0 Legend Points, an empty Kingdom and no kept card. Each player has their own colour, which has no effect on the game. If nobody chooses, colours follow the seats.</source>
        <translation>全員が、3ゴールド、伝説点0点、空の王国、残したカードなしで第1ターンを始めます。プレイヤーごとに色が違いますが、ゲームには何も影響しません。だれも選ばなければ、席の順に決まります。</translation>
    </message>
    <message>
        <source>Your own 5 Buildings</source>
        <translation>自分だけの5つの建物</translation>
    </message>
    <message>
        <source>Everyone owns 1 Town, 1 Tavern, 1 Mine, 1 Temple and 1 Barracks. These are the only Buildings you can ever build, each of them once. Other players’ Buildings never get in your way.</source>
        <translation>「町」「酒場」「鉱山」「神殿」「兵舎」を、全員が1つずつ持っています。建てられるのはこれだけで、それぞれ1回ずつです。ほかの人が何を建てても、自分の建設の邪魔にはなりません。</translation>
    </message>
    <message>
        <source>Draw pile and discard pile</source>
        <translation>山札と捨て札</translation>
    </message>
    <message>
        <source>All 81 Unit cards are shuffled into 1 draw pile, face down. Discarded cards go face down on the discard pile, and nobody may look through it. Everyone can see how many cards are in each pile.</source>
        <translation>ユニットカード81枚をすべてシャッフルし、裏向きの山札にします。捨てたカードは裏向きで捨て札に置き、中を見てはいけません。それぞれの枚数は全員に公開です。</translation>
    </message>
    <message>
        <source>Seats and neighbours</source>
        <translation>席と隣人</translation>
    </message>
    <message>
        <source>You sit in a circle. Your left neighbour is the next seat clockwise, your right neighbour the one before you. With 3 players, both others are your neighbours; with 4 or 5, some players are not; with 2, your opponent is your only neighbour. Nobody is the first player, because everyone plays at the same time.</source>
        <translation>輪になって座ります。時計回りに次の席が左の隣人、前の席が右の隣人です。3人ならほかの2人とも隣人、4人や5人なら隣人でない人もいます。2人なら、対戦相手がただ1人の隣人です。全員が同時に行動するので、スタートプレイヤーはいません。</translation>
    </message>
    <message>
        <source>In the box</source>
        <translation>箱の中身</translation>
    </message>
    <message>
        <source>Setup</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>準備</translation>
    </message>
    <message>
        <source>What belongs to your Kingdom</source>
        <translation>王国に入るもの</translation>
    </message>
    <message>
        <source>Your Kingdom is what you have in play: Units on their spots and Buildings beside them. Cards in your hand, a kept card and Buildings that are not built yet are not part of it. They produce nothing and do nothing.</source>
        <translation>王国とは、場に出ているもの、つまり枠のユニットと、そのわきの建物です。手札、残したカード、まだ建てていない建物は王国に入らず、何も産出せず、何もしません。</translation>
    </message>
    <message>
        <source>4 spots for Units</source>
        <translation>ユニットの枠は4つ</translation>
    </message>
    <message>
        <source>You begin with 4 spots: 2 in the Front and 2 in the Back. Each holds at most 1 Unit and may stay empty. The spots in a row are all alike; only the row matters.</source>
        <translation>はじめの枠は、前衛に2つ、後衛に2つの、合わせて4つです。1つの枠に置けるユニットは1体までで、空けておいてもかまいません。同じ列の枠に違いはなく、意味があるのは前衛か後衛かだけです。</translation>
    </message>
    <message>
        <source>The fifth spot</source>
        <translation>5つ目の枠</translation>
    </message>
    <message>
        <source>As soon as you have a level 2 Building, a fifth spot opens in the Front, so that you can have 3 Units in the Front and 2 in the Back. It stays open for the rest of the game. More level 2 Buildings do not open more spots, and the Back never gets a third spot. Units are placed only in deployment, so a Building that reaches level 2 after your plan helps from the next plan on (PT-51).</source>
        <translation>レベル2の建物が1つでもあれば、前衛に5つ目の枠が開き、前衛に3体、後衛に2体を置けるようになります。ゲームの終わりまで開いたままです。レベル2の建物がもっと増えても枠は増えず、後衛の枠が3つになることもありません。ユニットを置けるのは配置のときだけなので、計画のあとでレベルが上がった建物が役立つのは、次の計画からです（PT-51）。</translation>
    </message>
    <message>
        <source>Resources are never spent</source>
        <translation>資源は使ってもなくならない</translation>
    </message>
    <message>
        <source>Wood, food and crystals have no tokens. Your Kingdom produces them as long as the cards that make them are in play, and using them does not use them up. The same food can earn Gold through Tavern and help you build on the same turn.</source>
        <translation>木材、食料、水晶にトークンはありません。それを産出するカードが場にあるかぎり、王国で産出され、使ってもなくなりません。同じ食料が、同じターンに、「酒場」でゴールドを生み、建設にも役立ちます。</translation>
    </message>
    <message>
        <source>Counting resources</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>資源の数え方</translation>
    </message>
    <message>
        <source>Your wood, food and crystals are what all your Units and Buildings produce together, Front and Back. They are counted again whenever something needs them, so a new token or a new Building counts at once. Gold paid in place of a missing resource does not count as production (PT-69).</source>
        <translation>木材、食料、水晶は、前衛も後衛もふくめ、自分のすべてのユニットと建物が産出する合計です。必要になるたびに数え直すので、新しいトークンや新しい建物もすぐに数えます。足りない資源のかわりに払ったゴールドは、産出ではありません（PT-69）。</translation>
    </message>
    <message>
        <source>Age tokens stay with their Unit</source>
        <translation>老化トークンはユニットに付いたまま</translation>
    </message>
    <message>
        <source>A Unit that moves takes its Age tokens along. It may have any number, and nothing removes a token from a Unit that stays in play. When a Unit leaves play, its tokens are gone. If the card comes back, it starts without them.</source>
        <translation>ユニットが動けば、老化トークンもいっしょに動きます。何個あってもよく、場に残るユニットからトークンがなくなることはありません。ユニットが場を離れると、トークンもなくなります。そのカードがまた出てきても、トークンのない状態から始まります。</translation>
    </message>
    <message>
        <source>Dying is not the same as leaving</source>
        <translation>死亡と、場を離れることは別</translation>
    </message>
    <message>
        <source>Units die in the aging phase and at no other time. A Unit you discard in deployment, or a Shapeshifter that is replaced, has not died. So a Sculptor discarded in deployment scores no Legend Points, a Monkey gives no Gold, and Palm Reader counts nothing.</source>
        <translation>ユニットが死亡するのは老化フェイズだけです。配置で捨てたユニットや、入れ替わった「変身者」は、死亡したのではありません。ですから配置で捨てても、「彫刻家」の伝説点も「サル」のゴールドも得られず、「手相見」も数えません。</translation>
    </message>
    <message>
        <source>Abilities happen automatically</source>
        <translation>能力は自動で発動する</translation>
    </message>
    <message>
        <source>In each phase all abilities of that phase happen, turn after turn; those with a reveal mark happen only once (PT-48). You cannot decline tokens, losses or free upgrades. Where a card says that you may, the table does it for you, because it can only help. Archer and Strategist fight from the Back, and you pay the cheapest price. Only Mystical Healer leaves the choice to you (PT-75).</source>
        <translation>各フェイズでは、そのフェイズのすべての能力が毎ターン発動します。公開マークのあるものは1回だけです（PT-48）。トークンを置くことも、何かを失うことも、無料のレベルアップも、断れません。カードに「してもよい」とあっても、得にしかならないことは必ず行われます。「弓兵」と「軍師」は後衛からも戦い、支払いはいちばん安い方法になります。選べるのは「神秘の癒し手」だけです（PT-75）。</translation>
    </message>
    <message>
        <source>Only your own Kingdom</source>
        <translation>及ぶのは自分の王国だけ</translation>
    </message>
    <message>
        <source>Abilities work only in their owner’s Kingdom. Nothing you play changes another Kingdom. Where a card names no owner, like Master Alchemist, it means one of your own Units.</source>
        <translation>能力は持ち主の王国だけで働き、ほかの王国では働きません。あなたが何を出しても、ほかの王国は何も変わりません。「大錬金術師」のように、だれのものか書かれていないときは、自分のユニットのことです。</translation>
    </message>
    <message>
        <source>Abilities work in both rows</source>
        <translation>能力は前衛でも後衛でも働く</translation>
    </message>
    <message>
        <source>Units produce and use their abilities in the Front and in the Back alike. The row matters for only 3 things: Units add their strength in the Front (PT-52), Hunter makes food in the Front, and Archer and Strategist fight from the Back too. So Commander in the Back still scores its Legend Points.</source>
        <translation>ユニットは、前衛でも後衛でも同じように産出し、能力を使います。違いがあるのは3つだけです。戦力を加えるのは前衛だけ（PT-52）、「狩人」が食料を産出するのも前衛だけ、「弓兵」と「軍師」は後衛からも戦います。ですから「指揮官」は後衛にいても伝説点になります。</translation>
    </message>
    <message>
        <source>4 turns of 6 phases</source>
        <translation>4ターン、6フェイズ</translation>
    </message>
    <message>
        <source>A game has 4 turns. Each turn has 6 phases in this order: recruitment, deployment, wars, income, construction, aging. After the aging of turn 4 the Buildings are scored, and the most Legend Points win (PT-121).</source>
        <translation>ゲームは4ターンです。各ターンには、募集、配置、戦争、収入、建設、老化の6つのフェイズがこの順にあります。第4ターンの老化のあとで建物の点を数え、伝説点のいちばん多い人の勝ちです（PT-121）。</translation>
    </message>
    <message>
        <source>Everyone plays at the same time</source>
        <translation>全員が同時に進める</translation>
    </message>
    <message>
        <source>Everyone plays a phase at the same time, and it ends when all are done. There is one shortcut here. Once you have all your picks, you can plan your deployment while others are still picking. It tells you nothing new, and no plan is shown before all are committed.</source>
        <translation>フェイズは全員が同時に行い、全員が終わると次へ進みます。ただし1つだけ近道があります。ドラフトのカードを選び終えたら、ほかの人がまだ選んでいても、配置の計画を始められます。それで新しく分かることはなく、計画は全員が確定するまで公開されません。</translation>
    </message>
    <message>
        <source>Choices are secret until all have chosen</source>
        <translation>全員が選ぶまで選択は秘密</translation>
    </message>
    <message>
        <source>You choose without seeing what others choose in the same step. Plans, targets, constructions and saves take effect and are shown when the last player has committed; from then on none can be changed. A pick is not shown, and it is final as soon as your neighbour has the rest of the pack. The printed rules hide cards only in deployment; here all choices are hidden, so that nobody gains by waiting.</source>
        <translation>同じ段階でほかの人が何を選ぶかを見ずに選びます。計画、対象、建設、守るユニットは、最後の1人が確定したときに効力を持ち、公開されます。それからは変えられません。ドラフトで選んだカードは公開せず、残りのカード束が隣人に渡ったときに確定します。元のルールでカードを伏せるのは配置だけですが、ここでは待って得をする人がいないように、すべての選択を伏せます。</translation>
    </message>
    <message>
        <source>Legend Points never fall below 0</source>
        <translation>伝説点は0未満にならない</translation>
    </message>
    <message>
        <source>Only Kraken in deployment and Demon in aging cost Legend Points, and a loss stops at 0. In aging, all your gains and losses are added up first. With 1 Legend Point, Demon (-3) and Sculptor (+3) dying together leave you with 1. The printed rules say nothing about this.</source>
        <translation>伝説点を失うのは、配置の「クラーケン」と老化の「悪魔」だけで、0点より少なくなることはありません。老化では、得る分と失う分をすべて先に合計します。伝説点1点のときに「悪魔」（-3）と「彫刻家」（+3）がいっしょに死亡しても、1点のままです。元のルールには、この場合のことが書かれていません。</translation>
    </message>
    <message>
        <source>No debts</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>借金はなし</translation>
    </message>
    <message>
        <source>You can never owe Gold. Anything that costs more than you have is refused. No card takes Gold away from you, and you pay only prices that you chose to pay.</source>
        <translation>ゴールドを借りることも、手持ちを超えて支払うこともできません。ゴールドを奪うカードはありません。払うのは、自分で払うと決めた分だけです。</translation>
    </message>
    <message>
        <source>The deal</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>配り</translation>
    </message>
    <message>
        <source>With 3 to 5 players, everyone gets a pack of 5 cards from the draw pile at the start of each turn. You see only the pack you hold.</source>
        <translation>3～5人のときは、毎ターンの始めに、全員が山札から5枚のカード束を受け取ります。見られるのは、いま持っているカード束だけです。</translation>
    </message>
    <message>
        <source>Keep 1 card, pass the rest</source>
        <translation>1枚残して、残りを渡す</translation>
    </message>
    <message>
        <source>Keep 1 card from your pack and pass the others to your neighbour, then continue with the pack that comes to you. You get packs of 5, 4, 3, 2 and 1 cards and end with 5 picks; you have no choice about the last card. Picks are secret and cannot be given back. With 3 to 5 players, nothing is discarded in the draft.</source>
        <translation>カード束から1枚を手元に残し、ほかを隣人に渡し、回ってきたカード束で続けます。カード束は5枚、4枚、3枚、2枚、1枚と減っていき、最後には5枚が手元に残ります。最後の1枚は、選ばずに残します。選んだカードは秘密で、返すことはできません。3～5人のときは、ドラフトで捨てるカードはありません。</translation>
    </message>
    <message>
        <source>Which way packs go</source>
        <translation>カード束を回す向き</translation>
    </message>
    <message>
        <source>On turns 1 and 3 packs go to the left, on turns 2 and 4 to the right. So on turn 1 you get packs from your right neighbour, and on turn 2 from your left neighbour.</source>
        <translation>カード束は、第1・第3ターンは左へ、第2・第4ターンは右へ回します。ですから、第1ターンには右の隣人から、第2ターンには左の隣人から受け取ります。</translation>
    </message>
    <message>
        <source>The deal with 2 players</source>
        <translation>2人のときの配り</translation>
    </message>
    <message>
        <source>With 2 players, each gets a pack of 9 cards instead of 5, every turn.</source>
        <translation>2人のときは、毎ターン、5枚ではなく9枚のカード束を受け取ります。</translation>
    </message>
    <message>
        <source>The draft with 2 players</source>
        <translation>2人のときのドラフト</translation>
    </message>
    <message>
        <source>Each time you keep a card, you also discard another card from the same pack, face down, and pass the rest to your opponent. The packs have 9, 7, 5, 3 and 1 cards, so you keep 5 and discard 4. As long as a pack has 3 cards or more, you must discard. When only one card is left, you just keep it. Your opponent sees neither card.</source>
        <translation>1枚残すたびに、同じカード束から別の1枚を裏向きで捨て、残りを相手に渡します。カード束は9枚、7枚、5枚、3枚、1枚なので、5枚を残し、4枚を捨てます。カード束が3枚以上なら必ず捨て、最後の1枚は残すだけです。どちらのカードも相手には見せません。</translation>
    </message>
    <message>
        <source>Your first pack has 9 cards. Choose Demon to keep and then Ogre to discard. Choosing Demon alone is not enough, and Ben gets neither. Then a pack of 7 cards comes from Ben.</source>
        <translation>最初のカード束は9枚です。「悪魔」を残すカードに、それから「オーガ」を捨てるカードに選びましょう。Benにはどちらも渡りません。「悪魔」を選んだだけでは先に進みません。両方を選ぶと、Benから7枚のカード束が来ます。</translation>
    </message>
    <message>
        <source>The kept card comes back</source>
        <translation>残したカードが戻る</translation>
    </message>
    <message>
        <source>A card you kept last turn joins your hand when the draft is over. It is never part of a pack. From then on it is a hand card like any other. Deploy it, keep it again or let it go. With it your hand has 6 cards, without it 5.</source>
        <translation>前のターンに残したカードは、ドラフトのあとで手札に加わります。カード束に入ることはありません。そこからはほかの手札と同じで、配置しても、また残しても、手放してもかまいません。残したカードがあれば手札は6枚、なければ5枚です。</translation>
    </message>
    <message>
        <source>When the draw pile runs out</source>
        <translation>山札がなくなったら</translation>
    </message>
    <message>
        <source>When a card is needed and the draw pile is empty, all discarded cards are shuffled into a new one. Cards in hands, packs and Kingdoms, and kept cards, stay where they are. If the last card has been drawn but no more are needed, nothing is shuffled yet. Shapeshifter’s search follows the same rule.</source>
        <translation>カードが必要なのに山札が1枚もなければ、捨て札をすべてシャッフルして、また引きます。手札、カード束、王国のカード、残したカードはそのままです。最後の1枚を引いても、次を引かないなら、まだシャッフルしません。「変身者」で引くときも同じです。</translation>
    </message>
    <message>
        <source>Your Kingdom</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>王国</translation>
    </message>
    <message>
        <source>A turn</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>ターン</translation>
    </message>
    <message>
        <source>Units that just fight or produce</source>
        <translation>戦うか産出するだけのユニット</translation>
    </message>
    <message>
        <source>Knight has nothing but its strength; the others produce in either row from the turn they arrive. Cost and strength are: Knight 1 and 4; Farmer 0 and 1, makes 1 food; Forest Child 1 and 1, makes 1 wood and 1 food; Forest Spirit 3 and 3, makes 3 wood; Miner 1 and 2, makes 1 crystal; Treefolk 1 and 3, makes 1 food; Woodcutter 0 and 2, makes 1 wood. There are 3 cards of each, but only 1 Forest Spirit and 2 Treefolk.</source>
        <translation>「騎士」にあるのは戦力だけです。ほかは前衛でも後衛でも、出たターンから産出します。コストと戦力は次のとおりです。「騎士」1と4。「農夫」0と1、食料1を産出。「森の子」1と1、木材1と食料1を産出。「森の精霊」3と3、木材3を産出。「鉱夫」1と2、水晶1を産出。「樹人」1と3、食料1を産出。「きこり」0と2、木材1を産出。どれも3枚ずつですが、「森の精霊」は1枚、「樹人」は2枚です。</translation>
    </message>
    <message>
        <source>Cost 0, strength 2, 2 cards. It produces 1 crystal for each Age token on it. So it makes nothing on the turn it arrives, unless it gets tokens at once, for example from Time Master.</source>
        <translation>コスト0、戦力2、2枚。置かれた老化トークン1個につき水晶1を産出します。ですから、「時の支配者」などですぐにトークンを得ないかぎり、出たターンには何も産出しません。</translation>
    </message>
    <message>
        <source>Cost 1, strength 2, 2 cards. It adds its strength from the Back just as it does from the Front, and so leaves the Front to others (PT-54).</source>
        <translation>コスト1、戦力2、2枚。後衛からも前衛と同じように戦力を加えるので、前衛をほかのユニットに譲れます（PT-54）。</translation>
    </message>
    <message>
        <source>Cost 0, strength 1, 3 cards. In each income phase it earns 1 Gold, in either row.</source>
        <translation>コスト0、戦力1、3枚。前衛でも後衛でも、毎回の収入フェイズに1ゴールドを得ます。</translation>
    </message>
    <message>
        <source>Cost 1, strength 4, 2 cards. It produces 1 crystal. When revealed it gets 1 Age token, so it usually dies at the end of the same turn.</source>
        <translation>コスト1、戦力4、2枚。水晶1を産出します。公開されると老化トークンが1個置かれるので、たいてい同じターンの終わりに死亡します。</translation>
    </message>
    <message>
        <source>Cost 0, strength 2, 3 cards. While your Kingdom produces at least 1 food, its strength is 3. More food makes no difference.</source>
        <translation>コスト0、戦力2、3枚。王国が食料を1以上産出している間、戦力は3です。食料がもっと多くても変わりません。</translation>
    </message>
    <message>
        <source>Cost 2, strength 1, 1 card. With 1 or more Age tokens its strength is 7. For each War you win, it scores 1 more Legend Point, with or without tokens, in either row.</source>
        <translation>コスト2、戦力1、1枚。老化トークンが1個以上あれば、戦力は7です。戦争に勝つたびに、トークンがあってもなくても、前衛でも後衛でも、伝説点をもう1点得ます。</translation>
    </message>
    <message>
        <source>Cost 2, strength 4, 2 cards. For each War you win, it scores 1 more Legend Point, in either row.</source>
        <translation>コスト2、戦力4、2枚。戦争に勝つたびに、前衛でも後衛でも、伝説点をもう1点得ます。</translation>
    </message>
    <message>
        <source>Cost 0, strength 1, 2 cards. In income it earns 1 Gold for each food in your Kingdom. With 2 Cooks, the same food counts twice.</source>
        <translation>コスト0、戦力1、2枚。収入で、王国の食料1つにつき1ゴールドを得ます。「料理人」が2体いれば、同じ食料を2回数えます。</translation>
    </message>
    <message>
        <source>Cost 2, strength 7, 1 card. When revealed it gets 1 Age token, so it usually dies at the end of the same turn. If it dies with exactly 1 token, you lose 3 Legend Points. With 2 tokens or more its death costs nothing, and discarding it in deployment costs nothing either.</source>
        <translation>コスト2、戦力7、1枚。公開されると老化トークンが1個置かれるので、たいてい同じターンの終わりに死亡します。トークンがちょうど1個で死亡すると、伝説点3点を失います。2個以上での死亡なら何も失わず、配置で捨てたときも何も失いません。</translation>
    </message>
    <message>
        <source>Demon arrived with 1 Age token. If it dies like this, you lose 3 Legend Points. Put Time Master’s 2 tokens on it. It still dies in aging, but with 3 tokens its death costs nothing.</source>
        <translation>「悪魔」が老化トークン1個で出ました。このまま死亡すると伝説点3点を失います。「時の支配者」のトークン2個を「悪魔」に置きましょう。それでも老化で死亡しますが、3個なら何も失いません。</translation>
    </message>
    <message>
        <source>Cost 3, strength 0, 1 card. While your Kingdom produces at least 1 crystal, its strength is 7.</source>
        <translation>コスト3、戦力0、1枚。王国が水晶を1以上産出している間、戦力は7です。</translation>
    </message>
    <message>
        <source>Cost 1, strength 4, 1 card. With 1 or more Age tokens its strength is 0, but it earns 3 Gold in income. More tokens do not earn more Gold.</source>
        <translation>コスト1、戦力4、1枚。老化トークンが1個以上あれば、戦力は0になりますが、収入で3ゴールドを得ます。トークンがもっと多くても、ゴールドは増えません。</translation>
    </message>
    <message>
        <source>Cost 2, strength 3, 2 cards. When revealed it upgrades all your level 1 Buildings to level 2 for free, and their level 2 abilities count this very turn. Buildings you get later are not upgraded. If this opens the fifth spot, you can use it from the next deployment on (PT-51).</source>
        <translation>コスト2、戦力3、2枚。公開されると、自分のレベル1の建物をすべて無料でレベル2にします。レベル2の能力は、そのターンからすぐに有効です。あとで建てた建物のレベルは上がりません。これで5つ目の枠が開くときは、次の配置から使えます（PT-51）。</translation>
    </message>
    <message>
        <source>Cost 1, strength 1, 1 card. In construction you may pay 1 Gold for each missing wood, food or crystal, as many as you like (PT-69). It produces nothing, and you still pay for the land.</source>
        <translation>コスト1、戦力1、1枚。建設のとき、足りない木材、食料、水晶は、1つにつき1ゴールドを払えば、いくつでも補えます（PT-69）。自分では何も産出せず、土地の代金は通常どおり払います。</translation>
    </message>
    <message>
        <source>Cost 0, strength 2, 2 cards. It produces 1 food while it is in the Front. In the Back it produces nothing.</source>
        <translation>コスト0、戦力2、2枚。前衛にいる間、食料1を産出します。後衛では何も産出しません。</translation>
    </message>
    <message>
        <source>Cost 6, strength 9, 1 card. When revealed it puts 1 Age token on each of your other Units, and you lose 3 Legend Points for each level 2 Building you have, but never more points than you have (PT-27). Buildings that reach level 2 later cost nothing. In each aging phase it scores 1 Legend Point for each token on your Units that die, itself included.</source>
        <translation>コスト6、戦力9、1枚。公開されると、自分のほかのユニットすべてに老化トークンを1個ずつ置き、自分のレベル2の建物1つにつき伝説点3点を失います。ただし、持っている分より多くは失いません（PT-27）。あとでレベル2になった建物では失いません。毎回の老化フェイズに、死亡する自分のユニット（自身もふくむ）のトークン1個につき伝説点1点を得ます。</translation>
    </message>
    <message>
        <source>Cost 2, strength 1, 1 card. It produces 1 wood, and while it is in play you pay nothing for the land of a new Building. The cost of the Building itself, in resources or in Temple’s Gold, stays the same.</source>
        <translation>コスト2、戦力1、1枚。木材1を産出し、場にある間は、新しい建物の土地の代金がかかりません。建物そのもののコストは、資源も、「神殿」のゴールドも変わりません。</translation>
    </message>
    <message>
        <source>Cost 3, strength 4, 1 card. It has 2 more strength for each food in your Kingdom. With 1 or more Age tokens it produces 2 food, but adds nothing to your strength. Barracks at level 2 counts it even then, with the strength it would have (PT-118).</source>
        <translation>コスト3、戦力4、1枚。王国の食料1つにつき戦力が2増えます。老化トークンが1個以上あれば食料2を産出しますが、戦力には何も加えません。それでもレベル2の「兵舎」は、戦った場合の戦力で数えます（PT-118）。</translation>
    </message>
    <message>
        <source>Cost 2, strength 2, 3 cards. It has 2 more strength for each food in your Kingdom. The same food counts for each Manticore.</source>
        <translation>コスト2、戦力2、3枚。王国の食料1つにつき戦力が2増えます。同じ食料を、どの「マンティコア」でも数えます。</translation>
    </message>
    <message>
        <source>Cost 2, strength 1, 1 card. In every deployment, after the reveal abilities, it puts 1 Age token for each food in your Kingdom on 1 of your Units, even itself. You choose the Unit; all tokens go on the same one, and you cannot decline. The food is counted before the tokens are placed. For each War you win, it scores 1 Legend Point for each of your crystals, and in income it earns 1 Gold for each wood.</source>
        <translation>コスト2、戦力1、1枚。毎回の配置で、公開時の能力のあと、王国の食料と同じ数の老化トークンを、自分のユニット1体（自身でもよい）に置きます。ユニットは自分で選びます。トークンはすべて同じ1体に置き、断れません。食料は、トークンを置く前に数えます。戦争に勝つたびに自分の水晶1つにつき伝説点1点、収入で自分の木材1つにつき1ゴールドを得ます。</translation>
    </message>
    <message>
        <source>Cost 0, strength 2, 3 cards. It has 1 more strength for each Age token on it.</source>
        <translation>コスト0、戦力2、3枚。置かれた老化トークン1個につき戦力が1増えます。</translation>
    </message>
    <message>
        <source>Cost -1, strength 1, 2 cards. When you deploy it, you get 1 Gold, which can help pay for the same plan (PT-45). When it dies, it gives you 1 Gold for each Age token on it. Discarded in deployment, it gives nothing.</source>
        <translation>コスト-1、戦力1、2枚。配置すると1ゴールドを得て、同じ計画の支払いに使えます（PT-45）。死亡すると、置かれた老化トークン1個につき1ゴールドを得ます。配置で捨てたときは何も得られません。</translation>
    </message>
    <message>
        <source>Cost 0, strength 1, 3 cards. In aging it may save 1 of your Units with exactly 1 Age token, even itself (PT-75). The saved Unit still gets its token and then has 2, so nobody can save it a second time.</source>
        <translation>コスト0、戦力1、3枚。老化で、老化トークンがちょうど1個の自分のユニット1体（自身でもよい）を守れます（PT-75）。守られたユニットにもトークンは増えて2個になるので、もう一度守ることはできません。</translation>
    </message>
    <message>
        <source>Cost 1, strength 4, 1 card. When revealed it puts 1 Age token on each of your other Units, including those revealed with it. So it is often the only one to survive the turn.</source>
        <translation>コスト1、戦力4、1枚。公開されると、自分のほかのユニットすべてに、いっしょに公開されたものもふくめて、老化トークンを1個ずつ置きます。ですから、そのターンを生き延びるのは、たいてい自身だけです。</translation>
    </message>
    <message>
        <source>Cost 2, strength 2, 1 card. It has 1 more strength for each Gold you will get from this turn’s income, including the 2 that everyone gets. So its strength is always 4 or more. Gold you already have and Gold from Rogue do not count.</source>
        <translation>コスト2、戦力2、1枚。このターンの収入で得る1ゴールドにつき戦力が1増えます。だれもが得る2ゴールドもふくむので、戦力はいつも4以上です。すでに持っているゴールドと、「ならず者」のゴールドは数えません。</translation>
    </message>
    <message>
        <source>Cost 2, strength 1, 2 cards. In each aging phase she scores 1 Legend Point for each Age token on your Units that die, herself included. Units that are saved or spared, or were discarded in deployment, do not count. Two Palm Readers both count the same deaths.</source>
        <translation>コスト2、戦力1、2枚。毎回の老化フェイズに、死亡する自分のユニット（自身もふくむ）の老化トークン1個につき伝説点1点を得ます。守られたもの、死亡を免れたもの、配置で捨てたものは数えません。「手相見」が2体いれば、同じ死亡をどちらも数えます。</translation>
    </message>
    <message>
        <source>Cost 1, strength 1, 3 cards. It produces 1 wood, and in each income phase it earns 1 Gold.</source>
        <translation>コスト1、戦力1、3枚。木材1を産出し、毎回の収入フェイズに1ゴールドを得ます。</translation>
    </message>
    <message>
        <source>Cost 2, strength 0, 1 card. It never dies and gets older every turn. At the end of the game it scores 2 Legend Points for each Age token on it, including the one from turn 4. Deployed on turn 1, it scores 8, or more if other cards give it tokens. If you discard it in deployment, it scores nothing.</source>
        <translation>コスト2、戦力0、1枚。決して死亡せず、毎ターン老化していきます。ゲームの終わりに、置かれた老化トークン1個につき伝説点2点を得ます。第4ターンのトークンも数えます。第1ターンに配置すれば8点、ほかのカードでトークンを得ればもっと多くなります。配置で捨てたときは何も得られません。</translation>
    </message>
    <message>
        <source>Cost 1, strength 3, 2 cards. For each War you win, it earns 1 Gold, in either row. You can spend it in construction on the same turn. It is not income, so Ogre does not count it.</source>
        <translation>コスト1、戦力3、2枚。戦争に勝つたびに、前衛でも後衛でも、1ゴールドを得ます。同じターンの建設に使えます。収入ではないので、「オーガ」は数えません。</translation>
    </message>
    <message>
        <source>Cost 2, strength 4, 1 card. It has 1 more strength for each Age token on it. In aging it dies only with 2 tokens or more, so it usually lives 1 turn longer than others. Mystical Healer can never save it, because with 1 token it does not die, and with 2 it has too many.</source>
        <translation>コスト2、戦力4、1枚。置かれた老化トークン1個につき戦力が1増えます。老化ではトークンが2個以上のときだけ死亡するので、たいていほかより1ターン長く生きます。「神秘の癒し手」では守れません。1個なら死亡せず、2個なら多すぎるからです。</translation>
    </message>
    <message>
        <source>Cost 0, strength 1, 2 cards. When it dies, it scores 3 Legend Points, however many Age tokens it has. Discarded in deployment, it scores nothing.</source>
        <translation>コスト0、戦力1、2枚。死亡すると、老化トークンが何個でも、伝説点3点を得ます。配置で捨てたときは何も得られません。</translation>
    </message>
    <message>
        <source>Cost 0, no strength, 1 card. When revealed it draws cards face up until a Unit of cost 3 or less comes up; a Kraken on the way is discarded. That Unit takes the spot for free with 1 Age token, and Shapeshifter is discarded. The new Unit’s deployment abilities happen now, and it stays on its spot this turn. Free means that no Gold changes hands, so a Monkey drawn this way gives you none.</source>
        <translation>コスト0、戦力なし、1枚。公開されると、コスト3以下のユニットが出るまで、カードを表向きに引きます。途中で出た「クラーケン」は捨てます。出たユニットは無料で「変身者」の枠に入り、老化トークンが1個置かれ、「変身者」は捨て札になります。新しいユニットの配置の能力はここで発動し、このターンはその枠から動きません。「無料」とは、ゴールドのやり取りがないということです。引いたのが「サル」でも、配置によるゴールドは得られません。</translation>
    </message>
    <message>
        <source>Put Shapeshifter in the Front and commit. The first card drawn is Kraken, which costs too much; the second is Colossus, which takes the spot for free. With its Age token it fights with strength 7 at once.</source>
        <translation>「変身者」を前衛に置いて確定しましょう。最初に引くのは「クラーケン」で、コストが高すぎます。2枚目は「巨像」で、無料でその枠に入ります。老化トークンがあるので、すぐに戦力7で戦います。</translation>
    </message>
    <message>
        <source>Cost 3, strength 1, 1 card. It has 1 more strength for each Age token in your Kingdom, its own included. It adds its strength from the Back too (PT-54).</source>
        <translation>コスト3、戦力1、1枚。自分の王国の老化トークン1個につき（自身の分もふくむ）戦力が1増えます。後衛からも戦力を加えます（PT-54）。</translation>
    </message>
    <message>
        <source>Cost 0, strength 1, 3 cards. When revealed it puts 2 Age tokens on 1 of your Units, even itself. You choose the Unit, but you cannot split the tokens or decline. Several Time Masters choose one after another and may choose the same Unit.</source>
        <translation>コスト0、戦力1、3枚。公開されると、自分のユニット1体（自身でもよい）に老化トークンを2個置きます。ユニットは自分で選びますが、分けて置くことも、断ることもできません。「時の支配者」が何体かいるときは順に選び、同じユニットを選んでもかまいません。</translation>
    </message>
    <message>
        <source>Cost 0, strength 3, 3 cards. When revealed it gets 1 Age token, so it dies at the end of the same turn unless Mystical Healer saves it.</source>
        <translation>コスト0、戦力3、3枚。公開されると老化トークンが1個置かれるので、「神秘の癒し手」に守られないかぎり、同じターンの終わりに死亡します。</translation>
    </message>
    <message>
        <source>Cost 0, strength 1, 2 cards. In construction you may pay 1 Gold for each missing wood, as many as you like (PT-69). It helps only with wood. It produces none, so Barracks gets no strength from it.</source>
        <translation>コスト0、戦力1、2枚。建設のとき、足りない木材は、1つにつき1ゴールドを払えば、いくつでも補えます（PT-69）。役立つのは木材だけです。木材を産出するわけではないので、「兵舎」の戦力にはなりません。</translation>
    </message>
    <message>
        <source>Units from Adventurer to Leviathan</source>
        <translation>ユニット：冒険者～リヴァイアサン</translation>
    </message>
    <message>
        <source>Units from Manticore to Wood Merchant</source>
        <translation>ユニット：マンティコア～材木商</translation>
    </message>
    <message>
        <source>Strength of a Kingdom</source>
        <translation>王国の戦力</translation>
    </message>
    <message>
        <source>Add up the strengths of your Units in the Front, and those of Archer and Strategist in the Back too. Other Units in the Back add nothing, and neither does a Leviathan with an Age token. Barracks adds 1 for each wood in your Kingdom, even if no Unit fights. With nothing to add, your strength is 0.</source>
        <translation>前衛にいる自分のユニットの戦力と、後衛にいる「弓兵」「軍師」の戦力を合計します。後衛のほかのユニットと、老化トークンのある「リヴァイアサン」は、何も加えません。「兵舎」は、戦うユニットがいなくても、王国の木材1つにつき1を加えます。加えるものがなければ、戦力は0です。</translation>
    </message>
    <message>
        <source>Strength of a Unit</source>
        <translation>ユニットの戦力</translation>
    </message>
    <message>
        <source>A Unit has the strength printed on it, or the one its ability gives it instead, plus whatever its ability adds for tokens, food or Gold. It is worked out when the wars begin, for Units in the Back as well, because Barracks at level 2 looks at both rows (PT-118).</source>
        <translation>ユニットの戦力は、印刷された戦力（能力で置きかわるならその値）に、トークン、食料、ゴールドなどによって能力が加える分を足したものです。戦争の始めに、後衛のユニットについても計算します。レベル2の「兵舎」は前衛も後衛も調べます（PT-118）。</translation>
    </message>
    <message>
        <source>Fighting from the Back</source>
        <translation>後衛から戦う</translation>
    </message>
    <message>
        <source>Archer and Strategist add their strength from the Back just as they do from the Front. Their cards say that they may, but more strength never hurts, so they always do. All other Units in the Back add nothing.</source>
        <translation>「弓兵」と「軍師」は、後衛からも前衛と同じように戦力を加えます。後衛のほかのユニットは何も加えません。カードには「してもよい」とありますが、戦力が増えて困ることはないので、必ず加えます。</translation>
    </message>
    <message>
        <source>Ben will show a strength of 8. Put Knight and Veteran in the Front for 7, and Archer in the Back. It adds 2, and you win both Wars. Treefolk in the Back would add nothing.</source>
        <translation>Benの戦力は8になります。あなたが前衛に「騎士」と「古参兵」を置くと、戦力は7です。後衛に「弓兵」も置きましょう。さらに2を加えて9になり、戦争に2つとも勝てます。後衛に「樹人」を置いても、何も加わりません。</translation>
    </message>
    <message>
        <source>Wars with 3 to 5 players</source>
        <translation>3～5人のときの戦争</translation>
    </message>
    <message>
        <source>You compare your strength with your left neighbour’s and, separately, with your right neighbour’s. If yours is higher or equal, you win that War and 3 Legend Points. In a tie both win, even at 0 against 0. Losing a War costs nothing. Each turn you win 0, 1 or 2 Wars.</source>
        <translation>左の隣人、右の隣人と、それぞれ別に戦力を比べます。自分のほうが高いか同じなら、その戦争に勝ち、伝説点3点を得ます。互角なら両方が勝ちで、0対0でも同じです。戦争に負けても失うものはありません。ですから毎ターン、0勝、1勝、2勝のどれかです。</translation>
    </message>
    <message>
        <source>Wars with 2 players</source>
        <translation>2人のときの戦争</translation>
    </message>
    <message>
        <source>If your strength is at least your opponent’s, you win 1 War. If it is at least twice theirs, you win 2 Wars instead. Each War won is worth 3 Legend Points and its bonuses (PT-58). With 9 against 5 you win 1 War, with 10 against 5 you win 2, and with 5 against 5 each of you wins 1.</source>
        <translation>自分の戦力が相手以上なら、戦争に1勝です。相手の2倍以上なら、かわりに2勝です。1勝ごとに伝説点3点と、勝利の特典（PT-58）を得ます。9対5なら1勝、10対5なら2勝、5対5なら両方が1勝ずつです。</translation>
    </message>
    <message>
        <source>Ben will show Knight alone in the Front, strength 4. Knight and Rogue make 7 and win 1 War; 2 Knights make 8, which is twice as much, and win 2.</source>
        <translation>Benの前衛は「騎士」だけで、戦力は4になります。あなたの前衛が「騎士」と「ならず者」なら7で1勝、「騎士」2体なら8でちょうど2倍なので2勝です。</translation>
    </message>
    <message>
        <source>2 players, 0 against 0</source>
        <translation>2人で0対0</translation>
    </message>
    <message>
        <source>If both players have strength 0, each wins 2 Wars, because 0 is also twice 0. This follows the printed rules to the letter. In any other tie, each wins 1 War.</source>
        <translation>2人とも戦力が0なら、0は0の2倍でもあるので、両方が戦争に2勝します。元のルールを文字どおりに読めば、こうなります。ほかの数で互角なら、両方が1勝ずつです。</translation>
    </message>
    <message>
        <source>Bonuses for Wars won</source>
        <translation>戦争の勝利の特典</translation>
    </message>
    <message>
        <source>Some Units give a bonus for each War you win, ties included: Commander and Colossus 1 Legend Point, Rogue 1 Gold, Master Alchemist 1 Legend Point for each of your crystals. They do so in either row, whether they fought or not. If you have 2 such Units, both count.</source>
        <translation>戦争に勝つたびに（互角の勝ちもふくむ）特典が得られるユニットがいます。「指揮官」と「巨像」は伝説点1点、「ならず者」は1ゴールド、「大錬金術師」は自分の水晶1つにつき伝説点1点です。前衛でも後衛でも、戦っていてもいなくても得られます。そうしたユニットが2体いれば、両方とも数えます。</translation>
    </message>
    <message>
        <source>Buildings that score in the wars</source>
        <translation>戦争で得点になる建物</translation>
    </message>
    <message>
        <source>At level 2, Tavern, Mine, Temple and Barracks score Legend Points in every wars phase, even if you lose both Wars. A Building upgraded by Golem scores in the wars of the same turn. A Building that reaches level 2 in construction scores from the next turn on.</source>
        <translation>レベル2の「酒場」「鉱山」「神殿」「兵舎」は、毎回の戦争フェイズに、戦争に2つとも負けても、伝説点になります。「ゴーレム」がレベルを上げた建物は、同じターンの戦争で得点になります。建設でレベル2になった建物は、次のターンからです。</translation>
    </message>
    <message>
        <source>All wars are counted at once</source>
        <translation>戦争はまとめて計算する</translation>
    </message>
    <message>
        <source>First all strengths are worked out, then all are compared, then all Legend Points and Gold for the phase are given. So nothing gained in the wars changes a strength in the same wars. Gold from Rogue does not make Ogre stronger.</source>
        <translation>まずすべての戦力を計算し、次にすべてを比べ、それからこのフェイズの伝説点とゴールドをすべて受け取ります。ですから、戦争で得たもので、同じ戦争の戦力が変わることはありません。「ならず者」でゴールドを得ても、「オーガ」は強くなりません。</translation>
    </message>
    <message>
        <source>Everyone gets 2 Gold, even with an empty Kingdom. Blacksmith and Peddler add 1 each, Cook and Tavern 1 for each food, Master Alchemist 1 for each wood, Temple 2, and Giant Snake 3 if it has an Age token. Gold you do not spend stays yours.</source>
        <translation>王国が空でも、全員が2ゴールドを得ます。「鍛冶屋」と「行商人」は1ずつ、「料理人」と「酒場」は食料1つにつき1、「大錬金術師」は木材1つにつき1、「神殿」は2、「大蛇」は老化トークンがあれば3を加えます。使わなかったゴールドは手元に残ります。</translation>
    </message>
    <message>
        <source>Income is fixed before the wars</source>
        <translation>収入は戦争の前に決まっている</translation>
    </message>
    <message>
        <source>The wars change neither your Units nor your Buildings, so your income is already certain when they begin. That is the amount Ogre counts. Gold from Rogue or Monkey is not income.</source>
        <translation>戦争では、ユニットも建物も変わらないので、戦争が始まるときには収入がもう決まっています。「オーガ」が数えるのは、この額です。「ならず者」や「サル」のゴールドは収入ではありません。</translation>
    </message>
    <message>
        <source>One construction each turn</source>
        <translation>建設は1ターンに1回</translation>
    </message>
    <message>
        <source>Each turn you may build 1 new Building, upgrade 1 Building or do nothing. You cannot build at level 1 and upgrade on the same turn, but you can build straight to level 2 (PT-67). Golem’s upgrades are free and do not use up your construction.</source>
        <translation>毎ターン、新しい建物を1つ建てるか、建物を1つレベルアップするか、何もしないかです。同じターンに、レベル1で建ててからレベルアップすることはできませんが、最初からレベル2で建てることはできます（PT-67）。「ゴーレム」によるレベルアップは無料で、建設の回数には入りません。</translation>
    </message>
    <message>
        <source>Building</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>建物を建てる</translation>
    </message>
    <message>
        <source>You put 1 of your unbuilt Buildings into play, at level 1 or straight at level 2. You pay Gold for the land (PT-65), and your Kingdom must produce the resources it costs (PT-66, PT-67).</source>
        <translation>まだ建てていない自分の建物1つを、レベル1か、最初からレベル2で、場に出します。土地の代金をゴールドで払い（PT-65）、コストの資源が王国で産出されていなければなりません（PT-66、PT-67）。</translation>
    </message>
    <message>
        <source>Land cost</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>土地コスト</translation>
    </message>
    <message>
        <source>A new Building costs 2 Gold for each Building you already have, at any level. So the land for your first Building is free, and the next ones cost 2, 4 and 6 Gold. It costs no more if you build straight to level 2. Landlord saves you this cost (PT-94).</source>
        <translation>新しい建物には、すでにある建物1つにつき、そのレベルにかかわらず2ゴールドかかります。ですから、最初の建物の土地は無料、次からは2、4、6ゴールドです。最初からレベル2で建てても、高くはなりません。「地主」がいれば、この代金はかかりません（PT-94）。</translation>
    </message>
    <message>
        <source>Resources for building</source>
        <translation>建設の資源</translation>
    </message>
    <message>
        <source>When you build, your Kingdom must produce all the resources in the cost. A cost of 2 wood needs a production of 2 wood, from one card or from several. Nothing is spent, so the same wood can help again on later turns.</source>
        <translation>コストの資源は、その時点で、すべて王国で産出されていなければなりません。コストが木材2なら、産出が木材2必要です。1枚のカードでも、何枚かの合計でもかまいません。使ってもなくならないので、同じ木材があとのターンにもまた役立ちます。</translation>
    </message>
    <message>
        <source>Straight to level 2</source>
        <translation>直接レベル2で建てる</translation>
    </message>
    <message>
        <source>To build straight to level 2, you need the costs of both levels added together. Town takes 3 wood, Tavern 1 wood and 2 food, Mine 2 wood and 1 crystal, Barracks 2 wood and 1 food, Temple 3 crystals or Gold instead (PT-69). So with 1 wood and 1 food you can build Tavern at level 1, but not yet at level 2.</source>
        <translation>最初からレベル2で建てるには、両方のレベルのコストを合わせた分が必要です。「町」は木材3、「酒場」は木材1と食料2、「鉱山」は木材2と水晶1、「兵舎」は木材2と食料1、「神殿」は水晶3またはゴールド（PT-69）です。ですから、木材1と食料1では、「酒場」をレベル1では建てられても、まだレベル2では建てられません。</translation>
    </message>
    <message>
        <source>Your Units produce 2 wood and 1 food. Building Tavern straight to level 2 takes 1 wood and 2 food, so 1 food is missing. Barracks takes 2 wood and 1 food for both levels, so build it at level 2 now, for no Gold at all.</source>
        <translation>ユニットの産出は、木材2と食料1です。「酒場」を最初からレベル2で建てるには木材1と食料2が必要で、食料が1足りません。「兵舎」なら両方のレベルで木材2と食料1です。いまレベル2で建てましょう。ゴールドはまったくかかりません。</translation>
    </message>
    <message>
        <source>Upgrading</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>レベルアップ</translation>
    </message>
    <message>
        <source>You upgrade one of your level 1 Buildings to level 2 for its level 2 cost alone. You pay no Land cost. You cannot upgrade a Building that is already at level 2 or not in play.</source>
        <translation>自分のレベル1の建物を、レベル2のコストだけでレベル2に上げます。土地コストはかかりません。すでにレベル2の建物や、場にない建物は、レベルアップできません。</translation>
    </message>
    <message>
        <source>Gold instead of resources</source>
        <translation>資源のかわりにゴールド</translation>
    </message>
    <message>
        <source>With Wood Merchant you may pay 1 Gold for each missing wood, with Grand Architect 1 Gold for each missing wood, food or crystal. Each level of Temple takes either its crystals or its Gold, 2 for level 1 and 3 for level 2, but not a mix of both unless Grand Architect pays for missing crystals. You always pay the cheapest price. A second Wood Merchant or Grand Architect makes nothing cheaper.</source>
        <translation>「材木商」がいれば足りない木材を1つにつき1ゴールドで、「大建築家」がいれば足りない木材、食料、水晶を1つにつき1ゴールドで補えます。「神殿」の各レベルには、水晶か、ゴールド（レベル1は2、レベル2は3）がかかります。混ぜて払えるのは、「大建築家」で足りない水晶の分を払うときだけです。支払いは、いつもいちばん安い方法になります。2体目の「材木商」や「大建築家」がいても、もっと安くはなりません。</translation>
    </message>
    <message>
        <source>Wood Merchant is in play, and Miner makes 1 crystal. Taking Mine straight to level 2 needs 2 wood and 1 crystal, so you pay 2 Gold for the wood. Try Tavern too, and it is refused because Gold replaces only wood.</source>
        <translation>「材木商」が場にいて、「鉱夫」が水晶1を産出します。「鉱山」を最初からレベル2で建てるには木材2と水晶1が必要で、木材の分に2ゴールドを払います。「酒場」も試してみましょう。ゴールドで代用できるのは木材だけなので、建てられません。</translation>
    </message>
    <message>
        <source>A Building does not pay for itself</source>
        <translation>建物は自分のコストには使えない</translation>
    </message>
    <message>
        <source>Only cards in play before you build count towards its cost. A new Town gives nothing towards its own cost, not even towards level 2 if you build both levels at once. But a Town already in play helps with its own upgrade, because its wood is 1 of the 2 wood needed.</source>
        <translation>産出として数えるのは、建てる前から場にあるものだけです。新しい「町」は、両方のレベルを一度に建てるときも、自分のコストの足しにはなりません。ただし、すでに場にある「町」は、自分のレベルアップに役立ちます。その木材は、必要な木材2のうちの1になります。</translation>
    </message>
    <message>
        <source>Your Units produce 2 wood, and building Town straight to level 2 takes 3. The wood it will make itself does not count yet, so this is refused. Build it at level 1, and next turn its own wood helps with the upgrade.</source>
        <translation>ユニットの産出は木材2で、「町」を最初からレベル2で建てるには木材3が必要です。これから「町」が産出する木材はまだ数えないので、建てられません。レベル1で建てましょう。次のターンには、「町」の木材がレベルアップに役立ちます。</translation>
    </message>
    <message>
        <source>Buildings stay</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>建物はなくならない</translation>
    </message>
    <message>
        <source>A Building never leaves play and never loses a level. With 1 construction a turn you end with at most 4 Buildings, so the land never costs more than 6 Gold.</source>
        <translation>建物が場を離れることも、レベルが下がることもありません。建設は1ターンに1回なので、建物は多くて4つ、土地の代金は高くて6ゴールドです。</translation>
    </message>
    <message>
        <source>The steps of aging</source>
        <translation>老化の流れ</translation>
    </message>
    <message>
        <source>First Mystical Healers save Units. Then all Units that die do so at the same time, with all the effects of their deaths, and go to the discard pile. Last, every Unit still in play gets 1 Age token. A Unit that dies still counts the other deaths. When Palm Reader and Knight die together, you score Legend Points for the tokens on both.</source>
        <translation>まず「神秘の癒し手」がユニットを守ります。次に、死亡するものがすべて同時に死亡し、死亡の効果が発動して、捨て札になります。最後に、まだ場にいるすべてのユニットに老化トークンを1個ずつ置きます。死亡するユニットも、いっしょに死亡するほかのユニットを数えます。「手相見」と「騎士」がいっしょに死亡すれば、両方のトークンの分の伝説点を得ます。</translation>
    </message>
    <message>
        <source>Who dies</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>だれが死亡するか</translation>
    </message>
    <message>
        <source>Every Unit with 1 or more Age tokens dies and is discarded. Only Relic of Wisdom never dies, Salamander needs 2 tokens or more to die, and a Unit saved by Mystical Healer lives on. Units without a token live on too.</source>
        <translation>老化トークンが1個以上あるユニットはすべて死亡し、捨て札になります。例外は、決して死亡しない「叡智の遺物」、トークンが2個以上で死亡する「サラマンダー」、「神秘の癒し手」に守られて生き残るユニットだけです。トークンのないユニットも生き残ります。</translation>
    </message>
    <message>
        <source>Survivors grow older</source>
        <translation>生き残りは老いていく</translation>
    </message>
    <message>
        <source>After the deaths every Unit still in play gets 1 Age token, even those saved or spared. So most Units serve for 2 turns. They arrive on the first and die at the end of the second.</source>
        <translation>死亡のあと、まだ場にいるすべてのユニットに、守られたものや死亡を免れたものもふくめて、老化トークンを1個ずつ置きます。ですから、たいていのユニットが働くのは2ターンです。出たターンと次のターンに働き、次のターンの終わりに死亡します。</translation>
    </message>
    <message>
        <source>Saving Units</source>
        <extracomment>Paper Tales: a heading of the rules</extracomment>
        <translation>ユニットを守る</translation>
    </message>
    <message>
        <source>Before the deaths, you may save 1 Unit for each Mystical Healer you have in play. It must have exactly 1 Age token and be about to die; a Healer may save itself. Several Healers save different Units, and a Healer that is about to die can still save another. You may also save nobody. Everyone chooses in secret at the same time, and you are not asked if you have nobody to save.</source>
        <translation>死亡の前に、場にいる「神秘の癒し手」1体につきユニット1体を守れます。守れるのは、老化トークンがちょうど1個で、これから死亡するユニットだけです。癒し手は自身を守ってもかまいません。癒し手が何体かいるときは別々のユニットを守り、いま死亡する癒し手もほかを守れます。だれも守らなくてもかまいません。全員が同時に秘密に選び、守れるユニットがいない人は、何も選びません。</translation>
    </message>
    <message>
        <source>Knight, Sculptor and Veteran have 1 Age token each and would die now. Mystical Healer can save 1 of them and needs no saving itself. Save Knight and watch. It gets its second token, Veteran dies, and Sculptor’s death scores 3 Legend Points.</source>
        <translation>「騎士」「彫刻家」「古参兵」は老化トークンが1個ずつあり、このままでは死亡します。「神秘の癒し手」は1体を守れますが、自身を守る必要はありません。「騎士」を守って、どうなるか見ましょう。「騎士」には2個目のトークンが置かれ、「古参兵」は死亡し、「彫刻家」の死亡で伝説点3点を得ます。</translation>
    </message>
    <message>
        <source>Effects of deaths</source>
        <translation>死亡の効果</translation>
    </message>
    <message>
        <source>Sculptor scores 3 Legend Points when it dies, and Monkey gives 1 Gold for each Age token on it. Demon costs you 3 Legend Points if it dies with exactly 1 token. Kraken and each Palm Reader score 1 Legend Point for each token on your Units that die now, themselves included. Units that are saved or spared do not count.</source>
        <translation>死亡すると、「彫刻家」は伝説点3点に、「サル」は置かれた老化トークン1個につき1ゴールドになります。「悪魔」がトークンちょうど1個で死亡すると、伝説点3点を失います。「クラーケン」とそれぞれの「手相見」は、いま死亡する自分のユニットすべて（自身もふくむ）のトークン1個につき伝説点1点になります。守られたものや死亡を免れたものは数えません。</translation>
    </message>
    <message>
        <source>The end of a turn</source>
        <translation>ターンの終わり</translation>
    </message>
    <message>
        <source>After aging the Time token moves on, and the next turn begins with recruitment. After turn 4 the game ends instead (PT-119).</source>
        <translation>老化のあと、時間トークンが進み、次のターンが募集から始まります。第4ターンのあとは、ゲームの終わりです（PT-119）。</translation>
    </message>
    <message>
        <source>A new turn</source>
        <translation>新しいターン</translation>
    </message>
    <message>
        <source>A new draw pile</source>
        <translation>新しい山札</translation>
    </message>
    <message>
        <source>The reveal</source>
        <extracomment>Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation>公開</translation>
    </message>
    <message>
        <source>Nobody builds.</source>
        <extracomment>Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation>だれも建てません。</translation>
    </message>
    <message>
        <source>Gold for new Units</source>
        <translation>新しいユニットのゴールド</translation>
    </message>
    <message>
        <source>Age tokens</source>
        <extracomment>Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation>老化トークン</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 gives %3 Age tokens to %n Unit(s).</source>
        <translation>
            <numerusform>%1：%2により、ユニット%n体に老化トークン合計%3個。</numerusform>
        </translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation>戦力</translation>
    </message>
    <message>
        <source>Rewards for the Wars.</source>
        <translation>戦争の報酬。</translation>
    </message>
    <message>
        <source>Legend Points</source>
        <extracomment>Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation>伝説点</translation>
    </message>
    <message>
        <source>Gold</source>
        <extracomment>Paper Tales: what is happening now, above the table; Gold and Legend Points are what players gain</extracomment>
        <translation>ゴールド</translation>
    </message>
    <message numerus="yes">
        <source>%1: one more Age token on %n Unit(s).</source>
        <translation>
            <numerusform>%1：ユニット%n体に老化トークンがもう1個ずつ。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 dies; one more Age token on %n Unit(s).</source>
        <translation>
            <numerusform>%1：%2が死亡。ユニット%n体に老化トークンがもう1個ずつ。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 and %3 die; one more Age token on %n Unit(s).</source>
        <translation>
            <numerusform>%1：%2と%3が死亡。ユニット%n体に老化トークンがもう1個ずつ。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 Units die; one more Age token on %n Unit(s).</source>
        <translation>
            <numerusform>%1：ユニット%2体が死亡。ユニット%n体に老化トークンがもう1個ずつ。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 dies.</source>
        <translation>%1：%2が死亡しました。</translation>
    </message>
    <message>
        <source>%1: %2 and %3 die.</source>
        <translation>%1：%2と%3が死亡しました。</translation>
    </message>
    <message>
        <source>%1: %2 Units die.</source>
        <translation>%1：ユニット%2体が死亡しました。</translation>
    </message>
    <message>
        <source>Age tokens of the dead</source>
        <translation>死亡したユニットの老化トークン</translation>
    </message>
    <message>
        <source>on the Score track</source>
        <translation>スコアトラックの分</translation>
    </message>
    <message numerus="yes">
        <source>%n War(s) won</source>
        <translation>
            <numerusform>戦争%n勝</numerusform>
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
        <translation>ターン%1</translation>
    </message>
    <message>
        <source>Lost to Units</source>
        <translation>ユニットでの失点</translation>
    </message>
    <message>
        <source>Deaths</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>死亡</translation>
    </message>
    <message>
        <source>Gold received</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>得たゴールド</translation>
    </message>
    <message>
        <source>Built</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>建てたもの</translation>
    </message>
    <message>
        <source>Died</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>死亡したもの</translation>
    </message>
    <message numerus="yes">
        <source>gives you %n Gold</source>
        <translation>
            <numerusform>%nゴールドを得る</numerusform>
        </translation>
    </message>
    <message>
        <source>costs nothing</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>コストなし</translation>
    </message>
    <message numerus="yes">
        <source>costs %n Gold</source>
        <translation>
            <numerusform>コスト%nゴールド</numerusform>
        </translation>
    </message>
    <message>
        <source>keep %1</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>%1を残す</translation>
    </message>
    <message>
        <source>discard %1</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>%1を捨てる</translation>
    </message>
    <message>
        <source>Front: %1</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>前衛：%1</translation>
    </message>
    <message>
        <source>Back: %1</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>後衛：%1</translation>
    </message>
    <message>
        <source>move %1 to the Front</source>
        <translation>%1を前衛へ動かす</translation>
    </message>
    <message>
        <source>move %1 to the Back</source>
        <translation>%1を後衛へ動かす</translation>
    </message>
    <message>
        <source>take %1 back</source>
        <translation>%1を手札に戻す</translation>
    </message>
    <message>
        <source>commit the plan as it stands</source>
        <translation>このまま計画を確定</translation>
    </message>
    <message>
        <source>It’s the last turn. Look only at Legend Points, and leave no Gold unused.</source>
        <translation>最後のターンです。伝説点だけを考え、ゴールドを使い残さないようにしましょう。</translation>
    </message>
    <message>
        <source>Look at who is already in play and will die in aging, and at what your Gold can still pay for.</source>
        <translation>すでに場にいて老化で死亡するのはだれか、残りのゴールドでどのユニットの代金を払えるかを確かめましょう。</translation>
    </message>
    <message>
        <source>Look at your Gold. Which Units can it pay for together, and who should fight in the Front?</source>
        <translation>ゴールドを見ましょう。どのユニットなら、まとめて代金を払えますか？&#x3000;前衛で戦うのはだれですか？</translation>
    </message>
    <message>
        <source>Look at what still scores Legend Points: Wars, Units that score at the end, a last Building.</source>
        <translation>いまからでも伝説点になるものを探しましょう。戦争、ゲームの終わりに得点になるユニット、最後の建物のための資源です。</translation>
    </message>
    <message>
        <source>Look at your Gold, and at what your Kingdom still lacks: strength, income, resources.</source>
        <translation>ゴールドと、王国に足りないものを確かめましょう。戦力、収入、資源は足りていますか？</translation>
    </message>
    <message>
        <source>Look at who grows stronger with tokens, and who would die of them.</source>
        <translation>トークンで強くなるのはだれか、トークンで死亡するのはだれかを考えましょう。</translation>
    </message>
    <message>
        <source>Look at what your resources let you build, and for how many turns it would still help you.</source>
        <translation>資源で何を建てられるか、それがあと何ターン役立つかを考えましょう。</translation>
    </message>
    <message>
        <source>Look at what each Unit would do alive, and what its death would give you.</source>
        <translation>どのユニットについても、生きていれば何をするか、死亡すれば何が得られるかを考えましょう。</translation>
    </message>
    <message>
        <source>Units</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>ユニット</translation>
    </message>
    <message>
        <source>The draft: keep one card, and the rest of the pack goes to your neighbour. Someone else may keep what you pass on.</source>
        <translation>ドラフト：1枚を手元に残し、カード束の残りは隣へ渡します。渡したカードは、ほかの人のものになるかもしれません。</translation>
    </message>
    <message>
        <source>The draw pile has run out. All discarded cards make a new one, so Units that have left may come back.</source>
        <translation>山札がなくなりました。捨て札すべてが新しい山札になるので、去ったユニットが戻ってくることもあります。</translation>
    </message>
    <message>
        <source>Deployment: place Units in the Front or the Back and pay for them. Nobody sees your plan before all Kingdoms are revealed.</source>
        <translation>配置：ユニットを前衛か後衛に置き、代金を払います。すべての王国が公開されるまで、あなたの計画はだれにも見えません。</translation>
    </message>
    <message>
        <source>All Kingdoms are revealed at once, and everyone pays for the Units just placed.</source>
        <translation>すべての王国をいっせいに公開し、全員がいま置いたユニットの代金を払います。</translation>
    </message>
    <message>
        <source>Age tokens show how old a Unit is. They make some Units stronger, but most Units that have one die when the turn ends.</source>
        <translation>老化トークンはユニットの年齢を示します。強くなるものもいますが、トークンのあるユニットは、たいていターンの終わりに死亡します。</translation>
    </message>
    <message>
        <source>Your strength is compared with each neighbour’s. If yours is equal or higher, you win that War and 3 Legend Points. Losing costs nothing.</source>
        <translation>左右の隣人と、それぞれ戦力を比べます。同じか高いほうがその戦争に勝ち、伝説点3点を得ます。負けても失うものはありません。</translation>
    </message>
    <message>
        <source>Everyone gets 2 Gold, plus what their Units and Buildings earn. Gold you don’t spend is still yours next turn.</source>
        <translation>全員が2ゴールドと、ユニットや建物が生み出す分を受け取ります。使わなかったゴールドは次のターンに持ち越せます。</translation>
    </message>
    <message>
        <source>You may build once a turn. Land costs Gold, but resources aren’t used up. Going straight to level 2 costs the price of both levels, and any level 2 Building opens your fifth spot.</source>
        <translation>1ターンに1回、建設ができます。土地にはゴールドがかかりますが、資源はなくなりません。最初からレベル2で建てるには両方のレベルのコストが必要です。レベル2の建物があれば、5つ目の枠が開きます。</translation>
    </message>
    <message>
        <source>Everyone may build or upgrade one Building. Buildings stay until the end and score their points then.</source>
        <translation>全員が、建物を1つ建てるか、建物のレベルを1つ上げることができます。建物は最後まで残り、そのとき得点になります。</translation>
    </message>
    <message>
        <source>Your Mystical Healer can save one Unit from dying. The Unit still grows older.</source>
        <translation>あなたの「神秘の癒し手」は、ユニット1体を死亡から守れます。守られても老化はします。</translation>
    </message>
    <message>
        <source>Time passes. Units with an Age token die, and all the rest get one. So most Units serve for two turns.</source>
        <translation>時が流れます。老化トークンのあるユニットは死亡し、残ったユニットにはトークンが1個ずつ置かれます。ですから、たいていのユニットが働くのは2ターンです。</translation>
    </message>
    <message>
        <source>That card has its uses, and you’ll draft freely next turn. For now, keep Knight.</source>
        <translation>そのカードにも使い道はあります。次のターンは自由にドラフトできます。いまは「騎士」を残しましょう。</translation>
    </message>
    <message>
        <source>Packs go left and get smaller. Keep Dragon for strength, Peddler for wood and Gold, and Veteran, which costs nothing.</source>
        <translation>カード束は左へ回り、減っていきます。戦力のために「ドラゴン」、木材とゴールドのために「行商人」、それから無料の「古参兵」を残しましょう。</translation>
    </message>
    <message>
        <source>You’ll draft freely next turn. Now keep Dragon, then Peddler, then Veteran, one from each pack.</source>
        <translation>次のターンは自由にドラフトできます。いまは「ドラゴン」、「行商人」、「古参兵」の順に、カード束ごとに1枚ずつ残しましょう。</translation>
    </message>
    <message>
        <source>You get the fifth card automatically.</source>
        <translation>5枚目は自動で手元に来ます。</translation>
    </message>
    <message>
        <source>Units in the Front fight. Place Knight on Front 1 and Dragon on Front 2.</source>
        <translation>前衛のユニットは戦います。「騎士」を前衛1に、「ドラゴン」を前衛2に置きましょう。</translation>
    </message>
    <message>
        <source>You’ll plan freely next turn. First place Knight on Front 1, then Dragon on Front 2.</source>
        <translation>次のターンは自由に計画できます。まず「騎士」を前衛1に、次に「ドラゴン」を前衛2に置きましょう。</translation>
    </message>
    <message>
        <source>As long as Dragon is there, the plan costs too much. First take Dragon back.</source>
        <translation>「ドラゴン」がいるかぎり、この計画ではゴールドが足りません。まず「ドラゴン」を手札に戻しましょう。</translation>
    </message>
    <message>
        <source>You may keep 1 card you don’t place. Keep Dragon, because it has no strength without a crystal.</source>
        <translation>置かないカードは、1枚だけ残せます。「ドラゴン」を残しましょう。水晶がないうちは、場に出しても戦力は0です。</translation>
    </message>
    <message>
        <source>There’s time for that. First keep Dragon for the next turn.</source>
        <translation>それはあとでできます。まず「ドラゴン」を次のターンに残しましょう。</translation>
    </message>
    <message>
        <source>Place Veteran on Front 2, then Peddler on Back 1, where it works without fighting.</source>
        <translation>「古参兵」を前衛2に、次に「行商人」を後衛1に置きましょう。「行商人」は戦わず、後衛で働きます。</translation>
    </message>
    <message>
        <source>Other plans are possible. In this one Veteran goes to Front 2 first, then Peddler to Back 1.</source>
        <translation>ほかの計画も考えられますが、ここでは、まず「古参兵」を前衛2に、次に「行商人」を後衛1に置きましょう。</translation>
    </message>
    <message>
        <source>Read the forecast: strength 7, 1 Gold left, an income of 3, and Veteran dies. You win a War against each neighbour who isn’t stronger.</source>
        <translation>見込みを確かめましょう。戦力7、残り1ゴールド、収入3、そして「古参兵」は死亡します。自分より強くない隣人との戦争には勝ちます。</translation>
    </message>
    <message>
        <source>Commit your plan. Once everyone has, all plans are revealed.</source>
        <translation>確定しましょう。全員が確定したら、すべての計画をいっせいに公開します。</translation>
    </message>
    <message>
        <source>You could still change the plan, but this one is good. Commit it.</source>
        <translation>計画はまだ変えられますが、これはよい計画です。確定しましょう。</translation>
    </message>
    <message>
        <source>You may build once a turn, so build Mine at level 1. It takes 1 wood, which Peddler produces and which isn’t used up.</source>
        <translation>1ターンに1回、建設ができます。「鉱山」をレベル1で建てましょう。必要な木材1は「行商人」が産出し、使ってもなくなりません。</translation>
    </message>
    <message>
        <source>In aging, Veteran already had an Age token (the hourglass), so it died. Every other Unit now has one.</source>
        <translation>老化で、すでに老化トークン（砂時計）のあった「古参兵」が死亡しました。ほかのユニットには、いまトークンが1個ずつ置かれました。</translation>
    </message>
    <message>
        <source>Every Kingdom has an income of 2 Gold, and Peddler adds 1. Gold you don’t spend stays yours.</source>
        <translation>どの王国も収入は2ゴールドで、「行商人」がいれば1増えます。使わなかった分は手元に残ります。</translation>
    </message>
    <message>
        <source>Everyone keeps 1 card and passes on the rest. Keep Knight, with strength 4 for 1 of your 3 Gold.</source>
        <translation>全員が1枚を手元に残し、残りを隣へ渡します。「騎士」を残しましょう。手持ちの3ゴールドのうち1ゴールドを払えば、戦力4が加わります。</translation>
    </message>
    <message>
        <source>Together they cost 4 Gold, but you have only 3. Take Dragon back into your hand.</source>
        <translation>「騎士」と「ドラゴン」の代金は合わせて4ゴールドですが、3ゴールドしかありません。「ドラゴン」を手札に戻しましょう。</translation>
    </message>
    <message>
        <source>Your 7 beat the 5 on your left, for 3 Legend Points. Losing to the 8 on your right costs nothing.</source>
        <translation>あなたの戦力は7です。戦力5の左の隣人に勝って、伝説点3点を得ました。戦力8の右の隣人には負けましたが、失うものはありません。</translation>
    </message>
    <message>
        <source>You could, but Dragon is waiting for a crystal. This turn, build Mine at level 1.</source>
        <translation>それもできますが、「ドラゴン」が水晶を待っています。このターンは「鉱山」をレベル1で建てましょう。</translation>
    </message>
    <message>
        <source>Now your Kingdom makes a crystal.</source>
        <translation>これで王国が水晶を産出します。</translation>
    </message>
    <message>
        <source>A new turn, and you choose for yourself. This time packs go right, and Dragon joins your hand afterwards.</source>
        <translation>新しいターンです。自分で選びましょう。今回カード束は右へ回り、「ドラゴン」はそのあとで手札に加わります。</translation>
    </message>
    <message>
        <source>Knight and Peddler will die this turn. Until then they keep working, and you don’t pay for them again.</source>
        <translation>「騎士」と「行商人」はこのターンに死亡します。それまでは、もう一度払わなくても働きます。</translation>
    </message>
    <message>
        <source>With a crystal, Dragon has a strength of 7. Place it on Front 2.</source>
        <translation>水晶があれば、「ドラゴン」の戦力は7です。前衛2に置きましょう。</translation>
    </message>
    <message>
        <source>In a moment you’ll plan on your own. First place Dragon on Front 2, while you have the 3 Gold for it.</source>
        <translation>このあとは自分で計画します。まず、3ゴールドあるうちに、「ドラゴン」を前衛2に置きましょう。</translation>
    </message>
    <message>
        <source>The rest is up to you: place, move or discard Units, keep a card, and commit.</source>
        <translation>あとはおまかせします。ユニットを置く、動かす、捨てる、1枚残す、そして確定です。</translation>
    </message>
    <message>
        <source>Build something else, or nothing. New land now costs 2 Gold, an upgrade needs no land, and level 2 opens a fifth spot.</source>
        <translation>さらに建てるか、何もしないかを選びましょう。土地は今度は2ゴールド、レベルアップに土地コストはかからず、レベル2の建物があれば5つ目の枠が開きます。</translation>
    </message>
    <message>
        <source>Some Units ask you to make a choice, such as who ages or who is saved. You’ll be told when they do.</source>
        <translation>だれを老化させるか、だれを守るかなど、選ぶ場面のあるユニットもいます。そのときになったら説明があります。</translation>
    </message>
    <message>
        <source>So it goes for four turns. Then each Building scores 1 Legend Point, or 3 at level 2, and the highest score wins.</source>
        <translation>これを4ターン続けます。そのあと建物は1つにつき伝説点1点、レベル2なら3点になり、得点のいちばん多い人の勝ちです。</translation>
    </message>
    <message>
        <source>Keep one, pass the rest</source>
        <translation>1枚残して、残りを渡す</translation>
    </message>
    <message>
        <source>Plan and pay</source>
        <translation>計画と支払い</translation>
    </message>
    <message>
        <source>War, income, a Building</source>
        <translation>戦争、収入、建物</translation>
    </message>
    <message>
        <source>Time passes</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>時は流れる</translation>
    </message>
    <message>
        <source>For four turns you rule a Kingdom that time takes away. The most Legend Points win.</source>
        <translation>時の流れに消えていく王国を、4ターンのあいだ治めます。伝説点のいちばん多い人の勝ちです。</translation>
    </message>
    <message>
        <source>Revealed</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>公開</translation>
    </message>
    <message>
        <source>War|Wars</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>戦争</translation>
    </message>
    <message>
        <source>Age token|Age tokens</source>
        <translation>老化トークン</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>山札</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>捨て札</translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>手札</translation>
    </message>
    <message>
        <source>Kept for the next turn</source>
        <translation>次のターンに残すカード</translation>
    </message>
    <message>
        <source>Pack</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>カード束</translation>
    </message>
    <message>
        <source>Packs to come</source>
        <translation>次に来るカード束</translation>
    </message>
    <message>
        <source>Discarded in the draft</source>
        <translation>ドラフトで捨てたカード</translation>
    </message>
    <message>
        <source>Chosen</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>選んだもの</translation>
    </message>
</context>
<context>
    <name>storyline</name>
    <message>
        <source>No More Breakfasts</source>
        <translation>朝ごはんは、もうおしまい</translation>
    </message>
    <message>
        <source>The Shadow Thief of Mouldwick</source>
        <translation>モールドウィックの影どろぼう</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it</extracomment>
        <translation>運まかせ</translation>
    </message>
    <message>
        <source>Seat 1</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it</extracomment>
        <translation>席1</translation>
    </message>
    <message>
        <source>Seat 2</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it</extracomment>
        <translation>席2</translation>
    </message>
    <message>
        <source>Seat 3</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it</extracomment>
        <translation>席3</translation>
    </message>
    <message>
        <source>Seat 4</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it</extracomment>
        <translation>席4</translation>
    </message>
    <message>
        <source>Seat 5</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it</extracomment>
        <translation>席5</translation>
    </message>
    <message>
        <source>Seat 6</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it</extracomment>
        <translation>席6</translation>
    </message>
    <message>
        <source>Seat 7</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it</extracomment>
        <translation>席7</translation>
    </message>
    <message>
        <source>Seat 8</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it</extracomment>
        <translation>席8</translation>
    </message>
    <message>
        <source>Tale</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it</extracomment>
        <translation>物語</translation>
    </message>
    <message>
        <source>Which of the two narrator decks to use.</source>
        <translation>2つの語り手デッキのどちらを使うかを選びます。</translation>
    </message>
    <message>
        <source>First Narrator</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it</extracomment>
        <translation>最初の語り手</translation>
    </message>
    <message>
        <source>Who finished reading a book most recently?</source>
        <translation>いちばん最近、本を読み終えたのはだれですか？</translation>
    </message>
    <message>
        <source>Family variant</source>
        <extracomment>StoryLine: the game&apos;s name, one of its options or a value of it; StoryLine: a heading of the rules</extracomment>
        <translation>家族向けゲーム</translation>
    </message>
    <message>
        <source>Tokens stay face down, and the most tokens win.</source>
        <translation>トークンは伏せたまま。数がいちばん多い人の勝ちです。</translation>
    </message>
    <message>
        <source>StoryLine: Scary Tales</source>
        <translation>StoryLine: Scary Tales</translation>
    </message>
    <message>
        <source>One spooky tale, told by all</source>
        <translation>みんなで語る、ひとつのこわい物語</translation>
    </message>
    <message>
        <source>A game by Gabriele Mari, for ages 8 and up; the words are Taletop’s own</source>
        <translation>Gabriele Mari作、8歳以上。文章はTaletop独自のものです</translation>
    </message>
    <message>
        <source>Nothing here calls for a special card, so %1 fits as well as any.</source>
        <translation>ここで特によいカードはありません。「%1」でも、ほかのどれでも同じです。</translation>
    </message>
    <message>
        <source>gloomy</source>
        <extracomment>StoryLine: the mood of a card and a page, as in &quot;both are gloomy&quot;</extracomment>
        <translation>陰気な</translation>
    </message>
    <message>
        <source>silly</source>
        <extracomment>StoryLine: the mood of a card and a page, as in &quot;both are gloomy&quot;</extracomment>
        <translation>こっけいな</translation>
    </message>
    <message>
        <source>wild</source>
        <extracomment>StoryLine: the mood of a card and a page, as in &quot;both are gloomy&quot;</extracomment>
        <translation>荒々しい</translation>
    </message>
    <message>
        <source>grand</source>
        <extracomment>StoryLine: the mood of a card and a page, as in &quot;both are gloomy&quot;</extracomment>
        <translation>豪華な</translation>
    </message>
    <message>
        <source>homely</source>
        <extracomment>StoryLine: the mood of a card and a page, as in &quot;both are gloomy&quot;</extracomment>
        <translation>家庭的な</translation>
    </message>
    <message>
        <source>noisy</source>
        <extracomment>StoryLine: the mood of a card and a page, as in &quot;both are gloomy&quot;</extracomment>
        <translation>にぎやかな</translation>
    </message>
    <message>
        <source>sly</source>
        <extracomment>StoryLine: the mood of a card and a page, as in &quot;both are gloomy&quot;</extracomment>
        <translation>ずるそうな</translation>
    </message>
    <message>
        <source>watery</source>
        <extracomment>StoryLine: the mood of a card and a page, as in &quot;both are gloomy&quot;</extracomment>
        <translation>水っぽい</translation>
    </message>
    <message>
        <source>%1 follows on well from the last card, because both are %2.</source>
        <translation>「%1」は前のカードによく続きます。どちらも%2雰囲気です。</translation>
    </message>
    <message>
        <source>%1 and this page are both %2, so it may please the Narrator.</source>
        <translation>「%1」もこのページも%2雰囲気なので、語り手に気に入られるかもしれません。</translation>
    </message>
    <message>
        <source>%1 goes well with this page, because both are %2.</source>
        <translation>「%1」はこのページによく合います。どちらも%2雰囲気です。</translation>
    </message>
    <message>
        <source>The Grave costs you least on your lowest number.</source>
        <translation>墓は、いちばん小さい数字に置くと損が少なくてすみます。</translation>
    </message>
    <message>
        <source>After the Hat, the Grave has one more number to choose from.</source>
        <translation>帽子を先に処理すれば、墓で選べる数字が1つ増えます。</translation>
    </message>
    <message>
        <source>Without a number, the Grave costs you nothing.</source>
        <translation>数字がなければ、墓で失うものはありません。</translation>
    </message>
    <message>
        <source>It makes no difference when you flip the Bones.</source>
        <translation>骨はいつ投げても同じです。</translation>
    </message>
    <message>
        <source>%1 has little in common with this page.</source>
        <translation>「%1」は、このページとあまり合いません。</translation>
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
        <translation>墓</translation>
    </message>
    <message>
        <source>The Rose</source>
        <extracomment>StoryLine: the name of a token: a number, or one of the four special ones (Grave, Rose, Bones, Hat); StoryLine: a heading of the rules</extracomment>
        <translation>バラ</translation>
    </message>
    <message>
        <source>The Bones</source>
        <extracomment>StoryLine: the name of a token: a number, or one of the four special ones (Grave, Rose, Bones, Hat); StoryLine: a line of the score; StoryLine: a heading of the rules</extracomment>
        <translation>骨</translation>
    </message>
    <message>
        <source>The Magic Hat</source>
        <translation>魔法の帽子</translation>
    </message>
    <message>
        <source>Character</source>
        <extracomment>StoryLine: the name of a token: a number, or one of the four special ones (Grave, Rose, Bones, Hat)</extracomment>
        <translation>人物</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>StoryLine: the name of a token: a number, or one of the four special ones (Grave, Rose, Bones, Hat)</extracomment>
        <translation>場所</translation>
    </message>
    <message>
        <source>Feature</source>
        <extracomment>StoryLine: the name of a token: a number, or one of the four special ones (Grave, Rose, Bones, Hat)</extracomment>
        <translation>特徴</translation>
    </message>
    <message>
        <source>Object</source>
        <extracomment>StoryLine: the name of a token: a number, or one of the four special ones (Grave, Rose, Bones, Hat)</extracomment>
        <translation>品物</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>StoryLine: the name of a token: a number, or one of the four special ones (Grave, Rose, Bones, Hat)</extracomment>
        <translation>行動</translation>
    </message>
    <message>
        <source>Seal</source>
        <extracomment>StoryLine: the name of a token: a number, or one of the four special ones (Grave, Rose, Bones, Hat)</extracomment>
        <translation>封印</translation>
    </message>
    <message>
        <source>There’s no such seat in this game.</source>
        <translation>このゲームにその席はありません。</translation>
    </message>
    <message>
        <source>The End has been read. The tale is told.</source>
        <translation>「おしまい」が読まれ、物語は終わりました。</translation>
    </message>
    <message>
        <source>There’s nothing to choose right now.</source>
        <translation>いま選ぶものはありません。</translation>
    </message>
    <message>
        <source>You have no card of this category, so you’re skipped.</source>
        <translation>あなたはその種類のカードがないので、今回は飛ばされます。</translation>
    </message>
    <message>
        <source>Only the Narrator chooses.</source>
        <translation>選ぶのは語り手だけです。</translation>
    </message>
    <message>
        <source>That’s more than this page asks for.</source>
        <translation>このページが求める枚数を超えています。</translation>
    </message>
    <message>
        <source>%1 isn’t in your hand.</source>
        <translation>「%1」はあなたの手札にありません。</translation>
    </message>
    <message>
        <source>This page asks for a different category: %2. %1 belongs to %3.</source>
        <translation>このページが求めている種類は%2です。「%1」は%3のカードです。</translation>
    </message>
    <message>
        <source>You can’t give cards right now.</source>
        <translation>いまはカードを出すときではありません。</translation>
    </message>
    <message>
        <source>You’re the Narrator, so you don’t draw or give a card this round.</source>
        <translation>あなたは語り手です。このラウンドは引きも出しもしません。</translation>
    </message>
    <message>
        <source>You’ve already given a card. Wait for the others.</source>
        <translation>もう出しました。全員が出すまで待ちましょう。</translation>
    </message>
    <message>
        <source>Not everyone has given a card yet.</source>
        <translation>まだ出していない人がいます。</translation>
    </message>
    <message>
        <source>You must give a card.</source>
        <translation>カードを1枚出してください。</translation>
    </message>
    <message>
        <source>Give one card of each category, in this order: %1, then %2.</source>
        <translation>各種類から1枚ずつ、%1、%2の順に出してください。</translation>
    </message>
    <message>
        <source>You must choose one of the cards.</source>
        <translation>カードを1枚選んでください。</translation>
    </message>
    <message>
        <source>Choose exactly one card from each pile.</source>
        <translation>それぞれの山から、ちょうど1枚ずつ選んでください。</translation>
    </message>
    <message>
        <source>%1 isn’t one of the cards to choose from.</source>
        <translation>「%1」は選べるカードの中にありません。</translation>
    </message>
    <message>
        <source>%1 isn’t in this pile: %2.</source>
        <translation>「%1」はこの山にありません：%2。</translation>
    </message>
    <message>
        <source>You can’t name %1. Only characters, places and objects can have names.</source>
        <translation>「%1」に名前は付けられません。付けられるのは人物、場所、品物だけです。</translation>
    </message>
    <message>
        <source>The name has %1 characters, but the limit is %2.</source>
        <translation>名前が%1文字あります。%2文字までにしてください。</translation>
    </message>
    <message>
        <source>The detail has %1 characters, but the limit is %2.</source>
        <translation>ひとことが%1文字あります。%2文字までにしてください。</translation>
    </message>
    <message>
        <source>The text contains characters that can’t be printed.</source>
        <translation>表示できない文字が入っています。</translation>
    </message>
    <message>
        <source>Only the Narrator’s choice can have a name or a detail.</source>
        <translation>名前やひとことを付けられるのは、語り手が選ぶときだけです。</translation>
    </message>
    <message>
        <source>Tokens stay face down until the last page.</source>
        <translation>トークンは最後のページまで伏せたままです。</translation>
    </message>
    <message>
        <source>In the family variant, tokens stay face down and have no effect.</source>
        <translation>家族向けゲームでは、トークンは伏せたままで、効果もありません。</translation>
    </message>
    <message>
        <source>It’s not your turn to resolve a token.</source>
        <translation>あなたがトークンを処理する番ではありません。</translation>
    </message>
    <message>
        <source>%1 has no effect to resolve.</source>
        <translation>「%1」に処理する効果はありません。</translation>
    </message>
    <message>
        <source>The Rose has no effect now. It settles a tie.</source>
        <translation>バラはいま効果がありません。同点のときに勝者を決めます。</translation>
    </message>
    <message>
        <source>You don’t have this token: %1.</source>
        <translation>あなたはこのトークンを持っていません：%1。</translation>
    </message>
    <message>
        <source>You’ve already resolved this token: %1.</source>
        <translation>このトークンはもう処理しました：%1。</translation>
    </message>
    <message>
        <source>Lay the Grave on one of your numbers first.</source>
        <translation>先に、墓を自分の数字のどれかに置いてください。</translation>
    </message>
    <message>
        <source>Numbers score on their own. You have nothing to lay on them now.</source>
        <translation>数字はそのまま得点になります。上に何かを置くことはできません。</translation>
    </message>
    <message>
        <source>The Grave covers one of your own tokens.</source>
        <translation>墓で覆うのは自分のトークンです。</translation>
    </message>
    <message>
        <source>%1 doesn’t show a number.</source>
        <translation>「%1」は数字のトークンではありません。</translation>
    </message>
    <message>
        <source>The Grave must cover one of your numbers.</source>
        <translation>墓では、自分の数字を1つ、必ず覆います。</translation>
    </message>
    <message>
        <source>Tokens</source>
        <extracomment>StoryLine: a line of the score; Where a name is missing, or a word of the table that all games share; StoryLine: a heading of the rules</extracomment>
        <translation>トークン</translation>
    </message>
    <message>
        <source>A token, face down</source>
        <translation>裏向きのトークン</translation>
    </message>
    <message>
        <source>The Bones, skull up</source>
        <translation>骨、どくろが上</translation>
    </message>
    <message>
        <source>The Bones, skull down</source>
        <translation>骨、どくろが下</translation>
    </message>
    <message>
        <source>A %1 under the Grave</source>
        <translation>墓の下の%1</translation>
    </message>
    <message>
        <source>A %1 on the Hat</source>
        <translation>帽子の上の%1</translation>
    </message>
    <message>
        <source>A %1</source>
        <extracomment>StoryLine: a line of the score</extracomment>
        <translation>数字%1</translation>
    </message>
    <message>
        <source>Numbers</source>
        <extracomment>StoryLine: a line of the score; StoryLine: a heading of the rules</extracomment>
        <translation>数字</translation>
    </message>
    <message>
        <source>On the Magic Hat</source>
        <translation>魔法の帽子の上</translation>
    </message>
    <message>
        <source>The Bones, skull up: 3 points</source>
        <translation>骨、どくろが上：3点</translation>
    </message>
    <message>
        <source>The Bones, skull down: no points</source>
        <translation>骨、どくろが下：0点</translation>
    </message>
    <message>
        <source>A %1 under the Grave: no points</source>
        <translation>墓の下の%1：0点</translation>
    </message>
    <message>
        <source>A %1 on the Hat: counts twice</source>
        <translation>帽子の上の%1：2倍</translation>
    </message>
    <message>
        <source>A face-down card</source>
        <translation>裏向きのカード</translation>
    </message>
    <message>
        <source>%2: %1, yours</source>
        <translation>%2：%1（自分の）</translation>
    </message>
    <message>
        <source>%2: %1</source>
        <extracomment>StoryLine: beside a seat or a card: who tells, what somebody has</extracomment>
        <translation>%2：%1</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>%1／%2ページ</translation>
    </message>
    <message>
        <source>Narrator</source>
        <extracomment>StoryLine: beside a seat or a card: who tells, what somebody has</extracomment>
        <translation>語り手</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <extracomment>StoryLine: beside a seat or a card: who tells, what somebody has</extracomment>
        <translation>
            <numerusform>トークン%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Chooses a card</source>
        <translation>カード選択中</translation>
    </message>
    <message>
        <source>The card is in</source>
        <translation>カード提出済み</translation>
    </message>
    <message>
        <source>Resolves tokens</source>
        <extracomment>StoryLine: beside a seat or a card: who tells, what somebody has</extracomment>
        <translation>トークン処理中</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>StoryLine: beside a seat or a card: who tells, what somebody has</extracomment>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>Covers one of your numbers, which is then worth nothing.</source>
        <translation>自分の数字の1つを覆い、0点にします。</translation>
    </message>
    <message>
        <source>Takes one more token. If it’s a number, it counts twice.</source>
        <translation>トークンをもう1個取ります。数字なら2倍です。</translation>
    </message>
    <message>
        <source>Three points with the skull up, none with the skull down.</source>
        <translation>どくろが上なら3点、下なら0点です。</translation>
    </message>
    <message numerus="yes">
        <source>It costs you %n point(s). Another number would cost %1.</source>
        <translation>
            <numerusform>%n点失います。別の数字なら%1点で済みます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose %1</source>
        <extracomment>StoryLine: what a player may do; %1 is the title of a card or the name of a player</extracomment>
        <translation>「%1」を選ぶ</translation>
    </message>
    <message>
        <source>Choose %1 and %2</source>
        <translation>「%1」と「%2」を選ぶ</translation>
    </message>
    <message>
        <source>The card’s giver gains a token, face down.</source>
        <translation>カードを出した人が、トークンを裏向きで1個得ます。</translation>
    </message>
    <message>
        <source>Cover the %1</source>
        <translation>%1を覆う</translation>
    </message>
    <message numerus="yes">
        <source>Costs %n point(s).</source>
        <translation>
            <numerusform>%n点失います。</numerusform>
        </translation>
    </message>
    <message>
        <source>Give %1</source>
        <extracomment>StoryLine: what a player may do; %1 is the title of a card or the name of a player</extracomment>
        <translation>「%1」を出す</translation>
    </message>
    <message>
        <source>Give %1 and %2</source>
        <translation>「%1」と「%2」を出す</translation>
    </message>
    <message>
        <source>Shown once everyone has given a card.</source>
        <translation>全員が出したら公開します。</translation>
    </message>
    <message>
        <source>Resolve %1</source>
        <extracomment>StoryLine: what a player may do; %1 is the title of a card or the name of a player</extracomment>
        <translation>「%1」を処理する</translation>
    </message>
    <message>
        <source>Give two cards for this page: %1, %2.</source>
        <translation>このページに2枚出してください：%1、%2。</translation>
    </message>
    <message>
        <source>Give a card for this page: %1.</source>
        <translation>このページに1枚出してください：%1。</translation>
    </message>
    <message>
        <source>With three players it’s easy to guess who gave what.</source>
        <translation>3人では、だれのカードか簡単に分かってしまいます。</translation>
    </message>
    <message>
        <source>The cards get shuffled, so nobody learns whose is whose.</source>
        <translation>カードはシャッフルするので、だれのものかは分かりません。</translation>
    </message>
    <message>
        <source>Choose one card from each pile to carry the tale on.</source>
        <translation>物語の続きになるカードを、それぞれの山から1枚ずつ選んでください。</translation>
    </message>
    <message>
        <source>Choose the card that carries the tale on.</source>
        <translation>物語の続きになるカードを選んでください。</translation>
    </message>
    <message>
        <source>Add a name or a detail if you like. It goes into the tale.</source>
        <translation>よければ名前やひとことを付けましょう。物語に書き込まれます。</translation>
    </message>
    <message>
        <source>Which of your tokens comes next?</source>
        <translation>次はどのトークンを処理しますか？</translation>
    </message>
    <message>
        <source>You must resolve all of them, in any order.</source>
        <translation>全部を、好きな順に処理します。</translation>
    </message>
    <message>
        <source>Lay the Grave on one of your numbers.</source>
        <translation>墓を自分の数字のどれかに置いてください。</translation>
    </message>
    <message>
        <source>That number is worth nothing from then on.</source>
        <translation>それ以降、その数字は0点です。</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %n player(s) to give a card.</source>
        <translation>
            <numerusform>まだカードを出していない人：%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>You’re the Narrator. Read the page aloud.</source>
        <translation>あなたが語り手です。ページを読み上げてください。</translation>
    </message>
    <message>
        <source>%1 chooses.</source>
        <extracomment>StoryLine: what a player may do; %1 is the title of a card or the name of a player</extracomment>
        <translation>%1が選びます。</translation>
    </message>
    <message>
        <source>%1 resolves tokens.</source>
        <translation>%1がトークンを処理します。</translation>
    </message>
    <message>
        <source>%1 is about to choose one card from each pile.</source>
        <translation>これから%1が、それぞれの山から1枚ずつ選びます。</translation>
    </message>
    <message>
        <source>%1 is about to choose one of these cards.</source>
        <translation>これから%1が、この中から1枚選びます。</translation>
    </message>
    <message>
        <source>The tale is told.</source>
        <translation>物語は終わりました。</translation>
    </message>
    <message>
        <source>The Bones are being flipped.</source>
        <translation>骨を投げます。</translation>
    </message>
    <message>
        <source>The cards are being shuffled.</source>
        <translation>カードをシャッフルします。</translation>
    </message>
    <message>
        <source>Worth as many points as it shows.</source>
        <translation>書かれた数がそのまま点数。</translation>
    </message>
    <message>
        <source>Cover one of your own tokens that shows a number. It is then worth nothing.</source>
        <translation>自分の数字トークンの1つを覆い、0点にする。</translation>
    </message>
    <message>
        <source>If first place is tied, you win, no matter who is tied.</source>
        <translation>1位が同点なら、自分が何位でも、自分の勝ち。</translation>
    </message>
    <message>
        <source>Flip it: skull up 3 points, skull down none.</source>
        <translation>投げて、どくろが上なら3点、下なら0点。</translation>
    </message>
    <message>
        <source>Take one more token. If it’s a number, it counts twice.</source>
        <translation>トークンをもう1個取る。数字なら2倍。</translation>
    </message>
    <message>
        <source>From %1</source>
        <extracomment>StoryLine: the name of a card: whose it was, or a page of the tale</extracomment>
        <translation>%1から</translation>
    </message>
    <message>
        <source>The giver of the card chosen here.</source>
        <translation>ここで選ばれたカードを出した人。</translation>
    </message>
    <message>
        <source>This player has given a card.</source>
        <translation>このプレイヤーはカードを出しました。</translation>
    </message>
    <message>
        <source>Page %1</source>
        <extracomment>StoryLine: the name of a card: whose it was, or a page of the tale</extracomment>
        <translation>%1ページ</translation>
    </message>
    <message>
        <source>%1 turns to page %2.</source>
        <translation>%1が%2ページを開きました。</translation>
    </message>
    <message>
        <source>The others each draw a card of this category: %1.</source>
        <translation>ほかの人がこの種類のカードを1枚ずつ引きました：%1。</translation>
    </message>
    <message>
        <source>%1 has given a card.</source>
        <translation>%1がカードを出しました。</translation>
    </message>
    <message>
        <source>%1 has no card of this category and is skipped.</source>
        <translation>%1はその種類のカードがないので、飛ばされました。</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) revealed after the shuffle: %1.</source>
        <translation>
            <numerusform>シャッフルして表にしたカード%n枚：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 chooses %2. The card came from %3, who gains a token.</source>
        <translation>%1が「%2」を選びました。出したのは%3で、トークンを1個得ます。</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) put back under the deck: %1.</source>
        <translation>
            <numerusform>山札の下に戻したカード%n枚：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 reads The End.</source>
        <translation>%1が「おしまい」を読みました。</translation>
    </message>
    <message>
        <source>%1 lays the Grave on a %2, which is now worth nothing.</source>
        <translation>%1が墓を%2に置きました。その数字は0点になりました。</translation>
    </message>
    <message>
        <source>%1 has no number for the Grave, so it does nothing.</source>
        <translation>%1には墓を置く数字がないので、何も起きません。</translation>
    </message>
    <message>
        <source>%1 flips the Bones: %2 points.</source>
        <translation>%1が骨を投げました：%2点。</translation>
    </message>
    <message>
        <source>%1 lifts the Hat and finds a %2, which counts as %3.</source>
        <translation>%1が帽子を持ち上げると、%2がありました。%3点です。</translation>
    </message>
    <message>
        <source>%1 lifts the Hat and finds %2.</source>
        <translation>%1が帽子を持ち上げると、これがありました：%2。</translation>
    </message>
    <message>
        <source>%1 lifts the Hat and finds nothing.</source>
        <translation>%1が帽子を持ち上げると、何もありませんでした。</translation>
    </message>
    <message>
        <source>%1 has %2 points from %3 tokens.</source>
        <translation>%1はトークン%3個で%2点です。</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s).</source>
        <translation>
            <numerusform>%1が%n点で勝ちました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First place is tied at %n point(s). %1 has the Rose and wins.</source>
        <translation>
            <numerusform>1位が%n点で同点：バラを持つ%1の勝ちです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First place is tied at %n point(s). %1 has the most tokens (%2) and wins.</source>
        <translation>
            <numerusform>1位が%n点で同点：トークンがいちばん多い（%2個）%1の勝ちです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n token(s).</source>
        <translation>
            <numerusform>%1がトークン%n個で勝ちました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 shares the victory with %n token(s).</source>
        <translation>
            <numerusform>%1はトークン%n個で勝利を分かち合いました。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has only one number for the Grave. The %2 is now worth nothing.</source>
        <translation>%1が墓を置ける数字は1つだけです。%2は0点になりました。</translation>
    </message>
    <message>
        <source>%1 has only the Bones left to resolve, so they are flipped: %2 points.</source>
        <translation>%1に残っているのは骨だけなので、骨を投げます：%2点。</translation>
    </message>
    <message>
        <source>%1 has only the Hat left to resolve, so it is lifted: a %2, which counts as %3.</source>
        <translation>%1に残っているのは帽子だけなので、帽子を持ち上げます：%2、%3点です。</translation>
    </message>
    <message>
        <source>%1 has only the Hat left to resolve, so it is lifted: %2.</source>
        <translation>%1に残っているのは帽子だけなので、帽子を持ち上げます：%2。</translation>
    </message>
    <message>
        <source>%1 shares the victory with %2 points and %3 tokens.</source>
        <translation>%1は%2点、トークン%3個で勝利を分かち合いました。</translation>
    </message>
    <message>
        <source>%1 chooses %2 from %3 and %4 from %5. Each card earns its giver a token.</source>
        <translation>%1が「%2」（%3）と「%4」（%5）を選びました。出した人は、1枚につきトークンを1個得ます。</translation>
    </message>
    <message>
        <source>The tale goes on</source>
        <translation>物語は続く</translation>
    </message>
    <message>
        <source>The End</source>
        <extracomment>StoryLine: the last page of the tale; StoryLine: a heading of the rules</extracomment>
        <translation>おしまい</translation>
    </message>
    <message>
        <source>Name: %1</source>
        <extracomment>StoryLine: words that a player gave with a card: a name for it, or a detail for the tale</extracomment>
        <translation>名前：%1</translation>
    </message>
    <message>
        <source>Detail: %1</source>
        <extracomment>StoryLine: words that a player gave with a card: a name for it, or a detail for the tale</extracomment>
        <translation>ひとこと：%1</translation>
    </message>
    <message>
        <source>What is in the box</source>
        <translation>箱の中身</translation>
    </message>
    <message>
        <source>Setup</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation>準備</translation>
    </message>
    <message>
        <source>A round</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>Double pages</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation>2つの帯のページ</translation>
    </message>
    <message>
        <source>Names, details and the tale</source>
        <translation>名前、ひとこと、物語</translation>
    </message>
    <message>
        <source>Points and winners</source>
        <translation>得点と勝者</translation>
    </message>
    <message>
        <source>Ways to play</source>
        <translation>いろいろな遊び方</translation>
    </message>
    <message>
        <source>When the game ends</source>
        <translation>ゲームが終わるとき</translation>
    </message>
    <message>
        <source>The game ends when the Narrator of round 15 reads The End. Nothing else ends it.</source>
        <translation>第15ラウンドの語り手が「おしまい」を読むと、ゲームは終わります。ほかに終わり方はありません。</translation>
    </message>
    <message>
        <source>The last Narrator</source>
        <translation>最後の語り手</translation>
    </message>
    <message>
        <source>The last Narrator is whoever reads The End. With 3 or 5 players that is the player to the right of the first Narrator, and with 7 it is the first Narrator again. Tokens are resolved starting with the last Narrator (SL-58).</source>
        <translation>最後の語り手とは、「おしまい」を読む人のことです。3人や5人なら最初の語り手の右隣の人、7人なら最初の語り手がまた務めます。トークンは、最後の語り手から順に処理します（SL-58）。</translation>
    </message>
    <message>
        <source>How often everyone narrates</source>
        <translation>語り手になる回数</translation>
    </message>
    <message>
        <source>The 15 rounds go around the table, starting with the first Narrator. With 3 players everyone narrates 5 times, with 5 players 3 times. With 4, 6, 7 or 8 players some narrate once more than others. The last round is The End, which has no choice to make.</source>
        <translation>語り手は、最初の語り手から順に交代し、15ラウンドかけてテーブルを回ります。3人なら全員が5回ずつ、5人なら3回ずつ語ります。4人、6人、7人、8人では、ほかの人より1回多く語る人がいます。最後のラウンドは「おしまい」で、選択はありません。</translation>
    </message>
    <message>
        <source>All tokens are turned over</source>
        <translation>トークンをすべて表にする</translation>
    </message>
    <message>
        <source>When The End has been read, everyone turns over all their tokens at the same time. Now everyone can see them. Tokens left in the pool stay face down.</source>
        <translation>「おしまい」が読まれたら、全員がすべてのトークンを同時に表にします。ここで初めて全員に見えます。置き場に残ったトークンは伏せたままです。</translation>
    </message>
    <message>
        <source>A token scores the number on it, so a 3 scores 3 points. Only the Grave and the Magic Hat can change this.</source>
        <translation>トークンの数字がそのまま点数です。3なら3点になります。これを変えるのは、墓と魔法の帽子だけです。</translation>
    </message>
    <message>
        <source>Who resolves first</source>
        <translation>だれから処理するか</translation>
    </message>
    <message>
        <source>Special tokens are resolved player by player, clockwise, beginning with the last Narrator. Each player resolves all of them before the next one begins. The order never changes a score, because effects touch only their owner’s tokens and there is only 1 Hat.</source>
        <translation>特別なトークンは、最後の語り手から時計回りに、1人ずつ処理します。1人が全部を処理してから、次の人に移ります。効果は持ち主のトークンにしか及ばず、帽子は1個だけなので、順番で得点が変わることはありません。</translation>
    </message>
    <message>
        <source>Several special tokens</source>
        <translation>特別なトークンがいくつもあるとき</translation>
    </message>
    <message>
        <source>If you have several of the Grave, the Bones and the Magic Hat, you choose their order. Each of them must be resolved. When only one is left, it resolves by itself. The Rose just waits (SL-67).</source>
        <translation>墓、骨、魔法の帽子のうちいくつかを持っていたら、好きな順に、必ず全部を処理します。残りが1個になったら、自動で処理されます。バラは処理しません（SL-67）。</translation>
    </message>
    <message>
        <source>You have the Grave, the Bones and the Magic Hat, and the order is up to you. Choose the one to begin with. When only one is left, it resolves by itself.</source>
        <translation>あなたは墓、骨、魔法の帽子を持っていて、順番は自由です。最初に処理するものを選びましょう。残りが1個になったら、自動で処理されます。</translation>
    </message>
    <message>
        <source>The Grave wipes out one of your own numbers. The token you lay it on counts as 0 from then on. The Grave itself scores nothing. Other players’ tokens are safe from it.</source>
        <translation>墓は、自分の数字の1つを消します。墓を置かれたトークンは、それ以降0点です。墓そのものに点数はありません。ほかの人のトークンには影響しません。</translation>
    </message>
    <message>
        <source>What the Grave may cover</source>
        <translation>墓で覆えるもの</translation>
    </message>
    <message>
        <source>Any of your own tokens that shows a number will do, even the one on the Magic Hat. The Bones and the other special tokens never count as numbers. You must choose one, but it does not have to be the lowest. If you have no number at this point, the Grave does nothing, now or later.</source>
        <translation>自分の数字トークンなら、魔法の帽子の上のものでも、どれでもかまいません。骨など、ほかの特別なトークンは数字ではありません。必ず1つ選びますが、いちばん小さい数字でなくてもかまいません。その時点で数字がなければ、墓に効果はなく、あとから働くこともありません。</translation>
    </message>
    <message>
        <source>The Bones lie skull up, and the Magic Hat has given you a 1 that counts as 2. Lay the Grave on any of your numbers; the one on the Hat costs you least. The Bones cannot be covered.</source>
        <translation>骨はどくろが上で、魔法の帽子からは1が出て2点になっています。墓を自分の数字のどれかに置きましょう。帽子の上の数字に置くのが、いちばん損が少なくてすみます。骨は覆えません。</translation>
    </message>
    <message>
        <source>One flip decides the Bones: 3 points if the skull is up, 0 if it is not. Both are equally likely. The flip is never repeated, and nothing doubles it.</source>
        <translation>骨は1回投げて決めます。どくろが上なら3点、そうでなければ0点です。確率はどちらも同じです。投げ直しはなく、2倍になることもありません。</translation>
    </message>
    <message>
        <source>The Magic Hat and a number</source>
        <translation>魔法の帽子と数字</translation>
    </message>
    <message>
        <source>The Magic Hat gives you 1 more token from the pool, turned over at once. If it shows a number, it goes on the Hat and counts twice; a 3 then scores 6 points. The Hat itself is worth 0. You cannot refuse it. The printed rule is unclear here; we double the new token.</source>
        <translation>魔法の帽子があると、置き場からトークンをもう1個得て、すぐに表にします。数字なら、帽子の上に置いて2倍に数えます。3なら6点です。帽子そのものは0点です。断ることはできません。元のルールではここがはっきりしませんが、2倍にするのは新しいトークンとします。</translation>
    </message>
    <message>
        <source>The Magic Hat and a special token</source>
        <translation>魔法の帽子と特別なトークン</translation>
    </message>
    <message>
        <source>If the Hat gives you the Grave, the Rose or the Bones, nothing is doubled. The new token is yours like any other. The Grave and the Bones must be resolved; the Rose counts in a tie. The printed rules mention only numbers.</source>
        <translation>帽子から墓、バラ、骨が出たら、2倍になるものはありません。新しいトークンは、ほかと同じようにあなたのものです。墓と骨は必ず処理し、バラは同点のときに働きます。元のルールに書かれているのは数字のことだけです。</translation>
    </message>
    <message>
        <source>The Magic Hat has given you the Grave. Nothing is doubled, and you must lay it on one of your own numbers now. A 1 costs you least.</source>
        <translation>魔法の帽子から墓が出ました。2倍になるものはなく、墓をいま、自分の数字の1つに必ず置きます。1に置くのが、いちばん損が少なくてすみます。</translation>
    </message>
    <message>
        <source>The Magic Hat and an empty pool</source>
        <translation>魔法の帽子と空の置き場</translation>
    </message>
    <message>
        <source>If no token were left in the pool, the Hat would give you nothing and be worth 0. With our decks, 3 tokens are still left. The printed rules do not mention this.</source>
        <translation>もし置き場にトークンが残っていなければ、帽子からは何も出ず、0点です。付属の物語集なら、まだ3個残っています。元のルールには、この場合のことが書かれていません。</translation>
    </message>
    <message>
        <source>Grave or Hat first?</source>
        <translation>墓が先か、帽子が先か</translation>
    </message>
    <message>
        <source>Only the order of the Grave and the Hat can matter. If you have no number, take the Grave first. It finds nothing to cover, and the Hat’s number still counts double. If you have a number, the Hat first is never worse. The Grave can then cover a low number from the Hat instead of a high one of yours. Once laid, the Grave stays.</source>
        <translation>順番で違いが出るのは、墓と帽子だけです。数字を持っていなければ、墓を先に処理しましょう。覆うものがないので、帽子の数字はそのまま2倍に数えます。数字を持っていれば、帽子を先にして損をすることはありません。そのあと、自分の大きな数字のかわりに、帽子から出た小さな数字を墓で覆えるからです。いったん置いた墓は動きません。</translation>
    </message>
    <message>
        <source>You have the Grave, the Magic Hat and only one number, a 3. Begin with the Hat, and you can cover whichever number costs less. Begin with the Grave, and it takes the 3 before the Hat gives you anything.</source>
        <translation>あなたは墓と魔法の帽子を持ち、数字は3が1つだけです。帽子から始めれば、損の少ないほうの数字を覆えます。墓から始めれば、帽子から何か出る前に3を覆ってしまいます。</translation>
    </message>
    <message>
        <source>The Rose scores no points. It settles a tie for first place. Its owner wins, no matter who is tied (SL-71).</source>
        <translation>バラに点数はありません。1位が同点のときに働き、その中にいなくても、持ち主の勝ちになります（SL-71）。</translation>
    </message>
    <message>
        <source>If several players tie for the most points, the owner of the Rose wins alone, no matter who is tied. A tie further down does not count. At 9, 7 and 7 points, the Rose does nothing. The printed rules mention only a tie; we read it as a tie for first place.</source>
        <translation>最高点で何人かが並んだら、その中にいなくても、バラの持ち主が1人で勝ちます。下の順位の同点では働きません。9点、7点、7点なら、バラの効果はありません。元のルールには「同点」とあるだけなので、1位の同点のことと解釈します。</translation>
    </message>
    <message>
        <source>Players who share the most tokens share the win. No special token has any effect, not even the Rose. No token is ever shown, not in the log and not when you look back at the game. The printed rules say nothing about ties here.</source>
        <translation>トークンがいちばん多い人が何人かいれば、勝利を分かち合います。バラもふくめ、特別なトークンに効果はありません。記録でも、ゲームを振り返るときでも、トークンは明かされません。元のルールには、この場合の同点のことが書かれていません。</translation>
    </message>
    <message>
        <source>Tokens left in the pool</source>
        <translation>置き場に残ったトークン</translation>
    </message>
    <message>
        <source>Tokens that nobody gained count for nobody. They stay face down even after the end, so you will not learn where a missing Rose was. In the printed rules, only the players’ tokens are turned over.</source>
        <translation>だれも得なかったトークンは、だれの得点にもなりません。終わったあとも伏せたままなので、出なかったバラがどこにあったかは分かりません。元のルールで表にするのは、プレイヤーのトークンだけです。</translation>
    </message>
    <message>
        <source>Your points</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation>得点</translation>
    </message>
    <message>
        <source>Your points are all your numbers that are not covered, with the one on the Magic Hat counted twice, plus 3 for the Bones with the skull up. The Grave, the Rose and the Hat have no points of their own.</source>
        <translation>得点は、覆われていない自分の数字の合計（魔法の帽子の上の数字は2倍）に、骨のどくろが上なら3点を加えたものです。墓、バラ、帽子そのものに点数はありません。</translation>
    </message>
    <message>
        <source>The most points win</source>
        <translation>得点のいちばん多い人の勝ち</translation>
    </message>
    <message>
        <source>When all tokens are resolved, the highest total wins. The rules settle only first place. Ties further down stay ties.</source>
        <translation>すべてのトークンを処理したら、合計のいちばん多い人の勝ちです。ルールで決めるのは1位だけで、それより下の同点は同点のままです。</translation>
    </message>
    <message>
        <source>A tie and the Rose</source>
        <translation>同点とバラ</translation>
    </message>
    <message>
        <source>You have 11 points, Ben has 9, and Cleo has 8 and the Rose. Lay the Grave on your 1 and you win with 10. Lay it on a 2 and you tie with Ben at 9, so Cleo wins with the Rose.</source>
        <translation>あなたは11点、Benは9点、Cleoは8点でバラを持っています。墓を1に置けば、あなたは10点で勝ちます。2に置けばBenと9点で並び、バラを持つCleoが勝ちます。</translation>
    </message>
    <message>
        <source>A tie without the Rose</source>
        <translation>バラのない同点</translation>
    </message>
    <message>
        <source>If nobody has the Rose, the tied players count their tokens, and the one with the most wins. Every token counts once here: covered, doubled, special, and also the one from the Hat. The printed rules do not say which tokens count, so all of them do.</source>
        <translation>だれもバラを持っていなければ、同点の人がトークンを数え、いちばん多い人が勝ちます。ここではどのトークンも1個と数えます。覆われたものも、2倍のものも、特別なものも、帽子から出たものも同じです。元のルールにはどのトークンを数えるか書かれていないので、すべて数えます。</translation>
    </message>
    <message>
        <source>Nobody has the Rose. You have 12 points and 7 tokens, Ben has 11 points and 5 tokens. Lay the Grave on a 1, and you tie at 11 and win on tokens. Lay it on a 2 or a 3, and Ben has the most points.</source>
        <translation>だれもバラを持っていません。あなたは12点でトークン7個、Benは11点で5個です。墓を1に置くと、11点で並び、トークンの数であなたが勝ちます。2か3に置くと、Benの得点がいちばん多くなります。</translation>
    </message>
    <message>
        <source>Shared victory</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation>勝利を分かち合う</translation>
    </message>
    <message>
        <source>If the tied players are equal in tokens too, they win together. If only some of them share the highest number of tokens, those win and the other tied players do not. The printed rules cover only the case where all are equal.</source>
        <translation>同点の人のトークンの数も同じなら、勝利を分かち合います。その中の何人かがいちばん多い数で並んだら、その人たちだけの勝ちです。元のルールには、全員が同じ場合しか書かれていません。</translation>
    </message>
    <message>
        <source>This is a simpler ending, made for playing with young children. No token is turned over, and the most tokens win. Everything before The End stays the same. You switch it on before the game, and it stays on.</source>
        <translation>小さな子どもと遊ぶための、もっと簡単な終わり方です。トークンは表にせず、数だけで決めます。いちばん多い人の勝ちです。「おしまい」までは何も変わりません。ゲームの前に選び、途中では変えられません。</translation>
    </message>
    <message>
        <source>This is the last choice of a game in the family variant. The giver of the card that you choose gains the last token, and The End is read. Cleo has 6 tokens and Ben has 5, so the win may be hers alone or shared.</source>
        <translation>家族向けゲームの最後の選択です。あなたが選ぶカードを出した人が最後のトークンを得て、「おしまい」が読まれます。Cleoはトークン6個、Benは5個なので、Cleoだけの勝ちになるか、勝利を分かち合うことになります。</translation>
    </message>
    <message>
        <source>Family variant: ties</source>
        <translation>家族向けゲーム：同点</translation>
    </message>
    <message>
        <source>Recommended age</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation>何歳から</translation>
    </message>
    <message>
        <source>The printed game is for ages 8 and up, and its small parts are not for children under 3. That is advice only and changes no rule.</source>
        <translation>元のゲームは8歳以上向けで、小さな部品は3歳未満の子どもには向きません。これは目安で、ルールは何も変わりません。</translation>
    </message>
    <message>
        <source>Fifteen rounds</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation>15ラウンド</translation>
    </message>
    <message>
        <source>Each narrator card is a round, 15 in all. In round 15, The End is read, and nobody draws, plays, chooses or gains anything. So there are 14 rounds with a choice, and 18 story cards go into the tale, because double pages ask for 2.</source>
        <translation>語り手カード1枚が1ラウンドで、全部で15ラウンドです。第15ラウンドは「おしまい」を読むだけで、だれも引かず、出さず、選ばず、何も得ません。ですから、選ぶのは14ラウンドです。2枚を求めるページがあるので、物語に入る物語カードは18枚です。</translation>
    </message>
    <message>
        <source>The steps of a round</source>
        <translation>ラウンドの流れ</translation>
    </message>
    <message>
        <source>The Narrator reads the next narrator card. The others draw and then play a card face down. The played cards are shuffled and read out, and the Narrator chooses one. Its giver gains a token, the other cards go back, and the narrator deck is passed on. No step begins before the last one is done.</source>
        <translation>語り手が次の語り手カードを読みます。ほかの人はカードを引き、それから1枚を裏向きで出します。出されたカードをシャッフルして読み上げ、語り手が1枚選びます。それを出した人がトークンを1個得て、ほかのカードは戻り、語り手デッキを隣へ渡します。前の段階が終わるまで、次の段階は始まりません。</translation>
    </message>
    <message>
        <source>Turning the page</source>
        <translation>ページを開く</translation>
    </message>
    <message>
        <source>A round begins when its Narrator turns over the next narrator card and reads it out. The card stays face up, as a page of the tale. The program turns it over by itself.</source>
        <translation>ラウンドは、語り手が次の語り手カードを表にして読み上げるところから始まります。カードは物語の1ページとして、開いたままにします。プログラムが自動で開きます。</translation>
    </message>
    <message>
        <source>The banner names the category</source>
        <translation>帯が種類を示す</translation>
    </message>
    <message>
        <source>The banner on the page says which category is asked for. Only cards of this category are drawn and played in this round.</source>
        <translation>どの種類を求めるかは、ページの帯で分かります。このラウンドに引いたり出したりするのは、その種類のカードだけです。</translation>
    </message>
    <message>
        <source>Ben narrates, and his page asks for a place. You hold 2 places now. Pick a card of another category, and you are told that it does not fit. Then play one of the places.</source>
        <translation>Benが語り手で、ページは場所を求めています。あなたの手札に場所は2枚あります。まず、別の種類のカードを選んでみましょう。種類が合わないという注意が出ます。それから、場所のどちらかを出しましょう。</translation>
    </message>
    <message>
        <source>The others draw</source>
        <translation>ほかの人が引く</translation>
    </message>
    <message>
        <source>Everyone but the Narrator takes the top card of the category that is asked for. Everyone draws before anyone plays. So you hold 2 cards of this category and can choose between them.</source>
        <translation>語り手以外の全員が、求められた種類の山札の一番上を1枚取ります。全員が引いてから、カードを出します。ですから、その種類のカードは2枚になり、どちらかを選べます。</translation>
    </message>
    <message>
        <source>The Narrator stays out</source>
        <translation>語り手は加わらない</translation>
    </message>
    <message>
        <source>The Narrator neither draws nor plays, and keeps the card of this category for a later round. The printed rules could be read either way here; a Narrator who played would run out of cards.</source>
        <translation>語り手は引きも出しもせず、その種類の手札はあとのラウンドに取っておきます。元のルールは2とおりに読めますが、語り手も出すと、カードがなくなってしまいます。</translation>
    </message>
    <message>
        <source>A story deck runs short</source>
        <translation>山札が足りないとき</translation>
    </message>
    <message>
        <source>This never happens with our decks (SL-9). If it did, cards would be drawn clockwise from the Narrator’s left as long as there are any. Players who hold a card of the category play one; players who hold none are skipped.</source>
        <translation>付属の物語集では起こりません（SL-9）。もし起きたら、語り手の左隣から時計回りに、カードがあるかぎり引きます。その種類の手札がある人は1枚出し、ない人は飛ばします。</translation>
    </message>
    <message>
        <source>Everyone else plays one card</source>
        <translation>ほかの全員が1枚出す</translation>
    </message>
    <message>
        <source>Everyone but the Narrator is a giver and must play exactly 1 card of the category, face down. It may be the card you have just drawn or the one you held before. You keep the other one for later.</source>
        <translation>語り手以外は全員が「出した人」になり、求められた種類のカードを、必ず1枚だけ、裏向きで出します。いま引いたカードでも、前から持っていたカードでもかまいません。もう1枚は、あとのために手元に残します。</translation>
    </message>
    <message>
        <source>Secret and final</source>
        <translation>秘密で、変えられない</translation>
    </message>
    <message>
        <source>Everyone plays at the same time, and nobody sees what the others play. Everyone can see who has played, though. A played card cannot be taken back, because that could give something away. The printed rules say nothing about this.</source>
        <translation>全員が同時に出し、ほかの人が何を出すかは見えません。ただし、だれが出し終えたかは全員に見えます。出したカードは戻せません。戻すと、何かの手がかりになるかもしれないからです。元のルールには、戻すことについて書かれていません。</translation>
    </message>
    <message>
        <source>Wait until all have played</source>
        <translation>全員が出すまで待つ</translation>
    </message>
    <message>
        <source>The cards stay face down until the last player has played. Only then are they shuffled and shown, and only then can the Narrator choose.</source>
        <translation>最後の1人が出すまで、カードは裏向きのままです。そのあとシャッフルして公開し、それから語り手が選びます。</translation>
    </message>
    <message>
        <source>Shuffling the played cards</source>
        <translation>出されたカードをシャッフルする</translation>
    </message>
    <message>
        <source>When all have played, the cards are shuffled before anyone looks at them. Their order says nothing about who played which card or who was quick.</source>
        <translation>全員が出したら、だれかが見る前にカードをシャッフルします。並び順から、だれがどのカードを出したか、だれが早かったかは分かりません。</translation>
    </message>
    <message>
        <source>Cards are shown and read</source>
        <translation>カードを公開して読む</translation>
    </message>
    <message>
        <source>All the played cards are turned over and read out. From then on everyone knows them. None are left out.</source>
        <translation>出されたカードをすべて表にして、読み上げます。ここで全員がカードを知ります。1枚も省きません。</translation>
    </message>
    <message>
        <source>The Narrator chooses</source>
        <translation>語り手が選ぶ</translation>
    </message>
    <message>
        <source>The Narrator picks 1 of the cards shown to carry the tale on. The choice is free, but it must be one of these cards. Choosing none is not allowed, and neither is choosing a card from the Narrator’s own hand.</source>
        <translation>語り手は、公開されたカードから1枚を選び、それが物語の続きになります。どれを選ぶかは自由ですが、必ずこの中から選びます。どれも選ばないことも、語り手自身の手札から選ぶこともできません。</translation>
    </message>
    <message>
        <source>The 3 cards that the others have played are face up, and nothing shows whose they are. Choose one of them. Only then do you learn who played it and gains a token.</source>
        <translation>ほかの人が出した3枚が表になっていて、だれのものかは分かりません。1枚選びましょう。それで初めて、だれが出し、トークンを得るかが分かります。</translation>
    </message>
    <message>
        <source>The chosen card joins the tale</source>
        <translation>選ばれたカードは物語に入る</translation>
    </message>
    <message>
        <source>The chosen card lies beside its narrator card, like two pages of an open book. It stays there until the end and never goes back to a deck or a hand.</source>
        <translation>選ばれたカードは、開いた本の2ページのように、語り手カードと並べて置きます。終わりまでそこにあり、山札や手札に戻ることはありません。</translation>
    </message>
    <message>
        <source>A token for the chosen card</source>
        <translation>選ばれたカードにトークン</translation>
    </message>
    <message>
        <source>The giver of the chosen card gains 1 token from the pool, face down. Chance decides which one it is.</source>
        <translation>選ばれたカードを出した人は、置き場からトークンを裏向きで1個得ます。どのトークンかは運しだいです。</translation>
    </message>
    <message>
        <source>Tokens stay face down</source>
        <translation>トークンは伏せたまま</translation>
    </message>
    <message>
        <source>Nobody may look at a token before the end, not even its owner. Everyone can see how many tokens each player has.</source>
        <translation>終わるまでは、持ち主もふくめ、だれもトークンを見てはいけません。だれが何個持っているかは、全員に公開です。</translation>
    </message>
    <message>
        <source>Nobody knows who played what</source>
        <translation>だれが何を出したかは秘密</translation>
    </message>
    <message>
        <source>Until the choice is made, nobody learns who played which card: not the Narrator, not the others, not the bots. You know only your own card. The program gives no sign of it anywhere.</source>
        <translation>選ばれるまでは、語り手も、ほかの人も、ボットも、だれがどのカードを出したかを知りません。分かるのは自分のカードだけです。プログラムは、どこにもその手がかりを出しません。</translation>
    </message>
    <message>
        <source>Whose card was it?</source>
        <translation>だれのカードだったか</translation>
    </message>
    <message>
        <source>The token tells everyone whose card was chosen, and the table shows it beside that card. Nobody is ever told who played the other cards, not in the log and not after the game. With 3 players you can work it out yourself, but the program still does not say.</source>
        <translation>選ばれたカードがだれのものだったかは、だれがトークンを得たかで全員に分かり、テーブルではそのカードの横にも示されます。ほかのカードをだれが出したかは、記録にも、ゲームのあとにも、決して明かしません。3人なら自分で考えれば分かりますが、それでもプログラムからは明かしません。</translation>
    </message>
    <message>
        <source>The other cards go back</source>
        <translation>ほかのカードは戻る</translation>
    </message>
    <message>
        <source>The cards that were not chosen are shuffled and put under the deck of their category. Everyone has seen them, but nobody knows their order.</source>
        <translation>選ばれなかったカードは、シャッフルして、その種類の山札の下に置きます。全員が見たカードですが、順番はだれにも分かりません。</translation>
    </message>
    <message>
        <source>How many cards you hold</source>
        <translation>手札の枚数</translation>
    </message>
    <message>
        <source>Between rounds everyone holds 5 cards, 1 of each category. After drawing you hold 6, or 7 on a double page. After playing you hold 5 again. The Narrator holds 5 throughout.</source>
        <translation>ラウンドの合間の手札は、全員5枚、各種類1枚ずつです。引くと6枚、2つの帯のページなら7枚になり、出すとまた5枚です。語り手はずっと5枚です。</translation>
    </message>
    <message>
        <source>The narrator deck goes to the left</source>
        <translation>語り手デッキは左へ</translation>
    </message>
    <message>
        <source>After each round the narrator deck goes 1 seat to the left, and that player narrates next. It moves 1 seat after a double page too.</source>
        <translation>ラウンドが終わるたびに、語り手デッキは左隣へ渡り、その人が次に語ります。2つの帯のページのあとも、動くのは1席です。</translation>
    </message>
    <message>
        <source>Nothing else to do</source>
        <translation>ほかにすることはない</translation>
    </message>
    <message>
        <source>There is nothing else to do in a round: no passing, no swapping, no discarding, no second draw. You may talk as much as you like. The program never confirms what anyone says about a card.</source>
        <translation>ラウンドにすることはこれだけです。パスも、交換も、捨てることも、もう1枚引くこともありません。おしゃべりはいくらでもどうぞ。だれがカードについて何を言っても、プログラムが真偽を明かすことはありません。</translation>
    </message>
    <message>
        <source>Bots and shared screens</source>
        <translation>ボットと、同じ画面での遊び方</translation>
    </message>
    <message>
        <source>A bot sees exactly what its seat may see. As the Narrator, it does not know whose cards it is choosing from, so it cannot favour anyone. On a shared screen, a hand opens only when its player is ready, and the page with the choice names nobody.</source>
        <translation>ボットに見えるのは、その席から見えるものだけです。語り手になっても、だれのカードから選んでいるのか知らないので、ひいきはできません。同じ画面で遊ぶとき、手札は本人の準備ができてから開き、カードを選ぶページに、出した人の名前はありません。</translation>
    </message>
    <message>
        <source>Two banners, two cards</source>
        <translation>帯が2つなら2枚</translation>
    </message>
    <message>
        <source>If the page has 2 banners, everyone but the Narrator draws a card of each of the 2 categories and plays a card of each. Both are played together. Two cards of the same category, or only one card, will not do.</source>
        <translation>ページに帯が2つあれば、語り手以外の全員が、2つの種類から1枚ずつ引き、1枚ずつ出します。2枚はいっしょに出します。同じ種類の2枚や、1枚だけではいけません。</translation>
    </message>
    <message>
        <source>This page has 2 banners, object and action, and you hold 2 cards of each. Pick 1 object and 1 action and play them together. A single card is not enough.</source>
        <translation>このページの帯は品物と行動の2つで、あなたの手札にはどちらも2枚ずつあります。品物を1枚、行動を1枚選び、いっしょに出しましょう。1枚だけでは足りません。</translation>
    </message>
    <message>
        <source>Two piles</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation>2つの山</translation>
    </message>
    <message>
        <source>The cards of the 2 categories make 2 piles. Each pile is shuffled and shown by itself, so the positions in the piles do not show which cards came from the same player.</source>
        <translation>2つの種類のカードは、2つの山になります。山ごとに別々にシャッフルして公開するので、山の中の位置から、同じ人のカードの組み合わせは分かりません。</translation>
    </message>
    <message>
        <source>One card from each pile</source>
        <translation>それぞれの山から1枚</translation>
    </message>
    <message>
        <source>The Narrator chooses 1 card from each pile. Both choices are made together, and only then are the 2 tokens given. Both cards may come from the same player, who then gains 2 tokens. The printed rules do not say when the first token is given; given early, it could give something away about the second pile.</source>
        <translation>語り手は、それぞれの山から1枚ずつ選びます。2枚をいっしょに決め、それから2個のトークンを渡します。2枚とも同じ人のカードでもよく、その人はトークンを2個得ます。元のルールには、1個目のトークンをいつ渡すか書かれていません。早く渡すと、もう1つの山について何かが分かってしまうかもしれません。</translation>
    </message>
    <message>
        <source>Here are 2 piles, one of objects and one of actions. Choose 1 card from each. Both may come from the same player; you find out only when the tokens are given.</source>
        <translation>品物の山と行動の山、2つの山があります。それぞれから1枚ずつ選びましょう。2枚とも同じ人のカードかもしれませんが、それが分かるのはトークンを渡すときです。</translation>
    </message>
    <message>
        <source>Tidying up after a double page</source>
        <translation>2つの帯のページの片づけ</translation>
    </message>
    <message>
        <source>The other cards of each pile are shuffled and put under their own deck. Both chosen cards stay beside the page. Then the narrator deck goes 1 seat to the left, as always.</source>
        <translation>それぞれの山のほかのカードをシャッフルし、その種類の山札の下に置きます。選ばれた2枚は、ページの横に残ります。それから、いつものように、語り手デッキを1席左へ渡します。</translation>
    </message>
    <message>
        <source>A name and a detail</source>
        <translation>名前とひとこと</translation>
    </message>
    <message>
        <source>When choosing, the Narrator may give the chosen card a name or add a detail. Only characters, places and objects can have a name; a detail can go with any card. Everyone can read them, they become part of the tale, and they change nothing else. After the choice they stay as they are.</source>
        <translation>語り手は選ぶときに、選んだカードに名前を付けたり、ひとこと添えたりできます。名前を付けられるのは人物、場所、品物だけで、ひとことはどのカードにも添えられます。全員が読むことができ、物語の一部になりますが、ほかには何も影響しません。選んだあとは変えられません。</translation>
    </message>
    <message>
        <source>Choose a character and a feature for this page. Give the character a name and either card a detail, if you like. A feature cannot have a name.</source>
        <translation>このページの人物と特徴を選びましょう。よければ、人物に名前を付け、どちらのカードにもひとことを添えてみましょう。特徴に名前は付けられません。</translation>
    </message>
    <message>
        <source>How long a name may be</source>
        <translation>名前の長さ</translation>
    </message>
    <message>
        <source>A name may have up to 32 characters and a detail up to 160. Spaces at the ends and double spaces are tidied away, and line breaks become spaces. If the text is too long or contains characters that cannot be printed, the choice is refused and you can fix it.</source>
        <translation>名前は32文字まで、ひとことは160文字までです。前後の空白や連続する空白は取り除かれ、改行は空白になります。長すぎるときや、表示できない文字が入っているときは、選択は受け付けられず、書き直せます。</translation>
    </message>
    <message>
        <source>Blanks in the pages</source>
        <translation>ページの空白</translation>
    </message>
    <message>
        <source>Each banner leaves a blank in the text of its page, and the chosen card fills it. Later pages may come back to it. A villain chosen on page 2 can turn up again right up to the last page.</source>
        <translation>帯1つにつき、ページの文に空白が1つあり、選ばれたカードがそれを埋めます。そのカードが、あとのページにまた出てくることもあります。2ページ目で選ばれた悪役が、最後のページまで何度も現れるかもしれません。</translation>
    </message>
    <message>
        <source>Words that fit</source>
        <translation>文に合う言葉</translation>
    </message>
    <message>
        <source>Each story card knows the forms that a sentence may need: a hungry scarecrow, the hungry scarecrow, he, him, his. An action can appear as whistle backwards, whistled backwards or whistling backwards. That way the pages read well, whatever is chosen.</source>
        <translation>どの物語カードにも、文に必要な言い方がそろっています。人物なら「腹ぺこのかかし」や「かかし」、行動なら「口笛を逆さに吹く」「口笛を逆さに吹いた」「口笛を逆さに吹いている」など。ですから、何が選ばれても、ページは自然に読めます。</translation>
    </message>
    <message>
        <source>How a page is filled</source>
        <translation>ページの埋め方</translation>
    </message>
    <message>
        <source>A name appears where the blank is first filled on its page: a hungry scarecrow called Old Cornelius. Later pages use the name where their text asks for it. A detail follows the page as a paragraph of its own.</source>
        <translation>名前は、そのページで空白が最初に埋まるところに入ります。「コーネリウスじいさんという名の腹ぺこのかかし」のように。あとのページでは、文に必要なところで名前を使います。ひとことは、ページのあとに、別の段落として続きます。</translation>
    </message>
    <message>
        <source>Before the choice</source>
        <translation>選ぶ前のページ</translation>
    </message>
    <message>
        <source>A page is read before its blanks are filled. Until the choice, a filler takes their place, such as someone, somewhere or something peculiar. Blanks on earlier pages are already filled.</source>
        <translation>ページは、空白が埋まる前に読まれます。選ばれるまでは、「だれか」「どこか」「何か」といった仮の言葉が入っています。前のページの空白は、もう埋まっています。</translation>
    </message>
    <message>
        <source>The finished tale</source>
        <translation>できあがった物語</translation>
    </message>
    <message>
        <source>The finished tale is a book that you can read, save and print. It has the title, the players as tellers, all 15 pages in order with names and details, and a closing line. If you leave a game early, the book has the pages that were finished. It never says who played which card.</source>
        <translation>できあがった物語は、読んだり、保存したり、印刷したりできる本になります。題名、語ったプレイヤー全員の名前、15ページの文（名前とひとこともふくむ）、結びの1行が順に入っています。ゲームを途中で離れたら、終わったページまでの本になります。だれがどのカードを出したかは、決して書かれません。</translation>
    </message>
    <message>
        <source>Other languages</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation>ほかの言語</translation>
    </message>
    <message>
        <source>A deck in another language has its own word forms, its own fillers and its own way of giving a name. The cards and their banners are the same in all languages. A file that asks for a form that a card does not have is refused.</source>
        <translation>ほかの言語の物語集には、その言語の言葉の形、仮の言葉、名前の付け方があります。カードと帯は、どの言語でも同じです。カードにない言葉の形を求めるファイルは受け付けられません。</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>StoryLine is for 3 to 8 players. With fewer or more, the game does not start. Bots count as players.</source>
        <translation>StoryLineは3～8人用です。それより少なくても多くても、ゲームは始まりません。ボットも1人と数えます。</translation>
    </message>
    <message>
        <source>What the game is about</source>
        <translation>どんなゲームか</translation>
    </message>
    <message>
        <source>The whole table builds one spooky tale. Narrator cards carry it on, and you add its people, places, features, objects and deeds. When your card goes into the tale, you gain a token. In the end the points on your tokens decide, not how good anyone thought the tale was.</source>
        <translation>テーブルの全員で、1つのこわい物語を作ります。語り手カードが筋を運び、そこに人物、場所、特徴、品物、行動を加えるのはみなさんです。自分のカードが物語に入ると、トークンを得ます。最後に勝敗を決めるのはトークンの点数で、物語がどれほど気に入られたかではありません。</translation>
    </message>
    <message>
        <source>Narrator cards</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation>語り手カード</translation>
    </message>
    <message>
        <source>There are 2 narrator decks of 15 cards, numbered from 1 to 15. A game uses one of them, in order from card 1 on. It is never shuffled.</source>
        <translation>語り手デッキは2つあり、どちらも1から15まで番号の付いた15枚です。1回のゲームではどちらか1つを、カード1から順に使います。シャッフルすることはありません。</translation>
    </message>
    <message>
        <source>Story cards</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation>物語カード</translation>
    </message>
    <message>
        <source>There are 100 story cards and no two are the same: 20 characters, 20 places, 20 features, 20 objects and 20 actions. Each category has a deck of its own. The printed rules give the total and the categories; the even split is ours.</source>
        <translation>物語カードは100枚で、同じものはありません。人物20枚、場所20枚、特徴20枚、品物20枚、行動20枚です。種類ごとに別の山札にします。元のルールに書かれているのは合計と種類だけで、均等に分けるのはここでの決まりです。</translation>
    </message>
    <message>
        <source>There are 21 tokens, and their backs are all the same. 17 show a number, as candles on our tokens: seven 1s, six 2s and four 3s. The other 4 are special: the Grave, the Rose, the Bones and the Magic Hat. The printed rules do not give the numbers, so we chose them.</source>
        <translation>トークンは21個で、裏はすべて同じです。17個は数字で、ここではろうそくの絵で表します。1が7個、2が6個、3が4個です。ほかの4個は特別で、墓、バラ、骨、魔法の帽子です。元のルールに数字の内訳はないので、ここで決めました。</translation>
    </message>
    <message>
        <source>What a narrator card shows</source>
        <translation>語り手カードの見方</translation>
    </message>
    <message>
        <source>A narrator card has its number, a text to read out and 1 or 2 banners. A banner names a category of story cards by its colour, its icon and a word. Two banners on one card never name the same category. Card 15 is The End and has no banner.</source>
        <translation>語り手カードには、番号と、読み上げる文と、1つか2つの帯があります。帯は、物語カードの種類を、色とマークと言葉で示します。1枚にある2つの帯が、同じ種類を示すことはありません。カード15は「おしまい」で、帯はありません。</translation>
    </message>
    <message>
        <source>The two narrator decks</source>
        <translation>2つの語り手デッキ</translation>
    </message>
    <message>
        <source>You can tell No More Breakfasts or The Shadow Thief of Mouldwick. Each has 18 banners: 4 of its cards are double pages with 2 banners, and no category is asked for more than 4 times. The printed rules do not list their narrator cards, so both tales are our own.</source>
        <translation>「朝ごはんは、もうおしまい」か「モールドウィックの影どろぼう」を語れます。どちらも帯は18個で、4枚が2つの帯のページです。どの種類も、求められるのは4回までです。元のルールに語り手カードの一覧はないので、どちらの物語も独自のものです。</translation>
    </message>
    <message>
        <source>Enough tokens for all</source>
        <translation>トークンは足りる</translation>
    </message>
    <message>
        <source>Every banner hands out 1 token, so 18 tokens go to players before the end. The Magic Hat may take 1 more, and at least 2 stay in the pool. A narrator deck with more than 20 banners is refused, because the tokens might run out.</source>
        <translation>帯1つにつきトークンを1個渡すので、終わりまでに18個がプレイヤーのものになります。魔法の帽子でもう1個出ることがあり、少なくとも2個は置き場に残ります。帯が20個を超える語り手デッキは、トークンが足りなくなるかもしれないので受け付けられません。</translation>
    </message>
    <message>
        <source>Enough cards for all</source>
        <translation>カードは足りる</translation>
    </message>
    <message>
        <source>The others draw a card each, and all cards but the chosen one come back. So each round costs a category 1 card, and our decks never run short, even with 8 players. A narrator deck that asks for one category too often is refused: more than 6 times with 8 players, 8 times with 7, and so on.</source>
        <translation>ほかの人が1枚ずつ引き、選ばれたカードのほかはすべて戻ります。ですから、1ラウンドに減るのは、その種類のカード1枚だけで、付属の物語集なら8人でも足ります。1つの種類を求める回数が多すぎる語り手デッキは受け付けられません。8人なら6回を超えるもの、7人なら8回を超えるものなどです。</translation>
    </message>
    <message>
        <source>Decks of your own</source>
        <translation>自作の物語集</translation>
    </message>
    <message>
        <source>Decks can be translated or written at home. Each file is checked first: 15 narrator cards with The End as the last, 20 story cards in each category, and all the word forms that the texts ask for. A text may only use story cards chosen on its own page or an earlier one. A file that does not fit is refused, and you are told why.</source>
        <translation>物語集は、自分で翻訳したり書いたりできます。どのファイルも先に調べます。最後が「おしまい」の15枚の語り手カード、各種類20枚の物語カード、文に必要なすべての言葉の形がそろっていなければなりません。文で使えるのは、そのページか、それより前のページで選ばれた物語カードだけです。合わないファイルは受け付けられず、理由が示されます。</translation>
    </message>
    <message>
        <source>To the left is clockwise</source>
        <translation>左は時計回り</translation>
    </message>
    <message>
        <source>The player to your left is the next one clockwise. The narrator deck is passed that way, and at the end tokens are resolved that way too.</source>
        <translation>あなたの左隣は、時計回りに次の人です。語り手デッキはこの向きに渡し、ゲームの終わりのトークンの処理も、この向きに進みます。</translation>
    </message>
    <message>
        <source>Shuffling the story cards</source>
        <translation>物語カードをシャッフルする</translation>
    </message>
    <message>
        <source>Each of the 5 categories is shuffled by itself and placed face down. Cards of different categories are never mixed. Nobody may look through a deck.</source>
        <translation>5つの種類を別々にシャッフルし、裏向きに置きます。違う種類のカードを混ぜ合わせることはありません。山札の中を見てはいけません。</translation>
    </message>
    <message>
        <source>Opening hands</source>
        <extracomment>StoryLine: a heading of the rules</extracomment>
        <translation>はじめの手札</translation>
    </message>
    <message>
        <source>Everyone starts with 5 story cards, 1 of each category. The first Narrator gets them too.</source>
        <translation>全員が、各種類1枚ずつ、5枚の物語カードで始めます。最初の語り手も同じです。</translation>
    </message>
    <message>
        <source>The token pool</source>
        <translation>トークン置き場</translation>
    </message>
    <message>
        <source>All 21 tokens are mixed face down in the pool. Nobody has a token at the start.</source>
        <translation>21個のトークンを、すべて裏向きにして、置き場でシャッフルします。はじめはだれもトークンを持っていません。</translation>
    </message>
    <message>
        <source>Choosing the tale</source>
        <translation>物語を選ぶ</translation>
    </message>
    <message>
        <source>The player who sets up the game picks a narrator deck or leaves it to chance, with equal odds for both. The deck that is not used stays in the box. The printed rules do not say who picks.</source>
        <translation>ゲームを用意する人が、語り手デッキを選ぶか、運にまかせます。運なら、どちらも同じ確率です。使わないデッキは箱に残します。元のルールには、だれが選ぶか書かれていません。</translation>
    </message>
    <message>
        <source>The first Narrator</source>
        <translation>最初の語り手</translation>
    </message>
    <message>
        <source>The player who most recently finished reading a book narrates first. The program cannot know that, so you name the seat at the start, or chance decides, with equal odds for everyone. If two finished at the same time, agree on one.</source>
        <translation>いちばん最近、本を読み終えた人が最初の語り手です。プログラムには分からないので、はじめに席を決めるか、運で決めます。運なら、全員が同じ確率です。2人が同時に読み終えていたら、話し合って1人に決めてください。</translation>
    </message>
    <message>
        <source>Chance is fixed at the start</source>
        <translation>運は、はじめに決まっている</translation>
    </message>
    <message>
        <source>All shuffling in a game comes from one secret source, fixed when the game begins. So a saved game continues exactly as it would have. Nobody can see that source while the game lasts.</source>
        <translation>ゲームのシャッフルはすべて、ゲームの始めに決まる1つの秘密の数で決まります。ですから、保存したゲームも、そのまま遊び続けた場合とまったく同じように続きます。ゲームの間、その数を知ることはだれにもできません。</translation>
    </message>
    <message>
        <source>Read the page again. Which of your cards would fit its mood, and the Narrator’s taste?</source>
        <translation>ページを読み直しましょう。その雰囲気と語り手の好みに合うのは、どのカードですか？</translation>
    </message>
    <message>
        <source>Read the page with each of the cards. Which one carries the tale on best?</source>
        <translation>カードを1枚ずつ当てはめてページを読みましょう。物語の続きにいちばんよいのはどれですか？</translation>
    </message>
    <message>
        <source>Look at your numbers. Which of them is worth least now?</source>
        <translation>自分の数字を見ましょう。いまいちばん価値の低いのはどれですか？</translation>
    </message>
    <message>
        <source>Look at what each token would do now. The Grave needs a number to cover.</source>
        <translation>それぞれのトークンが何に効くかを見ましょう。墓には、覆う数字が必要です。</translation>
    </message>
    <message>
        <source>You’re a giver. Give one card that carries the tale on. Nobody but you knows it’s yours.</source>
        <translation>カードを出す番です。物語の続きになる1枚を出しましょう。あなたのカードだとは、ほかのだれにも分かりません。</translation>
    </message>
    <message>
        <source>You’re the Narrator. Read the page with each card and choose the one that carries the tale on. Its giver gains a token.</source>
        <translation>あなたが語り手です。カードを1枚ずつ当てはめてページを読み、物語の続きになる1枚を選びましょう。出した人はトークンを1個得ます。</translation>
    </message>
    <message>
        <source>A page of the tale is told. The next player narrates the next page.</source>
        <translation>物語の1ページを語り終えました。次のページは、次のプレイヤーが語り手です。</translation>
    </message>
    <message>
        <source>Special tokens do something at the end. You must use all of yours, in any order you like.</source>
        <translation>特別なトークンは、「おしまい」で効果を発揮します。自分のものは必ずすべて使い、順番は自由に選びます。</translation>
    </message>
    <message>
        <source>The Grave covers one of your own numbers, which is then worth nothing.</source>
        <translation>墓は自分の数字の1つを覆います。その数字は、それ以降0点です。</translation>
    </message>
    <message>
        <source>The End: numbers are points, and the Rose wins a tie. First the Grave, the Bones and the Magic Hat take effect, by themselves or, if you have several, in the order you choose.</source>
        <translation>おしまい：数字は点数で、同点ならバラの持ち主の勝ちです。その前に、墓、骨、魔法の帽子が自動で働きます。いくつも持っていれば、順番を選べます。</translation>
    </message>
    <message>
        <source>Denis is the Narrator and reads page 1. It has a gap, and its banner says what goes there: a place.</source>
        <translation>Denisが語り手で、1ページ目を読みます。ページには空白があり、何が入るかは帯に書いてあります。ここでは場所です。</translation>
    </message>
    <message>
        <source>Everyone but Denis draws a place and gives one, face down. Give the Abandoned Lighthouse.</source>
        <translation>Denisのほかは全員、場所を1枚引き、1枚を裏向きで出します。「見すてられた灯台」を出しましょう。</translation>
    </message>
    <message>
        <source>A pantry isn’t bad, but keep it for later. Give the lighthouse.</source>
        <translation>食料庫もすてきですが、あとのために取っておきましょう。いまは灯台を出しましょう。</translation>
    </message>
    <message>
        <source>The cards are shuffled and read out. Denis chooses one without knowing whose it is, and its giver gains a token.</source>
        <translation>カードはシャッフルして読み上げます。Denisはだれのものか知らないまま1枚を選び、それを出した人がトークンを1個得ます。</translation>
    </message>
    <message>
        <source>Denis chose yours, so you have a token, which stays face down even for you. Now you’re the Narrator, so choose whoever you like, and add a name if you wish.</source>
        <translation>Denisはあなたのカードを選びました。トークンは裏向きで、あなたにも見えません。今度はあなたが語り手です。好きな人物を選び、よければ名前を付けましょう。</translation>
    </message>
    <message>
        <source>Your choice stays in the tale, and the other two cards go back under their deck. The book passes to the left, to Ben.</source>
        <translation>選んだカードは物語に残り、ほかの2枚は山札の下に戻ります。本は左へ、Benに渡ります。</translation>
    </message>
    <message>
        <source>His page asks for a feature. You hold two, so give the one that fits better.</source>
        <translation>Benのページは特徴を求めています。手札に2枚あります。合うほうを出しましょう。</translation>
    </message>
    <message>
        <source>Ben took another card, so no token this time. This page has two banners, so give an object and an action.</source>
        <translation>Benは別のカードを選んだので、今回あなたにトークンはありません。このページの帯は2つです。品物と行動を1枚ずつ出しましょう。</translation>
    </message>
    <message>
        <source>Two piles, so Cleo chooses twice, and there are two tokens. Both may go to the same player.</source>
        <translation>山が2つあるので、Cleoは2回選び、渡すトークンも2個です。2個とも同じプレイヤーのものになることもあります。</translation>
    </message>
    <message>
        <source>It goes on like this to page 15, The End, when all tokens are turned over. Most are worth 1 to 3 points, four are special, and the most points win.</source>
        <translation>こうして15ページ目の「おしまい」まで進みます。そこでトークンをすべて表にします。たいていは1～3点の数字で、4個だけは特別なトークンです。得点のいちばん多い人の勝ちです。</translation>
    </message>
    <message>
        <source>You give a card</source>
        <translation>カードを出す</translation>
    </message>
    <message>
        <source>You’re the Narrator</source>
        <translation>あなたが語り手</translation>
    </message>
    <message>
        <source>On to The End</source>
        <translation>「おしまい」へ</translation>
    </message>
    <message>
        <source>Tell a spooky tale together. Each of your cards that makes it into the tale earns you a token, and tokens win the game.</source>
        <translation>みんなでこわい物語を語りましょう。自分のカードが物語に入るたびにトークンを1個得て、そのトークンで勝敗が決まります。</translation>
    </message>
    <message>
        <source>The special tokens are still to come. Each will explain itself at The End.</source>
        <translation>特別なトークンはこれからです。「おしまい」のページで説明があります。</translation>
    </message>
    <message>
        <source>Narrator|Narrators</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>語り手</translation>
    </message>
    <message>
        <source>giver|givers</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>出した人</translation>
    </message>
    <message>
        <source>page|pages</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>ページ</translation>
    </message>
    <message>
        <source>token|tokens</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>トークン</translation>
    </message>
    <message>
        <source>no banner</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>帯なし</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1と%2</translation>
    </message>
    <message>
        <source>The file is too large to be a deck.</source>
        <translation>物語集にしては、ファイルが大きすぎます。</translation>
    </message>
    <message>
        <source>The deck has %1 banners, but there are tokens for only %2.</source>
        <translation>語り手デッキの帯は%1個ですが、トークンが足りるのは%2個までです。</translation>
    </message>
    <message>
        <source>The deck has %1 banners for the category %2; with %3 players there are cards for only %4.</source>
        <translation>語り手デッキには種類%2の帯が%1個ありますが、%3人でカードが足りるのは%4個までです。</translation>
    </message>
    <message>
        <source>Narrator card %1 has %2; in deck %3 it must have %4.</source>
        <translation>語り手カード%1の帯は%2ですが、語り手デッキ%3では、そこが%4でなければなりません。</translation>
    </message>
    <message>
        <source>This is not JSON.</source>
        <translation>JSONではありません。</translation>
    </message>
    <message>
        <source>A number is too large.</source>
        <translation>大きすぎる数があります。</translation>
    </message>
    <message>
        <source>All numbers must be whole numbers.</source>
        <translation>数は整数でなければなりません。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; appears twice in one object.</source>
        <translation>1つのオブジェクトに「%1」が2回あります。</translation>
    </message>
    <message>
        <source>This is not JSON. A comma, a quotation mark or a bracket is missing or extra.</source>
        <translation>JSONではありません。コンマ、引用符、かっこのどれかが足りないか、余っています。</translation>
    </message>
    <message>
        <source>The values are nested too deeply.</source>
        <translation>値の入れ子が深すぎます。</translation>
    </message>
    <message>
        <source>The &apos;id&apos; of a narrator deck must be A or B, depending on which deck’s banners it uses.</source>
        <translation>語り手デッキの「id」はAかBでなければなりません。どちらのデッキの帯を持つかを示します。</translation>
    </message>
    <message>
        <source>Two narrator decks have the id %1.</source>
        <translation>idが%1の語り手デッキが2つあります。</translation>
    </message>
    <message>
        <source>A narrator deck must have %1 cards; this one has %2.</source>
        <translation>語り手デッキは%1枚でなければなりませんが、%2枚あります。</translation>
    </message>
    <message>
        <source>The deck has %1 banners; it must have %2 to %3.</source>
        <translation>語り手デッキの帯は%1個ですが、%2個から%3個まででなければなりません。</translation>
    </message>
    <message>
        <source>Narrator card %1 should be here.</source>
        <translation>ここには語り手カード%1があるはずです。</translation>
    </message>
    <message>
        <source>The last narrator card, and no other, must be marked with &quot;end&quot;: true.</source>
        <translation>&quot;end&quot;: trueは、最後の語り手カードにだけ、必ず書いてください。</translation>
    </message>
    <message>
        <source>Narrator card %1 is The End and must have no banner.</source>
        <translation>語り手カード%1は「おしまい」なので、帯があってはいけません。</translation>
    </message>
    <message>
        <source>Narrator card %1 must have one or two banners.</source>
        <translation>語り手カード%1の帯は、1つか2つでなければなりません。</translation>
    </message>
    <message>
        <source>Narrator card %1 must have one slot for each banner.</source>
        <translation>語り手カード%1には、帯ごとに1つのスロットが必要です。</translation>
    </message>
    <message>
        <source>Narrator card %1 has a banner for an unknown category.</source>
        <translation>語り手カード%1に、種類の分からない帯があります。</translation>
    </message>
    <message>
        <source>Narrator card %1 has the same banner twice.</source>
        <translation>語り手カード%1に、同じ帯が2つあります。</translation>
    </message>
    <message>
        <source>The name of a slot may contain only letters and digits, and it must start with a letter.</source>
        <translation>スロットの名前は、英字で始まる英数字でなければなりません。</translation>
    </message>
    <message>
        <source>Two banners in the deck have the slot %1.</source>
        <translation>語り手デッキの2つの帯が、同じスロット%1を使っています。</translation>
    </message>
    <message>
        <source>The text of narrator card %1</source>
        <translation>語り手カード%1の文章</translation>
    </message>
    <message>
        <source>The text of narrator card %1 has an unmatched brace.</source>
        <translation>語り手カード%1の文章で、波かっこの一方がありません。</translation>
    </message>
    <message>
        <source>Narrator card %1 does not use its slot %2.</source>
        <translation>語り手カード%1は、自分のスロット%2を使っていません。</translation>
    </message>
    <message>
        <source>Narrator card %1 uses %2, which no banner fills.</source>
        <translation>語り手カード%1は%2を使っていますが、それを埋める帯がありません。</translation>
    </message>
    <message>
        <source>Narrator card %1 uses %2, which is not filled until card %3.</source>
        <translation>語り手カード%1は%2を使っていますが、それが埋まるのはカード%3です。</translation>
    </message>
    <message>
        <source>The text asks for %1, but the category %2 has no such form.</source>
        <translation>文章は%1を求めていますが、種類%2にその形はありません。</translation>
    </message>
    <message>
        <source>%1 must be text.</source>
        <translation>%1は文字列でなければなりません。</translation>
    </message>
    <message>
        <source>%1 must be a list.</source>
        <translation>%1はリストでなければなりません。</translation>
    </message>
    <message>
        <source>%1 must be a whole number.</source>
        <translation>%1は整数でなければなりません。</translation>
    </message>
    <message>
        <source>%1 must be true or false.</source>
        <translation>%1はtrueかfalseでなければなりません。</translation>
    </message>
    <message>
        <source>%1 must be an object.</source>
        <translation>%1はオブジェクトでなければなりません。</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>%1がありません。</translation>
    </message>
    <message>
        <source>%1 contains characters that cannot be printed.</source>
        <translation>%1に、表示できない文字が入っています。</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1が空です。</translation>
    </message>
    <message>
        <source>%1 has %2 characters; the limit is %3.</source>
        <translation>%1は%2文字です。%3文字まで使えます。</translation>
    </message>
    <message>
        <source>A deck file must be a JSON object.</source>
        <translation>物語集のファイルはJSONのオブジェクトでなければなりません。</translation>
    </message>
    <message>
        <source>Unknown deck format. Taletop reads format 1.</source>
        <translation>物語集の形式が分かりません。Taletopが読めるのは形式1です。</translation>
    </message>
    <message>
        <source>The pattern &apos;named&apos; must contain {phrase} and {name}.</source>
        <translation>型「named」には{phrase}と{name}が必要です。</translation>
    </message>
    <message>
        <source>The category %1 is missing.</source>
        <translation>種類%1がありません。</translation>
    </message>
    <message>
        <source>There must be one or two narrator decks.</source>
        <translation>語り手デッキは、1つか2つでなければなりません。</translation>
    </message>
    <message>
        <source>There is no category %1; the categories are %2.</source>
        <translation>種類%1はありません。種類は%2です。</translation>
    </message>
    <message>
        <source>The category %1 appears twice.</source>
        <translation>種類%1が2つあります。</translation>
    </message>
    <message>
        <source>A category has %1 forms; the limit is %2.</source>
        <translation>形が%1個ある種類があります。使えるのは%2個までです。</translation>
    </message>
    <message>
        <source>The name of a form may contain only letters and digits, and it must not be &apos;name&apos;.</source>
        <translation>形の名前は英数字で、「name」は使えません。</translation>
    </message>
    <message>
        <source>The form %1 appears twice.</source>
        <translation>形%1が2つあります。</translation>
    </message>
    <message>
        <source>There is no form %1 in &apos;forms&apos;.</source>
        <translation>「forms」に形%1がありません。</translation>
    </message>
    <message>
        <source>The category %1 has %2 cards; it must have %3.</source>
        <translation>種類%1のカードは%2枚ですが、%3枚でなければなりません。</translation>
    </message>
    <message>
        <source>No card in the category %1 has the id %2.</source>
        <translation>種類%1に、idが%2のカードはありません。</translation>
    </message>
    <message>
        <source>The card %1 appears twice.</source>
        <translation>カード%1が2つあります。</translation>
    </message>
    <message>
        <source>The card %1 is missing the form %2.</source>
        <translation>カード%1に、形%2がありません。</translation>
    </message>
    <message>
        <source>The form %1</source>
        <translation>形%1</translation>
    </message>
    <message>
        <source>Pages to come</source>
        <translation>これからのページ</translation>
    </message>
    <message>
        <source>The tale so far</source>
        <translation>ここまでの物語</translation>
    </message>
    <message>
        <source>Tokens to gain</source>
        <translation>残りのトークン</translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>手札</translation>
    </message>
    <message>
        <source>Given for this page</source>
        <translation>このページに出したカード</translation>
    </message>
    <message>
        <source>Tokens, face up</source>
        <translation>表向きのトークン</translation>
    </message>
    <message>
        <source>%1: cards given</source>
        <translation>%1：出されたカード</translation>
    </message>
</context>
<context>
    <name>tailstory</name>
    <message>
        <source>Up to 5 cards</source>
        <translation>5枚まで</translation>
    </message>
    <message>
        <source>Up to 3 cards</source>
        <translation>3枚まで</translation>
    </message>
    <message>
        <source>In turn order</source>
        <translation>手番順に</translation>
    </message>
    <message>
        <source>Fastest finger</source>
        <extracomment>Tail Story: the game&apos;s name or one of its options</extracomment>
        <translation>早い者勝ち</translation>
    </message>
    <message>
        <source>Acting cards</source>
        <extracomment>Tail Story: the game&apos;s name or one of its options</extracomment>
        <translation>ものまねカード</translation>
    </message>
    <message>
        <source>How many cards an Acting card lets you draw.</source>
        <translation>ものまねカードで引ける枚数です。</translation>
    </message>
    <message>
        <source>Who may stop first</source>
        <translation>ストップの優先順</translation>
    </message>
    <message>
        <source>One at a time in turn order, or whoever is quickest.</source>
        <translation>止める機会が手番順に1人ずつ来るか、早い者勝ちかを選びます。</translation>
    </message>
    <message>
        <source>Deck check after the draw</source>
        <translation>引いたあとの山札チェック</translation>
    </message>
    <message>
        <source>A deck that runs out in the draw step is renewed before the first action.</source>
        <translation>ドローステップでなくなった山札を、最初のアクションの前に作り直します。</translation>
    </message>
    <message>
        <source>Deck check without an action</source>
        <translation>アクションなしの山札チェック</translation>
    </message>
    <message>
        <source>A turn without an action has a deck check too.</source>
        <translation>アクションを1つもしない手番にも、山札チェックをします。</translation>
    </message>
    <message>
        <source>Turn limit</source>
        <extracomment>Tail Story: the game&apos;s name or one of its options</extracomment>
        <translation>手番数の上限</translation>
    </message>
    <message>
        <source>The game ends with no winner after this many turns. 0 means no limit.</source>
        <translation>手番の数がこれに達すると、ゲームは決着なしで終わります。0なら上限なしです。</translation>
    </message>
    <message>
        <source>Copies of %1</source>
        <translation>「%1」の枚数</translation>
    </message>
    <message>
        <source>Together there must be at least 15 Event cards per player.</source>
        <translation>イベントカードは、全部合わせて、1人につき15枚以上必要です。</translation>
    </message>
    <message>
        <source>Tail Story</source>
        <extracomment>Tail Story: the game&apos;s name or one of its options</extracomment>
        <translation>Tail Story</translation>
    </message>
    <message>
        <source>Empty your deck, stop the others, howl</source>
        <translation>山札を空にし、相手を止めて、吠えろ！</translation>
    </message>
    <message>
        <source>A card game by Poj Santivatr</source>
        <translation>Poj Santivatr作カードゲーム</translation>
    </message>
    <message>
        <source>Your deck is empty, so any action leads to the deck check and a new deck.</source>
        <translation>山札は空です。どのアクションでも山札チェックになり、新しい山札ができます。</translation>
    </message>
    <message>
        <source>It empties your deck, and that earns an achievement.</source>
        <translation>山札が空になり、偉業が得られます。</translation>
    </message>
    <message numerus="yes">
        <source>It takes up to %1 of the %n card(s) in your deck, and you may get your bonus too.</source>
        <translation>
            <numerusform>山札%n枚のうち%1枚まで減らせて、ボーナスも得られるかもしれません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes up to %1 of the %n card(s) in your deck.</source>
        <translation>
            <numerusform>山札%n枚のうち、%1枚まで減らせます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It steals from %1, who holds %n card(s), and you may get your bonus too.</source>
        <translation>
            <numerusform>手札が%n枚の%1からスティールし、ボーナスも得られるかもしれません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It steals from %1, who holds %n card(s).</source>
        <translation>
            <numerusform>手札が%n枚の%1からスティールします。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It steals from %1, who holds %n card(s), and burying makes your next deck shorter.</source>
        <translation>
            <numerusform>手札が%n枚の%1からスティールし、埋めれば次の山札が薄くなります。</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your discards can be recycled now.</source>
        <translation>いまリサイクルできる捨て札はありません。</translation>
    </message>
    <message>
        <source>It can get “%1” back, and you may get your bonus too.</source>
        <translation>「%1」を取り戻せて、ボーナスも得られるかもしれません。</translation>
    </message>
    <message>
        <source>It can get “%1” back, and your next deck will be shorter.</source>
        <translation>「%1」を取り戻せて、次の山札が薄くなります。</translation>
    </message>
    <message>
        <source>It’s free, and your rivals lose cards.</source>
        <translation>無料で、相手の手札を減らせます。</translation>
    </message>
    <message>
        <source>Nobody can stop what you do after this.</source>
        <translation>このあとあなたがすることは、だれにも止められません。</translation>
    </message>
    <message>
        <source>It’s free, and it puts a card in your hand.</source>
        <translation>無料で、手札を1枚増やせます。</translation>
    </message>
    <message>
        <source>It slows down whoever is ahead.</source>
        <translation>首位のプレイヤーを遅らせます。</translation>
    </message>
    <message>
        <source>It’s free, and it takes cards off your deck.</source>
        <translation>無料で、山札を減らせます。</translation>
    </message>
    <message>
        <source>It takes a card off your deck, and you can discard the one you like least.</source>
        <translation>山札が1枚減り、いちばん要らないカードを捨てることができます。</translation>
    </message>
    <message>
        <source>It’s free, and you get a better card for your next deck.</source>
        <translation>無料で、次の山札によいカードを入れられます。</translation>
    </message>
    <message>
        <source>Nothing else would gain you anything now.</source>
        <translation>いまは、ほかに得になることがありません。</translation>
    </message>
    <message>
        <source>Your action is worth more than a Stopping card.</source>
        <translation>ストップカードを使ってでも、自分のアクションを守る価値があります。</translation>
    </message>
    <message>
        <source>It’s aimed at you.</source>
        <translation>あなたが狙われています。</translation>
    </message>
    <message>
        <source>The card matches your type, so you get your bonus out of turn.</source>
        <translation>自分のタイプのカードなので、自分の手番でなくてもボーナスが得られます。</translation>
    </message>
    <message>
        <source>It’s worth more to %1 than a Stopping card is to you.</source>
        <translation>ストップカードを使ってでも、%1を止める価値があります。</translation>
    </message>
    <message>
        <source>Your hand has room for both.</source>
        <translation>2枚とも手札に入ります。</translation>
    </message>
    <message>
        <source>Steal one and bury two, and your next deck is shorter.</source>
        <translation>1枚奪って2枚埋めれば、次の山札が薄くなります。</translation>
    </message>
    <message>
        <source>Each card gets you closer to the end of your deck.</source>
        <translation>1枚引くごとに、山札が空に近づきます。</translation>
    </message>
    <message numerus="yes">
        <source>That leaves %n card(s) in your deck.</source>
        <translation>
            <numerusform>山札は残り%n枚になります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your deck runs out, and that earns an achievement.</source>
        <translation>山札がなくなり、偉業が得られます。</translation>
    </message>
    <message>
        <source>Your deck shouldn’t run out again this turn. It would earn you nothing.</source>
        <translation>この手番にまた山札を引ききっても、何も得られません。</translation>
    </message>
    <message>
        <source>“%1” is the best of these cards for you.</source>
        <translation>この中であなたにいちばんよいのは「%1」です。</translation>
    </message>
    <message>
        <source>“%1” goes from their next deck into yours.</source>
        <translation>「%1」が相手の次の山札から、あなたの次の山札に移ります。</translation>
    </message>
    <message>
        <source>Your next deck is shorter without “%1”.</source>
        <translation>「%1」がなければ、次の山札が薄くなります。</translation>
    </message>
    <message>
        <source>“%1” helps you least, and this takes it out of play.</source>
        <translation>「%1」はいちばん役立たないカードで、これでゲームから取り除けます。</translation>
    </message>
    <message>
        <source>“%1” helps you least.</source>
        <translation>いちばん役立たないのは「%1」です。</translation>
    </message>
    <message>
        <source>The other cards are worth keeping.</source>
        <translation>ほかは、残しておきたいカードです。</translation>
    </message>
    <message>
        <source>Your hand is full.</source>
        <translation>手札がいっぱいです。</translation>
    </message>
    <message>
        <source>Your other discards are worth keeping.</source>
        <translation>捨て札のほかのカードは、残しておきたいものです。</translation>
    </message>
    <message>
        <source>“%1” matches your type and can earn your bonus.</source>
        <translation>「%1」は自分のタイプのカードで、ボーナスを得られます。</translation>
    </message>
    <message>
        <source>“%1” doesn’t match your type, so it earns no bonus.</source>
        <translation>「%1」は自分のタイプではないので、ボーナスは得られません。</translation>
    </message>
    <message>
        <source>Save your cards for something worse.</source>
        <translation>ストップカードは、もっと困ったときのために取っておきましょう。</translation>
    </message>
    <message>
        <source>%1 has a strong bonus and a strong ability.</source>
        <translation>%1はボーナスも能力も強力です。</translation>
    </message>
    <message>
        <source>It’s free, and it takes a card off your deck.</source>
        <translation>無料で、山札を1枚減らせます。</translation>
    </message>
    <message>
        <source>It wouldn’t gain you anything now.</source>
        <translation>いまは何の得にもなりません。</translation>
    </message>
    <message>
        <source>Bones Drawing</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>骨ドロー</translation>
    </message>
    <message>
        <source>A sketchy snack, drawn from memory.</source>
        <translation>うろ覚えで描いた、かじりかけの一枚。</translation>
    </message>
    <message>
        <source>Tuna Drawing</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>ツナドロー</translation>
    </message>
    <message>
        <source>Fine art, best served chilled.</source>
        <translation>名画は、よく冷やしてどうぞ。</translation>
    </message>
    <message>
        <source>Acorn Drawing</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>どんぐりドロー</translation>
    </message>
    <message>
        <source>Small nut, big picture.</source>
        <translation>実は小さく、夢は大きく。</translation>
    </message>
    <message>
        <source>Golden Rethiever</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>ゴールデン・ヨコトリバー</translation>
    </message>
    <message>
        <source>Brings everything back. To his own basket.</source>
        <translation>何でも取ってきます。自分のかごへ。</translation>
    </message>
    <message>
        <source>Cat Burglar</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>怪盗ネコ小僧</translation>
    </message>
    <message>
        <source>Nothing was heard. Nothing was left.</source>
        <translation>音もなし。残りもなし。</translation>
    </message>
    <message>
        <source>Cheeky Pockets</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>ちゃっかりほお袋</translation>
    </message>
    <message>
        <source>It was in my cheeks the whole time.</source>
        <translation>ずっとほっぺの中にありました。</translation>
    </message>
    <message>
        <source>Pug You Beach!</source>
        <translation>パグり込みビーチ！</translation>
    </message>
    <message>
        <source>This shore is taken. So is your turn.</source>
        <translation>この浜はいただいた。あなたの番もね。</translation>
    </message>
    <message>
        <source>Cat Got Your Turn!</source>
        <translation>その番、ニャンと没収！</translation>
    </message>
    <message>
        <source>You were saying? No, you were not.</source>
        <translation>何か言いかけた？&#x3000;いや、言ってないね。</translation>
    </message>
    <message>
        <source>No Nuts For You!</source>
        <translation>ナッツはナッシング！</translation>
    </message>
    <message>
        <source>The pantry is closed. Until lunch.</source>
        <translation>食料庫は閉店です。お昼まで。</translation>
    </message>
    <message>
        <source>Bone Again</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>骨折り得</translation>
    </message>
    <message>
        <source>Buried twice, loved three times.</source>
        <translation>二度埋めて、三度ほれた。</translation>
    </message>
    <message>
        <source>Re-Purr-Posed</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>リサイニャル</translation>
    </message>
    <message>
        <source>One cat’s trash is the same cat’s treasure.</source>
        <translation>捨てるネコあれば、拾うも同じネコ。</translation>
    </message>
    <message>
        <source>Wheel Be Back</source>
        <translation>また来るクルマ</translation>
    </message>
    <message>
        <source>Round it goes, and round it comes.</source>
        <translation>くるっと行って、くるっと戻る。</translation>
    </message>
    <message>
        <source>Howlywood Debut</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>ホエリウッド・デビュー</translation>
    </message>
    <message>
        <source>Lights, camera, awoo!</source>
        <translation>照明、カメラ、アオーン！</translation>
    </message>
    <message>
        <source>Purr-forming Arts</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>パフォーニャンス</translation>
    </message>
    <message>
        <source>A one-cat show with a full house of one.</source>
        <translation>ネコ一匹の舞台、観客一匹で満員御礼。</translation>
    </message>
    <message>
        <source>Squeak Preview</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>チュウ目の試写会</translation>
    </message>
    <message>
        <source>Coming soon to a hole in the wall near you.</source>
        <translation>近くの壁の穴で、近日公開。</translation>
    </message>
    <message>
        <source>Drawing</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>ドロー</translation>
    </message>
    <message>
        <source>Draw 1–2</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>1～2枚引く</translation>
    </message>
    <message>
        <source>Stealing</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>スティール</translation>
    </message>
    <message>
        <source>Steal 1–2, then bury 0–2</source>
        <translation>1～2枚奪い、0～2枚埋める</translation>
    </message>
    <message>
        <source>Stopping</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome; Tail Story: a heading of the rules</extracomment>
        <translation>ストップ</translation>
    </message>
    <message>
        <source>Stop, then bribe 1</source>
        <translation>止めて、わいろ1枚</translation>
    </message>
    <message>
        <source>Recycling</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>リサイクル</translation>
    </message>
    <message>
        <source>Recycle 1–2, no Stopping or Recycling cards</source>
        <translation>1～2枚リサイクル（ストップとリサイクルは不可）</translation>
    </message>
    <message>
        <source>Acting</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>ものまね</translation>
    </message>
    <message>
        <source>Altered: draw 1–5, others of your type 0–2</source>
        <translation>覚醒：1～5枚引き、同じタイプの人も0～2枚引く</translation>
    </message>
    <message>
        <source>Jack, the Beagle</source>
        <translation>ビーグルのジャック</translation>
    </message>
    <message>
        <source>Jack, the Hunter</source>
        <translation>狩人ジャック</translation>
    </message>
    <message>
        <source>Up to 3 others discard a random card (once a turn)</source>
        <translation>ほかの1～3人が手札を無作為に1枚ずつ捨てる（1手番に1回）</translation>
    </message>
    <message>
        <source>Alan, the Greyhound</source>
        <translation>グレイハウンドのアラン</translation>
    </message>
    <message>
        <source>Alan, the Sprinter</source>
        <translation>俊足アラン</translation>
    </message>
    <message>
        <source>Nobody can stop anything this turn (twice a game)</source>
        <translation>この手番はだれも何も止められない（1ゲームに2回）</translation>
    </message>
    <message>
        <source>Padthai, the Siamese</source>
        <translation>シャムネコのパッタイ</translation>
    </message>
    <message>
        <source>Padthai, the Chef</source>
        <translation>料理長パッタイ</translation>
    </message>
    <message>
        <source>Draw 1–3, then shuffle a card from hand into your deck (twice a game)</source>
        <translation>1～3枚引き、手札1枚を山札に戻してシャッフルする（1ゲームに2回）</translation>
    </message>
    <message>
        <source>Khalid, the Sphynx</source>
        <translation>スフィンクスのカリド</translation>
    </message>
    <message>
        <source>Khalid, the Pharaoh Cat</source>
        <translation>ファラオ猫カリド</translation>
    </message>
    <message>
        <source>Use one of your discards for free (twice a game)</source>
        <translation>自分の捨て札1枚を無料で使う（1ゲームに2回）</translation>
    </message>
    <message>
        <source>Ham &amp; Cheese, the Hamsters</source>
        <translation>ハムスターのハム＆チーズ</translation>
    </message>
    <message>
        <source>Ham &amp; Cheese, the Adventurers</source>
        <translation>冒険家ハム＆チーズ</translation>
    </message>
    <message>
        <source>Take a card you dug this turn (once a turn)</source>
        <translation>この手番に掘ったカードを1枚取る（1手番に1回）</translation>
    </message>
    <message>
        <source>Rocky, the Chinchilla</source>
        <translation>チンチラのロッキー</translation>
    </message>
    <message>
        <source>Rocky, the Chinzilla</source>
        <translation>怪獣チンジラ・ロッキー</translation>
    </message>
    <message>
        <source>Another player gets only 1 action point next turn (twice a game)</source>
        <translation>ほかの1人の次の手番を1アクションポイントにする（1ゲームに2回）</translation>
    </message>
    <message>
        <source>Bonus: draw 1, once a turn</source>
        <translation>ボーナス：1枚引く（1手番に1回）</translation>
    </message>
    <message>
        <source>Bonus: mess 1, once a turn</source>
        <translation>ボーナス：ちょっかい1（1手番に1回）</translation>
    </message>
    <message>
        <source>Bonus: dig 1, twice a turn</source>
        <translation>ボーナス：1枚掘る（1手番に2回）</translation>
    </message>
    <message>
        <source>Woof, woof, awooo!</source>
        <translation>ワン、ワン、アオーン！</translation>
    </message>
    <message>
        <source>Mrrow, miaow!</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>ンニャー、ニャーオ！</translation>
    </message>
    <message>
        <source>Squeak, squeak, chk-chk!</source>
        <translation>チュウ、チュウ、チチッ！</translation>
    </message>
    <message>
        <source>1ST</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>1番</translation>
    </message>
    <message>
        <source>2ND</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>2番</translation>
    </message>
    <message>
        <source>3RD</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>3番</translation>
    </message>
    <message>
        <source>4TH</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>4番</translation>
    </message>
    <message>
        <source>Draw 1, discard 1</source>
        <translation>1枚引き、1枚捨てる</translation>
    </message>
    <message>
        <source>Altered ability</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>覚醒能力</translation>
    </message>
    <message>
        <source>Discard swap</source>
        <extracomment>Tail Story: the name of a card; many are puns: another pun is welcome</extracomment>
        <translation>捨て札の交換</translation>
    </message>
    <message>
        <source>This seat isn’t in the game.</source>
        <translation>この席はゲームに参加していません。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>ゲームは終わりました。</translation>
    </message>
    <message>
        <source>It’s not your turn. You can only respond.</source>
        <translation>あなたの手番ではありません。できるのは対応だけです。</translation>
    </message>
    <message>
        <source>Another decision comes first.</source>
        <translation>先に決めることが、ほかにあります。</translation>
    </message>
    <message>
        <source>It’s not your turn to choose a character.</source>
        <translation>まだキャラクターを選ぶ番ではありません。</translation>
    </message>
    <message>
        <source>%1 is taken.</source>
        <translation>%1はもう選ばれています。</translation>
    </message>
    <message>
        <source>Not enough action points. It costs %1, and you have %2.</source>
        <translation>アクションポイントが足りません。%1かかりますが、%2しかありません。</translation>
    </message>
    <message>
        <source>That costs %1. The starting player has only 1 action point on the first turn.</source>
        <translation>必要なアクションポイントは%1です。1番の人の最初の手番は1アクションポイントだけです。</translation>
    </message>
    <message>
        <source>That costs %1. You were hit, so you have only 1 action point this turn.</source>
        <translation>必要なアクションポイントは%1です。ロッキーのビームを受けたので、この手番は1アクションポイントだけです。</translation>
    </message>
    <message>
        <source>An Acting card costs %1 action points, and you have %2.</source>
        <translation>ものまねカードには%1アクションポイントかかりますが、%2しかありません。</translation>
    </message>
    <message>
        <source>You have no action points left.</source>
        <translation>アクションポイントが残っていません。</translation>
    </message>
    <message>
        <source>%1 isn’t in your hand.</source>
        <translation>「%1」はあなたの手札にありません。</translation>
    </message>
    <message>
        <source>Stopping cards are only for responding. Wait until someone does something.</source>
        <translation>ストップカードは対応にしか使えません。だれかが何かするまで待ちましょう。</translation>
    </message>
    <message>
        <source>Aim it at one other player.</source>
        <translation>ほかのプレイヤーを1人狙ってください。</translation>
    </message>
    <message>
        <source>That doesn’t take a target.</source>
        <translation>ここでは、相手を狙う必要はありません。</translation>
    </message>
    <message>
        <source>No other player has any cards in hand.</source>
        <translation>手札のあるプレイヤーが、ほかにいません。</translation>
    </message>
    <message>
        <source>%1 has no cards in hand.</source>
        <translation>%1には手札がありません。</translation>
    </message>
    <message>
        <source>You can’t steal from yourself.</source>
        <translation>自分からは奪えません。</translation>
    </message>
    <message>
        <source>Your discard pile has no Drawing, Stealing or Acting cards.</source>
        <translation>あなたの捨て札に、ドロー、スティール、ものまねのカードがありません。</translation>
    </message>
    <message>
        <source>Your character isn’t the same type as the card.</source>
        <translation>あなたのキャラクターとカードのタイプが違います。</translation>
    </message>
    <message>
        <source>Your character is still in Normal form.</source>
        <translation>キャラクターはまだ通常形態です。</translation>
    </message>
    <message>
        <source>There’s nothing to stop.</source>
        <translation>止めるものがありません。</translation>
    </message>
    <message>
        <source>%1 isn’t a Stopping card.</source>
        <translation>「%1」はストップカードではありません。</translation>
    </message>
    <message>
        <source>You can’t stop your own action or card.</source>
        <translation>自分のアクションやカードは止められません。</translation>
    </message>
    <message>
        <source>Acting cards can’t be stopped.</source>
        <translation>ものまねカードは止められません。</translation>
    </message>
    <message>
        <source>The draw step, bonuses, the deck check and the end of a turn can’t be stopped.</source>
        <translation>ドローステップ、ボーナス、山札チェック、手番の終わりは止められません。</translation>
    </message>
    <message>
        <source>Someone has already stopped this. Aim at the newest card.</source>
        <translation>もうだれかが止めています。止められるのは、いちばん新しいカードです。</translation>
    </message>
    <message>
        <source>It’s resolving. Nobody can stop anything now.</source>
        <translation>もう実行されています。いまはだれも何も止められません。</translation>
    </message>
    <message>
        <source>%1 is asked first.</source>
        <translation>先に%1が答えます。</translation>
    </message>
    <message>
        <source>You’ve already let it go.</source>
        <translation>もう見送りました。</translation>
    </message>
    <message>
        <source>Sprint! No Stopping cards this turn.</source>
        <translation>スパート中：この手番にストップカードは使えません。</translation>
    </message>
    <message>
        <source>You have no cards in hand.</source>
        <translation>手札がありません。</translation>
    </message>
    <message>
        <source>There’s no such card or action to stop.</source>
        <translation>止められるカードやアクションではありません。</translation>
    </message>
    <message>
        <source>Your deck and your hand are both empty.</source>
        <translation>山札も手札もありません。</translation>
    </message>
    <message>
        <source>Your character is still in Normal form. Collect an achievement first.</source>
        <translation>キャラクターはまだ通常形態です。先に偉業を得ましょう。</translation>
    </message>
    <message>
        <source>You’ve already used this ability this turn. Stopped uses count.</source>
        <translation>能力はこの手番にもう使いました。止められても使ったことになります。</translation>
    </message>
    <message>
        <source>You’ve already used this ability twice this game. Stopped uses count.</source>
        <translation>能力はこのゲームで2回使いました。止められても使ったことになります。</translation>
    </message>
    <message>
        <source>No other player has a card to lose.</source>
        <translation>ほかのプレイヤーは、だれも手札を持っていません。</translation>
    </message>
    <message>
        <source>You can’t choose %1. Choose players who have cards in hand.</source>
        <translation>%1は選べません。手札のあるほかのプレイヤーを選んでください。</translation>
    </message>
    <message>
        <source>Choose one to three other players.</source>
        <translation>ほかのプレイヤーを1人から3人選んでください。</translation>
    </message>
    <message>
        <source>Your discard pile has no Drawing, Stealing or Recycling cards.</source>
        <translation>あなたの捨て札に、ドロー、スティール、リサイクルのカードがありません。</translation>
    </message>
    <message>
        <source>Acting cards can’t be used like this.</source>
        <translation>ものまねカードは、この使い方ができません。</translation>
    </message>
    <message>
        <source>Stopping cards can’t be used like this. There’s nothing to stop.</source>
        <translation>ストップカードは、この使い方ができません。止めるものがありません。</translation>
    </message>
    <message>
        <source>%1 isn’t in your discard pile.</source>
        <translation>「%1」はあなたの捨て札にありません。</translation>
    </message>
    <message>
        <source>Choose a card from your discard pile.</source>
        <translation>自分の捨て札から1枚選んでください。</translation>
    </message>
    <message>
        <source>You didn’t dig a card this turn, or it has left your discard pile.</source>
        <translation>この手番に掘ったカードが、あなたの捨て札にありません。</translation>
    </message>
    <message>
        <source>Choose one other player.</source>
        <translation>ほかのプレイヤーを1人選んでください。</translation>
    </message>
    <message>
        <source>You’ve already swapped this turn. A stopped swap counts.</source>
        <translation>この手番ではもう交換しました。止められた交換も1回と数えます。</translation>
    </message>
    <message>
        <source>Your discard pile is empty.</source>
        <translation>あなたの捨て札は空です。</translation>
    </message>
    <message>
        <source>%1’s discard pile is empty.</source>
        <translation>%1の捨て札は空です。</translation>
    </message>
    <message>
        <source>All other discard piles are empty.</source>
        <translation>ほかの捨て札はすべて空です。</translation>
    </message>
    <message>
        <source>Draw %1 to %2 cards, but no more than your deck has.</source>
        <translation>引けるのは%1～%2枚で、山札にある分までです。</translation>
    </message>
    <message>
        <source>An Acting card draws %1 to %2 cards, but no more than your deck has.</source>
        <translation>ものまねカードで引けるのは%1～%2枚で、山札にある分までです。</translation>
    </message>
    <message>
        <source>Draw %1 to %2 cards, then put one from your hand back.</source>
        <translation>%1～%2枚引き、そのあと手札1枚を戻してください。</translation>
    </message>
    <message>
        <source>Steal %1 to %2 cards, but no more than the player has.</source>
        <translation>奪えるのは%1～%2枚で、相手の手札にある分までです。</translation>
    </message>
    <message>
        <source>Only characters of the same type can join in.</source>
        <translation>加われるのは同じタイプのキャラクターだけです。</translation>
    </message>
    <message>
        <source>You may put one card from your deck on theirs, or none.</source>
        <translation>相手の山札に置けるのは、自分の山札の一番上の1枚だけです。置かなくてもかまいません。</translation>
    </message>
    <message>
        <source>%1 is still in a play zone.</source>
        <translation>「%1」はまだプレイエリアにあります。</translation>
    </message>
    <message>
        <source>You can’t recycle Stopping or Recycling cards like %1.</source>
        <translation>「%1」はリサイクルできません。ストップとリサイクルのカードは対象外です。</translation>
    </message>
    <message>
        <source>You didn’t dig %1 this turn.</source>
        <translation>「%1」はこの手番に掘ったカードではありません。</translation>
    </message>
    <message>
        <source>%1 isn’t in their discard pile.</source>
        <translation>「%1」は相手の捨て札にありません。</translation>
    </message>
    <message>
        <source>You’ve already picked %1.</source>
        <translation>「%1」はもう選びました。</translation>
    </message>
    <message>
        <source>Each side gives 1 or 2 cards. Pick one first.</source>
        <translation>おたがいに1枚か2枚ずつ交換します。先に1枚選んでください。</translation>
    </message>
    <message>
        <source>Recycle at least one card.</source>
        <translation>少なくとも1枚はリサイクルしてください。</translation>
    </message>
    <message>
        <source>Discard down to your hand limit. %1 more to go.</source>
        <translation>手札上限になるまで捨ててください。あと%1枚です。</translation>
    </message>
    <message>
        <source>You’re already discarding %1. Pick another card.</source>
        <translation>「%1」はもう捨てることになっています。別のカードを選んでください。</translation>
    </message>
    <message>
        <source>%1 is already going into your new deck. Pick another card.</source>
        <translation>「%1」はもう新しい山札に入ることになっています。別のカードを選んでください。</translation>
    </message>
    <message>
        <source>A card from your hand must go back into your deck.</source>
        <translation>手札1枚を山札に戻してください。</translation>
    </message>
    <message>
        <source>Discard a card first.</source>
        <translation>先にカードを1枚捨ててください。</translation>
    </message>
    <message>
        <source>Your deck ran out. Choose your achievement first.</source>
        <translation>山札がなくなりました。先に偉業にするカードを選んでください。</translation>
    </message>
    <message>
        <source>Take one of the cards you dug this turn.</source>
        <translation>この手番に掘ったカードから1枚取ってください。</translation>
    </message>
    <message>
        <source>You can use bonuses only in the bonus step, after an action.</source>
        <translation>ボーナスは、アクションのあとのボーナスステップで使います。</translation>
    </message>
    <message>
        <source>You’ve passed on your bonus this time.</source>
        <translation>このボーナスステップのボーナスは見送りました。</translation>
    </message>
    <message>
        <source>You didn’t play a card of your type in this step. Abilities and swaps don’t count.</source>
        <translation>このステップで、自分のタイプのカードを使っていません。能力と交換は数に入りません。</translation>
    </message>
    <message>
        <source>Your matching card was stopped.</source>
        <translation>自分のタイプのカードは止められました。</translation>
    </message>
    <message>
        <source>You’ve used up your bonus for this turn.</source>
        <translation>この手番のボーナスは使い切りました。</translation>
    </message>
    <message>
        <source>Your deck is empty.</source>
        <translation>山札は空です。</translation>
    </message>
    <message>
        <source>The deck check has begun. Bonuses come before it.</source>
        <translation>山札チェックが始まりました。ボーナスを使えるのは、その前だけです。</translation>
    </message>
    <message>
        <source>Choose the card to take from another player’s discard pile.</source>
        <translation>ほかのプレイヤーの捨て札から取るカードを選んでください。</translation>
    </message>
    <message>
        <source>%1 isn’t in another player’s discard pile.</source>
        <translation>「%1」はほかのプレイヤーの捨て札にありません。</translation>
    </message>
    <message>
        <source>No other discard pile had a card for your bonus.</source>
        <translation>ほかの捨て札に、ボーナスで取れるカードがありませんでした。</translation>
    </message>
    <message>
        <source>Your deck isn’t empty, so no achievement yet.</source>
        <translation>山札はまだ空ではないので、偉業は得られません。</translation>
    </message>
    <message>
        <source>The deck check comes after an action, or when you end the turn.</source>
        <translation>山札チェックは、アクションのあとか、手番を終えるときに行います。</translation>
    </message>
    <message>
        <source>The turn can’t end while something is still going on.</source>
        <translation>まだ処理の途中なので、手番を終えられません。</translation>
    </message>
    <message>
        <source>Achievements</source>
        <extracomment>Tail Story: a line of the score; Tail Story: what lies on the table and in which state; Where a name is missing, or a word of the table that all games share; Tail Story: a heading of the rules</extracomment>
        <translation>偉業</translation>
    </message>
    <message>
        <source>Achievement %1</source>
        <extracomment>Tail Story: a line of the score</extracomment>
        <translation>偉業%1</translation>
    </message>
    <message>
        <source>A face-down card</source>
        <translation>裏向きのカード</translation>
    </message>
    <message>
        <source>%1</source>
        <extracomment>Tail Story: what lies on the table and in which state; Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1, stopped</source>
        <extracomment>Tail Story: what lies on the table and in which state</extracomment>
        <translation>%1、止められた</translation>
    </message>
    <message>
        <source>%1, dug this turn</source>
        <translation>%1、この手番に掘った</translation>
    </message>
    <message>
        <source>%2’s %1, stopped</source>
        <translation>%2の「%1」、止められた</translation>
    </message>
    <message>
        <source>%2’s %1</source>
        <extracomment>Tail Story: what lies on the table and in which state</extracomment>
        <translation>%2の「%1」</translation>
    </message>
    <message>
        <source>%1 will resolve</source>
        <translation>「%1」は実行されます</translation>
    </message>
    <message>
        <source>%1 will be stopped</source>
        <translation>「%1」が止められます</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <extracomment>Tail Story: what lies on the table and in which state</extracomment>
        <translation>手番%1</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <extracomment>Tail Story: what lies on the table and in which state</extracomment>
        <translation>%1の手番</translation>
    </message>
    <message numerus="yes">
        <source>%n action point(s)</source>
        <translation>
            <numerusform>アクションポイント%n</numerusform>
        </translation>
    </message>
    <message>
        <source>Swapped this turn</source>
        <translation>この手番に交換済み</translation>
    </message>
    <message>
        <source>Swap: 1 left</source>
        <translation>交換：残り1回</translation>
    </message>
    <message>
        <source>Step %1 of 5</source>
        <translation>ステップ%1／5</translation>
    </message>
    <message>
        <source>Nobody can stop anything this turn</source>
        <translation>この手番はだれも何も止められません</translation>
    </message>
    <message>
        <source>Altered form</source>
        <extracomment>Tail Story: what lies on the table and in which state</extracomment>
        <translation>覚醒形態</translation>
    </message>
    <message>
        <source>Normal form</source>
        <extracomment>Tail Story: what lies on the table and in which state</extracomment>
        <translation>通常形態</translation>
    </message>
    <message numerus="yes">
        <source>Ability: %n use(s) left this game</source>
        <translation>
            <numerusform>能力：このゲームで残り%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ability: %n use(s) left this turn</source>
        <translation>
            <numerusform>能力：この手番で残り%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bonus: %n use(s) left this turn</source>
        <translation>
            <numerusform>ボーナス：この手番で残り%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n achievement(s)</source>
        <extracomment>Tail Story: what lies on the table and in which state</extracomment>
        <translation>
            <numerusform>偉業の数%n</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand limit %1</source>
        <translation>手札上限%1</translation>
    </message>
    <message>
        <source>1 action point next turn</source>
        <translation>次の手番は1アクションポイント</translation>
    </message>
    <message>
        <source>Achievement collected this turn</source>
        <translation>この手番に偉業を得た</translation>
    </message>
    <message>
        <source>Lets it go</source>
        <translation>見送った</translation>
    </message>
    <message>
        <source>Being asked</source>
        <extracomment>Tail Story: what lies on the table and in which state</extracomment>
        <translation>対応待ち</translation>
    </message>
    <message>
        <source>Targeted</source>
        <extracomment>Tail Story: what lies on the table and in which state</extracomment>
        <translation>狙われている</translation>
    </message>
    <message numerus="yes">
        <source>Steal %n card(s)</source>
        <translation>
            <numerusform>%n枚奪う</numerusform>
        </translation>
    </message>
    <message>
        <source>Stay silent</source>
        <extracomment>Tail Story: what a player may do; %1 is the name of a card, or of a player after &apos;at&apos;</extracomment>
        <translation>だまっている</translation>
    </message>
    <message numerus="yes">
        <source>Join in and draw %n card(s)</source>
        <translation>
            <numerusform>加わって%n枚引く</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep your top card</source>
        <translation>一番上のカードを残す</translation>
    </message>
    <message>
        <source>Put your top card on %1’s deck</source>
        <translation>一番上のカードを%1の山札に置く</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)</source>
        <translation>
            <numerusform>%n枚引く</numerusform>
        </translation>
    </message>
    <message>
        <source>Bury %1 in %2’s pile</source>
        <translation>「%1」を%2の捨て札に埋める</translation>
    </message>
    <message>
        <source>Recycle %1</source>
        <extracomment>Tail Story: what a player may do; %1 is the name of a card, or of a player after &apos;at&apos;</extracomment>
        <translation>「%1」をリサイクル</translation>
    </message>
    <message>
        <source>Put %1 back into your deck</source>
        <translation>「%1」を山札に戻す</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <extracomment>Tail Story: what a player may do; %1 is the name of a card, or of a player after &apos;at&apos;</extracomment>
        <translation>「%1」を手元に残す</translation>
    </message>
    <message>
        <source>Give %1</source>
        <extracomment>Tail Story: what a player may do; %1 is the name of a card, or of a player after &apos;at&apos;</extracomment>
        <translation>「%1」を渡す</translation>
    </message>
    <message>
        <source>Take %1</source>
        <extracomment>Tail Story: what a player may do; %1 is the name of a card, or of a player after &apos;at&apos;</extracomment>
        <translation>「%1」を取る</translation>
    </message>
    <message>
        <source>Mess: take %1 from %2’s pile</source>
        <translation>ちょっかい：%2の捨て札から「%1」を取る</translation>
    </message>
    <message>
        <source>Collect %1 as your achievement</source>
        <translation>「%1」を偉業にする</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <extracomment>Tail Story: what a player may do; %1 is the name of a card, or of a player after &apos;at&apos;</extracomment>
        <translation>「%1」を捨てる</translation>
    </message>
    <message>
        <source>Swap one card</source>
        <translation>1枚だけ交換</translation>
    </message>
    <message>
        <source>Bury nothing</source>
        <extracomment>Tail Story: what a player may do; %1 is the name of a card, or of a player after &apos;at&apos;</extracomment>
        <translation>何も埋めない</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Tail Story: what a player may do; %1 is the name of a card, or of a player after &apos;at&apos;</extracomment>
        <translation>完了</translation>
    </message>
    <message>
        <source>%1: aim at %2</source>
        <translation>%1：%2を狙う</translation>
    </message>
    <message>
        <source>%1: aim at %2 and %3</source>
        <translation>%1：%2と%3を狙う</translation>
    </message>
    <message>
        <source>%1: aim at %2, %3 and %4</source>
        <translation>%1：%2、%3、%4を狙う</translation>
    </message>
    <message>
        <source>%1: use %2</source>
        <translation>%1：「%2」を使う</translation>
    </message>
    <message>
        <source>%1: use %2 on %3</source>
        <translation>%1：「%2」を%3に使う</translation>
    </message>
    <message>
        <source>Play %1 on %2</source>
        <translation>「%1」を%2に使う</translation>
    </message>
    <message>
        <source>Play %1</source>
        <extracomment>Tail Story: what a player may do; %1 is the name of a card, or of a player after &apos;at&apos;</extracomment>
        <translation>「%1」を使う</translation>
    </message>
    <message>
        <source>Draw 1, then discard 1</source>
        <translation>1枚引き、1枚捨てる</translation>
    </message>
    <message>
        <source>Swap discards with %1</source>
        <translation>%1と捨て札を交換</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>手番を終える</translation>
    </message>
    <message>
        <source>Stop it with %1</source>
        <translation>「%1」で止める</translation>
    </message>
    <message>
        <source>Let it go</source>
        <translation>見送る</translation>
    </message>
    <message>
        <source>No bonus</source>
        <extracomment>Tail Story: what a player may do; %1 is the name of a card, or of a player after &apos;at&apos;</extracomment>
        <translation>ボーナスなし</translation>
    </message>
    <message>
        <source>Draw 1–3, then others of your type draw 0–2</source>
        <translation>1～3枚引き、同じタイプのほかの人も0～2枚引く</translation>
    </message>
    <message numerus="yes">
        <source>%n action point(s) will be lost.</source>
        <translation>
            <numerusform>アクションポイント%nが無駄になります。</numerusform>
        </translation>
    </message>
    <message>
        <source>You’ll lose the bonus. You can’t use it later.</source>
        <translation>ボーナスは無駄になり、あとでは使えません。</translation>
    </message>
    <message>
        <source>You could draw cards here, but you’re drawing none.</source>
        <translation>ここでカードを引けますが、このままでは引きません。</translation>
    </message>
    <message>
        <source>You could take one more card.</source>
        <translation>もう1枚取れます。</translation>
    </message>
    <message>
        <source>%1. Altered: %2</source>
        <translation>%1。覚醒：%2</translation>
    </message>
    <message>
        <source>%2; costs %1</source>
        <translation>%2。コスト%1</translation>
    </message>
    <message>
        <source>Your deck is empty, so you’ll draw nothing.</source>
        <translation>山札が空なので、何も引きません。</translation>
    </message>
    <message>
        <source>Costs 1 action point</source>
        <translation>1アクションポイント</translation>
    </message>
    <message>
        <source>1 or 2 discards, one for one. Free, once a turn.</source>
        <translation>1～2枚ずつ、無料・1手番に1回</translation>
    </message>
    <message numerus="yes">
        <source>You’ll discard %n card(s).</source>
        <translation>
            <numerusform>手札を%n枚捨てます。</numerusform>
        </translation>
    </message>
    <message>
        <source>%2’s “%1” fails, and %2 draws a card, unless your card is stopped</source>
        <translation>あなたのカードが止められなければ、%2の「%1」は無効になり、%2は1枚引きます</translation>
    </message>
    <message>
        <source>Choose your character.</source>
        <translation>キャラクターを選んでください。</translation>
    </message>
    <message>
        <source>The last in the queue chooses first. Everyone starts in Normal form.</source>
        <translation>順番が最後の人から選びます。全員が通常形態で始めます。</translation>
    </message>
    <message>
        <source>Your turn. Choose an action, or end the turn.</source>
        <translation>あなたの手番です。アクションを選ぶか、手番を終えてください。</translation>
    </message>
    <message>
        <source>How many cards will you draw?</source>
        <translation>何枚引きますか？</translation>
    </message>
    <message>
        <source>You get them all at once.</source>
        <translation>まとめて引きます。</translation>
    </message>
    <message>
        <source>How many cards will you steal?</source>
        <translation>何枚奪いますか？</translation>
    </message>
    <message>
        <source>They’re taken at random.</source>
        <translation>無作為に選ばれます。</translation>
    </message>
    <message>
        <source>Bury up to 2 of your discards, or none.</source>
        <translation>捨て札を2枚まで埋められます。埋めなくてもかまいません。</translation>
    </message>
    <message>
        <source>They go to the discard pile of the player you stole from.</source>
        <translation>奪った相手の捨て札に入ります。</translation>
    </message>
    <message>
        <source>Take 1 or 2 of your discards into your hand.</source>
        <translation>捨て札1～2枚を手札に戻してください。</translation>
    </message>
    <message>
        <source>Stopping and Recycling cards stay where they are.</source>
        <translation>ストップとリサイクルのカードは戻せません。</translation>
    </message>
    <message>
        <source>Make the sound too, and draw up to 2 cards?</source>
        <translation>あなたも鳴きまねをして、2枚まで引きますか？</translation>
    </message>
    <message>
        <source>You may also stay silent.</source>
        <translation>だまっていてもかまいません。</translation>
    </message>
    <message>
        <source>Discard a card.</source>
        <translation>カードを1枚捨ててください。</translation>
    </message>
    <message>
        <source>Any card in your hand, even the one you just drew.</source>
        <translation>手札のどのカードでもよく、いま引いたものでもかまいません。</translation>
    </message>
    <message>
        <source>Put a card from your hand back in your deck.</source>
        <translation>手札1枚を山札に戻してください。</translation>
    </message>
    <message>
        <source>Nobody sees which one. Then your deck is shuffled.</source>
        <translation>どのカードかはだれにも見えません。そのあと山札をシャッフルします。</translation>
    </message>
    <message>
        <source>Take a card you dug this turn.</source>
        <translation>この手番に掘ったカードを1枚取ってください。</translation>
    </message>
    <message>
        <source>Pick 1 or 2 of your discards to give.</source>
        <translation>渡す捨て札を1～2枚選んでください。</translation>
    </message>
    <message>
        <source>Then pick the same number of theirs.</source>
        <translation>そのあと、相手の捨て札を同じ枚数選びます。</translation>
    </message>
    <message>
        <source>Now pick the same number of theirs.</source>
        <translation>相手の捨て札を同じ枚数選んでください。</translation>
    </message>
    <message>
        <source>Use your bonus?</source>
        <translation>ボーナスを使いますか？</translation>
    </message>
    <message>
        <source>You played a card of your own type.</source>
        <translation>自分のタイプのカードを使いました。</translation>
    </message>
    <message>
        <source>Put the top card of your deck on theirs?</source>
        <translation>自分の山札の一番上を、相手の山札に置きますか？</translation>
    </message>
    <message>
        <source>Nobody sees the card.</source>
        <translation>そのカードはだれにも見えません。</translation>
    </message>
    <message>
        <source>Your deck and your discard pile are empty, so these cards become your deck.</source>
        <translation>山札も捨て札も空です。ここで捨てたカードが新しい山札になります。</translation>
    </message>
    <message>
        <source>Your deck ran out. Collect an achievement.</source>
        <translation>山札がなくなりました。偉業を得ます。</translation>
    </message>
    <message>
        <source>Place a card from your hand face down. It’s out of play for good.</source>
        <translation>手札1枚を裏向きに置いてください。そのカードは最後までゲームに戻りません。</translation>
    </message>
    <message>
        <source>You can’t hold more than your hand limit.</source>
        <translation>手札上限を超えて持つことはできません。</translation>
    </message>
    <message>
        <source>If nobody does, %2’s “%1” goes ahead, using the discarded “%3”.</source>
        <translation>だれも止めなければ、%2の「%1」は捨て札の「%3」を使って実行されます。</translation>
    </message>
    <message>
        <source>If nobody does, %2’s “%1” goes ahead.</source>
        <translation>だれも止めなければ、%2の「%1」は実行されます。</translation>
    </message>
    <message>
        <source>If nobody does, the stop is stopped, and %2’s “%1” goes ahead.</source>
        <translation>だれも止めなければ、1つ前のストップが無効になり、%2の「%1」は実行されます。</translation>
    </message>
    <message>
        <source>If nobody does, the stop is stopped, and %2’s “%1” goes ahead, using the discarded “%3”.</source>
        <translation>だれも止めなければ、1つ前のストップが無効になり、%2の「%1」は捨て札の「%3」を使って実行されます。</translation>
    </message>
    <message>
        <source>If nobody does, %2’s “%1” fails, and %2 draws a card.</source>
        <translation>だれも止めなければ、%2の「%1」は無効になり、%2は1枚引きます。</translation>
    </message>
    <message>
        <source>If nobody does, %2’s “%1” (using the discarded “%3”) fails, and %2 draws a card.</source>
        <translation>だれも止めなければ、捨て札の「%3」を使う%2の「%1」は無効になり、%2は1枚引きます。</translation>
    </message>
    <message>
        <source>Stop %2’s “%1”?</source>
        <translation>%2の「%1」を止めますか？</translation>
    </message>
    <message>
        <source>Will anyone stop %2’s “%1”?</source>
        <translation>%2の「%1」を止める人はいますか？</translation>
    </message>
    <message>
        <source>Stop %2’s “%1”? It targets %3.</source>
        <translation>%2の「%1」を止めますか？ 対象：%3。</translation>
    </message>
    <message>
        <source>Will anyone stop %2’s “%1”? It targets %3.</source>
        <translation>%2の「%1」を止める人はいますか？ 対象：%3。</translation>
    </message>
    <message>
        <source>Stop %2’s “%1”? It targets %3 and %4.</source>
        <translation>%2の「%1」を止めますか？ 対象：%3と%4。</translation>
    </message>
    <message>
        <source>Will anyone stop %2’s “%1”? It targets %3 and %4.</source>
        <translation>%2の「%1」を止める人はいますか？ 対象：%3と%4。</translation>
    </message>
    <message>
        <source>Stop %2’s “%1”? It targets %3, %4 and %5.</source>
        <translation>%2の「%1」を止めますか？ 対象：%3、%4、%5。</translation>
    </message>
    <message>
        <source>Will anyone stop %2’s “%1”? It targets %3, %4 and %5.</source>
        <translation>%2の「%1」を止める人はいますか？ 対象：%3、%4、%5。</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s).</source>
        <translation>
            <numerusform>%n枚捨ててください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Press a chosen card again to keep it.</source>
        <translation>選んだカードをもう一度押すと、捨てずに残せます。</translation>
    </message>
    <message>
        <source>No action points left. Only free actions remain.</source>
        <translation>アクションポイントはもうありません。できるのは無料のアクションだけです。</translation>
    </message>
    <message numerus="yes">
        <source>%n action point(s) left.</source>
        <translation>
            <numerusform>残りのアクションポイントは%nです。</numerusform>
        </translation>
    </message>
    <message>
        <source>The story goes on.</source>
        <translation>物語は続きます。</translation>
    </message>
    <message>
        <source>Waiting for %1.</source>
        <translation>%1を待っています。</translation>
    </message>
    <message>
        <source>The game ends with no winner.</source>
        <translation>ゲームは決着なしで終わります。</translation>
    </message>
    <message>
        <source>%1 wins with a fourth achievement.</source>
        <translation>%1が4つ目の偉業で勝ちました。</translation>
    </message>
    <message>
        <source>canine</source>
        <extracomment>Tail Story: a family of animals: what a character is</extracomment>
        <translation>イヌ</translation>
    </message>
    <message>
        <source>feline</source>
        <extracomment>Tail Story: a family of animals: what a character is</extracomment>
        <translation>ネコ</translation>
    </message>
    <message>
        <source>rodent &amp; friends</source>
        <translation>ネズミと仲間たち</translation>
    </message>
    <message>
        <source>Draw %1 to %2 cards from your deck.</source>
        <translation>自分の山札から%1～%2枚引く。</translation>
    </message>
    <message>
        <source>Steal %1 to %2 random cards from another player’s hand.</source>
        <translation>ほかのプレイヤーの手札から無作為に%1～%2枚奪う。</translation>
    </message>
    <message>
        <source>Stops what another player just played or did.</source>
        <translation>ほかのプレイヤーがいま使ったカードや、いま行ったことを止める。</translation>
    </message>
    <message>
        <source>Bury: put %1 to %2 of your discards on that player’s discard pile.</source>
        <translation>埋める：自分の捨て札%1～%2枚を、そのプレイヤーの捨て札に置く。</translation>
    </message>
    <message>
        <source>Bribe: the stopped player draws a card.</source>
        <translation>わいろ：止められた人は1枚引く。</translation>
    </message>
    <message>
        <source>Recycle: take %1 to %2 of your discards into your hand, but no Stopping or Recycling cards.</source>
        <translation>リサイクル：自分の捨て札%1～%2枚を手札に戻す（ストップとリサイクルは不可）。</translation>
    </message>
    <message>
        <source>Then other players of your type may make the sound and draw up to %2 cards.</source>
        <translation>そのあと、同じタイプのほかのプレイヤーも鳴きまねをして%2枚まで引ける。</translation>
    </message>
    <message>
        <source>Then discard a card.</source>
        <translation>そのあと1枚捨てる。</translation>
    </message>
    <message>
        <source>Altered: %1 to %2 other players each discard a random card; once a turn.</source>
        <translation>覚醒：ほかのプレイヤー%1～%2人が、手札を無作為に1枚ずつ捨てる。1手番に1回。</translation>
    </message>
    <message>
        <source>Altered: nobody can play Stopping cards for the rest of this turn; twice a game.</source>
        <translation>覚醒：この手番の残りは、だれもストップカードを使えない。1ゲームに2回。</translation>
    </message>
    <message>
        <source>Then shuffle a card from your hand into your deck; twice a game.</source>
        <translation>そのあと手札1枚を山札に戻してシャッフルする。1ゲームに2回。</translation>
    </message>
    <message>
        <source>Altered: use a Drawing, Stealing or Recycling card in your discard pile for free; twice a game.</source>
        <translation>覚醒：自分の捨て札のドロー、スティール、リサイクルのカード1枚を無料で使う。1ゲームに2回。</translation>
    </message>
    <message>
        <source>Altered: take a card you dug this turn into your hand; once a turn.</source>
        <translation>覚醒：この手番に掘ったカード1枚を手札に加える。1手番に1回。</translation>
    </message>
    <message>
        <source>Altered: another player starts their next turn with only 1 action point; twice a game.</source>
        <translation>覚醒：ほかのプレイヤー1人は、次の手番を1アクションポイントで始める。1ゲームに2回。</translation>
    </message>
    <message>
        <source>Swap %1 to %2 of your discards for the same number of another player’s.</source>
        <translation>自分の捨て札%1～%2枚を、ほかのプレイヤーの同じ枚数の捨て札と交換する。</translation>
    </message>
    <message>
        <source>Bonus for a card of your type: draw 1, once a turn.</source>
        <translation>自分のタイプのカードでボーナス：1枚引く。1手番に1回。</translation>
    </message>
    <message>
        <source>Bonus for a card of your type: mess. Put a card from another discard pile on yours, then you may put the top card of your deck on that player’s deck; once a turn.</source>
        <translation>自分のタイプのカードでボーナス：ちょっかいを出す。ほかの捨て札から1枚を自分の捨て札に置き、自分の山札の一番上をそのプレイヤーの山札に置いてもよい。1手番に1回。</translation>
    </message>
    <message>
        <source>Bonus for a card of your type: dig. Your top card goes to your discard pile; twice a turn.</source>
        <translation>自分のタイプのカードでボーナス：掘る。自分の山札の一番上を自分の捨て札に置く。1手番に2回。</translation>
    </message>
    <message>
        <source>Bonus: mess 1, once a turn (take a card from another discard pile)</source>
        <translation>ボーナス：ちょっかい1（1手番に1回）。ほかの捨て札から1枚取る</translation>
    </message>
    <message>
        <source>Bonus: dig 1, twice a turn (discard the top card of your deck)</source>
        <translation>ボーナス：1枚掘る（1手番に2回）。自分の山札の一番上を捨て札に置く</translation>
    </message>
    <message>
        <source>%1 card, %2, costs %3.</source>
        <translation>%1カード、%2、コスト%3。</translation>
    </message>
    <message>
        <source>Only for an altered character of its type. Make the sound: %1</source>
        <translation>カードと同じタイプの覚醒キャラクター専用。鳴きまねをする：%1</translation>
    </message>
    <message>
        <source>It cannot be stopped.</source>
        <translation>止められない。</translation>
    </message>
    <message>
        <source>A %1 character; altered: %2.</source>
        <translation>%1のキャラクター。覚醒：%2。</translation>
    </message>
    <message>
        <source>Type: %1</source>
        <extracomment>Tail Story: a family of animals: what a character is</extracomment>
        <translation>タイプ：%1</translation>
    </message>
    <message>
        <source>What the character does in Altered form.</source>
        <translation>覚醒形態のキャラクターができること。</translation>
    </message>
    <message>
        <source>Turns follow the order of the queue.</source>
        <translation>手番は順番カードの順に回ります。</translation>
    </message>
    <message>
        <source>%1 takes queue card %2.</source>
        <translation>%1の順番カードは%2です。</translation>
    </message>
    <message>
        <source>%1 chooses %2.</source>
        <translation>%1が「%2」を選びました。</translation>
    </message>
    <message numerus="yes">
        <source>Turn %2: %1 has %n action point(s).</source>
        <translation>
            <numerusform>手番%2：%1のアクションポイントは%nです。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wants to draw 1 and discard 1.</source>
        <translation>%1が1枚引いて1枚捨てようとしています。</translation>
    </message>
    <message>
        <source>%1 uses the ability of %2.</source>
        <translation>%1が能力を使いました：%2。</translation>
    </message>
    <message>
        <source>%1 aims at %2.</source>
        <translation>%1は%2を狙っています。</translation>
    </message>
    <message>
        <source>%1 wants to swap discards with %2.</source>
        <translation>%1が%2と捨て札を交換しようとしています。</translation>
    </message>
    <message>
        <source>%1 lets it go.</source>
        <translation>%1は見送りました。</translation>
    </message>
    <message numerus="yes">
        <source>%1 is bribed with %n card(s).</source>
        <translation>
            <numerusform>%1がわいろを%n枚受け取りました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n card(s).</source>
        <translation>
            <numerusform>%1が%n枚引きました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 steals %n card(s) from %2.</source>
        <translation>
            <numerusform>%1が%2から%n枚奪いました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 joins in and draws %n card(s).</source>
        <translation>
            <numerusform>%1も加わり、%n枚引きました。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 sprints! Nobody can stop anything this turn.</source>
        <translation>%1がスパート：この手番はだれも何も止められません。</translation>
    </message>
    <message>
        <source>%1 puts a card back into the deck.</source>
        <translation>%1が手札1枚を山札に戻しました。</translation>
    </message>
    <message>
        <source>%1 hits %2, who gets only 1 action point next turn.</source>
        <translation>%1が%2にビームを当てました。次の手番は1アクションポイントです。</translation>
    </message>
    <message>
        <source>%1 uses the bonus.</source>
        <translation>%1がボーナスを使いました。</translation>
    </message>
    <message numerus="yes">
        <source>%1 puts %n card(s) from the top of their deck on %2’s deck.</source>
        <translation>
            <numerusform>%1が自分の山札の%n枚を%2の山札に置きました。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 plays “%2”.</source>
        <translation>%1が「%2」を使いました。</translation>
    </message>
    <message>
        <source>%1 plays “%2” against %3.</source>
        <translation>%1が「%2」を%3に使いました。</translation>
    </message>
    <message>
        <source>%1 plays “%2” and makes the sound.</source>
        <translation>%1が「%2」を使い、鳴きまねをしました。</translation>
    </message>
    <message>
        <source>%1 uses the discarded “%2”.</source>
        <translation>%1が捨て札の「%2」を使いました。</translation>
    </message>
    <message>
        <source>%1 plays “%2” to stop %3’s “%4”.</source>
        <translation>%1が「%2」で%3の「%4」を止めようとしています。</translation>
    </message>
    <message>
        <source>%1’s “%2” is stopped.</source>
        <translation>%1の「%2」は止められました。</translation>
    </message>
    <message>
        <source>%1 buries “%2” in %3’s pile.</source>
        <translation>%1が「%2」を%3の捨て札に埋めました。</translation>
    </message>
    <message>
        <source>%1 recycles “%2”.</source>
        <translation>%1が「%2」をリサイクルしました。</translation>
    </message>
    <message>
        <source>%1 discards “%2”.</source>
        <translation>%1が「%2」を捨てました。</translation>
    </message>
    <message>
        <source>%1 loses “%2”.</source>
        <translation>%1が「%2」を失いました。</translation>
    </message>
    <message>
        <source>%1 keeps “%2”.</source>
        <translation>%1が「%2」を手札に加えました。</translation>
    </message>
    <message>
        <source>%1 gives “%2” to %3.</source>
        <translation>%1が「%2」を%3に渡しました。</translation>
    </message>
    <message>
        <source>%1 takes “%2” from %3.</source>
        <translation>%1が「%2」を%3から取りました。</translation>
    </message>
    <message>
        <source>%1 messes with %3 and takes “%2” from their discard pile.</source>
        <translation>%1がちょっかいを出し、%3の捨て札から「%2」を取りました。</translation>
    </message>
    <message>
        <source>%1 digs “%2”.</source>
        <translation>%1が「%2」を掘りました。</translation>
    </message>
    <message>
        <source>%1 skips the bonus.</source>
        <translation>%1はボーナスを使いません。</translation>
    </message>
    <message numerus="yes">
        <source>%1’s deck ran out, so %n card(s) became the new deck.</source>
        <translation>
            <numerusform>%1の山札がなくなり、%n枚で新しい山札ができました。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no cards left for a new deck.</source>
        <translation>%1には山札にするカードがありません。</translation>
    </message>
    <message>
        <source>%1 collects achievement %2.</source>
        <translation>%1が偉業%2を得ました。</translation>
    </message>
    <message>
        <source>%1’s character is now %2.</source>
        <translation>%1のキャラクターが覚醒しました：%2。</translation>
    </message>
    <message>
        <source>%1’s hand limit falls to 4.</source>
        <translation>%1の手札上限が4枚になりました。</translation>
    </message>
    <message>
        <source>%1 ends the turn.</source>
        <translation>%1が手番を終えました。</translation>
    </message>
    <message>
        <source>%1 wins the game.</source>
        <translation>%1がゲームに勝ちました。</translation>
    </message>
    <message numerus="yes">
        <source>The game ends with no winner after %n turn(s).</source>
        <translation>
            <numerusform>%n手番で決着がつかず、終了しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no cards left to draw.</source>
        <translation>%1には引くカードがもうありません。</translation>
    </message>
    <message>
        <source>In the box</source>
        <translation>箱の中身</translation>
    </message>
    <message>
        <source>Setup</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>準備</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>知っておきたいこと</translation>
    </message>
    <message>
        <source>A turn</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>手番</translation>
    </message>
    <message>
        <source>Your actions</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>アクション</translation>
    </message>
    <message>
        <source>Event cards</source>
        <extracomment>Where a name is missing, or a word of the table that all games share; Tail Story: a heading of the rules</extracomment>
        <translation>イベントカード</translation>
    </message>
    <message>
        <source>Characters</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>キャラクター</translation>
    </message>
    <message>
        <source>Altered abilities</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>覚醒能力</translation>
    </message>
    <message>
        <source>Swapping discards</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>捨て札の交換</translation>
    </message>
    <message>
        <source>The bonus step</source>
        <translation>ボーナスステップ</translation>
    </message>
    <message>
        <source>The deck check</source>
        <translation>山札チェック</translation>
    </message>
    <message>
        <source>The end of a turn</source>
        <translation>手番の終わり</translation>
    </message>
    <message>
        <source>Who wins</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>勝者</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>オプション</translation>
    </message>
    <message>
        <source>For 1 action point you take the top card of your deck, then choose any card from your hand to discard, even the one just drawn. You can do this more than once a turn. The discard goes to your pile at once, so if you drew your last card, it becomes part of your new deck.</source>
        <translation>1アクションポイントで、山札の一番上を1枚取り、手札からどれでも1枚（いま引いたカードでもよい）選んで捨てます。1手番に何度でもできます。捨てたカードはすぐ捨て札に加わるので、山札の最後の1枚を引いたときは、新しい山札に入ります。</translation>
    </message>
    <message>
        <source>Draw and discard: edge cases</source>
        <translation>引いて捨てる：特別な場合</translation>
    </message>
    <message>
        <source>You choose the discard after you have drawn. With an empty deck you draw nothing, but you still discard 1 card. If your deck and hand are both empty, you cannot take this action. If you are stopped, you neither draw nor discard; you just take the bribe.</source>
        <translation>捨てるカードは、引いたあとで選びます。山札が空なら何も引きませんが、それでも1枚捨てます。山札も手札もないときだけ、このアクションはできません。止められたら、引きも捨てもせず、わいろを受け取るだけです。</translation>
    </message>
    <message>
        <source>Using your altered ability</source>
        <translation>覚醒能力を使う</translation>
    </message>
    <message>
        <source>An altered character has an ability that you can use in the play step of your own turn. It is an action that costs nothing. If your character turns over during your turn, you can use the ability in that same turn.</source>
        <translation>覚醒したキャラクターには、自分の手番のプレイステップで使える能力があります。これはコストのかからないアクションです。自分の手番の途中でキャラクターが覚醒したら、その手番からもう使えます。</translation>
    </message>
    <message>
        <source>How often you can use it</source>
        <translation>使える回数</translation>
    </message>
    <message>
        <source>Every ability can be used once a turn. Alan, Padthai, Khalid and Rocky can use theirs only twice in the whole game; Jack and Ham &amp; Cheese have no such limit. A stopped use counts too (TS-51).</source>
        <translation>どの能力も、1手番に1回使えます。アラン、パッタイ、カリド、ロッキーはゲーム全体で2回まで、ジャックとハム＆チーズにその制限はありません。止められた分も数えます（TS-51）。</translation>
    </message>
    <message>
        <source>An ability earns no bonus</source>
        <translation>能力でボーナスは得られない</translation>
    </message>
    <message>
        <source>Only Event cards that you play can earn your bonus, and an ability is not an Event card. This holds for Khalid as well, although he uses the effect of an Event card.</source>
        <translation>ボーナスが得られるのは、イベントカードを使ったときだけです。能力はイベントカードではないので、得られません。イベントカードの効果を使うカリドの能力も同じです。</translation>
    </message>
    <message>
        <source>Jack: random discards</source>
        <translation>ジャック：無作為に捨てさせる</translation>
    </message>
    <message>
        <source>Choose 1, 2 or 3 other players. Each of them loses a random card from their hand to their own discard pile. Jack can do this once a turn, with no limit for the whole game.</source>
        <translation>ほかのプレイヤーを1人、2人、または3人選びます。選ばれた人は、それぞれ無作為に手札1枚を失い、自分の捨て札に置きます。ジャックの能力は1手番に1回で、ゲーム全体の制限はありません。</translation>
    </message>
    <message>
        <source>Jack: who you can choose</source>
        <translation>ジャック：だれを選ぶか</translation>
    </message>
    <message>
        <source>Choose at least one player, and only players with cards in hand. If nobody else has any, you cannot use the ability. The cards are lost in turn order, starting with the player after Jack’s. If a chosen player’s hand is empty by then, that player loses nothing.</source>
        <translation>手札のあるプレイヤーの中から、1人以上を選びます。ほかのだれにも手札がなければ、この能力は使えません。カードは、ジャックのプレイヤーの次の人から手番順に失います。選ばれた人の手札がその間になくなっていたら、その人は何も失いません。</translation>
    </message>
    <message>
        <source>Alan: no stopping this turn</source>
        <translation>アラン：この手番は止められない</translation>
    </message>
    <message>
        <source>From the moment the ability resolves, nobody can play Stopping cards for the rest of this turn, not even you. It works once a turn and twice a game.</source>
        <translation>能力が実行されると、この手番が終わるまで、あなたもふくめて、だれもストップカードを使えません。1手番に1回、1ゲームに2回使えます。</translation>
    </message>
    <message>
        <source>Alan can be stopped</source>
        <translation>アランの能力も止められる</translation>
    </message>
    <message>
        <source>Alan’s ability can be stopped like any other before it resolves. Then there is no sprint. Others can keep stopping you, the use is gone, and all you get is the bribe.</source>
        <translation>アランの能力も、ほかと同じように、実行される前なら止められます。そのときはスパートにならず、ほかの人はこのあともあなたを止められます。使用回数は1回減り、得られるのはわいろだけです。</translation>
    </message>
    <message>
        <source>Padthai: draw, then put one back</source>
        <translation>パッタイ：引いてから1枚戻す</translation>
    </message>
    <message>
        <source>Draw 1 to 3 cards. Then put 1 card of your choice from your hand into your deck, which is then shuffled. This works once a turn and twice a game.</source>
        <translation>1～3枚引きます。そのあと、手札から好きな1枚を山札に戻し、山札をシャッフルします。1手番に1回、1ゲームに2回使えます。</translation>
    </message>
    <message>
        <source>Padthai: edge cases</source>
        <translation>パッタイ：特別な場合</translation>
    </message>
    <message>
        <source>You must put a card back; it may be one you just drew, and nobody sees which one it is. If your deck has fewer than 3 cards, you can draw only those. With an empty deck you draw nothing, but still put a card back. So your deck has at least 1 card afterwards, unless deck and hand were both empty.</source>
        <translation>必ず1枚戻さなければなりません。いま引いたカードでもよく、どのカードかはだれにも見えません。山札が3枚より少なければ、引けるのはその分だけです。山札が空なら何も引きませんが、それでも1枚戻します。ですから、山札も手札もなかったときを除き、このあと山札は1枚以上になります。</translation>
    </message>
    <message>
        <source>Khalid: use a discard for free</source>
        <translation>カリド：捨て札を無料で使う</translation>
    </message>
    <message>
        <source>Choose 1 Event card in your own discard pile and use its effect without paying for it. The card stays in the discard pile. This works once a turn and twice a game.</source>
        <translation>自分の捨て札からイベントカードを1枚選び、コストを払わずにその効果を使います。カードは捨て札に置いたままです。1手番に1回、1ゲームに2回使えます。</translation>
    </message>
    <message>
        <source>Khalid: which cards</source>
        <translation>カリド：使えるカード</translation>
    </message>
    <message>
        <source>Khalid can use Drawing, Stealing and Recycling cards of any type. He cannot use Acting cards. He cannot use Stopping cards either, because in your own action there is nothing to stop. If there is no card he could use, the ability is refused.</source>
        <translation>カリドが使えるのは、ドロー、スティール、リサイクルのカードで、タイプは問いません。ものまねカードは使えません。ストップカードも、自分のアクションでは止めるものがないので使えません。使えるカードが1枚もなければ、能力は使えません。</translation>
    </message>
    <message>
        <source>You have no action points left, but Khalid is altered. Try the ability with Howlywood Debut in your discard pile, and it is refused. Then use Tuna Drawing from the pile. You draw up to 2 cards for free, and Tuna Drawing stays where it is.</source>
        <translation>アクションポイントは残っていませんが、カリドは覚醒しています。まず、能力で捨て札の「ホエリウッド・デビュー」を使おうとしてみましょう。これは使えません。次に、捨て札の「ツナドロー」を使いましょう。無料で2枚まで引けて、「ツナドロー」は捨て札に置いたままです。</translation>
    </message>
    <message>
        <source>Khalid: how the card works</source>
        <translation>カリド：カードの働き</translation>
    </message>
    <message>
        <source>You announce the card and, for a Stealing card, the player you aim at. It works as if you had played it, except that it is free, and it can be stopped like any ability. All this time the card is still an ordinary discard. You may even bury a Stealing card as part of its own steal, but a Recycling card can never take itself back.</source>
        <translation>使うカードと、スティールカードなら狙うプレイヤーを宣言します。無料であること以外は、手札から使ったのと同じように働き、ほかの能力と同じように止められます。カード自体はずっと普通の捨て札です。スティールカードなら、その効果でそのカード自体を埋めることもできますが、リサイクルカードが自分自身を手札に戻すことはできません。</translation>
    </message>
    <message>
        <source>Ham &amp; Cheese: keep what you dug up</source>
        <translation>ハム＆チーズ：掘ったものを手に入れる</translation>
    </message>
    <message>
        <source>Take 1 card that you dug this turn from your discard pile into your hand. Ham &amp; Cheese can do this once a turn, with no limit for the whole game. You dig with the rodent bonus (TS-102).</source>
        <translation>この手番に掘ったカード1枚を、自分の捨て札から手札に加えます。ハム＆チーズの能力は1手番に1回で、ゲーム全体の制限はありません。カードは「ネズミと仲間たち」のボーナス（TS-102）で掘ります。</translation>
    </message>
    <message>
        <source>Ham &amp; Cheese: which cards count</source>
        <translation>ハム＆チーズ：どのカードが使えるか</translation>
    </message>
    <message>
        <source>A card counts if you dug it this turn and it has been in your discard pile ever since. Once it leaves the pile, for example because your deck is renewed or the card is swapped away, it no longer counts, even if it comes back. Cards that you dug on another player’s turn do not count on yours. You pick the card when the ability resolves.</source>
        <translation>使えるのは、この手番に掘って、それからずっと自分の捨て札にあるカードです。いったん捨て札を離れたら、たとえ戻ってきても、もう使えません。山札を作り直したときや、交換で手放したときなどです。ほかの人の手番に掘ったカードは、自分の手番では使えません。カードは、能力が実行されるときに選びます。</translation>
    </message>
    <message>
        <source>You dug up Cheeky Pockets this turn, and it is in your discard pile. Use your ability, and it goes to your hand. Then take that back and swap Cheeky Pockets for one of Fred’s discards first. Now the ability is refused, because the card has left your pile.</source>
        <translation>この手番に掘った「ちゃっかりほお袋」が、捨て札にあります。能力を使うと、手札に加わります。次に、その手を元に戻し、先に「ちゃっかりほお袋」をFredの捨て札1枚と交換してみましょう。カードが捨て札を離れたので、今度は能力を使えません。</translation>
    </message>
    <message>
        <source>Rocky: only 1 action point</source>
        <translation>ロッキー：1アクションポイントだけに</translation>
    </message>
    <message>
        <source>Choose another player. That player begins their next turn with 1 action point instead of 2, which is not enough for an Acting card. This works once a turn and twice a game.</source>
        <translation>ほかのプレイヤーを1人選び、ビームを当てます。その人の次の手番は、2ではなく1アクションポイントで始まり、ものまねカードには足りません。1手番に1回、1ゲームに2回使えます。</translation>
    </message>
    <message>
        <source>Rocky: who he can hit</source>
        <translation>ロッキー：だれに当てるか</translation>
    </message>
    <message>
        <source>You cannot choose yourself. Everyone sees who is hit, and the hit is used up when that player’s next turn begins. Hits do not add up. The player has 1 action point, never 0.</source>
        <translation>自分は選べません。だれにビームが当たったかは全員に見え、その人の次の手番が始まると効果はなくなります。何度当たっても効果は重ならず、アクションポイントは1のままで、0にはなりません。</translation>
    </message>
    <message>
        <source>Once a turn you can swap 1 or 2 cards from your discard pile for the same number from one other player’s. It costs nothing, and you choose all the cards. It is an action, so others can stop it, and a bonus step and a deck check follow.</source>
        <translation>1手番に1回、自分の捨て札1枚か2枚を、ほかのプレイヤー1人の同じ枚数の捨て札と交換できます。コストはかからず、カードはすべて自分で選びます。これはアクションなので、ほかの人が止めることができ、そのあとボーナスステップと山札チェックがあります。</translation>
    </message>
    <message>
        <source>How to swap</source>
        <translation>交換のしかた</translation>
    </message>
    <message>
        <source>First you announce the other player; both of you need at least 1 card in your discard piles. When the swap resolves, you choose 1 or 2 of your own cards and then the same number of theirs. Everyone sees it. If you are stopped, no card moves, and there is no second swap this turn.</source>
        <translation>まず相手のプレイヤーを宣言します。おたがいに捨て札が1枚以上必要です。交換が実行されるときに、自分のカードを1枚か2枚選び、次に相手のカードを同じ枚数選びます。選んだカードは全員に公開されます。止められたら、カードは1枚も動かず、この手番に2度目の交換はできません。</translation>
    </message>
    <message>
        <source>When bonuses come</source>
        <translation>ボーナスのとき</translation>
    </message>
    <message>
        <source>The bonus step comes after each action, when all stopping is done and the action has resolved, but before the deck check. It also comes after a swap, an ability, or draw 1 and discard 1, because someone may have played a Stopping card.</source>
        <translation>ボーナスステップは、アクションのたびに、ストップのやり取りがすべて終わり、アクションが実行されたあと、山札チェックの前にあります。交換、能力、「1枚引き、1枚捨てる」のあとにもあります。だれかがストップカードを使ったかもしれないからです。</translation>
    </message>
    <message>
        <source>Who gets a bonus</source>
        <translation>だれがボーナスを得るか</translation>
    </message>
    <message>
        <source>You may use your bonus if you played an Event card of your character’s type in this play step and it was not stopped. A Stopping card counts as well. That is the only way to earn a bonus on someone else’s turn, and stopping a card is the only way to keep another player from theirs.</source>
        <translation>このプレイステップに、自分のキャラクターのタイプのイベントカードを使い、それが止められなければ、ボーナスを使えます。ストップカードでもかまいません。ほかの人の手番にボーナスを得る方法は、これしかありません。また、ほかの人のボーナスを防ぐには、カードを止めるしかありません。</translation>
    </message>
    <message>
        <source>Fred plays Bones Drawing, and you hold two Stopping cards. Stop it with Cat Got Your Turn!, which is feline like your Khalid, and you may use your bonus on Fred’s turn. Pug You Beach! would stop it just as well, but earn no bonus.</source>
        <translation>Fredが「骨ドロー」を使い、あなたはストップカードを2枚持っています。あなたのカリドと同じネコの「その番、ニャンと没収！」で止めましょう。Fredの手番なのに、ボーナスが使えます。「パグり込みビーチ！」でも止められますが、ボーナスはありません。</translation>
    </message>
    <message>
        <source>One bonus for each card</source>
        <translation>カード1枚につきボーナス1回</translation>
    </message>
    <message>
        <source>Each card of your type that you played successfully lets you use your bonus once, as long as your limit for the turn allows it. Only rodents can use it twice, so only they gain from two such cards in one play step. The printed rules leave this open, but one of their examples points this way.</source>
        <translation>自分のタイプのカードが1枚成功するごとに、1手番の回数の範囲で、ボーナスを1回使えます。2回使えるのは「ネズミと仲間たち」だけなので、1回のプレイステップで2枚使って得をするのも「ネズミと仲間たち」だけです。元のルールに定めはありませんが、ルール中の例からそう読み取れます。</translation>
    </message>
    <message>
        <source>Fred has stopped your Acorn Drawing. Play No Nuts For You! on Fred’s card. Then you have successfully played two rodent cards, and you can dig twice.</source>
        <translation>Fredがあなたの「どんぐりドロー」を止めました。Fredのカードに「ナッツはナッシング！」を重ねましょう。すると「ネズミと仲間たち」のカードが2枚成功し、2回掘れます。</translation>
    </message>
    <message>
        <source>How often a turn</source>
        <translation>1手番に何回か</translation>
    </message>
    <message>
        <source>Canines and felines can use their bonus once a turn, rodents &amp; friends twice a turn. This is the same in Normal and in Altered form. All actions of a turn count together, whoever’s turn it is.</source>
        <translation>イヌとネコは1手番に1回、「ネズミと仲間たち」は1手番に2回、ボーナスを使えます。通常形態でも覚醒形態でも同じです。だれの手番でも、その手番のすべてのアクションを通して数えます。</translation>
    </message>
    <message>
        <source>You do not have to use your bonus</source>
        <translation>ボーナスは使わなくてもよい</translation>
    </message>
    <message>
        <source>You may decline a bonus, and then it does not count as used. But you get no second chance in this bonus step. A bonus not used before the deck check begins is lost. A matching card in a later action gives you a new chance. Nobody can stop a bonus.</source>
        <translation>ボーナスは断ってもよく、そのときは使ったことになりません。ただし、このボーナスステップではもう使えず、山札チェックが始まるまでに使わなかった分はなくなります。あとのアクションでタイプの合うカードを使えば、また機会があります。ボーナスはだれにも止められません。</translation>
    </message>
    <message>
        <source>Whose bonus comes first</source>
        <translation>だれのボーナスが先か</translation>
    </message>
    <message>
        <source>If several players have a bonus, they use it in turn order, beginning with the player whose turn it is. Each finishes before the next begins. The printed rules say nothing about this.</source>
        <translation>何人かにボーナスがあるときは、手番の人から手番順に使います。1人が終えてから、次の人が使います。元のルールには書かれていません。</translation>
    </message>
    <message>
        <source>Canine bonus: draw 1</source>
        <translation>イヌのボーナス：1枚引く</translation>
    </message>
    <message>
        <source>Draw 1 card from your deck. If your deck is empty, you are not asked.</source>
        <translation>自分の山札から1枚引きます。山札が空なら、使うかどうかは聞かれません。</translation>
    </message>
    <message>
        <source>Feline bonus: mess 1</source>
        <translation>ネコのボーナス：ちょっかい1</translation>
    </message>
    <message>
        <source>Take 1 card from another player’s discard pile and put it on your own. Then you may put the top card of your deck on top of that player’s deck.</source>
        <translation>ほかのプレイヤーの捨て札から1枚取り、自分の捨て札に置きます。そのあと、自分の山札の一番上を、そのプレイヤーの山札の上に置いてもかまいません。</translation>
    </message>
    <message>
        <source>Messing: edge cases</source>
        <translation>ちょっかい：特別な場合</translation>
    </message>
    <message>
        <source>You choose the player and the card. Nobody sees the card that goes from deck to deck, not even you. If it goes on an empty deck, that deck is not empty in the deck check, so it is not renewed and there is no achievement. If you give away your own last card, your deck is the one that ran out. If your own deck is empty, you only take a card. If all other discard piles are empty, you cannot mess.</source>
        <translation>プレイヤーもカードも自分で選びます。山札から山札へ移るカードは、あなたもふくめて、だれにも見えません。空の山札にカードを置くと、その山札は山札チェックで空ではないので、作り直されず、偉業も得られません。自分の最後の1枚を置けば、なくなったのは自分の山札ということになります。自分の山札が空なら、カードを取るだけです。ほかの捨て札がすべて空なら、ちょっかいは出せません。</translation>
    </message>
    <message>
        <source>Fred’s deck is empty, so the deck check would earn Fred an achievement. Stop Bone Again with Cat Got Your Turn! and use your bonus. Take a card from Fred’s pile and put the top card of your deck on Fred’s. That deck is no longer empty, and Fred collects nothing.</source>
        <translation>Fredの山札は空なので、このままでは山札チェックでFredが偉業を得ます。「その番、ニャンと没収！」で「骨折り得」を止め、ボーナスを使いましょう。Fredの捨て札から1枚取り、自分の山札の一番上をFredの山札に置きます。その山札はもう空ではないので、Fredは何も得ません。</translation>
    </message>
    <message>
        <source>Rodent &amp; friends bonus: dig 1</source>
        <translation>「ネズミと仲間たち」のボーナス：1枚掘る</translation>
    </message>
    <message>
        <source>Put the top card of your deck on your discard pile, where everyone sees it. If your deck is empty, you are not asked. Digging up your last card empties your deck, just like drawing it.</source>
        <translation>自分の山札の一番上を、自分の捨て札に置きます。そのカードは全員に公開されます。山札が空なら、使うかどうかは聞かれません。最後の1枚を掘れば、引いたときと同じように山札は空になります。</translation>
    </message>
    <message>
        <source>Every player’s deck is checked</source>
        <translation>全員の山札を調べる</translation>
    </message>
    <message>
        <source>After each bonus step all decks are checked, not only that of the player whose turn it is. Every deck with no cards left is renewed now. So your deck can run out and earn you an achievement on someone else’s turn, for example through a bribe.</source>
        <translation>ボーナスステップのあとには、手番の人だけでなく、全員の山札を調べます。カードのない山札は、すべてここで作り直します。ですから、たとえばわいろのために、ほかの人の手番に自分の山札がなくなり、偉業を得ることもあります。</translation>
    </message>
    <message>
        <source>Fred has stopped your Bones Drawing and has just 1 card left in the deck. If you stop Fred’s card, that last card goes to Fred as a bribe. In the deck check Fred gets a new deck and an achievement, although it is your turn. Try it, or let it go.</source>
        <translation>Fredがあなたの「骨ドロー」を止めました。Fredの山札は1枚だけです。Fredのカードを止めると、その最後の1枚がわいろとしてFredのものになります。あなたの手番なのに、山札チェックでFredは新しい山札と偉業を得ます。止めるか、見送るか、選びましょう。</translation>
    </message>
    <message>
        <source>A new deck</source>
        <translation>新しい山札</translation>
    </message>
    <message>
        <source>If your deck is empty, your whole discard pile is shuffled and becomes your new deck. Cards in your play zone are not part of it; they go to your discard pile afterwards.</source>
        <translation>山札が空なら、捨て札をすべてシャッフルして、新しい山札にします。プレイエリアのカードは入らず、そのあとで捨て札になります。</translation>
    </message>
    <message>
        <source>Your deck has 1 card left. Play Tuna Drawing, and you draw just that card. In the deck check your 8 discards become your new deck; Tuna Drawing is in your play zone and is not one of them. Lay down a card as your first achievement, and Alan is altered.</source>
        <translation>山札は残り1枚です。「ツナドロー」を使いましょう。その1枚だけを引きます。山札チェックで、8枚の捨て札が新しい山札になります。「ツナドロー」はプレイエリアにあるので入りません。最初の偉業としてカードを1枚置くと、アランが覚醒します。</translation>
    </message>
    <message>
        <source>Collecting an achievement</source>
        <translation>偉業を得る</translation>
    </message>
    <message>
        <source>When your deck has been renewed, you choose 1 card from your hand and lay it face down on your next achievement place. Any card will do. It is out of play for the rest of the game, so choose one that you can spare.</source>
        <translation>山札を作り直したら、手札を1枚選び、次の偉業の置き場に裏向きに置きます。どのカードでもかまいません。ゲームの終わりまで使えなくなるので、なくてもよいカードを選びましょう。</translation>
    </message>
    <message>
        <source>One achievement a turn</source>
        <translation>偉業は1手番に1つ</translation>
    </message>
    <message>
        <source>You can collect only one achievement in a turn, whoever’s turn it is. If your deck runs out again in the same turn, it is renewed, but you collect nothing, and you do not get it later either.</source>
        <translation>だれの手番でも、1手番に得られる偉業は1つだけです。同じ手番にまた山札がなくなったら、山札は作り直しますが、偉業は得られず、あとから得ることもありません。</translation>
    </message>
    <message>
        <source>No cards in hand</source>
        <translation>手札がないとき</translation>
    </message>
    <message>
        <source>If your hand is empty when your deck is renewed, you collect no achievement, because you have no card to lay down. Your chance for this turn is not used up. If your deck runs out again, you can still collect.</source>
        <translation>山札を作り直すときに手札がなければ、置くカードがないので、偉業は得られません。この手番の機会は残っていて、また山札がなくなれば得られます。</translation>
    </message>
    <message>
        <source>Several empty decks</source>
        <translation>空の山札がいくつもあるとき</translation>
    </message>
    <message>
        <source>Empty decks are handled one player at a time, in turn order, beginning with the player whose turn it is. Each gets a new deck and an achievement, with all its effects, before the next player follows.</source>
        <translation>空の山札は、手番の人から手番順に、1人ずつ処理します。1人が新しい山札と偉業を得て、その効果もすべて終えてから、次の人に移ります。</translation>
    </message>
    <message>
        <source>No discards to make a deck from</source>
        <translation>山札にする捨て札がないとき</translation>
    </message>
    <message>
        <source>If your deck and your discard pile are both empty, you first discard cards of your choice from your hand, down to your hand limit. They become your new deck, and you collect an achievement as usual. This is not the end of your turn, and it can also happen on another player’s turn. If you have already collected an achievement this turn, you only get the deck.</source>
        <translation>山札も捨て札も空なら、まず手札から好きなカードを、手札上限になるまで捨てます。それが新しい山札になり、いつものように偉業を得ます。これは手番の終わりではなく、ほかの人の手番に起こることもあります。この手番にすでに偉業を得ていたら、得られるのは山札だけです。</translation>
    </message>
    <message>
        <source>Nothing to discard either</source>
        <translation>捨てるカードもないとき</translation>
    </message>
    <message>
        <source>If your deck and discard pile are empty and your hand is not above the limit, nothing happens. Your deck stays empty and you collect nothing. The next deck check looks again. A card that you play or discard gives you something to make a deck from.</source>
        <translation>山札も捨て札も空で、手札が上限を超えていなければ、何も起こりません。山札は空のままで、偉業も得られません。次の山札チェックでまた調べます。カードを使うか捨てるかすれば、それで新しい山札を作れます。</translation>
    </message>
    <message>
        <source>Play zones are cleared</source>
        <translation>プレイエリアの片づけ</translation>
    </message>
    <message>
        <source>At the end of the deck check all players move the cards in their play zones to their discard piles. This comes after decks are renewed, so the cards just played are not in the new deck.</source>
        <translation>山札チェックの終わりに、全員がプレイエリアのカードを自分の捨て札に移します。山札を作り直したあとなので、いま使ったカードは新しい山札に入りません。</translation>
    </message>
    <message>
        <source>On with the turn</source>
        <translation>手番は続く</translation>
    </message>
    <message>
        <source>After an action and its deck check, the player whose turn it is goes back to the play step and may take another action, whatever has happened in between.</source>
        <translation>アクションとその山札チェックのあと、手番の人は、その間に何があっても、プレイステップに戻り、また別のアクションができます。</translation>
    </message>
    <message>
        <source>The last card in the draw step</source>
        <translation>ドローステップで最後の1枚を引いたら</translation>
    </message>
    <message>
        <source>If you draw your last card in the draw step, there is no deck check yet. You continue with an empty deck, and the check after your first action renews it. Any action will do, even a free swap. An option makes the check come at once (TS-128).</source>
        <translation>ドローステップで最後の1枚を引いても、まだ山札チェックはありません。山札が空のまま続け、最初のアクションのあとの山札チェックで作り直します。無料の交換など、どんなアクションでもかまいません。オプションで、すぐにチェックすることもできます（TS-128）。</translation>
    </message>
    <message>
        <source>You drew your last card in the draw step. There is no deck check yet, but any action leads to it. Swap discards with Fred, which is free. You get a new deck and an achievement, and you still have 2 action points.</source>
        <translation>ドローステップで最後の1枚を引きました。まだ山札チェックはありませんが、何かアクションをすればチェックになります。無料でできる、Fredとの捨て札の交換をしましょう。新しい山札と偉業を得て、アクションポイントは2のままです。</translation>
    </message>
    <message>
        <source>A turn without any action</source>
        <translation>アクションを1つもしない手番</translation>
    </message>
    <message>
        <source>If you end your turn without having taken any action, there is still one deck check before the end of your turn. The printed rules do not have it, but without it a game in which everyone just passes would never end. An option switches it off (TS-129).</source>
        <translation>アクションを1つもしないで手番を終えるときも、手番の終わりの前に山札チェックが1回あります。元のルールにはありませんが、これがないと、全員がパスを続けるゲームは終わりません。オプションでオフにできます（TS-129）。</translation>
    </message>
    <message>
        <source>First achievement: you are altered</source>
        <translation>1つ目の偉業：自分が覚醒</translation>
    </message>
    <message>
        <source>When you collect your first achievement, your character turns to its Altered form at once. If it is altered already, nothing changes.</source>
        <translation>1つ目の偉業を得ると、自分のキャラクターがすぐに覚醒形態になります。すでに覚醒していれば、何も変わりません。</translation>
    </message>
    <message>
        <source>Second achievement: everyone is altered</source>
        <translation>2つ目の偉業：全員が覚醒</translation>
    </message>
    <message>
        <source>When anyone collects their second achievement, all characters turn to their Altered form at once, even those of players who have no achievement yet.</source>
        <translation>だれかが2つ目の偉業を得ると、全員のキャラクターがすぐに覚醒形態になります。まだ偉業のない人のキャラクターも同じです。</translation>
    </message>
    <message>
        <source>Third achievement: hand limit 4</source>
        <translation>3つ目の偉業：手札上限4枚</translation>
    </message>
    <message>
        <source>When you collect your third achievement, your hand limit falls from 5 to 4 for the rest of the game. You do not discard at once, but at the end of your turn. The other players’ limits stay the same.</source>
        <translation>3つ目の偉業を得ると、ゲームの終わりまで、手札上限が5枚から4枚になります。すぐには捨てず、自分の手番の終わりに捨てます。ほかの人の上限は変わりません。</translation>
    </message>
    <message>
        <source>Fourth achievement: you win</source>
        <translation>4つ目の偉業：勝利</translation>
    </message>
    <message>
        <source>A player who lays down a fourth achievement wins at once, and nothing else resolves. This can happen on another player’s turn.</source>
        <translation>4つ目の偉業を置いた人が、その場で勝ちます。もう何も実行されません。ほかの人の手番に起こることもあります。</translation>
    </message>
    <message>
        <source>Achievements must be taken, and they stay</source>
        <translation>偉業は必ず得るもので、なくならない</translation>
    </message>
    <message>
        <source>If you can collect an achievement, you must, even if it is the last card in your hand. Achievements are never lost, moved or turned face up, and an altered character never turns back. You may look at your own achievement cards; nobody else may.</source>
        <translation>偉業を得られるときは、手札の最後の1枚でも、必ず得なければなりません。偉業がなくなることも、移ることも、表になることもなく、覚醒したキャラクターが元に戻ることもありません。自分の偉業のカードは見てもよく、ほかの人は見てはいけません。</translation>
    </message>
    <message>
        <source>There is one winner</source>
        <translation>勝者は1人</translation>
    </message>
    <message>
        <source>The first player with four achievements wins. The others are not ranked, and there is never a tie.</source>
        <translation>最初に4つの偉業を得たプレイヤーの勝ちです。ほかの人に順位はなく、引き分けもありません。</translation>
    </message>
    <message>
        <source>Two fourth achievements at once</source>
        <translation>2人同時の4つ目の偉業</translation>
    </message>
    <message>
        <source>If two players could collect their fourth achievement in the same deck check, the first one in turn order wins, beginning with the player whose turn it is. The other does not collect theirs.</source>
        <translation>同じ山札チェックで2人が4つ目の偉業を得られるときは、手番の人から手番順に数えて、先の人の勝ちです。もう1人は偉業を得ません。</translation>
    </message>
    <message>
        <source>Passing does not stop the game</source>
        <translation>パスしてもゲームは終わる</translation>
    </message>
    <message>
        <source>Even if everyone only passes, draws keep emptying someone’s deck, so the game comes to an end. That is why every turn has a deck check (TS-114). A player who keeps running out of cards with an empty hand could drag out the game on purpose; that is allowed.</source>
        <translation>全員がパスばかりしていても、毎手番のドローでだれかの山札が何度もなくなるので、ゲームは終わります。そのために、どの手番にも山札チェックがあります（TS-114）。手札のないまま山札を引ききり続け、わざとゲームを長引かせることはできますが、それもルールのうちです。</translation>
    </message>
    <message>
        <source>Option: Acting cards</source>
        <translation>オプション：ものまねカード</translation>
    </message>
    <message>
        <source>Choose whether an Acting card draws up to 5 cards or up to 3. The default is 5. TS-69 explains why there are two numbers.</source>
        <translation>ものまねカードで引けるのを、5枚までにするか、3枚までにするか選べます。標準は5枚です。数が2つある理由はTS-69にあります。</translation>
    </message>
    <message>
        <source>Option: who may stop first</source>
        <translation>オプション：ストップの優先順</translation>
    </message>
    <message>
        <source>In turn order, the default: players respond one at a time (TS-44). Fastest finger: everyone is asked together, and the first to press stops it (TS-45).</source>
        <translation>手番順に（標準）：プレイヤーは1人ずつ順に対応します（TS-44）。早い者勝ち：全員が同時に聞かれ、最初に押した人が止めます（TS-45）。</translation>
    </message>
    <message>
        <source>Option: deck check after the draw</source>
        <translation>オプション：引いたあとの山札チェック</translation>
    </message>
    <message>
        <source>If this is on, there is a deck check right after the draw step whenever a deck is empty then, so that you begin your play step with a new deck. The default is off, and the check waits for your first action (TS-113).</source>
        <translation>オンにすると、ドローステップのあとに空の山札があれば、すぐ山札チェックがあり、新しい山札でプレイステップを始められます。標準はオフで、山札チェックは最初のアクションまで待ちます（TS-113）。</translation>
    </message>
    <message>
        <source>Option: deck check without an action</source>
        <translation>オプション：アクションなしの山札チェック</translation>
    </message>
    <message>
        <source>If this is on, a turn without any action has one deck check too (TS-114); this is the default. If it is off, decks are only checked after actions, and a game in which everyone just passes may never end.</source>
        <translation>オンにすると、アクションを1つもしない手番にも山札チェックが1回あります（TS-114）。これが標準です。オフにすると、山札を調べるのはアクションのあとだけになり、全員がパスばかりするゲームは終わらないかもしれません。</translation>
    </message>
    <message>
        <source>Option: copies of the Event cards</source>
        <translation>オプション：イベントカードの枚数</translation>
    </message>
    <message>
        <source>You can change how many copies of each Event card there are, from 0 to 8; the default is 4 each. Together they must come to at least 15 per player, or there are not enough for the decks.</source>
        <translation>各イベントカードの枚数を0～8枚に変えられます。標準は4枚ずつです。全部合わせて1人につき15枚以上ないと、山札に足りません。</translation>
    </message>
    <message>
        <source>Option: turn limit</source>
        <translation>オプション：手番数の上限</translation>
    </message>
    <message>
        <source>With a turn limit the game ends after that many turns, and nobody wins if it is not decided by then. It is meant for trying things out. The default is 0, which means no limit.</source>
        <translation>上限を決めると、その数の手番でゲームが終わり、それまでに決着がつかなければ勝者はいません。いろいろ試すときのためのものです。標準は0で、上限なしです。</translation>
    </message>
    <message>
        <source>Playing an Event card</source>
        <translation>イベントカードを使う</translation>
    </message>
    <message>
        <source>You play an Event card from your hand into your play zone and pay its action points. It stays there until the deck check is over, whether it works or is stopped, and then goes to your discard pile. While it is there, it cannot be swapped, messed, recycled, buried or shuffled into your deck.</source>
        <translation>手札のイベントカードを自分のプレイエリアに置き、アクションポイントを払います。効果があっても止められても、山札チェックが終わるまでそこにあり、それから捨て札になります。そこにある間は、交換も、ちょっかいも、リサイクルも、埋めることも、シャッフルして山札に入れることもできません。</translation>
    </message>
    <message>
        <source>Drawing cards</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>ドローカード</translation>
    </message>
    <message>
        <source>A Drawing card costs 1 action point. You draw 1 or 2 cards from your deck, as you choose. If there is only one card left, you draw that one; the second is lost, even though your deck is renewed right after.</source>
        <translation>ドローカードのコストは1アクションポイントです。自分の山札から、好きなように1枚か2枚引きます。残りが1枚だけなら、その1枚を引きます。すぐあとで山札が作り直されても、2枚目は引けません。</translation>
    </message>
    <message>
        <source>A Drawing card with an empty deck</source>
        <translation>山札が空のときのドローカード</translation>
    </message>
    <message>
        <source>You may play a Drawing card when your deck is empty. You draw nothing, but the card counts as played. It can earn you a bonus, and the deck check after it renews your deck. The printed rules do not mention this case.</source>
        <translation>山札が空でも、ドローカードは使えます。何も引きませんが、カードは使ったことになり、ボーナスが得られることもあります。そのあとの山札チェックで山札を作り直します。元のルールには、この場合のことが書かれていません。</translation>
    </message>
    <message>
        <source>Stealing cards: who to steal from</source>
        <translation>スティールカード：だれから奪うか</translation>
    </message>
    <message>
        <source>A Stealing card costs 1 action point. You aim it at another player who has cards in hand. If no other player has any, you cannot play it.</source>
        <translation>スティールカードのコストは1アクションポイントです。手札のあるほかのプレイヤーを狙います。ほかのだれにも手札がなければ、使えません。</translation>
    </message>
    <message>
        <source>Stealing 1 or 2 cards</source>
        <translation>1枚か2枚を奪う</translation>
    </message>
    <message>
        <source>When the card resolves, you name 1 or 2 and take that many random cards from that player’s hand into yours. You cannot take more than there are, and you must take at least 1 if there is one.</source>
        <translation>カードが実行されるとき、1枚か2枚かを宣言し、そのプレイヤーの手札から無作為にその枚数を自分の手札に加えます。持っている枚数より多くは奪えず、1枚でもあれば、1枚以上は奪わなければなりません。</translation>
    </message>
    <message>
        <source>When the hand has shrunk</source>
        <translation>手札が減っていたら</translation>
    </message>
    <message>
        <source>The player you aimed at may have played a Stopping card in the meantime. Then you can steal only what is left in that hand. If it is empty now, you steal nothing and bury nothing, but your card still counts as successfully played.</source>
        <translation>狙われたプレイヤーが、その間にストップカードを使ったかもしれません。そのときは、手札に残っている分しか奪えません。もう手札がなければ、何も奪わず、何も埋めませんが、カードは成功したことになります。</translation>
    </message>
    <message>
        <source>Who knows the stolen cards</source>
        <translation>奪ったカードをだれが知るか</translation>
    </message>
    <message>
        <source>You and the player you steal from know which cards were taken. Everyone else only sees how many. The printed rules leave this open.</source>
        <translation>どのカードを奪ったかは、あなたと奪われた人だけが知っています。ほかの人に見えるのは枚数だけです。元のルールに定めはありません。</translation>
    </message>
    <message>
        <source>Bury</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>埋める</translation>
    </message>
    <message>
        <source>After stealing you may choose up to 2 of your own discards and lay them on the pile of the player whose cards you took. That makes your next deck smaller, and theirs larger. If you steal 1 and bury 2, you have one card fewer than before.</source>
        <translation>奪ったあと、自分の捨て札を2枚まで選び、奪った相手の捨て札に置けます。そうすると、自分の次の山札は薄く、相手の次の山札は厚くなります。1枚奪って2枚埋めれば、自分のカードは前より1枚少なくなります。</translation>
    </message>
    <message>
        <source>Play Cat Burglar and aim it at Fred. Steal 1 card, then bury 2 of your discards in Fred’s pile. You both had 15 cards; now you have 14 and Fred has 16.</source>
        <translation>「怪盗ネコ小僧」を使い、Fredを狙いましょう。1枚奪い、自分の捨て札2枚をFredの捨て札に埋めます。持っているカードは2人とも15枚でしたが、あなたは14枚、Fredは16枚になります。</translation>
    </message>
    <message>
        <source>Choosing what to bury</source>
        <translation>埋めるカードを選ぶ</translation>
    </message>
    <message>
        <source>You choose the cards to bury after you have seen what you stole, and everyone sees your choice. You may bury fewer, or none. The Stealing card itself is still in your play zone and cannot be buried. If your discard pile is empty, there is nothing to bury.</source>
        <translation>埋めるカードは、奪ったカードを見たあとで選び、全員に公開されます。1枚だけでも、1枚も埋めなくてもかまいません。スティールカード自体はまだプレイエリアにあるので、埋められません。捨て札が空なら、埋めるものはありません。</translation>
    </message>
    <message>
        <source>Stopping cards</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>ストップカード</translation>
    </message>
    <message>
        <source>A Stopping card costs nothing. You play it in response to what another player does, which then has no effect, and that player draws 1 card as a bribe. Your card goes to your play zone, and it can itself be stopped. The chapter on stopping explains more, from TS-37 on.</source>
        <translation>ストップカードのコストは0です。ほかのプレイヤーが何かをしたときに使います。それは無効になり、そのプレイヤーはわいろとして1枚引きます。使ったカードは自分のプレイエリアに置き、それもまた止められることがあります。くわしくは、TS-37からの「ストップ」の章を見てください。</translation>
    </message>
    <message>
        <source>Recycling cards</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>リサイクルカード</translation>
    </message>
    <message>
        <source>You take 1 or 2 cards of your choice from your discard pile into your hand. This costs 1 action point for the Recycling card. Drawing, Stealing and Acting cards can be taken; Stopping and Recycling cards cannot.</source>
        <translation>リサイクルカードのコストは1アクションポイントです。自分の捨て札から好きな1枚か2枚を手札に戻します。戻せるのはドロー、スティール、ものまねのカードで、ストップとリサイクルのカードは戻せません。</translation>
    </message>
    <message>
        <source>Nothing to recycle</source>
        <translation>リサイクルするものがないとき</translation>
    </message>
    <message>
        <source>You cannot play a Recycling card if there is no Drawing, Stealing or Acting card in your discard pile. At least 1 card has to come back.</source>
        <translation>自分の捨て札にドロー、スティール、ものまねのカードが1枚もなければ、リサイクルカードは使えません。少なくとも1枚は戻さなければなりません。</translation>
    </message>
    <message>
        <source>Acting cards: what they require</source>
        <translation>ものまねカード：使う条件</translation>
    </message>
    <message>
        <source>An Acting card costs 2 action points. Your character must be of the card’s type and in Altered form, and you must make the animal sound that the card asks for. With 1 action point, in Normal form or with a character of another type, you cannot play it.</source>
        <translation>ものまねカードのコストは2アクションポイントです。使えるのは、キャラクターがカードと同じタイプで、覚醒形態のときだけです。使うときは、カードの求める鳴きまねをします。アクションポイントが1のとき、通常形態のとき、タイプの違うキャラクターのときは使えません。</translation>
    </message>
    <message>
        <source>Your Jack is altered. Purr-forming Arts is refused, because it asks for a feline. Howlywood Debut is canine like Jack. Play it and draw up to 4 cards, all that your deck has left. Nobody can stop it, but Denis also has a canine and may join in.</source>
        <translation>あなたのジャックは覚醒しています。「パフォーニャンス」はネコを求めるので使えません。「ホエリウッド・デビュー」はジャックと同じイヌです。使って、山札にある分、4枚まで引きましょう。だれにも止められませんが、Denisもイヌなので、加わるかもしれません。</translation>
    </message>
    <message>
        <source>Making the sound</source>
        <translation>鳴きまねをする</translation>
    </message>
    <message>
        <source>If you play an Acting card, or join in with one, you have made the sound. The table takes your word for it and never judges. If you do not want to make it, leave the card in your hand, or stay silent when you could join in.</source>
        <translation>ものまねカードを使ったり、それに加わったりすれば、鳴きまねをしたことになります。テーブルはあなたを信じ、上手か下手かは問いません。鳴きまねをしたくなければ、カードを手札に残すか、加われるときもだまっていましょう。</translation>
    </message>
    <message>
        <source>Acting cards: up to 5 cards</source>
        <translation>ものまねカード：5枚まで</translation>
    </message>
    <message>
        <source>You draw 1 to 5 cards from your deck, as many as you like and as your deck allows. With an empty deck you draw none, but others may still join in. The printed rules seem to say 3 in one place and 5 in another. Here it is 5, unless an option makes it 3 (TS-126).</source>
        <translation>自分の山札から、好きなように1～5枚、山札にある分まで引きます。山札が空なら引きませんが、ほかの人は加われます。元のルールには、3枚と読めるところと5枚と読めるところがあります。ここでは5枚で、オプションで3枚にできます（TS-126）。</translation>
    </message>
    <message>
        <source>Acting cards cannot be stopped</source>
        <translation>ものまねカードは止められない</translation>
    </message>
    <message>
        <source>Nobody can respond to an Acting card. It resolves at once and always counts as successfully played. Its type is always your character’s, so it can always earn your bonus, if you have a use left this turn.</source>
        <translation>ものまねカードにはだれも対応できません。すぐに実行され、必ず成功したことになります。タイプは自分のキャラクターと同じなので、この手番の回数が残っていれば、必ずボーナスが得られます。</translation>
    </message>
    <message>
        <source>SPECIAL: others join in</source>
        <translation>特別：ほかの人も加わる</translation>
    </message>
    <message>
        <source>After you have drawn with an Acting card, every other player whose character has the same type may make the sound as well and draw up to 2 cards from their own deck.</source>
        <translation>ものまねカードで引いたあと、キャラクターが同じタイプのほかのプレイヤーは、みな鳴きまねをして、自分の山札から2枚まで引けます。</translation>
    </message>
    <message>
        <source>Joining in: who, and in what order</source>
        <translation>加わる：だれが、どの順で</translation>
    </message>
    <message>
        <source>Players are asked in turn order, starting after the one who acts. They may join in even in Normal form, and they may stay silent. A player with an empty deck is not asked. Joining in earns no bonus, because no card was played. A deck that runs out this way is renewed in the deck check of this action.</source>
        <translation>ものまねをした人の次から、手番順に、加わるかどうかを聞かれます。通常形態でも加わることができ、だまっていてもかまいません。山札が空の人は聞かれません。加わってもカードを使ったわけではないので、ボーナスはありません。これでなくなった山札は、このアクションの山札チェックで作り直します。</translation>
    </message>
    <message>
        <source>Fred has drawn cards with Squeak Preview. Your Rocky is a rodent like Fred’s Ham &amp; Cheese, so you may join in, even in Normal form. Draw up to 2 cards, or stay silent. It earns you no bonus.</source>
        <translation>Fredが「チュウ目の試写会」で引きました。あなたのロッキーはFredのハム＆チーズと同じ「ネズミと仲間たち」なので、通常形態でも加われます。2枚まで引くか、だまっているか、選びましょう。ボーナスはありません。</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Tail Story is for 2, 3 or 4 players. A game takes 20 to 45 minutes. The box says it is for ages 12 and up, but nobody checks that here.</source>
        <translation>Tail Storyは2人、3人、4人で遊びます。1ゲームは20～45分です。箱には12歳以上と書かれていますが、ここではだれも確かめません。</translation>
    </message>
    <message>
        <source>60 Event cards</source>
        <translation>イベントカード60枚</translation>
    </message>
    <message>
        <source>Event cards are what you play with. There are 60 of them: 15 different ones with 4 copies of each, so 12 cards of each kind and 20 of each type. The printed rules do not say how many copies there are; this is the only even spread of 60 cards. You can change the number of copies in the options (TS-130).</source>
        <translation>イベントカードは、遊びの中心になるカードです。全部で60枚、15種類が4枚ずつなので、カードの種別ごとに12枚、タイプごとに20枚あります。元のルールに枚数は書かれていませんが、60枚を均等に分けるならこうなります。枚数はオプションで変えられます（TS-130）。</translation>
    </message>
    <message>
        <source>Five kinds of Event card and their cost</source>
        <translation>イベントカードの5つの種別とコスト</translation>
    </message>
    <message>
        <source>A Drawing, Stealing or Recycling card costs 1 action point, an Acting card 2, and a Stopping card nothing. All cards of one kind cost the same and do the same. Only their type differs and, on an Acting card, the sound and the type of character it asks for.</source>
        <translation>ドロー、スティール、リサイクルのカードは1アクションポイント、ものまねカードは2、ストップカードは0です。同じ種別のカードは、コストも効果もすべて同じです。違うのはタイプだけです。ものまねカードではさらに、求める鳴きまねとキャラクターのタイプも違います。</translation>
    </message>
    <message>
        <source>Three types: canine, feline, rodent &amp; friends</source>
        <translation>3つのタイプ：イヌ、ネコ、ネズミと仲間たち</translation>
    </message>
    <message>
        <source>Every Event card and every character has one type. You may play Drawing, Stealing, Stopping and Recycling cards of any type. The type matters in three places: a card of your character’s type can earn your bonus (TS-94), an Acting card needs a character of its type (TS-67), and other characters of that type may join in with it (TS-71).</source>
        <translation>イベントカードとキャラクターには、それぞれ1つのタイプがあります。ドロー、スティール、ストップ、リサイクルのカードは、どのタイプでも使えます。タイプが意味を持つのは3つの場合です。キャラクターと同じタイプのカードを使うとボーナスがあり（TS-94）、ものまねカードには同じタイプのキャラクターが必要で（TS-67）、同じタイプのほかのキャラクターはそれに加われます（TS-71）。</translation>
    </message>
    <message>
        <source>The 15 Event cards by name</source>
        <translation>15種類のイベントカードの名前</translation>
    </message>
    <message>
        <source>Drawing: Bones Drawing, Tuna Drawing, Acorn Drawing. Stealing: Golden Rethiever, Cat Burglar, Cheeky Pockets. Stopping: Pug You Beach!, Cat Got Your Turn!, No Nuts For You! Recycling: Bone Again, Re-Purr-Posed, Wheel Be Back. Acting: Howlywood Debut, Purr-forming Arts, Squeak Preview. Of each kind the first is canine, the second feline, the third rodent &amp; friends. Eleven of the names, the sounds and the flavour lines are our own; no rule depends on them.</source>
        <translation>ドロー：「骨ドロー」「ツナドロー」「どんぐりドロー」。スティール：「ゴールデン・ヨコトリバー」「怪盗ネコ小僧」「ちゃっかりほお袋」。ストップ：「パグり込みビーチ！」「その番、ニャンと没収！」「ナッツはナッシング！」。リサイクル：「骨折り得」「リサイニャル」「また来るクルマ」。ものまね：「ホエリウッド・デビュー」「パフォーニャンス」「チュウ目の試写会」。どの種別でも、1枚目がイヌ、2枚目がネコ、3枚目が「ネズミと仲間たち」です。名前のうち11種類と、鳴き声、おまけの一言は独自のもので、ルールには影響しません。</translation>
    </message>
    <message>
        <source>What an Event card shows</source>
        <translation>イベントカードの見方</translation>
    </message>
    <message>
        <source>At the top left is the cost in action points. Under the picture are an icon for the kind and, in words, what the card does. The colour of the card and a small icon show its type. The printed cards also colour their effects: green for whoever plays the card, red for other players, yellow for both. Colours and flavour lines have no effect on the rules.</source>
        <translation>左上はコスト（アクションポイント）です。絵の下には、種別のマークと、カードの効果の文があります。タイプは、カードの色と小さなマークで分かります。印刷されたカードでは、効果にも色が付いています。緑は使った人への効果、赤はほかのプレイヤーへの効果、黄は両方への効果です。色やおまけの一言は、ルールに影響しません。</translation>
    </message>
    <message>
        <source>A character has two sides</source>
        <translation>キャラクターの両面</translation>
    </message>
    <message>
        <source>You begin with the Normal form, which has a white frame. On the other side is the Altered form with a black frame. Type and bonus are the same on both sides, but only the Altered form has an ability to use (TS-75).</source>
        <translation>白い枠の通常形態から始めます。裏は黒い枠の覚醒形態です。タイプとボーナスは両面とも同じですが、能力を使えるのは覚醒形態だけです（TS-75）。</translation>
    </message>
    <message>
        <source>The six characters</source>
        <translation>6体のキャラクター</translation>
    </message>
    <message>
        <source>Canine: Jack and Alan; their bonus is to draw 1, once a turn. Feline: Padthai and Khalid; their bonus is to mess 1, once a turn. Rodent &amp; friends: Ham &amp; Cheese, who are one character, and Rocky; their bonus is to dig 1, twice a turn. Altered, each has an ability of its own: Jack (TS-78), Alan (TS-80), Padthai (TS-82), Khalid (TS-84), Ham &amp; Cheese (TS-87), Rocky (TS-89). Of the Normal form names, only Jack’s is printed.</source>
        <translation>イヌのキャラクターは、ジャックとアラン。ボーナスは「1枚引く」（1手番に1回）。ネコは、パッタイとカリド。ボーナスは「ちょっかい1」（1手番に1回）。「ネズミと仲間たち」は、2匹で1体のハム＆チーズと、ロッキー。ボーナスは「1枚掘る」（1手番に2回）。覚醒すると、それぞれ独自の能力があります。ジャック（TS-78）、アラン（TS-80）、パッタイ（TS-82）、カリド（TS-84）、ハム＆チーズ（TS-87）、ロッキー（TS-89）。通常形態の名前のうち、印刷されているのはジャックのものだけです。</translation>
    </message>
    <message>
        <source>No third character of a type</source>
        <translation>各タイプの3体目のキャラクターはいない</translation>
    </message>
    <message>
        <source>The printed rules hint at one more character of each type in a larger edition, but do not say what they can do. So they are not included here. You choose from six characters, two of each type.</source>
        <translation>元のルールからは、もっと大きな版には各タイプにもう1体のキャラクターがいることがうかがえますが、何ができるかは書かれていません。ですから、ここにはいません。各タイプ2体ずつ、合わせて6体のキャラクターから選びます。</translation>
    </message>
    <message>
        <source>Queue cards</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>順番カード</translation>
    </message>
    <message>
        <source>There are four queue cards, 1ST to 4TH. They set the order of the turns and, in reverse, the order in which characters are chosen. With 2 or 3 players only the lowest 2 or 3 of them are used.</source>
        <translation>順番カードは、1番から4番までの4枚です。手番の順と、逆から見てキャラクターを選ぶ順を決めます。2人や3人のときは、番号の小さい2枚か3枚だけを使います。</translation>
    </message>
    <message>
        <source>What is in front of you</source>
        <translation>あなたの前にあるもの</translation>
    </message>
    <message>
        <source>You have a queue card, a character, a deck, a hand, a discard pile, a play zone for the cards being played, and a row of four places for your achievements.</source>
        <translation>順番カード、キャラクター、山札、手札、捨て札、使っているカードを置くプレイエリア、そして偉業の置き場が4つ並んでいます。</translation>
    </message>
    <message>
        <source>Turn order</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>手番順</translation>
    </message>
    <message>
        <source>Everyone gets a queue card at random. The player with 1ST has the first turn, then 2ND and so on. After the highest number it is 1ST’s turn again.</source>
        <translation>全員に順番カードを無作為に配ります。1番の人が最初の手番で、次は2番と続きます。いちばん大きい番号のあとは、また1番です。</translation>
    </message>
    <message>
        <source>Choosing characters</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>キャラクターを選ぶ</translation>
    </message>
    <message>
        <source>The player with the highest queue number chooses a character first, then the next lower one; 1ST chooses last. Everyone sees what is taken.</source>
        <translation>順番カードの番号がいちばん大きい人からキャラクターを選び、次に番号の大きい人、と続きます。1番の人が最後です。何を選んだかは全員に見えます。</translation>
    </message>
    <message>
        <source>Each character only once</source>
        <translation>どのキャラクターも1体だけ</translation>
    </message>
    <message>
        <source>There is one card of each character, so two players never have the same one. They may have characters of the same type, such as Jack and Alan.</source>
        <translation>キャラクターのカードは1枚ずつなので、2人が同じキャラクターになることはありません。ジャックとアランのように、同じタイプになることはあります。</translation>
    </message>
    <message>
        <source>Everyone starts in Normal form</source>
        <translation>全員が通常形態で始める</translation>
    </message>
    <message>
        <source>Your character starts with the Normal form face up. So at first nobody can use an altered ability or play an Acting card. Achievements turn characters over (TS-115, TS-116).</source>
        <translation>キャラクターは通常形態を表にして始めます。ですから、はじめはだれも覚醒能力やものまねカードを使えません。偉業でキャラクターが裏返ります（TS-115、TS-116）。</translation>
    </message>
    <message>
        <source>A deck of 15 cards</source>
        <translation>15枚の山札</translation>
    </message>
    <message>
        <source>The Event cards are shuffled, and each player gets 15 of them face down as a deck. With 2 players 30 cards are left over, with 3 players 15. They stay out of the game and nobody gets to see them, so do not count on every card being there.</source>
        <translation>イベントカードをシャッフルし、1人に15枚ずつ、裏向きの山札として配ります。2人なら30枚、3人なら15枚余ります。余りはゲームに入れず、だれも見てはいけません。ですから、すべてのカードが出てくるとはかぎりません。</translation>
    </message>
    <message>
        <source>The opening hand</source>
        <translation>はじめの手札</translation>
    </message>
    <message>
        <source>You draw 5 cards from your deck, which leaves 10. A poor hand cannot be redrawn. Discard piles, play zones and achievement places start empty.</source>
        <translation>山札から5枚引き、山札は10枚になります。手札が悪くても引き直しはありません。捨て札、プレイエリア、偉業の置き場は空から始めます。</translation>
    </message>
    <message>
        <source>1ST starts with 1 action point</source>
        <translation>1番の人は1アクションポイントから</translation>
    </message>
    <message>
        <source>You have 2 action points each turn. Only the very first turn of the game is different. The player with 1ST has just 1 action point then, and 2 from the next turn on.</source>
        <translation>アクションポイントは毎手番2です。ただしゲームの最初の手番だけは違い、1番の人は1アクションポイントしかなく、次の手番からは2です。</translation>
    </message>
    <message>
        <source>Cards in your zones are yours</source>
        <translation>カードは、いまある場所の持ち主のもの</translation>
    </message>
    <message>
        <source>Cards in your zones belong to you, wherever they came from. Stolen, buried, messed and swapped cards change sides for good; nothing goes back to the player who had it first. A stolen card that you discard later goes to your own pile and then into your own deck.</source>
        <translation>自分の場所にあるカードは、どこから来たものでも自分のカードです。奪ったり、埋めたり、ちょっかいで取ったり、交換したりしたカードは、ずっと移ったままで、最初の持ち主には戻りません。奪ったカードをあとで捨てれば、自分の捨て札に入り、やがて自分の山札に入ります。</translation>
    </message>
    <message>
        <source>Drawing when the deck runs short</source>
        <translation>山札が足りないとき</translation>
    </message>
    <message>
        <source>To draw is to take the top card of your own deck into your hand. If your deck has fewer cards than you should draw, you take what is there and the rest is lost. A deck is never renewed in the middle of an effect, and you do not draw the missing cards after the deck check. The same goes for every way of drawing.</source>
        <translation>引くとは、自分の山札の一番上のカードを手札に加えることです。山札が引く枚数に足りなければ、ある分だけを引き、残りは引けません。効果の途中で山札を作り直すことはなく、足りなかった分を山札チェックのあとで引くこともありません。どんな引き方でも同じです。</translation>
    </message>
    <message>
        <source>First the number, then the cards</source>
        <translation>先に枚数、それからカード</translation>
    </message>
    <message>
        <source>When you draw or steal 1 to 2 cards, or any other number you choose, you name the number first and then get all the cards at once. You cannot look at one card and then decide whether to take another. The printed rules leave this open.</source>
        <translation>1～2枚など、枚数を選んで引いたり奪ったりするときは、先に枚数を宣言し、それからまとめて受け取ります。1枚見てから、もう1枚取るかを決めることはできません。元のルールに定めはありません。</translation>
    </message>
    <message>
        <source>Discard piles are open</source>
        <translation>捨て札は公開</translation>
    </message>
    <message>
        <source>Discards are face up, and everyone may look through every discard pile at any time. Their order means nothing. The printed rules do not say so, but players choose cards from these piles, so everyone can see them.</source>
        <translation>捨て札は表向きで、だれの捨て札でも、いつでも全員が見てかまいません。順番に意味はありません。元のルールには書かれていませんが、プレイヤーは捨て札からカードを選ぶので、全員に見えます。</translation>
    </message>
    <message>
        <source>What is left to chance</source>
        <translation>運で決まること</translation>
    </message>
    <message>
        <source>Chance alone decides who gets which queue card, what is dealt, how decks are shuffled, which cards are stolen and which cards are lost to Jack. Every card is equally likely, and players have no choice in any of this.</source>
        <translation>だれにどの順番カードが来るか、何が配られるか、山札の並び、どのカードが奪われるか、ジャックの能力でどのカードを失うかは、運だけで決まります。どのカードも確率は同じで、プレイヤーが選ぶことはありません。</translation>
    </message>
    <message>
        <source>What “once a turn” means</source>
        <translation>「1手番に1回」とは</translation>
    </message>
    <message>
        <source>A limit per turn applies to the turn being played now, no matter whose turn it is. When the turn passes, all these limits start over for all players. So a bonus that you use on someone else’s turn, thanks to a Stopping card, does not count on your own turn. Limits for the whole game never start over.</source>
        <translation>1手番の回数は、だれの手番であっても、いま行われている手番で数えます。手番が移ると、全員の回数がリセットされます。ですから、ストップカードのおかげでほかの人の手番に使ったボーナスは、自分の手番では数えません。ゲーム全体の回数がリセットされることはありません。</translation>
    </message>
    <message>
        <source>No questions with only one answer</source>
        <translation>答えが1つなら聞かれない</translation>
    </message>
    <message>
        <source>If only one answer is possible, the table chooses it for you and moves on. There are two exceptions: you always end your turn yourself, and you are asked whether you want to stop something even if you cannot (TS-46).</source>
        <translation>答えが1つしかないときは、テーブルが代わりに答えて先へ進みます。例外は2つあります。手番を終えるのは必ず自分です。また、止められないときでも、止めるかどうかを聞かれます（TS-46）。</translation>
    </message>
    <message>
        <source>What can be stopped</source>
        <translation>止められるもの</translation>
    </message>
    <message>
        <source>Other players can stop almost anything that is done in the play step: a Drawing, Stealing or Recycling card, draw 1 and discard 1, an altered ability, a swap, and also a Stopping card. Only Acting cards cannot be stopped (TS-70).</source>
        <translation>プレイステップに行われることは、ほとんど何でも、ほかのプレイヤーが止められます。ドロー、スティール、リサイクルのカード、「1枚引き、1枚捨てる」、覚醒能力、交換、そしてストップカードです。止められないのは、ものまねカードだけです（TS-70）。</translation>
    </message>
    <message>
        <source>What cannot be stopped</source>
        <translation>止められないもの</translation>
    </message>
    <message>
        <source>Nobody can stop an Acting card or those who join in with it, the draw step, a bonus, the deck check, an achievement and its effect, the end of a turn, or the discards made then. Nobody is asked about them either.</source>
        <translation>ものまねカードとそれに加わること、ドローステップ、ボーナス、山札チェック、偉業とその効果、手番の終わりとそこで捨てることは、だれにも止められません。止めるかどうかを聞かれることもありません。</translation>
    </message>
    <message>
        <source>Who may stop</source>
        <translation>止めてよい人</translation>
    </message>
    <message>
        <source>If you have a Stopping card in hand, you can stop what any other player does in a play step (TS-37), on anyone’s turn. You cannot stop your own action or your own card. But when someone stops your action, you may stop their Stopping card.</source>
        <translation>手札にストップカードがあれば、だれの手番でも、ほかのプレイヤーがプレイステップにすること（TS-37）を止められます。自分のアクションや自分のカードは止められません。ただし、自分のアクションが止められそうなときは、相手のストップカードを止められます。</translation>
    </message>
    <message>
        <source>Stopping cards only respond</source>
        <translation>ストップカードは対応専用</translation>
    </message>
    <message>
        <source>You cannot play a Stopping card as an action of your own. It is only ever played on something that another player has just played or done. Otherwise it would earn a bonus for nothing.</source>
        <translation>ストップカードを自分のアクションとして使うことはできません。ほかのプレイヤーがいま使ったカードや、いま行ったことに重ねるだけです。そうでないと、何もせずにボーナスが得られてしまいます。</translation>
    </message>
    <message>
        <source>Stopping is free and has no limit</source>
        <translation>ストップは無料で無制限</translation>
    </message>
    <message>
        <source>A Stopping card costs no action points. You can play it with none left, and on other players’ turns. There is no limit. In one turn you can stop as many things as you have Stopping cards for.</source>
        <translation>ストップカードにアクションポイントはかかりません。ポイントが残っていなくても、ほかの人の手番でも使えます。回数の制限はなく、1手番に、ストップカードがあるだけ何度でも止められます。</translation>
    </message>
    <message>
        <source>Aim at the newest card</source>
        <translation>いちばん新しいカードを狙う</translation>
    </message>
    <message>
        <source>A Stopping card goes on the newest card or action, the one that nobody has responded to. A card or action that already has a Stopping card on it cannot be stopped again. If you want to change what happens, stop the newest card.</source>
        <translation>ストップカードは、いちばん新しい、まだだれも対応していないカードやアクションに重ねます。すでにストップカードが重なっているものを、もう一度止めることはできません。結果を変えたければ、いちばん新しいカードを止めましょう。</translation>
    </message>
    <message>
        <source>Who comes first</source>
        <translation>だれが優先か</translation>
    </message>
    <message>
        <source>If several players want to stop the same thing, the quickest one gets to. If nobody can tell who was quickest, it goes to the first in turn order after the player being stopped. So with four players and a card played by 2ND, the order is 3RD, 4TH, 1ST.</source>
        <translation>何人かが同じものを止めたいときは、いちばん早い人が止めます。だれが早いか分からないときは、カードやアクションを止められようとしている人の次から手番順に数えて、最初の人です。4人で2番のカードを止めるなら、3番、4番、1番の順になります。</translation>
    </message>
    <message>
        <source>One after the other</source>
        <translation>1人ずつ順番に</translation>
    </message>
    <message>
        <source>At this table the players respond in turn order, starting after the player whose card or action it is. Each lets it go or plays one Stopping card. The first Stopping card ends this round, and a new round of responses to that card begins, starting after its owner. We cannot tell who is quickest, so the turn order of TS-43 decides; an option changes this (TS-127).</source>
        <translation>このテーブルでは、そのカードやアクションの持ち主の次の人から、手番順に1人ずつ対応します。それぞれ、見送るか、ストップカードを1枚使います。最初のストップカードが使われたところでこの一巡は終わり、そのカードについて、その持ち主の次から新しい一巡が始まります。だれが早いかは分からないので、TS-43の手番順で決めます。オプションで変えられます（TS-127）。</translation>
    </message>
    <message>
        <source>Option: fastest finger</source>
        <translation>オプション：早い者勝ち</translation>
    </message>
    <message>
        <source>With this option everyone who may respond is asked together, and the first to press stops it; the others keep their cards. After that, everyone but its owner may respond to the new Stopping card. Two presses in the same instant count in turn order (TS-43). When everyone has let it go, it resolves.</source>
        <translation>このオプションでは、対応できる全員が同時に聞かれ、最初に押した人が止めます。ほかの人のカードは手元に残ります。そのあと、新しいストップカードには、その持ち主以外の全員が対応できます。まったく同時に押したときは手番順です（TS-43）。全員が見送ったら、実行されます。</translation>
    </message>
    <message>
        <source>Everyone is asked the same way</source>
        <translation>全員が同じように聞かれる</translation>
    </message>
    <message>
        <source>As long as you have a card in hand, you are asked whether you want to stop what another player does, even if you have no Stopping card; then you can only let it go. If only players with Stopping cards were asked, everyone would know who has one. A player with an empty hand is not asked, because everyone can see that anyway.</source>
        <translation>手札があるかぎり、ストップカードがなくても、ほかのプレイヤーのすることを止めるかどうか聞かれます。ストップカードがなければ、見送ることしかできません。ストップカードのある人だけが聞かれると、だれが持っているか全員に分かってしまいます。手札のない人は、持っていないことがどのみち全員に見えているので、聞かれません。</translation>
    </message>
    <message>
        <source>Letting go counts for one card only</source>
        <translation>見送りはその1回だけ</translation>
    </message>
    <message>
        <source>If you let something go, you let go just that one card or action. You are asked again about every Stopping card that another player lays on top.</source>
        <translation>見送ったことになるのは、そのカード1枚かアクション1つだけです。ほかのプレイヤーがその上にストップカードを重ねれば、そのたびにまた聞かれます。</translation>
    </message>
    <message>
        <source>When stopping is over</source>
        <translation>ストップのやり取りが終わるとき</translation>
    </message>
    <message>
        <source>When everyone has let the newest card go, stopping is over, and everything that was played resolves. Nobody can stop any of it now, not even with a Stopping card drawn as a bribe.</source>
        <translation>全員がいちばん新しいカードを見送ると、ストップのやり取りは終わり、使われたものがすべて実行されます。わいろでストップカードを引いても、もう何も止められません。</translation>
    </message>
    <message>
        <source>The newest card comes first</source>
        <translation>いちばん新しいカードが先</translation>
    </message>
    <message>
        <source>Stacked cards resolve from the newest down to the action. A Stopping card that nobody stopped stops the one right under it. A stopped Stopping card does nothing, so the one right under it goes ahead. In short, with 2 or 4 Stopping cards the action happens; with 1 or 3 it does not.</source>
        <translation>重なったカードは、いちばん新しいものから順に、元のアクションまで実行します。止められなかったストップカードは、すぐ下のものを止めます。止められたストップカードは何もしないので、すぐ下のものは有効です。つまり、ストップカードが2枚か4枚ならアクションは実行され、1枚か3枚なら実行されません。</translation>
    </message>
    <message>
        <source>You played Bones Drawing, and Fred stopped it with No Nuts For You! Play Pug You Beach! on Fred’s card. It is stopped, Fred gets the bribe, and you draw your cards after all. If you let it go instead, you get only a bribe.</source>
        <translation>あなたは「骨ドロー」を使い、Fredが「ナッツはナッシング！」で止めました。Fredのカードに「パグり込みビーチ！」を重ねましょう。Fredのカードは止められ、Fredはわいろを得て、あなたは結局カードを引けます。見送れば、得られるのはわいろだけです。</translation>
    </message>
    <message>
        <source>What it means to be stopped</source>
        <translation>止められるとどうなるか</translation>
    </message>
    <message>
        <source>A stopped card or action has no effect at all. It does not count as successfully played, so it earns no bonus. You do not get its action points back.</source>
        <translation>止められたカードやアクションには、まったく効果がありません。成功したことにならないので、ボーナスもありません。アクションポイントも戻りません。</translation>
    </message>
    <message>
        <source>A stopped use is used up</source>
        <translation>止められても1回は1回</translation>
    </message>
    <message>
        <source>A swap or an ability that was stopped counts as used. So you cannot swap again this turn, and an ability that works twice a game has one fewer use. The printed rules hint at this only for Alan; here it holds for all.</source>
        <translation>止められた交換や能力も、使ったことになります。ですから、この手番にもう交換はできず、1ゲームに2回の能力は1回分減ります。元のルールでこのことがうかがえるのはアランについてだけですが、ここではすべてに当てはまります。</translation>
    </message>
    <message>
        <source>The bribe</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>わいろ</translation>
    </message>
    <message>
        <source>A player who is stopped draws 1 card from their own deck. This applies to a stopped action and to a stopped Stopping card. They draw at once, before the next card down resolves. If a Stopping card was itself stopped, its owner gets the bribe, not the player it was aimed at.</source>
        <translation>止められた人は、自分の山札から1枚引きます。アクションが止められたときも、ストップカードが止められたときも同じです。すぐ下のカードが実行される前に、その場で引きます。ストップカード自体が止められたら、わいろを得るのはその持ち主で、そのカードに狙われた人ではありません。</translation>
    </message>
    <message>
        <source>You must take the bribe</source>
        <translation>わいろは断れない</translation>
    </message>
    <message>
        <source>You cannot refuse a bribe. If your deck is empty, you get nothing. If the bribe is your last card, your deck has run out, just as if you had drawn it with a card of your own.</source>
        <translation>わいろは断れません。山札が空なら、何も得ません。わいろが最後の1枚なら、自分のカードで引いたときと同じように、山札がなくなったことになります。</translation>
    </message>
    <message>
        <source>Where stopped cards go</source>
        <translation>止められたカードの行き先</translation>
    </message>
    <message>
        <source>A stopped card stays in the play zone of the player who played it. After the deck check it goes to that player’s discard pile, like all cards there (TS-111). It does not go back to their hand.</source>
        <translation>止められたカードは、使った人のプレイエリアに残ります。山札チェックのあと、そこにあるほかのカードと同じように、その人の捨て札になります（TS-111）。手札には戻りません。</translation>
    </message>
    <message>
        <source>The five steps of a turn</source>
        <translation>手番の5つのステップ</translation>
    </message>
    <message>
        <source>A turn has these steps: draw step, play step, bonus step, deck check, end of turn. In the play step you take one action. After it come the bonus step and the deck check, even if nothing can happen there, and then you are back in the play step for your next action. When you want no more actions, you go from the play step to the end of the turn.</source>
        <translation>手番は、ドローステップ、プレイステップ、ボーナスステップ、山札チェック、手番の終わりの順に進みます。プレイステップではアクションを1つします。そのあと、何も起こりそうになくても、ボーナスステップと山札チェックがあり、またプレイステップに戻って次のアクションをします。もうアクションをしないときは、プレイステップから手番の終わりに進みます。</translation>
    </message>
    <message>
        <source>At the start of your turn</source>
        <translation>手番の始め</translation>
    </message>
    <message>
        <source>First, all limits per turn start over, Alan’s sprint from the turn before ends, and cards dug earlier no longer count as dug this turn. Then you get your action points, and then you draw. So if Rocky has hit you, you have 1 action point from the very beginning.</source>
        <translation>まず、1手番ごとの回数がすべてリセットされ、前の手番のアランのスパートは終わり、前に掘ったカードは「この手番に掘ったカード」ではなくなります。それからアクションポイントを得て、そのあとカードを引きます。ですから、ロッキーのビームを受けていれば、はじめからアクションポイントは1です。</translation>
    </message>
    <message>
        <source>Action points</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>アクションポイント</translation>
    </message>
    <message>
        <source>At the start of your turn you get 2 action points. Any you do not spend are lost; you cannot save them. You get 1 instead of 2 on the first turn of the game (TS-25) and when Rocky has hit you (TS-89). Both at once still leave you with 1.</source>
        <translation>手番の始めに2アクションポイントを得ます。使わなかった分はなくなり、ためておけません。ゲームの最初の手番（TS-25）と、ロッキーのビームを受けたとき（TS-89）は、2ではなく1です。両方が重なっても1です。</translation>
    </message>
    <message>
        <source>Draw step</source>
        <extracomment>Tail Story: a heading of the rules</extracomment>
        <translation>ドローステップ</translation>
    </message>
    <message>
        <source>At the beginning of your turn you draw 1 card. You draw on the first turn of the game too.</source>
        <translation>自分の手番の始めに1枚引きます。ゲームの最初の手番でも引きます。</translation>
    </message>
    <message>
        <source>Everyone must draw</source>
        <translation>必ず引く</translation>
    </message>
    <message>
        <source>The draw step is not a choice, and nobody can stop it. If your deck is empty, you draw nothing. Even if you take your last card now, there is no deck check yet. Your deck is renewed after your first action (TS-113), or at the end of your turn if you take none (TS-114).</source>
        <translation>ドローステップに選択の余地はなく、だれにも止められません。山札が空なら、何も引きません。ここで最後の1枚を引いても、まだ山札チェックはありません。山札は、最初のアクションのあと（TS-113）か、アクションをしなければ手番の終わり（TS-114）に作り直します。</translation>
    </message>
    <message>
        <source>Discarding at the end of your turn</source>
        <translation>手番の終わりに捨てる</translation>
    </message>
    <message>
        <source>At the end of your turn you may hold 5 cards, or 4 if you have three achievements. If you hold more, you choose cards and discard exactly down to that number. They go to your discard pile at once, and no deck check follows.</source>
        <translation>手番の終わりに持てる手札は5枚、偉業が3つあれば4枚です。それより多ければ、カードを選び、ちょうどその枚数になるまで捨てます。すぐに捨て札になり、そのあと山札チェックはありません。</translation>
    </message>
    <message>
        <source>Only on your own turn</source>
        <translation>自分の手番だけ</translation>
    </message>
    <message>
        <source>The hand limit applies at the end of your own turn. Until then you may hold as many cards as you like, even while others end their turns. The only other time it matters is when both your deck and your discard pile have run out (TS-109).</source>
        <translation>手札上限は、自分の手番の終わりに適用されます。それまでは、ほかの人の手番が終わるときも、何枚でも持っていられます。ほかに意味を持つのは、山札も捨て札もなくなったときだけです（TS-109）。</translation>
    </message>
    <message>
        <source>The next turn</source>
        <translation>次の手番</translation>
    </message>
    <message>
        <source>When a turn has ended, the player with the next queue number goes next. After the highest number comes 1ST.</source>
        <translation>手番が終わると、順番カードが次の番号の人の手番です。いちばん大きい番号のあとは1番です。</translation>
    </message>
    <message>
        <source>One action at a time</source>
        <translation>アクションは1つずつ</translation>
    </message>
    <message>
        <source>In the play step you choose one of four actions: play an Event card for its cost, draw 1 and discard 1 for 1 action point, use your altered ability for free, or swap discards for free. Or you end your turn. Only the player whose turn it is takes actions; the others can only respond with Stopping cards.</source>
        <translation>プレイステップでは、4つのアクションから1つを選びます。コストを払ってイベントカードを使う、1アクションポイントで1枚引いて1枚捨てる、無料で覚醒能力を使う、無料で捨て札を交換する。または、手番を終えます。アクションをするのは手番の人だけで、ほかの人はストップカードで対応するだけです。</translation>
    </message>
    <message>
        <source>How many actions in a turn</source>
        <translation>1手番のアクションの数</translation>
    </message>
    <message>
        <source>Take as many actions as you like and can pay for. With 2 action points you can pay for two actions at most; the ability and the swap are free, but you get each only once a turn. So a turn has 4 actions at most.</source>
        <translation>払えるかぎり、好きなだけアクションができます。2アクションポイントなら、ポイントのかかるアクションは多くて2つです。能力と交換は無料ですが、1手番に1回ずつです。ですから、1手番のアクションは多くて4つです。</translation>
    </message>
    <message>
        <source>You pay at once</source>
        <translation>すぐに払う</translation>
    </message>
    <message>
        <source>You pay when you announce an action, before anyone can respond. If it is your ability or your swap, it counts as used from then on. If you are stopped, you get none of this back.</source>
        <translation>コストは、アクションを宣言したとき、だれかが対応する前に払います。能力や交換は、その時点で使ったことになります。止められても、何も戻りません。</translation>
    </message>
    <message>
        <source>What you announce now and what you choose later</source>
        <translation>宣言することと、あとで選ぶこと</translation>
    </message>
    <message>
        <source>With an action you announce which card or action it is and who it is aimed at; for Khalid, also which discard he uses. You choose everything else, such as how many cards and which ones, when the action resolves, after everyone has had a chance to stop it. The printed rules leave this open.</source>
        <translation>アクションをするときは、使うカードやアクションと、狙う相手を宣言します。カリドなら、使う捨て札も宣言します。枚数やどのカードかなど、ほかのことはすべて、全員に止める機会があったあと、アクションが実行されるときに選びます。元のルールに定めはありません。</translation>
    </message>
    <message>
        <source>An action needs something to work on</source>
        <translation>アクションには対象が必要</translation>
    </message>
    <message>
        <source>Stealing, Recycling, the swap, and the abilities of Jack, Khalid, Ham &amp; Cheese and Rocky are refused if there is nobody or nothing for them to work on. Drawing cards, Acting cards and Padthai’s ability are allowed even if your deck is empty. You draw what is there, even if that is nothing.</source>
        <translation>スティール、リサイクル、交換、そしてジャック、カリド、ハム＆チーズ、ロッキーの能力は、対象になる人やものがなければ使えません。ドローカード、ものまねカード、パッタイの能力は、山札が空でも使えます。ある分だけ引き、1枚もなくてもかまいません。</translation>
    </message>
    <message>
        <source>Ending your turn</source>
        <translation>手番を終える</translation>
    </message>
    <message>
        <source>You can end your turn whenever it is time to choose an action, even with action points left; those are lost. Nobody can stop you from ending it.</source>
        <translation>アクションを選ぶときなら、アクションポイントが残っていても、いつでも手番を終えられます。残った分はなくなります。手番を終えることは、だれにも止められません。</translation>
    </message>
    <message>
        <source>The stack</source>
        <extracomment>Tail Story: what is happening now, above the table</extracomment>
        <translation>重なったカード</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>効果</translation>
    </message>
    <message>
        <source>Bonus</source>
        <extracomment>Tail Story: what is happening now, above the table</extracomment>
        <translation>ボーナス</translation>
    </message>
    <message>
        <source>Deck check</source>
        <extracomment>Tail Story: what is happening now, above the table</extracomment>
        <translation>山札チェック</translation>
    </message>
    <message>
        <source>Achievement</source>
        <extracomment>Tail Story: what is happening now, above the table</extracomment>
        <translation>偉業</translation>
    </message>
    <message>
        <source>A new turn</source>
        <translation>新しい手番</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>ゲームの終わり</translation>
    </message>
    <message>
        <source>This card</source>
        <extracomment>Tail Story: stands for a card that is not known, in a sentence</extracomment>
        <translation>このカード</translation>
    </message>
    <message>
        <source>Achievements on turn</source>
        <translation>偉業を得た手番</translation>
    </message>
    <message>
        <source>Cards played</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>使ったカード</translation>
    </message>
    <message>
        <source>Abilities used</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>使った能力</translation>
    </message>
    <message>
        <source>Stops made</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>止めた回数</translation>
    </message>
    <message>
        <source>Times stopped</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>止められた回数</translation>
    </message>
    <message>
        <source>Cards taken from others</source>
        <translation>ほかの人から取ったカード</translation>
    </message>
    <message>
        <source>Bonuses used</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>使ったボーナス</translation>
    </message>
    <message>
        <source>Look at your deck. It’s empty, so whatever you do leads to the deck check.</source>
        <translation>山札の残りを確かめましょう。もう空なので、何をしても山札チェックになります。</translation>
    </message>
    <message>
        <source>Look at your deck. You already have this turn’s achievement, so running out now would be wasted.</source>
        <translation>山札の残りを確かめましょう。この手番の偉業はもう得ているので、いま山札がなくなると無駄になります。</translation>
    </message>
    <message>
        <source>Look at your deck. Can you draw the last of it this turn?</source>
        <translation>山札の残りを確かめましょう。この手番のうちに最後まで引けますか？</translation>
    </message>
    <message>
        <source>Look at what’s free. Your action points are spent.</source>
        <translation>無料でできることを見ましょう。アクションポイントは使い切りました。</translation>
    </message>
    <message>
        <source>Check how many cards are left in your deck, and which cards match your character’s type.</source>
        <translation>山札の残りは何枚か、自分のキャラクターと同じタイプのカードはどれかを確かめましょう。</translation>
    </message>
    <message>
        <source>Look at your type. Which of these cards would help you most?</source>
        <translation>自分のタイプを見ましょう。この中でいちばん役立つのはどのカードですか？</translation>
    </message>
    <message>
        <source>Look at your discards. Which would you rather not draw again?</source>
        <translation>自分の捨て札を見ましょう。もう引きたくないのはどれですか？</translation>
    </message>
    <message>
        <source>Look at your hand. The card you place is out of play for good.</source>
        <translation>自分の手札を見ましょう。偉業に置いたカードは、もうゲームに戻りません。</translation>
    </message>
    <message>
        <source>Look at what helps you least, and what matches your type.</source>
        <translation>いちばん役立たないカードと、自分のタイプのカードを見比べましょう。</translation>
    </message>
    <message>
        <source>Look at the bonuses. Which one would you use again and again?</source>
        <translation>ボーナスを見ましょう。何度も使いたいのはどれですか？</translation>
    </message>
    <message>
        <source>Look at who it’s aimed at, how close its player is to an achievement, and what stopping it would cost.</source>
        <translation>だれに向けられたものか、使った人が偉業にどれだけ近いか、止めるには何を使うことになるかを確かめましょう。</translation>
    </message>
    <message>
        <source>Look at your hand. Is there room for more?</source>
        <translation>手札を見ましょう。上限までまだ余裕がありますか？</translation>
    </message>
    <message>
        <source>Look at the decks. Whose would run out?</source>
        <translation>山札の残りを見ましょう。なくなりそうなのはだれの山札ですか？</translation>
    </message>
    <message>
        <source>Look at your deck. Should it run out now, or later?</source>
        <translation>山札の残りを確かめましょう。引ききるのは、いまですか、あとですか？</translation>
    </message>
    <message>
        <source>Your character decides which type of card earns you a bonus. It starts in Normal form and may be altered later.</source>
        <translation>どのタイプのカードでボーナスが得られるかは、キャラクターで決まります。はじめは通常形態で、あとで覚醒することがあります。</translation>
    </message>
    <message>
        <source>It’s your turn. Play cards and take actions while your action points last. When your deck runs out, you collect an achievement. The fourth wins.</source>
        <translation>あなたの手番です。アクションポイントがあるかぎり、カードを使い、アクションをします。山札がなくなると偉業を1つ得ます。4つで勝ちです。</translation>
    </message>
    <message>
        <source>A Stopping card can stop this. The player who gets stopped draws a card as a bribe.</source>
        <translation>これはストップカードで止められます。止められたプレイヤーは、わいろとして1枚引きます。</translation>
    </message>
    <message>
        <source>Stacked cards resolve from the newest down. Each Stopping card stops whatever is under it.</source>
        <translation>重なったカードは、いちばん新しいものから順に処理します。ストップカードは、すぐ下のカードを無効にします。</translation>
    </message>
    <message>
        <source>A card of your own type earns a bonus. Canines draw a card, felines take one from another player’s discards (mess), rodents and friends discard the top card of their deck (dig).</source>
        <translation>自分のタイプのカードにはボーナスがあります。イヌは1枚引き、ネコはほかの人の捨て札から1枚取り（ちょっかい）、「ネズミと仲間たち」は自分の山札の一番上を捨てます（掘る）。</translation>
    </message>
    <message>
        <source>You steal cards at random from that player’s hand. After that you may bury some of your discards.</source>
        <translation>そのプレイヤーの手札から無作為に奪います。そのあと、自分の捨て札を埋めてもかまいません。</translation>
    </message>
    <message>
        <source>To bury is to put your own discards on the discard pile of the player you stole from. They’re theirs now.</source>
        <translation>埋めるとは、自分の捨て札を、奪った相手の捨て札に置くことです。埋めたカードは、もう相手のものです。</translation>
    </message>
    <message>
        <source>Recycling takes cards back from your discard pile into your hand.</source>
        <translation>リサイクルすると、自分の捨て札からカードを手札に戻せます。</translation>
    </message>
    <message>
        <source>A swap is free, once a turn. Give 1 or 2 of your discards for the same number of another player’s.</source>
        <translation>交換は無料で、1手番に1回です。自分の捨て札1枚か2枚を、相手の同じ枚数の捨て札と取り替えます。</translation>
    </message>
    <message>
        <source>Someone played an Acting card, and your animal is the same type. Make the sound too, and you may draw up to 2 cards.</source>
        <translation>だれかがものまねカードを使いました。あなたの動物も同じタイプです。いっしょに鳴きまねをすれば、2枚まで引けます。</translation>
    </message>
    <message>
        <source>Your deck ran out, and that’s an achievement! Choose a card from your hand to place face down. It’s out of play for good.</source>
        <translation>山札がなくなったので、偉業です。手札から裏向きに置く1枚を選びましょう。そのカードは最後までゲームに戻りません。</translation>
    </message>
    <message>
        <source>You may put the top card of your deck on that player’s deck. Then yours runs out sooner, and theirs later.</source>
        <translation>自分の山札の一番上を、そのプレイヤーの山札に置けます。すると、自分の山札がなくなるのは早まり、相手の山札がなくなるのは遅れます。</translation>
    </message>
    <message>
        <source>The deck check: anyone with no deck left shuffles their discard pile into a new one and collects an achievement.</source>
        <translation>山札チェック：山札がなくなった人は、捨て札をシャッフルして新しい山札を作り、偉業を1つ得ます。</translation>
    </message>
    <message>
        <source>Your first achievement alters your character; anyone’s second alters everyone; your third cuts your hand limit to four; your fourth wins.</source>
        <translation>自分の偉業1つ目で自分のキャラクターが覚醒、だれかの2つ目で全員が覚醒、自分の3つ目で自分の手札上限が4枚に、4つ目で勝利です。</translation>
    </message>
    <message>
        <source>At the end of your turn you can’t hold more cards than your hand limit. Choose what goes.</source>
        <translation>手番の終わりに、手札上限を超えてカードを持つことはできません。捨てるカードを選びましょう。</translation>
    </message>
    <message>
        <source>First choose your animal. Take Rocky, a rodent.</source>
        <translation>まず動物を選びます。「ネズミと仲間たち」のロッキーにしましょう。</translation>
    </message>
    <message>
        <source>Next time you can take any of them. For now, take Rocky.</source>
        <translation>次は、どれを選んでもかまいません。いまはロッキーにしましょう。</translation>
    </message>
    <message>
        <source>Your deck is your clock. Whenever it runs out, you collect an achievement, and the fourth wins.</source>
        <translation>山札は時計がわりです。なくなるたびに偉業を1つ得ます。4つ目で勝ちです。</translation>
    </message>
    <message>
        <source>You get only 1 action point (1 paw) on the game’s first turn. Spend it on Acorn Drawing.</source>
        <translation>ゲームの最初の手番は1アクションポイント、つまり肉球1つだけです。それで「どんぐりドロー」を使いましょう。</translation>
    </message>
    <message>
        <source>You could, but play Acorn Drawing first.</source>
        <translation>それもできますが、まず「どんぐりドロー」を使いましょう。</translation>
    </message>
    <message>
        <source>Fred could stop it, but he lets it go. Draw 2: two ticks of your clock.</source>
        <translation>Fredは止めることもできましたが、見送りました。2枚引きましょう。時計が2目盛り進みます。</translation>
    </message>
    <message>
        <source>Draw 2: your clock is in a hurry.</source>
        <translation>2枚引きましょう。時計はどんどん進みます。</translation>
    </message>
    <message>
        <source>Acorn Drawing is a rodent card, and Rocky is a rodent, so you get his bonus. Dig, and your top card goes to your discards.</source>
        <translation>「どんぐりドロー」は「ネズミと仲間たち」のカードで、ロッキーと同じタイプです。だからボーナスがあります。掘って、山札の一番上を捨て札に置きましょう。</translation>
    </message>
    <message>
        <source>You don’t have to, but go on: dig.</source>
        <translation>しなくてもかまいませんが、ここは掘りましょう。</translation>
    </message>
    <message>
        <source>Your paw is spent, so end your turn.</source>
        <translation>肉球を使い切りました。手番を終えましょう。</translation>
    </message>
    <message>
        <source>At the end of your turn you can keep 5 cards. Discard Howlywood Debut, which only canines can play, then Bone Again.</source>
        <translation>手番の終わりに持てる手札は5枚です。まず、イヌしか使えない「ホエリウッド・デビュー」を、次に「骨折り得」を捨てましょう。</translation>
    </message>
    <message>
        <source>One at a time: first Howlywood Debut, then Bone Again.</source>
        <translation>1枚ずつ捨てます。まず「ホエリウッド・デビュー」、次に「骨折り得」です。</translation>
    </message>
    <message>
        <source>Fred wants to steal from you. Stop him with “No Nuts For You!”, which is free.</source>
        <translation>Fredがあなたの手札を奪おうとしています。「ナッツはナッシング！」で止めましょう。無料です。</translation>
    </message>
    <message>
        <source>Don’t let him! Stop him.</source>
        <translation>奪わせてはいけません。止めましょう。</translation>
    </message>
    <message>
        <source>All he gets is a bribe, 1 card from his deck. Your stop was a rodent card, so dig, even on his turn.</source>
        <translation>Fredが得るのはわいろ、つまり自分の山札からの1枚だけです。あなたのカードは、また「ネズミと仲間たち」のカードでした。Fredの手番でも掘れます。掘りましょう。</translation>
    </message>
    <message>
        <source>Your deck ran out, and your discards became the new one. Place any card but Cheeky Pockets as an achievement.</source>
        <translation>山札がなくなり、捨て札が新しい山札になりました。「ちゃっかりほお袋」以外の好きな手札1枚を、偉業として置きましょう。</translation>
    </message>
    <message>
        <source>You’ll soon need Cheeky Pockets. Place a different card.</source>
        <translation>「ちゃっかりほお袋」はすぐに使います。ほかの1枚を置きましょう。</translation>
    </message>
    <message>
        <source>Use your last paw to steal. Aim Cheeky Pockets at Fred, take 2 of his cards, then bury 2 of your discards.</source>
        <translation>最後の肉球で奪いましょう。「ちゃっかりほお袋」をFredに使って2枚奪い、それから自分の捨て札を2枚埋めましょう。</translation>
    </message>
    <message>
        <source>Soon. First steal 2 cards from Fred with Cheeky Pockets, then bury 2 of your discards.</source>
        <translation>それはあとで。まず「ちゃっかりほお袋」でFredから2枚奪い、それから自分の捨て札を2枚埋めましょう。</translation>
    </message>
    <message>
        <source>His deck grows, and yours shrinks.</source>
        <translation>Fredの山札は増え、あなたの山札は減ります。</translation>
    </message>
    <message>
        <source>An altered animal may also play Acting cards of its type, for 2 paws. Now swap discards with Fred for free, or end your turn.</source>
        <translation>覚醒した動物は、肉球2つで自分のタイプのものまねカードも使えます。Fredと捨て札を無料で交換するか、手番を終えましょう。</translation>
    </message>
    <message>
        <source>Recycling and Acting cards are still to come. You’ll be told about each when you first meet it.</source>
        <translation>リサイクルとものまねカードはこれからです。それぞれ、初めて出てきたときに説明があります。</translation>
    </message>
    <message>
        <source>Do take your bonus. Dig!</source>
        <translation>ボーナスを使って、掘りましょう。</translation>
    </message>
    <message>
        <source>Your turn, and now you have 2 paws. Play Acorn Drawing again.</source>
        <translation>あなたの手番で、今度は肉球が2つです。また「どんぐりドロー」を使いましょう。</translation>
    </message>
    <message>
        <source>Soon. First play Acorn Drawing.</source>
        <translation>それはもう少しあとです。まず「どんぐりドロー」を使いましょう。</translation>
    </message>
    <message>
        <source>Now Fred stops you. Stop his stop with No Nuts For You!</source>
        <translation>今度はFredが止めました。「ナッツはナッシング！」で、そのストップを止めましょう。</translation>
    </message>
    <message>
        <source>Then you’d get only a bribe. Stop him.</source>
        <translation>それでは、わいろしか得られません。止めましょう。</translation>
    </message>
    <message>
        <source>His card does nothing, so yours works. Draw 2.</source>
        <translation>Fredのカードは無効になり、あなたのカードが有効です。2枚引きましょう。</translation>
    </message>
    <message>
        <source>Draw 2. Your deck is nearly empty.</source>
        <translation>2枚引きましょう。山札はもうすぐ空です。</translation>
    </message>
    <message>
        <source>Two of your rodent cards have worked, so dig twice. Rodents can do that every turn.</source>
        <translation>「ネズミと仲間たち」のカードが2枚有効になりました。このタイプは1手番に2回掘れるので、2回掘りましょう。</translation>
    </message>
    <message>
        <source>So near to the end? Dig.</source>
        <translation>あと少しなのに？&#x3000;掘りましょう。</translation>
    </message>
    <message>
        <source>The first of four!</source>
        <translation>4つのうちの1つ目！</translation>
    </message>
    <message>
        <source>That altered Rocky, so now he has a free ability. Aim it at Fred, who’ll have only 1 paw on his next turn.</source>
        <translation>偉業でロッキーが覚醒しました。能力が使えるようになり、しかも無料です。Fredに使いましょう。Fredの次の手番は、肉球1つだけになります。</translation>
    </message>
    <message>
        <source>First see what Rocky can do now.</source>
        <translation>まず、いまのロッキーに何ができるか見ましょう。</translation>
    </message>
    <message>
        <source>The deck is the clock</source>
        <translation>山札は時計</translation>
    </message>
    <message>
        <source>Stop, and stop the stop</source>
        <translation>止める、ストップを止める</translation>
    </message>
    <message>
        <source>The deck runs out</source>
        <translation>山札がなくなる</translation>
    </message>
    <message>
        <source>Run out of cards, four times. Whenever your deck is empty, you collect an achievement, and the fourth wins.</source>
        <translation>山札を4回使い切りましょう。空になるたびに偉業を1つ得て、4つ目で勝ちです。</translation>
    </message>
    <message>
        <source>mess|messes|messed</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>ちょっかい</translation>
    </message>
    <message>
        <source>dig|digs</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>掘る|掘り|掘っ|掘れ</translation>
    </message>
    <message>
        <source>bury|buries|buried</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>埋める|埋め</translation>
    </message>
    <message>
        <source>recycle|recycles|recycled</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>リサイクル</translation>
    </message>
    <message>
        <source>bribe|bribes</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>わいろ</translation>
    </message>
    <message>
        <source>altered|alters|alter</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>覚醒</translation>
    </message>
    <message>
        <source>bonus|bonuses</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>ボーナス</translation>
    </message>
    <message>
        <source>sound|sounds</source>
        <extracomment>A keyword: a word of the cards or prompts that is explained beside them. It is looked for in their texts as a word of its own; give all the forms in which they have it, parted by |, and first the one that the explanation begins with</extracomment>
        <translation>鳴きまね</translation>
    </message>
    <message>
        <source>costs %1</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>コスト %1</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <extracomment>Tail Story: what a player may do; %1 is the name of a card, or of a player after &apos;at&apos;; Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>%1を選ぶ</translation>
    </message>
    <message>
        <source>Use your bonus</source>
        <translation>ボーナスを使う</translation>
    </message>
    <message>
        <source>Use the ability of %1</source>
        <translation>%1の能力を使う</translation>
    </message>
    <message numerus="yes">
        <source>you discard %n card(s)</source>
        <translation>
            <numerusform>手札を%n枚捨てる</numerusform>
        </translation>
    </message>
    <message>
        <source>Characters to choose from</source>
        <translation>選べるキャラクター</translation>
    </message>
    <message>
        <source>Stack</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>スタック</translation>
    </message>
    <message>
        <source>Character</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>キャラクター</translation>
    </message>
    <message>
        <source>Deck</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>山札</translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>手札</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>捨て札</translation>
    </message>
    <message>
        <source>In play</source>
        <extracomment>Where a name is missing, or a word of the table that all games share</extracomment>
        <translation>使用中のカード</translation>
    </message>
</context>
<context>
    <name>taletop::app::App</name>
    <message>
        <source>Settings cannot be saved, because %1 cannot be written. They last until you close Taletop.</source>
        <translation>%1に書き込めないため、設定を保存できません。変更はTaletopを閉じるまで有効です。</translation>
    </message>
    <message>
        <source>There is no game called “%1”.</source>
        <translation>「%1」というゲームはありません。</translation>
    </message>
</context>
<context>
    <name>taletop::app::Autosave</name>
    <message>
        <source>Another Taletop window took over this game. You can still view it here.</source>
        <translation>このゲームはTaletopの別のウィンドウに引き継がれ、そちらで続いています。ここでは見ることだけできます。</translation>
    </message>
</context>
<context>
    <name>taletop::app::GameListModel</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>On a game&apos;s box on the shelf: how many play, how long it takes</extracomment>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>%1–%2 players</source>
        <extracomment>On a game&apos;s box on the shelf: how many play, how long it takes</extracomment>
        <translation>%1～%2人</translation>
    </message>
    <message>
        <source>%1 min</source>
        <extracomment>On a game&apos;s box on the shelf: how many play, how long it takes</extracomment>
        <translation>%1分</translation>
    </message>
</context>
<context>
    <name>taletop::app::HandPage</name>
    <message>
        <source>Connecting…</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>接続しています…</translation>
    </message>
    <message>
        <source>Scan the code at the table with this phone.</source>
        <translation>このスマホでテーブルのコードを読み取ってください。</translation>
    </message>
    <message>
        <source>No connection to the table. Trying again…</source>
        <translation>テーブルとつながっていません。再接続しています…</translation>
    </message>
    <message>
        <source>Still no connection to the table. Is this phone on the same network? If the table has closed, scan a new code there.</source>
        <translation>まだテーブルとつながりません。このスマホは同じネットワークにありますか？ テーブルが閉じられていたら、そこで新しいコードを読み取ってください。</translation>
    </message>
    <message>
        <source>Piles</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>山</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>%1（あなた）</translation>
    </message>
    <message>
        <source>to act</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>選ぶ番</translation>
    </message>
    <message>
        <source>on a phone</source>
        <translation>スマホ</translation>
    </message>
    <message>
        <source>phone out of reach</source>
        <translation>スマホ圏外</translation>
    </message>
    <message>
        <source>bot</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>ボット</translation>
    </message>
    <message>
        <source>Press a card to see it large and to see what you can do with it.</source>
        <translation>カードを押すと、大きく表示され、そのカードでできることもわかります。</translation>
    </message>
    <message>
        <source>planned</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>計画中</translation>
    </message>
    <message>
        <source>%1 leaves</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>%1は去る</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>空き</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>To play on this phone again, ask for a new code at the table and scan it.</source>
        <translation>このスマホでまた遊ぶには、テーブルで新しいコードを出してもらい、読み取ってください。</translation>
    </message>
    <message>
        <source>No hand yet</source>
        <translation>手札はまだありません</translation>
    </message>
    <message>
        <source>Another phone has this hand now.</source>
        <translation>この手札はいま別のスマホにあります。</translation>
    </message>
    <message>
        <source>This hand is back at the table.</source>
        <translation>この手札はテーブルに戻りました。</translation>
    </message>
    <message>
        <source>A bot plays this hand now.</source>
        <translation>この手札では、いまボットが遊んでいます。</translation>
    </message>
    <message>
        <source>To play again, ask for your seat and a new code at the table.</source>
        <translation>また遊ぶには、テーブルで席を戻してもらい、新しいコードを出してもらってください。</translation>
    </message>
    <message>
        <source>This code is no longer valid.</source>
        <translation>このコードはもう使えません。</translation>
    </message>
    <message>
        <source>Ask for a new one at the table and scan it.</source>
        <translation>テーブルで新しいコードを出してもらい、読み取ってください。</translation>
    </message>
    <message>
        <source>Too many phones are trying to connect.</source>
        <translation>接続しようとしているスマホが多すぎます。</translation>
    </message>
    <message>
        <source>Try again in a minute.</source>
        <translation>1分後にもう一度試してください。</translation>
    </message>
    <message>
        <source>The game is saved on the computer. When it is open again, scan a new code there.</source>
        <translation>ゲームはパソコンに保存されています。ふたたび開いたら、そこで新しいコードを読み取ってください。</translation>
    </message>
    <message>
        <source>The table has closed.</source>
        <translation>テーブルは閉じられました。</translation>
    </message>
    <message>
        <source>Your table</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>あなたの場</translation>
    </message>
    <message>
        <source>What happened</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>これまでの出来事</translation>
    </message>
    <message>
        <source>OK</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>OK</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Tell me more</source>
        <translation>もっと詳しく</translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>ヒントを閉じる</translation>
    </message>
    <message>
        <source>Place it this way</source>
        <translation>このとおりに置く</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <translation>それでも行う</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Stop…</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>止める…</translation>
    </message>
    <message>
        <source>Let it go</source>
        <translation>見送る</translation>
    </message>
    <message>
        <source>You let it go.</source>
        <translation>見送りました。</translation>
    </message>
    <message>
        <source>You said stop.</source>
        <translation>「止める」を選びました。</translation>
    </message>
    <message>
        <source>Don’t ask until my turn</source>
        <translation>自分の番まで聞かない</translation>
    </message>
    <message>
        <source>Ask me again</source>
        <translation>また聞く</translation>
    </message>
    <message>
        <source>Face down</source>
        <extracomment>The page of a hand in the browser of a phone: a heading, a button or a short line</extracomment>
        <translation>裏向き</translation>
    </message>
</context>
<context>
    <name>taletop::app::HandsMenu</name>
    <message>
        <source>Behind a &amp;curtain</source>
        <translation>カーテンで隠す(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Open: ask the table…</source>
        <translation>全員の同意で公開(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>公開(&amp;O)</translation>
    </message>
    <message>
        <source>%1’s hand</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>%1の手札</translation>
    </message>
    <message>
        <source>&amp;What the curtain hides…</source>
        <translation>カーテンが隠すもの(&amp;W)…</translation>
    </message>
    <message>
        <source>%1’s hand on a phone…</source>
        <translation>%1の手札をスマホで…</translation>
    </message>
</context>
<context>
    <name>taletop::app::Hints</name>
    <message>
        <source>This hint is for %1 only. Open that hand first.</source>
        <translation>このヒントを見てよいのは%1だけです。先にその手札を開いてください。</translation>
    </message>
</context>
<context>
    <name>taletop::app::Leaving</name>
    <message>
        <source>Leave without saving?</source>
        <translation>保存せずに離れますか？</translation>
    </message>
    <message>
        <source>Save a copy elsewhere…</source>
        <translation>別の場所へコピーを保存…</translation>
    </message>
    <message>
        <source>Then leaves the table.</source>
        <translation>保存してからテーブルを離れます。</translation>
    </message>
    <message>
        <source>Leave anyway</source>
        <extracomment>Button of a question when a game cannot be saved</extracomment>
        <translation>それでも離れる</translation>
    </message>
    <message>
        <source>Unsaved moves will be lost.</source>
        <translation>保存していない分は失われます。</translation>
    </message>
    <message>
        <source>Stay</source>
        <extracomment>Button of a question when a game cannot be saved</extracomment>
        <translation>残る</translation>
    </message>
    <message>
        <source>Keep playing. The game will be saved as soon as possible.</source>
        <translation>ゲームを続けます。保存できるようになったら、すぐに保存します。</translation>
    </message>
</context>
<context>
    <name>taletop::app::LessonGuide</name>
    <message>
        <source>That was your first game. Now you know how to play.</source>
        <translation>はじめてのゲームはこれで終わりです。もう遊び方は分かりましたね。</translation>
    </message>
    <message>
        <source>Watch what happens.</source>
        <translation>何が起きるか見ていましょう。</translation>
    </message>
    <message>
        <source>Read what happened, then press Next.</source>
        <translation>何が起きたか読んだら、「次へ」を押しましょう。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Two sentences, one after the other</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>First: %1.</source>
        <extracomment>A lesson’s answer to another move. %1 is the move to make first</extracomment>
        <translation>まずこちら：%1。</translation>
    </message>
</context>
<context>
    <name>taletop::app::LookBack</name>
    <message>
        <source>Before the first turn</source>
        <translation>最初のターンの前</translation>
    </message>
</context>
<context>
    <name>taletop::app::MainWindow</name>
    <message>
        <source>&amp;Undo: ask the table…</source>
        <translation>全員の同意で元に戻す(&amp;U)…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Entry of a menu, or title of the window; Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>元に戻す(&amp;U)</translation>
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
        <translation>%1（未保存） – Taletop</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>ゲーム(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>新規(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>続ける(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>コピーを保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Keep the tale as a book…</source>
        <translation>物語を本に残す(&amp;K)…</translation>
    </message>
    <message>
        <source>&amp;Postcard…</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>絵はがき(&amp;P)…</translation>
    </message>
    <message>
        <source>Replay this &amp;deal</source>
        <translation>同じ配りで再戦(&amp;D)</translation>
    </message>
    <message>
        <source>Sea&amp;ts…</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>席(&amp;T)…</translation>
    </message>
    <message>
        <source>Statist&amp;ics</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>戦績(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Back to the shelf</source>
        <translation>棚に戻る(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>手(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Look back</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>振り返る(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>ヒント(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Skip animations</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>動きを飛ばす(&amp;F)</translation>
    </message>
    <message>
        <source>S&amp;kip to my turn</source>
        <translation>自分の番まで飛ばす(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>文字の大きさ(&amp;T)</translation>
    </message>
    <message>
        <source>C&amp;ard size</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>カードの大きさ(&amp;A)</translation>
    </message>
    <message>
        <source>High &amp;contrast</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>ハイコントラスト(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Pictures</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>絵柄(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Hands</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>手札(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Read aloud</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>読み上げる(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>全画面(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>大きく(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>小さく(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Default size</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>標準の大きさ(&amp;A)</translation>
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
        <translation>自分の手札(&amp;H)</translation>
    </message>
    <message>
        <source>The &amp;table</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>テーブル(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;What happened</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>これまでの出来事(&amp;W)</translation>
    </message>
    <message>
        <source>Spee&amp;d</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>速さ(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Questions and results</source>
        <translation>質問と結果(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Everything, move by move</source>
        <translation>1手ごとにすべて(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>設定(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Instant</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>一瞬(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Quick</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>速い(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>ふつう(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Leisurely</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>ゆったり(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Step by step</source>
        <translation>1つずつ進める(&amp;S)</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>効果音(&amp;O)</translation>
    </message>
    <message>
        <source>Reduce &amp;motion</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>動きを減らす(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>すべての設定(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>ルール(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>ショートカットキー(&amp;K)</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>問題を報告(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;About Taletop</source>
        <extracomment>Entry of a menu; the letter after &amp; opens it with Alt</extracomment>
        <translation>Taletopについて(&amp;A)</translation>
    </message>
</context>
<context>
    <name>taletop::app::MoveMaker</name>
    <message>
        <source>Read this first, then press Next.</source>
        <translation>先にここをお読みください。「次へ」で進みます。</translation>
    </message>
    <message>
        <source>Only bots play at this table. You can watch.</source>
        <translation>このテーブルはボットだけです。観戦できます。</translation>
    </message>
    <message>
        <source>There’s nothing to choose right now.</source>
        <translation>いま選ぶものはありません。</translation>
    </message>
    <message>
        <source>The table can’t make this move now.</source>
        <translation>いまはこの手を選べません。</translation>
    </message>
    <message>
        <source>This is not a move of this game.</source>
        <translation>このゲームの手ではありません。</translation>
    </message>
</context>
<context>
    <name>taletop::app::Phones</name>
    <message>
        <source>This computer doesn’t let phones connect to it.</source>
        <translation>このパソコンにはスマホからつなげません。</translation>
    </message>
    <message>
        <source>%1, your hand will be here when the game begins.</source>
        <translation>%1さん、ゲームが始まると、ここに手札が表示されます。</translation>
    </message>
    <message>
        <source>The table is doing something else. Your hand will be back.</source>
        <translation>テーブルでは別の操作をしています。手札はあとで戻ります。</translation>
    </message>
    <message>
        <source>The table has changed in the meantime. Choose again.</source>
        <translation>その間にテーブルの状況が変わりました。もう一度選んでください。</translation>
    </message>
    <message>
        <source>There’s nothing to do with this right now.</source>
        <translation>いまこれでできることはありません。</translation>
    </message>
    <message>
        <source>This can’t be taken back any more.</source>
        <translation>もう取り消せません。</translation>
    </message>
</context>
<context>
    <name>taletop::app::Phrases</name>
    <message>
        <source>%1. %2</source>
        <extracomment>Two sentences, one after the other</extracomment>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>taletop::app::Postcard</name>
    <message>
        <source>The picture could not be made. Close the postcard, open it again and retry.</source>
        <translation>画像を作れませんでした。閉じて開き直し、もう一度試してください。</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>%1として保存しました</translation>
    </message>
    <message>
        <source>The picture could not be saved as %1 (%2). %3, or choose another folder.</source>
        <translation>画像を%1として保存できませんでした（%2）。%3か、別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>Postcard</source>
        <extracomment>Of the picture of a finished game that one may keep; Postcard alone: the name of the file where nothing else names it</extracomment>
        <translation>絵はがき</translation>
    </message>
</context>
<context>
    <name>taletop::app::Practice</name>
    <message>
        <source>, line %1</source>
        <translation>、%1行目</translation>
    </message>
    <message>
        <source>The example for %1 cannot be set up. %2%3: %4</source>
        <translation>%1の例を用意できません。%2%3：%4</translation>
    </message>
    <message>
        <source>There is no rule called “%1”.</source>
        <translation>「%1」というルールはありません。</translation>
    </message>
    <message>
        <source>The example for %1 is missing: %2 cannot be opened. You can still read the rule.</source>
        <translation>%1の例がありません。%2を開けません。例がなくてもルールは読めます。</translation>
    </message>
    <message>
        <source>The example for %1 cannot be set up: %2 belongs to another game.</source>
        <translation>%1の例を用意できません。%2は別のゲームのものです。</translation>
    </message>
    <message>
        <source>There is no lesson for “%1”.</source>
        <translation>「%1」のレッスンはありません。</translation>
    </message>
    <message>
        <source>The lesson for %1 is missing: %2 cannot be opened. Here are the rules instead.</source>
        <translation>%1のレッスンがありません。%2を開けません。代わりに遊び方をご覧ください。</translation>
    </message>
    <message>
        <source>The lesson for %1 cannot be set up. %2%3: %4 Here are the rules instead.</source>
        <translation>%1のレッスンを用意できません。%2%3：%4 代わりに遊び方をご覧ください。</translation>
    </message>
</context>
<context>
    <name>taletop::app::Refusals</name>
    <message>
        <source>Only %1 may see why that isn’t allowed. Open that hand first.</source>
        <translation>できない理由を見てよいのは%1だけです。先にその手札を開いてください。</translation>
    </message>
    <message>
        <source>“%1” is not a move of this game.</source>
        <translation>「%1」はこのゲームの手ではありません。</translation>
    </message>
</context>
<context>
    <name>taletop::app::Review</name>
    <message>
        <source>All hands open</source>
        <translation>手札をすべて公開</translation>
    </message>
    <message>
        <source>What everyone could see</source>
        <translation>全員に見えていたもの</translation>
    </message>
</context>
<context>
    <name>taletop::app::SaveListModel</name>
    <message numerus="yes">
        <source>%n bot(s)</source>
        <extracomment>On a saved game: who plays, whether it is finished, when it was played last; &apos;, &apos; stands between names</extracomment>
        <translation>
            <numerusform>ボット%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>On a saved game: who plays, whether it is finished, when it was played last; &apos;, &apos; stands between names</extracomment>
        <translation>、</translation>
    </message>
    <message>
        <source>A saved game</source>
        <translation>保存したゲーム</translation>
    </message>
    <message>
        <source>A damaged save</source>
        <translation>壊れた保存データ</translation>
    </message>
    <message>
        <source>A save that cannot be opened</source>
        <translation>開けない保存データ</translation>
    </message>
    <message>
        <source>finished, nobody won</source>
        <translation>終了、勝者なし</translation>
    </message>
    <message>
        <source>%1 won, %2</source>
        <extracomment>%1 is a name, or several with commas. %2 is everyone&apos;s points, the winner&apos;s first: &quot;42 : 37 : 12&quot;</extracomment>
        <translation>%1の勝ち、%2</translation>
    </message>
    <message>
        <source>from another version</source>
        <translation>別のバージョンのもの</translation>
    </message>
    <message>
        <source>just now</source>
        <extracomment>On a saved game: when it was played last</extracomment>
        <translation>たった今</translation>
    </message>
    <message>
        <source>a minute ago</source>
        <translation>1分前</translation>
    </message>
    <message>
        <source>%1 minutes ago</source>
        <translation>%1分前</translation>
    </message>
    <message>
        <source>an hour ago</source>
        <translation>1時間前</translation>
    </message>
    <message>
        <source>%1 hours ago</source>
        <translation>%1時間前</translation>
    </message>
    <message>
        <source>yesterday</source>
        <extracomment>On a saved game: when it was played last</extracomment>
        <translation>昨日</translation>
    </message>
    <message>
        <source>%1 days ago</source>
        <translation>%1日前</translation>
    </message>
    <message>
        <source>%1 is open in another Taletop window. Close it there first.</source>
        <translation>%1はTaletopの別のウィンドウで開いています。先にそちらで閉じてください。</translation>
    </message>
    <message>
        <source>%1 cannot be removed (%2). %3 and try again.</source>
        <translation>%1を削除できません（%2）。%3などしてから、もう一度試してください。</translation>
    </message>
    <message>
        <source>%1 cannot be restored (%2). %3 and try again.</source>
        <translation>%1を元に戻せません（%2）。%3などしてから、もう一度試してください。</translation>
    </message>
    <message>
        <source>%1 cannot be renamed (%2). %3 and try again.</source>
        <translation>%1の名前を変えられません（%2）。%3などしてから、もう一度試してください。</translation>
    </message>
    <message>
        <source>A save cannot be called “%1”. Use letters or digits.</source>
        <translation>保存したゲームに「%1」という名前は付けられません。文字か数字を使ってください。</translation>
    </message>
    <message>
        <source>A save called “%1” already exists. Choose another name.</source>
        <translation>「%1」という名前のゲームがもうあります。別の名前にしてください。</translation>
    </message>
</context>
<context>
    <name>taletop::app::SaveOpener</name>
    <message>
        <source>There is no unfinished game to continue.</source>
        <translation>続きから遊べるゲームはありません。</translation>
    </message>
    <message>
        <source>%1 cannot be continued and was skipped. Open it on the home page to see why.</source>
        <translation>%1は続きを遊べないので飛ばしました。理由はホームで開くと分かります。</translation>
    </message>
    <message>
        <source>%1 cannot be taken over. Close it in the other window first.</source>
        <translation>%1を引き継げません。先にもう1つのウィンドウでゲームを閉じてください。</translation>
    </message>
    <message>
        <source>This game is open in another Taletop window. You are seeing it as it was when you opened it.</source>
        <translation>このゲームはTaletopの別のウィンドウで開いています。ここでは、開いたときの状態を表示しています。</translation>
    </message>
    <message>
        <source>another Taletop window</source>
        <translation>Taletopの別のウィンドウ</translation>
    </message>
    <message>
        <source>another Taletop window (%1)</source>
        <translation>Taletopの別のウィンドウ（%1）</translation>
    </message>
    <message>
        <source>This game is open elsewhere</source>
        <translation>このゲームはほかで開いています</translation>
    </message>
    <message>
        <source>%1 is being played in %2. It can be played in only one place at a time.</source>
        <translation>%1は%2で進行中です。続けられるのはどちらか1つだけです。</translation>
    </message>
    <message>
        <source>View it here</source>
        <translation>ここで見る</translation>
    </message>
    <message>
        <source>Shows it as it is now and changes nothing.</source>
        <translation>いまの状態を見るだけで、何も変えません。</translation>
    </message>
    <message>
        <source>Take over</source>
        <extracomment>Button of a question about a saved game that is to be opened</extracomment>
        <translation>引き継ぐ</translation>
    </message>
    <message>
        <source>The other window can then only view it.</source>
        <translation>もう1つのウィンドウは見るだけになります。</translation>
    </message>
    <message>
        <source>Leave it there</source>
        <translation>そのままにする</translation>
    </message>
    <message>
        <source>An unknown bot</source>
        <translation>知らないボット</translation>
    </message>
    <message>
        <source>%1 has a bot that this version of Taletop doesn’t know (%2). A newer version does.</source>
        <extracomment>%1 is a file, %2 the name of one or more bots in a newer version</extracomment>
        <translation>%1には、このバージョンのTaletopが知らないボットがいます（%2）。新しいバージョンなら知っています。</translation>
    </message>
    <message>
        <source>View it</source>
        <extracomment>Button of a question about a saved game that is to be opened</extracomment>
        <translation>見てみる</translation>
    </message>
    <message>
        <source>Play on with the casual bot</source>
        <translation>のんびりボットで続ける</translation>
    </message>
    <message>
        <source>The casual bot plays in that seat from now on.</source>
        <translation>ここからはのんびりボットがその席に座ります。</translation>
    </message>
    <message>
        <source>Leave it</source>
        <extracomment>Button of a question about a saved game that is to be opened</extracomment>
        <translation>やめておく</translation>
    </message>
    <message>
        <source>This file is already among your games. %1 continues where you left off.</source>
        <translation>このファイルは、すでにゲームの一覧にあります。前に離れたところから%1を続けます。</translation>
    </message>
    <message>
        <source>, line %1</source>
        <translation>、%1行目</translation>
    </message>
</context>
<context>
    <name>taletop::app::SeatKeys</name>
    <message>
        <source>That seat doesn’t exist.</source>
        <translation>そのような席はありません。</translation>
    </message>
    <message>
        <source>This key can’t be recognised. Press another one.</source>
        <translation>このキーは認識できません。別のキーを押してください。</translation>
    </message>
    <message>
        <source>%1 is needed at every table. Press another key.</source>
        <translation>%1はどのテーブルでも使います。別のキーを押してください。</translation>
    </message>
    <message>
        <source>%1 is already the key for seat %2. Press another one.</source>
        <translation>%1は席%2のキーです。別のキーを押してください。</translation>
    </message>
    <message>
        <source>%1 is already used for “%2” in the menu. Press another key.</source>
        <translation>%1はメニューの「%2」です。別のキーを押してください。</translation>
    </message>
</context>
<context>
    <name>taletop::app::SeatModel</name>
    <message>
        <source>casual bot</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation>のんびりボット</translation>
    </message>
    <message>
        <source>random bot</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation>でたらめボット</translation>
    </message>
    <message>
        <source>gentle bot</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation>やさしいボット</translation>
    </message>
    <message>
        <source>keen bot</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation>本気ボット</translation>
    </message>
    <message>
        <source>sharp bot</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation>切れ者ボット</translation>
    </message>
    <message>
        <source>person</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation>人</translation>
    </message>
    <message>
        <source>Plays like the casual bot, because looking ahead doesn’t help in this game.</source>
        <translation>のんびりボットと同じように遊びます。このゲームでは先を読んでも得になりません。</translation>
    </message>
    <message>
        <source>Plays random legal moves.</source>
        <translation>ルールで許される手から、でたらめに選びます。</translation>
    </message>
    <message>
        <source>An easy opponent for your first games.</source>
        <translation>はじめての人にやさしい相手です。</translation>
    </message>
    <message>
        <source>Plays sensibly, by rules of thumb.</source>
        <translation>定石どおりに手堅く遊びます。</translation>
    </message>
    <message>
        <source>Thinks ahead for a moment.</source>
        <translation>少しだけ先を読みます。</translation>
    </message>
    <message>
        <source>Thinks ahead as hard as it can.</source>
        <translation>できるかぎり先を読みます。</translation>
    </message>
    <message>
        <source>fox</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation>キツネ</translation>
    </message>
    <message>
        <source>cat</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation>ネコ</translation>
    </message>
    <message>
        <source>owl</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation>フクロウ</translation>
    </message>
    <message>
        <source>hare</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation>ウサギ</translation>
    </message>
    <message>
        <source>fish</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation>魚</translation>
    </message>
    <message>
        <source>snail</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation>カタツムリ</translation>
    </message>
    <message>
        <source>moth</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation>蛾</translation>
    </message>
    <message>
        <source>moon</source>
        <extracomment>What kind of player sits on a seat; &apos;bot&apos; is a computer player, the word before it says how well it plays</extracomment>
        <translation>月</translation>
    </message>
</context>
<context>
    <name>taletop::app::SeatSheet</name>
    <message>
        <source>Seat %1 has no name yet.</source>
        <translation>席%1にまだ名前がありません。</translation>
    </message>
    <message>
        <source>Two seats are called %1. Give one of them another name.</source>
        <translation>%1という席が2つあります。どちらかを別の名前にしてください。</translation>
    </message>
    <message>
        <source>Choose a game first.</source>
        <translation>先にゲームを選んでください。</translation>
    </message>
    <message>
        <source>The deal number must be a whole number from 1 to %1. Leave it empty for a random deal.</source>
        <translation>配りの番号は1から%1までの整数にするか、空にして運まかせにしてください。</translation>
    </message>
</context>
<context>
    <name>taletop::app::SessionTable</name>
    <message>
        <source>This is the past. Go back to now to keep playing.</source>
        <translation>いま見ているのは過去の場面です。続きを遊ぶには現在に戻ってください。</translation>
    </message>
</context>
<context>
    <name>taletop::app::SettingsModel</name>
    <message>
        <source>System default</source>
        <extracomment>Preferences: the value of a setting</extracomment>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>On</source>
        <extracomment>Preferences: the value of a setting</extracomment>
        <translation>オン</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>Preferences: the value of a setting</extracomment>
        <translation>オフ</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>Preferences: the value of a setting</extracomment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 is already used for %2. Press another key.</source>
        <translation>%1はもう%2に使われています。別のキーを押してください。</translation>
    </message>
</context>
<context>
    <name>taletop::app::StatisticsModel</name>
    <message>
        <source>bots</source>
        <extracomment>Of the games that were finished: who won how many, in a row of names; bots share one number</extracomment>
        <translation>ボット</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 is a name, %2 is how many games that person has won</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Of the games that were finished: who won how many, in a row of names; bots share one number</extracomment>
        <translation>、</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) finished</source>
        <translation>
            <numerusform>%nゲーム完了</numerusform>
        </translation>
    </message>
    <message>
        <source>%2, %1</source>
        <extracomment>%1 is a number of points, %2 is a name</extracomment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>taletop::app::Storybooks</name>
    <message>
        <source>%1 cannot be opened (%2). Check that it exists and that you may read it.</source>
        <translation>%1を開けません（%2）。ファイルがあるか、読み取りが許可されているかを確かめてください。</translation>
    </message>
    <message>
        <source>%1 is larger than 1 MiB. A deck must be smaller.</source>
        <translation>%1は1 MiBを超えています。物語集はもっと小さくしてください。</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1、%2行目：%3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Choice of the words that a tale is told with: &apos;Ours&apos; is the game&apos;s own deck, &apos;My deck&apos; the name of a new file</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Ours</source>
        <extracomment>Choice of the words that a tale is told with: &apos;Ours&apos; is the game&apos;s own deck, &apos;My deck&apos; the name of a new file</extracomment>
        <translation>付属</translation>
    </message>
    <message>
        <source>The name of %1 is too long for a saved game. Give it a shorter one.</source>
        <translation>%1の名前は長すぎて、保存したゲームに残せません。短い名前にしてください。</translation>
    </message>
    <message>
        <source>The deck “%1” can’t be used any more. The program’s own deck is selected instead.</source>
        <translation>物語集「%1」は使えなくなりました。代わりに付属のものを選びました。</translation>
    </message>
    <message>
        <source>The folder for decks cannot be created in %1 (%2). %3 and try again.</source>
        <translation>%1に物語集のフォルダーを作れません（%2）。%3などしてから、もう一度試してください。</translation>
    </message>
    <message>
        <source>%1 cannot be written (%2). %3 and try again.</source>
        <translation>%1に書き込めません（%2）。%3などしてから、もう一度試してください。</translation>
    </message>
    <message>
        <source>Created and selected “%1”. Edit it in %2</source>
        <translation>「%1」を作って選びました。言葉はこのファイルで変えられます：%2</translation>
    </message>
    <message>
        <source>My deck</source>
        <extracomment>Choice of the words that a tale is told with: &apos;Ours&apos; is the game&apos;s own deck, &apos;My deck&apos; the name of a new file</extracomment>
        <translation>わたしの物語集</translation>
    </message>
    <message>
        <source>My deck %1</source>
        <translation>わたしの物語集%1</translation>
    </message>
</context>
<context>
    <name>taletop::app::TableKeepsakes</name>
    <message>
        <source>No page of the tale is finished yet.</source>
        <translation>まだ語り終えたページがありません。</translation>
    </message>
</context>
<context>
    <name>taletop::app::TablePicture</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Who has won; %1 is a name or several, with &apos;, &apos; between them</extracomment>
        <translation>、</translation>
    </message>
    <message>
        <source>must act now</source>
        <translation>行動する番</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n point(s).</source>
        <translation>
            <numerusform>%1は%n点です。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <extracomment>Who has won; %1 is a name or several, with &apos;, &apos; between them</extracomment>
        <translation>%1の勝ちです。</translation>
    </message>
    <message>
        <source>%1 win together.</source>
        <translation>%1が勝利を分かち合いました。</translation>
    </message>
</context>
<context>
    <name>taletop::app::TablePrompt</name>
    <message>
        <source> · </source>
        <extracomment>Prompt above the table; %1 is a name or a sentence; &apos;, &apos; and &apos; · &apos; stand between parts of a list</extracomment>
        <translation> ・ </translation>
    </message>
    <message numerus="yes">
        <source>%1 · and %n more</source>
        <translation>
            <numerusform>%1・ほか%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass the screen to %1.</source>
        <translation>%1に画面を渡してください。</translation>
    </message>
    <message>
        <source>Only %1 may see what comes next.</source>
        <translation>ここから先を見てよいのは%1だけです。</translation>
    </message>
    <message>
        <source>Waiting for an answer on a phone: %1.</source>
        <translation>スマホでの返事を待っています：%1。</translation>
    </message>
    <message numerus="yes">
        <source>Before the first of %n move(s).</source>
        <translation>
            <numerusform>最初の手の前です（全%n手）。</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>%2手中%1手目</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>Prompt above the table; %1 is a name or a sentence; &apos;, &apos; and &apos; · &apos; stand between parts of a list</extracomment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Prompt above the table; %1 is a name or a sentence; &apos;, &apos; and &apos; · &apos; stand between parts of a list</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>taletop::app::TableVote</name>
    <message>
        <source>Ask the table to take back %1’s last move</source>
        <translation>%1の最後の手を戻してよいか、みんなに聞く</translation>
    </message>
    <message>
        <source>Take back %1’s last move anyway</source>
        <translation>それでも%1の最後の手を戻す</translation>
    </message>
    <message>
        <source>Something has been revealed since %1’s last move. Take back that move and everything after it?</source>
        <translation>%1の最後の手のあとで、新しく分かったことがあります。その手と、それ以降の手をすべて戻しますか？</translation>
    </message>
    <message>
        <source>Someone asks to take back %1’s last move and everything after it. Does everyone agree?</source>
        <translation>%1の最後の手と、それ以降の手をすべて戻したいという人がいます。全員賛成ですか？</translation>
    </message>
    <message>
        <source>Someone asks to continue with open hands, so that everyone can see the cards and choices of the player whose turn it is. Does everyone agree?</source>
        <translation>手札を公開して続けたいという人がいます。手番の人の手札と選択が全員に見えます。全員賛成ですか？</translation>
    </message>
    <message>
        <source>No, keep it</source>
        <translation>いいえ、そのままで</translation>
    </message>
    <message>
        <source>No, keep them closed</source>
        <translation>いいえ、伏せたままで</translation>
    </message>
</context>
<context>
    <name>taletop::app::Tabletop</name>
    <message>
        <source>Your deck “%1” is gone, so the tale uses Taletop’s own words.</source>
        <translation>物語集「%1」は見つからなくなりました。Taletop付属の言葉で語ります。</translation>
    </message>
    <message>
        <source>%1 The tale uses Taletop’s own words.</source>
        <translation>%1 Taletop付属の言葉で語ります。</translation>
    </message>
</context>
<context>
    <name>taletop::app::TaleBook</name>
    <message>
        <source>The book could not be saved as %1 (%2). %3, or choose another folder.</source>
        <translation>本を%1として保存できませんでした（%2）。%3か、別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>The book could not be made into a PDF. Try saving it as a web page.</source>
        <translation>本をPDFにできませんでした。ウェブページとして保存してみてください。</translation>
    </message>
    <message>
        <source>The printer did not accept the pages. Check that it is on, or save a PDF.</source>
        <translation>プリンターにページを送れませんでした。電源が入っているか確かめるか、PDFで保存してください。</translation>
    </message>
    <message>
        <source>Tale</source>
        <extracomment>Name of a file that a tale is saved in</extracomment>
        <translation>物語</translation>
    </message>
</context>
<context>
    <name>taletop::app::Undo</name>
    <message>
        <source>Take back %1’s last move</source>
        <translation>%1の最後の手を戻す</translation>
    </message>
</context>
</TS>
