import FlipbookDrawing

/// An item of a display list.
package struct StageItem: Codable, Equatable, Sendable {
  /// As the display list prints it.
  package var text: String
  /// Left, top, width and height in points of the picture.
  package var frame: [Double]
  /// Milliseconds that the item alone takes to paint; nil where that was not measured.
  package var milliseconds: Double?
}

extension StageItem {
  /// How long the text of one item is at most, in characters.
  private static let longestText = 1_200

  /// An item without its cost.
  init(_ item: DisplayItem) {
    let bounds = item.bounds
    let list = DisplayList(size: .zero, background: .clear, items: [item])
    // The lines that a display list prints for an item, without those of the list itself.
    let lines = "\(list)".split(separator: "\n").dropFirst().map { $0.dropFirst(2) }
    let text = lines.joined(separator: "\n").dropLast()
    self.init(
      text: text.count > Self.longestText ? "\(text.prefix(Self.longestText)) …" : String(text),
      frame: [bounds.minX, bounds.minY, bounds.width, bounds.height].map(Double.init))
  }
}
