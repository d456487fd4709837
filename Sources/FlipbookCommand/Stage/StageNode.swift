import FlipbookDiagnostics

/// A view or a layer that is shown.
package struct StageNode: Codable, Equatable, Sendable {
  /// How many others it lies in.
  package var depth: Int
  package var name: String
  /// Left, top, width and height in points of the picture.
  package var frame: [Double]
  /// Modifiers or properties with their values, from the outside in.
  package var details: [String]
  package var isAnimating: Bool

  init(_ entry: TreeEntry) {
    (depth, name, details) = (entry.depth, entry.name, entry.details)
    isAnimating = entry.isAnimating
    frame = [entry.frame.minX, entry.frame.minY, entry.frame.width, entry.frame.height].map {
      $0.isFinite ? (Double($0) * 100).rounded() / 100 : 0
    }
  }
}
