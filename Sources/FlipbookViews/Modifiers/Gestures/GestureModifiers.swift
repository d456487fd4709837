import FlipbookDrawing
import FlipbookMotion
import Foundation

extension View {
  /// Attaches a gesture. Those of the views inside go before it.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture, mask: mask))
  }

  /// Attaches a gesture, or none.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture, mask: isEnabled ? .all : .subviews))
  }

  /// Attaches a gesture that goes before those of the views inside.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture, priority: .high, mask: mask))
  }

  /// Attaches a gesture, or none, that goes before those of the views inside.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture, priority: .high, mask: isEnabled ? .all : .subviews))
  }

  /// Attaches a gesture that is made together with others.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture, priority: .simultaneous, mask: mask))
  }

  /// Attaches a gesture, or none, that is made together with others.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture, priority: .simultaneous, mask: isEnabled ? .all : .subviews))
  }

  /// Runs a closure when the view is tapped.
  public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { _ in action() })
  }

  /// Runs a closure with the place of the tap when the view is tapped.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// Runs a closure with the place of the tap when the view is tapped.
  @_disfavoredOverload
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace, perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// Runs a closure after a long touch.
  ///
  /// - Parameters:
  ///   - minimumDuration: In seconds.
  ///   - maximumDistance: How far the finger may move, in points.
  ///   - onPressingChanged: Gets true when the view is touched, and false when the finger is lifted or goes too far.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      PressingGesture(
        base: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        pressing: onPressingChanged, action: action))
  }

  /// Runs a closure after a long touch.
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: (@MainActor (Bool) -> Void)? = nil, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }

  /// Performs an action when a finger is lifted, and reports when one comes down and goes: how buttons do it.
  public func _onButtonGesture(
    pressing: (@MainActor (Bool) -> Void)? = nil, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    onTapGesture(perform: action).simultaneousGesture(
      PressingGesture(
        base: LongPressGesture(minimumDuration: 86_400, maximumDistance: 10_000), pressing: pressing,
        action: {}))
  }
}

/// A gesture that says when it begins and when it is over, however it ends.
struct PressingGesture<Base: Gesture>: Gesture where Base.Value == Bool {
  typealias Body = Never
  typealias Value = Bool
  let base: Base
  let pressing: (@MainActor (Bool) -> Void)?
  let action: @MainActor () -> Void

  func _makeRecognizer(_ context: _GestureContext) -> _GestureRecognizer<Bool> {
    let made = PressingRecognizer(base._makeRecognizer(context))
    (made.pressing, made.action) = (pressing, action)
    return made
  }

  func _update(_ recognizer: _GestureRecognizer<Bool>) {
    guard let own = recognizer as? PressingRecognizer else { return }
    (own.pressing, own.action) = (pressing, action)
  }

  var _kinds: [String] { base._kinds }
}

@MainActor
private final class PressingRecognizer: WrappingRecognizer<Bool, Bool> {
  var pressing: (@MainActor (Bool) -> Void)?
  var action: @MainActor () -> Void = {}
  private var isPressed = false
  private var isDelivered = false
  private var isLifted = false

  /// A press that has lasted goes on until the finger is lifted.
  override var phase: Phase {
    get { base.phase == .ended && !isLifted ? .active : base.phase }
    set { base.phase = newValue }
  }

  override var value: Bool? {
    get { base.value }
    set { base.value = newValue }
  }

  override func handle(_ event: TouchEvent) {
    super.handle(event)
    if event.phase == .ended || event.phase == .cancelled { isLifted = true }
  }

  override func deliver() {
    super.deliver()
    if base.phase == .ended, !isDelivered {
      isDelivered = true
      action()
    }
    notify(phase == .active && value == true)
  }

  override func cancel() {
    isLifted = true
    super.cancel()
    notify(false)
  }

  private func notify(_ new: Bool) {
    guard new != isPressed else { return }
    isPressed = new
    pressing?(new)
  }
}
