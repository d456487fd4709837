import Flipbook
import FlipbookTestSupport

extension GoldenCase {
  private static let everything = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
  private static let circle = Path(ellipseIn: CGRect(x: 15, y: 15, width: 70, height: 70))

  private static func stripes(_ context: GraphicsContext) {
    for index in 0..<10 {
      context.fill(
        Path(CGRect(x: 0, y: index * 10, width: 100, height: 10)),
        with: .color(index % 2 == 0 ? .blue : .cyan))
    }
  }

  static let clips = [
    GoldenCase("clips", "a clip keeps what is inside its path") { context in
      context.clip(to: circle)
      stripes(context)
    },
    GoldenCase("clips", "an inverse clip keeps what is outside") { context in
      context.clip(to: circle, options: .inverse)
      stripes(context)
    },
    GoldenCase("clips", "two clips keep what is inside both") { context in
      context.clip(to: circle)
      context.clip(to: Path(CGRect(x: 50, y: 0, width: 50, height: 100)))
      stripes(context)
    },
    GoldenCase("clips", "an even-odd clip has a hole") { context in
      context.clip(to: Shapes.star, style: FillStyle(eoFill: true))
      stripes(context)
    },
    GoldenCase("clips", "a copy's clip leaves the original alone") { context in
      var copy = context
      copy.clip(to: circle)
      copy.fill(everything, with: .color(.yellow))
      context.fill(Path(CGRect(x: 0, y: 45, width: 100, height: 10)), with: .color(.red))
    },
    GoldenCase("clips", "a clip stays where it was made when the context turns on") { context in
      context.clip(to: Path(CGRect(x: 20, y: 20, width: 60, height: 60)))
      context.translateBy(x: 50, y: 50)
      context.rotate(by: .degrees(45))
      context.fill(Path(CGRect(x: -35, y: -35, width: 70, height: 70)), with: .color(.green))
    },
    GoldenCase("clips", "a layer as a clip lets through as much as it is opaque") { context in
      context.clipToLayer { layer in
        layer.fill(
          everything,
          with: .linearGradient(
            Gradient(colors: [.black, .clear]), startPoint: CGPoint(x: 10, y: 0),
            endPoint: CGPoint(x: 90, y: 0)))
      }
      stripes(context)
    },
    GoldenCase("clips", "an inverse layer clip cuts the layer's shape out") { context in
      context.clipToLayer(options: .inverse) { layer in
        layer.fill(Shapes.star, with: .color(.black.opacity(0.8)))
      }
      stripes(context)
    },
    GoldenCase("clips", "text can be a clip") { context in
      context.clipToLayer { layer in
        layer.draw(
          Text(verbatim: "Ab").font(.system(size: 64, weight: .black)), at: CGPoint(x: 50, y: 50))
      }
      stripes(context)
    },
  ]
}
