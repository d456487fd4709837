import FlipbookPicture
import FlipbookShaders

/// The colours of a function of places.
final class ShaderSource: SpanSource {
  private let run: ShaderRun

  init(_ run: ShaderRun) {
    self.run = run
    super.init(isOpaque: false)
  }

  override func fetch(_ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    run.fetch(target, x: x, y: y, count: count)
  }
}
