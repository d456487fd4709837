import Flipbook
import FlipbookDrawing
import FlipbookExport
import FlipbookRaster
import FlipbookScenes
import Foundation

/// Watches a render for `--profile`: what each stage takes, which frames take longest to work out, and which kinds of items
/// take longest to paint.
///
/// Kinds are measured after the render, on a few of its frames, each item by itself.
@MainActor
final class FilmProfiler {
  /// How many frames' items are measured.
  private static let sampleCount = 6
  /// How long that goes on for each frame, in seconds.
  private static let longestSample = 0.5
  /// How deep groups are looked into.
  private static let depth = 4
  /// How many frames are listed.
  private static let slowest = 10

  nonisolated let meter = WorkMeter()
  /// Until the first frame: the process's start, the scene's code, its first layout.
  private let start = SystemClock.now(CLOCK_PROCESS_CPUTIME_ID)
  private let begin = Swift.ContinuousClock.now
  private let sampled: Set<Int>
  private var lists: [DisplayList] = []
  private var records: [FilmProfile.Frame] = []

  /// - Parameter frames: Those that will be rendered.
  init(frames: [Int]) {
    let count = min(Self.sampleCount, frames.count)
    meter.isMade()
    sampled = Set((0..<count).map { frames[frames.count * (2 * $0 + 1) / (2 * count)] })
  }

  /// Works out a frame's list, and measures that.
  func record(_ frame: Int, _ make: () -> DisplayList) -> DisplayList {
    let start = SystemClock.now(CLOCK_THREAD_CPUTIME_ID)
    let list = meter.recording(make)
    let seconds = SystemClock.now(CLOCK_THREAD_CPUTIME_ID) - start
    records.append(FilmProfile.Frame(frame: frame, milliseconds: seconds * 1000, items: list.itemCount))
    if sampled.contains(frame) { lists.append(list) }
    return list
  }

  /// The finished profile, once the output is whole.
  ///
  /// - Parameter makeCanvas: Makes a canvas like those that painted the film.
  /// - Throws: Any error of `makeCanvas`.
  func profile(_ scene: String, makeCanvas: () throws -> RasterCanvas) throws -> FilmProfile {
    let wall = (Swift.ContinuousClock.now - begin) / .seconds(1)
    let times = meter.times()
    var kinds: [ProfileNode] = []
    for list in lists { kinds += try Self.kinds(list, on: makeCanvas()) }
    var found = ProfileNode.merged(kinds)
    // Alone, an item costs another time than among the others: what was measured says the shares.
    let sum = found.reduce(0) { $0 + $1.seconds }
    found = found.map { node in
      var node = sum > 0 ? node.scaled(by: times.paint / sum) : node
      node.count = node.count.map { $0 / Double(max(1, lists.count)) }
      return node
    }
    let records = self.records.sorted { ($1.milliseconds, $0.frame) < ($0.milliseconds, $1.frame) }
    return FilmProfile(
      scene: scene, frameCount: self.records.count, seconds: wall,
      stages: [
        ProfileNode(name: "start", seconds: start), ProfileNode(name: "record", seconds: times.record),
        ProfileNode(name: "paint", seconds: times.paint, children: found),
        ProfileNode(name: "encode", seconds: times.encode),
        ProfileNode(name: "rest", seconds: times.make + times.rest),
      ], slowestFrames: Array(records.prefix(Self.slowest)))
  }

  /// The items of a list by kind, each painted by itself.
  private static func kinds(_ list: DisplayList, on canvas: RasterCanvas) -> [ProfileNode] {
    let empty = DisplayList(size: list.size, background: list.background, items: [])
    let clock = Swift.ContinuousClock()
    // Glyphs and memory are there in a film as well.
    canvas.paint(list)
    let end = clock.now + .seconds(longestSample)

    func measure(_ items: [DisplayItem], _ depth: Int) -> [ProfileNode] {
      var nodes: [ProfileNode] = []
      for item in items where clock.now < end {
        canvas.paint(empty)
        let begin = SystemClock.now(CLOCK_THREAD_CPUTIME_ID)
        canvas.paint(DisplayList(size: list.size, background: list.background, items: [item]))
        var node = ProfileNode(
          name: ItemKind.name(item), seconds: SystemClock.now(CLOCK_THREAD_CPUTIME_ID) - begin, count: 1)
        if case .layer(let layer) = item.content, depth > 1 {
          let inner = ProfileNode.merged(measure(layer.items, depth - 1))
          let sum = inner.reduce(0) { $0 + $1.seconds }
          // Parts are no more than the whole: what an item alone costs beyond that is the canvas's own work.
          node.children = sum > node.seconds ? inner.map { $0.scaled(by: node.seconds / sum) } : inner
        }
        nodes.append(node)
      }
      return nodes
    }
    return measure(list.items, depth)
  }
}
