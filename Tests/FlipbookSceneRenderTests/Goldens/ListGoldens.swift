import Flipbook
import FlipbookTestSupport

extension GoldenCase {
  static let lists = [
    list("a list says what is filled with what") { context in
      context.fill(Path(CGRect(x: 1, y: 2, width: 30, height: 40)), with: .color(.red))
      context.fill(
        Path(ellipseIn: CGRect(x: 50, y: 50, width: 20, height: 20)),
        with: .radialGradient(
          Gradient(colors: [.white, .black]), center: CGPoint(x: 60, y: 60), startRadius: 0, endRadius: 10))
      context.fill(Shapes.star, with: .color(.blue.opacity(0.5)), style: FillStyle(eoFill: true))
    },
    list("a list says how a line is stroked") { context in
      context.stroke(Shapes.wave, with: .color(.black), lineWidth: 3)
      context.stroke(
        Shapes.line(0, 0, 100, 0), with: .color(.black),
        style: StrokeStyle(
          lineWidth: 2, lineCap: .round, lineJoin: .bevel, miterLimit: 4, dash: [4, 2], dashPhase: 1))
    },
    list("state is in the list only where it is not the default") { context in
      context.opacity = 0.5
      context.blendMode = .multiply
      context.translateBy(x: 10, y: 20)
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 50, height: 50)))
      context.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 100)), with: .color(.green))
    },
    list("layers hold their items and nothing outside the picture is kept") { context in
      context.drawLayer { layer in
        layer.fill(Path(CGRect(x: 10, y: 10, width: 10, height: 10)), with: .color(.orange))
        layer.fill(Path(CGRect(x: 200, y: 10, width: 10, height: 10)), with: .color(.orange))
      }
      context.fill(Path(CGRect(x: 10, y: -30, width: 10, height: 10)), with: .color(.red))
    },
    list("a conic gradient and a mirrored one say so") { context in
      let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.fill(
        square, with: .conicGradient(Gradient(colors: [.red, .blue]), center: .zero, angle: .degrees(90)))
      context.fill(
        square,
        with: .linearGradient(
          Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 10, y: 0), options: .mirror
        ))
    },
  ]

  private static func list(
    _ sentence: String, draw: @escaping @Sendable (inout GraphicsContext) -> Void
  ) -> GoldenCase {
    GoldenCase("lists", sentence, kind: .list, draw: draw)
  }
}
