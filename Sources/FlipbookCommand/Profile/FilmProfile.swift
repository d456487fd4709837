import FlipbookGoldens
import FlipbookScenes
import Foundation

/// Where the time of a render went: what `render --profile` writes.
struct FilmProfile: Encodable {
  /// A frame that took long to work out.
  struct Frame: Encodable, Equatable {
    /// Counted from 0.
    var frame: Int
    /// Of processor time, for working out what it shows.
    var milliseconds: Double
    /// How many items its display list has.
    var items: Int
  }

  var scene: String
  var frameCount: Int
  /// From the first frame to the end, on a clock.
  var seconds: Double
  /// Processor time of all threads: `start`, `record`, `paint`, `encode`, `rest`.
  var stages: [ProfileNode]
  /// The longest first.
  var slowestFrames: [Frame]

  /// The forms of the file.
  enum Form: String, CaseIterable {
    case json, svg
  }

  /// Writes the profile: by its ending as a flame graph or as numbers.
  ///
  /// - Throws: ``FlipbookFailure`` when the file can't be written.
  func write(to path: String, _ form: Form) throws {
    let text =
      switch form {
      case .json: try JSONText.pretty(self)
      case .svg: FlameGraph(self).svg
      }
    try TextFile.write(text, to: path)
  }

  /// The form of a file by its ending.
  ///
  /// - Throws: ``ValueError`` for another ending.
  static func form(of path: String) throws -> Form {
    guard let form = Form(rawValue: PathText.ending(of: path)) else {
      throw ValueError("must end in .svg or .json")
    }
    return form
  }

  /// For the terminal: each stage with its share, and the kinds of items that take longest.
  var text: String {
    let whole = max(stages.reduce(0) { $0 + $1.seconds }, 1e-9)
    func line(_ node: ProfileNode, _ indent: String) -> [String] {
      let count = node.count.map { "\(Int($0.rounded())) a frame" } ?? ""
      return [
        indent + node.name, String(format: "%.2f s", node.seconds),
        String(format: "%.0f %%", node.seconds / whole * 100), count,
      ]
    }
    var rows: [[String]] = []
    for stage in stages {
      rows.append(line(stage, ""))
      for kind in stage.children.prefix(6) { rows.append(line(kind, "  ")) }
    }
    return TextTable.text(rows)
  }
}
