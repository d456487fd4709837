import FlipbookDrawing
import FlipbookMotion
import Foundation

/// How far the content of a row of a list is moved by swipes and by the controls of edit mode.
struct RowShift: Equatable {
  /// To the trailing side, in points.
  var offset: CGFloat = 0
  /// The room of controls before the content, in points.
  var leading: CGFloat = 0
  /// The room of controls after the content, in points.
  var trailing: CGFloat = 0
}

/// The shift of a row.
enum RowShiftKey: LayoutValueKey { static var defaultValue: RowShift { RowShift() } }

/// The swipe of each edge of a row, the inner modifiers' first.
enum RowSwipesKey: LayoutValueKey { static var defaultValue: [RowSwipe] { [] } }

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
