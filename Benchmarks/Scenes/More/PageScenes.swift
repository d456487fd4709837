import Flipbook

/// A page of text in three columns that scrolls.
struct PageScene: BenchmarkScene {
  static let name = "page"

  private static let words =
    "Sphinx of black quartz judge my vow while five boxing wizards jump quickly over the lazy brown dog"
    .split(
      separator: " ")

  func draw(frame index: Int, in context: inout GraphicsContext) {
    context.fill(Formula.frame, with: .color(.white))
    for column in 0..<3 {
      for line in 0..<52 {
        let number = 52 * column + line + index / 20
        let text = (0..<9).map { Self.words[Int(18 * Formula.hash(number, $0))] }.joined(separator: " ")
        let resolved = context.resolve(
          Text(verbatim: text).font(.custom("DejaVu Sans Mono", size: 14)).foregroundColor(.black))
        context.draw(
          resolved, at: CGPoint(x: 30 + 630 * Double(column), y: 21 * Double(line) - Double(index % 20)),
          anchor: .topLeading)
      }
    }
  }
}

/// A thousand icons, drawn as small paths with holes and lines.
struct IconsScene: BenchmarkScene {
  static let name = "icons"

  func draw(frame index: Int, in context: inout GraphicsContext) {
    context.fill(Formula.frame, with: .color(Formula.color(242, 242, 247)))
    for k in 0..<1_000 {
      var icon = context
      icon.translateBy(x: 24 + 48 * Double(k % 40), y: 22 + 42 * Double(k / 40))
      icon.rotate(by: .radians(Formula.tau * Double(index * (k % 3)) / 300))
      let color = Formula.hueColor(Formula.hash(k, 1))
      switch k % 4 {
      case 0:
        var ring = Formula.circle(0, 0, 14)
        ring.addEllipse(in: CGRect(x: -7, y: -7, width: 14, height: 14))
        icon.fill(ring, with: .color(color), style: FillStyle(eoFill: true))
      case 1:
        var star = Path()
        for point in 0..<10 {
          let (angle, radius) = (Formula.tau * Double(point) / 10, point % 2 == 0 ? 15.0 : 6)
          let place = CGPoint(x: radius * sin(angle), y: -radius * cos(angle))
          if point == 0 { star.move(to: place) } else { star.addLine(to: place) }
        }
        star.closeSubpath()
        icon.fill(star, with: .color(color))
      case 2:
        var check = Path()
        check.move(to: CGPoint(x: -9, y: 0))
        check.addLine(to: CGPoint(x: -2, y: 7))
        check.addLine(to: CGPoint(x: 10, y: -8))
        icon.fill(Formula.circle(0, 0, 15), with: .color(color))
        icon.stroke(
          check, with: .color(.white), style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
      default:
        icon.fill(
          Path(
            roundedRect: CGRect(x: -13, y: -13, width: 26, height: 26), cornerRadius: 6, style: .continuous),
          with: .linearGradient(
            Gradient(colors: [color, .black]), startPoint: CGPoint(x: 0, y: -13),
            endPoint: CGPoint(x: 0, y: 13)))
      }
    }
  }
}

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
