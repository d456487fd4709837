import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Where the rows of a list begin and end their groups: its layout finds it out, its rows are drawn by it.
@MainActor
final class ListGroups {
  struct Ends: Equatable {
    var isFirst = true
    var isLast = true
    /// Whether the row after, or this one, leaves out the line between them.
    var hidesLine = false
  }

  private var ends: [ObjectIdentifier: Ends] = [:]
  /// Of the layout before, for rows on their way out.
  private var former: [ObjectIdentifier: Ends] = [:]

  /// Those of a row; of one alone where it has not been laid out.
  func ends(of row: Element) -> Ends {
    rows[ObjectIdentifier(row)] ?? ends[ObjectIdentifier(row)] ?? former[ObjectIdentifier(row)] ?? Ends()
  }

  /// What has changed of the rows, for how they move.
  var motion = ListMotion()

  /// Of the rows in runs.
  private var rows: [ObjectIdentifier: Ends] = [:]

  /// Takes a row of a run.
  func note(_ elements: [Element], row: Int, of run: LazyRunElement) {
    let whole = ends[ObjectIdentifier(run)] ?? Ends(isFirst: false, isLast: false)
    if rows.count > 4_096 { rows = [:] }
    for (index, element) in elements.enumerated() {
      let found = Ends(
        isFirst: whole.isFirst && row == 0 && index == 0,
        isLast: whole.isLast && row == run.count - 1 && index == elements.count - 1,
        hidesLine: hidesLine(element))
      if rows.updateValue(found, forKey: ObjectIdentifier(element)) != found { element.invalidateDisplay() }
    }
  }

  private func hidesLine(_ row: Element) -> Bool {
    let hidden = row.traits.layoutValues[ObjectIdentifier(ListRowSeparatorKey.self)] as? VerticalEdge.Set
    return hidden?.contains(.bottom) == true
  }

  /// Takes what is in a list, from top to bottom.
  func arrange(_ subviews: LayoutSubviews, width: CGFloat) {
    if let runtime = subviews.first?.element.runtime {
      motion.arrange(subviews.map { ObjectIdentifier($0.element) }, width: width, update: runtime.updateCount)
    }
    former = ends
    ends = [:]
    let all = Array(subviews)
    for (index, row) in all.enumerated() where row[ListRowKindKey.self] == .row {
      func isOfGroup(_ other: Int) -> Bool {
        all.indices.contains(other) && all[other][ListRowKindKey.self] == .row
          && all[other][ListSectionKey.self] == row[ListSectionKey.self]
      }
      let isLast = !isOfGroup(index + 1)
      let hidesLine =
        row[ListRowSeparatorKey.self].contains(.bottom)
        || !isLast && all[index + 1][ListRowSeparatorKey.self].contains(.top)
      let found = Ends(isFirst: !isOfGroup(index - 1), isLast: isLast, hidesLine: hidesLine)
      let id = ObjectIdentifier(row.element.run ?? row.element)
      if former[id] != found { row.element.invalidateDisplay() }
      ends[id] = found
    }
  }
}

/// Room between rows and between sections of lists, in points; nil for the usual.
struct ListSpacing: Equatable {
  var rows: CGFloat?
  var sections: CGFloat?
}

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
  let style: ListLook
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
