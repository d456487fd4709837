import Foundation

/// The feel of an impact. It does nothing in a film.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of an impact.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    case light = 0
    case medium, heavy, soft, rigid
  }

  /// Makes a generator.
  public override init() { super.init() }
  /// Makes a generator. The style has no effect.
  public init(style: FeedbackStyle) { super.init() }
  /// Does nothing.
  open func impactOccurred() {}
  /// Does nothing.
  open func impactOccurred(intensity: CGFloat) {}
}
