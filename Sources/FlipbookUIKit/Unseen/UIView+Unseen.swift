import FlipbookDrawing
import Foundation

/// What few views hold and no film shows.
@MainActor
final class UnseenValues {
  var customActions: [UIAccessibilityCustomAction]?
  var customRotors: [UIAccessibilityCustomRotor]?
  var userInputLabels: [String]?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var containerType = UIAccessibilityContainerType.none
  var language: String?
  var attributedLabel: NSAttributedString?
  var motionEffects: [UIMotionEffect] = []
}

extension UIView {
  private func setUnseen(_ change: (UnseenValues) -> Void) {
    let values = unseen ?? UnseenValues()
    change(values)
    unseen = values
  }

  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { unseen?.customActions }
    set { setUnseen { $0.customActions = newValue } }
  }
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { unseen?.customRotors }
    set { setUnseen { $0.customRotors = newValue } }
  }
  public var accessibilityUserInputLabels: [String]! {
    get { unseen?.userInputLabels }
    set { setUnseen { $0.userInputLabels = newValue } }
  }
  /// In the window, in points; what the view takes up where none was set.
  public var accessibilityFrame: CGRect {
    get { unseen?.frame ?? convert(bounds, to: nil) }
    set { setUnseen { $0.frame = newValue } }
  }
  public var accessibilityPath: UIBezierPath? {
    get { unseen?.path }
    set { setUnseen { $0.path = newValue } }
  }
  /// In the window, in points; the middle of the frame where none was set.
  public var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return unseen?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { setUnseen { $0.activationPoint = newValue } }
  }
  public var accessibilityContainerType: UIAccessibilityContainerType {
    get { unseen?.containerType ?? .none }
    set { setUnseen { $0.containerType = newValue } }
  }
  public var accessibilityLanguage: String? {
    get { unseen?.language }
    set { setUnseen { $0.language = newValue } }
  }
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { unseen?.attributedLabel }
    set { setUnseen { $0.attributedLabel = newValue } }
  }

  /// What the view does as the device is tilted, which a film's never is.
  public var motionEffects: [UIMotionEffect] {
    get { unseen?.motionEffects ?? [] }
    set { setUnseen { $0.motionEffects = newValue } }
  }
}
