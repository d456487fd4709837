import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Adds a shift and a swipe to a row.
struct RowShiftModifier: ElementModifier {
  typealias AnimatableData = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
  var shift: RowShift
  let swipe: RowSwipe?

  nonisolated var animatableData: AnimatableData {
    get { AnimatablePair(shift.offset, AnimatablePair(shift.leading, shift.trailing)) }
    set {
      shift = RowShift(
        offset: newValue.first, leading: newValue.second.first, trailing: newValue.second.second)
    }
  }

  static var affectsLayout: Bool { true }

  func changeTraits(_ traits: inout ElementTraits) {
    let (shifts, swipes) = (ObjectIdentifier(RowShiftKey.self), ObjectIdentifier(RowSwipesKey.self))
    var sum = traits.layoutValues[shifts] as? RowShift ?? RowShift()
    sum.offset += shift.offset
    sum.leading += shift.leading
    sum.trailing += shift.trailing
    traits.layoutValues[shifts] = sum
    guard let swipe else { return }
    traits.layoutValues[swipes] = (traits.layoutValues[swipes] as? [RowSwipe] ?? []) + [swipe]
  }
}
