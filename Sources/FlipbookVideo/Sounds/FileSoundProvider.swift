import FlipbookDiagnostics
import FlipbookExport
import FlipbookPicture
import FlipbookRaster
import Foundation
import Synchronization

/// The samples of sound files, each decoded once.
package final class FileSoundProvider: SoundProvider {
  private let access: ReadAccess
  private let limits: CostLimits
  private let known = Mutex<[String: Result<SoundSamples, VideoFailure>]>([:])
  /// The part of the limit for pictures that the samples of all files take.
  private static let share = 0.5
  /// Seconds without a byte after which ffmpeg is given up.
  private static let patience = 60.0

  /// - Parameters:
  ///   - access: Which files may be read.
  ///   - limits: The limits on the cost of samples.
  package init(access: ReadAccess = .all, limits: CostLimits = CostLimits()) {
    (self.access, self.limits) = (access, limits)
  }

  package func samples(at path: String) throws(VideoFailure) -> SoundSamples {
    // Decoding happens under the lock, so that two threads never decode the same file.
    let samples = known.withLock { known -> Result<SoundSamples, VideoFailure> in
      if let samples = known[path] { return samples }
      let taken = known.values.reduce(0) { sum, samples in
        sum + ((try? samples.get())?.values.count ?? 0) * 4
      }
      let samples = read(path, taken: taken)
      known[path] = samples
      return samples
    }
    return try samples.get()
  }

  private func read(_ path: String, taken: Int) -> Result<SoundSamples, VideoFailure> {
    do throws(VideoFailure) {
      _ = try access.mediaStamp(path)
      let program = try VideoTools.ffmpeg()
      return .success(try decode(path, program, room: Int(limits.memory * Self.share) - taken))
    } catch {
      return .failure(error)
    }
  }

  /// The readers of ffmpeg's that hold sound of their own. Lists of other files are not among them.
  private static let formats =
    "wav,w64,aiff,au,caf,mp3,flac,ogg,aac,ac3,eac3,amr,wv,ape,mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,avi,mpegts,mpeg"

  private func decode(_ path: String, _ program: String, room: Int) throws(VideoFailure) -> SoundSamples {
    let process = try MediaProcess(
      program,
      [
        "-hide_banner", "-nostats", "-nostdin", "-loglevel", "level+info", "-xerror", "-flags", "bitexact",
        "-protocol_whitelist", "file,pipe", "-format_whitelist", Self.formats, "-i", "file:" + path,
        "-map", "0:a:0", "-c:a", "pcm_f32le", "-fflags", "+bitexact", "-f", "wav", "pipe:1",
      ])
    defer { process.stop() }
    var reader = WaveReader()
    var part = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = part.withUnsafeMutableBytes { process.read(into: $0, seconds: Self.patience) }
      try reader.add(part[..<count])
      guard reader.values.count * 4 <= room else {
        throw VideoFailure("is too long: its samples take \(limits.refusal(Double(room), .memory))")
      }
      if count < part.count { break }
    }
    let code = process.end()
    guard code == 0, let rate = reader.rate, !reader.values.isEmpty else {
      throw VideoFailure(Self.reason(process.messages))
    }
    return SoundSamples(rate: rate, values: reader.values)
  }

  private static func reason(_ text: String) -> String {
    if text.contains("matches no streams") { return "has no sound in it" }
    let said = FFmpegErrors.lines(in: text).last ?? ""
    return "is damaged or is no sound" + (said.isEmpty ? "" : "; ffmpeg says: \(said)")
  }
}
