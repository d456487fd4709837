#!/bin/bash
# Compares what the fast renderer and Cairo make of scenes: renderers.sh FLIPBOOK SCENE…
# One line a scene; exits with 1 when the renderers differ by more than smooth edges in one of them.
set -u
flipbook=$1
shift
code=0
for scene in "$@"; do
  text=$("$flipbook" compare --renderers "$scene" --at 0,50%,100% --scale 1 2>/dev/null)
  result=$?
  case $result in
    0) echo "same     $scene" ;;
    1)
      echo "DIFFERS  $scene"
      echo "$text" | sed 's/^/         /'
      code=1
      ;;
    *) echo "skipped  $scene (exit code $result)" ;;
  esac
done
exit $code
