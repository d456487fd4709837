import Flipbook
import FlipbookRaster
import Foundation

/// Our two PNG writers against `cairo_surface_write_to_png_stream`, on a frame of each scene.
enum PNGBenchmark {
  static func run() throws {
    print("| PNG of one frame | Cairo ms | ours ms | faster | Cairo bytes | ours | ratio | level 9 | ratio |")
    print("|---|---|---|---|---|---|---|---|---|")
    for scene in BenchmarkScenes.all {
      let bitmap = try BenchmarkRendering.bitmap(of: scene.init(), frame: 133)
      let cairo = CairoPicture(bitmap)
      var cairoBytes = 0
      let cairoTime = Stopwatch.median(of: 3) { cairoBytes = cairo.writePNG() }
      let encoder = PNGEncoder(width: bitmap.width, height: bitmap.height, opaque: true)
      var bytes = 0
      let time = try Stopwatch.median(of: 9) {
        bytes = try bitmap.withPixelRows { try encoder.encode($0) }.count
      }
      let small = try bitmap.withPixelRows { try PNGCompactEncoder.encode($0, opaque: true, level: 9) }.count
      print(
        String(
          format: "| %@ | %.1f | %.2f | %.1f× | %d | %d | %.2f | %d | %.2f |", scene.name, cairoTime * 1e3,
          time * 1e3, cairoTime / time, cairoBytes, bytes, Double(bytes) / Double(cairoBytes), small,
          Double(small) / Double(cairoBytes)))
    }
  }
}
