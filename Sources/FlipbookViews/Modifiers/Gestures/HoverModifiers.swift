import FlipbookDrawing
import FlipbookMotion
import Foundation

extension View {
  /// Runs a closure as a pointer comes and goes, by script.
  public func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> some View {
    modifier(HoverOnceModifier(action: action))
  }

  /// Runs a closure as a pointer moves over the view, by script.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping @MainActor (HoverPhase) -> Void
  ) -> some View {
    let space = coordinateSpace.coordinateSpace
    return modifier(
      HoverModifier(
        handler: HoverHandler { point, element in
          guard let point else { return action(.ended) }
          action(.active(_GestureContext(element: element).point(point, in: space)))
        }))
  }
}

/// Reports a change only once, however the pointer moves.
private struct HoverOnceModifier: ViewModifier {
  let action: @MainActor (Bool) -> Void
  @State private var memory = Memory()

  @MainActor
  final class Memory {
    var isInside = false
    nonisolated init() {}
  }

  init(action: @escaping @MainActor (Bool) -> Void) { self.action = action }

  func body(content: Content) -> some View {
    let (memory, action) = (memory, action)
    return content.modifier(
      HoverModifier(
        handler: HoverHandler { point, _ in
          guard memory.isInside != (point != nil) else { return }
          memory.isInside = point != nil
          action(memory.isInside)
        }))
  }
}

extension View {
  /// Turns off effects of a pointer; has no effect in a film.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Sets the effect of a pointer; has no effect in a film.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
  /// Sets the effect of a pointer over the view; has no effect in a film.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
}

extension EnvironmentValues {
  /// Whether a pointer has an effect: always true.
  public var isHoverEffectEnabled: Bool { true }
}
