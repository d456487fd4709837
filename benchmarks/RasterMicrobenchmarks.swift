import Flipbook
import FlipbookRaster
import Foundation

/// Prints how fast one thread paints: megapixels a second of single operations over a whole 1080p canvas, then
/// milliseconds a frame of the benchmark scenes to memory, recording not included.
///
/// - Parameters:
///   - resources: Text and images for the scenes.
///   - only: The name of the one scene to measure; nil for everything.
func runRasterMicrobenchmarks(
  resources: DrawingResources, only: String? = nil, makeCanvas: () throws -> RasterCanvas
) rethrows {
  let size = BenchmarkScenes.size
  let whole = Path(CGRect(origin: .zero, size: size))
  let stops = Gradient(colors: [.red, .yellow, .blue])
  let clear = Gradient(colors: [Color.red.opacity(0.8), Color.blue.opacity(0.3)])
  let center = CGPoint(x: 960, y: 540)
  let operations: [(String, (inout GraphicsContext) -> Void)] = [
    ("opaque colour", { $0.fill(whole, with: .color(.red)) }),
    ("translucent colour", { $0.fill(whole, with: .color(.red.opacity(0.5))) }),
    (
      "linear gradient", { $0.fill(whole, with: .linearGradient(stops, startPoint: .zero, endPoint: center)) }
    ),
    (
      "linear gradient, translucent",
      { $0.fill(whole, with: .linearGradient(clear, startPoint: .zero, endPoint: center)) }
    ),
    (
      "radial gradient",
      { $0.fill(whole, with: .radialGradient(stops, center: center, startRadius: 0, endRadius: 900)) }
    ),
    (
      "radial gradient, translucent",
      { $0.fill(whole, with: .radialGradient(clear, center: center, startRadius: 0, endRadius: 900)) }
    ),
    ("conic gradient", { $0.fill(whole, with: .conicGradient(stops, center: center)) }),
  ]
  for (name, draw) in operations where only == nil {
    let list = DisplayList.record(size: size, resources: resources) { context in
      for _ in 0..<4 { draw(&context) }
    }
    let canvas = try makeCanvas()
    let seconds = fastest(of: 10) {
      canvas.invalidate()
      canvas.paint(list)
    }
    // Opaque operations but the last are hidden, as they are in a scene.
    let count = name.contains("translucent") || name.contains("conic") ? 4.0 : 1
    print("\(name): \(Int(size.width * size.height * count / seconds / 1e6)) Mpixel/s")
  }
  for scene in BenchmarkScenes.all where only == nil || only == scene.name {
    let drawing = scene.init()
    let canvas = try makeCanvas()
    var times: [Double] = []
    for frame in stride(from: 0, to: BenchmarkScenes.frameCount, by: 5) {
      let lists = [frame, frame + 1].map { index in
        DisplayList.record(size: size, resources: resources) { drawing.draw(frame: index, in: &$0) }
      }
      canvas.paint(lists[0])
      times.append(fastest(of: 1) { canvas.paint(lists[1]) })
    }
    times.sort()
    let total = times.reduce(0, +) / Double(times.count)
    print(
      String(
        format: "%@: %.2f ms a frame, %.1f frames/s (median %.2f ms, worst %.2f ms)", scene.name, total * 1e3,
        1 / total, times[times.count / 2] * 1e3, times[times.count - 1] * 1e3))
  }
}

/// Seconds of this thread's processor time.
private func fastest(of count: Int, _ body: () -> Void) -> Double {
  var best = Double.infinity
  for _ in 0..<count {
    var start = timespec()
    var end = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &start)
    body()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &end)
    best = min(best, Double(end.tv_sec - start.tv_sec) + Double(end.tv_nsec - start.tv_nsec) * 1e-9)
  }
  return best
}
