import FlipbookPicture

/// The picture behind a shape as it is seen through it, in the canvas's pixels. It takes the place of the
/// pixels it covers.
final class BackdropSource: SpanSource {
  private let surface: Surface

  /// - Parameter surface: Has all pixels that are going to be asked for.
  init(_ surface: Surface) {
    self.surface = surface
    super.init(isOpaque: false, isReplacement: true)
  }

  override func fetch(_ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    target.update(from: surface.pointer(x, y), count: count)
  }
}
