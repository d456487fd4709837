import Foundation

/// Runs ffmpeg's tools to look at what was written.
enum MediaTools {
  /// What a program prints, as bytes.
  static func output(_ program: String, _ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return data
  }

  /// Fields of the first stream of a kind, `v` or `a`, as ffprobe names them.
  static func stream(_ path: String, _ kind: String = "v", count: Bool = false) throws -> [String: String] {
    let arguments = ["-v", "error", "-select_streams", kind + ":0", "-show_streams", "-of", "flat=s=_:h=0"]
    let data = try output("ffprobe", (count ? ["-count_frames"] : []) + arguments + [path])
    var fields: [String: String] = [:]
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, let name = parts[0].split(separator: ".").last else { continue }
      let key = name.replacing("streams_stream_0_", with: "").replacing("stream_0_", with: "")
      fields[String(key)] = parts[1].trimmingCharacters(in: CharacterSet(charactersIn: "\""))
    }
    return fields
  }

  /// All frames as bytes R, G, B, A, upscaled from 4:2:0 without blurring chroma.
  static func decode(_ path: String, decoder: [String] = []) throws -> [UInt8] {
    let filter = "scale=in_color_matrix=bt709:in_range=tv:flags=neighbor+accurate_rnd+full_chroma_int"
    return [UInt8](
      try output(
        "ffmpeg",
        ["-v", "error"] + decoder + ["-i", path, "-vf", filter, "-f", "rawvideo", "-pix_fmt", "rgba", "-"]))
  }
}
