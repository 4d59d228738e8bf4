#!/bin/sh
# SPDX-License-Identifier: MIT
# Prints the number of instructions per random decision. Runs taletop-cli bench with two different numbers of
# decisions and divides the difference. Counts with perf if the kernel allows it, otherwise with valgrind.
#   instructions.sh PROGRAM GAME [SEATS]      PROGRAM: the path of taletop-cli
set -eu
[ $# -ge 2 ] || { echo "instructions.sh PROGRAM GAME [SEATS]" >&2; exit 2; }
program=$1
game=$2
seats=${3:-4}
few=20000
many=120000

by_perf() {
    perf stat -x, -e instructions:u "$program" bench "$game" --seats "$seats" --decisions "$1" 2>&1 >/dev/null |
        awk -F, '$3 ~ /^instructions/ && $1 ~ /^[0-9]+$/ { print $1 }'
}

by_valgrind() {
    valgrind --tool=callgrind --callgrind-out-file=/dev/null "$program" bench "$game" --seats "$seats" \
        --decisions "$1" 2>&1 >/dev/null | awk '/Collected :/ { print $NF }'
}

[ -x "$program" ] || { echo "instructions.sh: no program at $program" >&2; exit 2; }
how=by_perf
command -v perf >/dev/null 2>&1 && [ -n "$(by_perf 1000)" ] || how=by_valgrind
if [ $how = by_valgrind ] && ! command -v valgrind >/dev/null 2>&1; then
    echo "instructions.sh: needs perf or valgrind" >&2
    exit 2
fi
first=$($how $few)
second=$($how $many)
echo "$game, $seats seats: $(((second - first) / (many - few))) instructions per decision ($how)"
