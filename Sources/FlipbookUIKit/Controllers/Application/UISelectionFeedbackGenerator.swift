import Foundation

/// The feel of a changed choice. It does nothing in a film.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Makes a generator.
  public override init() { super.init() }
  /// Does nothing.
  open func selectionChanged() {}
}
