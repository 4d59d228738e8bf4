#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Synthesises every sound of the table into resources/sounds.

Run it without arguments to write the files, and with --check to check that the files in the repository are the ones
that it makes and are within its bounds. It always makes the same files: the only randomness is the noise of paper and
breath, and each sound has its own seed for it.
"""
import argparse
import math
import struct
import sys
import wave
from pathlib import Path

from synth import RATE, Form, add, bell, chime, fade, knocks, loudness, noise, shape, silence, voice

LARGEST_FILE = 40_000  # bytes
FORMS = 3  # variants of every sound, except those that must always be the same
LOUDNESS = 0.13  # perceived loudness of each sound's loudest moment; 1 is full scale
LOUDEST_SAMPLE = 0.9
RISE = 0.006  # seconds; no sound starts abruptly
FOLDER = Path(__file__).resolve().parents[2] / "resources" / "sounds"


def spotlight():
    """A lamp is switched on, then three rising notes ask the player to make a sound."""
    out = silence(0.86)
    add(out, shape(noise(0.05, 11, [(0, 2600)], 0.5), [(0, 0.5), (0.012, 0.25), (0.05, 0)]))
    bar = [(1, 1), (2.01, 0.35), (3.9, 0.12)]
    for at, note in ((0.06, 523.3), (0.18, 659.3), (0.30, 880.0)):
        add(out, bell(note, 0.56, 5.5, bar), at, 0.8)
    return out


def acting_canine():
    """Two barks and a howl."""
    out = silence(0.89)
    throat = [([(0, 520), (0.05, 900), (0.14, 480)], 190, 1.0), ([(0, 1500)], 260, 0.4), ([(0, 2500)], 400, 0.15)]
    bark = voice(0.14, [(0, 210), (0.035, 330), (0.14, 150)], throat, 3.0, 21)
    add(bark, noise(0.14, 22, [(0, 900), (0.14, 500)], 0.8), 0, 0.35)
    bark = shape(bark, [(0, 0), (0.018, 1), (0.06, 0.75), (0.14, 0)])
    add(out, bark, 0.0)
    add(out, bark, 0.17, 0.85)
    howl = [([(0, 700), (0.12, 640), (0.5, 420)], 200, 1.0), ([(0, 1150), (0.5, 850)], 240, 0.35)]
    pitch = [(0, 250), (0.13, 470)]
    pitch += [(0.13 + 0.04 * k, 480 + (7 if k % 2 else -7)) for k in range(1, 7)] + [(0.53, 330)]
    cry = shape(voice(0.53, pitch, howl, 0.4, 23), [(0, 0), (0.08, 0.8), (0.2, 1), (0.38, 0.8), (0.53, 0)])
    return add(out, cry, 0.355, 0.9)


def acting_feline():
    """One miaow: the mouth opens from a hum over a wide vowel and closes again."""
    first = [(0, 330), (0.14, 480), (0.34, 950), (0.58, 760), (0.82, 380)]
    second = [(0, 2300), (0.16, 2200), (0.36, 1650), (0.6, 1200), (0.82, 850)]
    throat = [(first, 170, 1.0), (second, 220, 0.55), ([(0, 3400)], 500, 0.2)]
    pitch = [(0, 430), (0.12, 520), (0.32, 640), (0.55, 560), (0.82, 390)]
    cry = voice(0.82, pitch, throat, 0.5, 31)
    return shape(cry, [(0, 0), (0.05, 0.35), (0.2, 0.6), (0.34, 1), (0.58, 0.8), (0.82, 0)])


def acting_rodent():
    """Two squeaks and a chatter of teeth."""
    out = silence(0.62)
    for at, low, high in ((0.0, 1750, 2750), (0.15, 1950, 3150)):
        squeak = voice(0.11, [(0, low), (0.05, high), (0.11, low * 0.9)], [([(0, 2600)], 1400, 1.0)], 0.6, 41)
        add(out, shape(squeak, [(0, 0), (0.015, 1), (0.07, 0.8), (0.11, 0)]), at, 0.8)
    for k, at in enumerate((0.33, 0.40, 0.50, 0.57)):
        click = shape(noise(0.04, 42 + k, [(0, 3300), (0.04, 2200)], 0.35), [(0, 1), (0.01, 0.5), (0.04, 0)])
        add(out, fade(click, 0.001, 0.005), at, 0.55)
    return out


def card_slide():
    """A card over felt."""
    paper = noise(0.19, 51, [(0, 1200), (0.09, 3000), (0.19, 1500)], 0.9)
    return shape(paper, [(0, 0), (0.05, 0.7), (0.1, 1), (0.19, 0)])


def seal():
    """Wax pressed on paper: a soft thump and a crackle."""
    out = silence(0.3)
    thump = voice(0.22, [(0, 150), (0.06, 95), (0.22, 70)], [([(0, 120)], 110, 1.0)])
    add(out, shape(thump, [(0, 0), (0.008, 1), (0.07, 0.5), (0.22, 0)]))
    crackle = noise(0.1, 61, [(0, 2200), (0.1, 1400)], 0.7)
    return add(out, shape(crackle, [(0, 0), (0.02, 0.5), (0.1, 0)]), 0.03, 0.5)


def look(notes):
    out = silence(0.72)
    for at, note in notes:
        add(out, bell(note, 0.56, 6.5, [(1, 1), (2, 0.18), (3.01, 0.08)]), at)
    return out


def look_away():
    """A falling fourth: the others look away."""
    return look(((0.0, 784.0), (0.15, 587.3)))


def look_back():
    """The same fourth rising: everybody may look again."""
    return look(((0.0, 587.3), (0.15, 784.0)))


def refused():
    """A knuckle on the table, for a refusal."""
    return knocks(((0.0, 1.0), (0.11, 0.8)), 420, 71)


def taken_back():
    """A card drawn back over felt."""
    paper = noise(0.22, 81, [(0, 2800), (0.12, 1400), (0.22, 900)], 0.9)
    return shape(paper, [(0, 0), (0.04, 1), (0.12, 0.6), (0.22, 0)])


def your_turn():
    """A quiet third upwards."""
    return chime(((0.0, 659.3), (0.13, 784.0)), 0.6, 8.0)


def asked():
    """Two equal notes, and a third that stays open."""
    return chime(((0.0, 587.3), (0.12, 587.3), (0.24, 698.5)), 0.7, 8.0)


def the_end():
    """A chord, note by note."""
    return chime(((0.0, 392.0), (0.1, 493.9), (0.2, 587.3), (0.3, 784.0)), 0.88, 4.5)


def told_turn():
    """A new turn: one low bar and its fifth."""
    return chime(((0.0, 293.7), (0.1, 440.0)), 0.6, 7.0)


def told_deployment():
    """Cards are turned over."""
    out = silence(0.34)
    for k, at in enumerate((0.0, 0.09, 0.17)):
        flap = noise(0.12, 91 + k, [(0, 1500), (0.05, 3600), (0.12, 1800)], 0.7)
        add(out, shape(flap, [(0, 0), (0.03, 1), (0.05, 0.35), (0.12, 0)]), at, 1 - 0.2 * k)
    return out


def told_wars():
    """A drum, twice."""
    out = silence(0.62)
    for at, strength in ((0.0, 1.0), (0.2, 0.8)):
        skin = voice(0.4, [(0, 130), (0.05, 92), (0.4, 70)], [([(0, 110)], 120, 1.0)], 0.2, 101)
        add(skin, noise(0.1, 102, [(0, 700), (0.1, 350)], 0.8), 0, 0.3)
        add(out, shape(skin, [(0, 0), (0.01, 1), (0.1, 0.5), (0.4, 0)]), at, strength)
    return out


def told_income():
    """Coins put down."""
    out = silence(0.5)
    for at, note in ((0.0, 2637.0), (0.08, 3136.0), (0.15, 2794.0), (0.24, 3322.0)):
        add(out, bell(note, 0.24, 20, ((1, 1), (1.47, 0.6), (2.09, 0.3))), at, 0.7)
    return out


def told_construction():
    """A hammer on wood."""
    return knocks(((0.0, 1.0), (0.14, 0.7), (0.28, 0.9)), 900, 111, 0.05)


def told_aging():
    """A clock's three steps, each lower."""
    return chime(((0.0, 523.3), (0.16, 466.2), (0.32, 392.0)), 0.8, 9.0, ((1, 1), (2.76, 0.3)))


