# SPDX-License-Identifier: MIT
# shellcheck shell=bash disable=SC2034 # the sets are read by their composed names
# Packages that Taletop needs, by package system. Sourced by ./play and ./check, which call
#   installPackages play          packages for building and playing
#   installPackages play check    also those for the tests
# and by tools/package.sh:
#   installPackages play package  also those for making a package
#   installPackages play portable also those that go into the package with Qt
#   installPackages play windows  also those for making the installer for Windows
# Installs only missing packages, and prints their names.
# "a|b" means: a, or b if a is unknown. The names for apt were tested on Debian 12 and 13; those for dnf
# and brew come from their catalogues and are untested.

aptPlay="g++ cmake ninja-build qt6-base-dev qt6-declarative-dev qt6-svg-dev|libqt6svg6-dev
    qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools nlohmann-json3-dev libcli11-dev
    qml6-module-qtquick qml6-module-qtqml-models qml6-module-qtqml-workerscript qml6-module-qtquick-window
    qml6-module-qtquick-templates qml6-module-qtmultimedia qt6-websockets-dev libqrcodegencpp-dev
    fonts-vollkorn fonts-sil-gentiumplus fonts-sil-andika
    libthai0|libthai0t64 qt6-translations-l10n fonts-tlwg-loma-otf|fonts-tlwg-loma fonts-morisawa-bizud-gothic|fonts-vlgothic"
aptCheck="python3 librapidcheck-dev doctest-dev libbenchmark-dev clang clang-tidy-14|clang-tidy clang-format-14|clang-format
    libclang-rt-dev|libclang-rt-14-dev qml6-module-qttest qml6-module-qtqml xvfb xauth ccache
    desktop-file-utils appstream shared-mime-info groff-base lintian"
# Qt's plugins for SVG, needed at run time, have been a separate package since Debian 13.
aptPackage="python3 dpkg-dev git gzip lintian qml6-module-qtqml qt6-svg-plugins|libqt6svg6"
aptPortable="python3 git xz-utils patchelf qml6-module-qtqml qt6-wayland
    qml6-module-qttexttospeech qt6-speech-speechd-plugin"
aptWindows="python3 g++-mingw-w64-x86-64-posix nsis"
# The tests also build the core for Windows and run it, which needs an x86-64 processor.
[ "$(uname -m)" != x86_64 ] || aptCheck="$aptCheck g++-mingw-w64-x86-64-posix wine64"

dnfPlay="gcc-c++ cmake ninja-build qt6-qtbase-devel qt6-qtdeclarative-devel qt6-qtsvg-devel
    qt6-qttools-devel json-devel cli11-devel libthai qt6-qttranslations thai-scalable-loma-fonts
    morisawa-biz-ud-gothic-fonts"
dnfCheck="python3 rapidcheck-devel doctest-devel google-benchmark-devel clang clang-tools-extra
    compiler-rt xorg-x11-server-Xvfb xauth ccache desktop-file-utils appstream shared-mime-info groff-base"

# Homebrew has no rapidcheck: the tests that need it cannot be built on macOS (docs/building.md).
brewPlay="cmake ninja qt nlohmann-json cli11 libthai"
brewCheck="python3 doctest google-benchmark llvm ccache"

# Prints one sentence on stderr and exits. $1: what, where, what to do.
fail() {
    printf '%s: %s\n' "$(basename "$0")" "$1" >&2
    exit "${2:-1}"
}

packageSystem() {
    for system in apt-get dnf brew; do
        if command -v "$system" >/dev/null 2>&1; then
            echo "${system%-get}"
            return
        fi
    done
}

# isInstalled SYSTEM NAME
isInstalled() {
    case $1 in
    apt) [ "$(dpkg-query -W -f='${db:Status-Status}' "$2" 2>/dev/null)" = installed ] ;;
    dnf) rpm -q --whatprovides "$2" >/dev/null 2>&1 ;;
    brew) brew list --versions "$2" >/dev/null 2>&1 ;;
    esac
}

# isKnown SYSTEM NAME
isKnown() {
    case $1 in
    apt) [ -n "$(apt-cache madison "$2" 2>/dev/null)" ] ;;
    *) true ;;
    esac
}

# Prints the given names ("a|b" or plain) that are not installed.
missingOf() {
    local system=$1 entry name there
    shift
    for entry in "$@"; do
        there=no
        for name in ${entry//|/ }; do
            isInstalled "$system" "$name" && there=yes
        done
        [ "$there" = yes ] || echo "$entry"
    done
}

# asRoot COMMAND...: runs it directly as root, otherwise through sudo.
asRoot() {
    if [ "$(id -u)" = 0 ]; then
        "$@"
    else
        sudo "$@"
    fi
}

# Installs the missing packages of the named sets. Sets packagesInstalled to yes or no.
installPackages() {
    local system wanted="" set list missing entry name chosen names=""
    packagesInstalled=no
    system=$(packageSystem)
    if [ -z "$system" ]; then
        echo "There is no apt, dnf or brew here, so the packages in docs/building.md must be installed already."
        return
    fi
    for set in "$@"; do
        list=$system$(echo "${set:0:1}" | tr '[:lower:]' '[:upper:]')${set:1}
        wanted="$wanted ${!list}"
    done
    # shellcheck disable=SC2086 # a list of words
    missing=$(missingOf "$system" $wanted)
    [ -n "$missing" ] || return 0

    if [ "$system" != brew ] && [ "$(id -u)" != 0 ] && ! command -v sudo >/dev/null 2>&1; then
        fail "these packages are missing and there is no sudo to install them; install them as root and try again: ${missing//$'\n'/ }"
    fi
    if [ "$system" = apt ]; then
        asRoot apt-get update -q >/dev/null || fail "apt-get update failed (above); check the network and /etc/apt."
    fi
    for entry in $missing; do
        chosen=""
        for name in ${entry//|/ }; do
            [ -n "$chosen" ] || ! isKnown "$system" "$name" || chosen=$name
        done
        [ -n "$chosen" ] || fail "$system does not know the package $entry; Taletop needs Debian 12, Ubuntu 24.04 or newer."
        names="$names $chosen"
    done
    echo "Installing with $system:$names"
    # shellcheck disable=SC2086
    case $system in
    apt) asRoot env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends $names >/dev/null ;;
    dnf) asRoot dnf install -y -q $names ;;
    brew) brew install -q $names ;;
    esac || fail "$system could not install the packages (above); install them by hand and try again."
    packagesInstalled=yes
}
