import Flipbook
import FlipbookRaster
import Foundation

/// What lists cost before anything is painted.
enum ListBenchmark {
  static func run() throws {
    let circles = CirclesScene()
    var list = BenchmarkRendering.list(of: circles, frame: 0)
    let recording = Stopwatch.median(of: 51) { list = BenchmarkRendering.list(of: circles, frame: 0) }
    report("recording \(list.items.count) items", recording, limit: 1e-3)

    // From the drawing of the frame to the canvas's answer that nothing is to be painted.
    let slides = SlideshowScene()
    let canvas = try BenchmarkRendering.makeCanvas()
    canvas.paint(BenchmarkRendering.list(of: slides, frame: 0))
    var isClean = true
    let equality = Stopwatch.median(of: 51) {
      isClean = canvas.paint(BenchmarkRendering.list(of: slides, frame: 1)).isUnchanged && isClean
    }
    precondition(isClean, "equal lists leave nothing to paint")
    report("a frame whose list equals the last, with its recording", equality, limit: 0.3e-3)
  }

  private static func report(_ what: String, _ seconds: Double, limit: Double) {
    let verdict = seconds < limit ? "under" : "OVER"
    print(String(format: "%@: %.4f ms (%@ %.1f ms)", what, seconds * 1e3, verdict, limit * 1e3))
  }
}
