import FlipbookDrawing
import Foundation

/// Many rows as one element of a list or a lazy stack, of which only those in sight are made.
///
/// Rows that have not been made count as long as the first few are on average. The row at a share of the way through the
/// whole is shown at the same share of the window: where rows are all alike that is where each of them lies, and where they
/// are not, nothing jumps and both ends are reached. Which rows are shown, and where, follows from the place of the window
/// alone and not from what was in sight before.
@MainActor
final class LazyRunElement: Element {
  /// How many rows the length of the others is estimated from.
  static let sampleCount = 8
  /// How many rows beyond the window are made on each side, for what reaches out of them.
  private static let margin = 2

  private unowned let source: any LazyRunSource
  private let rows: LazyRows
  private(set) var count: Int
  /// The rows that are shown.
  private(set) var shown = 0..<0
  private var isShowing = false
  /// The part of the run in sight, as laid out last: from and to.
  private var sight: ClosedRange<CGFloat>?
  /// Whether all rows that were laid out are as long as estimated.
  private var isUniform = true
  private var estimate: (cross: CGFloat?, length: CGFloat, gap: CGFloat, across: CGFloat)?

  init(node: _ViewNode, source: any LazyRunSource, rows: LazyRows, count: Int) {
    self.source = source
    self.rows = rows
    self.count = count
    super.init(node: node)
    runtime.lazyRuns.add(self)
  }

  override var run: LazyRunElement? { self }
  override var showsRowsInSight: Bool { true }

  /// There are others, or as many others.
  func rowsChanged(count: Int) {
    self.count = count
    contentChanged()
  }

  /// Takes account of a change in a row.
  func contentChanged() {
    guard !isShowing else { return }
    estimate = nil
    sight = nil
    invalidateLayout()
  }

  // MARK: Lengths

