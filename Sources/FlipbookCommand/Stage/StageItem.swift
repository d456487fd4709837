/// An item of a display list.
package struct StageItem: Codable, Equatable, Sendable {
  /// As the display list prints it.
  package var text: String
  /// Left, top, width and height in points of the picture.
  package var frame: [Double]
}
