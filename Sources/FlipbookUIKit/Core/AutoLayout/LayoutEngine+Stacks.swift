import FlipbookDrawing
import Foundation

/// The constraints that stacks make for their views.
extension LayoutEngine {
  /// Along the axis, from the start to the end.
  mutating func addSpaces(of arrangement: ArrangedViews) {
    let (stack, rects, room) = (arrangement.stack, arrangement.rects, arrangement.room)
    _ = solver.require(arrangement.along(rects[0]).start - room.start, .equal)
    let last = arrangement.along(rects[rects.count - 1])
    _ = solver.require(last.start + last.length - room.start - room.length, .equal)
    let gap = LinearExpression(stack.gapVariable)
    for index in rects.indices.dropLast() {
      let (one, next) = (arrangement.along(rects[index]), arrangement.along(rects[index + 1]))
      let spacing = LinearExpression(
        stack.customSpacing(after: arrangement.views[index]).finiteOr(stack.spacing))
      let space = next.start - one.start - one.length
      switch stack.distribution {
      case .equalSpacing:
        _ = solver.require(space - gap, .equal)
        _ = solver.require(gap - spacing, .greaterOrEqual)
      case .equalCentering:
        let centers = next.start + next.length * 0.5 - one.start - one.length * 0.5
        solver.prefer(centers - gap, .equal, level: 0)
        _ = solver.require(space - spacing, .greaterOrEqual)
      case .fill, .fillEqually, .fillProportionally:
        _ = solver.require(space - spacing, .equal)
      }
    }
  }

  /// Along the axis, the views' shares.
  mutating func addLengths(of arrangement: ArrangedViews) {
    let rects = arrangement.rects
    switch arrangement.stack.distribution {
    case .fillEqually:
      for rect in rects.dropFirst() {
        _ = solver.require(arrangement.along(rect).length - arrangement.along(rects[0]).length, .equal)
      }
    case .fillProportionally:
      let sizes = arrangement.views.map {
        arrangement.isHorizontal ? $0.intrinsicContentSize.width : $0.intrinsicContentSize.height
      }
      for (rect, size) in zip(rects, sizes).dropFirst() where size > 0 && sizes[0] > 0 {
        solver.prefer(
          arrangement.along(rect).length * sizes[0] - arrangement.along(rects[0]).length * size, .equal,
          level: 0)
      }
    case .fill: keepLengthsAfterFirst(of: arrangement)
    case .equalSpacing, .equalCentering: break
    }
  }

  /// Among views that hug as much the first one grows.
  private mutating func keepLengthsAfterFirst(of arrangement: ArrangedViews) {
    for (view, rect) in zip(arrangement.views, arrangement.rects).dropFirst() {
      let own = view.intrinsicContentSize
      let wanted = arrangement.isHorizontal ? own.width : own.height
      guard wanted != UIView.noIntrinsicMetric, wanted.isFinite else { continue }
      solver.prefer(
        arrangement.along(rect).length - LinearExpression(wanted), .lessOrEqual,
        level: ConstraintSolver.levelCount - 1)
    }
  }

  /// Across the axis.
  mutating func addAlignment(of arrangement: ArrangedViews) {
    let (stack, rects, breadth) = (arrangement.stack, arrangement.rects, arrangement.breadth)
    for (view, rect) in zip(arrangement.views, rects) {
      let own = arrangement.across(rect)
      let (before, after) = (
        own.start - breadth.start, own.start + own.length - breadth.start - breadth.length
      )
      switch stack.alignment {
      case .fill:
        _ = solver.require(before, .equal)
        _ = solver.require(after, .equal)
      case .leading, .firstBaseline:
        _ = solver.require(before, .equal)
        _ = solver.require(after, .lessOrEqual)
      case .trailing, .lastBaseline:
        _ = solver.require(after, .equal)
        _ = solver.require(before, .greaterOrEqual)
      case .center:
        _ = solver.require(
          own.start + own.length * 0.5 - breadth.start - breadth.length * 0.5, .equal)
        _ = solver.require(before, .greaterOrEqual)
      }
      if stack.alignment == .firstBaseline, arrangement.isHorizontal, let first = arrangement.views.first {
        let baseline = rect.top + LinearExpression(view.baselineOffset)
        solver.prefer(
          baseline - rects[0].top - LinearExpression(first.baselineOffset), .equal, level: 0)
      }
    }
  }
}
