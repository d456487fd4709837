import Foundation

/// A haptic effect. It does nothing in a film.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
  /// Makes a generator.
  public override init() {}
  /// Does nothing.
  open func prepare() {}
}
