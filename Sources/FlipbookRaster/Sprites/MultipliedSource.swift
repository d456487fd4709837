import FlipbookPicture

/// Another source's colours multiplied by one.
final class MultipliedSource: SpanSource {
  private let source: SpanSource
  private let color: SpriteColor

  init(_ source: SpanSource, _ color: SpriteColor) {
    self.source = source
    self.color = color
    super.init(isOpaque: false)
  }

  override func fetch(_ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    source.fetch(target, x: x, y: y, count: count)
    color.apply(to: target, count)
  }
}
