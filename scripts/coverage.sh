#!/bin/sh
# Writes docs/swiftui-coverage.md and docs/uikit-coverage.md anew from the register and the built modules.
set -eu
cd "$(dirname "$0")/.."
swift build --build-tests
FLIPBOOK_RECORD_COVERAGE=1 swift test --skip-build --disable-xctest --filter CoverageTests