  private var isVertical: Bool { rows.axis == .vertical }
  private func length(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  private func cross(_ proposal: ProposedViewSize) -> CGFloat? {
    isVertical ? proposal.width : proposal.height
  }
  private func offer(_ cross: CGFloat?) -> ProposedViewSize {
    isVertical ? ProposedViewSize(width: cross, height: nil) : ProposedViewSize(width: nil, height: cross)
  }

  /// The length of a row with all that is in it.
  private func measure(_ elements: [Element], _ cross: CGFloat?, gap: CGFloat) -> CGFloat {
    elements.reduce(0) { $0 + length($1.sizeThatFits(offer(cross))) } + gap
      * CGFloat(max(0, elements.count - 1))
  }

  private func estimated(_ cross: CGFloat?) -> (length: CGFloat, gap: CGFloat, across: CGFloat) {
    if let estimate, estimate.cross == cross { return (estimate.length, estimate.gap, estimate.across) }
    show(shown)
    let samples = (0..<min(count, Self.sampleCount)).map { adopted(row: $0) }
    let first = samples.flatMap { $0 }
    var gap = rows.spacing ?? 0
    if rows.spacing == nil, first.count > 1 {
      gap = first[0].knownSpacing.distance(to: first[1].knownSpacing, along: rows.axis)
    }
    let lengths = samples.map { measure($0, cross, gap: gap) }
    var length = lengths.first ?? 0
    if lengths.contains(where: { $0 != length }) {
      length = lengths.reduce(0, +) / CGFloat(lengths.count)
    }
    let across = first.map { self.across($0.sizeThatFits(offer(cross))) }.max() ?? 0
    estimate = (cross, length, gap, across)
    return (length, gap, across)
  }

  /// From the start of a row to that of the next, as estimated.
  private func step(_ cross: CGFloat?) -> CGFloat {
    let estimate = estimated(cross)
    return max(estimate.length + estimate.gap, 0.01)
  }

  /// The frame of a row, as estimated.
  func frame(ofRow row: Int) -> CGRect {
    let cross = across(layoutFrame.size)
    let (place, own) = (CGFloat(row) * step(cross), estimated(cross).length)
    return isVertical
      ? CGRect(x: 0, y: place, width: cross, height: own) : CGRect(x: place, y: 0, width: own, height: cross)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let cross = cross(proposal).flatMap { $0.isFinite ? $0 : nil }
    let estimate = estimated(cross)
    let total = CGFloat(count) * step(cross) - estimate.gap
    let side = cross ?? estimate.across
    return isVertical ? CGSize(width: side, height: total) : CGSize(width: total, height: side)
  }

  override var spacing: ViewSpacing {
    if adopted(row: 0).isEmpty { show(shown) }
    return adopted(row: 0).first?.knownSpacing ?? ViewSpacing()
  }

  // MARK: Sight

  /// The part of the run that is in the window, along the axis; nil when none is.
  private func seen(_ total: CGFloat) -> ClosedRange<CGFloat>? {
    var start: CGFloat = 0
    var element: Element = self
    var window: (from: CGFloat, length: CGFloat)?
    while window == nil, let parent = element.parent {
      start += isVertical ? element.layoutFrame.minY : element.layoutFrame.minX
      if let scroll = parent as? any ScrollWindowElement,
        scroll.windowAxes.contains(isVertical ? .vertical : .horizontal)
      {
        let (offset, size) = (scroll.windowOffset, scroll.windowSize)
        let (part, frame) = (scroll.shownPart, scroll.displayFrame.size)
        window =
          isVertical
          ? (offset.y + part.minY, size.height - part.minY + max(0, part.maxY - frame.height))
          : (offset.x + part.minX, size.width - part.minX + max(0, part.maxX - frame.width))
      }
      element = parent
    }
    let (from, length) = window ?? (0, isVertical ? runtime.size.height : runtime.size.width)
    let low = max(0, from - start)
    let high = min(total, from + length - start)
    return low < high ? low...high : nil
  }

  /// Asks for a layout where it would show other rows than the last.
  func checkSight() {
    guard let sight, !node.isRemoved else { return }
    let now = seen(length(layoutFrame.size))
    guard now != sight, let now else { return }
    let cross = across(layoutFrame.size)
    let step = step(cross)
    let needed = max(0, Int(now.lowerBound / step))..<min(count, Int(now.upperBound / step) + 1)
    if isUniform, needed.lowerBound >= shown.lowerBound, needed.upperBound <= shown.upperBound { return }
    invalidateLayout()
  }

  /// Makes the rows of a range and the first few, and no others.
  private func show(_ range: Range<Int>) {
    let samples = min(count, Self.sampleCount)
    shown = range.clamped(to: 0..<count)
    isShowing = true
    source.show(Array(0..<samples) + shown.filter { $0 >= samples })
    isShowing = false
  }

  private func adopted(row: Int) -> [Element] {
    let elements = source.elements(ofRow: row)
    for element in elements { element.parent = self }
    return elements
  }

  // MARK: Layout

  override func layoutContent(in size: CGSize, proposal: ProposedViewSize) {
    let cross = across(size)
    let total = length(size)
    let step = step(cross)
    let range = seen(total)
    sight = range ?? 0...0
    isUniform = true
    guard let range else {
      show(0..<0)
      arrange(from: 0, place: 0, cross)
      return
    }
    let window = range.upperBound - range.lowerBound
    let share = total > window ? range.lowerBound / (total - window) : 0
    let place = share * total
    let anchor = max(0, min(count - 1, Int(place / step)))
    var low = anchor
    var high = anchor + 1
    // The longest and shortest rows decide how many there is room for: more until the window is full.
    var isFull = false
    let spare = CGFloat(Self.margin) * step
    low = max(0, Int((range.lowerBound - spare) / step))
    high = min(count, Int((range.upperBound + spare) / step) + 1)
    low = min(low, anchor)
    high = max(high, anchor + 1)
    while !isFull {
      show(low..<high)
      let ends = ends(anchor: anchor, place: place, cross)
      let lacksAbove = ends.from > range.lowerBound && low > 0
      let lacksBelow = ends.to < range.upperBound && high < count
      isFull = !lacksAbove && !lacksBelow
      if lacksAbove { low = max(0, low - max(4, high - low)) }
      if lacksBelow { high = min(count, high + max(4, high - low)) }
    }
    arrange(from: anchor, place: place, cross)
  }

  /// The start of the anchor: as far along it as the window is along the whole.
  private func start(_ anchor: Int, _ place: CGFloat, _ cross: CGFloat) -> CGFloat {
    let (own, estimate) = (
      measure(adopted(row: anchor), cross, gap: estimated(cross).gap), estimated(cross).length
    )
    let nominal = CGFloat(anchor) * step(cross)
    guard own != estimate, estimate > 0 else { return nominal }
    return nominal + min(1, (place - nominal) / estimate) * (estimate - own)
  }

  private func ends(anchor: Int, place: CGFloat, _ cross: CGFloat) -> (from: CGFloat, to: CGFloat) {
    let gap = estimated(cross).gap
    let start = start(anchor, place, cross)
    func sum(_ range: Range<Int>) -> CGFloat {
      range.reduce(0) { $0 + measure(adopted(row: $1), cross, gap: gap) + gap }
    }
    return (start - sum(shown.lowerBound..<anchor), start + sum(anchor..<shown.upperBound))
  }

  /// Places the rows that are shown around one of them.
  private func arrange(from anchor: Int, place: CGFloat, _ cross: CGFloat) {
    let (estimate, gap, step) = (estimated(cross).length, estimated(cross).gap, step(cross))
    /// How far rows lie from where they would if all were as estimated.
    var shift: CGFloat = 0
    if !shown.isEmpty {
      shift = start(anchor, place, cross) - CGFloat(anchor) * step
      for row in shown.lowerBound..<anchor { shift -= measure(adopted(row: row), cross, gap: gap) - estimate }
    }
    for row in 0..<min(count, Self.sampleCount) where !shown.contains(row) {
      for element in adopted(row: row) { element.isDrawn = false }
    }
    for row in shown {
      var start = CGFloat(row) * step + shift
      let elements = adopted(row: row)
      for element in elements {
        element.isDrawn = true
        put(element, at: start, cross)
        start += length(element.layoutFrame.size) + gap
      }
      let own = measure(elements, cross, gap: gap)
      if own != estimate { isUniform = false }
      shift += own - estimate
      rows.listRow?.groups.record(elements, row: row, of: self)
    }
    for element in source.leavingElements {
      element.parent = self
      element.keepPlace()
    }
    invalidateDisplay()
  }

  private func put(_ element: Element, at start: CGFloat, _ cross: CGFloat) {
    let proposal = offer(cross)
    let own = element.sizeThatFits(proposal)
    let outer = ViewDimensions(
      size: isVertical ? CGSize(width: cross, height: 0) : CGSize(width: 0, height: cross), element: nil)
    var side = outer[rows.guide] - element.dimensions(for: own)[rows.guide]
    if isVertical, environment.layoutDirection == .rightToLeft { side = cross - side - own.width }
    element.place(
      at: isVertical ? CGPoint(x: side, y: start) : CGPoint(x: start, y: side), proposal: proposal)
  }

  private var all: [Element] {
    let samples = min(count, Self.sampleCount)
    return (Array(0..<samples) + shown.filter { $0 >= samples }).flatMap { adopted(row: $0) }
      + source.leavingElements
  }

  override func record(in context: GraphicsContext, size: CGSize) {
    for element in all.sortedByZIndex() { element.recordPlaced(in: context) }
  }

  override var subelements: [Element] { all.sortedByZIndex() }
}
