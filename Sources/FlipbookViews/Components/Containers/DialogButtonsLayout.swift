import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The buttons of a dialog: two side by side, more below each other, with lines between them. The one that ends it stands first
/// of two and last of more; in a column apart from the others.
struct DialogButtonsLayout: Layout {
  typealias AnimatableData = EmptyAnimatableData
  typealias Cache = Void
  let isColumn: Bool

  /// How high a button from the bottom edge is, in points.
  nonisolated static let choiceHeight: CGFloat = 57
  /// Between such buttons and the one that ends the dialog, in points.
  nonisolated static let choiceGap: CGFloat = 8

  /// Beside fields and under the last of them, in points.
  private static let fieldMargin: CGFloat = 16
  private static let fieldSpacing: CGFloat = 8

  private func isRow(_ buttons: [LayoutSubview]) -> Bool { !isColumn && buttons.count == 2 }

  private func fields(_ subviews: Subviews) -> [LayoutSubview] {
    subviews.filter { $0[IsDialogFieldKey.self] }
  }
  private func buttons(_ subviews: Subviews) -> [LayoutSubview] {
    subviews.filter { !$0[IsDialogFieldKey.self] }
  }

  private func height(ofFields fields: [LayoutSubview], width: CGFloat) -> CGFloat {
    guard !fields.isEmpty else { return 0 }
    let offered = ProposedViewSize(width: width - 2 * Self.fieldMargin, height: nil)
    return fields.reduce(Self.fieldMargin - Self.fieldSpacing) {
      $0 + $1.sizeThatFits(offered).height + Self.fieldSpacing
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let width = proposal.width ?? 270
    let buttons = buttons(subviews)
    let heights = buttons.map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)).height }
    var below = isRow(buttons) ? heights.max() ?? 0 : heights.reduce(0, +)
    if isColumn, buttons.contains(where: { $0[IsCancelKey.self] }) { below += Self.choiceGap }
    return CGSize(width: width, height: height(ofFields: fields(subviews), width: width) + below)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let fields = fields(subviews)
    let buttons = buttons(subviews)
    var y = bounds.minY
    for field in fields {
      let offered = ProposedViewSize(width: bounds.width - 2 * Self.fieldMargin, height: nil)
      field.place(at: CGPoint(x: bounds.minX + Self.fieldMargin, y: y), proposal: offered)
      y += field.sizeThatFits(offered).height + Self.fieldSpacing
    }
    if !fields.isEmpty { y += Self.fieldMargin - Self.fieldSpacing }
    let cancel = buttons.filter { $0[IsCancelKey.self] }
    let others = buttons.filter { !$0[IsCancelKey.self] }
    if isRow(buttons) {
      for (index, subview) in (cancel + others).enumerated() {
        subview.place(
          at: CGPoint(x: bounds.minX + CGFloat(index) * bounds.width / 2, y: y),
          proposal: ProposedViewSize(width: bounds.width / 2, height: bounds.maxY - y))
      }
      return
    }
    for subview in others + cancel {
      if isColumn, subview[IsCancelKey.self] { y += Self.choiceGap }
      let offered = ProposedViewSize(width: bounds.width, height: nil)
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: offered)
      y += subview.sizeThatFits(offered).height
    }
  }
}
