/// The views of a stack and the places that its constraints are about.
@MainActor
struct ArrangedViews {
  let stack: UIStackView
  /// Those that are arranged and not hidden; at least one.
  let views: [UIView]
  /// Of each view.
  let rects: [LayoutRect]
  /// The area that the views share, without margins.
  let outer: LayoutRect

  var isHorizontal: Bool { stack.axis == .horizontal }
  /// The extent that the views share along the axis.
  var room: (start: LinearExpression, length: LinearExpression) { along(outer) }
  /// The extent that the views share across it.
  var breadth: (start: LinearExpression, length: LinearExpression) { across(outer) }

  func along(_ rect: LayoutRect) -> (start: LinearExpression, length: LinearExpression) {
    isHorizontal ? (rect.left, rect.width) : (rect.top, rect.height)
  }

  func across(_ rect: LayoutRect) -> (start: LinearExpression, length: LinearExpression) {
    isHorizontal ? (rect.top, rect.height) : (rect.left, rect.width)
  }
}
