import Foundation

/// A view or a layer in a list of all that a picture shows, from the outermost in.
package struct TreeEntry: Equatable, Sendable {
  /// How many entries it lies in.
  package var depth: Int
  package var name: String
  /// In points of the picture.
  package var frame: CGRect
  /// Its modifiers or properties with their values, from the outside in.
  package var details: [String]
  /// Whether a value of its is on the way to another.
  package var isAnimating: Bool

  package init(
    depth: Int, name: String, frame: CGRect, details: [String] = [], isAnimating: Bool = false
  ) {
    self.depth = depth
    self.name = name
    self.frame = frame
    self.details = details
    self.isAnimating = isAnimating
  }
}
