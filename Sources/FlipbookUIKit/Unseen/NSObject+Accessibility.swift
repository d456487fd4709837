import FlipbookDrawing
import Foundation

/// Any object can be told to assistive technology. What a responder is given is kept; of other objects nothing is.
///
/// Members of a protocol, for members of a class written in an extension could not be overridden in responders.
@MainActor @preconcurrency
public protocol _AccessibleObject: NSObject {}

extension NSObject: _AccessibleObject {}

extension _AccessibleObject {
  private var responder: UIResponder? { self as? UIResponder }

  public var isAccessibilityElement: Bool {
    get { responder?.isAccessibilityElement ?? false }
    set { responder?.isAccessibilityElement = newValue }
  }
  public var accessibilityIdentifier: String? {
    get { responder?.accessibilityIdentifier }
    set { responder?.accessibilityIdentifier = newValue }
  }
  public var accessibilityLabel: String? {
    get { responder?.accessibilityLabel }
    set { responder?.accessibilityLabel = newValue }
  }
  public var accessibilityHint: String? {
    get { responder?.accessibilityHint }
    set { responder?.accessibilityHint = newValue }
  }
  public var accessibilityValue: String? {
    get { responder?.accessibilityValue }
    set { responder?.accessibilityValue = newValue }
  }
  public var accessibilityTraits: UIAccessibilityTraits {
    get { responder?.accessibilityTraits ?? [] }
    set { responder?.accessibilityTraits = newValue }
  }
  public var accessibilityFrame: CGRect {
    get { responder?.accessibilityFrame ?? .zero }
    set { responder?.accessibilityFrame = newValue }
  }
  public var accessibilityActivationPoint: CGPoint {
    get { responder?.accessibilityActivationPoint ?? .zero }
    set { responder?.accessibilityActivationPoint = newValue }
  }
  public var accessibilityElements: [Any]? {
    get { responder?.accessibilityElements }
    set { responder?.accessibilityElements = newValue }
  }
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { responder?.accessibilityCustomActions }
    set { responder?.accessibilityCustomActions = newValue }
  }
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { responder?.accessibilityCustomRotors }
    set { responder?.accessibilityCustomRotors = newValue }
  }

  public func accessibilityActivate() -> Bool { responder?.accessibilityActivate() ?? false }
  public func accessibilityIncrement() { responder?.accessibilityIncrement() }
  public func accessibilityDecrement() { responder?.accessibilityDecrement() }
}
