import Flipbook
import FlipbookDiagnostics
import FlipbookExport
internal import FlipbookLottie
import Foundation

/// The sounds of an animation as those of a film. Embedded sounds are written to a folder of this run.
final class LottieSoundFiles {
  private var folder: WorkingFolder?
  private var written: [[UInt8]: String] = [:]

  /// The sounds from a time of the film on.
  @MainActor func audio(_ sounds: [LottieSound]) -> [Audio] {
    sounds.compactMap { sound -> Audio? in
      guard sound.length > 0, let path = path(of: sound.source) else { return nil }
      let trim = sound.from...(sound.from + sound.length)
      let levels = sound.levels
      guard levels.count > 1 else { return Audio(path, at: sound.start, trim: trim, volume: levels[0].gain) }
      let volume = KeyframeTimeline(initialValue: levels[0].gain) {
        KeyframeTrack {
          for (before, level) in zip(levels, levels.dropFirst()) {
            LinearKeyframe(level.gain, duration: level.time - before.time)
          }
        }
      }
      return Audio(path, at: sound.start, trim: trim, volume: volume)
    }
  }

  private func path(of source: LottieSound.Source) -> String? {
    switch source {
    case .file(let name):
      if MediaFiles.find(name) != nil { return name }
      DiagnosticCollector.current.reportOnce(
        Diagnostic(
          .warning, code: "lottie.sound",
          message: PrintableText.line(
            "There is no sound file \"\(name)\" beside the animation; it is not heard.")))
      return nil
    case .content(let bytes, let ending):
      if let known = written[bytes] { return known }
      do {
        let folder =
          try self.folder ?? WorkingFolder(in: FileManager.default.temporaryDirectory.path, prefix: "lottie-")
        self.folder = folder
        let path = "\(folder.path)/\(written.count).\(ending.isEmpty ? "mp3" : ending)"
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        written[bytes] = path
        return path
      } catch {
        DiagnosticCollector.current.warn(
          "audio.file", "A sound inside the animation can't be written: \(error)")
        return nil
      }
    }
  }
}
