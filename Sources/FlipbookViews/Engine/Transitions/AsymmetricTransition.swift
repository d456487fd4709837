import FlipbookDrawing
import FlipbookMotion

/// One transition for coming, another for going.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// The transition of coming.
  public var insertion: Insertion
  /// The transition of going.
  public var removal: Removal

  /// Makes a transition of two, one for coming and one for going.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  /// The content; in the appearance of one transition before, and of the other after.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    // Each takes part only in its own half; in the other it stands still, so that both may animate apart.
    removal.apply(
      content: insertion.apply(content: content, phase: phase == .willAppear ? .willAppear : .identity),
      phase: phase == .didDisappear ? .didDisappear : .identity)
  }
}
