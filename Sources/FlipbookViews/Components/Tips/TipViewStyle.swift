import FlipbookDrawing
import FlipbookMotion

/// A style of tips.
@MainActor @preconcurrency
public protocol TipViewStyle {
  /// The view of a tip.
  associatedtype Body: View
  /// The parts of a tip.
  typealias Configuration = TipViewStyleConfiguration
  /// Makes the view of a tip.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
