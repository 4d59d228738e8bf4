#!/bin/sh
# SPDX-License-Identifier: MIT
# Starts Taletop from the folder that this file lies in, wherever that is.
here=$(dirname "$(readlink -f "$0")")

# Of the libraries in lib/fallback only those are used that this system does not have.
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
    # Drivers come with the system's libGLX; without any, Qt's plugin for GLX would end the program.
    case $missing in
    */libGLX.so.0*) export QT_XCB_GL_INTEGRATION="${QT_XCB_GL_INTEGRATION:-none}" ;;
    esac
    export LD_LIBRARY_PATH="${LD_LIBRARY_PATH:+$LD_LIBRARY_PATH:}$missing"
fi

# Another Qt's parts do not fit this one.
unset QT_PLUGIN_PATH QML_IMPORT_PATH QML2_IMPORT_PATH
# A desktop that comes back with what was open starts this file.
export TALETOP_STARTER="$here/taletop"
export FONTCONFIG_FILE="${FONTCONFIG_FILE:-$here/lib/fonts/fonts.conf}"
exec "$here/bin/taletop" "$@"
