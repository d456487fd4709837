import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// A view that acts when it is touched.
open class UIControl: UIView {
  /// The events of a control, as a set.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Makes a set of events from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger came down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down again. It is never sent.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moved, no more than 70 points outside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moved, more than 70 points outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger came back into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger left the control by more than 70 points.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger was lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger was lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch was cancelled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value of the control changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control was used in its main way.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control opened its menu.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// A text field began editing.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text of a text field changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A text field ended editing.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// A text field ended editing by its return key. It is never sent.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0xfff)
    /// All events of text fields.
    public static let allEditingEvents = Event(rawValue: 0xf0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xffff_ffff)
  }

  /// The states of a control, as a set.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Makes a set of states from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Enabled, and neither highlighted nor selected.
    public static let normal: State = []
    /// Under a finger.
    public static let highlighted = State(rawValue: 1)
    /// Not to be used.
    public static let disabled = State(rawValue: 2)
    /// Chosen.
    public static let selected = State(rawValue: 4)
    /// In focus. No control of a film is.
    public static let focused = State(rawValue: 8)
  }

  /// The place of the content from left to right.
  public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
    case center = 0
    case left, right, fill, leading, trailing
  }

  /// The place of the content from top to bottom.
  public enum ContentVerticalAlignment: Int, Hashable, Sendable {
    case center = 0
    case top, bottom, fill
  }

  /// A method that is called for some events.
  struct Target {
    weak var target: AnyObject?
    var action: Selector
    var events: Event
  }
  private(set) var targets: [Target] = []
  private(set) var actions: [(action: UIAction, events: Event)] = []

  /// Whether the control can be used; true unless set.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateChanged() } } }
  /// Whether the control is chosen.
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  /// Whether the control is under a finger.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
  /// Whether the control follows a touch.
  open private(set) var isTracking = false
  /// Whether the touch is no more than 70 points outside the control.
  open private(set) var isTouchInside = false
  /// The place of the content from left to right; `center` unless set. Buttons use it.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }
  /// The place of the content from top to bottom; `center` unless set. Buttons use it.
  open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }
  /// Whether a tap opens the control's menu; a long touch does unless set.
  open var showsMenuAsPrimaryAction = false
  /// Whether the control's menu can be opened; true unless set.
  open var isContextMenuInteractionEnabled = true
  /// Whether the control's menu is open.
  var isMenuOpen = false { didSet { if isMenuOpen != oldValue { stateChanged() } } }

  /// Returns the control's menu at a point; nil unless overridden.
  ///
  /// - Parameter interaction: Always nil: the control is not lifted.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction?, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Called after a line of the control's menu has been chosen.
  func chose(_ action: UIAction) {}

  /// Makes a control without actions.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a control with an action for its main use.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Makes a view of no size. Archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.nib?.read(into: self as UIControl)
  }

  /// Whether the control is highlighted, disabled and selected.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  func stateChanged() {}

  /// Calls a method of a target when one of some events happens.
  ///
  /// - Parameter target: nil for the first responder that has the method: the control's superviews and their
  ///   view controllers are asked.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    targets.append(Target(target: target.map { $0 as AnyObject }, action: action, events: controlEvents))
  }

  /// Takes off the targets of any of the events; nil stands for every target or method.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll { entry in
      (object == nil || entry.target === object) && (action == nil || entry.action == action)
        && !entry.events.isDisjoint(with: controlEvents)
    }
  }

  /// Performs an action when one of some events happens.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }

  /// Takes an action off, for all of its events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action === action }
  }

  /// Takes the actions with an identifier off, for all of their events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    actions.removeAll { $0.action.identifier == actionIdentifier }
  }

  /// Calls the targets and actions of some events.
  open func sendActions(for controlEvents: Event) {
    for entry in targets where !entry.events.isDisjoint(with: controlEvents) {
      sendAction(
        entry.action, to: entry.target, for: touchEvent ?? UIEvent(timestamp: FilmClock.now, touches: []))
    }
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      entry.action.perform(sender: self)
    }
  }

  /// Calls a method of a target; nil for the nearest view controller above.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    action.send(to: target.map { $0 as AnyObject } ?? nextController, self, event)
  }

  /// The first controller of the chain of responders, which a scene may bend.
  private var nextController: AnyObject? {
    var responder = next
    while let one = responder {
      if one is UIViewController { return one }
      responder = one.next
    }
    return nil
  }

  /// The targets that can be hashed.
  open var allTargets: Set<AnyHashable> { Set(targets.compactMap { $0.target as? AnyHashable }) }

  // MARK: Touches

  /// The event of the touch that is being handled, for the actions that follow from it.
  private var touchEvent: UIEvent?

  /// Whether the control follows a touch that came down; true unless overridden.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Whether the control still follows a touch that moved; true unless overridden.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the touch is lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when the touch is cancelled.
  open func cancelTracking(with event: UIEvent?) {}

  /// Begins to follow a touch, and sends `touchDown`.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchEvent = event
    defer { touchEvent = nil }
    // Any order: a set of touches has one.
    guard isEnabled, let touch = touches.first else { return }
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return }
    isTouchInside = true
    isHighlighted = true
    sendActions(for: .touchDown)
  }

  /// Follows a touch that moved, and sends the events of dragging.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchEvent = event
    defer { touchEvent = nil }
    // Any order: a set of touches has one.
    guard isTracking, let touch = touches.first else { return }
    isTracking = continueTracking(touch, with: event)
    // A finger may stray a little and still mean the control.
    let inside = bounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self))
    if inside != isTouchInside {
      isTouchInside = inside
      isHighlighted = inside
      sendActions(for: inside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: inside ? .touchDragInside : .touchDragOutside)
  }

  /// Stops following a touch, and sends the event of its place.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchEvent = event
    defer { touchEvent = nil }
    guard isTracking else { return }
    // Any order: a set of touches has one.
    endTracking(touches.first, with: event)
    isTracking = false
    isHighlighted = false
    if isTouchInside {
      if showsMenuAsPrimaryAction, openMenu() { return }
      triggered()
      sendActions(for: .touchUpInside)
    } else {
      sendActions(for: .touchUpOutside)
    }
  }

  /// Sends the events that a touch inside causes besides `touchUpInside`.
  func triggered() { sendActions(for: .primaryActionTriggered) }

  /// Stops following a touch that was cancelled, and sends `touchCancel`.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchEvent = event
    defer { touchEvent = nil }
    guard isTracking else { return }
    cancelTracking(with: event)
    isTracking = false
    isHighlighted = false
    sendActions(for: .touchCancel)
  }
}
