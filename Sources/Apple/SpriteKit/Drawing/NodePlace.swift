import FlipbookPicture

/// Where and how a node is drawn.
struct NodePlace {
  /// From the node's coordinates to the list's.
  var transform: CGAffineTransform
  /// The opacity of the node with that of all above it.
  var alpha: Double
  /// The height of the node with that of all above it.
  var height: CGFloat
}
