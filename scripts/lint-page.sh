#!/bin/sh
# Checks the scripts of pages, the studio's, the site's and those of reports, with oxlint, where `scripts/setup.sh --tests` has fetched it.
set -eu

cd "$(dirname "$0")/.."
oxlint="${XDG_CACHE_HOME:-$HOME/.cache}/flipbook/oxlint-1/oxlint"
if [ ! -x "$oxlint" ]; then
  echo "lint: the scripts of pages are not checked: oxlint is missing (scripts/setup.sh --tests)" >&2
  exit 0
fi
# A panel is made for its effect on the page.
exec "$oxlint" --quiet -D correctness -D suspicious -A no-new Sources/FlipbookStudio/Page Sources/FlipbookCompare/Page scripts/site
