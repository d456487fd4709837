/// The pictures of a file that are shown in turn, such as those of an animated GIF.
public struct PictureSeries: Sendable {
  /// The pictures, all of one size.
  public let pictures: [Bitmap]
  /// How long each picture is shown, in seconds, as the file says: it may be 0.
  public let delays: [Double]
  /// How often all pictures are shown, 0 for without end; nil where the file doesn't say.
  public let loopCount: Int?

  /// - Parameters:
  ///   - pictures: All of one size.
  ///   - delays: In seconds, one for each picture.
  ///   - loopCount: 0 for without end; nil where the file doesn't say.
  public init(pictures: [Bitmap], delays: [Double], loopCount: Int?) {
    precondition(pictures.count == delays.count, "each picture has a delay")
    (self.pictures, self.delays, self.loopCount) = (pictures, delays, loopCount)
  }
}
