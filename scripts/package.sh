#!/bin/sh
# Makes a Debian package of the release build, with the Swift runtime inside: output/flipbook_VERSION_ARCH.deb.
# The same build gives the same bytes. `make package` builds first and tries the result with scripts/test-package.sh.
#
#   scripts/package.sh [FOLDER]     where the package goes (output)
set -eu

cd "$(dirname "$0")/.."
folder=${1:-output}
build=${RELEASE:-.build/release}
for tool in patchelf dpkg-shlibdeps dpkg-deb strip; do
  command -v "$tool" >/dev/null || { echo "package: $tool is missing: scripts/setup.sh --package" >&2; exit 1; }
done

version=$("$build/flipbook" --version | cut -d ' ' -f 2)
swift_version=$(swiftc --version 2>/dev/null | sed -n 's/.*Swift version \([0-9.]*\).*/\1/p' | head -1)
architecture=$(dpkg --print-architecture)
# The time of the last commit, so that a build packed twice has the same bytes.
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
root="$work/root"
library="$root/usr/lib/flipbook"
install -d "$library/Modules" "$root/DEBIAN" "$root/usr/bin" "$root/usr/share/doc/flipbook" "$work/debian"

# The program, its library, and the parts of the Swift runtime that they load. They find each other in their folder.
install -m 755 "$build/flipbook" "$library/flipbook"
install -m 644 "$build/libFlipbook.so" "$library/libFlipbook.so"
swift_root=$(dirname "$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")")
ldd "$library/flipbook" "$library/libFlipbook.so" | awk '$2 == "=>" { print $3 }' | grep "^$swift_root/" | sort -u |
  while IFS= read -r path; do install -m 644 "$path" "$library/"; done
for file in "$library"/*; do
  [ -f "$file" ] || continue
  strip --strip-unneeded "$file"
  # shellcheck disable=SC2016 # the loader's word, not the shell's
  patchelf --set-rpath '$ORIGIN' "$file"
done
install -m 644 "$build"/Modules/*.swiftmodule "$library/Modules/"
ln -s ../lib/flipbook/flipbook "$root/usr/bin/flipbook"

make -s install-data PREFIX=/usr DESTDIR="$root" RELEASE="$build"
gzip -9n "$root/usr/share/man/man1/flipbook.1"
gzip -9nc CHANGELOG.md >"$root/usr/share/doc/flipbook/changelog.gz"
{
  cat scripts/package/copyright
  echo
  echo "The Swift runtime's licence:"
  echo
  cat "$swift_root/usr/share/swift/LICENSE.txt" 2>/dev/null || cat "$swift_root/share/swift/LICENSE.txt"
} >"$root/usr/share/doc/flipbook/copyright"

# What Debian has: the libraries that are loaded, ffmpeg, and the fonts that pictures are drawn with.
printf 'Source: flipbook\n\nPackage: flipbook\nArchitecture: any\n' >"$work/debian/control"
libraries=$(cd "$work" && dpkg-shlibdeps -O -l"$library" "$library"/flipbook "$library"/*.so 2>"$work/shlibdeps" |
  sed -n 's/^shlibs:Depends=//p') || { cat "$work/shlibdeps" >&2; exit 1; }
# Libraries that are loaded when they are used first; the loader's list of the program doesn't have them.
for name in librsvg-2.so.2 libpoppler-glib.so.8 libsoup-3.0.so.0 libzip.so.4; do
  path=$(/sbin/ldconfig -p | awk -v name="$name" '$1 == name { print $NF; exit }')
  package=$(dpkg-query -S "$(readlink -f "$path")" "$path" 2>/dev/null | sed 's/[:,].*//' | head -1)
  [ -n "$package" ] || { echo "package: no package has $name" >&2; exit 1; }
  libraries="$libraries, $package"
done
fonts=$(grep '^fonts-' scripts/packages.txt | paste -s -d , | sed 's/,/, /g')
size=$(du -sk "$root" | cut -f 1)
cat >"$root/DEBIAN/control" <<END
Package: flipbook
Version: $version
Architecture: $architecture
Maintainer: The Flipbook team <flipbook@localhost>
Section: video
Priority: optional
Installed-Size: $size
Depends: $libraries, ffmpeg, $fonts
Recommends: bubblewrap
Description: offline renderer of animation scenes
 Renders animations to PNG files and video: Swift files in the manner of SwiftUI,
 UIKit and Core Animation, layers described in JSON, and Lottie files. Compares
 frames with goldens and renders batches of clips.
 .
 The Swift runtime is inside. Scenes written in Swift need the toolchain of
 Swift $swift_version beside it; scenes of data need none.
END
chmod -R u=rwX,go=rX "$root"
install -d "$folder"
package="$folder/flipbook_${version}_${architecture}.deb"
dpkg-deb --root-owner-group -Zxz --build "$root" "$work/made.deb" >/dev/null
mv "$work/made.deb" "$package"
echo "$package: $(du -k "$package" | cut -f 1) kB, installed $size kB"
