// SPDX-License-Identifier: MIT
// Tests of the program's appearance without a window: picture styles, settings and the fonts of a language.
#include "app/shell/appearance.h"
#include "app/shell/fonts.h"
#include "tests/models/matches.h"
#include "tests/qt_main.h"

#include <QApplication>
#include <QProxyStyle>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace taletop;
using namespace taletop::app;

namespace {

const contract::Game& pictured() { return *contract::findGame("foxtail"); }
const contract::Game& plain() { return *contract::findGame("template"); } // has a single picture style

/// A style whose widgets do not animate.
struct StillStyle : QProxyStyle {
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* returned) const override {
        return hint == SH_Widget_Animation_Duration ? 0
                                                    : QProxyStyle::styleHint(hint, option, widget, returned);
    }
};

/// The objects that App creates, with a data folder.
struct Room {
    explicit Room(const QString& folder)
        : preferences(folder), keys(preferences.file()), settings(preferences.file(), keys),
          looks(settings, preferences) {}

    Preferences preferences;
    SeatKeys keys;
    Settings settings;
    Appearance looks;
};

} // namespace

class AppearanceTest : public QObject {
    Q_OBJECT

    QLocale m_systems;

private slots:
    void initTestCase() { fonts::install(); }
    void cleanup() { QLocale::setDefault(m_systems); }

    void appearanceNotifiesOnlyOfItsOwnSettings() {
        const QTemporaryDir folder;
        Room room(folder.path());
        connect(&room.settings, &Settings::changed, &room.looks, &Appearance::tell);
        QSignalSpy motion(&room.looks, &Appearance::reducedMotionChanged);
        QSignalSpy contrast(&room.looks, &Appearance::highContrastChanged);
        QSignalSpy text(&room.looks, &Appearance::textScaleChanged);
        const bool still = !room.looks.reducedMotion();
        room.looks.setReducedMotion(still);
        QCOMPARE(room.looks.reducedMotion(), still);
        QCOMPARE(motion.count(), 1);
        const bool high = !room.looks.highContrast();
        room.looks.setHighContrast(high);
        QCOMPARE(room.looks.highContrast(), high);
        QCOMPARE(contrast.count(), 1);
        room.looks.setTextScale(1.25);
        QCOMPARE(room.looks.textScale(), 1.25);
        QCOMPARE(text.count(), 1);
        QVERIFY(room.settings.set("speed", 1));
        QCOMPARE(motion.count() + contrast.count() + text.count(), 3);
    }

    void eachGameHasItsOwnThemesAndRemembersTheOneChosen() {
        const QTemporaryDir folder;
        QString liked;
        {
            Room room(folder.path());
            QVERIFY(room.looks.artThemes().isEmpty());
            room.looks.show(&pictured());
            QVERIFY(room.looks.artThemes().size() > 1);
            QCOMPARE(room.looks.artThemeNames().size(), room.looks.artThemes().size());
            QCOMPARE(room.looks.artTheme(), room.looks.artThemes().first());
            liked = room.looks.artThemes().last();
            QSignalSpy changed(&room.looks, &Appearance::artThemeChanged);
            room.looks.setArtTheme(QStringLiteral("nosuchtheme"));
            QCOMPARE(changed.count(), 0);
            room.looks.setArtTheme(liked);
            QCOMPARE(room.looks.artTheme(), liked);
            QCOMPARE(changed.count(), 1);
            room.looks.show(&plain());
            QVERIFY(room.looks.artThemes().isEmpty());
            QCOMPARE(room.looks.artTheme(), QString());
            room.looks.show(&pictured());
            QCOMPARE(room.looks.artTheme(), liked);
            room.looks.show(nullptr);
            QCOMPARE(room.looks.artTheme(), QString());
        }
        Room later(folder.path());
        later.looks.show(&pictured());
        QCOMPARE(later.looks.artTheme(), liked);
    }

    void theSheetBeginsWithTheChosenThemeAndAMatchKeepsItsOwn() {
        const QTemporaryDir folder;
        Room room(folder.path());
        room.looks.show(&pictured());
        const QString first = room.looks.artTheme();
        room.looks.setArtTheme(room.looks.artThemes().last());
        SeatSheet sheet(folder.path());
        sheet.open(pictured());
        room.looks.propose(sheet);
        const QAbstractItemModel& options = *sheet.options();
        int themes = 0;
        for (int row = 0; row < options.rowCount(); ++row) {
            const QModelIndex option = options.index(row, 0);
            if (option.data(OptionListModel::KeyRole).toString() != QLatin1String("theme"))
                continue;
            ++themes;
            QCOMPARE(option.data(OptionListModel::ValueRole).toInt(),
                     option.data(OptionListModel::MostRole).toInt());
        }
        QCOMPARE(themes, 1);
        room.looks.takeFrom(match::Match(pictured(), headerOf(pictured(), {"human", "human"}, 5)));
        QCOMPARE(room.looks.artTheme(), first);
    }

    void motionIsReducedIfTheSystemAsksForIt() {
        const QTemporaryDir folder;
        QVERIFY(!Room(folder.path()).looks.reducedMotion());
        QApplication::setStyle(new StillStyle);
        {
            Room room(folder.path());
            QVERIFY(room.looks.reducedMotion());
            QVERIFY(room.preferences.file().allKeys().isEmpty()); // reduced motion is not saved as a setting
            room.looks.setReducedMotion(false);
        }
        QVERIFY(!Room(folder.path()).looks.reducedMotion());
        QApplication::setStyle(new QProxyStyle);
    }

    void fontsAndLineHeightsFollowTheLanguage() {
        const QTemporaryDir folder;
        Room room(folder.path());
        QLocale::setDefault(QLocale(QLocale::English));
        QCOMPARE(room.looks.leastLineHeight(), 0.0);
        QCOMPARE(room.looks.titleFont(), fonts::title);
        QCOMPARE(room.looks.storyFont(), fonts::story);
        QCOMPARE(room.looks.plainFont(), fonts::plain);
        QLocale::setDefault(QLocale(QLocale::Thai));
        QVERIFY(room.looks.leastLineHeight() > 0);
    }
};

TALETOP_TEST(AppearanceTest)
#include "appearance_test.moc"
