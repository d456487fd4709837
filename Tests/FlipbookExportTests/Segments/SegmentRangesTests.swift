import Testing

@testable import FlipbookExport

@Suite("Where films are cut")
struct SegmentRangesTests {
  private func lengths(_ choice: SegmentChoice, _ count: Int, _ rate: FrameRate?, _ markers: [Int] = [])
    throws -> [Int]
  {
    let ranges = SegmentRanges.ranges(choice, count: count, rate: try #require(rate), markers: markers)
    #expect(ranges.first?.lowerBound == 0 && ranges.last?.upperBound == count)
    for (range, next) in zip(ranges, ranges.dropFirst()) { #expect(range.upperBound == next.lowerBound) }
    return ranges.map(\.count)
  }

  @Test("segments are as long as asked for, and a rest under half a segment belongs to the last")
  func lengths() throws {
    let rate = FrameRate(30, over: 1)
    #expect(try lengths(.seconds(4), 360, rate) == [120, 120, 120])
    #expect(try lengths(.seconds(4), 420, rate) == [120, 120, 120, 60])
    #expect(try lengths(.seconds(4), 419, rate) == [120, 120, 179])
    #expect(try lengths(.seconds(4), 7, rate) == [7])
    #expect(try lengths(.seconds(0.001), 3, rate) == [1, 1, 1])
    #expect(try lengths(.seconds(1e300), 3, rate) == [3])
    #expect(try lengths(.seconds(4), 240, FrameRate(30000, over: 1001)) == [120, 120])
    #expect(try lengths(.none, 500, rate) == [500])
  }

  @Test("markers cut a film once each, and those at its ends not at all")
  func markers() throws {
    let rate = FrameRate(30, over: 1)
    #expect(try lengths(.markers, 100, rate, [60, 10, 0, 100, 60, 400, -3]) == [10, 50, 40])
    #expect(try lengths(.markers, 100, rate) == [100])
  }

  @Test("the times of a join add up to the film's own, whatever the rate")
  func times() throws {
    let rate = try #require(FrameRate(30000, over: 1001))
    let list = FFmpegArguments.list((0..<3000).map { ("s\($0)", 7) }, rate)
    let sum = list.split(separator: "\n").filter { $0.hasPrefix("duration ") }
      .compactMap { Int($0.dropFirst(9).dropLast(2)) }.reduce(0, +)
    #expect(sum == EncodingPlan.microseconds(21000, rate) && sum == 700_700_000)
  }
}
