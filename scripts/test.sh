#!/bin/sh
# Builds the package with its tests and runs every test. A compiler warning fails the build step: scanning
# what the compiler says finds it without a second build with other flags. What failed is printed again at the
# end, where a log that is cut still has it.
#
#   scripts/test.sh [arguments for swift test]
set -eu
cd "$(dirname "$0")/.."

log=$(mktemp)
trap 'rm -f "$log" "$log".*' EXIT
# Debug information takes an eighth of the compiler's time. Without it crashes still name their functions.
build="--build-tests"
[ -z "${FLIPBOOK_WHOLE_MODULES:-}" ] || build="$build -debug-info-format none"
status=0
# shellcheck disable=SC2086
swift build $build >"$log" 2>&1 || status=$?
if [ "$status" != 0 ]; then
  cat "$log"
  exit "$status"
fi
if grep -E '\.(swift|c|h):[0-9]+:[0-9]+: warning:' "$log" | sort -u | grep .; then
  echo "test: the build has the warnings above; Flipbook builds without any" >&2
  exit 1
fi

# Tests that compute in the test process, and those that read the sources alone. The others mostly wait for processes of
# their own; those of drawing without a scene must not meet the scenes that tests of views run.
on_main="^Flipbook((Views|UIKit|Gallery|Layers|Charts|Figures|Lottie|Raster|Cairo|Compare|SceneRender|House)Tests\.)"

# A pipe would hide the status of the tests: it goes through a file.
if [ $# -gt 0 ]; then
  { swift test --skip-build --disable-xctest "$@" 2>&1 || echo "$?" >"$log.status"; } | tee "$log"
else
  # Two processes: in one, tests of the main thread would keep a single core busy at the end. `swift test` has a lock on
  # the build until its tests end, so the second one is the tests' own program.
  program=$(swift build --show-bin-path)/FlipbookPackageTests.xctest
  {
    NO_COLOR=1 "$program" --testing-library swift-testing --filter "$on_main" >"$log.main" 2>&1 ||
      echo "$?" >"$log.status"
  } &
  { swift test --skip-build --disable-xctest --skip "$on_main" 2>&1 || echo "$?" >"$log.status"; } | tee "$log"
  wait
  cat "$log.main"
  cat "$log.main" >>"$log"
fi
[ -e "$log.status" ] || exit 0
status=$(cat "$log.status")
echo "test: failed:" >&2
grep -E -A 8 '^✘|[Ff]atal error|recorded an issue' "$log" | grep -E '^✘|^↳|[Ff]atal error|recorded an issue' |
  cut -c 1-2000 >&2
# A crash of the tests themselves: what crashed, and the frames of its thread.
sed -n -E '/^(\*\*\* |💣 )Program crashed/p; /^Thread .*crashed:/,/^(Thread|Registers)/p' "$log" | grep -v '^$' |
  head -60 | cut -c 1-400 >&2
exit "$status"
