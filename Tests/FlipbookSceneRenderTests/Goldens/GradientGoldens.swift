import Flipbook
import FlipbookTestSupport

extension GoldenCase {
  private static let square = Path(CGRect(x: 10, y: 10, width: 80, height: 80))
  private static let three = Gradient(colors: [.red, .yellow, .blue])

  static let gradients = [
    GoldenCase(
      "gradients", "a linear gradient runs from its start to its end and goes on with the end colours"
    ) {
      $0.fill(
        square,
        with: .linearGradient(three, startPoint: CGPoint(x: 30, y: 30), endPoint: CGPoint(x: 70, y: 70)))
    },
    GoldenCase("gradients", "a radial gradient grows from its start radius to its end radius") {
      $0.fill(
        square,
        with: .radialGradient(three, center: CGPoint(x: 50, y: 50), startRadius: 10, endRadius: 40))
    },
    GoldenCase("gradients", "a mesh mixes nine colours smoothly about a point that was pulled") {
      $0.fill(
        square,
        with: .meshGradient(
          MeshGradient(
            width: 3, height: 3,
            points: [
              [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.75, 0.3], [1, 0.5], [0, 1], [0.4, 1], [1, 1],
            ],
            colors: [.purple, .blue, .teal, .pink, .white, .mint, .red, .orange, .yellow])))
    },
    GoldenCase("gradients", "a conic gradient starts to the right and turns clockwise") {
      $0.fill(square, with: .conicGradient(three, center: CGPoint(x: 50, y: 50)))
    },
    GoldenCase("gradients", "a repeated gradient starts anew and a mirrored one turns back", width: 100) {
      context in
      let shading = { (options: GraphicsContext.GradientOptions) in
        GraphicsContext.Shading.linearGradient(
          Gradient(colors: [.white, .blue]), startPoint: CGPoint(x: 10, y: 0), endPoint: CGPoint(x: 37, y: 0),
          options: options)
      }
      context.fill(Path(CGRect(x: 10, y: 10, width: 80, height: 36)), with: shading(.repeat))
      context.fill(Path(CGRect(x: 10, y: 54, width: 80, height: 36)), with: shading(.mirror))
    },
    GoldenCase("gradients", "stops lie where they are put and two at one place make an edge") {
      $0.fill(
        square,
        with: .linearGradient(
          Gradient(stops: [
            .init(color: .red, location: 0), .init(color: .orange, location: 0.25),
            .init(color: .green, location: 0.25), .init(color: .mint, location: 1),
          ]), startPoint: CGPoint(x: 10, y: 0), endPoint: CGPoint(x: 90, y: 0)))
    },
    GoldenCase("gradients", "colours mixed in linear light are brighter in between") { context in
      for (index, options) in [GraphicsContext.GradientOptions(), .linearColor].enumerated() {
        context.fill(
          Path(CGRect(x: 10, y: 10 + 42 * index, width: 80, height: 38)),
          with: .linearGradient(
            Gradient(colors: [.red, .green]), startPoint: CGPoint(x: 10, y: 0),
            endPoint: CGPoint(x: 90, y: 0),
            options: options))
      }
    },
    GoldenCase("gradients", "a gradient to transparent lets the ground through", background: .yellow) {
      $0.fill(
        square,
        with: .linearGradient(
          Gradient(colors: [.blue, .blue.opacity(0)]), startPoint: CGPoint(x: 10, y: 0),
          endPoint: CGPoint(x: 90, y: 0)))
    },
    GoldenCase("gradients", "a gradient turns with the shape it fills") { context in
      context.translateBy(x: 50, y: 50)
      context.rotate(by: .degrees(45))
      context.fill(
        Path(CGRect(x: -30, y: -30, width: 60, height: 60)),
        with: .linearGradient(three, startPoint: CGPoint(x: -30, y: 0), endPoint: CGPoint(x: 30, y: 0)))
    },
    GoldenCase("gradients", "a style's gradient spans the bounds of its path") { context in
      context.fill(
        Path(ellipseIn: CGRect(x: 20, y: 5, width: 60, height: 90)),
        with: .style(LinearGradient(colors: [.pink, .purple], startPoint: .top, endPoint: .bottom)))
    },
    GoldenCase("gradients", "a stroke can carry a gradient") { context in
      context.stroke(
        Shapes.wave,
        with: .linearGradient(three, startPoint: CGPoint(x: 10, y: 0), endPoint: CGPoint(x: 90, y: 0)),
        style: StrokeStyle(lineWidth: 14, lineCap: .round))
    },
  ]
}
