#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Makes packages of Taletop for people who do not build it. See tools/package.sh --help.
set -eu
cd "$(dirname "$0")/.."
. tools/packages.sh

usage() {
    cat <<'TEXT'
tools/package.sh deb       the package for this Debian or Ubuntu, in build/package/
tools/package.sh portable  one file for any Linux with glibc 2.36 (2022) or newer: Qt and all are inside
tools/package.sh flatpak   the Flatpak, in build/package/ (needs flatpak-builder and Flathub)
tools/package.sh windows   the installer for Windows, from a build there, or on Debian with a Qt for mingw
                           (docs/packages.md)
tools/package.sh macos     the disk image for macOS, from a build there
tools/package.sh --help    this text

What is committed is what is packed: changes that are not committed are left out, with a word about it.
The same commit makes the same .deb, bit for bit, in any folder and at any time.
TEXT
}

out=$PWD/build/package
version=$(sed -n 's/^project(taletop VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)

# Puts the committed source into $out/source, with the commit's time on all files; sets SOURCE_DATE_EPOCH.
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

# configure ARGUMENTS: runs cmake for a release build of $out/source.
configure() {
    cmake -S "$out/source" -G Ninja -DCMAKE_BUILD_TYPE=Release "$@" >"$out/configure.log" 2>&1 || {
        grep -A 6 'CMake Error' "$out/configure.log" >&2 || true
        fail "configuring failed; build/package/configure.log says why."
    }
}

# Debian's hardening flags, without the name of this folder.
debianFlags() {
    local flags
    flags=$(DEB_BUILD_MAINT_OPTIONS=hardening=+all dpkg-buildflags --get CXXFLAGS)
    flags="$flags $(DEB_BUILD_MAINT_OPTIONS=hardening=+all dpkg-buildflags --get CPPFLAGS)"
    # Drops Debian's own prefix map, which names another folder, and -g, because debug information is stripped
    # anyway.
    printf '%s' "$flags" | tr ' ' '\n' | grep -v -e '^-ffile-prefix-map' -e '^-g$' | tr '\n' ' '
    # The compiler runs through a shell, so quotes allow spaces in a folder's name.
    printf '"%s" "%s"' "-ffile-prefix-map=$out/source=taletop-$version" "-ffile-prefix-map=$out/deb=build"
}

# Sorts variable declarations in compiled QML. Qt's compiler writes them in the order of their addresses,
# which changes each time; the order does not matter.
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
    # Debian has packages for the typefaces.
    configure -B "$out/deb" -DCMAKE_INSTALL_PREFIX=/usr \
        -DTALETOP_DEB=ON -DTALETOP_PRECOMPILED=OFF -DTALETOP_FONT_DIRS= -DCMAKE_SKIP_RPATH=ON \
        -DCMAKE_CXX_FLAGS="$(debianFlags)" \
        -DCMAKE_CXX_ARCHIVE_CREATE='<CMAKE_AR> qcD <TARGET> <LINK_FLAGS> <OBJECTS>' \
        -DCMAKE_CXX_ARCHIVE_APPEND='<CMAKE_AR> qD <TARGET> <LINK_FLAGS> <OBJECTS>' \
        -DCMAKE_CXX_ARCHIVE_FINISH='<CMAKE_RANLIB> -D <TARGET>' \
        -DCMAKE_EXE_LINKER_FLAGS="$(DEB_BUILD_MAINT_OPTIONS=hardening=+all dpkg-buildflags --get LDFLAGS)"
    # Qt's QML compilers write some things in the order of a hash table, which changes each time.
    export QT_HASH_SEED=0
    sortDeclarations
    cmake --build "$out/deb" -j "$(jobs)" || fail "building failed; the compiler's message is above."
    (cd "$out/deb" && cpack -G DEB -B "$out" >"$out/cpack.log" 2>&1) ||
        fail "packing failed; build/package/cpack.log says why."
    rm -rf "$out/_CPack_Packages"
    judgeDeb "$out"/taletop_*.deb
    ls -l "$out"/taletop_*.deb
}

# judgeSize FILE MEGABYTES: fails if the file is larger.
judgeSize() {
    local size
    size=$(stat -c %s "$1")
    [ "$size" -le $(($2 * 1024 * 1024)) ] || fail "the package has $size bytes; the limit is $2 MB."
}

# Accepts no error, no warning, at most three pedantic remarks, and at most 8 MB.
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

# The oldest C library that runs the portable package; the same as on the build system.
portableGlibc=2.36

packPortable() {
    local glibc architecture name filters=()
    glibc=$(getconf GNU_LIBC_VERSION 2>/dev/null || true)
    { command -v dpkg-query >/dev/null && [ "$glibc" = "glibc $portableGlibc" ]; } ||
        fail "build the portable package on Debian 12, so that it starts with glibc $portableGlibc; this system has ${glibc:-another C library}." 2
    installPackages play portable
    takeSource
    architecture=$(uname -m)
    [ "$architecture" != x86_64 ] || filters=(--x86) # x86 jumps compress better this way
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

# $1: the preset of the desktop. TALETOP_FONT_DIRS names the folders with the typefaces to build in.
buildPreset() {
    cmake --preset "$1" ${TALETOP_FONT_DIRS:+-D "TALETOP_FONT_DIRS=$TALETOP_FONT_DIRS"} &&
        cmake --build "build/$1" -j "$(jobs)"
}

# Converts a path for Windows programs.
windowsPath() {
    cygpath -w "$1" 2>/dev/null || printf '%s' "$1"
}

# Lists the installed files in $1/installed.txt, for the next installer and the uninstaller: a path per line,
# and after all files the folders, the deepest first, with "\\" at the end.
listInstalled() {
    (cd "$1" && { find . -type f | sort && find . -depth -mindepth 1 -type d | sed 's|$|/|'; }) |
        sed 's|^\./||; s|/|\\|g' >"$1.txt"
    mv "$1.txt" "$1/installed.txt"
}

packWindows() {
    local preset=windows more=()
    if [ "$(uname -s)" = Linux ]; then
        [ -n "${TALETOP_WINDOWS_QT:-}" ] ||
            fail "set TALETOP_WINDOWS_QT to the folder of a Qt for Windows that was built with mingw (docs/packages.md)." 2
        installPackages play windows
        preset=windows-table
        # Make a 64-bit installer, like the program: wine64 runs no other.
        more=("-XTarget amd64-unicode")
        # Build the programs for this system that the build for Windows runs.
        { cmake --preset play && cmake --build build/play -j "$(jobs)" \
            --target make_icons line_breaks terminal_words; } || fail "building failed (above)."
    fi
    command -v makensis >/dev/null || fail "install NSIS (makensis) and put it on PATH." 2
    buildPreset "$preset"
    rm -rf "$out/windows"
    cmake --install "build/$preset" --prefix "$out/windows"
    listInstalled "$out/windows"
    # Switches need "-" here: the shell would take "/" for a path.
    makensis -V2 ${more+"${more[@]}"} -DVERSION="$version" -DSTAGE="$(windowsPath "$out/windows")" \
        -DOUT="$(windowsPath "$out/taletop-$version-setup.exe")" \
        -DICON="$(windowsPath "$PWD/build/$preset/packaging/taletop.ico")" \
        -DLICENCE="$(windowsPath "$PWD/LICENSE")" packaging/windows/installer.nsi
    judgeSize "$out/taletop-$version-setup.exe" 45
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
