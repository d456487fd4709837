import Foundation

/// One picture as a value: what to draw, in order, with nothing left to decide.
///
/// Equal lists draw equal pixels; the hash is the same on every machine.
public struct DisplayList: Sendable, Equatable {
  /// In points.
  public let size: CGSize
  /// The colour under the first item; clear for a transparent picture.
  public let background: RGBA
  /// The items in runs, the one at the back first. None is empty.
  package let runs: [ItemRun]
  /// The number of items.
  public let itemCount: Int
  /// A digest of the size, the background and the items, wherever their runs end.
  public let contentHash: ContentHash

  /// The items, the one at the back first. Put together when they are asked for.
  public var items: [DisplayItem] {
    if runs.count == 1 { return runs[0].items }
    var items: [DisplayItem] = []
    items.reserveCapacity(itemCount)
    for run in runs { items += run.items }
    return items
  }

  /// About how many items have to be recorded for a picture like this one: fewer where runs are shared.
  package var expectedItems: Int { runs.count == 1 ? itemCount : min(itemCount, 256) }

  /// Makes a list of items, the one at the back first. The size is in points.
  public init(size: CGSize, background: RGBA = .clear, items: [DisplayItem]) {
    self.init(size: size, background: background, runs: items.isEmpty ? [] : [ItemRun(items)])
  }

  /// Makes a list of runs of items, none of them empty. The size is in points.
  package init(size: CGSize, background: RGBA, runs: [ItemRun]) {
    self.size = size
    self.background = background
    self.runs = runs
    var all = SequenceHasher()
    for run in runs { all.append(run.hasher) }
    itemCount = all.count
    var hasher = ContentHasher(seed: 0xf11b)
    hasher.combine(size)
    background.hash(into: &hasher)
    all.combine(into: &hasher)
    contentHash = hasher.finalize()
  }

  /// Whether both draw the same, by their digests.
  public static func == (lhs: DisplayList, rhs: DisplayList) -> Bool { lhs.contentHash == rhs.contentHash }
}
