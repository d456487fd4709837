#!/usr/bin/env bash
# Sets up the renderers that Flipbook is compared with: a Python environment in FOLDER with Skia and Blend2D from PyPI, and
# the Cairo program. Safe to run again.
set -euo pipefail
folder=${1:?usage: setup.sh FOLDER}
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$folder"
if [ ! -x "$folder/venv/bin/python" ]; then
  python3 -m venv "$folder/venv"
fi
if ! "$folder/venv/bin/python" -c 'import blend2d, numpy, skia' 2>/dev/null; then
  "$folder/venv/bin/pip" install --quiet --disable-pip-version-check -r "$here/requirements.txt"
fi
read -r -a flags <<<"$(pkg-config --cflags --libs cairo)"
if [ "$folder/cairo" -ot "$here/cairo.c" ]; then
  clang -O3 -march=native -Wall -o "$folder/cairo" "$here/cairo.c" "${flags[@]}" -lm
fi
