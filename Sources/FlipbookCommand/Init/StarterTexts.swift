/// The files that all starter folders hold.
enum StarterTexts {
  /// The patterns of files that are generated and not committed.
  static let ignored = """
    *.mp4
    *.gif
    *.webm
    output/
    previews.html
    goldens.html
    goldens.xml
    goldens-diff/
    .build/

    """

  /// For runners of GitHub's; others need its two steps.
  static let workflow = """
    name: flipbook
    on: [push, pull_request]
    jobs:
      check:
        # An image with Debian 12, a Swift toolchain and flipbook: see docs/ci.md of Flipbook.
        runs-on: [self-hosted, flipbook]
        steps:
          - uses: actions/checkout@v4
          - run: sh check.sh
          - if: always()
            uses: actions/upload-artifact@v4
            with:
              name: goldens
              path: goldens.html

    """

  /// Compares with the approved pictures.
  static func check(_ kind: StarterKind) -> String {
    let words =
      switch kind {
      case .previews: ". --previews"
      case .film, .batch, .lottie: "."
      }
    return """
      #!/bin/sh
      # Compares the pictures with the approved ones in Goldens. Where there are none yet they are made; look at them, then
      # keep them. Approve changes with: flipbook check \(words) --goldens Goldens --update changed
      set -eu
      if [ ! -d Goldens ]; then
        flipbook check \(words) --goldens Goldens --update missing --accept
      fi
      flipbook check \(words) --goldens Goldens --html goldens.html --junit goldens.xml

      """
  }
}
