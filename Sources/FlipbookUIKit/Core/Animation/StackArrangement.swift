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
  /// The places of the views when they were noted, which transforms and anchors that come later don't move.
  private var places: [ObjectIdentifier: CGRect] = [:]

  /// Notes a view of a stack before it is shown or hidden.
  mutating func record(_ view: UIView, in animation: ViewAnimation) {
    if !view.isHidden { animation.changed(view.layer, "hidden", from: false, to: false) }
    views.removeAll { $0 === view }
    views.append(view)
    places[ObjectIdentifier(view)] = view.untransformedFrame
    // One that comes has no length from now on: a layout within the animation already moves it.
    if view.isHidden { ViewAnimation.run(nil) { collapse(view) } }
  }

  /// Lays out all windows of the views, within the animation that is running. Call it once at the animation's end.
  mutating func arrange() {
    let outermostFirst = views.sorted { $0.depth < $1.depth }
    ViewAnimation.run(nil) {
      for view in outermostFirst where !view.isHidden && hasStayed(view) { collapse(view) }
    }
    for root in Set(views.map(\.root)) { root.layoutIfNeeded() }  // Any order: trees don't share views.
    for view in outermostFirst where view.isHidden { collapse(view) }
  }

  /// Whether no layout has moved a view since it lost its length.
  private func hasStayed(_ view: UIView) -> Bool { places[ObjectIdentifier(view)] == view.untransformedFrame }

  /// Gives a view no length, where the view before it ends.
  private mutating func collapse(_ view: UIView) {
    guard let stack = view.superview as? UIStackView else { return }
    let isRow = stack.axis == .horizontal
    let before = stack.arrangedSubviews.prefix { $0 !== view }.last { other in
      !other.isHidden && !views.contains { $0 === other }
    }
    let start = before.map { isRow ? $0.frame.maxX : $0.frame.maxY } ?? 0
    let old = places[ObjectIdentifier(view)] ?? view.untransformedFrame
    let breadth = isRow ? old.height : old.width
    let isAsBroad = stack.alignment == .fill || breadth == 0
    let new =
      isRow
      ? CGRect(
        x: start, y: isAsBroad ? 0 : old.minY, width: 0, height: isAsBroad ? stack.bounds.height : breadth)
      : CGRect(
        x: isAsBroad ? 0 : old.minX, y: start, width: isAsBroad ? stack.bounds.width : breadth, height: 0)
    view.move(from: old, to: new)
    places[ObjectIdentifier(view)] = new
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

  /// The frame that the view has without its transform.
  fileprivate var untransformedFrame: CGRect {
    let (anchor, size) = (layer.anchorPoint, bounds.size)
    return CGRect(
      x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height, width: size.width,
      height: size.height)
  }

  /// Moves the view from a place in its stack to another, below its transform.
  fileprivate func move(from old: CGRect, to new: CGRect) {
    let anchor = layer.anchorPoint
    bounds.size = new.size
    center = CGPoint(
      x: center.x + new.minX - old.minX + anchor.x * (new.width - old.width),
      y: center.y + new.minY - old.minY + anchor.y * (new.height - old.height))
  }

  /// The number of views around this one.
  fileprivate var depth: Int { superview.map { $0.depth + 1 } ?? 0 }
}
