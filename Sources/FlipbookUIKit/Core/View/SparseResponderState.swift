import FlipbookDrawing
import Foundation

/// The values that few responders have: those for assistive technology, effects of motion, and interactions.
@MainActor
final class SparseResponderState {
  var isElement: Bool?
  var identifier: String?
  var label: String?
  var attributedLabel: NSAttributedString?
  var hint: String?
  var attributedHint: NSAttributedString?
  var value: String?
  var attributedValue: NSAttributedString?
  var traits: UIAccessibilityTraits = []
  var language: String?
  var hidesElements: Bool = false
  var isModal: Bool = false
  var ignoresInvertColors: Bool = false
  var respondsToUserInteraction: Bool = true
  var groupsChildren: Bool = false
  var elements: [Any]?
  var containerType: UIAccessibilityContainerType = .none
  var navigationStyle: UIAccessibilityNavigationStyle = .automatic
  var path: UIBezierPath?
  var customActions: [UIAccessibilityCustomAction]?
  var customRotors: [UIAccessibilityCustomRotor]?
  var userInputLabels: [String]?
  var frame: CGRect?
  var activationPoint: CGPoint?
  var blocks = AccessibilityBlocks()
  var largeContent = LargeContent()
  var motionEffects: [UIMotionEffect] = []
  var interactions: [any UIInteraction] = []
}
