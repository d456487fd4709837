import FlipbookDrawing
import FlipbookLayers
import Foundation

/// The views of stacks that are shown or hidden within an animation.
///
/// Such a view grows from no length, or shrinks to none. Its whole window is laid out within the animation, without a call
/// of `layoutIfNeeded()`. A hidden view is seen until the animation ends.
@MainActor
struct StackArrangement {
  private var views: [UIView] = []

  /// Notes a view of a stack before it is shown or hidden.
  mutating func record(_ view: UIView, in animation: ViewAnimation) {
    if !view.isHidden { animation.changed(view.layer, "hidden", from: false, to: false) }
    views.removeAll { $0 === view }
    views.append(view)
  }

  /// Lays out all windows of the views, within the animation that is running. Call it once at the animation's end.
  func arrange() {
    let outermostFirst = views.sorted { $0.depth < $1.depth }
    ViewAnimation.run(nil) {
      for view in outermostFirst where !view.isHidden { collapse(view) }
    }
    for root in Set(views.map(\.root)) { root.layoutIfNeeded() }  // Any order: trees don't share views.
    for view in outermostFirst where view.isHidden { collapse(view) }
  }

  /// Gives a view no length, where the view before it ends.
  private func collapse(_ view: UIView) {
    guard let stack = view.superview as? UIStackView else { return }
    let isRow = stack.axis == .horizontal
    let before = stack.arrangedSubviews.prefix { $0 !== view }.last { other in
      !other.isHidden && !views.contains { $0 === other }
    }
    let start = before.map { isRow ? $0.frame.maxX : $0.frame.maxY } ?? 0
    let breadth = isRow ? view.frame.height : view.frame.width
    let isAsBroad = stack.alignment == .fill || breadth == 0
    if isRow {
      view.frame = CGRect(
        x: start, y: isAsBroad ? 0 : view.frame.minY, width: 0,
        height: isAsBroad ? stack.bounds.height : breadth)
    } else {
      view.frame = CGRect(
        x: isAsBroad ? 0 : view.frame.minX, y: start, width: isAsBroad ? stack.bounds.width : breadth,
        height: 0)
    }
    view.layoutSubviews()
  }
}

extension UIView {
  /// Shows or hides the view. One of a stack is laid out again, within the animation that is running.
  func setHidden(_ isHidden: Bool) {
    guard isHidden != layer.isHidden else { return }
    let stack = (superview as? UIStackView).flatMap { $0.arrangedSubviews.contains(self) ? $0 : nil }
    if stack != nil, window != nil { ViewAnimation.current?.rearranges(self) }
    layer.isHidden = isHidden
    stack?.setNeedsLayout()
  }

  /// The number of views around this one.
  fileprivate var depth: Int { superview.map { $0.depth + 1 } ?? 0 }
}
