import FlipbookMedia
import Foundation

@testable import FlipbookExport

/// Sounds as samples, for tests.
enum SoundSamples {
  /// Writes a WAV file of 16-bit samples at 48,000 a second.
  ///
  /// - Parameter sample: Of a channel, from −32768 to 32767.
  static func write(_ path: String, channels: Int = 2, count: Int, _ sample: (Int, Int) -> Int) throws {
    var bytes: [UInt8] = []
    func add(_ value: Int, _ size: Int) {
      for shift in 0..<size { bytes.append(UInt8(truncatingIfNeeded: value >> (8 * shift))) }
    }
    let length = count * channels * 2
    bytes += Array("RIFF".utf8)
    add(36 + length, 4)
    bytes += Array("WAVEfmt ".utf8)
    for (value, size) in [
      (16, 4), (1, 2), (channels, 2), (48_000, 4), (48_000 * channels * 2, 4), (channels * 2, 2), (16, 2),
    ] { add(value, size) }
    bytes += Array("data".utf8)
    add(length, 4)
    for index in 0..<count {
      for channel in 0..<channels { add(sample(index, channel), 2) }
    }
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  /// The samples that a mix comes to, left and right by turns.
  static func mixed(_ sounds: [Sound], length: Int) throws -> [Int] {
    let probe = try SoundProbe()
    guard let mix = SoundMix(try sounds.map(probe.film), length: length) else { return [] }
    // A long graph is no argument.
    let graph = NSTemporaryDirectory() + "/flipbook-graph-\(UUID().uuidString)"
    try Data(mix.graph.utf8).write(to: URL(fileURLWithPath: graph))
    defer { try? FileManager.default.removeItem(atPath: graph) }
    let inputs = mix.files.flatMap { ["-i", $0] }
    let data = try MediaTools.output(
      "ffmpeg",
      ["-v", "error"] + inputs + ["-filter_complex_script", graph, "-map", "[sound]", "-f", "s16le", "-"])
    return samples(data)
  }

  /// The samples of a film's sound, left and right by turns.
  static func decoded(_ path: String) throws -> [Int] {
    samples(
      try MediaTools.output(
        "ffmpeg",
        ["-v", "error", "-i", path, "-map", "0:a:0", "-ac", "2", "-ar", "48000", "-f", "s16le", "-"]))
  }

  private static func samples(_ data: Data) -> [Int] {
    let bytes = [UInt8](data)
    return stride(from: 0, to: bytes.count - 1, by: 2).map {
      Int(Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8))
    }
  }
}
