import Flipbook
import FlipbookTestSupport

extension GoldenCase {
  static let filters = [
    GoldenCase("filters", "blurred discs cut at half their opacity melt together") { context in
      context.addFilter(.alphaThreshold(min: 0.5, color: .cyan))
      context.addFilter(.blur(radius: 8))
      context.drawLayer { layer in
        for (x, y, radius) in [(30.0, 32.0, 18.0), (62, 46, 15), (28, 72, 11), (86, 84, 12)] {
          layer.fill(
            Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)),
            with: .color(.black))
        }
      }
    }
  ]
}
