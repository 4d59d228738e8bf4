#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Connects a network namespace to this computer with a virtual wire that delays packets and loses some of them.

Arguments: the namespace's name (at most 14 letters), this computer's address, the address in the namespace, the delay
in each direction in milliseconds, and the share of packets lost in percent. Needs root. Prints "ready"; when its input
ends, it removes the namespace.
"""
import collections
import fcntl
import os
import random
import select
import struct
import subprocess
import sys
import time

SET_INTERFACE = 0x400454CA  # TUNSETIFF of linux/if_tun.h
TUN_WITHOUT_HEADER = 0x0001 | 0x1000  # IFF_TUN | IFF_NO_PI


def end_of_wire(name):
    end = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(end, SET_INTERFACE, struct.pack("16sH22x", name.encode(), TUN_WITHOUT_HEADER))
    return end


def ip(*words):
    subprocess.run(["ip", *words], check=True)


def carry(near, far, delay, loss):
    """Carries packets between both ends until the standard input ends."""
    chance = random.Random(1)
    under_way = {near: collections.deque(), far: collections.deque()}  # packets by destination
    other = {near: far, far: near}
    while True:
        due = [packets[0][0] for packets in under_way.values() if packets]
        wait = max(0.0, min(due) - time.monotonic()) if due else None
        ready, _, _ = select.select([near, far, sys.stdin], [], [], wait)
        if sys.stdin in ready:
            return
        for end in ready:
            packet = os.read(end, 65536)
            if chance.random() >= loss:
                under_way[other[end]].append((time.monotonic() + delay, packet))
        for end, packets in under_way.items():
            while packets and packets[0][0] <= time.monotonic():
                os.write(end, packets.popleft()[1])


def main():
    name, here, there, delay, loss = sys.argv[1:]
    near, far = end_of_wire(name + "a"), end_of_wire(name + "b")
    ip("netns", "add", name)
    try:
        ip("link", "set", name + "b", "netns", name)
        ip("address", "add", here + "/30", "dev", name + "a")
        ip("link", "set", name + "a", "up")
        ip("-n", name, "address", "add", there + "/30", "dev", name + "b")
        ip("-n", name, "link", "set", name + "b", "up")
        ip("-n", name, "link", "set", "lo", "up")
        ip("-n", name, "route", "add", "default", "via", here)
        print("ready", flush=True)
        carry(near, far, int(delay) / 1000, int(loss) / 100)
    finally:
        ip("netns", "delete", name)


main()
