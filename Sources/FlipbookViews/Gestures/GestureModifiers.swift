import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Lets a view answer to scripted taps as a gesture does.
struct GestureModifier: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  let taps: [_TapAction]
  let index: Int
  @Environment(\.isEnabled) private var isEnabled

  init(taps: [_TapAction], index: Int) { (self.taps, self.index) = (taps, index) }

  var tapHandler: TapHandler? {
    guard isEnabled, taps.indices.contains(index) else { return nil }
    return TapHandler(count: taps[index].count, action: taps[index].action)
  }
}

extension View {
  private func answering<G: Gesture>(to gesture: G, including mask: GestureMask) -> some View {
    let taps = mask.contains(.gesture) ? gesture._tapHandlers { _ in } : []
    // Two levels are enough for a double tap before a single one.
    return modifier(GestureModifier(taps: taps, index: 0)).modifier(GestureModifier(taps: taps, index: 1))
  }

  /// Attaches a gesture. A film has no fingers: scripted taps reach it, all else waits.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    answering(to: gesture, including: mask)
  }

  /// Attaches a gesture, or none.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    answering(to: gesture, including: isEnabled ? .all : .none)
  }

  /// Attaches a gesture that goes before those of the views inside.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    answering(to: gesture, including: mask)
  }

  /// Attaches a gesture that is made together with others.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    answering(to: gesture, including: mask)
  }

  /// Runs a closure after a long touch, of which a film has none.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> some View { self }

  /// Runs a closure after a long touch, of which a film has none.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: (@MainActor (Bool) -> Void)?, perform action: @escaping @MainActor () -> Void
  ) -> some View { self }

  /// Runs a closure as a pointer comes and goes, of which a film has none.
  public func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> some View { self }

  /// Runs a closure as a pointer moves, of which a film has none.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping @MainActor (HoverPhase) -> Void
  ) -> some View { self }
}

/// Whether a pointer is over a view, and where.
@frozen public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}
