import FlipbookMedia
import Foundation
import Synchronization

/// Decodes sound files to learn their lengths and whether all of them can be decoded, each file once.
package final class SoundProbe: Sendable {
  private let ffmpeg: FFmpeg
  private let cancellation: Cancellation
  private let known = Mutex<[String: SoundInfo]>([:])

  /// Seconds that a file may take.
  private static let patience = 600.0

  /// - Throws: ``ExportError`` when there is no ffmpeg.
  package convenience init(program: String? = nil, cancellation: Cancellation = Cancellation()) throws {
    self.init(try FFmpeg(program: program, cancellation: cancellation), cancellation)
  }

  init(_ ffmpeg: FFmpeg, _ cancellation: Cancellation = Cancellation()) {
    (self.ffmpeg, self.cancellation) = (ffmpeg, cancellation)
  }

  /// A sound with what its file turned out to be.
  ///
  /// - Throws: ``ExportError`` in words when the file is missing, holds no sound or is damaged.
  package func film(_ sound: Sound) throws -> FilmSound { FilmSound(sound, try info(sound.file)) }

  /// - Throws: ``ExportError`` in words when the file is missing, holds no sound or is damaged.
  package func info(_ file: String) throws -> SoundInfo {
    if let info = known.withLock({ $0[file] }) { return info }
    let info = try decode(file)
    known.withLock { $0[file] = info }
    return info
  }

  /// Decodes the files of sounds, so that one that can't be used is reported before anything is painted.
  func check(_ sounds: [Sound]) throws {
    for sound in sounds { _ = try info(sound.file) }
  }

  private func decode(_ file: String) throws -> SoundInfo {
    let name = (file as NSString).lastPathComponent
    guard FileManager.default.isReadableFile(atPath: file) else {
      throw ExportError(.input, "The sound file \"\(file)\" doesn't exist or can't be read.")
    }
    let process = try EncoderProcess(
      program: ffmpeg.path,
      arguments: [
        "-hide_banner", "-nostats", "-nostdin", "-loglevel", "level+info", "-xerror", "-i", "file:" + file,
        "-map", "0:a:0", "-af",
        "aformat=sample_rates=\(SoundInfo.rate),"
          + "astats=measure_perchannel=DC_offset:measure_overall=Number_of_samples",
        "-f", "null", "-",
      ])
    let exit = process.wait(seconds: Self.patience) { cancellation.isCancelled }
    if cancellation.isCancelled { throw ExportError.cancelled }
    guard let exit else {
      throw ExportError(.input, "The sound file \"\(name)\" can't be read within \(Int(Self.patience)) s.")
    }
    let text = process.lastMessages(lines: .max, bytes: 1 << 20)
    guard exit == .code(0), let info = Self.info(in: text), info.samples > 0 else {
      throw ExportError(.input, "The sound file \"\(name)\" \(Self.reason(text, isOver: exit == .code(0))).")
    }
    return info
  }

  /// Reads the length and the channels that `astats` prints at the end.
  static func info(in text: String) -> SoundInfo? {
    var (samples, channels) = (0, 0)
    for line in text.split(whereSeparator: \.isNewline) where line.contains("astats") {
      if line.contains("Channel: ") { channels += 1 }
      if let range = line.range(of: "Number of samples: "), let count = Int(line[range.upperBound...]) {
        samples = count
      }
    }
    return channels > 0 ? SoundInfo(samples: samples, channels: channels) : nil
  }

  /// Why ffmpeg refuses a file, as the end of a sentence.
  private static func reason(_ text: String, isOver: Bool) -> String {
    if text.contains("matches no streams") { return "has no sound in it" }
    let said = FFmpegErrors.lines(in: text).last ?? ""
    if isOver { return "holds no sound that can be decoded" }
    return "is damaged or is no sound" + (said.isEmpty ? "" : "; ffmpeg says: \(said)")
  }
}
