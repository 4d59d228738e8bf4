#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""After the desktop session ends and starts again, the match is on the table again. This script is the session
manager (XSMP): it asks the real program (in an X11 window) for its restart command, ends it, and runs that command.

    desktop_session_test.py PROGRAM
"""
import ctypes
import os
import select
import subprocess
import sys
import tempfile
import time
from ctypes import (CFUNCTYPE, POINTER, Structure, byref, c_char_p, c_int, c_ulong, c_void_p, cast,
                    create_string_buffer, string_at)
from pathlib import Path

PATIENCE = 60  # seconds to wait for each event

new_client_call = CFUNCTYPE(c_int, c_void_p, c_void_p, POINTER(c_ulong), c_void_p, c_void_p)
register_call = CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p)
done_call = CFUNCTYPE(None, c_void_p, c_void_p, c_int)
request_call = CFUNCTYPE(None, c_void_p, c_void_p, c_int, c_int, c_int, c_int, c_int)
phase2_call = CFUNCTYPE(None, c_void_p, c_void_p)
close_call = CFUNCTYPE(None, c_void_p, c_void_p, c_int, c_void_p)
properties_call = CFUNCTYPE(None, c_void_p, c_void_p, c_int, POINTER(c_void_p))
host_call = CFUNCTYPE(c_int, c_char_p)
broken_call = CFUNCTYPE(None, c_void_p)


class Callback(Structure):
    _fields_ = [("call", c_void_p), ("data", c_void_p)]


# The names of the callbacks in SMlib.h.
NAMES = ("register_client", "interact_request", "interact_done", "save_yourself_request", "save_yourself_phase2_request",
         "save_yourself_done", "close_connection", "set_properties", "delete_properties", "get_properties")


class Callbacks(Structure):
    _fields_ = [(name, Callback) for name in NAMES]


class Value(Structure):
    _fields_ = [("length", c_int), ("bytes", c_void_p)]


class Property(Structure):
    _fields_ = [("name", c_char_p), ("type", c_char_p), ("count", c_int), ("values", POINTER(Value))]


SAVE_BOTH, INTERACT_NONE, RESTART_IF_RUNNING = 2, 0, 0


class Desktop:
    """A session manager for one program."""

    def __init__(self):
        self.ice = ctypes.CDLL("libICE.so.6")
        self.sm = ctypes.CDLL("libSM.so.6")
        for library, name in ((self.ice, "IceComposeNetworkIdList"), (self.ice, "IceAcceptConnection"),
                              (self.sm, "SmsGenerateClientID")):
            getattr(library, name).restype = c_void_p
        self.client, self.saved, self.properties, self.connections = None, 0, {}, []
        self.calls = {
            "register_client": register_call(self.register),
            "interact_request": done_call(lambda *_: None),
            "interact_done": done_call(lambda *_: None),
            "save_yourself_request": request_call(lambda *_: None),
            "save_yourself_phase2_request": phase2_call(lambda client, _: self.sm.SmsSaveYourselfPhase2(c_void_p(client))),
            "save_yourself_done": done_call(self.has_saved),
            "close_connection": close_call(self.closes),
            "set_properties": properties_call(self.learns),
            "delete_properties": properties_call(lambda *_: None),
            "get_properties": phase2_call(lambda *_: None),
        }
        self.everybody = host_call(lambda _: 1)
        self.comes = new_client_call(self.welcome)
        self.broken = broken_call(lambda _: None)  # replaces the library's default handler, which exits
        self.ice.IceSetIOErrorHandler(self.broken)
        problem = create_string_buffer(256)
        if not self.sm.SmsInitialize(b"test", b"1", self.comes, None, self.everybody, len(problem), problem):
            sys.exit(f"desktop_session_test: {problem.value.decode()}")
        count, doors = c_int(), POINTER(c_void_p)()
        if not self.ice.IceListenForConnections(byref(count), byref(doors), len(problem), problem):
            sys.exit(f"desktop_session_test: {problem.value.decode()}")
        self.doors = [c_void_p(doors[i]) for i in range(count.value)]
        for door in self.doors:
            self.ice.IceSetHostBasedAuthProc(door, self.everybody)
        self.address = string_at(self.ice.IceComposeNetworkIdList(count, doors)).decode()

    # Callbacks for messages from the program.
    def welcome(self, client, _data, mask, calls, _reason):
        self.client = c_void_p(client)
        mask[0] = (1 << len(NAMES)) - 1
        table = cast(calls, POINTER(Callbacks)).contents
        for name, call in self.calls.items():
            setattr(table, name, Callback(cast(call, c_void_p), None))
        return 1

    def register(self, client, _data, _previous):
        client = c_void_p(client)
        self.sm.SmsRegisterClientReply(client, c_char_p(string_at(self.sm.SmsGenerateClientID(client))))
        return 1

    def has_saved(self, _client, _data, success):
        self.saved += success
        self.sm.SmsSaveComplete(self.client)

    def closes(self, client, _data, _count, _reasons):
        self.sm.SmsCleanUp(c_void_p(client))
        self.client = None

    def learns(self, _client, _data, count, properties):
        for i in range(count):
            told = cast(properties[i], POINTER(Property)).contents
            values = [told.values[j] for j in range(told.count)]
            self.properties[told.name.decode()] = [string_at(value.bytes, value.length) for value in values]

    def hear_until(self, what, condition):
        """Answers the program until the condition holds."""
        end = time.monotonic() + PATIENCE
        while not condition():
            if time.monotonic() > end:
                raise AssertionError(f"waited {PATIENCE} seconds in vain: {what}")
            of_doors = {self.ice.IceGetListenConnectionNumber(door): door for door in self.doors}
            of_programs = {self.ice.IceConnectionNumber(one): one for one in self.connections}
            for ready in select.select([*of_doors, *of_programs], [], [], 0.05)[0]:
                if ready in of_doors:
                    self.connections.append(c_void_p(self.ice.IceAcceptConnection(of_doors[ready], byref(c_int()))))
                elif self.ice.IceProcessMessages(of_programs[ready], None, None) != 0:
                    self.connections.remove(of_programs[ready])

    # Messages to the program.
    def ask_to_save(self):
        before = self.saved
        self.sm.SmsSaveYourself(self.client, SAVE_BOTH, 0, INTERACT_NONE, 0)
        self.hear_until("the program keeps what it has", lambda: self.saved > before)

    def end(self, process):
        self.sm.SmsDie(self.client)
        self.hear_until("the program ends", lambda: process.poll() is not None)


def played(folder):
    """The save that is being played: the one with a lock."""
    return {lock.name.lstrip(".").removesuffix(".lock") for lock in (Path(folder) / "saves").glob(".*.lock")}


def start(words, desktop):
    return subprocess.Popen(words, env=dict(os.environ, QT_QPA_PLATFORM="xcb", SESSION_MANAGER=desktop.address))


def main():
    program = sys.argv[1]
    with tempfile.TemporaryDirectory() as folder:
        os.environ["XDG_RUNTIME_DIR"] = folder  # contains the sockets of programs with the same saves
        desktop = Desktop()
        process = start([program, "--data-dir", folder, "--game", "foxtail", "--seats", "2", "--bots", "human,casual"],
                        desktop)
        desktop.hear_until("the program comes to the desktop", lambda: desktop.client is not None)
        desktop.hear_until("a match is played", lambda: played(folder))
        save = played(folder)
        desktop.ask_to_save()
        again = [word.decode() for word in desktop.properties["RestartCommand"]]
        style = desktop.properties["RestartStyleHint"][0][0]
        if style != RESTART_IF_RUNNING:
            raise AssertionError(f"restart style {style}")
        desktop.end(process)
        if process.returncode != 0 or played(folder):
            raise AssertionError(f"it ended with {process.returncode}, and still holds {played(folder)}")

        process = start(again, desktop)
        desktop.hear_until(f"the match is on the table again, by {again}", lambda: played(folder))
        found = played(folder)
        process.kill()
        process.wait()
        if found != save:
            raise AssertionError(f"{found} is on the table instead of {save}")


if __name__ == "__main__":
    main()
