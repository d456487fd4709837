import FlipbookDrawing
import Foundation

/// An object that has values for assistive technology. Responders keep them; other objects drop them.
///
/// They are members of a protocol, since members in an extension of a class could not be overridden in
/// responders.
@MainActor @preconcurrency
public protocol _AccessibleObject: NSObject {}

extension NSObject: _AccessibleObject {}

extension _AccessibleObject {
  private var responder: UIResponder? { self as? UIResponder }

  /// Whether assistive technology sees the object. Has no effect in a film.
  public var isAccessibilityElement: Bool {
    get { responder?.isAccessibilityElement ?? false }
    set { responder?.isAccessibilityElement = newValue }
  }
  /// The name by which a script finds a view.
  public var accessibilityIdentifier: String? {
    get { responder?.accessibilityIdentifier }
    set { responder?.accessibilityIdentifier = newValue }
  }
  /// The spoken name of the object. A script finds a view by it, too.
  public var accessibilityLabel: String? {
    get { responder?.accessibilityLabel }
    set { responder?.accessibilityLabel = newValue }
  }
  /// The spoken hint. Has no effect in a film.
  public var accessibilityHint: String? {
    get { responder?.accessibilityHint }
    set { responder?.accessibilityHint = newValue }
  }
  /// The spoken value. Has no effect in a film.
  public var accessibilityValue: String? {
    get { responder?.accessibilityValue }
    set { responder?.accessibilityValue = newValue }
  }
  /// The traits of the object. They have no effect in a film.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { responder?.accessibilityTraits ?? [] }
    set { responder?.accessibilityTraits = newValue }
  }
  /// The frame in the window, in points; zero unless it is a responder.
  public var accessibilityFrame: CGRect {
    get { responder?.accessibilityFrame ?? .zero }
    set { responder?.accessibilityFrame = newValue }
  }
  /// The point that assistive technology taps, in the window, in points. Has no effect in a film.
  public var accessibilityActivationPoint: CGPoint {
    get { responder?.accessibilityActivationPoint ?? .zero }
    set { responder?.accessibilityActivationPoint = newValue }
  }
  /// The elements inside, in order. They have no effect in a film.
  public var accessibilityElements: [Any]? {
    get { responder?.accessibilityElements }
    set { responder?.accessibilityElements = newValue }
  }
  /// The custom actions of the object. They have no effect in a film.
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { responder?.accessibilityCustomActions }
    set { responder?.accessibilityCustomActions = newValue }
  }
  /// The custom rotors of the object. They have no effect in a film.
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { responder?.accessibilityCustomRotors }
    set { responder?.accessibilityCustomRotors = newValue }
  }

  /// Never called. A film has no assistive technology.
  public func accessibilityActivate() -> Bool { responder?.accessibilityActivate() ?? false }
  /// Never called. A film has no assistive technology.
  public func accessibilityIncrement() { responder?.accessibilityIncrement() }
  /// Never called. A film has no assistive technology.
  public func accessibilityDecrement() { responder?.accessibilityDecrement() }
}
