import Foundation

/// The kinds of folders that `flipbook init` makes.
enum StarterKind: String, CaseIterable, Sendable {
  case film, previews, batch, lottie

  /// One line without a full stop.
  var doc: String {
    switch self {
    case .film: "a film of SwiftUI with a project file"
    case .previews: "a Swift package whose previews are drawn and compared"
    case .batch: "a film of layers for each row of a table; needs no compiler"
    case .lottie: "a Lottie animation filled with data; needs no compiler"
    }
  }

  /// The files for a name, in the order of their paths.
  ///
  /// - Parameter name: As a type may be called.
  func files(_ name: String) -> [StarterFile] {
    let own =
      switch self {
      case .film: StarterTexts.film(name)
      case .previews: StarterTexts.previews(name)
      case .batch: StarterTexts.batch(name)
      case .lottie: StarterTexts.lottie(name)
      }
    let shared = [
      StarterFile(path: ".gitignore", text: StarterTexts.ignored),
      StarterFile(path: ".github/workflows/flipbook.yml", text: StarterTexts.workflow),
      StarterFile(path: "check.sh", text: StarterTexts.check(self)),
    ]
    return (own + shared).sorted { $0.path < $1.path }
  }

  /// The first command to run in the folder.
  func firstCommand(_ name: String) -> String {
    switch self {
    case .film: "flipbook render \(name).swift -o \(name).mp4"
    case .previews: "flipbook previews . -o previews.html"
    case .batch: "flipbook batch clips.json"
    case .lottie: "flipbook render \(name).json --props data.json -o \(name).gif"
    }
  }
}