def told_stack():
    """A card laid on another one."""
    paper = noise(0.16, 121, [(0, 1100), (0.06, 2400), (0.16, 900)], 0.8)
    out = shape(paper, [(0, 0), (0.04, 0.6), (0.07, 1), (0.16, 0)])
    return add(out, knocks(((0.0, 1.0),), 300, 122)[: len(out)], 0.06, 0.5)


def told_effect():
    """A glide upwards, for an effect."""
    glide = voice(0.4, [(0, 420), (0.3, 640), (0.4, 650)], [([(0, 700), (0.4, 1100)], 260, 1.0)], 0.3, 131)
    return shape(glide, [(0, 0), (0.08, 0.7), (0.25, 1), (0.4, 0)])


def told_bonus():
    """Three small bells."""
    return chime(((0.0, 1046.5), (0.07, 1318.5), (0.14, 1568.0)), 0.5, 10.0)


def told_page():
    """A page of a book is turned."""
    leaf = noise(0.46, 141, [(0, 700), (0.2, 2600), (0.34, 1900), (0.46, 800)], 1.1)
    return shape(leaf, [(0, 0), (0.12, 0.5), (0.26, 1), (0.36, 0.4), (0.46, 0)])


# File name, maker, number of forms: one if it must sound the same for every seat and hidden card.
SOUNDS = (
    ("spotlight", spotlight, FORMS),
    ("acting-canine", acting_canine, FORMS),
    ("acting-feline", acting_feline, FORMS),
    ("acting-rodent", acting_rodent, FORMS),
    ("card-slide", card_slide, FORMS),
    ("seal", seal, FORMS),
    ("look-away", look_away, 1),
    ("look-back", look_back, 1),
    ("refused", refused, FORMS),
    ("taken-back", taken_back, FORMS),
    ("your-turn", your_turn, FORMS),
    ("asked", asked, FORMS),
    ("the-end", the_end, FORMS),
    ("told-turn", told_turn, FORMS),
    ("told-deployment", told_deployment, FORMS),
    ("told-wars", told_wars, FORMS),
    ("told-income", told_income, FORMS),
    ("told-construction", told_construction, FORMS),
    ("told-aging", told_aging, FORMS),
    ("told-stack", told_stack, FORMS),
    ("told-effect", told_effect, FORMS),
    ("told-bonus", told_bonus, FORMS),
    ("told-page", told_page, FORMS),
)


