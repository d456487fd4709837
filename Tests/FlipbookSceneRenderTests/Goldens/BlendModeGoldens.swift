import Flipbook
import FlipbookTestSupport

extension GoldenCase {
  static let blendModes =
    modes.map { mode, name in
      // A disc over a ramp from opaque to transparent, in a layer: all that a mode can do is there to be seen.
      GoldenCase("blend-modes", "\(name) of a disc over a fading square", width: 64, height: 64) { context in
        context.drawLayer { layer in
          layer.fill(
            Path(CGRect(x: 4, y: 4, width: 40, height: 56)),
            with: .linearGradient(
              Gradient(colors: [
                Color(red: 1, green: 0.6, blue: 0.1), Color(red: 0.9, green: 0.1, blue: 0.5, opacity: 0),
              ]),
              startPoint: CGPoint(x: 0, y: 12), endPoint: CGPoint(x: 0, y: 60)))
          layer.blendMode = mode
          layer.fill(
            Path(ellipseIn: CGRect(x: 18, y: 12, width: 40, height: 40)),
            with: .linearGradient(
              Gradient(colors: [
                Color(red: 0.1, green: 0.8, blue: 0.9), Color(red: 0.3, green: 0.2, blue: 0.8, opacity: 0.7),
              ]),
              startPoint: CGPoint(x: 18, y: 0), endPoint: CGPoint(x: 58, y: 0)))
        }
      }
    } + [
      GoldenCase("blend-modes", "a layer's opacity applies to the layer as one") { context in
        context.opacity = 0.5
        context.drawLayer { layer in
          layer.fill(Path(ellipseIn: CGRect(x: 10, y: 20, width: 50, height: 60)), with: .color(.red))
          layer.fill(Path(ellipseIn: CGRect(x: 40, y: 20, width: 50, height: 60)), with: .color(.blue))
        }
      },
      GoldenCase("blend-modes", "opacity without a layer applies to each shape") { context in
        context.opacity = 0.5
        context.fill(Path(ellipseIn: CGRect(x: 10, y: 20, width: 50, height: 60)), with: .color(.red))
        context.fill(Path(ellipseIn: CGRect(x: 40, y: 20, width: 50, height: 60)), with: .color(.blue))
      },
      GoldenCase("blend-modes", "a layer multiplies onto the picture as one") { context in
        context.fill(Path(CGRect(x: 0, y: 35, width: 100, height: 30)), with: .color(.yellow))
        context.blendMode = .multiply
        context.drawLayer { layer in
          layer.fill(Path(ellipseIn: CGRect(x: 10, y: 10, width: 50, height: 80)), with: .color(.cyan))
          layer.fill(Path(ellipseIn: CGRect(x: 40, y: 10, width: 50, height: 80)), with: .color(.pink))
        }
      },
    ]

  private static let modes: [(GraphicsContext.BlendMode, String)] = [
    (.normal, "normal"), (.multiply, "multiply"), (.screen, "screen"), (.overlay, "overlay"),
    (.darken, "darken"), (.lighten, "lighten"), (.colorDodge, "colour dodge"), (.colorBurn, "colour burn"),
    (.softLight, "soft light"), (.hardLight, "hard light"), (.difference, "difference"),
    (.exclusion, "exclusion"), (.hue, "hue"), (.saturation, "saturation"), (.color, "colour"),
    (.luminosity, "luminosity"), (.clear, "clear"), (.copy, "copy"), (.sourceIn, "source in"),
    (.sourceOut, "source out"), (.sourceAtop, "source atop"), (.destinationOver, "destination over"),
    (.destinationIn, "destination in"), (.destinationOut, "destination out"),
    (.destinationAtop, "destination atop"), (.xor, "xor"), (.plusDarker, "plus darker"),
    (.plusLighter, "plus lighter"),
  ]
}
