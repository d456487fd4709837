import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Adds a shift and a swipe to a row.
struct RowShiftModifier: ElementModifier {
  typealias AnimatableData = AnimatablePair<
    AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>
  >
  var shift: RowShift
  let swipe: RowSwipe?

  nonisolated var animatableData: AnimatableData {
    get {
      AnimatablePair(
        AnimatablePair(shift.offset, shift.lift.y), AnimatablePair(shift.leading, shift.trailing))
    }
    set {
      (shift.offset, shift.lift.y) = (newValue.first.first, newValue.first.second)
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
    sum.lift.isLifted = sum.lift.isLifted || shift.lift.isLifted
    traits.layoutValues[shifts] = sum
    guard let swipe else { return }
    traits.layoutValues[swipes] = (traits.layoutValues[swipes] as? [RowSwipe] ?? []) + [swipe]
  }
}
