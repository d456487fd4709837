import Flipbook
import FlipbookTestSupport

extension GoldenCase {
  /// About the picture's middle, seen from `distance` points away.
  private static func turned(
    _ degrees: Double, x: CGFloat = 0, y: CGFloat = 1, distance: CGFloat = 150
  ) -> GraphicsContext.Filter {
    var view = CATransform3DIdentity
    view.m34 = -1 / distance
    let turned = CATransform3DRotate(view, Angle.degrees(degrees).radians, x, y, 0)
    let centred = CATransform3DTranslate(turned, -75, -50, 0)
    return .projectionTransform(
      ProjectionTransform(centred).concatenating(
        ProjectionTransform(CGAffineTransform(translationX: 75, y: 50))))
  }

  private static func card(_ context: GraphicsContext) {
    let area = CGRect(x: 15, y: 10, width: 120, height: 80)
    context.fill(
      Path(roundedRect: area, cornerRadius: 10),
      with: .linearGradient(
        Gradient(colors: [.indigo, .orange]), startPoint: area.origin,
        endPoint: CGPoint(x: area.maxX, y: area.maxY)))
    context.stroke(
      Path(roundedRect: area.insetBy(dx: 5, dy: 5), cornerRadius: 6), with: .color(.white),
      style: StrokeStyle(lineWidth: 2, dash: [6, 3]))
    context.draw(
      Text("Sharp text").font(.system(size: 20, weight: .semibold)).foregroundColor(.white),
      at: CGPoint(x: 75, y: 42))
    context.draw(
      Text("down to the small print").font(.system(size: 9)).foregroundColor(.white),
      at: CGPoint(x: 75, y: 66))
  }

  static let projections = [
    GoldenCase("projections", "a card turned sixty degrees keeps its text sharp", width: 120, height: 80) {
      context in
      context.scaleBy(x: 0.8, y: 0.8)
      context.addFilter(turned(60))
      context.drawLayer { card($0) }
    },
    GoldenCase("projections", "a corner behind the eye does not come back", width: 120, height: 80) {
      context in
      context.scaleBy(x: 0.8, y: 0.8)
      context.addFilter(turned(-70, x: 0.4, y: 1, distance: 45))
      context.drawLayer { card($0) }
    },
    GoldenCase("projections", "a chequered floor fades to grey towards the horizon", width: 120, height: 80) {
      context in
      let black: UInt32 = 0xff00_0000
      let white: UInt32 = 0xffff_ffff
      let tile = CGImage(Bitmap(width: 2, height: 2, pixels: [black, white, white, black]))
      context.scaleBy(x: 0.8, y: 0.8)
      context.addFilter(turned(72, x: 1, y: 0, distance: 120))
      context.drawLayer {
        $0.fill(
          Path(CGRect(x: -2_000, y: -3_000, width: 4_000, height: 3_130)),
          with: .tiledImage(Image(decorative: tile, scale: 0.1).interpolation(.medium)))
      }
    },
    GoldenCase("projections", "a layer is turned with its blur, clip and blend mode", width: 105, height: 70)
    {
      context in
      context.scaleBy(x: 0.7, y: 0.7)
      context.addFilter(turned(45, x: 0.3, y: 1))
      context.drawLayer { layer in
        card(layer)
        var clipped = layer
        clipped.clip(to: Path(CGRect(x: 30, y: 20, width: 45, height: 60)))
        clipped.blendMode = .screen
        clipped.fill(Path(CGRect(x: 15, y: 10, width: 120, height: 80)), with: .color(.teal))
        var soft = layer
        soft.addFilter(.blur(radius: 4))
        soft.fill(Path(ellipseIn: CGRect(x: 90, y: 30, width: 35, height: 35)), with: .color(.yellow))
      }
    },
  ]
}
