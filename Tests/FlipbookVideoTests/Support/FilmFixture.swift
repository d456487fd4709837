import FlipbookPicture
import Foundation

/// Films whose pictures are of one colour each, which says their number.
enum FilmFixture {
  static let width = 48
  static let height = 32

  /// The colour of a picture: `0xAARRGGBB`, opaque.
  static func color(_ number: Int) -> UInt32 {
    0xff00_0000 | UInt32(number * 3 % 256) << 16 | UInt32(255 - number % 256) << 8 | UInt32(number * 7 % 256)
  }

  /// A folder of this test, removed by the caller's `defer`.
  static func folder() throws -> String {
    let path = NSTemporaryDirectory() + "flipbook-video-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return path
  }

  /// Encodes a film without loss.
  ///
  /// - Parameters:
  ///   - options: Of ffmpeg, behind the input; the last is the file's name.
  ///   - alpha: Of a picture by its number.
  @discardableResult
  static func make(
    _ folder: String, frames: Int, rate: String = "30", input: [String] = [], _ options: [String],
    alpha: (Int) -> UInt8 = { _ in 255 }
  ) throws -> String {
    var bytes: [UInt8] = []
    for frame in 0..<frames {
      let color = color(frame)
      let pixel = [
        UInt8(color >> 16 & 255), UInt8(color >> 8 & 255), UInt8(color & 255), alpha(frame),
      ]
      for _ in 0..<width * height { bytes += pixel }
    }
    let raw = folder + "/raw-\(UUID().uuidString)"
    try Data(bytes).write(to: URL(fileURLWithPath: raw))
    let output = folder + "/" + options[options.count - 1]
    try run(
      "ffmpeg",
      [
        "-v", "error", "-y", "-f", "rawvideo", "-pix_fmt", "rgba", "-s", "\(width)x\(height)", "-r", rate,
        "-i",
        raw,
      ] + input + options.dropLast() + [output])
    try FileManager.default.removeItem(atPath: raw)
    return output
  }

  static func run(_ program: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
  }

  /// Lossless H.264 in RGB: pictures apart, with others between them that depend on both sides.
  static let x264 = ["-c:v", "libx264rgb", "-qp", "0", "-bf", "2", "-pix_fmt", "rgb24"]
}
