#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Tries a package on a system without dependencies. See tools/try_package.sh --help.
set -eu
cd "$(dirname "$0")/.."
. tools/packages.sh

usage() {
    cat <<'TEXT'
tools/try_package.sh DEB RELEASE [OLDER]
tools/try_package.sh TAR.XZ RELEASE

Makes a bare system of RELEASE (bookworm, trixie) in build/package/bare with mmdebstrap, which wants root, and there
installs DEB with what it pulls, starts it without a screen, lets bots play each game, and purges it. With OLDER that
package is installed first, and DEB upgrades it. TAR.XZ is the portable package: it is unpacked in a folder with
blanks in its name and plays there with what it brings along. The script prints the seconds of each step, and fails
where one does, where something of an installed Taletop is left, or where installing (without the downloads) and the
games take more than a minute.
TEXT
}

case ${1:-} in
-h | --help) usage; exit 0 ;;
esac
[ $# -ge 2 ] || { usage >&2; exit 2; }
command -v mmdebstrap >/dev/null || fail "install mmdebstrap first: sudo apt install mmdebstrap." 2
[ "$(id -u)" = 0 ] || fail "only root can make a system in a folder: sudo tools/try_package.sh ..." 2
package=$1 release=$2 older=${3:-}
bare=$PWD/build/package/bare

inside() {
    chroot "$bare" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
        QT_QPA_PLATFORM=offscreen "$@"
}

# timed NAME COMMAND...: prints the run time in seconds and leaves it in $seconds.
timed() {
    local name=$1 begin
    shift
    begin=$(date +%s)
    "$@" >"$bare.log" 2>&1 || { tail -n 20 "$bare.log" >&2; fail "$release: $name failed (above; the full log is in $bare.log)."; }
    seconds=$(($(date +%s) - begin))
    printf '%-32s %4d s\n' "$name" "$seconds"
}

leaveBare() {
    umount "$bare/proc" 2>/dev/null || true
    rm -rf "$bare"
}
trap leaveBare EXIT

rm -rf "$bare"
mkdir -p "$(dirname "$bare")"
timed "a bare $release" mmdebstrap --quiet --variant=apt "$release" "$bare"
mount -t proc proc "$bare/proc"

# play PROGRAM: plays a demonstration of each game. Adds the seconds to $whole.
play() {
    local game
    timed "starting" inside "$1" --version
    for game in $(grep "^[a-z]" core/games/games.txt); do
        timed "a demonstration of $game" inside "$1" --demo "/root/$game" --game "$game"
        whole=$((whole + seconds))
        [ -n "$(ls "$bare/root/$game"/*.png 2>/dev/null)" ] || fail "$release: the demonstration of $game left no picture."
    done
}

tryDeb() {
    local left
    cp /etc/resolv.conf "$bare/etc/resolv.conf"
    cp "$package" "$bare/root/taletop.deb"
    timed "lists of packages" inside apt-get update -q
    if [ -n "$older" ]; then
        cp "$older" "$bare/root/older.deb"
        timed "the older one" inside apt-get install -y -q /root/older.deb
    fi
    timed "downloads" inside apt-get install -y -q --download-only /root/taletop.deb
    timed "installing" inside apt-get install -y -q /root/taletop.deb
    whole=$seconds
    play /usr/games/taletop
    du -shL "$bare/var/cache/apt/archives" | sed 's/^/downloaded /; s|/.*||'
    timed "purging" inside apt-get purge -y -q taletop
    left=$(find "$bare" -xdev -iname '*taletop*' -not -path "$bare/root/*" -not -path "$bare/proc/*" -not -path '*/var/log/*')
    [ -z "$left" ] || fail "$release: left over after purging: $left"
}

tryPortable() {
    local folder="/root/some games"
    mkdir -p "$bare$folder"
    timed "unpacking" tar -C "$bare$folder" -xf "$package"
    whole=$seconds
    play "$folder/$(ls "$bare$folder")/taletop"
}

case $package in
*.deb) tryDeb ;;
*.tar.xz) tryPortable ;;
*) fail "$package is neither a .deb nor a .tar.xz." 2 ;;
esac
printf 'installing and the games: %d s\n' "$whole"
[ "$whole" -le 60 ] || fail "$release: installing and the games take $whole s; the limit is 60 s."
