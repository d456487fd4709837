import FlipbookTestSupport
import Foundation

/// What films of tests hold, by ffmpeg's tools.
enum FilmProbe {
  /// What a program prints.
  static func output(_ program: String, _ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readUninterrupted()
    process.waitUntilExit()
    return data
  }

  /// The left samples of a film's sound, at 48,000 a second.
  static func samples(_ path: String) throws -> [Int] {
    let bytes = [UInt8](
      try output(
        "ffmpeg",
        ["-v", "error", "-i", path, "-map", "0:a:0", "-ac", "2", "-ar", "48000", "-f", "s16le", "-"]))
    return stride(from: 0, to: bytes.count - 3, by: 4).map {
      Int(Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8))
    }
  }

  /// The sample that is the loudest of those around a place.
  static func peak(_ samples: [Int], near place: Int) -> Int {
    (max(0, place - 600)..<max(0, place - 600, min(samples.count, place + 600))).max {
      abs(samples[$0]) < abs(samples[$1])
    } ?? -1
  }

  /// Writes a WAV file of 16-bit samples, one channel, that is silent but for clicks.
  static func writeClicks(_ path: String, at clicks: [Int], count: Int) throws {
    var bytes: [UInt8] = []
    func add(_ value: Int, _ size: Int) {
      for shift in 0..<size { bytes.append(UInt8(truncatingIfNeeded: value >> (8 * shift))) }
    }
    bytes += Array("RIFF".utf8)
    add(36 + 2 * count, 4)
    bytes += Array("WAVEfmt ".utf8)
    for (value, size) in [(16, 4), (1, 2), (1, 2), (48_000, 4), (96_000, 4), (2, 2), (16, 2)] {
      add(value, size)
    }
    bytes += Array("data".utf8)
    add(2 * count, 4)
    for index in 0..<count { add(clicks.contains(index) ? 30_000 : 0, 2) }
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }
}
