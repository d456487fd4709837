import Foundation

/// Collects the items of one layer. All copies of a context that draw into the layer share it.
package final class DisplayListRecorder {
  /// Items of fewer are copied: a run costs as much as some of them.
  private static let shortestShared = 16

  /// The finished runs.
  private var runs: [ItemRun] = []
  /// The number of items in ``runs``.
  private var runCount = 0
  /// The items after those of ``runs``.
  private var tail: [DisplayItem] = []
  /// The whole drawing area in list space.
  package let canvas: CGRect
  /// The part of list space that can have an effect: more than the canvas in a layer that is going to be
  /// blurred or projected.
  package let reach: CGRect
  package let resources: DrawingResources
  /// Whether what is drawn now is kept by someone, to be drawn again.
  package var isKept = false

  package init(canvas: CGRect, reach: CGRect? = nil, resources: DrawingResources) {
    self.canvas = canvas
    self.reach = reach ?? canvas
    self.resources = resources
  }

  package var itemCount: Int { runCount + tail.count }
  /// The number of items since the last run that is finished.
  package var tailCount: Int { tail.count }

  /// All items so far.
  package var items: [DisplayItem] { runs.isEmpty ? tail : items(from: 0) }

  /// The items from an index on.
  package func items(from start: Int) -> [DisplayItem] {
    if start >= runCount { return Array(tail[(start - runCount)...]) }
    var first = runs.count
    var begin = runCount
    while begin > start {
      first -= 1
      begin -= runs[first].items.count
    }
    var items: [DisplayItem] = []
    items.reserveCapacity(itemCount - start)
    for run in runs[first...] { items += run.items }
    items.removeFirst(start - begin)
    return items + tail
  }

  /// All items so far, in runs, which is the end of the recording.
  package func finish() -> [ItemRun] {
    endRun()
    return runs
  }

  /// Makes room for as many items more, where their number is known.
  package func reserve(_ count: Int) { tail.reserveCapacity(tail.count + count) }

  package func append(_ item: consuming DisplayItem) { tail.append(item) }

  /// Appends the fill of a path with a colour, if anything can be seen of it.
  package func appendFill(
    _ path: Path, _ color: RGBA, _ style: FillStyle, transform: CGAffineTransform, opacity: Double,
    blendMode: GraphicsContext.BlendMode, clip: ClipChain?
  ) {
    let item = DisplayItem(
      content: .fill(path, .color(color), style), transform: transform, opacity: opacity,
      blendMode: blendMode, clip: clip, canvas: reach)
    if !item.bounds.isNull { tail.append(item) }
  }

  /// Appends an item of a content that is drawn in many pictures, if anything can be seen of it.
  package func append(
    _ measured: MeasuredContent, transform: CGAffineTransform, opacity: Double,
    blendMode: GraphicsContext.BlendMode, clip: ClipChain?
  ) {
    let item = DisplayItem(
      measured, transform: transform, opacity: opacity, blendMode: blendMode, clip: clip, canvas: reach,
      keepsDigest: false)
    if !item.bounds.isNull { tail.append(item) }
  }

  package func append(contentsOf newItems: [DisplayItem]) { tail += newItems }

  /// Appends a run, which is shared where it is long enough.
  package func append(_ run: ItemRun) {
    guard run.items.count >= Self.shortestShared else {
      tail += run.items
      return
    }
    endRun()
    runs.append(run)
    runCount += run.items.count
  }

  /// Takes the items from an index on as a run, which stays appended.
  package func run(from start: Int) -> ItemRun {
    let run = ItemRun(items(from: start))
    replaceItems(from: start, with: nil)
    append(run)
    return run
  }

  private func endRun() {
    if tail.isEmpty { return }
    runCount += tail.count
    runs.append(ItemRun(tail))
    tail = []
  }

  /// Puts one item, or none, in the place of all from an index on.
  package func replaceItems(from start: Int, with item: DisplayItem?) {
    while runCount > start {
      let run = runs.removeLast()
      runCount -= run.items.count
      tail = Array(run.items.prefix(max(0, start - runCount)))
    }
    tail.removeSubrange((start - runCount)...)
    if let item { tail.append(item) }
  }
}
