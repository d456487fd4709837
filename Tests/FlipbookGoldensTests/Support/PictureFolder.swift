import FlipbookDrawing
import FlipbookRaster
import FlipbookScenes
import FlipbookTestSupport
import Foundation

/// A folder of a test's own, removed with it.
final class PictureFolder {
  let folder: String

  init() throws {
    folder = try TemporaryFolder.make(
      in: FileManager.default.temporaryDirectory.path, prefix: "flipbook-goldens-")
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func path(_ name: String) -> String { folder + "/" + name }

  func text(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

  func write(_ name: String, _ bytes: [UInt8]) throws {
    let url = URL(fileURLWithPath: path(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  func write(_ name: String, text: String) throws { try write(name, Array(text.utf8)) }

  func write(_ name: String, _ bitmap: Bitmap) throws { try write(name, try PictureFile.png(bitmap)) }

  /// Files `folder/00000.png` and on.
  func write(sequence folder: String, _ frames: [Bitmap]) throws {
    for (index, frame) in frames.enumerated() {
      let number = String(index)
      try write("\(folder)/\(String(repeating: "0", count: 5 - number.count))\(number).png", frame)
    }
  }

  /// Runs ffmpeg in the folder.
  func ffmpeg(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["ffmpeg", "-nostdin", "-v", "error", "-y"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    try process.run()
    process.waitUntilExit()
  }

  /// A square on white, somewhere.
  static func picture(_ place: Int, width: Int = 32, height: Int = 24, color: UInt32 = 0xff20_60c0) -> Bitmap
  {
    var pixels = [UInt32](repeating: 0xffff_ffff, count: width * height)
    for y in 8..<14 {
      for x in place..<min(place + 6, width) { pixels[y * width + x] = color }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}
