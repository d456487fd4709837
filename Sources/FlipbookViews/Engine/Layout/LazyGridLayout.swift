import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Views in a grid of given columns, filled row by row; or of given rows, filled column by column.
struct LazyGridLayout: Layout {
  typealias AnimatableData = EmptyAnimatableData
  typealias Cache = Void
  /// The axis along which the grid grows.
  let axis: Axis
  let items: [GridItem]
  let spacing: CGFloat?
  /// The place of the tracks when there is more room than they take.
  let position: (ViewDimensions) -> CGFloat

  /// A column (or row) with its place across the grid.
  private struct Track {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment
  }

  private func tracks(in room: CGFloat?) -> [Track] {
    var found: [(length: CGFloat, spacing: CGFloat, alignment: Alignment)] = []
    let gaps = items.dropLast().reduce(0) { $0 + ($1.spacing ?? 8) }
    let fixed = items.reduce(0) { sum, item in
      if case .fixed(let length) = item.size { return sum + length }
      return sum
    }
    var left = room.map { max(0, $0 - gaps - fixed) }
    var others = items.count { if case .fixed = $0.size { false } else { true } }
    func share(_ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
      let offered = left.map { $0 / CGFloat(max(1, others)) } ?? minimum
      others -= 1
      return max(minimum, min(offered, maximum))
    }
    for item in items {
      let alignment = item.alignment ?? .center
      let gap = item.spacing ?? 8
      switch item.size {
      case .fixed(let length):
        found.append((length, gap, alignment))
      case .flexible(let minimum, let maximum):
        let length = share(minimum, maximum)
        left? -= length
        found.append((length, gap, alignment))
      case .adaptive(let minimum, let maximum):
        let length = share(minimum, .infinity)
        left? -= length
        let fitting = (length + gap) / max(1, minimum + gap)
        let count = max(1, fitting.isFinite ? Int(fitting) : 1)
        let each = min(maximum, (length - gap * CGFloat(count - 1)) / CGFloat(count))
        for _ in 0..<count { found.append((each, gap, alignment)) }
      }
    }
    var start: CGFloat = 0
    return found.map { track in
      defer { start += track.length + track.spacing }
      return Track(start: start, length: track.length, alignment: track.alignment)
    }
  }

  private func across(_ size: CGSize) -> CGFloat { axis == .vertical ? size.width : size.height }
  private func along(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }

  private func proposal(_ length: CGFloat) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: length, height: nil) : ProposedViewSize(width: nil, height: length)
  }

  /// The lengths of the rows (or columns) that views fill.
  private func lines(_ tracks: [Track], _ subviews: Subviews) -> [CGFloat] {
    guard !tracks.isEmpty else { return [] }
    return stride(from: 0, to: subviews.count, by: tracks.count).map { first in
      (first..<min(first + tracks.count, subviews.count)).map { index in
        along(subviews[index].sizeThatFits(proposal(tracks[index - first].length)))
      }.max() ?? 0
    }
  }

  /// The length across the grid: all that is offered, and what the tracks take at least.
  ///
  /// Asked how far it would grow a grid says not at all, so that a stack offers it room before anything else.
  private func widened(_ length: CGFloat, room: CGFloat?) -> CGFloat {
    guard let room else { return length }
    return room.isFinite ? max(length, room) : 0
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let room = axis == .vertical ? proposal.width : proposal.height
    let tracks = tracks(in: room.flatMap { $0.isFinite ? $0 : nil })
    let lines = lines(tracks, subviews)
    let width = widened(tracks.last.map { $0.start + $0.length } ?? 0, room: room)
    let length = lines.reduce(0, +) + (spacing ?? 8) * CGFloat(max(0, lines.count - 1))
    return axis == .vertical ? CGSize(width: width, height: length) : CGSize(width: length, height: width)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let tracks = tracks(in: across(bounds.size))
    guard let last = tracks.last else { return }
    let lines = lines(tracks, subviews)
    let used = last.start + last.length
    let isVertical = axis == .vertical
    let outer = ViewDimensions(size: bounds.size, element: nil)
    let own = ViewDimensions(
      size: isVertical ? CGSize(width: used, height: 0) : CGSize(width: 0, height: used), element: nil)
    let shift = position(outer) - position(own)
    var start: CGFloat = 0
    for (line, length) in lines.enumerated() {
      for (column, track) in tracks.enumerated() {
        let index = line * tracks.count + column
        guard subviews.indices.contains(index) else { break }
        let size =
          isVertical
          ? CGSize(width: track.length, height: length) : CGSize(width: length, height: track.length)
        let cell = ViewDimensions(size: size, element: nil)
        let offered = self.proposal(track.length)
        let view = subviews[index].dimensions(in: offered)
        var x = (isVertical ? track.start + shift : start)
        x += cell[track.alignment.horizontal] - view[track.alignment.horizontal]
        var y = (isVertical ? start : track.start + shift)
        y += cell[track.alignment.vertical] - view[track.alignment.vertical]
        subviews[index].place(at: CGPoint(x: bounds.minX + x, y: bounds.minY + y), proposal: offered)
      }
      start += length + (spacing ?? 8)
    }
  }
}
