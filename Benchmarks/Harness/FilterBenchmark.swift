import Flipbook
import FlipbookRaster
import Foundation

/// What filters of a layer as large as a 1080p picture cost on one thread, the layer itself not included.
enum FilterBenchmark {
  static func run() throws {
    print("| filter | ms |")
    print("|---|---|")
    let plain = try median { _ in [] }
    let cases: [(String, (Int) -> [GraphicsContext.Filter])] = [
      ("blur, sigma 3", { [.blur(radius: 3 + Double($0) * 1e-6)] }),
      ("blur, sigma 12", { [.blur(radius: 12 + Double($0) * 1e-6)] }),
      ("blur, sigma 48", { [.blur(radius: 48 + Double($0) * 1e-6)] }),
      ("shadow, sigma 12", { [.shadow(radius: 12 + Double($0) * 1e-6, x: 4, y: 4)] }),
      ("brightness", { [.brightness(0.1 + Double($0) * 1e-6)] }),
      ("hue rotation", { [.hueRotation(.degrees(40 + Double($0) * 1e-6))] }),
      ("saturation", { [.saturation(0.5 + Double($0) * 1e-6)] }),
    ]
    for (name, filters) in cases {
      print(String(format: "| %@ | %.2f |", name, (try median(filters) - plain) * 1e3))
    }
    let kept = try median { _ in [.blur(radius: 12)] }
    print(String(format: "| blur, sigma 12, of an unchanged layer | %.2f |", (kept - plain) * 1e3))
  }

  /// Processor seconds of a paint.
  ///
  /// - Parameter filters: By the number of the paint, so that nothing is known from the last one.
  private static func median(_ filters: (Int) -> [GraphicsContext.Filter]) throws -> Double {
    let canvas = try BenchmarkRendering.makeCanvas()
    let lists = (0..<7).map { list(filters($0)) }
    canvas.paint(lists[0])
    var next = 0
    // Of the processor, which others use too.
    let times = (0..<5).map { _ in
      next += 1
      canvas.invalidate()
      let start = ProcessUsage.ownSeconds
      canvas.paint(lists[next])
      return ProcessUsage.ownSeconds - start
    }
    return times.sorted()[2]
  }

  private static func list(_ filters: [GraphicsContext.Filter]) -> DisplayList {
    let size = BenchmarkScenes.size
    return DisplayList.record(size: size, resources: BenchmarkRendering.resources) { context in
      for filter in filters { context.addFilter(filter) }
      // Less than opaque, so that all are painted by way of a layer.
      context.opacity = 0.99
      context.drawLayer { layer in
        layer.fill(
          Path(CGRect(origin: .zero, size: size)),
          with: .linearGradient(
            Gradient(colors: [.red, .yellow, .blue]), startPoint: .zero,
            endPoint: CGPoint(x: size.width, y: size.height)))
      }
    }
  }
}
