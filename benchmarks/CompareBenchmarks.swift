import FlipbookCompare
import FlipbookDrawing
import FlipbookRaster
import Foundation

/// Prints what comparing two 1080p pictures costs one thread: decoding a PNG, then each metric, for pictures that
/// differ in a part and for noise, of which every pixel differs.
///
/// Where Python with pixelmatch and Pillow is installed, the same two files are compared by it too.
func runCompareBenchmarks() throws {
  let (width, height) = (1920, 1080)
  let noise = [1, 2].map { makeNoise(width, height, seed: $0) }
  let scene = try BenchmarkRendering.bitmap(of: RainScene(), frame: 60)
  let next = try BenchmarkRendering.bitmap(of: RainScene(), frame: 61)

  let encoded = Data(try PictureFile.png(scene))
  let decoding = try fastest { _ = try PictureFile.bitmap(from: encoded) }
  print(String(format: "decoding a PNG: %.1f ms", decoding * 1e3))
  let settings: [(String, CompareSettings)] = [
    ("exact", CompareSettings(rule: .exact)), ("channels", CompareSettings(rule: .channels(tolerance: 2))),
    ("perceptual", CompareSettings(rule: .perceptual)), ("window", .forgiving),
    ("ssim", CompareSettings(allowance: .similarity(0.98))),
  ]
  for (name, settings) in settings {
    let times = [(scene, scene), (scene, next), (noise[0], noise[1])].map { pair in
      fastest { _ = PictureComparison(expected: pair.0, actual: pair.1, settings: settings) } * 1e3
    }
    print(
      String(
        format: "%@: %.2f ms identical, %.1f ms two frames of a film, %.1f ms noise", name, times[0],
        times[1], times[2]))
  }
  try compareWithPixelmatch(scene, next)
}

/// Seconds of this thread's processor time, the least of several runs.
private func fastest(_ body: () throws -> Void) rethrows -> Double {
  var best = Double.infinity
  for _ in 0..<7 {
    var start = timespec()
    var end = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &start)
    try body()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &end)
    best = min(
      best, Double(end.tv_sec - start.tv_sec) + Double(end.tv_nsec - start.tv_nsec) * 1e-9)
  }
  return best
}

private func makeNoise(_ width: Int, _ height: Int, seed: UInt64) -> Bitmap {
  var state = seed &* 0x9e37_79b9_7f4a_7c15 | 1
  var pixels: [UInt32] = []
  pixels.reserveCapacity(width * height)
  for _ in 0..<width * height {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    pixels.append(UInt32(truncatingIfNeeded: state >> 20) | 0xff00_0000)
  }
  return Bitmap(width: width, height: height, pixels: pixels)
}

private let pixelmatchProgram = """
  import sys, time
  from PIL import Image
  from pixelmatch.contrib.PIL import pixelmatch
  a, b = (Image.open(p).convert("RGBA") for p in sys.argv[1:3])
  a.load(); b.load()
  start = time.process_time()
  count = pixelmatch(a, b)
  print(f"pixelmatch {count} {(time.process_time() - start) * 1e3:.1f}")
  """

/// Prints how many times faster the perceptual metric is than the pixelmatch package of Python.
private func compareWithPixelmatch(_ expected: Bitmap, _ actual: Bitmap) throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flipbook-bench-\(getpid())")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let files = [folder.appendingPathComponent("a.png"), folder.appendingPathComponent("b.png")]
  for (file, bitmap) in zip(files, [expected, actual]) {
    try Data(try PictureFile.png(bitmap)).write(to: file)
  }
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = ["python3", "-c", pixelmatchProgram] + files.map(\.path)
  let pipe = Pipe()
  process.standardOutput = pipe
  process.standardError = FileHandle.nullDevice
  try process.run()
  let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  process.waitUntilExit()
  let words = text.split(separator: " ")
  guard words.count == 3, let theirs = Double(words[2].trimmingCharacters(in: .whitespacesAndNewlines)) else {
    print("pixelmatch: not installed (pip install pixelmatch Pillow)")
    return
  }
  let ours =
    fastest {
      _ = PictureComparison(expected: expected, actual: actual, settings: CompareSettings(rule: .perceptual))
    } * 1e3
  print(
    String(
      format: "the same pair: perceptual %.1f ms, pixelmatch %.0f ms, %.0f times as long", ours, theirs,
      theirs / ours))
}
