import FlipbookDrawing
import FlipbookMotion
import Foundation

private enum InSectionKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the rows around belong to a section of the scene's.
  var isInSection: Bool {
    get { self[InSectionKey.self] }
    set { self[InSectionKey.self] = newValue }
  }
}
