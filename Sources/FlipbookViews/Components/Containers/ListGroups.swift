import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The beginnings and ends of the groups of a list's rows: the layout finds them, and the rows are drawn by
/// them.
@MainActor
final class ListGroups {
  struct Ends: Equatable {
    var isFirst = true
    var isLast = true
    /// Whether a header stands over its group.
    var hasHeader = false
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

  /// The swipe that was revealed last; another one closes it.
  private weak var swipe: RowSwipe?
  /// The swipes that a touch moves, by the row's first swipe.
  private var targets: [ObjectIdentifier: RowSwipes] = [:]

  /// The swipes that a touch on a row moves.
  func target(of swipes: [RowSwipe], isRightToLeft: Bool) -> RowSwipes {
    let first = swipes.first.map { ObjectIdentifier($0) }
    if let first, let known = targets[first], known.isSame(as: swipes, isRightToLeft: isRightToLeft) {
      return known
    }
    let target = RowSwipes(swipes, isRightToLeft: isRightToLeft, groups: self)
    if let first {
      if targets.count > 4_096 { targets = [:] }
      targets[first] = target
    }
    return target
  }

  /// A finger begins to reveal the actions of a row.
  func opens(_ new: RowSwipe) {
    if swipe !== new { swipe?.close() }
    swipe = new
  }

  /// The changes of the rows, for how they move.
  var motion = ListMotion()

  /// Of the rows in runs.
  private var rows: [ObjectIdentifier: Ends] = [:]

  /// Takes a row of a run.
  func record(_ elements: [Element], row: Int, of run: LazyRunElement) {
    let whole = ends[ObjectIdentifier(run)] ?? Ends(isFirst: false, isLast: false)
    if rows.count > 4_096 { rows = [:] }
    for (index, element) in elements.enumerated() {
      let found = Ends(
        isFirst: whole.isFirst && row == 0 && index == 0,
        isLast: whole.isLast && row == run.count - 1 && index == elements.count - 1,
        hasHeader: whole.hasHeader, hidesLine: hidesLine(element))
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
      let found = Ends(
        isFirst: !isOfGroup(index - 1), isLast: isLast,
        hasHeader: all.indices.contains(index - 1) && all[index - 1][ListRowKindKey.self] == .header,
        hidesLine: hidesLine)
      let id = ObjectIdentifier(row.element.run ?? row.element)
      if former[id] != found { row.element.invalidateDisplay() }
      ends[id] = found
    }
  }
}
