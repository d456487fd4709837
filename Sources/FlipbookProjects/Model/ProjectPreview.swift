/// A preview of a project.
package struct ProjectPreview: Sendable, Equatable, Codable {
  /// How it is declared.
  package enum Kind: String, Sendable, Codable {
    /// `#Preview`.
    case macro = "#Preview"
    /// One of the previews of a `PreviewProvider`.
    case provider = "PreviewProvider"
  }

  package var module: String
  /// Absolute.
  package var file: String
  /// The file below the project's folder.
  package var shownFile: String
  /// From 1.
  package var line: Int
  package var title: String
  package var kind: Kind
  /// Which of the previews of its provider, from 0.
  package var number = 0
  /// As they stand in the source: `.landscapeLeft`.
  package var traits: [String] = []
  /// Whether `@Previewable` state is in it.
  package var hasState = false

  package init(
    module: String, file: String, shownFile: String, line: Int, title: String, kind: Kind, number: Int = 0,
    traits: [String] = [], hasState: Bool = false
  ) {
    self.module = module
    self.file = file
    self.shownFile = shownFile
    self.line = line
    self.title = title
    self.kind = kind
    self.number = number
    self.traits = traits
    self.hasState = hasState
  }

  /// The identity of the preview in the project: `App/Views/Row.swift:31`, with `#1` for the second of a provider.
  package var id: String { "\(module)/\(shownFile):\(line)\(number > 0 ? "#\(number)" : "")" }

  /// Whether a pattern means it: `Row.swift:31`, a title, or a pattern with `*` over title, file or id.
  package func matches(_ pattern: String) -> Bool {
    if pattern == title || pattern == id || pattern == shownFile { return true }
    let name = shownFile.split(separator: "/").last.map(String.init) ?? shownFile
    for place in ["\(shownFile):\(line)", "\(name):\(line)", name] where place == pattern { return true }
    guard pattern.contains(where: { "*?[".contains($0) }) else { return false }
    return [title, id, shownFile, name].contains { TextPattern.matches(pattern, $0) }
  }
}
