/// A mark for each pixel of two pictures of the same size.
public struct DifferenceMask: Equatable, Sendable {
  /// A pixel's mark.
  public enum Mark {
    /// The pixel is the same, differs by no more than allowed or is ignored.
    public static let same: UInt8 = 0
    /// The pixel differs.
    public static let different: UInt8 = 1
    /// Different only because an edge is smoothed differently.
    public static let antialiased: UInt8 = 2
  }

  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// Row by row, a ``Mark`` for each pixel.
  public internal(set) var marks: [UInt8]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    marks = Array(repeating: Mark.same, count: width * height)
  }

  /// Marks all pixels of a box, which lies inside, in one way.
  mutating func fill(_ box: PixelBox, _ mark: UInt8) {
    guard !box.isEmpty else { return }
    for y in box.y..<box.maxY {
      let start = y * width + box.x
      for index in start..<start + box.width { marks[index] = mark }
    }
  }
}
