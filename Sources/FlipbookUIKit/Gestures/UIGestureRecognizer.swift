import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Decides on gestures of a recognizer.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
  {
    true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

/// Recognises a gesture in touches of a view, and calls its targets.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Hashable, Sendable {
    case possible = 0
    case began, changed, ended, cancelled, failed
    /// The same as ended, for gestures that happen at once.
    public static var recognized: State { .ended }
  }

  open internal(set) weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var requiresExclusiveTouchType = true
  open var name: String?
  /// Setting it tells the targets.
  open var state = State.possible { didSet { if state != .possible, state != .failed { tell() } } }
  private var targets: [(target: () -> AnyObject?, action: Selector)] = []
  private var handlers: [() -> Void] = []
  private var mustFail: [UIGestureRecognizer] = []
  var place = CGPoint.zero

  public override init() {}

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    targets.append(({ [weak object] in object }, action))
  }

  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll { entry in
      (object == nil || entry.target() === object) && (action == nil || entry.action == action)
    }
  }

  func addHandler(_ handler: @escaping () -> Void) { handlers.append(handler) }

  private func tell() {
    for entry in targets { entry.action.send(to: entry.target(), self, nil) }
    handlers.forEach { $0() }
  }

  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    mustFail.append(otherGestureRecognizer)
  }

  open var numberOfTouches: Int { 1 }

  /// - Parameter view: nil for the window's coordinates.
  open func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }

  /// Begins anew.
  open func reset() {}

  // MARK: Touches

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Whether the gesture may go on: it is asked for, and nothing that goes before it has it.
  final var mayBegin: Bool {
    guard isEnabled, delegate?.gestureRecognizerShouldBegin(self) ?? true,
      view?.gestureRecognizerShouldBegin(self) ?? true
    else { return false }
    return mustFail.allSatisfy { $0.state == .possible || $0.state == .failed }
  }

  /// Forgets the course that is over.
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

/// Fingers that come down and go up at one place.
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1 {
    didSet {
      unsupported("UITapGestureRecognizer.numberOfTouchesRequired", when: numberOfTouchesRequired > 1)
    }
  }
  private var start = CGPoint.zero

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { start = place }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if hypot(place.x - start.x, place.y - start.y) > 10 { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    // Any order: a set of touches has one.
    guard state == .possible, let touch = touches.first else { return }
    if touch.tapCount >= numberOfTapsRequired, touch.tapCount % numberOfTapsRequired == 0 {
      if mayBegin { state = .ended }
    }
  }
}

/// A finger that rests.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// In seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// In points.
  open var allowableMovement: CGFloat = 10
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1 {
    didSet {
      unsupported("UILongPressGestureRecognizer.numberOfTouchesRequired", when: numberOfTouchesRequired > 1)
    }
  }
  private var start = CGPoint.zero
  private var generation = 0

  open override func reset() { generation += 1 }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = place
    generation += 1
    let planned = generation
    FilmClock.post(after: minimumPressDuration) { [weak self] in
      guard let self, planned == generation, state == .possible, mayBegin else { return }
      state = .began
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isGoing {
      state = .changed
    } else if hypot(place.x - start.x, place.y - start.y) > allowableMovement {
      generation += 1
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    generation += 1
    if isGoing { state = .ended }
  }
}

/// A finger that is dragged.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1 {
    didSet { unsupported("UIPanGestureRecognizer.minimumNumberOfTouches", when: minimumNumberOfTouches > 1) }
  }
  open var maximumNumberOfTouches = Int.max
  private var start = CGPoint.zero
  private var offset = CGPoint.zero
  private var samples: [(time: TimeInterval, place: CGPoint)] = []
  /// In the window, in points a second, where a script says so.
  var givenVelocity: CGPoint?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = place
    offset = .zero
    samples = [(event.timestamp, place)]
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    samples.append((event.timestamp, place))
    if samples.count > 16 { samples.removeFirst() }
    if isGoing {
      state = .changed
    } else if state == .possible, hypot(place.x - start.x, place.y - start.y) >= 10 {
      if mayBegin {
        // What was gone before it was known for a drag does not count.
        start = place
        state = .began
      } else {
        state = .failed
      }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    samples.append((event.timestamp, place))
    if isGoing { state = .ended }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if isGoing { state = .cancelled }
  }

  /// How far the finger has come, in points.
  open func translation(in view: UIView?) -> CGPoint {
    let (from, to) = (view?.convert(start, from: nil) ?? start, location(in: view))
    return CGPoint(x: to.x - from.x + offset.x, y: to.y - from.y + offset.y)
  }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    start = place
    offset = translation
  }

  /// In points per second, over the last tenth of one.
  open func velocity(in view: UIView?) -> CGPoint {
    if let givenVelocity {
      guard let view else { return givenVelocity }
      let (from, to) = (view.convert(CGPoint.zero, from: nil), view.convert(givenVelocity, from: nil))
      return CGPoint(x: to.x - from.x, y: to.y - from.y)
    }
    guard let last = samples.last else { return .zero }
    let first = samples.last { last.time - $0.time >= 0.1 - 1e-9 } ?? samples[0]
    guard last.time > first.time else { return .zero }
    let (from, to) = (
      view?.convert(first.place, from: nil) ?? first.place, view?.convert(last.place, from: nil) ?? last.place
    )
    let time = CGFloat(last.time - first.time)
    return CGPoint(x: (to.x - from.x) / time, y: (to.y - from.y) / time)
  }
}

/// A drag that begins at an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let size = UIScreen.main.bounds.size
    let isNear =
      (edges.contains(.left) && place.x <= 20) || (edges.contains(.right) && place.x >= size.width - 20)
      || (edges.contains(.top) && place.y <= 20) || (edges.contains(.bottom) && place.y >= size.height - 20)
    guard isNear else {
      state = .failed
      return
    }
    super.touchesBegan(touches, with: event)
  }
}

/// A quick drag in a direction.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  open var direction = Direction.right
  open var numberOfTouchesRequired = 1 {
    didSet {
      unsupported("UISwipeGestureRecognizer.numberOfTouchesRequired", when: numberOfTouchesRequired > 1)
    }
  }
  private var start = (time: 0.0, place: CGPoint.zero)

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = (event.timestamp, place)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    guard event.timestamp - start.time <= 0.5 else {
      state = .failed
      return
    }
    let (dx, dy) = (place.x - start.place.x, place.y - start.place.y)
    let (along, across) = direction.isDisjoint(with: [.left, .right]) ? (dy, dx) : (dx, dy)
    let isRight =
      (direction.contains(.right) && dx > 50) || (direction.contains(.left) && dx < -50)
      || (direction.contains(.down) && dy > 50) || (direction.contains(.up) && dy < -50)
    if isRight, abs(across) < abs(along), mayBegin { state = .ended }
  }
}

/// A pointer over a view.
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
