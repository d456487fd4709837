import FlipbookPicture
import FlipbookShaders
import Foundation

extension Painter {
  /// Returns the source of a paint's colours on the canvas; nil when it paints nothing.
  ///
  /// - Parameter device: From the paint's space to pixels.
  func colors(of paint: Paint, _ device: CGAffineTransform, _ opacity: Double) -> PaintColors? {
    switch paint {
    case .color(let color): return solid(color, opacity)
    case .gradient(let gradient):
      guard device.determinant != 0, device.determinant.isFinite else { return nil }
      let inverse = device.inverted()
      let table = colorTables.table(for: gradient.ramp, opacity: opacity)
      switch gradient.geometry {
      case .linear(let start, let end):
        return .source(
          LinearGradientSource(
            table: table, start: start, end: end, extend: gradient.extend, inverse: inverse),
          opacity: 255)
      case .radial(let center, let startRadius, let endRadius, let transform):
        guard transform.determinant != 0 else { return nil }
        return .source(
          RadialGradientSource(
            table: table, center: center, startRadius: startRadius, endRadius: endRadius,
            extend: gradient.extend, inverse: inverse.concatenating(transform.inverted())),
          opacity: 255)
      case .conic(let center, let startAngle, let endAngle):
        return .source(
          ConicGradientSource(
            table: table, center: center, startAngle: startAngle, endAngle: endAngle,
            extend: gradient.extend, inverse: inverse),
          opacity: 255)
      case .circles(let circles):
        return .source(CircleGradientSource(table: table, circles: circles, inverse: inverse), opacity: 255)
      }
    case .mesh(let mesh):
      guard let map = Homography(ProjectionTransform(device)), let source = meshSource(mesh, map, opacity)
      else { return nil }
      return .source(source, opacity: 255)
    case .tiledImage(let tile):
      guard let source = tileSource(tile, device) else { return nil }
      return .source(source, opacity: PaintJob.byte(opacity))
    case .shader(let call):
      return ShaderRun(call, device: device).map {
        .source(ShaderSource($0), opacity: PaintJob.byte(opacity))
      }
    case .backdrop: return backdropSource.map { .source($0, opacity: PaintJob.byte(opacity)) }
    }
  }

  func solid(_ color: RGBA, _ opacity: Double) -> PaintColors {
    .solid(
      PixelWord.premultiplied(
        red: color.red, green: color.green, blue: color.blue, alpha: color.opacity * Float(opacity)))
  }
}
