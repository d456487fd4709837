#!/bin/sh
# Compares what is drawn with other renderers: sets up Python packages in a folder of their own, then runs the comparison.
# Usage: scripts/reference.sh PROGRAM [options of benchmarks/Reference/reference.py]
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)
cache="${XDG_CACHE_HOME:-$HOME/.cache}/flipbook/reference-1"
if [ ! -f "$cache/ready" ]; then
  rm -rf "$cache"
  mkdir -p "$cache"
  python3 -m venv "$cache/venv" || {
    echo "reference: Python's venv is needed (apt-get install python3-venv)" >&2
    exit 1
  }
  "$cache/venv/bin/pip" install --quiet --disable-pip-version-check \
    skia-python==144.1 numpy==2.4.6 pillow==13.0.0
  touch "$cache/ready"
fi
PYTHONDONTWRITEBYTECODE=1 exec "$cache/venv/bin/python" "$here/benchmarks/Reference/reference.py" "$@"
