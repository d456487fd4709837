import FlipbookDrawing
import FlipbookMotion
import Foundation

private enum ListSpacingKey: EnvironmentKey { static var defaultValue: ListSpacing { ListSpacing() } }

extension EnvironmentValues {
  var listSpacing: ListSpacing {
    get { self[ListSpacingKey.self] }
    set { self[ListSpacingKey.self] = newValue }
  }
}

/// Places rows under each other, each in the full width.
struct ListLayout: Layout, LazyLayout {
  typealias AnimatableData = EmptyAnimatableData
  typealias Cache = Void
  let style: ListAppearance
  let spacing: ListSpacing
  let groups: ListGroups
  /// Of rows that are made as they come into sight.
  let row: ListRowModifier
  /// Whether a large title stands over the first row, so that it needs no more room.
  var isBelowLargeTitle = false

  var rows: LazyRows {
    LazyRows(
      axis: .vertical, spacing: spacing.rows ?? 0, guide: HorizontalAlignment.leading.key,
      listRow: row)
  }

  /// The room over a view.
  private func gap(_ subviews: Subviews, before index: Int) -> CGFloat {
    let metrics = ControlMetrics.current.list
    let kind = subviews[index][ListRowKindKey.self]
    // Headers and footers have room of their own.
    guard index > 0 else {
      return style.hasPlates && kind == .row && !isBelowLargeTitle ? metrics.noFirstHeader : 0
    }
    let (above, view) = (subviews[index - 1], subviews[index])
    guard above[ListSectionKey.self] != view[ListSectionKey.self] else {
      return above[ListRowKindKey.self] == .row && kind == .row ? spacing.rows ?? 0 : 0
    }
    if let given = spacing.sections { return given }
    guard style.hasPlates else { return 0 }
    let missing = (above[ListRowKindKey.self] == .footer ? 0 : 1) + (kind == .header ? 0 : 1)
    let pixel = view.element.environment.pixelLength
    return (metrics.noLabel * CGFloat(missing) / pixel).rounded(.up) * pixel
  }

  /// The room under the last view.
  private func end(_ subviews: Subviews) -> CGFloat {
    guard style.hasPlates, let last = subviews.last else { return 0 }
    return last[ListRowKindKey.self] == .footer ? 0 : ControlMetrics.current.list.noFirstHeader
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let row = ProposedViewSize(width: proposal.width, height: nil)
    var size = CGSize(width: proposal.width ?? 0, height: 0)
    for index in subviews.indices {
      let own = subviews[index].sizeThatFits(row)
      if proposal.width == nil { size.width = max(size.width, own.width) }
      size.height += gap(subviews, before: index) + own.height
    }
    size.height += end(subviews)
    return size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    groups.arrange(subviews, width: bounds.width)
    var y = bounds.minY
    let row = ProposedViewSize(width: bounds.width, height: nil)
    for index in subviews.indices {
      y += gap(subviews, before: index)
      subviews[index].place(at: CGPoint(x: bounds.minX, y: y), proposal: row)
      y += subviews[index].sizeThatFits(row).height
    }
  }
}
