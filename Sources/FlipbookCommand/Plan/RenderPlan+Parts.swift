import FlipbookExport
import FlipbookScenes
import Foundation

extension RenderPlan {
  var partCount: Int { parts.count }
  var jobName: String { film }
  var unitCount: Int { segments.reduce(0, +) }
  var unit: String { "frames" }
  var usesWorkers: Bool { true }

  func isWhole(_ part: Int, in folder: String) -> Bool {
    if case .success = PartRecord.segments(self, part, in: folder) { true } else { false }
  }

  /// Frames of the segments that are there. Two segments that show the same are one file, so parts that are whole count by
  /// the plan.
  func unitsDone(in folder: String, _ known: inout [String: Int]) -> Int {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var frames = 0
    for name in names where name.hasPrefix(CacheFolder.segmentMark) {
      if known[name] == nil, let file = SegmentFile("\(folder)/\(name)"), file.context == context {
        known[name] = file.frameCount
      }
      frames += known[name] ?? 0
    }
    var recorded = 0
    for (index, part) in parts.enumerated() {
      let name = "part-\(index + 1).json"
      if known[name] == nil, names.contains(name), PartRecord.read(folder, index + 1)?.plan == id {
        known[name] = segments[part.first..<part.end].reduce(0, +)
      }
      recorded += known[name] ?? 0
    }
    return min(max(frames, recorded), unitCount)
  }
}
