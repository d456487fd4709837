/// Something that can be touched.
package struct StageControl: Codable, Equatable, Sendable {
  /// The name that a script can use; empty without one.
  package var label: String
  package var kind: String
  /// Left, top, width and height in points of the picture.
  package var frame: [Double]
  /// The possible actions, in words.
  package var gestures: [String]
  package var isEnabled: Bool
}
