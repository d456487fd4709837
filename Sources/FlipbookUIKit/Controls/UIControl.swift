import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A view that does something when it is touched.
open class UIControl: UIView {
  /// What happened to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0xfff)
    public static let allEditingEvents = Event(rawValue: 0xf0000)
    public static let allEvents = Event(rawValue: 0xffff_ffff)
  }

  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
  }

  public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
    case center = 0
    case left, right, fill, leading, trailing
  }

  public enum ContentVerticalAlignment: Int, Hashable, Sendable {
    case center = 0
    case top, bottom, fill
  }

  private struct Target {
    weak var target: AnyObject?
    var action: Selector
    var events: Event
  }
  private var targets: [Target] = []
  private var actions: [(action: UIAction, events: Event)] = []

  open var isEnabled = true { didSet { if isEnabled != oldValue { stateChanged() } } }
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
  open private(set) var isTracking = false
  open private(set) var isTouchInside = false
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }
  open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }
  open var showsMenuAsPrimaryAction = false {
    didSet { unsupported("UIControl.showsMenuAsPrimaryAction", when: showsMenuAsPrimaryAction) }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  func stateChanged() {}

  /// - Parameter target: nil for the first responder that has the method: the control's superviews and their view
  ///   controllers are asked.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    targets.append(Target(target: target.map { $0 as AnyObject }, action: action, events: controlEvents))
  }

  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll { entry in
      (object == nil || entry.target === object) && (action == nil || entry.action == action)
        && !entry.events.isDisjoint(with: controlEvents)
    }
  }

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action === action }
  }

  open func sendActions(for controlEvents: Event) {
    for entry in targets where !entry.events.isDisjoint(with: controlEvents) {
      sendAction(
        entry.action, to: entry.target, for: touchEvent ?? UIEvent(timestamp: FilmClock.now, touches: []))
    }
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      entry.action.perform(sender: self)
    }
  }

  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    action.send(to: target.map { $0 as AnyObject } ?? nearestController, self, event)
  }

  private var nearestController: AnyObject? {
    var responder = next
    while let one = responder {
      if one is UIViewController { return one }
      responder = one.next
    }
    return nil
  }

  open var allTargets: Set<AnyHashable> { Set(targets.compactMap { $0.target as? AnyHashable }) }

  // MARK: Touches

  /// What is told of a finger just now, for the actions that follow from it.
  private var touchEvent: UIEvent?

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

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

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchEvent = event
    defer { touchEvent = nil }
    guard isTracking else { return }
    // Any order: a set of touches has one.
    endTracking(touches.first, with: event)
    isTracking = false
    isHighlighted = false
    if isTouchInside {
      triggered()
      sendActions(for: .touchUpInside)
    } else {
      sendActions(for: .touchUpOutside)
    }
  }

  /// What a touch that ends inside does besides.
  func triggered() { sendActions(for: .primaryActionTriggered) }

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
