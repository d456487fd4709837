import Flipbook
import FlipbookTestSupport

extension GoldenCase {
  /// 8 × 4 pixels: a corner of each primary on a grey ramp, the bottom row half transparent.
  private static let small: Image = {
    var pixels: [UInt32] = []
    for y in 0..<4 {
      for x in 0..<8 {
        let grey = UInt32(x * 32 + 16)
        pixels.append(y == 3 ? 0x8000_4080 : 0xff00_0000 | grey << 16 | grey << 8 | grey)
      }
    }
    pixels[0] = 0xffff_0000
    pixels[7] = 0xff00_c000
    pixels[16] = 0xff00_00ff
    return Image(decorative: CGImage(Bitmap(width: 8, height: 4, pixels: pixels)), scale: 1)
  }()

  private static let box = CGRect(x: 10, y: 10, width: 80, height: 40)

  static let images = [
    GoldenCase("images", "a small image grows smoothly", height: 60) { context in
      context.draw(small, in: box)
    },
    GoldenCase("images", "without interpolation its pixels are squares", height: 60) { context in
      context.draw(small.interpolation(.none), in: box)
    },
    GoldenCase("images", "an image is drawn in its own size around its centre", height: 60) { context in
      context.draw(small, at: CGPoint(x: 50, y: 30))
    },
    GoldenCase("images", "an image turns with the context") { context in
      context.translateBy(x: 50, y: 50)
      context.rotate(by: .degrees(30))
      context.draw(small.interpolation(.none), in: CGRect(x: -40, y: -20, width: 80, height: 40))
    },
    GoldenCase("images", "a template image is drawn in the foreground colour", height: 60) { context in
      context.draw(small.renderingMode(.template), in: box)
    },
    GoldenCase("images", "an image fills a shape as tiles") { context in
      context.fill(
        Path(ellipseIn: CGRect(x: 10, y: 10, width: 80, height: 80)),
        with: .tiledImage(small.interpolation(.none), origin: CGPoint(x: 10, y: 10), scale: 2))
    },
    GoldenCase("images", "an oriented image is turned and flipped", height: 60) { context in
      var x = 8.0
      for orientation in [Image.Orientation.up, .down, .left, .upMirrored] {
        let image = Image(
          decorative: CGImage(
            Bitmap(width: 2, height: 2, pixels: [0xffff_0000, 0xff00_ff00, 0xff00_00ff, 0xff00_0000])),
          scale: 1, orientation: orientation)
        context.draw(image.interpolation(.none), in: CGRect(x: x, y: 20, width: 18, height: 18))
        x += 22
      }
    },
    GoldenCase("images", "an image is read from a file beside the scene") { context in
      context.draw(
        Image("goldens/fills/a-star-wound-twice-is-solid.png"),
        in: CGRect(x: 25, y: 25, width: 50, height: 50))
    },
    GoldenCase("images", "a missing image is a crossed box", height: 60) { context in
      context.draw(Image("no such file.png"), in: box)
    },
  ]
}
