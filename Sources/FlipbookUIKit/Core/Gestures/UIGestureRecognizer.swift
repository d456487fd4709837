import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// A recognizer of a gesture in the touches of a view. It calls its targets.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  /// The stage of a gesture.
  public enum State: Int, Hashable, Sendable {
    case possible = 0
    case began, changed, ended, cancelled, failed
    /// As `ended`, for gestures that happen at once.
    public static var recognized: State { .ended }
  }

  /// The view of the recognizer.
  open internal(set) weak var view: UIView?
  /// The object that decides on gestures; it is not retained.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether the recognizer gets touches that begin from now on.
  open var isEnabled = true
  /// Whether a recognised gesture takes the touch from the view; true unless set.
  open var cancelsTouchesInView = true
  /// Has no effect. Touches come from the film's script.
  open var delaysTouchesBegan = false
  /// Has no effect. Touches come from the film's script.
  open var delaysTouchesEnded = true
  /// Has no effect. Touches come from the film's script.
  open var requiresExclusiveTouchType = true
  /// Has no effect. Touches come from the film's script.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// Has no effect. Touches come from the film's script.
  open var allowedPressTypes: [NSNumber] = [0, 1, 2, 3, 4]
  /// A name by which the recognizer is found.
  open var name: String?
  /// The stage of the gesture. Setting it calls the targets, except for `possible` and `failed`.
  open var state = State.possible { didSet { if state != .possible, state != .failed { notify() } } }
  private var targets: [(target: () -> AnyObject?, action: Selector)] = []
  private var handlers: [() -> Void] = []
  private var mustFail: [UIGestureRecognizer] = []
  var place = CGPoint.zero

  /// Makes a recognizer without targets.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// Makes a recognizer with a target.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Calls a method of a target at each stage; the target is not retained.
  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    targets.append(({ [weak object] in object }, action))
  }

  /// Takes off targets; nil stands for every target or method.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll { entry in
      (object == nil || entry.target() === object) && (action == nil || entry.action == action)
    }
  }

  func addHandler(_ handler: @escaping () -> Void) { handlers.append(handler) }

  private func notify() {
    for entry in targets { entry.action.send(to: entry.target(), self, nil) }
    handlers.forEach { $0() }
  }

  /// Begins only while another gesture has not begun. It does not wait for the other to fail.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    mustFail.append(otherGestureRecognizer)
  }

  /// Always 1.
  open var numberOfTouches: Int { 1 }

  /// Returns the place in a view's coordinates, in points; nil stands for the window.
  open func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }

  /// Returns the place in a view's coordinates, in points, whatever the touch.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }

  /// Called before each new touch.
  open func reset() {}

  // MARK: Touches

  /// Called when the finger comes down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when the finger moves.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when the finger is lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when the touch is cancelled.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Whether the gesture may begin: it is allowed, and none that comes before it has begun.
  final var mayBegin: Bool {
    guard isEnabled, delegate?.gestureRecognizerShouldBegin(self) ?? true,
      view?.gestureRecognizerShouldBegin(self) ?? true
    else { return false }
    return mustFail.allSatisfy { $0.state == .possible || $0.state == .failed }
  }

  /// Forgets the gesture that is over.
  final func prepare() {
    if state != .possible { quietly(.possible) }
    reset()
  }

  final func quietly(_ state: State) {
    let (targets, handlers) = (self.targets, self.handlers)
    (self.targets, self.handlers) = ([], [])
    self.state = state
    (self.targets, self.handlers) = (targets, handlers)
  }

  final var isGoing: Bool { state == .began || state == .changed }
}
