import FlipbookMedia
import Foundation

/// Files that are put into a film beside its pictures.
struct FilmCompanions: Equatable {
  struct Track: Equatable {
    var path: String
    var language: String?
  }

  /// Encoded sound.
  var sound: String?
  var captions: [Track] = []
  /// In ffmpeg's own form.
  var chapters: String?

  var isEmpty: Bool { sound == nil && captions.isEmpty && chapters == nil }

  /// Writes captions and chapters into a folder.
  ///
  /// - Throws: ``ExportError`` when the disk takes no more.
  mutating func write(_ tracks: FilmTracks, _ plan: EncodingPlan, in folder: String) throws {
    let length = Double(plan.frameCount) / plan.frameRate.framesPerSecond
    if plan.container.traits.captionCodec != nil {
      for (index, track) in tracks.captions.enumerated() {
        let cues = CaptionFile(cues: track.cues).cut(from: 0, length: length)
        let isWeb = plan.container == .webm
        let path = "\(folder)/captions-\(index).\(isWeb ? "vtt" : "srt")"
        try Self.write(isWeb ? CaptionWriter.webVTT(cues) : CaptionWriter.srt(cues), to: path)
        captions.append(Track(path: path, language: track.language))
      }
    }
    if !tracks.chapters.isEmpty, plan.container.hasChapters {
      let path = "\(folder)/chapters.txt"
      try Self.write(Self.chapters(tracks.chapters, length: length), to: path)
      chapters = path
    }
  }

  private static func write(_ text: String, to path: String) throws {
    do { try Data(text.utf8).write(to: URL(fileURLWithPath: path)) } catch {
      throw ExportError(.output, "The captions and chapters of the film can't be written.")
    }
  }

  /// Chapters as ffmpeg reads them: each ends where the next begins.
  static func chapters(_ chapters: [FilmChapter], length: Double) -> String {
    let sorted = chapters.filter { $0.start < length }.sorted { $0.start < $1.start }
    var text = ";FFMETADATA1\n"
    for (index, chapter) in sorted.enumerated() {
      let end = index + 1 < sorted.count ? sorted[index + 1].start : length
      let title = chapter.title.replacing(#/[=;#\\\n]/#) { $0.output == "\n" ? " " : "\\\($0.output)" }
      text += "[CHAPTER]\nTIMEBASE=1/1000\nSTART=\(milliseconds(chapter.start))\nEND=\(milliseconds(end))\n"
      text += "title=\(title)\n"
    }
    return text
  }

  private static func milliseconds(_ seconds: Double) -> Int {
    Int((max(0, min(seconds, 1e9)) * 1000).rounded())
  }
}
