import FlipbookDrawing
import Foundation

/// What can respond to touches: views, view controllers, windows and the application.
@MainActor @preconcurrency
open class UIResponder: UIResponderStandardEditActions {
  public override init() {}

  /// Who is asked after this one; nil at the end.
  open var next: UIResponder? { nil }

  open var canBecomeFirstResponder: Bool { false }
  open private(set) var isFirstResponder = false

  /// Makes this the responder that typing goes to.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    isFirstResponder = true
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    isFirstResponder = false
    return true
  }

  /// Told of a property that it observes by its name.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// Views and view controllers are not read from nib files: it is not called.
  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}

  /// What keys of a keyboard call. A film has none.
  open var keyCommands: [UIKeyCommand]? { nil }

  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  open func reloadInputViews() {}

  /// Whether a menu may offer an action. A film shows no such menu.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  // A film's device is never shaken.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Accessibility

  /// What no film shows; nil for responders that hold nothing of it.
  var unseen: UnseenValues?

  final func keepUnseen(_ change: (UnseenValues) -> Void) {
    let values = unseen ?? UnseenValues()
    change(values)
    unseen = values
  }

  open var isAccessibilityElement: Bool {
    get { unseen?.isElement ?? false }
    set { keepUnseen { $0.isElement = newValue } }
  }
  open var accessibilityIdentifier: String? {
    get { unseen?.identifier }
    set { keepUnseen { $0.identifier = newValue } }
  }
  open var accessibilityLabel: String? {
    get { unseen?.label }
    set { keepUnseen { $0.label = newValue } }
  }
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { unseen?.attributedLabel }
    set { keepUnseen { $0.attributedLabel = newValue } }
  }
  open var accessibilityHint: String? {
    get { unseen?.hint }
    set { keepUnseen { $0.hint = newValue } }
  }
  open var accessibilityAttributedHint: NSAttributedString? {
    get { unseen?.attributedHint }
    set { keepUnseen { $0.attributedHint = newValue } }
  }
  open var accessibilityValue: String? {
    get { unseen?.value }
    set { keepUnseen { $0.value = newValue } }
  }
  open var accessibilityAttributedValue: NSAttributedString? {
    get { unseen?.attributedValue }
    set { keepUnseen { $0.attributedValue = newValue } }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { unseen?.traits ?? [] }
    set { keepUnseen { $0.traits = newValue } }
  }
  open var accessibilityLanguage: String? {
    get { unseen?.language }
    set { keepUnseen { $0.language = newValue } }
  }
  open var accessibilityElementsHidden: Bool {
    get { unseen?.hidesElements ?? false }
    set { keepUnseen { $0.hidesElements = newValue } }
  }
  open var accessibilityViewIsModal: Bool {
    get { unseen?.isModal ?? false }
    set { keepUnseen { $0.isModal = newValue } }
  }
  open var accessibilityIgnoresInvertColors: Bool {
    get { unseen?.ignoresInvertColors ?? false }
    set { keepUnseen { $0.ignoresInvertColors = newValue } }
  }
  open var accessibilityRespondsToUserInteraction: Bool {
    get { unseen?.respondsToUserInteraction ?? true }
    set { keepUnseen { $0.respondsToUserInteraction = newValue } }
  }
  open var shouldGroupAccessibilityChildren: Bool {
    get { unseen?.groupsChildren ?? false }
    set { keepUnseen { $0.groupsChildren = newValue } }
  }
  open var accessibilityElements: [Any]? {
    get { unseen?.elements }
    set { keepUnseen { $0.elements = newValue } }
  }
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { unseen?.containerType ?? .none }
    set { keepUnseen { $0.containerType = newValue } }
  }
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { unseen?.navigationStyle ?? .automatic }
    set { keepUnseen { $0.navigationStyle = newValue } }
  }
  open var accessibilityPath: UIBezierPath? {
    get { unseen?.path }
    set { keepUnseen { $0.path = newValue } }
  }
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { unseen?.customActions }
    set { keepUnseen { $0.customActions = newValue } }
  }
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { unseen?.customRotors }
    set { keepUnseen { $0.customRotors = newValue } }
  }
  open var accessibilityUserInputLabels: [String]! {
    get { unseen?.userInputLabels }
    set { keepUnseen { $0.userInputLabels = newValue } }
  }
  /// In the window, in points; what a view takes up where none was set.
  open var accessibilityFrame: CGRect {
    get { unseen?.frame ?? .zero }
    set { keepUnseen { $0.frame = newValue } }
  }
  /// In the window, in points; the middle of the frame where none was set.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return unseen?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { keepUnseen { $0.activationPoint = newValue } }
  }

  open var isAccessibilityElementBlock: AXBoolReturnBlock? {
    get { unseen?.blocks.isElement }
    set { keepUnseen { $0.blocks.isElement = newValue } }
  }
  open var accessibilityElementsBlock: AXArrayReturnBlock? {
    get { unseen?.blocks.elements }
    set { keepUnseen { $0.blocks.elements = newValue } }
  }
  open var accessibilityLabelBlock: AXStringReturnBlock? {
    get { unseen?.blocks.label }
    set { keepUnseen { $0.blocks.label = newValue } }
  }
  open var accessibilityValueBlock: AXStringReturnBlock? {
    get { unseen?.blocks.value }
    set { keepUnseen { $0.blocks.value = newValue } }
  }
  open var accessibilityHintBlock: AXStringReturnBlock? {
    get { unseen?.blocks.hint }
    set { keepUnseen { $0.blocks.hint = newValue } }
  }
  open var accessibilityIdentifierBlock: AXStringReturnBlock? {
    get { unseen?.blocks.identifier }
    set { keepUnseen { $0.blocks.identifier = newValue } }
  }
  open var accessibilityTraitsBlock: AXTraitsReturnBlock? {
    get { unseen?.blocks.traits }
    set { keepUnseen { $0.blocks.traits = newValue } }
  }

  // Called by assistive technology, which a film has none of.
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementIsFocused() -> Bool { false }
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }
}
