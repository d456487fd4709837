import FlipbookDiagnostics
import FlipbookScenes
import Foundation

/// `flipbook init KIND NAME`: a folder that renders at once.
enum InitCommand: Subcommand {
  static let name = "init"
  static let summary = "Make a folder to begin with: a film, previews, a batch or a Lottie animation"

  static let parser = OptionParser(
    command: "flipbook init", operands: "KIND NAME",
    summary: """
      Makes the folder NAME with scenes that render at once, a script and a workflow that compare them with goldens, and a file
      of what is not kept. KIND is \(StarterKind.allCases.map { "\($0.rawValue) (\($0.doc))" }.joined(separator: ", ")).
      """,
    sections: [
      OptionSection(title: "Run", options: [OptionSections.quiet, OptionSections.help])
    ])

  static func run(_ options: ParsedOptions, _ invocation: Invocation) throws -> Int32 {
    let kinds = StarterKind.allCases.map(\.rawValue)
    guard options.positionals.count == 2 else {
      throw FlipbookFailure(
        "Say what and where: flipbook init \(kinds.joined(separator: "|")) NAME.", .usage)
    }
    let (word, path) = (options.positionals[0], options.positionals[1])
    guard let kind = StarterKind(rawValue: word) else {
      let hint = NearestWord.find(word, in: kinds).map { " Do you mean \($0)?" } ?? ""
      throw FlipbookFailure(
        "There is nothing to begin a \"\(word)\" with; there are \(kinds.joined(separator: ", ")).\(hint)",
        .usage)
    }
    let name = typeName((path as NSString).lastPathComponent)
    try StarterFolder.make(kind.files(name), at: path)
    if !options.has("quiet") {
      let place = PrintableText.line(path)
      Console.output(
        "\(place): \(kind.doc). Go on with\n\n  cd \(place)\n  \(kind.firstCommand(name))\n  sh check.sh\n\n")
    }
    return ExitCode.success.rawValue
  }

  /// A folder's name as a type may be called: `my-first film` is `MyFirstFilm`.
  static func typeName(_ folder: String) -> String {
    let words = folder.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    guard let first = joined.first, !first.isNumber, joined.utf8.count <= 100 else { return "Film" }
    // Names that the scene's own code uses mean something else.
    return ["Opening", "Closing", "Badge", "Text", "Color", "View", "Clip", "Circle"].contains(joined)
      ? joined + "Film" : joined
  }
}
