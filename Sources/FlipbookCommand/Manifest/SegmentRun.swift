import FlipbookExport
import FlipbookScenes
import Foundation

/// A render of a film in segments, which keeps them for later runs.
@MainActor
struct SegmentRun {
  /// The cache's folder; nil for none.
  var cache: String?
  /// In megabytes.
  var cacheSize: Int
  var resumes: Bool
  /// Everything that decides the pixels of a display list.
  var identity: String

  func render(
    _ source: SceneFrameSource, frames: [Int], to output: OutputSettings, workers: Int?, isQuiet: Bool,
    _ session: SceneSession
  ) throws {
    // A run that was interrupted has left its folder; a film that is there without one is somebody's.
    let goesOn = resumes && FileManager.default.fileExists(atPath: ResumeFolder.path(of: output.path))
    let resumed = resumes && cache == nil ? try ResumeFolder(film: output.path) : nil
    var record = RenderRecord()
    record.segmentStore = try resumed?.store ?? cache.map { try SegmentStore(folder: $0) }
    record.identity = identity
    var output = output
    if goesOn { output.overwrites = true }
    do {
      try session.render(source, frames: frames, to: output, workers: workers, record: record)
    } catch {
      resumed?.removeIfEmpty()
      if cache != nil { record.segmentStore?.trim(to: cacheSize << 20) }
      throw error
    }
    if let store = record.segmentStore, resumes || cache != nil, !isQuiet {
      let counts = store.statistics
      if counts.found > 0 {
        Console.error("\(counts.found) segments were kept, \(counts.stored) were encoded.\n")
      }
    }
    resumed?.remove()
    if cache != nil { record.segmentStore?.trim(to: cacheSize << 20) }
  }
}
