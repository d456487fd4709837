import FlipbookDrawing
import FlipbookExport
import FlipbookScenes
import Foundation

/// The file that says which segments a part of a plan has become.
struct PartRecord: Codable, Equatable, Sendable {
  struct Segment: Codable, Equatable, Sendable {
    /// The name of the file in the plan's folder of parts.
    var file: String
    /// Frames in it.
    var frames: Int
    /// Of its encoded pictures.
    var hash: ContentHash
  }

  /// The plan's id.
  var plan: ContentHash
  /// From 1.
  var part: Int
  /// In the order of the film.
  var segments: [Segment]
  /// Seconds that the part took.
  var seconds: Double
  /// The machine that rendered it.
  var host: String
  /// The film's sounds, captions and chapters, as far as the part has run; paths as in the plan.
  var tracks: FilmTracks?

  static func path(_ folder: String, _ part: Int) -> String { "\(folder)/part-\(part).json" }

  /// The record of a part; nil when there is none that can be read.
  static func read(_ folder: String, _ part: Int) -> PartRecord? {
    FileManager.default.contents(atPath: path(folder, part)).flatMap {
      try? JSONDecoder().decode(PartRecord.self, from: $0)
    }
  }

  /// Writes the record, whole or not at all.
  func write(_ folder: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    try TextFile.write(
      String(decoding: try encoder.encode(self), as: UTF8.self) + "\n", to: Self.path(folder, part))
  }

  /// The segments of a part of a plan.
  ///
  /// - Returns: The files, or a sentence on what is missing or damaged.
  static func segments(_ plan: RenderPlan, _ part: Int, in folder: String) -> Result<[SegmentFile], Reason> {
    let planned = plan.parts[part - 1]
    guard let record = read(folder, part) else { return .failure(Reason(text: "it is missing")) }
    guard record.plan == plan.id, record.part == part, record.segments.count == planned.end - planned.first
    else { return .failure(Reason(text: "it is of another plan")) }
    var files: [SegmentFile] = []
    for (index, segment) in record.segments.enumerated() {
      let path = "\(folder)/\(segment.file)"
      let name = "segment \(planned.first + index + 1) (\(segment.file))"
      guard !segment.file.contains("/"), FileManager.default.fileExists(atPath: path) else {
        return .failure(Reason(text: "its \(name) is missing"))
      }
      guard let file = SegmentFile(path), file.isWhole, file.mediaHash == segment.hash else {
        return .failure(Reason(text: "its \(name) is damaged"))
      }
      guard file.context == plan.context, file.frameCount == plan.segments[planned.first + index] else {
        return .failure(Reason(text: "its \(name) is of another film"))
      }
      files.append(file)
    }
    return .success(files)
  }

  /// Why a part can't be used, as the end of a sentence.
  struct Reason: Error, Equatable {
    var text: String
  }
}
