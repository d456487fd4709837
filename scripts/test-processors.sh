#!/bin/sh
# Checks that pictures have the same bytes on processors that this machine doesn't have, emulated by QEMU: the loops of
# CPixelRows on x86-64 without and with AVX2 and on 64-bit ARM, and pictures of scenes in JSON on x86-64.
#
#   scripts/test-processors.sh [.build/release/flipbook]
set -eu
cd "$(dirname "$0")/.."

program=${1:-.build/release/flipbook}
for tool in clang cmp qemu-x86_64 qemu-aarch64; do
  command -v "$tool" >/dev/null 2>&1 || { echo "test-processors: left out, $tool is not installed" >&2; exit 0; }
done
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
failed=0

# The oldest processor of x86-64, one with SSE 4.2 and one with AVX2. QEMU says what else of them it doesn't emulate.
processors='qemu64 Nehalem Haswell'
emulated() { processor=$1; shift; qemu-x86_64 -cpu "$processor" "$@" 2>"$folder/said" || { cat "$folder/said" >&2; return 1; }; }

loops() { # a name, and options of the compiler
  name=$1; shift
  clang -O2 -Wall -Wextra -Werror "$@" -ISources/C/CPixelRows/include Tests/Processors/loops.c Sources/C/CPixelRows/*.c \
    -o "$folder/$name"
}

same() { # a name, and two files
  if cmp -s "$2" "$3"; then
    echo "same     $1"
  else
    echo "DIFFERS  $1"
    [ "${2%.txt}" = "$2" ] || diff "$2" "$3" | sed -n 's/^> /         /p'
    failed=1
  fi
}

loops portable -DPIXEL_ROWS_PORTABLE
loops native
loops arm --target=aarch64-linux-gnu -static -fuse-ld=lld
"$folder/portable" >"$folder/portable.txt"
"$folder/native" >"$folder/native.txt"
same "loops, this machine" "$folder/portable.txt" "$folder/native.txt"
for processor in $processors; do
  emulated "$processor" "$folder/native" >"$folder/emulated.txt"
  same "loops, $processor" "$folder/portable.txt" "$folder/emulated.txt"
done
qemu-aarch64 "$folder/arm" >"$folder/emulated.txt"
same "loops, 64-bit ARM" "$folder/portable.txt" "$folder/emulated.txt"

for scene in scenes/layers/*.json scenes/lottie/*.json; do
  case "$scene" in *.batch.json | */cards.json) continue ;; esac
  "$program" still "$scene" --at 40% -o "$folder/native.png" -y -q
  for processor in $processors; do
    rm -f "$folder/emulated.png"
    emulated "$processor" "$program" still "$scene" --at 40% -o "$folder/emulated.png" -y -q
    # ISA-L compresses otherwise without SSE 4.2; the pixels are the same.
    if [ "$processor" = qemu64 ] && "$program" compare -q "$folder/native.png" "$folder/emulated.png" >/dev/null; then
      echo "same     $scene, $processor (pixels)"
    else
      same "$scene, $processor" "$folder/native.png" "$folder/emulated.png"
    fi
  done
done
[ "$failed" = 0 ] || { echo "test-processors: what differs is above" >&2; exit 1; }
