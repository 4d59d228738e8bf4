#!/bin/sh
# SPDX-License-Identifier: MIT
# Starts Taletop from the folder that contains this file.
here=$(dirname "$(readlink -f "$0")")

# Use only those libraries in lib/fallback that this system lacks.
known=$(PATH=$PATH:/usr/sbin:/sbin ldconfig -p 2>/dev/null | sed -n 's/^	\([^ ]*\) (@MARK@[,)].*/ \1 /p')
missing=
for folder in "$here"/lib/fallback/*; do
    case $known in
    *" ${folder##*/} "*) ;;
    *) missing=${missing:+$missing:}$folder ;;
    esac
done
if [ -n "$missing" ]; then
    case $here in
    *[:\;]*)
        echo "taletop: libraries cannot be found in a folder with : or ; in its name; rename $here" >&2
        exit 1
        ;;
    esac
    # Drivers come with the system's libGLX. Without them, Qt's plugin for GLX would terminate the program.
    case $missing in
    */libGLX.so.0*) export QT_XCB_GL_INTEGRATION="${QT_XCB_GL_INTEGRATION:-none}" ;;
    esac
    export LD_LIBRARY_PATH="${LD_LIBRARY_PATH:+$LD_LIBRARY_PATH:}$missing"
fi

# Plugins and modules of another Qt are not compatible with this one.
unset QT_PLUGIN_PATH QML_IMPORT_PATH QML2_IMPORT_PATH
# A desktop that restores its session must start this file.
export TALETOP_STARTER="$here/taletop"
export FONTCONFIG_FILE="${FONTCONFIG_FILE:-$here/lib/fonts/fonts.conf}"
exec "$here/bin/taletop" "$@"
