# SPDX-License-Identifier: MIT
"""The building blocks of make_sounds.py: bars, breath, throats and knocks, and how loud they sound."""
import math
import random

RATE = 22050  # samples per second, one channel, 16 bit
MOMENT = 0.06  # seconds


class Form:
    """The current variant of a sound: a little higher or lower, with different noise."""

    pitches = (1.0, 0.955, 1.04)
    now = 0

    @classmethod
    def pitch(cls):
        return cls.pitches[cls.now]

    @classmethod
    def seed(cls, seed):
        return seed + 1000 * cls.now


def silence(seconds):
    return [0.0] * int(seconds * RATE)


def add(target, sound, at=0.0, gain=1.0):
    """Mixes a sound into another one, `at` seconds after its start; the part beyond its end is cut off."""
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
        step = 2 * math.pi * frequency * Form.pitch() * ratio / RATE
        for i in range(len(out)):
            t = i / RATE
            out[i] += strength * math.exp(-t * decay * (0.6 + 0.4 * ratio)) * math.sin(step * i)
    return fade(out, 0.002, 0.03)


def noise(seconds, seed, centre, width):
    """Breath or paper: white noise through a two-pole filter whose centre (hertz) is a curve."""
    dice = random.Random(Form.seed(seed))
    out = silence(seconds)
    low = band = 0.0
    for i in range(len(out)):
        f = 2 * math.sin(math.pi * min(Form.pitch() * curve(centre, i / RATE), RATE / 6) / RATE)
        low += f * band
        band += f * (dice.uniform(-1, 1) - low - width * band)
        out[i] = band
    return out


def voice(seconds, pitch, formants, breath=0.0, seed=1):
    """A throat: harmonics of a pitch curve, coloured by formants of (frequency curve, width, gain)."""
    dice = random.Random(Form.seed(seed))
    out = silence(seconds)
    phase = 0.0
    for i in range(len(out)):
        t = i / RATE
        base = Form.pitch() * curve(pitch, t) * (1 + breath * 0.02 * dice.uniform(-1, 1))
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
    """Fades in and out so that neither end clicks; times in seconds."""
    up, down, last = int(rise * RATE), int(fall * RATE), len(sound) - 1
    return [v * min(1, i / max(1, up), (last - i) / max(1, down)) for i, v in enumerate(sound)]


def knocks(blows, centre, seed, decay=0.09):
    """Wood or stone: short dull noises at (seconds, strength)."""
    out = silence(blows[-1][0] + 0.25)
    for k, (at, strength) in enumerate(blows):
        body = noise(0.2, seed + k, [(0, centre), (0.2, centre * 0.6)], 0.25)
        add(out, shape(body, [(0, 0), (0.007, 1), (decay, 0.3), (0.2, 0)]), at, strength)
    return out


def chime(notes, seconds=0.7, decay=6.5, bar=((1, 1), (2.01, 0.3), (3.9, 0.1))):
    """Struck bars at (seconds, hertz)."""
    out = silence(seconds)
    for at, note in notes:
        add(out, bell(note, seconds - at, decay, bar), at, 0.8)
    return out


def weighed(sound):
    """Weights a sound roughly as the ear does: tones below about 200 hertz count less."""
    step = math.exp(-2 * math.pi * 200 / RATE)
    out = []
    before = value = 0.0
    for sample in sound:
        value = step * (value + sample - before)
        before = sample
        out.append(value)
    return out


def loudness(sound):
    """The root mean square of the loudest moment."""
    heard = weighed(sound)
    width = int(MOMENT * RATE)
    power = sum(value * value for value in heard[:width])
    most = power
    for i in range(width, len(heard)):
        power += heard[i] * heard[i] - heard[i - width] * heard[i - width]
        most = max(most, power)
    return math.sqrt(max(0.0, most) / width)
