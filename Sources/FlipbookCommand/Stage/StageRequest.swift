/// A question to a scene's process that stands ready for frames, a line of JSON each.
package enum StageRequest: Codable, Equatable, Sendable {
  /// The picture of a frame.
  case frame(id: Int, frame: Int)
  /// The items of the display list under a point, in points of the picture.
  case items(id: Int, frame: Int, x: Double, y: Double)
  /// The items of the display list that take the longest to paint.
  case costs(id: Int, frame: Int)
  /// The views or layers, with what they are doing.
  case tree(id: Int, frame: Int)
  /// The controls that can be touched.
  case controls(id: Int, frame: Int)
}
