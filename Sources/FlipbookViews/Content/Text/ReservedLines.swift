import FlipbookDrawing
import FlipbookMotion
import Foundation

private enum ReservedLinesKey: EnvironmentKey { static var defaultValue: Int { 1 } }

extension EnvironmentValues {
  /// As many lines as a text is high at least.
  var reservedLines: Int {
    get { self[ReservedLinesKey.self] }
    set { self[ReservedLinesKey.self] = newValue }
  }
}
