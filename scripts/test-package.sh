#!/bin/sh
# Tries the Debian package in a fresh Debian 12 without Swift: install, render scenes of data, remove. Where buildah is,
# builds the container too, and renders in it.
#
#   scripts/test-package.sh [PACKAGE]     output/flipbook_*.deb by default
#
# Needs root, and Debian's mirror.
set -eu

cd "$(dirname "$0")/.."
package=${1:-$(ls -t output/flipbook_*.deb | head -1)}
[ "$(id -u)" = 0 ] || { echo "test-package: a fresh Debian needs root" >&2; exit 1; }
command -v mmdebstrap >/dev/null || { echo "test-package: mmdebstrap is missing: scripts/setup.sh --package" >&2; exit 1; }

root=$(mktemp -d)
cleanup() {
  umount "$root/proc" 2>/dev/null || true
  rm -rf "$root" "${images:-}"
}
trap cleanup EXIT
# The lists of packages are kept: the package's dependencies are installed from them.
mmdebstrap --quiet --mode=root --variant=apt --skip=cleanup/apt/lists bookworm "$root"
if command -v buildah >/dev/null; then
  # The base image is this Debian: no registry is asked.
  images=$(mktemp -d)
  export BUILDAH_ISOLATION=chroot STORAGE_DRIVER=vfs
  oci() { command="$1"; shift; buildah --root "$images/store" --runroot "$images/run" "$command" "$@"; }
  base=$(oci from scratch)
  oci add -q "$base" "$root" / >/dev/null
  oci commit -q "$base" docker.io/library/debian:12-slim >/dev/null
fi
cp /etc/resolv.conf /etc/hosts "$root/etc/"
mount -t proc proc "$root/proc"
inside() { chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 sh -ec "$1"; }
fail() {
  echo "test-package: $1" >&2
  exit 1
}

cp "$package" "$root/tmp/flipbook.deb"
mkdir "$root/work"
cat >"$root/work/card.json" <<'END'
{ "size": [320, 180], "frameRate": 30, "duration": 1, "props": { "title": "Hello" },
  "layers": [{ "type": "text", "frame": [20, 60, 280, 60], "string": "{{title}}", "fontSize": 40,
    "animations": [{ "keyPath": "opacity", "from": 0, "to": 1, "duration": 1 }] }] }
END
printf 'name,title\na,One\nb,Two\n' >"$root/work/rows.csv"
printf '{"output": "{name}.{ext}", "scenes": ["card.json"], "rows": "rows.csv", "formats": ["mp4"]}\n' >"$root/work/clips.json"
printf 'import SwiftUI\n#Preview { Text("x") }\n' >"$root/work/Scene.swift"

files() { (cd "$root" && find . -xdev -path ./proc -prune -o -path ./var -prune -o -path ./work -prune -o -path ./tmp -prune -o -print | sort); }

inside 'apt-get install -y -qq --no-install-recommends /tmp/flipbook.deb >/dev/null 2>/tmp/apt.log || { cat /tmp/apt.log >&2; exit 1; }'
inside 'cd /work
  flipbook --version
  flipbook render card.json -o card.mp4 -q
  flipbook still card.json --at 50% -o card.png
  flipbook still card.json --at 50% -o card.pdf
  flipbook render /usr/share/flipbook/scenes/lottie/tick.json -o tick.mov -q
  flipbook batch clips.json -q
  ffprobe -v error -count_frames -show_entries stream=nb_read_frames -of csv=p=0 card.mp4 >frames.txt
  flipbook doctor >doctor.txt || true
  timeout 5 flipbook studio card.json --no-open >studio.txt || true
  if flipbook render Scene.swift -o scene.mp4 2>error.txt; then exit 1; fi'
[ "$(cat "$root/work/frames.txt")" = 30 ] || fail "card.mp4 has not 30 frames"
grep -q 'swiftc' "$root/work/error.txt" || fail "a Swift scene without a compiler is not told so: $(cat "$root/work/error.txt")"
for name in tick.mov card.pdf a.mp4 b.mp4; do [ -s "$root/work/$name" ] || fail "$name is missing"; done
grep -q '^http://127.0.0.1:' "$root/work/studio.txt" || fail "the studio doesn't start"
# The same bytes as outside.
"${RELEASE:-.build/release}/flipbook" still "$root/work/card.json" --at 50% -o "$root/work/outside.png"
cmp "$root/work/card.png" "$root/work/outside.png" || fail "a picture has other bytes than outside"
inside 'test -s /usr/share/man/man1/flipbook.1.gz && test -s /usr/share/doc/flipbook/copyright'
inside 'apt-get purge -y -qq flipbook >/dev/null 2>&1'
left=$(files | grep -i flipbook | grep -v '^./root/.cache' || true)
[ -z "$left" ] || fail "files are left after it was removed: $left"
echo "test-package: installed, rendered and removed"

if [ -z "${images:-}" ]; then
  echo "test-package: the container was not built: buildah is missing (scripts/setup.sh --package)"
  exit 0
fi
mkdir "$images/context" "$images/work"
cp "$package" "$images/context/"
cp "$root/work/card.json" "$images/work/"
oci bud --pull-never -q -f scripts/package/Containerfile -t flipbook "$images/context" >/dev/null
container=$(oci from --pull-never flipbook)
oci run -v "$images/work:/work" "$container" -- flipbook still card.json --at 50% -o card.png
cmp "$root/work/card.png" "$images/work/card.png" || fail "a picture of the container has other bytes"
echo "test-package: built the container and rendered in it"
