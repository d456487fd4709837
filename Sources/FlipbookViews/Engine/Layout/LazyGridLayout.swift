import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Views in a grid of given columns, filled row by row; or of given rows, filled column by column.
struct LazyGridLayout: Layout, SightLayout {
  typealias AnimatableData = EmptyAnimatableData
  typealias Cache = Void
  /// The axis along which the grid grows.
  let axis: Axis
  let items: [GridItem]
  let spacing: CGFloat?
  /// The place of the tracks when there is more room than they take.
  let position: (ViewDimensions) -> CGFloat
  /// Between rows (or columns).
  var gap: CGFloat { spacing ?? 8 }

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

  /// A row (or column) of views.
  private struct Line {
    var views: Range<Int>
    /// Whether its only view is as long as all tracks.
    var isSpanned: Bool
    var length: CGFloat
  }

  /// The rows (or columns) that views fill.
  ///
  /// - Parameter room: The length across the grid that a view of its own line is offered.
  private func lines(_ tracks: [Track], _ subviews: Subviews, room: CGFloat) -> [Line] {
    guard !tracks.isEmpty else { return [] }
    var lines: [Line] = []
    var first = 0
    while first < subviews.count {
      let isSpanned = subviews[first][SpansGridKey.self]
      var end = first + 1
      if !isSpanned {
        while end < min(first + tracks.count, subviews.count), !subviews[end][SpansGridKey.self] { end += 1 }
      }
      let lengths = (first..<end).map { index in
        along(subviews[index].sizeThatFits(proposal(isSpanned ? room : tracks[index - first].length)))
      }
      lines.append(Line(views: first..<end, isSpanned: isSpanned, length: lengths.max() ?? 0))
      first = end
    }
    return lines
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
    let used = tracks.last.map { $0.start + $0.length } ?? 0
    let width = widened(used, room: room)
    let lines = lines(tracks, subviews, room: max(used, width))
    let length = lines.reduce(0) { $0 + $1.length } + gap * CGFloat(max(0, lines.count - 1))
    return axis == .vertical ? CGSize(width: width, height: length) : CGSize(width: length, height: width)
  }

  /// The usual distances, whatever stands in the first and last rows.
  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let tracks = tracks(in: across(bounds.size))
    guard let last = tracks.last else { return }
    let lines = lines(tracks, subviews, room: across(bounds.size))
    let used = last.start + last.length
    let isVertical = axis == .vertical
    let outer = ViewDimensions(size: bounds.size, element: nil)
    let own = ViewDimensions(
      size: isVertical ? CGSize(width: used, height: 0) : CGSize(width: 0, height: used), element: nil)
    let shift = position(outer) - position(own)
    var start: CGFloat = 0
    for line in lines {
      if line.isSpanned {
        let corner = CGPoint(
          x: bounds.minX + (isVertical ? 0 : start), y: bounds.minY + (isVertical ? start : 0))
        subviews[line.views.lowerBound].place(at: corner, proposal: self.proposal(across(bounds.size)))
      } else {
        for (index, track) in zip(line.views, tracks) {
          place(subviews[index], in: track, from: start, length: line.length, shift: shift, bounds)
        }
      }
      start += line.length + gap
    }
  }

  /// Places a view in its cell.
  ///
  /// - Parameters:
  ///   - start: Of the line, along the grid.
  ///   - shift: Of all tracks, across the grid.
  private func place(
    _ view: LayoutSubview, in track: Track, from start: CGFloat, length: CGFloat, shift: CGFloat,
    _ bounds: CGRect
  ) {
    let isVertical = axis == .vertical
    let size =
      isVertical ? CGSize(width: track.length, height: length) : CGSize(width: length, height: track.length)
    let cell = ViewDimensions(size: size, element: nil)
    let offered = proposal(track.length)
    let dimensions = view.dimensions(in: offered)
    var x = (isVertical ? track.start + shift : start)
    x += cell[track.alignment.horizontal] - dimensions[track.alignment.horizontal]
    var y = (isVertical ? start : track.start + shift)
    y += cell[track.alignment.vertical] - dimensions[track.alignment.vertical]
    view.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY + y), proposal: offered)
  }
}
