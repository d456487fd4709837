import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The lines of a menu one under the other: 8 points between sections, and the first section nearest to the view that
/// the menu belongs to.
struct MenuListLayout: Layout {
  typealias AnimatableData = EmptyAnimatableData
  typealias Cache = Void
  let geometry: MenuGeometry
  let keepsOrder: Bool
  /// Between sections, in points.
  static let gap: CGFloat = 8

  /// The lines of each section, in the order written.
  private func sections(_ subviews: Subviews) -> [[LayoutSubview]] {
    var sections: [[LayoutSubview]] = []
    var last: SectionMark?
    var isNew = true
    for subview in subviews {
      guard subview[MenuItemKey.self] != .gap else {
        isNew = true
        continue
      }
      let section = subview[MenuSectionKey.self]
      if isNew || section != last { sections.append([]) }
      sections[sections.count - 1].append(subview)
      (isNew, last) = (false, section)
    }
    return sections
  }

  /// The lines from the top: with the first one at the bottom where the menu stands above its view.
  private func shown(_ subviews: Subviews) -> [[LayoutSubview]] {
    let sections = sections(subviews)
    guard geometry.isAbove, !keepsOrder else { return sections }
    return sections.reversed().map { section in
      let headers = section.prefix { $0[MenuItemKey.self] == .header }
      return headers + section.dropFirst(headers.count).reversed()
    }
  }

  private func indent(_ subviews: Subviews) {
    let isIndented = subviews.contains { $0[MenuItemKey.self] == .row(isMarked: true) }
    guard isIndented != geometry.isIndented else { return }
    geometry.isIndented = isIndented
    for subview in subviews { subview.element.forgetSizes() }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    indent(subviews)
    let offered = ProposedViewSize(width: proposal.width, height: nil)
    let sections = sections(subviews)
    let rows = sections.joined().reduce(0) { $0 + $1.sizeThatFits(offered).height }
    return CGSize(
      width: proposal.width ?? 0, height: rows + CGFloat(max(0, sections.count - 1)) * Self.gap)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let offered = ProposedViewSize(width: bounds.width, height: nil)
    var y = bounds.minY
    for section in shown(subviews) {
      if y > bounds.minY { y += Self.gap }
      for row in section {
        row.place(at: CGPoint(x: bounds.minX, y: y), proposal: offered)
        y += row.sizeThatFits(offered).height
      }
    }
  }
}