def samples(make, form):
    Form.now = form
    sound = fade(make(), 0.001, 0.012)
    mean = sum(sound) / len(sound)
    sound = fade([value - mean for value in sound], RISE, 0.012)
    gain = LOUDNESS / loudness(sound)
    return [round(value * gain * 32767) for value in sound]


def read(path):
    with wave.open(str(path), "rb") as file:
        if (file.getnchannels(), file.getsampwidth(), file.getframerate()) != (1, 2, RATE):
            raise ValueError("not 16 bit mono at %d Hz" % RATE)
        data = file.readframes(file.getnframes())
    return list(struct.unpack("<%dh" % (len(data) // 2), data))


def faults(path, wanted):
    """The problems of a file, in words; empty if there are none."""
    try:
        found = read(path)
    except (OSError, EOFError, ValueError, wave.Error) as error:
        return [str(error)]
    out = []
    if path.stat().st_size >= LARGEST_FILE:
        out.append("%d bytes, at most %d allowed" % (path.stat().st_size, LARGEST_FILE))
    # Allow one step of difference: another sine function may round the other way.
    if len(found) != len(wanted) or any(abs(a - b) > 1 for a, b in zip(found, wanted)):
        out.append("differs from what make_sounds.py makes")
    loud = loudness([value / 32767 for value in found])
    if not 0.98 < loud / LOUDNESS < 1.02:
        out.append("is %.3f loud, %.3f wanted" % (loud, LOUDNESS))
    loudest = max(map(abs, found), default=0)
    if loudest > LOUDEST_SAMPLE * 32767:
        out.append("is cut off at its loudest")
    if max(map(abs, found[: int(RATE * RISE / 3)]), default=0) > 0.5 * loudest:
        out.append("starts at once")
    if found and max(abs(found[0]), abs(found[-1])) > 40:
        out.append("starts or ends with a click")
    return out


def file_of(name, forms, form):
    return FOLDER / ("%s-%d.wav" % (name, form + 1) if forms > 1 else name + ".wav")


def main():
    parser = argparse.ArgumentParser(description="Synthesises the sounds of the table.")
    parser.add_argument("--check", action="store_true", help="compare with the files instead of writing them")
    check = parser.parse_args().check
    bad = 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    known = set()
    for name, make, forms in SOUNDS:
        for form in range(forms):
            path = file_of(name, forms, form)
            known.add(path)
            values = samples(make, form)
            if not check:
                with wave.open(str(path), "wb") as file:
                    file.setparams((1, 2, RATE, len(values), "NONE", "not compressed"))
                    file.writeframes(struct.pack("<%dh" % len(values), *values))
            wrong = faults(path, values)
            bad += bool(wrong)
            print("%-20s %4.0f ms %6d bytes peak %.2f  %s" % (
                path.name, 1000 * len(values) / RATE, path.stat().st_size if path.exists() else 0,
                max(map(abs, values)) / 32767, "; ".join(wrong) or "ok"))
    for path in sorted(set(FOLDER.glob("*.wav")) - known):
        bad += 1
        print("%s is none of these" % path.name)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
