import Flipbook
import FlipbookTestSupport

extension GoldenCase {
  static let fills = [
    GoldenCase("fills", "a circle has smooth edges") { context in
      context.fill(Path(ellipseIn: CGRect(x: 10, y: 10, width: 80, height: 80)), with: .color(.blue))
    },
    GoldenCase("fills", "a star wound twice is solid") { context in
      context.fill(Shapes.star, with: .color(.orange))
    },
    GoldenCase("fills", "a star filled by the even-odd rule has a hole") { context in
      context.fill(Shapes.star, with: .color(.orange), style: FillStyle(eoFill: true))
    },
    GoldenCase("fills", "without antialiasing edges are steps") { context in
      context.fill(Shapes.star, with: .color(.orange), style: FillStyle(antialiased: false))
    },
    GoldenCase("fills", "continuous corners bend sooner than circular ones", width: 160) { context in
      let left = CGRect(x: 10, y: 20, width: 65, height: 60)
      context.fill(Path(roundedRect: left, cornerRadius: 22, style: .circular), with: .color(.indigo))
      let right = CGRect(x: 85, y: 20, width: 65, height: 60)
      context.fill(Path(roundedRect: right, cornerRadius: 22, style: .continuous), with: .color(.indigo))
    },
    GoldenCase("fills", "each corner may have its own radius") { context in
      let radii = RectangleCornerRadii(topLeading: 0, bottomLeading: 10, bottomTrailing: 40, topTrailing: 20)
      context.fill(
        Path(roundedRect: CGRect(x: 10, y: 10, width: 80, height: 80), cornerRadii: radii),
        with: .color(.teal))
    },
    GoldenCase("fills", "half-transparent circles mix where they overlap") { context in
      for (index, color) in [Color.red, .green, .blue].enumerated() {
        let angle = Double(index) * 2 * .pi / 3 - .pi / 2
        let box = CGRect(x: 25 + 18 * cos(angle), y: 28 + 18 * sin(angle), width: 50, height: 50)
        context.fill(Path(ellipseIn: box), with: .color(color.opacity(0.5)))
      }
    },
    GoldenCase("fills", "a half-pixel edge is half covered") { context in
      context.fill(Path(CGRect(x: 10.5, y: 10.5, width: 30, height: 79)), with: .color(.black))
      context.fill(Path(CGRect(x: 60, y: 10.25, width: 29.75, height: 79.5)), with: .color(.black))
    },
    GoldenCase("fills", "an arc runs clockwise on screen from its start to its end") { context in
      var pie = Path()
      pie.move(to: CGPoint(x: 50, y: 50))
      pie.addArc(
        center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .degrees(0), endAngle: .degrees(120),
        clockwise: false)
      pie.closeSubpath()
      context.fill(pie, with: .color(.purple))
    },
    GoldenCase("fills", "a turned, scaled and sheared square is a parallelogram") { context in
      context.translateBy(x: 50, y: 50)
      context.rotate(by: .degrees(30))
      context.concatenate(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 0.7, tx: 0, ty: 0))
      context.fill(Path(CGRect(x: -28, y: -28, width: 56, height: 56)), with: .color(.pink))
    },
    GoldenCase(
      "fills", "at twice the scale the same circle has four times the pixels", kind: .picture(scale: 2)
    ) {
      context in
      context.fill(Path(ellipseIn: CGRect(x: 10, y: 10, width: 80, height: 80)), with: .color(.blue))
    },
    GoldenCase("fills", "nothing under a shape stays transparent", background: .clear) { context in
      context.fill(
        Path(ellipseIn: CGRect(x: 10, y: 10, width: 80, height: 80)), with: .color(.red.opacity(0.5)))
    },
  ]
}
