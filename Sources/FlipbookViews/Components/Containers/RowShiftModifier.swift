import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Adds a shift and a swipe to a row.
struct RowShiftModifier: ElementModifier {
  typealias AnimatableData = AnimatablePair<
    AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>, AnimatablePair<CGFloat, CGFloat>
  >
  var shift: RowShift
  let swipe: RowSwipe?
  let hold: RowHold?

  nonisolated var animatableData: AnimatableData {
    get {
      AnimatablePair(
        AnimatablePair(shift.offset, AnimatablePair(shift.lift.y, shift.lift.growth)),
        AnimatablePair(shift.leading, shift.trailing))
    }
    set {
      shift.offset = newValue.first.first
      (shift.lift.y, shift.lift.growth) = (newValue.first.second.first, newValue.first.second.second)
      (shift.leading, shift.trailing) = (newValue.second.first, newValue.second.second)
    }
  }

  static var affectsLayout: Bool { true }

  func changeTraits(_ traits: inout ElementTraits) {
    let (shifts, swipes) = (ObjectIdentifier(RowShiftKey.self), ObjectIdentifier(RowSwipesKey.self))
    var sum = traits.layoutValues[shifts] as? RowShift ?? RowShift()
    sum.offset += shift.offset
    sum.leading += shift.leading
    sum.trailing += shift.trailing
    sum.lift.y += shift.lift.y
    sum.lift.growth += shift.lift.growth
    sum.lift.isLifted = sum.lift.isLifted || shift.lift.isLifted
    traits.layoutValues[shifts] = sum
    if let hold { traits.layoutValues[ObjectIdentifier(RowHoldKey.self)] = hold }
    guard let swipe else { return }
    traits.layoutValues[swipes] = (traits.layoutValues[swipes] as? [RowSwipe] ?? []) + [swipe]
  }
}
