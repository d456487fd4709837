import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookRaster
import Foundation

@testable import FlipbookLayers

/// A film of layers for tests, 100 × 100 points unless reported.
@MainActor
enum LayerFilm {
  static let resources = DrawingResources(
    textEngine: PangoTextEngine.shared, imageProvider: FileImageProvider(folder: URL(fileURLWithPath: "/")))

  static func runtime(_ width: CGFloat = 100, _ height: CGFloat = 100) -> LayerRuntime {
    LayerRuntime(size: CGSize(width: width, height: height), resources: resources)
  }

  static func bitmap(_ list: DisplayList, scale: Double = 1) throws -> Bitmap {
    let canvas = try RasterCanvas(
      width: Int((list.size.width * scale).rounded()), height: Int((list.size.height * scale).rounded()),
      scale: scale)
    canvas.paint(list)
    return canvas.makeBitmap()
  }

  /// A square layer of ten points with its centre at a point.
  static func square(_ x: CGFloat, _ y: CGFloat, _ color: CGColor = .black) -> CALayer {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.position = CGPoint(x: x, y: y)
    layer.backgroundColor = color
    return layer
  }

  /// What is reported while something is done.
  static func diagnostics(_ body: () throws -> Void) rethrows -> [Diagnostic] {
    let collector = DiagnosticCollector()
    try DiagnosticCollector.$current.withValue(collector) { try body() }
    return collector.diagnostics
  }
}

/// Notes begins and ends of animations with their film times.
final class AnimationLog: CAAnimationDelegate {
  var lines: [String] = []

  func animationDidStart(_ anim: CAAnimation) { lines.append("start \(LayerClock.now)") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    lines.append("stop \(LayerClock.now) \(flag)")
  }
}

extension LayerFilm {
  /// Does something whose diagnostics don't matter.
  static func diagnosticsIgnored(_ body: () -> Void) {
    DiagnosticCollector.$current.withValue(DiagnosticCollector()) { body() }
  }
}
