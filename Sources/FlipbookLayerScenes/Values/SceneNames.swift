import FlipbookDiagnostics
import Foundation

/// Names in messages.
enum SceneNames {
  /// `; did you mean "position"?`, or nothing.
  static func hint(_ name: String, in names: [String]) -> String {
    guard name.utf8.count <= 64, let near = NearestWord.find(name, in: names, slips: 2) else { return "" }
    return "; did you mean \"\(near)\"?"
  }
}
