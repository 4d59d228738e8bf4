// SPDX-License-Identifier: MIT
// Flying things on the table: a face-down card that enters its envelope, and a token on its way to a seat.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Taletop.App
import Taletop.Theme

Item {
    id: air

    required property MatchSession session
    required property SeatColumn column
    property point hand // start of the cards' flights
    property point gift // start of the tokens' flights, at the chosen card

    function fly(token: bool, from: point, to: point): void {
        if (Motion.flight > 0)
            things.append({ token: token, fromX: from.x, fromY: from.y, toX: to.x, toY: to.y });
    }

    Connections {
        target: air.session
        function onCardMoved(fromKind: string, fromOwner: int, fromIndex: int, toKind: string, toOwner: int,
                toIndex: int, face: int): void {
            if (fromKind === "hand" && toKind === "sealed")
                air.fly(false, fromOwner === air.session.viewer ? air.hand : air.column.tokenPlace(fromOwner, air),
                    air.column.envelopePlace(fromOwner, air));
            else if (fromKind === "pool" && toKind === "tokens")
                air.fly(true, air.gift, air.column.tokenPlace(toOwner, air));
        }
        function onFinishWanted(): void {
            things.clear();
        }
    }
    ListModel {
        id: things
    }
    Repeater {
        model: things
        delegate: Item {
            id: thing
            required property int index
            required property bool token
            required property real fromX
            required property real fromY
            required property real toX
            required property real toY
            property real progress: 0
            width: token ? Theme.px(52) : Theme.px(44)
            visible: !token || progress > 0
            height: token ? width : Math.round(width * 88 / 63)
            x: fromX + (toX - fromX) * progress - width / 2
            y: fromY + (toY - fromY) * progress - height / 2 - Math.sin(progress * Math.PI) * Theme.px(50)
            scale: (token ? 2 : 1.5) - (token ? 1.3 : 0.7) * progress

            TokenDisc {
                visible: thing.token
                width: parent.width
            }
            Image {
                anchors.fill: parent
                visible: !thing.token
                source: thing.token ? "" : "qrc:/art/games/storyline/envelope-sealed.svg"
                fillMode: Image.PreserveAspectFit
                sourceSize {
                    width: Math.ceil(Theme.px(88) * Screen.devicePixelRatio)
                    height: Math.ceil(Theme.px(58) * Screen.devicePixelRatio)
                }
            }
            SequentialAnimation {
                running: true
                PauseAnimation { // leaves time to look at the card before its token flies
                    duration: thing.token ? Motion.travel(500) : 0
                }
                NumberAnimation {
                    target: thing
                    property: "progress"
                    to: 1
                    duration: thing.token ? Motion.travel(620) : Motion.flight * 2
                    easing.type: Easing.InOutQuad
                }
                onFinished: {
                    if (thing.index >= 0)
                        things.remove(thing.index);
                }
            }
        }
    }
}
