import FlipbookScenes

/// The manual page flipbook(1), made from the subcommands and their options.
@MainActor
struct ManualPage {
  let subcommands: [any Subcommand.Type]

  /// A section of options that this many subcommands have is described once.
  private static let sharedBy = 3

  var text: String {
    var page = RoffText()
    page.macro("TH", "FLIPBOOK", "1", "", "flipbook \(FlipbookVersion.current)", "User Commands")
    page.macro("SH", "NAME")
    page.lines("flipbook - render animation scenes to frames and video")
    page.macro("SH", "SYNOPSIS")
    page.macro("B", "flipbook")
    page.lines("SUBCOMMAND [OPTION…] [FILE]")
    page.macro("SH", "DESCRIPTION")
    page.lines(
      """
      Renders animation scenes to frames and video: Swift files in the manner of SwiftUI, UIKit and Core Animation, layers
      described in JSON, and Lottie files. Compares frames with goldens, renders batches of clips, and shows a film in the
      browser while it is written.
      """)
    let shared = sharedSections
    page.macro("SH", "SUBCOMMANDS")
    for subcommand in subcommands { add(subcommand, shared, &page) }
    page.macro("SH", "SHARED OPTIONS")
    page.lines("Subcommands that have these name their headings.")
    for section in shared {
      page.macro("SS", section.title)
      for option in section.options { add(option, &page) }
    }
    page.macro("SH", "EXIT STATUS")
    page.lines("Subcommands with codes of their own say so in their descriptions.")
    for (code, meaning) in Self.codes { page.entry("\(code.rawValue)", meaning) }
    page.macro("SH", "FILES")
    page.entry("flipbook.json", "Fonts, colours, presets and defaults for the scenes beside it and below.")
    page.entry("SCENE.script.json", "Interactions with the scene beside it: taps, drags, text.")
    page.entry(
      "~/.cache/flipbook",
      "Compiled scenes and what the studio keeps; under $XDG_CACHE_HOME where that is set.")
    page.macro("SH", "ENVIRONMENT")
    page.entry("FLIPBOOK_SWIFTC", "The Swift compiler for scenes, in place of the one on the PATH.")
    page.entry("FLIPBOOK_CACHE", "The folder of compiled scenes.")
    return page.text
  }

  private var sharedSections: [OptionSection] {
    var counts: [(section: OptionSection, count: Int)] = []
    for section in subcommands.flatMap({ $0.parser.sections }) where section.title != "Run" {
      if let index = counts.firstIndex(where: { $0.section == section }) {
        counts[index].count += 1
      } else {
        counts.append((section, 1))
      }
    }
    return counts.filter { $0.count >= Self.sharedBy }.map(\.section)
  }

  private func add(_ subcommand: any Subcommand.Type, _ shared: [OptionSection], _ page: inout RoffText) {
    let parser = subcommand.parser
    page.macro("SS", "\(parser.command) [OPTION…] \(parser.operands)")
    page.lines(parser.summary)
    for section in parser.sections where !shared.contains(section) {
      for option in section.options where option != OptionSections.help { add(option, &page) }
    }
    let titles = parser.sections.filter(shared.contains).map(\.title)
    if !titles.isEmpty {
      page.macro("PP")
      page.lines("Shared options: \(titles.joined(separator: ", ")).")
    }
  }

  private func add(_ option: OptionSpec, _ page: inout RoffText) {
    let letter = option.letter.map { "-\($0), " } ?? ""
    let value = option.value.map { "=\($0)" } ?? ""
    page.entry("\(letter)--\(option.name)\(value)", "\(option.help).")
  }

  private static let codes: [(ExitCode, String)] = ExitCode.allCases.map { code in
    let meaning =
      switch code {
      case .success: "Done."
      case .failure: "The output can't be written, the encoder failed, or a file of the scene can't be read."
      case .usage: "The command line asks for something impossible."
      case .scene: "The scene is missing, doesn't compile, or has no clip to pick."
      case .crash: "The scene crashed while it ran."
      case .strict: "There were warnings, with --strict."
      case .timedOut: "The scene took longer than --timeout."
      case .interrupted: "Interrupted."
      }
    return (code, meaning)
  }
}
