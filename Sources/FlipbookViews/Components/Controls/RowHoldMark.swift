import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Has a row of a list be grey while a finger rests on a button in it.
struct RowHoldMark: ViewModifier {
  let isHeld: Bool

  /// How a row that is let go fades.
  static let release = Animation.easeInOut(duration: 0.3)
  /// A scroll view keeps a touch for itself that long, so that a row isn't grey as the list is scrolled.
  private static let hold = Animation.linear(duration: 0.001).delay(0.15)

  func body(content: Content) -> some View {
    content.animation(isHeld ? Self.hold : Self.release) {
      $0.modifier(RowMarkModifier(share: isHeld ? 1 : 0))
    }
  }
}
