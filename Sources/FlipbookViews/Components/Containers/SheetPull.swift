import FlipbookDrawing
import FlipbookMotion

/// The sheet that a scroll view is in, which a finger may pull by what is in the scroll view.
package struct SheetPull: Equatable {
  /// Whether the sheet may grow, so that a finger going up makes it larger before anything scrolls.
  package var grows: Bool

  package init(grows: Bool) { self.grows = grows }
}

private enum SheetPullKey: EnvironmentKey { static var defaultValue: SheetPull? { nil } }

extension EnvironmentValues {
  /// The sheet around; nil outside of sheets.
  var sheetPull: SheetPull? {
    get { self[SheetPullKey.self] }
    set { self[SheetPullKey.self] = newValue }
  }
}
