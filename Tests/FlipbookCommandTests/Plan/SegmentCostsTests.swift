import FlipbookDrawing
import FlipbookExport
import Foundation
import Testing

@testable import FlipbookCommand

@MainActor
@Suite("What the segments of a film take")
struct SegmentCostsTests {
  /// A clock that stands still but for the work that is noted.
  private final class Work {
    var seconds = 0.0
  }

  private struct Source: FrameSource {
    let format: FrameFormat
    var recordsInOrder: Bool
    /// Takes the seconds of a frame.
    let record: @MainActor (Int) -> Void

    func displayList(at frame: Int) -> DisplayList {
      record(frame)
      // Each frame is another one.
      return DisplayList(
        size: CGSize(width: frame + 1, height: 1), background: RGBA(red: 0, green: 0, blue: 0), items: [])
    }
  }

  private func costs(
    frames: Int, segment: Int, inOrder: Bool = false, record: @escaping (Int) -> Double,
    paint: @escaping (Int) -> Double, encode: Double = 0, start: Double = 0
  ) throws -> SegmentCosts {
    let work = Work()
    let rate = try #require(FrameRate(30, over: 1))
    let source = Source(
      format: FrameFormat(size: CGSize(width: 1, height: 1), frameRate: rate, frameCount: frames),
      recordsInOrder: inOrder
    ) { work.seconds += record($0) }
    let ranges = stride(from: 0, to: frames, by: segment).map { $0..<min(frames, $0 + segment) }
    func frame(_ list: DisplayList) -> Int { Int(list.size.width) - 1 }
    return try SegmentCosts(
      of: source, frames: Array(0..<frames), ranges: ranges, now: { work.seconds },
      paint: { work.seconds += paint(frame($0)) },
      film: { lists in start + lists.map { paint(frame($0)) + encode }.reduce(0, +) })
  }

  @Test("the first frame of a film, which fills caches, makes its segment no costlier")
  func first() throws {
    var isFirst = true
    let costs = try costs(
      frames: 240, segment: 20,
      record: { _ in
        defer { isFirst = false }
        return isFirst ? 5 : 0.25
      }, paint: { _ in 0.5 })
    #expect(costs.seconds == Array(repeating: 15, count: 12))
    #expect(costs.lead == Array(repeating: 0, count: 12))
  }

  @Test("encoding counts, and the encoder's start doesn't")
  func encoding() throws {
    let costs = try costs(
      frames: 240, segment: 120, record: { _ in 0 }, paint: { $0 < 120 ? 0.25 : 0.75 }, encode: 0.5, start: 8)
    #expect(abs(costs.seconds[0] - 90) < 1e-9)
    #expect(abs(costs.seconds[1] - 150) < 1e-9)
  }

  @Test("a part of a scene of views is run up to its first frame")
  func lead() throws {
    let costs = try costs(frames: 240, segment: 60, inOrder: true, record: { _ in 1 }, paint: { _ in 0 })
    // A frame alone is recorded here, whatever lies between: its second is that of one step.
    #expect(costs.lead == [0, 60, 120, 180])
  }

  @Test("films of few frames have a cost", arguments: [1, 2, 3])
  func short(frames: Int) throws {
    let costs = try costs(frames: frames, segment: 1, record: { _ in 1 }, paint: { _ in 2 }, encode: 4)
    #expect(costs.seconds.count == frames)
    #expect(costs.seconds.allSatisfy { $0 == 3 })
  }
}
