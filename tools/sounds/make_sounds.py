#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Synthesises every sound of the table into resources/sounds, from nothing but arithmetic.

Run without arguments to write the files, with --check to prove that the files in the repository are
the ones this script makes and keep its bounds. Same script, same files: the only randomness is
paper and breath noise from a seed of its own for each sound.
"""
import argparse
import math
import random
import struct
import sys
import wave
from pathlib import Path

RATE = 22050  # samples per second, one channel, 16 bit
LARGEST_FILE = 40_000  # bytes
FOLDER = Path(__file__).resolve().parents[2] / "resources" / "sounds"


def silence(seconds):
    return [0.0] * int(seconds * RATE)


def add(target, sound, at=0.0, gain=1.0):
    """Lays a sound over another one, `at` seconds after its start; what hangs over is cut."""
    start = int(at * RATE)
    for i, value in enumerate(sound[: max(0, len(target) - start)]):
        target[start + i] += gain * value
    return target


def curve(points, t):
    """The value at t of the line through (time, value) points, smoothed at the points."""
    if t <= points[0][0]:
        return points[0][1]
    for (t0, v0), (t1, v1) in zip(points, points[1:]):
        if t < t1:
            part = (t - t0) / (t1 - t0)
            return v0 + (v1 - v0) * part * part * (3 - 2 * part)
    return points[-1][1]


def bell(frequency, seconds, decay, partials):
    """A struck bar: each partial is (ratio, strength); the higher ones die sooner."""
    out = silence(seconds)
    for ratio, strength in partials:
        step = 2 * math.pi * frequency * ratio / RATE
        for i in range(len(out)):
            t = i / RATE
            out[i] += strength * math.exp(-t * decay * (0.6 + 0.4 * ratio)) * math.sin(step * i)
    return fade(out, 0.002, 0.03)


def noise(seconds, seed, centre, width):
    """Breath or paper: white noise through a two-pole filter whose centre (hertz) is a curve."""
    dice = random.Random(seed)
    out = silence(seconds)
    low = band = 0.0
    for i in range(len(out)):
        f = 2 * math.sin(math.pi * min(curve(centre, i / RATE), RATE / 6) / RATE)
        low += f * band
        band += f * (dice.uniform(-1, 1) - low - width * band)
        out[i] = band
    return out


def voice(seconds, pitch, formants, breath=0.0, seed=1):
    """A throat: harmonics of a pitch curve, coloured by formants of (frequency curve, width, gain)."""
    dice = random.Random(seed)
    out = silence(seconds)
    phase = 0.0
    for i in range(len(out)):
        t = i / RATE
        base = curve(pitch, t) * (1 + breath * 0.02 * dice.uniform(-1, 1))
        phase += 2 * math.pi * base / RATE
        mouth = [(curve(f, t), width, gain) for f, width, gain in formants]
        value = 0.0
        harmonic = 1
        while harmonic * base < 0.42 * RATE and harmonic <= 32:
            at = harmonic * base
            strength = sum(g / (1 + ((at - f) / w) ** 2) for f, w, g in mouth) / harmonic**0.6
            value += strength * math.sin(harmonic * phase)
            harmonic += 1
        out[i] = value
    return out


def shape(sound, points):
    """Multiplies by a loudness curve of (seconds, factor)."""
    return [value * curve(points, i / RATE) for i, value in enumerate(sound)]


def fade(sound, rise, fall):
    """Takes the click off both ends; times in seconds."""
    up, down, last = int(rise * RATE), int(fall * RATE), len(sound) - 1
    return [v * min(1, i / max(1, up), (last - i) / max(1, down)) for i, v in enumerate(sound)]


def spotlight():
    """The lamp is switched on, and three rising notes ask for the player's own sound."""
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


def beat():
    """One tick of the response beat: a small bell, the same for everybody and every tick."""
    return bell(1318.5, 0.24, 17, [(1, 1), (2.76, 0.4), (5.4, 0.12)])


def look(notes):
    out = silence(0.72)
    for at, note in notes:
        add(out, bell(note, 0.56, 6.5, [(1, 1), (2, 0.18), (3.01, 0.08)]), at)
    return out


def look_away():
    """Falling fourth: the others look away."""
    return look(((0.0, 784.0), (0.15, 587.3)))


def look_back():
    """The same fourth rising: everybody may look again."""
    return look(((0.0, 587.3), (0.15, 784.0)))


# File name, maker, loudest sample as a part of full scale.
SOUNDS = (
    ("spotlight", spotlight, 0.60),
    ("acting-canine", acting_canine, 0.70),
    ("acting-feline", acting_feline, 0.55),
    ("acting-rodent", acting_rodent, 0.60),
    ("card-slide", card_slide, 0.35),
    ("seal", seal, 0.60),
    ("beat", beat, 0.40),
    ("look-away", look_away, 0.50),
    ("look-back", look_back, 0.50),
)


def samples(make, peak):
    sound = fade(make(), 0.001, 0.012)
    mean = sum(sound) / len(sound)
    sound = fade([value - mean for value in sound], 0.001, 0.012)
    loudest = max(abs(value) for value in sound)
    return [round(value / loudest * peak * 32767) for value in sound]


def read(path):
    with wave.open(str(path), "rb") as file:
        if (file.getnchannels(), file.getsampwidth(), file.getframerate()) != (1, 2, RATE):
            raise ValueError("not 16 bit mono at %d Hz" % RATE)
        data = file.readframes(file.getnframes())
    return list(struct.unpack("<%dh" % (len(data) // 2), data))


def faults(path, wanted, peak):
    """What is wrong with a file, in words; nothing when it is right."""
    try:
        found = read(path)
    except (OSError, EOFError, ValueError, wave.Error) as error:
        return [str(error)]
    out = []
    if path.stat().st_size >= LARGEST_FILE:
        out.append("%d bytes, at most %d allowed" % (path.stat().st_size, LARGEST_FILE))
    # One step of slack: another sine function may round the other way.
    if len(found) != len(wanted) or any(abs(a - b) > 1 for a, b in zip(found, wanted)):
        out.append("differs from what make_sounds.py makes")
    if abs(max(map(abs, found), default=0) - peak * 32767) > 2:
        out.append("is not as loud as it should be")
    if found and max(abs(found[0]), abs(found[-1])) > 40:
        out.append("starts or ends with a click")
    return out


def main():
    parser = argparse.ArgumentParser(description="Synthesises the sounds of the table.")
    parser.add_argument("--check", action="store_true", help="compare with the files instead of writing them")
    check = parser.parse_args().check
    bad = 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, make, peak in SOUNDS:
        path = FOLDER / (name + ".wav")
        values = samples(make, peak)
        if not check:
            with wave.open(str(path), "wb") as file:
                file.setparams((1, 2, RATE, len(values), "NONE", "not compressed"))
                file.writeframes(struct.pack("<%dh" % len(values), *values))
        wrong = faults(path, values, peak)
        bad += bool(wrong)
        power = math.sqrt(sum(v * v for v in values) / len(values)) / 32767
        print("%-14s %4.0f ms %6d bytes peak %.2f mean %.3f  %s" % (
            name, 1000 * len(values) / RATE, path.stat().st_size if path.exists() else 0, peak, power,
            "; ".join(wrong) or "ok"))
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
