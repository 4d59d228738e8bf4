#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Makes packages of Taletop for those who do not build it. See tools/package.sh --help.
set -eu
cd "$(dirname "$0")/.."
. tools/packages.sh

usage() {
    cat <<'TEXT'
tools/package.sh deb       the package for this Debian or Ubuntu, in build/package/
tools/package.sh portable  one file for any Linux with glibc 2.36 (2022) or newer: Qt and all are inside
tools/package.sh flatpak   the Flatpak, in build/package/ (needs flatpak-builder and Flathub)
tools/package.sh windows   the installer for Windows, from a build there (docs/packages.md)
tools/package.sh macos     the disk image for macOS, from a build there
tools/package.sh --help    this text

What is committed is what is packed: changes that are not committed are left out, with a word about it.
The same commit makes the same .deb, bit for bit, in any folder and at any time.
TEXT
}

out=$PWD/build/package
version=$(sed -n 's/^project(taletop VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)

# The committed source in $out/source, all files as old as the commit; SOURCE_DATE_EPOCH.
takeSource() {
    git rev-parse HEAD >/dev/null 2>&1 || fail "this is not a git repository; packages are built from a commit, so that they can be built again." 2
    [ -z "$(git status --porcelain)" ] || echo "Uncommitted changes are not in the package (see git status)."
    SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
    export SOURCE_DATE_EPOCH
    rm -rf "$out/source"
    mkdir -p "$out/source"
    git archive HEAD | tar -x -C "$out/source"
}

jobs() {
    nproc 2>/dev/null || sysctl -n hw.ncpu
}

# configure ARGUMENTS: has cmake make ready to build what is in $out/source as it is shipped.
configure() {
    cmake -S "$out/source" -G Ninja -DCMAKE_BUILD_TYPE=Release "$@" >"$out/configure.log" 2>&1 || {
        grep -A 6 'CMake Error' "$out/configure.log" >&2 || true
        fail "configuring failed; build/package/configure.log says why."
    }
}

# What Debian hardens programs with, and nothing of this folder's name in them.
debianFlags() {
    local flags
    flags=$(DEB_BUILD_MAINT_OPTIONS=hardening=+all dpkg-buildflags --get CXXFLAGS)
    flags="$flags $(DEB_BUILD_MAINT_OPTIONS=hardening=+all dpkg-buildflags --get CPPFLAGS)"
    # Its own map names another folder; information for debuggers would be stripped again.
    printf '%s' "$flags" | tr ' ' '\n' | grep -v -e '^-ffile-prefix-map' -e '^-g$' | tr '\n' ' '
    # The shell that calls the compiler reads the quotes: a folder's name may have spaces.
    printf '"%s" "%s"' "-ffile-prefix-map=$out/source=taletop-$version" "-ffile-prefix-map=$out/deb=build"
}

# What Qt's compiler of QML makes out of a function declares its variables in the order of their addresses in memory,
# another one each time; their names are its own, and nothing depends on the order.
sortDeclarations() {
    local made
    mapfile -t made < <(cd "$out/deb" && ninja -t targets all | sed -n 's|^\(.*/qmlcache/.*_qml\.cpp\): .*|\1|p')
    [ "${#made[@]}" -gt 0 ] || fail "there is no compiled QML to sort."
    cmake --build "$out/deb" -j "$(jobs)" --target "${made[@]}" >/dev/null || fail "compiling QML failed."
    (cd "$out/deb" && python3 "$out/source/tools/sort_declarations.py" "${made[@]}")
}

packDeb() {
    command -v dpkg-query >/dev/null || fail "build the .deb on Debian or Ubuntu." 2
    installPackages play package
    takeSource
    rm -rf "$out/deb" "$out"/taletop_*.deb
    mkdir -p "$out/deb"
    # The typefaces are packages here.
    configure -B "$out/deb" -DCMAKE_INSTALL_PREFIX=/usr \
        -DTALETOP_DEB=ON -DTALETOP_PRECOMPILED=OFF -DTALETOP_FONT_DIRS= -DCMAKE_SKIP_RPATH=ON \
        -DCMAKE_CXX_FLAGS="$(debianFlags)" \
        -DCMAKE_CXX_ARCHIVE_CREATE='<CMAKE_AR> qcD <TARGET> <LINK_FLAGS> <OBJECTS>' \
        -DCMAKE_CXX_ARCHIVE_APPEND='<CMAKE_AR> qD <TARGET> <LINK_FLAGS> <OBJECTS>' \
        -DCMAKE_CXX_ARCHIVE_FINISH='<CMAKE_RANLIB> -D <TARGET>' \
        -DCMAKE_EXE_LINKER_FLAGS="$(DEB_BUILD_MAINT_OPTIONS=hardening=+all dpkg-buildflags --get LDFLAGS)"
    # Qt's compilers of QML write some things in the order of a hash table, which is another one each time.
    export QT_HASH_SEED=0
    sortDeclarations
    cmake --build "$out/deb" -j "$(jobs)" || fail "building failed; the compiler's message is above."
    (cd "$out/deb" && cpack -G DEB -B "$out" >"$out/cpack.log" 2>&1) ||
        fail "packing failed; build/package/cpack.log says why."
    rm -rf "$out/_CPack_Packages"
    judgeDeb "$out"/taletop_*.deb
    ls -l "$out"/taletop_*.deb
}

# judgeSize FILE MEGABYTES
judgeSize() {
    local size
    size=$(stat -c %s "$1")
    [ "$size" -le $(($2 * 1024 * 1024)) ] || fail "the package has $size bytes; the limit is $2 MB."
}

# No error, no warning, at most three things that only the strict mind, and no more than 8 MB.
judgeDeb() {
    local pedantic
    lintian --pedantic --fail-on error,warning "$1" >"$out/lintian.log" || {
        cat "$out/lintian.log" >&2
        fail "lintian objects to the package (above)."
    }
    cat "$out/lintian.log"
    pedantic=$(grep -c '^P:' "$out/lintian.log" || true)
    [ "$pedantic" -le 3 ] || fail "lintian has $pedantic pedantic remarks; three are allowed."
    judgeSize "$1" 8
}

# The oldest C library that the portable package starts with is that of the system it was made on.
portableGlibc=2.36

packPortable() {
    local glibc architecture name filters=()
    glibc=$(getconf GNU_LIBC_VERSION 2>/dev/null || true)
    { command -v dpkg-query >/dev/null && [ "$glibc" = "glibc $portableGlibc" ]; } ||
        fail "build the portable package on Debian 12, so that it starts with glibc $portableGlibc; this system has ${glibc:-another C library}." 2
    installPackages play portable
    takeSource
    architecture=$(uname -m)
    [ "$architecture" != x86_64 ] || filters=(--x86) # its jumps pack better so
    name=taletop-$version
    rm -rf "$out/portable" "$out/portable-build" "$out"/taletop-*-linux-*.tar.xz
    configure -B "$out/portable-build" -DCMAKE_UNITY_BUILD=ON -DCMAKE_SKIP_RPATH=ON
    cmake --build "$out/portable-build" -j "$(jobs)" || fail "building failed; the compiler's message is above."
    cmake --install "$out/portable-build" --strip --prefix "$out/portable/$name" >"$out/install.log" ||
        fail "installing failed; build/package/install.log says why."
    python3 -B "$out/source/packaging/portable/stage.py" "$out/portable/$name" "$out/source" ||
        fail "copying Qt next to the program failed (above)."
    tar -C "$out/portable" --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" \
        -c "$name" | xz "${filters[@]}" --lzma2=preset=9e >"$out/$name-linux-$architecture.tar.xz"
    judgeSize "$out/$name-linux-$architecture.tar.xz" 42
    ls -l "$out/$name-linux-$architecture.tar.xz"
}

packFlatpak() {
    command -v flatpak-builder >/dev/null ||
        fail "install flatpak-builder, and org.kde.Platform and org.kde.Sdk from Flathub (docs/packages.md)." 2
    takeSource
    flatpak-builder --force-clean --repo="$out/flatpak-repo" --state-dir="$out/flatpak-state" \
        "$out/flatpak-build" "$out/source/packaging/flatpak/io.github.taletop.Taletop.yml"
    flatpak build-bundle "$out/flatpak-repo" "$out/taletop.flatpak" io.github.taletop.Taletop
}

# $1: the preset of the desktop. TALETOP_FONT_DIRS names the folders of the typefaces that go into the program.
buildPreset() {
    cmake --preset "$1" ${TALETOP_FONT_DIRS:+-D "TALETOP_FONT_DIRS=$TALETOP_FONT_DIRS"} &&
        cmake --build "build/$1" -j "$(jobs)"
}

# A path as Windows' programs read it.
windowsPath() {
    cygpath -w "$1" 2>/dev/null || printf '%s' "$1"
}

# What the installer will put there, in $1/installed.txt, for the next installer and the one who removes it:
# a path in each line, and after all files the folders, the deepest ones first, with "\\" at their ends.
listInstalled() {
    (cd "$1" && { find . -type f | sort && find . -depth -mindepth 1 -type d | sed 's|$|/|'; }) |
        sed 's|^\./||; s|/|\\|g' >"$1.txt"
    mv "$1.txt" "$1/installed.txt"
}

packWindows() {
    command -v makensis >/dev/null || fail "install NSIS (makensis) and put it on PATH." 2
    buildPreset windows
    rm -rf "$out/windows"
    cmake --install build/windows --prefix "$out/windows"
    listInstalled "$out/windows"
    # With "-" before the switches: "/" would be a path to the shell.
    makensis -V2 -DVERSION="$version" -DSTAGE="$(windowsPath "$out/windows")" \
        -DOUT="$(windowsPath "$out/taletop-$version-setup.exe")" \
        -DICON="$(windowsPath "$PWD/build/windows/packaging/taletop.ico")" \
        -DLICENCE="$(windowsPath "$PWD/LICENSE")" packaging/windows/installer.nsi
}

packMacos() {
    command -v hdiutil >/dev/null || fail "build the disk image on macOS." 2
    buildPreset macos
    rm -rf "$out/macos"
    cmake --install build/macos --prefix "$out/macos"
    ln -s /Applications "$out/macos/Applications"
    hdiutil create -volname Taletop -srcfolder "$out/macos" -ov -format UDZO "$out/taletop-$version.dmg"
}

case ${1:-} in
deb) packDeb ;;
portable) packPortable ;;
flatpak) packFlatpak ;;
windows) packWindows ;;
macos) packMacos ;;
-h | --help) usage ;;
*)
    usage >&2
    exit 2
    ;;
esac
