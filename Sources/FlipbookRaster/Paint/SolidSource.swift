/// One colour everywhere.
final class SolidSource: SpanSource {
  let pixel: UInt32

  init(_ pixel: UInt32) {
    self.pixel = pixel
    super.init(isOpaque: pixel >> 24 == 255)
  }

  override func fetch(_ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    SourceOverKernels.fill(target, count, pixel)
  }
}
