import Flipbook
import FlipbookRaster
import Foundation

/// What filters of a layer as large as a 1080p picture cost on one thread, beyond the layer itself.
///
/// Every round paints each case once, the layer without a filter among them, so that what else the machine does falls
/// on all alike; told are medians of what a case takes and of how much more that is than the plain layer in its round.
enum FilterBenchmark {
  private struct Case {
    let name: String
    var isLinear = false
    /// By the number of the round, so that nothing is known from the last one.
    let filter: ((Int) -> GraphicsContext.Filter)?
  }

  private static let rounds = 11

  private static var cases: [Case] {
    func small(_ round: Int) -> Double { Double(round) * 1e-6 }
    let radii: [Double] = [0.5, 1, 2, 3, 6, 12, 25, 48, 100]
    let blurs = radii.map { radius in
      Case(name: "blur, sigma \(radius.formatted())") { .blur(radius: radius + small($0)) }
    }
    return [Case(name: "none", filter: nil)] + blurs + [
      Case(name: "blur, sigma 12, in linear light", isLinear: true) { .blur(radius: 12 + small($0)) },
      Case(name: "blur, sigma 12, of an unchanged layer") { _ in .blur(radius: 12) },
      Case(name: "shadow, sigma 12") { .shadow(radius: 12 + small($0), x: 4, y: 4) },
      Case(name: "brightness") { .brightness(0.1 + small($0)) },
      Case(name: "hue rotation") { .hueRotation(.degrees(40 + small($0))) },
      Case(name: "saturation") { .saturation(0.5 + small($0)) },
      Case(name: "alpha threshold") { .alphaThreshold(min: 0.5 + small($0)) },
      Case(name: "brightness, in linear light", isLinear: true) { .brightness(0.1 + small($0)) },
    ]
  }

  static func run() throws {
    let cases = cases
    let canvases = try cases.map { _ in try BenchmarkRendering.makeCanvas() }
    var times = [[Double]](repeating: [], count: cases.count)
    // The first two rounds fill caches.
    for round in -2..<rounds {
      for (index, item) in cases.enumerated() {
        let list = list(item, round)
        canvases[index].invalidate()
        let start = Stopwatch.processorTime
        canvases[index].paint(list)
        if round >= 0 { times[index].append(Stopwatch.processorTime - start) }
      }
    }
    print("| filter | more than none, ms | in all, ms |")
    print("|---|---|---|")
    for (index, item) in cases.enumerated() {
      let more = median(zip(times[index], times[0]).map { $0 - $1 })
      print(String(format: "| %@ | %.2f | %.2f |", item.name, more * 1e3, median(times[index]) * 1e3))
    }
    print(
      "An unchanged layer that was blurred is not painted again either, so it takes less than a plain one.")
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

  private static func list(_ item: Case, _ round: Int) -> DisplayList {
    let size = BenchmarkScenes.size
    return DisplayList.record(size: size, resources: BenchmarkRendering.resources) { context in
      if let filter = item.filter {
        context.addFilter(filter(round), options: item.isLinear ? .linearColor : [])
      }
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
