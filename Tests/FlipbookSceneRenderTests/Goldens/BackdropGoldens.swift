import Flipbook
import FlipbookTestSupport

extension GoldenCase {
  static let backdrops = [
    GoldenCase("backdrops", "glass blurs what lies behind it, also in a layer that fades", width: 150) {
      context in
      for index in 0..<6 {
        context.fill(
          Path(CGRect(x: index * 25, y: 0, width: 25, height: 100)),
          with: .color(index % 2 == 0 ? .indigo : .orange))
      }
      context.fill(Path(ellipseIn: CGRect(x: 45, y: 20, width: 60, height: 60)), with: .color(.white))
      context.fill(
        Path(roundedRect: CGRect(x: 8, y: 10, width: 60, height: 80), cornerRadius: 12),
        with: .style(.ultraThinMaterial))
      context.opacity = 0.5
      context.drawLayer { layer in
        layer.fill(Path(ellipseIn: CGRect(x: 95, y: 50, width: 40, height: 40)), with: .color(.green))
        layer.fill(
          Path(roundedRect: CGRect(x: 82, y: 10, width: 60, height: 80), cornerRadius: 12),
          with: .backdrop(blurRadius: 4))
      }
    }
  ]
}
