import FlipbookDrawing
import FlipbookMotion
import Foundation

private enum ElevatedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether a view lies in a sheet, whose grounds are lighter in the dark.
  var isElevated: Bool {
    get { self[ElevatedKey.self] }
    set { self[ElevatedKey.self] = newValue }
  }
}
