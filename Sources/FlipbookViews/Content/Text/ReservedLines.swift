import FlipbookDrawing
import FlipbookMotion
import Foundation

private enum ReservedLinesKey: EnvironmentKey { static var defaultValue: Int { 1 } }
private enum EmptyTextsKeepALineKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// As many lines as a text is high at least.
  var reservedLines: Int {
    get { self[ReservedLinesKey.self] }
    set { self[ReservedLinesKey.self] = newValue }
  }
  /// Whether an empty text is as high as a line, as in what can be typed into; elsewhere it takes no room.
  var emptyTextsKeepALine: Bool {
    get { self[EmptyTextsKeepALineKey.self] }
    set { self[EmptyTextsKeepALineKey.self] = newValue }
  }
}
