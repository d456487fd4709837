import FlipbookDrawing
import FlipbookMotion
import Foundation

private enum JoinsStackKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether a navigation stack without a path becomes a part of the one around: on a page of that, but not in a tab, a column
  /// or a presentation there.
  var joinsStack: Bool {
    get { self[JoinsStackKey.self] }
    set { self[JoinsStackKey.self] = newValue }
  }
}
