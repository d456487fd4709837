import FlipbookDrawing
import Foundation

/// What can respond to touches: views, view controllers, windows and the application.
@MainActor @preconcurrency
open class UIResponder {
  public init() {}

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

  // Called by menus and keys, which a film has none of.
  open func copy(_ sender: Any?) {}
  open func cut(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}

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
}

/// Responders are told apart by which object they are, as UIKit's are.
extension UIResponder: Hashable {
  public nonisolated static func == (lhs: UIResponder, rhs: UIResponder) -> Bool { lhs === rhs }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A finger on the screen.
@MainActor @preconcurrency
public final class UITouch {
  /// Where in its course a touch is.
  public enum Phase: Int, Hashable, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  public internal(set) var phase = Phase.began
  /// How often the finger came down at this place.
  public internal(set) var tapCount = 1
  /// In film time, in seconds.
  public internal(set) var timestamp: TimeInterval = 0
  public internal(set) var view: UIView?
  public internal(set) var window: UIWindow?
  var place = CGPoint.zero
  var previousPlace = CGPoint.zero

  init() {}

  /// In a view's coordinates, in points; nil for the window's.
  public func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }
  public func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousPlace, from: nil) ?? previousPlace
  }
  /// 0 for a finger whose pressure is not known.
  public var force: CGFloat { 0 }
  public var maximumPossibleForce: CGFloat { 0 }
}

extension UITouch: Hashable {
  public nonisolated static func == (lhs: UITouch, rhs: UITouch) -> Bool { lhs === rhs }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What happened to touches at one time.
@MainActor @preconcurrency
public final class UIEvent {
  public enum EventType: Int, Hashable, Sendable {
    case touches = 0
    case motion, remoteControl, presses
  }

  public enum EventSubtype: Int, Hashable, Sendable {
    case none = 0
    case motionShake = 1
  }

  public var type: EventType { .touches }
  public var subtype: EventSubtype { .none }
  /// In film time, in seconds.
  public let timestamp: TimeInterval
  public let allTouches: Set<UITouch>?

  init(timestamp: TimeInterval, touches: Set<UITouch>) {
    self.timestamp = timestamp
    allTouches = touches
  }

  public func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
}
