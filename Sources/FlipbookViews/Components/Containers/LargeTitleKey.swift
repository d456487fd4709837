import FlipbookDrawing
import FlipbookMotion
import Foundation

private enum BelowBarKey: EnvironmentKey { static var defaultValue: Bool { false } }

private enum LargeTitleKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the bar over the page around has a large title.
  var largeTitleIsShown: Bool {
    get { self[LargeTitleKey.self] }
    set { self[LargeTitleKey.self] = newValue }
  }

  /// Whether the page around has a bar.
  var isBelowBar: Bool {
    get { self[BelowBarKey.self] }
    set { self[BelowBarKey.self] = newValue }
  }
}
