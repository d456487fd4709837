import FlipbookDrawing
import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookExport

@Suite("Kept segments")
struct SegmentStoreTests {
  private let context = ContentHash(high: 1, low: 2)
  private let frames = (0..<5).map { ContentHash(high: 3, low: UInt64($0)) }

  private func segment(_ folder: String, padding: SegmentPadding = .box) throws -> SegmentFile {
    let store = try SegmentStore(folder: folder)
    try Data(repeating: 7, count: 1000).write(to: URL(fileURLWithPath: folder + "/new"))
    return try store.add(folder + "/new", context: context, frames: frames, padding: padding)
  }

  @Test("a segment is read back with its frames, and found by them alone")
  func finding() throws {
    try withTemporaryFolder { folder in
      let file = try segment(folder)
      #expect(file.isWhole && file.frameCount == 5 && file.mediaLength == 1008)
      let store = try SegmentStore(folder: folder)
      func match(_ context: ContentHash, _ frames: [ContentHash], count: Int) -> String? {
        var lookup = SegmentLookup(store, context: context, count: count)
        for frame in frames { lookup.advance(frame) }
        return lookup.match()?.path
      }
      #expect(match(context, frames, count: 5) == file.path)
      #expect(match(context, Array(frames.dropLast()), count: 4) == nil)
      #expect(match(context, frames.reversed(), count: 5) == nil)
      #expect(match(ContentHash(high: 1, low: 3), frames, count: 5) == nil)
    }
  }

  @Test("a search ends at the first frame that no kept segment has")
  func earlyEnd() throws {
    try withTemporaryFolder { folder in
      _ = try segment(folder)
      var lookup = SegmentLookup(try SegmentStore(folder: folder), context: context, count: 5)
      lookup.advance(frames[0])
      #expect(lookup.isOpen)
      lookup.advance(frames[2])
      #expect(!lookup.isOpen && lookup.match() == nil)
    }
  }

  @Test("every byte of a segment counts: cut, longer or with one changed it is none")
  func damage() throws {
    try withTemporaryFolder { folder in
      let path = try segment(folder).path
      let whole = try Data(contentsOf: URL(fileURLWithPath: path))
      func isWhole(_ data: Data) throws -> Bool {
        try data.write(to: URL(fileURLWithPath: path))
        return SegmentFile(path)?.isWhole ?? false
      }
      #expect(try isWhole(whole))
      for count in [0, 1, 87, 88, 500, whole.count - 1] {
        #expect(try !isWhole(whole.prefix(count)), "\(count)")
      }
      #expect(try !isWhole(whole + [0]))
      for index in stride(from: 0, to: whole.count, by: 13) {
        var changed = whole
        changed[index] ^= 0x10
        #expect(try !isWhole(changed), "byte \(index)")
      }
    }
  }

  @Test("a cache drops what was used longest ago")
  func trimming() throws {
    try withTemporaryFolder { folder in
      for (index, name) in ["segment-a", "frame-b", "segment-c", "other"].enumerated() {
        try Data(count: 100).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSince1970: Double(1000 + index))],
          ofItemAtPath: "\(folder)/\(name)")
      }
      CacheFolder(folder).trim(to: 250)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == [
          "frame-b", "other", "segment-c",
        ])
    }
  }

  @Test("one run at a time works on a film that can be resumed")
  func locking() throws {
    try withTemporaryFolder { folder in
      let film = folder + "/film.mp4"
      var first: ResumeFolder? = try ResumeFolder(film: film)
      #expect(throws: ExportError.self) { try ResumeFolder(film: film) }
      first?.removeIfEmpty()
      first = nil
      #expect(!FileManager.default.fileExists(atPath: ResumeFolder.path(of: film)))
      #expect(throws: Never.self) { try ResumeFolder(film: film) }
    }
  }
}
