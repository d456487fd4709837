import FlipbookDrawing
import Foundation

/// An object that can respond to touches: a view, a view controller, a window or the application.
@MainActor @preconcurrency
open class UIResponder: UIResponderStandardEditActions {
  /// Makes a responder.
  public override init() {}

  /// The class itself.
  open class func classForCoder() -> AnyClass { self }

  /// The responder that is asked after this one; nil at the end.
  open var next: UIResponder? { nil }

  /// Whether the responder takes typing; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder stops typing when it is asked to; true unless overridden.
  open var canResignFirstResponder: Bool { true }
  /// Whether the responder takes typing. Several responders can be first at a time.
  open private(set) var isFirstResponder = false

  /// Makes the responder take typing, if it can. Returns whether it does.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    isFirstResponder = true
    return true
  }

  /// Stops taking typing. Returns true unless overridden.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    isFirstResponder = false
    return true
  }

  /// Called with the change of a property that is observed by its name.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// Whether the responder's class has a method of the scene's own, written as `#selector(…)` in the call.
  ///
  /// Methods that only UIKit's classes have are not found.
  open func responds(to selector: Selector!) -> Bool { selector?.isMethod(of: self) ?? false }

  /// Called on an object of a storyboard or a file of views when all of its outlets are set.
  open func awakeFromNib() {}
  /// Never called.
  open func prepareForInterfaceBuilder() {}

  /// The key commands of the responder. A film has no keyboard.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// The view in place of the keyboard; nil unless overridden. A film shows no keyboard.
  open var inputView: UIView? { nil }
  /// The view above the keyboard; nil unless overridden. A film shows no keyboard.
  open var inputAccessoryView: UIView? { nil }
  /// Does nothing. A film shows no keyboard.
  open func reloadInputViews() {}

  /// Whether a menu may offer an action; false unless overridden. A film shows no such menu.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  /// Returns the nearest responder that performs an action; nil for none.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    sequence(first: self, next: \.next).first { $0.canPerformAction(action, withSender: sender) }
  }

  /// Never called. A film's device is not shaken.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Never called. A film's device is not shaken.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Never called. A film's device is not shaken.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// Passes touches that came down on to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  /// Passes touches that moved on to the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  /// Passes touches that were lifted on to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  /// Passes touches that were cancelled on to the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Accessibility

  /// The values that no film shows; nil for responders that have none.
  var sparseState: SparseResponderState?

  final func changeSparseState(_ change: (SparseResponderState) -> Void) {
    let values = sparseState ?? SparseResponderState()
    change(values)
    sparseState = values
  }

  /// Whether assistive technology sees this element. Has no effect in a film.
  open var isAccessibilityElement: Bool {
    get { sparseState?.isElement ?? false }
    set { changeSparseState { $0.isElement = newValue } }
  }
  /// The name by which a script finds the element.
  open var accessibilityIdentifier: String? {
    get { sparseState?.identifier }
    set { changeSparseState { $0.identifier = newValue } }
  }
  /// The spoken name of the element. A script finds the element by it, too.
  open var accessibilityLabel: String? {
    get { sparseState?.label }
    set { changeSparseState { $0.label = newValue } }
  }
  /// The spoken name with attributes. Has no effect in a film.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { sparseState?.attributedLabel }
    set { changeSparseState { $0.attributedLabel = newValue } }
  }
  /// The spoken hint. Has no effect in a film.
  open var accessibilityHint: String? {
    get { sparseState?.hint }
    set { changeSparseState { $0.hint = newValue } }
  }
  /// The spoken hint with attributes. Has no effect in a film.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { sparseState?.attributedHint }
    set { changeSparseState { $0.attributedHint = newValue } }
  }
  /// The spoken value. Has no effect in a film.
  open var accessibilityValue: String? {
    get { sparseState?.value }
    set { changeSparseState { $0.value = newValue } }
  }
  /// The spoken value with attributes. Has no effect in a film.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { sparseState?.attributedValue }
    set { changeSparseState { $0.attributedValue = newValue } }
  }
  /// The traits of the element. They have no effect in a film.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { sparseState?.traits ?? [] }
    set { changeSparseState { $0.traits = newValue } }
  }
  /// The language of the spoken text. Has no effect in a film.
  open var accessibilityLanguage: String? {
    get { sparseState?.language }
    set { changeSparseState { $0.language = newValue } }
  }
  /// Whether elements inside are hidden from assistive technology. Has no effect in a film.
  open var accessibilityElementsHidden: Bool {
    get { sparseState?.hidesElements ?? false }
    set { changeSparseState { $0.hidesElements = newValue } }
  }
  /// Whether assistive technology ignores the views around this one. Has no effect in a film.
  open var accessibilityViewIsModal: Bool {
    get { sparseState?.isModal ?? false }
    set { changeSparseState { $0.isModal = newValue } }
  }
  /// Whether inverted colours leave the view alone. Has no effect in a film.
  open var accessibilityIgnoresInvertColors: Bool {
    get { sparseState?.ignoresInvertColors ?? false }
    set { changeSparseState { $0.ignoresInvertColors = newValue } }
  }
  /// Whether the element responds to users; true unless set. Has no effect in a film.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { sparseState?.respondsToUserInteraction ?? true }
    set { changeSparseState { $0.respondsToUserInteraction = newValue } }
  }
  /// Whether elements inside are visited together. Has no effect in a film.
  open var shouldGroupAccessibilityChildren: Bool {
    get { sparseState?.groupsChildren ?? false }
    set { changeSparseState { $0.groupsChildren = newValue } }
  }
  /// The elements inside, in order; nil unless set. They have no effect in a film.
  open var accessibilityElements: [Any]? {
    get { sparseState?.elements }
    set { changeSparseState { $0.elements = newValue } }
  }
  /// The kind of container. Has no effect in a film.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { sparseState?.containerType ?? .none }
    set { changeSparseState { $0.containerType = newValue } }
  }
  /// The way of moving between the elements inside. Has no effect in a film.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { sparseState?.navigationStyle ?? .automatic }
    set { changeSparseState { $0.navigationStyle = newValue } }
  }
  /// The outline of the element; nil for its frame. Has no effect in a film.
  open var accessibilityPath: UIBezierPath? {
    get { sparseState?.path }
    set { changeSparseState { $0.path = newValue } }
  }
  /// The custom actions of the element. They have no effect in a film.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { sparseState?.customActions }
    set { changeSparseState { $0.customActions = newValue } }
  }
  /// The custom rotors of the element. They have no effect in a film.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { sparseState?.customRotors }
    set { changeSparseState { $0.customRotors = newValue } }
  }
  /// The spoken names by which a user can ask for the element. They have no effect in a film.
  open var accessibilityUserInputLabels: [String]! {
    get { sparseState?.userInputLabels }
    set { changeSparseState { $0.userInputLabels = newValue } }
  }
  /// The element's frame in the window, in points; for a view its own where none was set.
  open var accessibilityFrame: CGRect {
    get { sparseState?.frame ?? .zero }
    set { changeSparseState { $0.frame = newValue } }
  }
  /// The point that assistive technology taps, in the window, in points; the middle of the frame where none
  /// was set.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return sparseState?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { changeSparseState { $0.activationPoint = newValue } }
  }

  /// A block that returns ``isAccessibilityElement``. It is kept and never called.
  open var isAccessibilityElementBlock: AXBoolReturnBlock? {
    get { sparseState?.blocks.isElement }
    set { changeSparseState { $0.blocks.isElement = newValue } }
  }
  /// A block that returns ``accessibilityElements``. It is kept and never called.
  open var accessibilityElementsBlock: AXArrayReturnBlock? {
    get { sparseState?.blocks.elements }
    set { changeSparseState { $0.blocks.elements = newValue } }
  }
  /// A block that returns ``accessibilityLabel``. It is kept and never called.
  open var accessibilityLabelBlock: AXStringReturnBlock? {
    get { sparseState?.blocks.label }
    set { changeSparseState { $0.blocks.label = newValue } }
  }
  /// A block that returns ``accessibilityValue``. It is kept and never called.
  open var accessibilityValueBlock: AXStringReturnBlock? {
    get { sparseState?.blocks.value }
    set { changeSparseState { $0.blocks.value = newValue } }
  }
  /// A block that returns ``accessibilityHint``. It is kept and never called.
  open var accessibilityHintBlock: AXStringReturnBlock? {
    get { sparseState?.blocks.hint }
    set { changeSparseState { $0.blocks.hint = newValue } }
  }
  /// A block that returns ``accessibilityIdentifier``. It is kept and never called.
  open var accessibilityIdentifierBlock: AXStringReturnBlock? {
    get { sparseState?.blocks.identifier }
    set { changeSparseState { $0.blocks.identifier = newValue } }
  }
  /// A block that returns ``accessibilityTraits``. It is kept and never called.
  open var accessibilityTraitsBlock: AXTraitsReturnBlock? {
    get { sparseState?.blocks.traits }
    set { changeSparseState { $0.blocks.traits = newValue } }
  }

  /// Never called. A film has no assistive technology.
  open func accessibilityActivate() -> Bool { false }
  /// Never called. A film has no assistive technology.
  open func accessibilityIncrement() {}
  /// Never called. A film has no assistive technology.
  open func accessibilityDecrement() {}
  /// Never called. A film has no assistive technology.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Never called. A film has no assistive technology.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Never called. A film has no assistive technology.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Never called. A film has no assistive technology.
  open func accessibilityElementDidBecomeFocused() {}
  /// Never called. A film has no assistive technology.
  open func accessibilityElementDidLoseFocus() {}
  /// Always false. A film has no assistive technology.
  open func accessibilityElementIsFocused() -> Bool { false }
  /// Returns the number of ``accessibilityElements``.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// Returns the element at a place in ``accessibilityElements``; nil beyond the ends.
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  /// Returns the place of an element in ``accessibilityElements``; `NSNotFound` where it is not there.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }
}
