import Flipbook

/// Six hundred small pictures with round corners.
struct ThumbnailsScene: BenchmarkScene {
  static let name = "thumbnails"

  private let pictures: [Image] = (0..<16).map { number in
    let pixels = (0..<(96 * 96)).map { place in
      let (x, y) = (place % 96, place / 96)
      return 0xff00_0000 | UInt32(x * 2 + number) << 16 | UInt32(y * 2) << 8
        | UInt32((x ^ y ^ number * 7) & 255)
    }
    return Image(decorative: CGImage(Bitmap(width: 96, height: 96, pixels: pixels)), scale: 1)
  }

  func draw(frame index: Int, in context: inout GraphicsContext) {
    context.fill(Formula.frame, with: .color(Formula.color(28, 28, 30)))
    let resolved = pictures.map { context.resolve($0) }
    for k in 0..<600 {
      let size = 56 + 6 * sin(Formula.tau * (Double(index) / 300 + Formula.hash(k, 1)))
      let rect = CGRect(
        x: 4 + 64 * Double(k % 30), y: 4 + 54 * Double(k / 30), width: size, height: size * 0.8)
      context.drawLayer { layer in
        layer.clip(to: Path(roundedRect: rect, cornerRadius: 8, style: .circular))
        layer.draw(resolved[k % 16], in: rect)
      }
    }
  }
}
