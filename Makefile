# Everything a checkout needs, from set-up to the demo. Each target is safe to run again.
#
#   make demo      set up, build, render scenes/DigitalRain.swift to output/DigitalRain.mp4
#   make test      set up, lint, run every test
#   make soak      compare scenes between hundreds of processes and generated lists between renderers, kill renders
#                  and batches: about an hour
#                  (SOAK="--runs 20 tasks", SOAK_SECONDS and SOAK_KILLS for less)
#   make test-cluster  films on Slurm with two nodes on this machine, Open Job Description and GNU parallel: minutes
#   make test-processors  the loops over pixels, and pictures, on processors that QEMU emulates: two minutes
#   make bench     render the benchmark scenes and print a table
#   make bench-compare BASE=REF  the speed of the work tree against a commit, measured in turn; fails where 5 % are lost
#   make peers     the speed of painting against Cairo, Skia and Blend2D, measured in turn (PEERS="--rounds 9" for more)
#   make reference compare with Skia and published formulas; docs/fidelity.md has what is allowed
#   make gallery  render what people see, case by case, to output/gallery/index.html
#   make site      make the documentation's site with films and reference, to output/site: minutes (SITE_BASE=/path where
#                  it is not served from the top)
#   make fuzz      feed damaged input to the program: FUZZ_SECONDS for each target, FUZZ_SEED to repeat a run
#   make lint      check formatting and the studio's scripts    make format   apply it
#   make package   make a Debian package and try it in a fresh Debian
#   make install   put flipbook under PREFIX       make clean    remove what was built and rendered

PREFIX ?= /usr/local
DESTDIR ?=
SWIFT ?= swift
SWIFT_SOURCES = Package.swift Sources Tests benchmarks scenes
RELEASE = .build/release

.PHONY: demo test test-cluster test-processors soak bench bench-compare peers gallery site fuzz reference lint format build program setup setup-tests package install install-data uninstall clean

setup:
	@scripts/setup.sh

build: setup
	$(SWIFT) build -c release

# The program and the library that scenes link, without benchmarks, gallery and what else only checks them.
program: setup
	$(SWIFT) build -c release --product flipbook
	$(SWIFT) build -c release --product Flipbook

demo: program
	@mkdir -p output
	$(RELEASE)/flipbook render scenes/DigitalRain.swift -o output/DigitalRain.mp4 -y

lint: setup
	$(SWIFT) format lint --strict --parallel --recursive --configuration .swift-format $(SWIFT_SOURCES)
	@scripts/lint-page.sh

format:
	$(SWIFT) format --in-place --parallel --recursive --configuration .swift-format $(SWIFT_SOURCES)

setup-tests: setup
	@scripts/setup.sh --tests

test: setup-tests lint
	scripts/test.sh

test-cluster: program
	@scripts/setup.sh --cluster
	scripts/test-cluster.py --flipbook $(RELEASE)/flipbook

test-processors: program
	@scripts/setup.sh --processors
	scripts/test-processors.sh $(RELEASE)/flipbook

SOAK_SECONDS ?= 600
SOAK_KILLS ?= 100
SOAK_LISTS ?= 160

soak: build
	scripts/soak.py --build $(RELEASE) $(SOAK)
	scripts/soak-kill.py --flipbook $(RELEASE)/flipbook --seconds $(SOAK_SECONDS)
	scripts/soak-resume.py --flipbook $(RELEASE)/flipbook --kills $(SOAK_KILLS)
	scripts/soak-batch.py --flipbook $(RELEASE)/flipbook --kills $(SOAK_KILLS)
	FLIPBOOK_CAIRO_LISTS=$(SOAK_LISTS) $(SWIFT) test --disable-xctest --filter AgreementTests

bench: build
	$(RELEASE)/FlipbookBenchmarks

BASE ?= HEAD

bench-compare: setup
	scripts/bench-compare.py $(BASE)

peers: setup
	$(SWIFT) build -c release --product FlipbookBenchmarks
	benchmarks/Peers/setup.sh .build/peers
	benchmarks/Peers/compare.py --program $(RELEASE)/FlipbookBenchmarks --folder .build/peers $(PEERS)

gallery: setup
	$(SWIFT) build -c release --product FlipbookGalleryPage
	$(RELEASE)/FlipbookGalleryPage output/gallery

SITE_BASE ?= /

site: build
	@scripts/setup.sh --site
	python3 scripts/site --build $(RELEASE) --base $(SITE_BASE) --output output/site

FUZZ_SECONDS ?= 20
FUZZ_SEED ?= 1

fuzz: build
	python3 Tests/Fuzz/fuzz.py --program $(RELEASE)/flipbook --seconds $(FUZZ_SECONDS) --seed $(FUZZ_SEED)
	scripts/fuzz-layers.py --program $(RELEASE)/flipbook --seconds $(FUZZ_SECONDS) --seed $(FUZZ_SEED)

reference: setup
	$(SWIFT) build -c release --product FlipbookReference
	scripts/reference.sh $(RELEASE)/FlipbookReference $(REFERENCE)

package: program
	@scripts/setup.sh --package
	scripts/package.sh
	scripts/test-package.sh

install: program
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/lib/flipbook/modules
	install -m 755 $(RELEASE)/flipbook $(DESTDIR)$(PREFIX)/bin/flipbook
	install -m 644 $(RELEASE)/libFlipbook.so $(DESTDIR)$(PREFIX)/lib/flipbook/libFlipbook.so
	install -m 644 $(RELEASE)/Modules/*.swiftmodule $(DESTDIR)$(PREFIX)/lib/flipbook/modules
	$(MAKE) -s install-data

# The manual page, completions and examples, without a build.
install-data:
	install -d $(DESTDIR)$(PREFIX)/share/man/man1 $(DESTDIR)$(PREFIX)/share/bash-completion/completions \
		$(DESTDIR)$(PREFIX)/share/zsh/site-functions $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d
	$(RELEASE)/flipbook man > $(DESTDIR)$(PREFIX)/share/man/man1/flipbook.1
	$(RELEASE)/flipbook completions bash > $(DESTDIR)$(PREFIX)/share/bash-completion/completions/flipbook
	$(RELEASE)/flipbook completions zsh > $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_flipbook
	$(RELEASE)/flipbook completions fish > $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/flipbook.fish
	cd scenes && find . -type f \( -name '*.swift' -o -name '*.json' -o -name '*.csv' \) \
		-exec install -D -m 644 {} $(abspath $(DESTDIR)$(PREFIX))/share/flipbook/scenes/{} \;

uninstall:
	rm -rf $(DESTDIR)$(PREFIX)/bin/flipbook $(DESTDIR)$(PREFIX)/lib/flipbook $(DESTDIR)$(PREFIX)/share/flipbook \
		$(DESTDIR)$(PREFIX)/share/man/man1/flipbook.1 $(DESTDIR)$(PREFIX)/share/bash-completion/completions/flipbook \
		$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_flipbook $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/flipbook.fish

clean:
	rm -rf .build artifacts
	find output -mindepth 1 ! -name .gitkeep -delete
